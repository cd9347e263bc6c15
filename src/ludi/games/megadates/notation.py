"""Orders as one line of text (section 13): `R1: 1 1L 1R E; RAM; SHOOT(S1)@near; REPAIR(M1)`.

Reading turns a line into the chain of small actions for the ship whose orders come next, with units assigned
where the line names none; an error says what is wrong, where, and by which rule.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from ludi.engine.errors import NotationError
from ludi.engine.views import Refusal
from ludi.games.megadates.codec import (
    DONE,
    FLAGS,
    KIND_NAMES,
    PLAIN,
    RAM,
    RETURN,
    SEAL,
    SHIP_CODES,
    SIGNALS,
    STEP,
    STEP_NAMES,
    TO,
    UNIT_CODES,
    VERB,
    MegadatesCodec,
    unit_code,
)
from ludi.games.megadates.fleet import ARROW_RANGE, FIRE_RANGE, SQUADRONS
from ludi.games.megadates.orders import NEAREST
from ludi.games.megadates.refusals import why_not
from ludi.games.megadates.setup import BALLISTA, BOW, MILITES, SAGITARII
from ludi.games.megadates.state import (
    AFLOAT,
    GRAPPLE,
    IDLE,
    MOVE,
    OFF_MAP,
    REPAIR,
    SHOOT,
    SUBPHASES,
    VERBS,
)

if TYPE_CHECKING:
    from ludi.games.megadates.rules import MegadatesState

_CODEC: Final = MegadatesCodec()
_ALIASES: Final = {
    "*": "RAM",
    ">": "MOVE",
    ")(": "GRAPPLE",
    ")-": "UNGRAPPLE",
    "^": "PREP",
    "¥": "SHOOT",
    "#": "REPAIR",
}
_ACTION = re.compile(
    r"(?P<verb>[a-z]+|\*|>|\)\(|\)-|\^|¥|#)\s*(?P<units>\([^)]*\))?\s*(?P<rest>[@>].*)?", re.IGNORECASE
)
_PLAIN = re.compile(r"(.*\S)\s+plain", re.IGNORECASE)
_STEP = re.compile(r"0!|-?1[LR]?|E[LR]?|0[LR]?|[LR]", re.IGNORECASE)


class RefusedOrder(Exception):
    """A part of an order is not legal: which one, what may stand before it, and why."""

    def __init__(self, part: str, prefix: list[int], refusal: Refusal) -> None:
        super().__init__(part)
        self.part = part
        self.prefix = [_CODEC.write(action) for action in prefix]
        self.refusal = refusal


# Writing


def write_orders(state: MegadatesState, viewer: int = -1) -> tuple[tuple[str, str], ...]:
    """The orders of every ship that has any and that the viewer sees, in the order of N-168."""
    found = []
    for ship in range(state.setup.ships):
        if state.needs_orders(ship) and state.is_shown(viewer, ship):
            found.append((state.setup.names[ship], write_order(state, ship)))
    return tuple(found)


def write_order(state: MegadatesState, ship: int, with_flag: bool = False) -> str:
    """One ship's orders, without its name; the flag is for who can read it (N-153)."""
    steps = [state.course[ship * SUBPHASES + k] for k in range(SUBPHASES)]
    parts = [" ".join(STEP_NAMES[step - 1] for step in steps if step) or "0"]
    parts += ["RAM"] if state.ram[ship] else []
    parts += ["SEAL"] if state.seal[ship] else []
    parts += ["RETURN"] if state.returns[ship] else []
    parts += _write_units(state, ship)
    if with_flag and state.flag[ship]:
        signal, squadron = divmod(state.flag[ship] - 1, FLAGS)
        parts.append(f"FLAG {SIGNALS[signal].upper()}{f' {SQUADRONS[squadron - 1]}' if squadron else ''}")
    return "; ".join(parts)


def _write_units(state: MegadatesState, ship: int) -> list[str]:
    units = [unit for unit in range(state.setup.units) if state.under[unit] == ship + 1]
    units.sort(key=lambda unit: state.written[unit])
    groups: dict[tuple[str, str], list[str]] = {}
    for unit in units:
        key = VERBS[state.verb[unit]].upper(), _write_targets(state, unit)
        groups.setdefault(key, []).append(_short_name(state, unit, ship))
    return [f"{verb}({','.join(names)}){targets}" for (verb, targets), names in groups.items()]


def _short_name(state: MegadatesState, unit: int, ship: int) -> str:
    """M1 for a unit of the ship itself, R1.M1 for one of another."""
    name = state.setup.unit_names[unit]
    return name.partition(".")[2] if state.setup.home[unit] == ship else name


def _write_targets(state: MegadatesState, unit: int) -> str:
    if state.verb[unit] == MOVE:
        return _CODEC.write(TO + state.targets[unit] - 1).replace(" ", "") if state.targets[unit] else ""
    names = KIND_NAMES if state.verb[unit] == REPAIR else state.setup.names
    words = ["near" if target == NEAREST else names[target] for target in state.targets_of(unit)]
    return (f"@{','.join(words)}" if words else "") + (" plain" if state.plain[unit] else "")


# Reading


def read_order(state: MegadatesState, seat: int, text: str) -> list[int]:
    """The chain of actions for the seat's next ship, in the place of what was written for it before.

    Each part is checked against the position.
    """
    if state.locked[seat]:
        told = "your orders are locked; take them back to change them (N-041)"
        raise NotationError(told, "megadates-orders-locked")
    ship = int(state.ordering[seat])
    name = state.setup.names[ship]
    written, colon, order = text.partition(":")
    if not colon:
        written, order = name, text
    if written.strip().upper() != name:
        told = "{written}: the orders of {ship} come next (N-168)"
        raise NotationError(told, "megadates-next-ship", written=written.strip()[:20], ship=name)
    return _Reader(state, seat, ship).read(order)


@dataclass(frozen=True)
class _Wanted:
    """An action as it is written: units, the rest, and whether plain arrows are asked for."""

    verb: str
    units: list[str]
    rest: str = ""
    is_plain: bool = False


class _Reader:
    """Reads one ship's orders and tries each part on a copy of the position."""

    def __init__(self, state: MegadatesState, seat: int, ship: int) -> None:
        self.state = state.copy()
        self.state.clear_orders(ship)
        self.state.unit[seat] = 0
        self.seat = seat
        self.ship = ship
        self.name = state.setup.names[ship]
        self.chain: list[int] = []

    def read(self, order: str) -> list[int]:
        course, *actions = [part.strip() for part in order.split(";")]
        if self.state.status[self.ship] != OFF_MAP:
            self._course(course)
        elif course not in ("", "0"):
            actions = [course, *actions]
        wanted = [self._parse(text) for text in actions if text]
        self._assign(wanted)
        for action in wanted:
            self._action(action)
        self._add(DONE, "done")
        return self.chain

    def _add(self, action: int, text: str) -> None:
        """Add an action, or say why it cannot be."""
        if action not in self.state.legal_actions(self.seat):
            raise RefusedOrder(text, self.chain, why_not(self.state, self.seat, action))
        self.chain.append(action)
        if action != DONE:
            self.state.write_order(self.seat, action)

    # The course

    def _course(self, course: str) -> None:
        words = re.sub(r"extra\s*1?|x", "E", course, flags=re.IGNORECASE)
        tokens = self._tokens(words)
        if tokens in ([], ["0"]):
            return
        for token in tokens:
            if token not in STEP_NAMES:
                told = "{ship}: {step} is no step; write 1, 1L, 1R, E, -1, 0L or 0! (N-064)"
                raise NotationError(told, "megadates-no-step", ship=self.name, step=repr(token))
            self._add(STEP + STEP_NAMES.index(token), token)

    def _tokens(self, words: str) -> list[str]:
        """Steps, with a free-standing L or R joined to the step before it."""
        found: list[str] = []
        place = 0
        is_pivot = not re.search(r"1|E", words, re.IGNORECASE)
        for match in _STEP.finditer(words):
            between = words[place : match.start()].strip()
            if between:
                raise self._no_step(between, place)
            place = match.end()
            token = match[0].upper()
            if token not in ("L", "R"):
                found.append(token)
            elif is_pivot:
                found.append(f"0{token}")
            elif found and found[-1] in ("1", "E", "-1"):
                found[-1] += token
            else:
                told = "{ship}: {turn} has no step before it (N-064)"
                raise NotationError(told, "megadates-loose-turn", ship=self.name, turn=token)
        if words[place:].strip():
            raise self._no_step(words[place:].strip(), place)
        return found

    def _no_step(self, text: str, place: int) -> NotationError:
        told = "{ship}: {step} at {place} is no step (section 13)"
        return NotationError(
            told, "megadates-no-step-at", ship=self.name, step=repr(text[:20]), place=place + 1
        )

    # Actions

    def _no_action(self, text: str) -> NotationError:
        told = (
            "{ship}: {action} is no action; they are RAM SHOOT PREP GRAPPLE UNGRAPPLE MOVE REPAIR SEAL RETURN"
            " FLAG (section 13)"
        )
        return NotationError(told, "megadates-no-action", ship=self.name, action=text)

    def _parse(self, action: str) -> _Wanted:
        """Verb, units and the rest of an action."""
        first = action.split(" ")[0]
        if first.upper() == "FLAG":
            return _Wanted("FLAG", [], action[4:].strip())
        plain = _PLAIN.fullmatch(action)
        match = _ACTION.fullmatch(plain[1] if plain else action)
        if not match:
            raise self._no_action(repr(action[:30]))
        verb = _ALIASES.get(match["verb"], match["verb"].upper())
        units = [word.strip().upper() for word in (match["units"] or "()")[1:-1].split(",") if word.strip()]
        is_of_units = verb.lower() in VERBS[1:]
        if not is_of_units and (plain or verb not in ("RAM", "SEAL", "RETURN")):
            raise self._no_action(action[:30] if plain else verb[:20])
        if verb == "MOVE" and not units:
            told = "{ship}: MOVE needs units, as in MOVE(M1)>bow (section 13)"
            raise NotationError(told, "megadates-move-whom", ship=self.name)
        return _Wanted(verb, units, (match["rest"] or "").strip(), plain is not None)

    def _assign(self, wanted: list[_Wanted]) -> None:
        """Give units to the actions that name none: one each first, the rest as the actions are written."""
        open_actions = [action for action in wanted if action.verb.lower() in VERBS[1:] and not action.units]
        taken = {name for action in wanted for name in action.units}
        for action in open_actions:
            for name in [name for name in self._candidates(action) if name not in taken][:1]:
                action.units.append(name)
                taken.add(name)
        for action in open_actions:
            for name in self._candidates(action) if self._takes_all(action.verb) else []:
                if name not in taken and self._is_of_use(action, name):
                    action.units.append(name)
                    taken.add(name)

    def _takes_all(self, verb: str) -> bool:
        """Shooting, grappling and repair use every free unit; the others one."""
        return VERBS.index(verb.lower()) in (SHOOT, GRAPPLE, REPAIR)

    def _candidates(self, action: _Wanted) -> list[str]:
        """Units that can do it, best first, by the short names of this ship's orders."""
        state, setup = self.state, self.state.setup
        number = VERBS.index(action.verb.lower())
        ranks = {
            SHOOT: (SAGITARII, BALLISTA),
            GRAPPLE: (MILITES, SAGITARII),
            REPAIR: (SAGITARII, MILITES),
        }.get(number, (SAGITARII, MILITES, BALLISTA))
        found = [
            u for u in range(setup.units) if state.verb[u] == IDLE and state.may_order(u, number, self.ship)
        ]
        found = [unit for unit in found if setup.unit_kinds[unit] in ranks]
        far = {unit: self._too_far(unit, action) if number == SHOOT else 0 for unit in found}
        found.sort(key=lambda unit: (far[unit], ranks.index(setup.unit_kinds[unit]), unit))
        return [_short_name(state, unit, self.ship) for unit in found]

    def _is_of_use(self, action: _Wanted, unit: str) -> bool:
        """Nobody more is told to shoot at what cannot come within his range."""
        return action.verb != "SHOOT" or self._too_far(self._number(unit), action) == 0

    def _too_far(self, unit: int, action: _Wanted) -> int:
        """Rexes that the nearest target is beyond range from where the course ends, row as it may."""
        state, setup = self.state, self.state.setup
        stern, facing = state.ghost(self.ship)
        is_bow = setup.lengths[self.ship] == 2 and state.section[unit] == BOW
        here = setup.sea.ahead(stern, facing) if is_bow else stern
        reach = (FIRE_RANGE if state.prepared[unit] and not action.is_plain else ARROW_RANGE)[
            setup.unit_kinds[unit]
        ]
        gaps = [
            setup.sea.distance(here, rex) - setup.speeds[target] - reach
            for target in self._targets(action)
            for rex in state.rexes(target)
        ]
        return max(0, min(gaps, default=0))

    def _targets(self, action: _Wanted) -> list[int]:
        """The ships that are named; any enemy in sight where `near` or nobody is."""
        state = self.state
        words = {word.strip().upper() for word in action.rest.lstrip("@").split(",") if word.strip()}
        return [
            ship
            for ship in range(state.setup.ships)
            if state.status[ship] == AFLOAT
            and state.side[ship] != state.side[self.ship]
            and state.is_shown(self.seat, ship)
            and (not words or "NEAR" in words or state.setup.names[ship] in words)
        ]

    def _action(self, action: _Wanted) -> None:
        verb, rest = action.verb, action.rest
        if verb == "FLAG":
            self._add(_CODEC.read(f"flag {rest.lower()}"), f"FLAG {rest}")
        elif verb in ("RAM", "SEAL", "RETURN"):
            self._add({"RAM": RAM, "SEAL": SEAL, "RETURN": RETURN}[verb], verb)
        elif not action.units:
            told = "{ship}: {action}: no unit is free for it (N-118)"
            raise NotationError(told, "megadates-no-free-unit", ship=self.name, action=verb)
        else:
            for unit in action.units:
                self._unit(verb, unit, rest)
                if action.is_plain:
                    self._add(PLAIN, f"{verb}({unit}) plain")

    def _full_name(self, unit: str) -> str:
        return unit if "." in unit else f"{self.name}.{unit}"

    def _number(self, unit: str) -> int:
        return self.state.setup.unit_names.index(self._full_name(unit))

    def _unit(self, verb: str, unit: str, rest: str) -> None:
        number = VERBS.index(verb.lower()) - 1
        name = self._full_name(unit)
        self._add(VERB + number * SHIP_CODES * UNIT_CODES + unit_code(name), f"{verb}({unit})")
        if verb == "MOVE":
            target = rest.lstrip(">").strip()
            if target and target.lower() not in ("bow", "stern") and "." not in target:
                target = f"{target}.{self._near_section(target)}"
            self._add(_CODEC.read(f"> {target}"), f"MOVE({unit})>{target}")
            return
        for word in filter(None, (part.strip() for part in rest.lstrip("@").split(","))):
            self._add(_CODEC.read(f"@{word}"), f"{verb}({unit})@{word}")

    def _near_section(self, target: str) -> str:
        """The section of another ship that lies in the shared rex, when none is named (N-091)."""
        state = self.state
        if target.upper() not in state.setup.names:
            return "bow"
        other = state.setup.names.index(target.upper())
        rex = state.shared_rex(self.ship, other)
        return "bow" if rex >= 0 and rex == state.bow(other) and state.setup.lengths[other] == 2 else "stern"

"""Orders as one line of text (section 13): `R1: 1 1L 1R E; RAM; SHOOT(S1)@near; REPAIR(M1)`.

Reading turns a line into the chain of small actions for the ship whose orders come next, with units assigned
where the line names none; the order of its words makes no difference. An error says what is wrong, where, and
by which rule.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from ludi.engine.errors import NotationError
from ludi.engine.views import Refusal
from ludi.games.megadates.assigning import OneTooMany, units_for
from ludi.games.megadates.cards import UNIT_VERBS, Wanted, read_line
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
    ship_code,
    unit_code,
)
from ludi.games.megadates.orders import (
    NEAREST,
    clear_orders,
    needs_orders,
    ship_with,
    targets_of,
    unit_with,
    ways_for,
    write_part,
)
from ludi.games.megadates.printed import SECTIONS, SQUADRONS
from ludi.games.megadates.refusals import no_unit_left, why_not
from ludi.games.megadates.sight import is_shown
from ludi.games.megadates.state import MOVE, REPAIR, SUBPHASES, VERBS

if TYPE_CHECKING:
    from ludi.games.megadates.rules import MegadatesState
    from ludi.games.megadates.state import Position

_CODEC: Final = MegadatesCodec()
_SHIP_ACTIONS: Final = {"RAM": RAM, "SEAL": SEAL, "RETURN": RETURN}
_SMALL: Final = ("near", *KIND_NAMES, *SECTIONS)  # words that are written in small letters


class RefusedOrder(Exception):
    """A part of an order is not legal: which one, what may stand before it, and why."""

    def __init__(self, part: str, prefix: list[int], refusal: Refusal) -> None:
        super().__init__(part)
        self.part = part
        self.prefix = [_CODEC.write(action) for action in prefix]
        self.refusal = refusal


# Writing


def write_orders(state: Position, viewer: int = -1) -> tuple[tuple[str, str], ...]:
    """The orders of every ship that has any and that the viewer sees, in the order of N-168."""
    found = []
    for ship in range(state.setup.ships):
        if needs_orders(state, ship) and is_shown(state, viewer, ship):
            found.append((state.setup.names[ship], write_order(state, ship)))
    return tuple(found)


def write_order(state: Position, ship: int, with_flag: bool = False) -> str:
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


def _write_units(state: Position, ship: int) -> list[str]:
    """By verb, then by unit, as they are read."""
    units = [unit for unit in range(state.setup.units) if state.under[unit] == ship + 1]
    units.sort(key=lambda unit: state.verb[unit])
    groups: dict[tuple[str, str], list[str]] = {}
    for unit in units:
        key = VERBS[state.verb[unit]].upper(), _write_targets(state, unit)
        groups.setdefault(key, []).append(_short_name(state, unit, ship))
    return [f"{verb}({','.join(names)}){targets}" for (verb, targets), names in groups.items()]


def _short_name(state: Position, unit: int, ship: int) -> str:
    """M1 for a unit of the ship itself, R1.M1 for one of another."""
    name = state.setup.unit_names[unit]
    return name.partition(".")[2] if state.setup.home[unit] == ship else name


def _write_targets(state: Position, unit: int) -> str:
    if state.verb[unit] == MOVE:
        return _CODEC.write(TO + state.targets[unit] - 1).replace(" ", "") if state.targets[unit] else ""
    names = KIND_NAMES if state.verb[unit] == REPAIR else state.setup.names
    words = ["near" if target == NEAREST else names[target] for target in targets_of(state, unit)]
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


class _Reader:
    """Reads one ship's orders and tries each part on a copy of the position."""

    def __init__(self, state: MegadatesState, seat: int, ship: int) -> None:
        self.state = state.copy()
        clear_orders(self.state, ship)
        self.state.unit[seat] = 0
        self.seat = seat
        self.ship = ship
        self.name = state.setup.names[ship]
        self.chain: list[int] = []

    def read(self, order: str) -> list[int]:
        """Course, ship, units, flag: always in this order, however the line was written."""
        line = read_line(order, self.name)
        for step in line.course:
            self._add(STEP + STEP_NAMES.index(step), step)
        for verb, action in _SHIP_ACTIONS.items():
            if verb in line.ship:
                self._add(action, verb)
        for wanted in self._with_units(line.actions):
            self._action(wanted)
        for flag in sorted(line.flags):
            self._add(_CODEC.read(flag), flag.upper())
        self._add(DONE, "done")
        return self.chain

    def _add(self, action: int, text: str) -> None:
        """Add an action, or say why it cannot be."""
        if action not in self.state.legal_actions(self.seat):
            raise RefusedOrder(text, self.chain, why_not(self.state, self.seat, action))
        self.chain.append(action)
        if action != DONE:
            write_part(self.state, self.seat, action)

    # Units

    def _with_units(self, actions: list[Wanted]) -> list[Wanted]:
        """All actions with their units, by verb and then by unit (N-118, N-168)."""
        named = [
            replace(action, units=sorted(action.units, key=self._code)) for action in actions if action.units
        ]
        unnamed = sorted((action for action in actions if not action.units), key=Wanted.key)
        taken = {int(unit_with(self.state, self._code(unit))) for action in named for unit in action.units}
        try:
            found = units_for(self.state, self.ship, self.seat, unnamed, taken)
        except OneTooMany as wrong:
            rivals, left = (
                [action.verb for action in wrong.rivals],
                [self._short(unit) for unit in wrong.units],
            )
            refusal = no_unit_left(wrong.action.verb, rivals, left)
            raise RefusedOrder(wrong.action.verb, self.chain, refusal) from wrong
        for action, units in zip(unnamed, found, strict=True):
            named.append(replace(action, units=[self._short(unit) for unit in sorted(units)]))
        return sorted(named, key=lambda action: (action.key()[0], self._code(action.units[0]), action.key()))

    def _short(self, unit: int) -> str:
        return _short_name(self.state, unit, self.ship)

    def _code(self, unit: str) -> int:
        """The code of a unit by its short name; codes go as the units do (N-168)."""
        return unit_code(unit if "." in unit else f"{self.name}.{unit}")

    # Actions

    def _action(self, wanted: Wanted) -> None:
        verb = wanted.verb
        for unit in wanted.units:
            number = UNIT_VERBS.index(verb)
            self._add(VERB + number * SHIP_CODES * UNIT_CODES + self._code(unit), f"{verb}({unit})")
            for word in wanted.targets:
                sign = ">" if verb == "MOVE" else "@"
                action = self._place(unit, word) if verb == "MOVE" else _CODEC.read(f"@{word}")
                self._add(action, f"{verb}({unit}){sign}{word if word in _SMALL else word.upper()}")
            if wanted.is_plain:
                self._add(PLAIN, f"{verb}({unit}) plain")

    def _place(self, unit: str, word: str) -> int:
        """Where a unit goes; of a ship without a section the one that it can reach (N-091)."""
        if word.upper() in self.state.setup.names:
            return self._reached(int(unit_with(self.state, self._code(unit))), ship_code(word))
        return _CODEC.read(f"> {word}")

    def _reached(self, unit: int, code: int) -> int:
        """The section of a ship in the unit's own rex if there is one, else in another rex of its ship."""
        state = self.state
        base = TO + 2 + 2 * code
        ways = [way for way in ways_for(state, unit) if base <= way <= base + 1]
        here = state.rex_of_section(state.place[unit], state.section[unit])
        other = int(ship_with(state, code))
        return next(
            (way for way in ways if state.rex_of_section(other, way - base) == here),
            ways[0] if ways else base,
        )

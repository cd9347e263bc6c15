"""Step 4: repair, disorder, leaks, fire, and chits that take effect (N-130 to N-147)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from mypy_extensions import i64

from ludi.engine.views import Event
from ludi.games.megadates.codec import KIND_NAMES
from ludi.games.megadates.events import (
    Burns,
    HullLost,
    Mended,
    Released,
    TookEffect,
)
from ludi.games.megadates.fighting import sink_ships
from ludi.games.megadates.orders import targets_of
from ludi.games.megadates.printed import CHIT_NAMES, CHITS
from ludi.games.megadates.sea import NOWHERE
from ludi.games.megadates.setup import BALLISTA, MILITES, SAGITARII
from ludi.games.megadates.state import (
    AFLOAT,
    CASUALTY,
    IDLE,
    LAST_SINKING,
    LEAK,
    NO_BALLISTA,
    NONE,
    OARS,
    RAMHEAD,
    REPAIR,
    REPAIRING,
    ROWDIS,
    RUDDER,
    SEALING,
    STUCK,
    SUNK,
    UNGRAPPLE,
    UNITDIS,
    WHOLE,
    Position,
)
from ludi.games.megadates.tasks import (
    HIT,
    add_task,
    begin_stage,
    hurters_of,
    kill_unit,
    mark_unit,
    remove_chit,
    take_mark,
    task_part,
)

FIRE_FOR_ONE: Final = 3  # counters that cost a hull point (N-140)
FIRE: Final = 0  # of KIND_NAMES
SEEN: Final = ("fire", "stuck", "grapple", "leak")  # mended in the sight of all, or as ordered openly
MENDABLE: Final = bytes([0, STUCK, OARS, RUDDER, RAMHEAD, NO_BALLISTA])  # the chits of KIND_NAMES


# Repair


def begin_repairs(position: Position, log: list[Event] | None) -> None:
    """One-turn chits leave; then repairs, fire-fighting and cutting (N-047, N-101, N-135)."""
    for ship in range(position.setup.ships):
        for kind in range(CHITS):
            if position.is_one_turn(kind):
                while position.chits[ship * CHITS + kind]:
                    position.chits[ship * CHITS + kind] -= 1
                    position.give_back(ship, kind)
    begin_stage(position, REPAIRING)
    for ship in range(position.setup.ships):
        if position.status[ship] == AFLOAT:
            for unit in menders(position, ship):
                _add_repair(position, ship, unit, log)


def menders(position: Position, ship: i64) -> list[int]:
    """Units that repair or cut, though they fought: M before S, then by number (N-030, N-168)."""
    found: list[int] = []
    for unit in range(position.setup.units):
        if position.place[unit] == ship and position.verb[unit] in (REPAIR, UNGRAPPLE):
            found.append(unit)
    return found


def _add_repair(position: Position, ship: i64, unit: i64, log: list[Event] | None) -> None:
    """A die; own ropes are let go without one (N-101)."""
    position.gave[unit] = 1
    if position.verb[unit] != UNGRAPPLE or not _has_let_go(position, ship, unit, log):
        add_task(position, ship, unit)


def _has_let_go(position: Position, ship: i64, unit: i64, log: list[Event] | None) -> bool:
    """Let own ropes go; True when nobody else's are left to cut."""
    n: i64 = position.setup.ships
    wanted = targets_of(position, unit)
    has_let_go = False
    has_others = False
    for other in range(n):
        if position.links[ship * n + other] and (not wanted or other in wanted):
            position.links[ship * n + other] = 0
            has_let_go = True
            if log is not None:
                log.append(Released(ship=position.setup.names[ship], target=position.setup.names[other]))
        if position.links[other * n + ship]:
            has_others = True
    return has_let_go and not has_others


def repair_die(position: Position, die: i64, log: list[Event] | None) -> None:
    """A die for a repair."""
    position.step = 1
    ship: i64 = task_part(position, 0)
    unit: i64 = task_part(position, 1)
    mended = ""
    if die >= HIT:
        mended = (
            _cut(position, ship, unit) if position.verb[unit] == UNGRAPPLE else _mend(position, ship, unit)
        )
    if log is not None:
        _tell_repair(position, ship, position.setup.unit_names[unit], die, mended, log)


def _tell_repair(position: Position, ship: i64, unit: str, die: i64, mended: str, log: list[Event]) -> None:
    """Fire and ropes are seen by all, other damage is the captain's own affair (N-157, N-158)."""
    told = Mended(ship=position.setup.names[ship], unit=unit, die=die, mended=mended)
    if die < HIT or mended in SEEN:
        log.append(told)
        return
    captain = (int(position.captain[ship]),)
    log.append(replace(told, only=captain))
    log.append(replace(told, mended="?", but=captain))


def _cut(position: Position, ship: i64, unit: i64) -> str:
    """One grapple card of an enemy is removed, of the preferred ship first."""
    n: i64 = position.setup.ships
    for other in [*targets_of(position, unit), *range(n)]:
        if other < n and position.links[other * n + ship]:
            position.links[other * n + ship] -= 1
            return "grapple"
    return ""


def _mend(position: Position, ship: i64, unit: i64) -> str:
    """One fire counter or chit in effect, in the order preferred (N-135 to N-137)."""
    for kind in [*targets_of(position, unit), *range(len(KIND_NAMES))]:
        if kind == FIRE:
            if position.fire[ship]:
                position.fire[ship] -= 1
                return KIND_NAMES[FIRE]
        elif position.chits[ship * CHITS + MENDABLE[kind]]:
            remove_chit(position, ship, MENDABLE[kind])
            return KIND_NAMES[kind]
    return ""


def begin_sealing(position: Position, log: list[Event] | None) -> None:
    """Rowers at a leak: one die (N-138)."""
    begin_stage(position, SEALING)
    for ship in range(position.setup.ships):
        if position.status[ship] == AFLOAT and position.seal[ship] and position.chit(ship, LEAK):
            add_task(position, ship)


def seal_die(position: Position, die: i64, log: list[Event] | None) -> None:
    """A die for a leak that is to be sealed."""
    position.step = 1
    ship: i64 = task_part(position, 0)
    if die >= HIT:
        remove_chit(position, ship, LEAK)
    if log is not None:
        _tell_repair(position, ship, "", die, "leak" if die >= HIT else "", log)


# Disorder, leaks, fire


def end_repairs(position: Position, log: list[Event] | None) -> None:
    """c) disorder, d) leaks, e) fire; ships may sink; f) what is afloat spreads fire (N-047, N-049)."""
    for unit in range(position.setup.units):
        did_nothing = position.gave[unit] == 0 and position.verb[unit] == IDLE
        if position.disorder[unit] and did_nothing and position.status[position.place[unit]] == AFLOAT:
            take_mark(position, unit)
    for ship in range(position.setup.ships):
        if position.status[ship] == AFLOAT:
            _calm_rowers(position, ship)
            _leak_and_burn(position, ship, log)
    sink_ships(position, LAST_SINKING, log)
    _spread_fire(position, log)


def _calm_rowers(position: Position, ship: i64) -> None:
    """One counter, if the ship lay still and they did nothing else (N-025, N-066, N-134)."""
    if position.rowers[ship] and not position.rowed[ship] and not position.seal[ship]:
        position.rowers[ship] -= 1
        position.give_back(ship, ROWDIS)


def _leak_and_burn(position: Position, ship: i64, log: list[Event] | None) -> None:
    """One point for leaks, one for every three fire counters (N-139, N-140)."""
    leaks: i64 = position.chit(ship, LEAK)
    if leaks and not position.setup.leak_per_chit:
        leaks = 1
    burnt: i64 = position.fire[ship] // FIRE_FOR_ONE
    position.hull[ship] -= leaks + burnt
    if log is not None:
        name = position.setup.names[ship]
        if leaks:
            log.append(HullLost(ship=name, cause="leak", points=leaks, only=(int(position.captain[ship]),)))
        if burnt:
            log.append(HullLost(ship=name, cause="fire", points=burnt))


def _spread_fire(position: Position, log: list[Event] | None) -> None:
    """As many fire counters as hull points set an attached ship alight (N-141)."""
    n: i64 = position.setup.ships
    alight = [
        (ship, other)
        for ship in range(n)
        for other in range(n)
        if ship != other
        and position.status[ship] == AFLOAT
        and position.status[other] == AFLOAT
        and position.fire[ship] > 0
        and position.fire[ship] >= position.hull[ship]
        and position.are_attached(ship, other)
    ]
    for ship, other in alight:
        position.fire[other] += 1
        if log is not None:
            log.append(Burns(ship=position.setup.names[other], die=0, counters=position.fire[other]))


# Chits take effect


def take_effect(position: Position, log: list[Event] | None) -> None:
    """g) What lies in the damage boxes works from the next turn on (N-047, N-048)."""
    for ship in range(position.setup.ships):
        for kind in range(CHITS):
            while position.box[ship * CHITS + kind]:
                position.box[ship * CHITS + kind] -= 1
                _apply_chit(position, ship, kind, log)
    for pair in range(position.setup.ships * position.setup.ships):
        position.stuck_box[pair] = 0


def _apply_chit(position: Position, ship: i64, kind: i64, log: list[Event] | None) -> None:
    """It takes effect and its captain hears of it, or it goes back and nobody does (N-019, N-145)."""
    unit: i64 = NOWHERE
    has_effect = position.status[ship] != SUNK and kind != NONE
    if has_effect and kind in (UNITDIS, CASUALTY):
        unit = least_disordered(position, ship) if kind == UNITDIS else _weakest(position, ship)
        has_effect = unit != NOWHERE
    elif has_effect and kind == STUCK:
        has_effect = _apply_stuck(position, ship)
    elif has_effect and kind == NO_BALLISTA:
        has_effect = _ballistas(position, ship) > position.chit(ship, NO_BALLISTA)
    if not has_effect:
        position.give_back(ship, kind)
        return
    if kind == ROWDIS:
        position.rowers[ship] += 1
    elif kind == UNITDIS:
        mark_unit(position, unit, ship)
    elif kind == CASUALTY:
        _lose_unit(position, unit, ship)
    else:
        position.chits[ship * CHITS + kind] += 1
    if log is not None:
        name = position.setup.unit_names[unit] if unit != NOWHERE else ""
        captain = (int(position.captain[ship]),)
        log.append(
            TookEffect(ship=position.setup.names[ship], chit=CHIT_NAMES[kind], unit=name, only=captain)
        )


def _lose_unit(position: Position, unit: i64, ship: i64) -> None:
    """A casualty, to the credit of who hurt the ship (N-127)."""
    hurters = hurters_of(position, ship)
    for by in hurters:
        position.killed[by] += WHOLE // len(hurters)
    kill_unit(position, unit)


def _apply_stuck(position: Position, ship: i64) -> bool:
    """Hold the ship to its partner, if that is still there (N-145, N-147)."""
    n: i64 = position.setup.ships
    for other in range(n):
        pair: i64 = ship * n + other
        if position.stuck_box[pair]:
            position.stuck_box[pair] -= 1
            if position.status[ship] == position.status[other] == AFLOAT and position.do_share(ship, other):
                position.stuck[pair] += 1
                return True
    return False


def _ballistas(position: Position, ship: i64) -> i64:
    count: i64 = 0
    for unit in range(position.setup.units):
        if position.place[unit] == ship and position.setup.unit_kinds[unit] == BALLISTA:
            count += 1
    return count


def least_disordered(position: Position, ship: i64) -> i64:
    """The owner's unit with the fewest counters, ties by id (N-132)."""
    best: i64 = NOWHERE
    for unit in range(position.setup.units):
        if position.place[unit] != ship or position.side_of(unit) != position.side[ship]:
            continue
        if best == NOWHERE or position.disorder[unit] < position.disorder[best]:
            best = unit
    return best


def _weakest(position: Position, ship: i64) -> i64:
    """Sagitarii before milites, ballistas last; the most disordered first."""
    best: i64 = NOWHERE
    best_worth: i64 = 0
    for unit in range(position.setup.units):
        if position.place[unit] == ship and position.side_of(unit) == position.side[ship]:
            kind: i64 = position.setup.unit_kinds[unit]
            worth: i64 = 0 if kind == SAGITARII else 100 if kind == MILITES else 200
            worth -= position.disorder[unit]
            if best == NOWHERE or worth < best_worth:
                best = unit
                best_worth = worth
    return best

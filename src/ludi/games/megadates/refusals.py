"""Why a part of an order is not legal, with its rule (section 13)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludi.engine.views import Refusal, Words
from ludi.games.megadates.codec import (
    AT,
    CORRECTION,
    DEADLINE,
    DIE,
    DONE,
    END,
    FLAG,
    KIND,
    PLAIN,
    RAM,
    RETURN,
    SEAL,
    SHIP_CODES,
    SPARE,
    STEP,
    TO,
    UNIT_CODES,
    VERB,
    MegadatesCodec,
    unit_text,
)
from ludi.games.megadates.courses import (
    GOES_AHEAD,
    GOES_ASTERN,
    NO_WAY,
    PIVOTING,
    PIVOTS,
    course_length,
    ghost,
    has_stop,
    is_course_done,
    is_on_map,
    least_steps,
    steps_so_far,
    turn_of,
    turns_so_far,
    way_of,
)
from ludi.games.megadates.meetings import striker
from ludi.games.megadates.orders import has_way, is_course_closed, ship_with, unit_with, ways_for
from ludi.games.megadates.setup import BALLISTA, MILITES
from ludi.games.megadates.state import (
    AFLOAT,
    AHEAD,
    ASTERN,
    EXTRA,
    IDLE,
    LIE,
    MOVE,
    OFF_MAP,
    ORDERING,
    PREP,
    RAMHEAD,
    REPAIR,
    SHOOT,
    STOP,
    SUBPHASES,
    VERBS,
)

if TYPE_CHECKING:
    from ludi.games.megadates.rules import MegadatesState


_CODEC: Final = MegadatesCodec()


def _no(name: str, rule: str, **words: str | int) -> Refusal:
    given: Words = dict(words)
    return Refusal(f"megadates-refuse-{name}", given, rule)


def why_no_talk(has_flags_only: bool) -> Refusal:
    """Why captains don't talk to the whole table while they fight (N-155)."""
    return _no("talk-flags" if has_flags_only else "talk", "N-155")


def why_not(state: MegadatesState, seat: int, action: int) -> Refusal:
    """The rule that forbids an action which is not legal."""
    if action >= CORRECTION:
        return _no("correction", "N-166")
    if action >= DIE:
        return _no("chance", "N-165")
    if action in (DEADLINE, END) or seat < 0:
        return _no("table", "N-167")
    if striker(state) >= 0 and seat == state.actor:
        return _no("ram-or-spare", "N-075")
    if action == SPARE:
        return _no("spare", "N-075")
    if state.stage != ORDERING:
        return _no("not-now", "N-040")
    if state.locked[seat]:
        return _no("locked", "N-041")
    ship = int(state.ordering[seat])
    unit = int(state.unit[seat]) - 1
    if unit >= 0 and state.verb[unit] == MOVE and state.targets[unit] == 0 and action < TO:
        return _no("say-where", "N-090", unit=state.setup.unit_names[unit])
    if action < RAM:
        return _why_not_step(state, ship, action - STEP + 1)
    if action >= VERB:
        return _why_not_unit(state, seat, ship, action)
    return _why_not_ship(state, ship, action)


def no_unit_left(action: str, orders: list[str], units: list[str]) -> Refusal:
    """An action that names no unit and finds none: the orders that compete for which units (N-118)."""
    if not units:
        return _no("no-free-unit", "N-118", action=action)
    return _no("one-too-many", "N-118", action=action, orders=", ".join(orders), units=", ".join(units))


# Courses


def _why_not_step(state: MegadatesState, ship: int, step: int) -> Refusal:
    name = state.setup.names[ship]
    if state.status[ship] == OFF_MAP:
        return _no("off-map", "N-017", ship=name)
    if is_course_closed(state, ship):
        return _no("course-first", "N-043", ship=name)
    if state.is_attached(ship):
        return _no("attached", "N-061", ship=name)
    if not state.has_hands(ship):
        return _no("no-hands", "N-126", ship=name)
    if has_stop(state, ship):
        return _no("stopped", "N-057", ship=name)
    if course_length(state, ship) == SUBPHASES:
        return _no("too-long", "N-040", count=SUBPHASES)
    stern, facing = ghost(state, ship)
    if not is_on_map(state, ship, stern, facing):
        return _no("left-map", "N-016", ship=name)
    if step < STOP:
        return _why_not_ahead(state, ship, step) if step < ASTERN else _why_not_astern(state, ship, step)
    return _why_not_pivot(state, ship, step)


def _why_not_ahead(state: MegadatesState, ship: int, step: int) -> Refusal:
    if way_of(state, ship) not in (NO_WAY, GOES_AHEAD):
        return _no("mixed", "N-060")
    if state.moved[ship] < 0:
        return _no("after-astern", "N-059")
    extras = steps_so_far(state, ship, EXTRA, EXTRA + 2)
    if step >= EXTRA and extras >= state.top_extras(ship):
        return _no("extra", "N-052", count=int(state.top_extras(ship)))
    if step < EXTRA and extras:
        return _no("extra-last", "N-052")
    if step < EXTRA and steps_so_far(state, ship, AHEAD, AHEAD + 2) >= state.top_speed(ship):
        return _no("too-fast", "N-050", count=int(state.top_speed(ship)))
    return _why_no_turn(state, ship, step)


def _why_not_astern(state: MegadatesState, ship: int, step: int) -> Refusal:
    if way_of(state, ship) not in (NO_WAY, GOES_ASTERN):
        return _no("mixed", "N-060")
    if state.moved[ship] > 0:
        return _no("not-still", "N-058")
    if steps_so_far(state, ship, ASTERN, ASTERN + 2) >= state.top_astern(ship):
        return _no("too-fast-astern", "N-060", count=int(state.top_astern(ship)))
    return _why_no_turn(state, ship, step)


def _why_no_turn(state: MegadatesState, ship: int, step: int) -> Refusal:
    if turn_of(step) and turns_so_far(state, ship) >= state.top_turns(ship):
        return _no("turns", "N-065", count=int(state.top_turns(ship)))
    return _no("land", "N-009")


def _why_not_pivot(state: MegadatesState, ship: int, step: int) -> Refusal:
    if step == STOP or way_of(state, ship) not in (NO_WAY, PIVOTING):
        return _no("mixed", "N-060")
    least = int(least_steps(state, ship))
    if least > 0:
        return _no("too-slow", "N-054", count=least)
    if (
        step == LIE
        or course_length(state, ship) >= PIVOTS
        or turns_so_far(state, ship) >= state.setup.turns[ship]
    ):
        return _no("pivots", "N-066", count=int(state.setup.turns[ship]))
    return _no("land", "N-009")


# Ships


def _why_not_ship(state: MegadatesState, ship: int, action: int) -> Refusal:
    name = state.setup.names[ship]
    if action == RETURN:
        return _no("return", "N-017", ship=name)
    if not is_course_done(state, ship):
        return _no("too-slow", "N-054", count=int(least_steps(state, ship)))
    if action >= FLAG:
        return _no("flag-twice" if state.flag[ship] else "flag", "N-152", ship=name)
    if action == SEAL:
        return _no("seal", "N-138", ship=name)
    if state.chit(ship, RAMHEAD):
        return _no("ram-sprung", "N-137", ship=name)
    return _no("ram", "N-073", ship=name)


# Units


def _why_not_unit(state: MegadatesState, seat: int, ship: int, action: int) -> Refusal:
    if action == DONE:
        return _no("too-slow", "N-054", count=int(least_steps(state, ship)))
    if action >= AT:
        return _why_not_target(state, seat, action)
    verb, code = divmod(action - VERB, SHIP_CODES * UNIT_CODES)
    unit = int(unit_with(state, code))
    if unit < 0 or state.place[unit] < 0:
        return _no("no-unit", "N-021", unit=unit_text(code))
    name = state.setup.unit_names[unit]
    if state.ordering_ship_of(unit) != ship or state.status[ship] != AFLOAT:
        return _no("other-ship", "N-126", unit=name, ship=state.setup.names[ship])
    if not is_course_done(state, ship):
        return _no("too-slow", "N-054", count=int(least_steps(state, ship)))
    if state.verb[unit] != IDLE:
        return _no("one-action", "N-024", unit=name)
    if state.disorder[unit]:
        return _no("disordered", "N-028", unit=name)
    return _why_not_verb(state, unit, verb + 1, ship)


def _why_not_verb(state: MegadatesState, unit: int, verb: int, ship: int) -> Refusal:
    name, kind = state.setup.unit_names[unit], state.setup.unit_kinds[unit]
    if kind == BALLISTA and verb not in (SHOOT, PREP):
        return _no("ballista", "N-027", unit=name)
    if verb == MOVE:
        return _no("no-rope", "N-092", unit=name)
    if state.place[unit] != ship or state.is_engaged(unit):
        return _no("engaged", "N-030", unit=name)
    if kind == MILITES:
        return _no("no-archer", "N-026", unit=name, verb=VERBS[verb])
    if state.is_silent(unit):
        return _no("silent", "N-137", unit=name)
    return _no("prepared", "N-115", unit=name)


def _why_not_target(state: MegadatesState, seat: int, action: int) -> Refusal:
    unit = int(state.unit[seat]) - 1
    if unit < 0:
        return _no("no-order", "N-118")
    name = state.setup.unit_names[unit]
    if action >= TO:
        return _why_not_there(state, unit, action)
    if action == PLAIN or state.plain[unit]:
        return _no("plain-twice" if state.plain[unit] else "plain", "N-115", unit=name)
    if action >= KIND or state.verb[unit] == REPAIR:
        return _no("repair-kind", "N-136", unit=name)
    return _no("target", "N-117", unit=name)


def _why_not_there(state: MegadatesState, unit: int, action: int) -> Refusal:
    name = state.setup.unit_names[unit]
    if state.verb[unit] != MOVE or state.targets[unit]:
        return _no("no-order", "N-118")
    if action < TO + 2:
        return _no("stands-there", "N-090", unit=name)
    ship = int(ship_with(state, (action - TO - 2) // 2))
    if ship < 0 or ship == state.place[unit] or not has_way(state, unit, ship):
        return _no("no-rope", "N-092", unit=name)
    ways = [way for way in ways_for(state, unit) if way >= TO + 2 and (way - TO) // 2 == (action - TO) // 2]
    places = ", ".join(_CODEC.write(way).removeprefix("> ") for way in ways)
    return _no("no-section", "N-091", unit=name, places=places)

"""Courses: the steps that a ship may take in a turn (N-050 to N-067)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludi.games.megadates.sea import left, opposite, right
from ludi.games.megadates.state import (
    AFLOAT,
    AHEAD,
    ASTERN,
    EXTRA,
    LIE,
    NO_STEP,
    PIVOT_LEFT,
    PIVOT_RIGHT,
    STOP,
    SUBPHASES,
    Position,
)

SLOW_DOWN: Final = 2  # rexes a turn (N-054)
PIVOTS: Final = 4  # subphases in which a ship that lies still may turn (N-066)
NO_WAY: Final = 0
GOES_AHEAD: Final = 1
GOES_ASTERN: Final = 2
PIVOTING: Final = 3


def turn_of(step: i64) -> i64:
    """-1 for a turn to the left, 1 to the right, 0 for none."""
    if step == PIVOT_LEFT:
        return -1
    if step == PIVOT_RIGHT:
        return 1
    if step < AHEAD or step >= STOP:
        return 0
    rest: i64 = (step - AHEAD) % 3
    if rest == 1:
        return -1
    return 1 if rest == 2 else 0


# Courses


def course_length(position: Position, ship: i64) -> i64:
    """Subphases with something in them."""
    n: i64 = 0
    while n < SUBPHASES and position.course[ship * SUBPHASES + n] != NO_STEP:
        n += 1
    return n


def way_of(position: Position, ship: i64) -> i64:
    """Whether the course so far goes ahead, astern, or only turns."""
    for k in range(SUBPHASES):
        step: i64 = position.course[ship * SUBPHASES + k]
        if AHEAD <= step < ASTERN:
            return GOES_AHEAD
        if ASTERN <= step < STOP:
            return GOES_ASTERN
        if step >= PIVOT_LEFT:
            return PIVOTING
    return NO_WAY


def steps_so_far(position: Position, ship: i64, first: i64, last: i64) -> i64:
    """How many steps of the course are one of these kinds."""
    count: i64 = 0
    for k in range(SUBPHASES):
        step: i64 = position.course[ship * SUBPHASES + k]
        if first <= step <= last:
            count += 1
    return count


def turns_so_far(position: Position, ship: i64) -> i64:
    """Turns in the course so far."""
    count: i64 = 0
    for k in range(SUBPHASES):
        if turn_of(position.course[ship * SUBPHASES + k]) != 0:
            count += 1
    return count


def has_stop(position: Position, ship: i64) -> bool:
    """Whether the course ends with an emergency stop."""
    return steps_so_far(position, ship, STOP, STOP) > 0


def ghost(position: Position, ship: i64) -> tuple[i64, i64]:
    """Stern and facing after the course so far, if nothing comes between."""
    stern: i64 = position.stern[ship]
    facing: i64 = position.facing[ship]
    for k in range(SUBPHASES):
        stern, facing = after_step(position, ship, stern, facing, position.course[ship * SUBPHASES + k])
    return stern, facing


def after_step(position: Position, ship: i64, stern: i64, facing: i64, step: i64) -> tuple[i64, i64]:
    """Stern and facing after one step (N-007, N-008, N-064)."""
    sea = position.setup.sea
    if AHEAD <= step < ASTERN:
        stern = sea.ahead(stern, facing)
    elif ASTERN <= step < STOP:
        stern = sea.ahead(stern, opposite(facing))
    turn: i64 = turn_of(step)
    if turn < 0:
        facing = left(facing)
    elif turn > 0:
        facing = right(facing)
    return stern, facing


def is_free_of_land(position: Position, ship: i64, stern: i64, facing: i64) -> bool:
    """Neither stern nor bow on land (N-009)."""
    sea = position.setup.sea
    if sea.is_land[stern]:
        return False
    return position.setup.lengths[ship] == 1 or sea.is_land[sea.ahead(stern, facing)] == 0


def is_on_map(position: Position, ship: i64, stern: i64, facing: i64) -> bool:
    """All its rexes (N-016)."""
    sea = position.setup.sea
    if sea.is_sea[stern] == 0:
        return False
    return position.setup.lengths[ship] == 1 or sea.is_sea[sea.ahead(stern, facing)] != 0


def least_steps(position: Position, ship: i64) -> i64:
    """A ship slows down by two rexes at most (N-054)."""
    least: i64 = position.speed[ship] - SLOW_DOWN
    return least if least > 0 else 0


def may_step(position: Position, ship: i64, step: i64) -> bool:
    """Whether the next step of the course may be this one."""
    n: i64 = course_length(position, ship)
    if (
        n == SUBPHASES
        or has_stop(position, ship)
        or position.is_attached(ship)
        or not position.has_hands(ship)
    ):
        return False
    way: i64 = way_of(position, ship)
    if AHEAD <= step < ASTERN:
        return way in (NO_WAY, GOES_AHEAD) and _may_go_ahead(position, ship, step)
    if ASTERN <= step < STOP:
        return way in (NO_WAY, GOES_ASTERN) and _may_go_astern(position, ship, step)
    if step == STOP:
        return way in (NO_WAY, GOES_AHEAD) and position.speed[ship] >= 0 and is_still_on_map(position, ship)
    return way in (NO_WAY, PIVOTING) and n < PIVOTS and _may_pivot(position, ship, step)


def _may_go_ahead(position: Position, ship: i64, step: i64) -> bool:
    """Within speed, Extra cards and turns, over the sea (N-050 to N-053, N-059, N-065)."""
    if position.moved[ship] < 0:
        return False
    extras: i64 = steps_so_far(position, ship, EXTRA, EXTRA + 2)
    if step >= EXTRA:
        if extras >= position.top_extras(ship):
            return False
    elif extras or steps_so_far(position, ship, AHEAD, AHEAD + 2) >= position.top_speed(ship):
        return False
    return _is_way_clear(position, ship, step) and _may_turn(position, ship, step)


def _may_go_astern(position: Position, ship: i64, step: i64) -> bool:
    """After a whole turn at speed 0 or astern (N-058, N-060)."""
    if position.moved[ship] > 0 or steps_so_far(position, ship, ASTERN, ASTERN + 2) >= position.top_astern(
        ship
    ):
        return False
    return _is_way_clear(position, ship, step) and _may_turn(position, ship, step)


def _may_turn(position: Position, ship: i64, step: i64) -> bool:
    return turn_of(step) == 0 or turns_so_far(position, ship) < position.top_turns(ship)


def is_still_on_map(position: Position, ship: i64) -> bool:
    """Whether the course so far ends on the map."""
    stern, facing = ghost(position, ship)
    return is_on_map(position, ship, stern, facing)


def _is_way_clear(position: Position, ship: i64, step: i64) -> bool:
    """No land before or after the turn; who has left the map goes no further (N-009, N-016)."""
    stern, facing = ghost(position, ship)
    if not is_on_map(position, ship, stern, facing):
        return False
    straight: i64 = AHEAD if step < ASTERN else ASTERN
    ahead, same = after_step(position, ship, stern, facing, straight)
    if not is_free_of_land(position, ship, ahead, same):
        return False
    there, turned = after_step(position, ship, stern, facing, step)
    return is_free_of_land(position, ship, there, turned)


def _may_pivot(position: Position, ship: i64, step: i64) -> bool:
    """A ship at speed 0 may always turn as often as its type says (N-066)."""
    if least_steps(position, ship) > 0:
        return False
    if step == LIE:
        return course_length(position, ship) < PIVOTS - 1
    if turns_so_far(position, ship) >= position.setup.turns[ship]:
        return False
    stern, facing = ghost(position, ship)
    there, turned = after_step(position, ship, stern, facing, step)
    return is_free_of_land(position, ship, there, turned)


def is_course_done(position: Position, ship: i64) -> bool:
    """It may stay as it is: fast enough, stopped, held fast, or off the map."""
    if position.status[ship] != AFLOAT or has_stop(position, ship) or position.is_attached(ship):
        return True
    if not position.has_hands(ship) or not is_still_on_map(position, ship):
        return True
    return steps_so_far(position, ship, AHEAD, EXTRA + 2) >= least_steps(position, ship)


def is_ahead(step: i64) -> bool:
    """A step ahead, with or without a turn."""
    return AHEAD <= step < ASTERN

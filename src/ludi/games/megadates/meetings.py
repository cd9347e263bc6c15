"""Ships that meet: rams and collisions (N-070 to N-081)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludi.engine.arrays import append, vec
from ludi.engine.views import Event
from ludi.games.megadates.courses import is_ahead
from ludi.games.megadates.events import Met
from ludi.games.megadates.sea import NOWHERE, opposite
from ludi.games.megadates.state import AFLOAT, MEETING, Position
from ludi.games.megadates.tasks import add_task, begin_stage, hurt, task_part, want_die

FOUND: Final = 5  # numbers for two ships that meet
ASKING: Final = 3  # the step of an encounter in which the higher roller is asked (N-075)
# Kinds of meetings
ALONGSIDE: Final = 0
RAMMED: Final = 1
COLLIDED: Final = 2
RESULTS: Final = ("alongside", "ram", "collision")
# Who of two ships came into a rex of the other
FIRST_ENTERS: Final = 1
SECOND_ENTERS: Final = 2
BOTH_ENTER: Final = 3
SWAPPED: Final = 7  # both, each where the other was (N-077)


def find_meetings(position: Position, before: list[tuple[int, int, int]], steps: list[int]) -> None:
    """Pairs of which one entered a rex of the other (N-070, N-074, N-077, N-080)."""
    n: i64 = position.setup.ships
    found: list[int] = []
    for one in range(n):
        for other in range(one + 1, n):
            if position.status[one] == AFLOAT and position.status[other] == AFLOAT:
                enters: i64 = _who_enters(position, one, other, before, steps)
                if enters:
                    found += [one, other, enters, steps[one], steps[other]]
    position.found = vec[i64](found)


def _who_enters(
    position: Position, one: i64, other: i64, before: list[tuple[int, int, int]], steps: list[int]
) -> i64:
    enters: i64 = 0
    if is_ahead(steps[one]) and is_ahead(steps[other]) and _have_swapped(position, one, other, before):
        return SWAPPED
    for rex in position.rexes(one):
        if position.is_in(other, rex):
            if rex not in before[one][:2]:
                enters |= FIRST_ENTERS
            if rex not in before[other][:2]:
                enters |= SECOND_ENTERS
    return enters


def _have_swapped(position: Position, one: i64, other: i64, before: list[tuple[int, int, int]]) -> bool:
    """Two ships from opposite sides, each now where the bow of the other was (N-077)."""
    stern, bow, facing = before[one]
    other_stern, other_bow, other_facing = before[other]
    if facing != opposite(other_facing) or stern in (other_stern, other_bow) or bow == other_bow:
        return False
    return bow != other_stern and position.is_in(one, other_bow) and position.is_in(other, bow)


# c) Encounters


def begin_meetings(position: Position) -> None:
    """Each pair once, in the order of N-168 (N-080)."""
    found = position.found
    begin_stage(position, MEETING)
    for k in range(len(found) // FOUND):
        base: i64 = k * FOUND
        one: i64 = found[base]
        other: i64 = found[base + 1]
        head_on = _is_head_on(position, one, other, found[base + 2], found[base + 3], found[base + 4])
        add_task(position, one, other, found[base + 2], found[base + 3], found[base + 4], 1 if head_on else 0)


def _is_head_on(position: Position, one: i64, other: i64, enters: i64, step: i64, other_step: i64) -> bool:
    return (
        enters >= BOTH_ENTER
        and position.facing[one] == opposite(position.facing[other])
        and _may_strike(position, one, other, step, enters)
        and _may_strike(position, other, one, other_step, enters)
    )


def _may_strike(position: Position, rammer: i64, other: i64, step: i64, enters: i64) -> bool:
    """With a ram order, the bow in front, against an enemy (N-071, N-073, N-078)."""
    if position.ram[rammer] == 0 or not is_ahead(step):
        return False
    if position.side[rammer] == position.side[other] and not position.setup.ram_friends:
        return False
    return enters == SWAPPED or position.is_in(other, position.bow(rammer))


def meeting_needs_chance(position: Position, log: list[Event] | None) -> bool:
    """Two dice; head-on none (N-076); perhaps an answer (N-075)."""
    if position.step == ASKING:
        position.actor = position.captain[striker(position)]
        return True
    if position.step == 0 and task_part(position, 5):
        position.step = 2
        _meet(position, COLLIDED, task_part(position, 0), task_part(position, 1), NOWHERE, 0, 0, log)
    return position.step < 2 and want_die(position)


def meeting_die(position: Position, die: i64, log: list[Event] | None) -> None:
    """Both roll: equal is a collision; else a ram may succeed, or be asked for (N-070 to N-075)."""
    position.step += 1
    if position.step == 1:
        position.die = die
        return
    one: i64 = task_part(position, 0)
    other: i64 = task_part(position, 1)
    if die == position.die:
        _meet(position, COLLIDED, one, other, NOWHERE, position.die, die, log)
        return
    rammer: i64 = _rammer(position, position.die > die)
    if rammer == NOWHERE:
        _meet(position, ALONGSIDE, one, other, NOWHERE, position.die, die, log)
    elif task_part(position, 2) >= BOTH_ENTER:
        position.step = ASKING
    else:
        _meet(position, RAMMED, one, other, rammer, position.die, die, log)


def striker(position: Position) -> i64:
    """The ship whose captain is asked whether it rams, or NOWHERE (N-075)."""
    if position.stage != MEETING or position.step != ASKING:
        return NOWHERE
    return _rammer(position, position.die > position.last_die)


def struck(position: Position) -> i64:
    """The ship that it may spare."""
    return task_part(position, 1) if task_part(position, 0) == striker(position) else task_part(position, 0)


def strike(position: Position, is_ram: bool, log: list[Event] | None) -> None:
    """What the higher roller decided (N-075)."""
    rammer: i64 = striker(position) if is_ram else NOWHERE
    position.step = 2
    result: i64 = RAMMED if is_ram else ALONGSIDE
    _meet(
        position,
        result,
        task_part(position, 0),
        task_part(position, 1),
        rammer,
        position.die,
        position.last_die,
        log,
    )


def _rammer(position: Position, is_first_higher: bool) -> i64:
    """Who rams: the one that entered, or of two that entered the higher roller (N-071, N-075)."""
    one: i64 = task_part(position, 0)
    other: i64 = task_part(position, 1)
    enters: i64 = task_part(position, 2)
    may_first = enters == FIRST_ENTERS or (enters >= BOTH_ENTER and is_first_higher)
    if may_first and _may_strike(position, one, other, task_part(position, 3), enters):
        return one
    may_second = enters == SECOND_ENTERS or (enters >= BOTH_ENTER and not is_first_higher)
    if may_second and _may_strike(position, other, one, task_part(position, 4), enters):
        return other
    return NOWHERE


def _meet(
    position: Position,
    result: i64,
    one: i64,
    other: i64,
    rammer: i64,
    die: i64,
    second: i64,
    log: list[Event] | None,
) -> None:
    """Write down what is to be worked out in step 3; speed and mass are fixed now (N-079, N-087)."""
    if log is not None:
        _tell_meeting(position, result, one, other, rammer, die, second, log)
    if result == ALONGSIDE:
        return
    first: i64 = one
    target: i64 = other
    speed: i64 = (
        position.straight[one]
        if position.straight[one] > position.straight[other]
        else position.straight[other]
    )
    if result == RAMMED:
        first = rammer
        target = one if rammer == other else other
        speed = position.straight[rammer]
    meetings = position.meetings
    for number in (result, first, target, speed):
        meetings = append(meetings, number)
    position.meetings = meetings
    position.has_stopped[one] = 3  # the pairs still to come are looked at all the same (N-080)
    position.has_stopped[other] = 3
    hurt(position, one, other)
    hurt(position, other, one)


def _tell_meeting(
    position: Position,
    result: i64,
    one: i64,
    other: i64,
    rammer: i64,
    die: i64,
    second: i64,
    log: list[Event],
) -> None:
    names = position.setup.names
    log.append(
        Met(
            subphase=position.subphase + 1,
            first=names[one],
            second=names[other],
            result=RESULTS[result],
            rammer=names[rammer] if rammer != NOWHERE else "",
            dice=(int(die), int(second)) if die else (),
        )
    )

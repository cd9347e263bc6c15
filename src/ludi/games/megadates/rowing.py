"""Every course that a ship can row in a turn."""

from __future__ import annotations

from mypy_extensions import i64

from ludi.engine.arrays import append, vec
from ludi.games.megadates.courses import after_step, is_free_of_land, is_on_map, least_steps
from ludi.games.megadates.sea import FACINGS, left, right
from ludi.games.megadates.state import AFLOAT, AHEAD, ASTERN, EXTRA, PIVOT_LEFT, PIVOT_RIGHT, STOP, SUBPHASES
from ludi.games.megadates.trierarch import EASY, Course, Trierarch

# Courses


def courses_for(mind: Trierarch) -> list[Course]:
    """Every course that may be ordered; an emergency stop only where nothing else is left."""
    state = mind.state
    ship: i64 = mind.ship
    start: i64 = state.stern[ship] * FACINGS + state.facing[ship]
    still = Course(vec[i64]([]), vec[i64]([start]))
    if state.status[ship] != AFLOAT or state.is_attached(ship) or not state.has_hands(ship):
        return [still]
    found: list[Course] = []
    if state.moved[ship] >= 0:
        _add_ahead(mind, still, 0, found)
    if least_steps(state, ship) == 0:
        found.append(still)
        _add_repeated(mind, start, PIVOT_LEFT, mind.setup.turns[ship], found)
        _add_repeated(mind, start, PIVOT_RIGHT, mind.setup.turns[ship], found)
    if state.moved[ship] <= 0 and state.speed[ship] <= 0:
        _add_repeated(mind, start, ASTERN, state.top_astern(ship), found)
    if not found:
        found.append(Course(vec[i64]([STOP]), vec[i64]([start, start])))
    return found


def _add_ahead(mind: Trierarch, so_far: Course, turns: i64, found: list[Course]) -> None:
    state = mind.state
    ship: i64 = mind.ship
    n: i64 = len(so_far.steps)
    normal: i64 = state.top_speed(ship)
    most: i64 = normal + (state.top_extras(ship) if mind.level != EASY else 0)
    if n and n >= least_steps(state, ship):
        found.append(so_far)
    if n >= most or n == SUBPHASES:
        return
    facing: i64 = so_far.places[n] % FACINGS
    stern: i64 = mind.sea.ahead(so_far.places[n] // FACINGS, facing)
    if not is_free_of_land(state, ship, stern, facing):
        return
    step: i64 = AHEAD if n < normal else EXTRA
    for bend in range(3):
        if bend and turns >= state.top_turns(ship):
            return
        heading: i64 = facing if bend == 0 else left(facing) if bend == 1 else right(facing)
        if not is_free_of_land(state, ship, stern, heading):
            continue
        course = Course(
            append(so_far.steps[:], step + bend), append(so_far.places[:], stern * FACINGS + heading)
        )
        if is_on_map(state, ship, stern, heading):
            _add_ahead(mind, course, turns + (1 if bend else 0), found)
        else:
            found.append(course)


def _add_repeated(mind: Trierarch, start: i64, step: i64, most: i64, found: list[Course]) -> None:
    """One step again and again, where neither land nor the edge of the map is in the way."""
    state = mind.state
    steps = vec[i64]([])
    places = vec[i64]([start])
    stern: i64 = start // FACINGS
    facing: i64 = start % FACINGS
    for n in range(most):
        stern, facing = after_step(state, mind.ship, stern, facing, step)
        if not is_free_of_land(state, mind.ship, stern, facing):
            return
        if not is_on_map(state, mind.ship, stern, facing):
            return
        steps = append(steps, step)
        places = append(places, stern * FACINGS + facing)
        found.append(Course(steps[:], places[:]))


def straight_on(mind: Trierarch, ship: i64, start: i64) -> Course:
    """The course of a ship that goes on as it did."""
    state = mind.state
    places = vec[i64]([start])
    stern: i64 = start // FACINGS
    facing: i64 = start % FACINGS
    for n in range(0 if state.is_attached(ship) else state.speed[ship]):
        stern = mind.sea.ahead(stern, facing)
        if not is_on_map(state, ship, stern, facing) or not is_free_of_land(state, ship, stern, facing):
            break
        places = append(places, stern * FACINGS + facing)
    return Course(vec[i64]([]), places)

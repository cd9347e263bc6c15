"""Step 2, movement: stops, steps, encounters, crossing and grapples (N-042 to N-102)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludi.engine.arrays import vec
from ludi.engine.views import Event
from ludi.games.megadates.courses import after_step, is_free_of_land, is_on_map, turn_of
from ludi.games.megadates.events import (
    EmergencyStop,
    LeftMap,
    Returned,
    Sailed,
)
from ludi.games.megadates.meetings import find_meetings
from ludi.games.megadates.sea import FACING_NAMES, NOWHERE
from ludi.games.megadates.sight import audiences, is_shown
from ludi.games.megadates.state import (
    AFLOAT,
    AHEAD,
    ASTERN,
    EXTRA,
    IDLE,
    LIE,
    NO_STEP,
    OFF_MAP,
    SAILING,
    SHOOT,
    STOP,
    STOPPING,
    SUBPHASES,
    Position,
)
from ludi.games.megadates.tasks import add_task, begin_stage

RETURN_RANGE: Final = 3  # rexes from where it left (N-017)


def begin_movement(position: Position, log: list[Event] | None) -> None:
    """Step 2: the first subphase (N-040)."""
    n: i64 = position.setup.ships
    for pair in range(n * n):
        position.old_links[pair] = position.links[pair]
    for ship in range(n):
        position.moved[ship] = 0
        position.rowed[ship] = 0
        position.straight[ship] = 0
        position.has_stopped[ship] = 1 if position.is_attached(ship) else 0
    for unit in range(position.setup.units):
        position.gave[unit] = 0
        if position.verb[unit] not in (IDLE, SHOOT):
            position.prepared[unit] = 0  # any other action (N-115)
    position.meetings = vec[i64]([])
    position.subphase = 0
    _come_back(position, log)
    begin_subphase(position, log)


def begin_subphase(position: Position, log: list[Event] | None) -> None:
    """a) Emergency stops; a ship that lies stopped has no run-up any more (N-056, N-057, N-079)."""
    begin_stage(position, STOPPING)
    for ship in range(position.setup.ships):
        if position.has_stopped[ship]:
            position.straight[ship] = 0
        if _step_of(position, ship) == STOP:
            draws: i64 = position.speed[ship] if position.speed[ship] > 2 else 0
            position.has_stopped[ship] = 2
            position.straight[ship] = 0
            position.rowed[ship] = 1
            if log is not None:
                name = position.setup.names[ship]
                log.append(EmergencyStop(ship=name, subphase=position.subphase + 1, draws=draws))
            if draws:
                add_task(position, ship, draws)


def _step_of(position: Position, ship: i64) -> i64:
    """What the ship does in this subphase."""
    if position.status[ship] != AFLOAT or position.has_stopped[ship]:
        return NO_STEP
    return position.course[ship * SUBPHASES + position.subphase]


# b) Moves


def sail(position: Position, log: list[Event] | None) -> None:
    """All ships take their step together (N-044)."""
    begin_stage(position, SAILING)
    n: i64 = position.setup.ships
    before = [
        (int(position.stern[ship]), int(position.bow(ship)), int(position.facing[ship])) for ship in range(n)
    ]
    steps = [int(_step_of(position, ship)) for ship in range(n)]
    for ship in range(n):
        _take_step(position, ship, steps[ship])
    if log is not None:
        _tell_moves(position, steps, log)
    find_meetings(position, before, steps)


def _take_step(position: Position, ship: i64, step: i64) -> None:
    """One rex, perhaps a turn; the run-up of a ram counts from the last bend (N-008, N-064, N-082)."""
    if step in (NO_STEP, LIE):
        return
    position.rowed[ship] = 1
    if AHEAD <= step < ASTERN:
        position.moved[ship] += 1
        position.straight[ship] = 0 if turn_of(step) else position.straight[ship] + 1
        if step >= EXTRA:
            position.extra[ship] -= 1
    elif step < STOP:
        position.moved[ship] -= 1
    before: i64 = position.stern[ship]
    position.stern[ship], position.facing[ship] = after_step(
        position, ship, before, position.facing[ship], step
    )
    if not position.setup.sea.is_sea[position.stern[ship]]:
        position.exit_rex[ship] = before


# Beyond the map


def leave_map(position: Position, log: list[Event] | None) -> None:
    """Ships with a rex beyond the map are taken off (N-016)."""
    for ship in range(position.setup.ships):
        if position.status[ship] == AFLOAT and is_leaving(position, ship):
            position.status[ship] = OFF_MAP
            position.off_turns[ship] = 0
            position.has_left[ship] = 1
            if position.setup.sea.is_sea[position.stern[ship]]:
                position.exit_rex[ship] = position.stern[ship]
            _secure_loot(position, ship)
            if log is not None:
                log.append(LeftMap(ship=position.setup.names[ship]))


def is_leaving(position: Position, ship: i64) -> bool:
    """Whether a rex of it lies beyond the map (N-016)."""
    return not is_on_map(position, ship, position.stern[ship], position.facing[ship])


def _secure_loot(position: Position, ship: i64) -> None:
    """Loot carried off the home edge is safe (section 15)."""
    if position.side[ship] != position.setup.sides[ship]:
        return
    edge = position.setup.home_edges[position.side[ship]]
    sea = position.setup.sea
    col: i64 = sea.col(position.exit_rex[ship])
    row: i64 = sea.row(position.exit_rex[ship])
    is_home = (
        (edge == "W" and col == 0)
        or (edge == "E" and col == sea.cols - 1)
        or (edge == "N" and row == 0)
        or (edge == "S" and row == sea.rows - 1)
    )
    if is_home:
        position.secured[ship] += position.loot[ship]
        position.loot[ship] = 0


def _come_back(position: Position, log: list[Event] | None) -> None:
    """Ships ordered to return do so at a free rex of the edge (N-017)."""
    for ship in range(position.setup.ships):
        if position.status[ship] == OFF_MAP and position.returns[ship]:
            rex, facing = _free_edge(position, ship)
            if rex != NOWHERE:
                position.status[ship] = AFLOAT
                position.stern[ship] = rex
                position.facing[ship] = facing
                position.speed[ship] = 0
                if log is not None:
                    log.append(Returned(ship=position.setup.names[ship], rex=position.setup.sea.name(rex)))


def _free_edge(position: Position, ship: i64) -> tuple[i64, i64]:
    """The nearest free rex of the edge to where its stern last lay, the northern one first (N-017)."""
    sea = position.setup.sea
    best: i64 = NOWHERE
    best_facing: i64 = 0
    best_distance: i64 = RETURN_RANGE + 1
    for rex in range(sea.size):
        if not sea.is_sea[rex] or sea.is_land[rex] or not _is_on_edge(position, rex):
            continue
        away: i64 = sea.distance(position.exit_rex[ship], rex)
        facing: i64 = _inward(position, rex)
        if away < best_distance and _is_free_for(position, ship, rex, facing):
            best = rex
            best_facing = facing
            best_distance = away
    return best, best_facing


def _is_on_edge(position: Position, rex: i64) -> bool:
    sea = position.setup.sea
    col: i64 = sea.col(rex)
    row: i64 = sea.row(rex)
    return col == 0 or row == 0 or col == sea.cols - 1 or row == sea.rows - 1


def _inward(position: Position, rex: i64) -> i64:
    """A facing into the map."""
    sea = position.setup.sea
    if sea.col(rex) == 0:
        return FACING_NAMES.index("E")
    if sea.col(rex) == sea.cols - 1:
        return FACING_NAMES.index("W")
    return FACING_NAMES.index("SE" if sea.row(rex) == 0 else "NE")


def _is_free_for(position: Position, ship: i64, rex: i64, facing: i64) -> bool:
    """No land and no ship where it would lie."""
    if not is_free_of_land(position, ship, rex, facing) or not is_on_map(position, ship, rex, facing):
        return False
    bow: i64 = rex if position.setup.lengths[ship] == 1 else position.setup.sea.ahead(rex, facing)
    for other in range(position.setup.ships):
        if position.status[other] == AFLOAT and (position.is_in(other, rex) or position.is_in(other, bow)):
            return False
    return True


def is_anyone_under_way(position: Position) -> bool:
    """Whether any ship has a step left in this turn."""
    for ship in range(position.setup.ships):
        for k in range(position.subphase, SUBPHASES):
            if (
                position.status[ship] == AFLOAT
                and position.has_stopped[ship] == 0
                and position.course[ship * SUBPHASES + k] != NO_STEP
            ):
                return True
    return False


def end_movement(position: Position) -> None:
    """The speed of a turn: rexes moved, or 0 after a stop, a ram, a collision or a grapple (N-055)."""
    for ship in range(position.setup.ships):
        position.speed[ship] = 0 if position.has_stopped[ship] else position.moved[ship]


# What is told


def _tell_moves(position: Position, steps: list[int], log: list[Event]) -> None:
    sea = position.setup.sea
    moved = {
        ship: (
            position.setup.names[ship],
            sea.name(position.stern[ship]),
            sea.name(position.bow(ship)),
            FACING_NAMES[position.facing[ship]],
        )
        for ship in range(position.setup.ships)
        if steps[ship] not in (NO_STEP, LIE, STOP)
    }
    for viewer, only, but in audiences(position):
        seen = tuple([moved[ship] for ship in moved if is_shown(position, viewer, ship)])
        if seen:
            log.append(Sailed(subphase=position.subphase + 1, ships=seen, only=only, but=but))

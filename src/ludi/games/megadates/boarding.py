"""Units cross to other ships, and grapples are thrown (N-090 to N-100)."""

from __future__ import annotations

from mypy_extensions import i64

from ludi.engine.views import Event
from ludi.games.megadates.events import Crossed, Grappled
from ludi.games.megadates.orders import has_way, is_beside, ship_with, targets_of
from ludi.games.megadates.sailing import is_leaving
from ludi.games.megadates.sea import NOWHERE
from ludi.games.megadates.state import AFLOAT, CROSSING, GRAPPLE, GRAPPLING, MOVE, Position, section_name
from ludi.games.megadates.tasks import HIT, add_task, begin_stage, task_part

# d) Units


def cross(position: Position, log: list[Event] | None) -> None:
    """Units with a move order go as soon as they can (N-090 to N-097)."""
    begin_stage(position, CROSSING)
    for unit in range(position.setup.units):
        if position.verb[unit] == MOVE and position.gave[unit] == 0 and position.place[unit] >= 0:
            _try_to_move(position, unit, log)


def _try_to_move(position: Position, unit: i64, log: list[Event] | None) -> None:
    to_ship, section = sent_to(position, unit)
    if position.status[position.place[unit]] != AFLOAT or not _may_go(position, unit, to_ship, section):
        return
    position.place[unit] = to_ship
    position.section[unit] = section
    position.gave[unit] = 1
    if log is not None:
        name = position.setup.unit_names[unit]
        log.append(Crossed(unit=name, ship=position.setup.names[to_ship], section=section_name(section)))


def sent_to(position: Position, unit: i64) -> tuple[i64, i64]:
    """The ship and the section of a move order."""
    token: i64 = position.targets[unit] - 1
    if token < 2:
        return position.place[unit], token
    return ship_with(position, (token - 2) // 2), (token - 2) % 2


def _may_go(position: Position, unit: i64, ship: i64, section: i64) -> bool:
    """Over a link, into a section beside it, with room, and not from foe to foe (N-091 to N-095)."""
    here: i64 = position.place[unit]
    if position.is_engaged(unit) and position.has_enemies_beside(unit, ship, section):
        return False
    if ship == here:
        return True
    if not has_way(position, unit, ship) or position.status[ship] != AFLOAT:
        return False
    if not is_beside(position, here, ship, section):
        return False
    return position.units_aboard(ship, position.side_of(unit)) < position.setup.decks[ship]


# e) Grapples


def begin_grapples(position: Position, log: list[Event] | None) -> None:
    """Each unit throws once, in the first subphase with an enemy or a named friend (N-098, N-099)."""
    begin_stage(position, GRAPPLING)
    for ship in range(position.setup.ships):
        if position.status[ship] != AFLOAT:
            continue
        for unit in range(position.setup.units):
            if position.place[unit] == ship and position.verb[unit] == GRAPPLE and position.gave[unit] == 0:
                target: i64 = _grapple_target(position, ship, unit)
                if target != NOWHERE:
                    position.gave[unit] = 1
                    add_task(position, ship, unit, target)


def _grapple_target(position: Position, ship: i64, unit: i64) -> i64:
    """The first that is named and there, a friend too; else the first enemy (N-098, N-099)."""
    for target in targets_of(position, unit):
        if _can_grapple(position, ship, target):
            return target
    for target in range(position.setup.ships):
        if position.side[target] != position.side[ship] and _can_grapple(position, ship, target):
            return target
    return NOWHERE


def _can_grapple(position: Position, ship: i64, target: i64) -> bool:
    """Another ship in the same rex, and neither of the two is leaving the map (N-018, N-098)."""
    return (
        ship != target
        and position.status[target] == AFLOAT
        and position.do_share(ship, target)
        and not is_leaving(position, ship)
        and not is_leaving(position, target)
    )


def grapple_die(position: Position, die: i64, log: list[Event] | None) -> None:
    """5 or 6 puts a card on the target; both ships hang together at once (N-098, N-100, N-062)."""
    position.step = 1
    ship: i64 = task_part(position, 0)
    target: i64 = task_part(position, 2)
    if die >= HIT:
        position.links[ship * position.setup.ships + target] += 1
        position.has_stopped[ship] = 1
        position.has_stopped[target] = 1
        if position.side[target] != position.side[ship]:
            position.attacked[target] = position.turn
    if log is not None:
        names = position.setup.names
        log.append(
            Grappled(
                ship=names[ship],
                unit=position.setup.unit_names[task_part(position, 1)],
                target=names[target],
                die=die,
                holds=die >= HIT,
            )
        )

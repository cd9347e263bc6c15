"""Ships surrender, are won back, and whom they hold (N-049, N-124 to N-129)."""

from __future__ import annotations

from mypy_extensions import i64

from ludi.engine.bits import BIT
from ludi.engine.views import Event
from ludi.games.megadates.events import Captured, Retaken
from ludi.games.megadates.sea import NOWHERE
from ludi.games.megadates.state import AFLOAT, TAKEN, WHOLE, Position
from ludi.games.megadates.tasks import kill_unit

# Surrender


def surrender_all(position: Position, log: list[Event] | None) -> None:
    """Ballistas among enemies are taken, ships without defenders surrender (N-124, N-125)."""
    for ship in range(position.setup.ships):
        if position.status[ship] == AFLOAT and position.hull[ship] > 0:
            _take_ballistas(position, ship)
            _free_ballistas(position, ship)
            _surrender_if_empty(position, ship, log)


def _take_ballistas(position: Position, ship: i64) -> None:
    for unit in range(position.setup.units):
        if position.place[unit] == ship and not position.can_fight(unit):
            own: i64 = position.fighters_in(ship, position.section[unit], position.side_of(unit))
            enemies: i64 = position.fighters_in(ship, position.section[unit], 1 - position.side_of(unit))
            if own == 0 and enemies > 0:
                kill_unit(position, unit)
                position.place[unit] = TAKEN


def _free_ballistas(position: Position, ship: i64) -> None:
    """A section that its own side holds alone has its ballistas again, but on no prize (N-124)."""
    if position.is_prize(ship):
        return
    side: i64 = position.side[ship]
    for unit in range(position.setup.units):
        if position.setup.home[unit] == ship and position.place[unit] == TAKEN:
            section: i64 = position.section[unit]
            own: i64 = position.fighters_in(ship, section, side)
            if own > 0 and position.fighters_in(ship, section, 1 - side) == 0:
                _set_free(position, unit, ship)


def _set_free(position: Position, unit: i64, ship: i64) -> None:
    """Back to its ballista, if the deck has room for it (N-023)."""
    if position.units_aboard(ship, position.side_of(unit)) < position.setup.decks[ship]:
        position.place[unit] = ship


def _surrender_if_empty(position: Position, ship: i64, log: list[Event] | None) -> None:
    """To who has a fighting unit aboard, or holds it by a grapple (N-125)."""
    side: i64 = position.side[ship]
    if position.fighters_aboard(ship, side) > 0:
        return
    captor: i64 = _boarder(position, ship, 1 - side)
    if captor == NOWHERE:
        captor = _holder(position, ship, 1 - side)
    if captor != NOWHERE:
        surrender(position, ship, captor, log)


def _boarder(position: Position, ship: i64, side: i64) -> i64:
    """The ship whose units stand on this one; the first of several."""
    for unit in range(position.setup.units):
        if position.place[unit] == ship and position.can_fight(unit) and position.side_of(unit) == side:
            return position.setup.home[unit]
    return NOWHERE


def _holder(position: Position, ship: i64, side: i64) -> i64:
    n: i64 = position.setup.ships
    for other in range(n):
        if (
            position.status[other] == AFLOAT
            and position.side[other] == side
            and position.links[other * n + ship]
        ):
            return other
    return NOWHERE


def surrender(position: Position, ship: i64, captor: i64, log: list[Event] | None) -> None:
    """It changes side with all that is aboard (N-126)."""
    if position.is_prize(ship):
        _win_back(position, ship, captor, log)
    else:
        take_ship(position, ship, captor, log)
    _drop_ropes(position, ship)


def take_ship(position: Position, ship: i64, captor: i64, log: list[Event] | None) -> None:
    """A prize: who takes it commands it, and all who share in it have the credit (N-126, N-127)."""
    old: i64 = position.captain[ship]
    credited = _captors(position, ship, 1 - position.side[ship], captor)
    position.hand_over(ship, credited[0])
    position.lost[ship] = position.turn
    prisoners: i64 = _take_prisoners(position, ship)
    position.captors[ship] = 0
    for other in credited:
        position.captors[ship] |= BIT[other]
        position.prisoners[other * position.setup.ships + ship] = prisoners * WHOLE // len(credited)
    if log is not None:
        _tell_capture(position, ship, captor, prisoners, old, log)


def _win_back(position: Position, ship: i64, by: i64, log: list[Event] | None) -> None:
    """It is its own captain's again, and nobody's prize (N-127, N-129)."""
    position.hand_over(ship, ship)
    position.captors[ship] = 0
    _free_prisoners(position, ship)
    if log is not None:
        log.append(Retaken(ship=position.setup.names[ship], by=position.setup.names[by]))


def _drop_ropes(position: Position, ship: i64) -> None:
    """No grapples between ships of one side (N-126)."""
    n: i64 = position.setup.ships
    for other in range(n):
        if position.side[other] == position.side[ship]:
            position.links[ship * n + other] = 0
            position.links[other * n + ship] = 0


def _take_prisoners(position: Position, ship: i64) -> i64:
    """The rowers and the crews of its ballistas, one unit each (N-127)."""
    count: i64 = 1
    for unit in range(position.setup.units):
        if position.setup.home[unit] != ship or position.can_fight(unit):
            continue
        if position.place[unit] == ship:
            kill_unit(position, unit)
            position.place[unit] = TAKEN
        if position.place[unit] == TAKEN:
            count += 1
    return count


def _free_prisoners(position: Position, ship: i64) -> None:
    """Its own people are free again and man their ballistas (N-127)."""
    n: i64 = position.setup.ships
    for other in range(n):
        position.prisoners[other * n + ship] = 0
    for unit in range(position.setup.units):
        if position.setup.home[unit] == ship and position.place[unit] == TAKEN:
            _set_free(position, unit, ship)


def _captors(position: Position, ship: i64, side: i64, captor: i64) -> list[int]:
    """All ships with units aboard share the credit."""
    found = {
        int(position.setup.home[unit])
        for unit in range(position.setup.units)
        if position.place[unit] == ship and position.can_fight(unit) and position.side_of(unit) == side
    }
    return sorted(found) or [int(position.prize_of[captor])]


def _tell_capture(
    position: Position, ship: i64, captor: i64, prisoners: i64, old: i64, log: list[Event]
) -> None:
    """All see it; how many prisoners only the two captains know (N-157, N-158)."""
    names = position.setup.names
    seats = tuple(sorted({int(old), int(position.captain[ship])}))
    log.append(Captured(ship=names[ship], by=names[captor], prisoners=prisoners, only=seats))
    log.append(Captured(ship=names[ship], by=names[captor], prisoners=-1, but=seats))

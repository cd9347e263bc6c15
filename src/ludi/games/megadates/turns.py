"""Before the orders and after the last sinking: a turn is opened, or the battle ends (N-040)."""

from __future__ import annotations

from mypy_extensions import i64

from ludi.engine.state import NOBODY
from ludi.engine.views import Event
from ludi.games.megadates.events import Ended
from ludi.games.megadates.orders import clear_orders, next_ship
from ludi.games.megadates.score import scores_of
from ludi.games.megadates.state import AFLOAT, ORDERING, OVER, REASONS, SUNK, Position


def set_actor(position: Position) -> None:
    """The first seat that owes orders."""
    for seat in range(position.seats):
        if not position.locked[seat]:
            position.actor = seat
            return
    position.actor = NOBODY


def open_orders(position: Position) -> None:
    """Everybody writes anew (N-040)."""
    n: i64 = position.setup.ships
    position.stage = ORDERING
    for pair in range(n * n):
        position.old_links[pair] = position.links[pair]
    for ship in range(n):
        clear_orders(position, ship)
    for unit in range(position.setup.units):
        position.verb[unit] = 0
        position.targets[unit] = 0
        position.plain[unit] = 0
        position.under[unit] = 0
    for seat in range(position.seats):
        position.unit[seat] = 0
        position.ordering[seat] = next_ship(position, seat, 0)
        position.locked[seat] = 1 if position.ordering[seat] < 0 else 0
    set_actor(position)


def is_fleet_gone(position: Position) -> bool:
    """One side has no ship left on the map or able to come back."""
    for side in range(2):
        left = False
        for ship in range(position.setup.ships):
            if position.side[ship] == side and _may_still_act(position, ship):
                left = True
        if not left:
            return True
    return False


def _may_still_act(position: Position, ship: i64) -> bool:
    if position.status[ship] == SUNK:
        return False
    if position.status[ship] == AFLOAT:
        return True
    waits: i64 = position.setup.offmap_return - position.off_turns[ship]
    return position.turn + 1 + (waits if waits > 0 else 0) <= position.setup.turn_limit


def finish_battle(position: Position, reason: i64, log: list[Event] | None) -> None:
    """The battle is over."""
    position.stage = OVER
    position.reason = reason
    position.actor = NOBODY
    if log is not None:
        log.append(Ended(reason=REASONS[reason], scores=scores_of(position)))


def reopen_orders(position: Position, seat: i64) -> None:
    """What a seat has written is void; it writes anew (N-166)."""
    for ship in range(position.setup.ships):
        if position.captain[ship] == seat:
            clear_orders(position, ship)
    position.unit[seat] = 0
    position.ordering[seat] = next_ship(position, seat, 0)
    position.locked[seat] = 1 if position.ordering[seat] < 0 else 0
    set_actor(position)

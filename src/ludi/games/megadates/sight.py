"""Lines of sight, fog and flags (N-012 to N-014, N-153, N-159, N-160)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludi.engine.bits import BIT
from ludi.games.megadates.sea import NOWHERE, opposite
from ludi.games.megadates.state import AFLOAT, Position

SIGHT: Final = 12  # rexes within which an enemy is always seen (N-160)


# Sight


def crowding(position: Position) -> bytes:
    """How many ships lie in each rex."""
    ships = bytearray(position.setup.sea.size)
    for ship in range(position.setup.ships):
        if position.status[ship] == AFLOAT:
            ships[position.stern[ship]] += 1
            if position.setup.lengths[ship] == 2:
                ships[position.bow(ship)] += 1
    return bytes(ships)


def is_clear(position: Position, one: i64, other: i64, here: i64, there: i64, crowd: bytes) -> bool:
    """Whether no other ship and no land hides a rex of the one from a rex of the other (N-013, N-014)."""
    sea = position.setup.sea
    return _is_open(position, one, other, sea.line(here, there, 1), crowd) or _is_open(
        position, one, other, sea.line(here, there, -1), crowd
    )


def _is_open(position: Position, one: i64, other: i64, line: list[int], crowd: bytes) -> bool:
    is_land = position.setup.sea.is_land
    for rex in line:
        if is_land[rex]:
            return False
        ships: i64 = crowd[rex]
        if ships and position.is_in(one, rex):
            ships -= 1
        if ships and position.is_in(other, rex):
            ships -= 1
        if ships:
            return False
    return True


def sees(position: Position, one: i64, other: i64) -> bool:
    """Whether a line of sight joins any rex of the one to any of the other."""
    crowd = crowding(position)
    for here in position.rexes(one):
        for there in position.rexes(other):
            if is_clear(position, one, other, here, there, crowd):
                return True
    return False


def is_comrade(position: Position, seat: i64, ship: i64) -> bool:
    """A ship of a squadron in which the seat commands one that is no prize (N-159)."""
    if position.is_prize(ship):
        return False
    for own in range(position.setup.ships):
        is_own: bool = position.captain[own] == seat and not position.is_prize(own)
        if is_own and position.setup.squadrons[own] == position.setup.squadrons[ship]:
            return True
    return False


def is_shown(position: Position, seat: i64, ship: i64) -> bool:
    """With fog, enemies only when one's own squadron sees them; below 0 is a spectator (N-160).

    A spectator sees what both fleets know: ships that an enemy could report.
    """
    if not position.setup.fog or position.status[ship] != AFLOAT:
        return True
    if seat >= 0 and position.side[ship] == position.setup.sides[position.setup.captains.index(seat)]:
        return True
    for own in range(position.setup.ships):
        looks: bool = position.side[own] != position.side[ship] and position.status[own] == AFLOAT
        is_ours: bool = seat < 0 or position.captain[own] == seat or is_comrade(position, seat, own)
        if looks and is_ours and (is_near(position, own, ship) or sees(position, own, ship)):
            return True
    return False


def audiences(position: Position) -> list[tuple[int, tuple[int, ...] | None, tuple[int, ...]]]:
    """Who sees alike: all together, or with fog each seat, and the spectators; with `only` and `but`."""
    if not position.setup.fog:
        return [(-1, None, ())]
    seats = tuple(range(position.seats))
    found: list[tuple[int, tuple[int, ...] | None, tuple[int, ...]]] = [(-1, None, seats)]
    for seat in seats:
        found.append((seat, (seat,), ()))
    return found


def is_near(position: Position, one: i64, other: i64) -> bool:
    """Near enough to be seen in any case (N-160)."""
    for here in position.rexes(one):
        for there in position.rexes(other):
            if position.setup.sea.distance(here, there) <= SIGHT:
                return True
    return False


def is_barred(position: Position, ship: i64, rex: i64) -> bool:
    """Straight over bow or stern nobody shoots (N-012)."""
    sea = position.setup.sea
    here: i64 = position.bow(ship)
    while here != NOWHERE:
        here = sea.ahead(here, position.facing[ship])
        if here == rex:
            return True
    here = position.stern[ship]
    while here != NOWHERE:
        here = sea.ahead(here, opposite(position.facing[ship]))
        if here == rex:
            return True
    return False


def sees_flag(position: Position, seat: i64, ship: i64) -> bool:
    """Whether a ship of the seat saw the flag; spectators (below 0) see that it flies."""
    if seat < 0:
        return True
    for other in range(position.setup.ships):
        if position.captain[other] == seat and position.read[ship] & BIT[other]:
            return True
    return False


def reads_flag(position: Position, seat: i64, ship: i64) -> bool:
    """Its own fleet knows what it means (N-153)."""
    if seat < 0 or position.setup.sides[position.setup.captains.index(seat)] != position.setup.sides[ship]:
        return False
    return sees_flag(position, seat, ship)

"""Success: points for a trierarch, and for a fleet (section 15)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludi.games.megadates.printed import (
    DRAW_MARGIN_PERCENT,
    FLEET,
    HONOUR_POINTS,
    HONOUR_TURNS,
    TRIERARCH,
    Scale,
)
from ludi.games.megadates.state import AFLOAT, OFF_MAP, SUNK, WHOLE

if TYPE_CHECKING:
    from ludi.games.megadates.state import Position

ROME: Final = 0


def _weighed(state: Position, ship: int, weights: Scale) -> int:
    """The deeds of a ship, in sixtieths."""
    return sum(deeds_of(state, ship, weights))


def deeds_of(state: Position, ship: int, weights: Scale) -> tuple[int, ...]:
    """Prizes, ships sunk, units killed, prisoners and loot of a ship by this scale, in sixtieths."""
    loot = state.secured[ship] * WHOLE
    if state.side[ship] == state.setup.sides[ship] and state.status[ship] != SUNK:
        loot += state.loot[ship] * WHOLE // 2
    n = state.setup.ships
    prisoners = sum(state.prisoners[ship * n + other] for other in range(n))
    deeds = (prizes_of(state, ship), state.sunk[ship], state.killed[ship], prisoners, loot)
    return tuple(int(weight * deed) for weight, deed in zip(weights, deeds, strict=True))


def prizes_of(state: Position, ship: int) -> int:
    """Its share in the mass of the prizes that it took and that are still in hand, in sixtieths (N-129)."""
    mass = 0
    for prize in range(state.setup.ships):
        captors = int(state.captors[prize])
        if captors >> ship & 1 and state.status[prize] != SUNK:
            mass += state.setup.masses[prize] * WHOLE // captors.bit_count()
    return mass


def honour(state: Position, ship: int) -> int:
    """A Roman who lost his ship in a fight and never left the map has honour, who is off the map none."""
    if state.setup.sides[ship] != ROME:
        return 0
    is_lost = state.status[ship] == SUNK or state.side[ship] != ROME
    was_attacked = state.attacked[ship] > 0 and state.lost[ship] - state.attacked[ship] < HONOUR_TURNS
    if is_lost and was_attacked and not state.has_left[ship]:
        return HONOUR_POINTS * WHOLE
    return -HONOUR_POINTS * WHOLE if state.status[ship] == OFF_MAP else 0


def ship_points(state: Position, ship: int) -> int:
    """What its trierarch did, in sixtieths."""
    weights = TRIERARCH[state.setup.sides[ship]]
    return _weighed(state, ship, weights) + honour(state, ship)


def fleet_points(state: Position, side: int) -> int:
    """The navarch's scale over a whole fleet, in sixtieths."""
    ships = range(state.setup.ships)
    return sum(_weighed(state, ship, FLEET) for ship in ships if state.setup.sides[ship] == side)


def seat_points(state: Position, seat: int) -> int:
    """A seat's points, rounded down: its ships' own, and for a commander half of those and his fleet's."""
    setup = state.setup
    own = [ship for ship in range(setup.ships) if setup.captains[ship] == seat]
    deeds = sum(ship_points(state, ship) for ship in own)
    leads = [ship for ship in own if setup.roles[ship] > 0]
    if not leads:
        return deeds // WHOLE
    command = sum(command_points(state, ship) for ship in leads)
    return (deeds // 2 + command) // WHOLE


def command_points(state: Position, ship: int) -> int:
    """For a navarch his squadron, for a prefect his fleet, for others nothing; in sixtieths."""
    setup = state.setup
    if setup.roles[ship] == 0:
        return 0
    if setup.roles[ship] == 2:
        return fleet_points(state, setup.sides[ship])
    squadron = setup.squadrons[ship]
    return sum(_weighed(state, n, FLEET) for n in range(setup.ships) if setup.squadrons[n] == squadron)


def scores_of(state: Position) -> tuple[int, ...]:
    """Points by seat."""
    return tuple(seat_points(state, seat) for seat in range(state.seats))


def loot_won(state: Position, side: int) -> int:
    """Tokens that its own ships brought home, and those on enemy ships that it took or that were sunk."""
    sides = state.setup.sides
    tokens = 0
    for ship in range(state.setup.ships):
        if sides[ship] == side:
            tokens += int(state.secured[ship])
        elif state.status[ship] == SUNK or state.side[ship] == side:
            tokens += int(state.loot[ship])
    return tokens


def winning_side(state: Position) -> int:
    """The side with more fleet points, or -1 for a draw: a margin under a tenth decides nothing.

    In a duel to the last ship who is alone afloat wins, in a convoy who has more than half of the loot.
    """
    if state.setup.scenario.victory == "last_afloat_or_points":
        afloat = [
            any(state.side[s] == side and state.status[s] == AFLOAT for s in range(state.setup.ships))
            for side in range(2)
        ]
        if afloat[0] != afloat[1]:
            return 0 if afloat[0] else 1
    if state.setup.scenario.victory == "loot_then_points":
        total = sum(ship.loot for ship in state.setup.scenario.ships)
        for side in range(2):
            if 2 * loot_won(state, side) > total:
                return side
    rome, pirates = fleet_points(state, 0), fleet_points(state, 1)
    if abs(rome - pirates) * 100 < DRAW_MARGIN_PERCENT * max(rome, pirates) or rome == pirates:
        return -1
    return 0 if rome > pirates else 1

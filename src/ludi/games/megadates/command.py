"""Who may send word to whom: squadrons, and liburnias as messengers (N-154, N-155)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludi.games.megadates.printed import TYPES
from ludi.games.megadates.state import AFLOAT, ORDERING

if TYPE_CHECKING:
    from ludi.games.megadates.state import Position

NEAR: Final = 1  # rexes: in the rex of the commander, or next to it
_LIBURNIA: Final = "liburnia"
assert _LIBURNIA in TYPES


def talks_with(state: Position, seat: int) -> tuple[int, ...]:
    """The other seats of one's squadrons, unless only flags are allowed (N-155, C10)."""
    setup = state.setup
    if setup.comms == "flags_only":
        return ()
    mine = {setup.squadrons[ship] for ship in range(setup.ships) if setup.captains[ship] == seat}
    mates = {setup.captains[ship] for ship in range(setup.ships) if setup.squadrons[ship] in mine}
    return tuple(sorted(mates - {seat}))


def messengers(state: Position) -> tuple[tuple[int, int], ...]:
    """Each liburnia that ended the turn beside a commander of another squadron of its fleet (N-154)."""
    if state.stage != ORDERING:
        return ()
    setup = state.setup
    ships = [ship for ship in range(setup.ships) if _is_free(state, ship)]
    liburnias = [ship for ship in ships if setup.scenario.ships[ship].type == _LIBURNIA]
    commanders = [ship for ship in ships if setup.roles[ship] and not state.lost[ship]]
    return tuple(
        (ship, other) for ship in liburnias for other in commanders if _may_bring(state, ship, other)
    )


def _is_free(state: Position, ship: int) -> bool:
    """Afloat, and not in the enemy's hands."""
    return bool(state.status[ship] == AFLOAT and state.side[ship] == state.setup.sides[ship])


def _may_bring(state: Position, ship: int, commander: int) -> bool:
    setup = state.setup
    if setup.sides[ship] != setup.sides[commander] or setup.squadrons[ship] == setup.squadrons[commander]:
        return False
    return any(setup.sea.distance(state.stern[ship], rex) <= NEAR for rex in state.rexes(commander))

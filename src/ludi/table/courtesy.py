"""How bots react at any table: their moves may be undone, and they agree to most offers."""

from __future__ import annotations

from collections.abc import Collection

from ludi.engine.game import TABLE
from ludi.engine.match import Match


def rewind_step(match: Match, seat: int, bots: Collection[int], first: int = 0) -> int | None:
    """The step before the seat's last action, if only bots have acted since and nothing hidden was shown.

    Actions before the `first` are not taken back.
    """
    if match.game.hides:
        return None
    for n in reversed(range(first, len(match.moves))):
        mover = match.moves[n][0]
        if mover == seat:
            return n
        if mover < 0 or mover not in bots:
            return None
    return None


def do_bots_agree(match: Match, action: int, bots: Collection[int]) -> bool:
    """Bots agree to an act of the table unless it ends the game with people as the only winners."""
    if match.game.info.has_secrets:
        return True
    after = match.state.copy()
    after.apply(TABLE, action)
    outcome = after.outcome()
    return outcome is None or not set(outcome.winners).isdisjoint(bots)

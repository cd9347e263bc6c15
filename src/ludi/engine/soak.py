"""Random games in bulk: each ends, keeps the laws of conservation, and replays to the same position."""

from __future__ import annotations

from mypy_extensions import i64

from ludi.engine.rng import Rng
from ludi.engine.state import NOBODY, State


def random_game(start: State, rng: Rng, limit: i64, checked: bool) -> list[tuple[int, int]]:
    """Play `start` itself to the end with random actions; the (seat, action) pairs played."""
    played: list[tuple[int, int]] = []
    while start.actor != NOBODY:
        assert start.ply < limit, f"no end after {limit} actions"
        actor: i64 = start.actor
        action: i64 = start.legal_at(actor, rng.below(start.num_legal(actor)))
        start.apply(actor, action)
        played.append((actor, action))
        if checked:
            start.check()
    return played


def soak(start: State, games: i64, seed: i64, limit: i64) -> i64:
    """Play and replay so many random games; how many actions they took. AssertionError when one breaks."""
    rng = Rng(seed)
    total: i64 = 0
    state = start.copy()
    for i in range(games):
        state.copy_from(start)
        played = random_game(state, rng, limit, True)
        total += len(played)
        again = start.copy()
        for seat, action in played:
            again.apply(seat, action)
        assert again.to_bytes() == state.to_bytes(), "a replay ends elsewhere"
    return total

"""What a position is worth to a seat before the end; a game may have its own, in `ludi.bots.<game>`."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from ludi.engine.arrays import vec
from ludi.engine.rng import Rng
from ludi.engine.state import NOBODY, State


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation:
    """Estimates what a position is worth; this one by random play, which works for any game."""

    playouts: i64 = 4  # random games per estimate
    trust: float = 0.0  # how many simulations of a tree search the first estimate of an action is worth

    def value(self, state: State, seat: i64, rng: Rng) -> float:
        """An estimate of the seat's share of the victory, from 0 to 1."""
        if state.actor == NOBODY:
            return state.reward(seat)
        total = 0.0
        scratch = state.copy()
        for i in range(self.playouts):
            scratch.copy_from(state)
            scratch.playout(rng)
            total += scratch.reward(seat)
        return total / float(self.playouts)

    def values(self, state: State, rng: Rng) -> vec[float]:
        """The estimate for every seat; a game's own may find them all at once."""
        return vec[float]([self.value(state, seat, rng) for seat in range(state.seats)])

    def foresee(self, state: State, rng: Rng) -> vec[float]:
        """Like `values`, for a leaf of a search tree; a game may play on for a while first."""
        return self.values(state, rng)

    def after(self, state: State, seat: i64, action: i64, scratch: State, rng: Rng) -> float:
        """The estimate when the seat has played an action; the scratch position is for trying it."""
        scratch.copy_from(state)
        scratch.apply(seat, action)
        return self.value(scratch, seat, rng)

    def end_turn(self, state: State, seat: i64) -> bool:
        """Play the rest of the seat's turn, where a turn is many actions; False when nothing was left."""
        return False

    def glance(self, state: State, seat: i64, action: i64, scratch: State, rng: Rng) -> float:
        """A quicker `after`, for nodes deep in a search tree."""
        return self.after(state, seat, action, scratch, rng)

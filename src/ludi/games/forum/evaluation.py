"""What a position of Forum Romanum is worth: steps made, and steps in sight."""

from __future__ import annotations

import math
from typing import Final, final

from mypy_extensions import i64

from ludi.bots.evaluation import Evaluation
from ludi.engine.arrays import vec
from ludi.engine.bits import count_bits, lowest
from ludi.engine.rng import Rng
from ludi.engine.state import NOBODY, State
from ludi.games.forum.rules import ForumState
from ludi.games.forum.state import Position, extremes

# A difference of so many steps makes victory about three times as likely as defeat.
_STEPS: Final = 8.0


@final
class ForumEvaluation(Evaluation):
    """Senators, plus for each coin what its sector promises, the more the fuller it is."""

    def value(self, state: State, seat: i64, rng: Rng) -> float:
        """An estimate of the seat's share of the victory, from 0 to 1."""
        assert isinstance(state, ForumState)
        if state.actor == NOBODY:
            return state.reward(seat)
        return _lead(expected_steps(state), seat)

    def values(self, state: State, rng: Rng) -> vec[float]:
        """The same for all seats."""
        assert isinstance(state, ForumState)
        if state.actor == NOBODY:
            return vec[float]([state.reward(seat) for seat in range(state.seats)])
        steps = expected_steps(state)
        return vec[float]([_lead(steps, seat) for seat in range(state.seats)])


def _lead(steps: list[float], seat: i64) -> float:
    """A share of the victory from the steps a seat is ahead of the best other."""
    own: float = steps[seat]
    best = -1000000.0
    for other in range(len(steps)):
        if other != seat and steps[other] > best:
            best = steps[other]
    return 1.0 / (1.0 + math.exp((best - own) / _STEPS))


def expected_steps(state: Position) -> list[float]:
    """For each seat the steps made and the steps in sight."""
    colours = state.setup.colours
    steps = [float(state.track[colour]) for colour in range(colours)]
    coins: i64 = state.coins
    while coins:
        _add_promise(state, lowest(coins), steps)
        coins &= coins - 1
    if state.setup.colours_each == 1:
        return steps
    return [steps[0] + steps[1], steps[2] + steps[3]]


def _add_promise(state: Position, sector: i64, steps: list[float]) -> None:
    """Add what a sector would give now, weighed by how full it is."""
    setup = state.setup
    mask: i64 = setup.sector_masks[sector]
    size: i64 = setup.sector_sizes[sector]
    filled: i64 = count_bits(state.occupied & mask)
    if filled == 0:
        return
    weight = float(filled * filled) / float(size * size) * 0.8
    counts: vec[i64] = state.counts(sector)
    most, leaders, fewest, last = extremes(counts)
    forward = float(state.forward(sector, leaders))
    back = float(state.back(sector, last))
    for colour in range(setup.colours):
        if counts[colour] == most:
            steps[colour] += weight * forward
        elif counts[colour] == fewest:
            steps[colour] -= weight * back

"""The bot that searches: a number of simulations or of seconds for each action."""

from __future__ import annotations

import time

from ludi.bots.bot import Bot, Sight
from ludi.bots.greedy import evaluation_of, knows
from ludi.bots.mcts import Tree
from ludi.engine.game import Game
from ludi.engine.rng import Rng

# Weighed positions differ less than won and lost ones. On a board of 49 fields, 4 seats, 500 simulations
# against three greedy bots, 60 games each: 0.1 won 55 %, 0.3 won 38 %, 1.0 won 43 % (30 games of 1000).
_KNOWING_EXPLORATION = 0.1
_BATCH = 50  # simulations between two looks at the clock


class Search(Bot):
    """Monte Carlo tree search; with `knowing` it weighs positions instead of playing them on."""

    def __init__(self, game: Game, simulations: int, seconds: float, knowing: bool = True) -> None:
        self._simulations = simulations
        self._seconds = seconds
        self._evaluation = evaluation_of(game) if knowing and knows(game) else None
        budget = f"{seconds:g}s" if seconds else str(simulations)
        self.spec: str = f"{'mcts' if knowing else 'uct'}:{budget}"

    def choose(self, sight: Sight, rng: Rng) -> int:
        """The action tried most often."""
        if len(sight.legal_actions) == 1:
            return sight.legal_actions[0]
        info = sight.game.info
        world = sight.imagine(rng)
        exploration = 1.0 if self._evaluation is None else _KNOWING_EXPLORATION
        kind = info.has_secrets, info.has_simultaneous
        tree = Tree(world, sight.seat, rng, *kind, self._evaluation, exploration)
        if self._seconds:
            end = time.monotonic() + self._seconds
            tree.run(_BATCH)  # also when the time is up at once
            while time.monotonic() < end:
                tree.run(_BATCH)
        else:
            tree.run(self._simulations)
        return tree.best()

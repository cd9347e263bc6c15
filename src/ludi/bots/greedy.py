"""Greedy: the action after which the position looks best."""

from __future__ import annotations

from ludi.bots.bot import Bot, Sight
from ludi.bots.evaluation import Evaluation
from ludi.engine.game import Game
from ludi.engine.parts import load
from ludi.engine.rng import Rng


def knows(game: Game) -> bool:
    """Whether the game has an evaluation of its own."""
    return bool(game.parts.evaluation)


def evaluation_of(game: Game) -> Evaluation:
    """How positions of this game are weighed: by its own evaluation, else by playing on at random."""
    made: Evaluation = load(game.parts.evaluation)() if knows(game) else Evaluation()
    return made


class Greedy(Bot):
    """Looks one action ahead; of equals it takes any."""

    spec = "greedy"
    worlds = 4  # how many positions it imagines where something is hidden

    def __init__(self, game: Game) -> None:
        self._evaluation = evaluation_of(game)

    def choose(self, sight: Sight, rng: Rng) -> int:
        """The action with the best value; of equals any."""
        if len(sight.legal_actions) == 1:
            return sight.legal_actions[0]
        values = self.values(sight, rng)
        best = max(values)
        ties = [k for k, value in enumerate(values) if value == best]
        return sight.legal_actions[ties[rng.below(len(ties))]]

    def values(self, sight: Sight, rng: Rng) -> list[float]:
        """How good each legal action looks, over a few imagined positions when there are secrets."""
        worlds = [sight.imagine(rng) for _ in range(self.worlds if sight.game.info.has_secrets else 1)]
        values = [0.0] * len(sight.legal_actions)
        for world in worlds:
            scratch = world.copy()
            for k, action in enumerate(sight.legal_actions):
                values[k] += self._evaluation.after(world, sight.seat, action, scratch, rng)
        return values

    def next_best(self, sight: Sight, action: int, rng: Rng) -> int | None:
        """What looks best apart from an action; None where there is nothing else."""
        values = dict(zip(sight.legal_actions, self.values(sight, rng), strict=True))
        others = [one for one in sight.legal_actions if one != action]
        return max(others, key=lambda one: values[one], default=None)


class Careless(Greedy):
    """Greedy, but one action in three is any."""

    spec = "careless"
    one_in = 3

    def choose(self, sight: Sight, rng: Rng) -> int:
        """Any legal action now and then, else the best at a glance."""
        if rng.below(self.one_in) == 0:
            return sight.legal_actions[rng.below(len(sight.legal_actions))]
        return super().choose(sight, rng)

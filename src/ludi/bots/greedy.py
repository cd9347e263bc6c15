"""Greedy: the action after which the position looks best."""

from __future__ import annotations

from importlib import import_module

from ludi.bots.bot import Bot, Sight
from ludi.bots.evaluation import Evaluation
from ludi.engine.game import Game
from ludi.engine.rng import Rng

# The games whose positions are weighed by knowledge of their own; the others are played on at random.
_EVALUATIONS = {
    "discordia": "ludi.bots.discordia:DiscordiaEvaluation",
    "forum": "ludi.bots.forum:ForumEvaluation",
    "pompeii": "ludi.bots.pompeii:PompeiiEvaluation",
}


def knows(game: Game) -> bool:
    """Whether the game has an evaluation of its own."""
    return game.info.id in _EVALUATIONS


def evaluation_of(game: Game) -> Evaluation:
    """How positions of this game are weighed."""
    if not knows(game):
        return Evaluation()
    module, _, name = _EVALUATIONS[game.info.id].partition(":")
    found: Evaluation = getattr(import_module(module), name)()
    return found


class Greedy(Bot):
    """Looks one action ahead; of equals it takes any."""

    spec = "greedy"
    worlds = 4  # how many positions it imagines where something is hidden

    def __init__(self, game: Game) -> None:
        self._evaluation = evaluation_of(game)

    def choose(self, sight: Sight, rng: Rng) -> int:
        """The action with the best value, over a few imagined positions when there are secrets."""
        if len(sight.legal_actions) == 1:
            return sight.legal_actions[0]
        worlds = [sight.imagine(rng) for _ in range(self.worlds if sight.game.info.has_secrets else 1)]
        values = [0.0] * len(sight.legal_actions)
        for world in worlds:
            scratch = world.copy()
            for k, action in enumerate(sight.legal_actions):
                values[k] += self._evaluation.after(world, sight.seat, action, scratch, rng)
        best = max(values)
        ties = [k for k, value in enumerate(values) if value == best]
        return sight.legal_actions[ties[rng.below(len(ties))]]

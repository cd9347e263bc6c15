"""Captains for the galley battle: each writes the orders of its ships from what its seat may know."""

from __future__ import annotations

from ludi.bots.bot import Bot, Sight
from ludi.engine.game import Game, find_named
from ludi.engine.rng import Rng
from ludi.games.megadates.codec import DONE, RAM, SPARE
from ludi.games.megadates.orders import clear_orders
from ludi.games.megadates.rules import MegadatesState
from ludi.games.megadates.thinking import best_orders, think
from ludi.games.megadates.trierarch import EASY, written_so_far

LEVELS = ("easy", "medium", "hard")


class Captain(Bot):
    """Writes orders ship by ship; keeps only the plan it is writing down."""

    def __init__(self, game: Game, level: str = "medium") -> None:
        self.spec = f"captain:{level}"
        self._level = LEVELS.index(level)
        self._key = (0, 0, 0)  # turn, ship and seat of the plan
        self._tokens: list[int] = []
        self._next: dict[int, int] = {}  # where in the plan to go on, after so many parts

    def choose(self, sight: Sight, rng: Rng) -> int:
        """The next part of the plan for the ship in hand, the same again when asked again; a ram if asked."""
        if SPARE in sight.legal_actions:
            return RAM
        state = sight.imagine(rng)
        assert isinstance(state, MegadatesState)
        ship = int(state.ordering[sight.seat])
        written = written_so_far(state, ship)
        own = Rng(rng.next32())  # drawn always, so that a plan that is kept costs as much chance as a new one
        key = (int(state.turn), ship, sight.seat)
        if self._key != key or written == 0:
            clear_orders(state, ship)
            state.unit[sight.seat] = 0
            tokens = best_orders(think(state, ship, self._level, own))
            self._tokens = self._as_beginner(tokens, own) if self._level == EASY else tokens
            self._key, self._next = key, {written: 0}
        return self._next_token(sight.legal_actions, written)

    def _as_beginner(self, tokens: list[int], rng: Rng) -> list[int]:
        """Every other turn a beginner thinks of nothing but his course."""
        if rng.below(2):
            return tokens
        return [token for token in tokens if token < RAM or token >= DONE]

    def _next_token(self, legal: list[int], written: int) -> int:
        """The first part of the plan that is legal, after those that were written down."""
        for n in range(self._next.get(written, 0), len(self._tokens)):
            if self._tokens[n] in legal:
                self._next[written + 1] = n + 1
                return self._tokens[n]
        return DONE if DONE in legal else legal[0]


def captain(game: Game, level: str) -> Captain:
    """The captain of a level, `captain:hard`; without a word the medium one."""
    return Captain(game, find_named("level", level or "medium", {word: word for word in LEVELS}, "captain"))


def medium_captain(game: Game, budget: str) -> Captain:
    """Who plays as `greedy`: positions of this game are not weighed one action ahead."""
    return Captain(game, "medium")


def hard_captain(game: Game, budget: str) -> Captain:
    """Who plays as `mcts`, whatever the budget."""
    return Captain(game, "hard")

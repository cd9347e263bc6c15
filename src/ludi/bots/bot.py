"""What a bot is: it sees what its seat may know, and chooses one of its legal actions."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from functools import cached_property
from importlib import import_module

from ludi.engine.errors import SetupError
from ludi.engine.game import Game, State, find_named
from ludi.engine.parts import load
from ludi.engine.rng import Rng
from ludi.engine.views import View

BOTS = ("uniform", "careless", "greedy", "mcts", "uct")


class Sight:
    """A position as one seat may know it. A bot gets this, never the state."""

    def __init__(self, game: Game, state: State, seat: int) -> None:
        self.game = game  # the rules, with their options
        self.seat = seat  # the seat to choose for
        self._state = state

    @cached_property
    def legal_actions(self) -> list[int]:
        """What the seat may do."""
        return self._state.legal_actions(self.seat)

    @cached_property
    def view(self) -> View:
        """What the seat may know."""
        return self._state.view(self.seat)

    def imagine(self, rng: Rng) -> State:
        """A position that the seat cannot tell from the true one."""
        return self._state.redraw(self.seat, rng)


class Bot(ABC):
    """Chooses actions; keeps nothing between them."""

    spec: str  # the text that makes it, as `make_bot` takes it

    @abstractmethod
    def choose(self, sight: Sight, rng: Rng) -> int:
        """One of the legal actions."""


class Uniform(Bot):
    """Any legal action, each as likely."""

    spec = "uniform"

    def choose(self, sight: Sight, rng: Rng) -> int:
        """A random legal action."""
        return sight.legal_actions[rng.below(len(sight.legal_actions))]


def make_bot(spec: str, game: Game, *, is_trusted: bool = False) -> Bot:
    """`uniform`, `greedy`, `mcts:1000` (simulations an action) or `mcts:2s` (seconds an action).

    `careless` plays one action in three at random and the others as `greedy`; `uct` is `mcts` without
    knowledge of the game: it plays every simulation to the end. A game may have bots of its own, also in the
    place of these. A spec that is trusted may also be `package.module:Class`, whose code is then run: trust
    none from a file or a wire.
    """
    name, _, budget = spec.partition(":")
    own = game.parts.bots
    if name in own:
        made: Bot = load(own[name])(game, budget)
        return made
    if is_trusted and name not in BOTS and all(word.isidentifier() for word in [*name.split("."), budget]):
        return _own_bot(name, budget, game)
    find_named("bot", name, dict.fromkeys([*BOTS, *own]), "ludi")
    return _usual_bot(spec, name, budget, game)


def _usual_bot(spec: str, name: str, budget: str, game: Game) -> Bot:
    """One of the bots that play any game."""
    from ludi.bots.greedy import Careless, Greedy
    from ludi.bots.search import Search

    if name in ("mcts", "uct"):
        return Search(game, *_budget(spec, budget or "1000"), knowing=name == "mcts")
    if budget:
        raise SetupError(f"{spec}: {name} takes no budget; mcts does, as in mcts:1000 or mcts:2s")
    if name == "uniform":
        return Uniform()
    return Greedy(game) if name == "greedy" else Careless(game)


def bot_of_level(level: str, game: Game) -> str:
    """The spec of the bot that a game declares for a level."""
    return find_named("level", level, game.parts.levels, game.info.id)


def _own_bot(module: str, name: str, game: Game) -> Bot:
    """A bot of the user's own making: its class takes the game, and has `choose(sight, rng)`."""
    try:
        found = import_module(module)
    except ModuleNotFoundError as error:
        if not f"{module}.".startswith(f"{error.name}."):
            raise  # the bot is there, but something that it needs is not
        raise SetupError(f"{module}:{name}: there is no module {error.name}; is it on PYTHONPATH?") from error
    classes = {word: value for word, value in vars(found).items() if isinstance(value, type)}
    kind = find_named("class", name, classes, module)
    if not callable(getattr(kind, "choose", None)):
        raise SetupError(f"{module}:{name}: is no bot; a bot has choose(sight, rng)")
    made: Bot = kind(game)
    return made


def _budget(spec: str, text: str) -> tuple[int, float]:
    """Simulations and seconds; one of them is 0."""
    if re.fullmatch(r"\d{1,8}", text) and int(text) > 0:
        return int(text), 0.0
    if re.fullmatch(r"\d{1,4}(\.\d{1,3})?s", text) and float(text[:-1]) > 0:
        return 0, float(text[:-1])
    raise SetupError(
        f"{spec}: the budget is a number of simulations, as in mcts:1000, or seconds, as in mcts:2s"
    )

"""Four Roman board games, complete and by the book, for people and for programs.

>>> import ludi
>>> match = ludi.match("forum", seats=4)
>>> match.play(0, "d4")
[Placed(only=None, but=(), colour='A', field='d4')]
"""

from __future__ import annotations

import os
from importlib import import_module
from typing import TYPE_CHECKING, Any

__version__ = "0.1.0"

if os.environ.get("LUDI_PLAIN") == "1":
    from ludi import _plain

    _plain.install()

if TYPE_CHECKING:
    from pathlib import Path

    from ludi.bots import Bot, Sight, make_bot
    from ludi.bots.evaluation import Evaluation
    from ludi.engine.calls import Calls
    from ludi.engine.deadline import Deadline
    from ludi.engine.errors import (
        GameError,
        GameOverError,
        IllegalActionError,
        LudiError,
        NotationError,
        NotYourTurnError,
        RecordError,
        SetupError,
    )
    from ludi.engine.fair import ByHand, Dice, FairDice, ScriptedDice
    from ludi.engine.game import CHANCE, NOBODY, TABLE, Codec, Game, Info, Option, State, seat_letter
    from ludi.engine.match import Match
    from ludi.engine.orders import WholeOrders
    from ludi.engine.parts import Parts
    from ludi.engine.positions import Positions, Spelling
    from ludi.engine.record import Record, record_of
    from ludi.engine.registry import game_ids, game_of, make, register
    from ludi.engine.rng import Rng
    from ludi.engine.roles import Role, Roles
    from ludi.engine.sealed import SealedOrders
    from ludi.engine.talk import Talk
    from ludi.engine.umpire import Umpired
    from ludi.engine.views import Event, Message, Outcome, Prompt, Refusal, SeatRef, View, outcome_by_score
    from ludi.games.painter import Canvas, Painter
    from ludi.games.spoken import SpokenGame

__all__ = [
    "CHANCE",
    "NOBODY",
    "TABLE",
    "Bot",
    "ByHand",
    "Calls",
    "Canvas",
    "Codec",
    "Deadline",
    "Dice",
    "Evaluation",
    "Event",
    "FairDice",
    "Game",
    "GameError",
    "GameOverError",
    "IllegalActionError",
    "Info",
    "LudiError",
    "Match",
    "Message",
    "NotYourTurnError",
    "NotationError",
    "Option",
    "Outcome",
    "Painter",
    "Parts",
    "Positions",
    "Prompt",
    "Record",
    "RecordError",
    "Refusal",
    "Rng",
    "Role",
    "Roles",
    "ScriptedDice",
    "SealedOrders",
    "SeatRef",
    "SetupError",
    "Sight",
    "Spelling",
    "SpokenGame",
    "State",
    "Talk",
    "Umpired",
    "View",
    "WholeOrders",
    "__version__",
    "game_ids",
    "game_of",
    "load",
    "make",
    "make_bot",
    "match",
    "outcome_by_score",
    "record_of",
    "register",
    "seat_letter",
]

# Where the public names live; a module is imported when one of its names is first used.
_HOMES = {
    "ludi.bots": (
        "Bot",
        "Sight",
        "make_bot",
    ),
    "ludi.bots.evaluation": ("Evaluation",),
    "ludi.engine.errors": (
        "GameError",
        "GameOverError",
        "IllegalActionError",
        "LudiError",
        "NotationError",
        "NotYourTurnError",
        "RecordError",
        "SetupError",
    ),
    "ludi.engine.fair": (
        "ByHand",
        "Dice",
        "FairDice",
        "ScriptedDice",
    ),
    "ludi.engine.game": (
        "CHANCE",
        "NOBODY",
        "TABLE",
        "Codec",
        "Game",
        "Info",
        "Option",
        "State",
        "seat_letter",
    ),
    "ludi.engine.match": ("Match",),
    "ludi.engine.parts": ("Parts",),
    "ludi.engine.record": (
        "Record",
        "record_of",
    ),
    "ludi.engine.registry": (
        "game_ids",
        "game_of",
        "make",
        "register",
    ),
    "ludi.engine.rng": ("Rng",),
    "ludi.engine.roles": ("Role", "Roles"),
    "ludi.engine.views": (
        "Event",
        "Message",
        "Outcome",
        "Prompt",
        "Refusal",
        "SeatRef",
        "View",
        "outcome_by_score",
    ),
    "ludi.engine.calls": ("Calls",),
    "ludi.engine.deadline": ("Deadline",),
    "ludi.engine.orders": ("WholeOrders",),
    "ludi.engine.positions": (
        "Positions",
        "Spelling",
    ),
    "ludi.engine.sealed": ("SealedOrders",),
    "ludi.engine.talk": ("Talk",),
    "ludi.engine.umpire": ("Umpired",),
    "ludi.games.painter": (
        "Canvas",
        "Painter",
    ),
    "ludi.games.spoken": ("SpokenGame",),
}


def match(
    game: str,
    /,
    *,
    seats: int | None = None,
    seed: int | None = None,
    dice: Dice | list[int] | list[str] | None = None,
    position: str = "",
    words: tuple[str, ...] = (),
    **options: Any,
) -> Match:
    """A new match, from the start of the game or from a position.

    `seats` is the number of seats, `options` are the game's own, `position` is a text from `write_position`.
    Draws come from a fresh secret, to which `words`, one for each seat, may be added; with a `seed` they are
    the same every time. `dice` replaces them: a list of outcomes, or `ByHand()` to play outcomes as actions
    of CHANCE.
    """
    from ludi.engine.beginning import begin

    return begin(game, seats, seed, dice, position, words, options)


def load(path: str | Path) -> Record:
    """Read a record from a file and check its format; `Record.verify` recomputes the game."""
    from pathlib import Path

    from ludi.engine import record

    return record.load(Path(path))


if not TYPE_CHECKING:  # a type checker sees the imports above, and then knows a wrong name

    def __getattr__(name):
        """A public name, fetched from its home."""
        home = next((home for home, names in _HOMES.items() if name in names), None)
        if home is None:
            raise AttributeError(f"module 'ludi' has no attribute {name!r}")
        return getattr(import_module(home), name)

    def __dir__():
        """The public names, fetched or not."""
        return sorted({*globals(), *__all__})

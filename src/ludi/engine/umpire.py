"""An umpire: somebody who sees everything, views the game as TABLE, and puts mistakes right."""

from __future__ import annotations

from abc import abstractmethod

from ludi.engine.errors import NotationError
from ludi.engine.game import Game, refused
from ludi.engine.state import State
from ludi.engine.views import Message, Refusal


class Umpired:
    """A game with corrections: actions of the table that only an umpire has.

    A large table may have several desks, parts of it that have an umpire of their own.
    """

    @abstractmethod
    def is_correction(self, action: int) -> bool:
        """Whether only an umpire has this action."""

    @abstractmethod
    def why_not_correct(self, state: State, action: int) -> Refusal | None:
        """Why a correction is not allowed; None when it is."""

    @abstractmethod
    def corrected_seats(self, state: State, action: int) -> tuple[int, ...]:
        """The seats that command what a correction changes."""

    def desks(self, seats: int) -> dict[str, tuple[int, ...]]:
        """The desks by name, with their seats."""
        return {}

    def desk_label(self, desk: str) -> Message:
        """The desk as people call it, `the red squadron`."""
        raise AssertionError(f"{desk}: no such desk")


def check_correction(game: Game, state: State, action: int) -> None:
    """Refuse an action that is not a correction, or a correction that the game forbids."""
    text = game.codec.write(action)
    if not isinstance(game, Umpired) or not game.is_correction(action):
        raise NotationError("{action}: is no correction", "no-correction", action=text)
    refusal = game.why_not_correct(state, action)
    if refusal:
        raise refused(game, refusal, action)


def is_correction(game: Game, action: int) -> bool:
    """Whether only an umpire has this action, if the game knows one."""
    return isinstance(game, Umpired) and game.is_correction(action)

"""Whole orders: a chain of actions written as one line, which can be rewritten until it is submitted."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence

from ludi.engine.errors import NotationError
from ludi.engine.game import Game
from ludi.engine.match import Match
from ludi.engine.state import State


class WholeOrders:
    """A game in which a seat may give its order as one line of text."""

    @abstractmethod
    def read_order(self, state: State, seat: int, text: str) -> list[int]:
        """The actions that the line stands for; the last of them submits the order."""

    @abstractmethod
    def count_written(self, chosen: Sequence[int]) -> int:
        """The number of actions chosen in this round that belong to the order being written."""


def read_order(match: Match, seat: int, text: str) -> list[int]:
    """The actions of a whole order, or a NotationError in a game without them."""
    return _with_orders(match.game).read_order(match.state, seat, text)


def written(match: Match, seat: int) -> list[int]:
    """The actions so far of the order that a seat is writing."""
    chosen = match.rounds.chosen(match.rounds.begun, seat)
    return chosen[len(chosen) - _with_orders(match.game).count_written(chosen) :]


def write_anew(match: Match, seat: int, *actions: int) -> None:
    """Put these actions, which must be legal there, in the place of the order that a seat is writing."""
    for _ in written(match, seat):
        match.undo(seat)
    if actions:
        match.play(seat, *actions)


def _with_orders(game: Game) -> WholeOrders:
    if isinstance(game, WholeOrders):
        return game
    told = "{game} has no whole orders: play action by action"
    raise NotationError(told, "no-whole-orders", game=game.info.title)

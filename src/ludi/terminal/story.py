"""A game told again from its moves: each line of the record with what happened."""

from collections.abc import Iterable, Iterator

from ludi.engine.fair import ByHand
from ludi.engine.game import Game
from ludi.engine.history import Move
from ludi.engine.match import Match
from ludi.engine.views import Event


def story(game: Game, seats: int, moves: Iterable[Move]) -> Iterator[tuple[str, list[Event]]]:
    """Each line with its events; the moves are known to be legal."""
    match = Match(game, seats, ByHand())
    for seat, action in moves:
        events = match.follow(seat, action)
        yield match.lines[-1], events

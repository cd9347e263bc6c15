"""A game told again from its moves: each line of the record with what happened."""

from collections.abc import Iterator

from ludi.engine.fair import ByHand
from ludi.engine.match import Match
from ludi.engine.views import Event


def story(match: Match) -> Iterator[tuple[str, list[Event]]]:
    """Each line with its events."""
    again = match.begun_again(ByHand())
    for seat, action in match.moves:
        events = again.follow(seat, action)
        yield again.lines[-1], events

"""Talk under the rules of a game: whether seats may talk to everyone, in groups, and by messenger."""

from __future__ import annotations

from ludi.engine.state import State
from ludi.engine.views import Refusal


class Talk:
    """A game that restricts who may talk to whom during play; in other games everyone may."""

    def why_no_talk(self) -> Refusal | None:
        """Why seats may not talk to the whole table; None when they may.

        When they may not, they don't hear spectators and umpires either.
        """
        return None

    def channels(self, state: State, seat: int) -> dict[str, tuple[int, ...]]:
        """Groups in which this seat may talk: by name, their seats, this one included."""
        return {}

    def messengers(self, state: State) -> list[tuple[int, int]]:
        """Who may send a word to whom now: pairs of seats, each once."""
        return []

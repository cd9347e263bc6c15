"""The journal of a table: new entries are applied and collected until they are stored and sent."""

from __future__ import annotations

from collections.abc import Callable

from ludi.table.entries import AnyFact, Entry, stored
from ludi.table.news import News


class Journal:
    """Applies entries and collects the new ones."""

    def __init__(self, table: str, apply: Callable[[AnyFact, float], None]) -> None:
        self._table, self._apply = table, apply
        self.seq = 0  # of the next entry
        self.news = News()

    def write(self, fact: AnyFact, now: float) -> None:
        """Apply a new entry and keep it."""
        self._apply(fact, now)
        self.keep(fact, now)

    def keep(self, fact: AnyFact, now: float) -> None:
        """Keep what was applied."""
        kind, data = stored(fact)
        self.news.entries.append(Entry(self._table, self.seq, kind, data, now))
        self.seq += 1

    def take_news(self) -> News:
        """The changes since the last call."""
        news, self.news = self.news, News()
        return news

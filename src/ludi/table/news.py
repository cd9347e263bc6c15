"""The result of a command: entries to store, and messages to send."""

from __future__ import annotations

from dataclasses import dataclass, field

from ludi.engine.game import TABLE
from ludi.engine.views import Event
from ludi.table.entries import Entry
from ludi.table.keys import Caller
from ludi.table.messages import ChatLine

SPECTATORS, UMPIRES = "spectators", "umpires"  # channels of who is not heard while the talk is closed


@dataclass(frozen=True)
class Line:
    """A chat line with its readers: everyone, some seats, or people without a seat."""

    message: ChatLine
    seats: tuple[int, ...] | None = None  # None is everyone
    apart: str = ""  # or the spectators, or the umpires
    desk: str = ""  # with the seats of a desk its umpire and the chief

    def is_for(self, viewer: int | None, caller: Caller | None = None) -> bool:
        """Whether this viewer may read it, as a seat or as the caller; a viewer who sees everything may."""
        if viewer == TABLE:
            return True
        if self.apart == UMPIRES:
            return caller is not None and caller.is_umpire
        if self.desk and caller is not None and caller.is_umpire and caller.desk in ("", self.desk):
            return True
        if self.apart == SPECTATORS:
            return viewer is None if caller is None else caller.seat is None
        return self.seats is None or viewer in self.seats


@dataclass
class News:
    """The changes of a command: entries to store, and what to send."""

    entries: list[Entry] = field(default_factory=list)
    is_table: bool = False  # seats or status
    is_snapshot: bool = False
    is_noticed: bool = False  # by everyone; else only by those whose snapshot changed
    is_undo: bool = False
    is_retold: bool = False  # the last of the story is told anew, instead of what is new in it
    told: list[tuple[int, Event]] = field(default_factory=list)  # each with its step
    said: list[Line] = field(default_factory=list)
    movers: set[int] = field(default_factory=set)  # whose own view changed, seen by others or not

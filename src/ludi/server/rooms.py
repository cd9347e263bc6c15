"""Rooms: a table in memory with its listeners, its thinking bots and its timer."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Literal

from ludi.engine.game import TABLE
from ludi.table.keys import Caller
from ludi.table.table import Table

LookAt = int | Literal["all"] | None
Eyes = tuple[int | None, bool]  # whose view it is, and whether it is only looked at


class Listener:
    """One connection at a table, and how to send to it."""

    def __init__(self, send: Callable[[bytes], None]) -> None:
        self.send = send
        self.caller = Caller()
        self.looks_at: LookAt = None  # an umpire's: through whose eyes

    @property
    def viewer(self) -> int | None:
        """Whose view it gets: its own seat's, or the one that the umpire looks at."""
        if self.looks_at is None:
            return self.caller.seat
        return self.looks_at if isinstance(self.looks_at, int) else TABLE

    @property
    def eyes(self) -> Eyes:
        """The view, and whether it is only looked at."""
        return self.viewer, self.looks_at is not None


@dataclass
class Room:
    """A table in memory with its listeners."""

    id: str
    table: Table | None = None
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    listeners: set[Listener] = field(default_factory=set)
    thinking: dict[int, asyncio.Task[None]] = field(default_factory=dict)  # by seat
    timer: asyncio.TimerHandle | None = None  # of the clock that falls first
    gone: dict[int, float] = field(default_factory=dict)  # when a seat's last connection went
    used: float = 0.0
    since: float = 0.0  # when it came into memory
    welcomes: dict[Any, bytes] = field(default_factory=dict)  # by the kind of listener
    welcomes_at: Any = None  # what the welcomes depend on besides that

    def online(self) -> set[int]:
        """The seats with a connection."""
        return {each.caller.seat for each in self.listeners if each.caller.seat is not None}

    def present(self) -> set[int]:
        """The seats whose people are present: connected, or at the screen of a connected seat."""
        assert self.table
        screen_of = self.table.seats.screen_of
        screens = {screen_of(seat) for seat in self.online()}
        return {seat for seat in range(len(self.table.seats)) if screen_of(seat) in screens}

    def absent(self, now: float) -> set[int]:
        """The seats of people who have been away for as long as the table set, with all at their screen."""
        table = self.table
        assert table
        if not table.absence or table.board.status != "playing":
            return set()
        online, screen_of = self.online(), table.seats.screen_of
        last = dict.fromkeys(range(len(table.seats)), 0.0)  # by screen, when somebody was there
        for seat in last:
            seen = now if seat in online else self.gone.get(seat, self.since)
            last[screen_of(seat)] = max(last[screen_of(seat)], seen)
        people = [n for n, seat in enumerate(table.seats) if seat.kind == "person"]
        return {seat for seat in people if now - last[screen_of(seat)] >= table.absence}

    def is_watched(self) -> bool:
        """Whether anyone is watching, so that bots should go on."""
        assert self.table
        return any(seat.has_person for seat in self.table.seats) or bool(self.listeners)

    def is_needed(self) -> bool:
        """Whether the room is in use."""
        return bool(self.listeners or self.thinking or self.timer or self.lock.locked())

    def stop_timer(self) -> None:
        """Cancel the timer."""
        if self.timer:
            self.timer.cancel()
            self.timer = None

    def stop_bots(self) -> None:
        """Cancel all thinking bots."""
        for task in self.thinking.values():
            task.cancel()

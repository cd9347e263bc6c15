"""A table: what its parts do together. No input or output of its own.

Everything that happens is an entry of the journal. A command checks, then writes entries; an entry is applied
by the same code when it is new and when the table is made again from its journal.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from typing import assert_never

import msgspec

from ludi.engine.fair import commitment
from ludi.table.board import Board
from ludi.table.chat import Chat
from ludi.table.clocks import Clocks
from ludi.table.coach import Coach
from ludi.table.desk import Desk
from ludi.table.entries import (
    Abandoned,
    Acted,
    AnyFact,
    BotSat,
    CameBack,
    Entry,
    Extended,
    Freed,
    Handed,
    Made,
    Offered,
    OfTable,
    Passed,
    Paused,
    Recited,
    Rematched,
    Ruled,
    Said,
    Sat,
    Sealed,
    Started,
    Starting,
    Swapped,
    TableRow,
    Turned,
    UmpireDid,
    UndoAnswered,
    UndoAsked,
    Undone,
    WasLate,
    WentAway,
    Worded,
    Written,
    restored,
)
from ludi.table.errors import JournalError, UnreadableError
from ludi.table.handing import Handing
from ludi.table.journal import Journal
from ludi.table.keys import Keyring, hashed
from ludi.table.lessons import lesson_of
from ludi.table.offers import Offers
from ludi.table.opening import Opening
from ludi.table.play import Play
from ludi.table.seating import Seating
from ludi.table.seats import Seats
from ludi.table.sight import TableSight
from ludi.table.undoing import Undoing

ABSENCE = 180  # seconds, at tables that were made before one could choose
RECORD = "record"  # in the index: the status of a table that only shows a record
TABLE_ID = re.compile(r"[A-Za-z0-9_-]{16,40}")


class Table:
    """One table, made from the first entry of its journal."""

    def __init__(self, table_id: str, made: Made, at: float) -> None:
        self.id = table_id
        self.made = made
        self.created = at
        self.absence = ABSENCE if made.absence is None else made.absence
        self.luck = made.luck or hashed(made.owner)  # of bots
        self.next_table: str | None = None
        self.board = Board(made)
        shown = self.board.shown_record
        self.promise = commitment(made.secret) if shown is None else shown.header.commitment
        self.seats = Seats(made.seats)
        self.keys = Keyring(self.seats, made.owner, made.umpire, made.desks)
        self.journal = Journal(table_id, self._do)
        self.clocks = Clocks(made.clock, self.board, self.seats)
        self.chat = Chat(self.board, self.seats, self.keys, self.journal)
        self.play = Play(self.board, self.seats, self.clocks, self.chat, self.journal)
        self.offers = Offers(self.board, self.seats, self.play, self.journal)
        self.undoing = Undoing(self.board, self.seats, self.play, self.chat, self.journal)
        self.seating = Seating(self)
        self.handing = Handing(self)
        self.opening = Opening(self)
        self.desk = Desk(self)
        self.coach = Coach(self, lesson_of(made.game)) if made.is_lesson else None
        self.sight = TableSight(self)
        self.journal.news.is_table = True

    # Its journal

    @classmethod
    def replayed(cls, entries: Sequence[Entry], now: float) -> Table:
        """The table of a journal; clocks go on from now.

        Where the present rules don't follow the journal any more it can only be looked at, as far as they do.
        """
        table, count = cls._after(entries)
        if count < len(entries):
            table, _ = cls._after(entries[:count])
            if entries[count].kind == "started":
                table.board.match = table.board.lines_as_far()
            table.board.stop()
        else:
            table.board.stop_if_it_must()
        last = entries[-1].at
        table.clocks.go_on(last, now)
        table.opening.go_on(last, now)
        table.journal.take_news()
        return table

    @classmethod
    def _after(cls, entries: Sequence[Entry]) -> tuple[Table, int]:
        """A table after as many of these entries as can be applied, and how many that were."""
        table = cls._first(entries[0])
        for n, entry in enumerate(entries[1:], 1):
            try:
                table._apply(restored(entry.kind, entry.data), entry.at)
            except Exception:  # noqa: BLE001  whatever it is, the rules of now don't follow
                return table, n
            table.journal.seq = entry.seq + 1
        return table, len(entries)

    @classmethod
    def _first(cls, entry: Entry) -> Table:
        """The table that was made by the first entry."""
        try:
            made = restored(entry.kind, entry.data)
            assert isinstance(made, Made)
            table = cls(entry.table, made, entry.at)
        except Exception as error:
            raise UnreadableError(entry.data["game"], entry.data["version"]) from error
        table.journal.seq = entry.seq + 1
        return table

    def _do(self, fact: AnyFact, now: float) -> None:
        """Something happens now, if anything can happen here."""
        if self.board.stopped:
            raise self.board.not_playing()
        self._apply(fact, now)

    def _apply(self, fact: AnyFact, at: float) -> None:
        """Something happens, in the part that knows it."""
        match fact:
            case Acted() | Written() | Undone() | Ruled():
                self.play.apply(fact, at)
            case Turned() | Recited():
                assert self.coach
                self.coach.apply(fact, at)
            case Said():
                self.chat.apply(fact, at)
            case Sat() | Freed() | BotSat() | Swapped() | WentAway() | WasLate() | CameBack():
                self.seating.apply(fact, at)
            case Handed() | Passed():
                self.handing.apply(fact, at)
            case Sealed() | Starting() | Worded() | Started():
                self.opening.apply(fact, at)
            case Offered():
                self.offers.apply(fact, at)
            case UndoAsked() | UndoAnswered():
                self.undoing.apply(fact, at)
            case Paused() | Extended():
                self.clocks.apply(fact, at, self.journal.news)
            case UmpireDid():
                self.desk.apply(fact, at)
            case Made() | Abandoned() | Rematched():
                self._apply_own(fact)
            case _:
                assert_never(fact)
        self.undoing.lapse()

    def _apply_own(self, fact: OfTable) -> None:
        """Something happens to the table itself."""
        self.journal.news.is_table = True
        match fact:
            case Abandoned():
                self.board.status, self.opening.until = "abandoned", None
            case Rematched():
                self.next_table = fact.table
            case Made():
                raise JournalError("a table is made once")

    def row(self, now: float) -> TableRow:
        """The line of the lobby's index."""
        board = self.board
        status = RECORD if board.shown_record else board.status
        info = msgspec.to_builtins(self.sight.info(now, ()))
        return TableRow(self.id, board.voice.game.info.id, status, self.made.is_public, now, info)

    # Time

    def next_fall(self, now: float) -> float | None:
        """Seconds until the first clock falls, or until the words that are missing are not waited for."""
        if self.opening.until is not None:
            return max(0.0, self.opening.until - now)
        return self.clocks.next_fall(now)

    def fall(self, now: float, present: Collection[int] = ()) -> None:
        """End a turn whose time is over; let bots play for everyone whose own clock has fallen.

        Who is present misses only this move.
        """
        if self.clocks.paused is not None:
            return
        if self.opening.until is not None:
            self.opening.begin_if_late(now)
            return
        if self.clocks.turn_left(now) == 0:
            self.play.end_turn(now)
        for seat in self.clocks.fallen(now):
            self.seating.fall(seat, seat in present, now)

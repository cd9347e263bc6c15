"""The start of a game, with words for the draws: sealed when a person sits down, opened together.

All seals are fixed before the first word is opened, so that a person who knows the secret and sits down last
cannot choose a favourable word. A word that is not opened in time is left out, and everyone is told.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludi.engine.errors import SetupError
from ludi.engine.fair import FairDice, word_seal
from ludi.engine.views import SeatRef
from ludi.table.entries import OfStart, Sealed, Started, Starting, Worded
from ludi.table.errors import TableError
from ludi.table.keys import Caller, need

if TYPE_CHECKING:
    from ludi.table.table import Table

OPENING_SECONDS = 6.0  # for browsers to open their words; most do at once


class Opening:
    """Handles the start: sealed words, their opening, and the first action."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self.until: float | None = None  # when waiting for the words ends

    def seal_word(self, caller: Caller, seal: str, now: float) -> None:
        """Commit a seat to a word without showing it; until the start it may be replaced."""
        seat = self._table.keys.own_seat(caller)
        if self._table.board.status != "open":
            raise TableError("has-started")
        self.check_arranging()
        self._table.journal.write(Sealed(seat, seal), now)

    def start(self, caller: Caller, now: float) -> None:
        """Start the game when every seat is taken; sealed words are opened first."""
        table = self._table
        need(caller.is_owner or caller.seat is not None, "seat")
        if table.board.status != "open":
            raise TableError("has-started")
        self.check_arranging()
        free = tuple(SeatRef(seat) for seat in table.seats.free())
        if free:
            raise TableError("seats-free", seats=free, count=len(free))
        if table.seats.unopened():
            table.journal.write(Starting(OPENING_SECONDS), now)
        else:
            self._begin(now)

    def open_word(self, caller: Caller, word: str, now: float) -> None:
        """Open the word of a seat; after the last one the game starts."""
        table = self._table
        number = table.keys.own_seat(caller)
        seat = table.seats[number]
        if seat.seal and seat.word == word:
            return  # it is open already
        if self.until is None:
            raise TableError("has-started" if table.board.status == "playing" else "not-starting")
        if not seat.seal or word_seal(word) != seat.seal or not word.isprintable():
            raise SetupError("this word is not the one that was sealed", "word-not-sealed")
        table.journal.write(Worded(number, word), now)
        if not table.seats.unopened():
            self._begin(now)

    def begin_if_late(self, now: float) -> None:
        """Start with the words that were opened, once the time for the others is up."""
        if self.until is not None and now >= self.until:
            self._begin(now)

    def _begin(self, now: float) -> None:
        version = self._table.board.voice.game.info.version
        self._table.journal.write(Started(version, self._table.seats.unopened()), now)

    def check_arranging(self) -> None:
        """Refuse to change who sits where while words for the draws are being opened."""
        if self.until is not None:
            raise TableError("starting")

    def go_on(self, last: float, now: float) -> None:
        """Restart the timer after the table was loaded."""
        self.until = None if self.until is None else self.until + now - last

    # What happens

    def apply(self, fact: OfStart, at: float) -> None:
        """Apply a sealed or opened word, or the start."""
        self._table.journal.news.is_table = True
        seats = self._table.seats
        match fact:
            case Sealed():
                seats[fact.seat].seal, seats[fact.seat].word = fact.seal, ""
            case Starting():
                self.until = at + fact.seconds
            case Worded():
                seats[fact.seat].word = fact.word
            case Started():
                self._apply_started(fact, at)

    def _apply_started(self, fact: Started, at: float) -> None:
        table = self._table
        words, sealed = table.seats.words()
        table.seats.close_invitations()
        if table.coach:
            table.coach.open()
        else:
            table.board.begin(FairDice(table.made.secret, words, 0, sealed), fact.version)
        self.until = None
        for seat in fact.left_out:
            table.chat.announce("wordless", seat, at)
        table.play.begin(at)

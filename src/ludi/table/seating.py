"""Sitting down, leaving and coming back; and the arrangement of seats before the start."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludi.table.entries import (
    Abandoned,
    BotSat,
    CameBack,
    Freed,
    Handed,
    OfSeats,
    Passed,
    Rematched,
    Sat,
    Swapped,
    WasLate,
    WentAway,
)
from ludi.table.errors import TableError
from ludi.table.keys import Caller, hashed, need, new_token
from ludi.table.messages import Keys, SeatWish, SitWish
from ludi.table.seats import INVITED, STAND_IN, WORD_LENGTH, level_of
from ludi.table.words import NAME_LENGTH, clean

if TYPE_CHECKING:
    from ludi.table.table import Table


class Seating:
    """Handles people who come to a table and leave it."""

    def __init__(self, table: Table) -> None:
        self._table = table

    # Sitting down, and leaving

    def sit(self, wish: SitWish, now: float, key: str = "") -> Keys:
        """Take a free seat before the start; returns the key to it.

        `key` is the hash of a key that the person already has: of another seat at this table, whose screen is
        then shared, or of the seat in the previous game.
        """
        table, seats = self._table, self._table.seats
        if table.board.status != "open":
            raise TableError("seats-full") if table.board.status == "playing" else table.board.not_playing()
        table.opening.check_arranging()
        seat = seats.free_for(wish.seat, key)
        token, sitting, host = new_token(), seats[seat], seats.held_by(key)
        name = sitting.name or clean(wish.name, NAME_LENGTH)
        beside = sitting.beside if host is None else seats.screen_of(host)
        word = clean(wish.word, WORD_LENGTH)
        table.journal.write(Sat(seat, name, hashed(token), word, beside), now)
        return Keys(table=table.id, seat=seat, seat_token=token)

    def leave(self, caller: Caller, now: float) -> None:
        """Leave: before the start the seat becomes free, in a game a bot plays until the person is back."""
        table = self._table
        seat = table.keys.own_seat(caller)
        table.opening.check_arranging()
        if table.board.status == "open":
            table.journal.write(Freed(seat), now)
        elif table.board.status == "playing" and not table.seats[seat].is_away:
            self.go_away(seat, STAND_IN, now)

    def go_away(self, seat: int, level: str, now: float, has_fallen: bool = False, why: str = "left") -> None:
        """Let a bot play for an absent person."""
        seconds = round(self._table.clocks.thinking(seat, now), 3)
        self._table.journal.write(WentAway(seat, level, seconds, has_fallen, why), now)

    def fall(self, seat: int, is_present: bool, now: float) -> None:
        """The time of a seat is up: a person who is present misses this move, any other is marked away."""
        if is_present:
            seconds = round(self._table.clocks.thinking(seat, now), 3)
            self._table.journal.write(WasLate(seat, STAND_IN, seconds), now)
        else:
            self.go_away(seat, STAND_IN, now, has_fallen=True)

    def check_in_time(self, seat: int) -> None:
        """Refuse an action for a seat whose move a bot is making."""
        if self._table.seats[seat].is_late:
            raise TableError("late")

    def come_back(self, caller: Caller, now: float) -> None:
        """Give a seat back to its person."""
        table = self._table
        seat = table.keys.own_seat(caller)
        if table.seats[seat].is_away:
            table.journal.write(CameBack(seat), now)
        if table.seats[seat].is_given_away:
            table.journal.write(Passed(seat, "", ""), now)

    # Giving seats

    def change_seat(
        self, seat: int, wish: SeatWish, caller: Caller, now: float, is_absent: bool = False
    ) -> Keys:
        """Before the start, the owner gives a seat to a bot, frees it, or hands it on with a new key.

        During a game, anyone with a seat may let a bot play for an absent person; nothing else is allowed.
        """
        table, write = self._table, self._table.journal.write
        table.seats.check(seat)
        if table.board.status == "playing":
            self._stand_in(seat, wish, caller, now, is_absent)
            return Keys(table=table.id)
        need(caller.is_owner, "owner")
        if table.board.status != "open":
            raise table.board.not_playing()
        table.opening.check_arranging()
        if wish.kind == "person":
            token = new_token()
            write(Handed(seat, hashed(token)), now)
            return Keys(table=table.id, seat=seat, seat_token=token)
        write(BotSat(seat, level_of(wish.bot)) if wish.kind == "bot" else Freed(seat), now)
        return Keys(table=table.id)

    def _stand_in(self, seat: int, wish: SeatWish, caller: Caller, now: float, is_absent: bool) -> None:
        """Let a bot play for an absent person until they return, or on a seat without a player."""
        need(caller.is_owner or caller.seat is not None, "owner")
        sitting = self._table.seats[seat]
        if wish.kind != "bot" or sitting.is_played_by_bot:
            raise TableError("seat-in-play")
        if sitting.kind == "open":
            self._table.journal.write(BotSat(seat, level_of(wish.bot)), now)
        elif is_absent:
            self.go_away(seat, level_of(wish.bot), now, why="absent")
        else:
            raise TableError("not-absent", seconds=self._table.absence)

    # The owner

    def swap(self, seat: int, other: int, caller: Caller, now: float) -> None:
        """Before the start, the owner swaps the people of two seats."""
        table = self._table
        need(caller.is_owner, "owner")
        if table.board.status != "open":
            raise TableError("has-started")
        table.opening.check_arranging()
        table.seats.check(seat)
        table.seats.check(other)
        if seat != other:
            table.journal.write(Swapped(seat, other), now)

    def abandon(self, caller: Caller, now: float) -> None:
        """Close the table."""
        need(caller.is_owner, "owner")
        if self._table.board.status not in ("open", "playing"):
            raise self._table.board.not_playing()
        self._table.journal.write(Abandoned(), now)

    def check_deletable(self, caller: Caller) -> None:
        """Refuse to delete someone else's table, or one with a game in progress."""
        need(caller.is_owner, "owner")
        if self._table.board.status == "playing":
            raise TableError("still-playing")

    def follow_with(self, table_id: str, now: float) -> str:
        """The table of the rematch: the given one, unless one exists already."""
        if self._table.next_table is None:
            self._table.journal.write(Rematched(table_id), now)
        assert self._table.next_table
        return self._table.next_table

    # What happens

    def apply(self, fact: OfSeats, at: float) -> None:
        """Apply an entry about seats."""
        table, seat = self._table, self._table.seats[fact.seat]
        table.journal.news.is_table = True
        match fact:
            case Sat():
                seat.give("person", fact.name, token=fact.token)
                seat.word = fact.word
                self.settle(fact.seat, fact.beside, at)
            case Freed():
                seat.give("open")
                self._let_go(fact.seat)
            case BotSat():
                invited = seat.passing if seat.passed_how == INVITED else ""
                seat.give("bot", bot=fact.bot)
                self._let_go(fact.seat)
                seat.passing, seat.passed_how = invited, INVITED if invited else ""  # its guest may be late
            case Swapped():
                table.seats.swap(fact.seat, fact.other)
            case WentAway():
                self._apply_away(fact, at)
            case WasLate():
                seat.leave_to(fact.bot, is_late=True)
                table.clocks.spend(fact.seat, fact.seconds, has_fallen=True)
                table.chat.announce("late", fact.seat, at)
            case CameBack():
                seat.leave_to("")
                table.clocks.of[fact.seat].since = at
                table.chat.announce("back", fact.seat, at)

    def _apply_away(self, fact: WentAway, at: float) -> None:
        self._table.seats[fact.seat].leave_to(fact.bot, is_away=True)
        self._table.clocks.spend(fact.seat, fact.seconds, fact.has_fallen)
        self._table.chat.announce("away", fact.seat, at, why="clock" if fact.has_fallen else fact.why)

    def settle(self, seat: int, beside: int | None, at: float) -> None:
        """Give the seat to a new person, perhaps on the device of another seat."""
        self._let_go(seat)
        self._table.seats[seat].beside = beside
        self._table.play.begin_decision(seat, at)

    def _let_go(self, seat: int) -> None:
        """Drop everything that was agreed with the previous player."""
        self._table.seats.part(seat)
        if self._table.board.status == "open":
            self._table.seats[seat].seal = ""
        self._table.handing.requests.pop(seat, None)

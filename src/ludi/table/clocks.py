"""The clocks of a table: the time of each seat and the common deadline; a pause stops them."""

from __future__ import annotations

from dataclasses import dataclass

from ludi.engine.deadline import Deadline
from ludi.table.board import Board
from ludi.table.entries import Clock, Extended, OfClocks, Paused
from ludi.table.news import News
from ludi.table.seats import Seats

OVERTIME = 30.0  # seconds a move for who came back after using up the time for the game


@dataclass
class SeatClock:
    """The time that a seat has used."""

    since: float = 0.0  # when its decision began
    used: float = 0.0  # seconds of thinking so far
    has_fallen: bool = False  # its time was used up once


class Clocks:
    """The time of all seats, and that of the turn."""

    def __init__(self, clock: Clock, board: Board, seats: Seats) -> None:
        self.clock = clock
        self._board, self._seats = board, seats
        self.of = [SeatClock() for _ in seats]  # by seat
        self.paused: float | None = None  # since when nobody may act
        self.deadline: float | None = None  # when the time for the orders of this turn is over
        self._turn = -1  # the round of choices that the deadline is for

    # Running

    def time(self, now: float) -> float:
        """The time by the clocks of this table, which stop during a pause."""
        return now if self.paused is None else self.paused

    def begin_decision(self, seat: int, at: float) -> None:
        """Start the clock of a seat for a new decision."""
        self.of[seat].since = self.time(at)

    def begin_turn(self, at: float) -> None:
        """Start the deadline of a new round of choices."""
        match = self._board.running
        if match.outcome or not isinstance(match.game, Deadline):
            self.deadline = None
        elif match.rounds.begun != self._turn:
            self._turn = match.rounds.begun
            self.deadline = self.time(at) + self.clock.per_turn if self.clock.per_turn else None

    def spend(self, seat: int, seconds: float, has_fallen: bool = False) -> None:
        """Add the time that a seat has used."""
        self.of[seat].used += seconds
        self.of[seat].has_fallen |= has_fallen

    def go_on(self, last: float, now: float) -> None:
        """Restart the clocks after the table was loaded; the time in between is charged to nobody."""
        for clock in self.of:
            clock.since = now
        self._shift_deadline(now - last)
        self.paused = None if self.paused is None else now

    def apply(self, fact: OfClocks, at: float, news: News) -> None:
        """Apply a pause, its end, or an extension."""
        news.is_table = True
        match fact:
            case Paused():
                self._pause(fact.is_on, at)
                news.is_snapshot = news.is_noticed = True
            case Extended():
                started = self.time(at) if self.deadline is None else self.deadline
                self.deadline = started + fact.seconds

    def _pause(self, is_on: bool, at: float) -> None:
        if self.paused is not None:
            for clock in self.of:
                clock.since += at - self.paused
            self._shift_deadline(at - self.paused)
        self.paused = at if is_on else None

    def _shift_deadline(self, seconds: float) -> None:
        if self.deadline is not None:
            self.deadline += seconds

    # Reading

    @property
    def has_any(self) -> bool:
        """Whether this table has any time limit."""
        return bool(self.clock.per_move or self.clock.per_game or self.deadline is not None)

    def turn_left(self, now: float) -> float | None:
        """Seconds until the common deadline."""
        if self.deadline is None or self._board.status != "playing":
            return None
        return max(0.0, self.deadline - self.time(now))

    def thinking(self, seat: int, now: float) -> float:
        """Seconds that the seat's clock has run in this decision; it stands while one is asked in secret."""
        if not self._seats[seat].has_person or seat not in self._board.on_turn():
            return 0.0
        return max(0.0, self.time(now) - self.of[seat].since)

    def seconds_left(self, seat: int, now: float) -> float | None:
        """Seconds until the seat's time is up; None without a limit, or when a bot plays."""
        if not self.has_any or not self._seats[seat].has_person or self._board.is_ended:
            return None
        thinking, own = self.thinking(seat, now), self.of[seat]
        left = []
        if self.clock.per_move:
            left.append(self.clock.per_move - thinking)
        if self.clock.per_game:
            least = OVERTIME - thinking if own.has_fallen else 0.0
            left.append(max(self.clock.per_game - own.used - thinking, least))
        return max(0.0, min(left)) if left else None

    def next_fall(self, now: float) -> float | None:
        """Seconds until the next clock runs out."""
        if not self.has_any or self.paused is not None:
            return None
        left = [self.turn_left(now), *(self.seconds_left(seat, now) for seat in self._board.on_turn())]
        return min((seconds for seconds in left if seconds is not None), default=None)

    def fallen(self, now: float) -> list[int]:
        """The seats to act whose time is used up."""
        left = [(seat, self.seconds_left(seat, now)) for seat in self._board.on_turn()]
        return [seat for seat, seconds in left if seconds is not None and seconds <= 0]

"""Play at a table: actions, whole orders and undo; and which seats have a new decision after each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludi.engine import orders
from ludi.engine.calls import Calls
from ludi.engine.deadline import Deadline
from ludi.engine.game import TABLE
from ludi.engine.sealed import SealedOrders
from ludi.engine.views import Event
from ludi.table.board import Board
from ludi.table.chat import Chat
from ludi.table.clocks import Clocks
from ludi.table.courtesy import rewind_step
from ludi.table.entries import Acted, OfPlay, Ruled, Undone, Written
from ludi.table.errors import JournalError, StaleActionError, TableError
from ludi.table.journal import Journal
from ludi.table.seats import Seat, Seats

Choices = dict[int, Any]  # by seat, what it chooses from


class Play:
    """Plays actions in the match, and numbers the decisions of each seat."""

    def __init__(self, board: Board, seats: Seats, clocks: Clocks, chat: Chat, journal: Journal) -> None:
        self._board, self._seats, self._clocks = board, seats, clocks
        self._chat, self._journal = chat, journal
        self.versions = [0] * len(seats)  # by seat, of its decision

    # Commands

    def act(self, seat: int, version: int, actions: list[str], now: float) -> None:
        """Play an action or a chain of actions: all of them, or none and an error."""
        self.check_going_on()
        self._check_version(seat, version)
        seconds = round(self._clocks.thinking(seat, now), 3)
        self._journal.write(Acted(seat, actions, seconds), now)

    def order(self, seat: int, version: int, text: str, now: float, is_draft: bool = False) -> None:
        """Write a whole order as the game has it, in the place of what stood there, and give it.

        A draft stays to be worked on. All of it is written, or there is an error and nothing is.
        """
        self.check_going_on()
        board = self._board
        chain = orders.read_order(board.running, seat, text)
        self._check_version(seat, version)
        draft, given = [board.text(action) for action in chain[:-1]], board.text(chain[-1])
        if draft != self._draft_of(seat):
            self._journal.write(Written(seat, draft), now)
        if not is_draft:
            self.act(seat, self.versions[seat], [given], now)

    def _draft_of(self, seat: int) -> list[str]:
        """The actions of the order that a seat is writing."""
        return [self._board.text(action) for action in orders.written(self._board.running, seat)]

    def undo(self, seat: int, now: float, agreed: Sequence[int] = ()) -> None:
        """Take back the seat's last action, over the answers of bots if need be; these people have agreed."""
        self.check_going_on()
        step = None if self._board.running.may_undo(seat) else self._rewind_step(seat)
        self._journal.write(Undone(seat, step, list(agreed)), now)

    def may_undo(self, seat: int) -> bool:
        """Whether the seat may take something back."""
        if self._board.status != "playing" or self._clocks.paused is not None:
            return False
        return self._board.running.may_undo(seat) or self._rewind_step(seat) is not None

    def _rewind_step(self, seat: int) -> int | None:
        return rewind_step(self._board.running, seat, self._seats.bots(), len(self._board.lines))

    def end_turn(self, now: float) -> None:
        """End the time for orders."""
        game = self._board.voice.game
        if not isinstance(game, Deadline):
            raise TableError("no-deadline")
        self.rule(self._board.text(game.deadline), now)

    def rule(self, action: str, now: float) -> None:
        """Play an action of the table that needs no agreement."""
        self._journal.write(Ruled(action), now)

    def check_going_on(self) -> None:
        """Refuse to play before, after and in a pause of the game."""
        self._board.check_playing()
        if self._clocks.paused is not None:
            raise TableError("paused")

    def _check_version(self, seat: int, version: int) -> None:
        if version != self.versions[seat]:
            raise StaleActionError(f"version {version} is past; this is {self.versions[seat]}")

    # What happens

    def apply(self, fact: OfPlay, at: float) -> None:
        """Apply an entry to the match."""
        match fact:
            case Acted():
                self._act(fact, at)
            case Written():
                self._write(fact, at)
            case Undone():
                self._undo(fact, at)
            case Ruled():
                self._rule(fact, at)

    def _act(self, fact: Acted, at: float) -> None:
        match, seat = self._board.running, fact.seat
        waiting = self._waiting_beside(seat)
        done, step = len(match.moves), match.steps
        log = match.play(seat, *fact.actions)
        _check_lines(fact, match.lines[done:])
        is_noticed = match.steps != step
        if is_noticed:
            self._clocks.spend(seat, fact.seconds)  # else its clock runs on, for others see that
        self.tell(log, seat, waiting, at, is_noticed)

    def _write(self, fact: Written, at: float) -> None:
        match, seat = self._board.running, fact.seat
        waiting, before = self._waiting_beside(seat), list(match.moves)
        orders.write_anew(match, seat, *(match.game.codec.read(action) for action in fact.actions))
        self._board.cut_story(before)
        self.tell([], seat, waiting, at, is_noticed=False)

    def _undo(self, fact: Undone, at: float) -> None:
        board, news, seat, step = self._board, self._journal.news, fact.seat, self._board.step
        waiting, before = self._waiting_beside(seat), list(board.running.moves)
        news.movers.add(seat)
        what = self._last_text(seat)
        if fact.step is None:
            board.running.undo(seat)
        else:
            board.rewind(fact.step)
            waiting = {}
        board.cut_story(before)
        news.is_snapshot = news.is_undo = news.is_retold = True
        news.is_noticed |= board.step != step
        self._begin_decisions(seat, waiting, at, board.step != step)
        if board.step != step:
            self._chat.cut()
        if fact.agreed:
            self._chat.announce("undone", seat, at, what=what)

    def _last_text(self, seat: int) -> str:
        """The last action of a seat as text; empty where it could reveal a secret."""
        match = self._board.running
        own = [action for mover, action in match.moves if mover == seat]
        return "none" if match.game.hides or not own else self._board.text(own[-1])

    def _rule(self, fact: Ruled, at: float) -> None:
        match = self._board.running
        done = len(match.moves)
        log = match.follow(TABLE, match.game.codec.read(fact.action))
        _check_lines(fact, match.lines[done:])
        self.tell(log, TABLE, {}, at)
        self._journal.news.is_table = True

    def tell(
        self, log: list[Event], mover: int, waiting: Choices, at: float, is_noticed: bool = True
    ) -> None:
        """After an action: collect the events, update the decisions, and check for the end."""
        step, news = self._board.running.steps, self._journal.news
        news.told += [(step, event) for event in log]
        news.is_snapshot = True
        news.is_noticed |= is_noticed
        news.movers.add(mover)
        self._begin_decisions(mover, waiting, at, is_noticed)
        self.end_if_over()
        self._clocks.begin_turn(at)
        self._board.follow_now_and_then()

    def begin(self, at: float) -> None:
        """The first decisions of a game."""
        news = self._journal.news
        news.is_snapshot = news.is_noticed = news.is_retold = True
        for seat in self._board.to_act():
            self.begin_decision(seat, at)
        self.end_if_over()
        self._clocks.begin_turn(at)

    def renew(self, at: float) -> None:
        """Renew all open decisions, because the choices have changed."""
        self._journal.news.is_snapshot = self._journal.news.is_noticed = True
        for seat in range(len(self._seats)):
            self.begin_decision(seat, at)

    def end_if_over(self) -> None:
        """Mark the table as over when the match has ended."""
        if self._board.running.outcome:
            self._board.status = "over"
            self._journal.news.is_table = True

    # Decisions

    def _waiting_beside(self, mover: int) -> Choices:
        """The seats that decide at the same time, with what they choose from."""
        return {seat: self._choice_of(seat) for seat in self._board.running.to_act() if seat != mover}

    def _choice_of(self, seat: int) -> Any:
        """The choices of a seat; with sealed orders they stay the same during a round."""
        match = self._board.running
        if isinstance(match.game, SealedOrders):
            return match.rounds.begun
        return match.legal_actions(seat), match.prompt(seat)

    def _begin_decisions(self, mover: int, waiting: Choices, at: float, is_noticed: bool) -> None:
        """New versions for who acted, and for everyone whose choice is another one than before.

        Who is asked in secret is asked anew after each action that is noticed.
        """
        is_asked_anew = is_noticed and isinstance(self._board.voice.game, Calls)
        if mover >= 0:
            self.begin_decision(mover, at, is_noticed)
        asked = self._board.to_act()
        for seat in [seat for seat in range(len(self._seats)) if seat != mover]:
            is_same = (seat in asked) == (seat in waiting)
            if is_same and seat in asked and not is_asked_anew:
                is_same = waiting[seat] == self._choice_of(seat)
            if not is_same or (is_asked_anew and seat in asked):
                self.begin_decision(seat, at, is_noticed)

    def begin_decision(self, seat: int, at: float, is_noticed: bool = True) -> None:
        """A new version; the clock goes on where others don't see that there is anything new."""
        self.versions[seat] += 1
        if is_noticed:
            self._clocks.begin_decision(seat, at)
            self._end_lateness(self._seats[seat])

    def _end_lateness(self, seat: Seat) -> None:
        """A bot has made the late player's move; the player makes the next one."""
        if seat.is_late:
            seat.leave_to("")
            self._journal.news.is_table = True


def _check_lines(fact: Acted | Ruled, lines: list[str]) -> None:
    """A journal that replays must lead to the same lines, draws included."""
    if fact.lines is None:
        fact.lines = lines
    elif fact.lines != lines:
        raise JournalError(f"{fact.lines} replays as {lines}")

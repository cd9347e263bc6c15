"""Undo between people: players who would lose their turn are asked first; against bots it is free."""

from __future__ import annotations

from dataclasses import dataclass, field

from ludi.table.board import Board
from ludi.table.chat import Chat
from ludi.table.entries import OfUndoing, UndoAnswered, UndoAsked
from ludi.table.errors import TableError
from ludi.table.journal import Journal
from ludi.table.messages import UndoRequest
from ludi.table.play import Play
from ludi.table.seats import Seats


@dataclass
class Request:
    """A request to undo, sent to the people who are to act now."""

    seat: int
    needed: list[int]
    step: int  # the step when it was made; it lapses at the next noticed action
    agreed: set[int] = field(default_factory=set)


class Undoing:
    """Asks for an undo, collects the answers, and takes back when all have agreed."""

    def __init__(self, board: Board, seats: Seats, play: Play, chat: Chat, journal: Journal) -> None:
        self._board, self._seats, self._play = board, seats, play
        self._chat, self._journal = chat, journal
        self.request: Request | None = None

    def ask(self, seat: int, now: float) -> None:
        """Undo at once if nobody is affected, otherwise ask those who are."""
        self._play.check_going_on()
        needed = self.losers(seat) if self._play.may_undo(seat) else []
        if not needed:
            self._play.undo(seat, now)
        elif self.request is not None:
            raise TableError("undo-asked")
        else:
            self._journal.write(UndoAsked(seat, needed), now)

    def answer(self, seat: int, agrees: bool, now: float) -> None:
        """Agree or refuse; a refusal by the requester withdraws the request."""
        request = self.request
        is_asked = request is not None and seat in request.needed
        is_withdrawn = request is not None and seat == request.seat and not agrees
        if request is None or not (is_asked or is_withdrawn):
            raise TableError("undo-not-asked")
        self._journal.write(UndoAnswered(seat, agrees), now)
        if agrees and set(request.needed) <= request.agreed:
            self._play.undo(request.seat, now, request.needed)

    def losers(self, seat: int) -> list[int]:
        """The people who are on turn because of the seat's last action, except those who share its screen.

        Based on public facts only, so that it does not reveal a question asked in secret. With simultaneous
        choices nobody gets the turn from another seat.
        """
        board, screen_of = self._board, self._seats.screen_of
        on_turn = board.on_turn()
        if board.voice.game.info.has_simultaneous or seat in on_turn or not self._was_noticed(seat):
            return []
        people = [n for n in on_turn if self._seats[n].kind == "person" and not self._seats[n].is_away]
        return [n for n in people if screen_of(n) != screen_of(seat)]

    def _was_noticed(self, seat: int) -> bool:
        """Whether others noticed the seat's last action."""
        match = self._board.running
        last = max((n for n, (mover, _) in enumerate(match.moves) if mover == seat), default=None)
        return last is not None and match.history.was_noticed(last + 1)

    def shown(self) -> UndoRequest | None:
        """The request as everyone sees it."""
        one = self.request
        return None if one is None else UndoRequest(one.seat, list(one.needed), sorted(one.agreed))

    # What happens

    def apply(self, fact: OfUndoing, at: float) -> None:
        """Apply a request or an answer."""
        self._journal.news.is_table = True
        match fact:
            case UndoAsked():
                self.request = Request(fact.seat, fact.asked, self._board.step)
            case UndoAnswered():
                self._answer(fact, at)

    def _answer(self, fact: UndoAnswered, at: float) -> None:
        request = self.request
        assert request is not None
        if fact.agrees:
            request.agreed.add(fact.seat)
            return
        self.request = None
        if fact.seat != request.seat:
            self._chat.announce_to("undo-refused", fact.seat, request.seat, at)

    def lapse(self) -> None:
        """Drop the request after any visible move, or at the end of the game."""
        one = self.request
        if one is not None and (self._board.status != "playing" or self._board.step != one.step):
            self.request = None
            self._journal.news.is_table = True

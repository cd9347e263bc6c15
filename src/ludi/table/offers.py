"""Offers: actions of the whole table, played when everyone has agreed; bots answer at once."""

from __future__ import annotations

from ludi.engine.game import TABLE
from ludi.engine.views import Event
from ludi.table.board import Board
from ludi.table.courtesy import do_bots_agree
from ludi.table.entries import Offered
from ludi.table.journal import Journal
from ludi.table.play import Play
from ludi.table.seats import Seats


class Offers:
    """Handles offers; the match itself keeps who has agreed to what."""

    def __init__(self, board: Board, seats: Seats, play: Play, journal: Journal) -> None:
        self._board, self._seats, self._play, self._journal = board, seats, play, journal

    def offer(self, seat: int, action: str, agrees: bool, now: float) -> None:
        """Agree to an action of the whole table, or withdraw."""
        self._play.check_going_on()
        bots = self._willing_bots(self._board.voice.game.codec.read(action)) if agrees else []
        self._journal.write(Offered(seat, action, agrees, bots), now)

    def _willing_bots(self, action: int) -> list[int]:
        match, bots = self._board.running, self._seats.bots()
        if not bots or action not in match.legal_actions(TABLE):
            return []
        return bots if do_bots_agree(match, action, bots) else []

    def apply(self, fact: Offered, at: float) -> None:
        """Apply an agreement or its withdrawal."""
        match = self._board.running
        done = len(match.moves)
        log: list[Event] = []
        if fact.agrees:
            for seat in (*fact.bots, fact.seat):
                if len(match.moves) == done:  # not yet done by the agreement of all
                    log += match.agree(seat, fact.action)
        else:
            self._withdraw(fact.seat)
        if len(match.moves) > done:
            self._play.tell(log, TABLE, {}, at)
        self._journal.news.is_snapshot = self._journal.news.is_noticed = True

    def _withdraw(self, seat: int) -> None:
        """Withdraw an agreement; an offer that only bots agree to is dropped."""
        match = self._board.running
        match.withdraw(seat)
        if {agreed for seats in match.offers.values() for agreed in seats} <= set(self._seats.bots()):
            match.offers.clear()

"""Seats that change hands in a running game.

A player makes a one-time link for their own seat. An umpire, or before the start the owner, makes such a link
for any seat. When the player has been away for as long as the table set, or a bot plays the seat, a person
without a seat may take it with the consent of all other people. During a game the owner has no special right
here, because it would let them look at every hand.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ludi.table.entries import Handed, OfHands, Passed
from ludi.table.errors import AccessError, TableError
from ludi.table.keys import Caller, hashed, need, new_token
from ludi.table.messages import Keys, SeatRequest
from ludi.table.seats import CONSENT, INVITED
from ludi.table.words import NAME_LENGTH, clean

if TYPE_CHECKING:
    from ludi.table.table import Table

OWN = "own"  # how a seat got its one-time key: from its own player


@dataclass
class Request:
    """A request for a seat; kept in memory only, because it can simply be made again."""

    name: str
    token: str  # the hash of the one-time key, valid when all have agreed
    agreed: set[int] = field(default_factory=set)


class Handing:
    """Links and requests for seats."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self.requests: dict[int, Request] = {}  # by seat; not in the journal

    # By a link

    def make_pass(self, seat: int, caller: Caller, is_on: bool, now: float) -> Keys:
        """Make a one-time key to a seat, or revoke it.

        For the caller's own seat; the owner may make one for any seat before the start, an umpire during a
        game for the seats of their desk.
        """
        table = self._table
        how = self._how_to_pass(seat, caller)
        self._check_in_use()
        token = new_token() if is_on else ""
        name = table.seats[seat].name if how == INVITED else ""  # another device of the same person
        table.journal.write(Passed(seat, hashed(token) if token else "", how, name), now)
        return Keys(table=table.id, seat=seat, pass_token=token or None)

    def _how_to_pass(self, seat: int, caller: Caller) -> str:
        table = self._table
        table.seats.check(seat)
        if caller.seat == seat:
            table.keys.own_seat(caller)
            return OWN
        is_open = table.board.status == "open"
        if caller.is_owner and is_open:
            return INVITED
        if caller.is_umpire and not is_open:
            table.desk.check_seat(caller, seat)
            return INVITED
        raise AccessError("none" if caller.part == "spectator" else "seat")

    def take(self, pass_token: str, name: str, holder: Caller, now: float) -> Keys:
        """Take over the seat that this one-time key opens; its previous key becomes invalid."""
        table = self._table
        self._check_in_use()
        seat = table.seats.passed_by(pass_token)
        if seat is None:
            raise AccessError("wrong")
        self._check_hands(holder, seat)
        token, sitting = new_token(), table.seats[seat]
        named = sitting.passed_name or clean(name, NAME_LENGTH) or sitting.name
        handed = Handed(seat, hashed(token), named, sitting.passed_how, sitting.kind, sitting.name)
        if holder.seat is not None and holder.seat != seat:
            handed.beside = table.seats.screen_of(holder.seat)
        table.journal.write(handed, now)
        return Keys(table=table.id, seat=seat, seat_token=token)

    def _check_in_use(self) -> None:
        board = self._table.board
        if board.status not in ("open", "playing"):
            raise TableError("not-playing", status=board.status)
        self._table.opening.check_arranging()

    def _check_hands(self, holder: Caller, seat: int) -> None:
        """Refuse a second seat, except on a device that has been shared since before the start."""
        if holder.seat is None or holder.seat == seat:
            return
        if self._table.seats.screen_of(holder.seat) != self._table.seats.screen_of(seat):
            raise TableError("holds-seat")

    # By asking

    def ask(self, seat: int, name: str, holder: Caller, is_absent: bool, now: float) -> Keys:
        """Ask for a seat; the one-time key becomes valid when all other people have agreed."""
        table = self._table
        table.board.check_playing()
        table.seats.check(seat)
        if holder.seat is not None:
            raise TableError("holds-seat")
        if table.seats[seat].kind == "person" and not is_absent:
            raise TableError("not-absent", seconds=table.absence)
        if seat in self.requests:
            raise TableError("seat-asked")
        token = new_token()
        self.requests[seat] = Request(clean(name, NAME_LENGTH), hashed(token))
        table.journal.news.is_table = True
        if holder.is_owner and not self._others(seat):
            self._grant(seat, now)
        return Keys(table=table.id, seat=seat, pass_token=token)

    def consent(self, seat: int, agrees: bool, caller: Caller, now: float) -> None:
        """Agree to a request for a seat, or refuse it; one refusal is enough."""
        table = self._table
        table.board.check_playing()
        request = self.requests.get(seat)
        if request is None:
            raise TableError("not-asked")
        needed = self._others(seat)
        if needed:
            need(table.keys.own_seat(caller) in needed, "seat")
        else:
            need(caller.is_owner, "owner")
        table.journal.news.is_table = True
        if not agrees:
            del self.requests[seat]
            return
        request.agreed.update([] if caller.seat is None else [caller.seat])
        if set(needed) <= request.agreed:
            self._grant(seat, now)

    def _others(self, seat: int) -> list[int]:
        """The people who have to agree, present or not: an absent person may be the one affected."""
        seats = enumerate(self._table.seats)
        return [n for n, one in seats if n != seat and one.kind == "person" and one.token]

    def _grant(self, seat: int, now: float) -> None:
        request = self.requests.pop(seat)
        self._table.journal.write(Passed(seat, request.token, CONSENT, request.name), now)

    def shown(self) -> list[SeatRequest]:
        """The open requests, as shown to everyone."""
        return [
            SeatRequest(seat, one.name, sorted(one.agreed), self._others(seat))
            for seat, one in sorted(self.requests.items())
            if self._table.board.status == "playing"
        ]

    # What happens

    def apply(self, fact: OfHands, at: float) -> None:
        """Apply a new key or a one-time key for a seat."""
        self._table.journal.news.is_table = True
        seat = self._table.seats[fact.seat]
        match fact:
            case Handed():
                seat.give("person", seat.name if fact.name is None else fact.name, token=fact.token)
                self._table.seating.settle(fact.seat, fact.beside, at)
                if fact.how and (fact.how != INVITED or self._table.board.status == "playing"):
                    words = {"how": fact.how, "was": fact.was, "old": fact.old or "none"}
                    self._table.chat.announce("handed", fact.seat, at, **words)
            case Passed():
                seat.passing, seat.passed_how, seat.passed_name = fact.token, fact.how, fact.name

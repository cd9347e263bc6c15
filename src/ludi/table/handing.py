"""Seats that change hands in a running game.

By their own player, who makes a link that opens once; by an umpire; or, when their player has been away for
as long as the table set or a bot plays them, with the consent of all other people, to somebody who has no
seat. The owner has no right of his own here, or he could look at every hand.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from ludi.table.errors import AccessError, TableError
from ludi.table.keys import hashed, new_token
from ludi.table.messages import Keys
from ludi.table.words import NAME_LENGTH, clean

if TYPE_CHECKING:
    from ludi.table.table import Caller, Table

OWN, CONSENT = "own", "consent"  # how a seat came to have a key that opens once


@dataclass
class Request:
    """Somebody asks for a seat; kept in memory only, for whoever asks may ask again."""

    name: str
    token: str  # the hash of the key that opens it once when all have agreed
    agreed: set[int] = field(default_factory=set)


def make_pass(table: Table, caller: Caller, is_on: bool, now: float) -> Keys:
    """A key with which somebody takes over the caller's own seat, once; or none any more."""
    seat = table.own_seat(caller)
    _check_in_use(table)
    token = new_token() if is_on else ""
    data = {"seat": seat, "token": hashed(token) if token else "", "how": OWN}
    table._write("passed", data, now)
    return Keys(table=table.id, seat=seat, pass_token=token or None)


def take(table: Table, pass_token: str, name: str, holder: Caller, now: float) -> Keys:
    """Take over the seat that this key opens; the key that opened it before opens nothing any more."""
    _check_in_use(table)
    seat = table.seat_passed_by(pass_token)
    if seat is None:
        raise AccessError("wrong")
    _check_hands(table, holder, seat)
    token, sitting = new_token(), table.seats[seat]
    data = {"seat": seat, "token": hashed(token), "how": sitting.passed_how, "old": sitting.name}
    data["name"] = sitting.passed_name or clean(name, NAME_LENGTH) or sitting.name
    data["was"] = sitting.kind
    if holder.seat is not None and holder.seat != seat:
        data["beside"] = table.screen_of(holder.seat)
    table._write("handed", data, now)
    return Keys(table=table.id, seat=seat, seat_token=token)


def _check_in_use(table: Table) -> None:
    if table.status not in ("open", "playing"):
        raise TableError("not-playing", status=table.status)
    table.check_arranging()


def _check_hands(table: Table, holder: Caller, seat: int) -> None:
    """Nobody has two hands, except at a screen that was declared as shared before the start."""
    if holder.seat is None or holder.seat == seat:
        return
    if table.screen_of(holder.seat) != table.screen_of(seat):
        raise TableError("holds-seat")


# Asking for a seat


def ask(table: Table, seat: int, name: str, holder: Caller, is_absent: bool, now: float) -> Keys:
    """Ask for a seat; the key opens it once when all other people have agreed."""
    table._check_playing()
    table._check_seat(seat)
    if holder.seat is not None:
        raise TableError("holds-seat")
    if table.seats[seat].kind == "person" and not is_absent:
        raise TableError("not-absent", seconds=table.absence)
    if seat in table.requests:
        raise TableError("seat-asked")
    token = new_token()
    table.requests[seat] = Request(clean(name, NAME_LENGTH), hashed(token))
    table.news.is_table = True
    if holder.is_owner and not others(table, seat):
        _grant(table, seat, now)
    return Keys(table=table.id, seat=seat, pass_token=token)


def consent(table: Table, seat: int, agrees: bool, caller: Caller, now: float) -> None:
    """One of the other people agrees, or refuses for all of them."""
    table._check_playing()
    request = table.requests.get(seat)
    if request is None:
        raise TableError("not-asked")
    needed = others(table, seat)
    if needed:
        if table.own_seat(caller) not in needed:
            raise AccessError("seat")
    elif not caller.is_owner:
        raise AccessError("owner")
    table.news.is_table = True
    if not agrees:
        del table.requests[seat]
        return
    request.agreed.update([] if caller.seat is None else [caller.seat])
    if set(needed) <= request.agreed:
        _grant(table, seat, now)


def others(table: Table, seat: int) -> list[int]:
    """The people whose consent it takes, there or not: who is away may be the one who is robbed."""
    return [n for n, one in enumerate(table.seats) if n != seat and one.kind == "person" and one.token]


def _grant(table: Table, seat: int, now: float) -> None:
    request = table.requests.pop(seat)
    data = {"seat": seat, "token": request.token, "how": CONSENT, "name": request.name}
    table._write("passed", data, now)


def shown(table: Table) -> list[dict[str, Any]]:
    """The requests as everyone sees them, each a SeatRequest."""
    return [
        {"seat": seat, "name": one.name, "agreed": sorted(one.agreed), "needed": others(table, seat)}
        for seat, one in sorted(table.requests.items())
        if table.status == "playing"
    ]

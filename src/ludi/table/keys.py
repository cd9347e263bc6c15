"""Keys to seats and tables, of which only the hash is kept, and who comes with them."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ludi.engine.errors import LudiError
from ludi.table.errors import AccessError

if TYPE_CHECKING:
    from ludi.table.seats import Seats


def new_id() -> str:
    """An id that cannot be guessed."""
    return secrets.token_urlsafe(15)


def new_token() -> str:
    """A key to a seat or a table; only its hash is kept."""
    return secrets.token_urlsafe(32)


def hashed(token: str) -> str:
    """What is kept of a token."""
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()


def fits(token_hash: str, kept: str) -> bool:
    """Whether a token is the one that was kept."""
    return bool(kept) and hmac.compare_digest(token_hash, kept)


@dataclass(frozen=True)
class Caller:
    """The sender of a command: a seat, the owner, the umpire, several of these, or a spectator."""

    seat: int | None = None
    is_owner: bool = False
    key: str = ""  # the hash of the seat's token
    is_umpire: bool = False
    desk: str = ""  # of an umpire who has only this one; the chief umpire has them all

    @property
    def part(self) -> str:
        """The role under which the caller speaks."""
        if self.seat is not None:
            return "seat"
        return "umpire" if self.is_umpire else "owner" if self.is_owner else "spectator"


def need(is_allowed: bool, reason: str) -> None:
    """Raise an AccessError unless the condition holds."""
    if not is_allowed:
        raise AccessError(reason)


class Keyring:
    """The keys of a table: those of its seats, its owner and its umpires."""

    def __init__(self, seats: Seats, owner: str, umpire: str, desks: dict[str, str]) -> None:
        self._seats = seats
        self.owner, self.umpire, self.desks = owner, umpire, desks  # hashes

    def caller(self, token: str | None) -> Caller:
        """The caller with this token; None is a spectator, an invalid token is an error."""
        if not token:
            return Caller()
        found = hashed(token)
        seat = self._seats.held_by(found)
        is_owner, is_chief = fits(found, self.owner), fits(found, self.umpire)
        desk = next((name for name, kept in self.desks.items() if fits(found, kept)), "")
        if seat is None and not (is_owner or is_chief or desk):
            raise AccessError("wrong")
        return Caller(seat, is_owner, "" if seat is None else found, is_chief or bool(desk), desk)

    def holder(self, token: str | None) -> Caller:
        """The caller with this key; a spectator when it is no longer valid."""
        try:
            return self.caller(token)
        except AccessError:
            return Caller()

    def caller_with(self, tokens: list[str]) -> tuple[Caller, LudiError | None]:
        """The caller with all these tokens, and the error of an invalid one."""
        seat: int | None = None
        is_owner, is_umpire, key, desk = False, False, "", ""
        wrong: LudiError | None = None
        for token in tokens:
            try:
                found = self.caller(token)
            except LudiError as error:
                wrong = error
                continue
            if seat is None:
                seat, key = found.seat, found.key
            desk = desk if is_umpire else found.desk
            is_owner, is_umpire = is_owner or found.is_owner, is_umpire or found.is_umpire
        return Caller(seat, is_owner, key, is_umpire, desk), wrong

    def is_held_by(self, caller: Caller) -> bool:
        """Whether the caller's key still opens his seat; a spectator has none to lose."""
        return caller.seat is None or fits(caller.key, self._seats[caller.seat].token)

    def own_seat(self, caller: Caller) -> int:
        """The caller's seat."""
        if caller.seat is None:
            raise AccessError("seat" if caller.is_owner else "none")
        need(self.is_held_by(caller), "wrong")
        return caller.seat

"""The umpire's desk: everything done there is told to the table and kept in the record."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from ludi.engine.deadline import Deadline
from ludi.engine.errors import NotationError
from ludi.engine.game import seat_letter
from ludi.engine.umpire import Umpired
from ludi.table.chat import readable
from ludi.table.entries import BotSat, Extended, Handed, Paused, UmpireDid
from ludi.table.errors import TableError
from ludi.table.keys import Caller, hashed, need, new_token
from ludi.table.messages import ChatLine, Keys, SeatWish
from ludi.table.seats import level_of
from ludi.table.words import CHAT_LENGTH, NAME_LENGTH, clean

if TYPE_CHECKING:
    from ludi.table.table import Table


class Desk:
    """What umpires do: the chief for the whole table, others for the seats of their desk."""

    def __init__(self, table: Table) -> None:
        self._table = table
        has_desks = bool(table.keys.desks)
        self.parts = table.board.voice.desks(len(table.seats)) if has_desks else []
        self._looks_at: dict[str, str] = {}  # whose eyes each umpire uses, by desk

    # Commands

    def look(self, caller: Caller, at: int | str | None, now: float) -> None:
        """The umpire looks at what a seat sees, or at everything; others learn that he does."""
        if isinstance(at, int):
            self._table.seats.check(at)
        self._check(caller, at if isinstance(at, int) else None if at == "all" else ())
        self._tell(caller, "look", "", now, seat=_eyes_word(at))

    def looks_through(self, caller: Caller, eyes: int | str | None) -> bool:
        """Whether the caller is an umpire who uses these eyes now."""
        return caller.is_umpire and _eyes_word(eyes) == self._looks_at.get(caller.desk, "none")

    def pause(self, caller: Caller, is_on: bool, now: float) -> None:
        """Stop the clocks, and let nobody act; or go on."""
        self._check_chief(caller)
        if is_on != (self._table.clocks.paused is not None):
            self._tell(caller, "pause" if is_on else "resume", "", now)
            self._table.journal.write(Paused(is_on), now)

    def extend(self, caller: Caller, seconds: int, now: float) -> None:
        """More time for the orders of this turn."""
        self._check_chief(caller)
        if not isinstance(self._table.board.voice.game, Deadline):
            raise TableError("no-deadline")
        self._tell(caller, "extend", "", now, seconds=seconds)
        self._table.journal.write(Extended(seconds), now)

    def end_turn(self, caller: Caller, now: float) -> None:
        """The time for orders is over now."""
        self._check_chief(caller)
        self._table.play.end_turn(now)
        self._tell(caller, "deadline", "", now)

    def substitute(self, caller: Caller, seat: int, wish: SeatWish, reason: str, now: float) -> Keys:
        """Another captain for a seat: a bot, or a person with a new key."""
        table = self._table
        table.seats.check(seat)
        self._check(caller, seat)
        table.board.check_playing()
        keys = Keys(table=table.id)
        if wish.kind == "bot":
            table.journal.write(BotSat(seat, level_of(wish.bot)), now)
        else:
            token = new_token()
            table.journal.write(Handed(seat, hashed(token), clean(wish.name, NAME_LENGTH)), now)
            keys = Keys(table=table.id, seat=seat, seat_token=token)
        self._tell(caller, "substitute", reason, now, seat=seat_letter(seat), kind=wish.kind)
        return keys

    def dictate(self, caller: Caller, seat: int, text: str, now: float) -> None:
        """Orders that a captain wrote on paper, one line as he wrote it."""
        table = self._table
        table.seats.check(seat)
        self._check(caller, seat)
        table.play.order(seat, table.play.versions[seat], text, now)
        self._tell(caller, "dictate", "", now, seat=seat_letter(seat))

    def check_seat(self, caller: Caller, seat: int) -> None:
        """Refuse an umpire who has nothing to say at this seat."""
        self._check(caller, seat)

    def correct(self, caller: Caller, action: str, reason: str, now: float) -> None:
        """Put something right by an action that only an umpire has."""
        need(caller.is_umpire, "umpire")
        board = self._table.board
        board.check_playing()
        why = readable(reason)
        text = action.strip().removeprefix("!").strip()
        game = board.voice.game
        number = game.codec.read(text)
        if not isinstance(game, Umpired) or not game.is_correction(number):
            raise NotationError("{action}: is no correction", "no-correction", action=text)
        self._check(caller, game.corrected_seats(board.running.state, number))
        self._table.play.rule(board.text(number), now)
        self._tell(caller, "correct", why, now)

    def note(self, caller: Caller, text: str, now: float) -> None:
        """Something that the umpire wants to have in the record; that of a desk is read there."""
        need(caller.is_umpire, "umpire")
        self._tell(caller, "note", readable(text), now)

    # Who may

    def _check_chief(self, caller: Caller) -> None:
        """The umpire, in what concerns everyone who plays."""
        self._check(caller, None)
        self._table.board.check_playing()

    def _check(self, caller: Caller, concerns: int | Sequence[int] | None) -> None:
        """The umpire of all, or of the desk with the seats that it concerns; None is the whole table."""
        need(caller.is_umpire, "umpire")
        if caller.desk:
            seats = [concerns] if isinstance(concerns, int) else concerns
            need(seats is not None and set(seats) <= set(self._seats_at(caller.desk)), "chief")

    def _seats_at(self, desk: str) -> list[int]:
        return next(part.seats for part in self.parts if part.id == desk)

    # What happens

    def _tell(self, caller: Caller, deed: str, text: str, now: float, /, **words: Any) -> None:
        self._table.journal.write(UmpireDid(deed, clean(text, CHAT_LENGTH), words, caller.desk), now)

    def apply(self, fact: UmpireDid, at: float) -> None:
        """What an umpire did, as the table hears it."""
        chat, desk = self._table.chat, fact.desk
        said = self._table.board.voice.umpire(fact.kind, desk, bool(self.parts), fact.words)
        line = ChatLine(seat=None, part="umpire", name="", text=fact.text, at=at, channel="umpire", said=said)
        if desk and fact.kind == "note":
            chat.hear(line, tuple(self._seats_at(desk)), desk=desk)
        else:
            chat.hear(line)
        if fact.kind == "look":
            self._looks_at[desk] = fact.words["seat"]
        chat.note(fact.kind, " ".join([*map(str, fact.words.values()), fact.text]).strip())


def _eyes_word(eyes: int | str | None) -> str:
    """A seat's letter, `all`, or `none`."""
    return seat_letter(eyes) if isinstance(eyes, int) else eyes or "none"

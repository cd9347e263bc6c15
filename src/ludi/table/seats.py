"""The seats of a table: who sits where, and which seats are free, reserved, shared or handed over."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ludi.engine.errors import SetupError
from ludi.table.entries import SeatMade
from ludi.table.errors import TableError
from ludi.table.keys import fits, hashed
from ludi.table.messages import SeatKind, SeatWish
from ludi.table.words import NAME_LENGTH, clean

LEVELS = ("easy", "medium", "hard")  # levels of bots
STAND_IN = "medium"  # the level of a bot that plays for a person
WORD_LENGTH = 40
INVITED = "invited"  # how a seat got its one-time key: from the owner or an umpire
CONSENT = "consent"  # how a seat got its one-time key: the others agreed


@dataclass
class Seat:
    """A seat and its player."""

    kind: SeatKind
    name: str = ""
    bot: str = ""  # the level of its bot, or of a bot that stands in
    word: str = ""  # its word for the draws
    token: str = ""  # the hash of its key; empty while nobody has it
    kept: str = ""  # the hash of the only key that may take it: of the same seat in the previous game
    beside: int | None = None  # the seat whose screen its person shares
    is_away: bool = False  # a bot plays for its person
    is_late: bool = False  # a bot makes one move for its person, whose time is up
    seal: str = ""  # the seal of its word, until all are opened
    passing: str = ""  # the hash of its one-time key
    passed_how: str = ""  # how it got that key: from its own player, by invitation or by consent
    passed_name: str = ""  # the name of the person who takes the seat with it

    @property
    def is_free(self) -> bool:
        """Whether someone may take this seat."""
        return self.kind == "open" or (self.kind == "person" and not self.token)

    @property
    def is_played_by_bot(self) -> bool:
        """Whether a bot plays this seat now."""
        return self.kind == "bot" or self.is_away or self.is_late

    @property
    def has_person(self) -> bool:
        """Whether a person plays this seat now."""
        return self.kind == "person" and not self.is_played_by_bot

    @property
    def is_given_away(self) -> bool:
        """Whether the others have agreed that somebody may take the seat of an absent person."""
        return bool(self.passing) and self.passed_how == CONSENT

    def give(self, kind: SeatKind, name: str = "", bot: str = "", token: str = "") -> None:
        """Give the seat to somebody else, or free it."""
        self.kind, self.name, self.token = kind, name, token
        self.leave_to(bot)

    def leave_to(self, bot: str, is_away: bool = False, is_late: bool = False) -> None:
        """Set who plays: the given bot, or the person."""
        self.bot, self.is_away, self.is_late = bot, is_away, is_late


class Seats:
    """All seats of a table, by number."""

    def __init__(self, made: list[SeatMade]) -> None:
        self._seats = [Seat(s.kind, s.name, s.bot, s.word, s.token, s.kept, s.beside) for s in made]

    def __len__(self) -> int:
        return len(self._seats)

    def __getitem__(self, number: int) -> Seat:
        return self._seats[number]

    def __iter__(self) -> Iterator[Seat]:
        return iter(self._seats)

    def check(self, number: int) -> None:
        """Refuse a number that is not a seat."""
        if not 0 <= number < len(self._seats):
            told = "{number}: no such seat; they go from 0 to {last}"
            raise SetupError(told, "no-such-seat", number=number, last=len(self._seats) - 1)

    def held_by(self, key: str) -> int | None:
        """The seat that a key opens, given its hash."""
        return next((n for n, seat in enumerate(self._seats) if fits(key, seat.token)), None)

    def passed_by(self, token: str) -> int | None:
        """The seat that this one-time key opens."""
        found = hashed(token)
        return next((n for n, seat in enumerate(self._seats) if fits(found, seat.passing)), None)

    def bots(self) -> list[int]:
        """The seats that bots play; a player who is only late still counts as a person."""
        return [n for n, seat in enumerate(self._seats) if seat.kind == "bot" or seat.is_away]

    def free(self) -> list[int]:
        """The seats that somebody may take, including kept ones."""
        return [n for n, seat in enumerate(self._seats) if seat.is_free]

    def free_for(self, wanted: int | None, key: str) -> int:
        """The seat to take: the wanted one, the one kept for the key, or any free one."""
        free = [n for n in self.free() if not self[n].kept]
        own = [n for n in self.free() if fits(key, self[n].kept)]
        if wanted is None and not own + free:
            raise TableError("seats-full")
        if wanted is not None and wanted not in own + free:
            self.check(wanted)
            raise TableError("seat-kept" if self[wanted].is_free else "seat-taken")
        return (own + free)[0] if wanted is None else wanted

    def screen_of(self, number: int) -> int:
        """The seat that stands for the device on which this one is played."""
        host = self._seats[number].beside
        return number if host is None else host

    def part(self, number: int) -> None:
        """Cancel what was agreed with the previous player: a shared screen, a one-time key."""
        seat = self._seats[number]
        guests = [other for other in self._seats if other.beside == number]
        for other in guests:
            other.beside = None if other is guests[0] else self._seats.index(guests[0])
        seat.beside, seat.kept, seat.passing, seat.passed_how, seat.passed_name = None, "", "", "", ""

    def swap(self, number: int, other: int) -> None:
        """Swap the people of two seats; their words have to be sealed again."""
        seats = self._seats
        seats[number], seats[other] = seats[other], seats[number]
        turned = {number: other, other: number}
        for seat in seats:
            seat.beside = None if seat.beside is None else turned.get(seat.beside, seat.beside)
        for seat in (seats[number], seats[other]):
            seat.seal, seat.word = "", ""

    def close_invitations(self) -> None:
        """Revoke invitations to taken seats, so that nobody loses a seat in the game by an earlier link."""
        for seat in self._seats:
            if seat.passed_how == INVITED and seat.kind == "person":
                seat.passing, seat.passed_how, seat.passed_name = "", "", ""

    def unopened(self) -> list[int]:
        """The seats whose words are still sealed."""
        return [n for n, seat in enumerate(self._seats) if seat.seal and not seat.word]

    def words(self) -> tuple[list[str], list[str]]:
        """The words for the draws and their seals; each list is empty when nobody has one."""
        words, sealed = [seat.word for seat in self], [seat.seal for seat in self]
        return words if any(words) else [], sealed if any(sealed) else []


def level_of(word: str) -> str:
    """The level of a bot, or an error that lists the levels."""
    if word not in LEVELS:
        told = "{level}: the levels of bots are {levels}"
        raise SetupError(told, "bot-level", level=repr(word[:20]), levels=", ".join(LEVELS))
    return word


def new_seat(wish: SeatWish) -> SeatMade:
    """A seat of a new table, as requested."""
    bot = level_of(wish.bot) if wish.kind == "bot" else ""
    name = clean(wish.name, NAME_LENGTH) if wish.kind == "person" else ""
    return SeatMade(wish.kind, name, bot, clean(wish.word, WORD_LENGTH))

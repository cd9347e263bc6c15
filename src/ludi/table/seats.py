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

LEVELS = ("easy", "medium", "hard")  # of bots
STAND_IN = "medium"  # the level of a bot that plays for a person
WORD_LENGTH = 40
INVITED = "invited"  # how a seat came to have a key that opens once: by who made the table, or an umpire
CONSENT = "consent"  # how a seat came to have a key that opens once: the others agreed


@dataclass
class Seat:
    """Who sits here."""

    kind: SeatKind
    name: str = ""
    bot: str = ""  # the level of its bot, also of one that stands in
    word: str = ""  # for the draws
    token: str = ""  # the hash of its key; empty while nobody has it
    kept: str = ""  # the hash of the only key that may sit down here: of the same seat in the game before
    beside: int | None = None  # the seat at whose screen its person plays too
    is_away: bool = False  # a bot plays for its person
    is_late: bool = False  # a bot makes one move for its person, whose time is up
    seal: str = ""  # of its word, until all are opened
    passing: str = ""  # the hash of a key that opens it once
    passed_how: str = ""  # by its own player, or with the consent of the others
    passed_name: str = ""  # of who takes it then

    @property
    def is_free(self) -> bool:
        """Whether someone may sit down here."""
        return self.kind == "open" or (self.kind == "person" and not self.token)

    @property
    def is_played_by_bot(self) -> bool:
        """Whether a bot is to choose here."""
        return self.kind == "bot" or self.is_away or self.is_late

    @property
    def has_person(self) -> bool:
        """Whether a person is to choose here."""
        return self.kind == "person" and not self.is_played_by_bot

    @property
    def is_given_away(self) -> bool:
        """Whether the others have agreed that somebody may take the seat of one who is away."""
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
        """Refuse a number that no seat has."""
        if not 0 <= number < len(self._seats):
            told = "{number}: no such seat; they go from 0 to {last}"
            raise SetupError(told, "no-such-seat", number=number, last=len(self._seats) - 1)

    def held_by(self, key: str) -> int | None:
        """The seat that a key opens, given its hash."""
        return next((n for n, seat in enumerate(self._seats) if fits(key, seat.token)), None)

    def passed_by(self, token: str) -> int | None:
        """The seat that this key opens once."""
        found = hashed(token)
        return next((n for n, seat in enumerate(self._seats) if fits(found, seat.passing)), None)

    def bots(self) -> list[int]:
        """The seats that bots play; a player who is only late still counts as a person."""
        return [n for n, seat in enumerate(self._seats) if seat.kind == "bot" or seat.is_away]

    def free(self) -> list[int]:
        """The seats on which somebody may sit down, kept ones too."""
        return [n for n, seat in enumerate(self._seats) if seat.is_free]

    def free_for(self, wanted: int | None, key: str) -> int:
        """The seat on which one sits down: the wanted one, that kept for the key, or any that is free."""
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
        """What was agreed with who sat here is void: a screen shared, a key that was to open the seat."""
        seat = self._seats[number]
        guests = [other for other in self._seats if other.beside == number]
        for other in guests:
            other.beside = None if other is guests[0] else self._seats.index(guests[0])
        seat.beside, seat.kept, seat.passing, seat.passed_how, seat.passed_name = None, "", "", "", ""

    def swap(self, number: int, other: int) -> None:
        """Who sits on one of these seats sits on the other now; their words are sealed anew."""
        seats = self._seats
        seats[number], seats[other] = seats[other], seats[number]
        turned = {number: other, other: number}
        for seat in seats:
            seat.beside = None if seat.beside is None else turned.get(seat.beside, seat.beside)
        for seat in (seats[number], seats[other]):
            seat.seal, seat.word = "", ""

    def close_invitations(self) -> None:
        """In a game nobody is put off his seat by a link that was made before it."""
        for seat in self._seats:
            if seat.passed_how == INVITED and seat.kind == "person":
                seat.passing, seat.passed_how, seat.passed_name = "", "", ""

    def unopened(self) -> list[int]:
        """The seats whose words are still under their seals."""
        return [n for n, seat in enumerate(self._seats) if seat.seal and not seat.word]

    def words(self) -> tuple[list[str], list[str]]:
        """The words for the draws and their seals, each an empty list where nobody has one."""
        words, sealed = [seat.word for seat in self], [seat.seal for seat in self]
        return words if any(words) else [], sealed if any(sealed) else []


def level_of(word: str) -> str:
    """The level of a bot, or an error that says which there are."""
    if word not in LEVELS:
        told = "{level}: the levels of bots are {levels}"
        raise SetupError(told, "bot-level", level=repr(word[:20]), levels=", ".join(LEVELS))
    return word


def new_seat(wish: SeatWish) -> SeatMade:
    """A seat of a new table as it was wished for."""
    bot = level_of(wish.bot) if wish.kind == "bot" else ""
    name = clean(wish.name, NAME_LENGTH) if wish.kind == "person" else ""
    return SeatMade(wish.kind, name, bot, clean(wish.word, WORD_LENGTH))

"""Dice and draws that anyone can check, and sealed orders.

At the start SHA-256 of a secret is published; each seat may add a word, of which only SHA-256 is shown until
all are opened together. Draw n is HMAC-SHA256 of the words, n and the label under the secret, with rejection
sampling; at the end the secret is shown. A sealed order is
published as the HMAC of its text under a salt that follows from the same secret.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from ludi.engine.errors import SetupError
from ludi.engine.game import seat_letter

Chances = Sequence[tuple[int, int]]

_WORD_LIMIT = 100
_SPACE = 2**64


def new_secret() -> str:
    """32 bytes from the system's generator, in hexadecimal."""
    return secrets.token_hex(32)


def commitment(secret: str) -> str:
    """The hash of the secret that is published before the game."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def word_seal(word: str) -> str:
    """The hash of a seat's word, shown until all words are opened together."""
    return hashlib.sha256(word.encode()).hexdigest()


def draw(secret: str, words: Sequence[str], n: int, label: str, total: int) -> int:
    """The number in range(total) that belongs to draw n, exactly uniform."""
    limit = _SPACE // total * total
    attempt = 0
    while True:
        value = int.from_bytes(_digest(secret, "draw", *words, str(n), label, str(attempt))[:8], "big")
        if value < limit:
            return value % total
        attempt += 1


def pick(chances: Chances, ticket: int) -> int:
    """The outcome that a ticket draws when each outcome holds as many tickets as its weight."""
    for action, weight in chances:
        if ticket < weight:
            return action
        ticket -= weight
    raise AssertionError(f"ticket {ticket} is beyond the last outcome")


def tickets_of(chances: Chances, outcome: int) -> tuple[int, int, int]:
    """The first ticket of an outcome, the one after its last, and the number of all tickets."""
    first = low = high = 0
    for action, weight in chances:
        if action == outcome:
            low, high = first, first + weight
        first += weight
    return low, high, first


def seal(secret: str, place: str, text: str) -> str:
    """What is published of an order before the reveal; `place` tells it from all others (see Seal)."""
    return hmac.new(salt_of(secret, place), text.encode(), hashlib.sha256).hexdigest()


def salt_of(secret: str, place: str) -> bytes:
    """The key under which an order is sealed; shown at the reveal, so that anyone can recompute the seal."""
    return _digest(secret, "salt", place)


def is_sealed_by(seal_shown: str, secret: str, place: str, text: str) -> bool:
    """Whether the revealed text is the one that was sealed."""
    return hmac.compare_digest(seal_shown, seal(secret, place, text))


@dataclass(frozen=True)
class Seal:
    """The seal of orders that wait for the reveal, and its place in the match."""

    round: int  # actions before the round of choices
    number: int  # seals before this one, also of orders that were taken back
    seat: int
    shown: str = ""  # nothing where draws have no secret

    @property
    def place(self) -> str:
        """The id of this seal within the match, such as `3/0/A`."""
        return f"{self.round}/{self.number}/{seat_letter(self.seat)}"


@dataclass(frozen=True)
class Opened:
    """What it takes to make a seal again when its orders are open.

    Not its place, which counts what was done unseen: that is in the record.
    """

    seat: int
    salt: str  # in hexadecimal
    text: str


def _digest(secret: str, *parts: str) -> bytes:
    return hmac.digest(bytes.fromhex(secret), b"".join([_framed(part) for part in parts]), "sha256")


@lru_cache(maxsize=1024)
def _framed(part: str) -> bytes:
    """A part of a message, preceded by its length; cached because words and labels repeat."""
    content = part.encode()
    return len(content).to_bytes(4, "big") + content


class Dice(ABC):
    """Where the draws of a match come from; subclass it for draws of your own."""

    drawn = 0  # how many draws were made
    is_by_hand = False  # outcomes are played as actions

    @abstractmethod
    def draw(self, label: str, chances: Chances) -> int:
        """Choose one of the outcomes, each of which comes with its weight."""


class FairDice(Dice):
    """Draws from a secret that was committed to before the game."""

    def __init__(
        self,
        secret: str | None = None,
        words: Sequence[str] = (),
        drawn: int = 0,
        sealed: Sequence[str] = (),
    ) -> None:
        for word in words:
            if len(word) > _WORD_LIMIT or not word.isprintable():
                raise SetupError(
                    "{word}: a seat's word has at most {limit} printable characters",
                    "word-of-a-seat",
                    word=repr(word[:20]),
                    limit=_WORD_LIMIT,
                )
        self.secret: str = secret or new_secret()  # in hexadecimal; shown when the game is over
        if not re.fullmatch("[0-9a-f]{64}", self.secret):
            raise SetupError(
                "the secret behind the draws has 64 hexadecimal digits, in small letters", "secret-digits"
            )
        self.words: tuple[str, ...] = tuple(words)  # what the seats added, by seat
        self.sealed: tuple[str, ...] = tuple(sealed)  # the hashes of the words that were shown first, by seat
        self.drawn: int = drawn  # the number of draws so far

    @property
    def commitment(self) -> str:
        """The hash of the secret that is published before the game."""
        return commitment(self.secret)

    def draw(self, label: str, chances: Chances) -> int:
        """The outcome of the next draw."""
        total = sum([weight for _, weight in chances])
        ticket = draw(self.secret, self.words, self.drawn, label, total)
        self.drawn += 1
        return pick(chances, ticket)


class ScriptedDice(Dice):
    """Outcomes chosen beforehand, for tests and demonstrations."""

    def __init__(self, outcomes: Iterable[int]) -> None:
        self._outcomes = list(outcomes)

    def draw(self, label: str, chances: Chances) -> int:
        """The next outcome of the script, which must be possible."""
        if self.drawn >= len(self._outcomes):
            raise SetupError("{label}: the script of draws has run out", "script-end", label=label)
        outcome = self._outcomes[self.drawn]
        if outcome not in {action for action, _ in chances}:
            raise SetupError(
                "{label}: {outcome} is not one of the outcomes", "no-outcome", label=label, outcome=outcome
            )
        self.drawn += 1
        return outcome


class ByHand(Dice):
    """Makes no draws: outcomes of chance are played as actions, as in the replay of a record."""

    is_by_hand = True

    def draw(self, label: str, chances: Chances) -> int:
        """Never called: a draw waits to be played as an action."""
        raise AssertionError("these draws are made by hand")

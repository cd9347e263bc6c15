"""Words for the draws: sealed when somebody sits down, opened together at the start, shown at the end.

All seals are fixed before the first word is opened, so that whoever knows the secret and sits down last can't
choose a word that suits him. Who does not open his word in time is left out, and everyone is told.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from ludi.engine.draws import draws_of
from ludi.engine.errors import SetupError
from ludi.engine.fair import word_seal
from ludi.engine.game import CHANCE
from ludi.table.errors import TableError

if TYPE_CHECKING:
    from ludi.table.table import Caller, Table

OPENING_SECONDS = 6.0  # for browsers to open their words; most do at once


def seal_word(table: Table, caller: Caller, seal: str, now: float) -> None:
    """A seat fixes its word without showing it; another seal takes the place of the first until the start."""
    seat = table.own_seat(caller)
    if table.status != "open":
        raise TableError("has-started")
    table.check_arranging()
    table._write("sealed", {"seat": seat, "seal": seal}, now)


def open_word(table: Table, caller: Caller, word: str, now: float) -> None:
    """A seat opens its word; with the last of them the game begins."""
    seat = table.own_seat(caller)
    if table.seats[seat].seal and table.seats[seat].word == word:
        return  # it is open already
    if table.starting is None:
        raise TableError("has-started" if table.status == "playing" else "not-starting")
    if not table.seats[seat].seal or word_seal(word) != table.seats[seat].seal or not word.isprintable():
        raise SetupError("this word is not the one that was sealed", "word-not-sealed")
    table._write("worded", {"seat": seat, "word": word}, now)
    if not unopened(table):
        begin(table, now)


def unopened(table: Table) -> list[int]:
    """The seats whose words are still under their seals."""
    return [n for n, seat in enumerate(table.seats) if seat.seal and not seat.word]


def begin(table: Table, now: float) -> None:
    """Begin with the words that are there."""
    table._write("started", {"version": table.voice.game.info.version, "left_out": unopened(table)}, now)


def sheet(table: Table) -> dict[str, Any]:
    """What it takes to compute every draw again, a FairSheet; only when the game has ended."""
    if not table.is_ended:
        raise TableError("hidden")
    match, foreign = table.match, len(table.lines)
    if table.shown_record is not None:
        header, secret = table.shown_record.header, table.shown_record.secret
        promise, words, sealed = header.commitment, list(header.words), list(header.sealed)
    else:
        promise, secret = table.promise, table.secret
        words, sealed = [seat.word for seat in table.seats], [seat.seal for seat in table.seats]
    return {
        "commitment": promise,
        "secret": secret,
        "words": words if any(words) else [],
        "sealed": sealed if any(sealed) else [],
        "foreign": sum(seat == CHANCE for seat, _ in match.moves[:foreign]) if match else 0,
        "draws": [msgspec.to_builtins(one) for one in draws_of(match, foreign)] if match else [],
    }

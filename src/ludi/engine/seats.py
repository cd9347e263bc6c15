"""Seats by their letters."""

from __future__ import annotations

from ludi.engine.errors import NotationError
from ludi.engine.state import CHANCE, TABLE

_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def seat_letter(seat: int) -> str:
    """A, B, ... Z, AA, AB ...; chance is *, the table !."""
    if seat == CHANCE:
        return "*"
    if seat == TABLE:
        return "!"
    return _LETTERS[seat] if seat < 26 else _LETTERS[seat // 26 - 1] + _LETTERS[seat % 26]


def seat_number(letter: str, seats: int) -> int:
    """The seat with that letter at a table of so many seats."""
    numbers: list[int] = [*range(seats), CHANCE, TABLE]
    for seat in numbers:
        if letter.upper() == seat_letter(seat):
            return seat
    raise NotationError(
        "{letter}: no such seat; the seats are A to {last}",
        "no-seat-letter",
        letter=repr(letter[:20]),
        last=seat_letter(seats - 1),
    )

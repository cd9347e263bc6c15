"""Positions of Pompeii as text (P-167): `i3:R2B` for two red and one black on i3, `A:7+9+9` for a hand."""

from __future__ import annotations

import re
from typing import Any, ClassVar

from ludi.engine.positions import Each, Named, Names, Positions, Spelling
from ludi.games.pompeii.printed import (
    CARD,
    CARD_SHIFT,
    NORTH,
    NUMBERS,
    REASONS,
    SOUTH,
    SQUARE_NAMES,
    TILE_NAMES,
)
from ludi.games.pompeii.state import ONE, OWN_SHIFT, STAGES

_LETTERS = "RBYU"  # red, black, yellow, blue (P-167)
_SEATS = "ABCD"
_SETS = ("free", "allowed", "open")  # sets of squares, each in two fields


class Figures(Spelling):
    """The figures on a square, which are one number."""

    def write(self, value: Any) -> str:
        """The letter of each colour, with how many there are if there are more than one."""
        counts = [value >> (OWN_SHIFT * seat) & 255 for seat in range(len(_LETTERS))]
        told = [
            f"{letter}{count if count > 1 else ''}"
            for letter, count in zip(_LETTERS, counts, strict=True)
            if count
        ]
        return "".join(told)

    def read(self, text: str, usual: Any) -> Any:
        """The number."""
        if not re.fullmatch("([RBYU][0-9]{0,2})+", text):
            raise ValueError(f"{text[:20]!r}: figures are written as R2B")
        found = re.findall("([RBYU])([0-9]*)", text)
        return sum(int(ONE[_LETTERS.index(letter)]) * int(count or 1) for letter, count in found)


class Cards(Spelling):
    """A heap of cards, which is one number: `7+9+9`."""

    def write(self, value: Any) -> str:
        """The cards in ascending order."""
        counts = {n: value >> CARD_SHIFT * n & 7 for n in range(1, NUMBERS + 1)}
        return "+".join(str(n) for n, count in counts.items() for _ in range(count)) or "-"

    def read(self, text: str, usual: Any) -> Any:
        """The number."""
        cards = text.split("+") if text != "-" else []
        if not all(re.fullmatch("[0-9]{1,2}", card) and 1 <= int(card) <= NUMBERS for card in cards):
            raise ValueError(f"cards are numbers from 1 to {NUMBERS}, as 7+9+9")
        return sum(int(CARD[int(card)]) for card in cards)


class PompeiiPositions(Positions):
    """Figures by square, hands by seat, sets of squares by their names."""

    spellings: ClassVar[dict[str, Spelling]] = {
        "stage": Named(STAGES),
        "reason": Named(REASONS),
        "tile": Named(TILE_NAMES),
        "causes": Named(SQUARE_NAMES),
        "stays": Named(SQUARE_NAMES),
        "hidden": Cards(),
        "city": Each(SQUARE_NAMES, Figures()),
        "hands": Each(_SEATS, Cards()),
        "bag": Each(TILE_NAMES),
        **{name: Names(SQUARE_NAMES) for name in _SETS},
        **{name: Each(_SEATS) for name in ("supply", "saved", "volcano", "box")},
    }

    def told(self, fields: dict[str, Any]) -> dict[str, Any]:
        """Sets of squares whole, and without what follows from the city."""
        told = {name: value for name, value in fields.items() if name != "presence"}
        for name in _SETS:
            told[name] = _squares(told.pop(f"{name}_north"), told.pop(f"{name}_south"))
        return told

    def whole(self, told: dict[str, Any], start: dict[str, Any]) -> dict[str, Any]:
        """Sets of squares in two halves, and where each seat has figures."""
        fields = {**told, "presence": _presence(told["city"], len(told["hands"]))}
        for name in _SETS:
            fields[f"{name}_north"], fields[f"{name}_south"] = _halves(fields.pop(name))
        return fields


def _squares(north: int, south: int) -> int:
    """One set of both halves, a bit for each square in the order of their names."""
    return sum(1 << n for n in range(len(SQUARE_NAMES)) if north & NORTH[n] or south & SOUTH[n])


def _halves(squares: int) -> tuple[int, int]:
    """The squares of the north and of the south, each set as the position has it."""
    members = [n for n in range(len(SQUARE_NAMES)) if squares >> n & 1]
    return sum(int(NORTH[n]) for n in members), sum(int(SOUTH[n]) for n in members)


def _presence(city: list[int], seats: int) -> list[int]:
    """For each seat the squares where it has figures, in two halves."""
    found: list[int] = []
    for seat in range(seats):
        own = sum(1 << n for n, figures in enumerate(city) if figures >> (OWN_SHIFT * seat) & 255)
        found += _halves(own)
    return found

"""The position of Forum Romanum and the questions one asks of it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from ludi.engine.arrays import vec
from ludi.engine.bits import BIT, count_bits, lowest, members
from ludi.engine.packing import NO_ARRAY
from ludi.engine.state import CHANCE, NOBODY, State
from ludi.games.forum.printed import (
    ALL_COINS,
    BACK_ALONE,
    BACK_SHARED,
    FIELDS,
    SECTORS,
    STALEMATE_FORWARD,
    VARIANT_BACK_SHARED,
    VARIANT_FORWARD_ALONE,
    VARIANT_FORWARD_SHARED,
    WHOLE_BOARD,
    Setup,
)

NO_COLOUR: Final = -1

# Why it ended, as a number inside the position; PLAYING is none of them.
PLAYING: Final = 0
COINS: Final = 1
STALEMATES: Final = 2
QUIET: Final = 3
REPETITION: Final = 4
AGREED: Final = 5

DERIVED: Final = ("occupied",)  # follows from the Romans


@mypyc_attr(acyclic=True)
class Position(State):
    """Romans as one set of fields per colour, senators as numbers, coins as a set of sectors."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup.seats, 0, 0)
        self.setup: Setup = setup
        self.romans: vec[i64] = NO_ARRAY
        self.track: vec[i64] = NO_ARRAY
        self.occupied: i64 = 0
        self.coins: i64 = ALL_COINS
        self.waiting: i64 = 0  # sectors full and tied; with on_majority also those that were so once (F-47)
        self.moves: i64 = 0  # Romans placed and jumped
        self.moved: i64 = NO_COLOUR  # the colour a player of two has moved in this turn (F-65)
        self.quiet: i64 = 0  # jumps since the last scoring (F-61)
        self.reason: i64 = PLAYING
        self.seen: dict[tuple[int, ...], int] | None = None  # positions since the last scoring (F-62)

    def is_placing(self) -> bool:
        """Whether Romans are still in hand (F-21, F-23)."""
        return self.moves < self.setup.romans

    def is_full(self, sector: i64) -> bool:
        """Whether every field of the sector is occupied (F-31)."""
        mask: i64 = self.setup.sector_masks[sector]
        return self.occupied & mask == mask

    def full_sectors(self) -> i64:
        """The sectors with every field occupied."""
        full: i64 = 0
        for sector in range(SECTORS):
            if self.is_full(sector):
                full |= BIT[sector]
        return full

    def counts(self, sector: i64) -> vec[i64]:
        """Romans in the sector, by colour."""
        mask: i64 = self.setup.sector_masks[sector]
        romans = self.romans
        found = vec[i64]([0] * self.setup.colours)
        for colour in range(self.setup.colours):
            found[colour] = count_bits(romans[colour] & mask)
        return found

    def forward(self, sector: i64, leaders: i64) -> i64:
        """Steps of each leader (F-32, F-55; variant F-71)."""
        if self.setup.has_variant:
            return VARIANT_FORWARD_ALONE if leaders == 1 else VARIANT_FORWARD_SHARED
        return self.setup.sector_sizes[sector] if leaders == 1 else STALEMATE_FORWARD

    def back(self, sector: i64, last: i64) -> i64:
        """Steps back of each colour with the fewest (F-33 to F-35, F-56; variant F-72)."""
        if self.setup.has_variant:
            return self.setup.sector_sizes[sector] if last == 1 else VARIANT_BACK_SHARED
        return BACK_ALONE if last == 1 else BACK_SHARED

    def hand(self, colour: i64) -> i64:
        """Romans of the colour that are not on the board yet."""
        return self.setup.supply - count_bits(self.romans[colour])

    def free_fields(self) -> i64:
        """The fields without a Roman."""
        return WHOLE_BOARD & ~self.occupied

    def movable(self) -> i64:
        """The fields whose Romans may be jumped: the player's, less a colour already moved (F-28, F-67)."""
        romans = self.romans
        if self.setup.colours_each == 1:
            return romans[self.actor]
        first: i64 = self.actor * 2
        if self.moved == first:
            return romans[first + 1]
        if self.moved == first + 1:
            return romans[first]
        return romans[first] | romans[first + 1]

    def score(self, seat: i64) -> i64:
        """The seat's senators, added up (F-58, F-69)."""
        if self.setup.colours_each == 1:
            return self.track[seat]
        return self.track[seat * 2] + self.track[seat * 2 + 1]

    def colour_at(self, field: i64) -> i64:
        """Whose Roman stands there, or NO_COLOUR."""
        for colour in range(self.setup.colours):
            if self.romans[colour] & BIT[field]:
                return colour
        return NO_COLOUR

    def colours_on_fields(self) -> list[int]:
        """Whose Roman stands on each field, or NO_COLOUR."""
        on_fields: list[int] = [NO_COLOUR] * FIELDS
        for colour in range(self.setup.colours):
            for field in members(self.romans[colour]):
                on_fields[field] = colour
        return on_fields

    def phase(self) -> str:
        """The part of the game: first (chance chooses who begins), placing, jumping, over."""
        if self.actor == NOBODY:
            return "over"
        if self.actor == CHANCE:
            return "first"
        return "placing" if self.is_placing() else "jumping"

    def key(self) -> tuple[int, ...]:
        """What makes two positions the same for the repetition guard (F-62)."""
        return (self.actor, self.moved, self.coins, self.waiting, *self.romans)

    def check(self) -> None:
        """The laws of conservation of F-79."""
        setup = self.setup
        on_board: i64 = count_bits(self.occupied)
        union: i64 = 0
        total: i64 = 0
        for colour in range(setup.colours):
            union |= self.romans[colour]
            total += count_bits(self.romans[colour])
            assert self.hand(colour) >= 0, "more Romans of a colour than it has"
        assert union == self.occupied and total == on_board, "two Romans on one field"
        expected: i64 = self.moves if self.moves < setup.romans else setup.romans
        assert on_board == expected, "a Roman was lost or made"
        assert self.coins | ALL_COINS == ALL_COINS, "a coin of no sector"
        assert on_board <= FIELDS
        assert self.waiting & ~self.coins == 0, "a sector without a coin waits"
        if self.reason == PLAYING:
            self._check_full_sectors()

    def _check_full_sectors(self) -> None:
        coins: i64 = self.coins
        while coins:
            sector: i64 = lowest(coins)
            coins &= coins - 1
            if self.is_full(sector):
                assert not self.setup.has_variant, "a full sector kept its coin in the variant"
                assert self.waiting & BIT[sector], "a full sector kept its coin and does not wait"


def extremes(counts: vec[i64]) -> tuple[i64, i64, i64, i64]:
    """The most Romans of a colour, how many colours have them, the fewest, and how many have those (F-33)."""
    most: i64 = -1
    leaders: i64 = 0
    fewest: i64 = FIELDS
    last: i64 = 0
    for count in counts:
        if count > most:
            most = count
            leaders = 0
        if count == most:
            leaders += 1
        if count < fewest:
            fewest = count
            last = 0
        if count == fewest:
            last += 1
    return most, leaders, fewest, last

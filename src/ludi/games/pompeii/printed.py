"""The city, cards, tiles and editions from printed.json: the one place where a printed number appears.

A set of squares is two ints of bits: `north` for rows 1 to 4 and `south` for rows 5 to 7. A row has twelve
bits, of which the last belongs to no square, so that neighbours are found by shifting.
"""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any, Final, final

from mypy_extensions import i64

from ludi.engine.arrays import vec
from ludi.engine.bits import lowest, nth_bit

_DATA: Final[dict[str, Any]] = json.loads(files(__package__).joinpath("printed.json").read_text("utf-8"))

ROW_BITS: Final = 12
NORTH_ROWS: Final = 4
_ROW: Final = 4095  # the twelve bits of one row
_TO_SOUTH: Final = 36  # bits below the southernmost row of the north

NUMBERS: Final = 11
HAND: Final = 4
FIRST_TILES: Final = 6
SQUARES: Final = 70
SYMBOLS: Final = 6
MOST_SEATS: Final = 4
assert len(_DATA["cards"]) == NUMBERS
assert _DATA["hand"] == HAND
assert _DATA["first_tiles"] == FIRST_TILES

COLOURS: Final[tuple[str, ...]] = tuple(_DATA["colours"])
EDITIONS: Final[tuple[str, ...]] = tuple(edition["edition"] for edition in _DATA["editions"])
START_SQUARES: Final = ("reserved", "beside", "dead")  # P-107
NO_SQUARE: Final = ("aside", "redraw", "anywhere")  # P-114
EMPTY_STARTS: Final = ("open", "closed")  # P-126

REASONS: Final[tuple[str, ...]] = ("", "last_tile", "empty_city")  # why a game ended (P-145)

# Squares (P-14, P-15)

SQUARE_NAMES: Final[tuple[str, ...]] = tuple(
    f"{column}{row}"
    for row in range(1, _DATA["rows"] + 1)
    for column in _DATA["columns"]
    if f"{column}{row}" not in _DATA["missing"]
)
SQUARE_NUMBERS: Final[dict[str, int]] = {name: square for square, name in enumerate(SQUARE_NAMES)}
assert len(SQUARE_NAMES) == SQUARES


def _bit_of(square: int) -> int:
    """Its place in the north or in the south."""
    name = SQUARE_NAMES[square]
    row = (int(name[1]) - 1) % NORTH_ROWS
    return row * ROW_BITS + "abcdefghijk".index(name[0])


def _is_south(square: int) -> bool:
    return int(SQUARE_NAMES[square][1]) > NORTH_ROWS


def _bits(squares: list[int], south: bool) -> int:
    return sum(1 << _bit_of(square) for square in squares if _is_south(square) == south)


def _squares_by_bit(south: bool) -> list[int]:
    found = {_bit_of(square): square for square in range(SQUARES) if _is_south(square) == south}
    return [found.get(bit, 0) for bit in range(62)]


NORTH: Final = vec[i64]([_bits([square], False) for square in range(SQUARES)])
SOUTH: Final = vec[i64]([_bits([square], True) for square in range(SQUARES)])
_NORTH_SQUARES: Final = bytes(_squares_by_bit(False))
_SOUTH_SQUARES: Final = bytes(_squares_by_bit(True))
ALL_NORTH: Final[int] = _bits(list(range(SQUARES)), False)
ALL_SOUTH: Final[int] = _bits(list(range(SQUARES)), True)


def beside_north(north: i64, south: i64) -> i64:
    """The squares of the north that share a side with one of the set, and bits of no square (P-16)."""
    return (
        (north << 1)
        | (north >> 1)
        | (north << ROW_BITS)
        | (north >> ROW_BITS)
        | ((south & _ROW) << _TO_SOUTH)
    )


def beside_south(north: i64, south: i64) -> i64:
    """The same for the south."""
    return (south << 1) | (south >> 1) | (south << ROW_BITS) | (south >> ROW_BITS) | (north >> _TO_SOUTH)


def first_square(north: i64, south: i64) -> i64:
    """The first square of a set that is not empty."""
    if north:
        return _NORTH_SQUARES[lowest(north)]
    return _SOUTH_SQUARES[lowest(south)]


def nth_square(north: i64, south: i64, n: i64, in_north: i64) -> i64:
    """The n-th square of a set, of which so many lie in the north."""
    if n < in_north:
        return _NORTH_SQUARES[nth_bit(north, n)]
    return _SOUTH_SQUARES[nth_bit(south, n - in_north)]


def squares_of(north: i64, south: i64) -> list[int]:
    """The squares of a set, ascending."""
    found: list[int] = []
    while north:
        found.append(_NORTH_SQUARES[lowest(north)])
        north &= north - 1
    while south:
        found.append(_SOUTH_SQUARES[lowest(south)])
        south &= south - 1
    return found


# Buildings (P-17 to P-25)

_BUILDINGS: Final[list[dict[str, Any]]] = _DATA["buildings"]
BUILDING_IDS: Final[tuple[str, ...]] = tuple(building["id"] for building in _BUILDINGS)
BUILDING_NUMBERS: Final[tuple[int, ...]] = tuple(building["number"] or 0 for building in _BUILDINGS)
BUILDING_COLOURS: Final[tuple[str, ...]] = tuple(building["colour"] for building in _BUILDINGS)
NO_BUILDING: Final = 255

_PLACES: Final[dict[int, tuple[int, int]]] = {
    SQUARE_NUMBERS[name]: (n, spots)
    for n, building in enumerate(_BUILDINGS)
    for name, spots in building["spots"].items()
}
BUILDING_AT: Final = bytes(_PLACES.get(square, (NO_BUILDING, 0))[0] for square in range(SQUARES))
SPOTS: Final = bytes(_PLACES.get(square, (0, 0))[1] for square in range(SQUARES))
NUMBER_AT: Final = bytes(
    BUILDING_NUMBERS[_PLACES[square][0]] if square in _PLACES else 0 for square in range(SQUARES)
)


def _other_square(square: int) -> int:
    """The second square of a building on two squares, else the square itself (P-21)."""
    if square not in _PLACES:
        return square
    names = list(_BUILDINGS[_PLACES[square][0]]["spots"])
    others = [name for name in names if name != SQUARE_NAMES[square]]
    return SQUARE_NUMBERS[others[0]] if others else square


OTHER_SQUARE: Final = bytes(_other_square(square) for square in range(SQUARES))


def _in_buildings(wanted: set[int]) -> list[int]:
    return [square for square, (building, _) in _PLACES.items() if building in wanted]


def _relatives_of(building: int) -> list[int]:
    """Where relatives of a figure in this building may go: its colour and neutral (P-67, P-69)."""
    colours = ("neutral", BUILDING_COLOURS[building])
    return _in_buildings(
        {n for n in range(len(_BUILDINGS)) if n != building and BUILDING_COLOURS[n] in colours}
    )


def _twins_of(building: int) -> list[int]:
    """The squares of all buildings with the same number; of a neutral one its own (P-20, P-150)."""
    number = BUILDING_NUMBERS[building]
    return _in_buildings(
        {n for n in range(len(_BUILDINGS)) if n == building or (number and BUILDING_NUMBERS[n] == number)}
    )


_EACH: Final = range(len(_BUILDINGS))
NUMBER_NORTH: Final = vec[i64](
    [
        _bits(_in_buildings({b for b in _EACH if number and BUILDING_NUMBERS[b] == number}), False)
        for number in range(12)
    ]
)
NUMBER_SOUTH: Final = vec[i64](
    [
        _bits(_in_buildings({b for b in _EACH if number and BUILDING_NUMBERS[b] == number}), True)
        for number in range(12)
    ]
)
BUILDING_NORTH: Final = vec[i64]([_bits(_in_buildings({b}), False) for b in _EACH])
BUILDING_SOUTH: Final = vec[i64]([_bits(_in_buildings({b}), True) for b in _EACH])
TWINS_NORTH: Final = vec[i64]([_bits(_twins_of(b), False) for b in _EACH])
TWINS_SOUTH: Final = vec[i64]([_bits(_twins_of(b), True) for b in _EACH])
RELATIVES_NORTH: Final = vec[i64]([_bits(_relatives_of(b), False) for b in _EACH])
RELATIVES_SOUTH: Final = vec[i64]([_bits(_relatives_of(b), True) for b in _EACH])
SPOTS_NORTH: Final[int] = _bits(list(_PLACES), False)
SPOTS_SOUTH: Final[int] = _bits(list(_PLACES), True)

# Cards (P-04, P-05). A heap of cards is one int with three bits for each number.

CARD_COUNTS: Final[tuple[int, ...]] = (0, *(card["count"] for card in _DATA["cards"]))
CARD_SHIFT: Final = 3
CARD: Final = vec[i64]([1 << (3 * number) for number in range(NUMBERS + 1)])
CARD_FIELD: Final = vec[i64]([7 << (3 * number) for number in range(NUMBERS + 1)])
ALL_CARDS: Final[int] = sum(count << (3 * number) for number, count in enumerate(CARD_COUNTS))
POMPEII_CARDS: Final[int] = sum(CARD_COUNTS)
SPOT_COUNTS: Final[tuple[int, ...]] = tuple(
    sum(spots for building, spots in _PLACES.values() if BUILDING_NUMBERS[building] == number)
    for number in range(NUMBERS + 1)
)
ON_TOP: Final[int] = _DATA["first_hands_in_deck"] * HAND  # cards above A.D. 79 (P-32)
FIRST_CARDS: Final[int] = _DATA["hands"] * HAND - ON_TOP  # of the first hands and those left over (P-33)
OMEN_CARD: Final = 12
AD79_CARD: Final = 13
CARD_NAMES: Final[tuple[str, ...]] = ("", *(str(n) for n in range(1, NUMBERS + 1)), "omen", "ad79")

# Lava (P-07, P-26, P-152)

SYMBOL_NAMES: Final[tuple[str, ...]] = tuple(entry["symbol"] for entry in _DATA["lava"])
STARTS: Final = bytes(SQUARE_NUMBERS[entry["start"]] for entry in _DATA["lava"])
START_NORTH: Final = vec[i64]([NORTH[square] for square in STARTS])
START_SOUTH: Final = vec[i64]([SOUTH[square] for square in STARTS])
_DUAL: Final[list[list[str]]] = [entry["symbols"] for entry in _DATA["dual_tiles"]]
KINDS: Final = 9  # six simple tiles and three dual ones
TILE_NAMES: Final[tuple[str, ...]] = (*SYMBOL_NAMES, *("/".join(symbols) for symbols in _DUAL))
NO_SYMBOL: Final = 255
ONE_SYMBOL: Final = bytes([*range(SYMBOLS), *(SYMBOL_NAMES.index(symbols[0]) for symbols in _DUAL)])
OTHER_SYMBOL: Final = bytes([NO_SYMBOL] * SYMBOLS + [SYMBOL_NAMES.index(symbols[1]) for symbols in _DUAL])

# Gates (P-27)

GATES: Final[dict[str, str]] = {gate["square"]: gate["name"] for gate in _DATA["gates"]}
_GATE_SQUARES: Final = [SQUARE_NUMBERS[name] for name in GATES]
GATES_NORTH: Final[int] = _bits(_GATE_SQUARES, False)
GATES_SOUTH: Final[int] = _bits(_GATE_SQUARES, True)


@final
class Setup:
    """The numbers of one game: shared by all its positions, never changed."""

    def __init__(self, seats: int, options: dict[str, Any]) -> None:
        self.options: dict[str, Any] = options
        edition = next(e for e in _DATA["editions"] if e["edition"] == options["edition"])
        self.seats: i64 = seats
        self.colours: tuple[str, ...] = COLOURS[:seats]
        self.figures: i64 = edition["figures"][str(seats)]  # P-08, P-147
        self.bottom: i64 = edition["ad79_bottom"][str(seats)]  # P-50, P-148
        self.omens: i64 = edition["omen"]
        self.two_ad79: bool = edition["ad79"] == 2
        self.has_call: bool = edition["has_call"]  # P-151
        self.one_per_number: bool = edition["one_relative_per"] == "number"  # P-150
        self.start_squares: i64 = START_SQUARES.index(options["start_squares"])
        self.no_square: i64 = NO_SQUARE.index(options["no_square"])
        self.closed_starts: bool = options["empty_starts"] == "closed"
        dual: bool = options["dual_vent"] == "on"
        self.kinds: i64 = KINDS if dual else SYMBOLS
        simple = [entry["tiles"] for entry in _DATA["lava"]]
        self.tiles: tuple[int, ...] = tuple(simple + [e["tiles"] if dual else 0 for e in _DATA["dual_tiles"]])

    def lower_cards(self) -> int:
        """Cards of the lower part of the deck without A.D. 79 (P-31)."""
        lower: int = _DATA["lower_cards"]
        return lower + self.omens

    def __reduce__(self) -> tuple[Any, ...]:
        return Setup, (self.seats, self.options)

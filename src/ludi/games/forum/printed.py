"""Board and printed numbers, read from printed.json: the one place where they appear (F-02 to F-14)."""

from __future__ import annotations

import json
from collections.abc import Sequence
from importlib.resources import files
from typing import Any, Final, final

from mypy_extensions import i64

from ludi.engine.arrays import vec
from ludi.engine.errors import SetupError

_DATA: Final[dict[str, Any]] = json.loads(
    files("ludi.games.forum").joinpath("printed.json").read_text("utf-8")
)

SIDE: Final = 7
FIELDS: Final = 49
BUILDINGS: Final = 7
SECTORS: Final = 23
ALL_COINS: Final = (1 << 23) - 1
WHOLE_BOARD: Final = (1 << 49) - 1
assert _DATA["size"] == SIDE

NUMERALS: Final[tuple[str, ...]] = tuple(_DATA["buildings"])
MAPS: Final[dict[str, list[list[str]]]] = _DATA["maps"]
EDITIONS: Final[tuple[str, ...]] = tuple(_DATA["romans"])
SCORINGS: Final[tuple[str, ...]] = tuple(_DATA["scoring"])
TRACK_LENGTH: Final[int] = _DATA["track_length"]
NO_SCORE_ROUNDS: Final[int] = _DATA["no_score_rounds"]

_STANDARD: Final = _DATA["scoring"]["standard"]
BACK_ALONE: Final[int] = _STANDARD["back_alone"]
BACK_SHARED: Final[int] = _STANDARD["back_shared"]
STALEMATE_FORWARD: Final[int] = _STANDARD["stalemate_forward"]
_VARIANT: Final = _DATA["scoring"]["variant"]
VARIANT_FORWARD_ALONE: Final[int] = _VARIANT["forward_alone"]
VARIANT_FORWARD_SHARED: Final[int] = _VARIANT["forward_shared"]
VARIANT_BACK_SHARED: Final[int] = _VARIANT["back_shared"]

REASONS: Final[tuple[str, ...]] = (
    "",
    "coins",
    "stalemates",
    "quiet",
    "repetition",
    "agreed",
)  # why a game ended

FIELD_NAMES: Final[tuple[str, ...]] = tuple(
    f"{'abcdefg'[column]}{row + 1}" for row in range(SIDE) for column in range(SIDE)
)
FIELD_NUMBERS: Final[dict[str, int]] = {name: field for field, name in enumerate(FIELD_NAMES)}

# In the order in which one move scores them (F-41): buildings, rows, columns, diagonals.
SECTOR_NAMES: Final[tuple[str, ...]] = (
    *NUMERALS,
    *(f"row-{n}" for n in range(1, 8)),
    *(f"column-{n}" for n in range(1, 8)),
    "DM",
    "DA",
)


def romans_each(edition: str, seats: int) -> int:
    """Romans of one colour (F-03 to F-06)."""
    number: int = _DATA["romans"][edition][str(seats)]
    return number


def colour_names(seats: int) -> list[str]:
    """A, B ... by seat; with two players A1, A2, B1, B2 (F-70)."""
    if seats == 2:
        return ["A1", "A2", "B1", "B2"]
    return list("ABCDEF"[:seats])


def building_map(value: Any) -> list[list[str]]:
    """The grid of a map that is named or given, checked (F-08 to F-11)."""
    if isinstance(value, str):
        return MAPS[value]
    grid = _grid_of(value)
    _check_buildings(grid)
    return grid


def _grid_of(value: Any) -> list[list[str]]:
    rows = [row.split() if isinstance(row, str) else row for row in value] if _is_row(value) else []
    fields = sum(len(row) for row in rows if _is_row(row))
    if len(rows) != SIDE or any(not _is_row(row) or len(row) != SIDE for row in rows):
        told = "map: {fields} fields in {rows} rows; a map has 7 rows of 7 fields (F-08)"
        raise SetupError(told, "forum-map-size", fields=fields, rows=len(rows))
    for row in rows:
        for numeral in row:
            if numeral not in NUMERALS:
                told = "map: {word} is no building; they are I to VII (F-09)"
                raise SetupError(told, "forum-map-word", word=repr(str(numeral)[:20]))
    return [[str(numeral) for numeral in row] for row in rows]


def _is_row(value: Any) -> bool:
    return isinstance(value, list | tuple)


def _check_buildings(grid: list[list[str]]) -> None:
    for numeral in NUMERALS:
        fields = [FIELD_NAMES[f] for f in range(FIELDS) if grid[f // SIDE][f % SIDE] == numeral]
        _check_size(numeral, len(fields))
        torn = sorted(set(fields) - _connected(fields))
        if torn:
            told = "map: building {numeral} is torn: {field} does not touch {first} (F-11)"
            raise SetupError(told, "forum-map-torn", numeral=numeral, field=torn[0], first=fields[0])


def _check_size(numeral: str, size: int) -> None:
    least: int = _DATA["smallest_building"]
    most: int = _DATA["largest_building"]
    if not least <= size <= most:
        told = "map: building {numeral} has {size} fields; it must have {least} to {most} (F-10)"
        raise SetupError(told, "forum-map-building", numeral=numeral, size=size, least=least, most=most)


def _connected(fields: list[str]) -> set[str]:
    """The fields that can be reached from the first one without leaving the building."""
    reached = {fields[0]}
    frontier = [fields[0]]
    while frontier:
        here = frontier.pop()
        for near in fields:
            if near not in reached and _touch(here, near):
                reached.add(near)
                frontier.append(near)
    return reached


def _touch(one: str, other: str) -> bool:
    """Whether two fields share a side."""
    a, b = FIELD_NUMBERS[one], FIELD_NUMBERS[other]
    return abs(a // SIDE - b // SIDE) + abs(a % SIDE - b % SIDE) == 1


def sector_fields(grid: list[list[str]]) -> list[list[int]]:
    """The fields of each of the 23 sectors, in the order of SECTOR_NAMES (F-12, F-13)."""
    fields = range(FIELDS)
    buildings = [[f for f in fields if grid[f // SIDE][f % SIDE] == numeral] for numeral in NUMERALS]
    rows = [[f for f in fields if f // SIDE == n] for n in range(SIDE)]
    columns = [[f for f in fields if f % SIDE == n] for n in range(SIDE)]
    main = [n * SIDE + n for n in range(SIDE)]
    anti = [n * SIDE + SIDE - 1 - n for n in range(SIDE)]
    return [*buildings, *rows, *columns, main, anti]


def _mask(numbers: Sequence[int]) -> int:
    return sum(1 << n for n in numbers)


@final
class Setup:
    """The tables and numbers of one game: shared by all its positions, never changed."""

    def __init__(self, seats: int, options: dict[str, Any]) -> None:
        self.options: dict[str, Any] = options
        grid = building_map(options["map"])
        sectors = sector_fields(grid)
        self.seats: i64 = seats
        self.colours_each: i64 = 2 if seats == 2 else 1  # F-05
        self.colours: i64 = self.colours_each * seats
        self.colour_names: tuple[str, ...] = tuple(colour_names(seats))
        self.supply: i64 = romans_each(options["edition"], seats)
        self.romans: i64 = self.supply * self.colours  # all Romans of the game
        self.has_variant: bool = options["scoring"] == "variant"
        self.on_majority: bool = options["stalemate_break"] == "on_majority"
        rounds: i64 = options["no_score_rounds"]
        self.quiet_limit: i64 = rounds * self.colours  # F-61
        self.repetition: i64 = options["repetition"]
        self.track_length: i64 = options["track_length"]
        self.buildings: tuple[str, ...] = tuple([numeral for row in grid for numeral in row])
        self.sector_masks: vec[i64] = vec[i64]([_mask(fields) for fields in sectors])
        self.sector_sizes: bytes = bytes(len(fields) for fields in sectors)
        self.sectors_at: vec[i64] = vec[i64](
            [_mask([s for s, fields in enumerate(sectors) if f in fields]) for f in range(FIELDS)]
        )

    def __reduce__(self) -> tuple[Any, ...]:
        return Setup, (self.seats, self.options)

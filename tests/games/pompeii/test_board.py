"""The board: P-14 to P-28."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.pompeii.positions import legal, match_at, play, position, refuse, seen, squares

from ludi.engine.errors import NotationError
from ludi.games.pompeii.codec import PompeiiCodec
from ludi.games.pompeii.printed import (
    BUILDING_AT,
    BUILDING_COLOURS,
    BUILDING_IDS,
    BUILDING_NUMBERS,
    GATES,
    NO_BUILDING,
    SPOTS,
    SQUARE_NAMES,
    SQUARE_NUMBERS,
)
from ludi.games.pompeii.state import costs_to_leave

MISSING = ("i1", "j1", "k1", "k2", "a7", "b7", "c7")
NUMBERED = {
    "1": {"a2": 2, "b2": 2},
    "2": {"e1": 2, "e2": 2},
    "3A": {"c3": 3},
    "3B": {"d3": 2},
    "4A": {"f3": 3},
    "4B": {"g3": 4},
    "5": {"i3": 4},
    "6A": {"c4": 2, "c5": 1},
    "6B": {"d4": 2, "d5": 2},
    "7": {"f5": 3},
    "8A": {"g4": 3},
    "8B": {"g5": 2},
    "9": {"e6": 4},
    "10A": {"f6": 3},
    "10B": {"f7": 2},
    "11A": {"i6": 1, "i7": 1},
    "11B": {"k6": 2, "k7": 1},
}
NEUTRAL = {
    "b1": 1, "g1": 2, "d2": 3, "h2": 2, "a3": 2, "e3": 2, "b4": 3,
    "h4": 3, "j4": 2, "k4": 1, "b6": 2, "d6": 2, "h6": 2,
}  # fmt: skip
STARTS = {"scroll": "h1", "coin": "c2", "vase": "k3", "column": "e4", "mask": "d7", "helmet": "j7"}
EXIT_COSTS = """
    1 2 3 3 2 1 2 3 . . .
    2 3 4 4 3 2 3 3 2 1 .
    3 4 5 5 4 3 4 4 3 2 3
    2 3 4 5 5 4 4 5 4 3 2
    1 2 3 4 5 4 3 4 3 2 1
    2 3 4 5 4 3 2 3 2 3 2
    . . . 4 3 2 1 2 1 2 3
"""


def buildings() -> dict[str, dict[str, int]]:
    """The squares of every building with their spots, as the software has them."""
    found: dict[str, dict[str, int]] = {}
    for square, name in enumerate(SQUARE_NAMES):
        if BUILDING_AT[square] != NO_BUILDING:
            found.setdefault(BUILDING_IDS[BUILDING_AT[square]], {})[name] = SPOTS[square]
    return found


def neighbours(square: str) -> set[str]:
    """Where a figure that has one point can go."""
    return set(squares(match_at(f"{square}:R", stage="move-1"), f"{square}-")) - {"out"}


# Squares


@pytest.mark.rule("P-14")
def test_the_city_has_seven_rows_of_eleven_without_seven_squares() -> None:
    grid = [f"{column}{row}" for row in range(1, 8) for column in "abcdefghijk"]
    assert [name for name in grid if name not in MISSING] == list(SQUARE_NAMES)
    assert len(SQUARE_NAMES) == 70


@pytest.mark.parametrize("name", [*MISSING, "l1", "a8", "a0"])
@pytest.mark.rule("P-14", "P-15")
def test_a_square_that_does_not_exist_cannot_be_written(name: str) -> None:
    with pytest.raises(NotationError, match=rf"{name}: no square of the city.*\(P-14\)"):
        PompeiiCodec().read(f"+ {name}")


@pytest.mark.rule("P-15", "P-16")
@pytest.mark.parametrize(
    ("step", "direction"), [("e4", "north"), ("f5", "east"), ("e6", "south"), ("d5", "west")]
)
def test_letters_run_west_to_east_and_numbers_north_to_south(step: str, direction: str) -> None:
    east = "abcdefghijk".index(step[0]) - "abcdefghijk".index("e")
    south = int(step[1]) - 5
    assert {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}[direction] == (east, south)
    assert step in neighbours("e5")


@pytest.mark.parametrize(
    ("square", "beside"),
    [
        ("h1", "g1 h2"),
        ("k3", "j3 k4"),
        ("d7", "d6 e7"),
        ("j7", "i7 k7 j6"),
        ("k7", "k6 j7"),
        ("j2", "i2 j3"),
        ("e5", "e4 d5 f5 e6"),
    ],
)
@pytest.mark.rule("P-16")
@pytest.mark.vector("V-1")
def test_squares_that_share_a_side_are_neighbours(square: str, beside: str) -> None:
    assert neighbours(square) == set(beside.split())


@pytest.mark.parametrize("square", SQUARE_NAMES)
@pytest.mark.rule("P-16")
def test_every_square_has_the_neighbours_that_its_name_tells(square: str) -> None:
    column, row = ord(square[0]), int(square[1])
    around = [(column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1)]
    assert neighbours(square) == {f"{chr(c)}{r}" for c, r in around} & set(SQUARE_NAMES)


@pytest.mark.rule("P-16")
def test_a_building_full_of_figures_blocks_no_step() -> None:
    match = match_at("f5:RB2 e6:B3", stage="move-1")
    assert {"e6", "e7"} <= set(squares(match, "f5-"))


@pytest.mark.rule("P-16", "P-131")
@pytest.mark.vector("V-1")
def test_the_exit_costs_are_those_of_the_map() -> None:
    tokens = EXIT_COSTS.split()
    grid = [f"{column}{row}" for row in range(1, 8) for column in "abcdefghijk"]
    expected = {name: int(cost) for name, cost in zip(grid, tokens, strict=True) if cost != "."}
    assert costs_to_leave(*position("a2:R", stage="move-1").ways()) == expected


# Buildings


@pytest.mark.rule("P-17")
def test_numbered_buildings_have_one_of_four_colours_and_neutral_ones_no_number() -> None:
    kinds = {(colour, bool(n)) for colour, n in zip(BUILDING_COLOURS, BUILDING_NUMBERS, strict=True)}
    assert kinds == {
        ("grey", True),
        ("purple", True),
        ("turquoise", True),
        ("brown", True),
        ("neutral", False),
    }


@pytest.mark.rule("P-18")
def test_a_figure_may_take_the_last_spot_of_a_square() -> None:
    match = match_at("e6:RB2", hands={0: "9 1 2 3"}, seething=False)
    play(match, "9 e6")
    assert seen(match).city == {"e6": (2, 2)}


@pytest.mark.rule("P-18")
def test_there_is_one_figure_to_a_spot() -> None:
    match = match_at("i6:B", hands={0: "11 1 2 3"})
    refuse(match, "11 i6", "P-18")


@pytest.mark.rule("P-19")
@pytest.mark.vector("V-3")
def test_a_drawn_house_without_spots_takes_no_figure() -> None:
    match = match_at(hands={0: "11 1 2 3"}, seething=False)
    refuse(match, "11 j6", "P-19")


@pytest.mark.parametrize("square", ["j6", "a1", "e4", "f4"])
@pytest.mark.rule("P-19")
def test_not_even_a_joker_goes_where_there_is_no_spot(square: str) -> None:
    match = match_at("f5:RB2", hands={0: "7 1 2 3"})
    refuse(match, f"7 {square}", "P-19")


@pytest.mark.rule("P-20")
def test_six_numbers_have_twins() -> None:
    counts = Counter(number for number in BUILDING_NUMBERS if number)
    assert {number for number, count in counts.items() if count == 2} == {3, 4, 6, 8, 10, 11}
    assert {number for number, count in counts.items() if count == 1} == {1, 2, 5, 7, 9}


@pytest.mark.rule("P-21")
def test_six_buildings_stand_on_two_squares_and_all_others_on_one() -> None:
    sizes = {name: len(found) for name, found in buildings().items()}
    assert {name for name, size in sizes.items() if size == 2} == {"1", "2", "6A", "6B", "11A", "11B"}
    assert set(sizes.values()) == {1, 2}


@pytest.mark.rule("P-22")
def test_seventeen_numbered_buildings_have_53_spots() -> None:
    numbered = {name: found for name, found in buildings().items() if not name.startswith("N")}
    assert numbered == NUMBERED
    assert len(numbered) == 17
    assert sum(sum(found.values()) for found in numbered.values()) == 53
    assert max(sum(found.values()) for found in numbered.values()) == 4


@pytest.mark.parametrize("name", NUMBERED)
@pytest.mark.rule("P-20", "P-22")
def test_a_building_bears_its_number(name: str) -> None:
    assert BUILDING_NUMBERS[BUILDING_IDS.index(name)] == int(name.rstrip("AB"))


@pytest.mark.rule("P-23")
def test_thirteen_neutral_buildings_of_one_square_have_27_spots() -> None:
    neutral = [found for name, found in buildings().items() if name.startswith("N")]
    assert {square: spots for found in neutral for square, spots in found.items()} == NEUTRAL
    assert (len(neutral), sum(NEUTRAL.values())) == (13, 27)


@pytest.mark.rule("P-24")
def test_there_are_80_spots_on_36_squares() -> None:
    by_colour: Counter[str] = Counter()
    for name, found in buildings().items():
        by_colour[BUILDING_COLOURS[BUILDING_IDS.index(name)]] += sum(found.values())
    assert by_colour == {"grey": 16, "purple": 16, "turquoise": 11, "brown": 10, "neutral": 27}
    assert sum(spots > 0 for spots in SPOTS) == 36


@pytest.mark.rule("P-25")
def test_the_four_free_spots_of_a_square_are_one_action() -> None:
    match = match_at(hands={0: "9 9 9 9"}, seething=False)
    assert legal(match) == ["9 e6"]


# Start squares, gates, the volcano


@pytest.mark.parametrize("symbol", STARTS)
@pytest.mark.rule("P-26", "P-104")
def test_each_symbol_has_its_start_square(symbol: str) -> None:
    assert legal(match_at("f5:RB", stage="lava", tile=symbol)) == [f"lava {STARTS[symbol]}"]


@pytest.mark.parametrize("square", STARTS.values())
@pytest.mark.rule("P-26")
def test_no_start_square_has_a_spot(square: str) -> None:
    assert SPOTS[SQUARE_NUMBERS[square]] == 0


@pytest.mark.rule("P-27")
def test_seven_squares_have_a_gate_with_a_name() -> None:
    assert GATES == {
        "a1": "Porta Ercolano",
        "f1": "Porta Vesuvio",
        "j2": "Porta di Nola",
        "a5": "Porta Marina",
        "k5": "Porta di Sarno",
        "g7": "Porta di Stabia",
        "i7": "Porta di Nocera",
    }
    assert seen(match_at()).gates == tuple(GATES)


@pytest.mark.parametrize("square", SQUARE_NAMES)
@pytest.mark.rule("P-27")
def test_one_point_leads_out_of_the_city_from_a_gate_square_only(square: str) -> None:
    match = match_at(f"{square}:R", stage="move-1")
    assert (f"{square}-out" in legal(match)) == (square in GATES)


@pytest.mark.rule("P-28", "P-58")
def test_the_volcano_is_no_square() -> None:
    match = match_at("a2:B", stage="omen", hands={0: "1 2 3"})
    play(match, "omen a2 black")
    assert seen(match).city == {}
    assert seen(match).volcano == (0, 1)

"""The board: F-08 to F-17."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tests.games.forum.positions import (
    JUMPING,
    OWN_MAP,
    changes,
    counted,
    filled,
    match_at,
    new_match,
    position,
    refuse,
    seen,
)

from ludi.engine.errors import SetupError
from ludi.games.forum.game import ForumGame
from ludi.games.forum.printed import FIELD_NAMES, FIELD_NUMBERS, MAPS, NUMERALS, building_map, sector_fields

CLASSIC = [" ".join(row) for row in MAPS["classic"]]

each_map = pytest.mark.parametrize("map_", ["classic", "mirror"])


def building_fields(map_: object) -> dict[str, list[int]]:
    return dict(zip(NUMERALS, sector_fields(building_map(map_)), strict=False))


def redrawn(**fields: str) -> list[list[str]]:
    """The classic map with some fields given to another building."""
    grid = [row.split() for row in CLASSIC]
    for field, numeral in fields.items():
        grid[int(field[1]) - 1]["abcdefg".index(field[0])] = numeral
    return grid


@pytest.mark.rule("F-08")
def test_the_board_has_seven_rows_of_seven_fields() -> None:
    assert len(seen(new_match(4)).fields) == 49
    assert FIELD_NAMES[:8] == ("a1", "b1", "c1", "d1", "e1", "f1", "g1", "a2")


@pytest.mark.parametrize(
    ("grid", "drawn"),
    [
        ([*CLASSIC[:6], "VI VI VI VI VII VII"], "48 fields in 7 rows"),
        ([*CLASSIC, "VI VI VI VI VII VII VII"], "56 fields in 8 rows"),
        (CLASSIC[:6], "42 fields in 6 rows"),
        ([], "0 fields in 0 rows"),
        ([*CLASSIC[:6], 7], "42 fields in 7 rows"),
        (49, "0 fields in 0 rows"),
        (None, "0 fields in 0 rows"),
    ],
)
@pytest.mark.rule("F-08")
def test_a_map_of_another_shape_is_refused_and_the_shape_is_named(grid: object, drawn: str) -> None:
    with pytest.raises(SetupError, match=rf"{drawn}; a map has 7 rows of 7 fields \(F-08\)"):
        new_match(4, map=grid)


@each_map
@pytest.mark.rule("F-09")
def test_every_field_belongs_to_exactly_one_of_seven_buildings(map_: str) -> None:
    buildings = building_fields(map_)
    assert list(buildings) == ["I", "II", "III", "IV", "V", "VI", "VII"]
    assert sorted(field for fields in buildings.values() for field in fields) == list(range(49))


@pytest.mark.parametrize("numeral", ["VIII", "", "i", "1"])
@pytest.mark.rule("F-09")
def test_a_map_with_a_wrong_numeral_is_refused_and_the_buildings_are_named(numeral: str) -> None:
    with pytest.raises(SetupError, match=rf"'{numeral}' is no building; they are I to VII \(F-09\)"):
        new_match(4, map=redrawn(d4=numeral))


@each_map
@pytest.mark.rule("F-10")
def test_buildings_have_six_to_nine_fields_the_forum_nine_and_vii_six(map_: str) -> None:
    sizes = {numeral: len(fields) for numeral, fields in building_fields(map_).items()}
    assert all(6 <= size <= 9 for size in sizes.values())
    assert (sizes["IV"], sizes["VII"], sum(sizes.values())) == (9, 6, 49)


@pytest.mark.parametrize(("change", "size"), [({"c1": "II"}, 5), ({"e6": "VI"}, 5), ({"d2": "IV"}, 10)])
@pytest.mark.rule("F-10")
def test_a_building_of_five_or_ten_fields_is_refused_and_the_sizes_are_named(
    change: dict[str, str], size: int
) -> None:
    with pytest.raises(SetupError, match=rf"has {size} fields; it must have 6 to 9 \(F-10\)"):
        new_match(4, map=redrawn(**change))


@pytest.mark.rule("F-10")
def test_a_map_without_one_of_the_buildings_is_refused() -> None:
    with pytest.raises(SetupError, match="building I has 0 fields"):
        new_match(4, map=[row.replace("I I I II", "II II II II") for row in CLASSIC])


@each_map
@pytest.mark.rule("F-11")
def test_the_buildings_of_both_maps_are_rectangles(map_: str) -> None:
    for fields in building_fields(map_).values():
        rows, columns = {field // 7 for field in fields}, {field % 7 for field in fields}
        assert len(fields) == len(rows) * len(columns)


@pytest.mark.rule("F-11")
def test_the_classic_map_is_the_default_with_sizes_6_8_6_9_6_8_6() -> None:
    assert seen(new_match(4)).buildings == seen(new_match(4, map="classic")).buildings
    assert [len(fields) for fields in building_fields("classic").values()] == [6, 8, 6, 9, 6, 8, 6]


@pytest.mark.rule("F-11")
def test_the_mirror_map_has_both_halls_on_the_left() -> None:
    assert [len(fields) for fields in building_fields("mirror").values()] == [8, 6, 6, 9, 6, 8, 6]


@pytest.mark.parametrize("grid", [OWN_MAP, [row.split() for row in OWN_MAP]])
@pytest.mark.rule("F-11")
def test_a_map_of_ones_own_with_connected_buildings_is_played_on(grid: object) -> None:
    view = seen(new_match(4, map=grid))
    assert [view.buildings[FIELD_NUMBERS[field]] for field in ("c6", "d6", "d7", "e7", "f7")] == [
        "VI",
        "VII",
        "VI",
        "VI",
        "VII",
    ]


@pytest.mark.rule("F-11", "F-32")
def test_a_building_of_ones_own_map_is_scored_by_its_own_fields() -> None:
    match = filled("VI", "A A A A B B C D", map=OWN_MAP)
    assert changes(match) == (8, 0, -2, -2)


@pytest.mark.parametrize(
    "change",
    [{"g7": "I", "a1": "VII"}, {"g1": "I", "c1": "II"}, {"d3": "I", "a1": "IV"}],
    ids=["far away", "in the same row", "touching at a corner only"],
)
@pytest.mark.rule("F-11")
def test_a_torn_building_is_refused_and_the_loose_field_is_named(change: dict[str, str]) -> None:
    with pytest.raises(SetupError, match=r"building I is torn: \w\d does not touch \w\d \(F-11\)"):
        new_match(4, map=redrawn(**change))


@pytest.mark.rule("F-12")
def test_each_of_the_23_sectors_starts_with_a_coin() -> None:
    rows = tuple(f"row-{n}" for n in range(1, 8))
    columns = tuple(f"column-{n}" for n in range(1, 8))
    assert seen(new_match(4)).coins == ("I", "II", "III", "IV", "V", "VI", "VII", *rows, *columns, "DM", "DA")


@pytest.mark.parametrize(
    ("sector", "fields"),
    [
        ("row-1", "a1 b1 c1 d1 e1 f1 g1"),
        ("row-7", "a7 b7 c7 d7 e7 f7 g7"),
        ("column-1", "a1 a2 a3 a4 a5 a6 a7"),
        ("column-7", "g1 g2 g3 g4 g5 g6 g7"),
        ("DM", "a1 b2 c3 d4 e5 f6 g7"),
        ("DA", "g1 f2 e3 d4 c5 b6 a7"),
    ],
)
@pytest.mark.rule("F-12")
def test_lines_lie_where_their_names_say(sector: str, fields: str) -> None:
    tokens = ["*" if field in fields.split() else "." for field in FIELD_NAMES]
    state = position(" ".join(tokens))
    full = [name for name, counts in counted(state).items() if sum(counts) == 7]
    assert full == [sector]


@each_map
@pytest.mark.rule("F-13")
def test_a_line_always_has_seven_fields(map_: str) -> None:
    assert [len(fields) for fields in sector_fields(building_map(map_))[7:]] == [7] * 16


CLOCKWISE = {
    "DM": "architecture",
    "column-1": "theatre",
    "column-2": "gladiatorial games",
    "column-3": "chariot races, bread and games",
    "column-4": "armed forces and defence",
    "column-5": "trade and shipping",
    "column-6": "exploration",
    "column-7": "religion",
    "DA": "baths and body care",
    "row-1": "finance",
    "row-2": "justice",
    "row-3": "agriculture",
    "row-4": "water supply",
    "row-5": "labour and industry",
    "row-6": "medicine and health",
    "row-7": "education and culture",
}


@pytest.mark.parametrize(("sector", "name"), CLOCKWISE.items())
@pytest.mark.rule("F-14")
def test_the_lines_are_named_clockwise_from_the_start_field(sector: str, name: str) -> None:
    assert ForumGame().text(f"forum-sector-{sector}", "en", attribute="name") == name


@pytest.mark.rule("F-15", "F-22")
def test_a_field_holds_at_most_one_roman() -> None:
    match = new_match(4)
    match.play(0, "d4")
    refuse(match, 1, "d4")
    assert seen(match).fields[FIELD_NUMBERS["d4"]] == 0


@pytest.mark.rule("F-16")
def test_everyone_sees_the_whole_position() -> None:
    match = match_at(JUMPING, track=(3, -2, 61, 0))
    spectator = seen(match)
    assert spectator.track == (3, -2, 61, 0)
    assert all(replace(match.view(seat), viewer=None) == spectator for seat in range(4))


@pytest.mark.rule("F-17")
@pytest.mark.vector("T-10")
def test_lap_and_track_field_follow_from_the_position() -> None:
    view = seen(filled("row-1", "A A A A B B C", track=(48, 0, 0, 0)))
    assert view.track[0] == 55
    assert divmod(view.track[0], view.track_length) == (1, 5)


@pytest.mark.rule("F-17")
def test_the_length_of_the_track_has_no_effect_on_the_scoring() -> None:
    view = seen(filled("row-1", "A A A A B B C", track=(48, 0, 0, 0), track_length=10))
    assert (view.track[0], view.track_length) == (55, 10)


@pytest.mark.parametrize(
    ("field", "building"),
    [
        ("d4", "IV"),
        ("a1", "I"),
        ("g1", "II"),
        ("a7", "VI"),
        ("g7", "VII"),
        ("c3", "IV"),
        ("b4", "III"),
        ("f4", "V"),
    ],
)
@pytest.mark.rule("F-09", "F-77")
@pytest.mark.vector("T-18")
def test_fields_lie_in_their_buildings(field: str, building: str) -> None:
    assert seen(new_match(4)).buildings[FIELD_NUMBERS[field]] == building

"""Scoring a sector: F-31 to F-44."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest
from tests.games.forum.positions import (
    CORNER,
    LAST_ROW,
    at,
    changes,
    filled,
    match_at,
    new_match,
    scorings,
    seen,
)

from ludi.games.forum.events import Scored
from ludi.games.forum.printed import FIELD_NAMES

CENTRE = """
    A B * B * * C
    * A * B * C *
    . . A B C . .
    D A B . C D D
    . . C B A . .
    . C . D . A .
    C . . D . . B
"""
"""Five sectors lack only d4."""


def fillings(size: int, colours: int) -> Iterator[tuple[int, ...]]:
    """Every way to divide a sector among the colours, none with more than 8 Romans."""
    for counts in product(range(min(size, 8) + 1), repeat=colours):
        if sum(counts) == size:
            yield counts


def romans(counts: tuple[int, ...]) -> str:
    return " ".join(name for name, count in zip("ABCDEF", counts, strict=False) for n in range(count))


@pytest.mark.rule("F-31")
def test_a_full_sector_with_one_leader_is_scored() -> None:
    match = match_at(LAST_ROW, turn="C", coins="row-1 row-2")
    assert list(scorings(match.play(2, "f7-g1"))) == ["row-1"]


@pytest.mark.rule("F-31")
def test_a_sector_with_a_gap_is_not_scored() -> None:
    match = match_at(LAST_ROW, turn="C", coins="row-1 row-2")
    assert scorings(match.play(2, "f7-g2")) == {}


@pytest.mark.rule("F-31")
def test_a_sector_without_a_coin_is_not_scored() -> None:
    match = match_at(LAST_ROW, turn="C", coins="row-2")
    assert scorings(match.play(2, "f7-g1")) == {}


@pytest.mark.parametrize(
    ("sector", "standing", "steps"),
    [
        ("row-3", "A A A A B C D", 7),
        ("column-7", "A A A A B C D", 7),
        ("DM", "A A A A B C D", 7),
        ("DA", "A A A A B C D", 7),
        ("VII", "A A A B C D", 6),
        ("II", "A A A A A B C D", 8),
        ("IV", "A A A A A A B C D", 9),
    ],
)
@pytest.mark.rule("F-32")
def test_the_leader_goes_forward_by_the_size_of_the_sector(sector: str, standing: str, steps: int) -> None:
    assert changes(filled(sector, standing)) == (steps, -2, -2, -2)


@pytest.mark.rule("F-33", "F-34")
def test_a_colour_without_a_roman_in_the_sector_has_the_fewest() -> None:
    assert changes(filled("row-1", "A A A B B C C")) == (7, 0, 0, -4)


@pytest.mark.rule("F-34")
def test_one_colour_with_the_fewest_goes_four_back() -> None:
    assert changes(filled("IV", "A A A B B C C D D", seats=4)) == (9, -2, -2, -2)
    assert changes(filled("IV", "A A A A B B C C D", seats=4)) == (9, 0, 0, -4)


@pytest.mark.rule("F-35")
def test_each_of_several_colours_with_the_fewest_goes_two_back() -> None:
    assert changes(filled("II", "A A A B B C D E", seats=5)) == (8, 0, -2, -2, -2)


@pytest.mark.rule("F-35")
def test_several_colours_without_a_roman_go_two_back_each() -> None:
    assert changes(filled("row-1", "A A A A B B B", seats=5)) == (7, 0, -2, -2, -2)


@pytest.mark.rule("F-36")
def test_colours_between_most_and_fewest_stay() -> None:
    assert changes(filled("IV", "A A A A B B B C C", seats=4)) == (9, 0, 0, -4)


@pytest.mark.parametrize(("sector", "size"), [("row-1", 7), ("VII", 6), ("II", 8), ("IV", 9)])
@pytest.mark.rule("F-31", "F-32", "F-33", "F-34", "F-35", "F-36", "F-37", "F-45")
def test_every_filling_by_three_colours_is_settled_by_the_rules(sector: str, size: int) -> None:
    for counts in fillings(size, 3):
        most, fewest = max(counts), min(counts)
        back = 4 if counts.count(fewest) == 1 else 2
        expected = tuple(size if n == most else -back if n == fewest else 0 for n in counts)
        tied = counts.count(most) > 1
        match = filled(sector, romans(counts), seats=3)
        assert changes(match) == ((0, 0, 0) if tied else expected), counts
        assert (sector in seen(match).coins) is tied, counts


@pytest.mark.rule("F-37")
def test_a_leader_that_leads_by_one_does_not_go_back() -> None:
    assert changes(filled("row-1", "A A B C D E F", seats=6))[0] == 7


@pytest.mark.rule("F-38")
def test_the_coin_goes_when_the_sector_is_scored() -> None:
    match = match_at(LAST_ROW, turn="C", coins="row-1 row-2")
    match.play(2, "f7-g1")
    assert seen(match).coins == ("row-2",)


@pytest.mark.rule("F-38")
@pytest.mark.vector("T-12")
def test_a_scored_row_that_is_left_and_refilled_by_another_leader_brings_nothing() -> None:
    drawing = """
        A A A B B B .
        . . . . . . .
        . . . . . . .
        . . * * * * *
        * * * * * * *
        * * * * * * *
        * * * A B C D
    """
    match = match_at(drawing, coins="row-1 row-2")
    assert scorings(match.play(0, "d7-g1")) == {"row-1": (7, 0, -2, -2)}
    match.play(1, "e7-a2")
    match.play(2, "f7-b2")
    match.play(3, "g7-c2")
    match.play(0, "a1-d2")
    assert scorings(match.play(1, "a2-a1")) == {}
    assert at(match).is_full(7)
    assert changes(match) == (7, 0, -2, -2)


@pytest.mark.rule("F-39", "F-40", "F-41")
@pytest.mark.vector("T-11")
def test_the_centre_field_can_complete_five_sectors_and_all_are_scored() -> None:
    match = match_at(CENTRE, turn="B", coins="IV row-4 column-4 DM DA row-3")
    assert scorings(match.play(1, "b1-d4")) == {
        "IV": (0, 9, 0, -4),
        "row-4": (-2, 0, -2, 7),
        "column-4": (-2, 7, -2, 0),
        "DM": (7, 0, -2, -2),
        "DA": (-2, 0, 7, -2),
    }
    assert changes(match) == (1, 16, 1, -1)


@pytest.mark.rule("F-41")
@pytest.mark.vector("T-11")
def test_sectors_scored_by_one_move_bring_as_much_as_one_by_one() -> None:
    total = [0, 0, 0, 0]
    for sector in ("DA", "row-4", "DM", "IV", "column-4"):
        match = match_at(CENTRE, turn="B", coins=f"{sector} row-3")
        match.play(1, "b1-d4")
        total = [before + step for before, step in zip(total, changes(match), strict=True)]
    assert total == [1, 16, 1, -1]


@pytest.mark.rule("F-41")
def test_sectors_are_scored_in_the_order_buildings_rows_columns_diagonals() -> None:
    match = match_at(CENTRE, turn="B", coins="IV row-4 column-4 DM DA row-3")
    log = match.play(1, "b1-d4")
    told = [(event.sector, event.coins_left) for event in log if isinstance(event, Scored)]
    assert told == [("IV", 5), ("row-4", 4), ("column-4", 3), ("DM", 2), ("DA", 1)]


@pytest.mark.parametrize("map_", ["classic", "mirror"])
@pytest.mark.rule("F-40")
def test_a_field_lies_in_three_sectors_on_a_diagonal_in_four_and_in_the_centre_in_five(map_: str) -> None:
    setup = at(new_match(4, map=map_)).setup
    for number, field in enumerate(FIELD_NAMES):
        row, column = divmod(number, 7)
        sectors = sum(setup.sector_masks[sector] >> number & 1 for sector in range(23))
        assert sectors == 3 + (row == column) + (row + column == 6), field


@pytest.mark.rule("F-39", "F-42")
@pytest.mark.vector("T-10")
def test_a_senator_may_go_back_behind_the_start_field() -> None:
    match = match_at(CORNER, coins="row-1 column-1 row-2", track=(0, 0, 0, 2))
    assert scorings(match.play(0, "g7-a1")) == {"row-1": (7, 0, 0, -4), "column-1": (7, 0, 0, -4)}
    assert changes(match) == (14, 0, 0, -6)


@pytest.mark.rule("F-43")
def test_a_senator_that_passes_the_start_field_counts_it_as_one_field_and_the_game_goes_on() -> None:
    match = filled("row-1", "A A A A B B C", track=(-1, 0, 0, 0))
    assert changes(match)[0] == 6
    assert match.outcome is None


@pytest.mark.rule("F-43")
def test_a_senator_that_completes_a_lap_does_not_end_the_game() -> None:
    match = filled("row-1", "A A A A B B C", track=(49, 0, 0, 0))
    assert changes(match)[0] == 56
    assert match.outcome is None


@pytest.mark.rule("F-44")
def test_several_senators_may_stand_on_one_track_field() -> None:
    assert changes(filled("row-1", "A A A A B B C", track=(0, 7, 7, 11))) == (7, 7, 7, 7)


@pytest.mark.parametrize("counts", [(3, 2, 2, 0), (4, 2, 1, 0), (4, 1, 2, 0), (5, 1, 1, 0)])
@pytest.mark.rule("F-32", "F-33", "F-34", "F-36", "F-38")
@pytest.mark.vector("T-1")
def test_a_line_that_a_leads_and_d_is_missing_from(counts: tuple[int, ...]) -> None:
    match = filled("row-1", romans(counts))
    assert changes(match) == (7, 0, 0, -4)
    assert "row-1" not in seen(match).coins


@pytest.mark.parametrize("counts", [(1, 1, 1, 3), (0, 0, 0, 6)])
@pytest.mark.rule("F-32", "F-35")
@pytest.mark.vector("T-2")
def test_a_building_of_six_that_d_leads_and_the_others_share_the_fewest(counts: tuple[int, ...]) -> None:
    assert changes(filled("I", romans(counts))) == (-2, -2, -2, 6)


@pytest.mark.rule("F-35", "F-51")
@pytest.mark.vector("T-4")
def test_a_line_of_four_and_three_with_two_colours_missing() -> None:
    assert changes(filled("row-1", "A A A A B B B")) == (7, 0, -2, -2)


@pytest.mark.rule("F-32", "F-35")
@pytest.mark.vector("T-5")
def test_the_forum_with_five_two_one_and_one() -> None:
    assert changes(filled("IV", "A A A A A B B C D")) == (9, 0, -2, -2)


@pytest.mark.rule("F-33", "F-34")
@pytest.mark.vector("T-7")
def test_a_line_of_three_players_with_four_three_and_none() -> None:
    assert changes(filled("row-1", "A A A A B B B", seats=3)) == (7, 0, -4)


@pytest.mark.rule("F-35")
@pytest.mark.vector("T-8")
def test_a_line_of_six_players_with_one_leader_and_five_equal() -> None:
    assert changes(filled("row-1", "A A B C D E F", seats=6)) == (7, -2, -2, -2, -2, -2)


@pytest.mark.rule("F-32", "F-35")
@pytest.mark.vector("T-9")
def test_building_vii_of_five_players_with_one_leader_and_four_equal() -> None:
    assert changes(filled("VII", "A A B C D E", seats=5)) == (6, -2, -2, -2, -2)

"""Stalemates: F-45 to F-51."""

from __future__ import annotations

import pytest
from tests.games.forum.positions import (
    TIED_ROW,
    agree_to_stop,
    at,
    changes,
    counted,
    filled,
    match_at,
    new_match,
    scorings,
    seen,
)

from ludi.games.forum.events import Stalemate, StalemateEnded
from ludi.games.forum.printed import SECTOR_NAMES

TIED_FORUM = """
    . . . . . . *
    . . . . . . *
    * * A B C * *
    * * A B C * *
    * * A B D * *
    . . . * * * *
    C B A D . . *
"""
"""The Forum is full: three of A and B, two of C, one of D."""


@pytest.mark.rule("F-45")
def test_a_full_sector_with_a_shared_lead_is_not_scored_and_keeps_its_coin() -> None:
    match = filled("row-1", "A A A B B B C")
    assert changes(match) == (0, 0, 0, 0)
    assert "row-1" in seen(match).coins
    assert seen(match).stalemates == ("row-1",)


@pytest.mark.rule("F-45")
@pytest.mark.vector("T-3")
def test_a_line_with_b_and_c_in_front_waits_and_is_settled_at_the_end() -> None:
    match = filled("row-1", "B B B C C C D")
    assert changes(match) == (0, 0, 0, 0)
    assert "row-1" in seen(match).coins
    agree_to_stop(match)
    assert changes(match) == (-4, 4, 4, 0)


@pytest.mark.rule("F-46", "F-47")
@pytest.mark.vector("T-13")
def test_a_stalemate_that_a_roman_leaves_is_an_open_sector() -> None:
    match = match_at(TIED_ROW, turn="B", coins="row-1 row-2")
    log = match.play(1, "d1-a2")
    assert StalemateEnded(sector="row-1") in log
    assert scorings(log) == {}
    assert seen(match).stalemates == seen(match).waiting == ()
    assert seen(match).coins == ("row-1", "row-2")


@pytest.mark.rule("F-46", "F-47")
@pytest.mark.vector("T-13")
def test_a_stalemate_that_is_left_and_refilled_with_one_leader_is_scored() -> None:
    match = match_at(TIED_ROW, turn="B", coins="row-1 row-2")
    match.play(1, "d1-a2")
    match.play(2, "f7-b2")
    assert scorings(match.play(3, "g7-d1")) == {"row-1": (7, 0, -2, -2)}


@pytest.mark.rule("F-47")
def test_a_stalemate_that_is_left_and_refilled_with_a_shared_lead_is_a_stalemate_again() -> None:
    match = match_at(TIED_ROW, turn="C", coins="row-1 row-2")
    match.play(2, "g1-a2")
    log = match.play(3, "g7-g1")
    assert Stalemate(sector="row-1", colours=("A", "B", "C", "D"), counts=(3, 3, 0, 1)) in log
    assert seen(match).coins == ("row-1", "row-2")


@pytest.mark.rule("F-46", "F-47")
@pytest.mark.vector("T-13")
def test_with_on_majority_a_stalemate_is_scored_when_a_leader_leaves() -> None:
    match = match_at(TIED_ROW, turn="B", coins="row-1 row-2", stalemate_break="on_majority")
    assert scorings(match.play(1, "d1-a2")) == {"row-1": (7, 0, 0, -4)}
    assert seen(match).coins == ("row-2",)


@pytest.mark.rule("F-38", "F-47")
def test_with_on_majority_a_stalemate_that_was_scored_is_not_scored_again_by_the_next_who_leaves() -> None:
    match = match_at(TIED_ROW, turn="B", coins="row-1 row-2", stalemate_break="on_majority")
    match.play(1, "d1-a2")
    assert scorings(match.play(2, "g1-b2")) == {}
    assert seen(match).waiting == ()


@pytest.mark.rule("F-47")
def test_with_on_majority_a_stalemate_whose_lead_stays_shared_goes_on_waiting() -> None:
    match = match_at(TIED_ROW, turn="C", coins="row-1 row-2", stalemate_break="on_majority")
    assert scorings(match.play(2, "g1-a2")) == {}
    assert (seen(match).waiting, seen(match).stalemates) == (("row-1",), ())


@pytest.mark.rule("F-47")
def test_with_on_majority_a_waiting_sector_is_scored_though_it_is_not_full_again() -> None:
    """C and D leave the Forum, then A comes in: four of A, three of B, one of C, one field free."""
    match = match_at(TIED_FORUM, turn="C", coins="IV row-1", stalemate_break="on_majority")
    assert scorings(match.play(2, "e3-a1")) == {}
    assert scorings(match.play(3, "e5-b1")) == {}
    assert scorings(match.play(0, "c7-e3")) == {"IV": (9, 0, 0, -4)}


@pytest.mark.rule("F-47")
def test_by_default_a_sector_that_was_tied_must_be_full_again() -> None:
    match = match_at(TIED_FORUM, turn="C", coins="IV row-1")
    match.play(2, "e3-a1")
    match.play(3, "e5-b1")
    assert scorings(match.play(0, "c7-e3")) == {}
    match.play(1, "b7-c1")
    match.play(2, "a7-d1")
    assert scorings(match.play(3, "d7-e5")) == {"IV": (9, 0, -2, -2)}


@pytest.mark.rule("F-47")
def test_with_on_majority_a_sector_that_was_never_full_is_not_scored_by_a_majority() -> None:
    drawing = """
        A A A B B . C
        . . . . . . .
        . . . . . . .
        . . * * * * *
        * * * * * * *
        * * * * * * *
        * * * * * B D
    """
    match = match_at(drawing, turn="B", coins="row-1 row-2", stalemate_break="on_majority")
    assert scorings(match.play(1, "d1-a2")) == {}


@pytest.mark.rule("F-48")
def test_no_single_jump_changes_a_full_sector_and_leaves_it_full() -> None:
    match = match_at(TIED_ROW, coins="row-1 row-2")
    row = SECTOR_NAMES.index("row-1")
    for seat in range(4):
        start = at(match_at(TIED_ROW, turn="ABCD"[seat], coins="row-1 row-2"))
        for action in start.legal_actions(seat):
            after = start.copy()
            after.apply(seat, action)
            assert not after.is_full(row) or tuple(after.counts(row)) == counted(at(match))["row-1"]


@pytest.mark.parametrize(
    ("romans", "seats"),
    [("A A B B C C D", 4), ("A A B B C C D", 6), ("A B C D E F", 6)],
)
@pytest.mark.rule("F-49")
def test_a_lead_shared_by_three_or_more_is_a_stalemate(romans: str, seats: int) -> None:
    sector = "row-1" if len(romans.split()) == 7 else "VII"
    assert seen(filled(sector, romans, seats=seats)).stalemates == (sector,)


@pytest.mark.rule("F-50")
def test_all_colours_can_be_equal_only_in_some_buildings() -> None:
    equal = set()
    for seats in (2, 3, 4, 5, 6):
        for map_ in ("classic", "mirror"):
            setup = at(new_match(seats, map=map_)).setup
            equal |= {(size, setup.colours) for size in setup.sector_sizes if size % setup.colours == 0}
    assert equal == {(6, 3), (9, 3), (8, 4), (6, 6)}


@pytest.mark.parametrize(
    ("sector", "romans", "seats"),
    [
        ("VII", "A A B B C C", 3),
        ("IV", "A A A B B B C C C", 3),
        ("II", "A A B B C C D D", 4),
        ("VII", "A B C D E F", 6),
    ],
)
@pytest.mark.rule("F-50", "F-57")
@pytest.mark.vector("T-6", "T-7")
def test_all_colours_equal_is_a_stalemate_and_brings_everyone_four_at_the_end(
    sector: str, romans: str, seats: int
) -> None:
    match = filled(sector, romans, seats=seats)
    assert changes(match) == (0,) * seats
    assert seen(match).stalemates == (sector,)
    agree_to_stop(match)
    assert changes(match) == (4,) * seats


@pytest.mark.rule("F-51")
def test_sharing_the_fewest_does_not_delay_the_scoring() -> None:
    match = filled("row-1", "A A A B B C D")
    assert seen(match).stalemates == ()
    assert changes(match) == (7, 0, -2, -2)


@pytest.mark.rule("F-45", "F-56")
@pytest.mark.vector("T-7")
def test_a_line_of_three_players_with_three_three_and_one() -> None:
    match = filled("row-1", "A A A B B B C", seats=3)
    assert changes(match) == (0, 0, 0)
    agree_to_stop(match)
    assert changes(match) == (4, 4, -4)


@pytest.mark.rule("F-45", "F-56")
@pytest.mark.vector("T-8")
def test_a_line_of_six_players_with_two_in_front_and_one_missing() -> None:
    match = filled("row-1", "A A B B C D E", seats=6)
    assert changes(match) == (0, 0, 0, 0, 0, 0)
    agree_to_stop(match)
    assert changes(match) == (4, 4, 0, 0, 0, -4)

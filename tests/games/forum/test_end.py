"""The end of the game: F-52 to F-59."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.forum.positions import (
    CORNER,
    LAST_ROW,
    TWO_ROWS,
    agree_to_stop,
    changes,
    filled,
    match_at,
    scorings,
    seen,
)

from ludi.engine.errors import GameOverError
from ludi.engine.match import Match
from ludi.games.forum.events import Ended, Scored


def last_coin_taken(**more: Any) -> Match:
    """C completes row 1, the only sector with a coin: A goes 7 forward, D 4 back."""
    match = match_at(LAST_ROW, turn="C", coins="row-1", **more)
    match.play(2, "f7-g1")
    return match


def reason(match: Match) -> str:
    return match.outcome.reason if match.outcome else ""


@pytest.mark.rule("F-52")
def test_the_game_ends_at_once_when_the_last_coin_is_taken() -> None:
    match = last_coin_taken()
    assert reason(match) == "coins"
    assert match.to_act() == []


@pytest.mark.rule("F-52")
def test_the_game_goes_on_while_one_open_sector_has_a_coin() -> None:
    match = match_at(LAST_ROW, turn="C", coins="row-1 row-2")
    match.play(2, "f7-g1")
    assert match.outcome is None


@pytest.mark.rule("F-53", "F-55", "F-56")
@pytest.mark.vector("T-14")
def test_the_game_ends_when_only_full_and_tied_sectors_are_left_and_they_are_settled() -> None:
    match = match_at(TWO_ROWS, coins="row-1 row-2")
    log = match.play(0, "g7-g2")
    assert reason(match) == "stalemates"
    assert scorings(log) == {"row-1": (4, 4, 0, -4), "row-2": (0, -4, 4, 4)}
    assert changes(match) == (4, 0, 4, 0)


@pytest.mark.rule("F-53")
@pytest.mark.vector("T-15")
def test_the_game_goes_on_when_one_of_the_sectors_left_is_not_full() -> None:
    match = match_at(TWO_ROWS, coins="row-1 row-2")
    match.play(0, "g7-g3")
    assert match.outcome is None
    assert changes(match) == (0, 0, 0, 0)


@pytest.mark.rule("F-53")
def test_a_scored_sector_that_is_not_full_does_not_keep_the_game_going() -> None:
    match = match_at(TWO_ROWS, coins="row-2")
    match.play(0, "g7-g2")
    assert reason(match) == "stalemates"


@pytest.mark.rule("F-47", "F-53")
def test_with_on_majority_a_waiting_sector_with_a_gap_keeps_the_game_going() -> None:
    drawing = """
        A A A B B B .
        D D D C C C .
        . . . . . . .
        . . . . . . .
        . * * * * * *
        * * * * * * *
        C * * * * * A
    """
    match = match_at(drawing, coins="row-1 row-2", waiting="row-1", stalemate_break="on_majority")
    match.play(0, "g7-g2")
    assert match.outcome is None


@pytest.mark.rule("F-54")
def test_every_sector_that_the_last_move_completes_is_scored_before_the_end() -> None:
    match = match_at(CORNER, coins="row-1 column-1")
    log = match.play(0, "g7-a1")
    assert [type(event) for event in log[-3:]] == [Scored, Scored, Ended]
    assert match.outcome is not None
    assert match.outcome.scores == (14, 0, 0, -8)


@pytest.mark.rule("F-54")
def test_the_round_is_not_finished() -> None:
    match = last_coin_taken()
    with pytest.raises(GameOverError, match="the game is over"):
        match.play(3, "g7-a2")


@pytest.mark.rule("F-55")
def test_a_stalemate_that_stands_at_the_end_brings_four_whatever_its_size() -> None:
    match = filled("IV", "A A A B B B C C D")
    agree_to_stop(match)
    assert changes(match) == (4, 4, 0, -4)


@pytest.mark.rule("F-55")
def test_a_settled_stalemate_loses_its_coin() -> None:
    match = match_at(TWO_ROWS, coins="row-1 row-2")
    match.play(0, "g7-g2")
    assert seen(match).coins == ()


@pytest.mark.rule("F-47", "F-61")
def test_with_on_majority_nothing_waits_after_the_end() -> None:
    match = match_at(TWO_ROWS, coins="row-1 row-2", waiting="row-2", stalemate_break="on_majority")
    assert seen(match).waiting == ("row-2",)
    agree_to_stop(match)
    assert (seen(match).coins, seen(match).waiting) == (("row-2",), ())


@pytest.mark.rule("F-56")
def test_several_colours_with_the_fewest_in_a_settled_stalemate_go_two_back_each() -> None:
    match = filled("IV", "A A A B B B C D E", seats=5)
    agree_to_stop(match)
    assert changes(match) == (4, 4, -2, -2, -2)


@pytest.mark.rule("F-57")
@pytest.mark.vector("T-6")
def test_with_all_colours_equal_everyone_goes_four_forward_and_nobody_back() -> None:
    match = filled("II", "A A B B C C D D")
    assert seen(match).stalemates == ("II",)
    agree_to_stop(match)
    assert changes(match) == (4, 4, 4, 4)


@pytest.mark.rule("F-58")
def test_the_senator_furthest_ahead_wins_laps_counted() -> None:
    match = last_coin_taken(track=(46, 49, 0, 0))
    assert match.outcome is not None
    assert match.outcome.scores == (53, 49, 0, -4)
    assert match.outcome.winners == (0,)


@pytest.mark.rule("F-58")
def test_there_is_a_winner_though_all_stand_behind_the_start_field() -> None:
    match = last_coin_taken(track=(-20, -12, -30, -5))
    assert match.outcome is not None
    assert match.outcome.ranks == (3, 2, 4, 1)


@pytest.mark.rule("F-59")
def test_equal_positions_share_the_victory_and_the_next_rank_is_skipped() -> None:
    match = last_coin_taken(track=(0, 7, 3, 5))
    assert match.outcome is not None
    assert match.outcome.scores == (7, 7, 3, 1)
    assert match.outcome.ranks == (1, 1, 3, 4)
    assert match.outcome.winners == (0, 1)
    assert match.outcome.shares == (0.5, 0.5, 0.0, 0.0)


@pytest.mark.rule("F-59")
def test_a_shared_victory_is_divided_among_the_winners() -> None:
    match = last_coin_taken(track=(0, 7, 7, 5))
    assert [match.state.reward(seat) for seat in range(4)] == [1 / 3, 1 / 3, 1 / 3, 0.0]

"""The game for two players: F-64 to F-70."""

from __future__ import annotations

import pytest
from tests.games.forum.positions import (
    TWO_PLAYERS,
    agree_to_stop,
    changes,
    filled,
    match_at,
    new_match,
    refuse,
    scorings,
    seen,
)

from ludi.engine.errors import GameOverError, SetupError
from ludi.games.forum.printed import FIELD_NUMBERS

LAST_ROW = """
    A1 A1 A1 A2 A2 B1 .
    .  .  .  .  .  .  .
    .  .  .  .  .  .  .
    .  .  *  *  *  *  *
    *  *  *  *  *  *  *
    *  *  *  *  *  *  *
    *  *  *  *  *  A1 A2
"""
"""A1 can complete row 1 and lead it; B2 is not in it."""


@pytest.mark.rule("F-64")
def test_the_lead_is_a_matter_of_colours_not_of_players() -> None:
    """A has four of the seven Romans, but B1 leads with three."""
    assert changes(filled("row-1", "A1 A1 A2 A2 B1 B1 B1", seats=2)) == (0, 0, 7, -4)


@pytest.mark.rule("F-64")
def test_the_fewest_is_a_matter_of_colours_too() -> None:
    assert changes(filled("row-1", "A1 A1 A1 A1 B1 B1 B1", seats=2)) == (7, -2, 0, -2)


@pytest.mark.rule("F-64", "F-68", "F-69")
@pytest.mark.vector("T-16")
def test_the_two_colours_of_one_player_can_tie_and_both_go_four_forward_at_the_end() -> None:
    match = filled("row-1", "A1 A1 A1 A2 A2 A2 B1", seats=2)
    assert changes(match) == (0, 0, 0, 0)
    assert seen(match).stalemates == ("row-1",)
    agree_to_stop(match)
    assert match.outcome is not None
    assert match.outcome.scores == (8, -4)


@pytest.mark.parametrize(
    ("moves", "asked"),
    [
        ("", "Place a Roman of each of your colours; you hold 16."),
        ("a1", "Now place a Roman of your other colour; you hold 15."),
        ("2 a1", "Now place a Roman of your other colour; you hold 15."),
    ],
)
@pytest.mark.rule("F-65")
def test_a_player_is_asked_for_both_colours_and_then_for_the_other(moves: str, asked: str) -> None:
    match = new_match(2)
    if moves:
        match.play(0, moves)
    assert match.game.say(match.prompt(0)) == asked


@pytest.mark.rule("F-65")
def test_a_turn_is_one_roman_of_each_colour() -> None:
    match = new_match(2)
    movers = []
    for move in ("a1", "2 b2", "c3", "2 d5", "a4", "2 b4", "c6", "2 d7"):
        movers += match.to_act()
        match.play(match.to_act()[0], move)
    assert movers == [0, 0, 1, 1, 0, 0, 1, 1]
    assert seen(match).hand == (6, 6, 6, 6)


@pytest.mark.parametrize("moves", [("a1", "2 b2"), ("2 b2", "a1")])
@pytest.mark.rule("F-65")
def test_either_colour_may_be_placed_first(moves: tuple[str, str]) -> None:
    match = new_match(2)
    match.play(0, *moves)
    fields = seen(match).fields
    assert (fields[FIELD_NUMBERS["a1"]], fields[FIELD_NUMBERS["b2"]]) == (0, 1)
    assert match.to_act() == [1]


@pytest.mark.parametrize("moves", [("a1-a3", "b1-b3"), ("b1-b3", "a1-a3")])
@pytest.mark.rule("F-65")
def test_either_colour_may_jump_first(moves: tuple[str, str]) -> None:
    match = match_at(TWO_PLAYERS, seats=2)
    match.play(0, *moves)
    fields = seen(match).fields
    assert (fields[FIELD_NUMBERS["a3"]], fields[FIELD_NUMBERS["b3"]]) == (0, 1)
    assert match.to_act() == [1]


@pytest.mark.rule("F-65")
def test_the_other_player_waits_for_the_second_roman() -> None:
    match = match_at(TWO_PLAYERS, seats=2, turn="B")
    match.play(1, "c1-c3")
    assert match.to_act() == [1]


@pytest.mark.rule("F-66")
def test_a_sector_is_scored_before_the_second_roman_moves() -> None:
    match = match_at(LAST_ROW, seats=2, coins="row-1 row-2")
    assert scorings(match.play(0, "f7-g1")) == {"row-1": (7, 0, 0, -4)}
    assert match.to_act() == [0]


@pytest.mark.rule("F-66")
def test_a_sector_that_the_first_roman_fills_is_scored_though_the_second_leaves_it() -> None:
    match = match_at(LAST_ROW, seats=2, coins="row-1 row-2")
    assert list(scorings(match.play(0, "f7-g1", "d1-a2"))) == ["row-1"]


@pytest.mark.rule("F-66")
def test_the_second_roman_is_not_moved_when_the_first_ends_the_game() -> None:
    match = match_at(LAST_ROW, seats=2, coins="row-1")
    match.play(0, "f7-g1")
    assert match.outcome is not None
    assert match.outcome.reason == "coins"
    with pytest.raises(GameOverError):
        match.play(0, "g7-a2")


@pytest.mark.rule("F-67")
def test_the_same_colour_may_not_be_placed_twice_in_a_turn() -> None:
    match = new_match(2)
    match.play(0, "2 a1")
    error = refuse(match, 0, "2 b2")
    assert error.rule == "F-67"
    assert "A2 has had its move" in str(error)


@pytest.mark.rule("F-67")
def test_the_same_colour_may_not_jump_twice_in_a_turn() -> None:
    match = match_at(TWO_PLAYERS, seats=2)
    match.play(0, "a1-a3")
    assert refuse(match, 0, "e1-e3").rule == "F-67"
    assert refuse(match, 0, "a3-a4").rule == "F-67"


@pytest.mark.rule("F-67")
def test_after_one_colour_only_the_other_may_jump() -> None:
    match = match_at(TWO_PLAYERS, seats=2, moved="A1")
    origins = {match.game.codec.write(action)[:2] for action in match.legal_actions(0)}
    assert origins == {"b1", "f1", "c2", "g2", "g5", "d6", "a7", "e7"}


@pytest.mark.rule("F-67")
def test_a_chain_of_two_romans_of_one_colour_is_refused_whole() -> None:
    assert refuse(match_at(TWO_PLAYERS, seats=2), 0, "a1-a3", "e1-e3").rule == "F-67"


@pytest.mark.rule("F-28", "F-65")
def test_a_player_may_not_move_a_colour_of_the_other_player() -> None:
    assert refuse(match_at(TWO_PLAYERS, seats=2), 0, "c1-c3").rule == "F-28"


@pytest.mark.rule("F-69")
def test_the_higher_sum_of_two_senators_wins() -> None:
    match = match_at(LAST_ROW, seats=2, coins="row-1", track=(0, 30, 25, 20))
    match.play(0, "f7-g1")
    assert match.outcome is not None
    assert match.outcome.scores == (37, 41)
    assert match.outcome.winners == (1,)


@pytest.mark.rule("F-69")
def test_equal_sums_share_the_victory() -> None:
    match = match_at(LAST_ROW, seats=2, coins="row-1", track=(0, 30, 21, 20))
    match.play(0, "f7-g1")
    assert match.outcome is not None
    assert match.outcome.scores == (37, 37)
    assert match.outcome.winners == (0, 1)


@pytest.mark.rule("F-70")
def test_the_colours_are_named_by_player() -> None:
    match = new_match(2)
    match.play(0, "2 a1", "b1")
    match.play(1, "c1", "2 d1")
    assert seen(match).colours == ("A1", "A2", "B1", "B2")
    assert match.lines == ["A2 a1", "A1 b1", "B1 c1", "B2 d1"]


@pytest.mark.rule("F-70")
def test_there_is_no_mode_in_which_the_colours_alternate() -> None:
    with pytest.raises(SetupError, match="2p_mode: unknown option"):
        new_match(2, **{"2p_mode": "alternate"})

"""Taking back and playing again: F-78."""

from __future__ import annotations

import pytest
from tests.games.forum.positions import (
    JUMPING,
    LAST_ROW,
    TWO_PLAYERS,
    agree_to_stop,
    changes,
    match_at,
    new_match,
    seen,
)

from ludi.engine.errors import NotYourTurnError
from ludi.engine.fair import FairDice
from ludi.engine.match import Match
from ludi.engine.record import read, record_of
from ludi.engine.rng import Rng
from ludi.games.forum.game import ForumGame


def refuse_undo(match: Match, seat: int, reason: str) -> None:
    """Nothing may be taken back, and nothing changes."""
    before = match.state.to_bytes(), list(match.lines)
    assert not match.may_undo(seat)
    with pytest.raises(NotYourTurnError, match=reason):
        match.undo(seat)
    assert (match.state.to_bytes(), match.lines) == before


@pytest.mark.rule("F-78")
def test_a_player_may_take_back_the_own_last_move() -> None:
    match = match_at(JUMPING)
    before = match.state.to_bytes()
    match.play(0, "a1-d4")
    match.undo(0)
    assert (match.state.to_bytes(), match.lines, match.to_act()) == (before, [], [0])


@pytest.mark.rule("F-78")
def test_taking_back_a_scoring_gives_back_the_coin_and_the_steps() -> None:
    match = match_at(LAST_ROW, turn="C", coins="row-1 row-2")
    match.play(2, "f7-g1")
    match.undo(2)
    assert changes(match) == (0, 0, 0, 0)
    assert seen(match).coins == ("row-1", "row-2")


@pytest.mark.rule("F-78")
def test_a_move_may_not_be_taken_back_when_the_next_player_has_moved() -> None:
    match = match_at(JUMPING)
    match.play(0, "a1-d4")
    match.play(1, "b1-e4")
    refuse_undo(match, 0, "the next seat has acted")
    assert match.may_undo(1)


@pytest.mark.rule("F-78")
def test_nobody_may_take_back_the_move_of_another() -> None:
    match = match_at(JUMPING)
    match.play(0, "a1-d4")
    refuse_undo(match, 1, "it has not acted yet")


@pytest.mark.rule("F-78")
def test_only_one_move_may_be_taken_back() -> None:
    match = new_match(3)
    for seat, field in ((0, "a1"), (1, "b1"), (2, "c1"), (0, "d1")):
        match.play(seat, field)
    match.undo(0)
    refuse_undo(match, 0, "the next seat has acted")


@pytest.mark.rule("F-78")
def test_after_the_next_player_took_back_the_one_before_may_not() -> None:
    match = match_at(JUMPING)
    match.play(0, "a1-d4")
    match.play(1, "b1-e4")
    match.undo(1)
    refuse_undo(match, 0, "the next seat has acted")


@pytest.mark.rule("F-78")
def test_nothing_may_be_taken_back_after_the_end() -> None:
    match = match_at(LAST_ROW, turn="C", coins="row-1")
    match.play(2, "f7-g1")
    refuse_undo(match, 2, "the game is over")


@pytest.mark.rule("F-63", "F-78")
def test_an_agreed_end_may_not_be_taken_back() -> None:
    match = match_at(JUMPING)
    match.play(0, "a1-d4")
    agree_to_stop(match)
    refuse_undo(match, 0, "the game is over")


@pytest.mark.rule("F-18", "F-78")
def test_the_draw_of_the_first_seat_may_not_be_taken_back() -> None:
    match = new_match(4, first="random")
    for seat in range(4):
        refuse_undo(match, seat, "it has not acted yet")


@pytest.mark.rule("F-62", "F-78")
def test_a_position_that_was_taken_back_is_not_counted() -> None:
    match = match_at(JUMPING, repetition=2)
    for n in range(3):
        match.play(0, "a1-a3")
        match.undo(0)
    match.play(0, "a1-a3")
    assert match.outcome is None


@pytest.mark.rule("F-65", "F-78")
def test_two_players_take_back_one_roman_after_the_other() -> None:
    match = match_at(TWO_PLAYERS, seats=2)
    before = match.state.to_bytes()
    match.play(0, "a1-a3")
    halfway = match.state.to_bytes()
    match.play(0, "b1-b3")
    match.undo(0)
    assert (match.state.to_bytes(), match.to_act()) == (halfway, [0])
    match.undo(0)
    assert match.state.to_bytes() == before


@pytest.mark.rule("F-65", "F-78")
def test_two_players_may_not_take_back_when_the_other_has_moved_one_roman() -> None:
    match = match_at(TWO_PLAYERS, seats=2)
    match.play(0, "a1-a3", "b1-b3")
    match.play(1, "c1-c3")
    refuse_undo(match, 0, "the next seat has acted")


@pytest.mark.parametrize("options", [{}, {"scoring": "variant"}, {"first": "random", "repetition": 3}])
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.rule("F-78")
def test_a_game_played_again_from_its_record_gives_the_same_score(
    seats: int, options: dict[str, str]
) -> None:
    game = ForumGame(**options)
    match = Match(game, seats, FairDice("78" * 32))
    rng = Rng(78)
    while match.to_act():
        seat = match.to_act()[0]
        match.play(seat, match.state.legal_at(seat, rng.below(match.state.num_legal(seat))))
    again = read(record_of(match).text()).verify(game)
    assert again.outcome == match.outcome
    assert again.state.to_bytes() == match.state.to_bytes()

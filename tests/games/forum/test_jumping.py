"""The jumping phase: F-26 to F-30."""

from __future__ import annotations

import pytest
from tests.games.forum.positions import (
    JUMPING,
    LAST_ROW,
    THREE_PLAYERS,
    TWO_PLAYERS,
    at,
    match_at,
    new_match,
    position,
    refuse,
    scorings,
    seen,
)

from ludi.games.forum.printed import FIELD_NAMES, FIELD_NUMBERS

FIVE_PLAYERS = "A B C D E " * 6 + ". " * 19
SIX_PLAYERS = "A B C D E F " * 5 + ". " * 19


@pytest.mark.rule("F-26")
def test_any_own_roman_may_jump_to_any_free_field() -> None:
    tokens = JUMPING.split()
    own = [field for field, token in zip(FIELD_NAMES, tokens, strict=True) if token == "C"]
    free = [field for field, token in zip(FIELD_NAMES, tokens, strict=True) if token == "."]
    match = match_at(JUMPING, turn="C")
    legal = [match.game.codec.write(action) for action in match.legal_actions(2)]
    assert legal == [f"{origin}-{target}" for origin in own for target in free]


@pytest.mark.rule("F-26")
def test_a_jump_takes_the_roman_from_its_field_to_the_other() -> None:
    match = match_at(JUMPING)
    match.play(0, "a1-g4")
    fields = seen(match).fields
    assert (fields[FIELD_NUMBERS["a1"]], fields[FIELD_NUMBERS["g4"]]) == (-1, 0)


@pytest.mark.rule("F-26")
def test_nothing_can_be_placed_once_the_hand_is_empty() -> None:
    assert refuse(match_at(JUMPING), 0, "d4").rule == "F-26"


@pytest.mark.rule("F-27")
def test_a_jump_must_end_on_another_field() -> None:
    assert refuse(match_at(JUMPING), 0, "a1-a1").rule == "F-27"


@pytest.mark.parametrize(
    ("jump", "reason"),
    [
        ("b1-d4", "The Roman on b1 is not yours but belongs to B"),
        ("b1-b1", "The Roman on b1 is not yours but belongs to B"),
        ("d4-e4", "No Roman stands on d4"),
        ("a1-b1", "You can't land on b1, because it is taken"),
        ("a1-e1", "You can't land on e1, because it is taken"),
    ],
)
@pytest.mark.rule("F-28")
def test_a_jump_needs_an_own_roman_and_a_free_target(jump: str, reason: str) -> None:
    error = refuse(match_at(JUMPING), 0, jump)
    assert error.rule == "F-28"
    assert reason in str(error)


@pytest.mark.rule("F-28")
def test_the_field_a_jump_left_is_free_afterwards() -> None:
    match = match_at(JUMPING)
    match.play(0, "a1-d4")
    match.play(1, "b1-a1")
    assert seen(match).fields[FIELD_NUMBERS["a1"]] == 1


@pytest.mark.parametrize(
    ("seats", "drawing", "jumps"),
    [
        (2, TWO_PLAYERS, 16 * 17),
        (3, THREE_PLAYERS, 8 * 25),
        (4, JUMPING, 8 * 17),
        (5, FIVE_PLAYERS, 6 * 19),
        (6, SIX_PLAYERS, 5 * 19),
    ],
)
@pytest.mark.rule("F-20", "F-29")
def test_a_player_on_turn_always_has_a_jump(seats: int, drawing: str, jumps: int) -> None:
    for seat in range(seats):
        state = position(drawing, seats=seats, turn="ABCDEF"[seat])
        assert len(state.legal_actions(seat)) == state.num_legal(seat) == jumps


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("edition", ["kosmos1994", "ngo2012"])
@pytest.mark.rule("F-29")
def test_at_least_17_fields_stay_free(seats: int, edition: str) -> None:
    assert 49 - at(new_match(seats, edition=edition)).setup.romans >= 17


@pytest.mark.rule("F-30")
def test_a_jump_inside_a_row_with_one_gap_does_not_fill_it() -> None:
    match = match_at(LAST_ROW, coins="row-1 row-2")
    assert scorings(match.play(0, "a1-g1")) == {}
    assert seen(match).coins == ("row-1", "row-2")


@pytest.mark.rule("F-30")
def test_a_row_that_the_jump_left_does_not_count_the_roman_any_more() -> None:
    """C goes from a full, tied row 1 to row 2, which fills it: row 1 is open by then."""
    drawing = """
        A A A B B B C
        D D D A A B .
        . . . . . . .
        . . . . . . .
        . . * * * * *
        * * * * * * *
        * * * * * * *
    """
    match = match_at(drawing, turn="C", coins="row-1 row-2")
    log = match.play(2, "g1-g2")
    assert scorings(log) == {"row-2": (0, -2, -2, 7)}
    assert seen(match).coins == ("row-1",)

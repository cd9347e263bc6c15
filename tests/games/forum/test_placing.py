"""The placing phase: F-21 to F-25."""

from __future__ import annotations

import pytest
from tests.games.forum.positions import changes, match_at, new_match, refuse, scorings, seen

from ludi.engine.errors import NotationError
from ludi.games.forum.printed import FIELD_NAMES, FIELD_NUMBERS

FOUR_PLACED = """
    A B C D . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .
"""

ALL_BUT_ONE = """
    * * * * * * *
    . . . . . . .
    * * * * * . .
    * * . . * * .
    * * * . . * *
    * * * . * . .
    * * * * * . *
"""


@pytest.mark.rule("F-21")
def test_a_roman_from_the_hand_may_go_to_any_free_field() -> None:
    match = match_at(FOUR_PLACED)
    legal = [match.game.codec.write(action) for action in match.legal_actions(0)]
    assert legal == [field for field in FIELD_NAMES if field not in ("a1", "b1", "c1", "d1")]


@pytest.mark.rule("F-21")
def test_placing_takes_one_roman_from_the_hand() -> None:
    match = match_at(FOUR_PLACED)
    match.play(0, "d4")
    view = seen(match)
    assert view.hand == (6, 7, 7, 7)
    assert view.fields[FIELD_NUMBERS["d4"]] == 0


@pytest.mark.rule("F-22")
def test_placing_on_an_occupied_field_is_refused() -> None:
    error = refuse(match_at(FOUR_PLACED), 0, "b1")
    assert error.rule == "F-22"
    assert str(error) == "b1: b1 is taken: a Roman of B stands there. (F-22)"


@pytest.mark.parametrize("field", ["h1", "a8", "a0", "z99", "d44"])
@pytest.mark.rule("F-22")
def test_placing_outside_the_board_is_refused(field: str) -> None:
    match = match_at(FOUR_PLACED)
    before = match.state.to_bytes()
    with pytest.raises(
        NotationError, match=rf"{field}: not on the board, whose fields are a1 to g7 \(F-22\)"
    ):
        match.play(0, field)
    assert match.state.to_bytes() == before


@pytest.mark.rule("F-23")
def test_the_jumps_start_when_the_last_roman_is_placed_and_not_before() -> None:
    match = match_at(ALL_BUT_ONE)
    assert (seen(match).phase, match.to_act()) == ("placing", [3])
    match.play(3, "d4")
    assert (seen(match).phase, match.to_act()) == ("jumping", [0])
    match.play(0, "a1-g4")
    assert seen(match).fields[FIELD_NUMBERS["a1"]] == -1


@pytest.mark.rule("F-24")
def test_a_roman_on_the_board_may_not_move_while_romans_are_in_hand() -> None:
    error = refuse(match_at(FOUR_PLACED), 0, "a1-d4")
    assert error.rule == "F-24"
    assert "you still hold 7 Romans" in str(error)


@pytest.mark.rule("F-24")
def test_the_last_to_place_may_not_jump_instead() -> None:
    assert refuse(match_at(ALL_BUT_ONE), 3, "d1-d4").rule == "F-24"


@pytest.mark.rule("F-25")
def test_a_sector_that_is_filled_in_the_placing_phase_is_scored() -> None:
    match = match_at("""
        A A A B B D .
        B C C C D . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
    """)
    assert scorings(match.play(3, "g1")) == {"row-1": (7, 0, -4, 0)}
    assert changes(match) == (7, 0, -4, 0)


@pytest.mark.rule("F-21")
def test_placing_a_second_colour_that_one_does_not_have_is_refused() -> None:
    assert refuse(new_match(4), 0, "2 d4").rule == "F-65"

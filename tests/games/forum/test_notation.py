"""Notation: F-77."""

from __future__ import annotations

import pytest
from tests.games.forum.positions import JUMPING, TWO_PLAYERS, match_at, new_match, position

from ludi.engine.errors import NotationError
from ludi.games.forum.codec import ForumCodec
from ludi.games.forum.game import ForumGame
from ludi.games.forum.printed import FIELD_NAMES


@pytest.mark.rule("F-77")
def test_a_field_is_a_column_from_the_left_and_a_row_from_the_top() -> None:
    assert (FIELD_NAMES[0], FIELD_NAMES[6], FIELD_NAMES[42], FIELD_NAMES[48]) == ("a1", "g1", "a7", "g7")
    assert ForumCodec().read("d1") == 3


@pytest.mark.rule("F-77")
def test_placing_is_written_with_seat_and_field() -> None:
    match = new_match(4)
    match.play(0, "d4")
    assert match.lines == ["A d4"]


@pytest.mark.rule("F-77")
def test_a_jump_is_written_with_both_fields() -> None:
    match = match_at(JUMPING, turn="C")
    match.play(2, "d5-f4")
    assert match.lines == ["C d5-f4"]


@pytest.mark.rule("F-77")
def test_a_turn_of_two_players_is_written_with_both_colours() -> None:
    match = match_at(TWO_PLAYERS, seats=2)
    match.play(0, "a1-d4", "b1-g4")
    assert ", ".join(match.lines) == "A1 a1-d4, A2 b1-g4"


@pytest.mark.rule("F-77")
def test_two_players_place_their_second_colour_with_a_2() -> None:
    match = new_match(2)
    match.play(0, "2 d4")
    match.play(0, "1 e4")
    assert match.lines == ["A2 d4", "A1 e4"]


@pytest.mark.parametrize("text", ["d4", "2 d4", "d4-f2", "first C", "end"])
@pytest.mark.rule("F-77")
def test_what_is_read_is_written_the_same(text: str) -> None:
    assert ForumCodec().write(ForumCodec().read(text)) == text


@pytest.mark.parametrize("text", [" d4 ", "D4", "1 d4"])
@pytest.mark.rule("F-77")
def test_capitals_blanks_and_the_first_colour_are_understood(text: str) -> None:
    assert ForumCodec().read(text) == ForumCodec().read("d4")


@pytest.mark.rule("F-77")
def test_every_action_can_be_written_and_read_back() -> None:
    codec = ForumCodec()
    assert [codec.read(codec.write(action)) for action in range(codec.size)] == list(range(codec.size))


@pytest.mark.parametrize("line", ["A a1-d4", "A g2-d4"])
@pytest.mark.rule("F-77")
def test_a_line_tells_who_moves(line: str) -> None:
    state = position(JUMPING)
    seat, action = ForumGame().read_move(state, line)
    assert (seat, ForumGame().notation(state, seat, action)) == (0, line)


@pytest.mark.rule("F-28", "F-77")
def test_a_line_of_two_players_must_name_the_colour_on_the_field() -> None:
    with pytest.raises(NotationError, match="a1 holds another colour than A2"):
        ForumGame().read_move(position(TWO_PLAYERS, seats=2), "A2 a1-d4")


@pytest.mark.parametrize(
    "text", ["", "4d", "d4 f2", "d4-", "-f2", "3 d4", "d4-f2-a1", "first G", "first", "END!"]
)
@pytest.mark.rule("F-77")
def test_anything_else_is_refused_with_an_example(text: str) -> None:
    with pytest.raises(NotationError, match=r"write a field such as d4, or a jump such as d4-f2 \(F-77\)"):
        ForumCodec().read(text)

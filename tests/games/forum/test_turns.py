"""Turn order: F-18 to F-20."""

from __future__ import annotations

import pytest
from tests.games.forum.positions import JUMPING, match_at, new_match, refuse

from ludi.engine.errors import NotationError, NotYourTurnError, SetupError
from ludi.engine.fair import ByHand, ScriptedDice
from ludi.engine.match import Match
from ludi.engine.rng import Rng
from ludi.games.forum.codec import FIRST
from ludi.games.forum.events import FirstDrawn
from ludi.games.forum.game import ForumGame


@pytest.mark.rule("F-18")
def test_the_first_seat_begins_unless_the_set_up_says_otherwise() -> None:
    assert new_match(4).to_act() == [0]


@pytest.mark.rule("F-18")
def test_the_seat_named_at_set_up_begins() -> None:
    assert new_match(4, first="C").to_act() == [2]


@pytest.mark.rule("F-18")
def test_a_first_seat_without_a_player_is_refused_and_the_seats_are_named() -> None:
    with pytest.raises(SetupError, match="first=D: D has no player; the seats are A to C"):
        new_match(3, first="D")


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.rule("F-18")
def test_a_random_first_seat_is_drawn_with_equal_chances(seats: int) -> None:
    start = ForumGame(first="random").start(seats)
    assert start.chances() == [(FIRST + seat, 1) for seat in range(seats)]


@pytest.mark.rule("F-18")
def test_the_seat_that_is_drawn_begins() -> None:
    match = Match(ForumGame(first="random"), 4, ScriptedDice([FIRST + 2]))
    assert match.lines == ["* first C"]
    assert match.to_act() == [2]


@pytest.mark.rule("F-18", "F-76")
def test_the_draw_of_the_first_seat_is_told() -> None:
    match = Match(ForumGame(first="random"), 4, ByHand())
    assert match.follow(-1, FIRST + 3) == [FirstDrawn(seat=3)]


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.rule("F-18")
def test_random_play_begins_with_the_draw_of_the_first_seat(seed: int) -> None:
    state = ForumGame(first="random").start(4)
    state.playout(Rng(seed))
    state.check()
    assert state.ply == 1 + state.moves


@pytest.mark.rule("F-18")
def test_no_player_may_name_the_first_seat() -> None:
    assert refuse(new_match(4), 0, "first B").rule == "F-18"


@pytest.mark.parametrize("first", ["A", "C"])
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.rule("F-19")
def test_play_goes_round_in_seat_order(seats: int, first: str) -> None:
    match = new_match(seats, first=first)
    order = []
    for field in ("a1", "b2", "c1", "d2", "e1", "f2", "g1"):
        order += match.to_act()
        match.play(match.to_act()[0], field)
    assert order == [("ABC".index(first) + n) % seats for n in range(7)]


@pytest.mark.rule("F-19")
def test_a_player_may_not_move_out_of_turn() -> None:
    match = match_at(JUMPING)
    before = match.state.to_bytes()
    with pytest.raises(NotYourTurnError, match="B is not to act; waiting for A"):
        match.play(1, "b1-d4")
    assert match.state.to_bytes() == before


@pytest.mark.parametrize("word", ["pass", "pas", "-"])
@pytest.mark.rule("F-20")
def test_nobody_may_pass(word: str) -> None:
    match = match_at(JUMPING)
    with pytest.raises(NotationError, match=r"nobody may pass \(F-20\)"):
        match.play(0, word)
    assert match.to_act() == [0]

"""Taking back: as far as the last draw, the last thing shown, or the action of the next seat."""

from __future__ import annotations

from typing import Any

import pytest
from tests.engine.toys import DEADLINE, DIE, cards_match, everything, orders_match

from ludi.engine.errors import GameError, NotYourTurnError
from ludi.engine.fair import ByHand, ScriptedDice
from ludi.engine.match import Match
from ludi.engine.record import record_of
from ludi.engine.rng import Rng
from ludi.engine.state import CHANCE, TABLE
from ludi.games.forum.game import ForumGame


def forum(seats: int = 4, **options: Any) -> Match:
    return Match(ForumGame(**options), seats)


@pytest.mark.rule("F-78")
def test_a_seat_may_take_back_its_action_before_the_next_has_acted() -> None:
    match = forum()
    before = match.state.to_bytes()
    match.play(0, "a1")
    match.undo(0)
    assert (match.state.to_bytes(), match.moves, match.lines, match.to_act()) == (before, [], [], [0])


@pytest.mark.rule("F-78")
def test_no_seat_may_take_back_its_action_after_the_next_has_acted() -> None:
    match = forum()
    match.play(0, "a1")
    match.play(1, "b1")
    before = everything(match)
    with pytest.raises(NotYourTurnError, match=r"A has nothing to take back: .* the next seat has acted"):
        match.undo(0)
    assert everything(match) == before


@pytest.mark.rule("F-78")
def test_when_the_next_seat_takes_back_its_action_the_one_before_stays() -> None:
    match = forum()
    match.play(0, "a1")
    match.play(1, "b1")
    match.undo(1)
    assert match.lines == ["A a1"]
    assert not match.may_undo(0)


def test_another_seat_cannot_take_back_what_one_did() -> None:
    match = forum()
    match.play(0, "a1")
    with pytest.raises(NotYourTurnError, match="B has nothing to take back: it has not acted yet"):
        match.undo(1)


def test_a_player_of_two_colours_may_take_back_both_one_by_one() -> None:
    match = forum(2)
    match.play(0, "a1", "2 b1")
    match.undo(0)
    assert match.lines == ["A1 a1"]
    match.undo(0)
    assert match.lines == []
    assert not match.may_undo(0)


def test_a_player_of_two_colours_may_take_back_nothing_after_half_a_turn_of_the_other() -> None:
    match = forum(2)
    match.play(0, "a1", "2 b1")
    match.play(1, "c1")
    assert not match.may_undo(0)


def test_what_was_taken_back_may_be_played_otherwise() -> None:
    match, straight = forum(), forum()
    match.play(0, "a1")
    match.undo(0)
    match.play(0, "b2")
    straight.play(0, "b2")
    assert match.state.to_bytes() == straight.state.to_bytes()
    assert match.may_undo(0)


def test_a_refused_action_takes_no_right_to_undo_away() -> None:
    match = forum()
    match.play(0, "a1")
    with pytest.raises(GameError):
        match.play(1, "a1")
    assert match.may_undo(0)


def test_the_action_that_ends_the_game_cannot_be_taken_back() -> None:
    match = cards_match(1, 2)
    match.play(0, "wait", "quit")
    with pytest.raises(NotYourTurnError, match="the game is over"):
        match.undo(0)


def test_an_agreed_end_cannot_be_taken_back() -> None:
    match = forum(2)
    match.play(0, "a1")
    for seat in (0, 1):
        match.agree(seat, "end")
    assert not match.may_undo(0)


def test_before_the_first_action_there_is_nothing_to_take_back() -> None:
    with pytest.raises(NotYourTurnError, match="it has not acted yet"):
        forum().undo(0)


@pytest.mark.rule("F-78")
def test_a_game_with_takebacks_replays_to_the_same_position() -> None:
    match = forum(3)
    rng = Rng(78)
    while match.outcome is None:
        seat = match.to_act()[0]
        legal = match.legal_actions(seat)
        match.play(seat, legal[rng.below(len(legal))])
        if match.may_undo(seat) and rng.below(3) == 0:
            match.undo(seat)
    assert record_of(match).verify(match.game).state.to_bytes() == match.state.to_bytes()


# Draws


def test_nothing_before_a_draw_can_be_taken_back() -> None:
    match = cards_match(3, 7, dice=ScriptedDice([DIE]))
    match.play(0, "wait")
    match.play(0, "roll")
    assert not match.may_undo(0)


def test_what_came_after_a_draw_can_be_taken_back_as_far_as_the_draw() -> None:
    match = cards_match(3, 7, dice=ScriptedDice([DIE + 1]))
    match.play(0, "roll")
    match.play(0, "wait", "wait")
    match.undo(0)
    match.undo(0)
    assert match.lines == ["A roll", "* die-2"]
    assert not match.may_undo(0)


def test_a_draw_made_by_hand_is_a_barrier_too() -> None:
    match = cards_match(3, 7, dice=ByHand())
    match.play(0, "roll")
    assert match.may_undo(0)
    match.play(CHANCE, "die-2")
    assert not match.may_undo(0)


# What is shown


@pytest.mark.parametrize("action", ["show", "whisper"])
@pytest.mark.parametrize("hidden", range(10))
def test_what_another_viewer_was_told_cannot_be_taken_back(action: str, hidden: int) -> None:
    match = cards_match(hidden, 7)
    match.play(0, action)
    assert not match.may_undo(0)


@pytest.mark.parametrize("hidden", range(10))
def test_what_a_seat_looked_at_itself_cannot_be_taken_back(hidden: int) -> None:
    match = cards_match(3, hidden)
    match.play(0, "peek")
    assert not match.may_undo(0)


def test_showing_a_card_that_all_know_already_can_be_taken_back() -> None:
    match = cards_match(3, 7)
    match.play(0, "show")
    match.play(0, "show")
    match.undo(0)
    assert match.lines == ["A show"]
    assert not match.may_undo(0)


def test_what_all_see_but_hides_nothing_can_be_taken_back() -> None:
    match = cards_match(3, 7)
    match.play(0, "wait")
    match.play(0, "pass")
    match.undo(0)
    match.undo(0)
    assert match.lines == []


# Orders at the same time


def test_an_order_that_waits_can_be_taken_back_and_the_others_stay() -> None:
    match = orders_match(3)
    match.play(0, "1")
    match.play(1, "2")
    match.undo(0)
    assert match.lines == ["B 2"]
    assert match.to_act() == [0, 2]
    assert match.may_undo(1)


def test_orders_that_were_opened_cannot_be_taken_back() -> None:
    match = orders_match(2)
    match.play(0, "1")
    match.play(1, "2")
    assert [match.may_undo(0), match.may_undo(1)] == [False, False]


def test_orders_that_a_deadline_opened_cannot_be_taken_back() -> None:
    match = orders_match(2)
    match.play(0, "1")
    match.follow(TABLE, DEADLINE)
    assert not match.may_undo(0)


def test_an_order_of_two_steps_can_be_given_as_a_chain_and_taken_back_step_by_step() -> None:
    match = orders_match(2, steps=2)
    match.play(0, "1", "2")
    match.undo(0)
    assert match.lines == ["A 1"]
    match.undo(0)
    assert match.lines == []


@pytest.mark.parametrize("first", [0, 1])
def test_an_order_that_waits_can_be_taken_back_while_the_last_seat_gives_a_part_of_its_own(
    first: int,
) -> None:
    match = orders_match(2, steps=2)
    last = 1 - first
    match.play(first, "1", "2")
    match.play(last, "3")
    match.undo(first)
    assert sorted(match.lines) == sorted([f"{'AB'[first]} 1", f"{'AB'[last]} 3"])


def test_taking_back_an_order_and_giving_it_again_leads_to_the_same_position() -> None:
    match, straight = orders_match(3), orders_match(3)
    for seat in (0, 1):
        match.play(seat, "1")
    match.undo(0)
    match.play(0, "1")
    for seat in (0, 1):
        straight.play(seat, "1")
    assert match.state.to_bytes() == straight.state.to_bytes()


def test_an_action_alone_cannot_be_taken_back_after_another_gave_an_order() -> None:
    match = orders_match(2, herald=0)
    match.play(0, "next")
    match.play(1, "1")
    assert not match.may_undo(0)
    assert match.may_undo(1)


def test_an_action_alone_cannot_be_taken_back_from_under_the_order_of_another() -> None:
    match = orders_match(2, herald=0)
    match.play(0, "next")
    match.play(0, "3")
    match.play(1, "1")  # opens
    assert [match.may_undo(0), match.may_undo(1)] == [False, False]


def test_an_order_cannot_be_taken_back_when_what_followed_could_not_stand_without_it() -> None:
    match = orders_match(2, opens=False, herald=1)
    match.play(1, "next")
    match.play(0, "2")
    match.play(1, "3")
    match.play(1, "next")
    before = everything(match)
    with pytest.raises(NotYourTurnError):
        match.undo(0)
    assert everything(match) == before


@pytest.mark.parametrize("seed", range(6))
def test_no_take_back_breaks_a_match_of_orders(seed: int) -> None:
    rng = Rng(seed)
    match = orders_match(3, steps=1 + seed % 2, opens=seed % 3 > 0, herald=(None, 0, 2)[seed % 3])
    for _ in range(40):
        seat = match.to_act()[rng.below(len(match.to_act()))]
        legal = match.legal_actions(seat)
        match.play(seat, legal[rng.below(len(legal))])
        other = rng.below(3)
        if match.may_undo(other):
            match.undo(other)
    again = orders_match(3, steps=1 + seed % 2, opens=seed % 3 > 0, herald=(None, 0, 2)[seed % 3])
    for seat, action in match.moves:
        again.play(seat, action)
    assert again.state.to_bytes() == match.state.to_bytes()

"""Steps: the actions that a spectator noticed. What is done unseen leaves no trace for others."""

from __future__ import annotations

import pytest
from tests.engine.toys import bell_match, orders_match

from ludi.engine.errors import NotYourTurnError
from ludi.engine.match import Match
from ludi.engine.registry import make


def counts(match: Match) -> list[int]:
    """How many actions led to each step."""
    return [match.history.actions_at(step) for step in range(match.steps + 1)]


def test_where_nothing_is_hidden_every_action_is_a_step() -> None:
    match = Match(make("forum"), 3)
    match.play(0, "d4")
    match.play(1, "e5")
    assert (match.steps, counts(match)) == (2, [0, 1, 2])


def test_what_a_spectator_does_not_notice_is_no_step() -> None:
    match = bell_match(holder=1)
    match.play(1, "wait")
    assert (match.steps, len(match.moves)) == (1, 2)


def test_a_step_stays_the_same_when_something_unseen_was_done_before_it() -> None:
    quiet, other = bell_match(holder=1), bell_match(holder=1)
    other.play(1, "wait")
    for match in (quiet, other):
        match.play(0, "pass")
    assert (quiet.steps, other.steps) == (2, 2)
    assert (quiet.history.actions_at(2), other.history.actions_at(2)) == (2, 3)


def test_a_step_has_all_that_was_done_unseen_before_the_next() -> None:
    match = bell_match(holder=1)
    match.play(1, "wait")
    match.play(0, "pass")
    assert counts(match) == [0, 2, 3]
    assert [match.history.step_of(actions) for actions in range(4)] == [0, 1, 1, 2]


def test_an_order_that_is_not_whole_is_no_step() -> None:
    match = orders_match(3, steps=2)
    match.play(0, "1")
    assert match.steps == 0
    match.play(0, "1")
    assert match.steps == 1


def test_what_is_taken_back_is_no_step_any_more() -> None:
    match = orders_match(3)
    match.play(0, "1")
    match.play(1, "2")
    match.undo(0)
    assert (match.steps, match.moves) == (1, [(1, 2)])


def test_a_chain_that_is_refused_leaves_the_steps_alone() -> None:
    match = bell_match(holder=2)
    with pytest.raises(NotYourTurnError):
        match.play(0, "pass", "pass")
    assert (match.steps, counts(match)) == (1, [0, 1])


def test_a_question_lapses_when_the_seat_on_turn_acts() -> None:
    match = bell_match(holder=2)
    assert match.to_act() == [2, 0]
    match.play(0, "pass")
    match.play(2, "wait")
    match.play(1, "pass")
    assert match.to_act() == [2]


def test_a_refusal_does_not_tell_who_is_asked_in_secret() -> None:
    match = bell_match(holder=2)
    with pytest.raises(NotYourTurnError, match=r"B is not to act; waiting for A$"):
        match.play(1, "pass")


def test_an_offer_stands_while_something_is_done_unseen() -> None:
    match = bell_match(holder=2)
    match.agree(0, "quit")
    match.play(2, "wait")
    assert list(match.offers.values()) == [{0}]
    match.undo(2)
    assert list(match.offers.values()) == [{0}]
    match.play(0, "pass")
    assert match.offers == {}


def test_what_is_done_unseen_takes_nobody_s_take_back_away() -> None:
    match = bell_match(holder=2)
    match.play(0, "pass")
    assert match.may_undo(0)
    match.play(2, "wait")
    assert match.may_undo(0)


def test_an_answer_lapses_when_what_led_to_the_question_is_taken_back() -> None:
    match = bell_match(holder=2)
    match.play(2, "wait")
    match.play(0, "pass")
    match.play(2, "wait")
    match.undo(0)
    assert match.lines[1:] == ["C wait"]


def test_a_call_out_of_turn_has_no_seal() -> None:
    match = bell_match(holder=2)
    match.play(2, "wait")
    assert match.rounds.sealed == []

"""The match: the only gate for input from outside."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.engine.toys import DIE, cards_match, everything, orders_match

from ludi.engine.errors import (
    GameOverError,
    IllegalActionError,
    LudiError,
    NotationError,
    NotYourTurnError,
    SetupError,
)
from ludi.engine.fair import ByHand, FairDice, ScriptedDice, is_sealed_by
from ludi.engine.match import Match
from ludi.engine.state import CHANCE, TABLE
from ludi.games.forum.codec import END, FIRST, SIZE
from ludi.games.forum.events import FirstDrawn, Placed
from ludi.games.forum.game import ForumGame

SECRET = "5a" * 32
HUGE = 10**5000
NO_NUMBERS = [None, True, False, 1.0, b"a1", [1], {"a": 1}, ("a1",), object()]
NO_SEATS = [-3, -1, 4, 99, 10**6, HUGE, -HUGE]


def named(value: object) -> str:
    """A short name of a test's value, the same in every process."""
    if isinstance(value, int) and abs(value) >= HUGE:
        return "huge"
    return "object" if type(value) is object else ascii(value)[:20]


def forum(seats: int = 4, **options: Any) -> Match:
    return Match(ForumGame(**options), seats, FairDice(SECRET))


def over(seats: int = 4) -> Match:
    match = forum(seats)
    for seat in range(seats):
        match.agree(seat, "end")
    return match


# What may be played


def test_a_legal_action_is_played_and_told() -> None:
    match = forum()
    assert match.play(0, "a1") == [Placed(colour="A", field="a1")]
    assert (match.moves, match.lines, match.to_act()) == ([(0, 0)], ["A a1"], [1])


def test_an_action_is_a_text_or_its_number() -> None:
    by_text, by_number = forum(), forum()
    by_text.play(0, "c1")
    by_number.play(0, 2)
    assert by_text.state.to_bytes() == by_number.state.to_bytes()


def test_another_kind_of_whole_number_is_an_action_too() -> None:
    class Two:
        def __index__(self) -> int:
            return 2

    action: Any = Two()
    match = forum()
    match.play(0, action)
    assert match.moves == [(0, 2)]
    assert type(match.moves[0][1]) is int


def test_a_seat_that_is_not_to_act_is_refused_and_told_who_is() -> None:
    with pytest.raises(NotYourTurnError, match="B is not to act; waiting for A"):
        forum().play(1, "a1")


def test_after_the_end_nothing_is_played() -> None:
    with pytest.raises(GameOverError, match="over"):
        over().play(0, "a1")


def test_chance_is_no_seat_that_one_plays_for() -> None:
    with pytest.raises(NotYourTurnError):
        forum(first="random").play(CHANCE, "first A")


def test_the_whole_table_is_no_seat_that_one_plays_for() -> None:
    with pytest.raises(NotationError, match="no such seat"):
        forum().play(TABLE, END)


@pytest.mark.parametrize(
    "action", [-1, SIZE, SIZE + 1, 2**31, 2**63, 2**64, -(2**63), HUGE, -HUGE], ids=named
)
def test_a_number_out_of_range_is_refused_with_the_range(action: int) -> None:
    with pytest.raises(NotationError, match=f"actions go from 0 to {SIZE - 1}"):
        forum().play(0, action)


@pytest.mark.parametrize("action", NO_NUMBERS, ids=named)
def test_what_is_neither_text_nor_number_is_no_action(action: Any) -> None:
    with pytest.raises(NotationError, match="not the number of an action"):
        forum().play(0, action)


@pytest.mark.parametrize("seat", [*NO_NUMBERS[1:], "A", "0"], ids=named)
def test_what_is_no_number_is_no_seat(seat: Any) -> None:
    with pytest.raises(NotationError, match="not the number of a seat"):
        forum().play(seat, "a1")


GARBAGE = [
    "",
    " ",
    "\0",
    "\na1\nB b1",
    "h8",
    "a8",
    "a0",
    "a1-",
    "-a1",
    "a1-b1-c1",
    "a1, b1",
    "a\N{ARABIC-INDIC DIGIT ONE}",
    "\N{FULLWIDTH LATIN SMALL LETTER A}1",
    "\ud800",
    "\u202ea1",
    "0",
    "98",
    "first G",
    "END",
    "pass",
    "a1 #12345678",
    "<b>a1</b>",
    "{}",
    "a" * 1_000_000,
    "a" + "1" * 100_000,
]


@pytest.mark.parametrize("text", GARBAGE, ids=named)
def test_text_that_is_no_action_is_refused_and_changes_nothing(text: str) -> None:
    match = forum()
    before = everything(match)
    with pytest.raises(LudiError) as caught:
        match.play(0, text)
    assert everything(match) == before
    assert len(str(caught.value)) < 200


def test_playing_without_an_action_is_refused() -> None:
    match = forum()
    match.agree(1, "end")
    with pytest.raises(NotationError, match="no action"):
        match.play(0)
    assert match.offers == {END: {1}}


# Refusals


def test_a_refusal_has_the_rule_the_sentence_and_what_is_missing() -> None:
    match = forum()
    match.play(0, "a1")
    with pytest.raises(IllegalActionError) as caught:
        match.play(1, "a1")
    error = caught.value
    assert str(error) == "a1: a1 is taken: a Roman of A stands there. (F-22)"
    assert error.rule == error.refusal.rule == "F-22"
    assert error.refusal.words == {"field": "a1", "colour": "A"}


def test_a_refusal_to_stop_names_the_seats_that_are_missing() -> None:
    with pytest.raises(IllegalActionError) as caught:
        forum(3).play(0, "end")
    assert caught.value.rule == "F-63"
    assert caught.value.refusal.words == {"missing": (0, 1, 2)}


REFUSED: list[tuple[str, Callable[[Match], object]]] = [
    ("a field that is taken", lambda match: match.play(1, "a1")),
    ("a jump too early", lambda match: match.play(1, "a1-b1")),
    ("another seat", lambda match: match.play(2, "b1")),
    ("no seat", lambda match: match.play(7, "b1")),
    ("no field", lambda match: match.play(1, "z9")),
    ("a number out of range", lambda match: match.play(1, SIZE)),
    ("the draw of the first seat", lambda match: match.play(1, FIRST)),
    ("a chain with a bad end", lambda match: match.play(1, "b1", "c1")),
    ("a chain with garbage", lambda match: match.play(1, "b1", "?")),
    ("an undo of another", lambda match: match.undo(1)),
    ("an undo of nobody", lambda match: match.undo(9)),
    ("an agreement of nobody", lambda match: match.agree(9, "end")),
    ("an agreement on a move", lambda match: match.agree(1, "b1")),
    ("a withdrawal of nobody", lambda match: match.withdraw(9)),
]


@pytest.mark.parametrize(("what", "attempt"), REFUSED, ids=[what for what, _ in REFUSED])
def test_after_a_refusal_nothing_has_changed(what: str, attempt: Callable[[Match], object]) -> None:
    match = forum(first="random")
    match.dice.drawn, match.state.actor = 1, 0  # whoever was drawn, A begins
    match.play(0, "a1")
    match.agree(2, "end")
    before = everything(match)
    with pytest.raises(LudiError):
        attempt(match)
    assert everything(match) == before


def test_after_a_refusal_the_seals_of_waiting_orders_stand() -> None:
    match = orders_match(3, dice=FairDice(SECRET))
    match.play(0, "2")
    before = everything(match)
    with pytest.raises(LudiError):
        match.play(1, "3", "3")
    assert everything(match) == before
    assert set(match.seals) == {0}


def test_an_interruption_in_the_middle_of_an_action_leaves_the_match_as_it_was() -> None:
    class Interrupted(FairDice):
        def draw(self, label: str, chances: Any) -> int:
            super().draw(label, chances)
            raise KeyboardInterrupt

    match = cards_match(1, 2, dice=Interrupted(SECRET))
    before = everything(match)
    with pytest.raises(KeyboardInterrupt):
        match.play(0, "roll")
    assert everything(match) == before


# What is seen


@pytest.mark.parametrize(
    "viewer",
    [*NO_SEATS, *NO_NUMBERS[1:]],
    ids=named,
)
def test_only_a_seat_or_a_spectator_has_a_view_and_a_prompt(viewer: Any) -> None:
    match = forum()
    with pytest.raises(NotationError):
        match.view(viewer)
    with pytest.raises(NotationError):
        match.prompt(viewer)


def test_a_seat_that_is_not_at_the_table_has_no_legal_actions_to_ask_for() -> None:
    with pytest.raises(NotationError, match="7: no such seat; they go from 0 to 3"):
        forum().legal_actions(7)


def test_the_table_and_chance_may_be_asked_for_their_actions() -> None:
    match = Match(ForumGame(first="random"), 3, ByHand())
    assert match.legal_actions(CHANCE) == [FIRST, FIRST + 1, FIRST + 2]
    assert forum().legal_actions(TABLE) == [END]


# Chains


def test_a_chain_is_played_whole() -> None:
    match = forum(2)
    log = match.play(0, "a1", "2 b1")
    assert match.lines == ["A1 a1", "A2 b1"]
    assert log == [Placed(colour="A1", field="a1"), Placed(colour="A2", field="b1")]


def test_a_chain_whose_second_action_is_forbidden_is_not_played_at_all() -> None:
    match = forum(2)
    before = everything(match)
    with pytest.raises(IllegalActionError) as caught:
        match.play(0, "a1", "2 a1")
    assert caught.value.rule == "F-22"
    assert everything(match) == before


def test_a_chain_cannot_go_on_in_the_turn_of_another() -> None:
    match = forum(2)
    before = everything(match)
    with pytest.raises(NotYourTurnError):
        match.play(0, "a1", "2 b1", "c1")
    assert everything(match) == before


@pytest.mark.parametrize("first", ["roll", "show", "peek", "whisper"])
def test_a_chain_cannot_go_past_a_draw_or_a_reveal(first: str) -> None:
    match = cards_match(3, 7, dice=FairDice(SECRET))
    before = everything(match)
    with pytest.raises(NotationError, match="a chain of actions ends where something is drawn or shown"):
        match.play(0, first, "wait")
    assert everything(match) == before


def test_a_chain_may_end_with_a_draw() -> None:
    match = cards_match(3, 7, dice=ScriptedDice([DIE]))
    match.play(0, "wait", "roll")
    assert match.lines == ["A wait", "A roll", "* die-1"]


@pytest.mark.parametrize("second", ["wait", "?", "", SIZE, None], ids=named)
def test_probing_past_a_reveal_tells_the_same_whatever_is_hidden(second: Any) -> None:
    told = set()
    for hidden in range(10):
        with pytest.raises(NotationError) as caught:
            cards_match(3, hidden, dice=FairDice(SECRET)).play(0, "peek", second)
        told.add(str(caught.value))
    assert len(told) == 1


def test_probing_past_a_draw_does_not_use_up_the_draw() -> None:
    match, other = (cards_match(3, 7, dice=FairDice(SECRET)) for _ in range(2))
    for _ in range(5):
        with pytest.raises(NotationError):
            match.play(0, "roll", "wait")
    match.play(0, "roll")
    other.play(0, "roll")
    assert match.lines == other.lines
    assert match.dice.drawn == 1


# Draws


def test_a_draw_is_made_at_once_so_that_a_seat_is_to_act() -> None:
    match = Match(ForumGame(first="random"), 4, ScriptedDice([FIRST + 2]))
    assert match.to_act() == [2]
    assert match.lines == ["* first C"]


def test_a_draw_after_an_action_is_told_with_it() -> None:
    match = Match(ForumGame(first="random"), 4, ByHand())
    assert match.follow(CHANCE, FIRST + 3) == [FirstDrawn(seat=3)]


def test_fair_dice_draw_the_same_from_the_same_secret() -> None:
    lines = {tuple(Match(ForumGame(first="random"), 6, FairDice(SECRET)).lines) for _ in range(3)}
    assert len(lines) == 1


def test_a_match_without_dice_takes_fair_ones_with_a_secret_of_their_own() -> None:
    one, other = Match(ForumGame(), 4).dice, Match(ForumGame(), 4).dice
    assert isinstance(one, FairDice)
    assert isinstance(other, FairDice)
    assert one.secret != other.secret


def test_a_script_that_has_run_out_is_told_and_nothing_is_played() -> None:
    match = cards_match(3, 7, dice=ScriptedDice([]))
    before = everything(match)
    with pytest.raises(SetupError, match="run out"):
        match.play(0, "roll")
    assert everything(match) == before


def test_a_script_with_an_impossible_outcome_is_told() -> None:
    with pytest.raises(SetupError, match="not one of the outcomes"):
        Match(ForumGame(first="random"), 2, ScriptedDice([FIRST + 2]))


def test_by_hand_the_outcome_of_chance_is_played_as_an_action() -> None:
    match = Match(ForumGame(first="random"), 4, ByHand())
    assert match.to_act() == [CHANCE]
    match.play(CHANCE, "first D")
    assert match.to_act() == [3]


def test_by_hand_no_seat_acts_before_the_draw() -> None:
    with pytest.raises(NotYourTurnError, match=r"A is not to act; waiting for \*"):
        Match(ForumGame(first="random"), 4, ByHand()).play(0, "a1")


def test_by_hand_an_outcome_that_cannot_be_is_refused() -> None:
    match = Match(ForumGame(first="random"), 4, ByHand())
    with pytest.raises(IllegalActionError) as caught:
        match.play(CHANCE, "first E")
    assert caught.value.rule == "F-18"


# The whole table


def test_the_game_ends_when_all_seats_agree() -> None:
    match = forum(3)
    assert match.agree(0, "end") == []
    assert match.agree(1, END) == []
    assert match.agree(2, "end")
    assert match.outcome
    assert match.outcome.reason == "agreed"
    assert match.lines == ["! end"]
    assert match.offers == {}


def test_one_seat_that_agrees_again_and_again_is_one_seat() -> None:
    match = forum(3)
    for _ in range(5):
        match.agree(0, "end")
    assert match.offers == {END: {0}}
    assert match.outcome is None


def test_an_offer_that_is_withdrawn_is_gone() -> None:
    match = forum(2)
    match.agree(0, "end")
    match.withdraw(0)
    assert match.offers == {}
    match.agree(1, "end")
    assert match.outcome is None


def test_withdrawing_leaves_the_agreement_of_others() -> None:
    match = forum(3)
    match.agree(0, "end")
    match.agree(1, "end")
    match.withdraw(0)
    assert match.offers == {END: {1}}


def test_withdrawing_what_one_never_agreed_to_is_no_harm() -> None:
    match = forum(3)
    match.agree(0, "end")
    match.withdraw(1)
    assert match.offers == {END: {0}}


def test_an_action_cancels_the_offers() -> None:
    match = forum(2)
    match.agree(1, "end")
    match.play(0, "a1")
    assert match.offers == {}
    match.agree(0, "end")
    assert match.outcome is None


def test_an_undo_cancels_the_offers() -> None:
    match = forum(2)
    match.play(0, "a1")
    match.agree(1, "end")
    match.undo(0)
    assert match.offers == {}


@pytest.mark.parametrize(
    "seat",
    [*NO_SEATS, *NO_NUMBERS, "A"],
    ids=named,
)
def test_only_a_seat_of_the_table_can_agree_withdraw_or_undo(seat: Any) -> None:
    match = forum()
    for attempt in (lambda: match.agree(seat, "end"), lambda: match.withdraw(seat), lambda: match.undo(seat)):
        with pytest.raises(NotationError):
            attempt()
    assert match.offers == {}


def test_seats_that_do_not_exist_cannot_end_the_game() -> None:
    match = forum(4)
    match.agree(0, "end")
    for seat in (4, 5, 6, -1, -2):
        with pytest.raises(NotationError, match="no such seat"):
            match.agree(seat, "end")
    assert match.outcome is None


def test_the_table_agrees_only_on_what_is_the_tables() -> None:
    with pytest.raises(NotYourTurnError, match="a1: the table cannot agree on that now"):
        forum().agree(0, "a1")


@pytest.mark.parametrize(
    "action",
    [SIZE, -1, HUGE, None, "?", 2.0],
    ids=named,
)
def test_the_table_cannot_agree_on_what_is_no_action(action: Any) -> None:
    with pytest.raises(NotationError):
        forum().agree(0, action)


def test_after_the_end_nobody_agrees() -> None:
    with pytest.raises(GameOverError):
        over().agree(0, "end")


def test_an_act_of_the_table_opens_the_orders_that_wait() -> None:
    match = orders_match(3, dice=FairDice(SECRET))
    match.play(0, "2")
    assert set(match.seals) == {0}
    match.follow(TABLE, 5)
    assert match.seals == {}
    assert not match.may_undo(0)


# Orders at the same time


def test_an_order_that_waits_is_shown_as_a_seal_of_its_text() -> None:
    match = orders_match(3, dice=FairDice(SECRET))
    match.play(1, "2")
    assert set(match.seals) == {1}
    assert is_sealed_by(match.seals[1], SECRET, "0/0/B", "2")
    assert not is_sealed_by(match.seals[1], SECRET, "0/0/B", "3")


def test_a_seal_stands_for_all_steps_of_an_order() -> None:
    match = orders_match(3, steps=2, dice=FairDice(SECRET))
    match.play(1, "2", "0")
    assert is_sealed_by(match.seals[1], SECRET, "0/0/B", "2, 0")


def test_an_order_has_no_seal_before_it_is_whole() -> None:
    match = orders_match(3, steps=2, dice=FairDice(SECRET))
    match.play(1, "2")
    assert match.seals == {}


def test_a_seal_stands_while_another_gives_a_part_of_its_order() -> None:
    match = orders_match(2, steps=2, dice=FairDice(SECRET))
    match.play(0, "2", "0")
    match.play(1, "3")
    assert set(match.seals) == {0}


def test_the_seals_are_dropped_when_the_last_order_opens_them() -> None:
    match = orders_match(2, dice=FairDice(SECRET))
    match.play(0, "2")
    match.play(1, "3")
    assert match.seals == {}


def test_the_same_order_given_again_has_another_seal() -> None:
    match = orders_match(2, dice=FairDice(SECRET))
    match.play(0, "2")
    first = match.seals[0]
    match.undo(0)
    assert match.seals == {}
    match.play(0, "2")
    assert match.seals[0] != first


def test_dice_without_a_secret_make_no_seals() -> None:
    match = orders_match(2, dice=ByHand())
    match.play(0, "2")
    assert match.seals == {}


def test_orders_lead_to_the_same_position_in_whatever_order_they_come() -> None:
    positions = set()
    for arrival in ([0, 1, 2], [2, 1, 0], [1, 2, 0]):
        match = orders_match(3)
        for seat in arrival:
            match.play(seat, str(seat))
        positions.add(match.state.to_bytes())
    assert len(positions) == 1

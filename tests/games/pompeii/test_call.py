"""The eruption call: P-84 to P-88, P-151 and P-160."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from tests.games.pompeii.positions import at, city, legal, match_at, play, refuse, seen

from ludi.engine.errors import IllegalActionError, NotYourTurnError
from ludi.engine.game import CHANCE
from ludi.engine.match import Match
from ludi.games.pompeii.events import Called, Erupted

FULL = "i3:R2B2 f5:RB2 e6:RB3"
"""Houses 5, 7 and 9 are full."""

ONLY_JOKERS = "5 7 9 9"
NOT_QUITE = "5 7 9 4"


STAGES = ("play", "relatives", "omen")
"""The stages in which another has something to decide."""


def in_stage(stage: str, black: str = ONLY_JOKERS, own: str = "1 2 3 4") -> Match:
    """Red is on turn in this stage, and black holds these cards."""
    match = match_at(f"{FULL} a2:B", hands={0: own, 1: black})
    if stage != "play":
        play(match, "1 b2")
    if stage == "omen":
        play(match, "done", "draw omen")
    return match


def table(*hands: str, **facts: Any) -> Match:
    """A table with these hands, by seat; red is on turn."""
    return match_at(FULL, seats=len(hands), hands=dict(enumerate(hands)), **facts)


# Who may call


@pytest.mark.rule("P-84", "P-88")
@pytest.mark.vector("V-20")
def test_who_holds_only_jokers_may_call_in_his_own_turn() -> None:
    match = table(ONLY_JOKERS, "1 2 3 4")
    assert "erupt" in legal(match)
    assert seen(match, 0).only_jokers
    play(match, "erupt")
    assert seen(match).causer == 0


@pytest.mark.rule("P-84")
def test_who_holds_only_jokers_may_call_in_the_turn_of_another() -> None:
    match = table("1 2 3 4", ONLY_JOKERS)
    play(match, "B erupt")
    assert seen(match).causer == 1


@pytest.mark.rule("P-88")
@pytest.mark.vector("V-20")
def test_one_card_that_is_no_joker_forbids_the_call() -> None:
    match = table(NOT_QUITE, "1 2 3 4")
    assert not seen(match, 0).only_jokers
    refuse(match, "erupt", "P-88")


@pytest.mark.rule("P-88")
@pytest.mark.vector("V-20")
def test_who_holds_another_card_is_not_asked() -> None:
    match = table("1 2 3 4", NOT_QUITE)
    assert match.to_act() == [0]
    with pytest.raises(NotYourTurnError):
        match.play(1, "erupt")


@pytest.mark.rule("P-88")
def test_the_present_position_counts_and_not_an_earlier_one() -> None:
    match = match_at(FULL, stage="omen", hands={0: "1 2 3", 1: ONLY_JOKERS})
    assert seen(match, 1).only_jokers
    play(match, "omen f5 black", "draw 4")
    assert not seen(match, 1).only_jokers
    assert match.to_act() == [1]
    refuse(match, "erupt", "P-88")


@pytest.mark.rule("P-84", "P-53")
def test_nobody_calls_before_the_first_a_d_79() -> None:
    match = table(ONLY_JOKERS, "5 5 7 7", seething=False)
    assert match.to_act() == [0]
    assert (seen(match, 0).only_jokers, seen(match, 0).may_call) == (False, False)
    refuse(match, "erupt", "P-53")


# What happens


@pytest.mark.rule("P-85", "P-158")
def test_the_caller_shows_his_hand_to_all() -> None:
    match = table("1 2 3 4", ONLY_JOKERS)
    log = play(match, "B erupt")
    assert log[0] == Called(seat=1, cards=(5, 7, 9, 9))
    assert log[0].is_for(None)


@pytest.mark.rule("P-86")
def test_the_call_ends_the_first_phase_at_once() -> None:
    match = table("1 2 3 4", ONLY_JOKERS)
    log = play(match, "B erupt")
    assert isinstance(log[1], Erupted)
    assert log[1].seat == 1
    assert (seen(match).phase, seen(match).stage) == ("eruption", "tile")
    assert city(match) == "i3:R2B2 f5:RB2 e6:RB3"


@pytest.mark.rule("P-86", "P-98")
@pytest.mark.parametrize(("caller", "first"), [(0, 1), (1, 2), (2, 0)])
def test_the_left_neighbour_of_the_caller_draws_the_first_tile(caller: int, first: int) -> None:
    hands = ["1 2 3 4", "1 2 3 4", "1 2 3 4"]
    hands[caller] = ONLY_JOKERS
    match = table(*hands)
    match.play(caller, "erupt")
    assert (seen(match).causer, seen(match).turn, match.to_act()) == (caller, first, [CHANCE])


# How it is asked


@pytest.mark.rule("P-87")
@pytest.mark.vector("V-20")
def test_black_waits_and_yellow_calls() -> None:
    match = table("1 2 3 4", ONLY_JOKERS, "5 5 7 9")
    assert match.to_act() == [1, 2, 0]
    play(match, "B wait")
    assert match.to_act() == [2, 0]
    log = play(match, "C erupt")
    assert log[0] == Called(seat=2, cards=(5, 5, 7, 9))
    assert (seen(match).causer, seen(match).turn) == (2, 0)


@pytest.mark.rule("P-87")
@pytest.mark.parametrize(("turn", "order"), [(0, [1, 2, 3, 0]), (1, [2, 3, 0, 1]), (3, [0, 1, 2, 3])])
def test_all_who_may_call_are_asked_at_once_clockwise_from_the_seat_on_turn(
    turn: int, order: list[int]
) -> None:
    full = "i3:R2B2 f5:RB2 e6:RB3 a2:R2 b2:R2 g4:B3 g5:B2"
    hands = dict(enumerate(["1 1 5 5", "5 5 7 7", "9 9 8 8", "9 9 1 1"]))
    assert match_at(full, seats=4, turn=turn, hands=hands).to_act() == order


@pytest.mark.rule("P-87")
def test_the_first_call_counts_whoever_was_listed_before() -> None:
    match = table("1 2 3 4", ONLY_JOKERS, "5 5 7 9")
    play(match, "C erupt")
    assert seen(match).causer == 2
    with pytest.raises(NotYourTurnError):
        match.play(1, "erupt")


@pytest.mark.rule("P-87")
def test_who_is_asked_may_call_or_wait_and_nothing_else() -> None:
    match = table("1 2 3 4", ONLY_JOKERS)
    assert legal(match, 1) == ["erupt", "wait"]
    with pytest.raises(IllegalActionError) as refused:
        match.play(1, "5 a2")
    assert refused.value.refusal.rule == "P-39"


@pytest.mark.rule("P-87")
def test_the_seat_on_turn_is_not_held_up() -> None:
    match = table("1 2 3 4", ONLY_JOKERS)
    play(match, "1 a2")
    assert (seen(match).stage, match.to_act()) == ("draw", [CHANCE])


@pytest.mark.rule("P-84", "P-87")
@pytest.mark.parametrize("stage", STAGES)
def test_a_seat_may_call_in_every_stage_of_anothers_turn(stage: str) -> None:
    match = in_stage(stage)
    assert (seen(match).stage, match.to_act()) == (stage, [1, 0])
    assert legal(match, 1) == ["erupt", "wait"]
    play(match, "B erupt")
    assert (seen(match).phase, seen(match).causer) == ("eruption", 1)


@pytest.mark.rule("P-87")
@pytest.mark.parametrize("stage", STAGES)
def test_in_no_stage_the_seat_on_turn_is_held_up(stage: str) -> None:
    assert legal(in_stage(stage)) == legal(in_stage(stage, NOT_QUITE)) != []


@pytest.mark.rule("P-87")
def test_what_a_seat_may_do_is_offered_again_at_every_moment() -> None:
    match = match_at(f"{FULL} g3:RB", hands={0: "4 4 4 4", 1: ONLY_JOKERS})
    for text in ("4 g3", "+ d2", "done"):
        play(match, "B wait")
        assert match.to_act() == [0]
        play(match, text, *(["draw omen"] if text == "done" else []))
        assert match.to_act() == [1, 0]


@pytest.mark.rule("P-175")
def test_no_moment_lies_between_the_last_figure_and_the_draw() -> None:
    match = in_stage("relatives")
    play(match, "done")
    assert (seen(match).stage, match.to_act(), legal(match, 1)) == ("draw", [CHANCE], [])
    with pytest.raises(NotYourTurnError):
        match.play(1, "erupt")


@pytest.mark.rule("P-84", "P-87")
def test_a_spot_that_fills_up_gives_the_right_to_call_at_the_next_moment() -> None:
    match = match_at("i3:R2B2 f5:RB2 e6:RB2 d2:B", hands={0: "9 1 1 1", 1: ONLY_JOKERS})
    assert match.to_act() == [0]
    play(match, "9 e6")
    assert (seen(match).stage, match.to_act()) == ("relatives", [1, 0])


@pytest.mark.rule("P-87")
def test_who_waited_is_asked_again_at_the_next_turn() -> None:
    match = table("1 2 3 4", ONLY_JOKERS, "1 2 3 4")
    play(match, "B wait")
    assert match.to_act() == [0]
    play(match, "1 a2", "draw 4")
    assert match.to_act() == [1]
    play(match, "9 b1", "draw 5", "2 e1", "draw 4")
    assert seen(match, 1).hand == (5, 5, 7, 9)
    assert match.to_act() == [1, 0]


@pytest.mark.rule("P-87")
@pytest.mark.parametrize("stage", STAGES)
def test_who_waited_cannot_call_at_the_same_moment(stage: str) -> None:
    match = in_stage(stage)
    play(match, "B wait")
    with pytest.raises(NotYourTurnError):
        match.play(1, "erupt")


@pytest.mark.rule("P-174")
def test_a_call_leaves_the_relatives_that_are_still_due_in_the_box() -> None:
    match = in_stage("relatives")
    assert seen(match).due == 1
    log = play(match, "B erupt")
    assert (seen(match).due, seen(match).causes, seen(match).supply) == (0, "", (0, 0))
    assert isinstance(log[1], Erupted)
    assert log[1].boxed == seen(match).box
    assert [type(event) for event in log] == [Called, Erupted]


@pytest.mark.rule("P-174")
def test_a_call_spares_the_figure_that_an_omen_was_to_take() -> None:
    match = in_stage("omen")
    before = city(match)
    play(match, "B erupt")
    assert (city(match), seen(match).volcano) == (before, (0, 0))


@pytest.mark.rule("P-174", "P-91")
def test_the_seat_on_turn_lays_down_the_three_cards_it_has() -> None:
    log = play(in_stage("omen"), "B erupt")
    assert isinstance(log[1], Erupted)
    assert [len(hand) for hand in log[1].hands] == [3, 4]


@pytest.mark.rule("P-88", "P-175")
@pytest.mark.parametrize("stage", ["relatives", "omen"])
def test_who_has_played_a_card_draws_before_he_may_call(stage: str) -> None:
    match = in_stage(stage, NOT_QUITE, own="1 5 7 9")
    assert (seen(match, 0).hand, seen(match, 0).only_jokers, seen(match, 0).may_call) == (
        (5, 7, 9),
        True,
        False,
    )
    refuse(match, "erupt", "P-88")


@pytest.mark.rule("P-87")
def test_the_seat_on_turn_has_nothing_to_wait_for() -> None:
    match = table(ONLY_JOKERS, "1 2 3 4")
    refuse(match, "wait", "P-87")


@pytest.mark.rule("P-87")
def test_the_seat_on_turn_may_call_although_others_are_asked() -> None:
    match = table(ONLY_JOKERS, "5 5 7 7")
    assert match.to_act() == [1, 0]
    play(match, "erupt")
    assert seen(match).causer == 0


@pytest.mark.rule("P-87")
def test_nobody_is_asked_in_the_second_phase() -> None:
    match = table("1 2 3 4", ONLY_JOKERS, "1 2 3 4")
    play(match, "B erupt", "tile coin")
    refuse(match, "erupt", "P-87")


# What the others notice


@pytest.mark.rule("P-160")
@pytest.mark.parametrize("stage", STAGES)
@pytest.mark.parametrize("viewer", [0, None])
def test_in_no_stage_anybody_notices_that_a_seat_is_asked(stage: str, viewer: int | None) -> None:
    asked, not_asked = in_stage(stage), in_stage(stage, NOT_QUITE)
    assert asked.to_act() != not_asked.to_act()
    assert (asked.view(viewer), asked.prompt(viewer)) == (not_asked.view(viewer), not_asked.prompt(viewer))
    play(asked, "B wait")
    assert (asked.view(viewer), asked.prompt(viewer)) == (not_asked.view(viewer), not_asked.prompt(viewer))
    assert asked.steps == not_asked.steps
    assert asked.may_undo(0) == not_asked.may_undo(0)


@pytest.mark.rule("P-160")
@pytest.mark.parametrize("viewer", [0, 2, None])
def test_nobody_else_notices_that_a_seat_is_asked(viewer: int | None) -> None:
    asked = table("1 2 3 4", ONLY_JOKERS, "1 2 3 4")
    not_asked = table("1 2 3 4", NOT_QUITE, "1 2 3 4")
    assert asked.to_act() != not_asked.to_act()
    assert asked.view(viewer) == not_asked.view(viewer)
    assert asked.prompt(viewer) == not_asked.prompt(viewer)
    if viewer is not None:
        assert legal(asked, viewer) == legal(not_asked, viewer)


@pytest.mark.rule("P-160")
def test_two_who_are_asked_do_not_know_it_of_each_other() -> None:
    both = table("1 2 3 4", ONLY_JOKERS, "5 5 7 9")
    alone = table("1 2 3 4", ONLY_JOKERS, "5 5 7 4")
    assert both.to_act() == [1, 2, 0]
    assert both.view(1) == alone.view(1)
    assert both.view(1).to_act == (1, 0)
    assert (both.prompt(1), legal(both, 1)) == (alone.prompt(1), legal(alone, 1))


@pytest.mark.rule("P-160")
@pytest.mark.parametrize("viewer", [0, 2, None])
def test_a_wait_is_told_to_nobody_and_changes_no_other_view(viewer: int | None) -> None:
    match = table("1 2 3 4", ONLY_JOKERS, "5 5 7 9")
    before = match.view(viewer), match.prompt(viewer), match.steps
    assert play(match, "B wait") == []
    assert (match.view(viewer), match.prompt(viewer), match.steps) == before


@pytest.mark.rule("P-160")
def test_who_waited_sees_that_he_is_asked_no_more() -> None:
    match = table("1 2 3 4", ONLY_JOKERS)
    before = seen(match, 1)
    play(match, "B wait")
    assert seen(match, 1) == replace(before, to_act=(0,))


@pytest.mark.rule("P-160")
@pytest.mark.parametrize("viewer", [0, 2, None])
def test_a_question_that_lapses_is_told_to_nobody(viewer: int | None) -> None:
    heard = []
    for hand in (ONLY_JOKERS, NOT_QUITE):
        match = table("1 2 3 4", hand, "1 2 3 4")
        log = play(match, "1 a2", "draw 6")
        heard.append(([event for event in log if event.is_for(viewer)], match.view(viewer)))
    assert heard[0] == heard[1]


@pytest.mark.rule("P-160")
def test_a_wait_and_none_lead_to_the_same_view_after_the_card() -> None:
    waited, silent = (table("1 2 3 4", ONLY_JOKERS) for _ in range(2))
    play(waited, "B wait")
    logs = [play(match, "1 a2") for match in (waited, silent)]
    assert logs[0] == logs[1]
    for viewer in (0, 1, None):
        assert waited.view(viewer) == silent.view(viewer)


@pytest.mark.rule("P-160")
def test_the_refusal_of_who_is_not_to_act_names_only_the_seat_on_turn() -> None:
    match = table("1 2 3 4", ONLY_JOKERS, "1 2 3 4")
    with pytest.raises(NotYourTurnError, match=r"waiting for A$"):
        match.play(2, "wait")


# Taking back


def with_a_relative(black: str) -> Match:
    """Red has placed a relative and may place another."""
    match = match_at(f"{FULL} g3:RB", hands={0: "4 4 4 4", 1: black})
    play(match, "4 g3", "+ d2")
    return match


@pytest.mark.rule("P-160", "P-170")
@pytest.mark.parametrize("waits", [(), ("B wait",)])
def test_a_relative_can_be_taken_back_whether_or_not_another_was_asked(waits: tuple[str, ...]) -> None:
    match = with_a_relative(ONLY_JOKERS)
    play(match, *waits)
    other = with_a_relative(NOT_QUITE)
    for each in (match, other):
        each.undo(0)
    assert (match.view(0), match.view(None), match.steps) == (other.view(0), other.view(None), other.steps)


@pytest.mark.rule("P-87", "P-170")
def test_after_a_take_back_the_question_comes_again() -> None:
    match = with_a_relative(ONLY_JOKERS)
    play(match, "B wait")
    match.undo(0)
    assert match.to_act() == [1, 0]


# The edition of 2013


@pytest.mark.rule("P-151")
def test_in_the_edition_of_2013_nobody_calls() -> None:
    match = table(ONLY_JOKERS, "5 5 7 7", edition="mayfair2013")
    assert match.to_act() == [0]
    assert (seen(match, 0).only_jokers, seen(match, 0).may_call) == (True, False)
    refuse(match, "erupt", "P-151")


@pytest.mark.rule("P-151", "P-80")
def test_in_the_edition_of_2013_jokers_are_jokers_all_the_same() -> None:
    match = table(ONLY_JOKERS, "5 5 7 7", edition="mayfair2013")
    assert at(match).jokers() == (5, 7, 9)

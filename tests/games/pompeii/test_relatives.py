"""Relatives: P-64 to P-79, and P-150 of the edition of 2013."""

from __future__ import annotations

import pytest
from tests.games.pompeii.positions import city, legal, match_at, play, refuse, seen, squares

from ludi.engine.game import CHANCE
from ludi.engine.match import Match
from ludi.games.pompeii.events import Placed, RelativesDue, RelativesLost

NEUTRAL = ["b1", "g1", "d2", "h2", "a3", "e3", "b4", "h4", "j4", "k4", "b6", "d6", "h6"]
NO_ROOM = "b1:B g1:B2 d2:B3 h2:B2 a3:B2 e3:B2 b4:B3 h4:R3 j4:R2 b6:R2 d6:R2 h6:R2 c4:R2 c5:R d4:R2 d5:R2"
"""Every neutral spot but k4 is taken, and all of number 6."""


def start(figures: str, hand: str, **facts: object) -> Match:
    """Red is on turn with this hand, filled up to four."""
    return match_at(figures, hands={0: hand}, **facts)


def open_squares(match: Match) -> set[str]:
    """Where a relative may go."""
    return set(squares(match, "+ "))


def due(match: Match) -> int:
    return seen(match).due


# How many


@pytest.mark.rule("P-64")
def test_as_many_as_lived_in_the_building_may_follow_whatever_their_colours() -> None:
    match = start("i3:RBY", "5 1 2 3", seats=3)
    log = play(match, "5 i3")
    assert log[-1] == RelativesDue(seat=0, count=3)
    assert due(match) == 3


@pytest.mark.rule("P-64")
@pytest.mark.vector("V-8")
def test_an_empty_building_brings_nobody() -> None:
    match = start("e3:B2", "9 1 2 3")
    play(match, "9 e6")
    assert (seen(match).stage, due(match)) == ("draw", 0)


@pytest.mark.rule("P-64")
def test_a_relative_comes_from_the_own_supply() -> None:
    match = start("i3:B", "5 1 2 3", supply=(10, 10))
    play(match, "5 i3", "+ d2")
    assert city(match) == "d2:R i3:RB"
    assert seen(match).supply == (8, 10)


@pytest.mark.rule("P-65")
@pytest.mark.vector("V-12")
def test_who_lives_in_the_twin_is_not_counted() -> None:
    match = start("f3:B2 g3:RB2", "4 1 2 3")
    play(match, "4 f3")
    assert due(match) == 2
    assert "g3" in open_squares(match)


@pytest.mark.rule("P-65")
@pytest.mark.vector("V-12")
def test_the_other_twin_counts_its_own() -> None:
    match = start("f3:B2 g3:RB2", "4 1 2 3")
    play(match, "4 g3")
    assert due(match) == 3


@pytest.mark.rule("P-65")
def test_the_new_figure_itself_is_not_counted() -> None:
    match = start("f5:B", "7 1 2 3")
    play(match, "7 f5")
    assert due(match) == 1


@pytest.mark.parametrize(
    ("figures", "action", "count"),
    [
        ("a2:RB b2:B", "1 b2", 3),
        ("e1:RB e2:B", "2 e2", 3),
        ("c4:RB", "6 c5", 2),
        ("d4:RB d5:B", "6 d5", 3),
        ("i6:B", "11 i7", 1),
        ("k6:RB", "11 k7", 2),
    ],
)
@pytest.mark.rule("P-66")
def test_both_squares_of_a_building_count(figures: str, action: str, count: int) -> None:
    match = start(figures, f"{action.split()[0]} 3 4 5")
    play(match, action)
    assert due(match) == count


@pytest.mark.parametrize(
    ("figures", "action"), [("g3:B3", "4 g3"), ("i3:B3", "5 i3"), ("e6:B3", "9 e6"), ("d4:B2 d5:B", "6 d5")]
)
@pytest.mark.rule("P-66")
def test_there_are_never_more_than_three(figures: str, action: str) -> None:
    match = start(figures, f"{action.split()[0]} 1 2 3")
    play(match, action)
    assert due(match) == 3


# Where


@pytest.mark.rule("P-67", "P-68")
@pytest.mark.vector("V-9")
def test_a_relative_goes_to_another_house_of_the_colour_or_a_neutral_one() -> None:
    match = start("i6:B", "11 1 2 3")
    play(match, "11 i7")
    assert open_squares(match) == {*NEUTRAL, "f6", "f7", "k6", "k7"}
    assert len(open_squares(match)) == 17


@pytest.mark.rule("P-67")
def test_a_house_of_another_colour_takes_no_relative() -> None:
    match = start("i6:B", "11 1 2 3")
    play(match, "11 i7")
    refuse(match, "+ a2", "P-67")


@pytest.mark.parametrize(("square", "rule"), [("k4", "P-18"), ("j6", "P-19")])
@pytest.mark.rule("P-67", "P-18")
def test_a_relative_needs_a_free_spot(square: str, rule: str) -> None:
    match = start("i6:B k4:B", "11 1 2 3")
    play(match, "11 i7")
    refuse(match, f"+ {square}", rule)


@pytest.mark.rule("P-68")
def test_the_twin_of_the_same_number_takes_a_relative() -> None:
    match = start("c3:B", "3 1 2 4")
    play(match, "3 c3", "+ d3")
    assert city(match) == "c3:RB d3:R"


@pytest.mark.rule("P-69")
def test_no_relative_enters_the_building_that_brought_it() -> None:
    match = start("i3:B", "5 1 2 3")
    play(match, "5 i3")
    refuse(match, "+ i3", "P-69")


@pytest.mark.rule("P-69", "P-70")
@pytest.mark.vector("V-10")
def test_not_even_the_other_square_of_that_building() -> None:
    match = start("a2:R b2:B", "1 2 3 4")
    play(match, "1 a2")
    assert open_squares(match) == {*NEUTRAL, "f3", "g3", "g4", "g5"}
    assert len(open_squares(match)) == 17
    refuse(match, "+ b2", "P-70")


@pytest.mark.rule("P-71", "P-72")
@pytest.mark.vector("V-10")
def test_a_building_takes_one_relative_a_turn_and_its_twin_another() -> None:
    match = start("a2:R b2:B", "1 2 3 4")
    play(match, "1 a2", "+ f3")
    assert len(open_squares(match)) == 16
    refuse(match, "+ f3", "P-71")
    play(match, "+ g3")
    assert city(match) == "a2:R2 b2:B f3:R g3:R"


@pytest.mark.rule("P-71")
@pytest.mark.vector("V-11")
def test_for_that_both_squares_of_a_building_are_one() -> None:
    match = start("e6:RB2", "9 1 2 3")
    play(match, "9 e6")
    assert open_squares(match) == {*NEUTRAL, "c4", "c5", "d4", "d5"}
    play(match, "+ c4")
    refuse(match, "+ c5", "P-71")
    play(match, "+ d5", "+ b1")
    assert city(match) == "b1:R c4:R d5:R e6:R2B2"
    assert seen(match).stage == "draw"


@pytest.mark.rule("P-71")
def test_a_neutral_building_takes_one_relative_a_turn() -> None:
    match = start("e6:RB2", "9 1 2 3")
    play(match, "9 e6", "+ d2")
    refuse(match, "+ d2", "P-71")


@pytest.mark.rule("P-71")
def test_in_a_later_turn_the_building_takes_a_relative_again() -> None:
    match = match_at("e6:B f5:B", hands={0: "9 7 1 2", 1: "5 6 8 9"})
    play(match, "9 e6", "+ d2", "draw 4", "5 i3", "draw 4", "7 f5", "+ d2")
    assert seen(match).city["d2"] == (2, 0)


@pytest.mark.rule("P-73")
@pytest.mark.vector("V-13")
def test_relatives_bring_no_relatives() -> None:
    match = start("i3:B d2:B2", "5 1 2 3")
    log = play(match, "5 i3", "+ d2")
    assert log[-1] == Placed(seat=0, square="d2", building="N03", way="relative")
    assert (seen(match).stage, due(match)) == ("draw", 0)


@pytest.mark.parametrize(
    ("action", "figures", "colour"),
    [
        ("1 a2", "b2:B", "f3 g3 g4 g5"),
        ("8 g4", "g4:B", "a2 b2 f3 g3 g5"),
        ("2 e1", "e1:B", "c3 d3 i3 f5"),
        ("7 f5", "f5:B", "e1 e2 c3 d3 i3"),
        ("6 c4", "c4:B", "d4 d5 e6"),
        ("9 e6", "e6:B", "c4 c5 d4 d5"),
        ("10 f6", "f6:B", "f7 i6 i7 k6 k7"),
        ("11 k6", "k6:B", "f6 f7 i6 i7"),
    ],
)
@pytest.mark.rule("P-77", "P-67")
def test_relatives_stay_with_their_colour_or_go_to_neutral_houses(
    action: str, figures: str, colour: str
) -> None:
    match = start(figures, f"{action.split()[0]} 3 4 5")
    play(match, action)
    assert open_squares(match) == {*NEUTRAL, *colour.split()}


# Who does not come


@pytest.mark.rule("P-74")
@pytest.mark.vector("V-14")
def test_relatives_without_a_spot_are_lost() -> None:
    match = start(f"{NO_ROOM} e6:RB2", "9 1 2 3")
    play(match, "9 e6")
    assert due(match) == 3
    assert legal(match) == ["+ k4", "done"]
    log = play(match, "+ k4")
    assert log[-1] == RelativesLost(seat=0, count=2)
    assert match.to_act() == [CHANCE]


@pytest.mark.rule("P-74", "P-166")
def test_when_there_is_no_spot_at_all_nothing_is_asked() -> None:
    match = start(f"{NO_ROOM} k4:B e6:RB2", "9 1 2 3")
    log = play(match, "9 e6")
    assert log[-2:] == [RelativesDue(seat=0, count=3), RelativesLost(seat=0, count=3)]
    assert match.to_act() == [CHANCE]


@pytest.mark.rule("P-75")
@pytest.mark.vector("V-14")
def test_relatives_without_a_figure_are_lost() -> None:
    match = start("f5:B2", "7 1 2 3", supply=(2, 20))
    play(match, "7 f5")
    assert due(match) == 2
    log = play(match, "+ d2")
    assert log[-1] == RelativesLost(seat=0, count=1)
    assert (seen(match).stage, seen(match).supply) == ("draw", (0, 20))


@pytest.mark.rule("P-75", "P-166")
def test_the_last_figure_brings_nobody() -> None:
    match = start("f5:B2", "7 1 2 3", supply=(1, 20))
    play(match, "7 f5")
    assert match.to_act() == [CHANCE]


@pytest.mark.rule("P-76")
def test_relatives_may_be_left_out() -> None:
    match = start("f5:B2", "7 1 2 3")
    log = play(match, "7 f5", "done")
    assert log[-1] == RelativesLost(seat=0, count=2)
    assert city(match) == "f5:RB2"
    assert seen(match).stage == "draw"


@pytest.mark.rule("P-76")
def test_some_relatives_may_come_and_others_be_left_out() -> None:
    match = start("f5:B2", "7 1 2 3")
    play(match, "7 f5", "+ d2", "done")
    assert city(match) == "d2:R f5:RB2"
    assert seen(match).stage == "draw"


# The step


@pytest.mark.rule("P-78")
def test_relatives_come_after_the_figure_one_by_one_and_before_the_draw() -> None:
    match = start("f5:B2", "7 1 2 3")
    steps = []
    for action in ("7 f5", "+ d2", "+ c3"):
        play(match, action)
        steps.append((seen(match).stage, due(match), seen(match).causes))
    assert steps == [("relatives", 2, "f5"), ("relatives", 1, "f5"), ("draw", 0, "")]


@pytest.mark.rule("P-78")
def test_no_other_card_is_played_while_relatives_are_due() -> None:
    match = start("f5:B2", "7 1 2 3")
    play(match, "7 f5")
    refuse(match, "1 a2", "P-39")


@pytest.mark.rule("P-78")
@pytest.mark.parametrize("action", ["+ d2", "done"])
def test_without_a_card_there_are_no_relatives(action: str) -> None:
    refuse(start("f5:B2", "7 1 2 3"), action, "P-78")


@pytest.mark.rule("P-79")
@pytest.mark.parametrize("square", NEUTRAL)
def test_no_card_belongs_to_a_neutral_house(square: str) -> None:
    match = start("", "1 2 3 4", seething=False)
    refuse(match, f"1 {square}", "P-41")


@pytest.mark.rule("P-79")
@pytest.mark.parametrize("square", NEUTRAL)
def test_relatives_fill_neutral_houses(square: str) -> None:
    match = start("f5:B", "7 1 2 3")
    play(match, "7 f5", f"+ {square}")
    assert seen(match).city[square] == (1, 0)


# The edition of 2013


@pytest.mark.rule("P-150")
@pytest.mark.vector("V-10")
def test_in_the_edition_of_2013_a_house_number_takes_one_relative_a_turn() -> None:
    match = start("a2:R b2:B", "1 2 3 4", edition="mayfair2013")
    play(match, "1 a2", "+ f3")
    assert len(open_squares(match)) == 15
    refuse(match, "+ g3", "P-150")


@pytest.mark.rule("P-150")
def test_in_the_edition_of_2013_a_neutral_house_closes_no_other() -> None:
    match = start("a2:R b2:B", "1 2 3 4", edition="mayfair2013")
    play(match, "1 a2", "+ d2")
    assert len(open_squares(match)) == 16


@pytest.mark.rule("P-150", "P-68")
def test_in_the_edition_of_2013_the_twin_of_the_causing_house_may_take_one() -> None:
    match = start("f3:B2", "4 1 2 3", edition="mayfair2013")
    play(match, "4 f3", "+ g3")
    assert city(match) == "f3:RB2 g3:R"

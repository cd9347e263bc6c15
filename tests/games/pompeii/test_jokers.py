"""Jokers: P-80 to P-83."""

from __future__ import annotations

import pytest
from tests.games.pompeii.positions import city, legal, match_at, play, refuse, seen

from ludi.engine.match import Match
from ludi.games.pompeii.events import CardPlayed, Placed

NEUTRAL = {"b1", "g1", "d2", "h2", "a3", "e3", "b4", "h4", "j4", "k4", "b6", "d6", "h6"}


def targets(match: Match, number: int) -> list[str]:
    """Where a card can bring a figure."""
    return [text.split()[1] for text in legal(match) if text.startswith(f"{number} ")]


@pytest.mark.rule("P-80", "P-81")
@pytest.mark.vector("V-15")
def test_a_card_whose_number_is_full_in_both_twins_goes_anywhere() -> None:
    match = match_at("c3:R2B d3:B2", hands={0: "3 1 2 4"})
    assert seen(match).jokers == (3,)
    assert len(targets(match, 3)) == 34
    assert set(targets(match, 3)) >= NEUTRAL
    refuse(match, "3 c3", "P-18")


@pytest.mark.rule("P-80")
@pytest.mark.vector("V-16")
def test_a_card_is_no_joker_while_one_twin_has_a_free_spot() -> None:
    match = match_at("c3:R2B d3:B", hands={0: "3 1 2 4"})
    assert seen(match).jokers == ()
    assert targets(match, 3) == ["d3"]
    play(match, "3 d3")
    assert seen(match).due == 1


@pytest.mark.parametrize(
    ("number", "figures", "last"),
    [
        (1, "a2:RB b2:R", "b2"),
        (2, "e1:B e2:RB", "e1"),
        (3, "c3:RB2 d3:R", "d3"),
        (4, "f3:RB2 g3:RB2", "g3"),
        (5, "i3:RB2", "i3"),
        (6, "c4:RB d4:RB d5:RB", "c5"),
        (7, "f5:RB", "f5"),
        (8, "g4:RB g5:RB", "g4"),
        (9, "e6:RB2", "e6"),
        (10, "f6:RB2 f7:B", "f7"),
        (11, "i6:R k6:RB k7:B", "i7"),
    ],
)
@pytest.mark.rule("P-80")
def test_each_number_becomes_a_joker_with_its_last_spot(number: int, figures: str, last: str) -> None:
    match = match_at(figures, hands={0: f"{number} 3 4 5"})
    assert seen(match).jokers == ()
    assert targets(match, number) == [last]
    play(match, f"{number} {last}")
    assert seen(match).jokers == (number,)


@pytest.mark.rule("P-81")
@pytest.mark.parametrize("square", ["b1", "a2", "k7"])
def test_a_joker_brings_a_figure_to_any_free_spot(square: str) -> None:
    match = match_at("f5:RB2", hands={0: "7 1 2 3"})
    log = play(match, f"7 {square}")
    assert log[0] == CardPlayed(seat=0, number=7, is_joker=True, has_figure=True)
    assert isinstance(log[1], Placed)
    assert (log[1].square, log[1].way) == (square, "joker")
    assert seen(match).city[square] == (1, 0)


@pytest.mark.rule("P-81")
def test_a_joker_needs_a_free_spot_too() -> None:
    match = match_at("f5:RB2 a2:RB", hands={0: "7 1 2 3"})
    assert "a2" not in targets(match, 7)
    refuse(match, "7 a2", "P-18")


@pytest.mark.rule("P-81")
def test_the_other_cards_of_the_hand_are_no_jokers() -> None:
    match = match_at("f5:RB2", hands={0: "7 1 2 3"})
    assert targets(match, 1) == ["a2", "b2"]


@pytest.mark.rule("P-82")
@pytest.mark.vector("V-15")
def test_a_joker_brings_no_relatives() -> None:
    match = match_at("c3:R2B d3:B2 a2:B2", hands={0: "3 1 2 4"})
    play(match, "3 b2")
    assert seen(match).stage == "draw"
    assert seen(match).city["b2"] == (1, 0)


@pytest.mark.rule("P-83")
def test_the_card_that_takes_the_last_spot_is_no_joker_and_brings_relatives() -> None:
    match = match_at("f5:RB", hands={0: "7 1 2 3"})
    log = play(match, "7 f5")
    assert log[0] == CardPlayed(seat=0, number=7, is_joker=False, has_figure=True)
    assert seen(match).due == 2


@pytest.mark.rule("P-83")
def test_a_relative_that_takes_the_last_spot_makes_a_joker_of_the_neighbours_card() -> None:
    match = match_at("i3:B f5:RB", hands={0: "5 1 2 3", 1: "7 1 2 3"})
    play(match, "5 i3", "+ f5", "draw 4")
    assert city(match) == "i3:RB f5:R2B"
    assert seen(match).jokers == (7,)
    assert len(targets(match, 7)) == 35


@pytest.mark.rule("P-83", "P-62")
@pytest.mark.vector("V-17")
def test_an_omen_makes_a_joker_a_plain_card_again() -> None:
    match = match_at("f5:RB2", hands={0: "7 1 2 3"})
    assert len(targets(match, 7)) == 35
    after = match_at("f5:RB2", stage="omen", hands={0: "1 2 3", 1: "7 1 2 3"})
    play(after, "omen f5 black", "draw 4")
    assert targets(after, 7) == ["f5"]
    play(after, "7 f5")
    assert seen(after).due == 2
    relatives = {text.split()[1] for text in legal(after) if text.startswith("+")}
    assert relatives == {*NEUTRAL, "e1", "e2", "c3", "d3", "i3"}

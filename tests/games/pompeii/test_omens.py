"""Omens: P-56 to P-63."""

from __future__ import annotations

import pytest
from tests.games.pompeii.positions import chances, city, legal, match_at, play, refuse, seen

from ludi.engine.game import CHANCE
from ludi.games.pompeii.events import Died, OmenDrawn

THREE = {0: "1 2 3"}  # the hand of the seat on turn, who draws


@pytest.mark.rule("P-56")
def test_a_drawn_omen_lies_on_the_discard_pile_and_in_no_hand() -> None:
    match = match_at("a2:RB", stage="draw", hands=THREE)
    play(match, "draw omen")
    assert (seen(match).top, seen(match).omens) == ("omen", 1)
    assert seen(match, 0).hand == (1, 2, 3)


@pytest.mark.rule("P-56", "P-156")
def test_everyone_learns_of_an_omen() -> None:
    match = match_at("a2:RB", stage="draw", hands=THREE)
    assert play(match, "draw omen") == [OmenDrawn(seat=0, has_victim=True)]


@pytest.mark.rule("P-57")
def test_the_drawer_chooses_one_figure_of_another_player_from_any_building() -> None:
    match = match_at("a2:RB d3:Y2 k4:B e6:R2", seats=3, stage="draw", hands=THREE)
    play(match, "draw omen")
    assert match.to_act() == [0]
    assert legal(match) == ["omen a2 black", "omen d3 yellow", "omen k4 black"]


@pytest.mark.rule("P-57", "P-58")
def test_the_figure_goes_into_the_volcano() -> None:
    match = match_at("i3:RB2", stage="omen", hands=THREE, volcano=(2, 3))
    log = play(match, "omen i3 black")
    assert log == [Died(square="i3", figures=(0, 1), cause="omen")]
    assert city(match) == "i3:RB"
    assert seen(match).volcano == (2, 4)


@pytest.mark.rule("P-58")
def test_a_dead_figure_does_not_come_back_to_the_supply() -> None:
    match = match_at("i3:B", stage="omen", hands=THREE, supply=(20, 20))
    play(match, "omen i3 black")
    assert seen(match).supply == (20, 20)


@pytest.mark.rule("P-59")
@pytest.mark.vector("V-18")
def test_an_own_figure_cannot_be_chosen() -> None:
    match = match_at("a2:B b2:RB", stage="omen", hands=THREE)
    refuse(match, "omen b2 red", "P-59")


@pytest.mark.rule("P-57")
@pytest.mark.vector("V-18")
def test_a_figure_that_is_not_there_cannot_be_chosen() -> None:
    match = match_at("a2:B b2:RB", stage="omen", hands=THREE)
    refuse(match, "omen a2 red", "P-59")
    refuse(match, "omen i3 black", "P-57")


@pytest.mark.rule("P-57", "P-08")
def test_a_colour_that_nobody_plays_cannot_be_chosen() -> None:
    match = match_at("a2:B", stage="omen", hands=THREE)
    refuse(match, "omen a2 yellow", "P-08")


@pytest.mark.rule("P-59")
def test_an_omen_cannot_be_declined() -> None:
    match = match_at("a2:B", stage="omen", hands=THREE)
    assert legal(match) == ["omen a2 black"]
    refuse(match, "done", "P-78")


@pytest.mark.rule("P-57")
def test_without_an_omen_no_figure_is_thrown_into_the_volcano() -> None:
    match = match_at("a2:B")
    refuse(match, "omen a2 black", "P-57")


@pytest.mark.rule("P-60")
def test_after_the_omen_its_drawer_draws_until_he_holds_four() -> None:
    match = match_at("a2:B", stage="omen", hands=THREE)
    play(match, "omen a2 black")
    assert (match.to_act(), seen(match).turn) == ([CHANCE], 0)
    play(match, "draw 5")
    assert (seen(match, 0).hand, seen(match).turn) == ((1, 2, 3, 5), 1)


@pytest.mark.rule("P-61")
@pytest.mark.vector("V-18")
def test_a_replacement_that_is_an_omen_works_too() -> None:
    match = match_at("a2:B b2:RB", stage="draw", hands=THREE)
    play(match, "draw omen", "omen a2 black", "draw omen", "omen b2 black", "draw 5")
    assert seen(match).volcano == (0, 2)
    assert city(match) == "b2:R"
    assert seen(match).hand_sizes == (4, 4)
    assert match.to_act() == [1]


@pytest.mark.rule("P-61", "P-161")
def test_each_omen_makes_the_next_one_rarer() -> None:
    match = match_at("a2:B b2:B2", stage="draw", hands=THREE, deck=31)
    assert chances(match)["draw omen"] == pytest.approx(7 / 31)
    play(match, "draw omen", "omen a2 black")
    assert chances(match)["draw omen"] == pytest.approx(6 / 30)


@pytest.mark.rule("P-61")
def test_there_is_no_eighth_omen() -> None:
    match = match_at("a2:B", stage="draw", hands=THREE, deck=20, omens=0)
    assert "draw omen" not in chances(match)


@pytest.mark.rule("P-62")
def test_the_spot_of_the_victim_is_free_and_its_number_no_joker_any_more() -> None:
    match = match_at("i3:R2B2", stage="omen", hands=THREE | {1: "5 1 2 3"})
    assert seen(match).jokers == (5,)
    play(match, "omen i3 black", "draw 4")
    assert seen(match).jokers == ()
    assert [text for text in legal(match) if text.startswith("5 ")] == ["5 i3"]


@pytest.mark.rule("P-62")
def test_a_neutral_spot_of_a_victim_can_be_taken_by_a_relative() -> None:
    match = match_at("k4:B e6:R", stage="omen", hands=THREE | {1: "9 1 2 3"})
    play(match, "omen k4 black", "draw 4", "9 e6")
    assert "+ k4" in legal(match)


@pytest.mark.parametrize("squares", ["", "a2:R i3:R2"])
@pytest.mark.rule("P-63")
def test_without_a_figure_of_another_player_the_omen_has_no_effect(squares: str) -> None:
    match = match_at(squares, stage="draw", hands=THREE)
    assert play(match, "draw omen") == [OmenDrawn(seat=0, has_victim=False)]
    assert city(match) == squares
    assert match.to_act() == [CHANCE]
    play(match, "draw 5")
    assert (seen(match).hand_sizes, seen(match).turn) == ((4, 4), 1)

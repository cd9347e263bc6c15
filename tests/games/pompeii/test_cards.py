"""The turn of phase 1: P-39 to P-48."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.pompeii.positions import (
    chances,
    city,
    deal,
    legal,
    match_at,
    new_match,
    play,
    refuse,
    seen,
)

from ludi.engine.errors import IllegalActionError, NotYourTurnError
from ludi.engine.game import CHANCE
from ludi.engine.rng import Rng
from ludi.games.pompeii.events import CardDrawn, CardPlayed, Placed
from ludi.games.pompeii.game import PompeiiGame

PLACES = {
    1: "a2 b2",
    2: "e1 e2",
    3: "c3 d3",
    4: "f3 g3",
    5: "i3",
    6: "c4 d4 c5 d5",
    7: "f5",
    8: "g4 g5",
    9: "e6",
    10: "f6 f7",
    11: "i6 k6 i7 k7",
}


@pytest.mark.rule("P-39")
def test_a_turn_is_a_card_a_figure_and_a_draw_and_then_the_left_neighbours() -> None:
    match = match_at(hands={0: "7 1 2 3"}, seething=False)
    assert (seen(match).turn, seen(match).stage) == (0, "play")
    play(match, "7 f5")
    assert (seen(match).turn, seen(match).stage, match.to_act()) == (0, "draw", [CHANCE])
    play(match, "draw 4")
    assert (seen(match).turn, seen(match).stage) == (1, "play")


@pytest.mark.rule("P-39")
def test_nobody_plays_out_of_turn() -> None:
    match = match_at(hands={1: "7 1 2 3"})
    with pytest.raises(NotYourTurnError):
        match.play(1, "7 f5")


@pytest.mark.rule("P-39")
def test_a_second_card_is_not_played_before_the_draw() -> None:
    match = match_at(hands={0: "7 7 2 3"}, seething=False)
    play(match, "7 f5")
    with pytest.raises(NotYourTurnError):
        match.play(0, "7 f5")


@pytest.mark.rule("P-39")
def test_nobody_draws_before_a_card_is_played() -> None:
    match = match_at()
    with pytest.raises(NotYourTurnError):
        match.play(CHANCE, "draw 4")


@pytest.mark.rule("P-40")
def test_the_played_card_lies_open_on_the_discard_pile() -> None:
    match = match_at(hands={0: "7 1 2 3"}, seething=False)
    before = seen(match).discard
    log = play(match, "7 f5")
    assert log[0] == CardPlayed(seat=0, number=7, is_joker=False, has_figure=True)
    assert seen(match).top == "7"
    assert Counter(dict(enumerate(seen(match).discard, 1))) - Counter(dict(enumerate(before, 1))) == {7: 1}


@pytest.mark.rule("P-41")
def test_the_figure_comes_from_the_own_supply_to_a_house_of_the_number() -> None:
    match = match_at(hands={0: "7 1 2 3"}, supply=(20, 20), seething=False)
    log = play(match, "7 f5")
    assert log[1] == Placed(seat=0, square="f5", building="7", way="card")
    assert city(match) == "f5:R"
    assert seen(match).supply == (19, 20)


@pytest.mark.parametrize("number", PLACES)
@pytest.mark.rule("P-41")
@pytest.mark.vector("V-3")
def test_in_an_empty_city_a_card_goes_to_every_square_of_its_number(number: int) -> None:
    match = match_at(hands={0: " ".join([str(number)] * 3 + ["1" if number != 1 else "2"])}, seething=False)
    targets = [text.split()[1] for text in legal(match) if text.split()[0] == str(number)]
    assert targets == PLACES[number].split()


@pytest.mark.rule("P-41")
@pytest.mark.vector("V-3")
def test_a_hand_of_1_3_6_6_has_eight_plays() -> None:
    match = match_at(hands={0: "1 3 6 6"}, seething=False)
    assert legal(match) == ["1 a2", "1 b2", "3 c3", "3 d3", "6 c4", "6 d4", "6 c5", "6 d5"]


@pytest.mark.parametrize("square", ["c3", "d3"])
@pytest.mark.rule("P-42")
def test_a_free_spot_of_either_twin_may_be_chosen(square: str) -> None:
    match = match_at("c3:R d3:B", hands={0: "3 1 2 4"}, seething=False)
    play(match, f"3 {square}")
    assert seen(match).city[square][0] >= 1


@pytest.mark.rule("P-42", "P-48", "P-18")
@pytest.mark.vector("V-4")
def test_a_full_twin_takes_nobody() -> None:
    match = match_at("c3:RB d3:B2", hands={0: "3 1 2 4"})
    assert [text for text in legal(match) if text.startswith("3 ")] == ["3 c3"]
    refuse(match, "3 d3", "P-18")


@pytest.mark.rule("P-41", "P-48")
@pytest.mark.vector("V-4")
def test_a_card_goes_nowhere_else_while_its_number_has_a_free_spot() -> None:
    match = match_at("c3:RB d3:B2", hands={0: "3 1 2 4"})
    refuse(match, "3 e3", "P-41")


@pytest.mark.parametrize("square", ["a2", "b2"])
@pytest.mark.rule("P-43")
def test_in_a_building_on_two_squares_the_square_is_chosen(square: str) -> None:
    match = match_at(hands={0: "1 2 3 4"}, seething=False)
    play(match, f"1 {square}")
    assert city(match) == f"{square}:R"


@pytest.mark.rule("P-44")
def test_a_card_cannot_be_played_without_a_figure_that_could_be_placed() -> None:
    match = match_at(hands={0: "7 1 2 3"})
    refuse(match, "7 -", "P-44")


@pytest.mark.rule("P-44")
def test_a_joker_must_place_too() -> None:
    match = match_at("f5:RB2", hands={0: "7 1 2 3"})
    assert "7 -" not in legal(match)
    refuse(match, "7 -", "P-44")


@pytest.mark.rule("P-45")
def test_the_draw_makes_the_hand_four_again() -> None:
    match = match_at(hands={0: "7 1 2 3"}, seething=False)
    play(match, "7 f5")
    assert seen(match).hand_sizes == (3, 4)
    log = play(match, "draw 11")
    assert seen(match, 0).hand == (1, 2, 3, 11)
    assert log == [CardDrawn(seat=0, number=11, only=(0,)), CardDrawn(seat=0, number=0, but=(0,))]


@pytest.mark.rule("P-45")
def test_the_deck_has_one_card_less_after_a_draw() -> None:
    match = match_at(hands={0: "7 1 2 3"}, seething=False)
    before = seen(match).deck
    play(match, "7 f5", "draw 11")
    assert seen(match).deck == before - 1


@pytest.mark.rule("P-45")
def test_a_player_does_not_choose_what_he_draws() -> None:
    match = match_at(hands={0: "7 1 2 3"})
    with pytest.raises(IllegalActionError) as refused:
        match.play(0, "draw 4")
    assert refused.value.refusal.rule == "P-45"


@pytest.mark.rule("P-46", "P-64")
@pytest.mark.vector("V-5")
def test_before_a_d_79_nobody_brings_relatives() -> None:
    match = match_at("c3:B2", hands={0: "3 1 2 4"}, seething=False)
    play(match, "3 c3")
    assert city(match) == "c3:RB2"
    assert (seen(match).stage, seen(match).due) == ("draw", 0)


@pytest.mark.rule("P-46")
def test_before_a_d_79_no_omen_can_be_drawn() -> None:
    match = match_at("c3:B2", hands={0: "3 1 2 4"}, seething=False)
    play(match, "3 c3")
    assert "draw omen" not in chances(match)


@pytest.mark.rule("P-46", "P-84")
def test_before_a_d_79_nobody_can_call() -> None:
    match = match_at("f5:RB2", hands={0: "1 2 3 4"}, seething=False)
    assert seen(match).jokers == ()
    refuse(match, "erupt", "P-53")


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.rule("P-47", "P-06")
def test_before_a_d_79_every_card_in_hand_has_a_spot(seats: int) -> None:
    rng = Rng(47)
    for _ in range(40):
        state = PompeiiGame().start(seats)
        while not state.is_seething:
            state.apply(state.actor, state.legal_at(state.actor, rng.below(state.num_legal(state.actor))))
            for seat in range(seats):
                assert all(state.room[card] for card in state.cards(seat))


@pytest.mark.rule("P-47")
def test_four_sevens_would_not_fit_but_there_are_only_three() -> None:
    match = new_match(2)
    deal(match, "7 7 7 1", "2 3 4 5")
    play(match, "7 f5", "draw 1", "2 e1", "draw 6", "7 f5", "draw 1", "3 c3", "draw 6")
    assert [text for text in legal(match) if text.startswith("7")] == ["7 f5"]
    play(match, "7 f5")
    assert "draw 7" not in chances(match)


@pytest.mark.rule("P-48")
def test_a_card_that_is_not_in_the_hand_is_refused() -> None:
    match = match_at(hands={0: "7 1 2 3"})
    refuse(match, "9 e6", "P-48")


@pytest.mark.rule("P-48", "P-18")
def test_a_full_square_is_refused() -> None:
    match = match_at("a2:RB", hands={0: "7 1 2 3"})
    refuse(match, "1 a2", "P-18")


@pytest.mark.rule("P-48", "P-19")
def test_a_square_without_spots_is_refused() -> None:
    match = match_at(hands={0: "7 1 2 3"})
    refuse(match, "7 e5", "P-19")


@pytest.mark.rule("P-48", "P-41")
@pytest.mark.parametrize("square", ["a2", "b1", "e6"])
def test_a_square_of_another_number_is_refused_while_the_number_has_a_spot(square: str) -> None:
    match = match_at("f5:RB", hands={0: "7 1 2 3"})
    refuse(match, f"7 {square}", "P-41")

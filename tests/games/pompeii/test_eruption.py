"""End and dead ends of phase 1: P-89 to P-97."""

from __future__ import annotations

import pytest
from tests.games.pompeii.positions import at, chances, city, legal, match_at, new_match, play, refuse, seen

from ludi.engine.game import CHANCE
from ludi.engine.rng import Rng
from ludi.games.pompeii.events import CardPlayed, Erupted
from ludi.games.pompeii.game import PompeiiGame
from ludi.games.pompeii.printed import EDITIONS, SPOTS, SQUARE_NAMES

THREE = {0: "1 2 3"}  # the hand of the seat on turn, who draws


def full_city(seats: int) -> str:
    """A figure on each of the 80 spots, colour after colour."""
    letters = [("RBYU"[n % seats]) for n in range(80)]
    words = []
    for name, spots in zip(SQUARE_NAMES, SPOTS, strict=True):
        taken, letters = letters[:spots], letters[spots:]
        words += [f"{name}:{''.join(taken)}"] if taken else []
    return " ".join(words)


# The second A.D. 79


@pytest.mark.rule("P-89")
def test_the_second_a_d_79_ends_the_phase_and_its_drawer_caused_the_eruption() -> None:
    match = match_at("a2:RB", seats=3, turn=1, stage="draw", hands={1: "5 6 8"}, deck=15)
    play(match, "draw ad79")
    assert (seen(match).causer, seen(match).phase, seen(match).top) == (1, "eruption", "ad79")
    assert (match.to_act(), seen(match).turn) == ([CHANCE], 2)


@pytest.mark.rule("P-90", "P-91", "P-92")
@pytest.mark.vector("V-19")
def test_it_erupts_also_as_the_replacement_of_an_omen() -> None:
    match = match_at("a2:B b2:R", stage="draw", hands=THREE, deck=16, supply=(12, 9))
    log = play(match, "draw omen", "omen a2 black", "draw ad79")
    assert log[-1] == Erupted(seat=0, hands=((1, 2, 3), (5, 6, 8, 9)), boxed=(12, 9))
    assert seen(match).causer == 0
    assert seen(match).volcano == (0, 1)


@pytest.mark.rule("P-90")
def test_he_gets_no_replacement_for_it() -> None:
    match = match_at("a2:RB", stage="draw", hands=THREE, deck=15)
    play(match, "draw ad79")
    assert set(chances(match)) == {
        f"tile {s}" for s in ("scroll", "coin", "vase", "column", "mask", "helmet")
    }


@pytest.mark.rule("P-91", "P-158")
def test_all_lay_their_hands_open_on_the_discard_pile() -> None:
    match = match_at("a2:RB", stage="draw", hands={0: "1 2 3", 1: "5 6 8 9"}, deck=15)
    before = seen(match).discard
    play(match, "draw ad79")
    laid = [after - number for after, number in zip(seen(match).discard, before, strict=True)]
    assert laid == [1, 1, 1, 0, 1, 1, 0, 1, 1, 0, 0]
    assert seen(match).hand_sizes == (0, 0)
    assert seen(match, 1).hand == ()


@pytest.mark.rule("P-92", "P-11")
def test_figures_in_a_supply_go_to_the_box_and_not_into_the_volcano() -> None:
    match = match_at("a2:RB", stage="draw", hands=THREE, deck=15)
    play(match, "draw ad79")
    assert (seen(match).supply, seen(match).box, seen(match).volcano) == ((0, 0), (35, 35), (0, 0))
    assert city(match) == "a2:RB"


@pytest.mark.rule("P-93")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_after_the_eruption_cards_and_supplies_do_not_change_any_more(seats: int) -> None:
    match = match_at("i3:RB e6:RB f3:B2", seats=seats, stage="draw", hands=THREE, deck=15)
    play(match, "draw ad79")
    state, rng, first = at(match), Rng(93), seen(match)
    while state.to_act():
        state.apply(state.actor, state.legal_at(state.actor, rng.below(state.num_legal(state.actor))))
        view = state.view(None)
        assert (view.deck, view.discard, view.supply, view.box) == (
            first.deck,
            first.discard,
            first.supply,
            first.box,
        )


# Dead ends


@pytest.mark.rule("P-94")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_last_card_of_the_deck_is_a_d_79(edition: str) -> None:
    match = match_at("a2:RB", stage="draw", hands=THREE, deck=0, omens=0, edition=edition)
    assert seen(match).deck == 1
    assert chances(match) == {"draw ad79": 1}


@pytest.mark.rule("P-95")
@pytest.mark.vector("V-21")
def test_without_a_figure_in_the_supply_a_card_is_played_all_the_same() -> None:
    match = match_at("f5:R", hands={0: "7 7 4 1"}, supply=(0, 20))
    assert legal(match) == ["1 -", "4 -", "7 -"]
    log = play(match, "7 -")
    assert log == [CardPlayed(seat=0, number=7, is_joker=False, has_figure=False)]
    assert (seen(match).stage, seen(match).hand_sizes) == ("draw", (3, 4))
    play(match, "draw 5")
    assert (seen(match).turn, seen(match).hand_sizes, city(match)) == (1, (4, 4), "f5:R")


@pytest.mark.rule("P-95")
def test_without_a_figure_in_the_supply_none_is_placed() -> None:
    match = match_at("f5:R", hands={0: "7 7 4 1"}, supply=(0, 20))
    refuse(match, "7 f5", "P-95")


@pytest.mark.rule("P-44", "P-95", "P-97")
@pytest.mark.vector("V-21")
def test_with_one_figure_left_the_card_must_place_it() -> None:
    match = match_at("f5:R", hands={0: "7 7 4 1"}, supply=(1, 20))
    refuse(match, "7 -", "P-44")


@pytest.mark.rule("P-95", "P-84")
def test_without_a_figure_in_the_supply_one_may_call() -> None:
    match = match_at("i3:R2B2 f5:RB2", hands={0: "5 5 7 7"}, supply=(0, 20))
    assert legal(match) == ["5 -", "7 -", "erupt"]


@pytest.mark.rule("P-96")
@pytest.mark.parametrize("seats", [3, 4])
def test_when_all_80_spots_are_full_a_card_is_played_without_a_figure(seats: int) -> None:
    hands = {0: "7 7 4 1", 1: "1 2 3 4", 2: "5 6 8 9"}
    match = match_at(full_city(seats), seats=seats, hands=hands)
    assert seen(match).supply[0] > 0
    assert legal(match) == ["1 -", "4 -", "7 -", "erupt"]
    play(match, "4 -", "draw 5")
    assert seen(match).turn == 1


@pytest.mark.rule("P-96", "P-84")
def test_when_all_80_spots_are_full_everyone_may_call() -> None:
    match = match_at(full_city(4), seats=4)
    assert match.to_act() == [1, 2, 3, 0]


@pytest.mark.rule("P-96")
def test_when_all_80_spots_are_full_none_can_be_named() -> None:
    match = match_at(full_city(4), seats=4, hands={0: "7 7 4 1"})
    refuse(match, "7 f5", "P-18")


@pytest.mark.rule("P-97")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_only_then_is_a_card_played_without_a_figure(seats: int) -> None:
    rng = Rng(97)
    game = PompeiiGame()
    for _ in range(20):
        state = game.start(seats)
        while state.causer < 0:
            if state.stage_name() == "play":
                texts = [game.codec.write(action) for action in state.legal_actions(state.turn)]
                view = state.view(None)
                is_stuck = view.supply[state.turn] == 0 or sum(map(sum, view.city.values())) == 80
                assert any(text.endswith(" -") for text in texts) == is_stuck
            state.apply(state.actor, state.legal_at(state.actor, rng.below(state.num_legal(state.actor))))


@pytest.mark.rule("P-97")
@pytest.mark.parametrize("edition", EDITIONS)
def test_two_players_cannot_fill_the_city(edition: str) -> None:
    assert sum(seen(new_match(2, edition=edition)).supply) < sum(SPOTS) == 80

"""A.D. 79 drawn for the first time: P-49 to P-54, and two such cards (P-148, P-149)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.pompeii.positions import at, chances, city, legal, match_at, ninth_draw, play, seen

from ludi.engine.game import CHANCE
from ludi.games.pompeii.events import CardDrawn, Hidden, OmenDrawn, Seethes

each_seat_count = pytest.mark.parametrize("seats", [2, 3, 4])


@pytest.mark.rule("P-49")
def test_who_draws_a_d_79_the_first_time_gets_the_next_card_at_once() -> None:
    match = ninth_draw(2)
    log = play(match, "draw ad79")
    assert log == [Seethes(seat=0)]
    assert (match.to_act(), seen(match).turn, seen(match).hand_sizes) == ([CHANCE], 0, (3, 4))
    play(match, "draw 4")
    assert seen(match).hand_sizes == (4, 4)


@pytest.mark.rule("P-50")
@pytest.mark.vector("V-6")
def test_a_d_79_goes_back_among_the_last_sixteen_cards() -> None:
    match = ninth_draw(3)
    sizes = [seen(match).deck]
    play(match, "draw ad79")
    sizes.append(seen(match).deck)
    log = play(match, "draw 5")
    assert sizes == [33, 32]
    assert log[-1] == Hidden(cards=16)
    assert seen(match).deck == 31 + 1
    assert seen(match).hand_sizes == (4, 4, 4)
    assert match.to_act() == [0]


@pytest.mark.rule("P-50")
def test_the_card_that_was_hidden_again_does_not_lie_on_the_discard_pile() -> None:
    match = ninth_draw(3)
    card = seen(match).top
    play(match, "draw ad79", "draw 5")
    assert seen(match).top == card


@pytest.mark.rule("P-50", "P-157")
def test_the_second_a_d_79_does_not_come_before_the_last_sixteen() -> None:
    early = match_at(stage="draw", hands={0: "1 2 3"}, deck=16)
    late = match_at(stage="draw", hands={0: "1 2 3"}, deck=15)
    assert (seen(early).deck, seen(late).deck) == (17, 16)
    assert "draw ad79" not in chances(early)
    assert chances(late)["draw ad79"] == pytest.approx(1 / 16)


@pytest.mark.parametrize(("seats", "drawer"), [(2, 0), (3, 2), (4, 0)])
@pytest.mark.rule("P-51")
def test_it_is_the_ninth_card_with_nine_figures_in_the_city(seats: int, drawer: int) -> None:
    match = ninth_draw(seats)
    assert chances(match) == {"draw ad79": 1}
    assert seen(match).turn == drawer
    assert sum(map(sum, seen(match).city.values())) == 9


@pytest.mark.rule("P-52", "P-57")
@pytest.mark.vector("V-7")
def test_an_omen_in_place_of_the_first_a_d_79_works() -> None:
    match = ninth_draw(3)
    log = play(match, "draw ad79", "draw omen")
    assert log == [Seethes(seat=2), OmenDrawn(seat=2, has_victim=True)]
    assert (seen(match).stage, seen(match).deck) == ("omen", 31)
    play(match, "omen a2 red", "draw 5")
    assert seen(match).volcano == (1, 0, 0)
    assert seen(match).deck == 30 + 1
    assert (seen(match).turn, seen(match).hand_sizes) == (0, (4, 4, 4))


@pytest.mark.rule("P-52")
def test_a_d_79_is_hidden_only_when_the_hand_is_full() -> None:
    match = ninth_draw(3)
    log = play(match, "draw ad79", "draw omen", "omen a2 red")
    assert not any(isinstance(event, Hidden) for event in log)
    log = play(match, "draw 5")
    assert [type(event) for event in log] == [CardDrawn, CardDrawn, Hidden]


@pytest.mark.rule("P-52", "P-94")
def test_a_d_79_cannot_come_again_before_it_was_hidden_not_even_after_all_omens() -> None:
    match = ninth_draw(4)
    play(match, "draw ad79")
    for _ in range(7):
        play(match, "draw omen")
        play(match, *legal(match)[:1])
        assert "draw ad79" not in chances(match)
    assert seen(match).deck == 25


@pytest.mark.rule("P-53")
def test_from_then_on_relatives_are_in_force() -> None:
    match = ninth_draw(4)
    play(match, "draw ad79", "draw 6")
    assert seen(match).is_seething
    assert "2 e2" in legal(match)
    play(match, "2 e2")
    assert (seen(match).stage, seen(match).due) == ("relatives", 2)


@pytest.mark.rule("P-53")
def test_from_then_on_jokers_are_in_force() -> None:
    match = ninth_draw(2)
    assert seen(match).jokers == ()
    play(match, "draw ad79")
    assert seen(match).jokers == (1, 2)


@pytest.mark.rule("P-54")
def test_the_figure_placed_in_the_turn_of_the_first_a_d_79_brings_no_relatives() -> None:
    match = match_at("i3:B2", hands={0: "5 1 2 3"}, seething=False)
    at(match).on_top = 0
    play(match, "5 i3", "draw ad79", "draw 4")
    assert city(match) == "i3:RB2"
    assert seen(match).turn == 1


# The edition of 2013


@each_seat_count
@pytest.mark.rule("P-149")
def test_in_the_edition_of_2013_the_first_a_d_79_goes_on_the_discard_pile(seats: int) -> None:
    match = ninth_draw(seats, edition="mayfair2013")
    play(match, "draw ad79")
    assert seen(match).top == "ad79"
    log = play(match, "draw 6")
    assert not any(isinstance(event, Hidden) for event in log)
    assert seen(match).deck == 42 - 10


@pytest.mark.parametrize(("seats", "bottom"), [(2, 15), (3, 15), (4, 10)])
@pytest.mark.rule("P-148", "P-161")
@pytest.mark.vector("V-49")
def test_in_the_edition_of_2013_the_second_a_d_79_lies_deeper_with_four_players(
    seats: int, bottom: int
) -> None:
    facts: dict[str, Any] = dict(seats=seats, stage="draw", hands={0: "1 2 3"}, edition="mayfair2013")
    assert "draw ad79" not in chances(match_at(deck=bottom + 1, **facts))
    assert chances(match_at(deck=bottom, **facts))["draw ad79"] == pytest.approx(1 / (bottom + 1))


@pytest.mark.rule("P-148", "P-89")
def test_in_the_edition_of_2013_the_other_a_d_79_erupts() -> None:
    match = match_at("a2:RB", stage="draw", hands={0: "1 2 3"}, deck=0, omens=0, edition="mayfair2013")
    play(match, "draw ad79")
    assert (seen(match).causer, seen(match).phase, seen(match).deck) == (0, "eruption", 0)

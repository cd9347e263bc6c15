"""Set-up and deck: P-29 to P-38."""

from __future__ import annotations

import pytest
from tests.games.pompeii.positions import (
    at,
    chances,
    deal,
    draw_lowest,
    hidden_cards,
    legal,
    new_match,
    ninth_draw,
    play,
    refuse,
    seen,
)

from ludi.engine.game import CHANCE
from ludi.games.pompeii.events import HandDealt

HANDS = ("1 3 6 6", "2 4 5 7", "8 9 10 11", "1 2 3 4")
POMPEII_IN_DECK = 33  # two hands on top, 25 in the lower part

each_seat_count = pytest.mark.parametrize("seats", [2, 3, 4])


def dealt(seats: int, **options: str) -> tuple[int, int, int]:
    """Cards in hands, in the deck, and out of the game after the deal."""
    match = new_match(seats, **options)
    deal(match, *HANDS[:seats])
    view = seen(match)
    return sum(view.hand_sizes), view.deck, hidden_cards(match).total() - POMPEII_IN_DECK


@each_seat_count
@pytest.mark.rule("P-29")
def test_all_figures_are_in_the_supplies_and_the_city_is_empty(seats: int) -> None:
    state = at(new_match(seats))
    view = state.view(None)
    assert view.supply == (state.setup.figures,) * seats
    assert view.city == {}
    assert view.saved == view.volcano == view.box == (0,) * seats


@pytest.mark.rule("P-30", "P-38")
def test_only_pompeii_cards_are_dealt() -> None:
    match = new_match(4)
    for _ in range(16):
        assert not {"draw omen", "draw ad79"} & set(chances(match))
        draw_lowest(match)
    assert match.to_act() == [0]


@pytest.mark.rule("P-30", "P-161")
def test_each_card_of_the_deal_is_any_of_the_cards_left_with_equal_chance() -> None:
    match = new_match(2)
    play(match, "draw 7", "draw 7")
    left = {"draw 7": 1 / 51, "draw 4": 7 / 51, "draw 1": 4 / 51}
    assert {text: chances(match)[text] for text in left} == pytest.approx(left)


@pytest.mark.rule("P-30")
def test_a_card_whose_number_is_used_up_cannot_be_dealt() -> None:
    match = new_match(2)
    play(match, "draw 7", "draw 7", "draw 7")
    assert "draw 7" not in chances(match)
    refuse(match, "draw 7", "P-45")


@pytest.mark.rule("P-31")
def test_below_the_first_a_d_79_lie_25_pompeii_cards_and_seven_omens() -> None:
    match = ninth_draw(2)
    play(match, "draw ad79")
    assert seen(match).deck == 32
    assert chances(match)["draw omen"] == pytest.approx(7 / 32)


@pytest.mark.rule("P-32")
@each_seat_count
def test_eight_cards_lie_on_a_d_79(seats: int) -> None:
    match = new_match(seats)
    deal(match, *HANDS[:seats])
    for _ in range(8):
        play(match, legal(match)[0])
        assert "draw ad79" not in chances(match)
        draw_lowest(match)
    play(match, legal(match)[0])
    assert chances(match) == {"draw ad79": 1}
    assert seen(match).deck == 33


@each_seat_count
@pytest.mark.rule("P-33")
def test_everyone_gets_four_cards_seat_by_seat(seats: int) -> None:
    match = new_match(seats)
    deal(match, *HANDS[:seats])
    hands = [seen(match, seat).hand for seat in range(seats)]
    assert hands == [tuple(map(int, hand.split())) for hand in HANDS[:seats]]


@pytest.mark.rule("P-33", "P-154")
def test_a_dealt_hand_is_told_to_its_owner_only() -> None:
    match = new_match(2)
    log = play(match, "draw 1", "draw 3", "draw 6", "draw 6")
    assert log == [
        HandDealt(seat=0, cards=(1, 3, 6, 6), only=(0,)),
        HandDealt(seat=0, cards=(), but=(0,)),
    ]


@pytest.mark.parametrize(("seats", "left_over"), [(2, 12), (3, 8), (4, 4)])
@pytest.mark.rule("P-33")
def test_the_hands_left_over_stay_unseen_to_the_end_of_the_deck(seats: int, left_over: int) -> None:
    match = ninth_draw(seats)
    play(match, "draw ad79")
    for _ in range(25):
        if at(match).stage_name() == "play":
            play(match, legal(match)[0])
        if at(match).stage_name() == "relatives":
            play(match, "done")
        draw_lowest(match)
    assert hidden_cards(match).total() == left_over


@pytest.mark.rule("P-34")
@each_seat_count
def test_all_tiles_are_in_the_bag(seats: int) -> None:
    view = seen(new_match(seats))
    assert sum(view.bag.values()) == 45
    assert (view.lava, view.aside, view.tile) == ({}, 0, "")


@each_seat_count
@pytest.mark.rule("P-35", "P-36")
def test_red_begins_and_the_turn_goes_clockwise(seats: int) -> None:
    match = new_match(seats)
    assert match.to_act() == [CHANCE]
    deal(match, *HANDS[:seats])
    order = []
    for _ in range(2 * seats):
        order += match.to_act()
        play(match, legal(match)[0])
        draw_lowest(match)
    assert order == [*range(seats), *range(seats)]


@pytest.mark.parametrize(("seats", "shares"), [(2, (8, 41, 12)), (3, (12, 41, 8)), (4, (16, 41, 4))])
@pytest.mark.rule("P-32", "P-33", "P-37")
@pytest.mark.vector("V-2")
def test_hands_deck_and_left_over_cards_make_61(seats: int, shares: tuple[int, int, int]) -> None:
    assert dealt(seats) == shares
    assert sum(shares) == 61


@pytest.mark.rule("P-38")
@each_seat_count
def test_no_omen_is_among_the_first_eight_cards_drawn(seats: int) -> None:
    match = new_match(seats)
    deal(match, *HANDS[:seats])
    for _ in range(8):
        play(match, legal(match)[0])
        assert "draw omen" not in chances(match)
        draw_lowest(match)


# The edition of 2013


@each_seat_count
@pytest.mark.rule("P-148")
@pytest.mark.vector("V-49")
def test_the_edition_of_2013_has_a_deck_of_42_cards(seats: int) -> None:
    assert dealt(seats, edition="mayfair2013") == (4 * seats, 42, 20 - 4 * seats)


@each_seat_count
@pytest.mark.rule("P-148")
def test_the_edition_of_2013_also_has_a_d_79_as_the_ninth_card(seats: int) -> None:
    match = ninth_draw(seats, edition="mayfair2013")
    assert chances(match) == {"draw ad79": 1}
    play(match, "draw ad79")
    assert seen(match).deck == 33

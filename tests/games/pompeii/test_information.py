"""Who knows what: P-154 to P-162."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.pompeii.positions import at, chances, hidden_cards, legal, match_at, play, position

from ludi.engine.errors import NotYourTurnError
from ludi.engine.fair import ByHand
from ludi.engine.match import Match
from ludi.engine.rng import Rng
from ludi.engine.views import Event
from ludi.engine.worlds import heard, viewers
from ludi.games.pompeii.events import Called, CardDrawn, Erupted, HandDealt, Hidden, OmenDrawn, Seethes
from ludi.games.pompeii.game import PompeiiGame
from ludi.games.pompeii.printed import CARD_COUNTS, NUMBERS

FULL = "i3:R2B2 f5:RB2 e6:RB3"  # 5, 7 and 9 are jokers
JOKERS = "5 7 9 9"
EVERYONE = (None, 0, 1, 2, 3)


def audience(log: list[Event], kind: type[Event]) -> set[int | None]:
    """Who heard of an event of this kind."""
    return {viewer for viewer in EVERYONE for event in heard(log, viewer) if type(event) is kind}


# Secret and open


@pytest.mark.rule("P-154")
def test_a_hand_is_seen_by_its_owner_only() -> None:
    state = position(seats=3, hands={0: "1 2 3 4", 1: "5 6 8 9", 2: "10 11 1 2"})
    assert [state.view(viewer).hand for viewer in (0, 1, 2)] == [(1, 2, 3, 4), (5, 6, 8, 9), (1, 2, 10, 11)]


@pytest.mark.parametrize("viewer", [1, 2, None])
@pytest.mark.rule("P-154")
def test_nothing_that_others_get_depends_on_a_hand(viewer: int | None) -> None:
    one = position(FULL, seats=3, hands={0: "1 2 3 4", 1: JOKERS, 2: "10 11 1 2"})
    other = position(FULL, seats=3, hands={0: "11 8 8 6", 1: JOKERS, 2: "10 11 1 2"})
    assert one.view(viewer) == other.view(viewer)
    assert one.prompt(viewer) == other.prompt(viewer)


@pytest.mark.parametrize("viewer", [0, 1, None])
@pytest.mark.rule("P-154")
def test_a_redraw_deals_the_hands_of_others_anew_and_keeps_ones_own(viewer: int | None) -> None:
    state = position(hands={0: "1 2 3 4", 1: "5 6 8 9"})
    others = [state.redraw(viewer, Rng(seed)) for seed in range(30)]
    for seat in (0, 1):
        dealt = {other.cards(seat) for other in others}
        assert len(dealt) == 1 if seat == viewer else len(dealt) > 10


@pytest.mark.rule("P-154", "P-161")
def test_a_redraw_gives_every_unseen_card_the_same_chance() -> None:
    state = position(hands={0: "4 4 4 4", 1: "5 6 8 9"})
    rng = Rng(154)
    deals = 4000
    found = Counter(card for _ in range(deals) for card in state.redraw(0, rng).cards(1))
    for number in range(1, NUMBERS + 1):
        unseen = CARD_COUNTS[number] - (4 if number == 4 else 0)
        assert abs(found[number] / deals - 4 * unseen / 49) < 0.05


@pytest.mark.rule("P-155")
def test_the_city_and_all_numbers_lie_open() -> None:
    match = match_at("a2:RB e6:R", seats=3, volcano=(1, 2, 0), supply=(9, 8, 7), deck=20, omens=5)
    view = at(match).view(None)
    assert view.city == {"a2": (1, 1, 0), "e6": (1, 0, 0)}
    assert (view.supply, view.volcano, view.saved) == ((9, 8, 7), (1, 2, 0), (0, 0, 0))
    assert view.box == (18, 19, 23)  # the rest of 30 each
    assert (view.hand_sizes, view.deck, view.omens, view.turn) == ((4, 4, 4), 21, 2, 0)


@pytest.mark.rule("P-155")
def test_the_discard_pile_lies_open() -> None:
    match = match_at(hands={0: "7 7 4 1"})
    before = at(match).view(None).discard
    play(match, "7 f5")
    after = at(match).view(None)
    assert [n + 1 for n in range(NUMBERS) if after.discard[n] > before[n]] == [7]
    assert after.top == "7"


@pytest.mark.rule("P-155")
def test_the_relatives_due_are_open() -> None:
    match = match_at("e6:RB2", hands={0: "9 9 4 1"})
    play(match, "9 e6")
    view = at(match).view(1)
    assert (view.causes, view.due) == ("e6", 3)


@pytest.mark.rule("P-155")
def test_lava_and_the_tiles_left_of_each_symbol_are_open() -> None:
    match = match_at("a2:RB", stage="tile", lava="coin c2 c1; mask d7", bag={"coin": 2, "vase": 1})
    view = at(match).view(None)
    assert view.lava == {"coin": ("c1", "c2"), "mask": ("d7",)}
    assert {tile: count for tile, count in view.bag.items() if count} == {"coin": 2, "vase": 1}


@pytest.mark.rule("P-156")
def test_a_drawn_card_is_known_to_its_drawer_and_the_others_learn_that_he_drew() -> None:
    match = match_at(seats=3, turn=1, stage="draw", hands={1: "1 2 3"})
    log = play(match, "draw 7")
    told = {
        viewer: [e.number for e in heard(log, viewer) if isinstance(e, CardDrawn)] for viewer in (0, 1, None)
    }
    assert told == {0: [0], 1: [7], None: [0]}


@pytest.mark.rule("P-156")
def test_a_dealt_hand_is_told_to_its_owner_only() -> None:
    match = Match(PompeiiGame(), 2, ByHand())
    log = play(match, "draw 7", "draw 7", "draw 4", "draw 1")
    told = {
        viewer: [e.cards for e in heard(log, viewer) if isinstance(e, HandDealt)] for viewer in (0, 1, None)
    }
    assert told == {0: [(1, 4, 7, 7)], 1: [()], None: [()]}


@pytest.mark.rule("P-156")
def test_omens_and_ad_79_are_open() -> None:
    omen = play(match_at("a2:B", stage="draw", hands={0: "1 2 3"}), "draw omen")
    assert audience(omen, OmenDrawn) == set(EVERYONE)
    match = match_at(stage="draw", hands={0: "1 2 3"}, seething=False)
    at(match).on_top = 0
    assert audience(play(match, "draw ad79"), Seethes) == set(EVERYONE)


@pytest.mark.rule("P-157")
def test_all_are_told_that_the_second_ad_79_is_among_the_last_16_cards() -> None:
    match = match_at(stage="draw", hands={0: "1 2 3"}, seething=False)
    at(match).on_top = 0
    log = play(match, "draw ad79", "draw 7")
    assert Hidden(cards=16) in log
    assert audience(log, Hidden) == set(EVERYONE)


@pytest.mark.parametrize(("deck", "may_come"), [(16, False), (15, True)])
@pytest.mark.rule("P-157", "P-161")
def test_it_does_not_come_before_the_last_16_cards(deck: int, may_come: bool) -> None:
    match = match_at(stage="draw", hands={0: "1 2 3"}, deck=deck, omens=2)
    assert ("draw ad79" in chances(match)) == may_come


@pytest.mark.rule("P-85", "P-158")
def test_the_hand_of_a_caller_is_shown_to_all() -> None:
    log = play(match_at(FULL, hands={0: JOKERS}), "erupt")
    assert Called(seat=0, cards=(5, 7, 9, 9)) in log
    assert audience(log, Called) == set(EVERYONE)


@pytest.mark.rule("P-91", "P-158")
def test_the_hands_laid_down_at_the_eruption_are_shown_to_all() -> None:
    match = match_at("a2:RB", stage="draw", hands={0: "1 2 3", 1: "5 6 8 9"}, deck=10, omens=2)
    log = play(match, "draw ad79")
    erupted = [event for event in log if isinstance(event, Erupted)]
    assert [event.hands for event in erupted] == [((1, 2, 3), (5, 6, 8, 9))]
    assert audience(log, Erupted) == set(EVERYONE)


@pytest.mark.rule("P-158")
def test_after_the_eruption_the_deck_and_the_hands_left_over_are_not_shown() -> None:
    match = match_at("a2:RB", stage="draw", hands={0: "1 2 3", 1: "5 6 8 9"}, deck=10, omens=2)
    play(match, "draw ad79")
    view = at(match).view(0)
    assert [n for n in range(1, NUMBERS + 1) if view.discard[n - 1]] == [1, 2, 3, 5, 6, 8, 9]
    assert sum(view.discard) == 7


@pytest.mark.rule("P-159")
def test_a_spectator_sees_the_open_part_and_no_hand() -> None:
    view = position(FULL, hands={0: JOKERS, 1: "1 2 3 4"}).view(None)
    assert (view.hand, view.only_jokers, view.hand_sizes) == ((), False, (4, 4))
    assert view.city == position(FULL).view(0).city


# The question that must betray nothing


@pytest.mark.rule("P-87", "P-160")
def test_who_is_asked_out_of_turn_sees_it_himself() -> None:
    match = match_at(FULL, seats=3, hands={1: JOKERS, 2: "5 7 5 10"})
    assert at(match).view(1).to_act == (1, 0)
    assert at(match).prompt(1).name == "pompeii-prompt-ask"
    assert legal(match, 1) == ["erupt", "wait"]


@pytest.mark.parametrize("viewer", [0, 2, None])
@pytest.mark.rule("P-160")
def test_all_other_views_show_only_the_seat_on_turn(viewer: int | None) -> None:
    asked = position(FULL, seats=3, hands={1: JOKERS, 2: "10 11 1 2"})
    unasked = position(FULL, seats=3, hands={1: "5 7 9 4", 2: "10 11 1 2"})
    assert asked.to_act() == [1, 0]
    assert asked.view(viewer) == unasked.view(viewer)
    assert asked.view(viewer).to_act == (0,)
    assert asked.prompt(viewer) == unasked.prompt(viewer)


@pytest.mark.rule("P-160")
def test_who_is_not_asked_is_told_to_wait_for_the_seat_on_turn() -> None:
    state = position(FULL, seats=3, hands={1: JOKERS, 2: "10 11 1 2"})
    assert [state.prompt(viewer).name for viewer in (2, None)] == ["pompeii-prompt-wait"] * 2
    assert state.prompt(2).words == {"seat": 0}


@pytest.mark.rule("P-160")
def test_a_wait_gives_no_event_and_changes_no_other_view() -> None:
    match = match_at(FULL, seats=3, turn=2, hands={1: JOKERS, 2: "1 1 4 4"})
    play(match, "1 a2", "draw 3")
    before = [at(match).view(viewer) for viewer in (0, 2, None)]
    assert play(match, "B wait") == []
    assert [at(match).view(viewer) for viewer in (0, 2, None)] == before


@pytest.mark.rule("P-160")
def test_a_wait_makes_no_step_that_others_could_count() -> None:
    match = match_at(FULL, seats=3, hands={1: JOKERS})
    before = match.steps
    play(match, "B wait")
    assert match.steps == before


@pytest.mark.rule("P-87", "P-160")
def test_the_seat_on_turn_need_not_wait_for_the_answer_and_the_question_lapses() -> None:
    match = match_at(FULL, seats=3, hands={0: "1 1 4 4", 1: JOKERS})
    play(match, "1 a2")
    assert legal(match, 1) == []


@pytest.mark.rule("P-160")
def test_the_refusal_of_a_call_names_nobody_who_could() -> None:
    match = match_at(FULL, seats=3, hands={1: JOKERS, 2: "5 7 9 4"})
    with pytest.raises(NotYourTurnError) as refused:
        match.play(2, "erupt")
    assert str(refused.value) == "C is not to act; waiting for A"


@pytest.mark.rule("P-160")
def test_a_redraw_asks_whoever_the_redrawn_hands_ask() -> None:
    state = position(FULL, seats=3, hands={1: JOKERS})
    worlds = [state.redraw(0, Rng(seed)) for seed in range(50)]
    assert any(world.to_act() == [0] for world in worlds)
    assert all(world.view(0) == state.view(0) for world in worlds)


@pytest.mark.rule("P-160")
def test_a_redraw_forgets_who_waits_but_for_the_viewer_himself() -> None:
    crowd = "a2:R2 b2:R2 e1:B2 e2:B2 c3:R3 d3:B2 f3:R3 g3:B4 i3:R4 c4:B2 d4:R2 c5:B d5:R2 f5:B3 g4:R3 g5:B2"
    match = match_at(f"{crowd} e6:R4 f6:B3 f7:R2 i6:B i7:R k6:B2 k7:R")  # every card is a joker
    play(match, "B wait")
    assert [at(match).redraw(viewer, Rng(160)).to_act() for viewer in (0, 1, None)] == [[1, 0], [0], [1, 0]]


# Chances


@pytest.mark.rule("P-161")
def test_a_card_of_the_deal_comes_as_often_as_it_is_among_the_53() -> None:
    dealt = chances(Match(PompeiiGame(), 2, ByHand()))
    assert dealt == pytest.approx({f"draw {n}": CARD_COUNTS[n] / 53 for n in range(1, NUMBERS + 1)})


@pytest.mark.rule("P-161")
def test_the_first_eight_draws_are_uniform_from_the_cards_nobody_has_seen() -> None:
    match = match_at(stage="draw", hands={0: "4 4 4", 1: "5 6 8 9"}, seething=False)
    unseen = hidden_cards(match)
    assert unseen[4] == 4
    assert chances(match) == pytest.approx({f"draw {n}": unseen[n] / 46 for n in range(1, NUMBERS + 1)})


@pytest.mark.rule("P-161")
def test_the_ninth_draw_is_ad_79() -> None:
    match = match_at(stage="draw", hands={0: "1 2 3"}, seething=False)
    at(match).on_top = 0
    assert chances(match) == {"draw ad79": 1.0}


@pytest.mark.rule("P-161")
def test_a_later_draw_is_an_omen_with_o_in_c_or_a_card_nobody_has_seen() -> None:
    match = match_at(stage="draw", hands={0: "4 4 4", 1: "5 6 8 9"}, deck=20, omens=5)
    unseen = hidden_cards(match)
    expected = {f"draw {n}": 15 / 20 * unseen[n] / 46 for n in range(1, NUMBERS + 1)}
    assert chances(match) == pytest.approx({**expected, "draw omen": 5 / 20})


@pytest.mark.rule("P-161")
def test_among_the_last_cards_the_second_ad_79_comes_with_one_in_c_and_one() -> None:
    match = match_at(stage="draw", hands={0: "4 4 4"}, deck=12, omens=3)
    found = chances(match)
    assert (found["draw ad79"], found["draw omen"]) == pytest.approx((1 / 13, 3 / 13))
    assert sum(found.values()) == pytest.approx(1)


@pytest.mark.rule("P-162")
def test_a_tile_comes_as_often_as_it_is_in_the_bag() -> None:
    match = match_at("a2:R", stage="tile", bag={"coin": 3, "vase": 4, "mask": 1})
    assert chances(match) == {"tile coin": 3 / 8, "tile vase": 4 / 8, "tile mask": 1 / 8}


@pytest.mark.parametrize("seed", [1, 2, 3])
@pytest.mark.rule("P-154", "P-173")
def test_dealing_the_secrets_of_others_anew_changes_no_view(seed: int) -> None:
    state, rng = PompeiiGame().start(3), Rng(seed)
    while state.to_act():
        state.apply(state.actor, state.legal_at(state.actor, rng.below(state.num_legal(state.actor))))
        for viewer in viewers(state):
            assert state.redraw(viewer, rng).view(viewer) == state.view(viewer)

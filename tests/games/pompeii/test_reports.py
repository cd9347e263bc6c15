"""What the software tells after an action, and what may be taken back: P-169 and P-170."""

from __future__ import annotations

import pytest
from tests.games.pompeii.positions import at, match_at, play

from ludi.engine.errors import NotYourTurnError
from ludi.engine.match import Match
from ludi.engine.rng import Rng
from ludi.engine.views import Event
from ludi.games.pompeii.events import (
    Called,
    CardDrawn,
    CardPlayed,
    Died,
    Ended,
    Erupted,
    GateClosed,
    HandDealt,
    Hidden,
    LavaPlaced,
    Moved,
    OmenDrawn,
    Passed,
    Placed,
    RelativesDue,
    RelativesLost,
    Saved,
    Seethes,
    TileAside,
    TileDrawn,
)
from ludi.games.pompeii.game import PompeiiGame

FULL = "i3:R2B2 f5:RB2 e6:RB3"
JOKERS = "5 7 9 9"

# Phase 1


@pytest.mark.rule("P-169")
def test_a_card_and_its_figure_are_told() -> None:
    match = match_at(hands={0: "7 9 9 4"})
    assert play(match, "7 f5") == [
        CardPlayed(seat=0, number=7, is_joker=False, has_figure=True),
        Placed(seat=0, square="f5", building="7", way="card"),
    ]


@pytest.mark.rule("P-169")
def test_a_joker_is_told_as_one() -> None:
    match = match_at(FULL, hands={0: "7 9 9 4"})
    assert play(match, "7 a3") == [
        CardPlayed(seat=0, number=7, is_joker=True, has_figure=True),
        Placed(seat=0, square="a3", building="N05", way="joker"),
    ]


@pytest.mark.rule("P-169")
def test_a_card_without_a_figure_is_told() -> None:
    match = match_at(hands={0: "7 9 9 4"}, supply=(0, 5))
    assert play(match, "7 -") == [CardPlayed(seat=0, number=7, is_joker=False, has_figure=False)]


@pytest.mark.rule("P-169")
def test_relatives_are_told_when_due_when_placed_and_when_lost() -> None:
    match = match_at("e6:RB2", hands={0: "9 9 4 1"})
    assert play(match, "9 e6")[-1] == RelativesDue(seat=0, count=3)
    assert play(match, "+ c4") == [Placed(seat=0, square="c4", building="6A", way="relative")]
    assert play(match, "done") == [RelativesLost(seat=0, count=2)]


@pytest.mark.rule("P-169")
def test_a_drawn_card_is_told_with_its_number_to_its_drawer_only() -> None:
    match = match_at(stage="draw", hands={0: "1 2 3"})
    assert play(match, "draw 7") == [
        CardDrawn(seat=0, number=7, only=(0,)),
        CardDrawn(seat=0, number=0, but=(0,)),
    ]


@pytest.mark.rule("P-169")
def test_an_omen_and_its_victim_are_told() -> None:
    match = match_at("a2:B", stage="draw", hands={0: "1 2 3"})
    assert play(match, "draw omen") == [OmenDrawn(seat=0, has_victim=True)]
    assert play(match, "omen a2 black") == [Died(square="a2", figures=(0, 1), cause="omen")]


@pytest.mark.rule("P-63", "P-169")
def test_an_omen_without_a_victim_is_told() -> None:
    match = match_at("a2:R", stage="draw", hands={0: "1 2 3"})
    assert play(match, "draw omen") == [OmenDrawn(seat=0, has_victim=False)]


@pytest.mark.rule("P-169")
def test_the_first_ad_79_is_told_and_that_it_is_shuffled_in_again() -> None:
    match = match_at(stage="draw", hands={0: "1 2 3"}, seething=False)
    at(match).on_top = 0
    assert play(match, "draw ad79") == [Seethes(seat=0)]
    assert play(match, "draw 7")[-1] == Hidden(cards=16)


@pytest.mark.rule("P-169")
def test_the_eruption_is_told_with_its_causer_the_hands_and_the_boxed_figures() -> None:
    match = match_at("a2:RB", stage="draw", hands={0: "1 2 3", 1: "5 6 8 9"}, deck=10, supply=(12, 9))
    erupted = Erupted(seat=0, hands=((1, 2, 3), (5, 6, 8, 9)), boxed=(12, 9))
    assert play(match, "draw ad79") == [erupted]


@pytest.mark.rule("P-169")
def test_a_call_is_told_with_the_hand_before_the_eruption() -> None:
    match = match_at(FULL, hands={0: "1 2 3 4", 1: JOKERS}, supply=(3, 4))
    assert play(match, "B erupt") == [
        Called(seat=1, cards=(5, 7, 9, 9)),
        Erupted(seat=1, hands=((1, 2, 3, 4), (5, 7, 9, 9)), boxed=(3, 4)),
    ]


# Phase 2


@pytest.mark.rule("P-169")
def test_a_drawn_tile_and_where_it_is_placed_are_told() -> None:
    match = match_at("f3:RB", stage="tile", lava="coin c2")
    assert play(match, "tile coin") == [TileDrawn(seat=0, tile="coin")]
    assert play(match, "lava d2") == [LavaPlaced(seat=0, symbol="coin", square="d2")]


@pytest.mark.rule("P-152", "P-169")
def test_a_dual_tile_is_told_with_the_symbol_that_was_chosen() -> None:
    match = match_at("f3:RB", stage="lava", tile="vase/scroll", lava="vase k3; scroll h1", dual_vent="on")
    assert play(match, "lava k4 vase") == [LavaPlaced(seat=0, symbol="vase", square="k4")]


@pytest.mark.rule("P-169")
def test_a_tile_put_aside_is_told() -> None:
    match = match_at("f3:RB", stage="tile", lava="mask d7; column e4 e5 e6 e7 d6")
    assert play(match, "tile mask") == [TileDrawn(seat=0, tile="mask"), TileAside(seat=0, tile="mask")]


@pytest.mark.rule("P-169")
def test_a_closed_gate_and_who_dies_by_it_are_told_with_the_cause() -> None:
    lava = "coin c2 c1 c3 b3 a3 b1"
    match = match_at("a1:B a2:R2 f6:R", stage="lava", tile="coin", lava=lava)
    assert play(match, "lava a1") == [
        LavaPlaced(seat=0, symbol="coin", square="a1"),
        GateClosed(square="a1", gate="Porta Ercolano"),
        Died(square="a1", figures=(0, 1), cause="lava"),
        Died(square="a2", figures=(2, 0), cause="enclosed"),
    ]


@pytest.mark.rule("P-169")
def test_a_movement_is_told_with_its_range_and_a_way_of_neighbouring_squares() -> None:
    match = match_at("e6:R2B2", stage="move-1", lava="column e4 e5 f4")
    assert play(match, "e6-e7") == [Moved(seat=0, origin="e6", square="e7", range=4, path=("e6", "e7"))]


@pytest.mark.rule("P-169")
def test_the_way_that_is_told_goes_round_the_lava() -> None:
    match = match_at("d1:R4", stage="move-1", lava="coin d2 c2")
    (moved,) = play(match, "d1-d3")
    assert isinstance(moved, Moved)
    assert moved.path == ("d1", "e1", "e2", "e3", "d3")


@pytest.mark.rule("P-169")
def test_a_saved_figure_is_told_with_its_gate() -> None:
    match = match_at("a2:R2 e6:B", stage="move-1")
    assert play(match, "a2-out") == [
        Saved(seat=0, origin="a2", square="a1", gate="Porta Ercolano", range=2, path=("a2", "a1"))
    ]


@pytest.mark.rule("P-169")
def test_a_pass_is_told() -> None:
    assert play(match_at("a2:R2 e6:B", stage="move-1"), "pass") == [Passed(seat=0)]


@pytest.mark.rule("P-139", "P-169")
def test_the_end_is_told_after_those_who_were_left() -> None:
    match = match_at("a2:R2 e6:B", stage="move-1", bag={})
    assert play(match, "pass") == [
        Passed(seat=0),
        Died(square="a2", figures=(2, 0), cause="left"),
        Died(square="e6", figures=(0, 1), cause="left"),
        Ended(reason="last_tile", saved=(0, 0), volcano=(2, 1), ranks=(2, 1)),
    ]


@pytest.mark.parametrize("language", ["en", "nl"])
@pytest.mark.parametrize("options", [{}, {"edition": "mayfair2013", "dual_vent": "on"}])
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.rule("P-169")
def test_every_event_of_a_game_can_be_said(seats: int, options: dict[str, str], language: str) -> None:
    game = PompeiiGame(**options)
    log: list[Event] = []
    for seed in range(3):
        state, rng = game.start(seats), Rng(seed)
        while state.to_act():
            seat = state.actor
            state.apply(seat, state.legal_at(seat, rng.below(state.num_legal(seat))), log)
    sentences = {type(event): game.say(game.message(event), language) for event in log}
    assert {HandDealt, CardPlayed, Placed, RelativesDue, CardDrawn, OmenDrawn, Seethes} <= set(sentences)
    assert {Erupted, TileDrawn, LavaPlaced, GateClosed, Died, Moved, Saved, Passed, Ended} <= set(sentences)
    assert all(sentence.endswith((".", "!")) for sentence in sentences.values())


# Taking back


def refuse_undo(match: Match, seat: int) -> None:
    """Nothing may be taken back, and nothing changes."""
    before = match.state.to_bytes(), list(match.lines)
    assert not match.may_undo(seat)
    with pytest.raises(NotYourTurnError):
        match.undo(seat)
    assert (match.state.to_bytes(), match.lines) == before


def take_back(match: Match, *texts: str) -> None:
    """The last of these actions of the seat on turn may be taken back, and all is as it was before it."""
    seat = at(match).turn
    play(match, *texts[:-1])
    before = match.state.to_bytes()
    play(match, texts[-1])
    match.undo(seat)
    assert match.state.to_bytes() == before


@pytest.mark.parametrize("texts", [["+ c4"], ["+ c4", "+ d5"], ["+ c4", "+ d5", "+ b1"], ["done"]])
@pytest.mark.rule("P-170")
def test_relatives_may_be_taken_back_until_a_card_is_drawn(texts: list[str]) -> None:
    match = match_at("e6:RB2", hands={0: "9 9 4 1"})
    play(match, "9 e6")
    take_back(match, *texts)


@pytest.mark.rule("P-170")
def test_a_played_card_may_not_be_taken_back_for_others_have_seen_it() -> None:
    match = match_at("e6:RB2", hands={0: "9 9 4 1"})
    play(match, "9 e6")
    refuse_undo(match, 0)


@pytest.mark.rule("P-170")
def test_the_relatives_taken_back_stop_at_the_card() -> None:
    match = match_at("e6:RB2", hands={0: "9 9 4 1"})
    play(match, "9 e6", "+ c4", "+ d5")
    match.undo(0)
    match.undo(0)
    refuse_undo(match, 0)


@pytest.mark.rule("P-170")
def test_nothing_may_be_taken_back_after_the_draw() -> None:
    match = match_at("e6:RB2", hands={0: "9 9 4 1"})
    play(match, "9 e6", "+ c4", "done", "draw 3")
    refuse_undo(match, 0)


@pytest.mark.rule("P-170")
def test_the_victim_of_an_omen_may_be_chosen_again_until_the_next_card_is_drawn() -> None:
    match = match_at("a2:B b2:B", stage="draw", hands={0: "1 2 3"})
    play(match, "draw omen")
    take_back(match, "omen a2 black")
    play(match, "omen b2 black", "draw 3")
    refuse_undo(match, 0)


@pytest.mark.rule("P-170")
def test_a_call_may_not_be_taken_back() -> None:
    match = match_at(FULL, hands={0: JOKERS})
    play(match, "erupt")
    refuse_undo(match, 0)


@pytest.mark.rule("P-87", "P-170")
def test_who_waits_may_think_again_while_the_seat_on_turn_has_not_played() -> None:
    match = match_at(FULL, seats=3, hands={1: JOKERS})
    play(match, "B wait")
    assert match.to_act() == [0]
    match.undo(1)
    assert match.to_act() == [1, 0]


@pytest.mark.rule("P-87", "P-170")
def test_the_wait_of_another_stands_in_nobodys_way() -> None:
    match = match_at(FULL + " c3:R2B d3:B2", seats=3, hands={1: JOKERS, 2: "5 7 3 3"})
    play(match, "B wait", "C wait")
    match.undo(1)
    assert match.to_act() == [1, 0]
    match.undo(2)
    assert match.to_act() == [1, 2, 0]


@pytest.mark.rule("P-87", "P-170")
def test_a_wait_may_not_be_taken_back_when_the_seat_on_turn_has_played() -> None:
    match = match_at(FULL, seats=3, hands={0: "1 1 4 4", 1: JOKERS})
    play(match, "B wait", "1 a2")
    refuse_undo(match, 1)


@pytest.mark.parametrize(
    "texts", [["lava c2"], ["lava c2", "e6-e7"], ["lava c2", "e6-e7", "e6-f6"], ["lava c2", "pass"]]
)
@pytest.mark.rule("P-170")
def test_lava_and_movements_may_be_taken_back_until_the_next_tile_is_drawn(texts: list[str]) -> None:
    take_back(match_at("e6:R2B2", stage="lava", tile="coin"), *texts)


@pytest.mark.rule("P-170")
def test_taking_back_lava_brings_the_dead_back() -> None:
    match = match_at("b2:RB a2:R", stage="lava", tile="coin", lava="coin c2")
    play(match, "lava b2")
    match.undo(0)
    assert tuple(at(match).volcano) == (0, 0)
    assert at(match).view(None).city == {"a2": (1, 0), "b2": (1, 1)}


@pytest.mark.rule("P-170")
def test_a_drawn_tile_may_not_be_taken_back() -> None:
    match = match_at("e6:R2B2", stage="tile")
    play(match, "tile coin")
    refuse_undo(match, 0)


@pytest.mark.rule("P-170")
def test_movements_may_not_be_taken_back_when_the_next_tile_was_drawn() -> None:
    match = match_at("e6:R2B2", stage="move-1")
    play(match, "e6-e7", "e6-f6", "tile coin")
    refuse_undo(match, 0)


@pytest.mark.rule("P-170")
def test_nobody_takes_back_the_action_of_another() -> None:
    match = match_at("e6:R2B2", stage="move-1")
    play(match, "e6-e7")
    refuse_undo(match, 1)


@pytest.mark.rule("P-170")
def test_the_end_may_not_be_taken_back() -> None:
    match = match_at("g7:R", stage="move-1")
    play(match, "g7-out")
    refuse_undo(match, 0)

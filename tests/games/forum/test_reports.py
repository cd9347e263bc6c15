"""What the software tells after a move: F-76."""

from __future__ import annotations

import pytest
from tests.games.forum.positions import LAST_ROW, TIED_ROW, TWO_ROWS, match_at, new_match

from ludi.engine.rng import Rng
from ludi.engine.views import Event
from ludi.games.forum.events import Ended, Jumped, Placed, Scored, Stalemate, StalemateEnded
from ludi.games.forum.game import ForumGame

ABCD = ("A", "B", "C", "D")


@pytest.mark.rule("F-76")
def test_a_placed_roman_is_told() -> None:
    assert new_match(4).play(0, "d4") == [Placed(colour="A", field="d4")]


@pytest.mark.rule("F-76")
def test_a_scoring_is_told_with_the_counts_the_steps_and_the_coins_left() -> None:
    match = match_at(LAST_ROW, turn="C", coins="row-1 row-2 row-3")
    scored = Scored(
        sector="row-1", colours=ABCD, counts=(3, 2, 2, 0), steps=(7, 0, 0, -4), at_end=False, coins_left=2
    )
    assert match.play(2, "f7-g1") == [Jumped(colour="C", origin="f7", field="g1"), scored]


@pytest.mark.rule("F-76")
def test_a_new_stalemate_is_told_with_the_counts() -> None:
    match = match_at(TWO_ROWS, coins="row-1 row-2 row-3")
    stalemate = Stalemate(sector="row-2", colours=ABCD, counts=(1, 0, 3, 3))
    assert match.play(0, "g7-g2") == [Jumped(colour="A", origin="g7", field="g2"), stalemate]


@pytest.mark.rule("F-76")
def test_a_stalemate_that_ends_is_told() -> None:
    match = match_at(TIED_ROW, turn="B", coins="row-1 row-2")
    jumped = Jumped(colour="B", origin="d1", field="a2")
    assert match.play(1, "d1-a2") == [jumped, StalemateEnded(sector="row-1")]


@pytest.mark.rule("F-76")
def test_a_stalemate_that_stands_is_not_told_again() -> None:
    match = match_at(TIED_ROW, turn="D", coins="row-1 row-2")
    assert match.play(3, "g7-a2") == [Jumped(colour="D", origin="g7", field="a2")]


@pytest.mark.rule("F-47", "F-76")
def test_with_on_majority_a_sector_that_goes_on_waiting_is_not_told_again() -> None:
    match = match_at(TIED_ROW, turn="C", coins="row-1 row-2", stalemate_break="on_majority")
    assert match.play(2, "g1-a2") == [Jumped(colour="C", origin="g1", field="a2")]


@pytest.mark.rule("F-76")
def test_the_end_is_told_with_its_reason_after_the_settled_stalemates() -> None:
    match = match_at(TWO_ROWS, coins="row-1 row-2")
    log = match.play(0, "g7-g2")
    settled = [
        Scored(
            sector="row-1", colours=ABCD, counts=(3, 3, 1, 0), steps=(4, 4, 0, -4), at_end=True, coins_left=1
        ),
        Scored(
            sector="row-2", colours=ABCD, counts=(1, 0, 3, 3), steps=(0, -4, 4, 4), at_end=True, coins_left=0
        ),
        Ended(reason="stalemates", scores=(4, 0, 4, 0)),
    ]
    assert log[2:] == settled


@pytest.mark.rule("F-76")
def test_everybody_is_told_everything() -> None:
    match = match_at(TWO_ROWS, coins="row-1 row-2")
    assert all(event.is_for(viewer) for event in match.play(0, "g7-g2") for viewer in (None, 0, 1, 2, 3))


@pytest.mark.parametrize("language", ["en", "nl"])
@pytest.mark.parametrize(
    "options", [{}, {"scoring": "variant"}, {"stalemate_break": "on_majority", "first": "random"}]
)
@pytest.mark.parametrize("seats", [2, 3, 6])
@pytest.mark.rule("F-76")
def test_every_event_of_a_game_can_be_said(seats: int, options: dict[str, str], language: str) -> None:
    game = ForumGame(**options)
    state = game.start(seats)
    rng = Rng(76)
    log: list[Event] = []
    while state.to_act():
        state.apply(state.actor, state.legal_at(state.actor, rng.below(state.num_legal(state.actor))), log)
    sentences = {type(event): game.say(game.message(event), language) for event in log}
    assert {Placed, Jumped, Scored, Ended} <= set(sentences)
    assert all(sentence.endswith(".") for sentence in sentences.values())


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Scored, finance (row 1): 7 steps forward for A, 4 steps back for D."),
        ("nl", "Score voor financiën (rij 1): 7 stappen vooruit voor A, 4 stappen achteruit voor D."),
    ],
)
@pytest.mark.rule("F-76")
def test_a_scoring_is_said_with_who_went_how_far(language: str, said: str) -> None:
    game = ForumGame()
    match = match_at(LAST_ROW, turn="C", coins="row-1 row-2 row-3")
    assert game.say(game.message(match.play(2, "f7-g1")[1]), language) == said

"""What the bots know of Pompeii: what a position is worth, and choices that they must not miss."""

from typing import Any

import pytest
from tests.games.pompeii.positions import position

from ludi.bots import Sight, make_bot
from ludi.engine.registry import make
from ludi.engine.rng import Rng
from ludi.games.pompeii.evaluation import PompeiiEvaluation, hopes
from ludi.games.pompeii.rules import PompeiiState

BOTS = ("greedy", "mcts:200")


def hope(city: str, **facts: Any) -> float:
    """What red may hope to save when black is about to draw a tile."""
    return hopes(position(city, **{"stage": "tile", "turn": 1, **facts}))[0]


def test_a_saved_figure_is_worth_more_than_one_at_a_gate() -> None:
    assert hope("e5:B", saved=(1, 0)) > hope("a1:R e5:B")


def test_a_figure_is_worth_more_near_a_gate() -> None:
    assert hope("b5:R2 e5:B") > hope("c5:R2 e5:B") > hope("d5:R2 e5:B")


def test_a_figure_is_worth_more_in_company() -> None:
    assert hope("d5:RB3") > hope("d5:RB") > hope("d5:R e5:B")


def test_a_figure_beside_lava_is_worth_less() -> None:
    assert hope("b5:R e5:B", lava="mask c5") < hope("b5:R e5:B", lava="mask d7")


def test_lava_that_has_no_tiles_left_frightens_nobody() -> None:
    spent = hope("b5:R e5:B", lava="mask c5", bag={"coin": 10})
    assert spent > hope("b5:R e5:B", lava="mask c5", bag={"mask": 10})


def test_a_lava_start_is_feared_before_its_first_tile() -> None:
    assert hope("k4:R e5:B", lava="mask d7") < hope("k4:R e5:B", lava="vase j3", bag={"coin": 9, "mask": 9})


def test_the_twelfth_figure_is_worth_less_than_the_second() -> None:
    second = hope("d5:R2 e5:B") - hope("d5:R e5:B")
    twelfth = hope("d5:R12 e5:B") - hope("d5:R11 e5:B")
    assert 0 < twelfth < second


def test_with_the_last_movement_one_figure_gets_out() -> None:
    assert hope("a5:R4 e5:B", stage="move-2", turn=0, bag={}) == 1.0


def test_who_moves_before_the_next_tile_hopes_for_more() -> None:
    assert hope("a5:R2 e5:B", stage="move-1", turn=0) > hope("a5:R2 e5:B", stage="tile", turn=1)


def test_relatives_that_are_due_count_as_figures() -> None:
    due = position("i3:R2B", stage="relatives")
    due.due, due.allowed_north, due.allowed_south = 2, due.free_north, due.free_south
    assert hopes(due)[0] > hopes(position("i3:R2B", stage="relatives"))[0] + 0.5


def test_a_hand_that_can_bring_relatives_is_worth_more() -> None:
    full = hopes(position("i3:B3", hands={0: "5 1 2 9"}))[0]
    assert full > hopes(position("i3:B3", hands={0: "7 1 2 9"}))[0]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_shares_of_all_seats_make_one_victory(seats: int) -> None:
    state = position("a5:R2 e5:B d2:R", seats=seats, stage="tile")
    values = list(PompeiiEvaluation().values(state, Rng(1)))
    assert sum(values) == pytest.approx(1.0)
    assert values == [PompeiiEvaluation().value(state, seat, Rng(1)) for seat in range(seats)]
    assert max(values) == values[0]


def chosen(spec: str, state: PompeiiState, seed: int = 1) -> str:
    """What the bot of the seat on turn does."""
    game = make("pompeii")
    return game.codec.write(make_bot(spec, game).choose(Sight(game, state, state.turn), Rng(seed)))


@pytest.mark.parametrize("spec", BOTS)
def test_a_bot_leads_a_figure_out_with_the_last_movement(spec: str) -> None:
    state = position("a5:R e5:R2 d2:B", stage="move-2", bag={}, saved=(3, 3))
    assert chosen(spec, state) == "a5-out"


@pytest.mark.parametrize("spec", BOTS)
def test_a_bot_buries_the_figures_of_others_rather_than_its_own(spec: str) -> None:
    state = position("c1:R3 b2:B3 d5:R d6:B", stage="lava", tile="coin", lava="coin c2", bag={"mask": 3})
    assert chosen(spec, state) == "lava b2"


@pytest.mark.parametrize("spec", BOTS)
def test_a_bot_places_the_relatives_that_are_due(spec: str) -> None:
    state = position("i3:R2B", stage="relatives", hands={0: "1 2 3"})
    state.due, state.allowed_north, state.allowed_south = 1, state.free_north, state.free_south
    assert chosen(spec, state) != "done"


@pytest.mark.parametrize("spec", BOTS)
def test_a_bot_strikes_the_leader_with_an_omen(spec: str) -> None:
    city = "a2:R e1:B2 e2:B2 i3:B3 f3:B2 k6:Y"
    state = position(city, seats=3, stage="omen", hands={0: "1 2 3"})
    assert chosen(spec, state).endswith("black")


@pytest.mark.parametrize("spec", BOTS)
def test_a_bot_that_is_asked_out_of_turn_answers(spec: str) -> None:
    state = position("f5:R3 e6:B4", turn=0, hands={0: "1 2 3 4", 1: "7 7 9 9"}, supply=(10, 10), deck=20)
    assert state.to_act() == [1, 0]
    game = make("pompeii")
    bot = make_bot(spec, game)
    answers = {seat: game.codec.write(bot.choose(Sight(game, state, seat), Rng(1))) for seat in (0, 1)}
    assert answers[1] in ("erupt", "wait")
    assert answers[0] not in ("erupt", "wait")


@pytest.mark.parametrize("spec", BOTS)
def test_a_bot_that_is_asked_before_an_omen_strikes_answers(spec: str) -> None:
    state = position("f5:R3 e6:B4", stage="omen", hands={0: "1 2 3", 1: "7 7 9 9"}, supply=(10, 10), deck=20)
    game = make("pompeii")
    bot = make_bot(spec, game)
    answers = {seat: game.codec.write(bot.choose(Sight(game, state, seat), Rng(1))) for seat in (0, 1)}
    assert answers[1] in ("erupt", "wait")
    assert answers[0].startswith("omen")


@pytest.mark.parametrize("spec", BOTS)
def test_a_bot_does_not_choose_by_the_cards_of_others(spec: str) -> None:
    one = position("i3:R2B", hands={0: "5 1 2 9", 1: "4 4 4 4"})
    two = position("i3:R2B", hands={0: "5 1 2 9", 1: "6 7 8 10"})
    assert [chosen(spec, one, n) for n in range(5)] == [chosen(spec, two, n) for n in range(5)]

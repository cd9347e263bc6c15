"""The end and the result: P-139 to P-145."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.games.pompeii.positions import at, city, match_at, play

from ludi.engine.errors import GameOverError
from ludi.engine.match import Match
from ludi.engine.rng import Rng
from ludi.engine.views import Event, Outcome
from ludi.games.pompeii.events import Died, Ended, TileDrawn
from ludi.games.pompeii.game import PompeiiGame

NO_MASK = "mask d7; column e4 e5 e6 e7 d6"


def result(match: Match) -> Outcome:
    assert match.outcome is not None
    return match.outcome


def last_tile(figures: str, **facts: Any) -> Match:
    """Red is to draw the last tile, a vase."""
    return match_at(figures, stage="tile", bag={"vase": 1}, lava="vase k3", **facts)


def ended(saved: tuple[int, ...], volcano: tuple[int, ...]) -> Outcome:
    """The result when the first seat leads its last figure out and nobody is left; the numbers include it."""
    before = (saved[0] - 1, *saved[1:])
    match = match_at("g7:R", seats=len(saved), stage="move-1", saved=before, volcano=volcano)
    play(match, "g7-out")
    return result(match)


# The last tile


@pytest.mark.rule("P-139")
@pytest.mark.vector("V-45")
def test_who_draws_the_last_tile_finishes_his_turn_and_then_all_left_die() -> None:
    match = last_tile("a3:RB b6:R2")
    play(match, "tile vase", "lava j3", "a3-a4")
    assert match.outcome is None
    log = play(match, "b6-b5")
    assert result(match).reason == "last_tile"
    assert tuple(at(match).volcano) == (3, 1)
    assert city(match) == ""
    assert {event.cause for event in log if isinstance(event, Died)} == {"left"}


@pytest.mark.rule("P-139")
@pytest.mark.vector("V-45")
def test_he_moves_though_his_last_tile_had_no_square() -> None:
    match = match_at("a3:B b6:R f3:R", stage="tile", bag={"mask": 1}, lava=NO_MASK)
    play(match, "tile mask")
    assert (at(match).stage_name(), match.to_act()) == ("move-1", [0])
    play(match, "b6-b5", "f3-f2")
    assert result(match).reason == "last_tile"


@pytest.mark.rule("P-139")
def test_without_a_figure_of_his_own_the_last_tile_ends_the_game_at_once() -> None:
    match = last_tile("a3:B2")
    play(match, "tile vase", "lava j3")
    assert result(match).reason == "last_tile"
    assert tuple(at(match).volcano) == (0, 2)


@pytest.mark.rule("P-139")
def test_his_movements_may_be_given_up_after_the_last_tile_too() -> None:
    match = last_tile("a1:R b6:B")
    play(match, "tile vase", "lava j3", "pass")
    assert (result(match).reason, tuple(at(match).volcano)) == ("last_tile", (1, 1))


@pytest.mark.rule("P-139")
def test_figures_saved_in_the_last_turn_count() -> None:
    match = last_tile("a1:R f1:R b6:B")
    play(match, "tile vase", "lava j3", "a1-out", "f1-out")
    assert result(match).scores == (2, 0)


@pytest.mark.rule("P-139")
def test_with_tiles_left_the_game_goes_on() -> None:
    match = match_at("a3:R b6:B", stage="tile", bag={"vase": 2}, lava="vase k3")
    play(match, "tile vase", "lava j3", "pass")
    assert match.outcome is None


@pytest.mark.rule("P-139")
def test_after_the_end_nothing_is_played() -> None:
    match = last_tile("a1:R b6:B")
    play(match, "tile vase", "lava j3", "pass")
    with pytest.raises(GameOverError):
        match.play(1, "b6-b5")


# The empty city


@pytest.mark.rule("P-140", "P-141")
@pytest.mark.vector("V-46")
def test_the_game_ends_at_once_when_the_last_figure_leaves() -> None:
    match = match_at("g7:R", stage="move-1")
    play(match, "g7-out")
    assert result(match).reason == "empty_city"
    assert sum(at(match).view(None).bag.values()) == 39


@pytest.mark.rule("P-140", "P-141")
def test_the_game_ends_at_once_when_lava_kills_the_last_figures() -> None:
    match = match_at("b2:RB", stage="lava", tile="coin", lava="coin c2")
    play(match, "lava b2")
    assert result(match).reason == "empty_city"


@pytest.mark.rule("P-141")
def test_the_end_is_tested_after_the_first_movement_and_the_last() -> None:
    match = match_at("a1:R f1:R", stage="move-1")
    play(match, "a1-out")
    assert match.outcome is None
    play(match, "f1-out")
    assert result(match).reason == "empty_city"


@pytest.mark.rule("P-140")
def test_figures_of_one_player_are_enough_to_go_on() -> None:
    match = match_at("a1:R b6:B", stage="move-1")
    play(match, "a1-out")
    assert match.outcome is None


@pytest.mark.rule("P-140", "P-145")
def test_a_city_emptied_by_the_last_tile_is_an_empty_city() -> None:
    match = match_at("b2:RB", stage="tile", lava="coin c2", bag={"coin": 1})
    play(match, "tile coin", "lava b2")
    assert result(match).reason == "empty_city"


# The result


@pytest.mark.parametrize(
    ("saved", "volcano", "ranks"),
    [
        ((8, 8, 6), (7, 5, 2), (2, 1, 3)),
        ((8, 8, 6), (5, 5, 2), (1, 1, 3)),
        ((7, 8), (0, 20), (2, 1)),
        ((3, 3, 3, 3), (4, 4, 4, 5), (1, 1, 1, 4)),
        ((2, 5, 2, 0), (1, 0, 1, 0), (2, 1, 2, 4)),
    ],
)
@pytest.mark.rule("P-142", "P-143", "P-144")
@pytest.mark.vector("V-47")
def test_most_saved_win_then_fewest_in_the_volcano_and_equal_ones_share(
    saved: tuple[int, ...], volcano: tuple[int, ...], ranks: tuple[int, ...]
) -> None:
    assert ended(saved, volcano).ranks == ranks


@pytest.mark.rule("P-142")
def test_the_score_is_the_number_of_saved_figures() -> None:
    assert ended((4, 2, 9), (0, 0, 0)).scores == (4, 2, 9)


@pytest.mark.rule("P-143")
def test_figures_in_the_box_do_not_break_a_tie() -> None:
    match = match_at("g7:R", stage="move-1", saved=(0, 1), volcano=(3, 3))
    at(match).box[0] += 5  # a colour with more figures: only the box of the first seat differs
    play(match, "g7-out")
    assert result(match).ranks == (1, 1)


@pytest.mark.rule("P-143")
def test_omen_lava_enclosure_and_being_left_all_count_as_dead() -> None:
    match = match_at(
        "b2:R a2:B c5:RB", stage="tile", volcano=(1, 0), lava="coin c2 c1 b1 a1 c3", bag={"coin": 2}
    )
    play(match, "tile coin", "lava b3", "pass", "tile coin", "lava a3", "pass")
    assert tuple(at(match).volcano) == (1 + 1 + 1, 1 + 1)
    assert result(match).ranks == (2, 1)


@pytest.mark.rule("P-144")
def test_a_shared_victory_is_divided() -> None:
    assert ended((8, 8, 6), (5, 5, 2)).shares == (0.5, 0.5, 0.0)


@pytest.mark.rule("P-144")
def test_the_winner_alone_has_all_of_the_victory() -> None:
    assert ended((8, 8, 6), (7, 5, 2)).shares == (0.0, 1.0, 0.0)


@pytest.mark.rule("P-144")
def test_the_end_is_told_with_the_numbers_and_the_ranks() -> None:
    match = match_at("g7:R", stage="move-1", saved=(4, 5), volcano=(2, 3))
    assert play(match, "g7-out")[-1] == Ended(reason="empty_city", saved=(5, 5), volcano=(2, 3), ranks=(1, 2))


# How long it takes


def random_events(seats: int, seed: int) -> list[Event]:
    """All that is told of a random game."""
    state, rng = PompeiiGame().start(seats), Rng(seed)
    log: list[Event] = []
    while state.to_act():
        state.apply(state.actor, state.legal_at(state.actor, rng.below(state.num_legal(state.actor))), log)
    return log


@pytest.mark.parametrize(("seats", "most"), [(2, [20, 19]), (3, [13, 13, 13]), (4, [10, 10, 10, 9])])
@pytest.mark.rule("P-145")
def test_a_game_to_the_last_tile_has_39_turns_after_the_first_six(seats: int, most: list[int]) -> None:
    log = random_events(seats, 1)
    tiles = [event.seat for event in log if isinstance(event, TileDrawn)][6:]
    turns = Counter(tiles)
    assert isinstance(log[-1], Ended)
    assert log[-1].reason == "last_tile"
    assert [turns[(tiles[0] + step) % seats] for step in range(seats)] == most


@pytest.mark.rule("P-145")
def test_the_reasons_to_end_are_the_last_tile_and_the_empty_city() -> None:
    assert PompeiiGame.info.end_reasons == ("last_tile", "empty_city")

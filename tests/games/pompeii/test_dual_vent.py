"""The option dual_vent: P-152 and P-153."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.pompeii.positions import at, chances, legal, match_at, play, refuse

from ludi.engine.rng import Rng
from ludi.engine.views import Event
from ludi.games.pompeii.events import LavaPlaced, TileDrawn
from ludi.games.pompeii.game import PompeiiGame

FIGURES = "a2:RB f3:RB"
NO_MASK = "mask d7; column e4 e5 e6 e7 d6"
STARTED = "helmet j7; mask d7; vase k3; scroll h1; column e4; coin c2"


@pytest.mark.rule("P-152")
def test_there_are_three_more_tiles_each_with_two_symbols() -> None:
    bag = PompeiiGame(dual_vent="on").start(2).view(None).bag
    assert sum(bag.values()) == 48
    assert {tile for tile in bag if "/" in tile} == {"helmet/mask", "vase/scroll", "column/coin"}


@pytest.mark.parametrize("edition", ["amigo2004", "mayfair2013"])
@pytest.mark.rule("P-152")
def test_by_default_they_are_not_in_the_bag(edition: str) -> None:
    bag = PompeiiGame(edition=edition).start(2).view(None).bag
    assert sum(bag.values()) == 45
    assert not any(count for tile, count in bag.items() if "/" in tile)


@pytest.mark.parametrize("edition", ["amigo2004", "mayfair2013"])
@pytest.mark.rule("P-152")
def test_the_option_goes_with_either_edition(edition: str) -> None:
    assert sum(PompeiiGame(edition=edition, dual_vent="on").start(4).view(None).bag.values()) == 48


@pytest.mark.rule("P-152", "P-162")
def test_a_dual_tile_is_drawn_like_any_other() -> None:
    match = match_at(FIGURES, stage="tile", bag={"coin": 3, "helmet/mask": 1}, dual_vent="on")
    assert chances(match) == {"tile coin": 0.75, "tile helmet/mask": 0.25}


@pytest.mark.rule("P-152")
def test_the_drawer_chooses_one_of_the_two_symbols() -> None:
    match = match_at(FIGURES, stage="tile", lava=STARTED, dual_vent="on")
    play(match, "tile vase/scroll")
    assert sorted(legal(match)) == ["lava g1 scroll", "lava h2 scroll", "lava j3 vase", "lava k4 vase"]


@pytest.mark.rule("P-152")
def test_the_placed_tile_counts_as_the_chosen_symbol() -> None:
    match = match_at(FIGURES, stage="lava", tile="vase/scroll", lava=STARTED, dual_vent="on")
    play(match, "lava k4 vase")
    assert at(match).view(None).lava["vase"] == ("k3", "k4")
    assert at(match).view(None).lava["scroll"] == ("h1",)


@pytest.mark.rule("P-152")
def test_a_square_beside_both_symbols_may_be_covered_with_either() -> None:
    match = match_at(
        FIGURES, stage="lava", tile="column/coin", lava="column e4 e3 e2; coin c2", dual_vent="on"
    )
    assert {"lava d2 column", "lava d2 coin"} <= set(legal(match))


@pytest.mark.rule("P-104", "P-152")
def test_a_symbol_without_a_tile_begins_on_its_start_square() -> None:
    match = match_at(FIGURES, stage="lava", tile="helmet/mask", dual_vent="on")
    assert sorted(legal(match)) == ["lava d7 mask", "lava j7 helmet"]


@pytest.mark.rule("P-152")
def test_a_symbol_that_the_tile_does_not_show_is_refused() -> None:
    match = match_at(FIGURES, stage="lava", tile="vase/scroll", lava=STARTED, dual_vent="on")
    refuse(match, "lava d2 coin", "P-152")


@pytest.mark.rule("P-152", "P-163")
def test_a_simple_tile_is_placed_without_naming_its_symbol() -> None:
    match = match_at(FIGURES, stage="lava", tile="coin", lava=STARTED, dual_vent="on")
    refuse(match, "lava d2 coin", "P-163")


@pytest.mark.rule("P-153")
@pytest.mark.vector("V-50")
def test_when_only_one_symbol_has_a_square_that_one_must_be_used() -> None:
    match = match_at("f3:RB", stage="lava", tile="helmet/mask", lava=f"{NO_MASK}; helmet j7", dual_vent="on")
    assert "lava j6 helmet" in legal(match)
    assert not any(text.endswith("mask") for text in legal(match))


@pytest.mark.rule("P-152")
@pytest.mark.vector("V-50")
def test_a_dual_tile_without_a_chosen_symbol_is_refused() -> None:
    match = match_at("f3:RB", stage="lava", tile="helmet/mask", lava=f"{NO_MASK}; helmet j7", dual_vent="on")
    refuse(match, "lava j6", "P-152")


@pytest.mark.rule("P-114", "P-153")
def test_when_neither_symbol_has_a_square_the_tile_is_put_aside() -> None:
    lava = f"{NO_MASK}; helmet j7; scroll j6 i7; vase k7"
    match = match_at("f3:RB", stage="tile", lava=lava, dual_vent="on")
    play(match, "tile helmet/mask")
    view = at(match).view(None)
    assert (view.stage, view.aside) == ("move-1", 1)


@pytest.mark.rule("P-114", "P-153")
def test_with_anywhere_a_tile_that_fits_with_one_symbol_stays_with_that_one() -> None:
    match = match_at(
        "f3:RB",
        stage="lava",
        tile="helmet/mask",
        lava=f"{NO_MASK}; helmet j7",
        dual_vent="on",
        no_square="anywhere",
    )
    assert sorted(legal(match)) == ["lava i7 helmet", "lava j6 helmet", "lava k7 helmet"]


@pytest.mark.rule("P-145", "P-152")
def test_a_game_to_the_last_tile_has_42_turns_after_the_first_six() -> None:
    state, rng = PompeiiGame(dual_vent="on").start(3), Rng(1)
    log: list[Event] = []
    while state.to_act():
        state.apply(state.actor, state.legal_at(state.actor, rng.below(state.num_legal(state.actor))), log)
    assert state.outcome() is not None
    tiles = Counter(type(event) for event in log)
    assert (tiles[TileDrawn], tiles[LavaPlaced] + state.aside) == (48, 48)

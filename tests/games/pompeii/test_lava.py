"""Lava: P-103 to P-114."""

from __future__ import annotations

import pytest
from tests.games.pompeii.positions import at, chances, city, legal, match_at, play, refuse, squares

from ludi.engine.errors import NotYourTurnError
from ludi.engine.match import Match
from ludi.games.pompeii.events import TileAside

FIGURES = "a2:RB f3:RB"
NO_MASK = "mask d7; column e4 e5 e6 e7 d6"  # both squares beside d7 bear lava (V-31)


def drawn(tile: str, lava: str = "", figures: str = FIGURES, **facts: object) -> Match:
    """A tile was drawn and is to be placed."""
    return match_at(figures, stage="lava", tile=tile, lava=lava, **facts)


def targets(tile: str, lava: str) -> str:
    return " ".join(squares(drawn(tile, lava), "lava "))


@pytest.mark.rule("P-103", "P-162")
def test_any_tile_of_the_bag_may_be_drawn() -> None:
    match = match_at(FIGURES, stage="tile", bag={"coin": 3, "mask": 1}, laid=0)
    assert chances(match) == {"tile coin": 0.75, "tile mask": 0.25}


@pytest.mark.rule("P-103")
def test_a_tile_that_is_not_in_the_bag_is_refused() -> None:
    match = match_at(FIGURES, stage="tile", bag={"coin": 3})
    refuse(match, "tile mask", "P-103")


@pytest.mark.rule("P-103")
def test_a_drawn_tile_leaves_the_bag() -> None:
    match = match_at(FIGURES, stage="tile", bag={"coin": 3, "mask": 1})
    play(match, "tile coin")
    assert (at(match).view(None).tile, at(match).view(None).bag["coin"]) == ("coin", 2)


@pytest.mark.parametrize(
    ("tile", "start"),
    [("scroll", "h1"), ("coin", "c2"), ("vase", "k3"), ("column", "e4"), ("mask", "d7"), ("helmet", "j7")],
)
@pytest.mark.rule("P-104")
@pytest.mark.vector("V-23")
def test_the_first_tile_of_a_symbol_goes_on_its_start_square_only(tile: str, start: str) -> None:
    assert targets(tile, "") == start


@pytest.mark.rule("P-104")
def test_the_first_tile_on_another_square_is_refused() -> None:
    refuse(drawn("scroll"), "lava g1", "P-104")


@pytest.mark.rule("P-105")
@pytest.mark.vector("V-23")
def test_the_second_tile_of_a_symbol_lies_beside_the_first() -> None:
    assert targets("scroll", "scroll h1") == "g1 h2"


@pytest.mark.rule("P-105")
@pytest.mark.parametrize("square", ["g2", "i2", "f1"])
def test_a_square_that_shares_only_a_corner_or_nothing_is_refused(square: str) -> None:
    refuse(drawn("scroll", "scroll h1"), f"lava {square}", "P-105")


@pytest.mark.rule("P-105", "P-106")
@pytest.mark.vector("V-23")
def test_an_older_tile_of_the_symbol_will_do_too() -> None:
    assert targets("scroll", "scroll h1 h2") == "g1 g2 i2 h3"


@pytest.mark.rule("P-105")
@pytest.mark.vector("V-24")
def test_lava_spreads_from_its_own_symbol_only() -> None:
    assert targets("column", "coin c2 d2; column e4 e3") == "e2 d3 f3 d4 f4 e5"
    assert targets("coin", "coin c2 d2; column e4 e3") == "c1 d1 b2 e2 c3 d3"


@pytest.mark.rule("P-106")
def test_a_square_with_lava_of_any_symbol_is_refused() -> None:
    match = drawn("column", "coin c2 d2 d3; column e4 e3")
    refuse(match, "lava d3", "P-106")
    refuse(match, "lava e3", "P-106")


@pytest.mark.rule("P-106")
def test_lava_does_not_flow_over_the_edge_of_the_city() -> None:
    assert targets("helmet", "helmet j7 k7") == "j6 k6 i7"
    assert targets("vase", "vase k3") == "j3 k4"


@pytest.mark.rule("P-105")
def test_lava_flows_between_the_fourth_and_the_fifth_row() -> None:
    assert targets("column", "column e4 e5 d5; coin c2 c3 c4") == "e3 d4 f4 c5 f5 d6 e6"


@pytest.mark.rule("P-107")
@pytest.mark.vector("V-25")
def test_a_start_square_is_reserved_for_its_symbol() -> None:
    match = drawn("column", "column e4 e3 e2 d2")
    assert " ".join(squares(match, "lava ")) == "d1 e1 f2 d3 f3 d4 f4 e5"
    refuse(match, "lava c2", "P-107")


@pytest.mark.rule("P-107")
@pytest.mark.vector("V-25")
def test_the_reserved_square_is_there_for_the_first_tile_of_its_symbol() -> None:
    assert targets("coin", "column e4 e3 e2 d2") == "c2"


@pytest.mark.rule("P-108")
@pytest.mark.parametrize("square", ["a1", "d2", "b2", "c4"])
def test_gates_buildings_and_empty_squares_may_all_be_covered(square: str) -> None:
    match = drawn("coin", "coin c2 c1 c3 b1", "a2:R b2:B2 f3:R")
    play(match, f"lava {square}")
    assert square in at(match).view(None).lava["coin"]


@pytest.mark.rule("P-108")
def test_a_cut_off_square_may_still_be_covered() -> None:
    match = drawn("coin", "coin c2 c1 c3 b3 a3 b1 a1")
    play(match, "lava b2")
    assert "b2" in at(match).view(None).lava["coin"]


@pytest.mark.rule("P-109")
def test_who_drew_the_tile_places_it() -> None:
    match = match_at(FIGURES, stage="tile", turn=1)
    play(match, "tile coin")
    assert match.to_act() == [1]
    with pytest.raises(NotYourTurnError):
        match.play(0, "lava c2")


@pytest.mark.rule("P-109")
def test_lava_without_a_drawn_tile_is_refused() -> None:
    refuse(match_at(FIGURES, stage="move-1"), "lava c2", "P-109")


@pytest.mark.rule("P-110")
def test_he_chooses_the_square_and_may_not_decline() -> None:
    match = drawn("scroll", "scroll h1")
    assert legal(match) == ["lava g1", "lava h2"]
    refuse(match, "pass", "P-118")


@pytest.mark.rule("P-111", "P-112")
@pytest.mark.vector("V-26")
def test_all_figures_on_the_covered_square_die_and_the_other_half_of_the_building_lives() -> None:
    match = match_at("b2:RB a2:R", stage="tile", turn=1, lava="coin c2")
    play(match, "tile coin", "lava b2")
    assert tuple(at(match).volcano) == (1, 1)
    assert city(match) == "a2:R"
    assert at(match).view(None).exits == {"a2": 2}


@pytest.mark.rule("P-113")
def test_lava_on_a_gate_square_closes_the_gate() -> None:
    match = drawn("coin", "coin c2 c1 b1")
    before = at(match).view(None).gates
    play(match, "lava a1")
    assert set(before) - set(at(match).view(None).gates) == {"a1"}


@pytest.mark.rule("P-114")
@pytest.mark.vector("V-31")
def test_a_tile_without_a_square_is_put_aside_and_the_turn_goes_on() -> None:
    match = match_at("f3:RB", stage="tile", lava=NO_MASK)
    before = sum(at(match).view(None).bag.values())
    log = play(match, "tile mask")
    after = at(match).view(None)
    assert TileAside(seat=0, tile="mask") in log
    assert (after.stage, after.turn, after.aside) == ("move-1", 0, 1)
    assert sum(after.bag.values()) == before - 1


@pytest.mark.rule("P-114")
def test_a_tile_put_aside_covers_nothing() -> None:
    match = match_at("f3:RB", stage="tile", lava=NO_MASK)
    before = at(match).view(None).lava
    play(match, "tile mask")
    assert at(match).view(None).lava == before


@pytest.mark.rule("P-114", "P-166")
def test_who_has_no_figure_and_no_square_for_his_tile_is_passed_over() -> None:
    match = match_at("f3:B2", stage="tile", lava=NO_MASK)
    play(match, "tile mask")
    assert (at(match).stage_name(), at(match).turn) == ("tile", 1)

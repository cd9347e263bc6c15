"""The constants of P-107, P-114 and P-126 as options: P-171."""

from __future__ import annotations

import pytest
from tests.games.pompeii.positions import at, city, legal, match_at, play, refuse, squares

from ludi.engine.errors import SetupError
from ludi.engine.game import CHANCE
from ludi.games.pompeii.game import PompeiiGame

FIGURES = "a2:RB f3:RB"
NEAR_C2 = "column e4 e3 e2 d2"  # no coin tile yet; c2 is the start square of the coin
ON_C2 = f"{NEAR_C2} c2"
NO_MASK = "mask d7; column e4 e5 e6 e7 d6"


@pytest.mark.rule("P-171")
def test_each_of_the_three_constants_is_an_option_with_the_ruling_as_its_default() -> None:
    assert {name: PompeiiGame().options[name] for name in ("start_squares", "no_square", "empty_starts")} == {
        "start_squares": "reserved",
        "no_square": "aside",
        "empty_starts": "open",
    }


@pytest.mark.parametrize("name", ["edition", "dual_vent", "start_squares", "no_square", "empty_starts"])
@pytest.mark.rule("P-146", "P-171")
def test_any_other_value_is_refused(name: str) -> None:
    with pytest.raises(SetupError, match=f"{name}='lava'"):
        PompeiiGame(**{name: "lava"})


# Foreign lava on an unused start square


@pytest.mark.parametrize(("value", "may_cover"), [("reserved", False), ("beside", True), ("dead", True)])
@pytest.mark.rule("P-107", "P-171")
def test_foreign_lava_covers_an_unused_start_square_unless_it_is_reserved(
    value: str, may_cover: bool
) -> None:
    match = match_at(FIGURES, stage="lava", tile="column", lava=NEAR_C2, start_squares=value)
    assert ("lava c2" in legal(match)) == may_cover


@pytest.mark.parametrize("value", ["reserved", "beside", "dead"])
@pytest.mark.rule("P-104", "P-171")
def test_a_start_square_without_lava_takes_the_first_tile_of_its_symbol(value: str) -> None:
    match = match_at(FIGURES, stage="lava", tile="coin", lava=NEAR_C2, start_squares=value)
    assert legal(match) == ["lava c2"]


@pytest.mark.rule("P-107", "P-171")
def test_with_beside_the_symbol_begins_beside_its_covered_start_square() -> None:
    match = match_at(FIGURES, stage="tile", lava=ON_C2, start_squares="beside")
    play(match, "tile coin")
    assert squares(match, "lava ") == ["c1", "b2", "c3"]


@pytest.mark.rule("P-105", "P-171")
def test_with_beside_the_second_tile_lies_beside_the_first_and_not_beside_the_start_square() -> None:
    match = match_at(FIGURES, stage="lava", tile="coin", lava=f"{ON_C2}; coin c1", start_squares="beside")
    assert squares(match, "lava ") == ["b1", "d1"]


@pytest.mark.rule("P-105", "P-171")
def test_with_beside_a_square_away_from_the_covered_start_square_is_refused() -> None:
    match = match_at(FIGURES, stage="lava", tile="coin", lava=ON_C2, start_squares="beside")
    refuse(match, "lava b1", "P-105")


@pytest.mark.rule("P-114", "P-171")
def test_with_beside_a_symbol_walled_in_at_its_start_has_no_square() -> None:
    lava = f"{ON_C2} c1 b2 c3"
    match = match_at(FIGURES, stage="tile", lava=lava, start_squares="beside")
    play(match, "tile coin")
    assert at(match).view(None).aside == 1


@pytest.mark.rule("P-107", "P-114", "P-171")
def test_with_dead_the_symbol_of_a_covered_start_square_has_no_square() -> None:
    match = match_at(FIGURES, stage="tile", lava=ON_C2, start_squares="dead")
    play(match, "tile coin")
    assert (at(match).view(None).aside, at(match).view(None).stage) == (1, "move-1")


@pytest.mark.rule("P-98", "P-114", "P-171")
def test_a_tile_put_aside_is_none_of_the_first_six() -> None:
    match = match_at(FIGURES, stage="tile", lava=ON_C2, start_squares="dead", laid=5)
    play(match, "tile coin")
    view = at(match).view(None)
    assert (view.stage, view.turn, view.tiles_by, view.phase) == ("tile", 1, 5, "eruption")


# A tile without a square


@pytest.mark.rule("P-114", "P-171")
def test_with_redraw_another_tile_is_drawn_by_the_same_player() -> None:
    match = match_at("f3:RB", stage="tile", turn=1, lava=NO_MASK, no_square="redraw")
    play(match, "tile mask")
    assert (match.to_act(), at(match).turn, at(match).view(None).aside) == ([CHANCE], 1, 1)
    play(match, "tile coin", "lava c2")
    assert (at(match).stage_name(), at(match).turn) == ("move-1", 1)


@pytest.mark.rule("P-114", "P-139", "P-171")
def test_with_redraw_and_an_empty_bag_the_turn_goes_on() -> None:
    match = match_at("f3:RB", stage="tile", lava=NO_MASK, bag={"mask": 1}, no_square="redraw")
    play(match, "tile mask")
    assert (at(match).stage_name(), match.to_act()) == ("move-1", [0])


@pytest.mark.rule("P-107", "P-114", "P-171")
def test_with_anywhere_the_tile_goes_on_any_square_that_is_not_reserved() -> None:
    match = match_at("f3:RB", stage="lava", tile="mask", lava=NO_MASK, no_square="anywhere")
    assert len(squares(match, "lava ")) == 70 - 6 - 4
    refuse(match, "lava c2", "P-107")
    play(match, "lava f3")
    assert city(match) == ""


@pytest.mark.parametrize("value", ["beside", "dead"])
@pytest.mark.rule("P-107", "P-114", "P-171")
def test_with_anywhere_and_no_reserved_squares_it_goes_on_any_square(value: str) -> None:
    facts = {"no_square": "anywhere", "start_squares": value}
    match = match_at("f3:RB", stage="lava", tile="mask", lava=NO_MASK, **facts)
    assert len(squares(match, "lava ")) == 70 - 6


@pytest.mark.rule("P-105", "P-114", "P-171")
def test_with_anywhere_a_tile_that_has_a_square_beside_its_symbol_goes_there() -> None:
    match = match_at("f3:RB", stage="lava", tile="mask", lava="mask d7", no_square="anywhere")
    assert squares(match, "lava ") == ["d6", "e7"]


@pytest.mark.rule("P-105", "P-114", "P-171")
def test_with_anywhere_the_symbol_goes_on_from_its_new_place() -> None:
    match = match_at("f3:RB", stage="lava", tile="mask", lava=f"{NO_MASK}; mask k7", no_square="anywhere")
    assert squares(match, "lava ") == ["k6"]


# Figures on unused start squares


@pytest.mark.parametrize(("value", "may_stop"), [("open", True), ("closed", False)])
@pytest.mark.rule("P-126", "P-171")
def test_a_figure_stops_on_an_unused_start_square_only_if_they_are_open(value: str, may_stop: bool) -> None:
    match = match_at("e3:RB", stage="move-1", empty_starts=value)
    assert ("e3-e4" in legal(match)) == may_stop


@pytest.mark.rule("P-126", "P-171")
def test_with_closed_the_square_is_refused_by_its_rule() -> None:
    refuse(match_at("e3:RB", stage="move-1", empty_starts="closed"), "e3-e4", "P-126")


@pytest.mark.parametrize(("value", "may_pass"), [("open", True), ("closed", False)])
@pytest.mark.rule("P-126", "P-171")
def test_a_figure_passes_an_unused_start_square_only_if_they_are_open(value: str, may_pass: bool) -> None:
    match = match_at("e3:R2B", stage="move-1", empty_starts=value)
    assert ("e3-e5" in legal(match)) == may_pass


@pytest.mark.parametrize(("value", "left"), [("open", "a1:B d6:R"), ("closed", "a1:B")])
@pytest.mark.rule("P-116", "P-126", "P-171")
def test_with_closed_an_unused_start_square_is_no_way_out(value: str, left: str) -> None:
    lava = "column e4 e5 d5 c5 e6 c6 b6"
    match = match_at("d6:R a1:B", stage="lava", tile="column", lava=lava, empty_starts=value)
    play(match, "lava e3")
    assert city(match) == left


@pytest.mark.parametrize(("value", "cost"), [("open", 5), ("closed", 6)])
@pytest.mark.rule("P-126", "P-171")
def test_with_closed_the_way_out_leads_round_unused_start_squares(value: str, cost: int) -> None:
    match = match_at("c1:R", stage="move-1", lava="scroll b1 e1", empty_starts=value)
    assert at(match).view(None).exits == {"c1": cost}

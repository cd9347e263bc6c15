"""Enclosure: P-115 to P-117."""

from __future__ import annotations

import pytest
from tests.games.pompeii.positions import at, city, match_at, play, refuse, squares

from ludi.engine.match import Match
from ludi.games.pompeii.events import Died

CORNER = "coin c2 c1 c3 b3 a3 b1"  # only the gate a1 is left for a2 and b2


def corner(figures: str) -> Match:
    return match_at(figures, stage="lava", tile="coin", lava=CORNER)


@pytest.mark.rule("P-115")
@pytest.mark.vector("V-27")
def test_figures_in_a_pocket_without_a_gate_die_and_their_neighbours_live() -> None:
    match = match_at("k6:RB k7:R k5:B", stage="lava", lava="helmet j7 j6", tile="helmet")
    assert " ".join(squares(match, "lava ")) == "j5 i6 k6 i7 k7"
    log = play(match, "lava k6")
    assert [event for event in log if isinstance(event, Died)] == [
        Died(square="k6", figures=(1, 1), cause="lava"),
        Died(square="k7", figures=(1, 0), cause="enclosed"),
    ]
    assert city(match) == "k5:B"


@pytest.mark.rule("P-115", "P-117")
@pytest.mark.vector("V-28")
def test_a_closed_gate_kills_who_had_no_other_way_though_they_could_still_move() -> None:
    match = corner("a1:B a2:R2 b2:B2 f6:R")
    assert " ".join(squares(match, "lava ")) == "a1 d1 a2 b2 d2 d3 a4 b4 c4"
    assert at(match).view(None).exits == {"a1": 1, "a2": 2, "b2": 3, "f6": 3}
    play(match, "lava a1")
    assert tuple(at(match).volcano) == (2, 3)
    assert city(match) == "f6:R"


@pytest.mark.rule("P-115", "P-140")
@pytest.mark.vector("V-28")
def test_when_the_last_figures_are_enclosed_the_game_is_over() -> None:
    match = corner("a1:B a2:R2 b2:B2")
    play(match, "lava a1")
    assert match.outcome is not None
    assert match.outcome.reason == "empty_city"


@pytest.mark.rule("P-117")
@pytest.mark.vector("V-29")
def test_a_part_with_an_open_gate_is_not_cut_off() -> None:
    match = corner("a1:B a2:R2 b2:B2 f6:R")
    play(match, "lava b2")
    assert tuple(at(match).volcano) == (0, 2)
    assert city(match) == "a1:B a2:R2 f6:R"


@pytest.mark.rule("P-115")
def test_figures_die_at_once_whoever_placed_the_tile_and_whoever_owns_them() -> None:
    match = match_at("a2:RBYU f6:RBYU", seats=4, turn=3, stage="lava", tile="coin", lava=CORNER)
    play(match, "lava a1")
    assert tuple(at(match).volcano) == (1, 1, 1, 1)


@pytest.mark.rule("P-116")
@pytest.mark.vector("V-30")
def test_who_only_has_to_go_a_longer_way_lives() -> None:
    match = match_at("g6:R", stage="lava", lava="helmet j7 i7 h7", tile="helmet")
    assert at(match).view(None).exits == {"g6": 2}
    play(match, "lava g7")
    assert at(match).view(None).exits == {"g6": 6}
    assert city(match) == "g6:R"


@pytest.mark.rule("P-116")
def test_other_figures_block_no_way() -> None:
    match = match_at("a1:B9 a2:B9 b2:R", stage="lava", tile="coin", lava=CORNER)
    play(match, "lava d1")
    assert city(match) == "a1:B9 a2:B9 b2:R"


@pytest.mark.rule("P-116", "P-126")
def test_a_way_may_lead_over_a_start_square_without_a_tile() -> None:
    match = match_at("d6:R a1:B", stage="lava", tile="column", lava="column e4 e5 d5 c5 e6 c6 b6")
    play(match, "lava e3")
    assert at(match).view(None).exits["d6"] == 5  # over d7, e7 and f7 to the gate g7


@pytest.mark.rule("P-115", "P-116")
def test_the_first_tile_on_that_start_square_ends_the_way() -> None:
    match = match_at("d6:R a1:B", stage="lava", tile="mask", lava="column e4 e5 d5 c5 e6 c6 b6")
    play(match, "lava d7")
    assert city(match) == "a1:B"


@pytest.mark.rule("P-116")
def test_figures_on_the_open_gate_square_itself_have_a_way() -> None:
    match = match_at("a1:R f6:B", stage="lava", tile="coin", lava="coin c2 c1 b1 b2")
    play(match, "lava a2")
    assert city(match) == "a1:R f6:B"


@pytest.mark.rule("P-116")
def test_a_corner_is_no_way() -> None:
    match = match_at("k7:R a1:B", stage="lava", lava="helmet j7 j6 j5", tile="helmet")
    play(match, "lava k6")
    assert city(match) == "a1:B"


@pytest.mark.rule("P-115")
def test_enclosed_figures_never_get_a_movement() -> None:
    match = corner("a2:R2 f6:RB")
    play(match, "lava a1")
    refuse(match, "a2-b2", "P-119")

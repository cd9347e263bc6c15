"""Movement: P-118 to P-138."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.pompeii.positions import at, city, legal, match_at, play, refuse, squares

from ludi.engine.match import Match


def moving(figures: str, lava: str = "", **facts: Any) -> Match:
    """The seat on turn has placed its tile and has two movements."""
    return match_at(figures, stage="move-1", lava=lava, **facts)


def targets(match: Match, origin: str) -> list[str]:
    """Where a figure may go from a square, `out` included."""
    return squares(match, f"{origin}-")


def saved(match: Match) -> tuple[int, ...]:
    return at(match).view(None).saved


# The turn


@pytest.mark.rule("P-118")
def test_a_turn_is_a_tile_and_two_movements_and_then_the_left_neighbour_has_his() -> None:
    match = match_at("e6:R2B2", stage="tile", seats=3)
    stages = []
    for text in ("tile coin", "lava c2", "e6-e7", "e6-f6"):
        play(match, text)
        stages.append(at(match).stage_name())
    assert stages == ["lava", "move-1", "move-2", "tile"]
    assert at(match).turn == 1


@pytest.mark.rule("P-118")
def test_after_the_last_seat_the_first_has_its_turn_again() -> None:
    match = moving("e6:RBY", seats=3, turn=2)
    play(match, "pass")
    assert at(match).turn == 0


@pytest.mark.rule("P-118")
def test_a_movement_before_the_tile_is_placed_is_refused() -> None:
    refuse(match_at("e6:R2B2", stage="lava", tile="coin"), "e6-e7", "P-118")


@pytest.mark.rule("P-119")
def test_a_figure_of_another_player_is_not_moved() -> None:
    refuse(moving("e6:R a2:B"), "a2-a1", "P-119")


@pytest.mark.rule("P-119")
def test_an_empty_square_has_nobody_to_move() -> None:
    refuse(moving("e6:R a2:B"), "f6-f7", "P-119")


@pytest.mark.rule("P-119", "P-136")
@pytest.mark.vector("V-36")
def test_the_second_movement_is_made_with_another_figure() -> None:
    match = moving("e6:RB a2:RB")
    play(match, "e6-f7")
    refuse(match, "f7-g7", "P-119")
    assert {text.partition("-")[0] for text in legal(match)} == {"a2", "pass"}


@pytest.mark.rule("P-119", "P-136")
@pytest.mark.vector("V-37")
def test_another_own_figure_on_the_square_where_the_first_went_may_move() -> None:
    match = moving("e6:RB f7:R")
    play(match, "e6-f7")
    play(match, "f7-out")
    assert saved(match) == (1, 0)
    assert city(match) == "e6:B f7:R"


@pytest.mark.rule("P-119", "P-136")
def test_a_figure_of_another_player_on_that_square_does_not_free_the_one_that_moved() -> None:
    match = moving("e6:RB f7:B a2:R")
    play(match, "e6-f7")
    refuse(match, "f7-out", "P-119")


@pytest.mark.rule("P-119")
def test_the_bar_lasts_for_the_turn_only() -> None:
    match = moving("e6:RB a2:RB")
    play(match, "e6-f7", "pass", "tile coin", "lava c2", "pass", "tile mask", "lava d7")
    assert "f7-g7" in legal(match)


@pytest.mark.parametrize("text", ["f5-d6", "f5-b6"])
@pytest.mark.rule("P-136")
def test_a_second_movement_may_start_on_the_square_where_the_first_began(text: str) -> None:
    match = moving("f5:R2B4")
    play(match, text, "f5-f4")
    assert at(match).turn == 1


# Optional


@pytest.mark.rule("P-120", "P-165")
def test_both_movements_may_be_given_up() -> None:
    match = moving("e6:R2B2")
    play(match, "pass")
    assert (at(match).turn, city(match)) == (1, "e6:R2B2")


@pytest.mark.rule("P-120", "P-165")
def test_the_second_movement_alone_may_be_given_up() -> None:
    match = moving("e6:R2B2")
    play(match, "e6-e7", "pass")
    assert (at(match).turn, city(match)) == (1, "e6:RB2 e7:R")


@pytest.mark.rule("P-165")
def test_a_single_movement_made_first_leads_where_one_made_second_would() -> None:
    match = moving("e6:R2B2")
    play(match, "e6-e7", "pass")
    second = match_at("e6:R2B2", stage="move-2")
    play(second, "e6-e7")
    assert at(match).view(None) == at(second).view(None)


# Range


@pytest.mark.rule("P-121", "P-131", "P-132")
@pytest.mark.vector("V-32")
def test_of_four_on_a_square_the_first_runs_four_and_the_second_three() -> None:
    match = moving("e6:R2B2")
    play(match, "e6-out")
    refuse(match, "e6-out", "P-131")
    assert "g7" in targets(match, "e6")
    assert len(targets(match, "e6")) == 19


@pytest.mark.rule("P-121")
@pytest.mark.vector("V-33")
def test_the_range_shrinks_as_figures_leave() -> None:
    match = moving("i3:R2B2")
    play(match, "i3-out", "i3-out", "tile coin", "lava c2")
    assert saved(match) == (2, 0)
    assert city(match) == "i3:B2"
    assert "i3-out" not in legal(match)


@pytest.mark.rule("P-121")
def test_figures_of_all_colours_count_for_the_range() -> None:
    assert len(targets(moving("e5:RBYU", seats=4), "e5")) == len(targets(moving("e5:R4"), "e5")) == 35


@pytest.mark.rule("P-121")
def test_figures_met_on_the_way_give_no_points() -> None:
    refuse(moving("e5:R e6:B3 a1:R"), "e5-e7", "P-121")


@pytest.mark.rule("P-122")
@pytest.mark.vector("V-34")
def test_the_square_counts_and_not_the_building() -> None:
    match = moving("a2:R2 b2:B2")
    play(match, "a2-out")
    refuse(match, "a2-out", "P-131")
    assert "a1" in targets(match, "a2")


@pytest.mark.rule("P-122")
@pytest.mark.vector("V-34")
def test_the_other_half_of_a_full_building_has_two_points_as_well() -> None:
    match = moving("a2:R2 b2:B2", turn=1)
    refuse(match, "b2-out", "P-131")
    assert "a1" in targets(match, "b2")


@pytest.mark.parametrize(("figures", "count"), [(1, 4), (2, 12), (3, 23), (4, 35), (5, 47)])
@pytest.mark.rule("P-121", "P-123", "P-129")
@pytest.mark.vector("V-40")
def test_without_lava_so_many_squares_are_in_range(figures: int, count: int) -> None:
    reached = targets(moving(f"e5:R{figures}"), "e5")
    assert len([square for square in reached if square != "out"]) == count
    assert ("out" in reached) == (figures == 5)


# Ways


@pytest.mark.rule("P-123")
def test_one_point_leads_to_the_four_squares_beside_and_to_no_corner() -> None:
    assert targets(moving("d3:R a1:R"), "d3") == ["d2", "c3", "e3", "d4"]


@pytest.mark.rule("P-123", "P-125")
@pytest.mark.vector("V-39")
def test_a_figure_goes_round_lava() -> None:
    match = moving("f5:R3", "column e4 e5 f4")
    assert " ".join(targets(match, "f5")) == "g3 g4 h4 g5 h5 i5 d6 e6 f6 g6 h6 e7 f7 g7"


@pytest.mark.rule("P-123", "P-125")
@pytest.mark.vector("V-39")
def test_without_that_lava_there_are_more_targets() -> None:
    assert len(targets(moving("f5:R3"), "f5")) == 23


@pytest.mark.rule("P-123")
def test_a_figure_may_turn_several_times() -> None:
    match = moving("f3:R5", "column e4 e3 f4 g4; scroll h1 h2 g2 h3")
    assert "g3" in targets(match, "f3")
    assert "e1" in targets(match, "f3")


@pytest.mark.rule("P-124")
@pytest.mark.vector("V-43")
def test_points_may_be_left_unused() -> None:
    match = moving("e6:R2B2")
    play(match, "e6-e7")
    assert city(match) == "e6:RB2 e7:R"


@pytest.mark.rule("P-125")
def test_a_square_with_lava_is_not_entered() -> None:
    refuse(moving("e6:R2B2", "column e4 e5"), "e6-e5", "P-125")


@pytest.mark.rule("P-125")
def test_lava_is_not_crossed() -> None:
    refuse(moving("d2:R2B", "coin c2 c1 c3; column e4 e3 e2 e1 d3"), "d2-f2", "P-121")


@pytest.mark.rule("P-125")
def test_squares_with_figures_may_be_passed() -> None:
    match = moving("k7:R2 k6:B4", "helmet j7 j6")
    assert "k5" in targets(match, "k7")


@pytest.mark.rule("P-126")
@pytest.mark.vector("V-41")
def test_a_figure_may_stop_on_a_start_square_without_a_tile() -> None:
    match = moving("e3:RB")
    play(match, "e3-e4")
    assert city(match) == "e3:B e4:R"


@pytest.mark.rule("P-126", "P-104", "P-111")
@pytest.mark.vector("V-41")
def test_the_first_tile_of_the_symbol_kills_who_stopped_there() -> None:
    match = moving("e3:RB")
    play(match, "e3-e4", "pass", "tile column", "lava e4")
    assert tuple(at(match).volcano) == (1, 0)


@pytest.mark.rule("P-126")
def test_a_start_square_without_a_tile_may_be_passed() -> None:
    assert "e7" in targets(moving("d6:R3", "column e4 e5 d5 c5 e6 c6"), "d6")


@pytest.mark.rule("P-127")
@pytest.mark.vector("V-43")
def test_more_figures_than_spots_may_stand_on_a_square() -> None:
    match = moving("f7:B2 f6:RB")
    play(match, "f6-f7")
    assert city(match) == "f6:B f7:RB2"


@pytest.mark.rule("P-127")
def test_a_square_without_spots_takes_figures_in_phase_2() -> None:
    assert "j6" in targets(moving("i6:R"), "i6")


@pytest.mark.rule("P-128", "P-129")
@pytest.mark.vector("V-40")
def test_a_movement_ends_on_another_square() -> None:
    refuse(moving("e5:R4"), "e5-e5", "P-129")


@pytest.mark.rule("P-129")
def test_the_shortest_way_round_the_lava_counts() -> None:
    lava = "column e4 e3 f3 g3"
    refuse(moving("g4:R3", lava), "g4-g2", "P-121")
    assert "g2" in targets(moving("g4:R4", lava), "g4")


@pytest.mark.rule("P-130")
def test_a_second_movement_may_return_to_where_the_first_began() -> None:
    match = moving("f2:R a1:B")
    play(match, "f2-f3", "f3-f2")
    assert city(match) == "a1:B f2:R"


# Out of the city


@pytest.mark.rule("P-131")
@pytest.mark.parametrize("gate", ["a1", "f1", "j2", "a5", "k5", "g7", "i7"])
def test_one_point_leads_out_of_every_gate_square(gate: str) -> None:
    match = moving(f"{gate}:R e6:R2B2")
    play(match, f"{gate}-out")
    assert saved(match) == (1, 0)


@pytest.mark.rule("P-131")
@pytest.mark.parametrize(("figures", "may_leave"), [("a3:R2", False), ("a3:R2B", True)])
def test_passing_the_gate_costs_one_point_beside_the_steps(figures: str, may_leave: bool) -> None:
    assert ("out" in targets(moving(figures), "a3")) == may_leave


@pytest.mark.rule("P-132")
def test_standing_on_a_gate_square_saves_nobody() -> None:
    match = moving("a2:R2B")
    play(match, "a2-a1")
    assert saved(match) == (0, 0)


@pytest.mark.rule("P-131", "P-132")
def test_a_saved_figure_lies_before_its_owner_and_does_not_return() -> None:
    match = moving("a1:R e6:R2B2")
    play(match, "a1-out")
    assert city(match) == "e6:R2B2"
    refuse(match, "a1-a2", "P-119")


@pytest.mark.rule("P-113", "P-131")
@pytest.mark.vector("V-42")
def test_a_closed_gate_lets_nobody_out() -> None:
    assert "i3-out" in legal(moving("i3:R2B", "vase k3 j3"))
    match = moving("i3:R2B", "vase k3 j3 j2")
    assert at(match).view(None).exits == {"i3": 5}
    refuse(match, "i3-out", "P-131")


# One figure twice


@pytest.mark.rule("P-133", "P-134")
@pytest.mark.vector("V-35")
def test_a_figure_that_was_alone_may_move_twice_with_the_range_of_where_it_then_stands() -> None:
    match = moving("f2:R f1:B2 e6:RB")
    refuse(match, "f2-out", "P-131")
    play(match, "f2-f1", "f1-out")
    assert saved(match) == (1, 0)


@pytest.mark.rule("P-134")
def test_the_second_movement_counts_the_figures_met_there() -> None:
    match = moving("e5:R e6:B4 a1:R")
    play(match, "e5-e6")
    assert "e6-out" in legal(match)


@pytest.mark.rule("P-133")
def test_a_figure_that_stood_with_one_of_another_colour_was_not_alone() -> None:
    match = moving("f2:RB e6:RB")
    play(match, "f2-f1")
    refuse(match, "f1-out", "P-119")


@pytest.mark.rule("P-133")
def test_a_figure_that_was_alone_need_not_be_the_one_that_moves_again() -> None:
    match = moving("f2:R e6:RB")
    play(match, "f2-f1", "e6-e7")
    assert city(match) == "f1:R e6:B e7:R"


@pytest.mark.rule("P-135")
@pytest.mark.vector("V-38")
def test_the_last_figure_of_a_player_may_move_twice_though_not_alone() -> None:
    match = moving("e6:RB2")
    play(match, "e6-g7", "g7-out")
    assert saved(match) == (1, 0)


@pytest.mark.rule("P-135")
@pytest.mark.vector("V-38")
def test_with_another_figure_in_the_city_it_may_not() -> None:
    match = moving("e6:RB2 a2:R")
    play(match, "e6-g7")
    refuse(match, "g7-out", "P-119")


@pytest.mark.rule("P-135")
def test_two_own_figures_on_one_square_are_not_the_last_one() -> None:
    match = moving("e6:R2B2")
    play(match, "e6-g7")
    refuse(match, "g7-out", "P-119")


@pytest.mark.rule("P-118", "P-135")
def test_when_the_first_figure_left_the_city_the_last_one_has_one_movement() -> None:
    match = moving("a1:R f2:R b6:B")
    play(match, "a1-out", "f2-f1")
    assert (at(match).turn, city(match)) == (1, "f1:R b6:B")


# Nobody to move


@pytest.mark.rule("P-137", "P-166")
@pytest.mark.vector("V-44")
def test_who_has_no_figure_in_the_city_places_his_tile_and_has_no_movement() -> None:
    match = match_at("e6:B2", stage="tile")
    play(match, "tile coin")
    assert match.to_act() == [0]
    play(match, "lava c2")
    assert (at(match).stage_name(), at(match).turn) == ("tile", 1)


@pytest.mark.rule("P-137", "P-166")
def test_who_kills_his_own_last_figures_with_his_tile_has_no_movement() -> None:
    match = match_at("b2:R2 e6:B2", stage="lava", tile="coin", lava="coin c2")
    play(match, "lava b2")
    assert at(match).turn == 1


@pytest.mark.rule("P-137")
def test_when_his_last_figure_left_by_the_first_movement_the_turn_is_over() -> None:
    match = moving("a1:R e6:B2")
    play(match, "a1-out")
    assert (at(match).stage_name(), at(match).turn) == ("tile", 1)


@pytest.mark.rule("P-138")
def test_a_figure_on_a_gate_square_walled_in_by_lava_can_leave() -> None:
    match = moving("a1:R e6:B2", "coin c2 c1 b1 b2 a2")
    assert legal(match) == ["a1-out", "pass"]

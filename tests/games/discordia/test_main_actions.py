"""Main and side actions: D-050 to D-061 and D-072 to D-075."""

from __future__ import annotations

import pytest
from tests.games.discordia.positions import (
    Player,
    city,
    decision,
    gain_of,
    legal,
    mine,
    offered,
    play,
    refuse,
    seen,
    supply,
    turn_of,
)

# One main action


@pytest.mark.rule("D-050")
def test_a_turn_has_one_main_action_at_most() -> None:
    match = turn_of(Player("K03", "R5 Y1"), "blue 2", display="2.1 F01")
    play(match, "deploy K03")
    refuse(match, "deploy K03", "D-050")
    refuse(match, "take 2.1", "D-050")
    refuse(match, "star", "D-050")


@pytest.mark.rule("D-050", "D-072")
def test_side_actions_may_come_before_and_after_the_main_action() -> None:
    match = turn_of(Player("M05, M06", "W9 Y1"), "blue 2", season=2)
    play(match, "special M05", "star", "season", "special M06", "end")
    assert decision(match) == "chance"


@pytest.mark.rule("D-050", "D-075")
def test_a_turn_may_end_without_a_main_action() -> None:
    match = turn_of(Player("K03", "R5"), "blue 2")
    assert legal(match)[-1] == "end"
    play(match, "end")
    assert (city(match), seen(match).season) == ({"fort1": "K03 0/2"}, 2)


@pytest.mark.rule("D-051")
@pytest.mark.parametrize(
    ("value", "texts"),
    [
        (1, ["deploy S07", "deploy M07", "star"]),
        (2, ["deploy K10", "deploy F03", "star"]),
        (3, ["deploy S07", "deploy F03", "expand"]),
        (4, ["deploy K10", "deploy M07", "expand"]),
        (5, ["expand", "dev", "star"]),
        (6, ["deploy S07", "deploy K10", "deploy M07", "deploy F03", "dev", "star"]),
    ],
)
def test_the_action_tile_in_the_column_of_the_die_gives_the_options(value: int, texts: list[str]) -> None:
    match = turn_of(Player("S07, K10, M07, F03", stars=1), f"blue {value}")
    shown = ["expand" if text.startswith("expand") else text for text in legal(match)]
    main = [text for text in shown if text.split()[0] in ("deploy", "expand", "dev", "star")]
    assert list(dict.fromkeys(main)) == texts


@pytest.mark.rule("D-051", "D-016")
def test_another_action_tile_in_the_column_gives_other_options() -> None:
    match = turn_of(Player("K10", "R5 Y1"), "blue 1", columns="II I III IV V VI")
    assert offered(match, "deploy") == ["deploy K10"]


@pytest.mark.rule("D-051")
@pytest.mark.parametrize("text", ["expand fort", "dev", "deploy S07"])
def test_what_the_action_tile_does_not_show_is_refused(text: str) -> None:
    refuse(turn_of(Player("S07", stars=3), "blue 2"), text, "D-051")


# Taking a tile


@pytest.mark.rule("D-052", "D-049")
def test_only_tiles_of_the_column_of_the_die_may_be_taken() -> None:
    match = turn_of(Player(), "blue 5", display="5.1 K05, 5.2 F01, 4.1 F02")
    assert offered(match, "take") == ["take 5.1", "take 5.2"]
    refuse(match, "take 4.1", "D-052")


@pytest.mark.rule("D-013")
def test_an_empty_place_of_the_display_gives_nothing() -> None:
    refuse(turn_of(Player(), "blue 5", display="5.2 F01"), "take 5.1", "D-013")


@pytest.mark.rule("D-007", "D-052", "D-053")
@pytest.mark.parametrize(
    ("tile", "space"), [("S01", "harbor1"), ("K01", "fort1"), ("M01", "market1"), ("F01", "field1")]
)
def test_a_tile_is_laid_on_the_leftmost_foundation_of_its_row(tile: str, space: str) -> None:
    match = turn_of(Player(), "blue 1", display=f"1.1 {tile}")
    play(match, "take 1.1")
    assert list(city(match)) == [space]


@pytest.mark.rule("D-053")
def test_the_next_tile_is_laid_beside_the_first() -> None:
    match = turn_of(Player("F01"), "blue 1", display="1.1 F02")
    play(match, "take 1.1")
    assert city(match) == {"field1": "F01 0/1", "field2": "F02 0/2"}


@pytest.mark.vector("V-16")
@pytest.mark.rule("D-053", "D-056")
def test_without_a_foundation_a_tile_goes_only_over_an_own_one() -> None:
    match = turn_of(Player("K01"), "blue 5", display="5.1 K05, 5.2 F01, 4.1 F02")
    assert offered(match, "take") == ["take 5.1 over K01", "take 5.2"]
    refuse(match, "take 5.1", "D-056")


@pytest.mark.rule("D-056")
def test_a_tile_with_neither_foundation_nor_own_tile_of_its_kind_cannot_be_taken() -> None:
    match = turn_of(Player("M01", opened="harbor 0"), "blue 5", display="5.1 S01")
    assert offered(match, "take") == []
    refuse(match, "take 5.1", "D-056")


@pytest.mark.vector("V-14")
@pytest.mark.rule("D-054", "D-055", "D-057", "D-135")
def test_overbuilding_returns_the_workers_and_takes_the_old_tile_out_of_the_game() -> None:
    match = turn_of(Player("M07 1/2", "W1 Y2"), "blue 3", display="3.1 M12")
    assert offered(match, "take") == ["take 3.1", "take 3.1 over M07"]
    play(match, "take 3.1 over M07")
    assert (city(match), supply(match), seen(match).out) == ({"market1": "M12 0/2"}, "W3 Y2", ("M07",))
    assert mine(match).stars == 1


@pytest.mark.rule("D-055", "D-090")
def test_a_tower_stays_when_the_ship_beside_it_is_overbuilt() -> None:
    match = turn_of(Player("S07", towers="military harbor1"), "blue 3", display="3.1 S10")
    play(match, "take 3.1 over S07")
    assert mine(match).towers == ("military", "", "", "")


@pytest.mark.rule("D-054")
def test_a_tile_is_laid_over_no_other_kind_and_over_no_foreign_tile() -> None:
    match = turn_of(Player("K01"), "blue 3", display="3.1 M12")
    refuse(match, "take 3.1 over K01", "D-054")
    refuse(match, "take 3.1 over M07", "D-054")


@pytest.mark.rule("D-054", "D-180")
def test_a_converted_stall_may_be_overbuilt_as_a_stall() -> None:
    match = turn_of(Player("S13* 0/1"), "blue 3", display="3.1 M12, 3.2 S01")
    assert offered(match, "take") == ["take 3.1", "take 3.1 over S13", "take 3.2"]


@pytest.mark.rule("D-057", "D-010")
@pytest.mark.parametrize(
    ("tile", "stars", "manipulators", "ring"),
    [("F02", 1, 0, 0), ("F12", 0, 1, 0), ("F05", 0, 0, 1), ("F01", 0, 0, 0)],
)
def test_a_tile_gives_its_placement_bonus(tile: str, stars: int, manipulators: int, ring: int) -> None:
    match = turn_of(Player(), "blue 1", display=f"1.1 {tile}")
    play(match, "take 1.1")
    assert (mine(match).stars, mine(match).manipulators, mine(match).ring) == (stars, manipulators, ring)


@pytest.mark.rule("D-033")
def test_the_place_of_a_taken_tile_stays_empty() -> None:
    match = turn_of(Player(), "blue 1", display="1.1 F01, 1.2 F02")
    play(match, "take 1.1", "end")
    assert seen(match).display == {"1.2": "F02"}


# The other main actions


@pytest.mark.rule("D-059", "D-083")
def test_expand_opens_a_foundation_with_a_piece_of_the_general_supply() -> None:
    match = turn_of(Player(), "blue 3")
    play(match, "expand fort")
    assert (mine(match).open, mine(match).expansions) == ((1, 2, 2, 2), 1)
    assert seen(match).expansions == (4, 3, 4, 4, 2, 2)


@pytest.mark.rule("D-060", "D-093")
def test_development_moves_a_star_to_the_track() -> None:
    match = turn_of(Player(stars=2), "blue 5")
    play(match, "dev")
    assert (mine(match).stars, mine(match).development) == (1, 1)


@pytest.mark.rule("D-061")
@pytest.mark.parametrize(("value", "count"), [(1, 1), (2, 1), (5, 1), (6, 2)])
def test_stars_are_taken_as_the_action_tile_prints(value: int, count: int) -> None:
    match = turn_of(Player(), f"red {value}")
    play(match, "star")
    assert (mine(match).stars, seen(match).cult) == (count, 10 - count)


@pytest.mark.vector("V-45")
@pytest.mark.rule("D-061", "D-108")
def test_stars_are_taken_as_far_as_the_star_cult_has_them() -> None:
    match = turn_of(Player(privileges="PRI06"), "blue 6", cult=2)
    play(match, "star")
    assert (mine(match).stars, seen(match).cult) == (2, 0)


@pytest.mark.rule("D-108")
def test_with_pri06_the_main_action_stars_gives_one_more() -> None:
    match = turn_of(Player(privileges="PRI06"), "blue 6")
    play(match, "star")
    assert mine(match).stars == 3


@pytest.mark.rule("D-108")
def test_pri06_adds_nothing_to_a_bonus_of_stars() -> None:
    assert mine(gain_of(Player(privileges="PRI06"), "star1")).stars == 1


@pytest.mark.vector("V-45")
@pytest.mark.rule("D-061")
def test_no_star_is_offered_from_an_empty_star_cult() -> None:
    match = turn_of(Player(), "blue 6", cult=0)
    assert "star" not in legal(match)
    refuse(match, "star", "D-061")


# Season bonus


@pytest.mark.rule("D-073", "D-074")
@pytest.mark.parametrize(("number", "stars", "ring"), [(1, 1, 0), (2, 0, 1)])
def test_spring_gives_a_star_and_summer_an_aqueduct_step(number: int, stars: int, ring: int) -> None:
    match = turn_of(Player(), f"blue {number}", season=number)
    play(match, "season")
    assert (mine(match).stars, mine(match).ring) == (stars, ring)


@pytest.mark.rule("D-074")
@pytest.mark.parametrize(
    ("number", "options"),
    [
        (3, ["deploy K01", "deploy M02", "pass"]),
        (4, ["exp", "pass"]),
        (5, ["deploy K01", "pass"]),
    ],
)
def test_autumn_deploys_saturnalia_explores_and_winter_arms(number: int, options: list[str]) -> None:
    match = turn_of(Player("K01, M02", stars=1), f"blue {number}", season=number)
    play(match, "season")
    assert legal(match) == options


@pytest.mark.rule("D-073")
def test_the_season_bonus_needs_the_number_of_the_season() -> None:
    match = turn_of(Player(), "blue 2", season=1)
    assert "season" not in legal(match)
    refuse(match, "season", "D-073")


@pytest.mark.rule("D-073")
def test_the_season_bonus_is_taken_once_in_a_turn() -> None:
    match = turn_of(Player(), "blue 1", season=1)
    play(match, "season")
    assert "season" not in legal(match)
    refuse(match, "season", "D-073")


@pytest.mark.rule("D-073")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_a_six_never_matches_a_season(number: int) -> None:
    assert "season" not in legal(turn_of(Player(), "blue 6", season=number))


@pytest.mark.rule("D-073", "D-180")
def test_the_season_bonus_is_offered_even_if_it_would_lapse() -> None:
    match = turn_of(Player(), "blue 5", season=5)
    assert "season" in legal(match)


@pytest.mark.vector("V-47")
@pytest.mark.rule("D-073", "D-049")
def test_the_value_after_manipulation_decides_about_the_season_bonus() -> None:
    match = turn_of(Player("M04 0/1", "W3 Y1"), "red 3", season=3)
    play(match, "season")
    assert legal(match) == ["deploy M04", "pass"]
    play(match, "deploy M04")
    assert (supply(match), "season" in legal(match)) == ("Y1", False)


@pytest.mark.rule("D-072")
def test_side_actions_are_voluntary() -> None:
    match = turn_of(Player("M01"), "blue 1", season=1)
    assert {"special M01", "season", "end"} <= set(legal(match))
    play(match, "end")
    assert (city(match), mine(match).stars) == ({"market1": "M01 0/2"}, 0)


@pytest.mark.rule("D-075")
def test_a_turn_ends_with_end_and_not_with_pass() -> None:
    refuse(turn_of(Player(), "blue 1"), "pass", "D-075")

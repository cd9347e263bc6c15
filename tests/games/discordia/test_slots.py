"""Slots, city tiles and special deployment: D-062 to D-082."""

from __future__ import annotations

import pytest
from tests.games.discordia.positions import (
    Player,
    at,
    city,
    decision,
    gain_of,
    legal,
    magna_row,
    mine,
    next_turn,
    offered,
    play,
    position,
    refuse,
    seen,
    supply,
    turn,
    turn_of,
)

from ludi.games.discordia.events import Completed, Filled, Flipped, Lapsed
from ludi.games.discordia.laws import check_workers

# Filling slots


@pytest.mark.vector("V-1")
@pytest.mark.rule("D-058", "D-063")
def test_a_deployment_fills_one_slot_with_all_its_workers() -> None:
    match = turn_of(Player("K03 0/2", "R3 Y1"), "blue 2")
    assert legal(match) == ["deploy K03", "star", "end"]
    play(match, "deploy K03")
    assert (city(match), supply(match)) == ({"fort1": "K03 1/2"}, "R1 Y1")
    assert legal(match) == ["end"]


@pytest.mark.vector("V-2")
@pytest.mark.rule("D-063", "D-179")
def test_a_slot_cannot_be_filled_in_part() -> None:
    match = turn_of(Player("K03 0/2", "R1 Y1"), "blue 2")
    assert legal(match) == ["star", "end"]
    refuse(match, "deploy K03", "D-063")


@pytest.mark.vector("V-3")
@pytest.mark.rule("D-062")
def test_slots_are_filled_in_their_order() -> None:
    match = turn_of(Player("F07 1/3", "R1 Y3"), "red 2")
    play(match, "deploy F07")
    assert (city(match), supply(match)) == ({"field1": "F07 2/3"}, "R1 Y1")
    refuse(next_turn(match, "red 2"), "deploy F07", "D-063")


@pytest.mark.rule("D-062")
def test_a_full_tile_takes_no_more_workers() -> None:
    refuse(turn_of(Player("K01 1/1", "R3 Y1"), "red 2"), "deploy K01", "D-062")


@pytest.mark.rule("D-008", "D-062")
def test_only_one_slot_is_filled_by_a_deployment() -> None:
    match = turn_of(Player("F04 0/3", "Y9"), "red 2")
    play(match, "deploy F04")
    assert city(match) == {"field1": "F04 1/3"}


@pytest.mark.rule("D-064")
@pytest.mark.parametrize("tile", ["K01", "M02", "F01"])
def test_workers_on_barracks_stalls_and_farms_stay_there(tile: str) -> None:
    match = gain_of(Player(tile, "B1 R2 W2 Y2"), "depX")
    bag = seen(match).bag
    play(match, f"deploy {tile}")
    assert seen(match).bag == bag
    check_workers(at(match))


@pytest.mark.vector("V-34")
@pytest.mark.rule("D-065", "D-136")
def test_the_victory_comes_before_any_completion_effect() -> None:
    match = turn_of(Player("S13 1/2", "B1", stars=3), "blue 4")
    play(match, "special S13")
    assert match.outcome
    assert (match.outcome.reason, match.outcome.winners) == ("empty supply", (0,))
    assert (mine(match).stars, mine(match).ring, city(match)) == (3, 0, {"harbor1": "S13 2/2"})


# Full ships


@pytest.mark.vector("V-10")
@pytest.mark.rule("D-066", "D-067", "D-068", "D-069")
def test_a_full_ship_becomes_a_stall_then_gives_its_bonus_and_an_aqueduct_step() -> None:
    match = turn_of(Player("S13 1/2, M01", "B1 Y2", stars=3, ring=1), "blue 4")
    blue = seen(match).bag[0]
    play(match, "special S13")
    assert city(match) == {"market1": "M01 0/2", "market2": "S13* 0/1"}
    assert seen(match).bag[0] == blue + 2
    assert (mine(match).stars, mine(match).ring, supply(match)) == (5, 2, "Y2")
    assert (mine(match).expedition, decision(match)) == (0, "turn")


@pytest.mark.vector("V-11")
@pytest.mark.rule("D-067", "D-135")
def test_a_full_ship_without_a_free_market_leaves_the_game_before_its_bonus() -> None:
    match = turn_of(Player("S04 2/3, M01, M02", "B2 Y2"), "blue 1")
    blue = seen(match).bag[0]
    play(match, "special S04")
    assert (seen(match).bag[0], seen(match).out) == (blue + 4, ("S04",))
    kinds = ["harbor", "fort", "market", "field", "dev", "exp"]
    assert legal(match) == [*(f"expand {kind}" for kind in kinds), "pass"]
    play(match, "expand market")
    assert (mine(match).open[2], mine(match).stars, mine(match).ring) == (3, 1, 1)
    assert city(match) == {"market1": "M01 0/2", "market2": "M02 0/1"}


@pytest.mark.vector("V-12")
@pytest.mark.rule("D-068", "D-110")
def test_the_bonus_of_a_ship_may_fill_its_own_stall() -> None:
    match = turn_of(Player("S09 1/2", "B1 W1 Y1", stars=1), "blue 3")
    play(match, "special S09", "deploy S09", "exp")
    assert city(match) == {"market1": "S09* 1/1"}
    player = mine(match)
    assert (player.stars, player.expedition, player.ring, supply(match)) == (1, 1, 2, "Y1")
    assert seen(match).cult == 9


@pytest.mark.vector("V-12")
@pytest.mark.rule("D-110")
def test_the_bonus_of_a_ship_is_over_before_its_aqueduct_step() -> None:
    match = turn_of(Player("S09 1/2", "B1 W1 Y1", stars=1), "blue 3")
    play(match, "special S09", "deploy S09")
    assert (mine(match).ring, legal(match)) == (0, ["exp", "pass"])
    play(match, "exp")
    assert mine(match).ring == 2


@pytest.mark.vector("V-15")
@pytest.mark.rule("D-053", "D-067", "D-191")
def test_a_ship_goes_to_the_leftmost_harbor_also_into_a_hole() -> None:
    a = Player("S01 1/2, S07, M01, M02", "B1 Y3")
    match = turn_of(a, "blue 1", display="1.1 S08")
    play(match, "special S01")
    assert (city(match)["harbor2"], mine(match).stars, mine(match).ring) == ("S07 0/2", 1, 1)
    play(match, "take 1.1")
    assert (city(match)["harbor1"], city(match)["harbor2"]) == ("S08 0/3", "S07 0/2")


@pytest.mark.rule("D-010")
def test_the_back_of_a_ship_has_no_bonus_of_its_own() -> None:
    match = turn_of(Player("S13* 0/1", "W1 Y1", stars=0), "blue 3")
    assert play(match, "special S13")[-1] == Lapsed(player=0, bonus="exp")
    assert mine(match).ring == 0


@pytest.mark.rule("D-066", "D-186")
def test_a_full_ship_is_told_in_the_order_of_its_effects() -> None:
    match = turn_of(Player("S13 1/2", "B1 Y2"), "blue 4")
    log = play(match, "special S13")
    assert log[:3] == [
        Filled(player=0, tile="S13", slot=2, slots=2, workers=1, colour="B"),
        Completed(player=0, tile="S13"),
        Flipped(player=0, tile="S13", space="market1", workers=2),
    ]


# Other full tiles


@pytest.mark.rule("D-070")
@pytest.mark.parametrize(("tile", "strength"), [("K03 0/2", 0), ("K03 1/2", 0), ("K03 2/2", 2)])
def test_barracks_count_with_their_strength_only_when_full(tile: str, strength: int) -> None:
    assert mine(turn_of(Player(tile), "blue 6")).strength == strength


@pytest.mark.rule("D-071", "D-094")
@pytest.mark.parametrize("tile", ["K01 0/1", "M02 0/1", "F01 0/1"])
def test_a_full_tile_of_the_own_city_offers_an_expedition_step(tile: str) -> None:
    match = gain_of(Player(tile, stars=1), "depX")
    play(match, f"deploy {tile[:3]}")
    assert (decision(match), legal(match)) == ("step", ["exp", "pass"])


@pytest.mark.rule("D-071")
def test_a_tile_that_is_not_full_offers_no_expedition_step() -> None:
    match = gain_of(Player("K02 0/2", stars=1), "depX")
    play(match, "deploy K02")
    assert decision(match) == "turn"


# Special deployment


@pytest.mark.vector("V-4")
@pytest.mark.rule("D-009", "D-076", "D-077")
@pytest.mark.parametrize(
    ("die", "tiles"), [("blue", ["S13", "M12"]), ("red", ["K11", "M12"]), ("yellow", ["M12", "F12"])]
)
def test_a_special_deployment_needs_the_value_and_the_colour_of_the_die(die: str, tiles: list[str]) -> None:
    match = turn_of(Player("S13, S05, K11, M12, F12", "B2 R2 W2 Y2"), f"{die} 4")
    assert offered(match, "special") == [f"special {tile}" for tile in tiles]
    refuse(match, "special S05", "D-076")


@pytest.mark.vector("V-5")
@pytest.mark.rule("D-077", "D-112")
@pytest.mark.parametrize("die", ["blue", "red", "yellow"])
def test_a_stall_matches_every_die_of_its_value(die: str) -> None:
    match = turn_of(Player("M15 0/1", "W2 Y1"), f"{die} 5")
    log = play(match, "special M15")
    assert (city(match), supply(match)) == ({"market1": "M15 1/1"}, "Y1")
    assert log[-1] == Lapsed(player=0, bonus="exp")


@pytest.mark.vector("V-6")
@pytest.mark.rule("D-078", "D-080")
def test_a_tile_is_served_once_by_the_die_and_once_by_the_main_action() -> None:
    columns = "II I III IV V VI"
    match = turn_of(Player("F04 0/3", "R1 Y4"), "yellow 1", season=2, columns=columns)
    assert legal(match) == ["deploy F04", "star", "special F04", "end"]
    play(match, "special F04")
    assert legal(match) == ["deploy F04", "star", "end"]
    refuse(match, "special F04", "D-078")
    play(match, "deploy F04")
    assert (legal(match), city(match), supply(match)) == (["end"], {"field1": "F04 2/3"}, "R1 Y2")


@pytest.mark.rule("D-078")
def test_every_matching_tile_may_be_served() -> None:
    match = turn_of(Player("M12, M13, M14", "W9 Y1"), "red 4")
    play(match, "special M13", "special M12", "special M14")
    assert city(match) == {"market1": "M12 1/2", "market2": "M13 1/2", "market3": "M14 1/2"}


@pytest.mark.rule("D-079")
def test_a_tile_taken_in_this_turn_may_be_served_in_it() -> None:
    match = turn_of(Player("", "R1 Y1"), "red 4", display="4.1 K13")
    play(match, "take 4.1")
    assert offered(match, "special") == ["special K13"]


@pytest.mark.vector("V-43")
@pytest.mark.rule("D-079", "D-108")
def test_the_stall_side_of_a_ship_counts_as_a_new_tile() -> None:
    match = turn_of(Player("S13 1/2", "B1 W1 Y1", privileges="PRI03"), "blue 4")
    play(match, "special S13")
    assert (city(match), offered(match, "special")) == ({"market1": "S13* 0/1"}, ["special S13"])
    play(match, "special S13")
    assert city(match) == {"market1": "S13* 1/1"}


@pytest.mark.rule("D-082")
def test_tiles_of_other_cities_are_no_target() -> None:
    match = turn(position(Player("M12"), Player("M13")), "red 4")
    assert offered(match, "special") == ["special M12"]
    refuse(match, "special M13", "D-082")


@pytest.mark.rule("D-058", "D-082")
def test_no_deployment_goes_to_another_city() -> None:
    match = turn(position(Player("M12"), Player("M13")), "red 4")
    assert offered(match, "deploy") == ["deploy M12"]
    refuse(match, "deploy M13", "D-082")


@pytest.mark.vector("V-9")
@pytest.mark.rule("D-108")
def test_with_pri02_barracks_one_off_may_be_served_but_not_in_the_magna_row() -> None:
    a = Player("K05, K11, K01", "R5", privileges="PRI02")
    match = turn_of(a, "red 3", magna="on", row="K04 draw, K08 draw")
    assert offered(match, "special") == ["special K05", "special K08", "special K11"]
    refuse(match, "special K01", "D-076")
    refuse(match, "special K04", "D-076")


@pytest.mark.rule("D-108")
@pytest.mark.parametrize(
    ("privilege", "tile", "die"),
    [
        ("PRI01", "S13", "blue 3"),
        ("PRI01", "S13", "blue 5"),
        ("PRI02", "K11", "red 3"),
        ("PRI03", "M12", "blue 5"),
        ("PRI04", "F12", "yellow 3"),
    ],
)
def test_each_of_the_first_four_privileges_reaches_its_own_kind(privilege: str, tile: str, die: str) -> None:
    others = {"PRI01", "PRI02", "PRI03", "PRI04"} - {privilege}
    assert offered(turn_of(Player(tile, privileges=privilege), die), "special") == [f"special {tile}"]
    assert offered(turn_of(Player(tile, privileges=" ".join(sorted(others))), die), "special") == []


@pytest.mark.rule("D-108")
def test_pri01_needs_the_colour_of_the_die_as_usual() -> None:
    refuse(turn_of(Player("S13", privileges="PRI01"), "red 3"), "special S13", "D-076")


@pytest.mark.rule("D-081", "D-162")
def test_the_die_serves_matching_tiles_of_the_magna_row() -> None:
    match = turn_of(Player("", "B1 Y3"), "blue 6", magna="on", row="S20 0/2 draw")
    play(match, "special S20")
    assert (magna_row(match), supply(match)) == (["S20 1/2"], "Y3")


@pytest.mark.rule("D-058", "D-162")
def test_the_main_action_deploys_to_the_magna_row_too() -> None:
    match = turn_of(Player("", "R2 Y1"), "blue 2", magna="on", row="K05 0/2 draw")
    play(match, "deploy K05")
    assert magna_row(match) == ["K05 1/2"]

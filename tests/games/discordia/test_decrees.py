"""Decrees, privileges and bonuses: D-101 to D-114 and D-200."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.discordia.positions import (
    BOARDS,
    Player,
    at,
    city,
    decision,
    draw,
    gain,
    gain_of,
    legal,
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

from ludi.games.discordia.events import Lapsed, Refused
from ludi.games.discordia.state import USED_ROWS

SHIPS = ["S01", "S02", "S03", "S04"]
BARRACKS = ["K01", "K02", "K03", "K04"]
STALLS = ["M01", "M02", "M03", "M04"]
FARMS = ["F01", "F02", "F03", "F04"]


def takes(decree: str, a: Player, **facts: str) -> bool:
    """Whether a player with these things may take a decree that lies on the table."""
    return f"decree {decree}" in legal(turn_of(a, "blue 6", decrees=decree, **facts))


# Taking a decree


@pytest.mark.rule("D-101")
def test_a_decree_that_is_taken_is_gone_for_the_others() -> None:
    match = turn(position(Player(ring=4), Player(ring=4), decrees="DEC06 DEC01"), "blue 6")
    play(match, "decree DEC06")
    assert (mine(match).decrees, seen(match).decrees) == (("DEC06",), ("DEC01",))
    refuse(turn(at(match), "red 6", 1), "decree DEC06", "D-101")


@pytest.mark.rule("D-101", "D-104")
def test_a_decree_whose_condition_is_not_met_is_refused() -> None:
    refuse(turn_of(Player(ring=3), "blue 6", decrees="DEC06"), "decree DEC06", "D-104")


@pytest.mark.rule("D-102")
def test_a_decree_goes_to_the_leftmost_field_and_gives_its_bonus() -> None:
    match = turn_of(Player("K01", ring=4), "blue 6", decrees="DEC06")
    play(match, "decree DEC06")
    assert (decision(match), seen(match).bonus) == ("deploy", "depX")


@pytest.mark.rule("D-102")
def test_the_second_decree_gives_the_bonus_of_the_second_field() -> None:
    match = turn_of(Player(ring=4, decrees="DEC01"), "blue 6", decrees="DEC06")
    play(match, "decree DEC06")
    assert (mine(match).decrees, mine(match).ring) == (("DEC01", "DEC06"), 5)


@pytest.mark.vector("V-24")
@pytest.mark.rule("D-102", "D-109", "D-202")
def test_the_third_field_of_the_standard_board_returns_up_to_two_workers() -> None:
    a = Player("", "B1 R2 Y2", ring=4, decrees="DEC01 DEC02")
    match = turn_of(a, "blue 6", decrees="DEC06 DEC13")
    assert offered(match, "decree") == ["decree DEC06"]
    play(match, "decree DEC06")
    pairs = ["B R", "B Y", "R R", "R Y", "Y Y"]
    assert legal(match) == [*(f"return {workers}" for workers in ("B", "R", "Y", *pairs)), "pass"]
    play(match, "return R Y")
    assert supply(match) == "B1 R1 Y1"


@pytest.mark.vector("V-24")
@pytest.mark.rule("D-103")
def test_without_a_free_field_no_decree_is_taken() -> None:
    a = Player(ring=4, decrees="DEC01 DEC02", board="borbetomagus")
    refuse(turn_of(a, "blue 6", decrees="DEC06"), "decree DEC06", "D-103")


@pytest.mark.rule("D-103")
@pytest.mark.parametrize("board", BOARDS)
def test_a_board_has_its_number_of_decree_fields(board: str) -> None:
    fields = {"treverorum": 4, "borbetomagus": 2}.get(board, 3)
    held = ["DEC01", "DEC02", "DEC03", "DEC04"]
    last = Player(ring=4, decrees=" ".join(held[: fields - 1]), board=board)
    full = Player(ring=4, decrees=" ".join(held[:fields]), board=board)
    assert (takes("DEC06", last), takes("DEC06", full)) == (True, False)


@pytest.mark.rule("D-103")
def test_one_decree_is_taken_in_a_turn_at_most() -> None:
    match = turn_of(Player(ring=4, towers="trade harbor1, trade harbor2"), "blue 6", decrees="DEC06 DEC13")
    play(match, "decree DEC06")
    refuse(match, "decree DEC13", "D-103")
    assert offered(next_turn(match, "blue 6"), "decree") == ["decree DEC13"]


# Conditions


@pytest.mark.vector("V-22")
@pytest.mark.rule("D-104", "D-105")
@pytest.mark.parametrize(
    ("decree", "tiles", "least"),
    [
        ("DEC01", SHIPS, {"agrippina": 3, "": 2}),
        ("DEC02", BARRACKS, {"mogontiacum": 4, "": 3}),
        ("DEC03", STALLS, {"confluentes": 4, "": 3}),
        ("DEC04", FARMS, {"noviomagus": 4, "": 3}),
    ],
)
@pytest.mark.parametrize("board", BOARDS)
def test_the_smallest_number_of_tiles_of_a_kind_on_each_board(
    decree: str, tiles: list[str], least: dict[str, int], board: str
) -> None:
    number = least.get(board, least[""])
    enough = Player(", ".join(tiles[:number]), board=board)
    fewer = Player(", ".join(tiles[: number - 1]), board=board)
    assert (takes(decree, enough), takes(decree, fewer)) == (True, False)


@pytest.mark.rule("D-105")
def test_a_condition_that_the_board_makes_harder_is_refused_by_its_rule() -> None:
    a = Player("S01, S02", board="agrippina")
    refuse(turn_of(a, "blue 6", decrees="DEC01"), "decree DEC01", "D-105")


@pytest.mark.rule("D-105")
def test_the_owner_of_such_a_board_is_reminded_if_the_decree_is_in_the_game() -> None:
    a, b = Player(board="agrippina"), Player(board="mogontiacum", decrees="DEC02")
    match = turn(position(a, b, decrees="DEC01 DEC03"), "blue 6")
    assert [mine(match, seat).reminder for seat in (0, 1)] == ["DEC01", "DEC02"]
    assert mine(turn_of(a, "blue 6", decrees="DEC03")).reminder == ""


@pytest.mark.vector("V-23")
@pytest.mark.rule("D-091", "D-104", "D-105")
def test_towers_count_for_dec02_and_dec13() -> None:
    one = Player("K01, K02", opened="harbor 2", towers="trade harbor1", board="mogontiacum")
    two = Player("K01, K02", opened="harbor 2", towers="trade harbor1, military harbor2", board="mogontiacum")
    assert [takes("DEC02", one), takes("DEC02", two)] == [False, True]
    assert [takes("DEC13", one), takes("DEC13", two)] == [False, True]


@pytest.mark.vector("V-23")
@pytest.mark.rule("D-104")
@pytest.mark.parametrize(("workers", "is_met"), [("B1 R1 W1", True), ("B1 R1 W1 Y1", False)])
def test_dec12_needs_a_colour_that_is_missing(workers: str, is_met: bool) -> None:
    assert takes("DEC12", Player(supply=workers)) == is_met


@pytest.mark.vector("V-23")
@pytest.mark.rule("D-104")
@pytest.mark.parametrize("decree", ["DEC10", "DEC14"])
@pytest.mark.parametrize(("last", "is_met"), [("M09 0/1", False), ("M09 1/1", True)])
def test_dec10_and_dec14_need_four_full_tiles(decree: str, last: str, is_met: bool) -> None:
    assert takes(decree, Player(f"K01 1/1, M02 1/1, F01 1/1, {last}")) == is_met


@pytest.mark.rule("D-104")
def test_dec14_allows_no_empty_slot_and_needs_four_tiles() -> None:
    full = "K01 1/1, M02 1/1, F01 1/1"
    assert not takes("DEC14", Player(full))
    assert not takes("DEC14", Player(f"{full}, M09 1/1, F08 0/1"))
    assert takes("DEC10", Player(f"{full}, M09 1/1, F08 0/1"))


@pytest.mark.rule("D-104")
def test_a_converted_ship_counts_as_a_stall() -> None:
    assert takes("DEC03", Player("M01, M02, S13*"))


@pytest.mark.rule("D-104")
@pytest.mark.parametrize(
    ("decree", "enough", "fewer"),
    [
        ("DEC05", Player("S01, K01, M01, M02, F01, F02"), Player("S01, K01, M01, M02, F01")),
        ("DEC05", Player("S01, K01, M01, M02, F01, F02"), Player("S01, S02, M01, M02, F01, F02")),
        ("DEC06", Player(ring=4), Player(ring=3)),
        ("DEC07", Player(development=4), Player(development=3)),
        ("DEC08", Player(expedition=3), Player(expedition=2)),
        ("DEC09", Player(expansions=4), Player(expansions=3)),
        ("DEC11", Player("K03 2/2", privileges="PRI07"), Player("K03 1/2", privileges="PRI07")),
        ("DEC11", Player("K03 2/2", towers="military harbor1"), Player("K03 2/2", towers="trade harbor1")),
    ],
)
def test_each_other_decree_has_its_condition(decree: str, enough: Player, fewer: Player) -> None:
    assert (takes(decree, enough), takes(decree, fewer)) == (True, False)


@pytest.mark.rule("D-104")
def test_barracks_of_the_magna_row_count_for_no_decree() -> None:
    facts = {"magna": "on", "row": "K03 2/2 eagle, K10 2/2 eagle, K13 0/3 draw"}
    assert not takes("DEC11", Player(), **facts)
    assert not takes("DEC02", Player(), **facts)


# Privileges


@pytest.mark.vector("V-25")
@pytest.mark.rule("D-106", "D-152", "D-153")
def test_the_requirement_of_a_row_differs_by_board() -> None:
    facts = {"privileges": "PRI01 PRI09", "display": "1.1 S06, 2.1 K01"}
    match = turn_of(Player(board="agrippina"), "blue 3", **facts)
    play(match, "expand harbor")
    assert legal(match) == ["take 1.1", "pass"]
    play(match, "take 1.1")
    assert city(match) == {"harbor1": "S06 0/2"}
    match = next_turn(match, "blue 3")
    play(match, "expand harbor", "privilege PRI09", "tower trade harbor2")
    assert (mine(match).stars, mine(match).ring, mine(match).privileges) == (1, 1, ("PRI09",))


@pytest.mark.rule("D-106", "D-182")
def test_a_privilege_must_be_chosen_also_when_there_is_one() -> None:
    match = turn_of(Player(opened="fort 2"), "blue 3", privileges="PRI07")
    play(match, "expand fort")
    assert legal(match) == ["privilege PRI07"]
    refuse(match, "pass", "D-106")
    refuse(match, "privilege PRI01", "D-106")


@pytest.mark.rule("D-106")
def test_without_a_privilege_left_the_row_is_used_up() -> None:
    match = turn_of(Player(opened="fort 2"), "blue 3")
    play(match, "expand fort")
    assert (decision(match), mine(match).privileges) == ("turn", ())
    assert at(match).number(0, USED_ROWS) == 0b0010


@pytest.mark.rule("D-106")
def test_a_row_gives_one_privilege() -> None:
    match = turn_of(Player(opened="fort 2"), "blue 3", privileges="PRI07 PRI08")
    play(match, "expand fort", "privilege PRI07")
    match = next_turn(match, "blue 3")
    play(match, "expand fort", "pass")
    assert (mine(match).open[1], mine(match).privileges) == (4, ("PRI07",))


@pytest.mark.rule("D-107")
def test_a_privilege_is_unique() -> None:
    match = turn_of(Player(opened="fort 2, market 3"), "blue 3", privileges="PRI07 PRI08")
    play(match, "expand fort", "privilege PRI07")
    match = next_turn(match, "blue 3")
    play(match, "expand market")
    assert legal(match) == ["privilege PRI08"]


@pytest.mark.rule("D-108")
def test_pri07_adds_a_strength_and_pri08_a_supply_value() -> None:
    player = mine(turn_of(Player(privileges="PRI07 PRI08"), "blue 6"))
    assert (player.strength, player.lack[2]) == (1, 1)


@pytest.mark.rule("D-108")
def test_with_pri09_a_full_ship_gives_a_star_after_its_aqueduct_step() -> None:
    match = turn_of(Player("S02 1/2", "B2 Y1", ring=5, privileges="PRI09"), "blue 1")
    play(match, "special S02")
    assert (mine(match).ring, mine(match).stars, mine(match).manipulators) == (6, 1, 1)


@pytest.mark.rule("D-108", "D-200")
def test_the_star_of_pri09_waits_for_the_bonus_of_the_aqueduct() -> None:
    match = turn_of(Player("S02 1/2, K01", "B2 R1 Y1", ring=5, privileges="PRI09"), "blue 1")
    play(match, "special S02")
    assert (decision(match), mine(match).stars) == ("deploy", 0)


@pytest.mark.vector("V-42")
@pytest.mark.rule("D-108")
def test_pri10_gives_a_manipulator_before_the_expedition_step() -> None:
    a = Player("M02 0/1", "W2 Y1", privileges="PRI10 PRI13")
    match = turn_of(a, "blue 1", cult=1)
    play(match, "special M02")
    assert (mine(match).manipulators, legal(match)) == (1, ["exp", "pass"])
    play(match, "exp")
    assert (seen(match).cult, mine(match).ring, mine(match).stars) == (0, 1, 0)


@pytest.mark.rule("D-108")
def test_pri10_gives_nothing_for_a_stall_of_the_magna_row() -> None:
    a = Player("", "W2 Y1", privileges="PRI10")
    match = turn_of(a, "blue 1", magna="on", row="M02 0/1 draw")
    play(match, "special M02")
    assert mine(match).manipulators == 0


@pytest.mark.vector("V-42")
@pytest.mark.rule("D-108")
def test_pri12_fills_the_first_slot_of_a_new_tile_after_its_bonus() -> None:
    match = turn_of(Player("", "R2 Y1", privileges="PRI12"), "blue 1", display="1.1 K02")
    play(match, "take 1.1")
    assert (mine(match).stars, legal(match)) == (1, ["deploy K02", "pass"])
    play(match, "deploy K02")
    assert city(match) == {"fort1": "K02 1/2"}


@pytest.mark.vector("V-42")
@pytest.mark.rule("D-108")
def test_pri12_asks_nothing_when_the_first_slot_shows_two_workers() -> None:
    match = turn_of(Player("", "R2 Y1", privileges="PRI12"), "blue 1", display="1.1 K04")
    play(match, "take 1.1")
    assert decision(match) == "turn"


@pytest.mark.rule("D-108")
def test_pri12_counts_for_overbuilding_and_for_tiles_of_a_bonus() -> None:
    facts = {"display": "1.1 K02"}
    match = turn_of(Player("K01", "R2 Y1", privileges="PRI12"), "blue 1", **facts)
    play(match, "take 1.1 over K01")
    assert legal(match) == ["deploy K02", "pass"]
    match = gain_of(Player("", "R2 Y1", privileges="PRI12"), "tile", **facts)
    play(match, "take 1.1")
    assert legal(match) == ["deploy K02", "pass"]


@pytest.mark.rule("D-108")
def test_pri12_fills_no_other_tile() -> None:
    match = turn_of(Player("K01", "R2 Y1", privileges="PRI12", opened="fort 2"), "blue 1", display="1.1 K02")
    play(match, "take 1.1")
    refuse(match, "deploy K01", "D-108")


@pytest.mark.rule("D-200")
def test_pri12_lapses_when_the_placement_bonus_filled_the_slot() -> None:
    a = Player("", "W3 Y1", stars=1, privileges="PRI12")
    match = turn_of(a, "blue 1", display="1.1 M20")
    play(match, "take 1.1", "dev", "deploy M20")
    assert (city(match), decision(match)) == ({"market1": "M20 1/2"}, "turn")


@pytest.mark.rule("D-200")
def test_pri12_lapses_when_the_placement_bonus_overbuilt_the_tile() -> None:
    a = Player("M01", "W3 Y1", stars=1, privileges="PRI12", board="confluentes")
    match = turn_of(a, "blue 1", display="1.1 M20, 2.1 M07")
    play(match, "take 1.1 over M01", "dev", "take 2.1 over M20")
    assert (city(match), decision(match)) == ({"market1": "M07 0/2"}, "turn")


@pytest.mark.rule("D-200")
def test_pri12_gained_by_the_placement_bonus_counts_for_that_tile() -> None:
    a = Player("", "W3 Y1", stars=1, development=1, opened="fort 2")
    match = turn_of(a, "blue 1", display="1.1 M20", privileges="PRI12")
    play(match, "take 1.1", "dev", "expand fort", "privilege PRI12")
    assert legal(match) == ["deploy M20", "pass"]


# Bonuses


@pytest.mark.rule("D-109")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_stars_of_a_bonus_come_from_the_star_cult(count: int) -> None:
    match = gain_of(Player(), f"star{count}")
    assert (mine(match).stars, seen(match).cult) == (count, 10 - count)


@pytest.mark.rule("D-109")
def test_a_manipulator_comes_from_the_general_supply_if_there_is_one() -> None:
    match = gain_of(Player(), "man")
    assert (mine(match).manipulators, seen(match).manipulators) == (1, 4)
    assert mine(gain_of(Player(), "man", manipulators=0)).manipulators == 0


@pytest.mark.rule("D-109")
@pytest.mark.parametrize(
    ("code", "tiles"),
    [("depB", "S07"), ("depR", "K10"), ("depW", "M07"), ("depY", "F03"), ("depX", "S07 K10 M07 F03")],
)
def test_a_deploy_bonus_fills_a_tile_of_its_colour(code: str, tiles: str) -> None:
    match = gain_of(Player("S07, K10, M07, F03"), code)
    assert legal(match) == [*(f"deploy {tile}" for tile in tiles.split()), "pass"]


@pytest.mark.rule("D-109")
def test_a_deploy_bonus_of_another_colour_is_refused() -> None:
    refuse(gain_of(Player("S07, K10"), "depB"), "deploy K10", "D-109")


@pytest.mark.rule("D-109", "D-162")
def test_a_deploy_bonus_may_go_to_the_magna_row() -> None:
    match = gain_of(Player(), "depR", magna="on", row="K05 draw")
    assert legal(match) == ["deploy K05", "pass"]


@pytest.mark.rule("D-109", "D-153")
@pytest.mark.parametrize(
    ("code", "places"),
    [("tile", "1.1 2.2 5.1 6.1"), ("ship", "1.1"), ("stall", "5.1"), ("farm", "6.1")],
)
def test_a_tile_bonus_takes_from_any_column(code: str, places: str) -> None:
    match = gain_of(Player(), code, display="1.1 S01, 2.2 K01, 5.1 M01, 6.1 F01")
    assert legal(match) == [*(f"take {place}" for place in places.split()), "pass"]


@pytest.mark.rule("D-109")
def test_a_tile_bonus_of_another_kind_is_refused() -> None:
    refuse(gain_of(Player(), "ship", display="1.1 S01, 2.2 K01"), "take 2.2", "D-109")


@pytest.mark.rule("D-109")
def test_a_return_bonus_gives_one_up_to_its_number_of_workers_back() -> None:
    match = gain_of(Player(supply="B1 Y2"), "ret2")
    options = ["return B", "return Y", "return B Y", "return Y Y", "pass"]
    assert legal(match) == options
    yellow = seen(match).bag[3]
    play(match, "return Y Y")
    assert (supply(match), seen(match).bag[3]) == ("B1", yellow + 2)


@pytest.mark.rule("D-109")
def test_workers_one_does_not_have_or_too_many_cannot_be_returned() -> None:
    match = gain_of(Player(supply="B1 Y4"), "ret2")
    refuse(match, "return R", "D-109")
    refuse(match, "return Y Y Y", "D-109")


@pytest.mark.vector("V-45")
@pytest.mark.rule("D-109", "D-114")
def test_penalties_take_as_much_as_there_is() -> None:
    match = gain_of(Player(supply="Y1"), "draw3", bag="R1")
    draw(match, "R")
    assert (supply(match), decision(match)) == ("R1 Y1", "turn")
    assert mine(gain_of(Player(stars=1), "lose2")).stars == 0


@pytest.mark.rule("D-114")
def test_drawing_from_an_empty_bag_does_nothing() -> None:
    match = gain_of(Player(supply="Y1"), "draw3", bag="R0")
    assert (supply(match), decision(match)) == ("Y1", "turn")


@pytest.mark.rule("D-109")
def test_a_penalty_of_stars_goes_to_the_star_cult() -> None:
    match = gain_of(Player(stars=3), "lose2")
    assert (mine(match).stars, seen(match).cult) == (1, 12)


@pytest.mark.rule("D-110")
def test_a_list_of_bonuses_is_resolved_from_left_to_right() -> None:
    match = gain_of(Player("K01", supply="R1 Y5"), "ret1", "star1", "depX")
    assert (decision(match), mine(match).stars) == ("return", 0)
    play(match, "return Y")
    assert (decision(match), mine(match).stars) == ("deploy", 1)


@pytest.mark.rule("D-110")
def test_what_a_bonus_brings_comes_before_the_next_bonus_of_the_list() -> None:
    match = gain_of(Player("K01", supply="R1 Y5", stars=1), "depX", "ret1")
    play(match, "deploy K01")
    assert decision(match) == "step"
    play(match, "exp")
    assert decision(match) == "return"


@pytest.mark.rule("D-110")
def test_a_turn_cannot_end_while_a_bonus_is_open() -> None:
    refuse(gain_of(Player("K01"), "depX"), "end", "D-110")


@pytest.mark.rule("D-111")
@pytest.mark.parametrize("code", ["dev", "exp", "depX", "tower", "expand", "tile", "ret1"])
def test_a_decision_bonus_may_be_refused(code: str) -> None:
    match = gain_of(Player("K01", stars=1), code, display="1.1 F01")
    before = mine(match)
    assert play(match, "pass") == [Refused(player=0, bonus=code)]
    assert mine(match) == before


@pytest.mark.rule("D-111", "D-181")
@pytest.mark.parametrize("code", ["star1", "aq1", "man", "lose1", "aqb1"])
def test_automatic_bonuses_ask_nothing(code: str) -> None:
    assert decision(gain_of(Player("K01", stars=1), code)) == "turn"


@pytest.mark.rule("D-112")
@pytest.mark.parametrize("code", ["dev", "exp", "depX", "tile"])
def test_a_bonus_without_an_option_lapses_and_is_told(code: str) -> None:
    match = gain(position(Player("K03 0/2", "R2 Y1")), "depX", code)
    log = play(match, "deploy K03")
    assert log[-1] == Lapsed(player=0, bonus=code)
    assert decision(match) == "turn"


@pytest.mark.rule("D-112")
@pytest.mark.parametrize(
    ("code", "facts"), [("star2", {"cult": 0}), ("man", {"manipulators": 0}), ("aq1", {})]
)
def test_what_comes_by_itself_is_told_too_when_there_is_none_of_it(code: str, facts: dict[str, Any]) -> None:
    match = gain(position(Player("K03 0/2", "R2 Y1", ring=7), **facts), "depX", code)
    assert play(match, "deploy K03")[-1] == Lapsed(player=0, bonus=code)


@pytest.mark.rule("D-106", "D-112")
def test_a_privilege_that_nobody_can_give_lapses_and_is_told() -> None:
    match = turn_of(Player(opened="harbor 2"), "blue 3")
    log = play(match, "expand harbor")
    assert Lapsed(player=0, bonus="privilege") in log
    assert mine(match).privilege_rows == ("harbor",)
    assert not [event for event in play(match, "pass") if isinstance(event, Lapsed)]


@pytest.mark.rule("D-112", "D-200")
def test_praefectus_lapses_and_is_told_when_nobody_can_fill_the_first_slot() -> None:
    lapsed = Lapsed(player=0, bonus="first")
    assert lapsed in play(
        turn_of(Player(privileges="PRI12", supply="B1"), "blue 1", display="1.1 K01"), "take 1.1"
    )
    assert lapsed not in play(turn_of(Player(supply="B1"), "blue 1", display="1.1 K01"), "take 1.1")


@pytest.mark.rule("D-113")
def test_a_bonus_belongs_to_the_player_who_triggered_it() -> None:
    match = gain(position(Player("K01"), Player("M01")), "depX", player=1)
    assert (at(match).actor, legal(match)) == (1, ["deploy M01", "pass"])

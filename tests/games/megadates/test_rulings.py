"""Where the old text contradicts itself or leaves something open: C1 to C14 and B1 to B18."""

from __future__ import annotations

import pytest
from tests.games.megadates.positions import (
    allows,
    asked,
    at,
    battle,
    card,
    finish,
    link,
    refuse,
    reveal,
    roll,
    stands,
    told,
    turn,
    where,
)

from ludi.games.megadates.command import talks_with
from ludi.games.megadates.events import Captured, Grappled, Met, Sailed, Shot, Struck
from ludi.games.megadates.printed import KINDS

STILL = ("R1 liburnia 0505 E", "P1 liburnia 0605 E")
SHARED = ("R1 liburnia 0505 E", "P1 liburnia 0505 E")


@pytest.mark.rule("N-043")
@pytest.mark.parametrize(("order", "first"), [("full", "die encounters"), ("qr", "die grapples")])
def test_c1_a_ram_comes_before_crossing_and_grapples_unless_the_quick_reference_rules(
    order: str, first: str
) -> None:
    match = battle(*STILL, subphase_order=order)
    reveal(match, "R1: 1; RAM; GRAPPLE(M1)")
    assert asked(match) == first


@pytest.mark.rule("N-071", "N-075")
def test_c2_the_higher_throw_decides_only_when_both_enter() -> None:
    match = battle(*STILL)
    assert told(reveal(match, "R1: 1; RAM") + roll(match, "1 6"), Met)[0].rammer == "R1"


@pytest.mark.rule("N-086")
def test_c3_a_collision_costs_chits_and_hull_points() -> None:
    match = battle(*STILL)
    log = reveal(match, "R1: 1") + roll(match, "3 3")
    assert [(struck.chits, struck.hull) for struck in told(log, Struck)] == [(3, 3), (3, 3)]


@pytest.mark.rule("N-060")
def test_c4_a_step_may_go_astern() -> None:
    assert allows(battle("R1 liburnia 0505 E"), "R1: -1")


@pytest.mark.rule("N-026")
def test_c5_the_sign_of_repair_is_not_that_of_shooting() -> None:
    match = battle("R1 liburnia 0505 E", "P1 liburnia 1205 E")
    reveal(match, "R1: 0; #(S1)")
    assert asked(match) == "die repair"


@pytest.mark.rule("N-098")
def test_c6_ships_in_one_rex_grapple_with_a_die_for_each_unit() -> None:
    match = battle(*SHARED)
    assert len(told(turn(match, "R1: 0; GRAPPLE", dice="1 1"), Grappled)) == 2


@pytest.mark.rule("N-064")
def test_c7_the_row_of_cards_lacks_a_step() -> None:
    match = battle("R1 deceres 0505 E")
    turn(match, "R1: 1 1L 1R E")
    assert card(match, "R1").speed == 4


@pytest.mark.rule("N-047")
def test_c8_chits_for_one_turn_leave_first_and_waste_no_die() -> None:
    match = battle("R1 liburnia 0505 E chits=TANGLED,OARS")
    turn(match, "R1: 0; REPAIR(M1)", dice="5")
    assert card(match, "R1").chits == {}


@pytest.mark.rule("N-135")
def test_c9_units_in_disorder_do_not_repair() -> None:
    refuse(battle("R1 liburnia 0505 E disorder=M1"), "R1: 0; REPAIR(M1)", "N-028")


@pytest.mark.rule("N-155")
@pytest.mark.parametrize(("comms", "mates"), [("squadron", (1,)), ("flags_only", ())])
def test_c10_and_b17_a_squadron_may_talk_unless_flags_only_are_allowed(
    comms: str, mates: tuple[int, ...]
) -> None:
    match = battle("R1 liburnia 0505 E", "R2 liburnia 0909 E", comms=comms)
    assert talks_with(at(match), 0) == mates


@pytest.mark.rule("N-120")
def test_c11_a_melee_is_fought_on_the_ship_itself() -> None:
    match = battle(*SHARED, aboard="R1.M1@P1")
    reveal(match)
    assert asked(match) == "die melee"


@pytest.mark.rule("N-091", "N-092")
def test_c12_who_crosses_needs_both_an_old_grapple_and_a_shared_rex() -> None:
    refuse(battle(*SHARED), "R1: 0; MOVE(M1)>P1.stern", "N-092")
    match = battle(*SHARED, links="R1>P1")
    reveal(match, "R1: 0; MOVE(M1)>P1.stern")
    assert stands(match, "R1.M1") == "P1.stern"


@pytest.mark.rule("N-065")
def test_c14_a_liburnia_turns_four_times_and_the_others_three() -> None:
    assert {kind.name: kind.turns for kind in KINDS} == {"deceres": 3, "quadrireme": 3, "liburnia": 4}


@pytest.mark.rule("N-030")
def test_b1_boarders_fight_in_the_turn_in_which_they_cross() -> None:
    match = battle(*SHARED, links="R1>P1")
    reveal(match, "R1: 0; MOVE(M1)>P1")
    assert asked(match) == "die melee"


@pytest.mark.rule("N-125")
def test_b2_a_ship_without_defenders_surrenders_only_when_boarded_or_grappled() -> None:
    match = battle("R1 liburnia 0505 E", "P1 liburnia 0505 E crew=none")
    assert told(turn(match), Captured) == []


@pytest.mark.rule("N-125")
def test_b3_ballistas_do_not_keep_a_ship_from_surrender() -> None:
    match = battle("R1 liburnia 0505 E", "P1 quadrireme 0505 E crew=B1", "P2 liburnia 1212 E", links="R1>P1")
    turn(match)
    assert card(match, "P1").side == "rome"


@pytest.mark.rule("N-139")
@pytest.mark.parametrize(("leaks", "hull"), [("ship", 11), ("each", 10)])
def test_b4_leaks_cost_one_point_a_ship_or_one_each(leaks: str, hull: int) -> None:
    match = battle("R1 liburnia 0505 E chits=LEAK,LEAK", leaks=leaks)
    turn(match)
    assert card(match, "R1").hull == hull


@pytest.mark.rule("N-066")
def test_b5_a_ship_at_rest_turns_as_often_as_its_type_says() -> None:
    assert allows(battle("R1 quadrireme 0505 E rowers=3 chits=RUDDER"), "R1: 0L 0L 0L")


@pytest.mark.rule("N-064")
def test_b6_a_ship_turns_once_in_a_subphase() -> None:
    match = battle("R1 liburnia 0505 E")
    log = reveal(match, "R1: 0L 0L")
    assert [move.subphase for move in told(log, Sailed)] == [1, 2]


@pytest.mark.rule("N-073")
def test_b7_a_bow_that_pivots_into_a_ship_may_only_collide() -> None:
    match = battle("R1 quadrireme 0505 E", "P1 liburnia 0604 E")
    (met,) = told(reveal(match, "R1: 0L") + roll(match, "1 2"), Met)
    assert met.result == "alongside"


@pytest.mark.rule("N-078")
@pytest.mark.parametrize(("option", "result"), [("off", "alongside"), ("on", "ram")])
def test_b8_friends_are_rammed_only_by_option(option: str, result: str) -> None:
    match = battle("R1 liburnia 0505 E", "R2 liburnia 0605 E", ram_friends=option)
    (met,) = told(reveal(match, "R1: 1; RAM") + roll(match, "1 2"), Met)
    assert met.result == result


@pytest.mark.rule("N-092")
def test_b9_an_older_grapple_that_still_holds_will_do() -> None:
    match = battle(*SHARED)
    turn(match, "R1: 0; GRAPPLE(M1)", dice="5")
    turn(match)
    turn(match)
    assert allows(match, "R1: 0; MOVE(M1)>P1")


@pytest.mark.rule("N-057")
def test_b10_a_ship_may_stop_in_any_subphase() -> None:
    match = battle("R1 liburnia 0505 E speed=2")
    turn(match, "R1: 1 1 0!")
    assert (where(match, "R1"), card(match, "R1").speed) == ("0705 0705 E", 0)


@pytest.mark.rule("N-084")
def test_b11_a_ram_has_two_dice() -> None:
    match = battle(*STILL)
    log = reveal(match, "R1: 1; RAM") + roll(match, "1 2 1 NONE NONE 4")
    assert [(struck.ship, struck.die) for struck in told(log, Struck)] == [("P1", 1), ("R1", 4)]


@pytest.mark.rule("N-099")
def test_b12_a_unit_throws_its_grapple_once_a_turn() -> None:
    match = battle("R1 liburnia 0505 E", "P1 quadrireme 0605 E")
    log = turn(match, "R1: 1 1; GRAPPLE(M1)", dice="1 2 4 1 2")  # beside it in both subphases
    assert len(told(log, Grappled)) == 1


@pytest.mark.rule("N-117")
def test_b13_the_captain_lists_his_targets() -> None:
    match = battle("R1 liburnia 0505 NE crew=S1", "P1 liburnia 0605 NE", "P2 liburnia 0606 NE")
    (shot,) = told(reveal(match, "R1: 0; SHOOT(S1)@P2,P1") + finish(match), Shot)
    assert shot.target == "P2"


@pytest.mark.rule("N-141")
def test_b14_fire_spreads_when_it_is_more_than_the_hull() -> None:
    match = battle("R1 liburnia 0505 E fire=5 hull=4", "P1 liburnia 0505 E", links="P1>R1")
    turn(match)
    assert card(match, "P1").fire == 1


@pytest.mark.rule("N-146")
def test_b15_every_ship_draws_from_its_own_deck() -> None:
    match = battle("R1 liburnia 0505 E speed=3", "P1 liburnia 1205 W speed=3")
    reveal(match, "R1: 0!", "P1: 0!")
    roll(match, "ROWDIS")
    assert [int(at(match).deck_size(ship)) for ship in (0, 1)] == [39, 40]


@pytest.mark.rule("N-123")
def test_b16_in_a_supported_pair_the_leader_falls() -> None:
    match = battle("R1 liburnia 0505 E", "P1 liburnia 0505 E", aboard="R1.M1@P1")
    reveal(match)
    roll(match, "6 1")
    assert (stands(match, "P1.S1"), stands(match, "P1.S2")) == ("lost", "P1.stern")


@pytest.mark.rule("N-079")
def test_b18_a_rammed_ship_stops() -> None:
    match = battle("R1 liburnia 0505 E", "P1 liburnia 0604 SE speed=2")
    reveal(match, "R1: 1; RAM", "P1: 1 1 1")
    roll(match, "6 1")
    finish(match)
    assert (where(match, "P1"), card(match, "P1").speed, link(match, "R1", "P1")) == ("0605 0605 SE", 0, 0)

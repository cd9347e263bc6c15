"""Disorder, repair, leaks, fire and sinking: N-130 to N-147."""

from __future__ import annotations

import pytest
from tests.games.megadates.positions import (
    allows,
    are_stuck,
    asked,
    at,
    battle,
    boxed,
    card,
    finish,
    is_afloat,
    link,
    refuse,
    reveal,
    roll,
    seen,
    stands,
    told,
    turn,
    unit,
)

from ludi.engine.game import CHANCE
from ludi.engine.match import Match
from ludi.games.megadates.events import Burns, ChitDrawn, Mended, Struck, TookEffect


def disorder(match: Match, name: str) -> int:
    found = unit(match, name)
    assert found
    return found.disorder


def deck(match: Match, ship: int) -> int:
    return int(at(match).deck_size(ship))


@pytest.mark.rule("N-130")
def test_rowers_in_disorder_keep_rowing() -> None:
    match = battle("R1 liburnia 0505 E rowers=2")
    turn(match, "R1: 1 1")
    assert card(match, "R1").speed == 2


@pytest.mark.rule("N-131")
def test_disorder_adds_up_on_a_unit() -> None:
    ships = ("R1 liburnia 0505 NE crew=S1 disorder=S1", "P1 liburnia 0805 NE", "P2 liburnia 0605 W crew=S1")
    match = battle(*ships)
    reveal(match, "P1: 0", "P2: 0; SHOOT(S1)@R1")
    assert asked(match) == ""  # right ahead of P2, nobody shoots
    match = battle("R1 liburnia 0505 NE crew=S1 disorder=S1:3", "P1 liburnia 0805 NE crew=S1")
    turn(match, "P1: 0; SHOOT(S1)", dice="5 boog:UNITDIS")
    assert disorder(match, "R1.S1") == 3  # one less for the rest, one more for the arrow


@pytest.mark.rule("N-132")
def test_counters_are_spread_evenly_over_the_units() -> None:
    match = battle("R1 liburnia 0505 NE", "P1 liburnia 0505 W")
    at(match).box[1] += 3
    at(match).deck[2] -= 2
    at(match).deck[3] -= 1
    turn(match, "R1: 0")
    assert (disorder(match, "R1.M1"), disorder(match, "R1.S1")) == (2, 1)


@pytest.mark.rule("N-133")
def test_a_unit_that_did_nothing_else_loses_a_counter() -> None:
    match = battle("R1 liburnia 0505 E disorder=M1:2")
    turn(match)
    assert disorder(match, "R1.M1") == 1


@pytest.mark.rule("N-133")
def test_a_unit_that_fought_keeps_its_disorder() -> None:
    match = battle("R1 liburnia 0505 E crew=S1 disorder=S1", "P1 liburnia 0505 E", aboard="P1.S1@R1")
    turn(match, dice="3 2")
    assert disorder(match, "R1.S1") == 1


@pytest.mark.rule("N-134")
@pytest.mark.parametrize(("course", "left"), [("0", 1), ("1", 2), ("0L", 2)])
def test_rowers_reorganise_only_on_a_ship_that_lies_still(course: str, left: int) -> None:
    match = battle("R1 liburnia 0505 E rowers=2")
    turn(match, f"R1: {course}")
    assert card(match, "R1").rowers == left


@pytest.mark.rule("N-066", "N-134")
@pytest.mark.parametrize(("course", "left"), [("0 0L", 0), ("0L 0R", 1)], ids=["void", "made"])
def test_a_turn_on_the_spot_that_is_not_made_is_no_rowing(course: str, left: int) -> None:
    match = battle("R1 liburnia 0505 E rowers=1", "P1 liburnia 0405 E", "P2 liburnia 1515 W")
    reveal(match, f"R1: {course}", "P1: 1; RAM")
    roll(match, "1 2 1 any any 1 any")
    assert card(match, "R1").rowers == left


@pytest.mark.rule("N-135")
@pytest.mark.parametrize(("die", "left"), [(4, 1), (5, 0), (6, 0)])
def test_a_five_or_a_six_mends_one_thing(die: int, left: int) -> None:
    match = battle("R1 liburnia 0505 E chits=OARS")
    turn(match, "R1: 0; REPAIR(M1)", dice=str(die))
    assert card(match, "R1").chits.get("OARS", 0) == left


@pytest.mark.rule("N-135")
def test_each_unit_that_repairs_has_a_die() -> None:
    match = battle("R1 liburnia 0505 E chits=OARS,RUDDER")
    turn(match, "R1: 0; REPAIR(M1,S1)", dice="5 6")
    assert card(match, "R1").chits == {}


@pytest.mark.rule("N-136")
def test_what_is_named_is_mended_first() -> None:
    match = battle("R1 liburnia 0505 E chits=OARS,RUDDER,RAMHEAD fire=1")
    turn(match, "R1: 0; REPAIR(M1)@rudder", dice="5")
    assert card(match, "R1").chits == {"OARS": 1, "RAMHEAD": 1}


@pytest.mark.rule("N-136")
def test_without_a_wish_fire_comes_first_then_stuck_oars_rudder_ram_and_ballista() -> None:
    ship = "R1 deceres 0505 E chits=BALLISTA,RAMHEAD,RUDDER,OARS fire=1"
    match = battle(ship, "P1 liburnia 0505 E", stuck="R1>P1")
    log = turn(match, "R1: 0; REPAIR(M1,M2,M3,M4,M5,S1)", dice="5 5 5 5 5 5")
    mended = [event.mended for event in told(log, Mended) if event.mended != "?"]
    assert mended == ["fire", "stuck", "oars", "rudder", "ram", "ballista"]


@pytest.mark.rule("N-137")
def test_chits_in_the_damage_box_cannot_be_mended_yet() -> None:
    match = battle("R1 liburnia 0505 NE", "P1 liburnia 0405 E")
    reveal(match, "P1: 1; RAM", "R1: 0; REPAIR(M1)")
    roll(match, "1 2 1 OARS NONE 1 NONE 6")
    assert card(match, "R1").chits == {"OARS": 1}


@pytest.mark.rule("N-138")
@pytest.mark.parametrize(("die", "left"), [(4, 1), (5, 0)])
def test_rowers_seal_a_leak_with_a_five_or_a_six(die: int, left: int) -> None:
    match = battle("R1 liburnia 0505 E chits=LEAK")
    turn(match, "R1: 0; SEAL", dice=str(die))
    assert card(match, "R1").chits.get("LEAK", 0) == left


@pytest.mark.rule("N-138")
@pytest.mark.parametrize(
    ("ship", "order"),
    [("chits=LEAK", "1; SEAL"), ("chits=LEAK rowers=1", "0; SEAL"), ("hull=9", "0; SEAL")],
    ids=["under way", "in disorder", "no leak"],
)
def test_rowers_seal_only_at_rest_in_order_and_where_there_is_a_leak(ship: str, order: str) -> None:
    refuse(battle(f"R1 liburnia 0505 E {ship}"), f"R1: {order}", "N-138")


@pytest.mark.rule("N-138")
def test_units_on_deck_do_not_mend_leaks() -> None:
    match = battle("R1 liburnia 0505 E chits=LEAK")
    turn(match, "R1: 0; REPAIR(M1)", dice="6")
    assert card(match, "R1").chits == {"LEAK": 1}


@pytest.mark.rule("N-139")
def test_a_leaking_ship_loses_one_hull_point_however_many_leaks() -> None:
    match = battle("R1 liburnia 0505 E chits=LEAK,LEAK,LEAK")
    turn(match)
    assert card(match, "R1").hull == 11


@pytest.mark.rule("N-139")
def test_with_the_option_every_leak_costs_a_hull_point() -> None:
    match = battle("R1 liburnia 0505 E chits=LEAK,LEAK,LEAK", leaks="each")
    turn(match)
    assert card(match, "R1").hull == 9


@pytest.mark.rule("N-139")
def test_a_leak_that_was_just_sealed_costs_nothing() -> None:
    match = battle("R1 liburnia 0505 E chits=LEAK")
    turn(match, "R1: 0; SEAL", dice="5")
    assert card(match, "R1").hull == 12


@pytest.mark.rule("N-140")
@pytest.mark.vector("V-9")
@pytest.mark.parametrize(("fire", "lost"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2)])
def test_three_fire_counters_cost_a_hull_point(fire: int, lost: int) -> None:
    match = battle(f"R1 liburnia 0505 E fire={fire}")
    turn(match)
    assert card(match, "R1").hull == 12 - lost


@pytest.mark.rule("N-141")
@pytest.mark.vector("V-20")
def test_fire_spreads_to_an_attached_ship_when_it_reaches_the_hull_points() -> None:
    match = battle("R1 liburnia 0505 E fire=6 hull=8", "P1 liburnia 0505 E", links="P1>R1")
    turn(match)
    assert (card(match, "R1").hull, card(match, "P1").fire) == (6, 1)


@pytest.mark.rule("N-141")
@pytest.mark.parametrize(("hull", "spread"), [(9, 0), (7, 1)])
def test_fire_spreads_with_as_many_counters_or_more(hull: int, spread: int) -> None:
    match = battle(f"R1 liburnia 0505 E fire=6 hull={hull}", "P1 liburnia 0505 E", stuck="R1>P1")
    turn(match)
    assert card(match, "P1").fire == spread


@pytest.mark.rule("N-141")
def test_fire_spreads_once_over_several_ropes() -> None:
    match = battle("R1 liburnia 0505 E fire=6 hull=8", "P1 liburnia 0505 E", links="P1>R1:3 R1>P1")
    assert len(told(turn(match), Burns)) == 1


@pytest.mark.rule("N-141")
def test_fire_does_not_spread_to_a_ship_that_only_lies_beside() -> None:
    match = battle("R1 liburnia 0505 E fire=6 hull=8", "P1 liburnia 0505 E")
    turn(match)
    assert card(match, "P1").fire == 0


@pytest.mark.rule("N-047", "N-049", "N-141")
def test_a_ship_that_goes_down_by_fire_spreads_none() -> None:
    ships = ("R1 liburnia 0505 E fire=6 hull=2", "R2 liburnia 1010 E", "P1 liburnia 0505 E")
    match = battle(*ships, links="P1>R1")
    log = turn(match, dice="1 NONE")
    assert (is_afloat(match, "R1"), card(match, "P1").fire, told(log, Burns)) == (False, 0, [])


@pytest.mark.rule("N-142")
def test_a_ship_sinks_with_all_units_aboard_of_either_side() -> None:
    ships = ("R1 liburnia 0505 E fire=3 hull=1", "R2 liburnia 1010 E", "P1 liburnia 0505 E")
    match = battle(*ships, aboard="P1.S1@R1")
    reveal(match)
    roll(match, "3 4")
    finish(match)
    lost = [stands(match, name) for name in ("R1.M1", "R1.S1", "P1.S1", "P1.S2")]
    assert (lost, seen(match).ships[0].status) == (["lost", "lost", "lost", "P1.stern"], "sunk")


@pytest.mark.rule("N-143")
def test_a_ship_attached_to_a_sinking_one_draws_chits_and_loses_no_hull() -> None:
    match = battle(
        "R1 liburnia 0505 E fire=3 hull=1", "R2 liburnia 1010 E", "P1 liburnia 0505 E", links="P1>R1:2"
    )
    log = turn(match, dice="3 OARS NONE RUDDER")
    assert [struck.cause for struck in told(log, Struck)] == ["sinking"]
    assert (card(match, "P1").hull, card(match, "P1").chits) == (12, {"OARS": 1, "RUDDER": 1})


@pytest.mark.rule("N-144")
def test_two_attached_ships_that_sink_together_draw_nothing() -> None:
    ships = ("R1 liburnia 0505 E fire=3 hull=1", "R2 liburnia 1010 E", "P1 liburnia 0505 E fire=3 hull=1")
    match = battle(*ships, "P2 liburnia 1212 E", links="P1>R1")
    turn(match)
    assert not is_afloat(match, "R1")
    assert not is_afloat(match, "P1")


def rammed(ship: str, chits: str, **facts: str) -> Match:
    """P1 rams R1, which draws these two chits."""
    match = battle(ship, "P1 liburnia 0405 E", "P2 liburnia 1515 E", **facts)  # type: ignore[arg-type]
    reveal(match, "P1: 1; RAM")
    roll(match, f"1 2 1 {chits} 1 NONE")
    return match


@pytest.mark.rule("N-145")
@pytest.mark.parametrize("chit", ["boog:BALLISTA", "boog:CASUALTY"])
def test_a_chit_that_cannot_apply_goes_back(chit: str) -> None:
    match = rammed("R1 liburnia 0505 E crew=none", f"{chit} NONE")
    assert (card(match, "R1").chits, deck(match, 0)) == ({}, 40)


@pytest.mark.rule("N-145", "N-048")
@pytest.mark.parametrize(
    ("ship", "chits", "effects"),
    [
        ("R1 liburnia 0505 E crew=none", "boog:BALLISTA boog:UNITDIS", []),
        ("R1 liburnia 0505 E", "NONE LEAK", [("LEAK", "")]),
        (
            "R1 liburnia 0505 E crew=S1",
            "boog:CASUALTY boog:UNITDIS",
            [("UNITDIS", "R1.S1"), ("CASUALTY", "R1.S1")],
        ),
    ],
)
def test_a_captain_hears_only_of_chits_that_take_effect(
    ship: str, chits: str, effects: list[tuple[str, str]]
) -> None:
    match = battle(ship, "P1 liburnia 0405 E", "P2 liburnia 1515 E")
    log = reveal(match, "P1: 1; RAM") + roll(match, f"1 2 1 {chits} 1 NONE")
    heard = told(log, TookEffect)
    assert [(event.chit, event.unit) for event in heard] == effects
    assert {event.only for event in heard} <= {(0,)}


@pytest.mark.rule("N-056", "N-112")
def test_chits_that_do_not_count_are_told_as_put_back_and_never_take_effect() -> None:
    match = battle("R1 liburnia 0505 E speed=3 crew=S1", "P1 liburnia 0805 NE crew=S1")
    log = turn(match, "R1: 0!", "P1: 0; SHOOT(S1)", dice="LEAK ROWDIS OARS 5 LEAK")
    drawn = [(event.chit, event.is_kept) for event in told(log, ChitDrawn) if event.only == (0,)]
    assert drawn == [("LEAK", False), ("ROWDIS", True), ("OARS", False), ("LEAK", False)]
    assert [event.chit for event in told(log, TookEffect)] == ["ROWDIS"]


@pytest.mark.rule("N-145")
def test_stuck_without_a_partner_goes_back() -> None:
    match = battle(
        "R1 liburnia 0505 E fire=3 hull=1", "R2 liburnia 1010 E", "P1 liburnia 0505 E", links="P1>R1"
    )
    turn(match, dice="1 STUCK")
    assert (card(match, "P1").chits, deck(match, 2)) == ({}, 40)


@pytest.mark.rule("N-146")
def test_chits_are_drawn_without_replacement() -> None:
    match = battle("R1 liburnia 0505 E", "P1 liburnia 0405 E")
    reveal(match, "P1: 1; RAM")
    roll(match, "1 2 1")
    before = dict(at(match).chances())
    roll(match, "LEAK")
    after = dict(at(match).chances())
    leak = match.game.codec.read("chit LEAK")
    assert (sum(before.values()), before[leak], sum(after.values()), after[leak]) == (40, 5, 39, 4)


@pytest.mark.rule("N-146")
def test_a_chit_that_is_removed_returns_to_its_deck() -> None:
    match = battle("R1 liburnia 0505 E chits=OARS")
    assert deck(match, 0) == 39
    turn(match, "R1: 0; REPAIR(M1)", dice="5")
    assert deck(match, 0) == 40


@pytest.mark.rule("N-146")
def test_an_empty_deck_gives_nothing() -> None:
    match = battle("R1 liburnia 0505 E speed=4")
    for kind in range(24):
        at(match).deck[kind] = 0
    reveal(match, "R1: 0!")
    assert match.to_act() != [CHANCE]


@pytest.mark.rule("N-147")
def test_stuck_holds_the_drawer_to_the_other_ship_of_the_ram() -> None:
    match = rammed("R1 liburnia 0505 E", "STUCK NONE")
    assert are_stuck(match, "R1", "P1")
    refuse(match, "P1: 1", "N-061")


@pytest.mark.rule("N-147")
def test_stuck_takes_effect_with_the_damage_box_only() -> None:
    match = battle("R1 liburnia 0505 E", "P1 liburnia 0405 E")
    reveal(match, "P1: 1; RAM")
    roll(match, "1 2 1 STUCK")
    assert (boxed(match, "R1"), are_stuck(match, "R1", "P1")) == ({"STUCK": 1}, False)


@pytest.mark.rule("N-147")
def test_stuck_needs_the_partner_in_the_same_rex() -> None:
    match = battle("R1 liburnia 0505 E", "P1 liburnia 0405 E", "P2 liburnia 1515 E")
    reveal(match, "P1: 1; RAM")
    roll(match, "1 2 1 STUCK")
    at(match).stern[1] = at(match).setup.sea.rex(8, 8)
    finish(match)
    assert (are_stuck(match, "R1", "P1"), deck(match, 0)) == (False, 40)


def test_a_ship_that_is_freed_may_sail() -> None:
    match = battle("R1 liburnia 0505 E", "P1 liburnia 0505 E", stuck="R1>P1")
    turn(match, "R1: 0; REPAIR(M1)@stuck", dice="6")
    assert allows(match, "R1: 1")
    assert allows(match, "P1: 1")


def test_a_rope_is_not_mended_but_cut() -> None:
    match = battle("R1 liburnia 0505 E", "P1 liburnia 0505 E", links="P1>R1")
    turn(match, "R1: 0; REPAIR(M1)", dice="6")
    assert link(match, "P1", "R1") == 1


def test_a_leak_takes_a_ship_down_in_the_end() -> None:
    match = battle("R1 liburnia 0505 E hull=1 chits=LEAK", "R2 liburnia 1010 E")
    reveal(match)
    assert (asked(match), is_afloat(match, "R1")) == ("", False)

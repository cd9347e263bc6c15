"""Beyond the map: ropes, the way back, fire, leaks and damage (N-016 to N-019)."""

from __future__ import annotations

import pytest
from tests.games.megadates.positions import (
    at,
    battle,
    card,
    finish,
    is_afloat,
    reveal,
    roll,
    told,
    turn,
    unit,
    where,
)

from ludi.engine.match import Match
from ludi.games.megadates.events import Grappled, LeftMap, Sank

EDGE = (
    "R1 quadrireme 0000 E",
    "P1 liburnia 0000 E",
    "P2 liburnia 1515 W",
)  # 0L brings the bow of R1 off the map


@pytest.mark.rule("N-018")
@pytest.mark.parametrize(
    "order", ["R1: 0L; GRAPPLE(S1)@P1", "P1: 0; GRAPPLE(S1)@R1"], ids=["it", "the other"]
)
def test_no_rope_is_thrown_from_or_to_a_ship_whose_bow_has_left_the_map(order: str) -> None:
    match = battle(*EDGE)
    orders = [order] if order.startswith("R1") else ["R1: 0L", order]
    log = turn(match, *orders)
    assert (told(log, Grappled), [left.ship for left in told(log, LeftMap)]) == ([], ["R1"])
    assert sum(at(match).links) == 0
    at(match).check()


@pytest.mark.rule("N-018", "N-099")
def test_a_grapple_for_a_ship_that_leaves_is_thrown_at_the_next_enemy() -> None:
    match = battle(*EDGE[:2], "R2 liburnia 0000 E")
    log = turn(match, "R1: 0L", "P1: 0; GRAPPLE(S1)@R1", dice="6")
    assert [thrown.target for thrown in told(log, Grappled)] == ["R2"]


def after_return(ship: str, course: str, *others: str) -> Match:
    """R1 left the map by this course, and came back as soon as it may."""
    match = battle(ship, *others, "P9 liburnia 1515 W")
    turn(match, f"R1: {course}")
    assert not is_afloat(match, "R1")
    turn(match)
    turn(match)
    turn(match, "R1: 0; RETURN")
    return match


@pytest.mark.rule("N-017")
@pytest.mark.parametrize(
    ("ship", "course", "place"),
    [
        ("R1 liburnia 0005 W", "1", "0005 0005 E"),
        ("R1 liburnia 0005 W", "1L", "0005 0005 E"),
        ("R1 liburnia 0006 NW", "1", "0006 0006 E"),
        ("R1 liburnia 0700 NE", "1", "0700 0700 SE"),
        ("R1 liburnia 1906 E", "1", "1906 1906 W"),
        ("R1 quadrireme 0105 W", "1", "0005 0105 E"),
        ("R1 quadrireme 0005 E", "-1", "0005 0105 E"),
        ("R1 quadrireme 0005 E", "-1L", "0005 0105 E"),
    ],
)
def test_a_ship_comes_back_where_it_left(ship: str, course: str, place: str) -> None:
    assert where(after_return(ship, course), "R1") == place


@pytest.mark.rule("N-017")
def test_of_two_rexes_equally_near_a_ship_takes_the_northern_one() -> None:
    assert where(after_return("R1 liburnia 0005 W", "1", "P1 liburnia 0005 E"), "R1") == "0004 0004 E"


BURNING = "R1 liburnia 1905 E fire=6 chits=LEAK,OARS,HELM rowers=1 disorder=S1"


@pytest.mark.rule("N-019")
def test_fire_and_leaks_cost_nothing_beyond_the_map_and_nothing_is_mended() -> None:
    match = battle(BURNING, "R2 liburnia 0505 E")
    for order in (["R1: 1"], [], []):
        turn(match, *order)
    ship = card(match, "R1")
    assert (ship.hull, ship.fire, ship.rowers, ship.chits) == (12, 6, 1, {"LEAK": 1, "OARS": 1})
    assert [one.disorder for one in ship.units] == [0, 1]


@pytest.mark.rule("N-019")
def test_a_ship_that_is_back_burns_and_leaks_on() -> None:
    match = battle("R1 liburnia 1905 E fire=6 chits=LEAK status=off-map off_turns=3", "R2 liburnia 0505 E")
    turn(match, "R1: 0; RETURN")
    assert card(match, "R1").hull == 12 - 2 - 1


def rammed_at_the_edge(hull: int) -> Match:
    """P1 rams R1 in the subphase in which it leaves the map: two chits and two hull points."""
    ships = (f"R1 quadrireme 0105 W hull={hull}", "R2 liburnia 1010 E", "P1 liburnia 0004 SE")
    match = battle(*ships)
    reveal(match, "R1: 1", "P1: 1; RAM")
    return match


@pytest.mark.rule("N-019", "N-048")
def test_damage_of_the_turn_in_which_it_left_takes_effect() -> None:
    match = rammed_at_the_edge(16)
    roll(match, "1 2 3 LEAK OARS 1 any any any")
    ship = card(match, "R1")
    assert (ship.status, ship.hull, ship.chits) == ("off-map", 14, {"LEAK": 1, "OARS": 1})


@pytest.mark.rule("N-019", "N-142")
def test_a_ship_rammed_to_the_bottom_as_it_leaves_sinks() -> None:
    match = rammed_at_the_edge(2)
    log = roll(match, "1 2 3") + finish(match)
    assert ([sank.ship for sank in told(log, Sank)], card(match, "R1").status) == (["R1"], "sunk")
    assert unit(match, "R1.M1") is None

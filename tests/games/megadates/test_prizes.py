"""Ships that change hands: who commands, sees and scores them after each capture (N-126, N-129)."""

from __future__ import annotations

import pytest
from tests.games.megadates.positions import (
    at,
    battle,
    card,
    legal,
    order,
    reveal,
    roll,
    ship_number,
    turn,
    unit_number,
)

from ludi.engine.match import Match
from ludi.games.megadates.score import fleet_points, ship_points
from ludi.games.megadates.state import SUNK, WHOLE
from ludi.games.megadates.tasks import kill_unit

ALL_COMMANDS = ["ships", "squadrons", "fleets"]


SHIPS = ("R1 liburnia 0505 E crew=none", "R2 liburnia 0505 E", "P1 liburnia 0505 E", "P2 liburnia 1515 W")


def swapped(commands: str = "ships") -> Match:
    """R1 and P1 have taken each other: the crew of each stands on the other."""
    ships = (
        "R1 liburnia 0505 E crew=M1",
        "R2 liburnia 0505 E squadron=blue",
        "P1 liburnia 0505 E crew=S1",
        "P2 liburnia 1515 W squadron=green",
    )
    match = battle(*ships, aboard="R1.M1@P1 P1.S1@R1", commands=commands)
    turn(match)
    assert (card(match, "R1").side, card(match, "P1").side) == ("pirates", "rome")
    return match


def captain(match: Match, name: str) -> int:
    """The seat that a ship belongs to at the start."""
    return int(at(match).setup.captains[ship_number(at(match), name)])


def put(match: Match, unit: str, ship: str) -> None:
    """A unit comes to another ship."""
    at(match).place[unit_number(at(match), unit)] = ship_number(at(match), ship)


def who_sees(match: Match, name: str) -> list[int]:
    """The seats that know a ship's hull points."""
    return [seat for seat in range(at(match).seats) if card(match, name, seat).hull >= 0]


def points(match: Match, name: str) -> float:
    return ship_points(at(match), ship_number(at(match), name)) / WHOLE


@pytest.mark.rule("N-126")
@pytest.mark.parametrize("commands", ALL_COMMANDS)
def test_who_takes_a_ship_commands_it_and_sees_it(commands: str) -> None:
    match = swapped(commands)
    for ship, captor in (("R1", "P1"), ("P1", "R1")):
        assert card(match, ship).captain == captain(match, captor)
        assert who_sees(match, ship) == [captain(match, captor)]


@pytest.mark.rule("N-129")
@pytest.mark.parametrize("commands", ALL_COMMANDS)
@pytest.mark.parametrize("unit", ["R1.M1", "R2.M1"], ids=["its own crew", "a friend"])
def test_a_ship_retaken_is_its_own_captains_again(unit: str, commands: str) -> None:
    match = swapped(commands)
    put(match, unit, "R1")
    turn(match, dice="6 1")
    owner = captain(match, "R1")
    assert (card(match, "R1").side, card(match, "R1").captain) == ("rome", owner)
    assert who_sees(match, "R1") == [owner]


@pytest.mark.rule("N-129")
def test_who_got_his_ship_back_writes_its_orders() -> None:
    match = swapped()
    put(match, "R1.M1", "R1")
    turn(match, dice="6 1")
    assert "1" in legal(match, "R1")
    order(match, "R1: 1; REPAIR(M1)")
    assert card(match, "R1", captain(match, "R1")).order == "1; REPAIR(M1)"
    assert card(match, "R1", captain(match, "P1")).order == ""


@pytest.mark.rule("N-129")
def test_a_captain_without_a_ship_waits_and_is_asked_again_when_he_has_it_back() -> None:
    match = battle(*SHIPS, aboard="P1.S1@R1")
    turn(match)
    assert 0 not in match.to_act()
    put(match, "R2.M1", "R1")
    turn(match, dice="6 1")
    assert 0 in match.to_act()


@pytest.mark.rule("N-129")
def test_retaking_is_no_capture_and_the_first_captor_loses_his_points() -> None:
    match = battle(*SHIPS, aboard="P1.S1@R1")
    turn(match)
    assert (points(match, "P1"), points(match, "R2")) == (5 * 2 + 4, 0)  # and the rowers
    put(match, "R2.M1", "R1")
    turn(match, dice="6 1")
    assert (points(match, "P1"), points(match, "R2")) == (0, 3)  # for the unit that fell
    assert fleet_points(at(match), 1) == 0


@pytest.mark.rule("N-129")
def test_who_takes_a_ship_a_second_time_has_its_points_once() -> None:
    match = battle(*SHIPS, aboard="P1.S1@R1")
    turn(match)
    put(match, "R2.M1", "R1")
    turn(match, dice="6 1")
    put(match, "P1.S2", "R1")
    turn(match, dice="1 6")
    assert (card(match, "R1").captain, points(match, "P1")) == (2, 5 * 2 + 4 + 1)


@pytest.mark.rule("N-129")
def test_captors_who_shared_a_prize_lose_it_together() -> None:
    ships = (
        "R1 quadrireme 0505 E crew=none",
        "R2 liburnia 0505 E",
        "P1 liburnia 0505 E",
        "P2 liburnia 0605 E",
    )
    match = battle(*ships, aboard="P1.S1@R1.stern P2.S1@R1.bow")
    turn(match)
    assert (points(match, "P1"), points(match, "P2")) == (5 * 2 + 2, 5 * 2 + 2)
    kill_unit(at(match), unit_number(at(match), "P2.S1"))
    put(match, "R2.M1", "R1")
    turn(match, dice="6 1")
    assert (points(match, "P1"), points(match, "P2")) == (0, 0)


@pytest.mark.rule("N-129")
def test_a_prize_that_sinks_counts_as_no_capture() -> None:
    match = battle("R1 liburnia 0505 E", "P1 liburnia 0505 E hull=1 fire=2 taken_by=R1", "P2 liburnia 1515 W")
    before = points(match, "R1")
    at(match).fire[1] = 3
    turn(match)
    assert at(match).status[1] == SUNK
    assert before - points(match, "R1") == 5 * 2


@pytest.mark.rule("N-129")
def test_a_prize_off_the_map_is_still_a_prize() -> None:
    ships = ("R1 liburnia 0505 E", "P1 liburnia 1905 E taken_by=R1", "P2 liburnia 1515 W")
    match = battle(*ships, aboard="R1.M1@P1")
    before = points(match, "R1")
    turn(match, "R1: 0", "P1: 1")
    assert (card(match, "P1").status, points(match, "R1")) == ("off-map", before)


@pytest.mark.rule("N-159")
def test_who_has_a_prize_does_not_look_into_the_squadron_it_came_from() -> None:
    ships = ("R1 liburnia 0505 E", "P1 liburnia 0505 E taken_by=R1", "P2 liburnia 1515 W hull=6")
    assert card(battle(*ships), "P2", 0).condition == ""


@pytest.mark.rule("N-129")
def test_a_prize_stays_with_its_captain_when_his_own_ship_is_taken() -> None:
    ships = (
        "R1 liburnia 0505 E crew=none",
        "R2 liburnia 1010 E",
        "P1 liburnia 0508 E",
        "P2 liburnia 0909 E taken_by=R1",
    )
    match = battle(*ships, aboard="P1.S1@R1 R2.M1@P2")
    reveal(match)
    roll(match, "")
    assert (card(match, "R1").captain, card(match, "P2").captain) == (2, 0)

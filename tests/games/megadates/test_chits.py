"""The deck of damage chits: section 14."""

from __future__ import annotations

import pytest
from tests.games.megadates.positions import (
    allows,
    battle,
    card,
    finish,
    refuse,
    reveal,
    roll,
    stands,
    turn,
    unit,
)

from ludi.engine.match import Match
from ludi.games.megadates.fleet import CHIT_COPIES, CHIT_NAMES, CHITS


def after(chit: str, ship: str = "R1 quadrireme 0505 E") -> Match:
    """R1, after a ram that gave it this chit."""
    match = battle(ship, "P1 liburnia 0405 E", "P2 liburnia 1515 E")
    reveal(match, "P1: 1; RAM")
    roll(match, f"1 2 2 {chit} 1 NONE NONE NONE")  # mass 2 on mass 4 at speed 1
    return match


@pytest.mark.rule("N-146")
def test_a_deck_has_forty_chits_of_which_sixteen_have_a_bow() -> None:
    assert (sum(CHIT_COPIES), sum(CHIT_COPIES[1::2])) == (40, 16)


@pytest.mark.rule("N-146")
def test_the_copies_of_each_chit() -> None:
    copies = {
        CHIT_NAMES[k]: (CHIT_COPIES[2 * k] + CHIT_COPIES[2 * k + 1], CHIT_COPIES[2 * k + 1])
        for k in range(CHITS)
    }
    assert copies == {
        "ROWDIS": (6, 2),
        "UNITDIS": (10, 8),
        "CASUALTY": (2, 2),
        "HELM": (2, 2),
        "TANGLED": (2, 0),
        "LEAK": (5, 0),
        "STUCK": (2, 0),
        "RUDDER": (3, 0),
        "OARS": (3, 0),
        "RAMHEAD": (1, 0),
        "BALLISTA": (1, 1),
        "NONE": (3, 1),
    }


@pytest.mark.rule("N-048")
def test_rower_disorder_is_a_counter_on_the_rowers() -> None:
    assert card(after("ROWDIS"), "R1").rowers == 1


@pytest.mark.rule("N-048", "N-131")
def test_disorder_goes_to_one_deck_unit() -> None:
    assert [found.disorder for found in card(after("UNITDIS"), "R1").units] == [1, 0, 0, 0, 0]


@pytest.mark.rule("N-127")
def test_a_casualty_is_the_weakest_unit_and_a_ballista_the_last() -> None:
    assert stands(after("boog:CASUALTY"), "R1.S1") == "lost"
    assert stands(after("boog:CASUALTY", "R1 quadrireme 0505 E crew=M1,B1"), "R1.M1") == "lost"
    assert stands(after("boog:CASUALTY", "R1 quadrireme 0505 E crew=B1"), "R1.B1") == "lost"


@pytest.mark.rule("N-065", "N-047")
def test_without_a_helmsman_there_are_no_turns_for_one_turn() -> None:
    match = after("boog:HELM")
    refuse(match, "R1: 1L", "N-065")
    turn(match)
    assert allows(match, "R1: 1L")


@pytest.mark.rule("N-050", "N-047")
def test_tangled_oars_slow_a_ship_for_one_turn() -> None:
    match = after("TANGLED")
    assert card(match, "R1").top_speed == 3
    turn(match)
    assert card(match, "R1").top_speed == 4


@pytest.mark.rule("N-050")
def test_broken_oars_slow_a_ship_until_they_are_mended() -> None:
    match = after("OARS")
    turn(match)
    assert card(match, "R1").top_speed == 3


@pytest.mark.rule("N-065")
def test_a_damaged_rudder_costs_a_turn_until_it_is_mended() -> None:
    match = after("RUDDER")
    turn(match)
    assert card(match, "R1").top_turns == 2


@pytest.mark.rule("N-139")
def test_a_leak_costs_its_first_hull_point_in_the_next_turn() -> None:
    match = after("LEAK")
    hull = card(match, "R1").hull
    turn(match)
    assert card(match, "R1").hull == hull - 1


@pytest.mark.rule("N-137")
def test_a_sprung_ram_rams_nobody() -> None:
    match = after("RAMHEAD")
    refuse(match, "R1: 1; RAM", "N-137")
    turn(match, "R1: 0; REPAIR(M1)@ram", dice="5")
    assert allows(match, "R1: 1; RAM")


@pytest.mark.rule("N-137")
def test_a_ballista_out_of_action_is_silent_until_it_is_mended() -> None:
    match = after("boog:BALLISTA")
    refuse(match, "R1: 0; SHOOT(B1)", "N-137")
    turn(match, "R1: 0; REPAIR(M1)@ballista", dice="5")
    assert allows(match, "R1: 0; SHOOT(B1)")


@pytest.mark.rule("N-145")
def test_no_effect_is_no_effect() -> None:
    match = after("NONE")
    finish(match)
    assert (card(match, "R1").chits, card(match, "R1").rowers) == ({}, 0)
    assert unit(match, "R1.M1") is not None

"""The deck of damage chits: section 14."""

from __future__ import annotations

import pytest
from tests.games.megadates.positions import (
    allows,
    at,
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

from ludi.engine.game import CHANCE
from ludi.engine.match import Match
from ludi.engine.rng import Rng
from ludi.games.megadates.printed import CHIT_COPIES, CHIT_NAMES, CHITS


def after(chit: str, ship: str = "R1 quadrireme 0505 E") -> Match:
    """R1, after a ram that gave it this chit."""
    match = battle(ship, "P1 liburnia 0405 E", "P2 liburnia 1515 E")
    reveal(match, "P1: 1; RAM")
    roll(match, f"1 2 2 {chit} 1 any any any")  # mass 2 on mass 4 at speed 1
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


# Chits that lie on the table together


def copies(match: Match, ship: int, chit: str) -> tuple[int, int]:
    """How many of a chit are in a ship's set, without and with a bow."""
    base = (ship * CHITS + CHIT_NAMES.index(chit)) * 2
    return int(at(match).deck[base]), int(at(match).deck[base + 1])


@pytest.mark.rule("N-056", "N-146")
def test_an_emergency_stop_draws_all_its_chits_before_any_goes_back() -> None:
    match = battle("R1 liburnia 0505 E speed=4")
    reveal(match, "R1: 0!")
    roll(match, "NONE NONE")
    assert (copies(match, 0, "NONE"), at(match).deck_size(0)) == ((0, 1), 38)
    assert "chit NONE" not in [match.game.codec.write(action) for action in match.legal_actions(CHANCE)]
    roll(match, "ROWDIS boog:UNITDIS")
    assert (copies(match, 0, "NONE"), copies(match, 0, "UNITDIS"), copies(match, 0, "ROWDIS")) == (
        (2, 1),
        (2, 8),
        (3, 2),
    )


@pytest.mark.rule("N-056")
def test_what_an_emergency_stop_draws_is_nobodys_business_meanwhile() -> None:
    match = battle("R1 liburnia 0505 E speed=4", "P1 liburnia 1212 W")
    reveal(match, "R1: 0!")
    roll(match, "LEAK boog:UNITDIS ROWDIS")
    hands = {tuple(at(match).redraw(1, Rng(seed)).hand) for seed in range(20)}
    assert len(hands) > 5
    assert {tuple(at(match).redraw(0, Rng(seed)).hand) for seed in range(20)} == {tuple(at(match).hand)}
    assert all(sum(hand) == 3 for hand in hands)
    at(match).check()


@pytest.mark.rule("N-083", "N-146")
def test_all_chits_of_a_ram_lie_in_the_damage_box_together() -> None:
    match = battle("R1 liburnia 0505 E", "P1 liburnia 0605 E", "P2 liburnia 1515 E")
    reveal(match, "R1: 1; RAM")
    roll(match, "1 2 2 NONE NONE boog:NONE")
    assert (card(match, "P1").box, at(match).deck_size(1)) == ({"NONE": 3}, 37)
    finish(match)
    assert (card(match, "P1").box, copies(match, 1, "NONE")) == ({}, (2, 1))


@pytest.mark.rule("N-086", "N-146")
def test_all_chits_of_a_collision_lie_in_the_damage_box_together() -> None:
    match = battle("R1 liburnia 0505 E", "P1 liburnia 0605 E", "P2 liburnia 1515 E")
    reveal(match, "R1: 1")
    roll(match, "3 3 NONE NONE boog:NONE")
    assert (card(match, "R1").box, at(match).deck_size(0)) == ({"NONE": 3}, 37)


@pytest.mark.rule("N-143", "N-145")
def test_a_chit_that_cannot_apply_lies_in_the_damage_box_until_all_take_effect() -> None:
    match = battle(
        "R1 liburnia 0505 E", "P1 liburnia 0505 E hull=1 fire=3", "P2 liburnia 1515 E", links="R1>P1"
    )
    reveal(match)
    roll(match, "2 STUCK")
    assert card(match, "R1").box == {"STUCK": 1}
    finish(match)
    assert (card(match, "R1").box, card(match, "R1").chits, copies(match, 0, "STUCK")) == ({}, {}, (2, 0))


@pytest.mark.rule("N-112", "N-146")
@pytest.mark.parametrize("chit", ["UNITDIS", "NONE", "LEAK"])
def test_a_chit_without_a_bow_goes_back_before_the_next_shot(chit: str) -> None:
    match = battle("R1 liburnia 0505 NE", "R2 liburnia 0505 NE", "P1 liburnia 0705 NE")
    before = copies(match, 2, chit)
    reveal(match, "R1: 0; SHOOT(S1)", "R2: 0; SHOOT(S1)")
    roll(match, f"5 {chit}")
    assert copies(match, 2, chit) == before


@pytest.mark.rule("N-146")
def test_of_chits_with_and_without_a_bow_that_are_out_one_without_goes_back_first() -> None:
    match = battle("R1 liburnia 0505 E disorder=S1:3")  # two without a bow, one with
    assert copies(match, 0, "UNITDIS") == (0, 7)
    for expected in ((1, 7), (2, 7), (2, 8)):
        turn(match)
        assert copies(match, 0, "UNITDIS") == expected

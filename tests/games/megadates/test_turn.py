"""The sequence of a turn: N-040 to N-049."""

from __future__ import annotations

import pytest
from tests.games.megadates.positions import (
    asked,
    at,
    battle,
    boxed,
    card,
    finish,
    is_afloat,
    order,
    refuse,
    reveal,
    roll,
    seen,
    stands,
    told,
    turn,
    where,
)

from ludi.engine.errors import NotYourTurnError
from ludi.engine.game import CHANCE
from ludi.games.megadates.events import Fought, Met, Revealed, Sailed, Shot


@pytest.mark.rule("N-040")
def test_the_game_begins_with_orders() -> None:
    assert seen(battle("R1 liburnia 0505 E")).stage == "orders"


@pytest.mark.rule("N-040")
def test_after_a_turn_orders_are_written_anew() -> None:
    match = battle("R1 liburnia 0505 E")
    turn(match, "R1: 1")
    assert (seen(match).turn, seen(match).stage, card(match, "R1").order) == (2, "orders", "0")


@pytest.mark.rule("N-040")
def test_orders_movement_and_damage_come_in_this_order() -> None:
    match = battle("R1 liburnia 0505 NE crew=S1", "P1 liburnia 0805 NE")
    log = reveal(match, "P1: 1", "R1: 0; SHOOT(S1)") + finish(match)
    kinds = [type(event) for event in log if type(event) in (Revealed, Sailed, Shot)]
    assert kinds == [Revealed, Sailed, Shot]


@pytest.mark.rule("N-041")
def test_nothing_happens_before_all_orders_are_in() -> None:
    match = battle("R1 liburnia 0505 E", "P1 liburnia 1005 W")
    order(match, "R1: 1")
    assert where(match, "R1") == "0505 0505 E"
    order(match, "P1: 0")
    assert where(match, "R1") == "0605 0605 E"


@pytest.mark.rule("N-041")
def test_locked_orders_cannot_be_added_to() -> None:
    match = battle("R1 liburnia 0505 E", "P1 liburnia 1005 W")
    order(match, "R1: 1")
    with pytest.raises(NotYourTurnError):
        match.play(0, "1")


@pytest.mark.rule("N-041")
def test_all_orders_are_revealed_together() -> None:
    match = battle("R1 liburnia 0505 E", "P1 liburnia 1005 W")
    (revealed,) = told(reveal(match, "R1: 1 1", "P1: 0; SHOOT(S1)"), Revealed)
    assert revealed.orders == (("R1", "1 1"), ("P1", "0; SHOOT(S1)"))


@pytest.mark.rule("N-042")
def test_a_ship_of_speed_two_moves_in_the_first_two_subphases_only() -> None:
    match = battle("R1 liburnia 0505 E", "R2 liburnia 0509 E")
    moves = told(reveal(match, "R1: 1 1", "R2: 1 1 1 1"), Sailed)
    assert [[ship[0] for ship in move.ships] for move in moves] == [["R1", "R2"]] * 2 + [["R2"]] * 2


@pytest.mark.rule("N-043")
def test_emergency_stops_come_before_steps() -> None:
    match = battle("R1 liburnia 0505 E speed=3", "P1 liburnia 0605 W")
    reveal(match, "R1: 0!", "P1: 1 1")
    assert asked(match) == "chit R1 stops"
    assert where(match, "P1") == "0605 0605 W"


@pytest.mark.rule("N-043")
def test_encounters_come_before_units_cross_and_grapples_last() -> None:
    match = battle("R1 liburnia 0505 E", "P1 liburnia 0605 E")
    reveal(match, "R1: 1; GRAPPLE(M1)")
    assert asked(match) == "die encounters"
    roll(match, "1 2")
    assert asked(match) == "die grapples"


@pytest.mark.rule("N-044")
def test_ships_move_at_once_and_their_places_are_compared_afterwards() -> None:
    match = battle("R1 liburnia 0505 E", "R2 liburnia 0605 E")
    turn(match, "R1: 1", "R2: 1")  # R1 comes where R2 no longer is
    assert (where(match, "R1"), where(match, "R2")) == ("0605 0605 E", "0705 0705 E")


@pytest.mark.rule("N-045")
def test_units_move_and_grapple_even_when_no_ship_does() -> None:
    match = battle("R1 quadrireme 0505 E crew=M1,M2", "P1 liburnia 0605 E")
    reveal(match, "R1: 0; MOVE(M1)>stern; GRAPPLE(M2)")
    assert (stands(match, "R1.M1"), asked(match)) == ("R1.stern", "die grapples")


@pytest.mark.rule("N-046")
def test_a_unit_that_falls_in_melee_has_shot_before() -> None:
    ships = ("R1 quadrireme 0505 NE crew=S1.stern", "P1 liburnia 0805 E", "P2 liburnia 0505 E")
    match = battle(*ships, links="P2>R1")
    log = reveal(match, "R1: 0; SHOOT(S1)@P1", "P2: 0; MOVE(S1)>R1") + roll(match, "1 1 6")
    assert (len(told(log, Shot)), stands(match, "R1.S1")) == (1, "lost")


@pytest.mark.rule("N-046")
def test_a_ship_rammed_to_pieces_still_fights_its_melee() -> None:
    ships = ("R1 liburnia 0405 E", "R2 liburnia 0505 E", "P1 liburnia 0505 E hull=1")
    match = battle(*ships, aboard="R2.M1@P1")
    log = reveal(match, "R1: 1; RAM") + roll(match, "3 3 1 2") + finish(match)
    assert told(log, Fought)
    assert not is_afloat(match, "P1")


@pytest.mark.rule("N-047")
def test_one_turn_chits_leave_before_repairs() -> None:
    match = battle("R1 liburnia 0505 E chits=TANGLED")
    reveal(match, "R1: 0; REPAIR(M1)")
    assert (asked(match), card(match, "R1").chits) == ("die repair", {})


@pytest.mark.rule("N-047")
def test_disorder_goes_before_new_chits_take_effect() -> None:
    match = battle("R1 liburnia 0505 E crew=S1 disorder=S1", "P1 liburnia 0805 NE crew=S1")
    turn(match, "P1: 0; SHOOT(S1)", dice="5 boog:UNITDIS")
    assert card(match, "R1").units[0].disorder == 1


@pytest.mark.rule("N-047")
def test_fire_that_is_put_out_costs_no_hull() -> None:
    match = battle("R1 liburnia 0505 E fire=3")
    turn(match, "R1: 0; REPAIR(M1)@fire", dice="5")
    assert (card(match, "R1").fire, card(match, "R1").hull) == (2, 12)


@pytest.mark.rule("N-048")
def test_a_chit_lies_in_the_box_until_the_turn_is_over() -> None:
    match = battle("R1 liburnia 0505 NE", "P1 liburnia 0805 NE crew=S1", "P2 liburnia 0303 NE crew=S1")
    reveal(match, "P1: 0; SHOOT(S1)", "P2: 0; SHOOT(S1)@R1")
    roll(match, "5 boog:ROWDIS")
    assert (boxed(match, "R1"), card(match, "R1").rowers) == ({"ROWDIS": 1}, 0)
    finish(match)
    assert (boxed(match, "R1"), card(match, "R1").rowers) == ({}, 1)


@pytest.mark.rule("N-049")
def test_a_ship_without_hull_points_sinks_after_step_three() -> None:
    match = battle("R1 liburnia 0405 E", "P1 liburnia 0505 E hull=1", "P2 liburnia 1515 E")
    reveal(match, "R1: 1; RAM; REPAIR(M1)")
    roll(match, "1 2 1 NONE NONE 1 NONE")
    assert (asked(match), is_afloat(match, "P1")) == ("die repair", False)


@pytest.mark.rule("N-049")
def test_a_ship_sinks_after_fire_damage() -> None:
    match = battle("R1 liburnia 0505 E fire=3 hull=1", "R2 liburnia 1515 E")
    turn(match)
    assert not is_afloat(match, "R1")


def test_a_turn_in_which_nothing_is_drawn_passes_by_itself() -> None:
    match = battle("R1 liburnia 0505 E")
    reveal(match)
    assert match.to_act() != [CHANCE]


def test_a_ship_without_orders_is_refused_nothing_but_the_table_acts() -> None:
    match = battle("R1 liburnia 0505 E")
    refuse(match, "R1: 1 1 1 1 1 1 1", "N-050")
    assert at(match).turn == 1


def test_encounters_are_told_with_their_subphase() -> None:
    match = battle("R1 liburnia 0505 E", "P1 liburnia 0705 E")
    (met,) = told(reveal(match, "R1: 1 1") + roll(match, "1 2"), Met)
    assert (met.subphase, met.result) == (2, "alongside")

"""Units on the move, grapples and boarding: N-090 to N-102."""

from __future__ import annotations

import pytest
from tests.games.megadates.positions import (
    allows,
    asked,
    battle,
    card,
    finish,
    is_afloat,
    legal,
    link,
    refuse,
    reveal,
    roll,
    stands,
    told,
    turn,
)

from ludi.games.megadates.events import Crossed, Grappled, Mended, Released

TOGETHER = ("R1 liburnia 0505 E", "P1 liburnia 0505 E")


@pytest.mark.rule("N-090")
def test_a_unit_goes_to_the_other_section_by_order() -> None:
    match = battle("R1 quadrireme 0505 E")
    turn(match, "R1: 0; MOVE(M1)>stern")
    assert (stands(match, "R1.M1"), stands(match, "R1.M2")) == ("R1.stern", "R1.bow")


@pytest.mark.rule("N-090")
def test_a_unit_goes_to_another_ship_by_order() -> None:
    match = battle(*TOGETHER, links="R1>P1")
    reveal(match, "R1: 0; MOVE(M1)>P1")
    assert stands(match, "R1.M1") == "P1.stern"


@pytest.mark.rule("N-091")
def test_without_a_grapple_nobody_crosses() -> None:
    refuse(battle(*TOGETHER), "R1: 0; MOVE(M1)>P1.stern", "N-091")


@pytest.mark.rule("N-091")
def test_a_unit_crosses_into_the_section_in_the_shared_rex_only() -> None:
    match = battle("R1 liburnia 0505 E", "P1 quadrireme 0505 E", links="R1>P1")
    turn(match, "R1: 0; MOVE(M1)>P1.bow")
    assert stands(match, "R1.M1") == "R1.stern"


@pytest.mark.rule("N-091")
def test_without_a_named_section_a_unit_crosses_into_the_one_in_the_shared_rex() -> None:
    match = battle("R1 liburnia 0605 E", "P1 quadrireme 0505 E", links="R1>P1")
    reveal(match, "R1: 0; MOVE(M1)>P1")
    assert stands(match, "R1.M1") == "P1.bow"


@pytest.mark.rule("N-091")
def test_a_unit_in_the_far_section_does_not_cross() -> None:
    match = battle("R1 quadrireme 0505 E crew=M1.stern,S1.bow", "P1 liburnia 0605 E", links="R1>P1")
    turn(match, "R1: 0; MOVE(M1)>P1.stern")
    assert stands(match, "R1.M1") == "R1.stern"


@pytest.mark.rule("N-092")
def test_a_grapple_of_this_turn_carries_nobody() -> None:
    match = battle(*TOGETHER)
    assert "move R1.M1" not in legal(match, "R1")
    turn(match, "R1: 0; GRAPPLE(M1)", dice="6")
    assert "move R1.M1" in legal(match, "R1")


@pytest.mark.rule("N-092")
def test_a_grapple_of_an_earlier_turn_still_carries() -> None:
    match = battle(*TOGETHER)
    turn(match, "R1: 0; GRAPPLE(M1)", dice="6")
    turn(match)
    assert allows(match, "R1: 0; MOVE(M1)>P1")


@pytest.mark.rule("N-093")
def test_the_grappled_crew_cannot_board_in_return() -> None:
    refuse(battle(*TOGETHER, links="R1>P1"), "P1: 0; MOVE(S1)>R1.stern", "N-091")


@pytest.mark.rule("N-093")
def test_boarders_may_return_over_their_own_link() -> None:
    match = battle(*TOGETHER, links="R1>P1", aboard="R1.M1@P1")
    reveal(match, "R1: 0; MOVE(R1.M1)>R1")
    assert stands(match, "R1.M1") == "R1.stern"


@pytest.mark.rule("N-093")
def test_boarders_whose_link_was_cut_stay_where_they_are() -> None:
    match = battle(*TOGETHER, aboard="R1.M1@P1")
    refuse(match, "R1: 0; MOVE(R1.M1)>R1.stern", "N-091")


@pytest.mark.rule("N-094")
def test_nobody_goes_from_enemies_to_enemies() -> None:
    match = battle("R1 quadrireme 0505 E crew=M1", "P1 liburnia 0605 E", "P2 liburnia 0505 E",
                   aboard="P1.S1@R1.bow P2.S1@R1.stern")  # fmt: skip
    reveal(match, "R1: 0; MOVE(M1)>stern")
    assert stands(match, "R1.M1") == "R1.bow"


@pytest.mark.rule("N-094")
def test_a_unit_may_go_from_enemies_to_a_free_section() -> None:
    match = battle("R1 quadrireme 0505 E crew=M1", "P1 liburnia 0605 E", aboard="P1.S1@R1.bow")
    turn(match, "R1: 0; MOVE(M1)>stern")
    assert stands(match, "R1.M1") == "R1.stern"


@pytest.mark.rule("N-095")
@pytest.mark.vector("V-7")
def test_a_third_boarder_finds_no_room_on_a_liburnia() -> None:
    match = battle("R1 quadrireme 0505 E crew=M1,M2,S2", "P1 liburnia 0605 E", links="R1>P1")
    reveal(match, "R1: 0; MOVE(M1,M2,S2)>P1")
    assert [stands(match, f"R1.{name}") for name in ("M1", "M2", "S2")] == ["P1.stern", "P1.stern", "R1.bow"]


@pytest.mark.rule("N-095")
def test_defenders_take_no_room_from_boarders() -> None:
    match = battle("R1 quadrireme 0505 E crew=M1", "P1 liburnia 0605 E crew=S1,S2", links="R1>P1")
    reveal(match, "R1: 0; MOVE(M1)>P1")
    assert stands(match, "R1.M1") == "P1.stern"


@pytest.mark.rule("N-096")
def test_ballistas_never_move() -> None:
    refuse(battle("R1 quadrireme 0505 E"), "R1: 0; MOVE(B1)>stern", "N-027")


@pytest.mark.rule("N-097")
def test_a_move_happens_in_the_first_subphase() -> None:
    match = battle("R1 quadrireme 0505 E")
    log = turn(match, "R1: 1 1; MOVE(M1)>stern")
    kinds = [type(event).__name__ for event in log if type(event).__name__ in ("Sailed", "Crossed")]
    assert kinds == ["Sailed", "Crossed", "Sailed"]


@pytest.mark.rule("N-097")
def test_a_move_that_never_becomes_possible_is_lost() -> None:
    match = battle("R1 liburnia 0505 E", "P1 quadrireme 0505 E", links="R1>P1")
    log = turn(match, "R1: 0; MOVE(M1)>P1.bow")
    assert told(log, Crossed) == []


@pytest.mark.rule("N-098")
@pytest.mark.parametrize(("die", "cards"), [(4, 0), (5, 1), (6, 1)])
def test_a_five_or_a_six_puts_a_grapple_on_the_target(die: int, cards: int) -> None:
    match = battle(*TOGETHER)
    turn(match, "R1: 0; GRAPPLE(M1)", dice=str(die))
    assert link(match, "R1", "P1") == cards


@pytest.mark.rule("N-098")
def test_each_unit_throws_its_own_grapple() -> None:
    match = battle(*TOGETHER)
    turn(match, "R1: 0; GRAPPLE(M1,S1)", dice="5 6")
    assert link(match, "R1", "P1") == 2


@pytest.mark.rule("N-098")
def test_in_another_rex_nobody_grapples() -> None:
    match = battle("R1 liburnia 0505 E", "P1 liburnia 0605 E")
    assert told(turn(match, "R1: 0; GRAPPLE(M1)"), Grappled) == []


@pytest.mark.rule("N-099")
def test_a_unit_throws_in_the_first_subphase_with_an_enemy_beside_it_and_only_once() -> None:
    match = battle("R1 liburnia 0505 E", "P1 liburnia 0605 E", "P2 liburnia 0705 E")
    log = turn(match, "R1: 1 1; GRAPPLE(M1)", dice="1 2 4 1 2")
    assert [grapple.target for grapple in told(log, Grappled)] == ["P1"]


@pytest.mark.rule("N-099")
def test_the_preferred_target_is_grappled_first() -> None:
    match = battle(*TOGETHER, "P2 liburnia 0505 E")
    turn(match, "R1: 0; GRAPPLE(M1)@P2", dice="5")
    assert (link(match, "R1", "P1"), link(match, "R1", "P2")) == (0, 1)


@pytest.mark.rule("N-100")
def test_one_grapple_holds_both_ships_at_once() -> None:
    match = battle("R1 liburnia 0505 E", "P1 liburnia 0505 W speed=2")
    turn(match, "R1: 0; GRAPPLE(M1)", "P1: 0; REPAIR(S1)", dice="5 1")
    refuse(match, "R1: 1", "N-061")
    refuse(match, "P1: 1", "N-061")


@pytest.mark.rule("N-101")
@pytest.mark.parametrize(("die", "cards"), [(4, 2), (5, 1)])
def test_a_five_or_a_six_cuts_one_grapple(die: int, cards: int) -> None:
    match = battle(*TOGETHER, links="P1>R1:2")
    turn(match, "R1: 0; UNGRAPPLE(M1)", dice=str(die))
    assert link(match, "P1", "R1") == cards


@pytest.mark.rule("N-101")
def test_who_threw_the_ropes_lets_them_go_without_a_die() -> None:
    match = battle(*TOGETHER, links="R1>P1:2")
    log = turn(match, "R1: 0; UNGRAPPLE(M1)")
    assert (link(match, "R1", "P1"), told(log, Mended)) == (0, [])
    assert [event.target for event in told(log, Released)] == ["P1"]


@pytest.mark.rule("N-101")
def test_of_ropes_both_ways_the_enemys_need_a_die() -> None:
    match = battle(*TOGETHER, links="R1>P1 P1>R1")
    turn(match, "R1: 0; UNGRAPPLE(M1)", dice="3")
    assert (link(match, "R1", "P1"), link(match, "P1", "R1")) == (0, 1)


@pytest.mark.rule("N-102")
def test_ropes_of_a_sinking_ship_are_void() -> None:
    match = battle(
        "R1 liburnia 0505 E", "P1 liburnia 0505 E fire=3 hull=1", "P2 liburnia 1515 W", links="R1>P1 P1>R1"
    )
    reveal(match)
    finish(match)
    assert (is_afloat(match, "P1"), link(match, "R1", "P1"), link(match, "P1", "R1")) == (False, 0, 0)
    assert allows(match, "R1: 1")


def test_a_grapple_that_misses_holds_nobody() -> None:
    match = battle("R1 liburnia 0505 E", "P1 liburnia 0505 E speed=1")
    reveal(match, "P1: 1", "R1: 0; GRAPPLE(M1)")
    assert asked(match) == ""  # P1 has gone before the grapple
    assert card(match, "P1").speed == 1


def test_ungrapple_without_any_rope_is_carried_out_in_vain() -> None:
    match = battle("R1 liburnia 0505 E")
    reveal(match, "R1: 0; UNGRAPPLE(M1)")
    roll(match, "6")
    assert asked(match) == ""

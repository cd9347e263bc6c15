"""Units on the move, grapples and boarding: N-090 to N-102."""

from __future__ import annotations

import pytest
from tests.games.megadates.positions import (
    allows,
    asked,
    at,
    battle,
    card,
    finish,
    is_afloat,
    legal,
    link,
    refuse,
    reveal,
    roll,
    ship_number,
    stands,
    told,
    turn,
)

from ludi.engine.match import Match
from ludi.games.megadates.events import Crossed, Grappled, Mended, Released

TOGETHER = ("R1 liburnia 0505 E", "P1 liburnia 0505 E")


def asked_after(match: Match, order: str) -> str:
    """What is drawn first after an order."""
    reveal(match, order)
    return asked(match)


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
    refuse(battle(*TOGETHER), "R1: 0; MOVE(M1)>P1.stern", "N-092")


@pytest.mark.rule("N-091")
def test_a_unit_crosses_only_into_a_section_in_a_rex_of_its_own_ship() -> None:
    match = battle("R1 liburnia 0505 E", "P1 quadrireme 0505 E", links="R1>P1")
    assert "P1.stern" in refuse(match, "R1: 0; MOVE(M1)>P1.bow", "N-091")
    match.play(0, "move R1.M1")
    assert legal(match, "R1") == ["> P1.stern"]


@pytest.mark.rule("N-091")
def test_without_a_named_section_a_unit_crosses_into_the_one_in_the_shared_rex() -> None:
    match = battle("R1 liburnia 0605 E", "P1 quadrireme 0505 E", links="R1>P1")
    reveal(match, "R1: 0; MOVE(M1)>P1")
    assert stands(match, "R1.M1") == "P1.bow"


@pytest.mark.rule("N-091")
def test_a_unit_at_the_far_end_crosses_too() -> None:
    match = battle("R1 quadrireme 0505 E crew=M1.stern,S1.bow", "P1 liburnia 0605 E", links="R1>P1")
    reveal(match, "R1: 0; MOVE(M1)>P1.stern")
    assert stands(match, "R1.M1") == "P1.stern"


ALONGSIDE = ("R1 quadrireme 0505 E crew=M1.stern,M2.bow", "P1 quadrireme 0605 W crew=S1")  # bow by stern


@pytest.mark.rule("N-091")
@pytest.mark.parametrize(("unit", "section"), [("M1", "bow"), ("M2", "stern")])
def test_without_a_named_section_a_unit_crosses_into_the_one_in_its_own_rex(unit: str, section: str) -> None:
    match = battle(*ALONGSIDE, links="R1>P1")
    reveal(match, f"R1: 0; MOVE({unit})>P1")
    assert stands(match, f"R1.{unit}") == f"P1.{section}"


@pytest.mark.rule("N-091")
@pytest.mark.parametrize(("there", "section"), [("stern", "bow"), ("bow", "stern")])
def test_without_a_named_section_a_unit_goes_home_to_the_one_in_its_own_rex(there: str, section: str) -> None:
    match = battle(*ALONGSIDE, links="R1>P1", aboard=f"R1.M1@P1.{there}")
    reveal(match, "R1: 0; MOVE(M1)>R1")
    assert stands(match, "R1.M1") == f"R1.{section}"


@pytest.mark.rule("N-091")
def test_a_unit_goes_home_to_the_only_section_that_it_can_reach() -> None:
    ships = (
        "R1 quadrireme 0505 E crew=M1,S1",
        "P1 quadrireme 0605 E",
    )  # R1 has its bow where P1 has its stern
    match = battle(*ships, links="R1>P1", aboard="R1.M1@P1.bow")
    reveal(match, "R1: 0; MOVE(M1)>R1")
    assert stands(match, "R1.M1") == "R1.bow"


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
    refuse(battle(*TOGETHER, links="R1>P1"), "P1: 0; MOVE(S1)>R1.stern", "N-092")


@pytest.mark.rule("N-093")
def test_boarders_may_return_over_their_own_link() -> None:
    match = battle(*TOGETHER, links="R1>P1", aboard="R1.M1@P1")
    reveal(match, "R1: 0; MOVE(R1.M1)>R1")
    assert stands(match, "R1.M1") == "R1.stern"


@pytest.mark.rule("N-093")
def test_boarders_whose_link_was_cut_stay_where_they_are() -> None:
    match = battle(*TOGETHER, aboard="R1.M1@P1")
    refuse(match, "R1: 0; MOVE(R1.M1)>R1.stern", "N-092")


FRIENDS = ("R1 quadrireme 0505 E", "R2 quadrireme 0605 E crew=M1", "P1 liburnia 1205 W")


@pytest.mark.rule("N-092")
@pytest.mark.parametrize("links", ["R1>R2", "R2>R1"])
def test_troops_pass_between_friends_over_a_rope_that_either_threw(links: str) -> None:
    match = battle(*FRIENDS, links=links)
    reveal(match, "R1: 0; MOVE(M1)>R2", "R2: 0; MOVE(M1)>R1")
    assert (stands(match, "R1.M1"), stands(match, "R2.M1")) == ("R2.stern", "R1.bow")


@pytest.mark.rule("N-092")
def test_without_a_rope_nobody_passes_to_a_friend() -> None:
    refuse(battle(*FRIENDS), "R1: 0; MOVE(M1)>R2", "N-092")


@pytest.mark.rule("N-092", "N-126")
def test_a_unit_on_a_friend_s_ship_takes_its_orders_there_and_may_come_home() -> None:
    match = battle(*FRIENDS, links="R1>R2", aboard="R1.M1@R2.stern")
    refuse(match, "R1: 0; MOVE(M1)>R1", "N-126")
    reveal(match, "R2: 0; MOVE(R1.M1)>R1")
    assert stands(match, "R1.M1") == "R1.bow"


@pytest.mark.rule("N-093")
def test_boarders_go_back_over_the_ropes_of_any_ship_of_their_side() -> None:
    ships = ("R1 liburnia 0505 E", "R2 liburnia 0505 E crew=S1", "P1 liburnia 0505 E")
    match = battle(*ships, links="R2>P1", aboard="R1.M1@P1.stern")
    reveal(match, "R1: 0; MOVE(M1)>R2")
    assert stands(match, "R1.M1") == "R2.stern"


@pytest.mark.rule("N-095")
def test_a_friend_s_deck_holds_no_more_units_than_its_number() -> None:
    ships = ("R1 quadrireme 0505 E crew=M1,M2", "R2 liburnia 0605 E crew=M1", "P1 liburnia 1205 W")
    match = battle(*ships, links="R1>R2")
    reveal(match, "R1: 0; MOVE(M1,M2)>R2")
    assert [stands(match, f"R1.{name}") for name in ("M1", "M2")] == ["R2.stern", "R1.bow"]


@pytest.mark.rule("N-098")
def test_a_friend_is_grappled_when_he_is_named_and_not_otherwise() -> None:
    match = battle(*FRIENDS)
    assert asked_after(match, "R1: 0; GRAPPLE(M1)") == ""
    match = battle(*FRIENDS)
    turn(match, "R1: 0; GRAPPLE(M1)@R2", dice="5")
    assert link(match, "R1", "R2") == 1
    refuse(match, "R2: 1", "N-061")


@pytest.mark.rule("N-099")
def test_a_named_friend_that_is_not_there_leaves_the_grapple_for_an_enemy() -> None:
    ships = ("R1 liburnia 0505 E", "R2 liburnia 0905 E", "P1 liburnia 0505 E")
    match = battle(*ships)
    turn(match, "R1: 0; GRAPPLE(M1)@R2", dice="5")
    assert link(match, "R1", "P1") == 1


@pytest.mark.rule("N-098")
def test_a_friend_s_rope_is_no_attack() -> None:
    match = battle(*FRIENDS)
    turn(match, "R1: 0; GRAPPLE(M1)@R2", dice="5")
    assert at(match).attacked[ship_number(at(match), "R2")] == 0


@pytest.mark.rule("N-101")
def test_ropes_between_friends_are_let_go_and_cut_like_others() -> None:
    match = battle(*FRIENDS, links="R1>R2")
    log = turn(match, "R1: 0; UNGRAPPLE(M1)")
    assert [(event.ship, event.target) for event in told(log, Released)] == [("R1", "R2")]
    match = battle(*FRIENDS, links="R1>R2")
    turn(match, "R2: 0; UNGRAPPLE(M1)@R1", dice="5")
    assert link(match, "R1", "R2") == 0


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
    match = battle("R1 quadrireme 0505 E crew=M1,M2,S2", "P1 liburnia 0605 E", links="R1>P1")
    log = reveal(match, "R1: 0; MOVE(M1,M2,S2)>P1")
    assert [crossed.unit for crossed in told(log, Crossed)] == ["R1.M1", "R1.M2"]


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

"""Speed, Extra cards, stopping and going astern: N-050 to N-063."""

from __future__ import annotations

import pytest
from tests.games.megadates.positions import (
    allows,
    asked,
    battle,
    boxed,
    card,
    finish,
    is_afloat,
    link,
    refuse,
    reveal,
    roll,
    told,
    turn,
    where,
)

from ludi.games.megadates.events import EmergencyStop, Late, Revealed


def orders(log: list[object], ship: str) -> str:
    """A ship's orders as they were revealed."""
    (revealed,) = [event for event in log if isinstance(event, Revealed)]
    return dict(revealed.orders)[ship]


@pytest.mark.rule("N-050")
@pytest.mark.parametrize(("kind", "speed"), [("deceres", 3), ("quadrireme", 4), ("liburnia", 4)])
def test_no_ship_is_faster_than_its_type(kind: str, speed: int) -> None:
    match = battle(f"R1 {kind} 0505 E")
    assert allows(match, "R1: " + "1 " * speed)
    refuse(match, "R1: " + "1 " * (speed + 1), "N-050")


@pytest.mark.rule("N-050", "N-130")
@pytest.mark.parametrize("damage", ["rowers=1", "chits=OARS", "chits=TANGLED"])
def test_disorder_and_damage_slow_a_ship_down(damage: str) -> None:
    match = battle(f"R1 liburnia 0505 E {damage}")
    assert allows(match, "R1: 1 1 1")
    refuse(match, "R1: 1 1 1 1", "N-050")


@pytest.mark.rule("N-050")
def test_speed_is_never_below_nothing() -> None:
    assert card(battle("R1 deceres 0505 E rowers=4"), "R1").top_speed == 0


@pytest.mark.rule("N-051")
def test_an_extra_card_adds_a_rex_and_is_gone() -> None:
    match = battle("R1 quadrireme 0505 E")
    turn(match, "R1: 1 1 1 1 E")
    assert (where(match, "R1"), card(match, "R1").extra, card(match, "R1").speed) == ("1005 1105 E", 2, 5)


@pytest.mark.rule("N-051", "N-065")
@pytest.mark.vector("V-17")
def test_extra_cards_add_to_the_speed_that_disorder_left() -> None:
    match = battle("R1 liburnia 0505 E rowers=1")
    assert allows(match, "R1: 1 1 1 E E")
    refuse(match, "R1: 1 1 1 1", "N-050")
    refuse(match, "R1: 1 1 1 E E E", "N-052")
    assert allows(match, "R1: 1L 1L 1L")
    refuse(match, "R1: 1L 1L 1L EL", "N-065")


@pytest.mark.rule("N-052")
@pytest.mark.parametrize(("kind", "cards"), [("deceres", 1), ("quadrireme", 1), ("liburnia", 2)])
def test_extra_cards_of_one_turn_are_limited_by_type(kind: str, cards: int) -> None:
    match = battle(f"R1 {kind} 0505 E")
    assert allows(match, "R1: 1 " + "E " * cards)
    refuse(match, "R1: 1 " + "E " * (cards + 1), "N-052")


@pytest.mark.rule("N-052")
def test_nobody_uses_more_extra_cards_than_are_left() -> None:
    refuse(battle("R1 liburnia 0505 E extra=1"), "R1: 1 E E", "N-052")


@pytest.mark.rule("N-052")
def test_an_extra_card_is_kept_when_the_ship_was_stopped_before() -> None:
    match = battle("R1 liburnia 0505 E", "P1 liburnia 0605 E")
    reveal(match, "R1: 1 E")
    roll(match, "3 3")
    finish(match)
    assert card(match, "R1").extra == 4


@pytest.mark.rule("N-052")
def test_extra_cards_are_the_last_steps() -> None:
    refuse(battle("R1 liburnia 0505 E"), "R1: 1 E 1", "N-052")


@pytest.mark.rule("N-053")
def test_a_ship_goes_from_nothing_to_its_top_speed_in_one_turn() -> None:
    match = battle("R1 quadrireme 0505 E speed=0")
    turn(match, "R1: 1 1 1 1")
    assert card(match, "R1").speed == 4


@pytest.mark.rule("N-054")
@pytest.mark.vector("V-16")
def test_a_ship_slows_down_by_two_at_most() -> None:
    match = battle("R1 liburnia 0505 E speed=4")
    refuse(match, "R1: 1", "N-054")
    refuse(match, "R1: 0", "N-054")
    assert allows(match, "R1: 1 1")


@pytest.mark.rule("N-054")
@pytest.mark.vector("V-16")
def test_a_ship_of_speed_two_may_lie_still_at_once() -> None:
    match = battle("R1 liburnia 0505 E speed=2")
    turn(match, "R1: 0")
    assert card(match, "R1").speed == 0


@pytest.mark.rule("N-055")
def test_the_speed_of_a_turn_is_the_rexes_moved_whatever_the_bends() -> None:
    match = battle("R1 liburnia 0505 E")
    turn(match, "R1: 1L 1R 1")
    assert card(match, "R1").speed == 3


@pytest.mark.rule("N-055")
def test_the_speed_is_nothing_after_a_collision() -> None:
    match = battle("R1 liburnia 0405 E", "P1 liburnia 0605 E")
    reveal(match, "R1: 1 1")
    roll(match, "3 3")
    finish(match)
    assert card(match, "R1").speed == 0


@pytest.mark.rule("N-056")
@pytest.mark.vector("V-16")
def test_an_emergency_stop_draws_as_many_chits_as_the_last_speed_and_keeps_rower_disorder() -> None:
    match = battle("R1 liburnia 0505 E speed=4")
    turn(match, "R1: 0!", dice="ROWDIS LEAK boog:UNITDIS ROWDIS")
    ship = card(match, "R1")
    assert (ship.rowers, ship.chits, ship.speed, ship.units[0].disorder) == (2, {}, 0, 0)


@pytest.mark.rule("N-057")
@pytest.mark.vector("V-16")
def test_a_stop_may_come_after_some_steps() -> None:
    match = battle("R1 liburnia 0505 E speed=4")
    turn(match, "R1: 1 0!", dice="any any any any")
    assert (where(match, "R1"), card(match, "R1").speed) == ("0605 0605 E", 0)


@pytest.mark.rule("N-057")
def test_a_stop_is_for_good() -> None:
    refuse(battle("R1 liburnia 0505 E speed=4"), "R1: 1 0! 1", "N-057")


@pytest.mark.rule("N-057")
def test_a_stop_from_speed_two_draws_nothing() -> None:
    match = battle("R1 liburnia 0505 E speed=2")
    (stop,) = told(turn(match, "R1: 0!"), EmergencyStop)
    assert stop.draws == 0


@pytest.mark.rule("N-058")
@pytest.mark.vector("V-18")
def test_a_ship_goes_astern_only_after_lying_still() -> None:
    refuse(battle("R1 liburnia 0505 E speed=1"), "R1: -1", "N-058")
    assert allows(battle("R1 liburnia 0505 E speed=0"), "R1: -1")


@pytest.mark.rule("N-058")
def test_a_ship_that_stopped_in_mid_turn_did_not_lie_still_for_a_whole_turn() -> None:
    match = battle("R1 liburnia 0405 E", "P1 liburnia 0505 E")
    reveal(match, "R1: 1; RAM")
    roll(match, "1 2")
    finish(match)
    refuse(match, "R1: -1", "N-058")
    turn(match, "R1: 0")
    assert allows(match, "R1: -1")


@pytest.mark.rule("N-059")
@pytest.mark.vector("V-18")
def test_after_going_astern_a_whole_turn_at_rest_is_needed() -> None:
    match = battle("R1 liburnia 0505 E")
    turn(match, "R1: -1")
    refuse(match, "R1: 1", "N-059")
    assert allows(match, "R1: -1")
    turn(match, "R1: 0")
    assert allows(match, "R1: 1")


@pytest.mark.rule("N-059")
def test_a_collision_astern_does_not_shorten_the_rest() -> None:
    match = battle("R1 liburnia 0605 E", "P1 liburnia 0505 E")
    reveal(match, "R1: -1")
    roll(match, "3 3")
    finish(match)
    refuse(match, "R1: 1", "N-059")


@pytest.mark.rule("N-060")
def test_ahead_and_astern_do_not_mix() -> None:
    match = battle("R1 liburnia 0505 E")
    refuse(match, "R1: 1 -1", "N-060")
    refuse(match, "R1: -1 1", "N-060")


@pytest.mark.rule("N-060")
def test_extra_cards_do_not_work_astern() -> None:
    refuse(battle("R1 liburnia 0505 E"), "R1: -1 E", "N-060")


@pytest.mark.rule("N-060")
@pytest.mark.parametrize(
    ("ship", "most"), [("deceres", 1), ("quadrireme", 2), ("liburnia", 2), ("liburnia rowers", 1)]
)
def test_the_top_speed_astern_by_type_less_rower_disorder(ship: str, most: int) -> None:
    kind, *worse = ship.split()
    match = battle(f"R1 {kind} 0505 E{' rowers=1' if worse else ''}")
    assert allows(match, "R1: " + "-1 " * most)
    refuse(match, "R1: " + "-1 " * (most + 1), "N-060")


@pytest.mark.rule("N-061")
@pytest.mark.parametrize("course", ["1", "0L", "-1", "0!"])
def test_a_grappled_ship_neither_moves_nor_turns(course: str) -> None:
    match = battle("R1 liburnia 0505 E", "P1 liburnia 0505 E", links="P1>R1")
    refuse(match, f"R1: {course}", "N-061")


@pytest.mark.rule("N-061")
@pytest.mark.parametrize("ship", ["R1", "P1"])
def test_a_stuck_chit_holds_both_ships(ship: str) -> None:
    match = battle("R1 liburnia 0505 E", "P1 liburnia 0505 E", stuck="R1>P1")
    refuse(match, f"{ship}: 1", "N-061")


@pytest.mark.rule("N-062")
def test_a_ship_that_is_grappled_on_its_way_loses_the_rest_without_chits() -> None:
    match = battle("R1 liburnia 0505 E speed=4", "P1 liburnia 0605 E")
    turn(match, "R1: 1 1 1", "P1: 0; GRAPPLE(S1)", dice="1 2 5")
    assert (where(match, "R1"), card(match, "R1").speed, link(match, "P1", "R1")) == ("0605 0605 E", 0, 1)


@pytest.mark.rule("N-063")
def test_without_orders_a_ship_goes_straight_on_as_slowly_as_it_may() -> None:
    match = battle("R1 liburnia 0505 E speed=4")
    log = reveal(match)
    assert orders([*log], "R1") == "1 1"
    assert "R1" in [late.ship for late in told(log, Late)]


@pytest.mark.rule("N-063")
def test_without_orders_a_slow_ship_lies_still() -> None:
    assert orders([*reveal(battle("R1 liburnia 0505 E speed=2"))], "R1") == "0"


@pytest.mark.rule("N-063")
def test_without_orders_a_ship_stops_before_land() -> None:
    match = battle("R1 liburnia 0505 E speed=4", land="0705")
    assert orders([*reveal(match)], "R1") == "0!"
    assert asked(match) == "chit R1 stops"


@pytest.mark.rule("N-063")
def test_half_written_orders_count_for_nothing() -> None:
    match = battle("R1 liburnia 0505 E speed=2")
    match.play(0, "1L")
    assert orders([*reveal(match)], "R1") == "0"


@pytest.mark.rule("N-063")
def test_without_orders_a_ship_may_leave_the_map() -> None:
    match = battle("R1 liburnia 1905 E speed=4", "R2 liburnia 0000 E")
    reveal(match)
    assert not is_afloat(match, "R1")


def test_a_box_keeps_what_was_drawn_at_a_stop_until_the_end_of_the_turn() -> None:
    match = battle("R1 liburnia 0505 E speed=3", "P1 liburnia 1515 E")
    reveal(match, "R1: 0!; REPAIR(M1)")
    roll(match, "ROWDIS NONE NONE")
    assert boxed(match, "R1") == {"ROWDIS": 1}

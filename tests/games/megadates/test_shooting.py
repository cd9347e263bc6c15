"""Arrows and fire: N-110 to N-119."""

from __future__ import annotations

import pytest
from tests.games.megadates.positions import (
    asked,
    battle,
    boxed,
    card,
    finish,
    refuse,
    reveal,
    roll,
    told,
    turn,
    unit,
)

from ludi.games.megadates.events import Burns, Shot

ARCHER = "R1 liburnia 0505 NE crew=S1"
ENGINE = "R1 quadrireme 0505 NE crew=B1.stern"


def target(ships: tuple[str, ...], action: str, **facts: str) -> str | None:
    """The ship that is shot at, None when there is no shot."""
    match = battle(*ships, **facts)  # type: ignore[arg-type]
    shots = told(reveal(match, f"R1: 0; {action}") + finish(match), Shot)
    return shots[0].target if shots else None


@pytest.mark.rule("N-110")
@pytest.mark.vector("V-8")
@pytest.mark.parametrize(
    ("ship", "action", "reach"),
    [(ARCHER, "SHOOT(S1)", 4), (ENGINE, "SHOOT(B1)", 8)],
    ids=["archers", "ballista"],
)
def test_the_range_of_arrows(ship: str, action: str, reach: int) -> None:
    assert target((ship, f"P1 liburnia {5 + reach:02}05 NE"), action) == "P1"
    assert target((ship, f"P1 liburnia {6 + reach:02}05 NE"), action) is None


@pytest.mark.rule("N-110")
def test_who_is_not_seen_is_not_shot() -> None:
    assert target((ARCHER, "P1 liburnia 0805 NE"), "SHOOT(S1)", land="0705") is None


@pytest.mark.rule("N-111")
@pytest.mark.parametrize(("die", "hits"), [(4, False), (5, True), (6, True)])
def test_a_five_or_a_six_hits(die: int, hits: bool) -> None:
    match = battle(ARCHER, "P1 liburnia 0805 NE")
    (shot,) = told(reveal(match, "R1: 0; SHOOT(S1)") + roll(match, str(die)), Shot)
    assert shot.hits is hits
    assert asked(match) == ("chit P1 shooting" if hits else "")


@pytest.mark.rule("N-111")
def test_without_an_order_nobody_shoots() -> None:
    match = battle(ARCHER, "P1 liburnia 0805 NE")
    assert told(turn(match, "R1: 0"), Shot) == []


@pytest.mark.rule("N-112")
@pytest.mark.parametrize(
    ("chit", "box"), [("boog:HELM", {"HELM": 1}), ("LEAK", {}), ("UNITDIS", {}), ("boog:NONE", {"NONE": 1})]
)
def test_of_chits_drawn_for_arrows_only_those_with_a_bow_count(chit: str, box: dict[str, int]) -> None:
    match = battle(ARCHER, "P1 liburnia 0805 NE", "R2 liburnia 1515 NE")
    reveal(match, "R1: 0; SHOOT(S1)", "R2: 0; REPAIR(M1)")
    roll(match, f"5 {chit}")
    assert boxed(match, "P1") == box


@pytest.mark.rule("N-113")
def test_fire_arrows_are_prepared_in_a_turn_without_shooting() -> None:
    match = battle(ARCHER, "P1 liburnia 0705 NE")
    assert told(turn(match, "R1: 0; PREP(S1)"), Shot) == []
    (shot,) = told(reveal(match, "R1: 0; SHOOT(S1)") + roll(match, "1"), Shot)
    assert shot.with_fire


@pytest.mark.rule("N-113")
@pytest.mark.vector("V-8")
@pytest.mark.parametrize(
    ("ship", "action", "reach"),
    [(f"{ARCHER} prepared=S1", "SHOOT(S1)", 2), (f"{ENGINE} prepared=B1", "SHOOT(B1)", 4)],
    ids=["archers", "ballista"],
)
def test_the_range_of_fire_arrows(ship: str, action: str, reach: int) -> None:
    assert target((ship, f"P1 liburnia {5 + reach:02}05 NE"), action) == "P1"
    assert target((ship, f"P1 liburnia {6 + reach:02}05 NE"), action) is None


@pytest.mark.rule("N-114")
@pytest.mark.parametrize(("die", "counters"), [(3, 0), (4, 1), (6, 1)])
def test_a_hit_with_fire_throws_again_for_a_fire(die: int, counters: int) -> None:
    match = battle(f"{ARCHER} prepared=S1", "P1 liburnia 0705 NE")
    turn(match, "R1: 0; SHOOT(S1)", dice=f"5 NONE {die}")
    assert card(match, "P1").fire == counters


@pytest.mark.rule("N-114")
def test_a_miss_with_fire_burns_nothing() -> None:
    match = battle(f"{ARCHER} prepared=S1", "P1 liburnia 0705 NE")
    assert told(turn(match, "R1: 0; SHOOT(S1)", dice="4"), Burns) == []


@pytest.mark.rule("N-115")
def test_one_preparation_is_one_volley() -> None:
    match = battle(f"{ARCHER} prepared=S1", "P1 liburnia 0705 NE")
    turn(match, "R1: 0; SHOOT(S1)", dice="1")
    (shot,) = told(reveal(match, "R1: 0; SHOOT(S1)") + roll(match, "1"), Shot)
    assert not shot.with_fire


@pytest.mark.rule("N-115")
@pytest.mark.parametrize("order", ["SHOOT(S1)", "SHOOT(S1)@P1", "SHOOT(S1) plain"])
def test_who_finds_no_target_keeps_his_fire_arrows(order: str) -> None:
    match = battle(f"{ARCHER} prepared=S1", "P1 liburnia 1505 NE")
    turn(match, f"R1: 0; {order}")
    assert unit(match, "R1.S1").is_prepared  # type: ignore[union-attr]


@pytest.mark.rule("N-115")
def test_prepared_arrows_wait() -> None:
    match = battle(f"{ARCHER} prepared=S1")
    turn(match)
    assert unit(match, "R1.S1").is_prepared  # type: ignore[union-attr]


@pytest.mark.rule("N-115")
@pytest.mark.parametrize("action", ["GRAPPLE(S1)", "REPAIR(S1)", "UNGRAPPLE(S1)", "MOVE(S1)>bow"])
def test_any_other_action_loses_the_preparation(action: str) -> None:
    match = battle("R1 quadrireme 0505 NE crew=S1.stern prepared=S1")
    reveal(match, f"R1: 0; {action}")
    finish(match)
    assert not unit(match, "R1.S1").is_prepared  # type: ignore[union-attr]


@pytest.mark.rule("N-115")
def test_disorder_loses_the_preparation() -> None:
    match = battle(f"{ARCHER} prepared=S1", "P1 liburnia 0805 NE crew=S1")
    turn(match, "P1: 0; SHOOT(S1)", dice="5 boog:UNITDIS")
    assert not unit(match, "R1.S1").is_prepared  # type: ignore[union-attr]


@pytest.mark.rule("N-115")
def test_melee_loses_the_preparation() -> None:
    match = battle(f"{ARCHER} prepared=S1", "P1 liburnia 0505 NE", aboard="P1.S1@R1")
    turn(match, dice="3 3")
    assert not unit(match, "R1.S1").is_prepared  # type: ignore[union-attr]


@pytest.mark.rule("N-115")
def test_who_is_prepared_does_not_prepare_again() -> None:
    refuse(battle(f"{ARCHER} prepared=S1"), "R1: 0; PREP(S1)", "N-115")


@pytest.mark.rule("N-116")
def test_arrows_fly_after_the_movement() -> None:
    match = battle(ARCHER, "P1 liburnia 1105 W")
    shots = told(reveal(match, "R1: 0; SHOOT(S1)", "P1: 1 1 1") + finish(match), Shot)
    assert [shot.target for shot in shots] == ["P1"]


@pytest.mark.rule("N-117")
def test_the_first_ship_of_the_list_that_can_be_hit_is_the_target() -> None:
    ships = (ARCHER, "P1 liburnia 0705 NE", "P2 liburnia 0508 NE", "P3 liburnia 1515 NE")
    assert target(ships, "SHOOT(S1)@P3,P2,P1") == "P2"


@pytest.mark.rule("N-117")
def test_without_a_list_the_nearest_enemy_is_the_target() -> None:
    assert target((ARCHER, "P1 liburnia 0508 NE", "P2 liburnia 0705 NE"), "SHOOT(S1)") == "P2"


@pytest.mark.rule("N-117")
def test_of_two_at_the_same_range_the_first_is_the_target() -> None:
    assert target((ARCHER, "P1 liburnia 0305 NE", "P2 liburnia 0705 NE"), "SHOOT(S1)") == "P1"


@pytest.mark.rule("N-117")
def test_near_in_a_list_stands_for_the_nearest_enemy() -> None:
    ships = (ARCHER, "P1 liburnia 0508 NE", "P2 liburnia 0705 NE", "P3 liburnia 1515 NE")
    assert target(ships, "SHOOT(S1)@P3,near") == "P2"
    assert target(ships, "SHOOT(S1)@near,P1") == "P2"


@pytest.mark.rule("N-117")
def test_if_none_of_the_list_can_be_hit_the_nearest_enemy_is_the_target() -> None:
    ships = (ARCHER, "P1 liburnia 0508 NE", "P2 liburnia 1515 NE", "P3 liburnia 0705 NE")
    assert target(ships, "SHOOT(S1)@P2") == "P3"


@pytest.mark.rule("N-117")
def test_a_ship_that_a_friend_took_is_no_target() -> None:
    ships = (ARCHER, "R2 liburnia 0707 E", "P1 liburnia 0705 NE taken_by=R2", "P2 liburnia 1515 NE")
    match = battle(*ships, aboard="R2.M1@P1")
    refuse(match, "R1: 0; SHOOT(S1)@P1", "N-117")
    assert told(turn(match, "R1: 0; SHOOT(S1)"), Shot) == []


@pytest.mark.rule("N-117")
def test_a_ship_with_own_units_aboard_is_never_shot() -> None:
    match = battle(ARCHER, "R2 liburnia 0705 E", "P1 liburnia 0705 NE", aboard="R2.M1@P1")
    log = reveal(match, "R1: 0; SHOOT(S1)@P1") + finish(match)
    assert told(log, Shot) == []


@pytest.mark.rule("N-118")
@pytest.mark.vector("V-5")
def test_two_orders_give_each_of_two_units_one_even_with_nothing_to_do() -> None:
    match = battle("P1 liburnia 0505 E")
    reveal(match, "P1: 0; SHOOT; REPAIR")
    assert card(match, "P1").order == "0; SHOOT(S1); REPAIR(S2)"


@pytest.mark.rule("N-119")
def test_ships_in_one_rex_may_shoot_at_each_other() -> None:
    assert target((ARCHER, "P1 liburnia 0505 NE"), "SHOOT(S1)") == "P1"


# Plain arrows


@pytest.mark.rule("N-115", "N-110")
def test_a_prepared_unit_told_to_shoot_plain_arrows_shoots_no_fire_and_farther() -> None:
    match = battle(f"{ARCHER} prepared=S1", "P1 liburnia 0905 NE")
    (shot,) = told(turn(match, "R1: 0; SHOOT(S1)@near plain", dice="1"), Shot)
    assert (shot.target, shot.with_fire) == ("P1", False)


@pytest.mark.rule("N-115")
def test_the_preparation_is_lost_by_shooting_plain_arrows() -> None:
    match = battle(f"{ARCHER} prepared=S1", "P1 liburnia 0905 NE")
    turn(match, "R1: 0; SHOOT(S1) plain", dice="1")
    assert not unit(match, "R1.S1").is_prepared  # type: ignore[union-attr]


@pytest.mark.rule("N-115")
def test_plain_holds_for_one_turn() -> None:
    match = battle(f"{ARCHER} prepared=S1", "P1 liburnia 0705 NE", "P2 liburnia 1515 E")
    turn(match, "R1: 0; SHOOT(S1) plain", dice="1")
    turn(match, "R1: 0; PREP(S1)")
    (shot,) = told(turn(match, "R1: 0; SHOOT(S1)", dice="1"), Shot)
    assert shot.with_fire


@pytest.mark.rule("N-115", "N-158")
def test_plain_may_be_written_for_a_unit_that_is_not_prepared() -> None:
    match = battle(ARCHER, "P1 liburnia 0705 NE")
    (shot,) = told(turn(match, "R1: 0; SHOOT(S1)@P1 plain", dice="1"), Shot)
    assert not shot.with_fire

"""Bends and pivots: N-064 to N-067."""

from __future__ import annotations

import pytest
from tests.games.megadates.positions import allows, asked, battle, card, refuse, reveal, told, turn, where

from ludi.games.megadates.events import Sailed


def track(log: list[object], ship: str) -> list[str]:
    """Stern, bow and facing after each subphase."""
    moves = [event.ships for event in log if isinstance(event, Sailed)]
    return [f"{s[1]} {s[2]} {s[3]}" for ships in moves for s in ships if s[0] == ship]


@pytest.mark.rule("N-064")
@pytest.mark.vector("V-6")
def test_a_turn_comes_at_the_end_of_a_step() -> None:
    match = battle("R1 deceres 0505 E")
    log = turn(match, "R1: 1 1L 1R E")
    assert track([*log], "R1") == ["0605 0705 E", "0705 0804 NE", "0804 0904 E", "0904 1004 E"]
    assert (card(match, "R1").speed, card(match, "R1").extra) == (4, 1)


@pytest.mark.rule("N-064")
@pytest.mark.vector("V-6")
def test_the_row_of_cards_as_printed_has_three_subphases() -> None:
    match = battle("R1 deceres 0505 E")
    log = turn(match, "R1: 1 L 1 R Extra")
    assert track([*log], "R1") == ["0605 0704 NE", "0704 0804 E", "0804 0904 E"]
    assert card(match, "R1").speed == 3


@pytest.mark.rule("N-064")
@pytest.mark.vector("V-23")
def test_a_liburnia_in_a_circle() -> None:
    log = turn(battle("R1 liburnia 0606 NE"), "R1: 1R 1R 1R 1R")
    assert track([*log], "R1") == ["0605 0605 E", "0705 0705 SE", "0806 0806 SW", "0707 0707 W"]


@pytest.mark.rule("N-064")
@pytest.mark.vector("V-25")
def test_a_quadrireme_turns_at_the_end_of_its_run() -> None:
    match = battle("R1 quadrireme 0303 SE")
    turn(match, "R1: 1 1 1R")
    assert where(match, "R1") == "0506 0407 SW"


@pytest.mark.rule("N-065")
@pytest.mark.parametrize(("kind", "most"), [("deceres", 3), ("quadrireme", 3), ("liburnia", 4)])
def test_turns_under_way_by_type(kind: str, most: int) -> None:
    match = battle(f"R1 {kind} 0808 E")
    course = ("1R " * 3 + "ER")[: 3 * most] if kind == "deceres" else "1R " * most
    assert allows(match, f"R1: {course}")
    if most == 3:
        refuse(match, "R1: 1R 1R 1R ER" if kind == "deceres" else "R1: 1R 1R 1R 1R", "N-065")


@pytest.mark.rule("N-065", "N-130")
@pytest.mark.parametrize("damage", ["rowers=1", "chits=RUDDER"])
def test_disorder_and_a_damaged_rudder_cost_a_turn(damage: str) -> None:
    match = battle(f"R1 quadrireme 0808 E {damage}")
    assert allows(match, "R1: 1R 1R 1")
    refuse(match, "R1: 1R 1R 1R", "N-065")


@pytest.mark.rule("N-065")
def test_turns_are_never_fewer_than_none() -> None:
    assert card(battle("R1 quadrireme 0505 E rowers=4"), "R1").top_turns == 0


@pytest.mark.rule("N-066")
@pytest.mark.vector("V-17")
def test_a_ship_at_rest_turns_as_often_as_its_type_says_whatever_its_damage() -> None:
    match = battle("R1 deceres 0808 E rowers=3 chits=RUDDER")
    assert (card(match, "R1").top_speed, card(match, "R1").top_turns) == (0, 0)
    assert allows(match, "R1: 0R 0R 0R")
    refuse(match, "R1: 0R 0R 0R 0R", "N-066")


@pytest.mark.rule("N-066")
def test_a_liburnia_at_rest_turns_four_times() -> None:
    match = battle("R1 liburnia 0808 E")
    turn(match, "R1: 0R 0R 0R 0R")
    assert where(match, "R1") == "0808 0808 NW"


@pytest.mark.rule("N-066")
def test_a_pivot_may_wait_a_subphase() -> None:
    log = turn(battle("R1 liburnia 0808 E"), "R1: 0 0R")
    assert [move.subphase for move in told(log, Sailed)] == [2]


@pytest.mark.rule("N-066")
def test_a_ship_that_must_keep_its_way_cannot_pivot() -> None:
    refuse(battle("R1 liburnia 0808 E speed=3"), "R1: 0R", "N-054")


@pytest.mark.rule("N-066")
def test_rowers_that_pivot_do_not_reorganise() -> None:
    match = battle("R1 liburnia 0808 E rowers=1", "R2 liburnia 0202 E rowers=1")
    turn(match, "R1: 0R", "R2: 0")
    assert (card(match, "R1").rowers, card(match, "R2").rowers) == (1, 0)


@pytest.mark.rule("N-066")
def test_rowers_that_pivot_seal_no_leak() -> None:
    refuse(battle("R1 liburnia 0808 E chits=LEAK"), "R1: 0R; SEAL", "N-138")


@pytest.mark.rule("N-067")
def test_a_pivot_may_swing_the_bow_into_another_ship() -> None:
    match = battle("R1 quadrireme 0505 E", "P1 liburnia 0604 E")
    reveal(match, "R1: 0L")
    assert asked(match) == "die encounters"

"""Ships, units and what they can do: N-020 to N-031."""

from __future__ import annotations

import pytest
from tests.games.megadates.positions import (
    allows,
    asked,
    battle,
    card,
    finish,
    legal,
    refuse,
    reveal,
    roll,
    stands,
    turn,
    unit,
)

from ludi.engine.match import Match
from ludi.games.megadates.printed import CREWS, KINDS, UNIT_NAMES


def orders_of(match: Match, ship: str, name: str) -> set[str]:
    """The verbs that a unit may be ordered."""
    return {text.split()[0] for text in legal(match, ship) if text.endswith(f" {name}")}


@pytest.mark.rule("N-020")
@pytest.mark.parametrize(
    ("kind", "facts"),
    [
        ("deceres", (2, 6, 3, 4, 3, 20, 10, 2, 1)),
        ("quadrireme", (2, 4, 4, 5, 3, 16, 5, 3, 2)),
        ("liburnia", (1, 2, 4, 6, 4, 12, 2, 4, 2)),
    ],
)
def test_the_table_of_ship_types(kind: str, facts: tuple[int, ...]) -> None:
    k = next(k for k in KINDS if k.name == kind)
    found = (k.length, k.mass, k.speed, k.speed_max, k.turns, k.hull, k.deck, k.extra_cards, k.max_astern)
    assert found == facts


@pytest.mark.rule("N-021")
def test_the_rowers_of_a_ship_are_one_unit_below_deck() -> None:
    assert UNIT_NAMES == ("milites", "sagitarii", "ballista")  # on deck
    assert card(battle("R1 deceres 0505 E rowers=2"), "R1").rowers == 2


@pytest.mark.rule("N-022")
def test_only_romans_have_milites() -> None:
    assert all(crew["milites"] == 0 for crew in CREWS["pirates"].values())
    assert all(crew["milites"] > 0 for crew in CREWS["rome"].values())


@pytest.mark.rule("N-023")
@pytest.mark.parametrize("side", ["rome", "pirates"])
def test_a_crew_fills_the_deck_and_rowers_do_not_count(side: str) -> None:
    assert [sum(CREWS[side][kind.name].values()) for kind in KINDS] == [10, 5, 2]
    assert [kind.deck for kind in KINDS] == [10, 5, 2]


@pytest.mark.rule("N-024")
def test_a_unit_does_one_action_a_turn() -> None:
    refuse(battle("R1 liburnia 0505 E"), "R1: 0; SHOOT(S1); REPAIR(S1)", "N-024")


@pytest.mark.rule("N-025")
def test_rowers_that_stop_the_ship_do_not_reorganise_in_that_turn() -> None:
    match = battle("R1 liburnia 0505 E speed=2 rowers=1")
    turn(match, "R1: 0!")
    assert card(match, "R1").rowers == 1


@pytest.mark.rule("N-025")
def test_rowers_that_row_seal_no_leak() -> None:
    refuse(battle("R1 liburnia 0505 E chits=LEAK"), "R1: 1; SEAL", "N-138")


@pytest.mark.rule("N-026")
def test_milites_do_everything_but_shoot() -> None:
    match = battle("R1 quadrireme 0505 E")
    assert orders_of(match, "R1", "R1.M1") == {"grapple", "ungrapple", "repair", "move"}


@pytest.mark.rule("N-026")
def test_sagitarii_do_all_that_milites_do_and_shoot() -> None:
    match = battle("R1 quadrireme 0505 E")
    assert orders_of(match, "R1", "R1.S1") == {"shoot", "prep", "grapple", "ungrapple", "repair", "move"}


@pytest.mark.rule("N-026")
def test_milites_cannot_shoot() -> None:
    refuse(battle("R1 liburnia 0505 E"), "R1: 0; SHOOT(M1)", "N-026")


@pytest.mark.rule("N-027")
def test_ballistas_only_prepare_and_shoot() -> None:
    assert orders_of(battle("R1 quadrireme 0505 E"), "R1", "R1.B1") == {"shoot", "prep"}


@pytest.mark.rule("N-027")
def test_a_ballista_does_not_defend_its_ship() -> None:
    match = battle("R1 quadrireme 0505 E crew=B1", "P1 liburnia 0605 E", aboard="P1.S1@R1.bow")
    turn(match)  # no dice are thrown
    assert card(match, "R1").side == "pirates"


@pytest.mark.rule("N-028")
@pytest.mark.parametrize("action", ["SHOOT(S1)", "PREP(S1)", "GRAPPLE(S1)", "REPAIR(S1)", "MOVE(S1)>bow"])
def test_a_disordered_unit_takes_no_orders(action: str) -> None:
    refuse(battle("R1 quadrireme 0505 E disorder=S1"), f"R1: 0; {action}", "N-028")


@pytest.mark.rule("N-028")
def test_a_disordered_unit_defends_itself() -> None:
    match = battle("R1 liburnia 0505 E", "P1 liburnia 0505 E disorder=S1 crew=S1", aboard="R1.M1@P1")
    reveal(match)
    roll(match, "1 6")
    finish(match)
    assert stands(match, "R1.M1") == "lost"


@pytest.mark.rule("N-029")
def test_milites_begin_in_the_bow_ballistas_at_each_end_and_sagitarii_by_turns() -> None:
    match = battle("R1 deceres 0505 E")
    bow = [u.id[3:] for u in card(match, "R1").units if u.section == "bow"]
    assert bow == ["M1", "M2", "M3", "M4", "M5", "S2", "B1"]


@pytest.mark.rule("N-029")
def test_the_deck_holds_its_units_in_the_whole_ship() -> None:
    match = battle("R1 quadrireme 0505 E")
    turn(match, "R1: 0; MOVE(S1)>bow")
    assert [u.section for u in card(match, "R1").units] == ["bow"] * 5


@pytest.mark.rule("N-030")
def test_melee_costs_no_action() -> None:
    match = battle("R1 liburnia 0505 E", "P1 liburnia 0505 E crew=S1", links="R1>P1")
    reveal(match, "R1: 0; MOVE(M1)>P1")  # it moves and fights in one turn
    assert asked(match) == "die melee"


@pytest.mark.rule("N-030")
@pytest.mark.parametrize("action", ["SHOOT(S1)", "GRAPPLE(M1)", "REPAIR(M1)"])
def test_an_engaged_unit_may_only_move_away_or_fight(action: str) -> None:
    match = battle("R1 quadrireme 0505 E crew=M1,S1.bow", "P1 liburnia 0605 E", aboard="P1.S1@R1.bow")
    refuse(match, f"R1: 0; {action}", "N-030")
    assert allows(match, "R1: 0; MOVE(M1)>stern")


@pytest.mark.rule("N-030")
def test_a_unit_in_the_other_section_is_not_engaged() -> None:
    match = battle("R1 quadrireme 0505 E crew=M1,S1.stern", "P1 liburnia 0605 E", aboard="P1.S1@R1.bow")
    assert allows(match, "R1: 0; SHOOT(S1)")


@pytest.mark.rule("N-031")
@pytest.mark.parametrize(
    ("ship", "crew"),
    [
        ("R1 deceres", "M1 M2 M3 M4 M5 S1 S2 S3 B1 B2"),
        ("R1 quadrireme", "M1 M2 S1 S2 B1"),
        ("R1 liburnia", "M1 S1"),
        ("P1 deceres", "S1 S2 S3 S4 S5 S6 S7 S8 B1 B2"),
        ("P1 quadrireme", "S1 S2 S3 S4 B1"),
        ("P1 liburnia", "S1 S2"),
    ],
)
def test_the_crew_of_every_type(ship: str, crew: str) -> None:
    match = battle(f"{ship} 0505 E")
    assert [u.id[3:] for u in card(match, ship[:2]).units] == crew.split()


def test_a_unit_that_fell_is_on_no_ship() -> None:
    assert unit(battle("R1 liburnia 0505 E crew=S1"), "R1.M1") is None

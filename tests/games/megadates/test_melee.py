"""Melee, surrender and prizes: N-120 to N-128."""

from __future__ import annotations

import pytest
from tests.games.megadates.positions import (
    allows,
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

from ludi.engine.game import CHANCE
from ludi.engine.match import Match
from ludi.engine.views import Event
from ludi.games.megadates.captures import surrender
from ludi.games.megadates.codec import DIE
from ludi.games.megadates.events import Captured, Fought, Met, Shot
from ludi.games.megadates.state import TAKEN
from ludi.games.megadates.tasks import kill_unit

ONE_TO_ONE = ("R1 liburnia 0505 E", "P1 liburnia 0505 E crew=S1")


def chances(match: Match) -> tuple[int, int, int]:
    """Of 36 throws of the first pair: how many Rome wins, ties and loses."""
    counts = [0, 0, 0]
    for rome in range(6):
        for pirates in range(6):
            state = at(match).copy()
            log: list[Event] = []
            state.apply(CHANCE, DIE + rome, log)
            state.apply(CHANCE, DIE + pirates, log)
            ours, theirs = told(log, Fought)[0].totals
            counts[0 if ours > theirs else 1 if ours == theirs else 2] += 1
    return counts[0], counts[1], counts[2]


def totals(match: Match, dice: str) -> list[tuple[str, str, tuple[int, ...]]]:
    """The leading units of each pair and their totals less the dice."""
    found = []
    for fight in told(roll(match, dice), Fought):
        if fight.totals:
            modifiers = tuple(total - die for total, die in zip(fight.totals, fight.dice, strict=True))
            found.append((fight.roman[3:], fight.pirate[3:], modifiers))
    return found


@pytest.mark.rule("N-120")
def test_where_both_sides_have_units_in_a_section_they_fight() -> None:
    match = battle(*ONE_TO_ONE, aboard="R1.M1@P1")
    log = turn(match, dice="3 4")
    assert [fight.ship for fight in told(log, Fought) if fight.totals] == ["P1"]


@pytest.mark.rule("N-120")
def test_units_in_different_sections_do_not_fight() -> None:
    match = battle("R1 liburnia 0605 E", "P1 quadrireme 0505 E crew=S1.stern", aboard="R1.M1@P1.bow")
    assert told(turn(match), Fought) == []


@pytest.mark.rule("N-024", "N-030")
def test_who_is_boarded_fights_and_still_does_what_he_was_ordered_to() -> None:
    ships = ("R1 liburnia 0505 E", "P1 liburnia 0505 E crew=S1 chits=OARS")
    match = battle(*ships, links="R1>P1")
    turn(match, "R1: 0; MOVE(M1)>P1", "P1: 0; REPAIR(S1)", dice="3 4 5")
    assert card(match, "P1").chits == {}


@pytest.mark.rule("N-024", "N-030")
def test_who_falls_repairs_nothing() -> None:
    ships = ("R1 liburnia 0505 E", "P1 liburnia 0505 E crew=S1,S2 chits=OARS")
    match = battle(*ships, links="R1>P1")
    turn(match, "R1: 0; MOVE(M1)>P1", "P1: 0; REPAIR(S1)", dice="6 1")
    assert (stands(match, "P1.S1"), card(match, "P1").chits) == ("lost", {"OARS": 1})


@pytest.mark.rule("N-121")
@pytest.mark.vector("V-14")
def test_surplus_units_support_the_pairs_in_turn() -> None:
    ships = ("R1 quadrireme 0505 E", "R2 quadrireme 0505 E", "P1 quadrireme 0605 E crew=S1.stern,S3.stern")
    match = battle(*ships, aboard="R1.M1@P1.stern R1.M2@P1.stern R2.M1@P1.stern")
    reveal(match)
    assert totals(match, "1 1 1 1") == [("M1", "S1", (2, 0)), ("M2", "S3", (1, 0))]


@pytest.mark.rule("N-121")
def test_the_best_units_come_first() -> None:
    ships = ("R1 quadrireme 0505 E disorder=M1:2", "P1 quadrireme 0605 E crew=S1.stern,S3.stern")
    match = battle(*ships, aboard="R1.M1@P1.stern R1.M2@P1.stern")
    reveal(match)
    assert totals(match, "1 1 1 1") == [("M2", "S1", (1, 0)), ("M1", "S3", (-1, 0))]


@pytest.mark.rule("N-122")
@pytest.mark.vector("V-10")
@pytest.mark.parametrize(
    ("unit", "disorder", "expected"),
    [
        ("M1", "", (21, 5, 10)),
        ("S1", "", (15, 6, 15)),
        ("S1", "disorder=S1", (10, 5, 21)),
        ("S1", "disorder=S1:2", (6, 4, 26)),
    ],
)
def test_the_odds_of_a_fight(unit: str, disorder: str, expected: tuple[int, int, int]) -> None:
    match = battle(f"R1 liburnia 0505 E {disorder}", "P1 liburnia 0505 E crew=S1", aboard=f"R1.{unit}@P1")
    reveal(match)
    assert chances(match) == expected


@pytest.mark.rule("N-122")
@pytest.mark.vector("V-10")
def test_the_odds_of_milites_with_support() -> None:
    match = battle(*ONE_TO_ONE, aboard="R1.M1@P1 R1.S1@P1")
    reveal(match)
    assert chances(match) == (26, 4, 6)


@pytest.mark.rule("N-122")
@pytest.mark.vector("V-15")
def test_disordered_milites_fight_worse_than_archers() -> None:
    match = battle("R1 liburnia 0505 E disorder=M1:2", "P1 liburnia 0505 E crew=S1", aboard="R1.M1@P1")
    reveal(match)
    assert totals(match, "1 1") == [("M1", "S1", (-1, 0))]


@pytest.mark.rule("N-123")
@pytest.mark.parametrize(
    ("dice", "roman", "pirate"),
    [("1 6", "lost", "P1.stern"), ("3 4", "P1.stern", "P1.stern"), ("6 1", "P1.stern", "lost")],
)
def test_the_lower_total_loses_its_unit_and_a_tie_costs_nothing(dice: str, roman: str, pirate: str) -> None:
    match = battle(*ONE_TO_ONE, aboard="R1.M1@P1")
    reveal(match)
    roll(match, dice)
    assert (stands(match, "R1.M1"), stands(match, "P1.S1")) == (roman, pirate)


@pytest.mark.rule("N-123")
def test_the_leading_unit_of_a_pair_falls() -> None:
    match = battle(*ONE_TO_ONE, aboard="R1.M1@P1 R1.S1@P1")
    reveal(match)
    roll(match, "1 6")
    assert (stands(match, "R1.M1"), stands(match, "R1.S1")) == ("lost", "P1.stern")


@pytest.mark.rule("N-124")
def test_a_section_held_only_by_enemies_loses_its_ballistas() -> None:
    ships = ("R1 liburnia 0605 E", "P1 quadrireme 0505 E crew=S1.stern,B1")
    match = battle(*ships, aboard="R1.M1@P1.bow")
    turn(match)
    assert (stands(match, "P1.B1"), card(match, "P1").side) == ("lost", "pirates")


def taken_ballista() -> Match:
    """The bow of P1 is in Roman hands with its ballista; S1 comes from the stern to win it back."""
    match = battle("R1 liburnia 0605 E", "P1 quadrireme 0505 E crew=S1.stern,B1", aboard="R1.M1@P1.bow")
    turn(match)
    reveal(match, "P1: 0; MOVE(S1)>bow")
    return match


@pytest.mark.rule("N-124")
def test_a_section_won_back_has_its_ballistas_again() -> None:
    match = taken_ballista()
    roll(match, "1 6")
    assert stands(match, "P1.B1") == "P1.bow"
    assert allows(match, "P1: 0; SHOOT(B1)")


@pytest.mark.rule("N-124")
def test_a_section_that_is_still_fought_for_has_not() -> None:
    match = taken_ballista()
    roll(match, "3 4")
    assert stands(match, "P1.B1") == "lost"


@pytest.mark.rule("N-124", "N-127")
def test_a_ballista_won_back_is_no_prisoner_any_more() -> None:
    match = taken_ballista()
    roll(match, "1 6")
    kill_unit(at(match), at(match).setup.unit_names.index("P1.S1"))
    kill_unit(at(match), at(match).setup.unit_names.index("P1.B1"))
    at(match).links[1] = 1  # R1 holds P1 by a rope
    assert told(turn(match), Captured)[0].prisoners == 1


@pytest.mark.rule("N-023", "N-124")
def test_on_a_full_deck_there_is_no_room_for_those_who_come_free() -> None:
    ships = ("R1 quadrireme 0505 E crew=M1,M2,S1,S2", "R2 quadrireme 0505 E", "P1 liburnia 0505 E")
    match = battle(*ships, aboard="R2.S1@R1.stern P1.S1@R1.bow")
    state = at(match)
    state.place[state.setup.unit_names.index("R1.B1")] = TAKEN
    turn(match, dice="6 1")
    assert stands(match, "R1.B1") == "lost"
    state = at(match)
    kill_unit(state, state.setup.unit_names.index("R2.S1"))
    turn(match)
    assert stands(match, "R1.B1") == "R1.bow"


@pytest.mark.rule("N-125")
def test_a_ship_whose_last_defender_falls_surrenders_to_the_boarders() -> None:
    match = battle(*ONE_TO_ONE, aboard="R1.M1@P1")
    log = turn(match, dice="6 1")
    assert (card(match, "P1").side, told(log, Captured)[0].by) == ("rome", "R1")


@pytest.mark.rule("N-125")
def test_a_ship_without_defenders_surrenders_to_who_holds_it() -> None:
    match = battle("R1 liburnia 0505 E", "P1 liburnia 0505 E crew=none", links="R1>P1")
    turn(match)
    assert card(match, "P1").side == "rome"


@pytest.mark.rule("N-125")
def test_a_ship_without_defenders_and_enemies_rows_on() -> None:
    match = battle("R1 liburnia 0505 E", "P1 liburnia 0505 E crew=none")
    turn(match, "P1: 1")
    assert (card(match, "P1").side, card(match, "P1").speed) == ("pirates", 1)


@pytest.mark.rule("N-125")
def test_a_ship_that_goes_down_has_no_time_to_surrender() -> None:
    ships = (
        "R1 liburnia 0405 E",
        "R2 liburnia 0505 E",
        "P1 liburnia 0505 E hull=1 crew=none",
        "P2 liburnia 1515 E",
    )
    match = battle(*ships, links="R2>P1")
    log = reveal(match, "R1: 1; RAM") + roll(match, "1 2 1 2") + finish(match)
    assert (told(log, Captured), is_afloat(match, "P1")) == ([], False)


def prize(**facts: str) -> Match:
    """R1 took P1 in an earlier turn and has M1 on it."""
    ships = [
        "R1 liburnia 0505 E",
        "P1 quadrireme 0505 E hull=9 extra=1 chits=OARS taken_by=R1",
        "P2 liburnia 1212 E",
    ]
    return battle(*ships, aboard="R1.M1@P1.stern", **facts)  # type: ignore[arg-type]


@pytest.mark.rule("N-126")
def test_a_prize_is_ordered_by_its_captor_and_keeps_its_damage() -> None:
    match = prize()
    ship = card(match, "P1")
    assert (ship.captain, ship.side, ship.hull, ship.extra, ship.chits) == (0, "rome", 9, 1, {"OARS": 1})


@pytest.mark.rule("N-126")
def test_a_prize_is_rowed_while_a_unit_of_the_captor_is_aboard() -> None:
    match = prize()
    turn(match, "R1: 0", "P1: 1")
    assert card(match, "P1").speed == 1


@pytest.mark.rule("N-126")
def test_a_prize_without_a_unit_of_the_captor_lies_idle() -> None:
    match = battle("R1 liburnia 0505 E", "P1 liburnia 0505 E taken_by=R1", "P2 liburnia 1212 E")
    match.play(0, "done")
    refuse(match, "P1: 1", "N-126")


@pytest.mark.rule("N-126")
def test_the_ropes_between_captor_and_prize_are_dropped() -> None:
    match = battle(*ONE_TO_ONE, links="R1>P1", aboard="R1.M1@P1")
    turn(match, dice="6 1")
    assert link(match, "R1", "P1") == 0


@pytest.mark.rule("N-127")
def test_prisoners_are_the_rowers_and_the_crews_of_ballistas() -> None:
    match = battle("R1 liburnia 0605 E", "P1 quadrireme 0505 E crew=B1", aboard="R1.M1@P1.bow")
    assert told(turn(match), Captured)[0].prisoners == 2


@pytest.mark.rule("N-127")
def test_a_ballista_taken_earlier_is_a_prisoner_when_its_ship_surrenders() -> None:
    match = battle("R1 liburnia 0605 E", "P1 quadrireme 0505 E crew=S1.stern,B1", aboard="R1.M1@P1.bow")
    turn(match)
    turn(match, "P1: 0; MOVE(S1)>bow", dice="6 1")
    assert card(match, "P1").side == "rome"
    assert sum(at(match).prisoners) == 2 * 60


@pytest.mark.rule("N-127")
def test_a_ship_that_is_retaken_frees_its_people() -> None:
    match = prize()
    state = at(match)
    assert sum(state.prisoners) == 60
    surrender(state, ship_number(state, "P1"), ship_number(state, "P2"), None)
    assert (sum(state.prisoners), state.side[1]) == (0, 1)


@pytest.mark.rule("N-127")
def test_units_that_fall_in_melee_are_killed_by_the_victor() -> None:
    match = battle(*ONE_TO_ONE, aboard="R1.M1@P1")
    turn(match, dice="6 1")
    assert [int(killed) for killed in at(match).killed] == [60, 0]


@pytest.mark.rule("N-128")
def test_units_whose_ship_was_taken_fight_on_elsewhere() -> None:
    ships = ("R1 liburnia 0505 E crew=S1", "R2 liburnia 1010 E", "P1 liburnia 0505 E taken_by=R2")
    match = battle(*ships, "P2 liburnia 1212 E", aboard="R2.M1@P1")
    state = at(match)
    state.place[state.setup.unit_names.index("P1.S1")] = 0  # aboard R1
    reveal(match)
    roll(match, "1 6")
    finish(match)
    assert (stands(match, "R1.S1"), stands(match, "P1.S1")) == ("lost", "R1.stern")


@pytest.mark.rule("N-128")
def test_units_whose_ship_was_taken_take_no_orders_from_the_enemy() -> None:
    ships = ("R1 liburnia 0505 E crew=S1", "R2 quadrireme 1010 E", "P1 liburnia 1010 E taken_by=R2")
    match = battle(*ships, "P2 liburnia 1212 E", aboard="R2.S1@P1")
    state = at(match)
    state.place[state.setup.unit_names.index("P1.S1")] = 1  # aboard R2, whose captain has P1 as well
    match.play(1, "done")
    assert not [text for text in legal(match, "P1") if "P1.S1" in text]


def test_a_prize_crew_may_be_ordered() -> None:
    match = prize()
    match.play(0, "done")
    assert allows(match, "P1: 0; REPAIR(R1.M1)")


def boarding_prize(links: str = "P1>P2", aboard: str = "R1.M1@P1.stern") -> Match:
    """R1 took P1, which lies with P2 far from R1; M1 is on P1."""
    ships = (
        "R1 liburnia 1010 E",
        "P1 quadrireme 0505 E taken_by=R1",
        "P2 liburnia 0505 E",
        "P3 liburnia 1212 E",
    )
    return battle(*ships, links=links, aboard=aboard)


@pytest.mark.rule("N-126", "N-098")
def test_a_prize_crew_grapples_from_the_prize() -> None:
    match = boarding_prize(links="")
    turn(match, "R1: 0", "P1: 0; GRAPPLE(R1.M1)@P2", dice="6")
    assert link(match, "P1", "P2") == 1


@pytest.mark.rule("N-126", "N-092")
def test_a_prize_crew_boards_over_the_ropes_of_the_prize() -> None:
    match = boarding_prize()
    turn(match, "R1: 0", "P1: 0; MOVE(R1.M1)>P2", dice="6 1")
    assert stands(match, "R1.M1") == "P2.stern"


@pytest.mark.rule("N-126", "N-093")
def test_boarders_from_a_prize_come_back_over_its_ropes() -> None:
    match = boarding_prize(aboard="R1.M1@P2.stern R1.S1@P1.stern")
    turn(match, "R1: 0; MOVE(M1)>P1.stern")
    assert stands(match, "R1.M1") == "P1.stern"


@pytest.mark.rule("N-126", "N-111")
def test_a_prize_crew_shoots_from_the_prize() -> None:
    ships = ("R1 liburnia 1010 E", "P1 quadrireme 0505 NE taken_by=R1", "P2 liburnia 0805 E")
    match = battle(*ships, aboard="R1.S1@P1.stern")
    log = turn(match, "R1: 0", "P1: 0; SHOOT(R1.S1)", dice="1")
    assert [shot.target for shot in told(log, Shot)] == ["P2"]


@pytest.mark.rule("N-126", "N-071")
def test_a_prize_rams_its_old_friends() -> None:
    ships = (
        "R1 liburnia 1010 E",
        "P1 quadrireme 0505 E taken_by=R1",
        "P2 liburnia 0705 E",
        "P3 liburnia 1212 E",
    )
    match = battle(*ships, aboard="R1.M1@P1.stern")
    reveal(match, "R1: 0", "P1: 1; RAM")
    (met,) = told(roll(match, "2 1"), Met)
    assert (met.result, met.rammer) == ("ram", "P1")

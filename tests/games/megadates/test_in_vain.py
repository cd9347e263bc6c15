"""Orders that come to nothing are reported to who gave them, never lost in silence: N-097 and N-118."""

from __future__ import annotations

import pytest
from tests.games.megadates.positions import at, battle, finish, game_of, reveal, ship_number, told

from ludi.engine.match import Match
from ludi.engine.state import TABLE
from ludi.games.megadates.events import InVain

APART = ("R1 quadrireme 0505 E", "P1 liburnia 1814 W")


def in_vain(match: Match, *orders: str, die: int = 1) -> list[tuple[str, tuple[str, ...], str, str]]:
    """What came to nothing in a turn: ship, units, verb and reason."""
    log = reveal(match, *orders) + finish(match, die)
    return [(event.ship, event.units, event.verb, event.reason) for event in told(log, InVain)]


@pytest.mark.rule("N-118", "N-117")
def test_who_has_nobody_to_shoot_at_says_so() -> None:
    found = in_vain(battle(*APART), "R1: 0; SHOOT(S1,B1)")
    assert found == [("R1", ("R1.S1", "R1.B1"), "shoot", "no-target")]


@pytest.mark.rule("N-118", "N-099")
def test_who_has_nobody_to_grapple_says_so() -> None:
    assert in_vain(battle(*APART), "R1: 1; GRAPPLE(M1)") == [("R1", ("R1.M1",), "grapple", "nobody")]


@pytest.mark.rule("N-097", "N-095")
def test_who_finds_no_room_on_the_other_ship_says_so() -> None:
    match = battle("R1 quadrireme 0505 E crew=M1,M2,S2", "P1 liburnia 0605 E crew=S1", links="R1>P1")
    assert in_vain(match, "R1: 0; MOVE(M1,M2,S2)>P1", die=2) == [("R1", ("R1.S2",), "move", "full")]


@pytest.mark.rule("N-097", "N-094")
def test_who_cannot_get_away_from_enemies_to_enemies_says_so() -> None:
    ships = ("R1 quadrireme 0505 E crew=M1", "P1 liburnia 0605 E", "P2 liburnia 0505 E")
    match = battle(*ships, aboard="P1.S1@R1.bow P2.S1@R1.stern")
    assert in_vain(match, "R1: 0; MOVE(M1)>stern")[0] == ("R1", ("R1.M1",), "move", "enemies")


@pytest.mark.rule("N-115", "N-118")
def test_who_had_to_fight_instead_of_preparing_fire_says_so() -> None:
    match = battle("R1 liburnia 0505 E crew=M1", "P1 liburnia 0505 E crew=S1,S2", links="R1>P1")
    found = in_vain(match, "R1: 0; MOVE(M1)>P1", "P1: 0; PREP(S1)")
    assert found == [("P1", ("P1.S1",), "prep", "fought")]


@pytest.mark.rule("N-030")
@pytest.mark.parametrize("verb", ["repair", "ungrapple"])
def test_who_was_boarded_mends_all_the_same_and_has_nothing_to_report(verb: str) -> None:
    match = battle("R1 liburnia 0505 E crew=M1", "P1 liburnia 0505 E crew=S1,S2", links="R1>P1")
    assert in_vain(match, "R1: 0; MOVE(M1)>P1", f"P1: 0; {verb.upper()}(S1)") == []


@pytest.mark.rule("N-017", "N-118")
def test_a_ship_that_finds_no_free_rex_to_come_back_says_so() -> None:
    crowd = [f"R{n + 2} liburnia 00{row:02} E" for n, row in enumerate(range(2, 9))]
    match = battle("R1 liburnia 0005 E status=off-map off_turns=3", *crowd, "P1 liburnia 1814 W")
    assert in_vain(match, "R1: RETURN") == [("R1", (), "return", "no-rex")]


def test_orders_that_are_carried_out_are_not_reported_again() -> None:
    match = battle("R1 quadrireme 0505 NE", "P1 liburnia 0805 NE")
    assert in_vain(match, "R1: 0; SHOOT(S1); REPAIR(M1); PREP(B1); MOVE(M2)>stern") == []


@pytest.mark.rule("N-158")
def test_only_who_gave_the_order_hears_of_it() -> None:
    match = battle(*APART)
    (event,) = told(reveal(match, "R1: 0; SHOOT(S1)") + finish(match), InVain)
    captain = int(at(match).captain[ship_number(at(match), "R1")])
    assert [event.is_for(viewer) for viewer in (captain, 1 - captain, None, TABLE)] == [
        True,
        False,
        False,
        True,
    ]


@pytest.mark.parametrize("language", ["en", "nl"])
def test_every_reason_has_its_sentence(language: str) -> None:
    game = game_of(battle(*APART))
    cases = [("shoot", "no-target"), ("grapple", "nobody"), ("move", "full"), ("move", "enemies")]
    cases += [("move", "no-way"), ("repair", "fought"), ("ungrapple", "fought"), ("prep", "fought")]
    for verb, reason in [*cases, ("return", "no-rex")]:
        units = () if verb == "return" else ("R1.M1", "R1.S1")
        event = InVain(ship="R1", units=units, verb=verb, reason=reason)
        said = game.say(game.message(event), language)
        assert ("R1.M1, R1.S1" in said) is (verb != "return")
        assert "R1" in said

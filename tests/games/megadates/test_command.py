"""Commanders, flags, messengers, and who knows what: N-150 to N-160, N-166 to N-167."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.megadates.positions import (
    at,
    battle,
    card,
    finish,
    order,
    refuse,
    reveal,
    roll,
    seen,
    ship_number,
    told,
    turn,
)

from ludi.engine.game import CHANCE, TABLE
from ludi.engine.match import Match
from ludi.engine.views import Event
from ludi.engine.worlds import heard
from ludi.games.megadates.captures import surrender
from ludi.games.megadates.codec import DEADLINE
from ludi.games.megadates.command import messengers, talks_with
from ludi.games.megadates.events import Captured, ChitDrawn, Flag, Fought, Locked, Mended, Revealed, Sailed
from ludi.games.megadates.sight import sees
from ludi.games.megadates.turns import open_orders

FLEET = (
    "R1 quadrireme 0505 E role=prefect squadron=red",
    "R2 liburnia 0507 E squadron=red",
    "R3 liburnia 0509 E squadron=blue role=navarch",
    "P1 liburnia 1205 W role=prefect",
)


def flags(match: Match) -> list[str]:
    """The flag of R1 as each seat and a spectator see it."""
    viewers: list[int | None] = [*range(match.seats), None]
    return [card(match, "R1", viewer).flag for viewer in viewers]


@pytest.mark.rule("N-150")
def test_every_ship_has_a_trierarch_a_navarch_or_a_prefect() -> None:
    match = battle(*FLEET)
    assert [ship.role for ship in seen(match).ships] == ["prefect", "trierarch", "navarch", "prefect"]


@pytest.mark.rule("N-151")
@pytest.mark.parametrize("signal", ["FOLLOW", "ATTACK", "WITHDRAW", "LEFT", "RIGHT"])
def test_there_are_five_flags(signal: str) -> None:
    match = battle(*FLEET)
    reveal(match, f"R1: 0; FLAG {signal}")
    assert card(match, "R1").flag == signal.lower()


@pytest.mark.rule("N-152")
def test_a_trierarch_hoists_no_flag() -> None:
    refuse(battle(*FLEET), "R2: 0; FLAG ATTACK", "N-152")


@pytest.mark.rule("N-152")
def test_a_commander_hoists_one_flag_a_turn() -> None:
    refuse(battle(*FLEET), "R1: 0; FLAG ATTACK; FLAG LEFT", "N-152")


@pytest.mark.rule("N-152")
def test_a_flag_may_be_for_one_squadron() -> None:
    match = battle(*FLEET)
    reveal(match, "R1: 0; FLAG ATTACK blue")
    assert (card(match, "R1").flag, card(match, "R1").flag_to) == ("attack", "blue")


@pytest.mark.rule("N-152")
def test_a_flag_is_shown_with_the_reveal_and_read_in_the_next_order_phase() -> None:
    match = battle(*FLEET)
    order(match, "R1: 0; FLAG ATTACK")
    assert card(match, "R1", 1).flag == ""
    reveal(match)
    assert (seen(match).stage, card(match, "R1", 1).flag) == ("orders", "attack")


@pytest.mark.rule("N-153")
def test_the_fleet_reads_a_flag_and_enemies_see_that_it_flies() -> None:
    match = battle(*FLEET)
    reveal(match, "R1: 0; FLAG ATTACK")
    assert flags(match) == ["attack", "attack", "attack", "?", "?"]


@pytest.mark.rule("N-153")
def test_who_has_no_line_of_sight_sees_no_flag() -> None:
    match = battle(*FLEET, land="0308 0408 0508 0608 0708")
    assert not sees(at(match), 0, 2)
    log = reveal(match, "R1: 0; FLAG ATTACK")
    assert flags(match)[2] == ""
    assert [event for event in heard(log, 2) if isinstance(event, Flag)] == []


@pytest.mark.rule("N-153")
def test_no_event_tells_an_enemy_what_a_flag_means() -> None:
    match = battle(*FLEET)
    log = reveal(match, "R1: 0; FLAG WITHDRAW")
    for viewer in (3, None):
        assert "withdraw" not in str(heard(log, viewer)).lower()
    assert "withdraw" in str(heard(log, 1))


def words(*ships: str) -> list[tuple[str, str]]:
    """Which liburnia may bring a word to which commander."""
    match = battle(*ships)
    names = at(match).setup.names
    return [(names[one], names[other]) for one, other in messengers(at(match))]


@pytest.mark.rule("N-154")
@pytest.mark.parametrize(
    ("place", "passes"), [("0505", True), ("0705", True), ("0604", True), ("0805", False)]
)
def test_a_liburnia_next_to_a_commander_of_another_squadron_is_a_messenger(place: str, passes: bool) -> None:
    ships = ("R1 quadrireme 0505 E role=prefect squadron=red", f"R2 liburnia {place} E squadron=blue")
    assert words(*ships) == ([("R2", "R1")] if passes else [])


@pytest.mark.rule("N-154")
@pytest.mark.parametrize(
    "ship",
    [
        "R2 quadrireme 0705 E squadron=blue",
        "R2 liburnia 0705 E squadron=red",
        "P2 liburnia 0705 E squadron=green",
    ],
    ids=["no liburnia", "same squadron", "an enemy"],
)
def test_others_are_no_messengers(ship: str) -> None:
    assert words("R1 quadrireme 0505 E role=prefect squadron=red", ship) == []


@pytest.mark.rule("N-154")
def test_a_captain_sees_what_his_own_liburnias_may_bring() -> None:
    match = battle("R1 quadrireme 0505 E role=prefect squadron=red", "R2 liburnia 0705 E squadron=blue")
    assert (seen(match, 1).messengers, seen(match, 0).messengers) == ((("R2", "R1"),), ())


@pytest.mark.rule("N-155")
def test_the_ships_of_a_squadron_talk_with_each_other_only() -> None:
    match = battle(*FLEET)
    assert [talks_with(at(match), seat) for seat in range(4)] == [(1,), (0,), (), ()]


@pytest.mark.rule("N-155")
def test_with_flags_only_nobody_talks() -> None:
    match = battle(*FLEET, comms="flags_only")
    assert [talks_with(at(match), seat) for seat in range(4)] == [(), (), (), ()]


@pytest.mark.rule("N-156")
def test_a_commander_whose_flagship_was_lost_hoists_no_flag_any_more() -> None:
    match = battle("R1 liburnia 0505 E role=prefect", "R2 liburnia 1010 E", "P1 liburnia 0505 E")
    state = at(match)
    surrender(state, 0, 2, None)
    surrender(state, 0, 1, None)  # retaken, but its prefect is gone
    open_orders(state)
    refuse(match, "R1: 0; FLAG ATTACK", "N-152")


@pytest.mark.rule("N-156")
def test_with_the_option_a_squadron_has_a_new_flagship_after_two_turns() -> None:
    ships = ("R1 liburnia 0505 E role=navarch fire=3 hull=1", "R2 liburnia 1010 E", "R3 liburnia 1212 E")
    match = battle(*ships, new_flagship="on")
    turn(match)
    refuse(match, "R2: 0; FLAG ATTACK", "N-152")
    turn(match)
    refuse(match, "R3: 0; FLAG ATTACK", "N-152")
    order(match, "R2: 0; FLAG ATTACK")


@pytest.mark.rule("N-157")
def test_places_fire_ropes_and_prizes_are_seen_by_all() -> None:
    match = battle("R1 liburnia 0505 E fire=2", "P1 liburnia 0505 W", "R2 liburnia 1010 E", links="P1>R1:2")
    for viewer in (1, 2, None):
        ship = card(match, "R1", viewer)
        assert (ship.stern, ship.facing, ship.type, ship.squadron, ship.fire) == (
            "0505",
            "E",
            "liburnia",
            "red",
            2,
        )
        assert seen(match, viewer).links == (("P1", "R1", 2),)


@pytest.mark.rule("N-157")
def test_dice_are_open() -> None:
    match = battle("R1 liburnia 0505 NE crew=S1", "P1 liburnia 0805 NE", "R2 liburnia 1515 E")
    reveal(match, "R1: 0; SHOOT(S1)", "R2: 0; REPAIR(M1)")
    roll(match, "3")
    assert [seen(match, viewer).die for viewer in (0, 1, 2, None)] == [3, 3, 3, 3]


@pytest.mark.rule("N-158")
@pytest.mark.parametrize("viewer", [1, 2, None], ids=["mate", "enemy", "spectator"])
def test_hull_chits_crew_and_cards_are_the_captains_own(viewer: int | None) -> None:
    ship = "R1 quadrireme 0505 E hull=9 chits=LEAK rowers=1 disorder=M1 extra=1"
    match = battle(ship, "R2 liburnia 1010 E", "P1 liburnia 1212 E")
    own, other = card(match, "R1"), card(match, "R1", viewer)
    assert (own.hull, own.extra, own.rowers, own.chits, len(own.units)) == (9, 1, 1, {"LEAK": 1}, 5)
    assert (other.hull, other.extra, other.rowers, other.chits, other.units) == (-1, -1, -1, {}, ())
    assert (other.top_speed, other.top_turns, other.box, other.order) == (-1, -1, {}, "")


@pytest.mark.rule("N-158")
def test_orders_are_hidden_until_the_reveal_and_open_after_it() -> None:
    match = battle("R1 liburnia 0505 NE crew=S1", "P1 liburnia 0805 NE")
    order(match, "R1: 0; SHOOT(S1)")
    assert (card(match, "R1", 1).order, seen(match, 1).locked) == ("", (0,))
    order(match, "P1: 0")
    assert card(match, "R1", 1).order == "0; SHOOT(S1)"


@pytest.mark.rule("N-158")
def test_a_chit_is_told_to_its_captain_only() -> None:
    match = battle("R1 liburnia 0505 E speed=3", "P1 liburnia 1212 E")
    reveal(match, "R1: 0!")
    log = roll(match, "ROWDIS")
    chits = [[e.chit for e in heard(log, viewer) if isinstance(e, ChitDrawn)] for viewer in (0, 1, None)]
    assert chits == [["ROWDIS"], [""], [""]]


@pytest.mark.rule("N-158")
def test_what_was_mended_is_told_to_the_captain_only() -> None:
    match = battle("R1 liburnia 0505 E chits=OARS", "P1 liburnia 1212 E")
    log = turn(match, "R1: 0; REPAIR(M1)", dice="5")
    mended = [[e.mended for e in heard(log, viewer) if isinstance(e, Mended)] for viewer in (0, 1, None)]
    assert mended == [["oars"], ["?"], ["?"]]


@pytest.mark.rule("N-158")
def test_who_fights_and_falls_is_told_to_those_in_the_fight() -> None:
    match = battle(
        "R1 liburnia 0505 E", "P1 liburnia 0505 E crew=S1", "P2 liburnia 1212 E", aboard="R1.M1@P1"
    )
    log = turn(match, dice="6 1")
    fell = [[e.fell for e in heard(log, viewer) if isinstance(e, Fought)] for viewer in (0, 1, 2, None)]
    assert fell == [["P1.S1"], ["P1.S1"], [""], [""]]
    taken = [
        [e.prisoners for e in heard(log, viewer) if isinstance(e, Captured)] for viewer in (0, 1, 2, None)
    ]
    assert taken == [[1], [1], [-1], [-1]]


@pytest.mark.rule("N-158")
def test_one_sees_boarders_on_ones_own_deck_but_not_their_disorder() -> None:
    match = battle("R1 liburnia 0505 E disorder=M1", "P1 liburnia 0505 E", aboard="R1.M1@P1")
    boarder = next(u for u in card(match, "P1").units if u.id == "R1.M1")
    assert (boarder.disorder, boarder.kind) == (-1, "milites")


@pytest.mark.rule("N-159")
@pytest.mark.parametrize(
    ("hull", "mate", "enemy"),
    [
        (12, "ok", False),
        (8, "ok", False),
        (7, "damaged", False),
        (4, "damaged", False),
        (3, "crippled", True),
    ],
)
def test_the_squadron_sees_thirds_and_others_who_is_down_by_the_head(
    hull: int, mate: str, enemy: bool
) -> None:
    match = battle(f"R1 liburnia 0505 E hull={hull}", "R2 liburnia 1010 E", "P1 liburnia 1212 E")
    assert card(match, "R1", 1).condition == mate
    assert (card(match, "R1", 2).condition, card(match, "R1", 2).is_down) == ("", enemy)


@pytest.mark.rule("N-159")
def test_another_squadron_of_the_fleet_sees_no_more_than_an_enemy() -> None:
    match = battle("R1 liburnia 0505 E hull=7", "R2 liburnia 1010 E squadron=blue", "P1 liburnia 1212 E")
    assert card(match, "R1", 1).condition == ""


def shown(match: Match, viewer: int | None) -> list[str]:
    return [ship.id for ship in seen(match, viewer).ships]


FOG = ("R1 liburnia 0005 E", "R2 liburnia 1905 E squadron=blue", "P1 liburnia 1605 E", "P2 liburnia 0105 W")


@pytest.mark.rule("N-160")
def test_in_fog_enemies_are_seen_by_ones_own_squadron_only() -> None:
    wall = " ".join(f"04{row:02}" for row in range(16))
    match = battle(*FOG, land=wall, fog="los")
    assert shown(match, 0) == ["R1", "R2", "P2"]
    assert shown(match, 1) == ["R1", "R2", "P1"]


@pytest.mark.rule("N-160")
def test_in_fog_an_enemy_within_twelve_rexes_is_always_seen() -> None:
    wall = " ".join(f"04{row:02}" for row in range(16))
    match = battle("R1 liburnia 0005 E", "P1 liburnia 1205 E", "P2 liburnia 1305 E", land=wall, fog="los")
    assert shown(match, 0) == ["R1", "P1"]


@pytest.mark.rule("N-160")
def test_in_fog_a_line_of_sight_is_enough() -> None:
    match = battle("R1 liburnia 0005 E", "P1 liburnia 1905 E", fog="los")
    assert shown(match, 0) == ["R1", "P1"]


@pytest.mark.rule("N-160")
def test_in_fog_nothing_is_heard_of_ships_out_of_sight() -> None:
    wall = " ".join(f"04{row:02}" for row in range(16))
    match = battle("R1 liburnia 0005 E", "P1 liburnia 1605 E", land=wall, fog="los")
    log = reveal(match, "P1: 1 1")
    seen_of_p1 = [
        event for event in heard(log, 0) if isinstance(event, Sailed | Revealed) and "P1" in str(event)
    ]
    assert seen_of_p1 == []
    assert [event for event in heard(log, 1) if isinstance(event, Sailed)]


MENDING = ("R1 liburnia 0005 E", "R2 liburnia 1905 E squadron=blue", "P1 liburnia 1605 E hull=9")


def mending(**options: Any) -> tuple[Match, list[Event]]:
    """P1 repairs; R2 of the other squadron sees it, R1 does not."""
    match = battle(*MENDING, land=" ".join(f"04{row:02}" for row in range(16)), **options)
    log = reveal(match, "P1: 0; REPAIR(S1)")
    while match.to_act() == [CHANCE]:
        log += match.play(CHANCE, "die 1")
    return match, log


@pytest.mark.rule("N-160")
def test_in_fog_what_happens_to_a_ship_is_told_to_who_sees_it() -> None:
    _, log = mending(fog="los")
    counts = [len(told(heard(log, viewer), Mended)) for viewer in (0, 1, 2, None, TABLE)]
    assert counts == [0, 1, 1, 1, 1]


@pytest.mark.rule("N-160")
def test_in_fog_a_spectator_is_not_told_of_what_no_enemy_sees() -> None:
    wall = " ".join(f"04{row:02}" for row in range(16))
    match = battle("R1 liburnia 0005 E", "P1 liburnia 1705 E hull=9", land=wall, fog="los")
    log = reveal(match, "P1: 0; REPAIR(S1)")
    while match.to_act() == [CHANCE]:
        log += match.play(CHANCE, "die 1")
    assert [len(told(heard(log, viewer), Mended)) for viewer in (0, 1, None, TABLE)] == [0, 1, 0, 1]


@pytest.mark.rule("N-160")
def test_in_fog_no_die_and_no_number_of_dice_is_seen() -> None:
    match, _ = mending(fog="los")
    other = battle(*MENDING, land=" ".join(f"04{row:02}" for row in range(16)), fog="los")
    reveal(other, "P1: 0")
    assert (match.steps, match.view(0)) == (other.steps, other.view(0))
    assert len(match.moves) > len(other.moves)


@pytest.mark.rule("N-157")
def test_without_fog_all_are_told_of_every_die() -> None:
    _, log = mending()
    assert [len(told(heard(log, viewer), Mended)) for viewer in (0, 1, 2, None, TABLE)] == [1] * 5


@pytest.mark.rule("N-160")
def test_in_fog_a_spectator_sees_what_an_enemy_could_report() -> None:
    wall = " ".join(f"04{row:02}" for row in range(16))
    match = battle("R1 liburnia 0005 E", "R2 liburnia 1805 E", "P1 liburnia 1605 E", land=wall, fog="los")
    assert shown(match, None) == ["R2", "P1"]


@pytest.mark.rule("N-160")
def test_without_fog_everybody_sees_every_ship() -> None:
    wall = " ".join(f"04{row:02}" for row in range(16))
    assert shown(battle(*FOG, land=wall), 0) == ["R1", "R2", "P1", "P2"]


@pytest.mark.rule("N-167")
def test_who_is_ready_is_seen_by_all() -> None:
    match = battle("R1 liburnia 0505 E", "P1 liburnia 1212 E", "P2 liburnia 1515 E")
    log: list[Event] = []
    log += match.play(0, "1")
    assert log == []
    log += match.play(0, "done")
    assert [event.seat for event in told(log, Locked)] == [0]


@pytest.mark.rule("N-167")
def test_when_the_time_is_up_the_table_closes_the_orders() -> None:
    match = battle("R1 liburnia 0505 E", "P1 liburnia 1212 E speed=4")
    order(match, "R1: 1")
    match.follow(TABLE, DEADLINE)
    finish(match)
    assert (card(match, "R1").speed, card(match, "P1").speed) == (1, 2)


@pytest.mark.rule("N-150")
def test_a_seat_may_command_a_squadron_or_a_fleet() -> None:
    squadrons = battle(*FLEET, commands="squadrons")
    fleets = battle(*FLEET, commands="fleets")
    assert [ship.captain for ship in seen(squadrons).ships] == [0, 0, 1, 2]
    assert [ship.captain for ship in seen(fleets).ships] == [0, 0, 0, 1]


def test_a_seat_orders_its_ships_one_after_the_other() -> None:
    match = battle(*FLEET, commands="fleets")
    for ship in ("R1", "R2", "R3"):
        assert seen(match, 0).ordering == ship
        order(match, f"{ship}: 0")
    assert ship_number(at(match), "R3") == 2
    assert match.to_act() == [1]


def test_only_the_captain_is_shown_which_unit_has_the_order_that_he_adds_to() -> None:
    match = battle("R1 quadrireme 0505 E", "P1 liburnia 0905 E")
    for part, ordered in {"1": "", "shoot R1.S1": "R1.S1", "shoot R1.S2": "R1.S2", "@near": "R1.S2"}.items():
        match.play(0, part)
        assert [seen(match, viewer).ordered for viewer in (0, 1, None, TABLE)] == [ordered, "", "", ""]
    match.play(0, "done")
    assert seen(match, 0).ordered == ""

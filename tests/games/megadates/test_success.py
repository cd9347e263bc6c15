"""Success: section 15, and the ways a battle ends."""

from __future__ import annotations

import pytest
from tests.games.megadates.positions import (
    at,
    battle,
    finish,
    is_afloat,
    reveal,
    roll,
    seen,
    ship_number,
    told,
    turn,
)

from ludi.engine.game import TABLE
from ludi.engine.match import Match
from ludi.games.megadates.captures import surrender
from ludi.games.megadates.codec import END
from ludi.games.megadates.events import Ended
from ludi.games.megadates.score import fleet_points, honour, loot_won, seat_points, ship_points, winning_side
from ludi.games.megadates.state import WHOLE
from ludi.games.megadates.views import story_of

PAIR = ("R1 liburnia 0505 E", "P1 liburnia 1205 W")


def points(match: Match, name: str) -> float:
    """What the trierarch of a ship did."""
    return ship_points(at(match), ship_number(at(match), name)) / WHOLE


def deed(name: str, ship: str, amount: int, *ships: str, **facts: str) -> Match:
    """A battle in which a ship has done something, an amount of it."""
    match = battle(*(ships or PAIR), **facts)  # type: ignore[arg-type]
    state = at(match)
    number = ship_number(state, ship)
    if name == "captors":
        state.captors[1 - number] = 1 << number  # of a liburnia, which has this mass
    elif name == "prisoners":
        state.prisoners[number * state.setup.ships + 1 - number] = amount * WHOLE
    else:
        getattr(state, name)[number] = amount if name in ("secured", "loot") else amount * WHOLE
    return match


@pytest.mark.parametrize(
    ("name", "amount", "roman", "pirate", "fleet"),
    [
        ("captors", 2, 10, 10, 8),
        ("sunk", 4, 16, 8, 8),
        ("killed", 2, 6, 2, 2),
        ("prisoners", 2, 4, 8, 6),
        ("secured", 2, 0, 6, 6),
    ],
)
def test_the_points_for_each_deed(name: str, amount: int, roman: int, pirate: int, fleet: int) -> None:
    assert points(deed(name, "R1", amount), "R1") == roman
    assert points(deed(name, "P1", amount), "P1") == pirate
    assert fleet_points(at(deed(name, "P1", amount)), 1) / WHOLE == fleet


def test_a_ship_that_is_taken_counts_by_its_mass() -> None:
    match = battle(
        "R1 liburnia 0505 E", "P1 quadrireme 0505 E crew=none", "P2 liburnia 1212 E", links="R1>P1"
    )
    turn(match)
    assert points(match, "R1") == 5 * 4 + 2  # and the rowers


def test_a_ship_that_is_sunk_counts_by_its_mass_for_who_hurt_it() -> None:
    match = battle("R1 liburnia 0405 E", "P1 liburnia 0505 E hull=1", "P2 liburnia 1212 E")
    reveal(match, "R1: 1; RAM")
    roll(match, "1 2 1")
    finish(match)
    assert points(match, "R1") == 4 * 2


def test_who_caused_a_leak_has_sunk_the_ship_that_goes_down_by_it_later() -> None:
    match = battle("R1 liburnia 0405 E", "P1 liburnia 0505 E hull=3", "P2 liburnia 1212 E")
    turn(match, "R1: 1; RAM", dice="1 2 1 LEAK NONE 1 NONE")
    assert points(match, "R1") == 0
    turn(match)
    assert (is_afloat(match, "P1"), points(match, "R1")) == (False, 8)


def test_who_sinks_a_ship_together_shares_the_points() -> None:
    match = battle(
        "R1 liburnia 0405 E", "R2 liburnia 0605 W", "P1 liburnia 0505 NE hull=2", "P2 liburnia 1212 E"
    )
    reveal(match, "R1: 1; RAM", "R2: 1; RAM")
    roll(match, "1 2 1 2 1 2")
    finish(match)
    assert (points(match, "R1"), points(match, "R2")) == (4, 4)


def test_who_hurt_a_ship_in_earlier_turns_has_no_share_in_its_sinking() -> None:
    ships = ("R1 liburnia 0405 E", "R2 liburnia 0805 NE crew=S1", "P1 liburnia 0505 NE hull=1")
    match = battle(*ships, "P2 liburnia 1212 E")
    turn(match, "R2: 0; SHOOT(S1)", dice="5 NONE")
    reveal(match, "R1: 1; RAM")
    roll(match, "1 2 1")
    finish(match)
    assert (points(match, "R1"), points(match, "R2")) == (8, 0)


@pytest.mark.rule("N-127")
def test_a_unit_lost_by_a_chit_counts_for_who_hurt_the_ship() -> None:
    match = battle("R1 liburnia 0505 NE crew=S1", "P1 liburnia 0805 NE")
    turn(match, "R1: 0; SHOOT(S1)", dice="5 boog:CASUALTY")
    assert points(match, "R1") == 3


def test_deeds_of_a_prize_are_its_captors() -> None:
    ships = (
        "R1 liburnia 0405 E",
        "P1 liburnia 0405 E taken_by=R1",
        "P2 liburnia 0505 E hull=1",
        "P3 liburnia 1212 E",
    )
    match = battle(*ships, aboard="R1.M1@P1")
    before = points(match, "R1")
    reveal(match, "R1: 0", "P1: 1; RAM")
    roll(match, "1 2 1")
    finish(match)
    assert (points(match, "R1") - before, points(match, "P1")) == (8, 0)


def test_a_roman_who_loses_his_ship_in_a_fight_has_honour() -> None:
    match = battle("R1 liburnia 0505 E hull=1", "R2 liburnia 1010 E", "P1 liburnia 0405 E")
    reveal(match, "P1: 1; RAM")
    roll(match, "1 2 1")
    finish(match)
    assert honour(at(match), 0) == 5 * WHOLE


def test_honour_lasts_though_the_battle_goes_on() -> None:
    match = battle("R1 liburnia 0505 E hull=1", "R2 liburnia 1010 E", "P1 liburnia 0405 E")
    reveal(match, "P1: 1; RAM")
    roll(match, "1 2 1")
    finish(match)
    for _ in range(5):
        turn(match)
    assert honour(at(match), 0) == 5 * WHOLE


def test_a_roman_whose_ship_sinks_far_from_any_enemy_has_no_honour() -> None:
    match = battle("R1 liburnia 0505 E hull=1 chits=LEAK", "R2 liburnia 1010 E")
    turn(match)
    assert honour(at(match), 0) == 0


def test_a_roman_beyond_the_map_is_a_coward() -> None:
    match = battle("R1 liburnia 1905 E", "R2 liburnia 1010 E")
    turn(match, "R1: 1")
    assert honour(at(match), 0) == -5 * WHOLE


def test_a_pirate_knows_neither_honour_nor_shame() -> None:
    match = battle("P1 liburnia 1905 E", "P2 liburnia 1010 E")
    turn(match, "P1: 1")
    assert honour(at(match), 1) == 0


def test_loot_carried_off_the_home_edge_is_safe() -> None:
    ships = ("P1 liburnia 0005 W loot=2", "P2 liburnia 1010 E", "R1 liburnia 1212 E")
    match = battle(*ships, home_edge={"pirates": "W"})
    turn(match, "P1: 1")
    assert points(match, "P1") == 3 * 2


def test_loot_that_is_still_aboard_counts_half() -> None:
    assert points(battle("P1 liburnia 0505 W loot=2"), "P1") == 3


def test_loot_on_a_prize_is_nobodys() -> None:
    ships = ("R1 liburnia 0005 E", "P1 liburnia 0005 W loot=2 taken_by=R1", "P2 liburnia 1010 E")
    match = battle(*ships, aboard="R1.M1@P1", home_edge={"pirates": "W", "rome": "W"})
    assert points(match, "P1") == 0
    reveal(match, "R1: 0", "P1: 1")
    assert points(match, "P1") == 0


def test_a_navarch_has_his_squadrons_points_and_half_of_his_own() -> None:
    ships = (
        "R1 liburnia 0505 E role=navarch squadron=blue",
        "R2 liburnia 0909 E squadron=blue",
        "R3 liburnia 0303 E",
    )
    match = battle(*ships)
    for number in range(3):
        at(match).killed[number] = 2 * WHOLE
    assert [seat_points(at(match), seat) for seat in range(3)] == [2 + 2 + 3, 6, 6]


def test_a_prefect_has_the_points_of_the_whole_fleet() -> None:
    match = battle("R1 liburnia 0505 E role=prefect", "R2 liburnia 0909 E squadron=blue")
    at(match).killed[1] = 2 * WHOLE
    assert seat_points(at(match), 0) == 2


@pytest.mark.parametrize(
    ("rome", "pirates", "winner"), [(100, 91, -1), (100, 90, 0), (90, 100, 1), (0, 0, -1)]
)
def test_a_margin_under_a_tenth_is_a_draw(rome: int, pirates: int, winner: int) -> None:
    match = battle(*PAIR)
    at(match).killed[0], at(match).killed[1] = rome * WHOLE, pirates * WHOLE
    assert winning_side(at(match)) == winner


CONVOY = (
    "R1 liburnia 0515 E",
    "P1 liburnia 0505 W loot=2",
    "P2 liburnia 0508 W loot=2",
    "P3 liburnia 1205 W loot=1",
)


def convoy(*ships: str, turn_limit: int = 20) -> Match:
    """A convoy of three ships with five tokens in which the pirates have killed more."""
    match = battle(
        *(ships or CONVOY), victory="loot_then_points", home_edge={"pirates": "W"}, turn_limit=turn_limit
    )
    at(match).killed[1] = 10 * WHOLE
    return match


def test_who_brings_more_than_half_of_the_loot_home_wins_whatever_the_points() -> None:
    match = convoy("R1 liburnia 0515 E", "P1 liburnia 0005 W loot=3", "P2 liburnia 1205 W loot=2")
    at(match).killed[0] = 90 * WHOLE
    turn(match, "P1: 1")
    assert winning_side(at(match)) == 1


def test_who_sinks_or_holds_more_than_half_of_the_loot_wins_whatever_the_points() -> None:
    ships = (CONVOY[0], f"{CONVOY[1]} taken_by=R1", f"{CONVOY[2]} status=sunk", CONVOY[3])
    assert (loot_won(at(convoy(*ships)), 0), winning_side(at(convoy(*ships)))) == (4, 0)


def test_while_neither_has_more_than_half_of_the_loot_points_decide() -> None:
    match = convoy(CONVOY[0], f"{CONVOY[1]} taken_by=R1", *CONVOY[2:])
    assert (loot_won(at(match), 0), winning_side(at(match))) == (2, 1)


def test_loot_on_a_prize_that_is_retaken_is_the_pirates_own_again() -> None:
    match = convoy(CONVOY[0], f"{CONVOY[1]} taken_by=R1", f"{CONVOY[2]} status=sunk", CONVOY[3])
    state = at(match)
    surrender(state, ship_number(state, "P1"), ship_number(state, "P3"), None)
    assert (loot_won(state, 0), loot_won(state, 1), winning_side(state)) == (2, 0, 1)


def test_the_loot_decides_the_convoy_at_its_end() -> None:
    match = convoy(CONVOY[0], f"{CONVOY[1]} taken_by=R1", f"{CONVOY[2]} taken_by=R1", CONVOY[3], turn_limit=1)
    turn(match)
    assert match.outcome is not None
    assert match.outcome.winners == (0,)


def test_in_a_duel_to_the_last_ship_who_is_afloat_alone_wins() -> None:
    match = battle(*PAIR, victory="last_afloat_or_points", turn_limit=1)
    at(match).killed[1] = 10 * WHOLE
    at(match).hull[1] = 1
    at(match).fire[1] = 3
    turn(match)
    assert match.outcome is not None
    assert match.outcome.winners == (0,)


def test_the_battle_ends_when_a_fleet_is_gone() -> None:
    match = battle("R1 liburnia 0505 E", "P1 liburnia 1205 W fire=3 hull=1")
    turn(match)
    assert match.outcome is not None
    assert match.outcome.reason == "fleet_gone"


def test_a_fleet_beyond_the_map_is_not_gone_while_it_may_come_back() -> None:
    match = battle("R1 liburnia 1905 E", "P1 liburnia 1205 W", turn_limit=4, offmap_return=3)
    turn(match, "R1: 1")
    assert match.outcome is None


def test_a_fleet_that_cannot_come_back_in_time_is_gone() -> None:
    match = battle("R1 liburnia 1905 E", "P1 liburnia 1205 W", turn_limit=3, offmap_return=3)
    turn(match, "R1: 1")
    assert match.outcome is not None
    assert match.outcome.reason == "fleet_gone"


def test_the_battle_ends_after_its_last_turn() -> None:
    match = battle(*PAIR, turn_limit=2)
    turn(match)
    assert match.outcome is None
    (ended,) = told(turn(match), Ended)
    assert ended.reason == "turn_limit"


def test_the_captains_may_agree_to_end_it() -> None:
    match = battle(*PAIR)
    match.follow(TABLE, END)
    assert match.outcome is not None
    assert match.outcome.reason == "agreed"


def test_at_the_end_everything_is_open() -> None:
    match = battle("R1 liburnia 0505 E hull=7", "P1 liburnia 1205 W", turn_limit=1)
    turn(match)
    assert [ship.hull for ship in seen(match, None).ships] == [7, 12]
    assert story_of(at(match)) == (("R1", 0), ("P1", 0))


def test_the_sums_of_the_end_add_up_ship_by_ship() -> None:
    match = battle(
        "R1 liburnia 0405 E role=prefect", "P1 liburnia 0505 E hull=1", "P2 liburnia 1212 E role=navarch"
    )
    assert seen(match).tallies == ()
    reveal(match, "R1: 1; RAM")
    roll(match, "1 2 1")
    finish(match)
    match.follow(TABLE, END)
    view = seen(match)
    assert view.tallies
    for seat, score in enumerate(view.scores):
        mine = [tally for tally in view.tallies if tally.captain == seat]
        own, command = sum(sum(tally.own) for tally in mine), sum(tally.command for tally in mine)
        assert score == ((own // 2 + command) if command else own) // WHOLE
    for number, side in enumerate(("R", "P")):
        fleet = sum(sum(tally.fleet) for tally in view.tallies if tally.ship.startswith(side))
        assert view.fleets[number] == fleet // WHOLE

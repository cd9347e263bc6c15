"""Captains: they obey the flags of their commanders, finish their battles, and differ in skill."""

from __future__ import annotations

from itertools import product

import pytest
from tests.games.megadates.positions import at, battle, finish, game_of, order, reveal, roll, ship_number

from ludi.bots.bot import Sight, make_bot
from ludi.engine.match import Match
from ludi.engine.rng import Rng
from ludi.engine.state import CHANCE
from ludi.games.megadates.captain import LEVELS, Captain
from ludi.games.megadates.game import MegadatesGame
from ludi.games.megadates.orders import write_part
from ludi.games.megadates.rowing import courses_for
from ludi.games.megadates.rules import MegadatesState
from ludi.games.megadates.sea import FACING_NAMES, FACINGS
from ludi.games.megadates.thinking import best_course, best_orders, think
from ludi.games.megadates.worth import value_of

FLEET = (
    "R1 quadrireme 1008 E role=navarch",
    "R2 liburnia 0608 E",
    "R3 liburnia 3014 E squadron=blue role=navarch",
    "P1 quadrireme 2408 W",
)


def signalled(flag: str, *ships: str) -> Match:
    """The next turn after R1 hoisted a flag, or none."""
    match = battle(*(ships or FLEET), cols=40)
    reveal(match, f"R1: 0{f'; FLAG {flag}' if flag else ''}")
    finish(match)
    return match


def ends(match: Match, name: str, level: int = 1) -> list[tuple[int, int]]:
    """Where a ship means to be at the end of the turn, and its facing there, by several minds."""
    state = at(match)
    ship = ship_number(state, name)
    found = []
    for seed in range(12):
        seen = state.redraw(int(state.captain[ship]), Rng(seed))
        places = best_course(think(seen, ship, level, Rng(seed))).places
        found.append((int(places[-1]) // FACINGS, int(places[-1]) % FACINGS))
    return found


def gaps(match: Match, name: str, other: str, level: int = 1) -> float:
    """How far from another ship it means to be, on average."""
    state = at(match)
    there = int(state.stern[ship_number(state, other)])
    found = [int(state.setup.sea.distance(stern, there)) for stern, _ in ends(match, name, level)]
    return sum(found) / len(found)


levels = pytest.mark.parametrize("level", range(len(LEVELS)), ids=LEVELS)


@pytest.mark.rule("N-075")
@pytest.mark.parametrize("spec", ["captain:easy", "captain", "captain:hard", "greedy", "mcts"])
def test_a_captain_who_is_asked_whether_he_rams_does(spec: str) -> None:
    match = battle("R1 liburnia 0505 E", "P1 liburnia 0604 SE")
    reveal(match, "R1: 1; RAM", "P1: 1; RAM")
    roll(match, "5 2")
    bot = make_bot(spec, match.game)
    assert match.game.codec.write(bot.choose(Sight(match.game, match.state, 0), Rng(1))) == "ram"


@pytest.mark.rule("N-151")
@levels
def test_a_captain_follows_his_commander_when_told(level: int) -> None:
    ships = ("R1 quadrireme 1214 E role=navarch", "R2 liburnia 0602 E", "P1 quadrireme 2402 W")
    free, told = signalled("", *ships), signalled("FOLLOW", *ships)
    assert gaps(told, "R2", "R1", level) < gaps(free, "R2", "R1", level)


@pytest.mark.rule("N-151")
@levels
def test_a_captain_withdraws_when_told(level: int) -> None:
    assert gaps(signalled("WITHDRAW"), "R2", "P1", level) > gaps(signalled(""), "R2", "P1", level)


@pytest.mark.rule("N-151")
@pytest.mark.parametrize(("flag", "facing"), [("LEFT", "NE"), ("RIGHT", "SE")])
def test_a_captain_turns_as_his_commander_says(flag: str, facing: str) -> None:
    wanted = FACING_NAMES.index(facing)
    free = [heading for _, heading in ends(signalled(""), "R2")]
    told = [heading for _, heading in ends(signalled(flag), "R2")]
    assert told.count(wanted) > free.count(wanted)


@pytest.mark.rule("N-151")
def test_a_captain_is_keener_to_close_in_when_told_to_attack() -> None:
    def keenness(flag: str) -> int:
        """How much more the course that ends nearest to P1 is worth to R2 than to lie still."""
        match = signalled(flag)
        state, sea = at(match), at(match).setup.sea
        courses = courses_for(think(state, 1, 1, Rng(1)))
        there = int(state.stern[3])
        near = min(courses, key=lambda course: sea.distance(int(course.places[-1]) // FACINGS, there))
        still = next(course for course in courses if len(course.steps) == 0)
        worth = [int(value_of(think(state, 1, 1, Rng(1)), course)) for course in (near, still)]
        return worth[0] - worth[1]

    assert keenness("ATTACK") > keenness("")


@pytest.mark.rule("N-152", "N-153")
@pytest.mark.parametrize(
    ("flag", "ship", "obeys"),
    [
        ("WITHDRAW", "R2", True),
        ("WITHDRAW red", "R2", True),
        ("WITHDRAW blue", "R2", False),
        ("WITHDRAW", "P1", False),
    ],
)
def test_a_flag_is_for_the_squadron_it_names_and_never_for_the_enemy(
    flag: str, ship: str, obeys: bool
) -> None:
    state = at(signalled(flag))
    number = ship_number(state, ship)
    assert (think(state, number, 1, Rng(1)).flag == 2) == obeys


@pytest.mark.rule("N-153")
def test_a_flag_behind_land_is_not_obeyed() -> None:
    wall = " ".join(f"08{row:02}" for row in range(16))
    match = battle(*FLEET, cols=40, land=wall)
    reveal(match, "R1: 0; FLAG WITHDRAW")
    finish(match)
    assert think(at(match), 1, 1, Rng(1)).flag == -1


@pytest.mark.rule("N-152")
def test_a_commander_signals_to_attack_when_the_enemy_is_near_and_to_follow_before() -> None:
    for stern, flag in (("1908", "flag attack"), ("3808", "flag follow")):
        match = battle(
            "R1 quadrireme 1008 E role=prefect", "R2 liburnia 0608 E", f"P1 liburnia {stern} W", cols=40
        )
        tokens = best_orders(think(at(match), 0, 1, Rng(1)))
        assert flag in [match.game.codec.write(token) for token in tokens]


# What they order


def orders_of(match: Match, name: str, level: str = "hard", seed: int = 4) -> str:
    """What a captain orders, as it is written."""
    state = at(match).copy()
    ship = ship_number(state, name)
    seat = int(state.captain[ship])
    captain = Captain(game_of(match), level)
    rng = Rng(seed)
    while not state.locked[seat]:
        text = state.view(seat).ships[ship].order
        action = captain.choose(Sight(game_of(match), state, seat), rng)
        write_part(state, seat, action)
    return text


def how_often(match: Match, name: str, level: str, part: str) -> int:
    """How many captains of twelve order this; only the hardest forget nothing."""
    return sum(part in orders_of(match, name, level, seed) for seed in range(12))


@pytest.mark.parametrize(("level", "least"), [("easy", 1), ("medium", 5), ("hard", 10)])
def test_a_stronger_crew_boards_over_its_ropes(level: str, least: int) -> None:
    match = battle("R1 liburnia 0505 E", "P1 liburnia 0505 E crew=S1", "P2 liburnia 1212 E", links="R1>P1")
    assert how_often(match, "R1", level, "MOVE(M1)>P1.stern") >= least


@pytest.mark.parametrize(("level", "least"), [("easy", 1), ("medium", 5)])
def test_a_weaker_crew_cuts_the_ropes(level: str, least: int) -> None:
    match = battle("R1 liburnia 0505 E", "P1 liburnia 0505 E", links="R1>P1")
    assert how_often(match, "P1", level, "UNGRAPPLE(S1") >= least


def test_who_stands_at_the_far_end_of_the_ship_boards_too() -> None:
    ships = ("R1 quadrireme 0505 E crew=M1.stern,M2.stern,S1.bow", "P1 liburnia 0605 E crew=S1")
    match = battle(*ships, "P2 liburnia 1212 E", links="R1>P1")
    assert how_often(match, "R1", "hard", "MOVE(M1,M2)>P1.stern") >= 10


@levels
def test_a_captain_lets_go_of_a_friend(level: int) -> None:
    match = battle("R1 quadrireme 0505 E", "R2 quadrireme 0605 E", "P1 liburnia 1205 W", links="R2>R1")
    assert how_often(match, "R1", LEVELS[level], ")@R2") >= 1


def test_a_captain_off_the_map_comes_back() -> None:
    match = battle(
        "R1 liburnia 0005 E status=off-map off_turns=3", "R2 liburnia 0909 E", "P1 liburnia 1212 E"
    )
    assert "RETURN" in orders_of(match, "R1")


def test_loot_goes_home_over_the_home_edge() -> None:
    for edge, stern, step in (("W", "0108", "W"), ("E", "1808", "E")):
        ships = ("R1 liburnia 1002 E", f"P1 liburnia {stern} {step} loot=2 speed=2")
        match = battle(*ships, home_edge={"pirates": edge}, victory="loot_then_points")
        order(match, "R1: 0")
        order(match, f"P1: {orders_of(match, 'P1')}")
        finish(match)
        assert int(at(match).secured[1]) == 2


# Whole battles


def fight(game: MegadatesGame, seats: int, level: str, seed: int) -> MegadatesState:
    """A battle between captains to its end."""
    state = game.start(seats)
    rng = Rng(seed)
    captains = [Captain(game, level) for _ in range(seats)]
    while state.to_act():
        seat = state.to_act()[0]
        if seat == CHANCE:
            state.apply(seat, state.legal_at(seat, rng.below(state.num_legal(seat))))
        else:
            state.apply(seat, captains[seat].choose(Sight(game, state, seat), rng))
    state.check()
    return state


@pytest.mark.slow
@pytest.mark.parametrize("level", LEVELS)
def test_twenty_seven_captains_fight_coracesium_to_its_end_with_nobody_at_the_table(level: str) -> None:
    state = fight(MegadatesGame(scenario="coracesium"), 27, level, 1)
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.reason in ("turn_limit", "fleet_gone")
    assert sum(outcome.shares) == pytest.approx(1)


@pytest.mark.slow
@pytest.mark.parametrize(("scenario", "fog"), list(product(("squadron", "praeda"), ("none", "los"))))
def test_captains_finish_in_fog_and_out_of_it(scenario: str, fog: str) -> None:
    game = MegadatesGame(scenario=scenario, commands="squadrons", fog=fog)
    seats = {"squadron": 2, "praeda": 4}[scenario]
    assert fight(game, seats, "medium", 2).outcome() is not None


def test_each_level_has_its_name() -> None:
    game = MegadatesGame()
    assert [make_bot(f"captain:{level}", game).spec for level in LEVELS] == [
        f"captain:{level}" for level in LEVELS
    ]
    assert make_bot("captain", game).spec == "captain:medium"

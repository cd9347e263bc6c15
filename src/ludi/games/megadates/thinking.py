"""A trierarch thinks: what others will do, which course is best, and how it turns out."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludi.engine.arrays import append, vec
from ludi.engine.bits import BIT
from ludi.engine.rng import Rng
from ludi.games.megadates.codec import DONE, FLAG, FLAGS, RETURN, VERB
from ludi.games.megadates.courses import is_on_map
from ludi.games.megadates.crew import orders_for
from ludi.games.megadates.orders import clear_orders, default_orders, needs_orders, order_tokens, write_part
from ludi.games.megadates.rowing import straight_on
from ludi.games.megadates.rules import MegadatesState
from ludi.games.megadates.sea import FACINGS
from ludi.games.megadates.state import AFLOAT, LEAK, OARS, OFF_MAP, RAMHEAD, RUDDER, SUBPHASES, SUNK, WHOLE
from ludi.games.megadates.trierarch import (
    AWAY,
    CHIT,
    EASY,
    HARD,
    HULL,
    MEDIUM,
    NO_FLAG,
    PLACES,
    USUAL,
    WARY,
    Course,
    Trierarch,
)
from ludi.games.megadates.worth import by_value, value_of

SKILL: Final = 40  # a point of strength of a crew
TAKEN: Final = 500  # a ship captured, for each point of its mass
SANK: Final = 200
KILLED: Final = 100
LOOT: Final = 300
EYE: Final = 9  # rexes within which an old hand thinks for others
CHOICES: Final = bytes([50, 8, 0])  # by level: of a hundred courses, among how many of the best one is taken
COURSES: Final = 5  # that an old hand plays through
BOLDLY: Final = 2  # of which so many boldly and warily too
TRIALS: Final = 4  # how often at least, each with other dice; in small battles more often
SMALL: Final = 60  # that many more trials, shared among the ships


def think(state: MegadatesState, ship: i64, level: i64, rng: Rng, sees_flags: bool = True) -> Trierarch:
    """A trierarch who has looked around, and read the flags when there are any to see."""
    mind = Trierarch(state, ship, level, rng)
    _look_around(mind)
    if sees_flags:
        _read_flags(mind)
    return mind


# What others are and will do


def _look_around(mind: Trierarch) -> None:
    state = mind.state
    for ship in range(mind.setup.ships):
        if state.status[ship] != AFLOAT:
            continue
        mind.strengths[ship] = mind.strength_of(state, ship, state.side[ship])
        if state.side[ship] != mind.side:
            mind.strengths[ship] -= mind.strength_of(state, ship, mind.side)
        if ship == mind.ship:
            continue
        if state.side[ship] == mind.side:
            mind.friends.append(ship)
        else:
            mind.enemies.append(ship)
        _guess(mind, ship)


def _guess(mind: Trierarch, ship: i64) -> None:
    """Still, straight on, or what a trierarch there would do."""
    state = mind.state
    start: i64 = state.stern[ship] * FACINGS + state.facing[ship]
    if mind.level == HARD and mind.gap(ship) <= EYE:
        other = think(state, ship, MEDIUM, mind.rng, False)
        course = by_value(other)[0]
        mind.minds[ship] = orders_for(other, course)
        _note(mind, ship, course, 75)
        _note(mind, ship, straight_on(mind, ship, start), 25)
    elif mind.level == EASY or state.is_attached(ship):
        _note(mind, ship, Course(vec[i64]([]), vec[i64]([start])), 100)
    else:
        _note(mind, ship, straight_on(mind, ship, start), 100)


def _note(mind: Trierarch, ship: i64, course: Course, weight: i64) -> None:
    mind.guessed = append(mind.guessed, ship)
    mind.weights = append(mind.weights, weight)
    for k in range(PLACES):
        place: i64 = course.place(k)
        mind.sterns = append(mind.sterns, place // FACINGS)
        mind.bows = append(mind.bows, mind.bow(ship, place))


def _read_flags(mind: Trierarch) -> None:
    """The signal of a commander that this ship could read, its own squadron's before the fleet's."""
    state = mind.state
    for friend in mind.friends:
        if state.flown[friend] == 0 or not state.read[friend] & BIT[mind.ship]:
            continue
        signal: i64 = (state.flown[friend] - 1) // FLAGS
        to: i64 = (state.flown[friend] - 1) % FLAGS
        is_mate = mind.setup.squadrons[friend] == mind.setup.squadrons[mind.ship]
        if to in (0, mind.setup.squadrons[mind.ship] + 1) and (mind.flag == NO_FLAG or is_mate):
            mind.flag = signal
            mind.flagship = friend


# Orders


def best_orders(mind: Trierarch) -> list[int]:
    """The best course with orders for every unit, as tokens."""
    state = mind.state
    if state.status[mind.ship] == OFF_MAP:
        stays = state.secured[mind.ship] > 0 or mind.wants_to_flee()
        return [DONE] if stays else [RETURN, DONE]
    return orders_for(mind, best_course(mind))


def best_course(mind: Trierarch) -> Course:
    """The one that promises most; a beginner may take another good one."""
    found = by_value(mind)
    if mind.level == HARD:
        return _tried(mind, found) if _is_tense(mind, found[0]) else found[0]
    return found[mind.rng.below(len(found) * CHOICES[mind.level] // 100 + 1)]


def _is_tense(mind: Trierarch, course: Course) -> bool:
    """An enemy is near; who is about to bring loot home does not think twice."""
    place: i64 = course.place(SUBPHASES)
    if not is_on_map(mind.state, mind.ship, place // FACINGS, place % FACINGS):
        return False
    for enemy in mind.enemies:
        if enemy in mind.minds:
            return True
    return False


# Playing a turn through


def _tried(mind: Trierarch, found: list[Course]) -> Course:
    """Of the best courses to different places the one that turns out best with several dice."""
    world = mind.state.copy()
    for other in range(mind.setup.ships):
        if other in mind.minds:
            _write(mind, world, other, mind.minds[other])
        elif other != mind.ship and needs_orders(world, other):
            default_orders(world, other)
    seed: i64 = mind.rng.next32()
    best = found[0]
    best_style: i64 = USUAL
    best_worth: i64 = -AWAY * AWAY
    tried = _ends_apart(mind, found)
    for n in range(len(tried)):
        for style in range(USUAL, WARY + 1):
            if style != USUAL and n >= BOLDLY:
                continue
            mind.style = style
            worth: i64 = _trial(mind, world, tried[n], seed)
            if worth > best_worth:
                best = tried[n]
                best_style = style
                best_worth = worth
    mind.style = best_style
    return best


def _ends_apart(mind: Trierarch, found: list[Course]) -> list[Course]:
    """The best few courses that end on the map in different places."""
    ends: list[int] = []
    apart: list[Course] = []
    for course in found:
        end: i64 = course.place(SUBPHASES)
        if end not in ends and is_on_map(mind.state, mind.ship, end // FACINGS, end % FACINGS):
            ends.append(end)
            apart.append(course)
            if len(apart) == COURSES:
                break
    return apart


def _write(mind: Trierarch, world: MegadatesState, ship: i64, tokens: list[int]) -> None:
    """Write orders for any ship; flags make no difference within a turn."""
    seat: i64 = world.captain[ship]
    clear_orders(world, ship)
    world.locked[seat] = 0
    world.ordering[seat] = ship
    world.unit[seat] = 0
    for token in tokens:
        if not FLAG <= token < VERB and token != DONE and token in order_tokens(world, seat):
            write_part(world, seat, token)


def _trial(mind: Trierarch, world: MegadatesState, course: Course, seed: i64) -> i64:
    """What a course brings on average, and what its end is worth besides."""
    ordered = world.copy()
    _write(mind, ordered, mind.ship, orders_for(mind, course))
    total: i64 = 0
    trials: i64 = TRIALS + SMALL // mind.setup.ships
    for n in range(trials):
        after = ordered.copy()
        after.play_turn(Rng(seed + n))
        total += _judge(mind, after)
    return total // trials + value_of(mind, course) // 2


def _judge(mind: Trierarch, state: MegadatesState) -> i64:
    """Deeds, hulls and crews of one's own side less those of the other."""
    worth: i64 = 0
    for ship in range(mind.setup.ships):
        mass: i64 = mind.setup.masses[ship]
        deeds: i64 = SANK * state.sunk[ship] + KILLED * state.killed[ship]
        value: i64 = deeds // WHOLE + LOOT * state.secured[ship]
        worth += value if mind.setup.sides[ship] == mind.side else -value
        if state.is_prize(ship) and state.status[ship] != SUNK:
            worth += TAKEN * mass if state.side[ship] == mind.side else -TAKEN * mass
        if state.status[ship] == AFLOAT:
            value = HULL * 4 * mass * state.hull[ship] // mind.setup.hulls[ship]
            value += SKILL * mind.strength_of(state, ship, state.side[ship])
            for kind in (LEAK, OARS, RUDDER, RAMHEAD):
                value -= CHIT * state.chit(ship, kind)
            value -= CHIT * (state.rowers[ship] + state.fire[ship])
            worth += value if state.side[ship] == mind.side else -value
    return worth + _ropes(mind, state)


def _ropes(mind: Trierarch, state: MegadatesState) -> i64:
    """Who holds whom when the turn is over."""
    worth: i64 = 0
    n: i64 = mind.setup.ships
    for enemy in mind.enemies:
        if state.status[mind.ship] != AFLOAT or state.status[enemy] != AFLOAT:
            continue
        if not state.do_share(mind.ship, enemy) or state.side[mind.ship] == state.side[enemy]:
            continue
        ours: i64 = mind.strength_of(state, mind.ship, mind.side) + mind.strength_of(state, enemy, mind.side)
        theirs: i64 = mind.strength_of(state, enemy, 1 - mind.side)
        theirs += mind.strength_of(state, mind.ship, 1 - mind.side)
        odds: i64 = 100 * ours * ours // (ours * ours + theirs * theirs + 1) - 50
        if state.links[mind.ship * n + enemy] and odds > 0:
            worth += TAKEN * mind.setup.masses[enemy] * odds // 100
        if state.links[enemy * n + mind.ship] and odds < 0:
            worth += TAKEN * mind.setup.masses[mind.ship] * odds // 100
    return worth

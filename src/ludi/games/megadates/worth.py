"""What a course promises: encounters, danger, and how well it keeps with the plan of the fleet."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludi.games.megadates.codec import ATTACK, FOLLOW, TURN_LEFT, TURN_RIGHT
from ludi.games.megadates.courses import is_on_map, turn_of
from ludi.games.megadates.rowing import courses_for
from ludi.games.megadates.sea import FACINGS, left, right
from ludi.games.megadates.state import ASTERN, EXTRA
from ludi.games.megadates.trierarch import AWAY, CHIT, FAR, HULL, NEAR, PLACES, Course, Trierarch

BUMP: Final = 350  # to run into a friend
CARD: Final = 40  # an Extra card
REX: Final = 90  # a rex nearer to where one wants to be
HOME: Final = 160  # a rex nearer to the edge over which loot goes home
CONTACT: Final = 300  # to lie with an enemy at all: it decides battles
BOARD: Final = 90  # to lie with an enemy, for each point of strength that one has more
SHOTS: Final = 40  # an enemy within bowshot that does not lie straight ahead or astern
DANGER: Final = 35  # a ram to be feared, for each point of its damage
BOWSHOT: Final = 4


def by_value(mind: Trierarch) -> list[Course]:
    """All courses, the best first."""
    found = courses_for(mind)
    valued: list[tuple[int, int]] = []
    for n in range(len(found)):
        valued.append((-value_of(mind, found[n]), n))
    valued.sort()
    return [found[n] for value, n in valued]


# What a course is worth


def value_of(mind: Trierarch, course: Course) -> i64:
    """Rams and boarding in sight, less danger, and how well it keeps with the plan of the fleet."""
    last: i64 = len(course.places) - 1
    place: i64 = course.places[last]
    if not is_on_map(mind.state, mind.ship, place // FACINGS, place % FACINGS):
        return _value_of_leaving(mind, place)
    worth: i64 = mind.rng.below(50)
    trace_course(mind, course)
    for k in range(len(course.steps)):
        if EXTRA <= course.steps[k] < ASTERN:
            worth -= CARD
    for n in range(len(mind.guessed)):
        if mind.gap(mind.guessed[n]) <= NEAR:
            worth += _meeting(mind, course, n) * mind.weights[n] // 100
    return worth + _standing(mind, place)


def _standing(mind: Trierarch, place: i64) -> i64:
    """What it is worth to be there when the turn is over."""
    return _position(mind, place) - _danger(mind, place) + _command(mind, place)


def _value_of_leaving(mind: Trierarch, place: i64) -> i64:
    """Only with loot over the home edge."""
    if mind.state.loot[mind.ship] and _way_home(mind, place) < 0:
        return AWAY
    return -AWAY


def _way_home(mind: Trierarch, place: i64) -> i64:
    """Rexes to the home edge, below 0 beyond it; none where there is no such edge."""
    edge = mind.setup.home_edges[mind.side]
    stern: i64 = place // FACINGS
    bow: i64 = mind.bow(mind.ship, place)
    ends = [mind.sea.col(stern), mind.sea.col(bow), mind.sea.row(stern), mind.sea.row(bow)]
    if edge == "W":
        return min(ends[0], ends[1])
    if edge == "E":
        return mind.sea.cols - 1 - max(ends[0], ends[1])
    if edge == "N":
        return min(ends[2], ends[3])
    return mind.sea.rows - 1 - max(ends[2], ends[3]) if edge == "S" else 0


def trace_course(mind: Trierarch, course: Course) -> None:
    """Write down the rexes of a course by subphase."""
    for k in range(PLACES):
        place: i64 = course.place(k)
        mind.own_sterns[k] = place // FACINGS
        mind.own_bows[k] = mind.bow(mind.ship, place)


def _meeting(mind: Trierarch, course: Course, n: i64) -> i64:
    """What comes of the first meeting with a ship that does as guessed; nothing if they don't meet."""
    straight: i64 = 0
    base: i64 = n * PLACES
    steps: i64 = len(course.steps)
    for k in range(1, PLACES):
        is_step: bool = k <= steps
        if is_step:
            straight = 0 if turn_of(course.steps[k - 1]) else straight + 1
        if not do_they_share(mind, base, k):
            continue
        we_enter: bool = is_step and _has_bow_entered(mind, base, k)
        they_enter: bool = _has_their_bow_entered(mind, base, k)
        if we_enter or they_enter:
            return _encounter(mind, mind.guessed[n], we_enter, they_enter, straight, course)
    return 0


def do_they_share(mind: Trierarch, base: i64, k: i64) -> bool:
    """Whether both ships are in one rex after a subphase."""
    stern: i64 = mind.sterns[base + k]
    bow: i64 = mind.bows[base + k]
    return mind.own_sterns[k] in (stern, bow) or mind.own_bows[k] in (stern, bow)


def _has_bow_entered(mind: Trierarch, base: i64, k: i64) -> bool:
    """Whether one's own bow is in a rex of the other and was not there before."""
    bow: i64 = mind.own_bows[k]
    if bow not in (mind.sterns[base + k], mind.bows[base + k]):
        return False
    return bow not in (mind.own_sterns[k - 1], mind.own_bows[k - 1])


def _has_their_bow_entered(mind: Trierarch, base: i64, k: i64) -> bool:
    """Whether their bow is in a rex of this ship and was not there before."""
    bow: i64 = mind.bows[base + k]
    if bow not in (mind.own_sterns[k], mind.own_bows[k]):
        return False
    return bow not in (mind.sterns[base + k - 1], mind.bows[base + k - 1])


def _encounter(
    mind: Trierarch, other: i64, we_enter: bool, they_enter: bool, straight: i64, course: Course
) -> i64:
    """A friend is a nuisance; with an enemy there may be a ram either way, and boarders next turn."""
    if mind.state.side[other] == mind.side:
        return -BUMP
    worth: i64 = _alongside(mind, other)
    chance: i64 = 40 if we_enter and they_enter else 80
    if we_enter and course.goes_ahead() and mind.wants_to_ram(other):
        worth += chance * _ram(mind, mind.ship, other, straight) // 100
    if they_enter:
        worth -= chance * _ram(mind, other, mind.ship, 2) // 100
    return worth


def _ram(mind: Trierarch, rammer: i64, rammed: i64, straight: i64) -> i64:
    """What a ram is worth to the rammer's side (N-083, N-084)."""
    heavier: i64 = mind.setup.masses[rammer] - mind.setup.masses[rammed]
    hurt: i64 = 2 * (straight + heavier) + 7  # a die is 3.5
    pain: i64 = 7 - 2 * heavier
    if hurt < 0:
        hurt = 0
    if pain < 0:
        pain = 0
    hull: i64 = HULL * 4 * mind.setup.masses[rammed] // mind.setup.hulls[rammed]
    return (hurt * (hull + CHIT) - pain * CHIT) // 2


def _alongside(mind: Trierarch, enemy: i64) -> i64:
    """To lie in one rex is good for the stronger crew."""
    if mind.wants_to_flee():
        return BOARD * mind.advantage(enemy) - CONTACT
    return BOARD * mind.advantage(enemy) + CONTACT


def _position(mind: Trierarch, place: i64) -> i64:
    """Near an enemy that can be boarded or shot, away from one that is too strong."""
    stern: i64 = place // FACINGS
    bow: i64 = mind.bow(mind.ship, place)
    best: i64 = -FAR * REX
    worth: i64 = 0
    nearest: i64 = FAR
    last: i64 = -1
    for n in range(len(mind.guessed)):
        enemy: i64 = mind.guessed[n]
        if enemy == last or mind.state.side[enemy] == mind.side:
            continue
        last = enemy
        away: i64 = distance_between(mind, stern, bow, n)
        if away < nearest:
            nearest = away
        if 1 <= away <= BOWSHOT:
            worth += SHOTS
        wanted: i64 = 0 if mind.advantage(enemy) > 0 else 2
        off: i64 = away - wanted if away > wanted else wanted - away
        draw: i64 = -REX * off + (2 * REX if mind.state.loot[enemy] else 0)
        if draw > best:
            best = draw
    if mind.wants_to_flee():
        return (nearest if nearest < 12 else 12) * REX - worth
    return worth + (best if mind.enemies else 0)


def distance_between(mind: Trierarch, stern: i64, bow: i64, n: i64) -> i64:
    """Rexes between this ship and where another one is guessed to end."""
    sea = mind.sea
    end: i64 = n * PLACES + PLACES - 1
    away: i64 = sea.distance(stern, mind.sterns[end])
    for one, other in ((stern, mind.bows[end]), (bow, mind.sterns[end]), (bow, mind.bows[end])):
        gap: i64 = sea.distance(one, other)
        if gap < away:
            away = gap
    return away


def _danger(mind: Trierarch, place: i64) -> i64:
    """Enemies whose bow points at the ship with room for a run-up."""
    stern: i64 = place // FACINGS
    bow: i64 = mind.bow(mind.ship, place)
    danger: i64 = 0
    last: i64 = -1
    for n in range(len(mind.guessed)):
        enemy: i64 = mind.guessed[n]
        if enemy == last or mind.state.side[enemy] == mind.side:
            continue
        last = enemy
        end: i64 = n * PLACES + PLACES - 1
        rex: i64 = mind.bows[end]
        facing: i64 = mind.state.facing[enemy]
        for run in range(1, BOWSHOT + 1):
            rex = mind.sea.ahead(rex, facing)
            if rex < 0:
                break
            if rex in (stern, bow):
                danger += DANGER * (run + mind.setup.masses[enemy] - mind.setup.masses[mind.ship] + 3)
                break
    return danger


def _command(mind: Trierarch, place: i64) -> i64:
    """Keep with the squadron, carry loot home, and do as the flag says."""
    worth: i64 = 0
    state = mind.state
    if state.loot[mind.ship] and mind.setup.home_edges[mind.side]:
        worth -= HOME * _way_home(mind, place)
    leader: i64 = mind.flagship if mind.flag == FOLLOW else mind.leader()
    if leader >= 0 and leader != mind.ship:
        away: i64 = mind.sea.distance(place // FACINGS, state.stern[leader])
        weight: i64 = 60 if mind.flag == FOLLOW else 15
        if away > 4:
            worth -= weight * (away - 4)
    if mind.flag in (TURN_LEFT, TURN_RIGHT):
        facing: i64 = state.facing[mind.flagship]
        wanted: i64 = left(facing) if mind.flag == TURN_LEFT else right(facing)
        worth += 100 if place % FACINGS == wanted else 0
    if mind.flag == ATTACK:
        worth += _position(mind, place) // 3
    return worth

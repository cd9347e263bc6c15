"""Orders for the crew of a ship that takes a course."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludi.games.megadates.codec import (
    AT,
    ATTACK,
    DONE,
    FLAG,
    FLAGS,
    FOLLOW,
    KIND,
    RAM,
    SEAL,
    SHIP_CODES,
    STEP,
    TO,
    UNIT_CODES,
    VERB,
    WITHDRAW,
)
from ludi.games.megadates.orders import is_beside, may_fly, may_order
from ludi.games.megadates.printed import ARROW_RANGE, FIRE_RANGE
from ludi.games.megadates.sea import FACINGS
from ludi.games.megadates.setup import BALLISTA, MILITES
from ludi.games.megadates.state import (
    GRAPPLE,
    LEAK,
    MOVE,
    OARS,
    PREP,
    RAMHEAD,
    REPAIR,
    RUDDER,
    SHOOT,
    STUCK,
    UNGRAPPLE,
    other_section,
)
from ludi.games.megadates.trierarch import BOLD, EASY, FAR, NEAR, PLACES, USUAL, WARY, Course, Trierarch
from ludi.games.megadates.worth import distance_between, do_they_share, trace_course

FORGETS: Final = bytes([50, 20, 0])  # of a hundred units, how many are forgotten
CLOSE: Final = 12  # rexes to the nearest enemy within which a commander signals to attack


def orders_for(mind: Trierarch, course: Course) -> list[int]:
    """A course with orders for every unit, as tokens."""
    state = mind.state
    tokens: list[int] = []
    for k in range(len(course.steps)):
        tokens.append(STEP + course.steps[k] - 1)
    if course.goes_ahead() and _has_prey(mind, course):
        tokens.append(RAM)
    if len(course.steps) == 0 and state.chit(mind.ship, LEAK):
        tokens.append(SEAL)
    tokens += _unit_orders(mind, course)
    tokens += _signal(mind, course)
    tokens.append(DONE)
    return tokens


def _has_prey(mind: Trierarch, course: Course) -> bool:
    """Ram, unless the only enemies within reach are far too heavy."""
    is_near = False
    for enemy in mind.enemies:
        if mind.gap(enemy) <= NEAR:
            if mind.wants_to_ram(enemy):
                return True
            is_near = True
    return not is_near


def _signal(mind: Trierarch, course: Course) -> list[int]:
    """A commander calls his ships to him, to attack when the enemy is near, or to withdraw with him."""
    if mind.level == EASY or not may_fly(mind.state, mind.ship) or not mind.enemies:
        return []
    signal: i64 = FOLLOW
    if mind.wants_to_flee():
        signal = WITHDRAW if _is_losing(mind) else FOLLOW
    else:
        for enemy in mind.enemies:
            if mind.gap(enemy) <= CLOSE:
                signal = ATTACK
    to: i64 = 0 if mind.setup.roles[mind.ship] == 2 else mind.setup.squadrons[mind.ship] + 1
    return [FLAG + signal * FLAGS + to]


def _is_losing(mind: Trierarch) -> bool:
    return 2 * len(mind.friends) < len(mind.enemies)


def _unit_orders(mind: Trierarch, course: Course) -> list[int]:
    state = mind.state
    free: list[int] = []
    for unit in range(mind.setup.units):
        is_forgotten: bool = mind.rng.below(100) < FORGETS[mind.level]
        if state.ordering_ship_of(unit) == mind.ship and not state.disorder[unit] and not is_forgotten:
            free.append(unit)
    tokens = _clearing(mind, free)
    tokens += _boarding(mind, free)
    tokens += _cutting(mind, free)
    tokens += _parting(mind, free)
    tokens += _repairs(mind, free)
    tokens += _grapples(mind, free, course)
    tokens += _shots(mind, free, course)
    return tokens


def _token(mind: Trierarch, verb: i64, unit: i64) -> int:
    return VERB + (verb - 1) * SHIP_CODES * UNIT_CODES + mind.setup.unit_codes[unit]


def _take(mind: Trierarch, free: list[int], verb: i64, count: i64) -> list[int]:
    """So many units that can do it; they are not free any more."""
    able = [unit for unit in free if may_order(mind.state, unit, verb, mind.ship)][:count]
    for unit in able:
        free.remove(unit)
    return able


def _go(mind: Trierarch, unit: i64, to: i64) -> list[int]:
    return [_token(mind, MOVE, unit), to]


def _strength_in(mind: Trierarch, ship: i64, section: i64, side: i64) -> i64:
    """Fighters of a side in a deck section with their skill."""
    state = mind.state
    total: i64 = 0
    for unit in range(mind.setup.units):
        if state.place[unit] == ship and state.section[unit] == section and state.side_of(unit) == side:
            kind: i64 = mind.setup.unit_kinds[unit]
            if kind != BALLISTA:
                total += (3 if kind == MILITES else 2) - state.disorder[unit]
    return total


def _clearing(mind: Trierarch, free: list[int]) -> list[int]:
    """Units with no enemy about them go for the weaker ones at the other end of the ship."""
    state = mind.state
    tokens: list[int] = []
    for unit in free[:]:
        ship: i64 = state.place[unit]
        if mind.level == EASY or mind.setup.lengths[ship] == 1 or state.is_engaged(unit):
            continue
        here: i64 = state.section[unit]
        there: i64 = other_section(here)
        enemies: i64 = _strength_in(mind, ship, there, 1 - mind.side)
        ours: i64 = _strength_in(mind, ship, here, mind.side) + _strength_in(mind, ship, there, mind.side)
        if 0 < enemies < ours and may_order(state, unit, MOVE, mind.ship):
            free.remove(unit)
            tokens += _go(mind, unit, TO + there)
    return tokens


def _boarding(mind: Trierarch, free: list[int]) -> list[int]:
    """Over an old rope, together and with the odds; a beginner sends only those who stand beside it."""
    state = mind.state
    n: i64 = mind.setup.ships
    tokens: list[int] = []
    for enemy in mind.enemies:
        link: i64 = mind.ship * n + enemy
        if not (state.old_links[link] and state.links[link]) or mind.style == WARY:
            continue
        crew = [unit for unit in free if state.place[unit] == mind.ship and state.can_fight(unit)]
        room: i64 = mind.setup.decks[enemy] - state.units_aboard(enemy, mind.side)
        over = [unit for unit in crew[:-1] if _way_over(mind, unit, enemy) >= 0][:room]  # one stays
        if mind.style != BOLD and not _has_odds(mind, over, enemy):
            continue
        for unit in over:
            if may_order(state, unit, MOVE, mind.ship):
                free.remove(unit)
                tokens += _go(mind, unit, _way_over(mind, unit, enemy))
    return tokens


def _has_odds(mind: Trierarch, over: list[int], enemy: i64) -> bool:
    """Whether these are a match for the part of the enemy's crew that they will meet."""
    force: i64 = mind.strength_of(mind.state, enemy, mind.side)
    for unit in over:
        force += 3 if mind.setup.unit_kinds[unit] == MILITES else 2
    guard: i64 = mind.strength_of(mind.state, enemy, 1 - mind.side)
    if mind.setup.lengths[enemy] == 2:
        guard = guard * 6 // 10
    return len(over) > 0 and force >= guard


def _cutting(mind: Trierarch, free: list[int]) -> list[int]:
    """Held by a stronger crew, cut the ropes; of many ropes leave the cutting to those at that end."""
    state = mind.state
    n: i64 = mind.setup.ships
    tokens: list[int] = []
    for enemy in mind.enemies:
        cards: i64 = state.links[enemy * n + mind.ship]
        if cards == 0 or mind.style == BOLD or (mind.style == USUAL and mind.advantage(enemy) >= 0):
            continue
        for unit in free[:]:
            is_there = state.is_in(enemy, state.rex_of_section(mind.ship, state.section[unit]))
            if state.place[unit] != mind.ship or not state.can_fight(unit):
                continue
            if cards > 1 and not is_there and mind.level != EASY and mind.setup.lengths[mind.ship] == 2:
                if may_order(state, unit, MOVE, mind.ship):
                    free.remove(unit)
                    tokens += _go(mind, unit, TO + other_section(state.section[unit]))
            elif may_order(state, unit, UNGRAPPLE, mind.ship):
                free.remove(unit)
                tokens.append(_token(mind, UNGRAPPLE, unit))
    return tokens


def _parting(mind: Trierarch, free: list[int]) -> list[int]:
    """Ropes between friends have served when troops have passed, and would hold the ship for good."""
    tokens: list[int] = []
    for friend in mind.friends:
        if mind.state.cards(mind.ship, friend):
            for unit in _take(mind, free, UNGRAPPLE, 1):
                tokens += [_token(mind, UNGRAPPLE, unit), AT + mind.setup.ship_codes[friend]]
    return tokens


def _way_over(mind: Trierarch, unit: i64, enemy: i64) -> i64:
    """Into the enemy's section in the unit's rex, else in the other rex of the ship (N-091)."""
    state = mind.state
    base: i64 = TO + 2 + 2 * mind.setup.ship_codes[enemy]
    here: i64 = state.rex_of_section(mind.ship, state.section[unit])
    way: i64 = -1
    for section in range(mind.setup.lengths[enemy]):
        if state.rex_of_section(enemy, section) == here:
            return base + section
        if mind.level != EASY and is_beside(state, mind.ship, enemy, section):
            way = base + section
    return way


def _repairs(mind: Trierarch, free: list[int]) -> list[int]:
    """Fire first, then whatever slows the ship."""
    state = mind.state
    tokens: list[int] = []
    fire: i64 = state.fire[mind.ship]
    for unit in _take(mind, free, REPAIR, fire if fire < 3 else 3):
        tokens += [_token(mind, REPAIR, unit), KIND]
    damage: i64 = 0
    for kind in (STUCK, RUDDER, OARS, RAMHEAD):
        damage += state.chit(mind.ship, kind)
    if damage and not tokens:
        tokens += [_token(mind, REPAIR, unit) for unit in _take(mind, free, REPAIR, 1)]
    return tokens


def _grapples(mind: Trierarch, free: list[int], course: Course) -> list[int]:
    """When the course meets an enemy that can be boarded and is not held yet."""
    trace_course(mind, course)
    n: i64 = mind.setup.ships
    for k in range(len(mind.guessed)):
        enemy: i64 = mind.guessed[k]
        if mind.state.side[enemy] == mind.side or mind.style == WARY:
            continue
        if mind.style == USUAL and mind.advantage(enemy) <= 0:
            continue
        if _will_share(mind, k) and not mind.state.links[mind.ship * n + enemy]:
            units = _take(mind, free, GRAPPLE, len(free))
            at: i64 = AT + mind.setup.ship_codes[enemy]
            return [token for unit in units for token in (_token(mind, GRAPPLE, unit), at)]
    return []


def _will_share(mind: Trierarch, n: i64) -> bool:
    """Whether both ships are in one rex in any subphase of the course traced last."""
    for k in range(PLACES):
        if do_they_share(mind, n * PLACES, k):
            return True
    return False


def _shots(mind: Trierarch, free: list[int], course: Course) -> list[int]:
    """Everyone with a bow shoots when an enemy comes near; far off, fire is prepared."""
    state = mind.state
    last: i64 = len(course.places) - 1
    place: i64 = course.places[last]
    stern: i64 = place // FACINGS
    bow: i64 = mind.bow(mind.ship, place)
    near: i64 = FAR
    for n in range(len(mind.guessed)):
        if mind.state.side[mind.guessed[n]] != mind.side:
            away: i64 = distance_between(mind, stern, bow, n)
            if away < near:
                near = away
    tokens: list[int] = []
    for unit in free:
        kind: i64 = mind.setup.unit_kinds[unit]
        reach: i64 = (FIRE_RANGE[kind] if state.prepared[unit] else ARROW_RANGE[kind]) + 1
        if near <= reach and may_order(state, unit, SHOOT, mind.ship):
            tokens.append(_token(mind, SHOOT, unit))
        elif mind.level != EASY and near <= reach + 5 and may_order(state, unit, PREP, mind.ship):
            tokens.append(_token(mind, PREP, unit))
    return tokens

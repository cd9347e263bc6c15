"""Orders: what a seat may write for its ships, part by part (section 13, N-050 to N-067)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludi.games.megadates.codec import (
    AT,
    DONE,
    FLAG,
    FLAGS,
    KIND,
    KIND_NAMES,
    NEAR,
    PLAIN,
    RAM,
    RETURN,
    SEAL,
    SHIP_CODES,
    SIGNALS,
    STEP,
    TO,
    UNIT_CODES,
    VERB,
)
from ludi.games.megadates.courses import (
    course_length,
    is_course_done,
    is_still_on_map,
    least_steps,
    may_step,
    steps_so_far,
)
from ludi.games.megadates.setup import BALLISTA, MILITES
from ludi.games.megadates.state import (
    AFLOAT,
    AHEAD,
    EXTRA,
    GRAPPLE,
    IDLE,
    LEAK,
    LIE,
    MOVE,
    NO_STEP,
    OFF_MAP,
    PREP,
    RAMHEAD,
    REPAIR,
    SHOOT,
    STOP,
    SUBPHASES,
    UNGRAPPLE,
    Position,
    other_section,
)

MOST_TARGETS: Final = 6
NEAREST: Final = 61  # in place of a ship in a list of targets


# Units


def may_order(position: Position, unit: i64, verb: i64, ship: i64) -> bool:
    """Whether a unit of this ship's orders may be given this one (N-024 to N-030)."""
    if position.place[unit] < 0 or position.verb[unit] != IDLE or position.ordering_ship_of(unit) != ship:
        return False
    if position.status[position.place[unit]] != AFLOAT or position.disorder[unit]:
        return False
    kind: i64 = position.setup.unit_kinds[unit]
    if verb == MOVE:
        return kind != BALLISTA and len(ways_for(position, unit)) > 0
    if position.place[unit] != ship or position.is_engaged(unit):
        return False
    if verb in (SHOOT, PREP):
        return (
            kind != MILITES
            and not position.is_silent(unit)
            and (verb == SHOOT or not position.prepared[unit])
        )
    return kind != BALLISTA


def ways_for(position: Position, unit: i64) -> list[int]:
    """Where a unit may be sent: TO tokens (N-090 to N-092)."""
    ship: i64 = position.place[unit]
    found: list[int] = []
    if position.setup.lengths[ship] == 2:
        found.append(TO + other_section(position.section[unit]))
    for other in range(position.setup.ships):
        if other != ship and position.status[other] == AFLOAT and has_way(position, unit, other):
            for section in range(position.setup.lengths[other]):
                if is_beside(position, ship, other, section):
                    found.append(TO + 2 + 2 * code_of(position, other) + section)
    return sorted(found)


def has_way(position: Position, unit: i64, ship: i64) -> bool:
    """Over a rope that a ship of its side threw: the one it stands on, or the one it goes to (N-092)."""
    here: i64 = position.place[unit]
    side: i64 = position.side_of(unit)
    if position.side[here] == side and _has_old_rope(position, here, ship):
        return True
    return position.side[ship] == side and _has_old_rope(position, ship, here)


def _has_old_rope(position: Position, thrower: i64, held: i64) -> bool:
    """One of an earlier turn that is still there (N-092)."""
    link: i64 = thrower * position.setup.ships + held
    return position.old_links[link] > 0 and position.links[link] > 0


def is_beside(position: Position, ship: i64, other: i64, section: i64) -> bool:
    """Whether a section of the other lies in a rex of this ship, so that one can cross to it (N-091)."""
    return position.is_in(ship, position.rex_of_section(other, section))


def code_of(position: Position, ship: i64) -> i64:
    """The ship's code in the notation."""
    return position.setup.ship_codes[ship]


def ship_with(position: Position, code: i64) -> i64:
    """The ship of a code, or -1."""
    for ship in range(position.setup.ships):
        if position.setup.ship_codes[ship] == code:
            return ship
    return -1


def unit_with(position: Position, code: i64) -> i64:
    """The unit of a code, or -1."""
    for unit in range(position.setup.units):
        if position.setup.unit_codes[unit] == code:
            return unit
    return -1


def targets_of(position: Position, unit: i64) -> list[int]:
    """The preferred targets of a unit, ships or NEAREST; for a repair the kinds."""
    found: list[int] = []
    rest: i64 = position.targets[unit]
    while rest:
        found.append((rest & 63) - 1)
        rest >>= 6
    return found


def _add_target(position: Position, unit: i64, target: i64) -> None:
    shift: i64 = 6 * len(targets_of(position, unit))
    position.targets[unit] |= (target + 1) << shift


# Tokens


def order_tokens(position: Position, seat: i64) -> list[int]:
    """Every next part of the seat's orders, ascending."""
    if position.locked[seat]:
        return []
    ship: i64 = position.ordering[seat]
    unit: i64 = position.unit[seat] - 1
    if unit >= 0 and position.verb[unit] == MOVE and position.targets[unit] == 0:
        return ways_for(position, unit)
    found = _ship_tokens(position, ship)
    if unit >= 0:
        found += _target_tokens(position, unit)
    if position.status[ship] == AFLOAT:
        found += _unit_tokens(position, ship)
    if is_course_done(position, ship):
        found.append(DONE)
    found.sort()
    return found


def _ship_tokens(position: Position, ship: i64) -> list[int]:
    """Steps first; then ram, seal and the flag, before the units, among them or after them."""
    found: list[int] = []
    if position.status[ship] == OFF_MAP:
        return [] if position.returns[ship] else [RETURN]
    if not is_course_closed(position, ship):
        for step in range(AHEAD, LIE + 1):
            if may_step(position, ship, step):
                found.append(STEP + step - 1)
    if is_course_done(position, ship):
        if may_ram(position, ship):
            found.append(RAM)
        if may_seal(position, ship):
            found.append(SEAL)
        if position.flag[ship] == 0 and may_fly(position, ship):
            found += _flag_tokens(position, ship)
    return found


def is_course_closed(position: Position, ship: i64) -> bool:
    """Whether anything is ordered after the course; a whole line takes steps anywhere (section 13)."""
    return position.counter[ship] + position.ram[ship] + position.seal[ship] + position.flag[ship] > 0


def may_ram(position: Position, ship: i64) -> bool:
    """With a step ahead and a sound ram (section 13)."""
    return (
        position.ram[ship] == 0
        and steps_so_far(position, ship, AHEAD, EXTRA + 2) > 0
        and position.chit(ship, RAMHEAD) == 0
    )


def may_seal(position: Position, ship: i64) -> bool:
    """Rowers in order on a ship that lies still and leaks (N-138)."""
    return (
        position.seal[ship] == 0
        and course_length(position, ship) == 0
        and position.rowers[ship] == 0
        and position.chit(ship, LEAK) > 0
        and position.has_hands(ship)
    )


def may_fly(position: Position, ship: i64) -> bool:
    """Commanders hoist flags, as long as their ship is their own (N-152, N-156)."""
    if position.side[ship] != position.setup.sides[ship]:
        return False
    if position.setup.roles[ship] > 0:
        return position.lost[ship] == 0
    return _is_new_flagship(position, ship)


def _is_new_flagship(position: Position, ship: i64) -> bool:
    """With the option, two turns after its flagship is lost a squadron has another one (N-156)."""
    if not position.setup.new_flagship:
        return False
    first: i64 = -1
    for other in range(position.setup.ships):
        if position.setup.squadrons[other] != position.setup.squadrons[ship]:
            continue
        is_own = position.side[other] == position.setup.sides[other]
        if position.setup.roles[other] > 0 and (
            position.lost[other] == 0 or position.turn < position.lost[other] + 2
        ):
            return False
        if first < 0 and is_own and position.status[other] == AFLOAT:
            first = other
    return first == ship


def _flag_tokens(position: Position, ship: i64) -> list[int]:
    """Each signal to all, or to one squadron of the fleet."""
    squadrons = {position.setup.squadrons[other] for other in range(position.setup.ships)}
    own = [s for s in sorted(squadrons) if _side_of_squadron(position, s) == position.side[ship]]
    return [FLAG + signal * FLAGS + to for signal in range(len(SIGNALS)) for to in [0, *(s + 1 for s in own)]]


def _side_of_squadron(position: Position, squadron: i64) -> i64:
    for ship in range(position.setup.ships):
        if position.setup.squadrons[ship] == squadron:
            return position.setup.sides[ship]
    return -1


def _unit_tokens(position: Position, ship: i64) -> list[int]:
    found: list[int] = []
    if not is_course_done(position, ship):
        return found
    for unit in range(position.setup.units):
        if position.place[unit] < 0 or position.ordering_ship_of(unit) != ship:
            continue
        for verb in range(SHOOT, MOVE + 1):
            if may_order(position, unit, verb, ship):
                found.append(VERB + (verb - 1) * SHIP_CODES * UNIT_CODES + position.setup.unit_codes[unit])
    return found


def _target_tokens(position: Position, unit: i64) -> list[int]:
    """Targets that may be added to the last order of a unit."""
    verb: i64 = position.verb[unit]
    given = targets_of(position, unit)
    if position.plain[unit]:
        return []
    if len(given) == MOST_TARGETS or verb in (PREP, MOVE):
        return [PLAIN] if verb == SHOOT else []
    if verb == REPAIR:
        return [KIND + kind for kind in range(len(KIND_NAMES)) if kind not in given]
    side: i64 = position.side_of(unit)
    found: list[int] = []
    for ship in range(position.setup.ships):
        if position.status[ship] != AFLOAT or ship in given or ship == position.place[unit]:
            continue
        if verb in (GRAPPLE, UNGRAPPLE) or position.side[ship] != side:
            found.append(AT + code_of(position, ship))
    if verb == SHOOT:
        found += [PLAIN] if NEAREST in given else [NEAR, PLAIN]
    return found


# Writing an order


def write_part(position: Position, seat: i64, action: i64) -> None:
    """Add a part to the seat's orders."""
    ship: i64 = position.ordering[seat]
    if action < RAM:
        position.course[ship * SUBPHASES + course_length(position, ship)] = action - STEP + 1
    elif action == RAM:
        position.ram[ship] = 1
    elif action == SEAL:
        position.seal[ship] = 1
    elif action == RETURN:
        position.returns[ship] = 1
    elif action < VERB:
        position.flag[ship] = action - FLAG + 1
        position.unit[seat] = 0
    elif action == DONE:
        end_ship(position, seat)
    else:
        _write_unit(position, seat, ship, action)


def _write_unit(position: Position, seat: i64, ship: i64, action: i64) -> None:
    if action < AT:
        verb: i64 = (action - VERB) // (SHIP_CODES * UNIT_CODES)
        unit: i64 = unit_with(position, (action - VERB) % (SHIP_CODES * UNIT_CODES))
        position.verb[unit] = verb + 1
        position.counter[ship] += 1
        position.under[unit] = ship + 1
        position.unit[seat] = unit + 1
        return
    last: i64 = position.unit[seat] - 1
    if action >= TO:
        position.targets[last] = action - TO + 1
    elif action >= KIND:
        _add_target(position, last, action - KIND)
    elif action == NEAR:
        _add_target(position, last, NEAREST)
    elif action == PLAIN:
        position.plain[last] = 1
    else:
        _add_target(position, last, ship_with(position, action - AT))


def end_ship(position: Position, seat: i64) -> None:
    """The next ship of the seat, or its orders are locked."""
    position.unit[seat] = 0
    position.ordering[seat] = next_ship(position, seat, position.ordering[seat] + 1)
    if position.ordering[seat] < 0:
        position.locked[seat] = 1


def next_ship(position: Position, seat: i64, first: i64) -> i64:
    """The next ship of a seat that needs orders, or -1."""
    for ship in range(first, position.setup.ships):
        if position.captain[ship] == seat and needs_orders(position, ship):
            return ship
    return -1


def needs_orders(position: Position, ship: i64) -> bool:
    """Afloat, or beyond the map and free to come back (N-017)."""
    if position.status[ship] == OFF_MAP:
        return position.off_turns[ship] >= position.setup.offmap_return
    return position.status[ship] == AFLOAT


def clear_orders(position: Position, ship: i64) -> None:
    """Nothing is written for this ship."""
    for k in range(SUBPHASES):
        position.course[ship * SUBPHASES + k] = NO_STEP
    position.ram[ship] = 0
    position.seal[ship] = 0
    position.returns[ship] = 0
    position.flag[ship] = 0
    position.counter[ship] = 0
    for unit in range(position.setup.units):
        if position.under[unit] == ship + 1:
            position.verb[unit] = IDLE
            position.targets[unit] = 0
            position.plain[unit] = 0
            position.under[unit] = 0


def default_orders(position: Position, ship: i64) -> None:
    """Straight on, as slow as it may; before land an emergency stop (N-063)."""
    clear_orders(position, ship)
    if position.status[ship] != AFLOAT:
        return
    for k in range(least_steps(position, ship)):
        step: i64 = AHEAD if position.top_speed(ship) > k else EXTRA
        if not is_still_on_map(position, ship):
            return
        if not may_step(position, ship, step):
            clear_orders(position, ship)
            step = STOP
        if may_step(position, ship, step):
            position.course[ship * SUBPHASES + course_length(position, ship)] = step
        if step == STOP:
            return


def forget_orders(position: Position, seat: i64) -> None:
    """Orders that others cannot know: none yet, or when locked those of N-063."""
    for ship in range(position.setup.ships):
        if position.captain[ship] == seat:
            clear_orders(position, ship)
            if position.locked[seat] and needs_orders(position, ship):
                default_orders(position, ship)
    if not position.locked[seat]:
        position.ordering[seat] = next_ship(position, seat, 0)
        position.unit[seat] = 0

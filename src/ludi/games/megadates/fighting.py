"""Step 3, damage: shooting, melee, rams and collisions, surrender and sinking (N-110 to N-128, N-142)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from mypy_extensions import i64

from ludi.engine.views import Event
from ludi.games.megadates.events import (
    Burns,
    Fought,
    Sank,
    Shot,
    Struck,
)
from ludi.games.megadates.meetings import COLLIDED
from ludi.games.megadates.orders import NEAREST, targets_of
from ludi.games.megadates.printed import ARROW_RANGE, FIRE_RANGE
from ludi.games.megadates.sea import NOWHERE
from ludi.games.megadates.setup import BOW, MILITES, STERN
from ludi.games.megadates.sight import crowding, is_barred, is_clear
from ludi.games.megadates.state import (
    AFLOAT,
    DAMAGE,
    MELEE,
    PREP,
    SHOOT,
    SHOOTING,
    SUNK,
    WHOLE,
    Position,
    section_name,
)
from ludi.games.megadates.tasks import (
    HIT,
    TASK,
    add_task,
    begin_stage,
    hurt,
    hurters_of,
    kill_unit,
    part_ships,
    task_part,
    want_die,
)

BURN: Final = 4  # a die that sets fire (N-114)
FARTHEST: Final[int] = max(ARROW_RANGE)
TOO_FAR: Final = 1000


# Shooting


def begin_shots(position: Position, log: list[Event] | None) -> None:
    """Who has an order shoots from where the movement ended (N-110 to N-119)."""
    begin_stage(position, SHOOTING)
    crowd = crowding(position)
    for ship in range(position.setup.ships):
        if position.status[ship] != AFLOAT:
            continue
        for unit in range(position.setup.units):
            if position.place[unit] == ship and position.verb[unit] == SHOOT:
                _aim(position, ship, unit, crowd)
            elif position.place[unit] == ship and position.verb[unit] == PREP:
                position.prepared[unit] = 1
                position.gave[unit] = 1


def _aim(position: Position, ship: i64, unit: i64, crowd: bytes) -> None:
    """A volley costs the preparation; who finds no target keeps it (N-115)."""
    position.gave[unit] = 1
    with_fire: i64 = position.prepared[unit] if position.plain[unit] == 0 else 0
    kind: i64 = position.setup.unit_kinds[unit]
    reach: i64 = FIRE_RANGE[kind] if with_fire else ARROW_RANGE[kind]
    target: i64 = _shot_target(position, ship, unit, reach, crowd)
    if target != NOWHERE:
        position.prepared[unit] = 0
        add_task(position, ship, unit, target, with_fire)


def _shot_target(position: Position, ship: i64, unit: i64, reach: i64, crowd: bytes) -> i64:
    """The first of the list that can be hit; without one the nearest enemy (N-117)."""
    for wanted in [*targets_of(position, unit), NEAREST]:
        if wanted == NEAREST:
            nearest: i64 = _nearest_target(position, ship, unit, reach, crowd)
            if nearest != NOWHERE:
                return nearest
        elif _range_within(position, ship, unit, wanted, reach, crowd) <= reach:
            return wanted
    return NOWHERE


def _nearest_target(position: Position, ship: i64, unit: i64, reach: i64, crowd: bytes) -> i64:
    best: i64 = NOWHERE
    most: i64 = reach
    for target in range(position.setup.ships):
        away: i64 = _range_within(position, ship, unit, target, most, crowd)
        if away <= most:
            best = target
            most = away - 1
    return best


def shot_range(position: Position, ship: i64, unit: i64, target: i64) -> i64:
    """Rexes to the nearest rex of a target that can be hit; TOO_FAR if none can (N-012 to N-015)."""
    return _range_within(position, ship, unit, target, FARTHEST, crowding(position))


def _range_within(position: Position, ship: i64, unit: i64, target: i64, most: i64, crowd: bytes) -> i64:
    """The same, if it is no more than so many rexes; what costs most is looked at last."""
    far: i64 = TOO_FAR
    if position.status[target] != AFLOAT or position.side[target] == position.side[ship]:
        return far
    sea = position.setup.sea
    here: i64 = position.rex_of_section(ship, position.section[unit])
    for rex in position.rexes(target):
        away: i64 = sea.distance(here, rex)
        if away >= far or away > most or is_barred(position, ship, rex):
            continue
        if is_clear(position, ship, target, here, rex, crowd):
            far = away
    if far != TOO_FAR and position.units_aboard(target, position.side[ship]) > 0:
        return TOO_FAR
    return far


def shot_needs_chance(position: Position) -> bool:
    """A die; after a hit a chit, and for fire arrows another die."""
    if position.step == 0 or (position.step == 2 and task_part(position, 3)):
        return want_die(position)
    return False


def shot_die(position: Position, die: i64, log: list[Event] | None) -> None:
    """5 or 6 hits; fire burns from 4 on (N-111, N-112, N-114)."""
    names = position.setup.names
    ship: i64 = task_part(position, 0)
    target: i64 = task_part(position, 2)
    if position.step == 0:
        position.step = 2 if die >= HIT else 3
        if die >= HIT:
            position.left = 1
            hurt(position, ship, target)
        if log is not None:
            log.append(
                Shot(
                    ship=names[ship],
                    unit=position.setup.unit_names[task_part(position, 1)],
                    target=names[target],
                    with_fire=task_part(position, 3) == 1,
                    die=die,
                    hits=die >= HIT,
                )
            )
        return
    position.step = 3
    if die >= BURN:
        position.fire[target] += 1
    if log is not None:
        log.append(Burns(ship=names[target], die=die, counters=position.fire[target]))


# Melee


def begin_melee(position: Position, log: list[Event] | None) -> None:
    """Where both sides have fighters in a section they are paired (N-120, N-121)."""
    begin_stage(position, MELEE)
    for ship in range(position.setup.ships):
        if position.status[ship] == AFLOAT:
            for section in (BOW, STERN):
                _pair_up(position, ship, section)


def _pair_up(position: Position, ship: i64, section: i64) -> None:
    romans = _fighters(position, ship, section, 0)
    pirates = _fighters(position, ship, section, 1)
    pairs = min(len(romans), len(pirates))
    for k in range(pairs):
        more_romans = len(romans[k::pairs]) - 1
        more_pirates = len(pirates[k::pairs]) - 1
        add_task(position, ship, section, romans[k], pirates[k], more_romans, more_pirates)
    if pairs:
        for unit in romans + pirates:
            position.gave[unit] = 1
            position.prepared[unit] = 0


def _fighters(position: Position, ship: i64, section: i64, side: i64) -> list[int]:
    """Best first: by modifier, then by id (N-121)."""
    found: list[tuple[int, int]] = []
    for unit in range(position.setup.units):
        if (
            position.place[unit] == ship
            and position.section[unit] == section
            and position.side_of(unit) == side
            and position.can_fight(unit)
        ):
            found.append((-_modifier(position, unit), unit))
    found.sort()
    return [unit for modifier, unit in found]


def _modifier(position: Position, unit: i64) -> i64:
    """+1 for milites, -1 for each disorder counter (N-122)."""
    skill: i64 = 1 if position.setup.unit_kinds[unit] == MILITES else 0
    return skill - position.disorder[unit]


def melee_die(position: Position, die: i64, log: list[Event] | None) -> None:
    """Rome's die, then the pirates'; the lower total loses its leading unit (N-122, N-123)."""
    position.step += 1
    if position.step == 1:
        position.die = die
        return
    roman: i64 = task_part(position, 2)
    pirate: i64 = task_part(position, 3)
    ours: i64 = position.die + _modifier(position, roman) + task_part(position, 4)
    theirs: i64 = die + _modifier(position, pirate) + task_part(position, 5)
    fell: i64 = NOWHERE
    if ours != theirs:
        fell = roman if ours < theirs else pirate
        victor: i64 = pirate if ours < theirs else roman
        position.killed[position.setup.home[victor]] += WHOLE
    if log is not None:
        _tell_fight(position, roman, pirate, die, ours, theirs, fell, log)
    if fell != NOWHERE:
        kill_unit(position, fell)


# Rams and collisions


def begin_damage(position: Position, log: list[Event] | None) -> None:
    """In the order they happened (N-083 to N-088)."""
    begin_stage(position, DAMAGE)
    meetings = position.meetings
    for k in range(len(meetings) // 4):
        add_task(position, meetings[4 * k], meetings[4 * k + 1], meetings[4 * k + 2], meetings[4 * k + 3])
    if log is not None:
        _tell_collisions(position, log)


def collide(position: Position) -> None:
    """Both lose the highest speed and mass, in hull and in chits; no die is thrown (N-086)."""
    ship: i64 = task_part(position, 1) if position.step == 0 else task_part(position, 2)
    points: i64 = _collision_points(
        position, task_part(position, 1), task_part(position, 2), task_part(position, 3)
    )
    position.step += 1
    position.left = points
    position.hull[ship] -= points


def _collision_points(position: Position, one: i64, other: i64, speed: i64) -> i64:
    mass: i64 = position.setup.masses[one]
    if position.setup.masses[other] > mass:
        mass = position.setup.masses[other]
    return speed + mass


def damage_die(position: Position, die: i64, log: list[Event] | None) -> None:
    """A die for the damage of a ram: first of the rammed ship, then of the rammer (N-083, N-084)."""
    rammer: i64 = task_part(position, 1)
    rammed: i64 = task_part(position, 2)
    heavier: i64 = position.setup.masses[rammer] - position.setup.masses[rammed]
    position.step += 1
    points: i64 = task_part(position, 3) + heavier + die if position.step == 1 else die - heavier
    if points < 0:
        points = 0
    ship: i64 = rammed
    if position.step == 1:
        position.hull[rammed] -= points
    else:
        ship = rammer
    position.left = points
    if log is not None:
        names = position.setup.names
        log.append(
            Struck(
                ship=names[ship],
                other=names[rammer if ship == rammed else rammed],
                cause="ram" if ship == rammed else "rammer",
                die=die,
                chits=points,
                hull=points if ship == rammed else 0,
            )
        )


# Sinking


def sink_ships(position: Position, stage: i64, log: list[Event] | None) -> None:
    """Ships without hull points go down, wherever they are; who hangs on one draws (N-142 to N-144)."""
    begin_stage(position, stage)
    n: i64 = position.setup.ships
    sinking = [ship for ship in range(n) if position.status[ship] != SUNK and position.hull[ship] <= 0]
    for ship in sinking:
        for other in range(n):
            if (
                other not in sinking
                and position.status[other] == AFLOAT
                and position.are_attached(ship, other)
            ):
                add_task(position, ship, other)
    for ship in sinking:
        _go_down(position, ship, log)


def _go_down(position: Position, ship: i64, log: list[Event] | None) -> None:
    n: i64 = position.setup.ships
    position.status[ship] = SUNK
    position.lost[ship] = position.turn
    _credit_sinking(position, ship)
    for unit in range(position.setup.units):
        if position.place[unit] == ship:
            kill_unit(position, unit)
    for other in range(n):
        part_ships(position, ship, other)
    if log is not None:
        log.append(Sank(ship=position.setup.names[ship]))


def _credit_sinking(position: Position, ship: i64) -> None:
    hurters = hurters_of(position, ship)
    for by in hurters:
        position.sunk[by] += position.setup.masses[ship] * WHOLE // len(hurters)


def sinking_die(position: Position, die: i64, log: list[Event] | None) -> None:
    """A ship that hung on a sinking one draws as many chits (N-143)."""
    position.step = 1
    ship: i64 = task_part(position, 1)
    position.left = die
    if log is not None:
        names = position.setup.names
        log.append(
            Struck(
                ship=names[ship],
                other=names[task_part(position, 0)],
                cause="sinking",
                die=die,
                chits=die,
                hull=0,
            )
        )


# What is told


def _tell_collisions(position: Position, log: list[Event]) -> None:
    names = position.setup.names
    for k in range(len(position.tasks) // TASK):
        if position.tasks[k * TASK] == COLLIDED:
            one, other = position.tasks[k * TASK + 1], position.tasks[k * TASK + 2]
            points = _collision_points(position, one, other, position.tasks[k * TASK + 3])
            for ship, partner in ((one, other), (other, one)):
                told = Struck(
                    ship=names[ship],
                    other=names[partner],
                    cause="collision",
                    die=0,
                    chits=points,
                    hull=points,
                )
                log.append(told)


def _tell_fight(
    position: Position, roman: i64, pirate: i64, die: i64, ours: i64, theirs: i64, fell: i64, log: list[Event]
) -> None:
    """The dice are open; who fought and fell is for the captains of the units and of the ship (N-158)."""
    names = position.setup.unit_names
    ship: i64 = task_part(position, 0)
    where = section_name(task_part(position, 1))
    dice = (int(position.die), int(die))
    seats = tuple(
        sorted(
            {
                int(position.captain[ship]),
                int(position.commander_of(roman)),
                int(position.commander_of(pirate)),
            }
        )
    )
    told = Fought(
        ship=position.setup.names[ship],
        section=where,
        roman=names[roman],
        pirate=names[pirate],
        helpers=(int(task_part(position, 4)), int(task_part(position, 5))),
        dice=dice,
        totals=(int(ours), int(theirs)),
        fell=names[fell] if fell != NOWHERE else "",
        only=seats,
    )
    log.append(told)
    log.append(replace(told, roman="", pirate="", helpers=(), totals=(), fell="", only=None, but=seats))

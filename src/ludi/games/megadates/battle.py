"""The order of a turn: which stage follows which, which die or chit is next (N-040 to N-049, N-168)."""

from __future__ import annotations

from mypy_extensions import i64

from ludi.engine.bits import BIT
from ludi.engine.state import CHANCE, NOBODY
from ludi.engine.views import Event
from ludi.games.megadates import vain
from ludi.games.megadates.boarding import begin_grapples, cross, grapple_die
from ludi.games.megadates.captures import surrender_all
from ludi.games.megadates.codec import CHIT, DIE, FLAGS, RAM, SIGNALS
from ludi.games.megadates.events import (
    ChitDrawn,
    Flag,
    Late,
    Revealed,
)
from ludi.games.megadates.fighting import (
    begin_damage,
    begin_melee,
    begin_shots,
    collide,
    damage_die,
    melee_die,
    shot_die,
    shot_needs_chance,
    sink_ships,
    sinking_die,
)
from ludi.games.megadates.meetings import RAMMED, begin_meetings, meeting_die, meeting_needs_chance, strike
from ludi.games.megadates.mending import (
    begin_repairs,
    begin_sealing,
    end_repairs,
    repair_die,
    seal_die,
    take_effect,
)
from ludi.games.megadates.notation import write_orders
from ludi.games.megadates.orders import default_orders, end_ship
from ludi.games.megadates.printed import CHIT_NAMES, CHITS, SQUADRONS
from ludi.games.megadates.sailing import (
    begin_movement,
    begin_subphase,
    end_movement,
    is_anyone_under_way,
    leave_map,
    sail,
)
from ludi.games.megadates.sea import NOWHERE
from ludi.games.megadates.sight import audiences, reads_flag, sees, sees_flag
from ludi.games.megadates.state import (
    AFLOAT,
    CROSSING,
    DAMAGE,
    FIRST_SINKING,
    FLEET_GONE,
    GRAPPLING,
    MEETING,
    MELEE,
    OFF_MAP,
    ORDERING,
    REPAIRING,
    ROWDIS,
    SAILING,
    SEALING,
    SHOOTING,
    STOPPING,
    STUCK,
    SUBPHASES,
    TURN_LIMIT,
    Position,
)
from ludi.games.megadates.tasks import TASK, task_part, want_chit, want_die
from ludi.games.megadates.turns import finish_battle, is_fleet_gone, open_orders, set_actor

# Chance


def _advance(position: Position, log: list[Event] | None) -> None:
    """Work until chance or a seat is needed."""
    while True:
        while position.task * TASK < len(position.tasks):
            if _needs_chance(position, log):
                return
            position.task += 1
            position.step = 0
            position.left = 0
        if _next_stage(position, log):
            return


def _needs_chance(position: Position, log: list[Event] | None) -> bool:
    """Whether the present task wants a die or a chit now."""
    stage: i64 = position.stage
    if stage == STOPPING and position.step == 0:
        position.step = 1
        position.left = task_part(position, 1)
    if position.left > 0 and want_chit(position, _drawer(position)):
        return True
    if stage == STOPPING:
        _look_at_hand(position, task_part(position, 0))
        return False
    if stage == MEETING:
        return meeting_needs_chance(position, log)
    if stage in (GRAPPLING, REPAIRING, SEALING):
        return position.step < 1 and want_die(position)
    if stage == MELEE:
        return position.step < 2 and want_die(position)
    if stage == SHOOTING:
        return shot_needs_chance(position)
    if stage == DAMAGE:
        return _damage_needs_chance(position, log)
    return position.step < 1 and want_die(position)  # sinking


def _damage_needs_chance(position: Position, log: list[Event] | None) -> bool:
    """A ram: a die, chits, a die, chits. A collision: chits of the first, chits of the second."""
    if task_part(position, 0) == RAMMED:
        return position.step < 2 and want_die(position)
    if position.step < 2:
        collide(position)
        return _needs_chance(position, log)
    return False


def _drawer(position: Position) -> i64:
    """Whose deck the present task draws from."""
    stage: i64 = position.stage
    if stage == STOPPING:
        return task_part(position, 0)
    if stage == SHOOTING:
        return task_part(position, 2)
    if stage == DAMAGE:
        first: bool = position.step <= 1
        if task_part(position, 0) == RAMMED:
            return task_part(position, 2) if first else task_part(position, 1)
        return task_part(position, 1) if first else task_part(position, 2)
    return task_part(position, 1)  # sinking: the ship attached


def take_chance(position: Position, action: i64, log: list[Event] | None) -> None:
    """A die or a chit for the present task."""
    forget_draws(position)
    if action >= CHIT:
        kind: i64 = (action - CHIT) // 2
        has_bow: bool = (action - CHIT) % 2 == 1
        position.last_chit = kind
        position.last_drawer = position.want_chit_of
        position.deck[position.want_chit_of * CHITS * 2 + action - CHIT] -= 1
        _take_chit(position, position.want_chit_of, kind, has_bow, log)
    else:
        position.last_die = action - DIE + 1
        _take_die(position, position.last_die, log)
    _advance(position, log)


def answer(position: Position, action: i64, log: list[Event] | None) -> None:
    """The higher roller rams or spares the other, and the turn goes on (N-075)."""
    strike(position, action == RAM, log)
    _advance(position, log)


def forget_draws(position: Position) -> None:
    """No die and no chit lies open."""
    position.last_die = 0
    position.last_chit = NOWHERE
    position.last_drawer = NOWHERE


def _take_chit(position: Position, ship: i64, kind: i64, has_bow: bool, log: list[Event] | None) -> None:
    """Into the damage box; at a shot perhaps back, at a stop into the hand (N-056, N-112, N-146)."""
    position.left -= 1
    stage: i64 = position.stage
    copy: i64 = kind * 2 + (1 if has_bow else 0)
    keeps = True
    if stage == STOPPING:
        keeps = kind == ROWDIS
        position.hand[copy] += 1
    elif stage == SHOOTING and not has_bow:
        keeps = False
        position.deck[ship * CHITS * 2 + copy] += 1
    else:
        position.box[ship * CHITS + kind] += 1
    if kind == STUCK and stage == DAMAGE:
        position.stuck_box[ship * position.setup.ships + _partner(position, ship)] += 1
    if stage == SHOOTING and position.left == 0:
        position.step = 2
    if log is not None:
        captain = (int(position.captain[ship]),)
        name = position.setup.names[ship]
        log.append(ChitDrawn(ship=name, chit=CHIT_NAMES[kind], is_kept=keeps, only=captain))
        log.append(ChitDrawn(ship=name, chit="", is_kept=False, but=captain))


def _look_at_hand(position: Position, ship: i64) -> None:
    """All chits of a stop are drawn: rower disorder counts, the others go back as they are (N-056)."""
    for copy in range(CHITS * 2):
        if copy // 2 == ROWDIS:
            position.box[ship * CHITS + ROWDIS] += position.hand[copy]
        else:
            position.deck[ship * CHITS * 2 + copy] += position.hand[copy]
        position.hand[copy] = 0


def _partner(position: Position, ship: i64) -> i64:
    """The other ship of a ram or a collision (N-147)."""
    return task_part(position, 2) if task_part(position, 1) == ship else task_part(position, 1)


def _take_die(position: Position, die: i64, log: list[Event] | None) -> None:
    stage: i64 = position.stage
    if stage == MEETING:
        meeting_die(position, die, log)
    elif stage == GRAPPLING:
        grapple_die(position, die, log)
    elif stage == SHOOTING:
        shot_die(position, die, log)
    elif stage == MELEE:
        melee_die(position, die, log)
    elif stage == DAMAGE:
        damage_die(position, die, log)
    elif stage == REPAIRING:
        repair_die(position, die, log)
    elif stage == SEALING:
        seal_die(position, die, log)
    else:
        sinking_die(position, die, log)


# The order of a turn


def _next_stage(position: Position, log: list[Event] | None) -> bool:
    """Begin the next stage; True when the turn is over and somebody else is to act."""
    stage: i64 = position.stage
    if stage <= GRAPPLING:
        _next_in_subphase(position, stage, log)
    elif stage == SHOOTING:
        begin_melee(position, log)
        if log is not None:
            log += vain.after_pairing(position)
    elif stage == MELEE:
        begin_damage(position, log)
    elif stage == DAMAGE:
        _end_step_3(position, log)
    elif stage == FIRST_SINKING:
        begin_repairs(position, log)
    elif stage == REPAIRING:
        begin_sealing(position, log)
    elif stage == SEALING:
        end_repairs(position, log)
    else:
        take_effect(position, log)
        end_turn(position, log)
        return True
    return False


def _next_in_subphase(position: Position, stage: i64, log: list[Event] | None) -> None:
    """Stops, steps, encounters, crossing, grapples; by the quick reference encounters come last (C1)."""
    is_quick = position.setup.qr_order
    if stage == STOPPING:
        sail(position, log)
    elif (stage == SAILING and not is_quick) or (stage == GRAPPLING and is_quick):
        begin_meetings(position)
    elif stage == CROSSING:
        begin_grapples(position, log)
    elif stage == SAILING or (stage == MEETING and not is_quick):
        cross(position, log)
    else:
        _end_subphase(position, log)


def _end_subphase(position: Position, log: list[Event] | None) -> None:
    """The next subphase, or step 3 (N-042, N-045)."""
    leave_map(position, log)
    position.subphase += 1
    if position.subphase < SUBPHASES and is_anyone_under_way(position):
        begin_subphase(position, log)
    else:
        end_movement(position)
        if log is not None:
            log += vain.after_movement(position)
        begin_shots(position, log)
        if log is not None:
            log += vain.after_aiming(position)


def _end_step_3(position: Position, log: list[Event] | None) -> None:
    """Ships surrender, then sink (N-049)."""
    surrender_all(position, log)
    sink_ships(position, FIRST_SINKING, log)


def reveal_if_ready(position: Position, log: list[Event] | None) -> None:
    """The orders are opened when the last one is there (N-041)."""
    set_actor(position)
    if position.actor == NOBODY:
        reveal(position, log)


def fall_due(position: Position, log: list[Event] | None) -> None:
    """At the deadline who has no orders keeps his course, and who was asked rams (N-063, N-075)."""
    if position.stage != ORDERING:
        answer(position, RAM, log)
        return
    for seat in range(position.seats):
        while not position.locked[seat]:
            ship: i64 = position.ordering[seat]
            default_orders(position, ship)
            if log is not None:
                log.append(Late(ship=position.setup.names[ship]))
            end_ship(position, seat)
    reveal(position, log)


def reveal(position: Position, log: list[Event] | None) -> None:
    """All orders are open; flags fly; the ships get under way (N-040, N-041, N-152)."""
    forget_draws(position)
    if log is not None:
        for viewer, only, but in audiences(position):
            orders = write_orders(position, viewer)
            log.append(Revealed(turn=position.turn, orders=orders, only=only, but=but))
    for ship in range(position.setup.ships):
        position.flown[ship] = position.flag[ship]
        position.read[ship] = 0
        if position.flag[ship] and position.status[ship] == AFLOAT:
            _hoist(position, ship, log)
    position.actor = CHANCE
    begin_movement(position, log)
    if log is not None:
        log += vain.still_away(position)
    _advance(position, log)


def _hoist(position: Position, ship: i64, log: list[Event] | None) -> None:
    """Every ship with a line of sight to the flagship sees it; its own fleet can read it (N-153)."""
    for other in range(position.setup.ships):
        if position.status[other] == AFLOAT and (other == ship or sees(position, ship, other)):
            position.read[ship] |= BIT[other]
    if log is not None:
        signal, squadron = divmod(int(position.flag[ship]) - 1, FLAGS)
        name = position.setup.names[ship]
        to = SQUADRONS[squadron - 1] if squadron else ""
        readers = tuple([seat for seat in range(position.seats) if reads_flag(position, seat, ship)])
        blind = [seat for seat in range(position.seats) if not sees_flag(position, seat, ship)]
        log.append(Flag(ship=name, signal=SIGNALS[signal], squadron=to, only=readers))
        log.append(Flag(ship=name, signal="", squadron="", but=tuple(sorted([*readers, *blind]))))


# The end of a turn


def end_turn(position: Position, log: list[Event] | None) -> None:
    """Ships beyond the map wait; then the next turn, or the end."""
    for ship in range(position.setup.ships):
        if position.status[ship] == OFF_MAP:
            position.off_turns[ship] += 1
    if is_fleet_gone(position):
        finish_battle(position, FLEET_GONE, log)
    elif position.turn == position.setup.turn_limit:
        finish_battle(position, TURN_LIMIT, log)
    else:
        position.turn += 1
        open_orders(position)
        reveal_if_ready(position, log)

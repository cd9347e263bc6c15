"""Another battle that a viewer cannot tell from the true one (N-041, N-158, N-159).

Of ships that are not his a viewer knows neither hull points, chits, crews nor orders. While orders are
written all of these are drawn anew; after the reveal, when orders have told much, hulls and damage boxes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludi.engine.rng import Rng
from ludi.games.megadates.fleet import CHITS
from ludi.games.megadates.setup import BALLISTA, MILITES
from ludi.games.megadates.state import (
    AFLOAT,
    CASUALTY,
    DEAD,
    NO_BALLISTA,
    NONE,
    ORDERING,
    OVER,
    ROWDIS,
    STUCK,
    SUNK,
    UNITDIS,
)

if TYPE_CHECKING:
    from ludi.games.megadates.rules import MegadatesState

SPECTATOR: Final = -1


def other_world(state: MegadatesState, viewer: int | None, rng: Rng) -> MegadatesState:
    """A copy with everything that the viewer cannot know drawn anew."""
    other = state.copy()
    if state.stage == OVER:
        return other
    seat = SPECTATOR if viewer is None else viewer
    for ship in range(state.setup.ships):
        if state.captain[ship] != seat and state.status[ship] != SUNK:
            _draw_hull(other, seat, ship, rng)
            _draw_box(other, ship, rng)
            if state.stage == ORDERING:
                _draw_damage(other, seat, ship, rng)
    if state.stage == ORDERING:
        for captain in range(state.seats):
            if captain != seat:
                other.forget_orders(captain)
    return other


def _draw_hull(state: MegadatesState, seat: int, ship: int, rng: Rng) -> None:
    """Hull points within what is seen: a third for the squadron, down by the head or not (N-159)."""
    hull, most = int(state.hull[ship]), int(state.setup.hulls[ship])
    if hull <= 0:
        return
    is_mate = state.is_mate(seat, ship)
    third = 3 * hull // most
    same = [
        points
        for points in range(1, most + 1)
        if min(3 * points // most, 2) == min(third, 2)
        or (not is_mate and (state.status[ship] != AFLOAT or (3 * points < most) == (3 * hull < most)))
    ]
    state.hull[ship] = same[rng.below(len(same))]


def _draw_box(state: MegadatesState, ship: int, rng: Rng) -> None:
    """As many other chits in the damage box; a stuck one stays, it waits for its partner."""
    count = 0
    for kind in range(CHITS):
        while kind != STUCK and state.box[ship * CHITS + kind]:
            state.box[ship * CHITS + kind] -= 1
            state.give_back(ship, kind)
            count += 1
    for _ in range(count):
        kind = _draw(state, ship, [STUCK, NONE], rng)
        state.box[ship * CHITS + kind] += 1


def _draw(state: MegadatesState, ship: int, but: list[int], rng: Rng) -> int:
    """Take a chit from the ship's deck, none of these kinds."""
    base = ship * CHITS * 2
    tickets = [k for k in range(CHITS * 2) if k // 2 not in but for _ in range(state.deck[base + k])]
    drawn = tickets[rng.below(len(tickets))]
    state.deck[base + drawn] -= 1
    return drawn // 2


def _draw_damage(state: MegadatesState, seat: int, ship: int, rng: Rng) -> None:
    """Other units dead or alive, other chits in effect, other disorder, as many of each."""
    units = [unit for unit in range(state.setup.units) if state.place[unit] == ship]
    is_watched = any(state.commander_of(unit) == seat for unit in units)
    if not is_watched:
        _draw_crew(state, ship, rng)
    count = _take_back_chits(state, ship, is_watched)
    for _ in range(count):
        _draw_effect(state, ship, is_watched, rng)


def _draw_crew(state: MegadatesState, ship: int, rng: Rng) -> None:
    """Which of its units have fallen, where the others stand, and who has fire arrows ready."""
    setup = state.setup
    if state.side[ship] != setup.sides[ship]:
        return
    crew = [u for u in range(setup.units) if setup.home[u] == ship and state.place[u] in (ship, DEAD)]
    fighters = [unit for unit in crew if state.can_fight(unit)]
    dead = sum(state.place[unit] == DEAD for unit in fighters)
    for unit in fighters:
        if state.place[unit] == DEAD:
            state.place[unit] = ship
            state.section[unit] = setup.unit_sections[unit]
    for _ in range(dead):
        alive = [unit for unit in fighters if state.place[unit] == ship]
        state.kill_unit(alive[rng.below(len(alive))])
    for unit in crew:
        if state.place[unit] != ship:
            continue
        if state.can_fight(unit) and setup.lengths[ship] == 2:
            state.section[unit] = rng.below(2)
        is_archer = setup.unit_kinds[unit] != MILITES and not state.disorder[unit]
        state.prepared[unit] = rng.below(2) if is_archer else 0


def _take_back_chits(state: MegadatesState, ship: int, is_watched: bool) -> int:
    """All chits in effect go back to the deck, but stuck ones, which are seen; how many."""
    count = 0
    for kind in range(CHITS):
        while kind != STUCK and state.chits[ship * CHITS + kind]:
            state.chits[ship * CHITS + kind] -= 1
            state.give_back(ship, kind)
            count += 1
    while state.rowers[ship]:
        state.rowers[ship] -= 1
        state.give_back(ship, ROWDIS)
        count += 1
    for unit in range(0 if is_watched else state.setup.units):
        while state.place[unit] == ship and state.disorder[unit] and state.marks[unit] & 31 == ship:
            state.take_mark(unit)
            count += 1
    return count


def _draw_effect(state: MegadatesState, ship: int, is_watched: bool, rng: Rng) -> None:
    but = [CASUALTY, STUCK, NONE]
    unit = int(state.least_disordered(ship))
    if is_watched or unit < 0 or state.disorder[unit] >= 12:
        but.append(UNITDIS)
    ballistas = sum(
        state.place[u] == ship and state.setup.unit_kinds[u] == BALLISTA for u in range(state.setup.units)
    )
    if ballistas <= state.chit(ship, NO_BALLISTA):
        but.append(NO_BALLISTA)
    kind = _draw(state, ship, but, rng)
    if kind == ROWDIS:
        state.rowers[ship] += 1
    elif kind == UNITDIS:
        state.mark(unit, ship)
    else:
        state.chits[ship * CHITS + kind] += 1

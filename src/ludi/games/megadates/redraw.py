"""Another battle that a viewer cannot tell from the true one (N-041, N-153, N-158 to N-160).

Of ships that are not his a viewer knows neither hull points, chits, crews nor orders, of enemy flags not the
meaning, and in fog of some ships not even the place. While orders are written all of these are drawn anew;
after the reveal, when orders have told much, hulls, damage boxes and flags.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludi.engine.arrays import vec
from ludi.engine.rng import Rng
from ludi.games.megadates.codec import FLAGS, SIGNALS
from ludi.games.megadates.courses import is_free_of_land, is_on_map
from ludi.games.megadates.mending import least_disordered
from ludi.games.megadates.orders import forget_orders
from ludi.games.megadates.printed import CHITS
from ludi.games.megadates.sea import FACINGS, RIM
from ludi.games.megadates.setup import BALLISTA, MILITES
from ludi.games.megadates.sight import is_comrade, is_shown, reads_flag
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
from ludi.games.megadates.tasks import kill_unit, mark_unit, take_mark

if TYPE_CHECKING:
    from ludi.games.megadates.rules import MegadatesState

SPECTATOR: Final = -1
TRIES: Final = 12  # to find another place for ships in the fog
CASUALTY_BIT: Final = 1 << CASUALTY
STUCK_BIT: Final = 1 << STUCK
NONE_BIT: Final = 1 << NONE
UNITDIS_BIT: Final = 1 << UNITDIS
BALLISTA_BIT: Final = 1 << NO_BALLISTA
KINDS_BIT: Final = vec[i64]([1 << kind for kind in range(CHITS)])


def other_world(state: MegadatesState, viewer: int | None, rng: Rng) -> MegadatesState:
    """A copy with everything that the viewer cannot know drawn anew."""
    other = state.copy()
    if state.stage == OVER:
        return other
    seat: i64 = SPECTATOR if viewer is None else viewer
    is_ordering: bool = state.stage == ORDERING
    if is_ordering and state.setup.fog:
        _draw_places(other, seat, rng)
    for ship in range(state.setup.ships):
        _draw_flag(other, seat, ship, rng)
        if state.captain[ship] != seat and state.status[ship] != SUNK:
            _draw_hull(other, seat, ship, rng)
            _draw_box(other, ship, rng)
            if ship == state.last_drawer:
                _draw_hand(other, ship, rng)
            if is_ordering:
                _draw_damage(other, seat, ship, rng)
    if is_ordering:
        for captain in range(state.seats):
            if captain != seat:
                forget_orders(other, captain)
    return other


# Ships in the fog


def _draw_places(state: MegadatesState, seat: i64, rng: Rng) -> None:
    """Ships out of the viewer's sight lie elsewhere out of it; those that hang together stay together."""
    shown = _shown(state, seat)
    moved: set[int] = set()
    for ship in range(state.setup.ships):
        if shown[ship] or ship in moved:
            continue
        group = _group(state, ship)
        moved.update(group)
        if not any(shown[other] for other in group):
            _draw_place(state, seat, group, shown, rng)


def _shown(state: MegadatesState, seat: i64) -> list[bool]:
    return [is_shown(state, seat, ship) for ship in range(state.setup.ships)]


def _group(state: MegadatesState, first: i64) -> list[int]:
    """The ship and all that hang on it, directly or not."""
    found = [int(first)]
    for ship in found:  # grows as others are found
        for other in range(state.setup.ships):
            if other not in found and state.are_attached(ship, other):
                found.append(other)
    return found


def _draw_place(state: MegadatesState, seat: i64, group: list[int], shown: list[bool], rng: Rng) -> None:
    """Where nobody of this group, and nobody else anew, comes into sight or out of it; else where it was."""
    old = [(int(state.stern[ship]), int(state.facing[ship])) for ship in group]
    for attempt in range(TRIES):
        _shift(state, group, old, rng)
        if _is_possible(state, group) and _shown(state, seat) == shown:
            return
    for ship, (stern, facing) in zip(group, old, strict=True):
        state.stern[ship] = stern
        state.facing[ship] = facing


def _shift(state: MegadatesState, group: list[int], old: list[tuple[int, int]], rng: Rng) -> None:
    """A lone ship to any rex and facing; a group as a whole, by an even number of rows."""
    sea = state.setup.sea
    first: i64 = old[0][0]
    rex: i64 = sea.rex(rng.below(sea.cols), rng.below(sea.rows))
    if len(group) > 1 and (rex // sea.width - first // sea.width) % 2:
        rex += sea.width
    for ship, (stern, facing) in zip(group, old, strict=True):
        state.stern[ship] = stern + rex - first
        state.facing[ship] = rng.below(FACINGS) if len(group) == 1 else facing


def _is_possible(state: MegadatesState, group: list[int]) -> bool:
    """On the map, at sea, and with nobody thrown over an edge to the other side."""
    sea = state.setup.sea
    for ship in group:
        stern: i64 = state.stern[ship]
        if not RIM * sea.width <= stern < sea.size - RIM * sea.width:
            return False
        facing: i64 = state.facing[ship]
        if not is_on_map(state, ship, stern, facing) or not is_free_of_land(state, ship, stern, facing):
            return False
    first: i64 = group[0]
    for other in group[1:]:
        if sea.distance(state.stern[first], state.stern[other]) > len(group) + 1:
            return False
    return True


def _draw_flag(state: MegadatesState, seat: i64, ship: i64, rng: Rng) -> None:
    """A flag that the viewer cannot read may mean anything (N-153)."""
    flown: i64 = state.flown[ship]
    if flown == 0 or reads_flag(state, seat, ship):
        return
    state.flown[ship] = rng.below(len(SIGNALS)) * FLAGS + (flown - 1) % FLAGS + 1
    if state.flag[ship] == flown and state.captain[ship] != seat:
        state.flag[ship] = state.flown[ship]


# Damage


def _draw_hull(state: MegadatesState, seat: i64, ship: i64, rng: Rng) -> None:
    """Hull points within what is seen: a third for the squadron, down by the head or not (N-159)."""
    hull: i64 = state.hull[ship]
    most: i64 = state.setup.hulls[ship]
    if hull <= 0:
        return
    is_mate = is_comrade(state, seat, ship)
    is_afloat: bool = state.status[ship] == AFLOAT
    same: list[int] = []
    for points in range(1, most + 1):
        if is_mate:
            is_same = _third(points, most) == _third(hull, most)
        else:
            is_same = not is_afloat or (3 * points < most) == (3 * hull < most)
        if is_same:
            same.append(points)
    state.hull[ship] = same[rng.below(len(same))]


def _third(points: i64, most: i64) -> i64:
    """0 for crippled, 1 for damaged, 2 for sound."""
    third: i64 = 3 * points // most
    return third if third < 2 else 2


def _draw_box(state: MegadatesState, ship: i64, rng: Rng) -> None:
    """As many other chits in the damage box; a stuck one stays, it waits for its partner."""
    count: i64 = 0
    for kind in range(CHITS):
        while kind != STUCK and state.box[ship * CHITS + kind]:
            state.box[ship * CHITS + kind] -= 1
            state.give_back(ship, kind)
            count += 1
    for n in range(count):
        drawn: i64 = _draw(state, ship, STUCK_BIT, rng)
        state.box[ship * CHITS + drawn // 2] += 1


def _draw_hand(state: MegadatesState, ship: i64, rng: Rng) -> None:
    """As many other chits of an emergency stop that is not over (N-056)."""
    count: i64 = 0
    for copy in range(CHITS * 2):
        count += state.hand[copy]
        state.deck[ship * CHITS * 2 + copy] += state.hand[copy]
        state.hand[copy] = 0
    for n in range(count):
        state.hand[_draw(state, ship, 0, rng)] += 1


def _draw(state: MegadatesState, ship: i64, but: i64, rng: Rng) -> i64:
    """Take a chit from the ship's deck, none of these kinds: twice its kind, and 1 more with a bow."""
    base: i64 = ship * CHITS * 2
    tickets: i64 = 0
    for k in range(CHITS * 2):
        if but & KINDS_BIT[k // 2] == 0:
            tickets += state.deck[base + k]
    ticket: i64 = rng.below(tickets)
    for k in range(CHITS * 2):
        if but & KINDS_BIT[k // 2] == 0:
            ticket -= state.deck[base + k]
            if ticket < 0:
                state.deck[base + k] -= 1
                return k
    raise AssertionError(f"the deck of {state.setup.names[ship]} is empty")


def _draw_damage(state: MegadatesState, seat: i64, ship: i64, rng: Rng) -> None:
    """Other units dead or alive, other chits in effect, other disorder, as many of each."""
    is_watched = _is_watched(state, seat, ship)
    if not is_watched:
        _draw_crew(state, ship, rng)
    count: i64 = _take_back_chits(state, ship, is_watched)
    for n in range(count):
        _draw_effect(state, ship, is_watched, rng)


def _is_watched(state: MegadatesState, seat: i64, ship: i64) -> bool:
    """Whether the viewer has a unit aboard."""
    for unit in range(state.setup.units):
        if state.place[unit] == ship and state.commander_of(unit) == seat:
            return True
    return False


def _draw_crew(state: MegadatesState, ship: i64, rng: Rng) -> None:
    """Which of its units have fallen, where the others stand, and who has fire arrows ready."""
    setup = state.setup
    if state.side[ship] != setup.sides[ship]:
        return
    fighters: list[int] = []
    dead: i64 = 0
    for unit in range(setup.units):
        if setup.home[unit] != ship or not state.can_fight(unit) or state.place[unit] not in (ship, DEAD):
            continue
        fighters.append(unit)
        if state.place[unit] == DEAD:
            dead += 1
            state.place[unit] = ship
            state.section[unit] = setup.unit_sections[unit]
    for n in range(dead):
        alive = [unit for unit in fighters if state.place[unit] == ship]
        kill_unit(state, alive[rng.below(len(alive))])
    for unit in range(setup.units):
        if setup.home[unit] != ship or state.place[unit] != ship:
            continue
        if state.can_fight(unit) and setup.lengths[ship] == 2:
            state.section[unit] = rng.below(2)
        is_archer: bool = setup.unit_kinds[unit] != MILITES and state.disorder[unit] == 0
        state.prepared[unit] = rng.below(2) if is_archer else 0


def _take_back_chits(state: MegadatesState, ship: i64, is_watched: bool) -> i64:
    """All chits in effect go back to the deck, but stuck ones, which are seen; how many."""
    count: i64 = 0
    for kind in range(CHITS):
        while kind != STUCK and state.chits[ship * CHITS + kind]:
            state.chits[ship * CHITS + kind] -= 1
            state.give_back(ship, kind)
            count += 1
    while state.rowers[ship]:
        state.rowers[ship] -= 1
        state.give_back(ship, ROWDIS)
        count += 1
    if is_watched:
        return count
    for unit in range(state.setup.units):
        while state.place[unit] == ship and state.disorder[unit] and state.marks[unit] & 31 == ship:
            take_mark(state, unit)
            count += 1
    return count


def _draw_effect(state: MegadatesState, ship: i64, is_watched: bool, rng: Rng) -> None:
    but: i64 = CASUALTY_BIT | STUCK_BIT | NONE_BIT
    unit: i64 = least_disordered(state, ship)
    if is_watched or unit < 0 or state.disorder[unit] >= 12:
        but |= UNITDIS_BIT
    ballistas: i64 = 0
    for other in range(state.setup.units):
        if state.place[other] == ship and state.setup.unit_kinds[other] == BALLISTA:
            ballistas += 1
    if ballistas <= state.chit(ship, NO_BALLISTA):
        but |= BALLISTA_BIT
    kind: i64 = _draw(state, ship, but, rng) // 2
    if kind == ROWDIS:
        state.rowers[ship] += 1
    elif kind == UNITDIS:
        mark_unit(state, unit, ship)
    else:
        state.chits[ship * CHITS + kind] += 1

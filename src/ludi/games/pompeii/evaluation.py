"""What a position of Pompeii is worth: figures saved, and figures that will probably get out.

Every figure in the city needs some movements, more the farther its gate and the emptier its square. A seat
makes two of them a turn, the cheapest first, and each tile that falls before costs lives. So a position is
worth more with figures near gates and in company, and the tenth figure is worth less than the first.
"""

from __future__ import annotations

import math
from typing import Final, final

from mypy_extensions import i64

from ludi.bots.evaluation import Evaluation
from ludi.engine.arrays import vec
from ludi.engine.bits import count_many
from ludi.engine.rng import Rng
from ludi.engine.state import NOBODY, State
from ludi.games.pompeii.cards import play_targets
from ludi.games.pompeii.flight import anyone
from ludi.games.pompeii.printed import (
    CARD_FIELD,
    FIRST_TILES,
    GATES_NORTH,
    GATES_SOUTH,
    NORTH,
    NUMBERS,
    SOUTH,
    SPOTS,
    SYMBOLS,
    beside_north,
    beside_south,
    first_square,
)
from ludi.games.pompeii.rules import PompeiiState
from ludi.games.pompeii.state import ALL_SHIFT, LAVA, MOVE_1, OWN_SHIFT, TILE

# Figures by what they lack to get out in one movement, in half points: ten heaps of six bits in one int.
_HEAPS: Final = 10
_HEAP_BITS: Final = 6
_HEAP: Final = 63
_IN_HEAP: Final = vec[i64]([1 << (_HEAP_BITS * heap) for heap in range(_HEAPS)])

_TURN: Final = 200  # two movements, in hundredths of one

# What a figure needs that lacks so many half points, in hundredths of a movement. This and the chances to
# stay alive were fitted to what greedy bots saved in the end, from 3,400 positions after the eruption.
_EFFORT: Final = vec[i64]([100, 132, 165, 195, 225, 312, 400, 460, 520, 560])

# The chance, in thousandths, to be alive after so many eighths of a tile of others.
_EIGHTHS: Final = 8
_MOST_EIGHTHS: Final = 512
_SHELTERED: Final = vec[i64]([round(1000 * 0.946 ** (tiles / 8)) for tiles in range(_MOST_EIGHTHS)])
_EXPOSED: Final = vec[i64]([round(1000 * 0.906 ** (tiles / 8)) for tiles in range(_MOST_EIGHTHS)])

_DEAD: Final = 0.02  # they break ties only (P-143)
_USUAL_HEAP: Final = 3  # where figures stand that are still to come
_FILLING: Final = vec[i64]([0, 1, 2, 2, 3])  # half points of company that so many free spots promise
_RELATIVE: Final = 0.15  # saved figures that a relative in sight is worth


@final
class PompeiiEvaluation(Evaluation):
    """Compares how many figures each seat may hope to save."""

    def value(self, state: State, seat: i64, rng: Rng) -> float:
        """An estimate of the seat's share of the victory, from 0 to 1."""
        assert isinstance(state, PompeiiState)
        if state.actor == NOBODY:
            return state.reward(seat)
        return self.values(state, rng)[seat]

    def values(self, state: State, rng: Rng) -> vec[float]:
        """The same for all seats."""
        assert isinstance(state, PompeiiState)
        if state.actor == NOBODY:
            return vec[float]([state.reward(seat) for seat in range(state.seats)])
        return _shares(hopes(state), _scale(state))


def _scale(state: PompeiiState) -> float:
    """So many figures more make victory about three times as likely: the fewer, the less can still happen."""
    scale = 0.3 + 0.02 * float(state.bag_left)
    return scale if state.causer >= 0 else scale + 0.8


def _shares(hoped: vec[float], scale: float) -> vec[float]:
    """Who hopes for more has the greater share of the victory."""
    best = hoped[0]
    for seat in range(1, len(hoped)):
        if hoped[seat] > best:
            best = hoped[seat]
    total = 0.0
    for seat in range(len(hoped)):
        hoped[seat] = math.exp((hoped[seat] - best) / scale)
        total += hoped[seat]
    for seat in range(len(hoped)):
        hoped[seat] /= total
    return hoped


def hopes(state: PompeiiState) -> vec[float]:
    """For each seat the figures it has saved and those it may hope to save."""
    seats: i64 = state.seats
    heaps = vec[i64]([0] * (2 * seats))  # sheltered, exposed, by seat
    _sort_figures(state, heaps)
    hoped = vec[float]([0.0] * seats)
    for seat in range(seats):
        hope = float(state.saved[seat]) - _DEAD * float(state.volcano[seat])
        if state.causer < 0:
            hope += _add_coming(state, seat, heaps)
        hoped[seat] = hope + _escapes(state, seat, heaps[2 * seat], heaps[2 * seat + 1])
    return hoped


def _sort_figures(state: PompeiiState, heaps: vec[i64]) -> None:
    """Put each figure on its heap, by a flood from the open gates."""
    way_north, way_south = state.ways()
    danger_north, danger_south = _danger(state)
    north: i64 = GATES_NORTH & way_north
    south: i64 = GATES_SOUTH & way_south
    new_north: i64 = north
    new_south: i64 = south
    anyone_north, anyone_south = anyone(state)
    cost: i64 = 1
    while new_north | new_south:
        here_north: i64 = new_north & anyone_north
        here_south: i64 = new_south & anyone_south
        while here_north | here_south:
            square: i64 = first_square(here_north, here_south)
            here_north &= ~NORTH[square]
            here_south &= ~SOUTH[square]
            exposed: i64 = 0
            if danger_north & NORTH[square] or danger_south & SOUTH[square]:
                exposed = 1
            _sort_square(state, square, cost, exposed, heaps)
        new_north = beside_north(north, south) & way_north & ~north
        new_south = beside_south(north, south) & way_south & ~south
        north |= new_north
        south |= new_south
        cost += 1


def _sort_square(state: PompeiiState, square: i64, cost: i64, exposed: i64, heaps: vec[i64]) -> None:
    """The first to leave has the company of all, the next that of one less (P-121)."""
    figures: i64 = state.city[square]
    points: i64 = 2 * (figures >> ALL_SHIFT)
    if state.causer < 0:
        points += _FILLING[SPOTS[square] - (figures >> ALL_SHIFT)]
    for seat in range(state.seats):
        own: i64 = (figures >> (seat * OWN_SHIFT)) & 255
        lack: i64 = 2 * cost - points
        k: i64 = 2 * seat + exposed
        while own:
            heap: i64 = lack
            if heap < 0:
                heap = 0
            elif heap >= _HEAPS:
                heap = _HEAPS - 1
            heaps[k] += _IN_HEAP[heap]
            lack += 2
            own -= 1


def _danger(state: PompeiiState) -> tuple[i64, i64]:
    """The squares beside lava that can go on, and beside starts that are still to come."""
    north, south = state.unused_starts()
    lava = state.lava
    bag = state.bag
    for symbol in range(SYMBOLS):
        if bag[symbol]:
            north |= lava[2 * symbol]
            south |= lava[2 * symbol + 1]
    return beside_north(north, south), beside_south(north, south)


def _escapes(state: PompeiiState, seat: i64, sheltered: i64, exposed: i64) -> float:
    """How many figures get out, those first that need the fewest movements."""
    seats: i64 = state.seats
    tiles, left = _tiles_before(state, seat)
    now: i64 = 0  # hundredths of movements before the next tile
    if state.turn == seat and state.stage >= MOVE_1:
        now = _TURN if state.stage == MOVE_1 else 100
    others: i64 = seats - 1
    needed: i64 = 0
    saved: i64 = 0
    for heap in range(_HEAPS):
        count: i64 = exposed & _HEAP
        both: i64 = count + (sheltered & _HEAP)
        while both:
            needed += _EFFORT[heap]
            fallen: i64 = 0
            later: i64 = needed - now
            if later > 0:
                if (later - 1) // _TURN * seats >= left:
                    return float(saved) / 1000.0
                fallen = _EIGHTHS * tiles
                if later > 100:
                    fallen += _EIGHTHS * others * (later - 100) // _TURN
            if count:
                saved += _EXPOSED[fallen]
                count -= 1
            else:
                saved += _SHELTERED[fallen]
            both -= 1
        sheltered >>= _HEAP_BITS
        exposed >>= _HEAP_BITS
    return float(saved) / 1000.0


def _tiles_before(state: PompeiiState, seat: i64) -> tuple[i64, i64]:
    """How many tiles of others fall before the seat's next movement, and how many are left from there on."""
    if state.causer < 0:
        return FIRST_TILES, state.bag_left - FIRST_TILES
    first: i64 = state.turn  # who places the next tile
    left: i64 = state.bag_left
    if state.stage == LAVA:
        left += 1
    elif state.stage != TILE:
        first += 1
    early: i64 = 0
    if state.laid < FIRST_TILES:
        early = FIRST_TILES - state.laid
    away: i64 = (seat - first - early) % state.seats
    return early + away, left - early - away


def _add_coming(state: PompeiiState, seat: i64, heaps: vec[i64]) -> float:
    """Relatives that are due stand in the city already; those that the hand can bring are worth a little."""
    if state.turn == seat and state.due:
        coming: i64 = count_many(state.allowed_north) + count_many(state.allowed_south)
        if coming > state.due:
            coming = state.due
        if coming > state.supply[seat]:
            coming = state.supply[seat]
        heaps[2 * seat] += coming * _IN_HEAP[_USUAL_HEAP]
    return _RELATIVE * float(_relatives_in_hand(state, seat))


def _relatives_in_hand(state: PompeiiState, seat: i64) -> i64:
    """For each card the relatives that it can bring (P-64)."""
    hand: i64 = state.hands[seat]
    found: i64 = 0
    for number in range(1, NUMBERS + 1):
        if hand & CARD_FIELD[number] and state.room[number]:
            found += _most_company(state, number)
    return found


def _most_company(state: PompeiiState, number: i64) -> i64:
    """The figures in the fullest building of a number that has a free spot."""
    north, south = play_targets(state, number)
    most: i64 = 0
    while north | south:
        square: i64 = first_square(north, south)
        north &= ~NORTH[square]
        south &= ~SOUTH[square]
        company: i64 = state.in_building(square)
        if company > most:
            most = company
    return most

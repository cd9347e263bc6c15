"""What weighs on a player: workers, and what will bring or cost some."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ludi.engine.arrays import vec
from ludi.engine.bits import BIT, count_bits
from ludi.games.discordia.choices import ASK_DIE
from ludi.games.discordia.city import (
    ITEM,
    LACK,
    PLAYER,
    SEASON,
    SEASON_END,
    TURN,
    WORKERS,
    YEAR_E0,
    YEAR_E1,
    YEAR_E3,
)
from ludi.games.discordia.counting import own_strength, row_strength
from ludi.games.discordia.printed import (
    ANY_DIE,
    BOARDS,
    DEV_SYMBOL,
    EXP_SYMBOL,
    FACE_DIE,
    FACE_DIE_COLOUR,
    FACE_KIND,
    FACE_SLOTS,
    FIELD_SYMBOL,
    GERMAN_PENALTY,
    GERMAN_REWARD,
    GERMAN_STRENGTH,
    GERMAN_YEAR,
    GERMANS,
    MAGNA_AMOUNT,
    MAGNA_EFFECT,
    MAGNAS,
    MOST_FIELDS,
    PRIVILEGE_AMOUNT,
    PRIVILEGE_DOES,
    PRIVILEGES,
    RING_SUPPLY,
    ROW_START,
    SEASONS,
    SLOT_SIZES,
    SPACES,
    SUPPLY_PLUS,
    THRESHOLDS,
    TOLERANCE,
    TRACK_SPACES,
    YEARS,
    bonus_text,
)
from ludi.games.discordia.rules import DiscordiaState
from ludi.games.discordia.state import (
    BOARD,
    DECREE_COUNT,
    DEVS,
    EXPS,
    HOLDS,
    MANS,
    NONE,
    NUMBERS,
    OPEN,
    RING,
    STARS,
    USED_ROWS,
)
from ludi.games.discordia.year import attack_strength

# What is counted in a city.
ONE: Final = 0
COMING: Final = 1  # workers left, with those that the lack of this year would bring
ATTACK: Final = 2  # what the coming attack will cost
FOUNDATIONS: Final = 3  # without a city tile
SYMBOLS: Final = 4  # on tracks and decree fields
SLOTS: Final = 5  # empty ones
SUPPLY_VALUE: Final = 6
AQUEDUCT: Final = 7
FEW_STARS: Final = 8  # up to four
MORE_STARS: Final = 9
MANIPULATORS: Final = 10
FORCE: Final = 11  # strength for the attacks of later years
IDLE: Final = 12  # workers for whom no slot is free
HOMELESS: Final = 13  # and no foundation either
VACANT: Final = 14  # workers that slots want and the supply has not
BUILT: Final = 15  # city tiles
DEVELOPED: Final = 16  # stars on the tracks
EXPLORED: Final = 17
DECREED: Final = 18
PRIVILEGED: Final = 19  # what the privileges are good for
NEAR_PRIVILEGE: Final = 20  # rows that need one expansion more
SERVED: Final = 21  # dice, of 18, that could fill a slot now
NEARLY: Final = 22  # how near the supply is to being empty
OUTPOSTS: Final = 23  # what the Magna tiles that lie face up will do
COUNTED: Final = 24

_PILE: Final = 3.0  # workers that a city tile takes, about
_NEAR: Final = 6  # workers left when victory comes in sight

# What a bonus or a penalty is worth, in workers.
_WORTH: Final = {
    "star1": 0.4,
    "aq1": 0.6,
    "man": 0.4,
    "exp": 0.6,
    "ret1": 1.0,
    "ret2": 2.0,
    "expand": 0.5,
    "depX": 1.2,
    "draw1": -1.0,
    "draw2": -2.0,
    "lose1": -0.4,
    "aqb1": -0.6,
}


def _worth(bonuses: list[int]) -> float:
    return sum([_WORTH[bonus_text(bonus)] for bonus in bonuses])


_REWARD: Final = vec[float]([_worth(bonuses) for bonuses in GERMAN_REWARD])
_PENALTY: Final = vec[float]([_worth(bonuses) for bonuses in GERMAN_PENALTY])
_MAGNA_WORTH: Final = vec[float]([0.0, 1.0, 0.4, 0.6])  # by effect; strength is part of the attack

# What a privilege is worth in a year, in workers, by what it does; two of them count elsewhere (D-108).
PRIVILEGE_WORTH: Final = {
    "special_tolerance ship": 0.5,
    "special_tolerance barracks": 0.7,
    "special_tolerance stall": 1.2,
    "special_tolerance farm": 0.7,
    "on_expansion": 0.5,
    "main_star_plus": 0.5,
    "strength_plus": 0.2,
    "supply_value_plus": 0.2,
    "on_ship_complete": 0.4,
    "on_own_stall_complete": 0.4,
    "free_die_step_per_year": 0.6,
    "fill_first_slot_on_placing": 0.8,
    "expedition_star_from_cult": 0.8,
    "year_end": 1.0,
}
_PRIVILEGE: Final = vec[float]([PRIVILEGE_WORTH[deed] for deed in PRIVILEGE_DOES])

# Symbols that are still to be seen after so many stars or decrees, by board.
_TRACK_ENDS: Final = TRACK_SPACES + 1
_DEV_LEFT: Final = bytes(
    sum(DEV_SYMBOL[board * TRACK_SPACES + n : (board + 1) * TRACK_SPACES])
    for board in range(BOARDS)
    for n in range(_TRACK_ENDS)
)
_EXP_LEFT: Final = bytes(
    sum(EXP_SYMBOL[board * TRACK_SPACES + n : (board + 1) * TRACK_SPACES])
    for board in range(BOARDS)
    for n in range(_TRACK_ENDS)
)
_FIELD_ENDS: Final = MOST_FIELDS + 1
_FIELDS_LEFT: Final = bytes(
    sum(FIELD_SYMBOL[board * MOST_FIELDS + n : (board + 1) * MOST_FIELDS])
    for board in range(BOARDS)
    for n in range(_FIELD_ENDS)
)
_DICE: Final = vec[i64]([1 << n for n in range(18)])

# The weight of each count, for years 1 to 4: with no turn of the year left, and with all five. A burden that
# is lighter by one makes victory e times as likely. Fitted to who won some 5,000 games that greedy bots with
# varied weights played, with 2 to 4 seats and all modules.
_TABLE: Final = (
    (-0.048, -2.78, -0.42, -1.07, 0.18, -0.65, 0.26, -1.19),  # ONE
    (0.030, 0.030, 0.030, 0.030, 0.030, 0.030, 0.23, 0.030),  # COMING
    (0.20, 0.10, 0.22, 0.068, 0.32, 0.082, 0.45, 0.11),  # ATTACK
    (0.18, 0.34, 0.28, 0.19, 0.30, 0.10, 0.12, 0.11),  # FOUNDATIONS
    (0.059, 0.090, 0.22, 0.020, 0.34, 0.077, 0.24, 0.15),  # SYMBOLS
    (0.20, 0.13, 0.16, 0.080, 0.27, 0.038, 0.26, 0.089),  # SLOTS
    (-0.17, -0.17, -0.22, -0.064, -0.29, -0.076, -0.24, -0.17),  # SUPPLY_VALUE
    (-0.062, -0.070, -0.020, -0.056, -0.020, -0.020, -0.020, -0.020),  # AQUEDUCT
    (-0.13, -0.43, -0.14, -0.16, -0.077, -0.19, -0.067, -0.15),  # FEW_STARS
    (-0.065, -0.13, -0.032, -0.082, -0.053, -0.038, -0.037, -0.044),  # MORE_STARS
    (-0.037, -0.19, -0.12, -0.080, -0.15, -0.20, -0.076, -0.19),  # MANIPULATORS
    (-0.19, -0.028, -0.24, -0.15, -0.14, -0.18, -0.026, -0.12),  # FORCE
    (0.068, 0.068, 0.079, 0.030, 0.18, 0.11, 0.29, 0.25),  # IDLE
    (0.10, 0.079, 0.10, 0.11, 0.087, 0.11, 0.027, 0.12),  # HOMELESS
    (0.005, 0.18, 0.029, 0.17, 0.048, 0.17, 0.005, 0.17),  # VACANT
    (-0.26, -0.22, -0.009, -0.25, -0.084, -0.12, -0.020, -0.11),  # BUILT
    (-0.30, -0.29, -0.17, -0.28, -0.11, -0.23, -0.047, -0.13),  # DEVELOPED
    (-0.030, -0.016, 0.000, 0.000, 0.000, 0.000, 0.000, 0.000),  # EXPLORED
    (-0.28, -0.060, -0.18, -0.19, -0.10, -0.14, 0.000, 0.000),  # DECREED
    (-0.24, -0.71, -0.030, -0.11, -0.044, -0.030, -0.036, -0.059),  # PRIVILEGED
    (-0.086, -0.28, -0.064, -0.12, -0.017, -0.056, -0.038, -0.066),  # NEAR_PRIVILEGE
    (-0.003, -0.036, -0.003, -0.003, -0.003, -0.003, -0.003, -0.003),  # SERVED
    (-0.029, -0.22, -0.092, -0.020, -0.12, -0.18, -0.081, -0.032),  # NEARLY
    (0.30, 0.30, 0.30, 0.30, 0.30, 0.30, 0.30, 0.30),  # OUTPOSTS
)
WEIGHTS: Final = vec[float]([row[part] for part in range(2 * YEARS) for row in _TABLE])


@final
class Due:
    """What is still to come in this year, read from what is pending."""

    __slots__ = ("attacks", "drawn", "lacks", "turns")

    def __init__(self, seats: i64) -> None:
        self.attacks: bool = False
        self.lacks: vec[i64] = vec[i64]([0] * seats)
        self.turns: vec[i64] = vec[i64]([0] * seats)  # of this year, the one that is played now not counted
        self.drawn: vec[i64] = vec[i64]([0] * seats)  # workers that are being drawn

    def read(self, state: DiscordiaState) -> None:
        """Look through the stack."""
        seats: i64 = state.seats
        self.attacks = False
        left: i64 = SEASONS - state.season
        for player in range(seats):
            self.lacks[player] = 0
            self.turns[player] = left
            self.drawn[player] = 0
        stack = state.stack
        for n in range(state.depth):
            self._read_item(stack[n], seats)
        if state.actor >= 0 and state.asks == ASK_DIE:
            self.turns[state.actor] += 1
        elif state.param // ITEM == WORKERS and state.actor < 0:
            self.drawn[state.param % PLAYER] += state.param % ITEM // PLAYER

    def _read_item(self, item: i64, seats: i64) -> None:
        kind: i64 = item // ITEM
        if kind == TURN:
            self.turns[item % PLAYER] += 1
        elif kind in (SEASON_END, YEAR_E3, SEASON):
            for player in range(seats):
                self.lacks[player] = 1
                if kind == SEASON:
                    self.turns[player] += 1
            if kind != YEAR_E3:
                self.attacks = True
        elif kind == LACK:
            self.lacks[item % PLAYER] = 1
        elif kind == WORKERS:
            self.drawn[item % PLAYER] += item % ITEM // PLAYER
        elif kind in (YEAR_E0, YEAR_E1):
            self.attacks = True


def count(state: DiscordiaState, player: i64, due: Due, counts: vec[float]) -> None:
    """All that is counted in a city, in the order above."""
    own = state.own
    base: i64 = player * NUMBERS
    board: i64 = own[base + BOARD]
    holds: i64 = own[base + HOLDS]
    workers: i64 = due.drawn[player] + own[base] + own[base + 1] + own[base + 2] + own[base + 3]
    counts[ONE] = 1.0
    _count_tiles(state, player, counts)
    symbols: i64 = _DEV_LEFT[board * _TRACK_ENDS + own[base + DEVS]]
    symbols += _EXP_LEFT[board * _TRACK_ENDS + own[base + EXPS]]
    symbols += _FIELDS_LEFT[board * _FIELD_ENDS + own[base + DECREE_COUNT]]
    value: i64 = RING_SUPPLY[board * 8 + own[base + RING]]
    if holds & BIT[SUPPLY_PLUS]:
        value += PRIVILEGE_AMOUNT[SUPPLY_PLUS]
    counts[SYMBOLS] = float(symbols)
    counts[SUPPLY_VALUE] = float(value)
    counts[COMING] = float(workers)
    if due.lacks[player]:
        counts[COMING] += counts[FOUNDATIONS] + counts[SLOTS] + float(symbols - value)
    counts[AQUEDUCT] = float(own[base + RING])
    stars: i64 = own[base + STARS]
    few: i64 = stars if stars < 4 else 4
    counts[FEW_STARS] = float(few)
    counts[MORE_STARS] = float(stars - few)
    mans: i64 = own[base + MANS]
    counts[MANIPULATORS] = float(mans) if mans < 4 else 4.0
    counts[DEVELOPED] = float(own[base + DEVS])
    counts[EXPLORED] = float(own[base + EXPS])
    counts[DECREED] = float(own[base + DECREE_COUNT])
    counts[PRIVILEGED] = _privileges(holds)
    counts[NEAR_PRIVILEGE] = _near_privileges(state, base, board)
    counts[NEARLY] = float(_NEAR - workers) if workers < _NEAR else 0.0
    strength: i64 = own_strength(state, player)
    counts[FORCE] = float(strength) if strength < 7 else 7.0
    counts[ATTACK] = _attack(state, strength) if due.attacks else 0.0
    counts[OUTPOSTS] = _outposts(state) if due.attacks and state.setup.magna else 0.0
    counts[IDLE] += float(due.drawn[player])


def _count_tiles(state: DiscordiaState, player: i64, counts: vec[float]) -> None:
    """Foundations, slots, and how supply and slots fit together in each colour."""
    own = state.own
    base: i64 = player * NUMBERS
    first: i64 = player * SPACES
    foundations: i64 = 0
    slots: i64 = 0
    built: i64 = 0
    idle: i64 = 0
    homeless = 0.0
    vacant: i64 = 0
    served: i64 = 0
    for row in range(4):
        free: i64 = 0
        room: i64 = 0
        have: i64 = own[base + row]
        for space in range(ROW_START[row], ROW_START[row] + own[base + OPEN + row]):
            face: i64 = state.city[first + space]
            if face == NONE:
                free += 1
                continue
            built += 1
            filled: i64 = state.filled[first + space]
            if filled < FACE_SLOTS[face]:
                slots += FACE_SLOTS[face] - filled
                if SLOT_SIZES[face * 3 + filled] <= have:
                    served |= _served(state, player, face)
                for slot in range(filled, FACE_SLOTS[face]):
                    room += SLOT_SIZES[face * 3 + slot]
        foundations += free
        if have > room:
            idle += have - room
            lost = float(have - room) - _PILE * float(free)
            if lost > 0.0:
                homeless += lost
        else:
            vacant += room - have
    counts[FOUNDATIONS] = float(foundations)
    counts[SLOTS] = float(slots)
    counts[BUILT] = float(built)
    counts[IDLE] = float(idle)
    counts[HOMELESS] = homeless
    counts[VACANT] = float(vacant)
    counts[SERVED] = float(count_bits(served))


def _served(state: DiscordiaState, player: i64, face: i64) -> i64:
    """The dice that match a tile: six values in three colours, as bits (D-076, D-077, D-108)."""
    reach: i64 = 0
    privilege: i64 = TOLERANCE[FACE_KIND[face]]
    if state.holds(player, privilege):
        reach = PRIVILEGE_AMOUNT[privilege]
    dice: i64 = 0
    for value in range(FACE_DIE[face] - reach, FACE_DIE[face] + reach + 1):
        if 1 <= value <= 6:
            if FACE_DIE_COLOUR[face] == ANY_DIE:
                dice |= _DICE[value - 1] | _DICE[value + 5] | _DICE[value + 11]
            else:
                dice |= _DICE[FACE_DIE_COLOUR[face] * 6 + value - 1]
    return dice


def _privileges(holds: i64) -> float:
    worth = 0.0
    if holds:
        for privilege in range(PRIVILEGES):
            if holds & BIT[privilege]:
                worth += _PRIVILEGE[privilege]
    return worth


def _near_privileges(state: DiscordiaState, base: i64, board: i64) -> float:
    """Rows that give a privilege with their next expansion (D-106)."""
    if len(state.privileges) == 0:
        return 0.0
    near: i64 = 0
    for row in range(4):
        if (
            state.own[base + OPEN + row] + 1 == THRESHOLDS[board * 4 + row]
            and state.own[base + USED_ROWS] & BIT[row] == 0
            and state.expansions[row]
        ):
            near += 1
    return float(near)


def _attack(state: DiscordiaState, strength: i64) -> float:
    """What the attack of this year costs, the tiles that are still hidden taken as they may come."""
    strength += row_strength(state) - attack_strength(state)
    left: i64 = state.left
    right: i64 = state.right
    if right != NONE:
        if strength >= 0:
            return -_REWARD[left] - _REWARD[right]
        return -_PENALTY[left] - _PENALTY[right]
    total = 0.0
    tiles: i64 = 0
    for tile in range(GERMANS):
        if GERMAN_YEAR[tile] == state.year and state.germans & BIT[tile] == 0:
            tiles += 1
            if strength >= GERMAN_STRENGTH[tile]:
                total -= _REWARD[tile]
                if left != NONE:
                    total -= _REWARD[left]
            else:
                total -= _PENALTY[tile]
                if left != NONE:
                    total -= _PENALTY[left]
    return total / float(tiles) if tiles else 0.0


def _outposts(state: DiscordiaState) -> float:
    """What the Magna tiles that lie face up do, less where others suffer too (D-167)."""
    worth = 0.0
    for place in range(MAGNAS):
        if state.row_up[place] and state.row_known[place] != NONE:
            tile: i64 = state.row_known[place]
            worth += _MAGNA_WORTH[MAGNA_EFFECT[tile]] * float(MAGNA_AMOUNT[tile])
    return worth / float(state.seats)


def burden(state: DiscordiaState, player: i64) -> float:
    """How far a player is from victory, when the turn that is played ends here: less is better."""
    due = Due(state.seats)
    due.read(state)
    return weighed(state, player, due, vec[float]([0.0] * COUNTED))


def weighed(state: DiscordiaState, player: i64, due: Due, counts: vec[float]) -> float:
    """The same, with what is due and room for the counts given."""
    count(state, player, due, counts)
    late: i64 = (state.year - 1) * 2 * COUNTED
    early: i64 = late + COUNTED
    turns = float(due.turns[player]) / float(SEASONS)
    total = 0.0
    for n in range(COUNTED):
        total += counts[n] * (WEIGHTS[late + n] * (1.0 - turns) + WEIGHTS[early + n] * turns)
    return total

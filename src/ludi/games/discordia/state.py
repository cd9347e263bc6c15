"""The position of Discordia and the questions one asks of it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from ludi.engine.arrays import vec
from ludi.engine.bits import BIT
from ludi.engine.packing import NO_ARRAY, filled
from ludi.engine.state import CHANCE, State
from ludi.games.discordia.codec import PLACE_ROWS, PLACES
from ludi.games.discordia.printed import (
    DEV_EXTENSION,
    EXP_EXTENSION,
    EXPANSION_KINDS,
    FACE_KIND,
    FACE_SLOTS,
    KIND_COUNT,
    MAGNAS,
    MOST_SLOTS,
    ROW_START,
    SLOT_SIZES,
    SPACES,
    STANDARD,
    TILES,
    TOWER_KINDS,
    TRACK_SPACES,
    Setup,
)

NONE: Final = -1

# Where a city tile is (D-190).
IN_PILE: Final = 0
DISCARDED: Final = 1
DISPLAYED: Final = 2
IN_CITY: Final = 3
IN_ROW: Final = 4
OUT: Final = 5

# The numbers of a player.
SUPPLY: Final = 0  # four colours
STARS: Final = 4
MANS: Final = 5
RING: Final = 6
DEVS: Final = 7  # stars on the development track
EXPS: Final = 8
HAS_DEV_EXT: Final = 9
HAS_EXP_EXT: Final = 10
OPEN: Final = 11  # foundations, four rows
PLACED: Final = 15  # expansions
DECREE_COUNT: Final = 16
DECREE_AT: Final = 17  # four fields
HOLDS: Final = 21  # privileges, as bits
USED_ROWS: Final = 22  # rows that have given their privilege, as bits
USED_STEP: Final = 23  # PRI11 in this year
BOARD: Final = 24
TOWER_AT: Final = 25  # four harbors: 1 trade, 2 military
STRENGTH: Final = 29  # fixed at the start of an attack (D-124)
NUMBERS: Final = 30

SERVED_LOW: Final = 62  # so many of the faces served in a turn are in the first number

# Room for what is pending and for the options of the widest decision.
STACK: Final = 128
OPTIONS: Final = 256
USED: Final = {"stack": "depth", "options": "count"}  # of these the first so many numbers count

# Why it ended.
PLAYING: Final = 0
EMPTY_SUPPLY: Final = 1
AFTER_YEAR_4: Final = 2
REASONS: Final = ("", "empty supply", "after year 4")


@mypyc_attr(acyclic=True)
class Position(State):
    """Cities as faces on spaces, everything else as numbers; what is pending lies on a stack (D-110)."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup.seats, CHANCE, 0)
        self.setup: Setup = setup
        self.own: vec[i64] = NO_ARRAY  # the numbers of every player
        self.city: vec[i64] = NO_ARRAY  # faces on spaces
        self.filled: vec[i64] = NO_ARRAY  # slots of them
        self.tiles: vec[i64] = NO_ARRAY  # where each city tile is
        self.display: vec[i64] = NO_ARRAY
        self.bag: vec[i64] = NO_ARRAY
        self.towers_left: vec[i64] = NO_ARRAY
        self.expansions: vec[i64] = NO_ARRAY
        self.action_tiles: vec[i64] = NO_ARRAY
        self.decrees: vec[i64] = NO_ARRAY  # on the table, as they lie
        self.privileges: vec[i64] = NO_ARRAY
        self.boards: vec[i64] = NO_ARRAY  # revealed and not taken; after the draft they are in the box
        self.dice: vec[i64] = NO_ARRAY
        self.row: vec[i64] = NO_ARRAY  # faces in the Magna row
        self.row_filled: vec[i64] = NO_ARRAY
        self.row_up: vec[i64] = NO_ARRAY
        self.row_known: vec[i64] = NO_ARRAY  # Magna tiles that were seen
        self.stack: vec[i64] = NO_ARRAY  # the first `depth` items are pending
        self.options: vec[i64] = NO_ARRAY  # the first `count` are those of the open decision, or of chance
        self.cult: i64 = setup.star_total
        self.mans: i64 = setup.manipulators
        self.germans: i64 = 0  # tiles revealed so far, as bits
        self.left: i64 = NONE
        self.right: i64 = NONE
        self.year: i64 = 1
        self.season: i64 = 1
        self.maximus: i64 = 0
        self.taken: i64 = NONE  # the die that is gone in this season
        self.die: i64 = NONE  # of the player on turn
        self.value: i64 = 0  # after manipulation (D-049)
        self.has_main: bool = False
        self.has_season: bool = False
        self.has_decree: bool = False
        self.served_low: i64 = 0  # faces served in this turn, as bits: the first 62
        self.served_high: i64 = 0
        self.janus: i64 = NONE
        self.janus_left: i64 = 0  # Janus tiles of this year not revealed yet, as bits
        self.asks: i64 = 0
        self.param: i64 = 0
        self.depth: i64 = 0
        self.count: i64 = 0
        self.winner: i64 = NONE
        self.reason: i64 = PLAYING

    def lay_out(self) -> None:
        """Everything of the game where it lies before the set-up (D-017, D-019)."""
        setup = self.setup
        self.own = filled(setup.seats * NUMBERS, 0)
        self.city = filled(setup.seats * SPACES, NONE)
        self.filled = filled(setup.seats * SPACES, 0)
        self.tiles = filled(TILES, IN_PILE)
        self.display = filled(PLACES, NONE)
        self.bag = filled(KIND_COUNT, setup.workers)
        self.towers_left = filled(TOWER_KINDS, setup.towers)
        self.expansions = filled(EXPANSION_KINDS, setup.expansions)
        self.expansions[DEV_EXTENSION] = setup.extensions
        self.expansions[EXP_EXTENSION] = setup.extensions
        self.action_tiles = filled(6, NONE)
        self.decrees = filled(0, 0)
        self.privileges = filled(0, 0)
        self.boards = filled(0, 0)
        self.dice = filled(3, 0)
        self.row = filled(MAGNAS, NONE)
        self.row_filled = filled(MAGNAS, 0)
        self.row_up = filled(MAGNAS, 0)
        self.row_known = filled(MAGNAS, NONE)
        self.stack = filled(STACK, 0)
        self.options = filled(OPTIONS, 0)

    # Players

    def has_board(self, player: i64) -> bool:
        """Whether a player has a board: with `boards` from the draft on (D-027, D-030)."""
        return not self.setup.boards or self.own[player * NUMBERS + BOARD] != STANDARD

    def number(self, player: i64, what: i64) -> i64:
        """A number of a player."""
        return self.own[player * NUMBERS + what]

    def workers(self, player: i64) -> i64:
        """Workers in the supply."""
        base: i64 = player * NUMBERS
        own = self.own
        return own[base] + own[base + 1] + own[base + 2] + own[base + 3]

    def holds(self, player: i64, privilege: i64) -> bool:
        """Whether the player has a privilege (D-107)."""
        return self.own[player * NUMBERS + HOLDS] & BIT[privilege] != 0

    def face_at(self, player: i64, space: i64) -> i64:
        """The tile on a space of a city, or NONE."""
        return self.city[player * SPACES + space]

    def is_full(self, player: i64, space: i64) -> bool:
        """Whether all slots of the tile there are filled."""
        face: i64 = self.city[player * SPACES + space]
        return face != NONE and self.filled[player * SPACES + space] == FACE_SLOTS[face]

    def free_foundation(self, player: i64, kind: i64) -> i64:
        """The leftmost foundation of a row without a city tile, or NONE (D-053)."""
        start: i64 = ROW_START[kind]
        for n in range(self.own[player * NUMBERS + OPEN + kind]):
            if self.city[player * SPACES + start + n] == NONE:
                return start + n
        return NONE

    def track_length(self, player: i64, ext: i64) -> i64:
        """Spaces of a track, with its extension (D-086)."""
        return TRACK_SPACES if self.number(player, ext) else TRACK_SPACES - 2

    def next_slot(self, face: i64, filled: i64) -> i64:
        """Workers that the next slot of a tile takes, or 0 when it is full (D-062)."""
        if filled >= FACE_SLOTS[face]:
            return 0
        return SLOT_SIZES[face * MOST_SLOTS + filled]

    def is_payable(self, player: i64, face: i64, filled: i64) -> bool:
        """Whether the player has the workers for the next slot (D-063)."""
        size: i64 = self.next_slot(face, filled)
        return size > 0 and self.number(player, SUPPLY + FACE_KIND[face]) >= size

    # Stack

    def push(self, item: i64) -> None:
        """Something to be done before everything that is pending."""
        self.stack[self.depth] = item
        self.depth += 1

    def pop(self) -> i64:
        """What is to be done next."""
        self.depth -= 1
        return self.stack[self.depth]

    def is_place(self, place: i64) -> bool:
        """Whether the display has this place (D-017)."""
        return place % PLACE_ROWS < self.setup.rows

    def is_served(self, face: i64) -> bool:
        """Whether a tile got its special deployment in this turn (D-078)."""
        if face < SERVED_LOW:
            return self.served_low & BIT[face] != 0
        return self.served_high & BIT[face - SERVED_LOW] != 0

    def serve(self, face: i64) -> None:
        """Note that a tile got its special deployment (D-078)."""
        if face < SERVED_LOW:
            self.served_low |= BIT[face]
        else:
            self.served_high |= BIT[face - SERVED_LOW]

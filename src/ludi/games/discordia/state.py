"""The position of Discordia and the questions one asks of it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from ludi.engine.arrays import vec
from ludi.engine.bits import BIT, count_bits
from ludi.engine.packing import NO_ARRAY, filled
from ludi.engine.state import CHANCE, State
from ludi.games.discordia.codec import PLACE_ROWS, PLACES
from ludi.games.discordia.data import AQUEDUCT
from ludi.games.discordia.tables import (
    BARRACKS,
    DECREE_MORE,
    DECREE_NEEDS,
    DECREES,
    DEV_EXTENSION,
    DEV_SYMBOL,
    EXP_EXTENSION,
    EXP_SYMBOL,
    EXPANSION_KINDS,
    FACE_KIND,
    FACE_SLOTS,
    FACE_STRENGTH,
    FIELD_SYMBOL,
    FIELDS,
    FIRST_SLOT,
    HARBORS,
    KIND_COUNT,
    MAGNAS,
    MOST_FIELDS,
    MOST_SLOTS,
    NEED_AQUEDUCT,
    NEED_BARRACKS,
    NEED_DEVS,
    NEED_EXPANSIONS,
    NEED_EXPS,
    NEED_FARMS,
    NEED_FULL_TILES,
    NEED_KINDS,
    NEED_MISSING_COLOURS,
    NEED_NO_EMPTY_SLOTS,
    NEED_STRENGTH,
    NEED_TILES,
    NEED_TOWERS,
    PRIVILEGE_AMOUNT,
    RING_END,
    RING_SUPPLY,
    ROW_LENGTH,
    ROW_START,
    SHIP,
    SLOT_SIZES,
    SPACES,
    STANDARD,
    STRENGTH_PLUS,
    SUPPLY_PLUS,
    TILE_OF,
    TILES,
    TOWER_KINDS,
    TOWER_STRENGTH,
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

    def own_strength(self, player: i64) -> i64:
        """Full barracks, military towers and PRI07 (D-104, D-123)."""
        strength: i64 = 0
        for space in range(ROW_START[BARRACKS], ROW_START[BARRACKS] + ROW_LENGTH[BARRACKS]):
            if self.is_full(player, space):
                strength += FACE_STRENGTH[self.face_at(player, space)]
        for harbor in range(HARBORS):
            tower: i64 = self.number(player, TOWER_AT + harbor)
            if tower:
                strength += TOWER_STRENGTH[tower - 1]
        if self.holds(player, STRENGTH_PLUS):
            strength += PRIVILEGE_AMOUNT[STRENGTH_PLUS]
        return strength

    def row_strength(self) -> i64:
        """Full barracks in the Magna row stand by everyone (D-169)."""
        strength: i64 = 0
        for place in range(MAGNAS):
            face: i64 = self.row[place]
            if face != NONE and self.row_filled[place] == FACE_SLOTS[face]:
                strength += FACE_STRENGTH[face]
        return strength

    def lack(self, player: i64) -> tuple[i64, i64, i64]:
        """Visible worker symbols, empty slots, and the supply value against them (D-128 to D-130)."""
        if not self.has_board(player):
            nothing: i64 = 0
            return nothing, nothing, nothing
        return self._symbols(player), self.empty_slots(player), self._supply_value(player)

    def _symbols(self, player: i64) -> i64:
        board: i64 = self.number(player, BOARD)
        symbols: i64 = 0
        for row in range(KIND_COUNT):
            start: i64 = ROW_START[row]
            for n in range(self.number(player, OPEN + row)):
                if self.face_at(player, start + n) == NONE:
                    symbols += 1
        for n in range(self.number(player, DEVS), TRACK_SPACES):
            symbols += DEV_SYMBOL[board * TRACK_SPACES + n]
        for n in range(self.number(player, EXPS), TRACK_SPACES):
            symbols += EXP_SYMBOL[board * TRACK_SPACES + n]
        for n in range(self.number(player, DECREE_COUNT), FIELDS[board]):
            symbols += FIELD_SYMBOL[board * MOST_FIELDS + n]
        return symbols

    def empty_slots(self, player: i64) -> i64:
        """Slots without workers in a city (D-130)."""
        empty: i64 = 0
        for space in range(SPACES):
            face: i64 = self.face_at(player, space)
            if face != NONE:
                empty += FACE_SLOTS[face] - self.filled[player * SPACES + space]
        return empty

    def _supply_value(self, player: i64) -> i64:
        value: i64 = RING_SUPPLY[self.number(player, BOARD) * AQUEDUCT + self.number(player, RING)]
        if self.holds(player, SUPPLY_PLUS):
            value += PRIVILEGE_AMOUNT[SUPPLY_PLUS]
        return value

    # Decrees

    def meets(self, player: i64, decree: i64) -> bool:
        """Whether a player's city meets the condition of a decree (D-104, D-105)."""
        return self.unmet(player, decree) == NONE

    def unmet(self, player: i64, decree: i64) -> i64:
        """The place of the first need of a decree that a city does not meet, or NONE."""
        needs = DECREE_NEEDS[decree]
        for k in range(len(needs) // 2):
            need: i64 = needs[2 * k]
            counted: i64 = self.counted(player, need)
            limit: i64 = self.limit(player, decree, k)
            if counted > limit if need == NEED_NO_EMPTY_SLOTS else counted < limit:
                return k
        return NONE

    def limit(self, player: i64, decree: i64, k: i64) -> i64:
        """How many the k-th need of a decree asks of this player's board (D-105)."""
        least: i64 = DECREE_NEEDS[decree][2 * k + 1]
        more: i64 = DECREE_MORE[self.number(player, BOARD) * DECREES + decree]
        return least + more

    def counted(self, player: i64, need: i64) -> i64:
        """What a decree counts (D-104)."""
        if need <= NEED_TILES:
            return self._counted_tiles(player, need)
        if need <= NEED_EXPANSIONS:
            return self._counted_steps(player, need)
        if need == NEED_FULL_TILES:
            return self._full_tiles(player)
        if need == NEED_STRENGTH:
            return self.own_strength(player)
        if need == NEED_MISSING_COLOURS:
            return self._missing_colours(player)
        if need == NEED_TOWERS:
            return self._towers(player)
        return self.empty_slots(player)

    def _counted_steps(self, player: i64, need: i64) -> i64:
        """Aqueduct, development, expedition, expansions."""
        if need == NEED_AQUEDUCT:
            return self.number(player, RING)
        if need == NEED_DEVS:
            return self.number(player, DEVS)
        if need == NEED_EXPS:
            return self.number(player, EXPS)
        return self.number(player, PLACED)

    def _counted_tiles(self, player: i64, need: i64) -> i64:
        """Tiles of a kind (barracks with towers), kinds, or all tiles."""
        if need == NEED_BARRACKS:
            return self._tiles_in(player, BARRACKS) + self._towers(player)
        if need <= NEED_FARMS:
            return self._tiles_in(player, need)
        kinds: i64 = 0
        tiles: i64 = 0
        for row in range(KIND_COUNT):
            count: i64 = self._tiles_in(player, row)
            tiles += count
            if count:
                kinds += 1
        return kinds if need == NEED_KINDS else tiles

    def _tiles_in(self, player: i64, row: i64) -> i64:
        count: i64 = 0
        start: i64 = ROW_START[row]
        for space in range(start, start + ROW_LENGTH[row]):
            if self.city[player * SPACES + space] != NONE:
                count += 1
        return count

    def _full_tiles(self, player: i64) -> i64:
        full: i64 = 0
        for space in range(SPACES):
            if self.is_full(player, space):
                full += 1
        return full

    def _missing_colours(self, player: i64) -> i64:
        missing: i64 = 0
        for colour in range(KIND_COUNT):
            if self.number(player, SUPPLY + colour) == 0:
                missing += 1
        return missing

    def _towers(self, player: i64) -> i64:
        count: i64 = 0
        for harbor in range(HARBORS):
            if self.number(player, TOWER_AT + harbor):
                count += 1
        return count

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
        if face < 62:
            return self.served_low & BIT[face] != 0
        return self.served_high & BIT[face - 62] != 0

    def _serve(self, face: i64) -> None:
        if face < 62:
            self.served_low |= BIT[face]
        else:
            self.served_high |= BIT[face - 62]

    # Laws

    def check(self) -> None:
        """What always holds (D-188 to D-194)."""
        self.check_workers()
        self.check_tiles()
        self._check_stars()
        for player in range(self.seats):
            self._check_player(player)
            self._check_city(player)
        if self.reason == PLAYING:
            self._check_decision()

    def check_workers(self) -> None:
        """No worker of any colour is lost or made (D-188)."""
        for colour in range(KIND_COUNT):
            total: i64 = self.bag[colour]
            for player in range(self.seats):
                total += self.number(player, SUPPLY + colour)
            for n in range(len(self.city)):
                total += self._workers_on(self.city[n], self.filled[n], colour)
            for place in range(MAGNAS):
                total += self._workers_on(self.row[place], self.row_filled[place], colour)
            assert total == self.setup.workers, "a worker was lost or made"

    def _check_stars(self) -> None:
        """Stars and manipulators; what Janus removed is gone (D-189)."""
        stars: i64 = self.cult
        mans: i64 = self.mans
        for player in range(self.seats):
            stars += self.number(player, STARS) + self.number(player, DEVS) + self.number(player, EXPS)
            mans += self.number(player, MANS)
        if self.seats > 1:
            assert stars == self.setup.star_total, "a star was lost or made"
            assert mans == self.setup.manipulators, "a manipulator was lost or made"
        assert stars <= self.setup.star_total and mans <= self.setup.manipulators, "Janus gave something"

    def _check_player(self, player: i64) -> None:
        """Nobody has too much or too little (D-192)."""
        assert 0 <= self.number(player, RING) <= RING_END, "the ring left the aqueduct"
        assert self.number(player, STARS) >= 0 and self.number(player, MANS) >= 0, "a debt"
        assert self.number(player, DECREE_COUNT) <= FIELDS[self.number(player, BOARD)], "too many decrees"
        held: i64 = count_bits(self.number(player, HOLDS))
        assert held <= count_bits(self.number(player, USED_ROWS)), "a privilege without a row"
        for harbor in range(self.number(player, OPEN), HARBORS):
            assert self.number(player, TOWER_AT + harbor) == 0, "a tower without a foundation"

    def _check_city(self, player: i64) -> None:
        """Tiles stand on foundations, without a hole but in the harbor (D-191)."""
        for row in range(KIND_COUNT):
            is_hole = False
            for n in range(ROW_LENGTH[row]):
                face: i64 = self.face_at(player, ROW_START[row] + n)
                if face == NONE:
                    is_hole = True
                else:
                    assert FACE_KIND[face] == row, "a tile in the wrong row"
                    assert n < self.number(player, OPEN + row), "a tile without a foundation"
                    assert row == SHIP or not is_hole, "a hole between tiles"

    def _check_decision(self) -> None:
        """While it is played no ship is full, no Magna tile lies up in vain, no supply is empty."""
        for player in range(self.seats):
            for harbor in range(HARBORS):
                assert not self.is_full(player, harbor), "a full ship"
            assert self.actor < 0 or self.workers(player) > 0, "an empty supply has not won"
        for place in range(MAGNAS):
            face: i64 = self.row[place]
            if self.row_up[place]:
                assert face != NONE, "a Magna tile lies up without a city tile"
                assert self.row_filled[place] < FACE_SLOTS[face], "a Magna tile lies up under a full tile"

    def _workers_on(self, face: i64, filled: i64, colour: i64) -> i64:
        if face == NONE or FACE_KIND[face] != colour:
            return 0
        count: i64 = 0
        for slot in range(filled):
            count += SLOT_SIZES[face * MOST_SLOTS + slot]
        return count

    def check_tiles(self) -> None:
        """Each city tile is in one place (D-190)."""
        seen = [0] * TILES
        for place in range(PLACES):
            if self.display[place] != NONE:
                seen[self.display[place]] += 1
                assert self.tiles[self.display[place]] == DISPLAYED, "a tile of the display is elsewhere"
        for n in range(len(self.city)):
            if self.city[n] != NONE:
                seen[TILE_OF[self.city[n]]] += 1
                assert self.tiles[TILE_OF[self.city[n]]] == IN_CITY, "a tile of a city is elsewhere"
        for place in range(MAGNAS):
            if self.row[place] != NONE:
                seen[TILE_OF[self.row[place]]] += 1
        for tile in range(TILES):
            inside: i64 = 1 if self.tiles[tile] in (DISPLAYED, IN_CITY, IN_ROW) else 0
            assert seen[tile] == inside, "a city tile is in two places or in none"

    def has_first_slot(self, player: i64) -> bool:
        """Whether the player may fill a first slot at once (PRI12)."""
        return self.holds(player, FIRST_SLOT)

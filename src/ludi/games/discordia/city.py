"""What happens in a city: tiles, slots, expansions, towers, tracks, aqueduct (D-050 to D-114)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from ludi.engine.arrays import vec
from ludi.engine.bits import BIT
from ludi.engine.state import NOBODY
from ludi.engine.views import Event
from ludi.games.discordia import events as told
from ludi.games.discordia.codec import RETURN, RETURNED, returned
from ludi.games.discordia.data import EXPANSIONS, LETTERS, ROWS, TOWERS
from ludi.games.discordia.state import (
    BOARD,
    DECREE_AT,
    DECREE_COUNT,
    DEVS,
    EMPTY_SUPPLY,
    EXPS,
    HAS_DEV_EXT,
    HOLDS,
    IN_CITY,
    MANS,
    NONE,
    NUMBERS,
    OPEN,
    OUT,
    PLACED,
    RING,
    STARS,
    SUPPLY,
    TOWER_AT,
    USED_ROWS,
    Position,
)
from ludi.games.discordia.tables import (
    AQ,
    BACK_OF,
    BONUS,
    CULT_STAR,
    DECREE_IDS,
    DEV_BONUS,
    DEV_EXTENSION,
    EXP_BONUS,
    FACE_BONUS,
    FACE_COMPLETE,
    FACE_KIND,
    FACE_SLOTS,
    FIELD_BONUS,
    FIRST_SLOT_SIZE,
    KIND_COUNT,
    MOST_FIELDS,
    MOST_SLOTS,
    ON_EXPANSION,
    PRIVILEGE_BONUS,
    PRIVILEGE_IDS,
    RING_BONUS,
    RING_END,
    ROW_START,
    SHIP,
    SLOT_SIZES,
    SPACE_BONUS,
    SPACES,
    STALL,
    STEP_EXP,
    THRESHOLDS,
    TILE_IDS,
    TILE_OF,
    TILES,
    TOWER_BONUS,
    TRACK_SPACES,
)

# Items of the stack: kind, parameter, player (D-110).
ITEM: Final = 1_000_000
PLAYER: Final = 8
GAIN: Final = 1  # a bonus
TURN: Final = 2  # a player chooses his die
MORE: Final = 3  # and goes on with his turn
ACTION: Final = 4  # draws
DECREE_ROW: Final = 5
PRIVILEGE_ROW: Final = 6
DEAL: Final = 7
MAGNA_UP: Final = 8
GERMAN: Final = 9
MAXIMUS: Final = 10
WORKERS: Final = 11
BOARDS: Final = 12
FEED: Final = 13  # steps of the set-up
ALL_WORKERS: Final = 14
DRAFTS: Final = 15  # everyone drafts, counter-clockwise
DRAFT: Final = 16
START: Final = 17
SEASON: Final = 18  # steps of a season
ROLL: Final = 19
JANUS: Final = 20
JANUS_TURN: Final = 21
SEASON_END: Final = 22
YEAR_E0: Final = 23
YEAR_E1: Final = 24
YEAR_E2: Final = 25
YEAR_E3: Final = 26
LACK: Final = 27
YEAR_E4: Final = 28
YEAR_E5: Final = 29
SHIP_DONE: Final = 30  # PRI09
STALL_DONE: Final = 31  # PRI10
FIRST: Final = 32  # PRI12, the parameter is the tile
PRIVILEGE: Final = 33  # the parameter is the row
EXACT: Final = 34  # return exactly so many


@mypyc_attr(acyclic=True)
class City(Position):
    """The effects of actions on a player's board."""

    __slots__ = ()

    # The stack

    def then(self, kind: i64, param: i64, player: i64) -> None:
        """Put something on the stack."""
        self.push(kind * ITEM + param * PLAYER + player)

    def gain(self, bonuses: list[int], player: i64) -> None:
        """A list of bonuses, to be resolved from left to right (D-110)."""
        for k in range(len(bonuses)):
            bonus: i64 = bonuses[len(bonuses) - 1 - k]
            self.then(GAIN, bonus, player)

    def change(self, player: i64, what: i64, by: i64) -> None:
        """Add to a number of a player."""
        self.own[player * NUMBERS + what] += by

    # Stars, manipulators, aqueduct

    def take_stars(self, player: i64, count: i64, log: list[Event] | None) -> None:
        """From the Star Cult, as many as it has (D-061, D-109)."""
        if count > self.cult:
            count = self.cult
        self.cult -= count
        self.change(player, STARS, count)
        if log is not None and count:
            log.append(told.Stars(player=player, count=count))

    def lose_stars(self, player: i64, count: i64, log: list[Event] | None) -> None:
        """Back to the Star Cult, as many as there are."""
        if count > self.number(player, STARS):
            count = self.number(player, STARS)
        self.cult += count
        self.change(player, STARS, -count)
        if log is not None and count:
            log.append(told.Stars(player=player, count=-count))

    def take_manipulator(self, player: i64, log: list[Event] | None) -> None:
        """From the general supply, if there is one."""
        if self.mans:
            self.mans -= 1
            self.change(player, MANS, 1)
            if log is not None:
                log.append(told.Manipulator(player=player, count=1))

    def step_aqueduct(self, player: i64, log: list[Event] | None) -> None:
        """One position forward with its bonus (D-097, D-098)."""
        ring: i64 = self.number(player, RING)
        if ring == RING_END:
            return
        self.change(player, RING, 1)
        if log is not None:
            log.append(told.Aqueduct(player=player, start=ring, end=ring + 1))
        self.gain(RING_BONUS[self.number(player, BOARD) * (RING_END + 1) + ring + 1], player)

    def step_back(self, player: i64, count: i64, log: list[Event] | None) -> None:
        """Back without a bonus, never below 0 (D-099)."""
        ring: i64 = self.number(player, RING)
        end: i64 = ring - count if ring > count else 0
        if log is not None and end != ring:
            log.append(told.Aqueduct(player=player, start=ring, end=end))
        self.own[player * NUMBERS + RING] = end

    # Tracks

    def step_development(self, player: i64, log: list[Event] | None) -> None:
        """A star of one's own goes on the track and gives the bonus of its space (D-093)."""
        self.change(player, STARS, -1)
        reached: i64 = self.number(player, DEVS)
        self.change(player, DEVS, 1)
        if log is not None:
            log.append(told.Step(player=player, track="development", count=reached + 1))
        self.gain(DEV_BONUS[self.number(player, BOARD) * TRACK_SPACES + reached], player)

    def step_expedition(self, player: i64, log: list[Event] | None) -> None:
        """The same on the expedition path; with PRI13 the Star Cult pays while it can (D-094, D-108)."""
        if self.holds(player, CULT_STAR) and self.cult:
            self.cult -= 1
        else:
            self.change(player, STARS, -1)
        reached: i64 = self.number(player, EXPS)
        self.change(player, EXPS, 1)
        if log is not None:
            log.append(told.Step(player=player, track="expedition", count=reached + 1))
        self.gain(EXP_BONUS[self.number(player, BOARD) * TRACK_SPACES + reached], player)

    # Tiles

    def take_tile(self, player: i64, place: i64, over: i64, log: list[Event] | None) -> None:
        """A tile of the display is laid on a foundation or on an own tile (D-052 to D-057)."""
        tile: i64 = self.display[place]
        self.display[place] = NONE
        self.tiles[tile] = IN_CITY
        space: i64 = self.free_foundation(player, FACE_KIND[tile])
        if over != NONE:
            space = self.space_of(player, over)
            self._clear_space(player, space, tile, log)
        self.city[player * SPACES + space] = tile
        self.filled[player * SPACES + space] = 0
        if log is not None:
            log.append(told.Placed(player=player, tile=TILE_IDS[tile], space=space_name(space)))
        self.then(FIRST, tile, player)
        self.gain(FACE_BONUS[tile], player)

    def _clear_space(self, player: i64, space: i64, tile: i64, log: list[Event] | None) -> None:
        """Workers of an overbuilt tile return to the supply, the tile is out of the game (D-055)."""
        face: i64 = self.face_at(player, space)
        workers: i64 = self._workers_on(face, self.filled[player * SPACES + space], FACE_KIND[face])
        self.change(player, SUPPLY + FACE_KIND[face], workers)
        self.tiles[TILE_OF[face]] = OUT
        if log is not None:
            old = TILE_IDS[TILE_OF[face]]
            log.append(told.Overbuilt(player=player, tile=old, by=TILE_IDS[tile], workers=workers))

    def space_of(self, player: i64, tile: i64) -> i64:
        """Where a tile stands in a city, or NONE."""
        for space in range(SPACES):
            face: i64 = self.face_at(player, space)
            if face != NONE and TILE_OF[face] == tile:
                return space
        return NONE

    # Slots

    def deploy(self, player: i64, tile: i64, log: list[Event] | None) -> None:
        """Fill the next slot of a tile in the own city or in the Magna row (D-058, D-062 to D-064)."""
        space: i64 = self.space_of(player, tile)
        place: i64 = NONE
        face: i64 = NONE
        filled: i64 = 0
        if space != NONE:
            face = self.face_at(player, space)
            filled = self.filled[player * SPACES + space]
            self.filled[player * SPACES + space] = filled + 1
        else:
            place = self.row_place(tile)
            face = self.row[place]
            filled = self.row_filled[place]
            self.row_filled[place] = filled + 1
        size: i64 = SLOT_SIZES[face * MOST_SLOTS + filled]
        self.change(player, SUPPLY + FACE_KIND[face], -size)
        if log is not None:
            letter = LETTERS[FACE_KIND[face]]
            slots = int(FACE_SLOTS[face])
            name = TILE_IDS[tile]
            log.append(
                told.Filled(
                    player=player, tile=name, slot=filled + 1, slots=slots, workers=size, colour=letter
                )
            )
        if self.workers(player) == 0:
            self.win(player, log)
        elif filled + 1 == FACE_SLOTS[face]:
            if space != NONE:
                self._complete(player, space, log)
            else:
                self._complete_row(player, place, log)

    def row_place(self, tile: i64) -> i64:
        """Where a tile lies in the Magna row, or NONE."""
        for place in range(len(self.row)):
            if self.row[place] != NONE and TILE_OF[self.row[place]] == tile:
                return place
        return NONE

    def win(self, player: i64, log: list[Event] | None) -> None:
        """An empty supply wins at once; what is pending is not carried out (D-136)."""
        self.winner = player
        self.reason = EMPTY_SUPPLY
        self.actor = NOBODY
        if log is not None:
            log.append(told.Won(player=player, reason="empty supply"))

    def _complete(self, player: i64, space: i64, log: list[Event] | None) -> None:
        """A full tile of a city: a ship sails, others give an expedition step (D-066 to D-071)."""
        face: i64 = self.face_at(player, space)
        if log is not None:
            log.append(told.Completed(player=player, tile=TILE_IDS[TILE_OF[face]]))
        if FACE_KIND[face] == SHIP:
            self._sail(player, space, face, log)
            return
        self.then(GAIN, STEP_EXP * BONUS, player)
        if FACE_KIND[face] == STALL:
            self.then(STALL_DONE, 0, player)

    def _sail(self, player: i64, space: i64, ship: i64, log: list[Event] | None) -> None:
        """Workers to the bag, the stall side to the market, then bonus and aqueduct (D-066 to D-068)."""
        workers: i64 = self._workers_on(ship, FACE_SLOTS[ship], SHIP)
        self.bag[SHIP] += workers
        self.city[player * SPACES + space] = NONE
        self.filled[player * SPACES + space] = 0
        market: i64 = self.free_foundation(player, STALL)
        if market == NONE:
            self.tiles[ship] = OUT
        else:
            self.city[player * SPACES + market] = BACK_OF[ship]
            self.filled[player * SPACES + market] = 0
        if log is not None:
            where = space_name(market) if market != NONE else ""
            log.append(told.Flipped(player=player, tile=TILE_IDS[ship], space=where, workers=workers))
        self._reward_ship(player, ship)

    def _reward_ship(self, player: i64, ship: i64) -> None:
        self.then(SHIP_DONE, 0, player)
        self.then(GAIN, AQ * BONUS + 1, player)
        self.gain(FACE_COMPLETE[ship], player)

    def _complete_row(self, player: i64, place: i64, log: list[Event] | None) -> None:
        """A full tile of the Magna row turns its Magna tile to the eagle (D-163 to D-166)."""
        face: i64 = self.row[place]
        self.row_up[place] = 0
        if log is not None:
            log.append(told.Eagle(player=player, place=place + 1, tile=TILE_IDS[TILE_OF[face]]))
        if FACE_KIND[face] == SHIP:
            workers: i64 = self._workers_on(face, FACE_SLOTS[face], SHIP)
            self.bag[SHIP] += workers
            self.row[place] = BACK_OF[face]
            self.row_filled[place] = 0
            if log is not None:
                where = f"magna{place + 1}"
                log.append(told.Flipped(player=player, tile=TILE_IDS[face], space=where, workers=workers))
            self._reward_ship(player, face)
        elif face < TILES:
            self.gain(FACE_BONUS[face], player)

    # Expansions and towers

    def expand(self, player: i64, kind: i64, log: list[Event] | None) -> None:
        """Place a city expansion: privilege check, bonus of the space, PRI05 (D-083 to D-088)."""
        self.expansions[kind] -= 1
        self.change(player, PLACED, 1)
        if log is not None:
            log.append(told.Expanded(player=player, kind=EXPANSIONS[kind]))
        if self.holds(player, ON_EXPANSION):
            self.gain(PRIVILEGE_BONUS[ON_EXPANSION], player)
        if kind >= DEV_EXTENSION:
            self.own[player * NUMBERS + HAS_DEV_EXT + kind - DEV_EXTENSION] = 1
            return
        opened: i64 = self.number(player, OPEN + kind)
        self.change(player, OPEN + kind, 1)
        board: i64 = self.number(player, BOARD)
        self.gain(SPACE_BONUS[board * SPACES + ROW_START[kind] + opened], player)
        is_used = self.number(player, USED_ROWS) & BIT[kind] != 0
        if not is_used and opened + 1 == THRESHOLDS[board * KIND_COUNT + kind]:
            self.own[player * NUMBERS + USED_ROWS] |= BIT[kind]
            self.then(PRIVILEGE, kind, player)

    def set_tower(self, player: i64, kind: i64, harbor: i64, log: list[Event] | None) -> None:
        """A tower on a harbor foundation (D-089 to D-091)."""
        self.towers_left[kind] -= 1
        self.own[player * NUMBERS + TOWER_AT + harbor] = kind + 1
        if log is not None:
            log.append(told.TowerSet(player=player, kind=TOWERS[kind], space=space_name(harbor)))
        self.gain(TOWER_BONUS[kind], player)

    # Decrees and privileges

    def take_decree(self, player: i64, decree: i64, log: list[Event] | None) -> None:
        """To the leftmost free field, with the bonus of the field (D-101, D-102)."""
        self.decrees = without(self.decrees, decree)
        field: i64 = self.number(player, DECREE_COUNT)
        self.own[player * NUMBERS + DECREE_AT + field] = decree
        self.change(player, DECREE_COUNT, 1)
        self.has_decree = True
        if log is not None:
            log.append(told.DecreeTaken(player=player, decree=DECREE_IDS[decree], field=field + 1))
        self.gain(FIELD_BONUS[self.number(player, BOARD) * MOST_FIELDS + field], player)

    def take_privilege(self, player: i64, privilege: i64, log: list[Event] | None) -> None:
        """A privilege is permanent (D-106, D-107)."""
        self.privileges = without(self.privileges, privilege)
        self.own[player * NUMBERS + HOLDS] |= BIT[privilege]
        if log is not None:
            log.append(told.PrivilegeTaken(player=player, privilege=PRIVILEGE_IDS[privilege]))

    # Workers

    def give_back(self, player: i64, action: i64, log: list[Event] | None) -> None:
        """Workers of the supply go to the bag (D-109, D-132)."""
        counts: i64 = (action - RETURN) * KIND_COUNT
        for colour in range(KIND_COUNT):
            count: i64 = RETURNED[counts + colour]
            self.change(player, SUPPLY + colour, -count)
            self.bag[colour] += count
        if log is not None:
            letters = "".join([letter * n for letter, n in zip(LETTERS, returned(action), strict=True)])
            log.append(told.Returned(player=player, workers=letters))
        if self.workers(player) == 0:
            self.win(player, log)

    def has_small_first(self, player: i64, tile: i64) -> bool:
        """PRI12: whether it speaks of this tile, whose first slot shows one worker (D-108)."""
        return self.has_first_slot(player) and SLOT_SIZES[tile * MOST_SLOTS] == FIRST_SLOT_SIZE

    def may_fill_first(self, player: i64, tile: i64) -> bool:
        """PRI12: whether that slot is still there, empty and payable (D-200)."""
        space: i64 = self.space_of(player, tile)
        if space == NONE or self.face_at(player, space) != tile:
            return False
        return self.filled[player * SPACES + space] == 0 and self.is_payable(player, tile, 0)


def space_name(space: i64) -> str:
    """As in harbor1 or market3."""
    row = 3
    while ROW_START[row] > space:
        row -= 1
    return f"{ROWS[row]}{space - ROW_START[row] + 1}"


def without(array: vec[i64], item: i64) -> vec[i64]:
    """The array less one item."""
    return vec[i64]([number for number in array if number != item])

"""What happens in a city: tiles, slots, expansions, towers, tracks, aqueduct (D-050 to D-114)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludi.engine.arrays import vec
from ludi.engine.bits import BIT
from ludi.engine.state import NOBODY
from ludi.engine.views import Event
from ludi.games.discordia import events as told
from ludi.games.discordia.codec import RETURN, RETURNED, returned
from ludi.games.discordia.data import EXPANSIONS, LETTERS, ROWS, TOWERS
from ludi.games.discordia.printed import (
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
    FIRST_SLOT,
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
    SEASON_BONUS,
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


# The stack


def then(position: Position, kind: i64, param: i64, player: i64) -> None:
    """Put something on the stack."""
    position.push(kind * ITEM + param * PLAYER + player)


def gain(position: Position, bonuses: list[int], player: i64) -> None:
    """A list of bonuses, to be resolved from left to right (D-110)."""
    for k in range(len(bonuses)):
        bonus: i64 = bonuses[len(bonuses) - 1 - k]
        then(position, GAIN, bonus, player)


def change(position: Position, player: i64, what: i64, by: i64) -> None:
    """Add to a number of a player."""
    position.own[player * NUMBERS + what] += by


# Stars, manipulators, aqueduct


def take_stars(position: Position, player: i64, count: i64, log: list[Event] | None) -> None:
    """From the Star Cult, as many as it has (D-061, D-109)."""
    if count > position.cult:
        count = position.cult
    position.cult -= count
    change(position, player, STARS, count)
    if log is not None and count:
        log.append(told.Stars(player=player, count=count))


def lose_stars(position: Position, player: i64, count: i64, log: list[Event] | None) -> None:
    """Back to the Star Cult, as many as there are."""
    if count > position.number(player, STARS):
        count = position.number(player, STARS)
    position.cult += count
    change(position, player, STARS, -count)
    if log is not None and count:
        log.append(told.Stars(player=player, count=-count))


def take_manipulator(position: Position, player: i64, log: list[Event] | None) -> None:
    """From the general supply, if there is one."""
    if position.mans:
        position.mans -= 1
        change(position, player, MANS, 1)
        if log is not None:
            log.append(told.Manipulator(player=player, count=1))


def step_aqueduct(position: Position, player: i64, log: list[Event] | None) -> None:
    """One position forward with its bonus (D-097, D-098)."""
    ring: i64 = position.number(player, RING)
    if ring == RING_END:
        return
    change(position, player, RING, 1)
    if log is not None:
        log.append(told.Aqueduct(player=player, start=ring, end=ring + 1))
    gain(position, RING_BONUS[position.number(player, BOARD) * (RING_END + 1) + ring + 1], player)


def step_back(position: Position, player: i64, count: i64, log: list[Event] | None) -> None:
    """Back without a bonus, never below 0 (D-099)."""
    ring: i64 = position.number(player, RING)
    end: i64 = ring - count if ring > count else 0
    if log is not None and end != ring:
        log.append(told.Aqueduct(player=player, start=ring, end=end))
    position.own[player * NUMBERS + RING] = end


# Tracks


def step_development(position: Position, player: i64, log: list[Event] | None) -> None:
    """A star of one's own goes on the track and gives the bonus of its space (D-093)."""
    change(position, player, STARS, -1)
    reached: i64 = position.number(player, DEVS)
    change(position, player, DEVS, 1)
    if log is not None:
        log.append(told.Step(player=player, track="development", count=reached + 1))
    gain(position, DEV_BONUS[position.number(player, BOARD) * TRACK_SPACES + reached], player)


def step_expedition(position: Position, player: i64, log: list[Event] | None) -> None:
    """The same on the expedition path; with PRI13 the Star Cult pays while it can (D-094, D-108)."""
    if position.holds(player, CULT_STAR) and position.cult:
        position.cult -= 1
    else:
        change(position, player, STARS, -1)
    reached: i64 = position.number(player, EXPS)
    change(position, player, EXPS, 1)
    if log is not None:
        log.append(told.Step(player=player, track="expedition", count=reached + 1))
    gain(position, EXP_BONUS[position.number(player, BOARD) * TRACK_SPACES + reached], player)


# Tiles


def take_tile(position: Position, player: i64, place: i64, over: i64, log: list[Event] | None) -> None:
    """A tile of the display is laid on a foundation or on an own tile (D-052 to D-057)."""
    tile: i64 = position.display[place]
    position.display[place] = NONE
    position.tiles[tile] = IN_CITY
    space: i64 = position.free_foundation(player, FACE_KIND[tile])
    if over != NONE:
        space = space_of(position, player, over)
        _clear_space(position, player, space, tile, log)
    position.city[player * SPACES + space] = tile
    position.filled[player * SPACES + space] = 0
    if log is not None:
        log.append(told.Placed(player=player, tile=TILE_IDS[tile], space=space_name(space)))
    then(position, FIRST, tile, player)
    gain(position, FACE_BONUS[tile], player)


def _clear_space(position: Position, player: i64, space: i64, tile: i64, log: list[Event] | None) -> None:
    """Workers of an overbuilt tile return to the supply, the tile is out of the game (D-055)."""
    face: i64 = position.face_at(player, space)
    workers: i64 = workers_on(position, face, position.filled[player * SPACES + space], FACE_KIND[face])
    change(position, player, SUPPLY + FACE_KIND[face], workers)
    position.tiles[TILE_OF[face]] = OUT
    if log is not None:
        old = TILE_IDS[TILE_OF[face]]
        log.append(told.Overbuilt(player=player, tile=old, by=TILE_IDS[tile], workers=workers))


def space_of(position: Position, player: i64, tile: i64) -> i64:
    """Where a tile stands in a city, or NONE."""
    for space in range(SPACES):
        face: i64 = position.face_at(player, space)
        if face != NONE and TILE_OF[face] == tile:
            return space
    return NONE


# Slots


def deploy(position: Position, player: i64, tile: i64, log: list[Event] | None) -> None:
    """Fill the next slot of a tile in the own city or in the Magna row (D-058, D-062 to D-064)."""
    space: i64 = space_of(position, player, tile)
    place: i64 = NONE
    face: i64 = NONE
    filled: i64 = 0
    if space != NONE:
        face = position.face_at(player, space)
        filled = position.filled[player * SPACES + space]
        position.filled[player * SPACES + space] = filled + 1
    else:
        place = row_place(position, tile)
        face = position.row[place]
        filled = position.row_filled[place]
        position.row_filled[place] = filled + 1
    size: i64 = SLOT_SIZES[face * MOST_SLOTS + filled]
    change(position, player, SUPPLY + FACE_KIND[face], -size)
    if log is not None:
        letter = LETTERS[FACE_KIND[face]]
        slots = int(FACE_SLOTS[face])
        name = TILE_IDS[tile]
        log.append(
            told.Filled(player=player, tile=name, slot=filled + 1, slots=slots, workers=size, colour=letter)
        )
    if position.workers(player) == 0:
        win(position, player, log)
    elif filled + 1 == FACE_SLOTS[face]:
        if space != NONE:
            _complete(position, player, space, log)
        else:
            _complete_row(position, player, place, log)


def row_place(position: Position, tile: i64) -> i64:
    """Where a tile lies in the Magna row, or NONE."""
    for place in range(len(position.row)):
        if position.row[place] != NONE and TILE_OF[position.row[place]] == tile:
            return place
    return NONE


def win(position: Position, player: i64, log: list[Event] | None) -> None:
    """An empty supply wins at once; what is pending is not carried out (D-136)."""
    position.winner = player
    position.reason = EMPTY_SUPPLY
    position.actor = NOBODY
    if log is not None:
        log.append(told.Won(player=player, reason="empty supply"))


def _complete(position: Position, player: i64, space: i64, log: list[Event] | None) -> None:
    """A full tile of a city: a ship sails, others give an expedition step (D-066 to D-071)."""
    face: i64 = position.face_at(player, space)
    if log is not None:
        log.append(told.Completed(player=player, tile=TILE_IDS[TILE_OF[face]]))
    if FACE_KIND[face] == SHIP:
        _sail(position, player, space, face, log)
        return
    then(position, GAIN, STEP_EXP * BONUS, player)
    if FACE_KIND[face] == STALL:
        then(position, STALL_DONE, 0, player)


def _sail(position: Position, player: i64, space: i64, ship: i64, log: list[Event] | None) -> None:
    """Workers to the bag, the stall side to the market, then bonus and aqueduct (D-066 to D-068)."""
    workers: i64 = workers_on(position, ship, FACE_SLOTS[ship], SHIP)
    position.bag[SHIP] += workers
    position.city[player * SPACES + space] = NONE
    position.filled[player * SPACES + space] = 0
    market: i64 = position.free_foundation(player, STALL)
    if market == NONE:
        position.tiles[ship] = OUT
    else:
        position.city[player * SPACES + market] = BACK_OF[ship]
        position.filled[player * SPACES + market] = 0
    if log is not None:
        where = space_name(market) if market != NONE else ""
        log.append(told.Flipped(player=player, tile=TILE_IDS[ship], space=where, workers=workers))
    _reward_ship(position, player, ship)


def _reward_ship(position: Position, player: i64, ship: i64) -> None:
    then(position, SHIP_DONE, 0, player)
    then(position, GAIN, AQ * BONUS + 1, player)
    gain(position, FACE_COMPLETE[ship], player)


def _complete_row(position: Position, player: i64, place: i64, log: list[Event] | None) -> None:
    """A full tile of the Magna row turns its Magna tile to the eagle (D-163 to D-166)."""
    face: i64 = position.row[place]
    position.row_up[place] = 0
    if log is not None:
        log.append(told.Eagle(player=player, place=place + 1, tile=TILE_IDS[TILE_OF[face]]))
    if FACE_KIND[face] == SHIP:
        workers: i64 = workers_on(position, face, FACE_SLOTS[face], SHIP)
        position.bag[SHIP] += workers
        position.row[place] = BACK_OF[face]
        position.row_filled[place] = 0
        if log is not None:
            where = f"magna{place + 1}"
            log.append(told.Flipped(player=player, tile=TILE_IDS[face], space=where, workers=workers))
        _reward_ship(position, player, face)
    elif face < TILES:
        gain(position, FACE_BONUS[face], player)


# Expansions and towers


def expand(position: Position, player: i64, kind: i64, log: list[Event] | None) -> None:
    """Place a city expansion: privilege check, bonus of the space, PRI05 (D-083 to D-088)."""
    position.expansions[kind] -= 1
    change(position, player, PLACED, 1)
    if log is not None:
        log.append(told.Expanded(player=player, kind=EXPANSIONS[kind]))
    if position.holds(player, ON_EXPANSION):
        gain(position, PRIVILEGE_BONUS[ON_EXPANSION], player)
    if kind >= DEV_EXTENSION:
        position.own[player * NUMBERS + HAS_DEV_EXT + kind - DEV_EXTENSION] = 1
        return
    opened: i64 = position.number(player, OPEN + kind)
    change(position, player, OPEN + kind, 1)
    board: i64 = position.number(player, BOARD)
    gain(position, SPACE_BONUS[board * SPACES + ROW_START[kind] + opened], player)
    is_used = position.number(player, USED_ROWS) & BIT[kind] != 0
    if not is_used and opened + 1 == THRESHOLDS[board * KIND_COUNT + kind]:
        position.own[player * NUMBERS + USED_ROWS] |= BIT[kind]
        then(position, PRIVILEGE, kind, player)


def set_tower(position: Position, player: i64, kind: i64, harbor: i64, log: list[Event] | None) -> None:
    """A tower on a harbor foundation (D-089 to D-091)."""
    position.towers_left[kind] -= 1
    position.own[player * NUMBERS + TOWER_AT + harbor] = kind + 1
    if log is not None:
        log.append(told.TowerSet(player=player, kind=TOWERS[kind], space=space_name(harbor)))
    gain(position, TOWER_BONUS[kind], player)


# Decrees and privileges


def take_decree(position: Position, player: i64, decree: i64, log: list[Event] | None) -> None:
    """To the leftmost free field, with the bonus of the field (D-101, D-102)."""
    position.decrees = without(position.decrees, decree)
    field: i64 = position.number(player, DECREE_COUNT)
    position.own[player * NUMBERS + DECREE_AT + field] = decree
    change(position, player, DECREE_COUNT, 1)
    position.has_decree = True
    if log is not None:
        log.append(told.DecreeTaken(player=player, decree=DECREE_IDS[decree], field=field + 1))
    gain(position, FIELD_BONUS[position.number(player, BOARD) * MOST_FIELDS + field], player)


def take_privilege(position: Position, player: i64, privilege: i64, log: list[Event] | None) -> None:
    """A privilege is permanent (D-106, D-107)."""
    position.privileges = without(position.privileges, privilege)
    position.own[player * NUMBERS + HOLDS] |= BIT[privilege]
    if log is not None:
        log.append(told.PrivilegeTaken(player=player, privilege=PRIVILEGE_IDS[privilege]))


# Workers


def give_back(position: Position, player: i64, action: i64, log: list[Event] | None) -> None:
    """Workers of the supply go to the bag (D-109, D-132)."""
    counts: i64 = (action - RETURN) * KIND_COUNT
    for colour in range(KIND_COUNT):
        count: i64 = RETURNED[counts + colour]
        change(position, player, SUPPLY + colour, -count)
        position.bag[colour] += count
    if log is not None:
        letters = "".join([letter * n for letter, n in zip(LETTERS, returned(action), strict=True)])
        log.append(told.Returned(player=player, workers=letters))
    if position.workers(player) == 0:
        win(position, player, log)


def has_small_first(position: Position, player: i64, tile: i64) -> bool:
    """PRI12: whether it speaks of this tile, whose first slot shows one worker (D-108)."""
    return has_first_slot(position, player) and SLOT_SIZES[tile * MOST_SLOTS] == FIRST_SLOT_SIZE


def may_fill_first(position: Position, player: i64, tile: i64) -> bool:
    """PRI12: whether that slot is still there, empty and payable (D-200)."""
    space: i64 = space_of(position, player, tile)
    if space == NONE or position.face_at(player, space) != tile:
        return False
    return position.filled[player * SPACES + space] == 0 and position.is_payable(player, tile, 0)


def space_name(space: i64) -> str:
    """As in harbor1 or market3."""
    row = 3
    while ROW_START[row] > space:
        row -= 1
    return f"{ROWS[row]}{space - ROW_START[row] + 1}"


def without(array: vec[i64], item: i64) -> vec[i64]:
    """The array less one item."""
    return vec[i64]([number for number in array if number != item])


def draw_workers(position: Position, player: i64, count: i64) -> None:
    """Workers of the bag come one by one (D-114)."""
    if count:
        then(position, WORKERS, count, player)


def season_bonus(position: Position, player: i64) -> None:
    """The bonus of the season (D-073, D-074)."""
    gain(position, SEASON_BONUS[position.season - 1], player)


def workers_on(position: Position, face: i64, filled: i64, colour: i64) -> i64:
    """Workers of a colour on a tile of which so many slots are filled."""
    if face == NONE or FACE_KIND[face] != colour:
        return 0
    count: i64 = 0
    for slot in range(filled):
        count += SLOT_SIZES[face * MOST_SLOTS + slot]
    return count


def has_first_slot(position: Position, player: i64) -> bool:
    """Whether the player may fill a first slot at once (PRI12)."""
    return position.holds(player, FIRST_SLOT)

"""Draws of chance, the display and the Magna row (D-021, D-038, D-157 to D-161, D-187, D-199)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludi.engine.arrays import append, vec
from ludi.engine.bits import BIT
from ludi.engine.state import CHANCE
from ludi.engine.views import Event
from ludi.games.discordia import codec
from ludi.games.discordia import events as told
from ludi.games.discordia.choices import ASK_CHANCE, is_own_season, offer
from ludi.games.discordia.city import (
    ACTION,
    BOARDS,
    DEAL,
    DECREE_ROW,
    GERMAN,
    ITEM,
    JANUS,
    MAGNA_UP,
    MAXIMUS,
    PLAYER,
    PRIVILEGE_ROW,
    ROLL,
    WORKERS,
    change,
    then,
)
from ludi.games.discordia.codec import PLACE_ROWS, PLACES, place_name
from ludi.games.discordia.data import LETTERS
from ludi.games.discordia.printed import (
    ACTION_IDS,
    BOARD_SHORTS,
    DECREE_IDS,
    DECREES,
    FACE_SLOTS,
    GERMAN_IDS,
    GERMAN_YEAR,
    GERMANS,
    JANUS_IDS,
    JANUSES,
    KIND_COUNT,
    MAGNA_IDS,
    MAGNAS,
    PRIVILEGE_IDS,
    PRIVILEGES,
    TILE_IDS,
    TILES,
)
from ludi.games.discordia.printed import BOARDS as ALL_BOARDS
from ludi.games.discordia.state import DISCARDED, DISPLAYED, IN_PILE, IN_ROW, NONE, SUPPLY, Position

LEFT: Final = 0
RIGHT: Final = 1


# Draws of chance (D-187, D-199)


def open_chance(position: Position, kind: i64, param: i64) -> bool:
    """Chance draws one of the options; nothing when there is none. Rolls are not listed."""
    if position.count == 0 and kind != ROLL:
        return False
    position.asks = ASK_CHANCE
    position.param = kind * ITEM + param
    position.actor = CHANCE
    return True


def list_draws(position: Position, kind: i64, param: i64) -> None:
    """All that may come, ascending."""
    position.count = 0
    if kind == WORKERS:
        for colour in range(KIND_COUNT):
            if position.bag[colour]:
                offer(position, codec.DEAL_WORKER + colour)
    elif kind == DEAL:
        _offer_pile(position)
    elif kind == JANUS:
        for tile in range(JANUSES):
            if position.janus_left & BIT[tile]:
                offer(position, codec.DEAL_JANUS + tile)
    elif kind == GERMAN:
        for tile in range(GERMANS):
            if GERMAN_YEAR[tile] == position.year and position.germans & BIT[tile] == 0:
                offer(position, codec.DEAL_GERMAN + tile)
    elif kind != ROLL:
        _list_set_up(position, kind)


def _list_set_up(position: Position, kind: i64) -> None:
    """Each of a kind that does not lie on the table yet."""
    if kind == ACTION:
        _offer_others(position, position.action_tiles, len(ACTION_IDS), codec.DEAL_ACTION)
    elif kind == DECREE_ROW:
        _offer_others(position, position.decrees, DECREES, codec.DEAL_DECREE)
    elif kind == PRIVILEGE_ROW:
        _offer_others(position, position.privileges, PRIVILEGES, codec.DEAL_PRIVILEGE)
    elif kind == MAGNA_UP:
        _offer_others(position, position.row_known, MAGNAS, codec.DEAL_MAGNA)
    elif kind == MAXIMUS:
        for seat in range(position.seats):
            offer(position, codec.MAXIMUS + seat)
    else:
        for board in range(1, ALL_BOARDS):
            if not _has(position.boards, board) and board not in position.setup.played:
                offer(position, codec.DEAL_BOARD + board)


def _offer_others(position: Position, lying: vec[i64], number: i64, first: i64) -> None:
    for n in range(number):
        if not _has(lying, n):
            offer(position, first + n)


def _offer_pile(position: Position) -> None:
    """The draw pile; when it is empty the discard pile becomes it (D-038)."""
    for tile in range(TILES):
        if position.tiles[tile] == IN_PILE:
            offer(position, codec.DEAL_TILE + tile)
    if position.count == 0:
        for tile in range(TILES):
            if position.tiles[tile] == DISCARDED:
                position.tiles[tile] = IN_PILE
                offer(position, codec.DEAL_TILE + tile)


def take_draw(position: Position, action: i64, log: list[Event] | None) -> None:
    """What chance drew."""
    kind: i64 = position.param // ITEM
    param: i64 = position.param % ITEM // PLAYER
    if kind == ACTION:
        position.action_tiles[param] = action - codec.DEAL_ACTION
        _tell(log, "action", ACTION_IDS[action - codec.DEAL_ACTION], str(param + 1))
    elif kind == DECREE_ROW:
        position.decrees = append(position.decrees, action - codec.DEAL_DECREE)
        _tell(log, "decree", DECREE_IDS[action - codec.DEAL_DECREE], "")
    elif kind == PRIVILEGE_ROW:
        position.privileges = append(position.privileges, action - codec.DEAL_PRIVILEGE)
        _tell(log, "privilege", PRIVILEGE_IDS[action - codec.DEAL_PRIVILEGE], "")
    elif kind == DEAL:
        _deal_tile(position, param, action - codec.DEAL_TILE, log)
    elif kind == MAGNA_UP:
        position.row_known[param] = action - codec.DEAL_MAGNA
        _tell(log, "magna", MAGNA_IDS[action - codec.DEAL_MAGNA], str(param + 1))
    elif kind == GERMAN:
        reveal_german(position, param, action - codec.DEAL_GERMAN, log)
    else:
        _take_more(position, kind, param, action, log)


def _take_more(position: Position, kind: i64, param: i64, action: i64, log: list[Event] | None) -> None:
    if kind == MAXIMUS:
        position.maximus = action - codec.MAXIMUS
        _tell(log, "maximus", "ABCD"[position.maximus], "")
    elif kind == BOARDS:
        position.boards = append(position.boards, action - codec.DEAL_BOARD)
        _tell(log, "board", BOARD_SHORTS[action - codec.DEAL_BOARD], "")
    elif kind == ROLL:
        _rolled(position, action - codec.ROLL, log)
    elif kind == JANUS:
        position.janus = action - codec.DEAL_JANUS
        position.janus_left &= ~BIT[position.janus]
        _tell(log, "janus", JANUS_IDS[position.janus], "")
    else:
        _take_worker(position, position.param % PLAYER, param - 1, action - codec.DEAL_WORKER, log)


def _take_worker(position: Position, player: i64, left: i64, colour: i64, log: list[Event] | None) -> None:
    """One worker of the bag, and then as many as are left to draw."""
    position.bag[colour] -= 1
    change(position, player, SUPPLY + colour, 1)
    if log is not None:
        log.append(told.WorkersDrawn(player=player, colour=LETTERS[colour]))
    if left:
        then(position, WORKERS, left, player)


def deal_workers(position: Position) -> None:
    """Everyone draws his workers, clockwise from the Maximus (D-025)."""
    for k in range(position.seats):
        player: i64 = (position.maximus + position.seats - 1 - k) % position.seats
        then(position, WORKERS, position.setup.start_workers, player)


def _deal_tile(position: Position, place: i64, tile: i64, log: list[Event] | None) -> None:
    position.display[place] = tile
    position.tiles[tile] = DISPLAYED
    if log is not None:
        log.append(told.TileDealt(tile=TILE_IDS[tile], place=place_name(place)))


def reveal_german(position: Position, side: i64, tile: i64, log: list[Event] | None) -> None:
    """A German tile lies open on one side of the board."""
    position.germans |= BIT[tile]
    if side == LEFT:
        position.left = tile
    else:
        position.right = tile
    _tell(log, "german", GERMAN_IDS[tile], "left" if side == LEFT else "right")


def _rolled(position: Position, roll: i64, log: list[Event] | None) -> None:
    position.dice[0] = roll // 36 + 1
    position.dice[1] = roll // 6 % 6 + 1
    position.dice[2] = roll % 6 + 1
    if log is not None:
        maximus = position.maximus if position.seats > 1 or is_own_season(position) else -1
        dice = (int(position.dice[0]), int(position.dice[1]), int(position.dice[2]))
        log.append(told.Rolled(year=position.year, season=position.season, player=maximus, dice=dice))


# Display and Magna row


def refill(position: Position) -> None:
    """Gaps row by row, left to right (D-021, D-038)."""
    for k in range(PLACES):
        n: i64 = PLACES - 1 - k
        place: i64 = n % 6 * PLACE_ROWS + n // 6
        if position.is_place(place) and position.display[place] == NONE:
            then(position, DEAL, place, 0)


def feed(position: Position, log: list[Event] | None) -> None:
    """As many tiles of the top row as the number of the year go to the Magna row (D-157 to D-161)."""
    gap: i64 = 0
    moved: i64 = 0
    turned: list[int] = []
    for column in range(6):
        tile: i64 = position.display[column * PLACE_ROWS]
        if tile == NONE or moved == position.year:
            continue
        while gap < MAGNAS and position.row[gap] != NONE:
            gap += 1
        if gap == MAGNAS:
            break
        position.display[column * PLACE_ROWS] = NONE
        position.tiles[tile] = IN_ROW
        position.row[gap] = tile
        position.row_filled[gap] = 0
        turned.append(gap)
        moved += 1
        if log is not None:
            log.append(told.Fed(tile=TILE_IDS[tile], place=gap + 1))
    if position.setup.reopens:
        turned = _reopened(position, turned)
    for k in range(len(turned)):
        place: i64 = turned[len(turned) - 1 - k]
        position.row_up[place] = 1
        if position.row_known[place] == NONE:
            then(position, MAGNA_UP, place, 0)


def _reopened(position: Position, turned: list[int]) -> list[int]:
    """With the flag every tile that is not full has its Magna tile up again (D-166)."""
    found: list[int] = []
    for place in range(MAGNAS):
        face: i64 = position.row[place]
        if place in turned or (face != NONE and position.row_filled[place] < FACE_SLOTS[face]):
            found.append(place)
    return found


def _has(array: vec[i64], item: i64) -> bool:
    for number in array:
        if number == item:
            return True
    return False


def _tell(log: list[Event] | None, what: str, name: str, place: str) -> None:
    if log is not None:
        log.append(told.Dealt(what=what, name=name, place=place))

"""What a city counts for: strength, lack of infrastructure, decrees (D-104, D-105, D-123, D-128 to D-130)."""

from __future__ import annotations

from mypy_extensions import i64

from ludi.games.discordia.data import AQUEDUCT
from ludi.games.discordia.printed import (
    BARRACKS,
    DECREE_MORE,
    DECREE_NEEDS,
    DECREES,
    DEV_SYMBOL,
    EXP_SYMBOL,
    FACE_SLOTS,
    FACE_STRENGTH,
    FIELD_SYMBOL,
    FIELDS,
    HARBORS,
    KIND_COUNT,
    MAGNAS,
    MOST_FIELDS,
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
    RING_SUPPLY,
    ROW_LENGTH,
    ROW_START,
    SPACES,
    STRENGTH_PLUS,
    SUPPLY_PLUS,
    TOWER_STRENGTH,
    TRACK_SPACES,
)
from ludi.games.discordia.state import (
    BOARD,
    DECREE_COUNT,
    DEVS,
    EXPS,
    NONE,
    OPEN,
    PLACED,
    RING,
    SUPPLY,
    TOWER_AT,
    Position,
)


def own_strength(position: Position, player: i64) -> i64:
    """Full barracks, military towers and PRI07 (D-104, D-123)."""
    strength: i64 = 0
    for space in range(ROW_START[BARRACKS], ROW_START[BARRACKS] + ROW_LENGTH[BARRACKS]):
        if position.is_full(player, space):
            strength += FACE_STRENGTH[position.face_at(player, space)]
    for harbor in range(HARBORS):
        tower: i64 = position.number(player, TOWER_AT + harbor)
        if tower:
            strength += TOWER_STRENGTH[tower - 1]
    if position.holds(player, STRENGTH_PLUS):
        strength += PRIVILEGE_AMOUNT[STRENGTH_PLUS]
    return strength


def row_strength(position: Position) -> i64:
    """Full barracks in the Magna row stand by everyone (D-169)."""
    strength: i64 = 0
    for place in range(MAGNAS):
        face: i64 = position.row[place]
        if face != NONE and position.row_filled[place] == FACE_SLOTS[face]:
            strength += FACE_STRENGTH[face]
    return strength


def lack(position: Position, player: i64) -> tuple[i64, i64, i64]:
    """Visible worker symbols, empty slots, and the supply value against them (D-128 to D-130)."""
    if not position.has_board(player):
        nothing: i64 = 0
        return nothing, nothing, nothing
    return _symbols(position, player), empty_slots(position, player), _supply_value(position, player)


def _symbols(position: Position, player: i64) -> i64:
    board: i64 = position.number(player, BOARD)
    symbols: i64 = 0
    for row in range(KIND_COUNT):
        start: i64 = ROW_START[row]
        for n in range(position.number(player, OPEN + row)):
            if position.face_at(player, start + n) == NONE:
                symbols += 1
    for n in range(position.number(player, DEVS), TRACK_SPACES):
        symbols += DEV_SYMBOL[board * TRACK_SPACES + n]
    for n in range(position.number(player, EXPS), TRACK_SPACES):
        symbols += EXP_SYMBOL[board * TRACK_SPACES + n]
    for n in range(position.number(player, DECREE_COUNT), FIELDS[board]):
        symbols += FIELD_SYMBOL[board * MOST_FIELDS + n]
    return symbols


def empty_slots(position: Position, player: i64) -> i64:
    """Slots without workers in a city (D-130)."""
    empty: i64 = 0
    for space in range(SPACES):
        face: i64 = position.face_at(player, space)
        if face != NONE:
            empty += FACE_SLOTS[face] - position.filled[player * SPACES + space]
    return empty


def _supply_value(position: Position, player: i64) -> i64:
    value: i64 = RING_SUPPLY[position.number(player, BOARD) * AQUEDUCT + position.number(player, RING)]
    if position.holds(player, SUPPLY_PLUS):
        value += PRIVILEGE_AMOUNT[SUPPLY_PLUS]
    return value


# Decrees


def meets(position: Position, player: i64, decree: i64) -> bool:
    """Whether a player's city meets the condition of a decree (D-104, D-105)."""
    return unmet(position, player, decree) == NONE


def unmet(position: Position, player: i64, decree: i64) -> i64:
    """The place of the first need of a decree that a city does not meet, or NONE."""
    needs = DECREE_NEEDS[decree]
    for k in range(len(needs) // 2):
        need: i64 = needs[2 * k]
        found: i64 = counted(position, player, need)
        wanted: i64 = limit(position, player, decree, k)
        if found > wanted if need == NEED_NO_EMPTY_SLOTS else found < wanted:
            return k
    return NONE


def limit(position: Position, player: i64, decree: i64, k: i64) -> i64:
    """How many the k-th need of a decree asks of this player's board (D-105)."""
    least: i64 = DECREE_NEEDS[decree][2 * k + 1]
    more: i64 = DECREE_MORE[position.number(player, BOARD) * DECREES + decree]
    return least + more


def counted(position: Position, player: i64, need: i64) -> i64:
    """What a decree counts (D-104)."""
    if need <= NEED_TILES:
        return _counted_tiles(position, player, need)
    if need <= NEED_EXPANSIONS:
        return _counted_steps(position, player, need)
    if need == NEED_FULL_TILES:
        return _full_tiles(position, player)
    if need == NEED_STRENGTH:
        return own_strength(position, player)
    if need == NEED_MISSING_COLOURS:
        return _missing_colours(position, player)
    if need == NEED_TOWERS:
        return _towers(position, player)
    return empty_slots(position, player)


def _counted_steps(position: Position, player: i64, need: i64) -> i64:
    """Aqueduct, development, expedition, expansions."""
    if need == NEED_AQUEDUCT:
        return position.number(player, RING)
    if need == NEED_DEVS:
        return position.number(player, DEVS)
    if need == NEED_EXPS:
        return position.number(player, EXPS)
    return position.number(player, PLACED)


def _counted_tiles(position: Position, player: i64, need: i64) -> i64:
    """Tiles of a kind (barracks with towers), kinds, or all tiles."""
    if need == NEED_BARRACKS:
        return tiles_in(position, player, BARRACKS) + _towers(position, player)
    if need <= NEED_FARMS:
        return tiles_in(position, player, need)
    kinds: i64 = 0
    tiles: i64 = 0
    for row in range(KIND_COUNT):
        count: i64 = tiles_in(position, player, row)
        tiles += count
        if count:
            kinds += 1
    return kinds if need == NEED_KINDS else tiles


def tiles_in(position: Position, player: i64, row: i64) -> i64:
    """City tiles in a row."""
    count: i64 = 0
    start: i64 = ROW_START[row]
    for space in range(start, start + ROW_LENGTH[row]):
        if position.city[player * SPACES + space] != NONE:
            count += 1
    return count


def _full_tiles(position: Position, player: i64) -> i64:
    full: i64 = 0
    for space in range(SPACES):
        if position.is_full(player, space):
            full += 1
    return full


def _missing_colours(position: Position, player: i64) -> i64:
    missing: i64 = 0
    for colour in range(KIND_COUNT):
        if position.number(player, SUPPLY + colour) == 0:
            missing += 1
    return missing


def _towers(position: Position, player: i64) -> i64:
    count: i64 = 0
    for harbor in range(HARBORS):
        if position.number(player, TOWER_AT + harbor):
            count += 1
    return count

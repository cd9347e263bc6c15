"""The decision points: who is asked what, and every option (D-178 to D-182)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludi.engine.views import Event
from ludi.games.discordia import codec
from ludi.games.discordia import events as told
from ludi.games.discordia.city import (
    MORE,
    change,
    deploy,
    expand,
    row_place,
    season_bonus,
    space_of,
    step_development,
    take_decree,
    take_stars,
    take_tile,
    then,
)
from ludi.games.discordia.codec import PLACE_ROWS, PLACES
from ludi.games.discordia.counting import meets
from ludi.games.discordia.printed import (
    ACTIONS,
    ANY,
    ANY_DIE,
    BONUS,
    CULT_STAR,
    DEP,
    DEV_EXTENSION,
    EXPAND,
    EXPANSION_KINDS,
    FACE_DIE,
    FACE_DIE_COLOUR,
    FACE_KIND,
    FIELDS,
    FREE_STEP,
    KIND_COUNT,
    MAGNAS,
    PRIVILEGE_AMOUNT,
    ROW_LENGTH,
    ROW_START,
    SPACES,
    STAR,
    STAR_PLUS,
    STEP_DEV,
    TILE_OF,
    TOLERANCE,
)
from ludi.games.discordia.state import (
    BOARD,
    DECREE_COUNT,
    DEVS,
    EXPS,
    HAS_DEV_EXT,
    HAS_EXP_EXT,
    MANS,
    NONE,
    NUMBERS,
    OPEN,
    STARS,
    SUPPLY,
    USED_STEP,
    Position,
)

# The decisions, in the order of D-180.
ASK_BOARD: Final = 1
ASK_START: Final = 2
ASK_DIE: Final = 3
ASK_TURN: Final = 4
ASK_DEPLOY: Final = 5
ASK_STEP: Final = 6
ASK_TOWER: Final = 7
ASK_EXPAND: Final = 8
ASK_TILE: Final = 9
ASK_RETURN: Final = 10
ASK_PRIVILEGE: Final = 11
ASK_CHANCE: Final = 12
DECISIONS: Final = (
    "",
    "board",
    "start",
    "die",
    "turn",
    "deploy",
    "step",
    "tower",
    "expand",
    "tile",
    "return",
    "privilege",
    "chance",
)


# Lists of options


def ask(position: Position, kind: i64, player: i64, param: i64) -> None:
    """Open a decision; its options are in the list already and are put in order (D-180)."""
    position.asks = kind
    position.param = param
    position.actor = player
    sort(position)


def sort(position: Position) -> None:
    """Ascending, each option once; they come almost in order."""
    options = position.options
    kept: i64 = 0
    for k in range(position.count):
        option: i64 = options[k]
        n: i64 = kept
        while n > 0 and options[n - 1] > option:
            n -= 1
        if n > 0 and options[n - 1] == option:
            continue
        for m in range(kept, n, -1):
            options[m] = options[m - 1]
        options[n] = option
        kept += 1
    position.count = kept


def offer(position: Position, action: i64) -> None:
    """One more option of the decision that is being opened."""
    position.options[position.count] = action
    position.count += 1


def offer_takes(position: Position, player: i64, column: i64, kind: i64) -> None:
    """Tiles of a column of the display, on a foundation or over an own tile (D-053, D-054)."""
    for row in range(position.setup.rows):
        place: i64 = column * PLACE_ROWS + row
        tile: i64 = position.display[place]
        if tile != NONE and (kind == ANY or FACE_KIND[tile] == kind):
            _offer_take(position, player, place, FACE_KIND[tile])


def _offer_take(position: Position, player: i64, place: i64, kind: i64) -> None:
    action: i64 = codec.TAKE + place * codec.WAYS
    if position.free_foundation(player, kind) != NONE:
        offer(position, action)
    start: i64 = ROW_START[kind]
    for space in range(start, start + position.number(player, OPEN + kind)):
        face: i64 = position.face_at(player, space)
        if face != NONE:
            offer(position, action + 1 + TILE_OF[face])


def offer_deploys(position: Position, player: i64, colour: i64) -> None:
    """Tiles of a colour whose next slot is payable, in the own city and in the Magna row (D-058)."""
    for space in range(SPACES):
        face: i64 = position.face_at(player, space)
        if (
            face != NONE
            and (colour == ANY or FACE_KIND[face] == colour)
            and position.is_payable(player, face, position.filled[player * SPACES + space])
        ):
            offer(position, codec.DEPLOY + TILE_OF[face])
    if position.setup.magna:
        for place in range(MAGNAS):
            face = position.row[place]
            if (
                face != NONE
                and (colour == ANY or FACE_KIND[face] == colour)
                and position.is_payable(player, face, position.row_filled[place])
            ):
                offer(position, codec.DEPLOY + TILE_OF[face])


def _offer_specials(position: Position, player: i64) -> None:
    """Tiles whose die equals the player's die in value and colour (D-076 to D-081)."""
    for space in range(SPACES):
        face: i64 = position.face_at(player, space)
        if (
            face != NONE
            and _is_special(position, player, face, False)
            and position.is_payable(player, face, position.filled[player * SPACES + space])
        ):
            offer(position, codec.SPECIAL + TILE_OF[face])
    if position.setup.magna:
        for place in range(MAGNAS):
            face = position.row[place]
            if (
                face != NONE
                and _is_special(position, player, face, True)
                and position.is_payable(player, face, position.row_filled[place])
            ):
                offer(position, codec.SPECIAL + TILE_OF[face])


def _is_special(position: Position, player: i64, face: i64, in_row: bool) -> bool:
    """A stall matches every die (D-077); no tile is served twice in a turn (D-078)."""
    if FACE_DIE_COLOUR[face] != ANY_DIE and FACE_DIE_COLOUR[face] != position.die:
        return False
    return is_reached(position, player, face, in_row) and not position.is_served(face)


def is_reached(position: Position, player: i64, face: i64, in_row: bool) -> bool:
    """Whether the value fits; PRI01 to PRI04 reach further, but not into the Magna row (D-108)."""
    off: i64 = FACE_DIE[face] - position.value
    if off == 0:
        return True
    privilege: i64 = TOLERANCE[FACE_KIND[face]]
    if in_row or not position.holds(player, privilege):
        return False
    reach: i64 = PRIVILEGE_AMOUNT[privilege]
    return -reach <= off <= reach


def offer_expansions(position: Position, player: i64) -> None:
    """Kinds of which a piece is left and fits (D-084, D-086)."""
    for kind in range(EXPANSION_KINDS):
        if position.expansions[kind] and may_expand(position, player, kind):
            offer(position, codec.EXPAND + kind)


def may_expand(position: Position, player: i64, kind: i64) -> bool:
    """Whether the board has room for an expansion."""
    if kind >= DEV_EXTENSION:
        return position.number(player, HAS_DEV_EXT + kind - DEV_EXTENSION) == 0
    return position.number(player, OPEN + kind) < ROW_LENGTH[kind]


def may_develop(position: Position, player: i64) -> bool:
    """A star and a space (D-095)."""
    return position.number(player, STARS) > 0 and position.number(player, DEVS) < position.track_length(
        player, HAS_DEV_EXT
    )


def may_explore(position: Position, player: i64) -> bool:
    """A star, or one of the Star Cult with PRI13, and a space."""
    has_star = position.number(player, STARS) > 0 or (position.holds(player, CULT_STAR) and position.cult > 0)
    return has_star and position.number(player, EXPS) < position.track_length(player, HAS_EXP_EXT)


def offer_returns(position: Position, player: i64, least: i64, most: i64) -> None:
    """Every multiset of workers of the supply (D-180)."""
    have: i64 = position.workers(player)
    if least > have:
        least = have
    if most > have:
        most = have
    for n in range(codec.RETURNS):
        size: i64 = codec.RETURN_SIZE[n]
        if least <= size <= most and _has_workers(position, player, n):
            offer(position, codec.RETURN + n)


def _has_workers(position: Position, player: i64, n: i64) -> bool:
    """Whether the supply has the workers of the n-th return."""
    for colour in range(KIND_COUNT):
        if codec.RETURNED[n * KIND_COUNT + colour] > position.number(player, SUPPLY + colour):
            return False
    return True


# Dice (D-041 to D-049)


def ask_die(position: Position, player: i64) -> None:
    """Each die that is left, with the changes the player can pay."""
    position.count = 0
    for die in range(3):
        if die != position.taken:
            for change in range(-5, 6):
                if 1 <= position.dice[die] + change <= 6:
                    _offer_die(position, player, die, change)
    ask(position, ASK_DIE, player, 0)


def _offer_die(position: Position, player: i64, die: i64, change: i64) -> None:
    """Paid with manipulators; once in a year PRI11 pays a step (D-045, D-108)."""
    cost: i64 = change if change >= 0 else -change
    mans: i64 = position.number(player, MANS)
    rolled: i64 = position.dice[die]
    action: i64 = codec.DIE + (die * 6 + rolled - 1) * codec.CHANGES * 2 + (change + 5) * 2
    if cost <= mans:
        offer(position, action)
    is_free = position.holds(player, FREE_STEP) and position.number(player, USED_STEP) == 0
    if is_free and 0 < cost <= mans + PRIVILEGE_AMOUNT[FREE_STEP]:
        offer(position, action + 1)


def choose_die(position: Position, player: i64, action: i64, log: list[Event] | None) -> None:
    """The die of this turn, paid for and told (D-043 to D-049)."""
    number: i64 = action - codec.DIE
    is_quick: bool = number % 2 == 1
    by: i64 = number // 2 % codec.CHANGES - 5
    position.die = number // (6 * codec.CHANGES * 2)
    rolled: i64 = position.dice[position.die]
    position.value = rolled + by
    cost: i64 = by if by >= 0 else -by
    if is_quick:
        cost -= PRIVILEGE_AMOUNT[FREE_STEP]
        position.own[player * NUMBERS + USED_STEP] = 1
    change(position, player, MANS, -cost)
    position.mans += cost
    if player == position.maximus and (position.seats > 1 or is_own_season(position)):
        position.taken = position.die
    position.has_main = False
    position.has_season = False
    position.has_decree = False
    position.served_low = 0
    position.served_high = 0
    if log is not None:
        colour = ("blue", "red", "yellow")[position.die]
        log.append(
            told.DieChosen(
                player=player, colour=colour, rolled=rolled, value=position.value, manipulators=cost
            )
        )
    then(position, MORE, 0, player)


def is_own_season(position: Position) -> bool:
    """Solo: the player is Maximus in the odd seasons of the game (D-142)."""
    return ((position.year - 1) * 5 + position.season) % 2 == 1


# A turn (D-050 to D-082)


def ask_turn(position: Position, player: i64) -> None:
    """Every action of a turn that is open to the player (D-050)."""
    position.count = 0
    if not position.has_main:
        offer_takes(position, player, position.value - 1, ANY)
        for option in ACTIONS[position.action_tiles[position.value - 1]]:
            _offer_main(position, player, option)
    _offer_specials(position, player)
    if position.value == position.season and not position.has_season:
        offer(position, codec.SEASON)
    if (
        not position.has_decree
        and position.number(player, DECREE_COUNT) < FIELDS[position.number(player, BOARD)]
    ):
        for decree in position.decrees:
            if meets(position, player, decree):
                offer(position, codec.DECREE + decree)
    offer(position, codec.END)
    ask(position, ASK_TURN, player, 0)


def _offer_main(position: Position, player: i64, option: i64) -> None:
    """One option of the action tile in the column of the die (D-051)."""
    kind: i64 = option // BONUS
    if kind == DEP:
        offer_deploys(position, player, option % BONUS)
    elif kind == EXPAND:
        offer_expansions(position, player)
    elif kind == STEP_DEV:
        if may_develop(position, player):
            offer(position, codec.DEV)
    elif position.cult:
        offer(position, codec.STAR)


def turn(position: Position, player: i64, action: i64, log: list[Event] | None) -> None:
    """One action of a turn; what it brings is resolved before the next one."""
    if action == codec.END:
        if log is not None:
            log.append(told.TurnEnded(player=player))
        return
    then(position, MORE, 0, player)
    if action >= codec.DECREE:
        take_decree(position, player, action - codec.DECREE, log)
    elif action == codec.SEASON:
        position.has_season = True
        season_bonus(position, player)
    elif action >= codec.SPECIAL:
        _special(position, player, action - codec.SPECIAL, log)
    else:
        position.has_main = True
        main_action(position, player, action, log)


def _special(position: Position, player: i64, tile: i64, log: list[Event] | None) -> None:
    space: i64 = space_of(position, player, tile)
    face: i64 = position.face_at(player, space) if space != NONE else position.row[row_place(position, tile)]
    position.serve(face)
    deploy(position, player, tile, log)


def main_action(position: Position, player: i64, action: i64, log: list[Event] | None) -> None:
    """The main action of a turn (D-051)."""
    if action < codec.DIE:
        _take(position, player, action, log)
    elif action < codec.EXPAND:
        deploy(position, player, action - codec.DEPLOY, log)
    elif action < codec.DEV:
        expand(position, player, action - codec.EXPAND, log)
    elif action == codec.DEV:
        step_development(position, player, log)
    else:
        _take_printed_stars(position, player, log)


def _take_printed_stars(position: Position, player: i64, log: list[Event] | None) -> None:
    """As many as the action tile shows, one more with PRI06 (D-061, D-108)."""
    for option in ACTIONS[position.action_tiles[position.value - 1]]:
        if option // BONUS == STAR:
            count: i64 = option % BONUS
            if position.holds(player, STAR_PLUS):
                count += PRIVILEGE_AMOUNT[STAR_PLUS]
            take_stars(position, player, count, log)


def _take(position: Position, player: i64, action: i64, log: list[Event] | None) -> None:
    number: i64 = action - codec.TAKE
    take_tile(position, player, number // codec.WAYS, number % codec.WAYS - 1, log)


def ask_start(position: Position, player: i64) -> bool:
    """Any tile of the display is the start tile (D-030, D-031)."""
    position.count = 0
    for place in range(PLACES):
        if position.display[place] != NONE:
            offer(position, codec.TAKE + place * codec.WAYS)
    ask(position, ASK_START, player, 0)
    return True


def ask_board(position: Position, player: i64) -> bool:
    """One of the revealed boards (D-030)."""
    position.count = 0
    for board in position.boards:
        offer(position, codec.BOARD + board)
    ask(position, ASK_BOARD, player, 0)
    return True

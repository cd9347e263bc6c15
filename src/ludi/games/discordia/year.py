"""Set-up, seasons, Janus and the events of a year (D-016 to D-049, D-115 to D-150, D-157 to D-171)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludi.engine.bits import BIT
from ludi.engine.state import NOBODY
from ludi.engine.views import Event
from ludi.games.discordia import events as told
from ludi.games.discordia.bonuses import ask_exact, ask_first, ask_privilege, gain_one
from ludi.games.discordia.choices import ask_board, ask_die, ask_start, ask_turn, is_own_season
from ludi.games.discordia.city import (
    ALL_WORKERS,
    DRAFT,
    DRAFTS,
    EXACT,
    FEED,
    FIRST,
    GAIN,
    GERMAN,
    ITEM,
    JANUS,
    JANUS_TURN,
    LACK,
    MORE,
    PLAYER,
    PRIVILEGE,
    ROLL,
    SEASON,
    SEASON_END,
    SHIP_DONE,
    START,
    TURN,
    YEAR_E0,
    YEAR_E1,
    YEAR_E2,
    YEAR_E3,
    YEAR_E4,
    YEAR_E5,
    draw_workers,
    gain,
    then,
    without,
    workers_on,
)
from ludi.games.discordia.codec import PLACES
from ludi.games.discordia.counting import lack, own_strength, row_strength
from ludi.games.discordia.draws import LEFT, RIGHT, deal_workers, feed, list_draws, open_chance, refill
from ludi.games.discordia.janus import janus_turn
from ludi.games.discordia.printed import (
    AQB,
    BOARD_SHORTS,
    BONUS,
    FACE_KIND,
    FACE_SLOTS,
    GERMAN_PENALTY,
    GERMAN_REWARD,
    GERMAN_STRENGTH,
    JANUSES,
    KIND_COUNT,
    LOSE,
    MAGNA_AMOUNT,
    MAGNA_EFFECT,
    MAGNAS,
    ON_SHIP,
    ON_STALL,
    PRIVILEGE_BONUS,
    SEASONS,
    START_FOUNDATIONS,
    TILE_IDS,
    TILE_OF,
    YEAR_END,
    YEARS,
)
from ludi.games.discordia.state import (
    AFTER_YEAR_4,
    BOARD,
    DECREE_COUNT,
    DISCARDED,
    NONE,
    NUMBERS,
    OPEN,
    OUT,
    RING,
    STARS,
    STRENGTH,
    USED_STEP,
    Position,
)

SATURNALIA: Final = 4


# Running


def run(position: Position, log: list[Event] | None) -> None:
    """Take things from the stack until somebody, or chance, has to decide."""
    while position.reason == 0:
        item: i64 = position.pop()
        kind: i64 = item // ITEM
        param: i64 = item % ITEM // PLAYER
        player: i64 = item % PLAYER
        if _does_ask(position, kind, param, player, log):
            return


def _does_ask(position: Position, kind: i64, param: i64, player: i64, log: list[Event] | None) -> bool:
    """Do one thing; True when a decision or a draw is open now."""
    if kind == GAIN:
        return gain_one(position, param, player, log)
    if kind == MORE:
        ask_turn(position, player)
        return True
    if kind == TURN:
        ask_die(position, player)
        return True
    if kind >= SHIP_DONE:
        return _afterwards(position, kind, param, player, log)
    if kind >= SEASON:
        return _frame(position, kind, player, log)
    if kind >= FEED:
        return _set_up(position, kind, player, log)
    list_draws(position, kind, param)
    return open_chance(position, kind, param * PLAYER + player)


def _afterwards(position: Position, kind: i64, param: i64, player: i64, log: list[Event] | None) -> bool:
    """What privileges and a surplus bring (D-106, D-108, D-132)."""
    if kind == FIRST:
        return ask_first(position, player, param, log)
    if kind == PRIVILEGE:
        return ask_privilege(position, player, log)
    if kind == EXACT:
        return ask_exact(position, player, param)
    privilege: i64 = ON_SHIP if kind == SHIP_DONE else ON_STALL
    if position.holds(player, privilege):
        gain(position, PRIVILEGE_BONUS[privilege], player)
    return False


def _set_up(position: Position, kind: i64, player: i64, log: list[Event] | None) -> bool:
    """What the set-up does without a draw (D-025, D-029, D-157)."""
    if kind == FEED:
        feed(position, log)
    elif kind == ALL_WORKERS:
        deal_workers(position)
    elif kind == DRAFTS:
        for k in range(position.seats):
            then(position, DRAFT, 0, (position.maximus + k) % position.seats)
    else:
        return _draft(position, kind, player)
    return False


def _draft(position: Position, kind: i64, player: i64) -> bool:
    """A board, then a start tile (D-029 to D-032)."""
    if kind == DRAFT and position.setup.boards:
        return ask_board(position, player)
    return ask_start(position, player)


def choose_board(position: Position, player: i64, board: i64, log: list[Event] | None) -> None:
    """A player takes a board and goes on to his start tile (D-030)."""
    set_board(position, player, board)
    position.boards = without(position.boards, board)
    if log is not None:
        log.append(told.BoardChosen(player=player, board=BOARD_SHORTS[board]))
        if player == position.maximus:  # who drafts last (D-029); the board that nobody chose
            for other in position.boards:
                log.append(told.Boxed(board=BOARD_SHORTS[other]))
    then(position, START, 0, player)


def set_board(position: Position, player: i64, board: i64) -> None:
    """A player's board, with the foundations it starts with."""
    position.own[player * NUMBERS + BOARD] = board
    for row in range(KIND_COUNT):
        position.own[player * NUMBERS + OPEN + row] = START_FOUNDATIONS[board * KIND_COUNT + row]


# Seasons


def _frame(position: Position, kind: i64, player: i64, log: list[Event] | None) -> bool:
    """The steps of a season and of a year; True when the dice or a Janus tile are drawn."""
    if kind in (ROLL, JANUS):
        list_draws(position, kind, 0)
        return open_chance(position, kind, 0)
    if kind == SEASON:
        _begin_season(position)
    elif kind == JANUS_TURN:
        janus_turn(position, log)
    elif kind == SEASON_END:
        _end_season(position, log)
    elif kind == LACK:
        _lack(position, player, log)
    else:
        _year_end(position, kind, log)
    return False


def _begin_season(position: Position) -> None:
    """Saturnalia refills the display; then the roll, and a turn for everyone (D-035, D-037, D-041)."""
    position.taken = NONE
    then(position, SEASON_END, 0, 0)
    if position.seats == 1:
        if is_own_season(position):
            then(position, JANUS_TURN, 0, 0)
            then(position, TURN, 0, 0)
        else:
            then(position, TURN, 0, 0)
            then(position, JANUS_TURN, 0, 0)
        then(position, JANUS, 0, 0)
    else:
        for k in range(position.seats):
            then(position, TURN, 0, (position.maximus + position.seats - 1 - k) % position.seats)
    then(position, ROLL, 0, 0)
    if position.season == SATURNALIA:
        then(position, GERMAN, RIGHT, 0)
        refill(position)


def _end_season(position: Position, log: list[Event] | None) -> None:
    """Marker and boat move on; after Winter the events of the year (D-039, D-040)."""
    position.die = NONE
    position.value = 0
    position.maximus = (position.maximus + 1) % position.seats
    if position.season < SEASONS:
        position.season += 1
        then(position, SEASON, 0, 0)
        return
    for kind in (YEAR_E5, YEAR_E4, YEAR_E3, YEAR_E2, YEAR_E1, YEAR_E0):
        then(position, kind, 0, 0)


def _clockwise(position: Position) -> list[int]:
    """The players from the holder of the marker on (D-115)."""
    return [int((position.maximus + k) % position.seats) for k in range(position.seats)]


# Year-end events


def _year_end(position: Position, kind: i64, log: list[Event] | None) -> None:
    if kind == YEAR_E0:
        _disadvantages(position)
    elif kind == YEAR_E1:
        _attack(position, log)
    elif kind == YEAR_E2:
        _clear_row(position, log)
    elif kind == YEAR_E3:
        for player in reversed(_clockwise(position)):
            then(position, LACK, 0, player)
    elif kind == YEAR_E4:
        for player in reversed(_clockwise(position)):
            if position.holds(player, YEAR_END):
                gain(position, PRIVILEGE_BONUS[YEAR_END], player)
    else:
        end_year(position, log)


def _face_up(position: Position, effect: i64) -> i64:
    """How much the Magna tiles that are still face up do of one kind (D-167)."""
    amount: i64 = 0
    for place in range(MAGNAS):
        if position.row_up[place] and MAGNA_EFFECT[position.row_known[place]] == effect:
            amount += MAGNA_AMOUNT[position.row_known[place]]
    return amount


def _disadvantages(position: Position) -> None:
    """All draw, all lose stars, all step back (D-167, D-168)."""
    draws: i64 = _face_up(position, 1)
    stars: i64 = _face_up(position, 2)
    steps: i64 = _face_up(position, 3)
    order = _clockwise(position)
    order.reverse()
    for player in order:
        if steps:
            then(position, GAIN, AQB * BONUS + steps, player)
    for player in order:
        if stars:
            then(position, GAIN, LOSE * BONUS + stars, player)
    for player in order:
        draw_workers(position, player, draws)


def attack_strength(position: Position) -> i64:
    """Both German tiles and the Magna tiles that strengthen them (D-122)."""
    strength: i64 = _face_up(position, 0)
    if position.left != NONE:
        strength += GERMAN_STRENGTH[position.left]
    if position.right != NONE:
        strength += GERMAN_STRENGTH[position.right]
    return strength


def _attack(position: Position, log: list[Event] | None) -> None:
    """Everyone stands for himself; strengths are fixed before anything is gained (D-123 to D-126)."""
    attack: i64 = attack_strength(position)
    row: i64 = row_strength(position)
    order = _clockwise(position)
    for player in order:
        strength: i64 = own_strength(position, player) + row
        position.own[player * NUMBERS + STRENGTH] = strength
        if log is not None:
            held = strength >= attack
            log.append(told.Attacked(player=player, attack=attack, strength=strength, is_defended=held))
    order.reverse()
    for player in order:
        is_defended = position.number(player, STRENGTH) >= attack
        for tile in (position.right, position.left):
            if tile != NONE:
                gain(position, GERMAN_REWARD[tile] if is_defended else GERMAN_PENALTY[tile], player)


def _clear_row(position: Position, log: list[Event] | None) -> None:
    """Full tiles leave the Magna row, their workers go to the bag (D-170)."""
    position.left = NONE
    position.right = NONE
    for place in range(MAGNAS):
        face: i64 = position.row[place]
        if face != NONE and position.row_filled[place] == FACE_SLOTS[face]:
            kind: i64 = FACE_KIND[face]
            position.bag[kind] += workers_on(position, face, FACE_SLOTS[face], kind)
            position.row[place] = NONE
            position.row_filled[place] = 0
            position.row_up[place] = 0
            position.tiles[TILE_OF[face]] = OUT
            if log is not None:
                log.append(told.Cleared(place=place + 1, tile=TILE_IDS[TILE_OF[face]]))


def _lack(position: Position, player: i64, log: list[Event] | None) -> None:
    """Lack of infrastructure draws workers, surplus gives them back (D-128 to D-132)."""
    symbols, slots, value = lack(position, player)
    missing: i64 = symbols + slots - value
    if log is not None:
        log.append(told.Lacked(player=player, symbols=symbols, slots=slots, value=value, lack=missing))
    if missing > 0:
        draw_workers(position, player, missing)
    elif missing < 0:
        then(position, EXACT, -missing, player)


def end_year(position: Position, log: list[Event] | None) -> None:
    """After year 4 it is over; else the display is swept and dealt anew (D-121, D-133, D-134)."""
    if position.year == YEARS:
        finish(position, log)
        return
    position.year += 1
    position.season = 1
    position.janus_left = BIT[JANUSES] - 1
    for player in range(position.seats):
        position.own[player * NUMBERS + USED_STEP] = 0
    for place in range(PLACES):
        if position.display[place] != NONE:
            position.tiles[position.display[place]] = DISCARDED
            position.display[place] = NONE
    if log is not None:
        log.append(told.NewYear(year=position.year))
    then(position, SEASON, 0, 0)
    then(position, GERMAN, LEFT, 0)
    if position.setup.magna:
        then(position, FEED, 0, 0)
    refill(position)


def finish(position: Position, log: list[Event] | None) -> None:
    """The fewest workers win; alone one must have few enough (D-138, D-150)."""
    position.reason = AFTER_YEAR_4
    position.actor = NOBODY
    position.winner = ranking(position)[0]
    if position.seats == 1 and position.workers(0) > position.setup.solo_win_max:
        position.winner = NONE
    if log is not None:
        log.append(told.Won(player=position.winner, reason="after year 4"))


def ranking(position: Position) -> list[int]:
    """Fewest workers, then aqueduct, stars, decrees, and nearness to the marker (D-138 to D-140)."""
    keys = [(rank_key(position, player), int(player)) for player in range(position.seats)]
    return [player for key, player in sorted(keys)]


def rank_key(position: Position, player: int) -> tuple[int, ...]:
    """Lower is better."""
    return (
        int(position.workers(player)),
        -int(position.number(player, RING)),
        -int(position.number(player, STARS)),
        -int(position.number(player, DECREE_COUNT)),
        int((player - position.maximus) % position.seats),
    )

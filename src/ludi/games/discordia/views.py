"""What players see of Discordia: all that is known lies open (D-175, D-176)."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from ludi.engine.state import CHANCE, NOBODY
from ludi.engine.views import Prompt, View, Words, quickly_made
from ludi.games.discordia import choices
from ludi.games.discordia.choices import DECISIONS
from ludi.games.discordia.city import GAIN, ITEM, JANUS, PLAYER, PRIVILEGE, ROLL
from ludi.games.discordia.codec import (
    DECREE,
    DEPLOY,
    DEV,
    EXPAND,
    PLACES,
    SEASON,
    SPECIAL,
    STAR,
    TAKE,
    place_name,
    returned,
)
from ludi.games.discordia.counting import lack, own_strength, row_strength
from ludi.games.discordia.data import DICE, ROWS, TOWERS
from ludi.games.discordia.printed import (
    ACTION_IDS,
    BOARD_SHORTS,
    BONUS,
    DECREE_IDS,
    DECREE_MORE,
    DECREES,
    FACE_SLOTS,
    FACES,
    GERMAN_IDS,
    GERMAN_STRENGTH,
    HARBORS,
    JANUS_IDS,
    KIND_COUNT,
    MAGNA_IDS,
    PRIVILEGE_AMOUNT,
    PRIVILEGE_IDS,
    SEASONS,
    SPACES,
    STEP_DEV,
    STRENGTH_PLUS,
    TILE_IDS,
    TILE_OF,
    TILES,
    TOWER_STRENGTH,
    bonus_text,
)
from ludi.games.discordia.state import (
    BOARD,
    DECREE_AT,
    DECREE_COUNT,
    DEVS,
    DISCARDED,
    EXPS,
    HAS_DEV_EXT,
    HAS_EXP_EXT,
    HOLDS,
    IN_PILE,
    MANS,
    NONE,
    NUMBERS,
    OPEN,
    OUT,
    PLACED,
    REASONS,
    RING,
    SERVED_LOW,
    STARS,
    SUPPLY,
    TOWER_AT,
    USED_ROWS,
    USED_STEP,
)
from ludi.games.discordia.year import attack_strength

_FACE_IDS = tuple(TILE_IDS[TILE_OF[face]] + ("*" if face >= TILES else "") for face in range(FACES))
_PLACES = tuple(place_name(place) for place in range(PLACES))

# The words for what is possible in a turn, by the first number of each kind of action.
_FIRST = (TAKE, DEPLOY, EXPAND, DEV, STAR, SPECIAL, SEASON, DECREE)
_VERBS = ("take", "deploy", "expand", "dev", "star", "special", "season", "decree")

if TYPE_CHECKING:
    from ludi.games.discordia.rules import DiscordiaState


@dataclass(frozen=True)
class TileView:
    """A city tile in play; `is_stall` is the other side of a ship."""

    tile: str  # its id
    filled: int  # slots with a worker
    slots: int  # all of its slots
    is_stall: bool  # whether it is a ship turned over


@dataclass(frozen=True)
class Pending:
    """A bonus or a penalty still to come; `privilege` is one to choose (D-106, D-110)."""

    player: int  # the seat that it is for
    bonus: str  # what it is, as in the notation of bonuses


@quickly_made
@dataclass(frozen=True)
class CityView:
    """A player's board."""

    board: str  # "" before it is chosen (D-030)
    supply: tuple[int, ...]  # blue, red, white, yellow
    workers: int  # without work, of all colours
    stars: int  # stars of the player
    manipulators: int  # of dice, that the player has
    ring: int  # steps of the aqueduct
    development: int  # stars on the development track
    expedition: int  # stars on the expedition track
    has_development_extension: bool  # whether that track is extended
    has_expedition_extension: bool  # whether that track is extended
    open: tuple[int, ...]  # foundations by row
    spaces: tuple[TileView | None, ...]  # the tile on each space of the city, or none
    towers: tuple[str, ...]  # by harbor
    decrees: tuple[str, ...]  # that the player has fulfilled
    privileges: tuple[str, ...]  # that the player holds
    privilege_rows: tuple[str, ...]  # that have earned theirs (D-106)
    expansions: int  # that were placed
    strength: int  # against the Germans
    defence: tuple[int, int, int]  # of it barracks, towers, privilege (D-123)
    lack: tuple[int, int, int]  # symbols, empty slots, supply value
    used_step: bool  # whether the privilege PRI11 was used in this year
    reminder: str  # the decree in the game that this board makes harder (D-105)


@quickly_made
@dataclass(frozen=True)
class Discordia(View):
    """The position."""

    year: int  # from 1 to 4
    season: int  # from 1 to 5
    boat: int  # its column: the season, or 6 at the end of the year (D-039)
    maximus: int  # the seat that begins each season
    decision: str  # the kind of decision that is due; empty at the end
    bonus: str  # the bonus being decided on
    pending: tuple[Pending, ...]  # and what comes after it, the first one first
    dice: tuple[int, ...]  # rolled for this season
    taken: int  # the place of the die that is gone in this season; -1 is none
    die: int  # the place of the die taken in this turn; -1 before
    value: int  # what that die shows after manipulation
    has_main: bool  # the main action of this turn is done
    has_season: bool  # the season action of this turn is done
    has_decree: bool  # a decree was taken in this turn
    served: tuple[str, ...]  # tiles that got their special deployment in this turn; S13* is a stall (D-078)
    action_tiles: tuple[str, ...]  # the action of each number of a die; empty where none lies
    display: dict[str, str]  # the city tiles on display, by place
    pile: int  # city tiles in the piles
    discard: tuple[str, ...]  # city tiles that were discarded
    out: tuple[str, ...]  # city tiles that are out of the game
    bag: tuple[int, ...]  # workers in the bag: blue, red, white, yellow
    cult: int  # stars left in the supply
    manipulators: int  # left in the supply
    towers: tuple[int, ...]  # left in the supply: trade, military
    expansions: tuple[int, ...]  # left in the supply, by kind
    decrees: tuple[str, ...]  # that lie open
    privileges: tuple[str, ...]  # that lie open
    boards: tuple[str, ...]  # to choose from; none when everyone has one (D-030)
    german_left: str  # the German tile on the left; empty before it is turned up
    german_right: str  # the German tile on the right; empty before it is turned up
    germans: tuple[str, ...]  # all that were turned up, also in earlier years (D-127)
    attack: int  # strength of the Germans now
    attackers: tuple[int, int, int]  # of it the left tile, the right one, Magna tiles (D-122)
    row_strength: int  # of full barracks in the Magna row, for everyone (D-169)
    row: tuple[TileView | None, ...]  # the Magna row: the tile on each place, or none
    row_up: tuple[bool, ...]  # whether the Magna tile of each place lies face up
    row_known: tuple[str, ...]  # the Magna tile of each place where it is known
    janus: str  # the card of Janus in force, alone; else empty
    janus_seen: tuple[str, ...]  # those turned up in this year (D-143)
    aim: int  # how many workers one may have left after year 4 alone; -1 with others (D-150)
    cities: tuple[CityView, ...]  # the board of each player, by seat
    reason: str  # why it ended; empty while it is played
    scores: tuple[int, ...]  # workers without work, by seat: the fewest win


@lru_cache(maxsize=1024)
def _tile(face: int, filled: int) -> TileView | None:
    if face == NONE:
        return None
    return TileView(TILE_IDS[TILE_OF[face]], int(filled), FACE_SLOTS[face], face >= TILES)


def _city(state: DiscordiaState, player: int) -> CityView:
    own = list(state.own)[player * NUMBERS : (player + 1) * NUMBERS]
    here = slice(player * SPACES, (player + 1) * SPACES)
    has_board, strength = state.has_board(player), int(own_strength(state, player))
    return CityView(
        board=BOARD_SHORTS[own[BOARD]] if has_board else "",
        supply=tuple(own[SUPPLY : SUPPLY + KIND_COUNT]),
        workers=int(state.workers(player)),
        stars=own[STARS],
        manipulators=own[MANS],
        ring=own[RING],
        development=own[DEVS],
        expedition=own[EXPS],
        has_development_extension=bool(own[HAS_DEV_EXT]),
        has_expedition_extension=bool(own[HAS_EXP_EXT]),
        open=tuple(own[OPEN : OPEN + KIND_COUNT]) if has_board else (0,) * KIND_COUNT,
        spaces=tuple(map(_tile, list(state.city)[here], list(state.filled)[here])),
        towers=tuple([("", *TOWERS)[tower] for tower in own[TOWER_AT : TOWER_AT + HARBORS]]),
        decrees=tuple([DECREE_IDS[n] for n in own[DECREE_AT : DECREE_AT + own[DECREE_COUNT]]]),
        privileges=_named(PRIVILEGE_IDS, own[HOLDS]),
        privilege_rows=_named(ROWS, own[USED_ROWS]),
        expansions=own[PLACED],
        strength=strength,
        defence=_defence(strength, own),
        lack=tuple(int(part) for part in lack(state, player)),  # type: ignore[arg-type]
        used_step=bool(own[USED_STEP]),
        reminder=_reminder(state, own[BOARD]),
    )


@lru_cache(maxsize=1024)
def _named(names: tuple[str, ...], bits: int) -> tuple[str, ...]:
    """The names of the bits that are set."""
    return tuple(name for n, name in enumerate(names) if bits >> n & 1)


def _defence(strength: int, own: list[int]) -> tuple[int, int, int]:
    """What a city's strength is made of: barracks, towers, privilege."""
    towers = sum([TOWER_STRENGTH[tower - 1] for tower in own[TOWER_AT : TOWER_AT + HARBORS] if tower])
    privilege = PRIVILEGE_AMOUNT[STRENGTH_PLUS] if own[HOLDS] >> STRENGTH_PLUS & 1 else 0
    return strength - towers - privilege, towers, privilege


def _attackers(state: DiscordiaState) -> tuple[int, int, int]:
    """What the attack is made of: the left German tile, the right one, Magna tiles."""
    left, right = (GERMAN_STRENGTH[n] if n != NONE else 0 for n in (state.left, state.right))
    return left, right, int(attack_strength(state)) - left - right


def _boat(state: DiscordiaState) -> int:
    """After the last turn of Winter the boat has left the seasons."""
    is_turn = state.die != NONE or state.asks == choices.ASK_DIE
    is_roll = state.asks == choices.ASK_CHANCE and state.param // ITEM in (ROLL, JANUS)
    is_past = state.season == SEASONS and not is_turn and not is_roll
    return SEASONS + 1 if is_past else int(state.season)


def _reminder(state: DiscordiaState, board: int) -> str:
    """A decree on the table or with a player that this board makes harder."""
    held = [
        int(state.number(player, DECREE_AT + n))
        for player in range(state.seats)
        for n in range(state.number(player, DECREE_COUNT))
    ]
    harder = [decree for decree in (*state.decrees, *held) if DECREE_MORE[board * DECREES + decree]]
    return DECREE_IDS[harder[0]] if harder else ""


def _pending(state: DiscordiaState) -> Iterator[Pending]:
    """What lies on the stack and concerns a player, from the top on."""
    for n in reversed(range(state.depth)):
        kind, rest = divmod(int(state.stack[n]), ITEM)
        if kind == GAIN:
            yield Pending(rest % PLAYER, bonus_text(rest // PLAYER))
        elif kind == PRIVILEGE:
            yield Pending(rest % PLAYER, "privilege")


def _boards(state: DiscordiaState) -> tuple[str, ...]:
    """The boards to choose from; when everyone has one, the last goes back to the box (D-030)."""
    if all(state.has_board(player) for player in range(state.seats)):
        return ()
    return tuple(BOARD_SHORTS[n] for n in state.boards)


def _served(state: DiscordiaState) -> tuple[str, ...]:
    """The tiles that got their special deployment in this turn."""
    if state.die == NONE or state.asks == choices.ASK_DIE:
        return ()
    return _named(_FACE_IDS, state.served_low | state.served_high << SERVED_LOW)


def see(state: DiscordiaState, viewer: int | None) -> Discordia:
    """The position; every viewer sees the same."""
    tiles = list(state.tiles)
    return Discordia(
        viewer=viewer,
        to_act=tuple(state.to_act()),
        year=int(state.year),
        season=int(state.season),
        boat=_boat(state),
        maximus=int(state.maximus),
        decision=DECISIONS[state.asks] if state.actor != NOBODY else "",
        bonus=bonus_text(int(state.param)) if state.actor >= 0 and state.param else "",
        pending=tuple(_pending(state)),
        dice=tuple(int(die) for die in state.dice),
        taken=int(state.taken),
        die=int(state.die),
        value=int(state.value),
        has_main=bool(state.has_main),
        has_season=bool(state.has_season),
        has_decree=bool(state.has_decree),
        served=_served(state),
        action_tiles=tuple(ACTION_IDS[n] if n != NONE else "" for n in state.action_tiles),
        display={_PLACES[place]: TILE_IDS[n] for place, n in enumerate(list(state.display)) if n != NONE},
        pile=tiles.count(IN_PILE),
        discard=tuple([TILE_IDS[n] for n, where in enumerate(tiles) if where == DISCARDED]),
        out=tuple([TILE_IDS[n] for n, where in enumerate(tiles) if where == OUT]),
        bag=tuple(int(count) for count in state.bag),
        cult=int(state.cult),
        manipulators=int(state.mans),
        towers=tuple(int(count) for count in state.towers_left),
        expansions=tuple(int(count) for count in state.expansions),
        decrees=tuple(DECREE_IDS[n] for n in state.decrees),
        privileges=tuple(PRIVILEGE_IDS[n] for n in state.privileges),
        boards=_boards(state),
        german_left=GERMAN_IDS[state.left] if state.left != NONE else "",
        german_right=GERMAN_IDS[state.right] if state.right != NONE else "",
        germans=_named(GERMAN_IDS, state.germans),
        attack=int(attack_strength(state)),
        attackers=_attackers(state),
        row_strength=int(row_strength(state)),
        row=tuple(map(_tile, list(state.row), list(state.row_filled))),
        row_up=tuple(bool(up) for up in state.row_up),
        row_known=tuple(MAGNA_IDS[n] if n != NONE else "" for n in state.row_known),
        janus=JANUS_IDS[state.janus] if state.janus != NONE else "",
        janus_seen=_named(JANUS_IDS, ~state.janus_left),
        aim=int(state.setup.solo_win_max) if state.seats == 1 else -1,
        cities=tuple(_city(state, player) for player in range(state.seats)),
        reason=REASONS[state.reason],
        scores=tuple(int(state.workers(player)) for player in range(state.seats)),
    )


def ask(state: DiscordiaState, viewer: int | None) -> Prompt:
    """What the viewer is to do, with what is possible, or whom he waits for."""
    if state.actor == NOBODY:
        return Prompt("discordia-prompt-over")
    if state.actor == CHANCE:
        return Prompt("discordia-prompt-chance")
    if viewer != state.actor:
        return Prompt("discordia-prompt-wait", {"seat": int(state.actor)})
    return _question(state, int(state.actor))


def _question(state: DiscordiaState, player: int) -> Prompt:
    name = f"discordia-prompt-{DECISIONS[state.asks]}"
    match state.asks:
        case choices.ASK_DIE:
            return Prompt(name, {"count": int(state.number(player, MANS))})
        case choices.ASK_TURN:
            return _turn(state, player)
        case choices.ASK_STEP:
            name += "-dev" if state.param // BONUS == STEP_DEV else "-exp"
            return Prompt(name, {"count": int(state.number(player, STARS))})
        case choices.ASK_DEPLOY:
            return Prompt(name, {"bonus": bonus_text(int(state.param)) if state.param else "first"})
        case choices.ASK_TILE:
            return Prompt(name, {"bonus": bonus_text(int(state.param))})
        case choices.ASK_RETURN:
            return _return(state, player)
    return Prompt(name)  # board, start, tower, expand, privilege


def _turn(state: DiscordiaState, player: int) -> Prompt:
    """The kinds of actions that are open, each once, in the order of the list."""
    words = [_VERBS[bisect_right(_FIRST, action) - 1] for action in state.legal_actions(player)]
    possible = tuple(dict.fromkeys(words[:-1]))
    told: Words = {"die": DICE[state.die], "value": int(state.value)}
    if not possible:
        return Prompt("discordia-prompt-turn-done", told)
    name = "discordia-prompt-turn-side" if state.has_main else "discordia-prompt-turn"
    return Prompt(name, {**told, "possible": possible})


def _return(state: DiscordiaState, player: int) -> Prompt:
    if state.param:
        return Prompt("discordia-prompt-return", {"count": int(state.param) % BONUS})
    count = sum(returned(state.legal_actions(player)[0]))
    return Prompt("discordia-prompt-return-exact", {"count": count})

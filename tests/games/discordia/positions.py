"""Positions of Discordia from texts, and what the tests ask of them.

A city is `K03 1/2, S13*, M07 on market2` (filled slots, `*` the stall side of a ship), a supply `R3 Y1`, the
display `3.1 M12, 4.2 F01`, the Magna row `S20 1/2 draw, -, K05 2/2 eagle` from the left.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

import pytest
from mypy_extensions import i64

from ludi.engine.arrays import vec
from ludi.engine.bits import BIT
from ludi.engine.errors import IllegalActionError
from ludi.engine.fair import ByHand
from ludi.engine.game import CHANCE
from ludi.engine.match import Match
from ludi.engine.views import Event
from ludi.games.discordia import city as items
from ludi.games.discordia import printed
from ludi.games.discordia import state as numbers
from ludi.games.discordia.city import then
from ludi.games.discordia.codec import PLACE_ROWS
from ludi.games.discordia.data import DICE, LETTERS, ROWS, TOWERS
from ludi.games.discordia.draws import reveal_german
from ludi.games.discordia.game import DiscordiaGame
from ludi.games.discordia.laws import check_tiles, check_workers
from ludi.games.discordia.rules import DiscordiaState
from ludi.games.discordia.state import NONE, NUMBERS
from ludi.games.discordia.views import CityView, Discordia, TileView
from ludi.games.discordia.year import run, set_board

BOARDS = printed.BOARD_SHORTS  # the standard board first
ENOUGH = "B3 R3 W3 Y3"
_TILE = re.compile(r"([SKMF]\d\d)(\*?)(?: (\d)/(\d))?(?: on (\w+?)(\d))?")
_EFFECTS = {
    "strength": "german_strength",
    "draw": "draw_worker",
    "star": "lose_star",
    "aqueduct": "aqueduct_back",
}


@dataclass(frozen=True)
class Player:
    """What a player has; by default a standard board, some workers and nothing else."""

    city: str = ""
    supply: str = ENOUGH
    stars: int = 0
    manipulators: int = 0
    ring: int = 0
    development: int = 0
    expedition: int = 0
    opened: str = ""  # foundations, as in `harbor 2, market 3`
    extensions: str = ""  # dev, exp
    towers: str = ""  # as in `military harbor1`
    decrees: str = ""
    privileges: str = ""
    expansions: int = 0
    board: str = "standard"


def position(
    *players: Player,
    seats: int = 2,
    year: int = 1,
    season: int = 1,
    maximus: int = 0,
    dice: str = "1 1 1",
    taken: str = "",
    columns: str = "I II III IV V VI",
    display: str = "",
    discard: str = "",
    decrees: str = "",
    privileges: str = "",
    cult: int = 10,
    manipulators: int = 5,
    germans: str = "",
    row: str = "",
    revealed: str = "",
    bag: str = "",
    **options: Any,
) -> DiscordiaState:
    """The table told, with nothing pending; players that are not told have a city without a tile."""
    told = [*players, *[Player()] * (seats - len(players))]
    state = DiscordiaGame(**options).start(max(seats, len(players)))
    state.depth = 0
    state.year, state.season, state.maximus = year, season, maximus
    for die, value in enumerate(dice.split()):
        state.dice[die] = int(value)
    state.taken = DICE.index(taken) if taken else NONE
    for column, name in enumerate(columns.split()):
        state.action_tiles[column] = printed.ACTION_IDS.index(name)
    state.cult, state.mans = cult, manipulators
    for player, has in enumerate(told):
        _set_player(state, player, has)
    _set_table(state, display, discard, decrees, privileges, germans)
    state.boards = _array(BOARDS.index(name) for name in revealed.split())
    _set_row(state, row)
    if bag:
        _set_colours(state.bag, 0, bag)
    else:
        check_workers(state)
    check_tiles(state)
    return state


def _set_player(state: DiscordiaState, player: int, has: Player) -> None:
    set_board(state, player, BOARDS.index(has.board))
    base = player * NUMBERS
    own = {
        numbers.STARS: has.stars,
        numbers.MANS: has.manipulators,
        numbers.RING: has.ring,
        numbers.DEVS: has.development,
        numbers.EXPS: has.expedition,
        numbers.HAS_DEV_EXT: int("dev" in has.extensions),
        numbers.HAS_EXP_EXT: int("exp" in has.extensions),
        numbers.PLACED: has.expansions,
        numbers.HOLDS: sum(BIT[printed.PRIVILEGE_IDS.index(name)] for name in has.privileges.split()),
        numbers.DECREE_COUNT: len(has.decrees.split()),
    }
    for what, value in own.items():
        state.own[base + what] = value
    for field, name in enumerate(has.decrees.split()):
        state.own[base + numbers.DECREE_AT + field] = printed.DECREE_IDS.index(name)
    for kind, harbor in re.findall(r"(\w+) harbor(\d)", has.towers):
        state.own[base + numbers.TOWER_AT + int(harbor) - 1] = TOWERS.index(kind) + 1
    for name, count in re.findall(r"(\w+) (\d)", has.opened):
        state.own[base + numbers.OPEN + ROWS.index(name)] = int(count)
    _set_colours(state.own, base, has.supply)
    for colour in range(4):
        state.bag[colour] -= state.own[base + colour]
    for tile in filter(None, has.city.split(", ")):
        _set_tile(state, player, tile)


def _array(items: Iterable[int]) -> vec[i64]:
    return vec[i64](list(items))


def _set_colours(array: Any, base: int, text: str) -> None:
    for colour, letter in enumerate(LETTERS):
        found = re.search(rf"{letter}(\d+)", text)
        array[base + colour] = int(found[1]) if found else 0


def _face(state: DiscordiaState, text: str) -> tuple[int, int, re.Match[str]]:
    """The face and the filled slots of a tile, its workers taken from the bag."""
    match = _TILE.match(text)
    assert match, f"{text!r} is no tile"
    face = printed.TILE_IDS.index(match[1])
    if match[2]:
        face = printed.BACK_OF[face]
    filled = int(match[3] or 0)
    assert int(match[4] or printed.FACE_SLOTS[face]) == printed.FACE_SLOTS[face], f"{text!r}: other slots"
    state.bag[printed.FACE_KIND[face]] -= sum(printed.SLOT_SIZES[face * 3 + slot] for slot in range(filled))
    return face, filled, match


def _set_tile(state: DiscordiaState, player: int, text: str) -> None:
    """On the space told or the leftmost free one of its row, which is opened."""
    face, filled, match = _face(state, text)
    row = printed.FACE_KIND[face]
    start = printed.ROW_START[row]
    if match[5]:
        space = start + int(match[6]) - 1
    else:
        space = next(n for n in range(start, start + 5) if state.face_at(player, n) == NONE)
    open_now = player * NUMBERS + numbers.OPEN + row
    state.own[open_now] = max(state.own[open_now], space - start + 1)
    state.city[player * printed.SPACES + space] = face
    state.filled[player * printed.SPACES + space] = filled
    state.tiles[printed.TILE_OF[face]] = numbers.IN_CITY


def _set_table(
    state: DiscordiaState, display: str, discard: str, decrees: str, privileges: str, germans: str
) -> None:
    for column, line, tile in re.findall(r"(\d)\.(\d) (\w+)", display):
        place = (int(column) - 1) * PLACE_ROWS + int(line) - 1
        state.display[place] = printed.TILE_IDS.index(tile)
        state.tiles[state.display[place]] = numbers.DISPLAYED
    for tile in discard.split():
        state.tiles[printed.TILE_IDS.index(tile)] = numbers.DISCARDED
    state.decrees = _array(printed.DECREE_IDS.index(name) for name in decrees.split())
    state.privileges = _array(printed.PRIVILEGE_IDS.index(name) for name in privileges.split())
    for side, name in enumerate(germans.split()):
        reveal_german(state, side, printed.GERMAN_IDS.index(name), None)


def _set_row(state: DiscordiaState, row: str) -> None:
    unused = list(range(printed.MAGNAS))
    for place, text in enumerate(filter(None, row.split(", "))):
        if text == "-":
            continue
        face, filled, _ = _face(state, text)
        state.row[place], state.row_filled[place] = face, filled
        state.tiles[printed.TILE_OF[face]] = numbers.IN_ROW
        word = text.split()[-1]
        effect = printed.MAGNA_EFFECTS.index(_EFFECTS.get(word, "german_strength"))
        tile = next(n for n in unused if printed.MAGNA_EFFECT[n] == effect)
        unused.remove(tile)
        state.row_known[place] = tile
        state.row_up[place] = int(word != "eagle")


# What is pending


def _run(state: DiscordiaState, *pending: tuple[int, int, int]) -> Match:
    """A match in which these things are to be done, the first one first."""
    state.depth = 0
    for kind, param, player in reversed(pending):
        then(state, kind, param, player)
    run(state, None)
    return match_of(state)


def match_of(state: DiscordiaState) -> Match:
    """A match that stands at this position, with draws by hand."""
    setup = state.setup
    switches = {"boards": setup.boards, "magna": setup.magna, "magna_reopen_converted": setup.reopens}
    game = DiscordiaGame(**{name: "on" if is_on else "off" for name, is_on in switches.items()})
    match = Match(game, state.seats, ByHand())
    match.state = state
    match._back.bar(state, [])
    return match


def turn(state: DiscordiaState, die: str, player: int = 0) -> Match:
    """A match in which the player has chosen this die, as in `blue 4`, and begins his turn."""
    colour, value = die.split()
    state.die, state.value = DICE.index(colour), int(value)
    state.has_main = state.has_season = state.has_decree = False
    state.served_low = state.served_high = 0
    return _run(state, (items.MORE, 0, player), (items.SEASON_END, 0, 0))


def turn_of(a: Player, die: str, **facts: Any) -> Match:
    """A turn of the first player with these things."""
    return turn(position(a, **facts), die)


def next_turn(match: Match, die: str) -> Match:
    """Another turn of the first player in the same position."""
    return turn(at(match).copy(), die)


def gain(state: DiscordiaState, *codes: str, player: int = 0) -> Match:
    """A match in which a player gets these bonuses, in a turn that goes on with `end`."""
    state.die, state.value, state.has_main = 0, 6, True
    bonuses = [(items.GAIN, printed.bonus_of(code), player) for code in codes]
    return _run(state, *bonuses, (items.MORE, 0, player), (items.SEASON_END, 0, 0))


def gain_of(a: Player, *codes: str, **facts: Any) -> Match:
    """The first player has these things and gets these bonuses."""
    return gain(position(a, **facts), *codes)


def choosing(*players: Player, **facts: Any) -> Match:
    """A match in which the dice were rolled and everyone chooses in turn."""
    state = position(*players, **facts)
    order = [(state.maximus + k) % state.seats for k in range(state.seats)]
    return _run(state, *((items.TURN, 0, int(seat)) for seat in order), (items.SEASON_END, 0, 0))


def season(*players: Player, **facts: Any) -> Match:
    """A match in which the season told begins."""
    return season_at(position(*players, **facts))


def season_at(state: DiscordiaState) -> Match:
    """The same from a position."""
    return _run(state, (items.SEASON, 0, 0))


def year_end(*players: Player, first: str = "E0", **facts: Any) -> Match:
    """A match in which the events of the year begin, or one of their steps and what follows it."""
    return year_end_at(position(*players, **{"season": 5, **facts}), first)


def year_end_at(state: DiscordiaState, first: str = "E0") -> Match:
    """The same from a position."""
    steps = [items.YEAR_E0, items.YEAR_E1, items.YEAR_E2, items.YEAR_E3, items.YEAR_E4, items.YEAR_E5]
    return _run(state, *((step, 0, 0) for step in steps[int(first[1]) :]))


def draft(*players: Player, **facts: Any) -> Match:
    """A match in which the draft begins; boards on the table with `boards` in the facts."""
    return _run(position(*players, **facts), (items.DRAFTS, 0, 0), (items.SEASON, 0, 0))


def feed(**facts: Any) -> Match:
    """A match in which the Magna row is fed and then the season told begins."""
    state = position(**{"magna": "on", **facts})
    return _run(state, (items.FEED, 0, 0), (items.SEASON, 0, 0))


# Matches


def at(match: Match) -> DiscordiaState:
    """The match's position."""
    assert isinstance(match.state, DiscordiaState)
    return match.state


def seen(match: Match) -> Discordia:
    """What everyone sees."""
    return at(match).view(None)


def mine(match: Match, player: int = 0) -> CityView:
    """What everyone sees of a player."""
    return seen(match).cities[player]


def play(match: Match, *texts: str) -> list[Event]:
    """Play actions, each by whoever is to act."""
    log: list[Event] = []
    for text in texts:
        log += match.play(at(match).actor, text)
    return log


def draw(match: Match, letters: str) -> list[Event]:
    """Workers come out of the bag in these colours."""
    return play(match, *(f"deal worker {letter}" for letter in letters))


def legal(match: Match) -> list[str]:
    """The texts of what may be done, by chance too."""
    return [match.game.codec.write(action) for action in match.legal_actions(at(match).actor)]


def offered(match: Match, *verbs: str) -> list[str]:
    """The legal actions that begin with one of these words."""
    return [text for text in legal(match) if text.split()[0] in verbs]


def refuse(match: Match, text: str, rule: str) -> None:
    """The action is refused by this rule and changes nothing."""
    before = match.state.to_bytes()
    with pytest.raises(IllegalActionError) as refused:
        match.play(at(match).actor, text)
    assert refused.value.refusal.rule == rule
    assert match.state.to_bytes() == before


def supply(match: Match, player: int = 0) -> str:
    """The workers in a supply, as in `R3 Y1`."""
    return " ".join(
        f"{letter}{n}" for letter, n in zip(LETTERS, mine(match, player).supply, strict=True) if n
    )


def _shown(tile: TileView) -> str:
    return f"{tile.tile}{'*' if tile.is_stall else ''} {tile.filled}/{tile.slots}"


def city(match: Match, player: int = 0) -> dict[str, str]:
    """The tiles of a city by their spaces."""
    spaces = mine(match, player).spaces
    return {items.space_name(n): _shown(tile) for n, tile in enumerate(spaces) if tile is not None}


def magna_row(match: Match) -> list[str]:
    """The tiles of the Magna row by position, `-` where none lies."""
    row = [_shown(tile) if tile else "-" for tile in seen(match).row]
    while row and row[-1] == "-":
        row.pop()
    return row


def decision(match: Match) -> str:
    """Which decision is open: die, turn, deploy ..., chance; "" when it is over."""
    return seen(match).decision


# From the beginning


def new_match(seats: int = 2, **options: Any) -> Match:
    """A match before the set-up, with draws by hand."""
    return Match(DiscordiaGame(**options), seats, ByHand())


def draw_first(match: Match, *until: str) -> list[str]:
    """Let chance do the first thing it may, until it is to do one of these or a seat decides."""
    drawn: list[str] = []
    while at(match).actor == CHANCE:
        text = legal(match)[0]
        if text.startswith(until) and until:
            break
        play(match, text)
        drawn.append(text)
    return drawn

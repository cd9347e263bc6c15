"""Actions as ints and as text (D-183 to D-185, D-187), such as `take 4.2 over M07` or `deal tile K03`."""

from __future__ import annotations

import re
from itertools import combinations_with_replacement
from typing import Final

from ludi.engine.errors import NotationError
from ludi.engine.game import Codec, seat_letter
from ludi.games.discordia.data import DICE, EXPANSIONS, LETTERS, TOWERS
from ludi.games.discordia.printed import (
    ACTION_IDS,
    BOARD_SHORTS,
    DECREE_IDS,
    GERMAN_IDS,
    HARBORS,
    JANUS_IDS,
    MAGNA_IDS,
    PRIVILEGE_AMOUNT,
    PRIVILEGE_IDS,
    RING_SUPPLY,
    SUPPLY_PLUS,
    TILE_IDS,
    TILES,
)

PLACES: Final = 24  # of the display: six columns of at most four rows
PLACE_ROWS: Final = 4
WAYS: Final = 87  # to take a tile: on a foundation, or over one of 86 tiles
CHANGES: Final = 11  # of a die, from -5 to 5
MOST_RETURNED: Final = 6  # workers at once

# The numbers follow the order of the decisions in D-180, and so do the lists of options.
BOARD: Final = 0
TAKE: Final = 7
DIE: Final = 2095
DEPLOY: Final = 2491
EXPAND: Final = 2577
DEV: Final = 2583
EXP: Final = 2584
STAR: Final = 2585
SPECIAL: Final = 2586
SEASON: Final = 2672
DECREE: Final = 2673
TOWER: Final = 2687
RETURN: Final = 2695
PRIVILEGE: Final = 2904
PASS: Final = 2918
END: Final = 2919
MAXIMUS: Final = 2920
DEAL_ACTION: Final = 2924
DEAL_DECREE: Final = 2930
DEAL_PRIVILEGE: Final = 2944
DEAL_BOARD: Final = 2958
DEAL_GERMAN: Final = 2965
DEAL_TILE: Final = 2985
DEAL_MAGNA: Final = 3071
DEAL_WORKER: Final = 3081
DEAL_JANUS: Final = 3085
ROLL: Final = 3099
ROLLS: Final = 216
SIZE: Final = 3315

# What may go back to the bag at once: by size, then B R W Y (D-202).
_RETURNS: Final = [
    tuple(workers.count(letter) for letter in LETTERS)
    for size in range(1, MOST_RETURNED + 1)
    for workers in combinations_with_replacement(LETTERS, size)
]
RETURNED: Final = bytes(count for counts in _RETURNS for count in counts)
RETURN_SIZE: Final = bytes(sum(counts) for counts in _RETURNS)
RETURNS: Final[int] = len(_RETURNS)
assert DIE == TAKE + PLACES * WAYS and DEPLOY == DIE + 3 * 6 * CHANGES * 2 and EXPAND == DEPLOY + TILES
assert SEASON == SPECIAL + TILES and PRIVILEGE == RETURN + RETURNS and DEAL_TILE == DEAL_GERMAN + 20
assert max(RING_SUPPLY) + PRIVILEGE_AMOUNT[SUPPLY_PLUS] <= MOST_RETURNED
assert DEAL_MAGNA == DEAL_TILE + TILES and SIZE == ROLL + ROLLS

_WORDS: Final = {"dev": DEV, "exp": EXP, "star": STAR, "season": SEASON, "pass": PASS, "end": END}
_DEALS: Final = (
    ("maximus", MAXIMUS, tuple(seat_letter(seat) for seat in range(4))),
    ("action", DEAL_ACTION, ACTION_IDS),
    ("decree", DEAL_DECREE, DECREE_IDS),
    ("privilege", DEAL_PRIVILEGE, PRIVILEGE_IDS),
    ("board", DEAL_BOARD, BOARD_SHORTS),
    ("german", DEAL_GERMAN, GERMAN_IDS),
    ("tile", DEAL_TILE, TILE_IDS),
    ("magna", DEAL_MAGNA, MAGNA_IDS),
    ("worker", DEAL_WORKER, tuple(LETTERS)),
    ("janus", DEAL_JANUS, JANUS_IDS),
)
_NAMED: Final = (
    ("board", BOARD, BOARD_SHORTS),
    ("deploy", DEPLOY, TILE_IDS),
    ("special", SPECIAL, TILE_IDS),
    ("expand", EXPAND, EXPANSIONS),
    ("decree", DECREE, DECREE_IDS),
    ("privilege", PRIVILEGE, PRIVILEGE_IDS),
)
# What the word after such a verb has to be.
_NOUNS: Final = {
    "maximus": "seat",
    "action": "action tile",
    "german": "German tile",
    "tile": "city tile",
    "magna": "Magna tile",
    "worker": "colour of workers",
    "janus": "Janus tile",
    "board": "city board",
    "deploy": "city tile",
    "special": "city tile",
    "expand": "city expansion",
}
_DIE = re.compile(r"die (\w+) ([1-6])(?:([+-])([0-5]))?(q)?")
_TAKE = re.compile(r"take ([1-6])\.([1-4])(?: over ([a-z]\d\d))?")
_TOWER = re.compile(r"tower (\w+) harbor([1-4])")


def place_name(place: int) -> str:
    """column.row of a place of the display (D-013)."""
    return f"{place // PLACE_ROWS + 1}.{place % PLACE_ROWS + 1}"


def returned(action: int) -> tuple[int, int, int, int]:
    """How many workers of each colour a return action gives back."""
    blue, red, white, yellow = _RETURNS[action - RETURN]
    return blue, red, white, yellow


def taken(action: int) -> tuple[int, int]:
    """The place of the display that is taken from, and the tile that is built over or -1."""
    place, way = divmod(action - TAKE, WAYS)
    return place, way - 1


def die_of(action: int) -> tuple[int, int, int, bool]:
    """The die, its rolled value, the change, and whether one step of it is free (PRI11)."""
    die, rest = divmod(action - DIE, 6 * CHANGES * 2)
    rolled, rest = divmod(rest, CHANGES * 2)
    return die, rolled + 1, rest // 2 - 5, rest % 2 == 1


_WORD_OF: Final = {number: word for word, number in reversed(_WORDS.items())}


class DiscordiaCodec(Codec):
    """In the order of the decisions, then what chance does."""

    size = SIZE

    def write(self, action: int) -> str:
        """The text of an action."""
        if action in _WORD_OF:
            return _WORD_OF[action]
        if action >= ROLL:
            roll = action - ROLL
            return f"roll {roll // 36 + 1} {roll // 6 % 6 + 1} {roll % 6 + 1}"
        for word, first, names in _DEALS:
            if first <= action < first + len(names):
                return f"deal {word} {names[action - first]}"
        for word, first, names in _NAMED:
            if first <= action < first + len(names):
                return f"{word} {names[action - first]}"
        return self._write_other(action)

    def _write_other(self, action: int) -> str:
        if action >= RETURN:
            letters = [letter * n for letter, n in zip(LETTERS, returned(action), strict=True)]
            return f"return {' '.join(''.join(letters))}"
        if action >= TOWER:
            kind, harbor = divmod(action - TOWER, HARBORS)
            return f"tower {TOWERS[kind]} harbor{harbor + 1}"
        if action >= DIE:
            return _write_die(action)
        place, over = taken(action)
        return f"take {place_name(place)}" + (f" over {TILE_IDS[over]}" if over >= 0 else "")

    def steps(self, action: int) -> tuple[str, ...]:
        """The ids to click: a thing, then what becomes of it."""
        first, *rest = self.write(action).split(" ")
        match first:
            case "take":
                return rest[0], rest[2] if len(rest) > 1 else "foundation"
            case "deploy" | "special":
                return rest[0], first
            case "board" | "die" | "decree" | "privilege" | "tower":
                return tuple(rest)
            case "deal":
                return tuple(rest[1:])
            case "return":
                return first, "".join(rest)
        return first, *rest

    def read(self, text: str) -> int:
        """The action of a text."""
        words = " ".join(text.lower().split())
        if words in _WORDS:
            return _WORDS[words]
        for pattern, read in ((_DIE, _read_die), (_TAKE, _read_take), (_TOWER, _read_tower)):
            match = pattern.fullmatch(words)
            if match:
                return read(match)
        first, _, rest = words.partition(" ")
        if first == "return" and re.fullmatch(r"[brwy]( ?[brwy])*", rest):
            return _read_return(rest.replace(" ", "").upper())
        roll = re.fullmatch(r"roll ([1-6]) ([1-6]) ([1-6])", words)
        if roll:
            return ROLL + (int(roll[1]) - 1) * 36 + (int(roll[2]) - 1) * 6 + int(roll[3]) - 1
        return self._read_named(first, rest, words)

    def _read_named(self, first: str, rest: str, words: str) -> int:
        tables: tuple[tuple[str, int, tuple[str, ...]], ...] = _NAMED
        if first == "deal":
            first, _, rest = rest.partition(" ")
            tables = _DEALS
        for word, number, names in tables:
            if word == first:
                known = [name.lower() for name in names]
                if rest in known:
                    return number + known.index(rest)
                raise _unknown(word, rest, names)
        told = "{text} is no action; write one such as take 4.2, die blue 4+1, deploy K03 or end (D-183)"
        raise NotationError(told, "discordia-no-action", text=repr(words[:40]))


def _unknown(verb: str, text: str, names: tuple[str, ...]) -> NotationError:
    """The mistake of a name that is missing or that nothing bears."""
    noun, shown = _NOUNS.get(verb, verb), ", ".join(names[:6])
    if not text:
        told = "the name of a {noun} is missing; write one such as {known} (D-183)"
        return NotationError(told, "discordia-no-name", verb=verb, noun=noun, known=shown)
    told = "{word}: there is no such {noun}; write one such as {known} (D-183)"
    return NotationError(told, "discordia-unknown", word=text[:20], verb=verb, noun=noun, known=shown)


def _write_die(action: int) -> str:
    colour, value, change, is_free = die_of(action)
    shown = f"{change:+d}" if change else ("+0" if is_free else "")
    return f"die {DICE[colour]} {value}{shown}{'q' if is_free else ''}"


def _read_die(match: re.Match[str]) -> int:
    colour, value, sign, change, quick = match.groups()
    if colour not in DICE:
        told = "{word}: there is no such die; the dice are blue, red and yellow (D-005)"
        raise NotationError(told, "discordia-no-die", word=colour[:20])
    by = int(change or 0) * (-1 if sign == "-" else 1)
    return DIE + (DICE.index(colour) * 6 + int(value) - 1) * CHANGES * 2 + (by + 5) * 2 + (1 if quick else 0)


def _read_take(match: re.Match[str]) -> int:
    place = (int(match[1]) - 1) * PLACE_ROWS + int(match[2]) - 1
    if not match[3]:
        return TAKE + place * WAYS
    tile = match[3].upper()
    if tile not in TILE_IDS:
        told = "{word}: there is no such city tile; they are S01 to F22 (D-006)"
        raise NotationError(told, "discordia-no-tile", word=tile)
    return TAKE + place * WAYS + 1 + TILE_IDS.index(tile)


def _read_tower(match: re.Match[str]) -> int:
    if match[1] not in TOWERS:
        told = "{word}: there is no such tower; they are trade and military (D-089)"
        raise NotationError(told, "discordia-no-tower", word=match[1][:20])
    return TOWER + TOWERS.index(match[1]) * HARBORS + int(match[2]) - 1


def _read_return(letters: str) -> int:
    counts = tuple(letters.count(letter) for letter in LETTERS)
    if counts not in _RETURNS:
        told = "{text}: nobody gives back more than {most} workers at once (D-132)"
        raise NotationError(told, "discordia-too-many", text=letters[:20], most=MOST_RETURNED)
    return RETURN + _RETURNS.index(counts)

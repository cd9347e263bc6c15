"""Positions of Discordia as text: tiles and cards by their ids, what players have by seat.

`city=A:harbor1.S09+fort1.K02/1` are a ship and barracks with one slot filled, `workers=A:B11+R6` the
workers without work, `asks=deploy:depX options=deploy_F03;pass` the open decision, and
`pending=A:star1;A:turn` what comes after it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from ludi.engine.errors import NotationError
from ludi.engine.positions import Counts, Each, InOrder, Named, Names, Positions, Spelling
from ludi.games.discordia import city
from ludi.games.discordia.choices import (
    ASK_BOARD,
    ASK_CHANCE,
    ASK_DEPLOY,
    ASK_DIE,
    ASK_PRIVILEGE,
    ASK_RETURN,
    ASK_START,
    ASK_TURN,
    DECISIONS,
)
from ludi.games.discordia.codec import DEPLOY, PLACES, RETURN, RETURN_SIZE, DiscordiaCodec, place_name
from ludi.games.discordia.data import COLOURS, DICE, EXPANSIONS, LETTERS, ROW_LENGTHS, ROWS, TOWERS
from ludi.games.discordia.printed import (
    ACTION_IDS,
    BOARD_SHORTS,
    DECREE_IDS,
    FACES,
    GERMAN_IDS,
    HARBORS,
    JANUS_IDS,
    MAGNA_IDS,
    MAGNAS,
    MOST_FIELDS,
    PRIVILEGE_IDS,
    SPACES,
    TILE_IDS,
    TILE_OF,
    TILES,
    bonus_of,
    bonus_text,
)
from ludi.games.discordia.rules import DiscordiaState
from ludi.games.discordia.state import (
    BOARD,
    DECREE_AT,
    DECREE_COUNT,
    DEVS,
    DISCARDED,
    DISPLAYED,
    EXPS,
    HAS_DEV_EXT,
    HAS_EXP_EXT,
    HOLDS,
    IN_CITY,
    IN_ROW,
    MANS,
    NONE,
    NUMBERS,
    OPEN,
    OUT,
    PLACED,
    PLAYING,
    REASONS,
    RING,
    SERVED_LOW,
    STARS,
    STRENGTH,
    SUPPLY,
    TOWER_AT,
    USED,
    USED_ROWS,
    USED_STEP,
)
from ludi.games.discordia.year import run

if TYPE_CHECKING:
    from ludi.engine.game import Game
    from ludi.engine.state import State

_SEATS = "ABCD"
_SPACE_NAMES = [f"{row}{n + 1}" for row, length in zip(ROWS, ROW_LENGTHS, strict=True) for n in range(length)]
_FACE_IDS = [TILE_IDS[TILE_OF[face]] + ("*" if face >= TILES else "") for face in range(FACES)]
_NUMBERS = [str(n + 1) for n in range(MAGNAS)]
_PLACES = [place_name(place) for place in range(PLACES)]
_ROOM = 4  # more than the slots of any tile

# What is pending (D-110): by kind its word, and how its parameter reads.
_OF_PLAYERS = {
    city.TURN: "die",
    city.MORE: "turn",
    city.WORKERS: "workers",
    city.DRAFT: "draft",
    city.START: "start",
    city.LACK: "lack",
    city.SHIP_DONE: "full-ship",
    city.STALL_DONE: "full-stall",
    city.FIRST: "first-slot",
    city.PRIVILEGE: "privilege",
    city.EXACT: "surplus",
}
_OF_ALL = {
    city.ACTION: "action",
    city.DECREE_ROW: "decree",
    city.PRIVILEGE_ROW: "privileges",
    city.DEAL: "tile",
    city.MAGNA_UP: "magna",
    city.GERMAN: "german",
    city.MAXIMUS: "maximus",
    city.BOARDS: "board",
    city.FEED: "feed",
    city.ALL_WORKERS: "all-workers",
    city.DRAFTS: "drafts",
    city.SEASON: "season",
    city.ROLL: "roll",
    city.JANUS: "janus",
    city.JANUS_TURN: "janus-turn",
    city.SEASON_END: "season-end",
    **{
        kind: f"year-end-{n}"
        for n, kind in enumerate((city.YEAR_E0, city.YEAR_E1, city.YEAR_E2, city.YEAR_E3))
    },
    city.YEAR_E4: "year-end-4",
    city.YEAR_E5: "year-end-5",
}
_PARAMETERS: dict[int, tuple[str, ...]] = {
    city.WORKERS: tuple(map(str, range(100))),
    city.EXACT: tuple(map(str, range(100))),
    city.FIRST: TILE_IDS,
    city.PRIVILEGE: ROWS,
    city.ACTION: tuple("123456"),
    city.DEAL: tuple(_PLACES),
    city.MAGNA_UP: tuple(_NUMBERS),
    city.GERMAN: ("left", "right"),
}


class Item(Spelling):
    """Something that is pending: `A:star2` for a bonus, `B:turn`, `tile-4.2` for a draw."""

    def write(self, value: Any) -> str:
        """Whom it is for, what it is, and the one that it is about."""
        kind, rest = divmod(value, city.ITEM)
        param, player = divmod(rest, city.PLAYER)
        if kind == city.GAIN:
            return f"{_SEATS[player]}:{bonus_text(param)}"
        word = _OF_ALL[kind] if kind in _OF_ALL else f"{_SEATS[player]}:{_OF_PLAYERS[kind]}"
        return f"{word}-{_PARAMETERS[kind][param]}" if kind in _PARAMETERS else word

    def read(self, text: str, usual: Any) -> Any:
        """The number of it."""
        seat, colon, word = text.rpartition(":")
        if colon and seat not in tuple(_SEATS):
            raise ValueError(f"{seat[:20]!r} is no seat")
        player = _SEATS.index(seat) if colon else 0
        for kind, name in (_OF_PLAYERS if colon else _OF_ALL).items():
            if kind not in _PARAMETERS and word == name:
                return kind * city.ITEM + player
            named = word.removeprefix(f"{name}-")
            if kind in _PARAMETERS and named != word and named in _PARAMETERS[kind]:
                return kind * city.ITEM + _PARAMETERS[kind].index(named) * city.PLAYER + player
        if colon and (bonus := _bonus(word)):
            return city.GAIN * city.ITEM + bonus * city.PLAYER + player
        raise ValueError(f"{text[:20]!r} is nothing that can be pending")


class Decision(Spelling):
    """The open decision and what it is about, two numbers: `turn`, `deploy:depB`, `chance:tile-4.2`."""

    def write(self, value: Any) -> str:
        """The word for the decision, then the bonus or the draw."""
        asks, param = value
        word = DECISIONS[asks] or "-"
        if asks == ASK_CHANCE:
            return f"{word}:{_ITEM.write(param)}"
        return f"{word}:{bonus_text(param)}" if param else word

    def read(self, text: str, usual: Any) -> Any:
        """The two numbers."""
        word, colon, about = text.partition(":")
        if word not in DECISIONS[1:]:
            raise ValueError(f"must be one of {', '.join(DECISIONS[1:])}")
        asks = DECISIONS.index(word)
        if asks == ASK_CHANCE:
            return asks, _ITEM.read(about, 0)
        param = _bonus(about) if colon else 0
        if colon and not param:
            raise ValueError(f"{about[:20]!r} is no bonus")
        return asks, param


class Option(Spelling):
    """An action by its text, `_` for a blank."""

    def write(self, value: Any) -> str:
        """The text."""
        return DiscordiaCodec().write(value).replace(" ", "_")

    def read(self, text: str, usual: Any) -> Any:
        """The action."""
        return DiscordiaCodec().read(text.replace("_", " "))


class Tile(Spelling):
    """A face and how many of its slots are filled: `S09`, `S13*/1`; one number, 0 for none."""

    def write(self, value: Any) -> str:
        """The id, and the slots if any is filled."""
        face, filled = divmod(value - _ROOM, _ROOM)
        return str(_FACE_IDS[face]) + (f"/{filled}" if filled else "")

    def read(self, text: str, usual: Any) -> Any:
        """The number."""
        name, slash, filled = text.partition("/")
        if name not in _FACE_IDS or (slash and filled not in ("1", "2", "3")):
            raise ValueError(f"{text[:20]!r} is no tile, such as S09 or K02/1 with one slot filled")
        return (_FACE_IDS.index(name) + 1) * _ROOM + int(filled or 0)


def _bonus(code: str) -> int:
    """The number of a bonus code, 0 if it is none."""
    try:
        bonus = bonus_of(code)
    except (AttributeError, KeyError, TypeError, ValueError):
        return 0
    return bonus if bonus_text(bonus) == code else 0


_ITEM = Item()
_NO_SPACE, _NO_TILES = [0] * SPACES, [0] * HARBORS


class DiscordiaPositions(Positions):
    """What players have by seat, then what lies on the table; lists only as far as they count."""

    version = 2
    spellings: ClassVar[dict[str, Spelling]] = {
        **{name: Named(_SEATS) for name in ("maximus", "winner")},
        **{name: Named(DICE) for name in ("taken", "die")},
        **{name: Named(GERMAN_IDS) for name in ("german_left", "german_right")},
        "dice": Each(DICE),
        "served": Names(_FACE_IDS),
        "asks": Decision(),
        "options": InOrder(Option(), ";"),
        "pending": InOrder(_ITEM, ";"),
        # Players
        "board": Each(_SEATS, Named(BOARD_SHORTS)),
        "workers": Each(_SEATS, Counts(LETTERS), [0] * len(LETTERS)),
        "foundations": Each(_SEATS, Counts(ROWS), [0] * len(ROWS)),
        "city": Each(_SEATS, Each(_SPACE_NAMES, Tile(), 0, "+", "."), _NO_SPACE),
        "towers": Each(_SEATS, Each(_NUMBERS, Named(("", *TOWERS)), 0, "+", "."), _NO_TILES),
        "extensions": Each(_SEATS, Names(("dev", "exp"))),
        "fulfilled": Each(_SEATS, InOrder(Named(DECREE_IDS)), []),
        "holds": Each(_SEATS, Names(PRIVILEGE_IDS)),
        "earned": Each(_SEATS, Names(ROWS)),
        **{name: Each(_SEATS) for name in ("stars", "manipulators", "aqueduct", "development", "expedition")},
        **{name: Each(_SEATS) for name in ("expanded", "used_step", "strength")},
        # The table
        "actions": Each("123456", Named(ACTION_IDS), NONE),
        "display": Each(_PLACES, Named(TILE_IDS), NONE),
        "discard": Names(TILE_IDS),
        "out": Names(TILE_IDS),
        "row": Each(_NUMBERS, Tile()),
        "row_up": Names(_NUMBERS),
        "row_known": Each(_NUMBERS, Named(MAGNA_IDS), NONE),
        "bag": Counts(LETTERS),
        "towers_left": Each(TOWERS),
        "expansions": Each(EXPANSIONS),
        "decrees": InOrder(Named(DECREE_IDS)),
        "privileges": InOrder(Named(PRIVILEGE_IDS)),
        "boards": InOrder(Named(BOARD_SHORTS)),
        "germans": Names(GERMAN_IDS),
        "janus": Named(JANUS_IDS),
        "janus_left": Names(JANUS_IDS),
        "reason": Named(REASONS),
    }

    def __init__(self) -> None:
        self.before = FirstPositions()

    def read(self, game: Game, text: str) -> State:
        """The position of a text; its options must be those of the open decision."""
        state = super().read(game, text)
        assert isinstance(state, DiscordiaState)
        if state.reason == PLAYING and not _is_open(state):
            why = "the options are not those of the open decision"
            raise NotationError("no position of this game: {why}", "position-law", why=why)
        return state

    def told(self, fields: dict[str, Any]) -> dict[str, Any]:
        """The fields under the names and in the order of the game."""
        told = {name: fields[name] for name in ("actor", "ply", "year", "season", "maximus", "dice", "taken")}
        told |= {name: fields[name] for name in ("die", "value", "has_main", "has_season", "has_decree")}
        told["served"] = fields["served_low"] | fields["served_high"] << SERVED_LOW
        told["asks"] = fields["asks"], fields["param"]
        told["options"] = fields["options"][: fields["count"]]
        told["pending"] = fields["stack"][: fields["depth"]][::-1]
        told |= _told_of_players(fields)
        told |= {name: fields[field] for name, field in _RENAMED.items()}
        told["discard"] = _bits(where == DISCARDED for where in fields["tiles"])
        told["out"] = _bits(where == OUT for where in fields["tiles"])
        told["row"] = _tiles(fields["row"], fields["row_filled"])
        told["row_up"] = _bits(fields["row_up"])
        return told

    def whole(self, told: dict[str, Any], start: dict[str, Any]) -> dict[str, Any]:
        """The fields again, as they lie in memory."""
        fields = {name: value for name, value in told.items() if name in start}
        fields |= {field: told[name] for name, field in _RENAMED.items()}
        fields["served_low"], fields["served_high"] = (
            told["served"] & (1 << SERVED_LOW) - 1,
            told["served"] >> SERVED_LOW,
        )
        fields["asks"], fields["param"] = told["asks"]
        for name, values in (("options", told["options"]), ("stack", told["pending"][::-1])):
            room = len(start[name])
            assert len(values) <= room, f"more than {room} {name}"
            fields[name], fields[USED[name]] = values + [0] * (room - len(values)), len(values)
        fields["own"] = [number for seat in range(start["seats"]) for number in _own(told, seat)]
        fields["city"], fields["filled"] = _faces([tile for city in told["city"] for tile in city])
        fields["row"], fields["row_filled"] = _faces(told["row"])
        fields["row_up"] = [told["row_up"] >> n & 1 for n in range(MAGNAS)]
        fields["tiles"] = _where(told, fields)
        return fields


# By the name in the text what is as it is in memory.
_RENAMED = {
    "actions": "action_tiles",
    **{name: name for name in ("display", "row_known", "bag", "cult")},
    "manipulators_left": "mans",
    **{name: name for name in ("towers_left", "expansions", "decrees", "privileges", "boards", "germans")},
    "german_left": "left",
    "german_right": "right",
    **{name: name for name in ("janus", "janus_left", "winner", "reason")},
}
# What is one number of each player.
_SINGLE = {
    "board": BOARD,
    "stars": STARS,
    "manipulators": MANS,
    "aqueduct": RING,
    "development": DEVS,
    "expedition": EXPS,
    "expanded": PLACED,
    "holds": HOLDS,
    "earned": USED_ROWS,
    "used_step": USED_STEP,
    "strength": STRENGTH,
}


def _told_of_players(fields: dict[str, Any]) -> dict[str, Any]:
    """What each player has, by seat."""
    seats = range(fields["seats"])
    own = [fields["own"][seat * NUMBERS : (seat + 1) * NUMBERS] for seat in seats]
    spaces = _tiles(fields["city"], fields["filled"])
    return {
        **{name: [numbers[at] for numbers in own] for name, at in _SINGLE.items()},
        "workers": [numbers[SUPPLY : SUPPLY + len(COLOURS)] for numbers in own],
        "foundations": [numbers[OPEN : OPEN + len(ROWS)] for numbers in own],
        "city": [spaces[seat * SPACES : (seat + 1) * SPACES] for seat in seats],
        "towers": [numbers[TOWER_AT : TOWER_AT + HARBORS] for numbers in own],
        "extensions": [numbers[HAS_DEV_EXT] + 2 * numbers[HAS_EXP_EXT] for numbers in own],
        "fulfilled": [numbers[DECREE_AT : DECREE_AT + numbers[DECREE_COUNT]] for numbers in own],
    }


def _own(told: dict[str, Any], seat: int) -> list[int]:
    """The numbers of a player again."""
    numbers = [0] * NUMBERS
    for name, at in _SINGLE.items():
        numbers[at] = told[name][seat]
    numbers[SUPPLY : SUPPLY + len(COLOURS)] = told["workers"][seat]
    numbers[OPEN : OPEN + len(ROWS)] = told["foundations"][seat]
    numbers[TOWER_AT : TOWER_AT + HARBORS] = told["towers"][seat]
    numbers[HAS_DEV_EXT], numbers[HAS_EXP_EXT] = told["extensions"][seat] & 1, told["extensions"][seat] >> 1
    fulfilled = told["fulfilled"][seat]
    assert len(fulfilled) <= MOST_FIELDS, "too many decrees"
    numbers[DECREE_COUNT] = len(fulfilled)
    numbers[DECREE_AT : DECREE_AT + len(fulfilled)] = fulfilled
    return numbers


def _bits(values: Any) -> int:
    """A set of those that are true."""
    return sum(1 << n for n, value in enumerate(values) if value)


def _tiles(faces: list[int], filled: list[int]) -> list[int]:
    """Faces and filled slots in one number each, 0 for none."""
    return [
        (face + 1) * _ROOM + slots if face != NONE else 0 for face, slots in zip(faces, filled, strict=True)
    ]


def _faces(tiles: list[int]) -> tuple[list[int], list[int]]:
    """Faces and filled slots again."""
    return [tile // _ROOM - 1 if tile else NONE for tile in tiles], [tile % _ROOM for tile in tiles]


def _where(told: dict[str, Any], fields: dict[str, Any]) -> list[int]:
    """Where each city tile is: in the pile, if nowhere else (D-190)."""
    places = [0] * TILES
    lying = [(tile, DISPLAYED) for tile in fields["display"] if tile != NONE]
    lying += [(TILE_OF[face], IN_CITY) for face in fields["city"] if face != NONE]
    lying += [(TILE_OF[face], IN_ROW) for face in fields["row"] if face != NONE]
    lying += [(tile, DISCARDED) for tile in range(TILES) if told["discard"] >> tile & 1]
    lying += [(tile, OUT) for tile in range(TILES) if told["out"] >> tile & 1]
    for tile, place in lying:
        assert not places[tile], f"{TILE_IDS[tile]} is in two places"
        places[tile] = place
    return places


def _is_open(state: DiscordiaState) -> bool:
    """Whether the decision comes out the same when it is opened once more."""
    again = state.copy()
    try:
        again.push(_opener(state))
        run(again, None)
    except (ArithmeticError, AssertionError, LookupError, ValueError):
        return False
    return again == state


def _opener(state: DiscordiaState) -> int:
    """What lay on the stack before the open decision (D-110)."""
    if state.asks == ASK_CHANCE:
        return int(state.param)
    actor, first = int(state.actor), int(state.options[0])
    if state.param:
        return city.GAIN * city.ITEM + int(state.param) * city.PLAYER + actor
    if state.asks == ASK_DEPLOY:
        return city.FIRST * city.ITEM + (first - DEPLOY) * city.PLAYER + actor
    if state.asks == ASK_RETURN:
        return city.EXACT * city.ITEM + RETURN_SIZE[first - RETURN] * city.PLAYER + actor
    return _OPENERS[int(state.asks)] * city.ITEM + actor


_OPENERS = {
    ASK_BOARD: city.DRAFT,
    ASK_START: city.START,
    ASK_DIE: city.TURN,
    ASK_TURN: city.MORE,
    ASK_PRIVILEGE: city.PRIVILEGE,
}


class FirstPositions(Positions):
    """The first notation, close to the fields in memory: records have marks made of it."""

    spellings: ClassVar[dict[str, Spelling]] = {"bag": Each(COLOURS), "reason": Named(REASONS)}

    def told(self, fields: dict[str, Any]) -> dict[str, Any]:
        """Without what is left in lists from before."""
        return fields | {name: fields[name][: fields[count]] for name, count in USED.items()}

    def whole(self, told: dict[str, Any], start: dict[str, Any]) -> dict[str, Any]:
        """With lists as long as they are in every position."""
        for name, count in USED.items():
            assert len(told[name]) == told[count] <= len(start[name]), f"{name} has not {count} numbers"
        filled = {name: told[name] + [0] * (len(start[name]) - told[count]) for name, count in USED.items()}
        return told | filled

"""The data of Discordia as tables of numbers."""

from __future__ import annotations

import re
from typing import Any, Final, final

from mypy_extensions import i64

from ludi.games.discordia.data import AQUEDUCT, DATA, DICE, KINDS, LETTERS, ROW_LENGTHS, ROWS, TRACK

# Bonuses: a kind and a number in one int (D-109).
STAR: Final = 1
AQ: Final = 2
MAN: Final = 3
STEP_DEV: Final = 4
STEP_EXP: Final = 5
DEP: Final = 6  # the number is the colour, ANY for each
TOWER: Final = 7
EXPAND: Final = 8
TAKE: Final = 9  # the number is the kind, ANY for each
RET: Final = 10
DRAW: Final = 11
LOSE: Final = 12
AQB: Final = 13
BONUS: Final = 16
ANY: Final = 4


def bonus_of(code: str) -> int:
    """The number of a bonus code such as star2 or depX."""
    word, number = re.fullmatch(r"([a-z]+?)(\d|[BRWYX])?", code).groups()  # type: ignore[union-attr]
    simple = {"man": MAN, "dev": STEP_DEV, "exp": STEP_EXP, "tower": TOWER, "expand": EXPAND}
    if word in simple:
        return simple[word] * BONUS
    if word == "dep":
        return DEP * BONUS + (ANY if number == "X" else LETTERS.index(number))
    if word == "tile" or word in KINDS:
        return TAKE * BONUS + (ANY if word == "tile" else KINDS.index(word))
    counted = {"star": STAR, "aq": AQ, "ret": RET, "draw": DRAW, "lose": LOSE, "aqb": AQB}
    return counted[word] * BONUS + int(number)


def bonus_text(bonus: int) -> str:
    """The code of a bonus, for reports."""
    kind, number = divmod(bonus, BONUS)
    names = {MAN: "man", STEP_DEV: "dev", STEP_EXP: "exp", TOWER: "tower", EXPAND: "expand"}
    if kind in names:
        return names[kind]
    if kind == DEP:
        return f"dep{'BRWYX'[number]}"
    if kind == TAKE:
        return (*KINDS, "tile")[number]
    counted = {STAR: "star", AQ: "aq", RET: "ret", DRAW: "draw", LOSE: "lose", AQB: "aqb"}
    return f"{counted[kind]}{number}"


def _bonuses(codes: list[str]) -> list[int]:
    return [bonus_of(code) for code in codes]


# City tiles: 86 fronts, then the stall sides of the ships; a face is a number (D-006, D-010).

_TILES: Final[list[dict[str, Any]]] = DATA["city_tiles"]
TILES: Final = 86
TILE_IDS: Final[tuple[str, ...]] = tuple(tile["id"] for tile in _TILES)
_SHIPS: Final = [n for n, tile in enumerate(_TILES) if tile["kind"] == "ship"]
_FACES: Final = [*_TILES, *(_TILES[n]["back"] for n in _SHIPS)]
FACES: Final[int] = len(_FACES)
TILE_OF: Final = bytes([*range(TILES), *_SHIPS])
BACK_OF: Final = bytes(
    [TILES + _SHIPS.index(n) if n in _SHIPS else n for n in range(TILES)] + [0] * len(_SHIPS)
)
FACE_KIND: Final = bytes(KINDS.index(face["kind"]) for face in _FACES)
ANY_DIE: Final = 3
FACE_DIE_COLOUR: Final = bytes(
    ANY_DIE if face["die_color"] == "any" else DICE.index(face["die_color"]) for face in _FACES
)
FACE_DIE: Final = bytes(face["die"] for face in _FACES)
FACE_SLOTS: Final = bytes(len(face["slots"]) for face in _FACES)
MOST_SLOTS: Final = 3
SLOT_SIZES: Final = bytes(
    face["slots"][n] if n < len(face["slots"]) else 0 for face in _FACES for n in range(MOST_SLOTS)
)
FACE_STRENGTH: Final = bytes(face.get("strength", 0) for face in _FACES)
FACE_BONUS: Final[list[list[int]]] = [_bonuses(face.get("bonus", [])) for face in _FACES]
FACE_COMPLETE: Final[list[list[int]]] = [_bonuses(face.get("complete_bonus", [])) for face in _FACES]
SHIP: Final = 0
BARRACKS: Final = 1
STALL: Final = 2
FARM: Final = 3
KIND_COUNT: Final = 4  # of tiles, each with its row and its colour of workers (D-007)

# Spaces of a city: harbor 0-3, fort 4-7, market 8-12, field 13-17.

SPACES: Final[int] = sum(ROW_LENGTHS)
ROW_START: Final = bytes(sum(ROW_LENGTHS[:row]) for row in range(len(ROWS)))
ROW_LENGTH: Final = bytes(ROW_LENGTHS)
ROW_OF: Final = bytes(row for row, length in enumerate(ROW_LENGTHS) for _ in range(length))
HARBORS: Final = 4

# Boards (D-151, D-152)

BOARD_NAMES: Final[tuple[str, ...]] = tuple(DATA["boards"])
BOARD_SHORTS: Final[tuple[str, ...]] = tuple(board["short"] for board in DATA["boards"].values())
BANNER: Final[tuple[str, ...]] = tuple(board["banner"] for board in DATA["boards"].values())
_BOARDS: Final[list[dict[str, Any]]] = list(DATA["boards"].values())
BOARDS: Final[int] = len(_BOARDS)
STANDARD: Final = 0
START_FOUNDATIONS: Final = bytes(
    sum(bool(space.get("start")) for space in board["rows"][row]) for board in _BOARDS for row in ROWS
)
THRESHOLDS: Final = bytes(board["privilege_thresholds"][row] for board in _BOARDS for row in ROWS)
SPACE_BONUS: Final[list[list[int]]] = [
    _bonuses(space.get("bonus", [])) for board in _BOARDS for row in ROWS for space in board["rows"][row]
]
TRACK_SPACES: Final = TRACK + 2
DEV_BONUS: Final[list[list[int]]] = [
    _bonuses(space["bonus"])
    for board in _BOARDS
    for space in [*board["development"], *board["development_ext"]]
]
EXP_BONUS: Final[list[list[int]]] = [
    _bonuses(space["bonus"])
    for board in _BOARDS
    for space in [*board["expedition"], *board["expedition_ext"]]
]
DEV_SYMBOL: Final = bytes(
    space["w"] for board in _BOARDS for space in [*board["development"], *board["development_ext"]]
)
EXP_SYMBOL: Final = bytes(
    space["w"] for board in _BOARDS for space in [*board["expedition"], *board["expedition_ext"]]
)
RING_BONUS: Final[list[list[int]]] = [
    _bonuses(space["bonus"]) for board in _BOARDS for space in board["aqueduct"]
]
RING_SUPPLY: Final = bytes(space["supply"] for board in _BOARDS for space in board["aqueduct"])
RING_END: Final = AQUEDUCT - 1
FIELDS: Final = bytes(len(board["decree_fields"]) for board in _BOARDS)
MOST_FIELDS: Final = 4
FIELD_BONUS: Final[list[list[int]]] = [
    _bonuses(board["decree_fields"][n]["bonus"]) if n < len(board["decree_fields"]) else []
    for board in _BOARDS
    for n in range(MOST_FIELDS)
]
FIELD_SYMBOL: Final = bytes(
    board["decree_fields"][n]["w"] if n < len(board["decree_fields"]) else 0
    for board in _BOARDS
    for n in range(MOST_FIELDS)
)

# Decrees (D-104, D-105): what is counted, and the least number on each board.

NEED_SHIPS: Final = 0  # the kinds of tiles, in their order
NEED_BARRACKS: Final = 1  # with towers
NEED_STALLS: Final = 2
NEED_FARMS: Final = 3
NEED_KINDS: Final = 4
NEED_TILES: Final = 5
NEED_AQUEDUCT: Final = 6
NEED_DEVS: Final = 7
NEED_EXPS: Final = 8
NEED_EXPANSIONS: Final = 9
NEED_FULL_TILES: Final = 10
NEED_STRENGTH: Final = 11
NEED_MISSING_COLOURS: Final = 12
NEED_TOWERS: Final = 13
NEED_NO_EMPTY_SLOTS: Final = 14  # at most so many
NEEDS: Final = {
    "ships": NEED_SHIPS,
    "barracks_and_towers": NEED_BARRACKS,
    "stalls": NEED_STALLS,
    "farms": NEED_FARMS,
    "kinds": NEED_KINDS,
    "tiles": NEED_TILES,
    "aqueduct": NEED_AQUEDUCT,
    "dev_stars": NEED_DEVS,
    "exp_stars": NEED_EXPS,
    "expansions": NEED_EXPANSIONS,
    "full_tiles": NEED_FULL_TILES,
    "strength": NEED_STRENGTH,
    "missing_colours": NEED_MISSING_COLOURS,
    "towers": NEED_TOWERS,
    "max_empty_slots": NEED_NO_EMPTY_SLOTS,
}
DECREES: Final = 14
DECREE_IDS: Final[tuple[str, ...]] = tuple(decree["id"] for decree in DATA["decrees"])
DECREE_NEEDS: Final[list[list[int]]] = [
    [value for need, least in decree["needs"].items() for value in (NEEDS[need], least)]
    for decree in DATA["decrees"]
]
DECREE_MORE: Final = bytes(
    board["decree_modifiers"].get(decree["id"], 0) for board in _BOARDS for decree in DATA["decrees"]
)

# Privileges (D-108)

PRIVILEGES: Final = 14
PRIVILEGE_IDS: Final[tuple[str, ...]] = tuple(privilege["id"] for privilege in DATA["privileges"])
_EFFECTS: Final = {
    privilege["effect"] + privilege.get("kind", ""): n for n, privilege in enumerate(DATA["privileges"])
}
TOLERANCE: Final = bytes(_EFFECTS[f"special_tolerance{kind}"] for kind in KINDS)
ON_EXPANSION: Final[int] = _EFFECTS["on_expansion"]
STAR_PLUS: Final[int] = _EFFECTS["main_star_plus"]
STRENGTH_PLUS: Final[int] = _EFFECTS["strength_plus"]
SUPPLY_PLUS: Final[int] = _EFFECTS["supply_value_plus"]
ON_SHIP: Final[int] = _EFFECTS["on_ship_complete"]
ON_STALL: Final[int] = _EFFECTS["on_own_stall_complete"]
FREE_STEP: Final[int] = _EFFECTS["free_die_step_per_year"]
FIRST_SLOT: Final[int] = _EFFECTS["fill_first_slot_on_placing"]
CULT_STAR: Final[int] = _EFFECTS["expedition_star_from_cult"]
YEAR_END: Final[int] = _EFFECTS["year_end"]
PRIVILEGE_BONUS: Final[list[list[int]]] = [
    _bonuses(privilege.get("bonus", [])) for privilege in DATA["privileges"]
]
PRIVILEGE_DOES: Final[tuple[str, ...]] = tuple(
    f"{privilege['effect']} {privilege.get('kind', '')}".strip() for privilege in DATA["privileges"]
)
PRIVILEGE_AMOUNT: Final = bytes(privilege.get("amount", 0) for privilege in DATA["privileges"])
FIRST_SLOT_SIZE: Final[int] = DATA["privileges"][FIRST_SLOT]["slot_size"]

# Expansions, in the order of EXPANSIONS: one for each row, then those that lengthen a track (D-083, D-086)

DEV_EXTENSION: Final = 4
EXP_EXTENSION: Final = 5
EXPANSION_KINDS: Final = 6
TOWER_KINDS: Final = 2

# The rest

ACTION_IDS: Final[tuple[str, ...]] = tuple(DATA["action_tiles"])
ACTIONS: Final[list[list[int]]] = [_bonuses(options) for options in DATA["action_tiles"].values()]
SEASONS: Final = 5
SEASON_BONUS: Final[list[list[int]]] = [_bonuses(DATA["season_bonus"][str(n)]) for n in range(1, SEASONS + 1)]
GERMANS: Final = 20
GERMAN_IDS: Final[tuple[str, ...]] = tuple(tile["id"] for tile in DATA["german_tiles"])
GERMAN_YEAR: Final = bytes(tile["year"] for tile in DATA["german_tiles"])
GERMAN_STRENGTH: Final = bytes(tile["strength"] for tile in DATA["german_tiles"])
GERMAN_REWARD: Final[list[list[int]]] = [_bonuses(tile["reward"]) for tile in DATA["german_tiles"]]
GERMAN_PENALTY: Final[list[list[int]]] = [_bonuses(tile["penalty"]) for tile in DATA["german_tiles"]]
MAGNAS: Final = 10
MAGNA_IDS: Final[tuple[str, ...]] = tuple(tile["id"] for tile in DATA["magna_tiles"])
MAGNA_EFFECTS: Final = ("german_strength", "draw_worker", "lose_star", "aqueduct_back")
MAGNA_EFFECT: Final = bytes(MAGNA_EFFECTS.index(tile["effect"]) for tile in DATA["magna_tiles"])
MAGNA_AMOUNT: Final = bytes(tile["amount"] for tile in DATA["magna_tiles"])
JANUSES: Final = 14
JANUS_IDS: Final[tuple[str, ...]] = tuple(tile["id"] for tile in DATA["janus_tiles"])
JANUS_DICE: Final = (*DICE, "highest", "lowest")
JANUS_DIE: Final = bytes(JANUS_DICE.index(tile["die"]) for tile in DATA["janus_tiles"])
JANUS_EFFECT: Final[tuple[str, ...]] = tuple(tile["effect"][0] for tile in DATA["janus_tiles"])
TOWER_BONUS: Final[list[list[int]]] = [
    _bonuses(DATA["towers"][kind]["bonus"]) for kind in ("trade", "military")
]
TOWER_STRENGTH: Final = bytes(DATA["towers"][kind]["strength"] for kind in ("trade", "military"))
YEARS: Final = 4
SOLO_WIN_MAX: Final[int] = DATA["options"]["solo_win_max"]
CAMPAIGN_GAMES: Final[int] = len(DATA["solo_campaign"])


@final
class Setup:
    """The numbers of one game: shared by all its positions, never changed (D-017)."""

    def __init__(self, seats: int, options: dict[str, Any]) -> None:
        self.options: dict[str, Any] = options
        table = DATA["setup"][str(seats)]
        start = DATA["start"]
        game = len(options["campaign"])
        campaign = DATA["solo_campaign"][game]
        self.seats: i64 = seats
        self.boards: bool = options["boards"] == "on"
        self.magna: bool = options["magna"] == "on"
        self.reopens: bool = options["magna_reopen_converted"] == "on"
        self.solo_win_max: i64 = options["solo_win_max"]
        self.played: tuple[int, ...] = tuple([BOARD_SHORTS.index(name) for name in options["campaign"]])
        self.rows: i64 = table["tile_rows"]
        self.expansions: i64 = table["land_expansions_each"]
        self.extensions: i64 = table["track_extensions_each"]
        self.towers: i64 = table["towers_each_kind"]
        self.decrees: i64 = table["decrees"]
        self.privileges: i64 = table["privileges"]
        self.star_total: i64 = table["stars_total"]
        self.manipulators: i64 = table["manipulators_total"]
        self.start_manipulators: i64 = start["manipulators"]
        self.start_stars: i64 = campaign["stars"] if seats == 1 else start["stars"]
        workers = campaign["workers"] if seats == 1 else start["workers"]
        if self.magna and seats > 1:
            workers = start["workers_magna_tiles"][str(seats)]
        self.start_workers: i64 = workers
        each: int = DATA["workers"]["base_per_color"]
        if self.magna:
            each += DATA["workers"]["magna_extra_per_color"]
        self.workers: i64 = each

    def __reduce__(self) -> tuple[Any, ...]:
        return Setup, (self.seats, self.options)

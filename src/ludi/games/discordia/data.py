"""The printed faces of Discordia, read from printed.json and checked (D-196, D-197).

No tile, board or number stands in the code: whoever corrects the file corrects the game.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from importlib.resources import files
from typing import Any, Final

from ludi.engine.errors import SetupError

ROWS: Final = ("harbor", "fort", "market", "field")
KINDS: Final = ("ship", "barracks", "stall", "farm")
COLOURS: Final = ("blue", "red", "white", "yellow")
LETTERS: Final = "BRWY"
DICE: Final = ("blue", "red", "yellow")
ROW_LENGTHS: Final = (4, 4, 5, 5)
EXPANSIONS: Final = ("harbor", "fort", "market", "field", "dev", "exp")
TOWERS: Final = ("trade", "military")
TRACK: Final = 6
TRACK_EXTENSION: Final = 2
AQUEDUCT: Final = 8
BANNERS: Final = ("purple", "red", "blue", "yellow", "white", "green")

_COUNTS: Final = {
    "german_tiles": 20,
    "decrees": 14,
    "privileges": 14,
    "magna_tiles": 10,
    "boards": 7,
    "janus_tiles": 14,
    "action_tiles": 6,
}
_TILES: Final = {"ship": 22, "barracks": 20, "stall": 22, "farm": 22}
_BONUS = re.compile(
    r"star[1-3]|aq[1-3]|man|dev|exp|dep[BRWYX]|tower|expand|tile|ship|stall|farm|ret[1-6]"
    r"|draw[1-9]|lose[1-9]|aqb[1-9]"
)


def wrong(where: str, what: str) -> SetupError:
    """The error for a data file that cannot be right."""
    return SetupError("{where}: {what}", "discordia-data", where=where, what=what)


def check(data: dict[str, Any]) -> dict[str, Any]:
    """The data itself, or an error that names what is wrong (D-197)."""
    for name, count in _COUNTS.items():
        if len(data.get(name, ())) != count:
            raise wrong(name, f"{len(data.get(name, ()))} of {count}")
    _check_tiles(data["city_tiles"])
    for tile in data["german_tiles"]:
        _check_bonuses(tile["id"], [*tile["reward"], *tile["penalty"]])
    years = Counter(tile["year"] for tile in data["german_tiles"])
    if years != {1: 5, 2: 5, 3: 5, 4: 5}:
        raise wrong("german_tiles", f"years {dict(years)}, not five each")
    for name, board in data["boards"].items():
        _check_board(name, board)
    banners = [board["banner"] for board in data["boards"].values() if board["magna"]]
    if sorted(banners) != sorted(BANNERS):
        raise wrong("boards", f"banners {banners}, not each of {', '.join(BANNERS)} once (D-012)")
    for name, options in data["action_tiles"].items():
        _check_bonuses(f"action tile {name}", options)
    return data


def _check_tiles(tiles: list[dict[str, Any]]) -> None:
    kinds = Counter(tile["kind"] for tile in tiles)
    if kinds != _TILES:
        raise wrong("city_tiles", f"{dict(kinds)}, not {_TILES}")
    ids = Counter(tile["id"] for tile in tiles)
    twice = [name for name, count in ids.items() if count > 1]
    if twice:
        raise wrong(twice[0], "this id is used twice")
    for tile in tiles:
        _check_tile(tile)


def _check_tile(tile: dict[str, Any]) -> None:
    name = tile["id"]
    faces = [tile, tile["back"]] if tile["kind"] == "ship" else [tile]
    if tile["kind"] == "ship" and tile["back"]["kind"] != "stall":
        raise wrong(name, "the back of a ship is a stall (D-010)")
    for face in faces:
        if not 1 <= face["die"] <= 6:
            raise wrong(name, f"die {face['die']} is not 1 to 6")
        if not 1 <= len(face["slots"]) <= 3 or not all(1 <= size <= 3 for size in face["slots"]):
            raise wrong(name, f"slots {face['slots']}: 1 to 3 of 1 to 3 workers (D-008)")
        expected = {"ship": "blue", "barracks": "red", "stall": "any", "farm": "yellow"}[face["kind"]]
        if face["die_color"] != expected:
            raise wrong(name, f"its die is {face['die_color']}, not {expected} (D-009)")
    _check_bonuses(name, [*tile["bonus"], *tile.get("complete_bonus", [])])
    if tile["kind"] == "barracks" and tile.get("strength", 0) < 1:
        raise wrong(name, "barracks need a strength (D-010)")


def _check_bonuses(where: str, codes: list[str]) -> None:
    for code in codes:
        if not _BONUS.fullmatch(code):
            raise wrong(where, f"unknown bonus {code!r} (D-109)")


def _check_board(name: str, board: dict[str, Any]) -> None:
    for row, length in zip(ROWS, ROW_LENGTHS, strict=True):
        spaces = board["rows"][row]
        if len(spaces) != length:
            raise wrong(name, f"{row} has {len(spaces)} spaces, not {length} (D-014)")
        starts = sum(bool(space.get("start")) for space in spaces)
        if not all(space.get("start") for space in spaces[:starts]) or starts < 1:
            raise wrong(name, f"the start foundations of {row} are not the first ones (D-031)")
        if not starts < board["privilege_thresholds"][row] <= length:
            raise wrong(name, f"{row}: the requirement must lie above its {starts} foundations (D-197)")
        for space in spaces:
            _check_bonuses(f"{name} {row}", space.get("bonus", []))
    for track in ("development", "expedition"):
        if len(board[track]) != TRACK or len(board[f"{track}_ext"]) != TRACK_EXTENSION:
            raise wrong(name, f"{track} must have {TRACK} and {TRACK_EXTENSION} spaces (D-197)")
        for space in [*board[track], *board[f"{track}_ext"]]:
            _check_bonuses(f"{name} {track}", space["bonus"])
    if len(board["aqueduct"]) != AQUEDUCT:
        raise wrong(name, f"the aqueduct has {len(board['aqueduct'])} positions, not {AQUEDUCT} (D-098)")
    for space in [*board["aqueduct"], *board["decree_fields"]]:
        _check_bonuses(name, space["bonus"])


DATA: Final[dict[str, Any]] = check(
    json.loads(files(__package__).joinpath("printed.json").read_text("utf-8"))
)

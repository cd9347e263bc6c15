"""Janus, the opponent of one player (D-141 to D-148)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludi.engine.views import Event
from ludi.games.discordia import events as told
from ludi.games.discordia.choices import is_own_season
from ludi.games.discordia.codec import PLACE_ROWS
from ludi.games.discordia.data import DICE, EXPANSIONS, TOWERS
from ludi.games.discordia.printed import (
    DEV_EXTENSION,
    EXP_EXTENSION,
    JANUS_DIE,
    JANUS_EFFECT,
    JANUS_IDS,
    TILE_IDS,
)
from ludi.games.discordia.state import DISCARDED, NONE, Position

HIGHEST: Final = 3
_REMOVED_EXPANSION: Final = {"x_harbor": 0, "x_fort": 1, "x_market": 2, "x_field": 3}
_REMOVED_TOWER: Final = {"x_tower_trade": 0, "x_tower_military": 1}


# Janus (D-141 to D-148)


def janus_turn(position: Position, log: list[Event] | None) -> None:
    """He takes a die, the topmost tile of its column, and what his tile names."""
    die: i64 = _janus_die(position)
    if not is_own_season(position):
        position.taken = die
    column: i64 = position.dice[die] - 1
    discarded: i64 = NONE
    for row in range(PLACE_ROWS):
        place: i64 = column * PLACE_ROWS + row
        if position.display[place] != NONE:
            discarded = position.display[place]
            position.tiles[discarded] = DISCARDED
            position.display[place] = NONE
            break
    removed = _remove(position, JANUS_EFFECT[position.janus])
    if log is not None:
        tile = TILE_IDS[discarded] if discarded != NONE else ""
        log.append(
            told.JanusPlayed(
                tile=JANUS_IDS[position.janus], colour=DICE[die], discarded=tile, removed=removed
            )
        )


def _janus_die(position: Position) -> i64:
    """The die of his tile if it is left, else the highest one left (D-144 to D-146)."""
    wanted: i64 = JANUS_DIE[position.janus]
    if wanted < 3 and wanted != position.taken:
        return wanted
    best: i64 = NONE
    for die in range(3):
        if die == position.taken:
            continue
        if best == NONE:
            best = die
        elif wanted == HIGHEST + 1:
            if position.dice[die] < position.dice[best]:
                best = die
        elif position.dice[die] > position.dice[best]:
            best = die
    return best


def _remove(position: Position, effect: str) -> str:
    """What was removed; what is not there is not removed (D-147, D-148)."""
    if effect in _REMOVED_EXPANSION:
        return _remove_expansion(position, _REMOVED_EXPANSION[effect])
    if effect == "x_track_ext":
        return _remove_expansion(
            position, DEV_EXTENSION if position.expansions[DEV_EXTENSION] else EXP_EXTENSION
        )
    if effect in _REMOVED_TOWER:
        return _remove_tower(position, _REMOVED_TOWER[effect])
    if effect.startswith("x_star"):
        return _remove_stars(position, int(effect[-1]))
    if effect == "x_manipulator":
        if position.mans == 0:
            return ""
        position.mans -= 1
        return "manipulator"
    return _remove_card(position, effect)


def _remove_expansion(position: Position, kind: i64) -> str:
    if position.expansions[kind] == 0:
        return ""
    position.expansions[kind] -= 1
    return EXPANSIONS[kind]


def _remove_tower(position: Position, kind: i64) -> str:
    if position.towers_left[kind] == 0:
        return ""
    position.towers_left[kind] -= 1
    return TOWERS[kind]


def _remove_stars(position: Position, count: i64) -> str:
    if count > position.cult:
        count = position.cult
    position.cult -= count
    return f"star{count}" if count else ""


def _remove_card(position: Position, effect: str) -> str:
    """The leftmost decree or privilege, if two or more are left."""
    if effect == "x_decree" and len(position.decrees) >= 2:
        position.decrees = position.decrees[1:]
        return "decree"
    if effect == "x_privilege" and len(position.privileges) >= 2:
        position.privileges = position.privileges[1:]
        return "privilege"
    return ""

"""Copies, bytes and values of a position. Written by `python -m ludi.engine.write_fields`."""

from __future__ import annotations

from typing import Any

from ludi.engine.packing import as_bytes, packed, refilled, refilled_up_to
from ludi.games.discordia.state import Position


def take_over(position: Position, other: Position) -> None:
    """Become equal to the other."""
    position.actor = other.actor
    position.ply = other.ply
    position.cult = other.cult
    position.mans = other.mans
    position.germans = other.germans
    position.left = other.left
    position.right = other.right
    position.year = other.year
    position.season = other.season
    position.maximus = other.maximus
    position.taken = other.taken
    position.die = other.die
    position.value = other.value
    position.has_main = other.has_main
    position.has_season = other.has_season
    position.has_decree = other.has_decree
    position.served_low = other.served_low
    position.served_high = other.served_high
    position.janus = other.janus
    position.janus_left = other.janus_left
    position.asks = other.asks
    position.param = other.param
    position.depth = other.depth
    position.count = other.count
    position.winner = other.winner
    position.reason = other.reason
    position.own = refilled(position.own, other.own)
    position.city = refilled(position.city, other.city)
    position.filled = refilled(position.filled, other.filled)
    position.tiles = refilled(position.tiles, other.tiles)
    position.display = refilled(position.display, other.display)
    position.bag = refilled(position.bag, other.bag)
    position.towers_left = refilled(position.towers_left, other.towers_left)
    position.expansions = refilled(position.expansions, other.expansions)
    position.action_tiles = refilled(position.action_tiles, other.action_tiles)
    position.decrees = refilled(position.decrees, other.decrees)
    position.privileges = refilled(position.privileges, other.privileges)
    position.boards = refilled(position.boards, other.boards)
    position.dice = refilled(position.dice, other.dice)
    position.row = refilled(position.row, other.row)
    position.row_filled = refilled(position.row_filled, other.row_filled)
    position.row_up = refilled(position.row_up, other.row_up)
    position.row_known = refilled(position.row_known, other.row_known)
    position.stack = refilled_up_to(position.stack, other.stack, other.depth)
    position.options = refilled_up_to(position.options, other.options, other.count)


def to_bytes(position: Position) -> bytes:
    """All of the position, secrets included; equal bytes mean equal positions."""
    numbers: list[int] = [
        position.actor,
        position.ply,
        position.cult,
        position.mans,
        position.germans,
        position.left,
        position.right,
        position.year,
        position.season,
        position.maximus,
        position.taken,
        position.die,
        position.value,
        int(position.has_main),
        int(position.has_season),
        int(position.has_decree),
        position.served_low,
        position.served_high,
        position.janus,
        position.janus_left,
        position.asks,
        position.param,
        position.depth,
        position.count,
        position.winner,
        position.reason,
    ]
    numbers += position.own
    numbers += position.city
    numbers += position.filled
    numbers += position.tiles
    numbers += position.display
    numbers += position.bag
    numbers += position.towers_left
    numbers += position.expansions
    numbers += position.action_tiles
    numbers += position.decrees
    numbers += position.privileges
    numbers += position.boards
    numbers += position.dice
    numbers += position.row
    numbers += position.row_filled
    numbers += position.row_up
    numbers += position.row_known
    numbers += position.stack[: position.depth]
    numbers += position.options[: position.count]
    return as_bytes(numbers)


def values_of(position: Position) -> dict[str, Any]:
    """Every field by its name."""
    return {
        "seats": position.seats,
        "setup": position.setup,
        "actor": position.actor,
        "ply": position.ply,
        "cult": position.cult,
        "mans": position.mans,
        "germans": position.germans,
        "left": position.left,
        "right": position.right,
        "year": position.year,
        "season": position.season,
        "maximus": position.maximus,
        "taken": position.taken,
        "die": position.die,
        "value": position.value,
        "has_main": position.has_main,
        "has_season": position.has_season,
        "has_decree": position.has_decree,
        "served_low": position.served_low,
        "served_high": position.served_high,
        "janus": position.janus,
        "janus_left": position.janus_left,
        "asks": position.asks,
        "param": position.param,
        "depth": position.depth,
        "count": position.count,
        "winner": position.winner,
        "reason": position.reason,
        "own": list(position.own),
        "city": list(position.city),
        "filled": list(position.filled),
        "tiles": list(position.tiles),
        "display": list(position.display),
        "bag": list(position.bag),
        "towers_left": list(position.towers_left),
        "expansions": list(position.expansions),
        "action_tiles": list(position.action_tiles),
        "decrees": list(position.decrees),
        "privileges": list(position.privileges),
        "boards": list(position.boards),
        "dice": list(position.dice),
        "row": list(position.row),
        "row_filled": list(position.row_filled),
        "row_up": list(position.row_up),
        "row_known": list(position.row_known),
        "stack": list(position.stack),
        "options": list(position.options),
    }


def set_values(position: Position, values: dict[str, Any]) -> None:
    """Give a position, which may be a new one, these fields."""
    position.seats = values["seats"]
    position.setup = values["setup"]
    position.actor = values["actor"]
    position.ply = values["ply"]
    position.cult = values["cult"]
    position.mans = values["mans"]
    position.germans = values["germans"]
    position.left = values["left"]
    position.right = values["right"]
    position.year = values["year"]
    position.season = values["season"]
    position.maximus = values["maximus"]
    position.taken = values["taken"]
    position.die = values["die"]
    position.value = values["value"]
    position.has_main = values["has_main"]
    position.has_season = values["has_season"]
    position.has_decree = values["has_decree"]
    position.served_low = values["served_low"]
    position.served_high = values["served_high"]
    position.janus = values["janus"]
    position.janus_left = values["janus_left"]
    position.asks = values["asks"]
    position.param = values["param"]
    position.depth = values["depth"]
    position.count = values["count"]
    position.winner = values["winner"]
    position.reason = values["reason"]
    position.own = packed(values["own"])
    position.city = packed(values["city"])
    position.filled = packed(values["filled"])
    position.tiles = packed(values["tiles"])
    position.display = packed(values["display"])
    position.bag = packed(values["bag"])
    position.towers_left = packed(values["towers_left"])
    position.expansions = packed(values["expansions"])
    position.action_tiles = packed(values["action_tiles"])
    position.decrees = packed(values["decrees"])
    position.privileges = packed(values["privileges"])
    position.boards = packed(values["boards"])
    position.dice = packed(values["dice"])
    position.row = packed(values["row"])
    position.row_filled = packed(values["row_filled"])
    position.row_up = packed(values["row_up"])
    position.row_known = packed(values["row_known"])
    position.stack = packed(values["stack"])
    position.options = packed(values["options"])

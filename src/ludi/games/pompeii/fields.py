"""Copies, bytes and values of a position. Written by `python -m ludi.engine.write_fields`."""

from __future__ import annotations

from typing import Any

from ludi.engine.packing import as_bytes, packed, refilled
from ludi.games.pompeii.state import Position


def take_over(position: Position, other: Position) -> None:
    """Become equal to the other."""
    position.actor = other.actor
    position.ply = other.ply
    position.stage = other.stage
    position.turn = other.turn
    position.dealt = other.dealt
    position.hidden = other.hidden
    position.hidden_count = other.hidden_count
    position.on_top = other.on_top
    position.lower = other.lower
    position.omens = other.omens
    position.is_seething = other.is_seething
    position.is_buried = other.is_buried
    position.top = other.top
    position.full = other.full
    position.free_north = other.free_north
    position.free_south = other.free_south
    position.causes = other.causes
    position.due = other.due
    position.allowed_north = other.allowed_north
    position.allowed_south = other.allowed_south
    position.answered = other.answered
    position.causer = other.causer
    position.open_north = other.open_north
    position.open_south = other.open_south
    position.bag_left = other.bag_left
    position.laid = other.laid
    position.aside = other.aside
    position.tile = other.tile
    position.stays = other.stays
    position.reason = other.reason
    position.city = refilled(position.city, other.city)
    position.presence = refilled(position.presence, other.presence)
    position.hands = refilled(position.hands, other.hands)
    position.room = refilled(position.room, other.room)
    position.supply = refilled(position.supply, other.supply)
    position.saved = refilled(position.saved, other.saved)
    position.volcano = refilled(position.volcano, other.volcano)
    position.box = refilled(position.box, other.box)
    position.lava = refilled(position.lava, other.lava)
    position.bag = refilled(position.bag, other.bag)


def to_bytes(position: Position) -> bytes:
    """All of the position, secrets included; equal bytes mean equal positions."""
    numbers: list[int] = [
        position.actor,
        position.ply,
        position.stage,
        position.turn,
        position.dealt,
        position.hidden,
        position.hidden_count,
        position.on_top,
        position.lower,
        position.omens,
        int(position.is_seething),
        int(position.is_buried),
        position.top,
        position.full,
        position.free_north,
        position.free_south,
        position.causes,
        position.due,
        position.allowed_north,
        position.allowed_south,
        position.answered,
        position.causer,
        position.open_north,
        position.open_south,
        position.bag_left,
        position.laid,
        position.aside,
        position.tile,
        position.stays,
        position.reason,
    ]
    numbers += position.city
    numbers += position.presence
    numbers += position.hands
    numbers += position.room
    numbers += position.supply
    numbers += position.saved
    numbers += position.volcano
    numbers += position.box
    numbers += position.lava
    numbers += position.bag
    return as_bytes(numbers)


def values_of(position: Position) -> dict[str, Any]:
    """Every field by its name."""
    return {
        "seats": position.seats,
        "setup": position.setup,
        "actor": position.actor,
        "ply": position.ply,
        "stage": position.stage,
        "turn": position.turn,
        "dealt": position.dealt,
        "hidden": position.hidden,
        "hidden_count": position.hidden_count,
        "on_top": position.on_top,
        "lower": position.lower,
        "omens": position.omens,
        "is_seething": position.is_seething,
        "is_buried": position.is_buried,
        "top": position.top,
        "full": position.full,
        "free_north": position.free_north,
        "free_south": position.free_south,
        "causes": position.causes,
        "due": position.due,
        "allowed_north": position.allowed_north,
        "allowed_south": position.allowed_south,
        "answered": position.answered,
        "causer": position.causer,
        "open_north": position.open_north,
        "open_south": position.open_south,
        "bag_left": position.bag_left,
        "laid": position.laid,
        "aside": position.aside,
        "tile": position.tile,
        "stays": position.stays,
        "reason": position.reason,
        "city": list(position.city),
        "presence": list(position.presence),
        "hands": list(position.hands),
        "room": list(position.room),
        "supply": list(position.supply),
        "saved": list(position.saved),
        "volcano": list(position.volcano),
        "box": list(position.box),
        "lava": list(position.lava),
        "bag": list(position.bag),
    }


def set_values(position: Position, values: dict[str, Any]) -> None:
    """Give a position, which may be a new one, these fields."""
    position.seats = values["seats"]
    position.setup = values["setup"]
    position.actor = values["actor"]
    position.ply = values["ply"]
    position.stage = values["stage"]
    position.turn = values["turn"]
    position.dealt = values["dealt"]
    position.hidden = values["hidden"]
    position.hidden_count = values["hidden_count"]
    position.on_top = values["on_top"]
    position.lower = values["lower"]
    position.omens = values["omens"]
    position.is_seething = values["is_seething"]
    position.is_buried = values["is_buried"]
    position.top = values["top"]
    position.full = values["full"]
    position.free_north = values["free_north"]
    position.free_south = values["free_south"]
    position.causes = values["causes"]
    position.due = values["due"]
    position.allowed_north = values["allowed_north"]
    position.allowed_south = values["allowed_south"]
    position.answered = values["answered"]
    position.causer = values["causer"]
    position.open_north = values["open_north"]
    position.open_south = values["open_south"]
    position.bag_left = values["bag_left"]
    position.laid = values["laid"]
    position.aside = values["aside"]
    position.tile = values["tile"]
    position.stays = values["stays"]
    position.reason = values["reason"]
    position.city = packed(values["city"])
    position.presence = packed(values["presence"])
    position.hands = packed(values["hands"])
    position.room = packed(values["room"])
    position.supply = packed(values["supply"])
    position.saved = packed(values["saved"])
    position.volcano = packed(values["volcano"])
    position.box = packed(values["box"])
    position.lava = packed(values["lava"])
    position.bag = packed(values["bag"])

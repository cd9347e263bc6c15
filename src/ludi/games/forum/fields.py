"""Copies, bytes and values of a position. Written by `python -m ludi.engine.write_fields`."""

from __future__ import annotations

from typing import Any

from ludi.engine.packing import as_bytes, numbers_of, packed, refilled
from ludi.games.forum.state import Position


def take_over(position: Position, other: Position) -> None:
    """Become equal to the other."""
    position.actor = other.actor
    position.ply = other.ply
    position.occupied = other.occupied
    position.coins = other.coins
    position.waiting = other.waiting
    position.moves = other.moves
    position.moved = other.moved
    position.quiet = other.quiet
    position.reason = other.reason
    position.romans = refilled(position.romans, other.romans)
    position.track = refilled(position.track, other.track)
    position.seen = None if other.seen is None else other.seen.copy()


def to_bytes(position: Position) -> bytes:
    """All of the position, secrets included; equal bytes mean equal positions."""
    numbers: list[int] = [
        position.actor,
        position.ply,
        position.coins,
        position.waiting,
        position.moves,
        position.moved,
        position.quiet,
        position.reason,
    ]
    numbers += position.romans
    numbers += position.track
    numbers += numbers_of(position.seen)
    return as_bytes(numbers)


def values_of(position: Position) -> dict[str, Any]:
    """Every field by its name."""
    return {
        "seats": position.seats,
        "setup": position.setup,
        "actor": position.actor,
        "ply": position.ply,
        "occupied": position.occupied,
        "coins": position.coins,
        "waiting": position.waiting,
        "moves": position.moves,
        "moved": position.moved,
        "quiet": position.quiet,
        "reason": position.reason,
        "romans": list(position.romans),
        "track": list(position.track),
        "seen": None if position.seen is None else position.seen.copy(),
    }


def set_values(position: Position, values: dict[str, Any]) -> None:
    """Give a position, which may be a new one, these fields."""
    position.seats = values["seats"]
    position.setup = values["setup"]
    position.actor = values["actor"]
    position.ply = values["ply"]
    position.occupied = values["occupied"]
    position.coins = values["coins"]
    position.waiting = values["waiting"]
    position.moves = values["moves"]
    position.moved = values["moved"]
    position.quiet = values["quiet"]
    position.reason = values["reason"]
    position.romans = packed(values["romans"])
    position.track = packed(values["track"])
    position.seen = values["seen"]

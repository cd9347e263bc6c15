"""Numbers from outside: seats and actions as callers give them, checked before anything is done with them."""

from __future__ import annotations

from operator import index
from typing import TYPE_CHECKING, Any, SupportsIndex

from ludi.engine.errors import NotationError

if TYPE_CHECKING:
    from ludi.engine.game import Codec

Whole = SupportsIndex  # a number from outside, of whatever integer type


def read_action(codec: Codec, action: Whole | str) -> int:
    """The number of an action, in the range of the codec."""
    number = codec.read(action) if isinstance(action, str) else _whole(action, "action")
    if not 0 <= number < codec.size:
        told = "{number}: actions go from 0 to {last}"
        raise NotationError(told, "no-such-action", number=_shown(number), last=codec.size - 1)
    return number


def read_seat(seat: Whole, seats: int, *others: int) -> int:
    """The number of a seat, which must be below `seats` or one of `others`."""
    number = _whole(seat, "seat")
    if not 0 <= number < seats and number not in others:
        told = "{number}: no such seat; they go from 0 to {last}"
        raise NotationError(told, "no-such-seat", number=_shown(number), last=seats - 1)
    return number


def _whole(value: Any, what: str) -> int:
    """An int from any integer type; booleans are refused."""
    if type(value) is int:
        return value
    if isinstance(value, bool) or not hasattr(value, "__index__"):
        told = (
            "{value}: not the number of an action"
            if what == "action"
            else "{value}: not the number of a seat"
        )
        raise NotationError(told, f"no-number-of-{what}", value=f"{value!r:.40}")
    return index(value)


def _shown(number: int) -> str:
    """A number for an error message, shortened when it is huge."""
    return str(number) if abs(number) < 10**12 else "this number"

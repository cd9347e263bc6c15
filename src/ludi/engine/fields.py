"""The fields of a position written in plain Python: copies, bytes and values of all that it has."""

from __future__ import annotations

from copy import deepcopy
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ludi.engine.state import State

_FIXED = (int, str, bytes, float, bool, type(None))  # never change, so that positions can share them


def copied(value: Any) -> Any:
    """The value, independent of the original; lists of numbers, the usual case, quickly."""
    if isinstance(value, _FIXED):
        return value
    if type(value) is list:
        return [copied(item) for item in value]
    return deepcopy(value)


def copy_fields(source: Any, target: Any) -> None:
    """Copy all fields of one position to another."""
    for name, value in vars(source).items():
        setattr(target, name, copied(value))


def as_bytes(state: Any) -> bytes:
    """Every field with its name, sorted by name."""
    own = sorted(vars(state).items())
    return repr((state.seats, state.actor, state.ply, own)).encode()


def values_of(state: Any) -> dict[str, Any]:
    """Every field by its name."""
    return {"seats": state.seats, "actor": state.actor, "ply": state.ply, **vars(state)}


def set_values(state: Any, values: dict[str, Any]) -> None:
    """Give a position these fields."""
    for name, value in values.items():
        setattr(state, name, copied(value))


def restored(kind: Any, values: dict[str, Any]) -> State:
    """A position of a kind with these fields, as pickle and other processes need it.

    Plain Python makes an empty one; a compiled position is made from its set-up.
    """
    state: State = kind(values["setup"]) if "setup" in values else kind.__new__(kind)
    state.set_fields(values)
    return state

"""Copies and bytes of a position written in plain Python, made from all the fields that it has."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

_FIXED = (int, str, bytes, float, bool, type(None))  # never change, so that positions can share them


def copied(value: Any) -> Any:
    """The value, independent of the original; lists of numbers, the usual case, quickly."""
    if isinstance(value, _FIXED):
        return value
    if type(value) is list:
        return [copied(item) for item in value]
    return deepcopy(value)


def copy_fields(source: Any, target: Any) -> None:
    """Give a position all fields that another has of its own."""
    for name, value in vars(source).items():
        setattr(target, name, copied(value))


def as_bytes(state: Any) -> bytes:
    """Every field with its name, in one order whatever order they were set in."""
    own = sorted(vars(state).items())
    return repr((state.seats, state.actor, state.ply, own)).encode()

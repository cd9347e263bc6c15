"""Arrays of a position: copied, and turned into bytes."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludi.engine.arrays import IS_COMPILED, vec

NO_ARRAY: Final = vec[i64]([])  # what a position has until it is laid out or made equal to another

_SHORT: Final = 64  # up to this length numbers are copied sooner than memory is found


def filled(n: i64, value: i64) -> vec[i64]:
    """An array with the same number everywhere."""
    return vec[i64]([value] * n)


def packed(numbers: list[int]) -> vec[i64]:
    """An array of these numbers."""
    return vec[i64](list(numbers))


def refilled(array: vec[i64], other: vec[i64]) -> vec[i64]:
    """An array equal to the other: the first one, written over, or a new one."""
    length: i64 = len(other)
    if not IS_COMPILED or length > _SHORT or len(array) != length:
        return other[:]
    for n in range(length):
        array[n] = other[n]
    return array


def refilled_up_to(array: vec[i64], other: vec[i64], used: i64) -> vec[i64]:
    """Like `refilled`, for an array of which only the first `used` numbers matter."""
    if not IS_COMPILED or len(array) != len(other):
        return other[:]
    for n in range(used):
        array[n] = other[n]
    return array


def numbers_of(table: dict[tuple[int, ...], int] | None) -> list[int]:
    """The keys and numbers of a table, sorted by key."""
    numbers: list[int] = []
    if table is not None:
        for key in sorted(table):
            numbers += [*key, table[key]]
    return numbers


def as_bytes(numbers: list[int]) -> bytes:
    """Eight bytes for each number."""
    return b"".join([number.to_bytes(8, "little", signed=True) for number in numbers])

"""Sets of up to 62 small numbers as the bits of one int."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludi.engine.arrays import vec

# mypyc turns `1 << n` into a 32-bit shift, so powers of two come from this table.
BIT: Final = vec[i64]([1 << n for n in range(62)])

# Powers of two leave distinct remainders modulo 67.
_INDEX: Final = bytes([{pow(2, n, 67): n for n in range(66)}.get(rest, 0) for rest in range(67)])

# The members of every set of seven neighbours: 128 sets from 0 on, then 128 from 7 on, and so on.
_CHUNKS: Final = [
    [low + n for n in range(7) if bits >> n & 1] for low in range(0, 63, 7) for bits in range(128)
]


def lowest(bits: i64) -> i64:
    """The smallest number in a set that is not empty."""
    return _INDEX[(bits & -bits) % 67]


def nth_bit(bits: i64, n: i64) -> i64:
    """The n-th smallest number in a set, counted from 0."""
    while n > 0:
        bits &= bits - 1
        n -= 1
    return _INDEX[(bits & -bits) % 67]


def count_bits(bits: i64) -> i64:
    """The size of the set, faster for small sets."""
    n: i64 = 0
    while bits:
        bits &= bits - 1
        n += 1
    return n


def count_many(bits: i64) -> i64:
    """The size of the set, in constant time."""
    bits -= (bits >> 1) & 0x5555555555555555
    bits = (bits & 0x3333333333333333) + ((bits >> 2) & 0x3333333333333333)
    bits = (bits + (bits >> 4)) & 0x0F0F0F0F0F0F0F0F
    bits += bits >> 8
    bits += bits >> 16
    return (bits + (bits >> 32)) & 127


def members(bits: i64) -> list[int]:
    """The numbers in the set, ascending."""
    found: list[int] = []
    chunk: i64 = 0
    while bits:
        found += _CHUNKS[chunk + (bits & 127)]
        bits >>= 7
        chunk += 128
    return found

"""A small seeded generator (sfc32): the same stream on every Python, compiled or not.

For playouts, bots and tests. The draws of a real game come from `ludi.engine.fair`.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

_M32: Final = 0xFFFFFFFF


@final
class Rng:
    """A fast random generator with four 32-bit words of state; seeds are any int from 0 to 2**62."""

    __slots__ = ("a", "b", "c", "n")

    def __init__(self, seed: i64) -> None:
        self.a: i64 = seed & _M32  # first word of the state
        self.b: i64 = seed >> 32 & _M32  # second word of the state
        self.c: i64 = 0x9E3779B9  # third word of the state
        self.n: i64 = 1  # fourth word of the state, a counter
        for i in range(12):  # mypyc boxes an underscore
            self.next32()

    def next32(self) -> i64:
        """The next 32 random bits."""
        b: i64 = self.b
        c: i64 = self.c
        result: i64 = (self.a + b + self.n) & _M32
        self.n = (self.n + 1) & _M32
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & _M32
        self.c = (((c << 21) | (c >> 11)) + result) & _M32
        return result

    def below(self, n: i64) -> i64:
        """A number in range(n), n < 2**31; off uniform by at most n / 2**32, for playouts."""
        return self.next32() * n >> 32

    def fair_below(self, n: i64) -> i64:
        """A number in range(n), n < 2**31, exactly uniform, for dealing and dice."""
        limit: i64 = (_M32 + 1) // n * n
        value: i64 = self.next32()
        while value >= limit:
            value = self.next32()
        return value % n

    def fork(self, stream: i64) -> Rng:
        """A generator of its own for one worker or game; the same stream number gives the same one."""
        return Rng((self.next32() << 29) ^ stream)

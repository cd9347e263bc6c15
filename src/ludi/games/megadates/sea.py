"""The sea: rexes laid like bricks, six facings, distance and lines of sight (N-001 to N-018).

A rex is one int: its row times the width plus its column, on a map with a rim of two rexes all around, so
that a ship that leaves the map still stands on something.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ludi.engine.arrays import vec

FACINGS: Final = 6  # clockwise (N-003)
FACING_NAMES: Final = ("NE", "E", "SE", "SW", "W", "NW")
RIM: Final = 2  # even, so that rows keep their shift
NOWHERE: Final = -1

# Steps in (column, row) by facing, for even and for odd rows: odd rows lie half a rex to the right (N-002).
_STEPS: Final = (
    ((0, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (-1, -1)),
    ((1, -1), (1, 0), (1, 1), (0, 1), (-1, 0), (0, -1)),
)
_FINE: Final = 1_000  # an end point is nudged by a few thousandths of a rex (N-013)


def left(facing: i64) -> i64:
    """The facing after a turn to the left."""
    return (facing + 5) % FACINGS


def right(facing: i64) -> i64:
    """The facing after a turn to the right."""
    return (facing + 1) % FACINGS


def opposite(facing: i64) -> i64:
    """The facing of a ship that comes the other way."""
    return (facing + 3) % FACINGS


@final
class Sea:
    """A map: its size, its land, and who is next to whom."""

    __slots__ = ("cols", "is_land", "is_sea", "next", "rows", "size", "width")

    def __init__(self, cols: int, rows: int, land: list[tuple[int, int]]) -> None:
        self.cols: i64 = cols
        self.rows: i64 = rows
        self.width: i64 = cols + 2 * RIM
        self.size: i64 = (rows + 2 * RIM) * self.width
        self.is_land: bytes = bytes(
            [
                1 if (rex % self.width - RIM, rex // self.width - RIM) in land else 0
                for rex in range(self.size)
            ]
        )
        self.is_sea: bytes = bytes([1 if self._is_on_map(rex) else 0 for rex in range(self.size)])
        self.next: vec[i64] = vec[i64](
            [self._neighbour(rex, facing) for rex in range(self.size) for facing in range(FACINGS)]
        )

    def _is_on_map(self, rex: i64) -> bool:
        col: i64 = rex % self.width - RIM
        row: i64 = rex // self.width - RIM
        return 0 <= col < self.cols and 0 <= row < self.rows

    def _neighbour(self, rex: int, facing: int) -> int:
        col, row = rex % self.width, rex // self.width
        over, down = _STEPS[row % 2][facing]
        if 0 <= col + over < self.width and 0 <= row + down < self.rows + 2 * RIM:
            return (row + down) * self.width + col + over
        return NOWHERE

    def rex(self, col: int, row: int) -> int:
        """The rex of a column and a row, counted from 0."""
        return (row + RIM) * self.width + col + RIM

    def col(self, rex: i64) -> i64:
        """Its column."""
        return rex % self.width - RIM

    def row(self, rex: i64) -> i64:
        """Its row."""
        return rex // self.width - RIM

    def name(self, rex: i64) -> str:
        """CCRR: column and row, two digits each (N-002)."""
        return f"{self.col(rex):02}{self.row(rex):02}"

    def ahead(self, rex: i64, facing: i64) -> i64:
        """The neighbour in a direction."""
        return self.next[rex * FACINGS + facing]

    def distance(self, one: i64, other: i64) -> i64:
        """Rexes from one to the other (N-004)."""
        r: i64 = other // self.width - one // self.width
        q: i64 = self._q(other) - self._q(one)
        s: i64 = q + r
        farthest: i64 = _size(q)
        if _size(r) > farthest:
            farthest = _size(r)
        if _size(s) > farthest:
            farthest = _size(s)
        return farthest

    def _q(self, rex: i64) -> i64:
        row: i64 = rex // self.width
        return rex % self.width - (row - row % 2) // 2

    def _at(self, q: i64, r: i64) -> i64:
        return r * self.width + q + (r - r % 2) // 2

    def line(self, one: i64, other: i64, nudge: i64) -> list[int]:
        """The rexes strictly between two, along a line whose ends are nudged to one side (N-013)."""
        steps: i64 = self.distance(one, other)
        found: list[int] = []
        for i in range(1, steps):
            found.append(self._rounded(one, other, i, steps, nudge))
        return found

    def _rounded(self, one: i64, other: i64, i: i64, steps: i64, nudge: i64) -> i64:
        """The rex i/steps of the way, in whole numbers: all values are `unit` times too big."""
        unit: i64 = steps * _FINE
        q: i64 = (self._q(one) * (steps - i) + self._q(other) * i) * _FINE + nudge * steps
        r: i64 = ((one // self.width) * (steps - i) + (other // self.width) * i) * _FINE + 2 * nudge * steps
        s: i64 = -q - r
        near_q: i64 = _nearest(q, unit)
        near_r: i64 = _nearest(r, unit)
        near_s: i64 = _nearest(s, unit)
        off_q: i64 = _size(near_q * unit - q)
        off_r: i64 = _size(near_r * unit - r)
        off_s: i64 = _size(near_s * unit - s)
        if off_q > off_r and off_q > off_s:
            near_q = -near_r - near_s
        elif off_r > off_s:
            near_r = -near_q - near_s
        return self._at(near_q, near_r)

    def is_clear(self, one: i64, other: i64, blocked: bytes) -> bool:
        """Whether one of the two lines holds no blocking rex (N-013, N-014)."""
        return self._is_free(self.line(one, other, 1), blocked) or self._is_free(
            self.line(one, other, -1), blocked
        )

    def _is_free(self, rexes: list[int], blocked: bytes) -> bool:
        for rex in rexes:
            if blocked[rex] or self.is_land[rex]:
                break
        else:
            return True
        return False


def _size(value: i64) -> i64:
    """The value without its sign."""
    return -value if value < 0 else value


def _nearest(value: i64, unit: i64) -> i64:
    """The whole number nearest to value / unit."""
    return (2 * value + unit) // (2 * unit)

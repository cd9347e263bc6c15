"""What players see of Micatio, and what they are told."""

from __future__ import annotations

from dataclasses import dataclass

from ludi.engine.views import Event, View


@dataclass(frozen=True)
class Micatio(View):
    """The table as one viewer knows it; by seat, 0 where nothing is or where he may not look (M-07)."""

    phase: str  # deal, stake, choose, over
    round: int  # from 1
    rounds: int
    target: int
    stake: int
    points: tuple[int, ...]  # without luck
    sums: tuple[int, ...]  # of the rounds so far
    lucky: tuple[int, ...]
    fingers: tuple[int, ...]
    calls: tuple[int, ...]
    reason: str  # why it ended; empty while it is played


@dataclass(frozen=True)
class Dealt(Event):
    """A seat drew its lucky number; others hear that it did, with number 0 (M-02)."""

    seat: int
    number: int


@dataclass(frozen=True)
class StakeDrawn(Event):
    """The stake of the round (M-04)."""

    stake: int


@dataclass(frozen=True)
class Ready(Event):
    """A seat has chosen (M-07)."""

    seat: int


@dataclass(frozen=True)
class Revealed(Event):
    """All hands are open; the winners get the stake (M-09)."""

    total: int
    stake: int
    winners: tuple[int, ...]
    fingers: tuple[int, ...]
    calls: tuple[int, ...]


@dataclass(frozen=True)
class Ended(Event):
    """The game is over and the lucky numbers are shown (M-10)."""

    reason: str
    lucky: tuple[int, ...]
    scores: tuple[int, ...]

"""What happens in a game of Micatio, as data."""

from __future__ import annotations

from dataclasses import dataclass

from ludi.engine.views import Event


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

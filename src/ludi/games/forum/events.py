"""What happens in a game of Forum Romanum, as data."""

from __future__ import annotations

from dataclasses import dataclass

from ludi.engine.views import Event


@dataclass(frozen=True)
class FirstDrawn(Event):
    """Chance chose who begins (F-18)."""

    seat: int


@dataclass(frozen=True)
class Placed(Event):
    """A Roman went from hand to board (F-21)."""

    colour: str
    field: str


@dataclass(frozen=True)
class Jumped(Event):
    """A Roman went from field to field (F-26)."""

    colour: str
    origin: str
    field: str


@dataclass(frozen=True)
class Scored(Event):
    """A sector was scored: its Romans by colour and the steps of each senator (F-31 to F-38)."""

    sector: str
    colours: tuple[str, ...]
    counts: tuple[int, ...]
    steps: tuple[int, ...]
    at_end: bool  # a stalemate that stood at the end (F-55)
    coins_left: int


@dataclass(frozen=True)
class Stalemate(Event):
    """A sector is full and tied: its coin stays (F-45)."""

    sector: str
    colours: tuple[str, ...]
    counts: tuple[int, ...]


@dataclass(frozen=True)
class StalemateEnded(Event):
    """A Roman left a stalemated sector (F-47)."""

    sector: str


@dataclass(frozen=True)
class Ended(Event):
    """The game is over; the seats' final scores (F-52 to F-63)."""

    reason: str
    scores: tuple[int, ...]

"""What happens in a game of Pompeii, as data."""

from __future__ import annotations

from dataclasses import dataclass

from ludi.engine.views import Event


@dataclass(frozen=True)
class HandDealt(Event):
    """A seat has its four cards; only its owner learns which (P-33)."""

    seat: int
    cards: tuple[int, ...]


@dataclass(frozen=True)
class CardPlayed(Event):
    """A card went on the discard pile (P-40), with or without a figure (P-95)."""

    seat: int
    number: int
    is_joker: bool
    has_figure: bool


@dataclass(frozen=True)
class Placed(Event):
    """A figure came into the city: by a card, a joker, or as a relative (P-41, P-64, P-81)."""

    seat: int
    square: str
    building: str
    way: str  # card, joker, relative


@dataclass(frozen=True)
class RelativesDue(Event):
    """So many relatives may follow (P-64)."""

    seat: int
    count: int


@dataclass(frozen=True)
class RelativesLost(Event):
    """Relatives for whom there was no spot or no figure, or whom the player left out (P-74 to P-76)."""

    seat: int
    count: int


@dataclass(frozen=True)
class CardDrawn(Event):
    """A Pompeii card was drawn; 0 to all but its owner (P-156)."""

    seat: int
    number: int


@dataclass(frozen=True)
class OmenDrawn(Event):
    """An Omen asks for a figure of another player, if there is one (P-57, P-63)."""

    seat: int
    has_victim: bool


@dataclass(frozen=True)
class Seethes(Event):
    """A.D. 79 was drawn for the first time (P-49)."""

    seat: int


@dataclass(frozen=True)
class Hidden(Event):
    """A.D. 79 lies among the last cards of the deck (P-50)."""

    cards: int


@dataclass(frozen=True)
class Called(Event):
    """A player who holds only jokers called the eruption and showed his hand (P-84, P-85)."""

    seat: int
    cards: tuple[int, ...]


@dataclass(frozen=True)
class Erupted(Event):
    """Phase 1 is over: hands lie open, supplies go to the box (P-91, P-92)."""

    seat: int  # the one who caused it
    hands: tuple[tuple[int, ...], ...]
    boxed: tuple[int, ...]


@dataclass(frozen=True)
class TileDrawn(Event):
    """A lava tile came out of the bag (P-103)."""

    seat: int
    tile: str


@dataclass(frozen=True)
class LavaPlaced(Event):
    """Lava covers a square (P-104, P-105)."""

    seat: int
    symbol: str
    square: str


@dataclass(frozen=True)
class TileAside(Event):
    """No square for this tile (P-114)."""

    seat: int
    tile: str


@dataclass(frozen=True)
class GateClosed(Event):
    """Lava lies on a gate square (P-113)."""

    square: str
    gate: str


@dataclass(frozen=True)
class Died(Event):
    """Figures of one square went into the volcano, by seat."""

    square: str
    figures: tuple[int, ...]
    cause: str  # omen, lava, enclosed, left


@dataclass(frozen=True)
class Moved(Event):
    """A figure went along a path to another square (P-119 to P-130)."""

    seat: int
    origin: str
    square: str
    range: int
    path: tuple[str, ...]


@dataclass(frozen=True)
class Saved(Event):
    """A figure left the city through a gate (P-131)."""

    seat: int
    origin: str
    square: str  # the gate square
    gate: str
    range: int
    path: tuple[str, ...]


@dataclass(frozen=True)
class Passed(Event):
    """A player gave up the movements he had left (P-120)."""

    seat: int


@dataclass(frozen=True)
class Ended(Event):
    """The game is over (P-139 to P-144)."""

    reason: str
    saved: tuple[int, ...]
    volcano: tuple[int, ...]
    ranks: tuple[int, ...]

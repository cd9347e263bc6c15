"""What happens in a battle, as data: dice in the open, chits for the ship's captain only (N-157, N-158)."""

from __future__ import annotations

from dataclasses import dataclass

from ludi.engine.state import TABLE
from ludi.engine.views import Event


@dataclass(frozen=True)
class Locked(Event):
    """A seat has given its orders; nobody knows which (N-041)."""

    seat: int


@dataclass(frozen=True)
class Revealed(Event):
    """All orders of a turn, ship by ship, in the notation of section 13."""

    turn: int
    orders: tuple[tuple[str, str], ...]

    def is_for(self, viewer: int | None) -> bool:
        """With fog each seat is told of its own; who sees all is told once, as a spectator is."""
        return super().is_for(None if viewer == TABLE else viewer)


@dataclass(frozen=True)
class Late(Event):
    """A ship without orders at the deadline keeps its course (N-063)."""

    ship: str


@dataclass(frozen=True)
class Flag(Event):
    """A flag was hoisted; who cannot read it sees only that it flies (N-151 to N-153)."""

    ship: str
    signal: str  # empty for who cannot read it
    squadron: str  # empty is to all


@dataclass(frozen=True)
class EmergencyStop(Event):
    """A ship stops at once and draws so many chits (N-056)."""

    ship: str
    subphase: int
    draws: int


@dataclass(frozen=True)
class Sailed(Event):
    """One subphase of all ships: ship, stern, bow, facing (N-043)."""

    subphase: int
    ships: tuple[tuple[str, str, str, str], ...]

    def is_for(self, viewer: int | None) -> bool:
        """Who sees all is told once, as a spectator is."""
        return super().is_for(None if viewer == TABLE else viewer)


@dataclass(frozen=True)
class Met(Event):
    """Ships meet: nothing, a ram, or a collision; with the dice, or none head-on (N-070 to N-077)."""

    subphase: int
    first: str
    second: str
    result: str  # alongside, ram, collision
    rammer: str
    dice: tuple[int, ...]


@dataclass(frozen=True)
class LeftMap(Event):
    """A ship sailed off the map (N-016)."""

    ship: str


@dataclass(frozen=True)
class Returned(Event):
    """A ship is back (N-017)."""

    ship: str
    rex: str


@dataclass(frozen=True)
class Crossed(Event):
    """A unit went to another section or ship (N-090)."""

    unit: str
    ship: str
    section: str


@dataclass(frozen=True)
class Grappled(Event):
    """A unit threw its grapple (N-098)."""

    ship: str
    unit: str
    target: str
    die: int
    holds: bool


@dataclass(frozen=True)
class Shot(Event):
    """A unit shot (N-111)."""

    ship: str
    unit: str
    target: str
    with_fire: bool
    die: int
    hits: bool


@dataclass(frozen=True)
class Burns(Event):
    """The extra die of a fire arrow (N-114), or fire that spread (N-141)."""

    ship: str
    die: int
    counters: int


@dataclass(frozen=True)
class ChitDrawn(Event):
    """A chit of a ship's own deck; which one only its captain knows."""

    ship: str
    chit: str
    is_kept: bool


@dataclass(frozen=True)
class Fought(Event):
    """A pair of units fought (N-122)."""

    ship: str
    section: str
    roman: str  # the leading units; empty for who is not in the fight, as all that follows but the dice
    pirate: str
    helpers: tuple[int, ...]  # units that support them, Rome's first
    dice: tuple[int, int]
    totals: tuple[int, ...]
    fell: str  # the unit that was removed, or none


@dataclass(frozen=True)
class Struck(Event):
    """A ship is hit by a ram or a collision: chits to draw and hull points lost (N-083 to N-086)."""

    ship: str
    other: str
    cause: str  # ram, rammer, collision, sinking
    die: int  # 0 where none is thrown
    chits: int
    hull: int


@dataclass(frozen=True)
class Captured(Event):
    """A ship surrendered (N-125)."""

    ship: str
    by: str
    prisoners: int  # -1 for who cannot know


@dataclass(frozen=True)
class Retaken(Event):
    """A prize is in the hands of its own side again, and of its own captain (N-129)."""

    ship: str
    by: str  # the ship whose crew won it back, which may be itself


@dataclass(frozen=True)
class Sank(Event):
    """A ship went down with all aboard (N-142)."""

    ship: str


@dataclass(frozen=True)
class Mended(Event):
    """The die of a unit that repaired, cut grapples or fought fire, or of rowers at a leak (N-101, N-135)."""

    ship: str
    unit: str
    die: int
    mended: str  # what was removed, or nothing; ? for who cannot know


@dataclass(frozen=True)
class Released(Event):
    """A ship let its own ropes go (N-101)."""

    ship: str
    target: str


@dataclass(frozen=True)
class HullLost(Event):
    """By a leak or by fire (N-139, N-140)."""

    ship: str
    cause: str
    points: int


@dataclass(frozen=True)
class TookEffect(Event):
    """A chit left the damage box (N-047)."""

    ship: str
    chit: str
    unit: str


@dataclass(frozen=True)
class InVain(Event):
    """An order that came to nothing, told to who gave it (N-097, N-118)."""

    ship: str  # with whose orders it was given
    units: tuple[str, ...]  # none where the ship itself could not obey
    verb: str
    reason: str  # no-target, nobody, enemies, full, no-way, fought, no-rex


@dataclass(frozen=True)
class Corrected(Event):
    """An umpire put something right; what it was is told to who may know (N-166)."""

    ship: str
    action: str


@dataclass(frozen=True)
class Ended(Event):
    """The battle is over."""

    reason: str
    scores: tuple[int, ...]

"""What can happen at a table: the entries of its journal, one tagged union.

The store keeps the tag of an entry as its kind, beside its fields. A field that was added later has a
default, which stands for all journals that were written before.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from ludi.table.messages import SeatKind

TAG = "entry"


class Entry(NamedTuple):
    """One line of a table's journal as the store has it; `seq` counts from 0 without a gap."""

    table: str
    seq: int
    kind: str
    data: dict[str, Any]
    at: float


class TableRow(NamedTuple):
    """What the lobby needs of a table, written with its entries."""

    id: str
    game: str
    status: str
    is_public: bool
    updated: float
    data: dict[str, Any]


class Fact(msgspec.Struct, tag_field=TAG, omit_defaults=True):
    """Base of all entries: something that happened at a table."""


# The table


class Clock(msgspec.Struct, omit_defaults=True):
    """Seconds to think; 0 is without a limit."""

    per_move: int = 0
    per_game: int = 0
    per_turn: int = 0


class SeatMade(msgspec.Struct, omit_defaults=True):
    """A seat of a new table; tokens are hashes."""

    kind: SeatKind
    name: str = ""
    bot: str = ""
    word: str = ""
    token: str = ""
    kept: str = ""
    beside: int | None = None


class Made(Fact, tag="made"):
    """The first entry: the game, its seats, the keys and the secret of the draws."""

    game: str
    version: int
    options: dict[str, Any]
    seats: list[SeatMade]
    secret: str
    owner: str
    luck: str = ""  # of bots, apart from the secret of the draws
    is_public: bool = False
    clock: Clock = msgspec.field(default_factory=Clock)
    umpire: str = ""
    desks: dict[str, str] = {}  # the keys of umpires who have only one desk
    absence: int | None = None  # seconds; none at tables that were made before one could choose
    lines: list[str] = []  # of the table that this one goes on from
    forked_from: str | None = None
    review: str = ""  # the text of a record that is only shown
    is_lesson: bool = False  # its game's lesson is given here


class Abandoned(Fact, tag="abandoned"):
    """The owner closed the table."""


class Rematched(Fact, tag="rematched"):
    """A rematch was started at another table."""

    table: str


# Seats


class Sat(Fact, tag="sat"):
    """Somebody sat down."""

    seat: int
    name: str
    token: str
    word: str
    beside: int | None = None


class Freed(Fact, tag="opened"):
    """A seat became free."""

    seat: int


class BotSat(Fact, tag="bot"):
    """A bot was given the seat."""

    seat: int
    bot: str


class Handed(Fact, tag="handed"):
    """A seat has a new key, so that the old one opens nothing; what an umpire does he tells himself."""

    seat: int
    token: str
    name: str | None = None  # none: as before
    how: str = ""
    was: str = ""
    old: str = ""
    beside: int | None = None


class Swapped(Fact, tag="swapped"):
    """Before the start two seats changed who sits on them; keys go with their people."""

    seat: int
    other: int


class Passed(Fact, tag="passed"):
    """A one-time key for a seat was made, for somebody else or another device; or it was revoked."""

    seat: int
    token: str
    how: str
    name: str = ""


class WentAway(Fact, tag="away"):
    """A bot took over for an absent person."""

    seat: int
    bot: str
    seconds: float
    has_fallen: bool
    why: str = "left"


class WasLate(Fact, tag="late"):
    """The time of a person who is there is up: a bot makes this one move."""

    seat: int
    bot: str
    seconds: float


class CameBack(Fact, tag="back"):
    """The person of a seat came back."""

    seat: int


# The start, and words for the draws


class Sealed(Fact, tag="sealed"):
    """A seat committed to a word for the draws without showing it."""

    seat: int
    seal: str


class Starting(Fact, tag="starting"):
    """The start was requested: seats are fixed and words are being opened."""

    seconds: float


class Worded(Fact, tag="worded"):
    """A seat opened its word."""

    seat: int
    word: str


class Started(Fact, tag="started"):
    """The game begins."""

    version: int | None = None
    left_out: list[int] = []  # seats that did not open their words


# Play


class Acted(Fact, tag="acted"):
    """A seat acted; `lines` is what came of it, draws included."""

    seat: int
    actions: list[str]
    seconds: float
    lines: list[str] | None = None


class Written(Fact, tag="written"):
    """A seat rewrote its order, which nobody else notices."""

    seat: int
    actions: list[str]


class Undone(Fact, tag="undone"):
    """A seat took something back: its last action, or all since a step."""

    seat: int
    step: int | None
    agreed: list[int] = []  # the people who lost their turn by it


class UndoAsked(Fact, tag="undo-asked"):
    """A seat asks these other seats for permission to undo."""

    seat: int
    asked: list[int]


class UndoAnswered(Fact, tag="undo-answered"):
    """One of these agreed or refused, or the request was withdrawn."""

    seat: int
    agrees: bool


class Ruled(Fact, tag="ruled"):
    """An action of the table that needs no agreement: a deadline or a correction."""

    action: str
    lines: list[str] | None = None


class Offered(Fact, tag="offered"):
    """A seat agreed to an action of the whole table, or withdrew; the listed bots agreed at once."""

    seat: int
    action: str
    agrees: bool
    bots: list[int]


# Lessons


class Turned(Fact, tag="turned"):
    """A page of the lesson was turned to."""

    chapter: int
    step: int


class Recited(Fact, tag="recited"):
    """Another seat did what the lesson says."""

    seat: int
    action: str


# Talk, and the umpire


class Said(Fact, tag="said"):
    """A chat line, to everyone or to some seats."""

    seat: int | None
    name: str
    text: str
    channel: str = "table"
    part: str = ""  # as what he speaks
    to: int | None = None
    seats: list[int] | None = None


class UmpireDid(Fact, tag="umpired"):
    """An umpire did something."""

    kind: str
    text: str
    words: dict[str, Any]
    desk: str = ""


class Paused(Fact, tag="paused"):
    """The clocks were stopped, or started again."""

    is_on: bool


class Extended(Fact, tag="extended"):
    """The time for the orders of this turn was extended."""

    seconds: int


OfSeats = Sat | Freed | BotSat | Swapped | WentAway | WasLate | CameBack
OfHands = Handed | Passed
OfStart = Sealed | Starting | Worded | Started
OfPlay = Acted | Written | Undone | Ruled
OfUndoing = UndoAsked | UndoAnswered
OfClocks = Paused | Extended
OfLesson = Turned | Recited
OfTable = Made | Abandoned | Rematched
AnyFact = (
    OfPlay
    | OfLesson
    | OfUndoing
    | Offered
    | Said
    | OfSeats
    | OfHands
    | OfStart
    | OfClocks
    | UmpireDid
    | OfTable
)


def stored(fact: AnyFact) -> tuple[str, dict[str, Any]]:
    """The kind of a fact and its fields, as the store has them."""
    data: dict[str, Any] = msgspec.to_builtins(fact)
    return data.pop(TAG), data


def restored(kind: str, data: dict[str, Any]) -> AnyFact:
    """The fact of an entry."""
    fact: AnyFact = msgspec.convert({**data, TAG: kind}, AnyFact)
    return fact

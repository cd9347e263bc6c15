"""What happens in Discordia, as data (D-186). Everything is open to all (D-176)."""

from __future__ import annotations

from dataclasses import dataclass

from ludi.engine.views import Event


@dataclass(frozen=True)
class Dealt(Event):
    """Something became known: a decree, a board, a German tile, who is Maximus (D-187)."""

    what: str  # maximus, action, decree, privilege, board, german, magna, janus
    name: str
    place: str = ""


@dataclass(frozen=True)
class TileDealt(Event):
    """A city tile came into the display (D-021, D-038)."""

    tile: str
    place: str


@dataclass(frozen=True)
class WorkersDrawn(Event):
    """A worker of the bag came into a supply (D-114)."""

    player: int
    colour: str


@dataclass(frozen=True)
class Fed(Event):
    """A city tile of the display moved to the Magna row (D-157)."""

    tile: str
    place: int


@dataclass(frozen=True)
class BoardChosen(Event):
    """A player took a board (D-030)."""

    player: int
    board: str


@dataclass(frozen=True)
class Boxed(Event):
    """The board that nobody chose went back to the box (D-030)."""

    board: str


@dataclass(frozen=True)
class Rolled(Event):
    """The dice of a season (D-041)."""

    year: int
    season: int
    player: int  # the Maximus; -1 is Janus
    dice: tuple[int, int, int]


@dataclass(frozen=True)
class DieChosen(Event):
    """A player chose his die (D-042 to D-049)."""

    player: int
    colour: str
    rolled: int
    value: int
    manipulators: int


@dataclass(frozen=True)
class Placed(Event):
    """A city tile was laid (D-052)."""

    player: int
    tile: str
    space: str


@dataclass(frozen=True)
class Overbuilt(Event):
    """An own tile was built over (D-054, D-055)."""

    player: int
    tile: str
    by: str
    workers: int


@dataclass(frozen=True)
class Filled(Event):
    """A slot was filled (D-063)."""

    player: int
    tile: str
    slot: int
    slots: int
    workers: int
    colour: str


@dataclass(frozen=True)
class Completed(Event):
    """All slots of a tile are filled."""

    player: int
    tile: str


@dataclass(frozen=True)
class Flipped(Event):
    """A full ship became a stall there, or left the game (D-066, D-067, D-164)."""

    player: int
    tile: str
    space: str  # market3, magna1 in the Magna row; "" when it left the game
    workers: int  # to the bag


@dataclass(frozen=True)
class Eagle(Event):
    """A Magna tile was turned down: its city tile is full (D-163)."""

    player: int
    place: int
    tile: str


@dataclass(frozen=True)
class Stars(Event):
    """Stars taken, or lost when below 0."""

    player: int
    count: int


@dataclass(frozen=True)
class Manipulator(Event):
    """Manipulators taken."""

    player: int
    count: int


@dataclass(frozen=True)
class Aqueduct(Event):
    """The ring moved (D-097, D-099)."""

    player: int
    start: int
    end: int


@dataclass(frozen=True)
class Step(Event):
    """A star on a track (D-093, D-094)."""

    player: int
    track: str
    count: int


@dataclass(frozen=True)
class Expanded(Event):
    """A city expansion was placed (D-083)."""

    player: int
    kind: str


@dataclass(frozen=True)
class TowerSet(Event):
    """A tower was set (D-089)."""

    player: int
    kind: str
    space: str


@dataclass(frozen=True)
class DecreeTaken(Event):
    """A decree was taken (D-101)."""

    player: int
    decree: str
    field: int


@dataclass(frozen=True)
class PrivilegeTaken(Event):
    """A privilege was chosen (D-106)."""

    player: int
    privilege: str


@dataclass(frozen=True)
class Returned(Event):
    """Workers went back to the bag (D-109)."""

    player: int
    workers: str


@dataclass(frozen=True)
class Lapsed(Event):
    """A bonus that could not be used; `privilege` and `first` are those of D-106 and PRI12 (D-112, D-200)."""

    player: int
    bonus: str


@dataclass(frozen=True)
class Refused(Event):
    """A bonus was not wanted (D-111)."""

    player: int
    bonus: str


@dataclass(frozen=True)
class TurnEnded(Event):
    """A player ended his turn (D-075)."""

    player: int


@dataclass(frozen=True)
class JanusPlayed(Event):
    """Janus took a die, a tile of the display and something of the supplies (D-147)."""

    tile: str  # the Janus tile
    colour: str
    discarded: str
    removed: str  # an expansion, a kind of tower, star1, star2, decree, privilege, manipulator; "" is nothing


@dataclass(frozen=True)
class Attacked(Event):
    """The Germans against one player (D-122 to D-126)."""

    player: int
    attack: int
    strength: int
    is_defended: bool


@dataclass(frozen=True)
class Cleared(Event):
    """A full tile left the Magna row (D-170)."""

    place: int
    tile: str


@dataclass(frozen=True)
class Lacked(Event):
    """Lack of infrastructure: symbols + slots - supply value (D-128)."""

    player: int
    symbols: int
    slots: int
    value: int
    lack: int


@dataclass(frozen=True)
class NewYear(Event):
    """A new year begins (D-133)."""

    year: int


@dataclass(frozen=True)
class Won(Event):
    """The game is over; -1 is nobody (D-136 to D-140, D-150)."""

    player: int
    reason: str

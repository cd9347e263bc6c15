"""Positions of Forum Romanum from drawings, and what the tests ask of them.

A drawing has seven rows of seven fields: `.` is free, a colour's name (`A`, for two players `A1`) is a Roman
of that colour, and `*` is a Roman of any colour that has one left, dealt in turn. The number of Romans tells
the phase; while they are placed it tells whose turn it is as well.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import cycle
from typing import Any

import pytest
from mypy_extensions import i64

from ludi.engine.arrays import vec
from ludi.engine.errors import IllegalActionError
from ludi.engine.game import seat_number
from ludi.engine.match import Match
from ludi.engine.views import Event
from ludi.games.forum.events import Scored
from ludi.games.forum.game import ForumGame
from ludi.games.forum.printed import (
    FIELD_NAMES,
    FIELD_NUMBERS,
    SECTOR_NAMES,
    Setup,
    building_map,
    sector_fields,
)
from ludi.games.forum.rules import ForumState
from ludi.games.forum.views import Forum

Counts = tuple[int, ...]

OWN_MAP = [
    "I   I   I   II  II  II  II",
    "I   I   I   II  II  II  II",
    "III III IV  IV  IV  V   V",
    "III III IV  IV  IV  V   V",
    "III III IV  IV  IV  V   V",
    "VI  VI  VI  VII VII VII VII",
    "VI  VI  VI  VI  VI  VII VII",
]
"""A map of our own with two buildings that are no rectangles."""


def position(
    drawing: str,
    *,
    seats: int = 4,
    turn: str = "",
    coins: str | None = None,
    waiting: str = "",
    track: Iterable[int] = (),
    moved: str = "",
    quiet: int = 0,
    **options: Any,
) -> ForumState:
    """The drawn position.

    `coins` names the sectors that still have theirs; left out, every sector has, but for those that are full
    and led by one colour. `waiting` names sectors that were full and tied before (on_majority), `moved` the
    colour that a player of two has moved, `quiet` the jumps since the last scoring.
    """
    setup = ForumGame(**options).start(seats).setup
    tokens = drawing.split()
    assert len(tokens) == 49, f"{len(tokens)} fields drawn"
    number = 49 - tokens.count(".")
    first = seat_number(options.get("first", "A"), seats)
    colour_moved = setup.colour_names.index(moved) if moved else -1
    dealt = _deal(tokens, setup, _shares(setup, number, first, colour_moved))
    romans = [_set_of(FIELD_NUMBERS[f] for f in FIELD_NAMES if dealt[f] == c) for c in range(setup.colours)]
    steps = list(track) or [0] * setup.colours
    state = ForumState(setup)
    state.actor = _turn(setup, number, first, turn)
    state.romans = vec[i64](romans)
    state.track = vec[i64](steps)
    state.occupied = sum(romans)
    state.coins = _set_of(map(SECTOR_NAMES.index, _possible(state) if coins is None else coins.split()))
    state.waiting = _set_of(map(SECTOR_NAMES.index, waiting.split())) | state.coins & state.full_sectors()
    state.moved = colour_moved
    state.quiet = quiet
    state.moves = number + (_jumps(state, first) if number == setup.romans else 0)
    state.ply = state.moves
    if setup.repetition:
        state.seen = {} if state.is_placing() else {state.key(): 1}
    assert set(names(state.coins)) <= set(_possible(state)), "a sector would have been scored"
    state.check()
    return state


def _set_of(numbers: Iterable[int]) -> int:
    return sum(1 << number for number in numbers)


def names(sectors: int) -> tuple[str, ...]:
    """The names of a set of sectors."""
    return tuple(name for number, name in enumerate(SECTOR_NAMES) if sectors >> number & 1)


def _shares(setup: Setup, number: int, first: int, moved: int) -> list[int]:
    """How many of so many Romans on the board are of each colour."""
    each, rest = divmod(number, setup.colours)
    turns, half = divmod(rest, setup.colours_each)
    ahead = [(first + n) % setup.seats for n in range(turns)]
    return [
        each + (colour // setup.colours_each in ahead or (half == 1 and colour == moved))
        for colour in range(setup.colours)
    ]


def _deal(tokens: list[str], setup: Setup, shares: list[int]) -> dict[str, int]:
    """The colour on each field, -1 for none."""
    colours = list(setup.colour_names)
    left = [share - tokens.count(name) for share, name in zip(shares, colours, strict=True)]
    assert min(left) >= 0, f"there are more than {shares} Romans of a colour"
    assert sum(left) == tokens.count("*"), "a name that is no colour of this game"
    turns = cycle(range(setup.colours))
    dealt: dict[str, int] = {}
    for field, token in zip(FIELD_NAMES, tokens, strict=True):
        colour = (
            -1
            if token == "."
            else colours.index(token)
            if token in colours
            else next(c for c in turns if left[c])
        )
        if token == "*":
            left[colour] -= 1
        dealt[field] = colour
    return dealt


def _turn(setup: Setup, number: int, first: int, turn: str) -> int:
    if number == setup.romans:
        return seat_number(turn or "A", setup.seats)
    assert not turn, "while Romans are placed their number tells whose turn it is"
    return int((first + number // setup.colours_each) % setup.seats)


def _jumps(state: ForumState, first: int) -> int:
    """The least number of jumps made that fits the turn and the quiet moves."""
    setup = state.setup
    jumps = (state.actor - first) % setup.seats * setup.colours_each + (state.moved >= 0)
    while jumps < state.quiet:
        jumps += setup.colours
    return int(jumps)


def _possible(state: ForumState) -> list[str]:
    """The sectors that may have a coin: not full, or, but for the variant, tied."""
    return [name for name, counts in counted(state).items() if not _is_settled(state, name, counts)]


def _is_settled(state: ForumState, name: str, counts: Counts) -> bool:
    tied = counts.count(max(counts)) > 1 and not state.setup.has_variant
    return state.is_full(SECTOR_NAMES.index(name)) and not tied


def counted(state: ForumState) -> dict[str, Counts]:
    """The Romans in every sector, by colour."""
    return {name: tuple(state.counts(number)) for number, name in enumerate(SECTOR_NAMES)}


# Matches


class _Drawn(ForumGame):
    """Forum Romanum that begins in the middle."""

    __module__ = ForumGame.__module__  # where its sentences are

    def __init__(self, drawn: ForumState, options: dict[str, Any]) -> None:
        super().__init__(**options)
        self._drawn = drawn

    def start(self, seats: int) -> ForumState:
        """The drawn position."""
        return self._drawn.copy()


def match_at(drawing: str, *, seats: int = 4, **more: Any) -> Match:
    """A match that goes on from the drawn position; the arguments are those of `position`."""
    return Match(_Drawn(position(drawing, seats=seats, **more), _options(more)), seats)


def _options(more: dict[str, Any]) -> dict[str, Any]:
    known = {option.name for option in ForumGame.info.options}
    return {name: value for name, value in more.items() if name in known}


def new_match(seats: int, **options: Any) -> Match:
    """A match from the beginning."""
    return Match(ForumGame(**options), seats)


def seen(match: Match) -> Forum:
    """What a spectator sees."""
    view = match.view(None)
    assert isinstance(view, Forum)
    return view


def at(match: Match) -> ForumState:
    """The position itself."""
    assert isinstance(match.state, ForumState)
    return match.state


def scorings(log: list[Event]) -> dict[str, Counts]:
    """The sectors that were scored, with the steps of each senator."""
    return {event.sector: event.steps for event in log if isinstance(event, Scored)}


def agree_to_stop(match: Match) -> list[Event]:
    """Every seat agrees to end the game (F-63)."""
    log: list[Event] = []
    for seat in range(match.seats):
        log = match.agree(seat, "end")
    return log


def refuse(match: Match, seat: int, *actions: str) -> IllegalActionError:
    """Play what must be refused; nothing may change."""
    before = match.state.to_bytes(), list(match.lines), list(match.moves)
    with pytest.raises(IllegalActionError) as caught:
        match.play(seat, *actions)
    assert (match.state.to_bytes(), match.lines, match.moves) == before
    return caught.value


def place_all(match: Match, drawing: str) -> None:
    """Place all the Romans of a drawing, each colour's in reading order, turn by turn."""
    fields: dict[str, list[str]] = {}
    for field, token in zip(FIELD_NAMES, drawing.split(), strict=True):
        fields.setdefault(token, []).append(field)
    setup = at(match).setup
    while at(match).is_placing():
        seat = at(match).actor
        for second in range(setup.colours_each):
            name = setup.colour_names[seat * setup.colours_each + second]
            match.play(seat, f"{second + 1} {fields[name].pop(0)}")


# One sector


def filled(sector: str, romans: str, *, seats: int = 4, **more: Any) -> Match:
    """A match in which the last of these Romans has just jumped into the sector, where the others stood.

    One other sector, not full, has its coin as well; the rest were scored.
    """
    wanted = sector_fields(building_map(more.get("map", "classic")))[SECTOR_NAMES.index(sector)]
    *standing, last = romans.split()
    assert len(standing) + 1 == len(wanted), f"{sector} has {len(wanted)} fields"
    outside = [field for field in reversed(range(49)) if field not in wanted]
    tokens = ["."] * 49
    for field, token in zip(wanted, standing, strict=False):
        tokens[field] = token
    tokens[outside[0]] = last
    setup = ForumGame(**_options(more)).start(seats).setup
    for field in outside[1 : setup.romans - len(standing)]:
        tokens[field] = "*"
    open_sector = _open_sector(tokens, wanted[-1])
    seat = setup.colour_names.index(last) // setup.colours_each
    match = match_at(
        " ".join(tokens), seats=seats, turn="ABCDEF"[seat], coins=f"{sector} {open_sector}", **more
    )
    match.play(seat, f"{FIELD_NAMES[outside[0]]}-{FIELD_NAMES[wanted[-1]]}")
    return match


def _open_sector(tokens: list[str], target: int) -> str:
    """A row with a free field besides the target."""
    return next(
        f"row-{row + 1}"
        for row in range(7)
        if any(tokens[field] == "." and field != target for field in range(7 * row, 7 * row + 7))
    )


def changes(match: Match) -> Counts:
    """Where the senators stand, by colour."""
    return seen(match).track


# Drawings that several chapters use

JUMPING = """
    A B C D A B C
    D A B C D A B
    . . . . . . .
    . . . . . . .
    . . . C D A B
    C D A B C D A
    B C D A B C D
"""
"""All Romans of four colours; every full sector (rows 1, 2, 6, 7, buildings I, II, VI, VII) is tied."""

FULL_AND_TIED = {"row-1", "row-2", "row-6", "row-7", "I", "II", "VI", "VII"}
"""The full sectors of JUMPING."""

TWO_PLAYERS = """
    A1 A2 B1 B2 A1 A2 B1
    B2 A1 A2 B1 B2 A1 A2
    .  .  .  .  .  .  .
    .  .  .  .  .  .  .
    .  .  .  B1 B2 A1 A2
    B1 B2 A1 A2 B1 B2 A1
    A2 B1 B2 A1 A2 B1 B2
"""
"""JUMPING for two players."""

LAST_ROW = """
    A A A B B C .
    . . . . . . .
    . . . . . . .
    . . * * * * *
    * * * * * * *
    * * * * * * *
    * * * * * C D
"""
"""C or D can complete row 1; with either A leads it."""

CORNER = """
    . A A A B B C
    A . . . . . .
    A . . . . . .
    A . * * * * *
    B * * * * * *
    B * * * * * .
    C * * * . . A
"""
"""Row 1 and column 1 lack only a1; D is nowhere in them."""

TWO_ROWS = """
    A A A B B B C
    D D D C C C .
    . . . . . . .
    . . . . . . .
    . . * * * * *
    * * * * * * *
    * * * * * * A
"""
"""Row 1 is full and tied; row 2 will be when A completes it."""

TIED_ROW = """
    A A A B B B C
    . . . . . . .
    . . . . . . .
    . . . * * * *
    * * * * * * *
    * * * * * * *
    * * * * * C D
"""
"""Row 1 is full; A and B share the lead."""

THREE_PLAYERS = """
    . B C A B C A
    A B C A B C .
    A B C A B C .
    . . . . . . A
    . . . . . . B
    . . . . . . C
    . . A B C . .
"""
"""All Romans of three colours; no sector is full."""

SHUTTLES = {3: ("c7-c6", "d7-d6", "e7-e6"), 4: ("f5-f4", "g5-g4", "d5-d4", "e5-e4")}
"""For each seat of THREE_PLAYERS and JUMPING a jump that fills nothing and frees nothing that is full."""


def shuttle(match: Match, jumps: int) -> None:
    """Everyone jumps forth and, in the next round, back again."""
    for n in range(jumps):
        rounds, seat = divmod(n, match.seats)
        origin, target = SHUTTLES[match.seats][seat].split("-")
        match.play(seat, f"{target}-{origin}" if rounds % 2 else f"{origin}-{target}")

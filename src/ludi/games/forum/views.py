"""What players see of Forum Romanum: everything, for nothing in it is hidden (F-16)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ludi.engine.bits import members
from ludi.engine.state import CHANCE, NOBODY
from ludi.engine.views import Event, Message, Prompt, View, Words
from ludi.games.forum.board import REASONS, SECTOR_NAMES

if TYPE_CHECKING:
    from ludi.games.forum.rules import ForumState


@dataclass(frozen=True)
class Forum(View):
    """The position. Colours are numbers in seat order; for two players seat 0 has colours 0 and 1 (F-05)."""

    colours: tuple[str, ...]  # their names
    phase: str  # first, placing, jumping, over
    fields: tuple[int, ...]  # the colour on each of a1, b1, ... g7; -1 is free
    hand: tuple[int, ...]  # Romans in hand, by colour
    track: tuple[int, ...]  # senators, by colour, laps included (F-17)
    track_length: int
    coins: tuple[str, ...]  # sectors that still have their coin
    stalemates: tuple[str, ...]  # full and tied at this moment
    waiting: tuple[str, ...]  # once full and tied, scored at the first majority (F-47, on_majority)
    moved: int  # the colour that has moved in this turn, for two players; -1 is none
    moves: int  # Romans placed and jumped so far
    quiet: int  # Romans moved since the last scoring, in the jumping phase (F-61)
    quiet_limit: int  # 0 is no limit
    buildings: tuple[str, ...]  # the building of each field
    scores: tuple[int, ...]  # by seat (F-58, F-69)
    reason: str  # why it ended; empty while it is played


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


def see(state: ForumState, viewer: int | None) -> Forum:
    """The position as a view."""
    setup = state.setup
    full = state.full_sectors()
    return Forum(
        viewer=viewer,
        to_act=tuple(state.to_act()),
        colours=setup.colour_names,
        phase=state.phase(),
        fields=tuple(state.colours_on_fields()),
        hand=tuple(map(state.hand, range(setup.colours))),
        track=tuple(state.track),
        track_length=setup.track_length,
        coins=_names(state.coins),
        stalemates=_names(state.waiting & full),
        waiting=_names(state.waiting & ~full),
        moved=state.moved,
        moves=state.moves,
        quiet=state.quiet,
        quiet_limit=setup.quiet_limit,
        buildings=setup.buildings,
        scores=state.scores(),
        reason=REASONS[state.reason],
    )


def _names(sectors: int) -> tuple[str, ...]:
    return tuple([SECTOR_NAMES[sector] for sector in members(sectors)]) if sectors else ()


def ask(state: ForumState, viewer: int | None) -> Prompt:
    """What the viewer is to do, or whom he waits for."""
    if state.actor == NOBODY:
        return Prompt("forum-prompt-over")
    if state.actor == CHANCE:
        return Prompt("forum-prompt-first")
    if viewer != state.actor:
        return Prompt("forum-prompt-wait", {"seat": int(state.actor)})
    each = state.setup.colours_each
    first = state.actor * each
    hand = sum(state.hand(colour) for colour in range(first, first + each))
    words: Words = {"hand": hand} if state.is_placing() else {}
    name = "forum-prompt-place" if state.is_placing() else "forum-prompt-jump"
    if each == 1:
        return Prompt(name, words)
    return Prompt(f"{name}-two", words | {"left": 1 if state.moved >= 0 else 2})


def message(event: Event) -> Message:
    """The sentence that tells of an event."""
    match event:
        case FirstDrawn():
            return Message("forum-first", {"seat": event.seat})
        case Placed():
            return Message("forum-placed", {"colour": event.colour, "field": event.field})
        case Jumped():
            words: Words = {"colour": event.colour, "origin": event.origin, "field": event.field}
            return Message("forum-jumped", words)
        case Scored():
            return _scored(event)
        case Stalemate():
            return Message("forum-stalemate", {"sector": event.sector, "leaders": _leaders(event)})
        case StalemateEnded():
            return Message("forum-stalemate-ended", {"sector": event.sector})
        case Ended():
            return Message("forum-ended", {"reason": event.reason})
    raise AssertionError(f"{event} is no event of Forum Romanum")


def _leaders(event: Stalemate) -> tuple[str, ...]:
    most = max(event.counts)
    return tuple(name for name, count in zip(event.colours, event.counts, strict=True) if count == most)


def _scored(event: Scored) -> Message:
    forward, back = max(event.steps), -min(event.steps)
    words: Words = {"sector": event.sector, "forward": forward}
    words["leaders"] = _stepping(event, forward)
    name = "forum-end-scored" if event.at_end else "forum-scored"
    if back <= 0:
        return Message(f"{name}-nobody-back", words)
    return Message(name, words | {"losers": _stepping(event, -back), "back": back})


def _stepping(event: Scored, steps: int) -> tuple[str, ...]:
    return tuple(name for name, step in zip(event.colours, event.steps, strict=True) if step == steps)

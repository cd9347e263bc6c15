"""What players see of Forum Romanum: everything, for nothing in it is hidden (F-16)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ludi.engine.bits import members
from ludi.engine.state import CHANCE, NOBODY
from ludi.engine.views import Prompt, View, Words
from ludi.games.forum.printed import REASONS, SECTOR_NAMES

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
    track_length: int  # fields of the track, on which senators go round
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

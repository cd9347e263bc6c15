"""What a game brings besides its rules, declared in one place: bots, levels, a painter, figures to measure.

Everything is named as `module:name` and loaded when it is asked for, so that a list of games costs nothing
and the engine knows none of it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pkgutil import resolve_name
from typing import Any

USUAL_LEVELS = {"easy": "careless", "medium": "greedy", "hard": "mcts:1s"}


@dataclass(frozen=True)
class Bars:
    """The speed that is promised of a game; None is no promise."""

    playout_ratio: float | None = None  # times the peers' geometric mean
    search_ratio: float | None = None
    driven_ratio: float | None = None
    playout_rate: float | None = None  # steps per second
    plain_rate: float | None = None
    copy_rate: float | None = None  # copies per second
    round_rate: float | None = None  # whole rounds of simultaneous choices per second
    play_rate: float | None = None  # actions through `Match.play` per second, draws and checks included
    view_rate: float | None = None  # views per second


@dataclass(frozen=True)
class Parts:
    """What a game brings of its own; everything left out has a default that works for any game."""

    evaluation: str = ""  # a class: what a position is worth, for greedy and mcts
    bots: Mapping[str, str] = field(default_factory=dict)  # by name: called with the game and the budget
    levels: Mapping[str, str] = field(default_factory=lambda: dict(USUAL_LEVELS))  # the bot of each level
    painter: str = "ludi.games.painter:Painter"  # a class: the position as text
    campaign: str = ""  # a module: a series of solo games at the terminal (`ludi.terminal.campaign`)
    scenes: str = ""  # a list: scenes for pictures and browser tests (`ludi.browser.scenes`)
    budgets: str = ""  # a list: what it may cost in the browser (`ludi.browser.budgets`)
    board: str = ""  # a file of the game's package: an ES module with a custom element, for the browser
    lesson: str = ""  # a file of the game's package: its lesson, step by step (`ludi.table.lessons`)
    bars: Bars = field(default_factory=Bars)  # the speeds that `./ludi bench` asks of it
    peers: tuple[str, ...] = ()  # games of OpenSpiel that resemble it
    round_options: Mapping[str, Any] | None = None  # its largest set-up, to measure whole rounds
    place: int = 100  # its place in lists; lower comes first
    is_toy: bool = False  # a toy to try things out, not listed among the games


def load(name: str) -> Any:
    """What stands behind `module:name`."""
    return resolve_name(name)

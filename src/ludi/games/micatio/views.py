"""What players see of Micatio, and what they are told."""

from __future__ import annotations

from dataclasses import dataclass

from ludi.engine.views import View


@dataclass(frozen=True)
class Micatio(View):
    """The table as one viewer knows it; by seat, 0 where nothing is or where he may not look (M-07)."""

    phase: str  # deal, stake, choose, over
    round: int  # from 1
    rounds: int  # that are played
    target: int  # points that end the game
    stake: int  # points of this round
    points: tuple[int, ...]  # without luck
    sums: tuple[int, ...]  # of the rounds so far
    lucky: tuple[int, ...]  # the lucky number of each seat
    fingers: tuple[int, ...]  # that each seat shows
    calls: tuple[int, ...]  # the sum that each seat calls
    reason: str  # why it ended; empty while it is played

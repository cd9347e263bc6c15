"""The draws of a match, each with the data needed to recompute it."""

from __future__ import annotations

from dataclasses import dataclass

from ludi.engine.fair import tickets_of
from ludi.engine.game import CHANCE
from ludi.engine.match import Match


@dataclass(frozen=True)
class Drawn:
    """A draw: the ticket that the secret gives must be `low` or more and below `high`."""

    number: int  # counted from 0
    label: str
    total: int  # tickets
    low: int
    high: int
    text: str  # the outcome, as the record has it
    step: int


def draws_of(match: Match, foreign: int = 0) -> list[Drawn]:
    """Every draw after the first `foreign` actions, whose draws were made at another table."""
    state, found = match.start.copy(), list[Drawn]()
    for n, (seat, action) in enumerate(match.moves):
        if seat == CHANCE and n >= foreign:
            low, high, total = tickets_of(state.chances(), action)
            label, text = match.game.draw_label(state), match.lines[n].removeprefix("* ")
            found.append(Drawn(len(found), label, total, low, high, text, match.history.step_of(n + 1)))
        state.apply(seat, action)
    return found

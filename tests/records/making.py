"""What the makers of records share: a case is a seeded game, played and written under its name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

from ludi.engine.fair import FairDice
from ludi.engine.game import Game
from ludi.engine.match import Match
from ludi.engine.record import record_of
from ludi.engine.rng import Rng

Player = Callable[[Match, int, Rng], int]
AnyCase = TypeVar("AnyCase")


@dataclass(frozen=True)
class Case:
    """One record: how it is set up, and who plays."""

    seats: int
    seed: int
    player: Player
    options: dict[str, Any] = field(default_factory=dict)


def wander(match: Match, seat: int, rng: Rng) -> int:
    """Any legal action."""
    return int(match.state.legal_at(seat, rng.below(match.state.num_legal(seat))))


def begin(game: Game, seats: int, seed: int) -> Match:
    """A match whose seed is also behind its draws."""
    return Match(game, seats, FairDice(f"{seed:064x}"), takes_back=False)


def played(game: Game, case: Case) -> Match:
    """The game of a case, from its seed."""
    match, rng = begin(game, case.seats, case.seed), Rng(case.seed)
    while match.outcome is None:
        seat = match.to_act()[0]
        match.play(seat, case.player(match, seat, rng))
    return match


def write(folder: Path, cases: Mapping[str, AnyCase], play: Callable[[AnyCase], Match]) -> None:
    """Write every record."""
    folder.mkdir(exist_ok=True)
    for name, case in cases.items():
        record_of(play(case)).save(folder / f"{name}.ludi")

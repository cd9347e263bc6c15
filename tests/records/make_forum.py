"""Makes the records in tests/records/forum: `python -m tests.records.make_forum`.

Each is a seeded game. The seeds were found by trying them in turn: every record is among the shortest of its
kind and shows the branch it is named after. Run it again only when `info.version` goes up; otherwise the
files must not change.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tests.games.forum.positions import OWN_MAP, at

from ludi.engine.fair import FairDice
from ludi.engine.match import Match
from ludi.engine.record import record_of
from ludi.engine.rng import Rng
from ludi.games.forum.codec import JUMP
from ludi.games.forum.game import ForumGame

FOLDER = Path(__file__).parent / "forum"
SECRET = "f0" * 32  # behind the draws of every record, so that they come out the same again

Player = Callable[[Match, int, Rng], int]


def wander(match: Match, seat: int, rng: Rng) -> int:
    """Any legal action."""
    return int(match.state.legal_at(seat, rng.below(match.state.num_legal(seat))))


def gain(match: Match, seat: int, rng: Rng) -> int:
    """The action that puts the seat furthest ahead of the others' average at once; any of the best."""
    worth: dict[int, int] = {}
    for action in match.legal_actions(seat):
        after = at(match).copy()
        after.apply(seat, action)
        scores = after.scores()
        worth[action] = len(scores) * scores[seat] - sum(scores)
    most = max(worth.values())
    best = [action for action in worth if worth[action] == most]
    return best[rng.below(len(best))]


def swing(match: Match, seat: int, rng: Rng) -> int:
    """Back to where the seat's last jump came from."""
    jumps = [action - JUMP for mover, action in match.moves if mover == seat and action >= JUMP]
    back = JUMP + jumps[-1] % 49 * 49 + jumps[-1] // 49 if jumps else -1
    return back if back in match.legal_actions(seat) else wander(match, seat, rng)


@dataclass(frozen=True)
class Case:
    """One record: how it is set up, who plays, and where the table agrees to stop."""

    seats: int
    seed: int
    player: Player
    options: dict[str, Any] = field(default_factory=dict)
    stop_after: int = 0


CASES = {
    "coins": Case(4, 3, gain),
    "stalemates": Case(5, 10, gain),
    "quiet": Case(3, 48, wander),
    "repetition": Case(4, 8, swing, {"repetition": 3}),
    "agreed": Case(6, 6, gain, stop_after=40),
    "variant": Case(4, 8, gain, {"scoring": "variant"}),
    "on-majority": Case(4, 192, wander, {"stalemate_break": "on_majority"}),
    "two-players": Case(2, 37, gain),
    "ngo2012": Case(3, 46, gain, {"edition": "ngo2012"}),
    "first-random-mirror": Case(5, 12, gain, {"first": "random", "map": "mirror"}),
    "own-map": Case(6, 40, gain, {"map": OWN_MAP}),
}


def play(case: Case) -> Match:
    """The game of a case, from its seed."""
    match = Match(ForumGame(**case.options), case.seats, FairDice(SECRET))
    rng = Rng(case.seed)
    while match.outcome is None:
        if len(match.lines) == case.stop_after > 0:
            for seat in range(case.seats):
                match.agree(seat, "end")
            break
        seat = match.to_act()[0]
        match.play(seat, case.player(match, seat, rng))
    return match


def main() -> None:
    """Write every record."""
    for name, case in CASES.items():
        record_of(play(case)).save(FOLDER / f"{name}.ludi")


if __name__ == "__main__":
    main()

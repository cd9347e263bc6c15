"""Makes the records in tests/records/forum: `python -m tests.records.make_forum`.

Each is a seeded game. The seeds were found by trying them in turn: every record is among the shortest of its
kind and shows the branch it is named after. Run it again only when `info.version` goes up; otherwise the
files must not change.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from tests.games.forum.positions import OWN_MAP, at
from tests.records.making import Case, wander, write

from ludi.engine.fair import FairDice
from ludi.engine.match import Match
from ludi.engine.rng import Rng
from ludi.games.forum.codec import JUMP
from ludi.games.forum.game import ForumGame

FOLDER = Path(__file__).parent / "forum"
SECRET = "f0" * 32  # behind the draws of every record, so that they come out the same again


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
class Stopped(Case):
    """A game in which the table agrees to stop."""

    stop_after: int = 0  # lines


CASES: dict[str, Case] = {
    "coins": Case(4, 3, gain),
    "stalemates": Case(5, 10, gain),
    "quiet": Case(3, 48, wander),
    "repetition": Case(4, 8, swing, {"repetition": 3}),
    "agreed": Stopped(6, 6, gain, stop_after=40),
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
        if isinstance(case, Stopped) and len(match.lines) == case.stop_after:
            for seat in range(case.seats):
                match.agree(seat, "end")
            break
        seat = match.to_act()[0]
        match.play(seat, case.player(match, seat, rng))
    return match


if __name__ == "__main__":
    write(FOLDER, CASES, play)

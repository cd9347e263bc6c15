"""Makes the records in tests/records/megadates: `python -m tests.records.make_megadates`.

Each is a seeded battle between captains: one for every scenario, and one for every way it can end. Run it
again only when `info.version` goes up; otherwise the files must not change.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tests.records.making import begin, write

from ludi.bots.bot import Sight
from ludi.engine.game import TABLE
from ludi.engine.match import Match
from ludi.engine.rng import Rng
from ludi.games.megadates.captain import Captain
from ludi.games.megadates.codec import DEADLINE, END
from ludi.games.megadates.game import MegadatesGame
from ludi.games.megadates.rules import MegadatesState

FOLDER = Path(__file__).parent / "megadates"


@dataclass(frozen=True)
class Case:
    """One record: how it is set up, and what the table does in which turn."""

    seats: int
    seed: int
    options: dict[str, Any] = field(default_factory=dict)
    late: int = 0  # the turn in which the deadline falls
    agrees: int = 0  # the turn in which all agree to stop


CASES = {
    "tirocinium": Case(2, 1),
    "squadron": Case(7, 1, {"scenario": "squadron"}),
    "insulae": Case(4, 2, {"scenario": "insulae", "commands": "squadrons"}),
    "praeda": Case(2, 1, {"scenario": "praeda", "commands": "fleets"}),
    "coracesium": Case(6, 1, {"scenario": "coracesium", "commands": "squadrons"}),
    "fleet-gone": Case(2, 3),
    "agreed": Case(2, 4, agrees=3),
    "deadline": Case(2, 5, {"scenario": "squadron", "commands": "fleets"}, late=2),
    "quick-order": Case(2, 6, {"subphase_order": "qr", "leaks": "each", "ram_friends": "on"}),
    "fog": Case(2, 7, {"scenario": "squadron", "commands": "squadrons", "fog": "los", "comms": "flags_only"}),
}


def play(case: Case) -> Match:
    """The battle of a case, from its seed, which is also behind its draws."""
    game = MegadatesGame(**case.options)
    match = begin(game, case.seats, case.seed)
    captains = [Captain(game, "medium") for _ in range(case.seats)]
    rng = Rng(case.seed)
    while match.outcome is None:
        turn = at(match).turn
        seat = match.to_act()[0]
        if turn == case.agrees:
            match.follow(TABLE, END)
        elif turn == case.late and seat == case.seats - 1:
            match.follow(TABLE, DEADLINE)
        else:
            match.play(seat, captains[seat].choose(Sight(game, match.state, seat), rng))
    return match


def at(match: Match) -> MegadatesState:
    """The match's position."""
    assert isinstance(match.state, MegadatesState)
    return match.state


if __name__ == "__main__":
    write(FOLDER, CASES, play)

"""Makes the records in tests/records/pompeii: `python -m tests.records.make_pompeii`.

Each is a seeded game. The seeds were found by trying them in turn: every record is the first that shows the
branch it is named after. Run it again only when `info.version` goes up; otherwise the files must not change.
"""

from __future__ import annotations

from pathlib import Path

from tests.games.pompeii.positions import at
from tests.records.making import Case, played, wander, write

from ludi.engine.match import Match
from ludi.engine.rng import Rng
from ludi.games.pompeii.actions import DONE, ERUPT, LAVA, OMEN, RELATIVE, TARGETS, WAIT
from ludi.games.pompeii.game import PompeiiGame
from ludi.games.pompeii.printed import NUMBER_AT
from ludi.games.pompeii.rules import PompeiiState

FOLDER = Path(__file__).parent / "pompeii"


def flee(match: Match, seat: int, rng: Rng) -> int:
    """Places relatives, spares the own figures, and leads them to the gates; else any legal action."""
    actions = match.legal_actions(seat)
    if actions[0] < RELATIVE or actions[0] in (ERUPT, WAIT):
        return wander(match, seat, rng)
    if actions[0] < OMEN:
        return actions[rng.below(len(actions) - 1)]
    if actions[0] >= LAVA:
        return _best(match, seat, actions, rng)
    return wander(match, seat, rng)


def _best(match: Match, seat: int, actions: list[int], rng: Rng) -> int:
    """The action after which the seat stands best; any of these."""
    worth: dict[int, float] = {}
    for action in actions:
        after = at(match).copy()
        after.apply(seat, action)
        worth[action] = _standing(after, seat)
    most = max(worth.values())
    best = [action for action in actions if worth[action] == most]
    return best[rng.below(len(best))]


def _standing(state: PompeiiState, seat: int) -> float:
    """Saved figures, less the dead, less the way that the others have to go."""
    view = state.view(None)
    ways = sum(cost * view.city[square][seat] for square, cost in view.exits.items())
    dead = view.volcano[seat] - sum(view.volcano) / len(view.volcano)
    return 20 * view.saved[seat] - 12 * dead - ways


def call(match: Match, seat: int, rng: Rng) -> int:
    """Keeps jokers and fills the numbered buildings; who may call waits now and then and calls at last."""
    actions = match.legal_actions(seat)
    if ERUPT in actions and rng.below(2):
        return ERUPT
    if actions[0] < OMEN:
        jokers = at(match).jokers()
        kept = [a for a in actions if a < RELATIVE and a // TARGETS + 1 not in jokers]
        numbered = [a for a in actions if RELATIVE <= a < DONE and NUMBER_AT[a - RELATIVE]]
        wanted = kept or numbered
        if wanted:
            return wanted[rng.below(len(wanted))]
    return flee(match, seat, rng)


CASES = {
    "last-tile": Case(2, 4, wander),
    "empty-city": Case(3, 1, flee),
    "mayfair-last-tile": Case(4, 1, wander, {"edition": "mayfair2013"}),
    "mayfair-empty-city": Case(2, 1, flee, {"edition": "mayfair2013"}),
    "shared-victory": Case(3, 12, flee),
    "called": Case(4, 14, call),
    "called-before-a-relative": Case(4, 15, call),
    "called-before-a-victim": Case(4, 37, call),
    "dual-vent": Case(3, 2, flee, {"dual_vent": "on"}),
    "mayfair-dual-vent": Case(4, 2, flee, {"dual_vent": "on", "edition": "mayfair2013"}),
    "aside": Case(2, 8, wander),
    "start-squares-beside": Case(2, 1040, wander, {"start_squares": "beside"}),
    "start-squares-dead": Case(3, 671, wander, {"start_squares": "dead"}),
    "no-square-redraw": Case(4, 62, wander, {"no_square": "redraw"}),
    "no-square-anywhere": Case(2, 8, wander, {"no_square": "anywhere"}),
    "empty-starts-closed": Case(3, 1, flee, {"empty_starts": "closed"}),
}


def play(case: Case) -> Match:
    """The game of a case, from its seed, which is also behind its draws."""
    return played(PompeiiGame(**case.options), case)


if __name__ == "__main__":
    write(FOLDER, CASES, play)

"""Makes the records in tests/records/discordia: `python -m tests.records.make_discordia`.

Each is a seeded game. The seeds were found by trying them in turn: every record is the first that shows the
branch it is named after. Run it again only when `info.version` goes up; otherwise the files must not change.
"""

from __future__ import annotations

from pathlib import Path

from tests.records.making import Case, played, wander, write

from ludi.engine.bits import count_bits
from ludi.engine.match import Match
from ludi.engine.rng import Rng
from ludi.games.discordia.choices import ASK_DIE
from ludi.games.discordia.counting import lack, own_strength
from ludi.games.discordia.game import DiscordiaGame
from ludi.games.discordia.printed import (
    BACK_OF,
    FACE_KIND,
    FACE_SLOTS,
    KIND_COUNT,
    MOST_SLOTS,
    SHIP,
    SLOT_SIZES,
    SPACES,
    STALL,
    YEARS,
)
from ludi.games.discordia.rules import DiscordiaState
from ludi.games.discordia.state import DECREE_COUNT, HOLDS, MANS, NONE, PLAYING, RING, STARS, SUPPLY

FOLDER = Path(__file__).parent / "discordia"


def govern(match: Match, seat: int, rng: Rng) -> int:
    """The action that relieves the seat most."""
    assert isinstance(match.state, DiscordiaState)
    return relief(match.state, seat, rng)


def relief(state: DiscordiaState, seat: int, rng: Rng) -> int:
    """The action after which the seat has the least burden; a die by what its turn can bring."""
    worth: dict[int, float] = {}
    for action in state.legal_actions(seat):
        after = state.copy()
        after.apply(seat, action)
        if state.asks == ASK_DIE:
            while after.actor == seat and after.asks != ASK_DIE:
                after.apply(seat, relief(after, seat, rng))
        worth[action] = burden(after, seat)
    least = min(worth.values())
    best = [action for action in worth if worth[action] == least]
    return best[rng.below(len(best))]


def burden(state: DiscordiaState, seat: int) -> float:
    """Workers now and those the lack of the coming years brings, less what helps against them."""
    if state.reason != PLAYING:
        return -1000.0 if state.winner == seat else 1000.0
    symbols, slots, value = lack(state, seat)
    coming = int((YEARS + 1 - state.year) * (symbols + slots - value))
    helps = (
        0.7 * work_left(state, seat)
        + 0.4 * min(int(state.number(seat, STARS)), 4)
        + 0.6 * min(int(state.number(seat, MANS)), 3)
        + 0.2 * int(state.number(seat, RING))
        + int(state.number(seat, DECREE_COUNT))
        + 0.75 * int(count_bits(state.number(seat, HOLDS)))
        + 0.75 * min(int(own_strength(state, seat)), 2 + int(state.year))
    )
    return int(state.workers(seat)) + 0.45 * coming - helps


def work_left(state: DiscordiaState, seat: int) -> int:
    """Workers of the supply that could find work on the tiles of the city."""
    room = [0] * KIND_COUNT
    for space in range(SPACES):
        face = int(state.face_at(seat, space))
        if face == NONE:
            continue
        filled = int(state.filled[seat * SPACES + space])
        room[FACE_KIND[face]] += sum(sizes(face)[filled:])
        if FACE_KIND[face] == SHIP:
            room[STALL] += sum(sizes(BACK_OF[face]))
    return sum(min(int(state.number(seat, SUPPLY + kind)), room[kind]) for kind in range(KIND_COUNT))


def sizes(face: int) -> bytes:
    """The workers that each slot of a tile takes."""
    return SLOT_SIZES[face * MOST_SLOTS : face * MOST_SLOTS + FACE_SLOTS[face]]


BOTH = {"boards": "on", "magna": "on"}
REOPENED = {"magna": "on", "magna_reopen_converted": "on"}
PLAYED = ["confluentes", "treverorum"]
ALL_BUT_ONE = ["agrippina", "mogontiacum", "confluentes", "noviomagus", "borbetomagus"]

CASES = {
    "two-players": Case(2, 1, govern),
    "three-players": Case(3, 1, govern),
    "four-players": Case(4, 1, govern),
    "early-win": Case(2, 269, govern),
    "tie-aqueduct": Case(4, 2, wander),
    "tie-stars": Case(4, 4, wander),
    "tie-decrees": Case(4, 274, wander),
    "tie-marker": Case(4, 298, wander),
    "solo-lost": Case(1, 1, govern),
    "solo-won": Case(1, 1449, govern),
    "solo-early-win": Case(1, 386, govern),
    "solo-win-max-20": Case(1, 2, govern, {"solo_win_max": 20}),
    "solo-win-max-0": Case(1, 1449, govern, {"solo_win_max": 0}),
    "boards": Case(3, 1, govern, {"boards": "on"}),
    "magna": Case(2, 1, govern, {"magna": "on"}),
    "magna-reopened": Case(3, 2, govern, REOPENED),
    "boards-and-magna": Case(4, 1, govern, BOTH),
    "everything": Case(4, 15, govern, {**BOTH, **REOPENED}),
    "campaign": Case(1, 1, govern, {"boards": "on", "campaign": PLAYED}),
    "campaign-last-game": Case(1, 487, govern, {"boards": "on", "campaign": ALL_BUT_ONE}),
    "campaign-everything": Case(1, 5, govern, {**BOTH, **REOPENED, "solo_win_max": 12, "campaign": PLAYED}),
}


def play(case: Case) -> Match:
    """The game of a case, from its seed, which is also behind its draws."""
    return played(DiscordiaGame(**case.options), case)


if __name__ == "__main__":
    write(FOLDER, CASES, play)

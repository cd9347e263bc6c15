"""Sums that always come out even: F-79."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.forum.positions import JUMPING, OWN_MAP, counted, position

import ludi.engine.state
from ludi.engine.rng import Rng
from ludi.engine.soak import soak
from ludi.engine.views import Event
from ludi.games.forum.events import Scored
from ludi.games.forum.game import ForumGame
from ludi.games.forum.printed import EDITIONS, SECTOR_NAMES, building_map, sector_fields
from ludi.games.forum.rules import ForumState

SEATS = (2, 3, 4, 5, 6)
ONE_AT_A_TIME: dict[str, dict[str, Any]] = {
    "default": {},
    "mirror map": {"map": "mirror"},
    "own map": {"map": OWN_MAP},
    "ngo2012": {"edition": "ngo2012"},
    "variant": {"scoring": "variant"},
    "on_majority": {"stalemate_break": "on_majority"},
    "repetition 3": {"repetition": 3},
    "no_score_rounds 0": {"no_score_rounds": 0},
    "first random": {"first": "random"},
}
# The edition of 2012 differs for three players only.
CASES = [(name, seats) for name in ONE_AT_A_TIME for seats in SEATS if name != "ngo2012" or seats == 3]
IS_COMPILED = not ludi.engine.state.__file__.endswith(".py")
GAMES = 2_000 if IS_COMPILED else 20  # of each case, tens of thousands altogether
LONGEST = 1_000_000  # actions; three random players without that guard need 7,300 on average, 51,000 at most


@pytest.mark.slow
@pytest.mark.parametrize(("name", "seats"), CASES)
@pytest.mark.rule("F-52", "F-60", "F-78", "F-79")
def test_random_games_end_keep_the_sums_and_play_again_to_the_same_position(name: str, seats: int) -> None:
    start = ForumGame(**ONE_AT_A_TIME[name]).start(seats)
    assert soak(start, GAMES, 79, LONGEST) > GAMES * start.setup.romans


def check_sums(state: ForumState, sectors: list[list[int]], log: list[Event]) -> None:
    """The four sums of F-79, counted anew from the fields and from what was told."""
    view = state.view(None)
    scored = [event for event in log if isinstance(event, Scored)]
    for colour in range(len(view.colours)):
        assert view.fields.count(colour) + view.hand[colour] == state.setup.supply
        assert view.track[colour] == sum(event.steps[colour] for event in scored)
    assert len(view.coins) + len(scored) == 23
    assert {*view.coins, *(event.sector for event in scored)} == set(SECTOR_NAMES)
    for fields, counts in zip(sectors, counted(state).values(), strict=True):
        assert sum(counts) == sum(view.fields[field] >= 0 for field in fields)
    assert set(view.waiting) | set(view.stalemates) <= set(view.coins)


options = st.fixed_dictionaries(
    {},
    optional={
        "edition": st.sampled_from(EDITIONS),
        "map": st.sampled_from(["classic", "mirror", OWN_MAP]),
        "scoring": st.sampled_from(["standard", "variant"]),
        "stalemate_break": st.sampled_from(["refill", "on_majority"]),
        "no_score_rounds": st.integers(1, 20),
        "repetition": st.sampled_from([0, 2, 3]),
        "first": st.sampled_from(["A", "B", "random"]),
    },
)


@settings(max_examples=20, deadline=None, derandomize=True)
@given(seats=st.sampled_from(SEATS), options=options, seed=st.integers(0, 2**32 - 1))
@pytest.mark.rule("F-79")
def test_romans_coins_counts_and_senators_agree_with_what_was_told(
    seats: int, options: dict[str, Any], seed: int
) -> None:
    state = ForumGame(**options).start(seats)
    sectors = sector_fields(building_map(options.get("map", "classic")))
    rng = Rng(seed)
    log: list[Event] = []
    while state.to_act():
        actor = state.actor
        state.apply(actor, state.legal_at(actor, rng.below(state.num_legal(actor))), log)
        check_sums(state, sectors, log)
        state.check()


@pytest.mark.parametrize(
    ("damage", "law"),
    [
        ("lose", "a Roman was lost or made"),
        ("double", "two Romans on one field"),
        ("coin", "does not wait"),
        ("extra", "a coin of no sector"),
    ],
)
@pytest.mark.rule("F-79")
def test_a_position_that_breaks_a_law_is_noticed(damage: str, law: str) -> None:
    state = position(JUMPING)
    if damage == "lose":
        state.romans[0] ^= 1
        state.occupied ^= 1
    elif damage == "double":
        state.romans[1] ^= 0b11
    elif damage == "coin":
        state.waiting = 0
    else:
        state.coins |= 1 << 23
    with pytest.raises(AssertionError, match=law):
        state.check()

"""What always holds, and how games go: P-172 and P-173."""

from __future__ import annotations

from collections import Counter
from functools import cache
from statistics import mean
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.pompeii.positions import position

import ludi.engine.state
from ludi.engine.game import CHANCE
from ludi.engine.rng import Rng
from ludi.engine.soak import soak
from ludi.engine.views import Event
from ludi.games.pompeii.events import (
    Called,
    CardPlayed,
    Ended,
    Erupted,
    Hidden,
    LavaPlaced,
    Moved,
    OmenDrawn,
    Passed,
    Saved,
    Seethes,
    TileDrawn,
)
from ludi.games.pompeii.game import PompeiiGame
from ludi.games.pompeii.printed import CARD, CARD_FIELD, NORTH, SOUTH, SPOTS, SQUARE_NUMBERS, SYMBOL_NAMES
from ludi.games.pompeii.rules import PompeiiState
from ludi.games.pompeii.state import ALL_SHIFT
from ludi.games.pompeii.views import Pompeii

MAYFAIR = {"edition": "mayfair2013"}
CASES: list[tuple[int, dict[str, str]]] = [
    *((seats, {}) for seats in (2, 3, 4)),
    *((seats, MAYFAIR) for seats in (2, 3, 4)),
    (2, {"dual_vent": "on"}),
    (3, {"start_squares": "beside"}),
    (4, {"start_squares": "dead"}),
    (2, {"no_square": "redraw"}),
    (3, {"no_square": "anywhere"}),
    (4, {"empty_starts": "closed"}),
]
IS_COMPILED = not ludi.engine.state.__file__.endswith(".py")
GAMES = 2_000 if IS_COMPILED else 3  # of each case, tens of thousands altogether
A1 = SQUARE_NUMBERS["a1"]
SOME_GAMES = 200 if IS_COMPILED else 20
LONGEST = 700  # actions

options = st.fixed_dictionaries(
    {},
    optional={option.name: st.sampled_from(option.choices) for option in PompeiiGame.info.options},
)
each_seats = pytest.mark.parametrize("seats", [2, 3, 4])


def case_name(value: Any) -> str:
    return "-".join(value.values()) or "default" if isinstance(value, dict) else str(value)


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "chosen"), CASES, ids=case_name)
@pytest.mark.rule("P-94", "P-145", "P-170", "P-173")
def test_random_games_end_keep_the_laws_and_play_again_to_the_same_position(
    seats: int, chosen: dict[str, str]
) -> None:
    start = PompeiiGame(**chosen).start(seats)
    assert soak(start, GAMES, 173, LONGEST) > GAMES * 100


# The laws, counted anew from what everyone sees


def check_figures(view: Pompeii, figures: int) -> None:
    """(a) and (b) of P-173."""
    for seat in range(len(view.colours)):
        places = view.supply[seat] + view.saved[seat] + view.volcano[seat] + view.box[seat]
        assert places + sum(here[seat] for here in view.city.values()) == figures
    if view.phase in ("deal", "first"):
        assert all(sum(here) <= SPOTS[SQUARE_NUMBERS[square]] for square, here in view.city.items())


def check_cards(view: Pompeii, state: PompeiiState, log: list[Event]) -> None:
    """(c) and (d): every card is in a hand, in the deck, on the discard pile or in a hand left over.

    An A.D. 79 that was drawn is out of the deck until it is shuffled in again; a call draws none.
    """
    seats, cards = len(view.colours), 62 if state.setup.two_ad79 else 61
    ad79 = count(log, Seethes) - count(log, Hidden) + count(log, Erupted) - count(log, Called)
    left_over = 20 - 4 * seats + (4 * seats - sum(view.hand_sizes) if view.stage == "deal" else 0)
    assert sum(view.hand_sizes) + view.deck + sum(view.discard) + view.omens + ad79 + left_over == cards
    if view.stage == "play":
        assert view.hand_sizes == (4,) * seats
    if view.phase in ("eruption", "second", "over"):
        assert view.hand_sizes == (0,) * seats


def check_lava(view: Pompeii, tiles: int) -> None:
    """(e), (f) in part, and (g)."""
    lying = [square for squares in view.lava.values() for square in squares]
    drawn = 1 if view.tile else 0
    assert sum(view.bag.values()) + len(lying) + view.aside + drawn == tiles
    assert len(set(lying)) == len(lying)
    assert set(view.city).isdisjoint(lying)
    if view.phase in ("second", "over") and view.reason != "empty_city":
        assert len(lying) >= 6
    if lying:
        assert set(view.exits) == set(view.city)


def check_step(before: Pompeii, after: Pompeii) -> None:
    """(h): saved and volcano never fall, the supply never rises."""
    for seat in range(len(before.colours)):
        assert after.saved[seat] >= before.saved[seat]
        assert after.volcano[seat] >= before.volcano[seat]
        assert after.supply[seat] <= before.supply[seat]


def check_choice(state: PompeiiState) -> None:
    """(j): who is to act can, and of living figures each can move (P-138)."""
    assert all(state.num_legal(seat) > 0 for seat in state.to_act())
    if state.stage_name() == "move-1":
        texts = [PompeiiGame.codec.write(action) for action in state.legal_actions(state.turn)]
        own = {square for square, here in state.view(None).city.items() if here[state.turn]}
        assert {text.partition("-")[0] for text in texts} == own | {"pass"}


@settings(max_examples=12 if IS_COMPILED else 4, deadline=None, derandomize=True, database=None)
@given(seats=st.sampled_from([2, 3, 4]), chosen=options, seed=st.integers(0, 2**32 - 1))
@pytest.mark.rule("P-138", "P-173")
def test_what_everyone_sees_keeps_the_laws(seats: int, chosen: dict[str, str], seed: int) -> None:
    game = PompeiiGame(**chosen)
    state, rng = game.start(seats), Rng(seed)
    tiles = 48 if chosen.get("dual_vent") == "on" else 45
    log: list[Event] = []
    before = state.view(None)
    while state.to_act():
        check_choice(state)
        actor = state.actor
        state.apply(actor, state.legal_at(actor, rng.below(state.num_legal(actor))), log)
        view = state.view(None)
        check_figures(view, int(state.setup.figures))
        check_cards(view, state, log)
        check_lava(view, tiles)
        check_step(before, view)
        before = view


# How games go


@cache
def told(seats: int, edition: str = "amigo2004") -> list[list[Event]]:
    """What is told of some random games."""
    rng = Rng(172)
    logs: list[list[Event]] = []
    for _ in range(SOME_GAMES):
        state = PompeiiGame(edition=edition).start(seats)
        logs.append([])
        while state.to_act():
            actor = state.actor
            state.apply(actor, state.legal_at(actor, rng.below(state.num_legal(actor))), logs[-1])
    return logs


def count(log: list[Event], kind: type[Event]) -> int:
    return sum(isinstance(event, kind) for event in log)


@each_seats
@pytest.mark.rule("P-51", "P-55", "P-173")
def test_ad_79_is_the_ninth_card_and_phase_1_lasts_19_to_34_turns(seats: int) -> None:
    lengths = []
    for log in told(seats):
        first = next(n for n, event in enumerate(log) if isinstance(event, Seethes))
        assert count(log[:first], CardPlayed) == 9
        lengths.append(count(log, CardPlayed))
        assert 19 <= lengths[-1] <= 34
    assert abs(mean(lengths) - 28.1) < (0.8 if IS_COMPILED else 3)


@pytest.mark.rule("P-55")
def test_some_five_omens_are_drawn_in_phase_1() -> None:
    omens = mean(count(log, OmenDrawn) for log in told(3))
    assert abs(omens - 5.4) < (0.3 if IS_COMPILED else 1)


@pytest.mark.rule("P-149", "P-173")
def test_with_four_players_the_edition_of_2013_has_24_to_34_turns_in_phase_1() -> None:
    lengths = [count(log, CardPlayed) for log in told(4, "mayfair2013")]
    assert min(lengths) >= 24
    assert max(lengths) <= 34
    assert abs(mean(lengths) - 30.1) < (0.6 if IS_COMPILED else 2)


@each_seats
@pytest.mark.rule("P-172")
def test_random_players_bring_some_37_figures_and_play_to_the_last_tile(seats: int) -> None:
    ends: Counter[str] = Counter()
    in_city = []
    for log in told(seats):
        erupted = next(event for event in log if isinstance(event, Erupted))
        figures = int(PompeiiGame().start(seats).setup.figures) * seats
        in_city.append(figures - sum(erupted.boxed) - count(log, OmenDrawn))
        assert isinstance(log[-1], Ended)
        ends[log[-1].reason] += 1
    assert abs(mean(in_city) - 37) < (1.5 if IS_COMPILED else 4)
    assert ends["last_tile"] >= (0.9 if IS_COMPILED else 0.8) * SOME_GAMES


@each_seats
@pytest.mark.rule("P-98", "P-145", "P-173")
def test_nobody_moves_before_six_tiles_lie_and_39_turns_follow_at_most(seats: int) -> None:
    for log in told(seats):
        flight = [
            event for event in log if isinstance(event, LavaPlaced | TileDrawn | Moved | Saved | Passed)
        ]
        assert [type(event) for event in flight[:12]] == [TileDrawn, LavaPlaced] * 6
        assert count(log, TileDrawn) <= 6 + 39


# A law that is broken


def in_phase_1() -> PompeiiState:
    """A turn of phase 1 after the first A.D. 79, in a random game."""
    state, rng = PompeiiGame().start(2), Rng(173)
    while not state.is_buried or state.stage_name() != "play":
        state.apply(state.actor, state.legal_at(state.actor, rng.below(state.num_legal(state.actor))))
    return state


@pytest.mark.parametrize(
    ("damage", "law"),
    [
        ("lost", "a figure was lost or made"),
        ("presence", "a presence is wrong"),
        ("sum", "the sum of a square is wrong"),
        ("spots", "more figures than spots in phase 1"),
        ("free", "a free spot is wrong"),
        ("room", "the room of a number is wrong"),
        ("full", "a full number is wrong"),
        ("hidden", "the hidden cards are miscounted"),
        ("deck", "a card was lost or made"),
        ("cards", "there are too many cards of a number"),
        ("hand", "a hand is not full at the start of a turn"),
    ],
)
@pytest.mark.rule("P-173")
def test_a_position_of_phase_1_that_breaks_a_law_is_noticed(damage: str, law: str) -> None:
    state = in_phase_1()
    state.check()
    if damage == "lost":
        state.supply[0] -= 1
    elif damage == "presence":
        state.presence[0] |= NORTH[A1]
    elif damage == "sum":
        occupied = next(square for square in SQUARE_NUMBERS.values() if state.city[square])
        state.city[occupied] += 1 << ALL_SHIFT
    elif damage == "spots":
        state.enter(A1, 0)
        state.supply[0] -= 1
    elif damage == "free":
        state.free_north ^= NORTH[SQUARE_NUMBERS["a2"]]
    elif damage == "room":
        state.room[1] += 1
    elif damage == "full":
        state.full ^= CARD_FIELD[1]
    elif damage == "hidden":
        state.hidden_count += 1
    elif damage == "deck":
        state.lower -= 1
    elif damage == "cards":
        state.hands[0] = 4 * CARD[7]
    else:
        state.hands[0] = 0
    with pytest.raises(AssertionError, match=law):
        state.check()


@pytest.mark.parametrize(
    ("damage", "law"),
    [
        ("tile", "a tile was lost or made"),
        ("bag", "the bag is miscounted"),
        ("lava", "a figure stands in lava"),
        ("enclosed", "an enclosed figure lives"),
        ("torn", "a flow is torn or has no start"),
        ("start", "a flow is torn or has no start"),
        ("supply", "a hand or supply after the eruption"),
    ],
)
@pytest.mark.rule("P-173")
def test_a_position_of_phase_2_that_breaks_a_law_is_noticed(damage: str, law: str) -> None:
    state = position("k7:R a1:B", stage="tile", lava="helmet j7 j6 j5; coin c2; mask d7")
    state.check()
    if damage == "tile":
        state.aside += 1
    elif damage == "bag":
        state.bag_left += 1
    elif damage == "lava":
        state.open_north &= ~NORTH[A1]
    elif damage == "enclosed":
        state.open_south &= ~SOUTH[SQUARE_NUMBERS["k6"]]
    elif damage == "torn":
        state.lava[2 * SYMBOL_NAMES.index("helmet") + 1] ^= SOUTH[SQUARE_NUMBERS["j6"]]
    elif damage == "start":
        state.lava[2 * SYMBOL_NAMES.index("helmet") + 1] ^= SOUTH[SQUARE_NUMBERS["j7"]]
    else:
        state.supply[0] += 1
        state.box[0] -= 1
    with pytest.raises(AssertionError, match=law):
        state.check()


@pytest.mark.rule("P-173")
def test_a_seat_that_is_asked_out_of_turn_has_a_legal_action_too() -> None:
    state = position("i3:R2B2 f5:RB2 e6:RB3", hands={1: "5 7 9 9"})
    assert state.to_act() == [1, 0]
    assert CHANCE not in state.to_act()
    check_choice(state)

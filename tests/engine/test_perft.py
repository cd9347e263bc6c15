"""Perft: numbers of sequences that a wrong rule would change."""

from __future__ import annotations

from math import prod

import pytest
from tests.engine.toys import CardsState

from ludi.engine.perft import divide, perft
from ludi.engine.rng import Rng
from ludi.engine.state import NOBODY, State
from ludi.games.forum.game import ForumGame


def counted(state: State, depth: int) -> int:
    """The same number by plain recursion over lists."""
    if depth == 0 or not state.to_act():
        return 1
    (actor,) = state.to_act()
    total = 0
    for action in state.legal_actions(actor):
        child = state.copy()
        child.apply(actor, action)
        total += counted(child, depth - 1)
    return total


def plies_before_the_end(seats: int, seed: int, plies: int) -> State:
    """A position of a random game, so many actions before its end."""
    state: State = ForumGame(no_score_rounds=3).start(seats)
    rng, before = Rng(seed), []
    while state.actor != NOBODY:
        before.append(state.copy())
        state.apply(state.actor, state.legal_at(state.actor, rng.below(state.num_legal(state.actor))))
    return before[-plies]


def test_no_action_is_one_sequence() -> None:
    assert perft(ForumGame().start(4), 0) == 1


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("depth", [1, 2, 3])
def test_with_one_colour_each_the_first_romans_go_to_any_field_left(seats: int, depth: int) -> None:
    assert perft(ForumGame().start(seats), depth) == prod((49, 48, 47)[:depth])


@pytest.mark.parametrize(("depth", "sequences"), [(1, 98), (2, 98 * 48), (3, 98 * 48 * 94)])
def test_two_players_choose_a_colour_first_and_have_the_other_left(depth: int, sequences: int) -> None:
    assert perft(ForumGame().start(2), depth) == sequences


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_outcome_of_chance_counts_once(seats: int) -> None:
    game = ForumGame(first="random")
    assert perft(game.start(seats), 1) == seats
    assert perft(game.start(seats), 2) == seats * (98 if seats == 2 else 49)


NEAR_THE_END = [(2, 0, 272, 3782), (3, 1, 200, 996), (4, 0, 136, 1081), (6, 0, 95, 565)]


@pytest.mark.parametrize(("seats", "seed", "jumps", "sequences"), NEAR_THE_END)
def test_where_only_a_scoring_keeps_the_game_going_most_sequences_end_early(
    seats: int, seed: int, jumps: int, sequences: int
) -> None:
    state = plies_before_the_end(seats, seed, plies=1)
    assert perft(state, 1) == jumps
    assert perft(state, 2) == counted(state, 2) == sequences


def test_a_game_that_is_over_has_one_sequence_of_any_length() -> None:
    state = ForumGame().start(3)
    state.playout(Rng(1))
    assert [perft(state, depth) for depth in range(4)] == [1, 1, 1, 1]


def test_a_game_that_ends_at_once_in_some_sequences_counts_them() -> None:
    assert perft(CardsState((1, 2)), 1) == 7
    assert perft(CardsState((1, 2)), 2) == 5 * 7 + 3 + 1  # five go on, rolling leads to three, quitting ends


@pytest.mark.parametrize("depth", [1, 2, 3])
def test_divide_adds_up_to_perft_and_names_each_first_action(depth: int) -> None:
    state = ForumGame().start(4)
    parts = divide(state, depth)
    assert [action for action, _ in parts] == state.legal_actions(0)
    assert sum(number for _, number in parts) == perft(state, depth)


def test_perft_leaves_the_position_as_it_was() -> None:
    state = plies_before_the_end(3, seed=3, plies=5)
    before = state.to_bytes()
    perft(state, 2)
    divide(state, 2)
    assert state.to_bytes() == before

"""The tree search on games so small that one knows what is right."""

from __future__ import annotations

import pytest

from ludi.bots.mcts import Tree
from ludi.engine.rng import Rng
from ludi.engine.state import CHANCE, NOBODY, State

SAFE, GAMBLE = 0, 1
LOST, WON = 2, 3


class Wager(State):
    """One seat: half a victory for sure, or a draw for all of it."""

    def __init__(self, losing: int, winning: int) -> None:
        super().__init__(1, 0, 0)
        self.lots = losing, winning
        self.prize = 0.0

    def num_legal(self, seat: int) -> int:
        return sum(self.lots) if seat == CHANCE else 2

    def legal_at(self, seat: int, k: int) -> int:
        return (LOST if k < self.lots[0] else WON) if seat == CHANCE else k

    def chances(self) -> list[tuple[int, int]]:
        return [(LOST, self.lots[0]), (WON, self.lots[1])]

    def apply(self, seat: int, action: int, log: object = None) -> None:
        self.ply += 1
        self.actor = CHANCE if action == GAMBLE else NOBODY
        self.prize = {SAFE: 0.5, GAMBLE: 0.0, LOST: 0.0, WON: 1.0}[action]

    def copy(self) -> Wager:
        other = Wager(*self.lots)
        other.copy_from(self)
        return other

    def copy_from(self, other: State) -> None:
        assert isinstance(other, Wager)
        self.actor, self.ply, self.prize = other.actor, other.ply, other.prize

    def reward(self, seat: int) -> float:
        return self.prize


class Pennies(State):
    """Two seats lay a coin at the same time: the first wins when they are alike, the second when not."""

    def __init__(self) -> None:
        super().__init__(2, 0, 0)
        self.coins = [-1, -1]

    def to_act(self) -> list[int]:
        return [seat for seat in range(2) if self.coins[seat] < 0]

    def num_legal(self, seat: int) -> int:
        return 2 if seat in self.to_act() else 0

    def legal_at(self, seat: int, k: int) -> int:
        return k

    def apply(self, seat: int, action: int, log: object = None) -> None:
        self.ply += 1
        self.coins[seat] = action
        self.actor = min(self.to_act(), default=NOBODY)

    def copy(self) -> Pennies:
        other = Pennies()
        other.copy_from(self)
        return other

    def copy_from(self, other: State) -> None:
        assert isinstance(other, Pennies)
        self.actor, self.ply, self.coins = other.actor, other.ply, other.coins[:]

    def reward(self, seat: int) -> float:
        return float((self.coins[0] == self.coins[1]) == (seat == 0))


def tried(
    state: State, seat: int, simulations: int, *, is_together: bool, seed: int = 1
) -> dict[int, tuple[int, float]]:
    """For each action of the seat how often it was tried, and what it gave."""
    tree = Tree(state, seat, Rng(seed), False, is_together)
    tree.run(simulations)
    return {action: (visits, value) for action, visits, value in tree.tried()}


@pytest.mark.parametrize(("losing", "winning"), [(7, 3), (3, 7), (9, 1)])
def test_a_draw_counts_by_its_weights(losing: int, winning: int) -> None:
    found = tried(Wager(losing, winning), 0, 4000, is_together=False)
    assert found[SAFE][1] == 0.5
    assert found[GAMBLE][1] == pytest.approx(winning / (losing + winning), abs=0.06)


@pytest.mark.parametrize(("losing", "winning", "best"), [(7, 3, SAFE), (3, 7, GAMBLE)])
def test_the_action_with_the_better_prospects_is_chosen(losing: int, winning: int, best: int) -> None:
    tree = Tree(Wager(losing, winning), 0, Rng(1), False, False)
    tree.run(1000)
    assert tree.best() == best


@pytest.mark.parametrize("seat", [0, 1])
def test_what_another_lays_at_the_same_time_is_not_known(seat: int) -> None:
    values = []
    for seed in range(20):
        found = tried(Pennies(), seat, 300, is_together=True, seed=seed)
        (heads, heads_value), (tails, tails_value) = found[0], found[1]
        assert 0.4 < heads / (heads + tails) < 0.6
        values.append((heads * heads_value + tails * tails_value) / (heads + tails))
    assert min(values) > 0.2
    assert max(values) < 0.8
    assert sum(values) / len(values) == pytest.approx(0.5, abs=0.1)


def test_what_another_laid_before_is_answered() -> None:
    state = Pennies()
    state.apply(0, 1)
    found = tried(state, 1, 1000, is_together=True)
    assert (found[0][1], found[1][1]) == (1, 0)
    assert found[0][0] > 900


def test_so_many_simulations_are_run_as_were_asked_for() -> None:
    found = tried(Wager(1, 1), 0, 123, is_together=False)
    assert sum(visits for visits, _ in found.values()) == 123


def test_a_search_leaves_the_position_as_it_was() -> None:
    state = Pennies()
    tried(state, 0, 100, is_together=True)
    assert (state.coins, state.ply, state.actor) == ([-1, -1], 0, 0)

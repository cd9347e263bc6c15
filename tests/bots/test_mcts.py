"""The tree search on games so small that one knows what is right."""

from __future__ import annotations

import pytest

from ludi.bots.evaluation import Evaluation
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


class Doors(State):
    """One seat opens one of many doors; behind one of them, which nobody knows, is a prize."""

    doors = 40

    def __init__(self, prize: int) -> None:
        super().__init__(1, 0, 0)
        self.prize = prize
        self.opened = -1
        self.redraws = 0

    def num_legal(self, seat: int) -> int:
        return self.doors

    def legal_at(self, seat: int, k: int) -> int:
        return k

    def apply(self, seat: int, action: int, log: object = None) -> None:
        self.ply += 1
        self.opened = action
        self.actor = NOBODY

    def copy(self) -> Doors:
        other = type(self)(self.prize)
        other.copy_from(self)
        return other

    def copy_from(self, other: State) -> None:
        assert isinstance(other, Doors)
        self.actor, self.ply, self.prize, self.opened = other.actor, other.ply, other.prize, other.opened

    def to_bytes(self) -> bytes:
        return bytes([self.prize])

    def redraw(self, viewer: int | None, rng: Rng) -> Doors:
        other = self.copy()
        other.prize = rng.below(self.doors)
        self.redraws += 1
        return other

    def reward(self, seat: int) -> float:
        return float(self.opened == self.prize)


class GlassDoors(Doors):
    """The same, but one sees what is behind them."""

    def redraw(self, viewer: int | None, rng: Rng) -> GlassDoors:
        self.redraws += 1
        other = GlassDoors(self.prize)
        other.copy_from(self)
        return other


class HighDoors(Evaluation):
    """Believes in the doors with high numbers."""

    def value(self, state: State, seat: int, rng: Rng) -> float:
        assert isinstance(state, Doors)
        return state.opened / state.doors


class Stairs(State):
    """One seat, many steps up; who does not go on at once falls."""

    def __init__(self) -> None:
        super().__init__(1, 0, 0)
        self.height = 0

    def num_legal(self, seat: int) -> int:
        return 2

    def legal_at(self, seat: int, k: int) -> int:
        return k  # to fall, to climb

    def apply(self, seat: int, action: int, log: object = None) -> None:
        self.ply += 1
        self.height += action
        self.actor = NOBODY if action == 0 or self.height == 9 else 0

    def copy(self) -> Stairs:
        other = Stairs()
        other.copy_from(self)
        return other

    def copy_from(self, other: State) -> None:
        assert isinstance(other, Stairs)
        self.actor, self.ply, self.height = other.actor, other.ply, other.height

    def reward(self, seat: int) -> float:
        return float(self.height == 9)


class Climber(Evaluation):
    """Goes on to the top once a first step is made; counts how often."""

    def __init__(self) -> None:
        self.turns = 0

    def end_turn(self, state: State, seat: int) -> bool:
        if state.actor == NOBODY:
            return False
        self.turns += 1
        while state.actor != NOBODY:
            state.apply(seat, 1)
        return True


class Interruption(State):
    """The second seat is on turn, but the first may act before it; each can win or lose at once."""

    def __init__(self) -> None:
        super().__init__(2, 0, 0)
        self.winner = -1

    def to_act(self) -> list[int]:
        return [] if self.actor == NOBODY else [0, 1]

    def num_legal(self, seat: int) -> int:
        return 2

    def legal_at(self, seat: int, k: int) -> int:
        return 2 * seat + k  # to lose, to win

    def apply(self, seat: int, action: int, log: object = None) -> None:
        self.ply += 1
        self.winner = seat if action % 2 else 1 - seat
        self.actor = NOBODY

    def copy(self) -> Interruption:
        other = Interruption()
        other.copy_from(self)
        return other

    def copy_from(self, other: State) -> None:
        assert isinstance(other, Interruption)
        self.actor, self.ply, self.winner = other.actor, other.ply, other.winner

    def reward(self, seat: int) -> float:
        return float(seat == self.winner)


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


@pytest.mark.parametrize("seat", [0, 1])
def test_a_seat_searches_its_own_action_also_when_another_may_act_first(seat: int) -> None:
    found = tried(Interruption(), seat, 100, is_together=False)
    assert (found[2 * seat][1], found[2 * seat + 1][1]) == (0, 1)


def test_the_rest_of_a_turn_is_one_step_and_is_found_once() -> None:
    climber = Climber()
    tree = Tree(Stairs(), 0, Rng(1), False, False, climber, 0.1)
    tree.run(50)
    assert tree.best() == 1
    assert {action: value for action, _, value in tree.tried()} == {0: 0.0, 1: 1.0}
    assert climber.turns == 1


# What is hidden


def test_what_is_hidden_is_imagined_anew_for_every_simulation() -> None:
    state = Doors(3)
    tree = Tree(state, 0, Rng(1), True, False)
    tree.run(4000)
    assert state.redraws >= 4000
    assert max(value for _, _, value in tree.tried()) < 0.2


def test_where_nothing_is_hidden_any_more_nothing_is_imagined() -> None:
    state = GlassDoors(3)
    tree = Tree(state, 0, Rng(1), True, False)
    tree.run(500)
    assert state.redraws < 10
    assert tree.best() == 3


def test_with_secrets_the_actions_that_look_best_are_tried_first() -> None:
    tree = Tree(Doors(3), 0, Rng(1), True, False, HighDoors(), 0.1)
    tree.run(8)
    assert {action for action, _, _ in tree.tried()} == set(range(36, 40))


def test_with_secrets_all_actions_are_tried_when_nothing_is_known_of_them() -> None:
    tree = Tree(Doors(3), 0, Rng(1), True, False)
    tree.run(40)
    assert {visits for _, visits, _ in tree.tried()} == {1}
    assert len(tree.tried()) == 40

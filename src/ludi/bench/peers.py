"""OpenSpiel's games, for comparison; the one place that uses it, and it may be missing."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from importlib import import_module
from statistics import fmean, stdev
from typing import Any

from ludi.bench.measure import Subject, Work, timed
from ludi.bench.ours import SEED, repeated

ROLLOUTS = 50  # random games in one call
EXPLORATION = 2.0
MEMORY_MB = 1000


@dataclass
class Peer:
    """A game of OpenSpiel, and how long its random games are."""

    name: str
    spiel: Any  # the module
    game: Any
    length: float = 0.0  # mean number of steps of a random game from its first decision
    length_error: float = 0.0  # its standard error

    def first_decision(self) -> Any:
        """The start, after what chance has to settle before the first player decides."""
        state, number = self.game.new_initial_state(), SEED
        while state.is_chance_node():
            legal = state.legal_actions()
            number = (number * 1103515245 + 12345) & 0x7FFFFFFF
            state.apply_action(legal[(number >> 8) % len(legal)])
        return state

    def driven_game(self) -> Work:
        """A game played from Python by list and apply, by the same loop as ours."""
        start, number = self.first_decision(), SEED

        def work() -> int:
            nonlocal number
            steps = 0
            state = start.clone()
            while not state.is_terminal():
                legal = state.legal_actions()
                number = (number * 1103515245 + 12345) & 0x7FFFFFFF
                state.apply_action(legal[(number >> 8) % len(legal)])
                steps += 1
            return steps

        return work

    def measure_length(self, games: int) -> None:
        """Play random games and keep their mean length."""
        play = self.driven_game()
        lengths = [play() for _ in range(games)]
        self.length = fmean(lengths)
        self.length_error = stdev(lengths) / games**0.5

    def playouts(self) -> Work:
        """Random games in C++; the unit is a step.

        Python reaches the C++ rollouts only through a search (`evaluate` is not bound, and random_sim_test
        checks and serializes every state). A search of one simulation evaluates its root and nothing else,
        so with many rollouts for that evaluation it is OpenSpiel's own loop of random games in C++.
        """
        return self._search(1, ROLLOUTS)

    def searches(self, simulations: int) -> Work:
        """Tree searches in C++ with one rollout each; the unit is a ply, those in the tree included.

        A simulation is counted as a random game from the start, whose first plies are in the tree.
        """
        return self._search(simulations, 1)

    def _search(self, simulations: int, rollouts: int) -> Work:
        evaluator = self.spiel.RandomRolloutEvaluator(rollouts, SEED)
        bot = self.spiel.MCTSBot(
            self.game, evaluator, EXPLORATION, simulations, MEMORY_MB, False, SEED, False
        )
        start = self.first_decision()
        steps = simulations * rollouts * self.length

        def work() -> float:
            bot.mcts_search(start)
            return steps

        return work

    def copies(self) -> Work:
        """Clones of a position halfway through a game."""
        state, number = self.first_decision(), SEED
        for _ in range(int(self.length / 2)):
            if not state.is_terminal():
                legal = state.legal_actions()
                number = (number * 1103515245 + 12345) & 0x7FFFFFFF
                state.apply_action(legal[(number >> 8) % len(legal)])
        return repeated(state.clone)

    def subject(self, work: Work) -> Subject:
        """One row of a section."""
        return Subject(self.name, timed(work), is_peer=True)


def load_peers(names: Sequence[str], games: int) -> list[Peer]:
    """These games of OpenSpiel, with the mean length of so many random ones.

    None when it is not installed.
    """
    try:
        spiel = import_module("pyspiel")
    except ImportError:
        return []
    with _quiet():  # it warns of a known weakness of one of them
        found = [Peer(name, spiel, spiel.load_game(name)) for name in names]
    for peer in found:
        peer.measure_length(games)
    return found


@contextmanager
def _quiet() -> Iterator[None]:
    """Drop what C++ writes to the error stream."""
    sys.stderr.flush()
    kept, nowhere = os.dup(2), os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 2)
    try:
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)
        os.close(nowhere)

"""What is measured of Ludi."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from functools import partial

from ludi.bench.measure import Measure, Subject, Work, timed
from ludi.bots.mcts import Tree
from ludi.engine.fair import FairDice
from ludi.engine.game import CHANCE, NOBODY, Game, State
from ludi.engine.match import Match
from ludi.engine.rng import Rng

USUAL_SEATS = 4  # the headline
MOST_SEAT_COUNTS = 6
SEED = 2026
COPIES = 1000
LONGEST = 400  # actions, of a game of which everything is asked
ROUND = 6  # that is measured: by then something happens


def usual_seats(game: Game) -> int:
    """Four, or the number of seats nearest to it."""
    return min(game.seat_numbers(), key=lambda seats: abs(seats - USUAL_SEATS))


def seat_counts(game: Game) -> list[int]:
    """The headline first, then the other numbers of seats; of very many only the lowest and the highest."""
    usual = usual_seats(game)
    others = [seats for seats in game.seat_numbers() if seats != usual]
    return [usual, *(others if len(others) < MOST_SEAT_COUNTS else (others[0], others[-1]))]


def name_of(game: Game, seats: int) -> str:
    """`nim, 2 seats`."""
    return f"{game.info.id}, {seats} seats"


def first_decision(game: Game, seats: int) -> State:
    """The start, after what chance has to settle before the first seat decides."""
    state, rng = game.start(seats), Rng(SEED)
    while state.actor == CHANCE:
        state.apply(CHANCE, state.legal_at(CHANCE, rng.below(state.num_legal(CHANCE))))
    return state


def playouts(start: State) -> Work:
    """Random games inside the compiled code; the unit is a step."""
    scratch, rng = start.copy(), Rng(SEED)

    def work() -> int:
        steps = 0
        for _ in range(20):
            scratch.copy_from(start)
            scratch.playout(rng)
            steps += scratch.ply - start.ply
        return steps

    return work


def searches(game: Game, start: State, simulations: int) -> Work:
    """Tree searches with random rollouts; the unit is a random ply beyond the tree."""
    rng, info = Rng(SEED), game.info

    def work() -> int:
        tree = Tree(start, start.actor, rng, info.has_secrets, info.has_simultaneous)
        tree.run(simulations)
        return tree.plies

    return work


def driven_games(start: State) -> Work:
    """Games played from Python by list and apply; the unit is a step. The peers' loop is the same one."""
    scratch = start.copy()
    number = SEED

    def work() -> int:
        nonlocal number
        scratch.copy_from(start)
        while (seat := scratch.actor) != NOBODY:
            legal = scratch.legal_actions(seat)
            number = (number * 1103515245 + 12345) & 0x7FFFFFFF  # as cheap as a generator can be
            scratch.apply(seat, legal[(number >> 8) % len(legal)])
        return scratch.ply - start.ply

    return work


def gated_game(game: Game, seats: int) -> Work:
    """A random game through `Match.play`, which checks and draws; the unit is an action."""
    secret = f"{SEED:064x}"
    first, rng = Match(game, seats, FairDice(secret)), Rng(SEED)
    while (acting := first.to_act()) and len(first.moves) < LONGEST:
        first.play(acting[0], first.state.legal_at(acting[0], rng.below(first.state.num_legal(acting[0]))))
    chosen = [(seat, action) for seat, action in first.moves if seat >= 0]

    def work() -> int:
        match = Match(game, seats, FairDice(secret))
        for seat, action in chosen:
            match.play(seat, action)
        return len(chosen)

    return work


def some_views(game: Game, seats: int) -> Work:
    """What each seat sees, in positions all through a random game; the unit is a view."""
    state, rng = first_decision(game, seats), Rng(SEED)
    positions: list[State] = []
    while state.actor != NOBODY and len(positions) < LONGEST:
        positions.append(state.copy())
        actor = state.actor
        state.apply(actor, state.legal_at(actor, rng.below(state.num_legal(actor))))

    def work() -> int:
        for position in positions:
            for viewer in range(seats):
                position.view(viewer)
        return len(positions) * seats

    return work


def middle_of(start: State) -> State:
    """A position halfway through a random game."""
    end = start.copy()
    end.playout(Rng(SEED))
    middle, rng = start.copy(), Rng(SEED)
    while middle.actor != NOBODY and middle.ply < end.ply // 2:
        actor = middle.actor
        middle.apply(actor, middle.legal_at(actor, rng.below(middle.num_legal(actor))))
    return middle


def repeated(action: Callable[[], object]) -> Work:
    """A call many times over; the unit is one call."""

    def work() -> int:
        for _ in range(COPIES):
            action()
        return COPIES

    return work


def rounds(game: Game) -> Subject:
    """The resolution of a round with the most seats, from the last choice to the next question."""
    seats = game.seat_numbers()[-1]
    return Subject(f"{game.info.id}, {seats} seats", timed(resolutions(*last_choice(game.start(seats)))))


def last_choice(start: State) -> tuple[State, int, int]:
    """A position of a random game in which one choice of a round is missing, and that choice."""
    state, rng, done = start.copy(), Rng(SEED), 0
    while True:
        seats = state.to_act()
        seat = seats[rng.below(len(seats))]
        action = state.legal_at(seat, rng.below(state.num_legal(seat)))
        before = state.copy()
        state.apply(seat, action)
        done += seat != CHANCE and state.actor == CHANCE
        if done == ROUND:
            return before, seat, action


def resolutions(before: State, seat: int, action: int) -> Work:
    """Make the last choice and draw until all choose again; the unit is a round.

    A seat that is asked something in between does the first thing it may.
    """
    scratch, rng = before.copy(), Rng(SEED)

    def work() -> int:
        scratch.copy_from(before)
        scratch.apply(seat, action)
        while scratch.actor == CHANCE or len(scratch.to_act()) == 1:
            ticket = rng.below(scratch.num_legal(CHANCE)) if scratch.actor == CHANCE else 0
            scratch.apply(scratch.actor, scratch.legal_at(scratch.actor, ticket))
        return 1

    return work


def copies(game: Game, seats: int) -> list[Subject]:
    """New copies, and copies into a position that is there already."""
    middle = middle_of(first_decision(game, seats))
    scratch = middle.copy()
    name = name_of(game, seats)
    return [
        Subject(f"{name}, copy", timed(repeated(middle.copy))),
        Subject(f"{name}, copy_from", timed(repeated(partial(scratch.copy_from, middle)))),
    ]


def plain_games(game_id: str, seats: int) -> Measure:
    """Driven games in a process that runs the plain sources; it measures itself."""
    command = [sys.executable, "-P", "-m", "ludi.bench.plain", game_id, str(seats)]
    env = {**os.environ, "LUDI_PLAIN": "1"}

    def measure(seconds: float) -> float:
        done = subprocess.run(
            [*command, str(seconds)], env=env, stdout=subprocess.PIPE, text=True, check=True
        )
        return float(done.stdout)

    return measure

"""The tables that the contract is tried at: every registered game, seat count, and a spread of options."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from ludi._plain import form
from ludi.engine.errors import SetupError
from ludi.engine.game import CHANCE, NOBODY, Game, Option, State
from ludi.engine.registry import game_class, game_ids
from ludi.engine.rng import Rng
from ludi.engine.views import Event

PLIES = 20_000  # no game is longer
MANY_SEATS = 10


class Trial(NamedTuple):
    """One set-up of one game."""

    game_id: str
    seats: int
    options: tuple[tuple[str, Any], ...] = ()

    def game(self) -> Game:
        """The game with its options."""
        return game_class(self.game_id)(**dict(self.options))

    def __str__(self) -> str:
        return "-".join([self.game_id, str(self.seats), *(f"{name}={value}" for name, value in self.options)])


def tables() -> list[Trial]:
    """Every game with every set-up that it finds worth trying: every number of seats at least."""
    return [
        Trial(name, seats, tuple(options.items()))
        for name in game_ids()
        for seats, options in game_class(name).set_ups()
    ]


def tables_with_options() -> list[Trial]:
    """Every game with every value of an option, or the first and last number; the seats take turns."""
    found: list[Trial] = []
    for name in game_ids():
        for option in game_class(name).info.options:
            for value in values(option):
                numbers = Trial(name, 0, ((option.name, value),)).game().seat_numbers()
                table = Trial(name, numbers[len(found) % len(numbers)], ((option.name, value),))
                if can_be_set_up(table):
                    found.append(table)
    return found


def values(option: Option) -> tuple[Any, ...]:
    """The choices that are not the default, or the ends of the range."""
    return tuple(v for v in (option.choices or (option.lowest, option.highest)) if v != option.default)


def can_be_set_up(table: Trial) -> bool:
    """Whether the option goes with the number of seats."""
    try:
        table.game().start(table.seats)
    except SetupError:
        return False
    return True


each_game = pytest.mark.parametrize("game_id", game_ids())


def is_quick(table: Trial) -> bool:
    """Battles of many ships take long: they are fought whole in the records, and by the server's tests."""
    few = ("", "tirocinium", "squadron") if form() == "compiled" else ("", "tirocinium")
    return dict(table.options).get("scenario", "") in few and table.seats <= MANY_SEATS


each_table = pytest.mark.parametrize("table", [t for t in tables() if is_quick(t)], ids=str)
each_option = pytest.mark.parametrize("table", [t for t in tables_with_options() if is_quick(t)], ids=str)


def states_to_try(compiled: int, plain: int) -> int:
    """Fewer in plain form, which is slower."""
    return compiled if form() == "compiled" else plain


def random_walk(game: Game, seats: int, rng: Rng, plies: int) -> State:
    """A position so many random actions from the start, or the end; any seat that is to act may be next."""
    state = game.start(seats)
    while state.actor != NOBODY and state.ply < plies:
        step(state, rng)
    return state


def step(state: State, rng: Rng, log: list[Event] | None = None) -> tuple[int, int]:
    """One random action of anyone who is to act."""
    seat = state.to_act()[rng.below(len(state.to_act()))]
    action = state.legal_at(seat, rng.below(state.num_legal(seat)))
    state.apply(seat, action, log)
    return seat, action


def walk_to_a_decision(game: Game, seats: int, rng: Rng, plies: int) -> State:
    """The same, and on until no draw is due."""
    state = random_walk(game, seats, rng, plies)
    while state.actor == CHANCE:
        step(state, rng)
    return state

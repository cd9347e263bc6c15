"""One ship in one turn: every course it can row, what each promises, and orders for its crew.

Worth is counted in hundredths of a point on the scale of a fleet (chapter 15). Where the others will be is a
guess. A beginner thinks that they lie still, takes any course of the better half, and forgets half of his
crew. A trierarch of some years thinks that they row straight on, and chooses better. An old hand puts himself
in their place, and plays the turn through in his mind, dice and all, for the few courses that promise most.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ludi.engine.arrays import vec
from ludi.engine.rng import Rng
from ludi.games.megadates.codec import (
    WITHDRAW,
)
from ludi.games.megadates.courses import (
    course_length,
)
from ludi.games.megadates.orders import (
    targets_of,
)
from ludi.games.megadates.rules import MegadatesState
from ludi.games.megadates.sea import FACINGS, Sea
from ludi.games.megadates.setup import BALLISTA, MILITES, Setup
from ludi.games.megadates.state import (
    AHEAD,
    ASTERN,
    MOVE,
    SUBPHASES,
)

EASY: Final = 0
MEDIUM: Final = 1
HARD: Final = 2
PLACES: Final = SUBPHASES + 1  # of a course: at the start and after each subphase
NO_FLAG: Final = -1

# Hundredths of a point
HULL: Final = 50  # a hull point of a ship whose mass is a quarter of its hull points
CHIT: Final = 40
AWAY: Final = 6000  # to leave the map

NEAR: Final = 14  # rexes: two ships farther apart cannot meet in a turn

# How a crew behaves: as the odds say, always for boarding, or never.
USUAL: Final = 0
BOLD: Final = 1
WARY: Final = 2
FAR: Final = 99


@final
class Course:
    """Steps, and where the ship is after each: stern times six plus facing."""

    __slots__ = ("places", "steps")

    def __init__(self, steps: vec[i64], places: vec[i64]) -> None:
        self.steps: vec[i64] = steps
        self.places: vec[i64] = places

    def place(self, subphase: i64) -> i64:
        """Where it is after a subphase, counted from 1; 0 is the start."""
        last: i64 = len(self.places) - 1
        return self.places[subphase if subphase < last else last]

    def goes_ahead(self) -> bool:
        """Whether it has a step ahead."""
        return len(self.steps) > 0 and AHEAD <= self.steps[0] < ASTERN


def written_so_far(state: MegadatesState, ship: i64) -> i64:
    """How many parts the orders of a ship have."""
    count: i64 = course_length(state, ship) + state.ram[ship] + state.seal[ship] + state.returns[ship]
    for unit in range(state.setup.units):
        if state.under[unit] == ship + 1:
            count += 1 + state.plain[unit]
            if state.verb[unit] == MOVE:
                count += 1 if state.targets[unit] else 0
            else:
                count += len(targets_of(state, unit))
    return count + (1 if state.flag[ship] else 0)


@final
class Trierarch:
    """Thinks about one ship in one turn."""

    def __init__(self, state: MegadatesState, ship: i64, level: i64, rng: Rng) -> None:
        self.state: MegadatesState = state
        self.setup: Setup = state.setup
        self.sea: Sea = state.setup.sea
        self.ship: i64 = ship
        self.level: i64 = level
        self.rng: Rng = rng
        self.side: i64 = state.side[ship]
        self.enemies: list[int] = []
        self.friends: list[int] = []
        # What others are guessed to do: the ship, how probable in hundredths, and its rexes by subphase
        self.guessed: vec[i64] = vec[i64]([])
        self.weights: vec[i64] = vec[i64]([])
        self.sterns: vec[i64] = vec[i64]([])
        self.bows: vec[i64] = vec[i64]([])
        self.own_sterns: vec[i64] = vec[i64]([0] * PLACES)
        self.own_bows: vec[i64] = vec[i64]([0] * PLACES)
        self.minds: dict[int, list[int]] = {}  # what others are thought to order
        self.strengths: vec[i64] = vec[i64]([0] * self.setup.ships)
        self.style: i64 = USUAL
        self.flag: i64 = NO_FLAG
        self.flagship: i64 = ship

    def gap(self, ship: i64) -> i64:
        """Rexes from stern to stern."""
        return self.sea.distance(self.state.stern[self.ship], self.state.stern[ship])

    def bow(self, ship: i64, place: i64) -> i64:
        """The rex of a bow, of a ship that is in a place."""
        if self.setup.lengths[ship] == 1:
            return place // FACINGS
        return self.sea.ahead(place // FACINGS, place % FACINGS)

    def strength_of(self, state: MegadatesState, ship: i64, side: i64) -> i64:
        """Fighters of a side on a ship with their skill, as far as one knows them."""
        kinds = self.setup.unit_kinds
        total: i64 = 0
        for unit in range(self.setup.units):
            if state.place[unit] == ship and kinds[unit] != BALLISTA and state.side_of(unit) == side:
                skill: i64 = 3 if kinds[unit] == MILITES else 2
                total += skill - state.disorder[unit]
        return total

    def advantage(self, enemy: i64) -> i64:
        """How much stronger one's own crew is, with those who are over there already."""
        return self.strengths[self.ship] - self.strengths[enemy]

    def wants_to_ram(self, enemy: i64) -> bool:
        """Not a ship that is far too heavy."""
        return self.setup.masses[enemy] - self.setup.masses[self.ship] < 4

    def wants_to_flee(self) -> bool:
        """A wreck, or who is told to; loot goes home instead."""
        state = self.state
        if state.loot[self.ship] and self.setup.home_edges[self.side]:
            return False
        return self.flag == WITHDRAW or 3 * state.hull[self.ship] < self.setup.hulls[self.ship]

    def leader(self) -> i64:
        """The commander of its squadron, if that is another ship afloat; else -1."""
        for friend in self.friends:
            same = self.setup.squadrons[friend] == self.setup.squadrons[self.ship]
            if same and self.setup.roles[friend] > 0:
                return friend
        return -1

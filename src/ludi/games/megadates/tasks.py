"""The work of a turn as lists of tasks, six numbers each; dice and chits are drawn one at a time (N-165).

A task is worked on until a die or a chit is needed; what chance gives is taken by the same task.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from ludi.engine.arrays import append, vec
from ludi.engine.state import CHANCE
from ludi.games.megadates.fleet import CHITS
from ludi.games.megadates.orders import Orders
from ludi.games.megadates.sea import NOWHERE
from ludi.games.megadates.state import (
    DEAD,
    STUCK,
    UNITDIS,
)

TASK: Final = 6  # numbers


@mypyc_attr(acyclic=True)
class Tasks(Orders):
    """Tasks, damage chits and disorder: what all stages of a turn share."""

    __slots__ = ()

    # Tasks

    def _begin(self, stage: i64) -> None:
        self.stage = stage
        self.tasks = vec[i64]([])
        self.task = 0
        self.step = 0
        self.left = 0

    def _add(self, a: i64, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0, f: i64 = 0) -> None:
        tasks = self.tasks
        for number in (a, b, c, d, e, f):
            tasks = append(tasks, number)
        self.tasks = tasks

    def _part(self, k: i64) -> i64:
        """A number of the task being worked on."""
        return self.tasks[self.task * TASK + k]

    def _want_die(self) -> bool:
        self.actor = CHANCE
        self.want_chit_of = NOWHERE
        return True

    def _want_chit(self, ship: i64) -> bool:
        """A chit is to be drawn, unless the deck is empty (N-146)."""
        if self.deck_size(ship) == 0:
            self.left = 0
            return False
        self.actor = CHANCE
        self.want_chit_of = ship
        return True

    # Credit and units

    def _hurt(self, by: i64, ship: i64) -> None:
        """Credit and honour: who hurt whom last, and when."""
        if self.side[by] != self.side[ship]:
            self.killer[self.prize_of[by] * self.setup.ships + ship] = self.turn
            self.attacked[ship] = self.turn

    def _hurters(self, ship: i64) -> list[int]:
        """The enemies that hurt it in the last turn in which any did: they share the credit."""
        n: i64 = self.setup.ships
        latest: i64 = 0
        found: list[int] = []
        for by in range(n):
            when: i64 = self.killer[by * n + ship]
            if when == 0 or self.setup.sides[by] == self.side[ship] or when < latest:
                continue
            if when > latest:
                latest = when
                found = []
            found.append(by)
        return found

    def kill_unit(self, unit: i64) -> None:
        """It is out of the game; its disorder goes back to the decks it came from."""
        while self.disorder[unit] > 0:
            self.take_mark(unit)
        self.place[unit] = DEAD
        self.prepared[unit] = 0

    def mark(self, unit: i64, ship: i64) -> None:
        """A disorder counter from a ship's deck; preparations are lost (N-115, N-131)."""
        if self.disorder[unit] >= 12:
            self.give_back(ship, UNITDIS)
            return
        self.marks[unit] = (self.marks[unit] << 5) + ship
        self.disorder[unit] += 1
        self.prepared[unit] = 0

    def take_mark(self, unit: i64) -> None:
        """One counter goes back to the deck it came from (N-133)."""
        self.give_back(self.marks[unit] & 31, UNITDIS)
        self.marks[unit] >>= 5
        self.disorder[unit] -= 1

    # Ships that part

    def _part_ships(self, one: i64, other: i64) -> None:
        """No grapple and no stuck chit between them any more (N-102)."""
        n: i64 = self.setup.ships
        for a, b in ((one, other), (other, one)):
            self.links[a * n + b] = 0
            while self.stuck[a * n + b]:
                self.stuck[a * n + b] -= 1
                self.chits[a * CHITS + STUCK] -= 1
                self.give_back(a, STUCK)
            while self.stuck_box[a * n + b]:
                self.stuck_box[a * n + b] -= 1
                self.box[a * CHITS + STUCK] -= 1
                self.give_back(a, STUCK)

    def _remove_chit(self, ship: i64, kind: i64) -> None:
        self.chits[ship * CHITS + kind] -= 1
        self.give_back(ship, kind)
        if kind == STUCK:
            n: i64 = self.setup.ships
            for other in range(n):
                if self.stuck[ship * n + other]:
                    self.stuck[ship * n + other] -= 1
                    return

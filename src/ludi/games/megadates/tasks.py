"""The work of a turn as lists of tasks, six numbers each; dice and chits are drawn one at a time (N-165).

A task is worked on until a die or a chit is needed; what chance gives is taken by the same task.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludi.engine.arrays import append, vec
from ludi.engine.state import CHANCE
from ludi.games.megadates.printed import CHITS
from ludi.games.megadates.sea import NOWHERE
from ludi.games.megadates.state import (
    DEAD,
    STUCK,
    UNITDIS,
    Position,
)

TASK: Final = 6  # numbers


# Tasks


HIT: Final = 5  # a die that succeeds (N-098, N-111, N-135)


def begin_stage(position: Position, stage: i64) -> None:
    """Begin a stage of the turn, without tasks."""
    position.stage = stage
    position.tasks = vec[i64]([])
    position.task = 0
    position.step = 0
    position.left = 0


def add_task(position: Position, a: i64, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0, f: i64 = 0) -> None:
    """One more thing to be worked out in this stage, as six numbers."""
    tasks = position.tasks
    for number in (a, b, c, d, e, f):
        tasks = append(tasks, number)
    position.tasks = tasks


def task_part(position: Position, k: i64) -> i64:
    """A number of the task being worked on."""
    return position.tasks[position.task * TASK + k]


def want_die(position: Position) -> bool:
    """Chance throws a die."""
    position.actor = CHANCE
    position.want_chit_of = NOWHERE
    return True


def want_chit(position: Position, ship: i64) -> bool:
    """A chit is to be drawn, unless the deck is empty (N-146)."""
    if position.deck_size(ship) == 0:
        position.left = 0
        return False
    position.actor = CHANCE
    position.want_chit_of = ship
    return True


# Credit and units


def hurt(position: Position, by: i64, ship: i64) -> None:
    """Credit and honour: who hurt whom last, and when."""
    if position.side[by] != position.side[ship]:
        position.killer[position.prize_of[by] * position.setup.ships + ship] = position.turn
        position.attacked[ship] = position.turn


def hurters_of(position: Position, ship: i64) -> list[int]:
    """The enemies that hurt it in the last turn in which any did: they share the credit."""
    n: i64 = position.setup.ships
    latest: i64 = 0
    found: list[int] = []
    for by in range(n):
        when: i64 = position.killer[by * n + ship]
        if when == 0 or position.setup.sides[by] == position.side[ship] or when < latest:
            continue
        if when > latest:
            latest = when
            found = []
        found.append(by)
    return found


def kill_unit(position: Position, unit: i64) -> None:
    """It is out of the game; its disorder goes back to the decks it came from."""
    while position.disorder[unit] > 0:
        take_mark(position, unit)
    position.place[unit] = DEAD
    position.prepared[unit] = 0


def mark_unit(position: Position, unit: i64, ship: i64) -> None:
    """A disorder counter from a ship's deck; preparations are lost (N-115, N-131)."""
    if position.disorder[unit] >= 12:
        position.give_back(ship, UNITDIS)
        return
    position.marks[unit] = (position.marks[unit] << 5) + ship
    position.disorder[unit] += 1
    position.prepared[unit] = 0


def take_mark(position: Position, unit: i64) -> None:
    """One counter goes back to the deck it came from (N-133)."""
    position.give_back(position.marks[unit] & 31, UNITDIS)
    position.marks[unit] >>= 5
    position.disorder[unit] -= 1


# Ships that part


def part_ships(position: Position, one: i64, other: i64) -> None:
    """No grapple and no stuck chit between them any more (N-102)."""
    n: i64 = position.setup.ships
    for a, b in ((one, other), (other, one)):
        position.links[a * n + b] = 0
        while position.stuck[a * n + b]:
            position.stuck[a * n + b] -= 1
            position.chits[a * CHITS + STUCK] -= 1
            position.give_back(a, STUCK)
        while position.stuck_box[a * n + b]:
            position.stuck_box[a * n + b] -= 1
            position.box[a * CHITS + STUCK] -= 1
            position.give_back(a, STUCK)


def remove_chit(position: Position, ship: i64, kind: i64) -> None:
    """A chit in effect goes back to its deck."""
    position.chits[ship * CHITS + kind] -= 1
    position.give_back(ship, kind)
    if kind == STUCK:
        n: i64 = position.setup.ships
        for other in range(n):
            if position.stuck[ship * n + other]:
                position.stuck[ship * n + other] -= 1
                return

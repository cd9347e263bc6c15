"""What an action would bring, found by doing it in positions that its seat cannot tell from the true one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import takewhile

from ludi.engine.game import Game
from ludi.engine.rng import Rng
from ludi.engine.state import State
from ludi.engine.views import Event
from ludi.engine.worlds import heard

WORLDS = 6  # imagined where something is hidden; what is not the same in all of them is not told


class Insight:
    """A game whose seats have points that everyone sees, so that a change of them can be told beforehand."""

    def points(self, state: State) -> tuple[int, ...]:
        """The points of each seat."""
        raise NotImplementedError


@dataclass(frozen=True)
class Foreseen:
    """What the seat would be told, and how the points would change; empty where that is not sure."""

    events: tuple[Event, ...] = ()
    change: tuple[int, ...] = ()


def foresee(game: Game, state: State, seat: int, actions: Sequence[int], rng: Rng) -> Foreseen:
    """What these actions of a seat would bring for certain, up to the next draw."""
    worlds = [state.redraw(seat, rng) for _ in range(WORLDS)] if game.hides else [state.copy()]
    found = [_after(game, world, seat, actions) for world in worlds]
    changes = {one.change for one in found}
    return Foreseen(_common([one.events for one in found]), changes.pop() if len(changes) == 1 else ())


def _common(stories: list[tuple[Event, ...]]) -> tuple[Event, ...]:
    """What all of them begin with."""
    same = takewhile(lambda events: all(event == events[0] for event in events), zip(*stories, strict=False))
    return tuple(events[0] for events in same)


def _after(game: Game, world: State, seat: int, actions: Sequence[int]) -> Foreseen:
    """What is told and counted when these actions are done in one world."""
    before, log = _points(game, world), list[Event]()
    for action in actions:
        if action not in world.legal_actions(seat):
            break
        world.apply(seat, action, log)
    after = _points(game, world)
    change = tuple(now - then for now, then in zip(after, before, strict=True))
    return Foreseen(tuple(heard(log, seat)), change)


def _points(game: Game, state: State) -> tuple[int, ...]:
    return game.points(state) if isinstance(game, Insight) else ()

"""What an action leads to, found by playing it in positions that its seat cannot tell from the true one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import takewhile

from ludi.engine.game import Game
from ludi.engine.rng import Rng
from ludi.engine.state import State
from ludi.engine.views import Event
from ludi.engine.worlds import heard

WORLDS = 6  # positions sampled where something is hidden; only what is the same in all of them is reported


class Insight:
    """A game whose seats have public points, so that a change of them can be predicted."""

    def points(self, state: State) -> tuple[int, ...]:
        """The points of each seat."""
        raise NotImplementedError


@dataclass(frozen=True)
class Foreseen:
    """The events that the seat would see, and the change of points; empty where that is uncertain."""

    events: tuple[Event, ...] = ()
    change: tuple[int, ...] = ()


def foresee(game: Game, state: State, seat: int, actions: Sequence[int], rng: Rng) -> Foreseen:
    """What these actions of a seat would certainly lead to, up to the next draw."""
    worlds = [state.redraw(seat, rng) for _ in range(WORLDS)] if game.hides else [state.copy()]
    found = [_after(game, world, seat, actions) for world in worlds]
    changes = {one.change for one in found}
    return Foreseen(_common([one.events for one in found]), changes.pop() if len(changes) == 1 else ())


def _common(stories: list[tuple[Event, ...]]) -> tuple[Event, ...]:
    """The events with which all of them begin."""
    same = takewhile(lambda events: all(event == events[0] for event in events), zip(*stories, strict=False))
    return tuple(events[0] for events in same)


def _after(game: Game, world: State, seat: int, actions: Sequence[int]) -> Foreseen:
    """The events and the change of points when these actions are played in one world."""
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

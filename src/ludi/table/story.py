"""What was told at a table, kept as the game goes on, in pages; and positions of the past, near at hand.

Everything is made from the actions alone, a few at a time, so that neither a welcome nor a look back plays
a long game again from its start.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from operator import itemgetter

from ludi.engine.game import State
from ludi.engine.history import Move
from ludi.engine.match import Match
from ludi.engine.views import Event

EVERY = 64  # actions between two positions that are kept
TAIL = 40  # events that come with a welcome, and after a take-back
PAGE = 200  # events of a page that is asked for
EventAt = tuple[int, Event]  # with its step

_number = itemgetter(0)


class Story:
    """The events of a match, and its position after every 64th action."""

    def __init__(self, start: State) -> None:
        self._kept: list[State] = [start.copy()]
        self._state = self._kept[0].copy()
        self._told: list[tuple[int, Event]] = []  # each with the number of actions there were then
        self.count = 0  # of the actions that it knows

    def follow(self, match: Match) -> None:
        """Add the actions since the last call."""
        log: list[Event] = []
        for seat, action in match.moves[self.count :]:
            log.clear()
            self._state.apply(seat, action, log)
            self.count += 1
            self._told += [(self.count, event) for event in log]
            if self.count % EVERY == 0:
                self._kept.append(self._state.copy())

    def cut(self, count: int) -> None:
        """Forget what came after so many actions, or after the position kept before that."""
        if self.count <= count:
            return
        last = count // EVERY
        del self._kept[last + 1 :]
        self._state = self._kept[last].copy()
        self.count = last * EVERY
        del self._told[bisect_right(self._told, self.count, key=_number) :]

    def state_at(self, match: Match, count: int) -> State:
        """The position after the first `count` actions."""
        last = count // EVERY
        state = self._kept[last].copy()
        for seat, action in match.moves[last * EVERY : count]:
            state.apply(seat, action)
        return state

    def at_step(self, match: Match, step: int, viewer: int | None) -> list[EventAt]:
        """What the action of a step told a viewer."""
        first = bisect_left(self._told, step, key=lambda one: match.history.step_of(one[0]))
        last = bisect_right(self._told, step, key=lambda one: match.history.step_of(one[0]))
        return [(step, event) for _, event in self._told[first:last] if event.is_for(viewer)]

    def page(
        self, match: Match, viewer: int | None, before: int | None, size: int, back_to: int | None = None
    ) -> tuple[list[EventAt], int]:
        """What a viewer was told before a step: the last so many events, and the step they begin with.

        Steps are told whole, and so is everything after `back_to` actions. The first page begins with 0. What
        others were told is not counted, or one could count it.
        """
        end = len(self._told)
        if before is not None:
            end = bisect_left(self._told, before, key=lambda one: match.history.step_of(one[0]))
        found: list[EventAt] = []
        for count, event in reversed(self._told[:end]):
            if not event.is_for(viewer):
                continue
            step = match.history.step_of(count)
            is_needed = back_to is not None and count > back_to
            if len(found) >= size and found[-1][0] != step and not is_needed:
                return found[::-1], found[-1][0]
            found.append((step, event))
        return found[::-1], 0


def common(before: list[Move], after: list[Move]) -> int:
    """The length of the common beginning of two lists of actions."""
    for n, (one, other) in enumerate(zip(before, after, strict=False)):
        if one != other:
            return n
    return min(len(before), len(after))

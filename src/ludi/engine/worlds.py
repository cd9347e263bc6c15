"""Two worlds: a viewer must get the same data in all positions that the viewer cannot tell apart.

Serves the leak test of every game and the undo barrier of a match.
"""

from __future__ import annotations

from collections.abc import Iterable

from ludi.engine.rng import Rng
from ludi.engine.state import TABLE, State
from ludi.engine.views import Event, View

SAMPLES = 8  # positions that a viewer cannot tell apart
TRIES = 300  # actions tried in one of them before it counts as told apart


def viewers(state: State) -> list[int | None]:
    """Every seat, and the spectator."""
    return [*range(state.seats), None]


def heard(log: Iterable[Event], viewer: int | None) -> list[Event]:
    """The events that this viewer may know of."""
    return [event for event in log if event.is_for(viewer)]


def find_leak(state: State, viewer: int | None, rng: Rng) -> str | None:
    """What differs for the viewer between the true position and one that should look the same."""
    other = state.redraw(viewer, rng)
    if other.view(viewer) != state.view(viewer):
        return "view"
    if other.prompt(viewer) != state.prompt(viewer):
        return "prompt"
    if (viewer in other.to_act()) != (viewer in state.to_act()):
        return "who is to act"
    for seat in (TABLE,) if viewer is None else (TABLE, viewer):
        if other.legal_actions(seat) != state.legal_actions(seat):
            return "legal actions"
    return None


def reveals(before: State, seat: int, action: int) -> bool:
    """Whether the action told anyone something that was hidden before it.

    It told the acting seat something when the action would have looked different in a position that the seat
    could not tell from `before`. It told another viewer something when in a position that he could not tell
    from `before` nothing that the seat could do would have looked the same to him.
    """
    rng = Rng(before.ply)
    others = [viewer for viewer in viewers(before) if viewer != seat]
    return any(_tells(before, seat, action, viewer, rng) for viewer in (seat, *others))


def _tells(before: State, seat: int, action: int, viewer: int | None, rng: Rng) -> bool:
    seen = _look(before.copy(), seat, action, viewer)
    if viewer != seat and seen == (before.view(viewer), []):
        return False  # he did not notice that anything was done
    true = before.to_bytes()
    for _ in range(SAMPLES):
        other = before.redraw(viewer, rng)
        if other.to_bytes() == true:
            continue
        if action in other.legal_actions(seat) and _look(other.copy(), seat, action, viewer) == seen:
            continue
        if viewer == seat or not _could_look(other, seat, viewer, seen):
            return True
    return False


def _look(state: State, seat: int, action: int, viewer: int | None) -> tuple[View, list[Event]]:
    """Play the action; what the viewer sees and hears of it."""
    log: list[Event] = []
    state.apply(seat, action, log)
    return state.view(viewer), heard(log, viewer)


def _could_look(world: State, seat: int, viewer: int | None, seen: tuple[View, list[Event]]) -> bool:
    """Whether the seat has an action, after others that the viewer does not notice, that looks as `seen`."""
    unnoticed = world.view(viewer), list[Event]()
    waiting = [world]
    tries = 0
    while waiting:
        start = waiting.pop()
        for action in start.legal_actions(seat):
            tries += 1
            if tries > TRIES:
                return False
            other = start.copy()
            looks = _look(other, seat, action, viewer)
            if looks == seen:
                return True
            if looks == unnoticed:
                waiting.append(other)
    return False

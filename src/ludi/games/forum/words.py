"""Events as messages: the name of a sentence and its words."""

from __future__ import annotations

from ludi.engine.views import Event, Message, Words
from ludi.games.forum.events import Ended, FirstDrawn, Jumped, Placed, Scored, Stalemate, StalemateEnded


def message(event: Event) -> Message:
    """The sentence that tells of an event."""
    match event:
        case FirstDrawn():
            return Message("forum-first", {"seat": event.seat})
        case Placed():
            return Message("forum-placed", {"colour": event.colour, "field": event.field})
        case Jumped():
            words: Words = {"colour": event.colour, "origin": event.origin, "field": event.field}
            return Message("forum-jumped", words)
        case Scored():
            return _scored(event)
        case Stalemate():
            return Message("forum-stalemate", {"sector": event.sector, "leaders": _leaders(event)})
        case StalemateEnded():
            return Message("forum-stalemate-ended", {"sector": event.sector})
        case Ended():
            return Message("forum-ended", {"reason": event.reason})
    raise AssertionError(f"{event} is no event of Forum Romanum")


def _leaders(event: Stalemate) -> tuple[str, ...]:
    most = max(event.counts)
    return tuple(name for name, count in zip(event.colours, event.counts, strict=True) if count == most)


def _scored(event: Scored) -> Message:
    forward, back = max(event.steps), -min(event.steps)
    words: Words = {"sector": event.sector, "forward": forward}
    words["leaders"] = _stepping(event, forward)
    name = "forum-end-scored" if event.at_end else "forum-scored"
    if back <= 0:
        return Message(f"{name}-nobody-back", words)
    return Message(name, words | {"losers": _stepping(event, -back), "back": back})


def _stepping(event: Scored, steps: int) -> tuple[str, ...]:
    return tuple(name for name, step in zip(event.colours, event.steps, strict=True) if step == steps)

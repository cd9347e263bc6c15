"""Events as messages: the name of a sentence and its words."""

from __future__ import annotations

from ludi.engine.views import Event, Message, Words
from ludi.games.pompeii.events import (
    Called,
    CardDrawn,
    CardPlayed,
    Died,
    Ended,
    Erupted,
    GateClosed,
    HandDealt,
    Hidden,
    LavaPlaced,
    Moved,
    OmenDrawn,
    Passed,
    Placed,
    RelativesDue,
    RelativesLost,
    Saved,
    Seethes,
    TileAside,
    TileDrawn,
)

# Sentences


def message(event: Event) -> Message:
    """The sentence that tells of an event."""
    match event:
        case HandDealt(cards=()):
            return Message("pompeii-dealt-hidden", {"seat": event.seat})
        case HandDealt():
            return Message("pompeii-dealt", {"cards": event.cards})
        case CardPlayed():
            return _played(event)
        case Placed():
            words: Words = {"seat": event.seat, "square": event.square, "building": event.building}
            return Message(f"pompeii-placed-{event.way}", words)
        case RelativesDue():
            return Message("pompeii-relatives-due", {"seat": event.seat, "count": event.count})
        case RelativesLost():
            return Message("pompeii-relatives-lost", {"seat": event.seat, "count": event.count})
        case CardDrawn(number=0):
            return Message("pompeii-drawn-hidden", {"seat": event.seat})
        case CardDrawn():
            return Message("pompeii-drawn", {"number": event.number})
        case OmenDrawn():
            name = "pompeii-omen" if event.has_victim else "pompeii-omen-nobody"
            return Message(name, {"seat": event.seat})
    return _vesuvius(event)


def _vesuvius(event: Event) -> Message:
    """A.D. 79, the call and the eruption."""
    match event:
        case Seethes():
            return Message("pompeii-seethes", {"seat": event.seat})
        case Hidden():
            return Message("pompeii-hidden", {"cards": event.cards})
        case Called():
            return Message("pompeii-called", {"seat": event.seat, "cards": event.cards})
        case Erupted():
            return Message("pompeii-erupted", {"seat": event.seat, "count": sum(event.boxed)})
    return _flight(event)


def _played(event: CardPlayed) -> Message:
    words: Words = {"seat": event.seat, "number": event.number}
    if not event.has_figure:
        return Message("pompeii-played-no-figure", words)
    return Message("pompeii-played-joker" if event.is_joker else "pompeii-played", words)


def _flight(event: Event) -> Message:
    """What happens from the eruption on."""
    match event:
        case TileDrawn():
            return Message("pompeii-tile", {"seat": event.seat, "tile": event.tile})
        case LavaPlaced():
            words: Words = {"seat": event.seat, "symbol": event.symbol, "square": event.square}
            return Message("pompeii-lava", words)
        case TileAside():
            return Message("pompeii-aside", {"seat": event.seat, "tile": event.tile})
        case GateClosed():
            return Message("pompeii-gate-closed", {"gate": event.gate})
        case Died():
            return _died(event)
        case Moved():
            moved: Words = {"seat": event.seat, "origin": event.origin, "square": event.square}
            return Message("pompeii-moved", moved | {"range": event.range})
        case Saved():
            saved: Words = {"seat": event.seat, "origin": event.origin, "gate": event.gate}
            return Message("pompeii-saved", saved)
        case Passed():
            return Message("pompeii-passed", {"seat": event.seat})
        case Ended():
            return Message("pompeii-ended", {"reason": event.reason})
    raise AssertionError(f"{event} is no event of Pompeii")


def _died(event: Died) -> Message:
    seats = tuple(seat for seat, count in enumerate(event.figures) if count)
    words: Words = {"square": event.square, "count": sum(event.figures), "seats": seats}
    return Message(f"pompeii-died-{event.cause}", words)

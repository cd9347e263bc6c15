"""The sentences that tell of a battle: which text, with which words."""

from __future__ import annotations

from ludi.engine.views import Event, Message, Words
from ludi.games.megadates.events import (
    Burns,
    Captured,
    ChitDrawn,
    Corrected,
    Crossed,
    EmergencyStop,
    Ended,
    Flag,
    Fought,
    Grappled,
    HullLost,
    InVain,
    Late,
    LeftMap,
    Locked,
    Mended,
    Met,
    Released,
    Retaken,
    Returned,
    Revealed,
    Sailed,
    Sank,
    Shot,
    Struck,
    TookEffect,
)


def message(event: Event) -> Message:
    """The sentence that tells of an event."""
    match event:
        case Locked():
            return Message("megadates-locked", {"seat": event.seat})
        case Revealed():
            return Message("megadates-revealed", {"turn": event.turn, "count": len(event.orders)})
        case Late():
            return Message("megadates-late", {"ship": event.ship})
        case Flag(signal=""):
            return Message("megadates-flag-unread", {"ship": event.ship})
        case Flag():
            name = "megadates-flag-to" if event.squadron else "megadates-flag"
            return Message(name, {"ship": event.ship, "signal": event.signal, "squadron": event.squadron})
        case EmergencyStop():
            return Message("megadates-stop", {"ship": event.ship, "count": event.draws})
        case Sailed():
            return Message("megadates-sailed", {"subphase": event.subphase, "count": len(event.ships)})
        case Met():
            return _met(event)
        case InVain():
            return _in_vain(event)
        case LeftMap():
            return Message("megadates-left", {"ship": event.ship})
        case Returned():
            return Message("megadates-returned", {"ship": event.ship, "rex": event.rex})
    return _fight(event)


def _met(event: Met) -> Message:
    pair: Words = {"first": event.first, "second": event.second}
    if not event.dice:
        return Message("megadates-head-on", {**pair})
    first, second = event.dice
    dice: Words = {"die": first, "other": second}
    if event.result == "ram":
        rammed = event.second if event.rammer == event.first else event.first
        return Message("megadates-ram", {"rammer": event.rammer, "ship": rammed, **dice})
    return Message(f"megadates-{event.result}", {**pair, **dice})


def _in_vain(event: InVain) -> Message:
    words: Words = {"ship": event.ship}
    if event.units:
        words = {"units": ", ".join(event.units), "verb": event.verb}
    return Message(f"megadates-vain-{event.reason}", words)


def _fight(event: Event) -> Message:
    match event:
        case Crossed():
            words: Words = {"unit": event.unit, "ship": event.ship, "section": event.section}
            return Message("megadates-crossed", {**words})
        case Grappled():
            name = "megadates-grappled" if event.holds else "megadates-grapple-missed"
            return Message(name, {"unit": event.unit, "target": event.target, "die": event.die})
        case Shot():
            name = "hit" if event.hits else "missed"
            arrows = "fire" if event.with_fire else "shot"
            shot: Words = {"unit": event.unit, "target": event.target, "die": event.die}
            return Message(f"megadates-{arrows}-{name}", {**shot})
        case Burns():
            name = "megadates-burns" if event.die else "megadates-spreads"
            return Message(name, {"ship": event.ship, "die": event.die, "count": event.counters})
        case ChitDrawn(chit=""):
            return Message("megadates-chit-hidden", {"ship": event.ship})
        case ChitDrawn():
            name = "megadates-chit" if event.is_kept else "megadates-chit-back"
            return Message(name, {"ship": event.ship, "chit": event.chit})
        case Fought():
            return _fought(event)
    return _aftermath(event)


def _fought(event: Fought) -> Message:
    if not event.totals:
        seen: Words = {"ship": event.ship, "section": event.section}
        return Message("megadates-fought-seen", {**seen, "rome": event.dice[0], "pirates": event.dice[1]})
    ours, theirs = event.totals
    words: Words = {"ship": event.ship, "section": event.section, "rome": ours, "pirates": theirs}
    if not event.fell:
        return Message("megadates-fought-even", {**words})
    return Message("megadates-fought", {**words, "unit": event.fell})


def _ruling(event: Event) -> Message:
    if isinstance(event, Ended):
        return Message("megadates-ended", {"reason": event.reason})
    assert isinstance(event, Corrected), f"{event} is no event of the battle"
    if event.action:
        return Message("megadates-corrected", {"action": event.action})
    return Message(
        "megadates-corrected-ship" if event.ship else "megadates-corrected-hidden", {"ship": event.ship}
    )


def _aftermath(event: Event) -> Message:
    match event:
        case Struck():
            words: Words = {
                "ship": event.ship,
                "other": event.other,
                "count": event.chits,
                "hull": event.hull,
            }
            return Message(f"megadates-struck-{event.cause}", {**words, "die": event.die})
        case Captured(prisoners=-1):
            return Message("megadates-captured-seen", {"ship": event.ship, "by": event.by})
        case Captured():
            return Message(
                "megadates-captured", {"ship": event.ship, "by": event.by, "count": event.prisoners}
            )
        case Retaken():
            name = "megadates-won-back" if event.ship == event.by else "megadates-retaken"
            return Message(name, {"ship": event.ship, "by": event.by})
        case Sank():
            return Message("megadates-sank", {"ship": event.ship})
        case Released():
            return Message("megadates-released", {"ship": event.ship, "target": event.target})
        case Mended(mended="?"):
            return Message(
                "megadates-mended-seen", {"ship": event.ship, "unit": event.unit, "die": event.die}
            )
        case Mended(mended=""):
            return Message("megadates-not-mended", {"ship": event.ship, "unit": event.unit, "die": event.die})
        case Mended():
            mended: Words = {"ship": event.ship, "unit": event.unit, "mended": event.mended}
            return Message("megadates-mended", {**mended, "die": event.die})
        case HullLost():
            return Message(f"megadates-hull-{event.cause}", {"ship": event.ship, "count": event.points})
        case TookEffect():
            name = "megadates-effect-unit" if event.unit else "megadates-effect"
            return Message(name, {"ship": event.ship, "chit": event.chit, "unit": event.unit})
    return _ruling(event)

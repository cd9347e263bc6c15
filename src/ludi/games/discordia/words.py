"""The sentences that tell of a game: which text, with which words."""

from __future__ import annotations

from ludi.engine.game import seat_number
from ludi.engine.views import Event, Message, Words
from ludi.games.discordia import events as told


def message(event: Event) -> Message:
    """The sentence that tells of an event."""
    match event:
        case told.Dealt():
            return _dealt(event)
        case told.TileDealt():
            return Message("discordia-tile-dealt", {"tile": event.tile, "place": event.place})
        case told.WorkersDrawn():
            return Message("discordia-worker-drawn", {"seat": event.player, "colour": event.colour})
        case told.Fed():
            return Message("discordia-fed", {"tile": event.tile, "place": event.place})
        case told.BoardChosen():
            return Message("discordia-board-chosen", {"seat": event.player, "board": event.board})
        case told.Boxed():
            return Message("discordia-boxed", {"board": event.board})
        case told.Rolled():
            return _rolled(event)
        case told.DieChosen():
            return _die_chosen(event)
        case told.TurnEnded():
            return Message("discordia-turn-ended", {"seat": event.player})
        case told.JanusPlayed():
            words: Words = {"janus": event.tile, "die": event.colour, "discarded": event.discarded}
            return Message("discordia-janus-played", {**words, "removed": event.removed})
    return _city(event)


# What chance brings


def _dealt(event: told.Dealt) -> Message:
    name = f"discordia-dealt-{event.what}"
    match event.what:
        case "maximus":
            return Message(name, {"seat": seat_number(event.name, 4)})
        case "action":
            return Message(name, {"action": event.name, "column": int(event.place)})
        case "german":
            return Message(name, {"german": event.name, "side": event.place})
        case "magna":
            return Message(name, {"magna": event.name, "place": int(event.place)})
    return Message(name, {event.what: event.name})  # decree, privilege, board, janus


def _rolled(event: told.Rolled) -> Message:
    blue, red, yellow = event.dice
    dice: Words = {"blue": blue, "red": red, "yellow": yellow}
    if event.player < 0:
        return Message("discordia-rolled-janus", {"season": event.season, **dice})
    return Message("discordia-rolled", {"seat": event.player, "season": event.season, **dice})


def _die_chosen(event: told.DieChosen) -> Message:
    words: Words = {"seat": event.player, "die": event.colour, "value": event.value}
    if event.value == event.rolled:
        return Message("discordia-die-chosen", words)
    return Message("discordia-die-changed", {**words, "rolled": event.rolled, "count": event.manipulators})


# In a city


def _city(event: Event) -> Message:
    match event:
        case told.Placed():
            words: Words = {"seat": event.player, "tile": event.tile, "space": event.space}
            return Message("discordia-placed", words)
        case told.Overbuilt():
            return Message(
                "discordia-overbuilt",
                {"seat": event.player, "tile": event.tile, "by": event.by, "count": event.workers},
            )
        case told.Filled():
            slot: Words = {"seat": event.player, "tile": event.tile, "slot": event.slot, "slots": event.slots}
            return Message("discordia-filled", {**slot, "count": event.workers, "colour": event.colour})
        case told.Completed():
            return Message("discordia-completed", {"seat": event.player, "tile": event.tile})
        case told.Flipped():
            return _flipped(event)
        case told.Eagle():
            return Message("discordia-eagle", {"tile": event.tile, "place": event.place})
        case told.Expanded():
            return Message("discordia-expanded", {"seat": event.player, "expansion": event.kind})
        case told.TowerSet():
            set_on: Words = {"seat": event.player, "tower": event.kind, "space": event.space}
            return Message("discordia-tower-set", set_on)
        case told.DecreeTaken():
            taken: Words = {"seat": event.player, "decree": event.decree, "field": event.field}
            return Message("discordia-decree-taken", taken)
        case told.PrivilegeTaken():
            return Message("discordia-privilege-taken", {"seat": event.player, "privilege": event.privilege})
    return _gain(event)


def _flipped(event: told.Flipped) -> Message:
    words: Words = {"seat": event.player, "tile": event.tile, "count": event.workers}
    if not event.space:
        return Message("discordia-flipped-out", words)
    return Message("discordia-flipped", {**words, "space": event.space})


def _gain(event: Event) -> Message:
    match event:
        case told.Stars():
            name = "discordia-stars" if event.count > 0 else "discordia-stars-lost"
            return Message(name, {"seat": event.player, "count": abs(event.count)})
        case told.Manipulator():
            return Message("discordia-manipulator", {"seat": event.player, "count": event.count})
        case told.Aqueduct():
            name = "discordia-aqueduct" if event.end > event.start else "discordia-aqueduct-back"
            return Message(name, {"seat": event.player, "from": event.start, "to": event.end})
        case told.Step():
            return Message(f"discordia-step-{event.track}", {"seat": event.player, "count": event.count})
        case told.Returned():
            workers: Words = {"workers": tuple(event.workers), "count": len(event.workers)}
            return Message("discordia-returned", {"seat": event.player, **workers})
        case told.Lapsed():
            return Message("discordia-lapsed", {"seat": event.player, "bonus": event.bonus})
        case told.Refused():
            return Message("discordia-refused", {"seat": event.player, "bonus": event.bonus})
    return _year(event)


# At the end of a year


def _year(event: Event) -> Message:
    match event:
        case told.Attacked():
            name = "discordia-defended" if event.is_defended else "discordia-overrun"
            words: Words = {"seat": event.player, "attack": event.attack, "strength": event.strength}
            return Message(name, words)
        case told.Cleared():
            return Message("discordia-cleared", {"tile": event.tile, "place": event.place})
        case told.Lacked():
            return _lacked(event)
        case told.NewYear():
            return Message("discordia-new-year", {"year": event.year})
    assert isinstance(event, told.Won), f"{event} is no event of Discordia"
    if event.player < 0:
        return Message("discordia-lost")
    name = "discordia-won-empty" if event.reason == "empty supply" else "discordia-won-fewest"
    return Message(name, {"seat": event.player})


def _lacked(event: told.Lacked) -> Message:
    words: Words = {"symbols": event.symbols, "slots": event.slots, "value": event.value}
    name = "lack" if event.lack > 0 else "surplus" if event.lack < 0 else "balance"
    return Message(f"discordia-{name}", {"seat": event.player, **words, "count": abs(event.lack)})

"""Who is told of what happens in the fog: only who sees all ships that it is about (N-160)."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import TYPE_CHECKING

from ludi.engine.views import Event
from ludi.games.megadates.events import Corrected, Flag, Revealed, Sailed
from ludi.games.megadates.sight import is_shown

if TYPE_CHECKING:
    from ludi.games.megadates.state import Position

SPECTATOR = -1
_VEILED_ALREADY = (Corrected, Flag, Revealed, Sailed)


def veil(state: Position, told: list[Event]) -> list[Event]:
    """The events for those who see what they are about; who hears of a die sees it in his view too."""
    found: list[Event] = []
    for event in told:
        found += [event] if isinstance(event, _VEILED_ALREADY) else _veiled(state, event)
    state.die_seen = _hearers(state, found) if state.last_die else 0
    return found


def _hearers(state: Position, told: list[Event]) -> int:
    """Who was told what was thrown, a bit for each seat and the last one for spectators."""
    thrown = [event for event in told if hasattr(event, "die") or hasattr(event, "dice")]
    viewers = [*range(state.seats), None]
    return sum(1 << n for n, viewer in enumerate(viewers) if any(event.is_for(viewer) for event in thrown))


def _veiled(state: Position, event: Event) -> list[Event]:
    ships = _ships(state, event)
    seats = tuple(range(state.seats))
    seeing = tuple(seat for seat in seats if _sees(state, seat, ships))
    is_watched = _sees(state, SPECTATOR, ships)
    if event.only is not None or (seeing == seats and is_watched):
        return [event]
    told = tuple(seat for seat in seeing if seat not in event.but)
    if event.but:  # what others are told of something of which few know more
        deaf = tuple(seat for seat in seats if seat not in told)
        return [replace(event, but=deaf) if is_watched else replace(event, only=told)]
    found = [replace(event, only=told)]
    return [*found, replace(event, but=seats)] if is_watched else found


def _sees(state: Position, seat: int, ships: list[int]) -> bool:
    return all(is_shown(state, seat, ship) for ship in ships)


def _ships(state: Position, event: Event) -> list[int]:
    """The ships that an event names, by themselves or by a unit as in R1.S1."""
    names = state.setup.names
    values = [getattr(event, field.name) for field in fields(event)]
    found = {value.partition(".")[0] for value in values if isinstance(value, str)}
    return [ship for ship, name in enumerate(names) if name in found]

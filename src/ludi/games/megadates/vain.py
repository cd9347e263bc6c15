"""Orders that came to nothing, told to who gave them: a unit that could do nothing says so (N-097, N-118)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from ludi.engine.views import Event
from ludi.games.megadates.boarding import sent_to
from ludi.games.megadates.events import InVain
from ludi.games.megadates.state import (
    AFLOAT,
    GRAPPLE,
    MOVE,
    OFF_MAP,
    PREP,
    SHOOT,
    VERBS,
)
from ludi.games.megadates.tasks import TASK

if TYPE_CHECKING:
    from ludi.games.megadates.state import Position

_UNIT: Final = 1  # of the numbers of a shot's task


def still_away(state: Position) -> list[Event]:
    """Ships that found no free rex to come back to (N-017)."""
    setup = state.setup
    return [
        InVain(
            ship=setup.names[ship], units=(), verb="return", reason="no-rex", only=(int(state.captain[ship]),)
        )
        for ship in range(setup.ships)
        if state.status[ship] == OFF_MAP and state.returns[ship]
    ]


def after_movement(state: Position) -> list[Event]:
    """Units that could not go where they were sent, or had nobody to grapple (N-097, N-099)."""
    return _told(
        state,
        [
            (unit, _why_not_moved(state, unit) if state.verb[unit] == MOVE else "nobody")
            for unit in _ordered(state, MOVE, GRAPPLE)
            if state.gave[unit] == 0
        ],
    )


def after_aiming(state: Position) -> list[Event]:
    """Units that had nobody to shoot at (N-117)."""
    aimed = set(list(state.tasks)[_UNIT::TASK])
    return _told(state, [(unit, "no-target") for unit in _ordered(state, SHOOT) if unit not in aimed])


def after_pairing(state: Position) -> list[Event]:
    """Units that fought instead of preparing fire (N-115)."""
    return _told(state, [(unit, "fought") for unit in _ordered(state, PREP) if not state.prepared[unit]])


def _ordered(state: Position, *verbs: int) -> list[int]:
    """Units on the map that have one of these orders; who left it or fell was told of otherwise."""
    return [
        unit
        for unit in range(state.setup.units)
        if state.place[unit] >= 0 and state.verb[unit] in verbs and state.status[state.place[unit]] == AFLOAT
    ]


def _why_not_moved(state: Position, unit: int) -> str:
    """Enemies here and there, a full deck, or no way any more (N-092 to N-095)."""
    ship, section = sent_to(state, unit)
    if state.is_engaged(unit) and state.has_enemies_beside(unit, ship, section):
        return "enemies"
    return "full" if state.units_aboard(ship, state.side_of(unit)) >= state.setup.decks[ship] else "no-way"


def _told(state: Position, lost: Iterable[tuple[int, str]]) -> list[Event]:
    """One report for all units of a ship with the same order and the same reason."""
    setup = state.setup
    groups: dict[tuple[int, int, int, str], list[str]] = {}
    for unit, reason in lost:
        key = int(state.commander_of(unit)), int(state.under[unit]) - 1, int(state.verb[unit]), reason
        groups.setdefault(key, []).append(setup.unit_names[unit])
    return [
        InVain(ship=setup.names[ship], units=tuple(units), verb=VERBS[verb], reason=reason, only=(seat,))
        for (seat, ship, verb, reason), units in groups.items()
    ]

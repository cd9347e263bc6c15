"""What an umpire may put right while orders are written: one thing at a time, within the laws (N-166).

Who commands a ship that was put right writes his orders anew.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludi.engine.views import Event, Refusal, Words
from ludi.games.megadates.codec import Correction, correction_of, ship_code, ship_name, unit_text
from ludi.games.megadates.courses import is_free_of_land, is_on_map
from ludi.games.megadates.events import Corrected
from ludi.games.megadates.orders import ship_with, unit_with
from ludi.games.megadates.sea import FACING_NAMES, left, right
from ludi.games.megadates.state import AFLOAT, ORDERING
from ludi.games.megadates.turns import reopen_orders

if TYPE_CHECKING:
    from ludi.games.megadates.rules import MegadatesState

_HIDDEN: Final = ("hull", "restore")  # known only to who commands the ship (N-158)
_MOST_FIRE: Final = 9
_MOST_ROPES: Final = 9


def why_not(state: MegadatesState, action: int) -> Refusal | None:
    """What keeps the umpire from this correction."""
    what = correction_of(action)
    if state.stage != ORDERING:
        return _no("when")
    if what.kind == "restore":
        unit = int(unit_with(state, what.code))
        return None if unit >= 0 and _may_restore(state, unit) else _no("unit", unit=unit_text(what.code))
    ship = int(ship_with(state, what.code))
    if ship < 0 or state.status[ship] != AFLOAT:
        return _no("ship", ship=ship_name(what.code))
    if what.kind in ("link", "unlink"):
        return _why_not_rope(state, what, ship)
    if what.kind in ("shift", "swing"):
        place = _new_place(state, what, ship)
        return None if _may_lie(state, ship, *place) else _no("place", ship=state.setup.names[ship])
    low, high = _range(state, what.kind, ship)
    if low <= int(what.value) <= high:
        return None
    return _no("range", ship=state.setup.names[ship], low=low, high=high)


def _no(name: str, **words: str | int) -> Refusal:
    given: Words = dict(words)
    return Refusal(f"megadates-refuse-correct-{name}", given, "N-166")


def _range(state: MegadatesState, kind: str, ship: int) -> tuple[int, int]:
    if kind == "hull":
        return 1, int(state.setup.hulls[ship])
    if kind == "fire":
        return 0, _MOST_FIRE
    return -int(state.setup.astern[ship]), int(state.setup.speeds_max[ship])


def _may_restore(state: MegadatesState, unit: int) -> bool:
    """It is lost, and its ship is afloat in its own fleet with room on deck."""
    home = state.setup.home[unit]
    if state.place[unit] >= 0 or state.status[home] != AFLOAT or state.side[home] != state.setup.sides[home]:
        return False
    return bool(state.units_aboard(home, state.side_of(unit)) < state.setup.decks[home])


def _why_not_rope(state: MegadatesState, what: Correction, ship: int) -> Refusal | None:
    other = int(ship_with(state, ship_code(what.value)))
    name = state.setup.names[ship]
    if what.kind == "unlink":
        held = other >= 0 and state.links[ship * state.setup.ships + other] > 0
        return None if held else _no("unlink", ship=name, other=what.value)
    are_enemies = other >= 0 and state.status[other] == AFLOAT and state.side[ship] != state.side[other]
    has_room = are_enemies and state.links[ship * state.setup.ships + other] < _MOST_ROPES
    if has_room and state.do_share(ship, other):
        return None
    return _no("link", ship=name, other=what.value)


def _new_place(state: MegadatesState, what: Correction, ship: int) -> tuple[int, int]:
    """Stern and facing after it."""
    stern, facing = int(state.stern[ship]), int(state.facing[ship])
    if what.kind == "shift":
        return int(state.setup.sea.ahead(stern, FACING_NAMES.index(what.value))), facing
    return stern, int(left(facing) if what.value == "L" else right(facing))


def _may_lie(state: MegadatesState, ship: int, stern: int, facing: int) -> bool:
    """On the map, free of land, and still with every ship it hangs on."""
    if (
        stern < 0
        or not is_on_map(state, ship, stern, facing)
        or not is_free_of_land(state, ship, stern, facing)
    ):
        return False
    moved = state.copy()
    moved.stern[ship], moved.facing[ship] = stern, facing
    others = [other for other in range(state.setup.ships) if other != ship]
    return all(moved.do_share(ship, other) for other in others if state.are_attached(ship, other))


def captains(state: MegadatesState, action: int) -> tuple[int, ...]:
    """Who commands the ships that a correction changes; nobody where there are no such ships."""
    ships = _ships(state, correction_of(action))
    return tuple(sorted({int(state.captain[ship]) for ship in ships if ship >= 0}))


def _ships(state: MegadatesState, what: Correction) -> list[int]:
    """The ships that a correction changes, -1 for one that is not in this battle."""
    if what.kind == "restore":
        unit = int(unit_with(state, what.code))
        return [int(state.setup.home[unit])] if unit >= 0 else []
    codes = [what.code]
    if what.kind in ("link", "unlink"):
        codes.append(ship_code(what.value))
    return [int(ship_with(state, code)) for code in codes]


def apply(state: MegadatesState, action: int, log: list[Event] | None) -> None:
    """Put it right, tell who may know, and let the captains concerned write anew."""
    what = correction_of(action)
    if what.kind == "restore":
        unit = int(unit_with(state, what.code))
        ship = int(state.setup.home[unit])
        _restore(state, unit, ship)
    else:
        ship = int(ship_with(state, what.code))
        _set(state, what, ship)
    concerned = captains(state, action)
    for seat in concerned:
        reopen_orders(state, seat)
    if log is not None:
        _tell(state, what, ship, concerned, log)


def _set(state: MegadatesState, what: Correction, ship: int) -> None:
    if what.kind == "hull":
        state.hull[ship] = int(what.value)
    elif what.kind == "fire":
        state.fire[ship] = int(what.value)
    elif what.kind == "speed":
        state.speed[ship] = state.moved[ship] = int(what.value)
    elif what.kind in ("shift", "swing"):
        state.stern[ship], state.facing[ship] = _new_place(state, what, ship)
    else:
        pair = ship * state.setup.ships + int(ship_with(state, ship_code(what.value)))
        state.links[pair] += 1 if what.kind == "link" else -1
        state.old_links[pair] = state.links[pair]


def _restore(state: MegadatesState, unit: int, ship: int) -> None:
    """Back on its own deck, in order."""
    state.place[unit] = ship
    state.section[unit] = state.setup.unit_sections[unit]
    state.disorder[unit] = 0
    state.marks[unit] = 0
    state.prepared[unit] = 0


def _tell(
    state: MegadatesState, what: Correction, ship: int, concerned: tuple[int, ...], log: list[Event]
) -> None:
    name = state.setup.names[ship]
    if what.kind not in _HIDDEN and not state.setup.fog:
        log.append(Corrected(ship=name, action=str(what)))
        return
    log.append(Corrected(ship=name, action=str(what), only=concerned))
    log.append(Corrected(ship="" if state.setup.fog else name, action="", but=concerned))

"""Units for the actions of an order that name none: one for each, if that can be done at all (N-118).

It is a matching of units and actions, so the order of words never matters. Each action in turn, as
`Wanted.key` sorts them, gets the best of its units that leaves one for every other; then the rest is spread.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, Final

from ludi.games.megadates.cards import Wanted
from ludi.games.megadates.courses import ghost
from ludi.games.megadates.orders import may_order
from ludi.games.megadates.printed import ARROW_RANGE, FIRE_RANGE
from ludi.games.megadates.setup import BALLISTA, BOW, MILITES, SAGITARII
from ludi.games.megadates.sight import is_shown
from ludi.games.megadates.state import AFLOAT, GRAPPLE, REPAIR, SHOOT, VERBS

if TYPE_CHECKING:
    from ludi.games.megadates.rules import MegadatesState

_RANKS: Final = {SHOOT: (SAGITARII, BALLISTA), GRAPPLE: (MILITES, SAGITARII), REPAIR: (SAGITARII, MILITES)}
_TAKE_ALL: Final = (SHOOT, GRAPPLE, REPAIR)  # use every free unit; the others one


class OneTooMany(Exception):
    """No unit is left for an action: with which others it competes, and for which units."""

    def __init__(self, action: Wanted, rivals: list[Wanted], units: list[int]) -> None:
        super().__init__(action.verb)
        self.action = action
        self.rivals = rivals
        self.units = units


def units_for(
    state: MegadatesState, ship: int, seat: int, wanted: list[Wanted], taken: set[int]
) -> list[list[int]]:
    """For each of these actions, sorted by their keys, the units that get it; `taken` have another."""
    able = [[unit for unit in _able(state, ship, seat, action) if unit not in taken] for action in wanted]
    _check(wanted, able)
    found: list[list[int]] = []
    for n in range(len(wanted)):
        taken = taken | {unit for units in found for unit in units}
        found.append(
            [next(u for u in able[n] if _are_possible(able[n + 1 :], taken | {u}) and u not in taken)]
        )
    for n, action in enumerate(wanted):
        if VERBS.index(action.verb.lower()) in _TAKE_ALL:
            taken = taken | {unit for units in found for unit in units}
            found[n] += [u for u in able[n] if u not in taken and _is_of_use(state, ship, seat, action, u)]
    return found


# The matching


def _check(wanted: list[Wanted], able: list[list[int]]) -> None:
    holders: dict[int, int] = {}
    for n in range(len(wanted)):
        seen: list[int] = []
        if not _seat(n, able, holders, (), seen):
            rivals = sorted({n, *(holders[unit] for unit in seen)})
            raise OneTooMany(wanted[n], [wanted[rival] for rival in rivals], sorted(seen))


def _are_possible(able: list[list[int]], taken: Collection[int]) -> bool:
    """Whether each can have a unit of its own beside those taken."""
    holders: dict[int, int] = {}
    return all(_seat(n, able, holders, taken, []) for n in range(len(able)))


def _seat(
    n: int, able: list[list[int]], holders: dict[int, int], taken: Collection[int], seen: list[int]
) -> bool:
    """Find a unit for one more action; who holds it may have to take another."""
    for unit in able[n]:
        if unit in seen or unit in taken:
            continue
        seen.append(unit)
        if unit not in holders or _seat(holders[unit], able, holders, taken, seen):
            holders[unit] = n
            return True
    return False


# Who can do what


def _able(state: MegadatesState, ship: int, seat: int, action: Wanted) -> list[int]:
    """Units that may be given the action, best first."""
    kinds = state.setup.unit_kinds
    verb = VERBS.index(action.verb.lower())
    ranks = _RANKS.get(verb, (SAGITARII, MILITES, BALLISTA))
    found = [unit for unit in range(state.setup.units) if may_order(state, unit, verb, ship)]
    far = {unit: _too_far(state, ship, seat, action, unit) if verb == SHOOT else 0 for unit in found}
    return sorted(found, key=lambda unit: (far[unit], ranks.index(kinds[unit]), unit))


def _is_of_use(state: MegadatesState, ship: int, seat: int, action: Wanted, unit: int) -> bool:
    """Nobody more is told to shoot at what cannot come within his range."""
    return action.verb != "SHOOT" or _too_far(state, ship, seat, action, unit) == 0


def _too_far(state: MegadatesState, ship: int, seat: int, action: Wanted, unit: int) -> int:
    """Rexes that the nearest target is beyond range from where the course ends, row as it may."""
    setup = state.setup
    stern, facing = ghost(state, ship)
    is_bow = setup.lengths[ship] == 2 and state.section[unit] == BOW
    here = setup.sea.ahead(stern, facing) if is_bow else stern
    has_fire = state.prepared[unit] and not action.is_plain
    reach = (FIRE_RANGE if has_fire else ARROW_RANGE)[setup.unit_kinds[unit]]
    gaps = [
        setup.sea.distance(here, rex) - setup.speeds[target] - reach
        for target in _targets(state, ship, seat, action)
        for rex in state.rexes(target)
    ]
    return max(0, min(gaps, default=0))


def _targets(state: MegadatesState, ship: int, seat: int, action: Wanted) -> list[int]:
    """The ships that are named; any enemy in sight where `near` or nobody is."""
    return [
        target
        for target in range(state.setup.ships)
        if state.status[target] == AFLOAT
        and state.side[target] != state.side[ship]
        and is_shown(state, seat, target)
        and (
            not action.targets
            or "near" in action.targets
            or state.setup.names[target].lower() in action.targets
        )
    ]

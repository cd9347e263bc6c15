"""What never changes in a battle: chits, units and links are conserved."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludi.games.megadates.courses import course_length, is_free_of_land, is_on_map
from ludi.games.megadates.printed import CHIT_COPIES, CHIT_NAMES, CHITS
from ludi.games.megadates.state import (
    AFLOAT,
    CASUALTY,
    DEAD,
    ORDERING,
    ROWDIS,
    STUCK,
    SUBPHASES,
    SUNK,
    TAKEN,
    UNITDIS,
)

if TYPE_CHECKING:
    from ludi.games.megadates.state import Position


def check(state: Position) -> None:
    """Raise AssertionError when a law of conservation is broken."""
    for ship in range(state.setup.ships):
        _check_ship(state, ship)
        for kind in range(CHITS):
            _check_chit(state, ship, kind)
    for unit in range(state.setup.units):
        _check_unit(state, unit)
    _check_links(state)


def _check_ship(state: Position, ship: int) -> None:
    setup, name = state.setup, state.setup.names[ship]
    assert state.hull[ship] <= setup.hulls[ship], f"{name} has more hull points than it began with"
    assert 0 <= state.extra[ship] <= setup.extras[ship], f"{name} has {state.extra[ship]} Extra cards"
    assert state.fire[ship] >= 0 and state.rowers[ship] >= 0, f"{name} has counters below 0"
    if state.status[ship] != SUNK and state.stage == ORDERING:
        assert state.hull[ship] > 0, f"{name} is not sunk with {state.hull[ship]} hull points (N-142)"
    if state.status[ship] == AFLOAT and state.stage == ORDERING:
        stern, facing = state.stern[ship], state.facing[ship]
        assert is_on_map(state, ship, stern, facing), f"{name} is beyond the map (N-016)"
        assert is_free_of_land(state, ship, stern, facing), f"{name} is on land (N-009)"
    holder = int(state.prize_of[ship])
    assert state.side[ship] == setup.sides[holder], f"{name} is on another side than who holds it (N-126)"
    assert state.captain[ship] == setup.captains[holder], f"{name} has another captain than its holder"
    assert (holder == ship) == (state.captors[ship] == 0), f"{name} is a prize of nobody (N-129)"
    assert course_length(state, ship) == sum(
        state.course[ship * SUBPHASES + k] != 0 for k in range(SUBPHASES)
    ), f"the course of {name} has a hole"


def _check_chit(state: Position, ship: int, kind: int) -> None:
    """Forty chits to a ship: in its deck, its damage box, in effect, or as disorder (N-146)."""
    base = (ship * CHITS + kind) * 2
    for copy in range(2):
        left = state.deck[base + copy]
        assert 0 <= left <= CHIT_COPIES[kind * 2 + copy], f"{left} of {CHIT_NAMES[kind]} in a deck"
    used = state.chits[ship * CHITS + kind] + state.box[ship * CHITS + kind]
    if ship == state.last_drawer:
        used += state.hand[kind * 2] + state.hand[kind * 2 + 1]
    if kind == ROWDIS:
        used += state.rowers[ship]
    if kind == UNITDIS:
        used += sum(marks_from(state, unit, ship) for unit in range(state.setup.units))
    out = state.chits_out(ship, kind)
    is_kept = out >= used if kind == CASUALTY else out == used
    assert is_kept, f"{state.setup.names[ship]}: {out} of {CHIT_NAMES[kind]} are out, {used} are in use"


def marks_from(state: Position, unit: int, ship: int) -> int:
    """Disorder counters of a unit that came from a ship's deck."""
    marks = [state.marks[unit] >> 5 * k & 31 for k in range(state.disorder[unit])]
    return sum(mark == ship for mark in marks)


def _check_unit(state: Position, unit: int) -> None:
    setup, name = state.setup, state.setup.unit_names[unit]
    place = int(state.place[unit])
    assert place in (DEAD, TAKEN) or 0 <= place < setup.ships, f"{name} is at {place}"
    assert place < 0 or setup.lengths[place] == 2 or state.section[unit] == 0, f"{name} is in no section"
    assert place < 0 or state.can_fight(unit) or place == setup.home[unit], f"{name} has moved (N-096)"
    if place < 0:
        assert state.disorder[unit] == 0, f"{name} is lost and disordered"
    else:
        boarders = state.units_aboard(place, state.side_of(unit))
        assert boarders <= setup.decks[place], f"{boarders} units on {setup.names[place]} (N-095)"


def _check_links(state: Position) -> None:
    """Ropes and stuck chits join ships that lie together."""
    n, names = state.setup.ships, state.setup.names
    for one in range(n):
        held = sum(state.stuck[one * n + other] for other in range(n))
        assert held == state.chits[one * CHITS + STUCK], f"{names[one]} is stuck to nobody"
        for other in range(n):
            if state.links[one * n + other] or state.stuck[one * n + other]:
                assert one != other, f"{names[one]} hangs on itself"
                assert state.do_share(one, other), f"{names[one]} and {names[other]} hang together apart"
                assert state.status[one] == state.status[other] == AFLOAT, f"{names[one]} hangs on nothing"

"""Step 4: repair, disorder, leaks, fire, and chits that take effect (N-130 to N-147)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from mypy_extensions import i64, mypyc_attr

from ludi.engine.views import Event
from ludi.games.megadates.codec import KIND_NAMES
from ludi.games.megadates.events import (
    Burns,
    HullLost,
    Mended,
    Released,
    TookEffect,
)
from ludi.games.megadates.fighting import Fighting
from ludi.games.megadates.fleet import CHIT_NAMES, CHITS
from ludi.games.megadates.sailing import HIT
from ludi.games.megadates.sea import NOWHERE
from ludi.games.megadates.setup import BALLISTA, MILITES, SAGITARII
from ludi.games.megadates.state import (
    AFLOAT,
    CASUALTY,
    IDLE,
    LAST_SINKING,
    LEAK,
    NO_BALLISTA,
    NONE,
    OARS,
    RAMHEAD,
    REPAIR,
    REPAIRING,
    ROWDIS,
    RUDDER,
    SEALING,
    STUCK,
    SUNK,
    UNGRAPPLE,
    UNITDIS,
    WHOLE,
)

FIRE_FOR_ONE: Final = 3  # counters that cost a hull point (N-140)
FIRE: Final = 0  # of KIND_NAMES
SEEN: Final = ("fire", "stuck", "grapple", "leak")  # mended in the sight of all, or as ordered openly
MENDABLE: Final = bytes([0, STUCK, OARS, RUDDER, RAMHEAD, NO_BALLISTA])  # the chits of KIND_NAMES


@mypyc_attr(acyclic=True)
class Mending(Fighting):
    """The rules of repair and of damage worked out."""

    __slots__ = ()

    # Repair

    def _begin_repairs(self, log: list[Event] | None) -> None:
        """One-turn chits leave; then repairs, fire-fighting and cutting (N-047, N-101, N-135)."""
        for ship in range(self.setup.ships):
            for kind in range(CHITS):
                if self.is_one_turn(kind):
                    while self.chits[ship * CHITS + kind]:
                        self.chits[ship * CHITS + kind] -= 1
                        self.give_back(ship, kind)
        self._begin(REPAIRING)
        for ship in range(self.setup.ships):
            if self.status[ship] == AFLOAT:
                for unit in self.menders(ship):
                    self._add_repair(ship, unit, log)

    def menders(self, ship: i64) -> list[int]:
        """Units that repair or cut, though they fought: M before S, then by number (N-030, N-168)."""
        found: list[int] = []
        for unit in range(self.setup.units):
            if self.place[unit] == ship and self.verb[unit] in (REPAIR, UNGRAPPLE):
                found.append(unit)
        return found

    def _add_repair(self, ship: i64, unit: i64, log: list[Event] | None) -> None:
        """A die; own ropes are let go without one (N-101)."""
        self.gave[unit] = 1
        if self.verb[unit] != UNGRAPPLE or not self._has_let_go(ship, unit, log):
            self._add(ship, unit)

    def _has_let_go(self, ship: i64, unit: i64, log: list[Event] | None) -> bool:
        """Let own ropes go; True when nobody else's are left to cut."""
        n: i64 = self.setup.ships
        wanted = self.targets_of(unit)
        has_let_go = False
        has_others = False
        for other in range(n):
            if self.links[ship * n + other] and (not wanted or other in wanted):
                self.links[ship * n + other] = 0
                has_let_go = True
                if log is not None:
                    log.append(Released(ship=self.setup.names[ship], target=self.setup.names[other]))
            if self.links[other * n + ship]:
                has_others = True
        return has_let_go and not has_others

    def _repair_die(self, die: i64, log: list[Event] | None) -> None:
        self.step = 1
        ship: i64 = self._part(0)
        unit: i64 = self._part(1)
        mended = ""
        if die >= HIT:
            mended = self._cut(ship, unit) if self.verb[unit] == UNGRAPPLE else self._mend(ship, unit)
        if log is not None:
            self._tell_repair(ship, self.setup.unit_names[unit], die, mended, log)

    def _tell_repair(self, ship: i64, unit: str, die: i64, mended: str, log: list[Event]) -> None:
        """Fire and ropes are seen by all, other damage is the captain's own affair (N-157, N-158)."""
        told = Mended(ship=self.setup.names[ship], unit=unit, die=die, mended=mended)
        if die < HIT or mended in SEEN:
            log.append(told)
            return
        captain = (int(self.captain[ship]),)
        log.append(replace(told, only=captain))
        log.append(replace(told, mended="?", but=captain))

    def _cut(self, ship: i64, unit: i64) -> str:
        """One grapple card of an enemy is removed, of the preferred ship first."""
        n: i64 = self.setup.ships
        for other in [*self.targets_of(unit), *range(n)]:
            if other < n and self.links[other * n + ship]:
                self.links[other * n + ship] -= 1
                return "grapple"
        return ""

    def _mend(self, ship: i64, unit: i64) -> str:
        """One fire counter or chit in effect, in the order preferred (N-135 to N-137)."""
        for kind in [*self.targets_of(unit), *range(len(KIND_NAMES))]:
            if kind == FIRE:
                if self.fire[ship]:
                    self.fire[ship] -= 1
                    return KIND_NAMES[FIRE]
            elif self.chits[ship * CHITS + MENDABLE[kind]]:
                self._remove_chit(ship, MENDABLE[kind])
                return KIND_NAMES[kind]
        return ""

    def _begin_sealing(self, log: list[Event] | None) -> None:
        """Rowers at a leak: one die (N-138)."""
        self._begin(SEALING)
        for ship in range(self.setup.ships):
            if self.status[ship] == AFLOAT and self.seal[ship] and self.chit(ship, LEAK):
                self._add(ship)

    def _seal_die(self, die: i64, log: list[Event] | None) -> None:
        self.step = 1
        ship: i64 = self._part(0)
        if die >= HIT:
            self._remove_chit(ship, LEAK)
        if log is not None:
            self._tell_repair(ship, "", die, "leak" if die >= HIT else "", log)

    # Disorder, leaks, fire

    def _end_repairs(self, log: list[Event] | None) -> None:
        """c) disorder, d) leaks, e) fire; ships may sink; f) what is afloat spreads fire (N-047, N-049)."""
        for unit in range(self.setup.units):
            did_nothing = self.gave[unit] == 0 and self.verb[unit] == IDLE
            if self.disorder[unit] and did_nothing and self.status[self.place[unit]] == AFLOAT:
                self.take_mark(unit)
        for ship in range(self.setup.ships):
            if self.status[ship] == AFLOAT:
                self._calm_rowers(ship)
                self._leak_and_burn(ship, log)
        self._sink(LAST_SINKING, log)
        self._spread_fire(log)

    def _calm_rowers(self, ship: i64) -> None:
        """One counter, if the ship lay still and they did nothing else (N-025, N-066, N-134)."""
        if self.rowers[ship] and not self.rowed[ship] and not self.seal[ship]:
            self.rowers[ship] -= 1
            self.give_back(ship, ROWDIS)

    def _leak_and_burn(self, ship: i64, log: list[Event] | None) -> None:
        """One point for leaks, one for every three fire counters (N-139, N-140)."""
        leaks: i64 = self.chit(ship, LEAK)
        if leaks and not self.setup.leak_per_chit:
            leaks = 1
        burnt: i64 = self.fire[ship] // FIRE_FOR_ONE
        self.hull[ship] -= leaks + burnt
        if log is not None:
            name = self.setup.names[ship]
            if leaks:
                log.append(HullLost(ship=name, cause="leak", points=leaks, only=(int(self.captain[ship]),)))
            if burnt:
                log.append(HullLost(ship=name, cause="fire", points=burnt))

    def _spread_fire(self, log: list[Event] | None) -> None:
        """As many fire counters as hull points set an attached ship alight (N-141)."""
        n: i64 = self.setup.ships
        alight = [
            (ship, other)
            for ship in range(n)
            for other in range(n)
            if ship != other
            and self.status[ship] == AFLOAT
            and self.status[other] == AFLOAT
            and self.fire[ship] > 0
            and self.fire[ship] >= self.hull[ship]
            and self.are_attached(ship, other)
        ]
        for ship, other in alight:
            self.fire[other] += 1
            if log is not None:
                log.append(Burns(ship=self.setup.names[other], die=0, counters=self.fire[other]))

    # Chits take effect

    def _take_effect(self, log: list[Event] | None) -> None:
        """g) What lies in the damage boxes works from the next turn on (N-047, N-048)."""
        for ship in range(self.setup.ships):
            for kind in range(CHITS):
                while self.box[ship * CHITS + kind]:
                    self.box[ship * CHITS + kind] -= 1
                    self._apply_chit(ship, kind, log)
        for pair in range(self.setup.ships * self.setup.ships):
            self.stuck_box[pair] = 0

    def _apply_chit(self, ship: i64, kind: i64, log: list[Event] | None) -> None:
        """It takes effect and its captain hears of it, or it goes back and nobody does (N-019, N-145)."""
        unit: i64 = NOWHERE
        has_effect = self.status[ship] != SUNK and kind != NONE
        if has_effect and kind in (UNITDIS, CASUALTY):
            unit = self.least_disordered(ship) if kind == UNITDIS else self._weakest(ship)
            has_effect = unit != NOWHERE
        elif has_effect and kind == STUCK:
            has_effect = self._apply_stuck(ship)
        elif has_effect and kind == NO_BALLISTA:
            has_effect = self._ballistas(ship) > self.chit(ship, NO_BALLISTA)
        if not has_effect:
            self.give_back(ship, kind)
            return
        if kind == ROWDIS:
            self.rowers[ship] += 1
        elif kind == UNITDIS:
            self.mark(unit, ship)
        elif kind == CASUALTY:
            self._lose_unit(unit, ship)
        else:
            self.chits[ship * CHITS + kind] += 1
        if log is not None:
            name = self.setup.unit_names[unit] if unit != NOWHERE else ""
            captain = (int(self.captain[ship]),)
            log.append(
                TookEffect(ship=self.setup.names[ship], chit=CHIT_NAMES[kind], unit=name, only=captain)
            )

    def _lose_unit(self, unit: i64, ship: i64) -> None:
        """A casualty, to the credit of who hurt the ship (N-127)."""
        hurters = self._hurters(ship)
        for by in hurters:
            self.killed[by] += WHOLE // len(hurters)
        self.kill_unit(unit)

    def _apply_stuck(self, ship: i64) -> bool:
        """Hold the ship to its partner, if that is still there (N-145, N-147)."""
        n: i64 = self.setup.ships
        for other in range(n):
            pair: i64 = ship * n + other
            if self.stuck_box[pair]:
                self.stuck_box[pair] -= 1
                if self.status[ship] == self.status[other] == AFLOAT and self.do_share(ship, other):
                    self.stuck[pair] += 1
                    return True
        return False

    def _ballistas(self, ship: i64) -> i64:
        count: i64 = 0
        for unit in range(self.setup.units):
            if self.place[unit] == ship and self.setup.unit_kinds[unit] == BALLISTA:
                count += 1
        return count

    def least_disordered(self, ship: i64) -> i64:
        """The owner's unit with the fewest counters, ties by id (N-132)."""
        best: i64 = NOWHERE
        for unit in range(self.setup.units):
            if self.place[unit] != ship or self.side_of(unit) != self.side[ship]:
                continue
            if best == NOWHERE or self.disorder[unit] < self.disorder[best]:
                best = unit
        return best

    def _weakest(self, ship: i64) -> i64:
        """Sagitarii before milites, ballistas last; the most disordered first."""
        best: i64 = NOWHERE
        best_worth: i64 = 0
        for unit in range(self.setup.units):
            if self.place[unit] == ship and self.side_of(unit) == self.side[ship]:
                kind: i64 = self.setup.unit_kinds[unit]
                worth: i64 = 0 if kind == SAGITARII else 100 if kind == MILITES else 200
                worth -= self.disorder[unit]
                if best == NOWHERE or worth < best_worth:
                    best = unit
                    best_worth = worth
        return best

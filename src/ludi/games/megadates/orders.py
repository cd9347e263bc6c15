"""Orders: what a seat may write for its ships, part by part (section 13, N-050 to N-067)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from ludi.games.megadates.codec import (
    AT,
    DONE,
    FLAG,
    FLAGS,
    KIND,
    KIND_NAMES,
    NEAR,
    PLAIN,
    RAM,
    RETURN,
    SEAL,
    SHIP_CODES,
    SIGNALS,
    STEP,
    TO,
    UNIT_CODES,
    VERB,
)
from ludi.games.megadates.sea import left, opposite, right
from ludi.games.megadates.setup import BALLISTA, MILITES
from ludi.games.megadates.state import (
    AFLOAT,
    AHEAD,
    ASTERN,
    EXTRA,
    GRAPPLE,
    IDLE,
    LEAK,
    LIE,
    MOVE,
    NO_STEP,
    OFF_MAP,
    PIVOT_LEFT,
    PIVOT_RIGHT,
    PREP,
    RAMHEAD,
    REPAIR,
    SHOOT,
    STOP,
    SUBPHASES,
    UNGRAPPLE,
    Position,
    other_section,
)

SLOW_DOWN: Final = 2  # rexes a turn (N-054)
MOST_TARGETS: Final = 6
NEAREST: Final = 61  # in place of a ship in a list of targets
PIVOTS: Final = 4  # subphases in which a ship that lies still may turn (N-066)
NO_WAY: Final = 0
GOES_AHEAD: Final = 1
GOES_ASTERN: Final = 2
PIVOTING: Final = 3


@mypyc_attr(acyclic=True)
class Orders(Position):
    """The part of the rules before the reveal."""

    __slots__ = ()

    # Courses

    def length(self, ship: i64) -> i64:
        """Subphases with something in them."""
        n: i64 = 0
        while n < SUBPHASES and self.course[ship * SUBPHASES + n] != NO_STEP:
            n += 1
        return n

    def way(self, ship: i64) -> i64:
        """Whether the course so far goes ahead, astern, or only turns."""
        for k in range(SUBPHASES):
            step: i64 = self.course[ship * SUBPHASES + k]
            if AHEAD <= step < ASTERN:
                return GOES_AHEAD
            if ASTERN <= step < STOP:
                return GOES_ASTERN
            if step >= PIVOT_LEFT:
                return PIVOTING
        return NO_WAY

    def steps_so_far(self, ship: i64, first: i64, last: i64) -> i64:
        """How many steps of the course are one of these kinds."""
        count: i64 = 0
        for k in range(SUBPHASES):
            step: i64 = self.course[ship * SUBPHASES + k]
            if first <= step <= last:
                count += 1
        return count

    def turns_so_far(self, ship: i64) -> i64:
        """Turns in the course so far."""
        count: i64 = 0
        for k in range(SUBPHASES):
            if turn_of(self.course[ship * SUBPHASES + k]) != 0:
                count += 1
        return count

    def has_stop(self, ship: i64) -> bool:
        """Whether the course ends with an emergency stop."""
        return self.steps_so_far(ship, STOP, STOP) > 0

    def ghost(self, ship: i64) -> tuple[i64, i64]:
        """Stern and facing after the course so far, if nothing comes between."""
        stern: i64 = self.stern[ship]
        facing: i64 = self.facing[ship]
        for k in range(SUBPHASES):
            stern, facing = self.after_step(ship, stern, facing, self.course[ship * SUBPHASES + k])
        return stern, facing

    def after_step(self, ship: i64, stern: i64, facing: i64, step: i64) -> tuple[i64, i64]:
        """Stern and facing after one step (N-007, N-008, N-064)."""
        sea = self.setup.sea
        if AHEAD <= step < ASTERN:
            stern = sea.ahead(stern, facing)
        elif ASTERN <= step < STOP:
            stern = sea.ahead(stern, opposite(facing))
        turn: i64 = turn_of(step)
        if turn < 0:
            facing = left(facing)
        elif turn > 0:
            facing = right(facing)
        return stern, facing

    def is_free_of_land(self, ship: i64, stern: i64, facing: i64) -> bool:
        """Neither stern nor bow on land (N-009)."""
        sea = self.setup.sea
        if sea.is_land[stern]:
            return False
        return self.setup.lengths[ship] == 1 or sea.is_land[sea.ahead(stern, facing)] == 0

    def is_on_map(self, ship: i64, stern: i64, facing: i64) -> bool:
        """All its rexes (N-016)."""
        sea = self.setup.sea
        if sea.is_sea[stern] == 0:
            return False
        return self.setup.lengths[ship] == 1 or sea.is_sea[sea.ahead(stern, facing)] != 0

    def least_steps(self, ship: i64) -> i64:
        """A ship slows down by two rexes at most (N-054)."""
        least: i64 = self.speed[ship] - SLOW_DOWN
        return least if least > 0 else 0

    def may_step(self, ship: i64, step: i64) -> bool:
        """Whether the next step of the course may be this one."""
        n: i64 = self.length(ship)
        if n == SUBPHASES or self.has_stop(ship) or self.is_attached(ship) or not self.has_hands(ship):
            return False
        way: i64 = self.way(ship)
        if AHEAD <= step < ASTERN:
            return way in (NO_WAY, GOES_AHEAD) and self._may_go_ahead(ship, step)
        if ASTERN <= step < STOP:
            return way in (NO_WAY, GOES_ASTERN) and self._may_go_astern(ship, step)
        if step == STOP:
            return way in (NO_WAY, GOES_AHEAD) and self.speed[ship] >= 0 and self._is_still_on_map(ship)
        return way in (NO_WAY, PIVOTING) and n < PIVOTS and self._may_pivot(ship, step)

    def _may_go_ahead(self, ship: i64, step: i64) -> bool:
        """Within speed, Extra cards and turns, over the sea (N-050 to N-053, N-059, N-065)."""
        if self.moved[ship] < 0:
            return False
        extras: i64 = self.steps_so_far(ship, EXTRA, EXTRA + 2)
        if step >= EXTRA:
            if extras >= self.top_extras(ship):
                return False
        elif extras or self.steps_so_far(ship, AHEAD, AHEAD + 2) >= self.top_speed(ship):
            return False
        return self._is_way_clear(ship, step) and self._may_turn(ship, step)

    def _may_go_astern(self, ship: i64, step: i64) -> bool:
        """After a whole turn at speed 0 or astern (N-058, N-060)."""
        if self.moved[ship] > 0 or self.steps_so_far(ship, ASTERN, ASTERN + 2) >= self.top_astern(ship):
            return False
        return self._is_way_clear(ship, step) and self._may_turn(ship, step)

    def _may_turn(self, ship: i64, step: i64) -> bool:
        return turn_of(step) == 0 or self.turns_so_far(ship) < self.top_turns(ship)

    def _is_still_on_map(self, ship: i64) -> bool:
        stern, facing = self.ghost(ship)
        return self.is_on_map(ship, stern, facing)

    def _is_way_clear(self, ship: i64, step: i64) -> bool:
        """No land before or after the turn; who has left the map goes no further (N-009, N-016)."""
        stern, facing = self.ghost(ship)
        if not self.is_on_map(ship, stern, facing):
            return False
        straight: i64 = AHEAD if step < ASTERN else ASTERN
        ahead, same = self.after_step(ship, stern, facing, straight)
        if not self.is_free_of_land(ship, ahead, same):
            return False
        there, turned = self.after_step(ship, stern, facing, step)
        return self.is_free_of_land(ship, there, turned)

    def _may_pivot(self, ship: i64, step: i64) -> bool:
        """A ship at speed 0 may always turn as often as its type says (N-066)."""
        if self.least_steps(ship) > 0:
            return False
        if step == LIE:
            return self.length(ship) < PIVOTS - 1
        if self.turns_so_far(ship) >= self.setup.turns[ship]:
            return False
        stern, facing = self.ghost(ship)
        there, turned = self.after_step(ship, stern, facing, step)
        return self.is_free_of_land(ship, there, turned)

    def is_course_done(self, ship: i64) -> bool:
        """It may stay as it is: fast enough, stopped, held fast, or off the map."""
        if self.status[ship] != AFLOAT or self.has_stop(ship) or self.is_attached(ship):
            return True
        if not self.has_hands(ship) or not self._is_still_on_map(ship):
            return True
        return self.steps_so_far(ship, AHEAD, EXTRA + 2) >= self.least_steps(ship)

    # Units

    def may_order(self, unit: i64, verb: i64, ship: i64) -> bool:
        """Whether a unit of this ship's orders may be given this one (N-024 to N-030)."""
        if self.place[unit] < 0 or self.verb[unit] != IDLE or self.ordering_ship_of(unit) != ship:
            return False
        if self.status[self.place[unit]] != AFLOAT or self.disorder[unit]:
            return False
        kind: i64 = self.setup.unit_kinds[unit]
        if verb == MOVE:
            return kind != BALLISTA and len(self.ways_for(unit)) > 0
        if self.place[unit] != ship or self.is_engaged(unit):
            return False
        if verb in (SHOOT, PREP):
            return kind != MILITES and not self.is_silent(unit) and (verb == SHOOT or not self.prepared[unit])
        return kind != BALLISTA

    def ways_for(self, unit: i64) -> list[int]:
        """Where a unit may be sent: TO tokens (N-090 to N-092)."""
        ship: i64 = self.place[unit]
        found: list[int] = []
        if self.setup.lengths[ship] == 2:
            found.append(TO + other_section(self.section[unit]))
        for other in range(self.setup.ships):
            if other != ship and self.status[other] == AFLOAT and self.has_way(unit, other):
                for section in range(self.setup.lengths[other]):
                    if self.is_beside(ship, other, section):
                        found.append(TO + 2 + 2 * self.code(other) + section)
        return sorted(found)

    def has_way(self, unit: i64, ship: i64) -> bool:
        """Over a rope that a ship of its side threw: the one it stands on, or the one it goes to (N-092)."""
        here: i64 = self.place[unit]
        side: i64 = self.side_of(unit)
        if self.side[here] == side and self._has_old_rope(here, ship):
            return True
        return self.side[ship] == side and self._has_old_rope(ship, here)

    def _has_old_rope(self, thrower: i64, held: i64) -> bool:
        """One of an earlier turn that is still there (N-092)."""
        link: i64 = thrower * self.setup.ships + held
        return self.old_links[link] > 0 and self.links[link] > 0

    def is_beside(self, ship: i64, other: i64, section: i64) -> bool:
        """Whether a section of the other lies in a rex of this ship, so that one can cross to it (N-091)."""
        return self.is_in(ship, self.rex_of_section(other, section))

    def code(self, ship: i64) -> i64:
        """The ship's code in the notation."""
        return self.setup.ship_codes[ship]

    def ship_with(self, code: i64) -> i64:
        """The ship of a code, or -1."""
        for ship in range(self.setup.ships):
            if self.setup.ship_codes[ship] == code:
                return ship
        return -1

    def unit_with(self, code: i64) -> i64:
        """The unit of a code, or -1."""
        for unit in range(self.setup.units):
            if self.setup.unit_codes[unit] == code:
                return unit
        return -1

    def targets_of(self, unit: i64) -> list[int]:
        """The preferred targets of a unit, ships or NEAREST; for a repair the kinds."""
        found: list[int] = []
        rest: i64 = self.targets[unit]
        while rest:
            found.append((rest & 63) - 1)
            rest >>= 6
        return found

    def _add_target(self, unit: i64, target: i64) -> None:
        shift: i64 = 6 * len(self.targets_of(unit))
        self.targets[unit] |= (target + 1) << shift

    # Tokens

    def order_tokens(self, seat: i64) -> list[int]:
        """Every next part of the seat's orders, ascending."""
        if self.locked[seat]:
            return []
        ship: i64 = self.ordering[seat]
        unit: i64 = self.unit[seat] - 1
        if unit >= 0 and self.verb[unit] == MOVE and self.targets[unit] == 0:
            return self.ways_for(unit)
        found = self._ship_tokens(ship)
        if unit >= 0:
            found += self._target_tokens(unit)
        if self.status[ship] == AFLOAT:
            found += self._unit_tokens(ship)
        if self.is_course_done(ship):
            found.append(DONE)
        found.sort()
        return found

    def _ship_tokens(self, ship: i64) -> list[int]:
        """Steps first; then ram, seal and the flag, before the units, among them or after them."""
        found: list[int] = []
        if self.status[ship] == OFF_MAP:
            return [] if self.returns[ship] else [RETURN]
        if not self.is_course_closed(ship):
            for step in range(AHEAD, LIE + 1):
                if self.may_step(ship, step):
                    found.append(STEP + step - 1)
        if self.is_course_done(ship):
            if self.may_ram(ship):
                found.append(RAM)
            if self.may_seal(ship):
                found.append(SEAL)
            if self.flag[ship] == 0 and self.may_fly(ship):
                found += self._flag_tokens(ship)
        return found

    def is_course_closed(self, ship: i64) -> bool:
        """Whether anything is ordered after the course; a whole line takes steps anywhere (section 13)."""
        return self.counter[ship] + self.ram[ship] + self.seal[ship] + self.flag[ship] > 0

    def may_ram(self, ship: i64) -> bool:
        """With a step ahead and a sound ram (section 13)."""
        return (
            self.ram[ship] == 0
            and self.steps_so_far(ship, AHEAD, EXTRA + 2) > 0
            and self.chit(ship, RAMHEAD) == 0
        )

    def may_seal(self, ship: i64) -> bool:
        """Rowers in order on a ship that lies still and leaks (N-138)."""
        return (
            self.seal[ship] == 0
            and self.length(ship) == 0
            and self.rowers[ship] == 0
            and self.chit(ship, LEAK) > 0
            and self.has_hands(ship)
        )

    def may_fly(self, ship: i64) -> bool:
        """Commanders hoist flags, as long as their ship is their own (N-152, N-156)."""
        if self.side[ship] != self.setup.sides[ship]:
            return False
        if self.setup.roles[ship] > 0:
            return self.lost[ship] == 0
        return self._is_new_flagship(ship)

    def _is_new_flagship(self, ship: i64) -> bool:
        """With the option, two turns after its flagship is lost a squadron has another one (N-156)."""
        if not self.setup.new_flagship:
            return False
        first: i64 = -1
        for other in range(self.setup.ships):
            if self.setup.squadrons[other] != self.setup.squadrons[ship]:
                continue
            is_own = self.side[other] == self.setup.sides[other]
            if self.setup.roles[other] > 0 and (self.lost[other] == 0 or self.turn < self.lost[other] + 2):
                return False
            if first < 0 and is_own and self.status[other] == AFLOAT:
                first = other
        return first == ship

    def _flag_tokens(self, ship: i64) -> list[int]:
        """Each signal to all, or to one squadron of the fleet."""
        squadrons = {self.setup.squadrons[other] for other in range(self.setup.ships)}
        own = [s for s in sorted(squadrons) if self._side_of_squadron(s) == self.side[ship]]
        return [
            FLAG + signal * FLAGS + to for signal in range(len(SIGNALS)) for to in [0, *(s + 1 for s in own)]
        ]

    def _side_of_squadron(self, squadron: i64) -> i64:
        for ship in range(self.setup.ships):
            if self.setup.squadrons[ship] == squadron:
                return self.setup.sides[ship]
        return -1

    def _unit_tokens(self, ship: i64) -> list[int]:
        found: list[int] = []
        if not self.is_course_done(ship):
            return found
        for unit in range(self.setup.units):
            if self.place[unit] < 0 or self.ordering_ship_of(unit) != ship:
                continue
            for verb in range(SHOOT, MOVE + 1):
                if self.may_order(unit, verb, ship):
                    found.append(VERB + (verb - 1) * SHIP_CODES * UNIT_CODES + self.setup.unit_codes[unit])
        return found

    def _target_tokens(self, unit: i64) -> list[int]:
        """Targets that may be added to the last order of a unit."""
        verb: i64 = self.verb[unit]
        given = self.targets_of(unit)
        if self.plain[unit]:
            return []
        if len(given) == MOST_TARGETS or verb in (PREP, MOVE):
            return [PLAIN] if verb == SHOOT else []
        if verb == REPAIR:
            return [KIND + kind for kind in range(len(KIND_NAMES)) if kind not in given]
        side: i64 = self.side_of(unit)
        found: list[int] = []
        for ship in range(self.setup.ships):
            if self.status[ship] != AFLOAT or ship in given or ship == self.place[unit]:
                continue
            if verb in (GRAPPLE, UNGRAPPLE) or self.side[ship] != side:
                found.append(AT + self.code(ship))
        if verb == SHOOT:
            found += [PLAIN] if NEAREST in given else [NEAR, PLAIN]
        return found

    # Writing an order

    def write_order(self, seat: i64, action: i64) -> None:
        """Add a part to the seat's orders."""
        ship: i64 = self.ordering[seat]
        if action < RAM:
            self.course[ship * SUBPHASES + self.length(ship)] = action - STEP + 1
        elif action == RAM:
            self.ram[ship] = 1
        elif action == SEAL:
            self.seal[ship] = 1
        elif action == RETURN:
            self.returns[ship] = 1
        elif action < VERB:
            self.flag[ship] = action - FLAG + 1
            self.unit[seat] = 0
        elif action == DONE:
            self._end_ship(seat)
        else:
            self._write_unit(seat, ship, action)

    def _write_unit(self, seat: i64, ship: i64, action: i64) -> None:
        if action < AT:
            verb: i64 = (action - VERB) // (SHIP_CODES * UNIT_CODES)
            unit: i64 = self.unit_with((action - VERB) % (SHIP_CODES * UNIT_CODES))
            self.verb[unit] = verb + 1
            self.counter[ship] += 1
            self.under[unit] = ship + 1
            self.unit[seat] = unit + 1
            return
        last: i64 = self.unit[seat] - 1
        if action >= TO:
            self.targets[last] = action - TO + 1
        elif action >= KIND:
            self._add_target(last, action - KIND)
        elif action == NEAR:
            self._add_target(last, NEAREST)
        elif action == PLAIN:
            self.plain[last] = 1
        else:
            self._add_target(last, self.ship_with(action - AT))

    def _end_ship(self, seat: i64) -> None:
        """The next ship of the seat, or its orders are locked."""
        self.unit[seat] = 0
        self.ordering[seat] = self._next_ship(seat, self.ordering[seat] + 1)
        if self.ordering[seat] < 0:
            self.locked[seat] = 1

    def _next_ship(self, seat: i64, first: i64) -> i64:
        for ship in range(first, self.setup.ships):
            if self.captain[ship] == seat and self.needs_orders(ship):
                return ship
        return -1

    def needs_orders(self, ship: i64) -> bool:
        """Afloat, or beyond the map and free to come back (N-017)."""
        if self.status[ship] == OFF_MAP:
            return self.off_turns[ship] >= self.setup.offmap_return
        return self.status[ship] == AFLOAT

    def clear_orders(self, ship: i64) -> None:
        """Nothing is written for this ship."""
        for k in range(SUBPHASES):
            self.course[ship * SUBPHASES + k] = NO_STEP
        self.ram[ship] = 0
        self.seal[ship] = 0
        self.returns[ship] = 0
        self.flag[ship] = 0
        self.counter[ship] = 0
        for unit in range(self.setup.units):
            if self.under[unit] == ship + 1:
                self.verb[unit] = IDLE
                self.targets[unit] = 0
                self.plain[unit] = 0
                self.under[unit] = 0

    def default_orders(self, ship: i64) -> None:
        """Straight on, as slow as it may; before land an emergency stop (N-063)."""
        self.clear_orders(ship)
        if self.status[ship] != AFLOAT:
            return
        for k in range(self.least_steps(ship)):
            step: i64 = AHEAD if self.top_speed(ship) > k else EXTRA
            if not self._is_still_on_map(ship):
                return
            if not self.may_step(ship, step):
                self.clear_orders(ship)
                step = STOP
            if self.may_step(ship, step):
                self.course[ship * SUBPHASES + self.length(ship)] = step
            if step == STOP:
                return


def turn_of(step: i64) -> i64:
    """-1 for a turn to the left, 1 to the right, 0 for none."""
    if step == PIVOT_LEFT:
        return -1
    if step == PIVOT_RIGHT:
        return 1
    if step < AHEAD or step >= STOP:
        return 0
    rest: i64 = (step - AHEAD) % 3
    if rest == 1:
        return -1
    return 1 if rest == 2 else 0

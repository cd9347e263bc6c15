"""Step 2, movement: stops, steps, encounters, crossing and grapples (N-042 to N-102)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from ludi.engine.arrays import append, vec
from ludi.engine.views import Event
from ludi.games.megadates.events import (
    Crossed,
    EmergencyStop,
    Grappled,
    LeftMap,
    Met,
    Returned,
    Sailed,
)
from ludi.games.megadates.orders import turn_of
from ludi.games.megadates.sea import FACING_NAMES, NOWHERE, opposite
from ludi.games.megadates.state import (
    AFLOAT,
    AHEAD,
    ASTERN,
    CROSSING,
    EXTRA,
    GRAPPLE,
    GRAPPLING,
    IDLE,
    LIE,
    MEETING,
    MOVE,
    NO_STEP,
    OFF_MAP,
    SAILING,
    SHOOT,
    STOP,
    STOPPING,
    SUBPHASES,
    section_name,
)
from ludi.games.megadates.tasks import Tasks

HIT: Final = 5  # a die that succeeds (N-098, N-111, N-135)
RETURN_RANGE: Final = 3  # rexes from where it left (N-017)

FOUND: Final = 5  # numbers for two ships that meet
ASKING: Final = 3  # the step of an encounter in which the higher roller is asked (N-075)

# Kinds of meetings
ALONGSIDE: Final = 0
RAMMED: Final = 1
COLLIDED: Final = 2
RESULTS: Final = ("alongside", "ram", "collision")
# Who of two ships came into a rex of the other
FIRST_ENTERS: Final = 1
SECOND_ENTERS: Final = 2
BOTH_ENTER: Final = 3
SWAPPED: Final = 7  # both, each where the other was (N-077)


@mypyc_attr(acyclic=True)
class Sailing(Tasks):
    """The rules of movement."""

    __slots__ = ()

    def begin_movement(self, log: list[Event] | None) -> None:
        """Step 2: the first subphase (N-040)."""
        n: i64 = self.setup.ships
        for pair in range(n * n):
            self.old_links[pair] = self.links[pair]
        for ship in range(n):
            self.moved[ship] = 0
            self.rowed[ship] = 0
            self.straight[ship] = 0
            self.has_stopped[ship] = 1 if self.is_attached(ship) else 0
        for unit in range(self.setup.units):
            self.gave[unit] = 0
            if self.verb[unit] not in (IDLE, SHOOT):
                self.prepared[unit] = 0  # any other action (N-115)
        self.meetings = vec[i64]([])
        self.subphase = 0
        self._come_back(log)
        self._begin_subphase(log)

    def _begin_subphase(self, log: list[Event] | None) -> None:
        """a) Emergency stops; a ship that lies stopped has no run-up any more (N-056, N-057, N-079)."""
        self._begin(STOPPING)
        for ship in range(self.setup.ships):
            if self.has_stopped[ship]:
                self.straight[ship] = 0
            if self._step_of(ship) == STOP:
                draws: i64 = self.speed[ship] if self.speed[ship] > 2 else 0
                self.has_stopped[ship] = 2
                self.straight[ship] = 0
                self.rowed[ship] = 1
                if log is not None:
                    name = self.setup.names[ship]
                    log.append(EmergencyStop(ship=name, subphase=self.subphase + 1, draws=draws))
                if draws:
                    self._add(ship, draws)

    def _step_of(self, ship: i64) -> i64:
        """What the ship does in this subphase."""
        if self.status[ship] != AFLOAT or self.has_stopped[ship]:
            return NO_STEP
        return self.course[ship * SUBPHASES + self.subphase]

    # b) Moves

    def _sail(self, log: list[Event] | None) -> None:
        """All ships take their step together (N-044)."""
        self._begin(SAILING)
        n: i64 = self.setup.ships
        before = [(int(self.stern[ship]), int(self.bow(ship)), int(self.facing[ship])) for ship in range(n)]
        steps = [int(self._step_of(ship)) for ship in range(n)]
        for ship in range(n):
            self._take_step(ship, steps[ship])
        if log is not None:
            self._tell_moves(steps, log)
        self._find_meetings(before, steps)

    def _take_step(self, ship: i64, step: i64) -> None:
        """One rex, perhaps a turn; the run-up of a ram counts from the last bend (N-008, N-064, N-082)."""
        if step in (NO_STEP, LIE):
            return
        self.rowed[ship] = 1
        if AHEAD <= step < ASTERN:
            self.moved[ship] += 1
            self.straight[ship] = 0 if turn_of(step) else self.straight[ship] + 1
            if step >= EXTRA:
                self.extra[ship] -= 1
        elif step < STOP:
            self.moved[ship] -= 1
        before: i64 = self.stern[ship]
        self.stern[ship], self.facing[ship] = self.after_step(ship, before, self.facing[ship], step)
        if not self.setup.sea.is_sea[self.stern[ship]]:
            self.exit_rex[ship] = before

    def _find_meetings(self, before: list[tuple[int, int, int]], steps: list[int]) -> None:
        """Pairs of which one entered a rex of the other (N-070, N-074, N-077, N-080)."""
        n: i64 = self.setup.ships
        found: list[int] = []
        for one in range(n):
            for other in range(one + 1, n):
                if self.status[one] == AFLOAT and self.status[other] == AFLOAT:
                    enters: i64 = self._who_enters(one, other, before, steps)
                    if enters:
                        found += [one, other, enters, steps[one], steps[other]]
        self.found = vec[i64](found)

    def _who_enters(self, one: i64, other: i64, before: list[tuple[int, int, int]], steps: list[int]) -> i64:
        enters: i64 = 0
        if is_ahead(steps[one]) and is_ahead(steps[other]) and self._have_swapped(one, other, before):
            return SWAPPED
        for rex in self.rexes(one):
            if self.is_in(other, rex):
                if rex not in before[one][:2]:
                    enters |= FIRST_ENTERS
                if rex not in before[other][:2]:
                    enters |= SECOND_ENTERS
        return enters

    def _have_swapped(self, one: i64, other: i64, before: list[tuple[int, int, int]]) -> bool:
        """Two ships from opposite sides, each now where the bow of the other was (N-077)."""
        stern, bow, facing = before[one]
        other_stern, other_bow, other_facing = before[other]
        if facing != opposite(other_facing) or stern in (other_stern, other_bow) or bow == other_bow:
            return False
        return bow != other_stern and self.is_in(one, other_bow) and self.is_in(other, bow)

    # c) Encounters

    def _begin_meetings(self) -> None:
        """Each pair once, in the order of N-168 (N-080)."""
        found = self.found
        self._begin(MEETING)
        for k in range(len(found) // FOUND):
            base: i64 = k * FOUND
            one: i64 = found[base]
            other: i64 = found[base + 1]
            head_on = self._is_head_on(one, other, found[base + 2], found[base + 3], found[base + 4])
            self._add(one, other, found[base + 2], found[base + 3], found[base + 4], 1 if head_on else 0)

    def _is_head_on(self, one: i64, other: i64, enters: i64, step: i64, other_step: i64) -> bool:
        return (
            enters >= BOTH_ENTER
            and self.facing[one] == opposite(self.facing[other])
            and self._may_strike(one, other, step, enters)
            and self._may_strike(other, one, other_step, enters)
        )

    def _may_strike(self, rammer: i64, other: i64, step: i64, enters: i64) -> bool:
        """With a ram order, the bow in front, against an enemy (N-071, N-073, N-078)."""
        if self.ram[rammer] == 0 or not is_ahead(step):
            return False
        if self.side[rammer] == self.side[other] and not self.setup.ram_friends:
            return False
        return enters == SWAPPED or self.is_in(other, self.bow(rammer))

    def _meeting_needs_chance(self, log: list[Event] | None) -> bool:
        """Two dice; head-on none (N-076); perhaps an answer (N-075)."""
        if self.step == ASKING:
            self.actor = self.captain[self.striker()]
            return True
        if self.step == 0 and self._part(5):
            self.step = 2
            self._meet(COLLIDED, self._part(0), self._part(1), NOWHERE, 0, 0, log)
        return self.step < 2 and self._want_die()

    def _meeting_die(self, die: i64, log: list[Event] | None) -> None:
        """Both roll: equal is a collision; else a ram may succeed, or be asked for (N-070 to N-075)."""
        self.step += 1
        if self.step == 1:
            self.die = die
            return
        one: i64 = self._part(0)
        other: i64 = self._part(1)
        if die == self.die:
            self._meet(COLLIDED, one, other, NOWHERE, self.die, die, log)
            return
        rammer: i64 = self._rammer(self.die > die)
        if rammer == NOWHERE:
            self._meet(ALONGSIDE, one, other, NOWHERE, self.die, die, log)
        elif self._part(2) >= BOTH_ENTER:
            self.step = ASKING
        else:
            self._meet(RAMMED, one, other, rammer, self.die, die, log)

    def striker(self) -> i64:
        """The ship whose captain is asked whether it rams, or NOWHERE (N-075)."""
        if self.stage != MEETING or self.step != ASKING:
            return NOWHERE
        return self._rammer(self.die > self.last_die)

    def struck(self) -> i64:
        """The ship that it may spare."""
        return self._part(1) if self._part(0) == self.striker() else self._part(0)

    def _strike(self, is_ram: bool, log: list[Event] | None) -> None:
        """What the higher roller decided (N-075)."""
        rammer: i64 = self.striker() if is_ram else NOWHERE
        self.step = 2
        result: i64 = RAMMED if is_ram else ALONGSIDE
        self._meet(result, self._part(0), self._part(1), rammer, self.die, self.last_die, log)

    def _rammer(self, is_first_higher: bool) -> i64:
        """Who rams: the one that entered, or of two that entered the higher roller (N-071, N-075)."""
        one: i64 = self._part(0)
        other: i64 = self._part(1)
        enters: i64 = self._part(2)
        may_first = enters == FIRST_ENTERS or (enters >= BOTH_ENTER and is_first_higher)
        if may_first and self._may_strike(one, other, self._part(3), enters):
            return one
        may_second = enters == SECOND_ENTERS or (enters >= BOTH_ENTER and not is_first_higher)
        if may_second and self._may_strike(other, one, self._part(4), enters):
            return other
        return NOWHERE

    def _meet(
        self, result: i64, one: i64, other: i64, rammer: i64, die: i64, second: i64, log: list[Event] | None
    ) -> None:
        """Write down what is to be worked out in step 3; speed and mass are fixed now (N-079, N-087)."""
        if log is not None:
            self._tell_meeting(result, one, other, rammer, die, second, log)
        if result == ALONGSIDE:
            return
        first: i64 = one
        target: i64 = other
        speed: i64 = self.straight[one] if self.straight[one] > self.straight[other] else self.straight[other]
        if result == RAMMED:
            first = rammer
            target = one if rammer == other else other
            speed = self.straight[rammer]
        meetings = self.meetings
        for number in (result, first, target, speed):
            meetings = append(meetings, number)
        self.meetings = meetings
        self.has_stopped[one] = 3  # the pairs still to come are looked at all the same (N-080)
        self.has_stopped[other] = 3
        self._hurt(one, other)
        self._hurt(other, one)

    # Beyond the map

    def _leave_map(self, log: list[Event] | None) -> None:
        """Ships with a rex beyond the map are taken off (N-016)."""
        for ship in range(self.setup.ships):
            if self.status[ship] == AFLOAT and self._is_leaving(ship):
                self.status[ship] = OFF_MAP
                self.off_turns[ship] = 0
                self.has_left[ship] = 1
                if self.setup.sea.is_sea[self.stern[ship]]:
                    self.exit_rex[ship] = self.stern[ship]
                self._secure_loot(ship)
                if log is not None:
                    log.append(LeftMap(ship=self.setup.names[ship]))

    def _is_leaving(self, ship: i64) -> bool:
        """Whether a rex of it lies beyond the map (N-016)."""
        return not self.is_on_map(ship, self.stern[ship], self.facing[ship])

    def _secure_loot(self, ship: i64) -> None:
        """Loot carried off the home edge is safe (section 15)."""
        if self.side[ship] != self.setup.sides[ship]:
            return
        edge = self.setup.home_edges[self.side[ship]]
        sea = self.setup.sea
        col: i64 = sea.col(self.exit_rex[ship])
        row: i64 = sea.row(self.exit_rex[ship])
        is_home = (
            (edge == "W" and col == 0)
            or (edge == "E" and col == sea.cols - 1)
            or (edge == "N" and row == 0)
            or (edge == "S" and row == sea.rows - 1)
        )
        if is_home:
            self.secured[ship] += self.loot[ship]
            self.loot[ship] = 0

    def _come_back(self, log: list[Event] | None) -> None:
        """Ships ordered to return do so at a free rex of the edge (N-017)."""
        for ship in range(self.setup.ships):
            if self.status[ship] == OFF_MAP and self.returns[ship]:
                rex, facing = self._free_edge(ship)
                if rex != NOWHERE:
                    self.status[ship] = AFLOAT
                    self.stern[ship] = rex
                    self.facing[ship] = facing
                    self.speed[ship] = 0
                    if log is not None:
                        log.append(Returned(ship=self.setup.names[ship], rex=self.setup.sea.name(rex)))

    def _free_edge(self, ship: i64) -> tuple[i64, i64]:
        """The nearest free rex of the edge to where its stern last lay, the northern one first (N-017)."""
        sea = self.setup.sea
        best: i64 = NOWHERE
        best_facing: i64 = 0
        best_distance: i64 = RETURN_RANGE + 1
        for rex in range(sea.size):
            if not sea.is_sea[rex] or sea.is_land[rex] or not self._is_on_edge(rex):
                continue
            away: i64 = sea.distance(self.exit_rex[ship], rex)
            facing: i64 = self._inward(rex)
            if away < best_distance and self._is_free_for(ship, rex, facing):
                best = rex
                best_facing = facing
                best_distance = away
        return best, best_facing

    def _is_on_edge(self, rex: i64) -> bool:
        sea = self.setup.sea
        col: i64 = sea.col(rex)
        row: i64 = sea.row(rex)
        return col == 0 or row == 0 or col == sea.cols - 1 or row == sea.rows - 1

    def _inward(self, rex: i64) -> i64:
        """A facing into the map."""
        sea = self.setup.sea
        if sea.col(rex) == 0:
            return FACING_NAMES.index("E")
        if sea.col(rex) == sea.cols - 1:
            return FACING_NAMES.index("W")
        return FACING_NAMES.index("SE" if sea.row(rex) == 0 else "NE")

    def _is_free_for(self, ship: i64, rex: i64, facing: i64) -> bool:
        """No land and no ship where it would lie."""
        if not self.is_free_of_land(ship, rex, facing) or not self.is_on_map(ship, rex, facing):
            return False
        bow: i64 = rex if self.setup.lengths[ship] == 1 else self.setup.sea.ahead(rex, facing)
        for other in range(self.setup.ships):
            if self.status[other] == AFLOAT and (self.is_in(other, rex) or self.is_in(other, bow)):
                return False
        return True

    # d) Units

    def _cross(self, log: list[Event] | None) -> None:
        """Units with a move order go as soon as they can (N-090 to N-097)."""
        self._begin(CROSSING)
        for unit in range(self.setup.units):
            if self.verb[unit] == MOVE and self.gave[unit] == 0 and self.place[unit] >= 0:
                self._try_to_move(unit, log)

    def _try_to_move(self, unit: i64, log: list[Event] | None) -> None:
        to_ship, section = self.sent_to(unit)
        if self.status[self.place[unit]] != AFLOAT or not self._may_go(unit, to_ship, section):
            return
        self.place[unit] = to_ship
        self.section[unit] = section
        self.gave[unit] = 1
        if log is not None:
            name = self.setup.unit_names[unit]
            log.append(Crossed(unit=name, ship=self.setup.names[to_ship], section=section_name(section)))

    def sent_to(self, unit: i64) -> tuple[i64, i64]:
        """The ship and the section of a move order."""
        token: i64 = self.targets[unit] - 1
        if token < 2:
            return self.place[unit], token
        return self.ship_with((token - 2) // 2), (token - 2) % 2

    def _may_go(self, unit: i64, ship: i64, section: i64) -> bool:
        """Over a link, into a section beside it, with room, and not from foe to foe (N-091 to N-095)."""
        here: i64 = self.place[unit]
        if self.is_engaged(unit) and self.has_enemies_beside(unit, ship, section):
            return False
        if ship == here:
            return True
        if not self.has_way(unit, ship) or self.status[ship] != AFLOAT:
            return False
        if not self.is_beside(here, ship, section):
            return False
        return self.units_aboard(ship, self.side_of(unit)) < self.setup.decks[ship]

    # e) Grapples

    def _begin_grapples(self, log: list[Event] | None) -> None:
        """Each unit throws once, in the first subphase with an enemy or a named friend (N-098, N-099)."""
        self._begin(GRAPPLING)
        for ship in range(self.setup.ships):
            if self.status[ship] != AFLOAT:
                continue
            for unit in range(self.setup.units):
                if self.place[unit] == ship and self.verb[unit] == GRAPPLE and self.gave[unit] == 0:
                    target: i64 = self._grapple_target(ship, unit)
                    if target != NOWHERE:
                        self.gave[unit] = 1
                        self._add(ship, unit, target)

    def _grapple_target(self, ship: i64, unit: i64) -> i64:
        """The first that is named and there, a friend too; else the first enemy (N-098, N-099)."""
        for target in self.targets_of(unit):
            if self._can_grapple(ship, target):
                return target
        for target in range(self.setup.ships):
            if self.side[target] != self.side[ship] and self._can_grapple(ship, target):
                return target
        return NOWHERE

    def _can_grapple(self, ship: i64, target: i64) -> bool:
        """Another ship in the same rex, and neither of the two is leaving the map (N-018, N-098)."""
        return (
            ship != target
            and self.status[target] == AFLOAT
            and self.do_share(ship, target)
            and not self._is_leaving(ship)
            and not self._is_leaving(target)
        )

    def _grapple_die(self, die: i64, log: list[Event] | None) -> None:
        """5 or 6 puts a card on the target; both ships hang together at once (N-098, N-100, N-062)."""
        self.step = 1
        ship: i64 = self._part(0)
        target: i64 = self._part(2)
        if die >= HIT:
            self.links[ship * self.setup.ships + target] += 1
            self.has_stopped[ship] = 1
            self.has_stopped[target] = 1
            if self.side[target] != self.side[ship]:
                self.attacked[target] = self.turn
        if log is not None:
            names = self.setup.names
            log.append(
                Grappled(
                    ship=names[ship],
                    unit=self.setup.unit_names[self._part(1)],
                    target=names[target],
                    die=die,
                    holds=die >= HIT,
                )
            )

    def _is_anyone_under_way(self) -> bool:
        for ship in range(self.setup.ships):
            for k in range(self.subphase, SUBPHASES):
                if (
                    self.status[ship] == AFLOAT
                    and self.has_stopped[ship] == 0
                    and self.course[ship * SUBPHASES + k] != NO_STEP
                ):
                    return True
        return False

    def _end_movement(self) -> None:
        """The speed of a turn: rexes moved, or 0 after a stop, a ram, a collision or a grapple (N-055)."""
        for ship in range(self.setup.ships):
            self.speed[ship] = 0 if self.has_stopped[ship] else self.moved[ship]

    # What is told

    def _tell_moves(self, steps: list[int], log: list[Event]) -> None:
        sea = self.setup.sea
        moved = {
            ship: (
                self.setup.names[ship],
                sea.name(self.stern[ship]),
                sea.name(self.bow(ship)),
                FACING_NAMES[self.facing[ship]],
            )
            for ship in range(self.setup.ships)
            if steps[ship] not in (NO_STEP, LIE, STOP)
        }
        for viewer, only, but in self.audiences():
            seen = tuple([moved[ship] for ship in moved if self.is_shown(viewer, ship)])
            if seen:
                log.append(Sailed(subphase=self.subphase + 1, ships=seen, only=only, but=but))

    def _tell_meeting(
        self, result: i64, one: i64, other: i64, rammer: i64, die: i64, second: i64, log: list[Event]
    ) -> None:
        names = self.setup.names
        log.append(
            Met(
                subphase=self.subphase + 1,
                first=names[one],
                second=names[other],
                result=RESULTS[result],
                rammer=names[rammer] if rammer != NOWHERE else "",
                dice=(int(die), int(second)) if die else (),
            )
        )


def is_ahead(step: i64) -> bool:
    """A step ahead, with or without a turn."""
    return AHEAD <= step < ASTERN

"""Step 3, damage: shooting, melee, rams and collisions, surrender and sinking (N-110 to N-128, N-142)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from mypy_extensions import i64, mypyc_attr

from ludi.engine.bits import BIT
from ludi.engine.views import Event
from ludi.games.megadates.events import (
    Burns,
    Captured,
    Fought,
    Retaken,
    Sank,
    Shot,
    Struck,
)
from ludi.games.megadates.fleet import ARROW_RANGE, FIRE_RANGE
from ludi.games.megadates.orders import NEAREST
from ludi.games.megadates.sailing import COLLIDED, HIT, Sailing
from ludi.games.megadates.sea import NOWHERE
from ludi.games.megadates.setup import BOW, MILITES, STERN
from ludi.games.megadates.state import (
    AFLOAT,
    DAMAGE,
    MELEE,
    PREP,
    SHOOT,
    SHOOTING,
    SUNK,
    TAKEN,
    WHOLE,
    section_name,
)
from ludi.games.megadates.tasks import TASK

BURN: Final = 4  # a die that sets fire (N-114)
FARTHEST: Final[int] = max(ARROW_RANGE)
TOO_FAR: Final = 1000


@mypyc_attr(acyclic=True)
class Fighting(Sailing):
    """The rules of damage."""

    __slots__ = ()

    # Shooting

    def _begin_shots(self, log: list[Event] | None) -> None:
        """Who has an order shoots from where the movement ended (N-110 to N-119)."""
        self._begin(SHOOTING)
        crowd = self.crowd()
        for ship in range(self.setup.ships):
            if self.status[ship] != AFLOAT:
                continue
            for unit in range(self.setup.units):
                if self.place[unit] == ship and self.verb[unit] == SHOOT:
                    self._aim(ship, unit, crowd)
                elif self.place[unit] == ship and self.verb[unit] == PREP:
                    self.prepared[unit] = 1
                    self.gave[unit] = 1

    def _aim(self, ship: i64, unit: i64, crowd: bytes) -> None:
        """A volley costs the preparation; who finds no target keeps it (N-115)."""
        self.gave[unit] = 1
        with_fire: i64 = self.prepared[unit] if self.plain[unit] == 0 else 0
        kind: i64 = self.setup.unit_kinds[unit]
        reach: i64 = FIRE_RANGE[kind] if with_fire else ARROW_RANGE[kind]
        target: i64 = self._shot_target(ship, unit, reach, crowd)
        if target != NOWHERE:
            self.prepared[unit] = 0
            self._add(ship, unit, target, with_fire)

    def _shot_target(self, ship: i64, unit: i64, reach: i64, crowd: bytes) -> i64:
        """The first of the list that can be hit; without one the nearest enemy (N-117)."""
        for wanted in [*self.targets_of(unit), NEAREST]:
            if wanted == NEAREST:
                nearest: i64 = self._nearest_target(ship, unit, reach, crowd)
                if nearest != NOWHERE:
                    return nearest
            elif self._range_within(ship, unit, wanted, reach, crowd) <= reach:
                return wanted
        return NOWHERE

    def _nearest_target(self, ship: i64, unit: i64, reach: i64, crowd: bytes) -> i64:
        best: i64 = NOWHERE
        most: i64 = reach
        for target in range(self.setup.ships):
            away: i64 = self._range_within(ship, unit, target, most, crowd)
            if away <= most:
                best = target
                most = away - 1
        return best

    def shot_range(self, ship: i64, unit: i64, target: i64) -> i64:
        """Rexes to the nearest rex of a target that can be hit; TOO_FAR if none can (N-012 to N-015)."""
        return self._range_within(ship, unit, target, FARTHEST, self.crowd())

    def _range_within(self, ship: i64, unit: i64, target: i64, most: i64, crowd: bytes) -> i64:
        """The same, if it is no more than so many rexes; what costs most is looked at last."""
        far: i64 = TOO_FAR
        if self.status[target] != AFLOAT or self.side[target] == self.side[ship]:
            return far
        sea = self.setup.sea
        here: i64 = self.rex_of_section(ship, self.section[unit])
        for rex in self.rexes(target):
            away: i64 = sea.distance(here, rex)
            if away >= far or away > most or self.is_barred(ship, rex):
                continue
            if self.is_clear(ship, target, here, rex, crowd):
                far = away
        if far != TOO_FAR and self.units_aboard(target, self.side[ship]) > 0:
            return TOO_FAR
        return far

    def _shot_needs_chance(self) -> bool:
        """A die; after a hit a chit, and for fire arrows another die."""
        if self.step == 0 or (self.step == 2 and self._part(3)):
            return self._want_die()
        return False

    def _shot_die(self, die: i64, log: list[Event] | None) -> None:
        """5 or 6 hits; fire burns from 4 on (N-111, N-112, N-114)."""
        names = self.setup.names
        ship: i64 = self._part(0)
        target: i64 = self._part(2)
        if self.step == 0:
            self.step = 2 if die >= HIT else 3
            if die >= HIT:
                self.left = 1
                self._hurt(ship, target)
            if log is not None:
                log.append(
                    Shot(
                        ship=names[ship],
                        unit=self.setup.unit_names[self._part(1)],
                        target=names[target],
                        with_fire=self._part(3) == 1,
                        die=die,
                        hits=die >= HIT,
                    )
                )
            return
        self.step = 3
        if die >= BURN:
            self.fire[target] += 1
        if log is not None:
            log.append(Burns(ship=names[target], die=die, counters=self.fire[target]))

    # Melee

    def _begin_melee(self, log: list[Event] | None) -> None:
        """Where both sides have fighters in a section they are paired (N-120, N-121)."""
        self._begin(MELEE)
        for ship in range(self.setup.ships):
            if self.status[ship] == AFLOAT:
                for section in (BOW, STERN):
                    self._pair_up(ship, section)

    def _pair_up(self, ship: i64, section: i64) -> None:
        romans = self._fighters(ship, section, 0)
        pirates = self._fighters(ship, section, 1)
        pairs = min(len(romans), len(pirates))
        for k in range(pairs):
            more_romans = len(romans[k::pairs]) - 1
            more_pirates = len(pirates[k::pairs]) - 1
            self._add(ship, section, romans[k], pirates[k], more_romans, more_pirates)
        if pairs:
            for unit in romans + pirates:
                self.gave[unit] = 1
                self.prepared[unit] = 0

    def _fighters(self, ship: i64, section: i64, side: i64) -> list[int]:
        """Best first: by modifier, then by id (N-121)."""
        found: list[tuple[int, int]] = []
        for unit in range(self.setup.units):
            if (
                self.place[unit] == ship
                and self.section[unit] == section
                and self.side_of(unit) == side
                and self.can_fight(unit)
            ):
                found.append((-self._modifier(unit), unit))
        found.sort()
        return [unit for modifier, unit in found]

    def _modifier(self, unit: i64) -> i64:
        """+1 for milites, -1 for each disorder counter (N-122)."""
        skill: i64 = 1 if self.setup.unit_kinds[unit] == MILITES else 0
        return skill - self.disorder[unit]

    def _melee_die(self, die: i64, log: list[Event] | None) -> None:
        """Rome's die, then the pirates'; the lower total loses its leading unit (N-122, N-123)."""
        self.step += 1
        if self.step == 1:
            self.die = die
            return
        roman: i64 = self._part(2)
        pirate: i64 = self._part(3)
        ours: i64 = self.die + self._modifier(roman) + self._part(4)
        theirs: i64 = die + self._modifier(pirate) + self._part(5)
        fell: i64 = NOWHERE
        if ours != theirs:
            fell = roman if ours < theirs else pirate
            victor: i64 = pirate if ours < theirs else roman
            self.killed[self.setup.home[victor]] += WHOLE
        if log is not None:
            self._tell_fight(roman, pirate, die, ours, theirs, fell, log)
        if fell != NOWHERE:
            self.kill_unit(fell)

    # Rams and collisions

    def _begin_damage(self, log: list[Event] | None) -> None:
        """In the order they happened (N-083 to N-088)."""
        self._begin(DAMAGE)
        meetings = self.meetings
        for k in range(len(meetings) // 4):
            self._add(meetings[4 * k], meetings[4 * k + 1], meetings[4 * k + 2], meetings[4 * k + 3])
        if log is not None:
            self._tell_collisions(log)

    def _collide(self) -> None:
        """Both lose the highest speed and mass, in hull and in chits; no die is thrown (N-086)."""
        ship: i64 = self._part(1) if self.step == 0 else self._part(2)
        points: i64 = self._collision_points(self._part(1), self._part(2), self._part(3))
        self.step += 1
        self.left = points
        self.hull[ship] -= points

    def _collision_points(self, one: i64, other: i64, speed: i64) -> i64:
        mass: i64 = self.setup.masses[one]
        if self.setup.masses[other] > mass:
            mass = self.setup.masses[other]
        return speed + mass

    def _damage_die(self, die: i64, log: list[Event] | None) -> None:
        rammer: i64 = self._part(1)
        rammed: i64 = self._part(2)
        heavier: i64 = self.setup.masses[rammer] - self.setup.masses[rammed]
        self.step += 1
        points: i64 = self._part(3) + heavier + die if self.step == 1 else die - heavier
        if points < 0:
            points = 0
        ship: i64 = rammed
        if self.step == 1:
            self.hull[rammed] -= points
        else:
            ship = rammer
        self.left = points
        if log is not None:
            names = self.setup.names
            log.append(
                Struck(
                    ship=names[ship],
                    other=names[rammer if ship == rammed else rammed],
                    cause="ram" if ship == rammed else "rammer",
                    die=die,
                    chits=points,
                    hull=points if ship == rammed else 0,
                )
            )

    # Surrender

    def _surrender_all(self, log: list[Event] | None) -> None:
        """Ballistas among enemies are taken, ships without defenders surrender (N-124, N-125)."""
        for ship in range(self.setup.ships):
            if self.status[ship] == AFLOAT and self.hull[ship] > 0:
                self._take_ballistas(ship)
                self._free_ballistas(ship)
                self._surrender_if_empty(ship, log)

    def _take_ballistas(self, ship: i64) -> None:
        for unit in range(self.setup.units):
            if self.place[unit] == ship and not self.can_fight(unit):
                own: i64 = self.fighters_in(ship, self.section[unit], self.side_of(unit))
                enemies: i64 = self.fighters_in(ship, self.section[unit], 1 - self.side_of(unit))
                if own == 0 and enemies > 0:
                    self.kill_unit(unit)
                    self.place[unit] = TAKEN

    def _free_ballistas(self, ship: i64) -> None:
        """A section that its own side holds alone has its ballistas again, but on no prize (N-124)."""
        if self.is_prize(ship):
            return
        side: i64 = self.side[ship]
        for unit in range(self.setup.units):
            if self.setup.home[unit] == ship and self.place[unit] == TAKEN:
                section: i64 = self.section[unit]
                own: i64 = self.fighters_in(ship, section, side)
                if own > 0 and self.fighters_in(ship, section, 1 - side) == 0:
                    self._set_free(unit, ship)

    def _set_free(self, unit: i64, ship: i64) -> None:
        """Back to its ballista, if the deck has room for it (N-023)."""
        if self.units_aboard(ship, self.side_of(unit)) < self.setup.decks[ship]:
            self.place[unit] = ship

    def _surrender_if_empty(self, ship: i64, log: list[Event] | None) -> None:
        """To who has a fighting unit aboard, or holds it by a grapple (N-125)."""
        side: i64 = self.side[ship]
        if self.fighters_aboard(ship, side) > 0:
            return
        captor: i64 = self._boarder(ship, 1 - side)
        if captor == NOWHERE:
            captor = self._holder(ship, 1 - side)
        if captor != NOWHERE:
            self._surrender(ship, captor, log)

    def _boarder(self, ship: i64, side: i64) -> i64:
        """The ship whose units stand on this one; the first of several."""
        for unit in range(self.setup.units):
            if self.place[unit] == ship and self.can_fight(unit) and self.side_of(unit) == side:
                return self.setup.home[unit]
        return NOWHERE

    def _holder(self, ship: i64, side: i64) -> i64:
        n: i64 = self.setup.ships
        for other in range(n):
            if self.status[other] == AFLOAT and self.side[other] == side and self.links[other * n + ship]:
                return other
        return NOWHERE

    def _surrender(self, ship: i64, captor: i64, log: list[Event] | None) -> None:
        """It changes side with all that is aboard (N-126)."""
        if self.is_prize(ship):
            self._win_back(ship, captor, log)
        else:
            self._take(ship, captor, log)
        self._drop_ropes(ship)

    def _take(self, ship: i64, captor: i64, log: list[Event] | None) -> None:
        """A prize: who takes it commands it, and all who share in it have the credit (N-126, N-127)."""
        old: i64 = self.captain[ship]
        credited = self._captors(ship, 1 - self.side[ship], captor)
        self.hand_over(ship, credited[0])
        self.lost[ship] = self.turn
        prisoners: i64 = self._take_prisoners(ship)
        self.captors[ship] = 0
        for other in credited:
            self.captors[ship] |= BIT[other]
            self.prisoners[other * self.setup.ships + ship] = prisoners * WHOLE // len(credited)
        if log is not None:
            self._tell_capture(ship, captor, prisoners, old, log)

    def _win_back(self, ship: i64, by: i64, log: list[Event] | None) -> None:
        """It is its own captain's again, and nobody's prize (N-127, N-129)."""
        self.hand_over(ship, ship)
        self.captors[ship] = 0
        self._free_prisoners(ship)
        if log is not None:
            log.append(Retaken(ship=self.setup.names[ship], by=self.setup.names[by]))

    def _drop_ropes(self, ship: i64) -> None:
        """No grapples between ships of one side (N-126)."""
        n: i64 = self.setup.ships
        for other in range(n):
            if self.side[other] == self.side[ship]:
                self.links[ship * n + other] = 0
                self.links[other * n + ship] = 0

    def _take_prisoners(self, ship: i64) -> i64:
        """The rowers and the crews of its ballistas, one unit each (N-127)."""
        count: i64 = 1
        for unit in range(self.setup.units):
            if self.setup.home[unit] != ship or self.can_fight(unit):
                continue
            if self.place[unit] == ship:
                self.kill_unit(unit)
                self.place[unit] = TAKEN
            if self.place[unit] == TAKEN:
                count += 1
        return count

    def _free_prisoners(self, ship: i64) -> None:
        """Its own people are free again and man their ballistas (N-127)."""
        n: i64 = self.setup.ships
        for other in range(n):
            self.prisoners[other * n + ship] = 0
        for unit in range(self.setup.units):
            if self.setup.home[unit] == ship and self.place[unit] == TAKEN:
                self._set_free(unit, ship)

    def _captors(self, ship: i64, side: i64, captor: i64) -> list[int]:
        """All ships with units aboard share the credit."""
        found = {
            int(self.setup.home[unit])
            for unit in range(self.setup.units)
            if self.place[unit] == ship and self.can_fight(unit) and self.side_of(unit) == side
        }
        return sorted(found) or [int(self.prize_of[captor])]

    # Sinking

    def _sink(self, stage: i64, log: list[Event] | None) -> None:
        """Ships without hull points go down, wherever they are; who hangs on one draws (N-142 to N-144)."""
        self._begin(stage)
        n: i64 = self.setup.ships
        sinking = [ship for ship in range(n) if self.status[ship] != SUNK and self.hull[ship] <= 0]
        for ship in sinking:
            for other in range(n):
                if other not in sinking and self.status[other] == AFLOAT and self.are_attached(ship, other):
                    self._add(ship, other)
        for ship in sinking:
            self._go_down(ship, log)

    def _go_down(self, ship: i64, log: list[Event] | None) -> None:
        n: i64 = self.setup.ships
        self.status[ship] = SUNK
        self.lost[ship] = self.turn
        self._credit_sinking(ship)
        for unit in range(self.setup.units):
            if self.place[unit] == ship:
                self.kill_unit(unit)
        for other in range(n):
            self._part_ships(ship, other)
        if log is not None:
            log.append(Sank(ship=self.setup.names[ship]))

    def _credit_sinking(self, ship: i64) -> None:
        hurters = self._hurters(ship)
        for by in hurters:
            self.sunk[by] += self.setup.masses[ship] * WHOLE // len(hurters)

    def _sinking_die(self, die: i64, log: list[Event] | None) -> None:
        """A ship that hung on a sinking one draws as many chits (N-143)."""
        self.step = 1
        ship: i64 = self._part(1)
        self.left = die
        if log is not None:
            names = self.setup.names
            log.append(
                Struck(
                    ship=names[ship], other=names[self._part(0)], cause="sinking", die=die, chits=die, hull=0
                )
            )

    # What is told

    def _tell_collisions(self, log: list[Event]) -> None:
        names = self.setup.names
        for k in range(len(self.tasks) // TASK):
            if self.tasks[k * TASK] == COLLIDED:
                one, other = self.tasks[k * TASK + 1], self.tasks[k * TASK + 2]
                points = self._collision_points(one, other, self.tasks[k * TASK + 3])
                for ship, partner in ((one, other), (other, one)):
                    told = Struck(
                        ship=names[ship],
                        other=names[partner],
                        cause="collision",
                        die=0,
                        chits=points,
                        hull=points,
                    )
                    log.append(told)

    def _tell_capture(self, ship: i64, captor: i64, prisoners: i64, old: i64, log: list[Event]) -> None:
        """All see it; how many prisoners only the two captains know (N-157, N-158)."""
        names = self.setup.names
        seats = tuple(sorted({int(old), int(self.captain[ship])}))
        log.append(Captured(ship=names[ship], by=names[captor], prisoners=prisoners, only=seats))
        log.append(Captured(ship=names[ship], by=names[captor], prisoners=-1, but=seats))

    def _tell_fight(
        self, roman: i64, pirate: i64, die: i64, ours: i64, theirs: i64, fell: i64, log: list[Event]
    ) -> None:
        """The dice are open; who fought and fell is for the captains of the units and of the ship (N-158)."""
        names = self.setup.unit_names
        ship: i64 = self._part(0)
        where = section_name(self._part(1))
        dice = (int(self.die), int(die))
        seats = tuple(
            sorted({int(self.captain[ship]), int(self.commander_of(roman)), int(self.commander_of(pirate))})
        )
        told = Fought(
            ship=self.setup.names[ship],
            section=where,
            roman=names[roman],
            pirate=names[pirate],
            helpers=(int(self._part(4)), int(self._part(5))),
            dice=dice,
            totals=(int(ours), int(theirs)),
            fell=names[fell] if fell != NOWHERE else "",
            only=seats,
        )
        log.append(told)
        log.append(replace(told, roman="", pirate="", helpers=(), totals=(), fell="", only=None, but=seats))

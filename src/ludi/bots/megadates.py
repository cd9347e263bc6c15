"""Captains for the galley battle: each writes the orders of its ships from what its seat may know.

A captain looks at every course its ship can row, guesses where the others will be, and takes the one that
promises most: rams, arrows, boarding, safety, formation, and what its commander's flag says.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from ludi.bots.bot import Bot, Sight
from ludi.engine.game import Game
from ludi.engine.rng import Rng
from ludi.games.megadates.codec import (
    AT,
    DONE,
    FLAGS,
    KIND,
    RAM,
    SEAL,
    SHIP_CODES,
    SIGNALS,
    STEP,
    TO,
    UNIT_CODES,
    VERB,
    unit_code,
)
from ludi.games.megadates.orders import turn_of
from ludi.games.megadates.rules import MegadatesState
from ludi.games.megadates.setup import BALLISTA, MILITES
from ludi.games.megadates.state import (
    AFLOAT,
    AHEAD,
    ASTERN,
    EXTRA,
    GRAPPLE,
    LEAK,
    MOVE,
    OFF_MAP,
    PIVOT_LEFT,
    PIVOT_RIGHT,
    PREP,
    REPAIR,
    SHOOT,
    STOP,
    SUBPHASES,
    UNGRAPPLE,
)

LEVELS = ("easy", "medium", "hard")
Place = tuple[int, int]  # stern and facing


@dataclass(frozen=True)
class Course:
    """Steps, and where the ship is after each."""

    steps: tuple[int, ...]
    places: tuple[Place, ...]

    def place(self, subphase: int) -> Place:
        """Where it is after a subphase, counted from 1; 0 is the start."""
        return self.places[min(subphase, len(self.places) - 1)]


@dataclass(frozen=True)
class Plan:
    """The orders of one ship as tokens, and what the course promised."""

    tokens: tuple[int, ...]
    value: float = field(compare=False, default=0.0)


class Captain(Bot):
    """Writes orders ship by ship; keeps only the plan it is writing down."""

    def __init__(self, game: Game, level: str = "medium") -> None:
        self.spec = f"captain:{level}"
        self._level = LEVELS.index(level)
        self._key = (0, 0, 0)  # turn, ship and seat of the plan
        self._tokens: tuple[int, ...] = ()
        self._next: dict[int, int] = {}  # where in the plan to go on, after so many parts

    def choose(self, sight: Sight, rng: Rng) -> int:
        """The next part of the plan for the ship in hand; the same again when asked again."""
        state = sight.imagine(rng)
        assert isinstance(state, MegadatesState)
        ship = int(state.ordering[sight.seat])
        written = written_so_far(state, ship)
        own = Rng(rng.next32())  # drawn always, so that a plan that is kept costs as much chance as a new one
        key = (int(state.turn), ship, sight.seat)
        if self._key != key or written == 0:
            state.clear_orders(ship)
            state.unit[sight.seat] = 0
            self._tokens = Planner(state, sight.seat, ship, self._level, own).plan().tokens
            self._key, self._next = key, {written: 0}
        return self._next_token(sight.legal_actions, written)

    def _next_token(self, legal: list[int], written: int) -> int:
        """The first part of the plan that is legal, after those that were written down."""
        for n in range(self._next.get(written, 0), len(self._tokens)):
            if self._tokens[n] in legal:
                self._next[written + 1] = n + 1
                return self._tokens[n]
        return DONE if DONE in legal else legal[0]


def written_so_far(state: MegadatesState, ship: int) -> int:
    """How many parts the orders of a ship have."""
    count = int(state.length(ship)) + int(state.ram[ship]) + int(state.seal[ship]) + int(state.returns[ship])
    for unit in range(state.setup.units):
        if state.verb[unit] and state.place[unit] >= 0 and state.ordering_ship_of(unit) == ship:
            has_way = state.verb[unit] == MOVE and state.targets[unit] > 0
            count += 1 + (1 if has_way else 0 if state.verb[unit] == MOVE else len(state.targets_of(unit)))
    return count + (1 if state.flag[ship] else 0)


class Planner:
    """Thinks about one ship in one turn."""

    def __init__(self, state: MegadatesState, seat: int, ship: int, level: int, rng: Rng) -> None:
        self.state = state
        self.setup = state.setup
        self.sea = state.setup.sea
        self.seat = seat
        self.ship = ship
        self.level = level
        self.rng = rng
        self.side = int(state.side[ship])
        ships = [s for s in range(self.setup.ships) if state.status[s] == AFLOAT and s != ship]
        self.enemies = [s for s in ships if state.side[s] != self.side]
        self.friends = [s for s in ships if state.side[s] == self.side]
        self.guesses = {s: self._guess(s) for s in ships}
        self.flag = self._flag()

    # What others will do

    def _guess(self, ship: int) -> Course:
        """Straight on at its speed; a beginner thinks that all lie still."""
        state = self.state
        place = (int(state.stern[ship]), int(state.facing[ship]))
        places = [place]
        if self.level and not state.is_attached(ship):
            for _ in range(max(0, int(state.speed[ship]))):
                stern, facing = state.after_step(ship, *places[-1], AHEAD)
                if not state.is_on_map(ship, stern, facing) or not state.is_free_of_land(ship, stern, facing):
                    break
                places.append((int(stern), int(facing)))
        return Course((), tuple(places))

    def _rexes(self, ship: int, place: Place) -> tuple[int, ...]:
        stern, facing = place
        if self.setup.lengths[ship] == 1:
            return (stern,)
        return stern, int(self.sea.ahead(stern, facing))

    def _flag(self) -> tuple[str, int] | None:
        """The signal of a commander that this ship could read, and who flew it."""
        state = self.state
        for flagship in [*self.friends, self.ship]:
            if state.flown[flagship] and state.read[flagship] >> self.ship & 1 and flagship != self.ship:
                signal, squadron = divmod(int(state.flown[flagship]) - 1, FLAGS)
                if squadron in (0, self.setup.squadrons[self.ship] + 1):
                    return SIGNALS[signal], flagship
        return None

    # Courses

    def courses(self) -> list[Course]:
        """Every course that may be ordered; an emergency stop only where nothing else is left."""
        state, ship = self.state, self.ship
        start = (int(state.stern[ship]), int(state.facing[ship]))
        if state.status[ship] != AFLOAT or state.is_attached(ship) or not state.has_hands(ship):
            return [Course((), (start,))]
        found: list[Course] = []
        if state.speed[ship] >= 0:
            self._ahead((), (start,), found)
        if state.least_steps(ship) == 0:
            found.append(Course((), (start,)))
            found += self._pivots(start)
        if state.speed[ship] <= 0:
            found += self._astern(start)
        if not found:
            found.append(Course((STOP,), (start, start)))
        return found

    def _ahead(self, steps: tuple[int, ...], places: tuple[Place, ...], found: list[Course]) -> None:
        state, ship = self.state, self.ship
        least = int(state.least_steps(ship))
        if steps and len(steps) >= least:
            found.append(Course(steps, places))
        normal, extras = int(state.top_speed(ship)), int(state.top_extras(ship))
        base = AHEAD if len(steps) < normal else EXTRA
        if len(steps) >= min(normal + (extras if self.level else 0), SUBPHASES):
            return
        turns = sum(turn_of(step) != 0 for step in steps)
        straight, same = state.after_step(ship, *places[-1], AHEAD)
        if not state.is_free_of_land(ship, straight, same):
            return
        for bend in range(3):
            step = base + bend
            if bend and turns >= state.top_turns(ship):
                continue
            stern, facing = state.after_step(ship, *places[-1], step)
            if state.is_free_of_land(ship, stern, facing):
                if not state.is_on_map(ship, stern, facing):
                    found.append(Course((*steps, step), (*places, (int(stern), int(facing)))))
                else:
                    self._ahead((*steps, step), (*places, (int(stern), int(facing))), found)

    def _pivots(self, start: Place) -> list[Course]:
        found: list[Course] = []
        for step in (PIVOT_LEFT, PIVOT_RIGHT):
            places = [start]
            for count in range(1, int(self.setup.turns[self.ship]) + 1):
                stern, facing = self.state.after_step(self.ship, *places[-1], step)
                if not self.state.is_free_of_land(self.ship, stern, facing):
                    break
                places.append((int(stern), int(facing)))
                found.append(Course((step,) * count, tuple(places)))
        return found

    def _astern(self, start: Place) -> list[Course]:
        found: list[Course] = []
        places = [start]
        for count in range(1, int(self.state.top_astern(self.ship)) + 1):
            stern, facing = self.state.after_step(self.ship, *places[-1], ASTERN)
            if not self.state.is_free_of_land(self.ship, stern, facing):
                break
            if not self.state.is_on_map(self.ship, stern, facing):
                break
            places.append((int(stern), int(facing)))
            found.append(Course((ASTERN,) * count, tuple(places)))
        return found

    # What a course is worth

    def value(self, course: Course) -> float:
        """Rams and arrows in sight, less danger, and how well it keeps with the plan of the fleet."""
        place = course.places[-1]
        if not self.state.is_on_map(self.ship, *place):
            return self._value_of_leaving(place)
        worth = self._rams(course) + self._position(place) - self._danger(place)
        worth -= 4.0 * self._bumps(course)
        worth -= 0.4 * sum(step >= EXTRA and step < ASTERN for step in course.steps)
        return worth + self._command(place) + float(self.rng.below(1000)) / 2000

    def _value_of_leaving(self, place: Place) -> float:
        """Only with loot over the home edge."""
        edge = self.setup.scenario.home_edge.get("rome" if self.side == 0 else "pirates", "")
        col = int(self.sea.col(place[0]))
        if self.state.loot[self.ship] and edge == "W" and col <= 0:
            return 60.0
        return -60.0

    def _rams(self, course: Course) -> float:
        """The first enemy the bow runs into, by run-up and mass; a guess counts less when he moves."""
        straight = 0
        mass = self.setup.masses
        for k, step in enumerate(course.steps, 1):
            straight = 0 if turn_of(step) else straight + 1
            if not AHEAD <= step < ASTERN:
                return 0.0
            bow = self._rexes(self.ship, course.place(k))[-1]
            for enemy in self.enemies:
                if bow in self._rexes(enemy, self.guesses[enemy].place(k)):
                    heavier = mass[self.ship] - mass[enemy]
                    hurt = max(0.0, straight + heavier + 3.5)
                    pain = max(0.0, 3.5 - heavier)
                    sure = 0.85 if len(self.guesses[enemy].places) == 1 else 0.5
                    return sure * (1.6 * hurt - pain) + (2.0 if straight else -4.0)
        return 0.0

    def _position(self, place: Place) -> float:
        """Near enough to shoot, not too near to be caught; crews that fight well want to close."""
        rexes = self._rexes(self.ship, place)
        best = 99
        worth = 0.0
        for enemy in self.enemies:
            there = self._rexes(enemy, self.guesses[enemy].places[-1])
            away = min(int(self.sea.distance(a, b)) for a in rexes for b in there)
            best = min(best, away)
            if 1 <= away <= 4:
                worth += 1.0
        if self._wants_to_flee():
            return 0.6 * min(best, 12) - worth
        wanted = 0 if self._is_boarder() else 2
        return worth - 0.9 * abs(min(best, 30) - wanted)

    def _is_boarder(self) -> bool:
        """Romans with milites, and anyone with a heavier crew."""
        return self.side == 0 or self.state.fighters_aboard(self.ship, self.side) >= 4

    def _wants_to_flee(self) -> bool:
        state = self.state
        if state.loot[self.ship] and self.setup.scenario.home_edge:
            return False
        is_wreck = 3 * state.hull[self.ship] < self.setup.hulls[self.ship]
        return is_wreck or (self.flag is not None and self.flag[0] == "withdraw")

    def _danger(self, place: Place) -> float:
        """Enemies whose bow points at the ship with room for a run-up."""
        rexes = self._rexes(self.ship, place)
        danger = 0.0
        for enemy in self.enemies:
            stern, facing = self.guesses[enemy].places[-1]
            rex = self._rexes(enemy, (stern, facing))[-1]
            for run in range(1, 5):
                rex = int(self.sea.ahead(rex, facing))
                if rex < 0:
                    break
                if rex in rexes:
                    danger += 0.35 * (run + self.setup.masses[enemy] - self.setup.masses[self.ship] + 3)
                    break
        return danger

    def _bumps(self, course: Course) -> int:
        """Friends it would run into."""
        hits = 0
        for k in range(1, len(course.places)):
            entered = set(self._rexes(self.ship, course.place(k))) - set(
                self._rexes(self.ship, course.place(k - 1))
            )
            hits += sum(bool(entered & set(self._rexes(f, self.guesses[f].place(k)))) for f in self.friends)
        return hits

    def _command(self, place: Place) -> float:
        """Keep with the squadron, carry loot home, and do as the flag says."""
        worth = 0.0
        state = self.state
        if state.loot[self.ship] and self.setup.scenario.home_edge:
            worth -= 1.6 * max(0, int(self.sea.col(place[0])))
        leader = self._leader()
        if leader is not None:
            away = int(self.sea.distance(place[0], self.guesses[leader].places[-1][0]))
            weight = 0.5 if self.flag and self.flag[0] == "follow" else 0.15
            worth -= weight * max(0, away - 4)
        if self.flag and self.flag[0] in ("left", "right"):
            turn = 5 if self.flag[0] == "left" else 1
            wanted = (int(state.facing[self.flag[1]]) + turn) % 6
            worth += 1.0 if place[1] == wanted else 0.0
        if self.flag and self.flag[0] == "attack":
            worth += 0.3 * self._position(place)
        return worth

    def _leader(self) -> int | None:
        """The commander of its squadron, if that is another ship afloat."""
        for friend in self.friends:
            same = self.setup.squadrons[friend] == self.setup.squadrons[self.ship]
            if same and self.setup.roles[friend] > 0:
                return friend
        return None

    # Orders

    def plan(self) -> Plan:
        """The best course with orders for every unit."""
        if self.state.status[self.ship] == OFF_MAP:
            return Plan((DONE,))
        valued = [(self.value(course), n, course) for n, course in enumerate(self.courses())]
        valued.sort(reverse=True)
        pick = 0 if self.level else self.rng.below(min(3, len(valued)))
        value, _, course = valued[pick]
        tokens = [STEP + step - 1 for step in course.steps]
        if any(AHEAD <= step < ASTERN for step in course.steps):
            tokens.append(RAM)
        if not course.steps and self.state.chit(self.ship, LEAK):
            tokens.append(SEAL)
        return Plan((*tokens, *self._unit_tokens(course), DONE), value)

    def _unit_tokens(self, course: Course) -> list[int]:
        state = self.state
        tokens: list[int] = []
        free = [
            u
            for u in range(self.setup.units)
            if state.ordering_ship_of(u) == self.ship and state.place[u] >= 0
        ]
        free = [u for u in free if not state.disorder[u]]
        tokens += self._boarding(free)
        tokens += self._repairs(free)
        tokens += self._grapples(free, course)
        tokens += self._shots(free, course)
        return tokens

    def _token(self, verb: int, unit: int) -> int:
        return VERB + (verb - 1) * SHIP_CODES * UNIT_CODES + unit_code(self.setup.unit_names[unit])

    def _take(self, free: list[int], verb: int, count: int) -> list[int]:
        """So many units that can do it; they are not free any more."""
        able = [u for u in free if self.state.may_order(u, verb, self.ship)][:count]
        for unit in able:
            free.remove(unit)
        return able

    def _strength(self, ship: int, side: int) -> int:
        """Fighters with their skill, as far as one knows them."""
        state = self.state
        fighters = [u for u in range(self.setup.units) if state.place[u] == ship and state.side_of(u) == side]
        kinds = self.setup.unit_kinds
        return sum(
            3 + 2 * (kinds[u] == MILITES) - state.disorder[u] for u in fighters if kinds[u] != BALLISTA
        )

    def _boarding(self, free: list[int]) -> list[int]:
        """Over an old link with the stronger crew, keeping one fighter at home."""
        state, n = self.state, self.setup.ships
        tokens: list[int] = []
        for enemy in self.enemies:
            link = self.ship * n + enemy
            if not (state.old_links[link] and state.links[link] and state.do_share(self.ship, enemy)):
                continue
            if self._strength(self.ship, self.side) <= self._strength(enemy, 1 - self.side):
                continue
            room = self.setup.decks[enemy] - state.units_aboard(enemy, self.side)
            movers = self._take(free, MOVE, max(0, min(int(room), len(free) - 1)))
            for unit in movers:
                rex = state.rex_of_section(self.ship, state.section[unit])
                is_bow = self.setup.lengths[enemy] == 2 and rex == state.bow(enemy)
                to = TO + 2 + 2 * int(state.code(enemy)) + (1 if is_bow else 0)
                tokens += [self._token(MOVE, unit), to]
        return tokens

    def _repairs(self, free: list[int]) -> list[int]:
        """Fire first, then whatever slows the ship; cut ropes when the enemy is stronger."""
        state, n = self.state, self.setup.ships
        tokens: list[int] = []
        held_by = [e for e in self.enemies if state.links[e * n + self.ship]]
        if held_by and self._strength(self.ship, self.side) < self._strength(held_by[0], 1 - self.side):
            tokens += [self._token(UNGRAPPLE, unit) for unit in self._take(free, UNGRAPPLE, len(free))]
        fire = int(state.fire[self.ship])
        for unit in self._take(free, REPAIR, min(2, fire)):
            tokens += [self._token(REPAIR, unit), KIND]
        damage = sum(int(state.chit(self.ship, kind)) for kind in (6, 7, 8, 9))
        if damage and not tokens:
            tokens += [self._token(REPAIR, unit) for unit in self._take(free, REPAIR, 1)]
        return tokens

    def _grapples(self, free: list[int], course: Course) -> list[int]:
        """When the course meets an enemy that can be boarded."""
        if not self._is_boarder():
            return []
        mine = {rex for place in course.places for rex in self._rexes(self.ship, place)}
        for enemy in self.enemies:
            theirs = {rex for place in self.guesses[enemy].places for rex in self._rexes(enemy, place)}
            if mine & theirs and self._strength(self.ship, self.side) >= self._strength(enemy, 1 - self.side):
                units = self._take(free, GRAPPLE, max(1, len(free) - 1))
                at = AT + int(self.state.code(enemy))
                return [token for unit in units for token in (self._token(GRAPPLE, unit), at)]
        return []

    def _shots(self, free: list[int], course: Course) -> list[int]:
        """Everyone with a bow shoots when an enemy comes near; far off, fire is prepared."""
        rexes = self._rexes(self.ship, course.places[-1])
        near = 99
        for enemy in self.enemies:
            there = self._rexes(enemy, self.guesses[enemy].places[-1])
            near = min(near, *(int(self.sea.distance(a, b)) for a in rexes for b in there))
        tokens: list[int] = []
        for unit in list(free):
            reach = 9 if self.setup.unit_kinds[unit] == BALLISTA else 5
            if near <= reach and self.state.may_order(unit, SHOOT, self.ship):
                tokens.append(self._token(SHOOT, unit))
            elif self.level and near <= reach + 5 and self.state.may_order(unit, PREP, self.ship):
                tokens.append(self._token(PREP, unit))
        return tokens

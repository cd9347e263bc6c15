"""One ship in one turn: every course it can row, what each promises, and orders for its crew.

Worth is counted in hundredths of a point on the scale of a fleet (chapter 15). Where the others will be is a
guess. A beginner thinks that they lie still, takes any course of the better half, and forgets half of his
crew. A trierarch of some years thinks that they row straight on, and chooses better. An old hand puts himself
in their place, and plays the turn through in his mind, dice and all, for the few courses that promise most.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ludi.engine.arrays import append, vec
from ludi.engine.bits import BIT
from ludi.engine.rng import Rng
from ludi.games.megadates.codec import (
    AT,
    DONE,
    FLAG,
    FLAGS,
    KIND,
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
from ludi.games.megadates.courses import (
    after_step,
    course_length,
    is_free_of_land,
    is_on_map,
    least_steps,
    turn_of,
)
from ludi.games.megadates.fleet import ARROW_RANGE, FIRE_RANGE
from ludi.games.megadates.orders import (
    clear_orders,
    default_orders,
    is_beside,
    may_fly,
    may_order,
    needs_orders,
    order_tokens,
    targets_of,
    write_part,
)
from ludi.games.megadates.rules import MegadatesState
from ludi.games.megadates.sea import FACINGS, Sea, left, right
from ludi.games.megadates.setup import BALLISTA, MILITES, Setup
from ludi.games.megadates.state import (
    AFLOAT,
    AHEAD,
    ASTERN,
    EXTRA,
    GRAPPLE,
    LEAK,
    MOVE,
    OARS,
    OFF_MAP,
    PIVOT_LEFT,
    PIVOT_RIGHT,
    PREP,
    RAMHEAD,
    REPAIR,
    RUDDER,
    SHOOT,
    STOP,
    STUCK,
    SUBPHASES,
    SUNK,
    UNGRAPPLE,
    WHOLE,
    other_section,
)

EASY: Final = 0
MEDIUM: Final = 1
HARD: Final = 2
PLACES: Final = SUBPHASES + 1  # of a course: at the start and after each subphase
FOLLOW: Final = 0  # of SIGNALS
ATTACK: Final = 1
WITHDRAW: Final = 2
TURN_LEFT: Final = 3
TURN_RIGHT: Final = 4
NO_FLAG: Final = -1
assert SIGNALS == ("follow", "attack", "withdraw", "left", "right")

# Hundredths of a point
HULL: Final = 50  # a hull point of a ship whose mass is a quarter of its hull points
CHIT: Final = 40
SKILL: Final = 40  # a point of strength of a crew
TAKEN: Final = 500  # a ship captured, for each point of its mass
SANK: Final = 200
KILLED: Final = 100
LOOT: Final = 300
BUMP: Final = 350  # to run into a friend
CARD: Final = 40  # an Extra card
REX: Final = 90  # a rex nearer to where one wants to be
HOME: Final = 160  # a rex nearer to the edge over which loot goes home
AWAY: Final = 6000  # to leave the map
CONTACT: Final = 300  # to lie with an enemy at all: it decides battles
BOARD: Final = 90  # to lie with an enemy, for each point of strength that one has more
SHOTS: Final = 40  # an enemy within bowshot that does not lie straight ahead or astern
DANGER: Final = 35  # a ram to be feared, for each point of its damage

NEAR: Final = 14  # rexes: two ships farther apart cannot meet in a turn
EYE: Final = 9  # rexes within which an old hand thinks for others
BOWSHOT: Final = 4
CHOICES: Final = bytes([50, 8, 0])  # by level: of a hundred courses, among how many of the best one is taken
FORGETS: Final = bytes([50, 20, 0])  # of a hundred units, how many are forgotten
COURSES: Final = 5  # that an old hand plays through
BOLDLY: Final = 2  # of which so many boldly and warily too
TRIALS: Final = 4  # how often at least, each with other dice; in small battles more often
SMALL: Final = 60  # that many more trials, shared among the ships

# How a crew behaves: as the odds say, always for boarding, or never.
USUAL: Final = 0
BOLD: Final = 1
WARY: Final = 2
FAR: Final = 99
CLOSE: Final = 12  # rexes to the nearest enemy within which a commander signals to attack


@final
class Course:
    """Steps, and where the ship is after each: stern times six plus facing."""

    __slots__ = ("places", "steps")

    def __init__(self, steps: vec[i64], places: vec[i64]) -> None:
        self.steps: vec[i64] = steps
        self.places: vec[i64] = places

    def place(self, subphase: i64) -> i64:
        """Where it is after a subphase, counted from 1; 0 is the start."""
        last: i64 = len(self.places) - 1
        return self.places[subphase if subphase < last else last]

    def goes_ahead(self) -> bool:
        """Whether it has a step ahead."""
        return len(self.steps) > 0 and AHEAD <= self.steps[0] < ASTERN


def written_so_far(state: MegadatesState, ship: i64) -> i64:
    """How many parts the orders of a ship have."""
    count: i64 = course_length(state, ship) + state.ram[ship] + state.seal[ship] + state.returns[ship]
    for unit in range(state.setup.units):
        if state.under[unit] == ship + 1:
            count += 1 + state.plain[unit]
            if state.verb[unit] == MOVE:
                count += 1 if state.targets[unit] else 0
            else:
                count += len(targets_of(state, unit))
    return count + (1 if state.flag[ship] else 0)


@final
class Trierarch:
    """Thinks about one ship in one turn."""

    __slots__ = (
        "bows",
        "enemies",
        "flag",
        "flagship",
        "friends",
        "guessed",
        "level",
        "minds",
        "own_bows",
        "own_sterns",
        "rng",
        "sea",
        "setup",
        "ship",
        "side",
        "state",
        "sterns",
        "strengths",
        "style",
        "weights",
    )

    def __init__(
        self, state: MegadatesState, ship: i64, level: i64, rng: Rng, sees_flags: bool = True
    ) -> None:
        self.state: MegadatesState = state
        self.setup: Setup = state.setup
        self.sea: Sea = state.setup.sea
        self.ship: i64 = ship
        self.level: i64 = level
        self.rng: Rng = rng
        self.side: i64 = state.side[ship]
        self.enemies: list[int] = []
        self.friends: list[int] = []
        # What others are guessed to do: the ship, how probable in hundredths, and its rexes by subphase
        self.guessed: vec[i64] = vec[i64]([])
        self.weights: vec[i64] = vec[i64]([])
        self.sterns: vec[i64] = vec[i64]([])
        self.bows: vec[i64] = vec[i64]([])
        self.own_sterns: vec[i64] = vec[i64]([0] * PLACES)
        self.own_bows: vec[i64] = vec[i64]([0] * PLACES)
        self.minds: dict[int, list[int]] = {}  # what others are thought to order
        self.strengths: vec[i64] = vec[i64]([0] * self.setup.ships)
        self.style: i64 = USUAL
        self.flag: i64 = NO_FLAG
        self.flagship: i64 = ship
        self._look_around()
        if sees_flags:
            self._read_flags()

    # What others are and will do

    def _look_around(self) -> None:
        state = self.state
        for ship in range(self.setup.ships):
            if state.status[ship] != AFLOAT:
                continue
            self.strengths[ship] = self._strength_of(state, ship, state.side[ship])
            if state.side[ship] != self.side:
                self.strengths[ship] -= self._strength_of(state, ship, self.side)
            if ship == self.ship:
                continue
            if state.side[ship] == self.side:
                self.friends.append(ship)
            else:
                self.enemies.append(ship)
            self._guess(ship)

    def _guess(self, ship: i64) -> None:
        """Still, straight on, or what a trierarch there would do."""
        state = self.state
        start: i64 = state.stern[ship] * FACINGS + state.facing[ship]
        if self.level == HARD and self._gap(ship) <= EYE:
            other = Trierarch(state, ship, MEDIUM, self.rng, False)
            course = other._by_value()[0]
            self.minds[ship] = other.orders_for(course)
            self._note(ship, course, 75)
            self._note(ship, self._straight_on(ship, start), 25)
        elif self.level == EASY or state.is_attached(ship):
            self._note(ship, Course(vec[i64]([]), vec[i64]([start])), 100)
        else:
            self._note(ship, self._straight_on(ship, start), 100)

    def _gap(self, ship: i64) -> i64:
        return self.sea.distance(self.state.stern[self.ship], self.state.stern[ship])

    def _straight_on(self, ship: i64, start: i64) -> Course:
        state = self.state
        places = vec[i64]([start])
        stern: i64 = start // FACINGS
        facing: i64 = start % FACINGS
        for n in range(0 if state.is_attached(ship) else state.speed[ship]):
            stern = self.sea.ahead(stern, facing)
            if not is_on_map(state, ship, stern, facing) or not is_free_of_land(state, ship, stern, facing):
                break
            places = append(places, stern * FACINGS + facing)
        return Course(vec[i64]([]), places)

    def _note(self, ship: i64, course: Course, weight: i64) -> None:
        self.guessed = append(self.guessed, ship)
        self.weights = append(self.weights, weight)
        for k in range(PLACES):
            place: i64 = course.place(k)
            self.sterns = append(self.sterns, place // FACINGS)
            self.bows = append(self.bows, self._bow(ship, place))

    def _bow(self, ship: i64, place: i64) -> i64:
        if self.setup.lengths[ship] == 1:
            return place // FACINGS
        return self.sea.ahead(place // FACINGS, place % FACINGS)

    def _strength_of(self, state: MegadatesState, ship: i64, side: i64) -> i64:
        """Fighters of a side on a ship with their skill, as far as one knows them."""
        kinds = self.setup.unit_kinds
        total: i64 = 0
        for unit in range(self.setup.units):
            if state.place[unit] == ship and kinds[unit] != BALLISTA and state.side_of(unit) == side:
                skill: i64 = 3 if kinds[unit] == MILITES else 2
                total += skill - state.disorder[unit]
        return total

    def _advantage(self, enemy: i64) -> i64:
        """How much stronger one's own crew is, with those who are over there already."""
        return self.strengths[self.ship] - self.strengths[enemy]

    def _read_flags(self) -> None:
        """The signal of a commander that this ship could read, its own squadron's before the fleet's."""
        state = self.state
        for friend in self.friends:
            if state.flown[friend] == 0 or not state.read[friend] & BIT[self.ship]:
                continue
            signal: i64 = (state.flown[friend] - 1) // FLAGS
            to: i64 = (state.flown[friend] - 1) % FLAGS
            is_mate = self.setup.squadrons[friend] == self.setup.squadrons[self.ship]
            if to in (0, self.setup.squadrons[self.ship] + 1) and (self.flag == NO_FLAG or is_mate):
                self.flag = signal
                self.flagship = friend

    # Courses

    def courses(self) -> list[Course]:
        """Every course that may be ordered; an emergency stop only where nothing else is left."""
        state = self.state
        ship: i64 = self.ship
        start: i64 = state.stern[ship] * FACINGS + state.facing[ship]
        still = Course(vec[i64]([]), vec[i64]([start]))
        if state.status[ship] != AFLOAT or state.is_attached(ship) or not state.has_hands(ship):
            return [still]
        found: list[Course] = []
        if state.moved[ship] >= 0:
            self._add_ahead(still, 0, found)
        if least_steps(state, ship) == 0:
            found.append(still)
            self._add_repeated(start, PIVOT_LEFT, self.setup.turns[ship], found)
            self._add_repeated(start, PIVOT_RIGHT, self.setup.turns[ship], found)
        if state.moved[ship] <= 0 and state.speed[ship] <= 0:
            self._add_repeated(start, ASTERN, state.top_astern(ship), found)
        if not found:
            found.append(Course(vec[i64]([STOP]), vec[i64]([start, start])))
        return found

    def _add_ahead(self, so_far: Course, turns: i64, found: list[Course]) -> None:
        state = self.state
        ship: i64 = self.ship
        n: i64 = len(so_far.steps)
        normal: i64 = state.top_speed(ship)
        most: i64 = normal + (state.top_extras(ship) if self.level != EASY else 0)
        if n and n >= least_steps(state, ship):
            found.append(so_far)
        if n >= most or n == SUBPHASES:
            return
        facing: i64 = so_far.places[n] % FACINGS
        stern: i64 = self.sea.ahead(so_far.places[n] // FACINGS, facing)
        if not is_free_of_land(state, ship, stern, facing):
            return
        step: i64 = AHEAD if n < normal else EXTRA
        for bend in range(3):
            if bend and turns >= state.top_turns(ship):
                return
            heading: i64 = facing if bend == 0 else left(facing) if bend == 1 else right(facing)
            if not is_free_of_land(state, ship, stern, heading):
                continue
            course = Course(
                append(so_far.steps[:], step + bend), append(so_far.places[:], stern * FACINGS + heading)
            )
            if is_on_map(state, ship, stern, heading):
                self._add_ahead(course, turns + (1 if bend else 0), found)
            else:
                found.append(course)

    def _add_repeated(self, start: i64, step: i64, most: i64, found: list[Course]) -> None:
        """One step again and again, where neither land nor the edge of the map is in the way."""
        state = self.state
        steps = vec[i64]([])
        places = vec[i64]([start])
        stern: i64 = start // FACINGS
        facing: i64 = start % FACINGS
        for n in range(most):
            stern, facing = after_step(state, self.ship, stern, facing, step)
            if not is_free_of_land(state, self.ship, stern, facing):
                return
            if not is_on_map(state, self.ship, stern, facing):
                return
            steps = append(steps, step)
            places = append(places, stern * FACINGS + facing)
            found.append(Course(steps[:], places[:]))

    def best_course(self) -> Course:
        """The one that promises most; a beginner may take another good one."""
        found = self._by_value()
        if self.level == HARD:
            return self._tried(found) if self._is_tense(found[0]) else found[0]
        return found[self.rng.below(len(found) * CHOICES[self.level] // 100 + 1)]

    def _is_tense(self, course: Course) -> bool:
        """An enemy is near; who is about to bring loot home does not think twice."""
        place: i64 = course.place(SUBPHASES)
        if not is_on_map(self.state, self.ship, place // FACINGS, place % FACINGS):
            return False
        for enemy in self.enemies:
            if enemy in self.minds:
                return True
        return False

    def _by_value(self) -> list[Course]:
        """All courses, the best first."""
        found = self.courses()
        valued: list[tuple[int, int]] = []
        for n in range(len(found)):
            valued.append((-self.value(found[n]), n))
        valued.sort()
        return [found[n] for value, n in valued]

    # Playing a turn through

    def _tried(self, found: list[Course]) -> Course:
        """Of the best courses to different places the one that turns out best with several dice."""
        world = self.state.copy()
        for other in range(self.setup.ships):
            if other in self.minds:
                self._write(world, other, self.minds[other])
            elif other != self.ship and needs_orders(world, other):
                default_orders(world, other)
        seed: i64 = self.rng.next32()
        best = found[0]
        best_style: i64 = USUAL
        best_worth: i64 = -AWAY * AWAY
        tried = self._ends_apart(found)
        for n in range(len(tried)):
            for style in range(USUAL, WARY + 1):
                if style != USUAL and n >= BOLDLY:
                    continue
                self.style = style
                worth: i64 = self._trial(world, tried[n], seed)
                if worth > best_worth:
                    best = tried[n]
                    best_style = style
                    best_worth = worth
        self.style = best_style
        return best

    def _ends_apart(self, found: list[Course]) -> list[Course]:
        """The best few courses that end on the map in different places."""
        ends: list[int] = []
        apart: list[Course] = []
        for course in found:
            end: i64 = course.place(SUBPHASES)
            if end not in ends and is_on_map(self.state, self.ship, end // FACINGS, end % FACINGS):
                ends.append(end)
                apart.append(course)
                if len(apart) == COURSES:
                    break
        return apart

    def _write(self, world: MegadatesState, ship: i64, tokens: list[int]) -> None:
        """Write orders for any ship; flags make no difference within a turn."""
        seat: i64 = world.captain[ship]
        clear_orders(world, ship)
        world.locked[seat] = 0
        world.ordering[seat] = ship
        world.unit[seat] = 0
        for token in tokens:
            if not FLAG <= token < VERB and token != DONE and token in order_tokens(world, seat):
                write_part(world, seat, token)

    def _trial(self, world: MegadatesState, course: Course, seed: i64) -> i64:
        """What a course brings on average, and what its end is worth besides."""
        ordered = world.copy()
        self._write(ordered, self.ship, self.orders_for(course))
        total: i64 = 0
        trials: i64 = TRIALS + SMALL // self.setup.ships
        for n in range(trials):
            after = ordered.copy()
            after.play_turn(Rng(seed + n))
            total += self._judge(after)
        return total // trials + self.value(course) // 2

    def _judge(self, state: MegadatesState) -> i64:
        """Deeds, hulls and crews of one's own side less those of the other."""
        worth: i64 = 0
        for ship in range(self.setup.ships):
            mass: i64 = self.setup.masses[ship]
            deeds: i64 = SANK * state.sunk[ship] + KILLED * state.killed[ship]
            value: i64 = deeds // WHOLE + LOOT * state.secured[ship]
            worth += value if self.setup.sides[ship] == self.side else -value
            if state.is_prize(ship) and state.status[ship] != SUNK:
                worth += TAKEN * mass if state.side[ship] == self.side else -TAKEN * mass
            if state.status[ship] == AFLOAT:
                value = HULL * 4 * mass * state.hull[ship] // self.setup.hulls[ship]
                value += SKILL * self._strength_of(state, ship, state.side[ship])
                for kind in (LEAK, OARS, RUDDER, RAMHEAD):
                    value -= CHIT * state.chit(ship, kind)
                value -= CHIT * (state.rowers[ship] + state.fire[ship])
                worth += value if state.side[ship] == self.side else -value
        return worth + self._ropes(state)

    def _ropes(self, state: MegadatesState) -> i64:
        """Who holds whom when the turn is over."""
        worth: i64 = 0
        n: i64 = self.setup.ships
        for enemy in self.enemies:
            if state.status[self.ship] != AFLOAT or state.status[enemy] != AFLOAT:
                continue
            if not state.do_share(self.ship, enemy) or state.side[self.ship] == state.side[enemy]:
                continue
            ours: i64 = self._strength_of(state, self.ship, self.side) + self._strength_of(
                state, enemy, self.side
            )
            theirs: i64 = self._strength_of(state, enemy, 1 - self.side)
            theirs += self._strength_of(state, self.ship, 1 - self.side)
            odds: i64 = 100 * ours * ours // (ours * ours + theirs * theirs + 1) - 50
            if state.links[self.ship * n + enemy] and odds > 0:
                worth += TAKEN * self.setup.masses[enemy] * odds // 100
            if state.links[enemy * n + self.ship] and odds < 0:
                worth += TAKEN * self.setup.masses[self.ship] * odds // 100
        return worth

    # What a course is worth

    def value(self, course: Course) -> i64:
        """Rams and boarding in sight, less danger, and how well it keeps with the plan of the fleet."""
        last: i64 = len(course.places) - 1
        place: i64 = course.places[last]
        if not is_on_map(self.state, self.ship, place // FACINGS, place % FACINGS):
            return self._value_of_leaving(place)
        worth: i64 = self.rng.below(50)
        self._trace(course)
        for k in range(len(course.steps)):
            if EXTRA <= course.steps[k] < ASTERN:
                worth -= CARD
        for n in range(len(self.guessed)):
            if self._gap(self.guessed[n]) <= NEAR:
                worth += self._meeting(course, n) * self.weights[n] // 100
        return worth + self._standing(place)

    def _standing(self, place: i64) -> i64:
        """What it is worth to be there when the turn is over."""
        return self._position(place) - self._danger(place) + self._command(place)

    def _value_of_leaving(self, place: i64) -> i64:
        """Only with loot over the home edge."""
        if self.state.loot[self.ship] and self._way_home(place) < 0:
            return AWAY
        return -AWAY

    def _way_home(self, place: i64) -> i64:
        """Rexes to the home edge, below 0 beyond it; none where there is no such edge."""
        edge = self.setup.home_edges[self.side]
        stern: i64 = place // FACINGS
        bow: i64 = self._bow(self.ship, place)
        ends = [self.sea.col(stern), self.sea.col(bow), self.sea.row(stern), self.sea.row(bow)]
        if edge == "W":
            return min(ends[0], ends[1])
        if edge == "E":
            return self.sea.cols - 1 - max(ends[0], ends[1])
        if edge == "N":
            return min(ends[2], ends[3])
        return self.sea.rows - 1 - max(ends[2], ends[3]) if edge == "S" else 0

    def _trace(self, course: Course) -> None:
        """Write down the rexes of a course by subphase."""
        for k in range(PLACES):
            place: i64 = course.place(k)
            self.own_sterns[k] = place // FACINGS
            self.own_bows[k] = self._bow(self.ship, place)

    def _meeting(self, course: Course, n: i64) -> i64:
        """What comes of the first meeting with a ship that does as guessed; nothing if they don't meet."""
        straight: i64 = 0
        base: i64 = n * PLACES
        steps: i64 = len(course.steps)
        for k in range(1, PLACES):
            is_step: bool = k <= steps
            if is_step:
                straight = 0 if turn_of(course.steps[k - 1]) else straight + 1
            if not self._do_share(base, k):
                continue
            we_enter: bool = is_step and self._has_bow_entered(base, k)
            they_enter: bool = self._has_their_bow_entered(base, k)
            if we_enter or they_enter:
                return self._encounter(self.guessed[n], we_enter, they_enter, straight, course)
        return 0

    def _do_share(self, base: i64, k: i64) -> bool:
        """Whether both ships are in one rex after a subphase."""
        stern: i64 = self.sterns[base + k]
        bow: i64 = self.bows[base + k]
        return self.own_sterns[k] in (stern, bow) or self.own_bows[k] in (stern, bow)

    def _has_bow_entered(self, base: i64, k: i64) -> bool:
        """Whether one's own bow is in a rex of the other and was not there before."""
        bow: i64 = self.own_bows[k]
        if bow not in (self.sterns[base + k], self.bows[base + k]):
            return False
        return bow not in (self.own_sterns[k - 1], self.own_bows[k - 1])

    def _has_their_bow_entered(self, base: i64, k: i64) -> bool:
        """Whether their bow is in a rex of this ship and was not there before."""
        bow: i64 = self.bows[base + k]
        if bow not in (self.own_sterns[k], self.own_bows[k]):
            return False
        return bow not in (self.sterns[base + k - 1], self.bows[base + k - 1])

    def _encounter(self, other: i64, we_enter: bool, they_enter: bool, straight: i64, course: Course) -> i64:
        """A friend is a nuisance; with an enemy there may be a ram either way, and boarders next turn."""
        if self.state.side[other] == self.side:
            return -BUMP
        worth: i64 = self._alongside(other)
        chance: i64 = 40 if we_enter and they_enter else 80
        if we_enter and course.goes_ahead() and self.wants_to_ram(other):
            worth += chance * self._ram(self.ship, other, straight) // 100
        if they_enter:
            worth -= chance * self._ram(other, self.ship, 2) // 100
        return worth

    def _ram(self, rammer: i64, rammed: i64, straight: i64) -> i64:
        """What a ram is worth to the rammer's side (N-083, N-084)."""
        heavier: i64 = self.setup.masses[rammer] - self.setup.masses[rammed]
        hurt: i64 = 2 * (straight + heavier) + 7  # a die is 3.5
        pain: i64 = 7 - 2 * heavier
        if hurt < 0:
            hurt = 0
        if pain < 0:
            pain = 0
        hull: i64 = HULL * 4 * self.setup.masses[rammed] // self.setup.hulls[rammed]
        return (hurt * (hull + CHIT) - pain * CHIT) // 2

    def wants_to_ram(self, enemy: i64) -> bool:
        """Not a ship that is far too heavy."""
        return self.setup.masses[enemy] - self.setup.masses[self.ship] < 4

    def _alongside(self, enemy: i64) -> i64:
        """To lie in one rex is good for the stronger crew."""
        if self._wants_to_flee():
            return BOARD * self._advantage(enemy) - CONTACT
        return BOARD * self._advantage(enemy) + CONTACT

    def _position(self, place: i64) -> i64:
        """Near an enemy that can be boarded or shot, away from one that is too strong."""
        stern: i64 = place // FACINGS
        bow: i64 = self._bow(self.ship, place)
        best: i64 = -FAR * REX
        worth: i64 = 0
        nearest: i64 = FAR
        last: i64 = -1
        for n in range(len(self.guessed)):
            enemy: i64 = self.guessed[n]
            if enemy == last or self.state.side[enemy] == self.side:
                continue
            last = enemy
            away: i64 = self._between(stern, bow, n)
            if away < nearest:
                nearest = away
            if 1 <= away <= BOWSHOT:
                worth += SHOTS
            wanted: i64 = 0 if self._advantage(enemy) > 0 else 2
            off: i64 = away - wanted if away > wanted else wanted - away
            draw: i64 = -REX * off + (2 * REX if self.state.loot[enemy] else 0)
            if draw > best:
                best = draw
        if self._wants_to_flee():
            return (nearest if nearest < 12 else 12) * REX - worth
        return worth + (best if self.enemies else 0)

    def _between(self, stern: i64, bow: i64, n: i64) -> i64:
        """Rexes between this ship and where another one is guessed to end."""
        sea = self.sea
        end: i64 = n * PLACES + PLACES - 1
        away: i64 = sea.distance(stern, self.sterns[end])
        for one, other in ((stern, self.bows[end]), (bow, self.sterns[end]), (bow, self.bows[end])):
            gap: i64 = sea.distance(one, other)
            if gap < away:
                away = gap
        return away

    def _wants_to_flee(self) -> bool:
        """A wreck, or who is told to; loot goes home instead."""
        state = self.state
        if state.loot[self.ship] and self.setup.home_edges[self.side]:
            return False
        return self.flag == WITHDRAW or 3 * state.hull[self.ship] < self.setup.hulls[self.ship]

    def _danger(self, place: i64) -> i64:
        """Enemies whose bow points at the ship with room for a run-up."""
        stern: i64 = place // FACINGS
        bow: i64 = self._bow(self.ship, place)
        danger: i64 = 0
        last: i64 = -1
        for n in range(len(self.guessed)):
            enemy: i64 = self.guessed[n]
            if enemy == last or self.state.side[enemy] == self.side:
                continue
            last = enemy
            end: i64 = n * PLACES + PLACES - 1
            rex: i64 = self.bows[end]
            facing: i64 = self.state.facing[enemy]
            for run in range(1, BOWSHOT + 1):
                rex = self.sea.ahead(rex, facing)
                if rex < 0:
                    break
                if rex in (stern, bow):
                    danger += DANGER * (run + self.setup.masses[enemy] - self.setup.masses[self.ship] + 3)
                    break
        return danger

    def _command(self, place: i64) -> i64:
        """Keep with the squadron, carry loot home, and do as the flag says."""
        worth: i64 = 0
        state = self.state
        if state.loot[self.ship] and self.setup.home_edges[self.side]:
            worth -= HOME * self._way_home(place)
        leader: i64 = self.flagship if self.flag == FOLLOW else self._leader()
        if leader >= 0 and leader != self.ship:
            away: i64 = self.sea.distance(place // FACINGS, state.stern[leader])
            weight: i64 = 60 if self.flag == FOLLOW else 15
            if away > 4:
                worth -= weight * (away - 4)
        if self.flag in (TURN_LEFT, TURN_RIGHT):
            facing: i64 = state.facing[self.flagship]
            wanted: i64 = left(facing) if self.flag == TURN_LEFT else right(facing)
            worth += 100 if place % FACINGS == wanted else 0
        if self.flag == ATTACK:
            worth += self._position(place) // 3
        return worth

    def _leader(self) -> i64:
        """The commander of its squadron, if that is another ship afloat; else -1."""
        for friend in self.friends:
            same = self.setup.squadrons[friend] == self.setup.squadrons[self.ship]
            if same and self.setup.roles[friend] > 0:
                return friend
        return -1

    # Orders

    def orders(self) -> list[int]:
        """The best course with orders for every unit, as tokens."""
        state = self.state
        if state.status[self.ship] == OFF_MAP:
            stays = state.secured[self.ship] > 0 or self._wants_to_flee()
            return [DONE] if stays else [RETURN, DONE]
        return self.orders_for(self.best_course())

    def orders_for(self, course: Course) -> list[int]:
        """A course with orders for every unit, as tokens."""
        state = self.state
        tokens: list[int] = []
        for k in range(len(course.steps)):
            tokens.append(STEP + course.steps[k] - 1)
        if course.goes_ahead() and self._has_prey(course):
            tokens.append(RAM)
        if len(course.steps) == 0 and state.chit(self.ship, LEAK):
            tokens.append(SEAL)
        tokens += self._unit_orders(course)
        tokens += self._signal(course)
        tokens.append(DONE)
        return tokens

    def _has_prey(self, course: Course) -> bool:
        """Ram, unless the only enemies within reach are far too heavy."""
        is_near = False
        for enemy in self.enemies:
            if self._gap(enemy) <= NEAR:
                if self.wants_to_ram(enemy):
                    return True
                is_near = True
        return not is_near

    def _signal(self, course: Course) -> list[int]:
        """A commander calls his ships to him, to attack when the enemy is near, or to withdraw with him."""
        if self.level == EASY or not may_fly(self.state, self.ship) or not self.enemies:
            return []
        signal: i64 = FOLLOW
        if self._wants_to_flee():
            signal = WITHDRAW if self._is_losing() else FOLLOW
        else:
            for enemy in self.enemies:
                if self._gap(enemy) <= CLOSE:
                    signal = ATTACK
        to: i64 = 0 if self.setup.roles[self.ship] == 2 else self.setup.squadrons[self.ship] + 1
        return [FLAG + signal * FLAGS + to]

    def _is_losing(self) -> bool:
        return 2 * len(self.friends) < len(self.enemies)

    def _unit_orders(self, course: Course) -> list[int]:
        state = self.state
        free: list[int] = []
        for unit in range(self.setup.units):
            is_forgotten: bool = self.rng.below(100) < FORGETS[self.level]
            if state.ordering_ship_of(unit) == self.ship and not state.disorder[unit] and not is_forgotten:
                free.append(unit)
        tokens = self._clearing(free)
        tokens += self._boarding(free)
        tokens += self._cutting(free)
        tokens += self._parting(free)
        tokens += self._repairs(free)
        tokens += self._grapples(free, course)
        tokens += self._shots(free, course)
        return tokens

    def _token(self, verb: i64, unit: i64) -> int:
        return VERB + (verb - 1) * SHIP_CODES * UNIT_CODES + self.setup.unit_codes[unit]

    def _take(self, free: list[int], verb: i64, count: i64) -> list[int]:
        """So many units that can do it; they are not free any more."""
        able = [unit for unit in free if may_order(self.state, unit, verb, self.ship)][:count]
        for unit in able:
            free.remove(unit)
        return able

    def _go(self, unit: i64, to: i64) -> list[int]:
        return [self._token(MOVE, unit), to]

    def _strength_in(self, ship: i64, section: i64, side: i64) -> i64:
        """Fighters of a side in a deck section with their skill."""
        state = self.state
        total: i64 = 0
        for unit in range(self.setup.units):
            if state.place[unit] == ship and state.section[unit] == section and state.side_of(unit) == side:
                kind: i64 = self.setup.unit_kinds[unit]
                if kind != BALLISTA:
                    total += (3 if kind == MILITES else 2) - state.disorder[unit]
        return total

    def _clearing(self, free: list[int]) -> list[int]:
        """Units with no enemy about them go for the weaker ones at the other end of the ship."""
        state = self.state
        tokens: list[int] = []
        for unit in free[:]:
            ship: i64 = state.place[unit]
            if self.level == EASY or self.setup.lengths[ship] == 1 or state.is_engaged(unit):
                continue
            here: i64 = state.section[unit]
            there: i64 = other_section(here)
            enemies: i64 = self._strength_in(ship, there, 1 - self.side)
            ours: i64 = self._strength_in(ship, here, self.side) + self._strength_in(ship, there, self.side)
            if 0 < enemies < ours and may_order(state, unit, MOVE, self.ship):
                free.remove(unit)
                tokens += self._go(unit, TO + there)
        return tokens

    def _boarding(self, free: list[int]) -> list[int]:
        """Over an old rope, together and with the odds; a beginner sends only those who stand beside it."""
        state = self.state
        n: i64 = self.setup.ships
        tokens: list[int] = []
        for enemy in self.enemies:
            link: i64 = self.ship * n + enemy
            if not (state.old_links[link] and state.links[link]) or self.style == WARY:
                continue
            crew = [unit for unit in free if state.place[unit] == self.ship and state.can_fight(unit)]
            room: i64 = self.setup.decks[enemy] - state.units_aboard(enemy, self.side)
            over = [unit for unit in crew[:-1] if self._way_over(unit, enemy) >= 0][:room]  # one stays
            if self.style != BOLD and not self._has_odds(over, enemy):
                continue
            for unit in over:
                if may_order(state, unit, MOVE, self.ship):
                    free.remove(unit)
                    tokens += self._go(unit, self._way_over(unit, enemy))
        return tokens

    def _has_odds(self, over: list[int], enemy: i64) -> bool:
        """Whether these are a match for the part of the enemy's crew that they will meet."""
        force: i64 = self._strength_of(self.state, enemy, self.side)
        for unit in over:
            force += 3 if self.setup.unit_kinds[unit] == MILITES else 2
        guard: i64 = self._strength_of(self.state, enemy, 1 - self.side)
        if self.setup.lengths[enemy] == 2:
            guard = guard * 6 // 10
        return len(over) > 0 and force >= guard

    def _cutting(self, free: list[int]) -> list[int]:
        """Held by a stronger crew, cut the ropes; of many ropes leave the cutting to those at that end."""
        state = self.state
        n: i64 = self.setup.ships
        tokens: list[int] = []
        for enemy in self.enemies:
            cards: i64 = state.links[enemy * n + self.ship]
            if cards == 0 or self.style == BOLD or (self.style == USUAL and self._advantage(enemy) >= 0):
                continue
            for unit in free[:]:
                is_there = state.is_in(enemy, state.rex_of_section(self.ship, state.section[unit]))
                if state.place[unit] != self.ship or not state.can_fight(unit):
                    continue
                if cards > 1 and not is_there and self.level != EASY and self.setup.lengths[self.ship] == 2:
                    if may_order(state, unit, MOVE, self.ship):
                        free.remove(unit)
                        tokens += self._go(unit, TO + other_section(state.section[unit]))
                elif may_order(state, unit, UNGRAPPLE, self.ship):
                    free.remove(unit)
                    tokens.append(self._token(UNGRAPPLE, unit))
        return tokens

    def _parting(self, free: list[int]) -> list[int]:
        """Ropes between friends have served when troops have passed, and would hold the ship for good."""
        tokens: list[int] = []
        for friend in self.friends:
            if self.state.cards(self.ship, friend):
                for unit in self._take(free, UNGRAPPLE, 1):
                    tokens += [self._token(UNGRAPPLE, unit), AT + self.setup.ship_codes[friend]]
        return tokens

    def _way_over(self, unit: i64, enemy: i64) -> i64:
        """Into the enemy's section in the unit's rex, else in the other rex of the ship (N-091)."""
        state = self.state
        base: i64 = TO + 2 + 2 * self.setup.ship_codes[enemy]
        here: i64 = state.rex_of_section(self.ship, state.section[unit])
        way: i64 = -1
        for section in range(self.setup.lengths[enemy]):
            if state.rex_of_section(enemy, section) == here:
                return base + section
            if self.level != EASY and is_beside(state, self.ship, enemy, section):
                way = base + section
        return way

    def _repairs(self, free: list[int]) -> list[int]:
        """Fire first, then whatever slows the ship."""
        state = self.state
        tokens: list[int] = []
        fire: i64 = state.fire[self.ship]
        for unit in self._take(free, REPAIR, fire if fire < 3 else 3):
            tokens += [self._token(REPAIR, unit), KIND]
        damage: i64 = 0
        for kind in (STUCK, RUDDER, OARS, RAMHEAD):
            damage += state.chit(self.ship, kind)
        if damage and not tokens:
            tokens += [self._token(REPAIR, unit) for unit in self._take(free, REPAIR, 1)]
        return tokens

    def _grapples(self, free: list[int], course: Course) -> list[int]:
        """When the course meets an enemy that can be boarded and is not held yet."""
        self._trace(course)
        n: i64 = self.setup.ships
        for k in range(len(self.guessed)):
            enemy: i64 = self.guessed[k]
            if self.state.side[enemy] == self.side or self.style == WARY:
                continue
            if self.style == USUAL and self._advantage(enemy) <= 0:
                continue
            if self._will_share(k) and not self.state.links[self.ship * n + enemy]:
                units = self._take(free, GRAPPLE, len(free))
                at: i64 = AT + self.setup.ship_codes[enemy]
                return [token for unit in units for token in (self._token(GRAPPLE, unit), at)]
        return []

    def _will_share(self, n: i64) -> bool:
        """Whether both ships are in one rex in any subphase of the course traced last."""
        for k in range(PLACES):
            if self._do_share(n * PLACES, k):
                return True
        return False

    def _shots(self, free: list[int], course: Course) -> list[int]:
        """Everyone with a bow shoots when an enemy comes near; far off, fire is prepared."""
        state = self.state
        last: i64 = len(course.places) - 1
        place: i64 = course.places[last]
        stern: i64 = place // FACINGS
        bow: i64 = self._bow(self.ship, place)
        near: i64 = FAR
        for n in range(len(self.guessed)):
            if self.state.side[self.guessed[n]] != self.side:
                away: i64 = self._between(stern, bow, n)
                if away < near:
                    near = away
        tokens: list[int] = []
        for unit in free:
            kind: i64 = self.setup.unit_kinds[unit]
            reach: i64 = (FIRE_RANGE[kind] if state.prepared[unit] else ARROW_RANGE[kind]) + 1
            if near <= reach and may_order(state, unit, SHOOT, self.ship):
                tokens.append(self._token(SHOOT, unit))
            elif self.level != EASY and near <= reach + 5 and may_order(state, unit, PREP, self.ship):
                tokens.append(self._token(PREP, unit))
        return tokens

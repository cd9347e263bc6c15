"""The position of a battle and the questions one asks of it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from ludi.engine.arrays import vec
from ludi.engine.state import State
from ludi.games.megadates.codec import VERB_NAMES
from ludi.games.megadates.printed import CHIT_COPIES, CHITS, ONE_TURN
from ludi.games.megadates.sea import NOWHERE
from ludi.games.megadates.setup import BALLISTA, BOW, STERN, Setup

# A ship is one of these.
AFLOAT: Final = 0
OFF_MAP: Final = 1
SUNK: Final = 2

# Chits, in the order of the data file.
ROWDIS: Final = 0
UNITDIS: Final = 1
CASUALTY: Final = 2
HELM: Final = 3
TANGLED: Final = 4
LEAK: Final = 5
STUCK: Final = 6
RUDDER: Final = 7
OARS: Final = 8
RAMHEAD: Final = 9
NO_BALLISTA: Final = 10
NONE: Final = 11

# What a ship does in a subphase.
NO_STEP: Final = 0
AHEAD: Final = 1  # AHEAD + 1 with a turn to the left, + 2 to the right
EXTRA: Final = 4
ASTERN: Final = 7
STOP: Final = 10
PIVOT_LEFT: Final = 11
PIVOT_RIGHT: Final = 12
LIE: Final = 13
SUBPHASES: Final = 6

# What a unit is ordered to do.
IDLE: Final = 0
SHOOT: Final = 1
PREP: Final = 2
GRAPPLE: Final = 3
UNGRAPPLE: Final = 4
REPAIR: Final = 5
MOVE: Final = 6
VERBS: Final = ("", *VERB_NAMES)

DEAD: Final = -1  # in place of a unit's ship
TAKEN: Final = -2  # a ballista crew in the enemy's hands

# The stages of a turn (N-040, N-043, N-047).
ORDERING: Final = 0
STOPPING: Final = 1
SAILING: Final = 2
MEETING: Final = 3
CROSSING: Final = 4
GRAPPLING: Final = 5
SHOOTING: Final = 6
MELEE: Final = 7
DAMAGE: Final = 8
FIRST_SINKING: Final = 9
REPAIRING: Final = 10
SEALING: Final = 11
LAST_SINKING: Final = 12
OVER: Final = 13
STAGES: Final = (
    "orders",
    "stops",
    "moves",
    "encounters",
    "crossing",
    "grapples",
    "shooting",
    "melee",
    "damage",
    "sinking",
    "repair",
    "sealing",
    "sinking",
    "over",
)

PLAYING: Final = 0
FLEET_GONE: Final = 1
TURN_LIMIT: Final = 2
AGREED: Final = 3
REASONS: Final = ("", "fleet_gone", "turn_limit", "agreed")


# Points are kept in sixtieths, so that they can be split among two to six ships (section 15).
WHOLE: Final = 60


@mypyc_attr(acyclic=True)
class Position(State):
    """Ships and units as lists of numbers; what belongs to a pair of ships is a square of them."""

    def __init__(self, setup: Setup) -> None:
        n = setup.ships
        units = setup.units
        super().__init__(setup.seats, 0, 0)
        self.setup: Setup = setup
        # Ships
        self.stern: vec[i64] = _zeros(n)
        self.facing: vec[i64] = _zeros(n)
        self.speed: vec[i64] = _zeros(n)  # rexes moved in the last turn, astern below 0 (N-055)
        self.hull: vec[i64] = _zeros(n)
        self.fire: vec[i64] = _zeros(n)
        self.extra: vec[i64] = _zeros(n)
        self.status: vec[i64] = _zeros(n)
        self.side: vec[i64] = _zeros(n)
        self.captain: vec[i64] = _zeros(n)  # the seat that commands it
        self.rowers: vec[i64] = _zeros(n)  # their disorder
        self.loot: vec[i64] = _zeros(n)
        self.prize_of: vec[i64] = vec[i64](list(range(n)))  # itself, or the ship that took it
        self.off_turns: vec[i64] = _zeros(n)
        self.exit_rex: vec[i64] = _zeros(n)
        self.chits: vec[i64] = _zeros(n * CHITS)  # in effect
        self.box: vec[i64] = _zeros(n * CHITS)  # drawn in this turn (N-048)
        self.deck: vec[i64] = _zeros(n * CHITS * 2)  # left; for each chit without and with a bow
        self.hand: vec[i64] = _zeros(CHITS * 2)  # drawn at a stop, and not looked at yet (N-056)
        self.links: vec[i64] = _zeros(n * n)  # grapple cards, by who threw them and at whom
        self.old_links: vec[i64] = _zeros(n * n)  # those from earlier turns (N-092)
        self.stuck: vec[i64] = _zeros(n * n)  # STUCK chits in effect, by who drew them and the other ship
        self.stuck_box: vec[i64] = _zeros(n * n)
        # Units
        self.place: vec[i64] = _zeros(units)  # the ship, or DEAD
        self.section: vec[i64] = _zeros(units)
        self.disorder: vec[i64] = _zeros(units)
        self.marks: vec[i64] = _zeros(units)  # whose decks its disorder came from, five bits each
        self.prepared: vec[i64] = _zeros(units)
        # Orders
        self.course: vec[i64] = _zeros(n * SUBPHASES)
        self.ram: vec[i64] = _zeros(n)
        self.seal: vec[i64] = _zeros(n)
        self.returns: vec[i64] = _zeros(n)
        self.flag: vec[i64] = _zeros(n)  # ordered now
        self.verb: vec[i64] = _zeros(units)
        self.targets: vec[i64] = _zeros(units)  # preferred ones, six bits each, the first lowest
        self.plain: vec[i64] = _zeros(units)  # shoots no fire, though it is prepared (N-115)
        self.under: vec[i64] = _zeros(units)  # with the orders of which ship, from 1
        self.ordering: vec[i64] = _zeros(setup.seats)  # the ship a seat is giving orders to
        self.unit: vec[i64] = _zeros(setup.seats)  # the unit it gave the last order, from 1
        self.locked: vec[i64] = _zeros(setup.seats)
        self.counter: vec[i64] = _zeros(n)  # units ordered on a ship so far
        # The turn being played
        self.moved: vec[i64] = _zeros(n)  # rexes, astern below 0; kept while the next orders are written
        self.rowed: vec[i64] = _zeros(n)  # its rowers took a step, turned or stopped the ship (N-134)
        self.straight: vec[i64] = _zeros(n)  # ram speed (N-082)
        self.has_stopped: vec[i64] = _zeros(n)
        self.gave: vec[i64] = _zeros(units)  # a unit did something in this turn
        self.meetings: vec[i64] = _zeros(0)  # rams and collisions, to be worked out in step 3
        self.found: vec[i64] = _zeros(0)  # pairs of ships that meet in this subphase
        self.tasks: vec[i64] = _zeros(0)
        # Commands and credit
        self.flown: vec[i64] = _zeros(n)  # the flag shown with the last reveal
        self.read: vec[i64] = _zeros(n)  # who could read it: bits by ship that looks
        self.attacked: vec[i64] = _zeros(n)  # the turn in which it was last attacked
        self.has_left: vec[i64] = _zeros(n)
        self.captors: vec[i64] = _zeros(n)  # of a prize: the ships that share the credit, as bits
        self.sunk: vec[i64] = _zeros(n)
        self.killed: vec[i64] = _zeros(n)
        self.prisoners: vec[i64] = _zeros(n * n)  # by who took them and from which ship
        self.secured: vec[i64] = _zeros(n)
        self.lost: vec[i64] = _zeros(n)  # the turn in which it sank or was taken
        self.killer: vec[i64] = _zeros(n * n)  # the turn in which one last hurt the other
        # Where the turn stands
        self.turn: i64 = 1
        self.stage: i64 = ORDERING
        self.subphase: i64 = 0
        self.task: i64 = 0
        self.step: i64 = 0
        self.left: i64 = 0  # chits still to be drawn
        self.die: i64 = 0  # of the first ship of a pair
        self.last_die: i64 = 0  # the last one thrown, 0 after a chit: dice are open (N-157)
        self.die_seen: i64 = 0  # in fog, who was told of `die`: a bit for each seat, then for spectators
        self.last_chit: i64 = NOWHERE  # the last one drawn, and by which ship
        self.last_drawer: i64 = NOWHERE
        self.want_chit_of: i64 = NOWHERE  # the ship whose deck is drawn from; else a die
        self.reason: i64 = PLAYING

    # Ships

    def hand_over(self, ship: i64, holder: i64) -> None:
        """Side, captain and credit of a ship follow from who holds it: itself or its captor (N-129)."""
        self.prize_of[ship] = holder
        self.side[ship] = self.setup.sides[holder]
        self.captain[ship] = self.setup.captains[holder]

    def is_prize(self, ship: i64) -> bool:
        """Whether it is in the enemy's hands."""
        return self.prize_of[ship] != ship

    def bow(self, ship: i64) -> i64:
        """The rex of its bow (N-006)."""
        if self.setup.lengths[ship] == 1:
            return self.stern[ship]
        return self.setup.sea.ahead(self.stern[ship], self.facing[ship])

    def is_afloat(self, ship: i64) -> bool:
        """Whether it is on the map."""
        return self.status[ship] == AFLOAT

    def is_in(self, ship: i64, rex: i64) -> bool:
        """Whether the ship lies in a rex."""
        return self.stern[ship] == rex or self.bow(ship) == rex

    def do_share(self, one: i64, other: i64) -> bool:
        """Whether two ships lie in the same rex."""
        return self.is_in(one, self.stern[other]) or self.is_in(one, self.bow(other))

    def shared_rex(self, one: i64, other: i64) -> i64:
        """A rex that both lie in, or NOWHERE."""
        if self.is_in(other, self.stern[one]):
            return self.stern[one]
        if self.is_in(other, self.bow(one)):
            return self.bow(one)
        return NOWHERE

    def rex_of_section(self, ship: i64, section: i64) -> i64:
        """Where a deck section lies (N-029)."""
        return self.bow(ship) if section == BOW else self.stern[ship]

    def cards(self, one: i64, other: i64) -> i64:
        """Grapple cards between two ships, whoever threw them (N-100)."""
        n: i64 = self.setup.ships
        return self.links[one * n + other] + self.links[other * n + one]

    def are_attached(self, one: i64, other: i64) -> bool:
        """By a grapple card or a stuck chit (N-061)."""
        n: i64 = self.setup.ships
        return self.cards(one, other) + self.stuck[one * n + other] + self.stuck[other * n + one] > 0

    def is_attached(self, ship: i64) -> bool:
        """Whether it hangs on any ship."""
        for other in range(self.setup.ships):
            if other != ship and self.are_attached(ship, other):
                return True
        return False

    def chit(self, ship: i64, kind: i64) -> i64:
        """Chits of a kind in effect on a ship."""
        return self.chits[ship * CHITS + kind]

    def top_speed(self, ship: i64) -> i64:
        """Normal speed less rower disorder and damage (N-050); 0 without rowers to command (N-126)."""
        if not self.has_hands(ship):
            return 0
        lost: i64 = self.rowers[ship] + self.chit(ship, OARS) + self.chit(ship, TANGLED)
        speed: i64 = self.setup.speeds[ship] - lost
        return speed if speed > 0 else 0

    def top_extras(self, ship: i64) -> i64:
        """Extra cards that may be used in one turn (N-051, N-052)."""
        most: i64 = self.setup.speeds_max[ship] - self.setup.speeds[ship]
        return self.extra[ship] if self.extra[ship] < most else most

    def top_astern(self, ship: i64) -> i64:
        """Rexes astern in one turn (N-060)."""
        if not self.has_hands(ship):
            return 0
        speed: i64 = self.setup.astern[ship] - self.rowers[ship]
        return speed if speed > 0 else 0

    def top_turns(self, ship: i64) -> i64:
        """Turns in one turn under way (N-065)."""
        if self.chit(ship, HELM):
            return 0
        turns: i64 = self.setup.turns[ship] - self.rowers[ship] - self.chit(ship, RUDDER)
        return turns if turns > 0 else 0

    def has_hands(self, ship: i64) -> bool:
        """A captured ship is rowed only while a unit of its captor is aboard (N-126)."""
        if self.side[ship] == self.setup.sides[ship]:
            return True
        return self.fighters_aboard(ship, self.side[ship]) > 0

    # Units

    def side_of(self, unit: i64) -> i64:
        """Whose unit it is."""
        return self.setup.sides[self.setup.home[unit]]

    def can_fight(self, unit: i64) -> bool:
        """Milites and sagitarii (N-027)."""
        return self.setup.unit_kinds[unit] != BALLISTA

    def is_aboard(self, unit: i64, ship: i64) -> bool:
        """Whether the unit lives and stands on that ship."""
        return self.place[unit] == ship

    def fighters_aboard(self, ship: i64, side: i64) -> i64:
        """Milites and sagitarii of a side on a ship."""
        count: i64 = 0
        for unit in range(self.setup.units):
            if self.place[unit] == ship and self.can_fight(unit) and self.side_of(unit) == side:
                count += 1
        return count

    def units_aboard(self, ship: i64, side: i64) -> i64:
        """Deck units of a side on a ship, ballistas too."""
        count: i64 = 0
        for unit in range(self.setup.units):
            if self.place[unit] == ship and self.side_of(unit) == side:
                count += 1
        return count

    def fighters_in(self, ship: i64, section: i64, side: i64) -> i64:
        """Milites and sagitarii of a side in a deck section."""
        count: i64 = 0
        for unit in range(self.setup.units):
            if (
                self.place[unit] == ship
                and self.section[unit] == section
                and self.can_fight(unit)
                and self.side_of(unit) == side
            ):
                count += 1
        return count

    def has_enemies_beside(self, unit: i64, ship: i64, section: i64) -> bool:
        """Whether a deck section holds enemy units of this one (N-030, N-094)."""
        side: i64 = 1 - self.side_of(unit)
        for other in range(self.setup.units):
            if self.place[other] == ship and self.section[other] == section and self.side_of(other) == side:
                return True
        return False

    def is_engaged(self, unit: i64) -> bool:
        """It stands among enemies: it may only move away or fight (N-030)."""
        return self.has_enemies_beside(unit, self.place[unit], self.section[unit])

    def is_silent(self, unit: i64) -> bool:
        """A ballista that a chit puts out of action; the first ones are hit first."""
        ship: i64 = self.place[unit]
        hit: i64 = self.chit(ship, NO_BALLISTA)
        if hit == 0 or self.setup.unit_kinds[unit] != BALLISTA:
            return False
        for other in range(unit):
            if self.place[other] == ship and self.setup.unit_kinds[other] == BALLISTA:
                hit -= 1
        return hit > 0

    def ordering_ship_of(self, unit: i64) -> i64:
        """The ship with whose orders a unit gets its own: where it stands, or among enemies its home.

        NOWHERE for a unit that is lost, or among enemies without a home of its own side (N-128).
        """
        ship: i64 = self.place[unit]
        if ship < 0:
            return NOWHERE
        if self.side[ship] == self.side_of(unit):
            return ship
        home: i64 = self.setup.home[unit]
        if self.status[home] == AFLOAT and self.side[home] == self.side_of(unit):
            return home
        return NOWHERE

    def commander_of(self, unit: i64) -> i64:
        """The seat that knows and orders a unit."""
        ship: i64 = self.ordering_ship_of(unit)
        return self.captain[ship] if ship >= 0 else self.setup.captains[self.setup.home[unit]]

    def rexes(self, ship: i64) -> list[int]:
        """The rexes it lies in: stern, and bow if it is another."""
        if self.setup.lengths[ship] == 1:
            return [self.stern[ship]]
        return [self.stern[ship], self.bow(ship)]

    # Chits

    def deck_size(self, ship: i64) -> i64:
        """Chits left in a ship's deck."""
        count: i64 = 0
        base: i64 = ship * CHITS * 2
        for k in range(CHITS * 2):
            count += self.deck[base + k]
        return count

    def give_back(self, ship: i64, kind: i64) -> None:
        """A chit that was in use returns to its deck, a copy without a bow while one is missing (N-146)."""
        base: i64 = (ship * CHITS + kind) * 2
        if self.deck[base] < CHIT_COPIES[kind * 2]:
            self.deck[base] += 1
        else:
            self.deck[base + 1] += 1

    def chits_out(self, ship: i64, kind: i64) -> i64:
        """Chits of a kind that are not in the ship's deck."""
        base: i64 = (ship * CHITS + kind) * 2
        return CHIT_COPIES[kind * 2] + CHIT_COPIES[kind * 2 + 1] - self.deck[base] - self.deck[base + 1]

    def is_one_turn(self, kind: i64) -> bool:
        """Whether a chit leaves after one turn (N-047)."""
        return ONE_TURN[kind] != 0


def _zeros(n: i64) -> vec[i64]:
    return vec[i64]([0] * n)


def section_name(section: int) -> str:
    """Bow or stern."""
    return "bow" if section == BOW else "stern"


def other_section(section: i64) -> i64:
    """The other end of a ship."""
    return STERN if section == BOW else BOW

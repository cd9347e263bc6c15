"""The position of Pompeii and the questions one asks of it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from ludi.engine.arrays import vec
from ludi.engine.bits import BIT
from ludi.engine.packing import NO_ARRAY, filled, packed
from ludi.engine.state import CHANCE, State
from ludi.games.pompeii.printed import (
    ALL_CARDS,
    ALL_NORTH,
    ALL_SOUTH,
    CARD_COUNTS,
    CARD_NAMES,
    CARD_SHIFT,
    FIRST_TILES,
    GATES_NORTH,
    GATES_SOUTH,
    HAND,
    MOST_SEATS,
    NORTH,
    NUMBERS,
    ON_TOP,
    OTHER_SQUARE,
    POMPEII_CARDS,
    SOUTH,
    SPOT_COUNTS,
    SPOTS_NORTH,
    SPOTS_SOUTH,
    SQUARE_NAMES,
    SQUARE_NUMBERS,
    SQUARES,
    START_NORTH,
    START_SOUTH,
    STARTS,
    SYMBOL_NAMES,
    SYMBOLS,
    Setup,
    beside_north,
    beside_south,
    squares_of,
)

# The stages of a game (P-168); others are asked for a call in PLAYING, RELATIVES and OMEN (P-87).
DEALING: Final = 0
PLAYING: Final = 1
RELATIVES: Final = 2
DRAWING: Final = 3
OMEN: Final = 4
TILE: Final = 5
LAVA: Final = 6
MOVE_1: Final = 7
MOVE_2: Final = 8
OVER: Final = 9
STAGES: Final = ("deal", "play", "relatives", "draw", "omen", "tile", "lava", "move-1", "move-2", "over")

NOT_OVER: Final = 0
LAST_TILE: Final = 1
EMPTY_CITY: Final = 2

NO_SQUARE: Final = -1
NO_TILE: Final = -1

# Figures on a square are one int: eight bits for each seat, and above those how many there are in all.
ALL_SHIFT: Final = 32
ONE: Final = vec[i64]([(1 << (8 * seat)) + (1 << ALL_SHIFT) for seat in range(MOST_SEATS)])
OWN_SHIFT: Final = 8


@mypyc_attr(acyclic=True)
class Position(State):
    """Figures on squares, cards as heaps, lava as sets of squares. Lists go by seat where not said."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup.seats, CHANCE, 0)
        self.setup: Setup = setup
        self.city: vec[i64] = NO_ARRAY  # figures, by square
        self.presence: vec[i64] = NO_ARRAY  # the squares with figures of a seat: north, south, by seat
        self.hands: vec[i64] = NO_ARRAY  # a heap of cards each
        self.room: vec[i64] = NO_ARRAY  # free spots, by house number
        self.supply: vec[i64] = NO_ARRAY
        self.saved: vec[i64] = NO_ARRAY
        self.volcano: vec[i64] = NO_ARRAY
        self.box: vec[i64] = NO_ARRAY
        self.lava: vec[i64] = NO_ARRAY  # the squares of a symbol: north, south, by symbol
        self.bag: vec[i64] = NO_ARRAY  # tiles left, by kind
        self.stage: i64 = DEALING
        self.turn: i64 = 0
        # Cards
        self.dealt: i64 = 0
        self.hidden: i64 = ALL_CARDS  # the heap nobody has seen: deck and hands left over
        self.hidden_count: i64 = POMPEII_CARDS
        self.on_top: i64 = ON_TOP  # cards above the first A.D. 79
        self.lower: i64 = 0  # cards of the lower part, without A.D. 79
        self.omens: i64 = 0  # how many of those are Omens
        self.is_seething: bool = False  # A.D. 79 was drawn once
        self.is_buried: bool = False  # the A.D. 79 of the eruption is in the deck
        self.top: i64 = 0  # of the discard pile
        self.full: i64 = 0  # a heap's fields of the numbers without a free spot
        self.free_north: i64 = SPOTS_NORTH  # squares with a free spot
        self.free_south: i64 = SPOTS_SOUTH
        self.causes: i64 = NO_SQUARE  # where the figure stands that brings relatives
        self.due: i64 = 0
        self.allowed_north: i64 = 0  # where a relative may go
        self.allowed_south: i64 = 0
        self.answered: i64 = 0  # the seats that were asked in this turn and wait
        self.causer: i64 = -1
        # Lava
        self.open_north: i64 = ALL_NORTH  # squares without lava
        self.open_south: i64 = ALL_SOUTH
        self.bag_left: i64 = 0
        self.laid: i64 = 0
        self.aside: i64 = 0
        self.tile: i64 = NO_TILE  # the kind that was drawn and is to be placed
        self.stays: i64 = NO_SQUARE  # where the figure stands that may not move again
        self.reason: i64 = NOT_OVER

    def lay_out(self) -> None:
        """The empty city, all figures in the supplies, nothing dealt (P-29 to P-34)."""
        setup = self.setup
        self.city = filled(SQUARES, 0)
        self.presence = filled(2 * setup.seats, 0)
        self.hands = filled(setup.seats, 0)
        self.room = packed(list(SPOT_COUNTS))
        self.supply = filled(setup.seats, setup.figures)
        self.saved = filled(setup.seats, 0)
        self.volcano = filled(setup.seats, 0)
        self.box = filled(setup.seats, 0)
        self.lava = filled(2 * SYMBOLS, 0)
        self.bag = packed(list(setup.tiles))
        self.lower = setup.lower_cards()
        self.omens = setup.omens
        self.is_buried = setup.two_ad79
        self.bag_left = sum(setup.tiles)

    # Figures

    def figures_at(self, square: i64) -> i64:
        """How many figures stand there, of all colours."""
        return self.city[square] >> ALL_SHIFT

    def own_at(self, square: i64, seat: i64) -> i64:
        """How many figures of a seat stand there."""
        return (self.city[square] >> (seat * OWN_SHIFT)) & 255

    def figures_on(self, square: i64) -> list[int]:
        """The figures on a square, by seat."""
        return [self.own_at(square, seat) for seat in range(self.seats)]

    def in_building(self, square: i64) -> i64:
        """The figures in the building of a square, on both its squares (P-65, P-66)."""
        count: i64 = self.city[square] >> ALL_SHIFT
        other: i64 = OTHER_SQUARE[square]
        if other != square:
            count += self.city[other] >> ALL_SHIFT
        return count

    def is_in_city(self, seat: i64) -> bool:
        """Whether the seat has a figure in the city."""
        presence = self.presence
        return presence[2 * seat] | presence[2 * seat + 1] != 0

    def in_city(self, seat: i64) -> i64:
        """How many figures of the seat are in the city."""
        count: i64 = 0
        for square in range(SQUARES):
            count += self.own_at(square, seat)
        return count

    def enter(self, square: i64, seat: i64) -> None:
        """A figure comes to stand on a square."""
        self.city[square] += ONE[seat]
        self.presence[2 * seat] |= NORTH[square]
        self.presence[2 * seat + 1] |= SOUTH[square]

    def leave(self, square: i64, seat: i64) -> None:
        """A figure goes from a square."""
        self.city[square] -= ONE[seat]
        if self.own_at(square, seat) == 0:
            self.presence[2 * seat] &= ~NORTH[square]
            self.presence[2 * seat + 1] &= ~SOUTH[square]

    # Cards

    def cards(self, seat: i64) -> tuple[int, ...]:
        """A hand, ascending."""
        return heap_cards(self.hands[seat])

    def discarded(self, number: i64) -> i64:
        """How many cards of a number lie on the discard pile."""
        count: i64 = CARD_COUNTS[number] - heap_count(self.hidden, number)
        for seat in range(self.seats):
            count -= heap_count(self.hands[seat], number)
        return count

    def deck_size(self) -> int:
        """Cards in the deck (P-32, P-148)."""
        first = 0 if self.is_seething else 1
        return self.on_top + first + self.lower + (1 if self.is_buried else 0)

    def top_name(self) -> str:
        """The card on top of the discard pile."""
        return CARD_NAMES[self.top]

    def can_place(self) -> bool:
        """Whether the seat on turn has a figure and the city a free spot (P-95, P-96)."""
        return self.supply[self.turn] > 0 and self.free_north | self.free_south != 0

    def jokers(self) -> tuple[int, ...]:
        """The numbers whose cards are jokers (P-80)."""
        if not self.is_seething:
            return ()
        return tuple([number for number in range(1, NUMBERS + 1) if self.room[number] == 0])

    def has_only_jokers(self, seat: i64) -> bool:
        """Whether every card that the seat holds is a joker (P-80, P-84)."""
        hand: i64 = self.hands[seat]
        return self.is_seething and hand & ~self.full == 0 and hand != 0

    def may_call(self, seat: i64) -> bool:
        """Whether the seat holds four jokers, in an edition that has the call (P-84, P-88, P-151)."""
        if not self.setup.has_call or not self.has_only_jokers(seat):
            return False
        return heap_size(self.hands[seat]) == HAND

    def is_moment(self) -> bool:
        """Whether the seat on turn decides something in the first phase, so that others may call (P-87)."""
        stage: i64 = self.stage
        return stage in (PLAYING, RELATIVES, OMEN)

    def is_asked(self, seat: i64) -> bool:
        """Whether a seat that is not on turn may call and has not answered (P-87)."""
        return self.is_moment() and self.answered & BIT[seat] == 0 and self.may_call(seat)

    def asked(self) -> list[int]:
        """The seats that may call out of turn, clockwise from the left of the seat on turn (P-87)."""
        found: list[int] = []
        if not self.is_seething or not self.setup.has_call or not self.is_moment():
            return found
        for step in range(1, self.seats):
            seat: i64 = (self.turn + step) % self.seats
            if self.is_asked(seat):
                found.append(seat)
        return found

    # Lava

    def is_gate_open(self, name: str) -> bool:
        """Whether a gate square bears no lava (P-113)."""
        square: i64 = SQUARE_NUMBERS[name]
        return self.open_north & NORTH[square] != 0 or self.open_south & SOUTH[square] != 0

    def waiting_symbols(self) -> list[int]:
        """The symbols without a tile whose start square bears no lava (P-104)."""
        north, south = self.unused_starts()
        starts = squares_of(north, south)
        return [symbol for symbol in range(SYMBOLS) if STARTS[symbol] in starts]

    def unused_starts(self) -> tuple[i64, i64]:
        """The start squares without lava whose symbol has no tile yet (P-107)."""
        north: i64 = 0
        south: i64 = 0
        lava = self.lava
        for symbol in range(SYMBOLS):
            if lava[2 * symbol] | lava[2 * symbol + 1] == 0:
                north |= START_NORTH[symbol]
                south |= START_SOUTH[symbol]
        return north & self.open_north, south & self.open_south

    def ways(self) -> tuple[i64, i64]:
        """The squares that figures may enter (P-125, P-126)."""
        if not self.setup.closed_starts:
            return self.open_north, self.open_south
        north, south = self.unused_starts()
        return self.open_north & ~north, self.open_south & ~south

    def with_a_way(self) -> tuple[i64, i64]:
        """The squares from which an open gate can be reached (P-116)."""
        north, south = self.ways()
        return spread(GATES_NORTH & north, GATES_SOUTH & south, north, south)

    # The whole

    def stage_name(self) -> str:
        """The stage (P-168)."""
        return STAGES[self.stage]

    def phase(self) -> str:
        """The part of the game: deal, first, eruption (the first six tiles), second, over."""
        if self.stage == DEALING or self.stage == OVER:
            return STAGES[self.stage]
        if self.causer < 0:
            return "first"
        return "eruption" if self.laid < FIRST_TILES else "second"


def spread(north: i64, south: i64, over_north: i64, over_south: i64) -> tuple[i64, i64]:
    """All squares of the second set that hang together with the first, which is part of it."""
    while True:
        more_north: i64 = (north | beside_north(north, south)) & over_north
        more_south: i64 = (south | beside_south(north, south)) & over_south
        if more_north == north and more_south == south:
            return north, south
        north = more_north
        south = more_south


def heap_count(heap: i64, number: i64) -> i64:
    """How many cards of a number a heap has."""
    return (heap >> (number * CARD_SHIFT)) & 7


def heap_cards(heap: i64) -> tuple[int, ...]:
    """The cards of a heap, ascending."""
    found: list[int] = []
    for number in range(1, NUMBERS + 1):
        for n in range(heap_count(heap, number)):
            found.append(number)
    return tuple(found)


def heap_size(heap: i64) -> i64:
    """How many cards a heap has."""
    size: i64 = 0
    while heap:
        size += heap & 7
        heap >>= CARD_SHIFT
    return size


def costs_to_leave(way_north: i64, way_south: i64) -> dict[str, int]:
    """The points needed to leave the city from each square that figures can leave from (P-131)."""
    north: i64 = GATES_NORTH & way_north
    south: i64 = GATES_SOUTH & way_south
    costs: dict[str, int] = {}
    cost = 1
    new_north: i64 = north
    new_south: i64 = south
    while new_north | new_south:
        for square in squares_of(new_north, new_south):
            costs[SQUARE_NAMES[square]] = cost
        new_north = beside_north(north, south) & way_north & ~north
        new_south = beside_south(north, south) & way_south & ~south
        north |= new_north
        south |= new_south
        cost += 1
    return costs


def lava_squares(halves: list[int]) -> dict[str, tuple[str, ...]]:
    """The squares of each symbol that has tiles on the board, from their two halves each."""
    found: dict[str, tuple[str, ...]] = {}
    for symbol in range(SYMBOLS):
        squares = squares_of(halves[2 * symbol], halves[2 * symbol + 1])
        if squares:
            found[SYMBOL_NAMES[symbol]] = tuple([SQUARE_NAMES[square] for square in squares])
    return found

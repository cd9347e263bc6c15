"""Phase 2 of Pompeii: lava, enclosure, movement and the end, in the order of the rulebook (P-98 to P-145)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from ludi.engine.bits import count_many
from ludi.engine.state import CHANCE, NOBODY
from ludi.engine.views import Event, Outcome
from ludi.games.pompeii.actions import LAVA, LAVA_AS, MOVE, PASS, TARGETS
from ludi.games.pompeii.actions import NO_SQUARE as OUT
from ludi.games.pompeii.board import (
    FIRST_TILES,
    GATES,
    GATES_NORTH,
    GATES_SOUTH,
    NO_SYMBOL,
    NORTH,
    ONE_SYMBOL,
    OTHER_SYMBOL,
    REASONS,
    SOUTH,
    SQUARE_NAMES,
    SQUARE_NUMBERS,
    START_NORTH,
    START_SOUTH,
    SYMBOL_NAMES,
    SYMBOLS,
    TILE_NAMES,
    beside_north,
    beside_south,
    first_square,
    nth_square,
    squares_of,
)
from ludi.games.pompeii.state import (
    EMPTY_CITY,
    LAST_TILE,
    MOVE_1,
    MOVE_2,
    NO_SQUARE,
    NO_TILE,
    OVER,
    TILE,
    Position,
)
from ludi.games.pompeii.state import (
    LAVA as LAVA_STAGE,
)
from ludi.games.pompeii.views import (
    Died,
    Ended,
    GateClosed,
    LavaPlaced,
    Moved,
    Passed,
    Saved,
    TileAside,
    TileDrawn,
)

RESERVED: Final = 0  # of the option start_squares
BESIDE: Final = 1
REDRAW: Final = 1  # of the option no_square
ANYWHERE: Final = 2


@mypyc_attr(acyclic=True)
class Flight(Position):
    """The rules from the first tile of lava on."""

    __slots__ = ()

    # Lava

    def _tile_turn(self, seat: i64) -> None:
        """A seat is to draw a tile (P-98, P-118)."""
        self.turn = seat
        self.stage = TILE
        self.actor = CHANCE

    def _draw_tile(self, kind: i64, log: list[Event] | None) -> None:
        """A tile comes out of the bag; its drawer places it if there is a square (P-103, P-109, P-114)."""
        self.bag[kind] -= 1
        self.bag_left -= 1
        self.tile = kind
        if log is not None:
            log.append(TileDrawn(seat=self.turn, tile=TILE_NAMES[kind]))
        if self._has_square():
            self.stage = LAVA_STAGE
            self.actor = self.turn
        else:
            self._put_aside(log)

    def _put_aside(self, log: list[Event] | None) -> None:
        """No square for this tile: it is out of the game, and with `redraw` another one is drawn (P-114)."""
        if log is not None:
            log.append(TileAside(seat=self.turn, tile=TILE_NAMES[self.tile]))
        self.tile = NO_TILE
        self.aside += 1
        if self.setup.no_square == REDRAW and self.bag_left:
            self._tile_turn(self.turn)
        else:
            self._after_tile(self.laid < FIRST_TILES, log)

    def _has_square(self) -> bool:
        """Whether the drawn tile can be placed, with either symbol (P-153)."""
        north, south = self.lava_targets(ONE_SYMBOL[self.tile])
        if north | south:
            return True
        other: i64 = OTHER_SYMBOL[self.tile]
        if other == NO_SYMBOL:
            return False
        north, south = self.lava_targets(other)
        return north | south != 0

    def lava_targets(self, symbol: i64) -> tuple[i64, i64]:
        """Where the drawn tile may go as this symbol (P-104 to P-108; P-114 with `anywhere`)."""
        north, south = self._flow_of(symbol)
        if self.setup.no_square != ANYWHERE or north | south:
            return north, south
        other: i64 = OTHER_SYMBOL[self.tile]
        if other != NO_SYMBOL:
            one_north, one_south = self._flow_of(ONE_SYMBOL[self.tile])
            other_north, other_south = self._flow_of(other)
            if one_north | one_south | other_north | other_south:
                return 0, 0
        return self._not_reserved(self.open_north, self.open_south)

    def _flow_of(self, symbol: i64) -> tuple[i64, i64]:
        """The start square for the first tile, later squares beside one of the symbol (P-104 to P-106)."""
        north: i64 = self.lava[2 * symbol]
        south: i64 = self.lava[2 * symbol + 1]
        if north | south == 0:
            north = START_NORTH[symbol]
            south = START_SOUTH[symbol]
            if north & self.open_north | south & self.open_south:
                return north, south
            if self.setup.start_squares != BESIDE:
                return 0, 0
        beside: i64 = beside_north(north, south) & self.open_north
        return self._not_reserved(beside, beside_south(north, south) & self.open_south)

    def _not_reserved(self, north: i64, south: i64) -> tuple[i64, i64]:
        """Less the start squares that wait for their first tile (P-107)."""
        if self.setup.start_squares != RESERVED:
            return north, south
        starts_north, starts_south = self.unused_starts()
        return north & ~starts_north, south & ~starts_south

    def _num_lava(self) -> i64:
        north, south = self.lava_targets(ONE_SYMBOL[self.tile])
        count: i64 = count_many(north) + count_many(south)
        other: i64 = OTHER_SYMBOL[self.tile]
        if other != NO_SYMBOL:
            north, south = self.lava_targets(other)
            count += count_many(north) + count_many(south)
        return count

    def _lava_at(self, k: i64) -> i64:
        """The k-th placing of the tile."""
        if OTHER_SYMBOL[self.tile] != NO_SYMBOL:
            return self._lava_actions()[k]
        north, south = self.lava_targets(ONE_SYMBOL[self.tile])
        return LAVA + nth_square(north, south, k, count_many(north))

    def _lava_actions(self) -> list[int]:
        """Every placing of the tile, ascending; a dual tile is placed as one of its symbols (P-152)."""
        one: i64 = ONE_SYMBOL[self.tile]
        other: i64 = OTHER_SYMBOL[self.tile]
        north, south = self.lava_targets(one)
        if other == NO_SYMBOL:
            return [LAVA + square for square in squares_of(north, south)]
        placings = [LAVA_AS + square * SYMBOLS + one for square in squares_of(north, south)]
        north, south = self.lava_targets(other)
        placings += [LAVA_AS + square * SYMBOLS + other for square in squares_of(north, south)]
        return sorted(placings)

    def _place_lava(self, action: i64, log: list[Event] | None) -> None:
        """Cover a square: who stands there dies, and who has no way out any more (P-109 to P-116)."""
        symbol: i64 = ONE_SYMBOL[self.tile]
        square: i64 = action - LAVA
        if action >= LAVA_AS:
            square = (action - LAVA_AS) // SYMBOLS
            symbol = (action - LAVA_AS) % SYMBOLS
        self.lava[2 * symbol] |= NORTH[square]
        self.lava[2 * symbol + 1] |= SOUTH[square]
        self.open_north &= ~NORTH[square]
        self.open_south &= ~SOUTH[square]
        self.tile = NO_TILE
        self.laid += 1
        if log is not None:
            self._tell_lava(square, symbol, log)
        if self.city[square]:
            self._kill(square, "lava", log)
        self._enclose(log)
        self._after_tile(self.laid <= FIRST_TILES, log)

    def _kill(self, square: i64, cause: str, log: list[Event] | None) -> None:
        """All figures of a square go into the volcano, whoever owns them (P-111, P-115, P-139)."""
        if log is not None:
            log.append(Died(square=SQUARE_NAMES[square], figures=tuple(self.figures_on(square)), cause=cause))
        for seat in range(self.seats):
            own: i64 = self.own_at(square, seat)
            if own:
                self.volcano[seat] += own
                self.presence[2 * seat] &= ~NORTH[square]
                self.presence[2 * seat + 1] &= ~SOUTH[square]
        self.city[square] = 0

    def anyone(self) -> tuple[i64, i64]:
        """The squares with figures."""
        north: i64 = 0
        south: i64 = 0
        presence = self.presence
        for seat in range(self.seats):
            north |= presence[2 * seat]
            south |= presence[2 * seat + 1]
        return north, south

    # Enclosure

    def _enclose(self, log: list[Event] | None) -> None:
        """Figures without a way to an open gate die (P-115 to P-117)."""
        north, south = self.anyone()
        if north | south == 0:
            return
        safe_north, safe_south = self.with_a_way()
        north &= ~safe_north
        south &= ~safe_south
        while north | south:
            square: i64 = first_square(north, south)
            north &= ~NORTH[square]
            south &= ~SOUTH[square]
            self._kill(square, "enclosed", log)

    def _after_tile(self, is_first: bool, log: list[Event] | None) -> None:
        """The next of the first six tiles, or two movements of who placed it (P-98, P-118, P-137, P-140)."""
        north, south = self.anyone()
        if north | south == 0:
            self._finish(EMPTY_CITY, log)
        elif is_first and self.bag_left:
            self._tile_turn((self.turn + 1) % self.seats)
        elif is_first or not self.is_in_city(self.turn):
            self._end_turn(log)
        else:
            self.stage = MOVE_1
            self.stays = NO_SQUARE
            self.actor = self.turn

    # Movement

    def reach(self, origin: i64) -> tuple[i64, i64, i64]:
        """Where a figure can go from a square, and 1 if out of the city (P-121 to P-132)."""
        way_north, way_south = self.ways()
        gates_north: i64 = GATES_NORTH & way_north
        gates_south: i64 = GATES_SOUTH & way_south
        north: i64 = NORTH[origin]
        south: i64 = SOUTH[origin]
        out: i64 = 0
        points: i64 = self.figures_at(origin)
        while points > 0:
            if north & gates_north | south & gates_south:
                out = 1  # one point is left to pass the gate (P-131)
            more_north: i64 = (north | beside_north(north, south)) & way_north
            more_south: i64 = (south | beside_south(north, south)) & way_south
            if more_north == north and more_south == south:
                break
            north = more_north
            south = more_south
            points -= 1
        return north & ~NORTH[origin], south & ~SOUTH[origin], out

    def origins(self) -> tuple[i64, i64]:
        """The squares a movement of the seat on turn may start from (P-119, P-133 to P-136)."""
        north: i64 = self.presence[2 * self.turn]
        south: i64 = self.presence[2 * self.turn + 1]
        stays: i64 = self.stays
        if stays != NO_SQUARE and self.own_at(stays, self.turn) == 1:
            north &= ~NORTH[stays]
            south &= ~SOUTH[stays]
        return north, south

    def _num_moves(self) -> i64:
        """All movements, and to pass (P-120)."""
        count: i64 = 1
        north, south = self.origins()
        while north | south:
            origin: i64 = first_square(north, south)
            north &= ~NORTH[origin]
            south &= ~SOUTH[origin]
            to_north, to_south, out = self.reach(origin)
            count += count_many(to_north) + count_many(to_south) + out
        return count

    def _move_at(self, k: i64) -> i64:
        """The k-th movement; the last is to pass."""
        north, south = self.origins()
        while north | south:
            origin: i64 = first_square(north, south)
            north &= ~NORTH[origin]
            south &= ~SOUTH[origin]
            to_north, to_south, out = self.reach(origin)
            in_north: i64 = count_many(to_north)
            count: i64 = in_north + count_many(to_south)
            if k < count:
                return MOVE + origin * TARGETS + nth_square(to_north, to_south, k, in_north)
            if k < count + out:
                return MOVE + origin * TARGETS + OUT
            k -= count + out
        return PASS

    def _move_actions(self) -> list[int]:
        """Every movement, ascending, and to pass."""
        moves: list[int] = []
        north, south = self.origins()
        for origin in squares_of(north, south):
            base = MOVE + origin * TARGETS
            to_north, to_south, out = self.reach(origin)
            moves += [base + square for square in squares_of(to_north, to_south)]
            if out:
                moves.append(base + OUT)
        moves.append(PASS)
        return moves

    def _move(self, action: i64, log: list[Event] | None) -> None:
        """A figure goes to another square or out of the city (P-119 to P-136)."""
        seat: i64 = self.turn
        origin: i64 = (action - MOVE) // TARGETS
        target: i64 = (action - MOVE) % TARGETS
        was_alone = self.figures_at(origin) == 1
        if log is not None:
            self._tell_move(origin, target, log)
        self._leave(origin, seat)
        if target == OUT:
            self.saved[seat] += 1
        else:
            self._enter(target, seat)
        north, south = self.anyone()
        if north | south == 0:
            self._finish(EMPTY_CITY, log)
        elif self.stage == MOVE_2 or not self.is_in_city(seat):
            self._end_turn(log)
        else:
            self.stage = MOVE_2
            self.stays = NO_SQUARE
            if target != OUT and not was_alone and not self._has_one_figure(seat):
                self.stays = target

    def _has_one_figure(self, seat: i64) -> bool:
        """Whether only one figure of the seat is left in the city (P-135)."""
        north: i64 = self.presence[2 * seat]
        south: i64 = self.presence[2 * seat + 1]
        return (
            count_many(north) + count_many(south) == 1 and self.own_at(first_square(north, south), seat) == 1
        )

    def _pass(self, log: list[Event] | None) -> None:
        """The movements left are given up (P-120, P-165)."""
        if log is not None:
            log.append(Passed(seat=self.turn))
        self._end_turn(log)

    def _end_turn(self, log: list[Event] | None) -> None:
        """The left neighbour draws a tile; after the last one all is over (P-118, P-139)."""
        self.stays = NO_SQUARE
        if self.bag_left:
            self._tile_turn((self.turn + 1) % self.seats)
            return
        north, south = self.anyone()
        for square in squares_of(north, south):
            self._kill(square, "left", log)
        self._finish(LAST_TILE, log)

    # The end

    def _finish(self, reason: i64, log: list[Event] | None) -> None:
        self.reason = reason
        self.stage = OVER
        self.stays = NO_SQUARE
        self.actor = NOBODY
        if log is not None:
            saved, volcano = tuple(self.saved), tuple(self.volcano)
            log.append(Ended(reason=REASONS[reason], saved=saved, volcano=volcano, ranks=self.ranks()))

    def ranks(self) -> tuple[int, ...]:
        """Most saved figures first, then fewest in the volcano; equal ones share (P-142 to P-144)."""
        return tuple([1 + self._better(seat) for seat in range(self.seats)])

    def _better(self, seat: i64) -> i64:
        """How many seats are ahead of this one."""
        count: i64 = 0
        for other in range(self.seats):
            if self.saved[other] > self.saved[seat] or (
                self.saved[other] == self.saved[seat] and self.volcano[other] < self.volcano[seat]
            ):
                count += 1
        return count

    def outcome(self) -> Outcome | None:
        """None while it is played."""
        if self.stage != OVER:
            return None
        ranks = self.ranks()
        shares = tuple([self.reward(seat) for seat in range(self.seats)])
        return Outcome(REASONS[self.reason], tuple(self.saved), ranks, shares)

    def reward(self, seat: i64) -> float:
        """The seat's share of the victory (P-144)."""
        if self._better(seat):
            return 0.0
        sharing: i64 = 0
        for other in range(self.seats):
            if self._better(other) == 0:
                sharing += 1
        return 1.0 / float(sharing)

    # What is told

    def _tell_lava(self, square: i64, symbol: i64, log: list[Event]) -> None:
        name = SQUARE_NAMES[square]
        log.append(LavaPlaced(seat=self.turn, symbol=SYMBOL_NAMES[symbol], square=name))
        if name in GATES:
            log.append(GateClosed(square=name, gate=GATES[name]))

    def _tell_move(self, origin: i64, target: i64, log: list[Event]) -> None:
        points = self.figures_at(origin)
        start = SQUARE_NAMES[origin]
        if target != OUT:
            path = self.path_to(origin, target)
            log.append(
                Moved(seat=self.turn, origin=start, square=SQUARE_NAMES[target], range=points, path=path)
            )
            return
        path = self._path_out(origin)
        gate = path[-1]
        log.append(
            Saved(seat=self.turn, origin=start, square=gate, gate=GATES[gate], range=points, path=path)
        )

    def _path_out(self, origin: i64) -> tuple[str, ...]:
        """To the nearest open gate, ties in the order of P-27 (P-164)."""
        paths = [self.path_to(origin, SQUARE_NUMBERS[gate]) for gate in GATES if self.is_gate_open(gate)]
        return min([path for path in paths if path], key=len)

    def path_to(self, origin: i64, target: i64) -> tuple[str, ...]:
        """The squares of a shortest way, both ends included; () when there is none."""
        way_north, way_south = self.ways()
        fronts = [(NORTH[origin], SOUTH[origin])]
        north: i64 = NORTH[origin]
        south: i64 = SOUTH[origin]
        while not (north & NORTH[target] or south & SOUTH[target]):
            more_north: i64 = beside_north(north, south) & way_north & ~north
            more_south: i64 = beside_south(north, south) & way_south & ~south
            if more_north | more_south == 0:
                return ()
            north |= more_north
            south |= more_south
            fronts.append((more_north, more_south))
        path = [target]
        for front_north, front_south in reversed(fronts[:-1]):
            here: i64 = path[-1]
            near_north: i64 = beside_north(NORTH[here], SOUTH[here]) & front_north
            near_south: i64 = beside_south(NORTH[here], SOUTH[here]) & front_south
            path.append(first_square(near_north, near_south))
        return tuple([SQUARE_NAMES[square] for square in reversed(path)])

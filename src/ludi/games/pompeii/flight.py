"""Phase 2 of Pompeii: lava, enclosure, movement and the end, in the order of the rulebook (P-98 to P-145)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludi.engine.bits import count_many
from ludi.engine.state import CHANCE, NOBODY
from ludi.engine.views import Event
from ludi.games.pompeii.actions import LAVA, LAVA_AS, MOVE, PASS, TARGETS
from ludi.games.pompeii.actions import NO_SQUARE as OUT
from ludi.games.pompeii.events import (
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
from ludi.games.pompeii.printed import (
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

RESERVED: Final = 0  # of the option start_squares
BESIDE: Final = 1
REDRAW: Final = 1  # of the option no_square
ANYWHERE: Final = 2


# Lava


def tile_turn(position: Position, seat: i64) -> None:
    """A seat is to draw a tile (P-98, P-118)."""
    position.turn = seat
    position.stage = TILE
    position.actor = CHANCE


def draw_tile(position: Position, kind: i64, log: list[Event] | None) -> None:
    """A tile comes out of the bag; its drawer places it if there is a square (P-103, P-109, P-114)."""
    position.bag[kind] -= 1
    position.bag_left -= 1
    position.tile = kind
    if log is not None:
        log.append(TileDrawn(seat=position.turn, tile=TILE_NAMES[kind]))
    if _has_square(position):
        position.stage = LAVA_STAGE
        position.actor = position.turn
    else:
        _put_aside(position, log)


def _put_aside(position: Position, log: list[Event] | None) -> None:
    """No square for this tile: it is out of the game, and with `redraw` another one is drawn (P-114)."""
    if log is not None:
        log.append(TileAside(seat=position.turn, tile=TILE_NAMES[position.tile]))
    position.tile = NO_TILE
    position.aside += 1
    if position.setup.no_square == REDRAW and position.bag_left:
        tile_turn(position, position.turn)
    else:
        _after_tile(position, position.laid < FIRST_TILES, log)


def _has_square(position: Position) -> bool:
    """Whether the drawn tile can be placed, with either symbol (P-153)."""
    north, south = lava_targets(position, ONE_SYMBOL[position.tile])
    if north | south:
        return True
    other: i64 = OTHER_SYMBOL[position.tile]
    if other == NO_SYMBOL:
        return False
    north, south = lava_targets(position, other)
    return north | south != 0


def lava_targets(position: Position, symbol: i64) -> tuple[i64, i64]:
    """Where the drawn tile may go as this symbol (P-104 to P-108; P-114 with `anywhere`)."""
    north, south = _flow_of(position, symbol)
    if position.setup.no_square != ANYWHERE or north | south:
        return north, south
    other: i64 = OTHER_SYMBOL[position.tile]
    if other != NO_SYMBOL:
        one_north, one_south = _flow_of(position, ONE_SYMBOL[position.tile])
        other_north, other_south = _flow_of(position, other)
        if one_north | one_south | other_north | other_south:
            return 0, 0
    return _not_reserved(position, position.open_north, position.open_south)


def _flow_of(position: Position, symbol: i64) -> tuple[i64, i64]:
    """The start square for the first tile, later squares beside one of the symbol (P-104 to P-106)."""
    north: i64 = position.lava[2 * symbol]
    south: i64 = position.lava[2 * symbol + 1]
    if north | south == 0:
        north = START_NORTH[symbol]
        south = START_SOUTH[symbol]
        if north & position.open_north | south & position.open_south:
            return north, south
        if position.setup.start_squares != BESIDE:
            return 0, 0
    beside: i64 = beside_north(north, south) & position.open_north
    return _not_reserved(position, beside, beside_south(north, south) & position.open_south)


def _not_reserved(position: Position, north: i64, south: i64) -> tuple[i64, i64]:
    """Less the start squares that wait for their first tile (P-107)."""
    if position.setup.start_squares != RESERVED:
        return north, south
    starts_north, starts_south = position.unused_starts()
    return north & ~starts_north, south & ~starts_south


def num_lava(position: Position) -> i64:
    """How many ways there are to place the tile that was drawn."""
    north, south = lava_targets(position, ONE_SYMBOL[position.tile])
    count: i64 = count_many(north) + count_many(south)
    other: i64 = OTHER_SYMBOL[position.tile]
    if other != NO_SYMBOL:
        north, south = lava_targets(position, other)
        count += count_many(north) + count_many(south)
    return count


def lava_at(position: Position, k: i64) -> i64:
    """The k-th placing of the tile."""
    if OTHER_SYMBOL[position.tile] != NO_SYMBOL:
        return lava_actions(position)[k]
    north, south = lava_targets(position, ONE_SYMBOL[position.tile])
    return LAVA + nth_square(north, south, k, count_many(north))


def lava_actions(position: Position) -> list[int]:
    """Every placing of the tile, ascending; a dual tile is placed as one of its symbols (P-152)."""
    one: i64 = ONE_SYMBOL[position.tile]
    other: i64 = OTHER_SYMBOL[position.tile]
    north, south = lava_targets(position, one)
    if other == NO_SYMBOL:
        return [LAVA + square for square in squares_of(north, south)]
    placings = [LAVA_AS + square * SYMBOLS + one for square in squares_of(north, south)]
    north, south = lava_targets(position, other)
    placings += [LAVA_AS + square * SYMBOLS + other for square in squares_of(north, south)]
    return sorted(placings)


def place_lava(position: Position, action: i64, log: list[Event] | None) -> None:
    """Cover a square: who stands there dies, and who has no way out any more (P-109 to P-116)."""
    symbol: i64 = ONE_SYMBOL[position.tile]
    square: i64 = action - LAVA
    if action >= LAVA_AS:
        square = (action - LAVA_AS) // SYMBOLS
        symbol = (action - LAVA_AS) % SYMBOLS
    position.lava[2 * symbol] |= NORTH[square]
    position.lava[2 * symbol + 1] |= SOUTH[square]
    position.open_north &= ~NORTH[square]
    position.open_south &= ~SOUTH[square]
    position.tile = NO_TILE
    position.laid += 1
    if log is not None:
        _tell_lava(position, square, symbol, log)
    if position.city[square]:
        _kill(position, square, "lava", log)
    _enclose(position, log)
    _after_tile(position, position.laid <= FIRST_TILES, log)


def _kill(position: Position, square: i64, cause: str, log: list[Event] | None) -> None:
    """All figures of a square go into the volcano, whoever owns them (P-111, P-115, P-139)."""
    if log is not None:
        log.append(Died(square=SQUARE_NAMES[square], figures=tuple(position.figures_on(square)), cause=cause))
    for seat in range(position.seats):
        own: i64 = position.own_at(square, seat)
        if own:
            position.volcano[seat] += own
            position.presence[2 * seat] &= ~NORTH[square]
            position.presence[2 * seat + 1] &= ~SOUTH[square]
    position.city[square] = 0


def anyone(position: Position) -> tuple[i64, i64]:
    """The squares with figures."""
    north: i64 = 0
    south: i64 = 0
    presence = position.presence
    for seat in range(position.seats):
        north |= presence[2 * seat]
        south |= presence[2 * seat + 1]
    return north, south


# Enclosure


def _enclose(position: Position, log: list[Event] | None) -> None:
    """Figures without a way to an open gate die (P-115 to P-117)."""
    north, south = anyone(position)
    if north | south == 0:
        return
    safe_north, safe_south = position.with_a_way()
    north &= ~safe_north
    south &= ~safe_south
    while north | south:
        square: i64 = first_square(north, south)
        north &= ~NORTH[square]
        south &= ~SOUTH[square]
        _kill(position, square, "enclosed", log)


def _after_tile(position: Position, is_first: bool, log: list[Event] | None) -> None:
    """The next of the first six tiles, or two movements of who placed it (P-98, P-118, P-137, P-140)."""
    north, south = anyone(position)
    if north | south == 0:
        finish_game(position, EMPTY_CITY, log)
    elif is_first and position.bag_left:
        tile_turn(position, (position.turn + 1) % position.seats)
    elif is_first or not position.is_in_city(position.turn):
        _end_turn(position, log)
    else:
        position.stage = MOVE_1
        position.stays = NO_SQUARE
        position.actor = position.turn


# Movement


def reach(position: Position, origin: i64) -> tuple[i64, i64, i64]:
    """Where a figure can go from a square, and 1 if out of the city (P-121 to P-132)."""
    way_north, way_south = position.ways()
    gates_north: i64 = GATES_NORTH & way_north
    gates_south: i64 = GATES_SOUTH & way_south
    north: i64 = NORTH[origin]
    south: i64 = SOUTH[origin]
    out: i64 = 0
    points: i64 = position.figures_at(origin)
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


def origins(position: Position) -> tuple[i64, i64]:
    """The squares a movement of the seat on turn may start from (P-119, P-133 to P-136)."""
    north: i64 = position.presence[2 * position.turn]
    south: i64 = position.presence[2 * position.turn + 1]
    stays: i64 = position.stays
    if stays != NO_SQUARE and position.own_at(stays, position.turn) == 1:
        north &= ~NORTH[stays]
        south &= ~SOUTH[stays]
    return north, south


def num_moves(position: Position) -> i64:
    """All movements, and to pass (P-120)."""
    count: i64 = 1
    north, south = origins(position)
    while north | south:
        origin: i64 = first_square(north, south)
        north &= ~NORTH[origin]
        south &= ~SOUTH[origin]
        to_north, to_south, out = reach(position, origin)
        count += count_many(to_north) + count_many(to_south) + out
    return count


def move_at(position: Position, k: i64) -> i64:
    """The k-th movement; the last is to pass."""
    north, south = origins(position)
    while north | south:
        origin: i64 = first_square(north, south)
        north &= ~NORTH[origin]
        south &= ~SOUTH[origin]
        to_north, to_south, out = reach(position, origin)
        in_north: i64 = count_many(to_north)
        count: i64 = in_north + count_many(to_south)
        if k < count:
            return MOVE + origin * TARGETS + nth_square(to_north, to_south, k, in_north)
        if k < count + out:
            return MOVE + origin * TARGETS + OUT
        k -= count + out
    return PASS


def move_actions(position: Position) -> list[int]:
    """Every movement, ascending, and to pass."""
    moves: list[int] = []
    north, south = origins(position)
    for origin in squares_of(north, south):
        base = MOVE + origin * TARGETS
        to_north, to_south, out = reach(position, origin)
        moves += [base + square for square in squares_of(to_north, to_south)]
        if out:
            moves.append(base + OUT)
    moves.append(PASS)
    return moves


def move(position: Position, action: i64, log: list[Event] | None) -> None:
    """A figure goes to another square or out of the city (P-119 to P-136)."""
    seat: i64 = position.turn
    origin: i64 = (action - MOVE) // TARGETS
    target: i64 = (action - MOVE) % TARGETS
    was_alone = position.figures_at(origin) == 1
    if log is not None:
        _tell_move(position, origin, target, log)
    position.leave(origin, seat)
    if target == OUT:
        position.saved[seat] += 1
    else:
        position.enter(target, seat)
    north, south = anyone(position)
    if north | south == 0:
        finish_game(position, EMPTY_CITY, log)
    elif position.stage == MOVE_2 or not position.is_in_city(seat):
        _end_turn(position, log)
    else:
        position.stage = MOVE_2
        position.stays = NO_SQUARE
        if target != OUT and not was_alone and not _has_one_figure(position, seat):
            position.stays = target


def _has_one_figure(position: Position, seat: i64) -> bool:
    """Whether only one figure of the seat is left in the city (P-135)."""
    north: i64 = position.presence[2 * seat]
    south: i64 = position.presence[2 * seat + 1]
    return (
        count_many(north) + count_many(south) == 1 and position.own_at(first_square(north, south), seat) == 1
    )


def pass_move(position: Position, log: list[Event] | None) -> None:
    """The movements left are given up (P-120, P-165)."""
    if log is not None:
        log.append(Passed(seat=position.turn))
    _end_turn(position, log)


def _end_turn(position: Position, log: list[Event] | None) -> None:
    """The left neighbour draws a tile; after the last one all is over (P-118, P-139)."""
    position.stays = NO_SQUARE
    if position.bag_left:
        tile_turn(position, (position.turn + 1) % position.seats)
        return
    north, south = anyone(position)
    for square in squares_of(north, south):
        _kill(position, square, "left", log)
    finish_game(position, LAST_TILE, log)


# The end


def finish_game(position: Position, reason: i64, log: list[Event] | None) -> None:
    """It is over."""
    position.reason = reason
    position.stage = OVER
    position.stays = NO_SQUARE
    position.actor = NOBODY
    if log is not None:
        saved, volcano = tuple(position.saved), tuple(position.volcano)
        log.append(Ended(reason=REASONS[reason], saved=saved, volcano=volcano, ranks=ranks(position)))


def ranks(position: Position) -> tuple[int, ...]:
    """Most saved figures first, then fewest in the volcano; equal ones share (P-142 to P-144)."""
    return tuple([1 + seats_ahead(position, seat) for seat in range(position.seats)])


def seats_ahead(position: Position, seat: i64) -> i64:
    """How many seats are ahead of this one."""
    count: i64 = 0
    for other in range(position.seats):
        if position.saved[other] > position.saved[seat] or (
            position.saved[other] == position.saved[seat] and position.volcano[other] < position.volcano[seat]
        ):
            count += 1
    return count


# What is told


def _tell_lava(position: Position, square: i64, symbol: i64, log: list[Event]) -> None:
    name = SQUARE_NAMES[square]
    log.append(LavaPlaced(seat=position.turn, symbol=SYMBOL_NAMES[symbol], square=name))
    if name in GATES:
        log.append(GateClosed(square=name, gate=GATES[name]))


def _tell_move(position: Position, origin: i64, target: i64, log: list[Event]) -> None:
    points = position.figures_at(origin)
    start = SQUARE_NAMES[origin]
    if target != OUT:
        path = path_to(position, origin, target)
        log.append(
            Moved(seat=position.turn, origin=start, square=SQUARE_NAMES[target], range=points, path=path)
        )
        return
    path = _path_out(position, origin)
    gate = path[-1]
    log.append(
        Saved(seat=position.turn, origin=start, square=gate, gate=GATES[gate], range=points, path=path)
    )


def _path_out(position: Position, origin: i64) -> tuple[str, ...]:
    """To the nearest open gate, ties in the order of P-27 (P-164)."""
    paths = [path_to(position, origin, SQUARE_NUMBERS[gate]) for gate in GATES if position.is_gate_open(gate)]
    return min([path for path in paths if path], key=len)


def path_to(position: Position, origin: i64, target: i64) -> tuple[str, ...]:
    """The squares of a shortest way, both ends included; () when there is none."""
    way_north, way_south = position.ways()
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

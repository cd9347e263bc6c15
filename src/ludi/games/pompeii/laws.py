"""What always holds (P-173)."""

from __future__ import annotations

from mypy_extensions import i64

from ludi.engine.arrays import vec
from ludi.games.pompeii.printed import (
    CARD_FIELD,
    FIRST_CARDS,
    HAND,
    KINDS,
    NORTH,
    NUMBER_AT,
    NUMBERS,
    SOUTH,
    SPOT_COUNTS,
    SPOTS,
    SQUARES,
    STARTS,
    SYMBOLS,
)
from ludi.games.pompeii.state import NO_TILE, OWN_SHIFT, PLAYING, Position, heap_size, spread

# Laws (P-173)


def check(position: Position) -> None:
    """The laws of conservation of P-173."""
    _check_figures(position)
    _check_cards(position)
    _check_lava(position)


def _check_figures(position: Position) -> None:
    city = position.city
    for seat in range(position.seats):
        total: i64 = (
            position.supply[seat] + position.saved[seat] + position.volcano[seat] + position.box[seat]
        )
        north: i64 = 0
        south: i64 = 0
        for square in range(SQUARES):
            own: i64 = (city[square] >> (seat * OWN_SHIFT)) & 255
            if own:
                total += own
                north |= NORTH[square]
                south |= SOUTH[square]
        assert total == position.setup.figures, "a figure was lost or made"
        assert north == position.presence[2 * seat] and south == position.presence[2 * seat + 1], (
            "a presence is wrong"
        )
    for square in range(SQUARES):
        if city[square]:
            count: i64 = 0
            for seat in range(position.seats):
                count += position.own_at(square, seat)
            assert count == position.figures_at(square), "the sum of a square is wrong"
    if position.causer < 0:
        _check_spots(position)


def _check_spots(position: Position) -> None:
    room = vec[i64](list(SPOT_COUNTS))
    for square in range(SQUARES):
        count: i64 = position.figures_at(square)
        assert count <= SPOTS[square], "more figures than spots in phase 1"
        if SPOTS[square]:
            room[NUMBER_AT[square]] -= count
            free: i64 = position.free_north & NORTH[square] | position.free_south & SOUTH[square]
            assert (free != 0) == (count < SPOTS[square]), "a free spot is wrong"
    for number in range(1, NUMBERS + 1):
        assert position.room[number] == room[number], "the room of a number is wrong"
        field: i64 = CARD_FIELD[number]
        expected: i64 = field if room[number] == 0 else 0
        assert position.full & field == expected, "a full number is wrong"


def _check_cards(position: Position) -> None:
    assert position.hidden_count == heap_size(position.hidden), "the hidden cards are miscounted"
    in_deck: i64 = position.on_top + position.lower - position.omens
    assert position.hidden_count == in_deck + FIRST_CARDS - position.dealt, "a card was lost or made"
    for number in range(1, NUMBERS + 1):
        assert position.discarded(number) >= 0, "there are too many cards of a number"
    for seat in range(position.seats):
        if position.stage == PLAYING:
            assert heap_size(position.hands[seat]) == HAND, "a hand is not full at the start of a turn"
        if position.causer >= 0:
            assert position.hands[seat] == 0 and position.supply[seat] == 0, (
                "a hand or supply after the eruption"
            )


def _check_lava(position: Position) -> None:
    lying: i64 = 0
    left: i64 = 0
    for kind in range(KINDS):
        lying += position.setup.tiles[kind] - position.bag[kind]
        left += position.bag[kind]
    drawn: i64 = 1 if position.tile != NO_TILE else 0
    assert lying == position.laid + position.aside + drawn, "a tile was lost or made"
    assert left == position.bag_left, "the bag is miscounted"
    north: i64 = 0
    south: i64 = 0
    for seat in range(position.seats):
        north |= position.presence[2 * seat]
        south |= position.presence[2 * seat + 1]
    assert north & ~position.open_north | south & ~position.open_south == 0, "a figure stands in lava"
    if position.causer >= 0 and position.laid:
        way_north, way_south = position.with_a_way()
        assert north & ~way_north | south & ~way_south == 0, "an enclosed figure lives"
    if position.setup.start_squares == 0 and position.setup.no_square != 2:
        _check_flows(position)


def _check_flows(position: Position) -> None:
    """The tiles of a symbol hang together and include its start square."""
    for symbol in range(SYMBOLS):
        all_north: i64 = position.lava[2 * symbol]
        all_south: i64 = position.lava[2 * symbol + 1]
        if all_north | all_south == 0:
            continue
        start: i64 = STARTS[symbol]
        north, south = spread(all_north & NORTH[start], all_south & SOUTH[start], all_north, all_south)
        assert north == all_north and south == all_south, "a flow is torn or has no start"

"""What always holds (D-188 to D-194)."""

from __future__ import annotations

from mypy_extensions import i64

from ludi.engine.bits import count_bits
from ludi.games.discordia.city import workers_on
from ludi.games.discordia.codec import PLACES
from ludi.games.discordia.printed import (
    FACE_KIND,
    FACE_SLOTS,
    FIELDS,
    HARBORS,
    KIND_COUNT,
    MAGNAS,
    RING_END,
    ROW_LENGTH,
    ROW_START,
    SHIP,
    TILE_OF,
    TILES,
)
from ludi.games.discordia.state import (
    BOARD,
    DECREE_COUNT,
    DEVS,
    DISPLAYED,
    EXPS,
    HOLDS,
    IN_CITY,
    IN_ROW,
    MANS,
    NONE,
    OPEN,
    PLAYING,
    RING,
    STARS,
    SUPPLY,
    TOWER_AT,
    USED_ROWS,
    Position,
)

# Laws


def check(position: Position) -> None:
    """What always holds (D-188 to D-194)."""
    check_workers(position)
    check_tiles(position)
    _check_stars(position)
    for player in range(position.seats):
        _check_player(position, player)
        check_city(position, player)
    if position.reason == PLAYING:
        check_decision(position)


def check_workers(position: Position) -> None:
    """No worker of any colour is lost or made (D-188)."""
    for colour in range(KIND_COUNT):
        total: i64 = position.bag[colour]
        for player in range(position.seats):
            total += position.number(player, SUPPLY + colour)
        for n in range(len(position.city)):
            total += workers_on(position, position.city[n], position.filled[n], colour)
        for place in range(MAGNAS):
            total += workers_on(position, position.row[place], position.row_filled[place], colour)
        assert total == position.setup.workers, "a worker was lost or made"


def check_tiles(position: Position) -> None:
    """Each city tile is in one place (D-190)."""
    seen = [0] * TILES
    for place in range(PLACES):
        if position.display[place] != NONE:
            seen[position.display[place]] += 1
            assert position.tiles[position.display[place]] == DISPLAYED, "a tile of the display is elsewhere"
    for n in range(len(position.city)):
        if position.city[n] != NONE:
            seen[TILE_OF[position.city[n]]] += 1
            assert position.tiles[TILE_OF[position.city[n]]] == IN_CITY, "a tile of a city is elsewhere"
    for place in range(MAGNAS):
        if position.row[place] != NONE:
            seen[TILE_OF[position.row[place]]] += 1
    for tile in range(TILES):
        inside: i64 = 1 if position.tiles[tile] in (DISPLAYED, IN_CITY, IN_ROW) else 0
        assert seen[tile] == inside, "a city tile is in two places or in none"


def _check_stars(position: Position) -> None:
    """Stars and manipulators; what Janus removed is gone (D-189)."""
    stars: i64 = position.cult
    mans: i64 = position.mans
    for player in range(position.seats):
        stars += (
            position.number(player, STARS) + position.number(player, DEVS) + position.number(player, EXPS)
        )
        mans += position.number(player, MANS)
    if position.seats > 1:
        assert stars == position.setup.star_total, "a star was lost or made"
        assert mans == position.setup.manipulators, "a manipulator was lost or made"
    assert stars <= position.setup.star_total and mans <= position.setup.manipulators, "Janus gave something"


def _check_player(position: Position, player: i64) -> None:
    """Nobody has too much or too little (D-192)."""
    assert 0 <= position.number(player, RING) <= RING_END, "the ring left the aqueduct"
    assert position.number(player, STARS) >= 0 and position.number(player, MANS) >= 0, "a debt"
    assert position.number(player, DECREE_COUNT) <= FIELDS[position.number(player, BOARD)], "too many decrees"
    held: i64 = count_bits(position.number(player, HOLDS))
    assert held <= count_bits(position.number(player, USED_ROWS)), "a privilege without a row"
    for harbor in range(position.number(player, OPEN), HARBORS):
        assert position.number(player, TOWER_AT + harbor) == 0, "a tower without a foundation"


def check_city(position: Position, player: i64) -> None:
    """Tiles stand on foundations, without a hole but in the harbor (D-191)."""
    for row in range(KIND_COUNT):
        is_hole = False
        for n in range(ROW_LENGTH[row]):
            face: i64 = position.face_at(player, ROW_START[row] + n)
            if face == NONE:
                is_hole = True
            else:
                assert FACE_KIND[face] == row, "a tile in the wrong row"
                assert n < position.number(player, OPEN + row), "a tile without a foundation"
                assert row == SHIP or not is_hole, "a hole between tiles"


def check_decision(position: Position) -> None:
    """While it is played no ship is full, no Magna tile lies up in vain, no supply is empty."""
    for player in range(position.seats):
        for harbor in range(HARBORS):
            assert not position.is_full(player, harbor), "a full ship"
        assert position.actor < 0 or position.workers(player) > 0, "an empty supply has not won"
    for place in range(MAGNAS):
        face: i64 = position.row[place]
        if position.row_up[place]:
            assert face != NONE, "a Magna tile lies up without a city tile"
            assert position.row_filled[place] < FACE_SLOTS[face], "a Magna tile lies up under a full tile"

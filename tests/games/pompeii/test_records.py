"""Whole games, replayed line by line: one for each way to end in each edition, and for each option."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest
from tests.games.pompeii.positions import at
from tests.games.records import Records
from tests.records.make_pompeii import CASES, FOLDER, play

from ludi.engine.record import load, record_of
from ludi.engine.registry import game_of
from ludi.engine.views import Event
from ludi.games.pompeii.events import (
    Called,
    Died,
    Ended,
    Erupted,
    LavaPlaced,
    OmenDrawn,
    Placed,
    RelativesDue,
    Saved,
    TileAside,
    TileDrawn,
)
from ludi.games.pompeii.game import PompeiiGame
from ludi.games.pompeii.printed import SQUARE_NAMES, STARTS, SYMBOL_NAMES

RECORDS = Records(FOLDER)
FILES, replayed, each_record = RECORDS.files, RECORDS.replayed, RECORDS.each
START_OF = {symbol: SQUARE_NAMES[STARTS[n]] for n, symbol in enumerate(SYMBOL_NAMES)}


def ended(name: str) -> Ended:
    last = replayed(name)[1][-1]
    assert isinstance(last, Ended)
    return last


def test_every_record_that_is_made_is_there() -> None:
    assert {file.stem for file in FILES} == set(CASES)


@each_record
@pytest.mark.rule("P-170")
def test_a_record_holds(file: Path) -> None:
    record = load(file)
    record.verify(game_of(record))
    assert int(record.secret, 16) == CASES[file.stem].seed


@each_record
@pytest.mark.rule("P-163", "P-170")
def test_the_texts_of_a_record_alone_rebuild_the_game(file: Path) -> None:
    RECORDS.check_rebuilt(file)


@each_record
@pytest.mark.rule("P-142", "P-143", "P-169")
def test_the_saved_and_the_dead_of_a_record_are_those_that_were_told(file: Path) -> None:
    match, told = replayed(file.stem)
    view = at(match).view(None)
    deaths = [event.figures for event in told if isinstance(event, Died)]
    leavers = [event.seat for event in told if isinstance(event, Saved)]
    assert tuple(map(sum, zip(*deaths, strict=True))) == view.volcano
    assert tuple(leavers.count(seat) for seat in range(match.seats)) == view.saved


@each_record
@pytest.mark.rule("P-11", "P-92", "P-169")
def test_the_figures_of_a_record_are_all_accounted_for(file: Path) -> None:
    match, told = replayed(file.stem)
    view = at(match).view(None)
    (erupted,) = (event for event in told if isinstance(event, Erupted))
    placed = [event.seat for event in told if isinstance(event, Placed)]
    for seat in range(match.seats):
        assert placed.count(seat) == view.saved[seat] + view.volcano[seat]
        assert erupted.boxed[seat] == view.box[seat]


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("last-tile", "last_tile"),
        ("empty-city", "empty_city"),
        ("mayfair-last-tile", "last_tile"),
        ("mayfair-empty-city", "empty_city"),
    ],
)
@pytest.mark.rule("P-139", "P-140", "P-145")
def test_a_record_is_named_after_its_end(name: str, reason: str) -> None:
    assert ended(name).reason == reason


@pytest.mark.rule("P-01")
def test_there_is_a_record_for_each_number_of_players() -> None:
    assert {load(file).header.seats for file in FILES} == set(PompeiiGame.info.seats)


@pytest.mark.rule("P-146", "P-171")
def test_there_is_a_record_for_each_value_of_each_option() -> None:
    shown = {(name, value) for file in FILES for name, value in game_of(load(file)).options.items()}
    assert shown == {(option.name, value) for option in PompeiiGame.info.options for value in option.choices}


@pytest.mark.rule("P-144")
def test_the_record_of_a_shared_victory_shows_one() -> None:
    assert ended("shared-victory").ranks.count(1) > 1


@pytest.mark.rule("P-84", "P-87", "P-98")
def test_the_record_of_a_call_shows_one_who_waited_and_one_who_called_out_of_turn() -> None:
    match, told = replayed("called")
    (called,) = (event for event in told if isinstance(event, Called))
    letter = "ABCD"[called.seat]
    assert any(line.endswith(" wait") for line in match.lines)
    before = match.lines[match.lines.index(f"{letter} erupt") - 1]
    assert before.startswith("*") or before.endswith(" wait")
    first_tile = next(event for event in told if isinstance(event, TileDrawn))
    assert first_tile.seat == (called.seat + 1) % match.seats


@pytest.mark.rule("P-87", "P-174")
@pytest.mark.parametrize(("name", "last"), [("relative", RelativesDue), ("victim", OmenDrawn)])
def test_the_records_show_calls_that_break_a_turn_off(name: str, last: type[Event]) -> None:
    match, told = replayed(f"called-before-a-{name}")
    n = next(n for n, event in enumerate(told) if isinstance(event, Called))
    shown = [event for event in told[:n] if not isinstance(event, Placed) or event.way != "relative"]
    assert isinstance(shown[-1], last)
    erupted = told[n + 1]
    assert isinstance(erupted, Erupted)
    assert sorted(map(len, erupted.hands)) == [3, 4, 4, 4]
    assert match.outcome is not None


@pytest.mark.rule("P-56", "P-64", "P-81")
def test_the_records_show_omens_relatives_and_jokers() -> None:
    told = [event for file in FILES for event in replayed(file.stem)[1]]
    assert {event.has_victim for event in told if isinstance(event, OmenDrawn)} >= {True}
    assert {event.way for event in told if isinstance(event, Placed)} == {"card", "joker", "relative"}
    assert {event.cause for event in told if isinstance(event, Died)} == {"omen", "lava", "enclosed", "left"}


@pytest.mark.parametrize("name", ["dual-vent", "mayfair-dual-vent"])
@pytest.mark.rule("P-152")
def test_the_records_with_dual_vent_show_all_three_dual_tiles(name: str) -> None:
    drawn = {event.tile for event in replayed(name)[1] if isinstance(event, TileDrawn)}
    assert {tile for tile in drawn if "/" in tile} == {"helmet/mask", "vase/scroll", "column/coin"}


# Options


def flows(name: str) -> dict[str, list[str]]:
    """The squares of each symbol, in the order in which they were covered."""
    found: dict[str, list[str]] = {}
    for event in replayed(name)[1]:
        if isinstance(event, LavaPlaced):
            found.setdefault(event.symbol, []).append(event.square)
    return found


def is_beside(square: str, other: str) -> bool:
    return abs(ord(square[0]) - ord(other[0])) + abs(int(square[1]) - int(other[1])) == 1


def tiles(name: str) -> list[TileDrawn | TileAside]:
    return [event for event in replayed(name)[1] if isinstance(event, TileDrawn | TileAside)]


@pytest.mark.rule("P-114")
def test_the_record_of_a_tile_put_aside_shows_one() -> None:
    assert any(isinstance(event, TileAside) for event in tiles("aside"))


@pytest.mark.rule("P-107", "P-171")
def test_the_record_of_beside_shows_a_symbol_that_begins_beside_its_start_square() -> None:
    moved = {
        symbol: way[0] for symbol, way in flows("start-squares-beside").items() if way[0] != START_OF[symbol]
    }
    assert moved
    assert all(is_beside(first, START_OF[symbol]) for symbol, first in moved.items())


@pytest.mark.rule("P-107", "P-171")
def test_the_record_of_dead_shows_a_symbol_that_never_begins() -> None:
    aside = {event.tile for event in tiles("start-squares-dead") if isinstance(event, TileAside)}
    assert aside - set(flows("start-squares-dead"))


@pytest.mark.rule("P-114", "P-171")
def test_the_record_of_redraw_shows_a_seat_that_draws_twice() -> None:
    pairs = pairwise(tiles("no-square-redraw"))
    assert any(isinstance(one, TileAside) and one.seat == other.seat for one, other in pairs)


@pytest.mark.rule("P-114", "P-171")
def test_the_record_of_anywhere_shows_a_tile_away_from_its_symbol() -> None:
    torn = [
        square
        for way in flows("no-square-anywhere").values()
        for n, square in enumerate(way)
        if n and not any(is_beside(square, older) for older in way[:n])
    ]
    assert torn


@pytest.mark.rule("P-126", "P-171")
def test_the_record_of_closed_shows_a_turn_that_would_have_had_more_movements() -> None:
    record = load(FOLDER / "empty-starts-closed.ludi")
    closed, other = (
        PompeiiGame(empty_starts=value).start(record.header.seats) for value in ("closed", "open")
    )
    for line in record.lines:
        if closed.stage_name() == "move-1" and closed.num_legal(closed.turn) < other.num_legal(other.turn):
            return
        seat, action = PompeiiGame().read_move(closed, line)
        closed.apply(seat, action)
        other.apply(seat, action)
    pytest.fail("no turn was any different")


@pytest.mark.parametrize("name", ["last-tile", "mayfair-empty-city"])
def test_a_record_comes_out_the_same_when_it_is_made_again(name: str) -> None:
    assert record_of(play(CASES[name])) == load(FOLDER / f"{name}.ludi")

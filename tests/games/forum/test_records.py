"""Whole games, replayed line by line: one for each way to end and each way to score."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.games.forum.positions import at
from tests.games.records import Records
from tests.records.make_forum import CASES, FOLDER, SECRET, play

from ludi.engine.record import load, record_of
from ludi.engine.registry import game_of
from ludi.games.forum.events import FirstDrawn, Scored, Stalemate, StalemateEnded
from ludi.games.forum.game import ForumGame
from ludi.games.forum.printed import SECTOR_NAMES

RECORDS = Records(FOLDER)
FILES, replayed, each_record = RECORDS.files, RECORDS.replayed, RECORDS.each
REASONS = ("coins", "stalemates", "quiet", "repetition", "agreed")


def scored(name: str) -> list[Scored]:
    return [event for event in replayed(name)[1] if isinstance(event, Scored)]


def test_every_record_that_is_made_is_there() -> None:
    assert {file.stem for file in FILES} == set(CASES)


@each_record
@pytest.mark.rule("F-78")
def test_a_record_holds(file: Path) -> None:
    record = load(file)
    record.verify(game_of(record))
    assert record.secret == SECRET


@each_record
@pytest.mark.rule("F-77", "F-78")
def test_a_record_replayed_line_by_line_is_written_the_same(file: Path) -> None:
    RECORDS.check_rebuilt(file)


@each_record
@pytest.mark.rule("F-79")
def test_the_senators_of_a_record_stand_where_the_told_steps_brought_them(file: Path) -> None:
    match, _ = replayed(file.stem)
    steps = [event.steps for event in scored(file.stem)]
    assert tuple(map(sum, zip(*steps, strict=True))) == tuple(at(match).track)


@pytest.mark.parametrize("reason", REASONS)
@pytest.mark.rule("F-52", "F-53", "F-61", "F-62", "F-63")
def test_a_record_is_named_after_its_end(reason: str) -> None:
    outcome = replayed(reason)[0].outcome
    assert outcome is not None
    assert outcome.reason == reason


@pytest.mark.rule("F-01")
def test_there_is_a_record_for_each_number_of_players() -> None:
    assert {load(file).header.seats for file in FILES} == set(ForumGame.info.seats)


@pytest.mark.parametrize(
    ("name", "option"),
    [
        ("variant", "scoring"),
        ("on-majority", "stalemate_break"),
        ("ngo2012", "edition"),
        ("first-random-mirror", "first"),
        ("first-random-mirror", "map"),
        ("own-map", "map"),
        ("repetition", "repetition"),
    ],
)
def test_there_is_a_record_for_each_option_that_changes_the_play(name: str, option: str) -> None:
    assert option in load(FOLDER / f"{name}.ludi").header.options


@pytest.mark.rule("F-47")
def test_the_record_with_coins_shows_stalemates_that_came_and_went() -> None:
    kinds = {type(event) for event in replayed("coins")[1]}
    assert {Stalemate, StalemateEnded} <= kinds


@pytest.mark.parametrize("name", ["stalemates", "quiet", "repetition", "agreed"])
@pytest.mark.rule("F-55")
def test_a_record_that_did_not_end_by_coins_shows_settled_stalemates(name: str) -> None:
    settled = [event for event in scored(name) if event.at_end]
    assert settled
    assert all(max(event.steps) == 4 for event in settled)


@pytest.mark.rule("F-71", "F-72")
def test_the_record_of_the_variant_shows_shared_leads_scored() -> None:
    assert {max(event.steps) for event in scored("variant")} == {2, 4}
    assert {-min(event.steps) for event in scored("variant")} >= {4, 7}


@pytest.mark.rule("F-47")
def test_the_record_of_on_majority_shows_a_sector_scored_with_a_gap() -> None:
    sizes = at(replayed("on-majority")[0]).setup.sector_sizes
    gaps = [sizes[SECTOR_NAMES.index(event.sector)] - sum(event.counts) for event in scored("on-majority")]
    assert max(gaps) >= 1


@pytest.mark.rule("F-68")
def test_the_record_of_two_players_shows_a_player_who_ties_with_himself() -> None:
    tied = [event.counts for event in replayed("two-players")[1] if isinstance(event, Stalemate)]
    assert any(a1 == a2 > max(b1, b2) for a1, a2, b1, b2 in tied)


@pytest.mark.rule("F-18")
def test_the_record_with_a_drawn_first_seat_begins_with_the_draw() -> None:
    assert isinstance(replayed("first-random-mirror")[1][0], FirstDrawn)


@pytest.mark.parametrize("name", ["quiet", "repetition"])
def test_a_record_comes_out_the_same_when_it_is_made_again(name: str) -> None:
    assert record_of(play(CASES[name])) == load(FOLDER / f"{name}.ludi")

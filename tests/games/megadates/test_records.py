"""Whole battles, replayed line by line: one for each scenario and for each way it can end."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.games.records import Records
from tests.records.make_megadates import CASES, FOLDER, play

from ludi.engine.record import load, record_of
from ludi.engine.registry import game_of
from ludi.games.megadates.events import Captured, Ended, Late, Sank
from ludi.games.megadates.printed import SCENARIOS
from ludi.games.megadates.state import REASONS

RECORDS = Records(FOLDER, are_long=True)
FILES, replayed, each_record = RECORDS.files, RECORDS.replayed, RECORDS.each


def test_every_record_that_is_made_is_there() -> None:
    assert {file.stem for file in FILES} == set(CASES)


@each_record
@pytest.mark.rule("N-165")
def test_a_record_leads_to_the_end_it_tells_of(file: Path) -> None:
    match, told = replayed(file.stem)
    assert isinstance(told[-1], Ended)
    assert match.outcome is not None
    assert match.outcome.reason == told[-1].reason


@each_record
def test_every_draw_of_a_record_is_the_one_its_secret_gives(file: Path) -> None:
    record = load(file)
    assert record.secret
    assert record.verify(game_of(record)).outcome == replayed(file.stem)[0].outcome


@pytest.mark.parametrize("name", ["tirocinium", "fleet-gone", "agreed"])
def test_a_battle_between_the_same_captains_is_the_same_again(name: str) -> None:
    assert record_of(play(CASES[name])).text() == (FOLDER / f"{name}.ludi").read_text("utf-8")


def test_every_scenario_is_fought() -> None:
    fought = {load(file).header.options.get("scenario", "tirocinium") for file in FILES}
    assert fought == set(SCENARIOS)


def test_every_way_to_end_occurs() -> None:
    ends = {replayed(name)[1][-1].reason for name in CASES}  # type: ignore[attr-defined]
    assert ends == set(REASONS[1:])


@pytest.mark.rule("N-063", "N-167")
def test_at_the_deadline_late_ships_keep_their_course() -> None:
    assert any(isinstance(event, Late) for event in replayed("deadline")[1])


def test_ships_sink_and_surrender_in_the_great_battle() -> None:
    kinds = {type(event) for event in replayed("coracesium")[1]}
    assert {Sank, Captured} <= kinds

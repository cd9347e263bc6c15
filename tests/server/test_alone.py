"""A table of one person, who may lose: nobody has won then."""

from __future__ import annotations

import msgspec
import pytest
from tests.records.make_discordia import FOLDER
from tests.server.said import said
from tests.server.test_tables import PERSON, Host, everything, playing, seen

from ludi.engine.record import load, read
from ludi.table import making, records
from ludi.table.messages import TableInfo


@pytest.fixture(params=["solo-lost", "solo-won", "solo-early-win"])
def played(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> tuple[str, Host]:
    """A game that was recorded, played again at a table with the same draws."""
    record = load(FOLDER / f"{request.param}.ludi")
    monkeypatch.setattr(making, "new_secret", lambda: record.secret)
    host = playing(PERSON, game="discordia", options=record.header.options)
    for line in record.lines:
        if line.startswith("A "):
            host.act(0, line.removeprefix("A "))
    return request.param, host


def test_a_game_alone_ends_with_its_winner_or_with_none(played: tuple[str, Host]) -> None:
    name, host = played
    info = msgspec.convert(host.table.sight.info(2000.0, ()), TableInfo)
    assert (info.status, info.winners) == ("over", [] if name == "solo-lost" else [0])


def test_the_result_of_a_game_alone_ranks_who_lost_second(played: tuple[str, Host]) -> None:
    name, host = played
    result = seen(host.table, 0).result
    assert result
    assert result.ranks == ([2] if name == "solo-lost" else [1])
    assert said(result.reason) != said(result.reason, "nl")


def test_a_finished_game_alone_comes_back_from_its_journal(played: tuple[str, Host]) -> None:
    host = played[1]
    assert everything(host.again()) == everything(host.table)


def test_the_record_of_a_game_alone_is_the_one_that_was_played(played: tuple[str, Host]) -> None:
    name, host = played
    assert read(records.record_text(host.table)).lines == load(FOLDER / f"{name}.ludi").lines

"""What is done once for all viewers, or cheaper than by the book, must come out the same."""

from __future__ import annotations

import gc
import io
import sys
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from limits import parse

from ludi.server import limits
from ludi.server.limits import Bucket
from ludi.server.serve import Lines, keep_pauses_short
from ludi.table import making
from ludi.table.entries import Started
from ludi.table.messages import SeatWish, SitWish, TableWish
from ludi.table.sight import encode
from ludi.table.table import Table
from ludi.table.words import voice_of


class Clock:
    """Time that stands still until it is moved."""

    now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    found = Clock()
    monkeypatch.setattr(limits, "monotonic", found)
    return found


def taken(bucket: Bucket, tries: int) -> int:
    return sum(bucket.take() for _ in range(tries))


def test_a_bucket_gives_what_it_holds_at_once_and_no_more(clock: Clock) -> None:
    assert taken(Bucket(parse("20/10 seconds")), 30) == 20


def test_a_bucket_fills_again_at_its_rate(clock: Clock) -> None:
    bucket = Bucket(parse("20/10 seconds"))
    taken(bucket, 20)
    clock.now += 1.5
    assert taken(bucket, 30) == 3


def test_a_bucket_never_holds_more_than_its_size(clock: Clock) -> None:
    bucket = Bucket(parse("20/10 seconds"))
    clock.now += 1000
    assert taken(bucket, 30) == 20


def started(game: str) -> Table:
    table, _ = making.make(TableWish(game=game, seats=[SeatWish(kind="person", name="A"), SeatWish()]), 0.0)
    table.seating.sit(SitWish(seat=1, name="B"), 0.0)
    table.journal.write(Started(), 0.0)
    return table


def view(table: Table, viewer: int | None) -> Any:
    return msgspec.json.decode(encode(table.sight.snapshot(viewer)))["view"]


@pytest.mark.parametrize("game", ["forum", "micatio"])
@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_a_view_that_is_shared_is_the_viewers_own(game: str, viewer: int | None) -> None:
    table = started(game)
    for others in (0, 1, None):
        view(table, others)
    assert view(table, viewer) == msgspec.json.decode(msgspec.json.encode(table.board.running.view(viewer)))


def test_a_shared_view_is_made_anew_after_each_action() -> None:
    table = started("forum")
    before = view(table, None)
    seat = table.board.to_act()[0]
    table.play.act(seat, table.play.versions[seat], ["d4"], 1.0)
    assert view(table, None) != before
    table.play.undo(seat, 2.0)
    assert view(table, None) == before


def test_choices_that_are_known_and_those_that_are_not_come_in_order() -> None:
    voice = voice_of("forum", {})
    first = msgspec.json.decode(voice.choices([5, 3]))
    fourth = msgspec.json.decode(voice.choice(4))
    assert msgspec.json.decode(voice.choices([3, 4, 5])) == [first[1], fourth, first[0]]
    assert msgspec.json.decode(voice.choices([])) == []


@pytest.fixture
def _as_before() -> Iterator[None]:
    thresholds = gc.get_threshold()
    yield
    gc.set_threshold(*thresholds)
    gc.unfreeze()


@pytest.mark.usefixtures("_as_before")
def test_a_server_that_runs_looks_for_garbage_seldom_and_not_among_what_stays() -> None:
    usual = 700, 10, 10
    gc.set_threshold(*usual)
    gc.unfreeze()
    keep_pauses_short()
    assert all(now > before for now, before in zip(gc.get_threshold(), usual, strict=True))
    assert gc.get_freeze_count() > 0


def test_a_log_that_nobody_reads_stops_no_game(monkeypatch: pytest.MonkeyPatch) -> None:
    closed = io.StringIO()
    closed.close()
    monkeypatch.setattr(sys, "stderr", closed)
    Lines().info("table made")


def test_a_log_line_goes_to_stderr(capsys: pytest.CaptureFixture[str]) -> None:
    Lines().info("table made")
    assert capsys.readouterr().err == "table made\n"

"""A database that is locked, slow or gone makes nobody wait who does not need it."""

from __future__ import annotations

import sqlite3
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

import pytest
from tests.server.house import House, open_house
from tests.server.postgres import new_database, postgres_server

from ludi.server import store as store_module
from ludi.server.errors import StoreError
from ludi.server.store import Store

SOON = 1.0  # seconds; an answer of the event loop takes some milliseconds


@pytest.fixture
def own(tmp_path: Path) -> Iterator[House]:
    with open_house(tmp_path) as house:
        yield house


@contextmanager
def hanging(house: House, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Nothing is read from the journal until this ends."""
    goes_on = threading.Event()
    reading = Store.row

    def waiting(self: Store, table: str) -> object:
        goes_on.wait(20)
        return reading(self, table)

    with monkeypatch.context() as patched:
        patched.setattr(Store, "row", waiting)
        yield
        goes_on.set()


def seconds(house: House, path: str) -> tuple[int, float]:
    began = time.monotonic()
    return house.http.get(path).status_code, time.monotonic() - began


def test_the_server_is_alive_and_ready(own: House) -> None:
    assert own.http.get("/healthz").text == "ok\n"
    assert own.http.get("/readyz").text == "ok\n"


def test_the_server_is_alive_although_the_journal_hangs_and_says_that_it_is_not_ready(
    own: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    keys = own.gather(2)[0]
    with hanging(own, monkeypatch), own.at(keys) as person, ThreadPoolExecutor(20) as asking:
        unready = [asking.submit(seconds, own, "/readyz") for _ in range(20)]
        while not all(answer.done() for answer in unready):
            status, took = seconds(own, "/healthz")
            assert (status, took < SOON) == (200, True)
            person.ping()
            time.sleep(0.05)
        assert {answer.result()[0] for answer in unready} == {503}
        assert max(answer.result()[1] for answer in unready) < 4
        assert sum(thread.name.startswith("readiness") for thread in threading.enumerate()) == 1
    assert own.http.get("/readyz").status_code == 200


def test_a_lock_of_another_program_ends_in_a_sentence_and_others_play_on(
    own: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    keys = own.gather(2)[0]
    locking = sqlite3.connect(tmp_path / "ludi.db")
    locking.execute("BEGIN IMMEDIATE")
    with own.at(keys) as person, own.at(keys, as_seat=False) as spectator:
        person.send(type="act", request=9, version=person.position["version"], actions=["d4"])
        spectator.ping()
        assert seconds(own, "/healthz")[1] < SOON
        problem = person.until("answer", lambda answer: answer["request"] == 9)["problem"]
        assert problem["code"] == "store"
        locking.close()
        assert person.act("d4") is None


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_statement_that_takes_too_long_is_interrupted(
    kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store_module, "STATEMENT_SECONDS", 1)
    if kind == "sqlite":
        slow = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n"
        check_interrupted(str(tmp_path / "ludi.db"), slow)
        return
    with postgres_server() as server, new_database(server) as url:
        check_interrupted(url, "SELECT pg_sleep(30)")


def check_interrupted(url: str, statement: str) -> None:
    store = Store(url).open()
    began = time.monotonic()
    try:
        with pytest.raises(StoreError, match="takes too long to answer"), store._reading() as connection:
            connection.exec_driver_sql(statement)
        assert time.monotonic() - began < 5
        assert store.row("x") is None  # and the connection goes on
    finally:
        store.close()

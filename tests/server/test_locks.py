"""One server for one database, whatever name it is reached by."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest
from tests.server.house import wait_for
from tests.server.postgres import new_database
from tests.server.test_store import append, entry

from ludi.engine.errors import SetupError
from ludi.server import locks
from ludi.server.errors import StoreError
from ludi.server.settings import Settings
from ludi.server.store import Store

TAKEN = "another Ludi server uses this database"
SERVER = """
import sys
from ludi.server.store import Store
Store(sys.argv[1]).open()
print('open', flush=True)
sys.stdin.read()
"""
HOLDER = "SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND objid = %s"


@pytest.fixture
def url(postgres: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    monkeypatch.setattr(locks, "AGAIN_SECONDS", 0.05)
    monkeypatch.setattr(locks, "LOOK_SECONDS", 1.0)
    with new_database(postgres) as found:
        yield found


# SQLite


@pytest.fixture
def first(tmp_path: Path) -> Iterator[Store]:
    store = Store(str(tmp_path / "ludi.db")).open()
    yield store
    store.close()


@pytest.mark.usefixtures("first")
def test_a_second_server_by_a_symbolic_link_is_refused(tmp_path: Path) -> None:
    (tmp_path / "other").mkdir()
    (tmp_path / "other" / "link.db").symlink_to(tmp_path / "ludi.db")
    with pytest.raises(SetupError, match=TAKEN):
        Store(str(tmp_path / "other" / "link.db")).open()


@pytest.mark.usefixtures("first")
def test_a_second_server_by_a_linked_folder_or_a_relative_path_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "folder").symlink_to(tmp_path)
    monkeypatch.chdir(tmp_path)
    for name in (str(tmp_path / "folder" / "ludi.db"), "ludi.db", "./folder/ludi.db"):
        with pytest.raises(SetupError, match=TAKEN):
            Store(name).open()


@pytest.mark.usefixtures("first")
def test_a_file_with_two_names_is_refused_by_both(tmp_path: Path) -> None:
    os.link(tmp_path / "ludi.db", tmp_path / "hard.db")
    with pytest.raises(SetupError, match=r"hard\.db: this file has a second name"):
        Store(str(tmp_path / "hard.db")).open()


def test_a_link_to_a_file_that_is_not_there_yet_makes_it_where_it_leads(tmp_path: Path) -> None:
    (tmp_path / "link.db").symlink_to(tmp_path / "real" / "ludi.db")
    store = Store(str(tmp_path / "link.db")).open()
    with pytest.raises(SetupError, match=TAKEN):
        Store(str(tmp_path / "real" / "ludi.db")).open()
    store.close()
    assert (tmp_path / "real" / "ludi.db").is_file()


def test_an_address_of_a_file_that_hides_its_path_is_refused() -> None:
    with pytest.raises(SetupError, match="the database must be a file"):
        Store("sqlite:///file:ludi.db?uri=true")


# PostgreSQL


def test_a_second_server_on_one_postgresql_is_refused_until_the_first_stops(url: str) -> None:
    first = Store(url).open()
    with pytest.raises(SetupError, match=rf"PostgreSQL ludi_.*: {TAKEN}$"):
        Store(url).open()
    first.close()
    Store(url).open().close()


def test_two_databases_of_one_postgresql_have_a_server_each(url: str, postgres: str) -> None:
    first = Store(url).open()
    with new_database(postgres) as other:
        Store(other).open().close()
    first.close()


def test_a_killed_server_leaves_the_database_to_the_next(url: str) -> None:
    command = [sys.executable, "-c", SERVER, url]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as server:
        assert server.stdout
        assert server.stdout.readline() == b"open\n"
        with pytest.raises(SetupError, match=TAKEN):
            Store(url).open()
        server.send_signal(signal.SIGKILL)

    def opened() -> bool:
        try:
            Store(url).open().close()
        except SetupError:
            return False
        return True

    wait_for(opened)


def cut_lock(url: str) -> None:
    """PostgreSQL ends the connection that holds the lock."""
    with psycopg.connect(url, autocommit=True) as connection:
        held = connection.execute(HOLDER, [locks.SESSION_LOCK]).fetchall()
        assert len(held) == 1
        connection.execute("SELECT pg_terminate_backend(%s)", held[0])


def holders(url: str) -> list[int]:
    with psycopg.connect(url, autocommit=True) as connection:
        return [pid for (pid,) in connection.execute(HOLDER, [locks.SESSION_LOCK])]


def test_a_lock_whose_connection_is_lost_is_taken_again(url: str) -> None:
    store = Store(url).open()
    before = holders(url)
    cut_lock(url)
    wait_for(lambda: holders(url) not in ([], before))
    wait_for(lambda: store._lock is not None and store._lock.is_held)
    append(store, entry("t", 0))
    assert store.lost is None
    store.close()


def test_a_server_whose_lock_another_one_took_writes_nothing_any_more(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(locks, "AGAIN_SECONDS", 1.0)  # time for the other one
    store = Store(url).open()
    told: list[bool] = []
    store.on_lost = lambda: told.append(True)
    cut_lock(url)
    other = second(url)
    wait_for(lambda: bool(told))
    with pytest.raises(StoreError):
        append(store, entry("t", 0))
    assert str(store.lost).endswith(TAKEN)
    append(other, entry("t", 0))
    other.close()
    store.close()


def second(url: str) -> Store:
    """Another server, as soon as the lock is free."""
    found: list[Store] = []

    def opened() -> bool:
        try:
            found.append(Store(url).open())
        except SetupError:
            return False
        return True

    wait_for(opened)
    return found[0]


def test_an_old_connection_of_ones_own_is_no_other_server(url: str) -> None:
    store = Store(url).open()
    lock = store._lock
    assert isinstance(lock, locks.SessionLock)
    before = holders(url)
    monkey = lock._is_there
    lock._is_there = lambda: False  # type: ignore[method-assign]  # as after a silent break of the network
    lock._connection, kept = lock._engine.connect(), lock._connection
    wait_for(lambda: holders(url) not in ([], before))
    lock._is_there = monkey  # type: ignore[method-assign]
    assert store.lost is None
    del kept
    store.close()


def test_a_server_that_lost_its_database_stops_with_a_sentence(
    url: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from ludi.server import serve as serving

    monkeypatch.setattr(locks, "AGAIN_SECONDS", 1.0)
    others: list[Store] = []

    async def then_lost(self: serving.Server, sockets: object = None) -> None:
        await super(serving.Server, self).startup(sockets)  # type: ignore[arg-type]
        await asyncio.to_thread(cut_lock, url)
        others.append(await asyncio.to_thread(second, url))

    monkeypatch.setattr(serving.Server, "startup", then_lost)
    monkeypatch.setattr(serving, "keep_pauses_short", lambda: None)
    with pytest.raises(SetupError, match=TAKEN):
        serving.serve(Settings(url, port=0))
    others[0].close()

from __future__ import annotations

import asyncio
import os
import sqlite3
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import event
from tests.server.postgres import new_database

from ludi.engine.errors import SetupError
from ludi.server import store as store_module
from ludi.server.errors import StoreError
from ludi.server.store import Store, schema_versions
from ludi.table.entries import Entry, TableRow

MIGRATIONS = Path(store_module.__file__).parent / "migrations"


def entry(table: str, seq: int, **data: Any) -> Entry:
    return Entry(table, seq, "act", data, 12.5)


def row(table: str, status: str = "playing", is_public: bool = True, updated: float = 1.0) -> TableRow:
    return TableRow(table, "forum", status, is_public, updated, {"name": table})


def append(store: Store, *entries: Entry, summary: TableRow | None = None) -> None:
    asyncio.run(store.append(entries, summary))


def append_all(
    store: Store, *appends: list[Entry], summary: TableRow | None = None
) -> list[BaseException | None]:
    """Append at the same time; the errors."""

    async def together() -> list[BaseException | None]:
        waiting = [store.append(entries, summary) for entries in appends]
        return await asyncio.gather(*waiting, return_exceptions=True)

    return asyncio.run(together())


# Entries alone are written by one statement, and with a row of the table by a transaction of several.
BOTH_WAYS = pytest.mark.parametrize("summary", [None, row("t")], ids=["one statement", "a transaction"])


def before_commits(store: Store, do: Callable[[sa.Connection], None]) -> None:
    """Do this before anything is committed from now on."""
    event.listen(store._engine, "commit", do)
    event.listen(store._single, "begin", do)


def no_more(store: Store, do: Callable[[sa.Connection], None]) -> None:
    event.remove(store._engine, "commit", do)
    event.remove(store._single, "begin", do)


class HeldBack:
    """Holds the writer inside a commit, so that what comes meanwhile waits together."""

    def __init__(self, store: Store) -> None:
        self.go, self.is_held = threading.Event(), threading.Event()
        before_commits(store, self._wait)

    def _wait(self, _: sa.Connection) -> None:
        self.is_held.set()
        assert self.go.wait(30)

    async def meanwhile(self, store: Store, *appends: list[Entry]) -> list[BaseException | None]:
        """The errors of the appends, which wait while another is being committed."""
        first = asyncio.ensure_future(store.append([entry("held", 0)]))
        await asyncio.to_thread(self.is_held.wait, 30)
        others = [asyncio.ensure_future(store.append(entries)) for entries in appends]
        await asyncio.sleep(0)
        self.go.set()
        await first
        return await asyncio.gather(*others, return_exceptions=True)


# What is written is read


def test_entries_come_back_in_their_order(store: Store) -> None:
    written = [entry("t", n, text=f"é \u202e {n} \x00") for n in range(3)]
    append(store, *written)
    assert store.load("t") == written


def test_an_unknown_table_has_no_entries_and_no_row(store: Store) -> None:
    assert (store.load("nowhere"), store.row("nowhere")) == ([], None)


def test_tables_do_not_mix(store: Store) -> None:
    append(store, entry("a", 0))
    append(store, entry("b", 0), entry("b", 1))
    assert [found.table for found in store.load("b")] == ["b", "b"]


def test_a_database_keeps_its_entries_when_it_is_opened_again(store: Store, database: str) -> None:
    append(store, entry("t", 0, n=1), summary=row("t"))
    store.close()
    again = Store(database).open()
    assert (again.load("t"), again.row("t")) == ([entry("t", 0, n=1)], row("t"))
    again.close()


def test_the_row_of_a_table_is_replaced(store: Store) -> None:
    append(store, entry("t", 0), summary=row("t", "open"))
    append(store, entry("t", 1), summary=row("t", "playing"))
    assert store.row("t") == row("t", "playing")


def test_the_last_of_two_rows_in_one_commit_stays(store: Store) -> None:
    held = HeldBack(store)

    async def twice() -> None:
        first = asyncio.ensure_future(store.append([entry("held", 0)]))
        await asyncio.to_thread(held.is_held.wait, 30)
        both = [store.append([], row("t", status)) for status in ("open", "playing")]
        waiting = [asyncio.ensure_future(one) for one in both]
        await asyncio.sleep(0)
        held.go.set()
        await asyncio.gather(first, *waiting)

    asyncio.run(twice())
    assert store.row("t") == row("t", "playing")


def test_rows_are_chosen_by_what_is_public_and_by_status_the_latest_first(store: Store) -> None:
    made = [
        row("a", "open", True, 1.0),
        row("b", "open", True, 3.0),
        row("c", "open", False, 2.0),
        row("d", "over", True, 4.0),
        row("e", "playing", True, 5.0),
    ]
    for one in made:
        append(store, summary=one)
    assert [found.id for found in store.rows(True, ["open", "playing"])] == ["e", "b", "a"]


def test_without_a_choice_all_rows_are_given_up_to_a_limit(store: Store) -> None:
    for number in range(3):
        append(store, summary=row(f"t{number}", updated=number, is_public=number == 1))
    assert [found.id for found in store.rows(limit=2)] == ["t2", "t1"]


# Group commit


def test_appends_that_wait_together_are_committed_together(store: Store) -> None:
    before = store.commits
    errors = asyncio.run(HeldBack(store).meanwhile(store, *([entry(f"t{n}", 0)] for n in range(50))))
    assert (errors, store.commits - before) == ([None] * 50, 2)


@BOTH_WAYS
def test_an_append_is_acknowledged_after_its_commit(store: Store, summary: TableRow | None) -> None:
    held = HeldBack(store)

    async def wait_for_commit() -> bool:
        waiting = asyncio.ensure_future(store.append([entry("t", 0)], summary))
        await asyncio.to_thread(held.is_held.wait, 30)
        early = waiting.done() or len(store.load("t")) > 0
        held.go.set()
        await waiting
        return early

    assert not asyncio.run(wait_for_commit())


def test_one_bad_append_fails_alone(store: Store) -> None:
    append(store, entry("taken", 0))
    appends = [[entry("a", 0)], [entry("taken", 0)], [entry("b", 0)]]
    errors = asyncio.run(HeldBack(store).meanwhile(store, *appends))
    assert [type(error) for error in errors] == [type(None), StoreError, type(None)]
    assert [len(store.load(table)) for table in ("a", "taken", "b")] == [1, 1, 1]


def test_an_append_is_written_whole_or_not_at_all(store: Store) -> None:
    append(store, entry("t", 0), summary=row("t", "open"))
    with pytest.raises(StoreError):
        append(store, entry("t", 1), entry("t", 1), summary=row("t", "playing"))
    assert (len(store.load("t")), store.row("t")) == (1, row("t", "open"))


def test_what_was_appended_behind_a_failed_append_of_the_same_table_fails_too(store: Store) -> None:
    bad = entry("t", 1)._replace(kind=None)  # type: ignore[arg-type]
    errors = asyncio.run(HeldBack(store).meanwhile(store, [entry("t", 0)], [bad], [entry("t", 2)]))
    assert [error is None for error in errors] == [True, False, False]
    assert [found.seq for found in store.load("t")] == [0]


def test_the_second_of_two_entries_in_one_place_is_refused(store: Store) -> None:
    append(store, entry("t", 0, n=1))
    with pytest.raises(StoreError, match="another entry in this place"):
        append(store, entry("t", 0, n=2))
    assert store.load("t") == [entry("t", 0, n=1)]


def test_a_value_that_cannot_be_written_fails_alone(store: Store) -> None:
    bad = entry("t", 0)._replace(kind=None)  # type: ignore[arg-type]
    errors = asyncio.run(HeldBack(store).meanwhile(store, [entry("a", 0)], [bad], [entry("b", 0)]))
    assert [type(error) for error in errors] == [type(None), StoreError, type(None)]


def test_who_stops_waiting_does_not_stop_the_write(store: Store) -> None:
    held = HeldBack(store)

    async def give_up() -> None:
        waiting = asyncio.ensure_future(store.append([entry("t", 0)]))
        await asyncio.to_thread(held.is_held.wait, 30)
        waiting.cancel()
        held.go.set()
        await store.append([entry("u", 0)])

    asyncio.run(give_up())
    assert len(store.load("t")) == 1


def test_a_loop_that_ends_while_its_append_is_written_harms_nobody(store: Store) -> None:
    held = HeldBack(store)

    async def leave() -> None:
        waiting = asyncio.ensure_future(store.append([entry("t", 0)]))
        await asyncio.to_thread(held.is_held.wait, 30)
        waiting.cancel()

    asyncio.run(leave())
    held.go.set()
    append(store, entry("t", 1))
    assert len(store.load("t")) == 2


def test_closing_writes_what_still_waits(store: Store, database: str) -> None:
    async def leave() -> None:
        waiting = [asyncio.ensure_future(store.append([entry(f"t{n}", 0)])) for n in range(20)]
        await asyncio.sleep(0)
        await asyncio.to_thread(store.close)
        await asyncio.gather(*waiting)

    asyncio.run(leave())
    again = Store(database).open()
    assert all(again.load(f"t{n}") for n in range(20))
    again.close()


def test_a_closed_store_refuses(store: Store) -> None:
    store.close()
    with pytest.raises(StoreError, match="is closed"):
        append(store, entry("t", 0))
    with pytest.raises(StoreError, match="is closed"):
        store.load("t")


# A database that fails


@BOTH_WAYS
def test_a_failed_commit_fails_the_appends_in_it_and_no_others(
    store: Store, summary: TableRow | None
) -> None:
    def fail(_: sa.Connection) -> None:
        raise sa.exc.OperationalError("commit", {}, RuntimeError("database or disk is full"))

    append(store, entry("before", 0))
    before_commits(store, fail)
    errors = append_all(store, [entry("a", 0)], [entry("b", 0)], summary=summary)
    no_more(store, fail)
    append(store, entry("after", 0))
    assert [type(error) for error in errors] == [StoreError, StoreError]
    assert [len(store.load(table)) for table in ("before", "a", "b", "after")] == [1, 0, 0, 1]


@BOTH_WAYS
def test_a_bug_in_a_driver_fails_the_append_and_the_writer_lives_on(
    store: Store, summary: TableRow | None
) -> None:
    def fail(_: sa.Connection) -> None:
        raise ZeroDivisionError

    before_commits(store, fail)
    with pytest.raises(StoreError, match="ZeroDivisionError"):
        append(store, entry("t", 0), summary=summary)
    no_more(store, fail)
    append(store, entry("t", 0), summary=summary)
    assert len(store.load("t")) == 1


@BOTH_WAYS
def test_a_full_disk_is_told_in_a_sentence_and_writing_goes_on_when_there_is_room(
    tmp_path: Path, summary: TableRow | None
) -> None:
    store = Store(str(tmp_path / "ludi.db"))
    pages = iter([100, 100_000])

    def limit(connection: sa.Connection) -> None:
        connection.exec_driver_sql(f"PRAGMA max_page_count={next(pages)}")

    store.open()
    engine = store._engine if summary else store._single
    event.listen(engine, "begin", limit)
    big = "x" * 1_000_000
    with pytest.raises(StoreError, match=r"ludi\.db: the disk is full$"):
        append(store, entry("t", 0, text=big), summary=summary)
    append(store, entry("t", 0, text=big), summary=summary)
    event.remove(engine, "begin", limit)
    assert len(store.load("t")) == 1
    store.close()


def test_a_database_locked_by_another_program_fails_the_append(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store_module, "BUSY_SECONDS", 0)
    store = Store(str(tmp_path / "ludi.db")).open()
    other = sqlite3.connect(tmp_path / "ludi.db")
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(StoreError, match=r"is locked by another program$"):
        append(store, entry("t", 0))
    other.close()
    append(store, entry("t", 0))
    store.close()


@BOTH_WAYS
def test_a_lost_connection_fails_the_append_and_the_next_one_connects_again(
    postgres: str, summary: TableRow | None
) -> None:
    with new_database(postgres) as url:
        store = Store(url).open()
        append(store, entry("t", 0), summary=summary)

        def cut(connection: sa.Connection) -> None:
            no_more(store, cut)
            connection.exec_driver_sql("SELECT pg_terminate_backend(pg_backend_pid())")

        before_commits(store, cut)
        with pytest.raises(StoreError):
            append(store, entry("t", 1), summary=summary)
        append(store, entry("t", 1), summary=summary)
        assert len(store.load("t")) == 2
        store.close()


# Opening


def test_every_file_of_a_migration_is_named_after_its_revision() -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    script = ScriptDirectory.from_config(config)
    revisions = [found.revision for found in script.walk_revisions()]
    assert (schema_versions(), script.get_heads()) == (revisions[::-1], revisions[:1])


def test_the_migrations_make_the_tables_that_the_store_uses(store: Store) -> None:
    assert store._engine
    for table in store_module._metadata.tables.values():
        columns = sa.inspect(store._engine).get_columns(table.name)
        made = {column["name"]: (str(column["type"]), column["nullable"]) for column in columns}
        dialect = store._engine.dialect
        assert made == {c.name: (c.type.compile(dialect), c.nullable) for c in table.c}


def test_a_new_database_is_as_all_migrations_together_make_it(store: Store) -> None:
    assert store._engine
    made = facts(store._engine)
    with store._engine.begin() as connection:
        store_module._metadata.drop_all(connection)
        store_module._upgrade(connection)
    assert facts(store._engine) == made


def facts(engine: sa.Engine) -> dict[str, Any]:
    """What a database says of its tables."""
    found = sa.inspect(engine)
    asked = ("get_columns", "get_pk_constraint", "get_foreign_keys", "get_indexes", "get_check_constraints")
    told: dict[str, Any] = {
        name: {ask: str(getattr(found, ask)(name)) for ask in asked} for name in found.get_table_names()
    }
    with engine.begin() as connection:
        version = connection.scalar(sa.select(store_module._version.c.version_num))
        if engine.dialect.name == "sqlite":
            made = connection.exec_driver_sql(
                "SELECT name, upper(sql) LIKE '%WITHOUT ROWID%' FROM sqlite_master"
            )
            told["rowid"] = dict(sorted((name, bool(without)) for name, without in made))
    return {"version": version, **told}


def test_a_database_of_a_newer_version_is_left_alone(store: Store, database: str) -> None:
    assert store._engine
    with store._engine.begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    store.close()
    with pytest.raises(SetupError, match="made by a newer version of Ludi"):
        Store(database).open()


def test_a_second_server_on_the_same_file_is_refused(tmp_path: Path) -> None:
    first = Store(str(tmp_path / "ludi.db")).open()
    with pytest.raises(SetupError, match="another Ludi server uses this database"):
        Store(str(tmp_path / "ludi.db")).open()
    first.close()
    Store(str(tmp_path / "ludi.db")).open().close()


def test_the_folder_of_a_new_database_is_made(tmp_path: Path) -> None:
    Store(str(tmp_path / "a" / "b" / "ludi.db")).open().close()
    assert (tmp_path / "a" / "b" / "ludi.db").is_file()


def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(SetupError, match="the folder cannot be made: "):
        Store(str(tmp_path / "file" / "ludi.db")).open()


@pytest.fixture
def as_a_user_without_rights(tmp_path: Path) -> Iterator[None]:
    """Root may write everywhere, so be somebody else for a while."""
    if os.geteuid() != 0:
        yield
        return
    parents = [folder for folder in tmp_path.parents if folder.stat().st_mode & 0o077 == 0]
    for folder in parents:
        folder.chmod(0o711)
    os.seteuid(65534)
    yield
    os.seteuid(0)
    for folder in parents:
        folder.chmod(0o700)


def read_only(path: Path) -> Path:
    path.chmod(0o555 if path.is_dir() else 0o444)
    return path


def test_a_folder_that_may_not_be_written_is_one_sentence(tmp_path: Path, request: Any) -> None:
    (tmp_path / "ludi.db").touch()
    read_only(tmp_path)
    request.getfixturevalue("as_a_user_without_rights")
    with pytest.raises(SetupError, match=r"ludi\.db: the folder cannot be written: Permission denied$"):
        Store(str(tmp_path / "ludi.db")).open()


def test_a_file_that_may_not_be_written_is_one_sentence(tmp_path: Path, request: Any) -> None:
    sqlite3.connect(tmp_path / "ludi.db").execute("CREATE TABLE other (x)").connection.close()
    read_only(tmp_path / "ludi.db")
    tmp_path.chmod(0o777)
    request.getfixturevalue("as_a_user_without_rights")
    with pytest.raises(SetupError, match="may only be read"):
        Store(str(tmp_path / "ludi.db")).open()


def test_a_file_that_is_no_database_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "ludi.db").write_bytes(b"Forum Romanum" * 1000)
    with pytest.raises(SetupError, match=r"ludi\.db: is no database$"):
        Store(str(tmp_path / "ludi.db")).open()


def test_a_folder_in_place_of_a_file_is_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(SetupError, match="cannot be opened"):
        Store(str(tmp_path)).open()


@pytest.mark.parametrize(
    "url", ["mysql://a:secret@b/c", "sqlite://", "://", "nonsense+x://secret", "postgresql://a:secret@b:x/c"]
)
def test_an_address_that_is_no_database_is_refused_without_repeating_it(url: str) -> None:
    with pytest.raises(SetupError, match="the database must be a file, or postgresql://") as caught:
        Store(url)
    assert "secret" not in str(caught.value)


def test_a_refused_connection_is_one_line_without_the_password(tmp_path: Path) -> None:
    with pytest.raises(SetupError, match=r"PostgreSQL ludi at .*: ") as caught:
        Store(f"postgresql://ludi:secret@/ludi?host={tmp_path}").open()
    assert "\n" not in str(caught.value)
    assert "secret" not in str(caught.value)


def test_a_writer_flushes_every_commit_to_disk(tmp_path: Path) -> None:
    store = Store(str(tmp_path / "ludi.db")).open()
    assert store._engine
    with store._engine.connect() as connection:
        asked = [
            connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in ("journal_mode", "synchronous")
        ]
    assert asked == ["wal", 2]
    store.close()

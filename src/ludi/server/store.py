"""The journal: every table's entries, in SQLite or PostgreSQL, written by one thread.

An append is acknowledged after its commit. All appends that wait are committed together, so that many tables
share the price of one flush to disk. An append that cannot be written fails alone; its neighbours are kept.
"""

from __future__ import annotations

import asyncio
import os
import queue
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, suppress
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple, Self

import msgspec
import sqlalchemy as sa
from sqlalchemy import event
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError

from ludi.engine.errors import SetupError
from ludi.server.errors import StoreError
from ludi.server.locks import FileLock, Lock, SessionLock
from ludi.table.entries import Entry, TableRow

BUSY_SECONDS = 5  # how long to wait for a connection, or a lock that another program holds
STATEMENT_SECONDS = 10  # that one statement may take
CHECK_EVERY = 100_000  # instructions of SQLite between two looks at the clock
LARGEST_BATCH = 1000  # appends in one commit
BUSY_BATCH = 16  # from so many appends on, wait a little so that the next commit has more of them
GATHER_SECONDS = 0.01
ROWS_LIMIT = 200
REMOVED_AT_ONCE = 100_000  # entries, each times those of its table: for each the database looks at all
EXPIRED_AT_ONCE = 1000  # tables found by one look
REMOVED = "removed"  # the status of a table while its entries are being deleted


_metadata = sa.MetaData()
_entries = sa.Table(
    "entries",
    _metadata,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("follows", sa.Integer),  # seq - 1: the database itself refuses a journal with a gap
    sa.Column("kind", sa.Text, nullable=False),
    sa.Column("data", sa.Text, nullable=False),
    sa.Column("at", sa.Double, nullable=False),
    sa.CheckConstraint("(seq = 0 AND follows IS NULL) OR (seq > 0 AND follows = seq - 1)", "no_gap"),
    sa.ForeignKeyConstraint(["table_id", "follows"], ["entries.table_id", "entries.seq"], "follows"),
    sqlite_with_rowid=False,
)
_tables = sa.Table(
    "tables",
    _metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("status", sa.Text, nullable=False),
    sa.Column("is_public", sa.Boolean, nullable=False),
    sa.Column("updated", sa.Double, nullable=False),
    sa.Column("data", sa.Text, nullable=False),
    sa.Index("tables_of_lobby", "is_public", "status", "updated"),
)
_version = sa.Table(  # as Alembic has it
    "alembic_version",
    _metadata,
    sa.Column("version_num", sa.String(32), nullable=False),
    sa.PrimaryKeyConstraint("version_num", name="alembic_version_pkc"),
)


class _Append(NamedTuple):
    """Rows to insert together, and the future of the waiting caller."""

    entries: list[dict[str, Any]]
    summary: dict[str, Any] | None
    done: asyncio.Future[None]


class _Removal(NamedTuple):
    """Tables to delete entries from, and the future of the waiting caller."""

    tables: tuple[str, ...]
    done: asyncio.Future[None]


class Store:
    """The database of a server; `open()` first, `append` on an event loop, read from any thread."""

    def __init__(self, url: str) -> None:
        self._url = _parsed(url)
        self.name = _name(self._url)  # as people know it; without a password
        self._engine: sa.Engine | None = None
        self._single: sa.Engine | None = None  # each statement is a transaction by itself
        self._insert_entries = _insert_entries(self._url)
        self._upsert = _upsert(self._url)
        self._queue: queue.SimpleQueue[_Append | _Removal | None] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None
        self._lock: Lock | None = None
        self.lost: SetupError | None = None  # why this server may not write any more
        self.on_lost: Callable[[], None] = lambda: None  # called in a thread when that happens
        self.commits = 0
        self.failures = 0  # appends that could not be written

    # Opening and closing

    def open(self) -> Self:
        """Connect, bring the schema up to date and start the writer; a SetupError says what is wrong."""
        try:
            self._lock = self._locked()
            self._engine = _engine(self._url)
            self._single = _engine(self._url, is_single=True)
            _migrate(self._engine, self.name)
        except DBAPIError as error:
            self.close()
            raise SetupError(f"{self.name}: {_reason(error)}") from error
        except BaseException:
            self.close()
            raise
        self._thread = threading.Thread(target=self._write, name="journal", daemon=True)
        self._thread.start()
        return self

    def _locked(self) -> Lock:
        """The lock that keeps other servers off."""
        if self._url.get_backend_name() != "sqlite":
            return SessionLock(self._url, self.name, self._lose)
        _check_folder(self._url)
        return FileLock.taken(Path(str(self._url.database)))

    def _lose(self, reason: SetupError) -> None:
        """Another server has the database: this one writes nothing any more."""
        self.lost = reason
        self.on_lost()

    def close(self) -> None:
        """Write what still waits, then let go of the database."""
        thread, self._thread = self._thread, None
        if thread:
            self._queue.put(None)
            thread.join()
        for engine in (self._engine, self._single):
            if engine:
                engine.dispose()
        self._engine = self._single = None
        if self._lock:
            self._lock.close()
            self._lock = None

    # Writing

    async def append(self, entries: Sequence[Entry], summary: TableRow | None = None) -> None:
        """Add entries, and replace the table's row: all of it or nothing. Returns after the commit.

        A StoreError means that nothing was written, or that the connection broke and nobody knows: load
        the table again. Whoever stops waiting does not stop the write.
        """
        if not self._thread:
            raise StoreError(f"{self.name}: is closed")
        done = asyncio.get_running_loop().create_future()
        rows = [_entry_values(entry) for entry in entries]
        self._queue.put(_Append(rows, _row_values(summary) if summary else None, done))
        await done

    async def remove(self, *tables: str) -> None:
        """Delete tables with all their entries, in steps between which others are written.

        When that is interrupted a table is gone all the same, and `expired` finds what is left of it.
        """
        while await asyncio.to_thread(self.has_any, tables):
            if not self._thread:
                raise StoreError(f"{self.name}: is closed")
            done = asyncio.get_running_loop().create_future()
            self._queue.put(_Removal(tables, done))
            await done

    def has_any(self, tables: Sequence[str]) -> bool:
        """Whether anything is left of these tables."""
        places = (_tables.c.id, _entries.c.table_id)
        with self._reading() as connection:
            found = [connection.scalar(sa.select(sa.exists().where(place.in_(tables)))) for place in places]
        return any(found)

    def _write(self) -> None:
        """The writer thread: one commit after the other, each with all that waits."""
        last: _Append | _Removal | None
        is_open = True
        while is_open:
            batch, last = self._next_batch()
            is_open = last is not None
            if batch:
                _resolve(self._commit(batch))
            if isinstance(last, _Removal):
                _resolve([(last, self._remove_some(last.tables))])
            if len(batch) >= BUSY_BATCH:
                time.sleep(GATHER_SECONDS)

    def _next_batch(self) -> tuple[list[_Append], _Append | _Removal | None]:
        """All appends that wait, and what came last: one of them, a removal, or the end."""
        batch: list[_Append] = []
        last = self._queue.get()
        while isinstance(last, _Append):
            batch.append(last)
            if len(batch) == LARGEST_BATCH or self._queue.empty():
                break
            last = self._queue.get()
        return batch, last

    def _remove_some(self, tables: Sequence[str]) -> StoreError | None:
        """Delete entries of these tables, and rows of those that have none left; what went wrong."""
        assert self._engine
        try:
            self._check_lock()
            with self._engine.begin() as connection:
                _remove_some(connection, tables)
        except Exception as error:  # noqa: BLE001  the writer lives on whatever a driver raises
            return StoreError(f"{self.name}: {_reason(error)}")
        return None

    def _check_lock(self) -> None:
        assert self._lock
        if not self._lock.is_held:
            raise StoreError("the database is out of reach")

    def _commit(self, batch: list[_Append]) -> list[tuple[_Append, StoreError | None]]:
        """Write the batch; which of its appends failed, and why."""
        try:
            failed = self._commit_whole(batch)
        except Exception as error:  # noqa: BLE001  the writer lives on whatever a driver raises
            failed = dict.fromkeys(range(len(batch)), StoreError(f"{self.name}: {_reason(error)}"))
        self.commits += 1
        self.failures += len(failed)
        return [(append, failed.get(n)) for n, append in enumerate(batch)]

    def _commit_whole(self, batch: list[_Append]) -> dict[int, StoreError]:
        """All in one transaction; when one append is at fault, the others in a second one."""
        assert self._engine
        self._check_lock()
        try:
            with self._transaction(batch) as connection:
                self._insert(connection, batch)
            return {}
        except Exception as error:
            if len(batch) == 1 or not _is_fault_of_one(error):
                raise
        with self._engine.begin() as connection:
            return self._insert_singly(connection, batch)

    def _transaction(self, batch: list[_Append]) -> AbstractContextManager[sa.Connection]:
        """Around one statement the database makes a transaction itself.

        That spares two calls, after each of which this thread must wait for its turn when others are busy.
        """
        assert self._engine
        assert self._single
        is_single = not any(append.summary for append in batch)
        return self._single.connect() if is_single else self._engine.begin()

    def _insert_singly(self, connection: sa.Connection, batch: list[_Append]) -> dict[int, StoreError]:
        failed = {}
        for n, append in enumerate(batch):
            try:
                with connection.begin_nested():
                    self._insert(connection, [append])
            except Exception as error:
                if not _is_fault_of_one(error):
                    raise
                failed[n] = StoreError(f"{self.name}: {_reason(error)}")
        return failed

    def _insert(self, connection: sa.Connection, batch: list[_Append]) -> None:
        entries = [row for append in batch for row in append.entries]
        if entries:
            connection.execute(self._insert_entries, {"rows": msgspec.json.encode(entries).decode()})
        summaries = {append.summary["id"]: append.summary for append in batch if append.summary}
        if summaries:
            connection.execute(self._upsert, list(summaries.values()))

    # Reading

    def load(self, table: str) -> list[Entry]:
        """The journal of a table, in order; [] when there is none."""
        columns = _entries.c
        query = sa.select(columns.seq, columns.kind, columns.data, columns.at)
        is_removed = sa.exists().where(_tables.c.id == table, _tables.c.status == REMOVED)
        query = query.where(columns.table_id == table, ~is_removed).order_by(columns.seq)
        with self._reading() as connection:
            found = connection.execute(query).all()
        return [Entry(table, seq, kind, msgspec.json.decode(data), at) for seq, kind, data, at in found]

    def row(self, table: str) -> TableRow | None:
        """The row of one table."""
        with self._reading() as connection:
            found = connection.execute(sa.select(_tables).where(_tables.c.id == table)).first()
        return _table_row(found) if found else None

    def rows(
        self, is_public: bool | None = None, status: Sequence[str] = (), limit: int = ROWS_LIMIT
    ) -> list[TableRow]:
        """The tables that are public or not, in one of these states, the latest first."""
        query = sa.select(_tables).order_by(_tables.c.updated.desc(), _tables.c.id).limit(limit)
        if is_public is not None:
            query = query.where(_tables.c.is_public == is_public)
        if status:
            query = query.where(_tables.c.status.in_(status))
        with self._reading() as connection:
            return [_table_row(found) for found in connection.execute(query)]

    def expired(
        self, status: Sequence[str], before: float, after: tuple[float, str] = (0.0, "")
    ) -> list[tuple[float, str]]:
        """When and which: tables in one of these states at which nothing happened since, the oldest first.

        Only some of them; go on `after` the last.
        """
        columns = _tables.c
        entries = sa.select(_entries.c.at).where(_entries.c.table_id == columns.id)
        last = entries.order_by(_entries.c.seq.desc()).limit(1).scalar_subquery()
        query = sa.select(columns.updated, columns.id).where(
            columns.is_public.in_([False, True]),  # all of them, by the index
            columns.status.in_(status),
            columns.updated < before,
            sa.func.coalesce(last, columns.updated) < before,
            sa.tuple_(columns.updated, columns.id) > sa.tuple_(*after),
        )
        query = query.order_by(columns.updated, columns.id).limit(EXPIRED_AT_ONCE)
        with self._reading() as connection:
            return [(updated, table) for updated, table in connection.execute(query)]

    @contextmanager
    def _reading(self) -> Iterator[sa.Connection]:
        if not self._engine:
            raise StoreError(f"{self.name}: is closed")
        try:
            with self._engine.connect() as connection:
                yield connection
        except (DBAPIError, sa.exc.TimeoutError) as error:  # the latter when all connections are in use
            raise StoreError(f"{self.name}: {_reason(error)}") from error


# Rows


def _entry_values(entry: Entry) -> dict[str, Any]:
    assert 0 <= entry.seq < 2**31
    return {
        "table_id": entry.table,
        "seq": entry.seq,
        "follows": entry.seq - 1 if entry.seq else None,
        "kind": entry.kind,
        "data": msgspec.json.encode(entry.data).decode(),
        "at": entry.at,
    }


def _row_values(row: TableRow) -> dict[str, Any]:
    return {**row._asdict(), "data": msgspec.json.encode(row.data).decode()}


def _table_row(found: sa.Row[Any]) -> TableRow:
    *others, data = tuple(found)
    return TableRow._make([*others, msgspec.json.decode(data)])


def _insert_entries(url: sa.URL) -> sa.Insert:
    """Insert all rows of a JSON list by one statement.

    Row by row a driver would give way to other threads at each of them, and under load get its turn back only
    after milliseconds.
    """
    rows = sa.bindparam("rows", type_=sa.Text)
    columns: list[sa.ColumnElement[Any]]
    if url.get_backend_name() == "sqlite":
        value = sa.func.json_each(rows).table_valued("value").c.value
        columns = [sa.func.json_extract(value, f"$.{column.name}") for column in _entries.c]
    else:
        typed = [sa.column(column.name, column.type) for column in _entries.c]
        listed = sa.func.json_to_recordset(sa.cast(rows, sa.JSON)).table_valued(*typed)
        columns = list(listed.render_derived(with_types=True).c)
    return _entries.insert().from_select(list(_entries.c), sa.select(*columns))


def _upsert(url: sa.URL) -> sa.Insert:
    """Insert a table's row, or replace it."""
    dialect = import_module(f"sqlalchemy.dialects.{url.get_backend_name()}")
    insert = dialect.insert(_tables)
    changes = {column.name: insert.excluded[column.name] for column in _tables.c if column.name != "id"}
    upsert: sa.Insert = insert.on_conflict_do_update(index_elements=["id"], set_=changes)
    return upsert


def _remove_some(connection: sa.Connection, tables: Sequence[str]) -> None:
    """Delete one batch; from now on the rows mark these tables as gone."""
    connection.execute(_tables.update().where(_tables.c.id.in_(tables)).values(status=REMOVED))
    of_table = (_entries.c.table_id, sa.func.max(_entries.c.seq) + 1)
    query = sa.select(*of_table).where(_entries.c.table_id.in_(tables)).group_by(_entries.c.table_id)
    counts = {found[0]: found[1] for found in connection.execute(query)}
    effort = REMOVED_AT_ONCE
    for table in tables:
        count = counts.get(table, 0)
        _remove_last(connection, table, count, -(-effort // max(1, count)))
        effort -= count * count
        if effort <= 0:
            return


def _remove_last(connection: sa.Connection, table: str, count: int, most: int) -> None:
    """Delete from the end of a journal, which never has a gap; the row of the table goes last."""
    is_last = _entries.c.seq >= count - most
    connection.execute(_entries.delete().where(_entries.c.table_id == table, is_last))
    if most >= count:
        connection.execute(_tables.delete().where(_tables.c.id == table))


# Answering waiting callers


def _resolve(results: Sequence[tuple[_Append | _Removal, StoreError | None]]) -> None:
    """Wake each loop once, with all of its results."""
    loops = {asked.done.get_loop() for asked, _ in results}
    for loop in loops:
        own = [(asked.done, error) for asked, error in results if asked.done.get_loop() is loop]
        with suppress(RuntimeError):  # the loop is closed: nobody waits
            loop.call_soon_threadsafe(_tell, own)


def _tell(results: list[tuple[asyncio.Future[None], StoreError | None]]) -> None:
    for done, error in results:
        if done.done():
            continue  # the caller has stopped waiting
        if error:
            done.set_exception(StoreError(*error.args))
        else:
            done.set_result(None)


# Databases


def _parsed(url: str) -> sa.URL:
    """The address of a database that Ludi can use; a path is a file of SQLite."""
    try:
        parsed = sa.make_url(url if "://" in url else f"sqlite:///{url}")
        if parsed.get_backend_name() == "postgresql":
            parsed = parsed.set(drivername="postgresql+psycopg")
        elif parsed.get_backend_name() != "sqlite":
            raise ArgumentError
        if parsed.get_backend_name() == "sqlite":
            parsed = _real_file(parsed)
    except (ArgumentError, NoSuchModuleError, ValueError) as error:
        raise SetupError(
            "the database must be a file, or postgresql://user:password@host:port/name"
        ) from error
    return parsed


def _real_file(url: sa.URL) -> sa.URL:
    """The address with the path of the file itself, whatever links lead to it."""
    if url.database in (None, "", ":memory:") or str(url.database).startswith("file:"):
        raise ArgumentError
    return url.set(database=os.path.realpath(str(url.database)))


def _name(url: sa.URL) -> str:
    if url.get_backend_name() == "sqlite":
        return str(url.database)
    return f"PostgreSQL {url.database or ''} at {url.host or url.query.get('host', 'the local socket')}"


def _check_folder(url: sa.URL) -> None:
    """Make the folder of a new database, or say why that can't be."""
    folder = Path(str(url.database)).parent
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise SetupError(f"{url.database}: the folder cannot be made: {error.strerror}") from error


def _engine(url: sa.URL, is_single: bool = False) -> sa.Engine:
    """How to reach the database; where it is single, each statement is a transaction by itself."""
    options: dict[str, Any] = {"isolation_level": "AUTOCOMMIT"} if is_single else {}
    if url.get_backend_name() != "sqlite":
        waiting = _POSTGRES_TIMES | {"options": f"-c statement_timeout={STATEMENT_SECONDS * 1000}"}
        return sa.create_engine(
            url, connect_args=waiting, pool_pre_ping=True, pool_timeout=BUSY_SECONDS, **options
        )
    engine = sa.create_engine(
        url, connect_args={"timeout": BUSY_SECONDS}, pool_timeout=BUSY_SECONDS, **options
    )
    event.listen(engine, "connect", _set_up_sqlite)
    event.listen(engine, "before_cursor_execute", _limit_sqlite)
    if not is_single:
        event.listen(engine, "begin", _begin_sqlite)
    return engine


_POSTGRES_TIMES: dict[str, Any] = {  # so that a server that has gone without a word is noticed
    "connect_timeout": BUSY_SECONDS,
    "tcp_user_timeout": STATEMENT_SECONDS * 1000,
    "keepalives_idle": BUSY_SECONDS,
    "keepalives_interval": 2,
    "keepalives_count": 3,
}


def _limit_sqlite(connection: sa.Connection, *_: Any) -> None:
    """Interrupt a statement that takes too long; SQLite has no setting for that."""
    end = time.monotonic() + STATEMENT_SECONDS
    driver: Any = connection.connection.driver_connection
    driver.set_progress_handler(lambda: time.monotonic() > end, CHECK_EVERY)


def _set_up_sqlite(connection: Any, _: Any) -> None:
    connection.isolation_level = None  # we begin transactions ourselves
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute("PRAGMA fullfsync=ON")  # where a flush to disk needs more than fsync
    connection.execute("PRAGMA foreign_keys=ON")


def _begin_sqlite(connection: sa.Connection) -> None:
    connection.exec_driver_sql("BEGIN")


def _migrate(engine: sa.Engine, name: str) -> None:
    """Bring the schema up to date; one that is newer than this program is left alone."""
    known = schema_versions()
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.exec_driver_sql("SET LOCAL statement_timeout = 0")  # a big journal takes its time
            connection.exec_driver_sql("SELECT pg_advisory_xact_lock(8021967)")  # one server at a time
        present = _present_version(connection)
        if present and present not in known:
            raise SetupError(f"{name}: made by a newer version of Ludi (schema {present}); use that version")
        if present is None:
            _make(connection, known[-1])
        elif present != known[-1]:
            _upgrade(connection)


def schema_versions() -> list[str]:
    """The versions of the schema that this program knows, the latest last, by the names of their files."""
    files = (Path(__file__).parent / "migrations" / "versions").glob("[0-9]*.py")
    return sorted(path.name.partition("_")[0] for path in files)


def _present_version(connection: sa.Connection) -> str | None:
    if not sa.inspect(connection).has_table("alembic_version"):
        return None
    version: str | None = connection.scalar(sa.select(_version.c.version_num))
    return version


def _make(connection: sa.Connection, version: str) -> None:
    """Make a new database as all migrations together would, without the half second that Alembic takes."""
    _metadata.create_all(connection)
    connection.execute(_version.insert(), {"version_num": version})


def _upgrade(connection: sa.Connection) -> None:
    """Run the migrations that are missing."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


# What went wrong


def _is_fault_of_one(error: Exception) -> bool:
    """Whether the values of some append are at fault, and not the database."""
    return not isinstance(error, sa.exc.OperationalError | sa.exc.InterfaceError | sa.exc.InternalError)


_REASONS = {
    "unable to open database file": "cannot be opened; is the folder there, and may you write in it?",
    "attempt to write a readonly database": "may only be read; give yourself the right to write it",
    "file is not a database": "is no database",
    "database is locked": "is locked by another program",
    "database or disk is full": "the disk is full",
    "disk I/O error": "the disk cannot be written",
    "interrupted": "takes too long to answer",
    "statement timeout": "takes too long to answer",
    "QueuePool limit": "is too busy",
}


def _reason(error: Exception) -> str:
    """The reason as the end of a sentence, on one line; no values, for they may be secret."""
    if isinstance(error, sa.exc.IntegrityError):
        return "the journal has another entry in this place"
    cause = str(error.orig if isinstance(error, DBAPIError) else error).strip()
    first = cause.splitlines()[0] if cause else type(error).__name__
    return next((reason for words, reason in _REASONS.items() if words in first), first)

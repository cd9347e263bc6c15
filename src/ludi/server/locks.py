"""Keeps a second server off a database: its tables in memory would be out of date without knowing it."""

from __future__ import annotations

import select
import socket
import threading
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, Protocol, TextIO
from uuid import uuid4

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError

from ludi.engine.errors import SetupError

SESSION_LOCK = 8021968  # the number of the advisory lock that a server holds in PostgreSQL
LOOK_SECONDS = 5.0  # between two questions whether the connection that holds it is still there
AGAIN_SECONDS = 0.5  # between two attempts to take it again
# So that PostgreSQL notices within a minute when the machine of a server is gone.
KEEPALIVE = ("tcp_keepalives_idle = 30", "tcp_keepalives_interval = 10", "tcp_keepalives_count = 3")


class TakenError(SetupError):
    """Another server holds the lock."""

    def __init__(self, name: str) -> None:
        super().__init__(f"{name}: another Ludi server uses this database")


class Lock(Protocol):
    """A lock against other servers, released when it is closed or the process dies."""

    @property
    def is_held(self) -> bool:
        """Whether the lock is still ours."""

    def close(self) -> None:
        """Release the lock."""


class FileLock:
    """A lock on a file beside the database, wherever the path that was given leads to it."""

    is_held = True

    def __init__(self, guard: TextIO | None) -> None:
        self._guard = guard

    @classmethod
    def taken(cls, database: Path) -> FileLock:
        """Take the lock on the resolved path, or raise a SetupError with the reason."""
        _check_names(database)
        try:
            import fcntl
        except ImportError:  # not on this system; the journal still refuses a second entry in one place
            return cls(None)
        try:
            guard = database.with_name(f"{database.name}.lock").open("w")
        except OSError as error:
            raise SetupError(f"{database}: the folder cannot be written: {error.strerror}") from error
        try:
            fcntl.flock(guard, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            guard.close()
            raise TakenError(str(database)) from error
        return cls(guard)

    def close(self) -> None:
        """Release the lock."""
        if self._guard:
            self._guard.close()


def _check_names(database: Path) -> None:
    """Refuse a file with two names: beside each of them SQLite would keep a journal of its own."""
    if database.is_file() and database.stat().st_nlink > 1:
        raise SetupError(f"{database}: this file has a second name (a hard link); make a copy of it")


class SessionLock:
    """A lock in PostgreSQL, held by a connection of its own, which a thread watches.

    When the connection is lost the lock is taken again. Until then nothing may be written; when another
    server has it by then, `on_lost` is called and nothing may be written any more.
    """

    def __init__(self, url: sa.URL, name: str, on_lost: Callable[[SetupError], None]) -> None:
        self._name = name
        self._on_lost = on_lost
        self._own = f"ludi {uuid4().hex}"  # how PostgreSQL knows connections of this lock
        options = {"connect_timeout": int(LOOK_SECONDS), "application_name": self._own}
        engine = sa.create_engine(url, poolclass=sa.NullPool, connect_args=options)
        self._engine = engine.execution_options(isolation_level="AUTOCOMMIT")
        self._connection = self._taken()
        self.is_held = True
        self._bell, self._ringer = socket.socketpair()  # rings when it is to be closed
        self._closing = threading.Event()
        self._watcher = threading.Thread(target=self._watch, name="lock", daemon=True)
        self._watcher.start()

    def _taken(self) -> sa.Connection:
        """A connection that has the lock."""
        connection = self._engine.connect()
        try:
            if not connection.scalar(sa.select(sa.func.pg_try_advisory_lock(SESSION_LOCK))):
                raise TakenError(self._name)
            for setting in KEEPALIVE:
                connection.exec_driver_sql(f"SET {setting}")
        except BaseException:
            connection.close()
            raise
        return connection

    def _watch(self) -> None:
        while not self._closing.is_set():
            if self._is_there():
                continue
            self.is_held = False
            with suppress(DBAPIError):
                self._connection.close()
            if not self._take_again():
                return

    def _is_there(self) -> bool:
        """Whether the connection answers; checked at once when data arrives on it."""
        try:
            driver: Any = self._connection.connection.driver_connection
            select.select([driver, self._bell], [], [], LOOK_SECONDS)
            self._connection.scalar(sa.select(1))
        except Exception:  # noqa: BLE001  whatever a broken connection raises
            return False
        return True

    def _take_again(self) -> bool:
        """Retry until we have the lock again, or another server has it."""
        while not self._closing.wait(AGAIN_SECONDS):
            try:
                if self._end_old_connections():
                    continue
                self._connection = self._taken()
            except TakenError as error:
                self._on_lost(error)
                return False
            except DBAPIError:
                continue
            self.is_held = True
            return True
        return False

    def _end_old_connections(self) -> int:
        """Terminate stale connections of this server in PostgreSQL; returns how many there were."""
        activity = sa.table("pg_stat_activity", sa.column("pid"), sa.column("application_name"))
        is_old = (activity.c.application_name == self._own) & (activity.c.pid != sa.func.pg_backend_pid())
        with self._engine.connect() as connection:
            return len(
                connection.execute(
                    sa.select(sa.func.pg_terminate_backend(activity.c.pid)).where(is_old)
                ).all()
            )

    def close(self) -> None:
        """Release the lock."""
        self._closing.set()
        self._ringer.send(b"!")
        self._watcher.join()
        with suppress(DBAPIError):
            self._connection.close()
        self._engine.dispose()
        self._bell.close()
        self._ringer.close()

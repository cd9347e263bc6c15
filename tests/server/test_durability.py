"""A killed server loses nothing that was acknowledged."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

import psycopg

from ludi.server.store import Store

ROOT = Path(__file__).resolve().parents[2]
TABLES = ["a", "b", "c", "d", "e", "f", "g", "h"]
LIVES = 5
WORDS = 60  # acknowledgements heard before the kill


def acknowledged_before_a_kill(database: str) -> dict[str, int]:
    """The last entry of each table that a writing process told of before kill -9."""
    command = [sys.executable, "-m", "tests.server.journal_writer", database, *TABLES]
    last: dict[str, int] = {}
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as writer:
        assert writer.stdout
        for _ in range(WORDS):
            table, seq = next(writer.stdout).split()
            last[table] = int(seq)
        writer.kill()
        for line in writer.stdout:  # what it still said on its way
            table, seq = line.split()
            last[table] = int(seq)
    assert writer.returncode == -9
    return last


def wait_until_alone(database: str) -> None:
    """Until PostgreSQL has noticed that the writer is gone; it may still be at its last commit."""
    if database.startswith("sqlite"):
        return
    with psycopg.connect(database, autocommit=True) as connection:
        others = (
            "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )
        while connection.execute(others).fetchone():
            time.sleep(0.01)


def test_what_was_acknowledged_is_there_after_every_kill(database: str) -> None:
    for _ in range(LIVES):
        told = acknowledged_before_a_kill(database)
        wait_until_alone(database)
        store = Store(database).open()
        found = {table: [entry.data["n"] for entry in store.load(table)] for table in told}
        rows = {row.id: row.data["seq"] for row in store.rows()}
        store.close()
        assert all(found[table] == list(range(len(found[table]))) for table in told)
        assert all(len(found[table]) > seq for table, seq in told.items())
        assert all(rows[table] == len(found[table]) - 1 for table in told)

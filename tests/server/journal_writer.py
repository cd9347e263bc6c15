"""A process that writes to a journal until it is killed, and tells of each append that was acknowledged.

python -m tests.server.journal_writer DATABASE TABLE...
"""

from __future__ import annotations

import asyncio
import os
import sys

from ludi.server.store import Store
from ludi.table.entries import Entry, TableRow


async def write(store: Store, table: str) -> None:
    """Add to one table, without end."""
    seq = len(store.load(table))
    while True:
        row = TableRow(table, "forum", "playing", True, float(seq), {"seq": seq})
        await store.append([Entry(table, seq, "act", {"n": seq}, 0.0)], row)
        os.write(1, f"{table} {seq}\n".encode())  # one write: a line is never torn by the kill
        seq += 1


async def main(database: str, tables: list[str]) -> None:
    """Write to all tables at once."""
    store = Store(database).open()
    await asyncio.gather(*(write(store, table) for table in tables))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], sys.argv[2:]))

"""Expiry: tables that nobody needs leave the memory, and those that were kept long enough are deleted."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from typing import TYPE_CHECKING

import structlog

from ludi.server.errors import StoreError
from ludi.server.store import REMOVED
from ludi.table.table import RECORD

if TYPE_CHECKING:
    from ludi.server.hall import Hall

EXPIRY_SECONDS = 3600.0  # between two looks for tables that were kept long enough
REMOVED_TOGETHER = 50  # tables that expired; who acts meanwhile waits for these

log = structlog.get_logger()


class Expiry:
    """Unloads and deletes tables that are no longer needed."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall

    async def run(self) -> None:
        """Sweep at intervals as long as the server runs."""
        hall, expired = self._hall, -EXPIRY_SECONDS
        while True:
            await asyncio.sleep(hall.habits.sweep)
            self.sweep()
            if hall.now() - expired > EXPIRY_SECONDS:
                expired = hall.now()
                await self.expire_if_possible()

    def sweep(self) -> None:
        """Drop tables from memory that nobody needs there."""
        hall = self._hall
        for room in list(hall.rooms.values()):
            if hall.now() - room.used > hall.habits.idle and not room.is_needed():
                del hall.rooms[room.id]
        hall.metrics.tables = len(hall.rooms)

    async def expire_if_possible(self) -> None:
        """Delete what can be deleted now; the next look goes on with the rest."""
        try:
            await self.expire()
        except StoreError as error:
            log.error("expiry", error=str(error))

    async def expire(self) -> None:
        """Delete what was kept long enough, the oldest first, however much it is."""
        now, keep = self._hall.now(), self._hall.habits.keep
        await self._expire((REMOVED,), now)  # what was interrupted
        await self._expire(("open",), now - keep.open)
        await self._expire((RECORD,), now - keep.record)
        await self._expire(("playing",), now - keep.playing)
        await self._expire(("over", "abandoned"), now - keep.over)

    async def _expire(self, status: tuple[str, ...], before: float) -> None:
        find = self._hall.store.expired
        found = await asyncio.to_thread(find, status, before)
        while found:
            for n in range(0, len(found), REMOVED_TOGETHER):
                await self._remove_unused([table_id for _, table_id in found[n : n + REMOVED_TOGETHER]])
            found = await asyncio.to_thread(find, status, before, found[-1])

    async def _remove_unused(self, tables: list[str]) -> None:
        """Delete tables, but none that somebody has come back to meanwhile."""
        hall = self._hall
        rooms = [hall.room(table_id) for table_id in tables if table_id not in hall.rooms]
        async with AsyncExitStack() as held:
            for room in rooms:
                await held.enter_async_context(room.lock)
            await hall.remove(*(room for room in rooms if room.table is None))

"""Threads beside the event loop, so that other tables are answered while something takes long."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

T = TypeVar("T")
LOADERS = 2  # threads that make tables from their journals


class Threads:
    """Those that load tables, and one of its own for reviews: nobody waits for what others upload."""

    def __init__(self) -> None:
        self._loaders = ThreadPoolExecutor(LOADERS, "loader")
        self._reviewer = ThreadPoolExecutor(1, "reviewer")

    async def load(self, run: Callable[..., T], *arguments: Any) -> T:
        """Run what belongs to a table that people wait for."""
        return await _beside(self._loaders, run, *arguments)

    async def review(self, run: Callable[[], T]) -> T:
        """Run what somebody uploaded."""
        return await _beside(self._reviewer, run)

    def close(self) -> None:
        """Shut down without waiting."""
        for threads in (self._loaders, self._reviewer):
            threads.shutdown(wait=False, cancel_futures=True)


async def _beside(threads: ThreadPoolExecutor, run: Callable[..., T], *arguments: Any) -> T:
    task = asyncio.get_running_loop().run_in_executor(threads, run, *arguments)
    await asyncio.wait({task})
    return task.result()

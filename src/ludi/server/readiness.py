"""Whether the journal answers: asked beside the event loop, by one thread for all who want to know."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor

from ludi.server.errors import StoreError
from ludi.server.store import Store

READY_SECONDS = 2.0  # that an answer of the journal may take


class Readiness:
    """Asks the journal once at a time, so that one that hangs holds one thread and nobody else."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._thread = ThreadPoolExecutor(1, "readiness")
        self._asking: asyncio.Future[object] | None = None

    async def check(self) -> None:
        """Return when the journal has answered; a StoreError when it can't, or not soon enough."""
        if self._asking is None or self._asking.done():
            self._asking = asyncio.get_running_loop().run_in_executor(self._thread, self._store.row, "ready")
        done, _ = await asyncio.wait({self._asking}, timeout=READY_SECONDS)
        if not done:
            raise StoreError(f"{self._store.name}: does not answer")
        self._asking.result()

    def close(self) -> None:
        """Let the thread go, answered or not."""
        self._thread.shutdown(wait=False, cancel_futures=True)

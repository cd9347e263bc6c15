"""A server that started as plain Python moves over to compiled code at a quiet moment.

The launcher compiles in the background and says in LUDI_MOVE_OVER which file is there when that is done. The
server then stops as if it were asked to and becomes the launcher again, on the same port: who is connected
connects again, and since every act is in the journal nothing is lost.
"""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Callable
from pathlib import Path

from ludi.server.metrics import Metrics

VARIABLE = "LUDI_MOVE_OVER"
QUIET_SECONDS = 8.0  # without an entry in any journal
LOOK_SECONDS = 1.0


class Move:
    """Waits for compiled code and a quiet moment."""

    def __init__(self, ready: Path, metrics: Metrics) -> None:
        self.is_due = False
        self._ready = ready
        self._metrics = metrics

    async def wait(self, stop: Callable[[], None]) -> None:
        """Stop the server when it is time to move over."""
        entries, quiet = -1, 0.0
        while not (self._ready.is_file() and quiet >= QUIET_SECONDS):
            await asyncio.sleep(LOOK_SECONDS)
            quiet = quiet + LOOK_SECONDS if self._metrics.entries == entries else 0.0
            entries = self._metrics.entries
        self.is_due = True
        stop()

    def go(self, port: int) -> None:
        """Become the launcher, with the same words, on the same port and without another page."""
        launcher = str(self._ready.parents[2] / "ludi")
        environ = {name: word for name, word in os.environ.items() if name not in (VARIABLE, "LUDI_PLAIN")}
        words = [*sys.argv[1:], "--port", str(port), "--no-browser"]
        os.execve(sys.executable, [sys.executable, launcher, *words], environ)


def move_from(environ: dict[str, str], metrics: Metrics) -> Move | None:
    """The move that the launcher asks for, if it does."""
    return Move(Path(environ[VARIABLE]), metrics) if environ.get(VARIABLE) else None

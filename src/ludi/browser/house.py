"""The real server in a process of its own, on a database that outlives it."""

import os
import re
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from threading import Thread
from typing import IO

from ludi.engine.errors import SetupError

READY = re.compile(r"http://127\.0\.0\.1:(\d+)")


class House:
    """A server that can be killed and opened again at the same address."""

    def __init__(self, folder: Path, host: str = "127.0.0.1", bot_pause: float = 0.7) -> None:
        self.host = host
        self.bot_pause = bot_pause
        self.database = folder / "house.sqlite"
        self.log = folder / "house.log"
        self.port = 0
        self.process: subprocess.Popen[str] | None = None
        self.reader: Thread | None = None

    @property
    def address(self) -> str:
        """Where the pages are."""
        return f"http://127.0.0.1:{self.port}"

    def open(self) -> None:
        """Start the server and wait until it says that it is ready."""
        command = [sys.executable, "-m", "ludi", "play", "--no-browser", "--host", self.host]
        command += ["--port", str(self.port), "--database", str(self.database)]
        command += ["--bot-pause", str(self.bot_pause)]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                command,
                env=os.environ | {"LUDI_LANG": "en"},
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                start_new_session=True,  # its workers too end with it
            )
        assert self.process.stdout
        self.port = self._ready(self.process.stdout)
        self.reader = Thread(target=self.process.stdout.read, daemon=True)
        self.reader.start()

    def _ready(self, lines: IO[str]) -> int:
        said = []
        for line in lines:
            said.append(line)
            found = READY.search(line)
            if found:
                return int(found[1])
        told = "".join(said) + self.log.read_text("utf-8", "replace")
        raise SetupError(f"the server did not start: {told[-2000:]}")

    def kill(self) -> None:
        """End the server as a power cut would: nothing is written any more."""
        self._end(signal.SIGKILL)

    def close(self) -> None:
        """End the server in good order, and whatever a killed one left behind."""
        if self.process and self.process.poll() is None:
            self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        assert self.process
        self.process.send_signal(how)
        self.process.wait()
        with suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        assert self.reader
        assert self.process.stdout
        self.reader.join()
        self.process.stdout.close()

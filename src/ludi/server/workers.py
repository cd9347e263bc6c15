"""Bots think in processes of their own: one that ends, stops or hangs costs a retry, and nobody waits for it.

Beside the processes that think there is one more, ready to take the place of one that is lost.
"""

from __future__ import annotations

import asyncio
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

import msgspec
import structlog

from ludi.engine.errors import SetupError
from ludi.server.bot_process import HEAD, BotJob, Reply, TimedJob, framed
from ludi.server.errors import ServerError

__all__ = ["BotJob", "Workers"]

TRIES = 3  # of a job
PATIENCE = 20.0  # seconds for one try
START_SECONDS = 60.0  # for a new process, on a machine that is busy
HASTE = 1.5  # seconds for all further tries, once a process was lost
LOOK_SECONDS = 0.1  # between two looks at a process that is to answer
STILL_SECONDS = 1.0  # without any use of the processor, after which a thought has stopped

_STOPS = "the server stops: no bot thinks any more"
_log = structlog.get_logger()


class WorkerLost(Exception):
    """A worker process has died or does not answer."""


class Workers:
    """At most `count` processes that think, started as they are needed; a job waits for one that is free."""

    def __init__(
        self, count: int, patience: float = PATIENCE, is_trusted: bool = False, haste: float = HASTE
    ) -> None:
        if count < 1:
            raise SetupError(f"{count} bot workers: there must be one at least")
        self._free = asyncio.Semaphore(count)
        self._idle: list[_Worker] = []
        self._running: set[asyncio.Task[Reply]] = set()
        self._spare: asyncio.Task[None] | None = None  # that starts one more process
        self._patience = patience
        self._haste = haste
        self._arguments = ["--trusted"] if is_trusted else []
        self._is_stopped = False
        self.retries = 0

    async def start(self) -> None:
        """Have one process ready for the first job."""
        self._idle.append(await _Worker.started(self._arguments))

    async def choose(self, job: BotJob) -> str:
        """The text of the action that the bot chooses; a ServerError when it cannot."""
        return (await self.choose_all(job))[0]

    async def choose_all(self, job: BotJob) -> list[str]:
        """All that a job asks for: one action, or a whole order."""
        return (await self.think(job)).actions

    async def think(self, job: BotJob) -> Reply:
        """What the bot replies.

        When the caller stops waiting, the process ends its thought first and is free then.
        """
        await self._free.acquire()
        if self._is_stopped:
            self._free.release()
            raise ServerError(_STOPS)
        task = asyncio.create_task(self._try_often(job))
        self._running.add(task)
        task.add_done_callback(self._finished)
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            caller = asyncio.current_task()
            if caller and caller.cancelling():
                raise  # it is the caller who stops waiting
            raise ServerError(_STOPS) from None

    def _finished(self, task: asyncio.Task[Reply]) -> None:
        self._running.discard(task)
        self._free.release()
        if not task.cancelled():
            task.exception()  # looked at, also when nobody waits any more

    async def stop(self) -> None:
        """End all processes; jobs under way fail."""
        self._is_stopped = True
        tasks = [*self._running, *([self._spare] if self._spare else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        while self._idle:
            await self._idle.pop().kill()

    async def _try_often(self, job: BotJob) -> Reply:
        """Try until there is an answer, with a short time limit once a process was lost."""
        try:
            return await self._try(job)
        except WorkerLost as lost:
            reason = str(lost)
        with suppress(TimeoutError):
            async with asyncio.timeout(self._haste):
                for _ in range(TRIES - 1):
                    self.retries += 1
                    _log.warning("bot job retried", bot=job.bot, game=job.game, reason=reason)
                    try:
                        return await self._try(job)
                    except WorkerLost as lost:
                        reason = str(lost)
        raise ServerError(f"the bot {job.bot} does not answer: {reason}")

    async def _try(self, job: BotJob) -> Reply:
        worker = await self._take()
        try:
            reply = await worker.ask(TimedJob(job, self._patience))
        except BaseException:
            await worker.kill()
            raise
        self._idle.append(worker)
        if reply.mistake:
            raise ServerError(f"the bot {job.bot} cannot play: {reply.mistake}")
        if reply.failure:
            raise WorkerLost(reply.failure)
        return reply

    async def _take(self) -> _Worker:
        """An idle process, or a new one; starts a spare one if there is none."""
        was_lost = False
        while self._idle:
            worker = self._idle.pop()
            if worker.is_well():
                self._want_spare()
                return worker
            was_lost = True
            await worker.kill()
        self._want_spare()
        if was_lost:  # use the short time limit from now on
            raise WorkerLost("its process has ended")
        return await _Worker.started(self._arguments)

    def _want_spare(self) -> None:
        if not self._idle and not self._spare:
            self._spare = asyncio.create_task(self._start_spare())

    async def _start_spare(self) -> None:
        try:
            self._idle.insert(0, await _Worker.started(self._arguments))  # taken last
        except WorkerLost as lost:
            _log.warning("no spare process for bots", reason=str(lost))
        finally:
            self._spare = None


class _Worker:
    """One process, which has one job at a time."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process
        self._is_ready = False

    @classmethod
    async def started(cls, arguments: list[str]) -> _Worker:
        """A new process, out of reach of a Ctrl-C that is meant for the server; or WorkerLost."""
        try:
            process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-P", "-m", "ludi.server.bot_process", *arguments),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                start_new_session=True,
            )
        except OSError as error:
            raise WorkerLost(f"no process can be started: {error.strerror}") from error
        return cls(process)

    def is_well(self) -> bool:
        """Whether the process is there and was not stopped."""
        return self._process.returncode is None and pulse(self._process.pid)[0] not in GONE

    async def ask(self, order: TimedJob) -> Reply:
        """The reply, or WorkerLost."""
        try:
            if not self._is_ready:
                await self._read(START_SECONDS)  # its first words: I am there
                self._is_ready = True
            assert self._process.stdin
            self._process.stdin.write(framed(order))  # not waiting until it is read: reading will tell
            return await self._read(order.seconds)
        except (OSError, EOFError, RuntimeError, msgspec.DecodeError) as error:  # as each loop tells it
            raise WorkerLost("its process has ended") from error

    async def _read(self, seconds: float) -> Reply:
        """The next reply of a process that is watched meanwhile."""
        reading = asyncio.ensure_future(self._reply())
        end = time.monotonic() + seconds
        seen, still_since = pulse(self._process.pid), time.monotonic()
        try:
            while not (await asyncio.wait({reading}, timeout=LOOK_SECONDS))[0]:
                now, found = time.monotonic(), pulse(self._process.pid)
                if found != seen or found[0] not in STILL or not self._is_ready:
                    seen, still_since = found, now
                if found[0] in GONE or now - still_since > STILL_SECONDS:
                    raise WorkerLost("its process stands still")
                if now > end:
                    raise WorkerLost(f"no answer in {seconds:g} s")
            return reading.result()
        finally:
            reading.cancel()

    async def _reply(self) -> Reply:
        assert self._process.stdout
        size = int.from_bytes(await self._process.stdout.readexactly(HEAD), "big")
        return msgspec.msgpack.decode(await self._process.stdout.readexactly(size), type=Reply)

    async def kill(self) -> None:
        """End the process, and wait until it has."""
        with suppress(ProcessLookupError):
            self._process.kill()
        await self._process.wait()
        if self._process.stdin:
            self._process.stdin.close()


GONE = "TtZX"  # the states of processes that were stopped or have ended
STILL = "S"  # of one that waits for something


def pulse(process: int) -> tuple[str, str]:
    """The state of a process, and how long it ran; empty where the system does not tell."""
    folder = Path(f"/proc/{process}")
    try:
        state = (folder / "stat").read_text().rpartition(")")[2].split()[0]
        return state, (folder / "schedstat").read_text()
    except (OSError, IndexError):
        return "", ""

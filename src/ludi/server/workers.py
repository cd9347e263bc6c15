"""Bots think in processes of their own: one that crashes or hangs costs a retry, and nobody waits for it."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from contextlib import suppress

import msgspec
import structlog

from ludi.engine.errors import SetupError
from ludi.server.bot_process import HEAD, BotJob, Order, Reply, framed
from ludi.server.errors import ServerError

__all__ = ["BotJob", "Workers"]

TRIES = 3  # of a job
PATIENCE = 20.0  # seconds for one try
START_SECONDS = 60.0  # for a new process, on a machine that is busy

_STOPS = "the server stops: no bot thinks any more"
_log = structlog.get_logger()


class WorkerLost(Exception):
    """The process is gone, or does not answer."""


class Workers:
    """At most `count` processes, started as they are needed; a job waits for one that is free."""

    def __init__(self, count: int, patience: float = PATIENCE, is_trusted: bool = False) -> None:
        if count < 1:
            raise SetupError(f"{count} bot workers: there must be one at least")
        self._free = asyncio.Semaphore(count)
        self._idle: list[_Worker] = []
        self._running: set[asyncio.Task[list[str]]] = set()
        self._patience = patience
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
        """All that a job asks for: one action, or a whole order.

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

    def _finished(self, task: asyncio.Task[list[str]]) -> None:
        self._running.discard(task)
        self._free.release()
        if not task.cancelled():
            task.exception()  # looked at, also when nobody waits any more

    async def stop(self) -> None:
        """End all processes; jobs under way fail."""
        self._is_stopped = True
        for task in list(self._running):
            task.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)
        while self._idle:
            await self._idle.pop().kill()

    async def _try_often(self, job: BotJob) -> list[str]:
        reason = ""
        for attempt in range(TRIES):
            if attempt:
                self.retries += 1
                _log.warning("bot job retried", bot=job.bot, game=job.game, reason=reason)
            try:
                return await self._try(job)
            except WorkerLost as lost:
                reason = str(lost)
        raise ServerError(f"the bot {job.bot} does not answer: {reason}")

    async def _try(self, job: BotJob) -> list[str]:
        worker = self._idle.pop() if self._idle else await _Worker.started(self._arguments)
        try:
            reply = await worker.ask(Order(job, self._patience))
        except BaseException:
            await worker.kill()
            raise
        self._idle.append(worker)
        if reply.mistake:
            raise ServerError(f"the bot {job.bot} cannot play: {reply.mistake}")
        if reply.failure:
            raise WorkerLost(reply.failure)
        return reply.actions


class _Worker:
    """One process, which has one job at a time."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process
        self._is_ready = False

    @classmethod
    async def started(cls, arguments: list[str]) -> _Worker:
        """A new process, out of reach of a Ctrl-C that is meant for the server."""
        return cls(
            await asyncio.create_subprocess_exec(
                *(sys.executable, "-P", "-m", "ludi.server.bot_process", *arguments),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                start_new_session=True,
            )
        )

    async def ask(self, order: Order) -> Reply:
        """The reply, or WorkerLost."""
        if not self._is_ready:
            await self._read(START_SECONDS)  # its first words: I am there
            self._is_ready = True
        assert self._process.stdin
        with suppress(OSError):  # reading will tell
            self._process.stdin.write(framed(order))
            await self._process.stdin.drain()
        return await self._read(order.seconds)

    async def _read(self, seconds: float) -> Reply:
        assert self._process.stdout
        try:
            async with asyncio.timeout(seconds):
                size = int.from_bytes(await self._process.stdout.readexactly(HEAD), "big")
                return msgspec.msgpack.decode(await self._process.stdout.readexactly(size), type=Reply)
        except TimeoutError as error:
            raise WorkerLost(f"no answer in {seconds:g} s") from error
        except (OSError, EOFError) as error:
            raise WorkerLost("its process has ended") from error

    async def kill(self) -> None:
        """End the process, and wait until it has."""
        with suppress(ProcessLookupError):
            self._process.kill()
        await self._process.wait()
        if self._process.stdin:
            self._process.stdin.close()

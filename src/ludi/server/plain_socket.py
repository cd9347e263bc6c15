"""What a conversation needs of its connection, and a connection that any server of ASGI can give."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import MutableMapping
from contextlib import suppress
from typing import Any, Protocol

from starlette.websockets import WebSocket, WebSocketDisconnect

WAITING_BYTES = 512 * 1024  # that wait for a slow client before it is let go
SLOW = 4413  # the code of closing for a client that was let go
Event = MutableMapping[str, Any]  # of ASGI


class Connection(Protocol):
    """A WebSocket on which texts are put without waiting; a slow client loses its place."""

    @property
    def is_slow(self) -> bool:
        """Whether the client did not keep up, and is to be let go."""

    def put(self, text: bytes) -> None:
        """Send a text soon, after those that were put before."""

    async def receive(self) -> Event:
        """What came in."""

    async def send(self, message: Event) -> None:
        """Send an event of ASGI, after the texts that were put before it."""


class PlainSocket:
    """A connection through the layers of the framework: slower, and the same for every server."""

    def __init__(self, websocket: WebSocket) -> None:
        self._socket = websocket
        self._texts: deque[bytes] = deque()  # that wait to be written
        self._waiting = 0  # their bytes
        self._writer: asyncio.Task[None] | None = None
        self._let_go = asyncio.Event()

    @property
    def is_slow(self) -> bool:
        """Whether the client did not keep up."""
        return self._let_go.is_set()

    def put(self, text: bytes) -> None:
        """Send a text soon; when too much waits already, the conversation is told to close."""
        if self.is_slow:
            return
        before = self._waiting
        self._texts.append(text)
        self._waiting += len(text)
        if before and self._waiting > WAITING_BYTES:  # a large text that waits alone is none too many
            self._let_go.set()
        elif self._writer is None or self._writer.done():
            self._writer = asyncio.create_task(self._write())

    async def _write(self) -> None:
        with suppress(WebSocketDisconnect, RuntimeError):  # it was closed meanwhile
            while self._texts and not self.is_slow:
                text = self._texts.popleft()
                await self._socket.send_text(text.decode())
                self._waiting -= len(text)

    async def receive(self) -> Event:
        """The next event of the client, or its end when it was let go."""
        waits = asyncio.ensure_future(self._socket.receive()), asyncio.ensure_future(self._let_go.wait())
        try:
            await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
            return {"type": "websocket.disconnect", "code": SLOW} if self.is_slow else waits[0].result()
        finally:
            for task in waits:
                task.cancel()

    async def send(self, message: Event) -> None:
        """Send an event, after the texts that wait; a slow client reads those no more."""
        if self._writer and not self.is_slow:
            await self._writer
        await self._socket.send(message)

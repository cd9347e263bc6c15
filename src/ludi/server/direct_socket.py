"""A connection at the wire: texts go out and come in without the layers of the web framework between."""

from __future__ import annotations

import socket
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Opcode
from websockets.http11 import Request
from websockets.protocol import State

from ludi.server.plain_socket import SLOW, WAITING_BYTES

DRAIN_SECONDS = 3  # for the rest of a message that was too large
KERNEL_BYTES = 128 * 1024  # that the system holds beside these
SLOW_SECONDS = 3  # in which a client that was let go may still read why
READ_AHEAD = 8  # messages of a client that may wait before it is read no further
LARGE_BYTES = 16 * 1024  # of a message that waits alone
MOST_PINGS = 100  # of the protocol, in as many seconds as follow; browsers send none
PING_SECONDS = 10
_TEXT = 0x80 | Opcode.TEXT  # the first byte of a text that is one frame


class DirectSocket(WebSocketsSansIOProtocol):
    """A WebSocket that writes what is put on it in one moment at once.

    It tells a client that sent too much so; for that it reads on for a moment, lest the answer is lost with
    the rest.
    """

    is_draining = False
    is_slow = False
    release: Callable[[], None] | None = None  # gives the place of the connection free

    def __init__(self, *names: Any, **options: Any) -> None:
        super().__init__(*names, **options)
        self._texts: list[bytes] = []  # that wait to be written
        self._waiting = 0  # their bytes
        self._pings, self._pings_since = 0, 0.0

    def handle_connect(self, event: Request) -> None:
        """Let the conversation find this connection."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            _limit(self.transport.get_extra_info("socket"))
            self.scope["extensions"]["ludi.socket"] = {"socket": self}

    def connection_lost(self, exc: Exception | None) -> None:
        """Release the connection's slot."""
        super().connection_lost(exc)
        if self.release:
            self.release()

    # Out

    def put(self, text: bytes) -> None:
        """Send a text, together with the others of the same moment; a slow client loses its place."""
        if self.is_slow:
            return
        if not self._texts:
            self.loop.call_soon(self._write)
        before = self.bytes_waiting
        self._texts.append(text)
        self._waiting += len(text)
        if before and self.bytes_waiting > WAITING_BYTES:  # a large text that waits alone is none too many
            self._let_go()

    @property
    def bytes_waiting(self) -> int:
        """How many bytes the client has not taken yet, as far as this process holds them."""
        return self._waiting + self.transport.get_write_buffer_size()

    def _let_go(self) -> None:
        """Tell the conversation to close; a client that doesn't read even that is cut off."""
        self.is_slow = True
        self._texts.clear()
        self._waiting = 0
        self.queue.put_nowait({"type": "websocket.disconnect", "code": SLOW})
        self.loop.call_later(SLOW_SECONDS, self.transport.abort)

    def _write(self) -> None:
        """Write the texts that wait, once the client reads."""
        if not self._texts or not self.writable.is_set():
            return
        texts, self._texts, self._waiting = self._texts, [], 0
        if self.conn.state is State.OPEN and not self.transport.is_closing():
            self.transport.write(b"".join([part for text in texts for part in (_head(len(text)), text)]))

    def resume_writing(self) -> None:
        """The client reads again."""
        super().resume_writing()
        self._write()

    async def send(self, message: Any) -> None:
        """Send what the framework has to say, after the texts that were put before it."""
        self._write()
        await super().send(message)

    def shutdown(self) -> None:
        """End with the server, after the texts that were put before."""
        self._write()
        super().shutdown()

    # In

    def data_received(self, data: bytes) -> None:
        """Process incoming data, or discard it after an error."""
        if not self.is_draining:
            super().data_received(data)

    def send_receive_event_to_app(self) -> None:
        """Hand a message on; reading stops when several wait, and not at each."""
        self.read_paused = True  # for the framework, which would stop here
        is_large = sum(map(len, self.frames)) > LARGE_BYTES
        super().send_receive_event_to_app()
        self.read_paused = is_large or self.queue.qsize() >= READ_AHEAD
        if self.read_paused:
            self.transport.pause_reading()

    def handle_ping(self) -> None:
        """Answer a ping; a client that floods us or reads no answers is cut off."""
        now = self.loop.time()
        if now - self._pings_since > PING_SECONDS:
            self._pings, self._pings_since = 0, now
        self._pings += 1
        if self._pings <= MOST_PINGS and self.bytes_waiting <= WAITING_BYTES:
            super().handle_ping()
        elif not self.is_draining:
            self.is_draining = True
            self.transport.abort()

    def handle_parser_exception(self) -> None:
        """Close by the protocol, then wait for the client to read it."""
        assert self.conn.close_sent is not None
        self.is_draining = self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": self.conn.close_sent.code})
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_timer = self.loop.call_later(DRAIN_SECONDS, self.transport.close)


def _limit(found: Any) -> None:
    """Have the system hold little, on the way out and in; left alone it takes megabytes.

    What comes in is handed over at once, and the event loop does nothing else until it has read all of it.
    """
    if found is not None and found.family in (socket.AF_INET, socket.AF_INET6):
        found.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, KERNEL_BYTES)
        found.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, LARGE_BYTES)


def _head(size: int) -> bytes:
    """What stands before a text of so many bytes, not masked."""
    if size < 126:
        return bytes((_TEXT, size))
    if size < 1 << 16:
        return bytes((_TEXT, 126)) + size.to_bytes(2, "big")
    return bytes((_TEXT, 127)) + size.to_bytes(8, "big")

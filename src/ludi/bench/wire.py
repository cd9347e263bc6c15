"""The server as a program meets it: HTTP requests, and sockets cheap enough to open five hundred of them."""

from __future__ import annotations

import asyncio
import base64
import gzip
import json
import os
from collections.abc import Callable
from http.client import HTTPConnection
from typing import Any, Self, cast
from urllib.parse import urlsplit

import msgspec

from ludi.engine.errors import LudiError

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
SECONDS = 30.0  # to wait for an answer


class House:
    """A server at an address, asked over one connection after the other."""

    def __init__(self, url: str) -> None:
        self.url = url
        parts = urlsplit(url)
        self.host, self.port = parts.hostname or "127.0.0.1", parts.port or 80
        self._connections: dict[str, HTTPConnection] = {}

    def close(self) -> None:
        """Close what is open."""
        for connection in self._connections.values():
            connection.close()

    def get(self, path: str) -> tuple[bytes, int]:
        """The page, and its size as it was sent."""
        connection = HTTPConnection(self.host, self.port, SECONDS)
        connection.request("GET", path, headers={"Accept-Encoding": "gzip"})
        answer = connection.getresponse()
        data = answer.read()
        connection.close()
        if answer.status != 200:
            raise LudiError(f"{path}: the server answers {answer.status}")
        is_packed = answer.headers.get("Content-Encoding") == "gzip"
        return gzip.decompress(data) if is_packed else data, len(data)

    def post(self, path: str, body: Any = None, token: str | None = None, source: str = "127.0.0.1") -> Any:
        """The answer to a request, sent from an address of the loopback."""
        connection = self._connections.get(source)
        if connection is None:
            self.close()
            connection = HTTPConnection(self.host, self.port, SECONDS, source_address=(source, 0))
            self._connections = {source: connection}  # one is kept
        headers = {"Content-Type": "application/json"} | (
            {"Authorization": f"Bearer {token}"} if token else {}
        )
        connection.request("POST", path, msgspec.json.encode(body) if body is not None else None, headers)
        answer = connection.getresponse()
        data = answer.read()
        if answer.status >= 300:
            raise LudiError(
                f"{path}: the server answers {answer.status}: {data[:200].decode(errors='replace')}"
            )
        return json.loads(data) if data else None


class Socket(asyncio.Protocol):
    """A WebSocket, client side: text messages in and out, nothing else."""

    def __init__(self, host: str, path: str, receive: Callable[[bytes], None]) -> None:
        self._request = _handshake(host, path)
        self._receive = receive
        self._buffer = b""
        self._parts = b""
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.is_closed = False

    @classmethod
    async def open(cls, house: House, path: str, receive: Callable[[bytes], None], source: str) -> Self:
        """A socket after its handshake."""
        loop = asyncio.get_running_loop()
        _, socket = await loop.create_connection(
            lambda: cls(f"{house.host}:{house.port}", path, receive),
            house.host,
            house.port,
            local_addr=(source, 0),
        )
        async with asyncio.timeout(SECONDS):
            await socket.opened
        return socket

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask to be a WebSocket."""
        self._transport = cast("asyncio.Transport", transport)
        self._transport.write(self._request)

    def connection_lost(self, error: Exception | None) -> None:
        """No more messages."""
        self.is_closed = True
        if not self.opened.done():
            self.opened.set_exception(LudiError("the server closes the connection"))

    def data_received(self, data: bytes) -> None:
        """Take the messages out of what came."""
        self._buffer += data
        if not self.opened.done() and not self._take_handshake():
            return
        while self._take_frame():
            pass

    def send(self, data: bytes) -> None:
        """Send a text."""
        self._send(TEXT, data)

    def close(self) -> None:
        """Leave."""
        if not self.is_closed:
            self._send(CLOSE, b"")
            self._transport.close()

    def _take_handshake(self) -> bool:
        head, found, rest = self._buffer.partition(b"\r\n\r\n")
        if not found:
            return False
        self._buffer = rest
        if b" 101 " in head.split(b"\r\n")[0]:
            self.opened.set_result(None)
        else:
            self.opened.set_exception(LudiError(f"no WebSocket: {head.split(bytes([13]))[0].decode()}"))
        return True

    def _take_frame(self) -> bool:
        """Take one frame, if all of it is there; frames of a server are not masked."""
        buffer = self._buffer
        if len(buffer) < 2:
            return False
        size, start = buffer[1], 2
        if size == 126:
            size, start = int.from_bytes(buffer[2:4], "big"), 4
        elif size == 127:
            size, start = int.from_bytes(buffer[2:10], "big"), 10
        if len(buffer) < start + size:
            return False
        self._buffer = buffer[start + size :]
        self._take(buffer[0], buffer[start : start + size])
        return True

    def _take(self, head: int, data: bytes) -> None:
        kind = head & 15
        if kind == PING:
            self._send(PONG, data)
        elif kind == CLOSE:
            self._transport.close()
        elif kind != PONG:
            self._parts += data
            if head & 128:
                whole, self._parts = self._parts, b""
                self._receive(whole)

    def _send(self, kind: int, data: bytes) -> None:
        """One frame, masked with zeros: whoever listens on the loopback may read it."""
        size = len(data)
        length = bytes([128 | size]) if size < 126 else bytes([128 | 126]) + size.to_bytes(2, "big")
        self._transport.write(bytes([128 | kind]) + length + bytes(4) + data)


def _handshake(host: str, path: str) -> bytes:
    key = base64.b64encode(os.urandom(16)).decode()
    lines = [
        f"GET {path} HTTP/1.1",
        f"Host: {host}",
        f"Origin: http://{host}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {key}",
        "Sec-WebSocket-Version: 13",
    ]
    return ("\r\n".join(lines) + "\r\n\r\n").encode()

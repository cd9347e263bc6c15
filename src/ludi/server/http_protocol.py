"""The HTTP protocol with time limits for slow requests and a limit of connections per address."""

from __future__ import annotations

import asyncio
import ipaddress
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from ludi.engine.errors import SetupError
from ludi.server.errors import TooManyRequestsError
from ludi.server.limits import Limits, address_of

HEADER_SECONDS = 10.0  # for the first lines of a request, from its first byte or the connection on
BODY_SECONDS = 20.0  # for all that follows them
READ_SECONDS = 30.0  # in which a client must read something of its answer
_TOO_LATE = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
_TOO_MANY = (
    b"HTTP/1.1 429 Too Many Requests\r\nconnection: close\r\nretry-after: 10\r\ncontent-length: 0\r\n\r\n"
)
_SECONDS = {h11.IDLE: HEADER_SECONDS, h11.SEND_BODY: BODY_SECONDS}

Network = ipaddress.IPv4Network | ipaddress.IPv6Network


def networks(addresses: tuple[str, ...]) -> list[Network]:
    """The addresses of trusted proxies, or networks of them."""
    try:
        return [ipaddress.ip_network(address) for address in addresses]
    except ValueError as error:
        raise SetupError(f"--trust-proxy: {error}") from error


def http_protocol(limits: Limits, proxies: tuple[str, ...] = ()) -> type[H11Protocol]:
    """The protocol of a server with these limits; a trusted proxy brings the connections of many."""
    return type("HttpProtocol", (_HttpProtocol,), {"limits": limits, "proxies": networks(proxies)})


class _HttpProtocol(H11Protocol):
    """One connection, from its first byte to its end or to the WebSocket that it becomes."""

    limits: Limits
    proxies: list[Network]

    def __init__(self, *names: Any, **options: Any) -> None:
        super().__init__(*names, **options)
        self._address = ""  # that is counted
        self._is_socket = False
        self._stage: Any = None  # of the request: its head, its body, or neither
        self._limit: asyncio.TimerHandle | None = None
        self._unread: asyncio.TimerHandle | None = None

    # Coming and going

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Count the connection, or turn it away."""
        super().connection_made(transport)
        try:
            self._count()
        except TooManyRequestsError:
            transport.write(_TOO_MANY)
            transport.close()
            return
        self._watch()

    def _count(self) -> None:
        host = self.client[0] if self.client else ""
        if not self._is_proxy(host):
            address = address_of({"client": self.client})
            self.limits.enter(address)
            self._address = address

    def _is_proxy(self, host: str) -> bool:
        try:
            address = ipaddress.ip_address(host)
        except ValueError:
            return False
        return any(address in network for network in self.proxies)

    def release(self) -> None:
        """The connection has ended."""
        if self._address:
            self.limits.leave(self._address)
            self._address = ""

    def connection_lost(self, exc: Exception | None) -> None:
        """Release the connection's slot."""
        self._stop()
        super().connection_lost(exc)
        self.release()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Go on as a WebSocket, which keeps the place."""
        self._is_socket = True
        self._stop()
        super().handle_websocket_upgrade(event)
        self.transport.get_protocol().release = self.release  # type: ignore[attr-defined]

    def _stop(self) -> None:
        for timer in (self._limit, self._unread):
            if timer:
                timer.cancel()
        self._limit = self._unread = None

    # The time for a request

    def data_received(self, data: bytes) -> None:
        """Take what comes, and see what is awaited after it."""
        super().data_received(data)
        self._watch()

    def on_response_complete(self) -> None:
        """An answer is complete, and another request may have begun."""
        super().on_response_complete()
        self._watch()

    def _watch(self) -> None:
        """Give each stage of a request its time limit, no matter how often a byte arrives."""
        stage = self.conn.their_state
        if self._is_socket or stage is self._stage or self.transport.is_closing():
            return
        self._stage = stage
        if self._limit:
            self._limit.cancel()
        seconds = _SECONDS.get(stage)
        self._limit = self.loop.call_later(seconds, self._show_out) if seconds else None

    def _show_out(self) -> None:
        if self.transport.is_closing():
            return
        cycle: Any = self.cycle  # None before the first request
        if cycle is None or cycle.response_complete or not cycle.response_started:
            self.transport.write(_TOO_LATE)
        self.transport.close()

    # The time for an answer

    def pause_writing(self) -> None:
        """The client does not read; it is cut off after a while."""
        super().pause_writing()
        self._unread = self.loop.call_later(READ_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        """The client reads again."""
        super().resume_writing()
        if self._unread:
            self._unread.cancel()
            self._unread = None

"""The guard at the door: origins, hosts, headers, sizes and rates."""

from __future__ import annotations

import ipaddress
import socket
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic
from typing import Any
from urllib.parse import urlsplit

import msgspec
from limits import RateLimitItem, parse
from limits.storage import MemoryStorage
from limits.strategies import MovingWindowRateLimiter
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ludi.server.errors import ServerError, TooLargeError, TooManyRequestsError
from ludi.server.settings import Bounds
from ludi.table.words import problem_of

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")


class OriginError(ServerError):
    """A page of another site."""

    code = "origin"


class Bucket:
    """So many at once; then as many as its rate lets flow back."""

    def __init__(self, rate: RateLimitItem) -> None:
        self._size = float(rate.amount)
        self._flow = rate.amount / rate.get_expiry()  # a second
        self._left = self._size
        self._at = monotonic()

    def take(self) -> bool:
        """Take one, if any is left."""
        now = monotonic()
        self._left = min(self._size, self._left + (now - self._at) * self._flow)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Gate:
    """Counts what comes in, and refuses what is too much."""

    def __init__(self, bounds: Bounds) -> None:
        self.bounds = bounds
        self._limiter = MovingWindowRateLimiter(MemoryStorage())
        self._rates: dict[str, RateLimitItem] = {
            name: parse(getattr(bounds, name))
            for name in ("connects", "requests", "makes", "messages", "chats", "hints")
        }
        self._open: Counter[str] = Counter()  # sockets by address
        self._inside: Counter[str] = Counter()  # connections of any kind by address

    def count(self, rate: str, key: str) -> None:
        """Count one more; a TooManyRequestsError when it is over the limit."""
        if not self._limiter.hit(self._rates[rate], rate, key):
            raise TooManyRequestsError(rate)

    def bucket(self, rate: str) -> Bucket:
        """A count of its own for one connection, cheaper than one by key."""
        return Bucket(self._rates[rate])

    def enter(self, address: str) -> None:
        """Count a connection of an address; a TooManyRequestsError when it has too many."""
        if self._inside[address] >= self.bounds.connections:
            raise TooManyRequestsError("connections")
        self._inside[address] += 1

    def leave(self, address: str) -> None:
        """A connection of an address has ended."""
        self._inside[address] -= 1
        if not self._inside[address]:
            del self._inside[address]

    @contextmanager
    def socket_of(self, address: str) -> Iterator[None]:
        """Hold one of the sockets that an address may have open."""
        if self._open[address] >= self.bounds.sockets:
            raise TooManyRequestsError("sockets")
        self._open[address] += 1
        try:
            yield
        finally:
            self._open[address] -= 1
            if not self._open[address]:
                del self._open[address]


def address_of(scope: Scope) -> str:
    """The address that limits count by; of IPv6 the network, for one user has many."""
    host = str((scope.get("client") or ("unknown",))[0])
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host[:60]
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped:
            return str(address.ipv4_mapped)
        return str(ipaddress.ip_network((address, 64), strict=False))
    return str(address)


class Doorkeeper:
    """Knows the names of this server, and refuses pages of other sites."""

    def __init__(self, names: tuple[str, ...] = ()) -> None:
        own = socket.gethostname().lower()
        self._names = {"localhost", own, f"{own}.local", *(name.lower() for name in names)}

    def check(self, scope: Scope) -> None:
        """Refuse a host name that is not ours (a page may have rebound it), and another site's origin."""
        headers = Headers(scope=scope)
        host = headers.get("host", "")
        if not self._is_ours(host):
            raise OriginError(host[:60])
        origin = headers.get("origin")
        must_match = scope["type"] == "websocket" or scope["method"] not in SAFE_METHODS
        if origin is not None and must_match and urlsplit(origin).netloc.lower() != host.lower():
            raise OriginError(origin[:60])

    def _is_ours(self, host: str) -> bool:
        try:
            name = urlsplit(f"//{host}").hostname or ""
        except ValueError:
            return False
        return name in self._names or _is_address(name)


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


class Guard:
    """ASGI middleware: checks each request before anything else sees it, and adds the headers."""

    def __init__(self, app: ASGIApp, gate: Gate, doorkeeper: Doorkeeper) -> None:
        self._app = app
        self._gate = gate
        self._doorkeeper = doorkeeper

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on, or answer with a problem."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        answer = _Answer(send)
        try:
            self._doorkeeper.check(scope)
            self._gate.count("requests", address_of(scope))
            limit = self._limit(scope)
            _check_length(scope, limit)
            await self._app(scope, _limited(receive, limit), answer)
        except ServerError as error:
            if answer.has_begun:
                raise
            await _refuse(error, scope, answer)

    def _limit(self, scope: Scope) -> int:
        bounds = self._gate.bounds
        return bounds.record if scope["path"] == "/api/records" else bounds.body


class _Answer:
    """Adds the headers of the house."""

    def __init__(self, send: Send) -> None:
        self._send = send
        self.has_begun = False

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.has_begun = True
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
            headers.setdefault("cache-control", "no-store")
        await self._send(message)


def _check_length(scope: Scope, limit: int) -> None:
    length = Headers(scope=scope).get("content-length", "")
    if length.isdigit() and (len(length) > 15 or int(length) > limit):
        raise TooLargeError(limit)


def _limited(receive: Receive, limit: int) -> Receive:
    """The same body, as long as it is not too long."""
    taken = 0

    async def received() -> Message:
        nonlocal taken
        message = await receive()
        taken += len(message.get("body", b""))
        if taken > limit:
            raise TooLargeError(limit)
        return message

    return received


STATUS = {"origin": 403, "too-large": 413, "too-many-requests": 429}


async def _refuse(error: ServerError, scope: Scope, send: Any) -> None:
    body = msgspec.json.encode(problem_of(error))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if error.code == "too-many-requests":
        headers.append((b"retry-after", b"10"))
    status = STATUS[error.code]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": b"" if scope["method"] == "HEAD" else body})

"""Limits: how much one address and one connection may ask for."""

from __future__ import annotations

import ipaddress
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic

from limits import RateLimitItem, parse
from limits.storage import MemoryStorage
from limits.strategies import MovingWindowRateLimiter
from starlette.types import Scope

from ludi.server.errors import TooManyRequestsError
from ludi.server.settings import Bounds


class Bucket:
    """A token bucket: a burst, then a steady rate."""

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


class Limits:
    """Counts requests and connections, and refuses those over the limit."""

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

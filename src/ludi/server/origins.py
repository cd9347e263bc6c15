"""Origins: by which names this server is known, and which pages may talk to it."""

from __future__ import annotations

import ipaddress
import socket
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.types import Scope

from ludi.server.errors import ServerError

SAFE_METHODS = ("GET", "HEAD", "OPTIONS")


class OriginError(ServerError):
    """A page of another site."""

    code = "origin"


class Origins:
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

"""The guard: every request is checked before anything else sees it, and every answer has the headers."""

from __future__ import annotations

from typing import Any

import msgspec
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ludi.server.errors import ServerError, TooLargeError
from ludi.server.limits import Limits, address_of
from ludi.server.origins import Origins
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


class Guard:
    """ASGI middleware: checks each request before anything else sees it, and adds the headers."""

    def __init__(self, app: ASGIApp, limits: Limits, origins: Origins) -> None:
        self._app = app
        self._limits = limits
        self._origins = origins

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on, or answer with an error."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        answer = _Answer(send)
        try:
            self._origins.check(scope)
            self._limits.count("requests", address_of(scope))
            limit = self._limit(scope)
            _check_length(scope, limit)
            await self._app(scope, _limited(receive, limit), answer)
        except ServerError as error:
            if answer.has_begun:
                raise
            await _refuse(error, scope, answer)

    def _limit(self, scope: Scope) -> int:
        bounds = self._limits.bounds
        return bounds.record if scope["path"] == "/api/records" else bounds.body


class _Answer:
    """Adds the security headers."""

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
    """The request body, up to the size limit."""
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

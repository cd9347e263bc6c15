"""The counters of the server, on an address of their own.

They move with every act, those done in secret too. So they are never to be had where people play, and only
from a listener that whoever runs the server asks for.
"""

from __future__ import annotations

import socket

import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ludi.server.metrics import Metrics

PATH = "/metrics"
GRACE_SECONDS = 1  # for who is still reading when the server stops
_MEDIA_TYPE = "text/plain; version=0.0.4; charset=utf-8"


class Watch(uvicorn.Server):
    """A listener for Prometheus beside the one for people, in the same event loop."""

    def __init__(self, metrics: Metrics, listening: socket.socket) -> None:
        async def counters(request: Request) -> Response:
            return Response(metrics.text(), media_type=_MEDIA_TYPE)

        super().__init__(
            uvicorn.Config(
                Starlette(routes=[Route(PATH, counters)]),
                ws="none",
                lifespan="off",
                log_config=None,
                access_log=False,
                server_header=False,
                timeout_graceful_shutdown=GRACE_SECONDS,
            )
        )
        self._listening = listening
        host, port = listening.getsockname()[:2]
        self.link = f"http://[{host}]:{port}{PATH}" if ":" in host else f"http://{host}:{port}{PATH}"

    async def open(self) -> None:
        """Start listening."""
        self.config.load()
        self.lifespan = self.config.lifespan_class(self.config)
        await self.startup([self._listening])

    async def close(self) -> None:
        """Stop listening."""
        await self.shutdown([self._listening])

"""The web application: the addresses of the API, the sockets and the client."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import structlog
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Match, Route, WebSocketRoute
from starlette.websockets import WebSocket

from ludi.engine.errors import GameError, LudiError
from ludi.server import schema
from ludi.server.api import ENDPOINTS
from ludi.server.errors import StoreError
from ludi.server.guard import STATUS, Guard
from ludi.server.hall import Hall
from ludi.server.limits import Limits
from ludi.server.metrics import Metrics
from ludi.server.origins import OriginError, Origins
from ludi.server.settings import Settings
from ludi.server.site import Site, text_response
from ludi.server.sockets import Conversation
from ludi.server.store import Store
from ludi.server.workers import Workers
from ludi.table import words
from ludi.table.errors import AccessError, WordedError
from ludi.table.messages import Problem
from ludi.table.sight import encode

_STATUS = {"unknown-table": 404, "stale-action": 409, "store": 503, "step": 404, "hidden": 403} | STATUS
_STATUS |= {"unreadable": 410, "malformed": 422}
CLIENT_PAGE = "client page"

log = structlog.get_logger()


def make_app(settings: Settings, store: Store | None = None) -> Starlette:
    """The application; it opens the database itself when it is not given an open one."""
    kept = store or Store(settings.database)
    hall = Hall(kept, Workers(settings.workers), Metrics(), settings.habits)
    limits = Limits(settings.bounds)
    origins = Origins((settings.host, *settings.names))

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        if store is None:
            kept.open()
        await hall.open()
        yield
        await hall.close()
        kept.close()

    app = Starlette(
        routes=_routes(hall, limits, origins, Site(settings.client)),
        middleware=[Middleware(Guard, limits=limits, origins=origins)],
        exception_handlers={LudiError: _refused, HTTPException: _other, Exception: _failed},
        lifespan=lifespan,
    )
    app.state.hall = hall
    app.state.limits = limits
    app.state.host = settings.host
    return app


def _routes(hall: Hall, limits: Limits, origins: Origins, site: Site) -> list[BaseRoute]:
    async def document(request: Request) -> Response:
        return text_response("openapi.json", schema.text(), request)

    async def socket(websocket: WebSocket) -> None:
        try:
            origins.check(websocket.scope)
        except OriginError:
            await websocket.close(1008)
            return
        await Conversation(websocket, hall, limits, websocket.path_params["table_id"]).run()

    async def client(request: Request) -> Response:
        path = request.path_params["path"]
        found = None if path.startswith(("api/", "ws/")) else site.answer(path, request)
        if found is None:
            raise HTTPException(405 if _methods(request) else 404)
        return found

    return [
        *(endpoint.route() for endpoint in ENDPOINTS),
        Route("/api/openapi.json", document),
        WebSocketRoute("/ws/{table_id}", socket),
        Route("/{path:path}", client, name=CLIENT_PAGE),
    ]


# Problems


def status_of(error: LudiError) -> int:
    """The HTTP status of an error."""
    if isinstance(error, AccessError):
        return 403 if error.words["reason"] in ("owner", "seat", "umpire") else 401
    if error.code in _STATUS:
        return _STATUS[error.code]
    return 409 if isinstance(error, GameError | WordedError) else 422


def _problem(status: int, problem: Problem, headers: dict[str, str] | None = None) -> Response:
    return Response(encode(problem), status, headers, "application/json")


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, LudiError)
    if isinstance(error, StoreError):
        log.error("journal", error=str(error))
    status = status_of(error)
    request.app.state.hall.metrics.problems[error.code] += 1
    headers = {"www-authenticate": "Bearer"} if status == 401 else None
    return _problem(status, words.problem_of(error), headers)


async def _other(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    code = {404: "not-found", 405: "method"}.get(error.status_code, "malformed")
    headers = {"allow": ", ".join(_methods(request))} if code == "method" else None
    return _problem(error.status_code, words.problem(code, detail=str(error.detail)[:200]), headers)


async def _failed(request: Request, error: Exception) -> Response:
    log.error("request failed", path=_route(request), exc_info=error)
    return _problem(500, words.problem("internal"))


def _route(request: Request) -> str:
    """The address asked for, without the id of a table."""
    return str(getattr(request.scope.get("route"), "path", "?"))


def _methods(request: Request) -> list[str]:
    """What the address takes; the client's page, which answers everywhere else, set aside."""
    routes = [route for route in request.app.routes if isinstance(route, Route) and route.name != CLIENT_PAGE]
    found = [route for route in routes if route.matches(request.scope)[0] != Match.NONE]
    return sorted({method for route in found for method in route.methods or ()})

"""The web application: the addresses of the API, the sockets and the client."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.resources import files
from typing import Annotated, Any, Literal

import structlog
from fastapi import Depends, FastAPI, Path, Query, Request, Response, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, PlainTextResponse
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer
from starlette.exceptions import HTTPException
from starlette.routing import Match, Route

from ludi import __version__
from ludi.engine.errors import GameError, LudiError
from ludi.engine.registry import game_class
from ludi.games.spoken import written
from ludi.languages import LANGUAGES
from ludi.server.errors import StoreError
from ludi.server.guard import STATUS, Doorkeeper, Gate, Guard, OriginError, address_of
from ludi.server.hall import Command, Hall
from ludi.server.metrics import Metrics
from ludi.server.schema import document
from ludi.server.settings import Settings
from ludi.server.site import Site, text_response
from ludi.server.sockets import Conversation
from ludi.server.store import Store
from ludi.server.workers import Workers
from ludi.table import records, words
from ludi.table.errors import AccessError, WordedError
from ludi.table.keys import Caller, hashed
from ludi.table.messages import (
    LARGEST,
    AskWish,
    ChatLine,
    ConsentWish,
    Count,
    FairSheet,
    ForkWish,
    GameInfo,
    Keys,
    PassWish,
    Position,
    Problem,
    SealWish,
    SeatNumber,
    SeatWish,
    SetupInfo,
    SetupWish,
    SitWish,
    StoryPage,
    TableInfo,
    TableWish,
    TakeWish,
    WordWish,
)
from ludi.table.sight import encode
from ludi.table.table import Table

_STATUS = {"unknown-table": 404, "stale-action": 409, "store": 503, "step": 404, "hidden": 403} | STATUS
_STATUS["unreadable"] = 410

log = structlog.get_logger()


_bearer = HTTPBearer(auto_error=False, scheme_name="key", description="The token of a seat or of a table")
Credentials = Annotated[HTTPAuthorizationCredentials | None, Depends(_bearer)]
Eyes = Annotated[SeatNumber | Literal["all", "none"] | None, Query()]
Before = Annotated[Count, Query()]
Language = Annotated[str, Path(pattern=f"^({'|'.join(LANGUAGES)})$")]
TextRecord = {"requestBody": {"required": True, "content": {"text/plain": {"schema": {"type": "string"}}}}}
CLIENT_PAGE = "client page"
OPTIONAL_KEY: dict[str, Any] = {"security": [{}]}
PROBLEM = {"application/json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
PROBLEMS: dict[int | str, dict[str, Any]] = {
    "4XX": {"content": PROBLEM, "description": "Refused; nothing was done"},
    "5XX": {"content": PROBLEM, "description": "Something is wrong here; nothing was done"},
}


def make_app(settings: Settings, store: Store | None = None) -> FastAPI:
    """The application; it opens the database itself when it is not given an open one."""
    kept = store or Store(settings.database)
    hall = Hall(kept, Workers(settings.workers), Metrics(), settings.habits)
    gate = Gate(settings.bounds)
    doorkeeper = Doorkeeper((settings.host, *settings.names))

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        if store is None:
            kept.open()
        await hall.open()
        yield
        await hall.close()
        kept.close()

    app = FastAPI(
        title="Ludi",
        version=__version__,
        description="Four Roman board games: tables, seats, play."
        " The messages of `/ws/{table_id}` are the schemas FromClient and FromServer.",
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
        responses=PROBLEMS,
    )
    app.state.hall = hall
    app.state.gate = gate
    app.add_middleware(Guard, gate=gate, doorkeeper=doorkeeper)
    _add_handlers(app)
    _add_games(app)
    _add_tables(app, hall, gate)
    _add_seats(app, hall, gate)
    _add_draws(app, hall)
    _add_play(app, hall, gate)
    _add_house(app, hall)
    _add_socket(app, hall, gate, doorkeeper)
    _add_client(app, Site(settings.client))
    app.openapi = lambda: document(app)  # type: ignore[method-assign]
    return app


# Problems


def status_of(error: LudiError) -> int:
    """The HTTP status of an error."""
    if isinstance(error, AccessError):
        return 403 if error.words["reason"] in ("owner", "seat", "umpire") else 401
    if error.code in _STATUS:
        return _STATUS[error.code]
    return 409 if isinstance(error, GameError | WordedError) else 422


def _problem(status: int, problem: Problem, headers: dict[str, str] | None = None) -> JSONResponse:
    return JSONResponse(problem.model_dump(), status, headers)


def _add_handlers(app: FastAPI) -> None:
    async def refused(request: Request, error: Exception) -> Response:
        assert isinstance(error, LudiError)
        if isinstance(error, StoreError):
            log.error("journal", error=str(error))
        status = status_of(error)
        app.state.hall.metrics.problems[error.code] += 1
        headers = {"www-authenticate": "Bearer"} if status == 401 else None
        return _problem(status, words.problem_of(error), headers)

    async def malformed(request: Request, error: Exception) -> Response:
        assert isinstance(error, RequestValidationError)
        first = error.errors()[0]
        place = ".".join(str(part) for part in first["loc"][1:])[:60]
        return _problem(422, words.problem("malformed", detail=f"{place}: {first['msg']}"[:200]))

    async def other(request: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)
        code = {404: "not-found", 405: "method"}.get(error.status_code, "malformed")
        headers = {"allow": ", ".join(_methods(app, request))} if code == "method" else None
        return _problem(error.status_code, words.problem(code, detail=str(error.detail)[:200]), headers)

    async def failed(request: Request, error: Exception) -> Response:
        log.error("request failed", path=_route(request), exc_info=error)
        return _problem(500, words.problem("internal"))

    app.add_exception_handler(LudiError, refused)
    app.add_exception_handler(RequestValidationError, malformed)
    app.add_exception_handler(HTTPException, other)
    app.add_exception_handler(Exception, failed)


def _route(request: Request) -> str:
    """The address asked for, without the id of a table."""
    return str(getattr(request.scope.get("route"), "path", "?"))


def _methods(app: FastAPI, request: Request) -> list[str]:
    """What the address takes; the client's page, which answers everywhere else, set aside."""
    routes = [route for route in app.routes if isinstance(route, Route) and route.name != CLIENT_PAGE]
    found = [route for route in routes if route.matches(request.scope)[0] != Match.NONE]
    return sorted({method for route in found for method in route.methods or ()})


def _token(credentials: HTTPAuthorizationCredentials | None) -> str | None:
    return credentials.credentials if credentials else None


def _json(message: Any) -> Response:
    return Response(encode(message), media_type="application/json")


# Games, rules and texts


def _add_games(app: FastAPI) -> None:
    @app.get("/api/games", response_model=list[GameInfo], tags=["games"])
    async def games(request: Request) -> Any:
        """Every game with its options."""
        text = encode([game.model_dump() for game in words.game_infos()]).decode()
        return text_response("games.json", text, request)

    @app.post("/api/setup", response_model=SetupInfo, tags=["games"])
    async def setup(wish: SetupWish) -> Any:
        """How many may play a game with these options, and what each seat commands."""
        return words.setup_info(wish)

    @app.get("/api/games/{game}/view-schema", tags=["games"])
    async def view_schema(game: str) -> dict[str, Any]:
        """JSON schemas of a game's view and of the data of its events."""
        return words.view_schema(game)

    @app.get("/api/games/{game}/printed", response_model=dict[str, Any], tags=["games"])
    async def printed(game: str, request: Request) -> Any:
        """What is printed on a game's pieces, for clients that draw them; nothing for a game without them."""
        file = files(game_class(game).package).joinpath("data.json")
        return text_response("printed.json", file.read_text("utf-8") if file.is_file() else "{}", request)

    @app.get("/api/rules/{game}/{language}", response_class=PlainTextResponse, tags=["games"])
    async def rules(game: str, language: Language, request: Request) -> Response:
        """The rulebook as Markdown; each rule has an anchor with its id."""
        text, spoken = written(game_class(game).package, "rules.md", language)
        response = text_response("rules.txt", text, request)
        response.headers["Content-Language"] = spoken  # English where this language has no rulebook
        return response

    @app.get("/api/texts/{language}", response_class=PlainTextResponse, tags=["games"])
    async def texts(language: Language, request: Request) -> Response:
        """All texts as one Fluent file."""
        return text_response("texts.txt", words.all_texts(language), request)


# Tables


def _add_tables(app: FastAPI, hall: Hall, gate: Gate) -> None:
    @app.post("/api/tables", response_model=Keys, status_code=201, tags=["tables"])
    async def make(wish: TableWish, request: Request) -> Any:
        """A new table; the keys are told only here."""
        gate.count("makes", address_of(request.scope))
        return await hall.lobby.make(wish)

    @app.get("/api/tables", response_model=list[TableInfo], tags=["tables"])
    async def public() -> Any:
        """The public tables, the latest first."""
        return _json(await hall.lobby.public())

    @app.get("/api/tables/{table_id}", response_model=TableInfo, tags=["tables"])
    async def table(table_id: str) -> Any:
        """One table."""
        return _json(await hall.info(table_id))

    @app.delete("/api/tables/{table_id}", status_code=204, tags=["tables"])
    async def delete(table_id: str, key: Credentials) -> None:
        """The owner deletes the table for good, with its game and its chat; not while a game is played."""
        await hall.delete(table_id, _token(key))

    @app.post("/api/tables/{table_id}/sit", response_model=Keys, tags=["tables"], openapi_extra=OPTIONAL_KEY)
    async def sit(table_id: str, wish: SitWish, key: Credentials) -> Any:
        """Sit down on a free seat before the start."""
        held = hashed(_token(key) or "") if key else ""
        return await hall.change(table_id, lambda table: table.seating.sit(wish, hall.now(), held))

    @app.post("/api/tables/{table_id}/seats/{seat}", response_model=Keys, tags=["tables"])
    async def seat(table_id: str, seat: SeatNumber, wish: SeatWish, key: Credentials) -> Any:
        """Before the start give a seat to a bot, free it, or hand it on; in a game let a bot stand in."""

        def change(table: Table, caller: Caller, now: float) -> Keys:
            is_absent = seat in hall.room(table_id).absent(now)
            return table.seating.change_seat(seat, wish, caller, now, is_absent)

        return await hall.do(table_id, _token(key), change)

    @app.post("/api/tables/{table_id}/rematch", response_model=Keys, tags=["tables"])
    async def rematch(table_id: str, key: Credentials, request: Request) -> Any:
        """The next game: the first call makes its table, each caller gets the key to his seat there."""
        gate.count("makes", address_of(request.scope))
        return await hall.lobby.rematch(table_id, _token(key))

    @app.post(
        "/api/tables/{table_id}/fork",
        response_model=Keys,
        status_code=201,
        tags=["tables"],
        openapi_extra=OPTIONAL_KEY,
    )
    async def fork(table_id: str, wish: ForkWish, key: Credentials, request: Request) -> Any:
        """Go on from a step at a new table."""
        gate.count("makes", address_of(request.scope))
        return await hall.lobby.fork(table_id, wish.step, _token(key))

    @app.post("/api/records", response_model=Keys, status_code=201, tags=["tables"], openapi_extra=TextRecord)
    async def review(request: Request) -> Any:
        """Open a record: every line and draw of it is checked, then it can be looked through."""
        gate.count("makes", address_of(request.scope))
        return await hall.lobby.review((await request.body()).decode("utf-8", "surrogateescape"))


def _add_seats(app: FastAPI, hall: Hall, gate: Gate) -> None:
    @app.post("/api/tables/{table_id}/seats/{seat}/pass", response_model=Keys, tags=["seats"])
    async def make_pass(table_id: str, seat: SeatNumber, wish: PassWish, key: Credentials) -> Any:
        """A key with which somebody else, or another device, takes over one's own seat, once."""
        return await hall.do(
            table_id,
            _token(key),
            lambda table, caller, now: table.handing.make_pass(seat, caller, wish.is_on, now),
        )

    @app.post("/api/tables/{table_id}/take", response_model=Keys, tags=["seats"], openapi_extra=OPTIONAL_KEY)
    async def take(table_id: str, wish: TakeWish, key: Credentials) -> Any:
        """Take over a seat with such a key; what opened it before opens nothing any more."""

        def take(table: Table) -> Keys:
            holder = table.keys.holder(_token(key))
            return table.handing.take(wish.pass_token, wish.name, holder, hall.now())

        return await hall.change(table_id, take)

    @app.post(
        "/api/tables/{table_id}/seats/{seat}/ask",
        response_model=Keys,
        tags=["seats"],
        openapi_extra=OPTIONAL_KEY,
    )
    async def ask(table_id: str, seat: SeatNumber, wish: AskWish, key: Credentials, request: Request) -> Any:
        """Ask for the seat of a bot, or of somebody who is away; the key opens it when all have agreed."""
        gate.count("makes", address_of(request.scope))

        def ask(table: Table) -> Keys:
            now, holder = hall.now(), table.keys.holder(_token(key))
            is_absent = seat in hall.room(table_id).absent(now)
            return table.handing.ask(seat, wish.name, holder, is_absent, now)

        return await hall.change(table_id, ask)

    @app.post("/api/tables/{table_id}/seats/{seat}/consent", response_model=TableInfo, tags=["seats"])
    async def consent(table_id: str, seat: SeatNumber, wish: ConsentWish, key: Credentials) -> Any:
        """Agree that somebody takes over a seat, or refuse it for all."""
        await hall.do(
            table_id,
            _token(key),
            lambda table, caller, now: table.handing.consent(seat, wish.agrees, caller, now),
        )
        return _json(await hall.info(table_id))


def _add_draws(app: FastAPI, hall: Hall) -> None:
    @app.post("/api/tables/{table_id}/seal", response_model=TableInfo, tags=["draws"])
    async def seal(table_id: str, wish: SealWish, key: Credentials) -> Any:
        """Add a word to the draws, of which only the hash is shown until the game begins."""
        await hall.do(
            table_id, _token(key), lambda table, caller, now: table.opening.seal_word(caller, wish.seal, now)
        )
        return _json(await hall.info(table_id))

    @app.post("/api/tables/{table_id}/word", response_model=TableInfo, tags=["draws"])
    async def word(table_id: str, wish: WordWish, key: Credentials) -> Any:
        """Open that word, when the game is about to begin."""
        await hall.do(
            table_id, _token(key), lambda table, caller, now: table.opening.open_word(caller, wish.word, now)
        )
        return _json(await hall.info(table_id))

    @app.get("/api/tables/{table_id}/draws", response_model=FairSheet, tags=["draws"])
    async def draws(table_id: str) -> Any:
        """What it takes to compute every draw again, when the game has ended."""
        return _json(await hall.read(table_id, lambda table, _: records.fair_sheet(table)))


def _start(table: Table, caller: Caller, now: float) -> None:
    table.opening.start(caller, now)
    table.sight.prepare()
    log.info("table started")


def _leave(table: Table, caller: Caller, now: float) -> None:
    table.seating.leave(caller, now)


def _abandon(table: Table, caller: Caller, now: float) -> None:
    table.seating.abandon(caller, now)


def _add_play(app: FastAPI, hall: Hall, gate: Gate) -> None:
    def add(name: str, command: Command[None], about: str) -> None:
        @app.post(
            f"/api/tables/{{table_id}}/{name}",
            response_model=TableInfo,
            tags=["tables"],
            name=name,
            operation_id=name,
            description=about,
        )
        async def do(table_id: str, key: Credentials) -> Any:
            await hall.do(table_id, _token(key), command, is_slow=True)
            return _json(await hall.info(table_id))

    add("start", _start, "Begin, when no seat is free; first words that were sealed are opened.")
    add("leave", _leave, "The seat is free again; in a game a bot plays until one is back.")
    add("abandon", _abandon, "The owner gives the table up.")

    @app.get(
        "/api/tables/{table_id}/steps/{step}",
        response_model=Position,
        tags=["tables"],
        openapi_extra=OPTIONAL_KEY,
    )
    async def at_step(table_id: str, step: Count, key: Credentials, seat: Eyes = None) -> Any:
        """A position of the past as the caller knew it, with what its last action told.

        When nothing is hidden any more also as another seat knew it, a spectator (none), or who knew all.
        """

        def seen(table: Table, caller: Caller) -> dict[str, Any]:
            return table.sight.at_step(step, table.sight.viewpoint(caller, seat))

        return _json(await hall.ask(table_id, _token(key), seen))

    @app.get(
        "/api/tables/{table_id}/story",
        response_model=StoryPage,
        tags=["tables"],
        openapi_extra=OPTIONAL_KEY,
    )
    async def story(table_id: str, key: Credentials, before: Before = LARGEST, seat: Eyes = None) -> Any:
        """What the caller was told before a step: a page of it, whose last events are the latest.

        When nothing is hidden any more also what another seat was told, a spectator (none), or all of them.
        """

        def told(table: Table, caller: Caller) -> dict[str, Any]:
            return table.sight.page(table.sight.viewpoint(caller, seat), before)

        return _json(await hall.ask(table_id, _token(key), told))

    @app.get(
        "/api/tables/{table_id}/chat",
        response_model=list[ChatLine],
        tags=["tables"],
        openapi_extra=OPTIONAL_KEY,
    )
    async def chat(table_id: str, key: Credentials, seat: Eyes = None) -> Any:
        """What the caller heard: all that was said on channels, and the last of what was said to the table.

        When nothing is hidden any more also what another seat heard, a spectator (none), or all of them.
        """

        def heard(table: Table, caller: Caller) -> list[dict[str, Any]]:
            return table.chat.chat_for(table.sight.viewpoint(caller, seat), caller)

        return _json(await hall.ask(table_id, _token(key), heard))

    @app.get("/api/tables/{table_id}/record", response_class=PlainTextResponse, tags=["tables"])
    async def record(table_id: str) -> PlainTextResponse:
        """The record; while a game with secrets is played there is none to see."""
        text, name = await hall.read(
            table_id,
            lambda table, _: (records.record_text(table), table.board.voice.game.info.id),
            is_slow=True,
        )
        return PlainTextResponse(
            text, headers={"content-disposition": f'attachment; filename="{name}-{table_id[:8]}.ludi"'}
        )


# The house itself


def _add_house(app: FastAPI, hall: Hall) -> None:
    @app.get("/healthz", response_class=PlainTextResponse, tags=["house"])
    async def health() -> PlainTextResponse:
        """Whether the server answers at all; it asks nobody else."""
        return PlainTextResponse("ok\n")

    @app.get("/readyz", response_class=PlainTextResponse, tags=["house"])
    async def ready() -> PlainTextResponse:
        """Whether its journal can be read too, in a moment."""
        await hall.readiness.check()
        return PlainTextResponse("ok\n")


def _add_socket(app: FastAPI, hall: Hall, gate: Gate, doorkeeper: Doorkeeper) -> None:
    @app.websocket("/ws/{table_id}")
    async def socket(websocket: WebSocket, table_id: str) -> None:
        try:
            doorkeeper.check(websocket.scope)
        except OriginError:
            await websocket.close(1008)
            return
        await Conversation(websocket, hall, gate, table_id).run()


def _add_client(app: FastAPI, site: Site) -> None:
    @app.api_route("/{path:path}", methods=["GET", "HEAD"], include_in_schema=False, name=CLIENT_PAGE)
    async def client(path: str, request: Request) -> Response:
        """The page of the client, and its files."""
        found = None if path.startswith(("api/", "ws/")) else site.answer(path, request)
        if found is None:
            raise HTTPException(405 if _methods(app, request) else 404)
        return found

"""An address of the API: what it takes and what it answers, from which route and document are made."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Annotated, Any, Generic, Literal, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from ludi.languages import LANGUAGES
from ludi.server.errors import MalformedError
from ludi.server.hall import Command, Hall
from ludi.server.limits import address_of
from ludi.server.reading import converted, decoded
from ludi.table.keys import Caller
from ludi.table.messages import LARGEST, Count, SeatNumber
from ludi.table.sight import encode
from ludi.table.table import Table

Language = Annotated[str, msgspec.Meta(pattern=f"^({'|'.join(LANGUAGES)})$")]
Eyes = SeatNumber | Literal["all", "none"]
PATH: dict[str, Any] = {"table_id": str, "seat": SeatNumber, "step": Count, "game": str, "language": Language}
QUERY: dict[str, Any] = {"seat": Eyes, "before": Count}
Key = Literal["none", "optional", "needed"]
B = TypeVar("B")
T = TypeVar("T")


class Call(Generic[B]):
    """A request: what its address says, its body, and who asks."""

    def __init__(self, request: Request, body: B) -> None:
        self.request = request
        self.body = body
        self.hall: Hall = request.app.state.hall

    def _named(self, name: str) -> Any:
        return converted(self.request.path_params[name], PATH[name], name)

    def _asked(self, name: str, default: Any) -> Any:
        text = self.request.query_params.get(name)
        return default if text is None else converted(text, QUERY[name], name)

    @property
    def table(self) -> str:
        """The id of the table."""
        return str(self._named("table_id"))

    @property
    def seat(self) -> int:
        """The seat that the address names."""
        return int(self._named("seat"))

    @property
    def step(self) -> int:
        """The step that the address names."""
        return int(self._named("step"))

    @property
    def game(self) -> str:
        """The game that the address names."""
        return str(self._named("game"))

    @property
    def language(self) -> str:
        """The language that the address names."""
        return str(self._named("language"))

    @property
    def eyes(self) -> int | str | None:
        """Through whose eyes to look: a seat's, those of who sees `all`, or `none` for a spectator's."""
        eyes: int | str | None = self._asked("seat", None)
        return eyes

    @property
    def before(self) -> int:
        """The step before which a page of the story ends."""
        return int(self._asked("before", LARGEST))

    @property
    def token(self) -> str | None:
        """The key of a seat or of a table, if one was sent."""
        scheme, _, token = self.request.headers.get("authorization", "").partition(" ")
        return token.strip() or None if scheme.lower() == "bearer" else None

    # What it asks of the table

    async def do(self, command: Command[T], is_slow: bool = False) -> T:
        """Apply a command of the caller."""
        return await self.hall.do(self.table, self.token, command, is_slow=is_slow)

    async def change(self, command: Callable[[Table], T]) -> T:
        """Apply a command that needs no key."""
        return await self.hall.change(self.table, command)

    async def see(self, ask: Callable[[Table, Caller], T]) -> T:
        """Query the table as the caller."""
        return await self.hall.ask(self.table, self.token, ask)


@dataclass(frozen=True)
class Endpoint(Generic[B]):
    """One address with one method; its name and what it is for are those of the function that runs it."""

    method: str
    path: str
    run: Callable[[Call[B]], Awaitable[Any]]
    tag: str
    body: type[B] | None = None  # a Struct in JSON, or `str` for a text as it is
    answer: Any = None  # what is sent in JSON, `str` for a text, nothing at all
    status: int = 200
    key: Key = "none"
    query: tuple[str, ...] = ()
    rate: str = ""  # a limit of its own, by address
    decoder: msgspec.json.Decoder[Any] = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "decoder", msgspec.json.Decoder(self.body or None))

    def route(self) -> Route:
        """The route, which reads the request and writes the answer."""

        async def answer(request: Request) -> Response:
            body = await self._read(request)
            if self.rate:
                request.app.state.limits.count(self.rate, address_of(request.scope))
            return self._written(await self.run(Call(request, body)))

        return Route(self.path, answer, methods=[self.method], name=self.run.__name__)

    async def _read(self, request: Request) -> Any:
        if self.body is None:
            return None
        try:
            body = await request.body()
        except ClientDisconnect:
            raise MalformedError("the body is not complete") from None
        if self.body is str:
            return body.decode("utf-8", "surrogateescape")
        if not _is_json(request.headers.get("content-type", "")):
            raise MalformedError("the body must be application/json")
        return decoded(body, self.decoder)

    def _written(self, found: Any) -> Response:
        if isinstance(found, Response):
            return found
        if self.answer is None:
            return Response(status_code=self.status)
        if self.answer is str:
            return PlainTextResponse(found, self.status)
        return Response(encode(found), self.status, media_type="application/json")


def _is_json(content_type: str) -> bool:
    return content_type.partition(";")[0].strip().lower() == "application/json"

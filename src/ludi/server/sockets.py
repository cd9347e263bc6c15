"""A conversation over one WebSocket: hello, then requests and answers, and all that is told meanwhile."""

from __future__ import annotations

import asyncio
import itertools
import time
from collections.abc import Awaitable
from contextlib import suppress
from typing import Any, TypeVar

import msgspec
import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect

from ludi.engine.errors import LudiError
from ludi.server.errors import ServerError, StoreError, TooLargeError, TooManyRequestsError
from ludi.server.hall import Hall
from ludi.server.limits import Limits, address_of
from ludi.server.plain_socket import SLOW, Connection, PlainSocket
from ludi.server.reading import decoded
from ludi.server.rooms import Listener
from ludi.table import messages
from ludi.table.commands import play, umpire
from ludi.table.errors import TableError
from ludi.table.messages import Answer, FromClient, Keys, Problem, ToPlay, ToUmpire
from ludi.table.sight import encode
from ludi.table.words import problem, problem_of

HELLO_SECONDS = 10
WELCOME_SECONDS = 1.0  # between two welcomes on one connection
STRIKES = 100  # messages over the limit before the connection is closed
STRIKE_SECONDS = 0.1  # that each of them makes its sender wait

# Codes of closing, beside those of the protocol
MALFORMED, TOO_LATE, TOO_MANY = 4400, 4408, 4429
CLOSING = {"unknown-table": 4404, "unreadable": 4410, "store": 1011}

_DONE = b'{"type":"answer","request":%d,"problem":null,"hint":null,"foresight":null,"keys":null}'
_PONG = encode(messages.Pong())

T = TypeVar("T")
log = structlog.get_logger()
_client = msgspec.json.Decoder[Any](FromClient)
_numbers = itertools.count()


class SlowError(TableError):
    """A client that cannot keep up."""

    def __init__(self) -> None:
        super().__init__("slow")


def read(text: str, limit: int) -> Any:
    """A message of a client, or an error that says what is wrong with it."""
    if len(text) > limit:
        raise TooLargeError(limit)
    return decoded(text, _client)


def request_in(text: str) -> int:
    """The number of a request that could not be read otherwise; 0 when it has none."""
    try:
        found = msgspec.json.decode(text)
    except (msgspec.DecodeError, RecursionError):
        return 0
    number = found.get("request") if isinstance(found, dict) else 0
    return number if isinstance(number, int) and not isinstance(number, bool) else 0


class Conversation:
    """One client at one table."""

    def __init__(self, websocket: WebSocket, hall: Hall, limits: Limits, table_id: str) -> None:
        self._socket = websocket
        given = websocket.scope.get("extensions", {}).get("ludi.socket")
        self._connection: Connection = given["socket"] if given else PlainSocket(websocket)
        self._hall = hall
        self._limits = limits
        self._table = table_id
        self._key = f"socket {next(_numbers)}"
        self._messages = limits.bucket("messages")
        self._strikes = 0
        self._welcomed = 0.0  # when
        self._hints: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        """Run the conversation from hello to close; errors stay within it."""
        await self._socket.accept()
        address = address_of(self._socket.scope)
        try:
            with self._limits.socket_of(address):
                self._limits.count("connects", address)
                await self._converse()
        except TooManyRequestsError as error:
            await self._close(TOO_MANY, error)
        except WebSocketDisconnect:
            pass

    async def _converse(self) -> None:
        try:
            hello = await asyncio.wait_for(self._hello(), HELLO_SECONDS)
            self._welcomed = time.monotonic()
            listener, wrong = await self._hall.listening.listen(
                self._table, _tokens(hello), self._connection.put
            )
        except TimeoutError:
            await self._close(TOO_LATE, TableError("hello", seconds=HELLO_SECONDS))
            return
        except LudiError as error:
            await self._close(CLOSING.get(error.code, MALFORMED), error)
            return
        if wrong:
            self._answer(listener, 0, problem_of(wrong))
        try:
            await asyncio.create_task(self._listen(listener))  # on its own, for the framework lies deep
        except SlowError as error:
            await self._close(SLOW, error)
        finally:
            self._hall.listening.leave(self._table, listener)
            for task in self._hints:
                task.cancel()

    async def _hello(self) -> messages.Hello:
        message = read(await self._receive(), self._limits.bounds.message)
        if not isinstance(message, messages.Hello):
            raise TableError("hello", seconds=HELLO_SECONDS)
        return message

    async def _receive(self) -> str:
        """The next text message; binary messages are refused."""
        message: Any = await self._connection.receive()
        if message["type"] == "websocket.disconnect":
            raise SlowError if self._connection.is_slow else WebSocketDisconnect(message.get("code") or 1000)
        return message.get("text") or ""

    # Writing

    def _answer(
        self,
        listener: Listener,
        request: int,
        problem: Problem | None = None,
        hint: Any = None,
        foresight: messages.Foresight | None = None,
        keys: Keys | None = None,
    ) -> None:
        if not (problem or hint or foresight or keys):
            listener.send(_DONE % request)
            return
        if problem:
            self._hall.metrics.problems[problem.code] += 1
        answer = Answer(request=request, problem=problem, hint=hint, foresight=foresight, keys=keys)
        listener.send(encode(answer))

    async def _close(self, code: int, error: LudiError) -> None:
        """Say why, then close."""
        told = problem_of(error)
        self._hall.metrics.problems[told.code] += 1
        answer = encode(Answer(request=0, problem=told)).decode()
        with suppress(WebSocketDisconnect, OSError, RuntimeError):
            await self._connection.send({"type": "websocket.send", "text": answer})
            await self._connection.send({"type": "websocket.close", "code": code, "reason": told.code})

    # Reading

    async def _listen(self, listener: Listener) -> None:
        while True:
            text = await self._receive()
            if self._messages.take():
                await self._take(listener, text)
            else:
                await self._strike(listener, text, TooManyRequestsError("messages"))

    async def _strike(self, listener: Listener, text: str, error: TooManyRequestsError) -> None:
        """Over the limit: refuse the message and delay the sender."""
        self._strikes += 1
        if self._strikes > STRIKES:
            raise error
        number = request_in(text) if len(text) < 1000 else 0
        self._answer(listener, number, problem_of(error))
        await asyncio.sleep(STRIKE_SECONDS)

    async def _take(self, listener: Listener, text: str) -> None:
        """Do what a message asks, and answer it."""
        try:
            message = read(text, self._limits.bounds.message)
        except ServerError as error:
            self._answer(listener, request_in(text), problem_of(error))
            return
        if isinstance(message, messages.Ping):
            listener.send(_PONG)
        elif isinstance(message, messages.Hello):
            _, wrong = await self._tried(self._greet(listener, message))
            if wrong:
                self._answer(listener, 0, wrong)
        elif isinstance(message, messages.Hint):
            self._start_hint(listener, message.request)
        elif isinstance(message, messages.Foresee):
            asked = self._hall.thinking.foresee(self._table, listener.caller, message.action)
            foresight, wrong = await self._tried(asked)
            self._answer(listener, message.request, wrong, foresight=foresight)
        else:
            keys, wrong = await self._tried(self._do(listener, message))
            self._answer(listener, message.request, wrong, keys=keys)

    async def _wait_for_welcome(self) -> None:
        """Allow one welcome per second: an earlier request waits, and so do those after it."""
        left = self._welcomed + WELCOME_SECONDS - time.monotonic()
        await asyncio.sleep(max(0.0, left))
        self._welcomed = time.monotonic()

    async def _greet(self, listener: Listener, hello: messages.Hello) -> None:
        await self._wait_for_welcome()
        wrong = await self._hall.listening.greet(self._table, listener, _tokens(hello))
        if wrong:
            raise wrong

    async def _do(self, listener: Listener, message: ToPlay | ToUmpire) -> Keys | None:
        """What a player or an umpire asks, of chat not too much; keys, if it made any."""
        hall, caller = self._hall, listener.caller
        if isinstance(message, messages.Look):
            await self._wait_for_welcome()
            await hall.listening.look(self._table, listener, message.seat)
            return None
        if isinstance(message, ToUmpire):
            return await hall.change(self._table, lambda at: umpire(at, caller, message, hall.now()))
        if isinstance(message, messages.Say | messages.Dispatch):
            self._limits.count("chats", self._key)
        is_slow = isinstance(message, messages.Undo)
        await hall.change(self._table, lambda at: play(at, caller, message, hall.now()), is_slow)
        hall.metrics.acts += isinstance(message, messages.Act | messages.OrderLine)
        return None

    async def _tried(self, doing: Awaitable[T]) -> tuple[T | None, Problem | None]:
        """Await it; returns the result or the problem."""
        try:
            return await doing, None
        except StoreError as error:
            log.error("journal", error=str(error))
            return None, problem_of(error)
        except LudiError as error:
            return None, self._hall.problem(self._table, error)
        except Exception:
            log.exception("request failed")
            return None, problem("internal")

    # Hints

    def _start_hint(self, listener: Listener, request: int) -> None:
        """Think beside the conversation, one hint at a time."""
        if self._hints:
            self._answer(listener, request, problem("thinking"))
            return
        task = asyncio.create_task(self._hint(listener, request))
        self._hints.add(task)
        task.add_done_callback(self._hints.discard)

    async def _hint(self, listener: Listener, request: int) -> None:
        async def think() -> messages.Hinted:
            self._limits.count("hints", self._key)
            return await self._hall.thinking.hint(self._table, listener.caller)

        hint, wrong = await self._tried(think())
        self._answer(listener, request, wrong, hint)


def _tokens(hello: messages.Hello) -> list[str]:
    return [token for token in (hello.seat_token, hello.owner_token, hello.umpire_token) if token]

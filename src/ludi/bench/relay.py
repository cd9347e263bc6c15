"""The peer of the server: the same framework passing on as many texts as long, with no game and no journal.

It tells what the machine could do at most at that time. Started as a program it is the relay; `relayed` are
two players at each of many tables, who send in turn.
"""

from __future__ import annotations

import asyncio
import sys
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from subprocess import PIPE, Popen

import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from ludi.bench.load import WARM_SECONDS, source_of
from ludi.bench.wire import House, Socket
from ludi.engine.errors import LudiError

MOVE = b"x" * 70  # about as long as what a player sends
ANSWER, WAITING, CHOOSING = "a" * 60, "w" * 1_250, "c" * 8_000  # and as what comes back


def serve() -> None:
    """Be the relay, on a free port of the loopback, until the process is ended."""
    tables: dict[str, list[WebSocket]] = defaultdict(list)

    async def pass_on(websocket: WebSocket) -> None:
        table = websocket.path_params["table"]
        await websocket.accept()
        tables[table].append(websocket)
        try:
            while True:
                await websocket.receive_text()
                await websocket.send_text(ANSWER)
                for other in tables[table]:
                    await other.send_text(WAITING if other is websocket else CHOOSING)
        except WebSocketDisconnect:
            tables[table].remove(websocket)

    app = Starlette(routes=[WebSocketRoute("/ws/{table}", pass_on)])
    config = uvicorn.Config(app, port=0, ws="websockets-sansio", log_level="error", access_log=False)
    listener = config.bind_socket()
    listener.listen(1024)
    print(f"http://127.0.0.1:{listener.getsockname()[1]}", flush=True)
    uvicorn.Server(config).run([listener])


@contextmanager
def running() -> Iterator[House]:
    """A relay that runs; it is ended afterwards."""
    with Popen([sys.executable, "-P", "-m", "ludi.bench.relay"], stdout=PIPE, text=True) as process:
        try:
            assert process.stdout
            address = process.stdout.readline().strip()
            if not address:
                raise LudiError("the relay does not start")
            yield House(address)
        finally:
            process.kill()


class Pair:
    """Two who send in turn, each as soon as it may."""

    def __init__(self) -> None:
        self.moves = 0
        self._sockets: list[Socket] = []

    async def sit(self, house: House, number: int) -> None:
        """Connect both."""
        for seat in (0, 1):
            hear = partial(self._hear, seat)
            self._sockets.append(await Socket.open(house, f"/ws/{number}", hear, source_of(number)))

    def play(self) -> None:
        """The first one moves."""
        self._sockets[0].send(MOVE)

    def leave(self) -> None:
        """Close both."""
        for socket in self._sockets:
            socket.close()

    def _hear(self, seat: int, data: bytes) -> None:
        if len(data) == len(ANSWER):
            self.moves += 1
        elif len(data) == len(CHOOSING):
            self._sockets[seat].send(MOVE)


async def relayed(house: House, tables: int, seconds: float) -> float:
    """Moves a second that are passed on, after some time to warm up."""
    pairs = [Pair() for _ in range(tables)]
    for number, pair in enumerate(pairs):
        await pair.sit(house, number)
    for pair in pairs:
        pair.play()
    await asyncio.sleep(min(WARM_SECONDS, seconds))
    before = sum(pair.moves for pair in pairs)
    await asyncio.sleep(seconds)
    moves = sum(pair.moves for pair in pairs) - before
    for pair in pairs:
        pair.leave()
    return moves / seconds


if __name__ == "__main__":
    serve()

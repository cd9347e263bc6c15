"""A real server in a thread of the test, and people who talk to it by HTTP and WebSocket."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
from tests.server.said import said
from websockets.sync.client import ClientConnection, connect

from ludi.languages import LANGUAGES
from ludi.server.hall import Hall
from ludi.server.serve import Server, bound
from ludi.server.settings import Bounds, Habits, Settings
from ludi.server.store import Store
from ludi.table.messages import FromServer

PATIENCE = 20.0  # seconds until an answer that does not come is an error
WIRE = msgspec.json.Decoder[Any](FromServer)
QUICK = Habits(bot_pause=0.0, call_pause=0.0)
WIDE = Bounds(
    makes="10000/minute", requests="100000/minute", connects="10000/minute", sockets=2000, connections=5000
)

Keys = dict[str, Any]


class Person:
    """One connection to a table; every message it gets is checked against the wire's schema."""

    def __init__(self, socket: ClientConnection, **tokens: str | None) -> None:
        self.socket = socket
        self.heard: list[dict[str, Any]] = []
        self.texts: list[str] = []  # the same, as it came
        self.requests = 0
        self.position: dict[str, Any] = {}
        self.table: dict[str, Any] = {}
        self.send(type="hello", **tokens)

    def send(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def hear(self, patience: float = PATIENCE) -> dict[str, Any]:
        """The next message."""
        text = str(self.socket.recv(patience))
        self.texts.append(text)
        WIRE.decode(text)
        message: dict[str, Any] = json.loads(text)
        self.heard.append(message)
        if message["type"] in ("welcome", "table"):
            self.table = message["table"]
        if message["type"] == "welcome" and message["snapshot"]:
            self.position = message["snapshot"]
        if message["type"] == "snapshot":
            self.position = message
        return message

    def until(self, kind: str, test: Callable[[dict[str, Any]], bool] = lambda _: True) -> dict[str, Any]:
        """The next message of a kind that passes the test."""
        while True:
            message = self.hear()
            if message["type"] == kind and test(message):
                return message

    def ask(self, kind: str, /, **fields: Any) -> dict[str, Any]:
        """Ask something; the answer."""
        self.requests += 1
        number = self.requests
        self.send(type=kind, request=number, **fields)
        return self.until("answer", lambda answer: answer["request"] == number)

    def act(self, *actions: str, version: int | None = None) -> dict[str, Any] | None:
        """Play; the problem, or None."""
        number = self.position["version"] if version is None else version
        problem: dict[str, Any] | None = self.ask("act", version=number, actions=list(actions))["problem"]
        return problem

    def refused(self, kind: str, **fields: Any) -> str:
        """Ask something that is refused; the code."""
        code: str = self.ask(kind, **fields)["problem"]["code"]
        return code

    def wait_for_turn(self) -> None:
        """Until there is something to choose."""
        while not self.position.get("choices"):
            self.until("snapshot")

    def ping(self) -> None:
        """Everything that was said before has been heard after this."""
        self.send(type="ping")
        self.until("pong")


class House:
    """A server and its address."""

    def __init__(self, server: Server, port: int) -> None:
        self.server = server
        self.port = port
        self.address = f"http://127.0.0.1:{port}"
        self.http = httpx.Client(base_url=self.address, timeout=PATIENCE, trust_env=False)
        self.hall: Hall = server.config.app.state.hall  # type: ignore[union-attr]

    def post(self, path: str, body: Any = None, key: str | None = None) -> httpx.Response:
        headers = {"authorization": f"Bearer {key}"} if key else {}
        return self.http.post(f"/api{path}", json={} if body is None else body, headers=headers)

    def get(self, path: str, key: str | None = None) -> httpx.Response:
        return self.http.get(f"/api{path}", headers={"authorization": f"Bearer {key}"} if key else {})

    def make(self, *seats: str, game: str = "forum", **wish: Any) -> Keys:
        """A table with seats such as `person`, `open` and `bot`."""
        wishes = [{"kind": kind, **({"bot": "medium"} if kind == "bot" else {})} for kind in seats]
        if wishes[0]["kind"] == "person":
            wishes[0]["name"] = "Anna"
        answer = self.post("/tables", {"game": game, "seats": wishes, **wish})
        assert answer.status_code == 201, answer.text
        keys: Keys = answer.json()
        return keys

    def sit(self, table: str, **wish: Any) -> Keys:
        answer = self.post(f"/tables/{table}/sit", wish)
        assert answer.status_code == 200, answer.text
        keys: Keys = answer.json()
        return keys

    def start(self, keys: Keys) -> None:
        answer = self.post(f"/tables/{keys['table']}/start", key=keys["owner_token"])
        assert answer.status_code == 200, answer.text

    def gather(self, people: int, game: str = "forum", **wish: Any) -> list[Keys]:
        """A started table with these people; their keys."""
        first = self.make("person", *["open"] * (people - 1), game=game, **wish)
        names = ["Bert", "Cas", "Dora", "Eef", "Fien", "Gijs"]
        keys = [first, *(self.sit(first["table"], name=names[n]) for n in range(people - 1))]
        self.start(first)
        return keys

    @contextmanager
    def at(self, keys: Keys, *, as_seat: bool = True) -> Iterator[Person]:
        """A connection that was welcomed."""
        tokens = {name: keys.get(name) for name in ("seat_token", "owner_token")} if as_seat else {}
        with self.connected(keys["table"]) as socket:
            person = Person(socket, **tokens)
            person.until("welcome")
            yield person

    @contextmanager
    def connected(self, table: str, **options: Any) -> Iterator[ClientConnection]:
        address = f"ws://127.0.0.1:{self.port}/ws/{table}"
        with connect(address, proxy=None, open_timeout=PATIENCE, max_size=None, **options) as socket:
            yield socket

    def code(self, answer: httpx.Response) -> str:
        """The code of a refusal."""
        assert answer.status_code >= 400, answer.text
        assert all(said(answer.json()["message"], language) for language in LANGUAGES)
        code: str = answer.json()["code"]
        return code


@contextmanager
def open_house(
    folder: Path, habits: Habits = QUICK, bounds: Bounds = WIDE, **settings: Any
) -> Iterator[House]:
    """A server on a database in a folder."""
    wish = Settings(str(folder / "ludi.db"), port=0, habits=habits, bounds=bounds, **settings)
    store = Store(wish.database).open()
    with bound(wish.host, 0) as listening:
        server = Server(wish, listening, store)
        thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]})
        thread.start()
        house = House(server, listening.getsockname()[1])
        try:
            wait_for(lambda: server.started or not thread.is_alive())
            yield house
        finally:
            house.http.close()
            server.should_exit = True
            thread.join()


def wait_for(done: Callable[[], bool]) -> None:
    """Until something in another thread has happened."""
    pause = threading.Event()
    for _ in range(int(PATIENCE * 100)):
        if done():
            return
        pause.wait(0.01)
    raise AssertionError("it never happened")

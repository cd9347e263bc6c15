"""The attacks: each does its worst for a while, and tells what it cost and how long others waited."""

from __future__ import annotations

import json
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from tests.attack.long_games import forget, played_on, reviewed
from tests.server.house import House, Person
from websockets.sync.client import ClientConnection

from ludi.server.direct_socket import DirectSocket

SECONDS = 4.0  # that an attack without an end of its own goes on
BETWEEN = 0.02  # seconds between two questions of the others


@dataclass
class Figures:
    """What an attack cost."""

    seconds: float = 0.0
    grown: int = 0  # bytes of memory that the process took meanwhile
    waiting: int = 0  # bytes that waited for clients at most
    waits: list[float] = field(default_factory=list)  # seconds, of each answer to the others

    @property
    def longest(self) -> float:
        """The longest that anybody else waited."""
        return max(self.waits)

    @property
    def usual(self) -> float:
        """The median of their waits."""
        return sorted(self.waits)[len(self.waits) // 2]


def memory() -> int:
    """The bytes that this process holds, server and clients together; 0 where the system does not tell."""
    status = Path("/proc/self/status")
    if not status.exists():
        return 0
    line = next(line for line in status.read_text().splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1]) * 1024


def bytes_waiting(house: House) -> int:
    """The bytes that wait in the server for all clients together."""
    found = [each for each in list(house.server.server_state.connections) if isinstance(each, DirectSocket)]
    return sum(int(each.bytes_waiting) for each in found)


@contextmanager
def watched(house: House) -> Iterator[Figures]:
    """Others ask for a sign of life all the time, on a socket and by HTTP, while something is going on."""
    figures, is_over = Figures(), threading.Event()
    keys = house.make("person", "open")
    with house.at(keys) as other:
        asking = threading.Thread(target=ask_on, args=(house, other, figures, is_over))
        before, began = memory(), time.monotonic()
        asking.start()
        try:
            yield figures
        finally:
            figures.seconds = time.monotonic() - began
            is_over.set()
            asking.join()
            figures.grown = max(figures.grown, memory() - before)


def ask_on(house: House, other: Person, figures: Figures, is_over: threading.Event) -> None:
    """Ask, and write down how long each answer took."""
    before = memory()
    while not is_over.wait(BETWEEN):
        for ask in (other.ping, lambda: house.http.get("/healthz")):
            began = time.monotonic()
            ask()
            figures.waits.append(time.monotonic() - began)
        figures.waiting = max(figures.waiting, bytes_waiting(house))
        figures.grown = max(figures.grown, memory() - before)


def until_over(*doing: Callable[[], None]) -> None:
    """Do all this again and again for a while."""
    end = time.monotonic() + SECONDS
    while time.monotonic() < end:
        for each in doing:
            each()


# Attacks on sockets


def hello_again_and_again(house: House, sockets: int = 3) -> Figures:
    """Sockets without a key say hello to a game of 4,000 steps for ever, and read nothing."""
    table = reviewed(house)
    text = json.dumps({"type": "hello"}).encode()
    with watched(house) as figures, ExitStack() as stack:
        raw = [stack.enter_context(upgraded(house, table)) for _ in range(sockets)]
        until_over(*(lambda at=at: flood(at, masked(text) * 50) for at in raw))
    return figures


def ping_again_and_again(house: House, sockets: int = 3) -> Figures:
    """Sockets send pings of the protocol for ever, and read no pong."""
    table = house.make("person", "open")["table"]
    with watched(house) as figures, ExitStack() as stack:
        raw = [stack.enter_context(upgraded(house, table)) for _ in range(sockets)]
        pings = masked(b"x" * 125, opcode=9) * 200
        until_over(*(lambda at=at: flood(at, pings) for at in raw))
    return figures


def many_who_read_nothing(house: House, sockets: int = 100) -> Figures:
    """Spectators of a table who never read, while much is said there."""
    keys = house.make("person", "open")
    with watched(house) as figures, ExitStack() as stack:
        for _ in range(sockets):
            at = stack.enter_context(upgraded(house, keys["table"]))
            flood(at, masked(json.dumps({"type": "hello"}).encode()))
        with house.at(keys) as speaker:
            until_over(lambda: say_much(speaker))
    return figures


def say_much(speaker: Person) -> None:
    """As much as one may say at once."""
    speaker.ask("say", text="x" * 500)


@contextmanager
def upgraded(house: House, table: str) -> Iterator[socket.socket]:
    """A WebSocket by hand, which reads nothing after the handshake."""
    with socket.create_connection(("127.0.0.1", house.port), 10) as at:
        at.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        key = "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n"
        head = f"GET /ws/{table} HTTP/1.1\r\nHost: 127.0.0.1:{house.port}\r\n"
        at.sendall(f"{head}Upgrade: websocket\r\nConnection: Upgrade\r\n{key}\r\n".encode())
        assert at.recv(12) == b"HTTP/1.1 101"
        yield at


def masked(data: bytes, opcode: int = 1) -> bytes:
    """A frame of a client, under a mask of zeros."""
    assert len(data) < 126
    return bytes((0x80 | opcode, 0x80 | len(data))) + bytes(4) + data


def flood(at: socket.socket, data: bytes) -> None:
    """Send what the server takes; it may have cut the line."""
    at.settimeout(0.1)
    try:
        at.sendall(data)
    except OSError:
        time.sleep(0.01)


def read_all(at: ClientConnection, seconds: float) -> list[dict[str, object]]:
    """Every message that comes within a time."""
    found, end = [], time.monotonic() + seconds
    while (left := end - time.monotonic()) > 0:
        try:
            found.append(json.loads(at.recv(left)))
        except TimeoutError:
            break
    return found


# Attacks on HTTP


def half_a_request_for_ever(house: House, connections: int = 200) -> Figures:
    """Connections that send a request byte by byte, and never the end of it."""
    with watched(house) as figures, ExitStack() as stack:
        lines = [stack.enter_context(half_open(house)) for _ in range(connections)]
        until_over(*(lambda at=at: flood(at, b"x") for at in lines))
    return figures


@contextmanager
def half_open(house: House, head: bytes = b"GET / HTTP/1.1\r\nHost: ") -> Iterator[socket.socket]:
    """A connection by hand, with the beginning of a request."""
    with socket.create_connection(("127.0.0.1", house.port), 10) as at:
        at.sendall(head)
        yield at


# Long games


def load_a_long_table(house: House) -> Figures:
    """Somebody opens a game of 4,000 steps that is not in memory."""
    table = reviewed(house)
    forget(house, table)
    with watched(house) as figures:
        assert house.get(f"/tables/{table}").status_code == 200
    return figures


def open_a_long_record(house: House) -> Figures:
    """Somebody uploads the record of a game of 4,000 steps."""
    with watched(house) as figures:
        reviewed(house)
    return figures


def go_on_with_a_long_game(house: House) -> Figures:
    """Somebody forks a game of 4,000 steps, starts it, plays, takes back and asks for its record."""
    with watched(house) as figures:
        keys = played_on(house)
        with house.at(keys[0]) as first, house.at(keys[1]) as second:
            mover = first if first.position["choices"] else second
            assert mover.act(mover.position["choices"][0]["action"]) is None
            assert mover.ask("undo")["problem"] is None
        assert house.get(f"/tables/{keys[0]['table']}/record").status_code == 200
        forget_when_left(house, keys[0]["table"])
        assert house.get(f"/tables/{keys[0]['table']}").status_code == 200
    return figures


def forget_when_left(house: House, table: str) -> None:
    while house.hall.rooms[table].listeners:
        time.sleep(0.01)
    forget(house, table)


def look_back_all_over(house: House) -> Figures:
    """Somebody asks for positions all over a game of 4,000 steps, and for its whole story."""
    table = reviewed(house)
    with watched(house) as figures:
        for step in range(0, 4000, 50):
            assert house.get(f"/tables/{table}/steps/{step}").status_code == 200
        before = 2**53 - 1
        while before:
            before = house.get(f"/tables/{table}/story?before={before}").json()["told_from"]
    return figures

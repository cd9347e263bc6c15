"""Under a server that gives only what ASGI has, such as the framework's own test client, people play too."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient, WebSocketTestSession
from starlette.websockets import WebSocketDisconnect
from tests.server.house import QUICK, WIDE

from ludi.server import plain_socket
from ludi.server.app import make_app
from ludi.server.settings import Settings


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    settings = Settings(str(tmp_path / "ludi.db"), names=("testserver",), habits=QUICK, bounds=WIDE)
    with TestClient(make_app(settings)) as found:
        yield found


def gather(client: TestClient) -> list[dict[str, Any]]:
    """A started table for two; their keys."""
    wish = {"game": "forum", "seats": [{"kind": "person", "name": "Anna"}, {"kind": "open"}]}
    anna = client.post("/api/tables", json=wish).json()
    bert = client.post(f"/api/tables/{anna['table']}/sit", json={"name": "Bert"}).json()
    headers = {"authorization": f"Bearer {anna['owner_token']}"}
    assert client.post(f"/api/tables/{anna['table']}/start", headers=headers).status_code == 200
    return [anna, bert]


def until(socket: WebSocketTestSession, kind: str) -> dict[str, Any]:
    while True:
        message: dict[str, Any] = json.loads(socket.receive_text())
        if message["type"] == kind:
            return message


def test_two_people_say_hello_and_play(client: TestClient) -> None:
    keys = gather(client)
    with ExitStack() as stack:
        sockets = [stack.enter_context(client.websocket_connect(f"/ws/{keys[0]['table']}")) for _ in keys]
        for socket, key in zip(sockets, keys, strict=True):
            socket.send_json({"type": "hello", "seat_token": key["seat_token"]})
        version = until(sockets[0], "welcome")["snapshot"]["version"]
        until(sockets[1], "welcome")
        sockets[0].send_json({"type": "act", "request": 1, "version": version, "actions": ["d4", "2 e5"]})
        assert until(sockets[0], "answer")["problem"] is None
        seen = until(sockets[1], "snapshot")
        assert [told["data"]["field"] for told in seen["told"]] == ["d4", "e5"]
        assert seen["choices"]


def test_a_wrong_first_message_is_answered_then_the_connection_closed(client: TestClient) -> None:
    keys = gather(client)
    with client.websocket_connect(f"/ws/{keys[0]['table']}") as socket:
        socket.send_json({"type": "ping"})
        assert until(socket, "answer")["problem"]["code"] == "hello"
        with pytest.raises(WebSocketDisconnect) as closed:
            socket.receive_text()
    assert closed.value.code == 4400


def test_who_does_not_read_is_let_go(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(plain_socket, "WAITING_BYTES", 100)
    keys = gather(client)
    with client.websocket_connect(f"/ws/{keys[0]['table']}") as socket:
        socket.send_json({"type": "hello", "seat_token": "wrong"})  # a welcome, and the answer that it is
        assert until(socket, "answer")["problem"]["code"] == "slow"
        with pytest.raises(WebSocketDisconnect) as closed:
            socket.receive_text()
    assert closed.value.code == plain_socket.SLOW

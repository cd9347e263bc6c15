"""What was acknowledged is there after the server was killed."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.house import Person
from websockets.sync.client import connect

from ludi.cli import main

FIELDS = [f"{column}{row}" for row in range(1, 8) for column in "abcdefg"]


class Server:
    """The program itself, in a process that can be killed."""

    def __init__(self, process: subprocess.Popen[str], address: str) -> None:
        self.process = process
        self.address = address

    def ask(self, path: str, body: Any = None, key: str | None = None) -> Any:
        headers = {"authorization": f"Bearer {key}"} if key else {}
        with httpx.Client(base_url=self.address, headers=headers, trust_env=False, timeout=20) as http:
            answer = http.get(path) if body is None else http.post(path, json=body)
        answer.raise_for_status()
        return answer.json()

    def kill(self) -> None:
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    @contextmanager
    def at(self, keys: dict[str, Any]) -> Iterator[Person]:
        address = self.address.replace("http", "ws") + f"ws/{keys['table']}"
        with connect(address, proxy=None, max_size=None) as socket:
            person = Person(socket, seat_token=keys["seat_token"])
            person.until("welcome")
            yield person

    def table_of(self, people: int) -> list[dict[str, Any]]:
        seats = [{"kind": "person"}, *[{"kind": "open"}] * (people - 1)]
        first = self.ask("/api/tables", {"game": "forum", "seats": seats})
        path = f"/api/tables/{first['table']}"
        keys = [first, *(self.ask(f"{path}/sit", {}) for _ in range(people - 1))]
        self.ask(f"{path}/start", {}, first["owner_token"])
        return keys


@contextmanager
def opened(folder: Path, *arguments: str) -> Iterator[Server]:
    command = [sys.executable, "-m", "ludi", "play", "--no-browser", "--port", "0", "--lang", "en"]
    command += ["--database", str(folder / "ludi.db"), *arguments]
    with (folder / "log").open("ab") as log:
        process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=log, text=True, start_new_session=True
        )
    output = process.stdout
    assert output is not None
    try:
        first = output.readline()
        assert first.startswith("Ludi is at http"), (folder / "log").read_text()
        yield Server(process, first.split()[-1])
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()
        output.close()


def test_every_table_stands_where_it_was_after_a_kill(tmp_path: Path) -> None:
    with opened(tmp_path) as server:
        tables = [server.table_of(2) for _ in range(3)]
        for n, (anna, bert) in enumerate(tables):
            with server.at(anna) as a, server.at(bert) as b:
                a.act("d4", "2 e5")
                if n:
                    b.wait_for_turn()
                    b.act("a1")
        seen = [[look(server, key) for key in keys] for keys in tables]
        server.kill()
    with opened(tmp_path) as server:
        assert [[look(server, key) for key in keys] for keys in tables] == seen
        with server.at(tables[0][1]) as b:
            assert b.act("a1") is None


def look(server: Server, keys: dict[str, Any]) -> Any:
    with server.at(keys) as person:
        return person.heard[0]["snapshot"], person.heard[0]["chat"], person.heard[0]["seat"]


@pytest.mark.slow
def test_moves_that_were_acknowledged_are_there_when_the_server_dies_in_mid_move(tmp_path: Path) -> None:
    acknowledged = 0
    with opened(tmp_path) as server:
        keys = server.table_of(2)
        with server.at(keys[0]) as anna, server.at(keys[1]) as bert:
            for n in range(7):
                person = (anna, bert)[n % 2]
                person.wait_for_turn()
                assert person.act(FIELDS[2 * n], f"2 {FIELDS[2 * n + 1]}") is None
                acknowledged += 2
            bert.wait_for_turn()
            bert.send(type="act", request=99, version=bert.position["version"], actions=["g7"])
            server.kill()
    with opened(tmp_path) as server:
        step = server.ask(f"/api/tables/{keys[0]['table']}")["step"]
        assert step in (acknowledged, acknowledged + 1)


def refusal(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """The one line in which a start is refused."""
    assert main(["play", "--no-browser", *arguments]) == 2
    told = capsys.readouterr().err
    assert told.count("\n") == 1
    return told


def test_a_port_in_use_is_told_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        told = refusal(capsys, "--port", port, "--database", str(tmp_path / "ludi.db"))
    assert told == f"ludi: port {port}: is in use by another program; take another one with --port\n"


def test_a_port_in_use_for_metrics_is_told_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        asked = ("--port", "0", "--metrics", f"127.0.0.1:{port}", "--database", str(tmp_path / "ludi.db"))
        told = refusal(capsys, *asked)
    assert told == f"ludi: port {port}: is in use by another program; take another one with --metrics\n"


def test_a_folder_that_cannot_be_made_is_told_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("")
    told = refusal(capsys, "--port", "0", "--database", str(tmp_path / "file" / "ludi.db"))
    assert "the folder cannot be made" in told


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["--port", "70000"], "--port 70000: must be from 0 to 65535"),
        (["--port", "0", "--host", "no.such.host.invalid"], "no.such.host.invalid: no such host here"),
        (["--port", "0", "--host", "x" * 300], "no such host here"),
        (["--port", "0", "--workers", "0"], "--workers 0: must be from 1 to 256"),
        *(
            (["--port", "0", "--metrics", text], f"--metrics {text}: must be a host and a port")
            for text in ("9100", ":9100", "127.0.0.1", "127.0.0.1:", "127.0.0.1:x", "127.0.0.1:65536")
        ),
        (["--port", "0", "--database", "mysql://x/y"], "the database must be a file, or postgresql://"),
        (["froum"], "froum: unknown game; did you mean forum?"),
    ],
)
def test_a_wrong_argument_is_told_in_one_line(
    capsys: pytest.CaptureFixture[str], arguments: list[str], reason: str
) -> None:
    assert reason in refusal(capsys, *arguments)


def test_a_server_that_is_told_to_stop_stops_well(tmp_path: Path) -> None:
    with opened(tmp_path) as server:
        server.process.send_signal(signal.SIGTERM)
        assert server.process.wait(20) in (0, -signal.SIGTERM)
    assert "Traceback" not in (tmp_path / "log").read_text()

"""Requests that never end, connections without number, and words about where one comes from."""

from __future__ import annotations

import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from tests.attack import attacks
from tests.attack.attacks import half_open
from tests.server.house import House, open_house, wait_for

from ludi.cli import main
from ludi.engine.errors import SetupError
from ludi.server import http_protocol
from ludi.server.settings import Bounds

PATIENCE = 1.0  # seconds for a request, instead of many
BODY = b"POST /api/setup HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 50\r\n\r\n"
WHOLE = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[House]:
    """A server with little patience."""
    for stage in list(http_protocol._SECONDS):
        monkeypatch.setitem(http_protocol._SECONDS, stage, PATIENCE)
    monkeypatch.setattr(http_protocol, "READ_SECONDS", PATIENCE)
    with open_house(tmp_path, bounds=Bounds(connections=20)) as house:
        yield house


def drip(at: socket.socket, data: bytes) -> tuple[bytes, float]:
    """Send some bytes again and again; what came back when the server closed, and after how long."""
    began, heard = time.monotonic(), b""
    at.settimeout(0.1)
    while time.monotonic() - began < 10:
        try:
            at.sendall(data)
            heard += (part := at.recv(1000))
            if not part:
                break
        except TimeoutError:
            continue
        except OSError:
            break
    return heard, time.monotonic() - began


@pytest.mark.parametrize(
    "head",
    [b"", b"G", b"GET / HTTP/1.1\r\nHost: ", BODY, WHOLE + b"GET /"],
    ids=["nothing", "a byte", "a head", "a body", "a second request"],
)
@pytest.mark.parametrize("data", [b"", b"x"], ids=["silent", "byte by byte"])
def test_a_request_that_does_not_end_is_shown_out(hasty: House, head: bytes, data: bytes) -> None:
    with half_open(hasty, head) as at:
        heard, seconds = drip(at, data if head else b"")
    assert b"HTTP/1.1 408" in heard
    assert 0.5 * PATIENCE < seconds < 4 * PATIENCE


def test_a_socket_is_no_request_and_stays(hasty: House) -> None:
    keys = hasty.make("person", "open")
    with hasty.at(keys) as person:
        for _ in range(6):
            time.sleep(PATIENCE / 3)
            person.ping()


def test_who_reads_no_answers_is_cut_off(hasty: House) -> None:
    ask = b"GET /api/texts/discordia/en HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
    with half_open(hasty, ask * 400):
        wait_for(lambda: len(hasty.server.server_state.connections) == 1)
        wait_for(lambda: not hasty.server.server_state.connections)


def test_one_address_has_so_many_connections_and_a_place_is_free_again(hasty: House) -> None:
    keys = hasty.make("person", "open")
    hasty.http.close()
    wait_for(lambda: not hasty.server.server_state.connections)
    with ExitStack() as stack:
        for _ in range(10):
            stack.enter_context(hasty.at(keys))  # a socket keeps its place
        lines = [stack.enter_context(half_open(hasty, b"")) for _ in range(11)]
        assert lines[-1].recv(100).startswith(b"HTTP/1.1 429")
    wait_for(lambda: not hasty.server.server_state.connections)
    with half_open(hasty, WHOLE) as at:
        assert at.recv(100).startswith(b"HTTP/1.1 200")


def test_half_a_request_on_many_lines_makes_nobody_wait(house: House) -> None:
    figures = attacks.half_a_request_for_ever(house)
    assert figures.grown < 50 * 2**20
    assert figures.longest < 2.0


# Behind a proxy


def made_by(house: House, *forwarded: str) -> list[int]:
    """Make a table for each who says that he comes from elsewhere; the answers."""
    wish = {"game": "forum", "seats": [{}, {}]}
    return [
        house.http.post("/api/tables", json=wish, headers={"x-forwarded-for": address}).status_code
        for address in forwarded
    ]


def test_nobody_is_believed_where_he_comes_from(tmp_path: Path) -> None:
    with open_house(tmp_path, bounds=Bounds(makes="2/minute")) as house:
        assert made_by(house, "192.0.2.1", "192.0.2.2", "192.0.2.3") == [201, 201, 429]


def test_the_environment_makes_no_proxy_trusted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "*")
    with open_house(tmp_path, bounds=Bounds(makes="2/minute")) as house:
        assert made_by(house, "192.0.2.1", "192.0.2.2", "192.0.2.3") == [201, 201, 429]


def test_a_trusted_proxy_is_believed_but_not_what_others_told_it(tmp_path: Path) -> None:
    bounds = Bounds(makes="2/minute", connections=2)
    with open_house(tmp_path, bounds=bounds, proxies=("127.0.0.0/8",)) as house:
        assert made_by(house, "192.0.2.1", "192.0.2.2", "192.0.2.3") == [201, 201, 201]
        told = [f"203.0.113.{n}, 192.0.2.9" for n in range(3)]  # the last is who the proxy saw
        assert made_by(house, *told) == [201, 201, 429]
        with ExitStack() as stack:
            lines = [stack.enter_context(half_open(house, WHOLE)) for _ in range(5)]
            assert all(at.recv(100).startswith(b"HTTP/1.1 200") for at in lines)


@pytest.mark.parametrize("address", ["*", "proxy.example", "10.0.0.1/8", "", "127.0.0.1:80"])
def test_a_trusted_proxy_is_named_by_its_address(address: str) -> None:
    with pytest.raises(SetupError, match="--trust-proxy"):
        http_protocol.networks((address,))


def test_a_wrong_address_is_told_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["play", "--no-browser", "--port", "0", "--database", str(tmp_path / "ludi.db")]
    assert main([*words, "--trust-proxy", "proxy.example"]) != 0
    assert "--trust-proxy" in capsys.readouterr().err

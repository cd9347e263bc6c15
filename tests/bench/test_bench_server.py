"""`ludi bench server` in its quick mode, against a real server. No number is judged."""

import asyncio
import json
from pathlib import Path
from statistics import fmean
from typing import Any

import pytest

from ludi import cli
from ludi.bench import relay
from ludi.bench.load import Pair, Tally, source_of
from ludi.bench.server import QUICK, Number, ServerReport
from ludi.bench.wire import House, Socket
from ludi.engine.errors import LudiError
from ludi.engine.rng import Rng
from ludi.table import making
from ludi.table.messages import Answer, Choice, SeatWish, SitWish, Snapshot, TableWish
from ludi.table.sight import encode
from ludi.table.table import Table
from ludi.table.words import problem, sentence

PEER = "a bare relay of as long texts, no game and no journal"

# Numbers


@pytest.mark.parametrize(
    ("number", "line"),
    [
        (Number("p99", 12.34, "ms", 25), ("p99", "12.3 ms", "under 25 ms, reached")),
        (Number("p99", 25.0, "ms", 25), ("p99", "25.0 ms", "under 25 ms, not reached")),
        (
            Number("m", 3000.0, "moves/s", 3000, True),
            ("m", "3,000 moves/s", "at least 3,000 moves/s, reached"),
        ),
        (
            Number("m", 2999.0, "moves/s", 3000, True),
            ("m", "2,999 moves/s", "at least 3,000 moves/s, not reached"),
        ),
        (Number("size", None, "kB", 120), ("size", "not measured", "under 120 kB")),
        (Number("p50", 1.234, "ms"), ("p50", "1.23 ms", "")),
    ],
)
def test_a_number_says_whether_its_bar_is_reached(number: Number, line: tuple[str, str, str]) -> None:
    assert number.line() == line


def test_the_page_has_a_row_for_each_number() -> None:
    numbers = [Number("a", 1.0, "ms", 2), Number("b", None, "kB")]
    page = ServerReport("./ludi bench server", QUICK, numbers, "2000-01-01", (0.5,)).as_page()
    assert page.endswith("| a | 1.00 ms | under 2 ms, reached |\n| b | not measured |  |\n")


def test_every_table_has_an_address_of_its_own_on_the_loopback() -> None:
    found = [source_of(number) for number in range(70_000)]
    assert len(set(found)) == len(found)
    assert all(address.startswith("127.") for address in found)


# Players


def pair_of_two(tally: Tally) -> tuple[Pair, list[tuple[int, str]]]:
    """Two players without a server, and what they send."""
    pair = Pair(House("http://127.0.0.1:1"), "127.0.0.1", tally, seed=1)
    sent: list[tuple[int, str]] = []

    class Silent:
        def act(self, version: int, action: str) -> None:
            sent.append((version, action))

    pair._players = [Silent(), Silent()]  # type: ignore[list-item]
    return pair, sent


def position(step: int, version: int, *actions: str) -> Snapshot:
    choices = [Choice(action, [action]) for action in actions]
    return Snapshot(step, {}, sentence("problem-internal"), version, choices, False, [], {}, [])


def test_a_player_moves_when_it_has_a_choice() -> None:
    pair, sent = pair_of_two(Tally())
    pair.play(0.0, 0.0)
    pair.seen(1, position(3, 0))
    pair.seen(0, position(3, 7, "d4"))
    assert sent == [(7, "d4")]


def test_a_move_is_timed_until_the_other_side_has_the_next_step() -> None:
    tally = Tally(is_counting=True)
    pair, _ = pair_of_two(tally)
    pair.play(0.0, 0.0)
    pair.seen(0, position(3, 7, "d4"))
    pair.seen(0, position(4, 8))
    pair.seen(1, position(3, 0))
    assert tally.delays == []
    pair.seen(1, position(4, 0))
    assert len(tally.delays) == 1


def test_only_answers_without_a_problem_are_committed_moves() -> None:
    tally = Tally(is_counting=True)
    pair, _ = pair_of_two(tally)
    pair.answered(Answer(1))
    pair.answered(Answer(2, problem("stale-action")))
    assert (tally.moves, tally.problems) == (1, ["stale-action"])


# Sockets


class Wire(asyncio.Transport):
    """Keeps what is written to it."""

    def __init__(self) -> None:
        super().__init__()
        self.written = b""

    def write(self, data: Any) -> None:
        self.written += data

    def close(self) -> None:
        self.written += b"closed"


def open_socket() -> tuple[Socket, Wire, list[bytes]]:
    """A socket after its handshake, and what it hears."""
    heard: list[bytes] = []
    socket, wire = Socket("127.0.0.1:1", "/ws/t", heard.append), Wire()
    socket.connection_made(wire)
    socket.data_received(b"HTTP/1.1 101 Switching Protocols\r\n\r\n")
    wire.written = b""
    return socket, wire, heard


def in_a_loop(test: Any) -> Any:
    async def run() -> Any:
        return test()

    return asyncio.run(run())


def test_messages_are_heard_whole_however_they_arrive() -> None:
    def hear() -> list[bytes]:
        socket, _, heard = open_socket()
        frames = b"\x81\x02ab" + b"\x81\x7e\x01\x00" + b"c" * 256 + b"\x01\x01d" + b"\x80\x01e"
        for byte in frames:
            socket.data_received(bytes([byte]))
        return heard

    assert in_a_loop(hear) == [b"ab", b"c" * 256, b"de"]


def test_a_ping_is_answered() -> None:
    def answer() -> bytes:
        socket, wire, _ = open_socket()
        socket.data_received(b"\x89\x01x")
        return wire.written

    assert in_a_loop(answer) == b"\x8a\x81\x00\x00\x00\x00x"


def test_a_refused_handshake_is_an_error() -> None:
    async def refuse() -> None:
        socket = Socket("127.0.0.1:1", "/ws/t", print)
        socket.connection_made(Wire())
        socket.data_received(b"HTTP/1.1 403 Forbidden\r\n\r\n")
        await socket.opened

    with pytest.raises(LudiError, match=r"no WebSocket: HTTP/1\.1 403 Forbidden"):
        asyncio.run(refuse())


# The relay


def test_a_relay_passes_on_the_moves_of_each_pair_in_turn() -> None:
    with relay.running() as house:
        assert asyncio.run(relay.relayed(house, tables=3, seconds=0.2)) > 0


def test_the_texts_of_the_relay_are_as_long_as_those_of_the_game() -> None:
    lengths: dict[bool, list[int]] = {True: [], False: []}
    rng = Rng(1)
    wish = TableWish(game="forum", seats=[SeatWish(kind="person", name=name) for name in ("Ada", "Bob")])
    for _ in range(20):
        table, keys = making.make(wish, 0.0)
        table.seating.sit(SitWish(seat=1, name="Bob"), 0.0)
        table.opening.start(table.keys.caller(keys.owner_token), 0.0)
        while table.board.status == "playing" and table.board.step < 200:
            table.journal.take_news()
            (seat,) = table.board.to_act()
            table.play.act(seat, table.play.versions[seat], [one_of(table, seat, rng)], 1.0)
            told = [table.board.voice.told(event, step) for step, event in table.journal.news.told]
            for viewer in (0, 1):
                length = len(encode(table.sight.snapshot(viewer, told)))
                lengths[viewer in table.board.to_act()].append(length)
    for is_choosing, text in {True: relay.CHOOSING, False: relay.WAITING}.items():
        assert 0.8 < len(text) / fmean(lengths[is_choosing]) < 1.25


def one_of(table: Table, seat: int, rng: Rng) -> str:
    """Any action that the seat may play."""
    match = table.board.match
    assert match
    actions = match.legal_actions(seat)
    return match.game.codec.write(actions[rng.below(len(actions))])


# The whole


@pytest.mark.slow
def test_the_server_is_measured(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, page = tmp_path / "b.json", tmp_path / "b.md"
    assert cli.main(["bench", "server", "--quick", "--json", str(file), "--write", str(page)]) == 0
    data = json.loads(file.read_text("utf-8"))
    assert data["command"] == "./ludi bench server --json b.json --write b.md --quick"
    assert [number["bar"] for number in data["numbers"] if number["bar"]] == [25, 2, 120, 3000, 50]
    named = {number["name"].strip(): number["value"] for number in data["numbers"]}
    committed, passed = named["8 clients, as fast as they can: moves committed"], named[PEER]
    assert named["committed moves are this part of it"] == pytest.approx(100 * committed / passed)
    measured = [number for number in data["numbers"] if number["value"] is not None]
    assert all(number["value"] >= 0 for number in measured)
    assert "moves committed" in capsys.readouterr().out
    assert str(tmp_path) not in page.read_text("utf-8")


def test_a_part_that_does_not_exist_is_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        cli.main(["bench", "sevrer"])
    assert capsys.readouterr().err.endswith("did you mean 'server'?\n")

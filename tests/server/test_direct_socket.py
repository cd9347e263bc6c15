"""The wire itself: texts of one moment in one write, sizes, slow clients, and what comes in at once."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from tests.server.house import House, Keys, Person, wait_for
from websockets.exceptions import ConnectionClosed

from ludi.server.direct_socket import READ_AHEAD, DirectSocket
from ludi.server.plain_socket import SLOW, WAITING_BYTES


def socket_of(house: House) -> DirectSocket:
    """The only one that is open."""
    found = [each for each in house.server.server_state.connections if isinstance(each, DirectSocket)]
    assert len(found) == 1
    return found[0]


def on_its_loop(socket: DirectSocket, *texts: bytes) -> None:
    """Put texts on a socket in one moment."""
    done = threading.Event()

    def put() -> None:
        for text in texts:
            socket.put(text)
        done.set()

    socket.loop.call_soon_threadsafe(put)
    assert done.wait(20)


@contextmanager
def spectator(house: House) -> Iterator[Person]:
    keys: Keys = house.make("person", "open")
    with house.at({"table": keys["table"]}) as person:
        yield person


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 300_000])
def test_a_text_of_any_size_arrives_whole(house: House, size: int) -> None:
    with spectator(house) as person:
        text = json.dumps("x" * max(0, size - 2)).encode() if size > 1 else b"7" * size
        on_its_loop(socket_of(house), text)
        assert person.socket.recv(20) == text.decode()


def test_texts_of_one_moment_arrive_one_by_one_and_in_order(house: House) -> None:
    with spectator(house) as person:
        on_its_loop(socket_of(house), *(str(n).encode() for n in range(256)))
        assert [person.socket.recv(20) for _ in range(256)] == list(map(str, range(256)))


def test_what_was_put_before_the_end_is_read_before_it(house: House) -> None:
    with spectator(house) as person:
        socket = socket_of(house)
        socket.loop.call_soon_threadsafe(socket.put, b"the last word")
        socket.loop.call_soon_threadsafe(socket.shutdown)
        assert person.socket.recv(20) == "the last word"
        with pytest.raises(ConnectionClosed):
            person.socket.recv(20)


def test_nothing_is_written_to_a_client_that_has_gone(house: House) -> None:
    with spectator(house) as person:
        socket = socket_of(house)
        person.socket.close()
        wait_for(lambda: socket.disconnected)
        on_its_loop(socket, b"too late")
        wait_for(lambda: not socket._texts)
        assert socket.transport.get_write_buffer_size() == 0


def stays_full(socket: DirectSocket) -> bool:
    """Whether the client, which reads some texts ahead, takes no more."""
    pause = threading.Event()
    for _ in range(20):
        if socket.writable.is_set():
            return False
        pause.wait(0.01)
    return True


def put_until_it_waits(socket: DirectSocket) -> list[bytes]:
    """Texts, one by one, until the client has left so many unread that the next ones wait."""
    texts: list[bytes] = []
    while not stays_full(socket):
        texts.append(b"%06d" % len(texts) + b"x" * 100_000)
        on_its_loop(socket, texts[-1])
        on_its_loop(socket)  # so that it has been written
        assert len(texts) < 1000
    return texts


def test_what_waits_for_a_client_is_written_when_it_reads_again(house: House) -> None:
    with spectator(house) as person:
        socket = socket_of(house)
        texts = put_until_it_waits(socket)
        later = [b"%d" % n for n in range(10_000)]
        on_its_loop(socket, *later)
        assert socket._texts == later
        for text in (*texts, *later):
            assert person.socket.recv(20) == text.decode()
        assert not socket.is_slow


def test_a_client_that_reads_nothing_is_let_go_and_told_why(house: House) -> None:
    with spectator(house) as person:
        socket = socket_of(house)
        texts = put_until_it_waits(socket)
        on_its_loop(socket, *[b"x" * 10_000] * (WAITING_BYTES // 10_000 + 1))
        assert socket.is_slow
        for text in texts:
            assert person.socket.recv(20) == text.decode()
        assert json.loads(person.socket.recv(20))["problem"]["code"] == "slow"
        with pytest.raises(ConnectionClosed) as closed:
            person.socket.recv(20)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == SLOW


def test_a_text_larger_than_all_that_may_wait_arrives_when_it_is_alone(house: House) -> None:
    with spectator(house) as person:
        text = b"7" * (2 * WAITING_BYTES)
        on_its_loop(socket_of(house), text)
        assert person.socket.recv(20) == text.decode()


def test_messages_that_come_at_once_are_answered_in_their_order(house: House) -> None:
    with spectator(house) as person:
        count = 5 * READ_AHEAD
        for number in range(1, count + 1):
            person.send(type="undo", request=number)
        answers = [person.until("answer")["request"] for _ in range(count)]
        assert answers == list(range(1, count + 1))

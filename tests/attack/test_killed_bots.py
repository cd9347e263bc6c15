"""Whatever ends or stops a process of the bots, whenever: the next decision is made within two seconds."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.house import House, Person, open_house, wait_for

SECONDS = 2.5  # two, and what a busy machine takes
SIGNALS = [signal.SIGKILL, signal.SIGTERM, signal.SIGSEGV, signal.SIGSTOP]

pytestmark = pytest.mark.skipif(not Path("/proc/self/schedstat").exists(), reason="finds processes in /proc")


def bot_processes() -> list[int]:
    """The processes of bots that this one has started and that have not ended."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            state, parent = (folder / "stat").read_text().rpartition(")")[2].split()[:2]
            command = (folder / "cmdline").read_bytes()
        except OSError:
            continue
        if int(parent) == os.getpid() and state != "Z" and b"ludi.server.bot_process" in command:
            found.append(int(folder.name))
    return sorted(found)


@pytest.fixture
def watched(tmp_path: Path) -> Iterator[House]:
    """A server of its own, whose processes are the only ones; those that were stopped are ended after it."""
    before = set(bot_processes())
    with open_house(tmp_path) as house:
        yield house
        left = set(bot_processes()) - before
    for process in left & set(bot_processes()):
        os.kill(process, signal.SIGKILL)


def send_all(number: int) -> None:
    for process in bot_processes():
        os.kill(process, number)


def next_turn_after(person: Person, action: str) -> float:
    """Play, and see how long it takes until one is to play again."""
    began = time.monotonic()
    step = person.position["step"]
    assert person.act(action) is None
    person.until("snapshot", lambda position: position["step"] >= step + 2)
    return time.monotonic() - began


@pytest.mark.parametrize("number", SIGNALS, ids=lambda number: number.name)
def test_a_bot_whose_process_ends_while_idle_decides_in_time(watched: House, number: signal.Signals) -> None:
    keys = watched.make("person", "bot", "bot")
    watched.start(keys)
    with watched.at(keys) as person:
        next_turn_after(person, "d4")
        person.wait_for_turn()
        wait_for(lambda: len(bot_processes()) > 0)
        send_all(number)
        time.sleep(0.2)  # as long as it takes the server to hear of it, or not
        assert next_turn_after(person, person.position["choices"][0]["action"]) < SECONDS


@pytest.mark.parametrize("number", SIGNALS, ids=lambda number: number.name)
def test_a_bot_whose_process_ends_while_it_thinks_decides_in_time(
    watched: House, number: signal.Signals
) -> None:
    wishes = [{"kind": "person"}, {"kind": "bot", "bot": "hard"}, {"kind": "bot", "bot": "easy"}]
    keys = watched.post("/tables", {"game": "forum", "seats": wishes}).json()
    watched.start(keys)
    with watched.at(keys) as person:
        assert person.act("d4") is None
        busy = watched.hall.thinking.workers
        wait_for(lambda: bool(busy._running))
        wait_for(lambda: len(bot_processes()) > 0)
        time.sleep(0.6)  # in the midst of its second
        began = time.monotonic()
        send_all(number)
        person.until("snapshot", lambda position: position["step"] >= 2)
        assert time.monotonic() - began < SECONDS  # of which it thinks one second again


@pytest.mark.parametrize("number", SIGNALS, ids=lambda number: number.name)
def test_a_bot_whose_process_ends_while_starting_decides_in_time(
    watched: House, number: signal.Signals
) -> None:
    keys = watched.make("person", "bot", "bot")
    watched.start(keys)
    with watched.at(keys) as person:
        send_all(signal.SIGKILL)
        wait_for(lambda: not bot_processes())
        began = time.monotonic()
        person.send(type="act", request=1, version=person.position["version"], actions=["d4"])
        wait_for(lambda: len(bot_processes()) > 0)
        send_all(number)
        person.until("snapshot", lambda position: position["step"] >= 2)
        assert time.monotonic() - began < SECONDS + 1  # a new process must start, and import what it needs

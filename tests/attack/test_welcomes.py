"""Sockets that ask for much and read nothing: what they cost is bounded, and others are answered."""

from __future__ import annotations

import json
from contextlib import ExitStack
from typing import Any

import pytest
from tests.attack import attacks
from tests.attack.long_games import STEPS, reviewed
from tests.server.house import House, Person

from ludi.server.plain_socket import WAITING_BYTES
from ludi.server.sockets import WELCOME_SECONDS

SOON = 2.0  # seconds in which everybody else is answered, on a machine that is busy
MEGABYTE = 2**20


@pytest.fixture(scope="module")
def long_table(house: House) -> str:
    return reviewed(house)


def test_a_welcome_to_a_long_game_has_the_position_and_the_last_events_only(
    house: House, long_table: str
) -> None:
    with house.connected(long_table) as socket:
        socket.send(json.dumps({"type": "hello"}))
        text = socket.recv(20)
        assert len(text) < 40_000
        position = json.loads(text)["snapshot"]
    assert position["step"] == position["told"][-1]["step"] == STEPS
    assert 0 < position["told_from"] == position["told"][0]["step"] < STEPS


def test_the_pages_before_a_welcome_are_the_whole_story(house: House, long_table: str) -> None:
    with house.at({"table": long_table}) as person:
        told, before = person.position["told"], person.position["told_from"]
    while before:
        answer = house.get(f"/tables/{long_table}/story?before={before}")
        assert len(answer.content) < 100_000
        page = answer.json()
        told, before = [*page["told"], *told], page["told_from"]
    steps = [event["step"] for event in told]
    assert steps == sorted(steps)
    assert set(steps) == set(range(1, STEPS + 1))


def test_a_page_of_a_table_that_is_not_played_is_refused(house: House) -> None:
    keys = house.make("person", "open")
    assert house.code(house.get(f"/tables/{keys['table']}/story")) == "not-playing"


def test_nobody_reads_the_story_of_another_seat_while_it_is_secret(house: House) -> None:
    keys = house.gather(2, "micatio")
    path = f"/tables/{keys[0]['table']}/story"
    assert house.code(house.get(f"{path}?seat=1", keys[0]["seat_token"])) == "hidden"
    assert house.get(f"{path}?seat=0", keys[0]["seat_token"]).status_code == 200


def test_a_connection_is_welcomed_once_in_a_second(house: House, long_table: str) -> None:
    with house.connected(long_table) as socket:
        for _ in range(30):
            socket.send(json.dumps({"type": "hello"}))
        heard = attacks.read_all(socket, 2.5 * WELCOME_SECONDS)
    assert [message["type"] for message in heard] == ["welcome"] * 3


def test_who_only_watches_shares_one_welcome(house: House, long_table: str) -> None:
    with ExitStack() as stack:
        people = [stack.enter_context(house.at({"table": long_table})) for _ in range(8)]
        made = [json.dumps(welcome_of(person)) for person in people]
        assert len(set(made)) == 1
        assert len(house.hall.rooms[long_table].welcomes) == 1


def welcome_of(person: Person) -> dict[str, Any]:
    return next(message for message in person.heard if message["type"] == "welcome")


def test_hello_repeated_and_never_read_costs_little_and_nobody_waits(house: House) -> None:
    figures = attacks.hello_again_and_again(house)
    assert figures.waiting < 3 * (WAITING_BYTES + 100_000)
    assert figures.grown < 100 * MEGABYTE
    assert figures.longest < SOON


def test_pings_never_read_cost_little_and_nobody_waits(house: House) -> None:
    figures = attacks.ping_again_and_again(house)
    assert figures.waiting < WAITING_BYTES
    assert figures.grown < 100 * MEGABYTE
    assert figures.longest < SOON


def test_a_hundred_who_read_nothing_are_let_go_by_the_bytes_that_wait(house: House) -> None:
    figures = attacks.many_who_read_nothing(house)
    assert figures.waiting < 100 * (WAITING_BYTES + 100_000)
    assert figures.grown < 150 * MEGABYTE
    assert figures.longest < SOON

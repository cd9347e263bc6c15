"""The guard, limits and origins: headers, sizes and rates; and nobody else is slowed."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from tests.server.house import House, Person, open_house
from websockets import Origin
from websockets.exceptions import ConnectionClosed, InvalidStatus

from ludi.engine.errors import SetupError
from ludi.server.limits import address_of
from ludi.server.origins import OriginError, Origins
from ludi.server.serve import without_secrets
from ludi.server.settings import Bounds, Habits, bounded
from ludi.table.words import clean


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that takes little."""
    bounds = Bounds(
        body=2000,
        sockets=5,
        makes="40/minute",
        messages="20/10 seconds",
        chats="2/10 seconds",
        hints="1/minute",
    )
    with open_house(tmp_path_factory.mktemp("strict"), Habits(bot_pause=0.0), bounds) as found:
        yield found


# Origins


@pytest.mark.parametrize("host", ["127.0.0.1:8700", "localhost", "[::1]:8700", "192.168.1.7", "ludi.example"])
def test_names_and_addresses_of_this_server_are_let_in(host: str) -> None:
    Origins(("ludi.example",)).check(scope(host))


@pytest.mark.parametrize(
    "host", ["evil.example", "", "localhost.evil.example", "[::1", "127.0.0.1.evil.example"]
)
def test_a_name_that_is_not_ours_is_refused(host: str) -> None:
    with pytest.raises(OriginError):
        Origins().check(scope(host))


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "", "http://127.0.0.1:9999"])
def test_a_page_of_another_site_is_refused(origin: str) -> None:
    with pytest.raises(OriginError):
        Origins().check(scope("127.0.0.1:8700", origin))


def scope(host: str, origin: str | None = None) -> dict[str, object]:
    headers = [(b"host", host.encode())] + ([(b"origin", origin.encode())] if origin is not None else [])
    return {"type": "websocket", "headers": headers}


def test_a_socket_from_another_site_is_refused(house: House) -> None:
    keys = house.make("person", "open")
    with pytest.raises(InvalidStatus), house.connected(keys["table"], origin=Origin("http://evil.example")):
        pass


def test_a_socket_from_our_own_page_is_let_in(house: House) -> None:
    keys = house.make("person", "open")
    with house.connected(keys["table"], origin=Origin(house.address)) as socket:
        Person(socket).until("welcome")


def test_a_request_from_another_site_is_refused(house: House) -> None:
    answer = house.http.post("/api/tables", json={}, headers={"origin": "http://evil.example"})
    assert (answer.status_code, house.code(answer)) == (403, "origin")


# Headers


@pytest.mark.parametrize("path", ["/", "/t/abc", "/api/games", "/api/nothing", "/healthz"])
def test_every_answer_has_a_strict_policy(house: House, path: str) -> None:
    headers = house.http.get(path).headers
    assert "default-src 'none'" in headers["content-security-policy"]
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"


def test_answers_of_the_api_are_not_stored(house: House) -> None:
    assert house.get("/tables").headers["cache-control"] == "no-store"


# Sizes


def test_a_body_that_is_too_large_is_refused(strict: House) -> None:
    answer = strict.post("/tables", {"game": "x" * 5000, "seats": [{}]})
    assert (answer.status_code, strict.code(answer)) == (413, "too-large")


def test_a_body_that_hides_its_size_is_refused(strict: House) -> None:
    pieces = iter([b"x" * 1000] * 10)
    answer = strict.http.post("/api/tables", content=pieces, headers={"content-type": "application/json"})
    assert answer.status_code in (413, 400)


def test_a_record_may_be_larger_than_other_bodies(strict: House) -> None:
    answer = strict.http.post("/api/records", content=b"x" * 100_000)
    assert strict.code(answer) == "record"


# Rates


def test_too_many_sockets_of_one_address_are_told_and_closed(strict: House) -> None:
    keys = strict.make("person", "open")
    with ExitStack() as stack:
        for _ in range(strict.server.config.app.state.limits.bounds.sockets):  # type: ignore[union-attr]
            stack.enter_context(strict.at(keys))
        with strict.connected(keys["table"]) as socket:
            assert json.loads(socket.recv())["problem"]["code"] == "too-many-requests"
            with pytest.raises(ConnectionClosed):
                socket.recv()


def test_a_place_is_free_again_when_its_socket_has_gone(strict: House) -> None:
    keys = strict.make("person", "open")
    for _ in range(12):
        with strict.at(keys):
            pass


def test_too_many_messages_are_answered_and_not_done(strict: House) -> None:
    keys, _ = strict.gather(2)
    with strict.at(keys) as a:
        for _ in range(30):
            a.send(type="say", request=1, text="x")
        codes = [answer["problem"] and answer["problem"]["code"] for answer in answers(a, 30)]
        assert codes[0] is None
        assert codes[-1] == "too-many-requests"


def test_a_flood_on_one_connection_does_not_slow_another(strict: House) -> None:
    keys, other = strict.gather(2)
    with strict.at(keys) as a, strict.at(other) as b:
        for _ in range(60):
            b.send(type="undo", request=1)
        assert a.act("d4") is None


def test_too_much_chat_is_refused_but_moves_go_on(strict: House) -> None:
    keys, _ = strict.gather(2)
    with strict.at(keys) as a:
        assert [a.ask("say", text="x")["problem"] is None for _ in range(3)] == [True, True, False]
        assert a.act("d4") is None


def answers(person: Person, count: int) -> list[dict[str, Any]]:
    return [person.until("answer") for _ in range(count)]


def test_too_many_new_tables_are_refused(tmp_path: Path) -> None:
    with open_house(tmp_path, bounds=Bounds(makes="2/minute")) as house:
        for _ in range(2):
            house.make("person", "open")
        answer = house.post("/tables", {"game": "forum", "seats": [{}, {}]})
        assert (answer.status_code, house.code(answer)) == (429, "too-many-requests")
        assert answer.headers["content-security-policy"]


def test_users_of_one_ipv6_network_share_their_limits() -> None:
    first, second = ({"client": (f"2001:db8::{n}", 1)} for n in (1, 2))
    assert address_of(first) == address_of(second)
    assert address_of({"client": ("2001:db8:1::1", 1)}) != address_of(first)


# Secrets and names


def test_logs_leave_out_what_opens_a_seat() -> None:
    event = {"event": "x", "seat_token": "abc", "secret": "abc", "game": "forum"}
    assert without_secrets(None, "info", event) == {
        "event": "x",
        "seat_token": "...",
        "secret": "...",
        "game": "forum",
    }


def test_no_token_or_table_is_in_what_the_server_prints(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    with open_house(tmp_path) as house:
        keys, other = house.gather(2)
        with house.at(keys) as a:
            a.act("d4")
            a.act("x9")
        house.post(f"/tables/{keys['table']}/start", key="wrong")
    printed = "".join(capfd.readouterr())
    assert "table made" in printed
    secrets = [keys["table"], keys["seat_token"], keys["owner_token"], other["seat_token"], "wrong"]
    assert not [secret for secret in secrets if secret in printed]


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("Anna", "Anna"),
        ("  An  na ", "An na"),
        ("\u202eanna\u202c", "anna"),
        ("a\u200d\u200bb", "ab"),
        ("a\x00\x1b[31mb", "a[31mb"),
        ("a\u2028b", "a b"),
        ("Zoë", "Zoë"),
        ("Zoe\u0308", "Zoë"),
        ("\ud800x", "x"),
        ("\ue000x", "x"),
        ("日本", "日本"),
        ("", ""),
    ],
)
def test_names_are_cleaned(text: str, shown: str) -> None:
    assert clean(text, 24) == shown


# What an operator sets


def test_an_operator_sets_limits_of_his_own_and_the_others_stay() -> None:
    assert bounded(["sockets=400", "messages=500/second"]) == Bounds(sockets=400, messages="500/second")
    assert bounded([]) == Bounds()


@pytest.mark.parametrize(
    "wish", ["", "sockets", "sockets=", "sockets=0", "sockets=5/minute", "messages=5", "all=3"]
)
def test_a_wish_that_limits_nothing_is_named(wish: str) -> None:
    with pytest.raises(SetupError, match=f"--limit {wish}: is no NAME=AMOUNT"):
        bounded([wish])

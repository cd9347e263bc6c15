"""Any number, text and length at any gate is answered by a sentence, never by a failure of the server."""

from __future__ import annotations

import json
import random
from typing import Any

import httpx
import pytest
from tests.attack.extremes import NUMBERS, TEXTS, VALUES, in_address, spoiled
from tests.server.house import House, Keys
from tests.server.said import said
from websockets.exceptions import ConnectionClosed

from ludi.languages import LANGUAGES
from ludi.server import sockets
from ludi.server.schema import document

DOCUMENT = document()
SEED = 20261
SEATS = [{"kind": "person", "name": "Anna", "bot": "", "word": "x"}, {"kind": "bot", "bot": "easy"}]
BODIES: dict[str, Any] = {  # a good wish for every address that takes one
    "/api/setup": {"game": "forum", "options": {"map": "standard", "supply": 3}},
    "/api/tables": {
        "game": "forum",
        "options": {"map": "standard"},
        "seats": SEATS,
        "is_public": False,
        "clock": {"per_move": 1, "per_game": 1, "per_turn": 0},
        "umpire": False,
    },
    "/api/tables/{table_id}/sit": {"seat": 1, "name": "Bert", "word": "x"},
    "/api/tables/{table_id}/seats/{seat}": {"kind": "bot", "name": "x", "bot": "easy", "word": ""},
    "/api/tables/{table_id}/fork": {"step": 0},
}
SAID: list[dict[str, Any]] = [  # a good message of every kind
    {"type": "hello", "seat_token": "x", "owner_token": "x", "umpire_token": "x"},
    {"type": "act", "request": 1, "version": 1, "actions": ["d4"]},
    {"type": "order", "request": 1, "version": 1, "text": "1; SHOOT", "draft": False},
    {"type": "offer", "request": 1, "action": "end", "agrees": True},
    {"type": "say", "request": 1, "text": "salve", "channel": "table"},
    {"type": "message", "request": 1, "to": 1, "text": "salve"},
    {"type": "look", "request": 1, "seat": 1},
    {"type": "pause", "request": 1, "on": True},
    {"type": "extend", "request": 1, "seconds": 5},
    {"type": "substitute", "request": 1, "seat": 1, "kind": "bot", "bot": "easy", "name": "", "reason": "x"},
    {"type": "correct", "request": 1, "action": "hull R1 12", "reason": "x"},
    {"type": "note", "request": 1, "text": "x"},
    {"type": "undo", "request": 1},
]


@pytest.fixture(scope="module")
def keys(house: House) -> Keys:
    return house.gather(2)[0]


def operations() -> list[tuple[str, str, dict[str, Any]]]:
    """Every method of every address in the document."""
    return [
        (method, path, operation)
        for path, methods in DOCUMENT["paths"].items()
        for method, operation in methods.items()
    ]


def send(house: House, method: str, path: str, keys: Keys, **more: Any) -> httpx.Response:
    headers = {"authorization": f"Bearer {keys['owner_token']}", "content-type": "application/json"}
    return house.http.request(method, path, headers=headers, **more)


def check(answer: httpx.Response) -> None:
    """Done, or refused with a sentence in each language."""
    assert answer.status_code < 500, answer.text
    if answer.status_code >= 400:
        assert all(said(answer.json()["message"], language) for language in LANGUAGES), answer.text


def fitted(path: str, keys: Keys, **others: str) -> str:
    """An address with good parts."""
    parts = {"table_id": keys["table"], "seat": "1", "step": "0", "game": "forum", "language": "en"}
    return path.format_map({**parts, **others})


@pytest.mark.parametrize("digits", [20, 40, 400, 5000])
@pytest.mark.parametrize("path", ["steps/0?seat={}", "chat?seat={}", "steps/{}", "seats/{}"])
def test_a_number_of_any_length_in_an_address_is_refused(
    house: House, keys: Keys, path: str, digits: int
) -> None:
    for number in ("9" * digits, "-" + "9" * digits):
        method = "POST" if path.startswith("seats") else "GET"
        body = json.dumps({"kind": "bot", "bot": "easy"}) if method == "POST" else None
        target = f"/api/tables/{keys['table']}/{path.format(number)}"
        answer = send(house, method, target, keys, content=body)
        check(answer)
        assert 400 <= answer.status_code < 500


@pytest.mark.parametrize(("method", "path", "operation"), operations(), ids=lambda part: str(part)[:40])
def test_any_value_in_an_address_is_answered(
    house: House, keys: Keys, method: str, path: str, operation: dict[str, Any]
) -> None:
    body = json.dumps(BODIES.get(path, {})) if method == "post" else None
    for parameter in operation.get("parameters", []):
        name = parameter["name"]
        for value in (*NUMBERS, *TEXTS):
            if parameter["in"] == "path":
                target = fitted(path, keys, **{name: in_address(value)})
            else:
                target = f"{fitted(path, keys)}?{name}={in_address(value)}"
            check(send(house, method, target, keys, content=body))


@pytest.mark.parametrize("path", BODIES)
def test_any_value_in_a_body_is_answered(house: House, path: str) -> None:
    keys = house.gather(2)[0]
    for wish in spoiled(BODIES[path], random.Random(SEED)):
        check(send(house, "POST", fitted(path, keys), keys, content=json.dumps(wish)))


@pytest.mark.parametrize(
    "body",
    [
        *(b"", b"\x00", b"\xff\xfe", b"[" * 60_000, b'{"a":' * 10_000, b"9" * 60_000, b'"\\ud800"', b"NaN"),
        *(b'{"game":"forum","seats":[{}],"options":{"map":NaN}}', b'{"game":"\xff"}', b"\xef\xbb\xbf{}"),
    ],
    ids=lambda body: repr(body[:20]),
)
@pytest.mark.parametrize("path", [*BODIES, "/api/records"])
def test_any_body_is_answered(house: House, keys: Keys, path: str, body: bytes) -> None:
    check(send(house, "POST", fitted(path, keys), keys, content=body))


@pytest.mark.parametrize("value", [value for value in VALUES if isinstance(value, str)], ids=ascii)
def test_any_record_is_answered(house: House, keys: Keys, value: str) -> None:
    text = value.encode("utf-8", "surrogatepass")
    for content in (text, b"ludi 1\n" + text, b"game: forum\nseats: " + text):
        check(send(house, "POST", "/api/records", keys, content=content))


@pytest.mark.parametrize("value", [value for value in TEXTS if value], ids=ascii)
def test_any_key_is_answered(house: House, keys: Keys, value: str) -> None:
    header = f"Bearer {value}".encode("utf-8", "surrogatepass")
    if set(header) & set(b"\x00\r\n") or header != header.strip():
        return  # not to be sent at all
    for path in (f"/api/tables/{keys['table']}/start", f"/api/tables/{keys['table']}/rematch"):
        check(house.http.post(path, headers={b"authorization": header}))


@pytest.mark.parametrize("message", SAID, ids=lambda message: str(message["type"]))
@pytest.mark.parametrize("game", ["forum", "megadates"])
def test_any_value_in_a_message_is_answered_and_the_connection_goes_on(
    house: House, message: dict[str, Any], game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sockets, "WELCOME_SECONDS", 0.01)  # whoever says hello again is welcomed again
    keys = house.gather(2, game)[0]
    with house.at(keys) as person:
        for wish in spoiled(message, random.Random(SEED)):
            person.socket.send(json.dumps(wish))
            person.send(type="ping")
            try:
                person.until("pong")
            except ConnectionClosed as closed:
                pytest.fail(f"{json.dumps(wish)[:200]}: {closed}")
            codes = [said["problem"]["code"] for said in person.heard if said.get("problem")]
            assert "internal" not in codes, json.dumps(wish)[:200]
            person.heard.clear()

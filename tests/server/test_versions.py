"""A table that was played by other rules than today's is there as far as it replays."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.house import House, Keys, open_house
from tests.server.said import said

from ludi.engine import record
from ludi.engine.errors import NotationError
from ludi.engine.registry import game_class

VERSION = game_class("forum").info.version


@pytest.fixture
def raised(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """Raise the version of Forum Romanum, as a release with other rules does."""

    def do() -> None:
        kind: Any = game_class("forum")
        monkeypatch.setattr(kind, "info", replace(kind.info, version=VERSION + 1))

    return do


def played(folder: Path, moves: int = 6, **wish: Any) -> tuple[Keys, list[str]]:
    """The keys and the lines of a game that two people began at a server, which then stopped."""
    with open_house(folder) as house:
        keys = house.gather(2, **wish)
        with house.at(keys[0]) as a, house.at(keys[1]) as b:
            for n in range(moves):
                mover = (a, b)[a.position["view"]["to_act"][0]]
                assert mover.act(mover.position["choices"][n]["action"]) is None
                for person in (a, b):
                    while person.position["step"] <= n:
                        person.until("snapshot")
        text = house.get(f"/tables/{keys[0]['table']}/record").text
    return keys[0], list(record.read(text).lines)


def change_journal(folder: Path, table: str, change: Callable[[str, dict[str, Any]], None]) -> None:
    """Change what is written in the entries of a table."""
    with sqlite3.connect(folder / "ludi.db") as database:
        found = database.execute("SELECT seq, kind, data FROM entries WHERE table_id = ?", [table]).fetchall()
        for seq, kind, text in found:
            data = json.loads(text)
            change(kind, data)
            values = json.dumps(data), table, seq
            database.execute("UPDATE entries SET data = ? WHERE table_id = ? AND seq = ?", values)
    database.close()


def other_draw(line: str) -> Callable[[str, dict[str, Any]], None]:
    """As if the rules of then had led to another line."""

    def change(kind: str, data: dict[str, Any]) -> None:
        if data.get("lines") == [line]:
            data["lines"] = [f"{line}+"]

    return change


def info(house: House, table: str) -> dict[str, Any]:
    found: dict[str, Any] = house.get(f"/tables/{table}").json()
    return found


def text_of(answer: httpx.Response) -> record.Record:
    assert answer.status_code == 200, answer.text
    return record.read(answer.text)


def test_a_game_of_an_older_version_is_shown_and_says_why_it_cannot_go_on(
    tmp_path: Path, raised: Callable[[], None]
) -> None:
    keys, lines = played(tmp_path)
    raised()
    with open_house(tmp_path) as house, house.at(keys) as anna:
        found = info(house, keys["table"])
        assert (found["status"], found["step"]) == ("abandoned", len(lines))
        assert f"(version {VERSION}, now {VERSION + 1})" in said(found["notice"])
        assert f"You can view it up to step {len(lines)}" in said(found["notice"])
        refused = anna.ask("act", version=anna.position["version"], actions=["d4"])["problem"]
        assert (refused["code"], refused["message"]) == ("stopped", found["notice"])


def test_a_game_of_an_older_version_can_be_looked_through_downloaded_and_forked(
    tmp_path: Path, raised: Callable[[], None]
) -> None:
    keys, lines = played(tmp_path)
    raised()
    with open_house(tmp_path) as house:
        table = keys["table"]
        assert house.get(f"/tables/{table}/steps/3").json()["step"] == 3
        assert list(text_of(house.get(f"/tables/{table}/record")).lines) == lines
        forked = house.post(f"/tables/{table}/fork", {"step": 4})
        assert forked.status_code == 201
        house.sit(forked.json()["table"], name="Bert")
        house.start(forked.json())
        assert info(house, forked.json()["table"])["step"] == 4


def test_nothing_is_written_at_such_a_table_so_that_its_own_version_goes_on_with_it(
    tmp_path: Path, raised: Callable[[], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    keys, lines = played(tmp_path)
    with monkeypatch.context():
        raised()
        with open_house(tmp_path) as house, house.at(keys) as anna:
            assert anna.refused("say", text="quid nunc?") == "stopped"
            for path in ("start", "abandon", "leave", "rematch"):
                key = keys["seat_token"] if path == "leave" else keys["owner_token"]
                house.post(f"/tables/{keys['table']}/{path}", key=key)
    kind: Any = game_class("forum")
    monkeypatch.setattr(kind, "info", replace(kind.info, version=VERSION))
    with open_house(tmp_path) as house:
        found = info(house, keys["table"])
        assert (found["status"], found["step"], found["notice"]) == ("playing", len(lines), None)


@pytest.mark.parametrize("is_older", [True, False])
def test_a_game_that_stops_replaying_midway_is_there_up_to_that_step(
    tmp_path: Path, raised: Callable[[], None], is_older: bool
) -> None:
    keys, lines = played(tmp_path)
    change_journal(tmp_path, keys["table"], other_draw(lines[4]))
    if is_older:
        raised()
    with open_house(tmp_path) as house:
        table = keys["table"]
        found = info(house, table)
        assert (found["status"], found["step"]) == ("abandoned", 4)
        assert ("The rules of" in said(found["notice"])) == is_older
        assert "step 4" in said(found["notice"])
        assert "stap 4" in said(found["notice"], "nl")
        assert house.get(f"/tables/{table}/steps/4").status_code == 200
        assert house.code(house.get(f"/tables/{table}/steps/5")) == "step"
        assert list(text_of(house.get(f"/tables/{table}/record")).lines) == lines[:4]
        assert house.post(f"/tables/{table}/fork", {"step": 4}).status_code == 201


def test_what_is_left_of_a_game_can_be_opened_as_a_record(tmp_path: Path, raised: Callable[[], None]) -> None:
    keys, lines = played(tmp_path)
    change_journal(tmp_path, keys["table"], other_draw(lines[4]))
    raised()
    with open_house(tmp_path) as house:
        text = house.get(f"/tables/{keys['table']}/record").text
        assert house.http.post("/api/records", content=text).status_code == 201


def test_secrets_of_a_game_that_cannot_go_on_are_open(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with open_house(tmp_path) as house:
        keys = house.gather(2, game="pompeii")[0]
        assert house.get(f"/tables/{keys['table']}/record").status_code == 403
    kind: Any = game_class("pompeii")
    monkeypatch.setattr(kind, "info", replace(kind.info, version=kind.info.version + 1))
    with open_house(tmp_path) as house:
        assert house.get(f"/tables/{keys['table']}/record").status_code == 200


def test_a_finished_game_of_an_older_version_says_by_which_rules_it_is_shown(
    tmp_path: Path, raised: Callable[[], None]
) -> None:
    with open_house(tmp_path) as house:
        keys, bert = house.gather(2)
        with house.at(keys) as a, house.at(bert) as b:
            a.ask("offer", action="end")
            b.ask("offer", action="end")
    raised()
    with open_house(tmp_path) as house:
        found = info(house, keys["table"])
        assert found["status"] == "over"
        assert f"played with version {VERSION} of" in said(found["notice"])
        assert house.post(f"/tables/{keys['table']}/rematch", key=keys["owner_token"]).status_code == 200


def test_a_table_that_had_not_started_starts_by_todays_rules(
    tmp_path: Path, raised: Callable[[], None]
) -> None:
    with open_house(tmp_path) as house:
        keys = house.make("person", "open")
    raised()
    with open_house(tmp_path) as house:
        house.sit(keys["table"], name="Bert")
        house.start(keys)
    with open_house(tmp_path) as house:
        found = info(house, keys["table"])
        assert (found["status"], found["notice"]) == ("playing", None)


def test_a_fork_that_was_not_started_is_shown_as_far_as_its_lines_replay(tmp_path: Path) -> None:
    keys, _ = played(tmp_path)
    with open_house(tmp_path) as house:
        forked = house.post(f"/tables/{keys['table']}/fork", {"step": 5}).json()

    def change(kind: str, data: dict[str, Any]) -> None:
        if kind == "made":
            data["lines"][3] = data["lines"][2]

    change_journal(tmp_path, forked["table"], change)
    with open_house(tmp_path) as house:
        found = info(house, forked["table"])
        assert (found["status"], found["step"]) == ("abandoned", 3)
        assert house.code(house.post(f"/tables/{forked['table']}/sit", {})) == "stopped"


def test_a_shown_record_that_stops_replaying_is_shown_as_far_as_it_does_and_given_back_whole(
    tmp_path: Path, raised: Callable[[], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    keys, lines = played(tmp_path)
    with open_house(tmp_path) as house:
        text = house.get(f"/tables/{keys['table']}/record").text
        shown = house.http.post("/api/records", content=text).json()
    raised()
    kind: Any = game_class("forum")
    read_move = kind.read_move

    def refuse(self: Any, state: Any, line: str) -> Any:
        if line == lines[2]:
            raise NotationError("no such move any more")
        return read_move(self, state, line)

    monkeypatch.setattr(kind, "read_move", refuse)
    with open_house(tmp_path) as house:
        found = info(house, shown["table"])
        assert (found["status"], found["step"]) == ("abandoned", 2)
        assert house.get(f"/tables/{shown['table']}/record").text == text


def test_a_table_whose_set_up_is_no_more_says_so_and_can_be_deleted(tmp_path: Path) -> None:
    keys, _ = played(tmp_path, moves=1)

    def change(kind: str, data: dict[str, Any]) -> None:
        if kind == "made":
            data["options"] = {"no_such_option": 1}

    change_journal(tmp_path, keys["table"], change)
    with open_house(tmp_path) as house:
        answer = house.get(f"/tables/{keys['table']}")
        assert (answer.status_code, answer.json()["code"]) == (410, "unreadable")
        assert "again" not in said(answer.json()["message"])
        for key, status in (("wrong", 403), (keys["owner_token"], 204)):
            headers = {"authorization": f"Bearer {key}"}
            assert house.http.delete(f"/api/tables/{keys['table']}", headers=headers).status_code == status

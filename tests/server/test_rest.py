"""The addresses of the API."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import msgspec
import pytest
from tests.server.house import House, open_house, wait_for
from tests.server.said import said

from ludi.engine.registry import game_ids
from ludi.server.errors import StoreError
from ludi.server.metrics import Metrics
from ludi.table.messages import GameInfo, Snapshot, TableInfo


def finish(house: House, *keys: dict[str, object]) -> None:
    """All people agree to end the game."""
    for key in keys:
        with house.at(key) as person:
            assert person.ask("offer", action="end")["problem"] is None


# Games


def test_every_game_is_listed_with_its_options_in_both_languages(house: House) -> None:
    games = [msgspec.convert(game, GameInfo) for game in house.get("/games").json()]
    assert [game.id for game in games] == game_ids()
    options = {option.name: option for option in games[0].options}
    assert options["map"].takes_own
    assert said(options["first"].choice_labels[-1], "nl") == "Een eerlijke loting"


def test_every_option_has_as_many_labels_as_choices(house: House) -> None:
    for game in house.get("/games").json():
        for option in game["options"]:
            assert len(option["choices"]) == len(option["choice_labels"])


@pytest.mark.parametrize("language", ["en", "nl"])
def test_texts_come_in_a_file_for_every_page_and_one_for_each_game(house: House, language: str) -> None:
    everywhere, forum = (house.get(f"/texts/{name}/{language}").text for name in ("house", "forum"))
    assert all(name in everywhere for name in ("problem-stale-action =", "forum-about =", "micatio-about ="))
    assert "forum-title =" not in everywhere
    assert all(name in forum for name in ("forum-title =", "forum-term-sector ="))
    assert "micatio-" not in forum


@pytest.mark.parametrize("path", ["/games", "/texts/house/en", "/rules/forum/nl"])
def test_long_texts_are_packed_and_not_sent_twice(house: House, path: str) -> None:
    first = house.get(path)
    assert first.headers["content-encoding"] == "gzip"
    again = house.http.get(f"/api{path}", headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize(("language", "word"), [("en", "Roman"), ("nl", "Romein")])
def test_the_rulebook_is_served_with_its_anchors(house: House, language: str, word: str) -> None:
    text = house.get(f"/rules/forum/{language}").text
    assert '<a id="F-27"></a>' in text
    assert word in text


def test_the_schema_of_a_view_names_its_fields_and_events(house: House) -> None:
    schema = house.get("/games/forum/view-schema").json()
    assert "track" in schema["view"]["$defs"]["Forum"]["properties"]
    assert "stalemate-ended" in schema["events"]


def test_what_is_printed_on_the_pieces_is_served_for_who_draws_them(house: House) -> None:
    boards = house.get("/games/discordia/printed").json()["boards"]
    assert boards["Mogontiacum"]["today"] == "Mainz"
    assert house.get("/games/micatio/printed").json() == {}


# Tables


def test_a_public_table_is_listed_and_a_private_one_is_not(house: House) -> None:
    public, private = house.make("person", "open", is_public=True), house.make("person", "open")
    listed = [msgspec.convert(table, TableInfo).id for table in house.get("/tables").json()]
    assert public["table"] in listed
    assert private["table"] not in listed


def test_a_table_that_is_over_is_not_listed(house: House) -> None:
    keys = house.make("person", "bot", is_public=True)
    house.start(keys)
    finish(house, keys)
    assert keys["table"] not in [table["id"] for table in house.get("/tables").json()]


def test_ids_of_tables_cannot_be_guessed(house: House) -> None:
    ids = {house.make("person", "open")["table"] for _ in range(5)}
    assert len(ids) == 5
    assert min(len(table) for table in ids) >= 16


@pytest.mark.parametrize("table", ["short", "A" * 20, "A" * 500, "é" * 20])
def test_an_unknown_table_is_not_found(house: House, table: str) -> None:
    answer = house.get(f"/tables/{table}")
    assert (answer.status_code, house.code(answer)) == (404, "unknown-table")


def test_an_unknown_table_stays_out_of_memory(house: House) -> None:
    house.get(f"/tables/{'A' * 20}")
    assert "A" * 20 not in house.hall.rooms


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({}, "malformed"),
        ({"game": "forum", "seats": []}, "malformed"),
        ({"game": "forum", "seats": [{"kind": "person"}] * 31}, "malformed"),
        ({"game": "forum", "seats": [{"kind": "god"}, {}]}, "malformed"),
        ({"game": "forum", "seats": [{}, {}], "colour": "red"}, "malformed"),
        ({"game": "forum", "seats": [{}, {}], "clock": {"per_move": -1}}, "malformed"),
        ({"game": "chess", "seats": [{}, {}]}, "setup"),
        ({"game": "forum", "seats": [{}]}, "setup"),
        ({"game": "forum", "seats": [{}, {}], "options": {"map": [[1]]}}, "setup"),
        ({"game": "forum", "seats": [{}, {}], "options": {"map": {"a": [None]}}}, "setup"),
        ({"game": "forum", "seats": [{}, {}], "options": {"repetition": 10**30}}, "setup"),
    ],
)
def test_a_table_that_cannot_be_made_is_refused_with_a_reason(house: House, body: object, code: str) -> None:
    answer = house.post("/tables", body)
    assert (answer.status_code, house.code(answer)) == (422, code)


@pytest.mark.parametrize("body", [b"", b"{", b"\xff", b"[" * 5000, b'{"game": "\\ud800", "seats": [{}]}'])
def test_a_body_that_is_no_json_is_refused(house: House, body: bytes) -> None:
    answer = house.http.post("/api/tables", content=body, headers={"content-type": "application/json"})
    assert answer.status_code in (400, 422)
    assert house.code(answer) in ("malformed", "setup")


def test_a_wrong_key_is_refused(house: House) -> None:
    keys = house.make("person", "bot")
    answer = house.post(f"/tables/{keys['table']}/start", key="wrong")
    assert (answer.status_code, house.code(answer)) == (401, "access")


def test_a_seat_s_key_does_not_do_what_the_owner_may(house: House) -> None:
    keys, other = house.gather(2)
    answer = house.post(f"/tables/{keys['table']}/abandon", key=other["seat_token"])
    assert (answer.status_code, house.code(answer)) == (403, "access")


def test_an_abandoned_table_takes_no_actions(house: House) -> None:
    keys, _ = house.gather(2)
    with house.at(keys) as a:
        house.post(f"/tables/{keys['table']}/abandon", key=keys["owner_token"])
        a.until("table", lambda message: message["table"]["status"] == "abandoned")
        assert a.refused("act", version=a.position["version"], actions=["d4"]) == "not-playing"


def test_everyone_at_the_table_sees_who_sits_down(house: House) -> None:
    keys = house.make("person", "open")
    with house.at(keys) as a:
        house.sit(keys["table"], name="Bert")
        assert a.until("table")["table"]["seats"][1]["name"] == "Bert"


def test_two_people_never_get_the_same_seat(house: House) -> None:
    keys = house.make("person", "open")
    house.sit(keys["table"])
    answer = house.post(f"/tables/{keys['table']}/sit", {"seat": 1})
    assert (answer.status_code, house.code(answer)) == (409, "seat-taken")


def test_a_key_that_was_replaced_makes_a_spectator_at_once(house: House) -> None:
    keys, other = house.gather(2)
    with house.at(other) as b:
        path = f"/tables/{keys['table']}"
        passed = house.post(f"{path}/seats/1/pass", key=other["seat_token"]).json()
        house.post(f"{path}/take", {"pass_token": passed["pass_token"]})
        assert b.until("welcome")["seat"] is None
        assert b.refused("act", version=1, actions=["d4"]) == "access"


# Bots


def test_bots_play_a_whole_game_among_themselves(house: House) -> None:
    keys = house.make("bot", "bot", game="micatio", options={"rounds": 2})
    with house.at(keys) as a:
        house.start(keys)
        a.until("table", lambda message: message["table"]["status"] == "over")
    assert house.get(f"/tables/{keys['table']}").json()["winners"]


def test_a_bot_takes_over_a_seat_and_hands_it_back(house: House) -> None:
    anna, bert = house.gather(2)
    with house.at(anna) as a:
        house.post(f"/tables/{bert['table']}/leave", key=bert["seat_token"])
        a.act("d4", "2 e5")
        a.until("snapshot", lambda position: position["step"] == 4)
        with house.at(bert):
            back = a.until("table", lambda message: not message["table"]["seats"][1]["is_away"])
            assert back["table"]["seats"][1]["name"] == "Bert"


def test_an_act_of_a_person_takes_the_seat_back_from_the_bot(house: House) -> None:
    keys, other = house.gather(2)
    with house.at(other) as b:
        house.post(f"/tables/{keys['table']}/leave", key=other["seat_token"])
        b.until("table", lambda message: message["table"]["seats"][1]["is_away"])
        with house.at(keys) as a:
            a.act("d4")
        assert b.ask("back")["problem"] is None
        assert not b.table["seats"][1]["is_away"]


# Looking back


def test_a_step_is_shown_as_the_caller_may_know_it(house: House) -> None:
    anna, _ = house.gather(2, "micatio")
    step = house.get(f"/tables/{anna['table']}").json()["step"]
    path = f"/tables/{anna['table']}/steps/{step}"
    own = msgspec.convert(house.get(path, anna["seat_token"]).json(), Snapshot)
    other = msgspec.convert(house.get(path).json(), Snapshot)
    assert own.view["lucky"][0]
    assert not other.view["lucky"][0]
    assert house.code(house.get(f"{path}?seat=0")) == "hidden"


@pytest.mark.parametrize("step", ["-1", "99", "x", "1e3", "9" * 30])
def test_a_step_that_is_none_is_refused(house: House, step: str) -> None:
    anna, _ = house.gather(2)
    assert house.code(house.get(f"/tables/{anna['table']}/steps/{step}")) in ("step", "malformed")


def test_a_record_is_downloaded_and_opened_again(house: House) -> None:
    anna, _ = house.gather(2)
    with house.at(anna) as a:
        a.act("d4", "2 e5")
    text = house.get(f"/tables/{anna['table']}/record").text
    answer = house.http.post("/api/records", content=text, headers={"content-type": "text/plain"})
    assert answer.status_code == 201
    table = house.get(f"/tables/{answer.json()['table']}").json()
    assert (table["status"], table["step"]) == ("over", 2)


@pytest.mark.parametrize("text", [b"", b"ludi", b"\xff\xfe", b"ludi-record 1 #00000000\n", b"x" * 100_000])
def test_a_record_that_is_none_is_refused(house: House, text: bytes) -> None:
    answer = house.http.post("/api/records", content=text, headers={"content-type": "text/plain"})
    assert (answer.status_code, house.code(answer)) == (422, "record")


def test_a_fork_is_an_open_table_from_that_step(house: House) -> None:
    anna, _ = house.gather(2)
    with house.at(anna) as a:
        a.act("d4", "2 e5")
    keys = house.post(f"/tables/{anna['table']}/fork", {"step": 1}).json()
    house.sit(keys["table"])
    house.start(keys)
    with house.at(keys) as again:
        assert again.position["view"]["moves"] == 1


def test_a_game_with_secrets_is_not_forked_while_it_is_played(house: House) -> None:
    anna, _ = house.gather(2, "micatio")
    assert house.code(house.post(f"/tables/{anna['table']}/fork", {"step": 0})) == "hidden"


def test_a_rematch_gives_each_person_the_key_to_his_seat(house: House) -> None:
    anna, bert = house.gather(2)
    finish(house, anna, bert)
    path = f"/tables/{anna['table']}/rematch"
    with house.at(anna, as_seat=False) as spectator:
        first = house.post(path, key=bert["seat_token"]).json()
        assert spectator.until("table")["table"]["next_table"] == first["table"]
    second = house.post(path, key=anna["seat_token"]).json()
    assert (first["seat"], second["seat"]) == (1, 0)
    assert first["table"] == second["table"]
    house.start(first)


def test_a_rematch_asked_twice_does_not_give_a_seat_twice(house: House) -> None:
    anna, bert = house.gather(2)
    finish(house, anna, bert)
    path = f"/tables/{anna['table']}/rematch"
    house.post(path, key=bert["seat_token"])
    assert house.code(house.post(path, key=bert["seat_token"])) == "seat-taken"


def test_a_seat_of_a_rematch_opens_only_for_the_key_that_sat_there(house: House) -> None:
    anna, bert = house.gather(2)
    finish(house, anna, bert)
    path = f"/tables/{anna['table']}/rematch"
    following = house.post(path, key=anna["seat_token"]).json()["table"]
    seat = house.get(f"/tables/{following}").json()["seats"][1]
    assert (seat["is_free"], seat["is_kept"]) == (False, True)
    for thief in (None, "wrong", anna["seat_token"], anna["owner_token"]):
        assert house.code(house.post(f"/tables/{following}/sit", {"seat": 1}, thief)) == "seat-kept"
    assert house.code(house.post(f"/tables/{following}/sit", {})) == "seats-full"
    assert house.post(path, key=bert["seat_token"]).json()["seat"] == 1


def test_an_owner_without_a_seat_gets_none_in_the_rematch(house: House) -> None:
    owner = house.make("bot", "open")
    bert = house.sit(owner["table"], name="Bert")
    house.start(owner)
    finish(house, bert)
    path = f"/tables/{owner['table']}/rematch"
    assert house.post(path, key=owner["owner_token"]).json()["seat"] is None
    assert house.post(path, key=bert["seat_token"]).json()["seat"] == 1


# Clocks


def test_a_bot_plays_when_the_clock_has_fallen(house: House) -> None:
    _, bert, _ = house.gather(3, clock={"per_move": 1, "per_game": 0})
    with house.at(bert) as a:
        assert a.table["seats"][0]["seconds_left"] is not None
        a.until("table", lambda message: message["table"]["seats"][0]["is_away"])
        a.until("snapshot", lambda position: position["step"] >= 1)


# A journal that fails


def test_what_cannot_be_saved_is_not_done_and_can_be_done_again(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, bert = house.gather(2)
    with house.at(anna) as a, house.at(bert) as b:
        with monkeypatch.context() as patched:
            patched.setattr(house.hall.store, "append", failing_append)
            problem = a.act("d4")
            assert problem
            assert problem["code"] == "store"
        b.ping()
        assert b.position["step"] == 0
        assert a.act("d4") is None
        assert b.until("snapshot")["step"] == 1


async def failing_append(*_: object) -> None:
    raise StoreError("the disk is full")


# The house


def test_tables_without_anybody_leave_memory_and_come_back(house: House) -> None:
    anna, _ = house.gather(2)
    with house.at(anna) as a:
        a.act("d4")
    room = house.hall.rooms[anna["table"]]
    wait_for(lambda: not room.listeners)
    room.used -= 10_000
    house.hall.expiry.sweep()
    assert anna["table"] not in house.hall.rooms
    with house.at(anna) as a:
        assert a.position["step"] == 1


def test_the_server_says_that_it_is_well(house: House) -> None:
    assert house.http.get("/healthz").text == "ok\n"


@pytest.fixture(scope="module")
def watched(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server whose counters can be read, on an address of their own."""
    with open_house(tmp_path_factory.mktemp("watched"), metrics=("127.0.0.1", 0)) as found:
        yield found


def counters(house: House) -> str:
    assert house.server.watch
    return httpx.get(house.server.watch.link, trust_env=False).text


def test_metrics_count_actions_and_name_nobody(watched: House) -> None:
    anna, _ = watched.gather(2)
    acts, problems = watched.hall.metrics.acts, watched.hall.metrics.problems.copy()
    with watched.at(anna) as a:
        a.act("d4")
        refused = a.act("d4", version=0)
        assert refused
    text, code = counters(watched), refused["code"]
    assert f"ludi_acts_total {acts + 1}.0" in text
    assert f'ludi_problems_total{{code="{code}"}} {problems[code] + 1}.0' in text
    assert anna["table"] not in text


def test_where_people_play_there_are_no_metrics_even_when_they_are_asked_for(watched: House) -> None:
    answer = watched.http.get("/metrics")
    assert "ludi_acts" not in answer.text
    assert watched.server.watch
    assert f":{watched.port}/" not in watched.server.watch.link


def test_where_the_metrics_are_nobody_can_play(watched: House) -> None:
    assert watched.server.watch
    for path in ("/", "/api/games", "/healthz", "/ws/x"):
        address = watched.server.watch.link.replace("/metrics", path)
        assert httpx.get(address, trust_env=False).status_code == 404


def test_nobody_listens_for_metrics_unless_they_are_asked_for(house: House) -> None:
    assert house.server.watch is None
    assert "ludi_acts" not in house.http.get("/metrics").text


def test_metrics_count_commits_by_how_long_they_took() -> None:
    metrics = Metrics()
    for seconds in (0.0005, 0.001, 0.03, 60.0):
        metrics.commit.observe(seconds)
    text = metrics.text().decode()
    for line in ('le="0.001"} 2.0', 'le="0.025"} 2.0', 'le="0.05"} 3.0', 'le="10.0"} 3.0', 'le="+Inf"} 4.0'):
        assert f"ludi_commit_seconds_bucket{{{line}" in text
    assert "ludi_commit_seconds_count 4.0" in text


def test_what_is_not_there_is_told_in_json(house: House) -> None:
    answer = house.get("/nothing")
    assert (answer.status_code, house.code(answer)) == (404, "not-found")


def test_a_wrong_method_is_told_in_json(house: House) -> None:
    answer = house.http.delete("/api/games")
    assert (answer.status_code, house.code(answer)) == (405, "method")


# Going on from a step


def test_going_on_from_a_step_keeps_the_bots_and_the_seat_of_who_does(house: House) -> None:
    seats = [{"kind": "bot", "bot": "hard"}, {"kind": "open"}, {"kind": "person", "name": "Anna"}]
    anna = house.post("/tables", {"game": "forum", "seats": [*seats, {"kind": "bot", "bot": "easy"}]}).json()
    bert = house.sit(anna["table"], name="Bert")
    house.start(anna)
    forked = house.post(f"/tables/{anna['table']}/fork", {"step": 0}, key=anna["seat_token"]).json()
    assert forked["seat"] == 2
    told = house.get(f"/tables/{forked['table']}").json()["seats"]
    assert [(seat["kind"], seat["bot"]) for seat in told] == [
        ("bot", "hard"),
        ("open", ""),
        ("person", ""),
        ("bot", "easy"),
    ]
    assert told[2]["name"] == "Anna"
    assert (
        house.post(f"/tables/{anna['table']}/fork", {"step": 0}, key=bert["seat_token"]).json()["seat"] == 1
    )


def test_a_spectator_who_goes_on_sits_where_no_bot_does(house: House) -> None:
    keys = house.make("bot", "bot")
    house.start(keys)
    path = f"/tables/{keys['table']}/fork"
    assert house.post(path, {"step": 0}).json()["seat"] == 0
    anna = house.make("person", "bot")
    house.start(anna)
    assert house.post(f"/tables/{anna['table']}/fork", {"step": 0}).json()["seat"] == 0

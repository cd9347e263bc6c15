"""Play over real WebSockets."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.server.house import House, Person
from tests.server.said import said
from websockets.exceptions import ConnectionClosed


def test_a_move_reaches_everyone_at_the_table(house: House) -> None:
    anna, bert = house.gather(2)
    with house.at(anna) as a, house.at(bert) as b, house.at(anna, as_seat=False) as spectator:
        assert a.act("d4") is None
        for person in (a, b, spectator):
            while person.position["step"] < 1:
                person.until("snapshot")
            assert person.position["told"][-1]["data"] == {"colour": "A1", "field": "d4"}


def test_an_answer_comes_after_the_position_it_made(house: House) -> None:
    anna, _ = house.gather(2)
    with house.at(anna) as a:
        a.act("d4")
        assert [message["type"] for message in a.heard[-2:]] == ["snapshot", "answer"]


def test_only_the_seat_that_decides_gets_choices_with_their_steps(house: House) -> None:
    anna, bert = house.gather(3)[:2]
    with house.at(anna) as a, house.at(bert) as b:
        assert {"action": "d4", "steps": ["d4"]} in a.position["choices"]
        assert b.position["choices"] == []


def test_a_doubled_click_is_answered_but_not_played_twice(house: House) -> None:
    anna, _ = house.gather(2)
    with house.at(anna) as a:
        version = a.position["version"]
        a.act("d4", version=version)
        problem = a.act("2 e5", version=version)
        assert problem
        assert problem["code"] == "stale-action"
        assert a.position["step"] == 1


def test_a_refusal_has_a_sentence_in_each_language_and_its_rule(house: House) -> None:
    anna, bert, _ = house.gather(3)
    with house.at(anna) as a, house.at(bert) as b:
        a.act("d4")
        b.wait_for_turn()
        problem = b.act("d4")
        assert problem
        assert (problem["code"], problem["rule"]) == ("illegal-action", "F-22")
        assert said(problem["message"]) == "d4 is taken: a Roman of A stands there."
        assert said(problem["message"], "nl") == "d4 is bezet: er staat een Romein van A."
        assert problem["message"]["words"]["colour"]["seat"] == 0


def test_a_chain_is_played_whole(house: House) -> None:
    anna, _ = house.gather(2)
    with house.at(anna) as a:
        assert a.act("d4", "2 e5") is None
        assert a.position["step"] == 2


def test_a_chain_with_a_fault_is_not_played_at_all(house: House) -> None:
    anna, _ = house.gather(2)
    with house.at(anna) as a:
        problem = a.act("d4", "2 d4")
        assert problem
        assert problem["rule"] == "F-22"
        a.ping()
        assert a.position["step"] == 0


def test_an_action_of_a_seat_that_is_not_to_act_is_refused(house: House) -> None:
    _, bert, _ = house.gather(3)
    with house.at(bert) as b:
        problem = b.act("d4")
        assert problem
        assert problem["code"] == "not-your-turn"


def test_a_spectator_cannot_act(house: House) -> None:
    anna, _ = house.gather(2)
    with house.at(anna, as_seat=False) as spectator:
        assert spectator.refused("act", version=0, actions=["d4"]) == "access"


@pytest.mark.parametrize("text", ["", "x9", "d4-", "\u202ed4", "d4" * 40])
def test_what_is_no_action_is_refused(house: House, text: str) -> None:
    anna, _ = house.gather(2)
    with house.at(anna) as a:
        problem = a.act(text)
        assert problem
        assert problem["code"] == "notation"


def test_seats_that_act_at_once_never_collide(house: House) -> None:
    anna, bert = house.gather(2, "micatio")
    with house.at(anna) as a, house.at(bert) as b:
        assert a.act("show 2") is None
        assert a.act("call 5") is None
        assert b.act("show 3") is None  # with the version of before
        assert b.act("call 5") is None
        assert b.position["view"]["round"] == 2


def test_an_order_that_waits_unseen_is_not_even_noticed(house: House) -> None:
    anna, bert = house.gather(2, "micatio")
    with house.at(anna) as a, house.at(bert) as b, house.at(anna, as_seat=False) as spectator:
        a.act("show 2")
        for person in (b, spectator):
            before = len(person.heard)
            person.ping()
            assert [message["type"] for message in person.heard[before:]] == ["pong"]


def test_what_a_seat_hides_is_in_no_message_of_others(house: House) -> None:
    anna, bert = house.gather(2, "micatio")
    with house.at(anna) as a, house.at(bert) as b:
        lucky = a.position["view"]["lucky"][0]
        assert lucky
        a.act("show 2")
        a.act("call 5")
        b.until("snapshot")
        assert all(position["view"]["lucky"][0] == 0 for position in positions(b))
        assert all(position["view"]["fingers"][0] == 0 for position in positions(b))


def positions(person: Person) -> list[dict[str, Any]]:
    welcomes = [message["snapshot"] for message in person.heard if message["type"] == "welcome"]
    return [*welcomes, *(message for message in person.heard if message["type"] == "snapshot")]


# Taking back


def test_the_last_action_may_be_taken_back_and_everyone_sees_it(house: House) -> None:
    anna, bert, _ = house.gather(3)
    with house.at(anna) as a, house.at(bert) as b:
        a.act("d4")
        assert a.position["may_undo"]
        assert a.ask("undo")["problem"] is None
        b.ask("allow")
        a.until("snapshot", lambda position: position["is_undo"])
        seen = (
            b.position if b.position["is_undo"] else b.until("snapshot", lambda position: position["is_undo"])
        )
        assert seen["step"] == 0


def test_after_a_take_back_the_old_version_is_past(house: House) -> None:
    anna, bert, _ = house.gather(3)
    with house.at(anna) as a, house.at(bert) as b:
        a.act("d4")
        b.wait_for_turn()
        version = b.position["version"]
        a.ask("undo")
        b.ask("allow")
        a.until("snapshot", lambda position: position["is_undo"])
        a.act("e5")
        b.ping()
        problem = b.act("d4", version=version)
        assert problem
        assert problem["code"] == "stale-action"


def test_nothing_is_taken_back_after_another_person_has_acted(house: House) -> None:
    anna, bert, _ = house.gather(3)
    with house.at(anna) as a, house.at(bert) as b:
        a.act("d4")
        b.wait_for_turn()
        b.act("e5")
        assert a.refused("undo") == "not-your-turn"


def test_a_person_may_take_back_over_the_answers_of_bots(house: House) -> None:
    keys = house.make("person", "bot", "bot")
    house.start(keys)
    with house.at(keys) as a:
        a.act("d4")
        a.until("snapshot", lambda position: position["step"] == 3)
        assert a.position["may_undo"]
        assert a.ask("undo")["problem"] is None
        assert a.position["step"] == 0
        assert a.act("d4") is None


# Hints, offers, chat


def test_a_hint_is_a_legal_choice(house: House) -> None:
    keys = house.make("person", "bot", game="micatio")
    house.start(keys)
    with house.at(keys) as a:
        answer = a.ask("hint")
        assert answer["hint"]["best"]["actions"][0] in [one["action"] for one in a.position["choices"]]


def test_there_is_no_hint_for_who_is_not_to_act(house: House) -> None:
    _, bert, _ = house.gather(3)
    with house.at(bert) as b:
        assert b.refused("hint") == "no-hint"


def test_a_game_ends_when_all_agree(house: House) -> None:
    anna, bert = house.gather(2)
    with house.at(anna) as a, house.at(bert) as b:
        assert a.position["may_offer"] == ["end"]
        a.ask("offer", action="end")
        assert b.until("snapshot")["offers"] == {"end": [0]}
        b.ask("offer", action="end")
        assert said(b.position["result"]["reason"], "nl") == "alle spelers wilden stoppen"
        assert b.table["status"] == "over"


def test_an_offer_may_be_taken_back(house: House) -> None:
    anna, _ = house.gather(2)
    with house.at(anna) as a:
        a.ask("offer", action="end")
        a.ask("offer", action="end", agrees=False)
        assert a.position["offers"] == {}


def test_bots_agree_unless_people_would_win(house: House) -> None:
    keys = house.make("person", "bot")
    house.start(keys)
    with house.at(keys) as a:
        a.ask("offer", action="end")
        assert a.table["status"] == "over"  # nobody has a step yet, so both win


def test_chat_is_clean_and_reaches_everyone(house: House) -> None:
    anna, bert = house.gather(2)
    with house.at(anna) as a, house.at(bert) as b:
        a.ask("say", text="hi\u202e <b>there</b>\u0000\n you")
        line = b.until("chat")
        assert (line["seat"], line["name"], line["text"]) == (0, "Anna", "hi <b>there</b> you")


def test_who_comes_later_reads_the_chat(house: House) -> None:
    anna, bert = house.gather(2)
    with house.at(anna) as a:
        a.ask("say", text="salve")
    with house.at(bert) as b:
        assert [line["text"] for line in b.heard[0]["chat"]] == ["salve"]


# Coming and going


def test_a_welcome_tells_the_whole_story_of_a_short_game(house: House) -> None:
    anna, bert, _ = house.gather(3)
    with house.at(anna) as a, house.at(bert) as b:
        a.act("d4")
        b.wait_for_turn()
        b.act("e5")
    with house.at(anna) as again:
        told = again.position["told"]
        assert [(event["step"], event["data"]["field"]) for event in told] == [(1, "d4"), (2, "e5")]
        assert again.position["told_from"] == 0


def test_others_see_who_comes_and_goes(house: House) -> None:
    anna, bert = house.gather(2)
    with house.at(anna) as a:
        with house.at(bert):
            a.until("table", lambda message: message["table"]["seats"][1]["is_online"])
        a.until("table", lambda message: not message["table"]["seats"][1]["is_online"])


def test_who_sits_down_says_hello_again_on_the_same_connection(house: House) -> None:
    keys = house.make("person", "open")
    with house.at(keys, as_seat=False) as visitor:
        assert visitor.heard[0]["seat"] is None
        taken = house.sit(keys["table"], name="Bert")
        visitor.send(type="hello", seat_token=taken["seat_token"])
        assert visitor.until("welcome")["seat"] == 1


def test_a_wrong_token_makes_a_spectator_who_is_told_so(house: House) -> None:
    anna, _ = house.gather(2)
    with house.connected(anna["table"]) as socket:
        person = Person(socket, seat_token="wrong")
        assert person.until("welcome")["seat"] is None
        assert person.until("answer")["problem"]["code"] == "access"


def test_an_unknown_table_is_told_and_closed(house: House) -> None:
    with house.connected("A" * 20) as socket:
        person = Person(socket)
        assert person.until("answer")["problem"]["code"] == "unknown-table"
        with pytest.raises(ConnectionClosed) as closed:
            person.hear()
        assert closed.value.rcvd
        assert closed.value.rcvd.code == 4404


def test_the_first_message_is_a_hello(house: House) -> None:
    anna, _ = house.gather(2)
    with house.connected(anna["table"]) as socket:
        socket.send(json.dumps({"type": "undo", "request": 1}))
        assert json.loads(socket.recv())["problem"]["code"] == "hello"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "null",
        "[]",
        '"act"',
        "{}",
        '{"type":"fly","request":1}',
        '{"type":"act","request":1}',
        '{"type":"act","request":1,"version":0,"actions":[]}',
        '{"type":"act","request":1,"version":0,"actions":[7]}',
        '{"type":"act","request":"x","version":0,"actions":["d4"]}',
        '{"type":"undo","request":1,"seat":0}',
        "[" * 50_000,
        "\ud800".encode("utf-8", "surrogatepass").decode("utf-8", "replace"),
    ],
)
def test_a_malformed_message_is_answered_and_the_connection_goes_on(house: House, text: str) -> None:
    anna, _ = house.gather(2)
    with house.at(anna) as a:
        a.socket.send(text)
        assert a.until("answer")["problem"]["code"] == "malformed"
        assert a.act("d4") is None


def test_a_malformed_request_is_answered_by_its_number(house: House) -> None:
    anna, _ = house.gather(2)
    with house.at(anna) as a:
        a.send(type="fly", request=7)
        assert a.until("answer")["request"] == 7


def test_bytes_are_no_message(house: House) -> None:
    anna, _ = house.gather(2)
    with house.at(anna) as a:
        a.socket.send(b"\x00\xff")
        assert a.until("answer")["problem"]["code"] == "malformed"


def test_a_chain_of_ten_thousand_actions_is_refused(house: House) -> None:
    anna, _ = house.gather(2)
    with house.at(anna) as a:
        problem = a.act(*["d4-f2"] * 10_000)
        assert problem
        assert problem["code"] == "malformed"
        assert a.act("d4") is None


def test_a_message_of_ten_megabytes_costs_its_sender_the_connection_and_nobody_else(house: House) -> None:
    anna, bert = house.gather(2)
    with house.at(anna) as a, house.at(bert) as b:
        b.send(type="say", request=1, text="x" * 10_000_000)
        with pytest.raises(ConnectionClosed) as closed:
            b.until("answer")
        assert closed.value.rcvd
        assert closed.value.rcvd.code == 1009
        assert a.act("d4") is None

"""Whole orders, the clock of a turn, channels and messengers at a table of galleys."""

from __future__ import annotations

import hashlib
import hmac
import re
from contextlib import ExitStack
from dataclasses import replace
from typing import Any

import msgspec
import pytest
from tests.server.house import House
from tests.server.said import said
from tests.server.test_tables import PERSON, Host, everything, playing, seen

from ludi.engine import record
from ludi.engine.errors import IllegalActionError, NotationError, RecordError, SetupError
from ludi.engine.registry import game_of
from ludi.table import records
from ludi.table.errors import StaleActionError, TableError
from ludi.table.messages import ClockWish, Opened, SeatWish

OPEN = SeatWish()


def battle(seats: int = 2, **wish: Any) -> Host:
    """A battle at which everyone sits."""
    return playing(PERSON, *[OPEN] * (seats - 1), game="megadates", **wish)


def order(host: Host, seat: int, text: str) -> None:
    host.table.play.order(seat, host.table.play.versions[seat], text, host.now)
    host.keep()


def ship(id_: str, squadron: str, stern: tuple[int, int], **more: Any) -> dict[str, Any]:
    side = "rome" if id_.startswith("R") else "pirates"
    kind = {"type": "liburnia", "facing": "E", "speed": 0, **more}
    return {"id": id_, "side": side, "squadron": squadron, "stern": list(stern), **kind}


def messenger_scenario() -> dict[str, Any]:
    """R1 and R2 of the red squadron; R3 commands the blue one beside R1, which can bring it a word."""
    ships = [
        ship("R1", "red", (3, 5)),
        ship("R2", "red", (3, 8)),
        ship("R3", "blue", (4, 5), commander="navarch"),
        ship("P1", "black", (15, 5)),
    ]
    return {"map": {"cols": 20, "rows": 12}, "turn_limit": 5, "ships": ships}


def squadrons(**options: Any) -> Host:
    return battle(4, options={"scenario": messenger_scenario(), **options})


# Set-ups


def test_the_seats_of_a_battle_follow_from_its_options(house: House) -> None:
    options = {"scenario": "squadron", "commands": "squadrons"}
    answer = house.post("/setup", {"game": "megadates", "options": options}).json()
    assert answer["seats"] == [2]
    assert said(answer["roles"][0]["title"]) == "R1 Fortuna, prefect, R2 Concordia, R3 Aquila"
    facts = [said(fact, "nl") for fact in answer["roles"][0]["facts"]]
    assert facts == ["Rome", "quadrireem", "liburnia", "eskader rood"]


def test_a_seat_says_which_ship_it_commands_in_which_fleet_and_squadron(house: House) -> None:
    wish = {"game": "megadates", "options": {"scenario": "coracesium"}}
    answer = house.post("/setup", wish).json()
    role = answer["roles"][2]
    assert said(role["title"]).startswith("R3 ")
    assert [said(fact) for fact in role["facts"]] == ["Rome", "quadrireme", "red squadron"]
    assert role["groups"] == ["rome", "red"]
    assert "hull 16" in said(role["card"][0])
    groups = {group["id"]: group for group in answer["groups"]}
    assert (said(groups["pirates"]["label"]), len(groups["pirates"]["seats"])) == ("Pirates", 15)
    assert set(groups["red"]["seats"]) < set(groups["rome"]["seats"])
    assert said(answer["how_to_write"][0]).startswith("R1: 1 1L")


def test_in_a_game_for_two_each_seat_has_the_marks_of_two_colours(house: House) -> None:
    answer = house.post("/setup", {"game": "forum", "count": 2}).json()
    assert [role["marks"] for role in answer["roles"]] == [["A1", "A2"], ["B1", "B2"]]


def test_a_game_whose_seats_are_alike_tells_their_letters_only(house: House) -> None:
    answer = house.post("/setup", {"game": "pompeii", "count": 3}).json()
    assert [role["marks"] for role in answer["roles"]] == [["A"], ["B"], ["C"]]
    assert [role["title"]["name"] for role in answer["roles"]] == ["", "", ""]
    assert answer["groups"] == []


def test_a_scenario_of_one_s_own_that_does_not_fit_is_refused_with_the_reason(house: House) -> None:
    wrong = {**messenger_scenario(), "ships": [ship("R1", "red", (3, 5))]}
    answer = house.post("/setup", {"game": "megadates", "options": {"scenario": wrong}})
    assert house.code(answer) == "setup"
    assert "pirates" in said(answer.json()["message"])


def test_a_scenario_of_one_s_own_is_played() -> None:
    assert [s["id"] for s in seen(squadrons().table, 0).view["ships"]] == ["R1", "R2", "R3", "P1"]


# Whole orders


def test_an_order_is_played_whole() -> None:
    host = battle()
    order(host, 0, "R1: 1 1L; RAM")
    assert host.table.board.match is not None
    assert host.table.board.match.lines == ["A 1", "A 1L", "A ram", "A done"]


def test_an_order_that_is_refused_plays_nothing() -> None:
    host = battle()
    with pytest.raises(IllegalActionError):
        order(host, 0, "1L 1L 1L 1L")
    assert host.table.board.match is not None
    assert host.table.board.match.lines == []


def test_an_order_for_a_decision_that_is_past_is_refused() -> None:
    host = battle()
    with pytest.raises(StaleActionError):
        host.table.play.order(0, host.table.play.versions[0] - 1, "1 1", host.now)


def test_a_refused_order_tells_the_part_the_legal_prefix_and_the_rule_in_both_languages(house: House) -> None:
    anna, _ = house.gather(2, "megadates")
    with house.at(anna) as a:
        version = a.position["version"]
        problem = a.ask("order", version=version, text="1L 1L 1L 1L")["problem"]
    assert (problem["part"], problem["prefix"], problem["rule"]) == ("1L", ["1L", "1L", "1L"], "N-065")
    assert "1L 1L 1L" in said(problem["message"])
    assert "1L 1L 1L" in said(problem["message"], "nl")
    assert said(problem["message"]) != said(problem["message"], "nl")


def test_a_game_without_whole_orders_refuses_them() -> None:
    host = playing()
    with pytest.raises(NotationError, match="no whole orders"):
        order(host, 0, "1 1")


def written(host: Host, seat: int = 0) -> str:
    text: str = seen(host.table, seat).view["ships"][seat]["order"]
    return text


def draft(host: Host, seat: int, text: str) -> None:
    host.table.play.order(seat, host.table.play.versions[seat], text, host.now, is_draft=True)
    host.keep()


def test_a_whole_order_takes_the_place_of_what_was_written() -> None:
    host = battle()
    host.act(0, "1R", "ram")
    order(host, 0, "1 1L")
    assert host.table.board.match is not None
    assert host.table.board.match.lines == ["A 1", "A 1L", "A done"]


def test_a_draft_is_written_but_not_given() -> None:
    host = battle()
    host.act(0, "1", "1R")
    draft(host, 0, "1R 1; RAM")
    assert (written(host), host.table.board.to_act()) == ("1R 1; RAM", [0, 1])


def test_an_empty_draft_takes_everything_back() -> None:
    host = battle()
    host.act(0, "1", "1R", "ram")
    draft(host, 0, "R1: 0")
    assert written(host) == "0"
    assert host.table.board.match is not None
    assert host.table.board.match.lines == []


def test_a_draft_that_is_refused_leaves_what_was_written() -> None:
    host = battle()
    host.act(0, "1", "1R")
    with pytest.raises(IllegalActionError):
        draft(host, 0, "1R 1R 1R 1R")
    assert written(host) == "1 1R"


def test_a_draft_leaves_the_orders_of_one_s_other_ships() -> None:
    host = battle(options={"scenario": "squadron", "commands": "squadrons"})
    host.act(0, "1", "1", "done", "1L")
    draft(host, 0, "R2: 1 1R")
    ships = seen(host.table, 0).view["ships"]
    assert [one["order"] for one in ships[:2]] == ["1 1", "1 1R"]


def test_a_draft_is_noticed_by_nobody_else(house: House) -> None:
    anna, bert = house.gather(2, "megadates")
    with house.at(anna) as a, house.at(bert) as b:
        a.ask("order", version=a.position["version"], text="1 1L", draft=True)
        a.ask("order", version=a.position["version"], text="1R 1", draft=True)
        b.ping()
        assert [message["type"] for message in b.heard if message["type"] == "snapshot"] == []
        assert a.position["view"]["ships"][0]["order"] == "1R 1"


def test_the_journal_keeps_drafts() -> None:
    host = battle()
    host.act(0, "1", "1R")
    draft(host, 0, "1R 1")
    assert everything(host.again()) == everything(host.table)


# Seals


def is_under(seal: str, opened: Opened) -> bool:
    """Whether the seal was made of this, as any client finds out."""
    salt = bytes.fromhex(opened.salt)
    return hmac.new(salt, opened.text.encode(), hashlib.sha256).hexdigest() == seal


def test_at_the_reveal_everyone_can_check_the_seals_that_were_shown() -> None:
    host = battle(7, options={"scenario": "squadron"})
    for seat in range(6):
        order(host, seat, "1 1")
    seals = seen(host.table, None).seals
    assert seen(host.table, None).opened == []
    order(host, 6, "1 1")
    for viewer in (None, 0, 6):
        opened = {one.seat: one for one in seen(host.table, viewer).opened}
        assert sorted(opened) == sorted(seals) == [0, 1, 2, 3, 4, 5]
        assert all(is_under(seals[seat], opened[seat]) for seat in seals)
        assert all(opened[seat].text.startswith("1, 1, done, ") for seat in seals)


def test_what_opens_the_seals_is_told_at_the_reveal_only() -> None:
    host = battle()
    order(host, 0, "1 1")
    order(host, 1, "1 1")
    assert seen(host.table, 0).opened
    order(host, 0, "1 1")
    assert seen(host.table, 1).opened == []


def test_opened_seals_do_not_tell_what_a_flag_means_or_that_one_was_ordered() -> None:
    texts = []
    for flag in ("", "; FLAG ATTACK", "; FLAG LEFT red"):
        host = battle(7, options={"scenario": "squadron"})
        order(host, 0, f"1 1{flag}")
        for seat in range(1, 7):
            order(host, seat, "1 1")
        texts.append(next(one.text for one in seen(host.table, 3).opened if one.seat == 0))
    assert {text.rpartition(", ")[0] for text in texts} == {"1, 1, done"}
    assert {len(text) for text in texts} == {len(texts[0])}


def test_opened_seals_do_not_tell_how_many_actions_were_made_unseen() -> None:
    opened = []
    for flag in ("", "; FLAG ATTACK"):
        host = battle(7, options={"scenario": "squadron"})
        for first in (f"1 1{flag}", "1 1"):
            order(host, 0, first)
            for seat in range(1, 7):
                order(host, seat, "1 1")
        shown = str([msgspec.to_builtins(one) for one in seen(host.table, 3).opened])
        opened.append(re.sub("[0-9a-f]{64}", "...", shown))
    assert opened[0] == opened[1]


def test_in_fog_seals_are_not_opened_before_the_end() -> None:
    host = battle(7, options={"scenario": "squadron", "fog": "los"})
    for seat in range(7):
        order(host, seat, "1 1")
    assert seen(host.table, 0).opened == []


def test_a_record_proves_the_seals_of_orders_with_flags() -> None:
    host = battle(7, options={"scenario": "squadron"})
    for seat in range(7):
        order(host, seat, "1 1; FLAG ATTACK" if seat == 0 else "1 1")
    for seat in range(7):
        host.table.offers.offer(seat, "end", True, host.now)
    written_down = record.read(records.record_text(host.table))
    written_down.verify(game_of(written_down))
    changed = [line.replace("A flag attack", "A flag left") for line in written_down.lines]
    with pytest.raises(RecordError, match="was not made of"):
        replace(written_down, lines=tuple(changed)).verify(game_of(written_down))


# The clock of a turn


def test_the_time_of_a_turn_is_shown_to_all() -> None:
    host = battle(clock=ClockWish(per_turn=60))
    assert host.table.sight.info(host.now + 20, ()).turn_seconds_left == 40


def test_at_the_deadline_who_has_no_orders_keeps_his_course() -> None:
    host = battle(clock=ClockWish(per_turn=60))
    order(host, 0, "1 1")
    host.now += 60
    host.table.fall(host.now)
    assert host.table.board.match is not None
    assert "! deadline" in host.table.board.match.lines
    assert seen(host.table, 0).view["turn"] == 2


def test_before_the_deadline_nothing_falls() -> None:
    host = battle(clock=ClockWish(per_turn=60))
    host.table.fall(host.now + 59)
    assert seen(host.table, 0).view["turn"] == 1


def test_a_new_turn_has_its_whole_time_again() -> None:
    host = battle(clock=ClockWish(per_turn=60))
    host.now += 50
    order(host, 0, "1 1")
    order(host, 1, "1 1")
    assert host.table.clocks.turn_left(host.now) == 60


def test_orders_within_a_turn_do_not_lengthen_it() -> None:
    host = battle(clock=ClockWish(per_turn=60))
    host.now += 50
    order(host, 0, "1 1")
    assert host.table.clocks.turn_left(host.now) == 10


def test_the_server_ends_a_turn_by_itself(house: House) -> None:
    anna, _ = house.gather(2, "megadates", clock={"per_turn": 1})
    with house.at(anna) as a:
        late = a.until("snapshot", lambda position: position["view"]["turn"] == 2)
    assert {"late"} < {told["kind"] for told in late["told"]}


def test_a_game_without_deadlines_takes_no_clock_for_the_turn() -> None:
    with pytest.raises(SetupError, match="no time for orders"):
        Host(PERSON, OPEN, clock=ClockWish(per_turn=60))


# Channels


def heard(host: Host, seat: int | None) -> list[str]:
    return [line.text for line in host.table.chat.chat_for(seat)]


def test_what_is_said_in_a_squadron_is_heard_only_there() -> None:
    host = squadrons()
    host.table.chat.say(host.caller(0), "turn left", host.now, "squadron")
    assert [bool(heard(host, viewer)) for viewer in (0, 1, 2, 3, None)] == [True, True, False, False, False]


def test_what_is_said_to_the_table_when_it_is_over_is_heard_by_all() -> None:
    host = squadrons()
    for seat in range(4):
        host.table.offers.offer(seat, "end", True, host.now)
    host.table.chat.say(host.caller(0), "ave", host.now)
    assert all(heard(host, viewer) == ["ave"] for viewer in (0, 1, 2, 3, None))


def test_each_seat_is_shown_whom_it_can_talk_to() -> None:
    table = squadrons().table
    assert [seen(table, seat).channels for seat in (0, 2)] == [{"squadron": [0, 1]}, {}]


def test_with_flags_only_no_squadron_talks() -> None:
    host = squadrons(comms="flags_only")
    with pytest.raises(IllegalActionError, match="only flags"):
        host.table.chat.say(host.caller(0), "turn left", host.now, "squadron")


def test_there_is_no_channel_of_the_fleet() -> None:
    host = squadrons()
    with pytest.raises(IllegalActionError, match="squadron only"):
        host.table.chat.say(host.caller(0), "turn left", host.now, "fleet")


def test_a_squadron_s_words_reach_no_other_socket(house: House) -> None:
    keys = house.gather(4, "megadates", options={"scenario": messenger_scenario()})
    with ExitStack() as stack:
        a, b, c = (stack.enter_context(house.at(keys[n])) for n in range(3))
        spectator = stack.enter_context(house.at(keys[0], as_seat=False))
        a.ask("say", text="turn left", channel="squadron")
        b.until("chat", lambda line: line["text"] == "turn left")
        for other in (c, spectator):
            other.ping()
            assert "turn left" not in str(other.heard)


# Messengers


def test_a_liburnia_beside_a_commander_brings_one_word_a_turn() -> None:
    host = squadrons()
    assert seen(host.table, 0).may_message == [2]
    host.table.chat.dispatch(host.caller(0), 2, "we attack", host.now)
    assert [heard(host, viewer) for viewer in (0, 1, 2, 3, None)] == [
        ["we attack"],
        [],
        ["we attack"],
        [],
        [],
    ]
    with pytest.raises(TableError, match="no-messenger"):
        host.table.chat.dispatch(host.caller(0), 2, "and again", host.now)


def test_who_has_sent_a_word_is_told_at_once_that_no_other_goes_and_nobody_else_is(house: House) -> None:
    keys = house.gather(4, "megadates", options={"scenario": messenger_scenario()})
    with ExitStack() as stack:
        a, b = (stack.enter_context(house.at(keys[n])) for n in range(2))
        assert a.position["may_message"] == [2]
        a.ask("message", to=2, text="we attack")
        assert a.position["may_message"] == []
        b.ping()
        assert [message["type"] for message in b.heard if message["type"] == "snapshot"] == []


def test_in_the_next_turn_a_messenger_goes_again() -> None:
    host = squadrons()
    host.table.chat.dispatch(host.caller(0), 2, "we attack", host.now)
    for seat in range(4):
        order(host, seat, "0")
    assert seen(host.table, 0).may_message == [2]


def test_a_word_to_whom_no_messenger_reaches_is_refused() -> None:
    host = squadrons()
    with pytest.raises(TableError, match="no-messenger"):
        host.table.chat.dispatch(host.caller(1), 2, "we attack", host.now)


def test_the_journal_keeps_channels_messages_and_the_clock() -> None:
    host = battle(4, options={"scenario": messenger_scenario()}, clock=ClockWish(per_turn=60))
    host.table.chat.say(host.caller(0), "turn left", host.now, "squadron")
    host.table.chat.dispatch(host.caller(0), 2, "we attack", host.now)
    order(host, 1, "0")
    assert everything(host.again()) == everything(host.table)


def test_what_was_said_in_secret_is_in_the_record_of_the_end() -> None:
    host = squadrons()
    host.table.chat.say(host.caller(0), "turn left", host.now, "squadron")
    for seat in range(4):
        host.table.offers.offer(seat, "end", True, host.now)
    assert 'note 0 squadron "A: turn left"' in records.record_text(host.table)

"""Whole orders, the clock of a turn, channels and messengers at a table of galleys."""

from __future__ import annotations

from contextlib import ExitStack
from typing import Any

import pytest
from tests.server.house import House
from tests.server.test_tables import PERSON, Host, everything, playing, seen

from ludi.engine.errors import IllegalActionError, NotationError, SetupError
from ludi.server.errors import StaleActionError, TableError
from ludi.server.messages import ClockWish, SeatWish

OPEN = SeatWish()


def battle(seats: int = 2, **wish: Any) -> Host:
    """A battle at which everyone sits."""
    return playing(PERSON, *[OPEN] * (seats - 1), game="megadates", **wish)


def order(host: Host, seat: int, text: str) -> None:
    host.table.order(seat, host.table.seats[seat].version, text, host.now)
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
    assert answer["labels"][0] == {"en": "R1, R2, R3 (red)", "nl": "R1, R2, R3 (rood)"}


def test_a_game_without_names_for_its_seats_has_empty_labels(house: House) -> None:
    answer = house.post("/setup", {"game": "forum"}).json()
    assert (answer["seats"], answer["labels"]) == ([2, 3, 4, 5, 6], [{"en": "", "nl": ""}] * 2)


def test_a_scenario_of_one_s_own_that_does_not_fit_is_refused_with_the_reason(house: House) -> None:
    wrong = {**messenger_scenario(), "ships": [ship("R1", "red", (3, 5))]}
    answer = house.post("/setup", {"game": "megadates", "options": {"scenario": wrong}})
    assert house.code(answer) == "setup"
    assert "pirates" in answer.json()["message"]["en"]


def test_a_scenario_of_one_s_own_is_played() -> None:
    assert [s["id"] for s in seen(squadrons().table, 0).view["ships"]] == ["R1", "R2", "R3", "P1"]


# Whole orders


def test_an_order_is_played_whole() -> None:
    host = battle()
    order(host, 0, "R1: 1 1L; RAM")
    assert host.table.match is not None
    assert host.table.match.lines == ["A 1", "A 1L", "A ram", "A done"]


def test_an_order_that_is_refused_plays_nothing() -> None:
    host = battle()
    with pytest.raises(IllegalActionError):
        order(host, 0, "1L 1L 1L 1L")
    assert host.table.match is not None
    assert host.table.match.lines == []


def test_an_order_for_a_decision_that_is_past_is_refused() -> None:
    host = battle()
    with pytest.raises(StaleActionError):
        host.table.order(0, host.table.seats[0].version - 1, "1 1", host.now)


def test_a_refused_order_tells_the_part_the_legal_prefix_and_the_rule_in_both_languages(house: House) -> None:
    anna, _ = house.gather(2, "megadates")
    with house.at(anna) as a:
        version = a.position["version"]
        problem = a.ask("order", version=version, text="1L 1L 1L 1L")["problem"]
    assert (problem["part"], problem["prefix"], problem["rule"]) == ("1L", ["1L", "1L", "1L"], "N-065")
    assert "1L 1L 1L" in problem["message"]["en"]
    assert "1L 1L 1L" in problem["message"]["nl"]
    assert problem["message"]["en"] != problem["message"]["nl"]


def test_a_game_without_whole_orders_refuses_them() -> None:
    host = playing()
    with pytest.raises(NotationError, match="no whole orders"):
        order(host, 0, "1 1")


# The clock of a turn


def test_the_time_of_a_turn_is_shown_to_all() -> None:
    host = battle(clock=ClockWish(per_turn=60))
    assert host.table.info(host.now + 20, ())["turn_seconds_left"] == 40


def test_at_the_deadline_who_has_no_orders_keeps_his_course() -> None:
    host = battle(clock=ClockWish(per_turn=60))
    order(host, 0, "1 1")
    host.now += 60
    host.table.fall(host.now)
    assert host.table.match is not None
    assert "! deadline" in host.table.match.lines
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
    assert host.table.turn_left(host.now) == 60


def test_orders_within_a_turn_do_not_lengthen_it() -> None:
    host = battle(clock=ClockWish(per_turn=60))
    host.now += 50
    order(host, 0, "1 1")
    assert host.table.turn_left(host.now) == 10


def test_the_server_ends_a_turn_by_itself(house: House) -> None:
    anna, _ = house.gather(2, "megadates", clock={"per_turn": 1})
    with house.at(anna) as a:
        late = a.until("position", lambda position: position["view"]["turn"] == 2)
    assert {"late"} < {told["kind"] for told in late["told"]}


def test_a_game_without_deadlines_takes_no_clock_for_the_turn() -> None:
    with pytest.raises(SetupError, match="no time for orders"):
        Host(PERSON, OPEN, clock=ClockWish(per_turn=60))


# Channels


def heard(host: Host, seat: int | None) -> list[str]:
    return [line["text"] for line in host.table.chat_for(seat)]


def test_what_is_said_in_a_squadron_is_heard_only_there() -> None:
    host = squadrons()
    host.table.say(host.caller(0), "turn left", host.now, "squadron")
    assert [bool(heard(host, viewer)) for viewer in (0, 1, 2, 3, None)] == [True, True, False, False, False]


def test_what_is_said_to_the_table_is_heard_by_all() -> None:
    host = squadrons()
    host.table.say(host.caller(0), "ave", host.now)
    assert all(heard(host, viewer) == ["ave"] for viewer in (0, 1, 2, 3, None))


def test_each_seat_is_shown_whom_it_can_talk_to() -> None:
    table = squadrons().table
    assert [seen(table, seat).channels for seat in (0, 2)] == [{"squadron": [0, 1]}, {}]


def test_with_flags_only_no_squadron_talks() -> None:
    host = squadrons(comms="flags_only")
    with pytest.raises(TableError, match="no-channel"):
        host.table.say(host.caller(0), "turn left", host.now, "squadron")


def test_there_is_no_channel_of_the_fleet() -> None:
    host = squadrons()
    with pytest.raises(TableError, match="no-channel"):
        host.table.say(host.caller(0), "turn left", host.now, "fleet")


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
    host.table.dispatch(host.caller(0), 2, "we attack", host.now)
    assert [heard(host, viewer) for viewer in (0, 1, 2, 3, None)] == [
        ["we attack"],
        [],
        ["we attack"],
        [],
        [],
    ]
    with pytest.raises(TableError, match="no-messenger"):
        host.table.dispatch(host.caller(0), 2, "and again", host.now)


def test_in_the_next_turn_a_messenger_goes_again() -> None:
    host = squadrons()
    host.table.dispatch(host.caller(0), 2, "we attack", host.now)
    for seat in range(4):
        order(host, seat, "0")
    assert seen(host.table, 0).may_message == [2]


def test_a_word_to_whom_no_messenger_reaches_is_refused() -> None:
    host = squadrons()
    with pytest.raises(TableError, match="no-messenger"):
        host.table.dispatch(host.caller(1), 2, "we attack", host.now)


def test_the_journal_keeps_channels_messages_and_the_clock() -> None:
    host = battle(4, options={"scenario": messenger_scenario()}, clock=ClockWish(per_turn=60))
    host.table.say(host.caller(0), "turn left", host.now, "squadron")
    host.table.dispatch(host.caller(0), 2, "we attack", host.now)
    order(host, 1, "0")
    assert everything(host.again()) == everything(host.table)


def test_what_was_said_in_secret_is_in_the_record_of_the_end() -> None:
    host = squadrons()
    host.table.say(host.caller(0), "turn left", host.now, "squadron")
    for seat in range(4):
        host.table.offer(seat, "end", True, host.now)
    assert 'note 0 squadron "A: turn left"' in host.table.record()

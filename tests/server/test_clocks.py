"""Clocks that fall: who is there misses one move, for who is not a bot plays on until he is back."""

from __future__ import annotations

from typing import Any

import pytest
from tests.server.house import House, Person
from tests.server.said import said
from tests.server.test_tables import Host, clocked, everything, playing

from ludi.table import commands
from ludi.table.clocks import OVERTIME
from ludi.table.errors import TableError
from ludi.table.messages import Act, Back, ClockWish, Undo

EVERYBODY = (0, 1, 2)


def fallen(present: tuple[int, ...] = EVERYBODY, **clock: int) -> Host:
    """A table at which the clock of the first seat has just fallen, with these people there."""
    host = clocked(**(clock or {"per_move": 20}))
    host.now += sum(clock.values()) or 20
    host.table.fall(host.now, present)
    return host


# At a table


def test_who_is_there_keeps_his_seat_when_his_clock_falls() -> None:
    seat = fallen().table.seats[0]
    assert (seat.is_away, seat.is_late, seat.is_played_by_bot) == (False, True, True)


def test_a_bot_makes_one_move_for_who_is_late() -> None:
    host = fallen()
    host.act(0, "d4")
    assert not host.table.seats[0].is_played_by_bot
    assert host.table.clocks.seconds_left(0, host.now) == 20


def test_who_is_late_does_not_act_himself() -> None:
    host = fallen()
    act = Act(request=1, version=host.table.play.versions[0], actions=["d4"])
    for wish in (act, Undo(request=2)):
        with pytest.raises(TableError, match="late"):
            commands.play(host.table, host.caller(0), wish, host.now)


def test_saying_that_one_is_here_gives_no_more_time_to_who_is_late() -> None:
    host = fallen()
    commands.play(host.table, host.caller(0), Back(request=1), host.now)
    assert host.table.seats[0].is_late


def test_no_clock_falls_while_a_bot_makes_the_move() -> None:
    host = fallen()
    assert host.table.next_fall(host.now) is None


def test_who_has_used_up_his_time_for_the_game_has_some_for_each_move() -> None:
    host = fallen(per_game=60)
    host.act(0, "d4")
    assert host.table.clocks.seconds_left(0, host.now) == OVERTIME
    host.now += OVERTIME
    host.table.fall(host.now, EVERYBODY)
    assert host.table.seats[0].is_late


def test_a_bot_plays_on_for_who_is_not_there() -> None:
    host = fallen(present=(1,))
    host.act(0, "d4")
    assert host.table.seats[0].is_away


def test_who_leaves_while_he_is_late_is_away() -> None:
    host = fallen()
    host.table.seating.leave(host.caller(0), host.now)
    host.act(0, "d4")
    assert host.table.seats[0].is_away


def test_the_journal_brings_back_who_is_late() -> None:
    host = fallen()
    assert everything(host.again()) == everything(host.table)
    assert host.again().seats[0].is_late


def test_a_captain_who_is_late_keeps_his_ship_and_the_time_of_the_others() -> None:
    host = playing(game="micatio", clock=ClockWish(per_move=20))
    host.act(0, "show 2")  # unseen: his clock runs on
    host.now += 20
    host.table.fall(host.now, EVERYBODY)
    assert [seat.is_late for seat in host.table.seats] == [True, True]
    host.act(0, "call 5")
    assert [seat.is_late for seat in host.table.seats] == [False, True]


# Over sockets


def bots_level(person: Person, seat: int) -> tuple[bool, bool]:
    """Whether a seat is away, and whether it is late, as everyone is told."""
    told = person.table["seats"][seat]
    return told["is_away"], told["is_late"]


def told_about_seats(person: Person) -> list[str]:
    lines = [line for line in person.heard if line["type"] == "chat" and line["channel"] == "seats"]
    return [said(line["said"], "en") for line in lines]


@pytest.mark.parametrize("game", ["forum", "pompeii", "megadates", "micatio"])
def test_a_clock_that_falls_does_not_take_the_game_away(house: House, game: str) -> None:
    anna, bert = house.gather(2, game, clock={"per_move": 1})
    with house.at(anna) as a, house.at(bert) as b:
        late = a if a.position["choices"] else b
        seat = 0 if late is a else 1
        late.until("table", lambda message: message["table"]["seats"][seat]["is_late"])
        late.until("table", lambda message: not message["table"]["seats"][seat]["is_late"])
        assert bots_level(late, seat) == (False, False)
        late.ping()
        assert late.position["step"] >= 1
        assert any("time" in line for line in told_about_seats(late))
        assert not any("plays on" in line for line in told_about_seats(late))


def test_who_was_away_takes_his_seat_back_between_two_moves_of_bots(house: House) -> None:
    keys = house.make("person", "bot", "bot", clock={"per_move": 1})
    house.start(keys)
    with house.at(keys, as_seat=False) as watching:
        watching.until("table", lambda message: message["table"]["seats"][0]["is_away"])
        with house.at(keys) as a:
            a.until("table", lambda message: not message["table"]["seats"][0]["is_away"])


def test_the_button_gives_the_seat_back_while_the_bot_thinks(house: House) -> None:
    anna, bert = house.gather(2)
    with house.at(anna) as a, house.at(bert) as b:
        house.post(f"/tables/{anna['table']}/leave", key=anna["seat_token"])
        a.until("table", lambda message: message["table"]["seats"][0]["is_away"])
        assert a.ask("back")["problem"] is None
        assert bots_level(a, 0) == (False, False)
        assert b.table["status"] == "playing"


def test_two_people_at_one_screen_are_both_there(house: House) -> None:
    keys = house.make("person", "open", clock={"per_move": 1})
    beside: dict[str, Any] = house.post(
        f"/tables/{keys['table']}/sit", {"seat": 1, "name": "Bert"}, keys["seat_token"]
    ).json()
    house.start(keys)
    with house.at(keys) as a:
        a.until("table", lambda message: message["table"]["seats"][1]["is_late"])
        assert bots_level(a, 1) == (False, True)
    assert beside["seat"] == 1

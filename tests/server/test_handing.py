"""Seats that change hands in a running game: nobody gets to see a hand that is not his."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from tests.server.house import House, Keys, Person, wait_for
from tests.server.said import said
from tests.server.test_tables import BOT, OPEN, PERSON, Host, playing

from ludi.engine import record
from ludi.server.rooms import Room
from ludi.table import records
from ludi.table.errors import AccessError, TableError
from ludi.table.keys import Caller
from ludi.table.messages import SeatWish, SitWish

SPECTATOR = Caller()


def told(host: Host) -> list[str]:
    """What everyone was told about seats."""
    return [said(line.said) for line in host.table.chat.chat_for(None) if line.channel == "seats"]


def pass_on(host: Host, seat: int, **taker: Any) -> str:
    """The seat goes over by a link of its player; the new key."""
    made = host.table.handing.make_pass(seat, host.caller(seat), True, host.now)
    wish = {"name": "", "holder": SPECTATOR, **taker}
    return host.table.handing.take(made.pass_token or "", now=host.now, **wish).seat_token or ""


def asked(host: Host, seat: int, holder: Caller = SPECTATOR, is_absent: bool = True) -> str:
    return host.table.handing.ask(seat, "Zeno", holder, is_absent, host.now).pass_token or ""


# The owner


@pytest.mark.parametrize("wish", [SeatWish(kind="person"), OPEN, BOT])
@pytest.mark.parametrize("seat", [1, 2])
def test_the_owner_changes_no_seat_of_a_running_game(wish: SeatWish, seat: int) -> None:
    host = playing(PERSON, OPEN, BOT, game="pompeii")
    with pytest.raises(TableError, match=r"seat-in-play|not-absent"):
        host.table.seating.change_seat(seat, wish, host.owner, host.now)
    assert not host.table.journal.news.entries


@pytest.mark.parametrize("wish", [SeatWish(kind="person"), OPEN])
def test_nor_that_of_somebody_who_is_absent(wish: SeatWish) -> None:
    host = playing(game="pompeii")
    with pytest.raises(TableError, match="seat-in-play"):
        host.table.seating.change_seat(1, wish, host.owner, host.now, is_absent=True)


def test_nobody_sits_down_in_a_running_game() -> None:
    host = playing(PERSON, BOT, game="pompeii")
    with pytest.raises(TableError, match="seats-full"):
        host.table.seating.sit(SitWish(seat=1), host.now)


# By a link of its own player


def test_a_player_hands_his_seat_on_by_a_link_that_opens_once() -> None:
    host = playing()
    made = host.table.handing.make_pass(1, host.caller(1), True, host.now).pass_token or ""
    assert host.table.keys.caller(host.tokens[1]).seat == 1  # until the link is used
    taken = host.table.handing.take(made, "Cas", SPECTATOR, host.now)
    assert host.table.keys.caller(taken.seat_token).seat == 1
    assert host.table.seats[1].name == "Cas"
    with pytest.raises(AccessError):
        host.caller(1)
    with pytest.raises(AccessError):
        host.table.handing.take(made, "Dora", SPECTATOR, host.now)


def test_another_link_makes_the_first_worthless() -> None:
    host = playing()
    first = host.table.handing.make_pass(1, host.caller(1), True, host.now).pass_token or ""
    host.table.handing.make_pass(1, host.caller(1), False, host.now)
    with pytest.raises(AccessError):
        host.table.handing.take(first, "", SPECTATOR, host.now)


def test_a_link_is_no_key_to_look_with() -> None:
    host = playing(game="micatio")
    made = host.table.handing.make_pass(1, host.caller(1), True, host.now).pass_token
    with pytest.raises(AccessError):
        host.table.keys.caller(made)


def test_who_has_a_seat_takes_no_other_by_a_link() -> None:
    host = playing(PERSON, OPEN, OPEN)
    with pytest.raises(TableError, match="holds-seat"):
        pass_on(host, 1, holder=host.caller(0))


def test_every_change_is_told_and_in_the_record() -> None:
    host = playing()
    pass_on(host, 1, name="Cas")
    host.table.seating.leave(host.caller(0), host.now)
    host.table.seating.come_back(host.caller(0), host.now)
    assert told(host) == [
        "The seat of B changed hands: Bert passed it on by a link.",
        "A has left: a bot plays on.",
        "A is back and plays again.",
    ]
    notes = record.read(records.record_text(host.table)).notes
    assert [(note.kind, note.text) for note in notes] == [
        ("seat", "handed B own person Bert"),
        ("seat", "away A left"),
        ("seat", "back A"),
    ]
    assert [line.said for line in host.again().chat.chat_for(None)] == [
        line.said for line in host.table.chat.chat_for(None)
    ]


def test_what_is_told_of_a_seat_outlasts_any_amount_of_talk() -> None:
    host = playing()
    pass_on(host, 1)
    for _ in range(200):
        host.table.chat.say(host.caller(0), "bla", host.now)
    assert len(told(host)) == 1


# With the consent of the others


def three() -> Host:
    return playing(PERSON, OPEN, OPEN, game="pompeii")


def test_a_seat_is_taken_over_when_all_others_agree() -> None:
    host = three()
    token = asked(host, 1)
    for seat in (0, 2):
        with pytest.raises(AccessError):
            host.table.handing.take(token, "", SPECTATOR, host.now)
        host.table.handing.consent(1, True, host.caller(seat), host.now)
    taken = host.table.handing.take(token, "", SPECTATOR, host.now)
    assert host.table.keys.caller(taken.seat_token).seat == 1
    assert host.table.seats[1].name == "Zeno"
    assert told(host) == ["The seat of B changed hands: everyone else agreed, because Bert was away."]


def test_who_is_there_is_not_replaced() -> None:
    with pytest.raises(TableError, match="not-absent"):
        asked(three(), 1, is_absent=False)


def test_who_has_a_seat_asks_for_no_other() -> None:
    host = three()
    with pytest.raises(TableError, match="holds-seat"):
        asked(host, 1, holder=host.caller(0))


def test_the_consent_of_the_owner_is_not_that_of_the_others() -> None:
    host = three()
    token = asked(host, 1, holder=host.owner)
    host.table.handing.consent(1, True, host.caller(0), host.now)
    with pytest.raises(AccessError):
        host.table.handing.consent(1, True, host.owner, host.now)
    with pytest.raises(AccessError):
        host.table.handing.take(token, "", SPECTATOR, host.now)


def test_one_who_refuses_ends_it() -> None:
    host = three()
    token = asked(host, 1)
    host.table.handing.consent(1, True, host.caller(0), host.now)
    host.table.handing.consent(1, False, host.caller(2), host.now)
    with pytest.raises(TableError, match="not-asked"):
        host.table.handing.consent(1, True, host.caller(2), host.now)
    with pytest.raises(AccessError):
        host.table.handing.take(token, "", SPECTATOR, host.now)


def test_who_comes_back_keeps_the_seat_that_was_given_away() -> None:
    host = playing(game="pompeii")
    token = asked(host, 1)
    host.table.handing.consent(1, True, host.caller(0), host.now)
    host.table.seating.come_back(host.caller(1), host.now)
    with pytest.raises(AccessError):
        host.table.handing.take(token, "", SPECTATOR, host.now)


def test_the_seat_of_a_bot_opens_only_with_the_consent_of_all_people() -> None:
    host = playing(PERSON, OPEN, BOT, game="pompeii")
    token = asked(host, 2, is_absent=False)
    host.table.handing.consent(2, True, host.caller(0), host.now)
    with pytest.raises(AccessError):
        host.table.handing.take(token, "", SPECTATOR, host.now)
    host.table.handing.consent(2, True, host.caller(1), host.now)
    host.table.handing.take(token, "", SPECTATOR, host.now)
    assert host.table.seats[2].kind == "person"


def test_where_nobody_else_plays_the_owner_decides() -> None:
    host = playing(BOT, BOT, game="micatio")
    stranger = asked(host, 0, is_absent=False)
    with pytest.raises(AccessError):
        host.table.handing.consent(0, True, SPECTATOR, host.now)
    host.table.handing.consent(0, True, host.owner, host.now)
    host.table.handing.take(stranger, "", SPECTATOR, host.now)
    asked(host, 1, holder=host.owner, is_absent=False)  # now there is somebody whose consent it takes
    assert not host.table.seats[1].passing


def test_a_seat_is_asked_for_by_one_at_a_time() -> None:
    host = three()
    asked(host, 1)
    with pytest.raises(TableError, match="seat-asked"):
        asked(host, 1)


# Several people at one screen


def test_who_shares_a_screen_is_seen_by_all_and_only_before_the_start() -> None:
    host = Host(PERSON, OPEN, OPEN)
    key = host.table.seats[0].token
    host.table.seating.sit(SitWish(seat=1, name="Bram"), host.now, key)
    keys = host.table.seating.sit(SitWish(seat=2), host.now, host.table.seats[1].token)
    assert [seat.beside for seat in host.table.sight.info(0.0, ()).seats] == [None, 0, 0]
    host.start()
    made = host.table.handing.make_pass(2, host.table.keys.caller(keys.seat_token), True, host.now)
    host.table.handing.take(made.pass_token or "", "", host.caller(0), host.now)  # the same screen


def test_a_screen_loses_a_seat_that_goes_elsewhere() -> None:
    host = Host(PERSON, OPEN, OPEN)
    for seat in (1, 2):
        host.table.seating.sit(SitWish(seat=seat), host.now, host.table.seats[0].token)
    host.start()
    pass_on(host, 0)
    assert [seat.beside for seat in host.table.seats] == [None, None, 1]


# At a real server


@contextmanager
def away(house: House, keys: Keys, seat: int) -> Iterator[None]:
    """A person has been gone for an hour."""
    room: Room = house.hall.rooms[keys["table"]]
    wait_for(lambda: seat not in room.online())
    room.gone[seat] = house.hall.now() - 3600
    yield


def test_a_request_is_seen_agreed_to_and_used(house: House) -> None:
    anna, bert = house.gather(2, "pompeii")
    path = f"/tables/{anna['table']}"
    assert house.code(house.post(f"{path}/seats/1/ask", {"name": "Zeno"})) == "not-absent"
    with house.at(anna) as a, away(house, bert, 1):
        token = house.post(f"{path}/seats/1/ask", {"name": "Zeno"}).json()["pass_token"]
        request = a.until("table", lambda message: message["table"]["requests"])["table"]["requests"][0]
        assert request == {"seat": 1, "name": "Zeno", "agreed": [], "needed": [0]}
        house.post(f"{path}/seats/1/consent", {}, anna["seat_token"])
        keys = house.post(f"{path}/take", {"pass_token": token}).json()
        assert a.until("chat")["channel"] == "seats"
        with house.at({**keys, "owner_token": None}) as zeno:
            assert zeno.heard[0]["seat"] == 1


def test_who_connects_again_ends_the_request_for_his_seat(house: House) -> None:
    anna, bert = house.gather(2, "pompeii")
    with house.at(anna) as a, away(house, bert, 1):
        house.post(f"/tables/{anna['table']}/seats/1/ask", {"name": "Zeno"})
        a.until("table", lambda message: message["table"]["requests"])
        with house.at(bert):
            a.until("table", lambda message: not message["table"]["requests"])


def test_a_bot_stands_in_for_who_is_absent_at_the_wish_of_anyone_who_plays(house: House) -> None:
    anna, bert = house.gather(2)
    path, wish = f"/tables/{anna['table']}/seats/0", {"kind": "bot", "bot": "easy"}
    with house.at(bert) as b:
        assert house.code(house.post(path, wish, bert["seat_token"])) == "not-absent"
        with away(house, anna, 0):
            assert house.post(path, wish, bert["seat_token"]).status_code == 200
        b.until("chat", lambda line: said(line["said"]) == "A has been away for long: a bot plays on.")


def test_everyone_at_a_screen_is_there_when_one_of_them_is(house: House) -> None:
    anna = house.make("person", "open")
    bram = house.post(f"/tables/{anna['table']}/sit", {"seat": 1}, anna["seat_token"]).json()
    house.start(anna)
    room = house.hall.rooms[anna["table"]]
    room.since -= 3600
    with house.at(bram):
        assert room.absent(house.hall.now()) == set()
    wait_for(lambda: not room.online())
    room.gone[1] -= 3600
    assert room.absent(house.hall.now()) == {0, 1}


def test_at_a_table_without_absence_nobody_is_ever_absent(house: House) -> None:
    anna, _ = house.gather(2, absence=0)
    room = house.hall.rooms[anna["table"]]
    room.since -= 10**6
    assert room.absent(house.hall.now()) == set()


def test_a_long_absence_is_told_when_it_has_lasted(house: House) -> None:
    anna, bert = house.gather(2, absence=1)
    with house.at(anna) as a:
        with house.at(bert):
            pass
        a.until("table", lambda message: message["table"]["seats"][1]["is_absent"])


ROUTES = ["", "/pass", "/ask", "/consent"]


@pytest.mark.parametrize("route", ROUTES)
def test_without_a_key_nobody_gets_one_to_a_running_game(house: House, route: str) -> None:
    anna, bert = house.gather(2, "pompeii")
    with house.at(anna), house.at(bert):
        for key in (None, "wrong", anna["owner_token"], anna["seat_token"]):
            for wish in ({}, {"kind": "person"}, {"kind": "open"}, {"is_on": True}, {"name": "x"}):
                answer = house.post(f"/tables/{anna['table']}/seats/1{route}", wish, key)
                assert answer.status_code >= 400, (route, key, wish, answer.text)


@pytest.mark.parametrize("route", ROUTES[1:])
@pytest.mark.parametrize("seat", ["-1", "30", "9" * 40, "9" * 5000, "x"])
def test_a_seat_that_is_none_is_refused(house: House, route: str, seat: str) -> None:
    anna, _ = house.gather(2)
    answer = house.post(f"/tables/{anna['table']}/seats/{seat}{route}", {}, anna["seat_token"])
    assert 400 <= answer.status_code < 500


def peeks(house: House, person: Person, keys: Keys) -> list[int]:
    """The status of every way to see the game through the eyes of somebody else."""
    table, key = f"/tables/{keys['table']}", keys["seat_token"]
    step = person.position["step"]
    found = [house.get(f"{table}/steps/{step}?seat={eyes}", key).status_code for eyes in (1, "all")]
    found += [house.get(f"{table}/chat?seat=1", key).status_code]
    found += [house.get(f"{table}/{what}", key).status_code for what in ("record", "draws")]
    found += [house.post(f"{table}/fork", {"step": step}, key).status_code]
    return found


@pytest.mark.parametrize("game", ["pompeii", "micatio"])
def test_no_way_leads_to_the_hand_of_another(house: House, game: str) -> None:
    anna, bert = house.gather(2, game)
    with house.at(anna) as a, house.at(bert):
        assert peeks(house, a, anna) == [403] * 6

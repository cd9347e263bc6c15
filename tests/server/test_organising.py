"""What an organiser does: links that claim a seat once, people who change seats, orders from paper."""

from __future__ import annotations

from typing import Any

import pytest
from tests.server.house import House, Keys
from tests.server.said import said
from tests.server.test_tables import BOT, OPEN, PERSON, Host, playing

from ludi.engine.errors import IllegalActionError
from ludi.table.errors import AccessError, TableError
from ludi.table.keys import Caller

SPECTATOR = Caller()


def link_for(house: House, keys: Keys, seat: int, key: str = "owner_token") -> str:
    answer = house.post(f"/tables/{keys['table']}/seats/{seat}/pass", {}, keys[key])
    assert answer.status_code == 200, answer.text
    token: str = answer.json()["pass_token"]
    return token


def taken(house: House, keys: Keys, token: str, name: str = "Zeno") -> Any:
    return house.post(f"/tables/{keys['table']}/take", {"pass_token": token, "name": name})


def seats(house: House, keys: Keys) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = house.get(f"/tables/{keys['table']}").json()["seats"]
    return found


# Links for seats


@pytest.mark.parametrize("kind", ["open", "bot", "person"])
def test_before_the_start_the_owner_makes_a_link_that_claims_a_seat_once(house: House, kind: str) -> None:
    keys = house.make("person", "open" if kind == "person" else kind)
    old = house.sit(keys["table"], seat=1, name="Bert") if kind == "person" else None
    token = link_for(house, keys, 1)
    assert [seat["has_link"] for seat in seats(house, keys)] == [False, True]
    mine = taken(house, keys, token).json()
    assert (mine["seat"], seats(house, keys)[1]["name"]) == (1, "Bert" if old else "Zeno")
    assert house.code(taken(house, keys, token)) == "access"
    if old:  # whose phone died: it opens nothing any more
        assert house.code(house.post(f"/tables/{keys['table']}/leave", key=old["seat_token"])) == "access"


def test_who_sits_down_by_the_link_of_the_table_makes_that_of_the_seat_worthless(house: House) -> None:
    keys = house.make("person", "open")
    token = link_for(house, keys, 1)
    house.sit(keys["table"], seat=1, name="Bert")
    assert house.code(taken(house, keys, token)) == "access"


def test_a_guest_who_is_late_takes_over_from_the_bot_that_got_his_seat(house: House) -> None:
    keys = house.make("person", "open")
    token = link_for(house, keys, 1)
    house.post(f"/tables/{keys['table']}/seats/1", {"kind": "bot", "bot": "easy"}, keys["owner_token"])
    house.start(keys)
    assert taken(house, keys, token).json()["seat"] == 1
    assert seats(house, keys)[1]["kind"] == "person"


def test_a_link_made_before_the_start_puts_nobody_off_his_seat_in_the_game(house: House) -> None:
    keys = house.make("person", "open")
    house.sit(keys["table"], seat=1, name="Bert")
    token = link_for(house, keys, 1)
    house.start(keys)
    assert house.code(taken(house, keys, token)) == "access"
    assert seats(house, keys)[1]["name"] == "Bert"


def test_in_a_game_the_owner_makes_no_link_for_the_seat_of_another() -> None:
    host = playing(PERSON, OPEN, game="pompeii")
    with pytest.raises(AccessError):
        host.table.handing.make_pass(1, host.owner, True, host.now)


def test_nor_does_a_spectator_ever(house: House) -> None:
    keys = house.make("person", "open")
    answer = house.post(f"/tables/{keys['table']}/seats/1/pass", {})
    assert answer.status_code == 401


# Changing seats


def test_the_owner_lets_two_seats_change_their_people_whose_keys_go_with_them(house: House) -> None:
    keys = house.make("person", "open", "bot")
    bert = house.sit(keys["table"], seat=1, name="Bert")
    with house.at(bert) as person:
        answer = house.post(f"/tables/{keys['table']}/seats/1/swap", {"other": 2}, keys["owner_token"])
        assert [seat["name"] for seat in answer.json()["seats"]] == ["Anna", "", "Bert"]
        welcome = person.until("welcome")
        assert welcome["seat"] == 2
    with house.at(bert) as person:
        assert person.heard[0]["seat"] == 2


def test_nobody_else_lets_seats_change(house: House) -> None:
    keys = house.make("person", "open")
    bert = house.sit(keys["table"], seat=1, name="Bert")
    answer = house.post(f"/tables/{keys['table']}/seats/1/swap", {"other": 0}, bert["seat_token"])
    assert house.code(answer) == "access"


def test_in_a_game_seats_do_not_change_their_people() -> None:
    host = playing(PERSON, OPEN)
    with pytest.raises(TableError, match="has-started"):
        host.table.seating.swap(0, 1, host.owner, host.now)


def test_a_changed_table_is_the_same_when_it_is_made_again_from_its_journal() -> None:
    host = Host(PERSON, OPEN, BOT)
    host.sit(seat=1, name="Bert")
    host.table.seating.swap(1, 2, host.owner, host.now)
    host.table.handing.make_pass(1, host.owner, True, host.now)
    again = host.again()
    assert [seat.name for seat in again.seats] == [seat.name for seat in host.table.seats]
    assert again.seats[1].passing == host.table.seats[1].passing


# Orders from paper, and a phone that died in the battle


def battle(**wish: Any) -> Host:
    return playing(PERSON, OPEN, game="megadates", umpire=True, **wish)


def umpire_of(host: Host) -> Caller:
    return host.table.keys.caller(host.keys.umpire_token)


def test_the_umpire_types_orders_that_somebody_wrote_on_paper() -> None:
    host = battle()
    host.table.desk.dictate(umpire_of(host), 1, "P1: 1 1; RAM", host.now)
    view = host.table.board.running.state.view(None)
    assert list(view.locked) == [1]  # type: ignore[attr-defined]
    told = [said(line.said) for line in host.table.chat.chat_for(None) if line.channel == "umpire"]
    assert told == ["The umpire types the orders of B from paper."]


def test_orders_on_paper_keep_to_the_rules() -> None:
    host = battle()
    with pytest.raises(IllegalActionError):
        host.table.desk.dictate(umpire_of(host), 1, "P1: 1 1 1 1 1 1 1; RAM", host.now)


def test_only_an_umpire_types_the_orders_of_another() -> None:
    host = battle()
    with pytest.raises(AccessError):
        host.table.desk.dictate(host.caller(0), 1, "P1: 1", host.now)


def test_the_umpire_gives_who_lost_his_phone_a_link_that_opens_his_seat_once() -> None:
    host = battle()
    made = host.table.handing.make_pass(1, umpire_of(host), True, host.now)
    keys = host.table.handing.take(made.pass_token or "", "", SPECTATOR, host.now)
    assert host.table.keys.caller(keys.seat_token).seat == 1
    with pytest.raises(AccessError):
        host.caller(1)
    with pytest.raises(AccessError):
        host.table.handing.take(made.pass_token or "", "", SPECTATOR, host.now)

"""Taking back between people: who loses his turn by it is asked."""

from __future__ import annotations

from typing import Any

import pytest
from tests.server.house import House, Person
from tests.server.said import said
from tests.server.test_tables import BOT, OPEN, PERSON, Host, everything, playing

from ludi.table.errors import TableError


def asked(*seats: Any) -> Host:
    """A table for three at which the first has moved and would like to take it back."""
    host = playing(*(seats or (PERSON, OPEN, OPEN)))
    host.act(0, "d4")
    host.table.undoing.ask(0, host.now)
    host.keep()
    return host


def shown(person: Person) -> dict[str, Any] | None:
    found: dict[str, Any] | None = person.table["undo"]
    return found


def seat_lines(person: Person) -> list[str]:
    lines = [line for line in person.heard if line["type"] == "chat" and line["channel"] == "seats"]
    return [said(line["said"], "en") for line in lines]


def test_who_is_on_turn_now_is_asked() -> None:
    request = asked().table.undoing.shown()
    assert request
    assert (request.seat, request.needed) == (0, [1])


def test_nothing_is_asked_where_a_bot_is_on_turn() -> None:
    host = asked(PERSON, BOT, OPEN)
    assert host.table.undoing.shown() is None
    assert host.table.board.step == 0


def test_a_person_behind_bots_is_asked_too() -> None:
    host = playing(PERSON, BOT, OPEN)
    host.act(0, "d4")
    host.act(1, "e5")
    host.table.undoing.ask(0, host.now)
    request = host.table.undoing.shown()
    assert request
    assert request.needed == [2]
    host.table.undoing.answer(2, True, host.now)
    assert host.table.board.step == 0


def test_sealed_orders_are_taken_back_without_asking() -> None:
    host = playing(game="micatio")
    host.act(0, "show 2", "call 5")
    host.table.undoing.ask(0, host.now)
    assert host.table.undoing.shown() is None


def test_a_move_ends_the_request() -> None:
    host = asked()
    host.act(1, "e5")
    assert host.table.undoing.shown() is None


def test_who_asked_withdraws_and_asks_again() -> None:
    host = asked()
    with pytest.raises(TableError, match="undo-asked"):
        host.table.undoing.ask(0, host.now)
    host.table.undoing.answer(0, False, host.now)
    assert host.table.undoing.shown() is None
    host.table.undoing.ask(0, host.now)
    assert host.table.undoing.shown()


@pytest.mark.parametrize("seat", [0, 2])
def test_nobody_else_agrees(seat: int) -> None:
    host = asked()
    with pytest.raises(TableError, match="undo-not-asked"):
        host.table.undoing.answer(seat, True, host.now)


def test_the_journal_brings_the_request_back_and_how_it_ended() -> None:
    host = asked()
    assert host.again().undoing.shown() == host.table.undoing.shown()
    host.table.undoing.answer(1, True, host.now)
    assert host.table.board.step == 0
    assert everything(host.again()) == everything(host.table)


def test_the_one_asked_agrees_and_all_read_who_took_back_what(house: House) -> None:
    anna, bert, cas = house.gather(3)
    with house.at(anna) as a, house.at(bert) as b, house.at(cas) as c:
        a.act("d4")
        assert a.ask("undo")["problem"] is None
        assert a.position["step"] == 1
        assert shown(a) == {"seat": 0, "needed": [1], "agreed": []}
        b.until("table", lambda message: message["table"]["undo"])
        assert b.ask("allow", agrees=True)["problem"] is None
        c.until("snapshot", lambda position: position["is_undo"])
        c.ping()
        assert seat_lines(c) == ["A took back d4."]
        assert shown(c) is None


def test_after_a_refusal_all_stays_and_who_asked_is_told(house: House) -> None:
    anna, bert, _ = house.gather(3)
    with house.at(anna) as a, house.at(bert) as b:
        a.act("d4")
        a.ask("undo")
        b.ask("allow", agrees=False)
        told = a.until("chat", lambda line: line["channel"] == "seats")
        assert told["said"]["name"] == "seat-undo-refused"
        a.ping()
        assert shown(a) is None
        assert a.position["step"] == 1
        assert b.refused("allow", agrees=True) == "undo-not-asked"

"""Words for the draws: sealed first, opened together, and every draw to be computed again at the end."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from tests.server.house import House
from tests.server.said import said
from tests.server.test_rest import finish
from tests.server.test_tables import BOT, OPEN, PERSON, Host

from ludi.engine import record
from ludi.engine.errors import SetupError
from ludi.engine.fair import FairDice, commitment, draw
from ludi.engine.registry import make
from ludi.server.thinking import job_of
from ludi.table import making, opening, records
from ludi.table.errors import AccessError, TableError
from ludi.table.keys import Caller
from ludi.table.messages import FairSheet, SitWish
from ludi.table.table import Table

WORDS = ["5a" * 16, "b7" * 16]


def seal_of(word: str) -> str:
    return hashlib.sha256(word.encode()).hexdigest()


def sealed(game: str = "micatio", **wish: Any) -> Host:
    """A table for two at which both have sealed a word."""
    host = Host(PERSON, OPEN, game=game, **wish)
    host.sit(name="Bert")
    for seat, word in enumerate(WORDS):
        host.table.opening.seal_word(host.caller(seat), seal_of(word), host.now)
    return host


def status(table: Table) -> str:
    return table.board.status


def opened(host: Host, seat: int, word: str | None = None) -> None:
    host.table.opening.open_word(host.caller(seat), word or WORDS[seat], host.now)


def begun() -> Host:
    host = sealed()
    host.start()
    for seat in (0, 1):
        opened(host, seat)
    return host


# Before the game


def test_everyone_sees_the_commitment_and_the_seals_before_the_start() -> None:
    host = sealed()
    info = host.table.sight.info(0.0, ())
    assert info.commitment == commitment(host.table.made.secret)
    assert [seat.seal for seat in info.seats] == [seal_of(word) for word in WORDS]


def test_the_game_begins_when_the_last_word_is_opened() -> None:
    host = sealed()
    host.start()
    assert (status(host.table), host.table.opening.until is None) == ("open", False)
    opened(host, 1)
    assert status(host.table) == "open"
    opened(host, 0)
    assert status(host.table) == "playing"
    assert host.table.board.match
    assert isinstance(host.table.board.match.dice, FairDice)
    assert host.table.board.match.dice.words == tuple(WORDS)


def test_no_word_is_seen_before_all_are_opened() -> None:
    host = sealed()
    host.start()
    opened(host, 0)
    assert WORDS[0] not in str(host.table.sight.info(0.0, ()))


def test_a_word_that_was_not_sealed_is_refused() -> None:
    host = sealed()
    host.start()
    with pytest.raises(SetupError, match="not the one that was sealed"):
        opened(host, 0, "another")


def test_nobody_comes_goes_or_seals_once_words_are_opened() -> None:
    host = sealed()
    host.start()
    attempts: list[Callable[[], object]] = [
        lambda: host.table.opening.seal_word(host.caller(1), seal_of("x"), host.now),
        lambda: host.table.seating.leave(host.caller(1), host.now),
        lambda: host.table.seating.sit(SitWish(), host.now),
        lambda: host.table.seating.change_seat(1, BOT, host.owner, host.now),
        lambda: host.table.opening.start(host.owner, host.now),
    ]
    for attempt in attempts:
        with pytest.raises(TableError, match="starting"):
            attempt()


def test_words_are_opened_only_when_the_game_begins() -> None:
    with pytest.raises(TableError, match="not-starting"):
        opened(sealed(), 0)
    with pytest.raises(TableError, match="has-started"):
        opened(begun(), 0, "another")


def test_a_word_may_be_opened_twice() -> None:
    host = begun()
    opened(host, 0)
    assert status(host.table) == "playing"


def test_only_who_sits_there_seals_a_word() -> None:
    host = sealed()
    for caller in (Caller(), host.owner):
        with pytest.raises(AccessError):
            host.table.opening.seal_word(caller, seal_of("x"), host.now)


def test_who_does_not_open_his_word_in_time_is_left_out_and_everyone_is_told() -> None:
    host = sealed()
    host.start()
    opened(host, 0)
    assert host.table.next_fall(host.now) == opening.OPENING_SECONDS
    host.now += opening.OPENING_SECONDS - 0.1
    host.table.fall(host.now)
    assert status(host.table) == "open"
    host.now += 0.1
    host.table.fall(host.now)
    assert status(host.table) == "playing"
    lines = [said(line.said) for line in host.table.chat.chat_for(None)]
    assert lines == ["The word of B for the draws was not opened in time and does not count."]
    found = fair_record(host)
    assert (found.header.words, found.header.sealed) == ((WORDS[0], ""), tuple(map(seal_of, WORDS)))


def test_a_server_that_stops_while_words_are_opened_goes_on_with_that() -> None:
    host = sealed()
    host.start()
    opened(host, 0)
    again = host.again()
    assert again.opening.until is not None
    again.opening.open_word(again.keys.caller(host.tokens[1]), WORDS[1], host.now)
    assert status(again) == "playing"


def test_a_seal_goes_with_who_made_it() -> None:
    host = sealed()
    host.table.seating.leave(host.caller(1), host.now)
    host.sit(name="Cas")
    assert host.table.seats[1].seal == ""


def test_a_seat_without_a_seal_is_not_waited_for() -> None:
    host = Host(PERSON, BOT, game="micatio")
    host.table.opening.seal_word(host.caller(0), seal_of(WORDS[0]), host.now)
    host.start()
    opened(host, 0)
    assert status(host.table) == "playing"


def test_a_word_said_openly_still_counts() -> None:
    host = Host(PERSON, OPEN, game="micatio")
    host.sit(name="Bert", word="alea")
    host.start()
    assert fair_record(host).header.words == ("", "alea")


# At the end


def fair_record(host: Host) -> record.Record:
    """The record of a game that was given up, verified."""
    host.table.seating.abandon(host.owner, host.now)
    found = record.read(records.record_text(host.table))
    found.verify(make(found.header.game, **found.header.options))
    return found


def test_the_record_of_a_game_that_was_given_up_shows_the_secret() -> None:
    host = begun()
    host.act(0, "show 1", "call 3")  # an order that waits
    found = fair_record(host)
    assert found.secret == host.table.made.secret
    assert found.header.sealed == tuple(map(seal_of, WORDS))


def test_the_sheet_has_all_to_compute_every_draw_again() -> None:
    host = begun()
    host.table.seating.abandon(host.owner, host.now)
    sheet = records.fair_sheet(host.table)
    assert commitment(sheet.secret) == sheet.commitment
    assert len(sheet.draws) == 3
    for one in sheet.draws:
        assert one.low <= draw(sheet.secret, sheet.words, one.number, one.label, one.total) < one.high


def test_nothing_of_it_is_shown_before_the_end() -> None:
    with pytest.raises(TableError, match="hidden"):
        records.fair_sheet(begun().table)


def test_a_record_that_is_looked_through_is_checked_with_its_own_secret() -> None:
    host = begun()
    table, keys = making.review(fair_record(host).text(), host.now)
    assert keys.seat is None
    assert table.sight.info(0.0, ()).commitment == commitment(host.table.made.secret)
    assert records.fair_sheet(table) == records.fair_sheet(host.table)


def test_draws_of_another_table_are_counted_but_not_listed() -> None:
    host = begun()
    host.table.seating.abandon(host.owner, host.now)
    table, keys = making.fork(host.table, 2, host.now)
    table.seating.sit(SitWish(), host.now)
    table.opening.start(table.keys.caller(keys.owner_token), host.now)
    table.seating.abandon(table.keys.caller(keys.owner_token), host.now)
    sheet = records.fair_sheet(table)
    assert (sheet.foreign, [one.number for one in sheet.draws]) == (2, [0])


def test_the_seed_of_a_bot_has_nothing_to_do_with_the_secret() -> None:
    seeds = set()
    for _ in range(5):
        host = begun()
        host.table.made.secret = "01" * 32
        seeds.add(job_of(host.table, 0, "greedy").seed)
    assert len(seeds) == 5


# At a real server


def test_two_people_add_words_over_the_wire(house: House) -> None:
    anna = house.make("person", "open", game="micatio")
    bert = house.sit(anna["table"], name="Bert")
    path = f"/tables/{anna['table']}"
    for keys, word in zip((anna, bert), WORDS, strict=True):
        assert house.post(f"{path}/seal", {"seal": seal_of(word)}, keys["seat_token"]).status_code == 200
    with house.at(anna) as a:
        house.start(anna)
        assert a.until("table")["table"]["is_starting"]
        for keys, word in zip((anna, bert), WORDS, strict=True):
            house.post(f"{path}/word", {"word": word}, keys["seat_token"])
        a.until("snapshot")
        assert house.code(house.get(f"{path}/draws")) == "hidden"
    finish(house, anna, bert)
    sheet = msgspec.convert(house.get(f"{path}/draws").json(), FairSheet)
    assert sheet.words == WORDS


def test_a_word_that_does_not_come_is_not_waited_for_long(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(opening, "OPENING_SECONDS", 0.2)
    anna = house.make("person", "bot", game="micatio")
    house.post(f"/tables/{anna['table']}/seal", {"seal": seal_of("x")}, anna["seat_token"])
    with house.at(anna) as a:
        house.start(anna)
        a.until("chat", lambda line: line["channel"] == "seats")

"""The draws of a match one by one, and words that were sealed before they were opened."""

from __future__ import annotations

import hashlib
from dataclasses import replace

import pytest
from tests.engine.test_record import SECRET, refusal, rolls, short_record, unmarked, verify

from ludi.engine.draws import draws_of
from ludi.engine.fair import FairDice, draw, tickets_of, word_seal
from ludi.engine.match import Match
from ludi.engine.record import Record, read, record_of
from ludi.engine.registry import make
from ludi.games.forum.game import ForumGame

WORDS = ("salve", "", "vale")
SEALED = tuple(hashlib.sha256(word.encode()).hexdigest() if word else "" for word in WORDS)


def sealed_record(words: tuple[str, ...] = WORDS, sealed: tuple[str, ...] = SEALED) -> Record:
    match = Match(ForumGame(first="random"), 3, FairDice(SECRET, words, sealed=sealed))
    for seat in range(3):
        match.agree(seat, "end")
    return record_of(match)


def test_the_seal_of_a_word_is_its_sha_256() -> None:
    assert word_seal("été") == hashlib.sha256("été".encode()).hexdigest()


def test_an_outcome_holds_the_tickets_after_those_of_the_outcomes_before_it() -> None:
    chances = [(4, 3), (7, 2), (9, 1)]
    assert [tickets_of(chances, outcome) for outcome in (4, 7, 9)] == [(0, 3, 6), (3, 5, 6), (5, 6, 6)]


def test_every_draw_of_a_match_has_the_ticket_that_the_secret_gives() -> None:
    match = rolls()
    for one in draws_of(match):
        assert one.low <= draw(SECRET, (), one.number, one.label, one.total) < one.high
    assert [f"* {one.text}" for one in draws_of(match)] == [line for line in match.lines if line[0] == "*"]


def test_draws_by_the_dice_of_another_table_are_not_counted() -> None:
    match = Match(make("micatio"), 2, FairDice(SECRET))
    assert [one.number for one in draws_of(match, foreign=1)] == [0, 1]


def test_a_record_keeps_what_was_shown_of_the_words_before_they_were_opened() -> None:
    record = sealed_record()
    assert unmarked(record)[7] == f'sealed ["{SEALED[0]}","","{SEALED[2]}"]'
    assert read(record.text()) == record
    verify(record.text())


def test_a_record_of_the_older_scheme_has_no_sealed_words_and_still_holds() -> None:
    assert "sealed" not in short_record().text()
    verify(short_record().text())


def test_a_seat_that_did_not_open_its_word_is_left_out_of_the_draws() -> None:
    verify(sealed_record(("salve", "", "")).text())


def test_a_word_that_is_not_the_one_that_was_sealed_is_found() -> None:
    error = refusal(sealed_record(("salve", "", "other")).text())
    assert str(error) == "line 8: the words are not those that were sealed before the game"


@pytest.mark.parametrize("sealed", [SEALED[:2], (*SEALED, "")])
def test_there_is_a_sealed_word_for_each_seat(sealed: tuple[str, ...]) -> None:
    record = sealed_record()
    assert refusal(replace(record, header=replace(record.header, sealed=sealed)).text()).line == 8

"""Seals of orders that waited unseen: a record keeps them, and verifying compares them with the orders."""

from __future__ import annotations

import hashlib
from dataclasses import replace
from pathlib import Path

import pytest

from ludi.engine.errors import NotYourTurnError, RecordError
from ludi.engine.fair import FairDice, is_sealed_by
from ludi.engine.match import Match
from ludi.engine.record import Record, read, record_of
from ludi.engine.registry import make
from ludi.terminal import saving

SECRET = "5a" * 32
GAME = make("micatio", rounds=2, target=60)


def started() -> Match:
    return Match(GAME, 3, FairDice(SECRET))


def played(match: Match) -> Match:
    """One round after the other; C opens each."""
    while match.outcome is None:
        for seat in match.to_act():
            match.play(seat, f"show {seat + 1}", "call 8")
    return match


def remade(record: Record) -> Record:
    """Written and read again."""
    return read(record.text())


def complaint(record: Record) -> str:
    with pytest.raises(RecordError) as caught:
        remade(record).verify(GAME)
    return str(caught.value)


def test_a_record_keeps_the_seal_of_every_order_that_waited() -> None:
    record = record_of(played(started()))
    assert [seal.place for seal in record.seals] == ["4/0/A", "4/1/B", "11/2/A", "11/3/B"]
    assert remade(record) == record
    remade(record).verify(GAME)


def test_a_seal_is_made_of_the_orders_in_the_record() -> None:
    seal = record_of(played(started())).seals[1]
    assert is_sealed_by(seal.shown, SECRET, "4/1/B", "show 2, call 8")


def test_a_changed_order_is_caught() -> None:
    record = record_of(played(started()))
    lines = tuple("A call 9" if line == "A call 8" else line for line in record.lines)
    assert complaint(replace(record, lines=lines)) == "line 26: seal 4/0/A: was not made of show 1, call 9"


def test_a_changed_seal_is_caught() -> None:
    record = record_of(played(started()))
    other = replace(record.seals[2], shown=record.seals[0].shown)
    changed = replace(record, seals=(*record.seals[:2], other, record.seals[3]))
    assert complaint(changed) == "line 28: seal 11/2/A: was not made of show 1, call 8"


def test_a_seal_that_is_left_out_is_caught() -> None:
    record = record_of(played(started()))
    told = complaint(replace(record, seals=record.seals[1:]))
    assert told == "line 29: the seal of A for the round after 4 actions is missing"


@pytest.mark.parametrize(("begun", "seat"), [(5, 0), (999, 0), (4, 2)])
def test_a_seal_of_orders_that_never_waited_is_caught(begun: int, seat: int) -> None:
    record = record_of(played(started()))
    odd = replace(record.seals[0], round=begun, seat=seat)
    assert "no orders waited there" in complaint(replace(record, seals=(odd, *record.seals[1:])))


def test_a_seal_that_stands_twice_is_caught() -> None:
    record = record_of(played(started()))
    assert "or they have another" in complaint(replace(record, seals=(*record.seals, record.seals[0])))


def test_who_opens_the_round_has_no_seal() -> None:
    assert 2 not in {seal.seat for seal in record_of(played(started())).seals}


def test_an_order_that_was_taken_back_leaves_only_the_seal_of_the_next_one() -> None:
    match = started()
    match.play(0, "show 2", "call 8")
    match.undo(0)
    match.play(0, "call 9")
    record = record_of(played(match))
    assert [seal.place for seal in record.seals][:2] == ["4/1/A", "4/2/B"]
    remade(record).verify(GAME)


def test_a_seal_stands_while_another_seat_takes_its_order_back() -> None:
    match = started()
    match.play(0, "show 1", "call 8")
    match.play(1, "show 2", "call 8")
    shown = match.seals[1]
    match.undo(0)
    assert match.seals == {1: shown}
    match.play(0, "call 8")
    remade(record_of(played(match))).verify(GAME)


def test_a_chain_that_is_refused_uses_no_seal_up() -> None:
    match = started()
    with pytest.raises(NotYourTurnError):
        match.play(0, "show 1", "call 8", "call 9")
    match.play(0, "show 1", "call 8")
    assert match.rounds.sealed[0].place == "4/0/A"


def test_a_game_that_goes_on_from_its_record_keeps_its_seals(tmp_path: Path) -> None:
    match = started()
    match.play(0, "show 1", "call 8")
    match.undo(0)
    match.play(0, "call 8")
    saving.save(match, (), tmp_path / "game.ludi")
    again, _ = saving.resume(tmp_path / "game.ludi")
    assert again.seals == match.seals
    record = record_of(played(again))
    assert [seal.place for seal in record.seals][:2] == ["4/1/A", "4/2/B"]
    remade(record).verify(GAME)


@pytest.mark.parametrize(
    "line", ["seal", "seal 4/0/A 00", "seal 04/0/A " + "0" * 64, "seal 4/0/D " + "0" * 64]
)
def test_a_seal_that_is_not_written_as_it_should_be_is_named(line: str) -> None:
    record = record_of(played(started()))
    lines = [marked.rpartition(" #")[0] for marked in record.text().splitlines()]
    lines[lines.index(f"seal 4/0/A {record.seals[0].shown}")] = line
    text, mark = "", ""
    for each in lines:
        mark = hashlib.sha256(f"{mark}\n{each}".encode()).hexdigest()[:8]
        text += f"{each} #{mark}\n"
    with pytest.raises(RecordError, match="line 26: "):
        read(text)

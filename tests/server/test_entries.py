"""The entries of a journal: typed in the program, and in the store as they always were."""

from __future__ import annotations

import json
from typing import Any, get_args

import msgspec
import pytest

from ludi.table.entries import (
    TAG,
    Acted,
    AnyFact,
    Entry,
    Handed,
    Made,
    Said,
    SeatMade,
    UmpireDid,
    restored,
    stored,
)
from ludi.table.table import ABSENCE, Table

KINDS = {  # as they stand in the databases of people
    *("made", "sat", "opened", "bot", "handed", "passed", "away", "back", "sealed", "starting", "worded"),
    *("started", "acted", "written", "undone", "ruled", "offered", "said", "umpired", "paused", "extended"),
    *("abandoned", "rematched", "late", "undo-asked", "undo-answered", "turned", "recited", "swapped"),
}
OLD: list[tuple[str, dict[str, Any]]] = [  # as the first servers wrote it: no luck, no clock, no versions
    (
        "made",
        {
            "game": "forum",
            "version": 1,
            "options": {"map": "mirror", "first": "A"},
            "seats": [
                {"kind": "person", "name": "Anna", "bot": "", "word": "", "token": "aa"},
                {"kind": "open", "name": "", "bot": "", "word": ""},
            ],
            "secret": "01" * 32,
            "owner": "bb",
        },
    ),
    ("sat", {"seat": 1, "name": "Bert", "token": "cc", "word": ""}),
    ("started", {}),
    ("said", {"seat": None, "name": "", "text": "salve", "channel": "table"}),
    ("acted", {"seat": 0, "actions": ["d4"], "seconds": 0, "lines": ["A1 d4"]}),
    ("away", {"seat": 1, "bot": "medium", "seconds": 1.5, "has_fallen": False}),
    ("back", {"seat": 1}),
    ("undone", {"seat": 0, "step": None}),
    ("abandoned", {}),
]


def old_journal() -> list[Entry]:
    return [Entry("an-old-table-of-ours", n, kind, data, 1000.0 + n) for n, (kind, data) in enumerate(OLD)]


def test_every_kind_of_entry_has_the_name_that_is_in_the_databases() -> None:
    assert {kind.__struct_config__.tag for kind in get_args(AnyFact)} == KINDS


@pytest.mark.parametrize(
    ("fact", "kind", "data"),
    [
        (
            Acted(0, ["d4"], 1.5, ["A1 d4"]),
            "acted",
            {"seat": 0, "actions": ["d4"], "seconds": 1.5, "lines": ["A1 d4"]},
        ),
        (
            Said(1, "Bert", "ave", part="seat"),
            "said",
            {"seat": 1, "name": "Bert", "text": "ave", "part": "seat"},
        ),
        (UmpireDid("note", "so", {}), "umpired", {"kind": "note", "text": "so", "words": {}}),
        (Handed(1, "aa"), "handed", {"seat": 1, "token": "aa"}),
        (Handed(1, "aa", ""), "handed", {"seat": 1, "token": "aa", "name": ""}),
    ],
)
def test_an_entry_is_stored_as_its_kind_and_its_fields(fact: AnyFact, kind: str, data: Any) -> None:
    assert stored(fact) == (kind, data)
    assert restored(kind, json.loads(json.dumps(data))) == fact


def test_no_field_of_an_entry_takes_the_place_of_its_kind() -> None:
    assert all(TAG not in kind.__struct_fields__ for kind in get_args(AnyFact))


def test_an_entry_of_an_unknown_kind_is_none_of_ours() -> None:
    with pytest.raises(msgspec.ValidationError):
        restored("danced", {"seat": 0})


def test_a_seat_of_an_old_journal_has_only_what_it_needs() -> None:
    made = restored(*OLD[0])
    assert isinstance(made, Made)
    assert made.seats == [SeatMade("person", "Anna", token="aa"), SeatMade("open")]


def test_a_journal_of_the_first_servers_is_still_read() -> None:
    entries = old_journal()
    begun, whole = Table.replayed(entries[:5], 2000.0), Table.replayed(entries, 2000.0)
    assert (begun.board.running.lines, whole.board.running.lines) == (["A1 d4"], [])
    assert (whole.board.status, whole.absence, whole.journal.seq) == ("abandoned", ABSENCE, len(entries))
    assert [seat.name for seat in whole.seats] == ["Anna", "Bert"]
    assert [line.channel for line in whole.chat.chat_for(None)] == ["table", "seats", "seats"]


def test_a_journal_with_an_entry_that_says_another_thing_ends_before_it() -> None:
    entries = old_journal()
    entries[4] = entries[4]._replace(data={**entries[4].data, "lines": ["A1 e5"]})
    table = Table.replayed(entries, 2000.0)
    assert (table.board.running.lines, table.board.status) == ([], "abandoned")
    assert table.board.stopped is not None

"""Notes in a record: what an umpire did and what was said, beside the moves."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ludi.engine.errors import RecordError
from ludi.engine.match import Match
from ludi.engine.record import Note, Record, _mark, read, record_of
from ludi.engine.registry import make

NOTES = (Note(0, "look", "A"), Note(1, "pause"), Note(1, "note", 'a "fine" ram\n'))


def noted(*notes: Note) -> Record:
    """A record of one action with these notes."""
    match = Match(make("forum"), 2)
    match.play(0, match.legal_actions(0)[0])
    return replace(record_of(match), notes=notes)


def marked(lines: list[str]) -> str:
    """Lines with new marks."""
    text, mark = "", ""
    for line in lines:
        mark = _mark(mark, line.encode())
        text += f"{line} #{mark}\n"
    return text


def test_notes_are_read_as_they_were_written() -> None:
    assert read(noted(*NOTES).text()).notes == NOTES


def test_notes_change_nothing_in_the_game() -> None:
    record = noted(*NOTES)
    match = record.verify(make("forum"))
    assert match.lines == list(record.lines)


@pytest.mark.parametrize(
    "line",
    [
        'note 2 look "A"',  # after more actions than there are
        'note 0 look "A"',  # not in order
        "note 1 look A",
        'note 1 look  "A"',
        'note 1 LOOK "A"',
        'note one look "A"',
        "note 1 look 7",
        'note 1 look "\\u0041"',
    ],
)
def test_a_note_that_is_not_written_as_it_should_be_is_refused(line: str) -> None:
    lines = [text.rpartition(" #")[0] for text in noted(Note(1, "pause")).text().splitlines()]
    lines.insert(lines.index('note 1 pause ""') + 1, line)
    with pytest.raises(RecordError, match="note: not written as it should be"):
        read(marked(lines))


def test_a_wrong_end_is_named_by_its_line_behind_the_notes() -> None:
    record = replace(noted(*NOTES), result="coins A=1 B=2")
    with pytest.raises(RecordError) as error:
        record.verify(make("forum"))
    assert (
        error.value.line
        == record.text()
        .splitlines()
        .index(next(line for line in record.text().splitlines() if line.startswith("result")))
        + 1
    )

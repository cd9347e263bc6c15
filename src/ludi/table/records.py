"""What may be published of a game: its record, and the data needed to check its draws."""

from __future__ import annotations

from dataclasses import astuple, replace
from typing import TYPE_CHECKING

from ludi.engine.draws import draws_of
from ludi.engine.game import CHANCE
from ludi.engine.record import Note, record_of
from ludi.table.errors import TableError
from ludi.table.messages import Draw, FairSheet

if TYPE_CHECKING:
    from ludi.table.table import Table


def record_text(table: Table) -> str:
    """The record, when nothing in it is hidden any more."""
    board = table.board
    if not board.match:
        raise board.not_playing()
    if not board.is_open_to_all:
        raise TableError("hidden")
    if table.coach:
        raise TableError("lesson-only")
    if table.made.review:
        return table.made.review
    written = record_of(board.match, tuple(seat.name or seat.bot for seat in table.seats))
    written = replace(written, notes=_in_order(table.chat.notes, len(written.lines)))
    if board.status == "abandoned":
        written = replace(written, secret=table.made.secret)
    draws = any(line.startswith("*") for line in board.lines)
    if board.lines and (draws or board.voice.game.hides):  # draws and seals of another table's secret
        header = replace(written.header, commitment="", words=(), sealed=())
        written = replace(written, header=header, secret="", seals=())
    return written.text()


def _in_order(notes: list[Note], count: int) -> tuple[Note, ...]:
    """Notes for a record of so many lines; some of those that were there may have been taken back."""
    found: list[Note] = []
    for note in reversed(notes):
        count = min(count, note.after)
        found.append(replace(note, after=count))
    return tuple(reversed(found))


def fair_sheet(table: Table) -> FairSheet:
    """The data needed to recompute every draw; only after the game has ended."""
    board = table.board
    if not board.is_ended:
        raise TableError("hidden")
    match, foreign, shown = board.match, len(board.lines), board.shown_record
    words, sealed = table.seats.words()
    if shown is not None:
        words, sealed = list(shown.header.words), list(shown.header.sealed)
    draws = draws_of(match, foreign) if match else []
    return FairSheet(
        commitment=table.promise,
        secret=table.made.secret if shown is None else shown.secret,
        words=words if any(words) else [],
        sealed=sealed if any(sealed) else [],
        foreign=sum(seat == CHANCE for seat, _ in match.moves[:foreign]) if match else 0,
        draws=[Draw(*astuple(drawn)) for drawn in draws],
    )

"""The client's types are those of the server's Structs and of the games' views."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Literal

import pytest
from msgspec import inspect as kinds

from ludi.browser import wire
from ludi.commands import test as test_command
from ludi.engine.registry import game_ids
from ludi.table.words import event_kind, view_types


def test_the_types_tell_the_messages_of_the_socket_too() -> None:
    text = wire.wire_text()
    for name in ("Welcome", "Snapshot", "Answer", "Hello", "Act", "TableInfo", "TableWish", "Problem"):
        assert f"export interface {name} {{" in text


def test_a_client_may_leave_out_what_has_a_default_and_the_server_sends_everything() -> None:
    text = wire.wire_text()
    assert "  is_public?: boolean;" in text.partition("export interface TableWish {")[2].partition("}")[0]
    assert "  is_public: boolean;" in text.partition("export interface TableInfo {")[2].partition("}")[0]


@pytest.mark.parametrize("game_id", game_ids())
def test_every_field_of_a_view_and_every_kind_of_event_is_in_the_types_of_its_game(game_id: str) -> None:
    view, events = view_types(game_id)
    text = wire.game_text(game_id)
    shown = text.partition(f"export interface {view.__name__}View {{")[2].partition("\n}")[0]
    found = kinds.type_info(view)
    assert isinstance(found, kinds.DataclassType)
    assert [line.split(":")[0].strip() for line in shown.split("\n")[1:]] == [
        one.name for one in found.fields
    ]
    for event in events:
        assert f'  "{event_kind(event)}": {event.__name__};' in text
    assert "only:" not in text


@dataclass(frozen=True)
class Odd:
    """Everything that a view may be made of."""

    maybe: tuple[int | None, ...]
    pair: tuple[str, float]
    words: dict[str, list[Literal["a", "b"]]]
    is_odd: bool  # it is


def test_types_are_written_as_the_client_reads_them() -> None:
    (kind,) = wire.named_in(Odd).values()
    assert wire.interface(kind) == (
        "/** Everything that a view may be made of. */\n"
        "export interface Odd {\n"
        "  maybe: (number | null)[];\n"
        "  pair: [string, number];\n"
        '  words: Record<string, ("a" | "b")[]>;\n'
        "  is_odd: boolean; // it is\n"
        "}\n"
    )


def test_the_types_in_the_tree_are_those_of_this_server() -> None:
    assert wire.is_current(), "refresh them with '.venv/bin/python -m ludi.browser.wire'"


def test_types_made_from_another_schema_are_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "wire.ts"
    monkeypatch.setattr(wire, "made_types", lambda: {path: "new"})
    path.write_text("old")
    assert test_command.wire_types() == "FAILED"
    assert "-m ludi.browser.wire" in capsys.readouterr().out
    path.write_text("new")
    assert test_command.wire_types() == "ok"

"""The client's types are those of the server's schema."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from ludi.browser import wire
from ludi.commands import test as test_command
from ludi.engine.errors import SetupError


def test_the_schema_tells_the_messages_of_the_socket_too() -> None:
    schemas = wire.schema()["components"]["schemas"]
    assert {"Welcome", "Position", "Answer", "Hello", "Act", "TableInfo"} <= schemas.keys()


def test_types_made_from_another_schema_are_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(wire, "TYPES", tmp_path / "wire.ts")
    monkeypatch.setattr(wire, "made_types", lambda: "new")
    (tmp_path / "wire.ts").write_text("old")
    assert test_command.wire_types() == "FAILED"
    assert "-m ludi.browser.wire" in capsys.readouterr().out
    (tmp_path / "wire.ts").write_text("new")
    assert test_command.wire_types() == "ok"


def test_types_that_cannot_be_made_say_why(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def node(*args: str, log: Path, **settings: Any) -> int:
        log.write_text("Cannot find module openapi-typescript")
        return 1

    monkeypatch.setattr(wire, "node", node)
    with pytest.raises(SetupError, match="openapi-typescript"):
        wire.made_types()
    assert test_command.wire_types() == "FAILED"
    assert "Cannot find module" in capsys.readouterr().out

"""A typist for every test here."""

from pathlib import Path

import pytest
from tests.terminal.driver import Typist


@pytest.fixture
def ludi(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Typist:
    return Typist(monkeypatch, capsys, tmp_path)

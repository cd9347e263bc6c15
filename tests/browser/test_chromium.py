"""The browser for the tests: found where it is, installed where that is possible, missed in one sentence."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from ludi.browser import chromium
from ludi.engine.errors import SetupError


@pytest.fixture
def bare(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """A machine without a browser, on which nobody is root; gives what was tried to get one."""
    tried: list[str] = []
    monkeypatch.delenv("LUDI_CHROMIUM", raising=False)
    monkeypatch.setattr(chromium, "TOOLS", tmp_path)
    monkeypatch.setattr(chromium, "LOG", tmp_path / "chromium.log")
    monkeypatch.setattr(shutil, "which", lambda name: None)
    monkeypatch.setattr(chromium, "is_root", lambda: False)
    monkeypatch.setattr(chromium, "install_by_apt", lambda: tried.append("apt"))
    monkeypatch.setattr(chromium, "fetch_by_npm", lambda: tried.append("npm"))
    return tried


def put_browser() -> None:
    place = chromium.unpacked().program
    place.parent.mkdir()
    place.write_text("")


def test_the_browser_named_in_the_environment_comes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LUDI_CHROMIUM", "/opt/other")
    assert chromium.find_chromium() == (Path("/opt/other"), None)


def test_a_browser_of_the_system_is_taken_as_it_is(bare: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: "/usr/bin/chromium" if name == "chromium" else None)
    assert chromium.need_chromium() == (Path("/usr/bin/chromium"), None)
    assert bare == []


def test_without_root_the_browser_comes_from_npm(bare: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chromium, "fetch_by_npm", put_browser)
    assert chromium.need_chromium() == chromium.unpacked()


def test_a_fetched_browser_is_fetched_once(bare: list[str]) -> None:
    put_browser()
    assert chromium.need_chromium() == chromium.unpacked()
    assert bare == []


def test_root_tries_apt_before_npm(bare: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chromium, "is_root", lambda: True)
    monkeypatch.setattr(shutil, "which", lambda name: "/usr/bin/apt-get" if name == "apt-get" else None)
    with pytest.raises(SetupError):
        chromium.need_chromium()
    assert bare == ["apt", "npm"]


def test_a_browser_that_cannot_be_installed_is_missed_in_one_sentence(bare: list[str]) -> None:
    with pytest.raises(SetupError, match=r"Chromium is missing .* LUDI_CHROMIUM"):
        chromium.need_chromium()
    assert bare == ["npm"]


def test_a_fetched_browser_that_cannot_be_unpacked_leaves_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(chromium, "TOOLS", tmp_path)
    monkeypatch.setattr(chromium, "npm", lambda *args, **settings: 1)
    chromium.fetch_by_npm()
    assert not chromium.unpacked().program.exists()

"""`ludi shots`: names that sort, choices that are checked, and a real picture."""

from __future__ import annotations

import struct
import subprocess
import sys
from pathlib import Path

import pytest

from ludi import cli
from ludi.browser.node import WEB
from ludi.browser.scenes import all_scenes
from ludi.commands import shots
from ludi.engine.errors import SetupError
from ludi.languages import LANGUAGES


def chosen(*argv: str) -> list[str]:
    """The names of the scenes that a command line asks for."""
    parser = cli.command_parser("shots")
    shots.add_arguments(parser)
    return list(shots.chosen_scenes(parser.parse_args(["pictures", *argv])))


def size(path: Path) -> tuple[int, int]:
    """Width and height, from the first bytes of a PNG file."""
    width, height = struct.unpack(">II", path.read_bytes()[16:24])
    return width, height


def test_the_names_sort_as_one_comes_to_the_pages() -> None:
    assert chosen() == sorted(chosen())
    assert len(chosen()) == len(all_scenes())


def test_every_page_of_the_client_has_a_scene() -> None:
    pages = {path.stem for path in (WEB / "src" / "pages").glob("*.svelte")}
    assert pages <= {{"new": "NewTable"}.get(scene.page, scene.page.capitalize()) for scene in all_scenes()}


def test_one_page_and_one_state_of_it_can_be_chosen() -> None:
    assert [name[3:] for name in chosen("--only", "table", "--state", "over")] == ["table-over"]


def test_an_unknown_state_is_answered_with_those_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["shots", "pictures", "--only", "lobby", "--state", "empty"]) == 2
    assert capsys.readouterr().err == "ludi: --state empty: there are first-visit, tables\n"


def test_a_folder_that_cannot_be_made_is_a_mistake_of_the_user(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(SetupError, match="file"):
        shots.make_folder(tmp_path / "file" / "pictures")


def test_without_a_client_one_line_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(shots, "WEB", tmp_path)
    assert cli.main(["shots", str(tmp_path / "pictures")]) == 2
    assert "the browser client is not built" in capsys.readouterr().err


@pytest.mark.browser
def test_a_page_is_taken_in_each_size_language_and_light(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "ludi", "shots", str(tmp_path), "--only", "about"]
    subprocess.run(command, check=True)  # a second browser has no place in the process of the first
    found = {path.name.partition(".")[2]: size(path)[0] for path in tmp_path.iterdir()}
    assert found == {
        f"{width}.{language}.{theme}.png": width
        for width in (390, 1440)
        for language in LANGUAGES
        for theme in ("light", "dark")
    }

"""No module outside the games' folders names a game: they are found, never listed. One word, one thing."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import ludi

# The docstring of the package is its first example, and that is a real game.
MAY_NAME = {"src/ludi/__init__.py"}
# A language is a folder of texts, with those of each game in files of its name.
OF_GAMES = ("games", "languages")
OWN_NAMES = ("Message", "Order", "Position", "Setup", "Sight", "Snapshot", "Table")
ROOT = Path(__file__).parents[1]
GAMES = re.compile(rf"\b({'|'.join(ludi.game_ids())})\b", re.IGNORECASE)


def naming(folder: Path, endings: tuple[str, ...]) -> list[str]:
    """The lines that name a game outside the folder for games."""
    paths = [path for path in sorted(folder.rglob("*")) if path.suffix in endings]
    return [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()[:80]}"
        for path in paths
        if path.relative_to(folder).parts[0] not in OF_GAMES
        and path.relative_to(ROOT).as_posix() not in MAY_NAME
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if GAMES.search(line)
    ]


def test_no_part_of_the_client_outside_its_games_names_one() -> None:
    assert naming(ROOT / "web" / "src", (".ts", ".svelte", ".css")) == []


def test_no_module_outside_the_games_names_one() -> None:
    assert naming(ROOT / "src" / "ludi", (".py", ".ftl")) == []


def test_the_launcher_names_no_game() -> None:
    lines = (ROOT / "ludi").read_text("utf-8").splitlines()
    assert [line for line in lines if GAMES.search(line)] == []


def test_a_line_that_names_a_game_is_found() -> None:
    assert GAMES.search(f"if game == '{ludi.game_ids()[0]}':")
    assert not GAMES.search("a forumlike thing")


def test_what_has_a_name_of_its_own_has_it_alone() -> None:
    """Each game has its position and its set-up; outside the games such a word means one thing."""
    defined = re.compile(rf"^(?:export (?:interface|type)|class) ({'|'.join(OWN_NAMES)})\b", re.MULTILINE)
    found = Counter(
        name
        for folder, ending in (("src/ludi", "*.py"), ("web/src", "*.ts"))
        for path in (ROOT / folder).rglob(ending)
        if path.relative_to(ROOT / folder).parts[0] not in OF_GAMES
        for name in defined.findall(path.read_text("utf-8"))
    )
    assert found == {"Message": 1, "Sight": 1, "Snapshot": 2, "Table": 1}, (
        "the wire's are in Python and TypeScript"
    )

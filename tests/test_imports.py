"""Imports point one way: engine <- bots <- games <- table <- server, terminal; games <- gym."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).resolve().parents[1] / "src" / "ludi"

# What each part may import besides itself; a part is a folder or a module directly under src/ludi.
MAY_IMPORT = {
    "engine": set[str](),
    "languages": set[str](),
    "bots": {"engine"},
    "games": {"engine", "bots"},
    "gym": {"engine", "bots", "games"},
    "table": {"engine", "games", "bots"},
    "server": {"engine", "games", "bots", "table"},
    "terminal": {"engine", "games", "bots", "table"},
    "browser": {"engine", "games", "bots", "table", "server"},
    "bench": {"engine", "games", "bots", "table", "browser"},
    "checks": {"engine", "games"},
    "fuzz": {"engine", "games", "checks"},
}
# What a game brings to a part above it: it belongs to that part, which loads it when it is asked for.
BROUGHT_TO = {"scenes.py": "browser", "budgets.py": "browser", "campaign.py": "terminal"}
FREE = {"cli", "commands", "__init__", "__main__", "_plain"}  # these wire everything together
ENGINE_MAY_USE = {*sys.stdlib_module_names, "mypy_extensions", "librt"}


def parts() -> set[str]:
    """The folders and modules directly under src/ludi."""
    folders = {path.parent.name for path in PACKAGE.glob("*/*.py")}
    return folders | {path.stem for path in PACKAGE.glob("*.py")}


def imported(source: str) -> Iterator[str]:
    """The full name of everything that a source imports, wherever it does so."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are written in full"
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def violations(part: str, source: str, known: set[str]) -> list[str]:
    """The imports that point the wrong way, or out of an engine that stands on its own."""
    wrong: list[str] = []
    for name in imported(source):
        root, _, rest = name.partition(".")
        target = rest.partition(".")[0]
        if root == "ludi":
            if target in known - {part, *MAY_IMPORT[part], "__init__", "_plain", "languages"}:
                wrong.append(name)
        elif part == "engine" and root not in ENGINE_MAY_USE:
            wrong.append(name)
    return wrong


def sources() -> list[Path]:
    """Every source of a part whose imports are restricted."""
    found = sorted(path.relative_to(PACKAGE) for path in PACKAGE.rglob("*.py"))
    return [path for path in found if path.parts[0].removesuffix(".py") not in FREE]


@pytest.mark.parametrize("path", sources(), ids=str)
def test_imports_point_one_way(path: Path) -> None:
    part = (
        BROUGHT_TO.get(path.name, "games")
        if path.match("games/*/*.py")
        else path.parts[0].removesuffix(".py")
    )
    assert violations(part, (PACKAGE / path).read_text("utf-8"), parts()) == []


def test_every_part_has_its_place() -> None:
    assert parts() - FREE - set(MAY_IMPORT) == set()


@pytest.mark.parametrize(
    ("part", "line"),
    [
        ("engine", "import ludi.games"),
        ("engine", "from ludi import games"),
        ("engine", "from ludi.games.spoken import say"),
        ("engine", "def f():\n    from ludi.bots.bot import Bot"),
        ("engine", "if TYPE_CHECKING:\n    from ludi.games.spoken import say"),
        ("engine", "import msgspec"),
        ("engine", "from fluent.runtime import FluentBundle"),
        ("bots", "from ludi.games.spoken import say"),
        ("games", "from ludi.commands.test import run"),
        ("bots", "from ludi import cli"),
        ("table", "from ludi.server.store import Store"),
        ("terminal", "from ludi.server.hall import Hall"),
        ("games", "from ludi.table.table import Table"),
        ("fuzz", "from ludi.bots.bot import Bot"),
    ],
)
def test_an_import_that_points_the_other_way_is_found(part: str, line: str) -> None:
    assert len(violations(part, line, parts())) == 1


@pytest.mark.parametrize(
    ("part", "line"),
    [
        ("engine", "import json"),
        ("engine", "from librt.vecs import vec"),
        ("engine", "from mypy_extensions import i64"),
        ("engine", "from ludi.engine.state import State"),
        ("games", "from ludi.engine.state import State"),
        ("games", "import msgspec"),
        ("games", "from ludi import __version__, bots"),
        ("server", "from ludi.bots.bot import Bot"),
        ("server", "from ludi.table.table import Table"),
        ("terminal", "from ludi.table.table import Table"),
    ],
)
def test_an_import_that_points_the_right_way_is_allowed(part: str, line: str) -> None:
    assert violations(part, line, parts()) == []

"""The pages of the documentation, and what stands in them."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
DECISIONS = sorted((ROOT / "docs" / "adr").glob("*.md"))
EXAMPLES = sorted((ROOT / "examples").glob("*.py"))


def named(paths: list[Path]) -> list[object]:
    """Parameters whose ids are paths from the root."""
    return [pytest.param(path, id=path.relative_to(ROOT).as_posix()) for path in paths]


class Block(NamedTuple):
    """A fenced block: its language, its text, and the line on which the text begins, counted from 0."""

    language: str
    text: str
    line: int


def blocks(page: Path) -> list[Block]:
    """The fenced blocks of a page."""
    text = page.read_text("utf-8")
    found = re.finditer(r"^```(\w*)\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    return [Block(match[1], match[2], text[: match.start(2)].count("\n")) for match in found]


def prose(page: Path) -> str:
    """A page without its fenced blocks."""
    return re.sub(r"^```.*?^```$", "", page.read_text("utf-8"), flags=re.MULTILINE | re.DOTALL)


def anchors(page: Path) -> set[str]:
    """What a link can point at inside a page: its headings, and anchors of its own."""
    headings = re.findall(r"^#+ (.+)$", prose(page), re.MULTILINE)
    slugs = {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}
    return slugs | set(re.findall(r'<a id="(.+?)"', page.read_text("utf-8")))

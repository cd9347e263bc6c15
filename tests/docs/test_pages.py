"""The documentation tells the truth: its code runs, its links lead somewhere, its commands exist."""

from __future__ import annotations

import doctest
import importlib
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from tests.docs.pages import DECISIONS, EXAMPLES, PAGES, ROOT, anchors, blocks, named, prose

import ludi
from ludi import cli

README = ROOT / "README.md"
TERMINAL = ROOT / "docs" / "terminal.md"
EXAMPLE_GAME = ROOT / "docs" / "games" / "forum-example.ludi"
SCREEN = 24  # lines

# What each example must say.
SAYS = {
    "a_bot_of_your_own.py": r"gregarious won [3-6]\S* of 6 games",
    "count_positions.py": r"3 seats: 49 2352 110544\n(.*\n)*after A a1: 48",
    "discordia_balance.py": r"\n100.0% won, .* early, year [2-4]\..*\nstandard     1\.00 of 30",
    "play_a_game.py": r"The game is over: .+\n(.*\n)*1\. ",
    "self_play_statistics.py": r"seats .*\n(    [2-6] .* quiet \d+.*\n){5}",
    "sides_in_balance.py": r"scenario .*\ntirocinium +6 +\d+ +\d+ +\d+ .*%",
    "verify_a_record.py": r"as it was played: holds.*\none letter changed: line 12.*\nanother draw: line 11",
}


def code_pages() -> list[Path]:
    return [page for page in PAGES if any(block.language == "python" for block in blocks(page))]


def run_page(page: Path) -> doctest.TestResults:
    """Run the Python of a page from top to bottom, as one session."""
    runner = doctest.DocTestRunner()
    known: dict[str, Any] = {"__name__": page.stem}
    for block in blocks(page):
        if block.language == "python":
            test = doctest.DocTestParser().get_doctest(block.text, known, page.name, str(page), block.line)
            runner.run(test, clear_globs=False)
            known = test.globs
    return doctest.TestResults(runner.failures, runner.tries)


@pytest.mark.parametrize("page", named(code_pages()))
def test_the_code_of_a_page_runs_and_shows_what_it_says(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    result = run_page(page)
    assert result.attempted > 0
    assert result.failed == 0


@pytest.mark.parametrize("page", named(code_pages()))
def test_no_block_of_python_is_left_out(page: Path) -> None:
    assert all(block.text.startswith(">>> ") for block in blocks(page) if block.language == "python")


def test_the_page_runner_notices_a_wrong_answer(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "page.md"
    page.write_text("```python\n>>> a = 1\n```\n\n```python\n>>> a + 1\n3\n```\n")
    assert run_page(page) == (1, 2)


# Links


def leads_nowhere(page: Path, link: str) -> bool:
    """Whether a link inside this tree points at nothing."""
    path, _, anchor = link.partition("#")
    target = page.parent / path if path else page
    return not target.exists() or bool(anchor and anchor not in anchors(target))


def broken_links(page: Path) -> list[str]:
    """The links of a page that lead nowhere in this tree."""
    links = re.findall(r"\]\(([^)\s]+)\)", prose(page))
    return [link for link in links if not link.startswith("https://") and leads_nowhere(page, link)]


@pytest.mark.parametrize("page", named(PAGES))
def test_every_link_leads_somewhere(page: Path) -> None:
    assert broken_links(page) == []


def test_a_link_to_a_missing_page_or_heading_is_found(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("# Here\n\n[a](page.md#here) [b](page.md#there) [c](nowhere.md) [d](#here)\n")
    assert broken_links(page) == ["page.md#there", "nowhere.md"]


# Commands


def commands(page: Path) -> list[str]:
    """Every command line of ours on a page, in blocks and in the text."""
    shell = [line for block in blocks(page) if block.language == "sh" for line in block.text.splitlines()]
    inline = re.findall(r"`([^`\n]+)`", prose(page))
    lines = [line.partition("#")[0].strip() for line in [*shell, *inline]]
    return [line for line in lines if line.startswith("./ludi ") and not line.startswith("./ludi COMMAND")]


def check_command(line: str) -> None:
    """Let the command line read it without running it; the bare name of a command is enough."""
    _, name, *words = shlex.split(line)
    assert name in cli.COMMANDS, line
    if words and "--help" not in words:
        parser = cli.command_parser(name)
        importlib.import_module(f"ludi.commands.{name}").add_arguments(parser)
        parser.parse_args(words)


@pytest.mark.parametrize("page", named([page for page in PAGES if commands(page)]))
def test_every_command_on_a_page_can_be_read(page: Path) -> None:
    for line in commands(page):
        check_command(line)


@pytest.mark.parametrize("line", ["./ludi verfy", "./ludi verify --all", "./ludi perft forum --depth deep"])
def test_a_command_that_cannot_be_read_is_found(line: str) -> None:
    with pytest.raises((AssertionError, SystemExit)):
        check_command(line)


def test_the_readme_lists_every_command_once() -> None:
    listed = re.findall(r"^\| `\./ludi (\w+)` \|", README.read_text("utf-8"), re.MULTILINE)
    assert sorted(listed) == sorted(cli.COMMANDS)


def test_the_two_commands_stand_in_the_first_screen_of_the_readme() -> None:
    first = README.read_text("utf-8").splitlines()[:SCREEN]
    assert [line.split()[1] for line in first if line.startswith("./ludi ")] == ["play", "test"]


# The transcript


def transcript() -> tuple[str, list[str]]:
    """The command of the transcript, and what it shows after its beginning."""
    found = [block.text for block in blocks(TERMINAL) if block.text.startswith("$ ./ludi play")]
    assert len(found) == 1
    command, gap, *shown = found[0].splitlines()
    assert gap == "[...]"
    return command, shown


def test_the_transcript_is_what_the_terminal_shows(tmp_path: Path) -> None:
    command, shown = transcript()
    typed = [line.partition("> ") for line in shown if re.match(r"[A-F] \(\w+\)> ", line)]
    who, _, last = typed[-1]
    record = ludi.load(EXAMPLE_GAME)  # the game that was played there
    before = [line[2:] for line in record.lines[: record.lines.index(f"{who[0]} {last}")]]
    done = subprocess.run(
        [sys.executable, "-m", "ludi", *shlex.split(command)[2:]],
        input="\n".join([*before, *(text for _, _, text in typed)]) + "\n",
        env=os.environ | {"COLUMNS": "80", "LUDI_LANG": "en", "PYTHONUTF8": "1"},
        cwd=tmp_path,
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    assert "\n".join(shown) in done.stdout


def test_the_example_game_holds() -> None:
    record = ludi.load(EXAMPLE_GAME)
    assert record.verify(ludi.game_of(record)).outcome is not None


# Examples and decisions


@pytest.mark.parametrize("example", named(EXAMPLES))
def test_an_example_runs_and_says_what_it_should(example: Path, tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, str(example)], cwd=tmp_path, capture_output=True, encoding="utf-8", check=True
    )
    assert re.search(SAYS[example.name], done.stdout), done.stdout
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("example", named(EXAMPLES))
def test_an_example_has_fewer_than_60_lines(example: Path) -> None:
    assert len(example.read_text("utf-8").splitlines()) < 60


def test_every_example_is_named_in_the_readme() -> None:
    named_there = re.findall(r"\(examples/(\w+\.py)\)", README.read_text("utf-8"))
    assert sorted(named_there) == [example.name for example in EXAMPLES]


@pytest.mark.parametrize("decision", named(DECISIONS))
def test_a_decision_tells_situation_decision_and_what_follows_in_40_lines(decision: Path) -> None:
    text = decision.read_text("utf-8")
    assert re.findall(r"^## (.+)$", text, re.MULTILINE) == ["Situation", "Decision", "What follows"]
    assert len(text.splitlines()) <= 40


def test_decisions_are_numbered_without_a_gap() -> None:
    assert [int(decision.name[:4]) for decision in DECISIONS] == list(range(1, len(DECISIONS) + 1))
    for number, decision in enumerate(DECISIONS, 1):
        assert decision.read_text("utf-8").startswith(f"# {number}. ")


MADE = ("benchmarks.md", "benchmarks-server.md")  # by commands


@pytest.mark.parametrize(
    "page", named([page for page in (ROOT / "docs").glob("*.md") if page.name not in MADE])
)
def test_a_page_says_first_for_whom_it_is(page: Path) -> None:
    first = page.read_text("utf-8").split("\n\n")[1]
    assert first.startswith("For "), first

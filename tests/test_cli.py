"""The command line: help everywhere, one line for a mistake, and the right word for a wrong one."""

import argparse
import os
import subprocess
import sys
from collections.abc import Callable
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from types import SimpleNamespace

import pytest

from ludi import __version__, _plain, cli
from ludi.browser import chromium
from ludi.commands import test as test_command
from ludi.engine.errors import LudiError, SetupError

ROOT = Path(__file__).resolve().parents[1]


def ludi(*args: str, **environ: str) -> "subprocess.CompletedProcess[str]":
    """Run the command line in a process of its own."""
    command = [sys.executable, "-m", "ludi", *args]
    return subprocess.run(command, env=os.environ | environ, capture_output=True, text=True, check=False)


def add_command(monkeypatch: pytest.MonkeyPatch, run: Callable[[argparse.Namespace], int]) -> None:
    """Put a command `stand-in` in the table."""
    module = SimpleNamespace(add_arguments=lambda parser: None, run=run)
    monkeypatch.setitem(cli.COMMANDS, "stand-in", cli.Command("Stand in.", "./ludi stand-in"))
    monkeypatch.setitem(sys.modules, "ludi.commands.stand-in", module)


def raising(error: BaseException) -> Callable[[argparse.Namespace], int]:
    """A command that ends with an error."""

    def run(args: argparse.Namespace) -> int:
        raise error

    return run


def test_version_tells_version_python_and_form() -> None:
    python = sys.version.split()[0]
    assert ludi("--version").stdout == f"ludi {__version__}, Python {python}, {_plain.form()}\n"


def test_version_says_plain_when_plain_is_asked_for() -> None:
    assert ludi("--version", LUDI_PLAIN="1").stdout.endswith(", plain\n")


def test_help_lists_every_command_with_its_sentence() -> None:
    done = ludi("--help")
    assert done.returncode == 0
    assert all(f" {name} " in done.stdout and c.help in done.stdout for name, c in cli.COMMANDS.items())


def test_no_command_shows_the_help() -> None:
    assert ludi().stdout == ludi("--help").stdout


def test_help_loads_no_game_and_no_command() -> None:
    code = (
        "import sys, ludi.cli as c\nc.main([])\n"
        "print(sorted(n for n in sys.modules if n.startswith(('ludi.games', 'ludi.commands'))))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "[]"


@pytest.mark.parametrize("name", list(cli.COMMANDS))
def test_every_command_has_help_with_an_example(name: str) -> None:
    done = ludi(name, "--help")
    assert done.returncode == 0
    assert cli.COMMANDS[name].help in done.stdout.replace("\n", " ")
    assert f"./ludi {name}" in done.stdout


@pytest.mark.parametrize("name", list(cli.COMMANDS))
def test_every_command_in_the_table_has_its_module(name: str) -> None:
    assert (ROOT / "src/ludi/commands" / f"{name}.py").is_file()


def test_a_wrong_command_suggests_the_right_one() -> None:
    done = ludi("tset")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "ludi: no command 'tset'; did you mean 'test'?\n"


def test_a_wrong_option_suggests_the_right_one() -> None:
    done = ludi("test", "--fsat")
    assert done.returncode == 2
    assert done.stderr == "ludi test: unrecognized arguments: --fsat; did you mean '--fast'?\n"


def test_a_wrong_choice_suggests_the_right_one() -> None:
    done = ludi("test", "--only", "plane")
    assert (done.returncode, len(done.stderr.splitlines())) == (2, 1)
    assert done.stderr.endswith("; did you mean 'plain'?\n")


def test_a_mistake_without_a_near_word_points_to_the_help() -> None:
    done = ludi("xyzzy\nplugh")
    assert (done.returncode, done.stderr) == (2, "ludi: no command 'xyzzy plugh'; see 'ludi --help'\n")


def test_a_users_mistake_is_told_in_the_language_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["perft", "forum", "--seats", "9", "--lang", "nl"]) == 2
    assert capsys.readouterr().err == "ludi: 9 plaatsen: Forum Romanum is voor 2 tot 6 spelers\n"
    assert cli.main(["--lang=en", "perft", "forum", "--seats", "9"]) == 2
    assert capsys.readouterr().err == "ludi: 9 seats: Forum Romanum is for 2 to 6 players\n"


def test_a_users_mistake_is_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    add_command(monkeypatch, raising(LudiError("d4-d4: a jump must end\non another field (F-27)")))
    assert cli.main(["stand-in"]) == 2
    assert capsys.readouterr().err == "ludi: d4-d4: a jump must end on another field (F-27)\n"


def test_a_bug_shows_its_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    add_command(monkeypatch, raising(KeyError("bug")))
    with pytest.raises(KeyError):
        cli.main(["stand-in"])


def test_an_interrupt_is_quiet(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    add_command(monkeypatch, raising(KeyboardInterrupt()))
    assert cli.main(["stand-in"]) == 130
    assert capsys.readouterr().err == ""


def test_a_reader_that_has_seen_enough_causes_no_noise() -> None:
    reader, writer = os.pipe()
    os.close(reader)
    command = [sys.executable, "-m", "ludi"]
    done = subprocess.run(command, stdout=writer, stderr=subprocess.PIPE, check=False)
    os.close(writer)
    assert (done.returncode, done.stderr) == (141, b"")


@pytest.mark.parametrize("argv", [["--lang", "nl", "stand-in"], ["stand-in", "--lang", "nl"]])
def test_the_language_may_stand_before_and_after_the_command(
    argv: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    add_command(monkeypatch, lambda args: len(args.lang) if args.lang == "nl" else 0)
    assert cli.main(argv) == len("nl")


@pytest.mark.parametrize(
    ("environ", "language"),
    [
        ({}, "en"),
        ({"LANG": "nl_BE.UTF-8"}, "nl"),
        ({"LANG": "nl_NL.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "en_GB", "LC_MESSAGES": "nl"}, "nl"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "fi_FI.UTF-8"}, "en"),
        ({"LUDI_LANG": "nl", "LC_ALL": "en_US.UTF-8"}, "nl"),
        ({"LUDI_LANG": "", "LANG": "nl-NL"}, "nl"),
    ],
)
def test_the_language_comes_from_the_environment(environ: dict[str, str], language: str) -> None:
    assert cli.language(environ) == language


def test_plain_form_imports_sources_although_compiled_files_lie_beside_them(tmp_path: Path) -> None:
    package = tmp_path / "ludi"
    package.mkdir()
    for name in ("__init__.py", "_plain.py"):
        (package / name).write_text((ROOT / "src/ludi" / name).read_text())
    (package / "toy.py").write_text("SOURCE = True\n")
    (package / f"toy{EXTENSION_SUFFIXES[0]}").write_bytes(b"no library")
    env = {**os.environ, "PYTHONPATH": str(tmp_path)}
    command = [sys.executable, "-c", "import ludi.toy; print(ludi.toy.SOURCE)"]
    plain = subprocess.run(command, env={**env, "LUDI_PLAIN": "1"}, capture_output=True, check=False)
    compiled = subprocess.run(command, env={**env, "LUDI_PLAIN": "0"}, capture_output=True, check=False)
    assert plain.stdout == b"True\n"
    assert b"ImportError" in compiled.stderr


def check_run(monkeypatch: pytest.MonkeyPatch, *argv: str, fails: str = "") -> tuple[int, list[str]]:
    """Run `ludi test` with tools that do nothing, one of them failing; give exit code and what was run."""
    ran: list[str] = []

    def tool(module: str, *args: str, **environ: str) -> int:
        form = {"0": " compiled", "1": " plain"}.get(environ.get("LUDI_PLAIN", ""), "")
        ran.append(module + (" browser" if "browser" in args else form))
        return 5 if ran[-1] == fails else 0

    def npm_script(name: str) -> str:
        ran.append(f"npm {name}")
        return "ok"

    def wire_types() -> str:
        ran.append("types")
        return "ok"

    monkeypatch.setattr(test_command, "tool", tool)
    monkeypatch.setattr(test_command, "npm_script", npm_script)
    monkeypatch.setattr(test_command, "wire_types", wire_types)
    monkeypatch.setattr(test_command, "missing_modules", list)
    monkeypatch.setattr(chromium, "need_chromium", lambda: None)
    return cli.main(["test", *argv]), ran


def test_the_checks_go_on_after_a_failure(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    code, ran = check_run(monkeypatch, fails="mypy")
    assert code == 1
    checks = ["ruff", "ruff", "mypy", "types", "npm check", "npm test"]
    assert ran == [*checks, "pytest compiled", "pytest plain", "pytest browser"]
    assert capsys.readouterr().out.endswith("failed: mypy --strict\n")


def test_the_fast_checks_leave_out_the_plain_form_and_the_browser(monkeypatch: pytest.MonkeyPatch) -> None:
    assert check_run(monkeypatch, "--fast")[1][-2:] == ["npm test", "pytest compiled"]


def test_one_part_of_the_checks_can_be_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    assert check_run(monkeypatch, "--only", "plain", "--", "-k", "jump") == (0, ["pytest plain"])


def test_finding_no_tests_fails_the_checks(monkeypatch: pytest.MonkeyPatch) -> None:
    assert check_run(monkeypatch, "--only", "plain", "--", "-k", "jmup", fails="pytest plain")[0] == 1
    assert check_run(monkeypatch, "--only", "browser", fails="pytest browser")[0] == 1


def test_a_choice_of_tests_may_leave_out_those_in_the_browser(monkeypatch: pytest.MonkeyPatch) -> None:
    assert check_run(monkeypatch, "--only", "browser", "--", "-k", "jump", fails="pytest browser")[0] == 0


def test_a_missing_browser_fails_the_checks_with_its_reason(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def need_chromium() -> None:
        raise SetupError("Chromium is missing")

    monkeypatch.setattr(chromium, "need_chromium", need_chromium)
    assert test_command.browser_tests([]) == "FAILED"
    assert capsys.readouterr().out == "Chromium is missing\n"


@pytest.mark.parametrize(("has_compiler", "result"), [(True, "FAILED"), (False, "skipped")])
def test_code_that_is_not_compiled_fails_the_checks_where_a_compiler_is(
    has_compiler: bool, result: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(test_command, "missing_modules", lambda: ["ludi/engine/toy.py"])
    monkeypatch.setattr(test_command, "launcher_has_compiler", lambda: has_compiler)
    assert test_command.compiled_tests([]) == result


@pytest.mark.parametrize(
    "command",
    ["rules forum F-02", "rules forum", "games", "arena micatio --bots uniform --games 2 --workers 1"],
)
def test_a_terminal_that_lacks_signs_shows_the_rest(command: str) -> None:
    done = ludi(*command.split(), "--lang", "nl", PYTHONIOENCODING="ascii")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.isascii()

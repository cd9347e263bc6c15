"""`ludi test`: formatting, lint, types, the web client, and the tests in both forms, with one summary."""

import argparse
import os
import subprocess
import sys
import time
import tomllib
from collections.abc import Callable
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from typing import NamedTuple

from ludi._plain import PACKAGE, compiled_modules
from ludi.engine.errors import SetupError

ROOT = PACKAGE.parents[1]
CHECKED = ("src", "tests", "examples", "setup.py", "ludi")
PARTS = ("ruff", "mypy", "web", "compiled", "plain", "browser")
SLOW_PARTS = ("plain", "browser")
OF_BOTH_FORMS = ("tests/engine", "tests/games", "tests/contract", "tests/bots", "tests/twin")
SOME_FAILED = 1  # pytest's exit code when tests failed
NO_TESTS = 5  # and when it found none


class Step(NamedTuple):
    """One check: the part it belongs to, and how to run it; the result is `ok` or says what is wrong."""

    part: str
    title: str
    run: Callable[[], str]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments of `ludi test`."""
    parser.add_argument(
        "--fast", action="store_true", help="leave out the plain form, the browser and slow tests"
    )
    parser.add_argument("--only", choices=PARTS, action="append", help="run only this part (may be repeated)")
    parser.add_argument(
        "pytest_args", nargs="*", metavar="-- PYTEST_ARG", help="arguments for pytest, after --"
    )


def run(args: argparse.Namespace) -> int:
    """Run the steps, all of them even when one fails, and return 1 if any did."""
    if not (ROOT / "pyproject.toml").is_file():
        print("ludi: 'ludi test' needs the source tree, and this is an installed package", file=sys.stderr)
        return 2
    results = [(step, *timed(step)) for step in chosen_steps(args)]
    print()
    for step, result, seconds in results:
        print(f"{step.title:22} {result:10} {seconds:6.1f} s")
    failed = [step.title for step, result, _ in results if result.startswith("FAILED")]
    print(f"failed: {', '.join(failed)}" if failed else "every check passed")
    return 1 if failed else 0


def chosen_steps(args: argparse.Namespace) -> list[Step]:
    """The steps asked for, in the order of PARTS."""
    parts = args.only or [part for part in PARTS if not (args.fast and part in SLOW_PARTS)]
    marks = "not browser and not slow" if args.fast else "not browser"
    return [step for step in all_steps(marks, args.pytest_args) if step.part in parts]


def all_steps(marks: str, chosen: list[str]) -> list[Step]:
    """Every check of the source tree; `marks` and the `chosen` arguments are pytest's."""
    paths = [path for path in CHECKED if (ROOT / path).exists()]
    pytest_args = ["-m", marks, *chosen]
    return [
        Step("ruff", "ruff format", lambda: verdict(tool("ruff", "format", "--check", *paths))),
        Step("ruff", "ruff check", lambda: verdict(tool("ruff", "check", *paths))),
        Step("mypy", "mypy --strict", lambda: verdict(tool("mypy", "--strict", *paths))),
        Step("web", "wire types", wire_types),
        Step("web", "svelte-check, tsc", lambda: npm_script("check")),
        Step("web", "vitest", lambda: npm_script("test")),
        Step("compiled", "pytest, compiled form", lambda: compiled_tests(pytest_args)),
        Step("plain", "pytest, plain form", lambda: plain_tests(marks, chosen)),
        Step("browser", "pytest, browser", lambda: browser_tests(chosen)),
    ]


def timed(step: Step) -> tuple[str, float]:
    """Run one step under its title."""
    print(f"\n== {step.title}", flush=True)
    start = time.perf_counter()
    result = step.run()
    return result, time.perf_counter() - start


def wire_types() -> str:
    """Compare the client's types with the server's."""
    from ludi.browser import wire

    if wire.is_current():
        return "ok"
    print("wire.ts is not what the server sends; refresh it with '.venv/bin/python -m ludi.browser.wire'")
    return "FAILED"


def npm_script(name: str) -> str:
    """Run a script of the web client."""
    from ludi.browser.node import WEB, npm

    return verdict(npm("run", name, folder=WEB))


def browser_tests(chosen: list[str]) -> str:
    """Let a real browser play, on whatever form there is; a choice that leaves out these tests is fine."""
    from ludi.browser.chromium import need_chromium

    try:
        need_chromium()
    except SetupError as error:
        print(error)
        return "FAILED"
    # A file's tests share a server; files with few tests may take long, and must not all come last.
    args = ["-m", "browser", "--dist", "loadfile", "--no-loadscope-reorder", *chosen]
    code = tool("pytest", "--quiet", "-n", workers(), *args, LUDI_PLAIN="0")
    if code == SOME_FAILED:  # a browser that had to share the machine may have been too slow for one
        print("those that failed once more, one at a time")
        again = ["--last-failed", "--last-failed-no-failures", "none"]
        code = tool("pytest", "--quiet", "-m", "browser", *again, *chosen, LUDI_PLAIN="0")
    return "none" if code == NO_TESTS and chosen else verdict(code)


def compiled_tests(pytest_args: list[str]) -> str:
    """Run the tests on compiled code; plain code where a compiler is at hand is a failure."""
    missing = missing_modules()
    if not missing:
        return pytest("0", pytest_args)
    if not launcher_has_compiler():
        print("no C compiler with Python's headers was found, so there is no compiled form to test")
        return "skipped"
    print(f"not compiled: {', '.join(missing)}; see build/compile.log")
    return "FAILED"


def plain_tests(marks: str, chosen: list[str]) -> str:
    """Run the tests on plain code: what depends on the form, or all of them where nothing is compiled.

    The twin tests have compared both forms position by position, so what is slow needs to be seen once.
    """
    if missing_modules() or chosen:
        return pytest("1", ["-m", marks, *chosen])
    quick = marks if "not slow" in marks else f"{marks} and not slow"
    return pytest("1", ["-m", quick, *(path for path in OF_BOTH_FORMS if (ROOT / path).exists())])


def missing_modules() -> list[str]:
    """The modules that should be compiled and are not."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    expected = {module.removeprefix("src/") for module in settings["tool"]["ludi"]["compiled"]}
    return sorted(expected - set(compiled_modules()))


def launcher_has_compiler() -> bool:
    """Whether the launcher, which compiles, sees a compiler."""
    loader = SourceFileLoader("ludi_launcher", str(ROOT / "ludi"))
    spec = spec_from_loader(loader.name, loader)
    assert spec
    launcher = module_from_spec(spec)
    loader.exec_module(launcher)
    return bool(launcher.has_compiler(launcher.read_stamp()))


def pytest(plain: str, pytest_args: list[str]) -> str:
    """Run the tests on all cores with LUDI_PLAIN set to `plain`; finding no tests is a failure too."""
    return verdict(tool("pytest", "--quiet", "-n", workers(), *pytest_args, LUDI_PLAIN=plain))


def workers() -> str:
    """The number of test processes: one more than cores, for many tests wait for clocks and pages."""
    return str((os.cpu_count() or 1) + 1)


def tool(module: str, *args: str, **environ: str) -> int:
    """Run a tool of this environment in the root of the tree, and give its exit code."""
    command = [sys.executable, "-m", module, *args]
    return subprocess.run(command, cwd=ROOT, env={**os.environ, **environ}, check=False).returncode


def verdict(code: int) -> str:
    """What an exit code means in the summary."""
    return "FAILED" if code else "ok"

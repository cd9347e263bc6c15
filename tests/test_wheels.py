"""Wheels and the sdist in empty environments: the library alone plays, and says what is missing."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import tomllib
import venv
import zipfile
from pathlib import Path

import pytest

import ludi
from ludi.browser.node import WEB, node

ROOT = Path(__file__).resolve().parents[1]
BUILD = """
import sys
from setuptools import build_meta
print(getattr(build_meta, "build_" + sys.argv[1])(sys.argv[2]))
"""
NEEDED = ("fluent", "librt", "msgspec", "mypy_extensions", "attr", "babel", "pytz", "typing_extensions")

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of what is packed, as a clone would have it, with a client."""
    folder = tmp_path_factory.mktemp("source")
    for name in ("pyproject.toml", "setup.py", "MANIFEST.in", "LICENSE", "README.md", "CHANGELOG.md"):
        shutil.copy(ROOT / name, folder)
    left_out = shutil.ignore_patterns("*.so", "*.egg-info", "__pycache__", "client")
    shutil.copytree(ROOT / "src", folder / "src", ignore=left_out)
    (folder / "web" / "dist").mkdir(parents=True)
    (folder / "web" / "dist" / "index.html").write_text("<title>Ludi</title>")
    return folder


def build(kind: str, source: Path, target: Path, **environ: str) -> Path:
    """A wheel or an sdist of a source tree, without a network."""
    target.mkdir(parents=True, exist_ok=True)
    command = [sys.executable, "-c", BUILD, kind, str(target)]
    done = subprocess.run(command, cwd=source, env={**os.environ, **environ}, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return target / done.stdout.split()[-1]


@pytest.fixture(scope="module")
def wheel(source: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The pure wheel."""
    return build("wheel", source, tmp_path_factory.mktemp("wheel"), LUDI_PURE="1")


class Empty:
    """An environment with the wheel and what it depends on, and nothing else."""

    def __init__(self, folder: Path, wheel: Path) -> None:
        venv.create(folder, symlinks=True)
        self.python = folder / "bin" / "python"
        (site,) = folder.glob("lib/python*/site-packages")
        with zipfile.ZipFile(wheel) as packed:
            packed.extractall(site)
        ours = next(Path(path) for path in sys.path if Path(path, "msgspec").exists())
        for name in NEEDED:
            for found in ours.glob(f"{name}*"):
                if not (site / found.name).exists():
                    (site / found.name).symlink_to(found)

    def ludi(self, *args: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        """The command line, far away from the source tree."""
        return self.run("-m", "ludi", *args, typed=typed)

    def run(self, *args: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        """Python in this environment, far away from the source tree."""
        env = {"PATH": os.environ["PATH"], "LANG": "C.UTF-8"}
        command = [str(self.python), *args]
        place = self.python.parents[1]
        return subprocess.run(
            command, cwd=place, env=env, input=typed, capture_output=True, text=True, check=False
        )


@pytest.fixture(scope="module")
def empty(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Empty:
    return Empty(tmp_path_factory.mktemp("empty"), wheel)


def test_a_pure_wheel_is_for_any_machine_and_holds_texts_and_client(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    assert wheel.name.endswith("-py3-none-any.whl")
    assert {"ludi/py.typed", "ludi/server/client/index.html", "ludi/games/forum/rules.nl.md"} <= set(names)


def test_the_library_alone_plays_and_verifies(empty: Empty) -> None:
    played = empty.ludi("play", "micatio", "--terminal", "--players", "greedy,greedy", "--save", "game.ludi")
    assert (played.returncode, played.stderr) == (0, "")
    assert empty.ludi("verify", "game.ludi").stdout.startswith("game.ludi: ok")


def test_the_library_alone_runs_an_arena(empty: Empty) -> None:
    done = empty.ludi("arena", "forum", "--bots", "greedy,uniform", "--games", "2", "--seed", "1")
    assert (done.returncode, "1  greedy" in done.stdout) == (0, True), done.stderr


def test_without_the_extra_one_line_says_what_to_type(empty: Empty) -> None:
    done = empty.ludi("play", "--no-browser", "--port", "0")
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert done.stderr.endswith("is missing; pip install 'ludi[server]'\n")


def test_the_sdist_builds_the_same_wheel(source: Path, wheel: Path, tmp_path: Path) -> None:
    sdist = build("sdist", source, tmp_path / "sdist", LUDI_PURE="1")
    with tarfile.open(sdist) as packed:
        packed.extractall(tmp_path, filter="data")
    (unpacked,) = tmp_path.glob("ludi-*")
    again = build("wheel", unpacked, tmp_path / "wheel", LUDI_PURE="1")
    assert sorted(zipfile.ZipFile(again).namelist()) == sorted(zipfile.ZipFile(wheel).namelist())


def compiling_little(source: Path, folder: Path) -> Path:
    """A copy of the sources in which only the engine's numbers are compiled, which takes seconds."""
    small = shutil.copytree(source, folder)
    before, _, rest = (small / "pyproject.toml").read_text().partition("compiled = [")
    listed = '"src/ludi/engine/rng.py", "src/ludi/engine/bits.py"'
    after = rest[rest.index("]\n") :]
    (small / "pyproject.toml").write_text(f"{before}compiled = [{listed}{after}")
    return small


def test_a_compiler_that_fails_leaves_a_pure_package(source: Path, tmp_path: Path) -> None:
    small = compiling_little(source, tmp_path / "source")
    compiler = tmp_path / "cc"
    compiler.write_text("#!/bin/sh\nexit 1\n")
    compiler.chmod(0o755)
    made = build("wheel", small, tmp_path / "wheel", CC=str(compiler))
    assert not [name for name in zipfile.ZipFile(made).namelist() if name.endswith(".so")]


def need_compiler() -> None:
    if not (shutil.which("cc") and Path(sysconfig.get_path("include"), "Python.h").exists()):
        pytest.skip("there is no C compiler")


def test_a_wheel_that_compiles_little_says_for_which_machine_it_is(source: Path, tmp_path: Path) -> None:
    need_compiler()
    small = compiling_little(source, tmp_path / "source")
    made = build("wheel", small, tmp_path / "wheel", LUDI_COMPILE="must", LUDI_PURE="0")
    assert "none-any" not in made.name
    empty = Empty(tmp_path / "empty", made)
    told = empty.run("-c", "import ludi.engine.rng as rng; print(rng.__file__)")
    assert told.stdout.strip().endswith(".so"), told.stderr


# The wheel as it is given to people, with every module compiled


def bring_what_was_made(folder: Path) -> None:
    """The C code and the libraries of this tree: the build makes again only what other sources made."""
    made, target = ROOT / "build", folder / "build"
    if not (made / "compiled").is_dir():
        return
    left_out = shutil.ignore_patterns("temp*", "compiled", "lib*", "web*", "browser", "ops.txt", "*.log")
    shutil.copytree(made, target, ignore=left_out)
    libraries = f"lib.{sysconfig.get_platform()}-{sys.implementation.cache_tag}"
    shutil.copytree(made / "compiled", target / libraries, ignore=shutil.ignore_patterns("made-by"))


@pytest.fixture(scope="module")
def compiled_wheel(source: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    need_compiler()
    folder = tmp_path_factory.mktemp("compiled")
    whole = shutil.copytree(source, folder / "source", ignore=shutil.ignore_patterns("build"))
    bring_what_was_made(whole)
    return build("wheel", whole, folder / "wheel", LUDI_COMPILE="must", LUDI_PURE="0")


@pytest.fixture(scope="module")
def compiled(compiled_wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Empty:
    return Empty(tmp_path_factory.mktemp("compiled-empty"), compiled_wheel)


def test_a_compiled_wheel_has_every_module_that_is_listed(compiled_wheel: Path) -> None:
    assert "none-any" not in compiled_wheel.name
    listed = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["ludi"]["compiled"]
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    wanted = {f"{module.removeprefix('src/').removesuffix('.py')}{suffix}" for module in listed}
    names = zipfile.ZipFile(compiled_wheel).namelist()
    assert len(wanted) > 50
    assert wanted <= set(names)
    assert f"ludi__mypyc{suffix}" in names
    assert not [name for name in names if name.endswith((".c", ".h", ".o"))]


@pytest.mark.parametrize("game", ludi.game_ids())
def test_a_compiled_wheel_plays_and_verifies_every_game(compiled: Empty, game: str) -> None:
    form = compiled.run("-c", "from ludi._plain import form; print(form())")
    assert form.stdout.strip() == "compiled", form.stderr
    bots = ("--players", "uniform,uniform", "--save", f"{game}.ludi")
    played = compiled.ludi("play", game, "--terminal", *bots)
    assert (played.returncode, played.stderr) == (0, "")
    assert compiled.ludi("verify", f"{game}.ludi").stdout.startswith(f"{game}.ludi: ok")


def test_a_compiled_wheel_runs_an_arena(compiled: Empty) -> None:
    done = compiled.ludi("arena", "pompeii", "--bots", "mcts:20,uniform", "--games", "2", "--seed", "1")
    assert (done.returncode, "mcts:20" in done.stdout) == (0, True), done.stderr


# Types


def test_a_second_type_checker_knows_the_type_of_every_public_name(empty: Empty, tmp_path: Path) -> None:
    pyright = WEB / "node_modules" / "pyright" / "index.js"
    if not pyright.exists():
        pytest.skip("web/node_modules has no pyright; './ludi test' installs it")
    report = tmp_path / "report.json"
    path = f"{empty.python.parent}{os.pathsep}{os.environ['PATH']}"
    asked = (str(pyright), "--verifytypes", "ludi", "--ignoreexternal", "--outputjson")
    node(*asked, folder=tmp_path, log=report, environ={"PATH": path})
    symbols = json.loads(report.read_text())["typeCompleteness"]["symbols"]
    public = tuple(place for name in ludi.__all__ for place in places_of(name))
    unclear = [
        one["name"]
        for one in symbols
        if (one["name"] in public or one["name"].startswith(tuple(f"{place}." for place in public)))
        and (not one["isTypeKnown"] or one["isTypeAmbiguous"])
    ]
    assert len(symbols) > 1000
    assert unclear == []


def places_of(name: str) -> list[str]:
    """Where a public name stands: in the package, and in the module that defines it."""
    thing = getattr(ludi, name)
    return [f"ludi.{name}", f"{getattr(thing, '__module__', 'ludi')}.{getattr(thing, '__qualname__', name)}"]

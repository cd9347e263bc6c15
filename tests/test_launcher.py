"""The one command: sets up once, notices what changed, and says in one line what is missing."""

import ast
import json
import os
import re
import shutil
import subprocess
import sys
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from types import ModuleType

import pytest

from ludi._plain import compiled_modules
from ludi.commands.play import OF_TERMINAL

ROOT = Path(__file__).resolve().parents[1]
DEAD_INDEX = "http://127.0.0.1:9/simple"
BASE_PYTHON: str = getattr(sys, "_base_executable", "") or sys.executable
TOY = "src/ludi/engine/toy.py"


class Tree:
    """A small copy of the source tree in which pip, uv, npm and the compiler are played by `run`."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.ran: list[str] = []
        self.compiles = True
        self.has_network = True
        self.builds = True
        for name in ("ludi", "setup.py", "requirements.lock", "requirements-bench.lock"):
            shutil.copy(ROOT / name, root)
        for name in ("__init__.py", "__main__.py", "_plain.py", "cli.py", "languages/__init__.py"):
            self.write(f"src/ludi/{name}", (ROOT / "src/ludi" / name).read_text())
        self.write("pyproject.toml", f'[tool.ludi]\ncompiled = ["{TOY}"]\n')
        self.write("src/ludi/engine/__init__.py", "")
        self.write("src/ludi/engine/numbers.py", "SEVEN = 7\n")
        self.write(TOY, "from .numbers import SEVEN\n")
        for name in ("package.json", "package-lock.json", "src/main.ts", "tests/main.test.ts"):
            self.write(f"web/{name}", "")
        self.launcher = load(root / "ludi")
        self.launcher.run = self.run  # type: ignore[attr-defined]
        self.background: list[list[str]] = []  # what would run there
        self.launcher.start_in_background = self.background.append  # type: ignore[attr-defined]
        self.launcher.has_compiler = lambda stamp: True  # type: ignore[attr-defined]

    def write(self, name: str, text: str) -> None:
        path = self.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)

    def run(self, argv: list[str], log: str = "", environ: dict[str, str] | None = None) -> bool:
        """Do what the program would do, as far as the launcher looks at it."""
        play = {
            "pip": lambda: self.write(f".tools/uv-{self.launcher.UV_VERSION}.partial/bin/uv", ""),
            "venv": self.make_venv,
            "sync": lambda: None,
            "egg_info": lambda: self.write("src/ludi.egg-info/entry_points.txt", ""),
            "-r": lambda: None,
            "build_ext": lambda: self.write("build/compiled/ludi/engine/toy.so", "compiled"),
            "ci": lambda: self.write("web/node_modules/.package-lock.json", ""),
            "run": self.build_client,
        }
        word = next(word for word in reversed(play) if word in argv)
        self.ran.append(word)
        works = {"egg_info": True, "build_ext": self.compiles, "run": self.builds}.get(word, self.has_network)
        if works or word in ("pip", "venv"):
            play[word]()
        elif log:
            Path(log).write_text("error during build:\nno such name\n" if word == "run" else "ECONNREFUSED\n")
        return works

    def build_client(self) -> None:
        self.write("build/web/index.html", (self.root / "web/src/main.ts").read_text())

    def page(self) -> str:
        return (self.root / "web/dist/index.html").read_text()

    def make_venv(self) -> None:
        version = "{}.{}".format(*sys.version_info)
        self.write(".venv/pyvenv.cfg", f"home = {Path(BASE_PYTHON).parent}\n")
        self.write(f".venv/lib/python{version}/site-packages/empty", "")
        (self.root / ".venv/bin").mkdir(exist_ok=True)
        (self.root / ".venv/bin/python").unlink(missing_ok=True)
        (self.root / ".venv/bin/python").symlink_to(BASE_PYTHON)

    def start(self, *args: str) -> list[str]:
        """Set up for these arguments, and tell what had to be run."""
        self.ran.clear()
        self.launcher.set_up(list(args))
        return list(self.ran)

    def compiled(self) -> list[str]:
        return sorted(path.name for path in (self.root / "src").rglob("*.so"))


def load(path: Path) -> ModuleType:
    """Import the launcher, whose file has no suffix."""
    loader = SourceFileLoader("launcher", str(path))
    spec = spec_from_loader(loader.name, loader)
    assert spec
    module = module_from_spec(spec)
    loader.exec_module(module)
    return module


@pytest.fixture
def tree(tmp_path: Path) -> Tree:
    return Tree(tmp_path)


def run_launcher(root: Path, *args: str, **environ: str) -> "subprocess.CompletedProcess[str]":
    """Start the launcher for real, with nothing of this machine's package settings."""
    settings = ("PIP_", "UV_", "LUDI_")
    env = {name: value for name, value in os.environ.items() if not name.startswith(settings)}
    command = [BASE_PYTHON, str(root / "ludi"), *args]
    return subprocess.run(command, env=env | environ, capture_output=True, text=True, check=False)


def offline(tmp_path: Path) -> dict[str, str]:
    """An environment in which no package index answers."""
    index = {"PIP_INDEX_URL": DEAD_INDEX, "PIP_CONFIG_FILE": os.devnull, "UV_HTTP_RETRIES": "0"}
    return {**index, "UV_CACHE_DIR": str(tmp_path / "cache"), "PIP_RETRIES": "0", "PATH": "/usr/bin:/bin"}


def test_the_first_start_makes_everything(tree: Tree) -> None:
    assert tree.start("arena") == ["pip", "venv", "sync", "egg_info", "build_ext"]
    assert tree.compiled() == ["toy.so"]


def test_a_second_start_has_nothing_to_do(tree: Tree) -> None:
    tree.start("arena")
    assert tree.start("arena") == []


def test_a_second_start_is_silent_and_runs_the_real_command_line(tree: Tree) -> None:
    tree.write("pyproject.toml", "[tool.ludi]\ncompiled = []\n")
    tree.start("arena")
    stamp = json.loads((tree.root / ".venv/ludi-stamp.json").read_text())
    tree.launcher.has_compiler = load(tree.root / "ludi").has_compiler  # type: ignore[attr-defined]
    stamp["compiled"] = tree.launcher.compiled_key(stamp)
    tree.launcher.write_stamp(stamp)
    done = run_launcher(tree.root, "--version")
    assert (done.returncode, done.stderr) == (0, "")
    assert re.fullmatch(r"ludi \d+\.\d+\.\d+, Python 3\.\d+\.\S+, plain\n", done.stdout)


def test_a_changed_lock_remakes_the_environment(tree: Tree) -> None:
    tree.start("arena")
    tree.write("requirements.lock", "other==1\n")
    assert tree.start("arena") == ["venv", "sync", "egg_info", "build_ext"]


def test_a_changed_compiled_module_is_only_compiled(tree: Tree) -> None:
    tree.start("arena")
    tree.write(TOY, "from ludi.engine import numbers\n")
    assert tree.start("arena") == ["build_ext"]


def test_a_changed_module_that_compiled_code_imports_is_noticed(tree: Tree) -> None:
    tree.start("arena")
    tree.write("src/ludi/engine/numbers.py", "SEVEN = 8\n")
    assert tree.start("arena") == ["build_ext"]


def test_a_changed_module_that_compiled_code_does_not_import_is_left_alone(tree: Tree) -> None:
    tree.start("arena")
    tree.write("src/ludi/engine/other.py", "")
    assert tree.start("arena") == []


def test_a_broken_venv_is_made_again(tree: Tree) -> None:
    tree.start("arena")
    (tree.root / ".venv/bin/python").unlink()
    assert tree.start("arena") == ["venv", "sync", "egg_info", "build_ext"]


def test_an_unreadable_stamp_counts_as_none(tree: Tree) -> None:
    tree.start("arena")
    tree.write(".venv/ludi-stamp.json", '{"environment": ')
    assert tree.start("arena") == ["venv", "sync", "egg_info", "build_ext"]


# Playing before it is compiled


def test_who_plays_does_not_wait_for_the_compiler(tree: Tree) -> None:
    assert "build_ext" not in tree.start("play")
    assert [command[-1] for command in tree.background] == [tree.launcher.COMPILE]
    environ = tree.launcher.environment_now()
    assert (environ["LUDI_PLAIN"], environ["LUDI_MOVE_OVER"]) == ("1", tree.launcher.READY)


def test_what_was_compiled_in_the_background_is_put_in_place_by_the_next_start(tree: Tree) -> None:
    tree.start("play")
    assert tree.launcher.main([tree.launcher.COMPILE]) == 0
    assert tree.compiled() == []
    assert tree.start("play") == []
    assert tree.compiled() == ["toy.so"]
    assert "LUDI_MOVE_OVER" not in tree.launcher.environment_now()


def test_a_source_that_changed_meanwhile_is_compiled_again(tree: Tree) -> None:
    tree.start("play")
    tree.launcher.main([tree.launcher.COMPILE])
    tree.write(TOY, "SEVEN = 8\n")
    tree.start("play")
    assert (len(tree.background), tree.compiled()) == (2, [])


def test_a_compiler_that_fails_in_the_background_is_not_tried_by_every_start(
    tree: Tree, capfd: pytest.CaptureFixture[str]
) -> None:
    tree.start("play")
    tree.compiles = False
    tree.launcher.main([tree.launcher.COMPILE])
    assert (tree.start("play"), len(tree.background)) == ([], 1)
    assert "compiling failed" in capfd.readouterr().err


def test_other_commands_wait_for_compiled_code(tree: Tree) -> None:
    assert "build_ext" in tree.start("arena", "forum")
    assert "build_ext" not in tree.start("play", "--terminal")
    assert tree.background == []


@pytest.mark.parametrize("command", ["games", "rules", "replay", "verify", "test --only mypy"])
def test_a_command_that_is_done_in_a_moment_does_not_wait_for_the_compiler(tree: Tree, command: str) -> None:
    assert "build_ext" not in tree.start(*command.split())
    tree.start("arena")
    assert not tree.launcher.has_to_wait
    tree.write(TOY, "SEVEN = 8\n")
    assert tree.start(*command.split()) == []
    assert tree.launcher.environment_now()["LUDI_PLAIN"] == "1", "stale code must not run"


def test_what_was_compiled_is_kept_for_the_next_time_if_it_is_compiled_in_the_same_way(tree: Tree) -> None:
    tree.start("arena")
    kept = tree.root / "build" / "compiled" / "kept.txt"
    kept.touch()
    tree.write(TOY, "SEVEN = 8\n")
    tree.start("arena")
    assert kept.exists()
    tree.write("setup.py", "# another way\n")
    tree.start("arena")
    assert not kept.exists()


def test_an_interrupted_compilation_is_repeated(tree: Tree, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(stamp: dict[str, str]) -> bool:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(tree.launcher, "build", interrupt)
        with pytest.raises(KeyboardInterrupt):
            tree.start("arena")
    assert tree.start("arena") == ["build_ext"]


def test_a_failed_compilation_removes_stale_code_and_names_the_log(
    tree: Tree, capfd: pytest.CaptureFixture[str]
) -> None:
    tree.start("arena")
    tree.compiles = False
    tree.write(TOY, "SEVEN: str = 7\n")
    tree.start("arena")
    assert tree.compiled() == []
    assert "build/compile.log" in capfd.readouterr().err.splitlines()[-1]


def test_a_failed_compilation_is_tried_again_by_the_test_command_only(tree: Tree) -> None:
    tree.compiles = False
    tree.start("arena")
    assert tree.start("arena") == []
    assert tree.start("test", "--only", "compiled") == ["build_ext"]


def test_without_a_compiler_no_compiled_code_stays(tree: Tree, capfd: pytest.CaptureFixture[str]) -> None:
    tree.start("arena")
    tree.launcher.has_compiler = lambda stamp: False  # type: ignore[attr-defined]
    capfd.readouterr()
    assert tree.start("arena") == []
    assert tree.compiled() == []
    assert "no C compiler" in capfd.readouterr().err
    tree.start("arena")
    assert capfd.readouterr().err == ""


def test_the_benchmark_gets_its_packages_the_first_time(tree: Tree) -> None:
    tree.start("arena")
    assert tree.start("--lang", "nl", "bench") == ["-r"]
    assert tree.start("bench") == []


def test_the_benchmark_goes_on_without_its_packages(tree: Tree, capfd: pytest.CaptureFixture[str]) -> None:
    tree.start("arena")
    tree.has_network = False
    assert tree.start("bench") == ["-r"]
    assert "going on without them" in capfd.readouterr().err
    assert tree.start("bench") == ["-r"]


def test_help_about_the_benchmark_installs_nothing(tree: Tree) -> None:
    tree.start("arena")
    assert tree.start("bench", "--help") == []


# The web client


def test_the_client_is_built_for_the_first_play(tree: Tree) -> None:
    tree.start("arena")
    assert tree.start("play") == ["ci", "run"]
    assert tree.start("play") == []


@pytest.mark.parametrize(
    "args",
    [
        ["shots", "pictures"],
        ["bench", "server"],
        ["test"],
        ["test", "--only", "web"],
        ["--lang", "nl", "play"],
    ],
)
def test_the_client_is_built_for_a_command_that_shows_or_checks_it(tree: Tree, args: list[str]) -> None:
    tree.start("arena")
    assert tree.start(*args)[-2:] == ["ci", "run"]


@pytest.mark.parametrize(
    "args",
    [
        ["play", "--terminal"],
        ["play", "--players=me"],
        ["bench"],
        ["test", "--only", "mypy"],
        ["play", "--help"],
        ["rules"],
    ],
)
def test_the_client_is_not_built_for_a_command_that_does_without_it(tree: Tree, args: list[str]) -> None:
    tree.start("arena")
    assert "run" not in tree.start(*args)


def test_the_launcher_knows_the_options_of_play_that_mean_the_terminal(tree: Tree) -> None:
    assert {f"--{name}" for name in OF_TERMINAL} == tree.launcher.TERMINAL_OPTIONS


def test_a_changed_source_of_the_client_is_only_built(tree: Tree) -> None:
    tree.start("play")
    tree.write("web/src/main.ts", "new")
    assert tree.start("play") == ["run"]
    assert tree.page() == "new"


def test_a_new_file_of_the_client_is_noticed(tree: Tree) -> None:
    tree.start("play")
    tree.write("web/src/games/forum/Board.svelte", "")
    assert tree.start("play") == ["run"]


def test_a_changed_test_of_the_client_is_not_built(tree: Tree) -> None:
    tree.start("play")
    tree.write("web/tests/main.test.ts", "new")
    assert tree.start("play") == []


def test_a_changed_lock_of_the_client_installs_its_packages_again(tree: Tree) -> None:
    tree.start("play")
    tree.write("web/package-lock.json", "{}")
    assert tree.start("play") == ["ci", "run"]


def test_a_client_that_is_gone_is_built_again(tree: Tree) -> None:
    tree.start("play")
    shutil.rmtree(tree.root / "web/dist")
    assert tree.start("play") == ["run"]


def test_packages_that_are_gone_are_missed_by_the_checks_only(tree: Tree) -> None:
    tree.start("arena")
    tree.start("play")
    shutil.rmtree(tree.root / "web/node_modules")
    assert tree.start("play") == []
    assert tree.start("test") == ["ci", "run"]


def test_a_new_environment_leaves_the_client_alone(tree: Tree) -> None:
    tree.start("play")
    tree.write("requirements.lock", "other==1\n")
    assert "run" not in tree.start("play")


def test_without_network_an_older_client_is_played_with(
    tree: Tree, capfd: pytest.CaptureFixture[str]
) -> None:
    tree.start("play")
    tree.has_network = False
    tree.write("web/package-lock.json", "{}")
    tree.start("play")
    told = capfd.readouterr().err.splitlines()[-1]
    assert re.match(
        r"ludi: going on with an older browser client, .* registry does not answer .*web\.log", told
    )
    assert tree.start("play") == ["ci"]


def test_without_network_and_client_one_line_says_what_works_without(tree: Tree) -> None:
    tree.start("arena")
    tree.has_network = False
    with pytest.raises(
        tree.launcher.Trouble, match=r"client is missing .* registry .* play --terminal' works"
    ):
        tree.start("play")


def test_a_client_that_cannot_be_built_leaves_the_old_one_whole(
    tree: Tree, capfd: pytest.CaptureFixture[str]
) -> None:
    tree.write("web/src/main.ts", "old")
    tree.start("play")
    tree.builds = False
    tree.write("web/src/main.ts", "wrong")
    tree.start("play")
    assert tree.page() == "old"
    assert "can't be built: no such name (details in" in capfd.readouterr().err


def test_the_checks_go_on_without_a_client(tree: Tree, capfd: pytest.CaptureFixture[str]) -> None:
    tree.start("arena")
    tree.builds = False
    tree.start("test")
    assert "the browser client can't be built: no such name" in capfd.readouterr().err


def test_the_lock_of_the_client_names_no_host() -> None:
    assert '"resolved"' not in (ROOT / "web/package-lock.json").read_text()


# What is missing


def test_without_network_one_line_says_that_uv_is_missing(tree: Tree, tmp_path: Path) -> None:
    done = run_launcher(tree.root, "games", **offline(tmp_path))
    assert done.returncode == 2
    assert re.match(r"ludi: .* missing", done.stderr.splitlines()[-1])
    assert "Traceback" not in done.stderr


def test_without_network_one_line_says_that_packages_are_missing(tree: Tree, tmp_path: Path) -> None:
    uv = ROOT / ".tools" / f"uv-{tree.launcher.UV_VERSION}"
    if not uv.exists():
        pytest.skip("this tree was set up with a uv of the system")
    (tree.root / ".tools").mkdir()
    (tree.root / ".tools" / uv.name).symlink_to(uv)
    done = run_launcher(tree.root, "games", **offline(tmp_path))
    assert done.returncode == 2
    assert re.match(r"ludi: the packages of .* no package index answers", done.stderr.splitlines()[-1])
    assert "Traceback" not in done.stderr


def test_a_folder_that_cannot_be_written_gives_one_line(tree: Tree) -> None:
    tree.write(".tools", "a file where a folder should be")
    done = run_launcher(tree.root, "games")
    assert (done.returncode, len(done.stderr.splitlines())) == (2, 1)


def test_an_old_python_is_told_what_is_needed(tree: Tree, tmp_path: Path) -> None:
    pretend = f"import sys, runpy; sys.version_info = (3, 6, 9); runpy.run_path({str(tree.root / 'ludi')!r})"
    command = [sys.executable, "-c", pretend]
    env = {"PATH": str(tmp_path)}
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr == "ludi: Python 3.11 or newer is needed, and this is 3.6; install python3.11\n"


def test_compiled_code_was_made_from_the_present_sources() -> None:
    launcher = load(ROOT / "ludi")
    if not compiled_modules():
        pytest.skip("this tree has no compiled code")
    stamp = launcher.read_stamp()
    assert stamp.get("compiled") == launcher.compiled_key(stamp), (
        "run './ludi test --only compiled' to compile again"
    )


def test_the_launcher_parses_on_an_old_python() -> None:
    ast.parse((ROOT / "ludi").read_text(), feature_version=(3, 7))


def test_no_lock_names_a_host() -> None:
    for lock in ROOT.glob("requirements*.lock"):
        assert not re.search(r"://|^\s*-", lock.read_text().replace("    --hash", ""), re.MULTILINE), (
            lock.name
        )


def test_every_package_in_the_locks_has_a_hash() -> None:
    for lock in ROOT.glob("requirements*.lock"):
        for entry in re.split(r"\n(?=\S)", lock.read_text().strip()):
            assert "--hash=sha256:" in entry, entry


def test_the_locks_agree_on_the_packages_they_share() -> None:
    main, bench = (
        dict(re.findall(r"^(\S+)==(\S+)", (ROOT / name).read_text(), re.MULTILINE))
        for name in ("requirements.lock", "requirements-bench.lock")
    )
    assert {name: main[name] for name in main.keys() & bench.keys()}.items() <= bench.items()


def test_the_client_is_built_again_when_anything_that_it_imports_from_the_package_changes() -> None:
    root = Path(__file__).parents[1]
    sources = {os.path.relpath(path, root) for path in load(root / "ludi").web_sources()}
    package = root / "src" / "ludi"
    texts = [*package.glob("server/web.*.ftl"), *package.glob("languages/*/server-web.ftl")]
    assert len(texts) >= 3
    assert {str(path.relative_to(root)) for path in texts} <= sources
    assert any("games" in Path(path).parts and path.startswith("src") for path in sources)

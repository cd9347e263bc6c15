"""A game in a package of its own, installed beside Ludi, is played without a line changed here."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from tests.server.house import Person
from websockets.sync.client import connect

ROOT = Path(__file__).resolve().parents[1]
NIM = ROOT / "examples" / "nim"
BUILD = "from setuptools import build_meta; import sys; print(build_meta.build_wheel(sys.argv[1]))"
PATIENCE = 30.0


def install(source: Path, folder: Path) -> Path:
    """A folder into which a package is installed as a wheel."""
    subprocess.run([sys.executable, "-c", BUILD, str(folder)], cwd=source, check=True, capture_output=True)
    (wheel,) = folder.glob("*.whl")
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(folder / "installed")
    return folder / "installed"


@pytest.fixture(scope="module")
def outside(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package, installed."""
    folder = tmp_path_factory.mktemp("nim")
    return install(shutil.copytree(NIM, folder / "source"), folder)


def environment(outside: Path) -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(outside), "LUDI_LANG": "en"}


def ludi(outside: Path, *args: str, typed: str = "", folder: Path | None = None) -> str:
    """What the command prints; it must end well."""
    done = subprocess.run(
        [sys.executable, "-P", "-m", "ludi", *args],
        env=environment(outside),
        input=typed,
        capture_output=True,
        text=True,
        check=False,
        cwd=folder,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_package_is_short() -> None:
    assert (NIM / "ludi_nim" / "__init__.py").read_text("utf-8").count("\n") < 120


def test_it_is_listed_with_its_options(outside: Path) -> None:
    assert re.search(
        r"^nim  Nim, 2 players, 1-3 minutes\n.*last stick wins", ludi(outside, "games"), re.MULTILINE
    )


def test_its_rulebook_without_chapters_is_read_in_any_language(outside: Path) -> None:
    assert "X-03 Who takes the last stick wins." in ludi(outside, "rules", "nim", "--lang", "nl")
    assert "all of them from one heap" in ludi(outside, "rules", "nim", "x2")


def test_its_positions_are_counted(outside: Path) -> None:
    assert "depth 2: 206" in ludi(outside, "perft", "nim", "--depth", "2")


def test_the_fuzzer_finds_nothing_in_it(outside: Path, tmp_path: Path) -> None:
    assert "nothing broke" in ludi(outside, "fuzz", "nim", "--seconds", "1", "--seed", "1", folder=tmp_path)


def test_bots_play_it_in_the_arena(outside: Path, tmp_path: Path) -> None:
    told = ludi(outside, "arena", "nim", "--bots", "mcts:50,uniform", "--games", "4", "--seed", "1")
    assert re.search(r"^1  mcts:50 ", told, re.MULTILINE)


def test_it_is_played_at_the_terminal_and_its_record_verified(outside: Path, tmp_path: Path) -> None:
    moves = "a 9\na 1\nb 3\nc 5\nd 7\n"
    players = ("--players", "me:Anna,me:Bram", "--save", "game.ludi")
    told = ludi(outside, "play", "nim", "--terminal", *players, typed=moves, folder=tmp_path)
    assert "Heap a has only 1 stick. (rules X-02)" in told
    assert "B takes 7 sticks from heap d." in told
    assert "ok, 4 actions, last A=0 B=1" in ludi(outside, "verify", "game.ludi", folder=tmp_path)
    assert "heaps   0, 0, 0, 7" in ludi(outside, "replay", "game.ludi", "--to", "3", folder=tmp_path)


@pytest.fixture
def server(outside: Path, tmp_path: Path) -> Iterator[str]:
    """The address of a real server that knows the game."""
    command = [sys.executable, "-P", "-m", "ludi", "play", "--port", "0", "--no-browser"]
    process = subprocess.Popen(
        [*command, "--database", str(tmp_path / "ludi.db")],
        env=environment(outside),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    assert process.stdout
    try:
        yield next(found[0] for line in process.stdout if (found := re.search(r"http://[\w.:]+", line)))
    finally:
        process.terminate()
        process.communicate(timeout=PATIENCE)


def test_it_is_played_on_the_server_against_a_bot(server: str) -> None:
    with httpx.Client(base_url=f"{server}/api", timeout=PATIENCE, trust_env=False) as http:
        games = {game["id"]: game for game in http.get("/games").json()}
        seats = [{"kind": "person", "name": "Anna"}, {"kind": "bot", "bot": "medium"}]
        keys = http.post("/tables", json={"game": "nim", "seats": seats}).raise_for_status().json()
        owner = {"authorization": f"Bearer {keys['owner_token']}"}
        http.post(f"/tables/{keys['table']}/start", headers=owner).raise_for_status()
    assert games["nim"]["about"]["name"] == "nim-about"
    assert (games["nim"]["board"], games["nim"]["is_toy"]) == ("", False)
    assert httpx.get(f"{server}/api/games/nim/board.js", trust_env=False).status_code == 404
    with connect(f"ws{server.removeprefix('http')}/ws/{keys['table']}") as socket:
        anna = Person(socket, seat_token=keys["seat_token"])
        anna.until("welcome")
        assert anna.act("a 1") is None
        answered = anna.until("snapshot", lambda position: position["view"]["to_act"] == [0])
    assert sum(answered["view"]["heaps"]) < 15

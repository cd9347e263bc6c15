"""`ludi arena`: what it prints and saves, and what stays when it is stopped."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from tests.terminal.driver import heed_interrupts

from ludi import cli
from ludi.commands.arena import nearest_seats
from ludi.engine.record import load
from ludi.engine.registry import game_of, make

SMALL = [
    "arena",
    "micatio",
    "--bots",
    "uniform,greedy",
    "--option",
    "rounds=1",
    "--games",
    "4",
    "--seed",
    "1",
]
ENDLESS = ["micatio", "--bots", "uniform,uniform", "--games", "1000000", "--workers", "2", "--seed", "1"]

Arena = Callable[[Path], "subprocess.Popen[str]"]


@pytest.fixture
def endless() -> Iterator[Arena]:
    """Starts a match that does not end by itself, in a process group of its own; the test's end ends it."""
    started: list[subprocess.Popen[str]] = []

    def start(folder: Path) -> "subprocess.Popen[str]":
        command = [sys.executable, "-m", "ludi", "arena", *ENDLESS, "--records", str(folder), "--lang", "en"]
        pipe = subprocess.PIPE
        process = subprocess.Popen(
            command,
            stdout=pipe,
            stderr=pipe,
            text=True,
            start_new_session=True,
            preexec_fn=heed_interrupts,
        )
        started.append(process)
        wait_until(lambda: len(records(folder)) >= 5 or process.poll() is not None)
        assert process.poll() is None, process.communicate()
        return process

    yield start
    for process in started:
        kill_group(process)


def kill_group(process: "subprocess.Popen[str]") -> None:
    with suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)
    process.communicate()


def wait_until(is_so: Callable[[], bool]) -> None:
    """Wait for what comes sooner or later; a minute is for machines that are very busy."""
    for _ in range(1200):
        if is_so():
            return
        time.sleep(0.05)
    raise AssertionError("it did not come")


def records(folder: Path) -> list[Path]:
    return sorted(folder.glob("*.ludi"))


def children(pid: int) -> list[int]:
    return [int(word) for word in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def is_running(pid: int) -> bool:
    status = Path(f"/proc/{pid}/stat")
    return status.exists() and status.read_text().rpartition(")")[2].split()[0] != "Z"


# What it tells


def test_the_ladder_tells_shares_ranks_pairs_and_totals(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main([*SMALL, "--lang", "en"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("Micatio, 2 seats, seed 1\nwith rounds=1\n4 games, ")
    for word in ("uniform", "greedy", "share of wins", "rank", "score", "ms/move", "95 %"):
        assert word in out
    assert "A fair share is 50.0 %." in out
    assert "Finished ahead of" in out


def test_the_ladder_speaks_dutch(capsys: pytest.CaptureFixture[str]) -> None:
    cli.main([*SMALL, "--lang", "nl"])
    out = capsys.readouterr().out
    assert out.startswith("Micatio, 2 plekken, startgetal 1\nmet rounds=1\n4 partijen, ")
    assert "Bij gelijke sterkte is ieders aandeel 50,0 %." in out


def test_the_ladder_says_when_games_were_added(capsys: pytest.CaptureFixture[str]) -> None:
    cli.main([*SMALL, "--lang", "en", "--games", "3"])
    assert (
        "3 games were asked for; with 4 every bot sits in every seat equally often" in capsys.readouterr().out
    )


def test_the_ladder_says_that_a_bot_plays_by_the_clock(capsys: pytest.CaptureFixture[str]) -> None:
    cli.main([*SMALL, "--lang", "en", "--bots", "uct:0.001s,uniform", "--games", "2"])
    assert "time limit" in capsys.readouterr().out


@pytest.mark.parametrize(("bots", "seats"), [(1, 2), (3, 3), (6, 4)])
def test_without_a_number_of_seats_there_is_one_for_each_bot_when_the_game_has_it(
    bots: int, seats: int
) -> None:
    assert nearest_seats(make("micatio"), bots) == seats


def test_the_json_has_the_ladder_and_every_game(tmp_path: Path) -> None:
    assert cli.main([*SMALL, "--json", str(tmp_path / "ladder.json")]) == 0
    data = json.loads((tmp_path / "ladder.json").read_text())
    assert (data["game"], data["seed"], data["games"], data["fair_share"]) == ("micatio", 1, 4, 0.5)
    assert {row["name"] for row in data["ladder"]} == {"uniform", "greedy"}
    assert [game["number"] for game in data["played"]] == [1, 2, 3, 4]
    assert {(pair["bot"], pair["of"]) for pair in data["ahead"]} == {(0, 1), (1, 0)}


@pytest.mark.parametrize(
    ("more", "wrong"),
    [
        (["--bots", "gredy"], "did you mean greedy?"),
        (["--bots", "uniform,"], "unknown bot"),
        (["--seats", "9"], "9 seats"),
        (["--games", "0"], "0 games"),
        (["--workers", "0"], "0 workers"),
        (["--seed", "-1"], "seed -1"),
        (["--option", "rnds=2"], "did you mean rounds?"),
        (["--json", "/nowhere/at/all"], "there is no folder"),
    ],
)
def test_a_mistake_is_one_line(more: list[str], wrong: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main([*SMALL, *more]) == 2
    told = capsys.readouterr()
    assert (told.out, told.err.count("\n")) == ("", 1)
    assert wrong in told.err


# Records


def test_every_game_is_recorded_under_its_number(tmp_path: Path) -> None:
    cli.main([*SMALL, "--records", str(tmp_path / "new" / "folder")])
    names = [path.name for path in records(tmp_path / "new" / "folder")]
    assert names == [f"micatio-000000{number}.ludi" for number in (1, 2, 3, 4)]


def test_records_are_not_replaced(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept = tmp_path / "micatio-0000003.ludi"
    kept.write_text("mine")
    assert cli.main([*SMALL, "--records", str(tmp_path)]) == 2
    assert "has micatio-0000003.ludi already" in capsys.readouterr().err
    assert [path.read_text() for path in tmp_path.iterdir()] == ["mine"]


def test_records_are_replaced_by_force(tmp_path: Path) -> None:
    (tmp_path / "micatio-0000003.ludi").write_text("mine")
    assert cli.main([*SMALL, "--records", str(tmp_path), "--force"]) == 0
    assert load(tmp_path / "micatio-0000003.ludi").header.game == "micatio"


def test_what_a_killed_arena_left_half_written_is_removed(tmp_path: Path) -> None:
    (tmp_path / ".micatio-0000003.ludi.x1y2z3").write_text("hal")
    (tmp_path / ".micatio.txt").write_text("mine")
    cli.main([*SMALL, "--records", str(tmp_path)])
    assert [path.name for path in tmp_path.glob(".*")] == [".micatio.txt"]


def test_the_same_seed_gives_the_same_records(tmp_path: Path) -> None:
    for workers in ("1", "2"):
        cli.main([*SMALL, "--records", str(tmp_path / workers), "--workers", workers])
    one, two = ([path.read_bytes() for path in records(tmp_path / workers)] for workers in ("1", "2"))
    assert one == two


# Stopping it


def test_killing_it_leaves_no_half_written_record(tmp_path: Path, endless: Arena) -> None:
    process = endless(tmp_path)
    kill_group(process)
    assert process.returncode == -signal.SIGKILL
    for path in tmp_path.iterdir():
        if not path.name.startswith("."):
            record = load(path)
            assert record.verify(game_of(record)).outcome


def test_an_interrupt_prints_the_ladder_so_far(tmp_path: Path, endless: Arena) -> None:
    process = endless(tmp_path)
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate()
    assert (process.returncode, err) == (130, "")
    assert "of 1,000,000 games" in out
    assert "share of wins" in out


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="needs /proc to find the workers")
def test_workers_end_when_the_arena_is_killed(tmp_path: Path, endless: Arena) -> None:
    process = endless(tmp_path)
    workers = children(process.pid)
    assert len(workers) >= 2
    process.kill()
    wait_until(lambda: not any(is_running(worker) for worker in workers))

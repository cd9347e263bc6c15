from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

import pytest

from ludi.bots import Sight, make_bot
from ludi.engine.errors import SetupError
from ludi.engine.match import Match
from ludi.engine.registry import make
from ludi.engine.rng import Rng
from ludi.server import bot_process
from ludi.server.bot_process import Thinker
from ludi.server.errors import ServerError
from ludi.server.workers import TRIES, BotJob, Workers

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 60.0
T = TypeVar("T")


def job(bot: str = "uniform", lines: tuple[str, ...] = (), seat: int = 0, seed: int = 1) -> BotJob:
    return BotJob("forum", {}, 4, list(lines), seat, bot, seed)


def odd(name: str) -> BotJob:
    return job(f"tests.server.odd_bots:{name}")


@pytest.fixture
def mark(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where odd bots leave the numbers of their processes."""
    monkeypatch.setenv("LUDI_TEST_MARK", str(tmp_path / "mark"))
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(ROOT), *sys.path]))
    return tmp_path / "mark"


def with_workers(play: Callable[[Workers], Awaitable[T]], count: int = 1, patience: float = PATIENCE) -> T:
    """What `play` gives with workers that are stopped afterwards."""

    async def run() -> T:
        workers = Workers(count, patience, is_trusted=True, haste=PATIENCE)
        try:
            return await play(workers)
        finally:
            await workers.stop()

    return asyncio.run(run())


def choose(asked: BotJob, patience: float = PATIENCE) -> str:
    return with_workers(lambda workers: workers.choose(asked), patience=patience)


async def until(is_true: Callable[[], bool]) -> None:
    while not is_true():
        await asyncio.sleep(0.01)


def processes(mark: Path) -> list[int]:
    return [int(word) for word in mark.read_text().split()] if mark.exists() else []


def is_running(process: int) -> bool:
    """Whether there is such a process that has not ended."""
    status = Path(f"/proc/{process}/stat")
    if status.parent.parent.joinpath("self").exists():
        return status.exists() and status.read_text().rpartition(")")[2].split()[0] != "Z"
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


# Choosing


@pytest.mark.parametrize("spec", ["uniform", "greedy", "mcts:50"])
def test_a_worker_chooses_what_the_bot_would_choose_here(spec: str) -> None:
    match = Match(make("forum"), 4)
    match.play(0, "d4")
    action = make_bot(spec, match.game).choose(Sight(match.game, match.state, 1), Rng(7))
    assert choose(job(spec, tuple(match.lines), 1, 7)) == match.game.codec.write(action)


def test_a_job_that_is_no_game_is_refused_without_a_retry() -> None:
    async def play(workers: Workers) -> int:
        with pytest.raises(ServerError, match="cannot play: 'd4-d4-d4'"):
            await workers.choose(job(lines=("A d4-d4-d4",)))
        return workers.retries

    assert with_workers(play) == 0


def test_an_unknown_bot_is_refused_with_a_sentence() -> None:
    with pytest.raises(ServerError, match="the bot unifrom cannot play: unifrom: unknown bot"):
        choose(job("unifrom"))


def test_a_spec_names_no_class_to_import_unless_it_is_trusted() -> None:
    async def play() -> None:
        workers = Workers(1)
        try:
            await workers.choose(odd("Odd"))
        finally:
            await workers.stop()

    with pytest.raises(ServerError, match="unknown bot"):
        asyncio.run(play())


def test_there_must_be_a_worker() -> None:
    with pytest.raises(SetupError, match="one at least"):
        Workers(0)


# Misbehaving bots


@pytest.mark.parametrize("name", ["Dies", "Fails"])
def test_a_bot_that_crashes_costs_a_retry(name: str, mark: Path) -> None:
    async def play(workers: Workers) -> tuple[str, int]:
        return await workers.choose(odd(name)), workers.retries

    assert with_workers(play) == ("a1", 1)


def test_a_bot_that_hangs_is_killed_and_costs_a_retry(mark: Path) -> None:
    assert choose(odd("Hangs"), patience=0.5) == "a1"
    assert not is_running(processes(mark)[0])


def test_a_worker_that_is_killed_while_idle_costs_nothing_else(mark: Path) -> None:
    async def play(workers: Workers) -> str:
        await workers.choose(odd("Odd"))
        os.kill(processes(mark)[0], signal.SIGKILL)
        return await workers.choose(odd("Odd"))

    assert with_workers(play) == "a1"


def test_a_worker_that_is_killed_while_it_thinks_costs_nothing_else(mark: Path) -> None:
    async def play(workers: Workers) -> str:
        thinking = asyncio.ensure_future(workers.choose(odd("Waits")))
        await until(lambda: len(processes(mark)) == 1)
        os.kill(processes(mark)[0], signal.SIGKILL)
        mark.with_name("mark.go").touch()
        return await thinking

    assert with_workers(play) == "a1"


def test_a_bot_that_always_crashes_is_given_up(mark: Path) -> None:
    with pytest.raises(ServerError, match="does not answer: its process has ended"):
        choose(odd("AlwaysDies"))
    assert len(processes(mark)) == TRIES


def test_after_a_bot_that_was_given_up_the_next_job_is_done(mark: Path) -> None:
    async def play(workers: Workers) -> str:
        with pytest.raises(ServerError):
            await workers.choose(odd("AlwaysDies"))
        return await workers.choose(odd("Odd"))

    assert with_workers(play) == "a1"


def test_what_a_bot_prints_is_no_answer(mark: Path) -> None:
    assert choose(odd("Chatters")) == "a1"


# Many jobs


def test_jobs_beyond_the_number_of_workers_wait(mark: Path) -> None:
    async def play(workers: Workers) -> int:
        jobs = [asyncio.ensure_future(workers.choose(odd("Waits"))) for _ in range(5)]
        await until(lambda: len(processes(mark)) == 2)
        mark.with_name("mark.go").touch()
        await asyncio.gather(*jobs)
        return len(set(processes(mark)))

    assert with_workers(play, count=2) == 2


def test_a_job_that_is_cancelled_while_it_waits_is_never_begun(mark: Path) -> None:
    async def play(workers: Workers) -> int:
        first = asyncio.ensure_future(workers.choose(odd("Waits")))
        await until(lambda: len(processes(mark)) == 1)
        second = asyncio.ensure_future(workers.choose(odd("Waits")))
        await asyncio.sleep(0)
        second.cancel()
        mark.with_name("mark.go").touch()
        await first
        await workers.choose(job())
        return len(processes(mark))

    assert with_workers(play) == 1


def test_a_worker_whose_job_was_cancelled_is_used_again(mark: Path) -> None:
    async def play(workers: Workers) -> list[int]:
        first = asyncio.ensure_future(workers.choose(odd("Waits")))
        await until(lambda: len(processes(mark)) == 1)
        first.cancel()
        with pytest.raises(asyncio.CancelledError):
            await first
        mark.with_name("mark.go").touch()
        await workers.choose(odd("Waits"))
        return processes(mark)

    first, second = with_workers(play)
    assert first == second


def test_stopping_fails_the_jobs_under_way_and_ends_their_processes(mark: Path) -> None:
    async def play(workers: Workers) -> None:
        first = asyncio.ensure_future(workers.choose(odd("Waits")))
        second = asyncio.ensure_future(workers.choose(odd("Waits")))
        await until(lambda: len(processes(mark)) == 1)
        await workers.stop()
        for waiting in (first, second):
            with pytest.raises(ServerError, match="the server stops"):
                await waiting

    with_workers(play)
    assert [is_running(process) for process in processes(mark)] == [False]


# Whole life of a process


@pytest.mark.parametrize("bot", ["Waits", "HangsInC"])
def test_a_worker_ends_when_its_server_is_killed(bot: str, mark: Path) -> None:
    command = [sys.executable, "-m", "tests.server.bot_server", f"tests.server.odd_bots:{bot}"]
    with subprocess.Popen(command, cwd=ROOT) as server:
        while not processes(mark) and server.poll() is None:
            time.sleep(0.01)
        server.kill()
    end = time.monotonic() + PATIENCE
    while any(map(is_running, processes(mark))) and time.monotonic() < end:
        time.sleep(0.01)
    left = [process for process in processes(mark) if is_running(process)]
    for process in left:
        os.kill(process, signal.SIGKILL)
    assert processes(mark)
    assert not left


# The matches that a worker keeps


@pytest.fixture
def starts(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The games that were set up anew."""
    made: list[str] = []

    def make_and_tell(game: str, **options: object) -> object:
        made.append(game)
        return make(game, **options)

    monkeypatch.setattr(bot_process, "make", make_and_tell)
    return made


def test_a_match_that_goes_on_is_not_replayed(starts: list[str]) -> None:
    thinker = Thinker(is_trusted=False)
    thinker.answer(job(lines=("A d4",), seat=1))
    reply = thinker.answer(job("greedy", lines=("A d4", "B d5"), seat=2))
    assert starts == ["forum"]
    assert reply == Thinker(is_trusted=False).answer(job("greedy", ("A d4", "B d5"), 2))


def test_after_an_undo_the_match_is_replayed(starts: list[str]) -> None:
    thinker = Thinker(is_trusted=False)
    thinker.answer(job(lines=("A d4", "B d5"), seat=2))
    reply = thinker.answer(job("greedy", lines=("A d4", "B e5"), seat=2))
    assert starts == ["forum"] * 2
    assert reply == Thinker(is_trusted=False).answer(job("greedy", ("A d4", "B e5"), 2))


def test_other_options_are_another_match(starts: list[str]) -> None:
    thinker = Thinker(is_trusted=False)
    thinker.answer(job())
    thinker.answer(BotJob("forum", {}, 3, [], 0, "uniform", 1))
    assert starts == ["forum"] * 2


def test_only_the_latest_matches_are_kept(monkeypatch: pytest.MonkeyPatch, starts: list[str]) -> None:
    monkeypatch.setattr(bot_process, "KEPT", 2)
    thinker = Thinker(is_trusted=False)
    for seats in (2, 3, 2, 4, 2, 3):  # 3 makes room for 4, and 4 for 3
        thinker.answer(BotJob("forum", {}, seats, [], 0, "uniform", 1))
    assert len(starts) == 4

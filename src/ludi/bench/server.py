"""The server under load: a real process with a journal on disk, and players on the loopback."""

from __future__ import annotations

import asyncio
import gc
import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Coroutine, Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import quantiles
from typing import Any, TypeVar

from ludi.bench import relay
from ludi.bench.load import play_for, source_of, start_table
from ludi.bench.report import load_average, machine, now, versions
from ludi.bench.wire import House
from ludi.engine.errors import LudiError

T = TypeVar("T")
FLUSHES = 200
MILLI, KILO = 1e-3, 1000


@dataclass(frozen=True)
class Size:
    """How much of everything."""

    tables: int = 250  # two clients at each
    seconds: float = 15.0
    idle_tables: int = 2000


QUICK = Size(tables=4, seconds=0.3, idle_tables=10)


@dataclass(frozen=True)
class Number:
    """One result; a bar is the most it may be, or the least when `is_rate`."""

    name: str
    value: float | None  # None: could not be measured
    unit: str
    bar: float | None = None
    is_rate: bool = False

    @property
    def is_reached(self) -> bool | None:
        """Whether the bar is; None without a bar or a value."""
        if self.bar is None or self.value is None:
            return None
        return self.value >= self.bar if self.is_rate else self.value < self.bar

    def line(self) -> tuple[str, str, str]:
        """Name, value and bar, for a table."""
        value = "not measured" if self.value is None else f"{self.value:,.{self._digits()}f} {self.unit}"
        if self.bar is None:
            return self.name, value, ""
        words = {True: ", reached", False: ", not reached", None: ""}[self.is_reached]
        return self.name, value, f"{'at least' if self.is_rate else 'under'} {self.bar:,g} {self.unit}{words}"

    def _digits(self) -> int:
        return 0 if self.value is None or self.value >= 100 else 1 if self.value >= 10 else 2


@dataclass
class Running:
    """A server that runs."""

    house: House
    process: subprocess.Popen[str]
    start_seconds: float  # until the first page was there

    def memory(self) -> int:
        """Bytes of it that are in memory."""
        facts = Path(f"/proc/{self.process.pid}/status")
        if facts.is_file():
            found = re.search(r"VmRSS:\s+(\d+)", facts.read_text())
            return int(found[1]) * 1024 if found else 0
        asked = ["ps", "-o", "rss=", "-p", str(self.process.pid)]
        return int(subprocess.run(asked, capture_output=True, text=True, check=True).stdout) * 1024


@contextmanager
def running(folder: Path) -> Iterator[Running]:
    """A new server on the loopback, with its journal in a folder; it is ended afterwards."""
    database = folder / f"{time.monotonic_ns()}.db"
    options = ["--no-browser", "--host", "127.0.0.1", "--port", "0", "--database", str(database)]
    options += ["--limit", "messages=100000/second"]  # the bench asks how fast the server is, not how patient
    began = time.perf_counter()
    with (
        (folder / "log").open("w+") as log,
        subprocess.Popen(
            [sys.executable, "-P", "-m", "ludi", "play", *options],
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
        ) as process,
    ):
        try:
            house = House(_address(process, log.name))
            house.get("/" if has_client(house) else "/api/games")
            with closing(house):
                yield Running(house, process, time.perf_counter() - began)
        finally:
            process.kill()


def _address(process: subprocess.Popen[str], log: str) -> str:
    """Where the server says that it is."""
    assert process.stdout
    for line in process.stdout:
        if found := re.search(r"http://[^\s/]+", line):
            return found[0]
    reason = Path(log).read_text("utf-8", "replace").strip().splitlines()
    raise LudiError(f"the server does not start: {reason[-1] if reason else 'it says nothing'}")


def has_client(house: House) -> bool:
    """Whether the server has the pages of the client."""
    try:
        return b"<script" in house.get("/")[0]
    except LudiError:
        return False


# What is measured


def measure(size: Size, tell: Any = print) -> list[Number]:
    """All numbers, one after the other, each on a fresh server."""
    with tempfile.TemporaryDirectory(prefix="ludi-bench-", dir=_disk()) as name:
        folder = Path(name)
        flushes = flush_times(folder)
        numbers = [
            Number("flush of the disk alone, half are faster than", flushes[49] / MILLI, "ms"),
            Number("flush of the disk alone, 99 % are faster than", flushes[98] / MILLI, "ms"),
        ]
        tell(f"start, and {size.tables} tables moving for {size.seconds:g} s")
        with running(folder) as server:
            numbers += steady(server, size)
            numbers += [start_number(server), first_load(server.house)]
        tell(f"{size.tables} tables as fast as they can for {size.seconds:g} s")
        with running(folder) as server:
            numbers += saturated(server, size)
        tell(f"{size.tables} tables of a bare relay for {size.seconds:g} s")
        numbers += beside_a_relay(numbers[-2], size)
        tell(f"{size.idle_tables} idle tables")
        with running(folder) as server:
            numbers += idle(server, size)
    return numbers


def _disk() -> str | None:
    """Where a real disk is likely: the usual place for temporary files may be in memory."""
    return "/var/tmp" if Path("/var/tmp").is_dir() else None  # noqa: S108  a folder of our own is made in it


def flush_times(folder: Path) -> list[float]:
    """Hundredths of the time in which a page goes to the disk: what no journal can be faster than."""
    times = []
    with (folder / "flushed").open("wb", buffering=0) as file:
        for _ in range(FLUSHES):
            file.write(bytes(8192))
            began = time.perf_counter()
            os.fsync(file.fileno())
            times.append(time.perf_counter() - began)
    return quantiles(times, n=100, method="inclusive")


def steady(server: Running, size: Size) -> list[Number]:
    """Every client moves once a second: how long until the other side has the move."""
    tally = _run(server, size.tables, 0.5, size.seconds)
    hundredths = quantiles(tally.delays, n=100, method="inclusive")
    title = f"{2 * size.tables} clients, one move a second each"
    return [
        Number(f"{title}: moves committed", tally.moves / size.seconds, "moves/s"),
        Number("  from send to the other side, half are faster than", hundredths[49] / MILLI, "ms"),
        Number("  from send to the other side, 99 % are faster than", hundredths[98] / MILLI, "ms", 25),
        Number("  from send to the other side, the slowest", max(tally.delays) / MILLI, "ms"),
    ]


def saturated(server: Running, size: Size) -> list[Number]:
    """Every client moves as soon as it may."""
    tally = _run(server, size.tables, 0.0, size.seconds)
    hundredths = quantiles(tally.delays, n=100, method="inclusive")
    title = f"{2 * size.tables} clients, as fast as they can"
    return [
        Number(f"{title}: moves committed", tally.moves / size.seconds, "moves/s", 3000, is_rate=True),
        Number("  from send to the other side, half are faster than", hundredths[49] / MILLI, "ms"),
    ]


def beside_a_relay(committed: Number, size: Size) -> list[Number]:
    """How much of what the framework could pass on at most, on this machine at this time, becomes moves."""
    with relay.running() as house:
        passed = _at_rest(relay.relayed(house, size.tables, size.seconds))
    if not passed:
        raise LudiError("the relay passed nothing on")
    share = 100 * (committed.value or 0) / passed
    return [
        Number("a bare relay of as long texts, no game and no journal", passed, "moves/s"),
        Number("  committed moves are this part of it", share, "%"),
    ]


def _run(server: Running, tables: int, pace: float, seconds: float) -> Any:
    tally = _at_rest(play_for(server.house, tables, pace, seconds))
    if len(tally.delays) < 2:
        raise LudiError("the players made no moves")
    return tally


def _at_rest(playing: Coroutine[Any, Any, T]) -> T:
    """Play with this process's garbage collector at rest, so that it is not measured."""
    gc.collect()
    gc.freeze()
    try:
        with asyncio.Runner(loop_factory=_loop_factory()) as runner:
            return runner.run(playing)
    finally:
        gc.unfreeze()


def _loop_factory() -> Any:
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


def idle(server: Running, size: Size) -> list[Number]:
    """What a started table takes that nobody looks at."""
    _make_tables(server.house, range(size.idle_tables // 10))  # what is needed once
    before = server.memory()
    _make_tables(server.house, range(size.idle_tables // 10, size.idle_tables // 10 + size.idle_tables))
    grown = (server.memory() - before) / size.idle_tables
    return [Number("memory of an idle table", grown / KILO, "kB", 50)]


def _make_tables(house: House, numbers: Sequence[int]) -> None:
    for number in numbers:
        start_table(house, source_of(number))


def start_number(server: Running) -> Number:
    """From the command to the first page."""
    return Number("start to first page", server.start_seconds, "s", 2)


def first_load(house: House) -> Number:
    """What a browser fetches to show the first page: the page, and the scripts and styles that it names."""
    name = "first load of the client, packed"
    if not has_client(house):
        return Number(name, None, "kB", 120)
    page, size = house.get("/")
    found = re.findall(r'(?:src|href)="(/[^"]+\.(?:js|css))"', page.decode())
    return Number(name, (size + sum(house.get(path)[1] for path in set(found))) / KILO, "kB", 120)


# What is shown


@dataclass(frozen=True)
class ServerReport:
    """The numbers, on what, and by which command."""

    command: str
    size: Size
    numbers: list[Number]
    date: str
    load: tuple[float, ...]

    def as_data(self) -> dict[str, Any]:
        """Everything, for a program."""
        numbers = [{**asdict(number), "is_reached": number.is_reached} for number in self.numbers]
        on = {**machine(), "load_average": list(self.load)}
        return {
            "date": self.date,
            "command": self.command,
            "versions": versions(),
            "machine": on,
            "size": asdict(self.size),
            "numbers": numbers,
        }

    def as_text(self) -> str:
        """Lines for the terminal."""
        rows = [number.line() for number in self.numbers]
        widths = [max(len(row[k]) for row in rows) for k in range(2)]
        lines = [f"{name.ljust(widths[0])}  {value.rjust(widths[1])}  {bar}" for name, value, bar in rows]
        return "\n".join(line.rstrip() for line in lines) + "\n"

    def as_page(self) -> str:
        """The page docs/benchmarks-server.md."""
        on = machine()
        load = ", ".join(f"{value:.2f}" for value in self.load)
        facts = [
            f"- Made on {self.date[:10]} by `{self.command}`",
            f"- Machine: {on['cpu']}, {on['cores']} cores, {on['system']}; load average before {load}",
            f"- Versions: Ludi {versions()['ludi']} ({versions()['form']}), Python {versions()['python']}",
        ]
        rows = ["| | | bar |", "| --- | ---: | --- |"]
        rows += [
            f"| {name.strip()} | {value} | {bar} |" for name, value, bar in map(Number.line, self.numbers)
        ]
        return "\n".join([_HEAD, *facts, "", *rows, ""])


def report(size: Size, command: str, tell: Any) -> ServerReport:
    """Measure everything."""
    load = load_average()
    return ServerReport(command, size, measure(size, tell), now(), load)


_HEAD = """\
# The server under load

`./ludi bench server --write docs/benchmarks-server.md` makes this page. A real server process with its
journal on disk (SQLite, every commit flushed) and one process with all the players, on one loopback.
A move is sent when its player may move; its time runs from there until the other player has the new
position, so the commit is part of it. The bars are goals; nothing fails below them. As machines differ, and
differ from hour to hour, the same players also send as fast as they can to a bare relay in the same run: the
same framework passing on texts as long as those of the game.
"""

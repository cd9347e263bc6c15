"""The settings of a server."""

from __future__ import annotations

import math
import os
import re
from collections.abc import Iterable
from dataclasses import dataclass, field, fields, replace
from pathlib import Path

from ludi.engine.errors import SetupError

_INSTALLED = Path(__file__).resolve().parent / "client"  # inside a wheel
CLIENT = _INSTALLED if _INSTALLED.is_dir() else Path(__file__).resolve().parents[3] / "web" / "dist"
PORT = 8700
DAY = 86_400.0  # seconds
LONGEST_PAUSE = 60  # seconds of a bot


def default_database() -> str:
    """A file in the user's folder for data."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return str(Path(home) / "ludi" / "ludi.db")


@dataclass(frozen=True)
class Bounds:
    """How much one address, one connection and one message may take; rates as `limits` writes them."""

    body: int = 64 * 1024  # bytes
    record: int = 256 * 1024
    message: int = 256 * 1024
    connections: int = 300  # open at once from one address, of any kind
    sockets: int = 200  # open at once from one address
    connects: str = "600/minute"  # new sockets from one address
    requests: str = "3000/minute"  # from one address
    makes: str = "60/minute"  # new tables from one address
    messages: str = "200/10 seconds"  # on one connection
    chats: str = "10/10 seconds"  # on one connection
    hints: str = "20/minute"  # on one connection


@dataclass(frozen=True)
class Keep:
    """Seconds that a table is kept after the last thing that happened at it; then it is deleted."""

    open: float = 7 * DAY  # nobody has started it
    playing: float = 90 * DAY
    over: float = 365 * DAY  # finished, or given up
    record: float = 7 * DAY  # made to show a record that somebody has as a file


def bounded(wishes: Iterable[str]) -> Bounds:
    """The default bounds changed by wishes such as `sockets=400`; a SetupError names a wrong one."""
    chosen: dict[str, int | str] = {}
    usual = {one.name: one.default for one in fields(Bounds)}
    for wish in wishes:
        what, _, amount = wish.partition("=")
        is_rate = isinstance(usual.get(what), str)
        if what not in usual or not (_RATE if is_rate else _AMOUNT).fullmatch(amount):
            raise SetupError(
                f"--limit {wish}: is no NAME=AMOUNT; NAME is one of {', '.join(usual)}; a rate is 500/minute"
            )
        chosen[what] = amount if is_rate else int(amount)
    return Bounds(**chosen)  # type: ignore[arg-type]  # each was checked against its own kind


_AMOUNT = re.compile(r"[1-9][0-9]{0,9}")
_RATE = re.compile(r"[1-9][0-9]{0,9}/([1-9][0-9]{0,3} )?(second|minute|hour|day)s?")
_TIME = re.compile(r"([1-9][0-9]{0,4})([hdy])")
_UNITS = {"h": DAY / 24, "d": DAY, "y": 365 * DAY}


def kept(wishes: Iterable[str]) -> Keep:
    """How long tables are kept, by texts such as `over=30d`; a SetupError names one that is wrong."""
    periods: dict[str, float] = {}
    for wish in wishes:
        what, _, time = wish.partition("=")
        found = _TIME.fullmatch(time)
        if what not in (one.name for one in fields(Keep)) or not (found or time == "forever"):
            raise SetupError(
                f"--keep {wish}: is no WHAT=TIME; WHAT is open, playing, over or record,"
                " TIME 12h, 30d, 2y or forever"
            )
        periods[what] = int(found[1]) * _UNITS[found[2]] if found else math.inf
    return Keep(**periods)


@dataclass(frozen=True)
class Habits:
    """How the hall behaves; times in seconds."""

    bot_pause: float = 0.7  # so that people can follow bots that answer at once
    call_pause: float = 1.2  # of a bot on turn while people may have a call to make out of turn
    idle: float = 300.0  # without a connection before a table is unloaded
    sweep: float = 30.0  # between two checks for idle tables
    keep: Keep = Keep()
    public_limit: int = 100  # tables in the list


def paced(pause: float | None, habits: Habits) -> Habits:
    """These habits with bots that wait so long; where people may call, longer in the usual proportion."""
    if pause is None:
        return habits
    if not 0 <= pause <= LONGEST_PAUSE:
        raise SetupError(f"--bot-pause {pause:g}: must be from 0 to {LONGEST_PAUSE} seconds")
    longer = habits.call_pause / habits.bot_pause
    return replace(habits, bot_pause=pause, call_pause=pause * longer)


@dataclass(frozen=True)
class Settings:
    """All settings; a database is a file, or the address of a PostgreSQL database."""

    database: str = field(default_factory=default_database)
    host: str = "127.0.0.1"
    port: int = PORT
    workers: int = 1  # processes for bots
    names: tuple[str, ...] = ()  # other host names of the server
    metrics: tuple[str, int] | None = None  # host and port of the counters; never those of the tables
    proxies: tuple[str, ...] = ()  # addresses or networks whose X-Forwarded-For is trusted
    client: Path = CLIENT
    language: str = "en"  # of what is printed
    opens_browser: bool = False
    page: str = "/"  # that the browser opens
    bounds: Bounds = field(default_factory=Bounds)
    habits: Habits = field(default_factory=Habits)

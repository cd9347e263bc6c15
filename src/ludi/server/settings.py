"""What a server is started with."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path

_INSTALLED = Path(__file__).resolve().parent / "client"  # inside a wheel
CLIENT = _INSTALLED if _INSTALLED.is_dir() else Path(__file__).resolve().parents[3] / "web" / "dist"
PORT = 8700


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
    sockets: int = 200  # open at once from one address
    connects: str = "600/minute"  # new sockets from one address
    requests: str = "3000/minute"  # from one address
    makes: str = "60/minute"  # new tables from one address
    messages: str = "200/10 seconds"  # on one connection
    chats: str = "10/10 seconds"  # on one connection
    hints: str = "20/minute"  # on one connection


@dataclass(frozen=True)
class Habits:
    """How the hall behaves; times in seconds."""

    bot_pause: float = 0.7  # so that people can follow bots that answer at once
    call_pause: float = 1.2  # of a bot on turn while people may have a call to make out of turn
    idle: float = 300.0  # without anybody before a table leaves memory
    sweep: float = 30.0  # between two looks for idle tables
    absent: float = 60.0  # before others may let a bot play for a person
    expires: float = 86_400.0  # before a table that nobody starts is given up
    public_limit: int = 100  # tables in the list


@dataclass(frozen=True)
class Settings:
    """All of it; a database is a file, or the address of one in PostgreSQL."""

    database: str = field(default_factory=default_database)
    host: str = "127.0.0.1"
    port: int = PORT
    workers: int = 1  # processes for bots
    names: tuple[str, ...] = ()  # other names under which people reach it
    client: Path = CLIENT
    language: str = "en"  # of what is printed
    opens_browser: bool = False
    page: str = "/"  # that the browser opens
    bounds: Bounds = field(default_factory=Bounds)
    habits: Habits = field(default_factory=Habits)

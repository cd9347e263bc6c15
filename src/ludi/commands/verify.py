"""`ludi verify`: replays records, recomputes their draws and compares how they ended."""

import argparse
from pathlib import Path

from ludi.engine.errors import LudiError
from ludi.engine.record import load
from ludi.engine.registry import game_of
from ludi.games.spoken import say
from ludi.terminal.saving import draws_in


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments of `ludi verify`."""
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help="a record")


def run(args: argparse.Namespace) -> int:
    """One line for each file; 1 when a record is wrong, 2 when a file is missing."""
    return max(verify(path, args.lang) for path in args.files)


def verify(path: Path, language: str) -> int:
    """Say what was checked, or the first thing that is wrong."""
    try:
        print(checked(path, language))
    except LudiError as error:
        text = " ".join(str(error).split())
        print(text if text.startswith(str(path)) else f"{path}: {text}")
        return 1 if path.is_file() else 2
    return 0


def checked(path: Path, language: str) -> str:
    """The line for a record that holds."""
    record = load(path)
    match = record.verify(game_of(record))
    draws = draws_in(match)
    name = "verify-no-draws" if not draws else "verify-draws" if record.secret else "verify-no-secret"
    words = {"file": str(path), "count": len(record.lines), "result": record.result}
    return say(
        "ludi", language, "verify-ok", words | {"draws": say("ludi", language, name, {"draws": draws})}
    )

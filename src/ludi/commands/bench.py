"""`ludi bench`: how fast the games are, beside OpenSpiel in the same run, the server, and the client.

A benchmark, never a test.
"""

import argparse
import json
import sys
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from ludi.bench.measure import Section, one_core, take_turns
from ludi.bench.peers import load_peers
from ludi.bench.report import Report, load_average, now, told
from ludi.bench.suite import sections
from ludi.engine.errors import SetupError
from ludi.engine.registry import game_class, game_ids, make

if TYPE_CHECKING:
    from ludi.bench.client import ClientReport
    from ludi.bench.server import ServerReport

ROUNDS = 5
SECONDS = 0.3
SIMULATIONS = 1000
LENGTH_GAMES = 500  # random games for the mean length of a peer's

QUICK_ROUNDS = 1
QUICK_SECONDS = 0.01
QUICK_SIMULATIONS = 20
QUICK_LENGTH_GAMES = 5


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments of `ludi bench`."""
    parser.add_argument(
        "part", nargs="?", choices=["server", "client"], help="measure that instead of the games"
    )
    games = usual_games()
    parser.add_argument("--games", default=games, metavar="A,B", help=f"games to measure (default: {games})")
    parser.add_argument("--seconds", type=float, metavar="S", help=f"per measurement (default: {SECONDS:g})")
    parser.add_argument("--rounds", type=int, metavar="N", help=f"measurements of each (default: {ROUNDS})")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write every number to this file")
    parser.add_argument("--write", type=Path, metavar="FILE", help="write the tables to this page")
    parser.add_argument(
        "--quick", action="store_true", help="only show that it runs; the numbers mean little"
    )


def usual_games() -> str:
    """All games but the toys, as the command line names them."""
    return ",".join(game_id for game_id in game_ids() if not game_class(game_id).parts.is_toy)


def run(args: argparse.Namespace) -> int:
    """Measure, show, and write what was asked for."""
    if args.part == "client":
        return run_client(args)
    return run_server(args) if args.part == "server" else run_games(args)


def run_client(args: argparse.Namespace) -> int:
    """Measure the client in a browser."""
    from ludi.bench import client  # here, for the games need none of it

    _check_files(args)
    return _show(client.report(command(args), lambda words: print(words, file=sys.stderr, flush=True)), args)


def run_server(args: argparse.Namespace) -> int:
    """Measure the server under load."""
    from ludi.bench import server  # here, for the games need none of it

    size = server.QUICK if args.quick else server.Size()
    if args.seconds is not None:
        size = replace(size, seconds=_seconds(args))
    _check_files(args)
    report = server.report(size, command(args), lambda words: print(words, file=sys.stderr, flush=True))
    return _show(report, args)


def run_games(args: argparse.Namespace) -> int:
    """Measure the games."""
    games = [make(name.strip()) for name in args.games.split(",")]
    seconds = _seconds(args)
    rounds = _rounds(args)
    _check_files(args)
    load = load_average()
    simulations = QUICK_SIMULATIONS if args.quick else SIMULATIONS
    lengths = QUICK_LENGTH_GAMES if args.quick else LENGTH_GAMES
    peers, found = [], []
    for game in games:
        theirs = load_peers(game.parts.peers, lengths)
        peers += theirs
        found += sections(game, theirs, simulations, all_seats=not args.quick)
    with one_core() as is_pinned:
        take_turns(found, rounds, seconds, lambda number: _tell(found, number, rounds, seconds))
    settings = {
        "games": [game.info.id for game in games],
        "rounds": rounds,
        "seconds": seconds,
        "simulations": simulations,
        "quick": args.quick,
        "one_core": is_pinned,
    }
    return _show(Report(command(args), found, peers, settings, now(), load), args)


def _check_files(args: argparse.Namespace) -> None:
    """Refuse files that cannot be written before anything is measured."""
    for path in filter(None, (args.json, args.write)):
        if path.is_dir() or not path.absolute().parent.is_dir():
            raise SetupError(f"{path}: no file can be written there")


def _show(report: "Report | ServerReport | ClientReport", args: argparse.Namespace) -> int:
    print(report.as_text(), end="")
    if args.json:
        args.json.write_text(json.dumps(report.as_data(), indent=2) + "\n", "utf-8")
    if args.write:
        args.write.write_text(report.as_page(), "utf-8")
    return 0


def command(args: argparse.Namespace) -> str:
    """The command line that does this again, in one order and without folders of this machine."""
    words = ["./ludi bench", *([args.part] if args.part else [])]
    words += [
        f"--{name} {getattr(args, name)}" for name in ("games", "seconds", "rounds") if given(args, name)
    ]
    words += [f"--{name} {told(getattr(args, name))}" for name in ("json", "write") if getattr(args, name)]
    return " ".join([*words, *(["--quick"] if args.quick else [])])


def given(args: argparse.Namespace, name: str) -> bool:
    """Whether an option differs from its default."""
    return getattr(args, name) not in (None, usual_games())


def _seconds(args: argparse.Namespace) -> float:
    usual = QUICK_SECONDS if args.quick else SECONDS
    seconds: float = usual if args.seconds is None else args.seconds
    if not 0 < seconds <= 3600:
        raise SetupError(f"--seconds {seconds:g}: must be more than 0 and at most 3600")
    return seconds


def _rounds(args: argparse.Namespace) -> int:
    usual = QUICK_ROUNDS if args.quick else ROUNDS
    rounds: int = usual if args.rounds is None else args.rounds
    if not 1 <= rounds <= 1000:
        raise SetupError(f"--rounds {rounds}: must be from 1 to 1000")
    return rounds


def _tell(found: list[Section], number: int, rounds: int, seconds: float) -> None:
    """Print which round begins, and how long a round takes."""
    subjects = sum(len(section.subjects) for section in found)
    print(f"round {number + 1} of {rounds}, about {subjects * seconds:.0f} s", file=sys.stderr, flush=True)

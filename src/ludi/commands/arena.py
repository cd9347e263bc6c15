"""`ludi arena`: a match between bots on all cores, and its ladder."""

import argparse
import json
import os
import re
import secrets
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from babel.numbers import format_decimal

from ludi.bots import arena
from ludi.bots.ladder import Estimate, Ladder, Played, Row, make_ladder
from ludi.engine.errors import SetupError
from ludi.engine.game import Game
from ludi.games.spoken import say
from ludi.terminal.setup import chosen_game, scenario_option


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments of `ludi arena`."""
    parser.add_argument("game", metavar="GAME", help="the game ('ludi games' lists them)")
    parser.add_argument(
        "--bots",
        required=True,
        metavar="B,B,...",
        help="uniform, greedy, mcts:1000, mcts:2s, uct:1000, or package.module:Class of your own",
    )
    parser.add_argument("--games", type=int, default=100, metavar="N", help="at least so many (default: 100)")
    parser.add_argument(
        "--seats", type=int, metavar="K", help="seats at the table (default: one for each bot)"
    )
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game"
    )
    parser.add_argument("--scenario", type=Path, metavar="FILE", help="a scenario of one's own, as JSON")
    parser.add_argument(
        "--seed", type=int, metavar="S", help="play the same games again (default: a random one)"
    )
    parser.add_argument("--workers", type=int, metavar="W", help="processes (default: one for each core)")
    parser.add_argument("--records", type=Path, metavar="DIR", help="save a record of every game there")
    parser.add_argument("--force", action="store_true", help="replace records that are there already")
    parser.add_argument(
        "--json", type=Path, metavar="FILE", help="write the ladder and every result there too"
    )


def run(args: argparse.Namespace) -> int:
    """Play the match and print its ladder, also when it is stopped half-way."""
    sys.path.append(str(Path.cwd()))  # where a bot of the user's own may be
    match = Arena(args)
    try:
        match.play()
    finally:
        match.report()
    return 0


class Arena:
    """One match as the command line asks for it."""

    def __init__(self, args: argparse.Namespace) -> None:
        self._args = args
        own = [scenario_option(args.scenario)] if args.scenario else []
        self._game = chosen_game(args.game, [*args.option, *own])
        bots = [spec.strip() for spec in args.bots.split(",")]
        seats = nearest_seats(self._game, len(bots)) if args.seats is None else args.seats
        self._contest = arena.make_contest(
            args.game, self._game.chosen_options(), seats, bots, bool(args.records)
        )
        self._seed = secrets.randbelow(arena.HIGHEST_SEED) if args.seed is None else args.seed
        self._workers = arena.cores() if args.workers is None else args.workers
        self._fixtures = arena.fixtures(self._contest, args.games, self._seed)
        self._wanted = arena.fair_games(self._contest, args.games)
        if args.json and not args.json.parent.is_dir():
            raise SetupError(f"--json {args.json}: there is no folder {args.json.parent}")
        if args.records:
            prepare_folder(args.records, self._path(self._wanted), args.force)
        self._played: list[Played] = []
        self._start = time.monotonic()
        self._progress = Progress(self._wanted, self._start, args.lang)

    def _path(self, number: int) -> Path:
        folder: Path = self._args.records
        return folder / f"{self._contest.game_id}-{number:07}.ludi"

    def play(self) -> None:
        """Play all games; each is saved as soon as it ends."""
        try:
            for game in arena.play_games(self._contest, self._fixtures, self._workers):
                if game.record:
                    game.record.save(self._path(game.number))
                self._played.append(game)
                self._progress.show(len(self._played))
        finally:
            self._progress.wipe()

    def report(self) -> None:
        """Print the ladder of the games played, and write it where it was asked for."""
        if not self._played:
            return
        ladder = make_ladder(self._contest.bots, self._contest.seats, self._played)
        seconds = time.monotonic() - self._start
        print("\n".join([*self._head(ladder, seconds), "", *ladder_lines(ladder, self._args.lang)]))
        if self._args.records:
            print(self._say("arena-records", count=ladder.games, folder=str(self._args.records)))
        if self._args.json:
            write_json(self._args.json, self._as_data(ladder, seconds))

    def _head(self, ladder: Ladder, seconds: float) -> list[str]:
        wanted, asked = self._wanted, self._args.games
        lines = [
            self._say("arena-title", title=self._game.info.title, seats=ladder.seats, seed=str(self._seed))
        ]
        options = ", ".join(f"{name}={value}" for name, value in self._game.chosen_options().items())
        if options:
            lines.append(self._say("arena-options", options=options))
        took = number(seconds, 1, self._args.lang)
        lines.append(
            self._say(
                "arena-counts", games=ladder.games, plies=ladder.plies, seconds=took, workers=self._workers
            )
        )
        if ladder.games < wanted:
            lines.append(self._say("arena-unfinished", games=ladder.games, wanted=wanted))
        elif wanted > asked:
            lines.append(self._say("arena-rounded", games=wanted, wanted=asked))
        if any(re.search(r":[\d.]+s$", spec) for spec in self._contest.bots):
            lines.append(self._say("arena-clock"))
        return lines

    def _say(self, name: str, **words: object) -> str:
        return say("ludi.bots", self._args.lang, name, words)

    def _as_data(self, ladder: Ladder, seconds: float) -> dict[str, Any]:
        return {
            "game": self._contest.game_id,
            "version": self._game.info.version,
            "options": self._game.chosen_options(),
            "seats": ladder.seats,
            "seed": self._seed,
            "bots": list(self._contest.bots),
            "workers": self._workers,
            "seconds": seconds,
            "games": ladder.games,
            "games_wanted": self._wanted,
            "plies": ladder.plies,
            "fair_share": ladder.fair_share,
            "ladder": [row_data(row) for row in ladder.rows],
            "ahead": [
                {"bot": one, "of": other, **estimate_data(found)}
                for (one, other), found in ladder.ahead.items()
            ],
            "played": [played_data(game) for game in ladder.played],
        }


def nearest_seats(game: Game, wanted: int) -> int:
    """The wanted number of seats, or the nearest one that the game allows."""
    return min(game.seat_numbers(), key=lambda seats: abs(seats - wanted))


def prepare_folder(folder: Path, last: Path, is_forced: bool) -> None:
    """Make the folder, refuse to replace records, and remove what a killed arena left half-written."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        there = sorted(path.name for path in folder.iterdir())
    except OSError as error:
        raise SetupError(f"{folder}: {(error.strerror or 'cannot be made').lower()}") from error
    record = re.sub(r"\d{7}", r"\\d{7}", re.escape(last.name))
    taken = [name for name in there if re.fullmatch(record, name) and name <= last.name]
    if taken and not is_forced:
        raise SetupError(f"{folder}: has {taken[0]} already; choose another folder, or replace it by --force")
    for name in there:
        if re.fullmatch(rf"\.{record}\..*", name):
            (folder / name).unlink(missing_ok=True)


# Words and numbers


def ladder_lines(ladder: Ladder, language: str) -> list[str]:
    """The ladder, and the bots against each other."""

    def text(name: str, **words: object) -> str:
        return say("ludi.bots", language, name, words)

    heads = [text(f"arena-{name}") for name in ("bot", "share", "rank", "score", "games", "time")]
    rows = [row_cells(place, row, language) for place, row in enumerate(ladder.rows, 1)]
    lines = [*columns([["", *heads], *rows]), ""]
    if ladder.fair_share < 1:  # who plays alone has no fair share: the game may be lost
        lines.append(text("arena-fair", share=number(100 * ladder.fair_share, 1, language)))
    if ladder.ahead:
        lines += ["", text("arena-ahead"), *columns(ahead_cells(ladder, language)), ""]
    return [*lines, text("arena-intervals")]


def row_cells(place: int, row: Row, language: str) -> list[str]:
    """One line of the ladder."""
    share = percent(row.share, language, " %")
    digits = ((row.rank, 2), (row.score, 1), (float(row.games), 0), (1000 * row.seconds_per_move, 2))
    return [str(place), row.name, share, *(number(value, precision, language) for value, precision in digits)]


def ahead_cells(ladder: Ladder, language: str) -> list[list[str]]:
    """A line for each bot, a column for each other one, both in the order of the ladder."""
    cells = [["", "", *(str(place) for place in range(1, len(ladder.rows) + 1))]]
    for place, row in enumerate(ladder.rows, 1):
        found = (ladder.ahead.get((row.bot, other.bot)) for other in ladder.rows)
        cells.append([str(place), row.name, *(percent(pair, language) if pair else "-" for pair in found)])
    return cells


def percent(share: Estimate, language: str, sign: str = "") -> str:
    """A share with its interval, as in `61.5 % (54.2-68.3)`."""
    mean, low, high = (number(100 * value, 1, language) for value in (share.mean, share.low, share.high))
    return f"{mean}{sign} ({low}-{high})"


def number(value: float, digits: int, language: str) -> str:
    """A number as the language writes it."""
    return format_decimal(value, f"#,##0.{'0' * digits}", locale=language)


def columns(rows: Sequence[Sequence[str]]) -> list[str]:
    """Cells under each other: places and names to the left, the rest to the right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [
        "  ".join(
            cell.rjust(w) if n > 1 else cell.ljust(w)
            for n, (cell, w) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    ]


class Progress:
    """A line on the terminal that tells how far it is; nothing where the output is not a terminal."""

    def __init__(self, wanted: int, start: float, language: str) -> None:
        self._wanted = wanted
        self._start = start
        self._language = language
        self._is_shown = sys.stderr.isatty()
        self._last = 0.0

    def show(self, games: int) -> None:
        """Update the line, at most five times a second."""
        now = time.monotonic()
        if not self._is_shown or now - self._last < 0.2:
            return
        self._last = now
        rate = games / max(now - self._start, 0.001)
        left = round((self._wanted - games) / rate)
        clock = f"{left // 3600}:{left // 60 % 60:02}:{left % 60:02}"
        words = {
            "games": games,
            "wanted": self._wanted,
            "rate": number(rate, 1, self._language),
            "left": clock,
        }
        text = say("ludi.bots", self._language, "arena-progress", words)
        print(f"\r\033[K{text}", end="", file=sys.stderr, flush=True)

    def wipe(self) -> None:
        """Erase the line."""
        if self._is_shown:
            print("\r\033[K", end="", file=sys.stderr, flush=True)


# Data for other programs


def row_data(row: Row) -> dict[str, Any]:
    """One bot of the ladder."""
    return {
        "bot": row.bot,
        "name": row.name,
        "share": estimate_data(row.share),
        "rank": row.rank,
        "score": row.score,
        "games": row.games,
        "seconds_per_move": row.seconds_per_move,
    }


def estimate_data(found: Estimate) -> dict[str, Any]:
    """A mean with its 95 % interval."""
    return {"mean": found.mean, "low": found.low, "high": found.high, "games": found.games}


def played_data(game: Played) -> dict[str, Any]:
    """One game."""
    return {
        "number": game.number,
        "group": game.group,
        "bots": game.lineup,
        "reason": game.reason,
        "scores": game.scores,
        "ranks": game.ranks,
        "shares": game.shares,
        "plies": game.plies,
    }


def write_json(path: Path, data: dict[str, Any]) -> None:
    """Write the file atomically."""
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        beside.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")
        beside.replace(path)
    except OSError as error:
        beside.unlink(missing_ok=True)
        raise SetupError(f"{path}: {(error.strerror or 'cannot be written').lower()}") from error

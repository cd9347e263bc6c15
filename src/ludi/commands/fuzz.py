"""`ludi fuzz`: random games under every check, until the time is up or something breaks."""

import argparse
import secrets
import sys
import time
from collections.abc import Callable
from pathlib import Path

from ludi import fuzz
from ludi.engine.errors import SetupError
from ludi.engine.registry import game_class, game_ids, game_of
from ludi.terminal.saving import read_record

HIGHEST_SEED = 10**9


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments of `ludi fuzz`."""
    parser.add_argument("game", metavar="GAME", help=f"the game: {', '.join(game_ids())}")
    parser.add_argument("--seconds", type=float, default=60.0, metavar="N", help="how long (default: 60)")
    parser.add_argument("--seats", type=int, metavar="K", help="only with so many seats")
    parser.add_argument(
        "--seed", type=int, metavar="S", help="the seed of the first game (default: a random one)"
    )
    parser.add_argument(
        "--out", type=Path, default=Path(), metavar="DIR", help="where a failure's record goes"
    )
    parser.add_argument("--replay", type=Path, metavar="FILE", help="run the checks over a record instead")


def run(args: argparse.Namespace) -> int:
    """Fuzz, or run over a record again; 1 when something broke."""
    kind = game_class(args.game)
    if args.replay:
        return replay(args.game, args.replay)
    if args.seats is not None:
        kind().check_seats(args.seats)
    if not 0 < args.seconds < 10**7:
        raise SetupError(f"--seconds {args.seconds:g}: must be more than 0 and less than {10**7}")
    seed = secrets.randbelow(HIGHEST_SEED) if args.seed is None else args.seed
    if not 0 <= seed <= HIGHEST_SEED:
        raise SetupError(f"--seed {seed}: must be a whole number from 0 to {HIGHEST_SEED}")
    if args.out.exists() and not args.out.is_dir():  # told now, for a failure must not be lost later
        raise SetupError(f"--out {args.out}: is no folder")
    start = time.monotonic()
    tally = fuzz.fuzz(kind, args.seconds, seed, args.seats, progress_line(start, args.seconds))
    seconds = time.monotonic() - start
    done = f"{args.game}: {tally.games} games, {tally.plies} actions in {seconds:.0f} s from seed {seed}"
    if tally.broken is None:
        print(f"{done}; nothing broke")
        return 0
    path = fuzz.save(tally.broken, args.out)
    print(f"{done}; broken: {tally.broken.what}")
    print(f"replay it: ./ludi fuzz {args.game} --replay {path}")
    return 1


def replay(game_id: str, path: Path) -> int:
    """Run the checks over the record of a failure."""
    record = read_record(path)
    if record.header.game != game_id:
        raise SetupError(f"{path}: is a record of {record.header.game}, not of {game_id}")
    broken = fuzz.replay(game_of(record), record)
    print(f"{path}: {f'broken: {broken}' if broken else 'nothing breaks'}")
    return 1 if broken else 0


def progress_line(start: float, seconds: float) -> Callable[[fuzz.Tally], None]:
    """Shows how far it is: on a terminal every second in place, elsewhere a line every ten."""
    is_terminal = sys.stderr.isatty()
    shown = start

    def show(tally: fuzz.Tally) -> None:
        nonlocal shown
        now = time.monotonic()
        if now - shown >= (1 if is_terminal else 10):
            shown = now
            text = f"{now - start:.0f} of {seconds:g} s: {tally.games} games, {tally.plies} actions"
            print(
                f"\r{text} " if is_terminal else text,
                end="" if is_terminal else "\n",
                file=sys.stderr,
                flush=True,
            )

    return show

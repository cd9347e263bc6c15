"""`ludi perft`: counts the sequences of actions of a given length; a wrong rule changes the number."""

import argparse
from pathlib import Path

from ludi.engine.errors import SetupError
from ludi.engine.game import Game, State
from ludi.engine.perft import divide, perft
from ludi.engine.registry import game_of
from ludi.games.spoken import say
from ludi.terminal.saving import read_record
from ludi.terminal.setup import chosen_game, position_for, usual_seats

HIGHEST_DEPTH = 20


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments of `ludi perft`."""
    parser.add_argument("game", nargs="?", metavar="GAME", help="the game (not needed with --record)")
    parser.add_argument(
        "--seats", type=int, metavar="N", help="how many play (default: 4, or the nearest number)"
    )
    parser.add_argument("--depth", type=int, default=2, metavar="D", help="plies (default: 2)")
    parser.add_argument("--divide", action="store_true", help="split the last number by the first action")
    parser.add_argument("--record", type=Path, metavar="FILE", help="count from a position of this record")
    parser.add_argument("--position", default="", metavar="TEXT", help="count from this position")
    parser.add_argument("--to", type=int, metavar="N", help="after so many of its actions (default: all)")
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game"
    )


def run(args: argparse.Namespace) -> int:
    """One line for each depth, or for each first action."""
    if not 0 <= args.depth <= HIGHEST_DEPTH:
        raise SetupError(f"--depth {args.depth}: must be from 0 to {HIGHEST_DEPTH}")
    game, state = start(args)
    if args.divide and args.depth:
        for action, count in divide(state, args.depth) if state.to_act() else []:
            print(f"{game.notation(state, state.to_act()[0], action)}: {count}")
    for depth in range(args.depth if args.divide else min(1, args.depth), args.depth + 1):
        words = {"depth": str(depth), "count": str(perft(state, depth))}
        print(say("ludi", args.lang, "perft-line", words), flush=True)
    return 0


def start(args: argparse.Namespace) -> tuple[Game, State]:
    """The position to count from."""
    if not args.record:
        if not args.game or args.to is not None:
            raise SetupError(
                "--to needs --record" if args.game else "name a game, or a record with --record FILE"
            )
        game = chosen_game(args.game, args.option)
        if args.position:
            return game, position_for(game, args.position, args.seats)
        return game, game.start(usual_seats(game) if args.seats is None else args.seats)
    record = read_record(args.record)
    fixed = [name for name in ("seats", "option", "position") if getattr(args, name) not in (None, [], "")]
    if fixed or args.game not in (None, record.header.game):
        raise SetupError(f"--record takes its {fixed[0] if fixed else 'game'} from the file")
    game = game_of(record)
    return game, record.replay(game, args.to).state

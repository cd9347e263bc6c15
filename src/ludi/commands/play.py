"""`ludi play`: a game at this terminal, for people and bots."""

import argparse
import io
import secrets
import sys
from pathlib import Path

from ludi.engine.errors import SetupError
from ludi.engine.fair import FairDice
from ludi.engine.match import Match
from ludi.games import game_ids
from ludi.terminal import saving
from ludi.terminal.plain import Conversation
from ludi.terminal.screen import Screen
from ludi.terminal.setup import chosen_game, player_again, seated
from ludi.terminal.table import Table

HIGHEST_SEED = 2**40


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments of `ludi play`."""
    parser.add_argument(
        "game", nargs="?", metavar="GAME", help="the game (default: forum; 'ludi games' lists them)"
    )
    parser.add_argument("--terminal", action="store_true", help="play at this terminal (the only way so far)")
    parser.add_argument(
        "--seats", type=int, metavar="N", help="how many play (default: as many as --players, or 4)"
    )
    parser.add_argument(
        "--players",
        metavar="P,P,...",
        help="who plays, seat by seat: me, me:Anna, uniform, greedy, mcts:1000 or mcts:2s"
        " (default: me; empty places go to greedy)",
    )
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game"
    )
    parser.add_argument("--words", metavar="W,W,...", help="a word of each seat, mixed into every fair draw")
    parser.add_argument("--seed", type=int, metavar="N", help="let the bots play the same way again")
    parser.add_argument("--save", type=Path, metavar="FILE", help="save there after every action")
    parser.add_argument("--resume", type=Path, metavar="FILE", help="go on with a saved game")


def run(args: argparse.Namespace) -> int:
    """Sit down and play."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    screen = Screen(args.lang)
    try:
        table = resumed_table(args, screen) if args.resume else new_table(args, screen)
    except EOFError:
        return 0
    return Conversation(table).play()


def new_table(args: argparse.Namespace, screen: Screen) -> Table:
    """A new game with the players and options asked for."""
    game = chosen_game(args.game or ask_game(screen), args.option)
    players = seated(game, args.seats, listed(args.players))
    if args.save and args.save.exists():
        raise SetupError(
            f"{args.save}: exists already; go on with it by --resume {args.save}, or choose another name"
        )
    match = Match(game, len(players), FairDice(words=listed(args.words)))
    table = Table(match, players, screen, bot_seed(args.seed))
    table.path, table.saves_itself = args.save, args.save is not None
    if args.save:
        table.write()
    return table


def resumed_table(args: argparse.Namespace, screen: Screen) -> Table:
    """The game in a file, with the same players."""
    fixed = [name for name in ("game", "seats", "players", "option", "words") if getattr(args, name)]
    if fixed:
        raise SetupError(f"--resume takes its {' and '.join(fixed)} from the file")
    match, names = saving.resume(args.resume)
    players = [player_again(match.game, name) for name in names]
    if len(players) != match.seats:
        raise SetupError(f"{args.resume}: names {len(players)} players for {match.seats} seats")
    table = Table(match, players, screen, bot_seed(args.seed))
    table.path, table.saves_itself = args.save or args.resume, args.save is not None
    screen.tell(screen.say("play-resumed", file=str(args.resume), count=len(match.lines)))
    return table


def ask_game(screen: Screen) -> str:
    """The game the user wants; the first one when nobody is there to ask."""
    ids = game_ids()
    if not screen.is_interactive or len(ids) == 1:
        return ids[0]
    return screen.ask(screen.say("play-which-game", games=", ".join(ids), usual=ids[0]) + " ") or ids[0]


def listed(text: str | None) -> list[str]:
    """The words between commas."""
    return [word.strip() for word in text.split(",")] if text else []


def bot_seed(seed: int | None) -> int:
    """The seed asked for, or a new one."""
    if seed is None:
        return secrets.randbelow(HIGHEST_SEED)
    if not 0 <= seed < HIGHEST_SEED:
        raise SetupError(f"--seed {seed}: must be from 0 to {HIGHEST_SEED - 1}")
    return seed

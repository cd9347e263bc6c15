"""`ludi play`: the server and its client in the browser, or a game at this terminal."""

import argparse
import os
import secrets
from pathlib import Path

from ludi.engine.errors import SetupError
from ludi.engine.fair import FairDice
from ludi.engine.match import Match
from ludi.engine.registry import game_class, game_ids
from ludi.terminal import saving
from ludi.terminal.plain import Conversation
from ludi.terminal.screen import Screen
from ludi.terminal.setup import chosen_game, player_again, scenario_option, seated
from ludi.terminal.table import Table

HIGHEST_SEED = 2**40
HIGHEST_PORT = 65_536
MOST_WORKERS = 256
PORT = 8700
OF_TERMINAL = ("terminal", "seats", "players", "option", "scenario", "words", "seed", "save", "resume")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments of `ludi play`."""
    parser.add_argument(
        "game", nargs="?", metavar="GAME", help="the game to begin with ('ludi games' lists them)"
    )
    house = parser.add_argument_group("in the browser")
    house.add_argument(
        "--host", default="127.0.0.1", help="where to listen; 0.0.0.0 lets others in your network join"
    )
    house.add_argument("--port", type=int, default=PORT, metavar="N", help=f"default: {PORT}; 0 takes any")
    house.add_argument("--no-browser", action="store_true", help="print the link, open nothing")
    house.add_argument(
        "--database", metavar="FILE", help="a file, or postgresql://user:password@host:port/name"
    )
    house.add_argument(
        "--workers", type=int, metavar="N", help="processes for bots (default: all cores but one)"
    )
    house.add_argument(
        "--name",
        action="append",
        default=[],
        metavar="HOST",
        help="another name of this server, behind a proxy",
    )
    terminal = parser.add_argument_group("at this terminal, which any of these implies")
    terminal.add_argument("--terminal", action="store_true", help="play at this terminal")
    terminal.add_argument(
        "--seats", type=int, metavar="N", help="how many play (default: as many as --players, or 4)"
    )
    terminal.add_argument(
        "--players",
        metavar="P,P,...",
        help="who plays, seat by seat: me, me:Anna, uniform, greedy, mcts:1000 or mcts:2s"
        " (default: me; empty places go to greedy)",
    )
    terminal.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game"
    )
    terminal.add_argument("--scenario", type=Path, metavar="FILE", help="a scenario of one's own, as JSON")
    terminal.add_argument("--words", metavar="W,W,...", help="a word of each seat, mixed into the draws")
    terminal.add_argument("--seed", type=int, metavar="N", help="let the bots play the same way again")
    terminal.add_argument("--save", type=Path, metavar="FILE", help="save there after every action")
    terminal.add_argument("--resume", type=Path, metavar="FILE", help="go on with a saved game")


def run(args: argparse.Namespace) -> int:
    """Open the house, or sit down at this terminal."""
    given = [getattr(args, name) for name in OF_TERMINAL]
    is_at_terminal = any(value is not None and value is not False and value != [] for value in given)
    return run_terminal(args) if is_at_terminal else run_server(args)


def run_server(args: argparse.Namespace) -> int:
    """Start the server, and open the browser at its page."""
    if args.game:
        game_class(args.game)  # a wrong name is told before anything starts
    if not 0 <= args.port < HIGHEST_PORT:
        raise SetupError(f"--port {args.port}: must be from 0 to {HIGHEST_PORT - 1}")
    from ludi.server.serve import serve
    from ludi.server.settings import Settings, default_database

    settings = Settings(
        database=args.database or default_database(),
        host=args.host,
        port=args.port,
        workers=bot_workers(args.workers),
        names=tuple(args.name),
        language=args.lang,
        opens_browser=not args.no_browser,
        page=f"/new/{args.game}" if args.game else "/",
    )
    return serve(settings)


def bot_workers(wanted: int | None) -> int:
    """How many processes think for bots."""
    if wanted is None:
        return max(1, (os.cpu_count() or 2) - 1)
    if not 1 <= wanted <= MOST_WORKERS:
        raise SetupError(f"--workers {wanted}: must be from 1 to {MOST_WORKERS}")
    return wanted


def run_terminal(args: argparse.Namespace) -> int:
    """Sit down and play."""
    screen = Screen(args.lang)
    try:
        table = resumed_table(args, screen) if args.resume else new_table(args, screen)
    except EOFError:
        return 0
    return Conversation(table).play()


def new_table(args: argparse.Namespace, screen: Screen) -> Table:
    """A new game with the players and options asked for."""
    own = [scenario_option(args.scenario)] if args.scenario else []
    game = chosen_game(args.game or ask_game(screen), [*args.option, *own])
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
    fixed = [
        name
        for name in ("game", "seats", "players", "option", "scenario", "words")
        if getattr(args, name) not in (None, [])
    ]
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

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
from ludi.terminal.campaign import Campaign, CampaignModule, campaign_of
from ludi.terminal.plain import Conversation
from ludi.terminal.screen import Screen
from ludi.terminal.setup import chosen_game, player_again, position_for, scenario_option, seated
from ludi.terminal.table import TerminalTable

HIGHEST_SEED = 2**40
HIGHEST_PORT = 65_536
MOST_WORKERS = 256
PORT = 8700
OF_TERMINAL = (
    *("terminal", "position", "seats", "players", "option", "scenario", "words", "seed", "save", "resume"),
    *("campaign", "anew"),
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments of `ludi play`."""
    parser.add_argument(
        "game", nargs="?", metavar="GAME", help="the game to begin with ('ludi games' lists them)"
    )
    _add_house(parser.add_argument_group("in the browser"))
    _add_operation(parser.add_argument_group("for whoever runs a server"))
    _add_terminal(parser.add_argument_group("at this terminal, which any of these implies"))


def _add_house(house: argparse._ArgumentGroup) -> None:
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


def _add_operation(house: argparse._ArgumentGroup) -> None:
    house.add_argument(
        "--name",
        action="append",
        default=[],
        metavar="HOST",
        help="another name of this server, behind a proxy",
    )
    house.add_argument(
        "--metrics",
        metavar="HOST:PORT",
        help="where to show counters for Prometheus, such as 127.0.0.1:9100 (default: nowhere); they move"
        " with what is done in secret, so keep that address to yourself",
    )
    house.add_argument(
        "--trust-proxy",
        action="append",
        default=[],
        metavar="ADDRESS",
        help="an address or network of a proxy whose X-Forwarded-For is believed (default: nobody's)",
    )
    house.add_argument(
        "--keep",
        action="append",
        default=[],
        metavar="WHAT=TIME",
        help="how long tables stay after the last thing that happened: open, playing, over or record,"
        " and 12h, 30d, 2y or forever (default: open=7d, playing=90d, over=365d, record=7d)",
    )
    house.add_argument(
        "--bot-pause",
        type=float,
        metavar="SECONDS",
        help="how long a bot waits before it acts, so that people can follow (default: 0.7)",
    )
    house.add_argument(
        "--limit",
        action="append",
        default=[],
        metavar="NAME=AMOUNT",
        help="how much one address or one connection may take, such as sockets=400 or messages=500/second",
    )


def _add_terminal(terminal: argparse._ArgumentGroup) -> None:
    terminal.add_argument("--terminal", action="store_true", help="play at this terminal")
    terminal.add_argument(
        "--seats", type=int, metavar="N", help="number of players (default: as many as --players, or 4)"
    )
    terminal.add_argument(
        "--position", metavar="TEXT", help="begin from this position ('ludi replay --position' prints one)"
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
    terminal.add_argument(
        "--campaign",
        action="store_true",
        help="a series of solo games, in games that have one: begin, or go on with those kept in this folder",
    )
    terminal.add_argument(
        "--anew", action="store_true", help="with --campaign: begin it anew, after a question"
    )


def run(args: argparse.Namespace) -> int:
    """Start the server, or play at this terminal."""
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
    from ludi.server.settings import Habits, Settings, bounded, default_database, kept, paced

    settings = Settings(
        database=args.database or default_database(),
        host=args.host,
        port=args.port,
        workers=bot_workers(args.workers),
        names=tuple(args.name),
        metrics=address(args.metrics) if args.metrics else None,
        proxies=tuple(args.trust_proxy),
        language=args.lang,
        opens_browser=not args.no_browser,
        page=f"/new/{args.game}" if args.game else "/",
        habits=paced(args.bot_pause, Habits(keep=kept(args.keep))),
        bounds=bounded(args.limit),
    )
    return serve(settings)


def address(text: str) -> tuple[str, int]:
    """The host and the port of `--metrics`."""
    host, _, port = text.rpartition(":")
    if not host or not port.isdecimal() or not int(port[:6]) < HIGHEST_PORT:
        raise SetupError(f"--metrics {text}: must be a host and a port, such as 127.0.0.1:9100")
    return host.removeprefix("[").removesuffix("]"), int(port)


def bot_workers(wanted: int | None) -> int:
    """How many processes think for bots."""
    if wanted is None:
        return max(1, (os.cpu_count() or 2) - 1)
    if not 1 <= wanted <= MOST_WORKERS:
        raise SetupError(f"--workers {wanted}: must be from 1 to {MOST_WORKERS}")
    return wanted


def run_terminal(args: argparse.Namespace) -> int:
    """Play at this terminal."""
    screen = Screen(args.lang)
    try:
        if args.campaign or args.anew:
            return run_campaign(args, screen)
        table = resumed_table(args, screen) if args.resume else new_table(args, screen)
    except EOFError:
        return 0
    return Conversation(table).play()


def run_campaign(args: argparse.Namespace, screen: Screen) -> int:
    """Play a campaign, game after game, until one is lost or the player stops."""
    kind = campaign_of(args.game)
    check_campaign(args, kind)
    progress = kind.Progress(screen)
    if args.anew and not progress.begin_anew():
        return 0
    while True:
        campaign = kind.Campaign()
        progress.show(campaign)
        if campaign.is_over:
            if not progress.begin_anew():
                return 0
            continue
        table = campaign_table(args, screen, kind, campaign)
        code = Conversation(table).play()
        if code or not table.match.outcome:
            return code
        if not kind.Campaign().is_over and not screen.agrees(screen.say("campaign-next")):
            return 0


def check_campaign(args: argparse.Namespace, kind: CampaignModule) -> None:
    """A campaign has its own file names, players and boards."""
    taken = [name for name in ("save", "resume", "scenario", "position") if getattr(args, name)]
    taken += ["seats"] if args.seats not in (None, 1) else []
    taken += [pair for pair in args.option if pair.partition("=")[0] in kind.FIXED]
    if taken or len(listed(args.players)) > 1:
        raise SetupError(
            "--campaign is played alone and knows its files and boards; leave out {taken}",
            "campaign-knows",
            taken=", ".join(taken) or "--players",
        )


def campaign_table(
    args: argparse.Namespace, screen: Screen, kind: CampaignModule, campaign: Campaign
) -> TerminalTable:
    """The game of the campaign that is played now, saved after every action."""
    if campaign.running:
        match, names = saving.resume(campaign.running)
        players = [player_again(match.game, name) for name in names]
        screen.tell(screen.say("play-resumed", file=str(campaign.running), count=len(match.lines)))
    else:
        plain = chosen_game(kind.GAME, args.option)
        game = game_class(kind.GAME)(**{**plain.chosen_options(), **campaign.options()})
        players = seated(game, 1, listed(args.players))
        match = Match(game, 1, FairDice(words=listed(args.words)))
    table = TerminalTable(match, players, screen, bot_seed(args.seed))
    table.path, table.saves_itself, table.again = campaign.next_path, True, kind.COMMAND
    table.write()
    return table


def new_table(args: argparse.Namespace, screen: Screen) -> TerminalTable:
    """A new game with the players and options asked for."""
    own = [scenario_option(args.scenario)] if args.scenario else []
    game = chosen_game(args.game or ask_game(screen), [*args.option, *own])
    start = position_for(game, args.position, args.seats) if args.position else None
    players = seated(game, start.seats if start else args.seats, listed(args.players))
    if args.save and args.save.exists():
        raise SetupError(
            f"{args.save}: exists already; go on with it by --resume {args.save}, or choose another name"
        )
    match = Match(game, len(players), FairDice(words=listed(args.words)), start=start)
    table = TerminalTable(match, players, screen, bot_seed(args.seed))
    table.path, table.saves_itself = args.save, args.save is not None
    if args.save:
        table.write()
    return table


def resumed_table(args: argparse.Namespace, screen: Screen) -> TerminalTable:
    """The game in a file, with the same players."""
    fixed = [
        name
        for name in ("game", "position", "seats", "players", "option", "scenario", "words")
        if getattr(args, name) not in (None, [])
    ]
    if fixed:
        raise SetupError(f"--resume takes its {' and '.join(fixed)} from the file")
    match, names = saving.resume(args.resume)
    players = [player_again(match.game, name) for name in names]
    if len(players) != match.seats:
        raise SetupError(f"{args.resume}: names {len(players)} players for {match.seats} seats")
    table = TerminalTable(match, players, screen, bot_seed(args.seed))
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

"""The command line: finds the command, reads its arguments, and turns mistakes into one line."""

import argparse
import difflib
import errno
import importlib
import io
import itertools
import os
import platform
import re
import sys
from collections.abc import Iterable, Mapping
from typing import NamedTuple, NoReturn, Protocol

from ludi import __version__
from ludi.languages import LANGUAGES


class Command(NamedTuple):
    """One command of the table; its code is in `ludi.commands.<name>` and loaded only when it is used."""

    help: str
    example: str  # {game} stands for the first of the list


COMMANDS = {
    "arena": Command(
        "Let bots play a match, and rank them.",
        "./ludi arena {game} --bots mcts:1000,greedy,uniform --games 300",
    ),
    "bench": Command(
        "Measure the speed and compare it with OpenSpiel.", "./ludi bench --write docs/benchmarks.md"
    ),
    "fuzz": Command("Play random games under every check.", "./ludi fuzz {game} --seconds 60"),
    "play": Command("Play in the browser, or at this terminal.", "./ludi play --host 0.0.0.0"),
    "replay": Command("Show a recorded game, step by step.", "./ludi replay game.ludi --to 40"),
    "verify": Command("Recompute recorded games, draws included.", "./ludi verify game.ludi"),
    "rules": Command("Read a rulebook, or one rule.", "./ludi rules {game}"),
    "games": Command("List the games with their options.", "./ludi games"),
    "api": Command("List the public names of `import ludi` with what they do.", "./ludi api Match"),
    "views": Command("List what a view holds, field by field.", "./ludi views {game}"),
    "perft": Command("Count the sequences of actions from a position.", "./ludi perft {game} --depth 3"),
    "shots": Command("Take pictures of every page and board.", "./ludi shots pictures --only table"),
    "test": Command("Run every check of this source tree.", "./ludi test --only plain -- -k jump"),
}


class CommandModule(Protocol):
    """What a module in `ludi.commands` offers."""

    def add_arguments(self, parser: argparse.ArgumentParser) -> None:
        """Declare the arguments."""

    def run(self, args: argparse.Namespace) -> int:
        """Do it and return the exit code."""


class Parser(argparse.ArgumentParser):
    """An argument parser whose errors are one line that suggests the right word."""

    def error(self, message: str) -> NoReturn:
        """Leave with exit code 2."""
        advice = self._suggestion(message) or f"see '{self.prog} --help'"
        self.exit(2, f"{self.prog}: {one_line(message)}; {advice}\n")

    def format_help(self) -> str:
        """With a game in its examples, looked up only when somebody reads them."""
        text = super().format_help()
        return text.replace("{game}", first_game()) if "{game}" in text else text

    def _suggestion(self, message: str) -> str:
        command = re.search(r"no command '(.*)'", message)
        if command:
            return did_you_mean(command[1], COMMANDS)
        choice = re.search(r"invalid choice: '(.*)' \(choose from (.*)\)", message)
        if choice:
            return did_you_mean(choice[1], (word.strip(" '") for word in choice[2].split(",")))
        unknown = re.search(r"unrecognized arguments: (-\S+)", message)
        if unknown:
            return did_you_mean(unknown[1].split("=")[0], self._option_string_actions)
        return ""


def first_game() -> str:
    """The game that stands first in the list."""
    from ludi.engine.registry import game_ids

    return game_ids()[0]


def main(argv: list[str] | None = None) -> int:
    """Run the command line and return its exit code."""
    show_what_can_be_shown()
    try:
        return exit_code(sys.argv[1:] if argv is None else argv)
    finally:
        let_go_of_output()


def exit_code(argv: list[str]) -> int:
    """Run a command; what a user did wrong is told in one line."""
    code = 130
    try:
        code = dispatch(argv)
        sys.stdout.flush()
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:  # the reader of our output has seen enough
        return 141
    except Exception as error:
        if isinstance(error, OSError) and error.errno == errno.EIO:  # the window was closed
            return code
        if not is_users_mistake(error):
            raise
        print(f"ludi: {one_line(told(error, argv))}", file=sys.stderr)
        return 2
    return code


def let_go_of_output() -> None:
    """Drop what nobody can read any more, or Python would flush it at its end and exit with code 120."""
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except OSError:
            os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


def told(error: Exception, argv: list[str]) -> str:
    """The sentence of a user's mistake, in the language he asked for."""
    from ludi.engine.errors import LudiError
    from ludi.games.mistakes import explain

    asked = [word for before, word in itertools.pairwise(argv) if before == "--lang"]
    asked += [word.removeprefix("--lang=") for word in argv if word.startswith("--lang=")]
    chosen = asked[-1] if asked and asked[-1] in LANGUAGES else language(os.environ)
    return explain(error, chosen) if isinstance(error, LudiError) else str(error)


def show_what_can_be_shown() -> None:
    """Put a question mark where a terminal lacks a sign, rather than stop there."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def dispatch(argv: list[str]) -> int:
    """Read the options before the command, then let the command read the rest."""
    first = command_index(argv)
    top = top_parser()
    options = top.parse_args(argv[:first])
    if first == len(argv):
        print(top.format_help(), end="")
        return 0
    name = argv[first]
    if name not in COMMANDS:
        top.error(f"no command '{name}'")
    try:
        module: CommandModule = importlib.import_module(f"ludi.commands.{name}")
        parser = command_parser(name)
        module.add_arguments(parser)
        return module.run(parser.parse_args(argv[first + 1 :], options))
    except ModuleNotFoundError as error:
        extra = extra_with(error.name or "")
        if not extra:
            raise
        print(f"ludi {name}: {error.name} is missing; pip install 'ludi[{extra}]'", file=sys.stderr)
        return 2


def extra_with(module: str) -> str:
    """The extra of this package that brings a module; nothing when none does."""
    from importlib.metadata import PackageNotFoundError, requires

    try:
        wanted = requires("ludi") or []
    except PackageNotFoundError:
        return ""
    for line in wanted:
        named = re.match(r"[\w.-]+", line)
        extra = re.search(r"extra == ['\"](\w+)", line)
        if named and extra and named[0].replace("-", "_").lower() == module.partition(".")[0].lower():
            return extra[1]
    return ""


def command_index(argv: list[str]) -> int:
    """Where the command is: the first word that is neither an option nor the value of one."""
    index = 0
    while index < len(argv) and argv[index].startswith("-"):
        index += 2 if argv[index] == "--lang" else 1
    return min(index, len(argv))


def top_parser() -> Parser:
    """The parser of `ludi` itself, whose help lists the commands."""
    width = max(map(len, COMMANDS))
    table = "\n".join(f"  {name:{width}}  {command.help}" for name, command in COMMANDS.items())
    parser = Parser(
        prog="ludi",
        usage="ludi [--lang {en,nl}] COMMAND ...",
        description="Play four Roman board games, and study them.",
        epilog=f"commands:\n{table}\n\n'ludi COMMAND --help' has the details.",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument(
        "--version",
        action="version",
        version=version_line(),
        help="print the version and whether it is compiled",
    )
    add_language(parser, language(os.environ))
    return parser


def command_parser(name: str) -> Parser:
    """The parser of one command, still without its own arguments."""
    command = COMMANDS[name]
    parser = Parser(
        prog=f"ludi {name}",
        description=command.help,
        epilog=f"example:\n  {command.example}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    add_language(parser, argparse.SUPPRESS)
    return parser


def add_language(parser: argparse.ArgumentParser, default: str) -> None:
    """Offer the language everywhere, before the command and after it."""
    text = "language of what is shown (default: LUDI_LANG, else that of the system)"
    parser.add_argument("--lang", choices=LANGUAGES, default=default, help=text)


def language(environ: Mapping[str, str]) -> str:
    """The language the environment asks for, English when it asks for none that we have."""
    names = ("LUDI_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
    asked = next((environ[name] for name in names if environ.get(name)), "")
    code = re.split(r"[_.@-]", asked)[0].lower()
    return code if code in LANGUAGES else "en"


def version_line() -> str:
    """Version, Python and form, as in `ludi 0.1.0, Python 3.11.7, compiled`."""
    from ludi._plain import form

    return f"ludi {__version__}, Python {platform.python_version()}, {form()}"


def is_users_mistake(error: Exception) -> bool:
    """Whether an error is told in one line; any other is a bug and shows its traceback."""
    from ludi.engine.errors import LudiError  # here, because a start without errors needs no engine

    return isinstance(error, LudiError)


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """A question that proposes the nearest known word, or nothing when none is near."""
    near = difflib.get_close_matches(word, list(known), n=1)
    return f"did you mean '{near[0]}'?" if near else ""


def one_line(text: str) -> str:
    """The text with every line break and run of blanks as one blank."""
    return " ".join(text.split())

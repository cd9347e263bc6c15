"""Who sits down, and what is played: the arguments of the command line made into a game and its players."""

import difflib
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from ludi.bots import Bot, make_bot
from ludi.bots.bot import BOTS
from ludi.engine.errors import SetupError
from ludi.engine.game import Game, Option, State, find_named
from ludi.engine.registry import game_class

PEOPLE = ("me", "ik")
USUAL_SEATS = 4
USUAL_BOT = "greedy"
LARGEST_SCENARIO = 200_000


class Player(NamedTuple):
    """Who holds a seat: a person with a name, or a bot with its spec as name."""

    name: str
    bot: Bot | None

    @property
    def is_person(self) -> bool:
        """Whether somebody types for this seat."""
        return self.bot is None


def chosen_game(game_id: str, pairs: Sequence[str]) -> Game:
    """The game with its options from texts like `map=mirror`."""
    kind = game_class(game_id)
    known = {option.name: option for option in kind.info.options}
    chosen: dict[str, Any] = {}
    for pair in pairs:
        name, equals, text = pair.partition("=")
        if not equals:
            raise SetupError(
                f"{pair}: an option is given as name=value, for instance {example_option(kind.info.options)}"
            )
        chosen[name] = option_value(find_named("option", name, known, game_id), text)
    return kind(**chosen)


def example_option(options: Sequence[Option]) -> str:
    """One option of the game as it is typed."""
    return f"{options[0].name}={options[0].default}" if options else "(this game has none)"


def option_value(option: Option, text: str) -> Any:
    """What the text stands for: one of the choices, or for an option of one's own making its JSON."""
    for choice in option.choices:
        if str(choice).lower() == text.lower():
            return choice
    if option.free and text.startswith(("[", "{")):
        try:
            return json.loads(text)
        except (ValueError, RecursionError) as error:
            raise SetupError(f"{option.name}: not written as JSON: {error}") from error
    near = difflib.get_close_matches(text, [str(choice) for choice in option.choices], n=1)
    if near:
        raise SetupError(f"{option.name}={text}: {option.allowed()}; did you mean {near[0]}?")
    return text


def scenario_option(path: Path) -> str:
    """The option of a scenario that stands in a file."""
    try:
        with path.open(encoding="utf-8") as file:
            text = file.read(LARGEST_SCENARIO + 1)
    except (OSError, ValueError) as error:
        reason = (getattr(error, "strerror", None) or "is no text").lower()
        raise SetupError(f"{path}: {reason}") from error
    if len(text) > LARGEST_SCENARIO or not text.lstrip().startswith("{"):
        raise SetupError(
            f"{path}: a scenario is one JSON object with map and ships, of {LARGEST_SCENARIO} signs at most"
        )
    return f"scenario={text.strip()}"


def seated(game: Game, seats: int | None, words: Sequence[str]) -> list[Player]:
    """The players named; empty places go to bots, and without names one person plays against bots."""
    words = words or PEOPLE[:1]
    usual = max(len(words), usual_seats(game) if len(words) == 1 else 0)
    number = usual if seats is None else seats
    game.check_seats(number)
    if len(words) > number:
        raise SetupError(
            f"{len(words)} players for {number} seats; leave out {words[number]} or take more seats"
        )
    return [player(game, word) for word in [*words, *[USUAL_BOT] * (number - len(words))]]


def position_for(game: Game, text: str, seats: int | None) -> State:
    """The position of a text, which must have as many seats as were asked for."""
    state = game.read_position(text)
    if seats not in (None, state.seats):
        raise SetupError(f"--seats {seats}: the position has {state.seats}")
    return state


def usual_seats(game: Game) -> int:
    """How many sit down when nobody says."""
    return min(game.seat_numbers(), key=lambda number: abs(number - USUAL_SEATS))


def player(game: Game, word: str) -> Player:
    """`me`, `me:Anna`, or the spec of a bot."""
    kind, _, name = word.strip().partition(":")
    if kind.lower() in PEOPLE:
        return Player(person_name(name or kind), None)
    if kind not in BOTS:
        near = difflib.get_close_matches(kind, [*PEOPLE, *BOTS], n=1)
        hint = (
            f"did you mean {near[0]}?" if near else f"players are me, me:{kind or 'Anna'}, {', '.join(BOTS)}"
        )
        raise SetupError(f"{word or 'nothing'}: unknown player; {hint}")
    return Player(word.strip(), make_bot(word.strip(), game))


def person_name(name: str) -> str:
    """The name of a person, which must not look like a bot's."""
    if name.partition(":")[0] in BOTS or len(name) > 30 or not name.isprintable():
        raise SetupError(
            f"{name[:30]!r}: a name has at most 30 printable characters and is not that of a bot"
        )
    return name


def player_again(game: Game, name: str) -> Player:
    """The player whom a record calls by this name."""
    is_bot = name.partition(":")[0] in BOTS
    return Player(name, make_bot(name, game) if is_bot else None)

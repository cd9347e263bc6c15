"""`ludi games`: what can be played, by how many, how long, and with which options."""

import argparse

from ludi.engine.game import Game, Option
from ludi.engine.registry import game_class, game_ids
from ludi.games.spoken import bundle, say
from ludi.terminal.screen import Screen


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """`ludi games` has no arguments of its own."""


def run(args: argparse.Namespace) -> int:
    """Show every game."""
    screen = Screen(args.lang)
    for game_id in game_ids():
        show_game(game_class(game_id), screen)
    screen.tell(screen.say("games-tip"))
    return 0


def show_game(kind: type[Game], screen: Screen) -> None:
    """One game with its options; the default of each stands first."""
    info = kind.info
    seats = span(min(info.seats), max(info.seats))
    facts = screen.say("games-line", seats=seats, minutes=span(*info.minutes))
    screen.show(f"{screen.paint(info.id, 'bold')}  {info.title}, {facts}")
    about = spoken(kind, screen, f"{info.id}-about")
    if about:
        screen.tell(about, "  ", "")
    width = max((len(option.name) for option in info.options), default=0)
    for option in info.options:
        screen.tell(f"  {option.name:{width}}  {values(option, screen)}")
        meaning = spoken(kind, screen, f"{info.id}-option-{option.name.replace('_', '-')}", "about")
        if meaning:
            screen.tell(meaning, " " * (width + 4), "")
    screen.show("")


def span(lowest: int, highest: int) -> str:
    """`2-6`, or the one number that is both ends."""
    return str(lowest) if lowest == highest else f"{lowest}-{highest}"


def values(option: Option, screen: Screen) -> str:
    """What may be chosen, the default first."""
    if not option.choices:
        return screen.say(
            "games-number", lowest=str(option.lowest), highest=str(option.highest), usual=str(option.default)
        )
    others = [str(choice) for choice in option.choices if choice != option.default]
    own = [screen.say("games-own")] if option.free else []
    return " | ".join([f"{option.default}*", *others, *own])


def spoken(kind: type[Game], screen: Screen, name: str, attribute: str = "") -> str:
    """A text of the game, or nothing when it has none by that name."""
    if not bundle(kind.package, screen.language).has_message(name):
        return ""
    return say(kind.package, screen.language, name, {}, attribute)

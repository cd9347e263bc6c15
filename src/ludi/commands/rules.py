"""`ludi rules`: a rulebook, or one of its rules."""

import argparse
import os
import pydoc
import sys

from ludi.engine.registry import game_class, game_ids
from ludi.terminal.rulebook import Rulebook, folded, plain
from ludi.terminal.screen import Screen


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments of `ludi rules`."""
    parser.add_argument("game", nargs="?", metavar="GAME", help="the game (without it: which there are)")
    parser.add_argument("id", nargs="?", metavar="ID", help="one rule, such as F-27")


def run(args: argparse.Namespace) -> int:
    """Show the list, the book or the rule."""
    screen = Screen(args.lang)
    if not args.game:
        show_list(screen)
    elif args.id:
        show_rule(Rulebook(args.game, args.lang), args.id, screen)
    else:
        book = Rulebook(args.game, args.lang)
        show_book(book, screen)
        show_language(book, screen)
    return 0


def show_list(screen: Screen) -> None:
    """The games that have a rulebook."""
    ids = game_ids()
    width = max(map(len, ids))
    screen.show(*(f"  {game_id:{width}}  {game_class(game_id).info.title}" for game_id in ids))
    screen.show(screen.say("rules-choose", game=ids[0]))


def show_rule(book: Rulebook, word: str, screen: Screen) -> None:
    """One rule under the heading of its chapter, with the openings of its neighbours."""
    rule = book.rule(word)
    screen.show(screen.paint(rule.chapter, "bold"), "")
    text = folded(rule.text, screen.columns)
    screen.show(*plain(text, lambda words: screen.paint(words, "bold")).splitlines(), "")
    show_language(book, screen)
    for name, other in zip(("rules-before", "rules-after"), book.neighbours(rule), strict=True):
        if other:
            screen.show(screen.paint(screen.say(name, opening=other.opening()), "dim"))


def show_language(book: Rulebook, screen: Screen) -> None:
    """Say so when the book is in another language than what is shown."""
    if book.written_in != book.language:
        screen.show("", screen.paint(screen.say("rules-language"), "dim"))


def show_book(book: Rulebook, screen: Screen) -> None:
    """The whole book, a page at a time when somebody reads it here."""
    if not sys.stdout.isatty():
        screen.show(*plain(book.text).splitlines())
        return
    os.environ.setdefault("LESS", "-RFX")
    text = folded(book.text, screen.columns)
    pydoc.pager(plain(text, lambda words: screen.paint(words, "bold")))

"""`ludi views`: what a view holds, field by field, as a page of Markdown made from the sources."""

import argparse
import ast
import inspect
from collections.abc import Iterator
from types import ModuleType

from ludi.engine.registry import game_class, game_ids, make
from ludi.engine.views import View

HEAD = """# Views

For people who write a bot or a client. Made by `./ludi views` from the view classes; don't edit it by hand.

A view is what one seat, or a spectator, may know of a position: `match.view(seat)`. Every view has

| field | type | what it is |
|---|---|---|
| `viewer` | `int \\| None` | the seat that sees it; none is a spectator |
| `to_act` | `tuple[int, ...]` | the seats that decide now, as far as the viewer may know |
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments of `ludi views`."""
    parser.add_argument("game", nargs="?", metavar="GAME", help="the game (without it: all of them)")


def run(args: argparse.Namespace) -> int:
    """Print the page, or the part of a game."""
    print(part(args.game) if args.game else page(), end="")
    return 0


def page() -> str:
    """The whole page: the games that are offered, one after the other."""
    games = [game_id for game_id in game_ids() if not game_class(game_id).parts.is_toy]
    return "\n".join([HEAD, *(part(game_id) for game_id in games)])


def part(game_id: str) -> str:
    """The views of a game, the whole first, then what it is made of."""
    game = make(game_id)
    view = type(game.start(game.seat_numbers()[0]).view(None))
    module = inspect.getmodule(view)
    assert module is not None
    tables = [_table(kind, module) for kind in kinds(view, module)]
    return "\n".join([f"## {game.info.title}\n", *tables])


def kinds(view: type[View], module: ModuleType) -> Iterator[type]:
    """The class of the view and those in its module that its fields name, each once."""
    found: list[type] = []
    waiting: list[type] = [view]
    while waiting:
        kind = waiting.pop(0)
        if kind in found:
            continue
        found.append(kind)
        yield kind
        named = " ".join(str(each) for each in kind.__annotations__.values())
        own = (value for value in vars(module).values() if inspect.isclass(value))
        waiting += [each for each in own if each.__module__ == module.__name__ and _names(each, named)]


def _names(kind: type, annotations: str) -> bool:
    return kind.__name__ in annotations.replace("[", " ").replace("]", " ").replace(",", " ").split()


def _table(kind: type, module: ModuleType) -> str:
    rows = "\n".join(
        f"| `{name}` | `{annotation}` | {told} |" for name, annotation, told in fields(kind, module)
    )
    about = inspect.cleandoc(kind.__doc__ or "")
    return f"### {kind.__name__}\n\n{about}\n\n| field | type | what it is |\n|---|---|---|\n{rows}\n"


def fields(kind: type, module: ModuleType) -> list[tuple[str, str, str]]:
    """The fields of a class: name, type, and what the comment beside it says."""
    source = inspect.getsource(module)
    lines = source.splitlines()
    tree = next(
        node
        for node in ast.parse(source).body
        if isinstance(node, ast.ClassDef) and node.name == kind.__name__
    )
    found: list[tuple[str, str, str]] = []
    for node in tree.body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            told = lines[(node.end_lineno or node.lineno) - 1].partition("  # ")[2]
            annotation = ast.unparse(node.annotation).replace("|", "\\|")
            found.append((node.target.id, annotation, told.replace("|", "\\|")))
    return found

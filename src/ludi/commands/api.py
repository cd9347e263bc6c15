"""`ludi api`: the public names of `import ludi` as a page of Markdown, made from the sources."""

import argparse
import ast
import inspect
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from importlib.resources import files
from typing import NamedTuple

import ludi
from ludi.engine.errors import SetupError

HEAD = """# API

For people who write programs, bots or games with Ludi. Made by `./ludi api` from signatures and docstrings;
don't edit it by hand. Everything here is in `import ludi`; all other modules may change without notice.
"""
# Every public name once, by what it is for.
GROUPS = {
    "Play": (
        "match game_ids game_of make Match Outcome seat_letter CHANCE TABLE "
        "Dice FairDice ByHand ScriptedDice Rng"
    ),
    "Write a game": (
        "Game State Codec Info Option View Event Prompt Message SeatRef Refusal NOBODY outcome_by_score "
        "Parts register SpokenGame Positions Spelling SealedOrders WholeOrders "
        "Deadline Calls Talk Umpired Role Roles Painter Canvas"
    ),
    "Write a bot": "Bot Sight make_bot Evaluation",
    "Records": "Record record_of load",
    "Errors": (
        "LudiError GameError IllegalActionError NotYourTurnError GameOverError "
        "NotationError RecordError SetupError"
    ),
}
Function = ast.FunctionDef | ast.AsyncFunctionDef


class Entry(NamedTuple):
    """A public name, or a public member of a class: how it is written and what it says of itself."""

    name: str
    signature: str
    told: str


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments of `ludi api`."""
    parser.add_argument(
        "name", nargs="?", metavar="NAME", help="one public name (without it: the whole page)"
    )


def run(args: argparse.Namespace) -> int:
    """Print the page, or the part about one name."""
    if args.name and args.name not in names():
        raise SetupError(f"{args.name}: not a public name; the page of all is ./ludi api")
    print(part(args.name) if args.name else page(), end="")
    return 0


def names() -> list[str]:
    """The public names in the order of the page."""
    return [name for group in GROUPS.values() for name in group.split()]


def page() -> str:
    """The whole page: groups of names, each with its contents in one line."""
    parts = [HEAD]
    for title, group in GROUPS.items():
        links = ", ".join(
            f"[`{name}`](#{_heading(name).lower().replace(' ', '-')})" for name in group.split()
        )
        parts += [f"## {title}\n\n{links}\n", *(part(name) for name in group.split())]
    return "\n".join(parts)


def _heading(name: str) -> str:
    """The heading of a section; a class says so, because `match` and `Match` would have the same anchor."""
    return f"class {name}" if inspect.isclass(getattr(ludi, name)) else name


def part(name: str) -> str:
    """The section about one public name."""
    entry = entry_of(name)
    lines = [f"### {_heading(name)}\n", f"```text\n{entry.signature}\n```\n", f"{entry.told}\n"]
    attributes, methods = members(name)
    if attributes:
        lines.append("| attribute | type | what it is |\n|---|---|---|")
        lines += [
            f"| `{each.name}` | `{_cell(each.signature)}` | {_cell(each.told)} |" for each in attributes
        ]
        lines.append("")
    if methods:
        lines += [f"- `{each.signature}`: {_joined(each.told)}" for each in methods]
        lines.append("")
    return "\n".join(lines)


def entry_of(name: str) -> Entry:
    """A public name with its signature and docstring."""
    module, node = _definition(name)
    if isinstance(node, ast.ClassDef):
        return Entry(name, _class_signature(name, node), inspect.cleandoc(ast.get_docstring(node) or ""))
    if isinstance(node, Function):
        return Entry(name, _signature(node), inspect.cleandoc(ast.get_docstring(node) or ""))
    return Entry(name, ast.unparse(node), _comment(module, node))


def members(name: str) -> tuple[list[Entry], list[Entry]]:
    """The attributes and the methods of a public class, with those from bases that are not public."""
    attributes: dict[str, Entry] = {}
    methods: dict[str, Entry] = {}
    for module, node in _classes(name):
        for child in node.body:
            if isinstance(child, Function) and _is_property(child):
                kind = ast.unparse(child.returns) if child.returns else ""
                attributes.setdefault(child.name, Entry(child.name, kind, ast.get_docstring(child) or ""))
            elif isinstance(child, Function) and child.name == "__init__":
                for field in _set_fields(module, child):
                    attributes.setdefault(field.name, field)
            elif isinstance(child, Function):
                methods.setdefault(
                    child.name, Entry(child.name, _signature(child), ast.get_docstring(child) or "")
                )
            elif isinstance(child, ast.AnnAssign) and isinstance(child.target, ast.Name):
                field = Entry(child.target.id, ast.unparse(child.annotation), _comment(module, child))
                attributes.setdefault(field.name, field)
    return _public(attributes), _public(methods)


def _set_fields(module: str, made: Function) -> Iterator[Entry]:
    """The attributes that a constructor sets, each with its type and the comment beside it."""
    given = {
        each.arg: each.annotation for each in (*made.args.posonlyargs, *made.args.args, *made.args.kwonlyargs)
    }
    for node in ast.walk(made):
        target = node.targets[0] if isinstance(node, ast.Assign) else getattr(node, "target", None)
        if not isinstance(node, ast.Assign | ast.AnnAssign) or not isinstance(target, ast.Attribute):
            continue
        kind = node.annotation if isinstance(node, ast.AnnAssign) else None
        if kind is None and isinstance(node.value, ast.Name):
            kind = given.get(node.value.id)
        yield Entry(target.attr, ast.unparse(kind) if kind else "", _comment(module, node))


def _public(found: dict[str, Entry]) -> list[Entry]:
    return [entry for name, entry in found.items() if not name.startswith("_")]


def _classes(name: str) -> Iterator[tuple[str, ast.ClassDef]]:
    """The class and its bases in Ludi, without bases that have a section of their own."""
    kind = getattr(ludi, name)
    for base in kind.__mro__ if inspect.isclass(kind) else ():
        home = base.__module__
        if home.partition(".")[0] == "ludi" and (base is kind or base.__name__ not in names()):
            node = _top_level(home).get(base.__name__)
            if isinstance(node, ast.ClassDef):
                yield home, node


def _definition(name: str) -> tuple[str, ast.stmt]:
    """The module that defines a public name, and the statement."""
    module = getattr(getattr(ludi, name), "__module__", None) or _home(name)
    while name not in (found := _top_level(module)):
        module = _imported(module, name)
    return module, found[name]


def _home(name: str) -> str:
    """Where `import ludi` takes a name from."""
    return next(module for module, found in ludi._HOMES.items() if name in found)


@cache
def _tree(module: str) -> ast.Module:
    return ast.parse(_source(module))


@cache
def _source(module: str) -> str:
    """The source of a module, which lies beside its compiled form."""
    package, _, last = module.rpartition(".")
    if hasattr(import_module(module), "__path__"):
        package, last = module, "__init__"
    return files(package).joinpath(f"{last}.py").read_text(encoding="utf-8")


def _top_level(module: str) -> dict[str, ast.stmt]:
    """What a module defines, by name."""
    found: dict[str, ast.stmt] = {}
    for node in _tree(module).body:
        if isinstance(node, ast.ClassDef | Function):
            found[node.name] = node
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            found[node.target.id] = node
        elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            found[node.targets[0].id] = node
    return found


def _imported(module: str, name: str) -> str:
    """The module that a name is imported from."""
    for node in ast.walk(_tree(module)):
        if isinstance(node, ast.ImportFrom) and name in [each.name for each in node.names]:
            return node.module or ""
    raise LookupError(f"{module} has no {name}")


def _signature(node: Function) -> str:
    arguments = ast.unparse(node.args)
    for own in ("self, /, ", "self, ", "self", "cls, ", "cls"):
        if _is_method(arguments, own):
            arguments = arguments.removeprefix(own)
            break
    returns = f" -> {ast.unparse(node.returns)}" if node.returns else ""
    return f"{node.name}({arguments}){returns}"


def _is_method(arguments: str, own: str) -> bool:
    return arguments == own or (own.endswith(", ") and arguments.startswith(own))


def _class_signature(name: str, node: ast.ClassDef) -> str:
    """How an object is made, where that is said; else the class with its bases."""
    for _, each in _classes(name):
        for child in each.body:
            if isinstance(child, Function) and child.name == "__init__":
                return _signature(child).replace("__init__", name, 1).removesuffix(" -> None")
    bases = ", ".join(ast.unparse(base) for base in node.bases)
    return f"class {name}({bases})" if bases else f"class {name}"


def _is_property(node: Function) -> bool:
    return any(ast.unparse(each) in ("property", "cached_property") for each in node.decorator_list)


def _comment(module: str, node: ast.stmt) -> str:
    """What stands beside a field, or on the lines above it."""
    lines = _source(module).splitlines()
    beside = lines[(node.end_lineno or node.lineno) - 1].partition("  # ")[2]
    above: list[str] = []
    for line in reversed(lines[: node.lineno - 1]):
        if not line.strip().startswith("# "):
            break
        above.insert(0, line.strip().removeprefix("# "))
    return beside or " ".join(above)


def _joined(told: str) -> str:
    """A docstring as one paragraph."""
    return " ".join(told.split())


def _cell(text: str) -> str:
    return _joined(text).replace("|", "\\|")

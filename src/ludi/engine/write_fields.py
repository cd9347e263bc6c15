"""Writes `fields.py` of a game: copies, bytes and values of a position, field by field.

A position declares its fields once, as annotated assignments in `Position.__init__`. Straight lines over
them are what compiled code runs fastest, and nobody should keep them equal by hand:

    python -m ludi.engine.write_fields src/ludi/games/*/
"""

from __future__ import annotations

import ast
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

SOURCE: Final = "state.py"
TARGET: Final = "fields.py"
_SHARED: Final = "Setup"  # the type of what all positions of a game have in common
_ARRAY: Final = "vec[i64]"
_TABLE: Final = "dict[tuple[int, ...], int] | None"
_NUMBERS: Final = ("i64", "bool")
_FIRST: Final = ("actor", "ply")  # of every state


@dataclass(frozen=True)
class Field:
    """A field of a position."""

    name: str
    type: str
    used: str = ""  # of an array: the field that says how many of its numbers count
    is_derived: bool = False  # follows from others, so it is no part of the bytes

    def copied(self) -> str:
        """The line that copies it."""
        name = self.name
        if self.type == _TABLE:
            return f"position.{name} = None if other.{name} is None else other.{name}.copy()"
        if self.type != _ARRAY:
            return f"position.{name} = other.{name}"
        if self.used:
            return f"position.{name} = refilled_up_to(position.{name}, other.{name}, other.{self.used})"
        return f"position.{name} = refilled(position.{name}, other.{name})"

    def number(self) -> str:
        """Its number among the bytes."""
        return f"int(position.{self.name})" if self.type == "bool" else f"position.{self.name}"

    def numbers(self) -> str:
        """The numbers of an array or a table among the bytes."""
        if self.type == _TABLE:
            return f"numbers_of(position.{self.name})"
        return f"position.{self.name}" + (f"[: position.{self.used}]" if self.used else "")

    def value(self) -> str:
        """Its value for other processes."""
        whole = f"position.{self.name}"
        if self.type == _ARRAY:
            return f"list({whole})"
        return f"None if {whole} is None else {whole}.copy()" if self.type == _TABLE else whole

    def given(self) -> str:
        """The line that sets it to such a value."""
        value = f'values["{self.name}"]'
        return f"position.{self.name} = " + (f"packed({value})" if self.type == _ARRAY else value)


@dataclass(frozen=True)
class Declaration:
    """What `Position.__init__` declares."""

    module: str
    fields: tuple[Field, ...]

    def of(self, *types: str) -> list[Field]:
        """The fields of some types, in the order in which they are declared."""
        return [field for field in self.fields if field.type in types]


def declared(folder: Path) -> Declaration:
    """The declaration in a game's folder."""
    tree = ast.parse((folder / SOURCE).read_text(encoding="utf-8"))
    position = next(node for node in tree.body if isinstance(node, ast.ClassDef) and node.name == "Position")
    init = next(n for n in position.body if isinstance(n, ast.FunctionDef) and n.name == "__init__")
    used: dict[str, str] = _constant(tree, "USED", {})
    derived: tuple[str, ...] = _constant(tree, "DERIVED", ())
    own = [_own_field(node, used, derived) for node in ast.walk(init) if isinstance(node, ast.AnnAssign)]
    base = [Field(name, "i64") for name in _FIRST]
    module = ".".join(["ludi", *folder.resolve().parts[-2:], SOURCE.removesuffix(".py")])
    return Declaration(module, (*base, *own))


def _constant(tree: ast.Module, name: str, otherwise: Any) -> Any:
    """USED or DERIVED, which say more of some fields."""
    for node in tree.body:
        if isinstance(node, ast.AnnAssign) and ast.unparse(node.target) == name and node.value is not None:
            return ast.literal_eval(node.value)
    return otherwise


def _own_field(node: ast.AnnAssign, used: dict[str, str], derived: tuple[str, ...]) -> Field:
    assert isinstance(node.target, ast.Attribute)
    name = node.target.attr
    return Field(name, ast.unparse(node.annotation), used.get(name, ""), name in derived)


def source_of(declaration: Declaration) -> str:
    """The whole module, formatted."""
    numbers, arrays, tables = (declaration.of(*_NUMBERS), declaration.of(_ARRAY), declaration.of(_TABLE))
    every = [*numbers, *arrays, *tables]
    known = {field.type for field in every} | {_SHARED}
    unknown = [field for field in declaration.fields if field.type not in known]
    assert not unknown, f"no way to copy {unknown}"
    kept = [field for field in every if not field.is_derived]
    lines = [
        *_head(declaration),
        *_function("take_over(position: Position, other: Position) -> None", "Become equal to the other."),
        *(f"    {field.copied()}" for field in every),
        *_function(
            "to_bytes(position: Position) -> bytes",
            "All of the position, secrets included; equal bytes mean equal positions.",
        ),
        "    numbers: list[int] = [",
        *(f"        {field.number()}," for field in kept if field in numbers),
        "    ]",
        *(f"    numbers += {field.numbers()}" for field in kept if field not in numbers),
        "    return as_bytes(numbers)",
        *_function("values_of(position: Position) -> dict[str, Any]", "Every field by its name."),
        "    return {",
        '        "seats": position.seats,',
        '        "setup": position.setup,',
        *(f'        "{field.name}": {field.value()},' for field in every),
        "    }",
        *_function(
            "set_values(position: Position, values: dict[str, Any]) -> None",
            "Give a position, which may be a new one, these fields.",
        ),
        '    position.seats = values["seats"]',
        '    position.setup = values["setup"]',
        *(f"    {field.given()}" for field in every),
    ]
    return "\n".join(lines) + "\n"


def _head(declaration: Declaration) -> list[str]:
    helpers = ["as_bytes", "packed", "refilled"]
    helpers += ["numbers_of"] if declaration.of(_TABLE) else []
    helpers += ["refilled_up_to"] if any(field.used for field in declaration.fields) else []
    return [
        '"""Copies, bytes and values of a position. Written by `python -m ludi.engine.write_fields`."""',
        "",
        "from __future__ import annotations",
        "",
        "from typing import Any",
        "",
        f"from ludi.engine.packing import {', '.join(sorted(helpers))}",
        f"from {declaration.module} import Position",
    ]


def _function(head: str, says: str) -> list[str]:
    return ["", "", f"def {head}:", f'    """{says}"""']


def main(folders: list[str]) -> None:
    """Write `fields.py` in every folder that has a position."""
    for folder in map(Path, folders):
        if (folder / SOURCE).is_file():
            (folder / TARGET).write_text(source_of(declared(folder)), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])

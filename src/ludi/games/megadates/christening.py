"""The names of ships: Latin for Rome, Greek for the pirates, each of them once in a battle (N-176)."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from importlib.resources import files
from typing import Final

from ludi.engine.errors import SetupError

LONGEST_NAME: Final = 24
USUAL_NAMES: Final[dict[str, list[str]]] = json.loads(
    files(__package__).joinpath("names.json").read_text("utf-8")
)
_NAME: Final = re.compile(r"[^\W\d_](?:[^\W_]|[ '.-](?=[^\W_]))+")
_LETTERS: Final = re.compile(r"\b[A-Z]{1,2}\d*\b")  # a seat, or a ship's id


def christened(ships: Sequence[tuple[str, str, str]]) -> list[str]:
    """The name of each ship, of id, side and name; one without gets the first that is free (N-176)."""
    taken: set[str] = set()
    for ship, _, name in ships:
        if name:
            _check(ship, name)
            if name.casefold() in taken:
                told = "{ship}: another ship is named {name} too (N-176)"
                raise SetupError(told, "megadates-name-twice", ship=ship, name=name)
            taken.add(name.casefold())
    found: list[str] = []
    for _, side, name in ships:
        found.append(name or next(usual for usual in USUAL_NAMES[side] if usual.casefold() not in taken))
        taken.add(found[-1].casefold())
    return found


def _check(ship: str, name: str) -> None:
    """Words of a length that fits a sheet, and none that looks like a captain's letter or a ship's id."""
    if len(name) > LONGEST_NAME or not _NAME.fullmatch(name):
        told = "{ship}: name {name} must be words of 2 to {longest} letters in all (N-176)"
        shown = repr(name[:30])
        raise SetupError(told, "megadates-name", ship=ship, name=shown, longest=LONGEST_NAME)
    if _LETTERS.search(name):
        told = (
            "{ship}: in the name {name} letters such as A and R1 would stand for captains and ships (N-176)"
        )
        raise SetupError(told, "megadates-name-letters", ship=ship, name=repr(name))

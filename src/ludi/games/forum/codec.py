"""Actions as ints and as text (F-77): `d4` places, `2 d4` places the second colour, `d4-f2` jumps."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from ludi.engine.errors import NotationError
from ludi.engine.game import Codec, seat_letter
from ludi.games.forum.printed import FIELD_NAMES, FIELD_NUMBERS, FIELDS

PLACE: Final = 0
PLACE_SECOND: Final = 49
JUMP: Final = 98
FIRST: Final = 2499
END: Final = 2505
SIZE: Final = 2506

_MOVE = re.compile(r"(?:([12]) +)?([a-z]\d+)(?: *- *([a-z]\d+))?", re.IGNORECASE)


class ForumCodec(Codec):
    """In this order: places, places of the second colour, jumps, draws of the first seat, the agreed end."""

    size = SIZE

    def write(self, action: int) -> str:
        """The text of an action."""
        if action == END:
            return "end"
        if action >= FIRST:
            return f"first {seat_letter(action - FIRST)}"
        if action >= JUMP:
            origin, field = divmod(action - JUMP, FIELDS)
            return f"{FIELD_NAMES[origin]}-{FIELD_NAMES[field]}"
        second, field = divmod(action, FIELDS)
        return f"2 {FIELD_NAMES[field]}" if second else FIELD_NAMES[field]

    def read(self, text: str) -> int:
        """The action of a text; only a placing names its colour, that of a jump follows from its field."""
        return _read(text)


@lru_cache(SIZE)
def _read(text: str) -> int:
    words = text.strip()
    if words == "end":
        return END
    first = re.fullmatch(r"first ([A-F])", words)
    if first:
        return FIRST + ord(first[1]) - ord("A")
    if words.lower() in ("pass", "pas", "-"):
        raise NotationError("{text}: nobody may pass (F-20)", "forum-pass", text=words)
    move = _MOVE.fullmatch(words)
    if not move:
        told = "{text}: write a field such as d4, or a jump such as d4-f2 (F-77)"
        raise NotationError(told, "forum-no-move", text=repr(words[:40]))
    return _move(move[1], move[2], move[3])


def _move(colour: str | None, field: str, target: str | None) -> int:
    if target and colour:
        told = "{colour} {jump}: a jump names no colour, write {jump} (F-77)"
        raise NotationError(told, "forum-jump-colour", colour=colour, jump=f"{field}-{target}")
    if target:
        return JUMP + _field(field) * FIELDS + _field(target)
    return _field(field) + (PLACE_SECOND if colour == "2" else PLACE)


def _field(name: str) -> int:
    number = FIELD_NUMBERS.get(name.lower())
    if number is None:
        told = "{field}: not on the board, whose fields are a1 to g7 (F-22)"
        raise NotationError(told, "forum-no-field", field=name[:20])
    return number

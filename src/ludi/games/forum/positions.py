"""Positions of Forum Romanum as text: Romans by colour and field, coins by sector."""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import Any, ClassVar

from ludi.engine.positions import Each, Named, Names, Positions, Spelling
from ludi.games.forum.printed import FIELD_NAMES, REASONS, SECTOR_NAMES

_LETTERS = "ABCDEF"


class ForumPositions(Positions):
    """`forum/1 seats=3 actor=1 ply=1 romans=A:d4 moves=1`."""

    spellings: ClassVar[dict[str, Spelling]] = {
        "romans": Each(_LETTERS, Names(FIELD_NAMES)),
        "track": Each(_LETTERS),
        "coins": Names(SECTOR_NAMES),
        "waiting": Names(SECTOR_NAMES),
        "reason": Named(REASONS),
    }

    def told(self, fields: dict[str, Any]) -> dict[str, Any]:
        """Without the fields that are taken: the Romans stand on them."""
        return {name: value for name, value in fields.items() if name != "occupied"}

    def whole(self, told: dict[str, Any], start: dict[str, Any]) -> dict[str, Any]:
        """With the fields that are taken."""
        return {**told, "occupied": reduce(or_, told["romans"])}

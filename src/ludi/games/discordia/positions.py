"""Positions of Discordia as text."""

from __future__ import annotations

from typing import Any, ClassVar

from ludi.engine.positions import Each, Named, Positions, Spelling
from ludi.games.discordia.data import COLOURS
from ludi.games.discordia.state import REASONS, USED


class DiscordiaPositions(Positions):
    """Lists that are longer than what counts of them are told as far as it counts."""

    spellings: ClassVar[dict[str, Spelling]] = {"bag": Each(COLOURS), "reason": Named(REASONS)}

    def told(self, fields: dict[str, Any]) -> dict[str, Any]:
        """Without what is left in lists from before."""
        return fields | {name: fields[name][: fields[count]] for name, count in USED.items()}

    def whole(self, told: dict[str, Any], start: dict[str, Any]) -> dict[str, Any]:
        """With lists as long as they are in every position."""
        for name, count in USED.items():
            assert len(told[name]) == told[count] <= len(start[name]), f"{name} has not {count} numbers"
        filled = {name: told[name] + [0] * (len(start[name]) - told[count]) for name, count in USED.items()}
        return told | filled

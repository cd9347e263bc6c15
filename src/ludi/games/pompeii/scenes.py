"""Pompeii to look at: before and after the eruption, and at the end."""

from __future__ import annotations

from functools import cache

from ludi.browser.hands import match_until
from ludi.browser.scenes import end_of, is_annas, turn_of
from ludi.engine.match import Match

GAME = "pompeii"


@cache
def placing() -> Match:
    """Cards and relatives."""
    return match_until(GAME, 4, lambda match: is_annas(match, phase="first") and len(match.moves) > 60)


@cache
def running() -> Match:
    """Lava in the city."""
    return match_until(GAME, 4, lambda match: is_annas(match, phase="second") and len(match.moves) > 150)


@cache
def over() -> Match:
    """Whoever is saved is saved."""
    return match_until(GAME, 4, lambda match: False)


SCENES = [turn_of("pompeii-cards", placing), turn_of("pompeii-lava", running), end_of("pompeii-over", over)]

"""Our own games, one folder each, and what games have in common: sentences, mistakes, painters."""

from __future__ import annotations

from ludi.engine.registry import game_class, game_ids, game_of, make

__all__ = ["game_class", "game_ids", "game_of", "make"]

"""Bots: uniform, greedy, mcts, named by a spec such as `mcts:1000`."""

from __future__ import annotations

from ludi.bots.bot import Bot, Sight, make_bot

__all__ = ["Bot", "Sight", "make_bot"]

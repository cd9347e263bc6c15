"""Perft: counts the sequences of actions of a given length; a wrong rule changes the number."""

from __future__ import annotations

from mypy_extensions import i64

from ludi.engine.state import CHANCE, NOBODY, State


def perft(state: State, depth: i64) -> i64:
    """Sequences of `depth` actions, or fewer where the game ends; each outcome of chance counts once."""
    if depth <= 0 or state.actor == NOBODY:
        return 1
    actor: i64 = state.actor
    if depth == 1 and actor != CHANCE:
        return state.num_legal(actor)
    total: i64 = 0
    child = state.copy()
    for action in state.legal_actions(actor):
        child.copy_from(state)
        child.apply(actor, action)
        total += perft(child, depth - 1)
    return total


def divide(state: State, depth: i64) -> list[tuple[int, int]]:
    """Each first action with the number of sequences behind it."""
    actor: i64 = state.actor
    found: list[tuple[int, int]] = []
    for action in state.legal_actions(actor):
        child = state.copy()
        child.apply(actor, action)
        found.append((action, perft(child, depth - 1)))
    return found

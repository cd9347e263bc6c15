"""The hot functions, and what mypyc's list of operations shows of them that costs time."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable

# Called for every ply of a playout or of a search. What they call only to tell or at the end is not here.
HOT = (
    "lowest",
    "nth_bit",
    "count_bits",
    "Rng.next32",
    "Rng.below",
    "ForumState.num_legal",
    "ForumState.legal_at",
    "ForumState.apply",
    "ForumState._move",
    "ForumState._pass_turn",
    "ForumState._finish_move",
    "ForumState._examine",
    "ForumState._left_waiting",
    "ForumState._settle",
    "ForumState._end_reason",
    "ForumState.reward",
    "ForumState.playout",
    "ForumState._any_colour",
    "ForumState._place_any",
    "ForumState._jump_any",
    "_list_fields",
    "extremes",
    "Position.counts",
    "Position.free_fields",
    "Position.movable",
    "Position.score",
    "Tree._simulate",
    "Tree._descend",
    "Tree._choose_known",
    "Tree._best_bound",
)

# Numbers made into objects and back, and calls that look something up by name. `box(None, 1)` makes nothing.
_SLOW = re.compile(r"\b(?:un)?box\((?!None)|PyObject_Vectorcall|PyObject_Call|\bCPyObject_|\bCPyDict_")
_FUNCTION = re.compile(r"def ([\w.]+)\(")


def slow_operations(ops: Iterable[str]) -> dict[str, list[str]]:
    """For each function in mypyc's ops.txt the operations that hot code must not have."""
    found: dict[str, list[str]] = defaultdict(list)
    operations: list[str] = []
    for line in ops:
        function = _FUNCTION.match(line)
        if function:
            operations = found[function[1]]
        elif _SLOW.search(line):
            operations.append(line.strip())
    return found

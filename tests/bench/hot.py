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
    "count_many",
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
    "beside_north",
    "beside_south",
    "first_square",
    "nth_square",
    "heap_count",
    "heap_size",
    "Position.own_at",
    "Position.in_building",
    "Position.is_in_city",
    "Position._enter",
    "Position._leave",
    "Position.can_place",
    "Position.may_call",
    "Position.unused_starts",
    "Position.ways",
    "Cards._take",
    "Cards._begin_turn",
    "Cards._set_actor",
    "Cards._num_plays",
    "Cards._play_at",
    "Cards.play_targets",
    "Cards._place_relative",
    "Cards._end_relatives_if_over",
    "Cards._draw",
    "Cards._lots",
    "Cards._ad79_lots",
    "Cards._all_lots",
    "Cards._num_victims",
    "Cards._victim_at",
    "Flight._tile_turn",
    "Flight._has_square",
    "Flight.lava_targets",
    "Flight._flow_of",
    "Flight._not_reserved",
    "Flight._num_lava",
    "Flight._place_lava",
    "Flight.anyone",
    "Flight._enclose",
    "Flight._after_tile",
    "Flight.reach",
    "Flight.origins",
    "Flight._num_moves",
    "Flight._move_at",
    "Flight._move",
    "Flight._has_one_figure",
    "Flight.reward",
    "PompeiiState.num_legal",
    "PompeiiState.legal_at",
    "PompeiiState.apply",
    "PompeiiState._apply_card",
    "PompeiiState._relative_at",
    "PompeiiState._tile_at",
    "PompeiiState.playout",
    "PompeiiEvaluation.values",
    "hopes",
    "_sort_figures",
    "_sort_square",
    "_danger",
    "_escapes",
    "_tiles_before",
    "_add_coming",
    "_most_company",
    "_shares",
    "Tree._simulate",
    "Tree._descend",
    "Tree._choose_known",
    "Tree._choose_offered",
    "Tree._set_priors",
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

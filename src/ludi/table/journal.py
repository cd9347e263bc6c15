"""What is kept of a table: the entries of its journal, and its line in the lobby's index."""

from __future__ import annotations

from typing import Any, NamedTuple


class Entry(NamedTuple):
    """One line of a table's journal; `seq` counts from 0 without a gap."""

    table: str
    seq: int
    kind: str
    data: dict[str, Any]
    at: float


class TableRow(NamedTuple):
    """What the lobby needs of a table, written with its entries."""

    id: str
    game: str
    status: str
    is_public: bool
    updated: float
    data: dict[str, Any]

"""The records of a game, replayed line by line, for the tests of every game."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from ludi.engine.fair import ByHand
from ludi.engine.match import Match
from ludi.engine.record import load, position_hash, result_text
from ludi.engine.registry import game_of
from ludi.engine.views import Event


class Records:
    """The records in one folder, each known by its name; long games are checked at their end only."""

    def __init__(self, folder: Path, *, are_long: bool = False) -> None:
        self.folder = folder
        self.are_long = are_long
        self.files = sorted(folder.glob("*.ludi"))
        self.each = pytest.mark.parametrize("file", self.files, ids=[file.stem for file in self.files])

    def replayed(self, name: str) -> tuple[Match, tuple[Event, ...]]:
        """The game of a record, played line by line, and all that was told."""
        return replay(self.folder / f"{name}.ludi", self.are_long)

    def check_rebuilt(self, file: Path) -> None:
        """The lines of a record alone lead to what it says of its end."""
        record = load(file)
        match, _ = self.replayed(file.stem)
        assert tuple(match.lines) == record.lines
        assert result_text(match.outcome) == record.result
        assert position_hash(match) == record.position_hash


@cache
def replay(file: Path, is_long: bool) -> tuple[Match, tuple[Event, ...]]:
    """The game in a file, checked after every line or at its end."""
    record = load(file)
    match = Match(game_of(record), record.header.seats, ByHand(), takes_back=False)
    told: list[Event] = []
    for line in record.lines:
        told += match.follow(*match.game.read_move(match.state, line))
        if not is_long:
            match.state.check()
    match.state.check()
    return match, tuple(told)

"""Positions of a battle as text: what ships have by the name of the ship, rexes by their coordinates."""

from __future__ import annotations

from ludi.engine.positions import Each, Named, Positions, Spelling
from ludi.games.megadates.printed import Scenario
from ludi.games.megadates.state import REASONS, STAGES

# What every ship has one of, and is 0 for most.
_OF_SHIPS = (
    *("speed", "fire", "extra", "status", "captain", "rowers", "loot", "off_turns", "exit_rex", "ram"),
    *("seal", "returns", "flag", "counter", "moved", "rowed", "straight", "has_stopped", "flown", "attacked"),
    *("has_left", "captors", "sunk", "killed", "secured", "lost", "stern", "facing", "hull", "side"),
)


class MegadatesPositions(Positions):
    """`megadates/1 seats=2 ply=60 turn=4 stern=R1:204;P1:192 speed=R1:1`."""

    def __init__(self, scenario: Scenario) -> None:
        ships = Each([ship.id for ship in scenario.ships])
        self._spellings: dict[str, Spelling] = dict.fromkeys(_OF_SHIPS, ships)
        self._spellings |= {"reason": Named(REASONS), "stage": Named(STAGES)}

    def spelling(self, name: str) -> Spelling:
        """How a field reads."""
        return self._spellings.get(name) or super().spelling(name)

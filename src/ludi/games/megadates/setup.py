"""One battle as it is set up: who commands what, and the numbers of its ships and units."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from ludi.engine.arrays import vec
from ludi.engine.errors import SetupError
from ludi.games.megadates.codec import ship_code, unit_code
from ludi.games.megadates.printed import (
    ROLES,
    SECTIONS,
    SIDES,
    SQUADRONS,
    UNIT_LETTERS,
    Scenario,
    ShipData,
)
from ludi.games.megadates.sea import Sea

COMMANDS: Final = ("ships", "squadrons", "fleets")  # what a seat commands
STERN: Final = 0
BOW: Final = 1
MILITES: Final = 0
SAGITARII: Final = 1
BALLISTA: Final = 2


@final
class Setup:
    """Tables of one battle: shared by all its positions, never changed. Ships in the order of N-168."""

    def __init__(self, scenario: Scenario, options: dict[str, Any]) -> None:
        self.options: dict[str, Any] = options
        ships = scenario.ships
        kinds = [ship.kind() for ship in ships]
        self.scenario: Scenario = scenario
        self.sea: Sea = scenario.sea()
        self.land: tuple[str, ...] = tuple([self.sea.name(self.sea.rex(*rex)) for rex in scenario.land])
        self.ships: i64 = len(ships)
        self.names: tuple[str, ...] = tuple([ship.id for ship in ships])
        self.sides: bytes = bytes([SIDES.index(ship.side) for ship in ships])
        self.squadrons: bytes = bytes([SQUADRONS.index(ship.squadron) for ship in ships])
        self.roles: bytes = bytes([ROLES.index(ship.commander) for ship in ships])
        self.captains: bytes = bytes(seats_of(scenario, options["commands"]))
        self.seats: i64 = max(self.captains) + 1
        self.lengths: bytes = bytes([kind.length for kind in kinds])
        self.masses: bytes = bytes([kind.mass for kind in kinds])
        self.speeds: bytes = bytes([kind.speed for kind in kinds])
        self.speeds_max: bytes = bytes([kind.speed_max for kind in kinds])
        self.turns: bytes = bytes([kind.turns for kind in kinds])
        self.hulls: bytes = bytes([kind.hull for kind in kinds])
        self.decks: bytes = bytes([kind.deck for kind in kinds])
        self.extras: bytes = bytes([ship.extras() for ship in ships])
        self.astern: bytes = bytes([kind.max_astern for kind in kinds])
        self.turn_limit: i64 = scenario.turn_limit
        self.offmap_return: i64 = scenario.offmap_return
        self.home_edges: tuple[str, str] = (
            scenario.home_edge.get(SIDES[0], ""),
            scenario.home_edge.get(SIDES[1], ""),
        )
        self.ship_codes: bytes = bytes([ship_code(ship.id) for ship in ships])
        self.qr_order: bool = options["subphase_order"] == "qr"
        self.ram_friends: bool = options["ram_friends"] == "on"
        self.leak_per_chit: bool = options["leaks"] == "each"
        self.comms: str = options["comms"]
        self.fog: bool = options["fog"] == "los"
        self.new_flagship: bool = options["new_flagship"] == "on"
        crew = [unit for n, ship in enumerate(ships) for unit in crew_of(n, ship)]
        self.units: i64 = len(crew)
        self.home: bytes = bytes([unit[0] for unit in crew])
        self.unit_kinds: bytes = bytes([unit[1] for unit in crew])
        self.numbers: bytes = bytes([unit[2] for unit in crew])
        self.unit_sections: bytes = bytes([unit[3] for unit in crew])
        self.unit_names: tuple[str, ...] = tuple(
            [f"{ships[ship].id}.{UNIT_LETTERS[kind]}{number}" for ship, kind, number, section in crew]
        )
        self.unit_codes: vec[i64] = vec[i64]([unit_code(name) for name in self.unit_names])

    def __reduce__(self) -> tuple[Any, ...]:
        return Setup, (self.scenario, self.options)


def crew_of(n: int, ship: ShipData) -> list[tuple[int, int, int, int]]:
    """The deck units of a ship: ship, kind, number, section (N-029, N-031).

    Milites stand in the bow, ballistas one at each end from the bow on, the rest by turns stern and bow,
    unless the scenario says otherwise.
    """
    is_long = ship.kind().length == 2
    found: list[tuple[int, int, int, int]] = []
    for unit in ship.units():
        kind, number = UNIT_LETTERS.index(unit[0]), int(unit[1:])
        section = BOW if kind == MILITES or (kind == BALLISTA) == (number % 2 == 1) else STERN
        if unit in ship.sections:
            section = SECTIONS.index(ship.sections[unit])
        found.append((n, kind, number, section if is_long else STERN))
    return found


def seats_of(scenario: Scenario, commands: str) -> list[int]:
    """The seat that commands each ship: ships one by one, whole squadrons, or fleets; Rome sits first."""
    if commands == "ships":
        return list(range(len(scenario.ships)))
    if commands == "fleets":
        return [SIDES.index(ship.side) for ship in scenario.ships]
    order: list[str] = []
    for ship in scenario.ships:
        if ship.squadron not in order:
            order.append(ship.squadron)
    return [order.index(ship.squadron) for ship in scenario.ships]


def check_seats(scenario: Scenario, commands: str, seats: int) -> None:
    """As many seats as there are ships, squadrons or fleets."""
    needed = max(seats_of(scenario, commands)) + 1
    if seats != needed:
        raise SetupError(
            "{seats} seats: {scenario} with commands={commands} has {needed} seats",
            "megadates-seats",
            seats=seats,
            scenario=scenario.title,
            commands=commands,
            needed=needed,
        )

"""Ships, crews, chits, scenarios and points from the data files: where every printed number appears.

A scenario is data; `scenario_of` checks one that somebody made and names what is wrong with it.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field, replace
from importlib.resources import files
from typing import Any, Final, NamedTuple

from ludi.engine.errors import SetupError
from ludi.games.megadates.christening import christened
from ludi.games.megadates.sea import FACING_NAMES, Sea


def _data(name: str) -> Any:
    return json.loads(files(__package__).joinpath(name).read_text("utf-8"))


_SHIPS: Final[dict[str, Any]] = _data("ships.json")
_CHITS: Final[list[dict[str, Any]]] = _data("chits.json")["chits"]
_SCENARIOS: Final[list[dict[str, Any]]] = _data("scenarios.json")["scenarios"]
_SUCCESS: Final[dict[str, Any]] = _data("success.json")

SIDES: Final = ("rome", "pirates")
SIDE_LETTERS: Final = "RP"
TYPES: Final[tuple[str, ...]] = tuple(_SHIPS["types"])
ROLES: Final = ("trierarch", "navarch", "prefect")
SQUADRONS: Final = ("red", "purple", "blue", "white", "black", "green", "yellow", "grey")
VICTORIES: Final = ("points", "last_afloat_or_points", "loot_then_points")
SECTIONS: Final = ("stern", "bow")
EDGES: Final = ("N", "E", "S", "W")
MOST_SHIPS: Final = 30
MOST_OF_A_SIDE: Final = 30


@dataclass(frozen=True)
class Kind:
    """A type of ship (N-020)."""

    name: str
    length: int  # rexes
    mass: int
    speed: int
    speed_max: int  # with Extra cards
    turns: int
    hull: int
    deck: int  # units
    extra_cards: int
    max_astern: int


KINDS: Final[tuple[Kind, ...]] = tuple(Kind(name, **facts) for name, facts in _SHIPS["types"].items())
CREWS: Final[dict[str, dict[str, dict[str, int]]]] = _SHIPS["crews"]

# Units (N-021); rowers are no deck unit.
UNIT_LETTERS: Final = "MSB"
UNIT_NAMES: Final = ("milites", "sagitarii", "ballista")
ARROW_RANGE: Final = bytes([0, _SHIPS["ranges"]["sagitarii"]["arrow"], _SHIPS["ranges"]["ballista"]["arrow"]])
FIRE_RANGE: Final = bytes([0, _SHIPS["ranges"]["sagitarii"]["fire"], _SHIPS["ranges"]["ballista"]["fire"]])

# Chits: one deck for each ship (N-146).
CHIT_NAMES: Final[tuple[str, ...]] = tuple(chit["id"] for chit in _CHITS)
CHITS: Final = 12
assert len(CHIT_NAMES) == CHITS
# Copies in a deck, for each chit first those without, then those with a bow (BOOG).
CHIT_COPIES: Final = bytes(n for chit in _CHITS for n in (chit["count"] - chit["boog"], chit["boog"]))
ONE_TURN: Final = bytes(chit["duration"] == "one_turn" for chit in _CHITS)


class Scale(NamedTuple):
    """Points for each deed; ships count times their mass."""

    captured: int
    sunk: int
    killed: int
    prisoner: int
    loot: int


# Success (section 15).
TRIERARCH: Final[tuple[Scale, ...]] = tuple(Scale(**_SUCCESS["trierarch"][side]) for side in SIDES)
FLEET: Final = Scale(**_SUCCESS["fleet"])
HONOUR_POINTS: Final[int] = _SUCCESS["honour"]["points"]
HONOUR_TURNS: Final[int] = _SUCCESS["honour"]["turns"]
DRAW_MARGIN_PERCENT: Final[int] = _SUCCESS["draw_margin_percent"]


@dataclass(frozen=True)
class ShipData:
    """A ship of a scenario."""

    id: str
    side: str
    type: str
    squadron: str
    stern: tuple[int, int]
    facing: str
    speed: int
    commander: str = "trierarch"
    loot: int = 0
    name: str = ""
    extra_cards: int = -1  # as its type has, unless told (N-020)
    crew: dict[str, int] = field(default_factory=dict)  # the whole crew, if it is not that of N-031
    sections: dict[str, str] = field(default_factory=dict)  # units that start elsewhere than by N-029

    def kind(self) -> Kind:
        """Its type."""
        return KINDS[TYPES.index(self.type)]

    def extras(self) -> int:
        """Extra cards it starts with."""
        return self.kind().extra_cards if self.extra_cards < 0 else self.extra_cards

    def hands(self) -> dict[str, int]:
        """How many deck units of each kind it starts with."""
        return self.crew or CREWS[self.side][self.type]

    def full_name(self) -> str:
        """Its id and its name: `R1 Fortuna`."""
        return f"{self.id} {self.name}" if self.name else self.id

    def units(self) -> list[str]:
        """Their names: M1, M2, S1."""
        crew = self.hands()
        letters = zip(UNIT_NAMES, UNIT_LETTERS, strict=True)
        return [f"{letter}{n}" for name, letter in letters for n in range(1, crew[name] + 1)]


@dataclass(frozen=True)
class Scenario:
    """A battle: the map, the ships and how long it lasts."""

    id: str
    title: str
    cols: int
    rows: int
    land: tuple[tuple[int, int], ...]
    turn_limit: int
    offmap_return: int
    victory: str
    ships: tuple[ShipData, ...]
    home_edge: dict[str, str] = field(default_factory=dict)

    def sea(self) -> Sea:
        """The map."""
        return Sea(self.cols, self.rows, list(self.land))

    def full_name(self, ship_id: str) -> str:
        """A ship by its id and its name; whatever is no id of a ship stays what it is."""
        return next((ship.full_name() for ship in self.ships if ship.id == ship_id), ship_id)


def ship_order(ship_id: str) -> tuple[int, int]:
    """Rome first, numbers as numbers (N-168)."""
    return SIDE_LETTERS.index(ship_id[0]), int(ship_id[1:])


def scenario_of(value: Any) -> Scenario:
    """A scenario that is named or given, checked."""
    if isinstance(value, str):
        return SCENARIOS[value]
    if not isinstance(value, dict):
        told = "scenario: {kind} is no scenario; give an object with map and ships"
        raise SetupError(told, "megadates-no-scenario", kind=type(value).__name__)
    return _Reader(value).scenario()


class _Reader:
    """Reads a scenario somebody made; every error says where it is and what is allowed."""

    def __init__(self, data: dict[str, Any]) -> None:
        self._data = data

    def scenario(self) -> Scenario:
        area = self._get(self._data, "map", dict, "scenario")
        cols = self._number(area, "cols", "map", 6, 60)
        rows = self._number(area, "rows", "map", 6, 40)
        land = tuple(
            self._pair(rex, f"map: land {n}", cols, rows) for n, rex in enumerate(area.get("land", []))
        )
        ships = self._get(self._data, "ships", list, "scenario")
        found = sorted((self._ship(ship, n, cols, rows) for n, ship in enumerate(ships, 1)), key=_by_id)
        scenario = Scenario(
            id=self._text(self._data, "id", "own"),
            title=self._text(self._data, "title", "Own scenario"),
            cols=cols,
            rows=rows,
            land=land,
            turn_limit=self._number(self._data, "turn_limit", "scenario", 1, 100),
            offmap_return=self._number(self._data, "offmap_return", "scenario", 1, 99, 3),
            victory=self._choice(self._data, "victory", "scenario", VICTORIES, "points"),
            ships=tuple(found),
            home_edge=self._edges(),
        )
        _check_fleets(scenario)
        _check_places(scenario)
        return replace(scenario, ships=tuple(_with_names(_with_prefects(found))))

    def _ship(self, data: Any, n: int, cols: int, rows: int) -> ShipData:
        where = f"ship {n}"
        if not isinstance(data, dict):
            told = "{where}: must be an object with id, side, type, squadron, stern and facing"
            raise SetupError(told, "megadates-ship-object", where=where)
        name = self._text(data, "id", "")
        if not re.fullmatch(r"[RP][1-9]\d?", name) or int(name[1:]) > MOST_OF_A_SIDE:
            told = "{where}: id {id} must be R1 to R30 or P1 to P30"
            raise SetupError(told, "megadates-ship-id", where=where, id=repr(name[:20]))
        side = self._choice(data, "side", name, SIDES)
        if SIDES.index(side) != SIDE_LETTERS.index(name[0]):
            letter = SIDE_LETTERS[SIDES.index(side)]
            told = "{ship}: a ship of {side} has an id with {letter}"
            raise SetupError(told, "megadates-ship-side", ship=name, side=side, letter=letter)
        kind = self._choice(data, "type", name, TYPES)
        ship = ShipData(
            id=name,
            side=side,
            type=kind,
            squadron=self._choice(data, "squadron", name, SQUADRONS),
            stern=self._pair(data.get("stern"), f"{name}: stern", cols, rows),
            facing=self._choice(data, "facing", name, FACING_NAMES),
            speed=self._number(data, "speed", name, 0, KINDS[TYPES.index(kind)].speed, 0),
            commander=self._choice(data, "commander", name, ROLES, "trierarch"),
            loot=self._number(data, "loot", name, 0, 20, 0),
            name=self._text(data, "name", ""),
            extra_cards=self._number(data, "extra_cards", name, 0, 9, KINDS[TYPES.index(kind)].extra_cards),
            crew=self._crew(data, name),
            sections=self._sections(data, name),
        )
        _check_crew(ship)
        return ship

    def _crew(self, data: dict[str, Any], ship: str) -> dict[str, int]:
        """Nothing, or how many of each kind are aboard; a kind that is not named has none."""
        if "crew" not in data:
            return {}
        crew = self._get(data, "crew", dict, ship)
        for kind in crew:
            self._choice({"crew": kind}, "crew", ship, UNIT_NAMES)
        return {kind: self._number(crew, kind, f"{ship}: crew", 0, 9, 0) for kind in UNIT_NAMES}

    def _sections(self, data: dict[str, Any], ship: str) -> dict[str, str]:
        """Units and the section in which each starts."""
        if "sections" not in data:
            return {}
        sections = self._get(data, "sections", dict, ship)
        return {unit: self._choice(sections, unit, f"{ship}: sections", SECTIONS) for unit in sections}

    def _edges(self) -> dict[str, str]:
        edges = self._data.get("home_edge", {})
        if not isinstance(edges, dict) or not all(s in SIDES and e in EDGES for s, e in edges.items()):
            told = "home_edge: give an edge N, E, S or W for rome or pirates"
            raise SetupError(told, "megadates-home-edge")
        return dict(edges)

    def _get(self, data: dict[str, Any], name: str, kind: type, where: str) -> Any:
        if not isinstance(data.get(name), kind):
            if kind is list:
                told = "{where}: {name} is missing or no list"
                raise SetupError(told, "megadates-no-list", where=where, name=name)
            told = "{where}: {name} is missing or no object"
            raise SetupError(told, "megadates-no-object", where=where, name=name)
        return data[name]

    def _number(
        self, data: dict[str, Any], name: str, where: str, low: int, high: int, default: int | None = None
    ) -> int:
        value = data.get(name, default)
        if type(value) is not int or not low <= value <= high:
            told = "{where}: {name} must be a whole number from {lowest} to {highest}"
            raise SetupError(told, "megadates-number", where=where, name=name, lowest=low, highest=high)
        return value

    def _text(self, data: dict[str, Any], name: str, default: str) -> str:
        value = data.get(name, default)
        if not isinstance(value, str) or len(value) > 60 or not (value.isprintable() or not value):
            raise SetupError("{name}: must be a text of at most 60 signs", "megadates-text", name=name)
        return value

    def _choice(
        self, data: dict[str, Any], name: str, where: str, known: tuple[str, ...], default: str | None = None
    ) -> str:
        value = data.get(name, default)
        if value not in known:
            told = "{where}: {name} {value} must be one of {known}"
            given, words = repr(str(value)[:20]), ", ".join(known)
            raise SetupError(told, "megadates-choice", where=where, name=name, value=given, known=words)
        return str(value)

    def _pair(self, value: Any, where: str, cols: int, rows: int) -> tuple[int, int]:
        if (
            not isinstance(value, list | tuple)
            or len(value) != 2
            or not all(type(number) is int for number in value)
            or not (0 <= value[0] < cols and 0 <= value[1] < rows)
        ):
            told = "{where}: {value} is no [column, row] on the map of {cols} by {rows}"
            given = str(value)[:20]
            raise SetupError(told, "megadates-no-rex", where=where, value=given, cols=cols, rows=rows)
        return value[0], value[1]


def _by_id(ship: ShipData) -> tuple[int, int]:
    return ship_order(ship.id)


def _check_crew(ship: ShipData) -> None:
    """The crew fits on the deck, pirates have no milites, and only units that exist have a section."""
    count, deck = len(ship.units()), ship.kind().deck
    if count > deck:
        told = "{ship}: {count} deck units; there is room for {deck} (N-023)"
        raise SetupError(told, "megadates-crew-room", ship=ship.id, count=count, deck=deck)
    if ship.side == "pirates" and ship.hands()["milites"]:
        raise SetupError("{ship}: pirates have no milites (N-022)", "megadates-crew-milites", ship=ship.id)
    if ship.hands()["milites"] + ship.hands()["sagitarii"] == 0:
        told = "{ship}: without milites and sagitarii nobody defends it (N-125)"
        raise SetupError(told, "megadates-crew-none", ship=ship.id)
    for unit, section in ship.sections.items():
        if unit not in ship.units():
            told = "{ship}: sections: no unit {unit}; there are {units} (N-029)"
            units = ", ".join(ship.units())
            raise SetupError(told, "megadates-no-such-unit", ship=ship.id, unit=repr(unit[:20]), units=units)
        if section == "bow" and ship.kind().length == 1:
            told = "{ship}: sections: a {type} has one rex, and its units stand in the stern (N-029)"
            raise SetupError(told, "megadates-one-section", ship=ship.id, type=ship.type)


def _check_fleets(scenario: Scenario) -> None:
    """Both sides have ships, ids are used once, squadrons and commanders are in order."""
    ships = scenario.ships
    if len(ships) > MOST_SHIPS:
        told = "scenario: {ships} ships; at most {most}"
        raise SetupError(told, "megadates-ships", ships=len(ships), most=MOST_SHIPS)
    twice = [ship.id for n, ship in enumerate(ships) if ship.id in {other.id for other in ships[:n]}]
    if twice:
        raise SetupError("{ship}: this id is used twice", "megadates-id-twice", ship=twice[0])
    for side in SIDES:
        own = [ship for ship in ships if ship.side == side]
        if not own:
            raise SetupError("scenario: {side} has no ship", "megadates-no-fleet", side=side)
        if sum(ship.commander == "prefect" for ship in own) > 1:
            told = "scenario: {side} has more than one prefect"
            raise SetupError(told, "megadates-prefects", side=side)
    for squadron in {ship.squadron for ship in ships}:
        members = [ship for ship in ships if ship.squadron == squadron]
        if len({ship.side for ship in members}) > 1:
            told = "scenario: squadron {squadron} has ships of both sides"
            raise SetupError(told, "megadates-mixed-squadron", squadron=squadron)
        if sum(ship.commander != "trierarch" for ship in members) > 1:
            told = "scenario: squadron {squadron} has more than one commander"
            raise SetupError(told, "megadates-commanders", squadron=squadron)


def _with_names(ships: list[ShipData]) -> list[ShipData]:
    """The ships, each with a name of its own (N-176)."""
    names = christened([(ship.id, ship.side, ship.name) for ship in ships])
    return [replace(ship, name=name) for ship, name in zip(ships, names, strict=True)]


def _with_prefects(ships: list[ShipData]) -> list[ShipData]:
    """The ships, with a prefect in every fleet of more than one of them (N-177)."""
    chosen = {_flagship([ship for ship in ships if ship.side == side]) for side in SIDES}
    return [replace(ship, commander="prefect") if ship.id in chosen else ship for ship in ships]


def _flagship(fleet: list[ShipData]) -> str:
    """The ship of the prefect: as the scenario says, else of the first navarch, else the first ship."""
    by_rank = sorted(fleet, key=lambda ship: -ROLES.index(ship.commander))  # stable: the first of a rank
    return by_rank[0].id if len(fleet) > 1 or by_rank[0].commander == "prefect" else ""


def _check_places(scenario: Scenario) -> None:
    """No ship on land or beyond the map, and no two in one rex at the start."""
    sea = scenario.sea()
    taken: dict[int, str] = {}
    for ship in scenario.ships:
        for rex in rexes_of(sea, ship):
            if not sea.is_sea[rex]:
                raise SetupError("{ship}: its bow is off the map", "megadates-off-map", ship=ship.id)
            if sea.is_land[rex]:
                told = "{ship}: stands on land at {rex} (N-009)"
                raise SetupError(told, "megadates-on-land", ship=ship.id, rex=sea.name(rex))
            if rex in taken:
                told = "{ship}: shares {rex} with {other} at the start"
                name = sea.name(rex)
                raise SetupError(told, "megadates-shared-rex", ship=ship.id, rex=name, other=taken[rex])
            taken[rex] = ship.id


def rexes_of(sea: Sea, ship: ShipData) -> list[int]:
    """Stern and bow (N-005, N-006)."""
    stern = sea.rex(*ship.stern)
    if ship.kind().length == 1:
        return [stern]
    return [stern, sea.ahead(stern, FACING_NAMES.index(ship.facing))]


SCENARIOS: Final[dict[str, Scenario]] = {data["id"]: _Reader(data).scenario() for data in _SCENARIOS}

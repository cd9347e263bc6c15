"""What each seat is: its ships, with fleet, type and squadron, and their cards for paper."""

from __future__ import annotations

from ludi.engine.roles import Role
from ludi.engine.views import Message, Word
from ludi.games.megadates.printed import ROLES, SIDES, Scenario, ShipData
from ludi.games.megadates.setup import seats_of

# How orders are written, in the order of the notation.
HOW = ("order", "course", "ship", "units", "move", "flag")


def ships_of(scenario: Scenario, commands: str, seats: int) -> list[list[ShipData]]:
    """The ships of each seat."""
    ships: list[list[ShipData]] = [[] for _ in range(seats)]
    for captain, ship in zip(seats_of(scenario, commands), scenario.ships, strict=True):
        ships[captain].append(ship)
    return ships


def label(ships: list[ShipData]) -> Message:
    """`R1 Fortuna (red)`, or for several ships `R1 Fortuna, prefect, R2 Fides (red, blue)`."""
    squadrons = dict.fromkeys(ship.squadron for ship in ships)
    colours = in_a_row([Message(f"megadates-squadron-{name}") for name in squadrons])
    return Message("megadates-commands", {"ships": _title(ships), "squadrons": colours})


def role(ships: list[ShipData]) -> Role:
    """Rome, R3 Fortuna, quadrireme, red squadron."""
    sides = dict.fromkeys(ship.side for ship in ships)
    types = dict.fromkeys(ship.type for ship in ships)
    squadrons = dict.fromkeys(ship.squadron for ship in ships)
    return Role(
        title=_title(ships),
        facts=(
            *(Message(f"megadates-side-{name}") for name in sides),
            *(Message(f"megadates-type-{name}") for name in types),
            *(squadron_label(name) for name in squadrons),
        ),
        groups=(*sides, *squadrons),
        card=tuple(map(_card, ships)),
    )


def group_label(group: str) -> Message:
    """A fleet or a squadron as people call it."""
    return Message(f"megadates-side-{group}") if group in SIDES else squadron_label(group)


def squadron_label(name: str) -> Message:
    """A squadron by its colour."""
    return Message("megadates-seat-squadron", {"squadron": Message(f"megadates-squadron-{name}")})


def _title(ships: list[ShipData]) -> Word:
    return in_a_row(list(map(_ship_label, ships)))


def _ship_label(ship: ShipData) -> Word:
    """The ship, with the rank of its captain if he leads more than this ship (N-150)."""
    if ship.commander == ROLES[0]:
        return ship.full_name()
    return in_a_row([ship.full_name(), Message(f"megadates-role-{ship.commander}")])


def _card(ship: ShipData) -> Message:
    """The numbers of a ship that its captain needs."""
    kind, hands = ship.kind(), ship.hands()
    words: dict[str, Word] = {
        "ship": ship.full_name(),
        "type": Message(f"megadates-type-{ship.type}"),
        "hull": kind.hull,
        "mass": kind.mass,
        "speed": kind.speed,
        "most": kind.speed_max,
        "turns": kind.turns,
        "extra": ship.extras(),
        **{name: hands.get(name, 0) for name in ("milites", "sagitarii", "ballista")},
    }
    return Message("megadates-seat-card", words)


def in_a_row(items: list[Word]) -> Word:
    """Items with commas between them, without the word before the last that a list of a sentence has."""
    first, *rest = items
    return Message("megadates-row", {"first": first, "rest": in_a_row(rest)}) if rest else first

"""What each captain may know of a battle (N-150 to N-160)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from ludi.engine.state import CHANCE, TABLE
from ludi.engine.views import Outcome, Prompt, View, quickly_made
from ludi.games.megadates.codec import FLAGS, SIGNALS
from ludi.games.megadates.command import messengers
from ludi.games.megadates.meetings import striker, struck
from ludi.games.megadates.notation import write_order
from ludi.games.megadates.orders import needs_orders
from ludi.games.megadates.printed import (
    CHIT_NAMES,
    CHITS,
    FLEET,
    ROLES,
    SIDES,
    SQUADRONS,
    TRIERARCH,
    UNIT_NAMES,
)
from ludi.games.megadates.score import (
    command_points,
    deeds_of,
    fleet_points,
    honour,
    scores_of,
    ship_points,
    winning_side,
)
from ludi.games.megadates.sea import FACING_NAMES
from ludi.games.megadates.sight import is_comrade, is_shown, reads_flag, sees_flag
from ludi.games.megadates.state import (
    AFLOAT,
    OFF_MAP,
    ORDERING,
    REASONS,
    STAGES,
    SUNK,
    VERBS,
    WHOLE,
    section_name,
)

if TYPE_CHECKING:
    from ludi.games.megadates.setup import Setup
    from ludi.games.megadates.state import Position

SPECTATOR = -1
MOST_NAMED = 4  # captains who are waited for; of more the number says enough


@quickly_made
@dataclass(frozen=True)
class UnitView:
    """A deck unit."""

    id: str  # such as R1.M1
    kind: str  # milites, sagitarii or ballista
    side: str  # that it fights for
    section: str  # of the deck where it stands
    disorder: int  # of one's own units; else -1
    is_prepared: bool  # whether one's own unit has prepared
    is_engaged: bool  # whether enemies stand in its section
    order: str  # of one's own unit while orders are written


@quickly_made
@dataclass(frozen=True)
class ShipView:
    """A ship; what a viewer may not know is -1, empty or none."""

    id: str  # such as R1
    name: str  # of the ship
    type: str  # of the ship
    side: str  # that commands it now
    home_side: str  # that it began with
    squadron: str  # by its colour
    role: str  # of its captain
    captain: int  # the seat that commands it
    status: str  # afloat, off-map, sunk
    stern: str  # the rex of its stern; empty when it is not on the chart
    bow: str  # the rex of its bow; empty when it is not on the chart
    facing: str  # where the bow points
    speed: int  # rexes moved in the last turn, below 0 astern
    fire: int  # fires that burn on it
    loot: int  # on board
    hull: int  # hull points left
    most_hull: int  # hull points when it is whole
    condition: str  # ok, damaged, crippled for one's own squadron; burning ships are seen by their fire
    is_down: bool  # by the head: fewer than a third of its hull points (N-159)
    extra: int  # Extra cards left
    rowers: int  # their disorder
    chits: dict[str, int]  # in effect, with how many of each
    box: dict[str, int]  # drawn in this turn, with how many of each
    units: tuple[UnitView, ...]  # the deck units on board that the viewer knows of
    order: str  # one's own while it is written, everyone's after the reveal
    flag: str  # the signal flown at the last reveal: its meaning, or ? for viewers who cannot read it
    flag_to: str  # the squadron that the signal is for; empty for all
    flag_read_by: tuple[str, ...]  # ships that could read it, for viewers who see everything
    flag_seen_by: tuple[str, ...]  # and those that saw it without knowing what it means
    top_speed: int  # how fast it can go now
    top_turns: int  # how often it can turn now
    off_turns: int  # turns that it has been off the chart


@dataclass(frozen=True)
class PrefectView:
    """Who leads a fleet, and from which ship (N-150, N-177)."""

    side: str  # the fleet
    ship: str  # from which it is led
    seat: int  # that leads it


@dataclass(frozen=True)
class TallyView:
    """What made the points of a ship at the end, in sixtieths of a point (section 15)."""

    ship: str  # such as R1
    captain: int  # the seat that began with it, to which its points go
    own: tuple[int, ...]  # prizes, sunk, killed, prisoners, loot and honour, by the scale of a trierarch
    fleet: tuple[int, ...]  # prizes, sunk, killed, prisoners and loot, by the scale of a fleet
    command: int  # of the squadron or fleet that is led from it; whoever leads has half of his own points


@quickly_made
@dataclass(frozen=True)
class Megadates(View):
    """The battle as one viewer may know it."""

    turn: int  # from 1
    turn_limit: int  # the battle ends after so many
    stage: str  # of the turn: orders, stops, moves and so on
    subphase: int  # of the movement, from 1; 0 in other stages
    scenario: str  # its id
    title: str  # of the scenario
    offmap_return: int  # turns until a ship that left may come back (N-017)
    cols: int  # of the chart
    rows: int  # of the chart
    land: tuple[str, ...]  # rexes that are land
    prefects: tuple[PrefectView, ...]  # who leads each fleet
    ships: tuple[ShipView, ...]  # that the viewer sees
    links: tuple[tuple[str, str, int], ...]  # grapple cards: from, to, how many
    stuck: tuple[tuple[str, str], ...]  # pairs of ships that are stuck to each other
    die: int  # the last one thrown, 0 after a chit; in fog 0 for viewers who were not told of it (N-160)
    chit: str  # the one just drawn for one's own ship
    ordering: str  # the ship whose orders are written next
    ordered: str  # and the unit of it whose order came last, to which more may be added
    locked: tuple[int, ...]  # seats whose orders are in
    scores: tuple[int, ...]  # by seat; at the end
    fleets: tuple[int, int]  # points of Rome and of the pirates; at the end
    tallies: tuple[TallyView, ...]  # what made the points, ship by ship; at the end
    striking: tuple[str, ...]  # the ship whose captain is asked whether it rams, and the other (N-075)
    messengers: tuple[tuple[str, str], ...]  # one's liburnias, and the commanders they may bring a word to
    reason: str  # why it ended; empty while it is fought


def see(state: Position, viewer: int | None) -> Megadates:
    """The battle, built from what this viewer may know; TABLE, an umpire, sees all (N-166)."""
    setup = state.setup
    sea = setup.sea
    is_over = state.outcome() is not None
    sees_all = is_over or viewer == TABLE
    seat = SPECTATOR if viewer is None else viewer
    ships = [ship for ship in range(setup.ships) if sees_all or is_shown(state, seat, ship)]
    names = setup.names
    aboard = _aboard(state)
    return Megadates(
        viewer=viewer,
        to_act=tuple(state.to_act()),
        turn=state.turn,
        turn_limit=setup.turn_limit,
        stage=STAGES[state.stage],
        subphase=state.subphase + 1 if 0 < state.stage <= 5 else 0,
        scenario=setup.scenario.id,
        title=setup.scenario.title,
        offmap_return=setup.offmap_return,
        cols=sea.cols,
        rows=sea.rows,
        land=setup.land,
        prefects=_prefects(setup),
        ships=tuple([_ship(state, viewer, ship, aboard[ship], sees_all) for ship in ships]),
        links=tuple((names[a], names[b], cards) for a, b, cards in _pairs(state.links, ships, setup.ships)),
        stuck=tuple(
            (names[a], names[b])
            for a, b in sorted(
                {(min(a, b), max(a, b)) for a, b, _ in _pairs(state.stuck, ships, setup.ships)}
            )
        ),
        die=int(state.last_die) if sees_all or not setup.fog or _saw_die(state, viewer) else 0,
        chit=_chit(state, viewer),
        ordering=_ordering(state, viewer),
        ordered=_ordered(state, viewer),
        locked=tuple(seat for seat in range(state.seats) if state.stage == ORDERING and state.locked[seat]),
        scores=scores_of(state) if is_over else (),
        fleets=(fleet_points(state, 0) // WHOLE, fleet_points(state, 1) // WHOLE) if is_over else (0, 0),
        tallies=tuple(_tally(state, ship) for ship in range(setup.ships)) if is_over else (),
        striking=_striking(state, ships),
        messengers=tuple(
            (names[a], names[b]) for a, b in messengers(state) if sees_all or _is_own(state, viewer, a)
        ),
        reason=REASONS[state.reason],
    )


def _tally(state: Position, ship: int) -> TallyView:
    setup = state.setup
    return TallyView(
        ship=setup.names[ship],
        captain=int(setup.captains[ship]),
        own=(*deeds_of(state, ship, TRIERARCH[setup.sides[ship]]), honour(state, ship)),
        fleet=deeds_of(state, ship, FLEET),
        command=command_points(state, ship),
    )


@lru_cache(maxsize=64)
def _prefects(setup: Setup) -> tuple[PrefectView, ...]:
    """As the battle began; everyone knows them (N-177)."""
    return tuple(
        PrefectView(ship.side, ship.id, setup.captains[n])
        for n, ship in enumerate(setup.scenario.ships)
        if ship.commander == "prefect"
    )


def _aboard(state: Position) -> list[list[int]]:
    """The deck units on each ship."""
    found: list[list[int]] = [[] for _ in range(state.setup.ships)]
    for unit, ship in enumerate(list(state.place)):
        if ship >= 0:
            found[ship].append(unit)
    return found


def _pairs(counts: Iterable[int], ships: list[int], n: int) -> list[tuple[int, int, int]]:
    """Pairs of these ships with what is between them, of a square of numbers by ship and ship."""
    found = [(*divmod(pair, n), int(count)) for pair, count in enumerate(list(counts)) if count]
    return [(one, other, count) for one, other, count in found if one in ships and other in ships]


def _ordering(state: Position, viewer: int | None) -> str:
    if viewer is None or viewer == TABLE or state.stage != ORDERING or state.locked[viewer]:
        return ""
    return state.setup.names[state.ordering[viewer]]


def _ordered(state: Position, viewer: int | None) -> str:
    if viewer is None or not _ordering(state, viewer) or not state.unit[viewer]:
        return ""
    return state.setup.unit_names[state.unit[viewer] - 1]


def _striking(state: Position, ships: list[int]) -> tuple[str, ...]:
    """Two of these ships of which the one may ram the other (N-075)."""
    if striker(state) < 0:
        return ()
    pair = [int(striker(state)), int(struck(state))]
    return tuple(state.setup.names[ship] for ship in pair) if set(pair) <= set(ships) else ()


def _saw_die(state: Position, viewer: int | None) -> bool:
    """Whether this viewer was told in the fog what was thrown last (N-160)."""
    return bool(state.die_seen >> (state.seats if viewer is None else viewer) & 1)


def _chit(state: Position, viewer: int | None) -> str:
    if state.last_drawer < 0 or not (viewer == TABLE or _is_own(state, viewer, state.last_drawer)):
        return ""
    return CHIT_NAMES[state.last_chit]


def _is_own(state: Position, viewer: int | None, ship: int) -> bool:
    return viewer is not None and bool(state.captain[ship] == viewer)


def _side_of(state: Position, seat: int) -> int:
    """The fleet a seat belongs to."""
    return int(state.setup.sides[state.setup.captains.index(seat)])


def _ship(state: Position, viewer: int | None, ship: int, aboard: list[int], is_over: bool) -> ShipView:
    setup = state.setup
    data = setup.scenario.ships[ship]
    is_own = is_over or _is_own(state, viewer, ship)
    is_mate = is_own or (viewer is not None and is_comrade(state, viewer, ship))
    hull, most = int(state.hull[ship]), int(setup.hulls[ship])
    is_afloat = state.status[ship] == AFLOAT
    flag, to = _flag(state, viewer, ship, is_over)
    readers, watchers = _witnesses(state, ship) if viewer == TABLE else ((), ())
    return ShipView(
        id=data.id,
        name=data.name,
        type=data.type,
        side=SIDES[state.side[ship]],
        home_side=data.side,
        squadron=SQUADRONS[setup.squadrons[ship]],
        role=ROLES[setup.roles[ship]],
        captain=int(state.captain[ship]),
        status=("afloat", "off-map", "sunk")[state.status[ship]],
        stern=setup.sea.name(state.stern[ship]) if is_afloat else "",
        bow=setup.sea.name(state.bow(ship)) if is_afloat else "",
        facing=FACING_NAMES[state.facing[ship]],
        speed=int(state.speed[ship]),
        fire=int(state.fire[ship]),
        loot=int(state.loot[ship]),
        hull=hull if is_own else -1,
        most_hull=most,
        condition=_condition(hull, most) if is_mate and state.status[ship] != SUNK else "",
        is_down=is_afloat and 3 * hull < most,
        extra=int(state.extra[ship]) if is_own else -1,
        rowers=int(state.rowers[ship]) if is_own else -1,
        chits=_chits(list(state.chits), ship) if is_own else {},
        box=_chits(list(state.box), ship) if is_own else {},
        units=_units(state, viewer, aboard, is_own, is_over),
        order=_order(state, ship, is_own),
        flag=flag,
        flag_to=to,
        flag_read_by=readers,
        flag_seen_by=watchers,
        top_speed=int(state.top_speed(ship)) if is_own else -1,
        top_turns=int(state.top_turns(ship)) if is_own else -1,
        off_turns=int(state.off_turns[ship]) if state.status[ship] == OFF_MAP else 0,
    )


def _order(state: Position, ship: int, is_own: bool) -> str:
    """One's own while they are written; after the reveal everyone's, but for flags (N-041, N-153)."""
    if state.stage == ORDERING and not is_own:
        return ""
    return write_order(state, ship, is_own) if needs_orders(state, ship) else ""


def _condition(hull: int, most: int) -> str:
    """OK, damaged under two thirds, crippled under one third (N-159)."""
    if 3 * hull < most:
        return "crippled"
    return "damaged" if 3 * hull < 2 * most else "ok"


def _chits(counts: list[int], ship: int) -> dict[str, int]:
    own = counts[ship * CHITS : (ship + 1) * CHITS]
    return {CHIT_NAMES[kind]: int(count) for kind, count in enumerate(own) if count}


def _flag(state: Position, viewer: int | None, ship: int, is_over: bool) -> tuple[str, str]:
    """Its fleet knows its meaning, others who saw it that one flies (N-153)."""
    seat = SPECTATOR if viewer is None else viewer
    if not state.flown[ship] or not (is_over or sees_flag(state, seat, ship)):
        return "", ""
    signal, squadron = divmod(int(state.flown[ship]) - 1, FLAGS)
    if is_over or reads_flag(state, seat, ship):
        return SIGNALS[signal], SQUADRONS[squadron - 1] if squadron else ""
    return "?", ""


def _witnesses(state: Position, ship: int) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The ships that saw the flag flown: of its own fleet, which reads it, and of the other (N-153)."""
    setup = state.setup
    saw = [other for other in range(setup.ships) if state.flown[ship] and state.read[ship] >> other & 1]
    sides = [[other for other in saw if setup.sides[other] == side] for side in range(len(SIDES))]
    own, enemy = sides if setup.sides[ship] == 0 else reversed(sides)
    return tuple(setup.names[other] for other in own), tuple(setup.names[other] for other in enemy)


def _units(
    state: Position, viewer: int | None, aboard: list[int], is_own: bool, is_over: bool
) -> tuple[UnitView, ...]:
    """The units on one's own ship, enemies on it too, and one's own on other ships (N-158)."""
    if viewer is None and not is_own:
        return ()
    found = [unit for unit in aboard if is_own or state.commander_of(unit) == viewer]
    return tuple([_unit(state, viewer, unit, is_over) for unit in found])


def _unit(state: Position, viewer: int | None, unit: int, is_over: bool) -> UnitView:
    is_own = is_over or bool(state.commander_of(unit) == viewer)
    return UnitView(
        id=state.setup.unit_names[unit],
        kind=UNIT_NAMES[state.setup.unit_kinds[unit]],
        side=SIDES[state.side_of(unit)],
        section=section_name(state.section[unit]),
        disorder=int(state.disorder[unit]) if is_own else -1,
        is_prepared=is_own and bool(state.prepared[unit]),
        is_engaged=bool(state.is_engaged(unit)),
        order=VERBS[state.verb[unit]] if is_own and state.stage == ORDERING else "",
    )


def ask(state: Position, viewer: int | None) -> Prompt:
    """What the viewer is to do, or whom he waits for."""
    if state.outcome() is not None:
        return Prompt("megadates-prompt-over")
    if state.actor == CHANCE:
        return Prompt(f"megadates-prompt-{_draw(state)}", {"stage": STAGES[state.stage]})
    if striker(state) >= 0:
        return _ask_striker(state, viewer)
    if viewer is None or viewer not in state.to_act():
        late = tuple(state.to_act())
        if len(late) > MOST_NAMED:
            return Prompt("megadates-prompt-wait-many", {"count": len(late)})
        return Prompt("megadates-prompt-wait", {"seats": late})
    return Prompt("megadates-prompt-orders", {"ship": state.setup.names[state.ordering[viewer]]})


def _draw(state: Position) -> str:
    """What chance is to do; in fog nobody knows, for it may be about a ship that he does not see (N-160)."""
    if state.setup.fog:
        return "draw"
    return "die" if state.want_chit_of < 0 else "chit"


def _ask_striker(state: Position, viewer: int | None) -> Prompt:
    """Whether to ram; others wait for the answer, and in fog need not know the ships (N-075, N-160)."""
    if viewer != state.actor:
        return Prompt("megadates-prompt-wait-ram", {"seats": (int(state.actor),)})
    names = state.setup.names
    return Prompt("megadates-prompt-ram", {"ship": names[striker(state)], "other": names[struck(state)]})


def outcome_of(state: Position) -> Outcome:
    """The fleet with more points wins, and all its captains with it; in a draw all share."""
    side = winning_side(state)
    wins = [side in (-1, _side_of(state, seat)) for seat in range(state.seats)]
    first = sum(wins)
    return Outcome(
        REASONS[state.reason],
        scores_of(state),
        tuple(1 if won else 1 + first for won in wins),
        tuple(1 / first if won else 0.0 for won in wins),
    )


def story_of(state: Position) -> tuple[tuple[str, int], ...]:
    """Each ship with the points of its trierarch."""
    return tuple((state.setup.names[s], ship_points(state, s) // WHOLE) for s in range(state.setup.ships))

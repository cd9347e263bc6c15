"""Battles from texts, and what the tests ask of them.

A ship is `R1 quadrireme 0505 E speed=3 hull=9 chits=LEAK,OARS crew=M1.bow,S2`: id, type, stern, facing and
what differs from a ship that lies still with all it has. An order is a line of section 13; dice and chits are
`4 4 LEAK boog:UNITDIS`.
"""

from __future__ import annotations

from typing import Any

import pytest

from ludi.engine.errors import IllegalActionError
from ludi.engine.fair import ByHand
from ludi.engine.game import CHANCE, TABLE
from ludi.engine.match import Match
from ludi.engine.views import Event
from ludi.games.megadates.captures import surrender
from ludi.games.megadates.codec import DEADLINE
from ludi.games.megadates.game import MegadatesGame
from ludi.games.megadates.printed import CHIT_NAMES, CHITS, SIDES, SQUADRONS, Scenario, ShipData, ship_order
from ludi.games.megadates.rules import MegadatesState
from ludi.games.megadates.setup import BOW, STERN
from ludi.games.megadates.state import (
    AFLOAT,
    DEAD,
    OFF_MAP,
    ORDERING,
    ROWDIS,
    STUCK,
    SUNK,
    UNITDIS,
)
from ludi.games.megadates.tasks import kill_unit, mark_unit
from ludi.games.megadates.turns import open_orders
from ludi.games.megadates.views import Megadates, ShipView, UnitView

SQUADRON = {"rome": "red", "pirates": "black"}  # where none is told
FAR = {"rome": "R30 liburnia {} E", "pirates": "P30 liburnia {} W"}  # for a side without a ship


def battle(
    *ships: str,
    links: str = "",
    stuck: str = "",
    aboard: str = "",
    land: str = "",
    cols: int = 20,
    rows: int = 16,
    turn_limit: int = 20,
    offmap_return: int = 3,
    victory: str = "points",
    home_edge: dict[str, str] | None = None,
    turn: int = 1,
    **options: Any,
) -> Match:
    """A match at the position told; every ship is a seat, in the order of N-168, unless told otherwise.

    `links` are grapple cards of earlier turns, `R1>P1:2`; `stuck` is `R1>P1`, R1 having drawn the chit;
    `aboard` puts units on other ships, `R1.M1@P1.bow`. A side without a ship gets one in the last rexes.
    """
    told = [text.split() for text in _with_both_sides(ships, cols, rows)]
    told.sort(key=lambda words: ship_order(words[0]))
    scenario = Scenario(
        id="test",
        title="Test",
        cols=cols,
        rows=rows,
        land=tuple(_pair(rex) for rex in land.split()),
        turn_limit=turn_limit,
        offmap_return=offmap_return,
        victory=victory,
        ships=tuple(_ship_data(words) for words in told),
        home_edge=home_edge or {},
    )
    game = MegadatesGame(**options)
    game.scenario = scenario
    commanded = {"ships": len(told), "fleets": 2}.get(options.get("commands", "ships"))
    seats = commanded or len({ship.squadron for ship in scenario.ships})
    match = Match(game, seats, ByHand(), takes_back=False)
    state = at(match)
    state.turn = turn
    for n, words in enumerate(told):
        _set_ship(state, n, _facts(words))
    _set_links(state, links, stuck)
    _set_boarders(state, aboard)
    open_orders(state)
    state.check()
    return match


def _with_both_sides(ships: tuple[str, ...], cols: int, rows: int) -> list[str]:
    found = list(ships)
    for letter, side in (("R", "rome"), ("P", "pirates")):
        if not any(text.startswith(letter) for text in ships):
            found.append(FAR[side].format(f"{cols - 1:02}{rows - 1:02}"))
    return found


def _pair(rex: str) -> tuple[int, int]:
    return int(rex[:2]), int(rex[2:])


def _facts(words: list[str]) -> dict[str, str]:
    return dict(word.split("=", 1) for word in words[4:])


def _ship_data(words: list[str]) -> ShipData:
    facts = _facts(words)
    side = SIDES["RP".index(words[0][0])]
    return ShipData(
        id=words[0],
        side=side,
        type=words[1],
        squadron=facts.get("squadron", SQUADRON[side]),
        stern=_pair(words[2]),
        facing=words[3],
        speed=int(facts.get("speed", 0)),
        commander=facts.get("role", "trierarch"),
        loot=int(facts.get("loot", 0)),
    )


def _set_ship(state: MegadatesState, ship: int, facts: dict[str, str]) -> None:
    for name in ("hull", "fire", "extra", "moved", "off_turns"):
        if name in facts:
            getattr(state, name)[ship] = int(facts[name])
    for _ in range(int(facts.get("rowers", 0))):
        _take(state, ship, ROWDIS)
        state.rowers[ship] += 1
    for name in filter(None, facts.get("chits", "").split(",")):
        kind = CHIT_NAMES.index(name)
        _take(state, ship, kind)
        state.chits[ship * CHITS + kind] += 1
    if "status" in facts:
        state.status[ship] = {"off-map": OFF_MAP, "sunk": SUNK}[facts["status"]]
        state.exit_rex[ship] = state.stern[ship]
    if "crew" in facts:
        _set_crew(state, ship, facts["crew"].split(","))
    for word in filter(None, facts.get("disorder", "").split(",")):
        name, _, count = word.partition(":")
        for _ in range(int(count or 1)):
            _take(state, ship, UNITDIS)
            mark_unit(state, unit_number(state, f"{state.setup.names[ship]}.{name}"), ship)
    for name in filter(None, facts.get("prepared", "").split(",")):
        state.prepared[unit_number(state, f"{state.setup.names[ship]}.{name}")] = 1
    if "taken_by" in facts:
        _set_captured(state, ship, ship_number(state, facts["taken_by"]))


def _set_captured(state: MegadatesState, ship: int, captor: int) -> None:
    """A prize from an earlier turn, without crew."""
    for unit in range(state.setup.units):
        if state.setup.home[unit] == ship:
            kill_unit(state, unit)
    surrender(state, ship, captor, None)


def _set_crew(state: MegadatesState, ship: int, crew: list[str]) -> None:
    """Only these units live; with a section where it is not the usual one."""
    wanted = {name: section for name, _, section in (w.partition(".") for w in crew) if name != "none"}
    for unit in range(state.setup.units):
        if state.setup.home[unit] != ship:
            continue
        name = state.setup.unit_names[unit].partition(".")[2]
        if name not in wanted:
            state.place[unit] = DEAD
        elif wanted[name]:
            state.section[unit] = BOW if wanted[name] == "bow" else STERN


def _take(state: MegadatesState, ship: int, kind: int) -> None:
    """A chit from the ship's deck, one without a bow first."""
    base = (ship * CHITS + kind) * 2
    state.deck[base if state.deck[base] else base + 1] -= 1


def _set_links(state: MegadatesState, links: str, stuck: str) -> None:
    n = state.setup.ships
    for word in links.split():
        pair, _, count = word.partition(":")
        one, other = (ship_number(state, name) for name in pair.split(">"))
        state.links[one * n + other] = int(count or 1)
    for word in stuck.split():
        one, other = (ship_number(state, name) for name in word.split(">"))
        _take(state, one, STUCK)
        state.stuck[one * n + other] += 1
        state.chits[one * CHITS + STUCK] += 1


def _set_boarders(state: MegadatesState, aboard: str) -> None:
    for word in aboard.split():
        name, _, place = word.partition("@")
        ship, _, section = place.partition(".")
        unit = unit_number(state, name)
        state.place[unit] = ship_number(state, ship)
        state.section[unit] = BOW if section == "bow" else STERN


def at(match: Match) -> MegadatesState:
    """The match's position."""
    assert isinstance(match.state, MegadatesState)
    return match.state


def ship_number(state: MegadatesState, name: str) -> int:
    """R1 is 0 ..."""
    return state.setup.names.index(name)


def unit_number(state: MegadatesState, name: str) -> int:
    """R1.M1 is 0 ..."""
    return state.setup.unit_names.index(name)


# Playing


def order(match: Match, text: str) -> None:
    """Give a ship its orders, as a line of section 13."""
    ship = ship_number(at(match), text.partition(":")[0])
    seat = int(at(match).captain[ship])
    for action in game_of(match).read_order(match.state, seat, text):
        match.play(seat, action)


def game_of(match: Match) -> MegadatesGame:
    """The match's game."""
    assert isinstance(match.game, MegadatesGame)
    return match.game


def reveal(match: Match, *orders: str) -> list[Event]:
    """Give these orders; the other ships keep their course or lie still (N-063)."""
    number = at(match).turn
    log: list[Event] = []
    for text in orders:
        ship = ship_number(at(match), text.partition(":")[0])
        seat = int(at(match).captain[ship])
        for action in game_of(match).read_order(match.state, seat, text):
            log += match.play(seat, action)
    if at(match).stage == ORDERING and at(match).turn == number:
        log += match.follow(TABLE, DEADLINE)
    return log


def roll(match: Match, dice: str) -> list[Event]:
    """Throw these dice and draw these chits: `4 4 LEAK boog:UNITDIS any`; `ram` and `spare` are answers."""
    log: list[Event] = []
    for word in dice.split():
        if word in ("ram", "spare"):
            log += match.play(match.to_act()[0], word)
            continue
        if word == "any":
            log += match.play(CHANCE, _harmless(_drawable(match)))
            continue
        bow, _, chit = word.rpartition(":")
        text = f"die {word}" if word.isdigit() else f"chit {chit}{' boog' if bow else ''}"
        log += match.play(CHANCE, text)
    return log


def turn(match: Match, *orders: str, dice: str = "") -> list[Event]:
    """A whole turn with exactly these draws."""
    log = reveal(match, *orders) + roll(match, dice)
    assert match.to_act() != [CHANCE], f"{asked(match)} is still to be drawn"
    return log


def finish(match: Match, die: int = 1) -> list[Event]:
    """The rest of a turn with dice that succeed at nothing and chits that do nothing; who may ram does."""
    log: list[Event] = []
    while match.to_act() == [CHANCE] or seen(match).striking:
        if match.to_act() != [CHANCE]:
            log += roll(match, "ram")
            continue
        actions = _drawable(match)
        log += match.play(CHANCE, f"die {die}" if f"die {die}" in actions else _harmless(actions))
    return log


def _drawable(match: Match) -> list[str]:
    return [match.game.codec.write(action) for action in match.legal_actions(CHANCE)]


def _harmless(chits: list[str]) -> str:
    return next((chit for chit in chits if chit.startswith("chit NONE")), chits[0])


def asked(match: Match) -> str:
    """What is drawn next: `die stops`, `chit R1 damage`."""
    state = at(match)
    if match.to_act() != [CHANCE]:
        return ""
    stage = state.view(None).stage
    if state.want_chit_of < 0:
        return f"die {stage}"
    return f"chit {state.setup.names[state.want_chit_of]} {stage}"


def refuse(match: Match, text: str, rule: str) -> str:
    """The orders are refused by this rule and nothing changes; what is said."""
    before = match.state.to_bytes()
    with pytest.raises(IllegalActionError) as refused:
        order(match, text)
    assert refused.value.refusal.rule == rule, f"{refused.value} by {refused.value.refusal.rule}"
    assert match.state.to_bytes() == before
    return str(refused.value)


def allows(match: Match, text: str) -> bool:
    """Whether the orders may be given; nothing changes."""
    ship = ship_number(at(match), text.partition(":")[0])
    try:
        game_of(match).read_order(match.state, int(at(match).captain[ship]), text)
    except IllegalActionError:
        return False
    return True


# Looking


def seen(match: Match, viewer: int | None = None) -> Megadates:
    """What a seat sees, by default a spectator."""
    return at(match).view(viewer)


def card(match: Match, name: str, viewer: int | None = -1) -> ShipView:
    """A ship as its captain sees it, or another viewer."""
    state = at(match)
    seat = int(state.captain[ship_number(state, name)]) if viewer == -1 else viewer
    return next(ship for ship in state.view(seat).ships if ship.id == name)


def unit(match: Match, name: str) -> UnitView | None:
    """A unit as its captain sees it, None when it is lost."""
    state = at(match)
    seat = int(state.commander_of(unit_number(state, name)))
    found = [unit for ship in state.view(seat).ships for unit in ship.units if unit.id == name]
    return found[0] if found else None


def stands(match: Match, name: str) -> str:
    """Where a unit is: `P1.bow`, or `lost`."""
    state = at(match)
    number = unit_number(state, name)
    if state.place[number] < 0:
        return "lost"
    return f"{state.setup.names[state.place[number]]}.{'bow' if state.section[number] == BOW else 'stern'}"


def where(match: Match, name: str) -> str:
    """Stern, bow and facing: `0605 0705 E`."""
    ship = card(match, name)
    return f"{ship.stern} {ship.bow} {ship.facing}"


def link(match: Match, one: str, other: str) -> int:
    """Grapple cards that the one has on the other."""
    state = at(match)
    return int(state.links[ship_number(state, one) * state.setup.ships + ship_number(state, other)])


def are_stuck(match: Match, one: str, other: str) -> bool:
    """Whether a stuck chit in effect holds two ships together."""
    return tuple(sorted((one, other), key=ship_order)) in {
        tuple(sorted(pair, key=ship_order)) for pair in seen(match).stuck
    }


def is_afloat(match: Match, name: str) -> bool:
    """Whether the ship is on the map."""
    return at(match).status[ship_number(at(match), name)] == AFLOAT


def legal(match: Match, name: str) -> list[str]:
    """The next parts of a ship's orders."""
    seat = int(at(match).captain[ship_number(at(match), name)])
    return [match.game.codec.write(action) for action in match.legal_actions(seat)]


def told(log: list[Event], kind: type[Event]) -> list[Any]:
    """The events of a kind."""
    return [event for event in log if type(event) is kind]


def boxed(match: Match, name: str) -> dict[str, int]:
    """The chits in a ship's damage box, while a turn is worked out."""
    return card(match, name).box


assert set(SQUADRON.values()) <= set(SQUADRONS)

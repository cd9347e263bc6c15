"""Two worlds: what a captain cannot know makes no difference to him; orders may come in any order."""

from __future__ import annotations

from typing import Any

import pytest
from tests.contract.tables import states_to_try
from tests.games.megadates.positions import at, battle, card, order, reveal, roll

from ludi import checks
from ludi.engine.game import CHANCE, NOBODY
from ludi.engine.rng import Rng
from ludi.engine.worlds import viewers
from ludi.games.megadates.game import MegadatesGame
from ludi.games.megadates.rules import MegadatesState
from ludi.games.megadates.sight import is_shown

SHUFFLES = states_to_try(1000, 60)
WORLDS = states_to_try(200, 60)


def ship(
    name: str, kind: str, squadron: str, stern: list[int], commander: str = "trierarch"
) -> dict[str, Any]:
    is_roman = name.startswith("R")
    side, facing = ("rome", "E") if is_roman else ("pirates", "W")
    place = {"stern": stern, "facing": facing, "speed": 2}
    return {"id": name, "side": side, "type": kind, "squadron": squadron, "commander": commander, **place}


CROWD = {
    "map": {"cols": 8, "rows": 8, "land": [[0, 0]]},
    "turn_limit": 14,
    "offmap_return": 1,
    "ships": [
        ship("R1", "deceres", "red", [2, 3], "prefect"),
        ship("R2", "quadrireme", "red", [2, 5]),
        ship("R3", "liburnia", "blue", [2, 6], "navarch"),
        ship("P1", "deceres", "black", [6, 3], "prefect"),
        ship("P2", "quadrireme", "green", [6, 5], "navarch"),
        ship("P3", "liburnia", "green", [5, 6]),
    ],
}


# A wall of land, so that ships on either side of it do not see each other far off.
STRAIT = {
    "map": {"cols": 36, "rows": 8, "land": [[18, row] for row in range(7)]},
    "turn_limit": 14,
    "ships": [
        ship("R1", "quadrireme", "red", [2, 3], "prefect"),
        ship("R2", "liburnia", "red", [2, 5]),
        ship("R3", "liburnia", "blue", [30, 6], "navarch"),
        ship("P1", "quadrireme", "black", [34, 3], "prefect"),
        ship("P2", "liburnia", "green", [33, 5], "navarch"),
        ship("P3", "liburnia", "green", [6, 6]),
    ],
}


def step(game: MegadatesGame, state: MegadatesState, rng: Rng) -> None:
    """A random action of any seat, more often one that makes a fight."""
    seat = state.to_act()[rng.below(len(state.to_act()))]
    if seat == CHANCE:
        state.apply(seat, state.legal_at(seat, rng.below(state.num_legal(seat))))
        return
    tickets: list[int] = []
    for action in state.legal_actions(seat):
        is_bold = game.codec.write(action).startswith(("grapple", "shoot", ">", "move", "ram", "1", "done"))
        tickets += [action] * (4 if is_bold else 1)
    state.apply(seat, tickets[rng.below(len(tickets))])


@pytest.mark.slow
@pytest.mark.rule("N-041", "N-157", "N-158", "N-159", "N-160")
@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (6, {}),
        (4, {"commands": "squadrons", "fog": "los"}),
        (2, {"commands": "fleets"}),
        (6, {"scenario": STRAIT, "fog": "los"}),
    ],
    ids=["ships", "squadrons in fog", "fleets", "ships in fog with land between them"],
)
def test_what_a_captain_cannot_know_makes_no_difference_to_him(seats: int, options: dict[str, Any]) -> None:
    game = MegadatesGame(**{"scenario": CROWD, **options})
    rng = Rng(seats)
    state = game.start(seats)
    for _ in range(WORLDS):
        for _ in range(7):
            state = game.start(seats) if state.actor == NOBODY else state
            step(game, state, rng)
            state.check()
        for viewer in viewers(state):
            checks.check_worlds(game, state, viewer, rng)


def worlds(state: MegadatesState, viewer: int | None) -> list[MegadatesState]:
    return [state.redraw(viewer, Rng(seed)) for seed in range(40)]


DAMAGED = "R1 quadrireme 0505 E hull=9 chits=LEAK,OARS rowers=1 disorder=S1 crew=M1,S1,B1"


@pytest.mark.rule("N-158")
@pytest.mark.parametrize("viewer", [1, 2, None], ids=["mate", "enemy", "spectator"])
def test_hulls_chits_and_crews_of_others_are_drawn_anew(viewer: int | None) -> None:
    state = at(battle(DAMAGED, "R2 liburnia 1010 E", "P1 liburnia 1212 E"))
    others = worlds(state, viewer)
    assert len({int(other.hull[0]) for other in others}) > 1
    assert len({tuple(other.chits)[:12] for other in others}) > 3
    assert len({tuple(other.place)[:5] for other in others}) > 3
    assert len({tuple(other.disorder)[:5] for other in others}) > 3
    for other in others:
        other.check()


@pytest.mark.rule("N-158")
def test_ones_own_ship_is_not_drawn_anew() -> None:
    state = at(battle(DAMAGED, "R2 liburnia 1010 E", "P1 liburnia 1212 E"))
    assert {repr(other.view(0).ships[0]) for other in worlds(state, 0)} == {repr(state.view(0).ships[0])}


@pytest.mark.rule("N-159")
def test_a_mate_sees_the_third_of_the_hull_that_is_left() -> None:
    state = at(battle("R1 liburnia 0505 E hull=7", "R2 liburnia 1010 E", "P1 liburnia 1212 E"))
    assert {int(other.hull[0]) for other in worlds(state, 1)} == {4, 5, 6, 7}
    assert {int(other.hull[0]) for other in worlds(state, 2)} == set(range(4, 13))


@pytest.mark.rule("N-041")
def test_sealed_orders_are_forgotten() -> None:
    match = battle("R1 liburnia 0505 E", "P1 liburnia 1212 E")
    order(match, "R1: 1 1; SHOOT(S1)")
    assert {int(other.course[0]) for other in worlds(at(match), 1)} == {0}
    assert {int(other.course[0]) for other in worlds(at(match), 0)} == {1}


@pytest.mark.rule("N-048")
def test_the_damage_box_of_another_is_drawn_anew() -> None:
    match = battle("R1 liburnia 0505 E", "P1 liburnia 0605 E", "P2 liburnia 1212 E")
    reveal(match, "R1: 1; RAM")
    roll(match, "1 2 1 LEAK OARS")
    boxes = {tuple(other.box)[12:24] for other in worlds(at(match), 2)}
    assert len(boxes) > 3
    assert card(match, "P1").box == {"LEAK": 1, "OARS": 1}
    assert {repr(other.view(1).ships[1].box) for other in worlds(at(match), 1)} == {
        repr(card(match, "P1").box)
    }


@pytest.mark.rule("N-158")
def test_units_that_one_fights_stay_as_they_are() -> None:
    match = battle("R1 liburnia 0505 E", "P1 liburnia 0505 E disorder=S1", aboard="R1.M1@P1")
    number = at(match).setup.unit_names.index("P1.S1")
    assert {int(other.disorder[number]) for other in worlds(at(match), 0)} == {1}


# Orders that arrive in any order


@pytest.mark.slow
@pytest.mark.rule("N-041", "N-168")
def test_the_order_in_which_27_captains_send_their_orders_never_matters() -> None:
    start = MegadatesGame(scenario="coracesium").start(27)
    rng = Rng(27)
    chains = {seat: checks.chain_of(start, seat, rng) for seat in range(27)}
    results = set()
    for _ in range(SHUFFLES):
        state = start.copy()
        left = {seat: iter(chain) for seat, chain in chains.items()}
        while left:
            seat = list(left)[rng.below(len(left))]
            action = next(left[seat], None)
            if action is None:
                del left[seat]
            else:
                state.apply(seat, action)
        assert state.turn > 1 or state.actor == CHANCE
        results.add(state.to_bytes())
    assert len(results) == 1


# Fog


WALL = " ".join(f"20{row:02}" for row in range(16))  # nobody sees from one side of it to the other
FOG = ("R1 liburnia 0205 E", "R2 liburnia 0310 E", "R3 liburnia 3805 W squadron=blue")
HIDDEN = ("P1 quadrireme 3303 W", "P2 liburnia 0503 W squadron=green")


def places(state: MegadatesState, ship: int, viewer: int | None) -> set[tuple[int, int]]:
    """Where a ship lies in other worlds of a viewer, and how; each of them looks the same to him."""
    others = worlds(state, viewer)
    for other in others:
        other.check()
        assert repr(other.view(viewer)) == repr(state.view(viewer))
        if viewer is not None:
            assert other.legal_actions(viewer) == state.legal_actions(viewer)
    return {(int(other.stern[ship]), int(other.facing[ship])) for other in others}


@pytest.mark.rule("N-160")
@pytest.mark.parametrize(
    ("viewer", "is_seen"),
    [(0, False), (1, False), (2, True), (3, True), (4, True), (None, True)],
    ids=["enemy", "his mate", "enemy who sees it", "itself", "friend", "spectator"],
)
def test_an_enemy_in_the_fog_lies_elsewhere_in_another_world(viewer: int | None, is_seen: bool) -> None:
    state = at(battle(*FOG, *HIDDEN, land=WALL, cols=40, fog="los"))
    assert is_shown(state, -1 if viewer is None else viewer, 3) == is_seen
    found = places(state, 3, viewer)
    assert len(found) == 1 if is_seen else len(found) > 10
    assert all(state.setup.sea.col(stern) > 14 for stern, _ in found)


@pytest.mark.rule("N-160")
def test_a_spectator_does_not_know_where_ships_are_that_no_enemy_sees() -> None:
    ships = ("R1 liburnia 0205 E", "R2 liburnia 0310 E", "P1 quadrireme 3303 W", "P2 liburnia 3808 W")
    state = at(battle(*ships, land=WALL, cols=40, fog="los"))
    assert [ship.id for ship in state.view(None).ships] == []
    assert all(len(places(state, ship, None)) > 10 for ship in range(4))
    assert all(len(places(state, ship, 0)) == 1 for ship in (0, 1))


@pytest.mark.rule("N-160")
def test_ships_that_hang_together_in_the_fog_move_together() -> None:
    ships = ("R1 liburnia 0205 E", "R3 liburnia 3005 W squadron=blue", "P1 quadrireme 3005 W")
    match = battle(*ships, "P2 liburnia 3812 W", land=WALL, cols=40, fog="los", links="R3>P1")
    assert len(places(at(match), 2, 0)) == 1  # he knows where his friend is, and the rope is there
    match = battle(*ships[:1], *ships[2:], "P2 liburnia 3005 W", land=WALL, cols=40, fog="los", stuck="P1>P2")
    assert len(places(at(match), 1, 0)) > 5


@pytest.mark.rule("N-153")
def test_a_flag_that_one_cannot_read_may_mean_anything() -> None:
    match = battle("R1 liburnia 0505 E role=prefect", "R2 liburnia 0805 E", "P1 liburnia 1212 E")
    reveal(match, "R1: 0; FLAG ATTACK")
    state = at(match)
    assert {int(other.flown[0]) for other in worlds(state, 1)} == {int(state.flown[0])}
    assert len({int(other.flown[0]) for other in worlds(state, 2)}) == 5
    for viewer in (2, None):
        assert {repr(other.view(viewer)) for other in worlds(state, viewer)} == {repr(state.view(viewer))}


@pytest.mark.rule("N-041")
@pytest.mark.parametrize(
    ("scenario", "seats", "said"),
    [
        ("tirocinium", 2, ("megadates-prompt-wait", {"seats": (0, 1)})),
        ("coracesium", 27, ("megadates-prompt-wait-many", {"count": 27})),
    ],
)
def test_a_few_captains_who_are_waited_for_are_named_and_many_are_counted(
    scenario: str, seats: int, said: tuple[str, dict[str, object]]
) -> None:
    prompt = MegadatesGame(scenario=scenario).start(seats).prompt(None)
    assert (prompt.name, prompt.words) == said

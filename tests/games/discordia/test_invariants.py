"""What always holds, and how games go: D-188 to D-195 and D-198."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import ludi.games.discordia.rules
from ludi.engine.rng import Rng
from ludi.engine.soak import soak
from ludi.engine.views import Event
from ludi.games.discordia import laws
from ludi.games.discordia import state as numbers
from ludi.games.discordia.counting import tiles_in
from ludi.games.discordia.data import DATA
from ludi.games.discordia.events import DieChosen, Rolled, Won
from ludi.games.discordia.game import DiscordiaGame
from ludi.games.discordia.laws import check_city, check_decision
from ludi.games.discordia.printed import FACE_KIND, FACE_SLOTS, SPACES, TILE_OF
from ludi.games.discordia.rules import DiscordiaState
from ludi.games.discordia.state import DISCARDED, NONE, NUMBERS
from ludi.games.discordia.views import Discordia

IS_COMPILED = not str(ludi.games.discordia.rules.__file__).endswith(".py")
GAMES = 300 if IS_COMPILED else 1
LONGEST = 1500  # actions, those of chance included

options = st.fixed_dictionaries(
    {},
    optional={name: st.sampled_from(["off", "on"]) for name in ("boards", "magna", "magna_reopen_converted")},
)


def case_name(value: Any) -> str:
    return "-".join(str(part) for part in value) or "plain" if isinstance(value, dict) else str(value)


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "chosen"), DiscordiaGame.set_ups(), ids=case_name)
@pytest.mark.rule("D-188", "D-189", "D-190", "D-191", "D-192", "D-193", "D-194", "D-198")
def test_random_games_end_keep_the_laws_and_play_again_to_the_same_position(
    seats: int, chosen: dict[str, Any]
) -> None:
    start = DiscordiaGame(**chosen).start(seats)
    assert soak(start, GAMES, 188, LONGEST) > GAMES * 200


# The laws, counted anew from what everyone sees


def check_workers(view: Discordia, each: int, sizes: dict[str, list[int]]) -> None:
    """Bag, supplies, cities and Magna row hold all workers (D-188)."""
    tiles = [*(tile for city in view.cities for tile in city.spaces), *view.row]
    placed = sum(
        sum(sizes[f"{tile.tile}{'*' if tile.is_stall else ''}"][: tile.filled]) for tile in tiles if tile
    )
    assert sum(view.bag) + sum(city.workers for city in view.cities) + placed == 4 * each


def check_tiles(view: Discordia) -> None:
    """Each of the 86 tiles is in one place (D-190)."""
    in_cities = [tile.tile for city in view.cities for tile in city.spaces if tile]
    in_row = [tile.tile for tile in view.row if tile]
    lying = [*in_cities, *in_row, *view.display.values(), *view.discard, *view.out]
    assert len(set(lying)) == len(lying) == 86 - view.pile


def check_row(view: Discordia) -> None:
    """A Magna tile that lies up carries a tile that is not full (D-193)."""
    for tile, is_up, known in zip(view.row, view.row_up, view.row_known, strict=True):
        if is_up and not view.reason:
            assert tile is not None
            assert tile.filled < tile.slots
            assert known or view.decision == "chance"


def slot_sizes() -> dict[str, list[int]]:
    """The workers of each slot, by tile; `*` is the stall side of a ship."""
    fronts = {tile["id"]: tile["slots"] for tile in DATA["city_tiles"]}
    backs = {f"{tile['id']}*": tile["back"]["slots"] for tile in DATA["city_tiles"] if "back" in tile}
    return fronts | backs


@settings(max_examples=8 if IS_COMPILED else 3, deadline=None, derandomize=True, database=None)
@given(seats=st.sampled_from([1, 2, 3, 4]), chosen=options, seed=st.integers(0, 2**32 - 1))
@pytest.mark.rule("D-188", "D-190", "D-193", "D-194", "D-195")
def test_what_everyone_sees_keeps_the_laws(seats: int, chosen: dict[str, str], seed: int) -> None:
    state, rng, sizes = DiscordiaGame(**chosen).start(seats), Rng(seed), slot_sizes()
    each = 40 if chosen.get("magna") == "on" else 35
    while state.to_act():
        actor = state.actor
        assert state.num_legal(actor) > 0
        state.apply(actor, state.legal_at(actor, rng.below(state.num_legal(actor))))
        view = state.view(None)
        check_workers(view, each, sizes)
        check_tiles(view)
        check_row(view)
        if state.actor >= 0:
            assert all(city.workers > 0 for city in view.cities)


def told(seats: int, seed: int, **chosen: str) -> tuple[list[Event], int, int]:
    """What is told of a random game, its decisions, and the widest of them."""
    state, rng = DiscordiaGame(**chosen).start(seats), Rng(seed)
    log: list[Event] = []
    decisions, widest = 0, 0
    while state.to_act():
        actor = state.actor
        if actor >= 0:
            decisions += 1
            widest = max(widest, int(state.num_legal(actor)))
        state.apply(actor, state.legal_at(actor, rng.below(state.num_legal(actor))), log)
    return log, decisions, widest


@pytest.mark.rule("D-195", "D-035")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_player_has_one_turn_in_each_season(seats: int) -> None:
    log, _, _ = told(seats, 195)
    turns: list[list[int]] = []
    for event in log:
        if isinstance(event, Rolled):
            turns.append([])
        elif isinstance(event, DieChosen):
            turns[-1].append(event.player)
    assert len(turns) == 20
    assert all(sorted(players) == list(range(seats)) for players in turns)


@pytest.mark.rule("D-198")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("switch", ["off", "on"])
def test_a_game_takes_some_hundreds_of_decisions_and_ends(seats: int, switch: str) -> None:
    log, decisions, widest = told(seats, 198, boards=switch, magna=switch)
    assert isinstance(log[-1], Won)
    assert 40 * seats <= decisions <= 500
    assert 10 <= widest <= 150


# A law that is broken


def in_mid_game() -> DiscordiaState:
    """A turn of the second year of a random game with everything."""
    state, rng = DiscordiaGame(boards="on", magna="on").start(2), Rng(190)
    while state.year < 2 or state.actor < 0:
        state.apply(state.actor, state.legal_at(state.actor, rng.below(state.num_legal(state.actor))))
    return state


def damage(state: DiscordiaState, what: str) -> None:
    """Break a law of the table."""
    up = next(place for place in range(10) if state.row_up[place])
    shown = next(place for place in range(24) if state.display[place] != NONE)
    match what:
        case "worker":
            state.bag[0] -= 1
        case "star":
            state.cult += 1
        case "manipulator":
            state.mans -= 1
        case "lost tile":
            state.display[shown] = NONE
        case "elsewhere":
            state.tiles[state.display[shown]] = 0
        case "in vain":
            state.tiles[state.row[up]] = 0
            state.row[up] = NONE
        case _:
            damage_player(state, what)


def damage_player(state: DiscordiaState, what: str) -> None:
    """Break a law of the first player, or take the second one's workers."""
    match what:
        case "ring":
            state.own[numbers.RING] = 8
        case "debt":
            state.cult += state.own[numbers.STARS] + 1
            state.own[numbers.STARS] = -1
        case "decrees":
            state.own[numbers.DECREE_COUNT] = 5
        case "privilege":
            state.own[numbers.HOLDS] = 0b11111
        case "tower":
            state.own[numbers.OPEN] = 1
            state.own[numbers.TOWER_AT + 3] = 1
        case "foundation":
            occupied = next(row for row in range(4) if tiles_in(state, 0, row))
            state.own[numbers.OPEN + occupied] = 0
        case "supply":
            for colour in range(4):
                state.bag[colour] += state.own[NUMBERS + colour]
                state.own[NUMBERS + colour] = 0


@pytest.mark.parametrize(
    ("what", "law"),
    [
        ("worker", "a worker was lost or made"),
        ("star", "a star was lost or made"),
        ("manipulator", "a manipulator was lost or made"),
        ("lost tile", "a city tile is in two places or in none"),
        ("elsewhere", "a tile of the display is elsewhere"),
        ("ring", "the ring left the aqueduct"),
        ("debt", "a debt"),
        ("decrees", "too many decrees"),
        ("privilege", "a privilege without a row"),
        ("tower", "a tower without a foundation"),
        ("foundation", "a tile without a foundation"),
        ("supply", "an empty supply has not won"),
        ("in vain", "a Magna tile lies up without a city tile"),
    ],
)
@pytest.mark.rule("D-188", "D-189", "D-190", "D-191", "D-192", "D-193", "D-194")
def test_a_position_that_breaks_a_law_is_noticed(what: str, law: str) -> None:
    state = in_mid_game()
    state.check()
    damage(state, what)
    with pytest.raises(AssertionError, match=law):
        state.check()


@pytest.mark.rule("D-191")
@pytest.mark.parametrize(("row", "law"), [(0, "a full ship"), (3, "a hole between tiles")])
def test_a_full_ship_and_a_hole_in_a_field_are_noticed(row: int, law: str) -> None:
    state = in_mid_game()
    for n in range(SPACES):
        face = state.city[n]
        if face != NONE:
            state.city[n] = NONE
            state.tiles[TILE_OF[face]] = DISCARDED
    laws.check_tiles(state)
    tile = next(n for n in range(86) if state.tiles[n] == 0 and FACE_KIND[n] == row)
    space = 0 if row == 0 else 14
    state.tiles[tile] = numbers.IN_CITY
    state.city[space] = tile
    state.own[numbers.OPEN + row] = 2
    state.filled[space] = FACE_SLOTS[tile] if row == 0 else 0
    with pytest.raises(AssertionError, match=law):
        check_decision(state) if row == 0 else check_city(state, 0)

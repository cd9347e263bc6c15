"""What lies face down: bag, draw pile, German and Magna tiles, Janus deck (D-175 to D-177).

A position holds no hidden order, for chance draws a thing when it is revealed (D-187). Here the things lie in
an order after all, as on a real table: in two worlds whose hidden order differs every viewer gets the same.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from ludi import checks
from ludi.engine.game import CHANCE, NOBODY
from ludi.engine.views import Event
from ludi.engine.worlds import heard, viewers
from ludi.games.discordia import codec
from ludi.games.discordia.game import DiscordiaGame
from ludi.games.discordia.printed import GERMAN_YEAR, GERMANS, JANUSES, MAGNAS, TILE_IDS, TILES
from ludi.games.discordia.rules import DiscordiaState
from ludi.games.discordia.views import Discordia

PILES = {
    "tile": (codec.DEAL_TILE, TILES),
    "german": (codec.DEAL_GERMAN, GERMANS),
    "magna": (codec.DEAL_MAGNA, MAGNAS),
    "janus": (codec.DEAL_JANUS, JANUSES),
}
HIDDEN = ("worker", *PILES)
SET_UPS: list[tuple[int, dict[str, Any]]] = [
    (1, {"boards": "on", "magna": "on"}),
    (2, {"magna": "on"}),
    (3, {}),
]
each_set_up = pytest.mark.parametrize(("seats", "options"), SET_UPS)


class World:
    """The things of a table in the order in which they lie face down; the past is what was drawn of them."""

    def __init__(self, seed: int, past: list[int]) -> None:
        self.chance = Random(seed)
        self.past = past[:]
        self.drawn: list[int] = []
        self.piles = {name: self.chance.sample(range(size), size) for name, (_, size) in PILES.items()}
        self.bag = self.chance.choices(range(4), k=1000)  # colours, taken as far as the bag has them

    def draw(self, state: DiscordiaState) -> int:
        """What chance brings next."""
        action = self.past[len(self.drawn)] if len(self.drawn) < len(self.past) else self.next(state)
        self.drawn.append(action)
        return action

    def next(self, state: DiscordiaState) -> int:
        """The first thing of the pile that is drawn from; dice and the open set-up have no order."""
        actions = state.legal_actions(CHANCE)
        for name in HIDDEN:
            if (top := self.top(name, actions)) is not None:
                return top
        return self.chance.choice(actions)

    def top(self, name: str, actions: list[int]) -> int | None:
        """What lies on top of a pile, as far as it can come."""
        if name == "worker":
            order = [codec.DEAL_WORKER + colour for colour in self.bag[len(self.drawn) :]]
        else:
            order = [PILES[name][0] + n for n in self.piles[name]]
        return next((action for action in order if action in actions), None)

    def secret(self, name: str) -> int:
        """What lies on top of a pile and nobody has been shown yet, for a leak that is planted."""
        if name == "worker":
            return self.bag[len(self.drawn)]
        first, _ = PILES[name]
        return next(n for n in self.piles[name] if first + n not in self.drawn)


Sight = Callable[[World, DiscordiaState, int | None], Any]
Played = tuple[DiscordiaState, World, list[Event]]


def play(seats: int, options: dict[str, Any], world: World, chooser: Random, plies: int) -> Played:
    """So many plies of a random game whose draws lie ready in a world, and all that was told."""
    state, told = DiscordiaGame(**options).start(seats), list[Event]()
    while state.actor != NOBODY and state.ply < plies:
        if state.actor == CHANCE:
            state.apply(CHANCE, world.draw(state), told)
        else:
            state.apply(state.actor, chooser.choice(state.legal_actions(state.actor)), told)
    return state, world, told


def honest(world: World, state: DiscordiaState, viewer: int | None) -> bytes:
    """View, prompt, legal actions and outcome, as they go over the wire."""
    return checks.sight(state, viewer)


def find_difference(seats: int, options: dict[str, Any], seed: int, plies: int, sight: Sight) -> str | None:
    """What somebody can tell two worlds apart by, in which all that was revealed is the same."""
    here, world, told = play(seats, options, World(seed, []), Random(seed), plies)
    other = World(seed + 1_000_000, world.drawn)
    there, other, told_there = play(seats, options, other, Random(seed), plies)
    for viewer in viewers(here):
        if sight(world, here, viewer) != sight(other, there, viewer):
            return f"viewer {viewer} sees it"
        if heard(told, viewer) != heard(told_there, viewer):
            return f"viewer {viewer} hears it"
    return None if here.to_bytes() == there.to_bytes() else "the position holds it"


@each_set_up
@pytest.mark.rule("D-175", "D-177", "D-187")
def test_what_lies_face_down_makes_no_difference_to_anyone(seats: int, options: dict[str, Any]) -> None:
    for seed in range(5):
        for plies in (60, 150, 240, 330):
            assert find_difference(seats, options, seed, plies, honest) is None, f"seed {seed}, {plies} plies"


@pytest.mark.parametrize("pile", HIDDEN)
@pytest.mark.parametrize("knowing", [0, None])
@pytest.mark.rule("D-175")
def test_a_leak_of_what_lies_on_top_of_a_pile_is_found(pile: str, knowing: int | None) -> None:
    def leaky(world: World, state: DiscordiaState, viewer: int | None) -> Any:
        secret = world.secret(pile) if viewer == knowing else None
        return honest(world, state, viewer), secret

    found = {find_difference(1, {"magna": "on"}, seed, 150, leaky) for seed in range(6)}
    assert f"viewer {knowing} sees it" in found


# Nothing is decided before it is revealed


def unseen(view: Discordia, seen: set[int], pile: str) -> dict[int, int]:
    """What a spectator who remembers everything thinks may come, with its weight."""
    if pile == "worker":
        return {codec.DEAL_WORKER + colour: count for colour, count in enumerate(view.bag) if count}
    first, size = PILES[pile]
    if pile == "tile":
        built = [tile.tile for city in view.cities for tile in (*city.spaces, *view.row) if tile]
        seen = {first + TILE_IDS.index(name) for name in (*built, *view.display.values(), *view.out)}
        seen |= {first + TILE_IDS.index(name) for name in view.discard}
    left = [n for n in range(size) if first + n not in seen]
    return {first + n: 1 for n in left if pile != "german" or GERMAN_YEAR[n] == view.year}


def look_at_draws(state: DiscordiaState, chances: Callable[[DiscordiaState], dict[int, int]]) -> set[str]:
    """Play a random game and compare every draw with what a spectator expects; the piles that were met."""
    world, chooser, met = World(1, []), Random(1), set[str]()
    seen, year = set[int](), 1
    while state.actor != NOBODY:
        if state.actor != CHANCE:
            state.apply(state.actor, chooser.choice(state.legal_actions(state.actor)))
            continue
        if state.year != year:  # all Janus tiles are shuffled again (D-143)
            year, seen = int(state.year), {action for action in seen if action < codec.DEAL_JANUS}
        for pile in HIDDEN:
            if world.top(pile, state.legal_actions(CHANCE)) is not None:
                met.add(pile)
                assert chances(state) == unseen(state.view(None), seen, pile), f"of {pile}"
        seen.add(world.draw(state))
        state.apply(CHANCE, world.drawn[-1])
    return met


@pytest.mark.parametrize(
    ("seats", "options", "piles"),
    [(1, {"magna": "on"}, set(HIDDEN)), (4, {}, {"worker", "tile", "german"})],
)
@pytest.mark.rule("D-114", "D-175", "D-176", "D-187", "D-199")
def test_all_that_nobody_has_seen_may_come_next(seats: int, options: dict[str, Any], piles: set[str]) -> None:
    state = DiscordiaGame(**options).start(seats)
    assert look_at_draws(state, lambda state: dict(state.chances())) == piles


@pytest.mark.parametrize("pile", HIDDEN)
@pytest.mark.rule("D-187")
def test_a_draw_that_was_decided_before_is_found(pile: str) -> None:
    first, size = PILES.get(pile, (codec.DEAL_WORKER, 4))

    def decided(state: DiscordiaState) -> dict[int, int]:
        found = dict(state.chances())
        return {min(found): 1} if min(found) in range(first, first + size) else found

    with pytest.raises(AssertionError, match=f"of {pile}"):
        look_at_draws(DiscordiaGame(magna="on").start(1), decided)


@each_set_up
@pytest.mark.rule("D-177", "D-187")
def test_what_chance_draws_is_seen_by_everyone_at_once(seats: int, options: dict[str, Any]) -> None:
    """Else it would lie hidden in the position: two outcomes of one draw never look alike."""
    rng = Random(seats)
    state = DiscordiaGame(**options).start(seats)
    while state.actor != NOBODY:
        actions = state.legal_actions(state.actor)
        if state.actor == CHANCE and len(actions) > 1:
            one, two = rng.sample(actions, 2)
            here, there = state.copy(), state.copy()
            here.apply(CHANCE, one)
            there.apply(CHANCE, two)
            assert here.view(None) != there.view(None), codec.DiscordiaCodec().write(one)
        state.apply(state.actor, rng.choice(actions))

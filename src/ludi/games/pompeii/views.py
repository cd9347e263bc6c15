"""What players see of Pompeii: the city lies open, a hand is its owner's (P-154 to P-160)."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from ludi.engine.state import CHANCE, NOBODY
from ludi.engine.views import Prompt, View, Words, quickly_made
from ludi.games.pompeii.printed import (
    CARD_COUNTS,
    FIRST_TILES,
    GATES,
    NORTH,
    NUMBERS,
    REASONS,
    SOUTH,
    SQUARE_NAMES,
    SQUARE_NUMBERS,
    TILE_NAMES,
)
from ludi.games.pompeii.state import OWN_SHIFT, costs_to_leave, heap_cards, lava_squares

if TYPE_CHECKING:
    from ludi.games.pompeii.rules import PompeiiState


@quickly_made
@dataclass(frozen=True)
class Pompeii(View):
    """The position as one viewer may know it. Lists go by seat; squares and symbols by their names."""

    turn: int  # the seat on turn; -1 before the first turn and after the end
    phase: str  # deal, first (cards bring figures), eruption (the first six tiles), second (flight), over
    stage: str  # deal, play, relatives, draw, omen, tile, lava, move-1, move-2, over (P-168)
    colours: tuple[str, ...]  # of the figures, by seat
    city: dict[str, tuple[int, ...]]  # figures by seat, on each square that has any
    supply: tuple[int, ...]  # figures that are still to come into the city, by seat
    saved: tuple[int, ...]  # figures that left the city through a gate, by seat
    volcano: tuple[int, ...]  # figures that died, by seat
    box: tuple[int, ...]  # figures out of the game since the eruption, by seat
    hand: tuple[int, ...]  # one's own cards
    hand_sizes: tuple[int, ...]  # cards in each hand, by seat
    jokers: tuple[int, ...]  # numbers without a free spot, once A.D. 79 was drawn (P-80)
    only_jokers: bool  # all cards of one's own hand are jokers (P-80)
    may_call: bool  # they are four, and the edition has the call: one may call the eruption (P-84, P-88)
    is_seething: bool  # A.D. 79 was drawn once: omens, relatives and jokers are in force (P-53)
    deck: int  # cards left in the deck
    discard: tuple[int, ...]  # how many of each number, from 1 on, lie open
    omens: int  # drawn so far
    top: str  # of the discard pile: a number, omen, ad79, or nothing
    causes: str  # the square whose building brings relatives
    due: int  # relatives that may still be placed
    tile: str  # drawn and not placed yet, as in `coin` or `helmet/mask`
    tiles_by: int  # of the first six tiles, how many lie; 6 afterwards
    lava: dict[str, tuple[str, ...]]  # the squares of each symbol that has any
    bag: dict[str, int]  # tiles left of each kind
    aside: int  # tiles that found no square (P-114)
    gates: tuple[str, ...]  # gate squares that are open
    exits: dict[str, int]  # points needed to leave the city from each square with figures
    stays: str  # where the figure moved first stands, if it may not move again (P-119)
    causer: int  # the seat that caused the eruption; -1 before
    scores: tuple[int, ...]  # saved figures (P-142)
    reason: str  # why it ended; empty while it is played


def see(state: PompeiiState, viewer: int | None) -> Pompeii:
    """The position, built from what this viewer may know."""
    setup = state.setup
    hands, stage = tuple(state.hands), state.stage_name()
    city, exits = _city(tuple(state.city), setup.seats, *state.ways())
    saved = tuple(state.saved)
    return Pompeii(
        viewer=viewer,
        to_act=_acting(state, viewer),
        turn=state.turn if state.actor != NOBODY and stage != "deal" else -1,
        phase=state.phase(),
        stage=stage,
        colours=setup.colours,
        city=city,
        supply=tuple(state.supply),
        saved=saved,
        volcano=tuple(state.volcano),
        box=tuple(state.box),
        hand=_hand(hands[viewer]) if viewer is not None else (),
        hand_sizes=_hand_sizes(hands),
        jokers=state.jokers(),
        only_jokers=viewer is not None and state.has_only_jokers(viewer),
        may_call=viewer is not None and state.may_call(viewer),
        is_seething=state.is_seething,
        deck=state.deck_size(),
        discard=_discard(state.hidden, hands),
        omens=setup.omens - state.omens,
        top=state.top_name(),
        causes=SQUARE_NAMES[state.causes] if state.due else "",
        due=state.due,
        tile=TILE_NAMES[state.tile] if state.tile >= 0 else "",
        tiles_by=min(state.laid, FIRST_TILES),
        lava=_lava(*state.lava),
        bag=_bag(*state.bag),
        aside=state.aside,
        gates=_gates(state.open_north, state.open_south),
        exits=exits,
        stays=SQUARE_NAMES[state.stays] if state.stays >= 0 else "",
        causer=state.causer,
        scores=saved,
        reason=REASONS[state.reason],
    )


def _acting(state: PompeiiState, viewer: int | None) -> tuple[int, ...]:
    """Who is to act: seats that are asked out of turn know it of themselves only (P-160)."""
    acting = state.to_act()
    if len(acting) < 2:
        return tuple(acting)
    return tuple(seat for seat in acting if seat in (viewer, state.turn))


# Most positions show what the one before them showed, and all seats see the same city: these parts of a view
# are made once and shared by the views that have them.


@lru_cache(maxsize=1024)
def _city(
    squares: tuple[int, ...], seats: int, way_north: int, way_south: int
) -> tuple[dict[str, tuple[int, ...]], dict[str, int]]:
    """The figures on each square that has any, and the points to leave the city from there."""
    city = {SQUARE_NAMES[n]: _figures(figures, seats) for n, figures in enumerate(squares) if figures}
    costs = _costs(way_north, way_south)
    return city, {name: costs[name] for name in city if name in costs}


@lru_cache(maxsize=4096)
def _figures(packed: int, seats: int) -> tuple[int, ...]:
    return tuple([packed >> OWN_SHIFT * seat & 255 for seat in range(seats)])


@lru_cache(maxsize=1024)
def _costs(way_north: int, way_south: int) -> dict[str, int]:
    return costs_to_leave(way_north, way_south)


@lru_cache(maxsize=4096)
def _hand(cards: int) -> tuple[int, ...]:
    return heap_cards(cards)


@lru_cache(maxsize=1024)
def _hand_sizes(hands: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([len(_hand(cards)) for cards in hands])


@lru_cache(maxsize=1024)
def _discard(hidden: int, hands: tuple[int, ...]) -> tuple[int, ...]:
    """How many of each number are neither hidden nor in a hand."""
    held = [Counter(_hand(cards)) for cards in (hidden, *hands)]
    return tuple([CARD_COUNTS[n] - sum(cards[n] for cards in held) for n in range(1, NUMBERS + 1)])


@lru_cache(maxsize=1024)
def _lava(*halves: int) -> dict[str, tuple[str, ...]]:
    return lava_squares(list(halves))


@lru_cache(maxsize=1024)
def _bag(*counts: int) -> dict[str, int]:
    return dict(zip(TILE_NAMES, counts, strict=False))


@lru_cache(maxsize=1024)
def _gates(open_north: int, open_south: int) -> tuple[str, ...]:
    numbers = {gate: SQUARE_NUMBERS[gate] for gate in GATES}
    return tuple(gate for gate, n in numbers.items() if open_north & NORTH[n] or open_south & SOUTH[n])


# Questions


def ask(state: PompeiiState, viewer: int | None) -> Prompt:
    """What the viewer is to do, or whom he waits for."""
    stage = state.stage_name()
    if state.actor == NOBODY:
        return Prompt("pompeii-prompt-over")
    if state.actor == CHANCE and stage == "deal":
        return Prompt("pompeii-prompt-deal")
    if state.actor == CHANCE:
        return Prompt(f"pompeii-prompt-{stage}", {"seat": int(state.turn)})
    if viewer is None or viewer not in state.to_act():
        return Prompt("pompeii-prompt-wait", {"seat": int(state.turn)})
    if viewer != state.turn:
        return Prompt("pompeii-prompt-ask", {"seat": int(state.turn)})
    return _ask_on_turn(state, stage)


def _ask_on_turn(state: PompeiiState, stage: str) -> Prompt:
    words: Words = {}
    name = stage
    if stage == "play":
        words = {"supply": state.supply[state.turn]}
        name = "play" if state.can_place() else "play-no-figure"
        if state.may_call(state.turn):
            name = "play-or-call"
    elif stage == "relatives":
        words = {"due": state.due}
    elif stage == "lava":
        words = {"tile": TILE_NAMES[state.tile], "count": state.laid + 1}
        name = "lava" if state.laid >= FIRST_TILES else "lava-first"
    return Prompt(f"pompeii-prompt-{name}", words)

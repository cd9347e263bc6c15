"""What players see of Pompeii: the city lies open, a hand is its owner's (P-154 to P-160)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ludi.engine.state import CHANCE, NOBODY
from ludi.engine.views import Prompt, View, Words
from ludi.games.pompeii.printed import FIRST_TILES, GATES, NUMBERS, REASONS, SQUARE_NAMES, TILE_NAMES

if TYPE_CHECKING:
    from ludi.games.pompeii.rules import PompeiiState


@dataclass(frozen=True)
class Pompeii(View):
    """The position as one viewer may know it. Lists go by seat; squares and symbols by their names."""

    turn: int  # the seat on turn; -1 before the first turn and after the end
    phase: str  # deal, first (cards bring figures), eruption (the first six tiles), second (flight), over
    stage: str  # deal, play, relatives, draw, omen, tile, lava, move-1, move-2, over (P-168)
    colours: tuple[str, ...]
    city: dict[str, tuple[int, ...]]  # figures by seat, on each square that has any
    supply: tuple[int, ...]
    saved: tuple[int, ...]
    volcano: tuple[int, ...]
    box: tuple[int, ...]
    hand: tuple[int, ...]  # one's own cards
    hand_sizes: tuple[int, ...]
    jokers: tuple[int, ...]  # numbers without a free spot, once A.D. 79 was drawn (P-80)
    only_jokers: bool  # all cards of one's own hand are jokers (P-80)
    may_call: bool  # they are four, and the edition has the call: one may call the eruption (P-84, P-88)
    is_seething: bool  # A.D. 79 was drawn once: omens, relatives and jokers are in force (P-53)
    deck: int
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


# What happens (P-169)


def see(state: PompeiiState, viewer: int | None) -> Pompeii:
    """The position, built from what this viewer may know."""
    setup = state.setup
    seats = range(setup.seats)
    return Pompeii(
        viewer=viewer,
        to_act=_acting(state, viewer),
        turn=state.turn if state.actor != NOBODY and state.stage_name() != "deal" else -1,
        phase=state.phase(),
        stage=state.stage_name(),
        colours=setup.colours,
        city=_city(state),
        supply=tuple(state.supply),
        saved=tuple(state.saved),
        volcano=tuple(state.volcano),
        box=tuple(state.box),
        hand=state.cards(viewer) if viewer is not None else (),
        hand_sizes=tuple([len(state.cards(seat)) for seat in seats]),
        jokers=state.jokers(),
        only_jokers=viewer is not None and state.has_only_jokers(viewer),
        may_call=viewer is not None and state.may_call(viewer),
        is_seething=state.is_seething,
        deck=state.deck_size(),
        discard=tuple([state.discarded(number) for number in range(1, NUMBERS + 1)]),
        omens=setup.omens - state.omens,
        top=state.top_name(),
        causes=SQUARE_NAMES[state.causes] if state.due else "",
        due=state.due,
        tile=TILE_NAMES[state.tile] if state.tile >= 0 else "",
        tiles_by=min(state.laid, FIRST_TILES),
        lava=state.lava_squares(),
        bag={TILE_NAMES[kind]: count for kind, count in enumerate(state.bag)},
        aside=state.aside,
        gates=tuple([gate for gate in GATES if state.is_gate_open(gate)]),
        exits=state.exit_costs(),
        stays=SQUARE_NAMES[state.stays] if state.stays >= 0 else "",
        causer=state.causer,
        scores=tuple(state.saved),
        reason=REASONS[state.reason],
    )


def _acting(state: PompeiiState, viewer: int | None) -> tuple[int, ...]:
    """Who is to act: seats that are asked out of turn know it of themselves only (P-160)."""
    acting = state.to_act()
    if len(acting) < 2:
        return tuple(acting)
    return tuple(seat for seat in acting if seat in (viewer, state.turn))


def _city(state: PompeiiState) -> dict[str, tuple[int, ...]]:
    seats = range(state.seats)
    found = ((name, state.figures_on(square)) for square, name in enumerate(SQUARE_NAMES))
    return {name: tuple([figures[seat] for seat in seats]) for name, figures in found if any(figures)}


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

"""What players see of Pompeii: the city lies open, a hand is its owner's (P-154 to P-160)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ludi.engine.state import CHANCE, NOBODY
from ludi.engine.views import Event, Message, Prompt, View, Words
from ludi.games.pompeii.board import FIRST_TILES, GATES, NUMBERS, REASONS, SQUARE_NAMES, TILE_NAMES

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


@dataclass(frozen=True)
class HandDealt(Event):
    """A seat has its four cards; only its owner learns which (P-33)."""

    seat: int
    cards: tuple[int, ...]


@dataclass(frozen=True)
class CardPlayed(Event):
    """A card went on the discard pile (P-40), with or without a figure (P-95)."""

    seat: int
    number: int
    is_joker: bool
    has_figure: bool


@dataclass(frozen=True)
class Placed(Event):
    """A figure came into the city: by a card, a joker, or as a relative (P-41, P-64, P-81)."""

    seat: int
    square: str
    building: str
    way: str  # card, joker, relative


@dataclass(frozen=True)
class RelativesDue(Event):
    """So many relatives may follow (P-64)."""

    seat: int
    count: int


@dataclass(frozen=True)
class RelativesLost(Event):
    """Relatives for whom there was no spot or no figure, or whom the player left out (P-74 to P-76)."""

    seat: int
    count: int


@dataclass(frozen=True)
class CardDrawn(Event):
    """A Pompeii card was drawn; 0 to all but its owner (P-156)."""

    seat: int
    number: int


@dataclass(frozen=True)
class OmenDrawn(Event):
    """An Omen asks for a figure of another player, if there is one (P-57, P-63)."""

    seat: int
    has_victim: bool


@dataclass(frozen=True)
class Seethes(Event):
    """A.D. 79 was drawn for the first time (P-49)."""

    seat: int


@dataclass(frozen=True)
class Hidden(Event):
    """A.D. 79 lies among the last cards of the deck (P-50)."""

    cards: int


@dataclass(frozen=True)
class Called(Event):
    """A player who holds only jokers called the eruption and showed his hand (P-84, P-85)."""

    seat: int
    cards: tuple[int, ...]


@dataclass(frozen=True)
class Erupted(Event):
    """Phase 1 is over: hands lie open, supplies go to the box (P-91, P-92)."""

    seat: int  # the one who caused it
    hands: tuple[tuple[int, ...], ...]
    boxed: tuple[int, ...]


@dataclass(frozen=True)
class TileDrawn(Event):
    """A lava tile came out of the bag (P-103)."""

    seat: int
    tile: str


@dataclass(frozen=True)
class LavaPlaced(Event):
    """Lava covers a square (P-104, P-105)."""

    seat: int
    symbol: str
    square: str


@dataclass(frozen=True)
class TileAside(Event):
    """No square for this tile (P-114)."""

    seat: int
    tile: str


@dataclass(frozen=True)
class GateClosed(Event):
    """Lava lies on a gate square (P-113)."""

    square: str
    gate: str


@dataclass(frozen=True)
class Died(Event):
    """Figures of one square went into the volcano, by seat."""

    square: str
    figures: tuple[int, ...]
    cause: str  # omen, lava, enclosed, left


@dataclass(frozen=True)
class Moved(Event):
    """A figure went along a path to another square (P-119 to P-130)."""

    seat: int
    origin: str
    square: str
    range: int
    path: tuple[str, ...]


@dataclass(frozen=True)
class Saved(Event):
    """A figure left the city through a gate (P-131)."""

    seat: int
    origin: str
    square: str  # the gate square
    gate: str
    range: int
    path: tuple[str, ...]


@dataclass(frozen=True)
class Passed(Event):
    """A player gave up the movements he had left (P-120)."""

    seat: int


@dataclass(frozen=True)
class Ended(Event):
    """The game is over (P-139 to P-144)."""

    reason: str
    saved: tuple[int, ...]
    volcano: tuple[int, ...]
    ranks: tuple[int, ...]


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


# Sentences


def message(event: Event) -> Message:
    """The sentence that tells of an event."""
    match event:
        case HandDealt(cards=()):
            return Message("pompeii-dealt-hidden", {"seat": event.seat})
        case HandDealt():
            return Message("pompeii-dealt", {"cards": event.cards})
        case CardPlayed():
            return _played(event)
        case Placed():
            words: Words = {"seat": event.seat, "square": event.square, "building": event.building}
            return Message(f"pompeii-placed-{event.way}", words)
        case RelativesDue():
            return Message("pompeii-relatives-due", {"seat": event.seat, "count": event.count})
        case RelativesLost():
            return Message("pompeii-relatives-lost", {"seat": event.seat, "count": event.count})
        case CardDrawn(number=0):
            return Message("pompeii-drawn-hidden", {"seat": event.seat})
        case CardDrawn():
            return Message("pompeii-drawn", {"number": event.number})
        case OmenDrawn():
            name = "pompeii-omen" if event.has_victim else "pompeii-omen-nobody"
            return Message(name, {"seat": event.seat})
    return _vesuvius(event)


def _vesuvius(event: Event) -> Message:
    """A.D. 79, the call and the eruption."""
    match event:
        case Seethes():
            return Message("pompeii-seethes", {"seat": event.seat})
        case Hidden():
            return Message("pompeii-hidden", {"cards": event.cards})
        case Called():
            return Message("pompeii-called", {"seat": event.seat, "cards": event.cards})
        case Erupted():
            return Message("pompeii-erupted", {"seat": event.seat, "count": sum(event.boxed)})
    return _flight(event)


def _played(event: CardPlayed) -> Message:
    words: Words = {"seat": event.seat, "number": event.number}
    if not event.has_figure:
        return Message("pompeii-played-no-figure", words)
    return Message("pompeii-played-joker" if event.is_joker else "pompeii-played", words)


def _flight(event: Event) -> Message:
    """What happens from the eruption on."""
    match event:
        case TileDrawn():
            return Message("pompeii-tile", {"seat": event.seat, "tile": event.tile})
        case LavaPlaced():
            words: Words = {"seat": event.seat, "symbol": event.symbol, "square": event.square}
            return Message("pompeii-lava", words)
        case TileAside():
            return Message("pompeii-aside", {"seat": event.seat, "tile": event.tile})
        case GateClosed():
            return Message("pompeii-gate-closed", {"gate": event.gate})
        case Died():
            return _died(event)
        case Moved():
            moved: Words = {"seat": event.seat, "origin": event.origin, "square": event.square}
            return Message("pompeii-moved", moved | {"range": event.range})
        case Saved():
            saved: Words = {"seat": event.seat, "origin": event.origin, "gate": event.gate}
            return Message("pompeii-saved", saved)
        case Passed():
            return Message("pompeii-passed", {"seat": event.seat})
        case Ended():
            return Message("pompeii-ended", {"reason": event.reason})
    raise AssertionError(f"{event} is no event of Pompeii")


def _died(event: Died) -> Message:
    seats = tuple(seat for seat, count in enumerate(event.figures) if count)
    words: Words = {"square": event.square, "count": sum(event.figures), "seats": seats}
    return Message(f"pompeii-died-{event.cause}", words)

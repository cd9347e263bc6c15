"""Why an action of Pompeii is not legal, in the order of the rulebook."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludi.engine.views import Refusal, Words
from ludi.games.pompeii.actions import (
    DRAW,
    ERUPT,
    LAVA,
    LAVA_AS,
    MOVE,
    OMEN,
    PLAY,
    RELATIVE,
    TARGETS,
    TILE,
    WAIT,
)
from ludi.games.pompeii.actions import NO_SQUARE as NONE
from ludi.games.pompeii.flight import RESERVED
from ludi.games.pompeii.printed import (
    BUILDING_AT,
    BUILDING_NORTH,
    BUILDING_SOUTH,
    COLOURS,
    NO_SYMBOL,
    NORTH,
    ONE_SYMBOL,
    OTHER_SYMBOL,
    RELATIVES_NORTH,
    RELATIVES_SOUTH,
    SOUTH,
    SPOTS,
    SQUARE_NAMES,
    STARTS,
    SYMBOL_NAMES,
    SYMBOLS,
    TILE_NAMES,
)
from ludi.games.pompeii.state import costs_to_leave

if TYPE_CHECKING:
    from ludi.games.pompeii.rules import PompeiiState


def why_not(state: PompeiiState, seat: int, action: int) -> Refusal:
    """The rule that forbids an action which is not legal."""
    stage = state.stage_name()
    is_on_turn = seat == state.turn
    if action >= DRAW or seat < 0:
        return Refusal("pompeii-refuse-drawn", {}, "P-103" if action >= TILE else "P-45")
    if action in (ERUPT, WAIT):
        return _why_not_call(state, seat, action)
    if action >= MOVE:
        if not is_on_turn or not stage.startswith("move"):
            return Refusal("pompeii-refuse-no-movement", {}, "P-118")
        return _why_not_move(state, seat, *divmod(action - MOVE, TARGETS))
    if action >= LAVA:
        if not is_on_turn or stage != "lava":
            return Refusal("pompeii-refuse-no-tile", {}, "P-109")
        return _why_not_lava(state, action)
    if action >= OMEN:
        if not is_on_turn or stage != "omen":
            return Refusal("pompeii-refuse-no-omen", {}, "P-57")
        return _why_not_omen(state, seat, *divmod(action - OMEN, len(COLOURS)))
    if action >= RELATIVE:
        if not is_on_turn or stage != "relatives":
            return Refusal("pompeii-refuse-no-relatives", {}, "P-78")
        return _why_not_relative(state, action - RELATIVE)
    if not is_on_turn or stage != "play":
        return Refusal("pompeii-refuse-no-card-now", {}, "P-39")
    return _why_not_play(state, seat, *divmod(action - PLAY, TARGETS))


# Phase 1


def _why_not_play(state: PompeiiState, seat: int, card: int, square: int) -> Refusal:
    number = card + 1
    if number not in state.cards(seat):
        return Refusal("pompeii-refuse-not-in-hand", {"number": number}, "P-48")
    if square == NONE:
        return Refusal("pompeii-refuse-must-place", {"number": number}, "P-44")
    if state.supply[seat] == 0:
        return Refusal("pompeii-refuse-no-figure", {}, "P-95")
    return _no_spot(state, square) or Refusal(
        "pompeii-refuse-other-number", {"number": number, "square": SQUARE_NAMES[square]}, "P-41"
    )


def _no_spot(state: PompeiiState, square: int) -> Refusal | None:
    """A square without spots, or without a free one."""
    words = {"square": SQUARE_NAMES[square]}
    if SPOTS[square] == 0:
        return Refusal("pompeii-refuse-no-spots", {**words}, "P-19")
    if state.figures_at(square) >= SPOTS[square]:
        return Refusal("pompeii-refuse-full", {**words}, "P-18")
    return None


def _why_not_relative(state: PompeiiState, square: int) -> Refusal:
    name = SQUARE_NAMES[square]
    cause = BUILDING_AT[state.causes]
    if BUILDING_NORTH[cause] & NORTH[square] or BUILDING_SOUTH[cause] & SOUTH[square]:
        rule = "P-69" if square == state.causes else "P-70"
        return Refusal("pompeii-refuse-causing-building", {"square": name}, rule)
    no_spots = _no_spot(state, square)
    if no_spots:
        return no_spots
    if not (RELATIVES_NORTH[cause] & NORTH[square] or RELATIVES_SOUTH[cause] & SOUTH[square]):
        return Refusal("pompeii-refuse-other-colour", {"square": name}, "P-67")
    if state.setup.one_per_number:
        return Refusal("pompeii-refuse-one-relative-number", {"square": name}, "P-150")
    return Refusal("pompeii-refuse-one-relative", {"square": name}, "P-71")


def _why_not_omen(state: PompeiiState, seat: int, square: int, colour: int) -> Refusal:
    if colour == seat:
        return Refusal("pompeii-refuse-own-figure", {}, "P-59")
    if colour >= state.seats:
        return Refusal("pompeii-refuse-no-such-colour", {"colour": COLOURS[colour]}, "P-08")
    words = {"square": SQUARE_NAMES[square], "colour": COLOURS[colour]}
    return Refusal("pompeii-refuse-nobody-there", {**words}, "P-57")


def _why_not_call(state: PompeiiState, seat: int, action: int) -> Refusal:
    if not state.setup.has_call:
        return Refusal("pompeii-refuse-no-call-edition", {}, "P-151")
    if not state.is_seething:
        return Refusal("pompeii-refuse-not-seething", {}, "P-53")
    if action == ERUPT and state.causer < 0 and not state.may_call(seat):
        return Refusal("pompeii-refuse-not-only-jokers", {}, "P-88")
    return Refusal("pompeii-refuse-not-asked", {}, "P-87")


# Phase 2


def _why_not_lava(state: PompeiiState, action: int) -> Refusal:
    one, other = ONE_SYMBOL[state.tile], OTHER_SYMBOL[state.tile]
    if action < LAVA_AS:
        if other != NO_SYMBOL:
            return Refusal("pompeii-refuse-name-symbol", {"tile": TILE_NAMES[state.tile]}, "P-152")
        return _why_no_flow(state, one, action - LAVA)
    square, symbol = divmod(action - LAVA_AS, SYMBOLS)
    if other == NO_SYMBOL:
        return Refusal("pompeii-refuse-no-symbol", {}, "P-163")
    if symbol not in (one, other):
        return Refusal("pompeii-refuse-other-symbol", {"symbol": SYMBOL_NAMES[symbol]}, "P-152")
    return _why_no_flow(state, symbol, square)


def _why_no_flow(state: PompeiiState, symbol: int, square: int) -> Refusal:
    name = SQUARE_NAMES[square]
    if not (state.open_north & NORTH[square] or state.open_south & SOUTH[square]):
        return Refusal("pompeii-refuse-lava-there", {"square": name}, "P-106")
    for_others = [other for other in state.waiting_symbols() if STARTS[other] == square and other != symbol]
    if for_others and state.setup.start_squares == RESERVED:
        words = {"square": name, "symbol": SYMBOL_NAMES[for_others[0]]}
        return Refusal("pompeii-refuse-reserved", {**words}, "P-107")
    if symbol in state.waiting_symbols():
        words = {"symbol": SYMBOL_NAMES[symbol], "square": SQUARE_NAMES[STARTS[symbol]]}
        return Refusal("pompeii-refuse-start-square", {**words}, "P-104")
    return Refusal("pompeii-refuse-not-beside", {"symbol": SYMBOL_NAMES[symbol], "square": name}, "P-105")


def _why_not_move(state: PompeiiState, seat: int, origin: int, target: int) -> Refusal:
    name = SQUARE_NAMES[origin]
    points = int(state.figures_at(origin))
    if state.own_at(origin, seat) == 0:
        return Refusal("pompeii-refuse-no-own-figure", {"square": name}, "P-119")
    if origin == state.stays and state.own_at(origin, seat) == 1:
        return Refusal("pompeii-refuse-moved-already", {"square": name}, "P-119")
    if target == NONE:
        words: Words = {"square": name, "range": points, "cost": costs_to_leave(*state.ways())[name]}
        return Refusal("pompeii-refuse-gate-too-far", words, "P-131")
    if target == origin:
        return Refusal("pompeii-refuse-same-square", {"square": name}, "P-129")
    return _why_no_way(state, target, points)


def _why_no_way(state: PompeiiState, target: int, points: int) -> Refusal:
    name = SQUARE_NAMES[target]
    way_north, way_south = state.ways()
    if not (state.open_north & NORTH[target] or state.open_south & SOUTH[target]):
        return Refusal("pompeii-refuse-lava-in-way", {"square": name}, "P-125")
    if not (way_north & NORTH[target] or way_south & SOUTH[target]):
        return Refusal("pompeii-refuse-start-closed", {"square": name}, "P-126")
    return Refusal("pompeii-refuse-too-far", {"square": name, "range": points}, "P-121")

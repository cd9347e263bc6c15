"""Positions of Pompeii from texts (P-167), and what the tests ask of them.

A city is `i3:R2B a2:Y` (R red, B black, Y yellow, U blue), lava `coin c2 c1; mask d7`, a hand `7 9 9 4`.
"""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import pytest

from ludi.engine.errors import IllegalActionError
from ludi.engine.fair import ByHand
from ludi.engine.game import CHANCE
from ludi.engine.match import Match
from ludi.engine.views import Event
from ludi.games.pompeii import state as stages
from ludi.games.pompeii.cards import set_actor, take_card
from ludi.games.pompeii.game import PompeiiGame
from ludi.games.pompeii.printed import (
    CARD,
    CARD_FIELD,
    FIRST_CARDS,
    FIRST_TILES,
    NORTH,
    NUMBER_AT,
    NUMBERS,
    ON_TOP,
    SOUTH,
    SPOTS,
    SQUARE_NUMBERS,
    SYMBOL_NAMES,
    TILE_NAMES,
)
from ludi.games.pompeii.rules import PompeiiState
from ludi.games.pompeii.state import heap_count
from ludi.games.pompeii.views import Pompeii

_LETTERS = "RBYU"
_ANY_HANDS = ("1 2 3 4", "5 6 8 9", "10 11 1 2", "3 4 5 6")  # for seats whose hand does not matter


def position(
    city: str = "",
    *,
    seats: int = 2,
    turn: int = 0,
    stage: str = "play",
    hands: dict[int, str] | None = None,
    supply: tuple[int, ...] | None = None,
    seething: bool = True,
    deck: int | None = None,
    omens: int = 7,
    lava: str = "",
    tile: str = "",
    bag: dict[str, int] | None = None,
    laid: int = FIRST_TILES,
    volcano: tuple[int, ...] = (),
    saved: tuple[int, ...] = (),
    causer: int = 0,
    **options: Any,
) -> PompeiiState:
    """The position told.

    `stage` is one of P-168 (with `move-1`, `move-2`); stages from `tile` on are of phase 2. `hands` by seat,
    others get any; in `draw` and `omen` the seat on turn needs a hand of three. `deck` is c, the cards of the
    lower part without A.D. 79 (32 by default), `omens` how many of them are Omens. A figure that is neither
    in the city, nor dead or saved as said, is in the supply, or in phase 2 in the box. In phase 2 at least
    `laid` tiles lie; those that `lava` does not show come from the kinds of which the bag has most.
    """
    state = PompeiiGame(**options).start(seats)
    is_flight = stages.STAGES.index(stage) >= stages.TILE
    state.stage = stages.STAGES.index(stage)
    state.turn = turn
    state.actor = CHANCE if stage in ("draw", "tile") else turn
    state.dealt = 4 * seats
    _place_figures(state, city)
    _set_tallies(state, volcano, saved, supply, is_flight)
    _set_cards(state, hands or {}, seething, deck, omens, is_flight)
    _set_lava(state, lava, tile, bag)
    if is_flight:
        state.causer = causer
        _lay_tiles_not_shown(state, laid)
    else:
        _set_spots(state)
        if state.is_moment():
            set_actor(state)
    return state


def _place_figures(state: PompeiiState, city: str) -> None:
    for word in city.split():
        square, _, figures = word.partition(":")
        for letter, number in re.findall(r"([RBYU])(\d*)", figures):
            for _ in range(int(number or 1)):
                state.enter(SQUARE_NUMBERS[square], _LETTERS.index(letter))


def _set_tallies(
    state: PompeiiState,
    volcano: tuple[int, ...],
    saved: tuple[int, ...],
    supply: tuple[int, ...] | None,
    is_flight: bool,
) -> None:
    for seat in range(state.seats):
        state.volcano[seat] = volcano[seat] if volcano else 0
        state.saved[seat] = saved[seat] if saved else 0
        left = state.setup.figures - state.in_city(seat) - state.volcano[seat] - state.saved[seat]
        state.supply[seat] = 0 if is_flight else left if supply is None else supply[seat]
        state.box[seat] = left - state.supply[seat]  # a test that wants few figures boxes the others


def _set_cards(
    state: PompeiiState, hands: dict[int, str], seething: bool, deck: int | None, omens: int, is_flight: bool
) -> None:
    for seat in range(state.seats if not is_flight else 0):
        for card in hands.get(seat, _ANY_HANDS[seat]).split():
            take_card(state, seat, int(card))
    state.is_seething = seething
    state.is_buried = seething or state.setup.two_ad79
    state.on_top = 0 if seething else ON_TOP
    state.omens = omens
    if deck is not None:
        state.lower = deck
    if is_flight:
        discard_what_was_played(state)


def discard_what_was_played(state: PompeiiState) -> None:
    """Discard cards until only the deck and the hands left over are unseen (P-173)."""
    unseen = state.lower - state.omens + FIRST_CARDS - state.dealt
    while state.hidden_count > unseen:
        number = max(range(1, NUMBERS + 1), key=lambda number: heap_count(state.hidden, number))
        state.hidden -= CARD[number]
        state.hidden_count -= 1


def _set_spots(state: PompeiiState) -> None:
    for name, square in SQUARE_NUMBERS.items():
        count = state.figures_at(square)
        assert count <= SPOTS[square], f"{name} has {SPOTS[square]} spots"
        state.room[NUMBER_AT[square]] -= count
        if count and count == SPOTS[square]:
            state.free_north &= ~NORTH[square]
            state.free_south &= ~SOUTH[square]
    for number in range(1, NUMBERS + 1):
        if state.room[number] == 0:
            state.full |= CARD_FIELD[number]


def _set_lava(state: PompeiiState, lava: str, tile: str, bag: dict[str, int] | None) -> None:
    for flow in filter(None, lava.split(";")):
        symbol, *squares = flow.split()
        kind = SYMBOL_NAMES.index(symbol)
        for name in squares:
            square = SQUARE_NUMBERS[name]
            state.lava[2 * kind] |= NORTH[square]
            state.lava[2 * kind + 1] |= SOUTH[square]
            state.open_north &= ~NORTH[square]
            state.open_south &= ~SOUTH[square]
            state.bag[kind] -= 1
            state.laid += 1
    if tile:
        state.tile = TILE_NAMES.index(tile)
        state.bag[state.tile] -= 1
    if bag is not None:
        for kind, name in enumerate(TILE_NAMES):
            state.aside += state.bag[kind] - bag.get(name, 0)
            state.bag[kind] = bag.get(name, 0)
    state.bag_left = sum(state.bag)


def _lay_tiles_not_shown(state: PompeiiState, laid: int) -> None:
    for _ in range(laid - state.laid):
        state.laid += 1
        if state.aside:
            state.aside -= 1  # the bag is as told
            continue
        kind = max(range(len(TILE_NAMES)), key=lambda kind: state.bag[kind])
        state.bag[kind] -= 1
        state.bag_left -= 1


# Matches


def match_of(state: PompeiiState) -> Match:
    """A match that stands at this position, with draws by hand."""
    game = PompeiiGame()
    game.options["edition"] = "mayfair2013" if state.setup.two_ad79 else "amigo2004"
    match = Match(game, state.seats, ByHand())
    match.state = state
    match._back.bar(state, [])
    return match


def match_at(city: str = "", **facts: Any) -> Match:
    """A match that stands at the position told."""
    return match_of(position(city, **facts))


def at(match: Match) -> PompeiiState:
    """The match's position."""
    assert isinstance(match.state, PompeiiState)
    return match.state


def play(match: Match, *texts: str) -> list[Event]:
    """Play actions, each by whoever it is for: chance, the seat on turn, or as in `B erupt` another seat."""
    log: list[Event] = []
    for text in texts:
        seat, action = _who(match, text)
        log += match.play(seat, action)
    return log


def _who(match: Match, text: str) -> tuple[int, str]:
    if re.match(r"[A-D] ", text):
        return "ABCD".index(text[0]), text[2:]
    if text.startswith(("draw ", "tile ")):
        return CHANCE, text
    return at(match).turn, text


def legal(match: Match, seat: int | None = None) -> list[str]:
    """The texts of what a seat may do; by default the seat on turn."""
    return [match.game.codec.write(a) for a in match.legal_actions(at(match).turn if seat is None else seat)]


def squares(match: Match, start: str) -> list[str]:
    """The last word of every legal action that begins so: `squares(match, '+ ')`."""
    return [re.split(r"[ -]", text)[-1] for text in legal(match) if text.startswith(start)]


def refuse(match: Match, text: str, rule: str) -> None:
    """The action is refused by this rule and changes nothing."""
    seat, action = _who(match, text)
    before = match.state.to_bytes()
    with pytest.raises(IllegalActionError) as refused:
        match.play(seat, action)
    assert refused.value.refusal.rule == rule
    assert match.state.to_bytes() == before


def city(match: Match) -> str:
    """The figures in the city, as in P-167."""
    view = at(match).view(None)
    words = []
    for square, figures in view.city.items():
        letters = [f"{_LETTERS[s]}{n if n > 1 else ''}" for s, n in enumerate(figures) if n]
        words.append(f"{square}:{''.join(letters)}")
    return " ".join(words)


def chances(match: Match) -> dict[str, float]:
    """What chance may do, as texts with their probabilities."""
    weights = match.state.chances()
    total = sum(weight for _, weight in weights)
    return {match.game.codec.write(action): weight / total for action, weight in weights}


def hidden_cards(match: Match) -> Counter[int]:
    """The cards nobody has seen, by number."""
    return Counter({n: int(heap_count(at(match).hidden, n)) for n in range(1, NUMBERS + 1)})


def seen(match: Match, viewer: int | None = None) -> Pompeii:
    """What a seat sees, by default a spectator."""
    return at(match).view(viewer)


# From the beginning


def new_match(seats: int = 2, **options: Any) -> Match:
    """A match before the deal, with draws by hand."""
    return Match(PompeiiGame(**options), seats, ByHand())


def deal(match: Match, *hands: str) -> None:
    """Deal these hands, seat by seat."""
    play(match, *(f"draw {card}" for hand in hands for card in hand.split()))


def draw_lowest(match: Match) -> str:
    """Draw the lowest card that may come."""
    text = next(iter(chances(match)))
    play(match, text)
    return text


def ninth_draw(seats: int, **options: Any) -> Match:
    """A match whose ninth card is to be drawn, after lowest cards on first squares: red lives on a2."""
    match = new_match(seats, **options)
    for _ in range(4 * seats):
        draw_lowest(match)
    for turn in range(9):
        if turn:
            draw_lowest(match)
        play(match, legal(match)[0])
    return match

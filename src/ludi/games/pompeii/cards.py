"""Phase 1 of Pompeii: cards bring figures into the city (P-29 to P-97)."""

from __future__ import annotations

from mypy_extensions import i64

from ludi.engine.bits import BIT, count_bits, count_many
from ludi.engine.state import CHANCE
from ludi.engine.views import Event
from ludi.games.pompeii.actions import DONE, DRAW, ERUPT, OMEN, PLAY, RELATIVE, TARGETS, WAIT
from ludi.games.pompeii.actions import NO_SQUARE as WITHOUT
from ludi.games.pompeii.events import (
    Called,
    CardDrawn,
    CardPlayed,
    Died,
    Erupted,
    HandDealt,
    Hidden,
    OmenDrawn,
    Placed,
    RelativesDue,
    RelativesLost,
    Seethes,
)
from ludi.games.pompeii.flight import anyone, tile_turn
from ludi.games.pompeii.printed import (
    AD79_CARD,
    BUILDING_AT,
    BUILDING_IDS,
    BUILDING_NORTH,
    BUILDING_SOUTH,
    CARD,
    CARD_FIELD,
    HAND,
    MOST_SEATS,
    NORTH,
    NUMBER_AT,
    NUMBER_NORTH,
    NUMBER_SOUTH,
    NUMBERS,
    OMEN_CARD,
    RELATIVES_NORTH,
    RELATIVES_SOUTH,
    SOUTH,
    SPOTS,
    SQUARE_NAMES,
    TWINS_NORTH,
    TWINS_SOUTH,
    first_square,
    nth_square,
    squares_of,
)
from ludi.games.pompeii.state import (
    DRAWING,
    PLAYING,
    RELATIVES,
    Position,
    heap_count,
)
from ludi.games.pompeii.state import (
    OMEN as OMEN_STAGE,
)

# Set-up


def deal(position: Position, number: i64, log: list[Event] | None) -> None:
    """A card of the first hands: seat 0 gets four, then seat 1 (P-33)."""
    seat: i64 = position.dealt // HAND
    take_card(position, seat, number)
    position.dealt += 1
    if position.dealt % HAND == 0 and log is not None:
        log.append(HandDealt(seat=seat, cards=position.cards(seat), only=(seat,)))
        log.append(HandDealt(seat=seat, cards=(), but=(seat,)))
    if position.dealt == position.seats * HAND:
        _begin_turn(position, 0)


def take_card(position: Position, seat: i64, number: i64) -> None:
    """A card nobody has seen goes into a hand."""
    position.hands[seat] += CARD[number]
    position.hidden -= CARD[number]
    position.hidden_count -= 1


# The turn


def _begin_turn(position: Position, seat: i64) -> None:
    """A seat is to play a card; who holds only jokers is asked for a call (P-39, P-87)."""
    position.turn = seat
    _decide(position, PLAYING)


def _decide(position: Position, stage: i64) -> None:
    """The seat on turn has something to decide: a moment at which all others may call (P-87)."""
    position.stage = stage
    position.answered = 0
    set_actor(position)


def set_actor(position: Position) -> None:
    """The first who is asked, else the seat on turn."""
    position.actor = position.turn
    if not position.is_seething or not position.setup.has_call:
        return
    seats: i64 = position.seats
    seat: i64 = position.turn
    for step in range(seats - 1):
        seat += 1
        if seat == seats:
            seat = 0
        if (
            position.hands[seat] & ~position.full == 0
            and position.answered & BIT[seat] == 0
            and position.may_call(seat)
        ):
            position.actor = seat
            return


def num_plays(position: Position) -> i64:
    """Each card with each square it can bring a figure to, and the call (P-41, P-81, P-84, P-95)."""
    hand: i64 = position.hands[position.turn]
    count: i64 = 0
    if position.may_call(position.turn):
        count = 1
    can_place = position.can_place()
    for number in range(1, NUMBERS + 1):
        if hand & CARD_FIELD[number]:
            if not can_place:
                count += 1
            elif position.room[number]:
                count += count_bits(position.free_north & NUMBER_NORTH[number])
                count += count_bits(position.free_south & NUMBER_SOUTH[number])
            else:
                count += count_many(position.free_north) + count_many(position.free_south)
    return count


def play_at(position: Position, k: i64) -> i64:
    """The k-th of them; the call is the last."""
    hand: i64 = position.hands[position.turn]
    can_place = position.can_place()
    for number in range(1, NUMBERS + 1):
        if hand & CARD_FIELD[number]:
            base: i64 = PLAY + (number - 1) * TARGETS
            if not can_place:
                if k == 0:
                    return base + WITHOUT
                k -= 1
                continue
            north, south = play_targets(position, number)
            in_north: i64 = count_many(north)
            count: i64 = in_north + count_many(south)
            if k < count:
                return base + nth_square(north, south, k, in_north)
            k -= count
    return ERUPT


def play_actions(position: Position) -> list[int]:
    """All of them, ascending."""
    hand: i64 = position.hands[position.turn]
    can_place = position.can_place()
    found: list[int] = []
    for number in range(1, NUMBERS + 1):
        if hand & CARD_FIELD[number]:
            base = PLAY + (number - 1) * TARGETS
            if can_place:
                north, south = play_targets(position, number)
                found += [base + square for square in squares_of(north, south)]
            else:
                found.append(base + WITHOUT)
    if position.may_call(position.turn):
        found.append(ERUPT)
    return found


def play_targets(position: Position, number: i64) -> tuple[i64, i64]:
    """The free squares of its number, or as a joker all free squares (P-41, P-42, P-81)."""
    if position.room[number]:
        return position.free_north & NUMBER_NORTH[number], position.free_south & NUMBER_SOUTH[number]
    return position.free_north, position.free_south


def play(position: Position, action: i64, log: list[Event] | None) -> None:
    """Lay a card on the discard pile and place a figure (P-39 to P-44)."""
    number: i64 = (action - PLAY) // TARGETS + 1
    square: i64 = (action - PLAY) % TARGETS
    seat: i64 = position.turn
    is_joker = position.room[number] == 0
    position.hands[seat] -= CARD[number]
    position.top = number
    if log is not None:
        has_figure = square != WITHOUT
        log.append(CardPlayed(seat=seat, number=number, is_joker=is_joker, has_figure=has_figure))
    if square == WITHOUT:
        _draw(position)
        return
    bring: i64 = 0
    if position.is_seething and not is_joker:
        bring = position.in_building(square)
    _place(position, square, "joker" if is_joker else "card", log)
    _call_relatives(position, square, bring, log)


def _place(position: Position, square: i64, way: str, log: list[Event] | None) -> None:
    """A figure of the seat on turn takes a spot (P-18)."""
    seat: i64 = position.turn
    position.supply[seat] -= 1
    position.enter(square, seat)
    number: i64 = NUMBER_AT[square]
    position.room[number] -= 1
    if position.room[number] == 0:
        position.full |= CARD_FIELD[number]
    if position.figures_at(square) == SPOTS[square]:
        position.free_north &= ~NORTH[square]
        position.free_south &= ~SOUTH[square]
    if log is not None:
        building = BUILDING_IDS[BUILDING_AT[square]]
        log.append(Placed(seat=seat, square=SQUARE_NAMES[square], building=building, way=way))


# Relatives


def _call_relatives(position: Position, square: i64, count: i64, log: list[Event] | None) -> None:
    """As many as stood in the building before may follow into others (P-64 to P-70)."""
    if count == 0:
        _draw(position)
        return
    building: i64 = BUILDING_AT[square]
    position.causes = square
    position.due = count
    position.allowed_north = RELATIVES_NORTH[building] & position.free_north
    position.allowed_south = RELATIVES_SOUTH[building] & position.free_south
    if log is not None:
        log.append(RelativesDue(seat=position.turn, count=count))
    _go_on_with_relatives(position, log)


def place_relative(position: Position, square: i64, log: list[Event] | None) -> None:
    """One relative; its building takes no other in this turn (P-67, P-71, P-150)."""
    _place(position, square, "relative", log)
    building: i64 = BUILDING_AT[square]
    if position.setup.one_per_number:
        position.allowed_north &= ~TWINS_NORTH[building]
        position.allowed_south &= ~TWINS_SOUTH[building]
    else:
        position.allowed_north &= ~BUILDING_NORTH[building]
        position.allowed_south &= ~BUILDING_SOUTH[building]
    position.due -= 1
    _go_on_with_relatives(position, log)


def _go_on_with_relatives(position: Position, log: list[Event] | None) -> None:
    """The next one, unless nobody is due or there is no figure or spot for one (P-74, P-75, P-78)."""
    if (
        position.due == 0
        or position.supply[position.turn] == 0
        or position.allowed_north | position.allowed_south == 0
    ):
        end_relatives(position, log)
    else:
        _decide(position, RELATIVES)


def end_relatives(position: Position, log: list[Event] | None) -> None:
    """Those not placed are lost (P-74 to P-76)."""
    if position.due and log is not None:
        log.append(RelativesLost(seat=position.turn, count=position.due))
    _forget_relatives(position)
    _draw(position)


def _forget_relatives(position: Position) -> None:
    position.causes = -1
    position.due = 0
    position.allowed_north = 0
    position.allowed_south = 0


def relative_actions(position: Position) -> list[int]:
    """Where a relative may go, or that no more are called."""
    actions = [RELATIVE + square for square in squares_of(position.allowed_north, position.allowed_south)]
    actions.append(DONE)
    return actions


# The draw


def _draw(position: Position) -> None:
    """The seat on turn is to draw a card; open questions lapse (P-45, P-175)."""
    position.answered = 0
    position.stage = DRAWING
    position.actor = CHANCE


def _lots(position: Position, card: i64) -> i64:
    """The weight of a card: 1 to 11, then Omen and A.D. 79 (P-161)."""
    if card == AD79_CARD:
        return _ad79_lots(position)
    if position.on_top or position.stage != DRAWING:
        if card == OMEN_CARD:
            return 0
        return heap_count(position.hidden, card)
    if not position.is_seething:
        return 0
    if card == OMEN_CARD:
        return position.hidden_count * position.omens
    return (position.lower - position.omens) * heap_count(position.hidden, card)


def _ad79_lots(position: Position) -> i64:
    """It comes below the first cards, and then it hides among the last ones (P-51, P-157)."""
    if position.on_top or position.stage != DRAWING:
        return 0
    if not position.is_seething:
        return 1
    if not _may_erupt(position):
        return 0
    return position.hidden_count


def _may_erupt(position: Position) -> bool:
    """Whether the next card may be the second A.D. 79 (P-157, P-161)."""
    return position.is_buried and position.lower <= position.setup.bottom


def all_lots(position: Position) -> i64:
    """The sum of the weights."""
    if position.on_top or position.stage != DRAWING:
        return position.hidden_count
    if not position.is_seething:
        return 1
    cards: i64 = position.lower
    if _may_erupt(position):
        cards += 1
    return position.hidden_count * cards


def card_at(position: Position, ticket: i64) -> i64:
    """The card that a ticket draws."""
    for card in range(1, AD79_CARD + 1):
        lots: i64 = _lots(position, card)
        if ticket < lots:
            return DRAW + card - 1
        ticket -= lots
    raise AssertionError("no such ticket")


def card_chances(position: Position) -> list[tuple[int, int]]:
    """Every card that may come, with its weight (P-161)."""
    found: list[tuple[int, int]] = []
    for card in range(1, AD79_CARD + 1):
        lots: i64 = _lots(position, card)
        if lots:
            found.append((DRAW + card - 1, lots))
    return found


def draw_card(position: Position, card: i64, log: list[Event] | None) -> None:
    """A number fills the hand; Omens and A.D. 79 work at once (P-45, P-49, P-56, P-89)."""
    if card == AD79_CARD:
        _draw_ad79(position, log)
        return
    if position.is_seething:
        position.lower -= 1
    else:
        position.on_top -= 1
    if card == OMEN_CARD:
        _draw_omen(position, log)
        return
    take_card(position, position.turn, card)
    if log is not None:
        log.append(CardDrawn(seat=position.turn, number=card, only=(position.turn,)))
        log.append(CardDrawn(seat=position.turn, number=0, but=(position.turn,)))
    if position.is_seething and not position.is_buried:
        position.is_buried = True  # A.D. 79 is shuffled into the bottom (P-50, P-52)
        if log is not None:
            log.append(Hidden(cards=position.setup.bottom + 1))
    _begin_turn(position, (position.turn + 1) % position.seats)


def _draw_ad79(position: Position, log: list[Event] | None) -> None:
    """The first time Vesuvius seethes, the second time it erupts (P-49, P-89).

    A card that will be hidden again is not discarded (P-50, P-149).
    """
    if position.is_seething or position.setup.two_ad79:
        position.top = AD79_CARD
    if position.is_seething:
        position.is_buried = False
        _erupt(position, position.turn, log)
        return
    position.is_seething = True
    if log is not None:
        log.append(Seethes(seat=position.turn))


# Omens


def _draw_omen(position: Position, log: list[Event] | None) -> None:
    """The drawer chooses a figure of another player, if there is one (P-56, P-57, P-63)."""
    position.omens -= 1
    position.top = OMEN_CARD
    has_victim = False
    for seat in range(position.seats):
        if seat != position.turn and position.is_in_city(seat):
            has_victim = True
    if log is not None:
        log.append(OmenDrawn(seat=position.turn, has_victim=has_victim))
    if has_victim:
        _decide(position, OMEN_STAGE)


def num_victims(position: Position) -> i64:
    """How many figures of others an Omen may take."""
    count: i64 = 0
    for seat in range(position.seats):
        if seat != position.turn:
            count += count_many(position.presence[2 * seat]) + count_many(position.presence[2 * seat + 1])
    return count


def victim_at(position: Position, k: i64) -> i64:
    """The k-th of them."""
    north, south = anyone(position)
    while True:
        square: i64 = first_square(north, south)
        north &= ~NORTH[square]
        south &= ~SOUTH[square]
        for seat in range(position.seats):
            if seat != position.turn and position.own_at(square, seat):
                if k == 0:
                    return OMEN + square * MOST_SEATS + seat
                k -= 1


def victim_actions(position: Position) -> list[int]:
    """Every figure of another player, ascending (P-57, P-59)."""
    north, south = anyone(position)
    found: list[int] = []
    for square in squares_of(north, south):
        for seat in range(position.seats):
            if seat != position.turn and position.own_at(square, seat):
                found.append(OMEN + square * MOST_SEATS + seat)
    return found


def sacrifice(position: Position, action: i64, log: list[Event] | None) -> None:
    """The figure goes into the volcano, its spot is free again, the drawer draws on (P-57 to P-62)."""
    square: i64 = (action - OMEN) // MOST_SEATS
    seat: i64 = (action - OMEN) % MOST_SEATS
    position.leave(square, seat)
    position.volcano[seat] += 1
    number: i64 = NUMBER_AT[square]
    position.room[number] += 1
    position.full &= ~CARD_FIELD[number]
    position.free_north |= NORTH[square]
    position.free_south |= SOUTH[square]
    if log is not None:
        figures = tuple([1 if other == seat else 0 for other in range(position.seats)])
        log.append(Died(square=SQUARE_NAMES[square], figures=figures, cause="omen"))
    _draw(position)


# The call and the eruption


def wait(position: Position, seat: i64) -> None:
    """Who was asked does not call; nobody hears of it (P-87, P-160)."""
    position.answered |= BIT[seat]
    set_actor(position)


def call_eruption(position: Position, seat: i64, log: list[Event] | None) -> None:
    """A hand of jokers is shown (P-84 to P-86)."""
    if log is not None:
        log.append(Called(seat=seat, cards=position.cards(seat)))
    _erupt(position, seat, log)


def _erupt(position: Position, causer: i64, log: list[Event] | None) -> None:
    """Hands are laid down, supplies boxed; the causer's neighbour draws a tile (P-91, P-92, P-98).

    Relatives that were due don't come, and an Omen that was drawn takes nobody (P-174).
    """
    if log is not None:
        hands = tuple([position.cards(seat) for seat in range(position.seats)])
        log.append(Erupted(seat=causer, hands=hands, boxed=tuple(position.supply)))
    for seat in range(position.seats):
        position.hands[seat] = 0
        position.box[seat] += position.supply[seat]
        position.supply[seat] = 0
    position.causer = causer
    position.answered = 0
    _forget_relatives(position)
    tile_turn(position, (causer + 1) % position.seats)


def questions(position: Position, seat: i64) -> list[int]:
    """What a seat may do that is asked out of turn (P-87)."""
    return [ERUPT, WAIT] if position.is_asked(seat) else []

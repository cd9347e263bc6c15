"""Phase 1 of Pompeii: cards bring figures into the city (P-29 to P-97)."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from ludi.engine.bits import BIT, count_bits, count_many
from ludi.engine.state import CHANCE
from ludi.engine.views import Event
from ludi.games.pompeii.actions import DONE, DRAW, ERUPT, OMEN, PLAY, RELATIVE, TARGETS, WAIT
from ludi.games.pompeii.actions import NO_SQUARE as WITHOUT
from ludi.games.pompeii.board import (
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
from ludi.games.pompeii.flight import Flight
from ludi.games.pompeii.state import (
    DRAWING,
    PLAYING,
    RELATIVES,
    heap_count,
)
from ludi.games.pompeii.state import (
    OMEN as OMEN_STAGE,
)
from ludi.games.pompeii.views import (
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


@mypyc_attr(acyclic=True)
class Cards(Flight):
    """The rules from the deal to the eruption."""

    __slots__ = ()

    # Set-up

    def _deal(self, number: i64, log: list[Event] | None) -> None:
        """A card of the first hands: seat 0 gets four, then seat 1 (P-33)."""
        seat: i64 = self.dealt // HAND
        self._take(seat, number)
        self.dealt += 1
        if self.dealt % HAND == 0 and log is not None:
            log.append(HandDealt(seat=seat, cards=self.cards(seat), only=(seat,)))
            log.append(HandDealt(seat=seat, cards=(), but=(seat,)))
        if self.dealt == self.seats * HAND:
            self._begin_turn(0)

    def _take(self, seat: i64, number: i64) -> None:
        """A card nobody has seen goes into a hand."""
        self.hands[seat] += CARD[number]
        self.hidden -= CARD[number]
        self.hidden_count -= 1

    # The turn

    def _begin_turn(self, seat: i64) -> None:
        """A seat is to play a card; who holds only jokers is asked for a call (P-39, P-87)."""
        self.turn = seat
        self._decide(PLAYING)

    def _decide(self, stage: i64) -> None:
        """The seat on turn has something to decide: a moment at which all others may call (P-87)."""
        self.stage = stage
        self.answered = 0
        self._set_actor()

    def _set_actor(self) -> None:
        """The first who is asked, else the seat on turn."""
        self.actor = self.turn
        if not self.is_seething or not self.setup.has_call:
            return
        seats: i64 = self.seats
        seat: i64 = self.turn
        for step in range(seats - 1):
            seat += 1
            if seat == seats:
                seat = 0
            if self.hands[seat] & ~self.full == 0 and self.answered & BIT[seat] == 0 and self.may_call(seat):
                self.actor = seat
                return

    def _num_plays(self) -> i64:
        """Each card with each square it can bring a figure to, and the call (P-41, P-81, P-84, P-95)."""
        hand: i64 = self.hands[self.turn]
        count: i64 = 0
        if self.may_call(self.turn):
            count = 1
        can_place = self.can_place()
        for number in range(1, NUMBERS + 1):
            if hand & CARD_FIELD[number]:
                if not can_place:
                    count += 1
                elif self.room[number]:
                    count += count_bits(self.free_north & NUMBER_NORTH[number])
                    count += count_bits(self.free_south & NUMBER_SOUTH[number])
                else:
                    count += count_many(self.free_north) + count_many(self.free_south)
        return count

    def _play_at(self, k: i64) -> i64:
        """The k-th of them; the call is the last."""
        hand: i64 = self.hands[self.turn]
        can_place = self.can_place()
        for number in range(1, NUMBERS + 1):
            if hand & CARD_FIELD[number]:
                base: i64 = PLAY + (number - 1) * TARGETS
                if not can_place:
                    if k == 0:
                        return base + WITHOUT
                    k -= 1
                    continue
                north, south = self.play_targets(number)
                in_north: i64 = count_many(north)
                count: i64 = in_north + count_many(south)
                if k < count:
                    return base + nth_square(north, south, k, in_north)
                k -= count
        return ERUPT

    def _play_actions(self) -> list[int]:
        """All of them, ascending."""
        hand: i64 = self.hands[self.turn]
        can_place = self.can_place()
        found: list[int] = []
        for number in range(1, NUMBERS + 1):
            if hand & CARD_FIELD[number]:
                base = PLAY + (number - 1) * TARGETS
                if can_place:
                    north, south = self.play_targets(number)
                    found += [base + square for square in squares_of(north, south)]
                else:
                    found.append(base + WITHOUT)
        if self.may_call(self.turn):
            found.append(ERUPT)
        return found

    def play_targets(self, number: i64) -> tuple[i64, i64]:
        """The free squares of its number, or as a joker all free squares (P-41, P-42, P-81)."""
        if self.room[number]:
            return self.free_north & NUMBER_NORTH[number], self.free_south & NUMBER_SOUTH[number]
        return self.free_north, self.free_south

    def _play(self, action: i64, log: list[Event] | None) -> None:
        """Lay a card on the discard pile and place a figure (P-39 to P-44)."""
        number: i64 = (action - PLAY) // TARGETS + 1
        square: i64 = (action - PLAY) % TARGETS
        seat: i64 = self.turn
        is_joker = self.room[number] == 0
        self.hands[seat] -= CARD[number]
        self.top = number
        if log is not None:
            has_figure = square != WITHOUT
            log.append(CardPlayed(seat=seat, number=number, is_joker=is_joker, has_figure=has_figure))
        if square == WITHOUT:
            self._draw()
            return
        bring: i64 = 0
        if self.is_seething and not is_joker:
            bring = self.in_building(square)
        self._place(square, "joker" if is_joker else "card", log)
        self._call_relatives(square, bring, log)

    def _place(self, square: i64, way: str, log: list[Event] | None) -> None:
        """A figure of the seat on turn takes a spot (P-18)."""
        seat: i64 = self.turn
        self.supply[seat] -= 1
        self._enter(square, seat)
        number: i64 = NUMBER_AT[square]
        self.room[number] -= 1
        if self.room[number] == 0:
            self.full |= CARD_FIELD[number]
        if self.figures_at(square) == SPOTS[square]:
            self.free_north &= ~NORTH[square]
            self.free_south &= ~SOUTH[square]
        if log is not None:
            building = BUILDING_IDS[BUILDING_AT[square]]
            log.append(Placed(seat=seat, square=SQUARE_NAMES[square], building=building, way=way))

    # Relatives

    def _call_relatives(self, square: i64, count: i64, log: list[Event] | None) -> None:
        """As many as stood in the building before may follow into others (P-64 to P-70)."""
        if count == 0:
            self._draw()
            return
        building: i64 = BUILDING_AT[square]
        self.causes = square
        self.due = count
        self.allowed_north = RELATIVES_NORTH[building] & self.free_north
        self.allowed_south = RELATIVES_SOUTH[building] & self.free_south
        if log is not None:
            log.append(RelativesDue(seat=self.turn, count=count))
        self._go_on_with_relatives(log)

    def _place_relative(self, square: i64, log: list[Event] | None) -> None:
        """One relative; its building takes no other in this turn (P-67, P-71, P-150)."""
        self._place(square, "relative", log)
        building: i64 = BUILDING_AT[square]
        if self.setup.one_per_number:
            self.allowed_north &= ~TWINS_NORTH[building]
            self.allowed_south &= ~TWINS_SOUTH[building]
        else:
            self.allowed_north &= ~BUILDING_NORTH[building]
            self.allowed_south &= ~BUILDING_SOUTH[building]
        self.due -= 1
        self._go_on_with_relatives(log)

    def _go_on_with_relatives(self, log: list[Event] | None) -> None:
        """The next one, unless nobody is due or there is no figure or spot for one (P-74, P-75, P-78)."""
        if self.due == 0 or self.supply[self.turn] == 0 or self.allowed_north | self.allowed_south == 0:
            self._end_relatives(log)
        else:
            self._decide(RELATIVES)

    def _end_relatives(self, log: list[Event] | None) -> None:
        """Those not placed are lost (P-74 to P-76)."""
        if self.due and log is not None:
            log.append(RelativesLost(seat=self.turn, count=self.due))
        self._forget_relatives()
        self._draw()

    def _forget_relatives(self) -> None:
        self.causes = -1
        self.due = 0
        self.allowed_north = 0
        self.allowed_south = 0

    def _relative_actions(self) -> list[int]:
        actions = [RELATIVE + square for square in squares_of(self.allowed_north, self.allowed_south)]
        actions.append(DONE)
        return actions

    # The draw

    def _draw(self) -> None:
        """The seat on turn is to draw a card; open questions lapse (P-45, P-175)."""
        self.answered = 0
        self.stage = DRAWING
        self.actor = CHANCE

    def _lots(self, card: i64) -> i64:
        """The weight of a card: 1 to 11, then Omen and A.D. 79 (P-161)."""
        if card == AD79_CARD:
            return self._ad79_lots()
        if self.on_top or self.stage != DRAWING:
            if card == OMEN_CARD:
                return 0
            return heap_count(self.hidden, card)
        if not self.is_seething:
            return 0
        if card == OMEN_CARD:
            return self.hidden_count * self.omens
        return (self.lower - self.omens) * heap_count(self.hidden, card)

    def _ad79_lots(self) -> i64:
        """It comes below the first cards, and then it hides among the last ones (P-51, P-157)."""
        if self.on_top or self.stage != DRAWING:
            return 0
        if not self.is_seething:
            return 1
        if not self._may_erupt():
            return 0
        return self.hidden_count

    def _may_erupt(self) -> bool:
        """Whether the next card may be the second A.D. 79 (P-157, P-161)."""
        return self.is_buried and self.lower <= self.setup.bottom

    def _all_lots(self) -> i64:
        """The sum of the weights."""
        if self.on_top or self.stage != DRAWING:
            return self.hidden_count
        if not self.is_seething:
            return 1
        cards: i64 = self.lower
        if self._may_erupt():
            cards += 1
        return self.hidden_count * cards

    def _card_at(self, ticket: i64) -> i64:
        """The card that a ticket draws."""
        for card in range(1, AD79_CARD + 1):
            lots: i64 = self._lots(card)
            if ticket < lots:
                return DRAW + card - 1
            ticket -= lots
        raise AssertionError("no such ticket")

    def _card_chances(self) -> list[tuple[int, int]]:
        """Every card that may come, with its weight (P-161)."""
        found: list[tuple[int, int]] = []
        for card in range(1, AD79_CARD + 1):
            lots: i64 = self._lots(card)
            if lots:
                found.append((DRAW + card - 1, lots))
        return found

    def _draw_card(self, card: i64, log: list[Event] | None) -> None:
        """A number fills the hand; Omens and A.D. 79 work at once (P-45, P-49, P-56, P-89)."""
        if card == AD79_CARD:
            self._draw_ad79(log)
            return
        if self.is_seething:
            self.lower -= 1
        else:
            self.on_top -= 1
        if card == OMEN_CARD:
            self._draw_omen(log)
            return
        self._take(self.turn, card)
        if log is not None:
            log.append(CardDrawn(seat=self.turn, number=card, only=(self.turn,)))
            log.append(CardDrawn(seat=self.turn, number=0, but=(self.turn,)))
        if self.is_seething and not self.is_buried:
            self.is_buried = True  # A.D. 79 is shuffled into the bottom (P-50, P-52)
            if log is not None:
                log.append(Hidden(cards=self.setup.bottom + 1))
        self._begin_turn((self.turn + 1) % self.seats)

    def _draw_ad79(self, log: list[Event] | None) -> None:
        """The first time Vesuvius seethes, the second time it erupts (P-49, P-89).

        A card that will be hidden again is not discarded (P-50, P-149).
        """
        if self.is_seething or self.setup.two_ad79:
            self.top = AD79_CARD
        if self.is_seething:
            self.is_buried = False
            self._erupt(self.turn, log)
            return
        self.is_seething = True
        if log is not None:
            log.append(Seethes(seat=self.turn))

    # Omens

    def _draw_omen(self, log: list[Event] | None) -> None:
        """The drawer chooses a figure of another player, if there is one (P-56, P-57, P-63)."""
        self.omens -= 1
        self.top = OMEN_CARD
        has_victim = False
        for seat in range(self.seats):
            if seat != self.turn and self.is_in_city(seat):
                has_victim = True
        if log is not None:
            log.append(OmenDrawn(seat=self.turn, has_victim=has_victim))
        if has_victim:
            self._decide(OMEN_STAGE)

    def _num_victims(self) -> i64:
        count: i64 = 0
        for seat in range(self.seats):
            if seat != self.turn:
                count += count_many(self.presence[2 * seat]) + count_many(self.presence[2 * seat + 1])
        return count

    def _victim_at(self, k: i64) -> i64:
        """The k-th of them."""
        north, south = self.anyone()
        while True:
            square: i64 = first_square(north, south)
            north &= ~NORTH[square]
            south &= ~SOUTH[square]
            for seat in range(self.seats):
                if seat != self.turn and self.own_at(square, seat):
                    if k == 0:
                        return OMEN + square * MOST_SEATS + seat
                    k -= 1

    def _victim_actions(self) -> list[int]:
        """Every figure of another player, ascending (P-57, P-59)."""
        north, south = self.anyone()
        found: list[int] = []
        for square in squares_of(north, south):
            for seat in range(self.seats):
                if seat != self.turn and self.own_at(square, seat):
                    found.append(OMEN + square * MOST_SEATS + seat)
        return found

    def _sacrifice(self, action: i64, log: list[Event] | None) -> None:
        """The figure goes into the volcano, its spot is free again, the drawer draws on (P-57 to P-62)."""
        square: i64 = (action - OMEN) // MOST_SEATS
        seat: i64 = (action - OMEN) % MOST_SEATS
        self._leave(square, seat)
        self.volcano[seat] += 1
        number: i64 = NUMBER_AT[square]
        self.room[number] += 1
        self.full &= ~CARD_FIELD[number]
        self.free_north |= NORTH[square]
        self.free_south |= SOUTH[square]
        if log is not None:
            figures = tuple([1 if other == seat else 0 for other in range(self.seats)])
            log.append(Died(square=SQUARE_NAMES[square], figures=figures, cause="omen"))
        self._draw()

    # The call and the eruption

    def _wait(self, seat: i64) -> None:
        """Who was asked does not call; nobody hears of it (P-87, P-160)."""
        self.answered |= BIT[seat]
        self._set_actor()

    def _call(self, seat: i64, log: list[Event] | None) -> None:
        """A hand of jokers is shown (P-84 to P-86)."""
        if log is not None:
            log.append(Called(seat=seat, cards=self.cards(seat)))
        self._erupt(seat, log)

    def _erupt(self, causer: i64, log: list[Event] | None) -> None:
        """Hands are laid down, supplies boxed; the causer's neighbour draws a tile (P-91, P-92, P-98).

        Relatives that were due don't come, and an Omen that was drawn takes nobody (P-174).
        """
        if log is not None:
            hands = tuple([self.cards(seat) for seat in range(self.seats)])
            log.append(Erupted(seat=causer, hands=hands, boxed=tuple(self.supply)))
        for seat in range(self.seats):
            self.hands[seat] = 0
            self.box[seat] += self.supply[seat]
            self.supply[seat] = 0
        self.causer = causer
        self.answered = 0
        self._forget_relatives()
        self._tile_turn((causer + 1) % self.seats)

    def _question(self, seat: i64) -> list[int]:
        """What a seat may do that is asked out of turn (P-87)."""
        return [ERUPT, WAIT] if self.is_asked(seat) else []

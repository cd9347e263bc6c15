"""A position of Pompeii that can be played on: phase 1 is in cards.py, phase 2 in flight.py."""

from __future__ import annotations

from typing import Any, final

from mypy_extensions import i64, mypyc_attr

from ludi.engine.bits import BIT, count_many
from ludi.engine.rng import Rng
from ludi.engine.state import CHANCE, NOBODY, State
from ludi.engine.views import Event, Outcome, Prompt
from ludi.games.pompeii import laws
from ludi.games.pompeii.actions import DONE, DRAW, ERUPT, PASS, RELATIVE, WAIT
from ludi.games.pompeii.actions import TILE as TILE_ACTION
from ludi.games.pompeii.cards import (
    all_lots,
    call_eruption,
    card_at,
    card_chances,
    deal,
    draw_card,
    end_relatives,
    num_plays,
    num_victims,
    place_relative,
    play,
    play_actions,
    play_at,
    questions,
    relative_actions,
    sacrifice,
    set_actor,
    take_card,
    victim_actions,
    victim_at,
    wait,
)
from ludi.games.pompeii.fields import set_values, take_over, to_bytes, values_of
from ludi.games.pompeii.flight import (
    draw_tile,
    lava_actions,
    lava_at,
    move,
    move_actions,
    move_at,
    num_lava,
    num_moves,
    pass_move,
    place_lava,
    ranks,
    seats_ahead,
)
from ludi.games.pompeii.printed import NUMBERS, REASONS, Setup, nth_square
from ludi.games.pompeii.state import (
    DEALING,
    DRAWING,
    MOVE_1,
    OVER,
    PLAYING,
    RELATIVES,
    TILE,
    Position,
    heap_count,
    heap_size,
)
from ludi.games.pompeii.state import (
    LAVA as LAVA_STAGE,
)
from ludi.games.pompeii.state import (
    OMEN as OMEN_STAGE,
)
from ludi.games.pompeii.views import Pompeii, ask, see


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class PompeiiState(Position):
    """The contract: who acts, what is legal, what an action does."""

    __slots__ = ()

    def to_act(self) -> list[int]:
        """Who is asked for a call, clockwise, and last the seat on turn (P-87)."""
        if self.actor == NOBODY:
            return []
        if self.actor == CHANCE:
            return [CHANCE]
        return [*self.asked(), self.turn]

    # What may be done

    def num_legal(self, seat: i64) -> i64:
        """How many legal actions the seat has; for chance the sum of the weights."""
        if seat == CHANCE:
            return self._num_chances()
        if seat < 0:
            return 0
        if seat != self.turn:
            return len(questions(self, seat))
        if self.actor < 0:
            return 0
        stage: i64 = self.stage
        if stage >= MOVE_1:
            return num_moves(self)
        if stage == PLAYING:
            return num_plays(self)
        if stage == RELATIVES:
            return count_many(self.allowed_north) + count_many(self.allowed_south) + 1
        if stage == OMEN_STAGE:
            return num_victims(self)
        return num_lava(self)

    def _num_chances(self) -> i64:
        if self.actor != CHANCE:
            return 0
        return self.bag_left if self.stage == TILE else all_lots(self)

    def legal_at(self, seat: i64, k: i64) -> i64:
        """The k-th legal action without building the list; for chance the outcome that ticket k draws."""
        stage: i64 = self.stage
        if seat == CHANCE:
            return self._tile_at(k) if stage == TILE else card_at(self, k)
        if seat != self.turn:
            return ERUPT if k == 0 else WAIT
        if stage >= MOVE_1:
            return move_at(self, k)
        if stage == PLAYING:
            return play_at(self, k)
        if stage == RELATIVES:
            return self._relative_at(k)
        if stage == OMEN_STAGE:
            return victim_at(self, k)
        return lava_at(self, k)

    def _relative_at(self, k: i64) -> i64:
        in_north: i64 = count_many(self.allowed_north)
        if k == in_north + count_many(self.allowed_south):
            return DONE
        return RELATIVE + nth_square(self.allowed_north, self.allowed_south, k, in_north)

    def _tile_at(self, ticket: i64) -> i64:
        """A tile comes in proportion to its kind in the bag (P-162)."""
        kind: i64 = 0
        while ticket >= self.bag[kind]:
            ticket -= self.bag[kind]
            kind += 1
        return TILE_ACTION + kind

    def legal_actions(self, seat: i64) -> list[int]:
        """The seat's legal actions, ascending."""
        if seat == CHANCE:
            return [action for action, weight in self.chances()]
        if seat < 0 or self.actor < 0:
            return []
        if seat != self.turn:
            return questions(self, seat)
        stage: i64 = self.stage
        if stage >= MOVE_1:
            return move_actions(self)
        if stage == RELATIVES:
            return relative_actions(self)
        if stage == OMEN_STAGE:
            return victim_actions(self)
        if stage == LAVA_STAGE:
            return lava_actions(self)
        return play_actions(self)

    def chances(self) -> list[tuple[int, int]]:
        """Each outcome of chance with its weight (P-161, P-162)."""
        if self.actor != CHANCE:
            return []
        if self.stage == TILE:
            return [(TILE_ACTION + kind, count) for kind, count in enumerate(list(self.bag)) if count]
        return card_chances(self)

    # What it does

    def apply(self, seat: i64, action: i64, log: list[Event] | None = None) -> None:
        """Play an action that the caller knows to be legal."""
        self.ply += 1
        stage: i64 = self.stage
        if stage == TILE:
            draw_tile(self, action - TILE_ACTION, log)
        elif stage == LAVA_STAGE:
            place_lava(self, action, log)
        elif stage >= MOVE_1:
            if action == PASS:
                pass_move(self, log)
            else:
                move(self, action, log)
        else:
            self._apply_card(seat, action, log)

    def _apply_card(self, seat: i64, action: i64, log: list[Event] | None) -> None:
        """An action of phase 1."""
        stage: i64 = self.stage
        if stage == DRAWING:
            draw_card(self, action - DRAW + 1, log)
        elif stage == DEALING:
            deal(self, action - DRAW + 1, log)
        elif action == ERUPT:
            call_eruption(self, seat, log)
        elif action == WAIT:
            wait(self, seat)
        elif stage == OMEN_STAGE:
            sacrifice(self, action, log)
        elif stage == PLAYING:
            play(self, action, log)
        elif action == DONE:
            end_relatives(self, log)
        else:
            place_relative(self, action - RELATIVE, log)

    # The end

    def outcome(self) -> Outcome | None:
        """None while it is played."""
        if self.stage != OVER:
            return None
        shares = tuple([self.reward(seat) for seat in range(self.seats)])
        return Outcome(REASONS[self.reason], tuple(self.saved), ranks(self), shares)

    def reward(self, seat: i64) -> float:
        """The seat's share of the victory (P-144)."""
        if seats_ahead(self, seat):
            return 0.0
        sharing: i64 = 0
        for other in range(self.seats):
            if seats_ahead(self, other) == 0:
                sharing += 1
        return 1.0 / float(sharing)

    # What is seen

    def view(self, viewer: int | None) -> Pompeii:
        """What lies open, and one's own hand (P-154 to P-159)."""
        return see(self, viewer)

    def prompt(self, viewer: int | None) -> Prompt:
        """What the viewer is to do, or whom he waits for."""
        return ask(self, viewer)

    def redraw(self, viewer: int | None, rng: Rng) -> PompeiiState:
        """Deal the hands of the others anew from all cards that this viewer has not seen (P-154, P-161).

        Who was asked and waits is hidden too, so nobody but the viewer has answered.
        """
        other = self.copy()
        own: i64 = -1 if viewer is None else viewer
        for seat in range(self.seats):
            if seat != own:
                other.hidden += self.hands[seat]
                other.hidden_count += heap_size(self.hands[seat])
                other.hands[seat] = 0
        for seat in range(self.seats):
            if seat != own:
                for n in range(heap_size(self.hands[seat])):
                    take_card(other, seat, other._unseen_card(rng))
        if self.is_moment():
            other.answered = self.answered & BIT[own] if own >= 0 else 0
            set_actor(other)
        return other

    def _unseen_card(self, rng: Rng) -> i64:
        """A random card of the hidden heap."""
        ticket: i64 = rng.fair_below(self.hidden_count)
        for number in range(1, NUMBERS + 1):
            count: i64 = heap_count(self.hidden, number)
            if ticket < count:
                return number
            ticket -= count
        raise AssertionError("the heap is empty")

    def check(self) -> None:
        """The laws of conservation of P-173."""
        laws.check(self)

    # Copies and playouts

    def copy(self) -> PompeiiState:
        """An independent position, equal to this one."""
        other = PompeiiState(self.setup)
        take_over(other, self)
        return other

    def copy_from(self, other: State) -> None:
        """Become equal to another position of the same game."""
        assert isinstance(other, PompeiiState)
        take_over(self, other)

    def to_bytes(self) -> bytes:
        """All of the position, secrets included; equal bytes mean equal positions."""
        return to_bytes(self)

    def fields(self) -> dict[str, Any]:
        """Every field by its name."""
        return values_of(self)

    def set_fields(self, values: dict[str, Any]) -> None:
        """Become the position with these fields."""
        set_values(self, values)

    def playout(self, rng: Rng) -> None:
        """Random play to the end."""
        while self.actor != NOBODY:
            actor: i64 = self.actor
            self.apply(actor, self.legal_at(actor, rng.below(self.num_legal(actor))))


def new_game(setup: Setup) -> PompeiiState:
    """The empty city, all figures in the supplies, nothing dealt (P-29 to P-34)."""
    state = PompeiiState(setup)
    state.lay_out()
    return state

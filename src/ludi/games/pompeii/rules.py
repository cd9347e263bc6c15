"""A position of Pompeii that can be played on: phase 1 is in cards.py, phase 2 in flight.py."""

from __future__ import annotations

from typing import Any, final

from mypy_extensions import i64, mypyc_attr

from ludi.engine.bits import BIT, count_many
from ludi.engine.rng import Rng
from ludi.engine.state import CHANCE, NOBODY, State
from ludi.engine.views import Event, Prompt
from ludi.games.pompeii.actions import DONE, DRAW, ERUPT, PASS, RELATIVE, WAIT
from ludi.games.pompeii.actions import TILE as TILE_ACTION
from ludi.games.pompeii.board import NUMBERS, Setup, nth_square
from ludi.games.pompeii.cards import Cards
from ludi.games.pompeii.fields import set_values, take_over, to_bytes, values_of
from ludi.games.pompeii.state import (
    DEALING,
    DRAWING,
    MOVE_1,
    PLAYING,
    RELATIVES,
    TILE,
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
class PompeiiState(Cards):
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
            return len(self._question(seat))
        if self.actor < 0:
            return 0
        stage: i64 = self.stage
        if stage >= MOVE_1:
            return self._num_moves()
        if stage == PLAYING:
            return self._num_plays()
        if stage == RELATIVES:
            return count_many(self.allowed_north) + count_many(self.allowed_south) + 1
        if stage == OMEN_STAGE:
            return self._num_victims()
        return self._num_lava()

    def _num_chances(self) -> i64:
        if self.actor != CHANCE:
            return 0
        return self.bag_left if self.stage == TILE else self._all_lots()

    def legal_at(self, seat: i64, k: i64) -> i64:
        """The k-th legal action without building the list; for chance the outcome that ticket k draws."""
        stage: i64 = self.stage
        if seat == CHANCE:
            return self._tile_at(k) if stage == TILE else self._card_at(k)
        if seat != self.turn:
            return ERUPT if k == 0 else WAIT
        if stage >= MOVE_1:
            return self._move_at(k)
        if stage == PLAYING:
            return self._play_at(k)
        if stage == RELATIVES:
            return self._relative_at(k)
        if stage == OMEN_STAGE:
            return self._victim_at(k)
        return self._lava_at(k)

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
            return self._question(seat)
        stage: i64 = self.stage
        if stage >= MOVE_1:
            return self._move_actions()
        if stage == RELATIVES:
            return self._relative_actions()
        if stage == OMEN_STAGE:
            return self._victim_actions()
        if stage == LAVA_STAGE:
            return self._lava_actions()
        return self._play_actions()

    def chances(self) -> list[tuple[int, int]]:
        """Each outcome of chance with its weight (P-161, P-162)."""
        if self.actor != CHANCE:
            return []
        if self.stage == TILE:
            return [(TILE_ACTION + kind, count) for kind, count in enumerate(list(self.bag)) if count]
        return self._card_chances()

    # What it does

    def apply(self, seat: i64, action: i64, log: list[Event] | None = None) -> None:
        """Play an action that the caller knows to be legal."""
        self.ply += 1
        stage: i64 = self.stage
        if stage == TILE:
            self._draw_tile(action - TILE_ACTION, log)
        elif stage == LAVA_STAGE:
            self._place_lava(action, log)
        elif stage >= MOVE_1:
            if action == PASS:
                self._pass(log)
            else:
                self._move(action, log)
        else:
            self._apply_card(seat, action, log)

    def _apply_card(self, seat: i64, action: i64, log: list[Event] | None) -> None:
        """An action of phase 1."""
        stage: i64 = self.stage
        if stage == DRAWING:
            self._draw_card(action - DRAW + 1, log)
        elif stage == DEALING:
            self._deal(action - DRAW + 1, log)
        elif action == ERUPT:
            self._call(seat, log)
        elif action == WAIT:
            self._wait(seat)
        elif stage == OMEN_STAGE:
            self._sacrifice(action, log)
        elif stage == PLAYING:
            self._play(action, log)
        elif action == DONE:
            self._end_relatives(log)
        else:
            self._place_relative(action - RELATIVE, log)

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
                    other._take(seat, other._unseen_card(rng))
        if self.is_moment():
            other.answered = self.answered & BIT[own] if own >= 0 else 0
            other._set_actor()
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

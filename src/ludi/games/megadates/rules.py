"""A battle that can be played on: who acts, what is legal, what an action does; command and the end."""

from __future__ import annotations

from typing import Any, final

from mypy_extensions import i64, mypyc_attr

from ludi.engine.rng import Rng
from ludi.engine.state import CHANCE, NOBODY, TABLE, State
from ludi.engine.views import Event, Outcome, Prompt
from ludi.games.megadates import corrections, laws, views
from ludi.games.megadates.battle import answer, fall_due, reveal, reveal_if_ready, take_chance
from ludi.games.megadates.codec import CHIT, DEADLINE, DIE, END, RAM, SPARE
from ludi.games.megadates.events import Locked
from ludi.games.megadates.fields import set_values, take_over, to_bytes, values_of
from ludi.games.megadates.fog import veil
from ludi.games.megadates.meetings import striker
from ludi.games.megadates.orders import order_tokens, write_part
from ludi.games.megadates.printed import CHIT_COPIES, CHITS
from ludi.games.megadates.redraw import other_world
from ludi.games.megadates.sea import FACING_NAMES
from ludi.games.megadates.setup import Setup
from ludi.games.megadates.state import (
    AGREED,
    ORDERING,
    OVER,
    Position,
)
from ludi.games.megadates.turns import finish_battle, open_orders


@final
@mypyc_attr(acyclic=True)
class MegadatesState(Position):
    """The contract."""

    __slots__ = ()

    def to_act(self) -> list[int]:
        """Every seat that has not locked its orders, chance, or who may ram or not (N-041, N-075)."""
        if self.stage == ORDERING:
            return [seat for seat in range(self.seats) if not self.locked[seat]]
        return [] if self.actor == NOBODY else [self.actor]

    # What may be done

    def num_legal(self, seat: i64) -> i64:
        """How many legal actions the seat has; for chance the sum of the weights."""
        if seat == CHANCE:
            if self.actor != CHANCE:
                return 0
            return 6 if self.want_chit_of < 0 else self.deck_size(self.want_chit_of)
        if self.stage != ORDERING and striker(self) < 0:
            return 0
        if seat == TABLE:
            return 2
        return len(self._choices(seat))

    def legal_at(self, seat: i64, k: i64) -> i64:
        """The k-th of them; for chance the outcome that ticket k draws."""
        if seat == CHANCE:
            return DIE + k if self.want_chit_of < 0 else self._chit_at(k)
        if seat == TABLE:
            return DEADLINE + k
        return self._choices(seat)[k]

    def _choices(self, seat: i64) -> list[int]:
        """Parts of an order; or whether to ram (N-075)."""
        if self.stage == ORDERING:
            return order_tokens(self, seat)
        return [RAM, SPARE] if seat == self.actor else []

    def _chit_at(self, ticket: i64) -> i64:
        base: i64 = self.want_chit_of * CHITS * 2
        kind: i64 = 0
        while ticket >= self.deck[base + kind]:
            ticket -= self.deck[base + kind]
            kind += 1
        return CHIT + kind

    def legal_actions(self, seat: i64) -> list[int]:
        """The seat's legal actions, ascending."""
        if seat == CHANCE:
            return [action for action, weight in self.chances()]
        if self.stage != ORDERING and striker(self) < 0:
            return []
        return [DEADLINE, END] if seat == TABLE else self._choices(seat)

    def chances(self) -> list[tuple[int, int]]:
        """A die, or a chit with as many tickets as copies are left in the ship's deck (N-165)."""
        if self.actor != CHANCE:
            return []
        if self.want_chit_of < 0:
            return [(DIE + face, 1) for face in range(6)]
        base = self.want_chit_of * CHITS * 2
        copies = [int(self.deck[base + kind]) for kind in range(CHITS * 2)]
        return [(CHIT + kind, count) for kind, count in enumerate(copies) if count]

    # What it does

    def apply(self, seat: i64, action: i64, log: list[Event] | None = None) -> None:
        """Play an action that the caller knows to be legal; in fog not everyone hears of it (N-160)."""
        if not self.setup.fog:
            self._do(seat, action, log)
            return
        told: list[Event] = []
        self._do(seat, action, told)
        seen = veil(self, told)
        if log is not None:
            log += seen

    def _do(self, seat: i64, action: i64, log: list[Event] | None) -> None:
        self.ply += 1
        if seat == CHANCE:
            take_chance(self, action, log)
        elif action == END:
            finish_battle(self, AGREED, log)
        elif action == DEADLINE:
            fall_due(self, log)
        elif seat == TABLE:
            corrections.apply(self, action, log)
        elif self.stage != ORDERING:
            answer(self, action, log)
        else:
            write_part(self, seat, action)
            if self.locked[seat] and log is not None:
                log.append(Locked(seat=seat))
            reveal_if_ready(self, log)

    def play_turn(self, rng: Rng) -> None:
        """Reveal what is written, and draw whatever chance decides up to the next orders or the end.

        Whoever is asked rams (N-075).
        """
        reveal(self, None)
        while self.stage != ORDERING and self.stage != OVER:
            if self.actor == CHANCE:
                take_chance(self, self.legal_at(CHANCE, rng.below(self.num_legal(CHANCE))), None)
            else:
                answer(self, RAM, None)

    def outcome(self) -> Outcome | None:
        """None while it is fought."""
        if self.stage != OVER:
            return None
        return views.outcome_of(self)

    def reward(self, seat: i64) -> float:
        """The seat's share of the victory: all captains of the winning fleet won together."""
        return views.outcome_of(self).shares[seat]

    # What is seen

    def view(self, viewer: int | None) -> views.Megadates:
        """What the viewer's ships may know (N-157 to N-160)."""
        return views.see(self, viewer)

    def prompt(self, viewer: int | None) -> Prompt:
        """What the viewer is to do, or whom he waits for."""
        return views.ask(self, viewer)

    def redraw(self, viewer: int | None, rng: Rng) -> MegadatesState:
        """The same battle with other hidden hulls, chits, crews and orders (N-041, N-158)."""
        return other_world(self, viewer, rng)

    def check(self) -> None:
        """Chits, units and links are conserved."""
        laws.check(self)

    # Copies

    def copy(self) -> MegadatesState:
        """An independent position, equal to this one."""
        other = MegadatesState(self.setup)
        take_over(other, self)
        return other

    def copy_from(self, other: State) -> None:
        """Become equal to another position of the same battle."""
        assert isinstance(other, MegadatesState)
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


def new_battle(setup: Setup) -> MegadatesState:
    """Ships where the scenario puts them, full crews and decks of chits; everybody writes orders (N-040)."""
    state = MegadatesState(setup)
    for n, ship in enumerate(setup.scenario.ships):
        state.stern[n] = setup.sea.rex(*ship.stern)
        state.facing[n] = FACING_NAMES.index(ship.facing)
        state.speed[n] = ship.speed
        state.moved[n] = ship.speed
        state.hull[n] = setup.hulls[n]
        state.extra[n] = setup.extras[n]
        state.hand_over(n, n)
        state.loot[n] = ship.loot
        for kind in range(CHITS * 2):
            state.deck[n * CHITS * 2 + kind] = CHIT_COPIES[kind]
    for unit in range(setup.units):
        state.place[unit] = setup.home[unit]
        state.section[unit] = setup.unit_sections[unit]
    open_orders(state)
    return state

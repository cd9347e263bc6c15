"""A battle that can be played on: who acts, what is legal, what an action does; command and the end."""

from __future__ import annotations

from typing import Any, final

from mypy_extensions import i64, mypyc_attr

from ludi.engine.bits import BIT
from ludi.engine.rng import Rng
from ludi.engine.state import CHANCE, NOBODY, TABLE, State
from ludi.engine.views import Event, Outcome, Prompt
from ludi.games.megadates import corrections, laws, vain, views
from ludi.games.megadates.battle import Battle
from ludi.games.megadates.codec import CHIT, DEADLINE, DIE, END, FLAGS, RAM, SIGNALS, SPARE
from ludi.games.megadates.events import Ended, Flag, Late, Locked, Revealed
from ludi.games.megadates.fields import set_values, take_over, to_bytes, values_of
from ludi.games.megadates.fleet import CHIT_COPIES, CHITS, SQUADRONS
from ludi.games.megadates.fog import veil
from ludi.games.megadates.notation import write_orders
from ludi.games.megadates.redraw import other_world
from ludi.games.megadates.score import scores_of
from ludi.games.megadates.sea import FACING_NAMES
from ludi.games.megadates.setup import Setup
from ludi.games.megadates.state import (
    AFLOAT,
    AGREED,
    FLEET_GONE,
    OFF_MAP,
    ORDERING,
    OVER,
    REASONS,
    SUNK,
    TURN_LIMIT,
)


@final
@mypyc_attr(acyclic=True)
class MegadatesState(Battle):
    """The contract."""

    __slots__ = ()

    def to_act(self) -> list[int]:
        """Every seat that has not locked its orders, chance, or who may ram or not (N-041, N-075)."""
        if self.stage == ORDERING:
            return [seat for seat in range(self.seats) if not self.locked[seat]]
        return [] if self.actor == NOBODY else [self.actor]

    def _set_actor(self) -> None:
        """The first seat that owes orders."""
        for seat in range(self.seats):
            if not self.locked[seat]:
                self.actor = seat
                return
        self.actor = NOBODY

    # What may be done

    def num_legal(self, seat: i64) -> i64:
        """How many legal actions the seat has; for chance the sum of the weights."""
        if seat == CHANCE:
            if self.actor != CHANCE:
                return 0
            return 6 if self.want_chit_of < 0 else self.deck_size(self.want_chit_of)
        if self.stage != ORDERING and self.striker() < 0:
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
            return self.order_tokens(seat)
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
        if self.stage != ORDERING and self.striker() < 0:
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
            self.take_chance(action, log)
        elif action == END:
            self._finish(AGREED, log)
        elif action == DEADLINE:
            self._fall_due(log)
        elif seat == TABLE:
            corrections.apply(self, action, log)
        elif self.stage != ORDERING:
            self.answer(action, log)
        else:
            self.write_order(seat, action)
            if self.locked[seat] and log is not None:
                log.append(Locked(seat=seat))
            self._reveal_if_ready(log)

    def _reveal_if_ready(self, log: list[Event] | None) -> None:
        self._set_actor()
        if self.actor == NOBODY:
            self._reveal(log)

    def _fall_due(self, log: list[Event] | None) -> None:
        """At the deadline who has no orders keeps his course, and who was asked rams (N-063, N-075)."""
        if self.stage != ORDERING:
            self.answer(RAM, log)
            return
        for seat in range(self.seats):
            while not self.locked[seat]:
                ship: i64 = self.ordering[seat]
                self.default_orders(ship)
                if log is not None:
                    log.append(Late(ship=self.setup.names[ship]))
                self._end_ship(seat)
        self._reveal(log)

    def _reveal(self, log: list[Event] | None) -> None:
        """All orders are open; flags fly; the ships get under way (N-040, N-041, N-152)."""
        self.forget_draws()
        if log is not None:
            for viewer, only, but in self.audiences():
                orders = write_orders(self, viewer)
                log.append(Revealed(turn=self.turn, orders=orders, only=only, but=but))
        for ship in range(self.setup.ships):
            self.flown[ship] = self.flag[ship]
            self.read[ship] = 0
            if self.flag[ship] and self.status[ship] == AFLOAT:
                self._hoist(ship, log)
        self.actor = CHANCE
        self.begin_movement(log)
        if log is not None:
            log += vain.still_away(self)
        self._advance(log)

    def play_turn(self, rng: Rng) -> None:
        """Reveal what is written, and draw whatever chance decides up to the next orders or the end.

        Whoever is asked rams (N-075).
        """
        self._reveal(None)
        while self.stage != ORDERING and self.stage != OVER:
            if self.actor == CHANCE:
                self.take_chance(self.legal_at(CHANCE, rng.below(self.num_legal(CHANCE))), None)
            else:
                self.answer(RAM, None)

    def _hoist(self, ship: i64, log: list[Event] | None) -> None:
        """Every ship with a line of sight to the flagship sees it; its own fleet can read it (N-153)."""
        for other in range(self.setup.ships):
            if self.status[other] == AFLOAT and (other == ship or self.sees(ship, other)):
                self.read[ship] |= BIT[other]
        if log is not None:
            signal, squadron = divmod(int(self.flag[ship]) - 1, FLAGS)
            name = self.setup.names[ship]
            to = SQUADRONS[squadron - 1] if squadron else ""
            readers = tuple([seat for seat in range(self.seats) if self.reads_flag(seat, ship)])
            blind = [seat for seat in range(self.seats) if not self.sees_flag(seat, ship)]
            log.append(Flag(ship=name, signal=SIGNALS[signal], squadron=to, only=readers))
            log.append(Flag(ship=name, signal="", squadron="", but=tuple(sorted([*readers, *blind]))))

    def sees_flag(self, seat: i64, ship: i64) -> bool:
        """Whether a ship of the seat saw the flag; spectators (below 0) see that it flies."""
        if seat < 0:
            return True
        for other in range(self.setup.ships):
            if self.captain[other] == seat and self.read[ship] & BIT[other]:
                return True
        return False

    def reads_flag(self, seat: i64, ship: i64) -> bool:
        """Its own fleet knows what it means (N-153)."""
        if seat < 0 or self.setup.sides[self.setup.captains.index(seat)] != self.setup.sides[ship]:
            return False
        return self.sees_flag(seat, ship)

    def reopen_orders(self, seat: i64) -> None:
        """What a seat has written is void; it writes anew (N-166)."""
        for ship in range(self.setup.ships):
            if self.captain[ship] == seat:
                self.clear_orders(ship)
        self.unit[seat] = 0
        self.ordering[seat] = self._next_ship(seat, 0)
        self.locked[seat] = 1 if self.ordering[seat] < 0 else 0
        self._set_actor()

    # The end of a turn

    def end_turn(self, log: list[Event] | None) -> None:
        """Ships beyond the map wait; then the next turn, or the end."""
        for ship in range(self.setup.ships):
            if self.status[ship] == OFF_MAP:
                self.off_turns[ship] += 1
        if self._is_fleet_gone():
            self._finish(FLEET_GONE, log)
        elif self.turn == self.setup.turn_limit:
            self._finish(TURN_LIMIT, log)
        else:
            self.turn += 1
            self.open_orders()
            self._reveal_if_ready(log)

    def open_orders(self) -> None:
        """Everybody writes anew (N-040)."""
        n: i64 = self.setup.ships
        self.stage = ORDERING
        for pair in range(n * n):
            self.old_links[pair] = self.links[pair]
        for ship in range(n):
            self.clear_orders(ship)
        for unit in range(self.setup.units):
            self.verb[unit] = 0
            self.targets[unit] = 0
            self.plain[unit] = 0
            self.under[unit] = 0
        for seat in range(self.seats):
            self.unit[seat] = 0
            self.ordering[seat] = self._next_ship(seat, 0)
            self.locked[seat] = 1 if self.ordering[seat] < 0 else 0
        self._set_actor()

    def _is_fleet_gone(self) -> bool:
        """One side has no ship left on the map or able to come back."""
        for side in range(2):
            left = False
            for ship in range(self.setup.ships):
                if self.side[ship] == side and self._may_still_act(ship):
                    left = True
            if not left:
                return True
        return False

    def _may_still_act(self, ship: i64) -> bool:
        if self.status[ship] == SUNK:
            return False
        if self.status[ship] == AFLOAT:
            return True
        waits: i64 = self.setup.offmap_return - self.off_turns[ship]
        return self.turn + 1 + (waits if waits > 0 else 0) <= self.setup.turn_limit

    def _finish(self, reason: i64, log: list[Event] | None) -> None:
        self.stage = OVER
        self.reason = reason
        self.actor = NOBODY
        if log is not None:
            log.append(Ended(reason=REASONS[reason], scores=scores_of(self)))

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

    def forget_orders(self, seat: i64) -> None:
        """Orders that others cannot know: none yet, or when locked those of N-063."""
        for ship in range(self.setup.ships):
            if self.captain[ship] == seat:
                self.clear_orders(ship)
                if self.locked[seat] and self.needs_orders(ship):
                    self.default_orders(ship)
        if not self.locked[seat]:
            self.ordering[seat] = self._next_ship(seat, 0)
            self.unit[seat] = 0

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
    state.open_orders()
    return state

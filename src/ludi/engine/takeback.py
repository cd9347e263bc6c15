"""Undo: which actions a seat may still take back, and what happens to later actions of others."""

from __future__ import annotations

from ludi.engine import worlds
from ludi.engine.calls import Calls
from ludi.engine.game import Game
from ludi.engine.history import History, Move
from ludi.engine.sealed import SealedOrders
from ludi.engine.state import TABLE, State
from ludi.engine.umpire import Umpired


class TakeBack:
    """The actions since the barrier, the last position before which nothing may be taken back.

    The barrier is set by a draw, by an action that reveals something hidden to a viewer, and by an action of
    the next seat. Seats that decide at the same time may each take back their orders until they are opened,
    in any order. Whether an action revealed something is computed only when a seat asks: it takes many
    sampled positions, and most actions are never taken back.

    Positions in here are never modified, so they need not be copied.
    """

    def __init__(self, game: Game, history: History, start: State) -> None:
        self.base: State = start
        self.since: list[Move] = []
        self.unsure: list[State | None] = []  # the position before each that may have revealed something
        self._history = history
        self._hides = game.hides
        self._is_sealed = isinstance(game, SealedOrders)
        self._has_calls = isinstance(game, Calls)
        self._umpired = game if isinstance(game, Umpired) else None

    def parts(self) -> tuple[State, list[Move], list[State | None]]:
        """The whole state, for a copy."""
        return self.base, list(self.since), list(self.unsure)

    def restore_parts(self, parts: tuple[State, list[Move], list[State | None]]) -> None:
        """Restore the state that `parts` returned."""
        self.base, self.since, self.unsure = parts

    def bar(self, base: State, since: list[Move]) -> None:
        """Set the barrier: only these actions, which came after `base`, may be taken back."""
        self.base = base
        self.since, self.unsure = since, [None] * len(since)

    def add(self, before: State, seat: int, action: int) -> None:
        """Add an action that may be taken back unless it turns out to have revealed something."""
        if self._is_last_word(seat):
            self.bar(before, [])
        self.since.append((seat, action))
        self.unsure.append(before if self._hides and not self._is_sealed else None)

    def add_correction(self, action: int) -> None:
        """Add a correction; choices before it may still be taken back."""
        self.since.append((TABLE, action))
        self.unsure.append(None)

    @property
    def settled(self) -> int:
        """The number of actions that can no longer be taken back."""
        return len(self._history.moves) - len(self.since)

    @property
    def has_sealed_orders(self) -> bool:
        """Whether the choices since the barrier don't affect the choices of other seats."""
        return self._is_sealed and all(mover != TABLE for mover, _ in self.since)

    def may_go_on(self) -> bool:
        """Whether the last action revealed nothing, so that a chain of actions can continue."""
        self._settle()
        return bool(self.since)

    def without(self, seat: int) -> list[Move] | None:
        """The actions since the barrier without the seat's last one; None when it can't be taken back."""
        self._settle()
        movers = [mover for mover, _ in self.since]
        if seat not in movers:
            return None
        last = len(movers) - 1 - movers[::-1].index(seat)
        if last == len(movers) - 1 or self.has_sealed_orders:
            return self.since[:last] + self.since[last + 1 :]
        return self._played_without(last)

    def _played_without(self, last: int) -> list[Move] | None:
        """Replay the actions since the barrier without one of them.

        A hidden action that is no longer legal lapses: keeping it, or refusing the take-back because of it,
        would reveal it to others. A hidden answer to the removed action lapses too: the seat is asked again.
        """
        was_noticed, settled = self._history.was_noticed, self.settled
        asks_again = self._has_calls and was_noticed(settled + last + 1)
        state, kept = self.base.copy(), list[Move]()
        for n, (mover, action) in enumerate(self.since):
            if n == last:
                continue
            is_noticed = was_noticed(settled + n + 1)
            is_lapsed = asks_again and n > last and not is_noticed
            if not is_lapsed and self._is_legal(state, mover, action):
                state.apply(mover, action)
                kept.append((mover, action))
            elif is_noticed:
                return None
        return kept

    def _is_legal(self, state: State, mover: int, action: int) -> bool:
        if mover == TABLE:
            return self._umpired is not None and self._umpired.why_not_correct(state, action) is None
        return action in state.legal_actions(mover)

    def _is_last_word(self, seat: int) -> bool:
        """Whether the last action was noticed and others had acted before it on what this seat did."""
        if self._is_sealed or not self._history.was_noticed(len(self._history.moves)):
            return False
        if self._decision_passed_to(seat) and self._has_unseen():
            self._settle()  # hidden actions of the seat after a reveal can still be taken back
        return self._decision_passed_to(seat)

    def _decision_passed_to(self, seat: int) -> bool:
        """Whether another seat acted while this one was not to act; simultaneous choices do not count."""
        if all(mover == seat for mover, _ in self.since):
            return False
        state = self.base.copy()
        for mover, action in self.since:
            if mover != seat and seat not in state.to_act():
                return True
            state.apply(mover, action)
        return False

    def _has_unseen(self) -> bool:
        """Whether any action since the barrier, except the last, was hidden."""
        last, history = len(self._history.moves) - 1, self._history
        settled = last - len(self.since)
        return self._hides and history.step_of(last) - history.step_of(settled) < len(self.since)

    def _settle(self) -> None:
        """Move the barrier behind the last action that revealed something hidden to anyone."""
        for n in range(len(self.since) - 1, -1, -1):
            before, move = self.unsure[n], self.since[n]
            self.unsure[n] = None
            if before is not None and worlds.reveals(before, *move):
                after = before.copy()
                after.apply(*move)
                self.bar(after, self.since[n + 1 :])
                return

"""Taking back: which actions a seat may still undo, and what becomes of those that others did since."""

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

    The barrier is set by a draw of chance, by something told to a viewer that was hidden, and by an action of
    the next seat. Seats that decide at the same time may each take back their orders until they are opened,
    whoever came first. Whether an action told anyone something is found when somebody asks: it takes many
    positions drawn anew, and most actions are never taken back.

    No position in here is ever changed, so that nothing need be copied.
    """

    def __init__(self, game: Game, history: History, start: State) -> None:
        self.base: State = start
        self.since: list[Move] = []
        self.unsure: list[State | None] = []  # before each of these, until it is known that it told nothing
        self._history = history
        self._hides = game.hides
        self._is_sealed = isinstance(game, SealedOrders)
        self._has_calls = isinstance(game, Calls)
        self._umpired = game if isinstance(game, Umpired) else None

    def parts(self) -> tuple[State, list[Move], list[State | None]]:
        """All of it, to be kept elsewhere."""
        return self.base, list(self.since), list(self.unsure)

    def restore_parts(self, parts: tuple[State, list[Move], list[State | None]]) -> None:
        """Put back what was kept."""
        self.base, self.since, self.unsure = parts

    def bar(self, base: State, since: list[Move]) -> None:
        """Let nothing be taken back but these actions, which came after that position."""
        self.base = base
        self.since, self.unsure = since, [None] * len(since)

    def add(self, before: State, seat: int, action: int) -> None:
        """An action that may be taken back, unless it is found that it told something."""
        if self._is_last_word(seat):
            self.bar(before, [])
        self.since.append((seat, action))
        self.unsure.append(before if self._hides and not self._is_sealed else None)

    def add_correction(self, action: int) -> None:
        """A correction, before which seats may still take back what they chose."""
        self.since.append((TABLE, action))
        self.unsure.append(None)

    @property
    def settled(self) -> int:
        """How many actions can't be taken back any more."""
        return len(self._history.moves) - len(self.since)

    @property
    def has_sealed_orders(self) -> bool:
        """Whether what seats chose since the barrier bears on nobody else's choice."""
        return self._is_sealed and all(mover != TABLE for mover, _ in self.since)

    def may_go_on(self) -> bool:
        """Whether the last action told nobody anything, so that a chain can go on after it."""
        self._settle()
        return bool(self.since)

    def without(self, seat: int) -> list[Move] | None:
        """What was done since the barrier less the seat's last action; None when it can't be taken back."""
        self._settle()
        movers = [mover for mover, _ in self.since]
        if seat not in movers:
            return None
        last = len(movers) - 1 - movers[::-1].index(seat)
        if last == len(movers) - 1 or self.has_sealed_orders:
            return self.since[:last] + self.since[last + 1 :]
        return self._played_without(last)

    def _played_without(self, last: int) -> list[Move] | None:
        """Play the rest again.

        What a seat did unseen lapses when it could not have done it then: were it kept, or did it keep others
        from taking back, they would know of it. So does an answer after it: it is asked again.
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
        """Whether a noticed action came after others had acted on what this seat did before."""
        if self._is_sealed or not self._history.was_noticed(len(self._history.moves)):
            return False
        if self._decision_passed_to(seat) and self._has_unseen():
            self._settle()  # what the seat did unseen after a reveal can still be taken back
        return self._decision_passed_to(seat)

    def _decision_passed_to(self, seat: int) -> bool:
        """Whether another seat acted when this one could not; seats that choose at once stay asked."""
        if all(mover == seat for mover, _ in self.since):
            return False
        state = self.base.copy()
        for mover, action in self.since:
            if mover != seat and seat not in state.to_act():
                return True
            state.apply(mover, action)
        return False

    def _has_unseen(self) -> bool:
        """Whether anything since the barrier, the last action aside, was done unseen."""
        last, history = len(self._history.moves) - 1, self._history
        settled = last - len(self.since)
        return self._hides and history.step_of(last) - history.step_of(settled) < len(self.since)

    def _settle(self) -> None:
        """Put the barrier behind the last action that told anyone something hidden."""
        for n in range(len(self.since) - 1, -1, -1):
            before, move = self.unsure[n], self.since[n]
            self.unsure[n] = None
            if before is not None and worlds.reveals(before, *move):
                after = before.copy()
                after.apply(*move)
                self.bar(after, self.since[n + 1 :])
                return

"""Rounds of choices: seats that decide at the same time, and the seals of orders that wait for others."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable
from dataclasses import replace
from itertools import takewhile

from ludi.engine.fair import Dice, FairDice, Opened, Seal, salt_of, seal
from ludi.engine.game import Game
from ludi.engine.history import History
from ludi.engine.sealed import SealedOrders


class Rounds:
    """Where each round of choices began, and what is shown of orders before it ends."""

    def __init__(self, game: Game, history: History) -> None:
        self.sealed: list[Seal] = []  # the seals of orders that waited for others, without those taken back
        self.seals_made: int = 0
        self._starts = [0]  # the number of actions before each round
        self._codec = game.codec
        self._secretive = game if isinstance(game, SealedOrders) else None
        self._history = history

    def parts(self) -> tuple[list[Seal], int, list[int]]:
        """The whole state, for a copy."""
        return list(self.sealed), self.seals_made, list(self._starts)

    def restore_parts(self, parts: tuple[list[Seal], int, list[int]]) -> None:
        """Restore the state that `parts` returned."""
        self.sealed, self.seals_made, self._starts = parts

    @property
    def begun(self) -> int:
        """The number of actions before this round."""
        return self._starts[-1]

    def chosen(self, begun: int, seat: int) -> list[int]:
        """What a seat chose in the round that began after `begun` actions."""
        moves = self._history.moves
        ends = [*self._starts, len(moves)]
        since = moves[begun : ends[ends.index(begun) + 1]]
        return [action for mover, action in since if mover == seat]

    def orders(self, begun: int, seat: int) -> str:
        """The orders of a seat, as text, in the round that began after `begun` actions."""
        return self._texts(self.chosen(begun, seat))

    def _texts(self, actions: Iterable[int]) -> str:
        return ", ".join(self._codec.write(action) for action in actions)

    def follow(self, seat: int, asked: list[int], waiting: list[int], dice: Dice) -> None:
        """Update the round after an action of a seat; it continues while no new seat is asked.

        Complete orders are sealed until the round ends.
        """
        actions = len(self._history.moves)
        if seat < 0 or not waiting or not set(waiting) <= set(asked):
            self._starts.append(actions)
        elif seat not in waiting and self._history.was_noticed(actions):
            self._seal(seat, dice)

    def cut(self, count: int) -> None:
        """Drop the rounds that began after the first `count` actions."""
        del self._starts[bisect_right(self._starts, count) :]

    # Seals

    @property
    def shown(self) -> dict[int, str]:
        """The seals of orders that wait for the reveal, by seat."""
        waiting = takewhile(lambda made: made.round == self.begun, reversed(self.sealed))
        return {made.seat: made.shown for made in waiting if made.shown}

    def _seal(self, seat: int, dice: Dice) -> None:
        if any(known.round == self.begun and known.seat == seat for known in self.sealed):
            return  # the seal stays valid while others take something back
        made = Seal(self.begun, self.seals_made, seat)
        self.seals_made += 1
        if isinstance(dice, FairDice):
            text = self.sealed_text(dice.secret, made)
            made = replace(made, shown=seal(dice.secret, made.place, text))
        self.sealed.append(made)

    def break_seals(self, seats: Iterable[int]) -> None:
        """Remove the seals of these seats, whose orders are being rewritten."""
        self.sealed = [made for made in self.sealed if made.round != self.begun or made.seat not in seats]

    def restore(self, seals: Iterable[Seal]) -> None:
        """Replace the seals of a replay by those made when the game was played."""
        known = {(made.round, made.seat): made for made in seals}
        self.sealed = [known.get((made.round, made.seat), made) for made in self.sealed]
        self.seals_made = max((made.number + 1 for made in self.sealed), default=0)

    def sealed_text(self, secret: str, made: Seal) -> str:
        """The sealed text: the orders, with an inner seal for those that only some seats may ever read."""
        chosen = self.chosen(made.round, made.seat)
        kept = self._secretive.kept_secret(chosen) if self._secretive else None
        if kept is None:
            return self._texts(chosen)
        inner = seal(secret, f"{made.place}/kept", self._texts(kept))
        return f"{self._texts(action for action in chosen if action not in kept)}, {inner}"

    def opened(self, dice: Dice) -> list[Opened]:
        """At a reveal, the data to recompute each seal that was shown before it; otherwise nothing.

        A reveal lasts until the next noticed action, so that a hidden order does not end it for all.
        """
        history = self._history
        is_unnoticed = history.step_of(self.begun) == history.steps
        is_reveal = is_unnoticed and self.sealed and self.sealed[-1].round < self.begun
        if not is_reveal or not isinstance(dice, FairDice) or not self.opens_to_all:
            return []
        secret, last = dice.secret, self.sealed[-1].round
        return [
            Opened(one.seat, salt_of(secret, one.place).hex(), self.sealed_text(secret, one))
            for one in self.sealed
            if one.round == last
        ]

    @property
    def opens_to_all(self) -> bool:
        """Whether opened orders are shown to everyone."""
        return self._secretive is None or self._secretive.opens_orders_to_all

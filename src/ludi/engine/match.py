"""One game being played: the only gate for input from outside."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from operator import index
from typing import Any

from ludi.engine import worlds
from ludi.engine.errors import GameOverError, IllegalActionError, NotationError, NotYourTurnError
from ludi.engine.fair import ByHand, Dice, FairDice, seal
from ludi.engine.game import CHANCE, TABLE, Game, State, seat_letter
from ludi.engine.views import Event, Outcome, Prompt, View

Move = tuple[int, int]


class Match:
    """A position, how it came about, and what may be taken back.

    Draws of chance are made at once, so that a seat is always to act or the game is over. What may be taken
    back lies after `_base`, the last position before which nothing may be: a draw of chance, something told
    to a viewer that was hidden, or an action of the next seat. Seats that decide at the same time may each
    take back their orders until they are opened, whoever came first.
    """

    def __init__(self, game: Game, seats: int, dice: Dice | None = None, takes_back: bool = True) -> None:
        self.game = game
        self.takes_back = takes_back  # without it no barrier need be found: for bots among themselves
        self.seats = seats
        self.dice = dice or FairDice()
        self.state: State = game.start(seats)
        self.moves: list[Move] = []
        self.lines: list[str] = []
        self.offers: dict[int, set[int]] = {}  # actions of the table, and the seats that agree to them
        self.seals: dict[int, str] = {}  # what is shown of orders that wait unseen
        self._sealed = 0
        self._base = self.state.copy()
        self._since: list[Move] = []
        self._draw([])

    # What one sees

    @property
    def outcome(self) -> Outcome | None:
        """How it ended, or None."""
        return self.state.outcome()

    def to_act(self) -> list[int]:
        """The seats that decide now."""
        return self.state.to_act()

    def view(self, viewer: int | None) -> View:
        """What a seat, or a spectator (None), may know."""
        return self.state.view(self._viewer(viewer))

    def prompt(self, viewer: int | None) -> Prompt:
        """The question put to a viewer."""
        return self.state.prompt(self._viewer(viewer))

    def legal_actions(self, seat: int) -> list[int]:
        """What the seat may do now; also chance (CHANCE) and all seats together (TABLE)."""
        return self.state.legal_actions(seat if seat in (CHANCE, TABLE) else self._seat(seat))

    @property
    def settled(self) -> int:
        """How many actions lie before the barrier, so that nobody can take them back."""
        return len(self.moves) - len(self._since)

    # Playing

    def play(self, seat: int, *actions: int | str) -> list[Event]:
        """Play an action, or a chain of them: all of it, or nothing and an error; what happened."""
        if not actions:
            raise NotationError("no action: give one at least")
        number = CHANCE if seat == CHANCE else self._seat(seat)
        chain = [self._read(action) for action in actions]
        log: list[Event] = []
        with self._all_or_nothing():
            for n, action in enumerate(chain):
                if n and self.outcome:
                    break  # the rest of a chain is not played once the game is over
                if n and not self._since:
                    raise NotationError("a chain of actions ends where something is drawn or shown")
                self._play_one(number, action, log)
        self.offers.clear()
        return log

    @contextmanager
    def _all_or_nothing(self) -> Iterator[None]:
        """Whatever goes wrong inside, the match is as it was before."""
        count, state, drawn = len(self.moves), self.state.copy(), self.dice.drawn
        base, since, seals = self._base, list(self._since), dict(self.seals)
        try:
            yield
        except BaseException:
            self.state, self.dice.drawn = state, drawn
            self._base, self._since, self.seals = base, since, seals
            del self.moves[count:], self.lines[count:]
            raise

    def follow(self, seat: int, action: int) -> list[Event]:
        """Play one line of a record: also an outcome of chance, by `ByHand` dice, or an act of the table."""
        if seat != TABLE:
            return self.play(seat, action)
        return self._act_of_table(action)

    def _read(self, action: int | str) -> int:
        """The number of an action from outside, in the range of the codec."""
        size = self.game.codec.size
        number = self.game.codec.read(action) if isinstance(action, str) else _whole(action, "an action")
        if not 0 <= number < size:
            raise NotationError(f"{_shown(number)}: actions go from 0 to {size - 1}")
        return number

    def _seat(self, seat: int) -> int:
        """A seat from outside, which must be one of this table."""
        number, last = _whole(seat, "a seat"), self.seats - 1
        if not 0 <= number <= last:
            raise NotationError(f"{_shown(number)}: no such seat; they go from 0 to {last}")
        return number

    def _viewer(self, viewer: int | None) -> int | None:
        return None if viewer is None else self._seat(viewer)

    def _play_one(self, seat: int, action: int, log: list[Event]) -> None:
        self._check(seat, action)
        together = len(self.state.to_act()) > 1
        before = self.state.copy()
        self._apply(seat, action, log)
        if seat == CHANCE:
            self._set_barrier(self.state, [])
            return
        self._move_barrier(before, seat, action)
        self._draw(log)
        self._seal(seat, together)

    def _check(self, seat: int, action: int) -> None:
        """Refuse what is not legal, with the rule."""
        if self.outcome:
            raise GameOverError("the game is over")
        if seat not in self.state.to_act():
            raise NotYourTurnError(f"{seat_letter(seat)} is not to act; {self._waiting_for()}")
        refusal = self.game.why_not(self.state, seat, action)
        if refusal:
            text = self.game.codec.write(action)
            raise IllegalActionError(f"{text}: {self.game.say(refusal)} ({refusal.rule})", refusal)

    def _waiting_for(self) -> str:
        return "waiting for " + ", ".join(seat_letter(seat) for seat in self.state.to_act())

    def _apply(self, seat: int, action: int, log: list[Event]) -> None:
        self.lines.append(self.game.notation(self.state, seat, action))
        self.moves.append((seat, action))
        self.state.apply(seat, action, log)

    def _draw(self, log: list[Event]) -> None:
        """Let chance act until a seat is to act or the game is over."""
        while self.state.to_act() == [CHANCE] and not isinstance(self.dice, ByHand):
            label = self.state.prompt(None).name
            self._apply(CHANCE, self.dice.draw(label, self.state.chances()), log)
            self._set_barrier(self.state, [])

    def _seal(self, seat: int, together: bool) -> None:
        """Show a seal of the orders of a seat that waits for others; drop the seals when they are opened."""
        if not self._since:
            self.seals.clear()
        elif together and seat not in self.state.to_act() and isinstance(self.dice, FairDice):
            place = f"{len(self.lines)}/{self._sealed}/{seat_letter(seat)}"
            self._sealed += 1
            orders = (self.game.codec.write(action) for mover, action in self._since if mover == seat)
            self.seals[seat] = seal(self.dice.secret, place, ", ".join(orders))

    # Taking back

    def may_undo(self, seat: int) -> bool:
        """Whether the seat may take back its last action, so that what others did since can stay."""
        kept = self._without_last(self._seat(seat))
        if len(kept) == len(self._since):
            return False
        state = self._base.copy()
        for mover, action in kept:
            if action not in state.legal_actions(mover):
                return False
            state.apply(mover, action)
        return True

    def undo(self, seat: int) -> None:
        """Take back the seat's last action; orders of others that wait beside it stay."""
        if not self.may_undo(seat):
            raise NotYourTurnError(f"{seat_letter(seat)} has nothing to take back: {self._why_no_undo(seat)}")
        kept = self._without_last(seat)
        first = len(self.moves) - len(self._since)
        del self.moves[first:], self.lines[first:]
        self.state = self._base.copy()
        self._since = kept
        self.seals.pop(seat, None)
        self.offers.clear()
        for mover, action in kept:
            self._apply(mover, action, [])

    def _without_last(self, seat: int) -> list[Move]:
        """What was done since the barrier, less the seat's last action."""
        for i in reversed(range(len(self._since))):
            if self._since[i][0] == seat:
                return self._since[:i] + self._since[i + 1 :]
        return self._since

    def _why_no_undo(self, seat: int) -> str:
        if self.outcome:
            return "the game is over"
        if not any(mover == seat for mover, _ in self.moves):
            return "it has not acted yet"
        return "something was drawn or shown, or the next seat has acted"

    def _move_barrier(self, before: State, seat: int, action: int) -> None:
        if self.outcome or not self.takes_back or (self._hides() and worlds.reveals(before, seat, action)):
            self._set_barrier(self.state, [])
        elif self._decision_passed_to(seat):
            self._set_barrier(before, [(seat, action)])
        else:
            self._since.append((seat, action))

    def _hides(self) -> bool:
        """Whether the game has secrets; orders that wait for others are some."""
        return self.game.info.has_secrets or self.game.info.has_simultaneous

    def _decision_passed_to(self, seat: int) -> bool:
        """Whether another seat acted when this one could not; seats that choose at once stay asked."""
        state = self._base.copy()
        for mover, action in self._since:
            if mover != seat and seat not in state.to_act():
                return True
            state.apply(mover, action)
        return False

    def _set_barrier(self, base: State, since: list[Move]) -> None:
        self._base = base.copy()
        self._since = since

    # The whole table

    def agree(self, seat: int, action: int | str) -> list[Event]:
        """A seat agrees to an action of the table, such as ending the game; it happens when all seats do."""
        number = self._read(action)
        self._check_table(number)
        agreed = self.offers.get(number, set()) | {self._seat(seat)}
        if len(agreed) == self.seats:
            return self._act_of_table(number)
        self.offers[number] = agreed
        return []

    def withdraw(self, seat: int) -> None:
        """A seat takes its agreement back."""
        number = self._seat(seat)
        left = {action: agreed - {number} for action, agreed in self.offers.items()}
        self.offers = {action: agreed for action, agreed in left.items() if agreed}

    def _check_table(self, action: int) -> None:
        if self.outcome:
            raise GameOverError("the game is over")
        if action not in self.state.legal_actions(TABLE):
            raise NotYourTurnError(f"{self.game.codec.write(action)}: the table cannot agree on that now")

    def _act_of_table(self, action: int) -> list[Event]:
        self._check_table(action)
        log: list[Event] = []
        with self._all_or_nothing():
            self._apply(TABLE, action, log)
            self._set_barrier(self.state, [])
            self._draw(log)
        self.offers.clear()
        self.seals.clear()
        return log


def _whole(value: Any, what: str) -> int:
    """A whole number from outside, of whatever integer type; true and false are none."""
    if isinstance(value, bool) or not hasattr(value, "__index__"):
        raise NotationError(f"{value!r:.40}: not the number of {what}")
    return index(value)


def _shown(number: int) -> str:
    """A number as an error tells it, however big it is."""
    return str(number) if abs(number) < 10**12 else "this number"

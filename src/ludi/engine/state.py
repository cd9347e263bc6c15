"""A position: what every game offers to servers, bots and learners."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64, mypyc_attr

from ludi.engine.fields import as_bytes, copy_fields, restored, set_values, values_of
from ludi.engine.rng import Rng

if TYPE_CHECKING:
    from ludi.engine.views import Event, Outcome, Prompt, View

CHANCE: Final = -1  # the seat number of chance: dice, decks and bags
TABLE: Final = -2  # the seat number of the whole table: an agreed end, a deadline, an umpire
NOBODY: Final = -3  # the seat number for `actor` when the game is over


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class State:
    """A position. Mutable, compact, quick to copy; holds no generator and no seed.

    `actor` is the one who decides: a seat, CHANCE, or NOBODY when the game is over; when several seats
    decide at once it is the lowest of those that have not, and the game overrides `to_act`.

    A game writes `legal_actions`, or `num_legal` and `legal_at`, which need no list and are faster. Copies
    and bytes are made from the fields that a position sets; a game that is to be fast writes its own.
    """

    __slots__ = ("actor", "ply", "seats")

    def __init__(self, seats: i64, actor: i64, ply: i64) -> None:
        self.seats: i64 = seats  # the number of seats
        self.actor: i64 = actor  # the seat that decides now, or CHANCE or NOBODY
        self.ply: i64 = ply  # the number of actions so far, draws included

    def to_act(self) -> list[int]:
        """The seats that decide now: [] when the game is over, [CHANCE], one seat, or several at once."""
        return [] if self.actor == NOBODY else [self.actor]

    def num_legal(self, seat: i64) -> i64:
        """How many legal actions the seat has; for CHANCE the sum of the weights."""
        if seat == CHANCE:
            return sum([weight for action, weight in self.chances()])
        return len(self.legal_actions(seat))

    def legal_at(self, seat: i64, k: i64) -> i64:
        """The k-th legal action without building the list; for CHANCE the outcome that ticket k draws."""
        if seat != CHANCE:
            return self.legal_actions(seat)[k]
        for action, weight in self.chances():
            k -= weight
            if k < 0:
                return action
        raise IndexError("no such ticket")

    def legal_actions(self, seat: i64) -> list[int]:
        """The seat's legal actions, ascending; [] for a seat that may not act."""
        if seat == CHANCE:
            return [action for action, weight in self.chances()]
        return [self.legal_at(seat, k) for k in range(self.num_legal(seat))]

    def chances(self) -> list[tuple[int, int]]:
        """When CHANCE acts: each outcome with its integer weight, ascending."""
        return []

    def apply(self, seat: i64, action: i64, log: list[Event] | None = None) -> None:
        """Play an action that the caller knows to be legal; what happened goes to the log."""
        raise NotImplementedError

    def copy(self) -> State:
        """An independent position, equal to this one."""
        other: State = type(self).__new__(type(self))
        other.seats = self.seats
        other.copy_from(self)
        return other

    def copy_from(self, other: State) -> None:
        """Become equal to another position of the same game, reusing this object's storage."""
        self.actor, self.ply = other.actor, other.ply
        copy_fields(other, self)

    def to_bytes(self) -> bytes:
        """All of the position, secrets included; equal bytes mean equal positions."""
        return as_bytes(self)

    def fields(self) -> dict[str, Any]:
        """Every field by its name, arrays as lists."""
        return values_of(self)

    def set_fields(self, values: dict[str, Any]) -> None:
        """Become the position with these fields, which `fields` gave."""
        set_values(self, values)

    def __eq__(self, other: object) -> bool:
        """Whether two positions of one game are the same in everything, secrets included."""
        return isinstance(other, State) and type(self) is type(other) and self.to_bytes() == other.to_bytes()

    def __hash__(self) -> int:
        raise TypeError("a position changes, so it can't be a key; its to_bytes() can")

    def __copy__(self) -> State:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> State:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return restored, (type(self), self.fields())

    def outcome(self) -> Outcome | None:
        """How the game ended; None while it is played."""
        raise NotImplementedError

    def reward(self, seat: i64) -> float:
        """The seat's share of the victory when the game is over: 1 alone, 1/2 shared by two, 0 lost."""
        outcome = self.outcome()
        return outcome.shares[seat] if outcome else 0.0

    def view(self, viewer: int | None) -> View:
        """What that seat may know; None is a spectator."""
        raise NotImplementedError

    def prompt(self, viewer: int | None) -> Prompt:
        """The question put to that seat, or what it waits for."""
        raise NotImplementedError

    def redraw(self, viewer: int | None, rng: Rng) -> State:
        """A position that this viewer cannot tell from the true one; a copy when nothing is hidden."""
        return self.copy()

    def check(self) -> None:
        """Raise AssertionError when the position breaks a law of conservation of its game."""

    def playout(self, rng: Rng) -> None:
        """Random play to the end; a game overrides it with the same lines to get direct calls."""
        while self.actor != NOBODY:
            actor: i64 = self.actor
            self.apply(actor, self.legal_at(actor, rng.below(self.num_legal(actor))))

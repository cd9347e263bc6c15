"""What leaves the engine: plain frozen dataclasses, built field by field from what a viewer may know."""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from typing import Any, TypeVar, Union

from ludi.engine.state import TABLE

Kind = TypeVar("Kind")
Word = Union[str, int, "SeatRef", "Message", tuple["Word", ...]]
Words = dict[str, Word | tuple[str, ...] | tuple[int, ...]]


@dataclass(frozen=True, kw_only=True)
class Event:
    """Something that happened, told to `only` these seats, or to everyone `but` those.

    A spectator (None) is told what everyone is told. A viewer who sees everything (TABLE) is told what only
    some seats are told, and not the vaguer event that the others get instead. Each game has subclasses with
    its own fields.
    """

    only: tuple[int, ...] | None = None  # the seats that are told; None is everyone
    but: tuple[int, ...] = ()  # the seats that are not told

    def is_for(self, viewer: int | None) -> bool:
        """Whether this viewer may know of it."""
        if viewer == TABLE:
            return not self.but
        if self.only is not None:
            return viewer in self.only
        return viewer not in self.but


@dataclass(frozen=True)
class View:
    """The position as one viewer may know it; each game has a subclass."""

    viewer: int | None  # the seat that sees it; None is a spectator
    to_act: tuple[int, ...]  # the seats that decide now, as far as the viewer may know


def quickly_made(kind: type[Kind]) -> type[Kind]:
    """A frozen dataclass that takes all its fields at once; one by one, 30 of them cost 5 us."""
    names = {each.name for each in fields(kind)}  # type: ignore[arg-type]
    usual: Any = kind.__init__

    def __init__(self: Any, *args: Any, **given: Any) -> None:  # noqa: N807
        if args or given.keys() != names:
            usual(self, *args, **given)
        else:
            self.__dict__.update(given)

    kind.__init__ = __init__  # type: ignore[misc, assignment, unused-ignore]
    return kind


@dataclass(frozen=True)
class SeatRef:
    """A seat in a sentence: shown as the player's name or, where that is not known, as its mark or letter."""

    number: int  # the seat
    mark: str | Message = ""  # what stands for it where no name is known; empty is its letter

    def __str__(self) -> str:
        from ludi.engine.game import seat_letter  # which imports this module

        return self.mark if self.mark and isinstance(self.mark, str) else seat_letter(self.number)


@dataclass(frozen=True)
class Message:
    """A sentence as data: the id of a text and the values of its variables."""

    name: str  # the id of the text in the Fluent files
    words: Words = field(default_factory=dict)  # the values of its variables


@dataclass(frozen=True)
class Prompt(Message):
    """The question put to a viewer, or what the viewer waits for."""


@dataclass(frozen=True)
class Refusal(Message):
    """Why an action is not legal, with the rule that forbids it."""

    rule: str = ""  # the id of the rule, such as F-27


@dataclass(frozen=True)
class Outcome:
    """How a game ended: why, and for each seat its score, its rank from 1 and its share of the victory."""

    reason: str  # one of the game's `info.end_reasons`
    scores: tuple[int, ...]  # by seat
    ranks: tuple[int, ...]  # by seat, from 1; equal seats share a rank
    shares: tuple[float, ...]  # by seat: 1 for a win, 1/2 for a win shared by two, 0 for a loss

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won, alone or together."""
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)


def outcome_by_score(reason: str, scores: tuple[int, ...]) -> Outcome:
    """The outcome when the highest score wins and equal scores share their rank."""
    ranks = tuple(1 + sum(other > score for other in scores) for score in scores)
    first = ranks.count(1)
    shares = tuple(1 / first if rank == 1 else 0.0 for rank in ranks)
    return Outcome(reason, scores, ranks, shares)

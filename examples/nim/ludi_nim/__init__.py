"""Nim: heaps of sticks, two players, and who takes the last one wins."""

from __future__ import annotations

import re
from dataclasses import dataclass

import ludi

MOST_HEAPS = 5
MOST_STICKS = 2 * MOST_HEAPS - 1


@dataclass(frozen=True)
class Nim(ludi.View):
    """What lies on the table."""

    heaps: tuple[int, ...]


@dataclass(frozen=True, kw_only=True)
class Taken(ludi.Event):
    """Sticks were taken from a heap (X-02)."""

    seat: int
    count: int
    heap: str


class NimCodec(ludi.Codec):
    """`a 3` takes three sticks from the first heap; its number is heap * MOST_STICKS + sticks - 1."""

    size = MOST_HEAPS * MOST_STICKS

    def write(self, action: int) -> str:
        """The heap's letter and the number of sticks."""
        return f"{'abcde'[action // MOST_STICKS]} {action % MOST_STICKS + 1}"

    def read(self, text: str) -> int:
        """The action of a text; capitals and blanks do not matter."""
        found = re.fullmatch(r"\s*([a-e])\s*([1-9])\s*", text.lower())
        if not found:
            raise ludi.NotationError(f"{text[:20]!r}: write a heap and a number of sticks, as in b 2")
        return "abcde".index(found[1]) * MOST_STICKS + int(found[2]) - 1


class NimState(ludi.State):
    """The sticks of each heap."""

    def __init__(self, heaps: list[int]) -> None:
        super().__init__(2, 0, 0)
        self.heaps = heaps

    def legal_actions(self, seat: int) -> list[int]:
        """Any number of sticks from any heap (X-02)."""
        if seat != self.actor:
            return []
        return [heap * MOST_STICKS + n for heap, left in enumerate(self.heaps) for n in range(left)]

    def apply(self, seat: int, action: int, log: list[ludi.Event] | None = None) -> None:
        """Take the sticks; the last one wins (X-02, X-03)."""
        heap, count = action // MOST_STICKS, action % MOST_STICKS + 1
        self.heaps[heap] -= count
        self.ply += 1
        self.actor = 1 - seat if any(self.heaps) else ludi.NOBODY
        if log is not None:
            log.append(Taken(seat=seat, count=count, heap="abcde"[heap]))

    def outcome(self) -> ludi.Outcome | None:
        """Who moved last has won (X-03)."""
        last = (self.ply - 1) % 2
        return None if any(self.heaps) else ludi.outcome_by_score("last", (1 - last, last))

    def view(self, viewer: int | None) -> Nim:
        """Nothing is hidden."""
        return Nim(viewer, tuple(self.to_act()), tuple(self.heaps))

    def prompt(self, viewer: int | None) -> ludi.Prompt:
        """What to do, or whom to wait for."""
        if self.actor == ludi.NOBODY:
            return ludi.Prompt("nim-prompt-over")
        if viewer == self.actor:
            return ludi.Prompt("nim-prompt-take")
        return ludi.Prompt("nim-prompt-wait", {"seat": self.actor})


class NimGame(ludi.SpokenGame):
    """Nim as a game of Ludi: its facts, its refusals, and which sentence tells of what."""

    info = ludi.Info("nim", "Nim", (2,), version=1, end_reasons=("last",), minutes=(1, 3),
                     options=(ludi.Option("heaps", 4, lowest=2, highest=MOST_HEAPS),))  # fmt: skip
    codec = NimCodec()

    def start(self, seats: int) -> NimState:
        """Heaps of 1, 3, 5 ... sticks (X-01)."""
        self.check_seats(seats)
        return NimState([2 * heap + 1 for heap in range(self.options["heaps"])])

    def why_not(self, state: ludi.State, seat: int, action: int) -> ludi.Refusal | None:
        """Not your turn (X-01), or too few sticks (X-02)."""
        if action in state.legal_actions(seat):
            return None
        assert isinstance(state, NimState)
        heap = action // MOST_STICKS
        left = state.heaps[heap] if heap < len(state.heaps) else 0
        return (
            ludi.Refusal("nim-refuse-heap", {"heap": "abcde"[heap], "left": left}, "X-02")
            if seat == state.actor
            else ludi.Refusal("nim-refuse-turn", {}, "X-01")
        )

    def message(self, event: ludi.Event) -> ludi.Message:
        """The one thing that happens."""
        assert isinstance(event, Taken)
        return ludi.Message("nim-taken", {"seat": event.seat, "count": event.count, "heap": event.heap})

"""The position and the rules of Micatio, in the order of the rulebook.

Plain Python on purpose: a game needs no compiler, and this one is there to be read and copied.
"""

from __future__ import annotations

from ludi.engine.fair import pick
from ludi.engine.rng import Rng
from ludi.engine.state import CHANCE, NOBODY, TABLE, State
from ludi.engine.views import Event, Outcome, Prompt, outcome_by_score
from ludi.games.micatio.codec import CALL, END, LUCKY, MOST_FINGERS, SHOW, STAKE, STAKES, words
from ludi.games.micatio.events import Dealt, Ended, Ready, Revealed, StakeDrawn
from ludi.games.micatio.views import Micatio

LUCK_POINTS = 3


class MicatioState(State):
    """One number per seat for each thing; 0 where there is none yet."""

    def __init__(self, seats: int, rounds: int, target: int) -> None:
        super().__init__(seats, CHANCE, 0)
        self.rounds = rounds
        self.target = target
        self.lucky = [0] * seats
        self.points = [0] * seats
        self.fingers = [0] * seats
        self.calls = [0] * seats
        self.sums: list[int] = []  # of the rounds so far: luck follows from them
        self.stake = 0
        self.phase = "deal"
        self.reason = ""

    # Questions

    def possible_sums(self, own: int = 0) -> range:
        """The sums that all fingers can make together, given one's own (M-06)."""
        others = self.seats - 1 if own else self.seats
        return range(own + others, own + others * MOST_FINGERS + 1)

    def scores(self) -> tuple[int, ...]:
        """Points with luck: three for every round whose sum was one's lucky number (M-10)."""
        pairs = zip(self.points, self.lucky, strict=True)
        return tuple(points + LUCK_POINTS * self.sums.count(lucky) for points, lucky in pairs)

    def to_act(self) -> list[int]:
        """Chance, or every seat that has not called (M-07)."""
        if self.phase == "choose":
            return [seat for seat in range(self.seats) if not self.calls[seat]]
        return [] if self.phase == "over" else [CHANCE]

    # What may be done

    def chances(self) -> list[tuple[int, int]]:
        """A lucky number that nobody has yet (M-02), or the stake (M-04)."""
        if self.phase == "deal":
            return [(LUCKY + number, 1) for number in self.possible_sums() if number not in self.lucky]
        return [(STAKE + points, lots) for points, lots in STAKES] if self.phase == "stake" else []

    def _choices(self, seat: int) -> range:
        """Fingers first (M-05), then a sum that is possible with them (M-06); the table may end it (M-13)."""
        if self.phase != "choose" or (seat >= 0 and self.calls[seat]):
            return range(0)
        if seat == TABLE:
            return range(END, END + 1)
        if not self.fingers[seat]:
            return range(SHOW + 1, SHOW + MOST_FINGERS + 1)
        sums = self.possible_sums(self.fingers[seat])
        return range(CALL + sums.start, CALL + sums.stop)

    def num_legal(self, seat: int) -> int:
        """How many legal actions the seat has; for chance the number of lots."""
        return sum(lots for _, lots in self.chances()) if seat == CHANCE else len(self._choices(seat))

    def legal_at(self, seat: int, k: int) -> int:
        """The k-th of them."""
        return pick(self.chances(), k) if seat == CHANCE else self._choices(seat)[k]

    # What it does

    def apply(self, seat: int, action: int, log: list[Event] | None = None) -> None:
        """Play an action; what happened goes to the log."""
        tell = [] if log is None else log
        self.ply += 1
        match words(action):
            case "lucky", number:
                self._deal(number, tell)
            case "stake", points:
                self._set_stake(points, tell)
            case "show", fingers:
                self.fingers[seat] = fingers  # nobody hears of it (M-05)
            case "call", total:
                self._call(seat, total, tell)
            case "end", _:
                self._close_hands()  # nobody sees what was chosen (M-13)
                self._end("agreed", tell)
        self.actor = min(self.to_act(), default=NOBODY)

    def _deal(self, number: int, tell: list[Event]) -> None:
        """The next seat gets its lucky number, for its eyes only (M-02)."""
        seat = self.lucky.index(0)
        self.lucky[seat] = number
        tell += [Dealt(seat, number, only=(seat,)), Dealt(seat, 0, but=(seat,))]
        if seat == self.seats - 1:
            self.phase = "stake"

    def _set_stake(self, points: int, tell: list[Event]) -> None:
        """A round begins: the stake lies open, the hands are closed (M-04)."""
        self.stake = points
        self._close_hands()
        self.phase = "choose"
        tell.append(StakeDrawn(points))

    def _close_hands(self) -> None:
        self.fingers, self.calls = [0] * self.seats, [0] * self.seats

    def _call(self, seat: int, total: int, tell: list[Event]) -> None:
        """A seat is ready; the last one opens all hands (M-07, M-09)."""
        self.calls[seat] = total
        tell.append(Ready(seat))
        if all(self.calls):
            self._reveal(tell)

    def _reveal(self, tell: list[Event]) -> None:
        """Everyone who called the sum wins the stake (M-09); that may be the last round (M-11, M-12)."""
        total = sum(self.fingers)
        self.sums.append(total)
        winners = tuple(seat for seat, call in enumerate(self.calls) if call == total)
        for seat in winners:
            self.points[seat] += self.stake
        tell.append(Revealed(total, self.stake, winners, tuple(self.fingers), tuple(self.calls)))
        self.phase = "stake"
        if max(self.points) >= self.target:
            self._end("target", tell)
        elif len(self.sums) == self.rounds:
            self._end("rounds", tell)

    def _end(self, reason: str, tell: list[Event]) -> None:
        self.phase, self.reason = "over", reason
        tell.append(Ended(reason, tuple(self.lucky), self.scores()))

    def outcome(self) -> Outcome | None:
        """The highest score with luck wins; equal scores share the victory (M-14)."""
        return outcome_by_score(self.reason, self.scores()) if self.reason else None

    # What is seen

    def view(self, viewer: int | None) -> Micatio:
        """All that lies open, and of the rest one's own."""

        def own(numbers: list[int], is_open: bool) -> tuple[int, ...]:
            return tuple(n if is_open or seat == viewer else 0 for seat, n in enumerate(numbers))

        return Micatio(
            viewer=viewer,
            to_act=tuple(self.to_act()),
            phase=self.phase,
            round=min(len(self.sums) + 1, self.rounds),
            rounds=self.rounds,
            target=self.target,
            stake=self.stake,
            points=tuple(self.points),
            sums=tuple(self.sums),
            lucky=own(self.lucky, self.phase == "over"),
            fingers=own(self.fingers, self.phase != "choose"),
            calls=own(self.calls, self.phase != "choose"),
            reason=self.reason,
        )

    def prompt(self, viewer: int | None) -> Prompt:
        """What the viewer is to do, or whom he waits for."""
        if viewer is None or viewer not in self.to_act():
            name = "wait" if self.phase == "choose" else self.phase
            return Prompt(f"micatio-prompt-{name}", {"seats": tuple(self.to_act())})
        fingers = self.fingers[viewer]
        if not fingers:
            return Prompt("micatio-prompt-show", {"stake": self.stake})
        sums = self.possible_sums(fingers)
        return Prompt("micatio-prompt-call", {"fingers": fingers, "lowest": sums[0], "highest": sums[-1]})

    def redraw(self, viewer: int | None, rng: Rng) -> State:
        """Deal the other seats new lucky numbers and, while they choose, let them choose anew (M-07)."""
        other = self.copy()
        assert isinstance(other, MicatioState)
        others = [seat for seat in range(self.seats) if seat != viewer and self.phase != "over"]
        free = [n for n in self.possible_sums() if viewer is None or n != self.lucky[viewer]]
        for seat in others:
            if self.lucky[seat]:
                other.lucky[seat] = free.pop(rng.fair_below(len(free)))
            if self.phase == "choose":
                other._choose_anew(seat, rng)
        return other

    def _choose_anew(self, seat: int, rng: Rng) -> None:
        """Other fingers and another call; who is not ready may have shown fingers or not: nobody can tell."""
        had_shown = self.fingers[seat] > 0
        if self.calls[seat]:
            self.fingers[seat] = 1 + rng.fair_below(MOST_FINGERS)
            sums = self.possible_sums(self.fingers[seat])
            self.calls[seat] = sums[rng.fair_below(len(sums))]
        else:
            self.fingers[seat] = rng.fair_below(1 + MOST_FINGERS)
        self.ply += (self.fingers[seat] > 0) - had_shown

    def check(self) -> None:
        """What must hold in every position."""
        dealt = [number for number in self.lucky if number]
        assert len(set(dealt)) == len(dealt), "two seats have the same lucky number (M-02)"
        assert len(self.sums) <= self.rounds, "too many rounds (M-11)"
        assert all(self.fingers[seat] for seat in range(self.seats) if self.calls[seat]), (
            "a call without fingers"
        )

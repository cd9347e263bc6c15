"""Micatio wired to the contract."""

from __future__ import annotations

from typing import Any

from ludi.engine.game import Info, Option, State
from ludi.engine.views import Event, Message, Refusal, Word, Words
from ludi.games.micatio.codec import MicatioCodec, words
from ludi.games.micatio.events import Dealt, Ended, Ready, Revealed, StakeDrawn
from ludi.games.micatio.parts import PARTS
from ludi.games.micatio.rules import MicatioState
from ludi.games.spoken import SpokenGame

# Names of draws, which records are verified with: they stay, whatever becomes of the texts.
DRAWS = {"deal": "micatio-prompt-deal", "stake": "micatio-prompt-stake"}


class MicatioGame(SpokenGame):
    """Micatio, the finger game of the Romans: the smallest game that uses every part of the contract."""

    info = Info(
        id="micatio",
        title="Micatio",
        seats=(2, 3, 4),
        version=1,
        end_reasons=("rounds", "target", "agreed"),
        options=(Option("rounds", 5, lowest=1, highest=20), Option("target", 10, lowest=1, highest=60)),
        minutes=(2, 5),
        has_secrets=True,
        has_chance=True,
        has_simultaneous=True,
    )
    parts = PARTS
    codec = MicatioCodec()

    def start(self, seats: int) -> MicatioState:
        """Nothing is dealt yet (M-01)."""
        self.check_seats(seats)
        return MicatioState(seats, self.options["rounds"], self.options["target"])

    def draw_label(self, state: State) -> str:
        """The lucky numbers, or the stake."""
        assert isinstance(state, MicatioState)
        return DRAWS[state.phase]

    def why_not(self, state: State, seat: int, action: int) -> Refusal | None:
        """The rule that forbids this action."""
        assert isinstance(state, MicatioState)
        if action in state.legal_actions(seat):
            return None
        verb, _ = words(action)
        if verb == "end":
            return Refusal("micatio-refuse-not-agreed", {"seats": tuple(range(state.seats))}, "M-13")
        if verb in ("lucky", "stake"):
            return Refusal("micatio-refuse-drawn", {}, "M-03")
        if seat < 0 or seat not in state.to_act():
            return Refusal("micatio-refuse-not-now", {}, "M-07")
        fingers = state.fingers[seat]
        if verb == "show":
            return Refusal("micatio-refuse-shown", {"fingers": fingers}, "M-05")
        if not fingers:
            return Refusal("micatio-refuse-show-first", {}, "M-05")
        sums = state.possible_sums(fingers)
        return Refusal("micatio-refuse-impossible", {"lowest": sums[0], "highest": sums[-1]}, "M-06")

    def message(self, event: Event) -> Message:
        """The sentence that tells of an event."""
        match event:
            case Dealt(number=0):
                return Message("micatio-dealt-hidden", {"seat": event.seat})
            case Dealt():
                return Message("micatio-dealt", {"number": event.number})
            case StakeDrawn():
                return Message("micatio-stake", {"stake": event.stake})
            case Ready():
                return Message("micatio-ready", {"seat": event.seat})
            case Revealed(winners=()):
                return Message("micatio-revealed-nobody", {"total": event.total})
            case Revealed():
                won: Words = {"total": event.total, "stake": event.stake, "seats": event.winners}
                return Message("micatio-revealed", won)
            case Ended():
                return Message("micatio-ended", {"reason": event.reason})
        raise AssertionError(f"{event} is no event of Micatio")

    def word(self, name: str, value: Any) -> Word:
        """Reasons by their name."""
        return Message(f"micatio-reason-{value}") if name == "reason" else super().word(name, value)

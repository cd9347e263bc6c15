"""Pompeius Magnus versus Megadates wired to the contract."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludi.engine.deadline import Deadline
from ludi.engine.errors import IllegalActionError
from ludi.engine.game import Info, Option, State
from ludi.engine.orders import WholeOrders
from ludi.engine.roles import Role, Roles
from ludi.engine.sealed import SealedOrders
from ludi.engine.talk import Talk
from ludi.engine.umpire import Umpired
from ludi.engine.views import Event, Message, Refusal, Word
from ludi.games.megadates import corrections, refusals
from ludi.games.megadates.codec import CORRECTION, DEADLINE, DONE, FLAG, VERB, MegadatesCodec
from ludi.games.megadates.command import messengers, talks_with
from ludi.games.megadates.notation import RefusedOrder, read_order
from ludi.games.megadates.parts import PARTS
from ludi.games.megadates.positions import MegadatesPositions
from ludi.games.megadates.printed import SCENARIOS, SIDES, Scenario, scenario_of
from ludi.games.megadates.rules import MegadatesState, new_battle
from ludi.games.megadates.seats import HOW, group_label, label, role, ships_of
from ludi.games.megadates.setup import COMMANDS, Setup, check_seats, seats_of
from ludi.games.megadates.state import REASONS
from ludi.games.megadates.words import message
from ludi.games.spoken import SpokenGame

# Words that have a text of their own for each value.
_NAMED = ("reason", "signal", "chit", "cause", "mended", "stage", "section", "verb")
# Words that may be a ship, which is told with its name (N-176).
_SHIPS = ("ship", "first", "second", "rammer", "other", "target", "by")

# Names of draws, which records are verified with: they stay, whatever becomes of the texts.
DRAWS = {
    "die": "megadates-prompt-die",
    "chit": "megadates-prompt-chit",
    "draw": "megadates-prompt-draw",
}


class MegadatesGame(SpokenGame, SealedOrders, WholeOrders, Deadline, Umpired, Talk, Roles):
    """Pompeius Magnus versus Megadates by Dick Bax and Jurrien de Jong."""

    info = Info(
        id="megadates",
        title="Pompeius Magnus versus Megadates",
        seats=tuple(range(2, 31)),
        version=2,
        end_reasons=REASONS[1:],
        options=(
            Option("scenario", "tirocinium", tuple(SCENARIOS), free=True),
            Option("commands", COMMANDS[0], COMMANDS),
            Option("subphase_order", "full", ("full", "qr")),
            Option("ram_friends", "off", ("off", "on")),
            Option("leaks", "ship", ("ship", "each")),
            Option("comms", "squadron", ("squadron", "flags_only")),
            Option("fog", "none", ("none", "los")),
            Option("new_flagship", "off", ("off", "on")),
        ),
        minutes=(30, 240),
        has_secrets=True,
        has_chance=True,
        has_simultaneous=True,
    )
    parts = PARTS
    codec = MegadatesCodec()
    deadline = DEADLINE

    def __init__(self, /, **options: Any) -> None:
        super().__init__(**options)
        self.scenario: Scenario = scenario_of(self.options["scenario"])
        self.positions = MegadatesPositions(self.scenario)

    @classmethod
    def set_ups(cls) -> list[tuple[int, dict[str, Any]]]:
        """Each scenario, and each way to command ships, once."""
        return [
            (2, {}),
            (7, {"scenario": "squadron"}),
            (2, {"scenario": "squadron", "commands": "squadrons"}),
            (4, {"scenario": "insulae", "commands": "squadrons"}),
            (2, {"scenario": "praeda", "commands": "fleets"}),
            (27, {"scenario": "coracesium"}),
        ]

    def check_seats(self, seats: int) -> None:
        """As many seats as ships, squadrons or fleets are commanded."""
        super().check_seats(seats)
        check_seats(self.scenario, self.options["commands"], seats)

    def seat_labels(self, seats: int) -> list[Message | None]:
        """The ships of each seat, with their squadrons."""
        return [label(own) for own in ships_of(self.scenario, self.options["commands"], seats)]

    def roles(self, seats: int) -> list[Role]:
        """The fleet, ships, types and squadron of each seat."""
        return [role(own) for own in ships_of(self.scenario, self.options["commands"], seats)]

    def group_label(self, group: str) -> Message:
        """A fleet or a squadron."""
        return group_label(group)

    def how_to_write(self) -> tuple[Message, ...]:
        """The notation in a few lines."""
        return tuple(Message(f"megadates-notation-{part}") for part in HOW)

    def start(self, seats: int) -> MegadatesState:
        """Ships in their places, orders to be written (N-040)."""
        self.check_seats(seats)
        return new_battle(Setup(self.scenario, self.options))

    def draw_label(self, state: State) -> str:
        """A die or a chit; in fog every draw has the same name."""
        assert isinstance(state, MegadatesState)
        if state.setup.fog:
            return DRAWS["draw"]
        return DRAWS["die" if state.want_chit_of < 0 else "chit"]

    def why_not(self, state: State, seat: int, action: int) -> Refusal | None:
        """The rule that forbids this action."""
        assert isinstance(state, MegadatesState)
        if action in state.legal_actions(seat):
            return None
        return refusals.why_not(state, seat, action)

    def read_order(self, state: State, seat: int, text: str) -> list[int]:
        """A whole order such as `R1: 1 1L; RAM` as the chain of actions it stands for."""
        assert isinstance(state, MegadatesState)
        try:
            return read_order(state, seat, text)
        except RefusedOrder as wrong:
            said = f"{wrong.part}: {self.say(wrong.refusal)} ({wrong.refusal.rule})"
            if wrong.prefix:
                said += f"; legal up to here: {' '.join(wrong.prefix)}"
            raise IllegalActionError(said, wrong.refusal, self, wrong.part, tuple(wrong.prefix)) from wrong

    def count_written(self, chosen: Sequence[int]) -> int:
        """What was written for the ship at hand: all since the last one was done."""
        return next((n for n, action in enumerate(reversed(chosen)) if action == DONE), len(chosen))

    def kept_secret(self, chosen: Sequence[int]) -> list[int] | None:
        """Flags, which only ships that see them can read (N-153)."""
        return [action for action in chosen if FLAG <= action < VERB]

    @property
    def opens_orders_to_all(self) -> bool:
        """In fog everyone is told only of the ships that he sees (N-160)."""
        return bool(self.options["fog"] == "none")

    def channels(self, state: State, seat: int) -> dict[str, tuple[int, ...]]:
        """The captains of one's squadron (N-155)."""
        assert isinstance(state, MegadatesState)
        mates = talks_with(state, seat)
        return {"squadron": tuple(sorted((seat, *mates)))} if mates else {}

    def why_no_talk(self) -> Refusal:
        """In a battle captains talk in their squadron at most (N-155)."""
        return refusals.why_no_talk(has_flags_only=self.options["comms"] == "flags_only")

    def messengers(self, state: State) -> list[tuple[int, int]]:
        """Captains of liburnias beside a commander of another squadron, and that commander (N-154)."""
        assert isinstance(state, MegadatesState)
        pairs = {(int(state.captain[a]), int(state.captain[b])) for a, b in messengers(state)}
        return sorted(pair for pair in pairs if pair[0] != pair[1])

    def desks(self, seats: int) -> dict[str, tuple[int, ...]]:
        """The squadrons; the fleets where a seat commands a whole one (N-175)."""
        has_fleets = self.options["commands"] == "fleets"
        found: dict[str, dict[int, None]] = {}
        captains = seats_of(self.scenario, self.options["commands"])
        for captain, ship in zip(captains, self.scenario.ships, strict=True):
            found.setdefault(ship.side if has_fleets else ship.squadron, {})[captain] = None
        return {name: tuple(captains) for name, captains in found.items()}

    def desk_label(self, desk: str) -> Message:
        """A squadron by its colour, or a fleet."""
        if desk in SIDES:
            return Message(f"megadates-fleet-{desk}")
        return Message("megadates-the-squadron", {"squadron": Message(f"megadates-squadron-{desk}")})

    def corrected_seats(self, state: State, action: int) -> tuple[int, ...]:
        """The captains who write their orders anew after a correction (N-166, N-175)."""
        assert isinstance(state, MegadatesState)
        return corrections.captains(state, action)

    def is_correction(self, action: int) -> bool:
        """What only an umpire does (N-166)."""
        return action >= CORRECTION

    def why_not_correct(self, state: State, action: int) -> Refusal | None:
        """The law that a correction would break (N-166)."""
        assert isinstance(state, MegadatesState)
        return corrections.why_not(state, action)

    def message(self, event: Event) -> Message:
        """The sentence that tells of an event."""
        return message(event)

    def word(self, name: str, value: Any) -> Word:
        """Reasons, signals, chits and the like by their names, ships by id and name."""
        if name in _SHIPS and isinstance(value, str):
            return self.scenario.full_name(value)
        if name in _NAMED and value != "":
            return Message(f"megadates-{name}-{value}")
        return super().word(name, value)

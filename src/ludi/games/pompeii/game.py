"""Pompeii wired to the contract."""

from __future__ import annotations

from typing import Any

from ludi.engine.calls import Calls
from ludi.engine.game import Info, Option, State
from ludi.engine.insight import Insight
from ludi.engine.views import Event, Message, Refusal, SeatRef, Word
from ludi.games.pompeii import refusals
from ludi.games.pompeii.codec import PompeiiCodec
from ludi.games.pompeii.parts import PARTS
from ludi.games.pompeii.positions import PompeiiPositions
from ludi.games.pompeii.printed import (
    BUILDING_IDS,
    BUILDING_NUMBERS,
    COLOURS,
    EDITIONS,
    EMPTY_STARTS,
    NO_SQUARE,
    REASONS,
    START_SQUARES,
    Setup,
)
from ludi.games.pompeii.rules import PompeiiState, new_game
from ludi.games.pompeii.words import message
from ludi.games.spoken import SpokenGame

# Names of draws, which records are verified with: they stay, whatever becomes of the texts.
DRAWS = {
    "deal": "pompeii-prompt-deal",
    "draw": "pompeii-prompt-draw",
    "tile": "pompeii-prompt-tile",
}


class PompeiiGame(SpokenGame, Calls, Insight):
    """Pompeii by Klaus-Jürgen Wrede."""

    info = Info(
        id="pompeii",
        title="Pompeii",
        seats=(2, 3, 4),
        version=1,
        end_reasons=REASONS[1:],
        options=(
            Option("edition", EDITIONS[0], EDITIONS),
            Option("dual_vent", "off", ("off", "on")),
            Option("start_squares", START_SQUARES[0], START_SQUARES),
            Option("no_square", NO_SQUARE[0], NO_SQUARE),
            Option("empty_starts", EMPTY_STARTS[0], EMPTY_STARTS),
        ),
        minutes=(45, 60),
        has_secrets=True,
        has_chance=True,
        has_simultaneous=False,
    )
    parts = PARTS
    positions = PompeiiPositions()
    codec = PompeiiCodec()

    def start(self, seats: int) -> PompeiiState:
        """The empty city, before the deal (P-29 to P-34)."""
        self.check_seats(seats)
        return new_game(Setup(seats, self.options))

    def draw_label(self, state: State) -> str:
        """The deal, a card or a tile."""
        assert isinstance(state, PompeiiState)
        return DRAWS[state.stage_name()]

    def why_not(self, state: State, seat: int, action: int) -> Refusal | None:
        """The rule that forbids this action."""
        assert isinstance(state, PompeiiState)
        if action in state.legal_actions(seat):
            return None
        return refusals.why_not(state, seat, action)

    def points(self, state: State) -> tuple[int, ...]:
        """The people who were saved (P-142)."""
        assert isinstance(state, PompeiiState)
        return tuple(state.saved)

    def message(self, event: Event) -> Message:
        """The sentence that tells of an event."""
        return message(event)

    def word(self, name: str, value: Any) -> Word:
        """Seats, called by their colour where names are unknown; symbols, buildings and the like by name."""
        if isinstance(value, tuple):
            return super().word(name, value)
        match name:
            case "seat":
                return SeatRef(value, Message(f"pompeii-seat-{COLOURS[value]}"))
            case "seats":
                return SeatRef(value, Message(f"pompeii-colour-{COLOURS[value]}"))
            case "colour" | "symbol" | "reason":
                return Message(f"pompeii-{name}-{value}")
            case "tile":
                return _symbols(value)
            case "building":
                number = BUILDING_NUMBERS[BUILDING_IDS.index(value)]
                return (
                    Message("pompeii-building", {"number": number}) if number else Message("pompeii-neutral")
                )
        return super().word(name, value)


def _symbols(tile: str) -> Message:
    """The symbol of a lava tile, or the two that one chooses between (P-152)."""
    symbols = [Message(f"pompeii-symbol-{symbol}") for symbol in tile.split("/")]
    return Message("pompeii-or", {"first": symbols[0], "second": symbols[1]}) if symbols[1:] else symbols[0]

"""Pompeii wired to the contract."""

from __future__ import annotations

from typing import Any

from ludi.engine.calls import Calls
from ludi.engine.game import Info, Option, State
from ludi.engine.views import Event, Message, Refusal
from ludi.games.pompeii import refusals
from ludi.games.pompeii.board import (
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
from ludi.games.pompeii.codec import PompeiiCodec
from ludi.games.pompeii.parts import PARTS
from ludi.games.pompeii.positions import PompeiiPositions
from ludi.games.pompeii.rules import PompeiiState, new_game
from ludi.games.pompeii.views import message
from ludi.games.spoken import SpokenGame, listed

# Names of draws, which records are verified with: they stay, whatever becomes of the texts.
DRAWS = {
    "deal": "pompeii-prompt-deal",
    "draw": "pompeii-prompt-draw",
    "tile": "pompeii-prompt-tile",
}


class PompeiiGame(SpokenGame, Calls):
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

    def message(self, event: Event) -> Message:
        """The sentence that tells of an event."""
        return message(event)

    def word(self, name: str, value: Any, language: str) -> Any:
        """Seats by their colour, symbols, buildings and reasons by their names."""
        if isinstance(value, tuple):
            return super().word(name, value, language)
        match name:
            case "seat":
                return self.text(f"pompeii-seat-{COLOURS[value]}", language)
            case "seats":
                return self.text(f"pompeii-colour-{COLOURS[value]}", language)
            case "colour" | "symbol" | "reason":
                return self.text(f"pompeii-{name}-{value}", language)
            case "tile":
                symbols = [self.text(f"pompeii-symbol-{symbol}", language) for symbol in value.split("/")]
                return listed(symbols, language, self.text("pompeii-or", language))
            case "building":
                return self._building(BUILDING_NUMBERS[BUILDING_IDS.index(value)], language)
        return super().word(name, value, language)

    def _building(self, number: int, language: str) -> str:
        if not number:
            return self.text("pompeii-neutral", language)
        return self.text("pompeii-building", language, {"number": number})

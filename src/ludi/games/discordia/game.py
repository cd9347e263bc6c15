"""Discordia with Magna wired to the contract."""

from __future__ import annotations

from typing import Any

from ludi.engine.game import Info, Option, State
from ludi.engine.views import Event, Message, Refusal, Word
from ludi.games.discordia import refusals
from ludi.games.discordia.codec import DiscordiaCodec
from ludi.games.discordia.data import LETTERS
from ludi.games.discordia.parts import PARTS
from ludi.games.discordia.positions import DiscordiaPositions
from ludi.games.discordia.printed import (
    BOARD_SHORTS,
    CAMPAIGN_GAMES,
    MAGNA_EFFECT,
    MAGNA_EFFECTS,
    MAGNA_IDS,
    SOLO_WIN_MAX,
    Setup,
)
from ludi.games.discordia.rules import DiscordiaState, new_game
from ludi.games.discordia.state import REASONS
from ludi.games.discordia.words import message
from ludi.games.spoken import SpokenGame

SWITCH = ("off", "on")
NEW = "new"  # a campaign in which no board was played yet

# Words that have a text of their own for each value.
_NAMED = (
    "board",
    "bonus",
    "colour",
    "decision",
    "decree",
    "die",
    "expansion",
    "need",
    "possible",
    "privilege",
    "reason",
    "row",
    "season",
    "side",
    "tower",
)

# The name of every draw, which records are verified with: it stays, whatever becomes of the texts.
DRAW = "discordia-prompt-chance"


class DiscordiaGame(SpokenGame):
    """Discordia and its expansion Magna by Bernd Eisenstein."""

    info = Info(
        id="discordia",
        title="Discordia",
        seats=(1, 2, 3, 4),
        version=1,
        end_reasons=REASONS[1:],
        options=(
            Option("boards", "off", SWITCH),
            Option("magna", "off", SWITCH),
            Option("magna_reopen_converted", "off", SWITCH),
            Option("solo_win_max", SOLO_WIN_MAX, lowest=0, highest=20),
            Option("campaign", NEW, (NEW,), free=True),
        ),
        minutes=(60, 120),
        has_secrets=False,
        has_chance=True,
        has_simultaneous=False,
    )
    parts = PARTS
    positions = DiscordiaPositions()
    codec = DiscordiaCodec()

    def __init__(self, /, **options: Any) -> None:
        super().__init__(**options)
        self.played: tuple[str, ...] = self._check_campaign()
        self.options["campaign"] = list(self.played) or NEW

    def _check_campaign(self) -> tuple[str, ...]:
        """The boards already played, each once, so that one at least is left (D-172, D-201)."""
        played = self.options["campaign"]
        if played == NEW:
            return ()
        known = BOARD_SHORTS[1:]
        if not isinstance(played, list | tuple) or any(name not in known for name in played):
            raise self.bad_option(
                "campaign",
                "must be a list of boards already played, of {known} (D-201)",
                "discordia-campaign-boards",
                known=", ".join(known),
            )
        if len(set(played)) < len(played) or len(played) >= CAMPAIGN_GAMES:
            raise self.bad_option(
                "campaign",
                "each board once, and at most {most} (D-172)",
                "discordia-campaign-repeats",
                most=CAMPAIGN_GAMES - 1,
            )
        if played and self.options["boards"] != "on":
            raise self.bad_option(
                "campaign", "only with boards=on (D-201)", "discordia-campaign-needs-boards"
            )
        return tuple(played)

    @classmethod
    def set_ups(cls) -> list[tuple[int, dict[str, Any]]]:
        """Each number of players, each module alone and both together, and a campaign."""
        both = {"boards": "on", "magna": "on"}
        return [
            *((seats, {}) for seats in cls.info.seats),
            (1, {"boards": "on", "campaign": ("confluentes", "treverorum")}),
            (2, {"magna": "on"}),
            (3, {"boards": "on"}),
            *((seats, both) for seats in cls.info.seats),
            (4, {**both, "magna_reopen_converted": "on"}),
        ]

    def check_seats(self, seats: int) -> None:
        """One to four; a campaign is played alone."""
        super().check_seats(seats)
        if self.played and seats > 1:
            raise self.bad_option("campaign", "only for one player (D-201)", "discordia-campaign-alone")

    def start(self, seats: int) -> DiscordiaState:
        """The table before anything is dealt (D-016 to D-033)."""
        self.check_seats(seats)
        return new_game(Setup(seats, self.options | {"campaign": self.played}))

    def draw_label(self, state: State) -> str:
        """Every draw has the same name."""
        return DRAW

    def why_not(self, state: State, seat: int, action: int) -> Refusal | None:
        """The rule that forbids this action."""
        assert isinstance(state, DiscordiaState)
        if action in state.legal_actions(seat):
            return None
        return refusals.why_not(state, seat, action)

    def message(self, event: Event) -> Message:
        """The sentence that tells of an event."""
        return message(event)

    def word(self, name: str, value: Any) -> Word:
        """Boards, bonuses, colours and the like by their names, workers by their numbers."""
        if name == "workers":
            counts = [(letter, value.count(letter)) for letter in LETTERS if letter in value]
            return tuple(Message(f"discordia-workers-{each}", {"count": n}) for each, n in counts)
        if isinstance(value, tuple):
            return super().word(name, value)
        match name:
            case "discarded" if value:
                return str(value)  # a tile has no name but its id
            case "removed" | "discarded":
                return Message(f"discordia-{name}-{value or 'nothing'}")
            case "magna":
                effect = MAGNA_EFFECTS[MAGNA_EFFECT[MAGNA_IDS.index(value)]].replace("_", "-")
                return Message(f"discordia-magna-{effect}")
            case "space":
                row = value.rstrip("0123456789")
                return Message(
                    "discordia-space", {"row": Message(f"discordia-row-{row}"), "number": value[len(row) :]}
                )
        if name in _NAMED:
            return Message(f"discordia-{name}-{str(value).replace(' ', '_')}")
        return super().word(name, value)

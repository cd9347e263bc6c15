"""Forum Romanum wired to the contract."""

from __future__ import annotations

import re
from typing import Any

from ludi.engine.errors import NotationError
from ludi.engine.game import CHANCE, Info, Option, State, seat_letter
from ludi.engine.insight import Insight
from ludi.engine.roles import Role, Roles
from ludi.engine.views import Event, Message, Refusal, SeatRef, Word
from ludi.games.forum import refusals
from ludi.games.forum.codec import FIRST, JUMP, PLACE_SECOND, ForumCodec
from ludi.games.forum.parts import PARTS
from ludi.games.forum.positions import ForumPositions
from ludi.games.forum.printed import (
    EDITIONS,
    FIELD_NAMES,
    FIELDS,
    MAPS,
    NO_SCORE_ROUNDS,
    REASONS,
    SCORINGS,
    TRACK_LENGTH,
    Setup,
    building_map,
    colour_names,
)
from ludi.games.forum.rules import ForumState, new_game
from ludi.games.forum.words import message
from ludi.games.spoken import SpokenGame

_SEATS = tuple(range(2, 7))
_FIRST_SEATS = tuple(seat_letter(seat) for seat in range(6))

# The name of the draw, which records are verified with: it stays, whatever becomes of the texts.
FIRST_DRAW = "forum-prompt-first"


class ForumGame(SpokenGame, Roles, Insight):
    """Forum Romanum by Wolfgang Kramer."""

    info = Info(
        id="forum",
        title="Forum Romanum",
        seats=_SEATS,
        version=1,
        end_reasons=REASONS[1:],
        options=(
            Option("edition", EDITIONS[0], EDITIONS),
            Option("map", "classic", tuple(MAPS), free=True),
            Option("scoring", SCORINGS[0], SCORINGS),
            Option("stalemate_break", "refill", ("refill", "on_majority")),
            Option("no_score_rounds", NO_SCORE_ROUNDS, lowest=0, highest=1000),
            Option("repetition", 0, lowest=0, highest=100),
            Option("first", "A", (*_FIRST_SEATS, "random")),
            Option("track_length", TRACK_LENGTH, lowest=10, highest=1000),
        ),
        minutes=(30, 60),
        has_secrets=False,
        has_chance=True,
        has_simultaneous=False,
    )
    parts = PARTS
    positions = ForumPositions()
    codec = ForumCodec()

    def __init__(self, /, **options: Any) -> None:
        super().__init__(**options)
        building_map(self.options["map"])
        if self.options["repetition"] == 1:
            raise self.bad_option(
                "repetition", "must be 0 (off) or a number from 2 to 100", "forum-repetition"
            )

    def check_seats(self, seats: int) -> None:
        """Refuse a number of players (F-01), or a first seat that nobody sits on (F-18)."""
        super().check_seats(seats)
        first = self.options["first"]
        if first in _FIRST_SEATS[seats:]:
            told = "{value} has no player; the seats are A to {last}"
            raise self.bad_option("first", told, "forum-first", last=seat_letter(seats - 1))

    def roles(self, seats: int) -> list[Role]:
        """The colours of each seat: one, or with two players two (F-05)."""
        names = colour_names(seats)
        each = len(names) // seats
        return [Role(marks=tuple(names[seat * each : (seat + 1) * each])) for seat in range(seats)]

    def start(self, seats: int) -> ForumState:
        """The empty board; chance acts when the first seat is to be drawn (F-18)."""
        self.check_seats(seats)
        first = self.options["first"]
        actor = CHANCE if first == "random" else _FIRST_SEATS.index(first)
        return new_game(Setup(seats, self.options), actor)

    def points(self, state: State) -> tuple[int, ...]:
        """The steps of the senators (F-58)."""
        assert isinstance(state, ForumState)
        return state.scores()

    # Refusals

    def draw_label(self, state: State) -> str:
        """The draw of who begins."""
        return FIRST_DRAW

    def why_not(self, state: State, seat: int, action: int) -> Refusal | None:
        """The rule that forbids this action."""
        assert isinstance(state, ForumState)
        if action in state.legal_actions(seat):
            return None
        return refusals.why_not(state, seat, action)

    # Notation

    def notation(self, state: State, seat: int, action: int) -> str:
        """`A d4`, `A d4-f2`; with two players `A1 d4`, `A2 d4-f2` (F-77)."""
        assert isinstance(state, ForumState)
        if action >= FIRST or state.setup.colours_each == 1:
            return super().notation(state, seat, action)
        if action >= JUMP:
            second = state.colour_at((action - JUMP) // FIELDS) % 2
            return f"{seat_letter(seat)}{second + 1} {self.codec.write(action)}"
        second, field = divmod(action, PLACE_SECOND)
        return f"{seat_letter(seat)}{second + 1} {FIELD_NAMES[field]}"

    def read_move(self, state: State, line: str) -> tuple[int, int]:
        """A line of a record; with two players the colour must be the one that stands on the field."""
        assert isinstance(state, ForumState)
        two = re.fullmatch(r"([A-B])([12]) (.*)", line.strip())
        if not two or state.setup.colours_each == 1:
            return super().read_move(state, line)
        seat, second, text = ord(two[1]) - ord("A"), int(two[2]) - 1, two[3]
        action = self.codec.read(text if "-" in text else f"{second + 1} {text}")
        origin = (action - JUMP) // FIELDS
        if JUMP <= action < FIRST and state.colour_at(origin) not in (-1, seat * 2 + second):
            raise NotationError(
                "{move}: {field} holds another colour than {colour} (F-28)",
                "forum-other-colour",
                move=line.strip(),
                field=FIELD_NAMES[origin],
                colour=two[1] + two[2],
            )
        return seat, action

    # Words

    def message(self, event: Event) -> Message:
        """The sentence that tells of an event (F-76)."""
        return message(event)

    def word(self, name: str, value: Any) -> Word:
        """Sectors and reasons by their name; colours as seats, with two players each its first or second."""
        if name in ("sector", "reason"):
            return Message(f"forum-{name}-{value}")
        if name in ("colour", "leaders", "losers") and isinstance(value, str):
            return SeatRef(ord(value[0]) - ord("A"), value if len(value) > 1 else "")
        return super().word(name, value)

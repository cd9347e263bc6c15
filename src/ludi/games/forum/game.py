"""Forum Romanum wired to the contract."""

from __future__ import annotations

import re
from typing import Any

from ludi.engine.errors import NotationError
from ludi.engine.game import CHANCE, Info, Option, State, seat_letter
from ludi.engine.views import Event, Message, Refusal, SeatRef, Word, Words
from ludi.games.forum.board import (
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
)
from ludi.games.forum.codec import END, FIRST, JUMP, PLACE_SECOND, ForumCodec
from ludi.games.forum.parts import PARTS
from ludi.games.forum.positions import ForumPositions
from ludi.games.forum.rules import ForumState, new_game
from ludi.games.forum.views import message
from ludi.games.spoken import SpokenGame

_SEATS = tuple(range(2, 7))
_FIRST_SEATS = tuple(seat_letter(seat) for seat in range(6))

# The name of the draw, which records are verified with: it stays, whatever becomes of the texts.
FIRST_DRAW = "forum-prompt-first"


class ForumGame(SpokenGame):
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

    def start(self, seats: int) -> ForumState:
        """The empty board; chance acts when the first seat is to be drawn (F-18)."""
        self.check_seats(seats)
        first = self.options["first"]
        actor = CHANCE if first == "random" else _FIRST_SEATS.index(first)
        return new_game(Setup(seats, self.options), actor)

    # Refusals

    def draw_label(self, state: State) -> str:
        """The draw of who begins."""
        return FIRST_DRAW

    def why_not(self, state: State, seat: int, action: int) -> Refusal | None:
        """The rule that forbids this action."""
        assert isinstance(state, ForumState)
        if action in state.legal_actions(seat):
            return None
        if action == END:
            return Refusal("forum-refuse-not-agreed", {"missing": tuple(range(state.seats))}, "F-63")
        if action >= FIRST or seat < 0:
            return Refusal("forum-refuse-first", {}, "F-18")
        if action >= JUMP:
            return self._why_not_jump(state, seat, *divmod(action - JUMP, FIELDS))
        return self._why_not_place(state, seat, *divmod(action, PLACE_SECOND))

    def _why_not_place(self, state: ForumState, seat: int, second: int, field: int) -> Refusal:
        each = state.setup.colours_each
        colour = seat * each + second
        if not state.is_placing():
            return Refusal("forum-refuse-hand-empty", {}, "F-26")
        if second and each == 1:
            return Refusal("forum-refuse-no-second-colour", {}, "F-65")
        if colour == state.moved:
            return Refusal("forum-refuse-colour-moved", {"colour": state.setup.colour_names[colour]}, "F-67")
        return Refusal("forum-refuse-occupied", _taken(state, field), "F-22")

    def _why_not_jump(self, state: ForumState, seat: int, origin: int, field: int) -> Refusal:
        each = state.setup.colours_each
        colour = state.colour_at(origin)
        if state.is_placing():
            hand = sum(state.hand(c) for c in range(seat * each, seat * each + each))
            return Refusal("forum-refuse-still-placing", {"hand": hand}, "F-24")
        if colour < 0:
            return Refusal("forum-refuse-empty", {"field": FIELD_NAMES[origin]}, "F-28")
        if colour // each != seat:
            return Refusal("forum-refuse-not-yours", _taken(state, origin), "F-28")
        if colour == state.moved:
            return Refusal("forum-refuse-colour-moved", {"colour": state.setup.colour_names[colour]}, "F-67")
        if origin == field:
            return Refusal("forum-refuse-same-field", {"field": FIELD_NAMES[field]}, "F-27")
        return Refusal("forum-refuse-target-taken", _taken(state, field), "F-28")

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


def _taken(state: ForumState, field: int) -> Words:
    return {"field": FIELD_NAMES[field], "colour": state.setup.colour_names[state.colour_at(field)]}

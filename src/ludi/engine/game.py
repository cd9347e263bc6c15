"""The Game class: facts, options, notation, refusals and sentences of a game."""

from __future__ import annotations

import difflib
import re
import sys
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, TypeVar

from ludi.engine.errors import IllegalActionError, SetupError
from ludi.engine.parts import Parts
from ludi.engine.positions import Positions
from ludi.engine.seats import seat_letter, seat_number
from ludi.engine.state import CHANCE, NOBODY, TABLE, State
from ludi.engine.views import Event, Message, Outcome, Refusal

__all__ = [
    "CHANCE",
    "NOBODY",
    "TABLE",
    "Codec",
    "Game",
    "Info",
    "Option",
    "Outcome",
    "State",
    "refused",
    "seat_letter",
    "seat_number",
]


# What is plainly meant by a value for an option that is off or on.
_SWITCH = {
    "on": True,
    "yes": True,
    "true": True,
    "1": True,
    "off": False,
    "no": False,
    "false": False,
    "0": False,
}


def _plain(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool | int | str) else ""


@dataclass(frozen=True)
class Option:
    """One choice at set-up: its name, its default, and the values that are allowed."""

    name: str  # as in `ludi.match(game, name=value)`
    default: Any  # the value when nothing is chosen
    choices: tuple[Any, ...] = ()  # the values to choose from; none for a number
    lowest: int | None = None  # the lowest number allowed
    highest: int | None = None  # the highest number allowed
    free: bool = False  # whether other values are allowed beside the choices; the game checks them

    def check(self, value: Any) -> Any:
        """The value in its proper type, or a SetupError that says what is allowed."""
        meant = self._meant(value)
        if self._allows(meant):
            return meant
        told: dict[str, Any] = {"option": self.name, "value": f"{value!r:.40}"}
        if not self.choices:
            told |= {"lowest": self.lowest, "highest": self.highest}
            raise SetupError(f"{{option}}={{value}}: {self.allowed()}", "option-number", **told)
        told["choices"] = ", ".join(str(choice) for choice in self.choices)
        name = "option-own-choice" if self.free else "option-choice"
        raise SetupError(f"{{option}}={{value}}: {self.allowed()}", name, **told)

    def allowed(self) -> str:
        """The allowed values, as the end of a sentence."""
        if self.choices:
            words = ", ".join(str(choice) for choice in self.choices)
            return f"must be one of {words}" + (", or one of your own" if self.free else "")
        return f"must be a whole number from {self.lowest} to {self.highest}"

    def _meant(self, value: Any) -> Any:
        """Convert numbers given as text and switches given as True, 0 or `yes`; leave the rest unchanged."""
        if self._allows(value):
            return value
        switches = {_SWITCH.get(_plain(choice)): choice for choice in self.choices}
        if set(switches) == {True, False} and _plain(value) in _SWITCH:
            return switches[_SWITCH[_plain(value)]]
        if isinstance(value, str) and re.fullmatch(r"-?[0-9]{1,9}", value):
            return int(value)
        return value

    def _allows(self, value: Any) -> bool:
        if self.choices:
            return any(value == choice and type(value) is type(choice) for choice in self.choices) or (
                self.free and not isinstance(value, str)
            )
        if isinstance(value, bool) or not isinstance(value, int):
            return False
        return (self.lowest or 0) <= value <= (self.highest or 0)


@dataclass(frozen=True)
class Info:
    """The facts about a game that a lobby, a record and a learner need."""

    id: str  # one lower-case word: the name in commands, records and addresses
    title: str  # the name of the game as people know it
    seats: tuple[int, ...]  # the numbers of seats it can be played with
    version: int  # goes up when an old record would replay differently
    end_reasons: tuple[str, ...]  # every reason an outcome may have
    options: tuple[Option, ...]  # what may be chosen at set-up
    minutes: tuple[int, int]  # how long a game takes people, from and to
    has_secrets: bool = False  # whether seats know things that others do not
    has_chance: bool = False  # whether there are draws
    has_simultaneous: bool = False  # whether several seats choose at once


class Codec(ABC):
    """Actions as ints from 0 up to `size`, and as text whose tokens are the ids of the drawing."""

    size: int  # the number of actions; every action is below it

    @abstractmethod
    def write(self, action: int) -> str:
        """The text of an action."""

    @abstractmethod
    def read(self, text: str) -> int:
        """The action of a text, or a NotationError that says where it goes wrong."""

    def steps(self, action: int) -> tuple[str, ...]:
        """The ids to click, one after the other."""
        return tuple(re.split(r"[- ]", self.write(action)))


T = TypeVar("T")


class Game(ABC):
    """One game with its options chosen: tables and questions, never state."""

    info: ClassVar[Info]  # the facts about it: id, seats, options
    parts: ClassVar[Parts] = Parts()  # its own bots, painter, board and so on
    package: ClassVar[str]  # the folder with its data, texts and rulebooks
    codec: Codec  # actions as numbers and as text
    options: dict[str, Any]  # every option with the value that was chosen
    positions: Positions = Positions()  # reads and writes positions as text

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        is_package = hasattr(sys.modules.get(cls.__module__), "__path__")
        cls.package = cls.__module__ if is_package else cls.__module__.rpartition(".")[0]

    def __init__(self, /, **options: Any) -> None:
        known = {option.name: option for option in self.info.options}
        for name in options:
            if name not in known:
                raise _unknown("option", name, list(known), self.info.id)
        self.options = {name: known[name].check(options.get(name, known[name].default)) for name in known}

    @property
    def hides(self) -> bool:
        """Whether anything is hidden from anyone: secrets, or orders that wait for others."""
        return self.info.has_secrets or self.info.has_simultaneous

    def bad_option(self, option: str, reason: str, name: str, /, **words: Any) -> SetupError:
        """The error for an option whose value does not fit."""
        told = {"option": option, "value": self.options[option], **words}
        return SetupError(f"{{option}}={{value}}: {reason}", name, **told)

    def check_seats(self, seats: int) -> None:
        """Refuse a number of seats that the game does not have."""
        if type(seats) is not int or seats not in self.info.seats:
            raise SetupError(
                "{seats} seats: {game} is for {least} to {most} players",
                "number-of-seats",
                seats=str(seats),
                game=self.info.title,
                least=min(self.info.seats),
                most=max(self.info.seats),
            )

    @classmethod
    def set_ups(cls) -> list[tuple[int, dict[str, Any]]]:
        """Numbers of seats worth trying, each with its options."""
        return [(seats, {}) for seats in cls.info.seats]

    def seat_numbers(self) -> list[int]:
        """The numbers of seats that these options allow."""
        return [seats for seats in self.info.seats if self._may_have(seats)]

    def _may_have(self, seats: int) -> bool:
        try:
            self.check_seats(seats)
        except SetupError:
            return False
        return True

    def seat_labels(self, seats: int) -> list[Message | None]:
        """A label for each seat, such as the ships it commands; None where seats are alike."""
        return [None] * seats

    @abstractmethod
    def start(self, seats: int) -> State:
        """The position before the first action."""

    def write_position(self, state: State) -> str:
        """The position as one canonical line of text, secrets included."""
        return self.positions.write(self, state)

    def read_position(self, text: str) -> State:
        """The position that a text describes, or a NotationError that says what is wrong with it."""
        return self.positions.read(self, text)

    def draw_label(self, state: State) -> str:
        """The label of the draw that is due. Draws are computed from it, so it must never change."""
        return "draw"

    @abstractmethod
    def why_not(self, state: State, seat: int, action: int) -> Refusal | None:
        """The rule that forbids this action, with what is missing; None when it is legal."""

    @abstractmethod
    def message(self, event: Event) -> Message:
        """The sentence that tells of an event."""

    @abstractmethod
    def say(self, message: Message, language: str = "en") -> str:
        """The sentence in a language."""

    def notation(self, state: State, seat: int, action: int) -> str:
        """The line of a record for an action: the seat and the text."""
        return f"{seat_letter(seat)} {self.codec.write(action)}"

    def read_move(self, state: State, line: str) -> tuple[int, int]:
        """The seat and the action of a line of a record."""
        letter, _, text = line.strip().partition(" ")
        return seat_number(letter, state.seats), self.codec.read(text)

    def chosen_options(self) -> dict[str, Any]:
        """The options that differ from their defaults, as stored in a record."""
        defaults = {option.name: option.default for option in self.info.options}
        return {name: value for name, value in self.options.items() if value != defaults[name]}


def refused(game: Game, refusal: Refusal, action: int) -> IllegalActionError:
    """The error for an action that a rule forbids."""
    text = game.codec.write(action)
    return IllegalActionError(f"{text}: {game.say(refusal)} ({refusal.rule})", refusal, game, text)


def _unknown(kind: str, word: str, known: Sequence[str], where: str) -> SetupError:
    word = word[:40]
    close = difflib.get_close_matches(word, known, n=1)
    if close:
        told = f"{{word}}: unknown {kind}; did you mean {{close}}?"
        return SetupError(told, "unknown-but-close", word=word, close=close[0])
    all_known = ", ".join(known) or "none"
    told = f"{{word}}: unknown {kind}; {{where}} knows {{known}}"
    return SetupError(told, "unknown", word=word, where=where, known=all_known)


def find_named(kind: str, word: str, known: Mapping[str, T], where: str = "ludi") -> T:
    """The entry with that name, or a SetupError that suggests the right one."""
    if word not in known:
        raise _unknown(kind, word, list(known), where)
    return known[word]

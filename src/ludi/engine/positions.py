"""Positions as text: the game, its seats, and every field that differs from the start of the game.

`game/1 seats=3 actor=B ply=2 pieces=A:d4;B:c3 moves=2`. The text is canonical: one position, one text,
whatever the position looks like in memory. A game declares how its fields are written; any other field is
written as a plain value: `7`, `yes`, `-` for none, `[0*11,3]` for a list of eleven zeros and a three.
"""

from __future__ import annotations

import ast
import re
from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import TYPE_CHECKING, Any, ClassVar

from ludi.engine.errors import NotationError
from ludi.engine.seats import seat_letter
from ludi.engine.state import CHANCE, NOBODY

if TYPE_CHECKING:
    from ludi.engine.game import Game
    from ludi.engine.state import State

LONGEST = 100_000  # characters
MOST_ITEMS = 10_000
MOST_SEATS = 100
MOST_NAMED = 12
NOT_WRITTEN = ("seats", "setup")  # the seats are in the head of the text, the set-up belongs to the game
_HEAD = re.compile(r"([a-z][a-z0-9_-]*)/(\d{1,4}) seats=(\d{1,3})")
_WORD = re.compile(r"[A-Za-z_][A-Za-z0-9_-]*")
_NUMBER = re.compile(r"-?\d{1,19}")
_WORDS = {"-": None, "yes": True, "no": False}


class Spelling(ABC):
    """How the value of one field is written as text, without blanks."""

    @abstractmethod
    def write(self, value: Any) -> str:
        """Write a value as text."""

    @abstractmethod
    def read(self, text: str, usual: Any) -> Any:
        """Parse a text, or raise a ValueError; `usual` is the value at the start of the game."""


class Plain(Spelling):
    """Numbers, words and lists of numbers; anything else as a Python literal."""

    def write(self, value: Any) -> str:
        """`yes` or `no`, `-` for none, a number, a word, or a list with runs of equal items written once."""
        if value is None or isinstance(value, bool):
            return next(word for word, each in _WORDS.items() if each is value)
        if isinstance(value, int):
            return str(value)
        if isinstance(value, str) and _WORD.fullmatch(value) and value not in _WORDS:
            return value
        if isinstance(value, list) and all(type(item) is int for item in value):
            return f"[{','.join(_runs(value))}]"
        return _literal(value)

    def read(self, text: str, usual: Any) -> Any:
        """Parse the value; nothing in the text is executed."""
        if text in _WORDS:
            return _WORDS[text]
        if _NUMBER.fullmatch(text):
            return int(text)
        if _WORD.fullmatch(text):
            return text
        numbers = re.fullmatch(r"\[([-0-9*,]*)\]", text)
        return _numbers(numbers[1]) if numbers else _value(text)


def _runs(values: list[int]) -> Iterable[str]:
    for value, equal in groupby(values):
        count = len(list(equal))
        yield f"{value}*{count}" if count > 2 else ",".join([str(value)] * count)


def _numbers(text: str) -> list[int]:
    found: list[int] = []
    for part in text.split(",") if text else []:
        value, _, count = part.partition("*")
        if not _NUMBER.fullmatch(value) or not (not count or count.isdecimal()):
            raise ValueError(f"{part[:20]!r} is no number")
        if len(found) + int(count[:6] or 1) > MOST_ITEMS:
            raise ValueError(f"more than {MOST_ITEMS} numbers")
        found += [int(value)] * int(count or 1)
    return found


def _literal(value: Any) -> str:
    """A Python literal with sorted keys and without blanks."""
    if isinstance(value, dict):
        items = sorted((_literal(key), _literal(item)) for key, item in value.items())
        return "{" + ",".join(f"{key}:{item}" for key, item in items) + "}"
    if isinstance(value, tuple):
        return "(" + "".join(f"{_literal(item)}," for item in value) + ")"
    if isinstance(value, list):
        return "[" + ",".join(_literal(item) for item in value) + "]"
    return repr(value).replace(" ", "\\x20")


def _value(text: str) -> Any:
    try:
        return ast.literal_eval(text)
    except (ValueError, SyntaxError, MemoryError, RecursionError, TypeError):
        raise ValueError("no value") from None


def _some(names: Sequence[str]) -> str:
    """The names; of many only the first and the last."""
    return ", ".join(names) if len(names) <= MOST_NAMED else f"{names[0]}, {names[1]} ... {names[-1]}"


class Named(Spelling):
    """A number that stands for a name; a number without a name, such as -1 for none, is written as it is."""

    def __init__(self, names: Sequence[str]) -> None:
        self._names = tuple(name.replace(" ", "_") for name in names)

    def write(self, value: Any) -> str:
        """The name of the number."""
        return self._names[value] if 0 <= value < len(self._names) else str(value)

    def read(self, text: str, usual: Any) -> Any:
        """The number of a name."""
        if text in self._names:
            return self._names.index(text)
        if _NUMBER.fullmatch(text):
            return int(text)
        raise ValueError(f"must be one of {', '.join(self._names)}")


class Actor(Spelling):
    """The actor: a seat by its letter, `*` for chance, `-` when the game is over."""

    def write(self, value: Any) -> str:
        """The letter of the actor."""
        return "-" if value == NOBODY else seat_letter(value)

    def read(self, text: str, usual: Any) -> Any:
        """The number of the actor."""
        known = {self.write(seat): seat for seat in (NOBODY, CHANCE, *range(MOST_SEATS))}
        if text not in known:
            raise ValueError("must be the letter of a seat, * for chance, or - at the end")
        return known[text]


class Names(Spelling):
    """A set of bits that each have a name: `d4+e5`, or `-` when it is empty."""

    def __init__(self, names: Sequence[str]) -> None:
        self._names = tuple(names)

    def write(self, value: Any) -> str:
        """The names of the bits, lowest first."""
        return "+".join(name for n, name in enumerate(self._names) if value >> n & 1) or "-"

    def read(self, text: str, usual: Any) -> Any:
        """The set."""
        total = 0
        for name in text.split("+") if text != "-" else []:
            if name not in self._names:
                raise ValueError(f"{name[:20]!r} is none of {_some(self._names)}")
            total |= 1 << self._names.index(name)
        return total


class Each(Spelling):
    """A list with a label for each item, zeros left out: `A:d4+e5;B:c3`, or `-` when all are zero."""

    def __init__(
        self,
        labels: Sequence[str],
        spelling: Spelling | None = None,
        absent: Any = 0,
        between: str = ";",
        after: str = ":",
    ) -> None:
        self._labels, self._spelling, self._absent = tuple(labels), spelling or Plain(), absent
        self._between, self._after = between, after

    def write(self, value: Any) -> str:
        """The items that are not zero."""
        labelled = [
            f"{label}{self._after}{self._spelling.write(item)}"
            for label, item in zip(self._labels, value, strict=False)
            if item != self._absent
        ]
        return self._between.join(labelled) or "-"

    def read(self, text: str, usual: Any) -> Any:
        """A list of the same length as `usual`."""
        values, labels = [self._absent] * len(usual), self._labels[: len(usual)]
        for item in text.split(self._between) if text != "-" else []:
            label, _, spelt = item.partition(self._after)
            if label not in labels:
                raise ValueError(f"{label[:20]!r} is none of {_some(labels)}")
            values[labels.index(label)] = self._spelling.read(spelt, self._absent)
        return values


class Counts(Spelling):
    """A list with a count for each label: `B11+R6`, or `-` when all are zero."""

    def __init__(self, labels: Sequence[str]) -> None:
        self._labels = tuple(labels)

    def write(self, value: Any) -> str:
        """The labels with a count above zero."""
        counted = zip(self._labels, value, strict=True)
        return "+".join(f"{label}{count}" for label, count in counted if count) or "-"

    def read(self, text: str, usual: Any) -> Any:
        """One count for each label."""
        counts = [0] * len(self._labels)
        for part in text.split("+") if text != "-" else []:
            found = re.fullmatch(r"(\D+)(\d{1,4})", part)
            if not found or found[1] not in self._labels:
                raise ValueError(f"{part[:20]!r} is no number of any of {_some(self._labels)}")
            counts[self._labels.index(found[1])] = int(found[2])
        return counts


class InOrder(Spelling):
    """A list of names in order: `DEC05+DEC01`, or `-` when it is empty."""

    def __init__(self, spelling: Spelling, between: str = "+") -> None:
        self._spelling, self._between = spelling, between

    def write(self, value: Any) -> str:
        """The names in order."""
        return self._between.join(self._spelling.write(item) for item in value) or "-"

    def read(self, text: str, usual: Any) -> Any:
        """The list."""
        parts = text.split(self._between) if text != "-" else []
        if len(parts) > MOST_ITEMS:
            raise ValueError(f"more than {MOST_ITEMS}")
        return [self._spelling.read(part, 0) for part in parts]


PLAIN, ACTOR = Plain(), Actor()


class Positions:
    """Reads and writes the positions of a game; a game may use a subclass that knows its fields."""

    version = 1  # goes up when the text of a position changes
    before: Positions | None = None  # the notation that this one replaced; its texts and hashes remain valid
    spellings: ClassVar[Mapping[str, Spelling]] = {}  # by field; other fields are plain values

    def spelling(self, name: str) -> Spelling:
        """How a field is written."""
        return ACTOR if name == "actor" else self.spellings.get(name, PLAIN)

    def told(self, fields: dict[str, Any]) -> dict[str, Any]:
        """The fields that go into the text, without those that follow from others."""
        return fields

    def whole(self, told: dict[str, Any], start: dict[str, Any]) -> dict[str, Any]:
        """All fields, restored from those in the text; `start` has the fields at the start of the game."""
        return told

    def write(self, game: Game, state: State) -> str:
        """Write a position as text."""
        usual = self._told(game.start(state.seats))
        words = [f"{game.info.id}/{self.version} seats={state.seats}"]
        for name, value in self._told(state).items():
            if value != usual[name]:
                words.append(f"{name}={self.spelling(name).write(value)}")
        return " ".join(words)

    def texts(self, game: Game, state: State) -> Iterator[str]:
        """The text of a position in this notation and in each earlier one."""
        yield self.write(game, state)
        if self.before:
            yield from self.before.texts(game, state)

    def read(self, game: Game, text: str) -> State:
        """Parse a position, or raise a NotationError that says what is wrong with the text."""
        words = text.split() if len(text) <= LONGEST else []
        if self.before and words and words[0] == f"{game.info.id}/{self.before.version}":
            return self.before.read(game, text)
        state = game.start(self._seats(game, " ".join(words[:2])))
        values, start = self._told(state), state.fields()
        for word in words[2:]:
            self._take(values, word)
        try:
            fixed = {name: start[name] for name in NOT_WRITTEN if name in start}
            state.set_fields(fixed | self.whole(values, start))
            _check(state)
        except (AssertionError, ArithmeticError, LookupError, TypeError, ValueError) as error:
            why = str(error) or type(error).__name__
            raise NotationError("no position of this game: {why}", "position-law", why=why) from error
        return state

    def _told(self, state: State) -> dict[str, Any]:
        told = self.told(state.fields())
        return {name: value for name, value in told.items() if name not in NOT_WRITTEN}

    def _seats(self, game: Game, words: str) -> int:
        """The number of seats from the first words of a text, which must name this game."""
        head = _HEAD.fullmatch(words)
        if head and (head[1], int(head[2])) == (game.info.id, self.version):
            return int(head[3])
        told = "a position of {game} begins with {begin} and the number of seats"
        begin = f"{game.info.id}/{self.version} seats="
        raise NotationError(told, "position-head", game=game.info.title, begin=begin)

    def _take(self, values: dict[str, Any], word: str) -> None:
        """Parse one `name=value` and store the value."""
        name, equals, text = word.partition("=")
        if not equals or name not in values:
            told = "{word}: no field; there are {known}"
            raise NotationError(told, "position-field", word=word[:40], known=", ".join(values))
        usual, spelling = values[name], self.spelling(name)
        try:
            value = spelling.read(text, usual)
            if type(value) is not type(usual) and value is not None and usual is not None:
                raise ValueError(f"must be such as {spelling.write(usual)[:40]}")
        except ValueError as error:
            told = "{name}={value}: {why}"
            bad = {"name": name, "value": text[:40], "why": str(error)}
            raise NotationError(told, "position-value", **bad) from None
        values[name] = value


def _check(state: State) -> None:
    """Refuse a position that breaks an invariant, or in which a seat to act has no legal action."""
    state.check()
    for seat in state.to_act():
        assert state.num_legal(seat) > 0, "who is to act has no action"

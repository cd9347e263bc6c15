"""Actions as ints and as text (P-163), such as `7 f5`, `+ d2`, `omen c3 red`, `lava d4`, `f5-out`."""

from __future__ import annotations

import re
from typing import Final

from ludi.engine.errors import NotationError
from ludi.engine.game import Codec
from ludi.games.pompeii.actions import (
    DONE,
    DRAW,
    ERUPT,
    LAVA,
    LAVA_AS,
    MOVE,
    NO_SQUARE,
    OMEN,
    PASS,
    PLAY,
    RELATIVE,
    SIZE,
    TARGETS,
    TILE,
    WAIT,
)
from ludi.games.pompeii.printed import (
    CARD_NAMES,
    COLOURS,
    NUMBERS,
    SQUARE_NAMES,
    SQUARE_NUMBERS,
    SYMBOL_NAMES,
    SYMBOLS,
    TILE_NAMES,
)

_SQUARE = r"([a-z]\d+)"
_WORDS: Final[dict[str, int]] = {"done": DONE, "erupt": ERUPT, "wait": WAIT, "pass": PASS}
_PLAY = re.compile(rf"(\d+) (?:{_SQUARE}|-)")
_MOVE = re.compile(rf"{_SQUARE} ?- ?(?:{_SQUARE}|out)")
_VERB = re.compile(r"(\+|omen|lava|draw|tile) (\S+)(?: (\S+))?")


class PompeiiCodec(Codec):
    """In the order of a game: cards, relatives, omens, the call, lava, movements; last what is drawn."""

    size = SIZE

    def write(self, action: int) -> str:
        """The text of an action."""
        for word, number in _WORDS.items():
            if action == number:
                return word
        if action >= TILE:
            return f"tile {TILE_NAMES[action - TILE]}"
        if action >= DRAW:
            return f"draw {CARD_NAMES[action - DRAW + 1]}"
        if action >= MOVE:
            origin, target = divmod(action - MOVE, TARGETS)
            return f"{SQUARE_NAMES[origin]}-{'out' if target == NO_SQUARE else SQUARE_NAMES[target]}"
        return self._write_placing(action)

    def _write_placing(self, action: int) -> str:
        if action >= LAVA_AS:
            square, symbol = divmod(action - LAVA_AS, SYMBOLS)
            return f"lava {SQUARE_NAMES[square]} {SYMBOL_NAMES[symbol]}"
        if action >= LAVA:
            return f"lava {SQUARE_NAMES[action - LAVA]}"
        if action >= OMEN:
            square, colour = divmod(action - OMEN, len(COLOURS))
            return f"omen {SQUARE_NAMES[square]} {COLOURS[colour]}"
        if action >= RELATIVE:
            return f"+ {SQUARE_NAMES[action - RELATIVE]}"
        number, square = divmod(action - PLAY, TARGETS)
        return f"{number + 1} {'-' if square == NO_SQUARE else SQUARE_NAMES[square]}"

    def steps(self, action: int) -> tuple[str, ...]:
        """The ids to click: a card and a square, the square of a relative, a figure's way."""
        words = self.write(action).replace("-out", " out").split(" ")
        if words[-1] == "-":
            return words[0], "discard"
        if words[0] in ("+", "omen", "lava", "draw", "tile"):
            return tuple(words[1:])
        return tuple(word for part in words for word in part.split("-"))

    def read(self, text: str) -> int:
        """The action of a text."""
        words = " ".join(text.split()).lower()
        if words in _WORDS:
            return _WORDS[words]
        play = _PLAY.fullmatch(words)
        if play:
            square = _square(play[2]) if play[2] else NO_SQUARE
            return PLAY + (_number(play[1]) - 1) * TARGETS + square
        move = _MOVE.fullmatch(words)
        if move:
            return MOVE + _square(move[1]) * TARGETS + (_square(move[2]) if move[2] else NO_SQUARE)
        verb = _VERB.fullmatch(words)
        if not verb:
            told = (
                "{text}: write a card and a square such as 7 f5, a movement such as f5-f7 or f5-out,"
                " lava d4, + d2, omen c3 red, done, pass, erupt or wait (P-163)"
            )
            raise NotationError(told, "pompeii-no-action", text=repr(words[:40]))
        return self._verb(*verb.groups())

    def _verb(self, verb: str, first: str, second: str | None) -> int:
        if verb == "omen" and second:
            return OMEN + _square(first) * len(COLOURS) + _index("colour", second, COLOURS)
        if verb == "lava" and second:
            return LAVA_AS + _square(first) * SYMBOLS + _index("symbol", second, SYMBOL_NAMES)
        if verb == "omen":
            told = "omen {square}: say whose figure, as in omen c3 red (P-163)"
            raise NotationError(told, "pompeii-whose", square=first[:20])
        if second:
            told = "{word}: {verb} {first} is followed by nothing (P-163)"
            raise NotationError(told, "pompeii-too-much", word=repr(second[:20]), verb=verb, first=first[:20])
        if verb == "draw":
            return DRAW + _index("card", first, CARD_NAMES[1:])
        if verb == "tile":
            return TILE + _index("tile", first, TILE_NAMES)
        return (LAVA if verb == "lava" else RELATIVE) + _square(first)


def _square(name: str) -> int:
    number = SQUARE_NUMBERS.get(name)
    if number is None:
        told = "{square}: no square of the city, which has a1 to k7 without seven corners (P-14)"
        raise NotationError(told, "pompeii-no-square", square=name[:20])
    return number


def _number(text: str) -> int:
    if len(text) > 2 or not 1 <= int(text) <= NUMBERS:
        told = "{number}: no card has this number; they go from 1 to {last} (P-05)"
        raise NotationError(told, "pompeii-no-card", number=text[:20], last=str(NUMBERS))
    return int(text)


def _index(what: str, word: str, known: tuple[str, ...]) -> int:
    if word not in known:
        told = "{word}: no {what}; write one of {known} (P-163)"
        raise NotationError(told, "pompeii-unknown", word=word[:20], what=what, known=", ".join(known))
    return known.index(word)

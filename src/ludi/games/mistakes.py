"""Mistakes from outside in each language: an error says itself in English, the others are written here.

The texts of the engine's errors are in `mistakes.nl.ftl` beside this file, those of a game's in its
folder, or in that of their language.
"""

from __future__ import annotations

from typing import Any

from ludi.engine.errors import IllegalActionError, LudiError, RecordError
from ludi.engine.registry import game_class, has_game
from ludi.engine.views import SeatRef
from ludi.games.spoken import MISTAKES, bundle, rendered, say

LONGEST_NUMBER = 10**15  # from here on a number is told as it was written: the texts can't format any size


def explain(error: LudiError, language: str) -> str:
    """The sentence of an error, without a full stop; in English where nobody wrote it otherwise."""
    if isinstance(error, IllegalActionError) and error.game:
        return f"{error.move}: {error.game.say(error.refusal, language)} ({error.rule})"
    if language == "en" or not error.name:
        return str(error)
    home = _home(error.name)
    if not bundle(home, language, MISTAKES).has_message(text_of(error.name)):
        return str(error)
    told = _say(error.name, {name: _said(value, language) for name, value in error.words.items()}, language)
    if isinstance(error, RecordError) and error.line is not None:
        return _say("at-line", {"line": str(error.line), "detail": told}, language)
    return told


def text_of(name: str) -> str:
    """The name of the text of a mistake."""
    return f"mistake-{name}"


def plain_word(value: Any) -> Any:
    """A word of an error as texts and the wire take it."""
    if isinstance(value, LudiError | SeatRef | tuple):
        return value
    if isinstance(value, int | float) and abs(value) < LONGEST_NUMBER:
        return value
    return value if isinstance(value, str) else str(value)  # a list, as an option may be


def _said(value: Any, language: str) -> Any:
    if isinstance(value, LudiError):
        return explain(value, language)
    return rendered(plain_word(value), language, str)


def _say(name: str, words: dict[str, Any], language: str) -> str:
    return say(_home(name), language, text_of(name), words, kind=MISTAKES)


def _home(name: str) -> str:
    """The package whose texts have a mistake of this name; those of a game begin with its id."""
    game_id = name.partition("-")[0]
    return game_class(game_id).package if has_game(game_id) else "ludi.games"

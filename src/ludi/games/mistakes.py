"""Mistakes from outside in each language: an error says itself in English, the others are written here.

The texts of the engine's errors are in `mistakes.nl.ftl` beside this file, those of a game's in its folder.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from ludi.engine.errors import IllegalActionError, LudiError, RecordError
from ludi.engine.registry import game_class, has_game

LONGEST_NUMBER = 10**15  # from here on a number is told as it was written: the texts can't format any size


def explain(error: LudiError, language: str) -> str:
    """The sentence of an error, without a full stop; in English where nobody wrote it otherwise."""
    if isinstance(error, IllegalActionError) and error.game:
        return f"{error.move}: {error.game.say(error.refusal, language)} ({error.rule})"
    if language == "en" or not error.name:
        return str(error)
    home = _home(error.name)
    if home != "ludi.games" and not _bundle(home, language).has_message(error.name):
        return str(error)
    told = _say(error.name, {name: _word(value, language) for name, value in error.words.items()}, language)
    if isinstance(error, RecordError) and error.line is not None:
        return _say("at-line", {"line": str(error.line), "detail": told}, language)
    return told


def _word(value: Any, language: str) -> Any:
    if isinstance(value, LudiError):
        return explain(value, language)
    if isinstance(value, int | float) and abs(value) < LONGEST_NUMBER:
        return value
    return value if isinstance(value, str) else str(value)  # a list, as an option may be


def _say(name: str, words: dict[str, Any], language: str) -> str:
    spoken = _bundle(_home(name), language)
    if not spoken.has_message(name):
        raise AssertionError(f"{name} has no text in {language}")
    pattern = spoken.get_message(name).value
    assert pattern is not None
    text, errors = spoken.format_pattern(pattern, words)
    assert not errors, f"{name}: {errors}"
    return str(text)


def _home(name: str) -> str:
    """The package whose texts have a mistake of this name; those of a game begin with its id."""
    game_id = name.partition("-")[0]
    return game_class(game_id).package if has_game(game_id) else "ludi.games"


@cache
def _bundle(package: str, language: str) -> FluentBundle:
    spoken = FluentBundle([language], use_isolating=False)
    source = files(package).joinpath(f"mistakes.{language}.ftl")
    if source.is_file():  # a game may speak English only
        spoken.add_resource(FluentResource(source.read_text("utf-8")))
    return spoken

"""Sentences from the Fluent files in a game's folder: one source for terminal, server and browser."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Placeable, TextElement, VariableReference

from ludi.engine.errors import SetupError
from ludi.engine.game import Game, seat_letter
from ludi.engine.views import Message

LANGUAGES = ("en", "nl")
TEXTS = "text.ftl"  # with the language before its ending
PAINTED = "painter.ftl"
BROWSER = "web.ftl"  # what only pages and boards in the browser say
_AND = {"en": "and", "nl": "en"}


def written(package: str, kind: str, language: str) -> str:
    """A text of a package, such as `text.nl.ftl`; in English where that is missing, else empty."""
    stem, _, ending = kind.rpartition(".")
    for spoken in (language, "en"):
        file = files(package).joinpath(f"{stem}.{spoken}.{ending}")
        if file.is_file():
            return file.read_text("utf-8")
    return ""


@cache
def bundle(package: str, language: str, kind: str = TEXTS) -> FluentBundle:
    """The texts of one package in one language; what only its painter says is a kind of its own."""
    if language not in LANGUAGES:
        told = "{language}: unknown language; Ludi speaks {known}"
        raise SetupError(told, "unknown-language", language=language, known=" and ".join(LANGUAGES))
    spoken = FluentBundle([language], use_isolating=False)
    spoken.add_resource(FluentResource(written(package, kind, language)))
    return spoken


def say(
    package: str, language: str, name: str, words: dict[str, Any], attribute: str = "", kind: str = TEXTS
) -> str:
    """One message with its words filled in."""
    template = _template(package, language, name, attribute, kind)
    if template and all(type(word) is str for word in words.values()):
        return template.format_map(words)
    spoken = bundle(package, language, kind)
    text, errors = spoken.format_pattern(_pattern(spoken, name, attribute), words)
    assert not errors, f"{name}: {errors}"
    return str(text)


def _pattern(spoken: FluentBundle, name: str, attribute: str) -> Any:
    message = spoken.get_message(name)
    pattern = message.attributes[attribute] if attribute else message.value
    assert pattern is not None, f"{name} has no text"
    return pattern


@cache
def _template(package: str, language: str, name: str, attribute: str, kind: str) -> str:
    """A message of nothing but text and words as Python fills it in, which is quicker; empty for others."""
    pattern = _pattern(bundle(package, language, kind), name, attribute)
    template = ""
    for element in getattr(pattern, "elements", [pattern]):  # one alone stands for itself
        if isinstance(element, TextElement):
            template += element.value.replace("{", "{{").replace("}", "}}")
        elif isinstance(element, Placeable) and isinstance(element.expression, VariableReference):
            template += f"{{{element.expression.id.name}}}"
        else:
            return ""
    return template


def listed(items: list[str], language: str, last: str = "") -> str:
    """`A, B and C`, or with another word before the last."""
    if len(items) < 2:
        return "".join(items)
    return f"{', '.join(items[:-1])} {last or _AND[language]} {items[-1]}"


class SpokenGame(Game):
    """A game whose folder holds text.en.ftl and the same in other languages it speaks."""

    def say(self, message: Message, language: str = "en") -> str:
        """The sentence in a language."""
        words = {name: self.word(name, value, language) for name, value in message.words.items()}
        return self.text(message.name, language, words)

    def text(self, name: str, language: str, words: dict[str, Any] | None = None, attribute: str = "") -> str:
        """One text of the game's own Fluent file."""
        return say(self.package, language, name, words or {}, attribute)

    def word(self, name: str, value: Any, language: str) -> Any:
        """How a value is said; seats by their letter, several things as a list."""
        if isinstance(value, tuple):
            return listed([str(self.word(name, item, language)) for item in value], language)
        return seat_letter(value) if name in ("seat", "seats", "missing") else value

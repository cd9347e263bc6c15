"""Sentences from Fluent files: one source for terminal, server and browser.

A message is a name and words. `SpokenGame.phrase` makes its words plain data that can travel: texts, numbers,
seats, messages within it, and lists of these. Whoever shows it to people renders it in their language.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib.resources import files
from typing import Any, ClassVar

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message as Entry
from fluent.syntax.ast import Placeable, TextElement, VariableReference
from fluent.syntax.visitor import Visitor

from ludi.engine.errors import SetupError
from ludi.engine.game import Game
from ludi.engine.views import Message, SeatRef, Word
from ludi.languages import FOLDER, LANGUAGES

TEXTS = "text.ftl"  # with the language before its ending
PAINTED = "painter.ftl"
BROWSER = "web.ftl"  # what only pages and boards in the browser say
MISTAKES = "mistakes.ftl"
GLOSSARY = "glossary.ftl"  # words of the trade, which explain themselves
LESSON = "lesson.ftl"  # what a game's lesson says, sent when somebody takes it


# Where texts are


def source(package: str, kind: str, language: str) -> str:
    """A text of a package in this language: beside its code, or in the language's folder; else empty."""
    stem, _, ending = kind.rpartition(".")
    beside = files(package).joinpath(f"{stem}.{language}.{ending}")
    if beside.is_file():
        return beside.read_text("utf-8")
    name = package.rpartition(".")[2]
    own = FOLDER / language / (f"{name}.{ending}" if kind == TEXTS else f"{name}-{kind}")
    return own.read_text("utf-8") if own.is_file() else ""


def written(package: str, kind: str, language: str) -> tuple[str, str]:
    """A text of a package such as its rulebook, in English where this language has none, and its language."""
    found = source(package, kind, language)
    return (found, language) if found else (source(package, kind, "en"), "en")


@cache
def texts(package: str, kind: str, language: str) -> str:
    """The messages of a package in one language, with those that it lacks in English."""
    own, english = source(package, kind, language), source(package, kind, "en")
    known = entries(own)
    return "\n".join([own, *(text for name, text in entries(english).items() if name not in known)])


def entries(text: str) -> dict[str, str]:
    """Each message of a Fluent file as it is written there."""
    found = {}
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, Entry) and entry.span:
            found[entry.id.name] = text[entry.span.start : entry.span.end]
    return found


class _Variables(Visitor):
    """The words that a text asks for."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802  the library's name
        self.names.add(node.id.name)


@cache
def variables(package: str, kind: str = TEXTS, language: str = "en") -> dict[str, frozenset[str]]:
    """By name the words that each message of a package asks for, its attributes included."""
    found = {}
    for entry in FluentParser().parse(source(package, kind, language)).body:
        if isinstance(entry, Entry):
            asked = _Variables()
            asked.visit(entry)
            found[entry.id.name] = frozenset(asked.names)
    return found


@cache
def bundle(package: str, language: str, kind: str = TEXTS) -> FluentBundle:
    """The texts of one package in one language; what only its painter says is a kind of its own."""
    if language not in LANGUAGES:
        told = "{language}: unknown language; Ludi speaks {known}"
        raise SetupError(told, "unknown-language", language=language, known=", ".join(LANGUAGES))
    spoken = FluentBundle([language], use_isolating=False)
    spoken.add_resource(FluentResource(texts(package, kind, language)))
    return spoken


# Saying them


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


def listed(items: list[str], language: str) -> str:
    """`A, B and C`."""
    if len(items) < 2:
        return "".join(items)
    words = {"items": ", ".join(items[:-1]), "last": items[-1]}
    return say("ludi.languages", language, "language-list", words)


Teller = Callable[[Message], str]


def rendered(word: Word, language: str, tell: Teller) -> Any:
    """A word as it is filled in: seats by their mark or letter, messages within it as `tell` says them."""
    match word:
        case Message():
            return tell(word)
        case SeatRef(mark=Message() as mark):
            return tell(mark)
        case SeatRef():
            return str(word)
        case tuple():
            return listed([str(rendered(item, language, tell)) for item in word], language)
    return word


class SpokenGame(Game):
    """A game whose folder holds text.en.ftl and the same in other languages it speaks."""

    seat_words: ClassVar[frozenset[str]] = frozenset({"seat", "seats", "missing"})  # numbers here are seats

    def phrase(self, message: Message) -> Message:
        """The message with words that need nothing of the game any more."""
        return Message(message.name, {name: self.word(name, word) for name, word in message.words.items()})

    def word(self, name: str, value: Any) -> Word:
        """What a value stands for under this name; seats, and lists item by item."""
        if isinstance(value, tuple):
            return tuple(self.word(name, item) for item in value)
        return SeatRef(value) if name in self.seat_words and isinstance(value, int) else value

    def say(self, message: Message, language: str = "en") -> str:
        """The sentence in a language."""
        return self._tell(self.phrase(message), language)

    def said(self, name: str, value: Any, language: str) -> str:
        """One value by itself, as a sentence has it."""
        return str(self._rendered(self.word(name, value), language))

    def text(self, name: str, language: str, words: dict[str, Any] | None = None, attribute: str = "") -> str:
        """One text of the game's own Fluent file."""
        return say(self.package, language, name, words or {}, attribute)

    def _tell(self, phrase: Message, language: str) -> str:
        words = {name: self._rendered(word, language) for name, word in phrase.words.items()}
        return self.text(phrase.name, language, words)

    def _rendered(self, word: Word, language: str) -> Any:
        return rendered(word, language, lambda phrase: self._tell(phrase, language))

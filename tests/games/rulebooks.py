"""What holds for the rulebooks and texts of every game: both languages say the same things."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import cache
from itertools import product
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

GAMES = Path(__file__).resolve().parents[2] / "src" / "ludi" / "games"
LANGUAGES = ("en", "nl")
MARKS = {
    "en": ("rules", "other sources", "follows", "our choice"),
    "nl": ("regels", "andere bronnen", "volgt", "onze keuze"),
}

each_language = pytest.mark.parametrize("language", LANGUAGES)


@cache
def source(path: Path) -> str:
    return path.read_text("utf-8")


@cache
def parsed(path: Path) -> tuple[ast.EntryType, ...]:
    return tuple(FluentParser().parse(source(path)).body)


class Variables(Visitor):
    """Collects the variables that a pattern uses."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def variables(node: ast.BaseNode) -> set[str]:
    visitor = Variables()
    visitor.visit(node)
    return visitor.names


def origins(language: str, text: str) -> list[int]:
    """The marks at the end of a rule, as places in MARKS."""
    end = re.search(r"(?: \[[a-z ]+\])+$", text)
    return [MARKS[language].index(mark) for mark in re.findall(r"\[(.+?)\]", end[0])] if end else []


class Rulebook:
    """The rulebooks and texts of one game: the ids of its rules, and which variables are numbers."""

    def __init__(
        self, game_id: str, rules: Sequence[str], numbers: Iterable[str] = ("count",), drawings: int = 1
    ) -> None:
        self.folder = GAMES / game_id
        self.rules = list(rules)
        self.rule = self.rules[0].partition("-")[0] + r"-\d+"  # what an id looks like
        self.numbers = set(numbers)
        self.drawings = drawings  # maps and the like

    def rulebook(self, language: str) -> str:
        return source(self.folder / f"rules.{language}.md")

    def texts(self, language: str) -> str:
        return source(self.folder / f"text.{language}.ftl")

    def ids(self, text: str) -> list[str]:
        """The rules that begin in a text."""
        return re.findall(rf"^\*\*({self.rule})\*\*", text, re.MULTILINE)

    def paragraphs(self, language: str) -> dict[str, str]:
        """The text of every rule, by its id."""
        pattern = rf"^\*\*({self.rule})\*\* (.+?)\n\n"
        found = re.findall(pattern, self.rulebook(language), re.MULTILINE | re.DOTALL)
        return {rule: " ".join(text.split()) for rule, text in found}

    def chapters(self, language: str) -> list[list[str]]:
        """The rule ids of each chapter."""
        return [self.ids(part) for part in self.rulebook(language).split("\n## ")[1:]]

    def entries(self, language: str) -> list[ast.Message]:
        found = parsed(self.folder / f"text.{language}.ftl")
        return [entry for entry in found if isinstance(entry, ast.Message)]

    def messages(self, language: str) -> dict[str, set[str]]:
        """The variables of every message and attribute, by id."""
        found: dict[str, set[str]] = {}
        for entry in self.entries(language):
            assert entry.value is not None
            found[entry.id.name] = variables(entry.value)
            found |= {f"{entry.id.name}.{part.id.name}": variables(part) for part in entry.attributes}
        return found

    def samples(self, names: set[str]) -> list[dict[str, str | int]]:
        """Values for the variables of a message: every number is tried as none, as one and as several."""
        ordered = sorted(names)
        choices: list[list[str | int]] = [
            [0, 1, 2, 8] if name in self.numbers else [f"<{name}>"] for name in ordered
        ]
        return [dict(zip(ordered, values, strict=True)) for values in product(*choices)]


class RulebookTests:
    """The tests; a game's own class names its book."""

    book: Rulebook

    @each_language
    def test_the_rulebook_holds_every_rule_once_and_in_order(self, language: str) -> None:
        assert self.book.ids(self.book.rulebook(language)) == self.book.rules

    @each_language
    def test_every_rule_has_its_anchor_on_the_line_before(self, language: str) -> None:
        pattern = rf'^<a id="({self.book.rule})"></a>\n\*\*({self.book.rule})\*\* \S'
        anchored = re.findall(pattern, self.book.rulebook(language), re.MULTILINE)
        assert anchored == [(rule, rule) for rule in self.book.rules]

    @each_language
    def test_the_rulebook_has_no_anchor_without_a_rule(self, language: str) -> None:
        assert re.findall(r'<a id="(.+?)"', self.book.rulebook(language)) == self.book.rules

    @each_language
    def test_every_rule_that_is_mentioned_exists(self, language: str) -> None:
        mentioned = re.findall(self.book.rule, self.book.rulebook(language))
        assert set(mentioned) == set(self.book.rules)

    @each_language
    def test_every_rule_ends_with_the_mark_of_its_origin(self, language: str) -> None:
        found = self.book.paragraphs(language)
        assert [rule for rule in self.book.rules if not origins(language, found[rule])] == []

    def test_both_rulebooks_divide_the_rules_into_the_same_chapters(self) -> None:
        assert self.book.chapters("en") == self.book.chapters("nl")

    def test_both_rulebooks_name_the_same_origin_for_every_rule(self) -> None:
        english, dutch = (
            {rule: origins(language, text) for rule, text in self.book.paragraphs(language).items()}
            for language in LANGUAGES
        )
        assert english == dutch

    def test_both_rulebooks_name_the_same_options_and_actions_in_every_rule(self) -> None:
        english, dutch = (
            {rule: re.findall(r"`(.+?)`", text) for rule, text in self.book.paragraphs(language).items()}
            for language in LANGUAGES
        )
        assert english == dutch

    def test_both_rulebooks_have_the_same_numbers_in_every_rule(self) -> None:
        english, dutch = (
            {rule: sorted(re.findall(r"\d+", text)) for rule, text in self.book.paragraphs(language).items()}
            for language in LANGUAGES
        )
        assert english == dutch

    def test_both_rulebooks_draw_the_same_maps_and_notation(self) -> None:
        english, dutch = (
            re.findall(r"```text\n.+?```", self.book.rulebook(language), re.DOTALL) for language in LANGUAGES
        )
        assert english == dutch
        assert len(english) == self.book.drawings

    @each_language
    def test_the_texts_parse_without_errors(self, language: str) -> None:
        found = parsed(self.book.folder / f"text.{language}.ftl")
        assert [entry for entry in found if isinstance(entry, ast.Junk)] == []

    @each_language
    def test_no_message_is_defined_twice(self, language: str) -> None:
        ids = [entry.id.name for entry in self.book.entries(language)]
        assert len(ids) == len(set(ids))

    def test_both_languages_have_the_same_messages_with_the_same_variables(self) -> None:
        assert self.book.messages("en") == self.book.messages("nl")

    @each_language
    def test_every_message_formats_and_shows_its_texts(self, language: str) -> None:
        bundle = FluentBundle([language], use_isolating=False)
        bundle.add_resource(FluentResource(self.book.texts(language)))
        for name, used in self.book.messages(language).items():
            message, _, attribute = name.partition(".")
            found = bundle.get_message(message)
            pattern = found.attributes[attribute] if attribute else found.value
            assert pattern is not None
            for values in self.book.samples(used):
                text, errors = bundle.format_pattern(pattern, values)
                assert errors == [], name
                assert all(f"<{word}>" in str(text) for word in used - self.book.numbers), name

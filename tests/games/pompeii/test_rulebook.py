"""The rulebooks and the texts of Pompeii: both languages say the same things."""

from __future__ import annotations

import re
from itertools import product
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

FOLDER = Path(__file__).resolve().parents[3] / "src" / "ludi" / "games" / "pompeii"
LANGUAGES = ("en", "nl")
RULES = [f"P-{number:02}" for number in range(1, 174)]
MARKS = {
    "en": ("rules", "other sources", "follows", "our choice"),
    "nl": ("regels", "andere bronnen", "volgt", "onze keuze"),
}
NUMBERS = {"count", "supply", "due", "range", "cost"}

each_language = pytest.mark.parametrize("language", LANGUAGES)


def rulebook(language: str) -> str:
    return (FOLDER / f"rules.{language}.md").read_text("utf-8")


def texts(language: str) -> str:
    return (FOLDER / f"text.{language}.ftl").read_text("utf-8")


def paragraphs(language: str) -> dict[str, str]:
    """The text of every rule, by its id."""
    found = re.findall(r"^\*\*(P-\d+)\*\* (.+?)\n\n", rulebook(language), re.MULTILINE | re.DOTALL)
    return {rule: " ".join(text.split()) for rule, text in found}


def origins(language: str, text: str) -> list[int]:
    """The marks at the end of a rule, as places in MARKS."""
    end = re.search(r"(?: \[[a-z ]+\])+$", text)
    return [MARKS[language].index(mark) for mark in re.findall(r"\[(.+?)\]", end[0])] if end else []


def chapters(language: str) -> list[list[str]]:
    """The rule ids of each chapter."""
    return [
        re.findall(r"^\*\*(P-\d+)\*\*", part, re.MULTILINE) for part in rulebook(language).split("\n## ")[1:]
    ]


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


def messages(language: str) -> dict[str, set[str]]:
    """The variables of every message and attribute, by id."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(texts(language)).body:
        if isinstance(entry, ast.Message):
            assert entry.value is not None
            found[entry.id.name] = variables(entry.value)
            found |= {f"{entry.id.name}.{part.id.name}": variables(part) for part in entry.attributes}
    return found


def samples(names: set[str]) -> list[dict[str, str | int]]:
    """Values for the variables of a message: every number is tried as one and as several."""
    ordered = sorted(names)
    choices: list[list[str | int]] = [[1, 2, 8] if name in NUMBERS else [f"<{name}>"] for name in ordered]
    return [dict(zip(ordered, values, strict=True)) for values in product(*choices)]


@each_language
def test_the_rulebook_holds_every_rule_once_and_in_order(language: str) -> None:
    assert re.findall(r"^\*\*(P-\d+)\*\*", rulebook(language), re.MULTILINE) == RULES


@each_language
def test_every_rule_has_its_anchor_on_the_line_before(language: str) -> None:
    anchored = re.findall(r'^<a id="(P-\d+)"></a>\n\*\*(P-\d+)\*\* \S', rulebook(language), re.MULTILINE)
    assert anchored == [(rule, rule) for rule in RULES]


@each_language
def test_the_rulebook_has_no_anchor_without_a_rule(language: str) -> None:
    assert re.findall(r'<a id="(.+?)"', rulebook(language)) == RULES


@each_language
def test_every_rule_that_is_mentioned_exists(language: str) -> None:
    assert set(re.findall(r"P-\d+", rulebook(language))) == set(RULES)


@each_language
def test_every_rule_ends_with_the_mark_of_its_origin(language: str) -> None:
    assert [rule for rule, text in paragraphs(language).items() if not origins(language, text)] == []


def test_both_rulebooks_divide_the_rules_into_the_same_chapters() -> None:
    assert chapters("en") == chapters("nl")


def test_both_rulebooks_name_the_same_origin_for_every_rule() -> None:
    english, dutch = (
        {rule: origins(language, text) for rule, text in paragraphs(language).items()}
        for language in LANGUAGES
    )
    assert english == dutch


def test_both_rulebooks_name_the_same_options_and_moves_in_every_rule() -> None:
    english, dutch = (
        {rule: re.findall(r"`(.+?)`", text) for rule, text in paragraphs(language).items()}
        for language in LANGUAGES
    )
    assert english == dutch


def test_both_rulebooks_draw_the_same_maps() -> None:
    english, dutch = (re.findall(r"```text\n.+?```", rulebook(language), re.DOTALL) for language in LANGUAGES)
    assert english == dutch
    assert len(english) == 2


@each_language
def test_the_texts_parse_without_errors(language: str) -> None:
    assert [
        entry for entry in FluentParser().parse(texts(language)).body if isinstance(entry, ast.Junk)
    ] == []


@each_language
def test_no_message_is_defined_twice(language: str) -> None:
    ids = re.findall(r"^(pompeii-[\w-]+) =", texts(language), re.MULTILINE)
    assert len(ids) == len(set(ids))


def test_both_languages_have_the_same_messages_with_the_same_variables() -> None:
    assert messages("en") == messages("nl")


@each_language
def test_every_message_formats_and_shows_its_texts(language: str) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(texts(language)))
    for name, used in messages(language).items():
        message, _, attribute = name.partition(".")
        found = bundle.get_message(message)
        pattern = found.attributes[attribute] if attribute else found.value
        assert pattern is not None
        for values in samples(used):
            text, errors = bundle.format_pattern(pattern, values)
            assert errors == [], name
            assert all(f"<{variable}>" in str(text) for variable in used - NUMBERS), name

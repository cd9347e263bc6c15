"""Every language has every text, asks for the words that there are, and is written without a fault."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk
from fluent.syntax.ast import Message as Entry

from ludi.engine.registry import game_class, game_ids
from ludi.games.spoken import BROWSER, GLOSSARY, LESSON, MISTAKES, PAINTED, TEXTS, listed, source, variables
from ludi.languages import FOLDER, LANGUAGES

PACKAGES = ("ludi", "ludi.bots", "ludi.games", "ludi.languages", "ludi.server")
KINDS = (TEXTS, BROWSER, PAINTED, MISTAKES, LESSON, GLOSSARY)


def files_written() -> Iterator[tuple[str, str]]:
    """Each package with each kind of texts that it has."""
    for package in (*PACKAGES, *(game_class(game).package for game in game_ids())):
        for kind in KINDS:
            if source(package, kind, "nl"):  # mistakes say themselves in English
                yield package, kind


def reference(kind: str) -> str:
    return "nl" if kind == MISTAKES else "en"


WRITTEN = sorted(files_written())
each_text = pytest.mark.parametrize(
    ("language", "package", "kind"), [(language, *text) for language in LANGUAGES for text in WRITTEN]
)


def test_german_is_one_folder_and_nothing_else() -> None:
    assert LANGUAGES == ("en", "de", "nl")
    beside = [path for path in FOLDER.parent.rglob("*.de.*") if path.suffix in (".ftl", ".md")]
    assert beside == []


@each_text
def test_no_text_is_missing_and_none_is_left_over(language: str, package: str, kind: str) -> None:
    if (language, kind) != ("en", MISTAKES):
        assert variables(package, kind, language).keys() == variables(package, kind, reference(kind)).keys()


@each_text
def test_a_text_asks_for_no_other_words(language: str, package: str, kind: str) -> None:
    known = dict(variables(package, kind, reference(kind)))
    if kind == BROWSER:  # which are filled in by pages, whatever the English asks for
        known = {name: asked | variables(package, kind, "nl")[name] for name, asked in known.items()}
    wrong = {
        name: asked - known[name]
        for name, asked in variables(package, kind, language).items()
        if asked - known.get(name, asked)
    }
    assert wrong == {}


@each_text
def test_a_text_says_every_word_that_it_is_given(language: str, package: str, kind: str) -> None:
    said = variables(package, kind, language)
    known = variables(package, kind, reference(kind))
    unsaid = {name: asked - said.get(name, asked) for name, asked in known.items()}
    assert {name: words for name, words in unsaid.items() if words} == {}


@each_text
def test_a_text_has_no_fault_and_the_same_attributes(language: str, package: str, kind: str) -> None:
    found = FluentParser().parse(source(package, kind, language)).body
    assert [entry.content for entry in found if isinstance(entry, Junk)] == []
    assert attributes(package, kind, language) in (attributes(package, kind, reference(kind)), {})


def attributes(package: str, kind: str, language: str) -> dict[str, list[str]]:
    """By message the names of its attributes."""
    found = FluentParser().parse(source(package, kind, language)).body
    messages = [entry for entry in found if isinstance(entry, Entry)]
    return {entry.id.name: [one.id.name for one in entry.attributes] for entry in messages}


def test_every_file_of_a_language_s_folder_is_read() -> None:
    endings = {TEXTS: ""} | {kind: f"-{kind.removesuffix('.ftl')}" for kind in KINDS[1:]}
    known = {package.rpartition(".")[2] + endings[kind] for package, kind in WRITTEN}
    for language in LANGUAGES:
        assert {path.stem for path in (FOLDER / language).iterdir()} <= known, language


@pytest.mark.parametrize(
    ("language", "said"), [("en", "A, B and C"), ("nl", "A, B en C"), ("de", "A, B und C")]
)
def test_a_language_joins_a_list_in_its_own_way(language: str, said: str) -> None:
    assert listed(["A", "B", "C"], language) == said
    assert files("ludi.languages").joinpath(language, "languages.ftl").is_file()

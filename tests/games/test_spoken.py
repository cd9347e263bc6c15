"""Sentences that are filled in the quick way read as Fluent would fill them in."""

from __future__ import annotations

import pytest
from fluent.syntax.ast import VariableReference
from fluent.syntax.visitor import Visitor

from ludi.engine.registry import game_class, game_ids
from ludi.games.spoken import TEXTS, _pattern, _template, bundle, say
from ludi.languages import LANGUAGES

PACKAGES = ["ludi.server", *(game_class(game).package for game in game_ids())]


class Words(Visitor):
    """The words that a text needs."""

    def __init__(self) -> None:
        self.names: list[str] = []

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802  the library's name
        self.names.append(node.id.name)


def words_of(package: str, language: str, name: str) -> dict[str, str]:
    found = Words()
    found.visit(bundle(package, language)._messages[name])
    return {word: f"<{word} {{1}}>" for word in found.names}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("package", PACKAGES)
def test_a_sentence_of_text_and_words_is_the_same_both_ways(package: str, language: str) -> None:
    spoken = bundle(package, language)
    quick = 0
    for name, message in spoken._messages.items():
        if message.value is None or not _template(package, language, name, "", TEXTS):
            continue
        words = words_of(package, language, name)
        assert (
            say(package, language, name, words) == spoken.format_pattern(_pattern(spoken, name, ""), words)[0]
        )
        quick += 1
    assert quick


def test_numbers_and_choices_are_left_to_fluent() -> None:
    assert not _template("ludi.games.forum", "en", "forum-scored", "", TEXTS)
    words = {"sector": "V", "forward": 1, "leaders": "A", "back": 2, "losers": "B"}
    assert "1 step forward" in say("ludi.games.forum", "en", "forum-scored", words)

"""What Tab offers: first a field, then its target, and the words of the program."""

from collections.abc import Sequence

import pytest

from ludi.engine.fair import FairDice
from ludi.engine.match import Match
from ludi.engine.registry import make
from ludi.terminal.completion import completions, next_tokens
from ludi.terminal.reading import legal_texts

JUMPS = ["a1-c3", "a1-d4", "b2-c3", "b2-d4"]


def always(texts: list[str]) -> "Offer":
    """The same texts whatever stands before the last comma."""
    return Offer(texts)


class Offer:
    """Legal texts, and what was asked for."""

    def __init__(self, texts: list[str]) -> None:
        self.texts = texts
        self.before: list[str] = []

    def __call__(self, before: Sequence[str]) -> list[str]:
        self.before = list(before)
        return self.texts


@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        ("", ["a1-", "b2-"]),
        ("a", ["a1-"]),
        ("a1", ["a1-c3", "a1-d4"]),
        ("a1-", ["a1-c3", "a1-d4"]),
        ("A1-c", ["a1-c3"]),
        ("a1-c3", []),
        ("x", []),
    ],
)
def test_a_jump_is_offered_field_by_field(typed: str, offered: list[str]) -> None:
    assert next_tokens(JUMPS, typed) == offered


def test_a_second_colour_is_offered_after_its_digit() -> None:
    assert next_tokens(["d4", "2 d4", "2 e5"], "2 ") == ["2 d4", "2 e5"]


def test_after_a_comma_the_next_action_is_offered() -> None:
    offer = always(JUMPS)
    assert completions("a1-c3, b", offer, ["board"]) == ["b2-"]
    assert offer.before == ["a1-c3"]


def test_words_are_offered_once_something_is_typed() -> None:
    assert completions("b", always(JUMPS), ["board", "help"]) == ["b2-", "board"]
    assert completions("", always(JUMPS), ["board", "help"]) == ["a1-", "b2-"]


def test_only_legal_actions_are_offered_in_the_position_after_the_first() -> None:
    match = Match(make("forum"), 2, FairDice())
    after = legal_texts(match, 0, ["d4"])
    assert "2 d4" not in after
    assert "e5" not in after
    assert len(after) == 48


def test_nothing_is_offered_after_a_bad_action() -> None:
    assert legal_texts(Match(make("forum"), 2, FairDice()), 0, ["h9"]) == []

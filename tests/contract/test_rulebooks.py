"""Rule ids tie rulebooks, refusals and tests together."""

from __future__ import annotations

import ast
from importlib.resources import files
from pathlib import Path

import pytest
from tests.contract.tables import each_game

from ludi import checks
from ludi.engine.registry import game_class, game_ids

TESTS = Path(__file__).resolve().parents[1]

# Rules that no test can show, each with the reason.
UNTESTED: dict[str, str] = {}


def rules_of(game_id: str, language: str = "en") -> tuple[str, ...]:
    return checks.rule_ids(game_class(game_id)(), language)


def marked_rules(source: str) -> list[str]:
    """The ids inside every `pytest.mark.rule(...)` of a source."""
    calls = (node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call))
    marks = (call for call in calls if isinstance(call.func, ast.Attribute) and call.func.attr == "rule")
    return [str(arg.value) for call in marks for arg in call.args if isinstance(arg, ast.Constant)]


def rules_with_a_test() -> set[str]:
    return {rule for path in TESTS.rglob("test_*.py") for rule in marked_rules(path.read_text("utf-8"))}


@each_game
def test_both_rulebooks_have_the_same_rules(game_id: str) -> None:
    assert rules_of(game_id)
    assert rules_of(game_id, "en") == rules_of(game_id, "nl")
    assert len(set(rules_of(game_id))) == len(rules_of(game_id))


@each_game
def test_every_rule_has_an_anchor(game_id: str) -> None:
    for language in ("en", "nl"):  # the rulebooks there are
        book = files(f"ludi.games.{game_id}").joinpath(f"rules.{language}.md").read_text("utf-8")
        assert all(f'<a id="{rule}"></a>\n**{rule}** ' in book for rule in rules_of(game_id, language))


@each_game
def test_every_rule_has_a_test(game_id: str) -> None:
    assert set(rules_of(game_id)) - rules_with_a_test() - set(UNTESTED) == set()


def test_no_test_names_an_unknown_rule() -> None:
    known = {rule for game_id in game_ids() for rule in rules_of(game_id)}
    assert rules_with_a_test() - known == set()


def test_an_exception_is_a_rule_that_has_no_test() -> None:
    known = {rule for game_id in game_ids() for rule in rules_of(game_id)}
    assert set(UNTESTED) <= known - rules_with_a_test()


@pytest.mark.parametrize(
    ("source", "rules"),
    [
        ('@pytest.mark.rule("X-01", "X-02")\ndef test_a(): ...', ["X-01", "X-02"]),
        ('pytestmark = [pytest.mark.rule("X-03")]', ["X-03"]),
        ('"""pytest.mark.rule("X-04")"""', []),
    ],
)
def test_marks_are_found_in_the_code_and_not_in_its_texts(source: str, rules: list[str]) -> None:
    assert marked_rules(source) == rules

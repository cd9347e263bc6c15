"""The tree of errors, and the words that go on the wire."""

from __future__ import annotations

import pickle

import pytest

from ludi.engine import errors
from ludi.engine.errors import IllegalActionError, LudiError, RecordError
from ludi.engine.views import Refusal

# A client may know these words: they never change.
CODES = {
    "LudiError": "error",
    "GameError": "game",
    "IllegalActionError": "illegal-action",
    "NotYourTurnError": "not-your-turn",
    "GameOverError": "game-over",
    "NotationError": "notation",
    "RecordError": "record",
    "SetupError": "setup",
}

PARENTS = {
    "LudiError": (Exception,),
    "GameError": (errors.LudiError,),
    "IllegalActionError": (errors.GameError,),
    "NotYourTurnError": (errors.GameError,),
    "GameOverError": (errors.GameError,),
    "NotationError": (errors.LudiError, ValueError),
    "RecordError": (errors.NotationError,),
    "SetupError": (errors.LudiError, ValueError),
}

ILLEGAL = IllegalActionError("a1: taken (F-22)", Refusal("taken", {"field": "a1"}, "F-22"))


def public_errors() -> dict[str, type[LudiError]]:
    return {
        name: value
        for name, value in vars(errors).items()
        if isinstance(value, type) and issubclass(value, LudiError)
    }


def test_every_error_has_its_code() -> None:
    assert {name: error.code for name, error in public_errors().items()} == CODES


def test_no_two_errors_share_a_code() -> None:
    codes = [error.code for error in public_errors().values()]
    assert len(codes) == len(set(codes))


def test_every_error_has_its_place_in_the_tree() -> None:
    assert {name: error.__bases__ for name, error in public_errors().items()} == PARENTS


@pytest.mark.parametrize("name", [name for name in CODES if name != "LudiError"])
def test_every_error_has_a_sentence_about_it_and_stands_in_the_drawing_of_the_tree(name: str) -> None:
    assert public_errors()[name].__doc__
    assert errors.__doc__
    assert name in errors.__doc__


def test_an_illegal_action_has_its_rule_and_its_refusal() -> None:
    assert (ILLEGAL.rule, ILLEGAL.refusal.words) == ("F-22", {"field": "a1"})


def test_an_error_of_a_record_names_its_line_if_it_has_one() -> None:
    assert str(RecordError("cut short", 7)) == "line 7: cut short"
    assert RecordError("cut short", 7).line == 7
    assert str(RecordError("too long")) == "too long"
    assert RecordError("too long").line is None


EXAMPLES = [
    ILLEGAL,
    RecordError("cut short", 7),
    RecordError("too long"),
    errors.LudiError("a"),
    errors.GameError("b"),
    errors.NotYourTurnError("c"),
    errors.GameOverError("d"),
    errors.NotationError("e"),
    errors.SetupError("f"),
]


@pytest.mark.parametrize("error", EXAMPLES, ids=lambda error: type(error).__name__)
def test_an_error_arrives_whole_in_another_process(error: LudiError) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error)
    assert str(again) == str(error)
    assert vars(again) == vars(error)

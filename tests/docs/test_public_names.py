"""What `import ludi` offers: these names, from their homes, and only when they are asked for."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

import ludi
from ludi.engine.fair import FairDice

# A name that is added or removed here is a change of the public interface.
NAMES = {
    "Bot",
    "Dice",
    "Calls",
    "Deadline",
    "WholeOrders",
    "Positions",
    "Spelling",
    "SealedOrders",
    "Talk",
    "Umpired",
    "Role",
    "Roles",
    "ByHand",
    "CHANCE",
    "Canvas",
    "Codec",
    "Evaluation",
    "Event",
    "FairDice",
    "Game",
    "GameError",
    "GameOverError",
    "IllegalActionError",
    "Info",
    "LudiError",
    "Match",
    "Message",
    "NOBODY",
    "NotYourTurnError",
    "NotationError",
    "Option",
    "Outcome",
    "Painter",
    "Parts",
    "Prompt",
    "Record",
    "RecordError",
    "Refusal",
    "Rng",
    "ScriptedDice",
    "SeatRef",
    "SetupError",
    "Sight",
    "SpokenGame",
    "State",
    "TABLE",
    "View",
    "__version__",
    "game_ids",
    "game_of",
    "load",
    "make",
    "make_bot",
    "match",
    "outcome_by_score",
    "record_of",
    "register",
    "seat_letter",
}


def typed_imports() -> dict[str, tuple[str, ...]]:
    """What a type checker is told to import, by module."""
    assert ludi.__file__
    tree = ast.parse(Path(ludi.__file__).read_text("utf-8"))
    guards = (
        node for node in tree.body if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"
    )
    found = (node for guard in guards for node in guard.body if isinstance(node, ast.ImportFrom))
    return {
        str(node.module): tuple(name.name for name in node.names)
        for node in found
        if node.module != "pathlib"
    }


def test_the_public_names_are_these() -> None:
    assert set(ludi.__all__) == NAMES
    assert len(ludi.__all__) == len(NAMES)


@pytest.mark.parametrize("name", sorted(NAMES))
def test_every_public_name_is_there_and_is_listed(name: str) -> None:
    assert getattr(ludi, name) is not None
    assert name in dir(ludi)


@pytest.mark.parametrize(("home", "names"), ludi._HOMES.items())
def test_a_public_name_is_the_one_of_its_home(home: str, names: tuple[str, ...]) -> None:
    assert [getattr(ludi, name) for name in names] == [getattr(import_module(home), name) for name in names]


def test_a_type_checker_and_python_find_the_same_names() -> None:
    assert typed_imports() == ludi._HOMES


def test_a_name_that_is_none_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="module 'ludi' has no attribute 'mach'"):
        getattr(ludi, "mach")  # noqa: B009 - a type checker would refuse it


def test_importing_ludi_imports_none_of_its_modules() -> None:
    code = "import sys, ludi; print([name for name in sys.modules if name.startswith('ludi.')])"
    done = subprocess.run(
        [sys.executable, "-c", code],
        env=os.environ | {"LUDI_PLAIN": "0"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout == "[]\n"


def test_a_match_starts_with_the_options_and_words_given() -> None:
    match = ludi.match("micatio", seats=3, words=("alea", "iacta"), rounds=2)
    assert (match.seats, match.game.chosen_options()) == (3, {"rounds": 2})
    assert isinstance(match.dice, FairDice)
    assert match.dice.words == ("alea", "iacta")


def test_a_record_is_loaded_from_a_path_or_its_text(tmp_path: Path) -> None:
    record = ludi.record_of(ludi.match("forum", seats=2))
    record.save(tmp_path / "game.ludi")
    assert ludi.load(tmp_path / "game.ludi") == ludi.load(str(tmp_path / "game.ludi")) == record

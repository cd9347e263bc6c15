"""Mistakes from outside are said in each language; every place that refuses something has its sentence."""

from __future__ import annotations

import ast
import pickle
import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from ludi.engine import record
from ludi.engine.errors import LudiError, SetupError
from ludi.engine.match import Match
from ludi.engine.registry import make
from ludi.games.mistakes import _home, explain

SOURCES = ("engine", "games/forum", "games/micatio", "games/pompeii", "games/megadates", "games/discordia")
ERRORS = ("SetupError", "NotationError", "RecordError", "GameOverError", "NotYourTurnError")


def calls() -> Iterator[tuple[str, ast.Call]]:
    """Every call in the sources that makes an error, with the place where it stands."""
    for folder in SOURCES:
        for path in sorted(Path(str(files("ludi"))).joinpath(folder).glob("*.py")):
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                if isinstance(node, ast.Call) and ast.unparse(node.func) in ERRORS:
                    yield f"{path.name}:{node.lineno}", node


def name_of(call: ast.Call) -> str:
    at = 2 if ast.unparse(call.func) == "RecordError" else 1
    return ast.unparse(call.args[at]) if len(call.args) > at else ""


PLACES = list(calls())


def variables(name: str) -> set[str]:
    """The words that the Dutch sentence of a mistake asks for."""
    source = files(_home(name)).joinpath("mistakes.nl.ftl").read_text("utf-8")
    found = re.search(rf"^mistake-{name} = (.*)$", source, re.MULTILINE)
    assert found, name
    return set(re.findall(r"\$([a-z]+)", found[1]))


@pytest.mark.parametrize(("place", "call"), PLACES, ids=[place for place, _ in PLACES])
def test_every_refusal_in_the_sources_has_a_name(place: str, call: ast.Call) -> None:
    assert name_of(call), f"{place}: an error without a name is said in English only"


NAMED = [(place, call) for place, call in PLACES if name_of(call).startswith("'")]


@pytest.mark.parametrize(("place", "call"), NAMED, ids=[place for place, _ in NAMED])
def test_every_refusal_gives_the_words_that_its_sentence_asks_for(place: str, call: ast.Call) -> None:
    given = {keyword.arg for keyword in call.keywords}
    asked = variables(ast.literal_eval(name_of(call)))
    assert None in given or asked <= given, place


def mistake(doing: Any, *arguments: Any, **options: Any) -> LudiError:
    with pytest.raises(LudiError) as caught:
        doing(*arguments, **options)
    return caught.value


def both(error: LudiError) -> tuple[str, str]:
    return explain(error, "en"), explain(error, "nl")


def forum(seats: int = 3) -> Match:
    return Match(make("forum"), seats)


SAID = [
    (mistake(make, "forun"), "forun: unknown game; did you mean forum?", "forun: onbekend; bedoel je forum?"),
    (
        mistake(forum().play, 0, "d4-d5-d6"),
        "'d4-d5-d6': write a field such as d4, or a jump such as d4-f2 (F-77)",
        "'d4-d5-d6': schrijf een veld zoals d4, of een sprong zoals d4-f2 (F-77)",
    ),
    (mistake(forum().play, 0, "pass"), "pass: nobody may pass (F-20)", "pass: niemand mag passen (F-20)"),
    (
        mistake(forum().play, 0, "h9"),
        "h9: not on the board, whose fields are a1 to g7 (F-22)",
        "h9: ligt niet op het bord; de velden zijn a1 tot en met g7 (F-22)",
    ),
    (
        mistake(forum().play, 1, "d4"),
        "B is not to act; waiting for A",
        "B is niet aan zet; het wachten is op A",
    ),
    (
        mistake(forum().undo, 1),
        "B has nothing to take back: it has not acted yet",
        "B kan niets terugnemen: er is nog niets gedaan",
    ),
    (
        mistake(make, "micatio", rounds=99),
        "rounds=99: must be a whole number from 1 to 20",
        "rounds=99: geef een heel getal van 1 tot en met 20",
    ),
    (
        mistake(make, "forum", scoring="odd"),
        "scoring='odd': must be one of standard, variant",
        "scoring='odd': kies uit standard, variant",
    ),
    (
        mistake(make("forum").check_seats, 9),
        "9 seats: Forum Romanum is for 2 to 6 players",
        "9 plaatsen: Forum Romanum is voor 2 tot 6 spelers",
    ),
    (
        mistake(make, "forum", map=["I I"]),
        "map: 2 fields in 1 rows; a map has 7 rows of 7 fields (F-08)",
        "map: 2 velden in 1 rijen; een kaart heeft 7 rijen van 7 velden (F-08)",
    ),
    (
        mistake(record.read, "ludi-record 1\n"),
        "line 1: changed: 'ludi-record 1' does not fit its mark",
        "regel 1: veranderd: 'ludi-record 1' past niet bij het merk erachter",
    ),
    (mistake(record.read, ""), "line 1: the record is empty", "regel 1: de partij is leeg"),
]


@pytest.mark.parametrize(("error", "english", "dutch"), SAID, ids=[error.name for error, _, _ in SAID])
def test_a_mistake_is_said_in_english_and_in_dutch(error: LudiError, english: str, dutch: str) -> None:
    assert both(error) == (english, dutch)
    assert str(error) == english


def test_a_line_of_a_record_that_a_rule_forbids_is_told_in_the_words_of_the_game() -> None:
    match = forum()
    match.play(0, "d4")
    kept = record.record_of(match)
    wrong = record.Record(kept.header, (*kept.lines, "B d4"))
    assert both(mistake(wrong.replay, match.game)) == (
        "line 10: B d4: d4: d4 is taken: a Roman of A stands there. (F-22)",
        "regel 10: B d4: d4: d4 is bezet: er staat een Romein van A. (F-22)",
    )


def test_an_error_without_a_name_is_said_in_english() -> None:
    assert both(SetupError("{odd}: no such thing")) == ("{odd}: no such thing",) * 2


@pytest.mark.parametrize("error", [error for error, _, _ in SAID], ids=[error.name for error, _, _ in SAID])
def test_a_mistake_says_the_same_after_it_went_between_processes(error: LudiError) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert (type(again), both(again)) == (type(error), both(error))


@pytest.mark.parametrize("package", ["ludi.games", "ludi.games.forum", "ludi.games.micatio"])
def test_every_dutch_sentence_is_that_of_some_refusal(package: str) -> None:
    sources = " ".join(path.read_text("utf-8") for path in Path(str(files("ludi"))).rglob("*.py"))
    text = files(package).joinpath("mistakes.nl.ftl").read_text("utf-8")
    names = re.findall(r"^mistake-([a-z-]+) =", text, re.MULTILINE)
    assert names
    assert [
        name for name in names if f'"{name.removesuffix("action").removesuffix("seat")}' not in sources
    ] == []

"""The rulebooks and the texts of Pompeius Magnus versus Megadates: both languages say the same things."""

from __future__ import annotations

import ast as python
import re
from collections.abc import Iterator
from itertools import chain, product
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from ludi.games.megadates import events
from ludi.games.megadates.codec import KIND_NAMES, SIGNALS
from ludi.games.megadates.fleet import (
    CHIT_COPIES,
    CHIT_NAMES,
    CREWS,
    KINDS,
    ROLES,
    SCENARIOS,
    SIDES,
    SQUADRONS,
    TYPES,
    UNIT_NAMES,
    VICTORIES,
)
from ludi.games.megadates.game import MegadatesGame
from ludi.games.megadates.score import FLEET, TRIERARCH
from ludi.games.megadates.sea import FACING_NAMES
from ludi.games.megadates.state import REASONS, STAGES, VERBS

FOLDER = Path(__file__).resolve().parents[3] / "src" / "ludi" / "games" / "megadates"
LANGUAGES = ("en", "nl")
# Numbers that are left free between the chapters.
GAPS = {19, *range(32, 40), 68, 69, 89, *range(103, 110), 129, 148, 149, *range(161, 165)}
RULES = [f"N-{number:03}" for number in range(1, 169) if number not in GAPS]
CONTRADICTIONS = [f"C{number}" for number in range(1, 15)]
QUESTIONS = [f"B{number}" for number in range(1, 19)]
MARKS = {
    "en": ("rules", "other sources", "follows", "our choice"),
    "nl": ("regels", "andere bronnen", "volgt", "onze keuze"),
}
NUMBERS = {"count", "die"}

each_language = pytest.mark.parametrize("language", LANGUAGES)


def rulebook(language: str) -> str:
    return (FOLDER / f"rules.{language}.md").read_text("utf-8")


def texts(language: str) -> str:
    return (FOLDER / f"text.{language}.ftl").read_text("utf-8")


def paragraphs(language: str) -> dict[str, str]:
    """The text of every rule, by its id."""
    found = re.findall(r"^\*\*(N-\d+)\*\* (.+?)\n\n", rulebook(language), re.MULTILINE | re.DOTALL)
    return {rule: " ".join(text.split()) for rule, text in found}


def origins(language: str, text: str) -> list[int]:
    """The marks at the end of a rule, as places in MARKS."""
    end = re.search(r"(?: \[[a-z ]+\])+$", text)
    return [MARKS[language].index(mark) for mark in re.findall(r"\[(.+?)\]", end[0])] if end else []


def chapters(language: str) -> list[list[str]]:
    """The rule ids of each chapter."""
    return [
        re.findall(r"^\*\*(N-\d+)\*\*", part, re.MULTILINE) for part in rulebook(language).split("\n## ")[1:]
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


def entries(language: str) -> list[ast.Message]:
    found = FluentParser().parse(texts(language)).body
    return [entry for entry in found if isinstance(entry, ast.Message)]


def messages(language: str) -> dict[str, set[str]]:
    """The variables of every message and attribute, by id."""
    found: dict[str, set[str]] = {}
    for entry in entries(language):
        assert entry.value is not None
        found[entry.id.name] = variables(entry.value)
        found |= {f"{entry.id.name}.{part.id.name}": variables(part) for part in entry.attributes}
    return found


def samples(names: set[str]) -> list[dict[str, str | int]]:
    """Values for the variables of a message: every number is tried as none, as one and as several."""
    ordered = sorted(names)
    choices: list[list[str | int]] = [[0, 1, 2, 8] if name in NUMBERS else [f"<{name}>"] for name in ordered]
    return [dict(zip(ordered, values, strict=True)) for values in product(*choices)]


# The rulebooks


@each_language
def test_the_rulebook_holds_every_rule_once_and_in_order(language: str) -> None:
    assert re.findall(r"^\*\*(N-\d+)\*\*", rulebook(language), re.MULTILINE) == RULES


@each_language
def test_every_rule_has_its_anchor_on_the_line_before(language: str) -> None:
    anchored = re.findall(r'^<a id="(N-\d+)"></a>\n\*\*(N-\d+)\*\* \S', rulebook(language), re.MULTILINE)
    assert anchored == [(rule, rule) for rule in RULES]


@each_language
def test_the_rulebook_has_no_anchor_without_a_rule(language: str) -> None:
    assert re.findall(r'<a id="(.+?)"', rulebook(language)) == RULES


@each_language
def test_every_rule_that_is_mentioned_exists(language: str) -> None:
    assert set(re.findall(r"N-\d+", rulebook(language))) == set(RULES)


@each_language
def test_every_rule_ends_with_the_mark_of_its_origin(language: str) -> None:
    assert [rule for rule, text in paragraphs(language).items() if not origins(language, text)] == []


@each_language
def test_every_contradiction_and_open_question_has_its_line_in_the_last_chapter(language: str) -> None:
    last = rulebook(language).split("\n## ")[-1]
    assert re.findall(r"^\| ([BC]\d+) \|", last, re.MULTILINE) == CONTRADICTIONS + QUESTIONS


@each_language
def test_every_rule_named_beside_a_contradiction_or_question_speaks_of_it(language: str) -> None:
    told = re.findall(r"^\| ([BC]\d+) \|.*\| (N-\d+) \|$", rulebook(language), re.MULTILINE)
    assert len(told) > 20
    rules = paragraphs(language)
    assert [case for case, rule in told if not re.search(rf"\b{case}\b", rules[rule])] == []


def test_both_rulebooks_divide_the_rules_into_the_same_chapters() -> None:
    assert chapters("en") == chapters("nl")


def test_both_rulebooks_name_the_same_origin_for_every_rule() -> None:
    english, dutch = (
        {rule: origins(language, text) for rule, text in paragraphs(language).items()}
        for language in LANGUAGES
    )
    assert english == dutch


def test_both_rulebooks_name_the_same_options_and_orders_in_every_rule() -> None:
    english, dutch = (
        {rule: re.findall(r"`(.+?)`", text) for rule, text in paragraphs(language).items()}
        for language in LANGUAGES
    )
    assert english == dutch


def test_both_rulebooks_have_the_same_numbers_in_every_rule() -> None:
    english, dutch = (
        {rule: sorted(re.findall(r"\d+", text)) for rule, text in paragraphs(language).items()}
        for language in LANGUAGES
    )
    assert english == dutch


def test_both_rulebooks_draw_the_same_maps_and_orders() -> None:
    english, dutch = (re.findall(r"```text\n.+?```", rulebook(language), re.DOTALL) for language in LANGUAGES)
    assert english == dutch
    assert len(english) == 2


@each_language
def test_the_rulebook_lists_every_option_with_its_values_and_default(language: str) -> None:
    rows = dict(re.findall(r'^\| `(\w+)` \| (.+?) \| "\w+" \|', rulebook(language), re.MULTILINE))
    options = MegadatesGame.info.options
    defaults = re.findall(r'^\| `(\w+)` \| .+? \| "(\w+)" \|', rulebook(language), re.MULTILINE)
    assert defaults == [(option.name, option.default) for option in options]
    for option in options[1:]:
        assert re.findall(r'"(\w+)"', rows[option.name]) == list(option.choices)


@each_language
def test_the_rulebook_lists_every_chit_with_its_copies(language: str) -> None:
    rows = re.findall(r"^\| `([A-Z]+)` \| [^|]+ \| (\d+) \| (\d+) \|", rulebook(language), re.MULTILINE)
    plain, bows = CHIT_COPIES[::2], CHIT_COPIES[1::2]
    assert rows == [
        (name, str(without + bow), str(bow))
        for name, without, bow in zip(CHIT_NAMES, plain, bows, strict=True)
    ]


@each_language
def test_the_rulebook_lists_the_ships_as_they_are(language: str) -> None:
    row = r"^\| \w+ \| (\d) \| (\d) \| (\d) \((\d)\) \| (\d+) \| (\d+) \| (\d) \| (\d) \| (\d) \|$"
    rows = [tuple(map(int, found)) for found in re.findall(row, rulebook(language), re.MULTILINE)]
    assert rows == [
        (k.length, k.mass, k.speed, k.speed_max, k.hull, k.deck, k.turns, k.extra_cards, k.max_astern)
        for k in KINDS
    ]


@each_language
def test_the_rulebook_lists_the_crews_as_they_are(language: str) -> None:
    row = r"^\| \w+: milites, [^|]+ \| (\d, \d, \d) \| (\d, \d, \d) \| (\d, \d, \d) \|$"
    assert re.findall(row, rulebook(language), re.MULTILINE) == [
        tuple(", ".join(str(CREWS[side][kind][unit]) for unit in UNIT_NAMES) for kind in TYPES)
        for side in SIDES
    ]


@each_language
def test_the_rulebook_lists_the_points_as_they_are_counted(language: str) -> None:
    rows = re.findall(r"^\| [^|]+ \| ([-\d]) \| (\d) \| (\d) \|$", rulebook(language), re.MULTILINE)
    points = [tuple(0 if number == "-" else int(number) for number in row) for row in rows]
    assert points == list(zip(*TRIERARCH, FLEET, strict=True))


@each_language
def test_the_rulebook_lists_every_scenario_with_its_map_and_turns(language: str) -> None:
    rows = re.findall(
        r"^\| `(\w+)` \| (\d+) \w+ (\d+) \|.*\| (\d+) \| .+ \|$", rulebook(language), re.MULTILINE
    )
    assert rows == [(s.id, str(s.cols), str(s.rows), str(s.turn_limit)) for s in SCENARIOS.values()]


# The texts


@each_language
def test_the_texts_parse_without_errors(language: str) -> None:
    assert [
        entry for entry in FluentParser().parse(texts(language)).body if isinstance(entry, ast.Junk)
    ] == []


@each_language
def test_no_message_is_defined_twice(language: str) -> None:
    ids = [entry.id.name for entry in entries(language)]
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


WORDS = {
    "side": SIDES,
    "type": TYPES,
    "role": ROLES,
    "kind": ("remigis", *UNIT_NAMES),
    "squadron": SQUADRONS,
    "facing": FACING_NAMES,
    "section": ("bow", "stern"),
    "verb": VERBS[1:],
    "signal": SIGNALS,
    "chit": CHIT_NAMES,
    "mended": (*KIND_NAMES, "leak", "grapple"),
    "stage": STAGES,
    "reason": REASONS[1:],
    "scenario": tuple(SCENARIOS),
    "victory": VICTORIES,
}


@pytest.mark.parametrize("word", WORDS)
def test_every_value_of_a_word_has_its_text(word: str) -> None:
    known = messages("en")
    assert [value for value in WORDS[word] if f"megadates-{word}-{value}" not in known] == []


def test_every_scenario_has_an_introduction() -> None:
    known = messages("en")
    assert [name for name in SCENARIOS if f"megadates-scenario-{name}-about" not in known] == []


def option_names() -> Iterator[str]:
    for option in MegadatesGame.info.options:
        name = option.name.replace("_", "-")
        yield f"megadates-option-{name}"
        yield f"megadates-option-{name}.about"
        yield from (f"megadates-choice-{name}-{choice.replace('_', '-')}" for choice in option.choices)


def test_every_option_and_choice_has_its_text() -> None:
    written = {name for name in messages("en") if re.match("megadates-(option|choice)-", name)}
    assert set(option_names()) == written


# What the code says


def refusals() -> dict[str, tuple[str, set[str]]]:
    """Every refusal in the code: its rule and the words it gives."""
    found: dict[str, tuple[str, set[str]]] = {}
    for node in python.walk(python.parse((FOLDER / "refusals.py").read_text("utf-8"))):
        if isinstance(node, python.Call) and python.unparse(node.func) == "_no":
            rule = python.literal_eval(node.args[1])
            given = {str(keyword.arg) for keyword in node.keywords}
            for name in python.walk(node.args[0]):
                if isinstance(name, python.Constant) and isinstance(name.value, str):
                    found[f"megadates-refuse-{name.value}"] = rule, given
    return found | corrections()


def corrections() -> dict[str, tuple[str, set[str]]]:
    """The same for what an umpire may not put right, always by N-166."""
    found: dict[str, tuple[str, set[str]]] = {}
    for node in python.walk(python.parse((FOLDER / "corrections.py").read_text("utf-8"))):
        if isinstance(node, python.Call) and python.unparse(node.func) == "_no":
            given = {str(keyword.arg) for keyword in node.keywords}
            found[f"megadates-refuse-correct-{python.literal_eval(node.args[0])}"] = "N-166", given
    return found


def test_every_refusal_of_the_code_has_a_sentence_and_every_sentence_its_refusal() -> None:
    written = {name for name in messages("en") if name.startswith("megadates-refuse-")}
    assert set(refusals()) == written


def test_every_refusal_gives_the_words_that_its_sentence_asks_for() -> None:
    asked = messages("en")
    assert [name for name, (_, given) in refusals().items() if asked[name] - given] == []


@each_language
def test_every_refusal_stands_under_the_rule_that_the_code_names(language: str) -> None:
    comments = {entry.id.name: entry.comment.content for entry in entries(language) if entry.comment}
    assert {name: comments.get(name) for name in refusals()} == {
        name: rule for name, (rule, _) in refusals().items()
    }


def test_every_refusal_names_a_rule_of_the_rulebook() -> None:
    assert {rule for rule, _ in refusals().values()} <= set(RULES)


SHOWN = [
    events.Locked(seat=0),
    events.Revealed(turn=3, orders=(("R1", "1"), ("P1", "0"))),
    events.Late(ship="R1"),
    *(events.Flag(ship="R1", signal=signal, squadron="") for signal in ("", *SIGNALS)),
    *(events.Flag(ship="R1", signal="attack", squadron=squadron) for squadron in SQUADRONS),
    events.EmergencyStop(ship="R1", subphase=1, draws=4),
    events.Sailed(subphase=1, ships=(("R1", "0306", "0406", "E"),)),
    events.Met(subphase=1, first="R1", second="P1", result="collision", rammer="", dice=()),
    *(
        events.Met(subphase=1, first="R1", second="P1", result=result, rammer="P1", dice=(4, 2))
        for result in ("alongside", "ram", "collision")
    ),
    events.LeftMap(ship="R1"),
    events.Returned(ship="R1", rex="0306"),
    *(events.Crossed(unit="R1.M1", ship="P1", section=section) for section in ("bow", "stern")),
    *(events.Grappled(ship="R1", unit="R1.M1", target="P1", die=5, holds=holds) for holds in (True, False)),
    *(
        events.Shot(ship="R1", unit="R1.S1", target="P1", with_fire=with_fire, die=5, hits=hits)
        for with_fire, hits in product((True, False), repeat=2)
    ),
    *(events.Burns(ship="P1", die=die, counters=2) for die in range(7)),
    *(
        events.ChitDrawn(ship="R1", chit=chit, is_kept=is_kept)
        for chit, is_kept in product(("", *CHIT_NAMES), (True, False))
    ),
    *(
        events.Struck(ship="R1", other="P1", cause=cause, die=3, chits=7, hull=7)
        for cause in ("ram", "rammer", "collision", "sinking")
    ),
    *(events.Captured(ship="P1", by="R1", prisoners=prisoners) for prisoners in (-1, 1, 3)),
    events.Sank(ship="P1"),
    *(
        events.Mended(ship="R1", unit="R1.M1", die=5, mended=mended)
        for mended in ("", "?", *KIND_NAMES, "leak", "grapple")
    ),
    events.Released(ship="R1", target="P1"),
    *(events.HullLost(ship="R1", cause=cause, points=1) for cause in ("leak", "fire")),
    *(
        events.TookEffect(ship="R1", chit=chit, unit=unit)
        for chit, unit in product(CHIT_NAMES, ("", "R1.M1"))
    ),
    *(events.Ended(reason=reason, scores=(0, 0)) for reason in REASONS[1:]),
    *(
        events.Corrected(ship=ship, action=action)
        for ship, action in (("", ""), ("R1", ""), ("R1", "hull R1 9"))
    ),
    *(
        events.Fought(
            ship="P1",
            section="bow",
            roman="R1.M1",
            pirate="P1.S1",
            helpers=(0, 0),
            dice=(4, 2),
            totals=totals,
            fell=fell,
        )
        for totals, fell in (((5, 2), "P1.S1"), ((5, 5), ""), ((), ""))
    ),
]


def ids_of(shown: Any) -> str:
    return type(shown).__name__


@each_language
@pytest.mark.parametrize("shown", SHOWN, ids=ids_of)
def test_every_event_has_a_sentence(shown: Any, language: str) -> None:
    game = MegadatesGame()
    said = game.say(game.message(shown), language)
    assert said.endswith(".")
    assert "megadates" not in said


def test_the_sentences_of_all_kinds_of_events_are_tried() -> None:
    kinds = [kind for kind in vars(events).values() if isinstance(kind, type)]
    named = {kind.__name__ for kind in kinds if kind.__module__ == events.__name__}
    assert named == {type(shown).__name__ for shown in SHOWN}


def names_in(source: str) -> set[str]:
    """The names of messages that a source spells out in full."""
    constants = (node for node in python.walk(python.parse(source)) if isinstance(node, python.Constant))
    return {
        str(node.value) for node in constants if re.fullmatch(r"megadates(-\w+)+", str(node.value), re.ASCII)
    }


def test_every_message_that_the_code_names_exists() -> None:
    sources = [path.read_text("utf-8") for path in FOLDER.glob("*.py")]
    named = set(chain.from_iterable(names_in(source) for source in sources))
    mistakes = set(
        re.findall(r"^(megadates-\S+) =", (FOLDER / "mistakes.nl.ftl").read_text("utf-8"), re.MULTILINE)
    )
    assert len(named) > 20
    assert named - set(messages("en")) - mistakes == set()


@each_language
def test_every_prompt_has_a_sentence(language: str) -> None:
    written = {name: used for name, used in messages(language).items() if "-prompt-" in name}
    assert written == {
        "megadates-prompt-orders": {"ship"},
        "megadates-prompt-wait": {"seats"},
        "megadates-prompt-die": {"stage"},
        "megadates-prompt-chit": {"stage"},
        "megadates-prompt-over": set(),
    }

"""The rulebooks and the texts of Pompeius Magnus versus Megadates: both languages say the same things."""

from __future__ import annotations

import ast as python
import re
from collections.abc import Iterator
from itertools import chain, product
from typing import Any

import pytest
from tests.games.rulebooks import Rulebook, RulebookTests, each_language

from ludi.games.megadates import events
from ludi.games.megadates.codec import KIND_NAMES, SIGNALS
from ludi.games.megadates.game import MegadatesGame
from ludi.games.megadates.printed import (
    CHIT_COPIES,
    CHIT_NAMES,
    CREWS,
    DRAW_MARGIN_PERCENT,
    FLEET,
    HONOUR_POINTS,
    HONOUR_TURNS,
    KINDS,
    ROLES,
    SCENARIOS,
    SIDES,
    SQUADRONS,
    TRIERARCH,
    TYPES,
    UNIT_NAMES,
    VICTORIES,
)
from ludi.games.megadates.sea import FACING_NAMES
from ludi.games.megadates.state import REASONS, STAGES, VERBS

# Numbers that are left free between the chapters.
GAPS = {*range(32, 40), 68, 69, 89, *range(103, 110), 148, 149, *range(161, 165), *range(169, 175)}
RULES = [f"N-{number:03}" for number in range(1, 178) if number not in GAPS]
CONTRADICTIONS = [f"C{number}" for number in range(1, 15)]
QUESTIONS = [f"B{number}" for number in range(1, 19)]
BOOK = Rulebook("megadates", RULES, {"count", "die"}, drawings=2)
rulebook, paragraphs, entries, messages = BOOK.rulebook, BOOK.paragraphs, BOOK.entries, BOOK.messages


class TestRulebook(RulebookTests):
    """All rules but the numbers left free, a map and orders."""

    book = BOOK


# The rulebooks


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


# What chapter 15 says of honour and of a draw, with its figures as groups.
HONOUR = {
    "en": r"gets (\d+) points for an honourable end: .* in the (\w+) turns up to then.*? loses (\d+)\.",
    "nl": r"krijgt (\d+) punten voor een eervol einde: .* in de (\w+) beurten tot dan.*? verliest er (\d+)\.",
}
DRAW = {
    "en": r"margin of less than (a \w+) is a draw",
    "nl": r"verschil van minder dan (een \w+) is onbeslist",
}
FIGURES = {"three": 3, "drie": 3, "a tenth": 10, "een tiende": 10}


def figures(pattern: str, language: str) -> list[int]:
    """The numbers of a sentence in the rulebook, be they digits or words; a part of the whole is per cent."""
    found = re.search(pattern, " ".join(rulebook(language).split()))
    assert found
    return [FIGURES.get(word) or int(word) for word in found.groups()]


@each_language
def test_the_rulebook_gives_honour_as_it_is_counted(language: str) -> None:
    assert figures(HONOUR[language], language) == [HONOUR_POINTS, HONOUR_TURNS, HONOUR_POINTS]


@each_language
def test_the_rulebook_names_the_margin_of_a_draw(language: str) -> None:
    assert figures(DRAW[language], language) == [DRAW_MARGIN_PERCENT]


@each_language
def test_the_rulebook_lists_every_scenario_with_its_map_and_turns(language: str) -> None:
    rows = re.findall(
        r"^\| `(\w+)` \| (\d+) \w+ (\d+) \|.*\| (\d+) \| .+ \|$", rulebook(language), re.MULTILINE
    )
    assert rows == [(s.id, str(s.cols), str(s.rows), str(s.turn_limit)) for s in SCENARIOS.values()]


# The texts


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
    for node in python.walk(python.parse((BOOK.folder / "refusals.py").read_text("utf-8"))):
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
    for node in python.walk(python.parse((BOOK.folder / "corrections.py").read_text("utf-8"))):
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


IN_VAIN = [("shoot", "no-target"), ("grapple", "nobody"), ("return", "no-rex")]
IN_VAIN += [("move", reason) for reason in ("enemies", "full", "no-way")]
IN_VAIN += [(verb, "fought") for verb in ("prep", "ungrapple", "repair")]

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
    *(
        events.InVain(ship="R1", units=units, verb=verb, reason=reason)
        for verb, reason in IN_VAIN
        for units in ((), ("R1.M1",), ("R1.M1", "R1.S1"))
        if bool(units) is (verb != "return")
    ),
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
    *(events.Retaken(ship="P1", by=by) for by in ("P1", "P2")),
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
    sources = [path.read_text("utf-8") for path in BOOK.folder.glob("*.py")]
    named = set(chain.from_iterable(names_in(source) for source in sources))
    mistakes = set(
        re.findall(
            r"^mistake-(megadates-\S+) =", (BOOK.folder / "mistakes.nl.ftl").read_text("utf-8"), re.MULTILINE
        )
    )
    assert len(named) > 20
    assert named - set(messages("en")) - mistakes == set()


@each_language
def test_every_prompt_has_a_sentence(language: str) -> None:
    written = {name: used for name, used in messages(language).items() if "-prompt-" in name}
    assert written == {
        "megadates-prompt-orders": {"ship"},
        "megadates-prompt-wait": {"seats"},
        "megadates-prompt-wait-many": {"count"},
        "megadates-prompt-ram": {"ship", "other"},
        "megadates-prompt-wait-ram": {"seats"},
        "megadates-prompt-die": {"stage"},
        "megadates-prompt-chit": {"stage"},
        "megadates-prompt-draw": {"stage"},
        "megadates-prompt-over": set(),
    }

"""The rulebooks and the texts of Discordia: both languages say the same things, and what the data says."""

from __future__ import annotations

import ast as python
import re
from collections.abc import Iterator
from functools import cache
from itertools import chain, product
from typing import Any

import pytest
from tests.games.rulebooks import LANGUAGES, Rulebook, RulebookTests, each_language

from ludi.engine.errors import LudiError
from ludi.engine.game import CHANCE
from ludi.engine.rng import Rng
from ludi.games.discordia import events
from ludi.games.discordia.choices import DECISIONS
from ludi.games.discordia.data import COLOURS, DATA, DICE, EXPANSIONS, KINDS, LETTERS, ROWS, TOWERS, check
from ludi.games.discordia.game import DiscordiaGame
from ludi.games.discordia.printed import (
    ACTION_IDS,
    BOARD_NAMES,
    BOARD_SHORTS,
    DECREE_IDS,
    GERMAN_IDS,
    JANUS_DICE,
    JANUS_IDS,
    MAGNA_EFFECTS,
    MAGNA_IDS,
    NEEDS,
    PRIVILEGE_IDS,
)
from ludi.games.mistakes import explain

BOOK = Rulebook("discordia", [f"D-{number:03}" for number in range(1, 203)])
rulebook, entries, messages = BOOK.rulebook, BOOK.entries, BOOK.messages
SEASONS = tuple(str(number + 1) for number in range(len(DATA["seasons"])))
REMOVED = (*EXPANSIONS, *TOWERS, "star1", "star2", "manipulator", "decree", "privilege", "nothing")


def table_rows(language: str) -> list[str]:
    """The rows of all tables."""
    return re.findall(r"^\|.+\|$", rulebook(language), re.MULTILINE)


def table(language: str, rule: str) -> list[list[str]]:
    """The cells of the table under a rule, its heading aside."""
    after = rulebook(language).split(f"\n**{rule}** ")[1].split("<a id=")[0]
    rows = re.findall(r"^\| (.+) \|$", after, re.MULTILINE)
    return [row.split(" | ") for row in rows[1:]]


class TestRulebook(RulebookTests):
    """202 rules and the notation."""

    book = BOOK


# The rulebooks


def test_both_rulebooks_have_the_same_numbers_and_codes_in_every_row_of_a_table() -> None:
    english, dutch = (
        [sorted(re.findall(r"`[^`\[]+`|\d+", row)) for row in table_rows(language)] for language in LANGUAGES
    )
    assert english == dutch


@each_language
def test_the_rulebook_lists_every_option_with_its_default(language: str) -> None:
    rows = re.findall(r'^\| `(\w+)` \| .+? \| "?(\w+)"? \| D-\d+ \|$', rulebook(language), re.MULTILINE)
    assert rows == [(option.name, str(option.default)) for option in DiscordiaGame.info.options]


# What the rulebooks take from the data


@each_language
def test_the_rulebook_lists_the_quantities_of_the_set_up(language: str) -> None:
    printed = [tuple(map(int, row[1:])) for row in table(language, "D-017")]
    names = (
        "tile_rows",
        "land_expansions_each",
        "track_extensions_each",
        "towers_each_kind",
        "decrees",
        "privileges",
        "stars_total",
        "manipulators_total",
    )
    assert printed == [tuple(DATA["setup"][seats][name] for seats in "1234") for name in names]


@each_language
def test_the_rulebook_lists_the_action_tiles(language: str) -> None:
    assert [row[0] for row in table(language, "D-051")] == list(ACTION_IDS)


@each_language
@pytest.mark.parametrize(("rule", "what"), [("D-104", "decrees"), ("D-108", "privileges")])
def test_the_rulebook_lists_the_decrees_and_privileges_by_name(language: str, rule: str, what: str) -> None:
    printed = [row[0] for row in table(language, rule)]
    assert printed == [f"{card['id']} {card['name']}" for card in DATA[what]]


@each_language
def test_the_rulebook_lists_the_foundations_and_requirements_of_every_board(language: str) -> None:
    printed = [row[1:] for row in table(language, "D-152")]
    expected = [
        [
            f"{sum(bool(space.get('start')) for space in board['rows'][row])} "
            f"({board['privilege_thresholds'][row]})"
            for row in ROWS
        ]
        for board in DATA["boards"].values()
    ]
    assert printed == expected


@each_language
def test_the_rulebook_lists_the_start_of_every_game_of_the_campaign(language: str) -> None:
    stars, workers = ([int(cell) for cell in row[1:]] for row in table(language, "D-173"))
    games = DATA["solo_campaign"]
    assert (stars, workers) == ([game["stars"] for game in games], [game["workers"] for game in games])


@each_language
def test_the_rulebook_lists_every_janus_tile_once(language: str) -> None:
    printed = [tile for row in table(language, "D-147") for tile in row[0].split(", ")]
    assert sorted(printed) == list(JANUS_IDS)


@each_language
def test_the_rulebook_explains_every_bonus_code_of_the_data(language: str) -> None:
    explained = {code for row in table(language, "D-109") for code in re.findall(r"`(\w+)`", row[0])}
    assert set(codes(DATA)) == explained


def codes(data: Any) -> Iterator[str]:
    """Every bonus code that the data prints somewhere."""
    if isinstance(data, dict):
        for name, value in data.items():
            if name in ("bonus", "complete_bonus", "reward", "penalty"):
                yield from value
            elif name in ("action_tiles", "season_bonus"):
                yield from chain.from_iterable(value.values())
            else:
                yield from codes(value)
    elif isinstance(data, list):
        for value in data:
            yield from codes(value)


# The texts


WORDS: dict[str, tuple[str, ...]] = {
    "colour": tuple(LETTERS),
    "worker": tuple(LETTERS),
    "workers": tuple(LETTERS),
    "die": DICE,
    "hue": (*COLOURS, "any", *JANUS_DICE[3:]),
    "kind": KINDS,
    "row": (*ROWS, "magna"),
    "expansion": EXPANSIONS,
    "tower": TOWERS,
    "season": SEASONS,
    "side": ("left", "right"),
    "decision": DECISIONS[1:],
    "bonus": (*sorted(set(codes(DATA))), "first", "privilege"),
    "actiontile": ACTION_IDS,
    "decree": DECREE_IDS,
    "need": tuple(name.replace("_", "-") for name in NEEDS),
    "privilege": PRIVILEGE_IDS,
    "magna": tuple(effect.replace("_", "-") for effect in MAGNA_EFFECTS),
    "janus": JANUS_IDS,
    "removed": REMOVED,
    "discarded": ("nothing",),
    "board": BOARD_SHORTS,
    "reason": tuple(reason.replace(" ", "_") for reason in DiscordiaGame.info.end_reasons),
    "notation": DECISIONS[1:-1],
}


@pytest.mark.parametrize("word", WORDS)
def test_every_value_of_a_word_has_its_text(word: str) -> None:
    known = messages("en")
    assert [value for value in WORDS[word] if f"discordia-{word}-{value}" not in known] == []


@pytest.mark.parametrize("word", ["decree", "privilege", "actiontile", "board", "tower"])
def test_every_card_tile_and_board_is_explained(word: str) -> None:
    known = messages("en")
    assert [value for value in WORDS[word] if f"discordia-{word}-{value}.about" not in known] == []


def test_every_board_has_the_name_its_city_bears_today() -> None:
    game = DiscordiaGame()
    today = [game.text(f"discordia-board-{short}", "en", attribute="today") for short in BOARD_SHORTS[1:]]
    assert today == [board["today"] for board in list(DATA["boards"].values())[1:]]


@each_language
def test_every_city_is_called_as_in_the_data(language: str) -> None:
    game = DiscordiaGame()
    called = [game.text(f"discordia-board-{short}", language) for short in BOARD_SHORTS[1:]]
    assert called == list(BOARD_NAMES[1:])


@each_language
@pytest.mark.parametrize("what", ["decree", "privilege"])
def test_every_decree_and_privilege_is_called_as_in_the_data(language: str, what: str) -> None:
    game = DiscordiaGame()
    cards = DATA[f"{what}s"]
    called = [game.text(f"discordia-{what}-{card['id']}", language) for card in cards]
    assert called == [card["name"] for card in cards]


@each_language
def test_the_condition_of_every_decree_has_the_numbers_of_the_data(language: str) -> None:
    game = DiscordiaGame()
    for decree in DATA["decrees"]:
        about = game.text(f"discordia-decree-{decree['id']}", language, attribute="about")
        assert [int(number) for number in re.findall(r"\d+", about)] == list(decree["needs"].values())


def option_names() -> Iterator[str]:
    for option in DiscordiaGame.info.options:
        name = option.name.replace("_", "-")
        yield f"discordia-option-{name}"
        yield f"discordia-option-{name}.about"
        yield from (f"discordia-choice-{name}-{choice}" for choice in option.choices)


def test_every_option_and_choice_has_its_text() -> None:
    written = {name for name in messages("en") if re.match("discordia-(option|choice)-", name)}
    assert set(option_names()) == written


# What the code says


def names_in(source: str) -> set[str]:
    """The names of messages that a source spells out in full."""
    constants = (node for node in python.walk(python.parse(source)) if isinstance(node, python.Constant))
    return {
        str(node.value) for node in constants if re.fullmatch(r"discordia(-\w+)+", str(node.value), re.ASCII)
    }


def mistakes() -> set[str]:
    """The names of mistakes, which have a file of their own."""
    source = (BOOK.folder / "mistakes.nl.ftl").read_text("utf-8")
    return set(re.findall(r"^mistake-(discordia-[\w-]+) =", source, re.MULTILINE))


def test_every_message_that_the_code_names_exists() -> None:
    sources = [p.read_text("utf-8") for p in BOOK.folder.glob("*.py") if p.name != "scenes.py"]
    named = set(chain.from_iterable(names_in(source) for source in sources))
    assert len(named) > 60
    painted = set(
        re.findall(r"^([\w-]+) =", (BOOK.folder / "painter.en.ftl").read_text("utf-8"), re.MULTILINE)
    )
    assert named - set(messages("en")) - painted - mistakes() == set()


def test_every_dutch_mistake_is_that_of_some_refusal_in_the_code() -> None:
    sources = " ".join(path.read_text("utf-8") for path in BOOK.folder.glob("*.py"))
    assert [name for name in mistakes() if f'"{name}"' not in sources] == []


def campaign(played: list[str], boards: str = "on", seats: int = 1) -> None:
    DiscordiaGame(boards=boards, campaign=played).check_seats(seats)


SAID: dict[str, tuple[Any, ...]] = {
    "no-action": (DiscordiaGame.codec.read, "jump"),
    "unknown": (DiscordiaGame.codec.read, "expand sea"),
    "no-name": (DiscordiaGame.codec.read, "deploy"),
    "no-die": (DiscordiaGame.codec.read, "die green 4"),
    "no-tile": (DiscordiaGame.codec.read, "take 1.1 over Z99"),
    "no-tower": (DiscordiaGame.codec.read, "tower sea harbor1"),
    "too-many": (DiscordiaGame.codec.read, "return BBBBBBB"),
    "campaign-boards": (campaign, ["rome"]),
    "campaign-repeats": (campaign, ["confluentes", "confluentes"]),
    "campaign-needs-boards": (campaign, ["confluentes"], "off"),
    "campaign-alone": (campaign, ["confluentes"], "on", 2),
    "data": (check, DATA | {"decrees": []}),
}


def test_all_mistakes_are_tried() -> None:
    assert mistakes() == {f"discordia-{name}" for name in SAID}


@pytest.mark.parametrize("name", SAID)
def test_every_mistake_is_said_in_dutch(name: str) -> None:
    doing, *values = SAID[name]
    with pytest.raises(LudiError) as caught:
        doing(*values)
    assert caught.value.name == f"discordia-{name}"
    assert explain(caught.value, "nl") != explain(caught.value, "en")


def test_every_refusal_in_the_texts_is_that_of_some_rule_in_the_code() -> None:
    source = (BOOK.folder / "refusals.py").read_text("utf-8")
    written = {name for name in messages("en") if name.startswith("discordia-refuse-")}
    printed = {f"discordia-refuse-not-printed-{what}" for what in ("expand", "dev", "star")}
    assert names_in(source) | printed == written


def refusal_rules() -> dict[str, set[str]]:
    """The rules that the code names beside each refusal."""
    found: dict[str, set[str]] = {}
    for node in python.walk(python.parse((BOOK.folder / "refusals.py").read_text("utf-8"))):
        if isinstance(node, python.Call) and python.unparse(node.func) == "Refusal":
            name, rule = node.args[0], node.args[2]
            if isinstance(name, python.Constant) and isinstance(rule, python.Constant):
                found.setdefault(str(name.value), set()).add(str(rule.value))
    return found


@each_language
def test_every_refusal_stands_under_the_rules_that_the_code_names(language: str) -> None:
    comments = {entry.id.name: entry.comment.content or "" for entry in entries(language) if entry.comment}
    rules = refusal_rules()
    assert len(rules) > 35
    assert {name: set(comments[name].split(", ")) for name in rules} == rules


@cache
def met_refusals() -> dict[str, Any]:
    """The refusals met in a game of chance, one of each name."""
    game = DiscordiaGame(boards="on", magna="on")
    state = game.start(2)
    rng = Rng(6)
    found: dict[str, Any] = {}
    while state.to_act():
        seat = state.to_act()[0]
        if seat != CHANCE and rng.below(8) == 0:
            for action in range(rng.below(7), game.codec.size, 7):
                refusal = game.why_not(state, seat, action)
                if refusal:
                    found.setdefault(refusal.name, refusal)
        options = [action for action, _ in state.chances()] if seat == CHANCE else state.legal_actions(seat)
        state.apply(seat, options[rng.below(len(options))])
    return found


@each_language
def test_every_refusal_met_in_a_game_gives_the_words_that_its_sentence_asks_for(language: str) -> None:
    game = DiscordiaGame(boards="on", magna="on")
    refusals = met_refusals()
    assert len(refusals) > 20
    for name, refusal in refusals.items():
        said = game.say(refusal, language)
        assert said.endswith("."), name


SHOWN = [
    events.Dealt(what="maximus", name="B"),
    *(events.Dealt(what="action", name=name, place="1") for name in ACTION_IDS),
    *(events.Dealt(what="decree", name=name) for name in DECREE_IDS),
    *(events.Dealt(what="privilege", name=name) for name in PRIVILEGE_IDS),
    *(events.Dealt(what="board", name=name) for name in BOARD_SHORTS[1:]),
    *(events.Dealt(what="german", name=GERMAN_IDS[0], place=side) for side in ("left", "right")),
    *(events.Dealt(what="magna", name=name, place="3") for name in MAGNA_IDS),
    *(events.Dealt(what="janus", name=name) for name in JANUS_IDS),
    events.TileDealt(tile="K03", place="4.2"),
    *(events.WorkersDrawn(player=0, colour=letter) for letter in LETTERS),
    events.Fed(tile="K03", place=2),
    events.BoardChosen(player=0, board="treverorum"),
    *(
        events.Rolled(year=1, season=season, player=player, dice=(1, 5, 6))
        for season, player in product(range(1, 6), (-1, 0))
    ),
    *(
        events.DieChosen(player=0, colour=colour, rolled=4, value=value, manipulators=spent)
        for colour, (value, spent) in product(DICE, ((4, 0), (5, 0), (3, 1), (6, 2)))
    ),
    *(events.Placed(player=0, tile="K03", space=f"{row}2") for row in ROWS),
    *(events.Overbuilt(player=0, tile="M07", by="M12", workers=workers) for workers in range(3)),
    *(
        events.Filled(player=0, tile="K03", slot=1, slots=2, workers=workers, colour=letter)
        for letter, workers in product(LETTERS, (1, 2))
    ),
    events.Completed(player=0, tile="K03"),
    *(
        events.Flipped(player=0, tile="S13", space=space, workers=workers)
        for space, workers in product(("", "market2", "magna3"), (1, 2))
    ),
    events.Eagle(player=0, place=3, tile="K03"),
    *(events.Stars(player=0, count=count) for count in (-2, -1, 1, 2)),
    *(events.Manipulator(player=0, count=count) for count in (1, 2)),
    *(events.Aqueduct(player=0, start=3, end=end) for end in (2, 4)),
    *(events.Step(player=0, track=track, count=3) for track in ("development", "expedition")),
    *(events.Expanded(player=0, kind=kind) for kind in EXPANSIONS),
    *(events.TowerSet(player=0, kind=kind, space="harbor2") for kind in TOWERS),
    *(events.DecreeTaken(player=0, decree=decree, field=1) for decree in DECREE_IDS),
    *(events.PrivilegeTaken(player=0, privilege=privilege) for privilege in PRIVILEGE_IDS),
    *(events.Returned(player=0, workers=workers) for workers in ("B", "RR", "BRWY")),
    *(events.Lapsed(player=0, bonus=bonus) for bonus in WORDS["bonus"]),
    *(events.Refused(player=0, bonus=bonus) for bonus in WORDS["bonus"]),
    *(events.Boxed(board=board) for board in BOARD_SHORTS[1:]),
    events.TurnEnded(player=0),
    *(
        events.JanusPlayed(tile="J02", colour="blue", discarded=discarded, removed=removed)
        for discarded, removed in product(("", "K03"), ("", *REMOVED[:-1]))
    ),
    *(
        events.Attacked(player=0, attack=3, strength=2, is_defended=is_defended)
        for is_defended in (True, False)
    ),
    events.Cleared(place=3, tile="K03"),
    *(events.Lacked(player=0, symbols=4, slots=1, value=4, lack=lack) for lack in (-2, -1, 0, 1, 2)),
    events.NewYear(year=2),
    *(events.Won(player=player, reason=DiscordiaGame.info.end_reasons[1]) for player in (-1, 0)),
    events.Won(player=0, reason=DiscordiaGame.info.end_reasons[0]),
]


def ids_of(shown: Any) -> str:
    return type(shown).__name__


@each_language
@pytest.mark.parametrize("shown", SHOWN, ids=ids_of)
def test_every_event_has_a_sentence(shown: Any, language: str) -> None:
    game = DiscordiaGame()
    said = game.say(game.message(shown), language)
    assert said.endswith(".")
    assert "discordia" not in said


def test_the_sentences_of_all_kinds_of_events_are_tried() -> None:
    kinds = [kind for kind in vars(events).values() if isinstance(kind, type)]
    named = {kind.__name__ for kind in kinds if kind.__module__ == events.__name__}
    assert named == {type(shown).__name__ for shown in SHOWN}


@each_language
def test_every_prompt_has_a_sentence(language: str) -> None:
    written = {name: used for name, used in messages(language).items() if "-prompt-" in name}
    assert written == {
        "discordia-prompt-board": set(),
        "discordia-prompt-start": set(),
        "discordia-prompt-die": {"count"},
        "discordia-prompt-turn": {"die", "value", "possible"},
        "discordia-prompt-turn-side": {"die", "value", "possible"},
        "discordia-prompt-turn-done": {"die", "value"},
        "discordia-prompt-deploy": {"bonus"},
        "discordia-prompt-step-dev": {"count"},
        "discordia-prompt-step-exp": {"count"},
        "discordia-prompt-tower": set(),
        "discordia-prompt-expand": set(),
        "discordia-prompt-tile": {"bonus"},
        "discordia-prompt-return": {"count"},
        "discordia-prompt-return-exact": {"count"},
        "discordia-prompt-privilege": set(),
        "discordia-prompt-chance": set(),
        "discordia-prompt-wait": {"seat"},
        "discordia-prompt-over": set(),
    }


@each_language
def test_the_prompt_of_a_turn_names_what_is_possible(language: str) -> None:
    game = DiscordiaGame()
    known = messages(language)
    kinds = ("take", "deploy", "expand", "dev", "star", "special", "season", "decree")
    assert [kind for kind in kinds if f"discordia-possible-{kind}" not in known] == []
    said = game.text("discordia-prompt-turn", language, {"die": "<die>", "value": 4, "possible": "<what>"})
    assert "<what>" in said

"""Pompeii as text: the city with its marks, the hand, the tallies, sentences, and what is typed."""

import random
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from tests.games.pompeii.positions import match_of, position
from tests.terminal.driver import Terminal, Typist

from ludi.engine.record import load
from ludi.engine.registry import game_of, make
from ludi.engine.views import Event
from ludi.games.painter import painter_for
from ludi.games.pompeii.events import (
    Called,
    Died,
    Ended,
    Erupted,
    LavaPlaced,
    Moved,
    OmenDrawn,
    Placed,
    RelativesDue,
    Saved,
)
from ludi.games.pompeii.painter import COLUMNS, WIDTH, PompeiiPainter
from ludi.games.pompeii.rules import PompeiiState
from ludi.terminal.plain import Conversation
from ludi.terminal.screen import PLAIN_SIGNS, Screen
from ludi.terminal.setup import player
from ludi.terminal.table import TerminalTable

TWO = "play pompeii --players me,uniform --seed 3"


def painter(columns: int = 80, language: str = "en", colour: bool = False, seats: int = 4) -> PompeiiPainter:
    """A painter without a table."""
    screen = Screen(language)
    screen.columns, screen.has_colour, screen.has_signs = columns, colour, True
    found = painter_for(make("pompeii"), screen, [f"player {n}" for n in range(seats)])
    assert isinstance(found, PompeiiPainter)
    return found


def picture(
    state: PompeiiState, viewer: int | None = None, recent: Sequence[Event] = (), **facts: Any
) -> list[str]:
    """What the terminal shows of a position."""
    return [
        line.rstrip() for line in painter(seats=state.seats, **facts).position(state.view(viewer), recent)
    ]


def square(lines: list[str], name: str) -> list[str]:
    """The lines of one square of a picture."""
    first = next(n for n, line in enumerate(lines) if line.startswith(name[1]))
    ends = [n for n, line in enumerate(lines) if n > first and line[:1] != " "]
    at = 2 + 7 * COLUMNS.index(name[0])
    return [line[at : at + 7].rstrip() for line in lines[first : min(ends)]]


# The city


def test_the_city_shows_every_building_with_its_colour_and_free_spots() -> None:
    assert picture(position(seething=False))[:15] == [
        "   a      b      c      d      e      f      g      h      i      j      k",
        "1  ∩      n      ┄      ┄      2 p    ∩      n      scroll",
        "          ·                    ··            ··",
        "2  1 g    1 g    coin   n      2 p    ┄      ┄      n      ┄      ∩",
        "   ··     ··            ···    ··                   ··",
        "3  n      ┄      3A p   3B p   n      4A g   4B g   ┄      5 p    ┄      vase",
        "   ··            ···    ··     ··     ···    ····          ····",
        "4  ┄      n      6A t   6B t   column ┄      8A g   n      ┄      n      n",
        "          ···    ··     ··                   ···    ···           ··     ·",
        "5  ∩      ┄      6A t   6B t   ┄      7 p    8B g   ┄      ┄      ┄      ∩",
        "                 ·      ··            ···    ··",
        "6  ┄      n      ┄      n      9 t    10A b  ┄      n      11A b  ┄      11B b",
        "          ··            ··     ····   ···           ··     ·             ··",
        "7                       mask   ┄      10B b  ∩      ┄      ∩11A b helmet 11B b",
        "                                      ··                   ·             ·",
    ]


def test_figures_stand_on_their_spots_by_letter() -> None:
    assert square(picture(position("i3:R2U", seats=4)), "i3") == [" 5 p", " RRU·"]


def test_lava_shows_its_symbol_and_fills_its_square() -> None:
    lines = picture(position("b6:R", stage="move-1", lava="scroll h1; coin c2 c1; column e4; mask d7"))
    assert square(lines, "h1") == ["▒scroll", "▒▒▒▒▒▒▒"]
    assert square(lines, "c1") == ["▒coin▒▒", "▒▒▒▒▒▒▒"]


def test_in_flight_a_square_shows_its_range_and_the_points_to_freedom() -> None:
    lines = picture(position("e6:R2B2 g7:B", stage="move-1"))
    assert [square(lines, name) for name in ("e6", "g7")] == [[" 4→4", " R2B2"], [" ∩1→1", " B"]]


def test_a_crowd_that_is_too_wide_for_its_square_takes_another_line() -> None:
    lines = picture(position("i3:R12B3Y2U11 h3:R", seats=4, stage="move-1", lava="vase k3"))
    assert square(lines, "i3") == [" 28→3", " R12B3", " Y2U11"]
    assert square(lines, "h3") == [" 1→4", " R", ""]
    assert square(lines, "k3") == ["▒vase▒▒", "▒▒▒▒▒▒▒", "▒▒▒▒▒▒▒"]


def test_what_came_and_what_was_struck_is_marked() -> None:
    recent = [Placed(0, "i3", "5", "card"), Died("f5", (0, 1), "omen")]
    lines = picture(position("i3:R2B f5:B"), None, recent)
    assert [square(lines, name)[1] for name in ("i3", "f5", "e6")] == ["[RRB·]", "(B··)", " ····"]


def test_in_flight_the_square_one_left_and_the_new_lava_are_marked() -> None:
    recent = [
        Moved(0, "i4", "i5", 2, ("i4", "i5")),
        Moved(0, "i5", "j5", 1, ("i5", "j5")),
        Saved(1, "f1", "f1", "Porta Vesuvio", 1, ("f1",)),
        LavaPlaced(1, "coin", "c1"),
    ]
    lines = picture(position("j5:R b6:B", stage="move-2", lava="coin c2 c1"), None, recent)
    shown = [square(lines, name)[1] for name in ("j5", "i4", "i5", "f1", "c1", "c2")]
    assert shown == ["[R]", "( )", "( )", "( )", "[▒▒▒▒▒]", "▒▒▒▒▒▒▒"]


def test_colours_change_nothing_but_the_colour() -> None:
    state = position("i3:R2B e6:BY", seats=3)
    painted = picture(state, 1, colour=True)
    assert "\033[31mRR\033[0m" in "".join(painted)
    assert [re.sub(r"\033\[[\d;]*m", "", line).rstrip() for line in painted] == picture(state, 1)


# The panel


def test_every_player_is_shown_with_the_figures_in_each_place() -> None:
    state = position("i3:R2 a2:RB", seats=2, stage="move-1", saved=(5, 0), volcano=(1, 2), turn=1)
    rows = [re.split(r" {2,}", line.strip()) for line in picture(state) if "player" in line]
    assert [row[0] for row in rows] == ["A player 0 R Red", "▸ B player 1 B Black"]
    assert [[int(count) for count in row[1:]] for row in rows] == [[0, 3, 5, 1, 27, 0], [0, 1, 0, 2, 33, 0]]


def test_jokers_are_marked_in_ones_own_hand() -> None:
    state = position("e6:RB3", hands={0: "9 7 9 4"})
    shown = " ".join(picture(state, 0)).replace("\N{NO-BREAK SPACE}", " ")
    assert "Your cards: 4 grey  7 purple  9 turquoise*  9 turquoise*  (* joker) Deck" in shown


def test_who_holds_only_jokers_reads_that_he_may_call() -> None:
    state = position("e6:RB3", hands={0: "9 9 9 9", 1: "1 2 3 4"})
    told = ["Only jokers: you may call the eruption." in "\n".join(picture(state, seat)) for seat in (0, 1)]
    assert told == [True, False]


def test_a_spectator_sees_the_size_of_every_hand_and_no_card() -> None:
    lines = picture(position(hands={0: "9 7 9 4"}))
    assert not any("Your cards" in line for line in lines)
    assert [line.split()[-1] for line in lines if "player" in line] == ["4", "4"]


def test_the_bag_and_the_open_gates_are_told_in_flight() -> None:
    lava = "scroll h1; coin c2 b2 a2 a1; column e4; mask d7; helmet j7"
    bag = {"scroll": 2, "vase": 1}
    shown = " ".join(picture(position("b6:R", stage="move-1", lava=lava, bag=bag)))
    assert "In the bag 3 tiles: scroll 2, vase 1; put aside 34 " in shown.replace("\N{NO-BREAK SPACE}", " ")
    assert "6 gates are open: f1" in shown


@pytest.mark.parametrize("language", ["en", "nl"])
@pytest.mark.parametrize("columns", [80, 100, 120, 140, 200])
@pytest.mark.parametrize("stage", ["play", "move-1"])
def test_no_line_is_wider_than_the_terminal(language: str, columns: int, stage: str) -> None:
    state = position("i3:RBYU e6:RBYU k6:R2", seats=4, stage=stage, dual_vent="on")
    lines = picture(state, 1, columns=columns, language=language)
    assert max(map(len, lines)) < columns


def test_a_wide_terminal_has_the_panel_beside_the_city() -> None:
    lines = picture(position(), 0, columns=160)
    assert len(lines) == 15
    assert lines[0][WIDTH:].strip() == "Newcomers · Red · card"
    assert picture(position(), 0, columns=120)[16] == "Newcomers · Red · card"


@pytest.mark.parametrize("language", ["en", "nl"])
@pytest.mark.parametrize("stage", ["play", "move-1"])
def test_every_sign_has_one_for_a_terminal_with_ascii_alone(language: str, stage: str) -> None:
    state = position("i3:RB e6:R", stage=stage, lava="coin c2" if stage == "move-1" else "")
    lines = picture(state, 0, [Placed(0, "i3", "5", "card")], language=language)
    assert all(line.translate(PLAIN_SIGNS).isascii() for line in lines)


def test_the_standing_tells_how_many_spots_each_number_has_left() -> None:
    lines = painter(seats=2).standing(position("c3:R3 d3:B e6:R4").view(0))
    shown = [line.replace("\N{NO-BREAK SPACE}", " ") for line in lines]
    assert "  3 purple      1 spot free, 0 of 5 cards lie open" in shown
    assert "  9 turquoise*  no spot free, 0 of 4 cards lie open" in shown


def test_the_standing_in_flight_tells_how_far_figures_are_from_freedom() -> None:
    lines = painter(seats=2).standing(position("e6:R2B g7:B", stage="move-1").view(None))
    assert lines[-2:] == ["  e6  R2B          range 3, 4 to leave", "  g7  B            range 1, 1 to leave"]


# Sentences


@pytest.mark.parametrize(
    ("event", "rule"),
    [
        (RelativesDue(0, 2), "P-64"),
        (OmenDrawn(0, True), "P-57"),
        (OmenDrawn(0, False), "P-63"),
        (Called(1, (5, 7, 9, 9)), "P-84"),
        (Erupted(1, ((), ()), (3, 4)), "P-91"),
        (Died("a2", (1, 0), "lava"), "P-111"),
        (Died("a2", (1, 0), "enclosed"), "P-115"),
        (Died("a2", (1, 0), "left"), "P-139"),
        (Ended("empty_city", (1, 2), (0, 0), (2, 1)), "P-140"),
    ],
)
def test_what_the_game_does_by_itself_names_its_rule(event: Event, rule: str) -> None:
    assert painter().sentence(event).endswith(f" ({rule})")


def test_what_a_player_does_names_none() -> None:
    assert painter().sentence(Placed(0, "i3", "5", "card")).endswith("in building 5.")


# What is typed


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("7 l3", "“l3” is no square of the city. (rules P-14)"),
        ("a7-out", "“a7” is no square of the city. (rules P-14)"),
        ("12 f5", "You hold no card 12. (rules P-48)"),
        ("9999 f5", "You hold no card 9999. (rules P-48)"),
        ("7", "7 f5 plays card 7 with a figure on f5, 7 - without a figure (rules P-163)"),
        ("+", "+ d2 places a relative on d2, done ends it (rules P-163)"),
        ("omen c3", "omen c3 red throws a red figure from c3 into the volcano (rules P-163)"),
        ("lava", "lava d4 lays the tile on d4; with two symbols lava d4 coin (rules P-163)"),
        ("f5-f7", "This is not the time to move a figure. (rules P-118)"),
        ("draw 7", "Cards and tiles are drawn, never chosen. (rules P-45)"),
        ("hepl", "“hepl” is not a move; did you mean help?"),
    ],
)
def test_a_refusal_says_why_in_one_sentence(ludi: Typist, typed: str, sentence: str) -> None:
    assert sentence in ludi.answer(TWO, typed)


def test_help_names_every_kind_of_action(ludi: Typist) -> None:
    shown = ludi.answer(TWO, "help")
    for text in ("7 f5", "7 -", "+ d2", "done", "omen c3 red", "erupt", "wait", "lava d4", "f5-out", "pass"):
        assert f"{text} " in shown


def test_legal_lists_cards_with_their_squares(ludi: Typist) -> None:
    shown = ludi(TWO, "legal").split("legal\n")[1].split("\n", 1)
    assert re.fullmatch(r"\d+ legal moves:", shown[0])
    listed = re.findall(r"\b\d+ [a-k][1-7]\b", shown[1].split("A (you)>")[0])
    assert f"{len(listed)} legal moves:" == shown[0]


def test_legal_lists_each_omen_whole(capsys: pytest.CaptureFixture[str]) -> None:
    match = match_of(position("a2:BY b2:BY", seats=3, stage="omen", hands={0: "1 2 3"}))
    players = [player(match.game, name) for name in ("me", "uniform", "uniform")]
    Conversation(TerminalTable(match, players, Screen("en"), 0)).do_legal(0, "")
    assert capsys.readouterr().out == (
        "4 legal moves:\n  omen a2 black  omen a2 yellow  omen b2 black  omen b2 yellow\n"
    )


# A whole game


def offered(shown: str) -> list[str]:
    """The actions that `legal` listed: whole, or any origin with any target."""
    lists = re.findall(r"^(?:\w+ [^\n]*|to any of these):\n((?:  [^\n]*\n)+)", shown, re.MULTILINE)
    first, *second = [re.split(r" {2,}", text.replace("\n", "  ").strip()) for text in lists]
    return [f"{origin}-{target}" for origin in first for target in second[0]] if second else first


def play_to_the_end(terminal: Terminal) -> int:
    """Type something legal until the game is over; how many actions were typed."""
    chooser = random.Random(7)
    typed = 0
    shown = terminal.read_to("A (you)> ", "just Enter. ")
    while shown.endswith("A (you)> "):
        terminal.type("legal\n")
        terminal.type(chooser.choice(offered(terminal.read_to("A (you)> "))) + "\n")
        typed += 1
        shown = terminal.read_to("A (you)> ", "just Enter. ")
    return typed


def test_a_whole_game_can_be_played_from_what_is_shown(tmp_path: Path) -> None:
    with Terminal("play pompeii --players me,uniform,greedy --seed 11", tmp_path) as terminal:
        typed = play_to_the_end(terminal)
        terminal.type("game.ludi\n")
        assert terminal.leave() == 0
    record = load(tmp_path / "game.ludi")
    assert record.verify(game_of(record)).outcome
    assert sum(line.startswith("A ") for line in record.lines) == typed > 20
    assert max(map(len, terminal.screen.splitlines())) < 80

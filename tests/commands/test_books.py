"""`rules`, `games` and `perft`."""

from pathlib import Path

import pytest
from tests.terminal.driver import Typist

from ludi.engine.registry import game_class, game_ids
from ludi.terminal.rulebook import Rulebook, folded


def test_rules_without_a_game_lists_the_games(ludi: Typist) -> None:
    assert all(game_class(game_id).info.title in ludi("rules") for game_id in game_ids())


def test_rules_prints_the_whole_book_without_its_anchors(ludi: Typist) -> None:
    shown = ludi("rules forum")
    assert "F-01 " in shown
    assert "F-79 " in shown
    assert "<a id" not in shown
    assert "**" not in shown


def test_one_rule_stands_under_its_chapter_between_its_neighbours(ludi: Typist) -> None:
    shown = ludi("rules forum F-27")
    assert shown.startswith("5. Jumping\n\nF-27 ")
    assert "before: F-26 " in shown
    assert "after: F-28 " in shown


@pytest.mark.parametrize("word", ["F-07", "f-07", "F7", "f7", "7", "07"])
def test_a_rule_is_found_however_it_is_typed(ludi: Typist, word: str) -> None:
    assert "\nF-07 " in ludi(f"rules forum {word}")


@pytest.mark.parametrize("language", ["en", "nl"])
def test_a_rulebook_is_folded_at_the_width_of_the_terminal_without_losing_a_word(language: str) -> None:
    text = Rulebook("forum", language).text
    new = folded(text, 80)
    assert new.split() == text.split()
    tables = ("|", "  ", "<a id")
    assert max(len(line) for line in new.splitlines() if not line.startswith(tables)) < 80
    assert [line for line in new.splitlines() if line.startswith(tables)] == [
        line for line in text.splitlines() if line.startswith(tables)
    ]


def test_the_first_rule_has_no_neighbour_before_it(ludi: Typist) -> None:
    assert "before:" not in ludi("rules forum F-01")


def test_rules_speaks_dutch(ludi: Typist) -> None:
    assert ludi("rules forum 27 --lang nl").startswith("5. Springen\n")


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        ("rules forum F-99", "F-99: no such rule; did you mean F-79? They run from F-01 to F-79."),
        ("rules forum M-01", "M-01: no such rule; did you mean F-01? They run from F-01 to F-79."),
        ("rules forum jumping", "jumping: no such rule; they run from F-01 to F-79"),
        ("rules froum", "froum: unknown game; did you mean forum?"),
        ("perft", "name a game, or a record with --record FILE"),
        ("perft forum --to 3", "--to needs --record"),
        ("perft forum --seats 9", "9 seats: Forum Romanum is for 2 to 6 players"),
        ("perft forum --depth -1", "--depth -1: must be from 0 to 20"),
        ("perft forum --record x.ludi", "x.ludi: no such file or directory"),
    ],
)
def test_a_mistake_is_one_line(ludi: Typist, command: str, sentence: str) -> None:
    assert ludi(command) == ""
    assert (ludi.code, ludi.error) == (2, f"ludi: {sentence}\n")


def test_games_lists_every_game_with_its_options(ludi: Typist) -> None:
    shown = ludi("games")
    for game_id in game_ids():
        info = game_class(game_id).info
        assert f"{game_id}  {info.title}, " in shown
        assert all(f"\n  {option.name} " in shown for option in info.options)


def test_games_shows_defaults_first_and_the_range_of_numbers(ludi: Typist) -> None:
    shown = ludi("games")
    assert "  map              classic* | mirror | or your own\n" in shown
    assert "  no_score_rounds  0 to 1000, usually 20\n" in shown


def test_games_speaks_dutch(ludi: Typist) -> None:
    assert "2-6 spelers, 30-60 minuten" in ludi("games --lang nl")


def test_perft_counts_to_each_depth(ludi: Typist) -> None:
    assert ludi("perft forum --seats 3 --depth 2") == "depth 1: 49\ndepth 2: 2352\n"


def test_perft_divides_by_the_first_action(ludi: Typist) -> None:
    lines = ludi("perft forum --seats 2 --depth 2 --divide").splitlines()
    assert (lines[0], lines[-2], lines[-1]) == ("A1 a1: 48", "A2 g7: 48", "depth 2: 4704")
    assert len(lines) == 99


def test_perft_counts_from_a_position_of_a_record(ludi: Typist, tmp_path: Path) -> None:
    ludi("play forum --players uniform,uniform,uniform --seed 4 --option no_score_rounds=1 --save game.ludi")
    assert ludi("perft --record game.ludi --to 9 --depth 2") == f"depth 1: 40\ndepth 2: {40 * 39}\n"
    assert ludi("perft micatio --record game.ludi") == ""
    assert ludi.error == "ludi: --record takes its game from the file\n"

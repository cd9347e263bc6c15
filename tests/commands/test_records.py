"""`replay` and `verify`: what they show of a record, and what they say of one that is wrong."""

from dataclasses import replace
from pathlib import Path

import pytest
from tests.terminal.driver import Typist, board

from ludi.engine.record import load

WATCHED = "play forum --players uniform,uniform,uniform --seed 4 --option no_score_rounds=2 --save game.ludi"


@pytest.fixture
def game(ludi: Typist, tmp_path: Path) -> Path:
    """A finished game of three bots."""
    ludi(WATCHED)
    return tmp_path / "game.ludi"


def test_replay_shows_the_position_after_so_many_actions(ludi: Typist, game: Path) -> None:
    shown = ludi("replay game.ludi --to 5")
    assert shown.startswith("Step 5 of ")
    assert sum(colour != "" for colour in board(shown).values()) == 5


def test_replay_without_a_step_shows_the_end_with_the_ranking(ludi: Typist, game: Path) -> None:
    shown = ludi("replay game.ludi")
    assert "The end, after " in shown
    assert "  1. " in shown


def test_replay_marks_the_last_action(ludi: Typist, game: Path) -> None:
    assert ludi("replay game.ludi --to 2").count("[B]") == 1


def test_replay_tells_every_action_in_words(ludi: Typist, game: Path) -> None:
    shown = ludi("replay game.ludi --moves --to 24")
    assert shown.count(" places a Roman on ") == 24
    assert "┃" not in shown


@pytest.mark.parametrize("how", ["--moves", "--to 1"])
def test_replay_says_what_a_spectator_hears(ludi: Typist, how: str) -> None:
    ludi("play micatio --players uniform,uniform --save secret.ludi")
    shown = ludi(f"replay secret.ludi {how}")
    assert "A draws a lucky number." in shown
    assert "Your lucky number" not in shown


def test_replay_steps_from_the_first_position_until_q(ludi: Typist, game: Path) -> None:
    shown = ludi("replay game.ludi --step", "", "", "q")
    assert [line for line in shown.splitlines() if line.startswith("Step")][-1].startswith("Step 2 of")


def test_replay_speaks_dutch(ludi: Typist, game: Path) -> None:
    shown = ludi("--lang nl replay game.ludi --to 1")
    assert shown.startswith("Stap 1 van ")
    assert " zet een Romein op " in shown


@pytest.mark.parametrize("step", [-1, 100000])
def test_a_step_that_is_not_there_is_one_line(ludi: Typist, game: Path, step: int) -> None:
    assert ludi(f"replay game.ludi --to {step}") == ""
    assert ludi.code == 2
    assert ludi.error.startswith(f"ludi: game.ludi: step {step}: this record has steps 0 to ")
    assert ludi.error.count("\n") == 1


def test_verify_says_what_was_checked(ludi: Typist, game: Path) -> None:
    shown = ludi("verify game.ludi")
    actions = game.read_text().count("\n") - 8 - 4
    assert shown.startswith(f"game.ludi: ok, {actions} actions, quiet A=")
    assert shown.endswith("; there were no draws to check\n")
    assert ludi.code == 0


def test_verify_recomputes_every_draw(ludi: Typist) -> None:
    ludi("play micatio --players uniform,uniform,uniform --save game.ludi")
    assert "; every draw recomputed (8)\n" in ludi("verify game.ludi")


def test_verify_says_when_the_secret_is_not_shown_yet(ludi: Typist, tmp_path: Path) -> None:
    ludi("play micatio --players me,uniform --save game.ludi", "show 2")
    path = tmp_path / "game.ludi"
    replace(load(path), secret="").save(path)
    assert ludi("verify game.ludi").endswith(
        "unfinished; its draws can't be checked yet, because their secret has not been shown\n"
    )


def test_a_changed_record_fails_with_its_line(ludi: Typist, game: Path) -> None:
    lines = game.read_text().splitlines(keepends=True)
    lines[20] = lines[20].replace(" #", "1 #", 1)
    game.write_text("".join(lines))
    assert ludi("verify game.ludi").startswith("game.ludi: line 21: changed: ")
    assert ludi.code == 1


def test_verify_goes_on_after_a_bad_file_and_fails(ludi: Typist, game: Path, tmp_path: Path) -> None:
    (tmp_path / "empty.ludi").write_bytes(b"")
    shown = ludi("verify empty.ludi game.ludi").splitlines()
    assert shown[0] == "empty.ludi: line 1: the record is empty"
    assert shown[1].startswith("game.ludi: ok")
    assert ludi.code == 1


def test_a_missing_file_is_a_mistake(ludi: Typist) -> None:
    assert ludi("verify nothing.ludi") == "nothing.ludi: no such file or directory\n"
    assert ludi.code == 2


def test_verify_speaks_dutch(ludi: Typist, game: Path) -> None:
    assert ludi("verify game.ludi --lang nl").endswith("; er zijn geen trekkingen\n")

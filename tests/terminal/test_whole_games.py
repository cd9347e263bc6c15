"""Whole games at a real terminal, played by someone who sees nothing but the board that is shown."""

import random
import re
from pathlib import Path

import pytest
from tests.terminal.driver import Terminal, board

from ludi.engine.record import load
from ludi.engine.registry import game_of


def choose(shown: str, own: tuple[str, ...], chooser: random.Random) -> str:
    """A move found on the board: a Roman of the first of these colours, placed or jumped."""
    fields = board(shown)
    free = chooser.choice([field for field, colour in fields.items() if not colour])
    if re.search(r"hand +(track|baan)", shown):
        return free
    return f"{chooser.choice([field for field, colour in fields.items() if colour == own[0]])}-{free}"


def play_to_the_end(terminal: Terminal, you: str, question: str, own: tuple[str, ...]) -> int:
    """Answer every prompt until the game is over; how many moves were typed."""
    chooser = random.Random(7)
    typed = 0
    shown = terminal.read_to(f"A ({you})> ", question)
    while not shown.endswith(question):
        colours = own if typed % len(own) == 0 else own[::-1]
        terminal.type(choose(shown, colours, chooser) + "\n")
        typed += 1
        shown = terminal.read_to(f"A ({you})> ", question)
    return typed


@pytest.mark.parametrize(
    ("language", "players", "own", "you", "question", "result"),
    [
        ("en", "me,uniform", ("A1", "A2"), "you", "just Enter. ", r"\d\. A \(you\) +-?\d+\n"),
        ("nl", "me,uniform,uniform", ("A",), "jij", "alleen Enter. ", r"\d\. A \(jij\) +-?\d+\n"),
    ],
)
def test_a_whole_game_can_be_played_from_what_the_board_shows(
    language: str, players: str, own: tuple[str, ...], you: str, question: str, result: str, tmp_path: Path
) -> None:
    command = f"play forum --players {players} --seed 11 --option no_score_rounds=2 --lang {language}"
    with Terminal(command, tmp_path) as terminal:
        typed = play_to_the_end(terminal, you, question, own)
        terminal.type("game.ludi\n")
        assert terminal.leave() == 0
    record = load(tmp_path / "game.ludi")
    assert record.verify(game_of(record)).outcome
    assert sum(line.startswith("A") for line in record.lines) == typed
    assert re.search(result, terminal.screen)


def test_tab_completes_what_is_typed(tmp_path: Path) -> None:
    with Terminal("play forum --players me,uniform,uniform --seed 1", tmp_path) as terminal:
        terminal.read_to("A (you)> ")
        terminal.type("g7\n")
        terminal.read_to("A (you)> ")
        terminal.type("und\t\n")
        assert "Taken back; A chooses again." in terminal.read_to("A (you)> ")


def test_an_interrupt_saves_and_says_how_to_go_on(tmp_path: Path) -> None:
    with Terminal("play forum --players me,uniform,uniform --seed 1", tmp_path) as terminal:
        terminal.read_to("A (you)> ")
        terminal.type("d4\n")
        terminal.read_to("A (you)> ")
        terminal.interrupt()
        assert terminal.leave() == 130
    assert terminal.screen.endswith("Saved. Continue with: ./ludi play --resume forum.ludi\n")
    assert load(tmp_path / "forum.ludi").lines[0] == "A d4"


@pytest.mark.parametrize("moment", ["at the prompt", "after a move", "while bots play", "when all is asked"])
def test_a_window_that_is_closed_saves_the_game_and_ends_well(moment: str, tmp_path: Path) -> None:
    people = "uniform" if moment == "while bots play" else "me"
    command = f"play forum --players {people},uniform,uniform --seed 1 --option no_score_rounds=1"
    with Terminal(command, tmp_path, "xterm") as terminal:
        if moment == "when all is asked":
            play_to_the_end(terminal, "you", "just Enter. ", ("A",))
        elif moment == "while bots play":
            terminal.read_until("A places a Roman")
        else:
            terminal.read_to("A (you)> ")
            terminal.type("d4\n")
            if moment == "at the prompt":
                terminal.read_to("A (you)> ")
            else:
                terminal.read_until("A places a Roman on d4.")
        assert terminal.hang_up() in (0, 130)
    assert load(tmp_path / "forum.ludi").lines


def test_a_window_that_is_closed_when_all_is_told_ends_well_too(tmp_path: Path) -> None:
    with Terminal("play forum --players uniform,uniform --seed 1", tmp_path) as terminal:
        terminal.read_until("2. ")
        assert terminal.hang_up() in (0, 130)


def test_nothing_is_wider_than_the_terminal(tmp_path: Path) -> None:
    players = ",".join(["uniform"] * 6)
    with Terminal(f"play forum --players {players} --seed 3", tmp_path) as terminal:
        assert terminal.leave() == 0
    assert max(len(line) for line in terminal.screen.splitlines()) < 80


def test_a_curtain_hides_what_the_last_player_saw(tmp_path: Path) -> None:
    with Terminal("play micatio --players me:Anna,me:Bert", tmp_path, "xterm") as terminal:
        terminal.read_to("press Enter. ")
        terminal.type("\n")
        terminal.read_to("A (Anna)> ")
        terminal.type("show 2, call 5\n")
        assert "\033[2J\033[3J\033[H" in terminal.read_to("B (Bert), press Enter. ")
        terminal.type("\n")
        assert "\033[2J\033[3J\033[H" in terminal.read_to("B (Bert)> ")


def test_a_dumb_terminal_gets_lines_alone_and_a_curtain_of_empty_ones(tmp_path: Path) -> None:
    with Terminal("play micatio --players me:Anna,me:Bert", tmp_path) as terminal:
        shown = terminal.read_to("press Enter. ")
    assert "\n" * 24 in shown
    assert "\033" not in shown

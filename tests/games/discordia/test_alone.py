"""Who plays alone may lose: everyone who reads an outcome copes with a game that nobody has won."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.records.make_discordia import FOLDER
from tests.terminal.driver import Typist

from ludi import checks
from ludi.bots.arena import play_contest
from ludi.bots.bot import Sight, make_bot
from ludi.engine.match import Match
from ludi.engine.record import load, record_of
from ludi.engine.registry import game_of
from ludi.engine.rng import Rng
from ludi.terminal.plain import Conversation
from ludi.terminal.screen import Screen
from ludi.terminal.setup import player
from ludi.terminal.table import TerminalTable

LOST, WON = FOLDER / "solo-lost.ludi", FOLDER / "solo-won.ludi"
each_end = pytest.mark.parametrize(("file", "winners"), [(LOST, ()), (WON, (0,))])


@pytest.fixture
def ludi(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Typist:
    return Typist(monkeypatch, capsys, tmp_path)


def ended(file: Path) -> Match:
    record = load(file)
    return record.verify(game_of(record))


@each_end
@pytest.mark.rule("D-150", "D-202")
def test_a_match_alone_is_an_outcome_with_or_without_a_winner(file: Path, winners: tuple[int, ...]) -> None:
    match = ended(file)
    assert match.outcome
    assert match.outcome.winners == winners
    checks.check_outcome(match.game, match.state)
    assert record_of(match).result == load(file).result


@each_end
def test_records_of_games_alone_are_verified_and_replayed(
    ludi: Typist, file: Path, winners: tuple[int, ...]
) -> None:
    assert load(file).result in ludi(f"verify {file}")
    assert ludi.code == 0
    shown = ludi(f"replay {file}")
    assert re.search(rf"^  {1 if winners else 2}\. A +\d+$", shown, re.MULTILINE)


@pytest.mark.parametrize(
    ("file", "language", "sentence"),
    [
        (LOST, "en", "Nobody wins: the game is lost."),
        (LOST, "nl", "Niemand wint: de partij is verloren."),
        (WON, "en", "A (you) wins."),
        (WON, "nl", "A (jij) wint."),
    ],
)
def test_the_terminal_says_who_won_a_game_alone(
    file: Path,
    language: str,
    sentence: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = ended(file)
    monkeypatch.setattr(Screen, "ask", lambda screen, text: "")
    Conversation(TerminalTable(match, [player(match.game, "me")], Screen(language), 0)).close()
    assert sentence in capsys.readouterr().out


def test_a_bot_plays_alone_at_the_terminal_to_its_end(ludi: Typist) -> None:
    shown = ludi("play discordia --seats 1 --players uniform --seed 1")
    assert "Nobody wins: the game is lost." in shown
    assert re.search(r"^  2\. A \(uniform\) +\d+$", shown, re.MULTILINE)


def test_the_arena_counts_games_that_nobody_won() -> None:
    ladder = play_contest("discordia", {}, 1, ["uniform"], 3, 1, workers=1)
    (row,) = ladder.rows
    assert (row.share.mean, row.rank, row.games) == (0.0, 2.0, 3)


@pytest.mark.parametrize("spec", ["greedy", "mcts:8", "uct:8"])
def test_every_bot_can_play_alone(spec: str) -> None:
    match = ended(LOST)
    record = load(LOST)
    before = record.replay(match.game, len(record.lines) - 40)
    while before.outcome is None:
        seat = before.to_act()[0]
        if seat < 0:
            before.follow(seat, before.state.legal_at(seat, 0))
        else:
            sight = Sight(match.game, before.state, seat)
            before.follow(seat, make_bot(spec, match.game).choose(sight, Rng(1)))
    assert before.outcome.winners == ()

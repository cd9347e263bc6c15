"""`ludi bench` in its quick mode, with a stand-in for OpenSpiel, and without any. No number is judged."""

import json
import os
import random
import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from ludi import cli
from ludi.bench import ours, peers, suite
from ludi.bench.report import NO_PEERS
from ludi.commands.bench import usual_games
from ludi.engine.game import CHANCE
from ludi.engine.registry import make

HAS_PEERS = find_spec("pyspiel") is not None
BENCH = [sys.executable, "-P", "-m", "ludi", "bench", "--quick"]


class Coin:
    """A game of OpenSpiel in a few lines: two choices, at random four to eight steps."""

    def __init__(self) -> None:
        self.left = random.randint(4, 8)

    def new_initial_state(self) -> "Coin":
        return Coin()

    clone = new_initial_state

    def is_chance_node(self) -> bool:
        return False

    def is_terminal(self) -> bool:
        return self.left == 0

    def legal_actions(self) -> list[int]:
        return [0, 1]

    def apply_action(self, action: int) -> None:
        assert action in (0, 1)
        self.left -= 1


def stand_in() -> Any:
    """A module that takes OpenSpiel's place."""
    bot = SimpleNamespace(mcts_search=lambda state: sum(range(1000)))
    return SimpleNamespace(
        load_game=lambda name: Coin(),
        RandomRolloutEvaluator=lambda rollouts, seed: (rollouts, seed),
        MCTSBot=lambda *args: bot,
    )


def run_quickly(monkeypatch: pytest.MonkeyPatch, folder: Path, module: Any) -> dict[str, Any]:
    """Run the command in this process with this module as `pyspiel`; None blocks its import."""
    monkeypatch.setitem(sys.modules, "pyspiel", module)
    assert (
        cli.main(["bench", "--quick", "--json", str(folder / "b.json"), "--write", str(folder / "b.md")]) == 0
    )
    data: dict[str, Any] = json.loads((folder / "b.json").read_text("utf-8"))
    return data


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """The numbers of a run beside the stand-in."""
    with pytest.MonkeyPatch.context() as monkeypatch:
        return run_quickly(monkeypatch, tmp_path_factory.mktemp("bench"), stand_in())


def test_every_section_is_measured(data: dict[str, Any]) -> None:
    kinds = ["playouts", "search", "driven", "plain", "copies", "play", "views"]
    wanted = [(game, kind) for game in ("forum", "pompeii", "discordia") for kind in kinds]
    wanted += [("megadates", kind) for kind in ("playouts", "round", "play", "views")]
    assert [(section["game"], section["name"]) for section in data["sections"]] == wanted


def test_every_row_has_a_rate_for_each_round(data: dict[str, Any]) -> None:
    rows = [row for section in data["sections"] for row in section["rows"]]
    assert all(len(row["rates"]) == data["settings"]["rounds"] for row in rows)
    assert all(rate > 0 for row in rows for rate in row["rates"])


@pytest.mark.parametrize("game", ["forum", "pompeii", "discordia"])
@pytest.mark.parametrize("name", ["playouts", "search", "driven", "copies"])
def test_a_game_has_its_own_peers_beside_it(data: dict[str, Any], game: str, name: str) -> None:
    section = next(part for part in data["sections"] if (part["game"], part["name"]) == (game, name))
    assert [row["name"] for row in section["rows"] if row["is_peer"]] == list(make(game).parts.peers)
    assert section["peers_best"] > 0


def test_the_bars_are_those_that_are_promised(data: dict[str, Any]) -> None:
    bars = [(section["bar_ratio"], section["bar_rate"]) for section in data["sections"]]
    none, play = (None, None), (None, 1e6 / 60)
    forum = [(8.0, None), (6.0, None), (1.5, None), (None, 60_000.0), none, play, none]
    pompeii = [(None, 1_500_000.0), none, none, none, (None, 2_500_000.0), play, (None, 1e6 / 15)]
    discordia = [(None, 600_000.0), none, none, none, (None, 1e6 / 1.5), play, none]
    megadates = [none, (None, 200.0), play, none]
    assert bars == forum + pompeii + discordia + megadates


def test_a_turn_of_the_largest_battle_is_timed_from_its_last_choice_on() -> None:
    game = make("megadates", **(make("megadates").parts.round_options or {}))
    before, seat, action = ours.last_choice(game.start(27))
    after = before.copy()
    after.apply(seat, action)
    assert before.to_act() == [seat]
    assert after.to_act() == [CHANCE]
    assert ours.resolutions(before, seat, action)() == 1


def test_a_peer_is_credited_with_the_mean_length_of_its_games(data: dict[str, Any]) -> None:
    assert all(4 <= peer["length"] <= 8 for peer in data["peers"])
    coin = peers.Peer("coin", stand_in(), Coin(), length=6.5)
    assert coin.playouts()() == peers.ROLLOUTS * 6.5
    assert coin.searches(20)() == 20 * 6.5


class Dealt(Coin):
    """The same after a deal of three cards."""

    def __init__(self) -> None:
        super().__init__()
        self.cards = 3

    def new_initial_state(self) -> "Dealt":
        return Dealt()

    def is_chance_node(self) -> bool:
        return self.cards > 0

    def apply_action(self, action: int) -> None:
        self.cards -= 1


def test_a_peer_is_measured_from_its_first_decision() -> None:
    assert peers.Peer("dealt", stand_in(), Dealt()).first_decision().cards == 0


def test_the_run_is_described(data: dict[str, Any]) -> None:
    assert data["command"] == "./ludi bench --json b.json --write b.md --quick"
    assert set(data["versions"]) == {"ludi", "form", "python", "mypyc", "open_spiel"}
    assert set(data["machine"]) == {"cpu", "cores", "system", "load_average"}
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+00:00", data["date"])


def test_no_path_of_the_machine_is_told(
    data: dict[str, Any], tmp_path_factory: pytest.TempPathFactory
) -> None:
    text = json.dumps(data)
    assert str(tmp_path_factory.getbasetemp()) not in text
    assert sys.prefix not in text


def test_the_page_has_well_formed_tables(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    run_quickly(monkeypatch, tmp_path, stand_in())
    tables = re.findall(r"(?:^\|.*\|\n)+", (tmp_path / "b.md").read_text("utf-8"), re.MULTILINE)
    assert len(tables) == 26  # the bars, and one for each section
    for table in tables:
        lines = table.splitlines()
        assert len({line.count("|") for line in lines}) == 1
        assert re.fullmatch(r"\| --- (\| ---: )+\|", lines[1])
    assert "OpenSpiel pentago" in capsys.readouterr().out


def test_without_openspiel_its_rows_are_left_out_and_one_line_says_so(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = run_quickly(monkeypatch, tmp_path, None)
    rows = [row for section in data["sections"] for row in section["rows"]]
    assert not any(row["is_peer"] for row in rows)
    assert [row["ratio"] for row in rows] == [None] * len(rows)
    assert capsys.readouterr().out.splitlines().count(NO_PEERS) == 1
    assert NO_PEERS in (tmp_path / "b.md").read_text("utf-8")


def test_the_bench_is_the_only_part_that_knows_openspiel() -> None:
    package = Path(peers.__file__).parents[1]
    users = [path for path in package.rglob("*.py") if "pyspiel" in path.read_text("utf-8")]
    assert users == [Path(peers.__file__)]


@pytest.mark.skipif(not HAS_PEERS, reason="OpenSpiel is an extra of the benchmark")
def test_the_real_openspiel_is_measured(tmp_path: Path) -> None:
    file = tmp_path / "b.json"
    done = subprocess.run([*BENCH, "--json", str(file)], capture_output=True, text=True, check=False)
    assert (done.returncode, "arning" in done.stderr) == (0, False)
    wanted = [peer for game in usual_games().split(",") for peer in make(game).parts.peers]
    assert len(json.loads(file.read_text("utf-8"))["peers"]) == len(wanted)


def test_all_seat_counts_are_measured_with_the_usual_one_first() -> None:
    section = suite.playout_section(make("forum"), [], all_seats=True)
    assert [row.name for row in section.subjects] == [f"forum, {seats} seats" for seats in (4, 2, 3, 5, 6)]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--seconds", "0"], "--seconds 0: must be more than 0 and at most 3600"),
        (["--seconds", "nan"], "--seconds nan: must be more than 0 and at most 3600"),
        (["--rounds", "0"], "--rounds 0: must be from 1 to 1000"),
        (["--games", "froum"], "did you mean forum?"),
        (["--json", "no/such/folder/b.json"], "no/such/folder/b.json: no file can be written there"),
        (["--write", "."], ".: no file can be written there"),
    ],
)
def test_a_mistake_is_one_line_before_anything_is_measured(
    words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["bench", *words]) == 2
    error = capsys.readouterr().err
    assert sentence in error
    assert len(error.splitlines()) == 1


def test_the_process_is_free_to_use_every_core_afterwards(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    if not hasattr(os, "sched_getaffinity"):
        pytest.skip("this system lets no process choose its core")
    before = os.sched_getaffinity(0)
    run_quickly(monkeypatch, tmp_path, None)
    assert os.sched_getaffinity(0) == before

"""A scenario of one's own, from a file on the command line."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from tests.terminal.driver import Typist

from ludi.engine.errors import SetupError
from ludi.games.megadates.scenes import CONTEST
from ludi.terminal.setup import LARGEST_SCENARIO, chosen_game, scenario_option

OWN: dict[str, Any] = {
    "id": "duel",
    "map": {"cols": 20, "rows": 12},
    "turn_limit": 3,
    "ships": [
        {"id": "R1", "side": "rome", "type": "liburnia", "squadron": "red", "stern": [3, 5], "facing": "E"},
        {
            "id": "P1",
            "side": "pirates",
            "type": "liburnia",
            "squadron": "black",
            "stern": [9, 5],
            "facing": "W",
        },
    ],
}


def test_a_scenario_in_a_file_is_the_one_that_is_played(tmp_path: Path) -> None:
    path = tmp_path / "duel.json"
    path.write_text(f"\n{json.dumps(OWN, indent=2)}\n", "utf-8")
    game = chosen_game("megadates", [scenario_option(path)])
    assert game.chosen_options() == {"scenario": OWN}


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"[1]", "one JSON object"),
        (b"", "one JSON object"),
        (b"\xff", "is no text"),
        (b"{" + b" " * LARGEST_SCENARIO + b"}", "at most"),
        (b"{,}", "not written as JSON"),
        (b"{}", "map is missing"),
    ],
)
def test_a_file_that_is_no_scenario_is_refused_with_the_reason(
    tmp_path: Path, data: bytes, reason: str
) -> None:
    path = tmp_path / "bad.json"
    path.write_bytes(data)
    with pytest.raises(SetupError, match=reason):
        chosen_game("megadates", [scenario_option(path)])


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(SetupError, match=r"none\.json: no such file"):
        scenario_option(tmp_path / "none.json")


@pytest.mark.rule("N-075")
def test_who_rolled_higher_is_asked_at_the_terminal_whether_he_rams(ludi: Typist, tmp_path: Path) -> None:
    (tmp_path / "contest.json").write_text(json.dumps(CONTEST), "utf-8")
    start = "play megadates --players me,me --scenario contest.json --seed 1"
    order = "1, ram, done"
    shown = ""
    while "rolled higher than" not in shown:  # a tie asks nobody, and the dice are fair
        shown = ludi(start, "", order, "", order, "", "legal", "1", "spare", "")
    asked = shown.index("rolled higher than")
    assert "2 legal moves:\n  ram  spare" in shown[asked:]
    assert "(rules N-075)" in shown[asked:]
    assert "Write the orders of R1" in shown[asked:]


@pytest.mark.rule("N-176", "N-177")
def test_the_terminal_tells_who_commands_which_ship_by_its_name(ludi: Typist) -> None:
    shown = ludi(
        "play megadates --players ik,uniform --lang nl --option scenario=squadron --option commands=fleets"
    )
    assert "A (jij): R1 Fortuna, prefect, R2 Concordia, R3 Aquila (rood)" in " ".join(shown.split())
    assert "Schrijf de orders van R1 Fortuna." in shown

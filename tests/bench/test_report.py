"""What a run leaves behind: numbers as text, the command without folders, a table that is one."""

import argparse
import platform
from pathlib import Path

import pytest

from ludi.bench.measure import Section, Subject
from ludi.bench.report import Report, bar_line, cpu_model, show, times
from ludi.commands import bench


def section(name: str = "playouts") -> Section:
    """Ours is four times as fast as its one peer."""
    rows = [Subject("forum, 4 seats", float, False, [4e6, 2e6, 3e6]), Subject("hex", float, True, [1e6])]
    return Section("forum", name, "Random play", "steps/s", rows, bar_ratio=5.0)


@pytest.mark.parametrize(
    ("rate", "text"),
    [
        (23_456_789.0, "23.5 M"),
        (977_210.0, "977 k"),
        (999_999.9, "1 M"),
        (60_000.0, "60 k"),
        (12.345, "12.3"),
    ],
)
def test_a_rate_has_three_digits(rate: float, text: str) -> None:
    assert show(section(), rate) == text


def test_a_copy_is_told_in_nanoseconds() -> None:
    assert show(section("copies"), 20e6) == "50"


def test_the_bar_of_a_copy_is_told_in_nanoseconds() -> None:
    copies = section("copies")
    copies.bar_rate, copies.bar_ratio = 2.5e6, None
    assert bar_line(copies) == "bar 400 ns, reached"


def test_a_round_is_told_in_milliseconds() -> None:
    turns = section("round")
    turns.bar_rate, turns.bar_ratio = 200.0, None
    assert show(turns, 1600.0) == "0.625"
    assert bar_line(turns) == "bar 5 ms, reached"


def test_what_was_not_measured_is_a_dash() -> None:
    assert show(section(), None) == "-"
    assert times(None) == ""


@pytest.mark.parametrize(
    ("typed", "command"),
    [
        ("--json out/b.json", "./ludi bench --json out/b.json"),
        ("--quick --json /home/anna/b.json", "./ludi bench --json b.json --quick"),
        ("--write ../../anna/b.md --rounds 3", "./ludi bench --rounds 3 --write b.md"),
        ("--games forum,micatio --seconds 0.5", "./ludi bench --games forum,micatio --seconds 0.5"),
    ],
)
def test_the_command_names_no_folder_outside_the_tree(typed: str, command: str) -> None:
    parser = argparse.ArgumentParser()
    bench.add_arguments(parser)
    assert bench.command(parser.parse_args(typed.split())) == command


def test_the_processor_is_named_by_the_system(tmp_path: Path) -> None:
    facts = tmp_path / "cpuinfo"
    facts.write_text("processor\t: 0\nmodel name\t: Abacus 2000 @ 1 Hz\nmodel name\t: Abacus 2000 @ 1 Hz\n")
    assert cpu_model(facts) == "Abacus 2000 @ 1 Hz"


def test_a_processor_that_nobody_names_is_unknown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(platform, "processor", str)
    assert cpu_model(tmp_path / "nothing") == "unknown"


def test_a_missed_bar_is_told() -> None:
    settings = {"rounds": 3, "seconds": 0.1}
    page = Report("./ludi bench", [section()], [], settings, "2026-11-16T00:00:00+00:00", (0.5,)).as_page()
    assert "| Random play | 4 M | 1 M | 4.0 x | 5.0 x, not reached |" in page.splitlines()
    assert "- Made on 2026-11-16 by `./ludi bench`" in page.splitlines()

"""The result of a run: as data, as lines for the terminal, and as a page."""

from __future__ import annotations

import os
import platform
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

from ludi import __version__, _plain
from ludi.bench.measure import Section, Subject
from ludi.bench.peers import Peer

NO_PEERS = "OpenSpiel is not installed, so its rows are left out."
_NANOSECONDS = 1e9
_MILLISECONDS = 1e3


@dataclass(frozen=True)
class Report:
    """What was measured, on what, and by which command."""

    command: str
    sections: list[Section]
    peers: list[Peer]
    settings: dict[str, Any]
    date: str
    load: tuple[float, ...]  # the load average before the run

    def as_data(self) -> dict[str, Any]:
        """All raw numbers, for a program; no path and no host name."""
        return {
            "date": self.date,
            "command": self.command,
            "versions": versions(),
            "machine": {**machine(), "load_average": list(self.load)},
            "settings": self.settings,
            "peers": [
                {"name": peer.name, "length": peer.length, "length_error": peer.length_error}
                for peer in self.peers
            ],
            "sections": [_section_data(section) for section in self.sections],
        }

    def as_text(self) -> str:
        """A table for the terminal."""
        lines = []
        for section in self.sections:
            rows = [("", "best", "median", "ratio"), *_rows(section)]
            widths = [max(len(row[k]) for row in rows) for k in range(4)]
            lines.append(f"{section.title}, {_unit(section)}; {bar_line(section)}")
            for name, *numbers in rows:
                cells = [text.rjust(width) for text, width in zip(numbers, widths[1:], strict=True)]
                lines.append("  ".join(["", name.ljust(widths[0]), *cells]).rstrip())
            lines.append("")
        return "\n".join(lines if self.peers else [*lines, NO_PEERS, ""])

    def as_page(self) -> str:
        """The page docs/benchmarks.md."""
        parts = [_HEAD, _list(self._facts()), "## Bars\n", self._bars()]
        explained = set()
        for section in self.sections:
            header = ("", f"best, {_unit(section)}", "median", "ratio")
            parts.append(f"## {section.title}\n")
            if section.name not in explained:
                parts.append(f"{_NOTES[section.name]}\n")
                explained.add(section.name)
            parts.append(_table(header, _rows(section)))
        return "\n".join(parts if self.peers else [*parts, f"{NO_PEERS}\n"])

    def _facts(self) -> list[str]:
        on, by = machine(), versions()
        load = ", ".join(f"{value:.2f}" for value in self.load)
        tools = f"mypyc {by['mypyc'] or '-'}, OpenSpiel {by['open_spiel'] or '-'}"
        return [
            f"Made on {self.date[:10]} by `{self.command}`",
            f"Machine: {on['cpu']}, {on['cores']} cores, {on['system']}; load average before the run {load}",
            f"Versions: Ludi {by['ludi']} ({by['form']}), Python {by['python']}, {tools}",
            f"Rounds of {self.settings['seconds']:g} s for each number: {self.settings['rounds']}",
        ]

    def _bars(self) -> str:
        rows = [
            (
                section.title,
                show(section, section.ours[0].best),
                show(section, section.peers_best),
                times(section.ratio(section.ours[0])),
                _bar(section),
            )
            for section in self.sections
            if _bar(section)
        ]
        return _table(("", "Ludi", "peers' mean", "ratio", "bar"), rows)


def now() -> str:
    """The moment, to the second."""
    return datetime.now(UTC).isoformat(timespec="seconds")


def load_average() -> tuple[float, ...]:
    """How busy the machine is, where that can be asked."""
    return os.getloadavg() if hasattr(os, "getloadavg") else ()


def versions() -> dict[str, str | None]:
    """What ran; None for what is not installed."""
    return {
        "ludi": __version__,
        "form": _plain.form(),
        "python": platform.python_version(),
        "mypyc": _installed("mypy"),
        "open_spiel": _installed("open_spiel"),
    }


def _installed(package: str) -> str | None:
    try:
        return version(package)
    except PackageNotFoundError:
        return None


def machine() -> dict[str, Any]:
    """What it ran on."""
    return {
        "cpu": cpu_model(Path("/proc/cpuinfo")),
        "cores": os.cpu_count(),
        "system": f"{platform.system()} {platform.machine()}",
    }


def cpu_model(facts: Path) -> str:
    """The processor's name from the system's list of facts, or what Python knows."""
    lines = facts.read_text("utf-8", "replace").splitlines() if facts.is_file() else []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return next(iter(names), "") or platform.processor() or "unknown"


def told(path: Path) -> str:
    """A file as the page may name it: below the current folder by its path, elsewhere by its name."""
    return path.name if path.is_absolute() or ".." in path.parts else path.as_posix()


# Numbers as text


def show(section: Section, rate: float | None) -> str:
    """A rate with three digits, or for copies and rounds the time of one."""
    if rate is None:
        return "-"
    if section.name == "copies":
        return f"{_NANOSECONDS / rate:.0f}"
    if section.name == "round":
        return f"{_MILLISECONDS / rate:.3g}"
    rate = float(f"{rate:.3g}")  # before the unit is chosen: 999,999 is 1 M
    for size, letter in ((1e6, "M"), (1e3, "k")):
        if rate >= size:
            return f"{rate / size:.3g} {letter}"
    return f"{rate:.3g}"


def _unit(section: Section) -> str:
    return {"copies": "ns", "round": "ms"}.get(section.name, section.unit)


def times(ratio: float | None) -> str:
    """`15.4 x`, or nothing."""
    return "" if ratio is None else f"{ratio:.1f} x"


def _bar(section: Section) -> str:
    """The bar and whether it is reached, or nothing."""
    if section.bar_rate is not None:
        text = f"{show(section, section.bar_rate)} {_unit(section)}"
    elif section.bar_ratio is not None:
        text = times(section.bar_ratio)
    else:
        return ""
    words = {True: ", reached", False: ", not reached", None: ""}
    return text + words[section.is_bar_reached()]


def bar_line(section: Section) -> str:
    """`bar 8.0 x, reached`."""
    return f"bar {_bar(section)}" if _bar(section) else "no bar"


def _rows(section: Section) -> list[tuple[str, str, str, str]]:
    rows = [_row(section, subject) for subject in section.subjects]
    if section.peers:
        mean = show(section, section.peers_best), show(section, section.peers_median)
        rows.append(("geometric mean of the peers", *mean, ""))
    return rows


def _row(section: Section, subject: Subject) -> tuple[str, str, str, str]:
    ratio = "" if subject.is_peer else times(section.ratio(subject))
    name = f"OpenSpiel {subject.name}" if subject.is_peer else subject.name
    return name, show(section, subject.best), show(section, subject.median), ratio


def _section_data(section: Section) -> dict[str, Any]:
    return {
        "game": section.game,
        "name": section.name,
        "title": section.title,
        "unit": section.unit,
        "bar_ratio": section.bar_ratio,
        "bar_rate": section.bar_rate,
        "bar_reached": section.is_bar_reached(),
        "peers_best": section.peers_best,
        "peers_median": section.peers_median,
        "rows": [
            {
                "name": subject.name,
                "is_peer": subject.is_peer,
                "rates": subject.rates,
                "best": subject.best,
                "median": subject.median,
                "ratio": section.ratio(subject),
                "median_ratio": section.median_ratio(subject),
            }
            for subject in section.subjects
        ],
    }


# Markdown


def _table(header: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [header, ["---"] + ["---:"] * (len(header) - 1), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines) + "\n"


def _list(items: Sequence[str]) -> str:
    return "\n".join(f"- {item}" for item in items) + "\n"


_HEAD = """\
# Benchmarks

`./ludi bench --write docs/benchmarks.md` makes this page; `--json FILE` keeps every raw number. All subjects
take turns on one core in one run and are timed by the processor time they use. The best round counts,
because noise only slows down; the ratio is to the geometric mean of the peers' best rounds. The peers are
games of OpenSpiel that resemble ours most: in size of the board, or in cards, dice and secrets; each game
names its own. The bars are goals; nothing fails below them.
"""

_NOTES = {
    "playouts": """\
Ludi: `copy_from(start)` and `playout(rng)`. OpenSpiel: its C++ random rollouts from the first decision,
counted as games times the mean length of a random game, which is measured beforehand.""",
    "search": """\
UCT from the first decision, every simulation played to the end at random. Where something is hidden Ludi
draws it anew for each simulation, and OpenSpiel's search looks at it. Ludi counts the random plies beyond the
tree; OpenSpiel's C++ MCTSBot is credited with a whole random game per simulation, so its plies inside the
tree count as well.""",
    "driven": """\
`legal_actions()` as a list and `apply()`, by the same Python loop with the same cheap generator on both
sides.""",
    "plain": "The same loop on the sources as they are, without a compiler (`LUDI_PLAIN=1`).",
    "round": """\
The largest set-up with every seat taken, in the sixth round of a random game: all orders but one are given,
and what is timed is the last one and everything that follows from it, up to the next question.""",
    "copies": "From Python, halfway through a game; OpenSpiel's is `clone()`.",
    "play": """\
A random game played again through `Match.play`, as a server does: every action is checked, draws are made
from the fair dice, and the record is kept. The bar is 60 us an action.""",
    "views": "What each seat sees, in every position of a random game. A bar is 15 us a view.",
}

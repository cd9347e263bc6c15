"""The client in a real browser at a real server: what it loads, how many taps it takes, what jumps."""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from ludi.bench.report import load_average, machine, now, versions
from ludi.browser.budgets import Budget, all_budgets
from ludi.browser.chromium import browsing, need_chromium
from ludi.browser.house import House
from ludi.browser.people import People


@dataclass(frozen=True)
class Spent:
    """What was measured of a budget."""

    name: str
    value: float
    bar: float
    unit: str
    digits: int

    @property
    def is_kept(self) -> bool:
        """Whether it stays within its budget."""
        return self.value <= self.bar

    def line(self) -> tuple[str, str, str]:
        """Name, value and budget, for a table."""
        words = "kept" if self.is_kept else "not kept"
        value = f"{self.value:.{self.digits}f} {self.unit}".strip()
        return self.name, value, f"at most {self.bar:g} {self.unit}".strip() + f", {words}"


@dataclass(frozen=True)
class ClientReport:
    """The numbers, on what, and by which command."""

    command: str
    spent: list[Spent]
    date: str
    load: tuple[float, ...]

    def as_data(self) -> dict[str, Any]:
        """Everything, for a program."""
        return {
            "date": self.date,
            "command": self.command,
            "versions": versions(),
            "machine": {**machine(), "load_average": list(self.load)},
            "budgets": [{**asdict(one), "is_kept": one.is_kept} for one in self.spent],
        }

    def as_text(self) -> str:
        """Lines for the terminal."""
        rows = [one.line() for one in self.spent]
        widths = [max(len(row[k]) for row in rows) for k in range(2)]
        return "".join(
            f"{name.ljust(widths[0])}  {value.rjust(widths[1])}  {bar}\n" for name, value, bar in rows
        )

    def as_page(self) -> str:
        """A page of it."""
        rows = [f"| {name} | {value} | {bar} |" for name, value, bar in (one.line() for one in self.spent)]
        head = ["# The client in the browser", "", f"Made on {self.date[:10]} by `{self.command}`."]
        return "\n".join([*head, "", "| | | budget |", "| --- | ---: | --- |", *rows, ""])


def report(command: str, tell: Callable[[str], None]) -> ClientReport:
    """Measure every budget, each with somebody who comes for the first time."""
    load = load_average()
    with tempfile.TemporaryDirectory(prefix="ludi-bench-") as folder, browsing(need_chromium()) as browser:
        house = House(Path(folder))
        house.open()
        try:
            spent = [measured(budget, People(browser, house.address), tell) for budget in all_budgets()]
        finally:
            house.close()
    return ClientReport(command, spent, now(), load)


def measured(budget: Budget, people: People, tell: Callable[[str], None]) -> Spent:
    """One budget, measured."""
    tell(budget.name)
    try:
        value = budget.measure(people)
    finally:
        people.leave()
    return Spent(budget.name, value, budget.bar, budget.unit, budget.digits)

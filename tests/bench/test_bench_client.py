"""What `ludi bench client` says of the budgets."""

from __future__ import annotations

from ludi.bench.client import ClientReport, Spent
from ludi.browser.budgets import all_budgets

REPORT = ClientReport(
    "./ludi bench client",
    [Spent("first load", 99.4, 120, "kB", 0), Spent("layout shift", 0.081, 0.05, "", 3)],
    "2026-01-01T00:00:00",
    (0.0,),
)


def test_a_line_says_what_was_measured_and_whether_the_budget_was_kept() -> None:
    assert REPORT.as_text().splitlines() == [
        "first load    99 kB  at most 120 kB, kept",
        "layout shift  0.081  at most 0.05, not kept",
    ]


def test_a_program_reads_the_same() -> None:
    assert [one["is_kept"] for one in REPORT.as_data()["budgets"]] == [True, False]


def test_the_page_has_a_row_for_each_budget() -> None:
    assert REPORT.as_page().count("\n| ") == 2 + len(REPORT.spent)


def test_every_budget_has_a_name_of_its_own() -> None:
    names = [budget.name for budget in all_budgets()]
    assert len(names) == len(set(names)) >= 5

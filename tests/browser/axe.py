"""What axe-core, a checker of accessibility, says about a page."""

from __future__ import annotations

from typing import Any

from ludi.browser.node import WEB
from ludi.browser.people import Guest

SOURCE = WEB / "node_modules" / "axe-core" / "axe.min.js"
GRAVE = ("serious", "critical")


def faults(guest: Guest) -> list[str]:
    """The grave faults of the page before somebody: the rule, and where it is broken."""
    page = guest.page
    page.evaluate(SOURCE.read_text("utf-8"))
    found: list[dict[str, Any]] = page.evaluate("async () => (await axe.run()).violations")
    return [
        f"{fault['id']} at {node['target'][0]}: {node['failureSummary']}"
        for fault in found
        for node in fault["nodes"]
        if fault["impact"] in GRAVE
    ]

"""The rulebooks and the texts of Pompeii: both languages say the same things."""

from __future__ import annotations

from tests.games.rulebooks import Rulebook, RulebookTests


class TestRulebook(RulebookTests):
    """173 rules and two maps."""

    book = Rulebook(
        "pompeii",
        [f"P-{number:02}" for number in range(1, 174)],
        {"count", "supply", "due", "range", "cost"},
        drawings=2,
    )

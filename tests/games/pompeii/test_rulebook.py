"""The rulebooks and the texts of Pompeii: both languages say the same things."""

from __future__ import annotations

from tests.games.rulebooks import Rulebook, RulebookTests


class TestRulebook(RulebookTests):
    """175 rules and two maps; the last two stand where they belong, in the chapter on the call."""

    book = Rulebook(
        "pompeii",
        [f"P-{number:02}" for number in (*range(1, 89), 174, 175, *range(89, 174))],
        {"count", "supply", "due", "range", "cost"},
        drawings=2,
    )

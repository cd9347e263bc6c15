"""The rulebooks and the texts of Forum Romanum: both languages say the same things."""

from __future__ import annotations

from tests.games.rulebooks import Rulebook, RulebookTests


class TestRulebook(RulebookTests):
    """79 rules and a map."""

    book = Rulebook(
        "forum", [f"F-{number:02}" for number in range(1, 80)], {"hand", "left", "forward", "back", "count"}
    )

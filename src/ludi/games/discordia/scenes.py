"""Discordia to look at: from the draft to the end with everything of Magna, alone, and its campaign."""

from __future__ import annotations

from functools import cache, partial

from ludi.browser.hands import match_until
from ludi.browser.people import Guest
from ludi.browser.scenes import Scene, end_of, is_annas, turn_of
from ludi.engine.match import Match

GAME = "discordia"


@cache
def until(decision: str, year: int, season: int, seats: int = 3) -> Match:
    """Anna has this to decide."""

    def is_there(match: Match) -> bool:
        return is_annas(match, decision=decision, year=year, season=season)

    return match_until(GAME, seats, is_there, boards="on", magna="on")


@cache
def over() -> Match:
    """The end."""
    return match_until(GAME, 3, lambda match: False, boards="on", magna="on")


def year_end(guest: Guest) -> None:
    """The end of a year, at the attack of the Germans."""
    turn_of("", partial(until, "die", 3, 1)).show(guest)
    guest.page.locator("[data-year='2'].button").click()
    guest.page.locator("[data-testid=year][aria-busy=false]").wait_for()
    for _ in range(3):
        guest.find("next-step").click()


def campaign(guest: Guest) -> None:
    """The campaign with two cities won."""
    guest.go("/about")
    kept = {"won": ["mogontiacum", "agrippina"], "lost": "", "table": "", "tables": []}
    guest.page.evaluate("kept => localStorage.setItem('ludi.discordia-campaign', JSON.stringify(kept))", kept)
    guest.go("/campaign")
    guest.page.locator("[data-city]").first.wait_for()


SCENES = [
    turn_of("discordia-draft", partial(until, "board", 1, 1)),
    turn_of("discordia-die", partial(until, "die", 1, 1)),
    turn_of("discordia-turn", partial(until, "turn", 2, 2)),
    turn_of("discordia-alone", partial(until, "turn", 2, 2, seats=1)),
    end_of("discordia-over", over),
    Scene("table", "discordia-year", year_end),
    Scene("campaign", "two-won", campaign),
]

"""Fair draws in the browser: words sealed before the game, and every draw computed again after it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.browser.axe import faults

from ludi.browser.people import Guest, People

pytestmark = pytest.mark.browser


def meet(people: People) -> tuple[Guest, Guest]:
    """Two people at a table that waits, both with a sealed word."""
    anna, bram = people.come("Anna"), people.come("Bram")
    bram.sit_down(anna.make_table("micatio", ["me", "open"]))
    for guest in (anna, bram):
        expect(guest.find("promises")).to_contain_text(guest.say("web-draws-promise", count=2))
    return anna, bram


def begin(anna: Guest, bram: Guest) -> None:
    anna.button("web-start").click()
    for guest in (anna, bram):
        expect(guest.find("table")).to_have_attribute("data-status", "playing")


def test_every_draw_is_computed_again_when_the_game_is_over(people: People) -> None:
    anna, bram = meet(people)
    begin(anna, bram)
    anna.button("web-offer-end").click()
    anna.page.get_by_role("dialog").get_by_role("button", name=anna.say("web-offer-end")).click()
    bram.button("web-offer-agree").click()
    for guest in (anna, bram):
        expect(guest.find("draws").locator("summary")).to_have_text(guest.say("web-draws-fair", count=3))
    bram.find("draws").locator("summary").click()
    expect(bram.find("draws")).to_contain_text(bram.say("web-draws-there"))
    expect(bram.find("draws").locator("tbody tr")).to_have_count(3)
    assert faults(bram) == []


def test_a_game_that_was_given_up_shows_its_secret_too(people: People) -> None:
    anna, bram = meet(people)
    begin(anna, bram)
    anna.button("web-leave").click()
    anna.button("web-abandon").click()
    expect(bram.find("draws")).to_have_attribute("data-fair", "true")


def test_who_looks_in_afterwards_is_told_that_he_was_not_there(people: People) -> None:
    anna, bram = meet(people)
    begin(anna, bram)
    anna.button("web-leave").click()
    anna.button("web-abandon").click()
    cleo = people.come("Cleo")
    cleo.go(anna.path())
    cleo.find("draws").locator("summary").click()
    expect(cleo.find("draws")).to_contain_text(cleo.say("web-draws-not-there"))


def test_a_draw_that_is_not_the_one_of_the_secret_is_shown(people: People) -> None:
    anna, bram = meet(people)

    def bend(route: object) -> None:
        answer = route.fetch()  # type: ignore[attr-defined]
        sheet = answer.json()
        sheet["draws"][1] |= {"low": 0, "high": 0}
        route.fulfill(response=answer, json=sheet)  # type: ignore[attr-defined]

    bram.page.route("**/draws", bend)
    begin(anna, bram)
    anna.button("web-leave").click()
    anna.button("web-abandon").click()
    expect(bram.find("draws").locator("summary")).to_have_text(bram.say("web-draws-wrong"))
    bram.find("draws").locator("summary").click()
    expect(bram.find("draws").locator("tr.wrong")).to_have_count(1)


def test_a_game_alone_begins_at_once_with_a_word_of_ones_own(people: People) -> None:
    anna = people.come("Anna")
    anna.make_table("micatio", ["me", "easy"])
    expect(anna.find("table")).to_have_attribute("data-status", "playing", timeout=4_000)
    anna.button("web-leave").click()
    anna.button("web-abandon").click()
    anna.find("draws").locator("summary").click()
    expect(anna.find("draws").locator("dd code").nth(2)).to_have_text(re.compile(r"^[0-9a-f]{32}$"))

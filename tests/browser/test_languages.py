"""Dutch and English, from the browser's wish and at any time."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from ludi.browser.people import People, Window
from ludi.engine.rng import Rng

pytestmark = pytest.mark.browser

DUTCH = Window(language="nl")


@pytest.mark.parametrize("language", ["en", "nl"])
def test_the_first_visit_is_in_the_language_of_the_browser(people: People, language: str) -> None:
    anna = people.come("Anna", Window(language=language))
    anna.go("/")
    expect(anna.page.locator("html")).to_have_attribute("lang", language)
    expect(anna.page.get_by_role("main")).to_contain_text(anna.say("web-tagline"))


@pytest.mark.parametrize("language", ["en", "nl"])
def test_a_turn_is_played_in_each_language(people: People, language: str) -> None:
    anna = people.come("Anna", Window(language=language))
    anna.make_table("forum", ["me", "easy", "easy"])
    anna.wait_for_turn()
    expect(anna.find("prompt")).to_have_text(anna.say("forum-prompt-place", hand=8))
    anna.move(Rng(1))
    expect(anna.page.get_by_role("log")).to_contain_text(
        "Anna zet een Romein" if language == "nl" else "Anna places"
    )


def test_the_language_changes_in_mid_game_and_nothing_else_does(people: People) -> None:
    anna = people.come("Anna")
    anna.make_table("forum", ["me", "easy", "easy"])
    anna.move(Rng(1))
    anna.wait_for_turn()
    step, legal = anna.step(), anna.legal()
    anna.page.get_by_role("button", name="Nederlands").click()
    anna.language = "nl"
    expect(anna.find("prompt")).to_have_text(anna.say("forum-prompt-place", hand=7))
    expect(anna.page.get_by_role("log")).to_contain_text("Anna zet een Romein")
    assert (anna.step(), anna.legal()) == (step, legal)
    assert anna.move(Rng(2))


def test_the_chosen_language_is_kept(people: People) -> None:
    anna = people.come("Anna")
    anna.go("/")
    anna.page.get_by_role("button", name="Nederlands").click()
    anna.page.reload()
    expect(anna.page.locator("html")).to_have_attribute("lang", "nl")


def test_a_dutch_and_an_english_player_read_the_same_event_each_in_his_own_words(people: People) -> None:
    anna, bram = people.come("Anna"), people.come("Bram", DUTCH)
    path = anna.make_table("forum", ["me", "open", "easy"])
    bram.sit_down(path)
    anna.button("web-start").click()
    anna.wait_for_turn()
    anna.press("d4")
    expect(anna.page.get_by_role("log")).to_contain_text("Anna places a Roman on d4.")
    expect(bram.page.get_by_role("log")).to_contain_text("d4")
    expect(bram.page.get_by_role("log")).not_to_contain_text("places")

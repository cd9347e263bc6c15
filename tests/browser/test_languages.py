"""Every language, from the browser's wish and at any time."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from ludi.browser.people import People, Window
from ludi.engine.rng import Rng
from ludi.languages import LANGUAGES

pytestmark = pytest.mark.browser

DUTCH = Window(language="nl")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_visit_is_in_the_language_of_the_browser(people: People, language: str) -> None:
    anna = people.come("Anna", Window(language=language))
    anna.go("/")
    expect(anna.page.locator("html")).to_have_attribute("lang", language)
    expect(anna.page.get_by_role("main")).to_contain_text(anna.say("web-tagline"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_turn_is_played_in_each_language(people: People, language: str) -> None:
    anna = people.come("Anna", Window(language=language))
    anna.make_table("forum", ["me", "easy", "easy"])
    anna.wait_for_turn()
    expect(anna.find("prompt")).to_have_text(anna.say("forum-prompt-place", hand=8))
    anna.move(Rng(1))
    told = {"en": "Anna places", "nl": "Anna zet een Romein", "de": "Anna setzt einen Römer"}
    expect(anna.page.get_by_role("log")).to_contain_text(told[language])


def test_in_pompeii_too_the_log_names_the_players(people: People) -> None:
    anna = people.come("Anna", Window(language="de"))
    anna.make_table("pompeii", ["me", "easy", "easy"])
    anna.wait_for_turn()
    expect(anna.page.get_by_role("log")).to_contain_text("Brutus bekommt vier Karten.")
    expect(anna.page.get_by_role("log")).not_to_contain_text("Schwarz")


def test_a_rulebook_that_is_not_in_german_says_so(people: People) -> None:
    anna = people.come("Anna", Window(language="de"))
    anna.go("/rules/forum#F-01")
    expect(anna.find("rules-language")).to_have_text(anna.say("web-rules-language"))
    expect(anna.page.get_by_role("article")).to_have_attribute("lang", "en")


def test_the_languages_fit_on_the_smallest_phone(people: People) -> None:
    anna = people.come("Anna", Window(language="de", width=320, height=640, has_touch=True))
    anna.go("/")
    expect(anna.page.get_by_role("button", name="Nederlands")).to_be_visible()
    assert anna.page.evaluate("document.documentElement.scrollWidth") == 320


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
    expect(anna.page.locator("html")).to_have_attribute("lang", "nl")
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

"""The rules of a game in a browser: in a minute with pictures, and the whole rulebook with its aids."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from ludi.browser.people import PHONE, People, Window
from ludi.engine.registry import game_ids
from ludi.table.lessons import has_lesson, lesson_of

pytestmark = pytest.mark.browser

TAUGHT = [game_id for game_id in game_ids() if has_lesson(game_id)]
GERMAN_PHONE = PHONE._replace(language="de", theme="dark")


@pytest.mark.parametrize("window", [Window(language="nl"), GERMAN_PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", TAUGHT)
def test_a_game_is_told_in_a_minute_with_pictures_of_its_board(
    people: People, game: str, window: Window
) -> None:
    anna = people.come("Anna", window)
    anna.go(f"/rules/{game}")
    parts = anna.find("brief").locator("> li")
    expect(parts).to_have_count(len(lesson_of(game).chapters))
    for chapter, part in zip(lesson_of(game).chapters, parts.all(), strict=True):
        expect(part.get_by_role("heading")).not_to_contain_text("-lesson-")
        assert part.locator(".picture svg").count() > 0, chapter.id
    assert anna.overhang() <= 0


def test_from_the_minute_to_the_rule_behind_it(people: People) -> None:
    anna = people.come("Anna")
    anna.go("/rules/forum")
    anna.find("brief").get_by_role("button", name=anna.say("web-open-rule", rule="F-31")).click()
    expect(anna.page.locator("#F-31")).to_be_in_viewport()
    expect(anna.page.get_by_role("tab", name=anna.say("web-rules-book"))).to_have_attribute(
        "aria-selected", "true"
    )


def test_the_rulebook_shows_the_board_beside_the_rules_it_speaks_of(people: People) -> None:
    anna = people.come("Anna", PHONE)
    anna.go("/rules/forum#F-31")
    expect(anna.page.locator("article figure .picture svg").first).to_be_visible()
    expect(anna.page.locator("article figure")).to_have_count(len(lesson_of("forum").chapters))
    assert anna.overhang() <= 0


def test_the_contents_lead_to_a_chapter(people: People) -> None:
    anna = people.come("Anna", Window(width=1440))
    anna.go("/rules/pompeii#P-01")
    anna.find("contents").get_by_role("button", name="12.").click()
    expect(anna.page.get_by_role("heading", name="12.")).to_be_in_viewport()


def test_a_search_leaves_the_passages_with_all_words(people: People) -> None:
    anna = people.come("Anna", PHONE)
    anna.go("/rules/forum#F-01")
    anna.find("book-search").fill("stalemate two colours")
    expect(anna.page.locator("article p[id]")).not_to_have_count(0)
    for text in anna.page.locator("article p[id]").all_inner_texts():
        assert all(word in text.lower() for word in ("stalemate", "two", "colours"))
    anna.find("book-search").fill("quinquereme")
    expect(anna.page.locator("article p[id]")).to_have_count(0)


def test_where_a_rule_comes_from_is_shown_on_demand(people: People) -> None:
    anna = people.come("Anna")
    anna.go("/rules/forum#F-01")
    mark = anna.page.locator("#F-01 .mark")
    expect(mark).to_be_hidden()
    anna.page.get_by_label(anna.say("web-book-marks")).check()
    expect(mark).to_have_text("rules")


def test_a_word_of_the_trade_explains_itself_at_the_table_and_goes_by_escape(people: People) -> None:
    anna = people.come("Anna", PHONE)
    anna.make_table("forum", ["me", "easy", "easy"])
    anna.wait_for_turn()
    anna.find("prompt").get_by_role("button", name="Roman").click()
    expect(anna.find("term")).to_contain_text(anna.say("forum-term-roman"))
    anna.page.keyboard.press("Escape")
    expect(anna.find("term")).to_have_count(0)

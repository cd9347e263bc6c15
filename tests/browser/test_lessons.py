"""Every lesson is taken to its end in a real browser, in every language, on phones and on desktops."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.browser.axe import faults

from ludi.browser.house import House
from ludi.browser.people import PHONE, Guest, People, Theme, Window
from ludi.engine.registry import game_ids, make
from ludi.table import lessons

pytestmark = pytest.mark.browser

GAMES = [game for game in game_ids() if lessons.has_lesson(game)]
DESKTOP = Window(width=1440, height=900)
WINDOWS = {"en": PHONE, "nl": DESKTOP, "de": PHONE._replace(width=360, height=780)}
IS_PAST = """number => { const coach = document.querySelector('[data-testid=coach]');
    return coach !== null && 'ready' in coach.dataset
        && (Number(coach.dataset.number) > number || 'over' in coach.dataset); }"""
IS_DONE = "before => document.querySelector('[data-testid=table]').dataset.version !== before"
IS_READY = "() => 'ready' in (document.querySelector('[data-testid=coach]')?.dataset ?? {})"


def number(guest: Guest) -> int:
    """The page that somebody is at."""
    return int(guest.find("coach").get_attribute("data-number") or 0)


def is_over(guest: Guest) -> bool:
    return guest.find("coach").get_attribute("data-over") is not None


def press(guest: Guest, steps: tuple[str, ...]) -> None:
    """What an action takes, click by click; what is left when it is played goes without saying."""
    before = guest.find("table").get_attribute("data-version")
    for step in steps:
        place = guest.page.locator(f'[data-step="{step}"][data-legal]:visible').first
        done = guest.page.locator(f"[data-testid=table]:not([data-version='{before}'])")
        place.or_(done).first.wait_for(state="attached")
        if done.count():
            return
        place.tap() if guest.window.has_touch else place.click()
    guest.page.wait_for_function(IS_DONE, arg=before)


def order(guest: Guest, action: str) -> None:
    """A part of an order; a pattern is whatever begins like it, for all who can."""
    before = guest.find("table").get_attribute("data-version")
    part = f'data-step^="{action[:-1]}"' if action.endswith("*") else f'data-step="{action}"'
    place = guest.page.locator(f"[{part}][data-legal]:visible").first
    place.scroll_into_view_if_needed()
    place.tap() if guest.window.has_touch else place.click()
    guest.page.wait_for_function(IS_DONE, arg=before)


def follow(guest: Guest, game: str) -> None:
    """Read a page and go on, or do what it asks for."""
    at, lesson = number(guest), lessons.lesson_of(game)
    step = [step for _, _, step in lesson.pages()][at - 1]
    said = guest.say_lesson(game, lessons.text_id(game, step.id))
    expect(guest.find("lesson-text")).to_contain_text(said)
    assert guest.overhang() == 0
    if step.is_free:
        for action in step.do[-1]:
            order(guest, action)
    elif step.do:
        codec = make(game, **lesson.options).codec
        for action in step.do[0]:
            press(guest, codec.steps(codec.read(action)))
    else:
        guest.button("web-lesson-on").click()
    guest.page.wait_for_function(IS_PAST, arg=at)


@pytest.mark.parametrize("language", WINDOWS)
@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_taken_to_its_end(people: People, game: str, language: str) -> None:
    anna = people.come("Anna", WINDOWS[language]._replace(language=language))
    anna.go("/")
    anna.page.locator(f"a[href='/learn/{game}']").click()
    anna.page.wait_for_function(IS_READY)
    while not is_over(anna):
        follow(anna, game)
    assert number(anna) == lessons.lesson_of(game).count
    expect(anna.find("coach").get_by_role("listitem")).to_have_count(3)
    anna.button("web-lesson-play").click()
    anna.page.wait_for_url("**/t/*")
    expect(anna.find("coach")).to_have_count(0)
    expect(anna.find("prompt")).to_be_visible()


def test_a_lesson_is_left_resumed_and_begun_again(people: People, house: House) -> None:
    anna = people.come("Anna", PHONE)
    anna.go("/learn/forum")
    anna.page.wait_for_function(IS_READY)
    for _ in range(3):
        follow(anna, "forum")
    anna.link("web-lesson-leave").click()
    words = {"game": "Forum Romanum", "number": 4, "count": lessons.lesson_of("forum").count}
    house.kill()
    house.open()
    anna.go("/")
    anna.link("web-lesson-resume-game", **words).click()
    anna.page.wait_for_function(IS_READY)
    assert number(anna) == 4
    anna.page.reload()
    anna.page.wait_for_function(IS_READY)
    assert number(anna) == 4
    anna.button("web-lesson-restart").click()
    expect(anna.find("coach")).to_have_attribute("data-number", "1")
    anna.expect_broken_line()


def test_a_move_that_is_not_meant_is_answered_and_nothing_moves(people: People) -> None:
    anna = people.come("Anna", PHONE)
    anna.go("/learn/forum")
    anna.page.wait_for_function(IS_READY)
    follow(anna, "forum")
    before = anna.find("coach").bounding_box()
    anna.press("a1")
    expect(anna.find("problem")).to_have_attribute("data-code", "lesson")
    expect(anna.find("problem")).to_contain_text(anna.say_lesson("forum", "forum-lesson-place.else"))
    assert anna.find("coach").bounding_box() == before
    assert anna.step() == 0


def test_what_is_meant_is_shown_on_demand(people: People) -> None:
    anna = people.come("Anna", DESKTOP)
    anna.go("/learn/forum")
    anna.page.wait_for_function(IS_READY)
    last = len(lessons.lesson_of("forum").chapters) - 1
    anna.page.get_by_label(anna.say("web-lesson-chapters")).select_option(str(last))
    first = str(lessons.lesson_of("forum").number(last, 0))
    expect(anna.find("coach")).to_have_attribute("data-number", first)
    follow(anna, "forum")
    anna.button("web-lesson-show").click()
    expect(anna.button("web-lesson-show")).to_have_attribute("aria-pressed", "true")
    expect(anna.page.locator("rect.hint")).to_have_count(2)


def test_the_lesson_is_offered_where_a_first_table_is_made(people: People) -> None:
    anna = people.come("Anna", PHONE)
    anna.go("/new/forum")
    expect(
        anna.page.get_by_text(re.compile(re.escape(anna.say("web-lesson-first", minutes=2))))
    ).to_be_visible()
    assert anna.overhang() == 0


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_serious_in_a_lesson(people: People, theme: Theme) -> None:
    anna = people.come("Anna", PHONE._replace(theme=theme))
    anna.go("/learn/forum")
    anna.page.wait_for_function(IS_READY)
    follow(anna, "forum")
    assert faults(anna) == []

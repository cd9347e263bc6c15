"""The keyboard alone is enough."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.tables import ALL_PLACED, table_after

from ludi.browser.house import House
from ludi.browser.people import Guest, People
from ludi.engine.rng import Rng

pytestmark = pytest.mark.browser

FARTHEST = 80  # presses of Tab


def tab_to(guest: Guest, goal: Locator) -> None:
    """Press Tab until the focus is there."""
    for _ in range(FARTHEST):
        if goal.evaluate("goal => goal === document.activeElement"):
            return
        guest.page.keyboard.press("Tab")
    raise AssertionError(f"the keyboard does not reach {goal}")


def walk_to(guest: Guest, step: str) -> None:
    """Walk over the board with the arrow keys."""
    here = guest.page.locator(":focus").get_attribute("data-step") or ""
    right, down = ord(step[0]) - ord(here[0]), int(step[1]) - int(here[1])
    for key, times in (("Right", right), ("Left", -right), ("Down", down), ("Up", -down)):
        for _ in range(times):
            guest.page.keyboard.press(f"Arrow{key}")
    expect(guest.field(step)).to_be_focused()


def press_key_on(guest: Guest, step: str, key: str) -> None:
    walk_to(guest, step)
    guest.page.keyboard.press(key)


def move_by_keys(guest: Guest, rng: Rng) -> bool:
    """One move with arrows, Enter and Space."""
    if not guest.wait_for_turn():
        return False
    before = guest.step()
    guest.page.keyboard.press("b")
    press_key_on(guest, guest.any_legal(rng), "Enter")
    guest.wait_until_moved_or_lifted(before)
    if guest.step() == before:
        press_key_on(guest, guest.any_legal(rng), "Space")
        guest.wait_after(before)
    return True


def test_a_whole_game_is_played_by_keyboard_alone(people: People) -> None:
    anna = people.come("Anna")
    anna.go("/")
    keyboard = anna.page.keyboard
    tab_to(anna, anna.link("web-play-game", game="Forum Romanum"))
    keyboard.press("Enter")
    tab_to(anna, anna.page.get_by_label(anna.say("web-your-name")))
    keyboard.type("Anna")
    tab_to(anna, anna.page.locator("details summary"))
    keyboard.press("Enter")
    rounds = anna.page.get_by_label(anna.say("forum-option-no-score-rounds"), exact=True)
    tab_to(anna, rounds)
    keyboard.press("Control+A")
    keyboard.type("1")
    keyboard.press("Enter")
    anna.page.wait_for_url("**/t/*")
    rng = Rng(8)
    while move_by_keys(anna, rng):
        pass
    expect(anna.find("result")).to_be_visible()


def test_the_question_mark_lists_the_keys(people: People) -> None:
    anna = people.come("Anna")
    anna.go("/")
    anna.page.keyboard.press("?")
    expect(anna.page.get_by_role("dialog")).to_contain_text(anna.say("web-key-board"))
    anna.page.keyboard.press("Escape")
    expect(anna.page.get_by_role("dialog")).to_have_count(0)


def test_escape_puts_a_lifted_roman_down(people: People, house: House) -> None:
    anna = people.come("Anna")
    anna.take_seat(table_after(house, ALL_PLACED)[0], "forum")
    anna.wait_for_turn()
    anna.page.keyboard.press("b")
    roman = anna.any_legal(Rng(9))
    press_key_on(anna, roman, "Enter")
    expect(anna.field(roman)).to_have_attribute("aria-selected", "true")
    anna.page.keyboard.press("Escape")
    expect(anna.field(roman)).to_have_attribute("aria-selected", "false")

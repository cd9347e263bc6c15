"""Every page is fit for people who hear, enlarge or cannot tell colours apart: axe finds nothing grave."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser.axe import faults

from ludi.browser.hands import gather, likely_moves, play
from ludi.browser.house import House
from ludi.browser.people import PHONE, Guest, People, Theme, Window

pytestmark = pytest.mark.browser

PAGES = {
    "lobby": "/",
    "new table": "/new/forum",
    "unknown game": "/new/chess",
    "rules": "/rules/forum#F-27",
    "about": "/about",
    "lost": "/nowhere",
    "unknown table": "/t/abcdefghijklmnopqrst",
}
THEMES: list[Theme] = ["light", "dark"]


def settled(guest: Guest) -> None:
    expect(guest.page.get_by_role("heading", level=1)).to_be_attached()


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("name", PAGES)
def test_a_page_has_no_grave_fault(people: People, name: str, theme: Theme) -> None:
    anna = people.come("Anna", Window(theme=theme, language="nl" if theme == "dark" else "en"))
    anna.go(PAGES[name])
    settled(anna)
    assert faults(anna) == []


@pytest.mark.parametrize("theme", THEMES)
def test_a_waiting_table_has_no_grave_fault(people: People, theme: Theme) -> None:
    anna = people.come("Anna", Window(theme=theme))
    anna.make_table("forum", ["me", "open", "easy"])
    settled(anna)
    assert faults(anna) == []


WINDOWS = {
    "light": Window(),
    "dark": Window(theme="dark"),
    "phone": PHONE,
    "Dutch": Window(language="nl"),
    "dark Dutch phone": PHONE._replace(language="nl", theme="dark"),
}


@pytest.mark.parametrize("window", WINDOWS.values(), ids=WINDOWS)
@pytest.mark.parametrize("count", [5, 31, 1000], ids=["placing", "jumping", "over"])
def test_a_game_has_no_grave_fault(people: People, house: House, count: int, window: Window) -> None:
    keys = gather(house.address, "forum", ["Anna", "Bram", "Cato"], options={"no_score_rounds": 1})
    moves = likely_moves("forum", 3, count, no_score_rounds=1)
    play(house.address, keys, moves)
    anna = people.come("Anna", window)
    anna.take_seat(keys[len(moves) % 3], "forum")
    expect(anna.find("table")).to_have_attribute("data-step", str(len(moves)))
    anna.page.get_by_text(anna.say("web-forum-sectors"), exact=True).click()
    expect(anna.find("sectors")).to_be_visible()
    assert faults(anna) == []


def test_the_checker_notices_a_grave_fault(people: People) -> None:
    anna = people.come("Anna")
    anna.go("/about")
    anna.page.evaluate("document.querySelector('main').append(document.createElement('button'))")
    assert [fault.partition(" ")[0] for fault in faults(anna)] == ["button-name"]

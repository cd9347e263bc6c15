"""Nothing jumps when a hint or a refusal appears: the board stays where it is, in every game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from ludi.browser.hands import Move, ask, gather, likely_moves, play
from ludi.browser.house import House
from ludi.browser.people import PHONE, Guest, People, Window

pytestmark = pytest.mark.browser

LARGEST_SHIFT = 0.05
WATCH = """() => {
  window.shifts = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.shifts += entry.value;
  }).observe({ type: 'layout-shift', buffered: false });
}"""
TWO_FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
WINDOWS = {
    "desktop": Window(width=1440),
    "phone": PHONE,
    "small phone": PHONE._replace(width=360, height=740),
}
SEATS = {"forum": 3, "pompeii": 3, "discordia": 2, "megadates": 2}


def at_a_table(
    people: People, house: House, game: str, window: Window, moves: list[Move] | None = None
) -> Guest:
    """Somebody whose turn it is."""
    keys = gather(house.address, game, ["Anna", "Bram", "Cato"][: SEATS[game]])
    play(house.address, keys, moves or [])
    first = ask(house.address, f"/tables/{keys[0]['table']}")["to_act"][0]
    anna = people.come("Anna", window)
    anna.take_seat(keys[first], game)
    anna.page.locator(".prompt.mine").wait_for()
    anna.page.locator(".middle > .board [data-step]").first.wait_for()
    anna.page.evaluate("document.fonts.ready.then(() => true)")
    return anna


def board_of(guest: Guest) -> dict[str, Any]:
    """Where the board is on the screen."""
    box = guest.page.locator(".middle > .board").bounding_box()
    assert box
    return {**box}


def stays_while(guest: Guest, act: Callable[[], None]) -> None:
    """The board stays where it is, and hardly anything else moves."""
    guest.page.evaluate(TWO_FRAMES)
    before = board_of(guest)
    guest.page.evaluate(WATCH)
    act()
    guest.page.evaluate(TWO_FRAMES)
    assert board_of(guest) == before
    assert guest.page.evaluate("window.shifts") < LARGEST_SHIFT


def ask_for_a_hint(guest: Guest) -> None:
    guest.page.keyboard.press("h")
    guest.find("hint").first.wait_for()


@pytest.mark.parametrize("window", WINDOWS.values(), ids=WINDOWS)
@pytest.mark.parametrize("game", SEATS)
def test_nothing_jumps_when_a_hint_appears(people: People, house: House, game: str, window: Window) -> None:
    anna = at_a_table(people, house, game, window)
    stays_while(anna, lambda: ask_for_a_hint(anna))


def press_what_is_not_legal(guest: Guest) -> None:
    guest.page.locator(".board [role=gridcell]:not([data-legal])").first.dispatch_event("click")
    expect(guest.find("problem")).to_be_visible()


@pytest.mark.parametrize("window", WINDOWS.values(), ids=WINDOWS)
@pytest.mark.parametrize("game", ["forum", "pompeii"])
def test_nothing_jumps_when_a_refusal_appears(
    people: People, house: House, game: str, window: Window
) -> None:
    anna = at_a_table(people, house, game, window, likely_moves("forum", 3, 3) if game == "forum" else [])
    anna.wait_for_turn()
    stays_while(anna, lambda: press_what_is_not_legal(anna))

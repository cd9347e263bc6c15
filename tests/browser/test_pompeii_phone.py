"""Pompeii on a phone: hand and targets never cover each other; the log lights up the city."""

from __future__ import annotations

import pytest

from ludi.browser.hands import ask, gather
from ludi.browser.house import House
from ludi.browser.people import PHONE, Guest, People, Window

pytestmark = pytest.mark.browser

# Of all that may be chosen, what is not on top where its middle is.
COVERED = """() => [...document.querySelectorAll('.board [data-legal]')].filter((one) => {
  const box = one.getBoundingClientRect();
  const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return !(top && (one === top || one.contains(top)));
}).map((one) => one.dataset.step)"""
PHONES = {"360": PHONE._replace(width=360, height=740), "390": PHONE}


def at_her_turn(people: People, house: House, window: Window) -> Guest:
    keys = gather(house.address, "pompeii", ["Anna", "Bram", "Cato"])
    first = ask(house.address, f"/tables/{keys[0]['table']}")["to_act"][0]
    anna = people.come("Anna", window)
    anna.take_seat(keys[first], "pompeii")
    anna.page.locator(".prompt.mine").wait_for()
    anna.wait_for_turn()
    return anna


@pytest.mark.parametrize("window", PHONES.values(), ids=PHONES)
def test_every_card_and_each_of_its_squares_is_in_sight(people: People, house: House, window: Window) -> None:
    anna = at_her_turn(people, house, window)
    assert anna.page.evaluate(COVERED) == []
    for card in {step for step in anna.legal() if step.isdigit()}:
        anna.field(card).first.tap()
        anna.page.locator(f'.hand [data-step="{card}"][aria-pressed=true], .hand .picked').first.wait_for()
        assert anna.page.locator(".board [role=gridcell][data-legal]").count() > 0
        assert anna.page.evaluate(COVERED) == []
        anna.page.keyboard.press("Escape")


@pytest.mark.parametrize("window", [Window(), PHONE], ids=["desktop", "phone"])
def test_a_line_of_the_log_lights_up_its_squares(people: People, house: House, window: Window) -> None:
    anna = at_her_turn(people, house, window)
    card = next(step for step in anna.legal() if step.isdigit())
    anna.press(card)
    square = anna.page.locator(".board [role=gridcell][data-legal]").first
    name = square.get_attribute("data-step") or ""
    before = anna.step()
    anna.press(name)
    anna.wait_after(before)
    line = anna.page.locator("[role=log] li").filter(has_text=f" {name}").last
    line.scroll_into_view_if_needed()
    if window.has_touch:
        line.tap()
    else:
        line.hover()
    anna.page.locator(f'[data-pointed="{name}"]').wait_for(state="attached")

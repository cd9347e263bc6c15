"""Reloads, lost connections and a server that falls over: nobody loses a move."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from ludi.browser.house import House
from ludi.browser.people import People
from ludi.engine.rng import Rng

pytestmark = pytest.mark.browser


def test_a_reload_in_mid_turn_leaves_the_turn_as_it_was(people: People) -> None:
    anna = people.come("Anna")
    anna.make_table("forum", ["me", "easy", "easy"])
    rng = Rng(4)
    for _ in range(3):
        anna.move(rng)
    anna.wait_for_turn()
    before = (anna.step(), anna.legal(), anna.page.get_by_role("log").inner_text())
    anna.page.reload()
    anna.wait_for_turn()
    assert (anna.step(), anna.legal(), anna.page.get_by_role("log").inner_text()) == before
    assert anna.move(rng)


def test_after_a_power_cut_everybody_comes_back_and_the_game_goes_on(people: People, house: House) -> None:
    anna, bram = people.come("Anna"), people.come("Bram")
    path = anna.make_table("forum", ["me", "open", "easy"])
    bram.sit_down(path)
    anna.button("web-start").click()
    rng = Rng(6)
    for _ in range(2):
        anna.move(rng)
        bram.move(rng)
    anna.wait_for_turn()
    before, fields = anna.step(), anna.legal()
    house.kill()
    for guest in (anna, bram):
        expect(guest.find("connection")).not_to_have_attribute("data-state", "online")
    house.open()
    for guest in (anna, bram):
        expect(guest.find("connection")).to_have_attribute("data-state", "online", timeout=20_000)
        guest.expect_broken_line()
    anna.wait_for_turn()
    assert (anna.step(), anna.legal()) == (before, fields)
    assert anna.move(rng)
    assert bram.move(rng)


def test_a_table_that_does_not_exist_has_a_sentence_and_a_way_on(people: People) -> None:
    anna = people.come("Anna")
    anna.go("/t/abcdefghijklmnopqrst")
    expect(anna.page.get_by_role("heading", level=1)).to_have_text(anna.say("web-no-table-title"))
    anna.link("web-to-lobby").click()
    expect(anna.page.get_by_role("region", name=anna.say("web-games"))).to_be_visible()

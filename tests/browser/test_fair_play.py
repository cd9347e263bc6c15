"""Fair between people: undo asks, who watches is told so, offers ask first, forks keep their bots."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser.axe import faults
from tests.browser.tables import table_after

from ludi.browser.hands import ask, gather
from ludi.browser.house import House
from ludi.browser.people import PHONE, Guest, People, Window

pytestmark = pytest.mark.browser
WINDOWS = pytest.mark.parametrize("window", [Window(), PHONE], ids=["desktop", "phone"])


def two_at_it(people: People, house: House, window: Window) -> tuple[Guest, Guest]:
    """Anna, who has just moved and asks to take it back, and Bram, who is on turn."""
    keys = table_after(house, 3)
    anna, bram = people.come("Anna", window), people.come("Bram", window)
    bram.take_seat(keys[1], "forum")
    anna.take_seat(keys[0], "forum")
    anna.wait_for_turn()
    anna.press(anna.legal()[0])
    anna.wait_after(3)
    bram.wait_for_turn()
    anna.button("web-undo").click()
    return anna, bram


@WINDOWS
def test_undo_is_refused_by_the_other_person(people: People, house: House, window: Window) -> None:
    anna, bram = two_at_it(people, house, window)
    expect(anna.find("undo-asked")).to_contain_text(anna.say("web-undo-waits", names="Bram"))
    expect(bram.find("undo-asked")).to_contain_text(bram.say("web-undo-asks", name="Anna"))
    assert faults(bram) == []
    assert bram.overhang() == 0
    bram.button("web-undo-refuse").click()
    expect(anna.page.locator("[data-testid=problem][data-code=undo-refused]")).to_contain_text("Bram")
    expect(anna.find("undo-asked")).to_have_count(0)
    assert (anna.step(), bram.step()) == (4, 4)


@WINDOWS
def test_undo_is_allowed_by_the_other_person_and_the_log_says_so(
    people: People, house: House, window: Window
) -> None:
    anna, bram = two_at_it(people, house, window)
    bram.button("web-undo-allow").click()
    expect(anna.find("table")).to_have_attribute("data-step", "3")
    expect(bram.page.get_by_role("log").get_by_text("took back")).to_be_visible()
    assert anna.wait_for_turn()


def test_who_asked_thinks_better_of_it(people: People, house: House) -> None:
    anna, bram = two_at_it(people, house, Window())
    anna.button("web-undo-withdraw").click()
    expect(bram.find("undo-asked")).to_have_count(0)


@WINDOWS
def test_a_spectator_is_told_that_he_watches_and_may_ask_for_a_seat(
    people: People, house: House, window: Window
) -> None:
    seats = [{"kind": "person", "name": "Anna"}, {"kind": "bot", "bot": "easy"}]
    keys = ask(house.address, "/tables", {"game": "forum", "seats": seats})
    ask(house.address, f"/tables/{keys['table']}/start", {}, keys["owner_token"])
    zeno = people.come("Zeno", window)
    zeno.go(f"/t/{keys['table']}")
    expect(zeno.find("watching")).to_contain_text(zeno.say("web-watching"))
    assert faults(zeno) == []
    zeno.button("web-watching-ask").click()
    zeno.page.get_by_label(zeno.say("web-your-name")).fill("Zeno")
    zeno.button("web-ask-all").click()
    expect(zeno.find("request")).to_be_visible()


def test_letting_the_deadline_fall_asks_first(people: People, house: House) -> None:
    keys = gather(house.address, "megadates", ["Anna", "Bram"])
    anna, bram = people.come("Anna"), people.come("Bram")
    anna.take_seat(keys[0], "megadates")
    bram.take_seat(keys[1], "megadates")
    anna.button("web-offer-deadline").click()
    dialog = anna.page.get_by_role("dialog")
    expect(dialog).to_contain_text(anna.say("web-offer-sure-deadline"))
    anna.button("web-offer-not").click()
    expect(bram.page.get_by_text(bram.say("web-offered-deadline", names="Anna", count=1))).to_have_count(0)
    anna.button("web-offer-deadline").click()
    dialog.get_by_role("button", name=anna.say("web-offer-deadline")).click()
    expect(bram.page.get_by_text(bram.say("web-offered-deadline", names="Anna", count=1))).to_be_visible()


def test_going_on_from_here_keeps_the_bots(people: People) -> None:
    anna = people.come("Anna")
    anna.make_table("forum", ["easy", "me", "hard"])
    anna.wait_for_turn()
    anna.button("web-look-back").click()
    anna.button("web-fork").click()
    expect(anna.player(0)).to_contain_text(anna.say("web-bot-easy"))
    expect(anna.player(2)).to_contain_text(anna.say("web-bot-hard"))
    expect(anna.player(1)).to_contain_text(anna.say("web-you"))

"""Bring people to the table: addresses that others can open, codes to scan, seats that say what they are."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.axe import faults
from tests.browser.codes import scanned

from ludi.browser.hands import ask
from ludi.browser.house import House
from ludi.browser.people import PHONE, Guest, People
from ludi.server.addresses import network_addresses

pytestmark = pytest.mark.browser
EVERYWHERE = "0.0.0.0"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that others in the network can reach."""
    server = House(tmp_path_factory.mktemp("house"), EVERYWHERE)
    server.open()
    yield server
    server.close()


@pytest.fixture
def lonely(tmp_path: Path) -> Iterator[House]:
    server = House(tmp_path)
    server.open()
    yield server
    server.close()


def needs_network() -> str:
    """The first address of this computer in its network."""
    found = network_addresses(EVERYWHERE)
    if not found:
        pytest.skip("this computer is in no network")
    return found[0]


def visit(guest: Guest, link: str) -> None:
    """Open a link that was scanned, at whatever address."""
    guest.address = link.partition("/t/")[0]
    guest.page.goto(link)


def test_an_invitation_is_opened_on_a_second_phone_through_its_code(people: People, house: House) -> None:
    host = needs_network()
    anna, bram = people.come("Anna", PHONE), people.come("Bram", PHONE)
    path = anna.make_table("forum", ["me", "open", "easy"])
    link = scanned(anna.find("qr"))
    assert link == f"http://{host}:{house.port}{path}"
    visit(bram, link)
    bram.page.get_by_label(bram.say("web-your-name")).fill("Bram")
    bram.button("web-sit").click()
    expect(anna.player(1)).to_contain_text("Bram")
    assert anna.overhang() <= 0
    assert faults(anna) == []


def test_the_link_that_is_copied_is_the_one_of_the_code(people: People, house: House) -> None:
    host = needs_network()
    anna = people.come("Anna")
    path = anna.make_table("forum", ["me", "open", "easy"])
    expect(anna.page.get_by_role("textbox", name=anna.say("web-invite"))).to_have_value(
        f"http://{host}:{house.port}{path}"
    )


def test_at_an_address_of_the_network_the_link_is_copied_too(people: People, house: House) -> None:
    host = needs_network()
    anna = people.come("Anna")
    path = anna.make_table("forum", ["me", "open", "easy"])
    anna.page.goto(f"http://{host}:{house.port}{path}")
    anna.button("web-copy").click()
    expect(anna.button("web-copied")).to_be_visible()


def test_a_phone_shares_the_invitation(people: People, house: House) -> None:
    host = needs_network()
    anna = people.come("Anna", PHONE)
    anna.page.add_init_script("navigator.share = async data => { window.shared = data.url; }")
    path = anna.make_table("forum", ["me", "open", "easy"])
    anna.button("web-share").tap()
    assert anna.page.evaluate("window.shared") == f"http://{host}:{house.port}{path}"


def test_on_one_computer_alone_the_page_says_how_to_invite_others(people: People, lonely: House) -> None:
    people.address = lonely.address
    anna = people.come("Anna", PHONE)
    anna.make_table("forum", ["me", "open", "easy"])
    expect(anna.find("alone")).to_contain_text("./ludi play --host 0.0.0.0")
    expect(anna.find("qr")).to_have_count(0)
    assert anna.overhang() <= 0
    anna.page.goto("about:blank")  # before its server goes


# What a seat is


def battle(house: House, **seats: str) -> dict[str, Any]:
    """A table of three ships against four with open seats, made by somebody who only organises."""
    kinds = [{"kind": seats.get(f"seat{n}", "open"), "bot": "easy"} for n in range(7)]
    wish = {"game": "megadates", "options": {"scenario": "squadron"}, "seats": kinds}
    keys: dict[str, Any] = ask(house.address, "/tables", wish)
    return keys


def test_a_seat_says_what_it_is_before_one_sits_down(people: People, house: House) -> None:
    keys = battle(house)
    bram = people.come("Bram", PHONE)
    bram.go(f"/t/{keys['table']}")
    third = bram.player(2)
    expect(third).to_contain_text("Rome · R3 Aquila · liburnia · red squadron")
    bram.page.get_by_label(bram.say("web-your-name")).fill("Bram")
    third.get_by_role("button").tap()
    expect(third).to_contain_text("Bram")
    expect(third).to_contain_text(bram.say("web-you"))
    assert bram.overhang() <= 0
    assert faults(bram) == []


def test_a_latecomer_sees_at_once_that_there_is_a_seat_and_takes_it_by_one_tap(
    people: People, house: House
) -> None:
    keys = battle(house, **{f"seat{n}": "bot" for n in range(6)})
    late = people.come("Late", PHONE)
    late.go(f"/t/{keys['table']}")
    expect(late.button("web-sit")).to_be_in_viewport()
    late.button("web-sit").tap()
    expect(late.player(6)).to_contain_text(late.say("web-you"))


def test_who_comes_when_the_game_has_begun_is_told_of_a_seat_to_ask_for(people: People, house: House) -> None:
    anna, late = people.come("Anna"), people.come("Late", PHONE)
    path = anna.make_table("forum", ["me", "easy", "easy"])
    late.go(path)
    expect(late.find("late")).to_be_in_viewport()
    late.button("web-latecomer-show").tap()
    expect(late.button("web-ask-for", name="Brutus")).to_be_focused()


def test_when_the_game_starts_one_lands_at_the_top_and_is_told_who_one_is(
    people: People, house: House
) -> None:
    anna, bram = people.come("Anna"), people.come("Bram", PHONE)
    path = anna.make_table("forum", ["me", "open"])
    bram.sit_down(path)
    bram.page.mouse.wheel(0, 3000)
    anna.button("web-start").click()
    expect(bram.find("who-am-i")).to_contain_text("Bram")
    expect(bram.find("who-am-i")).to_contain_text(bram.say("web-look-2"))  # the third of four colours
    expect(bram.find("who-am-i")).to_be_in_viewport()
    assert bram.page.evaluate("scrollY") == 0
    expect(bram.find("prompt")).to_be_in_viewport()


def test_the_form_for_two_shows_the_colours_of_the_game(people: People, house: House) -> None:
    anna = people.come("Anna")
    anna.fill_form("forum", ["me", "easy"])
    expect(anna.page.locator(".chairs li").nth(1)).to_contain_text(anna.say("web-look-2"))
    expect(anna.page.locator(".chairs li").nth(1).locator("svg")).to_have_count(2)

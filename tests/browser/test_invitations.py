"""Bring people to the table: addresses that others can open, codes to scan, seats that say what they are."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.browser.axe import faults
from tests.browser.codes import scanned

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

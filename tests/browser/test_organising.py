"""An evening of a club: seats in bulk, people who change ships, phones that die, sheets, a projector."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.axe import faults
from tests.browser.codes import scanned
from tests.browser.test_invitations import EVERYWHERE

from ludi.browser.hands import ask, gather, likely_moves, play
from ludi.browser.house import House
from ludi.browser.people import PHONE, Guest, People, Window

pytestmark = pytest.mark.browser
GAMES = ("forum", "pompeii", "discordia", "megadates")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that others in the network can reach."""
    server = House(tmp_path_factory.mktemp("house"), EVERYWHERE)
    server.open()
    yield server
    server.close()


class Clicks:
    """Counts what people press."""

    def __init__(self) -> None:
        self.count = 0

    def at(self, place: Any) -> None:
        self.count += 1
        place.click()

    def choose(self, place: Any, option: str) -> None:
        """A list is opened and something in it is pressed."""
        self.count += 2
        place.select_option(label=option)


def local(guest: Guest, link: str) -> str:
    """The link as this machine has it, whichever network it is in."""
    return guest.address + "/t/" + link.partition("/t/")[2]


def waiting_battle(people: People, house: House, name: str = "Olga", **wish: Any) -> Guest:
    """A table of three ships against four with open seats, before its organiser, who has no seat."""
    wish = {"options": {"scenario": "squadron"}, "seats": [{"kind": "open"}] * 7, **wish}
    keys = ask(house.address, "/tables", {"game": "megadates", **wish})
    olga = people.come(name, Window(height=1600))  # all seats in sight, to be dragged
    olga.take_seat(keys, "megadates")
    olga.find("organiser").wait_for()
    return olga


def test_six_people_and_21_bots_are_seated_in_under_sixty_clicks(people: People, house: House) -> None:
    clicks, olga = Clicks(), people.come("Olga")
    olga.go("/new/megadates")
    label = olga.say("megadates-option-scenario")
    clicks.choose(olga.page.get_by_label(label, exact=True), olga.say("megadates-choice-scenario-coracesium"))
    expect(olga.page.locator(".chairs li")).to_have_count(27)
    clicks.at(olga.button("web-new-all-open"))
    clicks.at(olga.page.locator("form button.primary"))
    olga.find("organiser").wait_for()
    for name in ("Anna", "Bram", "Cato", "Dora", "Eef"):
        guest = people.come(name, PHONE)
        guest.go(olga.path())
        clicks.at(guest.page.get_by_label(guest.say("web-your-name")))
        guest.page.keyboard.type(name)
        clicks.at(guest.button("web-sit"))
        guest.button("web-stand-up").wait_for()
    tally = olga.say("web-organise-tally", people=6, here=6, bots=0, free=21)
    expect(olga.find("organiser")).to_contain_text(tally)
    clicks.at(olga.button("web-organise-bots", count=21))
    clicks.at(olga.button("web-start"))
    olga.page.locator(".megadates").wait_for()
    assert clicks.count < 60, clicks.count


def test_a_squadron_is_given_to_bots_and_back_to_whoever_has_the_link(people: People, house: House) -> None:
    olga = waiting_battle(people, house)
    olga.page.get_by_label(olga.say("web-organise-which")).select_option("black")
    olga.button("web-organise-bots", count=4).click()
    for seat in range(7):
        is_bot = seat > 2
        expect(olga.player(seat)).to_contain_text(olga.say("web-bot-medium" if is_bot else "web-free"))
    olga.button("web-organise-open", count=4).click()
    expect(olga.player(6)).to_contain_text(olga.say("web-free"))
    assert (olga.overhang(), faults(olga)) == (0, [])


@pytest.mark.parametrize("how", ["mouse", "keyboard"])
def test_somebody_is_moved_to_another_ship_and_plays_it(people: People, house: House, how: str) -> None:
    olga = waiting_battle(people, house)
    bram = people.come("Bram", PHONE)
    bram.sit_down(olga.path())
    expect(olga.player(0)).to_contain_text("Bram")
    if how == "mouse":
        olga.player(0).drag_to(
            olga.player(3), source_position={"x": 70, "y": 12}, target_position={"x": 70, "y": 12}
        )
    else:
        olga.page.get_by_label(olga.say("web-move-of", name="Bram")).select_option("3")
    expect(olga.player(3)).to_contain_text("Bram")
    expect(bram.player(3)).to_contain_text(bram.say("web-you"))
    bram.page.reload()
    expect(bram.player(3)).to_contain_text(bram.say("web-you"))
    olga.button("web-organise-bots", count=6).click()
    olga.button("web-start").click()
    expect(bram.find("who-am-i")).to_contain_text("P1 Thalassa")


def test_a_dead_phone_is_replaced_before_the_battle_and_in_it(people: People, house: House) -> None:
    olga = waiting_battle(people, house, umpire=True)
    bram = people.come("Bram", PHONE)
    bram.sit_down(olga.path())
    expect(olga.player(0)).to_contain_text("Bram")
    bram.context.close()
    people.guests.remove(bram)
    second = new_phone(people, olga, "Second")
    expect(second.player(0)).to_contain_text("Bram")
    expect(second.player(0)).to_contain_text(second.say("web-you"))
    olga.button("web-organise-bots", count=6).click()
    olga.button("web-start").click()
    second.find("who-am-i").wait_for()
    olga.find("attendance").locator("summary").click()
    third = new_phone(people, olga, "Third")
    third.page.locator(".megadates").wait_for()
    expect(third.find("prompt")).to_contain_text("R1")
    second.expect_refusal()


def new_phone(people: People, olga: Guest, name: str) -> Guest:
    """Scan the code that the organiser makes for the first seat."""
    olga.button("web-seat-link-for", letter="A").click()
    link = local(olga, scanned(olga.page.locator("dialog[open]").get_by_test_id("qr")))
    phone = people.come(name, PHONE)
    phone.page.goto(link)
    phone.find("table").wait_for()
    olga.page.keyboard.press("Escape")
    return phone


def test_the_umpire_types_orders_from_paper(people: People, house: House) -> None:
    olga = waiting_battle(people, house, umpire=True, seats=[{"kind": "open"}] * 2, options={})
    bram = people.come("Bram")
    bram.sit_down(olga.path())
    olga.button("web-organise-bots", count=1).click()
    olga.button("web-start").click()
    olga.find("attendance").locator("summary").click()
    olga.page.get_by_label(olga.say("web-paper"), exact=True).fill("R1: 1 1; RAM")
    olga.button("web-paper-give").click()
    expect(bram.find("table")).to_have_attribute("data-step", re.compile("[1-9]"))


# Paper


def test_sheets_are_printed_with_a_code_that_claims_the_seat(people: People, house: House) -> None:
    olga = waiting_battle(people, house)
    olga.go(olga.path() + "/sheets")
    expect(olga.find("sheet")).to_have_count(7)
    third = olga.find("sheet").nth(2)
    expect(third).to_contain_text("Rome · R3 Aquila · liburnia · red squadron")
    expect(third).to_contain_text("R1: 1 1L")
    link = scanned(third.get_by_test_id("qr"))
    olga.page.reload()  # printed again, it is the same
    expect(olga.find("qr")).to_have_count(7)
    assert scanned(third.get_by_test_id("qr")) == link
    assert faults(olga) == []
    olga.page.emulate_media(media="print")
    expect(olga.page.locator(".page > header")).to_be_hidden()
    expect(olga.button("web-print")).to_be_hidden()
    expect(olga.find("slips").first).to_be_visible()
    pages = len(re.findall(rb"/Type\s*/Page\b", olga.page.pdf()))
    assert pages == 14  # a sheet and its slips for each seat
    guest = people.come("Bram", PHONE)
    guest.page.goto(local(olga, link))
    expect(guest.player(2)).to_contain_text(guest.say("web-you"))


# The projector


def font_height(guest: Guest, name: str) -> float:
    """The least size of the letters there, in parts of the screen's height."""
    sizes = guest.find(name).evaluate_all(
        "all => all.map(one => parseFloat(getComputedStyle(one).fontSize) / innerHeight)"
    )
    assert sizes
    return float(min(sizes))


@pytest.mark.parametrize("size", [(1920, 1080), (1280, 720)], ids=str)
def test_the_projector_is_read_from_ten_metres(people: People, house: House, size: tuple[int, int]) -> None:
    keys = gather(house.address, "forum", ["Anna", "Bram", "Cato"], clock={"per_move": 600})
    play(house.address, keys, likely_moves("forum", 3, 3))
    wall = people.come("Wall", Window(width=size[0], height=size[1]))
    wall.go(f"/t/{keys[0]['table']}/projector")
    wall.find("caption").first.wait_for()
    assert font_height(wall, "caption") >= 0.04
    assert font_height(wall, "clock") >= 0.04
    assert font_height(wall, "writing") >= 0.025
    assert font_height(wall, "scores") >= 0.025
    assert (
        wall.page.locator(".button:visible, a:visible:not(.skip), input:visible, select:visible").count() == 0
    )
    assert wall.page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    assert faults(wall) == []


@pytest.mark.parametrize("game", GAMES)
def test_the_projector_follows_a_game_by_itself(people: People, house: House, game: str) -> None:
    bots = [{"kind": "bot", "bot": "easy"}] * 2
    keys = ask(house.address, "/tables", {"game": game, "seats": bots})
    wall = people.come("Wall", Window(width=1920, height=1080))
    wall.go(f"/t/{keys['table']}/projector")
    page = wall.find("projector")
    expect(page).to_have_attribute("data-status", "open")
    ask(house.address, f"/tables/{keys['table']}/start", {}, keys["owner_token"])
    expect(page).to_have_attribute("data-status", "playing")
    wall.find("caption").first.wait_for()
    for _ in range(3):
        step, said = page.get_attribute("data-step") or "", wall.find("caption").last.inner_text()
        expect(page).not_to_have_attribute("data-step", step)
        expect(wall.find("caption").last).not_to_have_text(said)
    assert wall.page.locator(".button:visible, input:visible, select:visible").count() == 0


def test_before_the_start_the_projector_shows_the_code_to_join(people: People, house: House) -> None:
    olga = waiting_battle(people, house)
    wall = people.come("Wall", Window(width=1280, height=720))
    wall.go(olga.path() + "/projector")
    guest = people.come("Bram", PHONE)
    guest.page.goto(local(olga, scanned(wall.find("qr"))))
    guest.button("web-sit").tap()
    expect(wall.find("projector")).to_contain_text(guest.say("web-guest"))


def test_the_owner_s_projector_sees_no_more_than_a_spectator(people: People, house: House) -> None:
    keys = gather(house.address, "pompeii", ["Anna", "Bram"])
    anna = people.come("Anna", Window(width=1280, height=720))
    anna.take_seat(keys[0], "pompeii")
    said: list[str] = []
    anna.page.on("websocket", lambda socket: socket.on("framesent", lambda frame: said.append(str(frame))))
    anna.go(f"/t/{keys[0]['table']}/projector")
    expect(anna.find("projector")).to_have_attribute("data-status", "playing")
    assert said
    assert not any(keys[0]["seat_token"] in frame for frame in said)

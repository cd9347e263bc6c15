"""Captains and an umpire fight the galley battle at a real server with real browsers."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, WebSocket, expect
from tests.browser.axe import faults

from ludi.browser.hands import Keys, ask
from ludi.browser.house import House
from ludi.browser.people import PHONE, Guest, People, Window

pytestmark = pytest.mark.browser

NAMES = ["Anna", "Bram", "Cato", "Dido", "Ennius", "Flora"]
SIZES = [Window(), PHONE, Window(language="nl"), PHONE._replace(language="nl"), Window(theme="dark"), PHONE]
TURNS = 3


def gather(house: House, scenario: str, names: list[str], bots: int = 0) -> list[Keys]:
    """A battle that has begun: the keys of these captains, and with the first those of the umpire's desk."""
    seats = [{"kind": "person", "name": names[0]}, *({"kind": "open"} for _ in names[1:])]
    seats += [{"kind": "bot", "bot": "easy"} for _ in range(bots)]
    wish = {"game": "megadates", "options": {"scenario": scenario}, "seats": seats, "umpire": True}
    first = ask(house.address, "/tables", wish)
    path = f"/tables/{first['table']}"
    others = [
        ask(house.address, f"{path}/sit", {"seat": n, "name": name}) for n, name in enumerate(names) if n
    ]
    ask(house.address, f"{path}/start", {}, first["owner_token"])
    return [first, *others]


def captains_of(keys: list[Keys]) -> list[Keys]:
    """The same keys without the one of the umpire's desk."""
    return [{**own, "umpire_token": None} for own in keys]


def sit(guest: Guest, keys: Keys) -> list[dict[str, Any]]:
    """Come to one's ship; gives what the server says to this browser, from now on."""
    heard: list[dict[str, Any]] = []

    def open_line(line: WebSocket) -> None:
        line.on("framereceived", lambda frame: heard.append(json.loads(frame)))

    guest.page.on("websocket", open_line)
    guest.take_seat(keys, "megadates")
    guest.page.locator(".megadates").wait_for()
    return heard


def block(guest: Guest, action: str) -> Locator:
    """A block of the order desk."""
    return guest.page.locator(f'.orders [data-step="{action}"]')


def tap(guest: Guest, action: str) -> None:
    """Put a block to the order, and wait until it stands there."""
    written = guest.page.locator(".written").inner_text()
    place = block(guest, action)
    if guest.window.has_touch:
        place.tap()
    else:
        place.click()
    if action != "done":
        expect(guest.page.locator(".written")).not_to_have_text(written)


def lock(guest: Guest) -> None:
    """Go ahead as the ship may, two steps if it can, and lock the orders."""
    expect(block(guest, "done")).to_be_visible()
    for _ in range(2):
        if block(guest, "1").get_attribute("data-legal") is not None:
            tap(guest, "1")
    if block(guest, "done").get_attribute("data-legal") is None:
        tap(guest, "0!")
    tap(guest, "done")


def tab_to(guest: Guest, action: str) -> None:
    """Go to a block of the desk by the tabulator."""
    for _ in range(60):
        if guest.page.evaluate("document.activeElement.dataset.step") == action:
            return
        guest.page.keyboard.press("Tab")
    raise AssertionError(f"no tab leads to {action}")


def positions_in(heard: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """Every position that a browser was sent."""
    for message in heard:
        position = message.get("position") if message["type"] == "welcome" else message
        if position and "view" in position:
            yield position


def test_six_captains_fight_three_turns_and_the_umpire_replaces_one(people: People, house: House) -> None:
    keys = gather(house, "squadron", NAMES, bots=1)
    captains = [people.come(name, window) for name, window in zip(NAMES, SIZES, strict=True)]
    heard = [sit(guest, own) for guest, own in zip(captains, captains_of(keys), strict=True)]
    umpire = people.come("Umpire")
    sit(umpire, {**keys[0], "seat": None, "seat_token": None})
    for turn in range(1, TURNS + 1):
        playing = captains if turn < TURNS else captains[:-1]
        if turn == TURNS:
            desk = umpire.find("umpire")
            desk.get_by_text(umpire.say("megadates-umpire-substitute")).first.click()
            desk.locator("details select").first.select_option(str(len(NAMES) - 1))
            desk.get_by_role("button", name=umpire.say("megadates-umpire-substitute")).click()
            expect(umpire.player(len(NAMES) - 1)).to_contain_text(umpire.say("web-bot-medium"))
        for guest in playing:
            lock(guest)
        for guest in captains:
            expect(guest.page.locator(".headline strong")).to_have_text(
                guest.say("megadates-word-turn-of", turn=turn + 1, last=15)
            )
    assert all(guest.overhang() == 0 for guest in captains)
    for seat, messages in enumerate(heard):
        assert (
            sum(told["kind"] == "revealed" for at in positions_in(messages) for told in at["told"])
            >= TURNS - 1
        )
        for position in positions_in(messages):
            view = position["view"]
            if view["stage"] == "orders":
                others = [ship for ship in view["ships"] if ship["captain"] != seat]
                assert [ship["order"] for ship in others] == [""] * len(others)


def test_a_typed_order_is_refused_with_its_rule_and_then_written(people: People, house: House) -> None:
    keys = gather(house, "tirocinium", ["Anna"], bots=1)
    anna = people.come("Anna")
    sit(anna, captains_of(keys)[0])
    anna.button("web-megadates-type").click()
    line = anna.page.get_by_label(anna.say("web-megadates-type-label", ship="R1"))
    line.fill("1 1 1 1 1 1")
    line.press("Enter")
    problem = anna.find("problem")
    expect(problem).to_contain_text("N-050")
    expect(problem).to_contain_text(anna.say("web-order-prefix", prefix="1 1 1 1"))
    line.fill("1 1L 1R; SHOOT(S1)@near")
    line.press("Enter")
    expect(anna.page.locator(".headline strong")).to_have_text(
        anna.say("megadates-word-turn-of", turn=2, last=12)
    )
    expect(anna.find("report")).to_be_visible()


def test_locked_orders_are_taken_back_and_written_anew_on_a_phone(people: People, house: House) -> None:
    keys = gather(house, "tirocinium", ["Anna", "Bram"])
    anna, bram = people.come("Anna", PHONE), people.come("Bram")
    sit(anna, captains_of(keys)[0])
    sit(bram, keys[1])
    tap(anna, "1")
    tap(anna, "1R")
    expect(anna.page.locator(".path .number")).to_have_count(2)
    tap(anna, "done")
    expect(bram.find("ready")).to_have_text(bram.say("web-megadates-ready", count=1, seats=2))
    anna.find("unlock").tap()
    expect(bram.find("ready")).to_have_text(bram.say("web-megadates-ready", count=0, seats=2))
    anna.page.locator(".bar").get_by_role("button", name=anna.say("megadates-action-clear")).tap()
    expect(anna.page.locator(".path .number")).to_have_count(0)


def test_a_turn_is_shown_picture_by_picture_forward_and_back(people: People, house: House) -> None:
    keys = gather(house, "tirocinium", ["Anna"], bots=1)
    anna = people.come("Anna")  # with less motion: nothing plays by itself
    sit(anna, captains_of(keys)[0])
    lock(anna)
    reveal = anna.find("reveal")
    expect(reveal).to_have_attribute("data-frame", "now")
    anna.button("web-replay-back").click()
    last = int(reveal.get_attribute("data-frame") or -1)
    assert last >= 2
    anna.button("web-replay-back").click()
    expect(reveal).to_have_attribute("data-frame", str(last - 1))
    anna.button("web-replay-on").click()
    expect(reveal).to_have_attribute("data-frame", str(last))
    anna.button("web-megadates-skip").click()
    expect(reveal).to_have_attribute("data-frame", "now")


def test_a_captain_gives_orders_by_keys_alone(people: People, house: House) -> None:
    keys = gather(house, "tirocinium", ["Anna"], bots=1)
    anna = people.come("Anna")
    sit(anna, captains_of(keys)[0])
    anna.page.keyboard.press("b")
    assert anna.page.evaluate("document.activeElement.dataset.ship") == "R1"
    anna.page.keyboard.press("ArrowRight")
    assert "P1" in (anna.page.evaluate("document.activeElement.getAttribute('aria-label')") or "")
    for n in (1, 2):
        tab_to(anna, "1")
        anna.page.keyboard.press("Enter")
        expect(anna.page.locator(".written li b")).to_have_count(n)
    tab_to(anna, "done")
    anna.page.keyboard.press("Enter")
    expect(anna.page.locator(".headline strong")).to_have_text(
        anna.say("megadates-word-turn-of", turn=2, last=12)
    )


WINDOWS = {
    "light": Window(),
    "dark Dutch": Window(theme="dark", language="nl"),
    "dark Dutch phone": PHONE._replace(language="nl", theme="dark"),
}


@pytest.mark.parametrize("window", WINDOWS.values(), ids=WINDOWS)
def test_the_desk_of_a_captain_and_umpire_has_no_grave_fault(
    people: People, house: House, window: Window
) -> None:
    keys = gather(house, "squadron", ["Anna"], bots=6)
    anna = people.come("Anna", window)
    sit(anna, keys[0])
    lock(anna)
    expect(anna.page.locator(".headline strong")).to_have_text(
        anna.say("megadates-word-turn-of", turn=2, last=15)
    )
    anna.find("fleet").locator("summary").click()
    for part in anna.find("umpire").locator("summary").all():
        part.click()
    assert anna.overhang() == 0
    assert faults(anna) == []

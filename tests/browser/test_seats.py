"""Who sits where: invitations, seats that change hands in mid-game, bots that stand in, clocks."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.axe import faults
from tests.browser.tables import table_after

from ludi.browser.hands import ask, gather
from ludi.browser.house import House
from ludi.browser.people import PHONE, Guest, People, Window

pytestmark = pytest.mark.browser
BOT_PAUSE = 0.7  # people act between two moves of bots


def asks_for(guest: Guest, name: str) -> None:
    """Ask for somebody's seat under one's own name."""
    guest.button("web-ask-for", name=name).click()
    guest.page.get_by_label(guest.say("web-your-name")).fill(guest.name)
    guest.button("web-ask-all").click()


def stands_in(guest: Guest, level: str) -> str:
    return guest.say("web-away", bot=guest.say(f"web-bot-{level}"))


def test_the_link_of_a_table_is_copied(people: People) -> None:
    anna = people.come("Anna")
    anna.context.grant_permissions(["clipboard-read", "clipboard-write"])
    path = anna.make_table("forum", ["me", "open", "easy"])
    anna.button("web-copy").click()
    expect(anna.button("web-copied")).to_be_visible()
    assert anna.page.evaluate("navigator.clipboard.readText()") == anna.address + path


def test_a_public_table_is_found_in_the_lobby(people: People) -> None:
    anna, bram = people.come("Anna"), people.come("Bram")
    anna.fill_form("forum", ["me", "open", "easy"])
    anna.page.get_by_label(anna.say("web-reach-public")).check()
    anna.page.locator("form button.primary").click()
    anna.page.wait_for_url("**/t/*")
    bram.go("/")
    bram.page.locator(f"a[href='{anna.path()}']").click()
    bram.page.get_by_label(bram.say("web-your-name")).fill("Bram")
    bram.button("web-sit").click()
    expect(anna.player(1)).to_contain_text("Bram")


def test_a_table_for_who_has_the_link_is_not_in_the_lobby(people: People) -> None:
    anna, bram = people.come("Anna"), people.come("Bram")
    path = anna.make_table("forum", ["me", "open", "easy"])
    bram.go("/")
    expect(bram.page.get_by_text(bram.say("web-loading"))).to_have_count(0)
    expect(bram.page.locator(f"a[href='{path}']")).to_have_count(0)


def table_of_three(house: House) -> list[dict[str, Any]]:
    """A running game, at whose table who is away for a second may be replaced."""
    return gather(house.address, "forum", ["Anna", "Bram", "Cato"], absence=1)


def test_a_bot_plays_for_who_has_been_away_for_long(people: People, house: House) -> None:
    keys = table_of_three(house)
    anna, cato = people.come("Anna"), people.come("Cato")
    cato.take_seat(keys[2], "forum")
    anna.take_seat(keys[0], "forum")
    anna.button("web-stand-in-for", name="Bram").click()
    expect(anna.player(1)).to_contain_text(stands_in(anna, "medium"))
    expect(anna.button("web-stand-in-for", name="Cato")).to_have_count(0)
    said = cato.chat().get_by_text("away for long" if cato.language == "en" else "is lang weg")
    expect(said).to_be_visible()


def test_a_player_hands_his_seat_over_by_a_link_that_opens_once(people: People, house: House) -> None:
    keys = table_after(house, 3)
    anna, bram, cleo, late = (people.come(name) for name in ("Anna", "Bram", "Cleo", "Late"))
    anna.take_seat(keys[0], "forum")
    bram.take_seat(keys[1], "forum")
    bram.button("web-hand").click()
    bram.button("web-hand-make").click()
    link = bram.page.get_by_label(bram.say("web-hand-link")).input_value().removeprefix(house.address)
    cleo.go(link)
    expect(cleo.player(1)).to_contain_text(cleo.say("web-you"))
    assert "pass" not in cleo.path()
    expect(bram.player(1)).not_to_contain_text(bram.say("web-you"))
    expect(bram.page.get_by_role("dialog")).to_have_count(0)
    expect(anna.chat().get_by_text("link", exact=False)).to_be_visible()
    late.go(link)
    expect(late.page.locator("[data-testid=problem][data-code=access]")).to_be_visible()
    late.expect_refusal()


def test_the_owner_opens_nobodys_seat_in_a_running_game(people: People, house: House) -> None:
    keys = gather(house.address, "pompeii", ["Anna", "Bram"])
    anna = people.come("Anna")
    anna.take_seat(keys[0], "pompeii")
    anna.player(1).wait_for()
    expect(anna.player(1).get_by_role("button")).to_have_count(0)
    expect(anna.player(1).get_by_role("combobox")).to_have_count(0)


def test_somebody_asks_for_a_seat_and_gets_it_when_all_others_agree(people: People, house: House) -> None:
    keys = table_of_three(house)
    anna, cato, zeno = people.come("Anna"), people.come("Cato"), people.come("Zeno")
    anna.take_seat(keys[0], "forum")
    cato.take_seat(keys[2], "forum")
    zeno.go(f"/t/{keys[0]['table']}")
    asks_for(zeno, "Bram")
    expect(zeno.find("request")).to_contain_text(zeno.say("web-asked-you", seat="Bram"))
    expect(anna.find("request")).to_contain_text(anna.say("web-asked", name="Zeno", seat="Bram"))
    assert faults(anna) == []
    anna.find("request").get_by_role("button", name=anna.say("web-offer-agree")).click()
    expect(anna.find("request").get_by_role("button")).to_have_count(0)
    expect(zeno.player(1)).not_to_contain_text(zeno.say("web-you"))
    cato.find("request").get_by_role("button", name=cato.say("web-offer-agree")).click()
    expect(zeno.player(1)).to_contain_text(zeno.say("web-you"))
    expect(anna.find("request")).to_have_count(0)


def test_one_who_refuses_is_enough(people: People, house: House) -> None:
    keys = table_of_three(house)
    anna, zeno = people.come("Anna"), people.come("Zeno")
    anna.take_seat(keys[0], "forum")
    zeno.go(f"/t/{keys[0]['table']}")
    asks_for(zeno, "Bram")
    anna.find("request").get_by_role("button", name=anna.say("web-asked-refuse")).click()
    expect(zeno.page.locator("[data-testid=problem][data-code=not-given]")).to_be_visible()
    zeno.expect_refusal()


def test_everyone_sees_who_plays_at_one_screen(people: People) -> None:
    anna, zeno = people.come("Anna"), people.come("Zeno")
    path = anna.make_table("forum", ["me", "Bram"])
    zeno.go(path)
    expect(zeno.player(1)).to_contain_text(zeno.say("web-beside", name="Anna"))


def test_a_bot_plays_for_who_goes_away_until_he_comes_back(people: People, house: House) -> None:
    keys = table_after(house, 3)
    anna, bram = people.come("Anna"), people.come("Bram")
    anna.take_seat(keys[0], "forum")
    bram.take_seat(keys[1], "forum")
    bram.button("web-leave").click()
    bram.button("web-leave-seat").click()
    expect(anna.player(1)).to_contain_text(stands_in(anna, "medium"))
    bram.page.locator(f"a[href='/t/{keys[0]['table']}']").click()
    expect(bram.player(1)).to_contain_text(bram.say("web-you"))
    expect(anna.player(1)).not_to_contain_text(stands_in(anna, "medium"))


def clocked_table(house: House, seconds: int) -> dict[str, Any]:
    """A table for one person and two bots with so much time for a move, begun."""
    seats = [{"kind": "person", "name": "Anna"}, *({"kind": "bot", "bot": "easy"} for _ in range(2))]
    wish = {"game": "forum", "seats": seats, "clock": {"per_move": seconds}}
    keys: dict[str, Any] = ask(house.address, "/tables", wish)
    ask(house.address, f"/tables/{keys['table']}/start", {}, keys["owner_token"])
    return keys


def test_the_time_for_a_move_is_shown(people: People, house: House) -> None:
    anna = people.come("Anna")
    anna.take_seat(clocked_table(house, 7200), "forum")
    expect(anna.player(0).locator(".clock")).to_contain_text("1:59:")
    expect(anna.player(1).locator(".clock")).to_have_count(0)


@pytest.mark.parametrize("window", [Window(), PHONE], ids=["desktop", "phone"])
def test_a_bot_makes_one_move_when_the_time_is_up_and_the_next_is_ones_own(
    people: People, house: House, window: Window
) -> None:
    anna = people.come("Anna", window)
    anna.take_seat(clocked_table(house, 4), "forum")
    expect(anna.page.get_by_role("log").get_by_text("bot makes this one move").first).to_be_visible(
        timeout=30_000
    )
    anna.wait_after(2)
    expect(anna.find("bot-plays")).to_have_count(0)
    assert anna.wait_for_turn()
    assert anna.legal()


@pytest.mark.parametrize("window", [Window(), PHONE], ids=["desktop", "phone"])
def test_a_seat_is_taken_back_between_two_moves_of_bots(people: People, house: House, window: Window) -> None:
    anna = people.come("Anna", window)
    keys = clocked_table(house, 0)
    anna.take_seat(keys, "forum")
    anna.player(0).wait_for()
    ask(house.address, f"/tables/{keys['table']}/leave", {}, keys["seat_token"])
    expect(anna.find("bot-plays")).to_be_visible()
    anna.wait_after(4)
    anna.button("web-am-back").click()
    expect(anna.find("bot-plays")).to_have_count(0, timeout=1_000)
    assert anna.wait_for_turn()
    step = anna.step()
    anna.page.wait_for_timeout(1500)  # no bot plays here any more
    assert anna.step() == step
    assert faults(anna) == []


def test_a_tap_without_a_connection_is_answered(people: People, house: House) -> None:
    anna = people.come("Anna")
    anna.take_seat(table_after(house, 3)[0], "forum")
    anna.wait_for_turn()
    field = anna.legal()[0]
    house.kill()
    expect(anna.find("connection")).not_to_have_attribute("data-state", "online")
    anna.press(field)
    expect(anna.page.locator("[data-testid=problem][data-code=offline]")).to_be_visible()
    house.open()
    expect(anna.find("connection")).to_have_attribute("data-state", "online", timeout=20_000)
    expect(anna.find("problem")).to_have_count(0)
    anna.expect_broken_line()
    assert anna.step() == 3

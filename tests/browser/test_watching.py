"""Whoever only looks: spectators, refusals with their rule, and the game looked back at."""

from __future__ import annotations

import json
from urllib.request import Request, urlopen

import pytest
from playwright.sync_api import expect
from tests.attack.long_games import STEPS, long_record
from tests.browser.tables import table_after

from ludi.browser.house import House
from ludi.browser.people import Guest, People, Window
from ludi.engine.rng import Rng

pytestmark = pytest.mark.browser


def occupants(guest: Guest) -> list[str]:
    """What a screen reader says of each field."""
    return [guest.reading(field) for field in sorted(guest.fields())]


def test_a_spectator_sees_the_game_and_no_choices(people: People, house: House) -> None:
    keys = table_after(house, 30)
    anna, visitor = people.come("Anna"), people.come("Visitor")
    anna.take_seat(keys[0], "forum")
    anna.wait_for_turn()
    visitor.go(f"/t/{keys[0]['table']}")
    expect(visitor.find("prompt")).to_have_text(visitor.say("forum-prompt-wait", seat="Anna"))
    assert visitor.legal() == []
    expect(visitor.button("web-undo")).to_have_count(0)
    anna.move(Rng(1))
    visitor.wait_after(30)
    assert occupants(visitor) == occupants(anna)


def test_a_refused_action_shows_why_and_opens_its_rule(people: People, house: House) -> None:
    anna = people.come("Anna")
    anna.take_seat(table_after(house, 3)[0], "forum")
    anna.wait_for_turn()
    taken = next(step for step in ("d4", *all_fields()) if step not in anna.legal())
    anna.press(taken)
    problem = anna.find("problem")
    expect(problem).to_contain_text(taken)
    problem.get_by_role("button", name=anna.say("web-open-rule", rule="F-22")).click()
    expect(anna.page.locator("[id='rule-F-22']")).to_be_in_viewport()
    anna.page.keyboard.press("Escape")
    assert anna.step() == 3


def all_fields() -> list[str]:
    return [f"{column}{row}" for column in "abcdefg" for row in range(1, 8)]


def test_a_link_to_a_position_shows_that_position(people: People, house: House) -> None:
    keys = table_after(house, 30)
    anna = people.come("Anna")
    anna.go(f"/t/{keys[0]['table']}#5")
    expect(anna.find("prompt")).to_have_text(anna.say("web-looking-back", step=5))
    assert anna.step() == 5
    assert sum(anna.say("forum-free") not in field for field in occupants(anna)) == 5


def test_one_can_step_through_a_game_and_come_back_to_it(people: People, house: House) -> None:
    keys = table_after(house, 30)
    anna = people.come("Anna")
    anna.take_seat(keys[0], "forum")
    anna.wait_for_turn()
    anna.button("web-look-back").click()
    anna.button("web-replay-back").click()
    expect(anna.find("table")).to_have_attribute("data-step", "29")
    assert anna.path().endswith("#29")
    assert anna.legal() == []
    anna.button("web-replay-first").click()
    expect(anna.find("table")).to_have_attribute("data-step", "0")
    anna.button("web-back-to-game").click()
    anna.wait_for_turn()
    assert anna.step() == 30


def test_a_game_looked_back_at_plays_by_itself_until_it_is_stopped(people: People, house: House) -> None:
    anna = people.come("Anna")
    anna.go(f"/t/{table_after(house, 30)[0]['table']}#27")
    expect(anna.find("table")).to_have_attribute("data-step", "27")
    anna.button("web-replay-play").click()
    expect(anna.find("table")).to_have_attribute("data-step", "28")
    expect(anna.find("table")).to_have_attribute("data-step", "30")
    expect(anna.button("web-replay-play")).to_be_visible()
    assert anna.path().endswith("#30")


def test_the_slider_leads_to_a_position_and_its_link(people: People, house: House) -> None:
    anna = people.come("Anna")
    anna.go(f"/t/{table_after(house, 30)[0]['table']}#3")
    anna.page.get_by_role("slider").fill("17")
    expect(anna.find("table")).to_have_attribute("data-step", "17")
    anna.page.wait_for_url("**#17")


def test_the_link_of_a_position_is_copied(people: People, house: House) -> None:
    anna = people.come("Anna")
    anna.context.grant_permissions(["clipboard-read", "clipboard-write"])
    path = f"/t/{table_after(house, 30)[0]['table']}#12"
    anna.go(path)
    anna.button("web-position-link").click()
    expect(anna.button("web-copied")).to_be_visible()
    assert anna.page.evaluate("navigator.clipboard.readText()") == house.address + path


def test_a_table_lists_every_sector_with_coin_romans_and_lead(people: People, house: House) -> None:
    anna = people.come("Anna")
    anna.go(f"/t/{table_after(house, 3)[0]['table']}")
    anna.page.get_by_text(anna.say("web-forum-sectors"), exact=True).click()
    rows = anna.find("sectors").locator("tbody tr")
    expect(rows).to_have_count(23)
    taken = [field for field in all_fields() if anna.say("forum-free") not in anna.reading(field)]
    in_row_1 = sum(field.endswith("1") for field in taken)
    first_row = anna.find("sectors").get_by_role("row", name=anna.say("forum-sector-row-1"))
    expect(first_row).to_contain_text(anna.say("web-forum-filled-of", taken=in_row_1, size=7))
    expect(first_row).to_contain_text(anna.say("web-forum-coin-there"))


def test_a_new_table_continues_from_a_position(people: People, house: House) -> None:
    keys = table_after(house, 30)
    anna = people.come("Anna")
    anna.go(f"/t/{keys[0]['table']}#12")
    anna.button("web-fork").click()
    anna.page.wait_for_url(lambda url: keys[0]["table"] not in url)
    expect(anna.find("table")).to_have_attribute("data-status", "open")


def test_a_hint_can_be_asked_and_played(people: People, house: House) -> None:
    anna = people.come("Anna")
    anna.take_seat(table_after(house, 30)[0], "forum")
    anna.wait_for_turn()
    anna.button("web-hint").click()
    anna.button("web-hint-play").click()
    anna.wait_after(30)


def talkers(people: People, house: House) -> tuple[Guest, Guest]:
    """Two at one table."""
    keys = table_after(house, 3)
    anna, bram = people.come("Anna"), people.come("Bram")
    for seat, guest in enumerate((anna, bram)):
        guest.take_seat(keys[seat], "forum")
    return anna, bram


def test_what_is_said_at_the_table_is_heard_as_text(people: People, house: House) -> None:
    anna, bram = talkers(people, house)
    anna.speak("<b>Salve</b>")
    expect(bram.chat()).to_contain_text("<b>Salve</b>")


def test_who_is_muted_is_heard_no_more_until_he_is_heard_again(people: People, house: House) -> None:
    anna, bram = talkers(people, house)
    bram.speak("Ceterum censeo")
    expect(anna.chat()).to_contain_text("Ceterum")
    anna.button("web-mute", name="Bram").click()
    expect(anna.find("chat")).not_to_contain_text("Ceterum")
    anna.button("web-unmute", name="Bram").click()
    expect(anna.find("chat")).to_contain_text("Ceterum")


def test_spectators_talk_by_their_part_and_can_be_muted(people: People, house: House) -> None:
    keys = table_after(house, 3)
    anna, visitor = people.come("Anna"), people.come("Visitor")
    anna.take_seat(keys[0], "forum")
    visitor.go(f"/t/{keys[0]['table']}")
    visitor.speak("Panem et circenses")
    expect(anna.chat()).to_contain_text(f"{anna.say('web-speaker-spectator')} Panem")
    anna.button("web-mute", name=anna.say("web-speakers-spectator")).click()
    expect(anna.find("chat")).not_to_contain_text("Panem")
    anna.button("web-unmute", name=anna.say("web-speakers-spectator")).click()
    expect(anna.find("chat")).to_contain_text("Panem")


def test_a_deleted_table_is_gone_for_everyone_after_a_question(people: People, house: House) -> None:
    anna, bram = people.come("Anna"), people.come("Bram")
    path = anna.make_table("forum", ["me", "open"])
    bram.sit_down(path)
    anna.button("web-delete").click()
    anna.button("web-delete-no").click()
    expect(anna.find("table")).to_have_attribute("data-status", "open")
    anna.button("web-delete").click()
    anna.button("web-delete-yes").click()
    anna.page.wait_for_url(house.address + "/")
    expect(bram.page.get_by_text(bram.say("web-deleted"))).to_be_visible()
    bram.go(path)
    expect(bram.page.get_by_text(bram.say("web-no-table"))).to_be_visible()


# A long game: its story comes in pages


def long_table(house: House) -> str:
    """The path of a table that shows a game of 4,000 steps."""
    request = Request(f"{house.address}/api/records", long_record().encode(), {"content-type": "text/plain"})
    with urlopen(request, timeout=60) as answer:
        return f"/t/{json.load(answer)['table']}"


def test_the_log_of_a_long_game_fetches_what_came_before_when_it_is_scrolled(
    people: People, house: House
) -> None:
    anna = people.come("Anna")
    anna.go(long_table(house))
    log = anna.page.get_by_role("log")
    expect(log.locator(f"[data-at='{STEPS}']")).to_be_visible()
    first = int(log.locator("li").first.get_attribute("data-at") or 0)
    assert STEPS - 100 < first < STEPS
    log.evaluate("log => log.scrollTo(0, 0)")
    expect(log.locator(f"[data-at='{first - 1}']")).to_have_count(1)
    assert log.locator(f"[data-at='{first}']").first.is_visible()
    log.get_by_role("button", name=anna.say("web-log-older")).click()
    expect(log.locator(f"[data-at='{first - 300}']")).to_have_count(1)


def test_a_long_game_is_looked_back_at_with_the_lines_around(people: People, house: House) -> None:
    anna = people.come("Anna", Window(height=1300))
    anna.go(f"{long_table(house)}#1234")
    expect(anna.find("table")).to_have_attribute("data-step", "1234")
    log = anna.page.get_by_role("log")
    expect(log.locator("[data-at='1234']").first).to_be_in_viewport()
    anna.button("web-replay-on").click()
    expect(log.locator("li.now[data-at='1235']").first).to_be_in_viewport()
    anna.button("web-replay-first").click()
    expect(log.locator("[data-at='1']").first).to_be_in_viewport()
    anna.button("web-replay-last").click()
    expect(log.locator(f"[data-at='{STEPS}']").first).to_be_in_viewport()

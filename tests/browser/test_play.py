"""People play whole games at a real server with real browsers."""

from __future__ import annotations

from itertools import cycle

import pytest
from playwright.sync_api import expect
from tests.browser.tables import ALL_PLACED, table_after

from ludi.browser.house import House
from ludi.browser.people import Guest, People, Window
from ludi.engine.rng import Rng

pytestmark = pytest.mark.browser

SHORT = {"no-score-rounds": "1"}
LONGER = {"no-score-rounds": "4"}  # with some scorings


def play_out(players: list[Guest], seed: int) -> int:
    """Let people move in turn until the game is over; gives how many moves they made."""
    rng = Rng(seed)
    return next(moves for moves, player in enumerate(cycle(players)) if not player.move(rng))


def ranking(guest: Guest) -> list[str]:
    """The lines of the result."""
    return guest.find("result").locator("table").first.get_by_role("row").all_inner_texts()[1:]


def test_two_people_and_a_bot_finish_a_game_for_three(people: People) -> None:
    anna, bram = people.come("Anna"), people.come("Bram")
    path = anna.make_table("forum", ["me", "open", "easy"], LONGER)
    bram.sit_down(path)
    anna.button("web-start").click()
    assert play_out([anna, bram], seed=3) > 20
    for guest in (anna, bram):
        expect(guest.find("result")).to_be_visible()
        expect(guest.find("prompt")).to_have_text(guest.say("forum-prompt-over"))
    assert len(ranking(anna)) == 3
    assert ranking(anna) == ranking(bram)


def test_two_people_finish_a_game_with_two_colours_each(people: People) -> None:
    anna, bram = people.come("Anna"), people.come("Bram")
    path = anna.make_table("forum", ["me", "open"], SHORT)
    bram.sit_down(path)
    bram.button("web-start").click()
    anna.wait_for_turn()
    expect(anna.find("prompt")).to_contain_text("each of your colours")
    play_out([anna, anna, bram, bram], seed=5)
    expect(anna.find("result")).to_be_visible()
    assert ranking(anna) == ranking(bram)


def test_the_next_game_brings_everybody_to_one_table(people: People) -> None:
    anna, bram = people.come("Anna"), people.come("Bram")
    first = anna.make_table("forum", ["me", "open", "easy"], SHORT)
    bram.sit_down(first)
    anna.button("web-start").click()
    play_out([anna, bram], seed=1)
    anna.button("web-rematch").click()
    anna.page.wait_for_url(lambda url: not url.endswith(first))
    bram.button("web-to-rematch").click()
    bram.page.wait_for_url(f"**{anna.path()}")


def test_a_roman_can_be_dragged_from_the_hand_to_its_field(people: People) -> None:
    anna = people.come("Anna", Window(moves=True))
    anna.make_table("forum", ["me", "easy", "easy"])
    anna.wait_for_turn()
    before = anna.step()
    anna.page.locator("button.hand").drag_to(anna.field("d4"))
    anna.wait_after(before)
    expect(anna.page.get_by_role("log")).to_contain_text("Anna places a Roman on d4.")


def test_a_lifted_roman_can_be_put_down_again(people: People, house: House) -> None:
    anna = people.come("Anna")
    anna.take_seat(table_after(house, ALL_PLACED)[0], "forum")
    anna.wait_for_turn()
    roman = anna.any_legal(Rng(2))
    anna.press(roman)
    expect(anna.field(roman)).to_have_attribute("aria-selected", "true")
    anna.press(roman)
    expect(anna.field(roman)).to_have_attribute("aria-selected", "false")
    assert roman in anna.legal()


def test_a_roman_can_be_dragged_to_another_field(people: People, house: House) -> None:
    anna = people.come("Anna", Window(moves=True))
    anna.take_seat(table_after(house, ALL_PLACED)[0], "forum")
    anna.wait_for_turn()
    roman = anna.legal()[0]
    free = min(field for field in anna.fields() if anna.say("forum-free") in anna.reading(field))
    anna.field(roman).drag_to(anna.field(free))
    anna.wait_after(ALL_PLACED)
    expect(anna.page.get_by_role("log")).to_contain_text(f"Anna jumps from {roman} to {free}.")


def test_a_move_can_be_taken_back_until_the_next_player_has_moved(people: People) -> None:
    anna, bram = people.come("Anna"), people.come("Bram")
    path = anna.make_table("forum", ["me", "open", "open"])
    bram.sit_down(path)
    people.come("Cato").sit_down(path)
    anna.button("web-start").click()
    anna.wait_for_turn()
    anna.press("d4")
    anna.wait_after(0)
    anna.button("web-undo").click()
    bram.button("web-undo-allow").click()
    anna.wait_for_turn()
    assert anna.step() == 0
    assert "d4" in anna.legal()

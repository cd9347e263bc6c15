"""Several people at one screen."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser.axe import faults

from ludi.browser.people import Guest, People
from ludi.engine.rng import Rng

pytestmark = pytest.mark.browser


def has_screen(guest: Guest, seat: int) -> None:
    """The player of this seat is before the screen."""
    expect(guest.player(seat)).to_contain_text(guest.say("web-you"))


def lift_curtain(guest: Guest, name: str) -> None:
    guest.button("web-curtain-lift", name=name).click()
    expect(guest.find("curtain")).to_have_count(0)


def choose(guest: Guest) -> None:
    """Press the first button of the choices."""
    guest.page.locator("[role=group] [data-legal]").first.click()


def test_without_secrets_the_screen_goes_on_to_whose_turn_it_is(people: People) -> None:
    anna = people.come("Anna")
    anna.make_table("forum", ["me", "Bram", "easy"])
    has_screen(anna, 0)
    rng = Rng(1)
    anna.move(rng)
    has_screen(anna, 1)
    anna.move(rng)
    expect(anna.page.get_by_role("log")).to_contain_text("Bram places a Roman")
    has_screen(anna, 0)
    expect(anna.find("curtain")).to_have_count(0)


def test_two_people_at_one_screen_finish_a_game(people: People) -> None:
    anna = people.come("Anna")
    anna.make_table("forum", ["me", "Bram"], {"no-score-rounds": "1"})
    rng = Rng(2)
    while anna.move(rng):
        pass
    expect(anna.find("result")).to_contain_text("Bram")
    anna.button("web-rematch").click()
    expect(anna.find("prompt")).to_have_text(anna.say("web-ready-start"))


def test_a_move_is_taken_back_after_the_screen_has_gone_on(people: People) -> None:
    anna = people.come("Anna")
    anna.make_table("forum", ["me", "Bram", "Cato"])
    anna.wait_for_turn()
    anna.press("d4")
    has_screen(anna, 1)
    anna.button("web-undo").click()
    has_screen(anna, 0)
    expect(anna.find("table")).to_have_attribute("data-step", "0")


def test_somebody_at_the_screen_takes_a_free_seat_before_the_game(people: People) -> None:
    anna = people.come("Anna")
    anna.make_table("forum", ["me", "open", "easy"])
    anna.page.get_by_label(anna.say("web-seat-change", letter="B")).select_option("here")
    expect(anna.player(1)).to_contain_text(anna.say("web-at-screen"))
    anna.button("web-start").click()
    anna.move(Rng(1))
    has_screen(anna, 1)


def test_with_secrets_a_curtain_hides_them_between_players(people: People) -> None:
    anna = people.come("Anna")
    anna.make_table("micatio", ["me", "Bram"])
    expect(anna.find("curtain")).to_contain_text(anna.say("web-curtain-title", name="Anna"))
    expect(anna.page.get_by_role("log")).to_have_count(0)
    assert faults(anna) == []
    lift_curtain(anna, "Anna")
    luck = "Your lucky number is"
    expect(anna.page.get_by_role("log")).to_contain_text(luck)
    anna.page.reload()
    expect(anna.find("curtain")).to_be_visible()
    assert luck not in anna.page.content()


def test_secret_choices_are_made_one_after_the_other_behind_the_curtain(people: People) -> None:
    anna = people.come("Anna")
    anna.make_table("micatio", ["me", "Bram"])
    for name in ("Anna", "Bram"):
        lift_curtain(anna, name)
        choose(anna)
        expect(anna.find("prompt")).to_contain_text("Call the sum")
        choose(anna)
    expect(anna.page.get_by_role("log")).to_contain_text("The sum is")

"""On a phone: a finger is enough, and nothing hangs over the edge."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser.tables import ALL_PLACED, table_after

from ludi.browser.house import House
from ludi.browser.people import PHONE, People
from ludi.engine.rng import Rng

pytestmark = pytest.mark.browser

FINGER = 40  # pixels that a fingertip needs


def test_a_game_is_played_with_a_finger(people: People) -> None:
    anna = people.come("Anna", PHONE)
    anna.make_table("forum", ["me", "easy", "easy"], {"no-score-rounds": "1"})
    rng = Rng(7)
    while anna.move(rng):
        pass
    expect(anna.find("result")).to_be_visible()


@pytest.mark.parametrize("width", [360, 390])
@pytest.mark.parametrize("path", ["/", "/new/forum", "/rules/forum", "/about", "/nowhere"])
def test_no_page_is_wider_than_a_phone(people: People, path: str, width: int) -> None:
    anna = people.come("Anna", PHONE._replace(width=width))
    anna.go(path)
    expect(anna.page.get_by_role("heading", level=1)).to_be_visible()
    assert anna.overhang() == 0


@pytest.mark.parametrize("width", [360, 390])
def test_the_board_fills_a_phone_and_its_fields_fit_a_finger(people: People, width: int) -> None:
    anna = people.come("Anna", PHONE._replace(width=width))
    anna.make_table("forum", ["me", "easy", "easy"])
    anna.wait_for_turn()
    assert anna.overhang() == 0
    # The board measures its place before it settles, so a first picture may still be smaller.
    anna.page.wait_for_function(
        """([step, finger]) => {
            const box = document.querySelector(`[data-step="${step}"]`).getBoundingClientRect();
            return Math.min(box.width, box.height) >= finger;
        }""",
        arg=["d4", FINGER],
    )


def test_a_finger_drags_a_roman_from_the_hand_to_its_field(people: People) -> None:
    anna = people.come("Anna", PHONE)
    anna.make_table("forum", ["me", "easy", "easy"])
    anna.wait_for_turn()
    anna.drag(anna.page.locator("button.hand"), anna.field("d4"))
    anna.wait_after(0)
    expect(anna.page.get_by_role("log")).to_contain_text("Anna places a Roman on d4.")


def test_a_finger_drags_a_roman_to_another_field(people: People, house: House) -> None:
    anna = people.come("Anna", PHONE)
    anna.take_seat(table_after(house, ALL_PLACED)[0], "forum")
    anna.wait_for_turn()
    roman = anna.legal()[0]
    free = min(field for field in anna.fields() if anna.say("forum-free") in anna.reading(field))
    anna.drag(anna.field(roman), anna.field(free))
    anna.wait_after(ALL_PLACED)
    expect(anna.page.get_by_role("log")).to_contain_text(f"Anna jumps from {roman} to {free}.")

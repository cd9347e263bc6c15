"""A first game with help: what a move would bring is shown before it is made, and hints say why."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.browser.axe import faults

from ludi.browser.people import PHONE, RESULT, Guest, People, Window

pytestmark = pytest.mark.browser
GAMES = 4  # that one may need to win one
SHORT = {"no-score-rounds": "2"}  # a game ends when nobody has scored for so many rounds


def follow_hint(guest: Guest) -> str:
    """Play what the hint says; what it said."""
    before = guest.step()
    guest.button("web-hint").click()
    guest.find("hint").wait_for()
    said = guest.find("hint").inner_text()
    guest.button("web-hint-play").click()
    guest.wait_after(before)
    return said


def sentences_of(hint: str) -> list[str]:
    """What a hint says that would happen, without the sum of the points at its end."""
    told = re.sub(r" \([+−]\d[^()]*\)$", "", hint.splitlines()[0].strip().removeprefix("Hint: "))
    return re.split(r"(?<=\.) ", told)


def is_won(guest: Guest) -> bool:
    """Play a game of Forum by following every hint; whether it was won."""
    guest.make_table("forum", ["me", "easy", "easy"], SHORT)
    while guest.wait_for_turn():
        said = follow_hint(guest)
        for sentence in sentences_of(said):
            expect(guest.page.get_by_role("log")).to_contain_text(sentence)
        assert "Next best" in said or len(guest.legal()) <= 1
    title = guest.page.locator(f"{RESULT} h2").inner_text()
    return title.lower() in [guest.say("web-end-you", count=count).lower() for count in (1, 2)]


def test_a_first_game_of_forum_is_won_with_help(people: People) -> None:
    anna = people.come("Anna", is_new=True)
    for _ in range(GAMES):
        if is_won(anna):
            return
    raise AssertionError(f"no game of {GAMES} was won")


def test_what_a_move_would_bring_is_seen_before_it_is_made(people: People) -> None:
    anna = people.come("Anna", is_new=True)
    anna.make_table("forum", ["me", "easy", "easy"])
    anna.wait_for_turn()
    expect(anna.find("helper")).to_contain_text(anna.say("web-forum-goal"))
    height = anna.find("helper").bounding_box()
    anna.field("d4").hover()
    expect(anna.find("foresight")).to_contain_text("Anna places a Roman on d4.")
    assert anna.find("helper").bounding_box() == height
    assert faults(anna) == []
    anna.field("e5").focus()
    expect(anna.find("foresight")).to_contain_text("e5")
    anna.button("web-help-off").click()
    expect(anna.find("helper")).to_have_count(0)
    anna.page.reload()
    anna.wait_for_turn()
    expect(anna.find("helper")).to_have_count(0)
    anna.button("web-help").click()
    expect(anna.find("helper")).to_be_visible()


def test_with_a_finger_the_first_tap_shows_and_the_second_plays(people: People) -> None:
    anna = people.come("Anna", PHONE, is_new=True)
    anna.make_table("forum", ["me", "easy", "easy"])
    anna.wait_for_turn()
    anna.press("d4")
    expect(anna.find("foresight")).to_contain_text("d4")
    assert anna.step() == 0
    assert anna.overhang() == 0
    anna.press("d4")
    anna.wait_after(0)
    expect(anna.page.get_by_role("log")).to_contain_text(re.compile("Anna places a Roman on d4"))


@pytest.mark.parametrize("window", [Window(language="nl"), PHONE], ids=["desktop", "phone"])
def test_a_hint_is_drawn_and_says_why(people: People, window: Window) -> None:
    anna = people.come("Anna", window)
    anna.make_table("forum", ["me", "easy", "easy"])
    anna.wait_for_turn()
    follow_hint(anna)
    assert anna.step() >= 1

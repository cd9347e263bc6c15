"""A captain's orders on a phone and on a desktop: few taps, in sight of the chart, in words, with reasons."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.test_megadates import (
    block,
    captains_of,
    course,
    expect_turn,
    gather,
    press,
    ship,
    sit,
    tap,
)

from ludi.browser.hands import Keys, go_on
from ludi.browser.house import House
from ludi.browser.people import PHONE, Guest, People, Theme, Window, point
from ludi.engine.fair import FairDice
from ludi.engine.match import Match
from ludi.games.megadates.game import MegadatesGame

pytestmark = pytest.mark.browser

MOST_TAPS = 6
WINDOWS = {
    "phone": PHONE,
    "large": Window(width=1440, language="nl"),
    "dark": PHONE._replace(theme="dark", width=360),
}
ROPED = {  # the pirate comes alongside in the first turn and is held by ropes in the second
    "title": "Side by side",
    "map": {"cols": 20, "rows": 12},
    "turn_limit": 5,
    "ships": [
        ship("R1", "red", (8, 5), type="deceres"),
        ship("P1", "black", (8, 4), facing="SE"),
    ],
}
TWO_TURNS = [("0", "1"), ("0; GRAPPLE(M1,M2,M3,M4,M5)@P1", "0")]


class Taps:
    """Whatever somebody presses, counted."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.count = 0

    def on(self, place: Locator) -> None:
        press(self.guest, place)
        self.count += 1


def roped(house: House) -> list[Keys]:
    """A battle in its third turn, with ropes of Anna's on the ship of Bram."""
    game = MegadatesGame(scenario=ROPED)
    match = Match(game, 2, FairDice(f"{1:064x}"))
    for orders in TWO_TURNS:
        for seat, text in enumerate(orders):
            for action in game.read_order(match.state, seat, text):
                match.play(seat, game.codec.write(action))
    return go_on(house.address, match, ["Anna", "Bram"])


@pytest.mark.parametrize("window", WINDOWS.values(), ids=WINDOWS)
def test_a_simple_turn_is_locked_with_few_taps(people: People, house: House, window: Window) -> None:
    keys = gather(house, "tirocinium", ["Anna"], bots=1)
    anna = people.come("Anna", window)
    sit(anna, captains_of(keys)[0])
    taps = Taps(anna)
    for n, step in enumerate(("1", "1L", "1"), 1):
        taps.on(block(anna, step))
        expect(course(anna)).to_have_count(n)
    taps.on(block(anna, "done"))
    expect_turn(anna, 2, 12)
    assert taps.count <= MOST_TAPS
    assert anna.overhang() == 0


@pytest.mark.parametrize("window", WINDOWS.values(), ids=WINDOWS)
def test_five_units_board_with_at_most_six_taps(people: People, house: House, window: Window) -> None:
    keys = roped(house)
    anna = people.come("Anna", window)
    sit(anna, keys[0])
    taps = Taps(anna)
    taps.on(anna.page.locator("[data-kind=milites]"))
    taps.on(anna.page.locator("[data-verb=move]"))
    taps.on(anna.page.locator('.targets [data-step="> P1.stern"]'))
    boards = anna.say("web-megadates-board", ship="P1", section=anna.say("megadates-section-stern"))
    said = anna.say("web-megadates-say-move-at", units="M1, M2, M3, M4, M5", targets=boards)
    expect(anna.page.locator(".written .said")).to_have_text(said)
    taps.on(block(anna, "done"))
    expect(anna.find("unlock")).to_be_visible()
    assert taps.count <= MOST_TAPS
    assert anna.overhang() == 0


def test_taps_that_come_faster_than_the_answers_all_count(people: People, house: House) -> None:
    keys = gather(house, "tirocinium", ["Anna"], bots=1)
    anna = people.come("Anna", PHONE)
    sit(anna, captains_of(keys)[0])
    steps = anna.page.locator(".orders .course")
    steps.evaluate(
        """pad => ["1", "1L", "1"].forEach(step => pad.querySelector(`[data-step="${step}"]`).click())"""
    )
    expect(course(anna)).to_have_count(3)


def in_sight(guest: Guest, place: Locator) -> bool:
    """Whether something is wholly inside the window, and nothing of the page lies on its middle."""
    box = place.bounding_box()
    assert box
    return box["y"] >= 0 and box["y"] + box["height"] <= guest.window.height


@pytest.mark.parametrize("window", [PHONE, PHONE._replace(width=360, height=740)], ids=["390", "360"])
def test_chart_ghost_and_pad_share_a_phones_screen(people: People, house: House, window: Window) -> None:
    keys = gather(house, "coracesium", ["Anna"], bots=26)
    anna = people.come("Anna", window)
    sit(anna, captains_of(keys)[0])
    own = anna.page.locator('.chart [data-ship="R1"]')
    assert in_sight(anna, own)  # it opens on one's own ship
    for step in ("1", "1L"):
        tap(anna, step)
    verb = anna.page.locator("[data-verb=shoot]")
    verb.scroll_into_view_if_needed()
    anna.page.mouse.wheel(0, 80)
    for place in (own, anna.page.locator(".path .number").last, verb, block(anna, "done")):
        assert in_sight(anna, place)
    size = own.bounding_box()
    assert size
    assert max(size["width"], size["height"]) > 40  # and can be recognised


def test_one_finger_scrolls_the_page_and_two_move_the_chart(people: People, house: House) -> None:
    keys = gather(house, "coracesium", ["Anna"], bots=26)
    anna = people.come("Anna", PHONE)
    sit(anna, captains_of(keys)[0])
    chart = anna.page.locator(".chart")
    seen = chart.get_attribute("data-centre")
    finger = anna.context.new_cdp_session(anna.page)

    def touch(kind: str, *places: tuple[float, float]) -> None:
        points = [{**point(place), "id": n} for n, place in enumerate(places)]
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", (150, 400))
    for y in range(390, 200, -20):
        touch("touchMove", (150, y))
    touch("touchEnd")
    anna.page.wait_for_function("() => scrollY > 50")
    assert chart.get_attribute("data-centre") == seen
    touch("touchStart", (120, 150), (220, 150))
    for n in range(1, 6):
        touch("touchMove", (120 + 10 * n, 150 + 12 * n), (220 + 10 * n, 150 + 12 * n))
    touch("touchEnd")
    expect(chart).not_to_have_attribute("data-centre", seen or "")


@pytest.mark.parametrize("window", [PHONE, Window()], ids=["phone", "large"])
def test_full_screen_always_has_its_way_out(people: People, house: House, window: Window) -> None:
    keys = gather(house, "tirocinium", ["Anna"], bots=1)
    anna = people.come("Anna", window)
    sit(anna, captains_of(keys)[0])
    press(anna, anna.button("web-megadates-screen"))
    expect(anna.page.locator(".megadates.filling")).to_be_visible()
    assert in_sight(anna, anna.button("web-megadates-leave-screen"))
    tap(anna, "1")
    press(anna, anna.button("web-megadates-leave-screen"))
    expect(anna.page.locator(".megadates.filling")).to_have_count(0)


def ask_why(guest: Guest, place: Locator) -> None:
    """Press something that can't be done now."""
    place.scroll_into_view_if_needed()
    if guest.window.has_touch:
        place.tap(force=True)
    else:
        place.click(force=True)


@pytest.mark.parametrize("window", [PHONE, Window(language="nl")], ids=["phone", "large"])
def test_what_is_grey_says_why_when_it_is_tapped(people: People, house: House, window: Window) -> None:
    keys = gather(house, "tirocinium", ["Anna"], bots=1)
    anna = people.come("Anna", window)
    sit(anna, captains_of(keys)[0])
    problem = anna.find("problem")
    ask_why(anna, block(anna, "ram"))  # without a step ahead
    expect(problem).to_contain_text("N-073")
    press(anna, anna.page.locator('[data-unit="R1.M1"]'))
    ask_why(anna, anna.page.locator("[data-verb=shoot]"))  # no archers
    expect(problem).to_contain_text("N-026")


def test_repair_offers_only_what_is_damaged(people: People, house: House) -> None:
    keys = gather(house, "tirocinium", ["Anna"], bots=1)
    anna = people.come("Anna", PHONE)
    sit(anna, captains_of(keys)[0])
    press(anna, anna.page.locator('[data-unit="R1.M1"]'))
    press(anna, anna.page.locator("[data-verb=repair]"))
    expect(anna.page.locator(".targets")).to_contain_text(anna.say("web-megadates-sound"))
    expect(anna.page.locator(".targets [data-step]")).to_have_count(0)


def test_keys_write_steps_orders_and_the_lock(people: People, house: House) -> None:
    keys = gather(house, "tirocinium", ["Anna"], bots=1)
    anna = people.come("Anna")
    sit(anna, captains_of(keys)[0])
    keyboard = anna.page.keyboard
    for n, key in enumerate("wqw", 1):
        keyboard.press(key)
        expect(course(anna)).to_have_count(n)
    keyboard.press("m")
    expect(anna.page.locator(".written .said")).to_have_text(anna.say("megadates-action-ram"))
    keyboard.press("f")
    expect(anna.page.locator(".written .said")).to_have_count(2)
    keyboard.press("?")
    expect(anna.page.get_by_role("dialog")).to_contain_text(anna.say("web-megadates-key-lock"))
    keyboard.press("Escape")
    keyboard.press("l")
    expect_turn(anna, 2, 12)


CONTRASTS = """() => {
  const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const light = (colour) => {
    canvas.fillStyle = colour; canvas.fillRect(0, 0, 1, 1);
    const [r, g, b] = [...canvas.getImageData(0, 0, 1, 1).data].map((one) => one / 255)
      .map((one) => one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const sea = light(getComputedStyle(document.querySelector(".chart .water")).fill);
  return [...document.querySelectorAll(".chart .place .hull")].map((hull) => {
    const edge = light(getComputedStyle(hull).stroke);
    return (Math.max(edge, sea) + 0.05) / (Math.min(edge, sea) + 0.05);
  });
}"""


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_ships_stand_out_from_the_sea(people: People, house: House, theme: Theme) -> None:
    keys = gather(house, "coracesium", ["Anna"], bots=26)
    anna = people.come("Anna", PHONE._replace(theme=theme))
    sit(anna, captains_of(keys)[0])
    contrasts = anna.page.evaluate(CONTRASTS)
    assert len(contrasts) == 27
    assert min(contrasts) >= 3

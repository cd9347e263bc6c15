"""People play Pompeii at a real server with real browsers."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

import pytest
from playwright.sync_api import Locator, WebSocket, expect

from ludi.browser.hands import Keys, ask
from ludi.browser.house import House
from ludi.browser.people import PHONE, Guest, People, Window
from ludi.engine.rng import Rng

pytestmark = pytest.mark.browser

RECORDS = Path(__file__).parents[1] / "records" / "pompeii"
RECORD = RECORDS / "called.ludi"
NAMES = ["Anna", "Bram", "Cato", "Dido"]
PLACES = "[role=gridcell][data-legal]"
WORDS = "[role=group] [data-legal]"
IS_DONE_OR_PICKED = """before => document.querySelector('[data-testid=table]').dataset.version !== before
    || (document.querySelector('[role=gridcell][aria-selected=true], .hand [aria-pressed=true]') !== null
        && document.querySelector('[data-legal]') !== null)"""
TURN = "[...document.querySelectorAll('[data-testid=tallies] li')].findIndex(one => one.matches('.turn'))"
IS_LATER_OR_OVER = """before => Number(document.querySelector('[data-testid=table]').dataset.step) > before
    || document.querySelector('[data-testid=result]') !== null"""
IS_DONE = "before => document.querySelector('[data-testid=table]').dataset.version !== before"


def steps_at(guest: Guest, selector: str) -> list[str]:
    """The steps that may be chosen among these."""
    return sorted(set(guest.page.eval_on_selector_all(selector, "all => all.map(one => one.dataset.step)")))


def act(guest: Guest, rng: Rng) -> bool:
    """Choose an action step by step, running out of the city where one can; false when the game is over."""
    if not guest.wait_for_turn():
        return False
    before = guest.find("table").get_attribute("data-version")
    first = steps_at(guest, PLACES) or steps_at(guest, WORDS)
    guest.press(first[rng.below(len(first))])
    guest.page.wait_for_function(IS_DONE_OR_PICKED, arg=before)
    if guest.find("table").get_attribute("data-version") == before:
        words = [
            word for word in steps_at(guest, WORDS) if not word.isdigit() and word not in ("pass", "done")
        ]
        second = ["out"] if "out" in words else steps_at(guest, PLACES) or words
        guest.press(second[rng.below(len(second))])
        guest.page.wait_for_function(IS_DONE, arg=before)
    return True


def play_until(anna: Guest, bram: Guest, sight: str) -> None:
    """The people on the first two seats play, the bots on the others too, until Anna sees something."""
    rng = Rng(79)
    while not anna.page.locator(sight).count():
        before = anna.step()
        turn = anna.page.evaluate(TURN)
        if turn in (0, 1):
            act((anna, bram)[turn], rng)
        anna.page.wait_for_function(IS_LATER_OR_OVER, arg=before)


def tally(guest: Guest, name: str, seat: int) -> Locator:
    """A number that always stands below the map."""
    return guest.page.locator(f"[data-tally='{name}-{seat}']")


def tallies(guest: Guest) -> list[str]:
    """All these numbers."""
    return guest.page.locator("[data-tally]").all_inner_texts()


def moves_of(record: Path) -> list[list[str]]:
    """The words of every move of a record."""
    lines = [line.split(" ") for line in record.read_text("utf-8").splitlines()]
    return lines[[words[0] for words in lines].index("moves") + 1 :]


def table_before_a_call(house: House, record: Path = RECORD, word: str = "wait") -> list[Keys]:
    """A table from a game that was played: Bram is on turn, Anna holds only jokers and said `wait`.

    With another record and word: before the first move with that word; what nobody noticed is no step.
    """
    moves = moves_of(record)
    at = next(n for n, words in enumerate(moves) if words[1] == word)
    step = at - sum(words[1] == "wait" for words in moves[:at])
    request = Request(f"{house.address}/api/records", record.read_bytes(), {"Content-Type": "text/plain"})
    with urlopen(request, timeout=20) as answer:
        shown = json.loads(answer.read())
    first = ask(house.address, f"/tables/{shown['table']}/fork", {"step": step}, shown["owner_token"])
    path = f"/tables/{first['table']}"
    seats = range(1, len(NAMES))
    others = [ask(house.address, f"{path}/sit", {"seat": seat, "name": NAMES[seat]}) for seat in seats]
    ask(house.address, f"{path}/start", {}, first["owner_token"])
    return [first, *others]


def listen(guest: Guest) -> list[dict[str, Any]]:
    """Everything that the server says to somebody from now on."""
    heard: list[dict[str, Any]] = []

    def open_line(line: WebSocket) -> None:
        line.on("framereceived", lambda frame: heard.append(json.loads(frame)))

    guest.page.on("websocket", open_line)
    return heard


def events_of(heard: list[dict[str, Any]]) -> Iterator[tuple[str, dict[str, Any]]]:
    """What the server told in all these messages."""
    for message in heard:
        position = message.get("snapshot") if message["type"] == "welcome" else message
        for told in (position or {}).get("told") or []:
            yield told["kind"], told["data"]


def test_two_people_and_two_bots_play_from_the_first_card_to_the_last_figure(people: People) -> None:
    anna, bram = people.come("Anna"), people.come("Bram", PHONE)
    heard = listen(anna)
    path = anna.make_table("pompeii", ["me", "open", "easy", "easy"])
    bram.sit_down(path)
    anna.button("web-start").click()
    anna.wait_for_turn()
    assert bram.overhang() == 0
    play_until(anna, bram, ".turn:first-child [data-tally='box-0']")  # Anna's turn, after the eruption
    before = tallies(anna)
    anna.page.reload()
    tally(anna, "box", 0).wait_for()
    assert tallies(anna) == before
    play_until(anna, bram, "[data-testid=result]")
    for guest in (anna, bram):
        expect(guest.find("result")).to_be_visible()
        expect(guest.find("story")).to_be_visible()
    told = list(events_of(heard))
    assert {"hand-dealt", "card-drawn", "erupted", "lava-placed"} <= {kind for kind, _ in told}
    for kind, data in told:
        if kind == "hand-dealt" and data["seat"] != 0:
            assert data["cards"] == []
        if kind == "card-drawn" and data["seat"] != 0:
            assert data["number"] == 0


def test_who_holds_only_jokers_calls_the_eruption_out_of_turn(people: People, house: House) -> None:
    keys = table_before_a_call(house)
    anna, bram = people.come("Anna"), people.come("Bram")
    anna.take_seat(keys[0], "pompeii")
    bram.take_seat(keys[1], "pompeii")
    bram.wait_for_turn()
    assert bram.field("erupt").count() == 0
    anna.button("web-undo").click()
    anna.field("wait").wait_for()
    expect(anna.find("prompt")).to_contain_text("only jokers")
    anna.press("erupt")
    for guest in (anna, bram):
        guest.page.locator(".pompeii.erupting").wait_for()
        expect(guest.page.get_by_role("log")).to_contain_text("calls the eruption")


def test_the_eruption_is_called_while_another_has_relatives_to_place(people: People, house: House) -> None:
    record = RECORDS / "called-before-a-relative.ludi"
    keys = table_before_a_call(house, record, "erupt")
    caller = "ABCD".index(next(words[0] for words in moves_of(record) if words[1] == "erupt"))
    anna, others = people.come(NAMES[caller], PHONE), people.come("Eva")
    anna.take_seat(keys[caller], "pompeii")
    others.go(f"/t/{keys[0]['table']}")
    others.field("f5").wait_for()
    if anna.field("erupt").count() == 0:
        anna.button("web-undo").click()  # she said `wait` at this moment
    anna.field("erupt").wait_for()
    assert anna.find("due").count() == 0
    assert others.field("erupt").count() == 0
    anna.press("erupt")
    for guest in (anna, others):
        guest.page.locator(".pompeii.erupting").wait_for()


def test_a_call_can_be_kept_ready_while_another_plays(people: People, house: House) -> None:
    keys = table_before_a_call(house)
    anna, cato = people.come("Anna"), people.come("Cato")
    anna.take_seat(keys[0], "pompeii")
    cato.take_seat(keys[2], "pompeii")
    call = anna.find("call")
    expect(call).to_have_attribute("aria-pressed", "false")
    call.click()
    expect(call).to_have_attribute("aria-pressed", "true")
    call.click()
    expect(call).to_have_attribute("aria-pressed", "false")
    cato.field("f5").wait_for()
    assert cato.find("call").count() == 0


def test_a_spectator_sees_the_city_and_no_hand(people: People, house: House) -> None:
    keys = table_before_a_call(house)
    dora = people.come("Dora")
    dora.go(f"/t/{keys[0]['table']}")
    dora.field("f5").wait_for()
    assert re.search(r"^f5, building 7, purple, \d of 3 spots: ", dora.reading("f5"))
    assert dora.page.locator(".hand").count() == 0
    assert tally(dora, "supply", 0).inner_text().isdigit()


def test_a_card_is_played_by_keyboard_alone(people: People, house: House) -> None:
    keys = table_before_a_call(house)
    bram = people.come("Bram")
    bram.take_seat(keys[1], "pompeii")
    bram.wait_for_turn()
    card = next(step for step in steps_at(bram, WORDS) if step.isdigit())
    bram.field(card).focus()
    bram.page.keyboard.press("Enter")
    bram.page.locator(PLACES).first.wait_for()
    goal = steps_at(bram, PLACES)[0]
    bram.page.locator("[role=gridcell][tabindex='0']").focus()
    walk(bram, goal)
    before = bram.step()
    bram.page.keyboard.press("Enter")
    bram.wait_after(before)


def walk(guest: Guest, goal: str) -> None:
    """Go to a square with the arrow keys; first to a row without a gap, for the city has corners."""
    here = guest.page.evaluate("document.activeElement.dataset.step")
    for key, times in (
        ("Arrow" + ("Down" if here[1] < "4" else "Up"), abs(int(here[1]) - 4)),
        ("Arrow" + ("Right" if here[0] < goal[0] else "Left"), abs(ord(here[0]) - ord(goal[0]))),
        ("Arrow" + ("Down" if goal[1] > "4" else "Up"), abs(int(goal[1]) - 4)),
    ):
        for _ in range(times):
            guest.page.keyboard.press(key)
    assert guest.page.evaluate("document.activeElement.dataset.step") == goal


def test_a_square_that_may_not_be_chosen_is_refused_with_its_rule(people: People, house: House) -> None:
    keys = table_before_a_call(house)
    bram = people.come("Bram")
    bram.take_seat(keys[1], "pompeii")
    bram.wait_for_turn()
    bram.press(next(step for step in steps_at(bram, WORDS) if step.isdigit()))
    bram.page.locator(PLACES).first.wait_for()
    bram.press("e5")
    expect(bram.find("problem")).to_contain_text("e5")
    expect(bram.find("problem")).to_contain_text("P-19")


@pytest.mark.parametrize("window", [PHONE, Window(width=360, height=740, has_touch=True)])
def test_a_finger_finds_every_square_of_the_map_on_a_phone(
    people: People, house: House, window: Window
) -> None:
    keys = table_before_a_call(house)
    dora = people.come("Dora", window)
    dora.go(f"/t/{keys[0]['table']}")
    dora.field("f5").wait_for()
    boxes = [square.bounding_box() for square in dora.page.locator("[role=gridcell]").all()]
    assert len(boxes) == 70
    assert min(min(box["width"], box["height"]) for box in boxes if box) >= 40

"""Captains and an umpire fight the galley battle at a real server with real browsers."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, WebSocket, WebSocketRoute, expect
from tests.browser.axe import faults

from ludi.browser.hands import Keys, ask, hands
from ludi.browser.house import House
from ludi.browser.people import PHONE, Guest, People, Window
from ludi.games.megadates.scenes import contest

pytestmark = pytest.mark.browser

NAMES = ["Anna", "Bram", "Cato", "Dido", "Ennius", "Flora"]
SIZES = [Window(), PHONE, Window(language="nl"), PHONE._replace(language="nl"), Window(theme="dark"), PHONE]
SHIPS = ["R1", "R2", "R3", "P1", "P2", "P3"]  # of these captains in the squadron action
TURNS = 3
REST = 500  # milliseconds a finger rests on a block to lift it


def ship(id_: str, squadron: str, stern: tuple[int, int], **more: Any) -> dict[str, Any]:
    """A liburnia that lies still."""
    side = "rome" if id_.startswith("R") else "pirates"
    kind = {"type": "liburnia", "facing": "E", "speed": 0, **more}
    return {"id": id_, "side": side, "squadron": squadron, "stern": list(stern), **kind}


OWN_SCENARIO = {  # R1 and R2 are red; R3 beside R1 commands the blue squadron, so R1 can bring it a word
    "title": "The strait of Anna",
    "map": {"cols": 20, "rows": 12},
    "turn_limit": 5,
    "ships": [
        ship("R1", "red", (3, 5)),
        ship("R2", "red", (3, 8)),
        ship("R3", "blue", (4, 5), commander="navarch"),
        ship("P1", "black", (15, 5)),
    ],
}


def gather(house: House, scenario: Any, names: list[str], bots: int = 0) -> list[Keys]:
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


def sit(guest: Guest, keys: Keys) -> list[str]:
    """Come to one's ship; gives what the server says to this browser, from now on, word by word."""
    heard: list[str] = []

    def open_line(line: WebSocket) -> None:
        line.on("framereceived", lambda frame: heard.append(str(frame)))

    guest.page.on("websocket", open_line)
    guest.take_seat(keys, "megadates")
    guest.page.locator(".megadates").wait_for()
    return heard


def umpire_of(keys: Keys) -> Keys:
    """The key of the desk alone."""
    return {**keys, "seat": None, "seat_token": None, "owner_token": None}


def block(guest: Guest, action: str) -> Locator:
    """A block of the order desk."""
    return guest.page.locator(f'.orders [data-step="{action}"]')


def press(guest: Guest, place: Locator) -> None:
    """Press something, with a finger on a phone."""
    if guest.window.has_touch:
        place.tap()
    else:
        place.click()


def tap(guest: Guest, action: str) -> None:
    """Put a block to the order, and wait until it stands there."""
    written = guest.page.locator(".written").inner_text()
    press(guest, block(guest, action))
    if action != "done":
        expect(guest.page.locator(".written")).not_to_have_text(written)


def sail(guest: Guest) -> None:
    """Go ahead as the ship may, two steps if it can."""
    expect(block(guest, "done")).to_be_visible()
    for _ in range(2):
        if block(guest, "1").get_attribute("data-legal") is not None:
            tap(guest, "1")
    if block(guest, "done").get_attribute("data-legal") is None:
        tap(guest, "0!")


def lock(guest: Guest) -> None:
    """Go ahead and lock the orders."""
    sail(guest)
    tap(guest, "done")


def order(guest: Guest, verb: str, unit: str) -> None:
    """Order a unit to do something."""
    press(guest, guest.page.locator(f'.deck [data-unit="{unit}"]'))
    tap(guest, f"{verb} {unit}")


def course(guest: Guest) -> Locator:
    """The blocks of the course, one after the other."""
    return guest.page.locator(".written [data-place]")


def expect_course(guest: Guest, *steps: str) -> None:
    """These steps stand in the row, by the words of each."""
    words = [guest.say(f"megadates-action-{step}") for step in steps]
    labels = [guest.say("web-megadates-drag-block", step=word, place=n) for n, word in enumerate(words, 1)]
    expect(course(guest)).to_have_count(len(labels))
    for n, label in enumerate(labels):
        expect(course(guest).nth(n)).to_have_attribute("aria-label", label)


def expect_turn(guest: Guest, turn: int, last: int) -> None:
    """The chart has come to this turn."""
    expect(guest.page.locator(".headline strong")).to_have_text(
        guest.say("megadates-word-turn-of", turn=turn, last=last)
    )


def carry(guest: Guest, source: Locator, to: tuple[float, float]) -> None:
    """Drag something with the mouse to a place on the screen."""
    source.scroll_into_view_if_needed()
    source.hover()
    guest.page.mouse.down()
    guest.page.mouse.move(*to, steps=6)
    guest.page.mouse.up()


def before(place: Locator) -> tuple[float, float]:
    """Just left of something."""
    box = place.bounding_box()
    assert box
    return box["x"] + 2, box["y"] + box["height"] / 2


def tab_to(guest: Guest, action: str) -> None:
    """Go to a block of the desk by the tabulator."""
    for _ in range(60):
        if guest.page.evaluate("document.activeElement.dataset.step") == action:
            return
        guest.page.keyboard.press("Tab")
    raise AssertionError(f"no tab leads to {action}")


# Whole battles


def test_six_captains_fight_three_turns_and_the_umpire_replaces_one(people: People, house: House) -> None:
    keys = gather(house, "squadron", NAMES, bots=1)
    captains = [people.come(name, window) for name, window in zip(NAMES, SIZES, strict=True)]
    heard = [sit(guest, own) for guest, own in zip(captains, captains_of(keys), strict=True)]
    umpire = people.come("Umpire")
    sit(umpire, umpire_of(keys[0]))
    for turn in range(1, TURNS + 1):
        playing = captains if turn < TURNS else captains[:-1]
        if turn == TURNS:
            desk = umpire.find("umpire")
            desk.get_by_text(umpire.say("megadates-umpire-substitute")).first.click()
            desk.locator("details select").first.select_option(str(len(NAMES) - 1))
            desk.get_by_role("button", name=umpire.say("megadates-umpire-substitute")).click()
            expect(umpire.player(len(NAMES) - 1)).to_contain_text(umpire.say("web-bot-medium"))
        for guest, name in zip(playing, SHIPS, strict=False):
            if turn == 1:
                order(guest, "shoot", f"{name}.S1")
            lock(guest)
        for guest in captains:
            expect_turn(guest, turn + 1, 15)
    assert all(guest.overhang() == 0 for guest in captains)
    for name, frames in zip(SHIPS, heard, strict=True):
        check_frames(name, frames)


def check_frames(own: str, frames: list[str]) -> None:
    """No frame names a unit of another's order before all is revealed, nor ever shows what another writes."""
    opening = next(n for n, frame in enumerate(frames) if '"kind":"revealed"' in frame)
    sealed = "".join(frames[:opening])
    assert [name for name in SHIPS if f"{name}.S1" in sealed] == [own]
    assert frames[opening].count("SHOOT(S1)") >= len(SHIPS)
    for frame in frames:
        message = json.loads(frame)
        position = message.get("snapshot") if message["type"] == "welcome" else message
        if position and "view" in position and position["view"]["stage"] == "orders":
            assert {one["id"] for one in position["view"]["ships"] if one["order"]} <= {own}


@pytest.mark.parametrize("answer", ["ram", "spare"])
def test_the_higher_roller_is_asked_whether_he_rams(people: People, house: House, answer: str) -> None:
    keys = contest(house.address)
    anna, bram = people.come("Anna", PHONE), people.come("Bram", Window(language="nl"))
    sit(anna, keys[0])
    sit(bram, keys[1])
    expect(anna.find("strike")).to_contain_text(anna.say("megadates-prompt-ram", ship="R1", other="P1"))
    waits = bram.say("megadates-prompt-wait-ram", seats="").partition(":")[0]
    expect(bram.page.get_by_text(waits).first).to_be_visible()
    expect(bram.find("strike")).to_be_hidden()
    assert anna.overhang() == 0
    assert faults(anna) == []
    press(anna, anna.find("strike").locator(f'[data-step="{answer}"]'))
    for guest in (anna, bram):
        expect_turn(guest, 2, 5)
        expect(guest.find("strike")).to_be_hidden()


# Orders


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
    expect_course(anna, "ahead", "ahead-left", "ahead-right")
    expect(anna.find("ready")).to_have_text(anna.say("web-megadates-ready", count=1, seats=2))
    tap(anna, "done")
    expect_turn(anna, 2, 12)
    expect(anna.find("report")).to_be_visible()


def test_steps_and_ram_are_added_after_a_unit_has_its_order(people: People, house: House) -> None:
    keys = gather(house, "tirocinium", ["Anna"], bots=1)
    anna = people.come("Anna", PHONE._replace(language="nl"))
    sit(anna, captains_of(keys)[0])
    tap(anna, "1")
    order(anna, "shoot", "R1.S1")
    tap(anna, "1L")
    expect_course(anna, "ahead", "ahead-left")
    tap(anna, "ram")
    said = [anna.say("megadates-action-ram"), anna.say("web-megadates-say-shoot", units="S1")]
    expect(anna.page.locator(".written .said")).to_have_text(said)
    anna.button("web-megadates-notation").tap()
    expect(anna.page.locator(".written code")).to_have_text("1 1L; RAM; SHOOT(S1)")
    anna.button("web-megadates-notation").tap()
    tap(anna, "1R")
    expect_course(anna, "ahead", "ahead-left", "ahead-right")
    tap(anna, "done")
    expect_turn(anna, 2, 12)


def test_the_cards_of_the_event_are_typed_as_they_lie(people: People, house: House) -> None:
    keys = gather(house, "tirocinium", ["Anna"], bots=1)
    anna = people.come("Anna")
    sit(anna, captains_of(keys)[0])
    anna.button("web-megadates-type").click()
    line = anna.page.get_by_label(anna.say("web-megadates-type-label", ship="R1"))
    line.fill("1 L 1 R Extra Ram Shoot Prepare fire (S1,S2,B1)")
    line.press("Enter")
    expect(anna.find("problem")).to_contain_text("N-118")
    line.fill("1 L 1 R Extra Ram Shoot Repair")
    line.press("Enter")
    expect(anna.page.locator(".written .said")).to_have_count(3)
    tap(anna, "done")
    expect_turn(anna, 2, 12)
    expect(anna.find("report")).to_be_visible()


def test_who_has_fire_arrows_ready_may_choose_plain_ones(people: People, house: House) -> None:
    keys = gather(house, "tirocinium", ["Anna", "Bram"])
    anna, bram = people.come("Anna"), people.come("Bram", PHONE._replace(language="nl"))
    fleet = {"R1": anna, "P1": bram}
    for (name, guest), own in zip(fleet.items(), captains_of(keys), strict=True):
        sit(guest, own)
        sail(guest)
        order(guest, "prep", f"{name}.S1")
        order(guest, "shoot", f"{name}.S2")
        expect(block(guest, "@near")).to_be_visible()
        expect(block(guest, "plain")).to_be_hidden()
        tap(guest, "done")
    for name, guest in fleet.items():
        expect_turn(guest, 2, 12)
        sail(guest)
        order(guest, "shoot", f"{name}.S1")
        tap(guest, "@near")
        expect(block(guest, "plain")).to_have_text(guest.say("megadates-action-plain"))
        tap(guest, "plain")
        at = guest.say("web-megadates-say-shoot-at", units="S1", targets=guest.say("megadates-word-nearest"))
        plain = guest.say("web-megadates-say-plain")
        expect(guest.page.locator(".written .said")).to_have_text(f"{at} ({plain})")
        expect(block(guest, "plain")).to_be_hidden()
        order(guest, "shoot", f"{name}.S2")  # has no fire arrows ready
        expect(block(guest, "@near")).to_be_visible()
        expect(block(guest, "plain")).to_be_hidden()
        tap(guest, "done")
    expect_turn(anna, 3, 12)


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
    anna.page.locator(".orders").get_by_role("button", name=anna.say("megadates-action-clear")).tap()
    expect(anna.page.locator(".path .number")).to_have_count(0)


def test_blocks_are_dragged_into_the_row_along_it_and_out_of_it(people: People, house: House) -> None:
    keys = gather(house, "tirocinium", ["Anna"], bots=1)
    anna = people.come("Anna")
    sit(anna, captains_of(keys)[0])
    tap(anna, "1")
    tap(anna, "1R")
    carry(anna, course(anna).nth(1), before(course(anna).nth(0)))
    expect_course(anna, "ahead-right", "ahead")
    carry(anna, block(anna, "1L"), before(course(anna).nth(1)))
    expect_course(anna, "ahead-right", "ahead-left", "ahead")
    carry(anna, course(anna).nth(0), (20, 20))
    expect_course(anna, "ahead-left", "ahead")
    expect(anna.page.locator(".path .number")).to_have_count(2)


def test_a_block_dragged_to_where_a_rule_forbids_it_stays_where_it_was(people: People, house: House) -> None:
    keys = gather(house, "tirocinium", ["Anna"], bots=1)
    anna = people.come("Anna")
    sit(anna, captains_of(keys)[0])
    for action in ("1", "0!"):
        tap(anna, action)
    carry(anna, course(anna).nth(1), before(course(anna).nth(0)))
    expect(anna.find("problem")).to_contain_text("N-05")
    expect_course(anna, "ahead", "stop")


def test_a_finger_drags_blocks_on_a_phone_and_new_ones_only_where_it_rests(
    people: People, house: House
) -> None:
    keys = gather(house, "tirocinium", ["Anna"], bots=1)
    anna = people.come("Anna", PHONE)
    sit(anna, captains_of(keys)[0])
    tap(anna, "1")
    tap(anna, "1R")
    anna.drag(course(anna).nth(0), course(anna).nth(1))
    expect_course(anna, "ahead-right", "ahead")
    anna.drag(block(anna, "1L"), course(anna).nth(0), rest=REST)
    expect(course(anna)).to_have_count(3)
    anna.drag(block(anna, "1R"), course(anna).nth(0))
    tap(anna, "ram")
    expect(course(anna)).to_have_count(3)


def test_a_captain_gives_orders_by_keys_alone(people: People, house: House) -> None:
    keys = gather(house, "tirocinium", ["Anna"], bots=1)
    anna = people.come("Anna")
    sit(anna, captains_of(keys)[0])
    anna.page.keyboard.press("b")
    assert anna.page.evaluate("document.activeElement.dataset.ship") == "R1"
    anna.page.keyboard.press("ArrowRight")
    assert "P1" in (anna.page.evaluate("document.activeElement.getAttribute('aria-label')") or "")
    for n, step in enumerate(("1", "1R"), 1):
        tab_to(anna, step)
        anna.page.keyboard.press("Enter")
        expect(course(anna)).to_have_count(n)
    course(anna).nth(1).focus()
    anna.page.keyboard.press("Alt+ArrowLeft")
    expect_course(anna, "ahead-right", "ahead")
    expect(course(anna).nth(0)).to_be_focused()
    tab_to(anna, "done")
    anna.page.keyboard.press("Enter")
    expect_turn(anna, 2, 12)


def test_reach_arcs_and_lines_of_sight_are_shown_when_asked_for(people: People, house: House) -> None:
    keys = gather(house, "coracesium", ["Anna"], bots=26)
    anna = people.come("Anna")
    sit(anna, captains_of(keys)[0])
    shades = anna.page.locator(".shade")
    expect(shades).to_have_count(0)
    anna.page.locator(".aids").get_by_role("button", name="4", exact=True).click()
    for kind in ("free", "barred", "hidden"):
        expect(anna.page.locator(f".shade.{kind}").first).to_be_attached()
    anna.page.locator(".aids").get_by_role("button", name="4", exact=True).click()
    expect(shades).to_have_count(0)
    anna.button("web-megadates-sight").click()
    lines = anna.page.locator("[data-sight]")
    expect(lines).to_have_count(26)
    clear = anna.page.locator("[data-sight][data-open]")
    assert 0 < clear.count() < 26


# The reveal, and looking back


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


def test_the_browser_checks_the_seals_of_others_at_the_reveal(people: People, house: House) -> None:
    keys = gather(house, "tirocinium", ["Anna", "Bram"])
    anna, bram = people.come("Anna"), people.come("Bram")
    sit(anna, captains_of(keys)[0])
    sit(bram, keys[1])
    lock(bram)
    seals = anna.find("seals")
    seals.locator("summary").click()
    seal = seals.locator("[data-seal='1'] code").get_attribute("title") or ""
    assert len(seal) == 64
    lock(anna)
    expect(seals).to_contain_text(anna.say("web-megadates-sealed-right", count=1))
    assert seals.locator("[data-right] code").get_attribute("title") == seal
    expect(anna.find("broken-seals")).to_have_count(0)


def test_the_browser_warns_of_orders_that_are_not_those_that_were_sealed(
    people: People, house: House
) -> None:
    keys = gather(house, "tirocinium", ["Anna", "Bram"])
    anna, bram = people.come("Anna"), people.come("Bram", Window(language="nl"))

    def bend(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        server.on_message(
            lambda frame: line.send(str(frame).replace('"text":"1, 1, done', '"text":"1, 1L, done'))
        )

    anna.page.route_web_socket("**/ws/*", bend)
    sit(anna, captains_of(keys)[0])
    sit(bram, keys[1])
    lock(bram)
    expect(anna.find("ready")).to_have_text(anna.say("web-megadates-ready", count=1, seats=2))
    lock(anna)
    expect(anna.find("broken-seals")).to_have_text(anna.say("web-seals-broken", names="Bram"))
    expect(anna.find("seals")).to_contain_text(anna.say("web-megadates-sealed-wrong"))


def flown_and_ended(house: House) -> tuple[list[Keys], int]:
    """A squadron action of one turn in which R1 flew a flag, ended by all; and its last step but one."""
    names = [*NAMES, "Galba"]
    keys = gather(house, "squadron", names)
    with hands(house.address, keys) as captains:
        for n, hand in enumerate(captains):
            hand.order("1 1; FLAG ATTACK" if n == 0 else "1 1")
        for hand in captains:
            hand.ask("offer", action="end")
    return keys, ask(house.address, f"/tables/{keys[0]['table']}")["step"] - 1


@pytest.mark.parametrize("window", [Window(), PHONE._replace(language="nl")], ids=["large", "phone"])
def test_when_it_is_over_anyone_looks_back_through_the_eyes_of_each(
    people: People, house: House, window: Window
) -> None:
    keys, step = flown_and_ended(house)
    anna = people.come("Anna", window)
    sit(anna, captains_of(keys)[0])
    anna.go(f"/t/{keys[0]['table']}#{step}")
    flagship = anna.page.locator(".chart [data-ship='R1']")
    eyes = anna.find("eyes")
    unread, read = anna.say("megadates-word-flag-unread"), anna.say("megadates-signal-attack")
    hull = anna.say("web-megadates-hull-of", hull=16, most=16)
    for choice, knows in {"": read, "3": unread, "none": unread, "1": read, "all": read}.items():
        eyes.select_option(choice)
        expect(flagship).to_have_attribute("aria-label", re.compile(re.escape(knows)))
        expect(anna.page.locator("[data-testid=signals]")).to_have_count(1 if choice == "all" else 0)
        knows_hull = choice in ("", "all")
        assert (hull in (flagship.get_attribute("aria-label") or "")) == knows_hull
    flag = anna.find("signals").locator("[data-flag=R1]")
    expect(flag.locator("[data-who=read] dd")).to_have_text("R1 R2 R3")
    expect(flag.locator("[data-who=seen] dd")).to_contain_text("P1")
    eyes.select_option("4")
    expect(anna.page.locator("[data-card=P2]")).to_be_visible()
    expect(anna.find("report")).to_be_visible()
    assert anna.overhang() == 0
    assert faults(anna) == []


def test_while_the_battle_lasts_no_captain_is_offered_other_eyes(people: People, house: House) -> None:
    keys = gather(house, "tirocinium", ["Anna"], bots=1)
    anna = people.come("Anna")
    sit(anna, captains_of(keys)[0])
    lock(anna)
    expect_turn(anna, 2, 12)
    anna.button("web-look-back").click()
    anna.page.get_by_role("slider").first.wait_for()
    expect(anna.find("eyes")).to_have_count(0)


# The umpire


def test_the_umpire_looks_pauses_gives_time_and_corrects_and_all_hear_of_it(
    people: People, house: House
) -> None:
    keys = gather(house, "tirocinium", ["Anna", "Bram"])
    anna, umpire = people.come("Anna", PHONE._replace(language="nl")), people.come("Umpire")
    sit(anna, captains_of(keys)[0])
    sit(umpire, umpire_of(keys[0]))
    desk = umpire.find("umpire")
    tap(anna, "1R")
    desk.locator("select").first.select_option("0")
    said = umpire.say("megadates-action-ahead-right")
    expect(umpire.page.locator(".written [role=img]")).to_have_attribute("aria-label", said)
    desk.locator("select").first.select_option("all")
    heard = anna.chat()
    umpire_said = anna.say("umpire-one")
    expect(heard).to_contain_text(anna.say("umpire-look", umpire=umpire_said, seat="Anna"))
    expect(heard).to_contain_text(anna.say("umpire-look", umpire=umpire_said, seat="all"))
    umpire.button("megadates-umpire-pause").click()
    expect(anna.find("paused")).to_be_visible()
    press(anna, block(anna, "1"))
    expect(anna.find("problem")).to_be_visible()
    expect(course(anna)).to_have_count(1)
    umpire.button("megadates-umpire-resume").click()
    expect(anna.find("paused")).to_have_count(0)
    tap(anna, "1")
    desk.get_by_role("button", name="+5:00").click()
    expect(anna.page.get_by_role("timer")).to_be_visible()
    desk.get_by_text(umpire.say("megadates-umpire-correct")).first.click()
    desk.get_by_label(umpire.say("web-megadates-umpire-number")).fill("9")
    desk.locator("form input[required]").fill("miscounted")
    desk.get_by_role("button", name=umpire.say("megadates-umpire-correct")).click()
    expect(anna.page.locator("[data-card=R1] div.hull")).to_contain_text("9/16")
    expect(heard).to_contain_text("miscounted")
    for deed in ("umpire-pause", "umpire-resume", "umpire-correct"):
        expect(heard).to_contain_text(anna.say(deed, umpire=umpire_said))


def test_the_umpire_looks_back_with_eyes_that_the_table_is_told_of(people: People, house: House) -> None:
    keys = gather(house, "tirocinium", ["Anna", "Bram"])
    with hands(house.address, keys) as captains:
        for hand in captains:
            hand.order("1 1")
    umpire = people.come("Umpire")
    sit(umpire, umpire_of(keys[0]))
    umpire.button("web-look-back").click()
    umpire.find("eyes").select_option("1")
    expect(umpire.page.locator("[data-card=P1] div.hull")).to_be_visible()
    looked = umpire.say("umpire-look", umpire=umpire.say("umpire-one"), seat="Bram")
    expect(umpire.chat()).to_contain_text(looked)


def test_a_captain_is_replaced_by_a_person_who_comes_by_a_link(people: People, house: House) -> None:
    keys = gather(house, "tirocinium", ["Anna", "Bram"])
    bram, umpire, dora = people.come("Bram"), people.come("Umpire"), people.come("Dora", PHONE)
    sit(bram, keys[1])
    sit(umpire, umpire_of(keys[0]))
    desk = umpire.find("umpire")
    desk.get_by_text(umpire.say("megadates-umpire-substitute")).first.click()
    selects = desk.locator("details").first.locator("select")
    selects.nth(0).select_option("1")
    selects.nth(1).select_option("person")
    desk.get_by_label(umpire.say("megadates-umpire-reason")).first.fill("seasick")
    desk.get_by_role("button", name=umpire.say("megadates-umpire-substitute")).click()
    link = desk.get_by_label(umpire.say("web-hand-link")).input_value()
    expect(block(bram, "done")).to_have_count(0)
    dora.page.goto(link)
    expect(block(dora, "done")).to_be_visible()
    lock(dora)
    expect(umpire.find("ready")).to_have_text(umpire.say("web-megadates-ready", count=1, seats=2))
    expect(bram.chat()).to_contain_text("seasick")


# Words


def test_squadrons_talk_among_themselves_and_a_liburnia_brings_one_word(people: People, house: House) -> None:
    keys = gather(house, OWN_SCENARIO, ["Anna", "Bram", "Cato", "Dido"])
    anna, bram, cato, dido = (people.come(name) for name in ("Anna", "Bram", "Cato", "Dido"))
    heard = [sit(guest, own) for guest, own in zip((anna, bram, cato, dido), captains_of(keys), strict=True)]
    anna.speak("veer to the left", anna.say("web-channel-squadron"))
    expect(bram.chat()).to_contain_text("veer to the left")
    anna.speak("strike at noon", anna.say("web-channel-message-to", name="Cato"))
    expect(cato.chat()).to_contain_text("strike at noon")
    expect(anna.page.get_by_label(anna.say("web-channel"), exact=True).locator("option")).to_have_count(1)
    who_heard = {
        text: [name for name, frames in zip("ABCD", heard, strict=True) if text in "".join(frames)]
        for text in ("veer to the left", "strike at noon")
    }
    assert who_heard == {"veer to the left": ["A", "B"], "strike at noon": ["A", "C"]}


@pytest.mark.parametrize("window", [Window(), PHONE._replace(language="nl")], ids=["large", "phone"])
def test_looking_back_the_words_of_a_squadron_are_read_with_its_eyes(
    people: People, house: House, window: Window
) -> None:
    keys = gather(house, OWN_SCENARIO, ["Anna", "Bram", "Cato", "Dido"])
    with hands(house.address, keys) as captains:
        captains[0].ask("say", text="veer to the left", channel="squadron")
        for hand in captains:
            hand.order("1 1")
        captains[1].ask("say", text="after you", channel="squadron")
        for hand in captains:
            hand.ask("offer", action="end")
    last = ask(house.address, f"/tables/{keys[0]['table']}")["step"]
    dido = people.come("Dido", window)
    sit(dido, captains_of(keys)[3])
    dido.go(f"/t/{keys[0]['table']}#0")
    heard = dido.chat()
    words = ["veer to the left", "after you"]
    for eyes, knows in {"": False, "1": True, "2": False, "all": True, "none": False, "0": True}.items():
        dido.find("eyes").select_option(eyes)
        for word in words:
            expect(heard.get_by_text(word)).to_have_count(1 if knows else 0)
    expect(heard.locator("p.later")).to_have_count(1)
    expect(heard.locator("p.later")).to_contain_text("after you")
    heard.get_by_role("link").last.click()
    expect(dido.page).to_have_url(re.compile(f"#{last - 1}$"))
    expect(heard.locator("p.later")).to_have_count(0)
    assert dido.overhang() == 0
    assert faults(dido) == []


@pytest.mark.rule("N-155")
@pytest.mark.parametrize(
    "window", [Window(), PHONE._replace(language="nl", theme="dark")], ids=["large", "phone"]
)
def test_the_chat_says_why_it_is_closed_and_opens_at_the_end(
    people: People, house: House, window: Window
) -> None:
    keys = gather(house, OWN_SCENARIO, ["Anna", "Bram", "Cato", "Dido"])
    anna, dido, watcher = (people.come(name, window) for name in ("Anna", "Dido", "Watcher"))
    sit(anna, captains_of(keys)[0])
    told = sit(dido, captains_of(keys)[3])  # alone in his squadron
    watcher.go(f"/t/{keys[0]['table']}")
    for guest in (anna, dido):
        guest.chat()
        expect(guest.find("closed-talk")).to_contain_text(guest.say("megadates-refuse-talk"))
        expect(guest.find("closed-talk").get_by_role("link")).to_have_text("N-155")
    expect(anna.page.locator("#say")).to_be_visible()
    expect(dido.page.locator("#say")).to_have_count(0)
    watcher.speak("what a ram", watcher.say("web-channel-spectators"))
    expect(watcher.find("chat")).to_contain_text("what a ram")
    expect(watcher.find("closed-talk")).to_contain_text(watcher.say("web-talk-apart"))
    assert (anna.overhang(), faults(anna)) == (0, [])
    with hands(house.address, keys) as captains:
        for hand in captains:
            hand.ask("offer", action="end")
    dido.speak("valete")
    expect(watcher.find("chat")).to_contain_text("valete")
    expect(dido.find("closed-talk")).to_have_count(0)
    assert "what a ram" not in "".join(told)


# An umpire for each squadron


@pytest.mark.rule("N-175", "N-176", "N-177")
@pytest.mark.parametrize(
    "window", [Window(), PHONE._replace(language="nl", theme="dark")], ids=["large", "phone"]
)
def test_each_squadron_gets_an_umpire_by_a_link_who_has_the_desk_of_his_captains(
    people: People, house: House, window: Window
) -> None:
    anna = people.come("Anna", window)
    anna.go("/new/megadates")
    scenario = anna.say("megadates-choice-scenario-squadron")
    anna.page.get_by_label(anna.say("megadates-option-scenario"), exact=True).select_option(label=scenario)
    red = anna.say("megadates-seat-squadron", squadron=anna.say("megadates-squadron-red"))
    expect(anna.page.locator(".chairs .label strong").first).to_have_text("R1 Fortuna, prefect")
    expect(anna.page.locator(".chairs .label").first).to_contain_text(red)
    anna.page.get_by_role("combobox", name=anna.say("web-seat", letter="G"), exact=True).select_option("open")
    anna.page.locator("summary").click()
    anna.page.locator(".umpires label").last.click()
    anna.page.locator("form button.primary").click()
    expect(anna.find("command").first).to_contain_text("R1 Fortuna, prefect")
    links = anna.find("desk-links").locator("input")
    expect(links).to_have_count(3)
    black = links.nth(2).input_value()
    assert (anna.overhang(), faults(anna)) == (0, [])
    anna.page.get_by_role("button", name=anna.say("web-fill", count=1)).click()
    anna.page.locator(".megadates").wait_for()
    umpire = people.come("Umpire", window)
    umpire.page.goto(black)
    desk = umpire.find("umpire")
    colour = umpire.say("megadates-squadron-black")
    whose = umpire.say("web-umpire-desk-of", desk=umpire.say("megadates-the-squadron", squadron=colour))
    expect(umpire.find("desk")).to_have_text(whose)
    desk.locator("summary").last.click()
    of_black = umpire.say("megadates-the-squadron", squadron=colour)
    own = umpire.page.get_by_label(umpire.say("web-umpire-of", desk=of_black), exact=True)
    expect(own).to_have_value(black)
    options = desk.locator("label.line option")
    assert [one.get_attribute("value") for one in options.all()] == ["", "3", "4", "5", "6"]
    desk.locator("select").first.select_option("3")
    expect(umpire.page.locator("[data-card=P1] div.hull")).to_be_visible()
    expect(umpire.page.locator("[data-card=P1] header")).to_contain_text("Thalassa")
    said = anna.chat()
    who = anna.say(
        "umpire-of", desk=anna.say("megadates-the-squadron", squadron=anna.say("megadates-squadron-black"))
    )
    expect(said).to_contain_text(who)
    assert (umpire.overhang(), faults(umpire)) == (0, [])


# A scenario of one's own

WRONG_FILES = {
    "no-json": '{"map": {"cols": 20,\n "rows": }',
    "no-object": "7",
    "no-ships": json.dumps({"map": {"cols": 20, "rows": 12}, "turn_limit": 5, "ships": []}),
    "on-land": json.dumps({**OWN_SCENARIO, "map": {"cols": 20, "rows": 12, "land": [[3, 5]]}}),
}
SAID = {
    "en": ["JSON", "no object", "has no ship", "stands on land"],
    "nl": ["JSON", "geen object", "heeft geen schip", "ligt op land"],
}


@pytest.mark.parametrize("language", ["en", "nl"])
def test_a_scenario_file_is_checked_and_its_battle_fought(
    people: People, house: House, tmp_path: Path, language: str
) -> None:
    anna = people.come("Anna", Window(language=language))
    anna.go("/new/megadates")
    anna.page.get_by_label(anna.say("megadates-option-scenario"), exact=True).select_option("own")
    chooser = anna.page.get_by_label(anna.say("web-new-own"), exact=True)
    for (name, text), said in zip(WRONG_FILES.items(), SAID[language], strict=True):
        file = tmp_path / f"{name}.json"
        file.write_text(text, "utf-8")
        chooser.set_input_files(file)
        expect(anna.page.get_by_role("alert")).to_contain_text(said)
    anna.complaints = [one for one in anna.complaints if "422" not in one]  # the server's refusals
    right = tmp_path / "right.json"
    right.write_text(json.dumps(OWN_SCENARIO), "utf-8")
    chooser.set_input_files(right)
    expect(anna.page.locator(".chairs li")).to_have_count(4)
    expect(anna.page.get_by_role("alert")).to_have_count(0)
    anna.page.locator("form button.primary").click()
    expect(anna.find("scenario")).to_have_text("The strait of Anna")
    expect(anna.page.locator(".headline small")).to_contain_text("3 × liburnia")
    expect(anna.page.locator(".chart [data-ship]")).to_have_count(4)


# Everybody can read it

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
    expect_turn(anna, 2, 15)
    anna.find("fleet").locator("summary").click()
    for part in anna.find("umpire").locator("summary").all():
        part.click()
    assert anna.overhang() == 0
    assert faults(anna) == []

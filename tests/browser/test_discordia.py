"""People play Discordia at a real server with real browsers."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.axe import faults

from ludi.browser.hands import Keys, ask, go_on, match_until
from ludi.browser.house import House
from ludi.browser.people import Guest, People, Window
from ludi.engine.match import Match
from ludi.engine.rng import Rng
from ludi.games.discordia.data import DATA

pytestmark = pytest.mark.browser

SMALL = Window(width=360, height=740, has_touch=True)
NAMES = ["Anna", "Bram", "Cato"]
BOTH: dict[str, Any] = {"boards": "on", "magna": "on"}
STEPS = "[role=gridcell][data-legal], [role=group] [data-legal]"
TAB_OF = "place => /section-(\\w+)/.exec(place.closest('[class*=section-]').className)[1]"
IS_DONE_OR_PICKED = """before => document.querySelector('[data-testid=table]').dataset.version !== before
    || ['.discordia[data-picked]', '[data-legal]'].every(one => document.querySelector(one) !== null)"""
IS_OPEN = """before => {
    const version = document.querySelector('[data-testid=table]').dataset.version;
    return document.querySelector('[data-testid=result]') !== null
        || (version !== undefined && version !== before && document.querySelector('[data-legal]') !== null);
}"""


def make_table(house: House, seats: list[str], **options: Any) -> Keys:
    """A table that Anna made, with these bots, at which the game has begun."""
    chairs = [{"kind": "person", "name": "Anna"}, *({"kind": "bot", "bot": level} for level in seats)]
    keys: Keys = ask(house.address, "/tables", {"game": "discordia", "seats": chairs, "options": options})
    ask(house.address, f"/tables/{keys['table']}/start", {}, keys["owner_token"])
    return keys


def is_deciding(match: Match, decision: str, seat: int = 0, year: int = 1, season: int = 2) -> bool:
    """Whether a seat has this to decide in a season."""
    view = match.view(seat)
    now = (view.decision, view.year, view.season)  # type: ignore[attr-defined]
    return now == (decision, year, season) and match.to_act()[0] == seat


def table_at(house: House, decision: str, **when: int) -> Keys:
    """A table from a game that was played, at which Anna has this to decide."""
    match = match_until("discordia", len(NAMES), lambda match: is_deciding(match, decision, **when), **BOTH)
    return go_on(house.address, match, NAMES)[0]


def steps_of(guest: Guest) -> list[str]:
    """The steps that may be chosen now."""
    found = guest.page.eval_on_selector_all(STEPS, "all => all.map(one => one.dataset.step)")
    return sorted(set(found))


def press(guest: Guest, step: str) -> None:
    """Choose a step where it is drawn first, with a finger on a phone, in the tab that has it."""
    places = guest.page.locator(f'[data-legal][data-step="{step}"]')
    if not places.locator("visible=true").count():
        guest.page.locator(f"[data-tab={places.first.evaluate(TAB_OF)}]").tap()
    place = places.locator("visible=true").first
    if guest.window.has_touch:
        place.tap()
    else:
        place.click()


def version_of(guest: Guest) -> str | None:
    """The number of the decision before somebody."""
    return guest.find("table").get_attribute("data-version")


def give(guest: Guest) -> None:
    """Return as many workers as one must."""
    while not guest.page.locator("[data-legal][data-step]:not([data-step=''])").count():
        guest.page.locator("[data-give]:enabled").first.click()


def wanted(guest: Guest, rng: Rng, least: int) -> str:
    """A step; the turn is ended when so much was done in it."""
    picked = (guest.page.locator(".discordia").get_attribute("data-picked") or "").split()
    steps = [step for step in steps_of(guest) if step not in picked]
    if "pass" in steps and len(steps) > 1 and rng.below(4):
        steps.remove("pass")
    if "end" in steps:
        is_done = guest.page.locator("[data-testid=turn] li").count() >= least
        if is_done or len(steps) == 1:
            return "end"
        steps.remove("end")
    return steps[rng.below(len(steps))]


def act(guest: Guest, rng: Rng, least: int = 2) -> bool:
    """Make one decision; false when the game is over."""
    if not guest.page.locator(".discordia [data-give]").count() and not guest.wait_for_turn():
        return False
    before = version_of(guest)
    if guest.page.locator("[data-give]").count() and "pass" not in steps_of(guest):
        give(guest)
    while version_of(guest) == before:
        press(guest, wanted(guest, rng, least))
        guest.page.wait_for_function(IS_DONE_OR_PICKED, arg=before)
    guest.page.wait_for_function(IS_OPEN, arg=before)
    return not guest.page.locator("[data-testid=result]").count()


def year_of(guest: Guest) -> int:
    """The year on the board."""
    return int(guest.page.locator(".discordia").get_attribute("data-year") or 0)


def hold_year(guest: Guest) -> Locator:
    """The end of a year with all its sums, which stays where it is: by itself it goes on after a while."""
    panel = guest.page.locator("[data-testid=year][aria-busy=false]")
    panel.wait_for()
    if guest.find("run-year").get_attribute("aria-pressed") == "true":
        guest.find("run-year").click()
    return panel


def walk_through_year(guest: Guest) -> str:
    """Go through the end of a year step by step; gives all that was to be read."""
    panel, read = hold_year(guest), []
    while guest.find("step-back").is_enabled():
        guest.find("step-back").click()
    while True:
        read.append(panel.locator(".stage").inner_text())
        button = guest.find("next-step")
        if button.is_disabled():
            return "\n".join(read)
        button.click()


PARTS_OF_CARD = """card => Object.fromEntries([...card.querySelectorAll('.line')].map(line => [
    line.dataset.part, {
    spaces: line.querySelectorAll('i').length,
    started: line.querySelectorAll('i.start').length,
    goal: [...line.querySelectorAll('i')].findIndex(one => one.classList.contains('goal')) + 1,
    persons: line.querySelectorAll('svg.person').length,
    values: [...line.querySelectorAll('.value')].map(one => Number(one.textContent)),
}]))"""


def printed_parts(board: dict[str, Any]) -> dict[str, dict[str, Any]]:
    """What the card of a board has to show, from the data of the game."""

    def part(spaces: list[Any], **more: Any) -> dict[str, Any]:
        return {"spaces": len(spaces), "started": 0, "goal": 0, "persons": 0, "values": []} | more

    found = {
        row: part(
            spaces, started=sum("start" in one for one in spaces), goal=board["privilege_thresholds"][row]
        )
        for row, spaces in board["rows"].items()
    }
    for track in ("development", "expedition"):
        spaces = [*board[track], *board[f"{track}_ext"]]
        found[track] = part(spaces, persons=sum(space["w"] for space in spaces))
    found["aqueduct"] = part(board["aqueduct"], values=[place["supply"] for place in board["aqueduct"]])
    fields = board["decree_fields"]
    return found | {"decrees": part(fields, persons=sum(field["w"] for field in fields))}


@pytest.mark.rule("D-012", "D-030", "D-105", "D-151")
def test_a_board_to_choose_shows_all_that_makes_it_different(people: People, house: House) -> None:
    anna, boards = people.come("Anna", SMALL), {one["short"]: one for one in DATA["boards"].values()}
    anna.take_seat(table_at(house, "board", season=1), "discordia")
    cards = anna.page.locator(".boards .card")
    expect(cards.first).to_be_visible()
    for card in cards.all():
        board = boards[str(card.get_attribute("data-step"))]
        assert card.evaluate(PARTS_OF_CARD) == printed_parts(board)
        expect(card.locator(f"[data-banner={board['banner']}]")).to_have_count(1)
        expect(card.locator("[data-part=harder]")).to_have_count(len(board["decree_modifiers"]))
    wide = "document.documentElement.scrollWidth <= document.documentElement.clientWidth"
    assert anna.page.evaluate(wide)
    expect(anna.page.locator("[data-seat='0'] .title").first).to_contain_text("no board yet")


def test_one_person_and_two_bots_play_two_years_with_boards_and_magna(people: People, house: House) -> None:
    anna, rng = people.come("Anna"), Rng(53)
    anna.take_seat(make_table(house, ["easy", "easy"], **BOTH), "discordia")
    for year in (1, 2):
        while year_of(anna) == year:
            assert act(anna, rng)
        told = walk_through_year(anna)
        assert re.search(r"German tiles \d \+ \d, Magna tiles \d: attack \d", told)
        assert re.search(r"barracks \d \+ towers \d \+ privilege \d \+ Magna row \d: strength \d", told)
        sums = re.findall(r"symbols (\d+) \+ empty slots (\d+) - supply value (\d+) = (-?\d+)", told)
        assert {int(a) + int(b) - int(c) - int(lack) for a, b, c, lack in sums} == {0}
        anna.find("year").get_by_role("button", name="Close").click()
    expect(anna.page.get_by_role("log")).to_contain_text("Year 3 begins")
    shown = [int(one) for one in anna.page.locator("[data-workers] [aria-hidden]").all_inner_texts()]
    listed = [int(one.split()[-1]) for one in anna.page.locator("li[data-seat] .score").all_inner_texts()]
    assert len(shown) == 3
    assert listed == shown


def test_a_campaign_game_is_played_alone_to_its_end_and_kept(people: People) -> None:
    anna, rng = people.come("Anna"), Rng(7)
    anna.go("/campaign")
    expect(anna.page.locator("[data-city][data-state=open]")).to_have_count(6)
    anna.button("discordia-campaign-begin").click()
    anna.page.wait_for_url("**/t/*")
    table = anna.path()
    anna.page.locator(".discordia").wait_for()
    anna.go("/campaign")
    anna.page.reload()
    anna.link("web-discordia-campaign-now").click()
    while act(anna, rng, least=1 + rng.below(2)):
        pass
    expect(anna.find("story")).to_be_visible()
    has_won = anna.page.get_by_text(anna.say("web-discordia-alone-won")).count() > 0
    anna.link("web-discordia-to-campaign").click()
    state = "won" if has_won else "lost"
    city = anna.page.locator(f"[data-city][data-state={state}]")
    expect(city).to_have_count(1)
    anna.page.reload()
    expect(city).to_have_count(1)
    anna.go(table)  # looking at it again changes nothing
    anna.find("story").wait_for()
    anna.go("/campaign")
    expect(city).to_have_count(1)
    anna.button("discordia-campaign-again").click()
    if has_won:  # a campaign that could go on is not forgotten by one press
        expect(city).to_have_count(1)
        anna.page.get_by_role("dialog").locator(".warn").click()
    expect(anna.page.locator("[data-city][data-state=open]")).to_have_count(6)


def test_a_campaign_goes_on_with_the_cities_that_are_left(people: People) -> None:
    anna = people.come("Anna")
    anna.go("/about")
    kept = {"won": ["mogontiacum", "agrippina"], "lost": "", "table": "", "tables": []}
    anna.page.evaluate("kept => localStorage.setItem('ludi.discordia-campaign', JSON.stringify(kept))", kept)
    anna.go("/campaign")
    expect(anna.page.locator("[data-game='3'][data-state=next]")).to_be_visible()
    expect(anna.page.locator("[data-city=mogontiacum][data-state=won]")).to_be_visible()
    anna.button("discordia-campaign-continue").click()
    anna.wait_for_turn()
    offered = set(steps_of(anna))
    assert len(offered) == 2
    assert offered <= {"confluentes", "noviomagus", "treverorum", "borbetomagus"}
    expect(anna.page.locator("[data-workers='0']")).to_contain_text("16")


def test_a_turn_is_built_by_clicking_and_taken_back(people: People, house: House) -> None:
    anna = people.come("Anna")
    anna.take_seat(table_at(house, "die"), "discordia")
    anna.wait_for_turn()
    before, first = anna.step(), set(steps_of(anna))
    for count, steps in ((1, ["blue", "1+1"]), (2, ["star"]), (3, ["season"])):
        for step in steps:
            press(anna, step)
        expect(anna.page.locator("[data-testid=turn] li")).to_have_count(count)
    lines = anna.page.locator("[data-testid=turn] li").all_inner_texts()
    assert "plays with the blue die, a 1 turned into 2" in lines[0]
    assert "takes 1 star" in lines[1]
    anna.page.locator("[data-testid=turn] [data-back]").nth(1).click()
    expect(anna.page.locator("[data-testid=turn] li")).to_have_count(1)
    anna.page.locator("[data-testid=turn] [data-back]").first.click()
    expect(anna.page.locator(".discordia[data-decision=die]")).to_be_visible()
    assert anna.step() == before
    assert set(steps_of(anna)) == first


def choose_die(guest: Guest) -> None:
    """Take the first die as it fell."""
    before = version_of(guest)
    press(guest, next(step for step in steps_of(guest) if step in ("blue", "red", "yellow")))
    guest.page.wait_for_function(IS_DONE_OR_PICKED, arg=before)
    if version_of(guest) == before:
        press(guest, next(step for step in steps_of(guest) if re.fullmatch(r"\d", step)))
    guest.page.wait_for_function(IS_OPEN, arg=before)


def test_what_the_chosen_die_can_do_lights_up(people: People, house: House) -> None:
    anna = people.come("Anna")
    anna.take_seat(table_at(house, "turn"), "discordia")
    anna.wait_for_turn()
    places = [step for step in steps_of(anna) if re.fullmatch(r"\d\.\d", step)]
    column = anna.page.locator(".head.mine").get_attribute("data-column")
    assert places
    assert {place[0] for place in places} == {column}
    lit = anna.page.locator(".place.lit")
    assert lit.count() == len(places)


def test_a_turn_is_played_by_keyboard_alone(people: People, house: House) -> None:
    anna = people.come("Anna")
    anna.take_seat(table_at(house, "die"), "discordia")
    anna.wait_for_turn()
    before = version_of(anna)
    tab_to(anna, "element => element.matches('.die[data-legal]')")
    anna.page.keyboard.press("Enter")
    anna.page.wait_for_function(IS_DONE_OR_PICKED, arg=before)
    if version_of(anna) == before:
        tab_to(anna, r"element => /^\d$/.test(element.dataset.step) && 'legal' in element.dataset")
        anna.page.keyboard.press("Enter")
    anna.page.wait_for_function(IS_OPEN, arg=before)
    tab_to(anna, "element => element.closest('.display') !== null")
    goal = next(step for step in steps_of(anna) if re.fullmatch(r"\d\.\d", step))
    walk(anna, goal)
    before = version_of(anna)
    anna.page.keyboard.press("Enter")
    anna.page.wait_for_function(IS_DONE_OR_PICKED, arg=before)
    if version_of(anna) == before:
        tab_to(anna, "element => 'legal' in element.dataset && element.closest('[role=group]') !== null")
        anna.page.keyboard.press("Enter")
    expect(anna.page.locator("[data-testid=turn] li")).to_have_count(2)
    while anna.page.locator("[data-legal][data-step=end]").count() == 0:
        tab_to(anna, "element => element.dataset.step === 'pass'")
        anna.page.keyboard.press("Enter")
    tab_to(anna, "element => element.dataset.step === 'end'")
    anna.page.keyboard.press("Enter")
    expect(anna.find("prompt")).to_contain_text("is thinking")


def tab_to(guest: Guest, test: str) -> None:
    """Press Tab until the focus is where one wants to be."""
    for _ in range(200):
        guest.page.keyboard.press("Tab")
        if guest.page.evaluate(f"({test})(document.activeElement)"):
            return
    raise AssertionError(f"no Tab leads there: {test}")


def walk(guest: Guest, goal: str) -> None:
    """Go to a place of the display with the arrow keys."""
    here = guest.page.evaluate("document.activeElement.dataset.step")
    for at, keys in ((0, ("ArrowLeft", "ArrowRight")), (2, ("ArrowUp", "ArrowDown"))):
        for _ in range(abs(int(goal[at]) - int(here[at]))):
            guest.page.keyboard.press(keys[int(goal[at]) > int(here[at])])
    assert guest.page.evaluate("document.activeElement.dataset.step") == goal


def test_a_turn_is_played_with_a_finger_on_a_phone(people: People, house: House) -> None:
    anna, rng = people.come("Anna", SMALL), Rng(11)
    anna.take_seat(table_at(house, "die"), "discordia")
    anna.wait_for_turn()
    assert anna.overhang() == 0
    choose_die(anna)
    while "end" not in steps_of(anna) or anna.page.locator("[data-testid=turn] li").count() < 2:
        act(anna, rng)
    press(anna, "end")
    expect(anna.find("turn")).to_have_count(0)
    expect(anna.find("prompt")).to_contain_text("is thinking")
    assert anna.overhang() == 0


def test_the_board_speaks_dutch(people: People, house: House) -> None:
    anna = people.come("Anna", Window(language="nl"))
    anna.take_seat(table_at(house, "turn"), "discordia")
    anna.wait_for_turn()
    expect(anna.find("prompt")).to_contain_text("Je speelt met")
    expect(anna.button("discordia-action-end").first).to_be_visible()
    expect(anna.page.locator(".discordia")).to_contain_text("Saturnaliën")
    assert "schip" in " ".join(
        anna.page.eval_on_selector_all("[role=gridcell]", "all => all.map(one => one.textContent)")
    )


def test_the_city_of_another_opens_large(people: People, house: House) -> None:
    anna = people.come("Anna")
    anna.take_seat(table_at(house, "turn", year=2), "discordia")
    anna.wait_for_turn()
    anna.page.locator("[data-open='1']").click()
    dialog = anna.page.get_by_role("dialog")
    expect(dialog.locator(".city[data-seat='1']")).to_be_visible()
    assert dialog.locator("[data-legal]").count() == 0
    anna.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def test_the_end_of_a_year_is_opened_again_from_the_log(people: People, house: House) -> None:
    anna = people.come("Anna")
    anna.take_seat(table_at(house, "die", year=2, season=1), "discordia")
    anna.wait_for_turn()
    assert anna.find("year").count() == 0
    anna.page.get_by_role("log").get_by_role("button", name=anna.say("web-log-open")).last.click()
    assert "supply value" in walk_through_year(anna)


@pytest.mark.parametrize("window", [Window(), SMALL._replace(theme="dark")], ids=["light", "dark phone"])
def test_nothing_grave_stands_in_the_way_of_anybody(people: People, house: House, window: Window) -> None:
    anna = people.come("Anna", window)
    anna.take_seat(table_at(house, "turn", year=2), "discordia")
    anna.wait_for_turn()
    anna.page.locator("[data-year='1'].button").click()
    anna.find("year").wait_for()
    assert faults(anna) == []
    anna.go("/campaign")
    anna.page.locator("[data-city]").first.wait_for()
    assert faults(anna) == []

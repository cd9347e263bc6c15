"""What of Discordia is seen together, on a desktop and on a phone, and what explains itself there."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import expect
from tests.browser.axe import faults

from ludi.browser.hands import go_on, match_until, show
from ludi.browser.house import House
from ludi.browser.people import PHONE, Guest, People, Window
from ludi.engine.match import Match

pytestmark = pytest.mark.browser

DESKTOP = Window(width=1440, height=900)
SMALL = Window(width=360, height=740, has_touch=True)
NAMES = ["Anna", "Bram", "Cato", "Dora"]
BOTH: dict[str, Any] = {"boards": "on", "magna": "on"}
OUT_OF_SIGHT = """() => {
    const box = one => one.getBoundingClientRect();
    const floor = box(document.querySelector('.desk')).top;
    const parts = '.counts, .bank, .magna, .rhine, .heads, .tiles, .display, .section-city .city, .die';
    const all = [...document.querySelectorAll(`${parts}, .area [data-legal]`)];
    const isOut = ({ top, bottom, right, width }) =>
        top < 0 || bottom > floor + 1 || right > innerWidth || !width;
    return all.filter(one => isOut(box(one))).map(one => `${one.className} ${box(one).bottom} of ${floor}`);
}"""
PLACES = """() => [...document.querySelectorAll('.area, aside')].map(one => one.getBoundingClientRect())
    .map(({ left, top, width, height }) => [left, top + scrollY, width, height])"""


def is_annas(match: Match, decision: str, year: int, season: int) -> bool:
    """Whether Anna has this to decide in a season."""
    view: Any = match.view(0)
    return (view.decision, view.year, view.season) == (decision, year, season) and match.to_act() == [0]


def sit(
    guest: Guest,
    house: House,
    decision: str = "turn",
    seats: int = 3,
    year: int = 1,
    season: int = 2,
    **options: Any,
) -> None:
    """Anna comes to a table at which she has this to decide."""
    match = match_until(
        "discordia", seats, lambda match: is_annas(match, decision, year, season), seed=3, **(options or BOTH)
    )
    assert not match.outcome
    guest.take_seat(go_on(house.address, match, NAMES[:seats])[0], "discordia")
    guest.wait_for_turn()


def see_all(guest: Guest) -> None:
    """Display, city, dice and whatever can be chosen are on the screen above the desk, without scrolling."""
    with suppress(PlaywrightError):
        guest.page.wait_for_function(f"() => ({OUT_OF_SIGHT})().length === 0", timeout=15000)
    assert guest.page.evaluate(OUT_OF_SIGHT) == []
    assert guest.page.evaluate("scrollY") == 0
    assert guest.overhang() == 0


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_display_city_and_dice_are_seen_together_on_a_desktop(
    people: People, house: House, seats: int
) -> None:
    anna = people.come("Anna", DESKTOP)
    sit(anna, house, seats=seats, year=2, season=1)
    see_all(anna)


def test_without_magna_a_larger_and_an_upright_screen_show_all_too(people: People, house: House) -> None:
    anna = people.come("Anna", DESKTOP)
    sit(anna, house, seats=4, boards="off", magna="off")
    for width, height in ((1440, 900), (1920, 1080), (768, 1024)):
        anna.page.set_viewport_size({"width": width, "height": height})
        anna.page.wait_for_function(f"() => innerWidth === {width}")
        see_all(anna)


@pytest.mark.parametrize("window", [SMALL, PHONE], ids=["360", "390"])
def test_on_a_phone_the_prompt_stays_and_names_the_tab_it_means(
    people: People, house: House, window: Window
) -> None:
    anna = people.come("Anna", window)
    sit(anna, house)
    tabs = anna.page.locator(".discordia [role=tab]:has(.count)").evaluate_all(
        "all => all.map(one => one.firstChild.data)"
    )
    assert tabs
    for tab in tabs:
        expect(anna.find("where")).to_contain_text(tab.strip())
    heads = anna.page.locator(".heads .head").evaluate_all(
        "all => all.map(one => one.getBoundingClientRect()).map(box => [box.left, box.right])"
    )
    assert len(heads) == 6
    assert min(left for left, _ in heads) >= 0
    assert max(right for _, right in heads) <= window.width
    for tab in ("city", "general", "rhine"):
        anna.page.locator(f"[data-tab={tab}]").tap()
        expect(anna.page.locator(f".section-{tab}")).to_be_visible()
        anna.page.evaluate("scrollTo(0, document.body.scrollHeight / 2)")
        expect(anna.find("prompt")).to_be_in_viewport()
        expect(anna.page.locator(f"[data-tab={tab}]")).to_be_in_viewport()
        assert anna.overhang() == 0


@pytest.mark.parametrize("window", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_end_of_a_year_opens_by_itself_and_folds_to_a_line(
    people: People, house: House, window: Window
) -> None:
    anna = people.come("Anna", window)
    anna.page.clock.install()
    sit(anna, house, seats=1, season=5)
    while not anna.find("year").count():
        anna.page.locator("[data-step=end][data-legal], [data-step=pass][data-legal]").locator(
            "visible=true"
        ).first.click()
        anna.page.clock.run_for(300)
    assert anna.find("year-line").count() == 1
    for _ in range(40):
        if not anna.find("year").count():
            break
        anna.page.clock.run_for(1500)
        if anna.page.locator("[data-give]:enabled").count():
            anna.page.locator("[data-give]:enabled").first.click()
    expect(anna.find("year")).to_have_count(0)
    expect(anna.find("year-line")).to_contain_text("I")
    anna.page.get_by_role("log").get_by_role("button", name=anna.say("web-log-open")).last.click()
    expect(anna.find("year")).to_be_visible()
    anna.find("fold-year").click()
    expect(anna.find("year")).to_have_count(0)


def test_draws_of_the_set_up_are_one_line_of_the_log_each(people: People, house: House) -> None:
    anna = people.come("Anna")
    sit(anna, house, "die", season=1)
    log = anna.page.get_by_role("log")
    run = log.locator(".run").filter(has_text="Anna draws 17 workers")
    expect(run).to_have_count(1)
    expect(log).to_contain_text("18 tiles come into the display")
    single = log.locator("li:not(.run)").filter(has_text="Anna draws")
    expect(single).to_have_count(0)
    run.get_by_role("button").click()
    expect(single).to_have_count(17)
    run.get_by_role("button").click()
    expect(single).to_have_count(0)


@pytest.mark.parametrize("window", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_what_is_grey_says_why_and_nothing_jumps(people: People, house: House, window: Window) -> None:
    anna = people.come("Anna", window)
    sit(anna, house)
    for grey, tab in (
        (".place:not([data-legal]):not(.gap)", "rhine"),
        (".heads .die[aria-disabled=true]", "rhine"),
        (".spaces.dev .space:not([data-legal])", "city"),
        (".section-general .card[aria-disabled=true]", "general"),
    ):
        if window.has_touch:
            anna.page.locator(f"[data-tab={tab}]").tap()
        thing = anna.page.locator(grey).first
        thing.evaluate("one => one.scrollIntoView({ block: 'center' })")
        before = anna.page.evaluate(PLACES)
        thing.click(force=True)  # what is grey is marked so, and answers all the same
        problem = anna.page.locator(".notes .problem")
        expect(problem).to_be_visible()
        expect(problem.get_by_role("button").first).to_contain_text("D-")
        assert anna.page.evaluate(PLACES) == before
        anna.page.locator(".notes").get_by_role("button", name=anna.say("web-close")).click()


def test_words_and_signs_explain_themselves_on_a_tap(people: People, house: House) -> None:
    anna = people.come("Anna", PHONE)
    sit(anna, house)
    anna.page.locator(".action:not(.mine) .option").first.tap(force=True)
    expect(anna.find("explain")).to_contain_text("Your die is in column")
    anna.page.locator(".germans .attack").tap()
    expect(anna.find("explain")).to_contain_text("German tiles")
    anna.page.locator("[data-tab=city]").tap()
    expect(anna.find("explain")).to_have_count(0)
    for thing, told in (
        (".left", "wins at once"),
        (".lack", "symbols"),
        (".row-of.harbor .label", "blue workers"),
    ):
        anna.page.locator(f".section-city {thing}").first.tap()
        expect(anna.find("explain")).to_contain_text(told)
    assert faults(anna) == []


@pytest.mark.parametrize("seats", [1, 3])
def test_the_end_tells_what_made_the_workers_come_and_go(people: People, house: House, seats: int) -> None:
    anna = people.come("Anna", PHONE if seats == 1 else DESKTOP)
    match = match_until("discordia", seats, lambda match: False, **BOTH)
    anna.go(f"/t/{show(house.address, match, NAMES[:seats])['table']}")
    table = anna.find("reckoning")
    expect(table).to_be_visible()
    rows: list[list[str]] = table.locator("tr").evaluate_all(
        "rows => rows.map(row => [...row.cells].map(cell => cell.textContent.trim()))"
    )
    left = [0] * seats
    sums = [anna.say("web-discordia-story-start"), anna.say("web-discordia-story-left")]
    for name, *cells in rows[1:]:
        counts = [0 if cell == "·" else int(cell.replace("−", "-")) for cell in cells]
        if name == sums[0]:
            left = counts
        elif name == sums[1]:
            assert left == counts
        elif cells:
            left = [one + count for one, count in zip(left, counts, strict=True)]
    assert left == list(match.view(None).scores)  # type: ignore[attr-defined]
    expect(anna.page.locator(".course svg[role=img]")).to_be_visible()
    assert anna.overhang() == 0

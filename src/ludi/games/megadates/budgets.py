"""What the galley battle may cost in the browser."""

from __future__ import annotations

from ludi.browser.budgets import WATCH_FRAMES, Budget, open_a_table
from ludi.browser.hands import hands
from ludi.browser.people import PHONE, People, Window
from ludi.games.megadates.scenes import battle

SHIPS = 27
TURNS = 3
ORDER = ("1", "1", "done")
CHANGED = "before => document.querySelector('.written')?.innerText !== before"


def taps_to_a_locked_order(people: People) -> float:
    """Taps from the start page until an order of two steps, or what the ship may, is locked against a bot."""
    guest = people.come("Anna", PHONE)
    taps = open_a_table(guest, "megadates")
    for action in ORDER:
        block = guest.page.locator(f'.orders [data-step="{action}"]').first
        block.wait_for()
        if block.get_attribute("data-legal") is None:
            continue
        written = guest.page.locator(".written").inner_text()
        block.tap()
        guest.page.wait_for_function(CHANGED, arg=written)
        taps += 1
    return taps


def drawn_after(people: People) -> float:
    """Milliseconds from a frame of the server until the chart shows it, with 27 ships; the longest."""
    keys = battle(people.address, "coracesium", SHIPS, 0)
    guest = people.come("Visitor", Window(width=1440, height=900))
    guest.context.add_init_script(WATCH_FRAMES)
    guest.go(f"/t/{keys['table']}")
    guest.page.locator(".chart [data-ship]").first.wait_for()
    with hands(people.address, [keys]) as (anna,):
        for _ in range(TURNS):
            anna.wait(lambda view: len(view["locked"]) == SHIPS - 1)
            turn = anna.position["view"]["turn"]
            anna.ask("deadline")
            anna.wait(lambda view, turn=turn: view["turn"] > turn)  # type: ignore[misc]
    guest.page.wait_for_function("turns => window.drawn.length >= turns", arg=TURNS)
    return float(max(guest.page.evaluate("window.drawn")))


BUDGETS = [
    Budget("from the start page to a locked order", 6, "taps", taps_to_a_locked_order),
    Budget(f"a frame of {SHIPS} ships is drawn", 100, "ms", drawn_after),
]

"""What the client may cost in the browser: budgets that are measured and printed, never a test."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from ludi.browser.people import LEGAL, PHONE, Guest, People
from ludi.browser.scenes import first_game
from ludi.engine.parts import load
from ludi.engine.registry import game_class, game_ids

KILO = 1000
# Sums up what jumps, as browsers do: what follows a tap within half a second was wanted.
WATCH_SHIFTS = """window.shifts = 0; new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shifts += entry.value;
}).observe({ type: 'layout-shift', buffered: true });"""
# From a message of the server until what it changed is on the screen.
WATCH_FRAMES = """window.drawn = []; const Socket = window.WebSocket;
window.WebSocket = class extends Socket {
  constructor(...words) {
    super(...words);
    this.addEventListener('message', ({ data }) => {
      if (!String(data).startsWith('{"type":"snapshot"')) return;
      const came = performance.now();
      requestAnimationFrame(() => setTimeout(() => window.drawn.push(performance.now() - came)));
    });
  }
};"""


class Budget(NamedTuple):
    """A number that must stay under its bar; `measure` finds it with people who come to a server."""

    name: str
    bar: float
    unit: str
    measure: Callable[[People], float]
    digits: int = 0


def first_load(people: People) -> float:
    """Kilobytes, packed, until the start page stands still."""
    guest = people.come("Anna", PHONE)
    received: list[float] = []
    line = guest.context.new_cdp_session(guest.page)
    line.send("Network.enable")
    line.on("Network.loadingFinished", lambda told: received.append(told["encodedDataLength"]))
    guest.go("/")
    guest.page.locator("article").first.wait_for()
    guest.page.wait_for_load_state("networkidle")
    return sum(received) / KILO


def open_a_table(guest: Guest, game: str) -> int:
    """From the start page to a new table against bots; gives the taps."""
    guest.go("/")
    guest.page.locator(f"article a[href='/new/{game}']").tap()
    guest.page.locator("form button.primary").tap()
    guest.page.wait_for_url("**/t/*")
    return 2


def taps_to_a_move(people: People) -> float:
    """Taps from the start page to a first move against bots."""
    guest = people.come("Anna", PHONE)
    taps = open_a_table(guest, first_game())
    guest.page.locator(LEGAL).first.wait_for()
    before = guest.step()
    while guest.step() == before:
        guest.press(guest.legal()[0])
        guest.wait_until_moved_or_lifted(before)
        taps += 1
    return taps


def largest_shift(people: People) -> float:
    """What jumps on the way from the start page to a first move, on a phone."""
    guest = people.come("Anna", PHONE)
    guest.context.add_init_script(WATCH_SHIFTS)
    open_a_table(guest, first_game())
    guest.page.locator(LEGAL).first.wait_for()
    guest.page.wait_for_load_state("networkidle")
    return float(guest.page.evaluate("window.shifts"))


OF_THE_HOUSE = [
    Budget("first load, packed", 120, "kB", first_load),
    Budget("from the start page to a first move", 3, "taps", taps_to_a_move),
    Budget("layout shift", 0.05, "", largest_shift, digits=3),
]


def all_budgets() -> list[Budget]:
    """Those of the house and of every game."""
    brought = [parts.budgets for parts in (game_class(game).parts for game in game_ids()) if parts.budgets]
    return [*OF_THE_HOUSE, *(budget for name in brought for budget in load(name))]

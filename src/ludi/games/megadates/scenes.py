"""The galley battle to look at: chart, reveal, the desks of a captain and of the umpire, report and end."""

from __future__ import annotations

from functools import cache
from itertools import count

from ludi.browser.hands import Keys, ask, go_on, hands
from ludi.browser.people import Guest
from ludi.browser.scenes import Scene
from ludi.engine.fair import FairDice
from ludi.engine.match import Match
from ludi.engine.registry import make

WHOLE = 100  # turns: more than any battle has
CONTEST = {  # one step brings both ships into one rex
    "title": "Two for one rex",
    "map": {"cols": 12, "rows": 9},
    "turn_limit": 5,
    "ships": [
        {"id": "R1", "side": "rome", "type": "quadrireme", "squadron": "red", "stern": [4, 5], "facing": "E"},
        {
            "id": "P1",
            "side": "pirates",
            "type": "liburnia",
            "squadron": "black",
            "stern": [6, 4],
            "facing": "SE",
        },
    ],
}


@cache
def battle(address: str, scenario: str, seats: int, turns: int) -> Keys:
    """A battle of Anna, its umpire too, among bots after so many turns, in which she kept her course."""
    chairs = [
        {"kind": "person", "name": "Anna"},
        *({"kind": "bot", "bot": "medium"} for _ in range(seats - 1)),
    ]
    wish = {"game": "megadates", "options": {"scenario": scenario}, "seats": chairs, "umpire": True}
    keys: Keys = ask(address, "/tables", wish)
    ask(address, f"/tables/{keys['table']}/start", {}, keys["owner_token"])
    with hands(address, [keys]) as (anna,):
        anna.ask("say", text="Servate ordinem!", channel="squadron")
        for _ in range(turns):
            anna.wait(lambda view: view["stage"] == "over" or len(view["locked"]) == seats - 1)
            if anna.position["view"]["stage"] == "over":
                break
            anna.ask("deadline")
    return keys


def contest(address: str) -> list[Keys]:
    """A battle of Anna and Bram in which she rolled higher and is asked whether she rams (N-075)."""
    game = make("megadates", scenario=CONTEST)
    for seed in count(1):
        match = Match(game, 2, FairDice(f"{seed:064x}"))
        match.play(0, "1", "1", "ram", "done")
        match.play(1, "1", "1", "ram", "done")
        if match.to_act() == [0]:
            break
    return go_on(address, match, ["Anna", "Bram"])


def sit(guest: Guest, scenario: str, seats: int, turns: int = 0, has_desk: bool = False) -> None:
    """Come to such a battle as its captain, with the umpire's key or without."""
    keys = battle(guest.address, scenario, seats, turns)
    guest.take_seat(keys if has_desk else {**keys, "umpire_token": None}, "megadates")
    guest.page.locator(".chart [data-ship]").first.wait_for()


def chart(guest: Guest) -> None:
    """Twenty-seven ships before Coracesium, seen by a spectator."""
    guest.go(f"/t/{battle(guest.address, 'coracesium', 27, 0)['table']}")
    guest.page.locator(".chart [data-ship]").first.wait_for()


def melee(guest: Guest) -> None:
    """The same some turns later, on the whole of a big screen."""
    guest.go(f"/t/{battle(guest.address, 'coracesium', 27, 9)['table']}")
    guest.page.locator(".chart [data-ship]").first.wait_for()
    if not guest.window.has_touch:
        guest.button("web-megadates-screen").click()


def desk(guest: Guest) -> None:
    """A captain writes his orders, with reach and arcs."""
    sit(guest, "squadron", 7, 3)
    for action in ("1", "1R"):
        if guest.page.locator(f'.orders [data-step="{action}"][data-legal]').count():
            guest.page.locator(f'.orders [data-step="{action}"]').click()
            guest.page.locator(".written [data-place]").first.wait_for()
    open_aids(guest)
    guest.page.locator(".aids").get_by_role("button", name="4", exact=True).click()


def open_aids(guest: Guest) -> None:
    """On a phone range and sight come when they are asked for."""
    if guest.window.has_touch:
        guest.button("web-megadates-aids").click()


def sight(guest: Guest) -> None:
    """Whom one's ship sees among the islands."""
    sit(guest, "insulae", 11, 2)
    open_aids(guest)
    guest.button("web-megadates-sight").click()


def reveal(guest: Guest) -> None:
    """The last turn, in the midst of being played out."""
    sit(guest, "squadron", 7, 5)
    guest.button("web-megadates-watch").click()
    guest.button("web-replay-pause").click()
    for _ in range(4):
        guest.button("web-replay-on").click()


def strike(guest: Guest) -> None:
    """The higher roller is asked whether he rams."""
    guest.take_seat(contest(guest.address)[0], "megadates")
    guest.find("strike").wait_for()


def report(guest: Guest) -> None:
    """What a captain reads after a turn, all of it."""
    sit(guest, "squadron", 7, 5)
    guest.find("report").get_by_role("checkbox").check()


def umpire(guest: Guest) -> None:
    """The umpire's desk, looking at everything."""
    sit(guest, "squadron", 7, 5, has_desk=True)
    guest.find("umpire").locator("select").first.select_option("all")
    for part in guest.find("umpire").locator("summary").all():
        part.click()


def over(guest: Guest) -> None:
    """The battle is over."""
    sit(guest, "squadron", 7, WHOLE)
    guest.find("result").wait_for()


def eyes(guest: Guest) -> None:
    """Looking back with the eyes of who knew and heard all."""
    sit(guest, "squadron", 7, WHOLE)
    keys = battle(guest.address, "squadron", 7, WHOLE)
    guest.go(f"/t/{keys['table']}#40")
    guest.find("eyes").select_option("all")
    guest.chat()
    guest.page.locator(".chart [data-ship]").first.wait_for()


SCENES = [
    Scene("table", "galleys-chart", chart, is_projected=True),
    Scene("table", "galleys-melee", melee, is_projected=True),
    Scene("table", "galleys-desk", desk, is_projected=True),
    Scene("table", "galleys-sight", sight, is_projected=True),
    Scene("table", "galleys-reveal", reveal, is_projected=True),
    Scene("table", "galleys-strike", strike, is_projected=True),
    Scene("table", "galleys-report", report, is_projected=True),
    Scene("table", "galleys-umpire", umpire, is_projected=True),
    Scene("table", "galleys-over", over, is_projected=True),
    Scene("table", "galleys-eyes", eyes, is_projected=True),
]

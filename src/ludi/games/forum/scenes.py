"""Forum Romanum to look at: its board in several states, and what any table has around it."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from ludi.browser.hands import Keys, likely_game
from ludi.browser.people import Guest
from ludi.browser.scenes import Scene, table_after

if TYPE_CHECKING:
    from playwright.sync_api import WebSocketRoute

GAME = "forum"
ALL_PLACED = 32  # moves, with four players
ALL_MOVES = 1000


@cache
def first_scoring() -> int:
    """How many moves it takes four players to score when all Romans are placed."""
    moves = enumerate(likely_game(GAME, 4), 1)
    return next(count for count, move in moves if count > ALL_PLACED and "Scored" in move.kinds)


def at(guest: Guest, seats: int, count: int, seat: int | None = 0, **options: int) -> None:
    """Come to a table after so many moves, on a seat of it or as a spectator, and wait for its board."""
    keys: list[Keys] = table_after(guest.address, GAME, seats, count, **options)
    if seat is None:
        guest.go(f"/t/{keys[0]['table']}")
    else:
        guest.take_seat(keys[seat], GAME)
    guest.field("d4").wait_for()


def new_table_options(guest: Guest) -> None:
    """The form with an open seat and the house rules unfolded."""
    guest.fill_form(GAME, ["me", "open", "hard", "easy"], {"no-score-rounds": "20"})


def placing(guest: Guest) -> None:
    """One's turn to place a Roman."""
    at(guest, 3, 9)
    guest.wait_for_turn()


def jumping(guest: Guest) -> None:
    """One's turn to jump."""
    at(guest, 3, 36)
    guest.wait_for_turn()


def lifted(guest: Guest) -> None:
    """A Roman is lifted, and the fields it may jump to are shown."""
    jumping(guest)
    guest.press(guest.legal()[0])
    guest.page.locator("[aria-selected=true]").first.wait_for()


def refused(guest: Guest) -> None:
    """A move that a rule forbids."""
    placing(guest)
    guest.press(min(guest.fields() - set(guest.legal())))
    guest.find("problem").wait_for()


def hinted(guest: Guest) -> None:
    """A hint."""
    jumping(guest)
    guest.button("web-hint").click()
    guest.find("hint").wait_for()


def scored(guest: Guest) -> None:
    """A sector was scored."""
    at(guest, 4, first_scoring(), None)


def spectator(guest: Guest) -> None:
    """Somebody who only looks."""
    at(guest, 3, 36, None)


def two_players(guest: Guest) -> None:
    """Two players with two colours each."""
    at(guest, 2, 26)


def six_players(guest: Guest) -> None:
    """A full table."""
    at(guest, 6, 54)


def over(guest: Guest) -> None:
    """The game is over."""
    at(guest, 3, ALL_MOVES, no_score_rounds=3)
    guest.find("result").wait_for()


def replay(guest: Guest) -> None:
    """A game looked back at."""
    keys = table_after(guest.address, GAME, 3, ALL_MOVES, no_score_rounds=3)
    guest.go(f"/t/{keys[0]['table']}#20")
    guest.field("d4").wait_for()
    guest.page.get_by_role("slider").wait_for()


def sectors(guest: Guest) -> None:
    """All sectors as a table."""
    at(guest, 3, 36, None)
    guest.page.get_by_text(guest.say("web-forum-sectors"), exact=True).click()
    guest.find("sectors").wait_for()


def handed(guest: Guest) -> None:
    """A player has a link by which somebody takes over his seat."""
    jumping(guest)
    guest.button("web-hand").click()
    guest.button("web-hand-make").click()
    guest.page.get_by_label(guest.say("web-hand-link")).wait_for()


def shared_screen(guest: Guest) -> None:
    """Three people at one screen."""
    guest.make_table(GAME, ["me", "Bram", "Cato"])
    guest.wait_for_turn()
    guest.press("d4")
    guest.wait_after(0)


def rule_panel(guest: Guest) -> None:
    """The rules beside the game."""
    jumping(guest)
    guest.button("web-rules").click()
    guest.page.get_by_role("dialog").locator("h2, h3").nth(1).wait_for()


def chat(guest: Guest) -> None:
    """What is said at the table."""
    jumping(guest)
    guest.speak("Salvete omnes!")
    guest.find("chat").get_by_text("Salvete").first.wait_for()


def keys_listed(guest: Guest) -> None:
    """The shortcuts."""
    jumping(guest)
    guest.page.keyboard.press("?")
    guest.page.get_by_role("dialog").wait_for()


def offline(guest: Guest) -> None:
    """The connection is gone."""
    lines: list[WebSocketRoute] = []

    def connect(line: WebSocketRoute) -> None:
        line.connect_to_server()
        lines.append(line)

    guest.page.route_web_socket("**/ws/*", connect)
    jumping(guest)
    guest.page.route_web_socket("**/ws/*", lambda line: line.close())
    for line in lines:
        line.close()
    guest.page.locator("[data-testid=connection][data-state=offline]").wait_for()


SCENES = [
    Scene("new", "options", new_table_options),
    Scene("table", "placing", placing),
    Scene("table", "jumping", jumping),
    Scene("table", "lifted", lifted),
    Scene("table", "refused", refused),
    Scene("table", "hint", hinted),
    Scene("table", "scored", scored),
    Scene("table", "spectator", spectator),
    Scene("table", "two-players", two_players),
    Scene("table", "six-players", six_players),
    Scene("table", "over", over),
    Scene("table", "replay", replay),
    Scene("table", "sectors", sectors),
    Scene("table", "handed", handed),
    Scene("table", "one-screen", shared_screen),
    Scene("table", "rule", rule_panel),
    Scene("table", "chat", chat),
    Scene("table", "keys", keys_listed),
    Scene("table", "offline", offline),
]

"""Micatio to look at: a game without a board of its own, with draws and with secrets."""

from __future__ import annotations

from ludi.browser.people import Guest
from ludi.browser.scenes import Scene

GAME = "micatio"


def draws(guest: Guest) -> None:
    """Every draw of a game that was given up, computed again."""
    guest.make_table(GAME, ["me", "easy"])
    guest.button("web-leave").click()
    guest.button("web-abandon").click()
    guest.find("draws").locator("summary").click()


def curtain(guest: Guest) -> None:
    """Between two people at one screen."""
    guest.make_table(GAME, ["me", "Bram"])
    guest.find("curtain").wait_for()


def plain_choices(guest: Guest) -> None:
    """A game without a board of its own."""
    curtain(guest)
    guest.button("web-curtain-lift", name="Anna").click()
    guest.page.locator("[role=group] [data-legal]").first.wait_for()


SCENES = [
    Scene("table", "draws", draws),
    Scene("table", "curtain", curtain),
    Scene("table", "choices", plain_choices),
]

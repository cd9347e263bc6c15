"""A game from a package in a real browser: on the board for any game, and on one that it brings itself."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.browser.axe import faults
from tests.test_a_game_from_outside import NIM, install

from ludi.browser.house import House
from ludi.browser.people import PHONE, Guest, People, Window
from ludi.engine.rng import Rng

pytestmark = pytest.mark.browser

BOARD = Path(__file__).parent / "nim_board.js"
OWN = "nimble"  # Nim under another name, with a board of its own


def with_own_board(source: Path) -> Path:
    """The package of Nim under another name, with a module that draws its board."""
    package = source / "ludi_nimble"
    (source / "ludi_nim").rename(package)
    for path in (source / "pyproject.toml", *package.iterdir()):
        path.write_text(re.sub(r"\bnim\b|(?<=ludi.)nim", OWN, path.read_text("utf-8")), "utf-8")
    code = (package / "__init__.py").read_text("utf-8")
    start = "class NimGame(ludi.SpokenGame):\n"
    assert start in code
    code = code.replace('"Nim"', '"Nimble"').replace(
        start, f'{start}    parts = ludi.Parts(board="board.js")\n'
    )
    (package / "__init__.py").write_text(code, "utf-8")
    shutil.copy(BOARD, package / "board.js")
    return source


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server beside which both packages are installed."""
    folder, other = tmp_path_factory.mktemp("nim"), tmp_path_factory.mktemp(OWN)
    plain = install(shutil.copytree(NIM, folder / "source"), folder)
    own = install(with_own_board(shutil.copytree(NIM, other / "source")), other)
    server = House(tmp_path_factory.mktemp("house"))
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", f"{plain}:{own}")
        server.open()
    yield server
    server.close()


def open_table(guest: Guest, game: str, title: str) -> None:
    """From the lobby to a table with a bot."""
    guest.go("/")
    guest.link("web-play-game", game=title).click()
    guest.page.wait_for_url(f"**/new/{game}")
    guest.page.get_by_label(guest.say("web-seat", letter="B"), exact=True).select_option("easy")
    guest.page.locator("form button.primary").click()
    guest.page.wait_for_url("**/t/*")


def sticks(guest: Guest) -> list[str]:
    """What the board shows of the heaps."""
    return guest.page.locator("[data-field=heaps] li b").all_inner_texts()


IS_ANOTHER_LIST = """([before, shown]) => {
    const buttons = [...document.querySelectorAll('[role=group] [data-step]')];
    const steps = buttons.map(one => one.dataset.step).sort();
    const isMoved = Number(document.querySelector('[data-testid=table]').dataset.step) > before;
    return isMoved || (steps.length > 0 && steps.join() !== shown);
}"""


def press_any(guest: Guest, rng: Rng) -> None:
    """Choose any step, and wait until another list of steps is there, or the next position."""
    before, shown = guest.step(), ",".join(guest.legal())
    guest.press(guest.any_legal(rng))
    guest.page.wait_for_function(IS_ANOTHER_LIST, arg=[before, shown])


def test_nim_is_found_in_the_lobby_and_played_to_its_end_by_mouse(people: People) -> None:
    anna = people.come("Anna")
    open_table(anna, "nim", "Nim")
    anna.wait_for_turn()
    assert sticks(anna) == ["1", "3", "5", "7"]
    assert faults(anna) == []
    rng = Rng(1)
    while anna.wait_for_turn():
        press_any(anna, rng)
    expect(anna.find("result")).to_contain_text("the last stick is taken")
    assert sticks(anna) == ["0"] * 4


def test_nim_is_played_to_its_end_by_the_keyboard_alone(people: People) -> None:
    bram = people.come("Bram", Window(language="nl"))
    open_table(bram, "nim", "Nim")
    while bram.wait_for_turn():
        before = bram.step()
        bram.page.keyboard.press("b")
        bram.page.keyboard.press("End")
        while bram.step() == before and bram.page.locator("[data-step]:focus").count():
            bram.page.keyboard.press("Enter")
            bram.page.wait_for_timeout(50)
        bram.wait_after(before)
    expect(bram.find("result")).to_be_visible()


def test_the_board_for_any_game_fits_a_phone(people: People) -> None:
    anna = people.come("Anna", PHONE._replace(theme="dark"))
    open_table(anna, "nim", "Nim")
    anna.wait_for_turn()
    anna.press("d")
    expect(anna.page.locator(".path")).to_contain_text("d")
    assert anna.overhang() == 0
    assert faults(anna) == []


def test_a_board_that_the_package_brings_is_played_on(people: People) -> None:
    anna = people.come("Anna")
    open_table(anna, OWN, "Nimble")
    board = anna.find("foreign-board")
    board.get_by_role("button", name="d 7", exact=True).click()
    anna.wait_after(0)
    expect(board.get_by_role("button", name="d 7", exact=True)).to_have_count(0)
    expect(anna.find("any-board")).to_have_count(0)


def test_a_board_that_does_not_load_gives_way_to_the_one_for_any_game(people: People) -> None:
    anna = people.come("Anna")
    anna.page.route("**/board.js", lambda route: route.fulfill(status=404))
    open_table(anna, OWN, "Nimble")
    expect(anna.find("board-failed")).to_have_text(anna.say("web-any-failed"))
    anna.press("d")
    anna.press("7")
    anna.wait_after(0)
    anna.complaints.clear()


def test_a_board_that_breaks_while_it_is_played_gives_way_too(people: People) -> None:
    anna = people.come("Anna")
    open_table(anna, OWN, "Nimble")
    board = anna.find("foreign-board")
    stick = board.get_by_role("button", name="d 7", exact=True)
    stick.wait_for()
    board.locator(f"ludi-board-{OWN}").evaluate("board => { board.isBroken = true }")
    stick.click()
    expect(anna.find("board-failed")).to_be_visible()
    expect(anna.find("any-board")).to_be_visible()
    anna.complaints.clear()

"""What there is to see: every page, and the boards in several states; each picture is one of these scenes."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

from ludi.browser.hands import Keys, ask, gather, go_on, likely_moves, play, show
from ludi.browser.people import Guest
from ludi.engine.match import Match
from ludi.engine.parts import load
from ludi.engine.registry import game_class, game_ids

NAMES = ["Anna", "Bram", "Cato", "Dido", "Ennius", "Flora"]


class Scene(NamedTuple):
    """Something to see; `show` brings it before somebody."""

    page: str
    state: str
    show: Callable[[Guest], None]
    is_projected: bool = False  # for a big screen too


# Tables to look at, each made once for a server


@cache
def waiting_table(address: str, game: str) -> Keys:
    """A public table of Anna that waits for somebody."""
    seats = [{"kind": "person", "name": "Anna"}, {"kind": "open"}, {"kind": "bot", "bot": "medium"}]
    keys: Keys = ask(address, "/tables", {"game": game, "seats": seats, "is_public": True})
    return keys


@cache
def table_after(address: str, game: str, seats: int, count: int, **options: Any) -> list[Keys]:
    """A public table at which so many moves were made."""
    keys = gather(address, game, NAMES[:seats], options=options, is_public=True)
    play(address, keys, likely_moves(game, seats, count, **options))
    return keys


def is_annas(match: Match, **facts: Any) -> bool:
    """Whether it is Anna's turn in a position with such a view."""
    view = match.view(0)
    return match.to_act()[0] == 0 and all(getattr(view, name) == value for name, value in facts.items())


def turn_of(state: str, made: Callable[[], Match], page: str = "table") -> Scene:
    """Anna's turn, in a match that goes on from there."""

    @cache
    def keys_at(address: str) -> Keys:
        match = made()
        return go_on(address, match, NAMES[: match.seats])[0]

    def show_it(guest: Guest) -> None:
        guest.take_seat(keys_at(guest.address), made().game.info.id)
        guest.wait_for_turn()

    return Scene(page, state, show_it)


def end_of(state: str, made: Callable[[], Match]) -> Scene:
    """A match that is over."""

    @cache
    def keys_at(address: str) -> Keys:
        match = made()
        return show(address, match, NAMES[: match.seats])

    def show_it(guest: Guest) -> None:
        guest.go(f"/t/{keys_at(guest.address)['table']}")
        guest.find("result").wait_for()

    return Scene("table", state, show_it)


# The pages of the house; what needs a game takes the first of the list


def first_game() -> str:
    """The game that stands first."""
    return game_ids()[0]


def lobby(guest: Guest) -> None:
    """The lobby with a table of one's own and some of others."""
    game = first_game()
    waiting_table(guest.address, game)
    guest.take_seat(table_after(guest.address, game, 3, 36)[0], game)
    guest.go("/")
    guest.page.locator("a[href^='/t/']").first.wait_for()


def lobby_empty(guest: Guest) -> None:
    """The same with nothing to go on: the first visit, before the lists are there."""
    guest.page.route("**/api/tables", lambda route: route.fulfill(json=[]))
    guest.go("/")
    guest.page.get_by_text(guest.say("web-public-none")).wait_for()


def new_table(guest: Guest) -> None:
    """The form as it comes."""
    guest.go(f"/new/{first_game()}")
    guest.page.locator("form button.primary").wait_for()


def new_table_here(guest: Guest) -> None:
    """The form for several people at one screen."""
    guest.fill_form(first_game(), ["me", "Bram", "Cato", "medium"])


def waiting(guest: Guest) -> None:
    """A table that waits for somebody, seen by its owner."""
    guest.take_seat(waiting_table(guest.address, first_game()), first_game())
    guest.page.get_by_text(guest.say("web-invite")).first.wait_for()


def invited(guest: Guest) -> None:
    """The same table, seen by somebody who was sent the link."""
    guest.go(f"/t/{waiting_table(guest.address, first_game())['table']}")
    guest.button("web-sit").wait_for()


def unknown_table(guest: Guest) -> None:
    """A link to nothing."""
    guest.go("/t/abcdefghijklmnopqrst")
    guest.page.get_by_role("heading", name=guest.say("web-no-table-title")).wait_for()


def rules(guest: Guest) -> None:
    """The rulebook at one of its rules."""
    guest.go(f"/rules/{first_game()}")
    whole = guest.page.locator("#tab-book, main h2[id]").first
    whole.wait_for()
    if whole.get_attribute("role") == "tab":
        whole.click()
    rule = guest.page.locator("main [id*='-']").nth(20)
    rule.wait_for(state="attached")
    guest.go(f"/rules/{first_game()}#{rule.get_attribute('id')}")
    rule.wait_for()


def brief(guest: Guest) -> None:
    """The rules in a minute."""
    guest.go(f"/rules/{first_game()}")
    guest.find("brief").locator("svg").first.wait_for()


def lesson(guest: Guest) -> None:
    """The first page of a lesson."""
    guest.go(f"/learn/{first_game()}")
    guest.find("coach").wait_for()
    guest.page.locator("[role=gridcell]").first.wait_for()


def sheets(guest: Guest) -> None:
    """What an organiser prints, a sheet for each seat."""
    keys = waiting_table(guest.address, first_game())
    guest.take_seat(keys, first_game())
    guest.go(f"/t/{keys['table']}/sheets")
    guest.page.locator("svg").first.wait_for()


def projector(guest: Guest) -> None:
    """A game on the big screen."""
    guest.go(f"/t/{table_after(guest.address, first_game(), 3, 36)[0]['table']}/projector")
    guest.page.locator("[role=gridcell]").first.wait_for()


def projector_open(guest: Guest) -> None:
    """A table that waits for people, on the big screen."""
    guest.go(f"/t/{waiting_table(guest.address, first_game())['table']}/projector")
    guest.page.locator("svg").first.wait_for()


def about(guest: Guest) -> None:
    """About the house."""
    guest.go("/about")


def lost(guest: Guest) -> None:
    """A page that does not exist."""
    guest.go("/nowhere")


OF_THE_HOUSE = [
    Scene("lobby", "first-visit", lobby_empty),
    Scene("lobby", "tables", lobby),
    Scene("new", "usual", new_table),
    Scene("new", "one-screen", new_table_here),
    Scene("table", "waiting", waiting),
    Scene("table", "invited", invited),
    Scene("table", "unknown", unknown_table),
    Scene("rules", "brief", brief),
    Scene("rules", "rule", rules),
    Scene("learn", "first-page", lesson),
    Scene("sheets", "seats", sheets),
    Scene("projector", "waiting", projector_open, is_projected=True),
    Scene("projector", "playing", projector, is_projected=True),
    Scene("about", "page", about),
    Scene("lost", "page", lost),
]


@cache
def all_scenes() -> list[Scene]:
    """Those of the house and of every game, page by page as one comes to them."""
    brought = [parts.scenes for parts in (game_class(game).parts for game in game_ids()) if parts.scenes]
    found = [*OF_THE_HOUSE, *(scene for name in brought for scene in load(name))]
    first = list(dict.fromkeys(scene.page for scene in found))
    return sorted(found, key=lambda scene: first.index(scene.page))

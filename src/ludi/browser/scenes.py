"""What there is to see: every page, and the board in several states; each picture is one of these scenes."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

from ludi.browser import galleys
from ludi.browser.hands import Keys, ask, gather, go_on, likely_game, likely_moves, match_until, play, show
from ludi.browser.people import Guest
from ludi.engine.match import Match

if TYPE_CHECKING:
    from playwright.sync_api import WebSocketRoute

NAMES = ["Anna", "Bram", "Cato", "Dido", "Ennius", "Flora"]
QUICK = {"no_score_rounds": 3}
ALL_PLACED = 32  # moves, with four players
ALL_MOVES = 1000


class Tables(NamedTuple):
    """Tables made ready to be looked at: the keys of their seats."""

    waiting: list[Keys]
    placing: list[Keys]
    jumping: list[Keys]
    scored: list[Keys]
    two: list[Keys]
    six: list[Keys]
    over: list[Keys]
    others: dict[str, Keys]  # of other games, by the state they are in


class Scene(NamedTuple):
    """Something to see; `show` brings it before somebody."""

    page: str
    state: str
    show: Callable[[Guest, Tables], None]
    is_projected: bool = False  # for a big screen too


def make_tables(address: str) -> Tables:
    """Bring tables to positions worth looking at."""
    seats = [{"kind": "person", "name": "Anna"}, {"kind": "open"}, {"kind": "bot", "bot": "medium"}]
    return Tables(
        waiting=[ask(address, "/tables", {"game": "forum", "seats": seats, "is_public": True})],
        placing=table_after(address, 3, 9),
        jumping=table_after(address, 3, 36),
        scored=table_after(address, 4, first_scoring()),
        two=table_after(address, 2, 26),
        six=table_after(address, 6, 54),
        over=table_after(address, 3, ALL_MOVES, **QUICK),
        others=pompeii_tables(address) | discordia_tables(address),
    )


def pompeii_tables(address: str) -> dict[str, Keys]:
    """Before and after the eruption, and at the end."""

    def looks_for(phase: str, actions: int) -> Callable[[Match], bool]:
        return lambda match: _is(match, phase=phase) and len(match.moves) > actions

    placing = match_until("pompeii", 4, looks_for("first", 60))
    running = match_until("pompeii", 4, looks_for("second", 150))
    over = match_until("pompeii", 4, lambda match: False)
    return {
        "pompeii-cards": go_on(address, placing, NAMES[:4])[0],
        "pompeii-lava": go_on(address, running, NAMES[:4])[0],
        "pompeii-over": show(address, over, NAMES[:4]),
    }


def discordia_tables(address: str) -> dict[str, Keys]:
    """From the draft to the end, with everything of Magna, and alone."""
    both: dict[str, Any] = {"boards": "on", "magna": "on"}

    def table(decision: str, year: int, season: int, seats: int = 3) -> Keys:
        match = match_until(
            "discordia",
            seats,
            lambda match: _is(match, decision=decision, year=year, season=season),
            **both,
        )
        return go_on(address, match, NAMES[:seats])[0]

    over = match_until("discordia", 3, lambda match: False, **both)
    return {
        "discordia-draft": table("board", 1, 1),
        "discordia-die": table("die", 1, 1),
        "discordia-turn": table("turn", 2, 2),
        "discordia-year": table("die", 3, 1),
        "discordia-alone": table("turn", 2, 2, seats=1),
        "discordia-over": show(address, over, NAMES[:3]),
    }


def _is(match: Match, **facts: Any) -> bool:
    """Whether it is Anna's turn in such a position."""
    view = match.view(0)
    return match.to_act()[0] == 0 and all(getattr(view, name) == value for name, value in facts.items())


def table_after(address: str, seats: int, count: int, **options: Any) -> list[Keys]:
    """A public table at which so many moves were made."""
    keys = gather(address, "forum", NAMES[:seats], options=options, is_public=True)
    play(address, keys, likely_moves("forum", seats, count, **options))
    return keys


def first_scoring() -> int:
    """How many moves it takes four players to score when all Romans are placed."""
    moves = enumerate(likely_game("forum", 4), 1)
    return next(count for count, move in moves if count > ALL_PLACED and "Scored" in move.kinds)


def sit(guest: Guest, keys: list[Keys], seat: int | None = 0) -> None:
    """Come to a table, on a seat of it or as a spectator, and wait for its board."""
    if seat is None:
        guest.go(f"/t/{keys[0]['table']}")
    else:
        guest.take_seat(keys[seat], "forum")
    guest.field("d4").wait_for()


def other_game(state: str) -> Callable[[Guest, Tables], None]:
    """A scene at the table of another game, over or with one's turn."""

    def show_it(guest: Guest, tables: Tables) -> None:
        keys = tables.others[state]
        if state.endswith("-over"):
            guest.go(f"/t/{keys['table']}")
            guest.find("result").wait_for()
        else:
            guest.take_seat(keys, state.partition("-")[0])
            guest.wait_for_turn()

    return show_it


# The scenes, in the order in which one comes to them


def lobby(guest: Guest, tables: Tables) -> None:
    """The lobby with a table of one's own and some of others."""
    guest.take_seat(tables.jumping[0], "forum")
    guest.go("/")
    guest.page.locator("a[href^='/t/']").first.wait_for()


def lobby_empty(guest: Guest, tables: Tables) -> None:
    """The same with nothing to go on: the first visit, before the lists are there."""
    guest.page.route("**/api/tables", lambda route: route.fulfill(json=[]))
    guest.go("/")
    guest.page.get_by_text(guest.say("web-public-none")).wait_for()


def new_table(guest: Guest, tables: Tables) -> None:
    """The form as it comes."""
    guest.go("/new/forum")
    guest.page.locator("form button.primary").wait_for()


def new_table_options(guest: Guest, tables: Tables) -> None:
    """The form with an open seat and the house rules unfolded."""
    guest.fill_form("forum", ["me", "open", "hard", "easy"], {"no-score-rounds": "20"})


def new_table_here(guest: Guest, tables: Tables) -> None:
    """The form for several people at one screen."""
    guest.fill_form("forum", ["me", "Bram", "Cato", "medium"])


def waiting(guest: Guest, tables: Tables) -> None:
    """A table that waits for somebody, seen by its owner."""
    guest.take_seat(tables.waiting[0], "forum")
    guest.page.get_by_text(guest.say("web-invite")).first.wait_for()


def invited(guest: Guest, tables: Tables) -> None:
    """The same table, seen by somebody who was sent the link."""
    guest.go(f"/t/{tables.waiting[0]['table']}")
    guest.button("web-sit").wait_for()


def placing(guest: Guest, tables: Tables) -> None:
    """One's turn to place a Roman."""
    sit(guest, tables.placing)
    guest.wait_for_turn()


def jumping(guest: Guest, tables: Tables) -> None:
    """One's turn to jump."""
    sit(guest, tables.jumping)
    guest.wait_for_turn()


def lifted(guest: Guest, tables: Tables) -> None:
    """A Roman is lifted, and the fields it may jump to are shown."""
    jumping(guest, tables)
    guest.press(guest.legal()[0])
    guest.page.locator("[aria-selected=true]").first.wait_for()


def refused(guest: Guest, tables: Tables) -> None:
    """A move that a rule forbids."""
    placing(guest, tables)
    guest.press(min(guest.fields() - set(guest.legal())))
    guest.find("problem").wait_for()


def hinted(guest: Guest, tables: Tables) -> None:
    """A hint."""
    jumping(guest, tables)
    guest.button("web-hint").click()
    guest.find("hint").wait_for()


def scored(guest: Guest, tables: Tables) -> None:
    """A sector was scored."""
    sit(guest, tables.scored, None)


def spectator(guest: Guest, tables: Tables) -> None:
    """Somebody who only looks."""
    sit(guest, tables.jumping, None)


def two_players(guest: Guest, tables: Tables) -> None:
    """Two players with two colours each."""
    sit(guest, tables.two)


def six_players(guest: Guest, tables: Tables) -> None:
    """A full table."""
    sit(guest, tables.six)


def over(guest: Guest, tables: Tables) -> None:
    """The game is over."""
    sit(guest, tables.over)
    guest.find("result").wait_for()


def replay(guest: Guest, tables: Tables) -> None:
    """A game looked back at."""
    guest.go(f"/t/{tables.over[0]['table']}#20")
    guest.field("d4").wait_for()
    guest.page.get_by_role("slider").wait_for()


def sectors(guest: Guest, tables: Tables) -> None:
    """All sectors as a table."""
    sit(guest, tables.jumping, None)
    guest.page.get_by_text(guest.say("web-forum-sectors"), exact=True).click()
    guest.find("sectors").wait_for()


def handed(guest: Guest, tables: Tables) -> None:
    """A player has a link by which somebody takes over his seat."""
    jumping(guest, tables)
    guest.button("web-hand").click()
    guest.button("web-hand-make").click()
    guest.page.get_by_label(guest.say("web-hand-link")).wait_for()


def draws(guest: Guest, tables: Tables) -> None:
    """Every draw of a game that was given up, computed again."""
    guest.make_table("micatio", ["me", "easy"])
    guest.button("web-leave").click()
    guest.button("web-abandon").click()
    guest.find("draws").locator("summary").click()


def shared_screen(guest: Guest, tables: Tables) -> None:
    """Three people at one screen."""
    guest.make_table("forum", ["me", "Bram", "Cato"])
    guest.wait_for_turn()
    guest.press("d4")
    guest.wait_after(0)


def curtain(guest: Guest, tables: Tables) -> None:
    """Between two people at one screen."""
    guest.make_table("micatio", ["me", "Bram"])
    guest.find("curtain").wait_for()


def plain_choices(guest: Guest, tables: Tables) -> None:
    """A game without a board of its own."""
    curtain(guest, tables)
    guest.button("web-curtain-lift", name="Anna").click()
    guest.page.locator("[role=group] [data-legal]").first.wait_for()


def rule_panel(guest: Guest, tables: Tables) -> None:
    """The rules beside the game."""
    jumping(guest, tables)
    guest.button("web-rules").click()
    guest.page.get_by_role("dialog").locator("h2, h3").nth(1).wait_for()


def chat(guest: Guest, tables: Tables) -> None:
    """What is said at the table."""
    jumping(guest, tables)
    guest.speak("Salvete omnes!")
    guest.find("chat").get_by_text("Salvete").first.wait_for()


def keys_listed(guest: Guest, tables: Tables) -> None:
    """The shortcuts."""
    jumping(guest, tables)
    guest.page.keyboard.press("?")
    guest.page.get_by_role("dialog").wait_for()


def offline(guest: Guest, tables: Tables) -> None:
    """The connection is gone."""
    lines: list[WebSocketRoute] = []

    def connect(line: WebSocketRoute) -> None:
        line.connect_to_server()
        lines.append(line)

    guest.page.route_web_socket("**/ws/*", connect)
    jumping(guest, tables)
    guest.page.route_web_socket("**/ws/*", lambda line: line.close())
    for line in lines:
        line.close()
    guest.page.locator("[data-testid=connection][data-state=offline]").wait_for()


def unknown_table(guest: Guest, tables: Tables) -> None:
    """A link to nothing."""
    guest.go("/t/abcdefghijklmnopqrst")
    guest.page.get_by_role("heading", name=guest.say("web-no-table-title")).wait_for()


def year_end(guest: Guest, tables: Tables) -> None:
    """The end of a year in Discordia, at the attack of the Germans."""
    other_game("discordia-year")(guest, tables)
    guest.page.locator("[data-year='2'].button").click()
    guest.page.locator("[data-testid=year][aria-busy=false]").wait_for()
    for _ in range(3):
        guest.find("next-step").click()


def campaign(guest: Guest, tables: Tables) -> None:
    """The campaign of Discordia with two cities won."""
    guest.go("/about")
    kept = {"won": ["mogontiacum", "agrippina"], "lost": "", "table": "", "tables": []}
    guest.page.evaluate("kept => localStorage.setItem('ludi.discordia-campaign', JSON.stringify(kept))", kept)
    guest.go("/campaign")
    guest.page.locator("[data-city]").first.wait_for()


def rules(guest: Guest, tables: Tables) -> None:
    """The rulebook at one of its rules."""
    guest.go("/rules/forum#F-27")
    guest.page.locator("[id='F-27']").wait_for()


def about(guest: Guest, tables: Tables) -> None:
    """About the house."""
    guest.go("/about")


def lost(guest: Guest, tables: Tables) -> None:
    """A page that does not exist."""
    guest.go("/nowhere")


SCENES = [
    Scene("lobby", "first-visit", lobby_empty),
    Scene("lobby", "tables", lobby),
    Scene("new", "usual", new_table),
    Scene("new", "options", new_table_options),
    Scene("new", "one-screen", new_table_here),
    Scene("table", "waiting", waiting),
    Scene("table", "invited", invited),
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
    Scene("table", "draws", draws),
    Scene("table", "one-screen", shared_screen),
    Scene("table", "curtain", curtain),
    Scene("table", "choices", plain_choices),
    Scene("table", "rule", rule_panel),
    Scene("table", "chat", chat),
    Scene("table", "keys", keys_listed),
    Scene("table", "offline", offline),
    Scene("table", "unknown", unknown_table),
    *(Scene("table", f"galleys-{state}", show, is_projected=True) for state, show in galleys.STATES.items()),
    *(
        Scene("table", state, other_game(state))
        for state in (
            "pompeii-cards",
            "pompeii-lava",
            "pompeii-over",
            "discordia-draft",
            "discordia-die",
            "discordia-turn",
            "discordia-alone",
            "discordia-over",
        )
    ),
    Scene("table", "discordia-year", year_end),
    Scene("campaign", "two-won", campaign),
    Scene("rules", "rule", rules),
    Scene("about", "page", about),
    Scene("lost", "page", lost),
]
PAGES = list(dict.fromkeys(scene.page for scene in SCENES))

"""People at the tables: each has a browser window of his own, and finds his way by what is written there."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from fluent.runtime import FluentBundle, FluentResource

from ludi.engine.game import seat_letter
from ludi.engine.registry import game_class, game_ids
from ludi.engine.rng import Rng
from ludi.games.spoken import LESSON, say
from ludi.table.words import all_texts

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Locator, Page

Theme = Literal["light", "dark"]
LEGAL = "[role=gridcell][data-legal], [role=group] [data-legal]"
WITHOUT_TLS = "Cross-Origin-Opener-Policy header has been ignored"  # at an address of the local network
CHAIRS = ("me", "open", "easy", "medium", "hard")
KNOWS_THE_GAMES = """try {
    const kept = Object.fromEntries(GAMES.map(game => [game, false]));
    localStorage.getItem("ludi.help") ?? localStorage.setItem("ludi.help", JSON.stringify(kept));
} catch { }""".replace("GAMES", str(game_ids()))  # and wants no help
RESULT = "[data-testid=result]"
IS_MOVED_OR_LIFTED = """before => Number(document.querySelector('[data-testid=table]').dataset.step) > before
    || document.querySelector('[role=gridcell][aria-selected=true]') !== null"""


class Window(NamedTuple):
    """How somebody looks at the pages."""

    language: str = "en"
    width: int = 1280
    height: int = 900
    theme: Theme = "light"
    has_touch: bool = False
    moves: bool = False  # whether motion is shown


PHONE = Window(width=390, height=844, has_touch=True)


@cache
def texts(language: str) -> FluentBundle:
    """Everything that the client can say in a language."""
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(all_texts(language)), allow_overrides=True)
    return bundle


def label(language: str, name: str, /, **words: Any) -> str:
    """A text of the client by its id, with an attribute after a point."""
    message = texts(language).get_message(name.partition(".")[0])
    attribute = name.partition(".")[2]
    pattern = message.attributes[attribute] if attribute else message.value
    assert pattern is not None, f"{name} has no text"
    text, errors = texts(language).format_pattern(pattern, words)
    assert not errors, f"{name}: {errors}"
    return str(text)


def middle(place: Locator) -> tuple[float, float]:
    """Where on the screen something is."""
    place.scroll_into_view_if_needed()
    box = place.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def point(place: tuple[float, float]) -> dict[str, float]:
    """A place as the browser's protocol has it."""
    return {"x": place[0], "y": place[1]}


class People:
    """Everybody who came to one server; each with a browser of his own, as on another machine."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.browser = browser
        self.address = address
        self.guests: list[Guest] = []

    def come(self, name: str, window: Window = Window(), *, is_new: bool = False) -> Guest:  # noqa: B008
        """Somebody opens the lobby; who is new has never played anything here."""
        context = self.browser.new_context(
            base_url=self.address,
            locale=window.language,
            viewport={"width": window.width, "height": window.height},
            color_scheme=window.theme,
            reduced_motion="no-preference" if window.moves else "reduce",
            has_touch=window.has_touch,
            is_mobile=window.has_touch,
        )
        if not is_new:
            context.add_init_script(KNOWS_THE_GAMES)
        guest = Guest(name, window, context, self.address)
        self.guests.append(guest)
        return guest

    def take_pictures(self, folder: Path, name: str) -> None:
        """What everybody sees, for whoever must find out what went wrong."""
        folder.mkdir(parents=True, exist_ok=True)
        for guest in self.guests:
            guest.page.screenshot(path=folder / f"{name}-{guest.name}.png", full_page=True)

    def leave(self) -> list[str]:
        """Everybody goes; gives what their browsers complained about."""
        for guest in self.guests:
            guest.context.close()
        return [f"{guest.name}: {complaint}" for guest in self.guests for complaint in guest.complaints]


class Guest:
    """One person, and the page before him."""

    def __init__(self, name: str, window: Window, context: BrowserContext, address: str) -> None:
        self.name = name
        self.address = address
        self.window = window
        self.language = window.language
        self.context = context
        self.page: Page = context.new_page()
        self.complaints: list[str] = []
        self.page.on("pageerror", lambda error: self.complaints.append(f"error: {error}"))
        self.page.on("console", lambda message: self._listen(message.type, message.text))

    def _listen(self, kind: str, text: str) -> None:
        if kind in ("error", "warning") and WITHOUT_TLS not in text:
            self.complaints.append(f"{kind}: {text}")

    def say(self, name: str, /, **words: Any) -> str:
        """A text of the client in this person's language."""
        return label(self.language, name, **words)

    def say_lesson(self, game: str, name: str) -> str:
        """A text of a game's lesson in this person's language."""
        name, _, attribute = name.partition(".")
        return say(game_class(game).package, self.language, name, {}, attribute, LESSON)

    def expect_broken_line(self) -> None:
        """Forget the complaints about a server that was not there."""
        self.complaints = [
            one for one in self.complaints if "ERR_CONNECTION" not in one and "WebSocket" not in one
        ]

    def expect_refusal(self) -> None:
        """Forget the complaints about what the server refused."""
        self.complaints = [
            one for one in self.complaints if "the server responded with a status of 4" not in one
        ]

    def overhang(self) -> int:
        """By how many pixels the page is wider than the window."""
        return int(self.page.evaluate("document.documentElement.scrollWidth - innerWidth"))

    def find(self, name: str) -> Locator:
        """Something on the page by its test id."""
        return self.page.get_by_test_id(name)

    def button(self, name: str, /, **words: Any) -> Locator:
        """A button by the text it carries."""
        return self.page.get_by_role("button", name=self.say(name, **words), exact=True)

    def link(self, name: str, /, **words: Any) -> Locator:
        """A link by the text it carries."""
        return self.page.get_by_role("link", name=self.say(name, **words), exact=True)

    def go(self, path: str) -> None:
        """Open a page of the server."""
        self.page.goto(path)
        self.page.get_by_role("main").wait_for()

    # Talk

    def chat(self) -> Locator:
        """What was said, brought before one's eyes."""
        self.page.get_by_role("tab", name=self.say("web-chat")).click()
        return self.find("chat")

    def speak(self, text: str, channel: str = "") -> None:
        """Say something at the table, or to whom the list has under this name."""
        self.chat()
        if channel:
            self.page.get_by_label(self.say("web-channel"), exact=True).select_option(label=channel)
        self.page.get_by_label(self.say("web-chat-say")).fill(text)
        self.button("web-chat-send").first.click()

    # Tables

    def fill_form(self, game: str, chairs: list[str], options: dict[str, str] | None = None) -> None:
        """Fill in the form for a new table: a chair is `me`, `open`, a bot's level, or a name."""
        self.go(f"/new/{game}")
        self.page.get_by_role("radio", name=str(len(chairs)), exact=True).check()
        self.page.get_by_label(self.say("web-your-name")).fill(self.name)
        for seat, chair in enumerate(chairs):
            label = self.say("web-seat", letter=seat_letter(seat))
            is_name = chair not in CHAIRS
            self.page.get_by_label(label, exact=True).select_option("here" if is_name else chair)
            if is_name:
                name = self.say("web-chair-name", letter=seat_letter(seat))
                self.page.get_by_label(name, exact=True).fill(chair)
        if options:
            self.page.get_by_role("heading", name=self.say("web-house-rules")).click()
        for option, value in (options or {}).items():
            self.page.get_by_label(self.say(f"{game}-option-{option}"), exact=True).fill(value)

    def make_table(self, game: str, chairs: list[str], options: dict[str, str] | None = None) -> str:
        """Make a table by the form and give the path of its page."""
        self.fill_form(game, chairs, options)
        self.page.locator("form button.primary").click()
        self.page.wait_for_url("**/t/*")
        return self.path()

    def sit_down(self, path: str) -> None:
        """Follow a link to a table and take the first free seat."""
        self.go(path)
        self.page.get_by_label(self.say("web-your-name")).fill(self.name)
        self.button("web-sit").click()
        self.button("web-stand-up").wait_for()

    def take_seat(self, keys: dict[str, Any], game: str) -> None:
        """Come back to a seat taken elsewhere, as if its keys had always been in this browser."""
        self.go("/about")
        kept = {keys["table"]: {**keys, "game": game, "at": 1}}
        self.page.evaluate("kept => localStorage.setItem('ludi.keys', JSON.stringify(kept))", kept)
        self.go(f"/t/{keys['table']}")

    def path(self) -> str:
        """Where this person is."""
        return self.page.url.removeprefix(self.address)

    # Play

    def wait_for_turn(self) -> bool:
        """Wait until there is something to choose, or the game is over; tell whether there is."""
        self.page.locator(f"{LEGAL}, {RESULT}").first.wait_for()
        return self.page.locator(RESULT).count() == 0

    def legal(self) -> list[str]:
        """The steps that may be chosen now."""
        found: list[str] = self.page.eval_on_selector_all(LEGAL, "all => all.map(one => one.dataset.step)")
        return sorted(set(found))

    def fields(self) -> set[str]:
        """Every place on the board."""
        found = self.page.eval_on_selector_all("[role=gridcell]", "all => all.map(one => one.dataset.step)")
        return set(found)

    def field(self, step: str) -> Locator:
        """A place on the board."""
        return self.page.locator(f'[data-step="{step}"]:not([data-testid=table])')  # which counts its steps

    def reading(self, step: str) -> str:
        """What a screen reader says of a place."""
        return self.field(step).get_attribute("aria-label") or ""

    def step(self) -> int:
        """How many actions the position on the board has behind it."""
        return int(self.find("table").get_attribute("data-step") or -1)

    def wait_after(self, step: int) -> None:
        """Wait for a position with more actions behind it."""
        self.page.wait_for_function(
            "step => Number(document.querySelector('[data-testid=table]').dataset.step) > step", arg=step
        )

    def wait_until_moved_or_lifted(self, step: int) -> None:
        """Wait until a chosen step has become a move, or a piece is lifted for one."""
        self.page.wait_for_function(IS_MOVED_OR_LIFTED, arg=step)

    def press(self, step: str) -> None:
        """Choose a step, with a finger on a phone."""
        if self.window.has_touch:
            self.field(step).tap()
        else:
            self.field(step).click()

    def drag(self, source: Locator, target: Locator, rest: int = 0) -> None:
        """Drag something with a finger, which first rests on it for so many milliseconds."""
        start, end = middle(source), middle(target)
        finger = self.context.new_cdp_session(self.page)
        finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point(start)]})
        self.page.wait_for_timeout(rest)
        for part in (0.2, 0.4, 0.6, 0.8, 1.0):
            place = start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part
            finger.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [point(place)]})
        finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        finger.detach()

    def player(self, seat: int) -> Locator:
        """The line of a seat in the list of players."""
        return self.page.locator(f"li[data-seat='{seat}']")

    def move(self, rng: Rng) -> bool:
        """Make any one move when it is one's turn; false when the game is over."""
        if not self.wait_for_turn():
            return False
        before = self.step()
        self.press(self.any_legal(rng))
        self.wait_until_moved_or_lifted(before)
        if self.step() == before:
            self.press(self.any_legal(rng))
            self.wait_after(before)
        return True

    def any_legal(self, rng: Rng) -> str:
        """One of the legal steps."""
        steps = self.legal()
        return steps[rng.below(len(steps))]

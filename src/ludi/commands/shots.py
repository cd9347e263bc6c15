"""`ludi shots`: every page and board as a picture, in both languages, light and dark, small and large."""

import argparse
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from ludi.browser.node import WEB
from ludi.browser.scenes import Scene, all_scenes
from ludi.engine.errors import SetupError
from ludi.languages import LANGUAGES

if TYPE_CHECKING:
    from ludi.browser.people import Guest, People, Theme

THEMES: tuple["Theme", ...] = ("light", "dark")
HEIGHTS = {390: 844, 1440: 900}  # of the windows, by width
PROJECTOR = {1920: 1080}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments of `ludi shots`."""
    pages = list(dict.fromkeys(scene.page for scene in all_scenes()))
    parser.add_argument("folder", type=Path, metavar="DIR", help="where the pictures go")
    parser.add_argument("--only", choices=pages, action="append", help="only this page (may be repeated)")
    parser.add_argument("--state", action="append", metavar="NAME", help="only this state (may be repeated)")


def run(args: argparse.Namespace) -> int:
    """Open a house of our own, bring tables to life in it, and take the pictures."""
    from ludi.browser.chromium import browsing, need_chromium
    from ludi.browser.house import House
    from ludi.browser.people import People

    chosen = chosen_scenes(args)
    if not (WEB / "dist" / "index.html").is_file():
        raise SetupError("the browser client is not built; './ludi shots' builds it when it can")
    make_folder(args.folder)
    with tempfile.TemporaryDirectory() as folder, browsing(need_chromium()) as browser:
        house = House(Path(folder))
        house.open()
        try:
            people = People(browser, house.address)
            failed = [name for name, scene in chosen.items() if not take(people, scene, args.folder / name)]
        finally:
            house.close()
    print(f"{len(list(args.folder.glob('*.png')))} pictures in {args.folder}")
    print(f"not taken: {', '.join(failed)}" if failed else "every scene was taken")
    return 1 if failed else 0


def chosen_scenes(args: argparse.Namespace) -> dict[str, Scene]:
    """The scenes asked for, each by a name that sorts as one comes to them."""
    scenes = all_scenes()
    pages = args.only or [scene.page for scene in scenes]
    named = {f"{number:02}-{scene.page}-{scene.state}": scene for number, scene in enumerate(scenes, 1)}
    chosen = {
        name: scene
        for name, scene in named.items()
        if scene.page in pages and scene.state in (args.state or [scene.state])
    }
    if not chosen:
        states = sorted({scene.state for scene in scenes if scene.page in pages})
        raise SetupError(f"--state {args.state[0]}: there are {', '.join(states)}")
    return chosen


def make_folder(folder: Path) -> None:
    """Make the folder for the pictures."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise SetupError(f"{folder}: {(error.strerror or 'cannot be written').lower()}") from error


def take(people: "People", scene: Scene, path: Path) -> bool:
    """Take a scene in every window and language; tell whether all went well."""
    from playwright.sync_api import Error

    from ludi.browser.people import Window

    print(path.name, file=sys.stderr, flush=True)
    windows = [
        Window(language, width, height, has_touch=width < height)
        for width, height in (HEIGHTS | (PROJECTOR if scene.is_projected else {})).items()
        for language in LANGUAGES
    ]
    for window in windows:
        guest = people.come("Anna", window)
        try:
            scene.show(guest)
            snap(guest, f"{path}.{window.width}.{window.language}")
        except Error as error:
            print(f"{path.name}: {error.message.splitlines()[0]}", file=sys.stderr)
            return False
        finally:
            guest.context.close()
    return True


def snap(guest: "Guest", start: str) -> None:
    """The page from top to bottom, light and dark."""
    for theme in THEMES:
        guest.page.emulate_media(color_scheme=theme)
        guest.page.locator(f"html[data-theme={theme}]").wait_for()
        guest.page.screenshot(path=f"{start}.{theme}.png", full_page=True, animations="disabled")

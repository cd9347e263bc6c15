"""Every page at every size: nothing is wider than the window, and axe finds nothing grave, light and dark."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

import pytest
from playwright.sync_api import expect
from tests.browser.axe import faults

from ludi.browser.house import House
from ludi.browser.people import Guest, People, Window
from ludi.browser.scenes import Scene, all_scenes

pytestmark = pytest.mark.browser

SIZES = {360: 740, 390: 844, 768: 1024, 1440: 900, 1920: 1080}
PAGES = [(page, list(scenes)) for page, scenes in groupby(all_scenes(), key=lambda scene: scene.page)]


def wrong_at(guest: Guest, scene: Scene) -> Iterator[str]:
    """What is wrong with a scene, size by size; the colours are checked at two of them."""
    for width, height in SIZES.items():
        guest.page.set_viewport_size({"width": width, "height": height})
        expect(guest.page.get_by_role("heading", level=1).first).to_be_attached()
        if guest.overhang() > 0:
            yield f"{scene.page} {scene.state} at {width}: {guest.overhang()} pixels too wide"
        if width in (390, 1440):
            yield from (f"{scene.page} {scene.state} at {width}: {fault}" for fault in faults(guest))


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize(("page", "scenes"), PAGES, ids=[page for page, _ in PAGES])
def test_a_page_fits_every_size_and_has_no_grave_fault(
    people: People, house: House, page: str, scenes: list[Scene], theme: str
) -> None:
    wrong: list[str] = []
    for scene in scenes:
        guest = people.come("Anna", Window(theme="dark" if theme == "dark" else "light"))
        scene.show(guest)
        wrong += wrong_at(guest, scene)
        guest.expect_refusal()
        guest.context.close()
        people.guests.remove(guest)
    assert wrong == []

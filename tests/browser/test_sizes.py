"""Every page at every size: nothing is wider than the window, and axe finds nothing grave, light and dark."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect
from tests.browser.axe import faults

from ludi.browser.people import Guest, People, Theme, Window
from ludi.browser.scenes import Scene, all_scenes

pytestmark = pytest.mark.browser

SIZES = {360: 740, 390: 844, 768: 1024, 1440: 900, 1920: 1080}
# Of the boards one state each: their pictures show the others.
BOARDS = ("waiting", "invited", "placing", "scored", "pompeii-cards", "discordia-draft", "galleys-chart")
SCENES = [scene for scene in all_scenes() if scene.page not in ("table", "campaign") or scene.state in BOARDS]


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
@pytest.mark.parametrize("scene", SCENES, ids=[f"{scene.page} {scene.state}" for scene in SCENES])
def test_a_page_fits_every_size_and_has_no_grave_fault(people: People, scene: Scene, theme: Theme) -> None:
    guest = people.come("Anna", Window(theme=theme))
    scene.show(guest)
    assert list(wrong_at(guest, scene)) == []
    guest.expect_refusal()

"""A real server on a database of its own for each module, and people who come to it with a real browser."""

from __future__ import annotations

import re
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from ludi.browser.chromium import browsing, need_chromium
from ludi.browser.house import House
from ludi.browser.people import People

if TYPE_CHECKING:
    from playwright.sync_api import Browser

expect.set_options(timeout=30_000)  # a busy machine is no fault
ROOT = Path(__file__).resolve().parents[2]
PICTURES = ROOT / "build" / "browser"
QUICK = 0.05  # seconds that a bot waits
DONE = pytest.StashKey[bool]()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with browsing(need_chromium()) as running:
        yield running


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest) -> Iterator[House]:
    """A server whose bots answer at once, unless the module says how long their BOT_PAUSE is."""
    pause = getattr(request.module, "BOT_PAUSE", QUICK)
    server = House(tmp_path_factory.mktemp("house"), bot_pause=pause)
    server.open()
    yield server
    server.close()


@pytest.fixture
def people(browser: Browser, house: House, request: pytest.FixtureRequest) -> Iterator[People]:
    """Whoever comes in this test; what their browsers complained about is a failure."""
    coming = People(browser, house.address)
    yield coming
    if not request.node.stash.get(DONE, False):
        coming.take_pictures(PICTURES, re.sub(r"\W+", "-", request.node.name).strip("-"))
    complaints = coming.leave()
    if request.node.stash.get(DONE, False):
        assert complaints == []


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Remember whether the test itself went well, for the pictures of one that did not."""
    report = yield
    if call.when == "call":
        item.stash[DONE] = report.passed
    return report

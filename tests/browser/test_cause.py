"""Cause before effect: while things move, the log, the players' list and the board tell the same."""

from __future__ import annotations

from itertools import accumulate
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.tables import NAMES

from ludi.browser.hands import Move, gather, likely_moves, play
from ludi.browser.house import House
from ludi.browser.people import PHONE, People, Window

pytestmark = pytest.mark.browser

# At each frame: the scores of the list, those of the board, the sums in the log, and its lines.
WATCH = """() => {
  const numbers = (all, read) => [...document.querySelectorAll(all)].map(read);
  const number = (text) => Number(text.replace('−', '-').replace(/[^-\\d]/g, ''));
  const changes = (line) => [...line.querySelectorAll('.lines b')].map((b) => number(b.textContent));
  window.frames_seen = [];
  const look = () => {
    window.frames_seen.push({
      list: numbers('li[data-seat] .score', (one) => number(one.textContent)),
      board: numbers('[data-senator]', (one) => Number(one.dataset.at)),
      scored: numbers('[role=log] li.scored', changes),
      log: document.querySelector('[role=log]').innerText,
      playing: document.querySelector('[data-playing]') !== null,
      taken: numbers('[role=gridcell]', (one) => [one.dataset.step, one.getAttribute('aria-label')]),
    });
    requestAnimationFrame(look);
  };
  look();
}"""


def before_a_scoring() -> tuple[list[Move], Move]:
    """The moves before one that scores, and that one."""
    moves = likely_moves("forum", len(NAMES), 200)
    at = next(n for n, move in enumerate(moves) if "Scored" in move.kinds)
    return moves[:at], moves[at]


@pytest.mark.parametrize("window", [Window(moves=True), PHONE._replace(moves=True)], ids=["desktop", "phone"])
def test_log_list_and_board_agree_at_every_frame(people: People, house: House, window: Window) -> None:
    before, scoring = before_a_scoring()
    keys = gather(house.address, "forum", NAMES)
    play(house.address, keys, before)
    visitor = people.come("Visitor", window)
    visitor.go(f"/t/{keys[0]['table']}")
    expect(visitor.find("table")).to_have_attribute("data-step", str(len(before)))
    visitor.page.locator("[data-senator]").first.wait_for()
    visitor.page.evaluate(WATCH)
    play(house.address, keys, [scoring])
    visitor.page.locator("[data-playing]").wait_for(state="attached")
    visitor.page.locator("[data-playing]").wait_for(state="detached")
    expect(visitor.page.locator("[role=log] li.scored")).not_to_have_count(0)
    frames: list[dict[str, Any]] = visitor.page.evaluate("window.frames_seen")
    field = scoring.action.rpartition("-")[2]
    for frame in frames:
        assert frame["list"] == frame["board"]
        assert is_not_ahead(frame, frames[-1]["scored"])
        assert f" {field}." not in frame["log"] or "free" not in dict(frame["taken"])[field]
    assert any(frame["playing"] and not frame["scored"] for frame in frames)
    assert len({tuple(frame["list"]) for frame in frames}) > 2, "the scores walk step by step"


def is_not_ahead(frame: dict[str, Any], scored: list[list[int]]) -> bool:
    """Whether the scores lie between what the log tells and what it will tell next."""
    sums = list(accumulate(scored, lambda a, b: [x + y for x, y in zip(a, b, strict=True)], initial=[0] * 3))
    told = len(frame["scored"])
    now, next_one = sums[told], sums[min(told + 1, len(scored))]
    pairs = zip(now, next_one, frame["list"], strict=True)
    return all(min(a, b) <= score <= max(a, b) for a, b, score in pairs)

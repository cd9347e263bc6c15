"""Tables that are brought to a position before anybody looks at them."""

from __future__ import annotations

from ludi.browser.hands import Keys, gather, likely_moves, play
from ludi.browser.house import House

NAMES = ["Anna", "Bram", "Cato"]
ALL_PLACED = 24  # moves, with three players


def table_after(house: House, count: int) -> list[Keys]:
    """A table for three at which so many moves were made; gives the keys of its seats."""
    keys = gather(house.address, "forum", NAMES)
    play(house.address, keys, likely_moves("forum", len(NAMES), count))
    return keys

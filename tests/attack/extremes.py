"""Values that nobody sends by accident: for every place where a client may put a number, a text or a list."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any
from urllib.parse import quote

NUMBERS: tuple[Any, ...] = (
    *(0, -1, 2**31, -(2**31) - 1, 2**53 + 1, 2**63, 2**64, -(2**64), 10**15, 10**40, 10**399, -(10**399)),
    *(0.5, -0.0, 1e308, 1e-308),
)
TEXTS: tuple[str, ...] = (
    *("", " ", "\x00", "\x1b[31m", "\n", "%", "%s%d%n", "{0}", "{name}", "..", "../../etc/passwd", "null"),
    *("NaN", "1e999", "-0", "0x10", "١٢", "²", "\u202e", "\ufeff", "\uffff", "e\u0301" * 200, "𝟘", "日本"),
    *("9" * 40, "9" * 400, "9" * 5000, "-" + "9" * 400, "A" * 20, "A" * 3000, "a/b", "A" * 15 + "\ud800"),
)
OTHERS: tuple[Any, ...] = (None, True, [], {}, [[]], {"\ud800": 1}, [None] * 300, {"": {"": {"": {}}}})
VALUES = (*NUMBERS, *TEXTS, *OTHERS)


def in_address(value: Any) -> str:
    """A value as a part of an address."""
    return quote(str(value).encode("utf-8", "surrogatepass"), safe="")


def spoiled(wish: Any, rng: random.Random) -> Iterator[Any]:
    """A good message with one place after the other taken by a value it does not expect."""
    for path in list(places(wish)):
        for value in rng.sample(VALUES, 12):
            yield replaced(wish, path, value)
    yield from VALUES
    for value in rng.sample(VALUES, 6):
        yield {**wish, in_address(value)[:40]: value, "\ud800": 1}


def places(wish: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Where something stands in a message, from the outside in."""
    inside = wish.items() if isinstance(wish, dict) else enumerate(wish) if isinstance(wish, list) else ()
    for name, value in inside:
        yield (*path, name)
        yield from places(value, (*path, name))


def replaced(wish: Any, path: tuple[Any, ...], value: Any) -> Any:
    """The message with another value in one place."""
    if not path:
        return value
    copy = dict(wish) if isinstance(wish, dict) else list(wish)
    copy[path[0]] = replaced(wish[path[0]], path[1:], value)
    return copy

"""Actions as ints and as text (M-15): the number of an action is its place in TEXTS."""

from __future__ import annotations

from typing import Final

from ludi.engine.errors import NotationError
from ludi.engine.game import Codec

MOST_FINGERS: Final = 5
STAKES: Final = ((1, 3), (2, 2), (3, 1))  # points, and how many of the six lots (M-04)

_SUMS = range(2, 4 * MOST_FINGERS + 1)
TEXTS: Final = (
    *(f"show {fingers}" for fingers in range(1, MOST_FINGERS + 1)),
    *(f"call {total}" for total in _SUMS),
    *(f"lucky {number}" for number in _SUMS),
    *(f"stake {points}" for points, _ in STAKES),
    "end",
)
_NUMBERS: Final = {text: action for action, text in enumerate(TEXTS)}

# `SHOW + 3` shows three fingers, `CALL + 7` calls seven, and so on.
SHOW: Final = _NUMBERS["show 1"] - 1
CALL: Final = _NUMBERS["call 2"] - 2
LUCKY: Final = _NUMBERS["lucky 2"] - 2
STAKE: Final = _NUMBERS["stake 1"] - 1
END: Final = _NUMBERS["end"]


def words(action: int) -> tuple[str, int]:
    """The verb of an action, and its number; `end` has none."""
    verb, _, number = TEXTS[action].partition(" ")
    return verb, int(number or 0)


class MicatioCodec(Codec):
    """Looks actions up in the list of texts."""

    size = len(TEXTS)

    def write(self, action: int) -> str:
        """The text of an action."""
        return TEXTS[action]

    def read(self, text: str) -> int:
        """The action of a text, however it is spaced or capitalised."""
        plain = " ".join(text.lower().split())
        if plain not in _NUMBERS:
            told = "{text}: write show 1 to show 5, or a sum such as call 7 (M-15)"
            raise NotationError(told, "micatio-no-move", text=repr(text[:40]))
        return _NUMBERS[plain]

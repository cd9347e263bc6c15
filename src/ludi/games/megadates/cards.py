"""The words of an order, as they are typed or lie in a row of cards, in any order (section 13).

`1 1L 1R E; RAM; SHOOT(S1)@near`, `SHOOT(S1); RAM; 1` and `1 L 1 R Extra Ram Shoot Repair` are all read. What
cannot be read is answered with what to write instead.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Final

from ludi.engine.errors import NotationError
from ludi.games.megadates.codec import KIND_NAMES
from ludi.games.megadates.printed import SQUADRONS
from ludi.games.megadates.state import VERBS

UNIT_VERBS: Final = tuple(verb.upper() for verb in VERBS[1:])
SHIP_VERBS: Final = ("RAM", "SEAL", "RETURN")
_ALIASES: Final = {
    "*": "RAM",
    ">": "MOVE",
    "BOARD": "MOVE",
    ")(": "GRAPPLE",
    "&": "GRAPPLE",
    ")-": "UNGRAPPLE",
    "^": "PREP",
    "PREPARE": "PREP",
    "PREPAREFIRE": "PREP",
    "¥": "SHOOT",
    "#": "REPAIR",
}
_PIECE: Final = r"0!|-?1[LR]?|EXTRA(?:\s*1)?[LR]?|[EX][LR]?|0[LR]?|[LR]"
_STEPS = re.compile(rf"(?:{_PIECE})+(?![\w!.])", re.IGNORECASE)
_FLAG = re.compile(rf"FLAG\b(?:\s+([a-z]+))?(?:\s+({'|'.join(SQUADRONS)})\b)?", re.IGNORECASE)
_VERB = re.compile(
    r"(PREPARE\s+FIRE\b|[a-z]+(?![\w.])|\*|>|\)\s*\(|\)\s*-|\^|¥|#|&)\s*(?:\(([^()]*)\))?", re.IGNORECASE
)
_PLACE = re.compile(r"\s*[>@]\s*([\w.]+)")
_SHIPS = re.compile(r"\s*@\s*([\w.]+(?:\s*,\s*(?:[RP]\d+|near)\b)*)", re.IGNORECASE)
_KINDS = re.compile(rf"\s*@\s*([\w.]+(?:\s*,\s*(?:{'|'.join(KIND_NAMES)})\b)*)", re.IGNORECASE)
_PLAIN = re.compile(r"\s*\bplain\b", re.IGNORECASE)
_BETWEEN = re.compile(r"[\s;,]*")
_WORD = re.compile(r"[^\s;,]+")


@dataclass
class Wanted:
    """An action of units as it is written; without units they are found for it."""

    verb: str
    units: list[str]
    targets: tuple[str, ...] = ()
    is_plain: bool = False

    def key(self) -> tuple[int, tuple[str, ...], bool]:
        """What tells it from others, whatever was written first."""
        return UNIT_VERBS.index(self.verb), self.targets, self.is_plain


@dataclass
class Line:
    """What a line asks for: the course, the ship's own actions, those of units, and flags."""

    course: list[str] = field(default_factory=list)
    ship: set[str] = field(default_factory=set)
    actions: list[Wanted] = field(default_factory=list)
    flags: list[str] = field(default_factory=list)


def read_line(text: str, ship: str) -> Line:
    """The words of a line for a ship, sorted by what they are."""
    return _Words(text, ship).read()


class _Words:
    """Takes a line apart from left to right."""

    def __init__(self, text: str, ship: str) -> None:
        self.text = text
        self.ship = ship
        self.place = 0
        self.line = Line()

    def read(self) -> Line:
        pieces: list[str] = []
        self._take(_BETWEEN)
        while self.place < len(self.text):
            if steps := self._take(_STEPS):
                pieces += [piece.upper() for piece in re.findall(_PIECE, steps[0], re.IGNORECASE)]
            elif flag := self._take(_FLAG):
                self.line.flags.append(" ".join(filter(None, ("flag", flag[1] or "?", flag[2]))).lower())
            else:
                self._action()
            self._take(_BETWEEN)
        self.line.course = self._course([re.sub(r"EXTRA(\s*1)?|X", "E", piece) for piece in pieces])
        return self.line

    def _take(self, pattern: re.Pattern[str]) -> re.Match[str] | None:
        """What stands next, if it is this; it is read then."""
        found = pattern.match(self.text, self.place)
        if found:
            self.place = found.end()
        return found

    # The course

    def _course(self, pieces: list[str]) -> list[str]:
        """Steps, with a free-standing L or R joined to the step before it; without steps it is a pivot."""
        found: list[str] = []
        is_pivot = not any("1" in piece or "E" in piece for piece in pieces)
        for piece in pieces:
            if piece not in ("L", "R"):
                found.append(piece)
            elif is_pivot:
                found.append(f"0{piece}")
            elif found and found[-1] in ("1", "E", "-1"):
                found[-1] += piece
            else:
                told = "{ship}: {turn} has no step before it; write one such as 1{turn} (N-064)"
                raise NotationError(told, "megadates-loose-turn", ship=self.ship, turn=piece)
        return [] if found == ["0"] else found

    # Actions

    def _action(self) -> None:
        start = self.place
        match = self._take(_VERB)
        if not match:
            raise self._unread(start)
        word = re.sub(r"\s+", "", match[1].upper())
        verb = _ALIASES.get(word, word)
        if verb not in UNIT_VERBS + SHIP_VERBS:
            raise self._unread(start)
        units = [unit.upper() for unit in re.split(r"[\s,]+", match[2] or "") if unit]
        targets = self._targets(verb)
        is_plain = self._take(_PLAIN) is not None
        if verb in UNIT_VERBS:
            self.line.actions.append(self._of_units(Wanted(verb, units, targets, is_plain)))
        elif match[2] is not None or targets or is_plain:
            told = "{ship}: {action} is an order for the whole ship; write {verb} alone (section 13)"
            action = self.text[start : self.place][:30]
            raise NotationError(told, "megadates-ship-alone", ship=self.ship, action=action, verb=verb)
        else:
            self.line.ship.add(verb)

    def _targets(self, verb: str) -> tuple[str, ...]:
        pattern = _PLACE if verb == "MOVE" else _KINDS if verb == "REPAIR" else _SHIPS
        found = self._take(pattern)
        return tuple(re.split(r"\s*,\s*", found[1].lower())) if found else ()

    def _of_units(self, wanted: Wanted) -> Wanted:
        if wanted.verb == "MOVE" and not (wanted.units and wanted.targets):
            told = "{ship}: MOVE needs units and a place, as in MOVE(M1)>bow or MOVE(M1)>P2 (section 13)"
            raise NotationError(told, "megadates-move-whom", ship=self.ship)
        return wanted

    def _unread(self, start: int) -> NotationError:
        """A word that is neither a step nor an action."""
        found = _WORD.match(self.text, start)
        word = (found[0] if found else self.text[start:])[:30]
        if word[:1].isdigit() or word[:1] in "-+!":
            told = "{ship}: {step} at {place} is no step; write 1, 1L, 1R, E, -1, 0L or 0! (section 13)"
            return NotationError(
                told, "megadates-no-step-at", ship=self.ship, step=repr(word), place=start + 1
            )
        told = (
            "{ship}: {action} is no action; they are RAM SHOOT PREP GRAPPLE UNGRAPPLE MOVE REPAIR SEAL RETURN"
            " FLAG, with units as in SHOOT(S1,B1)@P2 (section 13)"
        )
        return NotationError(told, "megadates-no-action", ship=self.ship, action=repr(word))

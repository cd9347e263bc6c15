"""Actions as ints and as text (N-165, section 13): orders are chains of small ones.

`1L` is a step with a turn, `shoot R1.S1` orders a unit, `@P3` adds a target, `done` ends a ship's orders.
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from ludi.engine.errors import NotationError
from ludi.engine.game import Codec
from ludi.games.megadates.printed import (
    CHIT_NAMES,
    MOST_OF_A_SIDE,
    SECTIONS,
    SIDE_LETTERS,
    SQUADRONS,
    UNIT_LETTERS,
)
from ludi.games.megadates.sea import FACING_NAMES

SHIP_CODES: Final = 60  # R1 to R30, P1 to P30
UNIT_CODES: Final = 27  # of a ship: M1 to M9, S1 to S9, B1 to B9
SIGNALS: Final = ("follow", "attack", "withdraw", "left", "right")  # N-151
FOLLOW: Final = 0  # of SIGNALS
ATTACK: Final = 1
WITHDRAW: Final = 2
TURN_LEFT: Final = 3
TURN_RIGHT: Final = 4
KIND_NAMES: Final = ("fire", "stuck", "oars", "rudder", "ram", "ballista")  # N-136
STEP_NAMES: Final = ("1", "1L", "1R", "E", "EL", "ER", "-1", "-1L", "-1R", "0!", "0L", "0R", "0")
VERB_NAMES: Final = ("shoot", "prep", "grapple", "ungrapple", "repair", "move")

STEP: Final = 0
RAM: Final = 13
SEAL: Final = 14
RETURN: Final = 15
FLAG: Final = 16  # each signal to all, or to one squadron
VERB: Final = 61  # each verb with every unit
AT: Final = 9781  # a ship as target
NEAR: Final = 9841
PLAIN: Final = 9842  # no fire arrows, though they are prepared
KIND: Final = 9843  # what is repaired first
TO: Final = 9849  # bow, stern, or a section of another ship
DONE: Final = 9971
DEADLINE: Final = 9972
END: Final = 9973
SPARE: Final = 9974  # let the other go, though one could ram it (N-075)
DIE: Final = 9975  # 1 to 6
CHIT: Final = 9981  # each without and with a bow
CORRECTION: Final = 10005  # what only an umpire does, one kind after the other (N-166)
FLAGS: Final = len(SQUADRONS) + 1
assert FLAG + len(SIGNALS) * FLAGS == VERB
assert VERB + len(VERB_NAMES) * SHIP_CODES * UNIT_CODES == AT
assert KIND + len(KIND_NAMES) == TO
assert DONE == TO + 2 + 2 * SHIP_CODES
assert CHIT + 2 * len(CHIT_NAMES) == CORRECTION

# Corrections of a ship by their kind, each with the values it may have; ropes hold a ship of the other side.
_NUMBERS: Final = tuple(str(number) for number in range(1, MOST_OF_A_SIDE + 1))
CORRECTIONS: Final = {
    "hull": tuple(str(points) for points in range(21)),
    "fire": tuple(str(counters) for counters in range(10)),
    "speed": tuple(str(speed) for speed in range(-6, 7)),
    "shift": FACING_NAMES,
    "swing": ("L", "R"),
    "link": _NUMBERS,
    "unlink": _NUMBERS,
}
ROPES: Final = ("link", "unlink")
RESTORE: Final = CORRECTION + SHIP_CODES * sum(len(values) for values in CORRECTIONS.values())
SIZE: Final = RESTORE + SHIP_CODES * UNIT_CODES

_WORDS: Final = {
    **{name.lower(): STEP + n for n, name in enumerate(STEP_NAMES)},
    "ram": RAM,
    "seal": SEAL,
    "return": RETURN,
    "@near": NEAR,
    "plain": PLAIN,
    **{f"@{name}": KIND + n for n, name in enumerate(KIND_NAMES)},
    "> stern": TO,
    "> bow": TO + 1,
    "done": DONE,
    "deadline": DEADLINE,
    "end": END,
    "spare": SPARE,
}
_TEXTS: Final = {number: word for word, number in _WORDS.items()}


def ship_name(code: int) -> str:
    """R1 for 0, P1 for 30."""
    side, number = divmod(code, MOST_OF_A_SIDE)
    return f"{SIDE_LETTERS[side]}{number + 1}"


def ship_code(name: str) -> int:
    """The code of a ship's name."""
    found = re.fullmatch(r"([RP])([1-9]\d?)", name.upper())
    if not found or int(found[2]) > MOST_OF_A_SIDE:
        told = "{name}: no ship; they are R1 to R30 and P1 to P30 (N-168)"
        raise NotationError(told, "megadates-no-ship", name=repr(name[:20]))
    return SIDE_LETTERS.index(found[1]) * MOST_OF_A_SIDE + int(found[2]) - 1


def unit_code(name: str) -> int:
    """The code of a unit such as R1.M2."""
    ship, _, unit = name.upper().partition(".")
    found = re.fullmatch(r"([MSB])([1-9])", unit)
    if not found:
        told = "{name}: no unit; write one such as R1.M2 or P3.S1 (N-126)"
        raise NotationError(told, "megadates-no-unit", name=repr(name[:20]))
    return ship_code(ship) * UNIT_CODES + UNIT_LETTERS.index(found[1]) * 9 + int(found[2]) - 1


def unit_text(code: int) -> str:
    """R1.M2 for its code."""
    ship, unit = divmod(code, UNIT_CODES)
    return f"{ship_name(ship)}.{UNIT_LETTERS[unit // 9]}{unit % 9 + 1}"


class Correction(NamedTuple):
    """What an umpire puts right: the kind, the code of the ship or unit, and the value, as text."""

    kind: str
    code: int
    value: str = ""

    def __str__(self) -> str:
        if self.kind == "restore":
            return f"restore {unit_text(self.code)}"
        return f"{self.kind} {ship_name(self.code)} {self.value}"


def correction_of(action: int) -> Correction:
    """The correction with this number."""
    if action >= RESTORE:
        return Correction("restore", action - RESTORE)
    rest = action - CORRECTION
    for kind, values in CORRECTIONS.items():
        if rest < SHIP_CODES * len(values):
            code, n = divmod(rest, len(values))
            value = values[n]
            if kind in ROPES:
                value = SIDE_LETTERS[1 - code // MOST_OF_A_SIDE] + value
            return Correction(kind, code, value)
        rest -= SHIP_CODES * len(values)
    raise AssertionError(f"{action} is no correction")


def _read_correction(words: list[str]) -> int:
    """`hull R1 12`, `shift P3 NE`, `link R1 P2`, `restore R1.M1`."""
    kind, *rest = words
    if kind == "restore" and len(rest) == 1:
        return RESTORE + unit_code(rest[0])
    base = CORRECTION
    for known, values in CORRECTIONS.items():
        if known == kind and len(rest) == 2:
            code = ship_code(rest[0])
            value = rest[1].upper()
            if kind in ROPES:
                value = value.removeprefix(SIDE_LETTERS[1 - code // MOST_OF_A_SIDE])
            if value in values:
                return base + code * len(values) + values.index(value)
        base += SHIP_CODES * len(values)
    raise NotationError(
        "{text}: no correction; write one such as hull R1 12, shift P3 NE or restore R1.M1 (N-166)",
        "megadates-no-correction",
        text=repr(" ".join(words)[:40]),
    )


class MegadatesCodec(Codec):
    """In this order: the parts of an order, what the table does, what chance does, what an umpire does."""

    size = SIZE

    def write(self, action: int) -> str:
        """The text of an action."""
        if action < len(STEP_NAMES):
            return STEP_NAMES[action]
        if action in _TEXTS:
            return _TEXTS[action]
        if action >= CORRECTION:
            return str(correction_of(action))
        if action >= CHIT:
            chit, bow = divmod(action - CHIT, 2)
            return f"chit {CHIT_NAMES[chit]}{' boog' if bow else ''}"
        if action >= DIE:
            return f"die {action - DIE + 1}"
        return self._write_order(action)

    def _write_order(self, action: int) -> str:
        if action >= TO:
            ship, section = divmod(action - TO - 2, 2)
            return f"> {ship_name(ship)}.{SECTIONS[section]}"
        if action >= AT:
            return f"@{ship_name(action - AT)}"
        if action >= VERB:
            verb, unit = divmod(action - VERB, SHIP_CODES * UNIT_CODES)
            return f"{VERB_NAMES[verb]} {unit_text(unit)}"
        signal, squadron = divmod(action - FLAG, FLAGS)
        return f"flag {SIGNALS[signal]}{f' {SQUADRONS[squadron - 1]}' if squadron else ''}"

    def steps(self, action: int) -> tuple[str, ...]:
        """The ids to tap: one for each word."""
        return tuple(self.write(action).split(" "))

    def read(self, text: str) -> int:
        """The action of a text."""
        words = " ".join(text.split())
        if words.lower() in _WORDS:
            return _WORDS[words.lower()]
        first, *rest = words.lower().split(" ") if words else [""]
        if first in VERB_NAMES and len(rest) == 1:
            return VERB + VERB_NAMES.index(first) * SHIP_CODES * UNIT_CODES + unit_code(rest[0])
        if first.startswith("@") and not rest:
            return AT + ship_code(first[1:])
        if first == ">" and len(rest) == 1:
            return self._section(rest[0])
        if first in CORRECTIONS or first == "restore":
            return _read_correction([first, *rest])
        if first in ("flag", "die", "chit") and rest:
            return self._other(first, rest)
        told = (
            "{text}: no part of an order; write a step such as 1, 1L or 0!, ram, shoot R1.S1, @P3 or done"
            " (N-165)"
        )
        raise NotationError(told, "megadates-no-part", text=repr(words[:40]))

    def _section(self, text: str) -> int:
        ship, _, section = text.partition(".")
        if section not in SECTIONS:
            told = "{text}: say where, as in > P2.bow or > stern (N-090)"
            raise NotationError(told, "megadates-no-section", text=repr(text[:20]))
        return TO + 2 + 2 * ship_code(ship) + SECTIONS.index(section)

    def _other(self, first: str, rest: list[str]) -> int:
        if first == "flag":
            return _flag(rest)
        if first == "die" and len(rest) == 1 and re.fullmatch("[1-6]", rest[0]):
            return DIE + int(rest[0]) - 1
        if first == "chit" and rest[0].upper() in CHIT_NAMES and rest[1:] in ([], ["boog"]):
            return CHIT + 2 * CHIT_NAMES.index(rest[0].upper()) + len(rest) - 1
        text = f"{first} {' '.join(rest)[:30]!r}"
        raise NotationError("{text}: no die or chit (N-165)", "megadates-no-draw", text=text)


def _flag(words: list[str]) -> int:
    squadron = (SQUADRONS.index(words[1]) + 1 if words[1] in SQUADRONS else -1) if len(words) == 2 else 0
    if words[0] not in SIGNALS or squadron < 0 or len(words) > 2:
        text = f"flag {' '.join(words)[:30]!r}"
        told = "{text}: the flags are {signals} (N-151)"
        raise NotationError(told, "megadates-no-flag", text=text, signals=", ".join(SIGNALS))
    return FLAG + SIGNALS.index(words[0]) * FLAGS + squadron

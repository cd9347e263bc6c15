"""Positions of a battle as text: ships and units by their ids, rexes by column and row, orders as written.

`stern=R1:0812;P1:1403 facing=R1:E;P1:W course=R1:1+1L orders=R1.S1:shoot@P1,near units=P1.M2:R1.bow
links=P1-R1:1` are two ships, the course of one, an order, a unit that went aboard, and the rope it went over.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar

from ludi.engine.positions import Counts, Each, InOrder, Named, Names, Positions, Spelling
from ludi.engine.seats import seat_letter
from ludi.games.megadates.codec import FLAGS, KIND_NAMES, SIGNALS, STEP_NAMES, TO, MegadatesCodec
from ludi.games.megadates.meetings import FOUND, RESULTS
from ludi.games.megadates.orders import NEAREST
from ludi.games.megadates.printed import (
    CHIT_COPIES,
    CHIT_NAMES,
    CHITS,
    SECTIONS,
    SQUADRONS,
    UNIT_LETTERS,
    Scenario,
)
from ludi.games.megadates.sea import FACING_NAMES, Sea
from ludi.games.megadates.setup import crew_of
from ludi.games.megadates.state import (
    DAMAGE,
    DEAD,
    FIRST_SINKING,
    GRAPPLING,
    MEETING,
    MELEE,
    MOVE,
    REASONS,
    REPAIR,
    REPAIRING,
    SEALING,
    SHOOTING,
    STAGES,
    STOPPING,
    SUBPHASES,
    TAKEN,
    VERBS,
)
from ludi.games.megadates.tasks import TASK

_CODEC = MegadatesCodec()
_STATUS = ("afloat", "off-map", "sunk")
_STAGE_NAMES = [
    f"{'first' if n == FIRST_SINKING else 'last'}-{name}" if name == "sinking" else name
    for n, name in enumerate(STAGES)
]
_COPIES = [f"{name}{bow}" for name in CHIT_NAMES for bow in ("", "-boog")]
_MARK = 5  # bits of a ship in the marks of a unit
_TARGET = 6  # bits of a target
_NEW = {"targets": "orders", "place": "units", "killer": "hurt"}  # other names in the text

# What the numbers of a list are, by stage for tasks; the rest are numbers.
_PAIR = ("ship", "ship")
_MEETING = (*_PAIR, "", "step", "step")
_RESULT = ("result", *_PAIR)
_COLUMNS = {
    STOPPING: ("ship",),
    MEETING: _MEETING,
    GRAPPLING: ("ship", "unit", "ship"),
    SHOOTING: ("ship", "unit", "ship"),
    MELEE: ("ship", "section", "unit", "unit"),
    DAMAGE: _RESULT,
    FIRST_SINKING: _PAIR,
    REPAIRING: ("ship", "unit"),
    SEALING: ("ship",),
    STAGES.index("over") - 1: _PAIR,
}
_ROW = 4  # numbers of a meeting

_SHIP_NUMBERS = (
    *("speed", "hull", "fire", "extra", "rowers", "loot", "off_turns", "counter", "moved", "straight"),
    *("has_stopped", "attacked", "sunk", "killed", "secured", "lost"),
)
_SHIP_SETS = ("ram", "seal", "returns", "rowed", "has_left")
_UNIT_SETS = ("prepared", "plain", "gave")
_PAIRS = ("links", "old_links", "stuck", "stuck_box", "prisoners", "hurt")


class Rex(Spelling):
    """CCRR, column and row (N-002); beyond the chart `rim` and its number."""

    def __init__(self, sea: Sea) -> None:
        inside = [sea.rex(col, row) for row in range(sea.rows) for col in range(sea.cols)]
        self._names = {rex: sea.name(rex) for rex in inside}
        self._rexes = {name: rex for rex, name in self._names.items()}

    def write(self, value: Any) -> str:
        """The name."""
        return self._names.get(value, f"rim{value}")

    def read(self, text: str, usual: Any) -> Any:
        """The rex."""
        if text in self._rexes:
            return self._rexes[text]
        number = text.removeprefix("rim")
        if number == text or not number.isdecimal() or len(number) > 4:
            raise ValueError(f"{text[:20]!r} is no rex; column and row are four digits, such as 0812")
        return int(number)


class Flag(Spelling):
    """A signal, to all or to one squadron: `follow`, `attack.red`."""

    _texts: ClassVar[list[str]] = [
        "",
        *(f"{signal}{to}" for signal in SIGNALS for to in ("", *(f".{name}" for name in SQUADRONS))),
    ]
    assert len(_texts) == 1 + len(SIGNALS) * FLAGS

    def write(self, value: Any) -> str:
        """The signal."""
        return str(self._texts[value])

    def read(self, text: str, usual: Any) -> Any:
        """The number."""
        if text not in self._texts[1:]:
            raise ValueError(f"{text[:20]!r} is no flag, such as {self._texts[1]} or {self._texts[2]}")
        return self._texts.index(text)


class Order(Spelling):
    """What a unit is ordered to do, a verb and targets: `shoot@P3,near`, `repair@fire`, `move>P2.bow`."""

    def __init__(self, ships: Sequence[str]) -> None:
        self._ships = tuple(ships)

    def write(self, value: Any) -> str:
        """The verb, then what it is done to."""
        verb, targets = value
        if not targets:
            return VERBS[verb]
        if verb == MOVE:
            return VERBS[verb] + _CODEC.write(TO + targets - 1).replace(" ", "")
        words = [
            self._word(verb, (targets >> shift & 63) - 1) for shift in range(0, targets.bit_length(), _TARGET)
        ]
        return f"{VERBS[verb]}@{','.join(words)}"

    def _word(self, verb: int, target: int) -> str:
        if target == NEAREST:
            return "near"
        return (KIND_NAMES if verb == REPAIR else self._ships)[target]

    def read(self, text: str, usual: Any) -> Any:
        """The two numbers."""
        word, at, rest = text.replace(">", "@>").partition("@")
        if word not in VERBS[1:]:
            raise ValueError(f"{word[:20]!r} is none of {', '.join(VERBS[1:])}")
        verb = VERBS.index(word)
        if rest.startswith(">"):
            return verb, _CODEC.read(f"> {rest[1:]}") - TO + 1
        words = rest.split(",") if at else []
        known = {self._word(verb, n): n for n in range(len(KIND_NAMES if verb == REPAIR else self._ships))}
        known["near"] = NEAREST
        if bad := [each for each in words if each not in known]:
            raise ValueError(f"{bad[0][:20]!r} is no target")
        return verb, sum(known[each] + 1 << _TARGET * n for n, each in enumerate(words))


class Standing(Spelling):
    """Where a unit stands: `P2.bow`, or what became of it and where: `lost.stern`, `taken.stern`."""

    def __init__(self, ships: Sequence[str]) -> None:
        self._places = {**dict(enumerate(ships)), DEAD: "lost", TAKEN: "taken"}

    def write(self, value: Any) -> str:
        """The ship and the section."""
        place, section = value
        return f"{self._places[place]}.{SECTIONS[section]}"

    def read(self, text: str, usual: Any) -> Any:
        """The two numbers."""
        name, _, section = text.partition(".")
        places = {each: place for place, each in self._places.items()}
        if name not in places or section not in SECTIONS:
            raise ValueError(f"{text[:20]!r} is no place, such as {self._places[0]}.bow or lost.stern")
        return places[name], SECTIONS.index(section)


class Words(Spelling):
    """What belongs together, as words: `R1/R1.S1/P2`."""

    def write(self, value: Any) -> str:
        """One after the other."""
        return "/".join(value)

    def read(self, text: str, usual: Any) -> Any:
        """The words."""
        return tuple(text.split("/"))


class MegadatesPositions(Positions):
    """Ships and units by their ids; what is as it began is left out."""

    version = 2

    def __init__(self, scenario: Scenario) -> None:
        self.before = FirstPositions(scenario)
        self._ships = [ship.id for ship in scenario.ships]
        crew = [unit for n, ship in enumerate(scenario.ships) for unit in crew_of(n, ship)]
        self._units = [f"{self._ships[ship]}.{UNIT_LETTERS[kind]}{number}" for ship, kind, number, _ in crew]
        self._begun = [(ship, section) for ship, _, _, section in crew]
        self._spellings = self._made(scenario.sea())
        self._words: dict[str, Sequence[str]] = {
            "ship": self._ships,
            "unit": self._units,
            "section": SECTIONS,
        }
        self._words |= {"result": RESULTS, "step": ["", *(f"step{name}" for name in STEP_NAMES)]}
        self._numbers = {word: n for words in self._words.values() for n, word in enumerate(words) if word}

    def _made(self, sea: Sea) -> Mapping[str, Spelling]:
        ships, units, seats = self._ships, self._units, [seat_letter(n) for n in range(len(self._ships))]
        pairs = Each([f"{one}-{other}" for one in ships for other in ships])
        fleet, ship = Each(ships), Named(ships)
        return {
            **dict.fromkeys(_SHIP_NUMBERS, fleet),
            **dict.fromkeys(_SHIP_SETS, Names(ships)),
            **dict.fromkeys(_UNIT_SETS, Names(units)),
            **dict.fromkeys(_PAIRS, pairs),
            **dict.fromkeys(("chits", "box"), Each(ships, Counts(CHIT_NAMES), [0] * CHITS)),
            **dict.fromkeys(("flag", "flown"), Each(ships, Flag())),
            **dict.fromkeys(("captors", "read"), Each(ships, Names(ships))),
            **dict.fromkeys(("found", "meetings", "tasks"), InOrder(Words(), ";")),
            **dict.fromkeys(("last_drawer", "want_chit_of"), ship),
            "stage": Named(_STAGE_NAMES),
            "reason": Named(REASONS),
            "last_chit": Named(CHIT_NAMES),
            "die_seen": Names([*seats, "spectators"]),
            "stern": Each(ships, Rex(sea), None),
            "exit_rex": Each(ships, Rex(sea)),
            "facing": Each(ships, Named(FACING_NAMES), None),
            "status": Each(ships, Named(_STATUS)),
            "prize_of": Each(ships, ship, None),
            "out": Each(ships, Counts(_COPIES), [0] * len(_COPIES)),
            "hand": Counts(_COPIES),
            "units": Each(units, Standing(ships), None),
            "disorder": Each(units, InOrder(ship), []),
            "course": Each(ships, InOrder(Named(("", *STEP_NAMES))), []),
            "orders": Each(units, Order(ships), (0, 0)),
            "under": Each(units, Named(("", *ships))),
            "ordering": Each(seats, ship, -1),
            "unit": Each(seats, Named(("", *units))),
            "locked": Names(seats),
        }

    def spelling(self, name: str) -> Spelling:
        """How a field reads."""
        return self._spellings.get(name) or super().spelling(name)

    def told(self, fields: dict[str, Any]) -> dict[str, Any]:
        """The fields under the names of the text; side and captain of a ship follow from who holds it."""
        told = dict(fields)
        for name in ("side", "captain", "section", "marks", "deck", "verb"):
            del told[name]
        for name in (*_SHIP_SETS, *_UNIT_SETS, "locked"):
            assert set(told[name]) <= {0, 1}, name
            told[name] = sum(1 << n for n, value in enumerate(told[name]) if value)
        told["prize_of"] = [None if holder == n else holder for n, holder in enumerate(fields["prize_of"])]
        told["out"] = [
            [n - left for n, left in zip(CHIT_COPIES, deck, strict=True)]
            for deck in _rows(fields["deck"], CHITS * 2)
        ]
        for name in ("chits", "box"):
            told[name] = _rows(fields[name], CHITS)
        standing = list(zip(fields["place"], fields["section"], strict=True))
        told["place"] = [None if at == begun else at for at, begun in zip(standing, self._begun, strict=True)]
        marked = zip(fields["disorder"], fields["marks"], strict=True)
        told["disorder"] = [[marks >> _MARK * (n - 1 - k) & 31 for k in range(n)] for n, marks in marked]
        told["course"] = [[step for step in steps if step] for steps in _rows(fields["course"], SUBPHASES)]
        told["targets"] = list(zip(fields["verb"], fields["targets"], strict=True))
        told["found"] = self._spelt(fields["found"], FOUND, _MEETING)
        told["meetings"] = self._spelt(fields["meetings"], _ROW, _RESULT)
        told["tasks"] = self._spelt(fields["tasks"], TASK, _COLUMNS.get(fields["stage"], ()))
        return {_NEW.get(name, name): value for name, value in told.items()}

    def whole(self, told: dict[str, Any], start: dict[str, Any]) -> dict[str, Any]:
        """The fields again, as they lie in memory."""
        old = {new: name for name, new in _NEW.items()}
        fields = {old.get(name, name): value for name, value in told.items()}
        setup = start["setup"]
        for name in (*_SHIP_SETS, *_UNIT_SETS, "locked"):
            fields[name] = [told[name] >> n & 1 for n in range(len(start[name]))]
        fields["prize_of"] = [n if holder is None else holder for n, holder in enumerate(told["prize_of"])]
        fields["side"] = [setup.sides[holder] for holder in fields["prize_of"]]
        fields["captain"] = [setup.captains[holder] for holder in fields["prize_of"]]
        out = fields.pop("out")
        fields["deck"] = [n - gone for row in out for n, gone in zip(CHIT_COPIES, row, strict=True)]
        for name in ("chits", "box"):
            fields[name] = [count for row in told[name] for count in row]
        standing = [begun if at is None else at for at, begun in zip(told["units"], self._begun, strict=True)]
        fields["place"], fields["section"] = ([each[k] for each in standing] for k in (0, 1))
        fields["disorder"] = [len(marks) for marks in told["disorder"]]
        fields["marks"] = [_packed(marks) for marks in told["disorder"]]
        assert all(len(steps) <= SUBPHASES for steps in told["course"]), (
            f"a course has at most {SUBPHASES} steps"
        )
        fields["course"] = [
            step for steps in told["course"] for step in steps + [0] * (SUBPHASES - len(steps))
        ]
        fields["verb"], fields["targets"] = ([each[k] for each in told["orders"]] for k in (0, 1))
        for name, size in (("found", FOUND), ("meetings", _ROW), ("tasks", TASK)):
            fields[name] = self._unspelt(name, told[name], size)
        return fields

    def _spelt(self, numbers: list[int], size: int, columns: Sequence[str]) -> list[tuple[str, ...]]:
        """Rows of numbers as words, without noughts at the end."""
        return [tuple(self._spell(row, columns)) for row in _rows(numbers, size)]

    def _spell(self, row: list[int], columns: Sequence[str]) -> Iterable[str]:
        last = max([n + 1 for n, number in enumerate(row) if number], default=1)
        for n, number in enumerate(row[: max(last, len(columns))]):
            words = self._words.get(columns[n] if n < len(columns) else "", ())
            yield words[number] if 0 <= number < len(words) and words[number] else str(number)

    def _unspelt(self, name: str, rows: list[tuple[str, ...]], size: int) -> list[int]:
        found: list[int] = []
        for words in rows:
            if len(words) > size:
                raise ValueError(f"{name}: {'/'.join(words)[:40]} has more than {size} parts")
            for word in words:
                if word not in self._numbers and not word.removeprefix("-").isdecimal():
                    raise ValueError(f"{name}: {word[:20]!r} is no ship, unit or number")
                found.append(self._numbers[word] if word in self._numbers else int(word))
            found += [0] * (size - len(words))
        return found


def _rows(numbers: list[int], size: int) -> list[list[int]]:
    """A list cut into rows."""
    return [numbers[n : n + size] for n in range(0, len(numbers), size)]


def _packed(marks: list[int]) -> int:
    """Where the disorder of a unit came from in one number, the last one lowest."""
    return sum(ship << _MARK * k for k, ship in enumerate(reversed(marks)))


# What every ship has one of, and is 0 for most.
_OF_SHIPS = (
    *("speed", "fire", "extra", "status", "captain", "rowers", "loot", "off_turns", "exit_rex", "ram"),
    *("seal", "returns", "flag", "counter", "moved", "rowed", "straight", "has_stopped", "flown", "attacked"),
    *("has_left", "captors", "sunk", "killed", "secured", "lost", "stern", "facing", "hull", "side"),
)


class FirstPositions(Positions):
    """The first notation, close to the fields in memory: records have marks made of it."""

    def __init__(self, scenario: Scenario) -> None:
        ships = Each([ship.id for ship in scenario.ships])
        self._spellings: dict[str, Spelling] = dict.fromkeys(_OF_SHIPS, ships)
        self._spellings |= {"reason": Named(REASONS), "stage": Named(STAGES)}

    def spelling(self, name: str) -> Spelling:
        """How a field reads."""
        return self._spellings.get(name) or super().spelling(name)

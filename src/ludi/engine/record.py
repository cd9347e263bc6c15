"""A record: the truth about a game. A header, one action per line in text notation, and how it ended.

Every line ends with a mark, `#` and eight digits of a hash over all lines up to it, so that a changed byte
is found in the line where it stands. A record ends with the line `end`.
"""

from __future__ import annotations

import hashlib
import json
import os
import tempfile
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from ludi.engine.errors import LudiError, RecordError
from ludi.engine.fair import ByHand, FairDice, commitment, draw, pick
from ludi.engine.game import CHANCE, Game, seat_letter
from ludi.engine.match import Match
from ludi.engine.state import State
from ludi.engine.views import Outcome

FORMAT = "ludi-record 1"
LARGEST = 8 * 1024 * 1024  # bytes
UNFINISHED = "unfinished"


@dataclass(frozen=True)
class Header:
    """What was set up: enough to start the same game again."""

    game: str
    version: int
    seats: int
    options: dict[str, Any] = field(default_factory=dict)
    names: tuple[str, ...] = ()
    commitment: str = ""  # SHA-256 of the secret behind the draws
    words: tuple[str, ...] = ()  # what the seats added to it


@dataclass(frozen=True)
class Record:
    """A game that was played, or a part of it."""

    header: Header
    lines: tuple[str, ...]
    result: str = UNFINISHED
    state_hash: str = ""
    secret: str = ""  # shown at the end

    # Writing

    def text(self) -> str:
        """The record as it stands in a file."""
        marked: list[str] = []
        mark = ""
        for line in self._unmarked():
            mark = _mark(mark, line)
            marked.append(f"{line} #{mark}\n")
        return "".join(marked)

    def _unmarked(self) -> list[str]:
        header = self.header
        top = [FORMAT, f"game {header.game} {header.version}", f"seats {header.seats}"]
        top += [f"options {_json(header.options)}", f"names {_json(list(header.names))}"]
        if header.commitment:
            top += [f"commitment {header.commitment}", f"words {_json(list(header.words))}"]
        bottom = [f"result {self.result}", f"state {self.state_hash}"]
        if self.secret:
            bottom.append(f"secret {self.secret}")
        return [*top, "moves", *self.lines, *bottom, "end"]

    def save(self, path: Path) -> None:
        """Write the file whole or not at all, whatever happens meanwhile."""
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
        try:
            with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
                file.write(self.text())
                file.flush()
                os.fsync(file.fileno())
            os.replace(name, path)
        except BaseException:
            Path(name).unlink(missing_ok=True)
            raise

    # Replaying

    def replay(self, game: Game, to: int | None = None) -> Match:
        """The match after `to` actions, or all; a line that is not legal is named."""
        if to is not None and not 0 <= to <= len(self.lines):
            raise RecordError(f"step {to}: this record has steps 0 to {len(self.lines)}")
        match = Match(game, self.header.seats, ByHand())
        for n, line in enumerate(self.lines[:to]):
            self._follow(match, n, line)
        return match

    def _follow(self, match: Match, n: int, line: str) -> None:
        try:
            seat, action = match.game.read_move(match.state, line)
            match.follow(seat, action)
        except LudiError as error:
            raise RecordError(f"{line}: {error}", self.line_number(n)) from error

    def line_number(self, n: int) -> int:
        """The line of the file on which action n stands."""
        return self._unmarked().index("moves") + 2 + n

    def verify(self, game: Game) -> Match:
        """Replay all of it and recompute every draw; a RecordError names the first line that is wrong."""
        if self.secret and commitment(self.secret) != self.header.commitment:
            raise RecordError("the secret shown is not the one that was committed to")
        match = Match(game, self.header.seats, ByHand())
        drawn = 0
        for n, line in enumerate(self.lines):
            if match.to_act() == [CHANCE] and self.secret:
                self._check_draw(match.state, drawn, n, line, game)
                drawn += 1
            self._follow(match, n, line)
        self._check_end(match)
        return match

    def _check_draw(self, state: State, drawn: int, n: int, line: str, game: Game) -> None:
        chances = state.chances()
        label = state.prompt(None).name
        total = sum(weight for _, weight in chances)
        expected = pick(chances, draw(self.secret, self.header.words, drawn, label, total))
        if game.read_move(state, line) != (CHANCE, expected):
            fair = game.notation(state, CHANCE, expected)
            raise RecordError(f"{line}: the draw from the secret is {fair}", self.line_number(n))

    def _check_end(self, match: Match) -> None:
        after = self.line_number(len(self.lines))
        if result_text(match.outcome) != self.result:
            raise RecordError(f"result {self.result}: the moves lead to {result_text(match.outcome)}", after)
        if state_hash(match.state) != self.state_hash:
            raise RecordError("the moves lead to another position", after + 1)


def record_of(match: Match, names: tuple[str, ...] = ()) -> Record:
    """The record of a match as far as it was played; the secret is shown when it is over."""
    info = match.game.info
    header = Header(info.id, info.version, match.seats, match.game.chosen_options(), names)
    secret = ""
    if isinstance(match.dice, FairDice):
        header = replace(header, commitment=match.dice.commitment, words=match.dice.words)
        secret = match.dice.secret if match.outcome else ""
    return Record(header, tuple(match.lines), result_text(match.outcome), state_hash(match.state), secret)


def state_hash(state: State) -> str:
    """SHA-256 of a position."""
    return hashlib.sha256(state.to_bytes()).hexdigest()


def result_text(outcome: Outcome | None) -> str:
    """`coins A=12 B=-3`, or `unfinished`."""
    if outcome is None:
        return UNFINISHED
    scores = (f"{seat_letter(seat)}={score}" for seat, score in enumerate(outcome.scores))
    return f"{outcome.reason} {' '.join(scores)}"


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, sort_keys=True, separators=(",", ":"))


def _mark(before: str, line: str) -> str:
    return hashlib.sha256(f"{before}\n{line}".encode()).hexdigest()[:8]


# Reading


def load(path: Path) -> Record:
    """The record in a file."""
    try:
        size = path.stat().st_size
        if size > LARGEST:
            raise RecordError(f"{path}: {size} bytes; a record has at most {LARGEST}")
        data = path.read_bytes()
    except OSError as error:
        raise RecordError(f"{path}: {(error.strerror or 'cannot be read').lower()}") from error
    return read(data)


def read(data: bytes | str) -> Record:
    """The record in a text; every mark is checked."""
    return _Reader(_unmark(_decode(data))).record()


def _decode(data: bytes | str) -> str:
    if len(data) > LARGEST:
        raise RecordError(f"{len(data)} bytes; a record has at most {LARGEST}")
    if not data:
        raise RecordError("the record is empty")
    if isinstance(data, str):
        return data
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise RecordError("this is no text, so no record", data[: error.start].count(b"\n") + 1) from error


def _unmark(text: str) -> list[str]:
    """The lines without their marks, all marks checked."""
    if not text.startswith("ludi-record"):
        raise RecordError(f"not a record: it must begin with {FORMAT!r}", 1)
    *marked, rest = text.split("\n")
    found: list[str] = []
    mark = ""
    for number, line in enumerate(marked, 1):
        content, _, shown = line.rpartition(" #")
        mark = _mark(mark, content)
        if shown != mark:
            raise RecordError(f"changed: {line[:60]!r} does not fit its mark", number)
        found.append(content)
    if rest or not found or found[-1] != "end":
        raise RecordError("cut short: the line 'end' is missing", len(marked) + 1)
    return found


class _Reader:
    """Takes a record apart, line by line."""

    def __init__(self, lines: list[str]) -> None:
        self._lines = lines
        self._at = 0

    def record(self) -> Record:
        """The whole record."""
        if self._lines[0] != FORMAT:
            raise RecordError(f"{self._lines[0]}: this Ludi reads {FORMAT}", 1)
        self._at = 1
        header = self._header()
        self._take("moves")
        moves = self._moves()
        result, state_hash = self._take("result"), self._take("state")
        secret = self._take("secret") if self._has("secret") else ""
        self._take("end")
        if self._at != len(self._lines):
            raise RecordError("something follows the end", self._at + 1)
        return Record(header, tuple(moves), result, state_hash, self._hex(secret))

    def _header(self) -> Header:
        game, _, version = self._take("game").partition(" ")
        seats = self._take("seats")
        if not (version.isdecimal() and seats.isdecimal() and len(version + seats) < 9):
            raise RecordError("the game needs a version and a number of seats", self._at)
        options, names = self._json("options", dict), self._json("names", list)
        if not self._has("commitment"):
            return Header(game, int(version), int(seats), options, tuple(map(str, names)))
        shown = self._hex(self._take("commitment"))
        words = tuple(map(str, self._json("words", list)))
        return Header(game, int(version), int(seats), options, tuple(map(str, names)), shown, words)

    def _moves(self) -> list[str]:
        start = self._at
        while self._at < len(self._lines) and not self._has("result"):
            self._at += 1
        return self._lines[start : self._at]

    def _has(self, word: str) -> bool:
        return self._at < len(self._lines) and self._lines[self._at].partition(" ")[0] == word

    def _take(self, word: str) -> str:
        if not self._has(word):
            raise RecordError(f"here stands {word!r} in a record", self._at + 1)
        self._at += 1
        return self._lines[self._at - 1].partition(" ")[2]

    def _json(self, word: str, kind: type) -> Any:
        try:
            value = json.loads(self._take(word))
        except (ValueError, RecursionError):
            value = None
        if not isinstance(value, kind):
            raise RecordError(f"{word}: not written as it should be", self._at)
        return value

    def _hex(self, text: str) -> str:
        if text and (len(text) != 64 or not set(text) <= set("0123456789abcdef")):
            raise RecordError("here stand 64 hexadecimal digits in a record", self._at)
        return text

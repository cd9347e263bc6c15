"""The record of a game: a header, one action per line in text notation, seals, notes and the end.

Every line ends with a mark, `#` and eight digits of a hash over all lines up to it, so that a changed byte
is detected in the line that contains it. A record ends with the line `end`.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import secrets
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from ludi.engine.errors import LudiError, NotationError, RecordError, SetupError
from ludi.engine.fair import ByHand, FairDice, Seal, commitment, draw, is_sealed_by, pick, word_seal
from ludi.engine.game import CHANCE, Game, seat_letter, seat_number
from ludi.engine.match import Match
from ludi.engine.state import State
from ludi.engine.views import Outcome

FORMAT = "ludi-record 1"
LARGEST = 8 * 1024 * 1024  # bytes
UNFINISHED = "unfinished"
SEATS_LINE = 3
_NUMBER = re.compile(r"0|[1-9][0-9]{0,5}")
_DEEPEST = 8  # levels of nested lists in options
_SEAL = re.compile(r"(0|[1-9][0-9]{0,5})/(0|[1-9][0-9]{0,5})/([A-Z]{1,2}) ([0-9a-f]{64})")
_NOTE = re.compile(r"(0|[1-9][0-9]{0,5}) ([a-z]+) (.+)")
# Escaped as \u...: control characters, other line separators, and characters that reorder or hide text.
_UNSEEN = re.compile("[\x7f-\x9f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]")


@dataclass(frozen=True)
class Header:
    """The set-up of a game: enough to start the same game again."""

    game: str
    version: int
    seats: int
    options: dict[str, Any] = field(default_factory=dict)
    names: tuple[str, ...] = ()
    commitment: str = ""  # SHA-256 of the secret behind the draws
    words: tuple[str, ...] = ()  # what the seats added to the secret
    sealed: tuple[str, ...] = ()  # seals of the words, shown before all were opened; none in older records
    position: str = ""  # the first position, if not the usual one


@dataclass(frozen=True)
class Note:
    """What an umpire did or a person said after a number of actions; it does not affect the game."""

    after: int
    kind: str  # one word, such as look or pause
    text: str = ""


@dataclass(frozen=True)
class Record:
    """A recorded game, finished or not: enough to replay and verify it."""

    header: Header  # game, version, seats, options, names and the commitment of the draws
    lines: tuple[str, ...]  # one line for each action, draws included
    result: str = UNFINISHED  # reason and scores, or `unfinished`
    position_hash: str = ""  # SHA-256 of the text of the last position; empty in older records
    secret: str = ""  # the secret of the draws, shown at the end
    seals: tuple[Seal, ...] = ()  # the seals of orders that waited for others
    notes: tuple[Note, ...] = ()  # remarks between actions, such as an umpire's
    old_mark: str = ""  # the mark of older records: kept, but no longer checked (ADR 11)

    # Writing

    def text(self) -> str:
        """The text of the record file."""
        marked: list[str] = []
        mark = ""
        for line in self._unmarked():
            mark = _mark(mark, line.encode())
            marked.append(f"{line} #{mark}\n")
        return "".join(marked)

    def _unmarked(self) -> list[str]:
        header = self.header
        top = [FORMAT, f"game {header.game} {header.version}", f"seats {header.seats}"]
        top += [f"options {_json(header.options)}", f"names {_json(list(header.names))}"]
        top += [f"from {header.position}"] if header.position else []
        if header.commitment:
            top += [f"commitment {header.commitment}", f"words {_json(list(header.words))}"]
            top += [f"sealed {_json(list(header.sealed))}"] if header.sealed else []
        bottom = [f"seal {seal.place} {seal.shown}" for seal in self.seals]
        bottom += [f"note {note.after} {note.kind} {_json(note.text)}" for note in self.notes]
        bottom.append(f"result {self.result}")
        bottom.append(f"position {self.position_hash}" if self.position_hash else f"state {self.old_mark}")
        if self.secret:
            bottom.append(f"secret {self.secret}")
        return [*top, "moves", *self.lines, *bottom, "end"]

    def save(self, path: Path) -> None:
        """Write the file atomically: all of it, or nothing."""
        data = self.text().encode()
        try:
            _replace(path, data)
        except (OSError, ValueError) as error:
            raise _file_error(path, error, "cannot be written", "file-write") from error

    # Replaying

    def replay(self, game: Game, to: int | None = None) -> Match:
        """The match after `to` actions, or after all of them; a RecordError names an illegal line."""
        if to is not None and not 0 <= to <= len(self.lines):
            raise RecordError(
                "step {step}: this record has steps 0 to {last}",
                None,
                "record-step",
                step=to,
                last=len(self.lines),
            )
        match = self._start(game)
        for n, line in enumerate(self.lines[:to]):
            self._follow(match, n, line)
        match.rounds.restore(self.seals)
        return match

    def replay_as_far(self, game: Game) -> Match:
        """The match up to the first line that is illegal under the current rules."""
        match = self._start(game)
        for n, line in enumerate(self.lines):
            try:
                self._follow(match, n, line)
            except RecordError:
                return self.replay(game, n)
        return match

    def _start(self, game: Game) -> Match:
        try:
            return Match(game, self.header.seats, ByHand(), start=self._first_position(game))
        except SetupError as error:
            raise RecordError("{detail}", SEATS_LINE, "detail", detail=error) from error

    def _first_position(self, game: Game) -> State | None:
        """The position in which the game began, or None for the usual one."""
        if not self.header.position:
            return None
        try:
            state = game.read_position(self.header.position)
        except LudiError as error:
            raise RecordError("{detail}", self._line_of("from"), "detail", detail=error) from error
        if state.seats != self.header.seats or self.header.position not in game.positions.texts(game, state):
            told = "{word}: not written as it should be"
            raise RecordError(told, self._line_of("from"), "record-writing-of", word="from")
        return state

    def _follow(self, match: Match, n: int, line: str) -> None:
        try:
            seat, action = match.game.read_move(match.state, line)
            match.follow(seat, action)
        except LudiError as error:
            at = self.line_number(n)
            raise RecordError(
                "{move}: {detail}", at, "record-move", move=_shown(line), detail=error
            ) from error
        if match.lines[n] != line:
            raise RecordError(
                "{move}: is written {ours}",
                self.line_number(n),
                "record-writing",
                move=_shown(line),
                ours=repr(match.lines[n]),
            )

    def line_number(self, n: int) -> int:
        """The line of the file that contains action n."""
        return self._line_of("moves") + 1 + n

    def _line_of(self, word: str) -> int:
        firsts = [line.partition(" ")[0] for line in self._unmarked()]
        return firsts.index(word) + 1

    def verify(self, game: Game) -> Match:
        """Replay the record and recompute every draw and seal; a RecordError names the first wrong line."""
        if self.secret and commitment(self.secret) != self.header.commitment:
            told = "the secret shown is not the one that was committed to"
            raise RecordError(told, self._line_of("secret"), "record-secret")
        self._check_words()
        match = self._start(game)
        drawn = 0
        for n, line in enumerate(self.lines):
            if match.to_act() == [CHANCE] and self.secret:
                self._check_draw(match.state, drawn, n, line, game)
                drawn += 1
            self._follow(match, n, line)
        if self.secret:
            self._check_seals(match)
        self._check_end(match)
        match.rounds.restore(self.seals)
        return match

    def _check_words(self) -> None:
        """Refuse words that do not match their seals; a seat that did not open its word has none."""
        words, sealed = self.header.words, self.header.sealed
        if not sealed:
            return
        has_all = len(sealed) == self.header.seats and len(words) in (0, len(sealed))
        pairs = zip(words, sealed, strict=False)
        if not has_all or any(word and seal and word_seal(word) != seal for word, seal in pairs):
            told = "the words are not those that were sealed before the game"
            raise RecordError(told, self._line_of("sealed"), "record-words")

    def _check_draw(self, state: State, drawn: int, n: int, line: str, game: Game) -> None:
        """Refuse an outcome that does not follow from the secret."""
        chances = state.chances()
        label = game.draw_label(state)
        total = sum(weight for _, weight in chances)
        expected = pick(chances, draw(self.secret, self.header.words, drawn, label, total))
        fair = game.notation(state, CHANCE, expected)
        if line != fair:
            told = "{move}: the draw from the secret is {fair}"
            raise RecordError(told, self.line_number(n), "record-draw", move=_shown(line), fair=fair)

    def _check_seals(self, match: Match) -> None:
        """Refuse orders that do not match their seals, and orders whose seal is missing."""
        waited = {(seal.round, seal.seat) for seal in match.rounds.sealed}
        first = self.line_number(len(self.lines))
        for number, seal in enumerate(self.seals, first):
            if (seal.round, seal.seat) not in waited:
                told = "seal {place}: no orders waited there, or they have another"
                raise RecordError(told, number, "seal-of-nothing", place=seal.place)
            waited.discard((seal.round, seal.seat))
            text = match.rounds.sealed_text(self.secret, seal)
            if not is_sealed_by(seal.shown, self.secret, seal.place, text):
                orders = match.rounds.orders(seal.round, seal.seat)
                told = "seal {place}: was not made of {orders}"
                raise RecordError(told, number, "seal-broken", place=seal.place, orders=_shown(orders))
        if waited:
            begun, seat = min(waited)
            told = "the seal of {seat} for the round after {begun} actions is missing"
            at = first + len(self.seals)
            raise RecordError(told, at, "seal-missing", seat=seat_letter(seat), begun=begun)

    def _check_end(self, match: Match) -> None:
        after = self.line_number(len(self.lines)) + len(self.seals) + len(self.notes)
        result = result_text(match.outcome)
        if result != self.result:
            told = "result {shown}: the moves lead to {result}"
            raise RecordError(told, after, "record-result", shown=_shown(self.result), result=result)
        if self.position_hash and self.position_hash not in _position_hashes(match):
            raise RecordError("the moves lead to another position", after + 1, "record-position")
        if match.outcome and self.header.commitment and not self.secret:
            told = "the game is over, but the secret behind its draws is not shown"
            raise RecordError(told, after + 2, "record-no-secret")


def record_of(match: Match, names: tuple[str, ...] = ()) -> Record:
    """The record of a match up to now; it contains the secret only when the match is over."""
    info = match.game.info
    header = Header(info.id, info.version, match.seats, match.game.chosen_options(), names)
    if not match.is_from_start:
        header = replace(header, position=match.game.write_position(match.start))
    secret = ""
    if isinstance(match.dice, FairDice):
        dice = match.dice
        header = replace(header, commitment=dice.commitment, words=dice.words, sealed=dice.sealed)
        secret = match.dice.secret if match.outcome else ""
    seals = tuple(seal for seal in match.rounds.sealed if seal.shown)
    result = result_text(match.outcome)
    return Record(header, tuple(match.lines), result, position_hash(match), secret, seals)


def position_hash(match: Match) -> str:
    """SHA-256 of the text of the position."""
    return next(_position_hashes(match))


def _position_hashes(match: Match) -> Iterator[str]:
    """The hashes of the position, in this notation and in earlier ones."""
    for text in match.game.positions.texts(match.game, match.state):
        yield hashlib.sha256(text.encode()).hexdigest()


def result_text(outcome: Outcome | None) -> str:
    """`coins A=12 B=-3`, or `unfinished`."""
    if outcome is None:
        return UNFINISHED
    scores = (f"{seat_letter(seat)}={score}" for seat, score in enumerate(outcome.scores))
    return f"{outcome.reason} {' '.join(scores)}"


def _json(value: Any) -> str:
    """JSON that any program shows as one line, with characters that reorder or hide text escaped."""
    text = json.dumps(value, ensure_ascii=False, sort_keys=True, separators=(",", ":"), allow_nan=False)
    whole = text.encode("utf-8", "replace").decode()  # a lone surrogate cannot be written to a file
    return _UNSEEN.sub(lambda sign: json.dumps(sign[0])[1:-1], whole)


def _mark(before: str, line: bytes) -> str:
    return hashlib.sha256(before.encode() + b"\n" + line).hexdigest()[:8]


def _shown(line: str) -> str:
    """A line as shown in an error: shortened, and safe to print in a terminal."""
    return line[:60] if line.isprintable() else repr(line[:60])


# Files


def _replace(path: Path, data: bytes) -> None:
    """Replace the file with the data atomically."""
    beside = path.with_name(f".{path.name[:40]}.{secrets.token_hex(4)}")
    try:
        with beside.open("xb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    except BaseException:
        beside.unlink(missing_ok=True)
        raise


def _file_error(path: Path, error: Exception, otherwise: str, name: str) -> RecordError:
    """The error for a file that cannot be read or written, with the reason that the system gives."""
    reason = (getattr(error, "strerror", None) or otherwise).lower()
    return RecordError("{path}: {reason}", None, name, path=str(path), reason=reason)


# Reading


def load(path: Path) -> Record:
    """Read a record from a file or a pipe."""
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)
    except (OSError, ValueError) as error:
        raise _file_error(path, error, "cannot be read", "file-read") from error
    return read(data)


def read(data: bytes | str) -> Record:
    """Parse a record; every mark is checked."""
    raw = data.encode("utf-8", "surrogatepass") if isinstance(data, str) else data
    if len(raw) > LARGEST:
        raise RecordError(
            "too long: a record has at most {limit} bytes", None, "record-long", limit=str(LARGEST)
        )
    if not raw:
        raise RecordError("the record is empty", 1, "record-empty")
    return _Reader([_decoded(line, n) for n, line in enumerate(_unmark(raw), 1)]).record()


def _unmark(raw: bytes) -> list[bytes]:
    """The lines without their marks, after checking every mark."""
    if not raw.startswith(b"ludi-record"):
        raise RecordError("not a record: it must begin with {begin}", 1, "no-record", begin=repr(FORMAT))
    *marked, rest = raw.split(b"\n")
    found: list[bytes] = []
    mark = ""
    for number, line in enumerate(marked, 1):
        content, _, shown = line.rpartition(b" #")
        mark = _mark(mark, content)
        if shown != mark.encode():
            text = line[:60].decode("utf-8", "replace")
            raise RecordError(
                "changed: {shown} does not fit its mark", number, "record-mark", shown=repr(text)
            )
        found.append(content)
    if rest or not found or found[-1] != b"end":
        raise RecordError("cut short: the line 'end' is missing", len(marked) + 1, "record-short")
    return found


def _decoded(line: bytes, number: int) -> str:
    try:
        return line.decode("utf-8")
    except UnicodeDecodeError as error:
        raise RecordError("this is no text", number, "record-text") from error


class _Reader:
    """Parses a record line by line."""

    def __init__(self, lines: list[str]) -> None:
        self._lines = lines
        self._at = 0

    def record(self) -> Record:
        """Parse the whole record."""
        if self._lines[0] != FORMAT:
            found = _shown(self._lines[0])
            raise RecordError("{found}: this Ludi reads {ours}", 1, "record-format", found=found, ours=FORMAT)
        self._at = 1
        header = self._header()
        self._take_bare("moves")
        moves, seals = self._moves(), self._seals(header)
        notes = self._notes(len(moves))
        result = self._take("result")
        position_hash = self._hex("position") if self._has("position") else ""
        old_mark = "" if position_hash else self._take("state")
        secret = self._hex("secret") if self._has("secret") else ""
        self._take_bare("end")
        if self._at != len(self._lines):
            raise RecordError("something follows the end", self._at + 1, "record-after-end")
        seen = tuple(seals), tuple(notes)
        return Record(header, tuple(moves), result, position_hash, secret, *seen, old_mark)

    def _header(self) -> Header:
        game, _, version = self._take("game").partition(" ")
        numbers = self._number(version), self._number(self._take("seats"))
        options, names = self._json("options", dict), self._texts("names")
        header = Header(game, *numbers, options, names, position=self._optional("from"))
        if not self._has("commitment"):
            return header
        promise, words = self._hex("commitment"), self._texts("words")
        sealed = self._texts("sealed") if self._has("sealed") else ()
        return replace(header, commitment=promise, words=words, sealed=sealed)

    def _optional(self, word: str) -> str:
        return self._take(word) if self._has(word) else ""

    def _moves(self) -> list[str]:
        start = self._at
        while self._at < len(self._lines) and not any(map(self._has, ("seal", "note", "result"))):
            self._at += 1
        return self._lines[start : self._at]

    def _seals(self, header: Header) -> list[Seal]:
        found: list[Seal] = []
        while self._has("seal"):
            place = _SEAL.fullmatch(self._take("seal"))
            if not place or not header.commitment:
                raise self._misspelt("seal")
            found.append(Seal(int(place[1]), int(place[2]), self._seat(place[3], header.seats), place[4]))
        return found

    def _notes(self, actions: int) -> list[Note]:
        """The notes, in the order in which they were made."""
        found: list[Note] = []
        while self._has("note"):
            parts = _NOTE.fullmatch(self._take("note"))
            last = found[-1].after if found else 0
            if not parts or not last <= int(parts[1]) <= actions:
                raise self._misspelt("note")
            found.append(Note(int(parts[1]), parts[2], self._value("note", parts[3], str)))
        return found

    def _seat(self, letter: str, seats: int) -> int:
        try:
            return seat_number(letter, seats)
        except NotationError as error:
            raise RecordError("{detail}", self._at, "detail", detail=error) from error

    def _has(self, word: str) -> bool:
        return self._at < len(self._lines) and self._lines[self._at].partition(" ")[0] == word

    def _take(self, word: str) -> str:
        if not self._has(word):
            told = "here stands {word} in a record"
            raise RecordError(told, self._at + 1, "record-word", word=repr(word))
        self._at += 1
        return self._lines[self._at - 1].partition(" ")[2]

    def _take_bare(self, word: str) -> None:
        if self._take(word):
            raise RecordError(
                "{word}: stands alone on its line in a record", self._at, "record-bare", word=word
            )

    def _number(self, text: str) -> int:
        if not _NUMBER.fullmatch(text):
            told = "{shown}: here stands a number in a record"
            raise RecordError(told, self._at, "record-number", shown=_shown(text))
        return int(text)

    def _texts(self, word: str) -> tuple[str, ...]:
        texts = self._json(word, list)
        if not all(isinstance(text, str) for text in texts):
            raise self._misspelt(word)
        return tuple(texts)

    def _json(self, word: str, kind: type) -> Any:
        """The value on a line."""
        return self._value(word, self._take(word), kind)

    def _value(self, word: str, text: str, kind: type) -> Any:
        """A value that must be spelled exactly as Ludi writes it, so that nothing is repeated or hidden."""
        try:
            value = json.loads(text)
            is_ours = isinstance(value, kind) and _json(value) == text
        except (ValueError, RecursionError):
            is_ours = False
        if not is_ours or _is_deeper(value, _DEEPEST):
            raise self._misspelt(word)
        return value

    def _misspelt(self, word: str) -> RecordError:
        return RecordError("{word}: not written as it should be", self._at, "record-writing-of", word=word)

    def _hex(self, word: str) -> str:
        text = self._take(word)
        if not re.fullmatch("[0-9a-f]{64}", text):
            told = "{word}: here stand 64 hexadecimal digits in a record"
            raise RecordError(told, self._at, "record-digits", word=word)
        return text


def _is_deeper(value: Any, levels: int) -> bool:
    """Whether lists and objects are nested deeper than `levels`."""
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return levels < 0 or any(_is_deeper(item, levels - 1) for item in inner)

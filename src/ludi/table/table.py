"""A table: who sits where, the match, and what each viewer may know of it. No input or output of its own.

Everything that happens is an entry of the journal. A command checks, then writes entries; an entry is applied
by the same code when it is new and when the table is made again from its journal.
"""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from operator import itemgetter
from typing import Any

import msgspec

from ludi.engine import orders, record
from ludi.engine.calls import Calls
from ludi.engine.deadline import Deadline
from ludi.engine.errors import GameOverError, NotationError, SetupError
from ludi.engine.fair import FairDice, commitment, new_secret
from ludi.engine.game import CHANCE, TABLE, State, seat_letter
from ludi.engine.history import Move
from ludi.engine.match import Match
from ludi.engine.record import Note, Record, record_of
from ludi.engine.registry import game_of
from ludi.engine.sealed import SealedOrders
from ludi.engine.talk import Talk
from ludi.engine.umpire import Umpired
from ludi.engine.views import Event
from ludi.table import fairness, handing
from ludi.table.errors import AccessError, JournalError, StaleActionError, TableError, UnreadableError
from ludi.table.journal import Entry, TableRow
from ludi.table.keys import fits as _fits
from ludi.table.keys import hashed, new_id, new_token
from ludi.table.messages import ClockWish, Keys, SeatKind, SeatWish, SitWish, Status, TableWish
from ludi.table.story import EVERY, PAGE, TAIL, Story, common
from ludi.table.words import CHAT_LENGTH, NAME_LENGTH, Voice, clean, sentence, voice_of

LEVELS = ("easy", "medium", "hard")
STAND_IN = "medium"
_NO_VIEWER = b'{"viewer":null'
OVERTIME = 30.0  # seconds a move for who came back after using up the time for the game
CHAT_KEPT = 100
SPECTATORS, UMPIRES = "spectators", "umpires"  # channels of who is not heard while the talk is closed
WORD_LENGTH = 40
ABSENCE = 180  # seconds, at tables that were made before one could choose
RECORD = "record"  # in the index: the status of a table that only shows a record
_ENDED = ("over", "abandoned")
TABLE_ID = re.compile(r"[A-Za-z0-9_-]{16,40}")


@dataclass
class Seat:
    """Who sits here."""

    kind: SeatKind
    name: str = ""
    bot: str = ""  # the level of its bot, also of one that stands in
    word: str = ""
    token: str = ""  # the hash of its key; empty while nobody has it
    is_away: bool = False  # a bot plays for its person
    version: int = 0  # of its decision
    since: float = 0.0  # when that began
    used: float = 0.0  # seconds of thinking so far
    has_fallen: bool = False  # its time was used up once
    seal: str = ""  # of its word, until all are opened
    kept: str = ""  # the hash of the only key that may sit down here: of the same seat in the game before
    beside: int | None = None  # the seat at whose screen its person plays too
    passing: str = ""  # the hash of a key that opens it once
    passed_how: str = ""  # by its own player, or with the consent of the others
    passed_name: str = ""  # of who takes it then

    @property
    def is_free(self) -> bool:
        """Whether someone may sit down here."""
        return self.kind == "open" or (self.kind == "person" and not self.token)

    @property
    def is_played_by_bot(self) -> bool:
        """Whether a bot is to choose here."""
        return self.kind == "bot" or self.is_away


@dataclass(frozen=True)
class Caller:
    """Who asks: a seat, the owner, the umpire, several of these, or a spectator."""

    seat: int | None = None
    is_owner: bool = False
    key: str = ""  # the hash of the seat's token
    is_umpire: bool = False
    desk: str = ""  # of an umpire who has only this one; the chief umpire has them all

    @property
    def part(self) -> str:
        """As what he speaks."""
        if self.seat is not None:
            return "seat"
        return "umpire" if self.is_umpire else "owner" if self.is_owner else "spectator"


@dataclass(frozen=True)
class Line:
    """Something said, a ChatLine, and who hears it: everyone, some seats, or who has none."""

    message: dict[str, Any]
    seats: tuple[int, ...] | None = None  # None is everyone
    apart: str = ""  # or the spectators, or the umpires
    desk: str = ""  # with the seats of a desk its umpire and the chief

    def is_for(self, viewer: int | None, caller: Caller | None = None) -> bool:
        """Whether this viewer hears it, with what he hears as the caller; who sees everything does."""
        if viewer == TABLE:
            return True
        if self.apart == UMPIRES:
            return caller is not None and caller.is_umpire
        if self.desk and caller is not None and caller.is_umpire and caller.desk in ("", self.desk):
            return True
        if self.apart == SPECTATORS:
            return viewer is None if caller is None else caller.seat is None
        return self.seats is None or viewer in self.seats


@dataclass
class News:
    """What a command changed: entries to keep, and what to tell."""

    entries: list[Entry] = field(default_factory=list)
    is_table: bool = False  # seats or status
    is_position: bool = False
    is_noticed: bool = False  # by everyone; else only by those whose position is another one
    is_undo: bool = False
    is_retold: bool = False  # the last of the story is told anew, instead of what is new in it
    told: list[tuple[int, Event]] = field(default_factory=list)  # each with its step
    said: list[Line] = field(default_factory=list)
    movers: set[int] = field(default_factory=set)  # whose own view changed, seen by others or not


class Table:
    """One table, made from its journal."""

    def __init__(self, table_id: str) -> None:
        self.id = table_id
        self.seq = 0
        self.status: Status = "open"
        self.seats: list[Seat] = []
        self.match: Match | None = None
        self.chat: deque[Line] = deque(maxlen=CHAT_KEPT)  # what everyone hears
        self.asides: deque[Line] = deque(maxlen=CHAT_KEPT // 2)  # of spectators; without a key in memory only
        self.confided: list[Line] = []  # on channels and by messenger, all of it: as much as the record has
        self.notes: list[Note] = []  # for the record
        self.paused: float | None = None  # since when nobody may act
        self.deadline: float | None = None  # when the time for the orders of this turn is over
        self._turn = -1  # the round of choices that the deadline is for
        self.starting: float | None = None  # until when words for the draws are waited for
        self.requests: dict[int, handing.Request] = {}  # by seat; not in the journal
        self._sent: set[tuple[int, int, int]] = set()  # words by messenger: round, from, to
        self._looks_at: dict[str, str] = {}  # whose eyes each umpire uses, by desk
        self.next_table: str | None = None
        self._reviewed_lines = 0  # of a record that is only shown
        self.stopped: TableError | None = None  # why it can only be looked at
        self.notice: dict[str, str] | None = None  # what everyone should know about the table
        self.news = News()
        self._shared_by: tuple[int, dict[str, Any], bytes] = -1, {}, b""  # after so many entries, for all
        self._story: Story | None = None  # of the match, up to its last actions

    # Making

    @classmethod
    def make(cls, wish: TableWish, now: float) -> tuple[Table, Keys]:
        """A new table, and the keys of who makes it."""
        voice = voice_of(wish.game, wish.options)
        voice.game.check_seats(len(wish.seats))
        _check_house_rules(voice, wish)
        seats = [_new_seat(seat) for seat in wish.seats]
        token = new_token() if wish.umpire or wish.desk_umpires else None
        tokens = {desk["id"]: new_token() for desk in voice.desks(len(seats))} if wish.desk_umpires else {}
        data: dict[str, Any] = {"clock": wish.clock.model_dump(), "umpire": hashed(token) if token else ""}
        data |= {"desks": {desk: hashed(each) for desk, each in tokens.items()}, "absence": wish.absence}
        own = next((n for n, each in enumerate(seats) if each["kind"] == "person"), None)
        table, keys = cls._make(voice, seats, now, own, is_public=wish.is_public, **data)
        return table, keys.model_copy(update={"umpire_token": token, "desk_tokens": tokens})

    @classmethod
    def _make(
        cls, voice: Voice, seats: list[dict[str, Any]], now: float, own: int | None, **data: Any
    ) -> tuple[Table, Keys]:
        """The table with its first entry; who makes it sits on the given seat, if any."""
        table = cls(new_id())
        keys = Keys(table=table.id, seat=own, owner_token=new_token())
        if own is not None:
            keys = keys.model_copy(update={"seat_token": new_token()})
            seats[own] |= {"token": hashed(keys.seat_token or ""), "kept": ""}
        game = voice.game
        made = {"game": game.info.id, "version": game.info.version, "options": game.chosen_options()}
        made |= {
            "seats": seats,
            "secret": new_secret(),
            "luck": new_secret(),
            "owner": hashed(keys.owner_token or ""),
            **data,
        }
        table._write("made", made, now)
        return table, keys

    @classmethod
    def replayed(cls, entries: Sequence[Entry], now: float) -> Table:
        """The table of a journal; clocks go on from now.

        Where the present rules don't follow the journal any more it can only be looked at, as far as they do.
        """
        table, count = cls._after(entries)
        if count < len(entries):
            table, _ = cls._after(entries[:count])
            table._stop_before(entries[count])
        else:
            table._stop_if_it_must()
        for seat in table.seats:
            seat.since = now
        table._shift_deadline(now - entries[-1].at)
        table.starting = None if table.starting is None else table.starting + now - entries[-1].at
        table.paused = None if table.paused is None else now
        table.news = News()
        return table

    @classmethod
    def _after(cls, entries: Sequence[Entry]) -> tuple[Table, int]:
        """A table after as many of these entries as can be applied, and how many that were."""
        table = cls(entries[0].table)
        for n, entry in enumerate(entries):
            try:
                table._apply(entry.kind, entry.data, entry.at)
            except Exception as error:
                if n == 0:
                    raise UnreadableError(entry.data["game"], entry.data["version"]) from error
                return table, n
            table.seq = entry.seq + 1
        return table, len(entries)

    def _is_outdated(self) -> bool:
        return self.version != self.voice.game.info.version

    def _stop_before(self, entry: Entry) -> None:
        """The next entry can't be applied: it ends here, with as much of a started game as there is."""
        if entry.kind == "started":
            self.match = self._lines_as_far()
        self._stop()

    def _stop_if_it_must(self) -> None:
        """A game goes on by the rules that it was begun by, or not at all; before that any rules will do."""
        if self.match is None:
            shown = self._lines_as_far() if self.lines else None
            if shown and len(shown.lines) < len(self.lines):
                self.match = shown
                self._stop()
        elif len(self.match.lines) < self._reviewed_lines or (self._is_outdated() and self.to_act()):
            self._stop()
        elif self._is_outdated():
            self.notice = sentence("table-outdated", **self._versions()).model_dump()

    def _lines_as_far(self) -> Match:
        return _record_of_lines(self.voice, len(self.seats), self.lines).replay_as_far(self.voice.game)

    def _stop(self) -> None:
        """From now on the table is only looked at; nothing is written, so that its own version can go on."""
        why = "version" if self._is_outdated() else "journal"
        self.status = "abandoned"
        self.stopped = TableError("stopped", why=why, last=self.step, **self._versions())
        self.notice = sentence("problem-stopped", **self.stopped.words).model_dump()

    def _versions(self) -> dict[str, Any]:
        info = self.voice.game.info
        return {"game": info.title, "version": self.version, "ours": info.version}

    def forked(self, step: int, now: float) -> tuple[Table, Keys]:
        """A new table, open to all, that goes on from a step of this one."""
        match = self._match_seen(step)
        count = match.history.actions_at(step)
        if self._followed().state_at(match, count).outcome():
            raise GameOverError("the game is over", "game-over")
        seats = [_new_seat(SeatWish(kind="open")) for _ in self.seats]
        seats[0]["kind"] = "person"
        lines = match.lines[:count]
        data = {"lines": lines, "forked_from": self.id, "is_public": False, "absence": self.absence}
        return self._make(self.voice, seats, now, 0, **data)

    @classmethod
    def reviewed(cls, text: str, now: float) -> tuple[Table, Keys]:
        """A table that shows a record; every line and draw of it is checked."""
        found = record.read(text)
        game = game_of(found)
        found.verify(game)
        names = [*found.header.names, *[""] * found.header.seats]
        seats = [_new_seat(SeatWish(kind="person", name=names[n])) for n in range(found.header.seats)]
        for seat in seats:
            seat["token"] = hashed(new_token())  # nobody sits down at a game that was played
        voice = voice_of(found.header.game, found.header.options)
        return cls._make(voice, seats, now, None, review=text)

    def again(self, caller: Caller, now: float) -> tuple[Table, Keys]:
        """A new table with the same seats, each kept for the key that sat on it."""
        self._need(caller.seat is not None or caller.is_owner, "seat")
        if self.status != "over":
            raise self._not_playing() if self.stopped else TableError("not-over")
        seats = [
            _new_seat(SeatWish(kind=seat.kind, name=seat.name, bot=seat.bot if seat.kind == "bot" else ""))
            | {"kept": seat.token, "beside": seat.beside}
            for seat in self.seats
        ]
        data = {"is_public": self.is_public, "clock": self.clock.model_dump(), "umpire": self.umpire}
        data |= {"desks": self.desk_keys, "absence": self.absence}
        return self._make(self.voice, seats, now, caller.seat, **data)

    def follow_with(self, table_id: str, now: float) -> str:
        """The table of the rematch: this one, unless someone was first."""
        if self.next_table is None:
            self._write("rematched", {"table": table_id}, now)
        assert self.next_table
        return self.next_table

    # Entries

    def _write(self, kind: str, data: dict[str, Any], now: float) -> None:
        """Apply an entry, and keep it for the journal."""
        if self.stopped:
            raise self._not_playing()
        self._apply(kind, data, now)
        self.news.entries.append(Entry(self.id, self.seq, kind, data, now))
        self.seq += 1

    def _apply(self, kind: str, data: dict[str, Any], at: float) -> None:
        apply: Callable[[dict[str, Any], float], None] = getattr(self, f"_apply_{kind}")
        apply(data, at)

    def take_news(self) -> News:
        """What changed since it was last taken."""
        news, self.news = self.news, News()
        return news

    def row(self, now: float) -> TableRow:
        """The line of the lobby's index."""
        status = RECORD if self.reviewed_text else self.status
        return TableRow(self.id, self.voice.game.info.id, status, self.is_public, now, self.info(now, ()))

    def _apply_made(self, data: dict[str, Any], at: float) -> None:
        self.voice = voice_of(data["game"], data["options"])
        self.version: int = data["version"]  # of the game's rules
        self.options: dict[str, Any] = data["options"]
        self.created = at
        self.is_public: bool = data.get("is_public", False)
        self.clock = ClockWish(**data.get("clock", {}))
        self.owner: str = data["owner"]
        self.umpire: str = data.get("umpire", "")
        self.desk_keys: dict[str, str] = data.get("desks", {})
        self.absence: int = data.get("absence", ABSENCE)
        self.secret: str = data["secret"]
        self.luck: str = data.get("luck") or hashed(self.owner)  # of bots, apart from the secret of the draws
        self.promise = commitment(self.secret)
        self.lines: list[str] = data.get("lines", [])  # of the table that this one goes on from
        self.forked_from: str | None = data.get("forked_from")
        self.seats = [Seat(**seat) for seat in data["seats"]]
        self.desks = self.voice.desks(len(self.seats)) if self.desk_keys else []
        self.reviewed_text: str = data.get("review", "")
        self.shown_record = record.read(self.reviewed_text) if self.reviewed_text else None
        if self.shown_record:
            self._reviewed_lines = len(self.shown_record.lines)
            self.match = self.shown_record.replay_as_far(self.voice.game)
            self.promise = self.shown_record.header.commitment
            self.status = "over"
        self.news.is_table = True

    def _apply_sat(self, data: dict[str, Any], at: float) -> None:
        seat = self.seats[data["seat"]]
        seat.kind, seat.name, seat.token, seat.word = "person", data["name"], data["token"], data["word"]
        seat.bot, seat.is_away = "", False
        self._let_go(data["seat"])
        seat.beside = data.get("beside")
        self._begin_decision(data["seat"], at)
        self.news.is_table = True

    def _apply_opened(self, data: dict[str, Any], at: float) -> None:
        """Nobody sits here any more."""
        self.seats[data["seat"]] = replace(self.seats[data["seat"]], kind="open", name="", bot="", token="")
        self.seats[data["seat"]].is_away = False
        self._let_go(data["seat"])
        self.news.is_table = True

    def _apply_bot(self, data: dict[str, Any], at: float) -> None:
        seat = self.seats[data["seat"]]
        seat.kind, seat.name, seat.bot, seat.token, seat.is_away = "bot", "", data["bot"], "", False
        self._let_go(data["seat"])
        self.news.is_table = True

    def _let_go(self, number: int) -> None:
        """What was agreed with who sat here is void: a screen shared, a seal, a key that was to open it."""
        seat = self.seats[number]
        guests = [other for other in self.seats if other.beside == number]
        for other in guests:
            other.beside = None if other is guests[0] else self.seats.index(guests[0])
        seat.beside, seat.kept, seat.passing, seat.passed_how, seat.passed_name = None, "", "", "", ""
        if self.status == "open":
            seat.seal = ""
        self.requests.pop(number, None)

    def _apply_handed(self, data: dict[str, Any], at: float) -> None:
        """A seat has a new key, so that the old one opens nothing; what an umpire does he tells himself."""
        seat = self.seats[data["seat"]]
        seat.kind, seat.token, seat.bot, seat.is_away = "person", data["token"], "", False
        seat.name = data.get("name", seat.name)
        self._let_go(data["seat"])
        seat.beside = data.get("beside")
        self._begin_decision(data["seat"], at)
        self.news.is_table = True
        if data.get("how"):
            words = {"how": data["how"], "was": data["was"], "old": data["old"] or "none"}
            self._announce("handed", data["seat"], at, **words)

    def _apply_passed(self, data: dict[str, Any], at: float) -> None:
        """A key opens a seat once, for somebody else or another device; or none does any more."""
        seat = self.seats[data["seat"]]
        seat.passing, seat.passed_how, seat.passed_name = data["token"], data["how"], data.get("name", "")
        self.news.is_table = True

    def _apply_away(self, data: dict[str, Any], at: float) -> None:
        seat = self.seats[data["seat"]]
        seat.bot, seat.is_away = data["bot"], True
        seat.used += data["seconds"]
        seat.has_fallen = seat.has_fallen or data["has_fallen"]
        self.news.is_table = True
        why = "clock" if data["has_fallen"] else data.get("why", "left")
        self._announce("away", data["seat"], at, why=why)

    def _apply_back(self, data: dict[str, Any], at: float) -> None:
        seat = self.seats[data["seat"]]
        seat.bot, seat.is_away, seat.since = "", False, at
        self.news.is_table = True
        self._announce("back", data["seat"], at)

    def _announce(self, what: str, seat: int, at: float, **words: str) -> None:
        """Tell everyone about a seat, and keep it for the record; it outlasts all that is said."""
        letter = seat_letter(seat)
        told = sentence(f"seat-{what}", seat=letter, **words).model_dump()
        message = {"type": "chat", "seat": None, "name": "", "text": "", "channel": "seats", "said": told}
        line = Line({**message, "at": at, "step": self.step})
        self.confided.append(line)
        self.news.said.append(line)
        self._note("seat", " ".join([what, letter, *words.values()]))

    def _apply_sealed(self, data: dict[str, Any], at: float) -> None:
        seat = self.seats[data["seat"]]
        seat.seal, seat.word = data["seal"], ""
        self.news.is_table = True

    def _apply_starting(self, data: dict[str, Any], at: float) -> None:
        """Nobody comes or goes any more, and words are opened."""
        self.starting = at + data["seconds"]
        self.news.is_table = True

    def _apply_worded(self, data: dict[str, Any], at: float) -> None:
        self.seats[data["seat"]].word = data["word"]
        self.news.is_table = True

    def _apply_started(self, data: dict[str, Any], at: float) -> None:
        self.version = data.get("version", self.version)
        words, sealed = [seat.word for seat in self.seats], [seat.seal for seat in self.seats]
        dice = FairDice(self.secret, words if any(words) else (), 0, sealed if any(sealed) else ())
        self.match = match_after(self.voice, len(self.seats), dice, self.lines, len(self.lines))
        self.status, self.starting = "playing", None
        for seat in data.get("left_out", []):
            self._announce("wordless", seat, at)
        self.news.is_table = self.news.is_position = self.news.is_noticed = self.news.is_retold = True
        for seat in self.to_act():
            self._begin_decision(seat, at)
        self._end_if_over()
        self._begin_turn(at)

    def _apply_acted(self, data: dict[str, Any], at: float) -> None:
        match, seat = self._match, data["seat"]
        waiting = self._waiting_beside(seat)
        done, step = len(match.moves), match.steps
        log = match.play(seat, *data["actions"])
        self._check_lines(data, match.lines[done:])
        is_noticed = match.steps != step
        if is_noticed:
            self.seats[seat].used += data["seconds"]  # else its clock runs on, for others see that
        self._tell(log, seat, waiting, at, is_noticed)

    def _apply_written(self, data: dict[str, Any], at: float) -> None:
        """A seat writes its order anew, which nobody else notices."""
        seat = data["seat"]
        waiting, before = self._waiting_beside(seat), list(self._match.moves)
        read = self.voice.game.codec.read
        orders.write_anew(self._match, seat, *(read(action) for action in data["actions"]))
        self._cut_story(before)
        self._tell([], seat, waiting, at, is_noticed=False)

    def _apply_offered(self, data: dict[str, Any], at: float) -> None:
        """A seat agrees to an act of the table, or takes that back; bots say yes or no at once."""
        match = self._match
        done = len(match.moves)
        log: list[Event] = []
        if data["agrees"]:
            for seat in (*data["bots"], data["seat"]):
                if len(match.moves) == done:  # not yet done by the agreement of all
                    log += match.agree(seat, data["action"])
        else:
            self._withdraw(data["seat"])
        if len(match.moves) > done:
            self._tell(log, TABLE, {}, at)
        self.news.is_position = self.news.is_noticed = True

    def _withdraw(self, seat: int) -> None:
        """Take an agreement back; those of bots alone don't stand."""
        match = self._match
        match.withdraw(seat)
        if all(self.seats[agreed].is_played_by_bot for seats in match.offers.values() for agreed in seats):
            match.offers.clear()

    def _apply_undone(self, data: dict[str, Any], at: float) -> None:
        seat, step = data["seat"], self.step
        waiting, before = self._waiting_beside(seat), list(self._match.moves)
        self.news.movers.add(seat)
        if data["step"] is None:
            self._match.undo(seat)
        else:
            self._rewind(data["step"])
            waiting = {}
        self._cut_story(before)
        self.news.is_position = self.news.is_undo = self.news.is_retold = True
        self.news.is_noticed |= self.step != step
        self._begin_decisions(seat, waiting, at, self.step != step)
        if self.step != step:
            for line in self._lines():
                line.message["step"] = min(line.message["step"], self.step)

    def _apply_said(self, data: dict[str, Any], at: float) -> None:
        part = "spectator" if data["seat"] is None else "seat"  # in journals that don't say it
        message = {"part": part} | {name: value for name, value in data.items() if name != "seats"}
        seats = tuple(data["seats"]) if "seats" in data else None
        apart = _apart(data["channel"])
        self._hear(message, at, seats, apart)
        if seats is not None:
            self._note(data["channel"], f"{seat_letter(data['seat'])}: {data['text']}")
        elif apart == UMPIRES:
            self._note(apart, data["text"])
        if "to" in data:
            self._sent.add((self._match.rounds.begun, data["seat"], data["to"]))
            self.news.is_position = True  # for who has sent it: not again in this turn
            self.news.movers.add(data["seat"])

    def _hear(
        self,
        message: dict[str, Any],
        at: float,
        seats: tuple[int, ...] | None = None,
        apart: str = "",
        desk: str = "",
    ) -> None:
        line = Line({"type": "chat", **message, "at": at, "step": self.step}, seats, apart, desk)
        if message["part"] == "spectator" or apart == SPECTATORS:
            self.asides.append(line)
        elif seats is None and not apart:
            self.chat.append(line)
        else:
            self.confided.append(line)
        self.news.said.append(line)

    def _lines(self) -> Iterator[Line]:
        """All that was said and is kept."""
        yield from self.chat
        yield from self.asides
        yield from self.confided

    def _note(self, kind: str, text: str) -> None:
        """Something for the record that is no action."""
        self.notes.append(Note(len(self._match.moves) if self.match else 0, kind, text))

    def _apply_abandoned(self, data: dict[str, Any], at: float) -> None:
        self.status, self.starting = "abandoned", None
        self.news.is_table = True

    def _apply_rematched(self, data: dict[str, Any], at: float) -> None:
        self.next_table = data["table"]
        self.news.is_table = True

    def _check_lines(self, data: dict[str, Any], lines: list[str]) -> None:
        """A journal that replays must lead to the same lines, draws included."""
        if data.setdefault("lines", lines) != lines:
            raise JournalError(f"{data['lines']} replays as {lines}")

    def _tell(
        self, log: list[Event], mover: int, waiting: dict[int, Any], at: float, is_noticed: bool = True
    ) -> None:
        """After an action: what is told, who decides now, and whether it is over."""
        step = self._match.steps
        self.news.told += [(step, event) for event in log]
        self.news.is_position = True
        self.news.is_noticed |= is_noticed
        self.news.movers.add(mover)
        self._begin_decisions(mover, waiting, at, is_noticed)
        self._end_if_over()
        self._begin_turn(at)
        if self._story and len(self._match.moves) - self._story.count >= EVERY:
            self._story.follow(self._match)  # a little now and then, and nobody ever waits for much

    def _end_if_over(self) -> None:
        if self._match.outcome:
            self.status = "over"
            self.news.is_table = True

    # Decisions and clocks

    def _waiting_beside(self, mover: int) -> dict[int, Any]:
        """The seats that decide at the same time, with what they choose from."""
        return {seat: self._choice_of(seat) for seat in self._match.to_act() if seat != mover}

    def _choice_of(self, seat: int) -> Any:
        """What a seat chooses from; where orders are sealed it is the same all through a round."""
        match = self._match
        if isinstance(self.voice.game, SealedOrders):
            return match.rounds.begun
        return match.legal_actions(seat), match.prompt(seat)

    def _begin_decisions(self, mover: int, waiting: dict[int, Any], at: float, is_noticed: bool) -> None:
        """New versions for who acted, and for everyone whose choice is another one than before.

        Who is asked in secret is asked anew after each action that is noticed.
        """
        is_asked_anew = is_noticed and isinstance(self.voice.game, Calls)
        if mover >= 0:
            self._begin_decision(mover, at, is_noticed)
        asked = self.to_act()
        for seat in [seat for seat in range(len(self.seats)) if seat != mover]:
            is_same = (seat in asked) == (seat in waiting)
            if is_same and seat in asked and not is_asked_anew:
                is_same = waiting[seat] == self._choice_of(seat)
            if not is_same or (is_asked_anew and seat in asked):
                self._begin_decision(seat, at, is_noticed)

    def _begin_decision(self, seat: int, at: float, is_noticed: bool = True) -> None:
        """A new version; the clock goes on where others don't see that there is anything new."""
        self.seats[seat].version += 1
        if is_noticed:
            self.seats[seat].since = self._time(at)

    def _begin_turn(self, at: float) -> None:
        """A new round of choices has its own deadline."""
        if self._match.outcome or not isinstance(self.voice.game, Deadline):
            self.deadline = None
        elif self._match.rounds.begun != self._turn:
            self._turn = self._match.rounds.begun
            self.deadline = self._time(at) + self.clock.per_turn if self.clock.per_turn else None

    def _shift_deadline(self, seconds: float) -> None:
        if self.deadline is not None:
            self.deadline += seconds

    def _time(self, now: float) -> float:
        """What the clocks show: they stand while the table is paused."""
        return now if self.paused is None else self.paused

    def turn_left(self, now: float) -> float | None:
        """Seconds until the deadline of all."""
        if self.deadline is None or self.status != "playing":
            return None
        return max(0.0, self.deadline - self._time(now))

    def _thinking(self, seat: int, now: float) -> float:
        """Seconds that the seat's clock has run in this decision; it stands while one is asked in secret."""
        if self.seats[seat].kind != "person" or self.seats[seat].is_away or seat not in self.on_turn():
            return 0.0
        return max(0.0, self._time(now) - self.seats[seat].since)

    def seconds_left(self, seat: int, now: float) -> float | None:
        """Until the seat's clock falls; None when it has none, or a bot plays."""
        sitting = self.seats[seat]
        if not self.has_clock or sitting.kind != "person" or sitting.is_away or self.status in _ENDED:
            return None
        thinking = self._thinking(seat, now)
        left = []
        if self.clock.per_move:
            left.append(self.clock.per_move - thinking)
        if self.clock.per_game:
            least = OVERTIME - thinking if sitting.has_fallen else 0.0
            left.append(max(self.clock.per_game - sitting.used - thinking, least))
        return max(0.0, min(left)) if left else None

    @property
    def has_clock(self) -> bool:
        """Whether time runs out for anyone here."""
        return bool(self.clock.per_move or self.clock.per_game or self.deadline is not None)

    def next_fall(self, now: float) -> float | None:
        """Seconds until the first clock falls, or until the words that are missing are not waited for."""
        if self.starting is not None:
            return max(0.0, self.starting - now)
        if not self.has_clock or self.paused is not None:
            return None
        left = [self.turn_left(now), *(self.seconds_left(seat, now) for seat in self.on_turn())]
        return min((seconds for seconds in left if seconds is not None), default=None)

    def fall(self, now: float) -> None:
        """End a turn whose time is over; let bots play for everyone whose own clock has fallen."""
        if self.paused is not None:
            return
        if self.starting is not None:
            if now >= self.starting:
                fairness.begin(self, now)
            return
        if self.turn_left(now) == 0:
            self._end_time(now)
        for seat in self.on_turn():
            left = self.seconds_left(seat, now)
            if left is not None and left <= 0:
                self._go_away(seat, STAND_IN, now, has_fallen=True)

    def _go_away(
        self, seat: int, level: str, now: float, has_fallen: bool = False, why: str = "left"
    ) -> None:
        seconds = round(self._thinking(seat, now), 3)
        data = {"seat": seat, "bot": level, "seconds": seconds, "has_fallen": has_fallen, "why": why}
        self._write("away", data, now)

    # Sitting

    def caller(self, token: str | None) -> Caller:
        """Who holds this token; None is a spectator, a wrong one an error."""
        if not token:
            return Caller()
        found = hashed(token)
        seat = next((n for n, seat in enumerate(self.seats) if _fits(found, seat.token)), None)
        is_owner, is_chief = _fits(found, self.owner), _fits(found, self.umpire)
        desk = next((name for name, kept in self.desk_keys.items() if _fits(found, kept)), "")
        if seat is None and not (is_owner or is_chief or desk):
            raise AccessError("wrong")
        return Caller(seat, is_owner, "" if seat is None else found, is_chief or bool(desk), desk)

    def is_held_by(self, caller: Caller) -> bool:
        """Whether the caller's key still opens his seat; a spectator has none to lose."""
        return caller.seat is None or _fits(caller.key, self.seats[caller.seat].token)

    def sit(self, wish: SitWish, now: float, key: str = "") -> Keys:
        """Sit down on a free seat before the start; the key to it.

        `key` is the hash of one that who sits down already has: of another seat here, whose screen he shares
        then, or of the seat in the game before.
        """
        if self.status != "open":
            raise TableError("seats-full") if self.status == "playing" else self._not_playing()
        self.check_arranging()
        seat = self._free_seat(wish.seat, key)
        token, sitting = new_token(), self.seats[seat]
        name = sitting.name or clean(wish.name, NAME_LENGTH)
        data = {"seat": seat, "name": name, "token": hashed(token), "word": clean(wish.word, WORD_LENGTH)}
        host = next((n for n, one in enumerate(self.seats) if _fits(key, one.token)), None)
        data["beside"] = sitting.beside if host is None else self.screen_of(host)
        self._write("sat", data, now)
        return Keys(table=self.id, seat=seat, seat_token=token)

    def _free_seat(self, wanted: int | None, key: str) -> int:
        free = [n for n, seat in enumerate(self.seats) if seat.is_free and not seat.kept]
        own = [n for n, seat in enumerate(self.seats) if seat.is_free and _fits(key, seat.kept)]
        if wanted is None and not own + free:
            raise TableError("seats-full")
        if wanted is not None and wanted not in own + free:
            self._check_seat(wanted)
            raise TableError("seat-kept" if self.seats[wanted].is_free else "seat-taken")
        return (own + free)[0] if wanted is None else wanted

    def screen_of(self, seat: int) -> int:
        """The seat that stands for the screen at which this one is played."""
        host = self.seats[seat].beside
        return seat if host is None else host

    def seat_passed_by(self, token: str) -> int | None:
        """The seat that this key opens once."""
        found = hashed(token)
        return next((n for n, seat in enumerate(self.seats) if _fits(found, seat.passing)), None)

    def check_arranging(self) -> None:
        """Refuse to change who sits where while words for the draws are opened."""
        if self.starting is not None:
            raise TableError("starting")

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < len(self.seats):
            told = "{number}: no such seat; they go from 0 to {last}"
            raise SetupError(told, "no-such-seat", number=seat, last=len(self.seats) - 1)

    def leave(self, caller: Caller, now: float) -> None:
        """Stand up: before the game the seat is free again, in it a bot plays until one comes back."""
        seat = self.own_seat(caller)
        self.check_arranging()
        if self.status == "open":
            self._write("opened", {"seat": seat}, now)
        elif self.status == "playing" and not self.seats[seat].is_away:
            self._go_away(seat, STAND_IN, now)

    def come_back(self, caller: Caller, now: float) -> None:
        """The person of a seat plays again."""
        seat = self.own_seat(caller)
        if self.seats[seat].is_away:
            self._write("back", {"seat": seat}, now)
        if self.is_given_away(seat):
            self._write("passed", {"seat": seat, "token": "", "how": ""}, now)

    def is_given_away(self, seat: int) -> bool:
        """Whether the others have agreed that somebody may take the seat of one who is away."""
        return bool(self.seats[seat].passing) and self.seats[seat].passed_how == handing.CONSENT

    def change_seat(
        self, seat: int, wish: SeatWish, caller: Caller, now: float, is_absent: bool = False
    ) -> Keys:
        """Before the start the owner gives a seat to a bot, frees it, or hands it to a person with a new key.

        In a game anyone who sits here may let a bot play for a person who is absent; nobody may do more.
        """
        self._check_seat(seat)
        if self.status == "playing":
            return self._stand_in(seat, wish, caller, now, is_absent)
        self._need(caller.is_owner, "owner")
        if self.status != "open":
            raise self._not_playing()
        self.check_arranging()
        if wish.kind == "bot":
            self._write("bot", {"seat": seat, "bot": _level(wish.bot)}, now)
        elif wish.kind == "open":
            self._write("opened", {"seat": seat}, now)
        else:
            token = new_token()
            self._write("handed", {"seat": seat, "token": hashed(token)}, now)
            return Keys(table=self.id, seat=seat, seat_token=token)
        return Keys(table=self.id)

    def _stand_in(self, seat: int, wish: SeatWish, caller: Caller, now: float, is_absent: bool) -> Keys:
        """Let a bot play for who is absent, until he is back, or on a seat that nobody has."""
        self._need(caller.is_owner or caller.seat is not None, "owner")
        sitting = self.seats[seat]
        if wish.kind != "bot" or sitting.is_played_by_bot:
            raise TableError("seat-in-play")
        if sitting.kind == "open":
            self._write("bot", {"seat": seat, "bot": _level(wish.bot)}, now)
        elif is_absent:
            self._go_away(seat, _level(wish.bot), now, why="absent")
        else:
            raise TableError("not-absent", seconds=self.absence)
        return Keys(table=self.id)

    def start(self, caller: Caller, now: float) -> None:
        """Begin, when nobody is missing; when words were sealed, with opening these."""
        self._need(caller.is_owner or caller.seat is not None, "seat")
        if self.status != "open":
            raise TableError("has-started")
        self.check_arranging()
        free = [seat_letter(n) for n, seat in enumerate(self.seats) if seat.is_free]
        if free:
            raise TableError("seats-free", seats=", ".join(free), count=len(free))
        if fairness.unopened(self):
            self._write("starting", {"seconds": fairness.OPENING_SECONDS}, now)
        else:
            fairness.begin(self, now)

    def abandon(self, caller: Caller, now: float) -> None:
        """Give the table up."""
        self._need(caller.is_owner, "owner")
        if self.status not in ("open", "playing"):
            raise self._not_playing()
        self._write("abandoned", {}, now)

    @staticmethod
    def is_owned(made: Entry, token: str | None) -> bool:
        """Whether a token is the owner's, by the first entry alone; for a table that can't be read."""
        return _fits(hashed(token or ""), made.data["owner"])

    def check_deletable(self, caller: Caller) -> None:
        """Refuse to delete the table of another, or one at which a game is played."""
        self._need(caller.is_owner, "owner")
        if self.status == "playing":
            raise TableError("still-playing")

    def own_seat(self, caller: Caller) -> int:
        """The seat of who asks."""
        if caller.seat is None:
            raise AccessError("seat" if caller.is_owner else "none")
        self._need(self.is_held_by(caller), "wrong")
        return caller.seat

    def _need(self, is_allowed: bool, reason: str) -> None:
        if not is_allowed:
            raise AccessError(reason)

    # Playing

    @property
    def _match(self) -> Match:
        assert self.match is not None
        return self.match

    def _not_playing(self) -> TableError:
        """Why nothing can be done here now."""
        return self.stopped or TableError("not-playing", status=self.status)

    def _check_playing(self) -> None:
        if self.status != "playing":
            raise self._not_playing()

    def _check_going_on(self) -> None:
        self._check_playing()
        if self.paused is not None:
            raise TableError("paused")

    def to_act(self) -> list[int]:
        """The seats that decide now, those that are asked in secret too; [] before and after the game."""
        return self.match.to_act() if self.match and self.status == "playing" else []

    def on_turn(self) -> list[int]:
        """The seats that everyone sees deciding now."""
        if not self.match or not self.voice.game.hides:
            return self.to_act()
        return list(self.match.view(None).to_act) if self.status == "playing" else []

    def act(self, seat: int, version: int, actions: list[str], now: float) -> None:
        """Play an action or a chain of them: all of it, or an error and nothing."""
        self._check_going_on()
        self._check_version(seat, version)
        seconds = round(self._thinking(seat, now), 3)
        self._write("acted", {"seat": seat, "actions": actions, "seconds": seconds}, now)

    def order(self, seat: int, version: int, text: str, now: float, is_draft: bool = False) -> None:
        """Write a whole order as the game has it, in the place of what stood there, and give it.

        A draft stays to be worked on. All of it is written, or there is an error and nothing is.
        """
        self._check_going_on()
        chain = orders.read_order(self._match, seat, text)
        self._check_version(seat, version)
        draft, given = [self._text(action) for action in chain[:-1]], self._text(chain[-1])
        if draft != self._written(seat):
            self._write("written", {"seat": seat, "actions": draft}, now)
        if not is_draft:
            self.act(seat, self.seats[seat].version, [given], now)

    def _written(self, seat: int) -> list[str]:
        """What the order that a seat is writing consists of."""
        return [self._text(action) for action in orders.written(self._match, seat)]

    def _check_version(self, seat: int, version: int) -> None:
        if version != self.seats[seat].version:
            raise StaleActionError(f"version {version} is past; this is {self.seats[seat].version}")

    def undo(self, seat: int, now: float) -> None:
        """Take back the seat's last action, over the answers of bots if need be."""
        self._check_going_on()
        step = None if self._match.may_undo(seat) else self._rewind_step(seat)
        self._write("undone", {"seat": seat, "step": step}, now)

    def may_undo(self, seat: int) -> bool:
        """Whether the seat may take something back."""
        return (
            self.status == "playing"
            and self.paused is None
            and (self._match.may_undo(seat) or self._rewind_step(seat) is not None)
        )

    def _rewind_step(self, seat: int) -> int | None:
        """Before the seat's last action, when only bots have acted since and nothing hidden was shown."""
        moves = self._match.moves
        if self.voice.game.hides:
            return None
        for n in reversed(range(len(self.lines), len(moves))):
            mover = moves[n][0]
            if mover == seat:
                return n
            if mover < 0 or not self.seats[mover].is_played_by_bot:
                return None
        return None

    def _rewind(self, step: int) -> None:
        dice, lines = self._match.dice, self._match.lines[:step]
        assert isinstance(dice, FairDice)
        again = FairDice(dice.secret, dice.words, 0, dice.sealed)
        self.match = match_after(self.voice, len(self.seats), again, lines, len(self.lines))

    def offer(self, seat: int, action: str, agrees: bool, now: float) -> None:
        """Agree to an act of the whole table, or take that back."""
        self._check_going_on()
        bots = self._willing_bots(self._match.game.codec.read(action)) if agrees else []
        data = {"seat": seat, "action": action, "agrees": agrees, "bots": bots}
        self._write("offered", data, now)

    def _willing_bots(self, action: int) -> list[int]:
        """Bots agree unless the act ends the game with people as the only winners."""
        bots = [n for n, seat in enumerate(self.seats) if seat.is_played_by_bot]
        if not bots or action not in self._match.legal_actions(TABLE):
            return []
        after = self._match.state.copy()
        after.apply(TABLE, action)
        outcome = after.outcome()
        if self.voice.game.info.has_secrets or outcome is None or set(outcome.winners) & set(bots):
            return bots
        return []

    def say(self, caller: Caller, text: str, now: float, channel: str = "table") -> None:
        """Something for everyone at the table, or for those of a channel."""
        if self.is_talk_closed:
            self._check_talk(caller, channel)
        is_apart = channel in (SPECTATORS, UMPIRES) and self.is_talk_closed
        seats = None
        if channel != "table" and not is_apart:
            seats = self.channels(self.own_seat(caller)).get(channel)
            if seats is None:
                raise TableError("no-channel")
        self._say(caller, text, now, channel, seats)

    @property
    def is_talk_closed(self) -> bool:
        """Whether seats don't talk to the whole table now, nor hear who has none."""
        return self.status == "playing" and self.voice.closed_talk is not None

    def _check_talk(self, caller: Caller, channel: str) -> None:
        """While the talk is closed everyone has channels of his own."""
        if channel == UMPIRES:
            self._need(caller.is_umpire, "umpire")
        elif caller.seat is None:
            if channel == "table":
                raise TableError("talk-apart")
            self._need(channel == SPECTATORS, "none")
        elif channel not in self.channels(self.own_seat(caller)):
            raise self.voice.refuse_talk()

    def _say(
        self, caller: Caller, text: str, now: float, channel: str, seats: Sequence[int] | None, **to: int
    ) -> None:
        """Who has no key is heard, but nothing of it is kept: anyone could fill the journal."""
        name = self.seats[caller.seat].name if caller.seat is not None else ""
        data = {"seat": caller.seat, "name": name, "text": _readable(text), "channel": channel, **to}
        if caller.part == "spectator":
            self._hear({"part": caller.part} | data, now, apart=_apart(channel))
        else:
            data["part"] = caller.part
            self._write("said", data if seats is None else {**data, "seats": list(seats)}, now)

    def channels(self, seat: int) -> dict[str, tuple[int, ...]]:
        """Where a seat may talk, beside the table."""
        game = self.voice.game
        if self.status != "playing" or not isinstance(game, Talk):
            return {}
        return game.channels(self._match.state, seat)

    def dispatch(self, caller: Caller, to: int, text: str, now: float) -> None:
        """One word by messenger to a seat that one can reach; the next when there are new orders to write."""
        seat = self.own_seat(caller)
        if to not in self.may_message(seat):
            raise TableError("no-messenger")
        self._say(caller, text, now, "message", (seat, to), to=to)

    def may_message(self, seat: int) -> list[int]:
        """The seats to which one may send a word now."""
        game = self.voice.game
        if self.status != "playing" or not isinstance(game, Talk):
            return []
        begun, pairs = self._match.rounds.begun, game.messengers(self._match.state)
        return [to for sender, to in pairs if sender == seat and (begun, sender, to) not in self._sent]

    # The umpire's desk: everything done there is told to the table and kept in the record

    def look(self, caller: Caller, at: int | str | None, now: float) -> None:
        """The umpire looks at what a seat sees, or at everything; others learn that he does."""
        if isinstance(at, int):
            self._check_seat(at)
        self._check_desk(caller, at if isinstance(at, int) else None if at == "all" else ())
        self._umpire(caller, "look", "", now, seat=_eyes_word(at))

    def pause(self, caller: Caller, is_on: bool, now: float) -> None:
        """Stop the clocks, and let nobody act; or go on."""
        self._check_chief(caller)
        if is_on != (self.paused is not None):
            self._umpire(caller, "pause" if is_on else "resume", "", now)
            self._write("paused", {"is_on": is_on}, now)

    def extend(self, caller: Caller, seconds: int, now: float) -> None:
        """More time for the orders of this turn."""
        self._check_chief(caller)
        if not isinstance(self.voice.game, Deadline):
            raise TableError("no-deadline")
        self._umpire(caller, "extend", "", now, seconds=seconds)
        self._write("extended", {"seconds": seconds}, now)

    def end_turn(self, caller: Caller, now: float) -> None:
        """The time for orders is over now."""
        self._check_chief(caller)
        self._end_time(now)
        self._umpire(caller, "deadline", "", now)

    def _end_time(self, now: float) -> None:
        game = self.voice.game
        if not isinstance(game, Deadline):
            raise TableError("no-deadline")
        self._write("ruled", {"action": self._text(game.deadline)}, now)

    def substitute(self, caller: Caller, seat: int, wish: SeatWish, reason: str, now: float) -> Keys:
        """Another captain for a seat: a bot, or a person with a new key."""
        self._check_seat(seat)
        self._check_desk(caller, seat)
        self._check_playing()
        token = new_token()
        data = {"seat": seat, "token": hashed(token), "name": clean(wish.name, NAME_LENGTH)}
        if wish.kind == "bot":
            self._write("bot", {"seat": seat, "bot": _level(wish.bot)}, now)
        else:
            self._write("handed", data, now)
        self._umpire(caller, "substitute", reason, now, seat=seat_letter(seat), kind=wish.kind)
        is_person = wish.kind != "bot"
        return Keys(table=self.id, seat=seat, seat_token=token) if is_person else Keys(table=self.id)

    def correct(self, caller: Caller, action: str, reason: str, now: float) -> None:
        """Put something right by an action that only an umpire has."""
        self._need(caller.is_umpire, "umpire")
        self._check_playing()
        why = _readable(reason)
        text = action.strip().removeprefix("!").strip()
        game = self.voice.game
        number = game.codec.read(text)
        if not isinstance(game, Umpired) or not game.is_correction(number):
            raise NotationError("{action}: is no correction", "no-correction", action=text)
        self._check_desk(caller, game.corrected_seats(self._match.state, number))
        self._write("ruled", {"action": self._text(number)}, now)
        self._umpire(caller, "correct", why, now)

    def note(self, caller: Caller, text: str, now: float) -> None:
        """Something that the umpire wants to have in the record; that of a desk is read there."""
        self._need(caller.is_umpire, "umpire")
        self._umpire(caller, "note", _readable(text), now)

    def _check_chief(self, caller: Caller) -> None:
        """The umpire, in what concerns everyone who plays."""
        self._check_desk(caller, None)
        self._check_playing()

    def _check_desk(self, caller: Caller, concerns: int | Sequence[int] | None) -> None:
        """The umpire of all, or of the desk with the seats that it concerns; None is the whole table."""
        self._need(caller.is_umpire, "umpire")
        if caller.desk:
            seats = [concerns] if isinstance(concerns, int) else concerns
            self._need(seats is not None and set(seats) <= set(self._seats_at(caller.desk)), "chief")

    def _seats_at(self, desk: str) -> list[int]:
        return next(each["seats"] for each in self.desks if each["id"] == desk)

    def _umpire(self, caller: Caller, deed: str, text: str, now: float, /, **words: Any) -> None:
        data = {"kind": deed, "text": clean(text, CHAT_LENGTH), "words": words}
        self._write("umpired", {**data, "desk": caller.desk} if caller.desk else data, now)

    def _apply_umpired(self, data: dict[str, Any], at: float) -> None:
        """What an umpire did, as the table hears it."""
        desk = data.get("desk", "")
        told = self.voice.umpire(data["kind"], desk, bool(self.desks), data["words"]).model_dump()
        line = {"seat": None, "part": "umpire", "name": "", "text": data["text"]}
        line |= {"channel": "umpire", "said": told}
        if desk and data["kind"] == "note":
            self._hear(line, at, tuple(self._seats_at(desk)), desk=desk)
        else:
            self._hear(line, at)
        if data["kind"] == "look":
            self._looks_at[desk] = data["words"]["seat"]
        self._note(data["kind"], " ".join([*map(str, data["words"].values()), data["text"]]).strip())

    def _apply_paused(self, data: dict[str, Any], at: float) -> None:
        if self.paused is not None:
            for seat in self.seats:
                seat.since += at - self.paused
            self._shift_deadline(at - self.paused)
        self.paused = at if data["is_on"] else None
        self.news.is_table = self.news.is_position = self.news.is_noticed = True

    def _apply_extended(self, data: dict[str, Any], at: float) -> None:
        started = self._time(at) if self.deadline is None else self.deadline
        self.deadline = started + data["seconds"]
        self.news.is_table = True

    def _apply_ruled(self, data: dict[str, Any], at: float) -> None:
        """An action of the table that nobody was asked about: a deadline, or a correction."""
        match = self._match
        done = len(match.moves)
        log = match.follow(TABLE, match.game.codec.read(data["action"]))
        self._check_lines(data, match.lines[done:])
        self._tell(log, TABLE, {}, at)
        self.news.is_table = True

    # What others see

    @property
    def step(self) -> int:
        """Actions so far that a spectator noticed."""
        return self.match.steps if self.match else 0

    @property
    def is_open_to_all(self) -> bool:
        """Whether everything may be shown: nothing is hidden, or it is over."""
        return self.status in _ENDED or not self.voice.game.hides

    @property
    def is_ended(self) -> bool:
        """Whether nobody plays here any more."""
        return self.status in _ENDED

    def info(self, now: float, online: Iterable[int], absent: Iterable[int] = ()) -> dict[str, Any]:
        """The table as everyone sees it, a TableInfo."""
        info = self.voice.game.info
        outcome = self.match.outcome if self.match else None
        turn_left = self.turn_left(now)
        return {
            "id": self.id,
            "game": info.id,
            "title": info.title,
            "options": self.options,
            "seats": [self._seat_info(n, now, online, absent) for n in range(len(self.seats))],
            "status": self.status,
            "is_public": self.is_public,
            "created": self.created,
            "step": self.step,
            "to_act": self.on_turn(),
            "winners": list(outcome.winners) if outcome else [],
            "commitment": self.promise,
            "next_table": self.next_table,
            "clock": self.clock.model_dump(),
            "turn_seconds_left": None if turn_left is None else round(turn_left, 1),
            "has_umpire": bool(self.umpire),
            "desks": self.desks,
            "is_paused": self.paused is not None,
            "closed_talk": self.voice.closed_talk if self.is_talk_closed else None,
            "absence": self.absence,
            "requests": handing.shown(self),
            "is_starting": self.starting is not None,
            "notice": self.notice,
        }

    def _seat_info(
        self, seat: int, now: float, online: Iterable[int], absent: Iterable[int]
    ) -> dict[str, Any]:
        sitting = self.seats[seat]
        left = self.seconds_left(seat, now)
        return {
            "seat": seat,
            "letter": seat_letter(seat),
            "kind": sitting.kind,
            "name": sitting.name,
            "bot": sitting.bot,
            "is_online": seat in online,
            "is_free": sitting.is_free and not sitting.kept and self.status == "open",
            "is_away": sitting.is_away,
            "seconds_left": None if left is None else round(left, 1),
            "is_kept": sitting.is_free and bool(sitting.kept) and self.status == "open",
            "is_absent": seat in absent,
            "beside": sitting.beside,
            "seal": sitting.seal,
            "has_opened": bool(sitting.seal and sitting.word),
        }

    def chat_for(self, viewer: int | None, caller: Caller | None = None) -> list[dict[str, Any]]:
        """What was said that a viewer hears, the last of what everyone does and all that was confided.

        While it is played also what the caller hears himself, and nothing that is kept from him.
        """
        who = caller if self.status == "playing" else None
        heard = [line.message for line in self._lines() if line.is_for(viewer, who)]
        return sorted(heard, key=itemgetter("at"))

    def position(
        self,
        viewer: int | None,
        told: Sequence[msgspec.Raw] = (),
        is_undo: bool = False,
        is_looking: bool = False,
        told_from: int | None = None,
    ) -> dict[str, Any]:
        """The game as one viewer may know it, a Position; its parts are encoded already.

        Who only looks through a viewer's eyes is asked nothing.
        """
        shared, seen = self._shared()
        state = self._match.state
        shown = shared | {"prompt": self.voice.say(state.prompt(viewer)), "told": told, "is_undo": is_undo}
        shown["told_from"] = told_from
        shown["view"] = _seen_by(viewer, seen) if seen else state.view(viewer)
        if viewer is not None and not is_looking and self.status == "playing":
            self._ask(shown, viewer)
        elif viewer is not None and not is_looking:
            shown["version"] = self.seats[viewer].version
        return shown

    def _ask(self, shown: dict[str, Any], seat: int) -> None:
        """What a seat may do."""
        match = self._match
        shown["version"] = self.seats[seat].version
        if seat in match.to_act():
            shown["choices"] = self.voice.choices(match.legal_actions(seat))
        shown["may_undo"] = self.may_undo(seat)
        shown["may_offer"] = [self._text(action) for action in match.legal_actions(TABLE)]
        shown["channels"] = self.channels(seat)
        shown["may_message"] = self.may_message(seat)

    def _shared(self) -> tuple[dict[str, Any], bytes]:
        """What all positions have alike, made once after each entry; their view too where nothing is secret.

        The view is encoded, without its viewer.
        """
        count, shared, seen = self._shared_by
        if count != self.seq:
            match = self._match
            shared = self._shown(match.state, match.steps)
            shared["offers"] = {self._text(action): sorted(seats) for action, seats in match.offers.items()}
            shared["seals"] = {str(seat): seal for seat, seal in match.seals.items()}
            shared["opened"] = match.opened()
            seen = b"" if self.voice.game.hides else msgspec.json.encode(match.state.view(None))
            self._shared_by = self.seq, shared, seen
        return shared, seen

    def _shown(self, state: State, step: int) -> dict[str, Any]:
        """A position of the past or the present, before anything that depends on its viewer."""
        outcome = state.outcome()
        return {
            "type": "position",
            "step": step,
            "view": None,
            "prompt": None,
            "version": 0,
            "choices": [],
            "may_undo": False,
            "may_offer": [],
            "offers": {},
            "told": [],
            "told_from": None,
            "seals": {},
            "opened": [],
            "channels": {},
            "may_message": [],
            "is_undo": False,
            "result": self.voice.result(outcome) if outcome else None,
        }

    def _text(self, action: int) -> str:
        return self.voice.game.codec.write(action)

    def _followed(self) -> Story:
        """The story of the match, up to its last action."""
        if self._story is None:
            self._story = Story(self.voice.game, len(self.seats))
        self._story.follow(self._match)
        return self._story

    def _cut_story(self, before: list[Move]) -> None:
        """Forget what was told of actions that are no more."""
        if self._story:
            self._story.cut(common(before, self._match.moves))

    def prepare(self) -> None:
        """Make at once what somebody will ask for, as long as nobody waits."""
        if self.match:
            self.last_told(None)

    def last_told(self, viewer: int | None) -> tuple[list[msgspec.Raw], int]:
        """The last of what a viewer was told, encoded, and the step that it begins with.

        The round of choices is told whole, for a take-back may have given its steps other numbers.
        """
        match = self._match
        back_to = match.rounds.begun if self.voice.game.info.has_simultaneous else None
        found, first = self._followed().page(match, viewer, None, TAIL, back_to)
        return [self.voice.told(event, step) for step, event in found], first

    def page(self, viewer: int | None, before: int) -> dict[str, Any]:
        """What a viewer was told before a step, the last part of it, a StoryPage."""
        if not self.match:
            raise TableError("not-playing", status=self.status)
        found, first = self._followed().page(self.match, viewer, before, PAGE)
        return {"told": [self.voice.told(event, step) for step, event in found], "told_from": first}

    def at_step(self, step: int, viewer: int | None) -> dict[str, Any]:
        """A position of the past as the viewer knew it, with what its last action told."""
        match, story = self._match_seen(step), self._followed()
        state = story.state_at(match, match.history.actions_at(step))
        told = [self.voice.told(event, at) for at, event in story.at_step(match, step, viewer)]
        prompt = self.voice.say(state.prompt(viewer))
        return self._shown(state, step) | {"view": state.view(viewer), "prompt": prompt, "told": told}

    def _match_seen(self, step: int) -> Match:
        if not self.match:
            raise self._not_playing()
        if not 0 <= step <= self.step:
            raise TableError("step", last=self.step)
        return self.match

    def viewpoint(self, caller: Caller, eyes: int | str | None) -> int | None:
        """Whose eyes the caller may use: his own, and any when nothing is hidden any more.

        The umpire may use those that he looks through, for that look is in the record.
        """
        if eyes is None or eyes == caller.seat:
            return caller.seat
        if isinstance(eyes, int):
            self._check_seat(eyes)
        looks_at = self._looks_at.get(caller.desk, "none")
        is_looking = caller.is_umpire and _eyes_word(eyes) == looks_at
        if not self.is_open_to_all and eyes != "none" and not is_looking:
            raise TableError("hidden")
        return TABLE if eyes == "all" else eyes if isinstance(eyes, int) else None

    def record(self) -> str:
        """The record, when nothing in it is hidden any more."""
        if not self.match:
            raise self._not_playing()
        if not self.is_open_to_all:
            raise TableError("hidden")
        if self.reviewed_text:
            return self.reviewed_text
        written = record_of(self.match, tuple(seat.name or seat.bot for seat in self.seats))
        written = replace(written, notes=_in_order(self.notes, len(written.lines)))
        if self.status == "abandoned":
            written = replace(written, secret=self.secret)
        draws = any(line.startswith("*") for line in self.lines)
        if self.lines and (draws or self.voice.game.hides):  # draws and seals of another table's secret
            header = replace(written.header, commitment="", words=(), sealed=())
            written = replace(written, header=header, secret="", seals=())
        return written.text()

    def job_lines(self) -> list[str]:
        """The lines so far, draws included, for a bot."""
        return list(self._match.lines)


def _check_house_rules(voice: Voice, wish: TableWish) -> None:
    """An umpire, and a clock for the turn, only in games that have them."""
    game, info = voice.game, voice.game.info
    if wish.umpire and not isinstance(game, Umpired):
        raise SetupError("{game} has no umpire", "no-umpire", game=info.title)
    if wish.desk_umpires and not voice.desks(len(wish.seats)):
        raise SetupError("{game} has no desks for several umpires", "no-desks", game=info.title)
    if wish.clock.per_turn and not isinstance(game, Deadline):
        raise SetupError("{game} has no time for orders", "no-turn-clock", game=info.title)


def _in_order(notes: list[Note], count: int) -> tuple[Note, ...]:
    """Notes for a record of so many lines; some of those that were there may have been taken back."""
    found: list[Note] = []
    for note in reversed(notes):
        count = min(count, note.after)
        found.append(replace(note, after=count))
    return tuple(reversed(found))


def _eyes_word(eyes: int | str | None) -> str:
    """A seat's letter, `all`, or `none`."""
    return seat_letter(eyes) if isinstance(eyes, int) else eyes or "none"


def _readable(text: str) -> str:
    words = clean(text, CHAT_LENGTH)
    if not words:
        raise SetupError("there is nothing in it to read", "nothing-said")
    return words


def _new_seat(wish: SeatWish) -> dict[str, Any]:
    """A seat as the journal has it."""
    bot = _level(wish.bot) if wish.kind == "bot" else ""
    name = clean(wish.name, NAME_LENGTH) if wish.kind == "person" else ""
    return {"kind": wish.kind, "name": name, "bot": bot, "word": clean(wish.word, WORD_LENGTH)}


def _apart(channel: str) -> str:
    """The channel, if it is one of those who are not heard while the talk is closed."""
    return channel if channel in (SPECTATORS, UMPIRES) else ""


def _level(word: str) -> str:
    if word not in LEVELS:
        told = "{level}: the levels of bots are {levels}"
        raise SetupError(told, "bot-level", level=repr(word[:20]), levels=", ".join(LEVELS))
    return word


def match_after(voice: Voice, seats: int, dice: FairDice, lines: Sequence[str], foreign: int) -> Match:
    """A match that has come to the end of these lines and draws for itself from there.

    Draws in the first `foreign` lines were made by the dice of another table.
    """
    if not lines:
        return Match(voice.game, seats, dice)
    match = _record_of_lines(voice, seats, lines).replay(voice.game)
    dice.drawn = sum(seat == CHANCE for seat, _ in match.moves[foreign:])
    match.go_on(dice)
    return match


def _record_of_lines(voice: Voice, seats: int, lines: Sequence[str]) -> Record:
    return Record(record.Header(voice.game.info.id, voice.game.info.version, seats), tuple(lines))


def _seen_by(viewer: int | None, seen: bytes) -> msgspec.Raw:
    """A view that is the same for all, as one viewer gets it."""
    assert seen.startswith(_NO_VIEWER)
    return msgspec.Raw(b'{"viewer":%s%s' % (msgspec.json.encode(viewer), seen[len(_NO_VIEWER) :]))


def encode(message: Any) -> bytes:
    """A message as it goes over the wire."""
    return msgspec.json.encode(message)

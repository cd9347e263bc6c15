"""Chat: to the table, on channels, by messenger, and among those without a seat; and notes for the record."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from operator import attrgetter
from typing import Any, cast

from ludi.engine.errors import SetupError
from ludi.engine.game import seat_letter
from ludi.engine.record import Note
from ludi.engine.talk import Talk
from ludi.engine.views import SeatRef
from ludi.table.board import Board
from ludi.table.entries import Said
from ludi.table.errors import TableError
from ludi.table.journal import Journal
from ludi.table.keys import Caller, Keyring, need
from ludi.table.messages import ChatLine, Part
from ludi.table.news import SPECTATORS, UMPIRES, Line
from ludi.table.seats import Seats
from ludi.table.words import CHAT_LENGTH, clean, sentence

CHAT_KEPT = 100


class Chat:
    """The chat lines of a table, and who may read each of them."""

    def __init__(self, board: Board, seats: Seats, keys: Keyring, journal: Journal) -> None:
        self._board, self._seats, self._keys, self._journal = board, seats, keys, journal
        self._open: deque[Line] = deque(maxlen=CHAT_KEPT)  # what everyone hears
        self._asides: deque[Line] = deque(
            maxlen=CHAT_KEPT // 2
        )  # of spectators; without a key in memory only
        self._confided: list[Line] = []  # on channels and by messenger, all of it: as much as the record has
        self._sent: set[tuple[int, int, int]] = set()  # words by messenger: round, from, to
        self.notes: list[Note] = []  # for the record

    # Speaking

    def say(self, caller: Caller, text: str, now: float, channel: str = "table") -> None:
        """Say something to the whole table or on a channel."""
        if self.is_closed:
            self._check(caller, channel)
        is_apart = channel in (SPECTATORS, UMPIRES) and self.is_closed
        seats = None
        if channel != "table" and not is_apart:
            seats = self.channels(self._keys.own_seat(caller)).get(channel)
            if seats is None:
                raise TableError("no-channel")
        self._say(caller, text, now, channel, seats)

    def dispatch(self, caller: Caller, to: int, text: str, now: float) -> None:
        """Send one message by messenger to a seat within reach; only one in each round of orders."""
        seat = self._keys.own_seat(caller)
        if to not in self.may_message(seat):
            raise TableError("no-messenger")
        self._say(caller, text, now, "message", (seat, to), to)

    def _say(
        self,
        caller: Caller,
        text: str,
        now: float,
        channel: str,
        seats: Sequence[int] | None,
        to: int | None = None,
    ) -> None:
        """Callers without a key are heard, but not stored, so that strangers can't fill the journal."""
        name = self._seats[caller.seat].name if caller.seat is not None else ""
        said = Said(caller.seat, name, readable(text), channel, caller.part, to)
        if caller.part == "spectator":
            self.hear(_line(said, now), apart=_apart(channel))
        else:
            said.seats = None if seats is None else list(seats)
            self._journal.write(said, now)

    def _check(self, caller: Caller, channel: str) -> None:
        """Refuse a channel that the caller may not use now."""
        if channel == UMPIRES:
            need(caller.is_umpire, "umpire")
        elif caller.seat is None:
            if channel == "table":
                raise TableError("talk-apart")
            need(channel == SPECTATORS, "none")
        elif channel not in self.channels(self._keys.own_seat(caller)):
            raise self._board.voice.refuse_talk()

    @property
    def is_closed(self) -> bool:
        """Whether seats may not talk to the whole table now, nor hear people without a seat."""
        return self._board.status == "playing" and self._board.voice.closed_talk is not None

    def channels(self, seat: int) -> dict[str, tuple[int, ...]]:
        """The channels of a seat, besides the table itself."""
        game = self._board.voice.game
        if self._board.status != "playing" or not isinstance(game, Talk):
            return {}
        return game.channels(self._board.running.state, seat)

    def may_message(self, seat: int) -> list[int]:
        """The seats that a seat can reach by messenger now."""
        game = self._board.voice.game
        if self._board.status != "playing" or not isinstance(game, Talk):
            return []
        begun, pairs = self._board.running.rounds.begun, game.messengers(self._board.running.state)
        return [to for sender, to in pairs if sender == seat and (begun, sender, to) not in self._sent]

    # Hearing

    def apply(self, said: Said, at: float) -> None:
        """Apply an entry of the chat."""
        seats = None if said.seats is None else tuple(said.seats)
        apart = _apart(said.channel)
        self.hear(_line(said, at), seats, apart)
        if seats is not None:
            assert said.seat is not None
            self.note(said.channel, f"{seat_letter(said.seat)}: {said.text}")
        elif apart == UMPIRES:
            self.note(apart, said.text)
        if said.to is not None:
            assert said.seat is not None
            self._sent.add((self._board.running.rounds.begun, said.seat, said.to))
            self._journal.news.is_snapshot = True  # for who has sent it: not again in this turn
            self._journal.news.movers.add(said.seat)

    def hear(
        self,
        message: ChatLine,
        seats: tuple[int, ...] | None = None,
        apart: str = "",
        desk: str = "",
    ) -> None:
        """Store a line with its channel and send it."""
        message.step = self._board.step
        line = Line(message, seats, apart, desk)
        if message.part == "spectator" or apart == SPECTATORS:
            self._asides.append(line)
        elif seats is None and not apart:
            self._open.append(line)
        else:
            self._confided.append(line)
        self._journal.news.said.append(line)

    def announce(self, kind: str, seat: int, at: float, /, **words: str) -> None:
        """Announce something about a seat to everyone and note it in the record; it is never dropped."""
        self._announce(kind, at, {"seat": SeatRef(seat), **words})
        self.note("seat", " ".join([kind, seat_letter(seat), *words.values()]))

    def _announce(self, what: str, at: float, words: dict[str, Any]) -> None:
        told, step = sentence(f"seat-{what}", **words), self._board.step
        line = Line(ChatLine(seat=None, name="", text="", at=at, channel="seats", said=told, step=step))
        self._confided.append(line)
        self._journal.news.said.append(line)

    def announce_to(self, what: str, seat: int, other: int, at: float) -> None:
        """Tell everyone about a seat and another one."""
        self._announce(what, at, {"seat": SeatRef(seat), "other": SeatRef(other)})
        self.note("seat", " ".join([what, seat_letter(seat), seat_letter(other)]))

    def note(self, kind: str, text: str) -> None:
        """Add a note to the record."""
        match = self._board.match
        self.notes.append(Note(len(match.moves) if match else 0, kind, text))

    def chat_for(self, viewer: int | None, caller: Caller | None = None) -> list[ChatLine]:
        """What was said that a viewer hears, the last of what everyone does and all that was confided.

        While it is played also what the caller hears himself, and nothing that is kept from him.
        """
        who = caller if self._board.status == "playing" else None
        heard = [line.message for line in self._lines() if line.is_for(viewer, who)]
        return sorted(heard, key=attrgetter("at"))

    def cut(self) -> None:
        """What was said after a step that is no more was said after the last one."""
        for line in self._lines():
            line.message.step = min(line.message.step, self._board.step)

    def _lines(self) -> Iterator[Line]:
        """All stored lines."""
        yield from self._open
        yield from self._asides
        yield from self._confided


def _line(said: Said, at: float) -> ChatLine:
    """The line as it is sent to its readers."""
    part = said.part or ("spectator" if said.seat is None else "seat")  # in journals that don't say it
    return ChatLine(
        seat=said.seat,
        part=cast(Part, part),
        name=said.name,
        text=said.text,
        at=at,
        channel=said.channel,
        to=said.to,
    )


def readable(text: str) -> str:
    """The cleaned text; an error when nothing readable is left."""
    words = clean(text, CHAT_LENGTH)
    if not words:
        raise SetupError("there is nothing in it to read", "nothing-said")
    return words


def _apart(channel: str) -> str:
    """The channel, if it is one of those who are not heard while the talk is closed."""
    return channel if channel in (SPECTATORS, UMPIRES) else ""

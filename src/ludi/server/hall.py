"""The hall: the tables in memory, who listens at them, the bots that play, and the clocks.

A table in memory is a cache of its journal. A command is applied under the lock of its table, committed, and
only then answered and told; when the commit fails, the table is dropped and made again from the journal.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack
from dataclasses import dataclass, field, replace
from typing import Any, Literal, TypeVar

import msgspec
import structlog

from ludi.bots.bot import bot_of_level
from ludi.engine.calls import Calls
from ludi.engine.errors import LudiError
from ludi.engine.game import TABLE
from ludi.engine.sealed import SealedOrders
from ludi.server.errors import StoreError, UnknownTableError
from ludi.server.metrics import Metrics
from ludi.server.readiness import Readiness
from ludi.server.settings import Habits
from ludi.server.store import REMOVED, Store
from ludi.server.workers import BotJob, Workers
from ludi.table import making
from ludi.table.chat import CHAT_KEPT
from ludi.table.errors import AccessError, StaleActionError, TableError, UnreadableError
from ludi.table.keys import Caller, hashed
from ludi.table.messages import Keys, Problem, SeatWish, SitWish, TableWish, TakeWish
from ludi.table.news import News
from ludi.table.sight import encode
from ludi.table.table import RECORD, TABLE_ID, Table
from ludi.table.words import problem_of

T = TypeVar("T")
LookAt = int | Literal["all"] | None
Eyes = tuple[int | None, bool]
Glances = dict[Eyes, bytes]
Doing = Coroutine[Any, Any, None]
SEED_RANGE = 2**60
UNSEEN_SPEC = "greedy"  # for a bot that is asked in secret: quick, so that nobody waits for it and wonders
EXPIRY_SECONDS = 3600.0  # between two looks for tables that were kept long enough
REMOVED_TOGETHER = 50  # tables that expired; who acts meanwhile waits for these
CHAT_BYTES = 32 * 1024  # of the chat, in a welcome
LONG = 200  # actions, from which on a game is not played again on the event loop
LOADERS = 2  # threads that make tables from their journals
RETRY_SECONDS = 1.0  # after a journal that could not be written

log = structlog.get_logger()


class Listener:
    """One connection at a table, and how to send to it."""

    def __init__(self, send: Callable[[bytes], None]) -> None:
        self.send = send
        self.caller = Caller()
        self.looks_at: LookAt = None  # an umpire's: through whose eyes

    @property
    def viewer(self) -> int | None:
        """Whose view it gets: its own seat's, or the one that the umpire looks at."""
        if self.looks_at is None:
            return self.caller.seat
        return self.looks_at if isinstance(self.looks_at, int) else TABLE

    @property
    def eyes(self) -> Eyes:
        """The view, and whether it is only looked at."""
        return self.viewer, self.looks_at is not None


@dataclass
class Room:
    """A table in memory with who listens at it."""

    id: str
    table: Table | None = None
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    listeners: set[Listener] = field(default_factory=set)
    thinking: dict[int, asyncio.Task[None]] = field(default_factory=dict)  # by seat
    timer: asyncio.TimerHandle | None = None  # of the clock that falls first
    gone: dict[int, float] = field(default_factory=dict)  # when a seat's last connection went
    used: float = 0.0
    since: float = 0.0  # when it came into memory
    welcomes: dict[Any, bytes] = field(default_factory=dict)  # by the kind of listener
    welcomes_at: Any = None  # what the welcomes depend on besides that

    def online(self) -> set[int]:
        """The seats with a connection."""
        return {each.caller.seat for each in self.listeners if each.caller.seat is not None}

    def absent(self, now: float) -> set[int]:
        """The seats of people who have been away for as long as the table set, with all at their screen."""
        table = self.table
        assert table
        if not table.absence or table.board.status != "playing":
            return set()
        online = self.online()
        last = dict.fromkeys(range(len(table.seats)), 0.0)  # by screen, when somebody was there
        for seat in last:
            screen = table.seats.screen_of(seat)
            seen = now if seat in online else self.gone.get(seat, self.since)
            last[screen] = max(last[screen], seen)
        people = [n for n, seat in enumerate(table.seats) if seat.kind == "person"]
        return {seat for seat in people if now - last[table.seats.screen_of(seat)] >= table.absence}

    def is_watched(self) -> bool:
        """Whether it matters to anyone that bots go on."""
        assert self.table
        people = any(seat.kind == "person" and not seat.is_away for seat in self.table.seats)
        return people or bool(self.listeners)


class Hall:
    """All tables of one server."""

    def __init__(self, store: Store, workers: Workers, metrics: Metrics, habits: Habits) -> None:
        self.store = store
        self.workers = workers
        self.metrics = metrics
        self.habits = habits
        self.readiness = Readiness(store)
        self._loaders = ThreadPoolExecutor(LOADERS, "loader")
        self._reviewer = ThreadPoolExecutor(1, "reviewer")  # of its own: nobody waits for what others upload
        self.rooms: dict[str, Room] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._offset = time.time() - time.monotonic()

    def now(self) -> float:
        """Seconds since 1970 that never go back while the server runs."""
        return self._offset + time.monotonic()

    async def open(self) -> None:
        """Start the workers and the sweeper."""
        await self.workers.start()
        self._spawn(self._sweep_for_ever())

    async def close(self) -> None:
        """Stop bots, clocks and workers; the journal has everything."""
        for room in self.rooms.values():
            self._stop_clock(room)
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.workers.stop()
        self.readiness.close()
        for threads in (self._loaders, self._reviewer):
            threads.shutdown(wait=False, cancel_futures=True)

    def _spawn(self, coroutine: Any) -> asyncio.Task[None]:
        task: asyncio.Task[None] = asyncio.get_running_loop().create_task(coroutine)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception():
            log.error("task failed", exc_info=task.exception())

    # Tables in memory

    def _room(self, table_id: str) -> Room:
        """The room of a table, if there is such a table."""
        room = self.rooms.get(table_id)
        if room is None:
            if not TABLE_ID.fullmatch(table_id):
                raise UnknownTableError(table_id[:40])
            room = self.rooms[table_id] = Room(table_id, since=self.now())
        room.used = self.now()
        return room

    async def _loaded(self, room: Room) -> Table:
        """The table, made from its journal when it is not in memory; the room's lock is held."""
        if room.table is None:
            table = await self._beside(self._loaders, self._load, room.id)
            if table is None:
                self.rooms.pop(room.id, None)
                raise UnknownTableError(room.id)
            room.table = table
            self.metrics.loaded += 1
        return room.table

    def _load(self, table_id: str) -> Table | None:
        """Make a table from its journal, in a thread, for a long game takes its time."""
        entries = self.store.load(table_id)
        if not entries:
            return None
        table = Table.replayed(entries, self.now())
        table.sight.prepare()
        return table

    async def _beside(self, threads: ThreadPoolExecutor, run: Callable[..., T], *arguments: Any) -> T:
        """Run something beside the event loop, so that other tables are answered meanwhile."""
        task = asyncio.get_running_loop().run_in_executor(threads, run, *arguments)
        await asyncio.wait({task})
        return task.result()

    async def read(self, table_id: str, ask: Callable[[Table, Room], T], is_slow: bool = False) -> T:
        """Ask a table something; nothing of it is half done. What is slow is asked beside the event loop."""
        room = self._room(table_id)
        async with room.lock:
            table = room.table or await self._loaded(room)
            if is_slow and _is_long(table):
                return await self._beside(self._loaders, ask, table, room)
            return ask(table, room)

    async def change(self, table_id: str, command: Callable[[Table], T], is_slow: bool = False) -> T:
        """Apply a command, commit it, and tell everyone at the table."""
        room = self._room(table_id)
        async with room.lock:
            table = room.table or await self._loaded(room)
            before = self._glances(room, table)
            try:
                if is_slow and _is_long(table):
                    result = await self._beside(self._loaders, command, table)
                else:
                    result = command(table)
                await self._commit(table)
            except BaseException as error:
                is_clean = isinstance(error, LudiError) and not isinstance(error, StoreError)
                if table.journal.news.entries or not is_clean:
                    room.table = None  # nobody knows how far it came: the journal does
                raise
            self._tell(room, table, table.journal.take_news(), before)
            self._wake(room, table)
            return result

    async def _commit(self, table: Table) -> None:
        """Write the news of a table to the journal."""
        news = table.journal.news
        if not news.entries:
            return
        began = time.monotonic()
        await self.store.append(news.entries, table.row(self.now()) if news.is_table else None)
        self.metrics.commit.observe(time.monotonic() - began)
        self.metrics.entries += len(news.entries)

    async def keep_new(self, table: Table) -> None:
        """Commit a table that was just made, and take it into memory."""
        await self._commit(table)
        table.journal.take_news()
        self.rooms[table.id] = Room(table.id, table, used=self.now(), since=self.now())
        self.metrics.made += 1
        log.info("table made", game=table.board.voice.game.info.id, seats=len(table.seats))

    # Telling

    def _glances(self, room: Room, table: Table) -> Glances:
        """What each viewer knows, where something can be done unseen: who learns nothing gets no message."""
        game = table.board.voice.game
        if not game.hides or isinstance(game, SealedOrders) or not table.board.match:
            return {}
        return {eyes: _glance(table, eyes) for eyes in {listener.eyes for listener in room.listeners}}

    def _tell(self, room: Room, table: Table, news: News, before: Glances) -> None:
        if not room.listeners:
            return
        if news.is_table:
            self._part_with_old_keys(room, table)
        if news.is_table or (news.is_noticed and table.clocks.has_any):
            self._tell_table(room, table)
        if news.is_position:
            self._tell_positions(room, table, news, before)
        for line in news.said:
            message = encode(line.message)
            for listener in room.listeners:
                if line.is_for(listener.viewer, listener.caller):
                    listener.send(message)

    def _tell_positions(self, room: Room, table: Table, news: News, before: Glances) -> None:
        messages: dict[Eyes, bytes] = {}
        telling = [(event, table.board.voice.told(event, step)) for step, event in news.told]
        for listener in room.listeners:
            eyes = viewer, is_looking = listener.eyes
            if eyes not in messages:
                told, first = [text for event, text in telling if event.is_for(viewer)], None
                if news.is_retold:
                    told, first = table.sight.last_told(viewer)
                is_silent = news.is_undo or not told
                is_known = is_silent and _knows_already(table, news, eyes, before)
                messages[eyes] = b""
                if not is_known:
                    messages[eyes] = encode(
                        table.sight.position(viewer, told, news.is_undo, is_looking, first)
                    )
            if messages[eyes]:
                listener.send(messages[eyes])

    def info(self, table: Table, room: Room) -> dict[str, Any]:
        """The table as everyone sees it now, a TableInfo."""
        return table.sight.info(self.now(), room.online(), room.absent(self.now()))

    def _tell_table(self, room: Room, table: Table, but: Listener | None = None) -> None:
        message = encode({"type": "table", "table": self.info(table, room)})
        for listener in room.listeners:
            if listener is not but:
                listener.send(message)

    def _part_with_old_keys(self, room: Room, table: Table) -> None:
        """Who holds a key that opens nothing any more goes on as a spectator, told by a new welcome."""
        for listener in room.listeners:
            if not table.keys.is_held_by(listener.caller):
                listener.caller = replace(listener.caller, seat=None, key="")
                listener.send(self._welcome(room, table, listener))

    # Listening

    async def listen(
        self, table_id: str, tokens: list[str], send: Callable[[bytes], None]
    ) -> tuple[Listener, LudiError | None]:
        """A connection sits down to listen, is welcomed, and with a wrong token is a spectator."""
        listener = Listener(send)
        self.metrics.sockets += 1
        try:
            wrong = await self.greet(table_id, listener, tokens)
        except BaseException:
            self.metrics.sockets -= 1
            raise
        return listener, wrong

    async def greet(self, table_id: str, listener: Listener, tokens: list[str]) -> LudiError | None:
        """A connection says who it is, and is welcomed; what is wrong with its tokens."""
        room = self._room(table_id)
        async with room.lock:
            table = await self._loaded(room)
            before = listener.caller.seat
            listener.caller, wrong = _caller(table, tokens)
            listener.looks_at = None
            if before is not None and before not in room.online():
                room.gone[before] = self.now()
            room.listeners.add(listener)
            listener.send(self._welcome(room, table, listener))
            seat = listener.caller.seat
            is_away = seat is not None and (table.seats[seat].is_away or table.seats[seat].is_given_away)
            if seat is not None:
                room.gone.pop(seat, None)
                table.handing.requests.pop(seat, None)
                self._tell_table(room, table, but=listener)
            self._wake(room, table)
        if is_away and table.board.status == "playing":
            await self.change(table_id, lambda table: table.seating.come_back(listener.caller, self.now()))
        return wrong

    def _welcome(self, room: Room, table: Table, listener: Listener) -> bytes:
        """The welcome of a listener, encoded once for all of his kind that come in the same second."""
        caller, info = listener.caller, self.info(table, room)
        stamp = table.journal.seq, int(self.now()), frozenset(room.online()), repr(info["requests"])
        if room.welcomes_at != stamp:
            room.welcomes_at, room.welcomes = stamp, {}
        kind = listener.eyes, replace(caller, key=""), listener.looks_at
        if kind not in room.welcomes:
            room.welcomes[kind] = encode(_welcome(table, listener, info))
        return room.welcomes[kind]

    def leave(self, table_id: str, listener: Listener) -> None:
        """A connection has gone."""
        self.metrics.sockets -= 1
        room = self.rooms.get(table_id)
        if room is None or listener not in room.listeners:
            return
        room.listeners.discard(listener)
        room.used = self.now()
        seat = listener.caller.seat
        if seat is not None and seat not in room.online():
            room.gone[seat] = self.now()
            self._spawn(self._tell_gone(room, seat))

    async def _tell_gone(self, room: Room, seat: int) -> None:
        """Somebody has gone: told when nothing else is done at the table."""
        async with room.lock:
            if room.table and room.listeners:
                self._tell_table(room, room.table)
            if room.table and room.table.absence and room.table.board.status == "playing":
                wait = room.table.absence + 0.05
                asyncio.get_running_loop().call_later(wait, self._tell_absence, room, seat)

    def _tell_absence(self, room: Room, seat: int) -> None:
        """Somebody has been away for as long as the table set: others may do something about it now."""
        if room.table and room.listeners and seat in room.absent(self.now()):
            self._tell_table(room, room.table)

    # Commands

    async def make(self, wish: TableWish) -> Keys:
        """A new table."""
        table, keys = making.make(wish, self.now())
        await self.keep_new(table)
        return keys

    async def review(self, text: str) -> Keys:
        """A table that shows a record."""

        def reviewed() -> tuple[Table, Keys]:
            table, keys = making.review(text, self.now())
            table.sight.prepare()
            return table, keys

        table, keys = await self._beside(self._reviewer, reviewed)
        await self.keep_new(table)
        return keys

    async def fork(self, table_id: str, step: int, token: str | None) -> Keys:
        """A table that goes on from a step of another one."""

        def forked(table: Table, room: Room) -> tuple[Table, Keys]:
            table.keys.caller(token)
            if not table.board.is_open_to_all:
                raise TableError("hidden")
            return making.fork(table, step, self.now())

        new, keys = await self.read(table_id, forked)
        await self.keep_new(new)
        return keys

    async def sit(self, table_id: str, wish: SitWish, token: str | None = None) -> Keys:
        """Sit down."""
        key = hashed(token) if token else ""
        return await self.change(table_id, lambda table: table.seating.sit(wish, self.now(), key))

    async def rematch(self, table_id: str, token: str | None) -> Keys:
        """The table for the next game: made by the first who asks, joined by the others."""
        caller, following = await self.read(
            table_id, lambda table, _: (table.keys.caller(token), table.next_table)
        )
        if following is None:
            new, keys = await self.read(table_id, lambda table, _: making.again(table, caller, self.now()))
            await self.keep_new(new)
            following = await self.change(
                table_id, lambda table: table.seating.follow_with(new.id, self.now())
            )
            if following == new.id:
                return keys
        if caller.seat is None:
            return Keys(table=following)
        wish = SitWish(seat=caller.seat)
        return await self.change(following, lambda table: table.seating.sit(wish, self.now(), caller.key))

    async def change_seat(self, table_id: str, seat: int, wish: SeatWish, token: str | None) -> Keys:
        """Before the start give a seat to a bot, a person or nobody; in a game let a bot stand in."""

        def changed(table: Table) -> Keys:
            is_absent = seat in self.rooms[table_id].absent(self.now())
            return table.seating.change_seat(seat, wish, table.keys.caller(token), self.now(), is_absent)

        return await self.change(table_id, changed)

    async def make_pass(self, table_id: str, seat: int, is_on: bool, token: str | None) -> Keys:
        """A link for who is to take over one's own seat."""

        def made(table: Table) -> Keys:
            caller = table.keys.caller(token)
            return table.handing.make_pass(seat, caller, is_on, self.now())

        return await self.change(table_id, made)

    async def take(self, table_id: str, wish: TakeWish, token: str | None) -> Keys:
        """Take over a seat by such a link."""
        return await self.change(
            table_id,
            lambda table: table.handing.take(wish.pass_token, wish.name, _holder(table, token), self.now()),
        )

    async def ask_for_seat(self, table_id: str, seat: int, name: str, token: str | None) -> Keys:
        """Ask the others for a seat."""

        def asked(table: Table) -> Keys:
            is_absent = seat in self.rooms[table_id].absent(self.now())
            return table.handing.ask(seat, name, _holder(table, token), is_absent, self.now())

        return await self.change(table_id, asked)

    async def consent(self, table_id: str, seat: int, agrees: bool, token: str | None) -> None:
        """Agree that somebody takes over a seat, or refuse."""
        await self.change(
            table_id, lambda table: table.handing.consent(seat, agrees, table.keys.caller(token), self.now())
        )

    async def seal_word(self, table_id: str, seal: str, token: str | None) -> None:
        """Fix a word for the draws without showing it."""
        await self.change(
            table_id, lambda table: table.opening.seal_word(table.keys.caller(token), seal, self.now())
        )

    async def open_word(self, table_id: str, word: str, token: str | None) -> None:
        """Open the word for the draws."""
        await self.change(
            table_id, lambda table: table.opening.open_word(table.keys.caller(token), word, self.now())
        )

    def act(self, table_id: str, caller: Caller, version: int, actions: list[str]) -> Doing:
        """An action of a person, or a chain of them."""
        return self._play(
            table_id, caller, lambda table, seat: table.play.act(seat, version, actions, self.now())
        )

    def order(self, table_id: str, caller: Caller, version: int, text: str, is_draft: bool) -> Doing:
        """A whole order of a person."""
        return self._play(
            table_id, caller, lambda table, seat: table.play.order(seat, version, text, self.now(), is_draft)
        )

    async def _play(self, table_id: str, caller: Caller, play: Callable[[Table, int], None]) -> None:
        """What a person does, who is thereby back if a bot played for him."""

        def acted(table: Table) -> None:
            seat = table.keys.own_seat(caller)
            was_away = table.seats[seat].is_away
            play(table, seat)
            if was_away:
                table.seating.come_back(caller, self.now())

        await self.change(table_id, acted)
        self.metrics.acts += 1

    async def come_back(self, table_id: str, caller: Caller) -> None:
        """Play again for oneself."""
        await self.change(table_id, lambda table: table.seating.come_back(caller, self.now()))

    async def start(self, table_id: str, token: str | None) -> None:
        """Begin."""

        def started(table: Table) -> None:
            table.opening.start(table.keys.caller(token), self.now())
            table.sight.prepare()

        await self.change(table_id, started, is_slow=True)
        log.info("table started")

    async def stand_up(self, table_id: str, token: str | None) -> None:
        """Leave a seat."""
        await self.change(table_id, lambda table: table.seating.leave(table.keys.caller(token), self.now()))

    async def abandon(self, table_id: str, token: str | None) -> None:
        """Give a table up."""
        await self.change(table_id, lambda table: table.seating.abandon(table.keys.caller(token), self.now()))

    async def delete(self, table_id: str, token: str | None) -> None:
        """Delete a table for good."""
        room = self._room(table_id)
        async with room.lock:
            await self._check_deletable(room, token)
            await self._remove(room)
        log.info("table deleted")

    async def _check_deletable(self, room: Room, token: str | None) -> None:
        try:
            table = await self._loaded(room)
        except UnreadableError:
            entries = await asyncio.to_thread(self.store.load, room.id)
            if not making.is_owned(entries[0].data, token):
                raise AccessError("owner") from None
        else:
            table.seating.check_deletable(table.keys.caller(token))

    async def at_step(
        self, table_id: str, step: int, token: str | None, eyes: int | str | None
    ) -> dict[str, Any]:
        """A position of the past."""

        def asked(table: Table, room: Room) -> dict[str, Any]:
            return table.sight.at_step(step, table.sight.viewpoint(table.keys.caller(token), eyes))

        return await self.read(table_id, asked)

    async def page(
        self, table_id: str, before: int, token: str | None, eyes: int | str | None
    ) -> dict[str, Any]:
        """A part of the story, as these eyes were told it."""

        def asked(table: Table, room: Room) -> dict[str, Any]:
            return table.sight.page(table.sight.viewpoint(table.keys.caller(token), eyes), before)

        return await self.read(table_id, asked)

    async def chat(self, table_id: str, token: str | None, eyes: int | str | None) -> list[dict[str, Any]]:
        """What was said, as far as these eyes could know it."""

        def asked(table: Table, room: Room) -> list[dict[str, Any]]:
            caller = table.keys.caller(token)
            return table.chat.chat_for(table.sight.viewpoint(caller, eyes), caller)

        return await self.read(table_id, asked)

    def problem(self, table_id: str, error: LudiError) -> Problem:
        """An error in the words of the table's game."""
        room = self.rooms.get(table_id)
        return room.table.board.voice.problem(error) if room and room.table else problem_of(error)

    async def undo(self, table_id: str, caller: Caller) -> None:
        """Take back."""
        await self.change(
            table_id, lambda table: table.play.undo(table.keys.own_seat(caller), self.now()), is_slow=True
        )

    async def offer(self, table_id: str, caller: Caller, action: str, agrees: bool) -> None:
        """Agree to an act of the whole table, or not any more."""
        await self.change(
            table_id,
            lambda table: table.offers.offer(table.keys.own_seat(caller), action, agrees, self.now()),
        )

    async def say(self, table_id: str, caller: Caller, text: str, channel: str) -> None:
        """Chat."""
        await self.change(table_id, lambda table: table.chat.say(caller, text, self.now(), channel))

    async def look(self, table_id: str, listener: Listener, seat: LookAt) -> None:
        """The umpire sees with other eyes from now on, told by a new welcome."""
        await self.change(table_id, lambda table: table.desk.look(listener.caller, seat, self.now()))

        def looks(table: Table, room: Room) -> None:
            listener.looks_at = seat
            listener.send(self._welcome(room, table, listener))

        await self.read(table_id, looks)

    async def hint(self, table_id: str, caller: Caller) -> msgspec.Raw:
        """What a bot would do."""

        def asked(table: Table, room: Room) -> tuple[BotJob, Table]:
            seat = table.keys.own_seat(caller)
            if seat not in table.board.to_act():
                raise TableError("no-hint")
            return _job(table, seat, "mcts:1s"), table

        job, table = await self.read(table_id, asked)
        text = await self.workers.choose(job)
        return table.board.voice.choice(table.board.voice.game.codec.read(text))

    async def public(self) -> list[dict[str, Any]]:
        """The public tables that are open or played, the latest first."""
        limit = self.habits.public_limit
        rows = await asyncio.to_thread(self.store.rows, True, ("open", "playing"), limit)
        return [self._live(row.id) or row.data for row in rows]

    def _live(self, table_id: str) -> dict[str, Any] | None:
        room = self.rooms.get(table_id)
        if room is None or room.table is None or room.lock.locked():  # it may just be changing
            return None
        return self.info(room.table, room)

    # Bots and clocks

    def _wake(self, room: Room, table: Table) -> None:
        """Let bots think that are to act, and set the clock."""
        self._stop_clock(room)
        bots = [seat for seat in table.board.to_act() if table.seats[seat].is_played_by_bot]
        if bots and table.clocks.paused is None and room.is_watched():
            for seat in bots:
                if seat not in room.thinking:
                    room.thinking[seat] = self._spawn(self._think(room, seat))
        seconds = table.next_fall(self.now())
        if seconds is not None:
            loop = asyncio.get_running_loop()
            room.timer = loop.call_later(seconds + 0.01, lambda: self._spawn(self._fall(room.id)))

    def _stop_clock(self, room: Room) -> None:
        if room.timer:
            room.timer.cancel()
            room.timer = None

    async def _fall(self, table_id: str) -> None:
        await self.change(table_id, lambda table: table.fall(self.now()))

    async def _think(self, room: Room, seat: int) -> None:
        """A bot's decisions, one after the other, until it is not to act."""
        try:
            while await self._think_once_more(room, seat):
                pass
        finally:
            room.thinking.pop(seat, None)

    async def _think_once_more(self, room: Room, seat: int) -> bool:
        """One decision, tried again as long as the journal can't be read or written."""
        try:
            return await self._think_once(room, seat)
        except StoreError as error:
            log.error("journal", error=str(error))
            await asyncio.sleep(RETRY_SECONDS)
            return True

    async def _think_once(self, room: Room, seat: int) -> bool:
        """Choose and play; whether the bot is to act again."""
        pause, asked = await self.read(room.id, lambda table, _: self._pause(table, seat))
        await asyncio.sleep(pause)
        job, version = await self.read(room.id, lambda table, _: _bot_job(table, seat))
        if job is None or not room.is_watched():
            return False
        if version != asked:
            return True  # another decision than the pause was for
        began = time.monotonic()
        actions = await self._choose(job, room)
        self.metrics.thought.observe(time.monotonic() - began)

        def played(table: Table) -> bool:
            is_asked = (
                table.clocks.paused is None
                and table.seats[seat].is_played_by_bot
                and seat in table.board.to_act()
            )
            if actions and is_asked:
                table.play.act(seat, version, actions, self.now())
            return is_asked and seat in table.board.to_act()

        try:
            return await self.change(room.id, played)
        except StaleActionError:
            return True  # the position is another one meanwhile
        except StoreError:
            raise
        except LudiError as error:
            log.warning("bot refused", game=job.game, bot=job.bot, error=str(error))
            actions = await self.read(room.id, lambda table, _: _any_action(table, job))
            return await self.change(room.id, played)

    def _pause(self, table: Table, seat: int) -> tuple[float, int]:
        """How long the bot of a seat waits before it thinks, and the version of its decision.

        Where a seat may be asked in secret while another is on turn, it has this long; always, for a pause
        only when someone is asked would tell everybody.
        """
        is_called = isinstance(table.board.voice.game, Calls) and seat in table.board.on_turn()
        least = self.habits.call_pause if is_called else 0.0
        return max(self.habits.bot_pause, least), table.play.versions[seat]

    async def _choose(self, job: BotJob, room: Room) -> list[str]:
        """What the bot does; any legal action when its workers fail."""
        try:
            return await self.workers.choose_all(job)
        except Exception as error:  # noqa: BLE001  whatever it is, the others at the table wait
            log.warning("bot failed", game=job.game, bot=job.bot, error=str(error))
            return await self.read(room.id, lambda table, _: _any_action(table, job))

    # Sweeping

    async def _sweep_for_ever(self) -> None:
        expired = -EXPIRY_SECONDS
        while True:
            await asyncio.sleep(self.habits.sweep)
            self.sweep()
            if self.now() - expired > EXPIRY_SECONDS:
                expired = self.now()
                await self._expire_if_possible()

    def sweep(self) -> None:
        """Drop tables from memory that nobody needs there."""
        for room in list(self.rooms.values()):
            is_idle = self.now() - room.used > self.habits.idle
            if is_idle and not (room.listeners or room.thinking or room.timer or room.lock.locked()):
                del self.rooms[room.id]
        self.metrics.tables = len(self.rooms)

    async def _expire_if_possible(self) -> None:
        try:
            await self.expire_tables()
        except StoreError as error:
            log.error("expiry", error=str(error))  # the next look goes on with it

    async def expire_tables(self) -> None:
        """Delete what was kept long enough, the oldest first, however much it is."""
        keep = self.habits.keep
        await self._expire((REMOVED,), self.now())  # what was interrupted
        await self._expire(("open",), self.now() - keep.open)
        await self._expire((RECORD,), self.now() - keep.record)
        await self._expire(("playing",), self.now() - keep.playing)
        await self._expire(("over", "abandoned"), self.now() - keep.over)

    async def _expire(self, status: tuple[str, ...], before: float) -> None:
        found = await asyncio.to_thread(self.store.expired, status, before)
        while found:
            for n in range(0, len(found), REMOVED_TOGETHER):
                await self._remove_unused([table_id for _, table_id in found[n : n + REMOVED_TOGETHER]])
            found = await asyncio.to_thread(self.store.expired, status, before, found[-1])

    async def _remove_unused(self, tables: list[str]) -> None:
        """Delete tables, but none that somebody has come back to meanwhile."""
        rooms = [self._room(table_id) for table_id in tables if table_id not in self.rooms]
        async with AsyncExitStack() as held:
            for room in rooms:
                await held.enter_async_context(room.lock)
            await self._remove(*(room for room in rooms if room.table is None))

    async def _remove(self, *rooms: Room) -> None:
        """Delete tables and tell everyone at them; the locks of their rooms are held."""
        await self.store.remove(*(room.id for room in rooms))
        for room in rooms:
            self._stop_clock(room)
            for task in room.thinking.values():
                task.cancel()
            for listener in room.listeners:
                listener.send(encode({"type": "gone", "table": room.id}))
            room.listeners.clear()
            room.table = None
            self.rooms.pop(room.id, None)
        self.metrics.removed += len(rooms)

    def listeners(self) -> Iterator[Listener]:
        """Every connection."""
        for room in self.rooms.values():
            yield from room.listeners


def _caller(table: Table, tokens: list[str]) -> tuple[Caller, LudiError | None]:
    """Who holds these tokens, all together, and what is wrong with one of them."""
    seat: int | None = None
    is_owner, is_umpire, key, desk = False, False, "", ""
    wrong: LudiError | None = None
    for token in tokens:
        try:
            found = table.keys.caller(token)
        except LudiError as error:
            wrong = error
            continue
        if seat is None:
            seat, key = found.seat, found.key
        desk = desk if is_umpire else found.desk
        is_owner, is_umpire = is_owner or found.is_owner, is_umpire or found.is_umpire
    return Caller(seat, is_owner, key, is_umpire, desk), wrong


def _holder(table: Table, token: str | None) -> Caller:
    """Who has this key; nobody when it opens nothing here any more."""
    try:
        return table.keys.caller(token)
    except AccessError:
        return Caller()


def _welcome(table: Table, listener: Listener, info: dict[str, Any]) -> dict[str, Any]:
    """The position and the last of what was told and said; older pages of both come on demand."""
    caller, (viewer, is_looking) = listener.caller, listener.eyes
    position = None
    if table.board.match:
        told, first = table.sight.last_told(viewer)
        position = table.sight.position(viewer, told, is_looking=is_looking, told_from=first)
    return {
        "type": "welcome",
        "table": info,
        "seat": caller.seat,
        "is_owner": caller.is_owner,
        "is_umpire": caller.is_umpire,
        "desk": caller.desk or None,
        "looks_at": listener.looks_at,
        "chat": _last_said(table.chat.chat_for(viewer, caller)),
        "position": position,
    }


def _last_said(lines: list[dict[str, Any]]) -> list[msgspec.Raw]:
    """The last lines of a chat, as many as fit."""
    found: list[msgspec.Raw] = []
    left = CHAT_BYTES
    for line in reversed(lines[-CHAT_KEPT:]):
        text = encode(line)
        left -= len(text)
        if left < 0:
            break
        found.append(msgspec.Raw(text))
    return found[::-1]


def _glance(table: Table, eyes: Eyes) -> bytes:
    viewer, is_looking = eyes
    return encode(table.sight.position(viewer, is_looking=is_looking))


def _knows_already(table: Table, news: News, eyes: Eyes, before: Glances) -> bool:
    """Whether nothing changed for these eyes; sealed orders change only what their own seat sees."""
    if isinstance(table.board.voice.game, SealedOrders):
        return not news.is_noticed and eyes[0] != TABLE and eyes[0] not in news.movers
    return bool(before) and before.get(eyes) == _glance(table, eyes)


def _is_long(table: Table) -> bool:
    """Whether it takes long to play its game again."""
    return len(table.board.lines) + (len(table.board.match.moves) if table.board.match else 0) > LONG


def _bot_job(table: Table, seat: int) -> tuple[BotJob | None, int]:
    """What the bot of a seat has to think about, if anything, and the version of that decision."""
    sitting = table.seats[seat]
    if seat not in table.board.to_act() or not sitting.is_played_by_bot or table.clocks.paused is not None:
        return None, 0
    spec = bot_of_level(sitting.bot, table.board.voice.game) if seat in table.board.on_turn() else UNSEEN_SPEC
    return _job(table, seat, spec), table.play.versions[seat]


def _job(table: Table, seat: int, spec: str) -> BotJob:
    info = table.board.voice.game.info
    whole, seed = isinstance(table.board.voice.game, SealedOrders), _seed(table, seat)
    return BotJob(
        info.id,
        table.made.options,
        len(table.seats),
        list(table.board.running.lines),
        seat,
        spec,
        seed,
        whole,
    )


def _seed(table: Table, seat: int) -> int:
    """For a bot's dice, by what its seat noticed and did: what others did unseen makes no difference."""
    assert table.board.match
    own = sum(mover == seat for mover, _ in table.board.match.moves)
    return (int(table.luck[-15:], 16) * 31 + (table.board.step + own) * 32 + seat) % SEED_RANGE


def _any_action(table: Table, job: BotJob) -> list[str]:
    """A legal action, when no bot could choose one."""
    assert table.board.match
    state = table.board.match.state
    count = state.num_legal(job.seat)
    return [table.board.voice.game.codec.write(state.legal_at(job.seat, job.seed % count))] if count else []

"""The hall: the tables in memory, and how anything is done at them.

A table in memory is a cache of its journal. A command is applied under the lock of its table, committed, and
only then answered and told; when the commit fails, the table is dropped and made again from the journal.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from typing import TypeVar

import structlog

from ludi.engine.errors import LudiError
from ludi.server.errors import StoreError, UnknownTableError
from ludi.server.expiry import Expiry
from ludi.server.listening import Listening
from ludi.server.lobby import Lobby
from ludi.server.metrics import Metrics
from ludi.server.readiness import Readiness
from ludi.server.rooms import Listener, Room
from ludi.server.settings import Habits
from ludi.server.store import Store
from ludi.server.tasks import Tasks
from ludi.server.telling import Telling
from ludi.server.thinking import Thinking
from ludi.server.threads import Threads
from ludi.server.workers import Workers
from ludi.table import making
from ludi.table.errors import AccessError, UnreadableError
from ludi.table.keys import Caller
from ludi.table.making import Making
from ludi.table.messages import Gone, Keys, Problem, TableInfo
from ludi.table.sight import encode
from ludi.table.table import TABLE_ID, Table
from ludi.table.words import problem_of

T = TypeVar("T")
Command = Callable[[Table, Caller, float], T]  # what a caller asks of a table, now
LONG = 200  # actions, from which on a game is not played again on the event loop

log = structlog.get_logger()


class Hall:
    """All tables of one server."""

    def __init__(self, store: Store, workers: Workers, metrics: Metrics, habits: Habits) -> None:
        self.store = store
        self.metrics = metrics
        self.habits = habits
        self.readiness = Readiness(store)
        self.rooms: dict[str, Room] = {}
        self.tasks = Tasks()
        self.threads = Threads()
        self.telling = Telling(lambda: self.now())
        self.thinking = Thinking(self, workers)
        self.listening = Listening(self)
        self.lobby = Lobby(self)
        self.expiry = Expiry(self)
        self._offset = time.time() - time.monotonic()

    def now(self) -> float:
        """Seconds since 1970 that never go back while the server runs."""
        return self._offset + time.monotonic()

    async def open(self) -> None:
        """Start the workers and the sweeper."""
        await self.thinking.workers.start()
        self.tasks.spawn(self.expiry.run())

    async def close(self) -> None:
        """Stop bots, clocks and workers; the journal has everything."""
        for room in self.rooms.values():
            room.stop_timer()
        await self.tasks.stop()
        await self.thinking.workers.stop()
        self.readiness.close()
        self.threads.close()

    # Tables in memory

    def room(self, table_id: str) -> Room:
        """The room of a table id; an error for a malformed id."""
        room = self.rooms.get(table_id)
        if room is None:
            if not TABLE_ID.fullmatch(table_id):
                raise UnknownTableError(table_id[:40])
            room = self.rooms[table_id] = Room(table_id, since=self.now())
        room.used = self.now()
        return room

    async def loaded(self, room: Room) -> Table:
        """The table, made from its journal when it is not in memory; the room's lock is held."""
        if room.table is None:
            table = await self.threads.load(self._load, room.id)
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

    def listeners(self) -> Iterator[Listener]:
        """Every connection."""
        for room in self.rooms.values():
            yield from room.listeners

    # Asking and doing

    async def read(self, table_id: str, ask: Callable[[Table, Room], T], is_slow: bool = False) -> T:
        """Query a table under its lock; slow queries run in a thread."""
        room = self.room(table_id)
        async with room.lock:
            table = room.table or await self.loaded(room)
            if is_slow and _is_long(table):
                return await self.threads.load(ask, table, room)
            return ask(table, room)

    async def ask(self, table_id: str, token: str | None, question: Callable[[Table, Caller], T]) -> T:
        """Query a table as the holder of this key."""
        return await self.read(table_id, lambda table, _: question(table, table.keys.caller(token)))

    async def info(self, table_id: str) -> TableInfo:
        """A table as everyone sees it, a TableInfo."""
        return await self.read(table_id, self.telling.info)

    async def do(self, table_id: str, token: str | None, command: Command[T], is_slow: bool = False) -> T:
        """Run a command at a table as the holder of this key."""
        return await self.change(
            table_id, lambda table: command(table, table.keys.caller(token), self.now()), is_slow
        )

    async def change(self, table_id: str, command: Callable[[Table], T], is_slow: bool = False) -> T:
        """Apply a command, commit it, and tell everyone at the table."""
        room = self.room(table_id)
        async with room.lock:
            table = room.table or await self.loaded(room)
            before = self.telling.glances(room, table)
            try:
                if is_slow and _is_long(table):
                    result = await self.threads.load(command, table)
                else:
                    result = command(table)
                await self._commit(table)
            except BaseException as error:
                is_clean = isinstance(error, LudiError) and not isinstance(error, StoreError)
                if table.journal.news.entries or not is_clean:
                    room.table = None  # nobody knows how far it came: the journal does
                raise
            self.telling.tell(room, table, table.journal.take_news(), before)
            self.wake(room, table)
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

    async def keep_new(self, made: Making) -> Keys:
        """Commit a table that was just made, and take it into memory; its keys."""
        table, keys = made
        await self._commit(table)
        table.journal.take_news()
        self.rooms[table.id] = Room(table.id, table, used=self.now(), since=self.now())
        self.metrics.made += 1
        log.info("table made", game=table.made.game, seats=len(table.seats))
        return keys

    def wake(self, room: Room, table: Table) -> None:
        """Start the bots that are to act, and set the timer."""
        room.stop_timer()
        self.thinking.wake(room, table)
        if table.coach and table.coach.is_due and room.is_watched():
            self.tasks.spawn(self._recite(room.id))
        seconds = table.next_fall(self.now())
        if seconds is not None:
            loop = asyncio.get_running_loop()
            room.timer = loop.call_later(seconds + 0.01, lambda: self.tasks.spawn(self._fall(room.id)))

    async def _recite(self, table_id: str) -> None:
        def recite(table: Table) -> None:
            if table.coach:
                table.coach.recite(self.now())

        await self.change(table_id, recite)

    async def _fall(self, table_id: str) -> None:
        room = self.room(table_id)
        await self.change(table_id, lambda table: table.fall(self.now(), room.present()))

    def problem(self, table_id: str, error: LudiError) -> Problem:
        """An error as data, with the sentences of the table's game."""
        room = self.rooms.get(table_id)
        return room.table.board.voice.problem(error) if room and room.table else problem_of(error)

    # Deleting

    async def delete(self, table_id: str, token: str | None) -> None:
        """Delete a table for good."""
        room = self.room(table_id)
        async with room.lock:
            await self._check_deletable(room, token)
            await self.remove(room)
        log.info("table deleted")

    async def _check_deletable(self, room: Room, token: str | None) -> None:
        try:
            table = await self.loaded(room)
        except UnreadableError:
            entries = await asyncio.to_thread(self.store.load, room.id)
            if not making.is_owned(entries[0].data, token):
                raise AccessError("owner") from None
        else:
            table.seating.check_deletable(table.keys.caller(token))

    async def remove(self, *rooms: Room) -> None:
        """Delete tables and tell everyone at them; the locks of their rooms are held."""
        await self.store.remove(*(room.id for room in rooms))
        for room in rooms:
            room.stop_timer()
            room.stop_bots()
            for listener in room.listeners:
                listener.send(encode(Gone(room.id)))
            room.listeners.clear()
            room.table = None
            self.rooms.pop(room.id, None)
        self.metrics.removed += len(rooms)


def _is_long(table: Table) -> bool:
    """Whether it takes long to play its game again."""
    match = table.board.match
    return len(table.board.lines) + (len(match.moves) if match else 0) > LONG

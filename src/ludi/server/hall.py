"""The hall: the tables in memory, who listens at them, the bots that play, and the clocks.

A table in memory is a cache of its journal. A command is applied under the lock of its table, committed, and
only then answered and told; when the commit fails, the table is dropped and made again from the journal.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine, Iterator
from dataclasses import dataclass, field, replace
from typing import Any, Literal, TypeVar

import msgspec
import structlog

from ludi.bots.bot import bot_of_level
from ludi.engine.errors import LudiError
from ludi.engine.game import TABLE
from ludi.server.errors import ServerError, StaleActionError, StoreError, TableError, UnknownTableError
from ludi.server.messages import Keys, Problem, SeatWish, SitWish, TableWish
from ludi.server.metrics import Metrics
from ludi.server.settings import Habits
from ludi.server.store import Store
from ludi.server.tables import CHAT_KEPT, TABLE_ID, Caller, News, Table, encode
from ludi.server.words import problem_of
from ludi.server.workers import BotJob, Workers

T = TypeVar("T")
LookAt = int | Literal["all"] | None
Eyes = tuple[int | None, bool]
Glances = dict[Eyes, bytes]
Doing = Coroutine[Any, Any, None]
SEED_RANGE = 2**60
UNSEEN_SPEC = "greedy"  # for a bot that is asked in secret: quick, so that nobody waits for it and wonders
EXPIRY_SECONDS = 3600.0  # between two looks for tables that nobody starts
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

    def online(self) -> set[int]:
        """The seats with a connection."""
        return {each.caller.seat for each in self.listeners if each.caller.seat is not None}

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
            room = self.rooms[table_id] = Room(table_id)
        room.used = self.now()
        return room

    async def _loaded(self, room: Room) -> Table:
        """The table, made from its journal when it is not in memory; the room's lock is held."""
        if room.table is None:
            entries = await asyncio.to_thread(self.store.load, room.id)
            if not entries:
                self.rooms.pop(room.id, None)
                raise UnknownTableError(room.id)
            room.table = Table.replayed(entries, self.now())
            self.metrics.loaded += 1
        return room.table

    async def read(self, table_id: str, ask: Callable[[Table, Room], T]) -> T:
        """Ask a table something; nothing of it is half done."""
        room = self._room(table_id)
        async with room.lock:
            return ask(room.table or await self._loaded(room), room)

    async def change(self, table_id: str, command: Callable[[Table], T]) -> T:
        """Apply a command, commit it, and tell everyone at the table."""
        room = self._room(table_id)
        async with room.lock:
            table = room.table or await self._loaded(room)
            before = self._glances(room, table)
            try:
                result = command(table)
                await self._commit(table)
            except BaseException as error:
                is_clean = isinstance(error, LudiError) and not isinstance(error, StoreError)
                if table.news.entries or not is_clean:
                    room.table = None  # nobody knows how far it came: the journal does
                raise
            self._tell(room, table, table.take_news(), before)
            self._wake(room, table)
            return result

    async def _commit(self, table: Table) -> None:
        """Write the news of a table to the journal."""
        news = table.news
        if not news.entries:
            return
        began = time.monotonic()
        await self.store.append(news.entries, table.row(self.now()) if news.is_table else None)
        self.metrics.commit.observe(time.monotonic() - began)
        self.metrics.entries += len(news.entries)

    async def keep_new(self, table: Table) -> None:
        """Commit a table that was just made, and take it into memory."""
        await self._commit(table)
        table.take_news()
        self.rooms[table.id] = Room(table.id, table, used=self.now())
        self.metrics.made += 1
        log.info("table made", game=table.voice.game.info.id, seats=len(table.seats))

    # Telling

    def _glances(self, room: Room, table: Table) -> Glances:
        """What each viewer knows, where something can be done unseen: who learns nothing gets no message."""
        info = table.voice.game.info
        if not table.voice.game.hides or info.has_sealed_orders or not table.match:
            return {}
        return {eyes: _glance(table, eyes) for eyes in {listener.eyes for listener in room.listeners}}

    def _tell(self, room: Room, table: Table, news: News, before: Glances) -> None:
        if not room.listeners:
            return
        if news.is_table:
            self._part_with_old_keys(room, table)
        if news.is_table or (news.is_noticed and table.has_clock):
            self._tell_table(room, table)
        if news.is_position:
            self._tell_positions(room, table, news, before)
        for line in news.said:
            message = encode(line.message)
            for listener in room.listeners:
                if line.is_for(listener.viewer):
                    listener.send(message)

    def _tell_positions(self, room: Room, table: Table, news: News, before: Glances) -> None:
        messages: dict[Eyes, bytes] = {}
        telling = [(event, table.voice.told(event, step)) for step, event in news.told]
        for listener in room.listeners:
            eyes = viewer, is_looking = listener.eyes
            if eyes not in messages:
                told = [text for event, text in telling if event.is_for(viewer)]
                is_silent = news.is_undo or not told
                is_known = is_silent and _knows_already(table, news, eyes, before)
                position = b"" if is_known else encode(table.position(viewer, told, news.is_undo, is_looking))
                messages[eyes] = position
            if messages[eyes]:
                listener.send(messages[eyes])

    def _tell_table(self, room: Room, table: Table, but: Listener | None = None) -> None:
        message = encode({"type": "table", "table": table.info(self.now(), room.online())})
        for listener in room.listeners:
            if listener is not but:
                listener.send(message)

    def _part_with_old_keys(self, room: Room, table: Table) -> None:
        """Who holds a key that opens nothing any more goes on as a spectator, told by a new welcome."""
        for listener in room.listeners:
            if not table.is_held_by(listener.caller):
                listener.caller = replace(listener.caller, seat=None, key="")
                listener.send(encode(self._welcome(room, table, listener)))

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
            listener.caller, wrong = _caller(table, tokens)
            listener.looks_at = None
            room.listeners.add(listener)
            listener.send(encode(self._welcome(room, table, listener)))
            seat = listener.caller.seat
            is_away = seat is not None and table.seats[seat].is_away
            if seat is not None:
                room.gone.pop(seat, None)
                self._tell_table(room, table, but=listener)
            self._wake(room, table)
        if is_away and table.status == "playing":
            await self.change(table_id, lambda table: table.come_back(listener.caller, self.now()))
        return wrong

    def _welcome(self, room: Room, table: Table, listener: Listener) -> dict[str, Any]:
        caller, (viewer, is_looking) = listener.caller, listener.eyes
        story = table.story_for(viewer) if table.match else []
        position = table.position(viewer, story, is_looking=is_looking) if table.match else None
        return {
            "type": "welcome",
            "table": table.info(self.now(), room.online()),
            "seat": caller.seat,
            "is_owner": caller.is_owner,
            "is_umpire": caller.is_umpire,
            "looks_at": listener.looks_at,
            "chat": table.chat_for(viewer)[-CHAT_KEPT:],
            "position": position,
        }

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
            if room.table and room.listeners:
                self._tell_table(room, room.table)

    # Commands

    async def make(self, wish: TableWish) -> Keys:
        """A new table."""
        table, keys = Table.make(wish, self.now())
        await self.keep_new(table)
        return keys

    async def review(self, text: str) -> Keys:
        """A table that shows a record."""
        table, keys = await asyncio.to_thread(Table.reviewed, text, self.now())
        await self.keep_new(table)
        return keys

    async def fork(self, table_id: str, step: int, token: str | None) -> Keys:
        """A table that goes on from a step of another one."""

        def forked(table: Table, room: Room) -> tuple[Table, Keys]:
            table.caller(token)
            if not table.is_open_to_all:
                raise TableError("hidden")
            return table.forked(step, self.now())

        new, keys = await self.read(table_id, forked)
        await self.keep_new(new)
        return keys

    async def sit(self, table_id: str, wish: SitWish) -> Keys:
        """Sit down."""
        return await self.change(table_id, lambda table: table.sit(wish, self.now()))

    async def rematch(self, table_id: str, token: str | None) -> Keys:
        """The table for the next game: made by the first who asks, joined by the others."""
        caller, following = await self.read(
            table_id, lambda table, _: (table.caller(token), table.next_table)
        )
        if following is None:
            new, keys = await self.read(table_id, lambda table, _: table.again(caller, self.now()))
            await self.keep_new(new)
            following = await self.change(table_id, lambda table: table.follow_with(new.id, self.now()))
            if following == new.id:
                return keys
        if caller.seat is None:
            return Keys(table=following)
        wish = SitWish(seat=caller.seat)
        return await self.change(following, lambda table: table.sit(wish, self.now()))

    async def change_seat(self, table_id: str, seat: int, wish: SeatWish, token: str | None) -> Keys:
        """Give a seat to a bot, free it, or hand it back to a person."""

        def changed(table: Table) -> Keys:
            gone = self.rooms[table_id].gone.get(seat, table.created)
            absent = seat not in self.rooms[table_id].online() and self.now() - gone >= self.habits.absent
            return table.change_seat(seat, wish, table.caller(token), self.now(), absent)

        return await self.change(table_id, changed)

    def act(self, table_id: str, caller: Caller, version: int, actions: list[str]) -> Doing:
        """An action of a person, or a chain of them."""
        return self._play(table_id, caller, lambda table, seat: table.act(seat, version, actions, self.now()))

    def order(self, table_id: str, caller: Caller, version: int, text: str, is_draft: bool) -> Doing:
        """A whole order of a person."""
        return self._play(
            table_id, caller, lambda table, seat: table.order(seat, version, text, self.now(), is_draft)
        )

    async def _play(self, table_id: str, caller: Caller, play: Callable[[Table, int], None]) -> None:
        """What a person does, who is thereby back if a bot played for him."""

        def acted(table: Table) -> None:
            seat = table.own_seat(caller)
            was_away = table.seats[seat].is_away
            play(table, seat)
            if was_away:
                table.come_back(caller, self.now())

        await self.change(table_id, acted)
        self.metrics.acts += 1

    async def come_back(self, table_id: str, caller: Caller) -> None:
        """Play again for oneself."""
        await self.change(table_id, lambda table: table.come_back(caller, self.now()))

    async def start(self, table_id: str, token: str | None) -> None:
        """Begin."""
        await self.change(table_id, lambda table: table.start(table.caller(token), self.now()))
        log.info("table started")

    async def stand_up(self, table_id: str, token: str | None) -> None:
        """Leave a seat."""
        await self.change(table_id, lambda table: table.leave(table.caller(token), self.now()))

    async def abandon(self, table_id: str, token: str | None) -> None:
        """Give a table up."""
        await self.change(table_id, lambda table: table.abandon(table.caller(token), self.now()))

    async def at_step(
        self, table_id: str, step: int, token: str | None, eyes: int | str | None, is_whole: bool
    ) -> dict[str, Any]:
        """A position of the past."""

        def asked(table: Table, room: Room) -> dict[str, Any]:
            return table.at_step(step, table.viewpoint(table.caller(token), eyes), is_whole)

        return await self.read(table_id, asked)

    async def chat(self, table_id: str, token: str | None, eyes: int | str | None) -> list[dict[str, Any]]:
        """What was said, as far as these eyes could know it."""

        def asked(table: Table, room: Room) -> list[dict[str, Any]]:
            return table.chat_for(table.viewpoint(table.caller(token), eyes))

        return await self.read(table_id, asked)

    def problem(self, table_id: str, error: LudiError) -> Problem:
        """An error in the words of the table's game."""
        room = self.rooms.get(table_id)
        return room.table.voice.problem(error) if room and room.table else problem_of(error)

    async def undo(self, table_id: str, caller: Caller) -> None:
        """Take back."""
        await self.change(table_id, lambda table: table.undo(table.own_seat(caller), self.now()))

    async def offer(self, table_id: str, caller: Caller, action: str, agrees: bool) -> None:
        """Agree to an act of the whole table, or not any more."""
        await self.change(
            table_id, lambda table: table.offer(table.own_seat(caller), action, agrees, self.now())
        )

    async def say(self, table_id: str, caller: Caller, text: str, channel: str) -> None:
        """Chat."""
        await self.change(table_id, lambda table: table.say(caller, text, self.now(), channel))

    async def look(self, table_id: str, listener: Listener, seat: LookAt) -> None:
        """The umpire sees with other eyes from now on, told by a new welcome."""
        await self.change(table_id, lambda table: table.look(listener.caller, seat, self.now()))

        def looks(table: Table, room: Room) -> None:
            listener.looks_at = seat
            listener.send(encode(self._welcome(room, table, listener)))

        await self.read(table_id, looks)

    async def hint(self, table_id: str, caller: Caller) -> msgspec.Raw:
        """What a bot would do."""

        def asked(table: Table, room: Room) -> tuple[BotJob, Table]:
            seat = table.own_seat(caller)
            if seat not in table.to_act():
                raise TableError("no-hint")
            return _job(table, seat, "mcts:1s"), table

        job, table = await self.read(table_id, asked)
        text = await self.workers.choose(job)
        return table.voice.choice(table.voice.game.codec.read(text))

    async def public(self) -> list[dict[str, Any]]:
        """The public tables that are open or played, the latest first."""
        limit = self.habits.public_limit
        rows = await asyncio.to_thread(self.store.rows, True, ("open", "playing"), limit)
        return [self._live(row.id) or row.data for row in rows]

    def _live(self, table_id: str) -> dict[str, Any] | None:
        room = self.rooms.get(table_id)
        return room.table.info(self.now(), room.online()) if room and room.table else None

    # Bots and clocks

    def _wake(self, room: Room, table: Table) -> None:
        """Let bots think that are to act, and set the clock."""
        self._stop_clock(room)
        bots = [seat for seat in table.to_act() if table.seats[seat].is_played_by_bot]
        if bots and table.paused is None and room.is_watched():
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
            while await self._think_once(room, seat):
                pass
        finally:
            room.thinking.pop(seat, None)

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
            is_asked = table.paused is None and table.seats[seat].is_played_by_bot and seat in table.to_act()
            if actions and is_asked:
                table.act(seat, version, actions, self.now())
            return is_asked and seat in table.to_act()

        try:
            return await self.change(room.id, played)
        except StaleActionError:
            return True  # the position is another one meanwhile
        except StoreError:
            await asyncio.sleep(RETRY_SECONDS)
            return True
        except LudiError as error:
            log.warning("bot refused", game=job.game, bot=job.bot, error=str(error))
            return False

    def _pause(self, table: Table, seat: int) -> tuple[float, int]:
        """How long the bot of a seat waits before it thinks, and the version of its decision.

        Where a seat may be asked in secret while another is on turn, it has this long; always, for a pause
        only when someone is asked would tell everybody.
        """
        is_called = table.voice.game.info.has_calls and seat in table.on_turn()
        least = self.habits.call_pause if is_called else 0.0
        return max(self.habits.bot_pause, least), table.seats[seat].version

    async def _choose(self, job: BotJob, room: Room) -> list[str]:
        """What the bot does; any legal action when its workers fail."""
        try:
            return await self.workers.choose_all(job)
        except ServerError as error:
            log.warning("bot failed", game=job.game, bot=job.bot, error=str(error))
            return await self.read(room.id, lambda table, _: _any_action(table, job))

    # Sweeping

    async def _sweep_for_ever(self) -> None:
        expired = self.now()
        while True:
            await asyncio.sleep(self.habits.sweep)
            self.sweep()
            if self.now() - expired > EXPIRY_SECONDS:
                expired = self.now()
                await self.expire_tables()

    def sweep(self) -> None:
        """Drop tables from memory that nobody needs there."""
        for room in list(self.rooms.values()):
            is_idle = self.now() - room.used > self.habits.idle
            if is_idle and not (room.listeners or room.thinking or room.timer or room.lock.locked()):
                del self.rooms[room.id]
        self.metrics.tables = len(self.rooms)

    async def expire_tables(self) -> None:
        """Give up the tables that nobody started."""
        for table_id in await asyncio.to_thread(self._expired):
            await self.change(table_id, lambda table: table.expire(self.now()))

    def _expired(self) -> list[str]:
        before = self.now() - self.habits.expires
        rows = self.store.rows(None, ("open",), 10_000)
        return [row.id for row in rows if row.updated < before and not self._has_listeners(row.id)]

    def _has_listeners(self, table_id: str) -> bool:
        room = self.rooms.get(table_id)
        return bool(room and room.listeners)

    def listeners(self) -> Iterator[Listener]:
        """Every connection."""
        for room in self.rooms.values():
            yield from room.listeners


def _caller(table: Table, tokens: list[str]) -> tuple[Caller, LudiError | None]:
    """Who holds these tokens, all together, and what is wrong with one of them."""
    seat: int | None = None
    is_owner, is_umpire, key = False, False, ""
    wrong: LudiError | None = None
    for token in tokens:
        try:
            found = table.caller(token)
        except LudiError as error:
            wrong = error
            continue
        if seat is None:
            seat, key = found.seat, found.key
        is_owner, is_umpire = is_owner or found.is_owner, is_umpire or found.is_umpire
    return Caller(seat, is_owner, key, is_umpire), wrong


def _glance(table: Table, eyes: Eyes) -> bytes:
    viewer, is_looking = eyes
    return encode(table.position(viewer, is_looking=is_looking))


def _knows_already(table: Table, news: News, eyes: Eyes, before: Glances) -> bool:
    """Whether nothing changed for these eyes; sealed orders change only what their own seat sees."""
    if table.voice.game.info.has_sealed_orders:
        return not news.is_noticed and eyes[0] != TABLE and eyes[0] not in news.movers
    return bool(before) and before.get(eyes) == _glance(table, eyes)


def _bot_job(table: Table, seat: int) -> tuple[BotJob | None, int]:
    """What the bot of a seat has to think about, if anything, and the version of that decision."""
    sitting = table.seats[seat]
    if seat not in table.to_act() or not sitting.is_played_by_bot or table.paused is not None:
        return None, 0
    spec = bot_of_level(sitting.bot, table.voice.game) if seat in table.on_turn() else UNSEEN_SPEC
    return _job(table, seat, spec), sitting.version


def _job(table: Table, seat: int, spec: str) -> BotJob:
    lines = table.job_lines()
    seed = (int(table.secret[-15:], 16) * 31 + len(lines) * 32 + seat) % SEED_RANGE
    info = table.voice.game.info
    whole = info.has_sealed_orders
    return BotJob(info.id, table.options, len(table.seats), lines, seat, spec, seed, whole)


def _any_action(table: Table, job: BotJob) -> list[str]:
    """A legal action, when no bot could choose one."""
    assert table.match
    state = table.match.state
    count = state.num_legal(job.seat)
    return [table.voice.game.codec.write(state.legal_at(job.seat, job.seed % count))] if count else []

"""The bots of all tables: which are to think, what they think about, and what they do then."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

import msgspec
import structlog

from ludi.bots.bot import bot_of_level
from ludi.engine.calls import Calls
from ludi.engine.errors import LudiError
from ludi.engine.sealed import SealedOrders
from ludi.server.errors import StoreError
from ludi.server.rooms import Room
from ludi.server.workers import BotJob, Workers
from ludi.table.errors import StaleActionError, TableError
from ludi.table.foresight import foresight
from ludi.table.keys import Caller
from ludi.table.messages import Foresight, Hinted
from ludi.table.table import Table

if TYPE_CHECKING:
    from ludi.server.hall import Hall

SEED_RANGE = 2**60
UNSEEN_SPEC = "greedy"  # for a bot that is asked in secret: quick, so that nobody waits for it and wonders
HINT_SPEC = "mcts:1s"
RETRY_SECONDS = 1.0  # after a journal that could not be written

log = structlog.get_logger()


class Thinking:
    """Lets bots think, and plays what they choose."""

    def __init__(self, hall: Hall, workers: Workers) -> None:
        self._hall = hall
        self.workers = workers

    def wake(self, room: Room, table: Table) -> None:
        """Let the bots think that are to act."""
        bots = [seat for seat in table.board.to_act() if table.seats[seat].is_played_by_bot]
        if not bots or table.clocks.paused is not None or not room.is_watched():
            return
        for seat in bots:
            if seat not in room.thinking:
                room.thinking[seat] = self._hall.tasks.spawn(self._think(room, seat))

    async def hint(self, table_id: str, caller: Caller) -> Hinted:
        """What a bot would do, and why."""

        def asked(table: Table, room: Room) -> tuple[BotJob, int]:
            seat = table.keys.own_seat(caller)
            if seat not in table.board.to_act():
                raise TableError("no-hint")
            if table.coach:
                raise TableError("lesson-only")
            return msgspec.structs.replace(job_of(table, seat, HINT_SPEC), is_hint=True), table.play.versions[
                seat
            ]

        job, version = await self._hall.read(table_id, asked)
        reply = await self.workers.think(job)

        def told(table: Table, room: Room) -> Hinted:
            if table.play.versions[job.seat] != version:
                raise TableError("no-hint")  # the decision is another one meanwhile
            other = foresight(table, job.seat, [reply.other]) if reply.other else None
            return Hinted(foresight(table, job.seat, reply.actions), other)

        return await self._hall.read(table_id, told)

    async def foresee(self, table_id: str, caller: Caller, action: str) -> Foresight:
        """What an action of the caller would bring."""

        def asked(table: Table, room: Room) -> Foresight:
            seat = table.keys.own_seat(caller)
            table.board.check_playing()
            return foresight(table, seat, [action])

        return await self._hall.read(table_id, asked)

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
        hall = self._hall
        pause, asked = await hall.read(room.id, lambda table, _: self._pause(table, seat))
        await asyncio.sleep(pause)
        job, version = await hall.read(room.id, lambda table, _: _job_of_bot(table, seat))
        if job is None or not room.is_watched():
            return False
        if version != asked:
            return True  # another decision than the pause was for
        actions = await self._choose(job, room)
        try:
            return await self._play(room, seat, version, actions)
        except StaleActionError:
            return True  # the position is another one meanwhile
        except StoreError:
            raise
        except LudiError as error:
            log.warning("bot refused", game=job.game, bot=job.bot, error=str(error))
            actions = await hall.read(room.id, lambda table, _: _any_action(table, job))
            return await self._play(room, seat, version, actions)

    async def _play(self, room: Room, seat: int, version: int, actions: list[str]) -> bool:
        """Play what was chosen, if it is still asked for; whether the bot is to act again."""

        def played(table: Table) -> bool:
            is_asked = _is_asked(table, seat)
            if actions and is_asked:
                table.play.act(seat, version, actions, self._hall.now())
            return is_asked and seat in table.board.to_act()

        return await self._hall.change(room.id, played)

    def _pause(self, table: Table, seat: int) -> tuple[float, int]:
        """How long the bot of a seat waits before it thinks, and the version of its decision.

        In games where a seat may be asked in secret while another is on turn, the pause gives it time to
        answer. It is always made, because a pause only when a seat is asked would reveal the question.
        """
        habits = self._hall.habits
        is_called = isinstance(table.board.voice.game, Calls) and seat in table.board.on_turn()
        least = habits.call_pause if is_called else 0.0
        return max(habits.bot_pause, least), table.play.versions[seat]

    async def _choose(self, job: BotJob, room: Room) -> list[str]:
        """What the bot does; any legal action when its workers fail."""
        began = time.monotonic()
        try:
            return await self.workers.choose_all(job)
        except Exception as error:  # noqa: BLE001  whatever it is, the others at the table wait
            log.warning("bot failed", game=job.game, bot=job.bot, error=str(error))
            return await self._hall.read(room.id, lambda table, _: _any_action(table, job))
        finally:
            self._hall.metrics.thought.observe(time.monotonic() - began)


def _is_asked(table: Table, seat: int) -> bool:
    is_going_on = table.clocks.paused is None
    return is_going_on and table.seats[seat].is_played_by_bot and seat in table.board.to_act()


def _job_of_bot(table: Table, seat: int) -> tuple[BotJob | None, int]:
    """What the bot of a seat has to think about, if anything, and the version of that decision."""
    if not _is_asked(table, seat):
        return None, 0
    is_seen = seat in table.board.on_turn()
    spec = bot_of_level(table.seats[seat].bot, table.board.voice.game) if is_seen else UNSEEN_SPEC
    return job_of(table, seat, spec), table.play.versions[seat]


def job_of(table: Table, seat: int, spec: str) -> BotJob:
    """A decision of a seat, for a bot."""
    game = table.board.voice.game
    return BotJob(
        game=game.info.id,
        options=table.made.options,
        seats=len(table.seats),
        lines=list(table.board.running.lines),
        seat=seat,
        bot=spec,
        seed=_seed(table, seat),
        whole=isinstance(game, SealedOrders),
    )


def _seed(table: Table, seat: int) -> int:
    """For a bot's dice, by what its seat noticed and did: what others did unseen makes no difference."""
    own = sum(mover == seat for mover, _ in table.board.running.moves)
    return (int(table.luck[-15:], 16) * 31 + (table.board.step + own) * 32 + seat) % SEED_RANGE


def _any_action(table: Table, job: BotJob) -> list[str]:
    """A legal action, when no bot could choose one."""
    state = table.board.running.state
    count = state.num_legal(job.seat)
    return [table.board.text(state.legal_at(job.seat, job.seed % count))] if count else []

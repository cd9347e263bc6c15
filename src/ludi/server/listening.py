"""Connections to a table: joining, identifying, changing the viewpoint, and leaving."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING

from ludi.engine.errors import LudiError
from ludi.server.rooms import Listener, LookAt, Room

if TYPE_CHECKING:
    from ludi.server.hall import Hall


class Listening:
    """Handles connections to tables."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall

    async def listen(
        self, table_id: str, tokens: list[str], send: Callable[[bytes], None]
    ) -> tuple[Listener, LudiError | None]:
        """A connection sits down to listen, is welcomed, and with a wrong token is a spectator."""
        listener = Listener(send)
        self._hall.metrics.sockets += 1
        try:
            wrong = await self.greet(table_id, listener, tokens)
        except BaseException:
            self._hall.metrics.sockets -= 1
            raise
        return listener, wrong

    async def greet(self, table_id: str, listener: Listener, tokens: list[str]) -> LudiError | None:
        """A connection says who it is, and is welcomed; what is wrong with its tokens."""
        hall = self._hall
        room = hall.room(table_id)
        async with room.lock:
            table = await hall.loaded(room)
            before = listener.caller.seat
            listener.caller, wrong = table.keys.caller_with(tokens)
            listener.looks_at = None
            if before is not None and before not in room.online():
                room.gone[before] = hall.now()
            room.listeners.add(listener)
            hall.telling.welcome(room, table, listener)
            seat = listener.caller.seat
            is_away = seat is not None and (table.seats[seat].is_away or table.seats[seat].is_given_away)
            if seat is not None:
                room.gone.pop(seat, None)
                table.handing.requests.pop(seat, None)
                hall.telling.tell_table(room, table, but=listener)
            hall.wake(room, table)
        if is_away and table.board.status == "playing":
            await hall.change(table_id, lambda table: table.seating.come_back(listener.caller, hall.now()))
        return wrong

    async def look(self, table_id: str, listener: Listener, seat: LookAt) -> None:
        """The umpire sees with other eyes from now on, told by a new welcome."""
        hall = self._hall
        await hall.change(table_id, lambda table: table.desk.look(listener.caller, seat, hall.now()))
        room = hall.room(table_id)
        async with room.lock:
            listener.looks_at = seat
            hall.telling.welcome(room, await hall.loaded(room), listener)

    def leave(self, table_id: str, listener: Listener) -> None:
        """A connection has gone."""
        hall = self._hall
        hall.metrics.sockets -= 1
        room = hall.rooms.get(table_id)
        if room is None or listener not in room.listeners:
            return
        room.listeners.discard(listener)
        room.used = hall.now()
        seat = listener.caller.seat
        if seat is not None and seat not in room.online():
            room.gone[seat] = hall.now()
            hall.tasks.spawn(self._tell_gone(room, seat))

    async def _tell_gone(self, room: Room, seat: int) -> None:
        """Tell the table that somebody has left, when no other command is running."""
        async with room.lock:
            table = room.table
            if table and room.listeners:
                self._hall.telling.tell_table(room, table)
            if table and table.absence and table.board.status == "playing":
                wait = table.absence + 0.05
                asyncio.get_running_loop().call_later(wait, self._tell_absence, room, seat)

    def _tell_absence(self, room: Room, seat: int) -> None:
        """Somebody has been away for as long as the table set: others may do something about it now."""
        if room.table and room.listeners and seat in room.absent(self._hall.now()):
            self._hall.telling.tell_table(room, room.table)

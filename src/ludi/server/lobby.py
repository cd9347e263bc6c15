"""The lobby: new tables, and the list of those that are public."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from ludi.server.rooms import Room
from ludi.table import making
from ludi.table.errors import TableError
from ludi.table.making import Making
from ludi.table.messages import Keys, LessonWish, SitWish, TableInfo, TableWish
from ludi.table.table import Table

if TYPE_CHECKING:
    from ludi.server.hall import Hall


class Lobby:
    """Makes tables, and shows them."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall

    async def make(self, wish: TableWish) -> Keys:
        """A new table."""
        return await self._hall.keep_new(making.make(wish, self._hall.now()))

    async def teach(self, wish: LessonWish) -> Keys:
        """A table for a lesson."""
        return await self._hall.keep_new(making.lesson(wish.game, self._hall.now(), wish.name))

    async def review(self, text: str) -> Keys:
        """A table that shows a record."""

        def reviewed() -> Making:
            table, keys = making.review(text, self._hall.now())
            table.sight.prepare()
            return table, keys

        return await self._hall.keep_new(await self._hall.threads.review(reviewed))

    async def fork(self, table_id: str, step: int, token: str | None) -> Keys:
        """A table that goes on from a step of another one."""

        def forked(table: Table, room: Room) -> Making:
            own = table.keys.caller(token).seat
            if not table.board.is_open_to_all:
                raise TableError("hidden")
            return making.fork(table, step, self._hall.now(), own)

        return await self._hall.keep_new(await self._hall.read(table_id, forked))

    async def rematch(self, table_id: str, token: str | None) -> Keys:
        """The table for the next game: made by the first who asks, joined by the others."""
        hall = self._hall
        caller, following = await hall.read(
            table_id, lambda table, _: (table.keys.caller(token), table.next_table)
        )
        if following is None:
            keys = await hall.keep_new(
                await hall.read(table_id, lambda table, _: making.again(table, caller, hall.now()))
            )
            following = await hall.change(
                table_id, lambda table: table.seating.follow_with(keys.table, hall.now())
            )
            if following == keys.table:
                return keys
        if caller.seat is None:
            return Keys(table=following)
        wish = SitWish(seat=caller.seat)
        return await hall.change(following, lambda table: table.seating.sit(wish, hall.now(), caller.key))

    async def public(self) -> list[TableInfo | dict[str, Any]]:
        """The public tables that are open or played, the latest first."""
        limit = self._hall.habits.public_limit
        rows = await asyncio.to_thread(self._hall.store.rows, True, ("open", "playing"), limit)
        return [self._live(row.id) or row.data for row in rows]

    def _live(self, table_id: str) -> TableInfo | None:
        room = self._hall.rooms.get(table_id)
        if room is None or room.table is None or room.lock.locked():  # it may just be changing
            return None
        return self._hall.telling.info(room.table, room)

"""Sends everyone at a table what changed, and welcomes new connections."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import msgspec

from ludi.engine.game import TABLE
from ludi.engine.sealed import SealedOrders
from ludi.server.rooms import Eyes, Listener, Room
from ludi.table.chat import CHAT_KEPT
from ludi.table.messages import ChatLine, TableChanged, TableInfo, Welcome
from ludi.table.news import News
from ludi.table.sight import encode
from ludi.table.table import Table

CHAT_BYTES = 32 * 1024  # of the chat, in a welcome
Glances = dict[Eyes, bytes]


class Telling:
    """Sends each listener what it may know, and nothing when nothing changed for it."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now

    def info(self, table: Table, room: Room) -> TableInfo:
        """The table as everyone sees it now."""
        now = self._now()
        return table.sight.info(now, room.online(), room.absent(now))

    def glances(self, room: Room, table: Table) -> Glances:
        """What each viewer knows, where actions may be hidden: without news a viewer gets no message."""
        game = table.board.voice.game
        if not game.hides or isinstance(game, SealedOrders) or not table.board.match:
            return {}
        return {eyes: _glance(table, eyes) for eyes in {listener.eyes for listener in room.listeners}}

    def tell(self, room: Room, table: Table, news: News, before: Glances) -> None:
        """Tell everyone what changed; `before` is what they knew."""
        if not room.listeners:
            return
        if news.is_table:
            self._part_with_old_keys(room, table)
        if news.is_table or (news.is_noticed and table.clocks.has_any):
            self.tell_table(room, table)
        if news.is_snapshot:
            self._tell_snapshots(room, table, news, before)
        for line in news.said:
            message = encode(line.message)
            for listener in room.listeners:
                if line.is_for(listener.viewer, listener.caller):
                    listener.send(message)

    def _tell_snapshots(self, room: Room, table: Table, news: News, before: Glances) -> None:
        messages: dict[Eyes, bytes] = {}
        telling = [(event, table.board.voice.told(event, step)) for step, event in news.told]
        for listener in room.listeners:
            eyes = viewer, is_looking = listener.eyes
            if eyes not in messages:
                told, first = [text for event, text in telling if event.is_for(viewer)], None
                if news.is_retold:
                    told, first = table.sight.last_told(viewer)
                is_silent = news.is_undo or not told
                messages[eyes] = b""
                if not (is_silent and _knows_already(table, news, eyes, before)):
                    shown = table.sight.snapshot(viewer, told, news.is_undo, is_looking, first)
                    messages[eyes] = encode(shown)
            if messages[eyes]:
                listener.send(messages[eyes])

    def tell_table(self, room: Room, table: Table, but: Listener | None = None) -> None:
        """Send who sits where and who is online."""
        message = encode(TableChanged(self.info(table, room)))
        for listener in room.listeners:
            if listener is not but:
                listener.send(message)

    def _part_with_old_keys(self, room: Room, table: Table) -> None:
        """Welcome listeners again whose key now opens another seat or none."""
        for listener in room.listeners:
            if not table.keys.is_held_by(listener.caller):
                key = listener.caller.key
                seat = table.seats.held_by(key)
                listener.caller = replace(listener.caller, seat=seat, key="" if seat is None else key)
                self.welcome(room, table, listener)

    def welcome(self, room: Room, table: Table, listener: Listener) -> None:
        """Welcome a listener; the text is made once for all of his kind that come in the same second."""
        info = self.info(table, room)
        stamp = table.journal.seq, int(self._now()), frozenset(room.online()), repr(info.requests)
        if room.welcomes_at != stamp:
            room.welcomes_at, room.welcomes = stamp, {}
        kind = listener.eyes, replace(listener.caller, key=""), listener.looks_at
        if kind not in room.welcomes:
            room.welcomes[kind] = encode(_welcome(table, listener, info))
        listener.send(room.welcomes[kind])


def _welcome(table: Table, listener: Listener, info: TableInfo) -> Welcome:
    """The snapshot and the last of what was told and said; older pages of both come on demand."""
    caller, (viewer, is_looking) = listener.caller, listener.eyes
    snapshot = None
    if table.board.match:
        told, first = table.sight.last_told(viewer)
        snapshot = table.sight.snapshot(viewer, told, is_looking=is_looking, told_from=first)
    return Welcome(
        table=info,
        seat=caller.seat,
        is_owner=caller.is_owner,
        is_umpire=caller.is_umpire,
        desk=caller.desk or None,
        looks_at=listener.looks_at,
        chat=_last_said(table.chat.chat_for(viewer, caller)),
        snapshot=snapshot,
    )


def _last_said(lines: list[ChatLine]) -> Any:
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
    return encode(table.sight.snapshot(viewer, is_looking=is_looking))


def _knows_already(table: Table, news: News, eyes: Eyes, before: Glances) -> bool:
    """Whether nothing changed for these eyes; sealed orders change only what their own seat sees."""
    if isinstance(table.board.voice.game, SealedOrders):
        return not news.is_noticed and eyes[0] != TABLE and eyes[0] not in news.movers
    return bool(before) and before.get(eyes) == _glance(table, eyes)

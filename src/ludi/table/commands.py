"""Dispatches the messages of a client to the parts of a table."""

from __future__ import annotations

from ludi.table import messages
from ludi.table.errors import TableError
from ludi.table.keys import Caller
from ludi.table.messages import Keys, SeatWish, ToPlay, ToUmpire
from ludi.table.table import Table


def play(table: Table, caller: Caller, message: ToPlay, now: float) -> None:
    """Run a message of a player or a spectator."""
    match message:
        case messages.Act() | messages.OrderLine():
            _act(table, caller, message, now)
        case messages.Turn():
            _turn(table, caller, message, now)
        case messages.Undo():
            _undo(table, table.keys.own_seat(caller), now)
        case messages.Allow():
            table.undoing.answer(table.keys.own_seat(caller), message.agrees, now)
        case messages.Offer():
            table.offers.offer(table.keys.own_seat(caller), message.action, message.agrees, now)
        case messages.Back():
            table.seating.come_back(caller, now)
        case messages.Say():
            table.chat.say(caller, message.text, now, message.channel)
        case messages.Dispatch():
            table.chat.dispatch(caller, message.to, message.text, now)


def _act(table: Table, caller: Caller, message: messages.Act | messages.OrderLine, now: float) -> None:
    """Play an action of a person; if a bot was filling in, the person is back."""
    seat = table.keys.own_seat(caller)
    table.seating.check_in_time(seat)
    was_away = table.seats[seat].is_away
    if isinstance(message, messages.Act):
        if table.coach:
            table.coach.check(message.actions)
        table.play.act(seat, message.version, message.actions, now)
    else:
        if table.coach:
            table.coach.check_order(message.text, message.draft)
        table.play.order(seat, message.version, message.text, now, message.draft)
    if table.coach:
        table.coach.go_on(now)
    if was_away:
        table.seating.come_back(caller, now)


def _undo(table: Table, seat: int, now: float) -> None:
    """Undo, except a move that a bot is making because the player's time was up."""
    table.seating.check_in_time(seat)
    if table.coach:
        table.coach.check_undo()
    table.undoing.ask(seat, now)


def _turn(table: Table, caller: Caller, message: messages.Turn, now: float) -> None:
    """Turn to another page of a lesson."""
    table.keys.own_seat(caller)
    if not table.coach:
        raise TableError("no-lesson-here")
    table.coach.turn(message.chapter, message.step, now)


def umpire(table: Table, caller: Caller, message: ToUmpire, now: float) -> Keys | None:
    """Run a message of an umpire; returns the keys when a person gets a seat."""
    match message:
        case messages.Pause():
            table.desk.pause(caller, message.on, now)
        case messages.Extend():
            table.desk.extend(caller, message.seconds, now)
        case messages.Deadline():
            table.desk.end_turn(caller, now)
        case messages.Dictate():
            table.desk.dictate(caller, message.seat, message.text, now)
        case messages.Correct():
            table.desk.correct(caller, message.action, message.reason, now)
        case messages.Remark():
            table.desk.note(caller, message.text, now)
        case messages.Substitute():
            wish = SeatWish(kind=message.kind, name=message.name, bot=message.bot)
            keys = table.desk.substitute(caller, message.seat, wish, message.reason, now)
            return keys if message.kind == "person" else None
    return None

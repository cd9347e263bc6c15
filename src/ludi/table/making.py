"""New tables: as somebody wishes, from a step of another, for one more game, or to show a record."""

from __future__ import annotations

from typing import Any

import msgspec

from ludi.engine import record
from ludi.engine.deadline import Deadline
from ludi.engine.errors import GameOverError, SetupError
from ludi.engine.fair import new_secret
from ludi.engine.registry import game_of
from ludi.engine.umpire import Umpired
from ludi.table.entries import Clock, Made, SeatMade, Started
from ludi.table.errors import TableError
from ludi.table.keys import Caller, fits, hashed, need, new_id, new_token
from ludi.table.lessons import lesson_of
from ludi.table.messages import Keys, SeatWish, TableWish
from ludi.table.seats import Seat, new_seat
from ludi.table.table import Table
from ludi.table.words import Voice, voice_of

Making = tuple[Table, Keys]


def make(wish: TableWish, now: float) -> Making:
    """A new table, and the keys of who makes it."""
    voice = voice_of(wish.game, wish.options)
    voice.game.check_seats(len(wish.seats))
    _check_house_rules(voice, wish)
    seats = [new_seat(seat) for seat in wish.seats]
    token = new_token() if wish.umpire or wish.desk_umpires else None
    tokens = {desk.id: new_token() for desk in voice.desks(len(seats))} if wish.desk_umpires else {}
    own = next((n for n, each in enumerate(seats) if each.kind == "person"), None)
    table, keys = _make(
        voice,
        seats,
        now,
        own,
        is_public=wish.is_public,
        clock=Clock(wish.clock.per_move, wish.clock.per_game, wish.clock.per_turn),
        umpire=hashed(token) if token else "",
        desks={desk: hashed(each) for desk, each in tokens.items()},
        absence=wish.absence,
    )
    return table, msgspec.structs.replace(keys, umpire_token=token, desk_tokens=tokens)


def _make(voice: Voice, seats: list[SeatMade], now: float, own: int | None, **data: Any) -> Making:
    """The table with its first entry; who makes it sits on the given seat, if any."""
    keys = Keys(table=new_id(), seat=own, owner_token=new_token())
    if own is not None:
        keys = msgspec.structs.replace(keys, seat_token=new_token())
        seats[own].token, seats[own].kept = hashed(keys.seat_token or ""), ""
    made = Made(
        game=voice.game.info.id,
        version=voice.game.info.version,
        options=voice.game.chosen_options(),
        seats=seats,
        secret=new_secret(),
        luck=new_secret(),
        owner=hashed(keys.owner_token or ""),
        **data,
    )
    table = Table(keys.table, made, now)
    table.journal.keep(made, now)
    return table, keys


def _check_house_rules(voice: Voice, wish: TableWish) -> None:
    """An umpire, and a clock for the turn, only in games that have them."""
    game, info = voice.game, voice.game.info
    if wish.umpire and not isinstance(game, Umpired):
        raise SetupError("{game} has no umpire", "no-umpire", game=info.title)
    if wish.desk_umpires and not voice.desks(len(wish.seats)):
        raise SetupError("{game} has no desks for several umpires", "no-desks", game=info.title)
    if wish.clock.per_turn and not isinstance(game, Deadline):
        raise SetupError("{game} has no time for orders", "no-turn-clock", game=info.title)


def fork(table: Table, step: int, now: float, own: int | None = None) -> Making:
    """A new table that goes on from a step of this one, with the same bots; the other seats are open to all.

    Who makes it sits on the seat that is his own here; who has none, on the first that no bot has.
    """
    board = table.board
    if table.coach:
        raise TableError("lesson-only")
    match = board.match_at(step)
    count = match.history.actions_at(step)
    if board.state_at(match, count).outcome():
        raise GameOverError("the game is over", "game-over")
    seats = [_seat_of_fork(seat) for seat in table.seats]
    if own is None:
        own = next((n for n, seat in enumerate(seats) if seat.kind == "open"), 0)
    seats[own] = SeatMade("person", table.seats[own].name if table.seats[own].kind == "person" else "")
    data = {"lines": match.lines[:count], "forked_from": table.id, "absence": table.absence}
    return _make(board.voice, seats, now, own, **data)


def _seat_of_fork(seat: Seat) -> SeatMade:
    return SeatMade("bot", bot=seat.bot) if seat.kind == "bot" else SeatMade("open")


def lesson(game_id: str, now: float, name: str = "") -> Making:
    """A table at which a game's lesson is given; nobody else sits down there."""
    found = lesson_of(game_id)
    seats = [new_seat(SeatWish(kind="person", name=other)) for other in found.names]
    seats[found.learner] = new_seat(SeatWish(kind="person", name=name))
    for seat in seats:
        seat.token = hashed(new_token())
    voice = voice_of(game_id, found.options)
    table, keys = _make(voice, seats, now, found.learner, is_lesson=True, absence=0)
    table.journal.write(Started(voice.game.info.version), now)
    return table, keys


def review(text: str, now: float) -> Making:
    """A table that shows a record; every line and draw of it is checked."""
    found = record.read(text)
    found.verify(game_of(found))
    names = [*found.header.names, *[""] * found.header.seats]
    seats = [new_seat(SeatWish(kind="person", name=names[n])) for n in range(found.header.seats)]
    for seat in seats:
        seat.token = hashed(new_token())  # nobody sits down at a game that was played
    return _make(voice_of(found.header.game, found.header.options), seats, now, None, review=text)


def again(table: Table, caller: Caller, now: float) -> Making:
    """A new table with the same seats, each kept for the key that sat on it."""
    need(caller.seat is not None or caller.is_owner, "seat")
    board, made = table.board, table.made
    if board.status != "over":
        raise board.not_playing() if board.stopped else TableError("not-over")
    seats = []
    for seat in table.seats:
        bot = seat.bot if seat.kind == "bot" else ""
        seats.append(SeatMade(seat.kind, seat.name, bot, kept=seat.token, beside=seat.beside))
    data = {"is_public": made.is_public, "clock": made.clock, "umpire": made.umpire, "desks": made.desks}
    return _make(board.voice, seats, now, caller.seat, absence=table.absence, **data)


def is_owned(made: dict[str, Any], token: str | None) -> bool:
    """Whether a token is the owner's, by the first entry alone; for a table that can't be read."""
    return fits(hashed(token or ""), made["owner"])

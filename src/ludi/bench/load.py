"""Players who move, at many tables at once: what the server is measured by."""

from __future__ import annotations

import asyncio
import random
import time
from dataclasses import dataclass, field

import msgspec

from ludi.bench.wire import House, Socket
from ludi.engine.errors import LudiError
from ludi.engine.registry import game_ids
from ludi.table.messages import (
    Act,
    Answer,
    FromServer,
    Hello,
    Keys,
    SeatWish,
    SitWish,
    Snapshot,
    TableWish,
    Welcome,
)

WARM_SECONDS = 5.0


_decoder = msgspec.json.Decoder[FromServer](FromServer)


@dataclass
class Tally:
    """What was seen in the time that counts."""

    delays: list[float] = field(default_factory=list)  # seconds from send to the other side's receipt
    moves: int = 0  # acknowledged, so committed
    problems: list[str] = field(default_factory=list)
    is_counting: bool = False


class Player:
    """A client at one seat."""

    def __init__(self, pair: Pair, seat: int, token: str) -> None:
        self._pair = pair
        self._seat = seat
        self._token = token
        self._socket: Socket | None = None
        self.welcomed: asyncio.Future[Snapshot] = asyncio.get_running_loop().create_future()

    async def sit(self, house: House, table: str, source: str) -> Snapshot:
        """Open the socket, and say who this is; the first snapshot."""
        self._socket = await Socket.open(house, f"/ws/{table}", self._hear, source)
        self._socket.send(msgspec.json.encode(Hello(seat_token=self._token)))
        async with asyncio.timeout(30):
            return await self.welcomed

    def act(self, version: int, action: str) -> None:
        """Send an action."""
        assert self._socket
        act = Act(request=version, version=version, actions=[action])
        self._socket.send(msgspec.json.encode(act))

    def is_lost(self) -> bool:
        """Whether the connection broke."""
        return self._socket is not None and self._socket.is_closed

    def leave(self) -> None:
        """Close the socket."""
        if self._socket:
            self._socket.close()

    def _hear(self, data: bytes) -> None:
        message = _decoder.decode(data)
        if isinstance(message, Snapshot):
            self._pair.seen(self._seat, message)
        elif isinstance(message, Answer):
            self._pair.answered(message)
        elif isinstance(message, Welcome):
            assert message.snapshot
            self.welcomed.set_result(message.snapshot)


class Pair:
    """Two players at a table, who move in turn at their pace; 0 seconds is as fast as they can."""

    def __init__(self, house: House, source: str, tally: Tally, seed: int) -> None:
        self._house = house
        self._source = source
        self._tally = tally
        self._rng = random.Random(seed)
        self._players: list[Player] = []
        self._pace = 0.0
        self._due = 0.0
        self._sent: tuple[int, int, float] | None = None  # who moved, at which step, when
        self._waiting: tuple[int, int, str] | None = None  # who is to move: version and action
        self._is_playing = False
        self._sitting: asyncio.Task[None] | None = None

    async def sit(self) -> None:
        """Make a table, start it and connect both players; when its game is over they take the next one."""
        house = House(self._house.url)
        table, tokens = await asyncio.to_thread(start_table, house, self._source)
        house.close()
        for player in self._players:
            player.leave()
        self._players = [Player(self, seat, token) for seat, token in enumerate(tokens)]
        self._sent = None
        snapshots = [await player.sit(house, table, self._source) for player in self._players]
        for seat, snapshot in enumerate(snapshots):
            self.seen(seat, snapshot)

    def play(self, pace: float, offset: float) -> None:
        """Begin to move."""
        self._is_playing = True
        self._pace = pace
        self._due = time.perf_counter() + offset
        self._move_when_due()

    def stop(self) -> None:
        """Move no more."""
        self._is_playing = False

    def has_lost_a_player(self) -> bool:
        """Whether a connection broke."""
        return not self._is_sitting() and any(player.is_lost() for player in self._players)

    def _is_sitting(self) -> bool:
        return self._sitting is not None and not self._sitting.done()

    def leave(self) -> None:
        """Close both sockets."""
        self.stop()
        for player in self._players:
            player.leave()

    def seen(self, seat: int, snapshot: Snapshot) -> None:
        """A player got a snapshot: the other one's move has arrived, and perhaps it is his turn."""
        if self._sent and seat != self._sent[0] and snapshot.step > self._sent[1]:
            if self._tally.is_counting:
                self._tally.delays.append(time.perf_counter() - self._sent[2])
            self._sent = None
        if snapshot.result:
            if not self._is_sitting():
                self._sitting = asyncio.create_task(self.sit())
            return
        if snapshot.choices:
            action = snapshot.choices[self._rng.randrange(len(snapshot.choices))].action
            self._waiting = seat, snapshot.version, action
            self._step = snapshot.step
            self._move_when_due()

    def answered(self, answer: Answer) -> None:
        """An action was committed, or refused."""
        if answer.problem:
            self._tally.problems.append(answer.problem.code)
        elif self._tally.is_counting:
            self._tally.moves += 1

    def _move_when_due(self) -> None:
        if not (self._is_playing and self._waiting):
            return
        delay = self._due - time.perf_counter()
        if delay > 0:
            asyncio.get_running_loop().call_later(delay, self._move)
        else:
            self._move()

    def _move(self) -> None:
        if not (self._is_playing and self._waiting):
            return
        (seat, version, action), self._waiting = self._waiting, None
        now = time.perf_counter()
        self._due = max(self._due + self._pace, now)
        self._sent = seat, self._step, now
        self._players[seat].act(version, action)


def start_table(house: House, source: str) -> tuple[str, list[str]]:
    """A table for two that has begun: its id, and the keys to the seats."""
    wish = TableWish(game=game_ids()[0], seats=[SeatWish(kind="person", name="Ada"), SeatWish()])
    first = msgspec.convert(house.post("/api/tables", wish, source=source), Keys)
    path = f"/api/tables/{first.table}"
    second = msgspec.convert(house.post(f"{path}/sit", SitWish(seat=1, name="Bob"), source=source), Keys)
    house.post(f"{path}/start", None, first.owner_token, source)
    assert first.seat_token and second.seat_token
    return first.table, [first.seat_token, second.seat_token]


def source_of(number: int) -> str:
    """An address of the loopback for each table, as if people came from different houses."""
    return f"127.{1 + number // 62500}.{number // 250 % 250}.{1 + number % 250}"


async def seated(house: House, tables: int, tally: Tally) -> list[Pair]:
    """Pairs of players at new tables."""
    pairs = []
    for number in range(tables):
        pair = Pair(house, source_of(number), tally, number)
        await pair.sit()
        pairs.append(pair)
    return pairs


async def play_for(house: House, tables: int, pace: float, seconds: float) -> Tally:
    """What was seen in so many seconds, after some to warm up."""
    tally = Tally()
    pairs = await seated(house, tables, tally)
    for number, pair in enumerate(pairs):
        pair.play(pace, pace * number / tables)
    await asyncio.sleep(min(WARM_SECONDS, seconds))
    tally.is_counting = True
    await asyncio.sleep(seconds)
    tally.is_counting = False
    for pair in pairs:
        pair.stop()
    await asyncio.sleep(0.2)  # the last answers
    if any(pair.has_lost_a_player() for pair in pairs):
        tally.problems.append("a connection was lost")
    for pair in pairs:
        pair.leave()
    if tally.problems:
        raise LudiError(f"{len(tally.problems)} moves went wrong: {tally.problems[0]}")
    return tally

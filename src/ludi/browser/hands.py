"""Players without a browser: they bring a table to a position worth looking at."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from itertools import islice
from typing import Any, NamedTuple
from urllib.request import Request, urlopen

from websockets import Origin
from websockets.sync.client import ClientConnection, connect

from ludi.bots.bot import Sight, make_bot
from ludi.engine.fair import FairDice
from ludi.engine.match import Match
from ludi.engine.record import record_of
from ludi.engine.registry import make
from ludi.engine.rng import Rng

PATIENCE = 20  # seconds until an answer that does not come is an error

Keys = dict[str, Any]


def ask(address: str, path: str, body: Any = None, token: str | None = None) -> Any:
    """Ask the server by REST; with a body by POST."""
    headers = {"Content-Type": "application/json"}
    if token:
        headers["Authorization"] = f"Bearer {token}"
    data = None if body is None else json.dumps(body).encode()
    with urlopen(Request(f"{address}/api{path}", data, headers), timeout=PATIENCE) as answer:  # noqa: S310
        text = answer.read()
    return json.loads(text) if text else None


def gather(address: str, game: str, names: list[str], **wish: Any) -> list[Keys]:
    """A table at which all these people sit, started; gives the keys of each seat, the owner first."""
    seats = [{"kind": "person", "name": names[0]}, *({"kind": "open"} for _ in names[1:])]
    first = ask(address, "/tables", {"game": game, "seats": seats, **wish})
    path = f"/tables/{first['table']}"
    others = [
        ask(address, f"{path}/sit", {"seat": seat, "name": name}) for seat, name in enumerate(names) if seat
    ]
    ask(address, f"{path}/start", {}, first["owner_token"])
    return [first, *others]


class Move(NamedTuple):
    """A move of a game that was played beforehand, and the kinds of what it brought about."""

    seat: int
    action: str
    kinds: list[str]


def likely_game(game: str, seats: int, seed: int = 1, **options: Any) -> Iterator[Move]:
    """A game between bots that play sensibly; the same seed gives the same game."""
    match = Match(make(game, **options), seats)
    bot, rng = make_bot("greedy", match.game), Rng(seed)
    while not match.outcome:
        seat = match.to_act()[0]
        action = bot.choose(Sight(match.game, match.state, seat), rng)
        kinds = [type(event).__name__ for event in match.play(seat, action)]
        yield Move(seat, match.game.codec.write(action), kinds)


def likely_moves(game: str, seats: int, count: int, **options: Any) -> list[Move]:
    """The first moves of such a game; all of them when it ends before `count`."""
    return list(islice(likely_game(game, seats, **options), count))


def match_until(
    game: str, seats: int, is_there: Callable[[Match], bool], seed: int = 1, **options: Any
) -> Match:
    """A game with draws between bots that play sensibly, up to a position that is looked for."""
    match = Match(make(game, **options), seats, FairDice(f"{seed:064x}"))
    bot, rng = make_bot("greedy", match.game), Rng(seed)
    while not match.outcome and not is_there(match):
        seat = match.to_act()[0]
        match.play(seat, bot.choose(Sight(match.game, match.state, seat), rng))
    return match


def show(address: str, match: Match, names: list[str]) -> Keys:
    """A table at which a match that was played can be looked through; gives its owner's key."""
    text = record_of(match, tuple(names)).text().encode()
    request = Request(f"{address}/api/records", text, {"Content-Type": "text/plain"})  # noqa: S310
    with urlopen(request, timeout=PATIENCE) as answer:  # noqa: S310
        keys: Keys = json.loads(answer.read())
    return keys


def go_on(address: str, match: Match, names: list[str]) -> list[Keys]:
    """A table at which a match goes on from where it stands; gives the keys of its seats, the owner first."""
    shown = show(address, match, names)
    fork = f"/tables/{shown['table']}/fork"
    first = ask(address, fork, {"step": match.steps}, shown["owner_token"])
    path = f"/tables/{first['table']}"
    others = [
        ask(address, f"{path}/sit", {"seat": seat, "name": name}) for seat, name in enumerate(names) if seat
    ]
    ask(address, f"{path}/start", {}, first["owner_token"])
    return [first, *others]


class Hand:
    """One seat of a table, on a socket."""

    def __init__(self, socket: ClientConnection, keys: Keys) -> None:
        self.socket = socket
        self.position: dict[str, Any] = {}
        self.requests = 0
        self.acted: int | None = None
        self._send(type="hello", seat_token=keys["seat_token"], umpire_token=keys.get("umpire_token"))
        self._until("welcome")

    def act(self, action: str) -> None:
        """Play an action and wait until it is done."""
        while not self.position["choices"] or self.position["version"] == self.acted:
            self._hear()
        self.acted = self.position["version"]
        self.ask("act", version=self.acted, actions=[action])

    def order(self, text: str) -> None:
        """Give a whole order for the decision at hand."""
        self.ask("order", version=self.position["version"], text=text)

    def ask(self, kind: str, **fields: Any) -> None:
        """Ask for something and wait until it is done."""
        self.requests += 1
        self._send(type=kind, request=self.requests, **fields)
        answer = self._until("answer")
        assert not answer["problem"], answer

    def wait(self, is_there: Callable[[dict[str, Any]], bool]) -> None:
        """Wait for a view."""
        while not is_there(self.position["view"]):
            self._hear()

    def _send(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def _until(self, kind: str) -> dict[str, Any]:
        while True:
            message = self._hear()
            if message["type"] == kind:
                return message

    def _hear(self) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(self.socket.recv(timeout=PATIENCE))
        if message["type"] == "snapshot":
            self.position = message
        if message["type"] == "welcome":
            self.position = message["snapshot"] or {"choices": []}
        return message


@contextmanager
def hands(address: str, keys: list[Keys]) -> Iterator[list[Hand]]:
    """A hand at each of these seats."""
    with ExitStack() as open_sockets:
        place = f"{address.replace('http', 'ws', 1)}/ws/{keys[0]['table']}"
        sockets = [open_sockets.enter_context(connect(place, origin=Origin(address))) for _ in keys]
        yield [Hand(socket, own) for socket, own in zip(sockets, keys, strict=True)]


def play(address: str, keys: list[Keys], moves: list[Move]) -> None:
    """Play these moves at a table, each by its seat."""
    with hands(address, keys) as players:
        for move in moves:
            players[move.seat].act(move.action)

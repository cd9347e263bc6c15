"""A game of thousands of steps, such as nobody plays by hand, and tables that show it or go on from it."""

from __future__ import annotations

from functools import cache

from tests.server.house import House, Keys

from ludi.engine.match import Match
from ludi.engine.record import record_of
from ludi.engine.registry import make
from ludi.engine.rng import Rng
from ludi.engine.views import Event

STEPS = 4000


@cache
def long_record(steps: int = STEPS) -> str:
    """A record of Forum Romanum in which the players want no end."""
    game = make("forum", track_length=1000, no_score_rounds=0)
    rng = Rng(7)
    match = Match(game, 2, takes_back=False)
    while match.outcome is None and len(match.moves) < steps:
        seat = match.to_act()[0]
        match.play(seat, quiet(match, seat, rng))
    return record_of(match, ("Anna", "Bert")).text()


def quiet(match: Match, seat: int, rng: Rng) -> int:
    """An action that scores nothing, if one is found soon."""
    action = 0
    for _ in range(20):
        state, log = match.state.copy(), list[Event]()
        action = state.legal_at(seat, rng.below(state.num_legal(seat)))
        state.apply(seat, action, log)
        if len(log) == 1:
            break
    return action


def reviewed(house: House) -> str:
    """The id of a table that shows the long game."""
    answer = house.http.post("/api/records", content=long_record().encode(), timeout=60)
    assert answer.status_code == 201, answer.text
    table: str = answer.json()["table"]
    return table


def played_on(house: House) -> list[Keys]:
    """A table that goes on from the end of the long game: the keys of two people."""
    table = reviewed(house)
    last = house.get(f"/tables/{table}").json()["step"]
    first: Keys = house.post(f"/tables/{table}/fork", {"step": last}).json()
    second = house.sit(first["table"], name="Bert")
    house.start(first)
    return [first, second]


def forget(house: House, table: str) -> None:
    """Drop a table from memory, as if nobody had been there for long."""
    del house.hall.rooms[table]

"""Battles of many captains over real sockets: nothing unrevealed in any frame, and 27 of them at once."""

from __future__ import annotations

import hashlib
import hmac
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from typing import Any

import pytest
from tests.server.house import House, Keys, Person

from ludi.bots.bot import Sight
from ludi.engine.game import Game, State
from ludi.engine.rng import Rng
from ludi.games.megadates.captain import Captain

SHIPS = ("R1", "R2", "R3", "P1", "P2", "P3", "P4")
ARCHERS = [f"{ship}.S1" for ship in SHIPS]
TURNS = 2
TOO_LONG = 300  # seconds for a turn


def crowd(house: House, seats: int, scenario: str) -> list[Keys]:
    """A battle with a person on every seat."""
    first = house.make("person", *["open"] * (seats - 1), game="megadates", options={"scenario": scenario})
    keys = [first, *(house.sit(first["table"], name=f"Captain {n}") for n in range(2, seats + 1))]
    house.start(first)
    return keys


def frames(person: Person) -> str:
    """Everything that came over a socket so far."""
    person.ping()
    return str(person.heard)


def test_no_frame_holds_what_another_has_ordered_until_all_is_revealed(house: House) -> None:
    keys = crowd(house, 7, "squadron")
    with ExitStack() as stack:
        people = [stack.enter_context(house.at(key)) for key in keys]
        spectator = stack.enter_context(house.at(keys[0], as_seat=False))
        late = stack.enter_context(house.at(keys[6]))  # a second window of the last captain
        people[0].act("1", "1")
        people[0].act(f"shoot {ARCHERS[0]}")  # half an order
        people[1].act("1", "1", f"shoot {ARCHERS[1]}", "done")
        people[1].ask("undo")
        people[1].act("done")
        people[0].act("done")
        for n in range(2, 6):
            people[n].ask("order", version=people[n].position["version"], text="1 1; SHOOT(S1)")
        for own, person in zip([*ARCHERS, "", ARCHERS[6]], [*people, spectator, late], strict=True):
            told = frames(person)
            assert [name for name in ARCHERS if name != own and name in told] == []
        seals = people[6].position["seals"]
        assert sorted(seals) == ["0", "1", "2", "3", "4", "5"]
        people[6].ask("order", version=people[6].position["version"], text="1 1; SHOOT(S1)")
        spectator.until("snapshot", lambda position: position["view"]["turn"] == 2)
        assert all(f"SHOOT({name[3:]})" in str(spectator.heard) for name in ARCHERS)


def chain(game: Game, state: State, seat: int, rng: Rng) -> list[str]:
    """What a bot captain orders, as texts."""
    captain, position, actions = Captain(game, "easy"), state.copy(), list[str]()
    while not actions or actions[-1] != "done":
        action = captain.choose(Sight(game, position, seat), rng)
        position.apply(seat, action)
        actions.append(game.codec.write(action))
    return actions


def play_turn(house: House, people: list[Person], turn: int) -> None:
    """Every captain gives his orders, all at the same time, and hears of the next turn."""
    room = house.hall.rooms[people[0].table["id"]]
    assert room.table is not None
    assert room.table.board.match is not None
    match = room.table.board.match
    orders = [
        chain(match.game, match.state, seat, Rng(turn * 100 + seat)) if person.position["choices"] else []
        for seat, person in enumerate(people)
    ]

    def give(person: Person, order: list[str]) -> None:
        assert not order or person.act(*order) is None
        while person.position["view"]["turn"] == turn:
            person.until("snapshot")
            if person.position["choices"] and person.position["view"]["striking"]:
                person.act("ram")

    with ThreadPoolExecutor(len(people)) as pool:
        list(pool.map(give, people, orders, timeout=TOO_LONG))


def positions(person: Person) -> list[dict[str, Any]]:
    """Every position that came over a socket."""
    return [
        message["snapshot"] if message["type"] == "welcome" else message
        for message in person.heard
        if message["type"] in ("welcome", "snapshot")
    ]


def has_checked_seals(person: Person) -> bool:
    """Whether each seal that was seen last before a reveal is what is opened at it."""
    seals: dict[str, str] = {}
    for position in positions(person):
        for opened in position["opened"]:
            made = hmac.new(bytes.fromhex(opened["salt"]), opened["text"].encode(), hashlib.sha256)
            if seals.get(str(opened["seat"]), made.hexdigest()) != made.hexdigest():
                return False
        seals = position["seals"]
    return True


@pytest.mark.slow
def test_twenty_seven_captains_fight_coracesium_over_their_own_sockets(house: House) -> None:
    keys = crowd(house, 27, "coracesium")
    with ExitStack() as stack:
        people = [stack.enter_context(house.at(key)) for key in keys]
        for turn in range(1, TURNS + 1):
            play_turn(house, people, turn)
        for seat, person in enumerate(people):
            person.ping()
            shown = positions(person)
            assert shown[-1]["view"]["viewer"] == seat
            reveals = [told for at in shown for told in at["told"] if told["kind"] == "revealed"]
            assert [told["data"]["turn"] for told in reveals] == list(range(1, TURNS + 1))
            open_ships = [
                ship["captain"]
                for at in shown
                for ship in at["view"]["ships"]
                if at["view"]["stage"] == "orders" and ship["order"]
            ]
            assert set(open_ships) <= {seat}
            assert has_checked_seals(person)
        places = [
            [(ship["id"], ship["stern"], ship["facing"]) for ship in person.position["view"]["ships"]]
            for person in people
        ]
        assert all(place == places[0] for place in places)

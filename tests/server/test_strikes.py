"""The higher roller is asked whether he rams, over real sockets (N-075)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.server.house import House, Keys, Person

PAIRS = 6  # so many that for one of them at least the dice differ


def ship(name: str, side: str, stern: list[int], facing: str) -> dict[str, Any]:
    squadron = "red" if side == "rome" else "black"
    return {
        "id": name,
        "side": side,
        "type": "liburnia",
        "squadron": squadron,
        "stern": stern,
        "facing": facing,
    }


CONTEST = {  # each R and its P enter one rex with one step
    "map": {"cols": 12, "rows": 30},
    "turn_limit": 5,
    "ships": [
        *(ship(f"R{n}", "rome", [3, 4 * n + 1], "E") for n in range(1, PAIRS + 1)),
        *(ship(f"P{n}", "pirates", [4, 4 * n], "SE") for n in range(1, PAIRS + 1)),
    ],
}


def contest(house: House, other: str = "open") -> list[Keys]:
    """A battle of two fleets, of which the second is a person's or a bot's."""
    options = {"scenario": CONTEST, "commands": "fleets"}
    first = house.make("person", other, game="megadates", options=options, umpire=True)
    keys = [first]
    if other == "open":
        keys.append(house.sit(first["table"], name="Bram"))
    house.start(first)
    return keys


def give_orders(person: Person, letter: str) -> None:
    for n in range(1, PAIRS + 1):
        text = f"{letter}{n}: 1; RAM"
        assert person.ask("order", version=person.position["version"], text=text)["problem"] is None


def is_asked(person: Person) -> bool:
    return [choice["action"] for choice in person.position["choices"]] == ["ram", "spare"]


@pytest.mark.rule("N-075")
def test_who_rolled_higher_is_asked_and_all_see_whom_they_wait_for(house: House) -> None:
    keys = contest(house)
    with house.at(keys[0]) as anna, house.at(keys[1]) as bram, house.at(keys[0], as_seat=False) as crowd:
        give_orders(anna, "R")
        give_orders(bram, "P")
        for person in (anna, bram, crowd):
            person.ping()
            assert len(person.position["view"]["striking"]) == 2
        asked, other = (anna, bram) if is_asked(anna) else (bram, anna)
        assert is_asked(asked)
        assert (other.position["choices"], crowd.position["choices"]) == ([], [])
        assert crowd.position["view"]["to_act"] == [asked.position["view"]["viewer"]]
        first = asked.position["view"]["striking"]
        assert asked.act("spare") is None
        asked.ping()
        told = next(one for one in asked.position["told"] if one["kind"] == "met")
        assert {told["data"]["first"], told["data"]["second"]} == set(first)
        assert told["data"]["result"] == "alongside"


@pytest.mark.rule("N-075", "N-167")
def test_the_deadline_answers_for_who_does_not(house: House) -> None:
    keys = contest(house)
    with house.at(keys[0]) as anna, house.at(keys[1]) as bram:
        give_orders(anna, "R")
        give_orders(bram, "P")
        bram.ping()
        pair = set(bram.position["view"]["striking"])
        assert len(pair) == 2
        with house.connected(keys[0]["table"]) as socket:
            umpire = Person(socket, umpire_token=keys[0]["umpire_token"])
            assert umpire.ask("deadline")["problem"] is None
        bram.ping()
        told = [one["data"] for at in positions(bram) for one in at["told"] if one["kind"] == "met"]
        assert [one["result"] for one in told if {one["first"], one["second"]} == pair] == ["ram"]


def positions(person: Person) -> list[dict[str, Any]]:
    return [message for message in person.heard if message["type"] == "snapshot"]


@pytest.mark.rule("N-075")
def test_a_bot_answers_by_itself(house: House) -> None:
    (keys,) = contest(house, "bot")
    with house.at(keys) as anna:
        give_orders(anna, "R")
        while anna.position["view"]["turn"] == 1 and anna.position["view"]["stage"] != "over":
            if is_asked(anna):
                anna.act("ram")
            else:
                anna.until("snapshot")
        assert anna.position["view"]["stage"] in ("orders", "over")

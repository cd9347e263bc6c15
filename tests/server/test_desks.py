"""An umpire for each squadron: his desk is that of his captains, and he sees no more than they do (N-175)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from typing import Any, cast

import pytest
from tests.server.house import House, Keys, Person
from tests.server.said import said
from tests.server.test_orders import battle, messenger_scenario, order
from tests.server.test_tables import OPEN, PERSON, Host, everything
from tests.server.test_umpire import TO_BOT

from ludi.engine import record
from ludi.engine.errors import SetupError
from ludi.engine.game import TABLE
from ludi.engine.umpire import Umpired
from ludi.table import making, records
from ludi.table.errors import AccessError, TableError
from ludi.table.keys import Caller
from ludi.table.table import Table

pytestmark = pytest.mark.rule("N-175")

# R1 and R2 are red, R3 is blue, P1 is black.
RED, BLUE, BLACK = "red", "blue", "black"


def desks(**options: Any) -> Host:
    seats = {"squadrons": 3, "fleets": 2}.get(options.get("commands", ""), 4)
    return battle(seats, desk_umpires=True, options={"scenario": messenger_scenario(), **options})


def umpire_of(host: Host, desk: str) -> Caller:
    return host.table.keys.caller(host.keys.desk_tokens[desk])


def chief_of(host: Host) -> Caller:
    return host.table.keys.caller(host.keys.umpire_token)


def test_each_squadron_has_a_key_of_its_own_beside_the_chief_s() -> None:
    host = desks()
    assert list(host.keys.desk_tokens) == [RED, BLUE, BLACK]
    assert [umpire_of(host, desk).desk for desk in host.keys.desk_tokens] == [RED, BLUE, BLACK]
    assert chief_of(host) == Caller(is_umpire=True)
    assert len({*host.keys.desk_tokens.values(), host.keys.umpire_token}) == 4
    assert not any(token in str(host.journal) for token in host.keys.desk_tokens.values())


def test_everyone_is_told_which_desks_there_are() -> None:
    host = desks()
    shown = host.table.sight.info(host.now, ()).desks
    assert [(desk.id, desk.seats) for desk in shown] == [(RED, [0, 1]), (BLUE, [2]), (BLACK, [3])]
    assert said(shown[0].label) == "the red squadron"
    assert battle(umpire=True).table.sight.info(1000.0, ()).desks == []


def test_where_a_seat_commands_a_fleet_the_desks_are_those_of_the_fleets() -> None:
    host = desks(commands="fleets")
    shown = host.table.sight.info(host.now, ()).desks
    assert [(desk.id, desk.seats) for desk in shown] == [("rome", [0]), ("pirates", [1])]
    assert said(shown[1].label, "nl") == "de piratenvloot"


def test_a_game_without_squadrons_has_no_umpires_for_them() -> None:
    with pytest.raises(SetupError, match="no desks"):
        Host(PERSON, OPEN, desk_umpires=True)


ALLOWED: dict[str, Callable[[Table, Caller], Any]] = {
    "look": lambda table, umpire: table.desk.look(umpire, 1, 1000.0),
    "look away": lambda table, umpire: table.desk.look(umpire, None, 1000.0),
    "substitute": lambda table, umpire: table.desk.substitute(umpire, 1, TO_BOT, "asleep", 1000.0),
    "correct": lambda table, umpire: table.desk.correct(umpire, "hull R2 9", "miscounted", 1000.0),
    "note": lambda table, umpire: table.desk.note(umpire, "a fine ram", 1000.0),
}
FORBIDDEN: dict[str, Callable[[Table, Caller], Any]] = {
    "look at another squadron": lambda table, umpire: table.desk.look(umpire, 2, 1000.0),
    "look at an enemy": lambda table, umpire: table.desk.look(umpire, 3, 1000.0),
    "look at everything": lambda table, umpire: table.desk.look(umpire, "all", 1000.0),
    "substitute": lambda table, umpire: table.desk.substitute(umpire, 3, TO_BOT, "asleep", 1000.0),
    "correct": lambda table, umpire: table.desk.correct(umpire, "hull P1 9", "miscounted", 1000.0),
    "correct both": lambda table, umpire: table.desk.correct(umpire, "link R1 P1", "miscounted", 1000.0),
    "restore": lambda table, umpire: table.desk.correct(umpire, "restore P1.S1", "miscounted", 1000.0),
    "pause": lambda table, umpire: table.desk.pause(umpire, True, 1000.0),
    "extend": lambda table, umpire: table.desk.extend(umpire, 60, 1000.0),
    "deadline": lambda table, umpire: table.desk.end_turn(umpire, 1000.0),
}


@pytest.mark.parametrize("deed", ALLOWED)
def test_an_umpire_of_a_squadron_does_his_work_for_its_captains(deed: str) -> None:
    host = desks()
    ALLOWED[deed](host.table, umpire_of(host, RED))
    entry = host.table.journal.news.entries[-1]
    assert (entry.kind, entry.data["desk"]) == ("umpired", RED)
    assert everything(host.again()) == everything(host.table)


@pytest.mark.parametrize("deed", FORBIDDEN)
def test_what_concerns_others_is_for_the_chief_umpire(deed: str) -> None:
    host = desks()
    with pytest.raises(AccessError, match="chief"):
        FORBIDDEN[deed](host.table, umpire_of(host, RED))
    assert host.table.journal.news.entries == []


def test_the_chief_umpire_has_the_whole_desk() -> None:
    host = desks()
    chief = chief_of(host)
    for seat in (0, 3, "all"):
        host.table.desk.look(chief, seat, host.now)
    host.table.desk.pause(chief, True, host.now)
    host.table.desk.pause(chief, False, host.now)
    host.table.desk.correct(chief, "hull P1 9", "miscounted", host.now)


def test_the_table_is_told_which_umpire_did_it() -> None:
    host = desks()
    host.table.desk.look(umpire_of(host, RED), 1, host.now)
    host.table.desk.look(chief_of(host), "all", host.now)
    told = [line.said for line in host.table.chat.chat_for(3)]
    assert [said(line) for line in told] == [
        "The umpire of the red squadron looks at what B sees.",
        "The chief umpire looks at everything.",
    ]
    assert said(told[0], "nl") == "De scheidsrechter van eskader rood kijkt mee met B."


def test_a_note_of_a_squadron_s_umpire_is_for_its_captains_and_the_chief() -> None:
    host = desks()
    host.table.desk.note(umpire_of(host, RED), "R2 is sinking", host.now)
    callers = [host.caller(n) for n in range(4)]
    callers += [Caller(), chief_of(host), *(umpire_of(host, desk) for desk in (RED, BLUE, BLACK))]
    heard = [bool(host.table.chat.chat_for(caller.seat, caller)) for caller in callers]
    assert heard == [True, True, False, False, False, True, True, False, False]
    host.table.seating.abandon(host.owner, host.now)
    assert [note.text for note in record.read(records.record_text(host.table)).notes] == ["R2 is sinking"]


def test_each_umpire_looks_back_only_with_the_eyes_that_he_uses_himself() -> None:
    host = desks()
    red, black = umpire_of(host, RED), umpire_of(host, BLACK)
    host.table.desk.look(red, 1, host.now)
    host.table.desk.look(black, 3, host.now)
    assert (host.table.sight.viewpoint(red, 1), host.table.sight.viewpoint(black, 3)) == (1, 3)
    for caller, eyes in ((red, 3), (black, 1), (chief_of(host), 1), (red, "all")):
        with pytest.raises(TableError, match="hidden"):
            host.table.sight.viewpoint(caller, eyes)


def test_a_captured_ship_is_put_right_by_the_umpire_of_who_commands_it() -> None:
    host = desks()
    assert host.table.board.match is not None
    state: Any = host.table.board.match.state
    state.captain[1] = 3  # as when P1 has taken R2
    with pytest.raises(AccessError, match="chief"):
        host.table.desk.correct(umpire_of(host, RED), "hull R2 9", "miscounted", host.now)
    game = host.table.board.voice.game
    assert isinstance(game, Umpired)
    assert game.corrected_seats(state, game.codec.read("hull R2 9")) == (3,)


def test_the_next_table_has_the_same_umpires() -> None:
    host = desks()
    for seat in range(4):
        host.table.offers.offer(seat, "end", True, host.now)
    again, _ = making.again(host.table, host.owner, host.now)
    assert again.keys.caller(host.keys.desk_tokens[RED]).desk == RED
    assert again.keys.caller(host.keys.umpire_token).is_umpire


# Over the wire


@contextmanager
def court(house: House, **options: Any) -> Iterator[tuple[Keys, dict[str, Person]]]:
    """Captains A to D, and the umpires of the red and the black squadron and of all."""
    options = {"scenario": messenger_scenario(), **options}
    keys = house.gather(4, "megadates", options=options, desk_umpires=True)
    tokens = {**keys[0]["desk_tokens"], "chief": keys[0]["umpire_token"]}
    with ExitStack() as stack:
        people = {
            letter: stack.enter_context(house.at(key)) for letter, key in zip("ABCD", keys, strict=True)
        }
        for name, token in tokens.items():
            socket = stack.enter_context(house.connected(keys[0]["table"]))
            people[name] = Person(socket, umpire_token=token)
            people[name].until("welcome")
        yield keys[0], people


def test_an_umpire_is_welcomed_to_his_own_desk(house: House) -> None:
    with court(house) as (_, people):
        welcomes = {name: people[name].heard[0] for name in (RED, "chief", "A")}
        assert [(w["is_umpire"], w["desk"]) for w in welcomes.values()] == [
            (True, RED),
            (True, None),
            (False, None),
        ]
        assert people[RED].position["view"]["viewer"] is None
        assert all(ship["hull"] == -1 for ship in people[RED].position["view"]["ships"])


def test_he_sees_what_a_captain_of_his_sees_and_never_more(house: House) -> None:
    with court(house, fog="los") as (keys, people):
        assert people[RED].ask("look", seat=0)["problem"] is None
        people["A"].act("1")
        looked = people[RED].until("snapshot", lambda shown: shown["view"]["ships"][0]["order"] == "1")
        people["A"].ping()
        assert looked["view"] == people["A"].position["view"]
        assert looked["choices"] == []
        path = f"/tables/{keys['table']}"
        for eyes in (2, 3, "all"):
            problem = people[RED].ask("look", seat=eyes)["problem"]
            assert (problem["code"], "chief" in said(problem["message"])) == ("access", True)
            for place in (f"{path}/steps/0?seat={eyes}", f"{path}/chat?seat={eyes}"):
                assert house.code(house.get(place, keys["desk_tokens"][RED])) == "hidden"
        assert people[RED].position["view"]["viewer"] == 0


def test_no_frame_to_him_holds_what_another_squadron_orders_or_says(house: House) -> None:
    with court(house) as (_, people):
        people[RED].ask("look", seat=0)
        people[BLACK].ask("look", seat=3)
        people["D"].act("1L", "shoot P1.S1")
        people["C"].act("1R")
        people["A"].ask("say", text="turn left", channel="squadron")
        people[BLACK].ask("note", text="mind the rocks")
        for name in (RED, BLACK, "chief"):
            people[name].ping()
        assert [word in str(people[RED].heard) for word in ("P1.S1", "mind the rocks")] == [False, False]
        assert [word in str(people[BLACK].heard) for word in ("P1.S1", "turn left")] == [True, False]
        assert "mind the rocks" in str(people["chief"].heard)
        assert "turn left" in str(people[RED].heard)


def test_the_eyes_of_one_umpire_change_no_frame_of_another(house: House) -> None:
    with court(house) as (_, people):
        people["chief"].ask("look", seat="all")
        people[RED].ping()
        assert people[RED].heard[-2]["channel"] == "umpire"
        assert [m["type"] for m in people[RED].heard if m["type"] == "welcome"] == ["welcome"]
        people["D"].act("1L")
        people["chief"].until("snapshot", lambda shown: "1L" in str(shown["view"]["ships"][3]["order"]))
        people[RED].ping()
        assert [m["type"] for m in people[RED].heard if m["type"] == "snapshot"] == []


def test_two_keys_do_not_add_up_to_a_desk_of_both(house: House) -> None:
    with court(house) as (keys, _), house.connected(keys["table"]) as socket:
        tokens = keys["desk_tokens"]
        sly = Person(socket, umpire_token=tokens[BLACK], owner_token=tokens[RED])
        assert sly.until("welcome")["desk"] == RED
        assert sly.refused("look", seat=3) == "access"


def test_the_captains_of_other_squadrons_learn_nothing_from_his_desk(house: House) -> None:
    with court(house) as (_, people):
        people[RED].ask("correct", action="hull R1 9", reason="miscounted")
        people["D"].ping()
        people["A"].ping()
        assert "hull R1 9" in str(people["A"].heard)
        assert "hull R1 9" not in str(people["D"].heard)


def test_a_new_captain_of_his_squadron_gets_a_key_from_him(house: House) -> None:
    with court(house) as (keys, people):
        answer = people[RED].ask("substitute", seat=1, kind="person", name="Dora", reason="ill")
        token = answer["keys"]["seat_token"]
        with house.at({"table": keys["table"], "seat_token": token}) as dora:
            assert dora.position["view"]["viewer"] == 1
        refused = people[RED].ask("substitute", seat=3, kind="bot", bot="easy")
        assert refused["problem"]["code"] == "access"


def test_the_set_up_tells_which_desks_there_would_be(house: House) -> None:
    answer = house.post("/setup", {"game": "megadates", "options": {"scenario": "insulae"}}).json()
    assert [desk["id"] for desk in answer["desks"]] == ["red", "blue", "black", "green"]
    assert house.post("/setup", {"game": "forum"}).json()["desks"] == []


def test_who_sees_everything_sees_more_than_a_squadron_s_umpire() -> None:
    host = desks()
    order(host, 3, "0; SHOOT(S1)")
    shown = {
        viewer: cast(Any, host.table.sight.snapshot(viewer, is_looking=True).view).ships[3]
        for viewer in (0, TABLE)
    }
    assert (shown[0].order, shown[TABLE].order) == ("", "0; SHOOT(S1)")
    assert replace(shown[TABLE]).hull > shown[0].hull

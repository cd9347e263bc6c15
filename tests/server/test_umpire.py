"""The umpire's desk: everything is told to the table, kept in the record, and allowed to nobody else."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any, cast

import msgspec
import pytest
from tests.server.house import House, Keys, Person
from tests.server.said import said
from tests.server.test_orders import battle, messenger_scenario, order
from tests.server.test_tables import OPEN, PERSON, Host, everything, seen

from ludi.engine import record
from ludi.engine.errors import IllegalActionError, NotationError, SetupError
from ludi.engine.game import TABLE
from ludi.engine.registry import game_of
from ludi.table import records
from ludi.table.chat import CHAT_KEPT
from ludi.table.errors import AccessError, TableError
from ludi.table.keys import Caller
from ludi.table.messages import ChatLine, ClockWish, SeatWish
from ludi.table.table import Table

TO_BOT = SeatWish(kind="bot", bot="easy")
TO_PERSON = SeatWish(kind="person", name="Dora")
DEEDS: dict[str, Callable[[Table, Caller], Any]] = {
    "look": lambda table, caller: table.desk.look(caller, 1, 1000.0),
    "pause": lambda table, caller: table.desk.pause(caller, True, 1000.0),
    "extend": lambda table, caller: table.desk.extend(caller, 60, 1000.0),
    "deadline": lambda table, caller: table.desk.end_turn(caller, 1000.0),
    "substitute": lambda table, caller: table.desk.substitute(caller, 1, TO_BOT, "asleep", 1000.0),
    "correct": lambda table, caller: table.desk.correct(caller, "hull R1 9", "miscounted", 1000.0),
    "note": lambda table, caller: table.desk.note(caller, "a fine ram", 1000.0),
}


def umpired(**wish: Any) -> tuple[Host, Caller]:
    host = battle(umpire=True, **wish)
    return host, host.table.keys.caller(host.keys.umpire_token)


@pytest.mark.parametrize("deed", DEEDS)
def test_only_the_umpire_has_the_desk(deed: str) -> None:
    host, _ = umpired()
    for caller in (host.owner, host.caller(0), Caller()):
        with pytest.raises(AccessError):
            DEEDS[deed](host.table, caller)


@pytest.mark.parametrize("deed", DEEDS)
def test_whatever_the_umpire_does_is_told_to_everyone(deed: str) -> None:
    host, umpire = umpired()
    DEEDS[deed](host.table, umpire)
    line = host.table.chat.chat_for(None)[-1]
    assert line.channel == "umpire"
    assert "umpire" in said(line.said)
    assert "scheidsrechter" in said(line.said, "nl")


@pytest.mark.parametrize("deed", DEEDS)
def test_whatever_the_umpire_does_is_in_the_record(deed: str) -> None:
    host, umpire = umpired()
    DEEDS[deed](host.table, umpire)
    host.table.seating.abandon(host.owner, host.now)
    assert [note.kind for note in record.read(records.record_text(host.table)).notes] == [deed]


def test_a_record_with_corrections_and_seals_is_verified() -> None:
    host, umpire = umpired()
    order(host, 0, "1 1L; RAM")
    host.table.desk.correct(umpire, "speed R1 3", "misread", host.now)
    order(host, 1, "1 1")
    order(host, 0, "1 1")
    host.table.desk.correct(umpire, "hull P1 9", "miscounted", host.now)
    for seat in range(2):
        host.table.offers.offer(seat, "end", True, host.now)
    written = record.read(records.record_text(host.table))
    written.verify(game_of(written))
    assert [line for line in written.lines if line.startswith("!")] == [
        "! speed R1 3",
        "! hull P1 9",
        "! end",
    ]


@pytest.mark.parametrize("deed", DEEDS)
def test_whatever_the_umpire_does_is_in_the_journal(deed: str) -> None:
    host, umpire = umpired(clock=ClockWish(per_turn=60))
    DEEDS[deed](host.table, umpire)
    assert everything(host.again()) == everything(host.table)


def test_a_game_without_umpires_makes_no_key_for_one() -> None:
    with pytest.raises(SetupError, match="no umpire"):
        Host(PERSON, OPEN, umpire=True)


def test_the_umpire_s_key_is_kept_only_as_its_hash() -> None:
    host, _ = umpired()
    assert host.keys.umpire_token
    assert host.keys.umpire_token not in str(host.journal)


def test_without_an_umpire_nobody_is_one() -> None:
    host = battle()
    assert host.keys.umpire_token is None
    assert not host.owner.is_umpire


# Looking


def test_who_sees_everything_sees_the_orders_that_wait() -> None:
    host, _ = umpired()
    order(host, 0, "1 1L; RAM")
    shown = {viewer: seen(host.table, viewer).view["ships"][0]["order"] for viewer in (None, 1)}
    everything_seen = cast(Any, host.table.sight.snapshot(TABLE, is_looking=True).view).ships[0]
    assert shown == {None: "", 1: ""}
    assert everything_seen.order == "1 1L; RAM"
    assert everything_seen.hull == everything_seen.most_hull


def test_who_looks_through_a_captain_s_eyes_cannot_act() -> None:
    host, _ = umpired()
    assert host.table.sight.snapshot(1).choices
    looked_at = host.table.sight.snapshot(1, is_looking=True)
    assert (looked_at.choices, looked_at.may_undo, looked_at.version) == ([], False, 0)


def test_a_look_tells_whose_eyes_but_not_what_was_seen() -> None:
    host, umpire = umpired()
    order(host, 1, "1 1L; RAM")
    host.table.desk.look(umpire, 1, host.now)
    assert said(host.table.chat.chat_for(None)[-1].said) == "The umpire looks at what B sees."
    assert "1L" not in str(host.table.chat.chat_for(None))


def test_a_look_at_a_seat_that_is_not_there_is_refused() -> None:
    host, umpire = umpired()
    with pytest.raises(SetupError, match="no such seat"):
        host.table.desk.look(umpire, 2, host.now)


def eyes_of(host: Host, caller: Caller, eyes: int | str) -> Any:
    """The first ship with these eyes when nothing was done yet."""
    return cast(Any, host.table.sight.at_step(0, host.table.sight.viewpoint(caller, eyes)).view).ships[0]


def test_no_captain_looks_back_with_other_eyes_while_the_battle_lasts() -> None:
    host, _ = umpired()
    for caller in (host.caller(0), host.owner, Caller()):
        for eyes in (1, "all"):
            with pytest.raises(TableError, match="hidden"):
                host.table.sight.viewpoint(caller, eyes)
        assert host.table.sight.viewpoint(caller, "none") is None


def test_the_umpire_looks_back_only_with_eyes_whose_use_is_in_the_record() -> None:
    host, umpire = umpired()
    with pytest.raises(TableError, match="hidden"):
        host.table.sight.viewpoint(umpire, 1)
    host.table.desk.look(umpire, 1, host.now)
    assert host.table.sight.viewpoint(umpire, 1) == 1
    with pytest.raises(TableError, match="hidden"):
        host.table.sight.viewpoint(umpire, "all")
    with pytest.raises(TableError, match="hidden"):
        host.table.sight.viewpoint(host.caller(0), 1)
    assert [said(line.said) for line in host.table.chat.chat_for(None)] == [
        "The umpire looks at what B sees."
    ]


def test_when_it_is_over_everyone_sees_what_each_knew_then() -> None:
    host, _ = umpired()
    order(host, 0, "1 1")
    order(host, 1, "1 1")
    for seat in range(2):
        host.table.offers.offer(seat, "end", True, host.now)
    known = {eyes: eyes_of(host, host.caller(1), eyes).hull for eyes in (0, 1, "none", "all")}
    assert known == {0: 16, 1: -1, "none": -1, "all": 16}


def test_looking_back_the_story_is_the_one_that_these_eyes_were_told(house: House) -> None:
    keys = house.gather(7, "megadates", options={"scenario": "squadron"})
    with ExitStack() as stack:
        people = [stack.enter_context(house.at(key)) for key in keys]
        for n, person in enumerate(people):
            text = "1 1; FLAG ATTACK" if n == 0 else "1 1"
            person.ask("order", version=person.position["version"], text=text)
        step = people[0].position["step"]
        path = f"/tables/{keys[0]['table']}/steps"
        assert house.code(house.get(f"{path}/{step}?seat=0", keys[3]["seat_token"])) == "hidden"
        assert house.code(house.get(f"{path}/{step}?seat=all", keys[3]["seat_token"])) == "hidden"
        for person in people:
            person.ask("offer", action="end")
        last = house.get(path.removesuffix("/steps")).json()["step"]
        flags = {}
        for eyes in ("0", "3", "none", "all"):
            shown = house.get(f"{path.removesuffix('/steps')}/story?seat={eyes}").json()
            flags[eyes] = [told["data"]["signal"] for told in shown["told"] if told["kind"] == "flag"]
        assert flags == {"0": ["attack"], "3": [""], "none": [""], "all": ["attack"]}
        seen_then = house.get(f"{path}/{last - 1}?seat=all").json()["view"]["ships"][0]
        assert (seen_then["flag"], seen_then["flag_read_by"][0]) == ("attack", "R1")
        assert seen_then["flag_seen_by"][0] == "P1"


Talkers = tuple[list[Keys], list[Person]]


@pytest.fixture
def talkers(house: House) -> Iterator[Talkers]:
    """D speaks to everyone; then A to B of his squadron, after a turn B to A, and A by messenger to C."""
    first = house.make("person", *["open"] * 3, game="megadates", options={"scenario": messenger_scenario()})
    keys = [first, *(house.sit(first["table"], name=f"Captain {n}") for n in range(3))]
    with ExitStack() as stack:
        people = [stack.enter_context(house.at(key)) for key in keys]
        people[3].ask("say", text="ave")
        house.start(first)
        for person in people:
            person.until("snapshot")
        people[0].ask("say", text="turn left", channel="squadron")
        for person in people:
            person.ask("order", version=person.position["version"], text="0")
        people[1].ask("say", text="I did", channel="squadron")
        people[0].ask("message", to=2, text="we attack")
        yield keys, people


def heard(house: House, table: str, eyes: int | str) -> list[ChatLine]:
    lines = house.get(f"/tables/{table}/chat?seat={eyes}").json()
    return [msgspec.convert(line, ChatLine) for line in lines]


def test_looking_back_one_hears_what_these_eyes_heard_and_when(house: House, talkers: Talkers) -> None:
    keys, people = talkers
    table = keys[0]["table"]
    after_the_turn = house.get(f"/tables/{table}").json()["step"]
    for person in people:
        person.ask("offer", action="end")
    everyone = (0, 1, 2, 3, "none", "all")
    assert {eyes: [line.text for line in heard(house, table, eyes)] for eyes in everyone} == {
        0: ["ave", "turn left", "I did", "we attack"],
        1: ["ave", "turn left", "I did"],
        2: ["ave", "we attack"],
        3: ["ave"],
        "none": ["ave"],
        "all": ["ave", "turn left", "I did", "we attack"],
    }
    assert [line.step for line in heard(house, table, 1)] == [0, 0, after_the_turn]


def test_while_the_battle_lasts_nobody_hears_with_the_ears_of_others(house: House, talkers: Talkers) -> None:
    keys, _ = talkers
    path = f"/tables/{keys[0]['table']}/chat"
    captain, other = keys[0]["seat_token"], keys[3]["seat_token"]
    for eyes in (0, 1, 2, "all"):
        for token in (other, keys[0]["owner_token"], None):
            assert house.code(house.get(f"{path}?seat={eyes}", token)) == "hidden"
    for asked, token in ((path, other), (path, None), (f"{path}?seat=none", captain)):
        assert [line["text"] for line in house.get(asked, token).json()] == ["ave"]


def test_looking_back_no_word_is_lost_however_much_was_said() -> None:
    host, umpire = umpired(seats=4, options={"scenario": messenger_scenario()})
    for n in range(CHAT_KEPT + 5):
        host.table.chat.say(host.caller(0), f"turn {n}", host.now, "squadron")
        host.table.desk.note(umpire, f"ave {n}", host.now)
    heard = host.table.chat.chat_for(1)
    assert (len(heard), heard[-1].text) == (2 * CHAT_KEPT + 5, f"turn {CHAT_KEPT + 4}")
    assert len(host.table.chat.chat_for(2)) == CHAT_KEPT


def test_a_word_said_after_what_was_taken_back_belongs_to_the_step_that_stays() -> None:
    host = battle(4, options={"scenario": messenger_scenario()})
    order(host, 0, "0")
    host.table.chat.say(host.caller(0), "turn left", host.now, "squadron")
    said_at = host.table.chat.chat_for(1)[0].step
    host.table.play.undo(0, host.now)
    assert said_at == host.table.board.step + 1
    assert host.table.chat.chat_for(1)[0].step == host.table.board.step


# Pausing


def test_while_the_table_is_paused_nobody_acts() -> None:
    host, umpire = umpired()
    host.table.desk.pause(umpire, True, host.now)
    acts: list[Callable[[], None]] = [
        lambda: order(host, 0, "1 1"),
        lambda: host.act(0, "1"),
        lambda: host.table.play.undo(0, host.now),
        lambda: host.table.offers.offer(0, "end", True, host.now),
    ]
    for act in acts:
        with pytest.raises(TableError, match="paused"):
            act()


def test_a_paused_table_goes_on_where_it_was() -> None:
    host, umpire = umpired()
    host.table.desk.pause(umpire, True, host.now)
    host.table.desk.pause(umpire, False, host.now)
    order(host, 0, "1 1")
    assert host.table.board.to_act() == [1]


def test_clocks_stand_while_the_table_is_paused() -> None:
    host, umpire = umpired(clock=ClockWish(per_turn=60, per_move=90))
    host.now += 10
    host.table.desk.pause(umpire, True, host.now)
    host.now += 1000
    assert host.table.clocks.turn_left(host.now) == 50
    assert host.table.next_fall(host.now) is None
    host.table.desk.pause(umpire, False, host.now)
    assert host.table.clocks.turn_left(host.now + 5) == 45
    assert host.table.clocks.seconds_left(0, host.now + 5) == 75


def test_a_pause_asked_for_twice_is_told_once() -> None:
    host, umpire = umpired()
    host.table.desk.pause(umpire, True, host.now)
    host.table.desk.pause(umpire, True, host.now)
    assert len(host.table.chat.chat_for(None)) == 1


# Time


def test_the_umpire_gives_more_time() -> None:
    host, umpire = umpired(clock=ClockWish(per_turn=60))
    host.table.desk.extend(umpire, 30, host.now)
    assert host.table.clocks.turn_left(host.now) == 90


def test_where_there_is_no_clock_the_umpire_sets_a_deadline_for_this_turn() -> None:
    host, umpire = umpired()
    host.table.desk.extend(umpire, 30, host.now)
    assert host.table.next_fall(host.now) == 30
    host.now += 30
    host.table.fall(host.now)
    assert (seen(host.table, 0).view["turn"], host.table.clocks.turn_left(host.now)) == (2, None)


def test_the_umpire_ends_the_time_for_orders() -> None:
    host, umpire = umpired()
    host.table.desk.end_turn(umpire, host.now)
    assert seen(host.table, 0).view["turn"] == 2


# Substituting


def test_a_bot_takes_the_place_of_a_captain_whose_key_opens_nothing_any_more() -> None:
    host, umpire = umpired()
    host.table.desk.substitute(umpire, 1, TO_BOT, "asleep", host.now)
    assert host.table.seats[1].is_played_by_bot
    with pytest.raises(AccessError):
        host.caller(1)


def test_another_person_gets_a_key_of_his_own() -> None:
    host, umpire = umpired()
    keys = host.table.desk.substitute(umpire, 1, TO_PERSON, "ill", host.now)
    assert host.table.keys.caller(keys.seat_token).seat == 1
    assert host.table.seats[1].name == "Dora"
    with pytest.raises(AccessError):
        host.caller(1)


# Correcting


def ship_of(table: Table, viewer: int, index: int = 0) -> dict[str, Any]:
    ship: dict[str, Any] = seen(table, viewer).view["ships"][index]
    return ship


def test_a_correction_changes_the_position() -> None:
    host, umpire = umpired()
    host.table.desk.correct(umpire, "! hull R1 9", "miscounted", host.now)
    assert ship_of(host.table, 0)["hull"] == 9


def test_a_correction_of_what_is_hidden_is_told_to_its_captain_only() -> None:
    host, umpire = umpired()
    host.table.desk.correct(umpire, "hull R1 9", "miscounted", host.now)
    told = [event for _, event in host.table.journal.news.told]
    assert ["hull R1 9" in str(event) for event in told if event.is_for(0)] == [True]
    assert ["hull R1 9" in str(event) for event in told if event.is_for(1)] == [False]
    assert "hull" not in str(host.table.chat.chat_for(1))


def test_who_is_corrected_writes_his_orders_anew_and_others_keep_theirs() -> None:
    host, umpire = umpired()
    order(host, 0, "1 1L; RAM")
    host.table.desk.correct(umpire, "speed R1 3", "misread", host.now)
    assert host.table.board.to_act() == [0, 1]
    order(host, 1, "1 1")
    host.table.desk.correct(umpire, "speed R1 2", "misread", host.now)
    assert host.table.board.to_act() == [0]


def test_orders_that_wait_stay_under_their_seal_when_another_is_corrected() -> None:
    host, umpire = umpired()
    order(host, 1, "1 1")
    before = seen(host.table, 0).seals
    host.table.desk.correct(umpire, "hull R1 9", "miscounted", host.now)
    assert list(before) == [1]
    assert seen(host.table, 0).seals == before


def test_after_a_correction_orders_may_still_be_taken_back() -> None:
    host, umpire = umpired()
    order(host, 1, "1 1")
    host.table.desk.correct(umpire, "hull R1 9", "miscounted", host.now)
    host.table.play.undo(1, host.now)
    assert host.table.board.to_act() == [0, 1]
    assert ship_of(host.table, 0)["hull"] == 9


def test_a_correction_beyond_the_laws_is_refused_with_the_rule() -> None:
    host, umpire = umpired()
    with pytest.raises(IllegalActionError) as refused:
        host.table.desk.correct(umpire, "hull R1 20", "why not", host.now)
    assert refused.value.rule == "N-166"


def test_an_order_is_no_correction() -> None:
    host, umpire = umpired()
    with pytest.raises(NotationError, match="no correction"):
        host.table.desk.correct(umpire, "done", "too slow", host.now)


def test_no_captain_can_correct() -> None:
    host, _ = umpired()
    with pytest.raises(IllegalActionError):
        host.act(0, "hull R1 9")


def test_captains_cannot_agree_on_a_correction() -> None:
    host, _ = umpired()
    assert "hull R1 9" not in seen(host.table, 0).may_offer
    with pytest.raises(Exception, match="cannot agree"):
        host.table.offers.offer(0, "hull R1 9", True, host.now)


# Over the wire


def desk(house: House, *seats: str) -> Keys:
    return house.make("person", *seats, game="megadates", umpire=True)


def test_the_umpire_looks_and_is_welcomed_with_other_eyes(house: House) -> None:
    keys = desk(house, "bot")
    house.start(keys)
    with house.connected(keys["table"]) as socket:
        umpire = Person(socket, umpire_token=keys["umpire_token"])
        welcome = umpire.until("welcome")
        assert (welcome["is_umpire"], welcome["seat"], welcome["looks_at"]) == (True, None, None)
        assert umpire.ask("look", seat="all")["problem"] is None
        assert umpire.position["view"]["ships"][0]["hull"] == 16
        umpire.ask("look", seat=0)
        assert (umpire.position["view"]["viewer"], umpire.position["choices"]) == (0, [])
        umpire.ask("look", seat=None)
        assert umpire.position["view"]["viewer"] is None


def test_the_umpire_who_sees_all_follows_each_part_of_an_order(house: House) -> None:
    keys = desk(house, "bot")
    house.start(keys)
    with house.at(keys) as anna, house.connected(keys["table"]) as socket:
        umpire = Person(socket, umpire_token=keys["umpire_token"])
        umpire.until("welcome")
        umpire.ask("look", seat="all")
        anna.act("1L")
        seen_now = umpire.until("snapshot", lambda shown: shown["view"]["ships"][0]["order"] == "1L")
        assert seen_now["view"]["viewer"] == TABLE


def test_a_look_is_told_to_every_socket(house: House) -> None:
    keys = desk(house, "bot")
    house.start(keys)
    with house.at(keys) as anna, house.connected(keys["table"]) as socket:
        umpire = Person(socket, umpire_token=keys["umpire_token"])
        umpire.until("welcome")
        umpire.ask("look", seat=0)
        line = anna.until("chat")
        assert said(line["said"]) == "The umpire looks at what A sees."


def test_a_bot_waits_while_the_table_is_paused_and_plays_when_it_goes_on(house: House) -> None:
    keys = desk(house, "bot")
    house.start(keys)
    with house.at(keys) as anna, house.connected(keys["table"]) as socket:
        umpire = Person(socket, umpire_token=keys["umpire_token"])
        umpire.until("welcome")
        while anna.position["view"]["locked"] != [1]:  # perhaps already in the welcome
            anna.until("snapshot")
        umpire.ask("pause", on=True)
        assert anna.ask("order", version=anna.position["version"], text="1 1")["problem"]["code"] == "paused"
        umpire.ask("pause", on=False)
        assert anna.ask("order", version=anna.position["version"], text="1 1")["problem"] is None
        while not (anna.position["view"]["turn"] == 2 and anna.position["view"]["locked"]):
            anna.until("snapshot")


def test_the_key_of_a_new_captain_is_told_to_the_umpire_only(house: House) -> None:
    keys = desk(house, "open")
    bert = house.sit(keys["table"], name="Bert")
    house.start(keys)
    with house.at(keys) as anna, house.at(bert) as old, house.connected(keys["table"]) as socket:
        umpire = Person(socket, umpire_token=keys["umpire_token"])
        umpire.until("welcome")
        answer = umpire.ask("substitute", seat=1, kind="person", name="Dora", reason="ill")
        token = answer["keys"]["seat_token"]
        assert old.until("welcome")["seat"] is None
        anna.ping()
        assert token not in str(anna.heard) + str(old.heard)
        with house.at({"table": keys["table"], "seat_token": token}) as dora:
            assert dora.position["choices"]


def test_the_desk_over_the_wire(house: House) -> None:
    keys = desk(house, "bot")
    house.start(keys)
    with house.connected(keys["table"]) as socket:
        umpire = Person(socket, umpire_token=keys["umpire_token"])
        umpire.until("welcome")
        answers = [
            umpire.ask("extend", seconds=60),
            umpire.ask("correct", action="fire R1 2", reason="torch"),
            umpire.ask("note", text="a fine ram"),
            umpire.ask("deadline"),
        ]
        assert [answer["problem"] for answer in answers] == [None] * 4
        umpire.ping()
        told = [line["text"] for line in umpire.heard if line["type"] == "chat"]
        assert told == ["", "torch", "a fine ram", ""]


def test_a_correction_that_is_refused_has_the_rule(house: House) -> None:
    keys = desk(house, "bot")
    house.start(keys)
    with house.connected(keys["table"]) as socket:
        umpire = Person(socket, umpire_token=keys["umpire_token"])
        umpire.until("welcome")
        problem = umpire.ask("correct", action="hull R1 20", reason="more")["problem"]
        assert (problem["code"], problem["rule"]) == ("illegal-action", "N-166")

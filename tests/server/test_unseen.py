"""What is done unseen: no message, no step, no clock and no pause of a bot may tell others of it."""

from __future__ import annotations

import json
import math
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from tests.engine.toys import BellGame
from tests.server.house import House, Person, wait_for
from tests.server.test_tables import Host, playing, seen

from ludi.bots.bot import bot_of_level
from ludi.engine import registry
from ludi.engine.errors import SetupError
from ludi.games.spoken import SpokenGame
from ludi.server.hall import Hall
from ludi.server.metrics import Metrics
from ludi.server.settings import Habits, paced
from ludi.server.store import Store
from ludi.server.thinking import job_of
from ludi.server.workers import Workers
from ludi.table import making, sight, words
from ludi.table.messages import ClockWish, SeatWish

SECRET = "03" * 32  # by which B gets the bell
HOLDER = 1


class SpokenBell(BellGame, SpokenGame):
    """The toy with a bell, whose sentences travel as data."""


@pytest.fixture(autouse=True)
def toys(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The toy with a bell is a game of the server, and every table has the same secret."""
    monkeypatch.setitem(registry._registered, "bell", SpokenBell)
    monkeypatch.setattr(making, "new_secret", lambda: SECRET)
    yield
    words._voice.cache_clear()


def bell(**wish: Any) -> Host:
    return playing(*[SeatWish(kind="person") for _ in range(3)], game="bell", **wish)


def thinks(host: Host, seconds: float, action: str) -> None:
    """A thinks so long, and acts."""
    host.now += seconds
    host.act(0, action)


# Frames


def frames(house: House, game: str, unseen: list[str], rest: list[tuple[int, str]]) -> dict[str, list[Any]]:
    """Play on real sockets, with or without something unseen; what each of the others received."""
    keys = house.gather(3, game)
    with ExitStack() as stack:
        people = [stack.enter_context(house.at(key)) for key in keys]
        watcher = stack.enter_context(house.at(keys[0], as_seat=False))
        for action in unseen:
            assert people[HOLDER].act(action) is None
        for seat, action in rest:
            assert people[seat].act(action) is None
            for person in (*people, watcher):
                person.ping()
        others = {f"seat {n}": person for n, person in enumerate(people) if n != HOLDER}
        return {name: heard(person) for name, person in {**others, "watcher": watcher}.items()}


def heard(person: Person) -> list[Any]:
    """All messages, without what differs from table to table."""
    found = json.loads(json.dumps(person.heard))
    for message in found:
        if "table" in message:
            for name in ("id", "created"):
                del message["table"][name]
    return [message for message in found if message["type"] != "pong"]


def test_no_frame_tells_that_someone_was_asked_in_secret_and_waited(house: House) -> None:
    rest = [(0, "pass"), (1, "pass"), (2, "pass")]
    assert frames(house, "bell", ["wait"], rest) == frames(house, "bell", [], rest)


def test_no_frame_tells_that_an_order_was_begun(house: House) -> None:
    late = [(0, "show 2"), (0, "call 7"), (HOLDER, "show 3"), (HOLDER, "call 8")]
    early = [action for action in late if action != (HOLDER, "show 3")]
    assert frames(house, "micatio", ["show 3"], early) == frames(house, "micatio", [], late)


def test_no_frame_tells_that_an_order_was_begun_after_a_reveal(house: House) -> None:
    keys = house.gather(2, "micatio")
    with house.at(keys[0]) as anna, house.at(keys[1]) as bert:
        for person in (anna, bert):
            assert person.act("show 2", "call 5") is None
        for person in (anna, bert):
            person.ping()
        assert bert.position["opened"]
        assert anna.act("show 3") is None
        before = len(bert.heard)
        bert.ping()
        assert [message["type"] for message in bert.heard[before:]] == ["pong"]


@pytest.mark.parametrize(("game", "order"), [("micatio", ["show 2", "call 5"]), ("megadates", ["0", "done"])])
def test_what_a_reveal_opened_stays_until_something_is_noticed(game: str, order: list[str]) -> None:
    host = playing(game=game)
    for action in order:
        for seat in (0, 1):
            host.act(seat, action)
    shown = [sight.encode(host.table.sight.snapshot(viewer)) for viewer in (1, None)]
    assert seen(host.table, None).opened
    host.act(0, order[0])
    assert [sight.encode(host.table.sight.snapshot(viewer)) for viewer in (1, None)] == shown
    host.act(0, order[1])
    assert seen(host.table, None).opened == []


def test_who_is_asked_in_secret_has_choices_and_may_act(house: House) -> None:
    keys = house.gather(3, "bell")
    with ExitStack() as stack:
        people = [stack.enter_context(house.at(key)) for key in keys]
        assert [choice["action"] for choice in people[HOLDER].position["choices"]] == ["wait", "ring"]
        assert people[HOLDER].act("ring") is None
        people[0].until("snapshot", lambda position: position["result"] is not None)


def test_no_clock_is_sent_round_for_something_unseen(house: House) -> None:
    keys = house.gather(2, "micatio", clock={"per_move": 600})
    with house.at(keys[0]) as anna, house.at(keys[1]) as bert:
        anna.act("show 2")
        before = len(bert.heard)
        bert.ping()
        assert [message["type"] for message in bert.heard[before:]] == ["pong"]


# Tables


def test_everyone_sees_only_the_seat_on_turn() -> None:
    host = bell()
    assert host.table.board.to_act() == [HOLDER, 0]
    assert host.table.sight.info(host.now, ()).to_act == [0]
    assert [seen(host.table, viewer).view["to_act"] for viewer in (0, 2, None)] == [[0]] * 3


def test_a_step_of_the_past_is_the_same_with_something_unseen_before_it() -> None:
    shown = []
    for unseen in ([], ["wait"]):
        host = bell()
        for action in unseen:
            host.act(HOLDER, action)
        host.act(0, "pass")
        steps = range(host.table.board.step + 1)
        shown.append([host.table.sight.at_step(step, viewer) for step in steps for viewer in (0, 2, None)])
    assert [sight.encode(one) for one in shown[0]] == [sight.encode(one) for one in shown[1]]


def test_the_story_counts_no_unseen_action() -> None:
    host = bell()
    host.act(HOLDER, "wait")
    host.act(0, "pass")
    last = json.loads(bytes(host.table.sight.last_told(None)[0][-1]))
    assert last["step"] == host.table.board.step == len(host.table.board.running.lines) - 1


def test_a_fork_of_a_finished_game_goes_on_from_the_step_that_is_shown() -> None:
    host = bell()
    host.act(HOLDER, "wait")
    step = host.table.board.step
    host.act(0, "pass")
    host.table.seating.abandon(host.owner, host.now)
    forked, _ = making.fork(host.table, step, host.now)
    assert forked.board.lines == host.table.board.running.lines[:-1]


def test_no_clock_runs_for_who_is_asked_in_secret() -> None:
    host = bell(clock=ClockWish(per_move=10, per_game=100))
    assert host.table.clocks.seconds_left(HOLDER, host.now + 60) == 10
    host.table.fall(host.now + 60)
    assert [seat.is_away for seat in host.table.seats] == [True, False, False]


def test_a_clock_does_not_tell_of_an_order_that_was_begun() -> None:
    left = []
    for begins in (False, True):
        host = playing(game="micatio", clock=ClockWish(per_move=60, per_game=100))
        if begins:
            thinks(host, 20, "show 2")
        left.append(host.table.sight.info(1030.0, ()).seats)
    assert left[0] == left[1]


def test_the_time_for_an_unseen_action_counts_with_the_next_one() -> None:
    host = playing(game="micatio", clock=ClockWish(per_game=100))
    thinks(host, 20, "show 2")
    thinks(host, 10, "call 5")
    assert host.table.clocks.of[0].used == 30


def test_a_question_that_lapsed_is_stale() -> None:
    host = bell()
    host.act(0, "pass")
    host.act(1, "pass")
    version = host.table.play.versions[HOLDER]
    host.act(2, "pass")
    assert HOLDER in host.table.board.to_act()
    assert host.table.play.versions[HOLDER] != version


def test_an_answer_in_secret_leaves_the_version_of_the_seat_on_turn_alone() -> None:
    host = bell()
    version = host.table.play.versions[0]
    host.act(HOLDER, "wait")
    assert host.table.play.versions[0] == version


def test_a_take_back_that_nobody_noticed_tells_nobody(house: House) -> None:
    keys = house.gather(2, "micatio")
    with house.at(keys[0]) as anna, house.at(keys[1]) as bert:
        anna.act("show 2")
        anna.ask("undo")
        before = len(bert.heard)
        bert.ping()
        assert [message["type"] for message in bert.heard[before:]] == ["pong"]


def test_a_take_back_beside_others_tells_all_that_stays(house: House) -> None:
    keys = house.gather(3, "micatio")
    with house.at(keys[0]) as anna, house.at(keys[1]) as bert, house.at(keys[2]) as cas:
        for person, fingers in ((anna, "2"), (bert, "3")):
            person.act(f"show {fingers}", "call 8")
        anna.ask("undo")
        position = cas.until("snapshot", lambda position: position["is_undo"])
        ready = [told["data"]["seat"] for told in position["told"] if told["kind"] == "ready"]
        assert ready == [1]
        assert position["told"][-1]["step"] == position["step"]


# Bots


def hall(habits: Habits) -> Hall:
    return Hall(Store("unused.db"), Workers(1), Metrics(), habits)


def test_a_bot_on_turn_leaves_a_moment_for_a_call_whether_one_is_asked_or_not() -> None:
    host = bell()
    pauses = hall(Habits(bot_pause=0.5, call_pause=3.0))
    while_asked = pauses.thinking._pause(host.table, 0)[0]
    host.act(HOLDER, "wait")
    assert (while_asked, pauses.thinking._pause(host.table, 0)[0]) == (3.0, 3.0)


def test_a_bot_that_is_asked_in_secret_answers_within_that_moment() -> None:
    assert hall(Habits(bot_pause=0.5, call_pause=3.0)).thinking._pause(bell().table, HOLDER)[0] == 0.5


@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
def test_what_a_bot_does_is_not_bent_by_what_others_did_unseen(level: str) -> None:
    chosen = []
    for unseen in ([], ["wait"]):
        host = bell()
        for action in unseen:
            host.act(HOLDER, action)
        host.act(0, "pass")
        jobs = [job_of(host.table, seat, bot_of_level(level, host.table.board.voice.game)) for seat in (0, 2)]
        chosen.append([(job.bot, job.seed) for job in jobs])
    assert chosen[0] == chosen[1]


def test_a_bot_makes_people_wait_so_that_they_can_follow() -> None:
    host = playing(SeatWish(kind="bot", bot="easy"), SeatWish(kind="person"))
    assert hall(Habits()).thinking._pause(host.table, 0)[0] == Habits().bot_pause > 0


def test_the_operator_sets_the_pause_and_a_call_keeps_its_longer_one() -> None:
    habits = paced(1.4, Habits(idle=9.0))
    assert (habits.bot_pause, round(habits.call_pause, 6), habits.idle) == (1.4, 2.4, 9.0)
    assert paced(None, Habits()) == Habits()


@pytest.mark.parametrize("pause", [-1, 61, math.inf, math.nan])
def test_a_pause_that_is_none_is_refused(pause: float) -> None:
    with pytest.raises(SetupError, match=r"--bot-pause .*: must be from 0 to 60 seconds"):
        paced(pause, Habits())


def test_a_bot_that_is_asked_in_secret_acts(house: House) -> None:
    keys = house.make("person", "bot", "person", game="bell")
    house.sit(keys["table"], name="Cas")
    house.start(keys)
    table = house.hall.rooms[keys["table"]].table
    assert table
    wait_for(lambda: HOLDER not in table.board.to_act())

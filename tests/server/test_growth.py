"""What is deleted, when and by whom; what is kept; and that nothing grows without an end."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.house import House, open_house, wait_for
from tests.server.test_store import append, entry, row

from ludi.engine.errors import SetupError
from ludi.server import expiry
from ludi.server import store as store_module
from ludi.server.errors import StoreError
from ludi.server.hall import Hall
from ludi.server.metrics import Metrics
from ludi.server.settings import DAY, Habits, Keep, kept
from ludi.server.store import Store
from ludi.server.workers import Workers
from ludi.table.entries import Entry, TableRow

NOW = 1e9
ID = "a-table-with-number-{:06}"


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[House]:
    with open_house(tmp_path) as found:
        yield found


def hall_of(store: Store, **keep: float) -> Hall:
    """A hall in which it is always the same time."""
    hall = Hall(store, Workers(1), Metrics(), Habits(keep=Keep(**keep)))
    hall.now = lambda: NOW  # type: ignore[method-assign]
    return hall


def put(store: Store, number: int, status: str, age: float, last_act: float | None = None) -> str:
    """A table whose row changed so long ago, and at which something happened so long ago."""
    name = ID.format(number)
    acted = entry(name, 0)._replace(at=NOW - (age if last_act is None else last_act))
    append(store, acted, summary=TableRow(name, "forum", status, False, NOW - age, {}))
    return name


def left(store: Store) -> set[str]:
    return {found.id for found in store.rows(limit=100_000)}


# The journal forgets


def test_a_removed_table_leaves_nothing_behind(store: Store) -> None:
    for name in ("t", "u"):
        append(store, *(entry(name, n) for n in range(120)), summary=row(name))
    asyncio.run(store.remove("t"))
    assert (store.load("t"), store.row("t"), store.has_any(["t"])) == ([], None, False)
    assert len(store.load("u")) == 120


def test_others_are_written_between_the_steps_of_a_removal(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store_module, "REMOVED_AT_ONCE", 10_000)
    append(store, *(entry("t", n) for n in range(1000)), summary=row("t"))
    commits = store.commits

    async def together() -> bool:
        removing = asyncio.ensure_future(store.remove("t"))
        for n in range(5):
            await store.append([entry("u", n)])
        return removing.done()

    assert not asyncio.run(together())
    assert store.commits - commits == 5


def test_what_is_left_of_an_interrupted_removal_is_no_table_and_is_found_again(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, count in (("t", 120), ("u", 10)):
        append(store, *(entry(name, n) for n in range(count)), summary=row(name))
    monkeypatch.setattr(store_module, "REMOVED_AT_ONCE", 5000)
    assert store._remove_some(["t", "u"]) is None
    assert store.has_any(["t"])
    assert (store.load("t"), store.load("u")) == ([], [])
    assert [name for _, name in store.expired((store_module.REMOVED,), NOW)] == ["t", "u"]


def test_a_failed_removal_is_told_and_can_go_on(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    append(store, entry("t", 0), summary=row("t"))

    def broken(*_: object) -> None:
        raise ZeroDivisionError

    with monkeypatch.context() as patch:
        patch.setattr(store_module, "_remove_some", broken)
        with pytest.raises(StoreError, match="ZeroDivisionError"):
            asyncio.run(store.remove("t"))
    asyncio.run(store.remove("t"))
    assert not store.has_any(["t"])


# What expires


def test_each_kind_of_table_is_kept_for_its_own_time(store: Store) -> None:
    periods = {"open": 2.0, "playing": 4.0, "over": 6.0, "record": 3.0}
    kinds = {"open": "open", "playing": "playing", "over": "over", "abandoned": "over", "record": "record"}
    stays = set()
    for n, (status, kind) in enumerate(kinds.items()):
        put(store, 2 * n, status, periods[kind] + 1)
        stays.add(put(store, 2 * n + 1, status, periods[kind] - 1))
    asyncio.run(hall_of(store, **periods).expiry.expire())
    assert left(store) == stays


def test_a_game_in_which_someone_acted_lately_stays_however_long_ago_it_began(
    store: Store,
) -> None:
    put(store, 1, "playing", age=100.0, last_act=99.0)
    stays = put(store, 2, "playing", age=100.0, last_act=1.0)
    asyncio.run(hall_of(store, playing=50.0).expiry.expire())
    assert left(store) == {stays}


def test_however_many_expire_all_are_deleted_the_oldest_first(
    store: Store,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(store_module, "EXPIRED_AT_ONCE", 7)
    made = [put(store, n, "open", age=100.0 - n) for n in range(30)]
    order: list[str] = []
    hall = hall_of(store, open=50.0)
    removing = store.remove

    async def noted(*tables: str) -> None:
        order.extend(tables)
        await removing(*tables)

    monkeypatch.setattr(store, "remove", noted)
    asyncio.run(hall.expiry.expire())
    assert (order, left(store)) == (made, set())


def test_a_table_in_use_stays_and_the_rest_goes(store: Store) -> None:
    used = put(store, 1, "open", age=100.0)
    put(store, 2, "open", age=90.0)
    hall = hall_of(store, open=50.0)
    hall.room(used)
    asyncio.run(hall.expiry.expire())
    assert left(store) == {used}


def test_what_is_kept_for_ever_does_not_expire(store: Store) -> None:
    stays = put(store, 1, "over", age=NOW - 1)
    asyncio.run(hall_of(store, over=math.inf).expiry.expire())
    assert left(store) == {stays}


def test_a_journal_that_fails_does_not_end_the_looks_for_what_expired(
    store: Store,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    put(store, 1, "open", age=100.0)
    hall = hall_of(store, open=50.0)

    async def broken(*_: str) -> None:
        raise StoreError("the disk is full")

    with monkeypatch.context() as patch:
        patch.setattr(store, "remove", broken)
        asyncio.run(hall.expiry.expire_if_possible())
    hall.rooms.clear()
    asyncio.run(hall.expiry.expire_if_possible())
    assert left(store) == set()


def test_tables_expire_while_the_server_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(expiry, "EXPIRY_SECONDS", 0.0)
    habits = Habits(bot_pause=0.0, sweep=0.05, idle=0.0, keep=Keep(open=0.0))
    with open_house(tmp_path, habits) as house:
        keys = house.make("person", "open")
        wait_for(lambda: house.get(f"/tables/{keys['table']}").status_code == 404)


# The operator's wish


def test_an_operator_sets_how_long_things_are_kept() -> None:
    assert kept(["over=30d", "open=12h", "playing=2y", "record=forever"]) == Keep(
        over=30 * DAY, open=DAY / 2, playing=730 * DAY, record=math.inf
    )


def test_without_a_wish_the_times_of_the_documentation_hold() -> None:
    assert kept([]) == Keep(open=7 * DAY, playing=90 * DAY, over=365 * DAY, record=7 * DAY)


@pytest.mark.parametrize("wish", ["", "over", "over=", "over=0d", "over=-1d", "all=3d", "over=3", "over=3w"])
def test_a_wish_that_says_no_time_is_named(wish: str) -> None:
    with pytest.raises(SetupError, match=f"--keep {wish}: is no WHAT=TIME"):
        kept([wish])


# The owner deletes


def delete(house: House, table: str, key: str | None) -> int:
    headers = {"authorization": f"Bearer {key}"} if key else {}
    return house.http.delete(f"/api/tables/{table}", headers=headers).status_code


def test_a_deleted_table_is_gone_for_everyone_who_is_told_so(house: House) -> None:
    keys = house.make("person", "open")
    bert = house.sit(keys["table"], name="Bert")
    with house.at(bert) as b, house.at(bert, as_seat=False) as spectator:
        assert delete(house, keys["table"], keys["owner_token"]) == 204
        assert b.until("gone")["table"] == keys["table"]
        assert spectator.until("gone")["table"] == keys["table"]
        assert b.refused("say", text="salve") == "unknown-table"
    assert house.get(f"/tables/{keys['table']}").status_code == 404
    assert not house.hall.store.has_any([keys["table"]])


def test_nobody_else_deletes_a_table(house: House) -> None:
    keys = house.make("person", "open")
    bert = house.sit(keys["table"], name="Bert")
    found = [delete(house, keys["table"], key) for key in (None, "wrong", bert["seat_token"])]
    assert (found, house.get(f"/tables/{keys['table']}").status_code) == ([403, 401, 403], 200)


def test_a_running_game_is_closed_before_it_is_deleted(house: House) -> None:
    anna, _ = house.gather(2)
    assert delete(house, anna["table"], anna["owner_token"]) == 409
    house.post(f"/tables/{anna['table']}/abandon", key=anna["owner_token"])
    assert delete(house, anna["table"], anna["owner_token"]) == 204


def test_a_deleted_table_stays_gone_when_the_server_starts_again(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        keys = house.make("person", "open", is_public=True)
        assert delete(house, keys["table"], keys["owner_token"]) == 204
    with open_house(tmp_path) as house:
        assert house.get(f"/tables/{keys['table']}").status_code == 404
        assert house.get("/tables").json() == []


# Spectators


def test_what_spectators_say_reaches_everyone_and_no_disk(own_house: House) -> None:
    anna, _ = own_house.gather(2)
    with own_house.at(anna) as a, own_house.at(anna, as_seat=False) as spectator:
        before = len(own_house.hall.store.load(anna["table"]))
        assert spectator.ask("say", text="bene!")["problem"] is None
        heard = a.until("chat")
        assert (heard["text"], heard["seat"], heard["part"]) == ("bene!", None, "spectator")
        assert a.ask("say", text="tace")["problem"] is None
    written: list[Entry] = own_house.hall.store.load(anna["table"])[before:]
    assert [found.data["text"] for found in written] == ["tace"]
    with own_house.at(anna, as_seat=False) as late:
        said = late.heard[0]["chat"]
        assert [line["text"] for line in said] == ["bene!", "tace"]


def test_a_table_that_only_shows_a_record_is_kept_as_one(own_house: House) -> None:
    anna, _ = own_house.gather(2)
    text = own_house.get(f"/tables/{anna['table']}/record").text
    shown = own_house.http.post("/api/records", content=text).json()
    found = own_house.hall.store.row(shown["table"])
    assert found
    assert (found.status, found.data["status"]) == ("record", "over")

"""Who hears whom while captains fight: squadrons, spectators and umpires apart, frame by frame (N-155)."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

import pytest
from tests.server.house import House, Person
from tests.server.said import said as read
from tests.server.test_orders import messenger_scenario, order, squadrons
from tests.server.test_tables import Host, everything, playing
from tests.server.test_unseen import heard

from ludi.engine.errors import IllegalActionError
from ludi.table import making
from ludi.table.chat import CHAT_KEPT
from ludi.table.errors import AccessError
from ludi.table.keys import Caller
from ludi.table.messages import SeatWish

Crowd = dict[str, Person]


@contextmanager
def crowd(house: House, **options: Any) -> Iterator[Crowd]:
    """A battle of four captains, two of them in one squadron, with an umpire and two spectators."""
    options = {"scenario": messenger_scenario(), **options}
    keys = house.gather(4, "megadates", options=options, umpire=True)
    with ExitStack() as stack:
        people = {f"captain {n}": stack.enter_context(house.at(key)) for n, key in enumerate(keys)}
        for name in ("spectator", "other spectator"):
            people[name] = stack.enter_context(house.at(keys[0], as_seat=False))
        socket = stack.enter_context(house.connected(keys[0]["table"]))
        people["umpire"] = Person(socket, umpire_token=keys[0]["umpire_token"])
        people["umpire"].until("welcome")
        for person in people.values():
            person.ping()
        yield people


def who_heard(people: Crowd, text: str) -> set[str]:
    """Everyone with a frame in which these words are."""
    for person in people.values():
        person.ping()
    return {name for name, person in people.items() if text in str(person.heard)}


def end(people: Crowd) -> None:
    """All captains agree to stop."""
    for n in range(4):
        people[f"captain {n}"].ask("offer", action="end")


@pytest.mark.rule("N-155")
def test_in_a_battle_the_chat_of_the_table_is_closed_to_captains_until_the_end(house: House) -> None:
    with crowd(house) as people:
        captain = people["captain 0"]
        problem = captain.ask("say", text="ave omnes")["problem"]
        assert (problem["code"], problem["rule"]) == ("illegal-action", "N-155")
        assert problem["message"] == captain.table["closed_talk"]["message"]
        assert "squadron" in read(problem["message"])
        assert "eskader" in read(problem["message"], "nl")
        assert who_heard(people, "ave omnes") == set()
        end(people)
        assert captain.ask("say", text="valete")["problem"] is None
        assert captain.table["closed_talk"] is None
        assert who_heard(people, "valete") == set(people)


@pytest.mark.rule("N-155")
def test_a_squadron_s_words_are_in_no_frame_of_anyone_else(house: House) -> None:
    with crowd(house) as people:
        assert people["captain 0"].ask("say", text="turn left", channel="squadron")["problem"] is None
        assert who_heard(people, "turn left") == {"captain 0", "captain 1"}


@pytest.mark.rule("N-155")
def test_an_umpire_hears_the_squadron_that_he_looks_at(house: House) -> None:
    with crowd(house) as people:
        people["umpire"].ask("look", seat=1)
        people["captain 0"].ask("say", text="turn left", channel="squadron")
        assert who_heard(people, "turn left") == {"captain 0", "captain 1", "umpire"}


@pytest.mark.rule("N-155")
@pytest.mark.parametrize("look", [None, 0, "all"])
def test_spectators_and_umpires_talk_without_a_frame_to_any_captain(house: House, look: Any) -> None:
    with crowd(house) as people:
        people["umpire"].ask("look", seat=look)
        apart = {"spectator", "other spectator", "umpire"}
        people["spectator"].ask("say", text="what a ram", channel="spectators")
        assert who_heard(people, "what a ram") == apart
        people["umpire"].ask("say", text="was it", channel="spectators")
        assert who_heard(people, "was it") == apart
        people["umpire"].ask("say", text="among us", channel="umpires")
        assert who_heard(people, "among us") == {"umpire"}


@pytest.mark.rule("N-155")
def test_a_spectator_is_not_heard_by_the_whole_table(house: House) -> None:
    with crowd(house) as people:
        assert people["spectator"].refused("say", text="behind you") == "talk-apart"
        assert people["umpire"].refused("say", text="behind you") == "talk-apart"
        assert people["spectator"].refused("say", text="behind you", channel="umpires") == "access"
        assert people["spectator"].refused("say", text="behind you", channel="squadron") == "access"
        assert who_heard(people, "behind you") == set()


@pytest.mark.rule("N-155")
def test_no_captain_talks_on_the_channels_of_those_who_watch(house: House) -> None:
    with crowd(house) as people:
        for channel in ("spectators", "fleet"):
            problem = people["captain 0"].ask("say", text="sail north", channel=channel)["problem"]
            assert problem["rule"] == "N-155"
        assert people["captain 0"].refused("say", text="sail north", channel="umpires") == "access"
        assert who_heard(people, "sail north") == set()


@pytest.mark.rule("N-155")
def test_with_flags_only_no_captain_says_a_word_until_the_end(house: House) -> None:
    with crowd(house, comms="flags_only") as people:
        for channel in ("squadron", "table"):
            problem = people["captain 0"].ask("say", text="turn left", channel=channel)["problem"]
            assert problem["rule"] == "N-155"
            assert "flags" in read(problem["message"])
        assert who_heard(people, "turn left") == set()
        people["spectator"].ask("say", text="quiet", channel="spectators")
        assert who_heard(people, "quiet") == {"spectator", "other spectator", "umpire"}
        end(people)
        people["captain 0"].ask("say", text="turn left")
        assert who_heard(people, "turn left") == set(people)


def script(house: House, *words: tuple[str, str, str]) -> dict[str, list[Any]]:
    """A turn with or without these words; all frames of everyone, but for the answers to who speaks."""
    with crowd(house) as people:
        for who, text, channel in words:
            people[who].ask("say", text=text, channel=channel)
        for n in range(4):
            captain = people[f"captain {n}"]
            captain.ask("order", version=captain.position["version"], text="0")
            for person in people.values():
                person.ping()
        return {name: heard(person) for name, person in people.items()}


@pytest.mark.rule("N-155")
@pytest.mark.parametrize(
    ("word", "hearers"),
    [
        (("captain 0", "turn left", "squadron"), {"captain 0", "captain 1"}),
        (("captain 0", "ave omnes", "table"), {"captain 0"}),
        (("spectator", "what a ram", "spectators"), {"spectator", "other spectator", "umpire"}),
        (("umpire", "among us", "umpires"), {"umpire"}),
    ],
)
def test_no_other_frame_changes_in_number_order_or_content(
    house: House, monkeypatch: pytest.MonkeyPatch, word: tuple[str, str, str], hearers: set[str]
) -> None:
    monkeypatch.setattr(making, "new_secret", lambda: "01" * 32)
    quiet, loud = script(house), script(house, word)
    assert {name for name in quiet if quiet[name] != loud[name]} == hearers


@pytest.mark.rule("N-155")
def test_a_captain_who_comes_back_is_not_told_what_spectators_said(house: House) -> None:
    keys = house.gather(4, "megadates", options={"scenario": messenger_scenario()})
    with house.at(keys[0], as_seat=False) as spectator:
        spectator.ask("say", text="what a ram", channel="spectators")
    with house.at(keys[3]) as captain, house.at(keys[3], as_seat=False) as other:
        assert "what a ram" not in str(captain.heard)
        assert "what a ram" in str(other.heard)
    path = f"/tables/{keys[0]['table']}/chat"
    assert house.get(path, keys[3]["seat_token"]).json() == []
    assert house.get(f"{path}?seat=none", keys[3]["seat_token"]).json() == []
    assert [line["text"] for line in house.get(path).json()] == ["what a ram"]


def said(host: Host, viewer: int | None, caller: Caller | None = None) -> list[str]:
    return [line.text for line in host.table.chat.chat_for(viewer, caller)]


@pytest.mark.rule("N-155")
def test_when_it_is_over_all_that_was_said_is_open_to_who_looks_with_all_eyes() -> None:
    host = squadrons()
    host.table.chat.say(host.caller(0), "turn left", host.now, "squadron")
    host.table.chat.say(Caller(), "what a ram", host.now + 1, "spectators")
    for seat in range(4):
        host.table.offers.offer(seat, "end", True, host.now)
    captain = host.caller(3)
    assert said(host, 3, captain) == []
    assert said(host, host.table.sight.viewpoint(captain, "none"), captain) == ["what a ram"]
    assert said(host, host.table.sight.viewpoint(captain, "all"), captain) == ["turn left", "what a ram"]


def test_before_the_start_everyone_talks_to_everyone() -> None:
    host = Host(*[SeatWish()] * 4, game="megadates", options={"scenario": messenger_scenario()})
    host.table.chat.say(host.owner, "who is in", host.now)
    assert said(host, None) == ["who is in"]
    with pytest.raises(AccessError):
        host.table.chat.say(Caller(), "apart", host.now, "spectators")


@pytest.mark.parametrize("game", ["forum", "micatio", "pompeii"])
def test_the_chat_of_other_games_stays_open(game: str) -> None:
    host = playing(game=game)
    assert host.table.sight.info(host.now, ()).closed_talk is None
    host.table.chat.say(host.caller(0), "salve", host.now)
    host.table.chat.say(Caller(), "salvete", host.now)
    assert said(host, 1) == ["salve", "salvete"]
    with pytest.raises(AccessError):
        host.table.chat.say(Caller(), "apart", host.now, "spectators")


def test_however_much_spectators_talk_only_the_last_of_it_is_kept_and_nothing_of_others_lost() -> None:
    host = squadrons()
    host.table.chat.say(host.caller(0), "turn left", host.now, "squadron")
    for n in range(CHAT_KEPT + 5):
        host.table.chat.say(Caller(), f"ave {n}", host.now, "spectators")
    assert said(host, 1) == ["turn left"]
    assert len(said(host, None)) == CHAT_KEPT // 2


def test_the_journal_keeps_who_hears_what() -> None:
    host = squadrons()
    host.table.chat.say(Caller(is_owner=True), "what a ram", host.now, "spectators")
    host.table.chat.say(host.caller(0), "turn left", host.now, "squadron")
    order(host, 0, "0")
    again = host.again()
    assert everything(again) == everything(host.table)
    assert [len(again.chat.chat_for(viewer)) for viewer in (0, 2, None)] == [1, 0, 1]


@pytest.mark.rule("N-155")
def test_a_refusal_to_talk_is_said_with_its_rule() -> None:
    host = squadrons()
    with pytest.raises(IllegalActionError) as refused:
        host.table.chat.say(host.caller(0), "ave", host.now)
    assert refused.value.rule == "N-155"
    with pytest.raises(AccessError):
        host.table.chat.say(host.caller(0), "ave", host.now, "umpires")

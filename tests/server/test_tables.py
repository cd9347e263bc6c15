"""A table without a server: who may do what, and what its journal brings back."""

from __future__ import annotations

import json
from typing import Any, cast

import msgspec
import pytest

from ludi.engine import record
from ludi.engine.errors import GameOverError, LudiError, RecordError, SetupError
from ludi.engine.fair import FairDice
from ludi.engine.match import Match
from ludi.engine.registry import make
from ludi.table import making, records
from ludi.table.board import match_after
from ludi.table.clocks import OVERTIME
from ludi.table.entries import Entry
from ludi.table.errors import AccessError, StaleActionError, TableError
from ludi.table.keys import Caller
from ludi.table.messages import ClockWish, Keys, SeatWish, SitWish, Snapshot, TableInfo, TableWish
from ludi.table.sight import encode
from ludi.table.table import Table
from ludi.table.words import voice_of

PERSON, OPEN = SeatWish(kind="person", name="Anna"), SeatWish()
BOT = SeatWish(kind="bot", bot="easy")


class Host:
    """A table with its journal and a clock that the test moves."""

    def __init__(self, *seats: SeatWish, game: str = "forum", **wish: Any) -> None:
        self.now = 1000.0
        self.table, self.keys = making.make(TableWish(game=game, seats=list(seats), **wish), self.now)
        self.journal: list[Entry] = []
        self.tokens: dict[int, str] = {}
        if self.keys.seat is not None:
            self.tokens[self.keys.seat] = self.keys.seat_token or ""
        self.keep()

    def keep(self) -> None:
        self.journal += self.table.journal.take_news().entries

    @property
    def owner(self) -> Caller:
        return self.table.keys.caller(self.keys.owner_token)

    def caller(self, seat: int) -> Caller:
        return self.table.keys.caller(self.tokens[seat])

    def sit(self, **wish: Any) -> Keys:
        keys = self.table.seating.sit(SitWish(**wish), self.now)
        assert keys.seat is not None
        self.tokens[keys.seat] = keys.seat_token or ""
        self.keep()
        return keys

    def start(self) -> None:
        self.table.opening.start(self.owner, self.now)
        self.keep()

    def act(self, seat: int, *actions: str) -> None:
        self.table.play.act(seat, self.table.play.versions[seat], list(actions), self.now)
        self.keep()

    def again(self) -> Table:
        """The table as the journal has it."""
        self.keep()
        stored = [entry._replace(data=json.loads(encode(entry.data))) for entry in self.journal]
        return Table.replayed(stored, self.now)


def playing(*seats: SeatWish, **wish: Any) -> Host:
    """A table at which everyone sits, started."""
    host = Host(*(seats or (PERSON, OPEN)), **wish)
    while any(seat.is_free for seat in host.table.seats):
        host.sit(name="Bert")
    host.start()
    return host


def seen(table: Table, viewer: int | None) -> Snapshot:
    """A position, checked against the wire's schema."""
    return msgspec.json.decode(encode(table.sight.snapshot(viewer)), type=Snapshot)


def everything(table: Table) -> list[Any]:
    """All that can be seen of a table."""
    viewers = [None, *range(len(table.seats))]
    heard = [table.chat.chat_for(viewer) for viewer in viewers]
    return [
        table.sight.info(2000.0, ()),
        [seen(table, viewer) for viewer in viewers],
        heard,
        table.journal.seq,
    ]


# Making


def test_who_makes_a_table_sits_on_the_first_seat_for_a_person() -> None:
    assert Host(BOT, PERSON, OPEN).keys.seat == 1


def test_a_table_of_bots_has_an_owner_without_a_seat() -> None:
    host = Host(BOT, BOT)
    assert (host.keys.seat, host.keys.seat_token) == (None, None)
    assert host.owner.is_owner


@pytest.mark.parametrize(
    ("wish", "reason"),
    [
        ({"game": "froum"}, "did you mean forum"),
        ({"options": {"mpa": "mirror"}}, "did you mean map"),
        ({"options": {"map": "round"}}, "must be one of"),
        ({"options": {"first": "F"}}, "F has no player"),
        ({"seats": [OPEN] * 7}, "is for 2 to 6 players"),
        ({"seats": [SeatWish(kind="bot", bot="divine"), OPEN]}, "easy, medium, hard"),
    ],
)
def test_what_cannot_be_set_up_is_refused(wish: dict[str, Any], reason: str) -> None:
    with pytest.raises(SetupError, match=reason):
        making.make(TableWish(**{"game": "forum", "seats": [PERSON, OPEN], **wish}), 0.0)


def test_the_start_rule_is_the_game_s_own_option() -> None:
    assert playing(options={"first": "B"}).table.board.to_act() == [1]


def test_a_token_is_kept_only_as_its_hash() -> None:
    host = playing()
    kept = str(host.journal)
    assert all(token not in kept for token in [*host.tokens.values(), host.keys.owner_token or ""])


def test_no_secret_is_in_what_others_see() -> None:
    host = playing()
    hidden = [host.table.made.secret, host.table.keys.owner, *(seat.token for seat in host.table.seats)]
    shown = str([host.table.sight.info(0.0, ()), encode(host.table.sight.snapshot(0)), host.table.row(0.0)])
    assert not [secret for secret in hidden if secret in shown]


def test_the_table_is_shown_as_the_wire_has_it() -> None:
    info = msgspec.convert(playing().table.sight.info(1000.0, {1}), TableInfo)
    assert [seat.is_online for seat in info.seats] == [False, True]


# Sitting


def test_names_lose_controls_and_marks_that_turn_text_but_keep_markup() -> None:
    host = Host(PERSON, OPEN)
    host.sit(name="\u202eB\u200bert\u0007 \n<b>\u2066x</b>")
    assert host.table.seats[1].name == "Bert <b>x</b>"


def test_names_are_cut_at_their_limit() -> None:
    host = Host(PERSON, OPEN)
    host.sit(name="x" * 1000)
    assert host.table.seats[1].name == "x" * 24


def test_accents_don_t_pile_up() -> None:
    host = Host(PERSON, OPEN)
    host.sit(name="z" + "\u0335" * 50)
    assert len(host.table.seats[1].name) == 2


def test_a_taken_seat_is_refused() -> None:
    with pytest.raises(TableError, match="seat-taken"):
        Host(PERSON, OPEN).sit(seat=0)


def test_a_full_table_is_refused() -> None:
    with pytest.raises(TableError, match="seats-full"):
        Host(PERSON, BOT).sit()


@pytest.mark.parametrize("seat", [2, 29])
def test_a_seat_that_does_not_exist_is_refused(seat: int) -> None:
    with pytest.raises(SetupError, match="they go from 0 to 1"):
        Host(PERSON, OPEN).sit(seat=seat)


def test_a_seat_kept_for_a_name_keeps_that_name() -> None:
    host = Host(PERSON, SeatWish(kind="person", name="Cas"))
    host.sit(name="Dora")
    assert host.table.seats[1].name == "Cas"


def test_who_leaves_before_the_game_frees_the_seat() -> None:
    host = Host(PERSON, OPEN)
    host.sit()
    host.table.seating.leave(host.caller(1), host.now)
    assert host.table.seats[1].is_free
    with pytest.raises(AccessError):
        host.caller(1)


def test_a_game_starts_only_when_no_seat_is_free() -> None:
    with pytest.raises(TableError, match="seats-free"):
        Host(PERSON, OPEN).start()


def test_a_stranger_does_not_start_a_game() -> None:
    with pytest.raises(AccessError):
        Host(PERSON, BOT).table.opening.start(Caller(), 0.0)


def test_a_game_starts_once() -> None:
    with pytest.raises(TableError, match="has-started"):
        playing().start()


def test_a_wrong_token_is_no_spectator() -> None:
    with pytest.raises(AccessError):
        playing().table.keys.caller("wrong")


def test_only_the_owner_abandons_a_table() -> None:
    host = playing()
    with pytest.raises(AccessError):
        host.table.seating.abandon(host.caller(1), host.now)
    host.table.seating.abandon(host.owner, host.now)
    assert host.table.board.status == "abandoned"


def test_only_the_owner_deletes_a_table() -> None:
    host = Host(PERSON, OPEN)
    host.sit(name="Bert")
    for caller in (Caller(), host.caller(1), Caller(is_umpire=True)):
        with pytest.raises(AccessError):
            host.table.seating.check_deletable(caller)
    host.table.seating.check_deletable(host.owner)


def test_a_game_in_play_is_closed_before_it_is_deleted() -> None:
    host = playing()
    with pytest.raises(TableError, match="still-playing"):
        host.table.seating.check_deletable(host.owner)
    host.table.seating.abandon(host.owner, host.now)
    host.table.seating.check_deletable(host.owner)


def test_what_a_spectator_says_is_heard_and_not_kept() -> None:
    host = playing()
    host.table.journal.take_news()
    host.table.chat.say(Caller(), "salve", host.now)
    news = host.table.journal.take_news()
    assert ([line.message.text for line in news.said], news.entries) == (["salve"], [])
    assert [line.part for line in host.table.chat.chat_for(None)] == ["spectator"]


def test_spectators_do_not_push_out_what_players_said() -> None:
    host = playing()
    host.table.chat.say(host.caller(0), "quis incipit?", host.now)
    for n in range(300):
        host.table.chat.say(Caller(), f"{n}", host.now + n)
    said = [line.text for line in host.table.chat.chat_for(None)]
    assert (said[0], len(said)) == ("quis incipit?", 51)


def test_who_speaks_without_a_seat_is_told_by_his_part() -> None:
    host = playing()
    for caller in (host.caller(0), Caller(is_owner=True), Caller(is_umpire=True), Caller()):
        host.table.chat.say(caller, "salve", host.now)
    assert [line.part for line in host.table.chat.chat_for(None)] == [
        "seat",
        "owner",
        "umpire",
        "spectator",
    ]


def test_a_line_of_an_older_journal_has_the_part_of_who_said_it() -> None:
    host = playing()
    for seat in (0, None):
        data = {"seat": seat, "name": "", "text": "x", "channel": "table"}
        host.journal.append(Entry(host.table.id, len(host.journal), "said", data, host.now))
    assert [line.part for line in host.again().chat.chat_for(None)] == ["seat", "spectator"]


# Handing seats round


def test_before_the_start_the_owner_hands_a_seat_on_with_a_new_key() -> None:
    host = Host(PERSON, OPEN)
    host.sit()
    keys = host.table.seating.change_seat(1, SeatWish(kind="person"), host.owner, host.now)
    assert host.table.keys.caller(keys.seat_token).seat == 1
    with pytest.raises(AccessError):
        host.caller(1)


def test_who_is_not_the_owner_arranges_nothing() -> None:
    host = Host(PERSON, OPEN)
    host.sit()
    with pytest.raises(AccessError):
        host.table.seating.change_seat(0, SeatWish(kind="person"), host.caller(1), host.now)


def test_a_bot_stands_in_until_its_person_is_back() -> None:
    host = playing()
    host.table.seating.leave(host.caller(1), host.now)
    assert host.table.seats[1].is_played_by_bot
    host.table.seating.come_back(host.caller(1), host.now)
    assert not host.table.seats[1].is_played_by_bot


def test_others_let_a_bot_play_only_for_who_is_absent() -> None:
    host = playing()
    with pytest.raises(TableError, match="not-absent"):
        host.table.seating.change_seat(0, BOT, host.caller(1), host.now, is_absent=False)
    host.table.seating.change_seat(0, BOT, host.caller(1), host.now, is_absent=True)
    assert host.table.seats[0].is_away


# Playing


def test_each_decision_of_a_seat_has_its_own_version() -> None:
    host = playing(PERSON, OPEN, OPEN)
    versions = [host.table.play.versions[0]]
    for n, field in enumerate(["a1", "a2", "a3", "a4", "a5", "a6"]):
        host.act(n % 3, field)
        versions.append(host.table.play.versions[0])
    assert versions == [1, 2, 2, 3, 4, 4, 5]


def test_a_stale_version_is_refused_and_changes_nothing() -> None:
    host = playing()
    host.act(0, "d4")
    before = everything(host.table)
    with pytest.raises(StaleActionError):
        host.table.play.act(0, 1, ["2 e5"], host.now)
    assert everything(host.table) == before


def test_a_refused_chain_changes_nothing() -> None:
    host = playing()
    before = everything(host.table)
    with pytest.raises(LudiError):
        host.table.play.act(0, host.table.play.versions[0], ["d4", "2 d4"], host.now)
    assert everything(host.table) == before
    assert not host.table.journal.news.entries


def test_an_order_beside_others_leaves_their_versions_alone() -> None:
    host = playing(game="micatio")
    before = host.table.play.versions[1]
    host.act(0, "show 2")
    assert host.table.play.versions[1] == before


def test_what_nobody_notices_is_no_step() -> None:
    host = playing(game="micatio")
    before = host.table.board.step
    host.act(0, "show 2")
    assert host.table.board.step == before
    host.act(0, "call 5")
    assert host.table.board.step == before + 1


def test_nothing_is_played_before_the_start() -> None:
    with pytest.raises(TableError, match="not-playing"):
        Host(PERSON, OPEN).act(0, "d4")


# Clocks


def clocked(**clock: int) -> Host:
    return playing(clock=ClockWish(**clock))


def test_a_clock_that_falls_gives_the_seat_to_a_bot() -> None:
    host = clocked(per_move=20)
    host.now += 20
    host.table.fall(host.now)
    assert [seat.is_away for seat in host.table.seats] == [True, False]


def test_a_clock_does_not_fall_early() -> None:
    host = clocked(per_move=20)
    host.now += 19.9
    host.table.fall(host.now)
    assert not host.table.seats[0].is_away


def test_the_clock_of_a_game_counts_all_decisions_of_the_seat() -> None:
    host = clocked(per_game=60)
    host.now += 10
    host.act(0, "d4", "2 e5")
    host.now += 5
    assert [host.table.clocks.seconds_left(seat, host.now) for seat in (0, 1)] == [50, 55]


def test_who_comes_back_without_time_has_some_for_each_move() -> None:
    host = clocked(per_game=60)
    host.now += 60
    host.table.fall(host.now)
    host.table.seating.come_back(host.caller(0), host.now)
    assert host.table.clocks.seconds_left(0, host.now) == OVERTIME


def test_the_clock_stands_still_while_the_server_does() -> None:
    host = clocked(per_game=60)
    host.now += 10
    host.act(0, "d4")
    host.now += 10_000
    again = host.again()
    assert again.clocks.seconds_left(0, host.now) == 50


# The journal


def some_play() -> Host:
    host = Host(PERSON, OPEN, BOT, options={"first": "random"}, clock=ClockWish(per_game=600))
    host.sit(name="Bert", word="alea")
    host.start()
    field = iter(["a1", "b1", "c1", "d1", "e1", "f1", "g1", "a2"])
    for _ in range(7):
        host.now += 3
        host.act(host.table.board.to_act()[0], next(field))
    host.table.play.undo(host.table.board.match.moves[-1][0] if host.table.board.match else 0, host.now)
    host.table.chat.say(host.caller(1), "salve", host.now)
    host.table.offers.offer(0, "end", True, host.now)
    host.table.seating.leave(host.caller(1), host.now)
    return host


def test_a_table_comes_back_from_its_journal_as_it_was() -> None:
    host = some_play()
    for clock in host.table.clocks.of:
        clock.since = host.now
    assert everything(host.again()) == everything(host.table)


def test_a_table_from_its_journal_goes_on_as_the_first_would_have() -> None:
    host = some_play()
    tables = [host.table, host.again()]
    for table in tables:
        seat = table.board.to_act()[0]
        table.play.act(seat, table.play.versions[seat], ["g7"], host.now)
    assert seen(tables[0], 0) == seen(tables[1], 0)


def test_a_take_back_over_bots_is_in_the_journal() -> None:
    host = playing(PERSON, BOT, BOT)
    for seat, field in enumerate(["a1", "b1", "c1"]):
        host.act(seat, field)
    host.table.play.undo(0, host.now)
    assert host.table.board.step == 0
    assert everything(host.again())[1] == everything(host.table)[1]


def test_a_changed_journal_is_followed_up_to_the_change() -> None:
    host = playing()
    host.act(0, "d4")
    host.journal[-1].data["lines"] = ["A1 e5"]
    again = host.again()
    assert (again.board.step, again.board.status) == (0, "abandoned")
    with pytest.raises(TableError, match="stopped"):
        again.chat.say(again.keys.caller(host.tokens[0]), "salve", host.now)


def test_the_commitment_is_published_before_the_first_draw_and_the_record_holds() -> None:
    host = some_play()
    promised = host.table.sight.info(0.0, ()).commitment
    host.table.offers.offer(0, "end", True, host.now)
    assert host.table.board.status == "over"
    found = record.read(records.record_text(host.table))
    assert found.header.commitment == promised
    found.verify(make("forum", **found.header.options))


def test_draws_go_on_where_they_were_after_a_take_back() -> None:
    voice, secret = voice_of("micatio", {}), "7" * 64
    first = Match(voice.game, 2, FairDice(secret))
    again = match_after(voice, 2, FairDice(secret), first.lines, 0)
    for match in (first, again):
        for seat, actions in ((0, ("show 1", "call 3")), (1, ("show 2", "call 3"))):
            match.play(seat, *actions)
    assert first.lines == again.lines


# Looking back


def test_a_step_of_the_past_is_shown_with_what_its_action_told() -> None:
    host = playing()
    host.act(0, "d4", "2 e5")
    shown = msgspec.json.decode(encode(host.table.sight.at_step(1, None)), type=Snapshot)
    assert (shown.step, shown.view["moves"], [told.data["field"] for told in shown.told]) == (1, 1, ["d4"])


@pytest.mark.parametrize("step", [-1, 3, 10**9])
def test_a_step_that_was_not_played_is_refused(step: int) -> None:
    host = playing()
    host.act(0, "d4", "2 e5")
    with pytest.raises(TableError, match="step"):
        host.table.sight.at_step(step, None)


def test_a_step_of_a_game_with_secrets_is_shown_as_the_viewer_knew_it() -> None:
    host = playing(game="micatio")
    step = host.table.board.step
    lucky = [cast(Any, host.table.sight.at_step(step, viewer).view).lucky for viewer in (0, 1, None)]
    assert [[number > 0 for number in each] for each in lucky] == [
        [True, False],
        [False, True],
        [False, False],
    ]


def test_the_record_of_a_game_with_secrets_stays_closed_while_it_is_played() -> None:
    host = playing(game="micatio")
    with pytest.raises(TableError, match="hidden"):
        records.record_text(host.table)


def test_the_view_of_another_seat_stays_closed_while_there_are_secrets() -> None:
    host = playing(game="micatio")
    with pytest.raises(TableError, match="hidden"):
        host.table.sight.viewpoint(host.caller(0), 1)


def test_a_fork_goes_on_from_its_step_with_new_people() -> None:
    host = playing(options={"first": "random"})
    seat = host.table.board.to_act()[0]
    host.act(seat, "d4", "2 e5")
    table, keys = making.fork(host.table, 2, host.now)
    table.seating.sit(SitWish(), host.now)
    table.opening.start(table.keys.caller(keys.owner_token), host.now)
    assert encode(table.sight.snapshot(None).view) == encode(host.table.sight.at_step(2, None).view)


def test_a_fork_after_a_draw_makes_a_record_that_holds() -> None:
    host = playing(options={"first": "random"})
    host.act(host.table.board.to_act()[0], "d4")
    table, keys = making.fork(host.table, 2, host.now)
    table.seating.sit(SitWish(), host.now)
    table.opening.start(table.keys.caller(keys.owner_token), host.now)
    for seat in (0, 1):
        table.offers.offer(seat, "end", True, host.now)
    record.read(records.record_text(table)).verify(table.board.voice.game)


def test_a_game_that_is_over_is_not_continued_from_its_end() -> None:
    host = playing()
    host.table.offers.offer(0, "end", True, host.now)
    host.table.offers.offer(1, "end", True, host.now)
    with pytest.raises(GameOverError):
        making.fork(host.table, host.table.board.step, host.now)


def test_a_rematch_keeps_seats_for_who_sat_on_them() -> None:
    host = playing(PERSON, OPEN, BOT)
    for seat in (0, 1):
        host.table.offers.offer(seat, "end", True, host.now)
    table, keys = making.again(host.table, host.caller(1), host.now)
    assert keys.seat == 1
    assert [(seat.kind, seat.name, seat.is_free) for seat in table.seats] == [
        ("person", "Anna", True),
        ("person", "Bert", False),
        ("bot", "", False),
    ]


def test_a_rematch_waits_for_the_end() -> None:
    host = playing()
    with pytest.raises(TableError, match="not-over"):
        making.again(host.table, host.caller(1), host.now)


def test_a_record_is_opened_for_review() -> None:
    host = playing()
    host.act(0, "d4", "2 e5")
    table, keys = making.review(records.record_text(host.table), host.now)
    assert (table.board.status, table.board.step, keys.seat) == ("over", 2, None)
    with pytest.raises(TableError):
        table.seating.sit(SitWish(), host.now)


def test_a_record_with_a_changed_byte_is_not_opened() -> None:
    host = playing()
    host.act(0, "d4")
    with pytest.raises(RecordError):
        making.review(records.record_text(host.table).replace("d4", "d5"), host.now)


# Offers


def test_bots_refuse_an_end_that_only_people_would_win() -> None:
    host = playing(PERSON, BOT, options={"edition": "kosmos1994"})
    assert host.table.board.match
    host.table.board.match.state.track[0] = 5  # type: ignore[attr-defined]  # people lead
    host.table.offers.offer(0, "end", True, host.now)
    assert host.table.board.status == "playing"


def test_an_agreement_of_bots_alone_does_not_stand() -> None:
    host = playing(PERSON, OPEN, BOT)
    host.table.offers.offer(0, "end", True, host.now)
    host.table.offers.offer(0, "end", False, host.now)
    assert host.table.sight.snapshot(0).offers == {}

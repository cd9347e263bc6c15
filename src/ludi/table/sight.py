"""What each viewer sees of a table: the public facts, the position, past positions and events."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from copy import copy
from typing import TYPE_CHECKING, Any, cast

import msgspec

from ludi.engine.game import TABLE, State, seat_letter
from ludi.table.errors import TableError
from ludi.table.keys import Caller
from ludi.table.messages import ClockWish, SeatInfo, Sentence, Snapshot, StoryPage, TableInfo
from ludi.table.story import PAGE, TAIL

if TYPE_CHECKING:
    from ludi.table.table import Table

Encoded = Any  # a message, or parts of it, with encoded JSON in place of Structs
_NO_VIEWER = b'{"viewer":null'


class TableSight:
    """Makes the messages about a table, each with only what its viewer may know."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._shared_by: tuple[int, Encoded, bytes] = -1, None, b""  # number of entries; for all viewers

    # The table

    def info(self, now: float, online: Iterable[int], absent: Iterable[int] = ()) -> TableInfo:
        """The table as everyone sees it."""
        table, board, clocks = self._table, self._table.board, self._table.clocks
        info, made = board.voice.game.info, table.made
        outcome = board.match.outcome if board.match else None
        return TableInfo(
            id=table.id,
            game=info.id,
            title=info.title,
            options=made.options,
            seats=[self._seat(n, now, online, absent) for n in range(len(table.seats))],
            status=board.status,
            is_public=made.is_public,
            created=table.created,
            step=board.step,
            to_act=board.on_turn(),
            winners=list(outcome.winners) if outcome else [],
            commitment=table.promise,
            next_table=table.next_table,
            clock=ClockWish(made.clock.per_move, made.clock.per_game, made.clock.per_turn),
            turn_seconds_left=_rounded(clocks.turn_left(now)),
            has_umpire=bool(table.keys.umpire),
            desks=table.desk.parts,
            is_paused=clocks.paused is not None,
            closed_talk=board.voice.closed_talk if table.chat.is_closed else None,
            absence=table.absence,
            requests=table.handing.shown(),
            undo=table.undoing.shown(),
            is_starting=table.opening.until is not None,
            notice=board.notice,
            is_lesson=made.is_lesson,
        )

    def _seat(self, number: int, now: float, online: Iterable[int], absent: Iterable[int]) -> SeatInfo:
        seat, is_open = self._table.seats[number], self._table.board.status == "open"
        return SeatInfo(
            seat=number,
            letter=seat_letter(number),
            kind=seat.kind,
            name=seat.name,
            bot=seat.bot,
            is_online=number in online or self._table.made.is_lesson,
            is_free=seat.is_free and not seat.kept and is_open,
            is_away=seat.is_away,
            is_late=seat.is_late,
            seconds_left=_rounded(self._table.clocks.seconds_left(number, now)),
            is_kept=seat.is_free and bool(seat.kept) and is_open,
            is_absent=number in absent,
            beside=seat.beside,
            seal=seat.seal,
            has_opened=bool(seat.seal and seat.word),
            has_link=bool(seat.passing),
        )

    # The position

    def snapshot(
        self,
        viewer: int | None,
        told: Sequence[msgspec.Raw] = (),
        is_undo: bool = False,
        is_looking: bool = False,
        told_from: int | None = None,
    ) -> Snapshot:
        """The game as one viewer may know it, with its parts already encoded.

        A person who only looks through a viewer's eyes is asked nothing.
        """
        table, state = self._table, self._table.board.running.state
        shared, seen = self._shared()
        shown: Encoded = copy(shared)
        shown.prompt, shown.told = table.board.voice.say(state.prompt(viewer)), told
        shown.is_undo, shown.told_from = is_undo, told_from
        shown.view = _seen_by(viewer, seen) if seen else state.view(viewer)
        if viewer is not None and not is_looking:
            shown.version = table.play.versions[viewer]
            if table.board.status == "playing":
                self._ask(shown, viewer)
        return cast(Snapshot, shown)

    def _ask(self, shown: Encoded, seat: int) -> None:
        """Add the question to a seat, with its legal actions."""
        table, match = self._table, self._table.board.running
        coach = table.coach
        if seat in match.to_act() and (coach is None or coach.is_asking):
            shown.choices = table.board.voice.choices(match.legal_actions(seat))
        shown.may_undo = table.play.may_undo(seat) and (coach is None or coach.may_undo())
        shown.may_offer = [table.board.text(action) for action in match.legal_actions(TABLE)]
        shown.channels = table.chat.channels(seat)
        shown.may_message = table.chat.may_message(seat)

    def _shared(self) -> tuple[Encoded, bytes]:
        """The part of a snapshot that all viewers share, made once per entry; with a view without secrets.

        The view is encoded without its viewer.
        """
        count, shared, seen = self._shared_by
        if count != self._table.journal.seq:
            board, match = self._table.board, self._table.board.running
            shared = self._shown(match.state, match.steps)
            shared.offers = {board.text(action): sorted(seats) for action, seats in match.offers.items()}
            shared.seals = {str(seat): seal for seat, seal in match.seals.items()}
            shared.opened = match.opened()
            shared.lesson = self._table.coach.page() if self._table.coach else None
            seen = b"" if match.game.hides else msgspec.json.encode(match.state.view(None))
            self._shared_by = self._table.journal.seq, shared, seen
        return shared, seen

    def _shown(self, state: State, step: int) -> Encoded:
        """A past or current position, without anything that depends on the viewer."""
        outcome = state.outcome()
        shown: Encoded = Snapshot(step, {}, Sentence(), 0, [], False, [], {}, [])
        shown.result = self._table.board.voice.result(outcome) if outcome else None
        return shown

    # The past

    def prepare(self) -> None:
        """Prepare what will be requested soon, while nobody is waiting."""
        if self._table.board.match:
            self.last_told(None)

    def last_told(self, viewer: int | None) -> tuple[list[msgspec.Raw], int]:
        """The latest events that a viewer was told, encoded, and the step at which they begin.

        The current round of choices is included whole, because a take-back may have renumbered its steps.
        """
        board, match = self._table.board, self._table.board.running
        back_to = match.rounds.begun if match.game.info.has_simultaneous else None
        found, first = board.story().page(match, viewer, None, TAIL, back_to)
        return [board.voice.told(event, step) for step, event in found], first

    def page(self, viewer: int | None, before: int) -> StoryPage:
        """The last page of what a viewer was told before a step."""
        board = self._table.board
        if not board.match:
            raise TableError("not-playing", status=board.status)
        found, first = board.story().page(board.match, viewer, before, PAGE)
        told: Encoded = [board.voice.told(event, step) for step, event in found]
        return StoryPage(told, first)

    def at_step(self, step: int, viewer: int | None) -> Snapshot:
        """A past position as the viewer knew it, with the events of its last action."""
        board = self._table.board
        match, voice = board.match_at(step), board.voice
        story = board.story()
        state = story.state_at(match, match.history.actions_at(step))
        shown = self._shown(state, step)
        shown.told = [voice.told(event, at) for at, event in story.at_step(match, step, viewer)]
        shown.view, shown.prompt = state.view(viewer), voice.say(state.prompt(viewer))
        return cast(Snapshot, shown)

    def viewpoint(self, caller: Caller, eyes: int | str | None) -> int | None:
        """The viewer whose eyes the caller may use: their own, or any when nothing is hidden any more.

        An umpire may use those they are looking through, because that look is in the record.
        """
        table = self._table
        if eyes is None or eyes == caller.seat:
            return caller.seat
        if isinstance(eyes, int):
            table.seats.check(eyes)
        is_looking = table.desk.looks_through(caller, eyes)
        if not table.board.is_open_to_all and eyes != "none" and not is_looking:
            raise TableError("hidden")
        return TABLE if eyes == "all" else eyes if isinstance(eyes, int) else None


def _rounded(seconds: float | None) -> float | None:
    return None if seconds is None else round(seconds, 1)


def _seen_by(viewer: int | None, seen: bytes) -> msgspec.Raw:
    """A shared view, as one viewer gets it."""
    assert seen.startswith(_NO_VIEWER)
    return msgspec.Raw(b'{"viewer":%s%s' % (msgspec.json.encode(viewer), seen[len(_NO_VIEWER) :]))


def encode(message: Any) -> bytes:
    """A message as it goes over the wire."""
    return msgspec.json.encode(message)

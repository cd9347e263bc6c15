"""The game at a table: its rules, its match, how far it has come, and what was told of it."""

from __future__ import annotations

from collections.abc import Sequence

from ludi.engine import record
from ludi.engine.fair import FairDice
from ludi.engine.game import CHANCE, State
from ludi.engine.history import Move
from ludi.engine.match import Match
from ludi.engine.record import Record
from ludi.table.entries import Made
from ludi.table.errors import TableError
from ludi.table.messages import Sentence, Status
from ludi.table.story import EVERY, Story, common
from ludi.table.words import Voice, sentence, voice_of

ENDED = ("over", "abandoned")


class Board:
    """The match of a table; none before the start."""

    def __init__(self, made: Made) -> None:
        self.voice = voice_of(made.game, made.options)
        self.version = made.version  # of the game's rules
        self.seats = len(made.seats)
        self.lines = made.lines  # of the table that this one goes on from
        self.shown_record = record.read(made.review) if made.review else None
        self.match: Match | None = None
        self.status: Status = "open"
        self.stopped: TableError | None = None  # why it can only be looked at
        self.notice: Sentence | None = None  # what everyone should know about the table
        self._story: Story | None = None  # of the match, up to its last actions
        if self.shown_record:
            self.match = self.shown_record.replay_as_far(self.voice.game)
            self.status = "over"

    # Where it stands

    @property
    def running(self) -> Match:
        """The match; an assertion fails before the start."""
        assert self.match is not None
        return self.match

    @property
    def step(self) -> int:
        """The number of actions so far that a spectator could notice."""
        return self.match.steps if self.match else 0

    @property
    def is_ended(self) -> bool:
        """Whether the game here is over or was closed."""
        return self.status in ENDED

    @property
    def is_open_to_all(self) -> bool:
        """Whether everything may be shown: the game hides nothing, or it is over."""
        return self.status in ENDED or not self.voice.game.hides

    def to_act(self) -> list[int]:
        """The seats that decide now, those that are asked in secret too; [] before and after the game."""
        return self.match.to_act() if self.match and self.status == "playing" else []

    def on_turn(self) -> list[int]:
        """The seats that everyone sees deciding now."""
        if not self.match or not self.voice.game.hides:
            return self.to_act()
        return list(self.match.view(None).to_act) if self.status == "playing" else []

    def not_playing(self) -> TableError:
        """The error for a command that needs a running game."""
        return self.stopped or TableError("not-playing", status=self.status)

    def check_playing(self) -> None:
        """Raise an error unless a game is being played."""
        if self.status != "playing":
            raise self.not_playing()

    def match_at(self, step: int) -> Match:
        """The match, when it has come to this step."""
        if not self.match:
            raise self.not_playing()
        if not 0 <= step <= self.step:
            raise TableError("step", last=self.step)
        return self.match

    def text(self, action: int) -> str:
        """An action in the notation of the game."""
        return self.voice.game.codec.write(action)

    # Going on

    def begin(self, dice: FairDice, version: int | None) -> None:
        """Play from the first action, or from the lines that there are."""
        self.version = self.version if version is None else version
        self.match = match_after(self.voice, self.seats, dice, self.lines, len(self.lines))
        self.status = "playing"

    def rewind(self, step: int) -> None:
        """Go back to an earlier action, with the same dice."""
        dice, lines = self.running.dice, self.running.lines[:step]
        assert isinstance(dice, FairDice)
        again = FairDice(dice.secret, dice.words, 0, dice.sealed)
        self.match = match_after(self.voice, self.seats, again, lines, len(self.lines))

    def show(self, match: Match) -> None:
        """Continue with another match, whose events nobody has been told yet."""
        self.match, self._story, self.status = match, None, "playing"

    # Rules of another version

    def is_outdated(self) -> bool:
        """Whether the game was started with another version of the rules."""
        return self.version != self.voice.game.info.version

    def stop_if_it_must(self) -> None:
        """Stop a game whose rules have changed since its start; a table that has not started may go on."""
        if self.match is None:
            shown = self.lines_as_far() if self.lines else None
            if shown and len(shown.lines) < len(self.lines):
                self.match = shown
                self.stop()
        elif self._is_cut_short(self.match) or (self.is_outdated() and self.to_act()):
            self.stop()
        elif self.is_outdated():
            self.notice = sentence("table-outdated", **self._versions())

    def _is_cut_short(self, match: Match) -> bool:
        """Whether the shown record has lines that the present rules don't accept."""
        return self.shown_record is not None and len(match.lines) < len(self.shown_record.lines)

    def lines_as_far(self) -> Match:
        """The match of the lines this table continues from, as far as the present rules accept them."""
        return _record_of_lines(self.voice, self.seats, self.lines).replay_as_far(self.voice.game)

    def stop(self) -> None:
        """Make the table read-only; nothing is written, so that the right version can still continue it."""
        why = "version" if self.is_outdated() else "journal"
        self.status = "abandoned"
        self.stopped = TableError("stopped", why=why, last=self.step, **self._versions())
        self.notice = sentence("problem-stopped", **self.stopped.words)

    def _versions(self) -> dict[str, str | int]:
        info = self.voice.game.info
        return {"game": info.title, "version": self.version, "ours": info.version}

    # The story

    def story(self) -> Story:
        """The events so far, up to the last action."""
        if self._story is None:
            self._story = Story(self.running.start)
        self._story.follow(self.running)
        return self._story

    def follow_now_and_then(self) -> None:
        """Update the stored story a little at a time, so that no request waits long."""
        if self._story and len(self.running.moves) - self._story.count >= EVERY:
            self._story.follow(self.running)

    def cut_story(self, before: list[Move]) -> None:
        """Drop the events of actions that were taken back."""
        if self._story:
            self._story.cut(common(before, self.running.moves))

    def state_at(self, match: Match, count: int) -> State:
        """The position after the first `count` actions."""
        return self.story().state_at(match, count)


def match_after(voice: Voice, seats: int, dice: FairDice, lines: Sequence[str], foreign: int) -> Match:
    """The match after these lines; later draws come from its own dice.

    Draws in the first `foreign` lines were made by the dice of another table.
    """
    if not lines:
        return Match(voice.game, seats, dice)
    match = _record_of_lines(voice, seats, lines).replay(voice.game)
    dice.drawn = sum(seat == CHANCE for seat, _ in match.moves[foreign:])
    match.go_on(dice)
    return match


def _record_of_lines(voice: Voice, seats: int, lines: Sequence[str]) -> Record:
    return Record(record.Header(voice.game.info.id, voice.game.info.version, seats), tuple(lines))

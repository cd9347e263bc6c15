"""The coach of a table with a lesson: the current page, and what has been done there.

The position of a page follows from the lesson alone, so that any page can be opened. An action of the learner
is played as in any game, if the step asks for it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludi.engine import orders
from ludi.engine.fair import ByHand
from ludi.engine.game import Game
from ludi.engine.views import Message
from ludi.table import lessons
from ludi.table.entries import OfLesson, Recited, Turned
from ludi.table.errors import TableError
from ludi.table.lessons import Lesson, Step
from ludi.table.messages import LessonChapter, LessonPage, Sentence

if TYPE_CHECKING:
    from ludi.table.table import Table


class Coach:
    """Gives a lesson, page after page."""

    def __init__(self, table: Table, lesson: Lesson) -> None:
        self._table, self._lesson = table, lesson
        self._chapter = self._at = 0
        self._begun = 0  # the number of actions in the match when the step began
        self._due: list[str] = []  # what other seats still have to play in this step

    @property
    def _game(self) -> Game:
        return self._table.board.voice.game

    @property
    def _step(self) -> Step | None:
        """The current step, or None at the end."""
        return self._lesson.step(self._chapter, self._at)

    @property
    def is_due(self) -> bool:
        """Whether other seats still have to play in this step."""
        return bool(self._due)

    @property
    def is_asking(self) -> bool:
        """Whether the learner has to do something."""
        return bool(self._step and self._step.do) and not self._due

    def _done(self) -> list[str]:
        """What the learner did in this step."""
        board = self._table.board
        moves = board.running.moves[self._begun :]
        return [board.text(action) for seat, action in moves if seat == self._lesson.learner]

    # Commands

    def check(self, actions: list[str]) -> None:
        """Refuse an illegal action by its rule, and an unwanted one by the answer of the step."""
        step = self._step
        if step is None or not self.is_asking:
            raise TableError("lesson-read")
        if not lessons.is_wanted(step, [*self._done(), *actions]):
            trial = self._table.board.running.copy()
            trial.dice = ByHand()
            trial.play(self._lesson.learner, actions[0])
            raise self._not_meant(step)

    def check_order(self, text: str, is_draft: bool) -> None:
        """Refuse a whole order in the same way; a draft may be anything."""
        step = self._step
        if step is None or not self.is_asking:
            raise TableError("lesson-read")
        chain = orders.read_order(self._table.board.running, self._lesson.learner, text)
        if not is_draft and not lessons.is_complete(step, [self._table.board.text(one) for one in chain]):
            raise self._not_meant(step)

    def _not_meant(self, step: Step) -> TableError:
        return TableError("lesson", said=Message(lessons.answer_id(self._game, step)))

    def may_undo(self) -> bool:
        """Whether the learner did something in this step that can be taken back."""
        return bool(self._done()) and not self._due

    def check_undo(self) -> None:
        """Refuse to take back beyond the beginning of a step; the learner can turn pages instead."""
        if not self.may_undo():
            raise TableError("lesson-undo")

    def go_on(self, now: float) -> None:
        """Turn the page when the learner has done what the step asks for."""
        step = self._step
        if step and step.do and lessons.is_complete(step, self._done()):
            self._table.journal.write(Turned(*self._lesson.after(self._chapter, self._at)), now)

    def turn(self, chapter: int, step: int, now: float) -> None:
        """Go to a page: the next one, an earlier one, or another chapter."""
        if not self._lesson.has_page(chapter, step):
            raise TableError("lesson-page")
        self._table.journal.write(Turned(chapter, step), now)

    def recite(self, now: float) -> None:
        """Play the next action of another seat in this step."""
        if self._due:
            seat, action = lessons.read_line(self._table.board.running, self._due[0])
            self._table.journal.write(Recited(seat, action), now)

    # What happens

    def open(self) -> None:
        """Begin the lesson."""
        self._set(0, 0)

    def apply(self, fact: OfLesson, at: float) -> None:
        """Apply a turned page, or an action of another seat."""
        match fact:
            case Turned():
                self._turn(fact, at)
            case Recited():
                self._recite(fact, at)

    def _turn(self, fact: Turned, at: float) -> None:
        table, page = self._table, (fact.chapter, fact.step)
        if not self._lesson.has_page(*page):
            raise TableError("lesson-page")
        is_next = fact.chapter == self._chapter and fact.step == self._at + 1 and not self._due
        if is_next and self._is_done():
            self._take(*page)
            table.play.renew(at)
            return
        self._set(*page)
        table.play.begin(at)
        table.journal.news.is_undo = True

    def _is_done(self) -> bool:
        step = self._step
        return step is not None and (not step.do or lessons.is_complete(step, self._done()))

    def _recite(self, fact: Recited, at: float) -> None:
        match, play = self._table.board.running, self._table.play
        self._due.pop(0)
        play.tell(match.play(fact.seat, fact.action), fact.seat, {}, at)
        play.renew(at)

    def _set(self, chapter: int, step: int) -> None:
        """Set up the position of a page."""
        self._table.board.show(lessons.position_at(self._game, self._lesson, chapter, step))
        self._take(chapter, step)

    def _take(self, chapter: int, at: int) -> None:
        """Begin a page, regardless of what was done before."""
        self._chapter, self._at = chapter, at
        match, step = self._table.board.running, self._step
        lessons.enter(match, self._lesson, chapter, step)
        self._begun = len(match.moves)
        self._due = list(step.plays) if step else []

    # What the learner sees

    def page(self) -> LessonPage:
        """The current page."""
        lesson, step, game = self._lesson, self._step, self._game.info.id
        shown = "" if step is None or not self.is_asking else lessons.shown_next(step, self._done())
        return LessonPage(
            chapter=self._chapter,
            step=self._at,
            number=min(lesson.count, lesson.number(self._chapter, self._at)),
            count=lesson.count,
            text=Sentence(lessons.text_id(game, step.id if step else lessons.END)),
            is_task=bool(step and step.do),
            is_busy=self.is_due,
            is_over=step is None,
            lights=list(step.lights) if step else [],
            shown=self._steps_of(shown),
            rule=step.rule if step else "",
            chapters=[
                LessonChapter(Sentence(lessons.text_id(game, f"chapter-{one.id}")), len(one.steps))
                for one in lesson.chapters
            ],
        )

    def _steps_of(self, shown: str) -> list[str]:
        """The ids to click for the shown action; for a pattern, those of the first action that matches."""
        if not shown:
            return []
        match = self._table.board.running
        step = lessons.Step("", do=((shown,),))
        texts = match.legal_texts(self._lesson.learner)
        meant = (
            shown if shown in texts else next((one for one in texts if lessons.is_wanted(step, [one])), "")
        )
        return list(self._game.codec.steps(self._game.codec.read(meant))) if meant else []

"""The coach of a table at which a lesson is given: which page it is at, and what is done there.

The position of a page follows from the lesson alone, so that any page can be turned to. What the learner does
is played as in any game, when it is what the step asks for.
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
        self._begun = 0  # actions in the match when the step began
        self._due: list[str] = []  # what others are still to play in this step

    @property
    def _game(self) -> Game:
        return self._table.board.voice.game

    @property
    def _step(self) -> Step | None:
        """The step of the moment; none at the end."""
        return self._lesson.step(self._chapter, self._at)

    @property
    def is_due(self) -> bool:
        """Whether others are still to play in this step."""
        return bool(self._due)

    @property
    def is_asking(self) -> bool:
        """Whether the learner is to do something."""
        return bool(self._step and self._step.do) and not self._due

    def _done(self) -> list[str]:
        """What the learner did in this step."""
        board = self._table.board
        moves = board.running.moves[self._begun :]
        return [board.text(action) for seat, action in moves if seat == self._lesson.learner]

    # Commands

    def check(self, actions: list[str]) -> None:
        """Refuse what is not meant: what is not legal by its rule, the rest by the answer of the step."""
        step = self._step
        if step is None or not self.is_asking:
            raise TableError("lesson-read")
        if not lessons.is_wanted(step, [*self._done(), *actions]):
            trial = self._table.board.running.copy()
            trial.dice = ByHand()
            trial.play(self._lesson.learner, actions[0])
            raise self._not_meant(step)

    def check_order(self, text: str, is_draft: bool) -> None:
        """The same for a whole order; a draft may be anything."""
        step = self._step
        if step is None or not self.is_asking:
            raise TableError("lesson-read")
        chain = orders.read_order(self._table.board.running, self._lesson.learner, text)
        if not is_draft and not lessons.is_complete(step, [self._table.board.text(one) for one in chain]):
            raise self._not_meant(step)

    def _not_meant(self, step: Step) -> TableError:
        return TableError("lesson", said=Message(lessons.answer_id(self._game, step)))

    def may_undo(self) -> bool:
        """Whether the learner did something in this step that he may take back."""
        return bool(self._done()) and not self._due

    def check_undo(self) -> None:
        """Nothing is taken back over the beginning of a step: there are pages for that."""
        if not self.may_undo():
            raise TableError("lesson-undo")

    def go_on(self, now: float) -> None:
        """Turn the page when the learner has done what it asks for."""
        step = self._step
        if step and step.do and lessons.is_complete(step, self._done()):
            self._table.journal.write(Turned(*self._lesson.after(self._chapter, self._at)), now)

    def turn(self, chapter: int, step: int, now: float) -> None:
        """Go to a page: the next, one before, another chapter."""
        if not self._lesson.has_page(chapter, step):
            raise TableError("lesson-page")
        self._table.journal.write(Turned(chapter, step), now)

    def recite(self, now: float) -> None:
        """Let the others play the next thing of this step."""
        if self._due:
            seat, action = lessons.read_line(self._table.board.running, self._due[0])
            self._table.journal.write(Recited(seat, action), now)

    # What happens

    def open(self) -> None:
        """The lesson begins."""
        self._set(0, 0)

    def apply(self, fact: OfLesson, at: float) -> None:
        """A page is turned, or others play."""
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
        """Make the position of a page anew."""
        self._table.board.show(lessons.position_at(self._game, self._lesson, chapter, step))
        self._take(chapter, step)

    def _take(self, chapter: int, at: int) -> None:
        """Begin a page, whatever was done before it."""
        self._chapter, self._at = chapter, at
        match, step = self._table.board.running, self._step
        lessons.enter(match, self._lesson, chapter, step)
        self._begun = len(match.moves)
        self._due = list(step.plays) if step else []

    # What the learner sees

    def page(self) -> LessonPage:
        """The page of the moment."""
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
        """The ids to click for what is shown, of a pattern those of the first action that fits."""
        if not shown:
            return []
        match = self._table.board.running
        step = lessons.Step("", do=((shown,),))
        texts = match.legal_texts(self._lesson.learner)
        meant = (
            shown if shown in texts else next((one for one in texts if lessons.is_wanted(step, [one])), "")
        )
        return list(self._game.codec.steps(self._game.codec.read(meant))) if meant else []

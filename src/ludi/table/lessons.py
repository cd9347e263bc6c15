"""Lessons: reads and checks the lesson file of a game, independent of any game or table.

A lesson is data: chapters that each have a position and a list of steps. A step is a text to read, or asks
the learner for an action; the other seats and the dice do what it says. docs/lessons.md has the format.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from fnmatch import fnmatchcase
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from ludi.engine.errors import NotationError, SetupError
from ludi.engine.fair import Dice, FairDice, ScriptedDice
from ludi.engine.game import CHANCE, Game, seat_number
from ludi.engine.match import Match
from ludi.engine.registry import game_class
from ludi.games.spoken import LESSON, bundle

END = "end"  # the id of the last page, which is not a step
Chain = tuple[str, ...]  # actions one after the other, each as its text or a pattern such as `d4-*`


class Step(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """One step: something to read, or something to do."""

    id: str  # the id of its texts, unique in the lesson
    plays: Chain = ()  # what other seats play before it, as lines of a record: `B d4`
    draws: Chain = ()  # the outcomes of draws in it, for the plays and for the learner's actions
    do: tuple[Chain, ...] = ()  # the accepted solutions, of which the first is shown; none: just a text
    is_free: bool = False  # a whole order, written in any sequence and judged at its last action
    lights: Chain = ()  # the steps of the drawing to highlight
    rule: str = ""  # the rule behind it


class Chapter(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A position, and the steps to learn there."""

    id: str
    steps: tuple[Step, ...]
    position: str = ""  # as text; empty: the start of the game
    seed: int = 1  # for draws that no step names
    lines: Chain = ()  # lines of a record, played before the first step


class Lesson(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A whole lesson."""

    names: tuple[str, ...]  # by seat; the learner's name is not used
    chapters: tuple[Chapter, ...]
    minutes: int = 2
    learner: int = 0
    options: dict[str, Any] = {}

    @property
    def count(self) -> int:
        """The number of steps in all chapters."""
        return sum(len(chapter.steps) for chapter in self.chapters)

    def number(self, chapter: int, step: int) -> int:
        """The number of a step in the lesson, counted from 1."""
        return sum(len(one.steps) for one in self.chapters[:chapter]) + step + 1

    def step(self, chapter: int, step: int) -> Step | None:
        """A step, or None after the last one."""
        steps = self.chapters[chapter].steps
        return steps[step] if step < len(steps) else None

    def after(self, chapter: int, step: int) -> tuple[int, int]:
        """The next page; after the last step it is the end."""
        is_last = step + 1 >= len(self.chapters[chapter].steps) and chapter + 1 < len(self.chapters)
        return (chapter + 1, 0) if is_last else (chapter, step + 1)

    def has_page(self, chapter: int, step: int) -> bool:
        """Whether this page exists; the end is a page too."""
        if not 0 <= chapter < len(self.chapters):
            return False
        return 0 <= step < len(self.chapters[chapter].steps) + (chapter + 1 == len(self.chapters))

    def pages(self) -> Iterator[tuple[int, int, Step]]:
        """Every step with its chapter and its place there."""
        for at, chapter in enumerate(self.chapters):
            for n, step in enumerate(chapter.steps):
                yield at, n, step


def has_lesson(game_id: str) -> bool:
    """Whether a game has a lesson."""
    return bool(game_class(game_id).parts.lesson)


@cache
def lesson_of(game_id: str) -> Lesson:
    """The lesson of a game, or a SetupError."""
    kind = game_class(game_id)
    if not kind.parts.lesson:
        raise SetupError("{game} has no lesson", "no-lesson", game=game_id)
    text = files(kind.package).joinpath(kind.parts.lesson).read_text("utf-8")
    return msgspec.json.decode(text, type=Lesson)


# Texts


def text_id(game_id: str, name: str) -> str:
    """The id of a text of a lesson."""
    return f"{game_id}-lesson-{name}"


def answer_id(game: Game, step: Step) -> str:
    """The id of the answer to a legal but unwanted action; a common text if the step has none."""
    name = text_id(game.info.id, step.id)
    has_own = "else" in bundle(game.package, "en", LESSON).get_message(name).attributes
    return f"{name}.else" if has_own else "lesson-else"


# What a learner does


def fits(chain: Chain, done: Sequence[str]) -> bool:
    """Whether these actions begin or complete a chain."""
    return len(done) <= len(chain) and all(map(fnmatchcase, done, chain))


def is_order(chain: Chain, done: Sequence[str]) -> bool:
    """Whether an order matches a chain in any sequence; a pattern stands for one or more actions."""
    exact = [action for action in chain if not is_pattern(action)]
    patterns = [action for action in chain if is_pattern(action)]
    rest = list(done)
    for action in exact:
        if action not in rest:
            return False
        rest.remove(action)
    has_all = all(any(fnmatchcase(one, pattern) for one in rest) for pattern in patterns)
    return has_all and all(any(fnmatchcase(one, pattern) for pattern in patterns) for one in rest)


def is_pattern(action: str) -> bool:
    """Whether a text is a pattern for several actions."""
    return not set("*?[").isdisjoint(action)


def ends(step: Step, action: str) -> bool:
    """Whether this action ends a solution of the step."""
    return any(chain[-1] == action for chain in step.do)


def is_wanted(step: Step, done: Sequence[str]) -> bool:
    """Whether these actions may lead to a solution of the step."""
    if step.is_free:
        return not ends(step, done[-1]) or is_complete(step, done)
    return any(fits(chain, done) for chain in step.do)


def is_complete(step: Step, done: Sequence[str]) -> bool:
    """Whether these actions are a solution of the step."""
    if step.is_free:
        return any(is_order(chain, done) for chain in step.do)
    return any(len(done) == len(chain) and fits(chain, done) for chain in step.do)


def shown_next(step: Step, done: Sequence[str]) -> str:
    """The next action of the solution that is shown on request; empty when there is none."""
    if step.is_free:
        missing = Counter(step.do[0]) - Counter(done)
        return next((action for action in step.do[0] if missing[action]), "")
    chain = next((chain for chain in step.do if fits(chain, done)), ())
    return chain[len(done)] if len(done) < len(chain) else ""


# Positions


def dice_of(game: Game, chapter: Chapter, step: Step | None, drawn: int) -> Dice:
    """The dice for a step: with the outcomes that it names, or with a fixed seed."""
    if step and step.draws:
        return ScriptedDice(game.codec.read(outcome) for outcome in step.draws)
    return FairDice(f"{chapter.seed:064x}", (), drawn)


def opened(game: Game, lesson: Lesson, chapter: int) -> Match:
    """The match at the beginning of a chapter."""
    one = lesson.chapters[chapter]
    start = game.read_position(one.position) if one.position else None
    match = Match(game, len(lesson.names), dice_of(game, one, None, 0), start=start)
    for line in one.lines:
        play_line(match, line)
    return match


def position_at(game: Game, lesson: Lesson, chapter: int, step: int) -> Match:
    """The match at the beginning of a step, before anything is played in it."""
    match = opened(game, lesson, chapter)
    for one in lesson.chapters[chapter].steps[:step]:
        enter(match, lesson, chapter, one)
        for line in one.plays:
            play_line(match, line)
        for action in one.do[0] if one.do else ():
            match.play(lesson.learner, action)
    return match


def enter(match: Match, lesson: Lesson, chapter: int, step: Step | None) -> None:
    """Use the dice of a step."""
    drawn = sum(seat == CHANCE for seat, _ in match.moves)
    match.dice = dice_of(match.game, lesson.chapters[chapter], step, drawn)


def read_line(match: Match, line: str) -> tuple[int, str]:
    """The seat and the action in a line such as `B d4`; for a pattern, the first action that matches."""
    letter, _, action = line.partition(" ")
    if not action or letter == "*":
        raise NotationError("{line}: a line has a seat and an action", "lesson-line", line=line)
    seat = seat_number(letter, match.seats)
    if not is_pattern(action):
        return seat, action
    return seat, next((text for text in match.legal_texts(seat) if fnmatchcase(text, action)), action)


def play_line(match: Match, line: str) -> None:
    """Play a line; draws follow automatically."""
    seat, action = read_line(match, line)
    match.play(seat, action)


# Checking


def mistakes(game_id: str) -> list[str]:
    """The mistakes in a lesson, found by playing it from the first step to the last on the plain engine."""
    lesson = lesson_of(game_id)
    game = game_class(game_id)(**lesson.options)
    found: list[str] = []
    ids = [step.id for _, _, step in lesson.pages()]
    found += [
        f"{name}: two steps have this id" for name in sorted({one for one in ids if ids.count(one) > 1})
    ]
    found += [f"{name}: the end has this id" for name in ids if name == END]
    if not 0 <= lesson.learner < len(lesson.names):
        return [*found, f"learner {lesson.learner}: there are {len(lesson.names)} seats"]
    for chapter, _ in enumerate(lesson.chapters):
        found += _mistakes_of(game, lesson, chapter)
    return found


def _mistakes_of(game: Game, lesson: Lesson, chapter: int) -> list[str]:
    found: list[str] = []
    where = lesson.chapters[chapter].id
    try:
        for n, step in enumerate(lesson.chapters[chapter].steps):
            where = step.id
            match = position_at(game, lesson, chapter, n)
            enter(match, lesson, chapter, step)
            for line in step.plays:
                play_line(match, line)
            found += [f"{where}: {one}" for one in _mistakes_in(match, lesson, step)]
    except Exception as error:  # noqa: BLE001  whatever a lesson's author wrote
        found.append(f"{where}: {type(error).__name__}: {error}")
    return found


def _mistakes_in(match: Match, lesson: Lesson, step: Step) -> Iterator[str]:
    """The mistakes in what a step asks for and highlights."""
    codec, seat = match.game.codec, lesson.learner
    if step.do and seat not in match.to_act():
        yield "the learner is not to act"
        return
    for chain in step.do:
        if step.is_free and any(map(is_pattern, chain)):
            continue
        trial = match.copy()
        for action in chain:
            meant = [text for text in trial.legal_texts(seat) if fnmatchcase(text, action)]
            if not meant:
                yield f"{action}: not legal, of {len(trial.legal_texts(seat))}"
                return
            trial.play(seat, meant[0])
    if step.lights:
        known = {part for action in range(codec.size) for part in codec.steps(action)}
        yield from (f"{light}: no step of the drawing" for light in step.lights if light not in known)

"""A game in a minute: a few sentences with a picture of a real position each, from the game's lesson."""

from __future__ import annotations

from functools import cache

import msgspec

from ludi.engine.game import seat_letter
from ludi.engine.registry import game_class
from ludi.games.spoken import LESSON, bundle
from ludi.table.lessons import Chapter, Lesson, lesson_of, position_at
from ludi.table.messages import Brief, BriefPart, SeatInfo, Sentence


@cache
def brief_of(game_id: str) -> Brief:
    """The game in a minute; a SetupError for a game without a lesson."""
    lesson = lesson_of(game_id)
    parts = [_part(game_id, lesson, at) for at, one in enumerate(lesson.chapters) if has_text(game_id, one)]
    return Brief(seats=[_seat(n, name) for n, name in enumerate(lesson.names)], parts=parts)


def text_id(game_id: str, chapter: Chapter) -> str:
    """The id of the text about a chapter."""
    return f"{game_id}-brief-{chapter.id}"


def has_text(game_id: str, chapter: Chapter) -> bool:
    """Whether there is a text about a chapter; the first of a lesson may need no picture of its own."""
    return bundle(game_class(game_id).package, "en", LESSON).has_message(text_id(game_id, chapter))


def _part(game_id: str, lesson: Lesson, at: int) -> BriefPart:
    """The text about a chapter, with its last position as the learner sees it."""
    chapter, game = lesson.chapters[at], game_class(game_id)(**lesson.options)
    match = position_at(game, lesson, at, len(chapter.steps))
    return BriefPart(
        title=Sentence(name=f"{game_id}-lesson-chapter-{chapter.id}"),
        text=Sentence(name=text_id(game_id, chapter)),
        view=msgspec.to_builtins(match.view(lesson.learner)),
        rule=_rule(chapter),
    )


def _rule(chapter: Chapter) -> str:
    """The rule behind what is done in a chapter, or otherwise behind what is read there."""
    rules = [step.rule for step in chapter.steps if step.do and step.rule]
    return next(iter([*rules, *(step.rule for step in chapter.steps if step.rule)]), "")


def _seat(seat: int, name: str) -> SeatInfo:
    return SeatInfo(
        seat=seat,
        letter=seat_letter(seat),
        kind="person",
        name=name,
        bot="",
        is_online=True,
        is_free=False,
        is_away=False,
    )

"""A game in a minute: sentences and pictures out of its lesson."""

from __future__ import annotations

import pytest
from tests.server.house import House

from ludi.engine.errors import SetupError
from ludi.engine.registry import game_ids
from ludi.table.briefs import brief_of, has_text
from ludi.table.lessons import has_lesson, lesson_of

TAUGHT = [game_id for game_id in game_ids() if has_lesson(game_id)]


@pytest.mark.parametrize("game_id", TAUGHT)
def test_a_game_with_a_lesson_is_told_in_a_minute_chapter_by_chapter(game_id: str) -> None:
    chapters = lesson_of(game_id).chapters
    assert [one.id for one in chapters if not has_text(game_id, one)] == []
    assert len(brief_of(game_id).parts) == len(chapters)


@pytest.mark.parametrize("game_id", TAUGHT)
def test_its_pictures_are_what_the_learner_sees_at_the_end_of_a_chapter(game_id: str) -> None:
    learner = lesson_of(game_id).learner
    assert {part.view["viewer"] for part in brief_of(game_id).parts} == {learner}


def test_a_game_without_a_lesson_has_none(house: House) -> None:
    with pytest.raises(SetupError, match="micatio has no lesson"):
        brief_of("micatio")
    assert house.get("/games/micatio/brief").status_code == 422
    assert house.get("/games/forum/brief").json()["parts"]

"""The page of views is made from the views, and says something of every field."""

from __future__ import annotations

import inspect
from pathlib import Path

from tests.contract.tables import each_game

from ludi.commands import views
from ludi.engine.registry import make

PAGE = Path(__file__).parents[2] / "docs" / "views.md"


def test_the_page_is_what_the_command_makes() -> None:
    assert PAGE.read_text(encoding="utf-8") == views.page()


@each_game
def test_every_field_of_a_view_says_what_it_is(game_id: str) -> None:
    game = make(game_id)
    view = type(game.start(game.seat_numbers()[0]).view(None))
    module = inspect.getmodule(view)
    assert module is not None
    kinds = list(views.kinds(view, module))
    assert kinds[0] is view
    told = [(kind.__name__, name, text) for kind in kinds for name, _, text in views.fields(kind, module)]
    assert told
    assert [each[:2] for each in told if not each[2]] == []

"""A game without texts is for programs: the lobby goes on without it, and a table of it is refused."""

from __future__ import annotations

import pytest
from tests.engine.toys import BellGame

from ludi.engine import registry
from ludi.engine.errors import SetupError
from ludi.table.words import game_infos, voice_of


@pytest.fixture(autouse=True)
def bell(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._registered, "bell", BellGame)


def test_the_lobby_lists_the_other_games() -> None:
    assert "bell" in registry.game_ids()
    listed = [info.id for info in game_infos.__wrapped__()]
    assert listed == [game_id for game_id in registry.game_ids() if game_id != "bell"]


def test_a_table_of_it_is_refused_with_the_reason() -> None:
    with pytest.raises(SetupError, match="bell does not load: it has no texts"):
        voice_of("bell", {})

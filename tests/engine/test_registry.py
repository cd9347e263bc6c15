"""Games are found through entry points, ours and anybody's; a broken one harms nobody else."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.metadata import EntryPoint, entry_points

import pytest
from tests.engine.toys import BellGame

from ludi.engine import registry
from ludi.engine.errors import SetupError


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[EntryPoint]]:
    """The entry points that are installed, to which a test adds its own."""
    found = list(entry_points(group=registry.GROUP))
    monkeypatch.setattr(registry, "entry_points", lambda group: found if group == registry.GROUP else [])
    forget()
    yield found
    forget()


def forget() -> None:
    """Look for games anew."""
    for kept in (registry._entries, registry._load):
        kept.cache_clear()


def entry(name: str, value: str) -> EntryPoint:
    """An entry point as a package would declare it."""
    return EntryPoint(name, value, registry.GROUP)


def test_our_own_games_come_in_the_order_of_their_places() -> None:
    assert registry.game_ids() == ["forum", "pompeii", "discordia", "megadates", "micatio"]


def test_a_game_that_cannot_be_imported_is_left_out_and_says_why(installed: list[EntryPoint]) -> None:
    installed.append(entry("lost", "no.such.module:Game"))
    assert "lost" not in registry.game_ids()
    assert "No module named 'no'" in registry.broken_games()["lost"]
    with pytest.raises(SetupError, match=r"lost does not load: no\.such\.module:Game"):
        registry.game_class("lost")


def test_what_is_no_game_is_left_out(installed: list[EntryPoint]) -> None:
    installed.append(entry("json", "json:JSONDecoder"))
    assert registry.broken_games() == {"json": "json:JSONDecoder is no subclass of ludi.Game"}


def test_a_script_adds_a_game_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_registered", {})
    registry.register(BellGame)
    assert registry.game_ids()[-1] == "bell"
    assert registry.make("bell").info.title == BellGame.info.title


def test_a_game_goes_by_its_own_id_only(installed: list[EntryPoint]) -> None:
    installed.append(entry("other", "ludi.games.forum.game:ForumGame"))
    assert "calls itself forum" in registry.broken_games()["other"]


def test_nobody_takes_the_place_of_a_game_that_is_there(installed: list[EntryPoint]) -> None:
    installed.append(entry("forum", "ludi.games.micatio.game:MicatioGame"))
    assert registry.game_class("forum").info.id == "forum"

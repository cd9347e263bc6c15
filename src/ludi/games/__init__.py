"""The registered games."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from ludi.engine.errors import RecordError
from ludi.engine.game import Game, find_named
from ludi.engine.record import Header, Record

# Each game's class is imported when it is asked for.
_GAMES = {
    "forum": "ludi.games.forum.game:ForumGame",
    "pompeii": "ludi.games.pompeii.game:PompeiiGame",
    "discordia": "ludi.games.discordia.game:DiscordiaGame",
    "megadates": "ludi.games.megadates.game:MegadatesGame",
    "micatio": "ludi.games.micatio.game:MicatioGame",
}


def game_ids() -> list[str]:
    """The games that are offered."""
    return list(_GAMES)


def game_class(game_id: str) -> type[Game]:
    """The class of a game, or a SetupError that suggests the right name."""
    module, _, name = find_named("game", game_id, _GAMES).partition(":")
    found: type[Game] = getattr(import_module(module), name)
    return found


def make(game_id: str, /, **options: Any) -> Game:
    """A game with its options chosen."""
    return game_class(game_id)(**options)


def game_of(record: Record) -> Game:
    """The game a record was played by."""
    header: Header = record.header
    game = make(header.game, **header.options)
    if game.info.version != header.version:
        raise RecordError(
            "played by version {version} of {game}; this is version {ours}",
            None,
            "record-version",
            version=header.version,
            game=header.game,
            ours=game.info.version,
        )
    return game

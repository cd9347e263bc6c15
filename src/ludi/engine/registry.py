"""The games that are installed, ours and anybody's: found through the entry point group `ludi.games`."""

from __future__ import annotations

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from ludi.engine.errors import RecordError, SetupError
from ludi.engine.game import Game, find_named
from ludi.engine.record import Header, Record

GROUP = "ludi.games"

_registered: dict[str, type[Game]] = {}  # in this process only


def register(kind: type[Game]) -> None:
    """Add a game to this process, as a script or a notebook does; other processes do not know it."""
    _registered[kind.info.id] = kind


@cache
def _entries() -> dict[str, EntryPoint]:
    """The entry points by game id; if two packages have the same id, the first on the path wins."""
    found: dict[str, EntryPoint] = {}
    for entry in entry_points(group=GROUP):
        found.setdefault(entry.name, entry)
    return found


def game_ids() -> list[str]:
    """The ids of the installed games, in the order of lists; a game that fails to load is left out."""
    found = {game_id: kind for game_id in _entries() if (kind := _load(game_id)[0])} | _registered
    return sorted(found, key=lambda game_id: (found[game_id].parts.place, game_id))


def broken_games() -> dict[str, str]:
    """The games that are installed and do not load, with the reason."""
    return {game_id: why for game_id in _entries() if (why := _load(game_id)[1])}


def has_game(game_id: str) -> bool:
    """Whether a game of this id is installed."""
    return game_id in _registered or game_id in _entries()


def game_class(game_id: str) -> type[Game]:
    """The class of a game, or a SetupError that suggests the right name or says why it does not load."""
    if game_id in _registered:
        return _registered[game_id]
    find_named("game", game_id, _entries())
    kind, why = _load(game_id)
    if kind is None:
        raise SetupError("{game} does not load: {why}", "game-broken", game=game_id, why=why)
    return kind


@cache
def _load(game_id: str) -> tuple[type[Game] | None, str]:
    """The class behind an entry point, or the reason why it fails to load."""
    entry = _entries()[game_id]
    try:
        kind = entry.load()
    except Exception as error:  # noqa: BLE001 - the code of others
        return None, f"{entry.value}: {type(error).__name__}: {error}"
    if not (isinstance(kind, type) and issubclass(kind, Game)):
        return None, f"{entry.value} is no subclass of ludi.Game"
    if kind.info.id != game_id:
        return None, f"{entry.value} calls itself {kind.info.id}, its entry point {game_id}"
    return kind, ""


def make(game_id: str, /, **options: Any) -> Game:
    """A game with its options chosen."""
    return game_class(game_id)(**options)


def game_of(record: Record) -> Game:
    """The game that a record was played with, options included."""
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

"""Campaigns, which a game may bring: games alone, one after the other, and what the terminal asks of them."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from ludi.engine.errors import SetupError
from ludi.engine.parts import load
from ludi.engine.registry import game_class, game_ids

if TYPE_CHECKING:
    from ludi.terminal.screen import Screen


class Campaign(Protocol):
    """How far it has come, as the files of its games tell."""

    @property
    def is_over(self) -> bool:
        """Whether no game can follow."""

    @property
    def running(self) -> Path | None:
        """The file of the game that was begun and not ended."""

    @property
    def next_path(self) -> Path:
        """Where the game to be played is kept."""

    def options(self) -> dict[str, Any]:
        """The set-up of the next game."""


class Progress(Protocol):
    """What is said of a campaign."""

    def show(self, campaign: Any) -> None:
        """Its games, and what comes now."""

    def begin_anew(self) -> bool:
        """Ask, and set the games of the old campaign aside; whether a new one begins."""


class CampaignModule(Protocol):
    """What a module offers that a game's parts name as its campaign."""

    GAME: str
    COMMAND: str  # what to type to go on
    FIXED: tuple[str, ...]  # options that it sets itself

    def Campaign(self) -> Campaign:  # noqa: N802 - a class
        """How far it has come."""

    def Progress(self, screen: Screen) -> Progress:  # noqa: N802
        """What is said of it."""


def campaign_of(game_id: str | None) -> CampaignModule:
    """The campaign of a game; of the first that has one when none is named."""
    having = [each for each in game_ids() if game_class(each).parts.campaign]
    wanted = game_id or (having[0] if having else "")
    if wanted not in having:
        only = ", ".join(having) or "-"
        raise SetupError("{game} has no campaign; only {only} has", "no-campaign", game=wanted, only=only)
    module: CampaignModule = load(game_class(wanted).parts.campaign)
    return module

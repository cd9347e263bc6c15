"""The campaign of Discordia: six games alone, kept as saved games in the current folder (D-172 to D-174).

What was won is not written down anywhere else: it follows from the records, in their order.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

from ludi.engine.errors import LudiError, SetupError
from ludi.engine.match import Match
from ludi.engine.registry import game_class, game_of
from ludi.games.discordia.data import DATA
from ludi.games.discordia.game import DiscordiaGame
from ludi.games.discordia.views import Discordia
from ludi.terminal import saving
from ludi.terminal.screen import Screen

GAME: Final = DiscordiaGame.info.id
COMMAND: Final = f"{GAME} --campaign"
FIXED: Final = ("boards", "campaign")  # options that it sets itself
GAMES: Final[tuple[dict[str, int], ...]] = tuple(DATA["solo_campaign"])  # what one starts each game with


class Played(NamedTuple):
    """One game of the campaign that has begun."""

    path: Path
    board: str  # "" before it is chosen
    state: str  # won, lost, next


def path_of(game: int) -> Path:
    """The file of a game, counted from 1."""
    return Path(f"{GAME}-campaign-{game}{saving.SUFFIX}")


def kept_files() -> list[Path]:
    """The games of a campaign in this folder, whatever is in them."""
    paths = [path_of(number) for number in range(1, len(GAMES) + 1)]
    return [path for path in paths if path.exists()]


def set_aside() -> list[Path]:
    """Make room for a new campaign: the games of the old one stay, as other saved games."""
    kept: list[Path] = []
    for path in kept_files():
        kept.append(saving.free_name(GAME))
        path.rename(kept[-1])
    return kept


class Campaign:
    """How far it has come."""

    def __init__(self) -> None:
        self.games: list[Played] = list(self._read())

    def _read(self) -> Iterator[Played]:
        """The games that have begun, up to the first that is not won."""
        won: list[str] = []
        for number in range(1, len(GAMES) + 1):
            path = path_of(number)
            if not path.exists():
                return
            game = read_game(path, won)
            yield game
            if game.state != "won":
                return
            won.append(game.board)

    @property
    def won(self) -> list[str]:
        """The boards on which a game was won, in their order."""
        return [game.board for game in self.games if game.state == "won"]

    @property
    def lost(self) -> str:
        """The board on which it ended, or nothing."""
        return self.games[-1].board if self.games and self.games[-1].state == "lost" else ""

    @property
    def is_complete(self) -> bool:
        """Whether all games were won."""
        return len(self.won) == len(GAMES)

    @property
    def is_over(self) -> bool:
        """Whether no game can follow (D-174)."""
        return self.is_complete or self.lost != ""

    @property
    def running(self) -> Path | None:
        """The file of the game that was begun and not ended."""
        return self.games[-1].path if self.games and self.games[-1].state == "next" else None

    @property
    def next_path(self) -> Path:
        """Where the game to be played is kept."""
        return path_of(len(self.won) + 1)

    def options(self) -> dict[str, Any]:
        """The set-up of the next game (D-201)."""
        return {"boards": "on"} | ({"campaign": self.won} if self.won else {})


def read_game(path: Path, won: list[str]) -> Played:
    """A game of the campaign in its file; it must follow from those before it."""
    record = saving.read_record(path)
    header = record.header
    before = header.options.get("campaign", [])
    if header.game != GAME or header.seats != 1 or header.options.get("boards") != "on" or before != won:
        raise SetupError(
            "{path}: is no game of this campaign; move it away, or begin with --anew",
            "not-of-campaign",
            path=str(path),
        )
    match = record.verify(game_of(record))
    return Played(path, board_of(match), state_of(match))


def board_of(match: Match) -> str:
    """The board that was chosen."""
    view = match.view(0)
    assert isinstance(view, Discordia)
    return view.cities[0].board


def state_of(match: Match) -> str:
    """How a game ended, or that it goes on."""
    if not match.outcome:
        return "next"
    return "won" if match.outcome.winners else "lost"


class Progress:
    """What is said of a campaign."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        game = game_class(GAME)()
        assert isinstance(game, DiscordiaGame)
        self.game = game

    def text(self, name: str, **words: Any) -> str:
        """A text of the game."""
        return self.game.text(f"discordia-{name}", self.screen.language, words)

    def show(self, campaign: Campaign) -> None:
        """The six games with their cities, and what comes now."""
        self.screen.show("", self.screen.paint(self.text("campaign-title"), "bold"))
        for number, start in enumerate(GAMES):
            self.screen.show(f"  {number + 1}  {self.line(campaign, number, start)}")
        self.screen.tell(self.sentence(campaign))

    def line(self, campaign: Campaign, number: int, start: dict[str, int]) -> str:
        """One game: what one starts it with, and how it went."""
        begun = campaign.games[number] if number < len(campaign.games) else None
        is_next = number == len(campaign.won) and not campaign.is_over
        state = begun.state if begun else "next" if is_next else "open"
        city = f"{self.text(f'board-{begun.board}')}: " if begun and begun.board else ""
        stars = self.text("count-star", count=start["stars"])
        workers = self.text("count-worker", count=start["workers"])
        return f"{stars}, {workers}  {city}{self.text(f'campaign-{state}')}"

    def sentence(self, campaign: Campaign) -> str:
        """The end, or the game that comes now."""
        if campaign.is_complete:
            return self.text("campaign-complete")
        if campaign.lost:
            return self.text("campaign-over", board=self.text(f"board-{campaign.lost}"))
        start = GAMES[len(campaign.won)]
        number = self.text("campaign-game", game=start["game"], last=len(GAMES))
        return f"{number}. {self.text('campaign-start', stars=start['stars'], workers=start['workers'])}"

    def begin_anew(self) -> bool:
        """Ask, and set the games of the old campaign aside; whether a new one begins."""
        if not kept_files():
            return True
        if not self.screen.agrees(self.screen.say("campaign-forget", count=won_so_far())):
            return False
        files = ", ".join(str(path) for path in set_aside())
        self.screen.tell(self.screen.say("campaign-kept", files=files))
        return True


def won_so_far() -> int:
    """How many games were won; none when the files can't be read."""
    try:
        return len(Campaign().won)
    except LudiError:
        return 0

"""A table: a match, who plays it, what was told of it, and where it is saved."""

from collections.abc import Sequence
from pathlib import Path

from ludi.engine.errors import LudiError
from ludi.engine.match import Match
from ludi.engine.orders import read_order, write_anew
from ludi.engine.rng import Rng
from ludi.engine.views import Event
from ludi.engine.worlds import heard
from ludi.games.painter import painter_for
from ludi.table.courtesy import do_bots_agree, rewind_step
from ludi.terminal import saving
from ludi.terminal.screen import Screen
from ludi.terminal.setup import PEOPLE, Player
from ludi.terminal.story import story


class TerminalTable:
    """A match with its players at one terminal."""

    def __init__(self, match: Match, players: Sequence[Player], screen: Screen, seed: int) -> None:
        self.match = match
        self.game = match.game
        self.players = players
        self.screen = screen
        self.seed = seed
        self.painter = painter_for(self.game, screen, [self.shown_name(player) for player in players])
        self.path: Path | None = None  # where the game is saved
        self.saves_itself = False
        self.again = ""  # what goes on with it, if not `--resume` with its file
        self.saved_lines = list(match.lines)  # what is in the file, or not worth one
        self.told = self.tell_again()
        self.untold: dict[int, list[Event]] = {}  # by seat: what happened while others sat at the terminal
        self.sitting: int | None = None  # who looks at the screen when there are secrets to keep

    @property
    def people(self) -> list[int]:
        """The seats for which somebody types."""
        return [seat for seat, player in enumerate(self.players) if player.is_person]

    @property
    def bots(self) -> list[int]:
        """The seats for which bots choose."""
        return [seat for seat, player in enumerate(self.players) if not player.is_person]

    @property
    def keeps_secrets(self) -> bool:
        """Whether people at this terminal must not see each other's view."""
        return self.game.hides and len(self.people) > 1

    def shown_name(self, player: Player) -> str:
        """How a player is called on the screen."""
        if player.name not in PEOPLE:
            return player.name
        return self.screen.say("play-you") if len(self.people) == 1 else ""

    def viewer(self) -> int | None:
        """Whose eyes the screen has: the only person's, else a spectator's."""
        return self.people[0] if len(self.people) == 1 else None

    def rng(self) -> Rng:
        """The dice of the bots, the same for the same seed and position, also after a take-back."""
        return Rng(self.seed * 65_536 + len(self.match.lines))

    def tell_again(self) -> list[tuple[int, list[Event]]]:
        """Who did what so far, and what came of it."""
        events = [events for _, events in story(self.match)]
        return [(mover, told) for (mover, _), told in zip(self.match.moves, events, strict=True)]

    def opening(self) -> list[Event]:
        """What a person who sits down wants to know: the last action, and the draws since."""
        found: list[Event] = []
        for mover, events in reversed(self.told):
            found = events + found
            if mover >= 0:
                break
        return found

    def trace(self, seat: int | None) -> list[Event]:
        """What the seat heard since it last acted; for others the last action that was heard."""
        found: list[Event] = []
        for mover, events in reversed(self.told):
            if mover == seat or (seat is None and found):
                break
            found += heard(events, seat)
        return found

    def picture(self, seat: int | None, trace: Sequence[Event]) -> list[str]:
        """The position as the seat may see it, with what happened marked."""
        return self.painter.position(self.match.view(seat), trace)

    def happened(self, seat: int, events: list[Event]) -> None:
        """Tell everyone who may know, and save when that was asked for."""
        self.told.append((seat, events))
        self.share(events)
        if self.saves_itself:
            self.save_quietly()

    def share(self, events: list[Event]) -> None:
        """Tell those who look at the screen; people who may not look now are told when they sit down."""
        if self.keeps_secrets:
            for other in self.people:
                if other != self.sitting:
                    self.untold.setdefault(other, []).extend(events)
        if not self.keeps_secrets or self.sitting is not None:
            self.narrate(self.sitting if self.keeps_secrets else self.viewer(), events)

    def narrate(self, viewer: int | None, events: Sequence[Event]) -> None:
        """The events that this viewer may know of, as sentences."""
        for sentence in self.painter.sentences(heard(events, viewer)):
            self.screen.tell(sentence, "  ")

    # Taking back, agreeing, saving

    def give_order(self, seat: int, text: str) -> list[Event]:
        """Give a whole order, in the place of what the seat has written for it; what happened."""
        *draft, given = read_order(self.match, seat, text)
        write_anew(self.match, seat, *draft)
        self.told = self.tell_again()
        return self.match.play(seat, given)

    def take_back(self, seat: int) -> int | None:
        """Take back the last action of a person, over the answers of bots if need be; whose it was."""
        movers = [seat] if self.game.hides else [seat, *reversed(self.people)]
        mover = next((other for other in movers if self.match.may_undo(other)), None)
        step = rewind_step(self.match, seat, self.bots) if mover is None else None
        if mover is not None:
            self.match.undo(mover)
        elif step is not None:
            mover = seat
            self.match = saving.up_to(self.match, step)
        self.told = self.tell_again()
        return mover

    def bots_agree(self, action: int) -> bool:
        """Whether the bots agree to an act of the whole table."""
        return do_bots_agree(self.match, action, self.bots)

    def make_whole(self) -> None:
        """Play the match again from its lines, for an interrupt may have hit it in mid-action."""
        self.match = saving.up_to(self.match, len(self.match.lines))

    @property
    def is_unsaved(self) -> bool:
        """Whether actions would be lost."""
        return self.match.lines != self.saved_lines

    def write(self) -> None:
        """Write the game to its file."""
        assert self.path
        saving.save(self.match, [player.name for player in self.players], self.path)
        self.saved_lines = list(self.match.lines)

    def save_quietly(self) -> None:
        """Save without a word; a full disk is told but does not end the game."""
        try:
            self.write()
        except LudiError as error:
            self.screen.explain(error)

"""How a position and its events look as text; this one serves any game, others know their game."""

from collections.abc import Sequence
from dataclasses import fields, is_dataclass
from typing import Protocol

from ludi.engine.game import Game, seat_letter
from ludi.engine.parts import load
from ludi.engine.views import Event, Outcome, Refusal, View
from ludi.games.spoken import PAINTED, say


class Canvas(Protocol):
    """What a painter needs of the terminal that it paints for."""

    language: str  # the language to write in, such as `en`
    columns: int  # how wide it is

    def paint(self, text: str, style: str) -> str:
        """The text in a colour or weight."""


class Painter:
    """Draws what a view holds, field by field."""

    def __init__(self, game: Game, screen: Canvas, names: Sequence[str]) -> None:
        self.game = game  # the rules, with their options
        self.screen = screen  # where it is shown
        self.names = names  # the players, by seat

    def position(self, view: View, recent: Sequence[Event]) -> list[str]:
        """The position with what just happened marked in it."""
        found = {field.name: getattr(view, field.name) for field in fields(view)}
        found.pop("viewer")
        width = max(map(len, found))
        return [
            f"  {name.replace('_', ' '):{width}}  {self.value(name, value)}" for name, value in found.items()
        ]

    def say(self, name: str, **words: object) -> str:
        """One of the texts that only the painter of this game has."""
        return say(self.game.package, self.screen.language, name, words, kind=PAINTED)

    def value(self, name: str, value: object) -> str:
        """A value of a view as text; seats by their letter."""
        if isinstance(value, (tuple, list)):
            return ", ".join(self.value(name, item) for item in value) or "–"
        if is_dataclass(value) and not isinstance(value, type):
            parts = (
                f"{field.name} {self.value(field.name, getattr(value, field.name))}"
                for field in fields(value)
            )
            return "(" + ", ".join(parts) + ")"
        if name in ("seat", "seats", "to_act") and isinstance(value, int):
            return seat_letter(value)
        return "–" if value is None else str(value)

    def sentence(self, event: Event) -> str:
        """What happened, with the rule when this painter knows it."""
        return self.game.say(self.game.message(event), self.screen.language)

    def sentences(self, events: Sequence[Event]) -> list[str]:
        """What happened, one sentence for each event unless this painter tells some together."""
        return [self.sentence(event) for event in events]

    def standing(self, view: View) -> list[str]:
        """How the players stand."""
        return self.position(view, ())

    def examples(self, seats: int) -> str:
        """The kinds of moves there are, when this painter knows them."""
        return ""

    def misread(self, text: str) -> Refusal | None:
        """The refusal for a text that is no action, when the game has one for it."""
        return None

    def who(self, seat: int) -> str:
        """The seat's letter and its player."""
        return f"{seat_letter(seat)} ({self.names[seat]})" if self.names[seat] else seat_letter(seat)

    def result(self, outcome: Outcome) -> list[str]:
        """The final ranking, the first first."""
        order = sorted(range(len(outcome.ranks)), key=lambda seat: (outcome.ranks[seat], seat))
        width = max(len(self.who(seat)) for seat in order)
        return [
            f"  {outcome.ranks[seat]}. {self.who(seat):{width}} {outcome.scores[seat]:>5}" for seat in order
        ]


def painter_for(game: Game, screen: Canvas, names: Sequence[str]) -> Painter:
    """The painter that knows this game best."""
    kind: type[Painter] = load(game.parts.painter)
    return kind(game, screen, names)

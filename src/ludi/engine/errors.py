"""The errors of Ludi. Each has `code`, a stable word that goes on the wire.

LudiError
  GameError           IllegalActionError (rule, refusal), NotYourTurnError, GameOverError
  NotationError       also a ValueError: bad text for an action, a position or a record; says where
    RecordError       a record that cannot be read or does not hold; has the line number
  SetupError          also a ValueError: bad options or seat count; says what is allowed

A LudiError at the top is a user's mistake: one line, no traceback. Bugs are assertions.

An error says its sentence in English. With its name and words it can be said in other languages
(`ludi.games.mistakes`): `SetupError("{seats} seats: too many", "too-many", seats=9)`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

if TYPE_CHECKING:
    from ludi.engine.game import Game
    from ludi.engine.views import Refusal


class LudiError(Exception):
    """A mistake in what came from outside, such as an illegal action; told in one sentence."""

    code: ClassVar[str] = "error"  # a stable word for programs, also on the wire

    def __init__(self, text: str = "", name: str = "", /, **words: Any) -> None:
        super().__init__(text.format(**{key: _shown(word) for key, word in words.items()}) if name else text)
        self.name = name  # the id of the sentence in the Fluent files, for other languages
        self.words = words  # the values of its variables


def _shown(word: Any) -> Any:
    return ", ".join(map(str, word)) if isinstance(word, tuple) else word


class GameError(LudiError):
    """An action that the game does not accept now."""

    code = "game"


class IllegalActionError(GameError):
    """An action that a rule forbids."""

    code = "illegal-action"

    def __init__(
        self,
        message: str,
        refusal: Refusal,
        game: Game | None = None,
        move: str = "",
        prefix: tuple[str, ...] | None = None,
    ) -> None:
        super().__init__(message)
        self.refusal = refusal  # why, as data
        self.rule: str = refusal.rule  # the id of the rule that forbids it
        self.game = game  # the game that says the refusal in other languages
        self.move = move  # the text of the action
        self.prefix = prefix  # of a whole order: the part before the illegal action, which is legal

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (str(self), self.refusal)  # what goes between processes


class NotYourTurnError(GameError):
    """An action by a seat that is not to act, or an undo that comes too late."""

    code = "not-your-turn"


class GameOverError(GameError):
    """An action after the end of the game."""

    code = "game-over"


class NotationError(LudiError, ValueError):
    """Text that is not a valid action, position or record."""

    code = "notation"


class RecordError(NotationError):
    """A record that cannot be read or verified."""

    code = "record"

    def __init__(self, text: str, line: int | None = None, name: str = "", /, **words: Any) -> None:
        super().__init__(text, name, **words)
        self.line = line  # the line of the file, from 1; None when it is about the whole

    def __str__(self) -> str:
        told = super().__str__()
        return told if self.line is None else f"line {self.line}: {told}"


class SetupError(LudiError, ValueError):
    """Options or a number of seats that the game does not have."""

    code = "setup"

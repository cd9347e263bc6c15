"""The errors of a table; each has `code`, a stable word that goes on the wire.

WordedError(LudiError)   may have words for its sentence
  StaleActionError       an action for a decision that is past: a doubled click, or one on an old page
  AccessError            a token that is missing, wrong or of another seat
  TableError             the table is not in the state for it; the code says which
    UnreadableError      the table was made for rules or options that are no more
  JournalError           a journal that does not lead to the same game again
"""

from __future__ import annotations

from typing import Any

from ludi.engine.errors import LudiError


class WordedError(LudiError):
    """An error whose sentence may have variables of its own."""

    code = "server"

    def __init__(self, message: str = "", **words: Any) -> None:
        super().__init__(message)
        self.words = words  # of the sentence that tells it to people


class StaleActionError(WordedError):
    """The action is for a decision that has already been made."""

    code = "stale-action"


class AccessError(WordedError):
    """Not allowed with this token, or without one; `reason` is none, wrong, owner, seat, umpire or chief."""

    code = "access"

    def __init__(self, reason: str) -> None:
        super().__init__(f"access: {reason}", reason=reason)


class TableError(WordedError):
    """The table is not in the right state for the command."""

    def __init__(self, code: str, **words: Any) -> None:
        super().__init__(code, **words)
        self.code = code  # type: ignore[misc]  # one class for many states


class UnreadableError(TableError):
    """The game or the options that the table was made for no longer exist."""

    def __init__(self, game: str, version: int) -> None:
        super().__init__("unreadable", game=game, version=version)


class JournalError(WordedError):
    """A journal whose entries don't replay to the game they describe."""

    code = "journal"

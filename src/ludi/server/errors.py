"""The errors of the server; each has `code`, a stable word that goes on the wire.

ServerError(LudiError)   may have words for its sentence
  UnknownTableError      no such table
  StaleActionError       an action for a decision that is past: a doubled click, or one on an old page
  AccessError            a token that is missing, wrong or of another seat
  TableError             the table is not in the state for it; the code says which
    UnreadableError      the table was made for rules or options that are no more
  TooManyRequestsError   more than the limits allow
  TooLargeError          more than is taken at once
  StoreError             the journal could not be written or read; nothing was done
"""

from __future__ import annotations

from typing import Any

from ludi.engine.errors import LudiError


class ServerError(LudiError):
    """Something that the server does not do."""

    code = "server"

    def __init__(self, message: str = "", **words: Any) -> None:
        super().__init__(message)
        self.words = words  # of the sentence that tells it to people


class UnknownTableError(ServerError):
    """No table has this id."""

    code = "unknown-table"


class StaleActionError(ServerError):
    """The decision that this action is for is past."""

    code = "stale-action"


class AccessError(ServerError):
    """Not allowed with this token, or without one; `reason` is none, wrong, owner, seat, umpire or chief."""

    code = "access"

    def __init__(self, reason: str) -> None:
        super().__init__(f"access: {reason}", reason=reason)


class TableError(ServerError):
    """The table is not in the state for it."""

    def __init__(self, code: str, **words: Any) -> None:
        super().__init__(code, **words)
        self.code = code  # type: ignore[misc]  # one class for many states


class UnreadableError(TableError):
    """The game and the options that the table was made for are no more."""

    def __init__(self, game: str, version: int) -> None:
        super().__init__("unreadable", game=game, version=version)


class TooManyRequestsError(ServerError):
    """Over the limit of requests."""

    code = "too-many-requests"


class TooLargeError(ServerError):
    """Over the limit of size."""

    code = "too-large"

    def __init__(self, limit: int) -> None:
        super().__init__(f"at most {limit} bytes", limit=limit)


class StoreError(ServerError):
    """The journal could not be written or read."""

    code = "store"

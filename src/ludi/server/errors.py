"""The errors of the server; each has `code`, a stable word that goes on the wire.

ServerError(WordedError)   something that the server does not do
  UnknownTableError        no such table
  TooManyRequestsError     more than the limits allow
  TooLargeError            more than is taken at once
  MalformedError           a message, or a part of an address, that the wire does not have
  StoreError               the journal could not be written or read; nothing was done
"""

from __future__ import annotations

from ludi.table.errors import WordedError


class ServerError(WordedError):
    """A request that the server refuses."""


class UnknownTableError(ServerError):
    """No table has this id."""

    code = "unknown-table"


class TooManyRequestsError(ServerError):
    """Over the limit of requests."""

    code = "too-many-requests"


class TooLargeError(ServerError):
    """Over the limit of size."""

    code = "too-large"

    def __init__(self, limit: int) -> None:
        super().__init__(f"at most {limit} bytes", limit=limit)


class MalformedError(ServerError):
    """A message, or a part of an address, that the wire does not have."""

    code = "malformed"


class StoreError(ServerError):
    """The journal could not be written or read."""

    code = "store"

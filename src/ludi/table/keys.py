"""Keys to seats and tables: secrets of which only the hash is kept."""

from __future__ import annotations

import hashlib
import hmac
import secrets


def new_id() -> str:
    """An id that cannot be guessed."""
    return secrets.token_urlsafe(15)


def new_token() -> str:
    """A key to a seat or a table; only its hash is kept."""
    return secrets.token_urlsafe(32)


def hashed(token: str) -> str:
    """What is kept of a token."""
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()


def fits(token_hash: str, kept: str) -> bool:
    """Whether a token is the one that was kept."""
    return bool(kept) and hmac.compare_digest(token_hash, kept)

"""What comes in: a text becomes a Struct, or an error says in one line what is wrong with it."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from ludi.server.errors import MalformedError

_PLACE = re.compile(r"(.*) - at `(?:key in )?\$\.?(.*)`", re.DOTALL)


def decoded(text: str | bytes, decoder: msgspec.json.Decoder[Any]) -> Any:
    """What a text in JSON says, as the decoder knows it."""
    try:
        return decoder.decode(text)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise MalformedError(_fault(str(error))) from None


def converted(text: str, kind: Any, place: str) -> Any:
    """A word of an address, such as the number of a seat."""
    try:
        return msgspec.convert(text, kind, strict=False)
    except msgspec.ValidationError as error:
        raise MalformedError(f"{place}: {error}"[:200]) from None


def _fault(text: str) -> str:
    """What is wrong, after the place where it is."""
    found = _PLACE.fullmatch(text)
    return f"{found[2][:60]}: {found[1]}"[:200] if found and found[2] else text[:200]

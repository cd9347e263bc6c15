"""QR codes as a phone's camera reads them: found in a picture of the page."""

from __future__ import annotations

import struct
import zlib
from typing import TYPE_CHECKING

import zxingcpp

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

CHANNELS = {2: 3, 6: 4}  # of a picture in colour, by the type of its PNG


def scanned(place: Locator | Page) -> str:
    """What the code says that is to be seen there."""
    found = zxingcpp.read_barcode(gray(place.screenshot()))
    assert found is not None, "no QR code in sight"
    return str(found.text)


def gray(png: bytes) -> memoryview:
    """The green of a screenshot, row by row: a picture of 8 bits that is not interlaced."""
    width, height, _, kind = struct.unpack(">IIBB", png[16:26])
    channels = CHANNELS[kind]
    lines = zlib.decompress(b"".join(chunk for name, chunk in chunks(png) if name == b"IDAT"))
    length, above, rows = width * channels, bytes(width * channels), bytearray()
    for at in range(0, height * (length + 1), length + 1):
        above = unfiltered(lines[at], bytearray(lines[at + 1 : at + 1 + length]), above, channels)
        rows += above[1::channels]
    return memoryview(bytes(rows)).cast("B", (height, width))


def chunks(png: bytes) -> list[tuple[bytes, bytes]]:
    """The parts of a PNG, each with its name."""
    found, at = [], 8
    while at < len(png):
        length = int.from_bytes(png[at : at + 4], "big")
        found.append((png[at + 4 : at + 8], png[at + 8 : at + 8 + length]))
        at += length + 12
    return found


def unfiltered(kind: int, line: bytearray, above: bytes, back: int) -> bytes:
    """A line as it was before its filter."""
    for n, value in enumerate(line):
        left, corner = (line[n - back], above[n - back]) if n >= back else (0, 0)
        guess = (0, left, above[n], (left + above[n]) // 2, paeth(left, above[n], corner))[kind]
        line[n] = (value + guess) & 255
    return bytes(line)


def paeth(left: int, above: int, corner: int) -> int:
    """Of three neighbours the one nearest to left + above - corner."""
    guess = left + above - corner
    return min((left, above, corner), key=lambda one: abs(guess - one))

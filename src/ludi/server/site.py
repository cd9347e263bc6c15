"""The built client, served from memory: one page for every address, and its files."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

PAGE = "index.html"
HASHED = "assets/"  # files there have a hash in their name, and never change
_SQUEEZED = (".html", ".js", ".css", ".svg", ".json", ".txt", ".webmanifest", ".map")
_TYPES = {".js": "text/javascript", ".woff2": "font/woff2", ".webmanifest": "application/manifest+json"}
_UNBUILT = b"""<!doctype html><html lang="en"><meta charset="utf-8"><title>Ludi</title>
<p>The web client is not built yet. Stop the server, then start it with ./ludi play, which builds it.</p>"""


@dataclass(frozen=True)
class File:
    """A file as it is sent."""

    content: bytes
    packed: bytes | None
    media_type: str
    tag: str


class Site:
    """The files of a folder; read again when its page has changed."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._stamp = -1
        self._files: dict[str, File] = {}

    def answer(self, path: str, request: Request) -> Response | None:
        """The file at this path, the page for an address of the client, or nothing."""
        self._refresh()
        name = path.strip("/")
        if name not in self._files:
            if "." in name.rpartition("/")[2]:
                return None
            name = PAGE
        return response(name, self._files[name], request)

    def _refresh(self) -> None:
        page = self._folder / PAGE
        try:
            stamp = page.stat().st_mtime_ns
        except OSError:
            stamp = 0
        if stamp == self._stamp:
            return
        self._stamp = stamp
        self._files = {PAGE: _file(PAGE, _UNBUILT)}
        if stamp:
            paths = [path for path in self._folder.rglob("*") if path.is_file()]
            self._files = {
                path.relative_to(self._folder).as_posix(): _file(path.name, path.read_bytes())
                for path in paths
            }


def _file(name: str, content: bytes) -> File:
    suffix = Path(name).suffix
    media_type = _TYPES.get(suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    packed = gzip.compress(content, 9, mtime=0) if suffix in _SQUEEZED else None
    return File(content, packed, media_type, f'"{hashlib.sha256(content).hexdigest()[:32]}"')


def response(name: str, file: File, request: Request) -> Response:
    """The file for this client: 304 if it has the file already, gzip if it accepts that."""
    headers = {"etag": file.tag, "vary": "accept-encoding"}
    is_fixed = name.startswith(HASHED)
    headers["cache-control"] = "public, max-age=31536000, immutable" if is_fixed else "no-cache"
    if request.headers.get("if-none-match") == file.tag:
        return Response(status_code=304, headers=headers)
    if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        return Response(file.packed, media_type=file.media_type, headers=headers)
    return Response(file.content, media_type=file.media_type, headers=headers)


@lru_cache(64)
def _text_file(name: str, content: bytes) -> File:
    return _file(name, content)


def text_response(name: str, text: str, request: Request) -> Response:
    """A text that seldom changes, compressed once; its name gives the content type."""
    return response(name, _text_file(name, text.encode()), request)

"""The OpenAPI document, messages of the WebSocket included; written by `python -m ludi.server.schema`."""

from __future__ import annotations

import inspect
import json
import re
import sys
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from ludi import __version__
from ludi.server.api import ENDPOINTS
from ludi.server.endpoint import PATH, QUERY, Endpoint
from ludi.table.messages import FromClient, FromServer, Problem, Sentence

FILE = Path(__file__).resolve().parents[3] / "web" / "openapi.json"
PREFIX = "#/components/schemas/"
ABOUT = (
    "Roman board games: tables, seats, play. The messages of `/ws/{table_id}` are FromClient and FromServer."
)
KEY = {"type": "http", "scheme": "bearer", "description": "The token of a seat or of a table"}
SECURITY: dict[str, list[Any]] = {"none": [], "optional": [{"key": []}, {}], "needed": [{"key": []}]}
_PLACEHOLDER = re.compile(r"{(\w+)}")


@cache
def text() -> str:
    """The document as it stands in its file."""
    return json.dumps(document(), indent=1, ensure_ascii=False) + "\n"


def document() -> dict[str, Any]:
    """The document of the API."""
    paths: dict[str, Any] = {}
    for endpoint in ENDPOINTS:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Ludi", "version": __version__, "description": ABOUT},
        "paths": paths,
        "components": {"schemas": _schemas(), "securitySchemes": {"key": KEY}},
    }


# The addresses


def _operation(endpoint: Endpoint[Any]) -> dict[str, Any]:
    about = inspect.getdoc(endpoint.run) or ""
    found: dict[str, Any] = {
        "operationId": endpoint.run.__name__,
        "tags": [endpoint.tag],
        "summary": about.partition("\n")[0],
        "description": about,
        "parameters": _parameters(endpoint),
        "responses": _responses(endpoint),
        "security": SECURITY[endpoint.key],
    }
    if endpoint.body:
        found["requestBody"] = {"required": True, "content": _content(endpoint.body)}
    return found


def _parameters(endpoint: Endpoint[Any]) -> list[dict[str, Any]]:
    named = _PLACEHOLDER.findall(endpoint.path)
    return [_parameter(name, "path", PATH[name]) for name in named] + [
        _parameter(name, "query", QUERY[name]) for name in endpoint.query
    ]


def _parameter(name: str, place: str, kind: Any) -> dict[str, Any]:
    return {"name": name, "in": place, "required": place == "path", "schema": _reference(kind)}


def _responses(endpoint: Endpoint[Any]) -> dict[str, Any]:
    done: dict[str, Any] = {"description": "Done"}
    if endpoint.answer:
        done["content"] = _content(endpoint.answer)
    refused = {"content": _content(Problem), "description": "Refused; nothing was done"}
    failed = {"content": _content(Problem), "description": "Something is wrong here; nothing was done"}
    return {str(endpoint.status): done, "4XX": refused, "5XX": failed}


def _content(kind: Any) -> dict[str, Any]:
    return {"text/plain" if kind is str else "application/json": {"schema": _reference(kind)}}


def _reference(kind: Any) -> dict[str, Any]:
    """The schema of a type, which refers to those of its Structs."""
    (found,), _ = msgspec.json.schema_components([kind], ref_template=PREFIX + "{name}")
    return found


# The messages


RECEIVED = [FromClient, *(one.body for one in ENDPOINTS if one.body)]
SENT = [FromServer, Problem, *(one.answer for one in ENDPOINTS if one.answer)]


def _schemas() -> dict[str, Any]:
    """The schemas of everything on the wire; what only the server sends has all its fields."""
    sent, received = _components(SENT), _components(RECEIVED)
    for name in sent.keys() - received.keys() - {Sentence.__name__}:  # a word tells only what it has
        sent[name]["required"] = list(sent[name]["properties"])
    unions = {"FromServer": _union(FromServer), "FromClient": _union(FromClient)}
    return dict(sorted({**sent, **received, **unions}.items()))


def _components(kinds: list[Any]) -> dict[str, dict[str, Any]]:
    _, found = msgspec.json.schema_components(kinds, ref_template=PREFIX + "{name}")
    return found


def _union(kind: Any) -> dict[str, Any]:
    found = _reference(kind)
    return {"oneOf": found["anyOf"], "discriminator": found["discriminator"]}


def main() -> None:
    """Write the document to the file named, or to where the client looks for it."""
    path = Path(sys.argv[1]) if len(sys.argv) > 1 else FILE
    path.write_text(text(), "utf-8")


if __name__ == "__main__":
    main()

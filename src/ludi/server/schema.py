"""The OpenAPI document, messages of the WebSocket included; written by `python -m ludi.server.schema`."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from pydantic import TypeAdapter
from pydantic.json_schema import GenerateJsonSchema, JsonSchemaMode

from ludi.table.messages import FromClient, FromServer, TableInfo, TableWish

FILE = Path(__file__).resolve().parents[3] / "web" / "openapi.json"
PREFIX = "#/components/schemas/"


def document(app: FastAPI) -> dict[str, Any]:
    """The document of an application, made once."""
    if app.openapi_schema is None:
        found = get_openapi(
            title=app.title, version=app.version, description=app.description, routes=app.routes
        )
        schemas = found["components"]["schemas"]
        for name, schema in _socket_schemas().items():
            schemas.setdefault(name, schema)
        found["components"]["schemas"] = dict(sorted(schemas.items()))
        app.openapi_schema = found
    return app.openapi_schema


def _socket_schemas() -> dict[str, Any]:
    """The schemas of both directions; what a server sends has all its fields."""
    modes: list[tuple[str, Any, JsonSchemaMode]] = [
        ("FromServer", FromServer, "serialization"),
        ("FromClient", FromClient, "validation"),
        ("", TableInfo, "serialization"),  # these two, so that names are told apart as those of the addresses
        ("", TableWish, "validation"),
    ]
    inputs = [(name, mode, TypeAdapter(kind).core_schema) for name, kind, mode in modes]
    roots, found = GenerateJsonSchema(ref_template=PREFIX + "{model}").generate_definitions(inputs)
    named = {name: roots[name, mode] for name, mode, _ in inputs if name}
    return {**{str(name): schema for name, schema in found.items()}, **named}


def text(app: FastAPI) -> str:
    """The document as it stands in its file."""
    return json.dumps(document(app), indent=1, ensure_ascii=False) + "\n"


def main() -> None:
    """Write the document to the file named, or to where the client looks for it."""
    from ludi.server.app import make_app
    from ludi.server.settings import Settings

    path = Path(sys.argv[1]) if len(sys.argv) > 1 else FILE
    path.write_text(text(make_app(Settings())), "utf-8")


if __name__ == "__main__":
    main()

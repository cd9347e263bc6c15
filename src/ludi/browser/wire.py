"""The client's types, made from the server's schema: `python -m ludi.browser.wire` writes them anew."""

import json
import tempfile
from pathlib import Path
from typing import Any

from ludi.browser.node import WEB, node
from ludi.engine.errors import SetupError

TYPES = WEB / "src" / "wire.ts"
MAKER = "node_modules/openapi-typescript/bin/cli.js"


def schema() -> dict[str, Any]:
    """The server's OpenAPI document."""
    from ludi.server.app import make_app
    from ludi.server.settings import Settings

    return make_app(Settings(database="none.sqlite")).openapi()


def made_types() -> str:
    """The types for this schema."""
    with tempfile.TemporaryDirectory() as folder:
        source, target = Path(folder) / "openapi.json", Path(folder) / "wire.ts"
        source.write_text(json.dumps(schema()), "utf-8")
        log = Path(folder) / "log"
        if node(MAKER, str(source), "--output", str(target), folder=WEB, log=log):
            raise SetupError(f"the types can't be made: {log.read_text('utf-8')}")
        return target.read_text("utf-8")


def is_current() -> bool:
    """Whether the client's types are those of this server."""
    return TYPES.exists() and TYPES.read_text("utf-8") == made_types()


if __name__ == "__main__":
    TYPES.write_text(made_types(), "utf-8")

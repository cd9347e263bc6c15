"""Which form of the code runs: compiled modules, or the plain sources that lie beside them."""

import os
import sys
from collections.abc import Sequence
from importlib.machinery import EXTENSION_SUFFIXES, SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType

PACKAGE = Path(__file__).resolve().parent


class SourceFinder:
    """Finds the modules of this package in their sources only (LUDI_PLAIN=1)."""

    @staticmethod
    def find_spec(
        name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The source of a module of ours; nothing for the rest of the world."""
        if not name.startswith("ludi."):
            return None
        finders = (FileFinder(entry, (SourceFileLoader, SOURCE_SUFFIXES)) for entry in path or ())
        return next(filter(None, (finder.find_spec(name) for finder in finders)), None)


def install() -> None:
    """Let every later import of a module of ours take its source."""
    if SourceFinder not in sys.meta_path:
        sys.meta_path.insert(0, SourceFinder)


def compiled_modules() -> list[str]:
    """The modules for which this Python has a compiled form, as file names from the package's parent."""
    suffix = EXTENSION_SUFFIXES[0]
    files = (file.relative_to(PACKAGE.parent) for file in PACKAGE.rglob(f"*{suffix}"))
    names = (file.as_posix().removesuffix(suffix) for file in files)
    return sorted(f"{name}.py" for name in names if not name.endswith("__mypyc"))


def form() -> str:
    """The form this process runs in: `compiled` or `plain`."""
    asked = os.environ.get("LUDI_PLAIN") == "1"
    return "compiled" if not asked and compiled_modules() else "plain"

"""The plain sources under another name, so that both forms run side by side in one process."""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from types import CodeType, ModuleType
from typing import Any

from ludi._plain import PACKAGE

NAME = "ludi_plain"

# The package's own name in code: in imports, and in texts that name a module to import.
_OWN_NAME = re.compile(r"\bludi(?=\.|\s+import\b)")


def renamed(source: str) -> str:
    """The source with every import of the package's modules turned to the twin's."""
    return _OWN_NAME.sub(NAME, source)


class TwinLoader(SourceFileLoader):
    """Loads a source of the package as a module of its twin; leaves no bytecode behind."""

    def get_code(self, fullname: str) -> CodeType:
        """The code of the renamed source."""
        source = self.get_data(self.path).decode("utf-8")
        return compile(renamed(source), self.path, "exec", dont_inherit=True)


class TwinFinder(MetaPathFinder):
    """Finds `ludi_plain.x.y` in src/ludi/x/y.py."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The module's source, and never its compiled form."""
        if fullname.partition(".")[0] != NAME:
            return None
        place = PACKAGE.joinpath(*fullname.split(".")[1:])
        file = place / "__init__.py" if place.is_dir() else place.with_suffix(".py")
        folders = [str(place)] if place.is_dir() else None
        loader = TwinLoader(fullname, str(file))
        return spec_from_file_location(fullname, file, loader=loader, submodule_search_locations=folders)


def twin(module: str) -> Any:
    """The plain form of a module of ours, `games` for `ludi.games`."""
    if not any(isinstance(finder, TwinFinder) for finder in sys.meta_path):
        sys.meta_path.insert(0, TwinFinder())
    name = f"{NAME}.{module}"
    __import__(name)
    return sys.modules[name]

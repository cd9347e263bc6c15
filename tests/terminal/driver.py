"""Drives the command line as people do: in this process with typed lines, or at a terminal of its own."""

import fcntl
import io
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
from collections.abc import Callable
from pathlib import Path

import pytest

from ludi import cli

Say = Callable[..., str]
PATIENCE = 30.0  # seconds; only a program that hangs needs them


class Typist:
    """Types lines to the command line in this process, in a folder of its own."""

    def __init__(
        self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], folder: Path
    ) -> None:
        self.monkeypatch = monkeypatch
        self.capsys = capsys
        self.error = ""
        self.code = 0
        monkeypatch.chdir(folder)
        monkeypatch.setenv("COLUMNS", "80")
        for name in ("LUDI_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
            monkeypatch.delenv(name, raising=False)

    def __call__(self, command: str, *lines: str) -> str:
        """What is shown when these lines are typed and the input ends."""
        self.monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        try:
            self.code = cli.main(command.split())
        except SystemExit as leaving:
            self.code = int(str(leaving.code))
        shown = self.capsys.readouterr()
        self.error = shown.err
        return shown.out

    def answer(self, command: str, *lines: str) -> str:
        """What is shown from the first of these lines on, in one line."""
        return " ".join(self(command, *lines).partition("> ")[2].split())


def heed_interrupts() -> None:
    """Tests in the background run with interrupts ignored, and what they start would ignore them too."""
    for number in (signal.SIGINT, signal.SIGHUP):
        signal.signal(number, signal.SIG_DFL)


def sit_down() -> None:
    """Make the terminal on standard input one's own, so that closing it hangs up."""
    heed_interrupts()
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)


class Terminal:
    """The command line at a terminal of 80 by 24, without colours."""

    def __init__(self, command: str, folder: Path, kind: str = "dumb") -> None:
        self.screen = ""
        self._master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        settings = {"NO_COLOR": "1", "TERM": kind, "LUDI_LANG": "", "LC_ALL": "C.UTF-8"}
        unwanted = ("COLUMNS", "LINES", "PYTHONUNBUFFERED")  # people have output that is buffered
        environ = {name: value for name, value in os.environ.items() if name not in unwanted}
        self._process = subprocess.Popen(
            [sys.executable, "-P", "-m", "ludi", *command.split()],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            cwd=folder,
            env=environ | settings,
            start_new_session=True,
            preexec_fn=sit_down,
        )
        os.close(slave)

    def read_to(self, *ends: str) -> str:
        """What is shown from here to one of these ends, or to the end of the program."""
        start = len(self.screen)
        while not self.screen[start:].endswith(ends) and self.read_on():
            pass
        return self.screen[start:]

    def read_until(self, text: str) -> None:
        """Read until this was shown, wherever the rest of it ends."""
        while text not in self.screen:
            assert self.read_on(), f"the program ended without {text}"

    def read_on(self) -> bool:
        """Read what is shown next; nothing more comes from a program that has ended."""
        if not select.select([self._master], [], [], PATIENCE)[0]:
            raise AssertionError(f"nothing more is shown after: {self.screen[-200:]}")
        try:
            data = os.read(self._master, 65536)
        except OSError:
            return False
        self.screen += data.decode(errors="replace").replace("\r\n", "\n")
        return bool(data)

    def type(self, text: str) -> None:
        """Type something; a line ends with a line break."""
        os.write(self._master, text.encode())

    def interrupt(self) -> None:
        """What Ctrl-C does; once more when the first came just before the program began to wait for a key."""
        self._process.send_signal(signal.SIGINT)
        while not select.select([self._master], [], [], 2)[0]:
            self._process.send_signal(signal.SIGINT)

    def hang_up(self) -> int:
        """Close the window; the exit code."""
        os.close(self._master)
        self._master = os.open(os.devnull, os.O_RDONLY)  # for the end, which closes it
        return self._process.wait(PATIENCE)

    def leave(self) -> int:
        """The exit code, once the program is done."""
        self.read_to()
        return self._process.wait(PATIENCE)

    def __enter__(self) -> "Terminal":
        return self

    def __exit__(self, *error: object) -> None:
        self._process.kill()
        self._process.wait(PATIENCE)
        os.close(self._master)


def board(shown: str) -> dict[str, str]:
    """What stands on each field of the last board shown: a colour, or nothing."""
    rows = re.findall(r"^ ([1-7]) ┃(.*)┃", shown, re.MULTILINE)[-7:]
    found: dict[str, str] = {}
    for row, text in rows:
        width = (len(text) + 1) // 7
        for column, letter in enumerate("abcdefg"):
            cell = text[column * width : column * width + width - 1]
            found[letter + row] = cell.strip("[]() ").replace("·", "")
    return found

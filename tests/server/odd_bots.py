"""Bots that misbehave. A file named by LUDI_TEST_MARK tells the tries apart."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path

from ludi.bots import Bot, Sight
from ludi.engine.game import Game
from ludi.engine.rng import Rng


def tries() -> int:
    """How many tries there were, this one included."""
    mark = Path(os.environ["LUDI_TEST_MARK"])
    with mark.open("a") as file:
        file.write(f"{os.getpid()}\n")
    return len(mark.read_text().split())


class Odd(Bot):
    """Does something odd, once or always, and then plays the first legal action."""

    spec = "odd"

    def __init__(self, game: Game) -> None:
        self.game = game

    def choose(self, sight: Sight, rng: Rng) -> int:
        if tries() == 1:
            self.misbehave()
        return sight.legal_actions[0]

    def misbehave(self) -> None:
        """Nothing odd."""


class Dies(Odd):
    def misbehave(self) -> None:
        os.kill(os.getpid(), signal.SIGKILL)


class Hangs(Odd):
    def misbehave(self) -> None:
        time.sleep(1000)


class Fails(Odd):
    def misbehave(self) -> None:
        raise ZeroDivisionError("one of those days")


class Chatters(Odd):
    def misbehave(self) -> None:
        print("a bot may print what it likes", flush=True)


class AlwaysDies(Odd):
    def choose(self, sight: Sight, rng: Rng) -> int:
        tries()
        os.kill(os.getpid(), signal.SIGKILL)
        raise AssertionError


class Waits(Odd):
    """Chooses when the file beside the mark is there."""

    def choose(self, sight: Sight, rng: Rng) -> int:
        tries()
        while not Path(os.environ["LUDI_TEST_MARK"] + ".go").exists():
            time.sleep(0.01)
        return sight.legal_actions[0]


class HangsInC(Odd):
    """Holds the interpreter, so that no thread of the process runs any more."""

    def choose(self, sight: Sight, rng: Rng) -> int:
        import ctypes

        tries()
        ctypes.PyDLL(None).sleep(1000)
        raise AssertionError

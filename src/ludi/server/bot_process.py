"""A process in which bots think: jobs come in on standard input, answers go out on standard output.

It ends when the server does, however that ended: by the end of its input, or, should a bot hang in compiled
code, by an alarm that the system keeps.
"""

from __future__ import annotations

import os
import queue
import signal
import sys
import threading
import traceback
from collections import OrderedDict
from typing import Any, BinaryIO

import msgspec

from ludi.bots import Sight, make_bot
from ludi.bots.greedy import Greedy
from ludi.engine.errors import LudiError
from ludi.engine.fair import ByHand
from ludi.engine.match import Match
from ludi.engine.registry import make
from ludi.engine.rng import Rng
from ludi.engine.views import Event
from ludi.engine.worlds import heard

NICENESS = 10  # people at the tables come first
KEPT = 32  # matches that are not replayed from the start
HEAD = 4  # bytes that tell the length of a message
ALARM_AFTER = 1  # seconds beyond the time of a job


class BotJob(msgspec.Struct, frozen=True):
    """A decision to make: the game so far, chance included, and who is to choose, as which bot."""

    game: str
    options: dict[str, Any]
    seats: int
    lines: list[str]
    seat: int
    bot: str  # a spec, such as mcts:1s
    seed: int
    is_hint: bool = False  # for a person: also what looks best apart from it
    whole: bool = False  # not one action, but all up to one that others notice: a sealed order


class TimedJob(msgspec.Struct, frozen=True):
    """A job as it goes to the process."""

    job: BotJob
    seconds: float  # after which the answer is not waited for


class Reply(msgspec.Struct, frozen=True):
    """The texts of the actions, or why there are none."""

    actions: list[str] = []
    other: str = ""  # of a hint
    mistake: str = ""  # the job is at fault, and would be again
    failure: str = ""  # the bot is at fault


def framed(message: Any) -> bytes:
    """The bytes of a message, with their number before them."""
    data = msgspec.msgpack.encode(message)
    return len(data).to_bytes(HEAD, "big") + data


class Thinker:
    """Answers jobs, and remembers the matches of the last ones."""

    def __init__(self, is_trusted: bool) -> None:
        self._is_trusted = is_trusted  # whether a spec may name a class to import
        self._kept: OrderedDict[int, tuple[bytes, Match]] = OrderedDict()

    def answer(self, job: BotJob) -> Reply:
        """What the bot does; an error of any kind is an answer too."""
        try:
            actions = self._choose(job)
            return Reply(actions=actions, other=self._next_best(job, actions[0]) if job.is_hint else "")
        except LudiError as error:
            return Reply(mistake=str(error))
        except Exception as error:  # noqa: BLE001  a bot may be of anybody's making
            traceback.print_exc()
            return Reply(failure=f"{type(error).__name__}: {error}")

    def _choose(self, job: BotJob) -> list[str]:
        match = self._match(job)
        bot = make_bot(job.bot, match.game, is_trusted=self._is_trusted)
        rng, state, log = Rng(job.seed), match.state.copy(), list[Event]()
        actions: list[str] = []
        while not actions or (job.whole and not heard(log, None) and job.seat in state.to_act()):
            action = bot.choose(Sight(match.game, state, job.seat), rng)
            actions.append(match.game.codec.write(action))
            if job.whole:
                state.apply(job.seat, action, log)
        return actions

    def _next_best(self, job: BotJob, chosen: str) -> str:
        """What looks best at a glance apart from what was chosen; nothing for part of an order."""
        match = self._match(job)
        if job.whole:
            return ""
        codec, sight = match.game.codec, Sight(match.game, match.state, job.seat)
        found = Greedy(match.game).next_best(sight, codec.read(chosen), Rng(job.seed))
        return "" if found is None else codec.write(found)

    def _match(self, job: BotJob) -> Match:
        """The position of the job, reached from the nearest one that is kept."""
        setup = msgspec.msgpack.encode((job.game, job.options, job.seats))
        match = self._nearest(setup, job.lines) or self._new(setup, job)
        for line in job.lines[len(match.lines) :]:
            match.follow(*match.game.read_move(match.state, line))
        return match

    def _nearest(self, setup: bytes, lines: list[str]) -> Match | None:
        """The longest match that leads to these lines."""
        found: Match | None = None
        for made, match in self._kept.values():
            fits = made == setup and match.lines == lines[: len(match.lines)]
            if fits and (found is None or len(match.lines) > len(found.lines)):
                found = match
        if found:
            self._kept.move_to_end(id(found))
        return found

    def _new(self, setup: bytes, job: BotJob) -> Match:
        match = Match(make(job.game, **job.options), job.seats, ByHand(), takes_back=False)
        self._kept[id(match)] = setup, match
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return match


def main() -> None:
    """Answer jobs until the input ends."""
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what a bot prints is no answer
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    orders: queue.SimpleQueue[TimedJob] = queue.SimpleQueue()
    threading.Thread(target=_listen, args=(sys.stdin.buffer, orders), daemon=True).start()
    thinker = Thinker(is_trusted="--trusted" in sys.argv)
    _send(answers, Reply())  # ready
    while True:
        order = orders.get()
        _set_alarm(order.seconds + ALARM_AFTER)
        _send(answers, thinker.answer(order.job))
        _set_alarm(0)


def _send(answers: BinaryIO, reply: Reply) -> None:
    answers.write(framed(reply))
    answers.flush()


def _listen(source: BinaryIO, orders: queue.SimpleQueue[TimedJob]) -> None:
    """Read jobs; end the process when the input is closed."""
    decoder = msgspec.msgpack.Decoder(TimedJob)
    while head := source.read(HEAD):
        orders.put(decoder.decode(source.read(int.from_bytes(head, "big"))))
    os._exit(0)


def _set_alarm(seconds: float) -> None:
    """Have the system end this process after so long, even when it hangs; 0 for never."""
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_REAL, seconds)


if __name__ == "__main__":
    main()

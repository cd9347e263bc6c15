"""Measuring: subjects take turns in rounds on one core, so that a slow moment hits all of them."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from statistics import geometric_mean, median

Work = Callable[[], float]  # does some work and tells how many units it was
Measure = Callable[[float], float]  # works for so many seconds and gives units per second


@dataclass
class Subject:
    """What is measured: its name, how, and the rates in units per second, one for each round."""

    name: str
    measure: Measure
    is_peer: bool = False
    rates: list[float] = field(default_factory=list)

    @property
    def best(self) -> float:
        """The highest rate: noise only ever slows down."""
        return max(self.rates)

    @property
    def median(self) -> float:
        """The rate in the middle."""
        return median(self.rates)


@dataclass
class Section:
    """Subjects that do the same kind of work; the first is the one that a bar is set for."""

    game: str
    name: str
    title: str
    unit: str
    subjects: list[Subject]
    bar_ratio: float | None = None  # times the peers' geometric mean
    bar_rate: float | None = None  # units per second

    @property
    def peers(self) -> list[Subject]:
        """Those that ours are compared with."""
        return [subject for subject in self.subjects if subject.is_peer]

    @property
    def ours(self) -> list[Subject]:
        """Ludi's subjects."""
        return [subject for subject in self.subjects if not subject.is_peer]

    @property
    def peers_best(self) -> float | None:
        """The geometric mean of the peers' best rates."""
        return geometric_mean([peer.best for peer in self.peers]) if self.peers else None

    @property
    def peers_median(self) -> float | None:
        """The geometric mean of the peers' median rates."""
        return geometric_mean([peer.median for peer in self.peers]) if self.peers else None

    def ratio(self, subject: Subject) -> float | None:
        """How many times as fast as the peers a subject is, both at their best."""
        mean = self.peers_best
        return None if mean is None else subject.best / mean

    def median_ratio(self, subject: Subject) -> float | None:
        """The same by medians."""
        mean = self.peers_median
        return None if mean is None else subject.median / mean

    def is_bar_reached(self) -> bool | None:
        """Whether the first subject reaches the bar; None without a bar, or without the peers it needs."""
        first = self.ours[0]
        if self.bar_rate is not None:
            return first.best >= self.bar_rate
        ratio = self.ratio(first)
        return None if self.bar_ratio is None or ratio is None else ratio >= self.bar_ratio


def timed(work: Work) -> Measure:
    """Units per second of processor time: what other programs take of the core does not count."""

    def measure(seconds: float) -> float:
        done = 0.0
        elapsed = 0.0
        start = time.process_time()
        while elapsed < seconds:
            done += work()
            elapsed = time.process_time() - start
        return done / elapsed

    return measure


def take_turns(sections: list[Section], rounds: int, seconds: float, progress: Callable[[int], None]) -> None:
    """Measure every subject once in each round."""
    for number in range(rounds):
        progress(number)
        for section in sections:
            for subject in section.subjects:
                subject.rates.append(subject.measure(seconds))


@contextmanager
def one_core() -> Iterator[bool]:
    """Stay on one core, where the system lets a process choose; tells whether it does."""
    if not hasattr(os, "sched_setaffinity"):
        yield False
        return
    allowed = os.sched_getaffinity(0)
    try:
        os.sched_setaffinity(0, {max(allowed)})
    except OSError:
        yield False
        return
    try:
        yield True
    finally:
        os.sched_setaffinity(0, allowed)

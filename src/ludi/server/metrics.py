"""The metrics of a running server; no names, tokens or table ids."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import accumulate

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.metrics_core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    HistogramMetricFamily,
    Metric,
)

_SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


class Times:
    """A histogram of durations."""

    def __init__(self) -> None:
        self._counts = [0] * (len(_SECONDS) + 1)  # one for each upper bound, and one beyond the last
        self._sum = 0.0

    def observe(self, seconds: float) -> None:
        """Count one duration."""
        self._counts[bisect_left(_SECONDS, seconds)] += 1
        self._sum += seconds

    def told(self, name: str, about: str) -> Metric:
        """The histogram for Prometheus, with cumulative counts."""
        bounds = [*map(str, _SECONDS), "+Inf"]
        counts = list(zip(bounds, accumulate(self._counts), strict=True))
        return HistogramMetricFamily(name, about, buckets=counts, sum_value=self._sum)


class Metrics:
    """The counters of one server, whose event loop alone changes them."""

    def __init__(self) -> None:
        self.acts = 0
        self.entries = 0
        self.made = 0
        self.loaded = 0
        self.removed = 0
        self.tables = 0
        self.sockets = 0
        self.problems: Counter[str] = Counter()  # by code
        self.commit = Times()
        self.thought = Times()
        self._registry = CollectorRegistry()
        self._registry.register(self)

    def collect(self) -> Iterator[Metric]:
        """All metrics, for the registry."""
        yield CounterMetricFamily("ludi_acts", "Actions of people that were committed", self.acts)
        yield CounterMetricFamily("ludi_entries", "Entries committed to the journal", self.entries)
        yield CounterMetricFamily("ludi_tables_made", "Tables made", self.made)
        yield CounterMetricFamily("ludi_tables_loaded", "Tables made again from the journal", self.loaded)
        yield CounterMetricFamily("ludi_tables_removed", "Tables deleted", self.removed)
        yield GaugeMetricFamily("ludi_tables_in_memory", "Tables in memory at the last sweep", self.tables)
        yield GaugeMetricFamily("ludi_sockets", "Open connections", self.sockets)
        yield _by_code("ludi_problems", "Refusals by code", self.problems.items())
        yield self.commit.told("ludi_commit_seconds", "From hand-over to commit")
        yield self.thought.told("ludi_bot_seconds", "What bots took to choose")

    def text(self) -> bytes:
        """All metrics in the text format of Prometheus."""
        return generate_latest(self._registry)


def _by_code(name: str, about: str, counts: Iterable[tuple[str, int]]) -> Metric:
    family = CounterMetricFamily(name, about, labels=["code"])
    for code, count in counts:
        family.add_metric([code], count)
    return family

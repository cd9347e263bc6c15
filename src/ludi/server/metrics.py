"""What is counted while the server runs; no names, tokens or table ids."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

_SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


class Metrics:
    """The counters of one server."""

    def __init__(self) -> None:
        registry = CollectorRegistry()
        self._registry = registry
        self.acts = Counter("ludi_acts", "Actions of people that were committed", registry=registry)
        self.entries = Counter("ludi_entries", "Entries committed to the journal", registry=registry)
        self.made = Counter("ludi_tables_made", "Tables made", registry=registry)
        self.loaded = Counter("ludi_tables_loaded", "Tables made again from the journal", registry=registry)
        self.tables = Gauge("ludi_tables_in_memory", "Tables in memory at the last sweep", registry=registry)
        self.sockets = Gauge("ludi_sockets", "Open connections", registry=registry)
        self.problems = Counter("ludi_problems", "Refusals by code", ["code"], registry=registry)
        self.commit = Histogram(
            "ludi_commit_seconds", "From hand-over to commit", buckets=_SECONDS, registry=registry
        )
        self.thought = Histogram(
            "ludi_bot_seconds", "What bots took to choose", buckets=_SECONDS, registry=registry
        )

    def text(self) -> bytes:
        """All of them, as Prometheus reads them."""
        return generate_latest(self._registry)

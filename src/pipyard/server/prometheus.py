"""Prometheus metrics of a running server. They contain no names and no room keys."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, disable_created_metrics, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST

MOVE_BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""Upper bounds in seconds."""
disable_created_metrics()


class PrometheusMetrics:
    """The metrics of one server, with its own registry."""

    content_type = CONTENT_TYPE_LATEST

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        own = self._registry
        self._messages = Counter("pipyard_messages", "messages from browsers, by kind", ["kind"], registry=own)
        self._refusals = Counter("pipyard_refusals", "messages that were refused, by code", ["code"], registry=own)
        self._moves = Histogram("pipyard_move_seconds", "from the arrival of a move to its broadcast", buckets=MOVE_BUCKETS, registry=own)
        self._lag = Histogram("pipyard_loop_lag_seconds", "how late the event loop is", buckets=MOVE_BUCKETS, registry=own)
        self._slow = Counter("pipyard_slow_browsers", "browsers disconnected because they could not keep up", registry=own)
        self._gauges: dict[str, Gauge] = {}
        self._counters: dict[str, tuple[Counter, float]] = {}

    def message(self, kind: str) -> None:
        self._messages.labels(kind).inc()

    def refusal(self, code: str) -> None:
        self._refusals.labels(code).inc()

    def move(self, seconds: float) -> None:
        self._moves.observe(seconds)

    def lag(self, seconds: float) -> None:
        self._lag.observe(seconds)

    def slow_browser(self) -> None:
        self._slow.inc()

    def text(self, gauges: dict[str, tuple[str, float]], totals: dict[str, tuple[str, float]]) -> bytes:
        """All metrics, including those of others: name, help, value."""
        for name, (help, value) in gauges.items():
            if name not in self._gauges:
                self._gauges[name] = Gauge(name, help, registry=self._registry)
            self._gauges[name].set(value)
        for name, (help, value) in totals.items():
            counter, before = self._counters.get(name) or (Counter(name.removesuffix("_total"), help, registry=self._registry), 0.0)
            counter.inc(max(0.0, value - before))
            self._counters[name] = (counter, max(before, value))
        return generate_latest(self._registry)

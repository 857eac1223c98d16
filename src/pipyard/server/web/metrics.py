"""Figures of a running server, in the text form that Prometheus reads."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""Upper bounds in seconds for how long something took."""


class Tally:
    """Counts things by one label."""

    __slots__ = ("counts", "help", "label", "name")

    def __init__(self, name: str, label: str, help: str) -> None:
        self.name, self.label, self.help = name, label, help
        self.counts: dict[str, int] = {}

    def add(self, what: str) -> None:
        self.counts[what] = self.counts.get(what, 0) + 1

    def lines(self) -> Iterable[str]:
        yield from _head(self.name, "counter", self.help)
        for what, count in sorted(self.counts.items()):
            yield f'{self.name}{{{self.label}="{what}"}} {count}'


class Durations:
    """How long things took."""

    __slots__ = ("buckets", "help", "name", "total")

    def __init__(self, name: str, help: str) -> None:
        self.name, self.help = name, help
        self.buckets = [0] * (len(BOUNDS) + 1)
        self.total = 0.0

    def add(self, seconds: float) -> None:
        self.buckets[bisect_left(BOUNDS, seconds)] += 1
        self.total += seconds

    def lines(self) -> Iterable[str]:
        yield from _head(self.name, "histogram", self.help)
        count = 0
        for bound, bucket in zip((*map(str, BOUNDS), "+Inf"), self.buckets, strict=True):
            count += bucket
            yield f'{self.name}_bucket{{le="{bound}"}} {count}'
        yield f"{self.name}_sum {self.total:.6f}"
        yield f"{self.name}_count {count}"


class Metrics:
    """What a server counts about itself."""

    def __init__(self) -> None:
        self.heard = Tally("pipyard_messages_total", "kind", "messages from browsers, by kind")
        self.refused = Tally("pipyard_refusals_total", "code", "messages that were refused, by code")
        self.moves = Durations("pipyard_move_seconds", "from the arrival of a move until it is on disk and told")
        self.slow = 0
        """Browsers that were sent away because they could not keep up."""

    def text(self, gauges: dict[str, tuple[str, float]], counters: dict[str, tuple[str, float]]) -> str:
        """Everything, with what others know: name, what it is, how much."""
        lines = [*self.heard.lines(), *self.refused.lines(), *self.moves.lines()]
        sent_away = {"pipyard_slow_browsers_total": ("browsers that could not keep up and were sent away", float(self.slow))}
        for kind, figures in (("gauge", gauges), ("counter", {**counters, **sent_away})):
            for name, (help, value) in figures.items():
                lines += [*_head(name, kind, help), f"{name} {value:g}" if value < 1e6 else f"{name} {value:.0f}"]
        return "\n".join(lines) + "\n"


def resident() -> int:
    """Bytes of memory this process has, 0 where that cannot be known."""
    try:
        with open("/proc/self/statm", encoding="ascii") as file:
            return int(file.read().split()[1]) * 4096
    except OSError:
        return 0


def _head(name: str, kind: str, help: str) -> list[str]:
    return [f"# HELP {name} {help}", f"# TYPE {name} {kind}"]

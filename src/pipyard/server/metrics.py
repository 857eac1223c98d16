"""What a server counts and measures about itself."""

from __future__ import annotations

from typing import Protocol


class Metrics(Protocol):
    """Takes measurements, and writes them out."""

    content_type: str

    def message(self, kind: str) -> None: ...
    def refusal(self, code: str) -> None: ...
    def move(self, seconds: float) -> None: ...
    def lag(self, seconds: float) -> None: ...
    def slow_browser(self) -> None: ...
    def text(self, gauges: dict[str, tuple[str, float]], totals: dict[str, tuple[str, float]]) -> bytes:
        """All measurements, including those of others: name, help, value."""
        ...


class NoMetrics:
    """For a table that nobody watches over."""

    content_type = "text/plain"

    def message(self, kind: str) -> None:
        return

    def refusal(self, code: str) -> None:
        return

    def move(self, seconds: float) -> None:
        return

    def lag(self, seconds: float) -> None:
        return

    def slow_browser(self) -> None:
        return

    def text(self, gauges: dict[str, tuple[str, float]], totals: dict[str, tuple[str, float]]) -> bytes:
        return b""


def resident() -> int:
    """Memory use of this process in bytes, 0 if unknown."""
    try:
        with open("/proc/self/statm", encoding="ascii") as file:
            return int(file.read().split()[1]) * 4096
    except OSError:
        return 0

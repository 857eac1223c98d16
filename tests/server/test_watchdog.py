"""A late event loop is measured, and the journal names what kept it, but no values."""

from __future__ import annotations

import asyncio
import logging
import time

import pytest

from pipyard.server.watchdog import Watchdog


def hold_up_everybody(watchdog: Watchdog, secret: str) -> None:
    """What must never happen on the loop; it goes on until the watchdog has looked, however busy the machine is."""
    begun = time.monotonic()
    while time.monotonic() < begun + 0.6 or not watchdog._culprit:
        assert time.monotonic() < begun + 60, "the watchdog does not look"
    assert secret


def test_the_journal_names_what_kept_the_loop(caplog: pytest.LogCaptureFixture) -> None:
    lags: list[float] = []

    async def story() -> None:
        watchdog = Watchdog(lags.append)
        task = asyncio.get_running_loop().create_task(watchdog.run())
        while len(lags) < 3:
            await asyncio.sleep(0)  # right after a tick, nothing has been seen yet
        before = watchdog.reports  # a busy machine may have been late by itself
        hold_up_everybody(watchdog, "the hidden die shows 6")
        while watchdog.reports == before:
            await asyncio.sleep(0.01)
        task.cancel()

    with caplog.at_level(logging.WARNING):
        asyncio.run(story())
    assert max(lags) > 0.4
    assert "hold_up_everybody (server/test_watchdog.py:" in caplog.text
    assert "hidden die" not in caplog.text

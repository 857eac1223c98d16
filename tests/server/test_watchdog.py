"""A late event loop is measured, and the journal names what kept it, but no values."""

from __future__ import annotations

import asyncio
import logging
import time

import pytest

from pipyard.server.watchdog import Watchdog


def hold_up_everybody(secret: str) -> None:
    """What must never happen on the loop."""
    end = time.monotonic() + 0.6
    while time.monotonic() < end:
        pass
    assert secret


def test_the_journal_names_what_kept_the_loop(caplog: pytest.LogCaptureFixture) -> None:
    lags: list[float] = []

    async def story() -> None:
        watchdog = Watchdog(lags.append)
        task = asyncio.get_running_loop().create_task(watchdog.run())
        while len(lags) < 3:
            await asyncio.sleep(0.01)
        hold_up_everybody("the hidden die shows 6")
        while not watchdog.reports:
            await asyncio.sleep(0.01)
        task.cancel()

    with caplog.at_level(logging.WARNING):
        asyncio.run(story())
    assert max(lags) > 0.4
    assert "hold_up_everybody (server/test_watchdog.py:" in caplog.text
    assert "hidden die" not in caplog.text

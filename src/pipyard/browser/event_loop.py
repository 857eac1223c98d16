"""Pyodide's event loop, where it differs from asyncio's own."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextvars import Context
from typing import Any


def run_late_calls(loop: asyncio.AbstractEventLoop) -> None:
    """Make a loop run at once what is already due.

    Pyodide's refuses times that have just passed, and ``asyncio.timeout`` asks for such times: it looks at the clock first,
    and the clock goes on until the loop looks again. A live scene sets sixty timers a second, so it hits that moment.
    """
    if "call_later" in vars(loop):  # done before
        return
    usual = loop.call_later

    def call_later(delay: float, callback: Callable[..., object], *args: Any, context: Context | None = None) -> asyncio.Handle:
        return usual(max(0.0, delay), callback, *args, context=context)

    vars(loop)["call_later"] = call_later

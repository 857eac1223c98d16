"""Workers: programs beside the server that answer lines with lines, such as bots that think.

A server starts processes. Where there are none, as in a browser, something else keeps the same promises.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Awaitable, Callable, Sequence
from typing import Protocol

LONGEST_LINE = 1 << 20
NICENESS = 10
"""Nice value of workers: on a busy machine moves go before bots."""


class Worker(Protocol):
    """A program that reads lines and writes lines. It can be ended at any time, even while it works."""

    @property
    def ended(self) -> bool: ...

    def write(self, line: bytes) -> None:
        """Send a line, without its end."""
        ...

    async def read(self) -> bytes:
        """The next line; empty if the program has ended. Raises OSError or ValueError if it cannot be read."""
        ...

    def end(self) -> None:
        """End the program at once."""
        ...

    async def ending(self) -> None:
        """Wait until it has ended."""
        ...


StartWorker = Callable[[str], Awaitable[Worker]]
"""Starts a worker that runs a module."""


class ProcessWorker:
    """A worker in a process."""

    def __init__(self, process: Process) -> None:
        self._process = process

    @property
    def ended(self) -> bool:
        return self._process.returncode is not None

    def write(self, line: bytes) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(line + b"\n")

    async def read(self) -> bytes:
        assert self._process.stdout is not None
        return await self._process.stdout.readline()

    def end(self) -> None:
        if not self.ended:
            with contextlib.suppress(ProcessLookupError):
                self._process.kill()

    async def ending(self) -> None:
        with contextlib.suppress(RuntimeError, OSError):  # its output may still be being read
            await self._process.communicate()
        await self._process.wait()


async def start_process(command: Sequence[str]) -> Worker:
    """Start a Python process with these arguments, and with a lower priority than the server's from its first import on."""
    process = await asyncio.create_subprocess_exec(sys.executable, *command, stdin=PIPE, stdout=PIPE, limit=LONGEST_LINE)
    if sys.platform != "win32":
        with contextlib.suppress(OSError):  # it may have ended already
            os.setpriority(os.PRIO_PROCESS, process.pid, os.getpriority(os.PRIO_PROCESS, 0) + NICENESS)
    return ProcessWorker(process)


async def start_module(module: str) -> Worker:
    """Start a process that runs a module."""
    return await start_process(("-m", module))

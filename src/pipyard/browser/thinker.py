"""A worker of the browser that does what a worker process of the server does: it runs a module line by line."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any


def begin(module: str, send: Callable[[str], None]) -> Work:
    """Load the module, say that it is ready if it does so, and return what takes its lines."""
    return Work(import_module(module), send)


class Work:
    """What a module does with lines."""

    def __init__(self, module: Any, send: Callable[[str], None]) -> None:
        self._module = module
        self._send = send
        ready = getattr(module, "READY", b"")
        if ready:
            self._answer(ready)

    def wants_engine(self, line: str) -> bool:
        """Whether the physics engine must be there before this line is taken."""
        wants = getattr(self._module, "wants_engine", None)
        try:
            return wants is not None and wants(line.encode())
        except Exception:
            return False  # whoever takes the line says what is wrong with it

    def take(self, line: str) -> None:
        self._module.work(line.encode(), self._answer)

    def _answer(self, line: bytes) -> None:
        self._send(line.decode())

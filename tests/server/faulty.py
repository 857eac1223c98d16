"""``pipyard serve`` whose physics fails as long as a file says how: ``die``, ``hang`` or ``panic``.

The processes that simulate are started from this file too, so what is changed here is changed in them.
"""

from __future__ import annotations

import os
import signal
import threading
from pathlib import Path
from typing import Any

from pipyard.physics import engine, live_session, process_pool

WISH = Path(os.environ["PIPYARD_TEST_FAULT"])
IMPATIENT = 5.0
"""Seconds after which a process that hangs is given up here; one that does not has all the time of a busy machine."""
_advance = engine.World.advance
_answered = process_pool.SimulationPool.answered


def wish() -> str:
    return WISH.read_text() if WISH.exists() else ""


class Silence(float):
    """How long a process may be silent: shorter while it hangs."""

    def __lt__(self, waited: float) -> bool:
        return waited > (IMPATIENT if wish() == "hang" else float(self))


async def answered(one: process_pool.SimulationPool, ask: Any, patience: float) -> Any:
    return await _answered(one, ask, IMPATIENT if wish() == "hang" else patience)


live_session.SILENT = Silence(60.0)
process_pool.SimulationPool.answered = answered  # type: ignore[method-assign]


class Panic(BaseException):
    """As a panic of the engine: no Exception, and it cannot be pickled."""

    def __reduce__(self) -> str:
        raise TypeError("a panic cannot be sent to another process")


def advance(world: engine.World, steps: int) -> None:
    fault = wish()
    if fault == "die":
        os.kill(os.getpid(), signal.SIGKILL)
    elif fault == "hang":
        threading.Event().wait()
    elif fault == "panic":
        raise Panic("index out of bounds: the len is 3 but the index is 7")
    _advance(world, steps)


engine.World.advance = advance  # type: ignore[method-assign]

if __name__ == "__main__":
    import fixed_chance  # type: ignore[import-not-found]  # beside this file

    fixed_chance.main()

"""``pipyard serve`` whose physics fails as long as a file says how: ``die``, ``hang`` or ``panic``.

The processes that simulate are started from this file too, so what is changed here is changed in them.
"""

from __future__ import annotations

import os
import signal
import threading
from pathlib import Path

from pipyard.physics import engine, live, pool

WISH = Path(os.environ["PIPYARD_TEST_FAULT"])
pool.SLOWEST = live.SILENT = float(os.environ.get("PIPYARD_TEST_PATIENCE", "30"))
_advance = engine.World.advance


class Panic(BaseException):
    """As a panic of the engine: no Exception, and it cannot be pickled."""

    def __reduce__(self) -> str:
        raise TypeError("a panic cannot be sent to another process")


def advance(world: engine.World, steps: int) -> None:
    wish = WISH.read_text() if WISH.exists() else ""
    if wish == "die":
        os.kill(os.getpid(), signal.SIGKILL)
    elif wish == "hang":
        threading.Event().wait()
    elif wish == "panic":
        raise Panic("index out of bounds: the len is 3 but the index is 7")
    _advance(world, steps)


engine.World.advance = advance  # type: ignore[method-assign]

if __name__ == "__main__":
    import foreseen  # type: ignore[import-not-found]  # beside this file

    foreseen.main()

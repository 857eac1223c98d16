"""``pipyard serve`` whose bots fail as long as a file says how: ``die``, ``hang``, ``error`` or ``illegal``.

The processes in which they think are started from this file too.
"""

from __future__ import annotations

import os
import signal
import sys
import threading
from pathlib import Path

WISH = Path(os.environ["PIPYARD_TEST_FAULT"])
PATIENT = 100
"""So many times longer is waited for a bot that does not hang: on a busy machine it needs its time."""


def wish() -> str:
    return WISH.read_text() if WISH.exists() else ""


def work() -> None:
    from pipyard.server.botpool import worker  # noqa: PLC0415

    think = worker.think

    def fail(question: worker.MoveRequest) -> str:
        fault = wish()
        if fault == "die":
            os.kill(os.getpid(), signal.SIGKILL)
        elif fault == "hang":
            threading.Event().wait()
        elif fault == "error":
            raise RuntimeError("the seventh die is missing")
        return "take 9,9,9" if fault == "illegal" else think(question)

    worker.think = fail
    worker.main()


if __name__ == "__main__":
    if sys.argv[1] == "--worker":
        work()
    else:
        import fixed_chance  # type: ignore[import-not-found]  # beside this file

        from pipyard.server.botpool import bot_pool

        def patience(bots: bot_pool.BotPool) -> float:
            allowed: float = bots.__dict__["allowed"]
            return allowed * (1 if wish() == "hang" else PATIENT)

        def allow(bots: bot_pool.BotPool, seconds: float) -> None:
            bots.__dict__["allowed"] = seconds

        bot_pool.COMMAND = (__file__, "--worker")
        bot_pool.BotPool.patience = property(patience, allow)  # type: ignore[assignment]
        fixed_chance.main()

"""The processes in which bots think: none holds up the others, and none outlives its welcome."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from pipyard.server.botpool import bot_pool as bots
from pipyard.server.botpool.bot_pool import BotError, BotPool
from pipyard.server.botpool.worker import MoveRequest

from .timeless import until

WORKER = """
import json, sys, time
print("{}", flush=True)
for line in sys.stdin:
    bot = json.loads(line)["bot"]
    if bot == "sleepy":
        time.sleep(600)
    elif bot == "dying":
        sys.exit(1)
    elif bot == "babbling":
        print("let me see", flush=True)
    elif bot == "endless":
        print("x" * 3_000_000, flush=True)
    else:
        print(json.dumps({"move": bot}), flush=True)
"""

Tale = Callable[[BotPool], Awaitable[None]]


@pytest.fixture
def tell(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[Tale, int], None]:
    """Tells a story with bots that do as they are called."""
    script = tmp_path / "worker.py"
    script.write_text(WORKER)
    monkeypatch.setattr(bots, "COMMAND", (str(script),))

    def run_story(story: Tale, places: int) -> None:
        async def whole() -> None:
            thinkers = BotPool(places, patience=60.0, quick=0.01)
            try:
                await story(thinkers)
            finally:
                await thinkers.close()

        asyncio.run(whole())

    return run_story


def asked(bot: str) -> MoveRequest:
    return MoveRequest("el_dado", {}, 2, [], 0, bot, "1")


def test_a_slow_bot_holds_up_no_other_room(tell: Callable[[Tale, int], None]) -> None:
    async def story(thinkers: BotPool) -> None:
        slow = asyncio.create_task(thinkers.ask(asked("sleepy")))
        for number in range(3):
            assert await thinkers.ask(asked(f"quick {number}")) == f"quick {number}"
        assert not slow.done()
        assert len(thinkers._all) == 2
        slow.cancel()
        await asyncio.gather(slow, return_exceptions=True)

    tell(story, 1)


def test_there_are_never_more_than_twice_as_many_processes_as_places(tell: Callable[[Tale, int], None]) -> None:
    async def story(thinkers: BotPool) -> None:
        slow = [asyncio.create_task(thinkers.ask(asked("sleepy"))) for _ in range(9)]
        quick = asyncio.create_task(thinkers.ask(asked("quick")))
        await until(lambda: len(thinkers._all) == 4)
        for _ in range(20):
            await asyncio.sleep(0)
        assert len(thinkers._all) == 4
        for task in slow:
            task.cancel()
        assert await quick == "quick"
        await asyncio.gather(*slow, return_exceptions=True)

    tell(story, 2)


def test_who_thinks_too_long_is_replaced(tell: Callable[[Tale, int], None]) -> None:
    async def story(thinkers: BotPool) -> None:
        thinkers.patience = 0.05
        with pytest.raises(BotError, match="sleepy thought longer than 0 seconds"):
            await thinkers.ask(asked("sleepy"))
        thinkers.patience = 60.0
        assert await thinkers.ask(asked("quick")) == "quick"

    tell(story, 1)


@pytest.mark.parametrize("bot", ["dying", "babbling", "endless"])
def test_a_process_that_fails_is_said_and_replaced(tell: Callable[[Tale, int], None], bot: str) -> None:
    async def story(thinkers: BotPool) -> None:
        for _ in range(2):
            with pytest.raises(BotError, match=f"{bot} found no move"):
                await thinkers.ask(asked(bot))
            assert await thinkers.ask(asked("quick")) == "quick"

    tell(story, 1)


def test_a_process_gets_only_so_much_memory_and_prints_nothing_but_answers() -> None:
    script = """
from pipyard.server.botpool.child import begin_work, bound_memory
out = begin_work()
print("idle talk")
bound_memory(300 << 20)
try:
    bytearray(1 << 30)
except MemoryError:
    out(b"enough")
"""
    run = subprocess.run([sys.executable, "-c", script], capture_output=True, check=True)
    assert run.stdout == b"enough\n"
    assert run.stderr == b"idle talk\n"

"""The worker processes of bots: a few, each killed and replaced when it takes too long.

A slow bot gives up its place after a while and continues beside the others, so that it does not block other rooms. There are never
more than twice as many processes as places.
"""

from __future__ import annotations

import asyncio
import contextlib
import re
import sys
import time
from asyncio.subprocess import PIPE, Process
from typing import Final, Literal

from msgspec import MsgspecError
from msgspec.json import Decoder, Encoder

from pipyard.core.errors import PipyardError, UnknownBot, reason_of
from pipyard.core.text import Text, because
from pipyard.server.botpool.queue import Places
from pipyard.server.botpool.worker import Answer, MoveRequest

COMMAND = ("-m", "pipyard.server.botpool.worker")
"""The module a worker process runs."""
BOT_SECONDS = 10.0
"""Default time limit for a move, in seconds (``--bot-seconds``)."""
BOT_TRIES = 50_000
"""Maximum playouts of a searching bot."""
PLACE_SECONDS = 2.0
"""Seconds after which a bot gives up its place."""
LONGEST_LINE = 1 << 20
START_SECONDS: Final = 60.0
"""Seconds for a process to start; a busy machine needs many."""
OVERTIME: Final = 1.25
"""A bot that thinks for exactly as long as it may is still waited for."""
BotFault = Literal["slow", "died", "error", "illegal"]
"""Why a bot has no move: it thought too long, its process ended, it raised an error, or its move is not allowed."""


class BotError(PipyardError):
    """A bot returned no move: it was too slow or it failed."""

    def __init__(self, text: Text, fault: BotFault) -> None:
        super().__init__(text)
        self.args = (text, fault)
        self.fault: BotFault = fault


_BUDGET = re.compile(r"mcts:([0-9]+)(ms|s)?")


def check_budget(bot: str, seconds: float) -> None:
    """Refuse a bot that asks for more time than the host allows."""
    for number, unit in _BUDGET.findall(bot):
        wanted = int(number) / (1000 if unit == "ms" else 1)
        if wanted > (seconds if unit else BOT_TRIES):
            raise UnknownBot(because("why-bot-beyond-budget", bot=bot, seconds=seconds, tries=BOT_TRIES))


class BotPool:
    """A fixed number of places. Requests wait until one is free."""

    def __init__(self, count: int = 2, patience: float = BOT_SECONDS, quick: float = PLACE_SECONDS) -> None:
        self.patience = patience
        self._quick = quick
        self._count = count
        self.places = Places(count)
        self.failures = 0
        """Questions to which a bot found no move."""
        self._slow = 0  # slow bots, beside the places
        self._idle: list[Process] = []
        self._all: set[Process] = set()
        self._dying: set[Process] = set()
        self._encoder, self._decoder = Encoder(), Decoder(Answer)

    async def ask(self, question: MoveRequest, account: str = "", fresh: bool = False) -> str:
        """The bot's move. Raises :class:`BotError` if there is none. ``account``: charged for the time. ``fresh``: in a new process."""
        heavy = await self.places.take(account)
        began = time.monotonic()
        seated = True
        process: Process | None = None
        try:
            process = await self._process(fresh)
            assert process.stdin is not None
            assert process.stdout is not None
            process.stdin.write(self._encoder.encode(question) + b"\n")
            async with asyncio.timeout(OVERTIME * self.patience):
                reading = asyncio.ensure_future(process.stdout.readline())
                try:
                    while seated and not (await asyncio.wait((reading,), timeout=self._quick))[0]:
                        if self._slow < self._count:
                            seated = False
                            self._slow += 1
                            self.places.leave(heavy)
                    line = await reading
                finally:
                    reading.cancel()
            if not line:
                raise EOFError
            answer = self._decoder.decode(line)
            if answer.error:
                raise BotError(because("why-bot-found-no-move", bot=question.bot, error=answer.error), "error")
        except BaseException as error:
            self._drop(process)
            process = None
            self.failures += isinstance(error, Exception)
            if isinstance(error, TimeoutError):
                raise BotError(because("why-bot-thought-too-long", bot=question.bot, seconds=round(self.patience)), "slow") from None
            if isinstance(error, (OSError, EOFError, ValueError, MsgspecError)):
                raise BotError(
                    because(
                        "why-bot-found-no-move",
                        bot=question.bot,
                        error=because("part-thinking-process-ended") if isinstance(error, EOFError) else reason_of(error),
                    ),
                    "died",
                ) from None
            raise
        finally:
            self._keep(process)
            self.places.charge(account, time.monotonic() - began)
            if seated:
                self.places.leave(heavy)
            else:
                self._slow -= 1
        return answer.move

    async def _process(self, fresh: bool) -> Process:
        """A process that is ready to think."""
        if fresh and self._idle:
            self._drop(self._idle.pop())
        while self._idle and not fresh:
            process = self._idle.pop()
            if process.returncode is None:
                return process
            self._drop(process)
        process = await asyncio.create_subprocess_exec(sys.executable, *COMMAND, stdin=PIPE, stdout=PIPE, limit=LONGEST_LINE)
        self._all.add(process)
        assert process.stdout is not None
        try:
            async with asyncio.timeout(START_SECONDS):
                if not await process.stdout.readline():
                    raise EOFError
        except BaseException:
            self._drop(process)
            raise
        return process

    def _keep(self, process: Process | None) -> None:
        """Keep an idle process, at most one per place."""
        if process is not None and len(self._idle) < self._count:
            self._idle.append(process)
        else:
            self._drop(process)

    def _drop(self, process: Process | None) -> None:
        if process is None:
            return
        if process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
        self._all.discard(process)
        self._dying = {process, *[other for other in self._dying if other.returncode is None]}

    async def close(self) -> None:
        for process in list(self._all):
            self._drop(process)
        for process in self._dying:
            with contextlib.suppress(RuntimeError, OSError):  # its output may still be being read
                await process.communicate()
            await process.wait()

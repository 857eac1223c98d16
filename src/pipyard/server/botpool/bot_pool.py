"""The workers of bots: a few processes, each killed and replaced when it takes too long.

A slow bot gives up its place after a while and continues beside the others, so that it does not block other rooms. There are never
more than twice as many processes as places.
"""

from __future__ import annotations

import asyncio
import re
import time
from typing import Final, Literal

from msgspec import MsgspecError
from msgspec.json import Decoder, Encoder
from msgspec.structs import replace

from pipyard.core.errors import PipyardError, UnknownBot, reason_of
from pipyard.core.text import Text, because
from pipyard.server.botpool.queue import FairQueue
from pipyard.server.botpool.worker import BotAnswer, MoveRequest
from pipyard.server.workers import StartWorker, Worker, start_process

BOT_WORKER = "pipyard.server.botpool.worker"
"""The module a worker runs."""
COMMAND = ("-m", BOT_WORKER)
"""The arguments of a worker process."""
BOT_SECONDS = 10.0
"""Default time limit for a move, in seconds (``--bot-seconds``)."""
HANDS_SECONDS: Final = 8.0
"""Seconds of the processor that hands may think about an action."""
BOT_TRIES = 50_000
"""Maximum playouts of a searching bot."""
PLACE_SECONDS = 2.0
"""Seconds after which a bot gives up its place."""
START_SECONDS: Final = 60.0
"""Seconds for a process to start; a busy machine needs many."""
OVERTIME: Final = 1.25
"""Extra seconds for a bot that uses its whole time budget."""
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

    def __init__(
        self, count: int = 2, patience: float = BOT_SECONDS, quick: float = PLACE_SECONDS, start: StartWorker | None = None
    ) -> None:
        """``start``: starts a worker, by default a process."""
        self.patience = patience
        self._quick = quick
        self._count = count
        self.places = FairQueue(count)
        self.failures = 0
        """Number of requests without a move."""
        self._slow = 0  # slow bots, beside the places
        self._start = start
        self._idle: list[Worker] = []
        self._all: set[Worker] = set()
        self._dying: set[Worker] = set()
        self._encoder, self._decoder = Encoder(), Decoder(BotAnswer)

    async def ask(self, question: MoveRequest, account: str = "", fresh: bool = False) -> str:
        """The bot's move. Raises :class:`BotError` if there is none. ``account``: charged for the time. ``fresh``: in a new process."""
        return (await self.answer(question, account, fresh)).move

    async def answer(self, question: MoveRequest, account: str = "", fresh: bool = False) -> BotAnswer:
        """All that a bot answers, as in :meth:`ask`."""
        heavy = await self.places.take(account)
        began = time.monotonic()
        seated = True
        worker: Worker | None = None
        try:
            worker = await self._worker(fresh)
            worker.write(self._encoder.encode(replace(question, seconds=min(HANDS_SECONDS, self.patience))))
            async with asyncio.timeout(OVERTIME * self.patience):
                reading = asyncio.ensure_future(worker.read())
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
            self._drop(worker)
            worker = None
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
            self._keep(worker)
            self.places.charge(account, time.monotonic() - began)
            if seated:
                self.places.leave(heavy)
            else:
                self._slow -= 1
        return answer

    async def warm(self) -> None:
        """Start a worker for the first request to come, so that nobody waits for it."""
        if not self._all:
            self._keep(await self._worker(fresh=True))

    async def _worker(self, fresh: bool) -> Worker:
        """A worker that is ready to think."""
        if fresh and self._idle:
            self._drop(self._idle.pop())
        while self._idle and not fresh:
            worker = self._idle.pop()
            if not worker.ended:
                return worker
            self._drop(worker)
        worker = await (self._start(BOT_WORKER) if self._start is not None else start_process(COMMAND))
        self._all.add(worker)
        try:
            async with asyncio.timeout(START_SECONDS):
                if not await worker.read():
                    raise EOFError
        except BaseException:
            self._drop(worker)
            raise
        return worker

    def _keep(self, worker: Worker | None) -> None:
        """Keep an idle worker, at most one per place."""
        if worker is not None and len(self._idle) < self._count:
            self._idle.append(worker)
        else:
            self._drop(worker)

    def _drop(self, worker: Worker | None) -> None:
        if worker is None:
            return
        worker.end()
        self._all.discard(worker)
        self._dying = {worker, *[other for other in self._dying if not other.ended]}

    async def close(self) -> None:
        for worker in list(self._all):
            self._drop(worker)
        for worker in self._dying:
            await worker.ending()

"""The bots' thinking processes: a few of them, each killed and replaced when it thinks too long."""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import PIPE, Process

from msgspec.json import Decoder, Encoder

from pipyard.core.errors import PipyardError
from pipyard.table.thinker import Answer, Question

PATIENCE = 20.0
"""Seconds a bot may think."""
LONGEST_LINE = 1 << 20


class BotTrouble(PipyardError):
    """A bot found no move: it was too slow or it failed."""


class Thinkers:
    """A fixed number of processes; a question waits until one is idle."""

    def __init__(self, count: int = 2) -> None:
        self._idle: asyncio.Queue[Process | None] = asyncio.Queue()
        for _ in range(count):
            self._idle.put_nowait(None)
        self._all: set[Process] = set()
        self._encoder, self._decoder = Encoder(), Decoder(Answer)

    async def ask(self, question: Question) -> str:
        """The bot's move; :class:`BotTrouble` when there is none."""
        process = await self._idle.get()
        try:
            if process is None or process.returncode is not None:
                process = await asyncio.create_subprocess_exec(
                    sys.executable, "-m", "pipyard.table.thinker", stdin=PIPE, stdout=PIPE, limit=LONGEST_LINE
                )
                self._all.add(process)
            assert process.stdin is not None
            assert process.stdout is not None
            process.stdin.write(self._encoder.encode(question) + b"\n")
            line = await asyncio.wait_for(process.stdout.readline(), PATIENCE)
            answer = self._decoder.decode(line) if line else Answer(error="the thinking process ended")
        except BaseException as error:
            process = self._drop(process)
            if isinstance(error, (TimeoutError, OSError)):
                raise BotTrouble(f"{question.bot} thought longer than {PATIENCE:.0f} seconds") from None
            raise
        finally:
            self._idle.put_nowait(process)
        if answer.error:
            raise BotTrouble(f"{question.bot} found no move: {answer.error}")
        return answer.move

    def _drop(self, process: Process | None) -> None:
        if process is not None:
            self._all.discard(process)
            if process.returncode is None:
                process.kill()

    async def close(self) -> None:
        for process in list(self._all):
            self._drop(process)
            await process.wait()

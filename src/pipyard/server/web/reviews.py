"""Reviews of finished games: the biggest mistakes, found in a process of its own, one game after the other, and kept in a folder.

What is kept can be thrown away: it is found again when somebody asks.
"""

from __future__ import annotations

import asyncio
import hashlib
import sys
from asyncio.subprocess import PIPE
from pathlib import Path
from typing import Final, Literal

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from pipyard import shelf
from pipyard.core.errors import PipyardError, reason_of
from pipyard.core.log import read
from pipyard.core.text import Text, because
from pipyard.server.web.review_worker import Asked, Regret, Report
from pipyard.texts import say_text

REVIEW_TIMEOUT: Final = 600.0
"""Seconds a review may take."""
MOST_WAITING_REVIEWS: Final = 20
"""So many reviews may wait; whoever comes then is asked to come back."""
MOST_REMEMBERED: Final = 200
"""So many reviews that could not be kept stay in memory."""
LONGEST_LINE: Final = 1 << 20


class Review(Struct, frozen=True):
    """How a review stands. ``done`` of ``all`` steps are behind it; ``regrets`` are the biggest mistakes, the biggest first."""

    state: Literal["none", "waiting", "working", "done", "failed"]
    done: int = 0
    all: int = 0
    regrets: tuple[Regret, ...] = ()
    error: Text | str = ""


def spoken(review: Review, language: str) -> Review:
    """A review as somebody reads it who speaks a language."""
    return replace(review, error=say_text(review.error, language)) if isinstance(review.error, Text) else review


class Reviews:
    """Finds reviews, makes them and keeps them."""

    def __init__(self, folder: Path, patience: float = REVIEW_TIMEOUT) -> None:
        self.folder = folder
        self.patience = patience
        self._now: dict[str, Review] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._one = asyncio.Semaphore(1)
        self._decoder = msgspec.json.Decoder(Report)

    def of(self, log: str) -> Review:
        """How the review of a game stands."""
        name = _name(log)
        return self._now.get(name) or self._kept(name) or Review("none")

    def ask(self, log: str) -> Review:
        """Have a game reviewed, unless it has been or is about to be."""
        known = self.of(log)
        if known.state not in ("none", "failed"):
            return known
        if len(self._tasks) >= MOST_WAITING_REVIEWS:
            return Review("failed", error=because("why-too-many-reviews"))
        name = _name(log)
        self._now[name] = Review("waiting")
        task = asyncio.get_running_loop().create_task(self._review(name, log))
        self._tasks[name] = task
        task.add_done_callback(lambda _: self._tasks.pop(name, None))
        return self._now[name]

    async def close(self) -> None:
        for task in list(self._tasks.values()):
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    async def _review(self, name: str, log: str) -> None:
        async with self._one:
            try:
                async with asyncio.timeout(self.patience):
                    found = await self._work(name, log)
            except TimeoutError:
                found = Review("failed", error=because("why-review-too-long", seconds=round(self.patience)))
            except (OSError, ValueError, msgspec.MsgspecError, PipyardError) as error:
                found = Review("failed", error=because("why-review-failed", error=reason_of(error)))
        if found.state == "done":
            await asyncio.to_thread(self._keep, name, found)
            self._now.pop(name, None)
            if self._kept(name) is None:
                self._now[name] = found  # a folder that cannot be written to is no reason to say nothing
        else:
            self._now[name] = found
        for old in [name for name, review in self._now.items() if review.state in ("done", "failed")][:-MOST_REMEMBERED]:
            del self._now[old]

    async def _work(self, name: str, log: str) -> Review:
        asked = msgspec.json.encode(Asked(log, shelf.origin(shelf.game(read(log)[0].game))))
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "pipyard.server.web.review_worker", stdin=PIPE, stdout=PIPE, limit=LONGEST_LINE
        )
        try:
            assert process.stdin is not None
            assert process.stdout is not None
            process.stdin.write(asked)
            process.stdin.close()
            while line := await process.stdout.readline():
                report = self._decoder.decode(line)
                if report.regrets is not None:
                    return Review("done", report.all, report.all, report.regrets)
                if report.error:
                    return Review("failed", error=report.error)
                self._now[name] = Review("working", report.done, report.all)
            return Review("failed", error=because("why-review-ended"))
        finally:
            if process.returncode is None:
                process.kill()
            await process.wait()

    def _path(self, name: str) -> Path:
        return self.folder / f"{name}.json"

    def _kept(self, name: str) -> Review | None:
        try:
            return msgspec.json.decode(self._path(name).read_bytes(), type=Review)
        except (OSError, msgspec.MsgspecError):
            return None

    def _keep(self, name: str, found: Review) -> None:
        try:
            self.folder.mkdir(0o700, parents=True, exist_ok=True)
            fresh = self._path(name).with_suffix(".new")
            fresh.write_bytes(msgspec.json.encode(found))
            fresh.replace(self._path(name))
        except OSError:
            pass


def _name(log: str) -> str:
    """A game is known by what happened in it."""
    return hashlib.sha256(log.encode()).hexdigest()[:32]

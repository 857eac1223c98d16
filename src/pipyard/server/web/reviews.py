"""Reviews of finished games: the biggest mistakes, found by a separate process, one game at a time, and stored in a folder.

The folder is a cache: deleted reviews are computed again on request.
"""

from __future__ import annotations

import asyncio
import hashlib
from pathlib import Path
from typing import Final, Literal

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from pipyard import shelf
from pipyard.core.errors import PipyardError, reason_of
from pipyard.core.log import read
from pipyard.core.text import Text, because
from pipyard.server.web.review_worker import Feat, Regret, ReviewProgress, ReviewTask, WorthPoint
from pipyard.server.workers import StartWorker, start_module
from pipyard.texts import say_text

REVIEW_TIMEOUT: Final = 600.0
"""Seconds a review may take."""
MOST_WAITING_REVIEWS: Final = 20
"""Maximum length of the queue; later requests are asked to come back."""
MOST_REMEMBERED: Final = 200
"""Maximum number of reviews kept in memory when they cannot be stored."""
REVIEW_WORKER: Final = "pipyard.server.web.review_worker"
"""The module that makes a review."""
KEPT_VERSION: Final = 4
"""Increase when reviews hold more than before: older ones are made again."""


class Review(Struct, frozen=True):
    """The state of a review. ``done`` of ``all`` steps are complete; ``regrets``: the biggest mistakes, the biggest first; ``best``: the
    best move of every seat that made one, the best first.
    """

    state: Literal["none", "waiting", "working", "done", "failed"]
    done: int = 0
    all: int = 0
    regrets: tuple[Regret, ...] = ()
    best: tuple[Feat, ...] = ()
    curve: tuple[WorthPoint, ...] = ()
    error: Text | str = ""


def spoken(review: Review, language: str) -> Review:
    """A review in a reader's language."""
    return replace(review, error=say_text(review.error, language)) if isinstance(review.error, Text) else review


class Reviews:
    """Finds, creates and stores reviews."""

    def __init__(self, folder: Path, patience: float = REVIEW_TIMEOUT, start: StartWorker = start_module) -> None:
        self.folder = folder
        self.patience = patience
        self._start = start
        self._now: dict[str, Review] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._one = asyncio.Semaphore(1)
        self._decoder = msgspec.json.Decoder(ReviewProgress)

    def of(self, log: str) -> Review:
        """The state of the review of a game."""
        name = _name(log)
        return self._now.get(name) or self._kept(name) or Review("none")

    def ask(self, log: str) -> Review:
        """Queue the review of a game, unless it exists or is queued."""
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
                self._now[name] = found  # the review is still shown if the folder is not writable
        else:
            self._now[name] = found
        for old in [name for name, review in self._now.items() if review.state in ("done", "failed")][:-MOST_REMEMBERED]:
            del self._now[old]

    async def _work(self, name: str, log: str) -> Review:
        asked = msgspec.json.encode(ReviewTask(log, shelf.origin(shelf.game(read(log)[0].game))))
        worker = await self._start(REVIEW_WORKER)
        try:
            worker.write(asked)
            while line := await worker.read():
                report = self._decoder.decode(line)
                if report.regrets is not None:
                    return Review("done", report.all, report.all, report.regrets, report.best, report.curve)
                if report.error:
                    return Review("failed", error=report.error)
                self._now[name] = Review("working", report.done, report.all)
            return Review("failed", error=because("why-review-ended"))
        finally:
            worker.end()
            await worker.ending()

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
    """Name a review after a hash of the game's events."""
    return hashlib.sha256(f"{KEPT_VERSION} {log}".encode()).hexdigest()[:32]

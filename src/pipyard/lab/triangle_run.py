"""Measuring all games for the triangle: the time for each, and the file from which a run resumes."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from time import time
from typing import Any

import msgspec
from msgspec import Struct

from pipyard import shelf
from pipyard.core.errors import PipyardError, reason_of
from pipyard.core.game import Game
from pipyard.core.text import because
from pipyard.lab.measurement import BROKEN, Measurements, measured, still_true
from pipyard.lab.subject import Subject
from pipyard.lab.worker_pool import WorkerPool, piecework, version

DEXTEROUS = 6.0
"""Games of dexterity are slow: they get this multiple of the others' time."""
SLICE = 60.0
"""Seconds per slice of a game: the most that an interrupted run loses, and short enough that no game waits for long."""
LEAST_SECONDS = 1.0
"""The minimum seconds for a slice."""
IN_TIME = 0.75
"""The part of the time that is assigned; choosing the players and slow games use up the rest."""
TOO_SLOW = "no games could be finished in time"
Progress = Callable[[str, Measurements | str], None]


class MeasurementFile(Struct):
    """The file of all measurements."""

    made_by: str
    seed: str
    games: dict[str, Measurements]
    failed: dict[str, str] = {}


def kept(path: Path, seed: str) -> MeasurementFile:
    """The measurements so far."""
    if not path.exists():
        return MeasurementFile(version(), seed, {})
    try:
        known = msgspec.json.decode(path.read_bytes(), type=MeasurementFile)
    except (OSError, msgspec.DecodeError) as error:
        raise PipyardError(because("why-no-measurements", path=path, error=reason_of(error))) from None
    if known.seed != seed:
        raise PipyardError(because("why-another-seed", path=path, known=known.seed, seed=seed))
    return known


def keep(path: Path, known: MeasurementFile) -> None:
    """Write the file atomically, one line per game."""
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_suffix(".new")
    fresh.write_text(by_lines(msgspec.to_builtins(known), "games"), encoding="utf-8")
    fresh.replace(path)


def add(path: Path, seed: str, key: str, found: Measurements | str) -> MeasurementFile:
    """Add the results of a game to the file, which another run may have changed meanwhile."""
    known = kept(path, seed)
    if isinstance(found, str):
        known.failed[key] = found
    else:
        known.failed.pop(key, None)
        known.games[key] = found
    known.made_by = version()
    keep(path, known)
    return known


def forget(path: Path, seed: str, games: list[Game]) -> None:
    """Remove games from the file."""
    known = kept(path, seed)
    for game in games:
        known.games.pop(game.info.key, None)
        known.failed.pop(game.info.key, None)
    keep(path, known)


def by_lines(parts: dict[str, Any], rows: str) -> str:
    """JSON with one line per part, and one per entry of the large part."""
    many: dict[str, Any] = parts.pop(rows)
    lines = [f"  {json.dumps(key)}: {json.dumps(one, ensure_ascii=False, separators=(',', ':'))}" for key, one in many.items()]
    rest = [f" {json.dumps(name)}: {json.dumps(part, ensure_ascii=False)}" for name, part in parts.items()]
    return "{\n" + ",\n".join([*rest, f" {json.dumps(rows)}: {{\n" + ",\n".join(lines) + "\n }"]) + "\n}\n"


def contests() -> list[Game]:
    """The games that have a place: all but the sandbox."""
    return [game for game in shelf.games() if "sandbox" not in game.info.kinds]


def shared_out(games: list[Game], known: dict[str, Measurements], seconds: float, most: float = 0.0) -> dict[str, float]:
    """The time for each game now, so that all end up with their share, whatever they had before.

    Games of dexterity count several times; ``most`` limits the time of each game, 0: no limit.
    """
    open_ = [game for game in games if game.info.key not in known or not known[game.info.key].full()]
    weights = {game.info.key: DEXTEROUS if "dexterity" in game.info.kinds else 1.0 for game in open_}
    had = {key: known[key].seconds if key in known else 0.0 for key in weights}

    def filled(level: float) -> dict[str, float]:
        return {key: min(most or level * weight, max(0.0, level * weight - had[key])) for key, weight in weights.items()}

    low, high = 0.0, sum(had.values()) + seconds
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (middle, high) if sum(filled(middle).values()) < seconds else (low, middle)
    return {key: share for key, share in filled(high).items() if share > 0}


def known_still(known: list[Measurements], first: int, count: int) -> list[Measurements | None]:
    """Piecework: the results of some games that are still valid, by rules and players."""
    found: list[Measurements | None] = []
    for one in known[first : first + count]:
        try:
            found.append(still_true(one))
        except BROKEN:
            found.append(None)
    return found


class MeasurementTask(Struct, frozen=True):
    """Measure one game for some seconds, a part of its total ``in_all``."""

    subject: Subject
    known: Measurements | None
    seconds: float
    in_all: float


def run_errands(errands: list[MeasurementTask], seed: str, blocks: int, until: float, first: int, count: int) -> list[Measurements | str]:
    """Piecework: measure some games. When the time is over, games with results are skipped, the others get a moment."""
    found: list[Measurements | str] = []
    for one in errands[first : first + count]:
        left = one.seconds if blocks else min(one.seconds, until - time())
        if left < LEAST_SECONDS and one.known is not None:
            found.append(one.known)
            continue
        got = measured(one.subject, seed, max(LEAST_SECONDS, left), one.known, blocks, one.in_all)
        found.append(TOO_SLOW if isinstance(got, Measurements) and not any(got.blocks.values()) else got)
    return found


def survey(
    games: list[Game], pool: WorkerPool, path: Path, seed: str = "0", minutes: float = 20.0, blocks: int = 0,
    progress: Progress | None = None, most: float = 0.0,
) -> MeasurementFile:  # fmt: skip
    """Measure these games and add to the file, those with the least data first; ``most`` seconds for each at most.

    Results for other rules or players are dropped first.
    """
    until = time() + 60 * minutes
    known = kept(path, seed)
    words = [game.info.key for game in games]
    before = [known.games[word] for word in words if word in known.games]
    checked = list(pool.singly(piecework(known_still, before), len(before)))
    known = kept(path, seed)  # this took a while
    for one, found in zip(before, checked, strict=True):
        if found is None:
            known.games.pop(one.key, None)
        elif found != one:
            known.games[one.key] = found
    keep(path, known)
    times = shared_out(games, known.games, IN_TIME * max(0.0, until - time()) * pool.workers, most)
    times = dict.fromkeys(words, SLICE) if blocks else times
    left: dict[str, float] = dict(times)
    broken: set[str] = set()
    while left:
        order = sorted(left, key=lambda key: (known.games[key].seconds if key in known.games else 0.0, -times[key]))
        errands = [MeasurementTask(Subject(key), known.games.get(key), min(SLICE, left[key]), times[key]) for key in order]
        work = piecework(run_errands, errands, seed, blocks, until)
        for key, found in zip(order, pool.singly(work, len(errands)), strict=True):
            left[key] -= SLICE
            if isinstance(found, str):
                broken.add(key)
            known = add(path, seed, key, found)
            if progress is not None:
                progress(key, found)
        if blocks or time() > until:
            break
        left = {key: more for key, more in left.items() if more >= LEAST_SECONDS and key not in broken}
    return known

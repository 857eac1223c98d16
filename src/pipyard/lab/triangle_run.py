"""Measuring all games for the triangle: who gets how much time, and the file in which it goes on where it stopped."""

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
from pipyard.lab.crew import Crew, piecework, version
from pipyard.lab.measurement import BROKEN, Found, measured, still_true
from pipyard.lab.subject import Subject

DEXTEROUS = 6.0
"""Games of dexterity are slow: they get so many times the time of the others."""
SLICE = 60.0
"""Seconds that a game is measured in one go: so much is lost at most when a run is broken off, and no game waits for long."""
LEAST = 1.0
"""For fewer seconds nobody begins."""
IN_TIME = 0.75
"""The part of the time that is given away; choosing the players, and games that take longer than they should, use up the rest."""
TOO_SLOW = "no games could be finished in time"
Told = Callable[[str, Found | str], None]


class Kept(Struct):
    """The file in which measuring goes on: what is known of every game."""

    made_by: str
    seed: str
    games: dict[str, Found]
    failed: dict[str, str] = {}


def kept(path: Path, seed: str) -> Kept:
    """What is known already."""
    if not path.exists():
        return Kept(version(), seed, {})
    try:
        known = msgspec.json.decode(path.read_bytes(), type=Kept)
    except (OSError, msgspec.DecodeError) as error:
        raise PipyardError(because("why-no-measurements", path=path, error=reason_of(error))) from None
    if known.seed != seed:
        raise PipyardError(because("why-another-seed", path=path, known=known.seed, seed=seed))
    return known


def keep(path: Path, known: Kept) -> None:
    """Write the file so that it is always whole, one line a game."""
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_suffix(".new")
    fresh.write_text(by_lines(msgspec.to_builtins(known), "games"), encoding="utf-8")
    fresh.replace(path)


def add(path: Path, seed: str, key: str, found: Found | str) -> Kept:
    """Put what was found about a game into the file; another run may have put other games there meanwhile."""
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
    """Take games out of the file."""
    known = kept(path, seed)
    for game in games:
        known.games.pop(game.info.key, None)
        known.failed.pop(game.info.key, None)
    keep(path, known)


def by_lines(parts: dict[str, Any], rows: str) -> str:
    """JSON with a line for each part, and one for each entry of the part that holds many."""
    many: dict[str, Any] = parts.pop(rows)
    lines = [f"  {json.dumps(key)}: {json.dumps(one, ensure_ascii=False, separators=(',', ':'))}" for key, one in many.items()]
    rest = [f" {json.dumps(name)}: {json.dumps(part, ensure_ascii=False)}" for name, part in parts.items()]
    return "{\n" + ",\n".join([*rest, f" {json.dumps(rows)}: {{\n" + ",\n".join(lines) + "\n }"]) + "\n}\n"


def contests() -> list[Game]:
    """The games that have a place: all but the sandbox."""
    return [game for game in shelf.games() if "sandbox" not in game.info.kinds]


def shared_out(games: list[Game], known: dict[str, Found], seconds: float, most: float = 0.0) -> dict[str, float]:
    """How long each game is to be measured now, so that all of them have had their part in the end, whatever they had before.

    Games of dexterity count several times; ``most`` is the longest for any of them, 0: no limit.
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


def known_still(known: list[Found], first: int, count: int) -> list[Found | None]:
    """Piecework: what is known of some games, as far as their rules and players are still the same."""
    found: list[Found | None] = []
    for one in known[first : first + count]:
        try:
            found.append(still_true(one))
        except BROKEN:
            found.append(None)
    return found


class Errand(Struct, frozen=True):
    """One game to be measured for some seconds, a part of those it gets ``in_all``."""

    subject: Subject
    known: Found | None
    seconds: float
    in_all: float


def run_errands(errands: list[Errand], seed: str, blocks: int, until: float, first: int, count: int) -> list[Found | str]:
    """Piecework: measure some games. Whatever is known of already is left when the time is over, the others get a moment."""
    found: list[Found | str] = []
    for one in errands[first : first + count]:
        left = one.seconds if blocks else min(one.seconds, until - time())
        if left < LEAST and one.known is not None:
            found.append(one.known)
            continue
        got = measured(one.subject, seed, max(LEAST, left), one.known, blocks, one.in_all)
        found.append(TOO_SLOW if isinstance(got, Found) and not any(got.blocks.values()) else got)
    return found


def survey(
    games: list[Game], crew: Crew, path: Path, seed: str = "0", minutes: float = 20.0, blocks: int = 0, told: Told | None = None,
    most: float = 0.0,
) -> Kept:  # fmt: skip
    """Measure all these games, adding to what the file knows, those of which least is known first; ``most`` seconds of each at most.

    What was measured with rules or players that have become others is dropped before.
    """
    until = time() + 60 * minutes
    known = kept(path, seed)
    words = [game.info.key for game in games]
    before = [known.games[word] for word in words if word in known.games]
    checked = list(crew.singly(piecework(known_still, before), len(before)))
    known = kept(path, seed)  # that took a while
    for one, found in zip(before, checked, strict=True):
        if found is None:
            known.games.pop(one.key, None)
        elif found != one:
            known.games[one.key] = found
    keep(path, known)
    times = shared_out(games, known.games, IN_TIME * max(0.0, until - time()) * crew.workers, most)
    times = dict.fromkeys(words, SLICE) if blocks else times
    left: dict[str, float] = dict(times)
    broken: set[str] = set()
    while left:
        order = sorted(left, key=lambda key: (known.games[key].seconds if key in known.games else 0.0, -times[key]))
        errands = [Errand(Subject(key), known.games.get(key), min(SLICE, left[key]), times[key]) for key in order]
        work = piecework(run_errands, errands, seed, blocks, until)
        for key, found in zip(order, crew.singly(work, len(errands)), strict=True):
            left[key] -= SLICE
            if isinstance(found, str):
                broken.add(key)
            known = add(path, seed, key, found)
            if told is not None:
                told(key, found)
        if blocks or time() > until:
            break
        left = {key: more for key, more in left.items() if more >= LEAST and key not in broken}
    return known

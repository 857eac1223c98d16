"""Batches of games between bots, on one process or on many. Light to import: every process does it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from pipyard.bots import arena
from pipyard.cli.game_lookup import find
from pipyard.cli.program import allow_named
from pipyard.core.game import Game
from pipyard.hands import hands as hands  # these bots make themselves known when they are imported
from pipyard.lab.crew import crew, piecework
from pipyard.physics.physics_source import source_for


class Result(Struct, frozen=True):
    """How one game ended."""

    ranks: list[int]
    scores: list[int]
    events: int


def turned(names: list[str], by: int) -> list[str]:
    return names[by % len(names) :] + names[: by % len(names)]


def batch(word: str, options: dict[str, Any], names: list[str], rotate: bool, seed: str, first: int, count: int) -> list[Result]:
    """Play games ``first`` and on; game ``i`` has a seed of its own. The results are in the order of the names."""
    played: list[Result] = []
    allow_named(names)
    one = find(word).configured(**options)
    for number in range(first, first + count):
        by = number % len(names) if rotate else 0
        match = arena.play(one, len(names), turned(names, by), f"{seed}/{number}", source_for(one, f"{seed}/{number}"))
        over = match.over
        assert over is not None
        ranks, scores = (row[-by:] + row[:-by] if by else row for row in (list(over.ranks), list(over.scores)))
        played.append(Result(ranks, scores, len(match.events)))
    return played


def results(word: str, one: Game, names: list[str], rotate: bool, games: int, seed: str, jobs: int) -> Iterator[Result]:
    """The results of all games, in their order; ``word`` is how a process finds the game again."""
    with crew(jobs) as workers:
        yield from workers.answers(piecework(batch, word, dict(one.options.changed()), names, rotate, seed), 0, games)

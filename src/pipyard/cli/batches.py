"""Batches of games between bots, in one process or many. Light to import, because every process does it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from pipyard.bots import arena
from pipyard.cli.game_lookup import find
from pipyard.cli.program import allow_named
from pipyard.core.game import Game
from pipyard.lab.worker_pool import piecework, worker_pool
from pipyard.physics.physics_source import source_for


class GameEnd(Struct, frozen=True):
    """The end of one game."""

    ranks: list[int]
    scores: list[int]
    events: int


def turned(names: list[str], by: int) -> list[str]:
    return names[by % len(names) :] + names[: by % len(names)]


def batch(word: str, options: dict[str, Any], names: list[str], rotate: bool, seed: str, first: int, count: int) -> list[GameEnd]:
    """Play games from ``first`` on, each with its own seed. Results are in the order of the names."""
    played: list[GameEnd] = []
    allow_named(names)
    one = find(word).configured(**options)
    for number in range(first, first + count):
        by = number % len(names) if rotate else 0
        match = arena.play(one, len(names), turned(names, by), f"{seed}/{number}", source_for(one, f"{seed}/{number}"))
        over = match.over
        assert over is not None
        ranks, scores = (row[-by:] + row[:-by] if by else row for row in (list(over.ranks), list(over.scores)))
        played.append(GameEnd(ranks, scores, len(match.events)))
    return played


def results(word: str, one: Game, names: list[str], rotate: bool, games: int, seed: str, jobs: int) -> Iterator[GameEnd]:
    """The results of all games, in order; ``word`` identifies the game in other processes."""
    with worker_pool(jobs) as workers:
        yield from workers.answers(piecework(batch, word, dict(one.options.changed()), names, rotate, seed), 0, games)

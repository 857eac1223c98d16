"""The running score of several games in a row, at an online table and where real dice are scored."""

from __future__ import annotations


def with_wins(points: list[int], ranks: list[int]) -> list[int]:
    """The points after a game: one for every winner."""
    return [before + (1 if rank == 1 else 0) for before, rank in zip(points, ranks, strict=True)]

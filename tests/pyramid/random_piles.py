"""Random piles for the laws: their shapes are made once, since the slow reference takes its time."""

from __future__ import annotations

from functools import cache
from random import Random

from hypothesis import strategies as st

from tests.pyramid.reference import Dice, Place, coloured, random_filled


@cache
def shape_of_pile(seed: int) -> frozenset[Place]:
    rng = Random(f"pile {seed}")
    return frozenset(random_filled(rng, (12, 40, 90, 160)[seed % 4]))


def filled_piles() -> st.SearchStrategy[set[Place]]:
    return st.integers(0, 47).map(lambda seed: set(shape_of_pile(seed)))


def piles() -> st.SearchStrategy[Dice]:
    """Dice with colours and orientations that can stand."""
    return st.builds(lambda seed, paint: coloured(set(shape_of_pile(seed)), Random(paint)), st.integers(0, 47), st.integers(0, 9999))

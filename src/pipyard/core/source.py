"""Sources of chance outcomes: a seeded stream, real dice, an old log, the physics."""

from __future__ import annotations

from random import Random

from mypy_extensions import mypyc_attr

from pipyard.core.notation import Outcome
from pipyard.core.turn import Chance


@mypyc_attr(allow_interpreted_subclasses=True)
class Source:
    """Decides an outcome. None: not yet; it will come from outside (``happen``)."""

    def resolve(self, chance: Chance) -> Outcome | None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Seeded(Source):
    """One stream of random numbers, drawn in the order of the rules. The same seed gives the same game."""

    def __init__(self, seed: int | str) -> None:
        self.rng = Random(str(seed))

    def resolve(self, chance: Chance) -> Outcome | None:
        return chance.space.sample(self.rng)


@mypyc_attr(allow_interpreted_subclasses=True)
class ByHand(Source):
    """Players roll real dice and type what they see; certain events still happen by themselves."""

    def resolve(self, chance: Chance) -> Outcome | None:
        return None

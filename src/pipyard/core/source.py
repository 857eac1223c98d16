"""Where chance outcomes come from: a seeded stream, a person reading real dice, an old log, later the physics."""

from __future__ import annotations

from random import Random

from mypy_extensions import mypyc_attr

from pipyard.core.notation import Outcome
from pipyard.core.turn import Chance


@mypyc_attr(allow_interpreted_subclasses=True)
class Source:
    """Says what did happen. None means: not yet, somebody will tell the match (``happen``)."""

    def resolve(self, chance: Chance) -> Outcome | None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Seeded(Source):
    """One stream of random numbers, drawn in the order in which the rules call for it. Same seed, same game."""

    def __init__(self, seed: int | str) -> None:
        self.rng = Random(str(seed))

    def resolve(self, chance: Chance) -> Outcome | None:
        return chance.space.sample(self.rng)


@mypyc_attr(allow_interpreted_subclasses=True)
class ByHand(Source):
    """The players roll real dice and type what they see; what cannot be otherwise still happens by itself."""

    def resolve(self, chance: Chance) -> Outcome | None:
        return None

"""The Source that lets physical outcomes happen: shots are simulated, everything else is drawn from a seeded stream."""

from __future__ import annotations

from collections.abc import Callable

from pipyard.books.tumblin_dice.settling import Settling
from pipyard.core.game import Game
from pipyard.core.notation import Outcome
from pipyard.core.source import Seeded
from pipyard.core.turn import Chance
from pipyard.physics.flicking import Settled, shoot

Keep = Callable[[Outcome, Settled], None]


class Physics(Seeded):
    """Same seed, same game on one machine: the engine is not promised to agree across platforms, so the outcome is what counts.

    ``last`` is what became of the last shot, with its motion. ``keep`` is called with every one of them, for those who store
    the motion beside the event; nothing is kept here.
    """

    def __init__(self, seed: int | str, keep: Keep | None = None, record: bool = True) -> None:
        super().__init__(seed)
        self.keep = keep
        self.record = record
        self.last: Settled | None = None

    def resolve(self, chance: Chance) -> Outcome | None:
        space = chance.space
        if not isinstance(space, Settling):
            return super().resolve(chance)
        self.last = shoot(space, self.record)
        if self.keep is not None:
            self.keep(self.last.outcome, self.last)
        return self.last.outcome


def source_for(game: Game, seed: int | str, keep: Keep | None = None) -> Seeded:
    """Where the chance of a game comes from: dexterity is simulated, everything else drawn."""
    return Physics(seed, keep, keep is not None) if "dexterity" in game.info.kinds else Seeded(seed)


def physical(chance: Chance) -> bool:
    """Whether an outcome is one that physics decides."""
    return isinstance(chance.space, Settling)

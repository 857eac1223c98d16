"""The Source of games of skill: physical outcomes are simulated, everything else is drawn from a seeded stream."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from pipyard.core.game import Game
from pipyard.core.notation import Outcome
from pipyard.core.source import Seeded
from pipyard.core.text import because
from pipyard.core.turn import Chance
from pipyard.dice.physical_outcome import PhysicalOutcome
from pipyard.dice.shot_outcome import ShotOutcome
from pipyard.physics.action_simulation import simulate_action
from pipyard.physics.engine import check
from pipyard.physics.shot_simulation import simulate_shot
from pipyard.physics.simulation import Simulation
from pipyard.physics.simulation_errors import PhysicsError, faults_reported
from pipyard.pyramid.outcome import ActionOutcome

Keep = Callable[[Outcome, Simulation], None]


class PhysicsSource(Seeded):
    """Same seed, same game, on one machine. The engine does not promise the same result on every platform; the log keeps the outcome.

    ``last`` is the result of the last shot or action, with its motion. ``keep`` is called with every result, for callers that store
    the motion.
    """

    def __init__(self, seed: int | str, keep: Keep | None = None, record: bool = True) -> None:
        super().__init__(seed)
        self.keep = keep
        self.record = record
        self.last: Simulation | None = None

    def resolve(self, chance: Chance) -> Outcome | None:
        space = chance.space
        if not isinstance(space, PhysicalOutcome):
            return super().resolve(chance)
        self.last = simulate(space, self.rng, self.record)
        if self.keep is not None:
            self.keep(self.last.outcome, self.last)
        return self.last.outcome


def simulate(space: PhysicalOutcome, rng: Random, record: bool = True) -> Simulation:
    """Simulate a shot or an action until everything lies still. Raises PhysicsError on failure."""
    with faults_reported():
        if isinstance(space, ShotOutcome):
            return simulate_shot(space, record)
        if isinstance(space, ActionOutcome):
            return simulate_action(space, rng, record)
    raise PhysicsError(because("why-only-shots-are-simulated"))


def source_for(game: Game, seed: int | str, keep: Keep | None = None) -> Seeded:
    """The source for a game: simulated where it needs physics, otherwise drawn."""
    return PhysicsSource(seed, keep, keep is not None) if by_physics(game) else Seeded(seed)


def by_physics(game: Game) -> bool:
    """Whether a game needs the physics engine."""
    return "dexterity" in game.info.kinds


def physical(chance: Chance) -> bool:
    """Whether physics decides this outcome."""
    return isinstance(chance.space, PhysicalOutcome)


def require_engine(title: str) -> None:
    """Refuse a game, by its title, if the engine does not work on this machine."""
    try:
        check()
    except PhysicsError as error:
        raise PhysicsError(because("why-cannot-simulate", title=title, what=error.detail), error.cause) from None

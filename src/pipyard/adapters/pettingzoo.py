"""A game as a PettingZoo environment (AEC).

    from pipyard.adapters.pettingzoo import env
    table = env("rasanto")
    table.reset(seed=1)

An observation is ``{"observation": planes over the cells and numbers, "action_mask": the legal actions}``; see :mod:`pipyard.tensors`.
Where moves are spelled, an agent acts several times in a row. Sealed decisions are requested one after the other, and stay sealed.
"""

# pyright: reportUnknownMemberType=false, reportMissingTypeStubs=false, reportIncompatibleVariableOverride=false
# pyright: reportMissingImports=false, reportUnknownVariableType=false, reportUntypedBaseClass=false, reportUnknownArgumentType=false
# pyright: reportUnknownParameterType=false

from __future__ import annotations

from pathlib import Path
from random import SystemRandom
from typing import Any

import numpy as np

from pipyard.adapters.choice import chosen
from pipyard.core.errors import PipyardError
from pipyard.core.game import Game
from pipyard.core.match import Match
from pipyard.core.text import because
from pipyard.core.turn import Choose
from pipyard.tensors.action_set import ActionSet
from pipyard.tensors.decision import Decision
from pipyard.tensors.observer import Observer
from pipyard.tensors.shape import LARGEST_INPUT
from pipyard.tensors.support import usual_seats, utilities
from pipyard.texts import say

try:
    from gymnasium import spaces
    from pettingzoo import AECEnv
except ImportError:
    raise ImportError(say("extra-pettingzoo")) from None


def env(meant: Game | str | Path, seats: int = 0, **options: object) -> MatchEnv:
    """The environment of a game: a key, a file of one's own, or a ``Game``."""
    return MatchEnv(chosen(meant, options), seats)


def observation_box(observer: Observer) -> spaces.Box:
    """The space of a game's observations."""
    return spaces.Box(
        -np.inf if observer.scored else -LARGEST_INPUT, np.inf if observer.scored else LARGEST_INPUT, (observer.size,), np.float32
    )


class MatchEnv(AECEnv):  # pyright: ignore[reportMissingTypeArgument]
    """A series of matches of one game."""

    def __init__(self, one: Game, seats: int = 0) -> None:
        super().__init__()
        self.game = one
        self.seats = usual_seats(one, seats)
        self.actions = ActionSet(one)
        self.observer = Observer(one, self.seats, self.actions)
        self.metadata = {"name": f"pipyard_{one.info.key}_v{one.info.version}", "is_parallelizable": False, "render_modes": ["ansi"]}
        self.render_mode = "ansi"
        self.possible_agents = [f"seat_{seat}" for seat in range(self.seats)]
        seen = spaces.Dict(
            {
                "observation": observation_box(self.observer),
                "action_mask": spaces.Box(0, 1, (max(1, len(self.actions)),), np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = {agent: spaces.Discrete(max(1, len(self.actions))) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new match; without a seed, chance comes from the operating system."""
        self.match = Match(self.game, self.seats, SystemRandom().getrandbits(62) if seed is None else seed)
        if self.match.over is not None and not self.actions.words:
            raise PipyardError(because("why-no-environment", key=self.game.info.key))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[0]
        self.decision: Decision | None = None
        self.take_turn()

    def take_turn(self) -> None:
        """Note the seat to move and its decision."""
        turn = self.match.turn
        if isinstance(turn, Choose):
            self.agent_selection = self.possible_agents[turn.seat]
            self.decision = Decision(self.actions, self.match.state.moves(turn.seat))
            return
        over = self.match.over
        assert over is not None
        self.decision = None
        for agent, reward in zip(self.possible_agents, utilities(over, self.seats, self.game.sides(self.seats)), strict=True):
            self.rewards[agent] = reward
            self.terminations[agent] = True

    def observe(self, agent: str) -> dict[str, Any]:
        moving = agent == self.agent_selection and self.decision is not None
        mask = np.zeros(max(1, len(self.actions)), np.int8)
        taken: list[int] = []
        if moving and self.decision is not None:
            mask[self.decision.legal()] = 1
            taken = self.decision.taken
        return {"observation": self.observer(self.match.state, self.possible_agents.index(agent), taken), "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        assert self.decision is not None
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        move = self.decision.take(int(action))
        if move is not None:
            self.match.submit(self.possible_agents.index(agent), move)
            self.take_turn()
        self._accumulate_rewards()

    def render(self) -> str:
        return self.match.log

    def close(self) -> None:
        """Nothing to close."""

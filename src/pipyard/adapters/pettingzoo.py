"""A game as a PettingZoo environment (AEC).

    from pipyard.adapters.pettingzoo import env
    table = env("rasanto")
    table.reset(seed=1)

An observation is ``{"observation": bytes of the seat's scene as JSON, "action_mask": which numbers are legal}``; ``infos`` holds the
texts of the moves, so that an agent can tell what it does. Sealed decisions are asked for one after the other, and stay sealed.
"""

# pyright: reportUnknownMemberType=false, reportMissingTypeStubs=false, reportIncompatibleVariableOverride=false
# pyright: reportMissingImports=false, reportUnknownVariableType=false, reportUntypedBaseClass=false, reportUnknownArgumentType=false
# pyright: reportUnknownParameterType=false

from __future__ import annotations

from typing import Any

import numpy as np

from pipyard.adapters.codec import MOST_NUMBERED_MOVES, demand_turn_based, numbered, rewards, shown
from pipyard.core.errors import PipyardError
from pipyard.core.match import Match
from pipyard.core.notation import Move
from pipyard.core.text import because
from pipyard.core.turn import Choose
from pipyard.shelf import game
from pipyard.texts import say

try:
    from gymnasium import spaces
    from pettingzoo import AECEnv
except ImportError:
    raise ImportError(say("extra-pettingzoo")) from None

VIEW_BYTES = 32_768
"""Bytes of an observation; a shorter scene is filled up with zeros."""


def env(key: str, seats: int = 0, **options: object) -> Table:
    """The environment of a game."""
    return Table(key, seats, **options)


class Table(AECEnv):  # pyright: ignore[reportMissingTypeArgument]
    """One match after the other of one game."""

    def __init__(self, key: str, seats: int = 0, **options: object) -> None:
        super().__init__()
        self.game = game(key, **options)
        demand_turn_based(self.game)
        self.seats = seats or max(2, self.game.fewest())
        if self.seats not in self.game.info.seats:
            self.seats = self.game.fewest()
        self.metadata = {"name": f"pipyard_{key}_v{self.game.info.version}", "is_parallelizable": False, "render_modes": ["ansi"]}
        self.render_mode = "ansi"
        self.possible_agents = [f"seat_{seat}" for seat in range(self.seats)]
        seen = spaces.Dict(
            {
                "observation": spaces.Box(0, 255, (VIEW_BYTES,), np.uint8),
                "action_mask": spaces.Box(0, 1, (MOST_NUMBERED_MOVES,), np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = {agent: spaces.Discrete(MOST_NUMBERED_MOVES) for agent in self.possible_agents}
        self.started = 0

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.started = self.started + 1 if seed is None else seed
        self.match = Match(self.game, self.seats, self.started)
        if self.match.over is not None:
            raise PipyardError(because("why-no-environment", key=self.game.info.key))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[0]
        self.look()

    def look(self) -> None:
        """Who is asked now, and what may be done."""
        turn = self.match.turn
        self.legal: list[Move] = []
        if isinstance(turn, Choose):
            self.agent_selection = self.possible_agents[turn.seat]
            self.legal = numbered(self.match.state, turn.seat)
            self.infos[self.agent_selection] = {"moves": [move.text for move in self.legal]}
            return
        over = self.match.over
        assert over is not None
        for agent, reward in zip(self.possible_agents, rewards(over, self.seats, self.game.sides(self.seats)), strict=True):
            self.rewards[agent] = reward
            self.terminations[agent] = True

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.possible_agents.index(agent)
        seen = np.zeros(VIEW_BYTES, np.uint8)
        text = np.frombuffer(shown(self.match.state, seat)[:VIEW_BYTES], np.uint8)
        seen[: len(text)] = text
        mask = np.zeros(MOST_NUMBERED_MOVES, np.int8)
        if agent == self.agent_selection and not self.terminations[agent]:
            mask[: len(self.legal)] = 1
        return {"observation": seen, "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.match.submit(self.possible_agents.index(agent), self.legal[int(action)])
        self.look()
        self._accumulate_rewards()

    def render(self) -> str:
        return self.match.log

    def close(self) -> None:
        """There is nothing to close."""

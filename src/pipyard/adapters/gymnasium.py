"""One seat of a game as a Gymnasium environment; bots play the other seats.

    from pipyard.adapters.gymnasium import SeatEnv
    game = SeatEnv("rasanto", against="greedy")
    observation, info = game.reset(seed=1)
    observation, reward, terminated, truncated, info = game.step(action)

``info["action_mask"]`` are the legal actions. The reward comes at the end, from -1 to 1.
"""

# pyright: reportUnknownMemberType=false, reportMissingTypeStubs=false, reportMissingImports=false, reportUnknownVariableType=false
# pyright: reportUntypedBaseClass=false, reportUnknownArgumentType=false, reportUnknownParameterType=false
# pyright: reportIncompatibleVariableOverride=false

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from pipyard.adapters.choice import chosen
from pipyard.bots.arena import showing
from pipyard.bots.bot import Bot, bot
from pipyard.core.errors import PipyardError
from pipyard.core.game import Game
from pipyard.core.match import Match
from pipyard.core.text import because
from pipyard.core.turn import Choose
from pipyard.tensors.action_set import ActionSet
from pipyard.tensors.decision import Decision
from pipyard.tensors.observer import Floats, Observer
from pipyard.tensors.support import usual_seats, utilities
from pipyard.texts import say

try:
    import gymnasium
    from gymnasium import spaces
except ImportError:
    raise ImportError(say("extra-pettingzoo")) from None

Info = dict[str, Any]


class SeatEnv(gymnasium.Env):  # pyright: ignore[reportMissingTypeArgument]
    """One seat of a game; ``against`` is the bot string of all others."""

    metadata = {"render_modes": ["ansi"]}

    def __init__(self, meant: Game | str | Path, seat: int = 0, seats: int = 0, against: str = "random", **options: object) -> None:
        self.game = chosen(meant, options)
        self.seats = usual_seats(self.game, seats)
        self.seat = seat
        self.against = against
        self.render_mode = "ansi"
        self.actions = ActionSet(self.game)
        if not self.actions.words:
            raise PipyardError(because("why-no-environment", key=self.game.info.key))
        self.observer = Observer(self.game, self.seats, self.actions)
        self.observation_space = spaces.Box(-np.inf, np.inf, (self.observer.size,), np.float32)
        self.action_space = spaces.Discrete(len(self.actions))
        self.decision: Decision | None = None

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[Floats, Info]:
        """A new match, up to the first decision of the seat; a game that ends before is followed by another."""
        super().reset(seed=seed)
        self.decision = None
        while self.decision is None:
            start = int(self.np_random.integers(1 << 62))
            self.bots: dict[int, Bot] = {other: bot(self.against, f"{start}/{other}") for other in range(self.seats) if other != self.seat}
            self.match = Match(self.game, self.seats, start, watch=showing(self.game, self.bots))
            self._others()
        return self._seen(), self._info()

    def _others(self) -> None:
        """Let the other seats play until this one must decide, or it is over."""
        turn = self.match.turn
        while isinstance(turn, Choose) and self.seat not in turn.seats:
            view = self.match.state.view(turn.seat)
            self.match.submit(turn.seat, self.bots[turn.seat].choose(self.game, view, turn.seat))
            turn = self.match.turn
        self.decision = Decision(self.actions, self.match.state.moves(self.seat)) if isinstance(turn, Choose) else None

    def step(self, action: int) -> tuple[Floats, float, bool, bool, Info]:
        """One action: a move, or a word of one."""
        assert self.decision is not None, "reset first"
        move = self.decision.take(int(action))
        if move is not None:
            self.match.submit(self.seat, move)
            self._others()
        over = self.match.over
        reward = utilities(over, self.seats, self.game.sides(self.seats))[self.seat] if over is not None else 0.0
        return self._seen(), reward, over is not None, False, self._info()

    def _seen(self) -> Floats:
        return self.observer(self.match.state, self.seat, self.decision.taken if self.decision is not None else ())

    def _info(self) -> Info:
        return {"action_mask": self.action_masks()}

    def action_masks(self) -> NDArray[np.int8]:
        """The legal actions, under the name that masked algorithms look for."""
        mask = np.zeros(len(self.actions), np.int8)
        if self.decision is not None:
            mask[self.decision.legal()] = 1
        return mask

    def render(self) -> str:
        return self.match.log

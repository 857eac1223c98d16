"""A game as an OpenSpiel game: ``load("rasanto")`` gives what ``pyspiel.load_game`` gives.

Chance that has exact odds and few outcomes is a chance node with these outcomes; any other is drawn from the game's own seeded stream
and shows as one outcome that must happen. Rewards come at the end, from -1 to 1.
"""

# pyright: reportMissingImports=false, reportUnknownMemberType=false, reportUnknownVariableType=false, reportUntypedBaseClass=false
# pyright: reportUnknownParameterType=false, reportUnknownArgumentType=false, reportMissingTypeStubs=false, reportAttributeAccessIssue=false

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np

from pipyard.adapters.codec import MOST_NUMBERED_MOVES, demand_turn_based, numbered, rewards, shown
from pipyard.core.game import Game, State
from pipyard.core.notation import Move
from pipyard.core.space import Weighted
from pipyard.core.turn import Chance, Choose, Over
from pipyard.shelf import game
from pipyard.texts import say

try:
    import pyspiel
except ImportError:
    raise ImportError(say("extra-openspiel")) from None

MAX_GAME_LENGTH = 100_000
MOST_OUTCOMES = 216


def load(key: str, seats: int = 0, seed: int = 0, **options: object) -> Any:
    """The OpenSpiel game of one of ours."""
    one = game(key, **options)
    demand_turn_based(one)
    count = seats or max(2, one.fewest())
    return PipyardGame(one, count if count in one.info.seats else one.fewest(), seed)


class PipyardGame(pyspiel.Game):
    """What OpenSpiel wants to know about a game."""

    def __init__(self, one: Game, seats: int, seed: int) -> None:
        kinds = pyspiel.GameType
        described = kinds(
            short_name=f"pipyard_{one.info.key}",
            long_name=one.info.title,
            dynamics=kinds.Dynamics.SEQUENTIAL,
            chance_mode=kinds.ChanceMode.SAMPLED_STOCHASTIC,
            information=kinds.Information.IMPERFECT_INFORMATION,
            utility=kinds.Utility.GENERAL_SUM,
            reward_model=kinds.RewardModel.TERMINAL,
            max_num_players=max(one.info.seats),
            min_num_players=min(one.info.seats),
            provides_information_state_string=False,
            provides_information_state_tensor=False,
            provides_observation_string=True,
            provides_observation_tensor=False,
            parameter_specification={},
        )
        sizes = pyspiel.GameInfo(
            num_distinct_actions=MOST_NUMBERED_MOVES,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=MAX_GAME_LENGTH,
        )
        super().__init__(described, sizes, {})
        self.one = one
        self.seats = seats
        self.seed = seed

    def new_initial_state(self) -> PipyardState:
        return PipyardState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:
        return Observer()


class Observer:
    """What a seat sees is a string, its scene as JSON; there are no tensors."""

    def __init__(self) -> None:
        self.tensor = np.zeros(0, np.float32)
        self.dict: dict[str, Any] = {}

    def set_from(self, state: PipyardState, player: int) -> None:
        """There is no tensor to fill."""

    def string_from(self, state: PipyardState, player: int) -> str:
        return state.observation_string(player)


class Kept:
    """A state of ours with its stream of chance; OpenSpiel copies it deeply where it means to."""

    def __init__(self, state: State, rng: Random) -> None:
        self.state = state
        self.rng = rng
        self.legal: list[Move] | None = None
        self.outcomes: list[tuple[Move | None, float]] | None = None

    def __deepcopy__(self, memo: object) -> Kept:
        rng = Random()
        rng.setstate(self.rng.getstate())
        return Kept(self.state.copy(), rng)


class PipyardState(pyspiel.State):
    """A position."""

    def __init__(self, whole: PipyardGame) -> None:
        super().__init__(whole)
        self.seats = whole.seats
        self.sides = whole.one.sides(whole.seats)
        self.kept = Kept(whole.one.start(whole.seats), Random(f"openspiel/{whole.seed}"))

    def current_player(self) -> int:
        turn = self.kept.state.turn()
        if isinstance(turn, Over):
            return pyspiel.PlayerId.TERMINAL
        return pyspiel.PlayerId.CHANCE if isinstance(turn, Chance) else turn.seat

    def moves(self, seat: int) -> list[Move]:
        if self.kept.legal is None:
            self.kept.legal = numbered(self.kept.state, seat)
        return self.kept.legal

    def outcomes(self) -> list[tuple[Move | None, float]]:
        """The outcomes of chance now; None stands for whatever the stream gives."""
        if self.kept.outcomes is None:
            self.kept.outcomes = self.drawn()
        return self.kept.outcomes

    def drawn(self) -> list[tuple[Move | None, float]]:
        turn = self.kept.state.turn()
        assert isinstance(turn, Chance)
        space = turn.space
        if isinstance(space, Weighted) and space.size() <= MOST_OUTCOMES:
            merged = {outcome.text: outcome for outcome in space.all()}
            return [(outcome, float(space.odds(outcome))) for outcome in merged.values() if space.odds(outcome)]
        return [(None, 1.0)]

    def _legal_actions(self, player: int) -> list[int]:
        return list(range(len(self.moves(player))))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(number, odds) for number, (_, odds) in enumerate(self.outcomes())]

    def _apply_action(self, action: int) -> None:
        turn = self.kept.state.turn()
        if isinstance(turn, Chance):
            outcome = self.outcomes()[action][0]
            self.kept.state.land(outcome if outcome is not None else turn.space.sample(self.kept.rng))
        else:
            assert isinstance(turn, Choose)
            self.kept.state.play(turn.seat, self.moves(turn.seat)[action])
        self.kept.legal = self.kept.outcomes = None

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            outcome = self.outcomes()[action][0]
            return f"{action}:{outcome.text}" if outcome is not None else "drawn"
        return self.moves(player)[action].text

    def is_terminal(self) -> bool:
        return isinstance(self.kept.state.turn(), Over)

    def returns(self) -> list[float]:
        turn = self.kept.state.turn()
        return rewards(turn, self.seats, self.sides) if isinstance(turn, Over) else [0.0] * self.seats

    def observation_string(self, player: int) -> str:
        return shown(self.kept.state, player).decode()

    def __str__(self) -> str:
        return self.observation_string(0)

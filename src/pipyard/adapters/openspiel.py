"""Games for OpenSpiel: ``pyspiel.load_game("pipyard_rasanto(seats=4)")`` once this module is imported, or ``load("rasanto", seats=4)``.

Chance with up to 1,296 outcomes is explicit. A game with more at some point (a shuffled deck) is typed as sampled-stochastic: there the
only outcome is "drawn", and every state draws anew. Seeds come from the operating system unless one is given. Rewards come at the end.
"""

# pyright: reportMissingImports=false, reportUnknownMemberType=false, reportUnknownVariableType=false, reportUntypedBaseClass=false
# pyright: reportUnknownParameterType=false, reportUnknownArgumentType=false, reportMissingTypeStubs=false, reportAttributeAccessIssue=false

from __future__ import annotations

import base64
import zlib
from functools import lru_cache
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

from pipyard.adapters.choice import chosen
from pipyard.adapters.record import MOST_LISTED_OUTCOMES, ChanceStream, StateHistory, begun, listed_outcomes
from pipyard.core.game import Game
from pipyard.core.match import Match
from pipyard.core.options import written
from pipyard.core.turn import Chance, Choose, Over
from pipyard.shelf import exact, files, game
from pipyard.tensors.action_set import ActionSet
from pipyard.tensors.observer import Observer, hides
from pipyard.tensors.support import turn_based, usual_seats, utilities
from pipyard.texts import say

try:
    import pyspiel
except ImportError:
    raise ImportError(say("extra-openspiel")) from None

MAX_GAME_LENGTH = 100_000
PREFIX = "pipyard_"
PARAMETERS: dict[str, Any] = {"seats": 0, "options": "", "log": "", "seed": -1}
"""``options``: ``name:value;name:value``. ``log``: a position to begin with, packed by :func:`packed`. ``seed``: -1 for a new one."""
GAME_TYPES = pyspiel.GameType


def load(meant: Game | str | Path, seats: int = 0, seed: int | None = None, log: str = "", **options: object) -> Any:
    """The OpenSpiel version of a game: a key, a file of one's own, or a ``Game``. With the ``log`` of a match it begins at its end."""
    one = chosen(meant, options)
    name = register(exact(one).partition("@")[0])
    changed = ";".join([f"{option}:{written(value)}" for option, value in one.options.changed().items()])
    given: dict[str, Any] = {"seats": usual_seats(one, seats), "options": changed, "log": packed(log) if log else ""}
    return pyspiel.load_game(name, {**given, "seed": -1 if seed is None else seed})


def packed(log: str) -> str:
    """The log of a match as one word."""
    return base64.urlsafe_b64encode(zlib.compress(log.encode())).decode().rstrip("=")


def _unpacked(word: str) -> str:
    return zlib.decompress(base64.urlsafe_b64decode(word + "=" * (-len(word) % 4))).decode() if word else ""


def register(key: str) -> str:
    """Make a game known to ``pyspiel.load_game``; return its name there."""
    name = PREFIX + key
    if name not in pyspiel.registered_names():
        pyspiel.register_game(_described(name, key, GAME_TYPES.ChanceMode.SAMPLED_STOCHASTIC, secret=True, fair=False), _class_of(key))
    return name


def _class_of(key: str) -> type:
    """A class for each game: OpenSpiel keeps what makes games until after the end of Python, when no function may be dropped any more."""

    def begin(self: PipyardGame, params: Any = None) -> None:
        PipyardGame.__init__(self, key, dict(params or {}))

    return type(f"PipyardGame_{key}", (PipyardGame,), {"__init__": begin})


def _described(name: str, title: str, chance: Any, *, secret: bool, fair: bool, seats: tuple[int, int] = (1, 9)) -> Any:
    return GAME_TYPES(
        short_name=name,
        long_name=title,
        dynamics=GAME_TYPES.Dynamics.SEQUENTIAL,
        chance_mode=chance,
        information=GAME_TYPES.Information.IMPERFECT_INFORMATION if secret else GAME_TYPES.Information.PERFECT_INFORMATION,
        utility=GAME_TYPES.Utility.ZERO_SUM if fair else GAME_TYPES.Utility.GENERAL_SUM,
        reward_model=GAME_TYPES.RewardModel.TERMINAL,
        max_num_players=seats[1],
        min_num_players=seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=PARAMETERS,
    )


@lru_cache(256)
def chance_of(one: Game, seats: int) -> tuple[str, bool]:
    """Whether chance is ``none``, ``listed`` or ``drawn`` in a game, and whether anybody decides unseen, by playing a little."""
    kind, sealed = "none", False
    for number in range(3):
        rng = Random(f"chance/{number}")
        state = one.start(seats)
        for _ in range(MAX_GAME_LENGTH):
            turn = state.turn()
            if isinstance(turn, Chance):
                if listed_outcomes(turn.space)[0][0] is None:
                    kind = "drawn"
                elif kind == "none":
                    kind = "listed"
                state.land(turn.space.sample(rng))
            elif isinstance(turn, Choose):
                sealed = sealed or turn.how == "together" or bool(turn.hidden_from)
                state.play(turn.seat, state.moves(turn.seat).sample(rng))
            else:
                break
    return kind, sealed


class PipyardGame(pyspiel.Game):
    """A game's description for OpenSpiel."""

    def __init__(self, key: str, params: dict[str, Any]) -> None:
        given: dict[str, Any] = {**PARAMETERS, **params}
        options = dict([pair.split(":", 1) for pair in str(given["options"]).split(";") if pair])
        one = game(key).chosen(**options)
        seats = usual_seats(one, int(given["seats"]))
        sides = one.sides(seats)
        chance, sealed = chance_of(one, seats)
        modes = {
            "none": GAME_TYPES.ChanceMode.DETERMINISTIC,
            "listed": GAME_TYPES.ChanceMode.EXPLICIT_STOCHASTIC,
            "drawn": GAME_TYPES.ChanceMode.SAMPLED_STOCHASTIC,
        }
        fair = sides > 1 and seats % sides == 0
        described = _described(
            PREFIX + key,
            one.info.title,
            modes[chance],
            secret=sealed or hides(one, seats),
            fair=fair,
            seats=(min(one.info.seats), max(one.info.seats)),
        )
        self.actions = ActionSet(one)
        sizes = pyspiel.GameInfo(
            num_distinct_actions=max(1, len(self.actions)),
            max_chance_outcomes=0 if chance == "none" else MOST_LISTED_OUTCOMES,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if fair else None,
            max_game_length=MAX_GAME_LENGTH,
        )
        super().__init__(described, sizes, given)
        self.one = one
        self.seats = seats
        self.sides = sides
        self.log = _unpacked(str(given["log"]))
        self.start = begun(one, seats, self.log)
        self.source = ChanceStream(None if int(given["seed"]) < 0 else int(given["seed"]))
        self.observer: Observer | None = None

    def new_initial_state(self) -> PipyardState:
        return PipyardState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:
        if self.observer is None:
            self.observer = Observer(self.one, self.seats, self.actions)
        return SeatObserver(self.observer, bool(iig_obs_type is not None and iig_obs_type.perfect_recall))


class SeatObserver:
    """What a seat may know: planes and numbers, or as a string; with perfect recall the string holds all that it has read."""

    def __init__(self, observer: Observer, recall: bool) -> None:
        self.observer = observer
        self.recall = recall
        self.tensor = np.zeros(observer.size, np.float32)
        self.dict: dict[str, Any] = {"observation": self.tensor}

    def set_from(self, state: PipyardState, player: int) -> None:
        record = state.record
        taken = record.taken() if record.turn.seat == player else ()
        self.tensor[:] = self.observer(record.state, player, taken)

    def string_from(self, state: PipyardState, player: int) -> str:
        return state.record.known(player) if self.recall else state.record.seen(player)


class PipyardState(pyspiel.State):
    """A position. Its attributes are what OpenSpiel copies and stores."""

    def __init__(self, whole: PipyardGame) -> None:
        super().__init__(whole)
        self.record = StateHistory(whole.one, whole.seats, whole.log, whole.actions, whole.start)
        self.source = whole.source

    def current_player(self) -> int:
        turn = self.record.turn
        if isinstance(turn, Over):
            return pyspiel.PlayerId.TERMINAL
        return pyspiel.PlayerId.CHANCE if isinstance(turn, Chance) else turn.seat

    def _legal_actions(self, player: int) -> list[int]:
        return self.record.deciding().legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(number, odds) for number, (_, odds) in enumerate(self.record.outcomes())]

    def _apply_action(self, action: int) -> None:
        self.record.act(action, self.source)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            outcome = self.record.outcomes()[action][0]
            return outcome.text if outcome is not None else "drawn"
        return self.record.actions.words[action]

    def is_terminal(self) -> bool:
        return isinstance(self.record.turn, Over)

    def returns(self) -> list[float]:
        turn, record = self.record.turn, self.record
        return utilities(turn, record.seats, record.one.sides(record.seats)) if isinstance(turn, Over) else [0.0] * record.seats

    def resample_from_infostate(self, player: int, sampler: Any = None) -> PipyardState:
        """A state that the player cannot tell from this one; ``sampler`` gives numbers from 0 to 1, as OpenSpiel's do."""
        rng = Random(sampler()) if sampler is not None else self.source.rng
        new: Any = self.clone()
        new.record = self.record.guess(player, rng)
        return new

    def match(self) -> Match:
        """The game so far as a match of Pipyard, to look at or to store."""
        record = self.record
        match = Match.replay(record.log, game) if record.log else Match(record.one, record.seats, source=None)
        for by, text in record.events:
            if by < 0:
                match.happen(text)
            else:
                match.submit(by, text)
        return match

    def __str__(self) -> str:
        return "\n".join([f"{by} {text}" for by, text in self.record.events]) or "start"


def register_all() -> None:
    """Make all games that are played in turns known to ``pyspiel.load_game``."""
    for key in files():
        try:
            one = game(key)
        except Exception:  # noqa: BLE001, S112, RUF100 (a broken package hides only its own game)
            continue
        if turn_based(one):
            register(key)


register_all()
